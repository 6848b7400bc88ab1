### 计分对局、排行榜、个人页，以及给其他程序的对局记录。

web-standing-rated = 计入等级分
web-standing-rated-help = 每个人独立决定：不能撤回，没有提示。离开对局的人判负。
web-standing-rated-not = 计分对局需要两个以上座位、不共用屏幕、由服务器发牌，电脑须为简单到大师且不设风格。
web-standing-provisional = 暂定
web-standing-rating = 等级分 { $rating } ± { $spread }
web-standing-rated-games = 计分对局：{ $games } 局
web-standing-players =
    { $players ->
        [1] 单人
       *[other] { $players } 人
    }

## 排行榜

web-standing-board-about = 按游戏和人数分别计算等级分，并显示其不确定范围。排名依据范围的下限，所以几局好运不会让人登顶。
web-standing-board-bots = 电脑的等级分固定，来自它们之间的对局。
web-standing-board-provisional = 新的等级分是暂定的，没有名次。获得名次所需的计分对局数：{ $games }。
web-standing-board-pool = 游戏和人数
web-standing-board-rank = 名次
web-standing-board-player = 玩家
web-standing-board-rating = 等级分
web-standing-board-games = 局数
web-standing-board-fixed = 固定
web-standing-board-bot = 电脑：{ $bot }
web-standing-board-nobody = 这里还没有人。先玩一局计分对局，再选择上榜。
web-standing-board-mine = 你的等级分：{ $rating } ± { $spread }。
web-standing-board-none = 你还没有完成过这种计分对局。
web-standing-board-join = 在排行榜上显示我的名字和等级分
web-standing-you = 你
web-standing-someone = 没有名字的人
web-standing-board-play = 开一张计分牌桌

## 个人页

web-standing-private = 只有你能看到这一页。
web-standing-public = 所有人都能看到这一页。其中只列出已公开个人页的对手。
web-standing-alone = 你在此浏览器中完成的对局。任何内容都不会离开这里。
web-standing-publish = 公开这一页
web-standing-link = 复制个人页链接
web-standing-empty = 还没有对局。完成的对局会出现在这里，但共用屏幕、来自文件或自选种子的除外。
web-standing-of = { $name }的对局
web-standing-games = { $games } 局
web-standing-won = 胜 { $wins } 局（{ $share }）
web-standing-average = 平均 { $points } 分
web-standing-best = 最高 { $points } 分
web-standing-progress = 进步
web-standing-progress-points = 逐局得分
web-standing-progress-rating = 逐局等级分
web-standing-progress-game = 第 { $number } 局，{ $date }
web-standing-sources = 分数从哪里来
web-standing-sources-about = 每局平均得分。高手：电脑大师自己对自己的对局。
web-standing-source-mine = 平均
web-standing-source-strong = 高手
web-standing-source-game = 这一局
web-standing-all = 总分
web-standing-seats = 按座位
web-standing-seat = 座位
web-standing-opponents = 按对手
web-standing-opponent = 对手
web-standing-ahead = 名次领先
web-standing-unnamed = 其他人
web-standing-gone = 已离开的人
web-standing-wins = 胜局
web-standing-points = 得分
web-standing-vp = { $points }分
web-standing-history = 对局
web-standing-place = 第 { $place } 名，共 { $players } 人
web-standing-result-win = 胜
web-standing-result-draw = 平
web-standing-result-loss = 负
web-standing-abandoned = 中途离开
web-standing-change = 等级分 { $change }
web-standing-game-details = 按来源的得分
web-standing-more = 显示更多对局
web-standing-open = 打开牌桌

## 给其他程序的对局记录

web-standing-log = 记录这一局
web-standing-log-about = 这里不会发送任何内容：由你在另一个程序里决定保存什么。
web-standing-log-bgstats = 在 BG Stats 中打开
web-standing-log-bgg = 在 BoardGameGeek 打开这款游戏
web-standing-log-copy = 复制结果
web-standing-log-file = 下载记录
web-standing-log-file-help = JSON 文件，字段与 BoardGameGeek 的表单相同。
web-standing-log-line = { $name }：{ $points } 分
web-standing-log-winner = { $name }：{ $points } 分，获胜
