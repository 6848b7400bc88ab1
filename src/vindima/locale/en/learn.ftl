### The lessons: what all of them say. Those of each game are in `learn-<game>.ftl`.

learn-on = Good, carry on.
learn-other = That is allowed, but it is not what this step is about. Have another look, or ask for the hint.
learn-over = This lesson is finished; there is nothing left to answer.

## In the terminal

learn-list = { $game }. To start a lesson: vindima learn { $code } LESSON
learn-entry = { $code }: { $title }. { $about }
learn-title = Lesson: { $title }
learn-step = Step { $number } of { $steps }. { $text }
learn-check = Step { $number } of { $steps }: your turn. { $text }
learn-reply = { $words }
learn-rule = { $words } ({ $rule })
learn-help = Type the number or the words of an answer, or: hint, board, log, score, why, quit.
learn-undo = There is nothing to undo: an answer that leads away from the lesson is not played at all.
learn-next = Next lesson: vindima learn { $game } { $lesson }
