### Viticulture的课程。键名是 `learn-viticulture-<lesson>-<step>`，以及 `learn/reading.py` 所说的。
### 一步最多两句话。数字都是该课局面中的数字。

## 通用的回复

learn-viticulture-common-grande = 大工人留给已经占满的地方：那里别人都去不了。这里用普通工人就够了。
learn-viticulture-common-taken = 那里已经有工人了。只有大工人还能去，站在行动旁边。
learn-viticulture-common-keep = 这步棋不错，但先留着。这一步要跳过。
learn-viticulture-common-pass = 还不行！一跳过，你的这一季就结束了，而你还有工人要先做事。
learn-viticulture-common-building = 它有它的好处，但不是现在需要的建筑。
learn-viticulture-common-later = 那个以后再说。先完成这一步要你做的。

## 工人

learn-viticulture-workers-title = 你的工人
learn-viticulture-workers-about = 派出工人，使用大工人，跳过，培训新人。
learn-viticulture-workers-tour = 欢迎来到你的葡萄园！现在是夏季，三名工人等着你：派一名普通工人去接待参观，能得2里拉。
learn-viticulture-workers-tour-hint = 选择行动“接待参观”，再选普通工人。
learn-viticulture-workers-tour-right = 现在有8里拉了。工人派到哪里，就在哪里待到年末。
learn-viticulture-workers-tour-little = 那个地方永远占不满，但只给1里拉。接待参观给的是两倍。
learn-viticulture-workers-grande = 你想要一张葡萄藤，可对手刚刚占了抽葡萄藤的唯一空格。大工人不在乎：让他站在那个行动旁边。
learn-viticulture-workers-grande-hint = 找到“抽葡萄藤，大工人在旁”。
learn-viticulture-workers-grande-right = 新的葡萄藤到手了。每年有一个占满的行动，可以靠大工人打开。
learn-viticulture-workers-grande-elsewhere = 那些空格谁都还能去。把大工人用在只有他能去的地方：抽葡萄藤。
learn-viticulture-workers-pass = 还剩一名工人，而夏季和冬季用的是同一批工人。把他留到冬季：跳过吧。
learn-viticulture-workers-pass-hint = “本季不再行动”是最后一个选项。
learn-viticulture-workers-pass-right = 留得好。所有人都跳过或用完工人时，夏季结束。
learn-viticulture-workers-fall = 秋季每人得一位访客。抽一张吧：黄色的夏季来，蓝色的冬季来。
learn-viticulture-workers-fall-hint = 哪个牌库都对，选一个就行。
learn-viticulture-workers-fall-right = 欢迎光临！后面有一课专门讲怎样打出访客。
learn-viticulture-workers-train = 冬季的行动不一样，你有8里拉。哪个行动能让你从明年起多一名工人？
learn-viticulture-workers-train-hint = 它要花4里拉。新人得先培训。
learn-viticulture-workers-train-right = 正是。新人已经就位，年末加入你的队伍。
learn-viticulture-workers-train-lira = 钱当然好，但你已经够用了。我们要找的是帮手。
learn-viticulture-workers-train-cards = 那是跟牌有关的。我们要找的是帮手。
learn-viticulture-workers-end = 你会派工人了，这就学会了一半。早点多培训几名，每年就能多做几件事。

## 葡萄藤

learn-viticulture-vines-title = 从牌到田地
learn-viticulture-vines-about = 抽一张葡萄藤，在同一块田地种下两株。
learn-viticulture-vines-draw = 每个葡萄酒都从一张葡萄藤开始。你手上有两张；派普通工人去抽第三张。
learn-viticulture-vines-draw-hint = 这个行动叫“抽葡萄藤”。
learn-viticulture-vines-draw-right = 第三张有了。有些葡萄藤要先有建筑才能生长：每张牌上都写明了。
learn-viticulture-vines-plant = 桑娇维塞很好养，有田地就行。派普通工人把它种在你喜欢的地方。
learn-viticulture-vines-plant-hint = 选“种植葡萄藤”，普通工人，再把桑娇维塞种在任意田地。
learn-viticulture-vines-plant-right = 它会年复一年长在那里，每次采收给一个价值1的红葡萄。
learn-viticulture-vines-plant-vine = 先从桑娇维塞开始，它是你手上最简单的。
learn-viticulture-vines-together = 你有棚架，所以也能种特雷比亚诺。如果想一次采收就得到红、白两种葡萄，它该种在哪里？
learn-viticulture-vines-together-hint = 你的大工人还能去种。两株要种在同一块田地。
learn-viticulture-vines-together-right = 对：一块田地总是整块采收。红1加白2是3，连最小的田地也能承受5。
learn-viticulture-vines-together-apart = 特雷比亚诺在那里也能长，但要采收两次。把两株种在同一块田地。
learn-viticulture-vines-together-vine = 要与桑娇维塞做伴的，是白色的特雷比亚诺。
learn-viticulture-vines-end = 一块田地种几株都行，只要价值合计不超过田地的数字。

