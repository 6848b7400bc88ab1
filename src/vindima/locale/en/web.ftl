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
web-problem = Something went wrong

## The lobby

web-welcome = The grape harvest is on
web-welcome-first = Two wine games on your screen, with all the rules and with opponents who know how to play.
web-welcome-second = Play against them right away, share one screen, or send your friends a link. You do not need an account.
web-play-now = Play now
web-daily = Deal of the day
web-puzzles = Puzzles
web-tournaments = Tournaments
web-tournament = Tournament
web-profile = Your games
web-leaderboards = Leaderboards
web-game = Game
web-game-vinhos = Vinhos
web-game-viticulture = Viticulture
web-about-vinhos = Six years of winemaking in Portugal: estates, cellars, exports, and three wine fairs that everybody talks about.
web-about-viticulture = A small vineyard in Tuscany, four seasons a year, and visitors with ideas. Also solo, against the Automa.
web-players = { $least } to { $most } players
web-new-table = New table
web-my-tables = Your tables
web-all-tables = Show all { $count }
web-unread = New messages: { $count }
web-invited = { $name } invites you
web-invited-accept = Join
web-invited-decline = Decline
web-table-running = In progress
web-pace-turns = { $time } per turn
web-pace-live = { $bank } plus { $increment } per turn
web-pace-left = { $time } left
web-table-over = Finished
web-archive = Archive
web-table-gathering = Waiting for players
web-table-turn = { $name } to play
web-check = Do you own the box? Check its numbers
web-upload = Open a saved game
web-upload-help = A record downloaded here or saved from the command line.
web-your-name = Your name
web-your-name-help = This is what the others at the table call you.
web-join-go = Join
web-player = Player { $number }

## Settings

web-you = You
web-settings = Settings
web-privacy = Privacy
web-setting-name = Name
web-setting-language = Language
web-setting-theme = Theme
web-theme-system = Same as device
web-theme-light = Light
web-theme-dark = Dark
web-setting-sound = Play a soft sound when it is my turn
web-setting-confirm = Ask before ending my turn
web-setting-keys = One-key shortcuts (see Keyboard)
web-setting-ceremonies = Ceremonies (a new year, the fair, visitors)
web-ceremonies-off = Off
web-ceremonies-fast = Fast
web-ceremonies-relaxed = Relaxed

## A new table

web-seats = Seats
web-sitter = Player in seat { $letter }
web-sitter-me = Me
web-sitter-here = Someone at this screen
web-sitter-link = Someone I send a link to
web-sitter-bot = A bot
web-sitter-link-help = You get the link when the table is open.
web-seat-open = Open seat
web-seat-add = Add a seat
web-seat-remove = Remove seat { $letter }
web-bot-level = Level
web-bot-character = Style
web-bot-styled = { $name }, { $style }
web-bot-named = { $name } · { $level }
web-style-balanced = balanced
web-style-beginner = beginner
web-style-exporter = exporter
web-style-fair-goer = fairgoer
web-style-financier = financier
web-style-order-runner = order filler
web-style-visitor-lover = visitor lover
web-style-builder = builder
web-style-master = master
web-options = Options
web-more = More
web-seed = Seed
web-seed-help = The same seed and the same answers give the same game. Leave it empty for a random one.
web-corrected-tables = Numbers from my box
web-corrected-tables-help = Play with the numbers that you have corrected, instead of our guesses.
web-open-table = Open the table

