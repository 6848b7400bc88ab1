### Viticulture，简体中文。
###
### 名词的键是 `viticulture-<kind>-<id>`。id中的每串数字在键里写作 `n`，在这里是一个数：
### `row-3` 即 `viticulture-row-row-n`，$n1 = 3。卡牌见 `viticulture-cards.ftl`。

## 名词：版图

viticulture-action-draw-vine = 抽葡萄藤
viticulture-action-give-tour = 接待参观，得2里拉
viticulture-action-build-structure = 建造建筑
viticulture-action-play-summer = 打出夏季访客
viticulture-action-sell-or-trade = 出售葡萄，或买卖田地
viticulture-action-plant-vine = 种植葡萄藤
viticulture-action-draw-order = 抽订单
viticulture-action-harvest-field = 采收田地
viticulture-action-train-worker = 培训工人，付4里拉
viticulture-action-play-winter = 打出冬季访客
viticulture-action-make-wine = 酿造至多两瓶葡萄酒
viticulture-action-fill-order = 交付订单
viticulture-action-gain-lira = 得1里拉
viticulture-action-use-yoke = 使用牛轭

viticulture-bonus-draw-vine = 多抽一张葡萄藤
viticulture-bonus-give-tour = 多得1里拉
viticulture-bonus-build-structure = 1里拉
viticulture-bonus-play-summer = 第二张访客
viticulture-bonus-sell-or-trade = 1分
viticulture-bonus-plant-vine = 第二株葡萄藤
viticulture-bonus-draw-order = 多抽一张订单
viticulture-bonus-harvest-field = 第二块田地
viticulture-bonus-train-worker = 1里拉
viticulture-bonus-play-winter = 第二张访客
viticulture-bonus-make-wine = 第三瓶葡萄酒
viticulture-bonus-fill-order = 1分

