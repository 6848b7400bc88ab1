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
web-problem = Quelque chose s’est mal passé

## L'accueil

web-welcome = Les vendanges sont ouvertes
web-welcome-first = Deux jeux de vin à l’écran, avec toutes leurs règles et des adversaires qui savent y jouer.
web-welcome-second = Jouez tout de suite contre eux, partagez un écran ou envoyez un lien à vos amis. Aucun compte n’est nécessaire.
web-play-now = Jouer
web-daily = La donne du jour
web-puzzles = Problèmes
web-tournaments = Tournois
web-tournament = Tournoi
web-profile = Vos parties
web-leaderboards = Classements
web-game = Jeu
web-game-vinhos = Vinhos
web-game-viticulture = Viticulture
web-about-vinhos = Six années de vinification au Portugal : domaines, celliers, export, et trois Salons du Vin dont tout le monde parle.
web-about-viticulture = Un petit vignoble en Toscane, quatre saisons par an et des visiteurs pleins d’idées. En solo aussi, contre l’Automa.
web-players = De { $least } à { $most } joueurs
web-new-table = Nouvelle table
web-my-tables = Vos tables
web-all-tables = Les afficher toutes ({ $count })
web-unread = Nouveaux messages : { $count }
web-invited = { $name } vous invite
web-invited-accept = Rejoindre
web-invited-decline = Refuser
web-table-running = En cours
web-pace-turns = { $time } par tour
web-pace-live = { $bank } plus { $increment } par tour
web-pace-left = encore { $time }
web-table-over = Terminée
web-archive = Archives
web-table-gathering = En attente de joueurs
web-table-turn = À { $name } de jouer
web-check = Vous avez la boîte ? Vérifiez ses nombres
web-upload = Ouvrir une partie enregistrée
web-upload-help = Une partie téléchargée ici ou enregistrée depuis la ligne de commande.
web-your-name = Votre nom
web-your-name-help = C’est ainsi que les autres vous appellent à la table.
web-join-go = Rejoindre
web-player = Joueur { $number }

## Réglages

web-you = Vous
web-settings = Réglages
web-privacy = Vie privée
web-setting-name = Nom
web-setting-language = Langue
web-setting-theme = Thème
web-theme-system = Comme l’appareil
web-theme-light = Clair
web-theme-dark = Sombre
web-setting-sound = Jouer un son discret quand c’est à moi
web-setting-confirm = Demander avant de terminer mon tour
web-setting-keys = Raccourcis à une touche (voir Clavier)
web-setting-ceremonies = Cérémonies (nouvelle année, Salon, visiteurs)
web-ceremonies-off = Désactivées
web-ceremonies-fast = Rapides
web-ceremonies-relaxed = Posées

## Une nouvelle table

web-seats = Places
web-sitter = Joueur à la place { $letter }
web-sitter-me = Moi
web-sitter-here = Quelqu’un à cet écran
web-sitter-link = Quelqu’un à qui j’envoie un lien
web-sitter-bot = Un bot
web-sitter-link-help = Vous aurez le lien une fois la table ouverte.
web-seat-open = Place libre
web-seat-add = Ajouter une place
web-seat-remove = Retirer la place { $letter }
web-bot-level = Niveau
web-bot-character = Style de jeu
web-bot-styled = { $name }, { $style }
web-bot-named = { $name } · { $level }
web-style-balanced = équilibré
web-style-beginner = débutant
web-style-exporter = exportateur
web-style-fair-goer = habitué des Salons
web-style-financier = banquier
web-style-order-runner = livreur
web-style-visitor-lover = ami des visiteurs
web-style-builder = bâtisseur
web-style-master = maître
web-options = Options
web-more = Plus
web-seed = Graine
web-seed-help = La même graine et les mêmes réponses donnent la même partie. Laissez vide pour une graine tirée au sort.
web-corrected-tables = Nombres de ma boîte
web-corrected-tables-help = Jouer avec les nombres que vous avez corrigés au lieu de nos estimations.
web-open-table = Ouvrir la table

