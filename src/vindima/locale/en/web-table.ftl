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

## Ceremonies

web-ceremony-year = Year { $year }
web-ceremony-harvest = Harvest
web-ceremony-wine = New wine
web-ceremony-year-end = The end of the year
web-ceremony-fair = The Wine Tasting Fair
web-ceremony-automa = The Automa
web-ceremony-visitor = { $name } welcomes a visitor
web-ceremony-last = The final year
web-ceremony-last-turn = The final turn
web-ceremony-last-turn-news = Each player has one more turn.
web-ceremony-last-season = The final winter
web-ceremony-last-season-news = The game ends after this year.
web-ceremony-winner = The game is over
web-ceremony-points = { $points } VP
web-ceremony-more = … and { $count } more
web-ceremony-skip = Click or press a key to go on
