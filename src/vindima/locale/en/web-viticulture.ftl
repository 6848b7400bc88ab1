### The Viticulture table in the browser, in English. Nouns of the game are in `viticulture.ftl` and
### `viticulture-cards.ftl`; here is what the board itself says.

## The year

web-viticulture-board = Board
web-viticulture-setup = Before the first year
web-viticulture-year = Year { $year }
web-viticulture-last-year = Final year
web-viticulture-season-spring = Spring
web-viticulture-season-summer = Summer
web-viticulture-season-fall = Fall
web-viticulture-season-winter = Winter
web-viticulture-now = now
web-viticulture-wake-up = Wake-up chart
web-viticulture-order-of-play = Turn order
web-viticulture-first-player = First player in spring
web-viticulture-passed = Passed
web-viticulture-workers-left =
    { $count ->
        [one] { $count } worker left
       *[other] { $count } workers left
    }
web-viticulture-fall-note = Each player draws a visitor, or two with a cottage.
web-viticulture-pass = Pass
web-viticulture-pass-note = Keep your other workers for the next season.

## Actions

web-viticulture-act-draw-vine = Draw a vine
web-viticulture-act-give-tour = Give a tour
web-viticulture-act-build-structure = Build a structure
web-viticulture-act-play-summer = Play a summer visitor
web-viticulture-act-sell-or-trade = Sell grapes, buy or sell a field
web-viticulture-act-plant-vine = Plant a vine
web-viticulture-act-draw-order = Draw an order
web-viticulture-act-harvest-field = Harvest a field
web-viticulture-act-train-worker = Train a worker
web-viticulture-act-play-winter = Play a winter visitor
web-viticulture-act-make-wine = Make wine
web-viticulture-act-fill-order = Fill an order
web-viticulture-act-gain-lira = Gain 1 lira
web-viticulture-upto = up to { $count }
web-viticulture-seat-of = { $worker }: { $name }
web-viticulture-seat-free = free
web-viticulture-space = Space { $number }
web-viticulture-space-bonus = Space { $number }, bonus: { $bonus }
web-viticulture-beside = Grande worker beside the spaces
web-viticulture-worker-regular = Worker
web-viticulture-worker-grande = Grande worker
web-viticulture-worker-temporary = Temporary worker
web-viticulture-worker-automa = Automa worker
web-viticulture-worker-trained = In training until next year
web-viticulture-worker-placed = Placed
web-viticulture-planned = Planned for winter

## Cards

web-viticulture-decks = Cards
web-viticulture-kind-vine = Vines
web-viticulture-kind-order = Orders
web-viticulture-kind-summer = Summer visitors
web-viticulture-kind-winter = Winter visitors
web-viticulture-card-vine = Vine
web-viticulture-card-order = Order
web-viticulture-card-summer = Summer visitor
web-viticulture-card-winter = Winter visitor
web-viticulture-deck = { $kind }: { $count } in the deck
web-viticulture-discards =
    { $count ->
        [0] nothing discarded
        [one] { $count } discarded
       *[other] { $count } discarded
    }
web-viticulture-top = Top of the discard pile: { $card }
web-viticulture-all-discards = All discarded { $kind }, most recent first
web-viticulture-shown = Revealed cards: choose
web-viticulture-hand = Hand
web-viticulture-hand-empty = No cards in hand
web-viticulture-needs = Needs { $names }
web-viticulture-needs-nothing = Needs no structure
web-viticulture-order-ready = Ready to fill
web-viticulture-order-lacks = Missing: { $names }
web-viticulture-order-pays = { $points } VP, +{ $residual } residual payment
web-viticulture-or-better = { $wine } { $value } or better
web-viticulture-copies = { $count } ×
web-viticulture-vine-sangiovese = Sangiovese
web-viticulture-vine-malvasia = Malvasia
web-viticulture-vine-pinot = Pinot
web-viticulture-vine-syrah = Syrah
web-viticulture-vine-trebbiano = Trebbiano
web-viticulture-vine-merlot = Merlot
web-viticulture-vine-sauvignon-blanc = Sauvignon Blanc
web-viticulture-vine-cabernet-sauvignon = Cabernet Sauvignon
web-viticulture-vine-chardonnay = Chardonnay

## Points and payment

