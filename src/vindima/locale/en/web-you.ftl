### Who somebody is, how they come back, and what the server keeps about them.

## Keeping an identity

web-you-loose = Only this browser’s cookie knows that your games are yours. Keep your identity, and you will find everything again on any device: your seats, campaigns, lessons and settings. You need no password.
web-you-kept = You have kept your identity: whatever happens to this browser, you can come back to your games.
web-you-nobody = You need no account to play here. If you have kept your identity on another device, sign in, or open a personal link from that device.
web-you-alone = Everything stays in this browser here, so there is nothing to sign in to. Keeping your identity on several devices needs a server.
web-you-guide = How to host a server
web-you-passkeys = Passkeys
web-you-passkeys-help = Your device, your phone or a security key confirms that it is you.
web-you-passkey-add = Add a passkey
web-you-passkey-use = Sign in with a passkey
web-you-passkey-made = made { $when }
web-you-passkey-unable = This browser cannot use passkeys.
web-you-passkeys-none = Passkeys are not available on this server: they need a domain name and https.
web-you-remove = Remove
web-you-remove-this = Remove the passkey { $name }
web-you-link = Another device
web-you-link-help = A personal link or a QR code signs in your phone or another computer.
web-you-link-make = Add a device
web-you-link-made =
    { $minutes ->
        [one] Open this link on the other device, or scan the code with it. It works once, for { $minutes } minute. Give it to nobody: whoever opens it is signed in as you.
       *[other] Open this link on the other device, or scan the code with it. It works once, for { $minutes } minutes. Give it to nobody: whoever opens it is signed in as you.
    }
web-you-link-copy = Copy personal link
web-you-qr = QR code of your personal link
web-you-mail = By e-mail
web-you-mail-help = You get a link that signs you in. Your address is used for nothing else, unless you choose notifications by e-mail.
web-you-mail-address = E-mail address
web-you-mail-send = Send me a link
web-you-mail-sent =
    { $minutes ->
        [one] If { $address } can receive mail, a link is on its way. It works once, for { $minutes } minute.
       *[other] If { $address } can receive mail, a link is on its way. It works once, for { $minutes } minutes.
    }
web-you-mail-known = Links go to { $address }.
web-you-mail-forget = Forget my address
web-you-notices = Notifications
web-you-devices = Your devices
web-you-device-here = this device
web-you-device-unknown = Unknown browser
web-you-device-seen = last used { $when }
web-you-sign-out = Sign out
web-you-sign-out-this = Sign out { $name }
web-you-rename = Rename
web-you-rename-this = Rename { $name }
web-you-rename-label = A name for this device
web-you-rename-save = Save
web-you-sign-in = Sign in

## Links that sign in

web-you-ticket = Sign in as { $name }?
web-you-ticket-nameless = Sign in on this device?
web-you-ticket-warning = Continue only if you made this link yourself or asked for it. Somebody else’s link would give them this browser, and every game that you play in it.
web-you-ticket-brings =
    { $tables ->
        [one] { $tables } table in this browser will become yours there too.
       *[other] { $tables } tables in this browser will become yours there too.
    }
web-you-ticket-go = Sign in
web-you-ticket-mine = You are already signed in here as { $name }.
web-you-ticket-mine-nameless = You are already signed in here.
web-you-ticket-address = Keep your identity with { $address }?
web-you-ticket-keep = Keep it

## Privacy

web-privacy-stored = What this server stores
web-privacy-cookie = A cookie with a random token, which identifies your browser for up to two years. It only gives you your seats and settings. There is no advertising and no tracking, and the pages load nothing from other servers.
web-privacy-person = The name and the language that you choose, and the day of your last visit.
web-privacy-games = Your games: who sat where and every answer; your campaigns and lessons; and what you write in the chat.
web-privacy-people = Your friends, whom you have asked, invited, muted or blocked, the messages that you have reported, and which chat messages you have read.
web-privacy-identity = If you keep your identity: your devices (browser, system, day of last use), the public part of your passkeys, your settings, and your e-mail address if you give one. Links that sign in are stored as hashes until they expire.
web-privacy-notices = If you choose notifications: what you want to be told and when, where your devices receive them, your webhooks, and for a month what was sent. Web Push passes through the service of your browser’s maker, encrypted, so that it cannot read what you are told.
web-privacy-browser = Your browser itself keeps your settings, the numbers of your own box, and your shares of deals.
web-privacy-address = Your network address limits how much one address may do. It is kept in memory only, and is neither stored nor logged by Vindima. A proxy in front of the server may keep logs of its own.
web-privacy-seen = Who sees it
web-privacy-others = People at your tables see your name, your moves and the chat, and can download the record of a finished game. The people who run this server can read its whole database.
web-privacy-age = How long it is kept
web-privacy-never = This server deletes nothing by age. You can delete your data yourself.
web-privacy-finished =
    { $days ->
        [one] Finished tables are deleted after { $days } day without a change.
       *[other] Finished tables are deleted after { $days } days without a change.
    }
web-privacy-idle =
    { $days ->
        [one] Unfinished tables are deleted after { $days } day without a change.
       *[other] Unfinished tables are deleted after { $days } days without a change.
    }
web-privacy-browsers =
    { $days ->
        [one] Everything about a browser is deleted if it has not been here for { $days } day.
       *[other] Everything about a browser is deleted if it has not been here for { $days } days.
    }
web-privacy-mine = Your data
web-privacy-export = Download my data
web-privacy-delete = Delete my data
web-privacy-ask = This deletes your name, your devices, passkeys and e-mail address, your campaigns, lessons and chat lines, what this browser keeps, and every table at which nobody else has a seat. At other tables your seat loses its name, and in a running game it becomes open. This cannot be undone.
web-privacy-sure = Delete everything
web-privacy-done = Your data have been deleted.
