### Vinhos，简体中文。
###
### 名词的键是 `vinhos-<kind>-<id>`。id中的每串数字在键里写作 `n`，在这里是一个数：
### `estate-2-slot-3` 即 `vinhos-wine-estate-n-slot-n`，$n1 = 2，$n2 = 3。
### 金钱以千计：THOUSANDS($price) 把3写成3,000。

## 名词：版图上的地点

vinhos-action-vineyards = 种植园
vinhos-action-cellars = 酒窖
vinhos-action-wineries = 酿酒厂
vinhos-action-wine-experts = 葡萄酒专家
vinhos-action-pass-press-release = 跳过/发布
vinhos-action-enologists = 酿酒专家
vinhos-action-export = 出口
vinhos-action-sales = 销售
vinhos-action-bank = 银行

vinhos-region-minho = 米尼奥
vinhos-region-tras-os-montes = 德拉什乌什蒙特什
vinhos-region-dao = 杜奥
vinhos-region-douro = 杜罗河
vinhos-region-lisboa = 里斯本
vinhos-region-alentejo = 阿兰堤祖
vinhos-region-setubal = 塞图巴尔
vinhos-region-algarve = 阿尔加维

vinhos-hangout-casa-de-fados = Casa de Fados
vinhos-hangout-hotel = 酒店
vinhos-hangout-enoteca = Enoteca

vinhos-sale-casa-de-fados-red-n = Casa de Fados（红{ $n1 }）
vinhos-sale-casa-de-fados-white-n = Casa de Fados（白{ $n1 }）
vinhos-sale-hotel-red-n = 酒店（红{ $n1 }）
vinhos-sale-hotel-white-n = 酒店（白{ $n1 }）
vinhos-sale-enoteca-red-n = Enoteca（红{ $n1 }）
vinhos-sale-enoteca-white-n = Enoteca（白{ $n1 }）
vinhos-export-cnrn = 第{ $n1 }列第{ $n2 }行

vinhos-manager-alexandre = Alexandre
vinhos-manager-beatriz = Beatriz
vinhos-manager-constantino = Constantino

vinhos-court-alexandre = Alexandre
vinhos-court-winery-for-n = 奖励行动：以{ THOUSANDS($n1) }巴格斯建一座酿酒厂
vinhos-court-sales = 奖励行动：销售
vinhos-court-beatriz = Beatriz
vinhos-court-vineyard-minus-n = 奖励行动：种植园便宜{ THOUSANDS($n1) }巴格斯
vinhos-court-export = 奖励行动：出口
vinhos-court-constantino = Constantino
vinhos-court-free-expert = 奖励行动：免费雇佣一位葡萄酒专家
vinhos-court-invest-free = 奖励行动：免费投资一格

vinhos-multiplier-cellars-n = 酒窖，第{ $n1 }格
vinhos-multiplier-vineyards-n = 种植园，第{ $n1 }格
vinhos-multiplier-wine-n = 立即再弃一个葡萄酒，第{ $n1 }格
vinhos-multiplier-enologists-n = 酿酒专家，第{ $n1 }格
vinhos-multiplier-cash-n = 现金，第{ $n1 }格
vinhos-multiplier-four-experts-n = 立即计四种特征的专家，第{ $n1 }格
vinhos-multiplier-full-estates-n = 完整物业，第{ $n1 }格
vinhos-multiplier-wineries-n = 酿酒厂，第{ $n1 }格
vinhos-multiplier-renown-n = 立即计所在地区的声望，第{ $n1 }格

vinhos-fair-look-taste = 视觉与味觉
vinhos-fair-look-alcohol = 视觉与酒精度
vinhos-fair-look-aroma = 视觉与嗅觉
vinhos-fair-taste-aroma = 味觉与嗅觉
vinhos-fair-taste-alcohol = 味觉与酒精度
vinhos-fair-aroma-alcohol = 嗅觉与酒精度
vinhos-bonus-cash-n = { THOUSANDS($n1) }巴格斯
vinhos-bonus-points-n = { $n1 }点展会分数
vinhos-bonus-expert = 免费专家一位

vinhos-place-place-n = 第{ $n1 }顺位

## 名词：配件

vinhos-colour-red = 红
vinhos-colour-white = 白

