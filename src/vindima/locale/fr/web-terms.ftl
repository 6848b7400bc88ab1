### Ce que pèse un conseiller : les raisons de ses conseils, chacune suivie de deux-points et de ce qu'elle gagne ou perd.

## Vinhos

web-term-vinhos-points = points de victoire
web-term-vinhos-majorities = majorités d’export
web-term-vinhos-account-points = PV pour le compte
web-term-vinhos-multipliers = multiplicateurs
web-term-vinhos-cash = liquide bientôt nécessaire
web-term-vinhos-purse = liquide en réserve
web-term-vinhos-savings = argent sur le compte
web-term-vinhos-interest = intérêts à venir
web-term-vinhos-unpaid = intérêts et salaires impossibles à payer
web-term-vinhos-market = ce que vos vins rapporteraient maintenant
web-term-vinhos-fading = vins bientôt perdus
web-term-vinhos-ageing = vins qui gagnent de la valeur en vieillissant
web-term-vinhos-harvest = vin à venir
web-term-vinhos-fine-harvest = vin à venir assez bon pour l’export
web-term-vinhos-estates = domaines avec vignobles
web-term-vinhos-cellars = celliers
web-term-vinhos-barrels = tonneaux en réserve
web-term-vinhos-renown = renommée dans vos régions
web-term-vinhos-porto = tuiles Porto
web-term-vinhos-experts = experts en vin
web-term-vinhos-used-experts = experts qui redeviendront visibles
web-term-vinhos-abilities = variété des capacités d’experts
web-term-vinhos-fair-points = Points de Salon
web-term-vinhos-prizes = prix des Salons à venir
web-term-vinhos-announced = le vin annoncé
web-term-vinhos-court = tonneaux chez les VIP
web-term-vinhos-prospects = multiplicateurs à portée
web-term-vinhos-exported = tonneaux exportés
web-term-vinhos-marker = déplacements gratuits du marqueur d’action

## Viticulture

web-term-viticulture-points = points de victoire
web-term-viticulture-lira = lires bientôt nécessaires
web-term-viticulture-wealth = lires en réserve
web-term-viticulture-income = revenus résiduels à venir
web-term-viticulture-workers = ouvriers
web-term-viticulture-idle = ouvriers encore à placer cette année
web-term-viticulture-lateness = ordre du tour
web-term-viticulture-trellis = treillis
web-term-viticulture-irrigation = tour d’irrigation
web-term-viticulture-yoke = joug
web-term-viticulture-windmill = moulin
web-term-viticulture-cottage = gîte
web-term-viticulture-tasting-room = salle de dégustation
web-term-viticulture-medium-cellar = cave moyenne
web-term-viticulture-large-cellar = grande cave
web-term-viticulture-land = champs
web-term-viticulture-vines = vignes en main
web-term-viticulture-planted = vendanges à venir
web-term-viticulture-grapes = raisins
web-term-viticulture-wines = vins
web-term-viticulture-orders = commandes en main
web-term-viticulture-filling = commandes que vous pourrez bientôt honorer
web-term-viticulture-summer-visitors = visiteurs d’été
web-term-viticulture-winter-visitors = visiteurs d’hiver
web-term-viticulture-too-many-cards = trop de cartes
web-term-viticulture-ahead = avance sur le meilleur adversaire
web-term-viticulture-last-year = la dernière année a commencé
web-term-viticulture-tokens = jetons Action bonus
web-term-viticulture-defeat = défaite avant la fin
