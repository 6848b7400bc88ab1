### Ce qui s’est passé dans Viticulture, en français.

## Pourquoi des lires changent de main

viticulture-cause-tour = la visite
viticulture-cause-bonus = le bonus de la case
viticulture-cause-row = l’échelle de réveil
viticulture-cause-residual = revenu résiduel
viticulture-cause-grapes = vente de raisin
viticulture-cause-field = un champ
viticulture-cause-space = la case pour une lire
viticulture-cause-parents = Mama ou Papa
viticulture-cause-building = construction
viticulture-cause-training = formation
viticulture-cause-visitor = un visiteur

## Événements

viticulture-event-year = L’année { $year } a commencé.
viticulture-event-season = Nouvelle saison : { $season }.
viticulture-event-next-year = Les coqs ont quitté l’échelle ; premier joueur : { $who }.
viticulture-event-last-year = { $who } a atteint { $points } PV : c’est la dernière année.
viticulture-event-rooster = { $who } a placé son coq sur la { $row }.
viticulture-event-temporary = { $who } a reçu l’ouvrier temporaire.
viticulture-event-pass = { $who } a passé.
viticulture-event-place =
    { $worker ->
        [grande] { $who } a placé le grand ouvrier sur « { $action } ».
       *[other] { $who } a placé un ouvrier sur « { $action } ».
    }
viticulture-event-place-lira =
    { $worker ->
        [grande] { $who } a placé le grand ouvrier sur la case pour une lire.
       *[other] { $who } a placé un ouvrier sur la case pour une lire.
    }
viticulture-event-place-yoke =
    { $worker ->
        [grande] { $who } a placé le grand ouvrier sur le joug.
       *[other] { $who } a placé un ouvrier sur le joug.
    }
viticulture-event-fetch = { $who } a repris un ouvrier de « { $action } ».
viticulture-event-home = Tous les ouvriers sont revenus.
viticulture-event-train = { $who } a formé un ouvrier pour l’année suivante.
viticulture-event-train-now = { $who } a formé un ouvrier disponible tout de suite.
viticulture-event-join =
    { $count ->
        [one] { $who } a reçu { $count } ouvrier.
       *[other] { $who } a reçu { $count } ouvriers.
    }
viticulture-event-lira =
    { $amount ->
        [one] { $who } a reçu { $amount } lire ({ $cause }).
       *[other] { $who } a reçu { $amount } lires ({ $cause }).
    }
viticulture-event-pay =
    { $amount ->
        [one] { $who } a payé { $amount } lire ({ $cause }).
       *[other] { $who } a payé { $amount } lires ({ $cause }).
    }
viticulture-event-points = { $who } a marqué { $points } PV ({ $source }).
viticulture-event-lose-points = { $who } a perdu { $points } PV ({ $source }).
viticulture-event-residual = { $who } a augmenté son revenu résiduel de { $amount }.
viticulture-event-lose-residual = { $who } a baissé son revenu résiduel de { $amount }.
viticulture-event-draw = { $who } a pioché { $deck } : { $card }.
viticulture-event-draw-hidden = { $who } a pioché { $deck }.
viticulture-event-reshuffle = La défausse a été mélangée : on peut de nouveau piocher { $deck }.
viticulture-event-discard = { $who } a défaussé : { $card }.
viticulture-event-played = { $who } a joué : { $card }.
viticulture-event-laid-away = { $card } : carte défaussée.
viticulture-event-give = { $who } a donné { $deck } à { $to } : { $card }.
viticulture-event-give-hidden = { $who } a donné { $deck } à { $to }.
viticulture-event-take-discard = { $who } a pris dans une défausse : { $card }.
viticulture-event-reveal = { $who } a révélé : { $card }.
viticulture-event-keep = { $who } a gardé : { $card }.
viticulture-event-discard-shown = Carte défaussée : { $card }.
viticulture-event-plant = { $who } a planté { $vine } dans { $field }.
viticulture-event-plant-start = { $who } a commencé avec { $vine } dans { $field }.
viticulture-event-uproot = { $who } a arraché { $vine } dans { $field }.
viticulture-event-switch = { $who } a échangé { $vine } et { $other }.
viticulture-event-harvest = { $who } a vendangé { $field }.
viticulture-event-grape = { $who } a obtenu un { $grape }.
viticulture-event-grape-lost = Le pressoir était plein : { $who } a perdu un { $grape }.
viticulture-event-lose-grape = { $who } a utilisé un { $grape }.
viticulture-event-wine = { $who } a produit un { $wine }.
viticulture-event-lose-wine = { $who } a cédé un { $wine }.
viticulture-event-age-grapes = { $who } : les raisins ont vieilli.
viticulture-event-age-wines = { $who } : les vins ont vieilli.
viticulture-event-age-one = { $who } a fait vieillir un { $wine } jusqu’à { $value }.
viticulture-event-build = { $who } a construit : { $structure }.
viticulture-event-use-structure = { $who } a utilisé pour l’année : { $structure }.
viticulture-event-fill = { $who } a honoré la { $order }.
viticulture-event-sell-field = { $who } a vendu { $field }.
viticulture-event-buy-field = { $who } a racheté { $field }.
viticulture-event-mama = { $who } a reçu { $card } pour Mama.
viticulture-event-papa = { $who } a reçu { $card } pour Papa.
viticulture-event-papa-gift =
    { $choice ->
        [lira] { $who } a pris plus de lires ({ $card }).
       *[other] { $who } a pris le cadeau ({ $card }).
    }
viticulture-event-token = { $who } a pris le jeton Action bonus de la ligne { $row }.
viticulture-event-take-token = { $who } : la ligne { $row } n’avait plus de jeton.
viticulture-event-spend-token = { $who } a dépensé un jeton Action bonus.
viticulture-event-automa-card = L’Automa a pioché la carte { $number }.
viticulture-event-automa-place = L’Automa a placé un ouvrier sur « { $action } ».
viticulture-event-automa-shuffle = La pioche de l’Automa a été mélangée à nouveau.
viticulture-event-automa-points = Le score de l’Automa est passé à { $points } PV.
viticulture-event-plan = { $who } a prévu pour l’hiver : { $action }.
viticulture-event-plan-done = { $who } : le plan est arrivé à terme ({ $action }).
viticulture-event-plan-cancelled = { $who } : le plan a été annulé ({ $action }).
viticulture-event-winner = { $who } a gagné avec { $points } PV.
viticulture-event-result-draw = La partie contre l’Automa s’est terminée sur une égalité.
viticulture-event-result-loss = L’Automa a gagné.
