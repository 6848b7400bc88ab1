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