web-viticulture-score = Points
web-viticulture-score-of = { $name }: { $points } VP
web-viticulture-track = Points from { $least } to { $most }; at { $goal }, the year becomes the final one
web-viticulture-goal = When a player reaches { $goal } VP, the current year is the final one
web-viticulture-residual = Residual payment
web-viticulture-residual-of = { $name }: { $residual } lira at the end of every year
web-viticulture-lira = Lira
web-viticulture-lira-of = { $name }: { $lira } lira
web-viticulture-vp = { $points } VP

## The vineyard

web-viticulture-vineyard-of = { $name }: vineyard
web-viticulture-structures = Structures
web-viticulture-built = Built
web-viticulture-not-built = Build for { $lira } lira
web-viticulture-used = Scored this year
web-viticulture-yoke-worker = Used this year
web-viticulture-fields = Fields
web-viticulture-field = Field { $limit }
web-viticulture-field-sum = { $value } of { $limit }
web-viticulture-field-empty = No vines yet
web-viticulture-field-sold = Sold; buy it back for { $lira } lira
web-viticulture-field-harvested = Harvested this year
web-viticulture-pad = Crush pad
web-viticulture-cellars = Cellars
web-viticulture-cellar-small = Small cellar
web-viticulture-cellar-medium = Medium cellar
web-viticulture-cellar-large = Large cellar
web-viticulture-cellar-locked = { $cellar }, not built
web-viticulture-grapes-red = Red grapes
web-viticulture-grapes-white = White grapes
web-viticulture-wine-red = Red
web-viticulture-wine-white = White
web-viticulture-wine-blush = Blush
web-viticulture-wine-sparkling = Sparkling
web-viticulture-recipe-red = one red grape
web-viticulture-recipe-white = one white grape
web-viticulture-recipe-blush = one red and one white grape, total value at least { $least }
web-viticulture-recipe-sparkling = two red grapes and one white, total value at least { $least }
web-viticulture-sells = Sells for { $lira } lira
web-viticulture-empty-spot = { $shelf }, value { $value }, empty
web-viticulture-none = none
web-viticulture-about-trellis = Some vines need a trellis.
web-viticulture-about-irrigation = Some vines need irrigation.
web-viticulture-about-yoke = An action space of your own: uproot a vine or harvest a field, once a year.
web-viticulture-about-windmill = { $vp } VP when you plant a vine, once a year.
web-viticulture-about-cottage = Draw one more visitor in fall.
web-viticulture-about-tasting-room = { $vp } VP when you give a tour with a wine in your cellar, once a year.
web-viticulture-about-medium-cellar = Wines up to value { $most }, and blush wine.
web-viticulture-about-large-cellar = Wines up to value { $most }, and sparkling wine.

## The family

web-viticulture-mama = Mama { $name }
web-viticulture-papa = Papa { $name }
web-viticulture-brings = { $count } × { $kind }
web-viticulture-brings-lira = { $lira } lira
web-viticulture-brings-workers =
    { $count ->
        [one] 1 worker
       *[other] { $count } workers
    }
web-viticulture-brings-grande = Your grande worker
web-viticulture-and-then = and either
web-viticulture-either-or = or
web-viticulture-more-lira = { $lira } more lira

## The solo game

web-viticulture-automa = Automa
web-viticulture-automa-points = { $points } VP to beat
web-viticulture-automa-years = Year { $year } of { $years }
web-viticulture-automa-level = Level: { $level }
web-viticulture-automa-aggressive = Aggressive: be ahead at the end of every year
web-viticulture-automa-tokens =
    { $count ->
        [0] No bonus action token
        [one] { $count } bonus action token
       *[other] { $count } bonus action tokens
    }
web-viticulture-automa-cards =
    { $count ->
        [one] { $count } card left in its deck
       *[other] { $count } cards left in its deck
    }
web-viticulture-automa-odds-at =
    { $cards ->
        [one] { $action }: { $count } of 1 card
       *[other] { $action }: { $count } of { $cards } cards
    }
web-viticulture-row-token = With a bonus action token
web-viticulture-row-no-token = Token taken

## What will happen

web-viticulture-preview-lira = { $amount } lira
web-viticulture-preview-vp = { $amount } VP
web-viticulture-preview-residual = { $amount } residual payment
web-viticulture-preview-field = { $value } of { $limit }
web-viticulture-preview-comes = { $it } goes here
web-viticulture-preview-built = is built
web-viticulture-preview-card = cards { $amount }
