### Les exemples de règles de Vinhos, en français.
###
### Les positions sont dans `rules/examples/vinhos.toml`. Chaque fait d’un exemple est un argument : $cash avant,
### $cash-after après, et $cash-change, la différence. Les nombres viennent toujours des arguments. L’argent est en milliers.

## Ce qui est montré

vinhos-shown-cash = Liquide
vinhos-shown-account = Compte
vinhos-shown-investment = Investissement
vinhos-shown-vp = PV
vinhos-shown-fair-points = Points de Salon
vinhos-shown-barrels = Tonneaux en réserve
vinhos-shown-porto = Tuiles Porto
vinhos-shown-marker = Marqueur d’Action
vinhos-shown-order = Ordre du tour
vinhos-shown-vineyards-n = Vignobles, domaine { $place }
vinhos-shown-wineries-n = Caves, domaine { $place }
vinhos-shown-enologists-n = Œnologues, domaine { $place }
vinhos-shown-cellar-n = Cellier, domaine { $place }
vinhos-shown-red-n-n = Vin rouge, domaine { $place }, case { $n2 }
vinhos-shown-white-n-n = Vin blanc, domaine { $place }, case { $n2 }
vinhos-shown-cubes-minho = Cubes de renommée au Minho
vinhos-shown-cubes-tras-os-montes = Cubes de renommée à Trás-os-Montes
vinhos-shown-cubes-dao = Cubes de renommée au Dão
vinhos-shown-experts = Experts, face visible
vinhos-shown-experts-used = Experts, face cachée
vinhos-shown-with-alexandre = Tonneaux chez Alexandre
vinhos-shown-with-constantino = Tonneaux chez Constantino
vinhos-shown-weather = Météo
vinhos-shown-taste = Le Goût vaut
vinhos-shown-aroma = L’Arôme vaut
vinhos-shown-look = La Robe vaut
vinhos-shown-alcohol = La Teneur en Alcool vaut
vinhos-shown-vp-majorities = PV des majorités
vinhos-shown-vp-account = PV du compte
vinhos-shown-vp-multipliers = PV des multiplicateurs

## La mise en place et l’année

vinhos-example-first-vineyard = Le vignoble visible du Dão coûte { THOUSANDS($cash-change) } Bagos. Il fonde votre premier domaine et apporte un cube de renommée et, puisqu’il s’agit du Dão, un cellier gratuit. Le vin qui l’accompagne a la valeur { $red-1-1-after }.
vinhos-example-porto = Vous achetez un vignoble du Douro pour { THOUSANDS($cash-change) } Bagos. Il apporte deux tuiles Porto, et vous en dépensez une aussitôt : le vin qui accompagne le vignoble est un Porto de valeur { $red-1-1-after }. Il vous reste { $porto-after } tuile pour une production ultérieure.
vinhos-example-vintage = La nouvelle cuvée a une météo de { $weather-after } : chaque vin produit cette année vaudra moins. Elle fait avancer trois caractéristiques : le Goût vaut maintenant { $taste-after }, l’Arôme { $aroma-after } et la Teneur en Alcool { $alcohol-after }. La Robe reste à { $look }.
vinhos-example-movement = Aller sur une case voisine est gratuit, mais la case Vignobles est taxée cette année et les joueurs A et C s’y trouvent déjà. Vous payez { THOUSANDS($cash-of-1-change) } Bagos à chacun d’eux et autant à la réserve : { THOUSANDS($cash-change) } Bagos en tout. Le joueur C a maintenant { THOUSANDS($cash-of-3-after) }.
vinhos-example-stay = Vous êtes sur Passer/Communiqué de Presse et n’avez pas assez de liquide ({ THOUSANDS($cash) } Bagos) pour une autre case, et votre investissement est à { $investment } : vous ne pouvez plus désinvestir. C’est le seul cas où vous pouvez rester. Vous choisissez une place dans l’ordre du tour et pourriez faire un Communiqué de Presse, comme si vous veniez d’arriver.
vinhos-example-order = Vous êtes le joueur A et vous étiez premier cette année. Le joueur B va sur Passer/Communiqué de Presse et prend la première place de la rangée inférieure. À la fin de la phase, le joueur C et vous occupez les autres places dans l’ordre précédent.

