### Viticulture的课程。键名是 `learn-viticulture-<lesson>-<step>`，以及 `learn/reading.py` 所说的。
### 一步最多两句话。数字都是该课局面中的数字。

## 通用的回复

learn-viticulture-common-grande = 大工人留给已经占满的行动：那里别人都去不了。这里用普通工人就够了。
learn-viticulture-common-taken = 那里已经有工人了。只有大工人还能去，放在行动旁边。
learn-viticulture-common-keep = 这步棋不错，但先留着。这一步要跳过。
learn-viticulture-common-pass = 还不行！一跳过，你的这一季就结束了，而你还有工人要先派出。
learn-viticulture-common-building = 它有它的好处，但不是现在需要的建筑。
learn-viticulture-common-later = 那个以后再说。先完成这一步要你做的。

## 工人

learn-viticulture-workers-title = 你的工人
learn-viticulture-workers-about = 派出工人，使用大工人，跳过，培训新工人。
learn-viticulture-workers-tour = 欢迎来到你的葡萄园！现在是夏季，你有三名工人：派一名普通工人去接待参观，能得2里拉。
learn-viticulture-workers-tour-hint = 选择行动“接待参观”，再选普通工人。
learn-viticulture-workers-tour-right = 你现在有8里拉。工人派到哪里，就在哪里待到年末。
learn-viticulture-workers-tour-little = 那个行动格永远占不满，但只给1里拉。接待参观给的是两倍。
learn-viticulture-workers-grande = 你想要一张葡萄藤，可对手刚刚占了抽葡萄藤的唯一行动格。大工人不在乎：把他放在那个行动旁边。
learn-viticulture-workers-grande-hint = 找到“抽葡萄藤（大工人在行动格旁）”。
learn-viticulture-workers-grande-right = 新的葡萄藤到手了。大工人每年可以使用一个占满的行动。
learn-viticulture-workers-grande-elsewhere = 那些行动格谁都还能去。把大工人用在别的工人去不了的地方：抽葡萄藤。
learn-viticulture-workers-pass = 还剩一名工人，而夏季和冬季用的是同一批工人。把他留到冬季：跳过吧。
learn-viticulture-workers-pass-hint = “本季不再行动”是最后一个选项。
learn-viticulture-workers-pass-right = 留得好。所有人都跳过或用完工人后，夏季结束。
learn-viticulture-workers-fall = 秋季每人抽一张访客。抽一张吧：黄色的在夏季用，蓝色的在冬季用。
learn-viticulture-workers-fall-hint = 哪个牌库都行，选一个。
learn-viticulture-workers-fall-right = 欢迎光临！后面有一课专门讲怎样打出访客。
learn-viticulture-workers-train = 冬季的行动不一样，你有8里拉。哪个行动能让你从明年起多一名工人？
learn-viticulture-workers-train-hint = 它要花4里拉。新工人得先培训。
learn-viticulture-workers-train-right = 正是。新工人年末加入你的队伍。
learn-viticulture-workers-train-lira = 钱当然好，但你已经够用了。我们要找的是新工人。
learn-viticulture-workers-train-cards = 那是跟牌有关的。我们要找的是新工人。
learn-viticulture-workers-end = 你会派工人了，这就学会了一半。早点多培训几名，每年就能多做几件事。

## 葡萄藤

learn-viticulture-vines-title = 从牌到田地
learn-viticulture-vines-about = 抽一张葡萄藤，在同一块田地种下两株。
learn-viticulture-vines-draw = 每瓶葡萄酒都从一张葡萄藤牌开始。你手上有两张；派普通工人去抽第三张。
learn-viticulture-vines-draw-hint = 这个行动叫“抽葡萄藤”。
learn-viticulture-vines-draw-right = 现在有三张了。有些葡萄藤要先有建筑才能种植：每张牌上都写明了。
learn-viticulture-vines-plant = 桑娇维塞只需要一块田地。派普通工人把它种在你喜欢的地方。
learn-viticulture-vines-plant-hint = 选“种植葡萄藤”，普通工人，再把桑娇维塞种在任意田地。
learn-viticulture-vines-plant-right = 它一直长在那里，每次采收给你一份价值1的红葡萄。
learn-viticulture-vines-plant-vine = 先从桑娇维塞开始，它是你手上最简单的。
learn-viticulture-vines-together = 你有棚架，所以也能种特雷比亚诺。选哪块田地，一次采收就能得到红、白两种葡萄？
learn-viticulture-vines-together-hint = 你的大工人还能去种。两株要种在同一块田地。
learn-viticulture-vines-together-right = 对：总是整块田地一起采收。红1加白2是3，连最小的田地也能种到5。
learn-viticulture-vines-together-apart = 特雷比亚诺可以种在那里，但那样要采收两次。把两株种在同一块田地。
learn-viticulture-vines-together-vine = 把你的白葡萄藤特雷比亚诺与桑娇维塞种在一起。
learn-viticulture-vines-end = 一块田地种几株都行，只要总价值不超过田地的数字。

