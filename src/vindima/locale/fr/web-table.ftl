### Ce que dit chaque table, quel que soit le jeu, en français : examiner de près, et ce qui se passe dans une année.

## Examiner de près

web-key-inspect = Examiner quelque chose de près ; les flèches parcourent le plateau
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
