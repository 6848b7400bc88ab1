### Le plateau de Vinhos dans le navigateur, en français.
###
### Les noms du jeu sont dans vinhos.ftl. L'argent se compte en milliers : THOUSANDS($amount) fait 3 000 de 3.
### Ces textes ont peu de place : les plus courts sont les meilleurs.

## Titres

web-vinhos-actions = Actions
web-vinhos-map = Régions du Portugal
web-vinhos-sales = Ventes au pays
web-vinhos-export = Export
web-vinhos-bank = Banco do Vinho
web-vinhos-fair = Salon du vin
web-vinhos-managers = Les VIP
web-vinhos-players = Joueurs
web-vinhos-experts = Experts
web-vinhos-order = Ordre du tour

## L'année

web-vinhos-setup = Avant la première année
web-vinhos-year =
    { $phase ->
        [0] Année { $year }
       *[other] Année { $year }, phase { $phase }
    }
web-vinhos-fair-prizes = Un Salon clôt cette année. Points par place : { $prizes }
web-vinhos-fair-years = Un Salon clôt les années { $years }
web-vinhos-order-place-place-n = Place { $n1 } dans le prochain ordre du tour
web-vinhos-vintage = Météo de la cuvée : { $weather } pour chaque vin produit
web-vinhos-no-wishes = aucun souhait la première année
web-vinhos-at-least = { $value } ou plus

## Actions

web-vinhos-money = { THOUSANDS($amount) }
web-vinhos-no-price = gratuit
web-vinhos-taxed = Taxée cette année
web-vinhos-move-price =
    { $price ->
        [0] Y aller est gratuit
       *[other] Y aller coûte { THOUSANDS($price) } Bagos
    }
web-vinhos-left = reste { $count }
web-vinhos-nobody = personne
web-vinhos-free = libre

## Régions

web-vinhos-region-out = { $region }, hors jeu
web-vinhos-region-offer = À vendre : { $colour } pour { THOUSANDS($price) } Bagos, vignobles restants { $count }
web-vinhos-cubes-left = Cubes de renommée en réserve : { $count }
web-vinhos-porto-left = Tuiles Porto en réserve : { $count }
web-vinhos-sold-out = Épuisé
web-vinhos-region-cubes = Renommée { $cubes } sur { $room }
web-vinhos-region-discs = Domaines : { $names }
web-vinhos-trait-minho = pas de cellier ici
web-vinhos-trait-tras-os-montes = deux Points de Salon de plus pour son vin
web-vinhos-trait-dao = son premier vignoble apporte un cellier
web-vinhos-trait-douro = son premier vignoble apporte deux tuiles Porto
web-vinhos-trait-lisboa = son premier vignoble apporte une cave
web-vinhos-trait-alentejo = chaque cube de renommée compte double
web-vinhos-trait-setubal = son premier vignoble apporte deux experts
web-vinhos-trait-algarve = son vin vaut toujours un de plus

## Marchés et banque

web-vinhos-hangout = { $name }, tonneaux à vous : { $count }
web-vinhos-export-slot = demande { $value }, donne { $points } points
web-vinhos-majority = { $points } points à la fin pour le plus de tonneaux dans cette colonne
web-vinhos-column = Colonne { $column }, { $points } points pour la majorité
web-vinhos-at-once = { $points } points tout de suite par tonneau dans cette ligne
web-vinhos-balance = Solde { THOUSANDS($amount) }, { $points } points à la fin
web-vinhos-points-at-end = Points à la fin pour ce solde
web-vinhos-level = Investissement { $level }
web-vinhos-invest-costs = Coût d’un cran de plus, pris sur le compte, en milliers
web-vinhos-divest-pays = Gain d’un cran de moins, en liquide, en milliers

## Le Salon

web-vinhos-track =
    { $points ->
        [one] { $feature } vaut { $points } Point de Salon
       *[other] { $feature } vaut { $points } Points de Salon
    }
web-vinhos-deck = Sur le dessus : { $expert }. Tuiles restantes : { $count }
web-vinhos-deck-empty = plus d’expert
web-vinhos-stand =
    { $points ->
        [one] Emplacement { $features } : { $points } Point de Salon maintenant et { $bonus }. { $name }
       *[other] Emplacement { $features } : { $points } Points de Salon maintenant et { $bonus }. { $name }
    }
web-vinhos-fair-points = Points de Salon
web-vinhos-fair-points-of = Points de Salon : { $points }

## Les VIP, en bref

web-vinhos-court-winery-for-n = cave à { THOUSANDS($n1) }
web-vinhos-court-sales = vente
web-vinhos-court-vineyard-minus-n = vignoble −{ THOUSANDS($n1) }
web-vinhos-court-export = export
web-vinhos-court-free-expert = expert gratuit
web-vinhos-court-invest-free = investir
web-vinhos-multiplier-cellars = celliers
web-vinhos-multiplier-vineyards = vignobles
web-vinhos-multiplier-wine = vin, aussitôt
web-vinhos-multiplier-enologists = œnologues
web-vinhos-multiplier-cash = liquide
web-vinhos-multiplier-four-experts = 4 experts, aussitôt
web-vinhos-multiplier-full-estates = domaines pleins
web-vinhos-multiplier-wineries = caves
web-vinhos-multiplier-renown = renommée, aussitôt

## Ce qui est à une place

web-vinhos-score = Points : { $points }
web-vinhos-cash = Liquide : { THOUSANDS($amount) } Bagos
web-vinhos-cash-short = liquide
web-vinhos-account = Compte : { THOUSANDS($amount) } Bagos
web-vinhos-account-short = compte
web-vinhos-investment-short = invest.
web-vinhos-barrels = Tonneaux en réserve : { $count }
web-vinhos-barrels-short = tonneaux
web-vinhos-porto = Tuiles Porto : { $count }
web-vinhos-porto-short = Porto
web-vinhos-announced =
    { $experts ->
        [0] annoncé, aucun expert permis
        [one] annoncé, { $experts } expert permis
       *[other] annoncé, { $experts } experts permis
    }
web-vinhos-wine = vin { $colour } de valeur { $value } ({ $region }), produit à { $production }
web-vinhos-next = prochain vin : { $value }
web-vinhos-cellar = cellier
web-vinhos-warehouse = entrepôt
web-vinhos-estate-empty = vide
web-vinhos-estate-no-region = sans région
web-vinhos-estate-built = Vignobles { $vineyards }, caves { $wineries }, œnologues { $enologists }
web-vinhos-expert-used = utilisé
web-vinhos-expert-arrow = fait avancer la caractéristique au Salon
web-vinhos-expert-chosen = choisi pour le Salon
web-vinhos-experts-count = experts : { $up } prêts, { $down } utilisés
web-vinhos-open = Tout montrer
web-vinhos-close = Montrer moins

## Effets d'une réponse, montrés là où ils se produisent

web-vinhos-more-cash = liquide { $amount }
web-vinhos-more-account = compte { $amount }
web-vinhos-more-score = { $amount } PV
web-vinhos-more-fair-points = { $amount } au Salon
web-vinhos-more-barrels = tonneaux { $amount }
web-vinhos-more-cube = +1 renommée
