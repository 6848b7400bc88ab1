### La table de Viticulture dans le navigateur, en français. Les noms du jeu sont dans `viticulture.ftl` et
### `viticulture-cards.ftl` ; ici, ce que dit le plateau lui-même.

## L'année

web-viticulture-board = Plateau
web-viticulture-setup = Avant la première année
web-viticulture-year = Année { $year }
web-viticulture-last-year = Dernière année
web-viticulture-season-spring = Printemps
web-viticulture-season-summer = Été
web-viticulture-season-fall = Automne
web-viticulture-season-winter = Hiver
web-viticulture-now = en cours
web-viticulture-wake-up = Échelle de réveil
web-viticulture-order-of-play = Ordre du tour
web-viticulture-first-player = Commence au printemps
web-viticulture-passed = A passé
web-viticulture-workers-left =
    { $count ->
        [one] { $count } ouvrier libre
       *[other] { $count } ouvriers libres
    }
web-viticulture-fall-note = Chaque joueur pioche un visiteur, ou deux avec un gîte.
web-viticulture-pass = Passer
web-viticulture-pass-note = Gardez vos autres ouvriers pour la saison suivante.

## Actions

web-viticulture-act-draw-vine = Piocher une vigne
web-viticulture-act-give-tour = Guider une visite
web-viticulture-act-build-structure = Construire une structure
web-viticulture-act-play-summer = Jouer un visiteur d’été
web-viticulture-act-sell-or-trade = Vente de raisin, achat/vente d’un champ
web-viticulture-act-plant-vine = Planter une vigne
web-viticulture-act-draw-order = Piocher une commande
web-viticulture-act-harvest-field = Vendanger un champ
web-viticulture-act-train-worker = Former un ouvrier
web-viticulture-act-play-winter = Jouer un visiteur d’hiver
web-viticulture-act-make-wine = Produire du vin
web-viticulture-act-fill-order = Honorer une commande
web-viticulture-act-gain-lira = Gagner 1 lire
web-viticulture-upto = jusqu’à { $count }
web-viticulture-seat-of = { $worker } : { $name }
web-viticulture-seat-free = libre
web-viticulture-space = Case { $number }
web-viticulture-space-bonus = Case { $number }, bonus : { $bonus }
web-viticulture-beside = Grand ouvrier à côté des cases
web-viticulture-worker-regular = Ouvrier
web-viticulture-worker-grande = Grand ouvrier
web-viticulture-worker-temporary = Ouvrier temporaire
web-viticulture-worker-automa = Ouvrier de l’Automa
web-viticulture-worker-trained = En formation jusqu’à l’an prochain
web-viticulture-worker-placed = Placé
web-viticulture-planned = Prévu pour l’hiver

## Cartes

web-viticulture-decks = Cartes
web-viticulture-kind-vine = Vignes
web-viticulture-kind-order = Commandes
web-viticulture-kind-summer = Visiteurs d’été
web-viticulture-kind-winter = Visiteurs d’hiver
web-viticulture-card-vine = Vigne
web-viticulture-card-order = Commande
web-viticulture-card-summer = Visiteur d’été
web-viticulture-card-winter = Visiteur d’hiver
web-viticulture-deck = { $kind } : { $count } dans la pioche
web-viticulture-discards =
    { $count ->
        [0] défausse vide
       *[other] { $count } en défausse
    }
web-viticulture-top = Sur la défausse : { $card }
web-viticulture-all-discards = Toute la défausse, la dernière carte d’abord ({ $kind })
web-viticulture-shown = Cartes révélées : choisissez
web-viticulture-hand = Main
web-viticulture-hand-empty = Aucune carte en main
web-viticulture-needs = Exige : { $names }
web-viticulture-needs-nothing = N’exige aucune structure
web-viticulture-order-ready = Peut être honorée
web-viticulture-order-lacks = Manque : { $names }
web-viticulture-order-pays = { $points } PV, revenu +{ $residual }
web-viticulture-or-better = { $wine } { $value } ou mieux
web-viticulture-copies = { $count } ×
web-viticulture-vine-sangiovese = Sangiovese
web-viticulture-vine-malvasia = Malvasia
web-viticulture-vine-pinot = Pinot
web-viticulture-vine-syrah = Syrah
web-viticulture-vine-trebbiano = Trebbiano
web-viticulture-vine-merlot = Merlot
web-viticulture-vine-sauvignon-blanc = Sauvignon Blanc
web-viticulture-vine-cabernet-sauvignon = Cabernet Sauvignon
web-viticulture-vine-chardonnay = Chardonnay

## Points et revenu

web-viticulture-score = Score
web-viticulture-score-of = { $name } : { $points } PV
web-viticulture-track = PV de { $least } à { $most } ; à { $goal }, l’année devient la dernière
web-viticulture-goal = Quand un joueur atteint { $goal } PV, l’année en cours est la dernière
web-viticulture-residual = Revenu résiduel
web-viticulture-residual-of =
    { $residual ->
        [one] { $name } : { $residual } lire à chaque fin d’année
       *[other] { $name } : { $residual } lires à chaque fin d’année
    }
