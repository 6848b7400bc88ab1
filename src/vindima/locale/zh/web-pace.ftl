# 时钟和休息日：桌上和开桌时的用语。

web-note-time-over = { $name }时间用尽，这一回合由机器人代打。
web-undo-time = 那一回合时间已到，不能撤销。
web-pace = 节奏
web-pace-kind-none = 不计时
web-pace-kind-live = 实时
web-pace-kind-turns = 通信对局
web-pace-help-none = 每个人想用多久就用多久。
web-pace-help-live = 每位玩家有一个只在自己回合走的时钟。时间用尽时，由机器人代打该回合。
web-pace-help-turns = 每回合有若干小时或天，休息日不计。时间用尽时，由机器人代打该回合。
web-pace-bank = 每位玩家的时间
web-pace-increment = 每回合后增加
web-pace-hours = 每回合时间
web-pace-bot = 超时后代打的机器人
web-pace-until = 截止：{ $time }
web-pace-over = { $name }的时间已到，机器人正在代打本回合。
web-pace-agreed = 有人超时时，由机器人“{ $bot }”代打该回合。
web-days-off = 休息日
web-days-off-help = 在这些日子里，你的通信对局不计时。每周最多选两天，每年最多另选二十天。
web-days-off-weekdays = 星期
web-days-off-from = { $day }起可再次更改星期。
web-days-off-date = 另选一天
web-days-off-add = 添加
web-days-off-remove = 移除