web-option-vinhos-regions = Regions left out
web-option-vinhos-regions-help = With two or three players, some regions are not used: chosen at random, or those suggested for a first game.
web-option-vinhos-regions-random = at random
web-option-vinhos-regions-suggested = suggested for a first game
web-option-vinhos-turn-order-by-region = Order of play by region
web-option-vinhos-turn-order-by-region-help = Official variant: everybody starts with the same cash, and the first vineyards decide who plays first.
web-option-vinhos-barrels-home-in-maintenance = Barrels come back every year
web-option-vinhos-barrels-home-in-maintenance-help = Official variant: pairs of barrels leave the hangouts after salaries are paid.
web-option-vinhos-cash-multiplier-cap = Limit on the cash multiplier
web-option-vinhos-cash-multiplier-cap-help = Official variant: a barrel there earns at most 16 VP.
web-option-vinhos-two-player-fair = Two-player fair
web-option-vinhos-two-player-fair-help = Official variant: with two players, the prizes are those for first and third place.
web-option-viticulture-parents = Mamas and Papas
web-option-viticulture-parents-help = You are dealt one of each, or you choose one of two.
web-option-viticulture-parents-dealt = dealt
web-option-viticulture-parents-chosen = choose one of two
web-option-viticulture-friendly = Friendly variant
web-option-viticulture-friendly-help = A bonus space is only for players who use its bonus, or who find no other space free.
web-option-viticulture-free-devalue = Lower values allowed
web-option-viticulture-free-devalue-help = You may place a new grape or wine at a lower value than its own.
web-option-viticulture-level = Automa
web-option-viticulture-level-help = How hard the Automa is to beat.
web-option-viticulture-aggressive = Aggressive Automa
web-option-viticulture-aggressive-help = You must be ahead at the end of every year, not only the final one. For easy, normal and hard.
web-option-viticulture-challenge = Challenge
web-option-viticulture-challenge-help = A single challenge of the campaign.
web-option-viticulture-tokens = Bonus action tokens
web-option-viticulture-tokens-help = How many you start with. In the campaign: one for each time you lost the challenge.
web-option-viticulture-fewer-visitors = Fewer visitors
web-option-viticulture-fewer-visitors-help = Visitors that only profit from other players’ actions stay in the box.

## The campaign

web-campaign = Campaign
web-campaign-about = A series of challenges against the Automa. You need to win to move on; every loss makes the next attempt a little easier. The fewer games you need, the better.
web-campaign-new = New campaign
web-campaign-begin = Start campaign
web-campaign-level = Campaign, { $level }
web-campaign-aggressive = Campaign, { $level } and aggressive
web-campaign-score =
    { $tokens ->
        [0] Games played: { $games }.
        [one] Games played: { $games }. You start the next one with a bonus action token.
       *[other] Games played: { $games }. You start the next one with { $tokens } bonus action tokens.
    }
web-campaign-win = won
web-campaign-draw = drawn
web-campaign-loss = lost
web-campaign-play = Play the next game
web-campaign-continue = Continue the game
web-campaign-give-up = Give up (counts as a loss)
web-campaign-done =
    { $games ->
        [one] You won the campaign in a single game.
       *[other] You won the campaign in { $games } games.
    }

## The table: where things are

web-tabs = Parts of the table
web-tab-board = Board
web-tab-mine = Mine
web-tab-others = Others
web-tab-log = Log
web-enlarge = Enlarge
web-question = Question
web-menu = Menu
web-twin = The board as text
web-spectator = You are watching
web-connection-lost = Connection lost. Reconnecting … Nothing you did is lost.

## The table: the question

web-year = Year { $year }
web-points = points
web-away = away
web-to-answer = to play
web-your-turn = Your turn
web-asked = { $name } is asked:
web-choose = Choose
web-filter = Type to filter
web-filter-none = No answer contains these words.
web-effect-leaves = is removed
web-refused =
    { $count ->
        [one] Not possible now: 1
       *[other] Not possible now: { $count }
    }
