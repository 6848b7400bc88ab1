### 与他人一起玩：公开牌桌、可旁观的对局、邀请、档案。

web-meet = 与他人一起玩
web-meet-match = 快速匹配
web-meet-players = 人数
web-meet-filter = 只显示
web-meet-any-game = 任意游戏
web-meet-any-players = 任意人数
web-meet-of-players = { $count }人
web-meet-pace = 节奏
web-meet-any-pace = 任意节奏
web-meet-pace-none = 不计时
web-meet-pace-live = 实时计时
web-meet-pace-turns = 通信对局
web-meet-any-language = 任意语言
web-meet-open = 公开牌桌：{ $count }
web-meet-watching = 可旁观的对局：{ $count }
web-meet-none = 现在没有人在公开牌桌等候。快速匹配会开一桌：请留在那里，直到有人加入。
web-meet-none-fits = 没有符合的公开牌桌。快速匹配会开一桌。
web-meet-more = 显示更多
web-meet-somebody = 无名玩家
web-meet-free = { $seats }个座位中有{ $free }个空位
web-meet-people = 已有{ $count }人入座
web-meet-bots = 与{ $bots }
web-meet-here = 正在桌前
web-meet-public = 所有人可旁观
web-meet-option = { $name }：{ $value }
web-meet-corrected = 修正过的数字
web-meet-rated = 计分对局
web-meet-join = 加入
web-meet-watch = 旁观
web-meet-who = 还有谁可以加入或旁观
web-meet-list = 向所有人开放
web-meet-list-help = 牌桌会列在大厅里，任何人都可以坐空位。你的名字会显示在那里。
web-meet-level = 水平
web-meet-level-any = 不限
web-meet-level-beginner = 适合新手
web-meet-level-regular = 适合熟悉规则的玩家
web-meet-level-expert = 适合高手
web-meet-publish = 允许所有人旁观
web-meet-publish-help = 对局会连同玩家的名字列在大厅里。任何人都能看到全桌可见的内容，除此之外什么也看不到。有人加入后只能关闭此项，每位玩家都可以关闭。
web-meet-hide = 隐藏
web-meet-end = 提前结束本局
web-meet-end-mine = 你已请求结束本局。所有人同意后即结束。
web-meet-end-asked = { $name }请求现在结束本局，不计结果。所有人同意后即结束。
web-meet-ended = 本局已提前结束，没有结果。
web-meet-delete = 删除
web-meet-delete-ask = 永久删除这张牌桌？没有其他人在这里玩过。
web-meet-delete-others = 为你和所有旁观者删除这张牌桌？其他玩家会保留这一局。
web-meet-delete-sure = 永久删除

web-letter-by = { $name }邀请你来玩{ $game }
web-letter = 邀请你来玩{ $game }
web-letter-seat = 你的座位
web-letter-public = 所有人都可以旁观这一局，你的名字会显示在大厅里。
web-letter-asks = 已有人玩过这个座位。会先询问其他玩家是否同意由你接手。
web-letter-watch = 只旁观

web-archive-found =
    { $count ->
        [0] 没有找到。
       *[other] { $count }局
    }
web-archive-text = 名字或聊天
web-archive-opponent = 对手
web-archive-result = 结果
web-archive-any-result = 任意结果
web-archive-won = 获胜
web-archive-lost = 落败
web-archive-ended = 提前结束
web-archive-watched = 旁观
web-archive-after = 从
web-archive-until = 到
web-archive-hidden = 隐藏的牌桌
web-archive-show = 重新显示
web-archive-pages = 页
web-archive-page = 第{ $page }页，共{ $pages }页
web-archive-newer = 较新
web-archive-older = 较旧
