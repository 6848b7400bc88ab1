### Vinhos 规则示例，中文。
###
### 局面在 `rules/examples/vinhos.toml`。示例的每项事实都是参数：$cash 为之前，$cash-after 为之后，
### $cash-change 为差额。数字一律来自参数。金额以千为单位。

## 显示的内容

vinhos-shown-cash = 现金
vinhos-shown-account = 账户
vinhos-shown-investment = 投资
vinhos-shown-vp = 胜利点
vinhos-shown-fair-points = 展会分数
vinhos-shown-barrels = 供给区的酒桶
vinhos-shown-porto = 波尔图板块
vinhos-shown-marker = 行动标记
vinhos-shown-order = 行动顺序
vinhos-shown-vineyards-n = { $place }的种植园
vinhos-shown-wineries-n = { $place }的酿酒厂
vinhos-shown-enologists-n = { $place }的酿酒专家
vinhos-shown-cellar-n = { $place }的酒窖
vinhos-shown-red-n-n = { $place }第{ $n2 }格的红葡萄酒
vinhos-shown-white-n-n = { $place }第{ $n2 }格的白葡萄酒
vinhos-shown-cubes-minho = 声望方块（{ vinhos-region-minho }）
vinhos-shown-cubes-tras-os-montes = 声望方块（{ vinhos-region-tras-os-montes }）
vinhos-shown-cubes-dao = 声望方块（{ vinhos-region-dao }）
vinhos-shown-experts = 正面朝上的葡萄酒专家
vinhos-shown-experts-used = 反面朝上的葡萄酒专家
vinhos-shown-with-alexandre = 交给 { vinhos-manager-alexandre } 的酒桶
vinhos-shown-with-constantino = 交给 { vinhos-manager-constantino } 的酒桶
vinhos-shown-weather = 天气
vinhos-shown-taste = 味觉价值
vinhos-shown-aroma = 嗅觉价值
vinhos-shown-look = 视觉价值
vinhos-shown-alcohol = 酒精度价值
vinhos-shown-vp-majorities = 最大出口商的胜利点
vinhos-shown-vp-account = 账户的胜利点
vinhos-shown-vp-multipliers = 倍乘的胜利点

## 准备与一年

vinhos-example-first-vineyard = { vinhos-region-dao }最上面的种植园价格为{ THOUSANDS($cash-change) }巴格斯。它让你建立第一个物业，带来一个声望方块；又因为是{ vinhos-region-dao }，还带来一座免费的酒窖。随它而来的葡萄酒价值为{ $red-1-1-after }。
vinhos-example-porto = 你花{ THOUSANDS($cash-change) }巴格斯买下{ vinhos-region-douro }的一个种植园。它带来两块波尔图板块，你马上用掉一块：随种植园而来的葡萄酒是价值{ $red-1-1-after }的波尔图酒。剩下{ $porto-after }块留到以后生产时用。
vinhos-example-vintage = 新的收获季节天气为{ $weather-after }，今年生产的每款葡萄酒的价值都会降低。它移动三个特征：味觉现在值{ $taste-after }，嗅觉{ $aroma-after }，酒精度{ $alcohol-after }。视觉仍为{ $look }。
vinhos-example-movement = 移到相邻的格子免费，但种植园今年征税，而且玩家A和C已在那里。你付给他们每人{ THOUSANDS($cash-of-1-change) }巴格斯，再向供给区付同样的数目，共{ THOUSANDS($cash-change) }巴格斯。玩家C现在有{ THOUSANDS($cash-of-3-after) }。
vinhos-example-stay = 你在跳过/展览发布，现金（{ THOUSANDS($cash) }巴格斯）不够去任何其他格子，投资在{ $investment }，也无法再撤资。只有这时你才可以留下。你选择行动顺序中的一个位置，并且可以进行展览发布，与刚移到这里一样。
vinhos-example-order = 你是玩家A，今年第一个行动。玩家B移到跳过/展览发布，占了下排的第一个位置。时段结束时，你和玩家C按原来的先后填补其余位置。

## 行动