viticulture-place-draw-vine-left = { viticulture-action-draw-vine }，左格
viticulture-place-draw-vine-middle = { viticulture-action-draw-vine }（奖励：{ viticulture-bonus-draw-vine }）
viticulture-place-draw-vine-right = { viticulture-action-draw-vine }，右格
viticulture-place-draw-vine-beside = { viticulture-action-draw-vine }（大工人在行动格旁）
viticulture-place-give-tour-left = { viticulture-action-give-tour }，左格
viticulture-place-give-tour-middle = { viticulture-action-give-tour }（奖励：{ viticulture-bonus-give-tour }）
viticulture-place-give-tour-right = { viticulture-action-give-tour }，右格
viticulture-place-give-tour-beside = { viticulture-action-give-tour }（大工人在行动格旁）
viticulture-place-build-structure-left = { viticulture-action-build-structure }，左格
viticulture-place-build-structure-middle = { viticulture-action-build-structure }（奖励：{ viticulture-bonus-build-structure }）
viticulture-place-build-structure-right = { viticulture-action-build-structure }，右格
viticulture-place-build-structure-beside = { viticulture-action-build-structure }（大工人在行动格旁）
viticulture-place-play-summer-left = { viticulture-action-play-summer }，左格
viticulture-place-play-summer-middle = { viticulture-action-play-summer }（奖励：{ viticulture-bonus-play-summer }）
viticulture-place-play-summer-right = { viticulture-action-play-summer }，右格
viticulture-place-play-summer-beside = { viticulture-action-play-summer }（大工人在行动格旁）
viticulture-place-sell-or-trade-left = { viticulture-action-sell-or-trade }，左格
viticulture-place-sell-or-trade-middle = { viticulture-action-sell-or-trade }（奖励：{ viticulture-bonus-sell-or-trade }）
viticulture-place-sell-or-trade-right = { viticulture-action-sell-or-trade }，右格
viticulture-place-sell-or-trade-beside = { viticulture-action-sell-or-trade }（大工人在行动格旁）
viticulture-place-plant-vine-left = { viticulture-action-plant-vine }，左格
viticulture-place-plant-vine-middle = { viticulture-action-plant-vine }（奖励：{ viticulture-bonus-plant-vine }）
viticulture-place-plant-vine-right = { viticulture-action-plant-vine }，右格
viticulture-place-plant-vine-beside = { viticulture-action-plant-vine }（大工人在行动格旁）
viticulture-place-draw-order-left = { viticulture-action-draw-order }，左格
viticulture-place-draw-order-middle = { viticulture-action-draw-order }（奖励：{ viticulture-bonus-draw-order }）
viticulture-place-draw-order-right = { viticulture-action-draw-order }，右格
viticulture-place-draw-order-beside = { viticulture-action-draw-order }（大工人在行动格旁）
viticulture-place-harvest-field-left = { viticulture-action-harvest-field }，左格
viticulture-place-harvest-field-middle = { viticulture-action-harvest-field }（奖励：{ viticulture-bonus-harvest-field }）
viticulture-place-harvest-field-right = { viticulture-action-harvest-field }，右格
viticulture-place-harvest-field-beside = { viticulture-action-harvest-field }（大工人在行动格旁）
viticulture-place-train-worker-left = { viticulture-action-train-worker }，左格
viticulture-place-train-worker-middle = { viticulture-action-train-worker }（奖励：{ viticulture-bonus-train-worker }）
viticulture-place-train-worker-right = { viticulture-action-train-worker }，右格
viticulture-place-train-worker-beside = { viticulture-action-train-worker }（大工人在行动格旁）
viticulture-place-play-winter-left = { viticulture-action-play-winter }，左格
viticulture-place-play-winter-middle = { viticulture-action-play-winter }（奖励：{ viticulture-bonus-play-winter }）
viticulture-place-play-winter-right = { viticulture-action-play-winter }，右格
viticulture-place-play-winter-beside = { viticulture-action-play-winter }（大工人在行动格旁）
viticulture-place-make-wine-left = { viticulture-action-make-wine }，左格
viticulture-place-make-wine-middle = { viticulture-action-make-wine }（奖励：{ viticulture-bonus-make-wine }）
viticulture-place-make-wine-right = { viticulture-action-make-wine }，右格
viticulture-place-make-wine-beside = { viticulture-action-make-wine }（大工人在行动格旁）
viticulture-place-fill-order-left = { viticulture-action-fill-order }，左格
viticulture-place-fill-order-middle = { viticulture-action-fill-order }（奖励：{ viticulture-bonus-fill-order }）
viticulture-place-fill-order-right = { viticulture-action-fill-order }，右格
viticulture-place-fill-order-beside = { viticulture-action-fill-order }（大工人在行动格旁）
viticulture-place-gain-lira = { viticulture-action-gain-lira }
viticulture-place-gain-lira-grande = { viticulture-action-gain-lira }（大工人）
viticulture-place-use-yoke = { viticulture-action-use-yoke }

viticulture-row-row-n =
    { $n1 ->
        [1] 第1行：无奖励
        [2] 第2行：一张葡萄藤
        [3] 第3行：一张订单
        [4] 第4行：1里拉
        [5] 第5行：一张夏季或冬季访客
        [6] 第6行：1分
       *[7] 第7行：临时工人
    }

viticulture-season-spring = 春季
viticulture-season-summer = 夏季
viticulture-season-fall = 秋季
viticulture-season-winter = 冬季

viticulture-deck-vine = 葡萄藤
viticulture-deck-order = 订单
viticulture-deck-summer = 夏季访客
viticulture-deck-winter = 冬季访客

viticulture-worker-regular = 普通工人
viticulture-worker-grande = 大工人

viticulture-seat-seat-n =
    { $n1 ->
        [1] 玩家A
        [2] 玩家B
        [3] 玩家C
        [4] 玩家D
        [5] 玩家E
       *[6] 玩家F
    }
viticulture-spot-n = { $n1 }

## 名词：葡萄园

viticulture-structure-trellis = 棚架
viticulture-structure-irrigation = 灌溉塔
viticulture-structure-yoke = 牛轭
viticulture-structure-windmill = 风车
viticulture-structure-cottage = 小屋
viticulture-structure-tasting-room = 品酒室
viticulture-structure-medium-cellar = 中型酒窖
viticulture-structure-large-cellar = 大型酒窖
viticulture-gain-worker = 工人
viticulture-gain-vp = 胜利点

viticulture-field-field-n = 价值{ $n1 }的田地

