### Vinhos的课程。键名是 `learn-vinhos-<lesson>-<step>`，以及 `learn/reading.py` 所说的。
### 一步最多两句话。数字都是该课局面中的数字。

## 通用的回复

learn-vinhos-common-elsewhere = 那里也有事可做，但不是这一步要讲的。
learn-vinhos-common-done = 等等，这一步还有一件事没做。
learn-vinhos-common-stay = 你的行动标记已经在那里了。每个回合它都要移动。
learn-vinhos-common-empty = 可以是可以，但那个物业什么也没种。用有种植园的那个。
learn-vinhos-common-feature = 这次展览会上，你的味觉和酒精度专家可以发言。就选这两个特征。
learn-vinhos-common-action = 奖励行动在游戏中途才有用。现在是计算最后的分数：选倍乘。
learn-vinhos-common-expert = 这次先别动专家。现在讲的是酒桶。

## 种植园

learn-vinhos-vineyard-title = 最初的种植园
learn-vinhos-vineyard-about = 在葡萄牙各地区建立物业。
learn-vinhos-vineyard-first = 欢迎来到葡萄牙！首个种植园让你建立一个物业，还带来一个葡萄酒和地区的赠礼：买附送酒窖的那个。
learn-vinhos-vineyard-first-hint = 送酒窖的是杜奥。
learn-vinhos-vineyard-first-right = 物业1归你了，有酒窖，还有第一个葡萄酒，价值2。杜奥还得到一个声望方块，以后卖那里的酒用得上。
learn-vinhos-vineyard-first-winery = 里斯本送酿酒厂，开局也不错。但这次要的是酒窖。
learn-vinhos-vineyard-first-porto = 杜罗河送波尔图板块，每块能酿一个更好的酒。但这次要的是酒窖。
learn-vinhos-vineyard-first-other = 那个地区另有特性，但不送酒窖。
learn-vinhos-vineyard-go = 你每年有两次行动，每次都在行动区的另一格。移到种植园；今年在那里要缴1,000的税。
learn-vinhos-vineyard-go-hint = 种植园是左上角那一格。
learn-vinhos-vineyard-go-right = 到了。现金够买几个，就可以买几个。
learn-vinhos-vineyard-minho = 先从最便宜的米尼奥种植园开始，让它单独占一个物业。
learn-vinhos-vineyard-minho-hint = 花2,000买米尼奥，再放进任意空物业。
learn-vinhos-vineyard-minho-right = 有了第二个物业，每年就有第二个葡萄酒。
learn-vinhos-vineyard-minho-mixed = 一个物业只能有同一地区、同一颜色的种植园。选一个空的。
learn-vinhos-vineyard-minho-price = 一开始太贵了。米尼奥只要2,000。
learn-vinhos-vineyard-third = 一次行动可以买多个种植园，你还有4,000。买哪个能建立第三个物业，还剩1,000？
learn-vinhos-vineyard-third-hint = 要找价格3,000的，在东北方。
learn-vinhos-vineyard-third-right = 正是德拉什乌什蒙特什，展览会偏爱的地区。
learn-vinhos-vineyard-third-once = 一次行动里，每个地区只卖给你一个种植园。
learn-vinhos-vineyard-third-alentejo = 那会花光你的钱。口袋里要留1,000。
learn-vinhos-vineyard-end = 你最多有四个物业。在同一物业再放一个种植园，则能酿出更好的酒。

## 行动区

