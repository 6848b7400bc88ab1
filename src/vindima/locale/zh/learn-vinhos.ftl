### Vinhos的课程。键名是 `learn-vinhos-<lesson>-<step>`，以及 `learn/reading.py` 所说的。
### 一步最多两句话。数字都是该课局面中的数字。

## 通用的回复

learn-vinhos-common-elsewhere = 在那里也能做些什么，但这一步要讲的不是那个。
learn-vinhos-common-done = 等等，这一步还有一件事没做。
learn-vinhos-common-stay = 你的行动标记已经在那里了。每个回合它都必须移到另一格。
learn-vinhos-common-empty = 可以，但那个物业没有种植园。用有种植园的那个。
learn-vinhos-common-feature = 这次展览会上，你可以派出味觉和酒精度专家。从这两个特征中选一个。
learn-vinhos-common-action = 奖励行动在游戏中途才有用。现在要拿最后的分数：选一个倍乘。
learn-vinhos-common-expert = 暂时别动专家。这一步讲的是酒桶。

## 种植园

learn-vinhos-vineyard-title = 你的第一批种植园
learn-vinhos-vineyard-about = 在葡萄牙各地区建立物业。
learn-vinhos-vineyard-first = 欢迎来到葡萄牙！第一个种植园让你建立一个物业，还带来一款葡萄酒和所在地区的奖励：买能得到酒窖的那个。
learn-vinhos-vineyard-first-hint = 给酒窖的是杜奥。
learn-vinhos-vineyard-first-right = 杜奥物业归你了，有酒窖，还有第一款葡萄酒，价值2。你还在杜奥放了一个声望方块，以后卖那里的酒用得上。
learn-vinhos-vineyard-first-winery = 里斯本给酿酒厂，开局也不错。但这次我们要酒窖。
learn-vinhos-vineyard-first-porto = 杜罗河给波尔图板块，每块能酿一款更好的酒。但这次我们要酒窖。
learn-vinhos-vineyard-first-other = 那个地区有别的特性，但不给酒窖。
learn-vinhos-vineyard-go = 你每年有两次行动，每次都要在行动区的不同格子。移到种植园；今年在那里要缴1,000的税。
learn-vinhos-vineyard-go-hint = 种植园是左上角那一格。
learn-vinhos-vineyard-go-right = 现在，现金够买几个种植园，就可以买几个。
learn-vinhos-vineyard-minho = 先从最便宜的米尼奥种植园开始，让它单独占一个物业。
learn-vinhos-vineyard-minho-hint = 花2,000买米尼奥，再放进任意空物业。
learn-vinhos-vineyard-minho-right = 有了第二个物业，每年就有第二款葡萄酒。
learn-vinhos-vineyard-minho-mixed = 一个物业的种植园必须同一地区、同一颜色。选一个空物业。
learn-vinhos-vineyard-minho-price = 一开始太贵了。米尼奥只要2,000。
learn-vinhos-vineyard-third = 一次行动可以买多个种植园，你还有4,000。买哪个能建立第三个物业，还剩1,000？
learn-vinhos-vineyard-third-hint = 要找价格3,000的，在东北方。
learn-vinhos-vineyard-third-right = 正是德拉什乌什蒙特什，在展览会上表现出色的地区。
learn-vinhos-vineyard-third-once = 一次行动中，每个地区只能买一个种植园。
learn-vinhos-vineyard-third-alentejo = 那会花光你的现金。要留1,000。
learn-vinhos-vineyard-end = 你最多只能有四个物业。在同一物业再放一个种植园，则能提高它的葡萄酒价值。

## 行动区

