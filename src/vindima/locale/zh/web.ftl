### 浏览器里的牌桌：不属于某一个游戏版图的一切。

## 页面与标题

web-title = Vindima
web-title-table = { $game }｜Vindima
web-title-turn = ● 轮到你了｜{ $game }
web-title-rules = 规则｜{ $game }
web-title-lesson = { $title }｜Vindima
web-title-replay = 回放｜{ $game }
web-loading = 请稍候……
web-close = 关闭
web-back = 返回
web-lobby = 大厅
web-retry = 重试
web-problem = 出了点问题

## 大厅

web-welcome = 葡萄采收季到了
web-welcome-first = 屏幕上的两款葡萄酒桌游，规则完整，对手也懂得怎么玩。
web-welcome-second = 马上与他们对局，几个人共用一块屏幕，或把链接发给朋友。不需要账号。
web-play-now = 马上开始
web-daily = 每日牌局
web-puzzles = 谜题
web-tournaments = 锦标赛
web-tournament = 锦标赛
web-profile = 你的对局
web-leaderboards = 排行榜
web-game = 游戏
web-game-vinhos = Vinhos
web-game-viticulture = Viticulture
web-about-vinhos = 在葡萄牙酿酒六年：物业、酒窖、出口，还有三次人人谈论的展览会。
web-about-viticulture = 托斯卡纳的一座小葡萄园，一年四季，访客各有主意。也可以独自对战自动玩家。
web-players = { $least }至{ $most }位玩家
web-new-table = 新牌桌
web-my-tables = 你的牌桌
web-all-tables = 显示全部{ $count }张
web-unread = { $count }条新消息
web-invited = { $name }邀请你
web-invited-accept = 加入
web-invited-decline = 拒绝
web-table-running = 进行中
web-pace-turns = 每回合{ $time }
web-pace-live = { $bank }，每回合加{ $increment }
web-pace-left = 剩余 { $time }
web-table-over = 已结束
web-archive = 档案
web-table-gathering = 等待玩家
web-table-turn = 轮到{ $name }
web-check = 有实体游戏吗？来核对数字
web-upload = 打开存档
web-upload-help = 在这里下载的，或用命令行保存的对局记录。
web-your-name = 你的名字
web-your-name-help = 同桌的人会看到这个名字。
web-join-go = 加入
web-player = 玩家{ $number }

## 设置

web-you = 你
web-settings = 设置
web-privacy = 隐私
web-setting-name = 名字
web-setting-language = 语言
web-setting-theme = 配色
web-theme-system = 跟随设备
web-theme-light = 浅色
web-theme-dark = 深色
web-setting-sound = 轮到我时播放轻柔的提示音
web-setting-confirm = 结束回合前先询问
web-setting-keys = 单键快捷键（见“键盘”）
web-setting-ceremonies = 庆典（新的一年、展会、访客）
web-ceremonies-off = 关闭
web-ceremonies-fast = 快速
web-ceremonies-relaxed = 从容

## 新牌桌

web-seats = 座位
web-sitter = 座位{ $letter }的玩家
web-sitter-me = 我
web-sitter-here = 同用这块屏幕的人
web-sitter-link = 我发送链接邀请的人
web-sitter-bot = 电脑
web-sitter-link-help = 开桌之后你会得到链接。
web-seat-open = 空座位
web-seat-add = 添加座位
web-seat-remove = 移除座位{ $letter }
web-bot-level = 难度
web-bot-character = 风格
web-bot-styled = { $name }，{ $style }
web-bot-named = { $name } · { $level }
web-style-balanced = 均衡
web-style-beginner = 新手
web-style-exporter = 出口商
web-style-fair-goer = 展会迷
web-style-financier = 理财家
web-style-order-runner = 订单派
web-style-visitor-lover = 好客派
web-style-builder = 建造派
web-style-master = 大师
web-options = 选项
web-more = 更多
web-seed = 种子
web-seed-help = 种子和回答都相同，对局就相同。留空则随机。
web-corrected-tables = 我的实体游戏的数字
web-corrected-tables-help = 用你更正过的数字来玩，而不是我们的推定。
web-open-table = 开桌

