### L’introduction à Vinhos : les étapes de la visite (`learn/introductions/vinhos.toml`).

intro-vinhos-goal-title = Six années de vin
intro-vinhos-goal = Vous faites du vin au Portugal : fondez des domaines, vendez sur place, exportez et présentez vos meilleures bouteilles aux Salons. Après six ans, celui qui a le plus de PV l’emporte.
intro-vinhos-year-title = Les années
intro-vinhos-year = Chaque année, tout le monde a deux actions ; puis on paie les frais et les domaines produisent. Les années à Salon sont marquées : on y juge les vins et on y gagne des PV.
intro-vinhos-map-title = Les régions
intro-vinhos-map = Chaque région propose le vignoble du dessus de sa pile et a sa spécialité. Les cubes montrent sa renommée : dépensez-les pour donner plus de valeur à un vin de là-bas.
intro-vinhos-actions-title = Neuf actions
intro-vinhos-actions = Vous avez un marqueur et deux déplacements par an. La case voisine est gratuite ; aller plus loin, entrer sur la case taxée ou y retrouver d’autres joueurs coûte de l’argent. Prévoyez deux coups.
intro-vinhos-estates-title = Vos domaines
intro-vinhos-estates = Un domaine avec un vignoble fait un vin par an. Caves et œnologues l’améliorent. Dans un cellier, le vin gagne en vieillissant ; dans un entrepôt, il doit vite partir.
intro-vinhos-vintage-title = La cuvée
intro-vinhos-vintage = La météo de l’année rend tous les vins nouveaux meilleurs ou moins bons. En dessous figurent les demandes des VIP.
intro-vinhos-sales-title = Vendre sur place
intro-vinhos-sales = Les bonnes adresses paient votre vin sur votre compte bancaire. Chaque case veut un vin d’une certaine valeur, et un de vos tonneaux y reste.
intro-vinhos-export-title = L’export
intro-vinhos-export = L’export rapporte des PV au lieu d’argent, et d’autres PV à la fin pour ceux qui ont le plus livré. Vos tonneaux y restent jusqu’à la fin de la partie.
intro-vinhos-bank-title = La banque
intro-vinhos-bank = L’argent liquide paie vos achats ; le compte reçoit vos ventes et paie les salaires. Passez à la banque pour faire circuler l’argent ou investir.
intro-vinhos-fair-title = Le Salon
intro-vinhos-fair = Annoncez un vin pour chaque Salon. Sa valeur, les experts qui lui vont et la case choisie donnent des Points de Salon, gardés toute la partie, qui décident des prix.
intro-vinhos-managers-title = Les VIP
intro-vinhos-managers = Un vin qui répond à leurs demandes vous laisse placer des tonneaux chez eux. Ces tonneaux donnent des actions de plus en cours de partie, ou multiplient des points à la fin.
intro-vinhos-question-title = À vous
intro-vinhos-question = C’est dans ce panneau que le jeu vous pose ses questions. Ce que vous pouvez choisir brille sur le plateau ; survolez-le pour voir ce qui changerait. La plupart des choix peuvent être annulés.