learn-vinhos-grid-title = 移动
learn-vinhos-grid-about = 怎样移动免费，其他移动要付钱给谁。
learn-vinhos-grid-near = 从中央看，每一格都相邻，移到相邻格免费。去酿酒专家，为你的酿酒厂雇一位。
learn-vinhos-grid-near-hint = 酿酒专家在右边那一格。把新人放在物业1。
learn-vinhos-grid-near-right = 路费没花，雇人花了1,000。斜向移动也免费。
learn-vinhos-grid-near-toll = 对手在那里：光是进去就要付给他1,000。
learn-vinhos-grid-near-tax = 回合标记今年在那一格征税，要多付1,000。
learn-vinhos-grid-far = 第二次行动：你想要一位葡萄酒专家，可那一格在另一边。付1,000的远路费，去雇一位。
learn-vinhos-grid-far-hint = 葡萄酒专家在左边那一格。雇谁都行。
learn-vinhos-grid-far-right = 路费1,000，专家1,000。计划得好，很少要付路费。
learn-vinhos-grid-free = 新的一年，对手在银行，你想挣点钱。销售和银行，去哪个不用付钱？
learn-vinhos-grid-free-hint = 其中一格与你的格子斜角相邻。
learn-vinhos-grid-free-right = 销售相邻，那里也没有人。
learn-vinhos-grid-free-bank = 那条路远，对手还要收过路费：一共2,000。
learn-vinhos-grid-free-cash = 这里只问销售还是银行。
learn-vinhos-grid-end = 要一次想好两次行动：第一次为第二次铺路。

## 建造

learn-vinhos-buildings-title = 酿酒厂与酿酒专家
learn-vinhos-buildings-about = 让一个物业的葡萄酒越来越好。
learn-vinhos-buildings-winery = 光有种植园，酿出的酒价值2。在同一物业建一座酿酒厂：每年多1。
learn-vinhos-buildings-winery-hint = 去右上角的酿酒厂，建在物业1。
learn-vinhos-buildings-winery-right = 下次生产就是3。建造还在杜奥放了一个声望方块。
learn-vinhos-buildings-winery-early = 酿酒专家在酿酒厂工作，而你还没有酿酒厂。
learn-vinhos-buildings-enologist = 酿酒厂空着可惜。为它雇一位酿酒专家，能多2。
learn-vinhos-buildings-enologist-hint = 酿酒专家就在酿酒厂下面那一格。把他放在物业1。
learn-vinhos-buildings-enologist-right = 生产完了：一个价值5的葡萄酒。每位酿酒专家每年从你的账户领1,000。
learn-vinhos-buildings-more = 第2年，还剩3,000。买什么能让物业1的葡萄酒从今年起一直多1？
learn-vinhos-buildings-more-hint = 物业还有一块空地，行动区有一格就是在空地上建造的。
learn-vinhos-buildings-more-right = 物业满了：一个种植园和两座酿酒厂。
learn-vinhos-buildings-more-vineyard = 杜奥现在出售的种植园是另一种颜色，得用另一个物业。
learn-vinhos-buildings-end = 种植园算2，酿酒厂算1，酿酒专家算2。一个物业只有三块土地，要选好。

## 生产

learn-vinhos-harvest-title = 生产与天气
learn-vinhos-harvest-about = 年末会发生什么，以及波尔图酒的秘密。
learn-vinhos-harvest-hire = 你有杜罗河和里斯本两个物业，各有一座酿酒厂，现金1,000。为里斯本的物业2雇一位酿酒专家。
learn-vinhos-harvest-hire-hint = 去酿酒专家，选物业2。
learn-vinhos-harvest-hire-right = 年末：利息和薪水都走账户，每个葡萄酒移一格。一个价值5的波尔图酒刚刚移出仓库，没有了。
learn-vinhos-harvest-hire-douro = 还不行！先把他放在里斯本，你会明白为什么。
learn-vinhos-harvest-move = 酿酒之前，酿酒专家可以换物业。把你的那位移到杜罗河的物业。
learn-vinhos-harvest-move-hint = 从物业2移到物业1。
learn-vinhos-harvest-move-right = 这样，酿酒专家总在最值得的地方工作。
learn-vinhos-harvest-porto = 天气很好，每个葡萄酒加1：杜罗河产出2 + 1 + 2 + 1。现在把它酿成最好的酒。
learn-vinhos-harvest-porto-hint = 你还有一块波尔图板块，能加3。
learn-vinhos-harvest-porto-right = 价值9的波尔图酒！有了它，国内国外最好的门都为你打开。
learn-vinhos-harvest-porto-douro = 6也不错，但用波尔图板块就是9。
learn-vinhos-harvest-end = 年景不好时，天气最多让每个葡萄酒少2。年初就能看到，来得及打算。