web-option-vinhos-regions = 不使用的地区
web-option-vinhos-regions-help = 二人或三人游戏时，有些地区不使用：随机决定，或采用首次游戏的建议。
web-option-vinhos-regions-random = 随机
web-option-vinhos-regions-suggested = 首次游戏的建议
web-option-vinhos-turn-order-by-region = 按地区定行动顺序
web-option-vinhos-turn-order-by-region-help = 官方变体：每人的起始现金相同，由第一个种植园决定谁先行动。
web-option-vinhos-barrels-home-in-maintenance = 酒桶每年取回
web-option-vinhos-barrels-home-in-maintenance-help = 官方变体：支付薪水之后，成对的酒桶离开本地市场。
web-option-vinhos-cash-multiplier-cap = 现金倍乘封顶
web-option-vinhos-cash-multiplier-cap-help = 官方变体：那里的一个酒桶最多得16个胜利点。
web-option-vinhos-two-player-fair = 二人展览会
web-option-vinhos-two-player-fair-help = 官方变体：二人游戏时，奖励为第一名和第三名的奖励。
web-option-viticulture-parents = 妈妈和爸爸
web-option-viticulture-parents-help = 妈妈和爸爸各发一张，或各从两张中选一张。
web-option-viticulture-parents-dealt = 发牌
web-option-viticulture-parents-chosen = 二选一
web-option-viticulture-friendly = 友好变体
web-option-viticulture-friendly-help = 奖励格只供使用其奖励的玩家占用，或供找不到其他空行动格的玩家占用。
web-option-viticulture-free-devalue = 允许降值
web-option-viticulture-free-devalue-help = 新的葡萄或葡萄酒可以放在低于其价值的位置。
web-option-viticulture-level = 自动玩家
web-option-viticulture-level-help = 自动玩家有多难对付。
web-option-viticulture-aggressive = 激进的自动玩家
web-option-viticulture-aggressive-help = 每年年末都要领先，不只是最后一年。用于简单、普通和困难。
web-option-viticulture-challenge = 挑战
web-option-viticulture-challenge-help = 战役中的单个挑战。
web-option-viticulture-tokens = 奖励行动标记
web-option-viticulture-tokens-help = 开局有几枚。战役中：该挑战每输一次得一枚。
web-option-viticulture-fewer-visitors = 减少访客
web-option-viticulture-fewer-visitors-help = 只靠其他玩家的行动获利的访客留在盒中。

## 战役

web-campaign = 战役
web-campaign-about = 一系列对抗自动玩家的挑战。赢了才能前进；每输一次，下一次尝试就容易一点。用的局数越少越好。
web-campaign-new = 新战役
web-campaign-begin = 开始战役
web-campaign-level = 战役，{ $level }
web-campaign-aggressive = 战役，{ $level }，激进
web-campaign-score =
    { $tokens ->
        [0] 已进行{ $games }局。
       *[other] 已进行{ $games }局。下一局开局有{ $tokens }枚奖励行动标记。
    }
web-campaign-win = 胜
web-campaign-draw = 平
web-campaign-loss = 负
web-campaign-play = 进行下一局
web-campaign-continue = 继续对局
web-campaign-give-up = 放弃（算作失败）
web-campaign-done =
    { $games ->
        [1] 你只用一局就赢得了战役。
       *[other] 你用{ $games }局赢得了战役。
    }

## 牌桌：各个部分

web-tabs = 牌桌的各部分
web-tab-board = 版图
web-tab-mine = 我的
web-tab-others = 他人
web-tab-log = 记录
web-enlarge = 放大
web-question = 问题
web-menu = 菜单
web-twin = 文字版图
web-spectator = 你在旁观
web-connection-lost = 连接中断，正在重新连接……你的操作不会丢失。

## 牌桌：问题

