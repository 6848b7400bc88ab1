### What every table says, whatever the game, in English: looking closer, and what happens in a year.

## Looking closer

web-key-inspect = Look closer at something; the arrow keys move across the board
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

## The coach, and help

web-coach = Coach
web-coach-allowed = A coach helps at this table
web-coach-heard = Understood
web-coach-off = Stop coaching
web-coach-objects = Are you sure? “{ $best }” seems to be worth about { $loss } VP more.
web-coach-again = Look again
web-coach-anyway = Do it anyway
web-coach-review = See your turning points in the review
web-help-here = What to do here
web-help-confirm = Your turn is complete. End it, or take something back first.
web-help-answer = Choose an answer in the list or click one of the glowing places on the board. Point at an answer to see what it would change.
web-help-over = The game is over. The result shows where the points came from.
web-help-waiting = It is { $name }’s turn. Meanwhile you can look at anything on the board.
web-help-keys = Keyboard

## Links that carry a game

web-carry = Links that contain the game
web-carry-help = Everything is in the link: it also works for people without access to this table, on every site or server with Vindima.
web-carry-game = Copy link with the whole game
web-carry-position = Copy link with this position

## The deal of the day

web-undo-daily = This game counts for the deal of the day, so nothing can be undone.
web-daily-here = Deal of the day, { $day }: this attempt counts.
web-daily-here-free = Deal of the day, { $day }: attempt { $number }, which does not count.
web-contest-here = { $name }, round { $round }
web-contest-sealed = Other tables still play this deal: the replay opens when they have finished.
web-undo-rated = This game is rated, so nothing can be undone.
web-rated-here = Rated game: no undo, no hints. Whoever leaves loses it.
web-rated-leave = This game is rated: if you leave your seat, you lose it, whatever the score.

## Watching and ending

web-note-public = { $name } lets everyone watch this game.
web-note-private = { $name } no longer lets everyone watch this game.
web-note-end-asks = { $name } asks to end the game early.
web-note-end-agrees = { $name } agrees to end the game.
web-note-end-refuses = { $name } wants to play on.
web-note-end-asks-no-more = { $name } no longer asks to end the game.
web-note-end-ended = With { $name }’s agreement, the game was ended early.