vinhos-vineyard-minho-red-n = 米尼奥红葡萄种植园
vinhos-vineyard-minho-white-n = 米尼奥白葡萄种植园
vinhos-vineyard-tras-os-montes-red-n = 德拉什乌什蒙特什红葡萄种植园
vinhos-vineyard-tras-os-montes-white-n = 德拉什乌什蒙特什白葡萄种植园
vinhos-vineyard-dao-red-n = 杜奥红葡萄种植园
vinhos-vineyard-dao-white-n = 杜奥白葡萄种植园
vinhos-vineyard-douro-red-n = 杜罗河红葡萄种植园
vinhos-vineyard-douro-white-n = 杜罗河白葡萄种植园
vinhos-vineyard-lisboa-red-n = 里斯本红葡萄种植园
vinhos-vineyard-lisboa-white-n = 里斯本白葡萄种植园
vinhos-vineyard-alentejo-red-n = 阿兰堤祖红葡萄种植园
vinhos-vineyard-alentejo-white-n = 阿兰堤祖白葡萄种植园
vinhos-vineyard-setubal-red-n = 塞图巴尔红葡萄种植园
vinhos-vineyard-setubal-white-n = 塞图巴尔白葡萄种植园
vinhos-vineyard-algarve-red-n = 阿尔加维红葡萄种植园
vinhos-vineyard-algarve-white-n = 阿尔加维白葡萄种植园

vinhos-feature-taste = 味觉
vinhos-feature-aroma = 嗅觉
vinhos-feature-look = 视觉
vinhos-feature-alcohol = 酒精度

vinhos-ability-discount = 种植园减{ THOUSANDS(1) }
vinhos-ability-reorder = 排列一叠种植园
vinhos-ability-renown = 一个声望方块
vinhos-ability-cash = 现金{ THOUSANDS(2) }巴格斯
vinhos-ability-barrel = 取回一个酒桶
vinhos-ability-free-move = 免费移动

vinhos-expert-taste-discount = 味觉专家（{ vinhos-ability-discount }）
vinhos-expert-taste-reorder = 味觉专家（{ vinhos-ability-reorder }）
vinhos-expert-taste-renown = 味觉专家（{ vinhos-ability-renown }）
vinhos-expert-taste-cash = 味觉专家（{ vinhos-ability-cash }）
vinhos-expert-taste-barrel = 味觉专家（{ vinhos-ability-barrel }）
vinhos-expert-taste-free-move = 味觉专家（{ vinhos-ability-free-move }）
vinhos-expert-aroma-discount = 嗅觉专家（{ vinhos-ability-discount }）
vinhos-expert-aroma-reorder = 嗅觉专家（{ vinhos-ability-reorder }）
vinhos-expert-aroma-renown = 嗅觉专家（{ vinhos-ability-renown }）
vinhos-expert-aroma-cash = 嗅觉专家（{ vinhos-ability-cash }）
vinhos-expert-aroma-barrel = 嗅觉专家（{ vinhos-ability-barrel }）
vinhos-expert-aroma-free-move = 嗅觉专家（{ vinhos-ability-free-move }）
vinhos-expert-look-discount = 视觉专家（{ vinhos-ability-discount }）
vinhos-expert-look-reorder = 视觉专家（{ vinhos-ability-reorder }）
vinhos-expert-look-renown = 视觉专家（{ vinhos-ability-renown }）
vinhos-expert-look-cash = 视觉专家（{ vinhos-ability-cash }）
vinhos-expert-look-barrel = 视觉专家（{ vinhos-ability-barrel }）
vinhos-expert-look-free-move = 视觉专家（{ vinhos-ability-free-move }）
vinhos-expert-alcohol-discount = 酒精度专家（{ vinhos-ability-discount }）
vinhos-expert-alcohol-reorder = 酒精度专家（{ vinhos-ability-reorder }）
vinhos-expert-alcohol-renown = 酒精度专家（{ vinhos-ability-renown }）
vinhos-expert-alcohol-cash = 酒精度专家（{ vinhos-ability-cash }）
vinhos-expert-alcohol-barrel = 酒精度专家（{ vinhos-ability-barrel }）
vinhos-expert-alcohol-free-move = 酒精度专家（{ vinhos-ability-free-move }）

vinhos-estate-estate-n = 物业{ $n1 }
vinhos-wine-estate-n-slot-n = 物业{ $n1 }第{ $n2 }格
vinhos-transfer-estate-n-estate-n = 从物业{ $n1 }移到物业{ $n2 }
vinhos-amount-n = { THOUSANDS($n1) }巴格斯
vinhos-number-n = { $n1 }个声望方块