learn-vinhos-grid-title = 移动行动标记
learn-vinhos-grid-about = 怎样移动免费，其他移动要付钱给谁。
learn-vinhos-grid-near = 从中央出发，每一格都相邻，移到相邻的格免费。去酿酒专家，为你的酿酒厂雇一位。
learn-vinhos-grid-near-hint = 酿酒专家在右边那一格。把酿酒专家放在里斯本物业。
learn-vinhos-grid-near-right = 移动没有花钱，雇酿酒专家花了1,000。斜向移动也免费。
learn-vinhos-grid-near-toll = 对手在那里：光是移过去就要付给他1,000。
learn-vinhos-grid-near-tax = 那一格今年征税，要多付1,000。
learn-vinhos-grid-far = 第二次行动：你想要一位葡萄酒专家，可那一格在另一边。付1,000移过去，雇一位。
learn-vinhos-grid-far-hint = 葡萄酒专家在左边那一格。雇哪位都行。
learn-vinhos-grid-far-right = 移动付了1,000，专家付了1,000。计划得好，移动很少要花钱。
learn-vinhos-grid-free = 新的一年，对手在银行，你想挣点钱。销售和银行，去哪个不用付钱？
learn-vinhos-grid-free-hint = 其中一格与你的格子斜角相邻。
learn-vinhos-grid-free-right = 销售相邻，那里也没有人。
learn-vinhos-grid-free-bank = 银行不相邻，还要付钱给对手：一共2,000。
learn-vinhos-grid-free-cash = 这里请在销售和银行之间选择。
learn-vinhos-grid-end = 要一次计划两个行动：第一个让你离第二个更近。

## 建造

learn-vinhos-buildings-title = 酿酒厂与酿酒专家
learn-vinhos-buildings-about = 让一个物业的葡萄酒越来越好。
learn-vinhos-buildings-winery = 光有种植园，产出的葡萄酒价值2。在同一物业建一座酿酒厂：每年多1。
learn-vinhos-buildings-winery-hint = 去右上角的酿酒厂，建在杜奥物业。
learn-vinhos-buildings-winery-right = 下次生产就是3。酿酒厂还在杜奥放了一个声望方块。
learn-vinhos-buildings-winery-early = 酿酒专家需要酿酒厂，而你还没有。
learn-vinhos-buildings-enologist = 别让酿酒厂空着。为它雇一位酿酒专家：多2。
learn-vinhos-buildings-enologist-hint = 酿酒专家就在酿酒厂下面那一格。把他放在杜奥物业。
learn-vinhos-buildings-enologist-right = 生产完成了：一款价值5的葡萄酒。每位酿酒专家每年要从你的账户领1,000。
learn-vinhos-buildings-more = 现在是第2年，你还剩3,000。买什么能让杜奥物业的生产从今年起每年多1？
learn-vinhos-buildings-more-hint = 物业还有一块空地，行动区有一格就是在土地上建造的。
learn-vinhos-buildings-more-right = 物业完整了：一个种植园和两座酿酒厂。
learn-vinhos-buildings-more-vineyard = 杜奥现在出售的种植园是另一种颜色，得用另一个物业。
learn-vinhos-buildings-end = 种植园加2，酿酒厂加1，酿酒专家加2。一个物业只有三块土地，要选好。

## 生产

learn-vinhos-harvest-title = 生产与天气
learn-vinhos-harvest-about = 年末会发生什么，波尔图酒有什么用。
learn-vinhos-harvest-hire = 你有杜罗河和里斯本两个物业，各有一座酿酒厂，现金1,000。为里斯本物业雇一位酿酒专家。
learn-vinhos-harvest-hire-hint = 去酿酒专家，选里斯本物业。
learn-vinhos-harvest-hire-right = 年末：利息和薪水都走账户，每款葡萄酒向右移一格。一款价值5的波尔图酒刚刚移出最后一格，没有了。
learn-vinhos-harvest-hire-douro = 还不行！先放在里斯本，你会明白为什么。
learn-vinhos-harvest-move = 生产之前，可以在物业之间调动酿酒专家。把你的那位移到杜罗河的物业。
learn-vinhos-harvest-move-hint = 从里斯本物业调到杜罗河物业。
learn-vinhos-harvest-move-right = 这样，酿酒专家总在最有价值的地方工作。
learn-vinhos-harvest-porto = 天气很好，每款葡萄酒加1：杜罗河产出2 + 1 + 2 + 1。现在酿出你能酿的最好的酒。
learn-vinhos-harvest-porto-hint = 你还有一块波尔图板块，能加3。
learn-vinhos-harvest-porto-right = 价值9的波尔图酒！这样的酒，国内国外最好的格子都放得上。
learn-vinhos-harvest-porto-douro = 6也不错，但用波尔图板块就是9。
learn-vinhos-harvest-end = 年景不好时，天气最多让每款葡萄酒少2。年初就能看到，来得及计划。