## 酒窖

learn-vinhos-cellar-title = 陈年葡萄酒
learn-vinhos-cellar-about = 葡萄酒怎样陈年，又怎样失去。
learn-vinhos-cellar-build = 仓库只能存两年，你那个价值2的葡萄酒已是第二年。趁它还在，建一座酒窖：2,000，外加今年的税。
learn-vinhos-cellar-build-hint = 去上排中间的酒窖，选物业1。
learn-vinhos-cellar-build-right = 能存四年了，第二格的葡萄酒马上多值1。
learn-vinhos-cellar-build-sell = 可以卖掉，但卖不了几个钱。让它再放放。
learn-vinhos-cellar-wait = 现在只需要时间。去跳过/发布，选一个顺位，然后不发布。
learn-vinhos-cellar-wait-hint = 进入中央那一格不花钱。再选任意顺位，不要发布。
learn-vinhos-cellar-wait-right = 生产时每个葡萄酒向右移了一格。四格分别加0、1、3和5。
learn-vinhos-cellar-wait-sell = 卖得太早，酒窖就白建了。跳过，等一等。
learn-vinhos-cellar-best = 那里有三个葡萄酒，生产价值是4、5和2，最新的在前。去销售，选今天最值钱的那个。
learn-vinhos-cellar-best-hint = 加上各格的数字：4 + 0，5 + 1，2 + 3。
learn-vinhos-cellar-best-right = 6！到明年它就值8了。
learn-vinhos-cellar-best-old = 年份帮了它，但2 + 3只有5。
learn-vinhos-cellar-best-young = 最新的是4，还没有年份。
learn-vinhos-cellar-end = 好酒放在酒窖里，第三年和第四年升值最多。再往后就没有了，别忘了它。

## 销售

learn-vinhos-sales-title = 本地销售
learn-vinhos-sales-about = 用葡萄酒换钱，再借一点声望。
learn-vinhos-sales-hotel = 去销售，把价值5的白葡萄酒卖给酒店，它按格子上的数字付钱：5,000入账。
learn-vinhos-sales-hotel-hint = 价值5的白葡萄酒在物业3。格子是酒店（白5）。
learn-vinhos-sales-hotel-right = 葡萄酒没了，格子上是你的酒桶，账户里有8,000。
learn-vinhos-sales-hotel-colour = 那是红的。每格只收一种颜色，先卖白的。
learn-vinhos-sales-hotel-cheap = 那里也收，但付的是格子的价钱，不看你的酒有多好。
learn-vinhos-sales-renown = 还可以接着卖。你的米尼奥酒值2，用上米尼奥的声望方块就能当3：照这样卖。
learn-vinhos-sales-renown-hint = 米尼奥酒在物业2。格子是Casa de Fados（红3）。
learn-vinhos-sales-renown-right = 用掉一个方块，多挣1,000。谁在该地区有物业，谁就能用那里的方块。
learn-vinhos-sales-renown-wine = 能用方块的是物业2的米尼奥酒。
learn-vinhos-sales-renown-plain = 不用方块只挣2,000。选高一格的。
learn-vinhos-sales-plain = 把价值2的杜奥酒也卖给Casa de Fados，留下那个好的红葡萄酒。
learn-vinhos-sales-plain-hint = 它在物业4。格子是Casa de Fados（红2）。
learn-vinhos-sales-plain-right = 放出了三个酒桶，账户里有13,000。
learn-vinhos-sales-plain-wine = 那个留着，可以出口。卖那个小小的杜奥酒。
learn-vinhos-sales-home = 你总共八个酒桶，每次销售占用一个。移动之前：怎样让其中两个回家，还留下好名声？
learn-vinhos-sales-home-hint = 同一个市场的两个酒桶可以一起取回。然后在两个地区各放一个方块。
learn-vinhos-sales-home-right = 两个酒桶回来了，两个地区更出名了。这不占用行动。
learn-vinhos-sales-home-before = 先别移动。这要在移动之前做。
learn-vinhos-sales-home-pair = 你要在同一个市场有两个酒桶。
learn-vinhos-sales-end = 销售的钱进账户，不进口袋。怎样把钱取出来，要到银行去办。