viticulture-vine-sangiovese = 桑娇维塞（红1）
viticulture-vine-malvasia = 玛尔维萨（白1）
viticulture-vine-pinot = 皮诺（红1，白1）
viticulture-vine-syrah = 西拉（红2）
viticulture-vine-trebbiano = 特雷比亚诺（白2）
viticulture-vine-merlot = 梅洛（红3）
viticulture-vine-sauvignon-blanc = 长相思（白3）
viticulture-vine-cabernet-sauvignon = 赤霞珠（红4）
viticulture-vine-chardonnay = 霞多丽（白4）

viticulture-planting-sangiovese-field-n = { viticulture-vine-sangiovese }，价值{ $n1 }的田地
viticulture-planting-malvasia-field-n = { viticulture-vine-malvasia }，价值{ $n1 }的田地
viticulture-planting-pinot-field-n = { viticulture-vine-pinot }，价值{ $n1 }的田地
viticulture-planting-syrah-field-n = { viticulture-vine-syrah }，价值{ $n1 }的田地
viticulture-planting-trebbiano-field-n = { viticulture-vine-trebbiano }，价值{ $n1 }的田地
viticulture-planting-merlot-field-n = { viticulture-vine-merlot }，价值{ $n1 }的田地
viticulture-planting-sauvignon-blanc-field-n = { viticulture-vine-sauvignon-blanc }，价值{ $n1 }的田地
viticulture-planting-cabernet-sauvignon-field-n = { viticulture-vine-cabernet-sauvignon }，价值{ $n1 }的田地
viticulture-planting-chardonnay-field-n = { viticulture-vine-chardonnay }，价值{ $n1 }的田地

viticulture-grape-red-n = 价值{ $n1 }的红葡萄
viticulture-grape-white-n = 价值{ $n1 }的白葡萄
viticulture-wine-red = 红葡萄酒
viticulture-wine-white = 白葡萄酒
viticulture-wine-blush = 桃红葡萄酒
viticulture-wine-sparkling = 起泡葡萄酒
viticulture-bottle-red-n = 价值{ $n1 }的红葡萄酒
viticulture-bottle-white-n = 价值{ $n1 }的白葡萄酒
viticulture-bottle-blush-n = 价值{ $n1 }的桃红葡萄酒
viticulture-bottle-sparkling-n = 价值{ $n1 }的起泡葡萄酒

## 名词：单人游戏

viticulture-level-very-easy = 非常简单
viticulture-level-easy = 简单
viticulture-level-normal = 普通
viticulture-level-hard = 困难
viticulture-level-very-hard = 非常困难
viticulture-challenge-none = 无挑战
viticulture-challenge-challenge-n =
    { $n1 ->
        [1] 挑战1：没有妈妈，但开局时已种下自选的三株葡萄藤
        [2] 挑战2：普通工人最多两名，只能用中间的行动格，没有奖励行动标记
        [3] 挑战3：第3年结束时须有六名工人，否则立即落败
        [4] 挑战4：开局大幅落后，但每次最多可采收三块田地
        [5] 挑战5：共八年，起床行任选，但没有奖励行动标记
        [6] 挑战6：只有终局时中型和大型酒窖里的葡萄酒计分
        [7] 挑战7：开局大幅落后，但年收入很高
       *[8] 挑战8：不能交付订单
    }
viticulture-result-win = 胜
viticulture-result-draw = 平
viticulture-result-loss = 负

## 问题

viticulture-ask-choose-mama = 留下哪位妈妈？
viticulture-ask-choose-papa = 留下哪位爸爸？
viticulture-ask-choose-papa-gift = { $papa }给你{ $lira }里拉。另外还选什么？
viticulture-ask-choose-vines =
    { $left ->
        [1] 开局时种哪株葡萄藤？再选一株。
       *[other] 开局时种哪几株葡萄藤？还要选{ $left }株，逐株选择。
    }
viticulture-ask-wake-up = 春季：公鸡放在起床表的哪一行？
viticulture-ask-draw-visitors =
    { $left ->
        [1] 抽哪种访客？
       *[other] 抽哪种访客？共{ $left }张，逐张选择。
    }
