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
cli-multiplier-wine = vin, aussitôt
cli-multiplier-enologists = œnologues
cli-multiplier-cash = liquide
cli-multiplier-four-experts = 4 experts, aussitôt
cli-multiplier-full-estates = domaines pleins
cli-multiplier-wineries = caves
cli-multiplier-renown = renommée, aussitôt

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
cli-passed = a passé
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
cli-pass-to = Passez l’écran à { $name }, qui appuie sur Entrée quand personne d’autre ne regarde.
cli-no-such-number = Choisissez un numéro de 1 à { $count }.
cli-refused = { $token } : { $reason } ({ $rule })
cli-possible = { $token } est possible.
cli-all-possible = Rien n’est exclu ici.
cli-not-possible = Impossible pour l’instant :
cli-undone = Décision annulée.
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
    save FICHIER enregistrer la partie ; vindima play --load FICHIER la reprend
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

## Help

cli-help-command-play = jouer à une table dans le navigateur, ou dans ce terminal
cli-help-command-learn = apprendre un jeu en jouant, par courtes leçons
cli-help-command-serve = un serveur de tables, entre amis
cli-help-command-campaign = les défis de Viticulture contre l’Automa
cli-help-command-replay = montrer une partie enregistrée
cli-help-command-rules = options, décisions et données des jeux
cli-help-command-arena = de nombreuses parties entre bots, et ce qu’elles disent
cli-help-command-dataset = des parties enregistrées en table de décisions
cli-help-command-bench = mesurer la vitesse des jeux
cli-help-about = Vinhos et Viticulture : jouer, enregistrer, étudier.
cli-help-usage = usage :{" "}
cli-help-arguments = arguments
cli-help-options = options
cli-help-in-browser = dans le navigateur
cli-help-in-terminal = dans le terminal
cli-help-help = montrer cette aide et s’arrêter
cli-help-version = montrer la version et s’arrêter
cli-help-game = quel jeu
cli-help-arena-seats = les bots, par exemple random,cmd:./mybot
cli-help-arena-games = complété pour que chaque bot ait chaque place (100)
cli-help-arena-seed = la graine de la première donne (0)
cli-help-option = voir : vindima rules GAME
cli-help-arena-output = garder les parties, une ligne JSON chacune
cli-help-arena-resume = continuer avec les parties déjà gardées
cli-help-arena-json = le rapport en JSON
cli-help-arena-workers = processus (un par cœur)
cli-help-arena-ray = une grappe Ray ; local en démarre une ici
cli-help-bench-game = un seul jeu
cli-help-bench-players = joueurs à la table (4)
cli-help-bench-seconds = de jeu à chaque répétition (1)
cli-help-bench-repeats = combien de fois on mesure (5)
cli-help-campaign-file = où elle est gardée (par défaut : { $file })
cli-help-campaign-level = d’une nouvelle campagne (par défaut : { $level })
cli-help-campaign-aggressive = une nouvelle campagne dans la variante agressive
cli-help-campaign-option = voir : vindima rules viticulture
cli-help-campaign-seed = la graine de la prochaine partie
cli-help-campaign-show = dire où elle en est sans jouer
cli-help-campaign-give-up = compter la partie en cours comme perdue
cli-help-dataset-files = des parties de l’arène, ou des enregistrements isolés
cli-help-dataset-parquet = où va la table
cli-help-dataset-strict = refuser les enregistrements d’autres versions des règles
cli-help-dataset-force = laisser --parquet remplacer un fichier
cli-help-learn-game = un jeu ; sans lui, toutes les leçons sont listées
cli-help-learn-lesson = la leçon à suivre ; sans elle, elles sont listées
cli-help-play-game = quel jeu (par défaut : { $game })
cli-help-play-seats = qui joue, par exemple human:Ana,medium ({ $seats })
cli-help-play-seed = la même graine donne la même partie
cli-help-play-load = continuer une partie enregistrée
cli-help-play-no-browser = dire seulement l’adresse
cli-help-play-port = le port (par défaut : un port libre)
cli-help-play-terminal = jouer dans ce terminal
cli-help-play-save = enregistrer la partie à sa fin ou quand vous partez
cli-help-play-force = laisser --save remplacer un fichier
cli-help-play-ask-forced = demander même s’il n’y a qu’une réponse
cli-help-replay-file = une partie enregistrée
cli-help-replay-at = après N réponses ; sans cela, après toutes
cli-help-rules-game = un jeu ; sans lui, tous sont listés
cli-help-rules-data = les nombres qui ont été reconstitués
cli-help-rules-languages = à quel point chaque langue est complète
cli-help-serve-host = l’adresse d’écoute (par défaut : { $host }, vous seul)
cli-help-serve-port = le port (par défaut : { $port } ; 0 : un port libre)
cli-help-serve-origin = l’adresse que l’on tape, si un mandataire précède le serveur
cli-help-serve-database = où les parties sont gardées : un fichier, ou postgresql://… pour plusieurs serveurs (par défaut : tables.db dans votre dossier de données, ou dans VINDIMA_HOME)
cli-help-serve-workers = processus dans lesquels les bots réfléchissent
cli-help-serve-tables = tables gardées en mémoire (par défaut : { $tables })
cli-help-serve-rate = changements par seconde permis à chaque navigateur (par défaut : { $rate } ; 0 : sans limite)

## Arena

cli-arena-nothing = Aucune partie n’est allée à son terme.
cli-arena-seat = place
cli-arena-wins = victoires (95 %)
cli-arena-bot = bot
cli-arena-played = parties
cli-arena-points = points
cli-arena-rating = cote
cli-arena-failed = échecs
cli-arena-sources = points par
cli-arena-failure = { $bot } a échoué { $count }× et a continué au hasard : { $reason }
cli-arena-total = { $games } parties, empreinte { $digest }
cli-arena-lost = la partie { $number } n’a pas pu être jouée : { $reason }
cli-arena-more-lost = autres parties qui n’ont pas pu être jouées : { $count }
cli-arena-rate = { $rate } parties/s
