### La table dans le navigateur : tout ce qui n'est pas le plateau d'un jeu.

## Pages et titres

web-title = Vindima
web-title-table = { $game } · Vindima
web-title-turn = ● À vous · { $game }
web-title-lesson = { $title } · Vindima
web-title-replay = Relecture · { $game }
web-title-rules = Règles · { $game }
web-loading = Un instant…
web-close = Fermer
web-lobby = Accueil
web-back = Retour
web-retry = Réessayer
web-problem = Un verre s’est renversé

## L'accueil

web-welcome = Les vendanges sont ouvertes
web-welcome-first = Deux jeux de vin à l’écran, avec toutes leurs règles et des adversaires qui les connaissent.
web-welcome-second = Jouez tout de suite contre eux, faites passer un seul écran ou envoyez un lien à des amis ; sans compte.
web-play-now = Jouer
web-game = Jeu
web-game-vinhos = Vinhos
web-game-viticulture = Viticulture
web-about-vinhos = Six ans de vin au Portugal : domaines, celliers, export, et trois Salons dont tout le monde parle.
web-about-viticulture = Un petit vignoble en Toscane, quatre saisons par an et des visiteurs pleins d’idées. En solo aussi, contre l’Automa.
web-players = De { $least } à { $most } joueurs
web-new-table = Nouvelle table
web-my-tables = Vos tables
web-all-tables = Les afficher toutes ({ $count })
web-table-running = En cours
web-table-over = Terminée
web-upload = Ouvrir une partie enregistrée
web-upload-help = Un fichier téléchargé ici ou écrit en ligne de commande.
web-you = Vous
web-guest = Invité
web-join = Rejoindre la table
web-join-go = Rejoindre
web-player = Joueur { $number }

## Réglages

web-settings = Réglages
web-setting-name = Nom
web-setting-language = Langue
web-setting-theme = Couleurs
web-theme-system = Comme l’appareil
web-theme-light = Clair
web-theme-dark = Sombre
web-setting-sound = Un son discret quand c’est à moi
web-setting-confirm = Je confirme la fin de mon tour d’un clic
web-setting-keys = Agir d’une seule touche (voir Clavier)

## Une nouvelle table

web-seats = Places
web-sitter = Qui joue en { $letter }
web-sitter-me = Moi
web-sitter-here = Quelqu’un à cet écran
web-sitter-link = Quelqu’un à qui j’envoie un lien
web-sitter-bot = Un bot
web-sitter-link-help = Vous aurez le lien une fois la table ouverte.
web-seat-open = Place libre
web-seat-add = Ajouter une place
web-seat-remove = Retirer la place { $letter }
web-bot-level = Niveau
web-bot-character = Caractère
web-bot-styled = { $name }, { $style }
web-bot-random = Aléatoire
web-bot-easy = Facile
web-bot-greedy = Avide
web-bot-medium = Moyen
web-bot-hard = Difficile
web-style-balanced = équilibré
web-style-beginner = débutant
web-style-exporter = exportateur
web-style-fair-goer = roi des Salons
web-style-financier = banquier
web-style-order-runner = livreur
web-style-visitor-lover = ami des visiteurs
web-style-builder = bâtisseur
web-style-master = maître
web-options = Options
web-more = Plus
web-seed = Graine
web-seed-help = La même graine et les mêmes réponses donnent la même partie. Laissée vide, elle est tirée au sort.
web-open-table = Ouvrir la table

