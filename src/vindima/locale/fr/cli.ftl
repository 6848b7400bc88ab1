### La table dans le terminal.

## Places et argent

cli-money = { THOUSANDS($amount) }
cli-you = Vous
cli-player = Joueur { $letter }

## Le plateau

cli-year = Année { $year } sur { $years }
cli-setup = Mise en place
cli-phase = phase { $phase }
cli-fair = Salon
cli-weather = météo { $weather }
cli-order = ordre
cli-wishes = Demandes
cli-no-wishes = aucune la première année
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
cli-stands = Cases de Salon et bonus
cli-fair-worth = pts
cli-managers = VIP et multiplicateurs
cli-supply = Réserve : caves { $wineries }, celliers { $cellars }, œnologues { $enologists }, cubes de renommée { $cubes }, tuiles Porto { $porto }
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
cli-multiplier-full-estates = domaines complets
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
cli-spaces = cases
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
cli-shown = Cartes révélées
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
cli-fact = { $thing } : { $values }
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
cli-all-possible = Toutes les réponses sont possibles ici.
cli-not-possible = Impossible pour l’instant :
cli-undone = Décision annulée.
cli-empty-log = Il ne s’est encore rien passé.
cli-saved = Enregistré dans { $file }.
cli-file-exists = { $file } existe déjà et reste tel quel ; choisissez un autre nom.
cli-save-where = Nommez le fichier : save FICHIER.
cli-cannot-save = Impossible d’écrire { $file } : { $error }.
cli-goodbye = Au revoir.
cli-source = PV par source
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
    Tapez le numéro d’une ligne ou les mots entre crochets qui la suivent. Vous pouvez aussi taper :
    board        redessiner le plateau
    why          ce qui est impossible maintenant, et la règle qui l’interdit
    why RÉPONSE  la même chose pour une réponse, par exemple why go bank
    undo         revenir à la décision précédente, si rien de caché n’a été révélé
    log          tout ce qui s’est passé
    score        les PV par source
    save FICHIER enregistrer la partie ; vindima play --load FICHIER la reprend
    quit         quitter la partie

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

cli-verified = L’enregistrement est authentique : toutes les réponses ({ $answers }) sont légales et la graine est celle sur laquelle le serveur s’est engagé : { $commitment }
cli-verified-shared = L’enregistrement est authentique : toutes les réponses ({ $answers }) sont légales et la graine est faite des parts des places { $seats } et de celle du serveur, sur laquelle il s’est engagé : { $commitment }
cli-after = Après la réponse { $number } sur { $count }
cli-story = { $title } : le récit d’une partie avec { $names }
cli-still-asked = En attente de { $name } : { $question }
cli-players = De { $least } à { $most } joueurs
cli-options = Options
cli-option = { $name } = { $default }
cli-choices = au choix : { $choices }
cli-option-solo = en solo seulement
cli-option-variant = variante officielle
cli-rulings = Décisions
cli-file = Fichier
cli-name = Entrée
cli-data-value = Valeur
cli-status = État
cli-data-source = Source
cli-note = Remarque
cli-known = Entrées : { $all }, dont reconstituées : { $count } et déduites : { $derived }. Si vous avez la boîte, merci de les corriger.
cli-check-part = { $number } sur { $count } : { $title }
cli-check-ask =
    Entrée : tout est conforme · numéro : corriger celui-ci · s : passer cette partie · q : arrêter
    >
cli-check-ask-rows =
    Entrée : tout est conforme · numéro : corriger celui-ci · -numéro : absent de mon plateau · + : mon plateau en a un de plus · s : passer cette partie · q : arrêter
    >
