### The table in the browser: everything that is not one game's board.

## Pages and titles

web-title = Vindima
web-title-table = { $game } · Vindima
web-title-turn = ● Your turn · { $game }
web-title-rules = Rules · { $game }
web-title-lesson = { $title } · Vindima
web-title-replay = Replay · { $game }
web-loading = One moment …
web-close = Close
web-back = Back
web-lobby = Lobby
web-retry = Try again
web-problem = Something has been spilled

## The lobby

web-welcome = The grape harvest is on
web-welcome-first = Two wine games on your screen, with every rule and with opponents who know them.
web-welcome-second = Play against them at once, hand one screen round, or send friends a link; no account is needed.
web-play-now = Play now
web-game = Game
web-game-vinhos = Vinhos
web-game-viticulture = Viticulture
web-about-vinhos = Six years of winemaking in Portugal: estates, cellars, export, and three fairs that everybody talks about.
web-about-viticulture = A small vineyard in Tuscany, four seasons a year, and visitors with ideas. Alone against the Automa, too.
web-players = { $least } to { $most } players
web-new-table = New table
web-my-tables = Your tables
web-all-tables = Show all { $count }
web-table-running = In progress
web-table-over = Finished
web-upload = Open a saved game
web-upload-help = A record that was downloaded here or written by the command line.
web-you = You
web-guest = Guest
web-join = Come to the table
web-join-go = Join
web-player = Player { $number }

## Settings

web-settings = Settings
web-setting-name = Name
web-setting-language = Language
web-setting-theme = Colours
web-theme-system = As the device
web-theme-light = Light
web-theme-dark = Dark
web-setting-sound = A soft sound when it is my turn
web-setting-confirm = My turn ends with a click of mine
web-setting-keys = Single keys act (see the keyboard map)

## A new table

web-seats = Seats
web-sitter = Who sits at { $letter }
web-sitter-me = I
web-sitter-here = Somebody at this screen
web-sitter-link = Somebody who gets a link
web-sitter-bot = A bot
web-sitter-link-help = You get the link once the table is open.
web-seat-open = Open seat
web-seat-add = Add a seat
web-seat-remove = Remove seat { $letter }
web-bot-level = Level
web-bot-character = Character
web-bot-styled = { $name }, { $style }
web-bot-random = Random
web-bot-easy = Easy
web-bot-greedy = Greedy
web-bot-medium = Medium
web-bot-hard = Hard
web-style-balanced = balanced
web-style-beginner = beginner
web-style-exporter = exporter
web-style-fair-goer = fair-goer
web-style-financier = financier
web-style-order-runner = order runner
web-style-visitor-lover = friend of visitors
web-style-builder = builder
web-style-master = master
web-options = Options
web-more = More
web-seed = Seed
web-seed-help = The same seed and the same answers give the same game. Left empty, it is drawn.
web-open-table = Open the table

web-option-vinhos-regions = Regions left out
web-option-vinhos-regions-help = With two or three players some regions rest: drawn by lot, or those that suit a first game.
web-option-vinhos-regions-random = drawn by lot
web-option-vinhos-regions-suggested = as for a first game
web-option-vinhos-turn-order-by-region = Order of play by region
web-option-vinhos-turn-order-by-region-help = Official variant: all start with the same cash, and the first vineyards decide who plays first.
web-option-vinhos-barrels-home-in-maintenance = Barrels come home every year
web-option-vinhos-barrels-home-in-maintenance-help = Official variant: pairs of barrels leave the hangouts once salaries are paid.
web-option-vinhos-cash-multiplier-cap = Limit on the cash multiplier
web-option-vinhos-cash-multiplier-cap-help = Official variant: a barrel there earns 16 points at the most.
web-option-vinhos-two-player-fair = Fairs for two
web-option-vinhos-two-player-fair-help = Official variant: with two players the prizes are those of first and third place.
web-option-viticulture-parents = Mamas and Papas
web-option-viticulture-parents-help = One of each is dealt to you, or you choose between two.
web-option-viticulture-parents-dealt = dealt
web-option-viticulture-parents-chosen = chosen from two
web-option-viticulture-friendly = Friendly placing
web-option-viticulture-friendly-help = Bonus spaces are for those who use the bonus, or who find nothing else free.
web-option-viticulture-free-devalue = Lower values allowed
web-option-viticulture-free-devalue-help = A new grape or wine may be set on a lower value than it has.
web-option-viticulture-level = Automa
web-option-viticulture-level-help = How hard the Automa is to beat.
web-option-viticulture-aggressive = Aggressive Automa
web-option-viticulture-aggressive-help = You must be ahead at the end of every year, not only of the last. For easy, normal and hard.
web-option-viticulture-challenge = Challenge
web-option-viticulture-challenge-help = One challenge of the campaign, played by itself.
web-option-viticulture-tokens = Bonus action tokens
web-option-viticulture-tokens-help = How many you start with: in the campaign, one for each time the challenge was lost.
web-option-viticulture-fewer-visitors = Fewer visitors
web-option-viticulture-fewer-visitors-help = Visitors that merely profit from other players stay in the box.