web-option-vinhos-regions = Régions écartées
web-option-vinhos-regions-help = À deux ou trois joueurs, certaines régions ne servent pas : tirées au sort, ou celles conseillées pour une première partie.
web-option-vinhos-regions-random = tirées au sort
web-option-vinhos-regions-suggested = conseillées pour une première partie
web-option-vinhos-turn-order-by-region = Ordre du tour par région
web-option-vinhos-turn-order-by-region-help = Variante officielle : tous commencent avec le même liquide, et les premiers vignobles décident de l’ordre.
web-option-vinhos-barrels-home-in-maintenance = Les tonneaux reviennent chaque année
web-option-vinhos-barrels-home-in-maintenance-help = Variante officielle : les paires de tonneaux quittent les bonnes adresses une fois les salaires payés.
web-option-vinhos-cash-multiplier-cap = Plafond du multiplicateur de liquide
web-option-vinhos-cash-multiplier-cap-help = Variante officielle : un tonneau y rapporte 16 PV au plus.
web-option-vinhos-two-player-fair = Salon à deux joueurs
web-option-vinhos-two-player-fair-help = Variante officielle : à deux joueurs, les prix sont ceux de la première et de la troisième place.
web-option-viticulture-parents = Mamas et Papas
web-option-viticulture-parents-help = Vous recevez une carte de chaque, ou vous choisissez entre deux.
web-option-viticulture-parents-dealt = distribués
web-option-viticulture-parents-chosen = à choisir entre deux
web-option-viticulture-friendly = Variante amicale
web-option-viticulture-friendly-help = Une case bonus est réservée aux joueurs qui utilisent son bonus, ou qui ne trouvent pas d’autre case libre.
web-option-viticulture-free-devalue = Valeur inférieure permise
web-option-viticulture-free-devalue-help = Vous pouvez placer un nouveau raisin ou vin à une valeur inférieure à la sienne.
web-option-viticulture-level = Automa
web-option-viticulture-level-help = À quel point l’Automa est dur à battre.
web-option-viticulture-aggressive = Automa agressif
web-option-viticulture-aggressive-help = Vous devez mener à la fin de chaque année, et pas seulement de la dernière. Pour les niveaux facile, normal et difficile.
web-option-viticulture-challenge = Défi
web-option-viticulture-challenge-help = Un seul défi de la campagne.
web-option-viticulture-tokens = Jetons Action bonus
web-option-viticulture-tokens-help = Combien vous en avez au départ. Dans la campagne : un par défaite dans ce défi.
web-option-viticulture-fewer-visitors = Moins de visiteurs
web-option-viticulture-fewer-visitors-help = Les visiteurs qui ne font que profiter des actions des autres joueurs restent dans la boîte.

## La campagne

web-campaign = Campagne
web-campaign-about = Une série de défis contre l’Automa. Il faut gagner pour passer au suivant ; chaque défaite rend l’essai suivant un peu plus facile. Moins il vous faut de parties, mieux c’est.
web-campaign-new = Nouvelle campagne
web-campaign-begin = Commencer la campagne
web-campaign-level = Campagne, { $level }
web-campaign-aggressive = Campagne, { $level }, variante agressive
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
web-campaign-give-up = Abandonner (compte comme une défaite)
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
web-menu = Menu
web-twin = Le plateau en texte
web-spectator = Vous regardez
web-connection-lost = Connexion perdue. Reconnexion en cours… Rien de ce que vous avez fait n’est perdu.

## La table : la question

web-year = Année { $year }
web-points = points de victoire
web-away = absent
web-to-answer = doit jouer
web-your-turn = À vous
web-asked = Question pour { $name } :
web-choose = Choisissez
web-filter = Tapez pour filtrer
web-filter-none = Aucune réponse ne contient ces mots.
web-effect-leaves = disparaît
web-refused =
    { $count ->
        [one] Impossible pour l’instant : { $count }
       *[other] Impossibles pour l’instant : { $count }
    }
