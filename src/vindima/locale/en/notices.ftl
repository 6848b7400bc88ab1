### What notifications say: Web Push, mails, webhooks. They name nothing that is hidden at a table.

notice-table = { $game } with { $names }
notice-year = { $table }, year { $year }
notice-turn-title = Your turn
notice-began-title = The game has begun
notice-over-title = Game over
notice-over =
    { $count ->
        [one] { $table }: { $names } won.
       *[other] { $table }: { $names } share the win.
    }
notice-invited-title = You are invited
notice-chat-title = New messages at your table
notice-clock-title = Your time is running out
notice-hook-turn = { $table }: it is { $name }’s turn.
notice-hook-clock = { $table }: { $name } is running out of time.
notice-hook-began = { $table }: the game has begun.
notice-hook-over = { $table }: the game is over.

## The mail

notice-mail-subject =
    { $count ->
        [one] { $count } message from your games
       *[other] { $count } messages from your games
    }
notice-mail-line = { $title }: { $text }
notice-mail-footer =
    You get this mail because you asked { $site } to notify you of your games.
    Stop these mails: { $link }
    Choose what you are told: { $you }