web-option-vinhos-regions = Régions écartées
web-option-vinhos-regions-help = À deux ou trois, des régions se reposent : tirées au sort, ou celles d’une première partie.
web-option-vinhos-regions-random = tirées au sort
web-option-vinhos-regions-suggested = d’une première partie
web-option-vinhos-turn-order-by-region = Ordre du tour par région
web-option-vinhos-turn-order-by-region-help = Variante officielle : même liquide pour tous au départ, et les premiers vignobles décident qui commence.
web-option-vinhos-barrels-home-in-maintenance = Les tonneaux rentrent chaque année
web-option-vinhos-barrels-home-in-maintenance-help = Variante officielle : les paires de tonneaux quittent les bonnes adresses une fois les salaires payés.
web-option-vinhos-cash-multiplier-cap = Multiplicateur de liquide plafonné
web-option-vinhos-cash-multiplier-cap-help = Variante officielle : un tonneau y rapporte 16 points au plus.
web-option-vinhos-two-player-fair = Salons à deux
web-option-vinhos-two-player-fair-help = Variante officielle : à deux, les prix sont ceux de la première et de la troisième place.
web-option-viticulture-parents = Mamas et Papas
web-option-viticulture-parents-help = On vous en distribue un de chaque, ou vous choisissez entre deux.
web-option-viticulture-parents-dealt = distribués
web-option-viticulture-parents-chosen = à choisir entre deux
web-option-viticulture-friendly = Placement amical
web-option-viticulture-friendly-help = Les emplacements bonus sont pour qui se sert du bonus, ou ne trouve rien d’autre de libre.
web-option-viticulture-free-devalue = Baisse libre
web-option-viticulture-free-devalue-help = Un nouveau raisin ou vin peut se poser sur une valeur plus basse que la sienne.
web-option-viticulture-level = Automa
web-option-viticulture-level-help = À quel point l’Automa est dur à battre.
web-option-viticulture-aggressive = Automa agressif
web-option-viticulture-aggressive-help = Il faut mener à la fin de chaque année, et pas seulement de la dernière. Pour facile, normal et difficile.
web-option-viticulture-challenge = Défi
web-option-viticulture-challenge-help = Un défi de la campagne, joué à part.
web-option-viticulture-tokens = Jetons Action bonus
web-option-viticulture-tokens-help = Combien vous en avez au départ : dans la campagne, un par défaite dans ce défi.
web-option-viticulture-fewer-visitors = Moins de visiteurs
web-option-viticulture-fewer-visitors-help = Les visiteurs qui ne font que profiter des autres joueurs restent dans la boîte.

## La campagne

web-campaign = Campagne
web-campaign-about = Des défis contre l’Automa, l’un après l’autre. Seule une victoire mène au suivant ; chaque défaite rend l’essai suivant un peu plus facile. Moins il vous faut de parties, mieux c’est.
web-campaign-new = Nouvelle campagne
web-campaign-begin = Commencer
web-campaign-level = Campagne, { $level }
web-campaign-aggressive = Campagne agressive, { $level }
web-campaign-score =
    { $tokens ->
        [0] Parties jouées : { $games }.
        [one] Parties jouées : { $games }. La prochaine commence avec un jeton Action bonus.
       *[other] Parties jouées : { $games }. La prochaine commence avec { $tokens } jetons Action bonus.
    }
web-campaign-win = gagné
web-campaign-draw = égalité
web-campaign-loss = perdu
web-campaign-play = Jouer la prochaine partie
web-campaign-continue = Reprendre la partie
web-campaign-give-up = Abandonner la partie
web-campaign-done =
    { $games ->
        [one] Campagne gagnée, en une seule partie.
       *[other] Campagne gagnée, en { $games } parties.
    }

## La table : où sont les choses

web-tabs = Zones de la table
web-tab-board = Plateau
web-tab-mine = À moi
web-tab-others = Autres
web-tab-log = Journal
web-enlarge = Agrandir
web-question = La question
web-twin = Le plateau en mots
web-spectator = Vous regardez
web-connection-lost = La connexion est perdue et se rétablit. Rien de ce que vous avez fait n’est perdu.

## La table : la question

web-year = Année { $year }
web-points = points de victoire
web-away = absent
web-to-answer = doit répondre
web-your-turn = À vous
web-choose = Choisissez
web-filter = Tapez pour réduire la liste
web-filter-none = Rien ici ne contient ces mots.
web-refused =
    { $count ->
        [one] Impossible pour l’instant : { $count }
       *[other] Impossibles pour l’instant : { $count }
    }