web-remedy = Qu’est-ce qui le permettrait ?
web-remedy-first = D’abord :
web-remedy-then = Ensuite, c’est possible.
web-remedy-none = Quoi que vous fassiez avant, cela n’y changerait rien.
web-hint = Donnez-moi un conseil
web-hint-quick = Rapide
web-hint-good = Réfléchi
web-hint-deep = Approfondi
web-hint-thinking = Réflexion en cours…
web-hint-gain = environ { $gain } PV
web-hint-term = { $term } : { $gain }
web-hints-allowed = Autoriser les conseils
web-trail = Ce tour jusqu’ici
web-undo = Annuler
web-undo-to = Revenir avant ceci
web-undo-over = La partie est finie ; rien ne peut plus être annulé.
web-undo-others = Un autre joueur a joué depuis : cela ne peut plus être annulé.
web-reset = Recommencer mon tour
web-confirm-ask = Terminer votre tour ?
web-confirm = Terminer mon tour
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
web-trouble-bot = { $name } ne peut pas jouer pour le moment. Le serveur continue d’essayer ; l’hôte peut choisir un autre joueur pour cette place.
web-trouble-storage = Le serveur ne peut pas enregistrer la réponse de { $name } pour le moment. Il continue d’essayer et rien n’est perdu.
web-stand-in = Laisser un bot prendre le relais
web-note-taken = { $name } a pris cette place.
web-note-leave = { $name } a quitté cette place.
web-note-removed = L’hôte a retiré { $name } de cette place.
web-note-bot = L’hôte a confié cette place à un bot.
web-note-stand-in = Un bot joue pour { $name } jusqu’à son retour.
web-note-back = { $name } est de retour.
web-note-device = { $name } joue maintenant aussi sur un autre appareil.
web-note-only-here = { $name } ne joue plus que sur cet appareil.
web-note-one-person = { $name } appartient maintenant à la même personne qu’une autre place de cette table.
web-note-deal-again = Après un changement à la place de { $name }, la distribution recommence avec de nouvelles parts de chacun.
web-note-asks = { $name } demande à reprendre cette place, dont quelqu’un d’autre a vu la main.
web-note-agrees = { $name } accepte la reprise.
web-note-refuses = { $name } refuse la reprise.
web-note-asks-no-more = { $name } ne demande plus cette place.
web-note-took-over = { $name } a repris cette place avec l’accord de tous.
web-note-deleted = Un message a été supprimé.
web-takeover = { $name } demande à reprendre la place { $number }. Quelqu’un d’autre l’a jouée : { $name } verrait donc sa main. Tous les joueurs doivent être d’accord.
web-takeover-mine = Vous avez demandé à reprendre la place { $number }. Vous pourrez vous asseoir dès que tous les autres joueurs auront accepté.
web-takeover-agree = Accepter
web-takeover-refuse = Refuser
web-takeover-withdraw = Retirer ma demande
web-seed-known = La graine de cette partie a été choisie ou vient d’un enregistrement : la personne qui a ouvert la table connaît peut-être toutes les cartes. Graine : { $seed }
web-deal = Avant la distribution
web-deal-sealing = Les cartes seront distribuées quand toutes les places seront prises. Envoyez les invitations ou confiez les places libres à des bots.
web-deal-opening = Toutes les places sont prises. Les cartes seront distribuées dès que le navigateur de chacun aura révélé sa part. Un navigateur fermé le fera au retour de son joueur.
web-deal-about = Le navigateur de chacun ajoute une part aléatoire au mélange. Aucune part n’est révélée avant que toutes soient fixées : personne ne peut donc choisir les cartes, pas même les responsables de ce serveur. Les bots et les joueurs qui s’assoient plus tard n’ajoutent pas de part.
web-deal-missing = pas encore prêt
web-deal-sealed = part fixée
web-deal-opened = part révélée
web-deal-elsewhere = Un autre appareil a fixé la part de votre place. Si vous ne l’avez plus sous la main, contribuez depuis celui-ci : la distribution recommencera et tout le monde en sera informé.
web-deal-here = Contribuer depuis cet appareil
web-deal-share = Votre part, pour « vindima replay --share » : { $share }
web-deal-proved = Votre navigateur a vérifié le mélange : votre part y figure et personne n’a changé la sienne.
web-deal-false = Le mélange de cette partie n’est pas celui auquel votre navigateur a contribué. Gardez l’enregistrement et interrogez les responsables de ce serveur.
web-commitment = Engagement sur la graine : { $commitment }. Notez-le et comparez-le après la partie avec ce que « vindima replay --verify » dit de l’enregistrement.
web-only-here = Garder cette place sur cet appareil seulement
web-holders =
    { $count ->
        [one] { $count } appareil utilise cette place.
       *[other] { $count } appareils utilisent cette place.
    }
