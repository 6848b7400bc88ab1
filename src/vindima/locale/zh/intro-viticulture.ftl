### Viticulture入门：导览的各站（`learn/introductions/viticulture.toml`）。

intro-viticulture-goal-title = 属于你的葡萄园
intro-viticulture-goal = 你在托斯卡纳继承了一座小葡萄园。种葡萄藤、采收葡萄、酿酒，再把酒交给下订单的人。有人达到20分后，打完这一年，分数最高者获胜。
intro-viticulture-year-title = 四个季节
intro-viticulture-year = 春季决定先后顺序。夏季和冬季派出工人，秋季有访客上门。工人一年只工作一次：夏天用了，冬天就没有了。
intro-viticulture-rooster-title = 公鸡
intro-viticulture-rooster = 春季，你的公鸡选一行。靠前的行让你先挑行动格，靠后的行奖励更好。
intro-viticulture-places-title = 工人的去处
intro-viticulture-places = 每个行动只容得下几名工人，先到先得。大工人还能加入已经占满的行动。
intro-viticulture-hand-title = 你的手牌
intro-viticulture-hand = 要种的葡萄藤、要交付的订单，还有能让规则破例一次的访客。访客有的夏季来，有的冬季来。你的手牌只有你看得到。
intro-viticulture-fields-title = 你的田地
intro-viticulture-fields = 葡萄藤长在这里。一次采收会收下一块田地的全部葡萄，葡萄藤仍留在原处，所以年年都能再来。
intro-viticulture-cellar-title = 从葡萄到酒瓶
intro-viticulture-cellar = 葡萄放在压榨台上，等你酿成酒。每年年末，葡萄和酒的价值各加一，以酒窖允许的为限。
intro-viticulture-structures-title = 建筑
intro-viticulture-structures = 建筑一直有用：有些葡萄藤需要棚架或灌溉塔，好酒需要更大的酒窖，风车能带来分数。
intro-viticulture-purse-title = 你的家底
intro-viticulture-purse = 你的分数、里拉和年收入：每交付一张订单，年收入就会提高，每年按这个数目付给你。
intro-viticulture-question-title = 轮到你了
intro-viticulture-question = 游戏就在这段文字所在的面板里向你提问。可以选的地方会在版图上发光；把指针停在上面，就能看到会有什么变化。大多数选择都可以撤回。
