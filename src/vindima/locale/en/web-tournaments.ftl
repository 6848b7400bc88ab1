### Tournaments.

web-tournaments-about = Meet everyone in a round robin, play people of your strength in a Swiss tournament, or play the same deals as the other tables in a duplicate, where luck cancels out. Bots can enter too.
web-tournaments-new = New tournament
web-tournaments-mine = Your tournaments
web-tournaments-all = Tournaments for everyone
web-tournaments-none = There are no other tournaments now. Create one!
web-tournaments-by = by { $name }
web-tournaments-entrants-count =
    { $count ->
        [one] { $count } entrant
       *[other] { $count } entrants
    }
web-tournaments-state-open = Open for entries
web-tournaments-state-over = Over
web-tournaments-state-cancelled = Cancelled
web-tournaments-round-of = Round { $round } of { $total }
web-tournaments-deal-of = Deal { $round } of { $total }
web-tournaments-name = Name of the tournament
web-tournaments-unnamed = { $game } tournament
web-tournaments-format = Format
web-tournaments-format-swiss = Swiss
web-tournaments-format-swiss-help = A fixed number of rounds. In each round you meet people with about as many points as you, and nobody twice if possible.
web-tournaments-format-robin = Round robin
web-tournaments-format-robin-help = Everyone meets everyone.
web-tournaments-format-duplicate = Duplicate
web-tournaments-format-duplicate-help = Every table plays the same deals, and seats rotate. Your points are compared with those of everyone who had your seat in the same deal.
web-tournaments-players = Players at a table
web-tournaments-rounds-swiss = Rounds
web-tournaments-rounds-robin = How often everyone meets
web-tournaments-rounds-duplicate = Deals
web-tournaments-who = Who plays?
web-tournaments-enters = I play too
web-tournaments-listed = Listed for everyone
web-tournaments-listed-help = Otherwise people need the link to the tournament’s page to enter.
web-tournaments-late = People may still enter after the first round
web-tournaments-bots = Bots that enter
web-tournaments-house = House bot
web-tournaments-house-help = It takes free seats, and plays on for people who withdraw or do not show up. It has no rank.
web-tournaments-rated = rated
web-tournaments-rated-help = Games with people count for their ratings: no undo, no hints. Whoever withdraws during a game loses it, and the host cannot end a game that has begun.
web-tournaments-rated-not = A rated tournament needs a clock or a time for each turn, and a house bot from Easy to Master.
web-tournaments-create = Create the tournament
web-tournaments-tables-of = tables of { $count }
web-tournaments-length-swiss =
    { $count ->
        [one] { $count } round
       *[other] { $count } rounds
    }
web-tournaments-length-robin =
    { $count ->
        [one] everyone meets once
       *[other] everyone meets { $count } times
    }
web-tournaments-length-duplicate =
    { $count ->
        [one] { $count } deal
       *[other] { $count } deals
    }
web-tournaments-play = Go to your table
web-tournaments-enter = Enter
web-tournaments-return = Come back
web-tournaments-withdraw = Withdraw
web-tournaments-withdraw-rated = Your rated game is in progress. If you withdraw now, you lose it.
web-tournaments-withdraw-sure = Withdraw and lose the game
web-tournaments-copy = Copy the link
web-tournaments-hosting = You host this tournament
web-tournaments-add-bot = Add a bot
web-tournaments-needed =
    { $count ->
        [one] It can begin with { $count } entrant.
       *[other] It can begin with { $count } entrants.
    }
web-tournaments-start = Begin the first round
web-tournaments-cancel = Cancel the tournament
web-tournaments-cancel-ask = All games in progress end without a result. Results so far stay.
web-tournaments-cancel-sure = Yes, cancel it
web-tournaments-entrants = Entrants ({ $count })
web-tournaments-nobody = Nobody has entered yet.
web-tournaments-you = you
web-tournaments-remove = Remove { $name }
web-tournaments-house-bot = House bot ({ $level })
web-tournaments-nameless = Entrant { $number }
web-tournaments-standings = Standings
web-tournaments-final = Final standings
web-tournaments-rank = Rank
web-tournaments-entrant = Entrant
web-tournaments-gone = withdrawn
web-tournaments-col-points = Points
web-tournaments-col-opponents = Opponents’ points
web-tournaments-col-beaten = Points of those beaten
web-tournaments-col-wins = Tables won
web-tournaments-col-vp = VP
web-tournaments-col-played = Played
web-tournaments-col-above = Above average
web-tournaments-col-average = Per deal
web-tournaments-col-better = Deals above average
web-tournaments-how = How it is counted
web-tournaments-how-points = At each table you get the share of the others that you have beaten, from 0 to 1; a draw counts half, and a bye counts 1. Ties are broken by the points of all opponents, then by the points of those you have beaten, then by tables won, then by victory points.
web-tournaments-how-duplicate = In each deal, your victory points are compared with the average of everyone who had your seat in that deal. The sum of the differences counts. Ties are broken by the number of deals above average, then by tables won, then by victory points.
web-tournaments-how-swiss-pairing = Tables are drawn so that as few people as possible meet twice, and people at a table have similar points. Everyone gets each seat about equally often. House bots take free seats; at tables of two, someone gets a bye instead.
web-tournaments-how-robin-pairing = All rounds are drawn at the start, so that everyone meets everyone and has each seat about equally often. At larger tables some people meet more than once.
web-tournaments-how-duplicate-pairing = All deals are drawn at the start, so that seats rotate and opponents change. The tables of a deal stay closed to everyone else until all of them have finished.
web-tournaments-rounds = Rounds
web-tournaments-round = Round { $round }
web-tournaments-deals = Deals
web-tournaments-deal = Deal { $round }
web-tournaments-vp = { $count } VP
web-tournaments-playing = in progress
web-tournaments-void = no result
web-tournaments-bye = bye
web-tournaments-awarded = decided by the host
web-tournaments-waits = finished; shown when all tables have played this deal
web-tournaments-table = Your table
web-tournaments-watch = Watch
web-tournaments-replay = Look through the game
web-tournaments-decide = Decide this match
web-tournaments-wins = { $name } wins
web-tournaments-no-result = No result
web-tournaments-compared = Deal by deal
web-tournaments-compared-help = Everyone in a column had the same cards to start with. The second number is how many points they are above or below the average of the column.
web-tournaments-table-number = Table { $number }
web-tournaments-average = Average
web-tournaments-cross = Cross table
