### 浏览器里的Viticulture牌桌，简体中文。游戏的名词见 `viticulture.ftl` 和
### `viticulture-cards.ftl`；这里是版图本身的文字。

## 一年

web-viticulture-board = 版图
web-viticulture-setup = 第一年之前
web-viticulture-year = 第{ $year }年
web-viticulture-last-year = 最后一年
web-viticulture-season-spring = 春季
web-viticulture-season-summer = 夏季
web-viticulture-season-fall = 秋季
web-viticulture-season-winter = 冬季
web-viticulture-now = 现在
web-viticulture-wake-up = 起床表
web-viticulture-order-of-play = 行动顺序
web-viticulture-first-player = 春季的起始玩家
web-viticulture-passed = 已跳过
web-viticulture-workers-left = 剩{ $count }名工人
web-viticulture-fall-note = 每位玩家抽一张访客，有小屋的抽两张。
web-viticulture-pass = 跳过
web-viticulture-pass-note = 其余工人留到下一季。

## 行动

web-viticulture-act-draw-vine = 抽葡萄藤
web-viticulture-act-give-tour = 接待参观
web-viticulture-act-build-structure = 建造建筑
web-viticulture-act-play-summer = 夏季访客
web-viticulture-act-sell-or-trade = 出售葡萄，买卖田地
web-viticulture-act-plant-vine = 种植葡萄藤
web-viticulture-act-draw-order = 抽订单
web-viticulture-act-harvest-field = 采收田地
web-viticulture-act-train-worker = 培训工人
web-viticulture-act-play-winter = 冬季访客
web-viticulture-act-make-wine = 酿酒
web-viticulture-act-fill-order = 交付订单
web-viticulture-act-gain-lira = 得1里拉
web-viticulture-upto = 至多{ $count }瓶
web-viticulture-seat-of = { $worker }：{ $name }
web-viticulture-seat-free = 空着
web-viticulture-space = 第{ $number }格
web-viticulture-space-bonus = 第{ $number }格，奖励：{ $bonus }
web-viticulture-beside = 大工人在行动格旁
web-viticulture-worker-regular = 工人
web-viticulture-worker-grande = 大工人
web-viticulture-worker-temporary = 临时工人
web-viticulture-worker-automa = 自动玩家的工人
web-viticulture-worker-trained = 培训中，明年可用
web-viticulture-worker-placed = 已派出
web-viticulture-planned = 已安排到冬季

## 牌

web-viticulture-decks = 牌
web-viticulture-kind-vine = 葡萄藤
web-viticulture-kind-order = 订单
web-viticulture-kind-summer = 夏季访客
web-viticulture-kind-winter = 冬季访客
web-viticulture-card-vine = 葡萄藤
web-viticulture-card-order = 订单
web-viticulture-card-summer = 夏季访客
web-viticulture-card-winter = 冬季访客
web-viticulture-deck = { $kind }：牌库剩{ $count }张
web-viticulture-discards =
    { $count ->
        [0] 没有弃牌
       *[other] 弃牌{ $count }张
    }
web-viticulture-top = 弃牌堆顶：{ $card }
web-viticulture-all-discards = 弃掉的全部{ $kind }，最近的在前
web-viticulture-shown = 翻开的牌：请选择
web-viticulture-hand = 手牌
web-viticulture-hand-empty = 没有手牌
web-viticulture-needs = 需要{ $names }
web-viticulture-needs-nothing = 不需要建筑
web-viticulture-order-ready = 可以交付
web-viticulture-order-lacks = 还缺：{ $names }
web-viticulture-order-pays = { $points }分，年收入+{ $residual }
web-viticulture-or-better = { $wine }，价值至少{ $value }
web-viticulture-copies = { $count } ×
web-viticulture-vine-sangiovese = 桑娇维塞
web-viticulture-vine-malvasia = 玛尔维萨
web-viticulture-vine-pinot = 皮诺
web-viticulture-vine-syrah = 西拉
web-viticulture-vine-trebbiano = 特雷比亚诺
web-viticulture-vine-merlot = 梅洛
web-viticulture-vine-sauvignon-blanc = 长相思
web-viticulture-vine-cabernet-sauvignon = 赤霞珠
web-viticulture-vine-chardonnay = 霞多丽

## 分数与收入