cli-check-add = Où votre plateau en a-t-il un de plus ? Numéro, ou Entrée si nulle part :
cli-check-stays = { $it } : leur nombre est connu d’après le matériel imprimé.
cli-check-not-there = Ce numéro n’existe pas ici : choisissez de 1 à { $count }.
cli-check-field = { $it }, { $field } (actuellement : { $value }) :
cli-check-form-number = Entrez un nombre entier.
cli-check-form-flag = Répondez par oui ou par non.
cli-check-form-choice = Entrez le numéro d’un choix, ou son nom.
cli-check-form-pair = Entrez les numéros de deux choix.
cli-check-form-numbers = Entrez des nombres séparés par des espaces.
cli-check-form-numbered = Entrez les numéros de tout ce qui est imprimé, séparés par des espaces.
cli-check-form-amounts = Entrez un nombre pour chacun, dans cet ordre, 0 s’il n’y en a pas.
cli-check-report = Le fichier pour le projet : { $file }. Relancez la même commande pour continuer.
cli-check-folder = Votre dossier de données : vindima play { $game } --terminal --option tables={ $folder }

## Le serveur

cli-play-at = Votre table : { $address } (Ctrl+C arrête le serveur)
cli-serving = Vindima est à l’adresse { $address } (Ctrl+C l’arrête)
cli-language = Langue
cli-entries = Entrées
cli-rules = Paragraphes de règles

## Help

