### The terminal table.

## Seats and money

cli-money = { THOUSANDS($amount) }
cli-you = You
cli-player = Player
cli-bot-random = Random
cli-bot-easy = Easy
cli-bot-greedy = Greedy
cli-bot-medium = Medium
cli-bot-hard = Hard

## The board

cli-year = Year { $year } of { $years }
cli-setup = Setup
cli-phase = phase { $phase }
cli-fair = fair
cli-weather = weather { $weather }
cli-order = order
cli-wishes = Wishes
cli-no-wishes = none in the first year
cli-at-least = { $value } or better
cli-actions = Actions: what a move costs you
cli-here = you are here
cli-free = free
cli-tax = tax
cli-regions = Regions
cli-top = For sale
cli-cubes = Cubes
cli-discs = Discs
cli-not-in-play = not in play
cli-sold-out = sold out
cli-sales = Sales: value asked and paid
cli-export = Export: value asked
cli-points = points
cli-majority = majority
cli-fair-title = Fair: worth of a feature
cli-stands = Stands and what they give
cli-fair-worth = worth
cli-managers = Managers and multipliers
cli-supply = Supply: { $wineries } wineries, { $cellars } cellars, { $enologists } enologists, { $cubes } renown cubes, { $porto } Porto
cli-deck-tops = Experts for hire
cli-seat = Seat
cli-score = Points
cli-cash = Cash
cli-account = Account
cli-investment = Invest
cli-barrels = Barrels
cli-fair-points = Fair
cli-experts = Experts up
cli-experts-counted = { $up } of { $all }
cli-porto = Porto
cli-announced = wine announced, experts allowed: { $experts }
cli-estates = { $name }: estates
cli-estate = Estate { $number }
cli-empty-estate = no vineyard yet
cli-vineyards =
    { $count ->
        [one] 1 vineyard
       *[other] { $count } vineyards
    }
cli-wineries =
    { $count ->
        [one] 1 winery
       *[other] { $count } wineries
    }
cli-enologists =
    { $count ->
        [one] 1 enologist
       *[other] { $count } enologists
    }
cli-cellar = cellar
cli-warehouse = warehouse
cli-next-wine = next wine { $value }
cli-my-experts = Your experts
cli-face-down = face down

cli-court-winery-for-n = winery for { THOUSANDS($n1) }
cli-court-sales = sales
cli-court-vineyard-minus-n = vineyard { THOUSANDS($n1) } off
cli-court-export = export
cli-court-free-expert = free expert
cli-court-invest-free = investment
cli-multiplier-cellars = cellars
cli-multiplier-vineyards = vineyards
cli-multiplier-wine = wine now
cli-multiplier-enologists = enologists
cli-multiplier-cash = cash
cli-multiplier-four-experts = 4 experts now
cli-multiplier-full-estates = full estates
cli-multiplier-wineries = wineries
cli-multiplier-renown = renown now

## The board of Viticulture

cli-season = Year { $year }, { $season }
cli-last-year = the last year
cli-automa = Automa { $points } VP ({ $level }, { $years } years)
cli-aggressive = be ahead at every year's end
cli-tokens =
    { $count ->
        [one] 1 bonus action token
       *[other] { $count } bonus action tokens
    }
cli-board-actions = Actions
cli-spaces = spaces
cli-bonus = bonus
cli-deck =
    { $kind ->
        [vine] vines
        [order] orders
        [summer] summer visitors
       *[winter] winter visitors
    }
cli-decks = Decks
cli-left = left
cli-top-discard = on top of the discards
cli-shown = Open for a choice
cli-purse = { $score } VP · { $lira } lira · residual { $residual }
cli-lira = Lira
cli-residual = Residual
cli-workers = Workers
cli-workers-counted = { $idle } of { $all }
cli-passed = passed
cli-hand = Vine/order/summer/winter
cli-row = Row
cli-pad = crush pad
cli-wines = wines
cli-vineyard = { $name }: vineyard
cli-field = Field { $value } of { $limit }
cli-field-sold = sold
cli-harvested = harvested
cli-built = Built
cli-not-built = To build
cli-used = used this year: { $names }
cli-cellars = Crush pad and cellars
cli-grapes =
    { $colour ->
        [red] red grapes
       *[white] white grapes
    }
