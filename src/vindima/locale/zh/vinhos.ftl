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
vinhos-action-pass-press-release = 跳过/展览发布
vinhos-action-enologists = 酿酒专家
vinhos-action-export = 出口
vinhos-action-sales = 销售
vinhos-action-bank = 银行
vinhos-short-vineyards = 种植园
vinhos-short-cellars = 酒窖
vinhos-short-wineries = 酿酒厂
vinhos-short-wine-experts = 葡萄酒专家
vinhos-short-pass-press-release = 跳过/发布
vinhos-short-enologists = 酿酒专家
vinhos-short-export = 出口
vinhos-short-sales = 销售
vinhos-short-bank = 银行
vinhos-short-taste = 味觉
vinhos-short-aroma = 嗅觉
vinhos-short-look = 视觉
vinhos-short-alcohol = 酒精度

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
vinhos-court-winery-for-n = 奖励行动：以{ THOUSANDS($n1) }巴格斯购买一座酿酒厂
vinhos-court-sales = 奖励行动：销售
vinhos-court-beatriz = Beatriz
vinhos-court-vineyard-minus-n = 奖励行动：便宜{ THOUSANDS($n1) }巴格斯购买一个种植园
vinhos-court-export = 奖励行动：出口
vinhos-court-constantino = Constantino
vinhos-court-free-expert = 奖励行动：免费雇佣一位葡萄酒专家
vinhos-court-invest-free = 奖励行动：免费投资一次

vinhos-multiplier-cellars-n = 酒窖，第{ $n1 }格
vinhos-multiplier-vineyards-n = 种植园，第{ $n1 }格
vinhos-multiplier-wine-n = 立即计一款葡萄酒的价值，第{ $n1 }格
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

vinhos-ability-discount = 种植园减价
vinhos-ability-reorder = 重排种植园
vinhos-ability-renown = 放一个声望方块
vinhos-ability-cash = 得现金
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

# 物业以所在地区命名；两处物业同属一个地区时才加编号。
vinhos-estate-estate-n = 物业{ $n1 }
vinhos-estate-minho = 米尼奥物业
vinhos-estate-minho-n = 米尼奥物业{ $n1 }
vinhos-estate-tras-os-montes = 德拉什乌什蒙特什物业
vinhos-estate-tras-os-montes-n = 德拉什乌什蒙特什物业{ $n1 }
vinhos-estate-dao = 杜奥物业
vinhos-estate-dao-n = 杜奥物业{ $n1 }
vinhos-estate-douro = 杜罗河物业
vinhos-estate-douro-n = 杜罗河物业{ $n1 }
vinhos-estate-lisboa = 里斯本物业
vinhos-estate-lisboa-n = 里斯本物业{ $n1 }
vinhos-estate-alentejo = 阿兰堤祖物业
vinhos-estate-alentejo-n = 阿兰堤祖物业{ $n1 }
vinhos-estate-setubal = 塞图巴尔物业
vinhos-estate-setubal-n = 塞图巴尔物业{ $n1 }
vinhos-estate-algarve = 阿尔加维物业
vinhos-estate-algarve-n = 阿尔加维物业{ $n1 }

vinhos-wine-estate-n-slot-n = 物业{ $n1 }第{ $n2 }格
vinhos-transfer-estate-n-estate-n = 从物业{ $n1 }移到物业{ $n2 }
vinhos-amount-n = { THOUSANDS($n1) }巴格斯
vinhos-number-n =
    { $n1 ->
        [0] 不用声望方块
       *[other] 用{ $n1 }个声望方块
    }

## 问题

vinhos-ask-first-vineyard = 选择你的第一个种植园。它会带来一款葡萄酒和所在地区的奖励。
vinhos-ask-first-wine = 酿杜罗河酒，还是用一块波尔图板块酿更好的酒？
vinhos-ask-turn = 行动标记移到哪里？
vinhos-ask-after-action = 你的行动已完成。回合结束前还要做什么吗？
vinhos-ask-vineyards-action = 购买哪个种植园？
vinhos-ask-bonus-vineyard-action = 用奖励行动的折扣购买哪个种植园？
vinhos-ask-place-vineyard = { $vineyard }放在哪个物业？
vinhos-ask-wineries-action =
    { $left ->
        [1] 以{ THOUSANDS($price) }巴格斯在哪里建酿酒厂？还可以建一座。
       *[other] 以{ THOUSANDS($price) }巴格斯在哪里建酿酒厂？可以建{ $left }座。
    }
