### The terminal table.

## Seats and money

cli-money = { THOUSANDS($amount) }
cli-you = You
cli-player = Player { $letter }

## The board

cli-year = Year { $year } of { $years }
cli-setup = Setup
cli-phase = phase { $phase }
cli-fair = fair
cli-weather = weather { $weather }
cli-order = order
cli-wishes = Requests
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
cli-sales = Sales: value requested and paid
cli-export = Export: value requested
cli-points = VP
cli-majority = majority
cli-fair-title = Fair: value of each feature
cli-stands = Fair slots and bonuses
cli-fair-worth = value
cli-managers = Managers and multipliers
cli-supply = Supply: wineries { $wineries }, cellars { $cellars }, enologists { $enologists }, Renown Cubes { $cubes }, Porto tiles { $porto }
cli-deck-tops = Experts for hire
cli-seat = Seat
cli-score = Points
cli-cash = Cash
cli-account = Account
cli-investment = Invest
cli-barrels = Barrels
cli-fair-points = Fair
cli-experts = Face-up
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
cli-next-wine = next wine: { $value }
cli-my-experts = Your experts
cli-face-down = face down

cli-court-winery-for-n = winery for { THOUSANDS($n1) }
cli-court-sales = Sales
cli-court-vineyard-minus-n = vineyard { THOUSANDS($n1) } off
cli-court-export = Export
cli-court-free-expert = free expert
cli-court-invest-free = invest free
cli-multiplier-cellars = cellars
cli-multiplier-vineyards = vineyards
cli-multiplier-wine = wine now
cli-multiplier-enologists = enologists
cli-multiplier-cash = cash
cli-multiplier-four-experts = 4 experts now
cli-multiplier-full-estates = complete estates
cli-multiplier-wineries = wineries
cli-multiplier-renown = renown now

## The board of Viticulture

cli-season = Year { $year }, { $season }
cli-last-year = the final year
cli-automa =
    { $years ->
        [one] Automa { $points } VP ({ $level }, 1 year)
       *[other] Automa { $points } VP ({ $level }, { $years } years)
    }
cli-aggressive = be ahead at the end of every year
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
cli-top-discard = top of the discard pile
cli-shown = Revealed cards
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
cli-not-built = Not built
cli-used = used this year: { $names }
cli-cellars = Crush pad and cellars
cli-grapes =
    { $colour ->
        [red] red grapes
       *[white] white grapes
    }
cli-your-hand = Your hand
cli-needs = needs { $names }
cli-pays = { $points } VP, +{ $residual } residual
cli-ready = can be filled
cli-lacks = missing { $names }

## The conversation

cli-welcome = { $title }, seed { $seed }. Type a number or the words in brackets; type help for more.
cli-since = Since your last decision
cli-earlier = … and { $count } more before that; type log to see them all.
cli-fact = { $thing }: { $values }
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
cli-all-possible = Every answer is possible here.
cli-not-possible = Not possible now:
cli-undone = Undone.
cli-empty-log = Nothing has happened yet.
cli-saved = Saved to { $file }.
cli-file-exists = { $file } already exists and was not changed; choose another name.
cli-save-where = Give a file name: save FILE.
cli-cannot-save = Cannot write { $file }: { $error }.
cli-goodbye = Goodbye.
cli-source = VP from
cli-total = total
cli-won =
    { $count ->
        [one] { $names } wins with { $points } VP.
       *[other] { $names } share the victory with { $points } VP.
    }
cli-solo-result =
    { $result ->
        [win] You beat the Automa, { $points } to { $automa }.
        [draw] A draw: you and the Automa have { $points } VP each.
       *[loss] The Automa wins; you have { $points } VP.
    }
cli-help =
    Type the number of a line, or the words in brackets after it. You can also type:
    board        draw the board again
    why          what is not possible now, and which rule forbids it
    why ANSWER   the same for one answer, such as why go bank
    undo         go back to your previous decision, unless something hidden was revealed
    log          everything that has happened
    score        VP by source
    save FILE    save the game; vindima play --load FILE continues it
    quit         leave the game

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
        [one] Games played so far: { $games }. You start this challenge with 1 bonus action token.
       *[other] Games played so far: { $games }. You start this challenge with { $tokens } bonus action tokens.
    }