viticulture-ask-cut-hand = 年末：你的手牌多了{ $left }张。弃掉哪一张？
viticulture-ask-place =
    { $workers ->
        [1] 最后一名工人派到哪里？
       *[other] 工人派到哪里？还剩{ $workers }名。
    }
viticulture-ask-place-which-worker = 派哪种工人？（{ $action }）
viticulture-ask-place-use-token =
    { $tokens ->
        [1] 要用掉最后一枚奖励行动标记，把奖励也拿到吗？（{ $action }）
       *[other] 你有{ $tokens }枚奖励行动标记。要用掉一枚，把奖励也拿到吗？（{ $action }）
    }
viticulture-ask-place-risk-token =
    { $tokens ->
        [1] 你目前没有第二张可打出的访客。除非第一张访客带来一张，否则最后一枚奖励行动标记就浪费了。要用掉吗？（{ $action }）
       *[other] 你目前没有第二张可打出的访客。除非第一张访客带来一张，否则用掉的奖励行动标记就浪费了。你有{ $tokens }枚，要用掉一枚吗？（{ $action }）
    }
viticulture-ask-point-bonus = 要拿这个行动格的奖励分吗？
viticulture-ask-build = 建造哪座建筑？
viticulture-ask-plant =
    { $left ->
        [1] 种哪株葡萄藤，种在哪里？
       *[other] 种哪株葡萄藤，种在哪里？最多{ $left }株。
    }
viticulture-ask-uproot = 拔除哪株葡萄藤？
viticulture-ask-sell-or-trade = 出售葡萄，还是买卖田地？
viticulture-ask-sell-grape = 出售哪份葡萄？价值不超过{ $most-1 }得{ $lira-1 }里拉，不超过{ $most-2 }得{ $lira-2 }里拉，不超过{ $most-3 }得{ $lira-3 }里拉。
viticulture-ask-grape-spot = { $grape }放在哪里？可以选较低的价值。
viticulture-ask-harvest =
    { $left ->
        [1] 采收哪块田地？
       *[other] 采收哪块田地？最多{ $left }块。
    }
viticulture-ask-make-wine =
    { $left ->
        [1] 酿哪种葡萄酒？
       *[other] 酿哪种葡萄酒？最多{ $left }瓶。
    }
viticulture-ask-pick-grapes = 用哪份葡萄酿{ $wine }？
viticulture-ask-wine-spot = { $wine }放在哪里？可以选较低的价值。
viticulture-ask-fill-order = 交付哪张订单？
viticulture-ask-fill-order-wine = { $order }需要{ $wine }（或更好的）。用哪瓶葡萄酒？
viticulture-ask-play-summer = 打出哪张夏季访客？
viticulture-ask-play-winter = 打出哪张冬季访客？
viticulture-ask-choose-one = 选择哪一项？
viticulture-ask-discard-cards =
    { $left ->
        [1] 弃哪张牌？
       *[other] 弃哪张牌？共需弃{ $left }张。
    }
viticulture-ask-discard-hand = 你要弃掉全部手牌（还剩{ $left }张）。接下来弃哪张？每种牌最后弃的一张位于其弃牌堆顶。
viticulture-ask-draw-one-more = 要用奖励再抽一张{ $deck }吗？
viticulture-ask-choose-two = 从中选两项，逐项选择。先做哪一项？
viticulture-ask-join-in = 你可以{ $it }。要做吗？
viticulture-ask-pay-or-score = 要付给{ $seat }{ $lira }里拉吗？不付，对方得{ $points }分。
viticulture-ask-pay-opponents =
    { $left ->
        [1] 付给哪位对手{ $lira }里拉？
       *[other] 付给哪位对手{ $lira }里拉？最多{ $left }位，逐一选择。
    }
viticulture-ask-promise-card = 要给{ $seat }一张访客吗？还差{ $left }张，凑不齐的话，对方就抽三张。
viticulture-ask-give-cards =
    { $left ->
        [1] 把哪张牌给{ $seat }？
       *[other] 把哪张牌给{ $seat }？共需给{ $left }张。
    }
viticulture-ask-demand = { $seat }向你提出要求。你选哪一项？
viticulture-ask-name-opponents =
    { $left ->
        [1] 哪位对手要给你一张夏季访客？还可以选一位。
       *[other] 哪位对手要给你一张夏季访客？最多可以选{ $left }位。
    }