web-log-empty = Il ne s’est encore rien passé.
web-log-filter = Montrer un seul joueur
web-log-all = Tous

## Les règles

web-rules = Règles
web-rules-whole = Ouvrir dans les règles complètes
web-rules-search = Chercher dans les règles
web-rules-contents = Sommaire
web-rules-found =
    { $count ->
        [one] { $count } paragraphe
       *[other] { $count } paragraphes
    }
web-rules-none = Aucun paragraphe ne contient ces mots.

## Les leçons

web-learn = Apprendre
web-learn-about = De courtes leçons dans de vraies positions : vous jouez, la leçon dit où regarder. Partez quand vous voulez ; votre progression est enregistrée.
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
web-lesson-hint = Indice
web-lesson-restart = Recommencer
web-lesson-next = Leçon suivante
web-lesson-all = Toutes les leçons
web-introduction = À la découverte du jeu
web-introduction-about = Le but du jeu, le cours d’une année et une visite du plateau.
web-introduction-to = À la découverte de { $game }
web-introduction-at = Étape { $at } sur { $of }
web-introduction-next = Suivant
web-introduction-skip = Passer la visite
web-introduction-lesson = Première leçon
web-coached = Votre première partie, avec un coach
web-coached-about = Une vraie partie contre un adversaire facile. Un coach explique ce qui est nouveau et prend la parole quand une meilleure réponse est à portée.

## La table : les gens

web-presence-bot = un bot
web-presence-you = vous
web-presence-here = ici
web-presence-away = absent
web-presence-stand-in = absent, remplaçant : { $bot }
web-copy-invite = Copier l’invitation
web-copy-seat = Copier le lien de ma place
web-copy-watch = Copier le lien des spectateurs
web-copied = Copié
web-seat-bot = Confier à un bot
web-seat-back = Rendre au joueur
web-seat-leave = Quitter cette place
web-leave-ask = Quitter la place pour de bon ? Quelqu’un d’autre ou un bot la jouera et vous regarderez. Pour une simple pause, laissez un bot jouer jusqu’à votre retour.
web-leave-sure = Quitter pour de bon
web-leave-bot = Laisser jouer un bot pour l’instant
web-cancel = Annuler
web-watch = Spectateurs
web-watch-help = Toute personne qui a ce lien voit ce que tout le monde voit à la table, et rien de plus.
web-watch-public = Cette partie est publique : tout le monde peut la regarder à cette adresse.
web-chat =
    { $count ->
        [0] Tchat
       *[other] Tchat ({ $count })
    }
web-chat-empty = Personne n’a encore rien dit.
web-chat-write = Dire quelque chose
web-chat-send = Envoyer
web-cover = { $name }, c’est à vous
web-cover-help = Rien n’est montré tant que vous n’êtes pas seul devant l’écran.
web-cover-ready = Je suis { $name }

