### L’introduction à Viticulture : les étapes de la visite (`learn/introductions/viticulture.toml`).

intro-viticulture-goal-title = Un vignoble à vous
intro-viticulture-goal = Vous héritez d’un petit vignoble en Toscane. Plantez des vignes, vendangez, faites du vin et livrez-le à ceux qui l’ont commandé. Dès que quelqu’un atteint 20 PV, on termine l’année, puis celui qui a le plus de PV l’emporte.
intro-viticulture-year-title = Quatre saisons
intro-viticulture-year = Le printemps décide de l’ordre du tour. En été et en hiver, vous envoyez vos ouvriers ; en automne, un visiteur arrive. Un ouvrier travaille une fois par an : occupé en été, il manque en hiver.
intro-viticulture-rooster-title = Le coq
intro-viticulture-rooster = Au printemps, votre coq choisit une ligne. Une ligne du début vous laisse choisir vos cases avant les autres ; une ligne de la fin donne un meilleur cadeau.
intro-viticulture-places-title = Du travail pour vos ouvriers
intro-viticulture-places = Chacune de ces actions n’a de place que pour quelques ouvriers, et le premier venu prend la case. Votre grand ouvrier peut rejoindre une action déjà pleine.
intro-viticulture-hand-title = Vos cartes
intro-viticulture-hand = Des vignes à planter, des commandes à honorer et des visiteurs qui assouplissent les règles un instant. Certains visiteurs viennent en été, d’autres en hiver. Vous seul voyez vos cartes.
intro-viticulture-fields-title = Vos champs
intro-viticulture-fields = C’est ici que poussent les vignes. Une vendange récolte tout le raisin d’un champ et laisse les vignes en place : vous pouvez revenir chaque année.
intro-viticulture-cellar-title = Du raisin à la bouteille
intro-viticulture-cellar = Le raisin attend au pressoir que vous en fassiez du vin. À la fin de chaque année, raisins et vins gagnent un point de valeur, autant que vos caves le permettent.
intro-viticulture-structures-title = Les structures
intro-viticulture-structures = Les bâtiments servent jusqu’à la fin : certaines vignes demandent un treillis ou de l’eau, un bon vin une cave plus grande, et le moulin rapporte des PV.
intro-viticulture-purse-title = Ce que vous possédez
intro-viticulture-purse = Vos PV, vos lires et le revenu résiduel : chaque commande honorée l’augmente, et il vous verse cette somme tous les ans.
intro-viticulture-question-title = À vous
intro-viticulture-question = C’est dans ce panneau que le jeu vous pose ses questions. Ce que vous pouvez choisir brille sur le plateau ; survolez-le pour voir ce qui changerait. La plupart des choix peuvent être annulés.