cli-campaign-won = You won the campaign. Games played: { $games } (the fewer, the better).

## Replay and rules

cli-verified = The record is genuine: all answers ({ $answers }) are legal, and the seed is the one that the server committed to: { $commitment }
cli-verified-shared = The record is genuine: all answers ({ $answers }) are legal, and the seed is made of the shares of the seats { $seats } and of the server’s part, to which it committed itself: { $commitment }
cli-after = After answer { $number } of { $count }
cli-story = { $title }: the story of a game with { $names }
cli-still-asked = Waiting for { $name }: { $question }
cli-players = { $least } to { $most } players
cli-options = Options
cli-option = { $name } = { $default }
cli-choices = choose from { $choices }
cli-option-solo = solo games only
cli-option-variant = official variant
cli-rulings = Rulings
cli-file = File
cli-name = Entry
cli-data-value = Value
cli-status = Status
cli-data-source = Source
cli-note = Note
cli-known = Entries: { $all }, of which { $count } reconstructed and { $derived } derived. If you own the box, please correct them.
cli-check-part = { $number } of { $count }: { $title }
cli-check-ask =
    Enter: all of this matches my box · number: correct that one · s: skip this part · q: stop
    >
cli-check-ask-rows =
    Enter: all of this matches my box · number: correct that one · -number: my board does not have it · +: my board has another one · s: skip this part · q: stop
    >
cli-check-add = Where does your board have another one? Number, or Enter for nowhere:
cli-check-stays = { $it }: the number of these is known from print.
cli-check-not-there = There is no such number here: choose from 1 to { $count }.
cli-check-field = { $it }, { $field } (now: { $value }):
cli-check-form-number = Please enter a whole number.
cli-check-form-flag = Please answer yes or no.
cli-check-form-choice = Please enter the number of a choice, or its name.
cli-check-form-pair = Please enter the numbers of two choices.
cli-check-form-numbers = Please enter numbers with spaces between them.
cli-check-form-numbered = Please enter the numbers of all that are printed, with spaces between them.
cli-check-form-amounts = Please enter a number for each of them in this order, 0 for none.
cli-check-report = The file for the project: { $file }. Run the same command again to continue.
cli-check-folder = Your data folder: vindima play { $game } --terminal --option tables={ $folder }

## The server

cli-play-at = Your table: { $address } (Ctrl+C stops the server)
cli-serving = Vindima is running at { $address } (Ctrl+C stops it)
cli-language = Language
cli-entries = Entries
cli-rules = Rules paragraphs

## Help

