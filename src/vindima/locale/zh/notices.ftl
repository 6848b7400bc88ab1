### 通知的内容：Web Push、邮件、webhook。不会透露桌上任何隐藏的信息。

notice-table = { $game }（{ $names }）
notice-year = { $table }，第 { $year } 年
notice-turn-title = 轮到你了
notice-began-title = 游戏开始了
notice-over-title = 游戏结束
notice-over = { $table }：{ $names } 获胜。
notice-invited-title = 你收到了邀请
notice-chat-title = 你的桌上有新消息
notice-clock-title = 你的时间快用完了
notice-hook-turn = { $table }：轮到 { $name } 了。
notice-hook-clock = { $table }：{ $name } 的时间快用完了。
notice-hook-began = { $table }：游戏开始了。
notice-hook-over = { $table }：游戏结束了。

## 邮件

notice-mail-subject = 你的游戏有 { $count } 条消息
notice-mail-line = { $title }：{ $text }
notice-mail-footer =
    你收到这封邮件，是因为你让 { $site } 通知你的游戏进展。
    不再接收这类邮件：{ $link }
    选择要接收的通知：{ $you }