web-remedy = Qu’est-ce qui le permettrait ?
web-remedy-first = D’abord :
web-remedy-then = Ensuite, c’est possible.
web-remedy-none = Rien de ce que vous pourriez faire avant n’y aide.
web-hint = Que feriez-vous ?
web-hint-quick = D’un coup d’œil
web-hint-good = En réfléchissant
web-hint-deep = À fond
web-hint-thinking = Voyons voir…
web-hint-gain = environ { $gain } points
web-hint-term = { $term } : { $gain }
web-hints-allowed = Qui doit répondre peut demander conseil
web-trail = Ce tour jusqu’ici
web-undo = Annuler
web-undo-to = Revenir avant ceci
web-undo-over = La partie est finie ; rien ne peut plus être annulé.
web-undo-others = Quelqu’un d’autre a joué depuis : cela reste.
web-reset = Recommencer le tour
web-confirm-ask = Votre tour est fait. Le gardez-vous ainsi ?
web-confirm = Finir mon tour
web-skip = Sauter
web-recall =
    { $count ->
        [one] Depuis votre dernier tour : { $count } coup
       *[other] Depuis votre dernier tour : { $count } coups
    }
web-recalling = Depuis votre dernier tour…
web-secret-move = Un choix secret
web-news = { $name } : { $what }
web-thinking = { $name } réfléchit…
web-waiting = On attend { $name }.
web-absent = { $name } n’est pas là. La partie reprendra à son retour.
web-waiting-open = Cette place est encore libre. Envoyez le lien à quelqu’un.
web-stand-in = Laisser un bot jouer
web-log-empty = Il ne s’est encore rien passé.

## Les règles

web-rules = Règles
web-rules-whole = Dans les règles complètes
web-rules-search = Chercher une règle
web-rules-contents = Sommaire
web-rules-found =
    { $count ->
        [one] { $count } paragraphe
       *[other] { $count } paragraphes
    }
web-rules-none = Aucun paragraphe ne contient ces mots.

## Les leçons

web-learn = Apprendre
web-learn-about = De courtes leçons dans de vraies positions : vous jouez, la leçon dit où regarder. Partez quand vous voulez ; elle reprendra où vous en étiez.
web-lesson-steps =
    { $steps ->
        [one] { $steps } étape
       *[other] { $steps } étapes
    }
web-lesson-at = Étapes faites : { $number } sur { $steps }
web-lesson-done = Terminée
web-lesson-begin = Commencer
web-lesson-go-on = Continuer
web-lesson-again = Refaire
web-lesson-hint = Un indice
web-lesson-restart = Depuis le début
web-lesson-next = La leçon suivante
web-lesson-all = Toutes les leçons

## La table : les gens

web-presence-open = libre
web-presence-bot = un bot
web-presence-you = vous
web-presence-here = ici
web-presence-away = absent
web-presence-stand-in = absent, remplaçant : { $bot }
web-copy-invite = Copier l’invitation
web-copy-seat = Copier le lien de ma place
web-copy-watch = Copier le lien des spectateurs
web-copied = Copié
web-seat-bot = La donner à un bot
web-seat-back = La rendre au joueur
web-seat-leave = Quitter cette place
web-watch = Spectateurs
web-watch-help = Qui a ce lien voit ce qui est visible de tous, et rien de plus.
web-chat =
    { $count ->
        [0] Tchat
       *[other] Tchat ({ $count })
    }
web-chat-empty = Personne n’a encore rien dit.
web-chat-write = Dire quelque chose
web-chat-send = Envoyer
web-cover = { $name }, c’est à vous
web-cover-help = Rien n’est montré tant que vous n’avez pas l’écran pour vous.
web-cover-ready = Je suis { $name }

## Les points et la fin

web-scores = Score
web-source = Origine
web-total = Total
web-projected = Si tout finissait maintenant
web-points-now = Sur la piste à présent
web-chart = Les points au fil des ans
web-result-won =
    { $count ->
        [one] Victoire : { $names }
       *[other] Victoire partagée : { $names }
    }
web-result-solo =
    { $result ->
        [win] Vous avez battu l’Automa
        [draw] Égalité avec l’Automa
       *[loss] L’Automa a gagné
    }
