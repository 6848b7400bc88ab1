### Parties classées, classements, profils et parties pour d’autres programmes.

web-standing-rated = Partie classée
web-standing-rated-help = Chacun décide sans aide : ni annulation, ni conseils. Qui quitte la partie la perd.
web-standing-rated-not = Une partie classée demande au moins deux places, pas d’écran partagé, des cartes distribuées par le serveur et des bots de Facile à Maître sans style particulier.
web-standing-provisional = provisoire
web-standing-rating = Cote { $rating } ± { $spread }
web-standing-rated-games = parties classées : { $games }
web-standing-players =
    { $players ->
        [one] en solo
       *[other] { $players } joueurs
    }

## Classements

web-standing-board-about = Les cotes par jeu et par nombre de joueurs, avec leur incertitude. On est classé selon le bas de l’intervalle : quelques parties chanceuses ne mènent personne au sommet.
web-standing-board-bots = Les bots ont des cotes fixes, tirées de leurs parties entre eux.
web-standing-board-provisional = Une nouvelle cote est provisoire et sans rang. Parties classées nécessaires pour un rang : { $games }.
web-standing-board-pool = Jeu et nombre de joueurs
web-standing-board-rank = Rang
web-standing-board-player = Joueur
web-standing-board-rating = Cote
web-standing-board-games = Parties
web-standing-board-fixed = fixe
web-standing-board-bot = Bot : { $bot }
web-standing-board-nobody = Personne ne figure encore ici. Jouez une partie classée, puis choisissez d’y figurer.
web-standing-board-mine = Votre cote : { $rating } ± { $spread }.
web-standing-board-none = Vous n’avez pas encore terminé de partie classée de ce genre.
web-standing-board-join = Afficher mon nom et mes cotes dans les classements
web-standing-you = Vous
web-standing-someone = Quelqu’un sans nom
web-standing-board-play = Ouvrir une table classée

## Profils

web-standing-private = Vous seul voyez cette page.
web-standing-public = Tout le monde peut voir ce profil. Il ne nomme que les adversaires qui ont publié le leur.
web-standing-alone = Les parties que vous avez terminées dans ce navigateur. Rien n’en sort.
web-standing-publish = Publier ce profil
web-standing-link = Copier le lien de votre profil
web-standing-empty = Pas encore de parties. Les parties terminées apparaissent ici, sauf celles sur un écran partagé, tirées d’un fichier ou jouées avec une graine choisie.
web-standing-of = Les parties de { $name }
web-standing-games =
    { $games ->
        [one] { $games } partie
       *[other] { $games } parties
    }
web-standing-won = gagnées : { $wins } ({ $share })
web-standing-average = { $points } PV en moyenne
web-standing-best = record : { $points } PV
web-standing-progress = Progression
web-standing-progress-points = Points, partie après partie
web-standing-progress-rating = Cote, partie après partie
web-standing-progress-game = Partie { $number }, { $date }
web-standing-sources = D’où viennent les points
web-standing-sources-about = Points moyens d’une partie. Joueurs forts : le bot Maître contre lui-même.
web-standing-source-mine = Moyenne
web-standing-source-strong = Joueurs forts
web-standing-source-game = Cette partie
web-standing-all = Total
web-standing-seats = Par place
web-standing-seat = Place
web-standing-opponents = Par adversaire
web-standing-opponent = Adversaire
web-standing-ahead = Devancé
web-standing-unnamed = Autres personnes
web-standing-gone = Quelqu’un qui est parti
web-standing-wins = Victoires
web-standing-points = Points moyens
web-standing-vp = { $points } PV
web-standing-history = Parties
web-standing-place = Place { $place } sur { $players }
web-standing-result-win = gagnée
web-standing-result-draw = nulle
web-standing-result-loss = perdue
web-standing-abandoned = partie quittée
web-standing-change = cote { $change }
web-standing-game-details = Points par source
web-standing-more = Afficher plus de parties
web-standing-open = Ouvrir la table

## Parties pour d’autres programmes

web-standing-log = Noter cette partie
web-standing-log-about = Rien n’est envoyé d’ici : vous décidez dans l’autre programme de ce qui est enregistré.
web-standing-log-bgstats = Ouvrir dans BG Stats
web-standing-log-bgg = Ouvrir le jeu sur BoardGameGeek
web-standing-log-copy = Copier le résultat
web-standing-log-file = Télécharger la partie
web-standing-log-file-help = Un fichier JSON avec les champs du formulaire de BoardGameGeek.
web-standing-log-line = { $name } : { $points } PV
web-standing-log-winner = { $name } : { $points } PV, gagne
