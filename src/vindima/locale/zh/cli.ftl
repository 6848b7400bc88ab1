### 终端牌桌。

## 座位与金钱

cli-money = { THOUSANDS($amount) }
cli-you = 你
cli-player = 玩家{ $letter }

## 版图

cli-year = 第{ $year }年（共{ $years }年）
cli-setup = 游戏准备
cli-phase = 时段{ $phase }
cli-fair = 展览会
cli-weather = 天气{ $weather }
cli-order = 顺序
cli-wishes = 经理的需求
cli-no-wishes = 第一年没有需求
cli-at-least = 至少{ $value }
cli-actions = 行动：移动的费用
cli-here = 你在这里
cli-free = 免费
cli-tax = 征税
cli-regions = 地区
cli-top = 在售
cli-cubes = 声望
cli-discs = 圆片
cli-not-in-play = 不使用
cli-sold-out = 售罄
cli-sales = 销售：要求的价值，也是售价
cli-export = 出口：要求的价值
cli-points = 胜利点
cli-majority = 最大出口商
cli-fair-title = 展览会：各特征的分值
cli-stands = 展会方格与奖励
cli-fair-worth = 分值
cli-managers = 葡萄酒经理与倍乘
cli-supply = 供给区：酿酒厂{ $wineries }、酒窖{ $cellars }、酿酒专家{ $enologists }、声望方块{ $cubes }、波尔图{ $porto }
cli-deck-tops = 可雇佣的专家
cli-seat = 座位
cli-score = 胜利点
cli-cash = 现金
cli-account = 账户
cli-investment = 投资
cli-barrels = 酒桶
cli-fair-points = 展会
cli-experts = 可用专家
cli-experts-counted = { $up }/{ $all }
cli-porto = 波尔图
cli-announced = 已发布葡萄酒，可派专家：{ $experts }
cli-estates = { $name }的物业
cli-estate = 物业{ $number }
cli-empty-estate = 尚无种植园
cli-vineyards = { $count }个种植园
cli-wineries = { $count }座酿酒厂
cli-enologists = { $count }位酿酒专家
cli-cellar = 酒窖
cli-warehouse = 仓库
cli-next-wine = 下一款葡萄酒：{ $value }
cli-my-experts = 你的葡萄酒专家
cli-face-down = 正面朝下

cli-court-winery-for-n = { THOUSANDS($n1) }建酿酒厂
cli-court-sales = 销售
cli-court-vineyard-minus-n = 种植园减{ THOUSANDS($n1) }
cli-court-export = 出口
cli-court-free-expert = 免费专家
cli-court-invest-free = 免费投资
cli-multiplier-cellars = 酒窖
cli-multiplier-vineyards = 种植园
cli-multiplier-wine = 葡萄酒，立即
cli-multiplier-enologists = 酿酒专家
cli-multiplier-cash = 现金
cli-multiplier-four-experts = 4种专家，立即
cli-multiplier-full-estates = 完整物业
cli-multiplier-wineries = 酿酒厂
cli-multiplier-renown = 声望，立即

## Viticulture的版图

cli-season = 第{ $year }年，{ $season }
cli-last-year = 最后一年
cli-automa = 自动玩家{ $points }分（{ $level }，{ $years }年）
cli-aggressive = 每年年末都要领先
cli-tokens = { $count }枚奖励行动标记
cli-board-actions = 行动
cli-spaces = 行动格
cli-bonus = 奖励
cli-deck =
    { $kind ->
        [vine] 葡萄藤
        [order] 订单
        [summer] 夏季访客
       *[winter] 冬季访客
    }
cli-decks = 牌库
cli-left = 剩余
cli-top-discard = 弃牌堆顶
cli-shown = 翻开的牌
cli-purse = { $score }分 · { $lira }里拉 · 年收入{ $residual }
cli-lira = 里拉
cli-residual = 年收入
cli-workers = 工人
cli-workers-counted = { $idle }/{ $all }
cli-passed = 已跳过
cli-hand = 藤/订单/夏/冬
cli-row = 行
cli-pad = 压榨台
cli-wines = 葡萄酒
cli-vineyard = { $name }的葡萄园
cli-field = 田地{ $value }/{ $limit }
cli-field-sold = 已出售
cli-harvested = 已采收
cli-built = 已建
cli-not-built = 未建
cli-used = 今年已使用：{ $names }
cli-cellars = 压榨台与酒窖
cli-grapes =
    { $colour ->
        [red] 红葡萄
       *[white] 白葡萄
    }