cli-your-hand = Your hand
cli-needs = needs { $names }
cli-pays = { $points } VP, { $residual } residual
cli-ready = can be filled
cli-lacks = lacks { $names }

## The conversation

cli-welcome = { $title }, seed { $seed }. Type a number or the words in brackets; help tells the rest.
cli-since = Since your last decision
cli-earlier = … and { $count } before that; log shows all.
cli-entry = { $name }: { $sentence }
cli-forced-entry = { $name }: { $sentence } (the only choice)
cli-secret-entry = { $name } decides in secret.
cli-summary = Cash { $cash } · account { $account } · barrels { $barrels }
cli-question = { $name }: { $question }
cli-prompt = Your answer:
cli-pass-to = Pass the screen to { $name }, who presses Enter when nobody else is looking.
cli-no-such-number = Choose a number from 1 to { $count }.
cli-refused = { $token }: { $reason } ({ $rule })
cli-possible = { $token } is possible.
cli-all-possible = Nothing is ruled out here.
cli-not-possible = Not possible now:
cli-undone = Taken back.
cli-empty-log = Nothing has happened yet.
cli-saved = Saved to { $file }.
cli-file-exists = { $file } exists already and stays as it is; choose another name.
cli-save-where = Name the file: save FILE.
cli-cannot-save = { $file } cannot be written: { $error }.
cli-goodbye = Goodbye.
cli-source = Points from
cli-total = together
cli-won =
    { $count ->
        [one] { $names } wins with { $points } points.
       *[other] { $names } share the victory with { $points } points.
    }
cli-solo-result =
    { $result ->
        [win] You have beaten the Automa, { $points } to { $automa }.
        [draw] A draw: you and the Automa have { $points } points each.
       *[loss] The Automa has won; you have { $points } points.
    }
cli-help =
    Answer with the number of a line, or with the words in brackets behind it. Besides:
    board        draw the board again
    why          what is not possible now, and by which rule
    why ANSWER   the same for one answer, such as why go bank
    undo         back to your previous decision, unless something hidden was shown since
    log          everything that has happened
    score        points by source
    save FILE    keep the game; vindima play --load FILE goes on with it
    quit         leave

## The campaign

cli-campaign =
    { $aggressive ->
        [True] Campaign, { $level } and aggressive
       *[other] Campaign, { $level }
    }
cli-in-progress = in progress
cli-campaign-score =
    { $tokens ->
        [0] Games played so far: { $games }.
        [one] Games played so far: { $games }. This challenge starts with 1 bonus action token.
       *[other] Games played so far: { $games }. This challenge starts with { $tokens } bonus action tokens.
    }
cli-campaign-won = The campaign is won. Games played: { $games }; the fewer, the better.

## Replay and rules

cli-after = After answer { $number } of { $count }
cli-still-asked = { $name } is asked: { $question }
cli-players = { $least } to { $most } players
cli-options = Options
cli-option = { $name } = { $default }
cli-choices = choose from { $choices }
cli-rulings = Rulings
cli-file = File
cli-name = Entry
cli-status = Status
cli-note = Note
cli-known = { $count } of { $all } entries are reconstructed. Please correct them from the box.

## The server

cli-play-at = Your table: { $address } (Ctrl+C stops the server)
cli-serving = Vindima is at { $address } (Ctrl+C stops it)
cli-language = Language
cli-entries = Entries
cli-rules = Paragraphs of rules

## Help

