### The lessons: what all of them say. Those of each game are in `learn-<game>.ftl`.

learn-on = Good, go on.
learn-other = That is allowed, but it leads away from what this step is about. Have another look, or ask for the hint.
learn-over = This lesson is finished; there is nothing left to answer.

## In the terminal

learn-list = { $game }. To take a lesson: vindima learn { $code } LESSON
learn-entry = { $code }: { $title }. { $about }
learn-title = Lesson: { $title }
learn-step = Step { $number } of { $steps }. { $text }
learn-check = Step { $number } of { $steps }, and now you. { $text }
learn-reply = { $words }
learn-rule = { $words } ({ $rule })
learn-help = Type the number or the word of an answer, or: hint, board, log, score, why, quit.
learn-undo = There is nothing to take back: what leads away from the lesson is not played at all.
learn-next = The next lesson: vindima learn { $game } { $lesson }
