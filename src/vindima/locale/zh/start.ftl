### 命令一启动就显示的文字：本文件先于其他文件单独读取。

start-play = Vindima { $version }正在这台电脑上开桌。你的对局保存在{ $place }。