cli-your-hand = 你的手牌
cli-needs = 需要{ $names }
cli-pays = { $points }分，年收入+{ $residual }
cli-ready = 可以交付
cli-lacks = 还缺{ $names }

## 对话

cli-welcome = { $title }，种子{ $seed }。请输入编号或方括号里的文字；输入help查看更多。
cli-since = 自你上次决定以来
cli-earlier = ……此前还有{ $count }条；输入log查看全部。
cli-fact = { $thing }：{ $values }
cli-entry = { $name }：{ $sentence }
cli-forced-entry = { $name }：{ $sentence }（唯一选择）
cli-secret-entry = { $name }暗中做出决定。
cli-summary = 现金{ $cash } · 账户{ $account } · 酒桶{ $barrels }
cli-question = { $name }：{ $question }
cli-prompt = 你的回答：
cli-pass-to = 请把屏幕交给{ $name }；旁人看不到时再按回车键。
cli-no-such-number = 请选择1到{ $count }之间的编号。
cli-refused = { $token }：{ $reason }（{ $rule }）
cli-possible = { $token }可行。
cli-all-possible = 这里的每个答案都可行。
cli-not-possible = 目前不可行：
cli-undone = 已撤回。
cli-empty-log = 还没有发生任何事。
cli-saved = 已保存到{ $file }。
cli-file-exists = { $file }已存在，未作改动；请换个文件名。
cli-save-where = 请给出文件名：save 文件。
cli-cannot-save = 无法写入{ $file }：{ $error }。
cli-goodbye = 再见。
cli-source = 得分来源
cli-total = 合计
cli-won =
    { $count ->
        [1] { $names }以{ $points }分获胜。
       *[other] { $names }以{ $points }分共享胜利。
    }
cli-solo-result =
    { $result ->
        [win] 你以{ $points }比{ $automa }战胜了自动玩家。
        [draw] 平局：你和自动玩家都是{ $points }分。
       *[loss] 自动玩家获胜；你得了{ $points }分。
    }
cli-help =
    请输入某一行的编号，或该行后面方括号里的文字。还可以输入：
    board        重新显示版图
    why          目前哪些不可行，由哪条规则禁止
    why 答案     查询某个答案，例如 why go bank
    undo         回到你的上一个决定，除非其后有隐藏信息公开
    log          查看全部经过
    score        各来源的得分
    save 文件    保存游戏；vindima play --load 文件 可以继续
    quit         离开游戏

## 战役

cli-campaign =
    { $aggressive ->
        [True] 战役，{ $level }，激进
       *[other] 战役，{ $level }
    }
cli-in-progress = 进行中
cli-campaign-score =
    { $tokens ->
        [0] 已进行{ $games }局。
       *[other] 已进行{ $games }局。本次挑战开局有{ $tokens }枚奖励行动标记。
    }
cli-campaign-won = 你赢得了战役。共进行{ $games }局（越少越好）。

## 回放与规则

cli-verified = 记录真实：{ $answers }个回答均合法，种子正是服务器承诺的种子：{ $commitment }
cli-verified-shared = 记录真实：{ $answers }个回答均合法，种子由座位{ $seats }的份额和服务器承诺的部分组成：{ $commitment }
cli-after = 第{ $number }个回答之后（共{ $count }个）
cli-story = { $title }：{ $names }的一局游戏的经过
cli-still-asked = 等待{ $name }回答：{ $question }
cli-players = { $least }至{ $most }位玩家
cli-options = 选项
cli-option = { $name } = { $default }
cli-choices = 可选{ $choices }
cli-option-solo = 仅限单人游戏
cli-option-variant = 官方变体
cli-rulings = 裁定
cli-file = 文件
cli-name = 条目
cli-data-value = 数值
cli-status = 状态
cli-data-source = 来源
cli-note = 备注
cli-known = { $all }个条目中有{ $count }个为推定，{ $derived }个为推导。如果你有实体游戏，请协助更正。
cli-check-part = { $number }/{ $count }：{ $title }
cli-check-ask =
    回车：全部一致 · 编号：更正该项 · s：跳过这部分 · q：停止
    >