web-viticulture-lira = Lires
web-viticulture-lira-of =
    { $lira ->
        [one] { $name } : { $lira } lire
       *[other] { $name } : { $lira } lires
    }
web-viticulture-vp = { $points } PV

## Le vignoble

web-viticulture-vineyard-of = Vignoble : { $name }
web-viticulture-structures = Structures
web-viticulture-built = Construite
web-viticulture-not-built =
    { $lira ->
        [one] À construire, { $lira } lire
       *[other] À construire, { $lira } lires
    }
web-viticulture-used = A rapporté un point cette année
web-viticulture-yoke-worker = Utilisé cette année
web-viticulture-fields = Champs
web-viticulture-field = Champ { $limit }
web-viticulture-field-sum = { $value } sur { $limit }
web-viticulture-field-empty = Aucune vigne
web-viticulture-field-sold =
    { $lira ->
        [one] Vendu ; à racheter pour { $lira } lire
       *[other] Vendu ; à racheter pour { $lira } lires
    }
web-viticulture-field-harvested = Vendangé cette année
web-viticulture-pad = Pressoir
web-viticulture-cellars = Caves
web-viticulture-cellar-small = Petite cave
web-viticulture-cellar-medium = Cave moyenne
web-viticulture-cellar-large = Grande cave
web-viticulture-cellar-locked = { $cellar }, pas construite
web-viticulture-grapes-red = Raisins rouges
web-viticulture-grapes-white = Raisins blancs
web-viticulture-wine-red = Rouge
web-viticulture-wine-white = Blanc
web-viticulture-wine-blush = Rosé
web-viticulture-wine-sparkling = Effervescent
web-viticulture-recipe-red = un raisin rouge
web-viticulture-recipe-white = un raisin blanc
web-viticulture-recipe-blush = un raisin rouge et un blanc, valeur totale d’au moins { $least }
web-viticulture-recipe-sparkling = deux raisins rouges et un blanc, valeur totale d’au moins { $least }
web-viticulture-sells =
    { $lira ->
        [one] Se vend { $lira } lire
       *[other] Se vend { $lira } lires
    }
web-viticulture-empty-spot = { $shelf }, valeur { $value }, libre
web-viticulture-none = rien
web-viticulture-about-trellis = Certaines vignes l’exigent.
web-viticulture-about-irrigation = Certaines vignes l’exigent.
web-viticulture-about-yoke = Une case d’action à vous : arracher une vigne ou vendanger un champ, une fois par an.
web-viticulture-about-windmill = { $vp } PV quand vous plantez une vigne, une fois par an.
web-viticulture-about-cottage = Piochez un visiteur de plus en automne.
web-viticulture-about-tasting-room = { $vp } PV quand vous guidez une visite avec un vin en cave, une fois par an.
web-viticulture-about-medium-cellar = Vins jusqu’à la valeur { $most }, et vin rosé.
web-viticulture-about-large-cellar = Vins jusqu’à la valeur { $most }, et vin effervescent.

## La famille

web-viticulture-mama = Mama : { $name }
web-viticulture-papa = Papa : { $name }
web-viticulture-brings = { $count } × { $kind }
web-viticulture-brings-lira =
    { $lira ->
        [one] { $lira } lire
       *[other] { $lira } lires
    }
web-viticulture-brings-workers =
    { $count ->
        [one] { $count } ouvrier
       *[other] { $count } ouvriers
    }
web-viticulture-brings-grande = Le grand ouvrier
web-viticulture-and-then = et au choix
web-viticulture-either-or = ou
web-viticulture-more-lira =
    { $lira ->
        [one] { $lira } lire de plus
       *[other] { $lira } lires de plus
    }

## Le jeu en solo

web-viticulture-automa = Automa
web-viticulture-automa-points = { $points } PV à dépasser
web-viticulture-automa-years = Année { $year } sur { $years }
web-viticulture-automa-level = Niveau : { $level }
web-viticulture-automa-aggressive = Variante agressive : mener à la fin de chaque année
web-viticulture-automa-tokens =
    { $count ->
        [0] Aucun jeton Action bonus
        [one] { $count } jeton Action bonus
       *[other] { $count } jetons Action bonus
    }
web-viticulture-automa-cards =
    { $count ->
        [one] { $count } carte dans sa pioche
       *[other] { $count } cartes dans sa pioche
    }
web-viticulture-automa-odds-at = { $action } : { $count } sur { $cards }
web-viticulture-row-token = Avec un jeton Action bonus
web-viticulture-row-no-token = Jeton déjà pris

## Ce qui va se passer

web-viticulture-preview-lira = lires { $amount }
web-viticulture-preview-vp = { $amount } PV
web-viticulture-preview-residual = revenu { $amount }
web-viticulture-preview-field = { $value } sur { $limit }
web-viticulture-preview-comes = ici : { $it }
web-viticulture-preview-built = sera construite
web-viticulture-preview-card = cartes { $amount }
