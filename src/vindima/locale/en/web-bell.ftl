### At every table: the bell, and the way to the next game.

web-bell = Notifications
web-next-game =
    { $count ->
        [one] Next game
       *[other] Next game ({ $count })
    }
web-key-next = Next game that waits for you