## 建筑

learn-viticulture-structures-title = 建造
learn-viticulture-structures-about = 建筑让更好的葡萄藤生长，每年还带来好处。
learn-viticulture-structures-trellis = 没有棚架，你的特雷比亚诺长不了。派普通工人花2里拉建一座。
learn-viticulture-structures-trellis-hint = 行动是“建造建筑”，建筑选棚架。
learn-viticulture-structures-trellis-right = 棚架整局都在，对你的所有田地都有用。
learn-viticulture-structures-trellis-tower = 灌溉塔是给高价值葡萄藤用的。特雷比亚诺只要棚架。
learn-viticulture-structures-plant = 土地准备好了。用另一名普通工人种下特雷比亚诺。
learn-viticulture-structures-plant-hint = 选“种植葡萄藤”，再把特雷比亚诺种在任意田地。
learn-viticulture-structures-plant-right = 一株价值2的白葡萄藤。最好的价值4，棚架和灌溉塔都要有。
learn-viticulture-structures-plant-vine = 桑娇维塞本来就能种。棚架是为特雷比亚诺建的。
learn-viticulture-structures-cottage = 还剩4里拉，大工人也空着。哪座建筑让你每年秋季多一位访客？
learn-viticulture-structures-cottage-hint = 访客喜欢留宿。站在占满的行动旁边建造。
learn-viticulture-structures-cottage-right = 小屋！以后每年秋季你抽两张访客，而不是一张。
learn-viticulture-structures-cottage-cellar = 酒窖放的是陈酒。客人还是睡在别处好。
learn-viticulture-structures-fall = 秋季到了：试试小屋，先后选出两张访客。
learn-viticulture-structures-fall-hint = 夏季或冬季，选两次。怎么选都好。
learn-viticulture-structures-fall-right = 一次来了两位。两个牌库都要先说好，再看牌。
learn-viticulture-structures-end = 风车和品酒室还能得分：前者在你种植时，后者在酒窖里有葡萄酒、你又接待参观时。

## 采收

learn-viticulture-harvest-title = 采收
learn-viticulture-harvest-about = 采收两块田地，酿出第一个葡萄酒。
learn-viticulture-harvest-both = 冬季是采收的时候。派一名普通工人，选那块一次就能采到两种颜色的田地。
learn-viticulture-harvest-both-hint = 看看葡萄藤：桑娇维塞和皮诺种在价值5的田地。
learn-viticulture-harvest-both-right = 红2和白1。同一块田地的葡萄藤按颜色相加，葡萄藤留在原处。
learn-viticulture-harvest-both-single = 那里只有特雷比亚诺，是白色的。价值5的田地两种颜色都有。
learn-viticulture-harvest-second = 采收的空格被你自己的工人占了，可还有一块田地要采收。谁能帮忙？
learn-viticulture-harvest-second-hint = 大工人可以站在占满的行动旁边，即使是你自己占满的。
learn-viticulture-harvest-second-right = 白2。每块田地每年只能采收一次，用哪名工人都行。
learn-viticulture-harvest-wine = 压榨台上有三个葡萄。用最后一名工人，把最好的白葡萄酿成葡萄酒。
learn-viticulture-harvest-wine-hint = 行动是“酿造至多两个葡萄酒”。先酿白的，用价值2的那个。
learn-viticulture-harvest-wine-right = 你的第一个葡萄酒，价值与葡萄相同。它放在你的小型酒窖里。
learn-viticulture-harvest-wine-visitor = 访客总有一天会帮上忙。酿酒有专门的行动。
learn-viticulture-harvest-wine-rest = 两块田地今年都采收过了。现在要看的是葡萄。
learn-viticulture-harvest-wine-small = 那是两个白葡萄里较弱的。用另一个。
learn-viticulture-harvest-wine-red = 红葡萄酒也不错，但先酿白的。
learn-viticulture-harvest-end = 没用掉的葡萄不会损失：它们会成熟，每年价值升1。

## 酿酒