cli-help-command-play = jouer dans le navigateur ou dans ce terminal
cli-help-command-learn = apprendre un jeu en jouant de courtes leçons
cli-help-command-serve = lancer un serveur pour jouer entre amis
cli-help-command-site = écrire un site avec lequel les navigateurs jouent sans serveur
cli-help-command-campaign = jouer les défis de Viticulture contre l’Automa
cli-help-command-replay = montrer une partie enregistrée
cli-help-command-rules = montrer les options, décisions et données des jeux
cli-help-command-arena = jouer de nombreuses parties entre bots et donner les résultats
cli-help-command-dataset = convertir des parties enregistrées en table de décisions
cli-help-command-benchmark = évaluer un agent sur des donnes fixes contre des adversaires fixes
cli-help-command-bench = mesurer la vitesse des jeux
cli-help-command-admin = s’occuper de la base de données d’un serveur
cli-help-admin-list = lister les tables modifiées en dernier
cli-help-admin-show = montrer qui joue à une table
cli-help-admin-close = mettre fin à une partie ; plus personne ne peut y agir
cli-help-admin-delete = supprimer une table
cli-help-admin-export = écrire l’enregistrement d’une table dans un fichier, avec tous ses secrets
cli-help-admin-purge = supprimer les tables que personne n’a modifiées depuis un certain temps
cli-help-admin-ban = bannir un navigateur
cli-help-admin-unban = lever le bannissement d’un navigateur
cli-help-admin-mute = interdire la discussion à un navigateur
cli-help-admin-unmute = rendre la discussion à un navigateur
cli-help-admin-reports = lister les messages signalés
cli-help-admin-resolve = supprimer un signalement traité
cli-help-admin-report = le numéro d’un signalement
cli-help-admin-ratings = ajouter les résultats manquants des parties terminées et refaire toutes les cotes
cli-help-admin-stats = compter le contenu de la base de données
cli-help-admin-check = tester la base de données, rejouer chaque table et signaler ce qui est endommagé
cli-help-admin-backup = copier la base de données pendant que le serveur tourne
cli-help-admin-restore = remplacer la base de données par une sauvegarde
cli-help-admin-most = nombre maximal de tables listées
cli-help-admin-table = identifiant d’une table
cli-help-admin-file = un fichier
cli-help-admin-days = jours depuis la dernière modification
cli-help-admin-running = supprimer aussi les parties en cours
cli-help-admin-browsers = supprimer aussi tout ce qui concerne les navigateurs absents depuis ce temps
cli-help-admin-browser = numéro d’un navigateur
cli-help-about = Vinhos et Viticulture : jouer, enregistrer, étudier.
cli-help-usage = usage :{" "}
cli-help-arguments = arguments
cli-help-options = options
cli-help-in-browser = dans le navigateur
cli-help-in-terminal = dans le terminal
cli-help-help = montrer cette aide et s’arrêter
cli-help-version = montrer la version et s’arrêter
cli-help-game = quel jeu
cli-help-arena-seats = les bots, par exemple random,cmd:./mybot,py:mine:Bot
cli-help-arena-games = nombre de parties, arrondi pour que chaque bot joue à chaque place (par défaut : 100)
cli-help-arena-seed = graine de la première partie (par défaut : 0)
cli-help-option = une option du jeu ; voir vindima rules GAME
cli-help-arena-output = enregistrer les parties, une ligne JSON chacune
cli-help-arena-resume = continuer avec les parties déjà présentes dans le fichier
cli-help-arena-json = afficher le rapport en JSON
cli-help-arena-workers = nombre de processus (par défaut : un par cœur)
cli-help-arena-ray = adresse d’un cluster Ray ; local en démarre un ici
cli-help-bench-game = mesurer un seul jeu
cli-help-bench-players = nombre de joueurs (par défaut : 4)
cli-help-bench-seconds = secondes de jeu par répétition (par défaut : 1)
cli-help-bench-repeats = nombre de répétitions (par défaut : 5)
cli-help-campaign-file = le fichier de la campagne (par défaut : { $file })
cli-help-campaign-level = niveau d’une nouvelle campagne (par défaut : { $level })
cli-help-campaign-aggressive = commencer une nouvelle campagne dans la variante agressive
cli-help-campaign-option = une option du jeu ; voir vindima rules viticulture
cli-help-campaign-seed = graine de la prochaine partie
cli-help-campaign-show = montrer où en est la campagne, sans jouer
cli-help-campaign-give-up = compter la partie en cours comme perdue
cli-help-dataset-files = des parties de l’arène ou des enregistrements isolés
cli-help-dataset-parquet = le fichier à écrire
cli-help-dataset-strict = refuser les enregistrements faits avec d’autres versions des règles
cli-help-dataset-force = remplacer un fichier existant
cli-help-dataset-card = écrire aussi une fiche qui décrit la table
cli-help-benchmark-agent = l’agent : le code d’un bot, par exemple py:package.module:Class
cli-help-benchmark-game = ce jeu seulement (sinon tous)
cli-help-benchmark-players = ce nombre de joueurs seulement (sinon tous)
cli-help-benchmark-against = ces adversaires seulement : { $bots } (sinon tous)
cli-help-benchmark-deals = les N premières donnes seulement (sur { $deals })
cli-help-benchmark-output = garder les parties dans ce dossier ; la même commande continue plus tard
cli-help-benchmark-write = ajouter les résultats à la page de ce dossier
cli-help-benchmark-about = une phrase sur l’agent pour cette page
cli-help-learn-game = un jeu ; sans lui, la liste de toutes les leçons
cli-help-learn-lesson = la leçon à jouer ; sans elle, la liste des leçons
cli-help-play-game = quel jeu (par défaut : { $game })
cli-help-play-seats = qui joue, par exemple human:Ana,medium (par défaut : { $seats })
cli-help-play-seed = la même graine donne la même partie
cli-help-play-daily = jouer la donne du jour : solo, duel ou bots (une partie de la ligne de commande ne compte pas)
cli-help-play-load = continuer une partie enregistrée
cli-help-play-no-browser = donner l’adresse sans ouvrir de navigateur
cli-help-play-port = le port (par défaut : un port libre)
cli-help-play-terminal = jouer dans ce terminal
cli-help-play-save = enregistrer la partie à sa fin ou quand vous partez
cli-help-play-force = laisser --save remplacer un fichier existant
cli-help-play-ask-forced = demander même s’il n’y a qu’une réponse
cli-help-replay-file = une partie enregistrée
cli-help-replay-at = montrer la position après N réponses ; sans cela, la position finale
cli-help-replay-verify = vérifier que la graine est celle sur laquelle le serveur s’est engagé avant la partie
cli-help-replay-commitment = l’engagement que vous avez noté pendant la partie
cli-help-replay-share = vérifier que la graine contient cette part, que votre navigateur affiche sous « Places »
cli-help-replay-story = raconter la partie au lieu de montrer le plateau
cli-help-rules-game = un jeu ; sans lui, la liste des jeux
cli-help-rules-paragraph = un paragraphe des règles, par exemple « sales » ; il est montré avec ses exemples
cli-help-rules-data = montrer les nombres qui ont été reconstitués
cli-help-rules-check = vérifier les nombres reconstitués avec votre boîte ; le résultat va dans FOLDER (par défaut <jeu>-box) et FOLDER.json
cli-help-rules-languages = montrer à quel point chaque langue est complète
cli-help-serve-host = l’adresse d’écoute (par défaut : { $host }, cet ordinateur seulement)
cli-help-serve-port = le port (par défaut : { $port } ; 0 : un port libre)
cli-help-serve-origin = l’adresse que tapent les joueurs, si le serveur est derrière un proxy
cli-help-serve-trusted-proxy = adresse d’un proxy de confiance pour X-Forwarded-For et X-Forwarded-Proto, ou réseau comme 10.0.0.0/8 ; peut être répété
cli-help-serve-connections = nombre maximal de connexions ouvertes (par défaut : { $connections })
cli-help-serve-site = un dossier écrit par `vindima site` : le proposer sous /offline/, pour jouer sans ce serveur
cli-help-serve-blocked-words = un fichier de mots que personne ne peut écrire ici, un par ligne
cli-help-serve-smtp = le serveur de messagerie pour les liens de connexion, par exemple smtp://user@mail.example.org:587 ; son mot de passe est dans VINDIMA_SMTP_PASSWORD
cli-help-serve-mail-from = l’expéditeur de ces messages
cli-help-serve-private-hooks = les webhooks et Web Push peuvent aussi mener à des réseaux privés, et se passer de https
cli-help-serve-metrics = un fichier avec un jeton : offrir des mesures pour Prometheus sous /api/metrics à qui l’envoie
cli-help-serve-log = la forme du journal : text (texte) ou json (un objet JSON par ligne, avec chaque requête) ; par défaut, text
cli-help-serve-keep-finished = supprimer les tables terminées après ce nombre de jours sans changement (par défaut 0 : jamais)
cli-help-serve-keep-idle = supprimer les tables inachevées après ce nombre de jours sans changement (par défaut 0 : jamais)
cli-help-serve-keep-browsers = supprimer tout ce qui concerne les navigateurs absents depuis ce nombre de jours (par défaut 0 : jamais)
cli-help-serve-database = où sont enregistrées les parties : un fichier, ou postgresql://… pour plusieurs serveurs (par défaut : tables.db dans votre dossier de données, ou dans VINDIMA_HOME)
cli-help-serve-workers = nombre de processus pour les bots
cli-help-serve-tables = nombre de tables gardées en mémoire (par défaut : { $tables })
cli-help-serve-rate = changements par seconde permis à chaque navigateur (par défaut : { $rate } ; 0 : sans limite)

