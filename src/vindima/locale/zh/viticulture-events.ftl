### Viticulture中发生的事。

## 里拉易手的原因

viticulture-cause-tour = 接待参观
viticulture-cause-bonus = 行动格的奖励
viticulture-cause-row = 起床表
viticulture-cause-residual = 年收入
viticulture-cause-grapes = 出售葡萄
viticulture-cause-field = 田地
viticulture-cause-space = 得1里拉的行动格
viticulture-cause-parents = 妈妈或爸爸
viticulture-cause-building = 建造
viticulture-cause-training = 培训
viticulture-cause-visitor = 访客

## 事件

viticulture-event-year = 第{ $year }年开始了。
viticulture-event-season = { $season }到了。
viticulture-event-next-year = 公鸡都收回了；起始玩家是{ $who }。
viticulture-event-last-year = { $who }达到了{ $points }分：这是最后一年。
viticulture-event-rooster = { $who }把公鸡放到{ $row }。
viticulture-event-temporary = { $who }得到了临时工人。
viticulture-event-pass = { $who }跳过了。
viticulture-event-place =
    { $worker ->
        [grande] { $who }把大工人派到“{ $action }”。
       *[other] { $who }把一名工人派到“{ $action }”。
    }
viticulture-event-place-lira =
    { $worker ->
        [grande] { $who }把大工人派到得1里拉的行动格。
       *[other] { $who }把一名工人派到得1里拉的行动格。
    }
viticulture-event-place-yoke =
    { $worker ->
        [grande] { $who }把大工人派到牛轭。
       *[other] { $who }把一名工人派到牛轭。
    }
viticulture-event-fetch = { $who }从“{ $action }”收回了一名工人。
viticulture-event-home = 所有工人都收回了。
viticulture-event-train = { $who }为明年培训了一名工人。
viticulture-event-train-now = { $who }培训了一名立即可用的工人。
viticulture-event-join = { $who }得到了{ $count }名工人。
viticulture-event-lira = { $who }得到{ $amount }里拉（{ $cause }）。
viticulture-event-pay = { $who }支付了{ $amount }里拉（{ $cause }）。
viticulture-event-points = { $who }得到{ $points }分（{ $source }）。
viticulture-event-lose-points = { $who }失去了{ $points }分（{ $source }）。
viticulture-event-residual = { $who }的年收入提高了{ $amount }。
viticulture-event-lose-residual = { $who }的年收入降低了{ $amount }。
viticulture-event-draw = { $who }抽了一张{ $deck }：{ $card }。
viticulture-event-draw-hidden = { $who }抽了一张{ $deck }。
viticulture-event-reshuffle = { $deck }的弃牌洗成了新牌库。
viticulture-event-discard = { $who }弃掉了{ $card }。
viticulture-event-played = { $who }打出了{ $card }。
viticulture-event-laid-away = { $card }进入弃牌堆。
viticulture-event-give = { $who }给了{ $to }一张{ $deck }：{ $card }。
viticulture-event-give-hidden = { $who }给了{ $to }一张{ $deck }。
viticulture-event-take-discard = { $who }从弃牌堆拿走了{ $card }。
viticulture-event-reveal = { $who }翻开了{ $card }。
viticulture-event-keep = { $who }留下了{ $card }。
viticulture-event-discard-shown = 弃掉了{ $card }。
viticulture-event-plant = { $who }在{ $field }种下了{ $vine }。
viticulture-event-plant-start = { $who }开局时在{ $field }种下了{ $vine }。
viticulture-event-uproot = { $who }从{ $field }拔除了{ $vine }。
viticulture-event-switch = { $who }互换了{ $vine }和{ $other }。
viticulture-event-harvest = { $who }采收了{ $field }。
viticulture-event-grape = { $who }得到了{ $grape }。
viticulture-event-grape-lost = 压榨台已满：{ $who }失去了{ $grape }。
viticulture-event-lose-grape = { $who }用掉了{ $grape }。
viticulture-event-wine = { $who }酿造了{ $wine }。
viticulture-event-lose-wine = { $who }交出了{ $wine }。
viticulture-event-age-grapes = { $who }的葡萄陈酿了一级。
viticulture-event-age-wines = { $who }的葡萄酒陈酿了一级。
viticulture-event-age-one = { $who }把{ $wine }陈酿到{ $value }。
viticulture-event-build = { $who }建造了{ $structure }。
viticulture-event-use-structure = { $who }今年使用了{ $structure }。
viticulture-event-fill = { $who }交付了{ $order }。
viticulture-event-sell-field = { $who }卖掉了{ $field }。
viticulture-event-buy-field = { $who }买回了{ $field }。
viticulture-event-mama = { $who }的妈妈是{ $card }。
viticulture-event-papa = { $who }的爸爸是{ $card }。
viticulture-event-papa-gift =
    { $choice ->
        [lira] { $who }向{ $card }要了更多里拉。
       *[other] { $who }收下了{ $card }的赠礼。
    }
viticulture-event-token = { $who }拿走了第{ $row }行的奖励行动标记。
viticulture-event-take-token = 第{ $row }行已没有标记可给{ $who }。
viticulture-event-spend-token = { $who }用掉了一枚奖励行动标记。
viticulture-event-automa-card = 自动玩家抽了{ $number }号牌。
viticulture-event-automa-place = 自动玩家把一名工人派到“{ $action }”。
viticulture-event-automa-shuffle = 自动玩家的牌库重新洗牌。
viticulture-event-automa-points = 自动玩家的分数变为{ $points }分。
viticulture-event-plan = { $who }为冬季做了安排：{ $action }。
viticulture-event-plan-done = { $who }的安排开始执行：{ $action }。
viticulture-event-plan-cancelled = { $who }的安排取消了：{ $action }。
viticulture-event-winner = { $who }以{ $points }分获胜。
viticulture-event-result-draw = 与自动玩家的游戏打成平局。
viticulture-event-result-loss = 自动玩家获胜。