learn-viticulture-wine-title = 酿造葡萄酒
learn-viticulture-wine-about = 红、白和桃红葡萄酒，以及各自需要的酒窖。
learn-viticulture-wine-harvest = 去年留下红3和白2。把田地也采收了，这次用大工人，好留一名工人酿酒。
learn-viticulture-wine-harvest-hint = 选“采收田地”，再选大工人，然后选价值5的田地。
learn-viticulture-wine-harvest-right = 四个葡萄：红3和红2，白2和白1。
learn-viticulture-wine-harvest-regular = 谁去都行，但让大工人去：普通工人接下来要酿酒。
learn-viticulture-wine-blush = 桃红葡萄酒由红、白葡萄各一个酿成，价值相加。酿出你能酿的最好的桃红葡萄酒。
learn-viticulture-wine-blush-hint = 酿酒，选桃红葡萄酒，再选红3和白2。
learn-viticulture-wine-blush-right = 价值5的桃红葡萄酒！从4起都要有中型酒窖，你已经建好了。
learn-viticulture-wine-blush-first = 那可以作为第二个。先酿桃红葡萄酒。
learn-viticulture-wine-blush-small = 那种颜色还有更好的葡萄。
learn-viticulture-wine-blush-sparkling = 起泡葡萄酒要两个红葡萄、一个白葡萄和大型酒窖。以后再说！
learn-viticulture-wine-red = 一次行动最多酿两个，还剩红2和白1。第二个酿什么价值最高？
learn-viticulture-wine-red-hint = 桃红葡萄酒得达到4。每个葡萄单独能酿什么？
learn-viticulture-wine-red-right = 对，价值2的红葡萄酒。红、白葡萄酒各用一个葡萄，白葡萄就让它继续成熟。
learn-viticulture-wine-red-white = 那是价值1的白葡萄酒。你的红葡萄更好。
learn-viticulture-wine-red-blush = 2加1是3，没有低于4的桃红葡萄酒。
learn-viticulture-wine-red-done = 酿一个就停也可以，但还能再酿一个。
learn-viticulture-wine-end = 小型酒窖到3，中型到6，大型到9：酒窖装不下的好酒，放到下面最高的空位。

## 陈酿

learn-viticulture-ageing-title = 酒窖与岁月
learn-viticulture-ageing-about = 年末会发生什么，酒窖为什么重要。
learn-viticulture-ageing-pass = 你的酒窖里有红3和白2，这一年快结束了。跳过，看看它们的变化。
learn-viticulture-ageing-pass-hint = “本季不再行动”是最后一个选项。
learn-viticulture-ageing-pass-right = 年末，葡萄和葡萄酒的价值都升1，所有工人回家。
learn-viticulture-ageing-wake = 白的升到3，红的却停在3，那是小型酒窖的尽头。新的一年开始了：选第1行先行动，或选第4行得1里拉。
learn-viticulture-ageing-wake-hint = 选第1行或第4行。
learn-viticulture-ageing-wake-right = 早上好！你多早起床，由公鸡决定。
learn-viticulture-ageing-wake-row = 以后再说吧。这次选第1行或第4行。
learn-viticulture-ageing-cellar = 你的葡萄酒需要更深的酒窖。花4里拉建中型酒窖。
learn-viticulture-ageing-cellar-hint = 选“建造建筑”，再选中型酒窖。
learn-viticulture-ageing-cellar-right = 现在放得下价值6以内的葡萄酒了。
learn-viticulture-ageing-cellar-large = 大型酒窖要在中型酒窖之后。
learn-viticulture-ageing-summer = 这个夏季够了。跳过，让这一年往前走。
learn-viticulture-ageing-summer-hint = “本季不再行动”是最后一个选项。
learn-viticulture-ageing-summer-right = 两名工人在家等着冬季。
learn-viticulture-ageing-fall = 又是秋季：请一位访客来。
learn-viticulture-ageing-fall-hint = 夏季或冬季，随你喜欢。
learn-viticulture-ageing-fall-right = 又来了一位客人。
learn-viticulture-ageing-time = 你想让两个葡萄酒都变成4。这个冬季，你的工人要为此做什么？
learn-viticulture-ageing-time-hint = 谁也不能亲手让酒变老。交给时间吧。
learn-viticulture-ageing-time-right = 什么也不用做！有了酒窖，过了一年，两个葡萄酒都是4了。
learn-viticulture-ageing-time-wine = 新酒不会让旧酒变老。
learn-viticulture-ageing-time-work = 有用，但不会让葡萄酒陈酿。陈酿会自己发生。
learn-viticulture-ageing-end = 葡萄酒每多放一年，就配得上更好的订单。要赶在它停住之前建好酒窖。

