### Tournois.

web-tournaments-about = Affrontez tout le monde dans un tournoi toutes rondes, rencontrez des gens de votre force dans un tournoi suisse, ou jouez les mêmes donnes que les autres tables en duplicate, où la chance s’annule. Les bots peuvent participer aussi.
web-tournaments-new = Nouveau tournoi
web-tournaments-mine = Vos tournois
web-tournaments-all = Tournois ouverts à tous
web-tournaments-none = Il n’y a pas d’autre tournoi en ce moment. Créez-en un !
web-tournaments-by = organisé par { $name }
web-tournaments-entrants-count =
    { $count ->
        [one] { $count } inscrit
       *[other] { $count } inscrits
    }
web-tournaments-state-open = Inscriptions ouvertes
web-tournaments-state-over = Terminé
web-tournaments-state-cancelled = Annulé
web-tournaments-round-of = Ronde { $round } sur { $total }
web-tournaments-deal-of = Donne { $round } sur { $total }
web-tournaments-name = Nom du tournoi
web-tournaments-unnamed = Tournoi de { $game }
web-tournaments-format = Formule
web-tournaments-format-swiss = Suisse
web-tournaments-format-swiss-help = Un nombre fixe de rondes. À chaque ronde, vous rencontrez des gens qui ont à peu près autant de points que vous, et personne deux fois si possible.
web-tournaments-format-robin = Toutes rondes
web-tournaments-format-robin-help = Tout le monde rencontre tout le monde.
web-tournaments-format-duplicate = En duplicate
web-tournaments-format-duplicate-help = Toutes les tables jouent les mêmes donnes et les places tournent. Vos points sont comparés à ceux de tous les joueurs qui ont eu votre place dans la même donne.
web-tournaments-players = Joueurs par table
web-tournaments-rounds-swiss = Rondes
web-tournaments-rounds-robin = Nombre de rencontres entre tous
web-tournaments-rounds-duplicate = Donnes
web-tournaments-who = Qui joue ?
web-tournaments-enters = Je joue aussi
web-tournaments-listed = Visible par tout le monde
web-tournaments-listed-help = Sinon, il faut le lien de la page du tournoi pour s’inscrire.
web-tournaments-late = On peut encore s’inscrire après la première ronde
web-tournaments-bots = Bots inscrits
web-tournaments-house = Bot de la maison
web-tournaments-house-help = Il occupe les places libres et joue pour les personnes qui abandonnent ou ne viennent pas. Il n’est pas classé.
web-tournaments-rated = classé
web-tournaments-rated-help = Les parties avec des humains comptent pour leur classement : ni annulation, ni conseils. Qui se retire en cours de partie la perd, et l’hôte ne peut pas arrêter une partie commencée.
web-tournaments-rated-not = Un tournoi classé demande une horloge ou un temps par tour, et un bot de la maison de Facile à Maître.
web-tournaments-create = Créer le tournoi
web-tournaments-tables-of = tables de { $count }
web-tournaments-length-swiss =
    { $count ->
        [one] { $count } ronde
       *[other] { $count } rondes
    }
web-tournaments-length-robin =
    { $count ->
        [one] tous se rencontrent une fois
       *[other] tous se rencontrent { $count } fois
    }
web-tournaments-length-duplicate =
    { $count ->
        [one] { $count } donne
       *[other] { $count } donnes
    }
web-tournaments-play = Aller à votre table
web-tournaments-enter = S’inscrire
web-tournaments-return = Revenir
web-tournaments-withdraw = Se retirer
web-tournaments-withdraw-rated = Votre partie classée est en cours. Si vous vous retirez maintenant, vous la perdez.
web-tournaments-withdraw-sure = Me retirer et perdre la partie
web-tournaments-copy = Copier le lien
web-tournaments-hosting = Vous organisez ce tournoi
web-tournaments-add-bot = Ajouter un bot
web-tournaments-needed =
    { $count ->
        [one] Il peut commencer avec { $count } inscrit.
       *[other] Il peut commencer avec { $count } inscrits.
    }