## 酒窖

learn-vinhos-cellar-title = 陈年葡萄酒
learn-vinhos-cellar-about = 葡萄酒怎样陈年，又怎样失去。
learn-vinhos-cellar-build = 仓库只能存两年，你那款价值2的葡萄酒已是第二年。趁它还在，建一座酒窖：花2,000，外加今年的税。
learn-vinhos-cellar-build-hint = 去上排中间的酒窖，选阿兰堤祖物业。
learn-vinhos-cellar-build-right = 酒窖有四格，第二格的葡萄酒马上多值1。
learn-vinhos-cellar-build-sell = 可以卖掉，但卖不了几个钱。让它陈年吧。
learn-vinhos-cellar-wait = 现在只需要时间。去跳过/展览发布，选一个顺位，然后跳过。
learn-vinhos-cellar-wait-hint = 移到中央那一格总是免费。再选任意顺位，不要展览发布。
learn-vinhos-cellar-wait-right = 生产时每款葡萄酒向右移了一格。四格分别加0、1、3和5。
learn-vinhos-cellar-wait-sell = 卖得太早，酒窖就白建了。跳过，等一等。
learn-vinhos-cellar-best = 那里有三款葡萄酒，生产价值是4、5和2，最新的在前。去销售，选今天最值钱的那款。
learn-vinhos-cellar-best-hint = 加上各格的数字：4 + 0，5 + 1，2 + 3。
learn-vinhos-cellar-best-right = 6！到明年它就值8了。
learn-vinhos-cellar-best-old = 年份给它加了价值，但2 + 3只有5。
learn-vinhos-cellar-best-young = 最新的只有4：还没有陈年。
learn-vinhos-cellar-end = 好酒放在酒窖里，第三年和第四年升值最多。再往后就没有了，别忘了它。

## 销售

learn-vinhos-sales-title = 销售葡萄酒
learn-vinhos-sales-about = 用葡萄酒换钱，再借一点声望。
learn-vinhos-sales-hotel = 去销售，把价值5的白葡萄酒卖给酒店，它按格上的数字付钱：5,000进你的账户。
learn-vinhos-sales-hotel-hint = 价值5的白葡萄酒在杜罗河物业3。销售格是酒店（白5）。
learn-vinhos-sales-hotel-right = 葡萄酒卖出了，你的一个酒桶放在格上，账户里有8,000。
learn-vinhos-sales-hotel-colour = 那是红的。每格只收一种颜色，我们先卖白的。
learn-vinhos-sales-hotel-cheap = 可以卖到那里，但市场按格上的数字付钱，不看你的酒有多好。
learn-vinhos-sales-renown = 还可以接着卖。你的米尼奥酒值2，米尼奥的声望方块能让它变成3：当作3来卖。
learn-vinhos-sales-renown-hint = 是米尼奥物业的酒。销售格是 Casa de Fados（红3）。
learn-vinhos-sales-renown-right = 用掉一个方块，多挣1,000。在一个地区有物业的玩家，都能用那里的方块。
learn-vinhos-sales-renown-wine = 能用方块的是米尼奥物业的酒。
learn-vinhos-sales-renown-plain = 不用方块只挣2,000。选高一格的。
learn-vinhos-sales-plain = 把价值2的杜奥酒也卖给 Casa de Fados，留下那款好的红葡萄酒。
learn-vinhos-sales-plain-hint = 它在杜奥物业。销售格是 Casa de Fados（红2）。
learn-vinhos-sales-plain-right = 放出了三个酒桶，账户里有13,000。
learn-vinhos-sales-plain-wine = 那款留着出口。卖价值低的杜奥酒。
learn-vinhos-sales-home = 你总共有八个酒桶，每次销售占用一个。移动之前：怎样取回其中两个，还能增加声望？
learn-vinhos-sales-home-hint = 可以从同一个市场取回两个酒桶。然后在两个地区放声望方块。
learn-vinhos-sales-home-right = 两个酒桶回来了，两个地区的声望也增加了。这不占用行动。
learn-vinhos-sales-home-before = 先别移动：这要在移动之前做。
learn-vinhos-sales-home-pair = 你要在同一个市场有两个酒桶。
learn-vinhos-sales-end = 销售的钱进账户，不给现金。要在两者之间转换，得去银行。