## 问题

vinhos-ask-first-vineyard = 选择你的第一个种植园。它会带来一个葡萄酒和所在地区的赠礼。
vinhos-ask-first-wine = 酿成杜罗河酒，还是用一块波尔图板块酿成更好的酒？
vinhos-ask-turn = 轮到你了：行动标记移到哪里？
vinhos-ask-after-action = 行动已完成。回合结束前还要做什么吗？
vinhos-ask-vineyards-action = 购买哪个种植园？
vinhos-ask-bonus-vineyard-action = 以经理的折扣购买哪个种植园？
vinhos-ask-place-vineyard = { $vineyard }放在哪个物业？
vinhos-ask-wineries-action = 以{ THOUSANDS($price) }巴格斯在哪里建酿酒厂？还可以建{ $left }座。
vinhos-ask-bonus-winery-action = 只花{ THOUSANDS($price) }巴格斯，在哪里建酿酒厂？
vinhos-ask-cellars-action = 以{ THOUSANDS($price) }巴格斯把哪个仓库换成酒窖？
vinhos-ask-enologists-action = 以{ THOUSANDS($price) }巴格斯为哪座酿酒厂雇佣酿酒专家？还可以雇佣{ $left }位。
vinhos-ask-wine-experts-action = 雇佣哪位葡萄酒专家？还可以雇佣{ $left }位。
vinhos-ask-bank-action = 要在银行办理什么？
vinhos-ask-sales-action = 在本地出售哪个葡萄酒？
vinhos-ask-bonus-sales-action = 奖励行动：在本地出售哪个葡萄酒？
vinhos-ask-sale-slot = 价值{ $value }的{ $region }{ $colour }葡萄酒卖到哪里？
vinhos-ask-export-action = 出口哪个葡萄酒？
vinhos-ask-bonus-export-action = 奖励行动：出口哪个葡萄酒？
vinhos-ask-export-slot = 价值{ $value }的{ $region }{ $colour }葡萄酒出口到哪里？
vinhos-ask-order-place = 下一时段选择哪个顺位？
vinhos-ask-announce = 下一次展览会发布哪个葡萄酒？
vinhos-ask-announce-cubes = 要为这个价值{ $value }的葡萄酒使用声望吗？
vinhos-ask-announce-slot =
    { $experts ->
        [0] 你的葡萄酒价值{ $value }，展览会上不能使用专家。选择哪个展会方格？
       *[other] 你的葡萄酒价值{ $value }，展览会上最多可用{ $experts }位专家。选择哪个展会方格？
    }
vinhos-ask-manager-barrels = 你的葡萄酒合经理的心意。把酒桶给谁？
vinhos-ask-benefit = 使用经理的哪项特权？
vinhos-ask-benefit-wine = 把哪个葡萄酒给经理？
vinhos-ask-wine-for-points = 把哪个葡萄酒换成胜利点？
vinhos-ask-wine-for-points-cubes = 要为这个价值{ $value }的葡萄酒使用声望吗？
vinhos-ask-return-expert = 多了一位葡萄酒专家。归还哪一位？
vinhos-ask-free-expert = 选择一位免费的葡萄酒专家。
vinhos-ask-last-place-expert = 你名列最后，可免费得到一位葡萄酒专家。选择哪一位？
vinhos-ask-place-cubes =
    { $left ->
        [1] 声望方块放在哪个地区？
       *[other] 声望方块放在哪个地区？还有{ $left }个，须放在不同地区。
    }