web-year = 第{ $year }年
web-points = 分
web-away = 离开
web-to-answer = 待行动
web-your-turn = 轮到你了
web-asked = 正在询问{ $name }：
web-choose = 请选择
web-filter = 输入文字以筛选
web-filter-none = 没有包含这些文字的回答。
web-effect-leaves = 被移除
web-refused = 目前不能选：{ $count }
web-remedy = 怎样才可以？
web-remedy-first = 先做：
web-remedy-then = 然后就可以了。
web-remedy-none = 先做什么都没有用。
web-hint = 给我提示
web-hint-quick = 快速
web-hint-good = 仔细
web-hint-deep = 深入
web-hint-thinking = 正在思考……
web-hint-gain = 约{ $gain }分
web-hint-term = { $term }：{ $gain }
web-hints-allowed = 允许提示
web-trail = 本回合至今
web-undo = 撤回
web-undo-to = 回到这一步之前
web-undo-over = 游戏已结束，不能撤回。
web-undo-others = 此后其他玩家已行动，不能撤回。
web-reset = 重新开始我的回合
web-confirm-ask = 结束你的回合吗？
web-confirm = 结束我的回合
web-skip = 跳过
web-recall = 自你上回合以来：{ $count }步
web-recalling = 自你上回合以来……
web-secret-move = 暗中的选择
web-news = { $name }：{ $what }
web-thinking = { $name }正在思考……
web-waiting = 正在等待{ $name }。
web-absent = { $name }暂时离开。回来后对局继续。
web-waiting-open = 这个座位还空着。把链接发给别人吧。
web-trouble-bot = { $name }现在无法行动。服务器会继续尝试；桌主可以为这个座位换一位玩家。
web-trouble-storage = 服务器现在无法保存{ $name }的回答。它会继续尝试，不会丢失任何内容。
web-note-taken = { $name }在此入座。
web-note-leave = { $name }离开了这个座位。
web-note-removed = 桌主将{ $name }移出了这个座位。
web-note-bot = 桌主把这个座位交给了电脑。
web-note-stand-in = 电脑代替{ $name }行动，直到其回来。
web-note-back = { $name }回来了。
web-note-device = { $name }现在也在另一台设备上游戏。
web-note-only-here = { $name }现在只在这台设备上游戏。
web-note-one-person = { $name }现在与这张牌桌的另一个座位属于同一个人。
web-note-deal-again = { $name }的座位有变动，发牌重新开始，每个人都要提供新的份额。
web-note-asks = { $name }请求接手这个座位，其手牌已有别人看过。
web-note-agrees = { $name }同意接手。
web-note-refuses = { $name }拒绝接手。
web-note-asks-no-more = { $name }不再请求这个座位。
web-note-took-over = 经所有人同意，{ $name }接手了这个座位。
web-note-deleted = 一条消息已被删除。
web-takeover = { $name }请求接手座位{ $number }。别人玩过这个座位，因此{ $name }会看到它的手牌。需要所有玩家同意。
web-takeover-mine = 你已请求接手座位{ $number }。其他玩家全部同意后，你就可以入座。
web-takeover-agree = 同意
web-takeover-refuse = 拒绝
web-takeover-withdraw = 撤回请求
web-commitment = 种子承诺：{ $commitment }。请记下它，并在游戏结束后与“vindima replay --verify”对记录的说明比较。
web-seed-known = 本局的种子是选定的或来自记录：开桌的人可能知道每一张牌。种子：{ $seed }
web-deal = 发牌之前
web-deal-sealing = 所有座位都有人后才会发牌。请发送邀请链接，或把空座位交给电脑。
web-deal-opening = 所有座位都有人了。每个人的浏览器公开自己的份额后立即发牌。已关闭的浏览器会在玩家回来时公开。
web-deal-about = 每个人的浏览器都会为洗牌加入一个随机份额。所有份额都固定之前，任何份额都不会公开，因此没有人能选牌，服务器的管理者也不能。电脑和之后入座的玩家不提供份额。
web-deal-missing = 尚未就绪
web-deal-sealed = 份额已固定
web-deal-opened = 份额已公开
web-deal-elsewhere = 另一台设备已固定你座位的份额。如果那台设备已不在手边，请从这台设备提供份额：发牌会重新开始，所有人都会收到通知。
web-deal-here = 从这台设备提供份额
web-deal-share = 你的份额，可用于“vindima replay --share”：{ $share }
web-deal-proved = 你的浏览器已检查洗牌：你的份额包含在内，也没有人更改过自己的份额。
web-deal-false = 本局的洗牌不是你的浏览器参与的那一次。请保存记录，并询问服务器的管理者。
web-only-here = 只在这台设备上保留此座位
web-holders = 有{ $count }台设备占用此座位。
web-stand-in = 让电脑代打
web-log-empty = 还没有发生任何事。
web-log-filter = 只看一位玩家
web-log-all = 全部

## 规则

web-rules = 规则
web-rules-whole = 在整份规则中查看
web-rules-search = 搜索规则
web-rules-contents = 目录
web-rules-found = { $count }个段落
web-rules-none = 没有包含这些文字的段落。

## 课程

