### Vinhos中发生的事。

## 玩家

vinhos-seat-seat-n =
    { $n1 ->
        [1] 玩家A
        [2] 玩家B
        [3] 玩家C
       *[4] 玩家D
    }

## 金钱易手的原因

vinhos-cause-vineyard = 种植园
vinhos-cause-building = 建筑或酿酒专家
vinhos-cause-expert = 葡萄酒专家
vinhos-cause-divesting = 撤资
vinhos-cause-fair = 展会方格
vinhos-cause-deposit = 存款
vinhos-cause-withdrawal = 提款
vinhos-cause-investment = 投资
vinhos-cause-interest = 利息
vinhos-cause-salaries = 薪水
vinhos-cause-sale = 销售
vinhos-cause-start = 后手补偿
vinhos-cause-move = 移动

## 事件

vinhos-event-year = 第{ $year }年开始了。
vinhos-event-phase = 时段{ $phase }开始了。
vinhos-event-vintage = 翻开新的收获季节：天气{ $weather }。
vinhos-event-feature = 特征“{ $feature }”推进了{ $steps }格。
vinhos-event-refresh = { $who }用过的专家翻回正面。
vinhos-event-order = 行动顺序已定；{ $who }先行动。
vinhos-event-order-fair = 展览会定下了行动顺序；{ $who }先行动。
vinhos-event-order-start = 第一批种植园定下了行动顺序；{ $who }先行动。
vinhos-event-order-place = { $who }选择了{ $place }。
vinhos-event-move = { $who }移到了{ $action }。
vinhos-event-stay = { $who }留在了跳过/展览发布。
vinhos-event-toll = { $who }收到移入同一格的玩家付的{ THOUSANDS($amount) }巴格斯。
vinhos-event-cash = { $who }得到现金{ THOUSANDS($amount) }巴格斯（{ $cause }）。
vinhos-event-pay-cash = { $who }支付现金{ THOUSANDS($amount) }巴格斯（{ $cause }）。
vinhos-event-account = { $who }的账户入账{ THOUSANDS($amount) }巴格斯（{ $cause }）。
vinhos-event-pay-account = { $who }的账户支出{ THOUSANDS($amount) }巴格斯（{ $cause }）。
vinhos-event-invest = { $who }的投资升到{ $level }。
vinhos-event-divest = { $who }的投资降到{ $level }。
vinhos-event-points = { $who }得到{ $points }个胜利点（{ $source }）。
vinhos-event-lose-points = { $who }失去了{ $points }个胜利点（{ $source }）。
vinhos-event-take-vineyard = { $vineyard }离开了版图。
vinhos-event-vineyard = { $who }把{ $vineyard }放入{ $estate }。
vinhos-event-lose-vineyard = { $who }失去了{ $estate }的{ $vineyard }。
vinhos-event-cube = { $region }放上了一个声望方块。
vinhos-event-waiting-cube = { $who }的{ $estate }留下一个待放置的声望方块。
vinhos-event-waiting-cubes-move = { $who }的{ $estate }上待放置的一个声望方块离开了。
vinhos-event-waiting-cube-back = { $who }的{ $estate }上待放置的一个声望方块放回供给区。
vinhos-event-spend-cubes = 用掉了{ $region }的{ $cubes }个声望方块。
vinhos-event-winery = { $who }在{ $estate }建了一座酿酒厂。
vinhos-event-lose-winery = { $who }失去了{ $estate }的一座酿酒厂。
vinhos-event-cellar = { $who }在{ $estate }建了一座酒窖。
vinhos-event-enologist = { $who }的{ $estate }来了一位酿酒专家。
vinhos-event-enologist-leaves = 一位酿酒专家离开了{ $who }的{ $estate }。
vinhos-event-enologist-moves = { $who }把一位酿酒专家从{ $estate }调到{ $other }。
vinhos-event-porto = { $who }得到了{ $tiles }块波尔图板块。
vinhos-event-spend-porto = { $who }用掉了{ $tiles }块波尔图板块。
vinhos-event-expert = { $who }得到了{ $expert }。
vinhos-event-expert-back = { $who }弃掉了{ $expert }。
vinhos-event-expert-used = { $who }使用了{ $expert }。
vinhos-event-choose-experts = { $who }暗中选择了{ $count }位参加展览会的专家。
vinhos-event-fair-expert = 展览会：{ $who }派出了{ $expert }。
vinhos-event-wine = { $who }的{ $estate }产出了价值{ $value }的{ $colour }葡萄酒。
vinhos-event-give-wine = { $who }交出了价值{ $value }的{ $region }{ $colour }葡萄酒。
vinhos-event-age = { $who }的{ $estate }的葡萄酒又陈了一年。
vinhos-event-wine-lost = { $who }失去了生产价值{ $value }的{ $region }{ $colour }葡萄酒：它在{ $estate }放得太久。
vinhos-event-sale = { $who }卖出了一款葡萄酒：{ $slot }。
vinhos-event-export = { $who }出口了一款葡萄酒：{ $slot }。
vinhos-event-manager = { $who }给了 { $manager } 一个酒桶。
vinhos-event-benefit = { $who }获取了特权“{ $benefit }”。
vinhos-event-benefit-multiplier = { $who }把一个酒桶移到倍乘“{ $multiplier }”。
vinhos-event-barrel-sale = { $who }取回了{ $slot }的酒桶。
vinhos-event-barrel-export = { $who }取回了出口区{ $slot }的酒桶。
vinhos-event-barrel-court = { $who }取回了经理区的酒桶（{ $slot }）。
vinhos-event-barrel-multiplier = { $who }取回了倍乘“{ $slot }”的酒桶。
vinhos-event-announce = { $who }为展览会发布了价值{ $value }的葡萄酒：{ $slot }。
vinhos-event-fair-points = { $who }得到{ $points }点展会分数（共{ $total }点）。
vinhos-event-prize = 展览会：{ $who }获得第{ $place }名，{ $points }个胜利点。
vinhos-event-fair-over = 展览会结束；展会板块收回。
vinhos-event-look = { $who }查看了{ $region }的种植园。
vinhos-event-reorder = { $who }重排了{ $region }的种植园。
vinhos-event-last-benefits = 最后特权的新一轮开始了。
vinhos-event-winner = { $who }以{ $points }个胜利点获胜。