vinhos-ask-lift-barrel = 取回哪个酒桶？
vinhos-ask-lift-pair = 从{ $hangout }取回哪个酒桶？
vinhos-ask-reorder-deck = 查看并排列哪个地区的种植园？
vinhos-ask-lay-tiles = { $region }的种植园按什么顺序排列？从最上面开始，选择下一块。
vinhos-ask-lose-winery = 账户付不起利息。哪个物业失去一座酿酒厂？
vinhos-ask-lose-vineyard = 账户付不起利息。哪个物业失去一个种植园？
vinhos-ask-rehouse = 失去酿酒厂的酿酒专家安置到哪座酿酒厂？
vinhos-ask-dismiss = 有一位酿酒专家领不到薪水。从哪个物业解雇？
vinhos-ask-move-enologists = 生产之前：要在物业之间调动酿酒专家吗？
vinhos-ask-make-wine = 物业{ $estate }产出价值{ $value }的葡萄酒。酿成杜罗河酒，还是使用一块波尔图板块？
vinhos-ask-before-fair = 展览会即将开始。还要准备什么吗？
vinhos-ask-choose-experts = 派哪位专家推介你的葡萄酒？最多还能用{ $left }位。
vinhos-ask-last-benefit = 最后一年已结束。再使用一次特权，还是退出？
vinhos-ask-last-cash = 用过的专家即将翻回正面。要先使用一位现金专家吗？
vinhos-ask-last-divest = 终局计分之前：要把投资和专家换成现金吗？

## 答案

vinhos-answer-done = 不再继续
vinhos-answer-pass = 不发布
vinhos-answer-stay = 留在跳过/展览发布
vinhos-answer-divest = 撤资一格，得现金{ THOUSANDS($gain) }巴格斯
vinhos-answer-invest = 投资一格，从账户支付{ THOUSANDS($price) }巴格斯
vinhos-answer-douro = 杜罗河酒，价值{ $value }
vinhos-answer-porto = 波尔图酒，价值{ $value }
vinhos-answer-go =
    { $price ->
        [0] 前往{ $it }
       *[other] 前往{ $it }，支付{ THOUSANDS($price) }巴格斯
    }
vinhos-answer-use = 使用{ $it }
vinhos-answer-play = 派出{ $it }
vinhos-answer-return = 归还{ $it }
vinhos-answer-hire =
    { $price ->
        [0] 免费得到{ $expert }
       *[other] 以{ THOUSANDS($price) }巴格斯雇佣{ $expert }
    }
vinhos-answer-buy =
    { $price ->
        [0] 免费得到{ $vineyard }
       *[other] 以{ THOUSANDS($price) }巴格斯购买{ $vineyard }
    }
vinhos-answer-cube = 在{ $it }放一个声望方块
vinhos-answer-deck = 排列{ $it }的种植园
vinhos-answer-next = 下一块是{ $it }
vinhos-answer-place = 放在{ $it }
vinhos-answer-drop = 从{ $it }移除
vinhos-answer-transfer = 一位酿酒专家{ $it }
vinhos-answer-wine = 价值{ $value }的{ $region }{ $colour }葡萄酒（{ $it }）
vinhos-answer-sell =
    { $cubes ->
        [0] 卖到{ $it }：{ THOUSANDS($demand) }巴格斯入账
       *[other] 卖到{ $it }：{ THOUSANDS($demand) }巴格斯入账，用{ $cubes }个声望方块
    }
vinhos-answer-ship =
    { $cubes ->
        [0] 出口到{ $it }：{ $points }个胜利点
       *[other] 出口到{ $it }：{ $points }个胜利点，用{ $cubes }个声望方块
    }
vinhos-answer-withdraw = 提款{ $it }
vinhos-answer-deposit = 存款{ $it }
vinhos-answer-home = 从{ $it }取回两个酒桶，每个换一个声望方块
vinhos-answer-lift-sale = { $it }的酒桶
vinhos-answer-lift-export = 出口区{ $it }的酒桶
vinhos-answer-lift-court = 经理区的酒桶（{ $it }）
vinhos-answer-lift-multiplier = 倍乘区的酒桶（{ $it }）
vinhos-answer-order = 下一时段以{ $it }行动
vinhos-answer-fair =
    { $points ->
        [0] { $it }：{ $bonus }
       *[other] { $it }：{ $bonus }，葡萄酒另得{ $points }点展会分数
    }
vinhos-answer-cubes = 使用{ $it }：葡萄酒价值{ $value }
vinhos-answer-manager = 给{ $it }一个酒桶
vinhos-answer-benefit = 移动酒桶换取特权（{ $it }）
vinhos-answer-to = 酒桶移到“{ $it }”
vinhos-answer-multiply = 酒桶移到倍乘“{ $it }”：目前值{ $points }个胜利点

## 理由

