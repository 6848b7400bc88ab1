### 发给保留身份者的邮件。

mail-email-subject = 登录 { $site }
mail-email =
    你好！

    请打开此链接登录 { $site }：

    { $link }

    链接只能用一次，{ $minutes }分钟内有效。如果不是你索取的，请忽略此邮件：没有链接，什么也不会发生。
mail-address-subject = 在 { $site } 保留你的身份
mail-address =
    你好！

    有人（很可能是你）想用这个地址保留在 { $site } 的对局。请在同一浏览器中打开此链接确认：

    { $link }

    链接只能用一次，{ $minutes }分钟内有效。如果不是你索取的，请忽略此邮件：你的地址不会被保存。
