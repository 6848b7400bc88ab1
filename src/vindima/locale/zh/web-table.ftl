### 每张牌桌都会用到的文字，不论哪款游戏（中文）：细看，以及一年中发生的事。

## 细看

web-key-inspect = 细看某样东西；方向键在版图上移动
web-inspect-open = 细看
web-inspect-cards = { $count } 张牌
web-inspect-bonus = 奖励：{ $bonus }