cli-check-ask-rows =
    回车：全部一致 · 编号：更正该项 · -编号：我的版图上没有 · +：我的版图上还有一个 · s：跳过这部分 · q：停止
    >
cli-check-add = 你的版图上哪里还有一个？输入编号，没有则按回车：
cli-check-stays = { $it }：数量已有印刷资料可查。
cli-check-not-there = 这里没有这个编号：请从1到{ $count }中选择。
cli-check-field = { $it }，{ $field }（现为：{ $value }）：
cli-check-form-number = 请输入整数。
cli-check-form-flag = 请回答是或否。
cli-check-form-choice = 请输入选项的编号或名称。
cli-check-form-pair = 请输入两个选项的编号。
cli-check-form-numbers = 请输入数字，用空格隔开。
cli-check-form-numbered = 请输入所有印刷的编号，用空格隔开。
cli-check-form-amounts = 请按此顺序为每一项输入数字，没有则输入0。
cli-check-report = 给项目的文件：{ $file }。再次运行同一命令即可继续。
cli-check-folder = 你的数据文件夹：vindima play { $game } --terminal --option tables={ $folder }

## 服务器

cli-play-at = 你的牌桌：{ $address }（按Ctrl+C停止服务器）
cli-serving = Vindima正在{ $address }运行（按Ctrl+C停止）
cli-language = 语言
cli-entries = 条目
cli-rules = 规则段落

## Help

