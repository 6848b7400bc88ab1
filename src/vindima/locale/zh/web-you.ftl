### 身份、如何回来，以及服务器保存什么。

## 保留身份

web-you-loose = 只有此浏览器的 Cookie 知道这些对局属于你。保留你的身份，就能在任何设备上找回一切：座位、战役、课程和设置。不需要密码。
web-you-kept = 你的身份已保留：无论此浏览器发生什么，你都能回到自己的对局。
web-you-nobody = 在这里玩不需要账户。如果你已在另一台设备上保留身份，请登录，或打开那台设备生成的个人链接。
web-you-alone = 在这里，一切都留在此浏览器中，因此无需登录。要在多台设备上保留身份，需要服务器。
web-you-guide = 如何架设服务器
web-you-passkeys = 通行密钥
web-you-passkeys-help = 由你的设备、手机或安全密钥确认是你本人。
web-you-passkey-add = 添加通行密钥
web-you-passkey-use = 使用通行密钥登录
web-you-passkey-made = 创建于{ $when }
web-you-passkey-unable = 此浏览器无法使用通行密钥。
web-you-passkeys-none = 这台服务器不提供通行密钥：通行密钥需要域名和 https。
web-you-remove = 移除
web-you-remove-this = 移除通行密钥：{ $name }
web-you-link = 另一台设备
web-you-link-help = 用个人链接或二维码登录你的手机或另一台电脑。
web-you-link-make = 添加设备
web-you-link-made = 请在另一台设备上打开此链接，或扫描二维码。链接只能用一次，{ $minutes }分钟内有效。不要给任何人：打开它的人会以你的身份登录。
web-you-link-copy = 复制个人链接
web-you-qr = 你的个人链接的二维码
web-you-mail = 电子邮件
web-you-mail-help = 你会收到一个用于登录的链接。除非你选择邮件通知，否则你的地址不作他用。
web-you-mail-address = 电子邮件地址
web-you-mail-send = 给我发送链接
web-you-mail-sent = 如果{ $address }能收到邮件，链接已在路上。它只能用一次，{ $minutes }分钟内有效。
web-you-mail-known = 链接会发送到{ $address }。
web-you-mail-forget = 忘记我的地址
web-you-notices = 通知
web-you-devices = 你的设备
web-you-device-here = 这台设备
web-you-device-unknown = 未知浏览器
web-you-device-seen = 最近使用：{ $when }
web-you-sign-out = 退出登录
web-you-sign-out-this = 让{ $name }退出登录
web-you-rename = 重命名
web-you-rename-this = 重命名{ $name }
web-you-rename-label = 这台设备的名称
web-you-rename-save = 保存
web-you-sign-in = 登录

## 登录链接

web-you-ticket = 以{ $name }的身份登录？
web-you-ticket-nameless = 在这台设备上登录？
web-you-ticket-warning = 只有当这个链接是你自己生成或索取的，才继续。别人的链接会把这个浏览器以及你在其中进行的每一局都交给对方。
web-you-ticket-brings = 此浏览器的{ $tables }张牌桌会一并带过去。
web-you-ticket-go = 登录
web-you-ticket-mine = 你在这里已经以{ $name }的身份登录。
web-you-ticket-mine-nameless = 你在这里已经登录。
web-you-ticket-address = 用{ $address }保留你的身份？
web-you-ticket-keep = 保留

## 隐私

web-privacy-stored = 这台服务器保存什么
web-privacy-cookie = 一个含有随机令牌的 Cookie，最长两年内用来识别你的浏览器，只用于你的座位和设置。没有广告，没有跟踪，页面也不从其他服务器加载任何内容。
web-privacy-person = 你选择的名字和语言，以及你最后一次来访的日期。
web-privacy-games = 你的游戏：谁坐在哪里以及每个回答；你的战役和课程；以及你在聊天中写的内容。
web-privacy-people = 你的好友，你请求加为好友、邀请、屏蔽或拉黑的人，你举报的消息，以及你读过哪些聊天消息。
web-privacy-identity = 如果你保留身份：你的设备（浏览器、系统、最近使用的日期）、通行密钥的公开部分、你的设置，以及你提供的电子邮件地址。登录链接在过期之前只以哈希值保存。
web-privacy-notices = 如果你选择通知：你想知道什么、何时知道，你的设备在哪里接收，你的 webhook，以及一个月内发送过的内容。Web Push 经由浏览器厂商的服务传送，内容已加密，对方无法阅读。
web-privacy-browser = 你的浏览器自己保存你的设置、你自己盒子里的数字，以及你在发牌中的份额。
web-privacy-address = 你的网络地址用来限制单个地址的使用量。它只留在内存中，Vindima 既不保存也不写入日志。服务器前面的代理可能有自己的日志。
web-privacy-seen = 谁能看到
web-privacy-others = 同桌的人能看到你的名字、你的行动和聊天，并能下载已结束游戏的记录。服务器的管理者可以读取整个数据库。
web-privacy-age = 保存多久
web-privacy-never = 这台服务器不会因时间而删除任何数据。你可以自己删除你的数据。
web-privacy-finished =
    { $days ->
       *[other] 已结束的桌子在{ $days }天没有变化后删除。
    }
web-privacy-idle =
    { $days ->
       *[other] 未结束的桌子在{ $days }天没有变化后删除。
    }
web-privacy-browsers =
    { $days ->
       *[other] 浏览器{ $days }天没有来访后，与它有关的一切数据都会删除。
    }
web-privacy-mine = 你的数据
web-privacy-export = 下载我的数据
web-privacy-delete = 删除我的数据
web-privacy-ask = 将删除：你的名字、设备、通行密钥和电子邮件地址、战役、课程和聊天内容，这个浏览器保存的内容，以及没有其他人入座的每张桌子。在其他桌子上，你的座位会失去名字；如果游戏仍在进行，座位会空出来。此操作无法撤销。
web-privacy-sure = 全部删除
web-privacy-done = 你的数据已删除。
