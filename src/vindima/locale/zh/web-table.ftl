### 每张牌桌都会用到的文字，不论哪款游戏（中文）：细看，以及一年中发生的事。

## 细看

web-key-inspect = 细看某样东西；方向键在版图上移动
web-inspect-open = 细看
web-inspect-cards = { $count }张牌
web-inspect-bonus = 奖励：{ $bonus }

## 庆典

web-ceremony-year = 第{ $year }年
web-ceremony-harvest = 采收
web-ceremony-wine = 新酒
web-ceremony-year-end = 年末
web-ceremony-fair = 葡萄酒展览会
web-ceremony-automa = 自动玩家
web-ceremony-visitor = { $name }接待访客
web-ceremony-last = 最后一年
web-ceremony-last-turn = 最后一轮
web-ceremony-last-turn-news = 每位玩家还有一个回合。
web-ceremony-last-season = 最后的冬季
web-ceremony-last-season-news = 游戏将在今年结束。
web-ceremony-winner = 游戏结束
web-ceremony-points = { $points }个胜利点
web-ceremony-more = ……还有{ $count }项
web-ceremony-skip = 点击或按任意键继续

## 教练与帮助

web-coach = 教练
web-coach-allowed = 这张桌子有教练帮忙
web-coach-heard = 明白了
web-coach-off = 不用教练了
web-coach-objects = 确定吗？“{ $best }”似乎能多得约{ $loss }分。
web-coach-again = 我再看看
web-coach-anyway = 还是这样做
web-coach-review = 在复盘中查看转折点
web-help-here = 这里该做什么
web-help-confirm = 你的回合已完成。结束回合，或者先撤回一步。
web-help-answer = 在列表里选一个答案，或者点版图上发光的地方。把指针停在答案上，可以看到会有什么变化。
web-help-over = 对局结束了。结果页面会显示分数的来源。
web-help-waiting = 现在轮到{ $name }。这时你可以随意查看版图。
web-help-keys = 键盘

## Links that carry a game

web-carry = 包含对局的链接
web-carry-help = 一切都在链接里：没有此桌权限的人也能打开，适用于任何 Vindima 网站或服务器。
web-carry-game = 复制包含整局的链接
web-carry-position = 复制包含此局面的链接

## 每日牌局

web-undo-daily = 这一局计入每日牌局，因此不能撤回。
web-daily-here = 每日牌局，{ $day }：这次计入排名。
web-daily-here-free = 每日牌局，{ $day }：第{ $number }次，不计入排名。
web-contest-here = { $name }，第{ $round }轮
web-contest-sealed = 其他桌还在玩这副牌局：它们结束后才能看回放。
web-undo-rated = 这是计分对局，因此不能撤回。
web-rated-here = 计分对局：不能撤回，没有提示。离开的人判负。
web-rated-leave = 这是计分对局：如果你离开座位，无论得分多少都判负。

## 旁观与结束

web-note-public = { $name }允许所有人旁观这一局。
web-note-private = { $name }不再允许所有人旁观这一局。
web-note-end-asks = { $name }请求提前结束本局。
web-note-end-agrees = { $name }同意结束本局。
web-note-end-refuses = { $name }想继续玩。
web-note-end-asks-no-more = { $name }不再请求结束本局。
web-note-end-ended = 经{ $name }同意，本局提前结束。
