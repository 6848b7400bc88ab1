### 对照实体游戏核对不确定的数字：浏览器和终端。

## 页面

check-title = 对照实体游戏核对{ $game }
check-welcome = { $game }有{ $count }个数字只印在版图和板块上，我们没有出处，只是仔细的推定。如果你有这款游戏，大约十分钟就能全部更正。
check-how = 摆好版图，逐个部分对照。数字相同按回车确认；不同就输入印刷的数字。
check-none = { $game }的数字都有印刷依据，无需核对。
check-progress = 已核对{ $done }/{ $count }，更正{ $corrected }个
check-part-progress = { $done }/{ $count }
check-confirm-rest = 其余都与实物一致
check-part-done = 本部分已核对
check-known = 有印刷依据
check-open = 尚未核对
check-confirmed = 已确认
check-corrected = 已更正；原为{ $old }
check-add-space = 增加一格
check-remove-space = 去掉最后一格
check-add-slot = 增加一格
check-remove-slot = 我的版图上没有
check-restore-slot = 其实有
check-add-row = 增加一行
check-remove-row = 去掉最后一行
check-removed = 版图上没有
check-yes = 是
check-no = 否

## 错误

check-troubles = 请再看一看
check-trouble = { $place }：{ $words }
check-expected-range = 数字应在{ $low }到{ $high }之间。
check-expected-exactly = 为了与相邻的数字相符，这里应为{ $low }。
check-expected-entries = 应有{ $low }到{ $high }个。
check-expected-number = 应正好有{ $low }个。
check-expected-choice = 请从列表中选择。
check-expected-flag = 请回答是或否。
check-expected-rising = 每个数字都应大于前一个。
check-expected-never-falling = 任何数字都不能小于前一个。
check-expected-different = 不能重复。
check-expected-first-year = 只有一块板块的天气是0：第一年的那块。
check-expected-numbered = 中间不能缺行：请从最后一行开始去掉。
check-expected-column-slot = 每列至少要有一个方格。
check-refused = 这些数字互相矛盾：{ $words }
check-not-a-number = 请输入整数。

## 完成

check-finish = 你的数字
check-finish-none = 请先确认或更正一个数字。
check-kept = 你的回答保存在此浏览器中；可以随时停下，以后继续。
check-play = 用这些数字来玩
check-play-help = 为你和两个简单电脑打开一张牌桌。新牌桌页面上也可以选用你的数字。
check-same = 你还没有更正任何数字，普通游戏用的就是你的数字。
check-folder = 下载数据文件夹
check-folder-help = 解压后，在终端用 --option tables={ $folder } 开始游戏。
check-edition = 你的版本（语言、出版社、年份）
check-note = 还有什么要告诉我们
check-send = 下载给项目的文件
check-send-help = 请把它发给项目，例如附在新的议题里。这样大家都能用正确的数字来玩。
check-resume = 从这样的文件继续
check-bad-file = 这个文件里没有{ $game }的核对结果。
check-restart = 重新开始
check-restart-sure = 清除我的全部回答

## Vinhos：版图的各部分

vinhos-check-part-vineyards = 种植园板块
vinhos-check-about-vineyards = 32个板块上的价格，单位为千巴格斯。同色两块的先后无关紧要。
vinhos-check-part-export = 出口
vinhos-check-about-export = 每个方格要求的价值、每行立即给的胜利点，以及每列最大出口商的胜利点。如果你的版图上方格更多或更少，请在这里增减。
vinhos-check-part-sales = 本地销售
vinhos-check-about-sales = 三个本地市场每个方格的颜色，以及它要求并支付的价值。如果你的版图上方格更多或更少，请在这里增减。
vinhos-check-part-bank = 银行
vinhos-check-about-bank = 终局时各余额的胜利点、投资每上升一格的费用和每下降一格的现金。金额单位为千。
vinhos-check-part-vintages = 收获季节板块
vinhos-check-about-vintages = 天气、各特征移动的格数和三位葡萄酒经理的需求。板块的先后无关紧要。
vinhos-check-part-fair = 葡萄酒展览会
vinhos-check-about-fair = 特征条从左起每格的展会分数，以及每个展会方格的特征和奖励。
vinhos-check-part-experts = 葡萄酒专家
vinhos-check-about-experts = 每种特征六个板块：能力，以及有没有箭头。板块的先后无关紧要。
vinhos-check-part-tax = 回合标记与征税
vinhos-check-about-tax = 印有各年数字的行动格。
vinhos-check-part-multipliers = 倍乘
vinhos-check-about-multipliers = 立即计分的倍乘能放几个酒桶。
vinhos-check-part-renown = 声望
vinhos-check-about-renown = 每个地区能放几个声望方块。

## Vinhos：核对的内容

vinhos-check-noun = { $it }
vinhos-check-column = 第{ $number }列
vinhos-check-columns = 最大出口商
vinhos-check-row = 第{ $number }行
vinhos-check-rows = 立即得到的胜利点
vinhos-check-slot = { $it }，第{ $number }格
vinhos-check-band = 余额{ $from }到{ $to }
vinhos-check-span = { $from }–{ $to }
vinhos-check-arrow = { $from } → { $to }
vinhos-check-account = 账户的胜利点
vinhos-check-step = 从{ $from }到{ $to }
vinhos-check-invest = 投资
vinhos-check-divest = 撤资
vinhos-check-vintage = 收获季节板块{ $number }
vinhos-check-track = 特征条
vinhos-check-stand = 展会方格{ $first }和{ $second }
vinhos-check-expert = { $it }，板块{ $number }
vinhos-check-year = 第{ $number }年
vinhos-check-multiplier-wine = 葡萄酒的价值，立即
vinhos-check-multiplier-four-experts = 四种特征的专家，立即
vinhos-check-multiplier-renown = 你所在地区的声望，立即
vinhos-check-bonus-cash-n = { THOUSANDS($n1) }巴格斯
vinhos-check-bonus-expert-n = 一位免费专家
vinhos-check-bonus-fair-points-n = 展会分数{ $n1 }点
vinhos-check-field-cost = 价格
vinhos-check-field-majority-vp = 胜利点
vinhos-check-field-vp = 胜利点
vinhos-check-field-value = 价值
vinhos-check-field-colour = 颜色
vinhos-check-field-from = 从
vinhos-check-field-to = 到
vinhos-check-field-payout = 现金
vinhos-check-field-weather = 天气
vinhos-check-field-features = 特征
vinhos-check-field-alexandre = { vinhos-manager-alexandre }
vinhos-check-field-beatriz = { vinhos-manager-beatriz }
vinhos-check-field-constantino = { vinhos-manager-constantino }
vinhos-check-field-points = 展会分数
vinhos-check-field-bonus = 奖励
vinhos-check-field-ability = 能力
vinhos-check-field-arrow = 箭头
vinhos-check-field-space = 行动
vinhos-check-field-slots = 酒桶
vinhos-check-field-room = 方块

## Viticulture

viticulture-check-part-campaign = 单人战役
viticulture-check-about-campaign = 战役的一些挑战让你以较少的胜利点或一定的年收入开局，或者为酒窖里的葡萄酒计分。
viticulture-check-challenge = 挑战{ $number }
viticulture-check-field-start-vp = 开局胜利点
viticulture-check-field-residual = 年收入
viticulture-check-field-medium = 中型酒窖每瓶葡萄酒的胜利点
viticulture-check-field-large = 大型酒窖每瓶葡萄酒的胜利点
