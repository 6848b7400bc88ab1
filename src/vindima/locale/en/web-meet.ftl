### Playing with others: open tables, public games, invitations, the archive.

web-meet = Play with others
web-meet-match = Quick match
web-meet-players = Players
web-meet-filter = Show only
web-meet-any-game = Any game
web-meet-any-players = Any number of players
web-meet-of-players = Players: { $count }
web-meet-pace = Pace
web-meet-any-pace = Any pace
web-meet-pace-none = No clock
web-meet-pace-live = Live, with clocks
web-meet-pace-turns = By correspondence
web-meet-any-language = Any language
web-meet-open = Open tables: { $count }
web-meet-watching = Games to watch: { $count }
web-meet-none = Nobody is waiting at an open table right now. A quick match opens one: stay there until someone joins you.
web-meet-none-fits = No open table fits. A quick match opens one.
web-meet-more = Show more
web-meet-somebody = Someone without a name
web-meet-free = Free seats: { $free } of { $seats }
web-meet-people =
    { $count ->
        [one] { $count } person is seated
       *[other] { $count } people are seated
    }
web-meet-bots = with { $bots }
web-meet-here = at the table now
web-meet-public = everyone may watch
web-meet-option = { $name }: { $value }
web-meet-corrected = corrected numbers
web-meet-rated = rated game
web-meet-join = Join
web-meet-watch = Watch
web-meet-who = Who else may join or watch
web-meet-list = Open to everyone
web-meet-list-help = The table is listed in the lobby, and anyone may take a free seat. Your name is shown there.
web-meet-level = Level
web-meet-level-any = For everyone
web-meet-level-beginner = For beginners
web-meet-level-regular = For players who know the rules
web-meet-level-expert = For experts
web-meet-publish = Let everyone watch
web-meet-publish-help = The game is listed in the lobby with the names of its players. Anyone may watch what the whole table can see, and nothing more. Once others have joined, this can only be switched off; every player may do that.
web-meet-hide = Hide
web-meet-end = End the game early
web-meet-end-mine = You have asked to end the game. It ends when everyone agrees.
web-meet-end-asked = { $name } asks to end the game now, without a result. It ends when everyone agrees.
web-meet-ended = This game was ended early. It has no result.
web-meet-delete = Delete
web-meet-delete-ask = Delete this table for good? Nobody else has played here.
web-meet-delete-others = Delete this table for you and everyone who watched? The others who played keep the game.
web-meet-delete-sure = Delete for good

web-letter-by = { $name } invites you to { $game }
web-letter = You are invited to { $game }
web-letter-seat = Your seat
web-letter-public = Everyone may watch this game, and your name is shown in the lobby.
web-letter-asks = Someone else has played this seat. The other players are asked whether you may take over.
web-letter-watch = Only watch

web-archive-found =
    { $count ->
        [0] Nothing found.
        [one] { $count } game
       *[other] { $count } games
    }
web-archive-text = Name or chat
web-archive-opponent = Opponent
web-archive-result = Result
web-archive-any-result = Any result
web-archive-won = Won
web-archive-lost = Lost
web-archive-ended = Ended early
web-archive-watched = Watched
web-archive-after = From
web-archive-until = Until
web-archive-hidden = Hidden tables
web-archive-show = Show again
web-archive-pages = Pages
web-archive-page = Page { $page } of { $pages }
web-archive-newer = Newer
web-archive-older = Older