## Les points et la fin

web-scores = Score
web-automa = Automa
web-source = Source
web-total = Total
web-projected = Si la partie finissait maintenant
web-points-now = Actuellement sur la piste de score
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
web-result-next = Et maintenant ?
web-result-board = Revoir le plateau
web-result-back = Revenir au résultat
web-again = Rejouer
web-rematch = Revanche
web-ranking = Classement
web-best-wine = Le meilleur vin de la partie
web-wine-red = vin rouge
web-wine-white = vin blanc
web-wine-blush = vin rosé
web-wine-sparkling = vin effervescent
web-label-year = Année { $year }
web-label-aloud = Une étiquette de vin : { $title }, valeur { $value }, année { $year }, production : { $owner }
web-label-save = Enregistrer l’étiquette

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
web-replay-run = Lecture automatique
web-replay-stop = Arrêter
web-replay-play-on = Jouer à partir d’ici
web-replay-table = Aller à la table
web-replay-link = Copier le lien de cette position
web-download = Télécharger la partie

## Après coup

web-review = Analyse de la partie
web-review-working = Analyse en cours…
web-review-chances = Chances de gagner
web-review-turning = Tournants
web-review-better = Mieux d’environ { $points } PV : { $answer }
web-review-look = Voir la position
web-review-none = Pas de grosse erreur.
web-review-caution = Jugé par un bot qui voit jusqu’à la fin d’un tour. Il peut se tromper : votre plan était peut-être plus sage qu’il ne le croit.
web-review-caution-network = Jugé par un réseau qui a appris en jouant contre lui-même. La chance compare ce qui a été révélé à ce qui aurait pu l’être ; les réponses sont jugées sur ce qu’on pouvait savoir alors. Il peut se tromper : votre plan était peut-être plus sage qu’il ne le croit.
web-review-balance = Chance et talent
web-review-luck = Les révélations ont apporté { $luck } PV · les réponses ont coûté { $lost } PV
web-review-then = Puis : { $answer }
web-review-reveals = Ce que le hasard a le plus changé
web-review-reveal = { $points } PV grâce à ce qui a été révélé

## Le clavier

web-help = Aide
web-help-board = Tab parcourt aussi les endroits en surbrillance du plateau ; Entrée ou la barre d’espace en choisit un.
web-key-answer = Donner cette réponse
web-key-filter = Filtrer les réponses
web-key-tab = Passer à l’élément suivant
web-key-confirm = Terminer mon tour
web-key-undo = Annuler
web-key-reset = Recommencer mon tour
web-key-recall = Revoir ce qui s’est passé depuis mon dernier tour
web-key-skip = Passer les animations
web-key-hint = Un conseil
web-key-scores = Score
web-key-seats = Places et liens
web-key-chat = Tchat
web-key-log = Journal
web-key-twin = Le plateau en texte
web-key-help = Aide

## Ce qui peut mal tourner

