### 各游戏通用的说明。键名即 `core` 中各理由的键名。

not-an-answer = 这不是当前问题的可选答案。
nothing-to-undo = 你还没有做过可以撤回的决定。
revealed = 此后已有隐藏信息公开，不能再撤回了。