vinhos-ask-bonus-winery-action = 只花{ THOUSANDS($price) }巴格斯，在哪里建酿酒厂？
vinhos-ask-cellars-action = 以{ THOUSANDS($price) }巴格斯建酒窖，覆盖哪个仓库？
vinhos-ask-enologists-action =
    { $left ->
        [1] 以{ THOUSANDS($price) }巴格斯在哪里雇佣酿酒专家？还可以雇佣一位。
       *[other] 以{ THOUSANDS($price) }巴格斯在哪里雇佣酿酒专家？可以雇佣{ $left }位。
    }
vinhos-ask-wine-experts-action =
    { $left ->
        [1] 雇佣哪位葡萄酒专家？还可以雇佣一位。
       *[other] 雇佣哪位葡萄酒专家？可以雇佣{ $left }位。
    }
vinhos-ask-bank-action = 在银行做什么？
vinhos-ask-sales-action = 出售哪款葡萄酒？
vinhos-ask-bonus-sales-action = 用奖励行动出售哪款葡萄酒？
vinhos-ask-sale-slot = 价值{ $value }的{ $region }{ $colour }葡萄酒卖到哪里？
vinhos-ask-export-action = 出口哪款葡萄酒？
vinhos-ask-bonus-export-action = 用奖励行动出口哪款葡萄酒？
vinhos-ask-export-slot = 价值{ $value }的{ $region }{ $colour }葡萄酒出口到哪里？
vinhos-ask-order-place =
    { $next ->
        [phase] 下一时段选择哪个顺位？
        [year] 下一年选择哪个顺位？
       *[fair] 展览会选择哪个顺位？
    }
vinhos-ask-announce = 为下一次展览会发布哪款葡萄酒？
vinhos-ask-late-announcement = 展览会开始了。你用哪款葡萄酒参展？
vinhos-ask-announce-cubes = 要用声望提高这款葡萄酒的价值（{ $value }）吗？
vinhos-ask-announce-slot =
    { $experts ->
        [0] 你的葡萄酒价值{ $value }，展览会上不能派出葡萄酒专家。选择哪个展会方格？
       *[other] 你的葡萄酒价值{ $value }，展览会上最多可派出{ $experts }位葡萄酒专家。选择哪个展会方格？
    }
vinhos-ask-manager-barrels = 你的葡萄酒符合经理的需求。把酒桶给哪位经理？
vinhos-ask-benefit = 获取哪项特权？
vinhos-ask-benefit-wine = 把哪款葡萄酒给经理？
vinhos-ask-wine-for-points = 弃掉哪款葡萄酒换取胜利点？
vinhos-ask-wine-for-points-cubes = 要用声望提高这款葡萄酒的价值（{ $value }）吗？
vinhos-ask-return-expert = 你多了一位葡萄酒专家。弃掉哪一位？
vinhos-ask-free-expert = 选择一位免费的葡萄酒专家。
vinhos-ask-last-place-expert = 你名列最后，可以免费得到一位葡萄酒专家。选择哪一位？
vinhos-ask-place-cubes =
    { $left ->
        [1] 声望方块放在哪个地区？
       *[other] 声望方块放在哪个地区？共{ $left }个，须放在不同地区。
    }
vinhos-ask-lift-barrel = 取回哪个酒桶？
vinhos-ask-lift-pair = 从{ $hangout }取回哪个酒桶？
vinhos-ask-reorder-deck = 查看并重排哪个地区的种植园？
vinhos-ask-lay-tiles = 排列{ $region }的种植园：从上往下，接下来是哪一块？
vinhos-ask-lose-winery = 你付不清利息。哪个物业失去一座酿酒厂？
vinhos-ask-lose-vineyard = 你付不清利息。哪个物业失去一个种植园？
vinhos-ask-discard-vineyard = 你付不清利息。弃掉{ $estate }的哪个种植园？
vinhos-ask-rehouse = 酿酒厂被弃掉的那位酿酒专家，安置到哪座酿酒厂？
vinhos-ask-dismiss = 有一位酿酒专家的薪水你付不起。从哪个物业解雇？
vinhos-ask-move-enologists = 生产之前：要在物业之间调动酿酒专家吗？
vinhos-ask-make-wine = { $estate }产出价值{ $value }的葡萄酒。作为杜罗河酒，还是用一块波尔图板块？
vinhos-ask-before-fair = 展览会即将开始。之前还要做什么吗？
vinhos-ask-choose-experts =
    { $left ->
        [1] 派出哪位葡萄酒专家？还可以派出一位。
       *[other] 派出哪位葡萄酒专家？最多可以派出{ $left }位。
    }