web-error-no-table = Cette table n’existe pas. Le lien est peut-être incomplet, ou la table a été supprimée.
web-error-no-campaign = Cette campagne n’existe pas dans ce navigateur.
web-error-old-rules = Cette partie a été jouée avec une autre version des règles. Vous pouvez la regarder, mais pas la continuer.
web-error-not-asked = C’est maintenant le tour de quelqu’un d’autre.
web-error-too-large = Ce serveur n’en accepte pas autant.
web-error-not-yours = Cette table est privée. Demandez un lien à son hôte.
web-error-full = Quelqu’un a déjà pris cette place. Vous pouvez demander à l’hôte un lien pour regarder.
web-error-bad-link = Ce lien ne fonctionne pas. Il en manque peut-être une partie.
web-error-used-link = Ce lien a déjà servi ou a expiré. Demandez-en un nouveau.
web-error-other-browser = Ouvrez ce lien dans le navigateur où vous avez saisi votre adresse.
web-error-passkey = Cette clé d’accès n’a pas été acceptée. Réessayez, ou connectez-vous autrement.
web-error-last-device = C’est votre seul moyen de retrouver vos parties. Ajoutez d’abord une clé d’accès ou un autre appareil, ou supprimez vos données.
web-error-too-late = Le temps de ce tour est écoulé ; un bot le joue.
web-error-days-off = Au plus deux jours de la semaine, modifiables une fois par semaine, et vingt jours isolés par an, à partir de demain.
web-error-turned-away = L’hôte de cette table ne vous laisse pas entrer.
web-error-silenced = L’hôte de cette table vous a exclu de la discussion.
web-error-blocked-word = Ce texte contient un mot interdit sur ce serveur. Formulez-le autrement.
web-error-stale = La partie avait avancé ; voici la position actuelle.
web-error-illegal = Ce n’est pas possible maintenant.
web-error-undo = Cela ne peut plus être annulé.
web-error-running = Vous pourrez télécharger la partie quand elle sera finie : elle révélerait ce qui est encore secret.
web-error-newer-record = Cette partie a été enregistrée par une version plus récente de Vindima. Mettez Vindima à jour, puis rouvrez-la.
web-error-bad-record = Ce fichier n’est pas une partie enregistrée, ou il est endommagé.
web-error-bad-request = Le serveur n’a pas compris. Rechargez la page, elle n’est peut-être plus à jour.
web-error-too-many = Trop de requêtes. Attendez un instant, puis réessayez.
web-error-hand-known = Quelqu’un a déjà joué cette place et vu sa main, et aucun autre joueur ne peut donner son accord. Seul un bot peut continuer ici.
web-error-daily-counts = Cette partie compte pour la donne du jour : personne d’autre ne peut y jouer ni aider.
web-error-daily-hidden = Terminez d’abord votre premier essai de cette donne du jour ; vous pourrez ensuite voir les parties des autres.
web-error-contest = C’est une rencontre de tournoi : seul l’organisateur décide qui joue, et personne n’aide.
web-error-sealed = D’autres tables jouent encore cette donne. Tant qu’elles n’ont pas fini, personne d’autre ne peut la voir et il n’y a pas de relecture.
web-error-few-entrants = Il n’y a pas assez d’inscrits pour commencer.
web-error-many-games = Ce tournoi compterait plus de 600 parties. Choisissez moins de rondes ou des tables plus grandes.
web-error-entered = Vous jouez déjà dans ce tournoi.
web-error-not-open = On ne peut ni entrer dans ce tournoi ni le quitter maintenant.
web-error-rated = Cette partie est classée : chacun joue sa place jusqu’au bout, et personne n’aide.
web-error-unratable = Cette table ne peut pas être classée. Il faut au moins deux places, un écran par personne, des cartes distribuées par le serveur et des bots de Facile à Maître sans style.
web-error-closed = Cette partie a été arrêtée avant la fin : plus personne ne peut y jouer.
web-error-others-play = D’autres jouent ici. Il faut d’abord leur accord.
web-error-many-open = Vous attendez déjà à de nombreuses tables ouvertes. Quittez-en ou fermez-en une d’abord.
web-error-banned = Les responsables de ce serveur ne permettent pas cela à ce navigateur.
web-error-quota = Trop de tables, ou des tables trop volumineuses, ont été ouvertes d’ici. Terminez-en ou supprimez-en d’abord, ou attendez un peu.
web-error-damaged = Les données de cette table sont endommagées. Prévenez les responsables de ce serveur.
web-error-unavailable = Le serveur n’a pas accès à sa base de données pour le moment. Réessayez dans un instant.
web-error-server = Le serveur a rencontré un problème. Réessayez dans un instant.
web-error-offline = Le serveur est injoignable. Vérifiez qu’il tourne et que vous êtes en ligne.
web-error-no-page = Cette page n’existe pas.
