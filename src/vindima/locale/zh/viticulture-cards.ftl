### Viticulture的卡牌，简体中文。访客的说明是 `viticulture-text-<id>`；
### 其选项的各分支是 `viticulture-effect-<step>`，其中的数从0数起。
### 卡牌上的数字来自 `viticulture/data` 中的条目，作为参数传入：不要写在这里。

## 名词：卡牌

viticulture-order-order-n =
    { $n1 ->
        [1] 订单1（红5）
        [2] 订单2（红2，白2）
        [3] 订单3（红3，白1）
        [4] 订单4（红1，白3）
        [5] 订单5（白5）
        [6] 订单6（桃红4）
        [7] 订单7（红6）
        [8] 订单8（红2，白4）
        [9] 订单9（红4，白2）
        [10] 订单10（红3，白3）
        [11] 订单11（红4，红3）
        [12] 订单12（白6）
        [13] 订单13（白4，白3）
        [14] 订单14（桃红6）
        [15] 订单15（红8）
        [16] 订单16（红5，白3）
        [17] 订单17（红3，白5）
        [18] 订单18（红4，桃红4）
        [19] 订单19（红4，红3，红2）
        [20] 订单20（白8）
        [21] 订单21（白4，桃红4）
        [22] 订单22（白4，白3，白2）
        [23] 订单23（桃红8）
        [24] 订单24（起泡7）
        [25] 订单25（红2，白2，桃红5）
        [26] 订单26（红7，红6）
        [27] 订单27（红6，白6）
        [28] 订单28（红3，桃红7）
        [29] 订单29（白3，桃红7）
        [30] 订单30（白7，白6）
        [31] 订单31（起泡9）
        [32] 订单32（桃红6，桃红5）
        [33] 订单33（白4，起泡7）
        [34] 订单34（白3，起泡7）
        [35] 订单35（白3，起泡8）
       *[36] 订单36（白2，起泡8）
    }

viticulture-summer-surveyor = 测量员
viticulture-summer-broker = 经纪人
viticulture-summer-wine-critic = 酒评家
viticulture-summer-blacksmith = 铁匠
viticulture-summer-contractor = 承包商
viticulture-summer-tour-guide = 导游
viticulture-summer-novice-guide = 新手导游
viticulture-summer-uncertified-broker = 无证经纪人
viticulture-summer-planter = 种植者
viticulture-summer-buyer = 采购员
viticulture-summer-landscaper = 园林师
viticulture-summer-architect = 建筑师
viticulture-summer-uncertified-architect = 无证建筑师
viticulture-summer-patron = 主顾
viticulture-summer-auctioneer = 拍卖师
viticulture-summer-entertainer = 艺人
viticulture-summer-vendor = 摊主
viticulture-summer-handyman = 修理工
viticulture-summer-horticulturist = 园艺家
viticulture-summer-peddler = 货郎
viticulture-summer-banker = 银行家
viticulture-summer-overseer = 监工
viticulture-summer-importer = 进口商
viticulture-summer-sharecropper = 佃农
viticulture-summer-grower = 果农
viticulture-summer-negotiator = 谈判者
viticulture-summer-cultivator = 栽培者
viticulture-summer-homesteader = 拓荒者
viticulture-summer-planner = 规划师
viticulture-summer-agriculturist = 农学家
viticulture-summer-swindler = 骗子
viticulture-summer-producer = 生产商
viticulture-summer-organizer = 组织者
viticulture-summer-sponsor = 赞助商
viticulture-summer-artisan = 工匠
viticulture-summer-stonemason = 石匠
viticulture-summer-volunteer-crew = 志愿者团队
viticulture-summer-wedding-party = 婚礼派对