web-remedy = What would make it possible?
web-remedy-first = First:
web-remedy-then = Then it is possible.
web-remedy-none = Nothing you could do first would help.
web-hint = Give me a hint
web-hint-quick = Quick
web-hint-good = Thorough
web-hint-deep = Deep
web-hint-thinking = Thinking …
web-hint-gain = about { $gain } VP
web-hint-term = { $term }: { $gain }
web-hints-allowed = Allow hints
web-trail = This turn so far
web-undo = Undo
web-undo-to = Go back to before this
web-undo-over = The game is over, so nothing can be undone.
web-undo-others = Another player has played since then, so this cannot be undone.
web-reset = Restart my turn
web-confirm-ask = End your turn?
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
web-absent = { $name } is away. The game continues as soon as they are back.
web-waiting-open = This seat is still open. Send someone the link.
web-trouble-bot = { $name } cannot play right now. The server keeps trying; the host can choose another player for this seat.
web-trouble-storage = The server cannot save { $name }’s answer right now. It keeps trying, and nothing is lost.
web-note-taken = { $name } has sat down here.
web-note-leave = { $name } has left this seat.
web-note-removed = The host has removed { $name } from this seat.
web-note-bot = The host has given this seat to a bot.
web-note-stand-in = A bot plays for { $name } until they are back.
web-note-back = { $name } is back.
web-note-device = { $name } now also plays on another device.
web-note-only-here = { $name } now plays on this one device only.
web-note-one-person = { $name } now belongs to the same person as another seat at this table.
web-note-deal-again = After a change at { $name }’s seat, the deal begins again with new shares from everyone.
web-note-asks = { $name } asks to take over this seat, whose hand someone else has seen.
web-note-agrees = { $name } agrees to the takeover.
web-note-refuses = { $name } refuses the takeover.
web-note-asks-no-more = { $name } no longer asks for this seat.
web-note-took-over = { $name } has taken over this seat with everyone’s agreement.
web-note-deleted = A message was deleted.
web-takeover = { $name } asks to take over seat { $number }. Someone else has played it, so { $name } would see its hand. All players have to agree.
web-takeover-mine = You have asked to take over seat { $number }. You can sit down as soon as all other players have agreed.
web-takeover-agree = Agree
web-takeover-refuse = Refuse
web-takeover-withdraw = Withdraw
web-commitment = Commitment to the seed: { $commitment }. Note it, and compare it after the game with what “vindima replay --verify” says about the record.
web-seed-known = The seed of this game was chosen or comes from a record: whoever opened the table may know every card. Seed: { $seed }
web-deal = Before the cards are dealt
web-deal-sealing = The cards are dealt when every seat is taken. Send the invitation links, or hand open seats over to bots.
web-deal-opening = Every seat is taken. The cards are dealt as soon as everyone’s browser has opened its share. A browser that was closed does so when its player comes back.
web-deal-about = Everyone’s browser adds a random share to the shuffle. No share is opened before all are fixed, so nobody can choose the cards, not even the people who run this server. Bots and players who sit down later add no share.
web-deal-missing = not ready yet
web-deal-sealed = share fixed
web-deal-opened = share opened
web-deal-elsewhere = Another device has fixed the share of your seat. If that device is no longer at hand, contribute from this one: the deal then begins again, and everyone is told.
web-deal-here = Contribute from this device
web-deal-share = Your share, for “vindima replay --share”: { $share }
web-deal-proved = Your browser has checked the shuffle: your share is part of it, and nobody has changed theirs.
web-deal-false = The shuffle of this game is not the one that your browser contributed to. Keep the record, and ask the people who run this server.
web-only-here = Keep this seat on this device only
web-holders =
    { $count ->
        [one] { $count } device holds this seat.
       *[other] { $count } devices hold this seat.
    }
web-stand-in = Let a bot take over
web-log-empty = Nothing has happened yet.
web-log-filter = Show only one player
web-log-all = All

## The rules

web-rules = Rules
web-rules-whole = Open in the full rules
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
web-learn-about = Short lessons in real positions: you play, and the lesson tells you what to look for. Leave whenever you like; your progress is saved.
web-lesson-steps =
    { $steps ->
        [one] 1 step
       *[other] { $steps } steps
    }
