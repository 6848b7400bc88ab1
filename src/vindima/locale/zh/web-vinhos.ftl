### 浏览器里的Vinhos版图，简体中文。
###
### 游戏的名词见vinhos.ftl。金钱以千计：THOUSANDS($amount) 把3写成3,000。
### 文字的位置很小：越短越好。

## 标题

web-vinhos-actions = 行动
web-vinhos-map = 葡萄牙各地区
web-vinhos-sales = 销售
web-vinhos-export = 出口
web-vinhos-bank = 银行
web-vinhos-fair = 葡萄酒展览会
web-vinhos-managers = 葡萄酒经理
web-vinhos-players = 玩家
web-vinhos-experts = 葡萄酒专家
web-vinhos-order = 行动顺序

## 一年

web-vinhos-setup = 第一年之前
web-vinhos-year =
    { $phase ->
        [0] 第{ $year }年
       *[other] 第{ $year }年，时段{ $phase }
    }
web-vinhos-fair-prizes = 今年年末有展览会。各名次的胜利点：{ $prizes }
web-vinhos-fair-years = 第{ $years }年年末有展览会
web-vinhos-order-place-place-n = 下一行动顺序的第{ $n1 }顺位
web-vinhos-vintage = 今年的天气：每款产出的葡萄酒价值{ $weather }
web-vinhos-no-wishes = 第一年没有需求
web-vinhos-at-least = 至少{ $value }

## 行动

web-vinhos-money = { THOUSANDS($amount) }
web-vinhos-no-price = 免费
web-vinhos-taxed = 今年征税
web-vinhos-move-price =
    { $price ->
        [0] 移到那里免费
       *[other] 移到那里要{ THOUSANDS($price) }巴格斯
    }
web-vinhos-left = 剩{ $count }
web-vinhos-nobody = 无人
web-vinhos-free = 空着

## 地区

web-vinhos-region-out = { $region }，本局不使用
web-vinhos-region-offer = 在售：{ $colour }，{ THOUSANDS($price) }巴格斯；剩余种植园：{ $count }
web-vinhos-cubes-left = 供给区的声望方块：{ $count }
web-vinhos-porto-left = 供给区的波尔图板块：{ $count }
web-vinhos-sold-out = 售罄
web-vinhos-region-cubes = 声望方块：{ $cubes }/{ $room }
web-vinhos-region-discs = 物业：{ $names }
web-vinhos-trait-minho = 不能有酒窖
web-vinhos-trait-tras-os-montes = 参展多得2点展会分数
web-vinhos-trait-dao = 首个种植园：免费得酒窖
web-vinhos-trait-douro = 首个种植园：得两块波尔图板块
web-vinhos-trait-lisboa = 首个种植园：免费得酿酒厂
web-vinhos-trait-alentejo = 每个声望方块算2点
web-vinhos-trait-setubal = 首个种植园：免费得两位专家
web-vinhos-trait-algarve = 葡萄酒价值始终加1

## 市场与银行

web-vinhos-hangout = { $name }，你的酒桶：{ $count }
web-vinhos-export-slot = 要求{ $value }，得{ $points }个胜利点
web-vinhos-majority = 终局时本列酒桶最多者得{ $points }个胜利点
web-vinhos-column = 第{ $column }列，最大出口商得{ $points }个胜利点
web-vinhos-at-once = 酒桶放在本行，立即得{ $points }个胜利点
web-vinhos-balance = 余额{ THOUSANDS($amount) }巴格斯，终局得{ $points }个胜利点
web-vinhos-points-at-end = 此余额在终局时的胜利点
web-vinhos-level = 投资{ $level }
web-vinhos-invest-costs = 投资的费用，从账户支付（单位：千）
web-vinhos-divest-pays = 撤资所得的现金（单位：千）

## 展览会

web-vinhos-track = { $feature }值{ $points }点展会分数
web-vinhos-deck = 最上面：{ $expert }。剩余板块：{ $count }
web-vinhos-deck-empty = 没有专家了
web-vinhos-stand = 展会方格（{ $features }）：现在得{ $points }点展会分数，另得{ $bonus }。{ $name }
web-vinhos-fair-points = 展会分数
web-vinhos-fair-points-of = 展会分数：{ $points }

