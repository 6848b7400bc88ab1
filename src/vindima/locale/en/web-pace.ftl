# Clocks and days off: what is said at a table and where one is made.

web-note-time-over = { $name } ran out of time, so a bot played this turn.
web-undo-time = The time for that turn was over, so it cannot be undone.
web-pace = Pace
web-pace-kind-none = No clock
web-pace-kind-live = Live
web-pace-kind-turns = By correspondence
web-pace-help-none = Everyone takes the time they need.
web-pace-help-live = Each player has a clock that runs during their turns. When it runs out, a bot plays that turn.
web-pace-help-turns = Each turn has a number of hours or days; days off do not count. When the time is over, a bot plays that turn.
web-pace-bank = Time for each player
web-pace-increment = Added after each turn
web-pace-hours = Time for each turn
web-pace-bot = Bot that plays when the time is over
web-pace-until = Until { $time }
web-pace-over = { $name }’s time is over. A bot is playing this turn.
web-pace-agreed = When someone runs out of time, the bot “{ $bot }” plays that turn for them.
web-days-off = Days off
web-days-off-help = On these days, your turns in games by correspondence take no time. You can choose up to two weekdays, and twenty single days a year.
web-days-off-weekdays = Weekdays
web-days-off-from = Weekdays can be changed again on { $day }.
web-days-off-date = Another day
web-days-off-add = Add
web-days-off-remove = Remove