## 建筑

learn-viticulture-structures-title = 建造
learn-viticulture-structures-about = 建筑让你种植更好的葡萄藤，每年都有帮助。
learn-viticulture-structures-trellis = 没有棚架就不能种特雷比亚诺。派普通工人花2里拉建一座。
learn-viticulture-structures-trellis-hint = 选“建造建筑”，再选棚架。
learn-viticulture-structures-trellis-right = 棚架整局都在，对你的所有田地都有效。
learn-viticulture-structures-trellis-tower = 灌溉塔是给更好的葡萄藤用的。特雷比亚诺只要棚架。
learn-viticulture-structures-plant = 准备好了。用另一名普通工人种下特雷比亚诺。
learn-viticulture-structures-plant-hint = 选“种植葡萄藤”，再把特雷比亚诺种在任意田地。
learn-viticulture-structures-plant-right = 一株价值2的白葡萄藤。最好的葡萄藤价值4，棚架和灌溉塔都要有。
learn-viticulture-structures-plant-vine = 桑娇维塞本来就能种。棚架是为特雷比亚诺建的。
learn-viticulture-structures-cottage = 你还剩4里拉，大工人也空着。哪座建筑让你每年秋季多一张访客？
learn-viticulture-structures-cottage-hint = 访客喜欢留宿。把大工人放在占满的行动旁边。
learn-viticulture-structures-cottage-right = 小屋！以后每年秋季你抽两张访客，而不是一张。
learn-viticulture-structures-cottage-cellar = 酒窖放的是陈酒。访客还是睡在别处好。
learn-viticulture-structures-fall = 秋季到了：使用小屋，逐张选出两张访客。
learn-viticulture-structures-fall-hint = 夏季或冬季，选两次。怎么选都好。
learn-viticulture-structures-fall-right = 一次来了两张访客。两个牌库都要先选好，再看牌。
learn-viticulture-structures-end = 风车和品酒室还能得分：前者在你种植时，后者在酒窖里有葡萄酒时接待参观。

## 采收

learn-viticulture-harvest-title = 采收
learn-viticulture-harvest-about = 采收两块田地，酿出第一瓶葡萄酒。
learn-viticulture-harvest-both = 冬季是采收的时候。派一名普通工人，采收能同时给你两种颜色的那块田地。
learn-viticulture-harvest-both-hint = 看看葡萄藤：桑娇维塞和皮诺种在价值5的田地。
learn-viticulture-harvest-both-right = 红2和白1。同一块田地的葡萄藤按颜色相加，葡萄藤留在原处。
learn-viticulture-harvest-both-single = 那里只种着特雷比亚诺，是白色的。价值5的田地两种颜色都有。
learn-viticulture-harvest-second = 采收的行动格被你自己的工人占了，可还有一块田地要采收。谁能帮忙？
learn-viticulture-harvest-second-hint = 大工人可以放在占满的行动旁边，即使是你自己占满的。
learn-viticulture-harvest-second-right = 白2。每块田地每年可以采收一次。
learn-viticulture-harvest-wine = 压榨台上有三份葡萄。用最后一名工人，把最好的白葡萄酿成葡萄酒。
learn-viticulture-harvest-wine-hint = 行动是“酿造至多两瓶葡萄酒”。先酿白的，用价值2的那份。
learn-viticulture-harvest-wine-right = 你的第一瓶葡萄酒，价值与葡萄相同。它放在你的小型酒窖里。
learn-viticulture-harvest-wine-visitor = 访客总有一天会帮上忙。酿酒有专门的行动。
learn-viticulture-harvest-wine-rest = 两块田地今年都采收过了。现在用葡萄吧。
learn-viticulture-harvest-wine-small = 那是两份白葡萄里较差的。用另一份。
learn-viticulture-harvest-wine-red = 红葡萄酒也不错，但先酿白的。
learn-viticulture-harvest-end = 没用掉的葡萄不会损失：它们也会陈酿，每年升1。