vinhos-must-move = 你的行动标记已在这里，必须移到别处。
vinhos-short-of-cash = 移动需要{ THOUSANDS($price) }巴格斯，还差{ THOUSANDS($short) }。
vinhos-can-leave = 只有无处可去时才能停留，而你还能去别处。
vinhos-cannot-pay =
    { $short ->
        [0] 你的现金连那里最便宜的也买不起。
       *[other] 你还差{ THOUSANDS($short) }巴格斯。
    }
vinhos-investment-lowest = 你的投资已在最低一格。
vinhos-investment-highest = 你的投资已在最高一格。
vinhos-account-short = 你的账户还差{ THOUSANDS($short) }巴格斯。
vinhos-account-empty = 你的账户是空的。
vinhos-account-full = 你的账户已满。
vinhos-no-cash = 你没有现金可存。
vinhos-nothing-at-bank = 你既无款可提，也无款可存。
vinhos-back-and-forth = 这只会抵消你本次在银行做过的事。
vinhos-must-do-one = 这个行动至少要做一次。
vinhos-already-bought-here = 本次行动已在那里买过；每个地区只能买一个。
vinhos-deck-empty = 那里已经没有了。
vinhos-region-not-in-play = 本局不使用这个地区。
vinhos-no-estate-fits = 没有物业放得下它：须是空物业，或地区和颜色都相同。
vinhos-estate-differs = 那里的种植园地区或颜色不同。
vinhos-estate-full = 那里的三块土地都已占满。
vinhos-minho-cellar = 米尼奥的物业不能有酒窖。
vinhos-two-wineries = 那里已有两座酿酒厂。
vinhos-no-winery-left = 酿酒厂已售罄。
vinhos-no-winery-room = 你的物业都没有空地建酿酒厂。
vinhos-no-cellar-left = 酒窖已售罄。
vinhos-no-cellar-room = 你的物业都不能再放酒窖。
vinhos-has-cellar = 那里已有酒窖。
vinhos-no-enologist-left = 已没有酿酒专家可雇佣。
vinhos-no-empty-winery = 没有空着的酿酒厂。
vinhos-no-wine = 你没有葡萄酒。
vinhos-no-barrel = 你的供给区没有酒桶。
vinhos-no-slot-fits = 即使用上声望，也没有空格能收你的葡萄酒。
vinhos-slot-taken = 那里已有人占了。
vinhos-value-too-low = 那里要求{ $demand }；你的葡萄酒价值{ $value }，加上声望也不够。
vinhos-no-pair = 你需要在那里有两个酒桶。
vinhos-cubes-not-needed = 最后这个方块不会带来任何好处。
vinhos-cubes-lacking = 你的地区没有这么多声望方块。
vinhos-already-cube-there = 这次已在那里放过一个方块。
vinhos-no-cube-room = 该地区放不下更多声望方块。
vinhos-expert-face-down = 这位专家已经用过，板块已翻面。
vinhos-expert-not-now = 这位专家此刻派不上用场。
vinhos-no-cube-left = 声望方块已用完，或没有位置可放。
vinhos-no-barrel-out = 版图上没有你的酒桶。
vinhos-free-move-already = 你的移动已经免费。
vinhos-nothing-to-reorder = 没有哪一叠还剩两个种植园可以排列。
vinhos-too-many-played = 你的葡萄酒不能再用更多专家。
vinhos-feature-not-shown = 你的展会方格没有这个特征。
vinhos-benefit-used = 本时段你已使用过特权。
vinhos-same-space = 你的酒桶已经在那里。
vinhos-multiplier-once = 你已有一个酒桶在这个倍乘方格。
vinhos-no-benefit-fits = 这位经理那一行目前没有可用的特权。
vinhos-bonus-needs-wine = 奖励行动本身需要那个葡萄酒。
vinhos-already-announced = 你已为这次展览会发布过葡萄酒。
vinhos-request-not-met = 你的葡萄酒不符合这位经理今年的需求。
vinhos-year-one = 第一年经理不收酒桶。
vinhos-manager-once = 这位经理已因这个葡萄酒收过酒桶。
vinhos-place-taken = 这个顺位已有人选。

## 得分来源

vinhos-source-export = 出口
vinhos-source-fair = 展览会
vinhos-source-wine = 葡萄酒
vinhos-source-experts = 葡萄酒专家
vinhos-source-renown = 声望
vinhos-source-empty-account = 空账户
vinhos-source-majorities = 最大出口商
vinhos-source-account = 银行账户
vinhos-source-multipliers = 倍乘
