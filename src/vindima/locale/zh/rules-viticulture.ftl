### Viticulture 规则示例，中文。
###
### 局面在 `rules/examples/viticulture.toml`。示例的每项事实都是参数：$lira 为之前，$lira-after 为之后，
### $lira-change 为差额。数字一律来自参数；葡萄和葡萄酒按总和计算。

## 显示的内容

viticulture-shown-lira = 里拉
viticulture-shown-vp = 胜利点
viticulture-shown-residual = 年收入
viticulture-shown-workers = 剩余的普通工人
viticulture-shown-trained = 培训中的工人
viticulture-shown-grande = 大工人可用
viticulture-shown-row = 行
viticulture-shown-grapes-red = 红葡萄
viticulture-shown-grapes-white = 白葡萄
viticulture-shown-wines-red = 红葡萄酒
viticulture-shown-wines-white = 白葡萄酒
viticulture-shown-wines-blush = 桃红葡萄酒
viticulture-shown-wines-sparkling = 起泡葡萄酒
viticulture-shown-field-n = 田地{ $n1 }的葡萄藤
viticulture-shown-owned-n = 田地{ $n1 }归你所有
viticulture-shown-structures = 建筑
viticulture-shown-hand-vine = 手中的葡萄藤
viticulture-shown-hand-order = 手中的订单
viticulture-shown-hand-summer = 手中的夏季访客
viticulture-shown-hand-winter = 手中的冬季访客

## 一年

viticulture-example-wake-up = 你选择奖励为访客的一行。你可以从夏季或冬季的牌库抽；你抽一张冬季访客。
viticulture-example-wake-up-point = 你选择奖励为胜利点的一行，立即得分。代价是今年行动较晚。
viticulture-example-pass = 你还有工人，却选择跳过。你今年的夏季到此为止，但{ $workers }名普通工人留到冬季使用。
viticulture-example-fall = 秋季你不派工人就抽一张访客。你选择冬季牌库。
viticulture-example-ageing = 年末红葡萄酒从{ $wines-red }陈酿到{ $wines-red-after }。白葡萄酒停在{ $wines-white }，因为你的酒窖容不下更高的价值。
viticulture-example-year-end = 年末你的工人全部收回：你又有{ $workers-after }名普通工人，还有大工人。
viticulture-example-residual = 你的酒瓶在{ $residual }，所以你得{ $lira-change }里拉。酒瓶留在原处。

## 工人与夏季行动

viticulture-example-grande = 这个行动的两个开放的行动格都被占了，所以你把大工人放在旁边，用{ $lira-change }里拉建造棚架。行动旁边没有奖励。
viticulture-example-draw-vine = 你把工人派到中间的行动格，抽一张葡萄藤。看过之后，你拿奖励再抽一张。
viticulture-example-tour = 在中间的行动格，一次参观连同奖励为你带来{ $lira-change }里拉。
viticulture-example-build = 你只有{ $lira }里拉，不够建风车。但你可以先拿中间行动格的奖励，用它来付款。
viticulture-example-summer-visitor = 你打出“{ viticulture-summer-surveyor }”，选择第二项：你有{ $vp-change }块种了葡萄藤的田地，得{ $vp-change }分。然后弃掉这张牌。
viticulture-example-sell-grapes = 你以{ $lira-change }里拉出售一份价值{ $grapes-white }的白葡萄。中间行动格的奖励是{ $vp-change }分。
viticulture-example-sell-field = 你以印在上面的{ $lira-change }里拉出售一块没有葡萄藤的田地。买回之前，既不能在那里种植，也不能采收。奖励是{ $vp-change }分。
viticulture-example-buy-field = 你以当初的售价{ $lira-change }里拉买回田地。奖励是{ $vp-change }分。
viticulture-example-plant = 中间的行动格让你种两株葡萄藤：一株种在空的田地，一株种在另一块田地已有的葡萄藤旁，不超过上限。这是你今年第一次种植，所以风车得{ $vp-change }分。
viticulture-example-gain-lira = 你派一名工人，得{ $lira-change }里拉。这里总有位置，夏季和冬季都可以。

## 冬季行动

viticulture-example-draw-order = 你把工人派到中间的行动格，抽一张订单。看过之后，你拿奖励再抽一张。
viticulture-example-harvest = 第一块田地两株葡萄藤的红色数值相加，得一份红葡萄；白色数值得一份白葡萄。有了奖励，你再采收第二块田地。红葡萄共值{ $grapes-red-after }，白葡萄值{ $grapes-white-after }。葡萄藤留着。
viticulture-example-harvest-taken = 红色数值之和为{ $grapes-red }，但你已有一份同样价值的红葡萄。新的放到下面最近的空位，{ $grapes-red-change }。
viticulture-example-train = 有中间行动格的奖励，培训一名工人花你{ $lira-change }里拉。这名工人从明年起可以使用。
viticulture-example-winter-visitor = 你打出“{ viticulture-winter-assessor }”，选择第二项：弃掉所有手牌，得{ $vp-change }分。
viticulture-example-make-wine = 你用一份白葡萄和一份红葡萄各酿一瓶葡萄酒。价值与葡萄相同：{ $wines-white-change }和{ $wines-red-change }。
viticulture-example-wine-taken = 葡萄价值为{ $grapes-red }，但你已有一瓶同样价值的红葡萄酒。新酒放到下面最近的空位，{ $wines-red-change }。
viticulture-example-blush = 价值{ $grapes-red-change }的红葡萄和价值{ $grapes-white-change }的白葡萄酿成价值{ $wines-blush-after }的桃红葡萄酒。它需要中型酒窖。
viticulture-example-sparkling = 两份红葡萄共值{ $grapes-red }，加上价值{ $grapes-white }的白葡萄，酿成起泡葡萄酒。它需要大型酒窖，而那里最高只能放{ $wines-sparkling-after }，所以价值就是这么多。
viticulture-example-fill-order = 订单需要一瓶红葡萄酒和一瓶桃红葡萄酒。你各弃一瓶符合要求的，并弃掉订单。连同中间行动格的奖励，你得{ $vp-change }分，年收入增加{ $residual-change }。

## 建筑

viticulture-example-yoke = 你在夏季把工人派到自己的牛轭，采收一块田地：那里的葡萄藤给你一份价值{ $grapes-red-after }的红葡萄。别人不能使用这个行动格。
viticulture-example-windmill = 你今年第一次种植，所以风车得{ $vp-change }分。今年再种就不得分了。
