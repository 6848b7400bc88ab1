### 电脑出主意时权衡的东西：列在提示下的理由，各接冒号和得失。

## Vinhos

web-term-vinhos-points = 胜利点
web-term-vinhos-majorities = 最大出口商
web-term-vinhos-account-points = 账户的胜利点
web-term-vinhos-multipliers = 倍乘
web-term-vinhos-cash = 很快要用的现金
web-term-vinhos-purse = 备用现金
web-term-vinhos-savings = 账户里的钱
web-term-vinhos-interest = 今后的利息
web-term-vinhos-unpaid = 付不起的利息和薪水
web-term-vinhos-market = 你的葡萄酒现在能带来的收益
web-term-vinhos-fading = 即将失去的葡萄酒
web-term-vinhos-ageing = 随年份升值的葡萄酒
web-term-vinhos-harvest = 今后的葡萄酒
web-term-vinhos-fine-harvest = 今后适合出口的葡萄酒
web-term-vinhos-estates = 有种植园的物业
web-term-vinhos-cellars = 酒窖
web-term-vinhos-barrels = 供给区的酒桶
web-term-vinhos-renown = 你所在地区的声望
web-term-vinhos-porto = 波尔图板块
web-term-vinhos-experts = 葡萄酒专家
web-term-vinhos-used-experts = 将翻回正面的专家
web-term-vinhos-abilities = 专家能力的种类
web-term-vinhos-fair-points = 展会分数
web-term-vinhos-prizes = 今后展览会的奖励
web-term-vinhos-announced = 已发布的葡萄酒
web-term-vinhos-court = 经理处的酒桶
web-term-vinhos-prospects = 可及的倍乘
web-term-vinhos-exported = 已出口的酒桶
web-term-vinhos-marker = 行动标记可以免费去的格

## Viticulture

web-term-viticulture-points = 胜利点
web-term-viticulture-lira = 很快要用的里拉
web-term-viticulture-wealth = 备用里拉
web-term-viticulture-income = 今后的年收入
web-term-viticulture-workers = 工人
web-term-viticulture-idle = 今年还可派出的工人
web-term-viticulture-lateness = 行动顺序
web-term-viticulture-trellis = 棚架
web-term-viticulture-irrigation = 灌溉塔
web-term-viticulture-yoke = 牛轭
web-term-viticulture-windmill = 风车
web-term-viticulture-cottage = 小屋
web-term-viticulture-tasting-room = 品酒室
web-term-viticulture-medium-cellar = 中型酒窖
web-term-viticulture-large-cellar = 大型酒窖
web-term-viticulture-land = 田地
web-term-viticulture-vines = 手中的葡萄藤
web-term-viticulture-planted = 今后的采收
web-term-viticulture-grapes = 葡萄
web-term-viticulture-wines = 葡萄酒
web-term-viticulture-orders = 手中的订单
web-term-viticulture-filling = 很快能交付的订单
web-term-viticulture-summer-visitors = 夏季访客
web-term-viticulture-winter-visitors = 冬季访客
web-term-viticulture-too-many-cards = 手牌过多
web-term-viticulture-ahead = 对最强对手的领先
web-term-viticulture-last-year = 最后一年已开始
web-term-viticulture-tokens = 奖励行动标记
web-term-viticulture-defeat = 提前落败
