### The deal of the day.

web-daily-about = Everyone plays the same deal on the same day, against the same bots. A new day begins at midnight UTC.
web-daily-fair = Your first attempt counts: it has no undo and no hints. Once it is over, you see the ranking and can look through the games of others who have finished, and they can look through yours.
web-daily-fair-alone = Your first attempt counts: it has no undo and no hints. Nothing leaves this browser, so you compare only your own attempts here; on a server, people compare theirs with each other.
web-daily-past = This day is over. You can still play its deals, but they no longer count.
web-daily-kind-solo = Solo, against the Automa
web-daily-kind-duel = Against one bot
web-daily-kind-bots = Against two bots
web-daily-begin = Begin: this attempt counts
web-daily-begin-free = Play just for fun
web-daily-continue = Continue
web-daily-attempts = Your attempts
web-daily-attempt = Attempt { $number }
web-daily-counts = counts
web-daily-counts-not = does not count
web-daily-points = { $points } VP
web-daily-result-win = won
web-daily-result-draw = draw
web-daily-result-loss = lost
web-daily-running = in progress
web-daily-gone = deleted
web-daily-ranking = Ranking
web-daily-hidden = The ranking appears here when your first attempt is over.
web-daily-nobody = Nobody has finished a counted attempt.
web-daily-you = You
web-daily-guest = Someone without a name
web-daily-compare = Compare
web-daily-compare-with = Compare your first attempt with { $name }
web-daily-day-before = The day before
web-daily-day-after = The day after
web-daily-today = Today
web-daily-comparison = One deal, two games
web-daily-same =
    { $count ->
        [0] The games differ from the very first answer.
        [one] The games share only their first answer.
       *[other] The games share their first { $count } answers.
    }
web-daily-all-same = Both games are the same, answer by answer.
web-daily-difference = The first difference
web-daily-mine = Your first attempt
web-daily-position = Look at this position
web-daily-bots = Show the bots’ answers too
web-daily-common = Show the answers in common too
web-daily-growth = Points over the years