viticulture-winter-merchant = 商人
viticulture-winter-crusher = 压榨工
viticulture-winter-judge = 评委
viticulture-winter-oenologist = 酿酒学家
viticulture-winter-marketer = 营销员
viticulture-winter-crush-expert = 压榨专家
viticulture-winter-uncertified-teacher = 无证教师
viticulture-winter-teacher = 教师
viticulture-winter-benefactor = 捐助者
viticulture-winter-assessor = 评估员
viticulture-winter-queen = 女王
viticulture-winter-harvester = 采收工
viticulture-winter-professor = 教授
viticulture-winter-master-vintner = 酿酒大师
viticulture-winter-uncertified-oenologist = 无证酿酒学家
viticulture-winter-promoter = 推广员
viticulture-winter-mentor = 导师
viticulture-winter-harvest-expert = 采收专家
viticulture-winter-innkeeper = 旅店老板
viticulture-winter-jack-of-all-trades = 多面手
viticulture-winter-politician = 政治家
viticulture-winter-supervisor = 主管
viticulture-winter-scholar = 学者
viticulture-winter-reaper = 收割者
viticulture-winter-motivator = 激励者
viticulture-winter-bottler = 装瓶工
viticulture-winter-craftsman = 手艺人
viticulture-winter-exporter = 出口商
viticulture-winter-laborer = 劳工
viticulture-winter-designer = 设计师
viticulture-winter-governess = 家庭女教师
viticulture-winter-manager = 经理
viticulture-winter-zymologist = 发酵学家
viticulture-winter-noble = 贵族
viticulture-winter-governor = 总督
viticulture-winter-taster = 品酒师
viticulture-winter-caravan = 商队
viticulture-winter-guest-speaker = 演讲嘉宾

viticulture-mama-alaena = Alaena
viticulture-mama-alyssa = Alyssa
viticulture-mama-deann = Deann
viticulture-mama-margot = Margot
viticulture-mama-margaret = Margaret
viticulture-mama-nici = Nici
viticulture-mama-teruyo = Teruyo
viticulture-mama-emily = Emily
viticulture-mama-rebecca = Rebecca
viticulture-mama-danyel = Danyel
viticulture-mama-laura = Laura
viticulture-mama-jess = Jess
viticulture-mama-casey = Casey
viticulture-mama-christine = Christine
viticulture-mama-naja = Naja
viticulture-mama-falon = Falon
viticulture-mama-nicole = Nicole
viticulture-mama-ariel = Ariel

viticulture-papa-andrew = Andrew
viticulture-papa-christian = Christian
viticulture-papa-jay = Jay
viticulture-papa-josh = Josh
viticulture-papa-kozi = Kozi
viticulture-papa-matthew = Matthew
viticulture-papa-matt = Matt
viticulture-papa-paul = Paul
viticulture-papa-stephan = Stephan
viticulture-papa-steven = Steven
viticulture-papa-joel = Joel
viticulture-papa-raymond = Raymond
viticulture-papa-jerry = Jerry
viticulture-papa-trevor = Trevor
viticulture-papa-rafael = Rafael
viticulture-papa-gary = Gary
viticulture-papa-morten = Morten
viticulture-papa-alan = Alan

## 供 COUNT($number, "number") 使用的数量；每种语言各有自己的

count-number =
    { $count ->
        [1] 一
        [2] 两
        [3] 三
        [4] 四
        [5] 五
        [6] 六
       *[other] { $count }
    }

## 访客的效果