web-learn = 学习
web-learn-about = 真实局面里的短课：你来行动，课程告诉你该注意什么。随时可以离开，进度会保存。
web-lesson-steps = { $steps }步
web-lesson-at = 已完成{ $number }步，共{ $steps }步
web-lesson-done = 已学完
web-lesson-begin = 开始
web-lesson-go-on = 继续
web-lesson-again = 再学一次
web-lesson-hint = 提示
web-lesson-restart = 从头开始
web-lesson-next = 下一课
web-lesson-all = 全部课程
web-introduction = 入门
web-introduction-about = 游戏讲什么、一年如何进行，并带你看一遍版图。
web-introduction-to = { $game }入门
web-introduction-at = 第{ $at }站，共{ $of }站
web-introduction-next = 下一站
web-introduction-skip = 跳过导览
web-introduction-lesson = 第一课
web-coached = 有教练的第一局
web-coached-about = 对一名简单对手的真正对局。教练会讲解新出现的内容，有更好的选择时会提醒你。

## 牌桌：人

web-presence-bot = 电脑
web-presence-you = 你
web-presence-here = 在座
web-presence-away = 离开
web-presence-stand-in = 离开，{ $bot }代打
web-copy-invite = 复制邀请链接
web-copy-seat = 复制我的座位链接
web-copy-watch = 复制旁观链接
web-copied = 已复制
web-seat-bot = 交给电脑
web-seat-back = 还给玩家
web-seat-leave = 离开座位
web-leave-ask = 确定要离开座位吗？之后由别人或电脑来玩，你只能旁观。如果只是休息一下，可以让电脑代打，直到你回来。
web-leave-sure = 确定离开
web-leave-bot = 先让电脑代打
web-cancel = 取消
web-watch = 旁观者
web-watch-help = 有此链接的人只能看到桌上所有人都能看到的内容。
web-watch-public = 这局游戏是公开的：任何人都能在这个网址旁观。
web-chat =
    { $count ->
        [0] 聊天
       *[other] 聊天（{ $count }）
    }
web-chat-empty = 还没有人说话。
web-chat-write = 说点什么
web-chat-send = 发送
web-cover = { $name }，轮到你了
web-cover-help = 确认旁人看不到屏幕之后，才会显示内容。
web-cover-ready = 我是{ $name }

## 分数与结局

web-scores = 分数
web-automa = 自动玩家
web-source = 来源
web-total = 合计
web-projected = 若现在结束
web-points-now = 分数条上的分数
web-chart = 历年分数
web-result-won =
    { $count ->
        [1] { $names }获胜
       *[other] { $names }共享胜利
    }
web-result-solo =
    { $result ->
        [win] 你战胜了自动玩家
        [draw] 与自动玩家战平
       *[loss] 自动玩家获胜
    }
web-result-next = 接下来呢？
web-result-board = 看版图
web-result-back = 返回结果
web-again = 再来一局
web-rematch = 再战一局
web-ranking = 名次
web-best-wine = 本局最好的葡萄酒
web-wine-red = 红葡萄酒
web-wine-white = 白葡萄酒
web-wine-blush = 桃红葡萄酒
web-wine-sparkling = 起泡葡萄酒
web-label-year = 第{ $year }年
web-label-aloud = 酒标：{ $title }，价值{ $value }，第{ $year }年，{ $owner }
web-label-save = 保存酒标

## 回放

web-replay = 回放
web-replay-at = 第{ $at }个回答之后（共{ $count }个），第{ $year }年
web-replay-slider = 对局进度
web-replay-year-back = 退一年
web-replay-turn-back = 退一回合
web-replay-back = 退一步
web-replay-on = 进一步
web-replay-turn-on = 进一回合
web-replay-year-on = 进一年
web-replay-run = 自动播放
web-replay-stop = 暂停
web-replay-play-on = 从这里接着玩
web-replay-table = 回到牌桌
web-replay-link = 复制此局面的链接
web-download = 下载记录

## 复盘

web-review = 对局复盘
web-review-working = 正在复盘这一局……
web-review-chances = 胜率
web-review-turning = 转折点
web-review-better = 更好的选择，约多{ $points }分：{ $answer }
web-review-look = 查看局面
web-review-none = 没有大的失误。
web-review-caution = 由只看到回合结束为止的电脑评判。它可能会错：你的计划也许比它判断的更高明。
web-review-caution-network = 由靠与自己对局来学习的神经网络评判。运气是实际翻开的内容与各种可能的平均之差；选择只按当时能知道的信息来评判。它可能会错：你的计划也许比它判断的更高明。
web-review-balance = 运气与技术
web-review-luck = 翻开的内容带来{ $luck }分 · 选择共损失{ $lost }分
web-review-then = 接着：{ $answer }
web-review-reveals = 运气影响最大的时刻
web-review-reveal = 翻开的内容带来{ $points }分

## 键盘说明