## The campaign

web-campaign = Campaign
web-campaign-about = Challenges against the Automa, one after the other. Only a win leads on; every loss makes the next attempt a little easier. The fewer games you need, the better.
web-campaign-new = A new campaign
web-campaign-begin = Begin
web-campaign-level = Campaign, { $level }
web-campaign-aggressive = Campaign, { $level } and aggressive
web-campaign-score =
    { $tokens ->
        [0] Games played: { $games }.
        [one] Games played: { $games }. The next one starts with a bonus action token.
       *[other] Games played: { $games }. The next one starts with { $tokens } bonus action tokens.
    }
web-campaign-win = won
web-campaign-draw = drawn
web-campaign-loss = lost
web-campaign-play = Play the next game
web-campaign-continue = Go on with the game
web-campaign-give-up = Give it up as lost
web-campaign-done =
    { $games ->
        [one] The campaign is won, in a single game.
       *[other] The campaign is won, in { $games } games.
    }

## The table: where things are

web-tabs = Parts of the table
web-tab-board = Board
web-tab-mine = Mine
web-tab-others = Others
web-tab-log = Log
web-enlarge = Enlarge
web-question = Question
web-twin = The board in words
web-spectator = You are watching
web-connection-lost = The connection is lost and is being restored. Nothing you did is gone.

## The table: the question

web-year = Year { $year }
web-points = points
web-away = away
web-to-answer = to answer
web-your-turn = Your turn
web-choose = Choose
web-filter = Type to narrow the list
web-filter-none = Nothing here contains these words.
web-refused =
    { $count ->
        [one] Not possible now: 1
       *[other] Not possible now: { $count }
    }
web-remedy = What would allow it?
web-remedy-first = First:
web-remedy-then = Then it is possible.
web-remedy-none = Nothing that you could do before this helps.
web-hint = What would you do?
web-hint-quick = At a glance
web-hint-good = With some thought
web-hint-deep = In depth
web-hint-thinking = Let me see …
web-hint-gain = about { $gain } points
web-hint-term = { $term }: { $gain }
web-hints-allowed = Whoever is asked may ask for advice
web-trail = This turn so far
web-undo = Undo
web-undo-to = Go back to before this
web-undo-over = The game is over; nothing is taken back any more.
web-undo-others = Somebody else has played since then, so this stays.
web-reset = Start the turn over
web-confirm-ask = That was your turn. Keep it so?
web-confirm = End my turn
web-skip = Skip
web-recall =
    { $count ->
        [one] Since your last turn: 1 move
       *[other] Since your last turn: { $count } moves
    }
web-recalling = Since your last turn …
web-secret-move = A secret choice
web-news = { $name }: { $what }
web-thinking = { $name } is thinking …
web-waiting = Waiting for { $name }.
web-absent = { $name } is away. The game goes on as soon as they are back.
web-waiting-open = This seat is still open. Send somebody the link.
web-stand-in = Let a bot stand in
web-log-empty = Nothing has happened yet.

## The rules

web-rules = Rules
web-rules-whole = In the whole of the rules
web-rules-search = Search the rules
web-rules-contents = Contents
web-rules-found =
    { $count ->
        [one] 1 paragraph
       *[other] { $count } paragraphs
    }
web-rules-none = No paragraph contains these words.

## Lessons

web-learn = Learn
web-learn-about = Short lessons in real positions: you play, the lesson says what to look at. Leave whenever you like; it is kept where you stopped.
web-lesson-steps =
    { $steps ->
        [one] 1 step
       *[other] { $steps } steps
    }
web-lesson-at = { $number } of { $steps } steps done
web-lesson-done = Finished
web-lesson-begin = Begin
web-lesson-go-on = Go on
web-lesson-again = Once more
web-lesson-hint = A hint
web-lesson-restart = From the beginning
web-lesson-next = The next lesson
web-lesson-all = All lessons

## The table: people

