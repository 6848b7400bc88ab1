### Ce qui s’est passé dans Vinhos, en français.

## Joueurs

vinhos-seat-seat-n =
    { $n1 ->
        [1] joueur A
        [2] joueur B
        [3] joueur C
       *[4] joueur D
    }

## Pourquoi de l’argent change de main

vinhos-cause-vineyard = un vignoble
vinhos-cause-building = bâtiment ou œnologue
vinhos-cause-expert = un Expert en Vin
vinhos-cause-divesting = désinvestissement
vinhos-cause-fair = la case de Salon
vinhos-cause-deposit = dépôt
vinhos-cause-withdrawal = retrait
vinhos-cause-investment = investissement
vinhos-cause-interest = intérêts
vinhos-cause-salaries = salaires
vinhos-cause-sale = une vente
vinhos-cause-start = départ plus tardif
vinhos-cause-move = le déplacement

## Événements

vinhos-event-year = L’année { $year } a commencé.
vinhos-event-phase = La phase { $phase } a commencé.
vinhos-event-vintage = Nouvelle cuvée dévoilée : météo { $weather }.
vinhos-event-feature = La caractéristique { $feature } a avancé de { $steps }.
vinhos-event-refresh = { $who } : les experts utilisés ont été retournés face visible.
vinhos-event-order = L’ordre du tour a été fixé ; { $who } a commencé.
vinhos-event-order-fair = Le Salon a fixé l’ordre du tour ; { $who } a commencé.
vinhos-event-order-start = Les premiers vignobles ont fixé l’ordre du tour ; { $who } a commencé.
vinhos-event-order-place = { $who } a pris la { $place } dans l’ordre du tour.
vinhos-event-move = { $who } a déplacé son marqueur : { $action }.
vinhos-event-stay = { $who } n’a pas quitté Passer/Communiqué de Presse.
vinhos-event-toll = { $who } a reçu { THOUSANDS($amount) } Bagos du joueur venu sur la même case.
vinhos-event-cash = { $who } a reçu { THOUSANDS($amount) } Bagos en liquide ({ $cause }).
vinhos-event-pay-cash = { $who } a payé { THOUSANDS($amount) } Bagos en liquide ({ $cause }).
vinhos-event-account = { $who } : { THOUSANDS($amount) } Bagos versés sur le compte ({ $cause }).
vinhos-event-pay-account = { $who } : { THOUSANDS($amount) } Bagos prélevés sur le compte ({ $cause }).
vinhos-event-invest = { $who } a porté son investissement à { $level }.
vinhos-event-divest = { $who } a ramené son investissement à { $level }.
vinhos-event-points = { $who } a marqué { $points } PV ({ $source }).
vinhos-event-lose-points = { $who } a perdu { $points } PV ({ $source }).
vinhos-event-take-vineyard = Pris sur le plateau : { $vineyard }.
vinhos-event-vineyard = { $who } a placé le { $vineyard } dans le domaine { $estate }.
vinhos-event-lose-vineyard = { $who } a perdu le { $vineyard } du domaine { $estate }.
vinhos-event-cube = Un cube de renommée a été placé ({ $region }).
vinhos-event-waiting-cube = { $who } : un cube de renommée a été mis en attente dans le domaine { $estate }.
vinhos-event-waiting-cubes-move = { $who } : un cube de renommée en attente a quitté le domaine { $estate }.
vinhos-event-waiting-cube-back = { $who } : un cube de renommée en attente du domaine { $estate } est retourné à la réserve.
vinhos-event-spend-cubes =
    { $cubes ->
        [one] { $region } : { $cubes } cube de renommée dépensé.
       *[other] { $region } : { $cubes } cubes de renommée dépensés.
    }
vinhos-event-winery = { $who } a construit une cave dans le domaine { $estate }.
vinhos-event-lose-winery = { $who } a perdu une cave du domaine { $estate }.
vinhos-event-cellar = { $who } a construit un cellier dans le domaine { $estate }.
vinhos-event-enologist = { $who } : un œnologue est arrivé dans le domaine { $estate }.
vinhos-event-enologist-leaves = { $who } : un œnologue a quitté le domaine { $estate }.
vinhos-event-enologist-moves = { $who } a déplacé un œnologue du domaine { $estate } au domaine { $other }.
vinhos-event-porto =
    { $tiles ->
        [one] { $who } a reçu { $tiles } tuile Porto.
       *[other] { $who } a reçu { $tiles } tuiles Porto.
    }
vinhos-event-spend-porto =
    { $tiles ->
        [one] { $who } a dépensé { $tiles } tuile Porto.
       *[other] { $who } a dépensé { $tiles } tuiles Porto.
    }
vinhos-event-expert = { $who } a pris l’{ $expert }.
vinhos-event-expert-back = { $who } a rendu l’{ $expert }.
vinhos-event-expert-used = { $who } a utilisé l’{ $expert }.
vinhos-event-choose-experts =
    { $count ->
        [one] { $who } a choisi en secret { $count } expert pour le Salon.
       *[other] { $who } a choisi en secret { $count } experts pour le Salon.
    }
vinhos-event-fair-expert = Salon : { $who } a révélé l’{ $expert }.
vinhos-event-wine = { $who } : le domaine { $estate } a produit un vin { $colour } de valeur { $value }.
vinhos-event-give-wine = { $who } a cédé un vin { $colour } de valeur { $value } ({ $region }).
vinhos-event-age = { $who } : les vins du domaine { $estate } ont vieilli.
vinhos-event-wine-lost = { $who } a perdu un vin { $colour } de valeur de production { $value } ({ $region }), trop vieux pour le domaine { $estate }.
vinhos-event-sale = { $who } a vendu un vin : { $slot }.
vinhos-event-export = { $who } a exporté un vin : { $slot }.
vinhos-event-manager = { $who } a donné un tonneau à { $manager }.
vinhos-event-benefit = { $who } a pris un avantage ({ $benefit }).
vinhos-event-benefit-multiplier = { $who } a déplacé un tonneau vers le multiplicateur « { $multiplier } ».
vinhos-event-barrel-sale = { $who } a repris un tonneau de vente ({ $slot }).
vinhos-event-barrel-export = { $who } a repris un tonneau d’export ({ $slot }).
vinhos-event-barrel-court = { $who } a repris un tonneau chez les VIP ({ $slot }).
vinhos-event-barrel-multiplier = { $who } a repris un tonneau sur le multiplicateur « { $slot } ».
vinhos-event-announce = { $who } a annoncé pour le Salon un vin de valeur { $value } : { $slot }.
vinhos-event-fair-points =
    { $points ->
        [one] { $who } a gagné { $points } Point de Salon ({ $total } en tout).
       *[other] { $who } a gagné { $points } Points de Salon ({ $total } en tout).
    }
vinhos-event-prize =
    { $place ->
        [1] Salon : { $who } a pris la première place ({ $points } PV).
        [2] Salon : { $who } a pris la deuxième place ({ $points } PV).
        [3] Salon : { $who } a pris la troisième place ({ $points } PV).
       *[other] Salon : { $who } a pris la quatrième place ({ $points } PV).
    }
vinhos-event-fair-over = Le Salon s’est terminé ; les Tuiles de Salon sont revenues à leurs propriétaires.
vinhos-event-look = { $who } a consulté les vignobles ({ $region }).
vinhos-event-reorder = { $who } a réordonné les vignobles ({ $region }).
vinhos-event-last-benefits = Une nouvelle manche de derniers avantages a commencé.
vinhos-event-winner = { $who } a gagné avec { $points } PV.