## 出口

learn-vinhos-export-title = 出口葡萄酒
learn-vinhos-export-about = 用葡萄酒换胜利点，既有立即的，也有终局的。
learn-vinhos-export-ship = 出口能得胜利点，颜色不限。把你最老的、价值5的葡萄酒，出口到正好要求5的格。
learn-vinhos-export-ship-hint = 去出口，选阿兰堤祖物业第3格，出口到第1列第1行。
learn-vinhos-export-ship-right = 你得3个胜利点，在第1列也有了第一个酒桶。终局时，每列的最大出口商得分。
learn-vinhos-export-ship-wine = 先从第3格最老的开始。
learn-vinhos-export-ship-cubes = 那要花声望方块。先别用：第1列第1行正好要求5。
learn-vinhos-export-most = 还可以再出口一款，每个阿兰堤祖方块给那里的葡萄酒加2。在最好的酒上用两个方块，最多能得几个胜利点？
learn-vinhos-export-most-hint = 价值6的酒变成10。第5行给7个胜利点。
learn-vinhos-export-most-right = 生产价值5的酒得了7个胜利点。其余靠年份和声望。
learn-vinhos-export-most-wine = 那款差一些。用第2格的葡萄酒。
learn-vinhos-export-most-less = 还能更高：两个方块让它变成10。
learn-vinhos-export-end = 出口的酒桶不再移动。留意每列谁领先：靠右的列最多值12个胜利点。

## 银行

learn-vinhos-bank-title = 在银行
learn-vinhos-bank-about = 现金、账户，以及投资怎样运作。
learn-vinhos-bank-withdraw = 账户里有13,000，但买什么都付现金，而你只有3,000。去银行提款3,000或4,000。
learn-vinhos-bank-withdraw-hint = 银行在右下角。选择提款3,000。
learn-vinhos-bank-withdraw-right = 现在有现金了。只有在银行，钱才能在账户和现金之间转换。
learn-vinhos-bank-withdraw-little = 再多一点：3,000或4,000。
learn-vinhos-bank-withdraw-much = 账户里多留一些：我们另有打算。况且账户空了会损失胜利点。
learn-vinhos-bank-withdraw-later = 好主意，不过那是下一步。先提取现金。
learn-vinhos-bank-withdraw-deposit = 反了：你要的是现金。
learn-vinhos-bank-invest = 你的投资在−2，每年要付2,000。既然来了，就一直投资到0；由账户支付。
learn-vinhos-bank-invest-hint = 投资两次：先4,000，再3,000。
learn-vinhos-bank-invest-right = 不再亏钱了。到了+1以上，银行每年付钱给你。
learn-vinhos-bank-invest-enough = 现金够了。剩下的用来投资。
learn-vinhos-bank-divest = 一年之后，你想在移动之前多2,000现金，又不想去银行。怎么办？
learn-vinhos-bank-divest-hint = 升上去的投资可以降下来。马上得现金。
learn-vinhos-bank-divest-right = 随时可以撤资，得的是现金。代价是以后少了利息。
learn-vinhos-bank-divest-go = 等等：这不需要移动。
learn-vinhos-bank-end = 终局时，满满的账户最多值18个胜利点，放在那里的钱不会白费。

## 展览会