web-viticulture-score = 分数
web-viticulture-score-of = { $name }：{ $points }分
web-viticulture-track = 分数从{ $least }到{ $most }；有人到{ $goal }分，这一年就是最后一年
web-viticulture-goal = 有人到{ $goal }分，这一年就是最后一年
web-viticulture-residual = 年收入
web-viticulture-residual-of = { $name }：每年年末得{ $residual }里拉
web-viticulture-lira = 里拉
web-viticulture-lira-of = { $name }：{ $lira }里拉
web-viticulture-vp = { $points }分

## 葡萄园

web-viticulture-vineyard-of = { $name }的葡萄园
web-viticulture-structures = 建筑
web-viticulture-built = 已建
web-viticulture-not-built = 建造需{ $lira }里拉
web-viticulture-used = 今年已得分
web-viticulture-yoke-worker = 今年已使用
web-viticulture-fields = 田地
web-viticulture-field = 价值{ $limit }的田地
web-viticulture-field-sum = { $value }/{ $limit }
web-viticulture-field-empty = 还没有葡萄藤
web-viticulture-field-sold = 已出售；买回需{ $lira }里拉
web-viticulture-field-harvested = 今年已采收
web-viticulture-pad = 压榨台
web-viticulture-cellars = 酒窖
web-viticulture-cellar-small = 小型酒窖
web-viticulture-cellar-medium = 中型酒窖
web-viticulture-cellar-large = 大型酒窖
web-viticulture-cellar-locked = { $cellar }，未建
web-viticulture-grapes-red = 红葡萄
web-viticulture-grapes-white = 白葡萄
web-viticulture-wine-red = 红
web-viticulture-wine-white = 白
web-viticulture-wine-blush = 桃红
web-viticulture-wine-sparkling = 起泡
web-viticulture-recipe-red = 一份红葡萄
web-viticulture-recipe-white = 一份白葡萄
web-viticulture-recipe-blush = 红、白葡萄各一份，总价值至少{ $least }
web-viticulture-recipe-sparkling = 两份红葡萄和一份白葡萄，总价值至少{ $least }
web-viticulture-sells = 可卖{ $lira }里拉
web-viticulture-empty-spot = { $shelf }，价值{ $value }，空着
web-viticulture-none = 无
web-viticulture-about-trellis = 有些葡萄藤需要棚架。
web-viticulture-about-irrigation = 有些葡萄藤需要灌溉塔。
web-viticulture-about-yoke = 你专用的行动格：拔除一株葡萄藤或采收一块田地，每年一次。
web-viticulture-about-windmill = 种植葡萄藤得{ $vp }分，每年一次。
web-viticulture-about-cottage = 秋季多抽一张访客。
web-viticulture-about-tasting-room = 酒窖里有葡萄酒时，接待参观得{ $vp }分，每年一次。
web-viticulture-about-medium-cellar = 可放价值{ $most }以内的葡萄酒和桃红葡萄酒。
web-viticulture-about-large-cellar = 可放价值{ $most }以内的葡萄酒和起泡葡萄酒。

## 家人

web-viticulture-mama = 妈妈{ $name }
web-viticulture-papa = 爸爸{ $name }
web-viticulture-brings = { $count } × { $kind }
web-viticulture-brings-lira = { $lira }里拉
web-viticulture-brings-workers = { $count }名工人
web-viticulture-brings-grande = 你的大工人
web-viticulture-and-then = 另外二选一
web-viticulture-either-or = 或
web-viticulture-more-lira = 再得{ $lira }里拉

## 单人游戏

web-viticulture-automa = 自动玩家
web-viticulture-automa-points = 须超过{ $points }分
web-viticulture-automa-years = 第{ $year }年（共{ $years }年）
web-viticulture-automa-level = 难度：{ $level }
web-viticulture-automa-aggressive = 激进：每年年末都要领先
web-viticulture-automa-tokens =
    { $count ->
        [0] 没有奖励行动标记
       *[other] { $count }枚奖励行动标记
    }
web-viticulture-automa-cards = 它的牌库剩{ $count }张
web-viticulture-automa-odds-at = { $action }：{ $cards }张中有{ $count }张
web-viticulture-row-token = 附奖励行动标记
web-viticulture-row-no-token = 标记已被拿走

## 将会发生什么

web-viticulture-preview-lira = { $amount }里拉
web-viticulture-preview-vp = { $amount }分
web-viticulture-preview-residual = 年收入{ $amount }
web-viticulture-preview-field = { $value }/{ $limit }
web-viticulture-preview-comes = { $it }放在这里
web-viticulture-preview-built = 建成
web-viticulture-preview-card = { $amount }张牌
