### Vinhos入门：导览的各站（`learn/introductions/vinhos.toml`）。

intro-vinhos-goal-title = 六年酿酒
intro-vinhos-goal = 你在葡萄牙酿酒：建立物业，在国内销售，出口，把最好的酒带到展览会上。六年之后，胜利点最多者获胜。
intro-vinhos-year-title = 每一年
intro-vinhos-year = 每年人人有两次行动，然后支付开销，物业生产葡萄酒。有展览会的年份有标记：那时评酒，赢取胜利点。
intro-vinhos-map-title = 地区
intro-vinhos-map = 每个地区出售那叠最上面的种植园，各有特性。方块表示当地的声望：花掉方块，当地的酒就更值钱。
intro-vinhos-actions-title = 九种行动
intro-vinhos-actions = 你有一个标记，每年移动两次。移到相邻的格子免费；走得更远、进入征税的格子或遇到别人都要花钱。要想好两步。
intro-vinhos-estates-title = 你的物业
intro-vinhos-estates = 有种植园的物业每年产一款酒。酿酒厂和酿酒专家能让酒更好。酒窖里的酒越陈越值钱，仓库里的酒要尽快出手。
intro-vinhos-vintage-title = 收获季节
intro-vinhos-vintage = 当年的天气让所有新酒变好或变差。下面写着葡萄酒经理的需求。
intro-vinhos-sales-title = 国内销售
intro-vinhos-sales = 本地市场买酒的钱进入你的银行账户。每格只收达到一定价值的酒，你的一个酒桶会留在那里。
intro-vinhos-export-title = 出口
intro-vinhos-export = 出口得到的不是钱，而是胜利点；出口最多的人最后还有额外的胜利点。酒桶会留在这里直到游戏结束。
intro-vinhos-bank-title = 银行
intro-vinhos-bank = 买东西用现金；销售收入进入账户，薪水从账户支付。要在两者之间转钱或投资，就去银行。
intro-vinhos-fair-title = 展览会
intro-vinhos-fair = 每次展览会你发布一款酒。酒的价值、合适的专家和所选的方格加起来就是展会分数，整局保留，并决定谁得奖。
intro-vinhos-managers-title = 葡萄酒经理
intro-vinhos-managers = 满足需求的酒让你在他们那里放酒桶。游戏中可以用酒桶换额外的行动，最后也可以用来倍乘得分。
intro-vinhos-question-title = 轮到你了
intro-vinhos-question = 游戏就在这段文字所在的面板里向你提问。可以选的地方会在版图上发光；把指针停在上面，就能看到会有什么变化。大多数选择都可以撤回。
