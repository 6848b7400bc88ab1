### Puzzles.

web-puzzles-about = Positions from games between bots in which long searches agree on one best answer. Choose it on the board; your first answer counts.
web-puzzles-levels = The numbers are levels of difficulty: every bot solves 1, only long searches solve 5. A bold frame means that you can win this year.
web-puzzles-rating = Your puzzle rating: { $rating }
web-puzzles-solved = Solved: { $right } of { $tries }
web-puzzles-start = Solve a puzzle
web-puzzles-next = Next puzzle
web-puzzles-all = All puzzles
web-puzzles-none = You have tried every puzzle.
web-puzzles-players =
    { $players ->
        [one] solo
       *[other] { $players } players
    }
web-puzzles-level = Level { $level }
web-puzzles-kind-turn = Find the best turn
web-puzzles-kind-win = Win this year
web-puzzles-task-turn = Which answer begins your best turn?
web-puzzles-task-win = The game ends this year. Which answer wins it?
web-puzzles-right = Right!
web-puzzles-wrong = Not the best answer.
web-puzzles-change = Rating { $rating } ({ $change })
web-puzzles-uncounted = You had tried this puzzle before, so your rating stays the same.
web-puzzles-turn = The best turn
web-puzzles-values = What the answers are worth
web-puzzles-best = best
web-puzzles-loss = −{ $loss } VP
web-puzzles-given = your answer
web-puzzles-again = Try again
web-puzzles-done-right = solved
web-puzzles-done-wrong = missed