web-lesson-at = Steps done: { $number } of { $steps }
web-lesson-done = Finished
web-lesson-begin = Start
web-lesson-go-on = Continue
web-lesson-again = Repeat
web-lesson-hint = Hint
web-lesson-restart = Start over
web-lesson-next = Next lesson
web-lesson-all = All lessons
web-introduction = Introduction
web-introduction-about = What the game is about, how a year goes, and a tour of the board.
web-introduction-to = Introduction to { $game }
web-introduction-at = Stop { $at } of { $of }
web-introduction-next = Next
web-introduction-skip = Skip the tour
web-introduction-lesson = First lesson
web-coached = Your first game, with a coach
web-coached-about = A real game against one easy opponent. A coach explains what is new and speaks up when a better answer is close at hand.

## The table: people

web-presence-bot = bot
web-presence-you = you
web-presence-here = here
web-presence-away = away
web-presence-stand-in = away, { $bot } is playing
web-copy-invite = Copy invitation link
web-copy-seat = Copy link to my seat
web-copy-watch = Copy spectator link
web-copied = Copied
web-seat-bot = Hand over to a bot
web-seat-back = Hand back to the player
web-seat-leave = Leave this seat
web-leave-ask = Leave for good? Someone else or a bot will play this seat, and you will watch. If you only need a break, let a bot play until you are back.
web-leave-sure = Leave for good
web-leave-bot = Let a bot play for now
web-cancel = Cancel
web-watch = Spectators
web-watch-help = Anyone with this link sees what everyone at the table can see, and nothing more.
web-watch-public = This game is public: anyone can watch it at this address.
web-chat =
    { $count ->
        [0] Chat
       *[other] Chat ({ $count })
    }
web-chat-empty = Nobody has said anything yet.
web-chat-write = Say something
web-chat-send = Send
web-cover = { $name }, it is your turn
web-cover-help = Nothing is shown until you are alone at the screen.
web-cover-ready = I am { $name }

## Points and the end

web-scores = Points
web-automa = Automa
web-source = Source
web-total = Total
web-projected = If the game ended now
web-points-now = On the score track now
web-chart = Points by year
web-result-won =
    { $count ->
        [one] { $names } wins
       *[other] { $names } share the victory
    }
web-result-solo =
    { $result ->
        [win] You beat the Automa
        [draw] A draw with the Automa
       *[loss] The Automa wins
    }
web-result-next = What next?
web-result-board = Look at the board
web-result-back = Back to the result
web-again = Play again
web-rematch = Rematch
web-ranking = Ranking
web-best-wine = The best wine of the game
web-wine-red = red wine
web-wine-white = white wine
web-wine-blush = blush wine
web-wine-sparkling = sparkling wine
web-label-year = Year { $year }
web-label-aloud = A wine label: { $title }, value { $value }, in year { $year }, by { $owner }
web-label-save = Save the label

## Replay

web-replay = Replay
web-replay-at = After answer { $at } of { $count }, year { $year }
web-replay-slider = Position in the game
web-replay-year-back = Back one year
web-replay-turn-back = Back one turn
web-replay-back = Back one step
web-replay-on = Forward one step
web-replay-turn-on = Forward one turn
web-replay-year-on = Forward one year
web-replay-run = Play automatically
web-replay-stop = Pause
web-replay-play-on = Play on from here
web-replay-table = Go to the table
web-replay-link = Copy link to this position
web-download = Download the record

## Review

web-review = Game review
web-review-working = Reviewing the game …
web-review-chances = Chance of winning
web-review-turning = Turning points
web-review-better = Better by about { $points } VP: { $answer }
web-review-look = Show position
web-review-none = No big mistakes.
web-review-caution = Judged by a bot that looks ahead to the end of a turn. It can be wrong: your plan may have been wiser than it knew.
web-review-caution-network = Judged by a network that learned by playing against itself. Luck compares what was revealed with what might have been; answers are judged by what could be known then. It can be wrong: your plan may have been wiser than it knew.
web-review-balance = Luck and skill
web-review-luck = Reveals brought { $luck } VP · answers gave away { $lost } VP
web-review-then = Then: { $answer }
web-review-reveals = What chance changed most
web-review-reveal = { $points } VP through what was revealed

## The keyboard map