## 经理区的短语

web-vinhos-court-winery-for-n = 酿酒厂：{ THOUSANDS($n1) }
web-vinhos-court-sales = 销售
web-vinhos-court-vineyard-minus-n = 种植园减{ THOUSANDS($n1) }
web-vinhos-court-export = 出口
web-vinhos-court-free-expert = 免费专家
web-vinhos-court-invest-free = 投资
web-vinhos-multiplier-cellars = 酒窖
web-vinhos-multiplier-vineyards = 种植园
web-vinhos-multiplier-wine = 葡萄酒，立即
web-vinhos-multiplier-enologists = 酿酒专家
web-vinhos-multiplier-cash = 现金
web-vinhos-multiplier-four-experts = 4种专家，立即
web-vinhos-multiplier-full-estates = 完整物业
web-vinhos-multiplier-wineries = 酿酒厂
web-vinhos-multiplier-renown = 声望，立即

## 各座位自己的东西

web-vinhos-score = 胜利点：{ $points }
web-vinhos-cash = 现金：{ THOUSANDS($amount) }巴格斯
web-vinhos-cash-short = 现金
web-vinhos-account = 账户：{ THOUSANDS($amount) }巴格斯
web-vinhos-account-short = 账户
web-vinhos-investment-short = 投资
web-vinhos-barrels = 供给区的酒桶：{ $count }
web-vinhos-barrels-short = 酒桶
web-vinhos-porto = 波尔图板块：{ $count }
web-vinhos-porto-short = 波尔图
web-vinhos-announced =
    { $experts ->
        [0] 已发布葡萄酒，不能派专家
       *[other] 已发布葡萄酒，最多派{ $experts }位专家
    }
web-vinhos-wine = { $region }{ $colour }葡萄酒，价值{ $value }（生产价值{ $production }）
web-vinhos-next = 下一款葡萄酒：{ $value }
web-vinhos-cellar = 酒窖
web-vinhos-warehouse = 仓库
web-vinhos-estate-number = 物业{ $number }
web-vinhos-store-slot = { $estate }，第{ $slot }格
web-vinhos-estate-empty = 空
web-vinhos-estate-no-region = 尚无地区
web-vinhos-estate-built = 种植园{ $vineyards }，酿酒厂{ $wineries }，酿酒专家{ $enologists }
web-vinhos-expert-used = 已用
web-vinhos-expert-arrow = 在展览会上推进其特征
web-vinhos-expert-chosen = 已选定参加展览会
web-vinhos-experts-count = 专家：可用{ $up }，已用{ $down }
web-vinhos-open = 全部显示
web-vinhos-close = 收起

## 答案的效果，显示在发生之处

web-vinhos-more-cash = 现金{ $amount }
web-vinhos-more-account = 账户{ $amount }
web-vinhos-more-score = 胜利点{ $amount }
web-vinhos-more-fair-points = 展会分数{ $amount }
web-vinhos-more-barrels = 酒桶{ $amount }
web-vinhos-more-wineries = 酿酒厂{ $amount }
web-vinhos-more-cellars = 酒窖{ $amount }
web-vinhos-more-porto = 波尔图{ $amount }
web-vinhos-more-wine = 新酒：{ $value }
web-vinhos-more-cubes = 声望{ $amount }

## 细看

web-vinhos-inspect-invest = 再升一格需从账户支付{ THOUSANDS($amount) }巴格斯
web-vinhos-inspect-divest = 降一格可得现金{ THOUSANDS($amount) }巴格斯
web-vinhos-inspect-ageing = 在酒窖里，此格使酒的价值变化{ $gain }
web-vinhos-inspect-each = 终局：{ $things } × { $points }个胜利点
web-vinhos-inspect-per-cash = 终局时每{ THOUSANDS($amount) }巴格斯现金得{ $points }个胜利点
