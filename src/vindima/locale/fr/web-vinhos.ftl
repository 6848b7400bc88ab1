### Le plateau de Vinhos dans le navigateur, en français.
###
### Les noms du jeu sont dans vinhos.ftl. L'argent se compte en milliers : THOUSANDS($amount) fait 3 000 de 3.
### Ces textes ont peu de place : les plus courts sont les meilleurs.

## Titres

web-vinhos-actions = Actions
web-vinhos-map = Régions du Portugal
web-vinhos-sales = Ventes
web-vinhos-export = Export
web-vinhos-bank = Banco do Vinho
web-vinhos-fair = Salon du Vin
web-vinhos-managers = Les VIP
web-vinhos-players = Joueurs
web-vinhos-experts = Experts en Vin
web-vinhos-order = Ordre du tour

## L'année

web-vinhos-setup = Avant la première année
web-vinhos-year =
    { $phase ->
        [0] Année { $year }
       *[other] Année { $year }, phase { $phase }
    }
web-vinhos-fair-prizes = Un Salon a lieu à la fin de cette année. PV par place : { $prizes }
web-vinhos-fair-years = Salons à la fin des années { $years }
web-vinhos-order-place-place-n = Place { $n1 } dans le prochain ordre du tour
web-vinhos-vintage = Météo de l’année : { $weather } à la valeur de chaque vin produit
web-vinhos-no-wishes = aucune demande la première année
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

web-vinhos-region-out = { $region }, non utilisée dans cette partie
web-vinhos-region-offer = À vendre : { $colour } pour { THOUSANDS($price) } Bagos ; vignobles restants : { $count }
web-vinhos-cubes-left = Cubes de renommée en réserve : { $count }
web-vinhos-porto-left = Tuiles Porto en réserve : { $count }
web-vinhos-sold-out = Épuisé
web-vinhos-region-cubes = Cubes de renommée : { $cubes } sur { $room }
web-vinhos-region-discs = Domaines : { $names }
web-vinhos-trait-minho = pas de cellier
web-vinhos-trait-tras-os-montes = 2 Points de Salon de plus pour son vin
web-vinhos-trait-dao = premier vignoble : un cellier gratuit
web-vinhos-trait-douro = premier vignoble : deux tuiles Porto
web-vinhos-trait-lisboa = premier vignoble : une cave gratuite
web-vinhos-trait-alentejo = chaque cube de renommée compte pour 2
web-vinhos-trait-setubal = premier vignoble : deux experts gratuits
web-vinhos-trait-algarve = son vin vaut toujours 1 de plus

## Marchés et banque

web-vinhos-hangout = { $name }, vos tonneaux : { $count }
web-vinhos-export-slot = demande { $value }, donne { $points } PV
web-vinhos-majority = { $points } PV à la fin pour le plus de tonneaux dans cette colonne
web-vinhos-column = Colonne { $column }, { $points } PV pour la majorité
web-vinhos-at-once = { $points } PV tout de suite pour un tonneau dans cette ligne
web-vinhos-balance = Solde { THOUSANDS($amount) } Bagos, { $points } PV à la fin
web-vinhos-points-at-end = PV à la fin pour ce solde
web-vinhos-level = Investissement { $level }
web-vinhos-invest-costs = Coût d’un investissement, pris sur le compte, en milliers
web-vinhos-divest-pays = Liquide reçu en désinvestissant, en milliers

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
        [one] Case de Salon { $features } : { $points } Point de Salon maintenant et { $bonus }. { $name }
       *[other] Case de Salon { $features } : { $points } Points de Salon maintenant et { $bonus }. { $name }
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
web-vinhos-multiplier-full-estates = domaines complets
web-vinhos-multiplier-wineries = caves
web-vinhos-multiplier-renown = renommée, aussitôt

## Ce qui est à une place

web-vinhos-score = PV : { $points }
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
        [0] vin annoncé, aucun expert permis
        [one] vin annoncé, { $experts } expert au plus
       *[other] vin annoncé, { $experts } experts au plus
    }
web-vinhos-wine = vin { $colour } de valeur { $value } ({ $region }), valeur de production { $production }
web-vinhos-next = prochain vin : { $value }
web-vinhos-cellar = cellier
web-vinhos-warehouse = entrepôt
web-vinhos-estate-number = domaine { $number }
web-vinhos-store-slot = { $estate }, case { $slot }
web-vinhos-estate-empty = vide
web-vinhos-estate-no-region = sans région
web-vinhos-estate-built = Vignobles { $vineyards }, caves { $wineries }, œnologues { $enologists }
web-vinhos-expert-used = utilisé
web-vinhos-expert-arrow = fait avancer la caractéristique au Salon
web-vinhos-expert-chosen = choisi pour le Salon
web-vinhos-experts-count = experts : prêts { $up }, utilisés { $down }
web-vinhos-open = Tout montrer
web-vinhos-close = Montrer moins

## Effets d'une réponse, montrés là où ils se produisent

web-vinhos-more-cash = liquide { $amount }
web-vinhos-more-account = compte { $amount }
web-vinhos-more-score = { $amount } PV
web-vinhos-more-fair-points = Points de Salon { $amount }
web-vinhos-more-barrels = tonneaux { $amount }
web-vinhos-more-wineries = caves { $amount }
web-vinhos-more-cellars = celliers { $amount }
web-vinhos-more-porto = Porto { $amount }
web-vinhos-more-wine = nouveau vin : { $value }
web-vinhos-more-cubes = renommée { $amount }

## Examiner de près

web-vinhos-inspect-invest = Le prochain cran coûte { THOUSANDS($amount) } Bagos, pris sur le compte
web-vinhos-inspect-divest = Descendre d’un cran rapporte { THOUSANDS($amount) } Bagos en liquide
web-vinhos-inspect-ageing = Dans un cellier, cette case change la valeur d’un vin de { $gain }
web-vinhos-inspect-each = À la fin : vos { $things } × { $points } PV
web-vinhos-inspect-per-cash = PV à la fin par tranche de { THOUSANDS($amount) } Bagos en liquide : { $points }