## Les actions

vinhos-example-vineyards = Le déplacement coûte la taxe et un paiement au joueur présent ; la tuile du Minho a son propre prix. Vous payez { THOUSANDS($cash-change) } Bagos en tout. Le vignoble fonde un domaine : vous placez un disque au Minho et, comme pour tout vignoble, un cube de renommée, ce qui en fait { $cubes-minho-after }.
vinhos-example-wineries = Vous construisez deux caves pour { THOUSANDS($cash-change) } Bagos ; le déplacement est gratuit. Chacune placerait un cube de renommée au Dão, mais il n’y a de place que pour { $cubes-dao-after } : le second cube reste dans la réserve.
vinhos-example-cellars = Le cellier coûte { THOUSANDS($cash-change) } Bagos et recouvre l’entrepôt. Les vins gardent leurs cases. La première n’ajoute rien : ce vin reste à { $red-4-1 } ; la deuxième augmente la valeur : l’autre vin passe de { $red-4-2 } à { $red-4-2-after }. Un cube de renommée va dans la région.
vinhos-example-enologists = Vous embauchez un œnologue pour { THOUSANDS($cash-change) } Bagos et le placez sur votre cave qui n’en avait pas. Désormais, votre compte lui verse un salaire chaque année.
vinhos-example-sales = Votre vin a la valeur { $red-2-1 }, moins que ce que la case demande. Vous retirez { $cubes-tras-os-montes-change } cubes de renommée de sa région pour combler la différence. Le vin est défaussé, un tonneau marque la case et votre compte reçoit { THOUSANDS($account-change) } Bagos.
vinhos-example-taking-back-barrels = Vous avez deux tonneaux à la même bonne adresse : vous pouvez les reprendre, et votre réserve passe de { $barrels } à { $barrels-after }. En échange, vous placez deux cubes de renommée dans deux régions différentes, ici le Minho et Trás-os-Montes.
vinhos-example-export = Votre vin a la valeur { $white-1-2 }, moins que ce que la case demande, mais { $cubes-dao-change } cubes de renommée de sa région comblent la différence. Vous marquez aussitôt { $vp-change } PV. Le tonneau reste sur le plateau et compte pour la majorité de sa colonne.
vinhos-example-bank = La banque n’est pas voisine de votre case : vous payez le déplacement et déposez le reste de votre liquide. Puis vous investissez : vous montez d’un cran, de { $investment } à { $investment-after }, et payez depuis le compte, où il reste { THOUSANDS($account-after) } Bagos.
vinhos-example-withdraw = Vous retirez { THOUSANDS($cash-change) } Bagos. Le compte baisse d’autant, à { THOUSANDS($account-after) }.
vinhos-example-divesting = Vous descendez d’un cran, de { $investment } à { $investment-after }, et recevez { THOUSANDS($cash-change) } Bagos en liquide. Le compte reste à { THOUSANDS($account) }, mais il touchera moins d’intérêts à la fin de l’année.
vinhos-example-wine-experts = Aller sur une case non voisine coûte autant qu’un expert. Avec les deux experts, vous payez { THOUSANDS($cash-change) } Bagos en tout. Tous deux sont face visible devant vous.
vinhos-example-abilities = Vous retournez l’expert face cachée et prenez { THOUSANDS($cash-change) } Bagos dans la réserve. Tant qu’il n’est pas de nouveau face visible, vous ne pouvez ni l’utiliser ni le jouer à un Salon.

## La presse et les VIP

