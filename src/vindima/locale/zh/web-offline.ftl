# What the pages say where there is no server.

web-welcome-alone = 立即与它们对战，或多人共用一个屏幕。一切都在此浏览器中运行，无需服务器，也无需联网。
web-alone = 这里只能在本设备上游戏。与其他地方的人一起玩需要服务器。
web-alone-guide = 如何架设服务器

## The games that the browser keeps

web-kept = 本设备上的对局
web-kept-help = 你的对局只保存在此浏览器中。请不时将它们保存到文件，也可借此转移到其他设备。
web-kept-save = 将所有对局保存到文件
web-kept-bring = 从文件添加对局
web-kept-brought =
    { $games ->
        [0] 没有添加对局：文件中的对局这里都已有。
       *[other] 已添加或更新 { $games } 局。
    }
web-kept-broken = 这个文件不包含 Vindima 保存的对局，或已损坏。未作任何更改。
web-kept-tidy = 删除已结束的对局
web-kept-tidy-sure = 删除所有已结束的对局
web-kept-tidied = 已删除结束的对局。
web-kept-cleared = 此浏览器已删除这里的对局：可能是清除了数据，或是空间不足。如果你曾将它们保存到文件，请重新添加。
web-newer = Vindima 有新版本。你的对局会保留。
web-newer-take = 立即更新

## Privacy

web-privacy-stored-here = 保存哪些内容，保存在哪里
web-privacy-here = 一切都留在此浏览器中：你的名字、语言、设置和对局。不会发送到任何地方。没有 Cookie，没有广告，也没有跟踪。
web-privacy-ask-here = 这将删除你的名字、战役、课程以及此浏览器中的所有对局，且无法撤销。

## Problems

web-trouble-here-bot = { $name }现在无法行动。Vindima 会继续尝试；你可以为这个座位换一位玩家。
web-trouble-here-storage = 此浏览器无法保存{ $name }的回答：空间不足，或这里不允许存储。请腾出空间；Vindima 会继续尝试，不会丢失任何内容。
web-trouble-here-network = 目前由“困难”代替{ $name }行动：“{ $level }”所需的文件无法加载。联网加载一次后，它就会保留在这台设备上。
web-damaged = 这局游戏的数据已损坏，无法再打开。如果你曾把对局保存到文件，请删除这一局，再重新添加。
web-damaged-delete = 删除这局游戏
web-error-storage-full = 此浏览器已没有空间保存你的对局。请导出对局、删除旧的对局或腾出空间；你刚才的操作没有保存。
web-error-storage-denied = 此浏览器不允许 Vindima 保存任何内容，因此无法进行游戏。请允许本站存储数据，或退出无痕浏览。
web-error-alone = 与其他人一起玩需要服务器。架设方法请看主办指南。
web-error-private-address = 这个地址通往私有网络，本服务器不会向那里发送任何内容。
web-error-engine = 无法在此浏览器中启动游戏引擎。请重新加载页面；如果仍不行，请使用更新的浏览器。