cli-help-command-play = play a game in the browser or in this terminal
cli-help-command-learn = learn a game by playing short lessons
cli-help-command-serve = run a server for tables with friends
cli-help-command-site = write a site with which browsers play without a server
cli-help-command-campaign = play the Viticulture challenges against the Automa
cli-help-command-replay = show a recorded game
cli-help-command-rules = show options, rulings and data of the games
cli-help-command-arena = play many games between bots and report the results
cli-help-command-dataset = turn recorded games into a table of decisions
cli-help-command-benchmark = score an agent on fixed deals against fixed opponents
cli-help-command-bench = measure the speed of the games
cli-help-command-admin = look after the database of a server
cli-help-admin-list = list the most recently changed tables
cli-help-admin-show = show who sits at a table
cli-help-admin-close = end a game; nobody can act there any more
cli-help-admin-delete = delete a table
cli-help-admin-export = write the record of a table to a file, with all its secrets
cli-help-admin-purge = delete tables that nobody has changed for a while
cli-help-admin-ban = ban a browser
cli-help-admin-unban = lift the ban on a browser
cli-help-admin-mute = stop a browser from chatting
cli-help-admin-unmute = let a browser chat again
cli-help-admin-reports = list the chat messages that people have reported
cli-help-admin-resolve = delete a report that has been dealt with
cli-help-admin-report = the number of a report
cli-help-admin-ratings = enter missing results of finished games, and make all ratings anew from the results
cli-help-admin-stats = count what the database contains
cli-help-admin-check = test the database, replay every table, and report damage
cli-help-admin-backup = copy the database while the server runs
cli-help-admin-restore = replace the database with a backup
cli-help-admin-most = the largest number of tables to list
cli-help-admin-table = the id of a table
cli-help-admin-file = a file
cli-help-admin-days = days since the last change
cli-help-admin-running = delete running games too
cli-help-admin-browsers = also delete everything about browsers that have not been here in that time
cli-help-admin-browser = the number of a browser
cli-help-about = Vinhos and Viticulture: play, record, study.
cli-help-usage = usage:{" "}
cli-help-arguments = arguments
cli-help-options = options
cli-help-in-browser = in the browser
cli-help-in-terminal = in the terminal
cli-help-help = show this help and exit
cli-help-version = show the version and exit
cli-help-game = which game
cli-help-arena-seats = the bots, such as random,cmd:./mybot,py:mine:Bot
cli-help-arena-games = number of games, rounded up so that every bot plays every seat (default: 100)
cli-help-arena-seed = seed of the first game (default: 0)
cli-help-option = a game option; see vindima rules GAME
cli-help-arena-output = save the games, one JSON line each
cli-help-arena-resume = continue with the games already in the output file
cli-help-arena-json = print the report as JSON
cli-help-arena-workers = number of worker processes (default: one per core)
cli-help-arena-ray = address of a Ray cluster; local starts one here
cli-help-bench-game = measure one game only
cli-help-bench-players = number of players (default: 4)
cli-help-bench-seconds = seconds of play in each repetition (default: 1)
cli-help-bench-repeats = number of repetitions (default: 5)
cli-help-campaign-file = the file that keeps the campaign (default: { $file })
cli-help-campaign-level = level of a new campaign (default: { $level })
cli-help-campaign-aggressive = start a new campaign in the aggressive variant
cli-help-campaign-option = a game option; see vindima rules viticulture
cli-help-campaign-seed = seed of the next game
cli-help-campaign-show = show the standings without playing
cli-help-campaign-give-up = count the game in progress as lost
cli-help-dataset-files = games from the arena, or single records
cli-help-dataset-parquet = the file to write
cli-help-dataset-strict = refuse records made with other versions of the rules
cli-help-dataset-force = overwrite an existing file
cli-help-dataset-card = also write a card that describes the table
cli-help-benchmark-agent = the agent: the code of a bot, such as py:package.module:Class
cli-help-benchmark-game = this game only (default: all games)
cli-help-benchmark-players = this number of players only (default: all)
cli-help-benchmark-against = these opponents only, one of { $bots } (default: all)
cli-help-benchmark-deals = the first N deals only (default: all { $deals })
cli-help-benchmark-output = keep the games in this folder; the same command continues later
cli-help-benchmark-write = add the scores to the results page in this folder
cli-help-benchmark-about = a sentence about the agent for that page
cli-help-learn-game = a game; leave it out to list the lessons of all games
cli-help-learn-lesson = the lesson to play; leave it out to list them
cli-help-play-game = which game (default: { $game })
cli-help-play-seats = who plays, such as human:Ana,medium (default: { $seats })
cli-help-play-seed = the same seed deals the same game
cli-help-play-daily = play the deal of the day: solo, duel or bots (a game of the command line does not count)
cli-help-play-load = continue a saved game
cli-help-play-no-browser = show the address without opening a browser
cli-help-play-port = the port (default: any free one)
cli-help-play-terminal = play in this terminal
cli-help-play-save = save the game when it ends or you leave
cli-help-play-force = let --save overwrite an existing file
cli-help-play-ask-forced = ask even when there is only one answer
cli-help-replay-file = a saved game
cli-help-replay-at = show the position after N answers; leave it out for the final one
cli-help-replay-verify = check that the seed is the one that the server committed to before the game
cli-help-replay-commitment = the commitment that you noted during the game
cli-help-replay-share = check that the seed contains this share, which your browser shows under Seats
cli-help-replay-story = tell the game as a story instead of showing the board
cli-help-rules-game = a game; leave it out to list all games
cli-help-rules-paragraph = a paragraph of the rules, such as “sales”; shows it with its examples
cli-help-rules-data = list the numbers that were reconstructed
cli-help-rules-check = check the reconstructed numbers against your box; the result goes into FOLDER (default: <game>-box) and FOLDER.json
cli-help-rules-languages = show how complete each language is
cli-help-serve-host = the address to listen on (default: { $host }, this computer only)
cli-help-serve-port = the port (default: { $port }; 0: any free one)
cli-help-serve-origin = the address people type, if the server is behind a proxy
cli-help-serve-trusted-proxy = an address of a proxy whose X-Forwarded-For and X-Forwarded-Proto are trusted, or a network such as 10.0.0.0/8; may be given several times
cli-help-serve-connections = the largest number of open connections (default: { $connections })
cli-help-serve-site = a folder that `vindima site` has written: offer it below /offline/, for playing without this server
cli-help-serve-blocked-words = a file with words that nobody may write here, one per line
cli-help-serve-smtp = the mail server for links that sign people in, for example smtp://user@mail.example.org:587; its password is in VINDIMA_SMTP_PASSWORD
cli-help-serve-mail-from = the sender of these mails
cli-help-serve-private-hooks = webhooks and Web Push may also lead to private networks, and need no https
cli-help-serve-metrics = a file with a token: offer metrics for Prometheus at /api/metrics to those who send it
cli-help-serve-log = the form of the log: text, or one JSON object per line with every request (default: text)
cli-help-serve-keep-finished = delete finished tables after this many days without a change (default: 0, never)
cli-help-serve-keep-idle = delete unfinished tables after this many days without a change (default: 0, never)
cli-help-serve-keep-browsers = delete everything about browsers that have not been here for this many days (default: 0, never)
cli-help-serve-database = where games are stored: a file, or postgresql://… for several servers (default: tables.db in your data folder, or in VINDIMA_HOME)
cli-help-serve-workers = number of processes for the bots
cli-help-serve-tables = number of tables kept in memory (default: { $tables })
cli-help-serve-rate = changes per second that each browser may make (default: { $rate }; 0: no limit)

