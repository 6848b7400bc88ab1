### 每张桌子上：通知按钮，以及去往下一局游戏。

web-bell = 通知
web-next-game = 下一局（{ $count }）
web-key-next = 下一局等着你的游戏
