### The board of Vinhos in the browser, in English.
###
### Nouns of the game stand in vinhos.ftl. Money comes in thousands: THOUSANDS($amount) makes 3,000 of 3.
### Texts stand in small places: short ones fit best.

## Titles

web-vinhos-actions = Actions
web-vinhos-map = Regions of Portugal
web-vinhos-sales = Sales at home
web-vinhos-export = Export
web-vinhos-bank = Banco do Vinho
web-vinhos-fair = Wine fair
web-vinhos-managers = Managers
web-vinhos-players = Players
web-vinhos-experts = Experts
web-vinhos-order = Order of play

## The year

web-vinhos-setup = Before the first year
web-vinhos-year =
    { $phase ->
        [0] Year { $year }
       *[other] Year { $year }, phase { $phase }
    }
web-vinhos-fair-prizes = There is a fair at the end of this year. Points by place: { $prizes }
web-vinhos-fair-years = Fairs end the years { $years }
web-vinhos-order-place-place-n = Place { $n1 } in the next order of play
web-vinhos-vintage = Weather of the vintage: { $weather } for every wine made
web-vinhos-no-wishes = no wishes in the first year
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

web-vinhos-region-out = { $region }, not in this game
web-vinhos-region-offer = On offer: { $colour } for { THOUSANDS($price) } Bagos, vineyards left { $count }
web-vinhos-cubes-left = Renown cubes in the supply: { $count }
web-vinhos-porto-left = Porto tiles in the supply: { $count }
web-vinhos-sold-out = Sold out
web-vinhos-region-cubes = Renown { $cubes } of { $room }
web-vinhos-region-discs = Estates: { $names }
web-vinhos-trait-minho = no cellars here
web-vinhos-trait-tras-os-montes = two more fair points for its wine
web-vinhos-trait-dao = its first vineyard brings a cellar
web-vinhos-trait-douro = its first vineyard brings two Porto tiles
web-vinhos-trait-lisboa = its first vineyard brings a winery
web-vinhos-trait-alentejo = each renown cube counts twice
web-vinhos-trait-setubal = its first vineyard brings two experts
web-vinhos-trait-algarve = its wine is always worth one more

## Markets and bank

web-vinhos-hangout = { $name }, own barrels { $count }
web-vinhos-export-slot = asks { $value }, gives { $points } points
web-vinhos-majority = { $points } points at the end for most barrels in this column
web-vinhos-column = Column { $column }, { $points } points for the majority
web-vinhos-at-once = { $points } points at once for a barrel in this row
web-vinhos-balance = Balance { THOUSANDS($amount) }, { $points } points at the end
web-vinhos-points-at-end = Points at the end for this balance
web-vinhos-level = Investment { $level }
web-vinhos-invest-costs = A step up costs so much of the account, in thousands
web-vinhos-divest-pays = A step down pays so much in cash, in thousands

## The fair

web-vinhos-track =
    { $points ->
        [1] { $feature } is worth 1 fair point
       *[other] { $feature } is worth { $points } fair points
    }
web-vinhos-deck = On top: { $expert }. Tiles left: { $count }
web-vinhos-deck-empty = no expert left
web-vinhos-stand = Stand for { $features }: { $points } fair points now and { $bonus }. { $name }
web-vinhos-fair-points = fair points
web-vinhos-fair-points-of = Fair points: { $points }

## Managers, in short

web-vinhos-court-winery-for-n = winery for { THOUSANDS($n1) }
web-vinhos-court-sales = sell
web-vinhos-court-vineyard-minus-n = vineyard, { THOUSANDS($n1) } off
web-vinhos-court-export = export
web-vinhos-court-free-expert = free expert
web-vinhos-court-invest-free = invest
web-vinhos-multiplier-cellars = cellars
web-vinhos-multiplier-vineyards = vineyards
web-vinhos-multiplier-wine = a wine now
web-vinhos-multiplier-enologists = enologists
web-vinhos-multiplier-cash = cash
web-vinhos-multiplier-four-experts = 4 experts now
web-vinhos-multiplier-full-estates = full estates
web-vinhos-multiplier-wineries = wineries
web-vinhos-multiplier-renown = renown now

## A seat's own things

web-vinhos-score = Points: { $points }
web-vinhos-cash = Cash: { THOUSANDS($amount) } Bagos
web-vinhos-cash-short = cash
web-vinhos-account = Account: { THOUSANDS($amount) } Bagos
web-vinhos-account-short = account
web-vinhos-investment-short = investment
web-vinhos-barrels = Barrels in the supply: { $count }
web-vinhos-barrels-short = barrels
web-vinhos-porto = Porto tiles: { $count }
web-vinhos-porto-short = Porto
web-vinhos-announced =
    { $experts ->
        [0] announced, no expert allowed
        [one] announced, 1 expert allowed
       *[other] announced, { $experts } experts allowed
    }
web-vinhos-wine = { $colour } { $region } wine of value { $value }, made as { $production }
web-vinhos-next = next wine: { $value }
web-vinhos-cellar = cellar
web-vinhos-warehouse = warehouse
web-vinhos-estate-empty = empty
web-vinhos-estate-no-region = no region yet
web-vinhos-estate-built = Vineyards { $vineyards }, wineries { $wineries }, enologists { $enologists }
web-vinhos-expert-used = used
web-vinhos-expert-arrow = moves the feature at the fair
web-vinhos-expert-chosen = chosen for the fair
web-vinhos-experts-count = experts: { $up } ready, { $down } used
web-vinhos-open = Show everything
web-vinhos-close = Show less

## Effects of an answer, shown where they happen

web-vinhos-more-cash = cash { $amount }
web-vinhos-more-account = account { $amount }
web-vinhos-more-score = { $amount } points
web-vinhos-more-fair-points = { $amount } fair points
web-vinhos-more-barrels = barrels { $amount }
web-vinhos-more-cube = +1 renown