viticulture-text-surveyor = 每块未种葡萄藤的田地得{ $lira }里拉，或每块已种葡萄藤的田地得{ $vp }分。
viticulture-text-broker = 付{ $pay }里拉得{ $vp }分，或失去{ $lose }分得{ $lira }里拉。
viticulture-text-wine-critic = 抽{ COUNT($draw, "number") }张冬季访客，或弃一瓶价值至少{ $value }的葡萄酒得{ $vp }分。
viticulture-text-blacksmith = 建造一座建筑，便宜{ $discount }里拉；若其标价为{ $price }或{ $or-price }，另得{ $vp }分。
viticulture-text-contractor = 三选二，顺序自定：得{ $vp }分、建造一座建筑、种一株葡萄藤。
viticulture-text-tour-guide = 得{ $lira }里拉，或采收一块田地。
viticulture-text-novice-guide = 得{ $lira }里拉，或酿至多{ COUNT($wines, "number") }瓶葡萄酒。
viticulture-text-uncertified-broker = 失去{ $lose }分得{ $lira }里拉，或付{ $pay }里拉得{ $vp }分。
viticulture-text-planter = 种至多{ COUNT($vines, "number") }株葡萄藤并得{ $lira }里拉，或拔除{ COUNT($uproot, "number") }株葡萄藤并弃{ COUNT($uproot, "number") }张葡萄藤牌得{ $vp }分。
viticulture-text-buyer = 花{ $pay }里拉买一份价值{ $value }的葡萄，或弃任意一份葡萄得{ $lira }里拉和{ $vp }分。
viticulture-text-landscaper = 抽一张葡萄藤，并可种一株；或互换不同田地上的两株葡萄藤。
viticulture-text-architect = 建造一座建筑，便宜{ $discount }里拉；或你每有一座标价为{ $price }的建筑得{ $vp }分。
viticulture-text-uncertified-architect = 失去{ $lose }分，免费建造一座标价为{ $price }或{ $or-price }的建筑；或失去{ $lose-for-any }分，免费建造任意一座建筑。
viticulture-text-patron = 得{ $lira }里拉，或抽一张订单和一张冬季访客。
viticulture-text-auctioneer = 弃{ COUNT($cards-for-lira, "number") }张牌得{ $lira }里拉，或弃{ COUNT($cards-for-vp, "number") }张牌得{ $vp }分。
viticulture-text-entertainer = 付{ $pay }里拉抽{ COUNT($draw, "number") }张冬季访客，或弃一瓶葡萄酒和{ COUNT($visitors, "number") }张访客得{ $vp }分。
viticulture-text-vendor = 抽葡萄藤、订单、冬季访客各一张；每位对手可抽一张夏季访客。
viticulture-text-handyman = 所有玩家都可以便宜{ $discount }里拉建造一座建筑；每有一位对手这样做，你得{ $vp }分。
viticulture-text-horticulturist = 种一株葡萄藤，无需它要求的建筑；或拔除{ COUNT($uproot, "number") }株葡萄藤并弃{ COUNT($uproot, "number") }张葡萄藤牌得{ $vp }分。
viticulture-text-peddler = 弃{ COUNT($cards, "number") }张牌，再从四个牌库各抽一张。
viticulture-text-banker = 得{ $lira }里拉；每位对手可以失去{ $lose }分，得{ $opponent-lira }里拉。
viticulture-text-overseer = 建造一座建筑并种一株葡萄藤，顺序自定；若该葡萄藤的总价值为{ $value }，得{ $vp }分。
viticulture-text-importer = 抽{ COUNT($visitors, "number") }张冬季访客，除非对手们合计从手牌中给你{ COUNT($visitors, "number") }张访客。
viticulture-text-sharecropper = 种一株葡萄藤，无需它要求的建筑；或拔除{ COUNT($uproot, "number") }株葡萄藤并弃{ COUNT($uproot, "number") }张葡萄藤牌得{ $vp }分。
viticulture-text-grower = 种一株葡萄藤；若此后你的田地上至少有{ COUNT($vines, "number") }株，得{ $vp }分。
viticulture-text-negotiator = 弃一份葡萄，年收入+{ $residual-for-grape }；或弃一瓶葡萄酒，年收入+{ $residual-for-wine }。
viticulture-text-cultivator = 种一株葡萄藤，可以超过田地上限。
viticulture-text-homesteader = 便宜{ $discount }里拉建造一座建筑，或种至多{ COUNT($vines, "number") }株葡萄藤；失去{ $lose }分，则两项都可以做。
viticulture-text-planner = 现在就把一名工人放到冬季行动格；冬季一开始，他先于所有人行动。
viticulture-text-agriculturist = 种一株葡萄藤；若此后该田地上有{ COUNT($kinds, "number") }种不同的葡萄藤，得{ $vp }分。
viticulture-text-swindler = 每位对手可以给你{ $lira }里拉；每有一位不给，你得{ $vp }分。
viticulture-text-producer = 付{ $pay }里拉，从其他行动收回至多{ COUNT($workers, "number") }名工人，今年可以再次使用。
viticulture-text-organizer = 把公鸡移到一个空行，并得到该行的奖励；然后本季不再行动。
viticulture-text-sponsor = 抽{ COUNT($vines, "number") }张葡萄藤，或得{ $lira }里拉；失去{ $lose }分，则两项都可以做。
viticulture-text-artisan = 得{ $lira }里拉，或便宜{ $discount }里拉建造一座建筑，或种至多{ COUNT($vines, "number") }株葡萄藤。
viticulture-text-stonemason = 付{ $pay }里拉建造任意{ COUNT($structures, "number") }座建筑，不计标价。
viticulture-text-volunteer-crew = 所有玩家都可以种一株葡萄藤；每有一位对手这样做，你得{ $lira }里拉。
viticulture-text-wedding-party = 给至多{ COUNT($opponents, "number") }位对手每人{ $pay }里拉，每给一位得{ $vp }分。
viticulture-text-merchant = 花{ $pay }里拉买价值{ $value }的红葡萄和白葡萄各一份，或交付一张订单并多得{ $vp }分。
viticulture-text-crusher = 得{ $lira }里拉并抽一张夏季访客，或抽一张订单并酿至多{ COUNT($wines, "number") }瓶葡萄酒。
viticulture-text-judge = 抽{ COUNT($draw, "number") }张夏季访客，或弃一瓶价值至少{ $value }的葡萄酒得{ $vp }分。
viticulture-text-oenologist = 你的所有葡萄酒陈酿{ COUNT($ageing, "number") }次，或花{ $price }里拉升级酒窖。
viticulture-text-marketer = 抽{ COUNT($draw, "number") }张夏季访客并得{ $lira }里拉，或交付一张订单并多得{ $vp }分。
viticulture-text-crush-expert = 得{ $lira }里拉并抽一张订单，或酿至多{ COUNT($wines, "number") }瓶葡萄酒。
viticulture-text-uncertified-teacher = 失去{ $lose }分，免费培训一名工人；或每有一位对手已培训全部工人，你得{ $vp }分。
viticulture-text-teacher = 酿至多{ COUNT($wines, "number") }瓶葡萄酒，或花{ $price }里拉培训一名工人。
viticulture-text-benefactor = 抽一张葡萄藤和一张夏季访客，或弃{ COUNT($visitors, "number") }张访客得{ $vp }分。
viticulture-text-assessor = 每张手牌得{ $lira }里拉，或弃掉全部手牌（至少一张）得{ $vp }分。
viticulture-text-queen = 你的右邻必须失去{ $lose }分、给你{ COUNT($cards, "number") }张牌，或付给你{ $lira }里拉。
viticulture-text-harvester = 采收至多{ COUNT($fields, "number") }块田地，并得{ $lira }里拉或{ $vp }分。
viticulture-text-professor = 花{ $price }里拉培训一名工人；或者，若你已培训全部工人，得{ $vp }分。
viticulture-text-master-vintner = 便宜{ $discount }里拉升级酒窖，或陈酿一瓶葡萄酒并交付一张订单。
viticulture-text-uncertified-oenologist = 你的所有葡萄酒陈酿{ COUNT($ageing, "number") }次，或失去{ $lose }分，升级酒窖。
viticulture-text-promoter = 弃一份葡萄或一瓶葡萄酒，得{ $vp }分，年收入+{ $residual }。
viticulture-text-mentor = 所有玩家都可以酿至多{ COUNT($wines, "number") }瓶葡萄酒；每有一位对手这样做，你抽一张葡萄藤或夏季访客。
viticulture-text-harvest-expert = 采收一块田地，并抽一张葡萄藤或花{ $price }里拉建造牛轭。
viticulture-text-innkeeper = 从{ COUNT($piles, "number") }个不同的弃牌堆各拿最上面的一张牌。
viticulture-text-jack-of-all-trades = 三选二，顺序自定：采收一块田地、酿至多{ COUNT($wines, "number") }瓶葡萄酒、交付一张订单。
viticulture-text-politician = 若你的分数低于{ $below }，得{ $lira }里拉；否则抽葡萄藤、夏季访客、订单各一张。
viticulture-text-supervisor = 酿至多{ COUNT($wines, "number") }瓶葡萄酒；其中每瓶起泡葡萄酒得{ $vp }分。
viticulture-text-scholar = 抽{ COUNT($draw, "number") }张订单，或花{ $price }里拉培训一名工人；失去{ $lose }分，则两项都可以做。
viticulture-text-reaper = 采收至多{ COUNT($fields, "number") }块田地；若采收了{ COUNT($fields, "number") }块，得{ $vp }分。
viticulture-text-motivator = 所有玩家都可以收回自己的大工人；每有一位对手这样做，你得{ $vp }分。
viticulture-text-bottler = 酿至多{ COUNT($wines, "number") }瓶葡萄酒；每酿出一个种类得{ $vp }分。
viticulture-text-craftsman = 三选二，顺序自定：抽一张订单、升级酒窖、得{ $vp }分。
viticulture-text-exporter = 酿至多{ COUNT($wines, "number") }瓶葡萄酒，或交付一张订单，或弃一份葡萄得{ $vp }分。
viticulture-text-laborer = 采收至多{ COUNT($fields, "number") }块田地，或酿至多{ COUNT($wines, "number") }瓶葡萄酒；失去{ $lose }分，则两项都可以做。
viticulture-text-designer = 建造一座建筑；若此后你至少有{ COUNT($structures, "number") }座，得{ $vp }分。
viticulture-text-governess = 花{ $price }里拉培训一名工人，今年就可以使用；或弃一瓶葡萄酒得{ $vp }分。
viticulture-text-manager = 执行版图上任意一个夏季行动，不用工人，也没有奖励。
viticulture-text-zymologist = 酿至多{ COUNT($wines, "number") }瓶价值至少{ $value }的葡萄酒，即使你还没有相应的酒窖。
viticulture-text-noble = 付{ $pay }里拉，年收入+{ $residual }；或年收入−{ $lose-residual }，得{ $vp }分。
viticulture-text-governor = 指定至多{ COUNT($opponents, "number") }位对手，每人给你一张夏季访客；其中每有一位没有夏季访客，你得{ $vp }分。
viticulture-text-taster = 弃一瓶葡萄酒得{ $lira }里拉；若所有酒窖里的其他葡萄酒价值都低于它，另得{ $vp }分。
viticulture-text-caravan = 翻开每个牌库最上面的一张牌，留下{ COUNT($cards, "number") }张，弃掉其余的。
viticulture-text-guest-speaker = 所有玩家都可以花{ $price }里拉培训一名工人；每有一位对手这样做，你得{ $vp }分。

