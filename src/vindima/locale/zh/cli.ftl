### 终端牌桌。

## 座位与金钱

cli-money = { THOUSANDS($amount) }
cli-you = 你
cli-player = 玩家
cli-bot-random = 随机
cli-bot-easy = 简单
cli-bot-greedy = 贪心
cli-bot-medium = 中等
cli-bot-hard = 困难

## 版图

cli-year = 第{ $year }年（共{ $years }年）
cli-setup = 游戏准备
cli-phase = 时段{ $phase }
cli-fair = 展览会
cli-weather = 天气{ $weather }
cli-order = 顺序
cli-wishes = 经理需求
cli-no-wishes = 第一年没有需求
cli-at-least = 至少{ $value }
cli-actions = 行动：你的移动费用
cli-here = 你在这里
cli-free = 免费
cli-tax = 征税
cli-regions = 地区
cli-top = 在售
cli-cubes = 声望
cli-discs = 圆片
cli-not-in-play = 不使用
cli-sold-out = 售罄
cli-sales = 销售：要求价值即售价
cli-export = 出口：要求价值
cli-points = 分数
cli-majority = 最大出口商
cli-fair-title = 展览会：特征分值
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
cli-announced = 已发布葡萄酒，可用专家：{ $experts }
cli-estates = { $name }的物业
cli-estate = 物业{ $number }
cli-empty-estate = 尚无种植园
cli-vineyards = { $count }个种植园
cli-wineries = { $count }座酿酒厂
cli-enologists = { $count }位酿酒专家
cli-cellar = 酒窖
cli-warehouse = 仓库
cli-next-wine = 下一个葡萄酒价值{ $value }
cli-my-experts = 你的葡萄酒专家
cli-face-down = 已翻面

cli-court-winery-for-n = { THOUSANDS($n1) }建酿酒厂
cli-court-sales = 销售
cli-court-vineyard-minus-n = 种植园减{ THOUSANDS($n1) }
cli-court-export = 出口
cli-court-free-expert = 免费专家
cli-court-invest-free = 投资
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
cli-spaces = 空格
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
cli-shown = 公开待选
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
cli-not-built = 可建
cli-used = 今年已生效：{ $names }
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

cli-welcome = { $title }，种子{ $seed }。请输入编号或括号里的文字；输入help查看其他命令。
cli-since = 自你上次决定以来
cli-earlier = ……此前还有{ $count }条；输入log查看全部。
cli-entry = { $name }：{ $sentence }
cli-forced-entry = { $name }：{ $sentence }（唯一选择）
cli-secret-entry = { $name }暗中做出决定。
cli-summary = 现金{ $cash } · 账户{ $account } · 酒桶{ $barrels }
cli-question = { $name }：{ $question }
cli-prompt = 你的回答：
cli-pass-to = 请把屏幕交给{ $name }；确认旁人看不到后按回车键。
cli-no-such-number = 请选择1到{ $count }之间的编号。
cli-refused = { $token }：{ $reason }（{ $rule }）
cli-possible = { $token }可以选。
cli-all-possible = 这里没有不能选的答案。
cli-not-possible = 目前不能选：
cli-undone = 已撤回。
cli-empty-log = 还没有发生任何事。
cli-saved = 已保存到{ $file }。
cli-file-exists = { $file }已存在，未作改动；请换个文件名。
cli-save-where = 请写明文件名：save 文件。
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
    请输入某一行的编号，或该行末尾括号里的文字。此外还有：
    board        重新显示版图
    why          目前哪些不能选，依据哪条规则
    why 答案     查询某个答案，例如 why go bank
    undo         回到你上一个决定，除非其后有隐藏信息公开
    log          查看全部经过
    score        各来源的得分
    save 文件    保存游戏；用 vindima play --load 文件 继续
    quit         离开

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
cli-campaign-won = 战役胜利。共进行{ $games }局；局数越少越好。

## 回放与规则

cli-after = 第{ $number }个回答之后（共{ $count }个）
cli-still-asked = 等待{ $name }回答：{ $question }
cli-players = { $least }至{ $most }位玩家
cli-options = 选项
cli-option = { $name } = { $default }
cli-choices = 可选{ $choices }
cli-rulings = 裁定
cli-file = 文件
cli-name = 条目
cli-status = 状态
cli-note = 备注
cli-known = { $all }个条目中有{ $count }个为推定。请对照实体游戏更正。

## 服务器

cli-play-at = 你的牌桌：{ $address }（按Ctrl+C停止服务器）
cli-serving = Vindima的地址：{ $address }（按Ctrl+C停止）
cli-language = 语言
cli-entries = 条目
cli-rules = 规则段落

## Help

