### Ce que dit le coach dans une première partie de Viticulture : voir `learn/coach.py`.

coach-viticulture-ask-choose-papa-gift = Votre Papa offre un cadeau ou plus de lires. Un ouvrier ou une structure aide chaque année ; les lires n’aident qu’une fois, mais tout de suite.
coach-viticulture-ask-wake-up = Vous choisissez ici votre place dans l’ordre de cette année. Prenez une ligne du début si une case compte pour vous, une de la fin si vous préférez son cadeau.
coach-viticulture-ask-place = Envoyez un ouvrier sur une case qui brille. Demandez-vous ce qu’il vous faudra en hiver : les ouvriers utilisés maintenant y manqueront.
coach-viticulture-ask-place-which-worker = Tant qu’une case est libre, utilisez un ouvrier ordinaire. Gardez le grand pour une action que les autres ont remplie.
coach-viticulture-ask-draw-visitors = L’automne amène un visiteur. Un visiteur d’hiver peut servir cette année ; un visiteur d’été attendra la prochaine.
coach-viticulture-ask-build = Regardez les vignes et les commandes de votre main : quelle structure demandent-elles ? Ce qui ne vous sert pas vous coûte des lires pour rien.
coach-viticulture-ask-plant = Une vendange prend tout un champ : mieux vaut réunir les vignes. Pensez aux couleurs que veulent vos commandes.
coach-viticulture-ask-sell-or-trade = Vendre rapporte vite de l’argent. Un champ se rachète plus tard au même prix : un champ vide est un emprunt bon marché.
coach-viticulture-ask-harvest = Choisissez le champ dont vous voulez presser le raisin cette année. Une place prise au pressoir envoie le nouveau raisin à une valeur plus basse.
coach-viticulture-ask-make-wine = Faites les vins que veulent vos commandes. Le rosé et l’effervescent demandent les deux couleurs et une cave plus grande.
coach-viticulture-ask-fill-order = Une commande donne des PV aussitôt et des lires chaque année désormais : honorez-la tôt si vous le pouvez.
coach-viticulture-ask-play-summer = Un visiteur vaut souvent deux actions. Survolez une carte pour lire son effet.
coach-viticulture-ask-play-winter = Les visiteurs d’hiver aiment le travail fini : vin, commandes, points. Prenez celui dont vous pouvez utiliser toute l’offre.
coach-viticulture-ask-cut-hand = Vous avez trop de cartes. Laissez partir ce qui ne vous servirait pas dans les deux ans.
coach-viticulture-year-1 = La première année sert aux fondations : plantez une vigne et trouvez quelques lires. Pas encore de vin, et c’est normal.
coach-viticulture-year-2 = Un bon but pour cette année : vendanger un champ et former un ouvrier. Deux bras de plus servent chaque année.
coach-viticulture-year-3 = Le raisin devrait maintenant devenir du vin. Choisissez une commande et voyez ce qui lui manque encore.
coach-viticulture-year-4 = À partir d’ici, cherchez des PV à chaque saison. Le premier à 20 met fin à la partie pour tous.
coach-viticulture-event-season-winter = C’est l’hiver : les ouvriers qui vous restent peuvent vendanger, faire du vin et honorer des commandes.
coach-viticulture-event-harvest = Vos premiers raisins sont au pressoir. Avec un autre ouvrier, vous pouvez en faire du vin cet hiver.
coach-viticulture-event-wine = Votre premier vin ! En cave, il gagne en valeur chaque année. Comparez-le à vos commandes.
coach-viticulture-event-grape-lost = Il n’y avait plus de place au pressoir : un raisin est perdu. Faites du vin avant de vendanger à nouveau cette couleur.
coach-viticulture-event-fill = Votre première commande est honorée : des PV maintenant, des lires à chaque fin d’année. Piochez bientôt la suivante.
coach-viticulture-event-last-year = C’est la dernière année. Seuls comptent encore les PV : changez vin, visiteurs et ouvriers en points.
