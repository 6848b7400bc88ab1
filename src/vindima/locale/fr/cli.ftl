### La table dans le terminal.

## Places et argent

cli-money = { THOUSANDS($amount) }
cli-you = Vous
cli-player = Joueur
cli-bot-random = Aléatoire
cli-bot-easy = Facile
cli-bot-greedy = Avide
cli-bot-medium = Moyen
cli-bot-hard = Difficile

## Le plateau

cli-year = Année { $year } sur { $years }
cli-setup = Mise en place
cli-phase = phase { $phase }
cli-fair = Salon
cli-weather = météo { $weather }
cli-order = ordre
cli-wishes = Souhaits
cli-no-wishes = aucun la première année
cli-at-least = { $value } ou plus
cli-actions = Actions : coût du déplacement
cli-here = vous y êtes
cli-free = gratuit
cli-tax = taxe
cli-regions = Régions
cli-top = À vendre
cli-cubes = Cubes
cli-discs = Disq.
cli-not-in-play = hors jeu
cli-sold-out = épuisé
cli-sales = Ventes : valeur et recette
cli-export = Export : valeur requise
cli-points = PV
cli-majority = majorité
cli-fair-title = Salon : les caractéristiques
cli-stands = Emplacements et leurs bonus
cli-fair-worth = pts
cli-managers = VIP et multiplicateurs
cli-supply = Réserve : { $wineries } caves, { $cellars } celliers, { $enologists } œnologues, { $cubes } cubes de renommée, { $porto } Porto
cli-deck-tops = Experts libres
cli-seat = Place
cli-score = PV
cli-cash = Liquide
cli-account = Compte
cli-investment = Invest.
cli-barrels = Tonneaux
cli-fair-points = Salon
cli-experts = Experts
cli-experts-counted = { $up } sur { $all }
cli-porto = Porto
cli-announced = vin annoncé, experts permis : { $experts }
cli-estates = { $name } : domaines
cli-estate = Domaine { $number }
cli-empty-estate = sans vignoble
cli-vineyards =
    { $count ->
        [one] { $count } vignoble
       *[other] { $count } vignobles
    }
cli-wineries =
    { $count ->
        [one] { $count } cave
       *[other] { $count } caves
    }
cli-enologists =
    { $count ->
        [one] { $count } œnologue
       *[other] { $count } œnologues
    }
cli-cellar = cellier
cli-warehouse = entrepôt
cli-next-wine = prochain vin { $value }
cli-my-experts = Vos experts
cli-face-down = face cachée

cli-court-winery-for-n = cave à { THOUSANDS($n1) }
cli-court-sales = vente
cli-court-vineyard-minus-n = vignoble −{ THOUSANDS($n1) }
cli-court-export = export
cli-court-free-expert = expert gratuit
cli-court-invest-free = investissement
cli-multiplier-cellars = celliers
cli-multiplier-vineyards = vignobles
cli-multiplier-wine = vin, de suite
cli-multiplier-enologists = œnologues
cli-multiplier-cash = liquide
cli-multiplier-four-experts = 4 experts, de suite
cli-multiplier-full-estates = domaines pleins
cli-multiplier-wineries = caves
cli-multiplier-renown = renommée, de suite

## Le plateau de Viticulture

cli-season = Année { $year }, { $season }
cli-last-year = la dernière année
cli-automa =
    { $years ->
        [one] Automa { $points } PV (niveau { $level }, { $years } an)
       *[other] Automa { $points } PV (niveau { $level }, { $years } ans)
    }
cli-aggressive = mener à la fin de chaque année
cli-tokens =
    { $count ->
        [one] { $count } jeton Action bonus
       *[other] { $count } jetons Action bonus
    }
cli-board-actions = Actions
cli-spaces = emplacements
cli-bonus = bonus
cli-deck =
    { $kind ->
        [vine] vignes
        [order] commandes
        [summer] visiteurs d’été
       *[winter] visiteurs d’hiver
    }
cli-decks = Pioches
cli-left = reste
cli-top-discard = sur la défausse
cli-shown = Visibles, au choix
cli-purse =
    { $lira ->
        [one] { $score } PV · { $lira } lire · revenu { $residual }
       *[other] { $score } PV · { $lira } lires · revenu { $residual }
    }