web-tournaments-start = Commencer la première ronde
web-tournaments-cancel = Annuler le tournoi
web-tournaments-cancel-ask = Toutes les parties en cours se terminent sans résultat. Les résultats acquis restent.
web-tournaments-cancel-sure = Oui, l’annuler
web-tournaments-entrants = Inscrits ({ $count })
web-tournaments-nobody = Personne ne s’est encore inscrit.
web-tournaments-you = vous
web-tournaments-remove = Retirer { $name }
web-tournaments-house-bot = Bot de la maison ({ $level })
web-tournaments-nameless = Inscrit { $number }
web-tournaments-standings = Classement
web-tournaments-final = Classement final
web-tournaments-rank = Rang
web-tournaments-entrant = Inscrit
web-tournaments-gone = retiré
web-tournaments-col-points = Score
web-tournaments-col-opponents = Points des adversaires
web-tournaments-col-beaten = Points des battus
web-tournaments-col-wins = Tables gagnées
web-tournaments-col-vp = PV
web-tournaments-col-played = Parties
web-tournaments-col-above = Au-dessus de la moyenne
web-tournaments-col-average = Par donne
web-tournaments-col-better = Donnes au-dessus
web-tournaments-how = Comment on compte
web-tournaments-how-points = À chaque table, vous marquez la part des autres joueurs que vous avez battus, de 0 à 1 ; une égalité compte pour moitié et une exemption pour 1. Les égalités sont départagées par les points de tous les adversaires, puis par ceux des joueurs battus, puis par les tables gagnées, puis par les points de victoire.
web-tournaments-how-duplicate = Dans chaque donne, vos points de victoire sont comparés à la moyenne de tous ceux qui y ont eu votre place. La somme des écarts compte. Les égalités sont départagées par le nombre de donnes au-dessus de la moyenne, puis par les tables gagnées, puis par les points de victoire.
web-tournaments-how-swiss-pairing = Les tables sont tirées pour que le moins de gens possible se rencontrent deux fois et que les joueurs d’une table aient des points semblables. Chacun occupe chaque place à peu près aussi souvent. Les bots de la maison prennent les places libres ; aux tables de deux, quelqu’un est exempté.
web-tournaments-how-robin-pairing = Toutes les rondes sont tirées au début, pour que tout le monde rencontre tout le monde et occupe chaque place à peu près aussi souvent. Aux tables plus grandes, certains se rencontrent plusieurs fois.
web-tournaments-how-duplicate-pairing = Toutes les donnes sont tirées au début, pour que les places tournent et que les adversaires changent. Les tables d’une donne restent fermées aux autres jusqu’à ce que toutes aient fini.
web-tournaments-rounds = Rondes
web-tournaments-round = Ronde { $round }
web-tournaments-deals = Donnes
web-tournaments-deal = Donne { $round }
web-tournaments-vp = { $count } PV
web-tournaments-playing = en cours
web-tournaments-void = sans résultat
web-tournaments-bye = exempté
web-tournaments-awarded = décision de l’organisateur
web-tournaments-waits = terminée ; le résultat paraîtra quand toutes les tables auront joué cette donne
web-tournaments-table = Votre table
web-tournaments-watch = Regarder
web-tournaments-replay = Revoir la partie
web-tournaments-decide = Décider de cette partie
web-tournaments-wins = { $name } gagne
web-tournaments-no-result = Sans résultat
web-tournaments-compared = Donne par donne
web-tournaments-compared-help = Tous les joueurs d’une colonne avaient les mêmes cartes au départ. Le second nombre dit de combien de points ils dépassent la moyenne de la colonne, ou lui sont inférieurs.
web-tournaments-table-number = Table n° { $number }
web-tournaments-average = Moyenne
web-tournaments-cross = Tableau croisé