## 各选项的内容

viticulture-effect-surveyor-n =
    { $n1 ->
        [0] 每块未种葡萄藤的田地得{ $lira }里拉
       *[1] 每块已种葡萄藤的田地得{ $vp }分
    }
viticulture-effect-broker-n =
    { $n1 ->
        [0] 付{ $pay }里拉得{ $vp }分
       *[1] 失去{ $lose }分得{ $lira }里拉
    }
viticulture-effect-wine-critic-n =
    { $n1 ->
        [0] 抽{ COUNT($draw, "number") }张冬季访客
       *[1] 弃一瓶价值至少{ $value }的葡萄酒得{ $vp }分
    }
viticulture-effect-contractor-n =
    { $n1 ->
        [0] 得{ $vp }分
        [1] 建造一座建筑
       *[2] 种一株葡萄藤
    }
viticulture-effect-tour-guide-n =
    { $n1 ->
        [0] 得{ $lira }里拉
       *[1] 采收一块田地
    }
viticulture-effect-novice-guide-n =
    { $n1 ->
        [0] 得{ $lira }里拉
       *[1] 酿至多{ COUNT($wines, "number") }瓶葡萄酒
    }
viticulture-effect-uncertified-broker-n =
    { $n1 ->
        [0] 失去{ $lose }分得{ $lira }里拉
       *[1] 付{ $pay }里拉得{ $vp }分
    }