web-presence-open = open
web-presence-bot = bot
web-presence-you = you
web-presence-here = here
web-presence-away = away
web-presence-stand-in = away, { $bot } stands in
web-copy-invite = Copy the invitation
web-copy-seat = Copy the link to my seat
web-copy-watch = Copy the link for spectators
web-copied = Copied
web-seat-bot = Give it to a bot
web-seat-back = Back to the player
web-seat-leave = Leave this seat
web-watch = Spectators
web-watch-help = Whoever has this link sees what lies open to all, and nothing more.
web-chat =
    { $count ->
        [0] Chat
       *[other] Chat ({ $count })
    }
web-chat-empty = Nobody has said anything yet.
web-chat-write = Say something
web-chat-send = Send
web-cover = { $name }, it is your turn
web-cover-help = Nothing is shown until you are alone with the screen.
web-cover-ready = I am { $name }

## Points and the end

web-scores = Points
web-source = From
web-total = Together
web-projected = If the game ended now
web-points-now = On the track now
web-chart = Points over the years
web-result-won =
    { $count ->
        [one] { $names } has won
       *[other] { $names } share the victory
    }
web-result-solo =
    { $result ->
        [win] You have beaten the Automa
        [draw] A draw with the Automa
       *[loss] The Automa has won
    }
web-result-next = What next
web-result-board = Look at the board
web-again = Play again
web-ranking = Ranking
web-best-wine = The best wine of the game
web-wine-red = red wine
web-wine-white = white wine
web-wine-blush = blush wine
web-wine-sparkling = sparkling wine
web-label-year = Year { $year }
web-label-aloud = A wine label: { $title }, value { $value }, made in year { $year } by { $owner }
web-label-save = Save the label

## Replay

web-replay = Replay
web-replay-at = After answer { $at } of { $count }, year { $year }
web-replay-slider = Position in the game
web-replay-year-back = A year back
web-replay-turn-back = A turn back
web-replay-back = A step back
web-replay-on = A step on
web-replay-turn-on = A turn on
web-replay-year-on = A year on
web-replay-run = Let it run
web-replay-stop = Stop
web-replay-play-on = Play on from here
web-replay-table = To the table
web-replay-link = Copy the link to this position
web-download = Download the record

## Review

web-review = In hindsight
web-review-working = The game is being looked at …
web-review-chances = Chances to win
web-review-turning = Turning points
web-review-better = Better, by about { $points } points: { $answer }
web-review-look = Look at it
web-review-none = Nobody gave much away.
web-review-caution = Judged by a bot that looks to the end of a turn. It can be wrong, and a plan may have been wiser than it knew.

## The keyboard map

web-help = Keyboard
web-help-board = Tab walks through the glowing places of the board too; Enter or the space bar chooses one.
web-key-answer = Give that answer
web-key-filter = Narrow the list of answers
web-key-tab = On to the next thing
web-key-confirm = End my turn
web-key-undo = Undo
web-key-reset = Start the turn over
web-key-recall = Show what has happened since my last turn
web-key-skip = Do not wait for moves to play
web-key-hint = A hint
web-key-scores = Points
web-key-seats = Seats and links
web-key-chat = Chat
web-key-log = Log
web-key-twin = The board in words
web-key-help = This map

## What can go wrong

web-error-no-table = There is no such table. Perhaps the link is incomplete, or the table was cleared away.
web-error-no-campaign = There is no such campaign in this browser.
web-error-old-rules = This game was played by other rules than those of this version. It can be looked at, but it does not go on.
web-error-not-asked = Somebody else is asked now.
web-error-too-large = That is more than this server takes.
web-error-not-yours = This table is private. Ask its host for a link.
web-error-full = Somebody has taken this seat already. You can ask the host for a link to watch.
web-error-bad-link = This link leads nowhere. Perhaps a part of it is missing.
web-error-stale = The table had moved on; here is how it stands now.
web-error-illegal = That is not possible now.
web-error-undo = This can no longer be taken back.
web-error-running = The record can be downloaded when the game is over: it would show what is still secret.
web-error-newer-record = This game was saved by a newer version of Vindima. Update, then open it again.
web-error-bad-record = This file is no record of a game, or it is damaged.
web-error-bad-request = The server did not understand that. Reload the page, it may be out of date.
web-error-too-many = That was too much at once. Wait a moment and try again.
web-error-server = The server is in trouble. Try again in a moment.
web-error-offline = The server cannot be reached. Check that it is running and that you are online.
web-error-no-page = There is no such page here.
