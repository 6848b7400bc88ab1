### What every table says, whatever the game, in English: looking closer, and what happens in a year.

## Looking closer

web-key-inspect = Look closer at something; the arrow keys walk over the board
web-inspect-open = Look closer
web-inspect-cards =
    { $count ->
        [one] One card
       *[other] { $count } cards
    }
web-inspect-bonus = Bonus: { $bonus }