viticulture-effect-planter-n =
    { $n1 ->
        [0] 种至多{ COUNT($vines, "number") }株葡萄藤并得{ $lira }里拉
       *[1] 拔除{ COUNT($uproot, "number") }株葡萄藤并弃{ COUNT($uproot, "number") }张葡萄藤牌得{ $vp }分
    }
viticulture-effect-buyer-n =
    { $n1 ->
        [0] 花{ $pay }里拉买一份价值{ $value }的葡萄
       *[1] 弃一份葡萄得{ $lira }里拉和{ $vp }分
    }
viticulture-effect-landscaper-n =
    { $n1 ->
        [0] 抽一张葡萄藤，并可种一株
       *[1] 互换不同田地上的两株葡萄藤
    }
viticulture-effect-architect-n =
    { $n1 ->
        [0] 便宜{ $discount }里拉建造一座建筑
       *[1] 你每有一座标价为{ $price }的建筑得{ $vp }分
    }
viticulture-effect-uncertified-architect-n =
    { $n1 ->
        [0] 失去{ $lose }分，免费建造一座标价为{ $price }或{ $or-price }的建筑
       *[1] 失去{ $lose-for-any }分，免费建造任意一座建筑
    }
viticulture-effect-patron-n =
    { $n1 ->
        [0] 得{ $lira }里拉
       *[1] 抽一张订单和一张冬季访客
    }
