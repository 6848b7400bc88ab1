### Ce que dit chaque table, quel que soit le jeu, en français : examiner de près, et ce qui se passe dans une année.

## Examiner de près

web-key-inspect = Examiner quelque chose de près ; les flèches parcourent le plateau
web-inspect-open = Examiner de près
web-inspect-cards =
    { $count ->
        [one] Une carte
       *[other] { $count } cartes
    }
web-inspect-bonus = Bonus : { $bonus }

## Cérémonies

web-ceremony-year = Année { $year }
web-ceremony-harvest = Vendange
web-ceremony-wine = Vin nouveau
web-ceremony-year-end = La fin de l’année
web-ceremony-fair = Le Salon du Vin
web-ceremony-automa = L’Automa
web-ceremony-visitor = { $name } reçoit un visiteur
web-ceremony-last = La dernière année
web-ceremony-last-turn = Le dernier tour
web-ceremony-last-turn-news = Il reste un tour à chaque joueur.
web-ceremony-last-season = Le dernier hiver
web-ceremony-last-season-news = La partie se termine à la fin de l’année.
web-ceremony-winner = La partie est terminée
web-ceremony-points = { $points } PV
web-ceremony-more = … et { $count } de plus
web-ceremony-skip = Cliquez ou appuyez sur une touche pour continuer

## Le coach et l’aide

web-coach = Votre coach
web-coach-allowed = Un coach aide à cette table
web-coach-heard = Compris
web-coach-off = Arrêter le coach
web-coach-objects = Est-ce bien votre choix ? « { $best } » semble valoir environ { $loss } PV de plus.
web-coach-again = Je regarde encore
web-coach-anyway = Le faire quand même
web-coach-review = Voir vos tournants dans l’analyse
web-help-here = Que faire ici
web-help-confirm = Votre tour est complet. Terminez-le, ou annulez d’abord quelque chose.
web-help-answer = Choisissez une réponse dans la liste ou cliquez sur un endroit qui brille. Survolez une réponse pour voir ce qu’elle changerait.
web-help-over = La partie est finie. Le résultat montre d’où viennent les points.
web-help-waiting = C’est à { $name } de jouer. En attendant, regardez tout ce que vous voulez sur le plateau.
web-help-keys = Clavier

## Links that carry a game

web-carry = Liens qui contiennent la partie
web-carry-help = Tout est dans le lien : il fonctionne aussi pour les personnes sans accès à cette table, sur tout site ou serveur Vindima.
web-carry-game = Copier le lien avec toute la partie
web-carry-position = Copier le lien avec cette position

## La donne du jour

web-undo-daily = Cette partie compte pour la donne du jour : rien ne peut être annulé.
web-daily-here = La donne du jour, { $day } : cet essai compte.
web-daily-here-free = La donne du jour, { $day } : essai { $number }, qui ne compte pas.
web-contest-here = { $name }, ronde { $round }
web-contest-sealed = D’autres tables jouent encore cette donne : la relecture s’ouvrira quand elles auront fini.
web-undo-rated = Cette partie est classée : rien ne peut être annulé.
web-rated-here = Partie classée : ni annulation, ni conseils. Qui la quitte la perd.
web-rated-leave = Cette partie est classée : si vous quittez votre place, vous la perdez, quel que soit le score.

## Regarder et arrêter

web-note-public = { $name } permet à tout le monde de regarder cette partie.
web-note-private = { $name } ne permet plus à tout le monde de regarder cette partie.
web-note-end-asks = { $name } propose d’arrêter la partie.
web-note-end-agrees = { $name } accepte d’arrêter la partie.
web-note-end-refuses = { $name } veut continuer à jouer.
web-note-end-asks-no-more = { $name } ne propose plus d’arrêter la partie.
web-note-end-ended = Avec l’accord de { $name }, la partie a été arrêtée.
