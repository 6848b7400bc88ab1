### 每日牌局。

web-daily-about = 同一天里，所有人玩同一副牌局，对手也是同样的电脑。新的一天从协调世界时零点开始。
web-daily-fair = 你的第一次尝试计入排名：不能撤回，也没有提示。结束后你会看到排名，可以翻看其他已完成者的对局，他们也能翻看你的。
web-daily-fair-alone = 你的第一次尝试计分：不能撤回，也没有提示。一切都留在这个浏览器里，所以这里只能比较你自己的各次尝试；在服务器上可以与他人比较。
web-daily-past = 这一天已经过去。牌局仍然可以玩，但不再计入排名。
web-daily-kind-solo = 单人，对战自动玩家
web-daily-kind-duel = 对战一个电脑
web-daily-kind-bots = 对战两个电脑
web-daily-begin = 开始：这次计入排名
web-daily-begin-free = 随便玩玩，不计入排名
web-daily-continue = 继续
web-daily-attempts = 你的尝试
web-daily-attempt = 第{ $number }次
web-daily-counts = 计入排名
web-daily-counts-not = 不计入排名
web-daily-points = { $points }分
web-daily-result-win = 胜
web-daily-result-draw = 平
web-daily-result-loss = 负
web-daily-running = 进行中
web-daily-gone = 已删除
web-daily-ranking = 排名
web-daily-hidden = 你的第一次尝试结束后，这里会显示排名。
web-daily-nobody = 还没有人完成计入排名的尝试。
web-daily-you = 你
web-daily-guest = 未署名的玩家
web-daily-compare = 比较
web-daily-compare-with = 把你的第一次尝试与“{ $name }”比较
web-daily-day-before = 前一天
web-daily-day-after = 后一天
web-daily-today = 今天
web-daily-comparison = 一副牌局，两场对局
web-daily-same =
    { $count ->
        [0] 两场对局从第一个回答起就不同。
       *[other] 两场对局在前{ $count }个回答之后出现不同。
    }
web-daily-all-same = 两场对局的每个回答都相同。
web-daily-difference = 第一处不同
web-daily-mine = 你的第一次尝试
web-daily-position = 查看这一局面
web-daily-bots = 同时显示电脑的回答
web-daily-common = 同时显示相同的回答
web-daily-growth = 历年得分
