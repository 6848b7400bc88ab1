### The board of Vinhos in the browser, in English.
###
### Nouns of the game stand in vinhos.ftl. Money comes in thousands: THOUSANDS($amount) makes 3,000 of 3.
### Texts stand in small places: short ones fit best.

## Titles

web-vinhos-actions = Actions
web-vinhos-map = Regions of Portugal
web-vinhos-sales = Sales
web-vinhos-export = Export
web-vinhos-bank = Banco do Vinho
web-vinhos-fair = Wine Tasting Fair
web-vinhos-managers = Managers
web-vinhos-players = Players
web-vinhos-experts = Wine Experts
web-vinhos-order = Order of play

## The year

web-vinhos-setup = Before the first year
web-vinhos-year =
    { $phase ->
        [0] Year { $year }
       *[other] Year { $year }, phase { $phase }
    }
web-vinhos-fair-prizes = There is a fair at the end of this year. VP by place: { $prizes }
web-vinhos-fair-years = Fairs at the end of years { $years }
web-vinhos-order-place-place-n = Place { $n1 } in the next order of play
web-vinhos-vintage = This year’s weather: { $weather } to the value of every wine produced
web-vinhos-no-wishes = no requests in the first year
web-vinhos-at-least = { $value } or more

## Actions

web-vinhos-money = { THOUSANDS($amount) }
web-vinhos-no-price = free
web-vinhos-taxed = Taxed this year
web-vinhos-move-price =
    { $price ->
        [0] Moving there is free
       *[other] Moving there costs { THOUSANDS($price) } Bagos
    }
web-vinhos-left = { $count } left
web-vinhos-nobody = nobody
web-vinhos-free = free

## Regions

web-vinhos-region-out = { $region }, not used in this game
web-vinhos-region-offer = For sale: { $colour } for { THOUSANDS($price) } Bagos; vineyards left: { $count }
web-vinhos-cubes-left = Renown Cubes in the supply: { $count }
web-vinhos-porto-left = Porto tiles in the supply: { $count }
web-vinhos-sold-out = Sold out
web-vinhos-region-cubes = Renown Cubes: { $cubes } of { $room }
web-vinhos-region-discs = Estates: { $names }
web-vinhos-trait-minho = no cellars
web-vinhos-trait-tras-os-montes = 2 extra Fair Points for its wine
web-vinhos-trait-dao = first vineyard: a free cellar
web-vinhos-trait-douro = first vineyard: two Porto tiles
web-vinhos-trait-lisboa = first vineyard: a free winery
web-vinhos-trait-alentejo = each Renown Cube counts as 2
web-vinhos-trait-setubal = first vineyard: two free experts
web-vinhos-trait-algarve = its wine is always worth 1 more

## Markets and bank

web-vinhos-hangout = { $name }, your barrels: { $count }
web-vinhos-export-slot =
    { $points ->
        [one] requests { $value }, gives 1 VP
       *[other] requests { $value }, gives { $points } VP
    }
web-vinhos-majority = { $points } VP at the end for the most barrels in this column
web-vinhos-column = Column { $column }, { $points } VP for the majority
web-vinhos-at-once = { $points } VP at once for a barrel in this row
web-vinhos-balance = Balance { THOUSANDS($amount) } Bagos, { $points } VP at the end
web-vinhos-points-at-end = VP at the end for this balance
web-vinhos-level = Investment { $level }
web-vinhos-invest-costs = Cost of investing, from the account, in thousands
web-vinhos-divest-pays = Cash for divesting, in thousands

## The fair

web-vinhos-track =
    { $points ->
        [one] { $feature } is worth 1 Fair Point
       *[other] { $feature } is worth { $points } Fair Points
    }
web-vinhos-deck = Top tile: { $expert }. Tiles left: { $count }
web-vinhos-deck-empty = no experts left
web-vinhos-stand =
    { $points ->
        [one] Fair slot { $features }: 1 Fair Point now, and { $bonus }. { $name }
       *[other] Fair slot { $features }: { $points } Fair Points now, and { $bonus }. { $name }
    }
web-vinhos-fair-points = Fair Points
web-vinhos-fair-points-of = Fair Points: { $points }

## Managers, in short

web-vinhos-court-winery-for-n = winery for { THOUSANDS($n1) }
web-vinhos-court-sales = Sales
web-vinhos-court-vineyard-minus-n = vineyard, { THOUSANDS($n1) } off
web-vinhos-court-export = Export
web-vinhos-court-free-expert = free expert
web-vinhos-court-invest-free = invest
web-vinhos-multiplier-cellars = cellars
web-vinhos-multiplier-vineyards = vineyards
web-vinhos-multiplier-wine = wine value now
web-vinhos-multiplier-enologists = enologists
web-vinhos-multiplier-cash = cash
web-vinhos-multiplier-four-experts = 4 experts now
web-vinhos-multiplier-full-estates = complete estates
web-vinhos-multiplier-wineries = wineries
web-vinhos-multiplier-renown = renown now

## A seat's own things

web-vinhos-score = VP: { $points }
web-vinhos-cash = Cash: { THOUSANDS($amount) } Bagos
web-vinhos-cash-short = cash
web-vinhos-account = Account: { THOUSANDS($amount) } Bagos
web-vinhos-account-short = account
web-vinhos-investment-short = investment
web-vinhos-barrels = Barrels in supply: { $count }
web-vinhos-barrels-short = barrels
web-vinhos-porto = Porto tiles: { $count }
web-vinhos-porto-short = Porto
web-vinhos-announced =
    { $experts ->
        [0] wine announced, no experts allowed
        [one] wine announced, 1 expert allowed
       *[other] wine announced, up to { $experts } experts
    }
web-vinhos-wine = { $colour } { $region } wine, value { $value } (production value { $production })
web-vinhos-next = next wine: { $value }
web-vinhos-cellar = cellar
web-vinhos-warehouse = warehouse
web-vinhos-estate-number = estate { $number }
web-vinhos-store-slot = { $estate }, slot { $slot }
web-vinhos-estate-empty = empty
web-vinhos-estate-no-region = no region yet
web-vinhos-estate-built = Vineyards { $vineyards }, wineries { $wineries }, enologists { $enologists }
web-vinhos-expert-used = used
web-vinhos-expert-arrow = moves its feature at the fair
web-vinhos-expert-chosen = chosen for the fair
web-vinhos-experts-count = experts: { $up } ready, { $down } used
web-vinhos-open = Show all
web-vinhos-close = Show less

## Effects of an answer, shown where they happen

web-vinhos-more-cash = cash { $amount }
web-vinhos-more-account = account { $amount }
web-vinhos-more-score = { $amount } VP
web-vinhos-more-fair-points = Fair Points { $amount }
web-vinhos-more-barrels = barrels { $amount }
web-vinhos-more-wineries = wineries { $amount }
web-vinhos-more-cellars = cellars { $amount }
web-vinhos-more-porto = Porto { $amount }
web-vinhos-more-wine = new wine: { $value }
web-vinhos-more-cubes = renown { $amount }

## Looking closer

web-vinhos-inspect-invest = The next step up costs { THOUSANDS($amount) } Bagos from the account
web-vinhos-inspect-divest = The next step down pays { THOUSANDS($amount) } Bagos in cash
web-vinhos-inspect-ageing = In a cellar, this slot changes the value of a wine by { $gain }
web-vinhos-inspect-each = At the end: your { $things } × { $points } VP
web-vinhos-inspect-per-cash = VP at the end for every { THOUSANDS($amount) } Bagos in cash: { $points }
