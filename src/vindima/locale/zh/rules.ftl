### 规则参考中的示例，中文。各游戏的示例在各自的文件里。

rules-example = 示例
rules-choices = 选择：{ $answers }
rules-fact = { $thing }：{ $values }
rules-of-player = { $thing }（玩家{ $player }）