cli-help-command-play = 在浏览器或本终端里上桌游戏
cli-help-command-learn = 用简短的课程边玩边学
cli-help-command-serve = 为朋友们开设牌桌的服务器
cli-help-command-campaign = Viticulture中对抗自动玩家的挑战
cli-help-command-replay = 显示一局已保存的游戏
cli-help-command-rules = 各游戏的选项、裁定与数据
cli-help-command-arena = 电脑之间的大量对局及其结果
cli-help-command-dataset = 把已保存的游戏做成决策表
cli-help-command-bench = 测量游戏的速度
cli-help-about = Vinhos与Viticulture：游戏、记录、研究。
cli-help-usage = 用法：
cli-help-arguments = 参数
cli-help-options = 选项
cli-help-in-browser = 在浏览器中
cli-help-in-terminal = 在终端中
cli-help-help = 显示本帮助后退出
cli-help-version = 显示版本后退出
cli-help-game = 哪个游戏
cli-help-arena-seats = 电脑，例如 random,cmd:./mybot
cli-help-arena-games = 会补足到每个电脑都坐过每个座位（100）
cli-help-arena-seed = 第一局的种子（0）
cli-help-option = 见：vindima rules GAME
cli-help-arena-output = 保存对局，每局一行 JSON
cli-help-arena-resume = 从已保存的对局继续
cli-help-arena-json = 以 JSON 输出报告
cli-help-arena-workers = 进程数（每核一个）
cli-help-arena-ray = Ray 集群；local 在本机启动一个
cli-help-bench-game = 只测一个游戏
cli-help-bench-players = 牌桌人数（4）
cli-help-bench-seconds = 每次重复的游戏秒数（1）
cli-help-bench-repeats = 测量次数（5）
cli-help-campaign-file = 保存位置（默认：{ $file }）
cli-help-campaign-level = 新战役的难度（默认：{ $level }）
cli-help-campaign-aggressive = 以激进变体开始新战役
cli-help-campaign-option = 见：vindima rules viticulture
cli-help-campaign-seed = 下一局的种子
cli-help-campaign-show = 只显示进度，不开始游戏
cli-help-campaign-give-up = 把进行中的一局记为失败
cli-help-dataset-files = 竞技场的对局，或单个记录
cli-help-dataset-parquet = 表格保存到哪里
cli-help-dataset-strict = 拒绝其他规则版本的记录
cli-help-dataset-force = 允许 --parquet 覆盖文件
cli-help-learn-game = 游戏；省略则列出全部课程
cli-help-learn-lesson = 要上的课；省略则列出课程
cli-help-play-game = 哪个游戏（默认：{ $game }）
cli-help-play-seats = 谁来玩，例如 human:Ana,medium（{ $seats }）
cli-help-play-seed = 相同的种子发出相同的牌局
cli-help-play-load = 继续一局已保存的游戏
cli-help-play-no-browser = 只显示地址
cli-help-play-port = 端口（默认：任一空闲端口）
cli-help-play-terminal = 在本终端里游戏
cli-help-play-save = 结束或离开时保存游戏
cli-help-play-force = 允许 --save 覆盖文件
cli-help-play-ask-forced = 只有一个回答时也询问
cli-help-replay-file = 一局已保存的游戏
cli-help-replay-at = 在第 N 个回答之后；省略则在最后
cli-help-rules-game = 游戏；省略则全部列出
cli-help-rules-data = 推定的数字
cli-help-rules-languages = 各语言的完成度
cli-help-serve-host = 监听地址（默认：{ $host }，仅限本机）
cli-help-serve-port = 端口（默认：{ $port }；0 为任一空闲端口）
cli-help-serve-origin = 若服务器前有代理：人们输入的地址
cli-help-serve-database = 游戏保存位置：一个文件，或供多台服务器使用的 postgresql://…（默认：数据文件夹或 VINDIMA_HOME 中的 tables.db）
cli-help-serve-workers = 供电脑思考的进程数
cli-help-serve-tables = 保留在内存中的牌桌数（默认：{ $tables }）
cli-help-serve-rate = 每个浏览器每秒可作的更改数（默认：{ $rate }；0 为不限）

## Arena

cli-arena-nothing = 没有对局结束。
cli-arena-seat = 座位
cli-arena-wins = 胜率（95%）
cli-arena-bot = 电脑
cli-arena-played = 局数
cli-arena-points = 分数
cli-arena-rating = 评分
cli-arena-failed = 失败
cli-arena-sources = 分数来源
cli-arena-failure = { $bot }失败{ $count }次，随后随机继续：{ $reason }
cli-arena-total = { $games }局，摘要{ $digest }
cli-arena-lost = 第{ $number }局无法进行：{ $reason }
cli-arena-more-lost = 另有{ $count }局无法进行
cli-arena-rate = { $rate }局/秒