viticulture-ask-take-discards =
    { $left ->
        [1] 拿哪张弃牌？
       *[other] 拿哪张弃牌？共拿{ $left }张，须来自不同的弃牌堆。
    }
viticulture-ask-keep-shown =
    { $left ->
        [1] 留下哪张翻开的牌？
       *[other] 留下哪张翻开的牌？共留{ $left }张。
    }
viticulture-ask-discard-grape-or-wine = 弃掉哪份葡萄或哪瓶葡萄酒？
viticulture-ask-age-wine = 哪瓶葡萄酒陈酿一级？
viticulture-ask-switch-vine = 把哪株葡萄藤换到另一块田地？
viticulture-ask-switch-with = 与哪株葡萄藤互换？
viticulture-ask-plan = 工人占用哪个冬季行动格？
viticulture-ask-fetch-workers =
    { $left ->
        [1] 收回哪名工人？
       *[other] 收回哪名工人？最多{ $left }名。
    }
viticulture-ask-move-rooster = 公鸡移到哪一行？
viticulture-ask-discard-grape = 弃掉哪份葡萄？
viticulture-ask-discard-wine = 弃掉哪瓶葡萄酒？

## 答案

viticulture-answer-done = 完成
viticulture-answer-yes = 是
viticulture-answer-no = 不用了
viticulture-answer-choose = { $it }
viticulture-answer-pass = 本季不再行动
viticulture-answer-gift = { $gift }
viticulture-answer-lira = 再得{ $more }里拉
viticulture-answer-sell-grapes = 出售葡萄
viticulture-answer-lose-point = 失去{ $points }分
viticulture-answer-give-cards = 交出{ $cards }张牌
viticulture-answer-pay-lira = 支付{ $lira }里拉
viticulture-answer-place = { $it }
viticulture-answer-fetch = 收回此处的工人：{ $it }
viticulture-answer-worker = 派{ $it }
viticulture-answer-wake = 选择{ $it }
viticulture-answer-draw = 抽一张{ $it }
viticulture-answer-plant = 种植{ $it }
viticulture-answer-uproot = 拔除{ $it }
viticulture-answer-switch-vine = 换走{ $it }
viticulture-answer-switch-with = 与{ $it }互换
viticulture-answer-harvest = 采收{ $it }
viticulture-answer-sell = 出售{ $it }，得{ $price }里拉
viticulture-answer-buy = 花{ $price }里拉买回{ $it }
viticulture-answer-build =
    { $price ->
        [0] 免费建造{ $it }
       *[other] 花{ $price }里拉建造{ $it }
    }
viticulture-answer-make = 酿造{ $it }
viticulture-answer-grape = { $it }
viticulture-answer-bottle = { $it }
viticulture-answer-fill = 交付{ $it }：{ $points }分，年收入+{ $residual }
viticulture-answer-visit = { $it }
viticulture-answer-discard = 弃掉{ $it }
viticulture-answer-give = 给{ $it }
viticulture-answer-keep = 留下{ $it }
viticulture-answer-take = 拿取{ $it }
viticulture-answer-player = { $it }
viticulture-answer-mama =
    { $it }{ $vine ->
        [0] { "" }
       *[other] { " · " }{ $vine }张葡萄藤
    }{ $order ->
        [0] { "" }
       *[other] { " · " }{ $order }张订单
    }{ $summer ->
        [0] { "" }
       *[other] { " · " }{ $summer }张夏季访客
    }{ $winter ->
        [0] { "" }
       *[other] { " · " }{ $winter }张冬季访客
    }{ $lira ->
        [0] { "" }
       *[other] { " · " }{ $lira }里拉
    }
viticulture-answer-papa = { $it }：{ $lira }里拉，外加{ $gift }或再得{ $more }里拉
viticulture-answer-spot = 价值{ $it }

## 理由