cli-help-command-play = play at a table in the browser, or in this terminal
cli-help-command-learn = learn a game by playing, in short lessons
cli-help-command-serve = a server of tables, for friends
cli-help-command-campaign = the challenges of Viticulture against the Automa
cli-help-command-replay = show a recorded game
cli-help-command-rules = options, rulings and data of the games
cli-help-command-arena = many games between bots, and what they say
cli-help-command-dataset = recorded games as a table of decisions
cli-help-command-bench = measure the speed of the games
cli-help-about = Vinhos and Viticulture: play, record, study.
cli-help-usage = usage:{" "}
cli-help-arguments = arguments
cli-help-options = options
cli-help-in-browser = in the browser
cli-help-in-terminal = in the terminal
cli-help-help = show this help and stop
cli-help-version = show the version and stop
cli-help-game = which game
cli-help-arena-seats = bots, such as random,cmd:./mybot
cli-help-arena-games = filled up so that every bot has every seat (100)
cli-help-arena-seed = the seed of the first deal (0)
cli-help-option = see: vindima rules GAME
cli-help-arena-output = keep the games, one JSON line each
cli-help-arena-resume = go on with the games of the output
cli-help-arena-json = the report as JSON
cli-help-arena-workers = processes (one a core)
cli-help-arena-ray = a Ray cluster; local starts one here
cli-help-bench-game = one game only
cli-help-bench-players = players at the table (4)
cli-help-bench-seconds = of play in each repetition (1)
cli-help-bench-repeats = how often it is measured (5)
cli-help-campaign-file = where it is kept (default: { $file })
cli-help-campaign-level = of a new campaign (default: { $level })
cli-help-campaign-aggressive = a new campaign in the aggressive variant
cli-help-campaign-option = see: vindima rules viticulture
cli-help-campaign-seed = the seed of the next game
cli-help-campaign-show = tell how it stands and play nothing
cli-help-campaign-give-up = count the game in progress as lost
cli-help-dataset-files = games of the arena, or single records
cli-help-dataset-parquet = where the table goes
cli-help-dataset-strict = refuse records of other versions of the rules
cli-help-dataset-force = let --parquet replace a file
cli-help-learn-game = a game; without it, the lessons of all are listed
cli-help-learn-lesson = the lesson to take; without it, they are listed
cli-help-play-game = which game (default: { $game })
cli-help-play-seats = who plays, such as human:Ana,medium ({ $seats })
cli-help-play-seed = the same seed deals the same game
cli-help-play-load = go on with a saved game
cli-help-play-no-browser = only tell the address
cli-help-play-port = the port (default: a free one)
cli-help-play-terminal = play in this terminal
cli-help-play-save = keep the game when it ends or you leave
cli-help-play-force = let --save replace a file
cli-help-play-ask-forced = ask even where there is one answer
cli-help-replay-file = a saved game
cli-help-replay-at = after N answers; without it, after all
cli-help-rules-game = a game; without it, all are listed
cli-help-rules-data = the numbers that were reconstructed
cli-help-rules-languages = how complete each language is
cli-help-serve-host = the address to listen at (default: { $host }, only you)
cli-help-serve-port = the port (default: { $port }; 0: a free one)
cli-help-serve-origin = the address people type, if a proxy stands before the server
cli-help-serve-database = where games are kept: a file, or postgresql://… for several servers (default: tables.db in your data folder, or in VINDIMA_HOME)
cli-help-serve-workers = processes in which bots think
cli-help-serve-tables = tables kept in memory (default: { $tables })
cli-help-serve-rate = changes a second that each browser may make (default: { $rate }; 0: no limit)

## Arena

cli-arena-nothing = No game was finished.
cli-arena-seat = seat
cli-arena-wins = wins (95 %)
cli-arena-bot = bot
cli-arena-played = played
cli-arena-points = points
cli-arena-rating = rating
cli-arena-failed = failed
cli-arena-sources = points from
cli-arena-failure = { $bot } failed { $count }×, and went on at random: { $reason }
cli-arena-total = { $games } games, digest { $digest }
cli-arena-lost = game { $number } could not be played: { $reason }
cli-arena-more-lost = further games that could not be played: { $count }
cli-arena-rate = { $rate } games/s
