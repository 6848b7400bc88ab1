### 对局结束时教练说的话：见 `learn/coach.py`。

coach-end-won = 干得好，你赢了！
coach-end-lost = 这次没有赢，但整个游戏你都了解了。下一局会不一样。
coach-end-well = 做得好的地方：{ $source }，比最强的对手多{ $points }分。
coach-end-next = 还能进步的地方：{ $source }，少了{ $points }分。