viticulture-effect-auctioneer-n =
    { $n1 ->
        [0] 弃{ COUNT($cards-for-lira, "number") }张牌得{ $lira }里拉
       *[1] 弃{ COUNT($cards-for-vp, "number") }张牌得{ $vp }分
    }
viticulture-effect-entertainer-n =
    { $n1 ->
        [0] 付{ $pay }里拉抽{ COUNT($draw, "number") }张冬季访客
       *[1] 弃一瓶葡萄酒和{ COUNT($visitors, "number") }张访客得{ $vp }分
    }
viticulture-effect-horticulturist-n =
    { $n1 ->
        [0] 种一株葡萄藤，无需它要求的建筑
       *[1] 拔除{ COUNT($uproot, "number") }株葡萄藤并弃{ COUNT($uproot, "number") }张葡萄藤牌得{ $vp }分
    }
viticulture-effect-sharecropper-n =
    { $n1 ->
        [0] 种一株葡萄藤，无需它要求的建筑
       *[1] 拔除{ COUNT($uproot, "number") }株葡萄藤并弃{ COUNT($uproot, "number") }张葡萄藤牌得{ $vp }分
    }
viticulture-effect-negotiator-n =
    { $n1 ->
        [0] 弃一份葡萄，年收入+{ $residual-for-grape }
       *[1] 弃一瓶葡萄酒，年收入+{ $residual-for-wine }
    }
viticulture-effect-homesteader-n =
    { $n1 ->
        [0] 便宜{ $discount }里拉建造一座建筑
        [1] 种至多{ COUNT($vines, "number") }株葡萄藤
       *[2] 失去{ $lose }分，两项都做
    }
viticulture-effect-sponsor-n =
    { $n1 ->
        [0] 抽{ COUNT($vines, "number") }张葡萄藤
        [1] 得{ $lira }里拉
       *[2] 失去{ $lose }分，两项都做
    }
viticulture-effect-artisan-n =
    { $n1 ->
        [0] 得{ $lira }里拉
        [1] 便宜{ $discount }里拉建造一座建筑
       *[2] 种至多{ COUNT($vines, "number") }株葡萄藤
    }
viticulture-effect-merchant-n =
    { $n1 ->
        [0] 花{ $pay }里拉买价值{ $value }的红葡萄和白葡萄各一份
       *[1] 交付一张订单并多得{ $vp }分
    }
viticulture-effect-crusher-n =
    { $n1 ->
        [0] 得{ $lira }里拉并抽一张夏季访客
       *[1] 抽一张订单并酿至多{ COUNT($wines, "number") }瓶葡萄酒
    }
viticulture-effect-judge-n =
    { $n1 ->
        [0] 抽{ COUNT($draw, "number") }张夏季访客
       *[1] 弃一瓶价值至少{ $value }的葡萄酒得{ $vp }分
    }
viticulture-effect-oenologist-n =
    { $n1 ->
        [0] 你的所有葡萄酒陈酿{ COUNT($ageing, "number") }次
       *[1] 花{ $price }里拉升级酒窖
    }
viticulture-effect-marketer-n =
    { $n1 ->
        [0] 抽{ COUNT($draw, "number") }张夏季访客并得{ $lira }里拉
       *[1] 交付一张订单并多得{ $vp }分
    }
viticulture-effect-crush-expert-n =
    { $n1 ->
        [0] 得{ $lira }里拉并抽一张订单
       *[1] 酿至多{ COUNT($wines, "number") }瓶葡萄酒
    }
viticulture-effect-uncertified-teacher-n =
    { $n1 ->
        [0] 失去{ $lose }分，免费培训一名工人
       *[1] 每有一位对手已培训全部工人，你得{ $vp }分
    }
viticulture-effect-teacher-n =
    { $n1 ->
        [0] 酿至多{ COUNT($wines, "number") }瓶葡萄酒
       *[1] 花{ $price }里拉培训一名工人
    }
viticulture-effect-benefactor-n =
    { $n1 ->
        [0] 抽一张葡萄藤和一张夏季访客
       *[1] 弃{ COUNT($visitors, "number") }张访客得{ $vp }分
    }