## 酿酒

learn-viticulture-wine-title = 酿造葡萄酒
learn-viticulture-wine-about = 红、白和桃红葡萄酒，以及各自需要的酒窖。
learn-viticulture-wine-harvest = 去年留下红3和白2两份葡萄。把田地也采收了，这次用大工人，好留一名工人酿酒。
learn-viticulture-wine-harvest-hint = 选“采收田地”，再选大工人，然后选价值5的田地。
learn-viticulture-wine-harvest-right = 你有四份葡萄：红3和红2，白2和白1。
learn-viticulture-wine-harvest-regular = 谁去都行，但让大工人去：普通工人接下来要酿酒。
learn-viticulture-wine-blush = 桃红葡萄酒由红、白葡萄各一份酿成，价值相加。酿出你能酿的最好的桃红葡萄酒。
learn-viticulture-wine-blush-hint = 选“酿造至多两瓶葡萄酒”，桃红葡萄酒，再选红3和白2。
learn-viticulture-wine-blush-right = 价值5的桃红葡萄酒！价值4以上的葡萄酒都要有中型酒窖，你已经建好了。
learn-viticulture-wine-blush-first = 那可以作为第二瓶。先酿桃红葡萄酒。
learn-viticulture-wine-blush-small = 那种颜色你有更好的葡萄。
learn-viticulture-wine-blush-sparkling = 起泡葡萄酒要两份红葡萄、一份白葡萄和大型酒窖。以后再说！
learn-viticulture-wine-red = 一次行动最多酿两瓶，还剩红2和白1。第二瓶酿什么价值最高？
learn-viticulture-wine-red-hint = 桃红葡萄酒的价值至少要4。每份葡萄单独能酿什么？
learn-viticulture-wine-red-right = 对，价值2的红葡萄酒。红、白葡萄酒各用一份葡萄，白葡萄可以留到以后。
learn-viticulture-wine-red-white = 那是价值1的白葡萄酒。你的红葡萄更好。
learn-viticulture-wine-red-blush = 2加1是3，而桃红葡萄酒的价值至少是4。
learn-viticulture-wine-red-done = 酿一瓶就停也可以，但还能再酿一瓶。
learn-viticulture-wine-end = 小型酒窖到3，中型到6，大型到9：超出酒窖的好酒，放到下面最高的空位。

## 陈酿

learn-viticulture-ageing-title = 陈酿葡萄酒
learn-viticulture-ageing-about = 年末会发生什么，酒窖为什么重要。
learn-viticulture-ageing-pass = 你的酒窖里有红3和白2，这一年快结束了。跳过，看看它们的变化。
learn-viticulture-ageing-pass-hint = “本季不再行动”是最后一个选项。
learn-viticulture-ageing-pass-right = 年末，所有葡萄和葡萄酒都陈酿一级，工人也全部收回。
learn-viticulture-ageing-wake = 白的现在是3，红的却还是3，因为小型酒窖到此为止。新的一年开始了：选第1行先行动，或选第4行得1里拉。
learn-viticulture-ageing-wake-hint = 选第1行或第4行。
learn-viticulture-ageing-wake-right = 早上好！你的工人多早起床，由公鸡决定。
learn-viticulture-ageing-wake-row = 以后再说吧。这次选第1行或第4行。
learn-viticulture-ageing-cellar = 你的葡萄酒需要更好的酒窖。花4里拉建中型酒窖。
learn-viticulture-ageing-cellar-hint = 选“建造建筑”，再选中型酒窖。
learn-viticulture-ageing-cellar-right = 现在放得下价值6以内的葡萄酒了。
learn-viticulture-ageing-cellar-large = 要先有中型酒窖，才能建大型酒窖。
learn-viticulture-ageing-summer = 这个夏季够了。跳过，让这一年继续。
learn-viticulture-ageing-summer-hint = “本季不再行动”是最后一个选项。
learn-viticulture-ageing-summer-right = 你留了两名工人到冬季。
learn-viticulture-ageing-fall = 又是秋季：抽一张访客。
learn-viticulture-ageing-fall-hint = 夏季或冬季，随你喜欢。
learn-viticulture-ageing-fall-right = 手上又多了一张访客。
learn-viticulture-ageing-time = 你想让两瓶葡萄酒都变成4。这个冬季，你的工人要为此做什么？
learn-viticulture-ageing-time-hint = 没有工人能让酒陈酿。交给时间吧。
learn-viticulture-ageing-time-right = 什么也不用做！有了酒窖和时间，两瓶葡萄酒都是4了。
learn-viticulture-ageing-time-wine = 酿新酒不会让旧酒陈酿。
learn-viticulture-ageing-time-work = 有用，但不会让你的葡萄酒陈酿。它们会自己陈酿。
learn-viticulture-ageing-end = 葡萄酒每在酒窖多放一年，就配得上更好的订单。要赶在它停止陈酿之前建好酒窖。

