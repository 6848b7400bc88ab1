### 好友，以及不想遇到的人。

web-friends = 好友
web-friends-help = 一起玩过的人，双方都愿意就可以成为好友。好友之间可以一键邀请对方入座。
web-friends-none = 你在这里还没有好友。和别人玩过之后，会在下面看到他们。
web-friends-asking = { $name }想加你为好友
web-friends-asked = 已向{ $name }发送请求
web-friends-accept = 接受
web-friends-accept-this = 接受{ $name }为好友
web-friends-refuse = 拒绝
web-friends-refuse-this = 拒绝{ $name }的好友请求
web-friends-withdraw = 撤回
web-friends-withdraw-this = 撤回给{ $name }的好友请求
web-friends-end = 删除
web-friends-end-this = 将{ $name }移出好友
web-friends-met = 一起玩过的人
web-friends-games = 同桌{ $games }次，{ $when }
web-friends-tables = 好友的公开牌桌
web-friends-blocked = 被屏蔽和拉黑的人
web-friends-is-muted = 已屏蔽消息：你看不到对方写的内容
web-friends-is-blocked = 已拉黑：对方也无法加入或旁观你的牌桌
web-friends-unblock = 撤销
web-friends-unblock-this = 不再屏蔽或拉黑{ $name }
web-friends-nameless = 没有名字的人
web-friends-block-this = 拉黑{ $name }
web-friends-ask-this = 请求与{ $name }成为好友