cli-help-command-play = 在浏览器或本终端里玩游戏
cli-help-command-learn = 通过简短的课程边玩边学
cli-help-command-serve = 运行服务器，与朋友开桌
cli-help-command-site = 生成无需服务器即可在浏览器中游戏的网站
cli-help-command-campaign = 进行Viticulture对抗自动玩家的挑战
cli-help-command-replay = 显示一局已保存的游戏
cli-help-command-rules = 显示各游戏的选项、裁定与数据
cli-help-command-arena = 让电脑之间大量对局并报告结果
cli-help-command-dataset = 把已保存的游戏转换成决策表
cli-help-command-benchmark = 用固定的发牌和固定的对手给智能体评分
cli-help-command-bench = 测量游戏的速度
cli-help-command-admin = 管理服务器的数据库
cli-help-admin-list = 列出最近变动的牌桌
cli-help-admin-show = 显示谁坐在一张牌桌旁
cli-help-admin-close = 结束一局；任何人都不能再行动
cli-help-admin-delete = 删除一张牌桌
cli-help-admin-export = 将一张牌桌的记录写入文件，包括所有秘密
cli-help-admin-purge = 删除很久无人变动的牌桌
cli-help-admin-ban = 封禁一个浏览器
cli-help-admin-unban = 解除对一个浏览器的封禁
cli-help-admin-mute = 禁止一个浏览器聊天
cli-help-admin-unmute = 允许一个浏览器再次聊天
cli-help-admin-reports = 列出被举报的聊天消息
cli-help-admin-resolve = 删除已处理的举报
cli-help-admin-report = 举报的编号
cli-help-admin-ratings = 补上已完成对局缺少的结果，并根据结果重新计算所有等级分
cli-help-admin-stats = 统计数据库的内容
cli-help-admin-check = 检查数据库，重放每张桌子，并报告损坏
cli-help-admin-backup = 在服务器运行时复制数据库
cli-help-admin-restore = 用备份替换数据库
cli-help-admin-most = 最多列出的牌桌数
cli-help-admin-table = 牌桌的编号
cli-help-admin-file = 文件
cli-help-admin-days = 自上次变动以来的天数
cli-help-admin-running = 也删除进行中的游戏
cli-help-admin-browsers = 同时删除在此期间没有来过的浏览器的一切数据
cli-help-admin-browser = 浏览器的编号
cli-help-about = Vinhos与Viticulture：游戏、记录、研究。
cli-help-usage = 用法：
cli-help-arguments = 参数
cli-help-options = 选项
cli-help-in-browser = 在浏览器中
cli-help-in-terminal = 在终端中
cli-help-help = 显示本帮助后退出
cli-help-version = 显示版本后退出
cli-help-game = 哪个游戏
cli-help-arena-seats = 电脑，例如 random,cmd:./mybot,py:mine:Bot
cli-help-arena-games = 局数，会补足到每个电脑都坐过每个座位（默认：100）
cli-help-arena-seed = 第一局的种子（默认：0）
cli-help-option = 游戏选项；见 vindima rules GAME
cli-help-arena-output = 保存对局，每局一行 JSON
cli-help-arena-resume = 接着输出文件中已有的对局继续
cli-help-arena-json = 以 JSON 输出报告
cli-help-arena-workers = 工作进程数（默认：每核一个）
cli-help-arena-ray = Ray 集群的地址；local 在本机启动一个
cli-help-bench-game = 只测一个游戏
cli-help-bench-players = 玩家人数（默认：4）
cli-help-bench-seconds = 每次重复的游戏秒数（默认：1）
cli-help-bench-repeats = 重复次数（默认：5）
cli-help-campaign-file = 保存战役的文件（默认：{ $file }）
cli-help-campaign-level = 新战役的难度（默认：{ $level }）
cli-help-campaign-aggressive = 以激进变体开始新战役
cli-help-campaign-option = 游戏选项；见 vindima rules viticulture
cli-help-campaign-seed = 下一局的种子
cli-help-campaign-show = 显示进度，不开始游戏
cli-help-campaign-give-up = 把进行中的一局记为失败
cli-help-dataset-files = 竞技场的对局，或单个记录
cli-help-dataset-parquet = 要写入的文件
cli-help-dataset-strict = 拒绝其他规则版本的记录
cli-help-dataset-force = 覆盖已有的文件
cli-help-dataset-card = 另外写一份说明表格的卡片
cli-help-benchmark-agent = 智能体：电脑的代码，例如 py:package.module:Class
cli-help-benchmark-game = 只测这个游戏（默认：全部）
cli-help-benchmark-players = 只测这个人数（默认：全部）
cli-help-benchmark-against = 只对这些对手：{ $bots }（默认：全部）
cli-help-benchmark-deals = 只用前 N 副发牌（共 { $deals } 副）
cli-help-benchmark-output = 把对局保存在这个文件夹；以后用同样的命令继续
cli-help-benchmark-write = 把结果加到这个文件夹里的页面
cli-help-benchmark-about = 写在页面上的一句介绍
cli-help-learn-game = 游戏；省略则列出所有游戏的课程
cli-help-learn-lesson = 要上的课；省略则列出课程
cli-help-play-game = 哪个游戏（默认：{ $game }）
cli-help-play-seats = 谁来玩，例如 human:Ana,medium（默认：{ $seats }）
cli-help-play-seed = 相同的种子发出相同的牌局
cli-help-play-daily = 玩每日牌局：solo、duel 或 bots（从命令行开始的对局不计入排名）
cli-help-play-load = 继续一局已保存的游戏
cli-help-play-no-browser = 显示地址，不打开浏览器
cli-help-play-port = 端口（默认：任一空闲端口）
cli-help-play-terminal = 在本终端里玩
cli-help-play-save = 结束或离开时保存游戏
cli-help-play-force = 允许 --save 覆盖已有的文件
cli-help-play-ask-forced = 只有一个回答时也询问
cli-help-replay-file = 一局已保存的游戏
cli-help-replay-at = 显示第 N 个回答之后的局面；省略则为最后局面
cli-help-replay-verify = 检查种子是否为服务器在游戏前承诺的种子
cli-help-replay-commitment = 你在游戏中记下的承诺
cli-help-replay-share = 检查种子是否包含此份额（浏览器在“座位”中显示）
cli-help-replay-story = 讲述整局游戏，而不显示版图
cli-help-rules-game = 游戏；省略则列出所有游戏
cli-help-rules-paragraph = 规则的一个段落，例如“sales”；连同示例显示
cli-help-rules-data = 列出推定的数字
cli-help-rules-check = 对照实体游戏核对推定的数字；结果写入 FOLDER（默认为 <游戏>-box）和 FOLDER.json
cli-help-rules-languages = 显示各语言的完成度
cli-help-serve-host = 监听地址（默认：{ $host }，仅限本机）
cli-help-serve-port = 端口（默认：{ $port }；0 为任一空闲端口）
cli-help-serve-origin = 服务器在代理之后时，人们输入的地址
cli-help-serve-trusted-proxy = 受信任的代理地址（采用其 X-Forwarded-For 和 X-Forwarded-Proto），或网络，例如 10.0.0.0/8；可多次给出
cli-help-serve-connections = 最多同时打开的连接数（默认：{ $connections }）
cli-help-serve-site = 由 `vindima site` 生成的文件夹：在 /offline/ 下提供，以便不依赖本服务器游戏
cli-help-serve-blocked-words = 一个文件，其中列出任何人都不得在此书写的词，每行一个
cli-help-serve-smtp = 用于发送登录链接的邮件服务器，例如 smtp://user@mail.example.org:587；密码在 VINDIMA_SMTP_PASSWORD 中
cli-help-serve-mail-from = 这些邮件的发件人
cli-help-serve-private-hooks = webhook 和 Web Push 也可以通往私有网络，且不必使用 https
cli-help-serve-metrics = 含有令牌的文件：向发送该令牌者在 /api/metrics 提供 Prometheus 指标
cli-help-serve-log = 日志格式：text（文本）或 json（每行一个 JSON 对象，包含每个请求）；默认 text
cli-help-serve-keep-finished = 已结束的桌子在这么多天没有变化后删除（默认 0：永不）
cli-help-serve-keep-idle = 未结束的桌子在这么多天没有变化后删除（默认 0：永不）
cli-help-serve-keep-browsers = 删除这么多天没有来过的浏览器的一切数据（默认 0：永不）
cli-help-serve-database = 游戏保存位置：一个文件，或供多台服务器使用的 postgresql://…（默认：数据文件夹或 VINDIMA_HOME 中的 tables.db）
cli-help-serve-workers = 电脑所用的进程数
cli-help-serve-tables = 保留在内存中的牌桌数（默认：{ $tables }）
cli-help-serve-rate = 每个浏览器每秒可作的更改数（默认：{ $rate }；0 为不限）