vinhos-ask-last-benefit = 最后一年已结束。再获取一项特权，还是跳过？
vinhos-ask-last-cash = 你已翻面的专家即将翻回正面。要先使用一位给现金的专家吗？
vinhos-ask-last-divest = 终局计分之前：要撤资或使用专家换取现金吗？

## 答案

vinhos-answer-done = 完成
vinhos-answer-pass = 跳过（不进行展览发布）
vinhos-answer-stay = 留在跳过/展览发布
vinhos-answer-divest = 撤资，得现金{ THOUSANDS($gain) }巴格斯
vinhos-answer-invest = 投资，从账户支付{ THOUSANDS($price) }巴格斯
vinhos-answer-douro = 价值{ $value }的杜罗河酒
vinhos-answer-porto = 价值{ $value }的波尔图酒
vinhos-answer-go =
    { $price ->
        [0] 前往{ $it }
       *[other] 前往{ $it }，支付{ THOUSANDS($price) }巴格斯
    }
vinhos-answer-use =
    { $cash ->
        [0] 使用{ $it }
       *[other] 使用{ $it }：得{ THOUSANDS($cash) }巴格斯
    }
vinhos-answer-play = 派出{ $it }
vinhos-answer-return = 弃掉{ $it }
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
vinhos-answer-deck = 重排{ $it }的种植园
vinhos-answer-next = 下一块是{ $it }（价格{ THOUSANDS($price) }巴格斯）
vinhos-answer-place = 放在{ $it }
vinhos-answer-drop = 从{ $it }移除
vinhos-answer-discard = 弃掉{ $it }（价格{ THOUSANDS($price) }巴格斯）
vinhos-answer-transfer = 把一位酿酒专家从{ $from }调到{ $to }
vinhos-answer-wine = 价值{ $value }的{ $region }{ $colour }葡萄酒（{ $place ->
    [region] 第{ $slot }格
   *[estate] { $estate }第{ $slot }格
  }）
vinhos-answer-sell =
    { $cubes ->
        [0] 卖到{ $it }：{ THOUSANDS($gain) }巴格斯入账
       *[other] 卖到{ $it }：{ THOUSANDS($gain) }巴格斯入账，用{ $cubes }个声望方块
    }
vinhos-answer-ship =
    { $cubes ->
        [0] 出口到{ $it }：{ $points }个胜利点
       *[other] 出口到{ $it }：{ $points }个胜利点，用{ $cubes }个声望方块
    }
vinhos-answer-withdraw = 提款{ $it }
vinhos-answer-deposit = 存款{ $it }
vinhos-answer-home = 取回两个酒桶（{ $it }），并放置两个声望方块
vinhos-answer-lift-sale = { $it }的酒桶
vinhos-answer-lift-export = 出口区{ $it }的酒桶
vinhos-answer-lift-court = 经理区的酒桶（{ $it }）
vinhos-answer-lift-multiplier = 倍乘区的酒桶（{ $it }）
vinhos-answer-order =
    { $next ->
        [phase] 下一时段以{ $it }行动
        [year] 下一年以{ $it }行动
       *[fair] 展览会上排{ $it }
    }
vinhos-answer-fair =
    { $points ->
        [0] { $it }：{ $bonus }
       *[other] { $it }：{ $bonus }，葡萄酒另得{ $points }点展会分数
    }
vinhos-answer-cubes = { $it }：葡萄酒价值为{ $value }
vinhos-answer-manager = 给 { $it } 一个酒桶
vinhos-answer-benefit = 移动酒桶获取特权（{ $it }）
vinhos-answer-to = 把酒桶移到“{ $it }”
vinhos-answer-multiply = 把酒桶移到倍乘“{ $it }”：目前值{ $points }个胜利点

