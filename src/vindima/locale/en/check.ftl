### Checking uncertain numbers against the box: in the browser and in the terminal.

## The page

check-title = Check { $game } against your box
check-welcome = Numbers of { $game } that are printed only on its board and tiles: { $count }. We have no source for them, so they are careful guesses. If you own the box, you can put them right in about ten minutes.
check-how = Lay out the board and compare it part by part. Press Enter to confirm a number, or type the one that is printed.
check-none = Every number of { $game } is known from print. There is nothing to check.
check-progress = Checked: { $done } of { $count }. Corrected: { $corrected }.
check-part-progress = { $done } of { $count }
check-confirm-rest = The rest matches my box
check-part-done = This part is checked
check-known = known from print
check-open = not checked yet
check-confirmed = confirmed
check-corrected = corrected; we had { $old }
check-add-space = Add a space
check-remove-space = Remove the last space
check-add-slot = Add a slot
check-remove-slot = Not on my board
check-restore-slot = It is there after all
check-add-row = Add a row
check-remove-row = Remove the last row
check-removed = not on the board
check-yes = yes
check-no = no

## Mistakes

check-troubles = Please look at these again
check-trouble = { $place }: { $words }
check-expected-range = The number must be from { $low } to { $high }.
check-expected-exactly = The number must be { $low } to fit the numbers next to it.
check-expected-entries = There must be { $low } to { $high } of them.
check-expected-number = There must be { $low } of them.
check-expected-choice = Please choose one from the list.
check-expected-flag = Please answer yes or no.
check-expected-rising = Each number must be higher than the one before.
check-expected-never-falling = No number may be lower than the one before.
check-expected-different = The same one cannot be there twice.
check-expected-first-year = Exactly one tile has weather 0: the one for the first year.
check-expected-numbered = No row may be left out: remove rows from the last one on.
check-expected-column-slot = Each column needs at least one slot.
check-refused = These numbers do not fit together: { $words }
check-not-a-number = Please enter a whole number.

## The end

check-finish = Your numbers
check-finish-none = Confirm or correct a number first.
check-kept = Your answers stay in this browser; you can stop at any time and come back later.
check-play = Play with these numbers
check-play-help = Opens a table for you and two easy bots. The page for new tables offers your numbers as well.
check-same = You have corrected nothing so far, so a normal game already uses your numbers.
check-folder = Download the data folder
check-folder-help = Unpack the archive and start a game in the terminal with --option tables={ $folder }.
check-edition = Your edition (language, publisher, year)
check-note = Anything else we should know
check-send = Download the file for the project
check-send-help = Please send it to the project, for example attached to a new issue. Then everybody plays with the right numbers.
check-resume = Continue from such a file
check-bad-file = This file holds no checked numbers of { $game }.
check-restart = Start over
check-restart-sure = Forget all my answers

## Vinhos: the parts of the board

vinhos-check-part-vineyards = Vineyard tiles
vinhos-check-about-vineyards = The price on each of the 32 tiles, in thousands of Bagos. The order of two tiles of one colour does not matter.
vinhos-check-part-export = Export
vinhos-check-about-export = The value that each slot requests, the VP that each row gives at once, and the VP for the majority in each column. If your board has more or fewer slots, add or remove them.
vinhos-check-part-sales = Sales
vinhos-check-about-sales = The colour of each slot in the three hangouts, and the value that it requests and pays. If your board has more or fewer slots, add or remove them.
vinhos-check-part-bank = Banco do Vinho
vinhos-check-about-bank = The VP for each balance at the end, what each step up on the investment bar costs, and what each step down pays. Money in thousands.
vinhos-check-part-vintages = Vintage Tiles
vinhos-check-about-vintages = Weather, steps of the features, and the requests of the three managers. The order of the tiles does not matter.
vinhos-check-part-fair = Wine Tasting Fair
vinhos-check-about-fair = The Fair Points on each space of a feature track, from the left, and the features and bonus of each Fair slot.
vinhos-check-part-experts = Wine Experts
vinhos-check-about-experts = Six tiles for each feature: the ability, and whether the tile has an arrow. The order of the tiles does not matter.
vinhos-check-part-tax = Round marker and tax
vinhos-check-about-tax = The action space that carries the number of each year.
vinhos-check-part-multipliers = Multipliers
vinhos-check-about-multipliers = How many barrels fit on the multipliers that score at once.
vinhos-check-part-renown = Renown
vinhos-check-about-renown = How many Renown Cubes the box of each region holds.

## Vinhos: what is checked

vinhos-check-noun = { $it }
vinhos-check-column = column { $number }
vinhos-check-columns = Majority
vinhos-check-row = row { $number }
vinhos-check-rows = VP at once
vinhos-check-slot = { $it }, slot { $number }
vinhos-check-band = balance { $from } to { $to }
vinhos-check-span = { $from }–{ $to }
vinhos-check-arrow = { $from } → { $to }
vinhos-check-account = VP for the account
vinhos-check-step = from { $from } to { $to }
vinhos-check-invest = Investing
vinhos-check-divest = Divesting
vinhos-check-vintage = Vintage Tile { $number }
vinhos-check-track = feature track
vinhos-check-stand = Fair slot { $first }/{ $second }
vinhos-check-expert = { $it }, tile { $number }
vinhos-check-year = year { $number }
vinhos-check-multiplier-wine = a wine’s value now
vinhos-check-multiplier-four-experts = experts in all four features now
vinhos-check-multiplier-renown = renown in your regions now
vinhos-check-bonus-cash-n = { THOUSANDS($n1) } Bagos
vinhos-check-bonus-expert-n = a free expert
vinhos-check-bonus-fair-points-n = Fair Points: { $n1 }
vinhos-check-field-cost = price
vinhos-check-field-majority-vp = VP
vinhos-check-field-vp = VP
vinhos-check-field-value = value
vinhos-check-field-colour = colour
vinhos-check-field-from = from
vinhos-check-field-to = to
vinhos-check-field-payout = cash
vinhos-check-field-weather = weather
vinhos-check-field-features = features
vinhos-check-field-alexandre = { vinhos-manager-alexandre }
vinhos-check-field-beatriz = { vinhos-manager-beatriz }
vinhos-check-field-constantino = { vinhos-manager-constantino }
vinhos-check-field-points = Fair Points
vinhos-check-field-bonus = bonus
vinhos-check-field-ability = ability
vinhos-check-field-arrow = arrow
vinhos-check-field-space = action
vinhos-check-field-slots = barrels
vinhos-check-field-room = cubes

## Viticulture

viticulture-check-part-campaign = Solo campaign
viticulture-check-about-campaign = Some challenges of the campaign start you with fewer VP or with a residual payment, or score the wines in your cellars.
viticulture-check-challenge = challenge { $number }
viticulture-check-field-start-vp = VP at the start
viticulture-check-field-residual = residual payment
viticulture-check-field-medium = VP for each wine in the medium cellar
viticulture-check-field-large = VP for each wine in the large cellar