learn-vinhos-fair-title = 葡萄酒展览会
learn-vinhos-fair-about = 葡萄酒专家、展览发布、经理，以及第3年的展览会。
learn-vinhos-fair-hire = 今年年末有展览会，葡萄酒专家会在那里推介你的酒。你已有味觉和酒精度专家：再雇一位酒精度专家。
learn-vinhos-fair-hire-hint = 去左边的葡萄酒专家，花1,000雇酒精度专家。
learn-vinhos-fair-hire-right = 每位专家还有一项能力。用过能力，板块就翻面，不能派往展览会。
learn-vinhos-fair-hire-use = 用过的专家不能派往展览会。留着这位。
learn-vinhos-fair-press = 要参展就得发布葡萄酒。去跳过/展览发布，选择你的顺位。
learn-vinhos-fair-press-hint = 就是中央那一格。只剩一个顺位了。
learn-vinhos-fair-press-right = 媒体都在听。
learn-vinhos-fair-wine = 经理们今年有需求：Alexandre 要红葡萄酒，Beatriz 要价值至少6的。发布同时符合两位需求的葡萄酒。
learn-vinhos-fair-wine-hint = 是杜罗河物业4的红葡萄酒。
learn-vinhos-fair-wine-right = 价值6的酒可以派出两位专家。酒越好，能派出的专家越多。
learn-vinhos-fair-wine-white = 一样好，可惜是白的，而 Alexandre 要红的。
learn-vinhos-fair-wine-low = 达不到 Beatriz 的要求。你有一款6。
learn-vinhos-fair-wine-pass = 现在不进行展览发布，到展览会上就必须发布。现在就发布一款。
learn-vinhos-fair-stand = 每个展会方格有两个特征，你只能派出这两种专家。哪一格适合你的专家？
learn-vinhos-fair-stand-hint = 你有味觉和酒精度。
learn-vinhos-fair-stand-right = 葡萄酒已得4点展会分数，方格的奖励是一位免费专家。
learn-vinhos-fair-stand-features = 在那里，你的一些专家派不上用场。选味觉与酒精度。
learn-vinhos-fair-guest = 你的专家有两位是酒精度，一位是味觉。选一位免费专家，让两种各有两位。
learn-vinhos-fair-guest-hint = 选味觉专家。
learn-vinhos-fair-guest-alcohol = 这位可以派出，但酒精度你已有两位。选一位味觉专家。
learn-vinhos-fair-guest-right = 现在有四位可选了。
learn-vinhos-fair-managers = 你的葡萄酒符合两项需求。给这两位经理各一个酒桶：以后可以移动它，换取奖励行动或胜利点。
learn-vinhos-fair-managers-hint = Alexandre、Beatriz，先后随意。
learn-vinhos-fair-managers-right = 这样的朋友值得交。弃掉一款葡萄酒，就能移动该经理那一行的一个酒桶。
learn-vinhos-fair-managers-region = Constantino 今年要的是别的地区。
learn-vinhos-fair-speak = 展览会开始了！你的酒可以派出两位专家，各按其特征的分值得分：派出两位。
learn-vinhos-fair-speak-hint = 任选两位。专家板块上的箭头会先推进其特征。
learn-vinhos-fair-speak-right = 第一名，9个胜利点！派出的专家要弃掉，但展会分数留到下一次展览会。
learn-vinhos-fair-end = 第3、5、6年年末都有展览会，奖励越来越高。领先的玩家，之后最后行动。

## 终局

learn-vinhos-end-title = 游戏结束
learn-vinhos-end-about = 经理、倍乘和终局计分。
learn-vinhos-end-renown = 六年过去了，你还可以移动经理区的酒桶，每弃一款葡萄酒移动一个。把 Constantino 那一行的酒桶移到声望倍乘，弃掉一款价值3的葡萄酒。
learn-vinhos-end-renown-hint = 选酒桶在“免费雇佣一位葡萄酒专家”的特权，再选声望，然后选第1格的一款葡萄酒。
learn-vinhos-end-renown-right = 你得5个胜利点：你所在地区每有一个声望方块得一点。
learn-vinhos-end-renown-row = 那个酒桶随后再动。趁方块都还在，先动 Constantino 那一行。
learn-vinhos-end-renown-nothing = 那个倍乘什么也不给你。声望给5个胜利点。
learn-vinhos-end-renown-wine = 给经理什么酒都行，所以弃掉价值低的。
learn-vinhos-end-wine = Alexandre 的倍乘把另一款葡萄酒换成等于其价值的胜利点，声望方块也算。用它得9个胜利点。
learn-vinhos-end-wine-hint = 先弃一款价值低的来移动酒桶，再弃价值7的，加上两个方块换胜利点。
learn-vinhos-end-wine-right = 你得9个胜利点，这也是本局的最后一步。
learn-vinhos-end-wine-wine = 不是那款。要得胜利点，得用价值7的。
learn-vinhos-end-wine-cubes = 方块之后就没用了。两个都用上！
learn-vinhos-end-end = 最大出口商、账户和倍乘都计算完毕，你赢了。可以上真正的牌桌了。