viticulture-no-worker = 你已经没有这种工人可派。
viticulture-space-taken = 这个行动格已被占用。
viticulture-space-closed = 本局不使用这个行动格。
viticulture-not-full = 一个行动的行动格全部占满后，才能把大工人放在旁边。
viticulture-grande-placed = 你已经派出了大工人。
viticulture-no-yoke = 你没有牛轭。
viticulture-yoke-used = 你今年已经用过牛轭。
viticulture-keep-bonus-free = 友好变体：奖励格只供使用其奖励的玩家占用。
viticulture-token-needed = 没有奖励，你付不起这个行动。
viticulture-no-lira = 你的里拉不够。
viticulture-too-few-points = 这会使你的分数低于分数条的最低值。
viticulture-no-residual = 你的年收入太低。
viticulture-residual-full = 你的年收入无法增加这么多。
viticulture-no-scoring = 本挑战在游戏过程中不得分。
viticulture-nothing-to-gain = 没有可以计数的东西，你什么也得不到。
viticulture-no-visitor = 你手上没有本季的访客。
viticulture-nothing-playable = 你的访客目前都无法完整执行。
viticulture-too-few-cards = 你的手牌不够。
viticulture-spoils-the-rest = 这样一来，其余部分就无法执行了。
viticulture-no-opponent = 没有对手受到影响。
viticulture-not-in-winter = 冬季之后没有可以预先安排的季节。
viticulture-too-few-piles = 有牌的弃牌堆不够。
viticulture-neighbour-unable = 你的邻座三项都做不到。
viticulture-no-vine-card = 你手上没有葡萄藤。
viticulture-structure-missing = 这株葡萄藤需要你尚未建造的建筑。
viticulture-field-limit = 葡萄藤的总价值会超过这块田地的上限。
viticulture-field-sold = 你已卖掉这块田地。
viticulture-nothing-plantable = 你的葡萄藤目前都不能种植。
viticulture-nothing-planted = 你没有种下任何葡萄藤。
viticulture-nothing-to-switch = 你没有可以互换位置的两株葡萄藤。
viticulture-field-empty = 那里没有葡萄藤。
viticulture-field-harvested = 你今年已经采收过这块田地。
viticulture-nothing-to-harvest = 你没有可以采收的田地。
viticulture-field-planted = 这块田地上种着葡萄藤；只有空田地才能出售。
viticulture-field-owned = 这块田地已经是你的。
viticulture-nothing-to-trade = 你没有葡萄可以出售，也没有田地可以买卖。
viticulture-already-built = 你已经建造过了。
viticulture-cellar-first = 你要先有中型酒窖。
viticulture-nothing-to-build = 目前没有你能建造的建筑。
viticulture-wrong-price = 这张牌只能建造其他标价的建筑。
viticulture-cellars-complete = 你的两座酒窖都已建成。
viticulture-no-grape = 你没有所需的葡萄。
viticulture-no-such-wine = 你酿不出酒窖放得下的葡萄酒。
viticulture-cellar-missing = 这种葡萄酒需要更大的酒窖。
viticulture-too-weak = 这些葡萄的总价值不到{ $least }。
viticulture-no-spot = 你的酒窖里没有空位。
viticulture-spot-taken = 那个位置已被占用。
viticulture-no-wine = 你没有这样的葡萄酒。
viticulture-nothing-ages = 你的葡萄酒目前都不能陈酿。
viticulture-no-order = 你手上没有订单。
viticulture-order-not-fillable = 你没有这张订单所需的葡萄酒。
viticulture-orders-forbidden = 本挑战不能交付订单。
viticulture-most-workers = 你的工人已达上限。
viticulture-row-taken = 那里已有另一只公鸡。
viticulture-own-row = 你的公鸡已经在那里。
viticulture-row-shunned = 单人游戏中不能把公鸡移到那里。
viticulture-row-without-token = 这一行的标记已被拿走。
viticulture-workers-missing = 你还没有全部的工人。
viticulture-grande-at-home = 你的大工人不在版图上。
viticulture-nothing-to-fetch = 你没有可以收回的工人。

## 得分来源

viticulture-source-start = 开局
viticulture-source-orders = 订单
viticulture-source-visitors = 访客
viticulture-source-windmill = 风车
viticulture-source-tasting-room = 品酒室
viticulture-source-rows = 起床表
viticulture-source-bonuses = 奖励格
viticulture-source-cellars = 酒窖