web-result-next = Et maintenant
web-result-board = Revoir le plateau
web-again = Rejouer
web-ranking = Classement
web-best-wine = Le meilleur vin de la partie
web-wine-red = vin rouge
web-wine-white = vin blanc
web-wine-blush = vin rosé
web-wine-sparkling = vin effervescent
web-label-year = Année { $year }
web-label-aloud = Une étiquette de vin : { $title }, valeur { $value }, année { $year }, production : { $owner }
web-label-save = Garder l’étiquette

## Relecture

web-replay = Relecture
web-replay-at = Après la réponse { $at } sur { $count }, année { $year }
web-replay-slider = Position dans la partie
web-replay-year-back = Année précédente
web-replay-turn-back = Tour précédent
web-replay-back = Étape précédente
web-replay-on = Étape suivante
web-replay-turn-on = Tour suivant
web-replay-year-on = Année suivante
web-replay-run = Laisser défiler
web-replay-stop = Arrêter
web-replay-play-on = Jouer à partir d’ici
web-replay-table = Vers la table
web-replay-link = Copier le lien de cette position
web-download = Télécharger la partie

## Après coup

web-review = Après coup
web-review-working = La partie est passée en revue…
web-review-chances = Chances de gagner
web-review-turning = Tournants
web-review-better = Mieux, d’environ { $points } points : { $answer }
web-review-look = Aller voir
web-review-none = Personne n’a laissé filer grand-chose.
web-review-caution = Jugé par un bot qui voit jusqu’à la fin d’un tour. Il peut se tromper, et un plan a pu être plus sage qu’il ne l’a vu.

## Le clavier

web-help = Clavier
web-help-board = Tab parcourt aussi les endroits en surbrillance du plateau ; Entrée ou la barre d’espace en choisit un.
web-key-answer = Donner cette réponse
web-key-filter = Réduire la liste des réponses
web-key-tab = Passer à la chose suivante
web-key-confirm = Finir mon tour
web-key-undo = Annuler
web-key-reset = Recommencer le tour
web-key-recall = Revoir ce qui s’est passé depuis mon dernier tour
web-key-skip = Ne pas attendre que les coups défilent
web-key-hint = Un conseil
web-key-scores = Score
web-key-seats = Places et liens
web-key-chat = Tchat
web-key-log = Journal
web-key-twin = Le plateau en mots
web-key-help = Cette page

## Ce qui peut mal tourner

web-error-no-table = Cette table n’existe pas. Le lien est peut-être incomplet, ou la table a été débarrassée.
web-error-no-campaign = Cette campagne n’existe pas dans ce navigateur.
web-error-old-rules = Cette partie suivait d’autres règles que celles de cette version. On peut la regarder, pas la continuer.
web-error-not-asked = C’est à quelqu’un d’autre de répondre.
web-error-too-large = Ce serveur n’en accepte pas autant.
web-error-not-yours = Cette table est privée. Demandez un lien à son hôte.
web-error-full = Quelqu’un a déjà pris cette place. Vous pouvez demander à l’hôte un lien pour regarder.
web-error-bad-link = Ce lien ne mène nulle part. Il en manque peut-être un morceau.
web-error-stale = La table avait avancé ; voici où elle en est.
web-error-illegal = Ce n’est pas possible maintenant.
web-error-undo = Cela ne peut plus être annulé.
web-error-running = La partie se télécharge une fois terminée : elle montrerait ce qui est encore secret.
web-error-newer-record = Cette partie vient d’une version plus récente de Vindima. Mettez à jour, puis rouvrez-la.
web-error-bad-record = Ce fichier n’est pas une partie enregistrée, ou il est abîmé.
web-error-bad-request = Le serveur n’a pas compris. Rechargez la page, elle n’est peut-être plus à jour.
web-error-too-many = C’était trop à la fois. Attendez un instant, puis réessayez.
web-error-server = Le serveur a des ennuis. Réessayez dans un instant.
web-error-offline = Le serveur est injoignable. Vérifiez qu’il tourne et que vous êtes en ligne.
web-error-no-page = Cette page n’existe pas.