## Arena

cli-arena-nothing = 没有一局完成。
cli-arena-seat = 座位
cli-arena-wins = 胜率（95%）
cli-arena-bot = 电脑
cli-arena-played = 局数
cli-arena-points = 分数
cli-benchmark-track = 项目
cli-benchmark-margin = 领先
cli-arena-rating = 评分
cli-arena-failed = 失败
cli-arena-sources = 分数来源
cli-arena-failure = { $bot }失败{ $count }次，之后改用随机回答：{ $reason }
cli-arena-total = { $games }局，摘要{ $digest }
cli-arena-lost = 第{ $number }局无法进行：{ $reason }
cli-arena-more-lost = 另有{ $count }局无法进行
cli-arena-rate = { $rate }局/秒

# The site

cli-help-site-folder = 网站写入的位置：新文件夹，或先前网站的文件夹
cli-help-site-no-docs = 不包含文档
cli-help-site-docs = 要加入其文档的 Vindima 源码（代码仓库或解压后的源码包）
cli-site-pages = 正在复制页面…
cli-site-engine = 正在构建浏览器引擎…
cli-site-rules = 正在写入规则…
cli-site-docs = 正在构建文档…
cli-site-without-docs = 未包含文档：已安装的软件包中没有文档。要加入文档，请用 --docs 指定代码仓库或解压后的源码包。
cli-site-done = 网站位于 { $folder }。任何网页服务器都可以在任意路径下提供这些文件；试用：python -m http.server --directory { $folder }