vinhos-example-vineyards = 移动要缴税，还要付钱给已在那里的玩家；{ vinhos-region-minho }的板块另有价格。你一共支付{ THOUSANDS($cash-change) }巴格斯。这个种植园让你建立一个新物业，所以你在{ vinhos-region-minho }放一个圆片；与每个种植园一样，还放一个声望方块，那里现有{ $cubes-minho-after }个。
vinhos-example-wineries = 你用{ THOUSANDS($cash-change) }巴格斯建两座酿酒厂；移动免费。每座都应在{ vinhos-region-dao }放一个声望方块，但那里最多只能放{ $cubes-dao-after }个，所以第二个留在供给区。
vinhos-example-cellars = 酒窖价格为{ THOUSANDS($cash-change) }巴格斯，盖住仓库。葡萄酒留在原来的格子。第一格不加价值，那里的葡萄酒仍为{ $red-4-1 }；第二格增加价值，另一款葡萄酒从{ $red-4-2 }升到{ $red-4-2-after }。该地区放一个声望方块。
vinhos-example-enologists = 你用{ THOUSANDS($cash-change) }巴格斯雇佣一位酿酒专家，放在还没有专家的酿酒厂上。从此你的账户每年要付薪水。
vinhos-example-sales = 你的葡萄酒价值为{ $red-2-1 }，低于销售格的要求。你移除该地区的{ $cubes-tras-os-montes-change }个声望方块来补足。葡萄酒弃掉，销售格上放一个酒桶，账户得到{ THOUSANDS($account-change) }巴格斯。
vinhos-example-taking-back-barrels = 你在同一个本地市场有两个酒桶，所以可以取回：供给区从{ $barrels }个变为{ $barrels-after }个。为此你在两个不同的地区各放一个声望方块，这里是{ vinhos-region-minho }和{ vinhos-region-tras-os-montes }。
vinhos-example-export = 你的葡萄酒价值为{ $white-1-2 }，低于出口格的要求，但该地区的{ $cubes-dao-change }个声望方块补足差额。你立即得{ $vp-change }个胜利点。酒桶留在版图上，计入该列的最大出口商。
vinhos-example-bank = 银行与你所在的格子不相邻，所以你支付移动费用，其余现金存入账户。然后你投资：从{ $investment }升一格到{ $investment-after }，费用由账户支付，账户还剩{ THOUSANDS($account-after) }巴格斯。
vinhos-example-withdraw = 你提款{ THOUSANDS($cash-change) }巴格斯。账户减少同样的数目，变为{ THOUSANDS($account-after) }。
vinhos-example-divesting = 你在投资条上从{ $investment }降到{ $investment-after }，得到现金{ THOUSANDS($cash-change) }巴格斯。账户仍为{ THOUSANDS($account) }，但年末的利息会减少。
vinhos-example-wine-experts = 移到不相邻的格子，费用与一位专家相同。加上两位专家，你一共支付{ THOUSANDS($cash-change) }巴格斯。两位都正面朝上放在你面前。
vinhos-example-abilities = 你把专家翻到反面，从供给区拿{ THOUSANDS($cash-change) }巴格斯。在它翻回正面之前，既不能再用，也不能派往展览会。

## 发布与经理

vinhos-example-pass = 去跳过/展览发布总是免费，所以你仍有{ THOUSANDS($cash) }巴格斯。你选择行动顺序的第一位，然后跳过：不进行展览发布。
vinhos-example-press-release = 你发布一款价值{ $red-1-1 }的葡萄酒，太低，在展览会上不能派专家。方格的两个特征值{ $aroma }和{ $alcohol }，所以你得{ $fair-points-change }点展会分数；方格的奖励是{ THOUSANDS($cash-change) }巴格斯。葡萄酒的颜色符合 { vinhos-manager-alexandre } 的需求，所以你给他一个酒桶。
vinhos-example-bonus-action = 你给 { vinhos-manager-alexandre } 一款葡萄酒；它的价值{ $red-4-2 }无关紧要。你的酒桶移到他那一行的奖励行动，你只用{ THOUSANDS($cash-change) }巴格斯建一座酿酒厂。
vinhos-example-multiplier = 你给 { vinhos-manager-constantino } 一款葡萄酒，酒桶移到他的声望倍乘，立即计分。你有圆片的地区各有{ $cubes-minho }、{ $cubes-dao }和{ $cubes-tras-os-montes }个声望方块，所以你得{ $vp-change }个胜利点。

## 年末

vinhos-example-interest = 你的投资在{ $investment }，所以年末账户增加{ THOUSANDS($account-change) }巴格斯。
vinhos-example-unpaid-interest = 你的投资在{ $investment }，但账户是空的，付不起利息。你没有酿酒厂可失去，所以弃掉一个自选的种植园，这里是第三个物业唯一的种植园。
vinhos-example-salaries = 你的投资在{ $investment }，带来利息，但账户也要付酿酒专家的薪水。两者数目相同，所以账户仍为{ THOUSANDS($account) }巴格斯。
vinhos-example-unpaid-salary = 你的投资在{ $investment }，没有利息，而且钱已全部取出。账户付不起酿酒专家的薪水，酿酒专家被解雇；酿酒厂保留。
vinhos-example-production = 首先，每款葡萄酒向右移一格。在酒窖里两款都升值：第一款从{ $red-1-1 }升到{ $red-1-2-after }，另一款从{ $red-1-3 }升到{ $red-1-4-after }。然后这个物业凭种植园、酿酒厂和酿酒专家，酿出价值{ $red-1-1-after }的葡萄酒，已计入天气{ $weather }。

## 展览会

vinhos-example-late-announcement = 你还没有发布葡萄酒，所以现在必须发布。{ $cubes-tras-os-montes-change }个声望方块把葡萄酒从{ $white-2-2 }提高，好让你多派专家。方格的视觉给{ $look }，酒精度给{ $alcohol }；它的奖励也给分，{ vinhos-region-tras-os-montes }的葡萄酒也是：共得{ $fair-points-change }点展会分数。
vinhos-example-experts-at-the-fair = 你的展会方格有酒精度，值{ $alcohol }。你派出的这个特征的专家为你得{ $fair-points-change }点展会分数。展览会后它放回那一叠底部。
vinhos-example-arrow = 味觉值{ $taste }。你的专家带箭头，先让味觉前进一格，于是值{ $taste-after }。然后专家才计分：{ $fair-points-change }点展会分数。
vinhos-example-prizes = 玩家B的展会分数最多，{ $fair-points-of-2-after }；其次是C，{ $fair-points-of-3-after }；再次是A，{ $fair-points-of-1 }。他们依次得{ $vp-of-2-change }、{ $vp-of-3-change }和{ $vp-of-1-change }个胜利点。展会分数保留到下一次展览会。
vinhos-example-last-points = 最后一年结束时你有{ $vp }个胜利点。最大出口商加{ $vp-majorities }，账户加{ $vp-account }，倍乘加{ $vp-multipliers }：共{ $vp-after }个胜利点。