## 订单

learn-viticulture-orders-title = 交付订单
learn-viticulture-orders-about = 用葡萄酒换分数，还有年年都来的收入。
learn-viticulture-orders-fill = 葡萄酒就是为订单酿的。现在有两张可以交付，但都要你唯一的红葡萄酒：交付分数较高的那张。
learn-viticulture-orders-fill-hint = 要红5和白3的那张订单给4分。
learn-viticulture-orders-fill-right = 4分！年收入也升了：每年年末多1里拉。
learn-viticulture-orders-fill-less = 那张给3分。有一张给4分。
learn-viticulture-orders-fill-blush = 它要两个桃红葡萄酒，而你的酒窖里一个也没有。
learn-viticulture-orders-wines = 酒窖空了，还有一张订单等着红2和白4，或更好的。两种颜色各酿一个合用的葡萄酒。
learn-viticulture-orders-wines-hint = 哪个红葡萄都够。白葡萄只有5够。
learn-viticulture-orders-wines-right = 高于要求总是可以的：客人收下更好的酒，但不会多付。
learn-viticulture-orders-wines-blush = 桃红葡萄酒适合别的订单。这张要的是红和白。
learn-viticulture-orders-wines-small = 白3达不到所要的4。
learn-viticulture-orders-again = 一切就绪，今年可以第二次交付了。还有哪名工人能去？
learn-viticulture-orders-again-hint = 空格已被你的第一名工人占了，轮到大工人了。
learn-viticulture-orders-again-right = 又得3分。要到20分，交付订单最可靠。
learn-viticulture-orders-again-first = 先交付订单：葡萄酒都等着呢。
learn-viticulture-orders-end = 早点抽订单，再据此安排田地、酒窖和年份。

## 访客

learn-viticulture-visitors-title = 访客
learn-viticulture-visitors-about = 在夏季和冬季打出访客，选择他们为你做什么。
learn-viticulture-visitors-patron = 访客按牌上所写行事，常常是两项中的一项。派普通工人打出赞助人，让他给你4里拉。
learn-viticulture-visitors-patron-hint = 选“打出夏季访客”，赞助人，再选他的第一项。
learn-viticulture-visitors-patron-right = 8里拉了。牌用过就进弃牌堆。
learn-viticulture-visitors-patron-sponsor = 赞助商待会儿再来。先打出赞助人。
learn-viticulture-visitors-patron-cards = 牌也好，但现在缺的是钱：拿里拉。
learn-viticulture-visitors-sponsor = 谁说一年只能接待一位访客？把赞助商也打出，拿两张葡萄藤，不要付那一分。
learn-viticulture-visitors-sponsor-hint = 大工人站在占满的行动旁边。选第一项。
learn-viticulture-visitors-sponsor-right = 白得两张葡萄藤。很多牌比它们所代替的行动更划算。
learn-viticulture-visitors-sponsor-point = 两项都拿要付一分。只拿葡萄藤不用付。
learn-viticulture-visitors-sponsor-lira = 我们要他的葡萄藤。
learn-viticulture-visitors-summer = 蓝色的访客冬季才来。留着最后两名工人：跳过。
learn-viticulture-visitors-summer-hint = “本季不再行动”是最后一个选项。
learn-viticulture-visitors-summer-right = 冬季见。
learn-viticulture-visitors-fall = 秋季来位新客人：抽一张。
learn-viticulture-visitors-fall-hint = 夏季或冬季，随你喜欢。
learn-viticulture-visitors-fall-right = 年末最多可留七张牌，各种合计。
learn-viticulture-visitors-teacher = 新工人通常要4里拉。你手上有位访客只要2里拉：借他得到这名工人。
learn-viticulture-visitors-teacher-hint = 读读你的两张冬季访客。有一位是教人的。
learn-viticulture-visitors-teacher-right = 多亏教师，半价到手。用普通行动之前，总要先看看手上的访客。
learn-viticulture-visitors-teacher-dear = 那要花4里拉。你有一位访客更便宜。
learn-viticulture-visitors-teacher-visitor = 这位客人对陈酒有好处。要工人，得找另一位。
learn-viticulture-visitors-end = 访客要求的一切都做得到，才能打出。有些会让所有人得好处，所以要读两遍。

## 起床行