## 订单

learn-viticulture-orders-title = 交付订单
learn-viticulture-orders-about = 用葡萄酒换分数，每年还有收入。
learn-viticulture-orders-fill = 葡萄酒就是为订单酿的。现在有两张可以交付，但都要你唯一的红葡萄酒：交付分数较高的那张。
learn-viticulture-orders-fill-hint = 需要红5和白3的订单给4分。
learn-viticulture-orders-fill-right = 你得4分！年收入也升了：每年年末多1里拉。
learn-viticulture-orders-fill-less = 那张给3分。有一张给4分。
learn-viticulture-orders-fill-blush = 它需要两瓶桃红葡萄酒，而你一瓶也没有。
learn-viticulture-orders-wines = 酒窖空了，你还有一张订单，需要红2和白4，或更好的。两种颜色各酿一瓶合用的葡萄酒。
learn-viticulture-orders-wines-hint = 哪份红葡萄都够。白葡萄只有价值5的够。
learn-viticulture-orders-wines-right = 可以用比订单所需更好的葡萄酒，但不会因此多得。
learn-viticulture-orders-wines-blush = 桃红葡萄酒适合别的订单。这张需要红和白。
learn-viticulture-orders-wines-small = 白3不够：订单需要4。
learn-viticulture-orders-again = 一切就绪，今年可以交付第二张订单了。还有哪名工人能去？
learn-viticulture-orders-again-hint = 行动格已被你的第一名工人占了，用大工人吧。
learn-viticulture-orders-again-right = 你又得3分。要到20分，交付订单最可靠。
learn-viticulture-orders-again-first = 先交付订单：葡萄酒都准备好了。
learn-viticulture-orders-end = 早点抽订单，再据此安排田地、酒窖和年份。

## 访客

learn-viticulture-visitors-title = 访客
learn-viticulture-visitors-about = 在夏季和冬季打出访客，选择他们为你做什么。
learn-viticulture-visitors-patron = 访客按牌上所写行事，常常是两项中的一项。派普通工人打出主顾，选择得4里拉。
learn-viticulture-visitors-patron-hint = 选“打出夏季访客”，主顾，再选第一项。
learn-viticulture-visitors-patron-right = 你有8里拉了。牌进弃牌堆。
learn-viticulture-visitors-patron-sponsor = 赞助商待会儿再打。先打出主顾。
learn-viticulture-visitors-patron-cards = 牌也好，但现在缺的是钱：拿里拉。
learn-viticulture-visitors-sponsor = 一年可以打出不止一张访客。把赞助商也打出，抽两张葡萄藤，不要失去那一分。
learn-viticulture-visitors-sponsor-hint = 把大工人放在占满的行动旁边。选第一项。
learn-viticulture-visitors-sponsor-right = 白得两张葡萄藤。很多牌比它们所代替的行动更划算。
learn-viticulture-visitors-sponsor-point = 两项都做要失去一分。只拿葡萄藤是免费的。
learn-viticulture-visitors-sponsor-lira = 这次我们要葡萄藤。
learn-viticulture-visitors-summer = 蓝色的访客在冬季用。留着最后两名工人：跳过。
learn-viticulture-visitors-summer-hint = “本季不再行动”是最后一个选项。
learn-viticulture-visitors-summer-right = 冬季见。
learn-viticulture-visitors-fall = 秋季有新访客：抽一张。
learn-viticulture-visitors-fall-hint = 夏季或冬季，随你喜欢。
learn-viticulture-visitors-fall-right = 年末最多可以留七张手牌，种类不限。
learn-viticulture-visitors-teacher = 培训工人通常要4里拉。你手上有一张访客只要2里拉：就这样培训一名。
learn-viticulture-visitors-teacher-hint = 读读你的两张冬季访客。有一位是教书的。
learn-viticulture-visitors-teacher-right = 多亏教师，半价到手。用普通行动之前，总要先看看手上的访客。
learn-viticulture-visitors-teacher-dear = 那要花4里拉。你有一张访客更便宜。
learn-viticulture-visitors-teacher-visitor = 这张对陈酒有好处。要培训工人，得用另一张。
learn-viticulture-visitors-end = 牌上写的一切都做得到，才能打出访客。有些也会帮到对手，所以要读两遍。

