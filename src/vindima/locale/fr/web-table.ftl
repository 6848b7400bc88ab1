### Ce que dit chaque table, quel que soit le jeu, en français : examiner de près, et ce qui se passe dans une année.

## Examiner de près

web-key-inspect = Examiner quelque chose de près ; les flèches parcourent le plateau
web-inspect-open = Examiner de près
web-inspect-cards =
    { $count ->
        [one] Une carte
       *[other] { $count } cartes
    }
web-inspect-bonus = Bonus : { $bonus }
