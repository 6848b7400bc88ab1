### Notifications: what somebody wants to be told, and how.

web-notices-help = Find out when a game is waiting for you. Nothing is sent while you are looking at the table, and no notification reveals hidden information.
web-notices-how = How
web-notices-push = Push to this device, even when no page is open
web-notices-browser = From pages open in the background
web-notices-unable = Push needs https; on an iPhone or iPad, add this site to the home screen first.
web-notices-denied = This browser blocks notifications from this site. Allow them in its site settings, then try again.
web-notices-failed = This browser could not subscribe to push messages. Some browsers turn their push service off; choose another way, or try again later.
web-notices-mail = By e-mail
web-notices-mail-to = By e-mail to { $address }
web-notices-no-address = Confirm an e-mail address above first.
web-notices-digest = Everything in one mail,
web-notices-digest-15 = after a quarter of an hour
web-notices-digest-60 = at most once an hour
web-notices-digest-1440 = at most once a day
web-notices-what = What about
web-notices-turn = It is my turn
web-notices-clock = My time is running out
web-notices-began = A game has begun
web-notices-over = A game is over
web-notices-invited = Someone invites me
web-notices-chat = New messages at a table
web-notices-quiet = Quiet hours
web-notices-quiet-help = Send nothing at night ({ $zone })
web-notices-from = From
web-notices-to = To
web-notices-saved = Saved.

## One table

web-bell-off = You have not turned on any notifications yet.
web-bell-usual = As in my settings
web-bell-all = Everything from this table
web-bell-none = Nothing from this table
web-bell-settings = Notification settings

## Webhooks

web-hooks = Webhooks
web-hooks-table = Let a channel of your group know whose turn it is here.
web-hooks-all = Let a channel of your group know what happens at all tables that you host.
web-hooks-kind = Service
web-hooks-json = Plain JSON
web-hooks-url = Webhook address
web-hooks-add = Add
web-hooks-one = one table
web-hooks-remove = Remove
web-hooks-remove-this = Remove the webhook to { $host }
web-hooks-bad = This address cannot be used. It must begin with https:// and name a server that exists.

## The link in a mail

web-stopped = No more e-mails
web-stopped-help = We will not send you any more e-mails about your games. You can turn them on again at any time.