## 起床行

learn-viticulture-rows-title = 起床表与奖励
learn-viticulture-rows-about = 起床表、奖励格、跳过和年末。
learn-viticulture-rows-first = 现在是三人游戏，今年春季由你先选行。你想在所有行动格里先挑：哪一行比别人先行动？
learn-viticulture-rows-first-hint = 行的数字越小，越早行动。
learn-viticulture-rows-first-right = 第1行没有奖励，但夏季和冬季都由你先行动。
learn-viticulture-rows-first-later = 奖励不错，但别人就可能比你先行动了。
learn-viticulture-rows-bonus = 三人游戏时每个行动有第二个行动格，带有奖励。去接待参观，得3里拉，而不是2里拉。
learn-viticulture-rows-bonus-hint = 选“奖励：多得1里拉”的参观，用普通工人。
learn-viticulture-rows-bonus-right = 先到先得：对手只好去没有奖励的行动格。
learn-viticulture-rows-bonus-plain = 那个行动格没有奖励。中间那格还空着。
learn-viticulture-rows-bonus-tour = 别的行动也有奖励，但这次我们要接待参观。
learn-viticulture-rows-pass = 还剩两名工人。跳过，这样两名都能用在冬季。
learn-viticulture-rows-pass-hint = “本季不再行动”是最后一个选项。
learn-viticulture-rows-pass-right = 跳过的玩家本季不再行动，其他人继续。
learn-viticulture-rows-fall = 秋季：抽一张访客。
learn-viticulture-rows-fall-hint = 夏季或冬季，随你喜欢。
learn-viticulture-rows-fall-right = 秋季也按起床表的顺序。
learn-viticulture-rows-winter = 又是你先。去能便宜1里拉的地方培训一名工人。
learn-viticulture-rows-winter-hint = 那个行动格的奖励是1里拉。
learn-viticulture-rows-winter-right = 你付了3里拉，而不是4里拉。
learn-viticulture-rows-winter-plain = 在那里你要付足4里拉。
learn-viticulture-rows-winter-train = 很诱人，但多一名工人年年有用。培训一名。
learn-viticulture-rows-rest = 其他人都结束了。跳过，这一年就结束。
learn-viticulture-rows-rest-hint = “本季不再行动”是最后一个选项。
learn-viticulture-rows-rest-right = 每年由不同的玩家先选行。
learn-viticulture-rows-row = 今年春季有人抢在你前面占了第1行。哪一行让你今年多一名工人？
learn-viticulture-rows-row-hint = 它是最后一行，所以你最后行动。
learn-viticulture-rows-row-right = 一年有五名工人！数字越大的行，奖励越好。
learn-viticulture-rows-row-taken = 一行只能有一只公鸡，而且这次我们要的不是分数或里拉。
learn-viticulture-rows-row-bonus = 那一行的奖励不同。要找的是工人。
learn-viticulture-rows-end = 早行动，还是拿更好的奖励：每年春季由你决定。

## 终局

learn-viticulture-end-title = 最后一年
learn-viticulture-end-about = 游戏怎样结束，最后还有什么算数。
learn-viticulture-end-trigger = 你有19分；有玩家到20分，当年就是最后一年。交付一张订单，达到20分。
learn-viticulture-end-trigger-hint = 需要红2和白2的订单，用你的两瓶葡萄酒就能交付。
learn-viticulture-end-trigger-right = 你有21分！大家都知道这是最后一年了。
learn-viticulture-end-trigger-wines = 你没有那张订单需要的葡萄酒。
learn-viticulture-end-trigger-points = 那不得分。看看你的订单和酒窖。
learn-viticulture-end-last = 这一年要进行完，对手还可能追上，同分就比里拉。你的最后一名工人用在哪里最好？
learn-viticulture-end-last-hint = 没有明年了，只有分数和里拉算数。有个行动格永远有位置。
learn-viticulture-end-last-right = 正是。分数相同先比里拉，再比酒窖里的葡萄酒，再比葡萄。
learn-viticulture-end-last-future = 那对明年有帮助，而明年不会来了。
learn-viticulture-end-last-tie = 那改变不了什么。多1里拉却可能分出胜负。
learn-viticulture-end-end = 你赢了：种植、采收、陈酿、交付订单。就是这么简单，去真正的牌桌试试吧。
