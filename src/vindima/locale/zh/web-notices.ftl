### 通知：想知道什么，以及如何得知。

web-notices-help = 有游戏等你时会通知你。你正看着桌子时不会发送任何内容，通知也不会透露任何隐藏的信息。
web-notices-how = 方式
web-notices-push = 推送到这台设备，即使没有打开页面
web-notices-browser = 由在后台打开的页面通知
web-notices-unable = 推送需要 https；在 iPhone 或 iPad 上，请先把本网站添加到主屏幕。
web-notices-denied = 此浏览器阻止了本网站的通知。请在网站设置中允许，然后重试。
web-notices-failed = 此浏览器无法订阅推送消息。有些浏览器会关闭推送服务：请选择其他方式，或稍后再试。
web-notices-mail = 通过电子邮件
web-notices-mail-to = 电子邮件：{ $address }
web-notices-no-address = 请先在上方确认一个电子邮件地址。
web-notices-digest = 合并为一封邮件，
web-notices-digest-15 = 一刻钟后
web-notices-digest-60 = 最多每小时一封
web-notices-digest-1440 = 最多每天一封
web-notices-what = 通知内容
web-notices-turn = 轮到我了
web-notices-clock = 我的时间快用完了
web-notices-began = 游戏开始了
web-notices-over = 游戏结束了
web-notices-invited = 有人邀请我
web-notices-chat = 桌上有新消息
web-notices-quiet = 免打扰时段
web-notices-quiet-help = 夜间不发送（{ $zone }）
web-notices-from = 从
web-notices-to = 到
web-notices-saved = 已保存。

## 一张桌子

web-bell-off = 你还没有开启任何通知。
web-bell-usual = 按我的设置
web-bell-all = 这张桌子的一切
web-bell-none = 不要这张桌子的通知
web-bell-settings = 通知设置

## Webhook

web-hooks = Webhook
web-hooks-table = 让你们群组的频道知道这里轮到谁了。
web-hooks-all = 让你们群组的频道知道你主持的所有桌子上发生了什么。
web-hooks-kind = 服务
web-hooks-json = 纯 JSON
web-hooks-url = Webhook 地址
web-hooks-add = 添加
web-hooks-one = 一张桌子
web-hooks-remove = 移除
web-hooks-remove-this = 移除通往 { $host } 的 webhook
web-hooks-bad = 这个地址无法使用。它应以 https:// 开头，并指向存在的服务器。

## 邮件中的链接

web-stopped = 不再发送邮件
web-stopped-help = 我们不会再就你的游戏给你发邮件。你随时可以重新开启。