## 理由

vinhos-must-move = 你的行动标记已在这里，必须移到另一格。
vinhos-short-of-cash = 移动需要{ THOUSANDS($price) }巴格斯，还差{ THOUSANDS($short) }。
vinhos-can-leave = 只有不能执行任何其他行动时才能停留，而你还能执行。
vinhos-cannot-pay =
    { $short ->
        [0] 你的现金不够，连那里最便宜的也买不起。
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
vinhos-must-do-one = 执行这个行动时，至少要做一次。
vinhos-action-needs-it = 本回合你必须执行行动，而这样会使行动无法执行。
vinhos-already-bought-here = 这次行动中，你已在这个地区买过种植园。
vinhos-deck-empty = 那里已经没有了。
vinhos-region-not-in-play = 本局不使用这个地区。
vinhos-no-estate-fits = 你没有放得下它的物业：须是空物业，或地区和颜色都相同的物业。
vinhos-estate-differs = 这个物业的种植园属于另一地区或另一颜色。
vinhos-estate-full = 这个物业的三块土地都已占满。
vinhos-minho-cellar = 米尼奥的物业不能建酒窖。
vinhos-two-wineries = 这个物业已有两座酿酒厂。
vinhos-no-winery-left = 已经没有酿酒厂了。
vinhos-no-winery-room = 你的物业都没有空地建酿酒厂。
vinhos-no-cellar-left = 已经没有酒窖了。
vinhos-no-cellar-room = 你的物业都不能建酒窖。
vinhos-has-cellar = 这个物业已有酒窖。
vinhos-no-enologist-left = 已经没有酿酒专家可以雇佣。
vinhos-no-empty-winery = 你没有空着的酿酒厂。
vinhos-no-wine = 你没有葡萄酒。
vinhos-no-barrel = 你的供给区没有酒桶。
vinhos-no-slot-fits = 即使用上声望，也没有空格能接受你的葡萄酒。
vinhos-slot-taken = 这一格已被占用。
vinhos-value-too-low = 这一格要求价值{ $demand }；你的葡萄酒价值{ $value }，加上声望也不够。
vinhos-no-pair = 你在这个市场要有两个酒桶。
vinhos-cubes-not-needed = 用不着这么多声望方块：最后一个不会带来任何好处。
vinhos-cubes-lacking = 这款葡萄酒的地区没有这么多声望方块。
vinhos-already-cube-there = 你刚在那里放了一个声望方块；请选另一个地区。
vinhos-no-cube-room = 这个地区放不下更多声望方块。
vinhos-expert-face-down = 这位专家已经用过，板块正面朝下。
vinhos-expert-not-now = 现在不能使用这位专家的能力。
vinhos-no-cube-left = 声望方块已用完，或没有位置可放。
vinhos-no-barrel-out = 版图上没有你的酒桶。
vinhos-free-move-already = 你的移动已经免费。
vinhos-nothing-to-reorder = 没有哪一叠种植园还剩两块可以重排。
vinhos-reorder-before-buying = 这位专家要在购买种植园之前使用，而你已不能再从至少有两块板块的一叠购买种植园。
vinhos-too-many-played = 你的展会板块不允许派出更多专家。
vinhos-feature-not-shown = 你的展会方格没有这个特征。
vinhos-benefit-used = 本时段你已获取过特权。
vinhos-same-space = 你的酒桶已经在那里。
vinhos-multiplier-once = 你已有一个酒桶在这个倍乘方格。
vinhos-no-benefit-fits = 这位经理那一行目前没有可用的特权。
vinhos-bonus-needs-wine = 奖励行动本身需要那款葡萄酒。
vinhos-no-bonus-follows = 行动之后，只有为奖励行动做准备才可以这样做，而现在没有可行的奖励行动。
vinhos-bonus-must-follow = 你已为奖励行动做了准备，必须获取一个带奖励行动的特权。
vinhos-already-announced = 你已为这次展览会发布过葡萄酒。
vinhos-request-not-met = 你的葡萄酒不符合这位经理今年的需求。
vinhos-year-one = 第一年不能把酒桶给经理。
vinhos-manager-once = 你已因这款葡萄酒给过这位经理酒桶。
vinhos-place-taken = 这个顺位已被其他玩家选走。

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