viticulture-effect-assessor-n =
    { $n1 ->
        [0] 每张手牌得{ $lira }里拉
       *[1] 弃掉全部手牌得{ $vp }分
    }
viticulture-effect-professor-n =
    { $n1 ->
        [0] 花{ $price }里拉培训一名工人
       *[1] 已培训全部工人，得{ $vp }分
    }
viticulture-effect-master-vintner-n =
    { $n1 ->
        [0] 便宜{ $discount }里拉升级酒窖
        [1] 先陈酿一瓶葡萄酒，再交付一张订单
       *[2] 先交付一张订单，再陈酿一瓶葡萄酒
    }
viticulture-effect-uncertified-oenologist-n =
    { $n1 ->
        [0] 你的所有葡萄酒陈酿{ COUNT($ageing, "number") }次
       *[1] 失去{ $lose }分，升级酒窖
    }
viticulture-effect-jack-of-all-trades-n =
    { $n1 ->
        [0] 采收一块田地
        [1] 酿至多{ COUNT($wines, "number") }瓶葡萄酒
       *[2] 交付一张订单
    }
viticulture-effect-scholar-n =
    { $n1 ->
        [0] 抽{ COUNT($draw, "number") }张订单
        [1] 花{ $price }里拉培训一名工人
       *[2] 失去{ $lose }分，两项都做
    }
viticulture-effect-craftsman-n =
    { $n1 ->
        [0] 抽一张订单
        [1] 升级酒窖
       *[2] 得{ $vp }分
    }
viticulture-effect-exporter-n =
    { $n1 ->
        [0] 酿至多{ COUNT($wines, "number") }瓶葡萄酒
        [1] 交付一张订单
       *[2] 弃一份葡萄得{ $vp }分
    }
viticulture-effect-laborer-n =
    { $n1 ->
        [0] 采收至多{ COUNT($fields, "number") }块田地
        [1] 酿至多{ COUNT($wines, "number") }瓶葡萄酒
       *[2] 失去{ $lose }分，两项都做
    }
viticulture-effect-governess-n =
    { $n1 ->
        [0] 花{ $price }里拉培训一名今年就能使用的工人
       *[1] 弃一瓶葡萄酒得{ $vp }分
    }
viticulture-effect-noble-n =
    { $n1 ->
        [0] 付{ $pay }里拉，年收入+{ $residual }
       *[1] 年收入−{ $lose-residual }，得{ $vp }分
    }
viticulture-effect-buyer-n-n-n =
    { $n3 ->
        [0] 一份红葡萄
       *[1] 一份白葡萄
    }
viticulture-effect-harvester-n-n =
    { $n2 ->
        [0] 得{ $lira }里拉
       *[1] 得{ $vp }分
    }
viticulture-effect-mentor-n-n-n =
    { $n3 ->
        [0] 抽一张葡萄藤
       *[1] 抽一张夏季访客
    }
viticulture-effect-harvest-expert-n-n =
    { $n2 ->
        [0] 抽一张葡萄藤
       *[1] 花{ $price }里拉建造牛轭
    }
viticulture-effect-overseer-n-n =
    { $n2 ->
        [0] 建造一座建筑
       *[1] 种一株葡萄藤
    }
viticulture-effect-vendor-n-n-n = 抽一张夏季访客
viticulture-effect-handyman-n-n = 便宜{ $discount }里拉建造一座建筑
viticulture-effect-banker-n-n-n = 失去{ $lose }分得{ $opponent-lira }里拉
viticulture-effect-volunteer-crew-n-n = 种一株葡萄藤
viticulture-effect-mentor-n-n = 酿至多{ COUNT($wines, "number") }瓶葡萄酒
viticulture-effect-motivator-n-n = 收回大工人，今年再次使用
viticulture-effect-guest-speaker-n-n = 花{ $price }里拉培训一名工人
viticulture-effect-uproot-one = 拔除一株葡萄藤
viticulture-effect-yoke-action-n = 采收一块田地
viticulture-effect-draw-vine-action = 抽一张葡萄藤
viticulture-effect-give-tour-action = 接待参观
viticulture-effect-build-action = 建造一座建筑
viticulture-effect-play-summer-action = 打出一张夏季访客
viticulture-effect-sell-or-trade-action = 出售葡萄，或买卖田地
viticulture-effect-plant-action = 种一株葡萄藤