web-help = Help
web-help-board = Tab also moves through the highlighted places on the board; Enter or Space chooses one.
web-key-answer = Choose that answer
web-key-filter = Filter the answers
web-key-tab = Go to the next item
web-key-confirm = End my turn
web-key-undo = Undo
web-key-reset = Restart my turn
web-key-recall = Show what happened since my last turn
web-key-skip = Skip animations
web-key-hint = Hint
web-key-scores = Points
web-key-seats = Seats and links
web-key-chat = Chat
web-key-log = Log
web-key-twin = The board as text
web-key-help = Help

## What can go wrong

web-error-no-table = There is no such table. The link may be incomplete, or the table may have been deleted.
web-error-no-campaign = There is no such campaign in this browser.
web-error-old-rules = This game was played with a different version of the rules. You can look at it, but you cannot continue it.
web-error-not-asked = It is someone else’s turn now.
web-error-too-large = That is more than this server accepts.
web-error-not-yours = This table is private. Ask its host for a link.
web-error-full = Someone has already taken this seat. You can ask the host for a link to watch.
web-error-bad-link = This link does not work. Part of it may be missing.
web-error-used-link = This link has been used or has expired. Ask for a new one.
web-error-other-browser = Open this link in the browser in which you entered your address.
web-error-passkey = This passkey was not accepted. Try again, or use another way to sign in.
web-error-last-device = This is your only way back to your games. Add a passkey or another device first, or delete your data.
web-error-too-late = The time for this turn is over, and a bot is playing it.
web-error-days-off = At most two weekdays, changed no more than once a week, and twenty single days a year, from tomorrow on.
web-error-turned-away = The host of this table does not let you in.
web-error-silenced = The host of this table has taken you out of the chat.
web-error-blocked-word = This contains a word that is not allowed on this server. Please put it differently.
web-error-stale = The game had moved on; this is the current position.
web-error-illegal = That is not possible now.
web-error-undo = This can no longer be undone.
web-error-running = You can download the record when the game is over; it would reveal what is still secret.
web-error-newer-record = This game was saved by a newer version of Vindima. Update Vindima, then open it again.
web-error-bad-record = This file is not a record of a game, or it is damaged.
web-error-bad-request = The server did not understand that. Reload the page: it may be out of date.
web-error-too-many = Too many requests. Wait a moment and try again.
web-error-hand-known = Someone has already played this seat and seen its hand, and no other player could agree to a change. Only a bot can continue here.
web-error-daily-counts = This game counts for the deal of the day: nobody else can play or help in it.
web-error-daily-hidden = Finish your own first attempt at this deal of the day, then you can look at the games of others.
web-error-contest = This is a tournament match: only its host decides who plays, and nobody may help.
web-error-sealed = Other tables still play this deal. Until they have finished, nobody else may see it, and there is no replay.
web-error-few-entrants = There are not enough entrants to begin.
web-error-many-games = This tournament would have more than 600 games. Choose fewer rounds, or larger tables.
web-error-entered = You already play in this tournament.
web-error-not-open = Nobody can enter or leave this tournament now.
web-error-rated = This game is rated: everyone plays their own seat to the end, and nobody helps.
web-error-unratable = This table cannot be rated. Rated games need at least two seats, people on screens of their own, cards dealt by the server, and bots from Easy to Master without a style.
web-error-closed = This game was ended early: nobody can play on.
web-error-others-play = Other people play here. They have to agree first.
web-error-many-open = You are waiting at many open tables already. Leave or close one of them first.
web-error-banned = The people who run this server have blocked this browser from doing that.
web-error-quota = Too many tables, or too large ones, have been opened from here. Finish or delete some first, or wait a while.
web-error-damaged = The data of this table is damaged. Please tell the people who run this server.
web-error-unavailable = The server cannot reach its database right now. Try again in a moment.
web-error-server = The server has a problem. Try again in a moment.
web-error-offline = The server cannot be reached. Check that it is running and that you are online.
web-error-no-page = There is no such page here.
