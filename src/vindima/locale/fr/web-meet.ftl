### Jouer avec d’autres : tables ouvertes, parties publiques, invitations, archives.

web-meet = Jouer avec d’autres
web-meet-match = Partie rapide
web-meet-players = Joueurs
web-meet-filter = Afficher seulement
web-meet-any-game = Tous les jeux
web-meet-any-players = Tout nombre de joueurs
web-meet-of-players = Joueurs : { $count }
web-meet-pace = Rythme
web-meet-any-pace = Tous les rythmes
web-meet-pace-none = Sans horloge
web-meet-pace-live = En direct, avec horloge
web-meet-pace-turns = Par correspondance
web-meet-any-language = Toutes les langues
web-meet-open = Tables ouvertes : { $count }
web-meet-watching = Parties à regarder : { $count }
web-meet-none = Personne n’attend à une table ouverte en ce moment. Une partie rapide en ouvre une : restez-y jusqu’à ce que quelqu’un vous rejoigne.
web-meet-none-fits = Aucune table ouverte ne convient. Une partie rapide en ouvre une.
web-meet-more = En afficher plus
web-meet-somebody = Quelqu’un sans nom
web-meet-free = Places libres : { $free } sur { $seats }
web-meet-people =
    { $count ->
        [one] { $count } personne assise
       *[other] { $count } personnes assises
    }
web-meet-bots = avec { $bots }
web-meet-here = à la table en ce moment
web-meet-public = tout le monde peut regarder
web-meet-option = { $name } : { $value }
web-meet-corrected = nombres corrigés
web-meet-rated = partie classée
web-meet-join = Rejoindre
web-meet-watch = Regarder
web-meet-who = Qui d’autre peut jouer ou regarder
web-meet-list = Ouverte à tous
web-meet-list-help = La table apparaît à l’accueil, et chacun peut y prendre une place libre. Votre nom y est affiché.
web-meet-level = Niveau
web-meet-level-any = Pour tous
web-meet-level-beginner = Pour débutants
web-meet-level-regular = Pour qui connaît les règles
web-meet-level-expert = Pour experts
web-meet-publish = Tout le monde peut regarder
web-meet-publish-help = La partie apparaît à l’accueil avec les noms des joueurs. Chacun peut regarder ce que voit toute la table, et rien de plus. Une fois que d’autres ont rejoint la table, on ne peut plus que désactiver ce réglage ; chaque joueur peut le faire.
web-meet-hide = Masquer
web-meet-end = Arrêter la partie
web-meet-end-mine = Vous avez proposé d’arrêter la partie. Elle s’arrête quand tout le monde est d’accord.
web-meet-end-asked = { $name } propose d’arrêter la partie maintenant, sans résultat. Elle s’arrête quand tout le monde est d’accord.
web-meet-ended = Cette partie a été arrêtée avant la fin. Elle n’a pas de résultat.
web-meet-delete = Supprimer
web-meet-delete-ask = Supprimer cette table pour toujours ? Personne d’autre n’y a joué.
web-meet-delete-others = Supprimer cette table pour vous et pour tous les spectateurs ? Les autres joueurs gardent la partie.
web-meet-delete-sure = Supprimer pour toujours

web-letter-by = { $name } vous invite à jouer à { $game }
web-letter = Une invitation à jouer à { $game }
web-letter-seat = Votre place
web-letter-public = Tout le monde peut regarder cette partie, et votre nom est affiché à l’accueil.
web-letter-asks = Quelqu’un d’autre a joué cette place. On demande aux autres joueurs si vous pouvez la reprendre.
web-letter-watch = Seulement regarder

web-archive-found =
    { $count ->
        [0] Aucun résultat.
        [one] { $count } partie
       *[other] { $count } parties
    }
web-archive-text = Nom ou discussion
web-archive-opponent = Adversaire
web-archive-result = Résultat
web-archive-any-result = Tous les résultats
web-archive-won = Gagnée
web-archive-lost = Perdue
web-archive-ended = Arrêtée avant la fin
web-archive-watched = Regardée
web-archive-after = Du
web-archive-until = Au
web-archive-hidden = Tables masquées
web-archive-show = Afficher de nouveau
web-archive-pages = Pages des archives
web-archive-page = Page { $page } sur { $pages }
web-archive-newer = Plus récentes
web-archive-older = Plus anciennes