cli-lira = Lires
cli-residual = Revenu
cli-workers = Ouvriers
cli-workers-counted = { $idle } sur { $all }
cli-passed = passe
cli-hand = Vigne/comm./été/hiver
cli-row = Ligne
cli-pad = pressoir
cli-wines = vins
cli-vineyard = { $name } : vignoble
cli-field = Champ { $value } sur { $limit }
cli-field-sold = vendu
cli-harvested = vendangé
cli-built = Construit
cli-not-built = À construire
cli-used = déjà servi cette année : { $names }
cli-cellars = Pressoir et caves
cli-grapes =
    { $colour ->
        [red] raisins rouges
       *[white] raisins blancs
    }
cli-your-hand = Votre main
cli-needs = exige : { $names }
cli-pays = { $points } PV, revenu +{ $residual }
cli-ready = peut être honorée
cli-lacks = manque : { $names }

## La conversation

cli-welcome = { $title }, graine { $seed }. Tapez un numéro ou les mots entre crochets ; help explique le reste.
cli-since = Depuis votre dernière décision
cli-earlier = … et { $count } avant cela ; log montre tout.
cli-entry = { $name } : { $sentence }
cli-forced-entry = { $name } : { $sentence } (seul choix possible)
cli-secret-entry = { $name } décide en secret.
cli-summary = Liquide { $cash } · compte { $account } · tonneaux { $barrels }
cli-question = { $name } : { $question }
cli-prompt = Votre réponse :
cli-pass-to = Passez l’écran à { $name }, puis Entrée quand personne d’autre ne regarde.
cli-no-such-number = Choisissez un numéro de 1 à { $count }.
cli-refused = { $token } : { $reason } ({ $rule })
cli-possible = { $token } est possible.
cli-all-possible = Rien n’est exclu ici.
cli-not-possible = Impossible pour l’instant :
cli-undone = Décision reprise.
cli-empty-log = Il ne s’est encore rien passé.
cli-saved = Enregistré dans { $file }.
cli-file-exists = { $file } existe déjà et reste tel quel ; choisissez un autre nom.
cli-save-where = Nommez le fichier : save FICHIER.
cli-cannot-save = Impossible d’écrire { $file } : { $error }.
cli-goodbye = Au revoir.
cli-source = Points par
cli-total = total
cli-won =
    { $count ->
        [one] Victoire : { $names }, { $points } PV.
       *[other] Victoire partagée : { $names }, { $points } PV.
    }
cli-solo-result =
    { $result ->
        [win] Vous avez battu l’Automa, { $points } à { $automa }.
        [draw] Égalité : vous et l’Automa avez { $points } PV.
       *[loss] L’Automa a gagné ; vous avez { $points } PV.
    }
cli-help =
    Répondez par le numéro d’une ligne ou par les mots entre crochets qui la suivent. Et aussi :
    board        redessiner le plateau
    why          ce qui est impossible ici, et selon quelle règle
    why RÉPONSE  de même pour une réponse, par exemple why go bank
    undo         revenir à la décision précédente, si rien de caché n’a été révélé depuis
    log          tout ce qui s’est passé
    score        les points par origine
    save FICHIER garder la partie ; vindima play --load FICHIER la reprend
    quit         quitter

## La campagne

cli-campaign =
    { $aggressive ->
        [True] Campagne, niveau { $level }, variante agressive
       *[other] Campagne, niveau { $level }
    }
cli-in-progress = en cours
cli-campaign-score =
    { $tokens ->
        [0] Parties jouées : { $games }.
        [one] Parties jouées : { $games }. Ce défi commence avec { $tokens } jeton Action bonus.
       *[other] Parties jouées : { $games }. Ce défi commence avec { $tokens } jetons Action bonus.
    }
cli-campaign-won = Campagne gagnée. Parties jouées : { $games } ; moins il y en a, mieux c’est.

## Relecture et règles

cli-after = Après la réponse { $number } sur { $count }
cli-still-asked = Question à { $name } : { $question }
cli-players = De { $least } à { $most } joueurs
cli-options = Options
cli-option = { $name } = { $default }
cli-choices = au choix : { $choices }
cli-rulings = Décisions
cli-file = Fichier
cli-name = Entrée
cli-status = État
cli-note = Remarque
cli-known = Entrées reconstituées : { $count } sur { $all }. Merci de les corriger d’après la boîte.

## Le serveur

cli-play-at = Votre table : { $address } (Ctrl+C arrête le serveur)
cli-serving = Vindima est à l’adresse { $address } (Ctrl+C l’arrête)
cli-language = Langue
cli-entries = Entrées
cli-rules = Paragraphes de règles