## 出口

learn-vinhos-export-title = 远渡重洋
learn-vinhos-export-about = 用葡萄酒换胜利点，既有立即的，也有终局的。
learn-vinhos-export-ship = 出口能得胜利点，颜色不限。把你最老的、价值5的葡萄酒，送到只要求5的格子。
learn-vinhos-export-ship-hint = 去出口，选物业1第3格，送到第1列第1行。
learn-vinhos-export-ship-right = 3个胜利点，第1列也有了你的第一个酒桶。终局时，每列的最大出口商得分。
learn-vinhos-export-ship-wine = 先从第3格最老的开始。
learn-vinhos-export-ship-cubes = 那要花声望。先别用：第1列第1行只要5。
learn-vinhos-export-most = 还可以再出口一个，每个阿兰堤祖方块给那里的葡萄酒加2。在最好的酒上用两个方块，最多能得几分？
learn-vinhos-export-most-hint = 价值6的酒变成10。第5行给7个胜利点。
learn-vinhos-export-most-right = 生产价值5的酒得了7个胜利点。其余靠年份和声望。
learn-vinhos-export-most-wine = 那个差一些。用第2格的葡萄酒。
learn-vinhos-export-most-less = 还能更高：两个方块让它变成10。
learn-vinhos-export-end = 出口的酒桶留在国外。留意每列谁领先：越靠右的列越值钱，最多12个胜利点。

## 银行

learn-vinhos-bank-title = 在银行
learn-vinhos-bank-about = 现金、账户，以及投资的作用。
learn-vinhos-bank-withdraw = 账户里有13,000，但买什么都付现金，而你只有3,000。去银行提款3,000或4,000。
learn-vinhos-bank-withdraw-hint = 银行在右下角。选择提款3,000。
learn-vinhos-bank-withdraw-right = 现金到手。只有在银行，钱才能在账户和口袋之间流动。
learn-vinhos-bank-withdraw-little = 再多一点：3,000或4,000。
learn-vinhos-bank-withdraw-much = 账户里多留一些，我们另有打算。账户空了还会扣分。
learn-vinhos-bank-withdraw-later = 好主意，不过是下一步。先提现金。
learn-vinhos-bank-withdraw-deposit = 反了：你要的是现金。
learn-vinhos-bank-invest = 你的投资在−2，每年要付2,000。既然来了，就把它升到0，由账户支付。
learn-vinhos-bank-invest-hint = 投资两次：先4,000，再3,000。
learn-vinhos-bank-invest-right = 不再亏钱了。从+1起，银行每年付钱给你。
learn-vinhos-bank-invest-enough = 现金够了。剩下的用来投资。
learn-vinhos-bank-divest = 一年之后，你想在移动之前多2,000现金，又不去银行。怎么办？
learn-vinhos-bank-divest-hint = 升上去的可以降下来。马上得现金。
learn-vinhos-bank-divest-right = 撤资随时都行，得的是现金。代价在以后的利息里。
learn-vinhos-bank-divest-go = 先别走：这不需要移动。
learn-vinhos-bank-end = 终局时，满满的账户最多值18个胜利点。放着不动的钱也没有白费。

## 展览会