## Arena

cli-arena-nothing = Aucune partie n’est allée à son terme.
cli-arena-seat = place
cli-arena-wins = victoires (95 %)
cli-arena-bot = bot
cli-arena-played = parties
cli-arena-points = PV
cli-benchmark-track = épreuve
cli-benchmark-margin = écart
cli-arena-rating = cote
cli-arena-failed = échecs
cli-arena-sources = PV par source
cli-arena-failure = { $bot } a échoué { $count }× et a continué au hasard : { $reason }
cli-arena-total =
    { $games ->
        [one] { $games } partie, empreinte { $digest }
       *[other] { $games } parties, empreinte { $digest }
    }
cli-arena-lost = la partie { $number } n’a pas pu être jouée : { $reason }
cli-arena-more-lost = autres parties qui n’ont pas pu être jouées : { $count }
cli-arena-rate = { $rate } parties/s

# The site

cli-help-site-folder = où écrire le site : un nouveau dossier, ou celui d’un site précédent
cli-help-site-no-docs = omettre la documentation
cli-help-site-docs = les sources de Vindima (copie du dépôt ou archive décompressée) dont la documentation est ajoutée
cli-site-pages = Copie des pages…
cli-site-engine = Construction du moteur pour navigateurs…
cli-site-rules = Écriture des règles…
cli-site-docs = Construction de la documentation…
cli-site-without-docs = La documentation est omise : un paquet installé ne la contient pas. Pour l’ajouter, indiquez avec --docs une copie du dépôt ou une archive des sources décompressée.
cli-site-done = Le site est dans { $folder }. N’importe quel serveur web peut proposer ces fichiers, sous n’importe quel chemin ; pour l’essayer : python -m http.server --directory { $folder }
