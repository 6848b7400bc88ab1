### 聊天软件显示的链接预览。

preview-invite = 邀请你来玩{ $game }
preview-invite-by = { $name }邀请你来玩{ $game }
preview-invite-about = 在浏览器里入座游玩，或只旁观。{ $seats }个座位中有{ $free }个空位。无需账号。
preview-watch = 旁观一局{ $game }
preview-watch-by = 旁观{ $name }的{ $game }
preview-watch-about = 在浏览器里实时看到全桌可见的内容。座位{ $seats }个，空位{ $free }个。
