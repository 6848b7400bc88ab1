### La donne du jour.

web-daily-about = Le même jour, tout le monde joue la même donne contre les mêmes bots. Un nouveau jour commence à minuit UTC.
web-daily-fair = Votre premier essai compte : sans annulation ni conseils. Une fois terminé, vous voyez le classement et pouvez parcourir les parties de ceux qui ont fini, et eux la vôtre.
web-daily-fair-alone = Votre premier essai compte : sans annulation ni conseils. Rien ne quitte ce navigateur : vous n’y comparez que vos propres essais ; sur un serveur, chacun compare avec les autres.
web-daily-past = Ce jour est passé. Ses donnes peuvent encore être jouées, mais ne comptent plus.
web-daily-kind-solo = En solo, contre l’Automa
web-daily-kind-duel = Contre un bot
web-daily-kind-bots = Contre deux bots
web-daily-begin = Commencer : cet essai compte
web-daily-begin-free = Jouer pour le plaisir
web-daily-continue = Continuer
web-daily-attempts = Vos essais
web-daily-attempt = Essai { $number }
web-daily-counts = compte
web-daily-counts-not = ne compte pas
web-daily-points = { $points } PV
web-daily-result-win = gagnée
web-daily-result-draw = égalité
web-daily-result-loss = perdue
web-daily-running = en cours
web-daily-gone = supprimée
web-daily-ranking = Classement
web-daily-hidden = Le classement apparaîtra ici quand votre premier essai sera terminé.
web-daily-nobody = Personne n’a terminé d’essai comptant pour le classement.
web-daily-you = Vous
web-daily-guest = Quelqu’un sans nom
web-daily-compare = Comparer
web-daily-compare-with = Comparer votre premier essai avec : { $name }
web-daily-day-before = Le jour d’avant
web-daily-day-after = Le jour d’après
web-daily-today = Aujourd’hui
web-daily-comparison = Une donne, deux parties
web-daily-same =
    { $count ->
        [0] Les parties diffèrent dès la première réponse.
        [one] Les parties diffèrent après la première réponse.
       *[other] Les parties diffèrent après { $count } réponses communes.
    }
web-daily-all-same = Les deux parties sont identiques, réponse par réponse.
web-daily-difference = La première différence
web-daily-mine = Votre premier essai
web-daily-position = Voir cette position
web-daily-bots = Montrer aussi les réponses des bots
web-daily-common = Montrer aussi les réponses communes
web-daily-growth = Les points au fil des ans