learn-vinhos-fair-title = 葡萄酒展览会
learn-vinhos-fair-about = 专家、展览发布、经理，以及第3年的展览会。
learn-vinhos-fair-hire = 今年年末有展览会，专家会在那里夸你的酒。你已有味觉和酒精度专家：再雇一位酒精度的。
learn-vinhos-fair-hire-hint = 去左边的葡萄酒专家，花1,000雇酒精度专家。
learn-vinhos-fair-hire-right = 每位专家还有一项展览会之前用的能力。用过就翻面，错过展览会。
learn-vinhos-fair-hire-use = 用过的专家不能在展览会上发言。留着他。
learn-vinhos-fair-press = 要参展就得发布葡萄酒。去跳过/发布，选择你的顺位。
learn-vinhos-fair-press-hint = 就是中央那一格。还剩一个顺位。
learn-vinhos-fair-press-right = 大家都在听。
learn-vinhos-fair-wine = 经理们今年的需求：红葡萄酒（Alexandre），价值至少6（Beatriz）。发布让两位都满意的葡萄酒。
learn-vinhos-fair-wine-hint = 是物业4的杜罗河红葡萄酒。
learn-vinhos-fair-wine-right = 价值6的酒可以派两位专家。酒越好，能派的越多。
learn-vinhos-fair-wine-white = 一样好，可惜是白的，Alexandre 会皱眉头。
learn-vinhos-fair-wine-low = 对 Beatriz 来说太弱了。你有一个6。
learn-vinhos-fair-wine-pass = 现在不发布，到展览会上就得匆忙补上。发布一个葡萄酒。
learn-vinhos-fair-stand = 每个展会方格有两个特征，只有这两种专家能在那里发言。哪一格适合你的专家？
learn-vinhos-fair-stand-hint = 你有味觉和酒精度。
learn-vinhos-fair-stand-right = 葡萄酒已得4点展会分数，方格还送一位免费专家。
learn-vinhos-fair-stand-features = 在那里你有一个特征派不上用场。选味觉与酒精度。
learn-vinhos-fair-guest = 你的专家有两位懂酒精度，一位懂味觉。选一位免费专家，让你方格的两个特征人数相当。
learn-vinhos-fair-guest-hint = 请来味觉专家。
learn-vinhos-fair-guest-alcohol = 他可以在这里发言，但酒精度你已有两位。补强味觉吧。
learn-vinhos-fair-guest-right = 现在有四位可选了。
learn-vinhos-fair-managers = 两位经理都满意。各给一个酒桶：以后可以移动它，换取奖励行动或胜利点。
learn-vinhos-fair-managers-hint = Alexandre、Beatriz，先后随意。
learn-vinhos-fair-managers-right = 这样的朋友值得交。送经理一个葡萄酒，就能移动该经理那一行的一个酒桶。
learn-vinhos-fair-managers-region = Constantino 今年要的是别的地区。
learn-vinhos-fair-speak = 展览会开幕了！你的酒可以派两位专家，各按其特征的分值得分：派出两位。
learn-vinhos-fair-speak-hint = 任选两位。专家身上的箭头会先让其特征更受欢迎。
learn-vinhos-fair-speak-right = 第一名，9个胜利点！发过言的专家离开，展会分数留到下一次。
learn-vinhos-fair-end = 第3、5、6年年末都有展览会，奖励越来越高。领先的人，之后要排在后面行动。

## 终局

learn-vinhos-end-title = 最后的分数
learn-vinhos-end-about = 经理、倍乘和终局计分。
learn-vinhos-end-renown = 六年过去了，经理那里的酒桶还可以移动，每次送出一个葡萄酒。把 Constantino 那一行的酒桶移到声望倍乘，送出一个价值3的葡萄酒。
learn-vinhos-end-renown-hint = 选酒桶在“免费雇佣一位葡萄酒专家”的特权，再选声望，然后选某个第1格的葡萄酒。
learn-vinhos-end-renown-right = 5个胜利点，你的地区里每个方块一点。
learn-vinhos-end-renown-row = 那个酒桶随后再动。趁方块都还在，先动 Constantino 那一行。
learn-vinhos-end-renown-nothing = 那个倍乘什么也不给你。声望给5。
learn-vinhos-end-renown-wine = 送经理什么酒都行，所以送个弱的。
learn-vinhos-end-wine = Alexandre 的倍乘把另一个葡萄酒换成等于其价值的胜利点，方块也算。用它得9分。
learn-vinhos-end-wine-hint = 先送出一个弱的，再交出价值7的，加上两个方块。
learn-vinhos-end-wine-right = 9个胜利点，这也是本局的最后一步。
learn-vinhos-end-wine-wine = 不是那个。要得分，得用价值7的。
learn-vinhos-end-wine-cubes = 方块过了今天就没用了。两个都用上！
learn-vinhos-end-end = 最大出口商、账户和倍乘都计算完毕，你赢了。可以上真正的牌桌了。
