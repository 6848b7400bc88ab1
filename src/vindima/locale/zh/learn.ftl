### 课程：各课通用的文字。各游戏的课程见 `learn-<game>.ftl`。

learn-on = 好，继续。
learn-other = 可以这样做，但这一步要讲的不是这个。再看一看，或查看提示。
learn-over = 这一课已结束，没有要回答的了。

## 在终端里

learn-list = { $game }。开始一课：vindima learn { $code } 课程
learn-entry = { $code }：{ $title }。{ $about }
learn-title = 课程：{ $title }
learn-step = 第{ $number }步（共{ $steps }步）：{ $text }
learn-check = 第{ $number }步（共{ $steps }步），轮到你了：{ $text }
learn-reply = { $words }
learn-rule = { $words }（{ $rule }）
learn-help = 输入回答的编号或文字，或输入：hint、board、log、score、why、quit。
learn-undo = 没有可以撤回的：偏离课程的回答根本不会执行。
learn-next = 下一课：vindima learn { $game } { $lesson }