learn-viticulture-rows-title = 早起与奖励
learn-viticulture-rows-about = 起床行、奖励空格、跳过和年末。
learn-viticulture-rows-first = 现在是三人游戏，今年春季由你先选行。你想在所有空格里先挑：哪一行比别人先行动？
learn-viticulture-rows-first-hint = 越靠上的行越早行动。
learn-viticulture-rows-first-right = 第1行什么也不给，只给夏季和冬季的先手。
learn-viticulture-rows-first-later = 礼物不错，但别人就可能比你先行动了。
learn-viticulture-rows-bonus = 三人游戏时每个行动有第二个空格，带有奖励。去接待参观，得3里拉，而不是2里拉。
learn-viticulture-rows-bonus-hint = 选“奖励：多得1里拉”的参观，用普通工人。
learn-viticulture-rows-bonus-right = 先到先得：对手只好去没有奖励的空格。
learn-viticulture-rows-bonus-plain = 那个空格没有奖励。中格还空着。
learn-viticulture-rows-bonus-tour = 别的行动也有奖励，但现在要的是接待参观。
learn-viticulture-rows-pass = 还剩两名工人。跳过，让他们都在冬季干活。
learn-viticulture-rows-pass-hint = “本季不再行动”是最后一个选项。
learn-viticulture-rows-pass-right = 跳过的人本季不再行动，其他人接着来，不用等。
learn-viticulture-rows-fall = 秋季：抽一张访客。
learn-viticulture-rows-fall-hint = 夏季或冬季，随你喜欢。
learn-viticulture-rows-fall-right = 秋季也按起床行的顺序。
learn-viticulture-rows-winter = 又是你先。去能便宜1里拉的地方培训一名工人。
learn-viticulture-rows-winter-hint = 那个空格的奖励是1里拉。
learn-viticulture-rows-winter-right = 3里拉，而不是4里拉。
learn-viticulture-rows-winter-plain = 在那里你要付足4里拉。
learn-viticulture-rows-winter-train = 很诱人，但多一名工人年年有用。培训一名。
learn-viticulture-rows-rest = 其他人都结束了。跳过，让这一年结束。
learn-viticulture-rows-rest-hint = “本季不再行动”是最后一个选项。
learn-viticulture-rows-rest-right = 先选的权利每年传给邻座。
learn-viticulture-rows-row = 今年春季有人抢在你前面占了第1行。哪一行能额外借你一名工人，用上一年？
learn-viticulture-rows-row-hint = 它是最后一行，所以你最后行动。
learn-viticulture-rows-row-right = 一年有五名工人！越靠下的行，礼物越好。
learn-viticulture-rows-row-taken = 一行只容一只公鸡；而且我们要的不是分数，也不是里拉。
learn-viticulture-rows-row-bonus = 那一行的礼物不同。要找的是工人。
learn-viticulture-rows-end = 要先手还是要实惠：每年春季都要这样选。

## 终局

learn-viticulture-end-title = 最后一年
learn-viticulture-end-about = 游戏怎样结束，最后还有什么算数。
learn-viticulture-end-trigger = 你有19分，谁到20分，就进入最后一年。交付一张订单，达到20分。
learn-viticulture-end-trigger-hint = 要红2和白2的订单，用你的两个葡萄酒就能交付。
learn-viticulture-end-trigger-right = 21分！大家都知道这是最后一年了。
learn-viticulture-end-trigger-wines = 你的酒窖里没有那张订单要的葡萄酒。
learn-viticulture-end-trigger-points = 那不得分。看看你的订单和酒窖。
learn-viticulture-end-last = 这一年要进行完，对手还可能追上，同分就看里拉。你的最后一名工人现在有什么用？
learn-viticulture-end-last-hint = 没有明年了，只有分数和里拉算数。有个地方永远占不满。
learn-viticulture-end-last-right = 就是这样。分数之后比里拉，再比酒窖里的葡萄酒，再比葡萄。
learn-viticulture-end-last-future = 那是为明年准备的，而明年不会来了。
learn-viticulture-end-last-tie = 那改变不了什么。多1里拉却可能分出胜负。
learn-viticulture-end-hand = 每年年末最多留七张牌，你有八张。弃掉一张。
learn-viticulture-end-hand-hint = 今天哪张都行。
learn-viticulture-end-hand-right = 这一年结束了，游戏也结束了。
learn-viticulture-end-end = 你赢了！就是这么简单：种植、采收、陈酿、交付。接下来去真正的牌桌试试吧。