## Arena

cli-arena-nothing = No game was finished.
cli-arena-seat = seat
cli-arena-wins = wins (95 %)
cli-arena-bot = bot
cli-arena-played = played
cli-arena-points = VP
cli-benchmark-track = part
cli-benchmark-margin = margin
cli-arena-rating = rating
cli-arena-failed = failed
cli-arena-sources = VP from
cli-arena-failure =
    { $count ->
        [one] { $bot } failed once and continued with random answers: { $reason }
       *[other] { $bot } failed { $count } times and continued with random answers: { $reason }
    }
cli-arena-total =
    { $games ->
        [one] 1 game, digest { $digest }
       *[other] { $games } games, digest { $digest }
    }
cli-arena-lost = game { $number } could not be played: { $reason }
cli-arena-more-lost = more games that could not be played: { $count }
cli-arena-rate = { $rate } games/s

# The site

cli-help-site-folder = where to write the site: a new folder, or that of an earlier site
cli-help-site-no-docs = leave out the documentation
cli-help-site-docs = the source of Vindima (a checkout or an unpacked source distribution) whose documentation is added
cli-site-pages = Copying the pages …
cli-site-engine = Building the engine for browsers …
cli-site-rules = Writing the rules …
cli-site-docs = Building the documentation …
cli-site-without-docs = The documentation is left out: an installed package does not contain it. To add it, name a checkout or an unpacked source distribution with --docs.
cli-site-done = The site is in { $folder }. Any web server can offer these files, below any path; to try it: python -m http.server --directory { $folder }