vinhos-example-pass = Aller sur Passer/Communiqué de Presse est toujours gratuit : vous gardez vos { THOUSANDS($cash) } Bagos. Vous choisissez la première place dans l’ordre du tour, puis vous passez, sans Communiqué de Presse.
vinhos-example-press-release = Vous annoncez un vin de valeur { $red-1-1 }, trop faible pour jouer des experts au Salon. Les deux caractéristiques de la case valent { $aroma } et { $alcohol } : vous marquez { $fair-points-change } Points de Salon ; le bonus de la case est de { THOUSANDS($cash-change) } Bagos. Le vin a la couleur qu’Alexandre demande : vous lui donnez un tonneau.
vinhos-example-bonus-action = Vous donnez un vin à Alexandre ; sa valeur, { $red-4-2 }, n’a pas d’importance. Votre tonneau va sur une action bonus de sa ligne, et vous construisez une cave pour seulement { THOUSANDS($cash-change) } Bagos.
vinhos-example-multiplier = Vous donnez un vin à Constantino et votre tonneau va sur son multiplicateur de renommée, qui rapporte aussitôt. Les régions où vous avez des disques contiennent { $cubes-minho }, { $cubes-dao } et { $cubes-tras-os-montes } cubes de renommée : vous marquez { $vp-change } PV.

## La fin d’une année

vinhos-example-interest = Votre investissement est à { $investment } : à la fin de l’année, votre compte gagne { THOUSANDS($account-change) } Bagos.
vinhos-example-unpaid-interest = Votre investissement est à { $investment }, mais votre compte est vide : vous ne pouvez pas payer les intérêts. Comme vous n’avez aucune cave à perdre, vous défaussez un vignoble de votre choix, ici le seul de votre troisième domaine.
vinhos-example-salaries = Votre investissement est à { $investment } et rapporte des intérêts, mais le compte paie aussi le salaire de votre œnologue. Les deux montants sont égaux : il reste à { THOUSANDS($account) } Bagos.
vinhos-example-unpaid-salary = Votre investissement est à { $investment } et ne rapporte rien, et vous avez retiré tout votre argent. Le compte ne peut pas payer l’œnologue, qui est renvoyé. La cave reste.
vinhos-example-production = D’abord, chaque vin avance d’une case vers la droite. Dans un cellier, les deux prennent de la valeur : le premier passe de { $red-1-1 } à { $red-1-2-after }, l’autre de { $red-1-3 } à { $red-1-4-after }. Puis le domaine, avec son vignoble, sa cave et son œnologue, produit un vin de valeur { $red-1-1-after }, météo ({ $weather }) comprise.

## Le salon

vinhos-example-late-announcement = Vous n’avez pas encore annoncé de vin : vous devez le faire maintenant. { $cubes-tras-os-montes-change } cubes de renommée améliorent votre vin de valeur { $white-2-2 }, pour que vous puissiez jouer plus d’experts. La case rapporte { $look } pour la Robe et { $alcohol } pour la Teneur en Alcool ; son bonus donne d’autres points, comme tout vin de Trás-os-Montes : { $fair-points-change } Points de Salon en tout.
vinhos-example-experts-at-the-fair = Votre case de Salon montre la Teneur en Alcool, qui vaut { $alcohol }. L’expert de cette caractéristique que vous jouez vous rapporte { $fair-points-change } Points de Salon. Après le Salon, il va sous sa pile.
vinhos-example-arrow = Le Goût vaut { $taste }. Votre expert porte une flèche, qui fait d’abord avancer le Goût d’une case : il vaut maintenant { $taste-after }. C’est seulement alors que l’expert marque { $fair-points-change } Points de Salon.
vinhos-example-prizes = Le joueur B a le plus de Points de Salon, { $fair-points-of-2-after }, devant C avec { $fair-points-of-3-after } et A avec { $fair-points-of-1 }. Ils gagnent { $vp-of-2-change }, { $vp-of-3-change } et { $vp-of-1-change } PV. Les Points de Salon sont conservés pour le Salon suivant.
vinhos-example-last-points = Vous avez { $vp } PV à la fin de la dernière année. Les majorités à l’export ajoutent { $vp-majorities }, le compte { $vp-account } et les multiplicateurs { $vp-multipliers } : { $vp-after } PV.
