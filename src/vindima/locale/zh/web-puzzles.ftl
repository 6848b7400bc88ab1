### 谜题。

web-puzzles-about = 这些局面来自电脑之间的对局，长时间搜索一致认为只有一个最佳回答。在棋盘上选出它；第一次回答计分。
web-puzzles-levels = 数字表示难度：1级每个电脑都能解，5级只有长时间的搜索才能解。粗框表示今年就能获胜。
web-puzzles-rating = 你的谜题等级分：{ $rating }
web-puzzles-solved = 已解出{ $right }/{ $tries }
web-puzzles-start = 解一道谜题
web-puzzles-next = 下一题
web-puzzles-all = 全部谜题
web-puzzles-none = 你已经试过所有谜题。
web-puzzles-players =
    { $players ->
        [1] 单人
       *[other] { $players }名玩家
    }
web-puzzles-level = 难度{ $level }
web-puzzles-kind-turn = 找出最佳回合
web-puzzles-kind-win = 今年获胜
web-puzzles-task-turn = 哪个回答能开始你的最佳回合？
web-puzzles-task-win = 游戏今年结束。哪个回答能获胜？
web-puzzles-right = 正确！
web-puzzles-wrong = 这不是最佳回答。
web-puzzles-change = 等级分{ $rating }（{ $change }）
web-puzzles-uncounted = 你以前试过这道题，所以等级分不变。
web-puzzles-turn = 最佳回合
web-puzzles-values = 各回答的价值
web-puzzles-best = 最佳
web-puzzles-loss = −{ $loss }分
web-puzzles-given = 你的回答
web-puzzles-again = 再试一次
web-puzzles-done-right = 已解出
web-puzzles-done-wrong = 未解出
