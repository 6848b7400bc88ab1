### Rated games, leaderboards, profiles, and plays for other programs.

web-standing-rated = Rated game
web-standing-rated-help = Everyone decides without help: no undo, no hints. Whoever leaves the game loses it.
web-standing-rated-not = Rated games need two seats or more, no shared screen, cards dealt by the server, and bots from Easy to Master without a style of their own.
web-standing-provisional = provisional
web-standing-rating = Rating { $rating } ± { $spread }
web-standing-rated-games = rated games: { $games }
web-standing-players =
    { $players ->
        [one] solo
       *[other] { $players } players
    }

## Leaderboards

web-standing-board-about = Ratings by game and number of players, with their uncertainty. Players are ranked by the lower end of the range, so a few lucky games take nobody to the top.
web-standing-board-bots = Bots have fixed ratings from their games against each other.
web-standing-board-provisional = New ratings are provisional and have no rank. Rated games needed for a rank: { $games }.
web-standing-board-pool = Game and number of players
web-standing-board-rank = Rank
web-standing-board-player = Player
web-standing-board-rating = Rating
web-standing-board-games = Games
web-standing-board-fixed = fixed
web-standing-board-bot = Bot: { $bot }
web-standing-board-nobody = No one is listed here yet. Play a rated game, then choose to be listed.
web-standing-board-mine = Your rating: { $rating } ± { $spread }.
web-standing-board-none = You have not finished a rated game of this kind yet.
web-standing-board-join = Show my name and my ratings on leaderboards
web-standing-you = You
web-standing-someone = Someone without a name
web-standing-board-play = Open a rated table

## Profiles

web-standing-private = Only you see this page.
web-standing-public = Everyone can see this profile. It names only opponents who have published their own.
web-standing-alone = The games that you have finished in this browser. Nothing leaves it.
web-standing-publish = Publish this profile
web-standing-link = Copy the link to your profile
web-standing-empty = No games here yet. Finished games appear on this page, except those on a shared screen, from a file, or with a seed that someone chose.
web-standing-of = Games of { $name }
web-standing-games =
    { $games ->
        [one] { $games } game
       *[other] { $games } games
    }
web-standing-won = won: { $wins } ({ $share })
web-standing-average = { $points } VP on average
web-standing-best = best: { $points } VP
web-standing-progress = Progress
web-standing-progress-points = Points, game by game
web-standing-progress-rating = Rating, game by game
web-standing-progress-game = Game { $number }, { $date }
web-standing-sources = Where the points come from
web-standing-sources-about = Average points of a game. Strong players: the bot Master against itself.
web-standing-source-mine = Average
web-standing-source-strong = Strong players
web-standing-source-game = This game
web-standing-all = All points
web-standing-seats = By seat
web-standing-seat = Seat
web-standing-opponents = By opponent
web-standing-opponent = Opponent
web-standing-ahead = Finished ahead
web-standing-unnamed = Other people
web-standing-gone = Someone who is gone
web-standing-wins = Wins
web-standing-points = Points
web-standing-vp = { $points } VP
web-standing-history = Games
web-standing-place = Place { $place } of { $players }
web-standing-result-win = won
web-standing-result-draw = draw
web-standing-result-loss = lost
web-standing-abandoned = left the game
web-standing-change = rating { $change }
web-standing-game-details = Points by source
web-standing-more = Show more games
web-standing-open = Open the table

## Plays for other programs

web-standing-log = Log this play
web-standing-log-about = Nothing is sent from here: you decide in the other program what is saved.
web-standing-log-bgstats = Open in BG Stats
web-standing-log-bgg = Open the game on BoardGameGeek
web-standing-log-copy = Copy the result
web-standing-log-file = Download the play
web-standing-log-file-help = A JSON file with the fields of BoardGameGeek’s form.
web-standing-log-line = { $name }: { $points } VP
web-standing-log-winner = { $name }: { $points } VP, winner