web-help = 帮助
web-help-board = Tab键也会在版图上高亮的位置之间移动；回车键或空格键选择。
web-key-answer = 选择这个回答
web-key-filter = 筛选回答
web-key-tab = 移到下一项
web-key-confirm = 结束我的回合
web-key-undo = 撤回
web-key-reset = 重新开始我的回合
web-key-recall = 查看自我上回合以来的经过
web-key-skip = 跳过动画
web-key-hint = 提示
web-key-scores = 分数
web-key-seats = 座位与链接
web-key-chat = 聊天
web-key-log = 记录
web-key-twin = 文字版图
web-key-help = 帮助

## 可能出的问题

web-error-no-table = 没有这张牌桌。链接可能不完整，或牌桌已被删除。
web-error-no-campaign = 这个浏览器里没有这场战役。
web-error-old-rules = 这一局使用的规则版本不同。可以查看，但不能继续。
web-error-not-asked = 现在轮到别人。
web-error-too-large = 超出了服务器接受的大小。
web-error-not-yours = 这张牌桌不公开。请向桌主要链接。
web-error-full = 这个座位已有人坐了。可以向桌主要旁观链接。
web-error-bad-link = 这个链接无效，可能缺了一部分。
web-error-used-link = 这个链接已被使用或已过期。请索取新的链接。
web-error-other-browser = 请在你输入地址的浏览器中打开这个链接。
web-error-passkey = 这个通行密钥未被接受。请重试，或用其他方式登录。
web-error-last-device = 这是你回到对局的唯一方式。请先添加通行密钥或另一台设备，或者删除你的数据。
web-error-too-late = 本回合时间已到，正由电脑代打。
web-error-days-off = 每周最多两个休息日（每周只能改一次），每年最多二十个单独的日期，最早从明天开始。
web-error-turned-away = 这张牌桌的桌主不让你进入。
web-error-silenced = 这张牌桌的桌主已将你移出聊天。
web-error-blocked-word = 其中有此服务器不允许的词。请换一种说法。
web-error-stale = 对局已有进展；这是当前局面。
web-error-illegal = 现在不能这样做。
web-error-undo = 已经不能撤回了。
web-error-running = 对局结束后才能下载记录；现在下载会泄露仍然保密的内容。
web-error-newer-record = 这一局由更新版本的Vindima保存。请更新Vindima后再打开。
web-error-bad-record = 这个文件不是对局记录，或已损坏。
web-error-bad-request = 服务器无法理解这个请求。请刷新页面，它可能已过时。
web-error-too-many = 请求太频繁。请稍等片刻再试。
web-error-closed = 本局已提前结束，不能继续。
web-error-others-play = 还有其他人在这里玩，需要他们先同意。
web-error-many-open = 你已经在许多公开牌桌等候。请先离开或关闭其中一张。
web-error-banned = 此服务器的管理者不允许这个浏览器这样做。
web-error-quota = 从这里开设的牌桌太多或太大。请先结束或删除一些，或稍等片刻。
web-error-hand-known = 已有人玩过这个座位并看过手牌，又没有其他玩家可以同意换人。此后只能由电脑继续。
web-error-daily-counts = 这一局计入每日牌局：其他人不能代玩或帮忙。
web-error-daily-hidden = 先完成你自己对这副每日牌局的第一次尝试，然后才能看别人的对局。
web-error-contest = 这是锦标赛的一场比赛：只有主办人能决定由谁来玩，任何人都不能帮忙。
web-error-sealed = 其他桌还在玩这副牌。在它们结束之前，其他人不能观看，也没有回放。
web-error-few-entrants = 参赛者不够，还不能开始。
web-error-many-games = 这场锦标赛会超过 600 局。请减少轮数，或选择更大的桌子。
web-error-entered = 你已经参加了这场锦标赛。
web-error-not-open = 现在不能加入或退出这场锦标赛。
web-error-rated = 这是计分对局：每个人都要把自己的座位玩到底，谁也不能帮忙。
web-error-unratable = 这张牌桌不能计分。计分对局至少需要两个座位、每人各用屏幕、由服务器发牌，电脑须为简单到大师且不设风格。
web-error-damaged = 这张牌桌的数据已损坏。请告知此服务器的管理者。
web-error-unavailable = 服务器现在无法连接数据库。请稍后再试。
web-error-server = 服务器出了问题。请稍后再试。
web-error-offline = 无法连接服务器。请检查服务器是否在运行、你是否在线。
web-error-no-page = 这里没有这个页面。
