### What every coach says when a game is over: see `learn/coach.py`.

coach-end-won = Well done, you have won your game!
coach-end-lost = Not this time, but now you know the whole game. The next one will feel different.
coach-end-well = What went well: { $source }, { $points } VP ahead of your best rival.
coach-end-next = Where there is more to gain: { $source }, { $points } VP behind.
