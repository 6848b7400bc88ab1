### What happened in Vinhos, in English: one entry for each kind of event (`vinhos/telling.py`).
### The past tense, with the player's name as $who.

## Players

vinhos-seat-seat-n =
    { $n1 ->
        [1] player A
        [2] player B
        [3] player C
       *[4] player D
    }

## Why money changes hands

vinhos-cause-vineyard = a vineyard
vinhos-cause-building = a building or an enologist
vinhos-cause-expert = a Wine Expert
vinhos-cause-divesting = divesting
vinhos-cause-fair = the Fair slot
vinhos-cause-deposit = deposit
vinhos-cause-withdrawal = withdrawal
vinhos-cause-investment = investing
vinhos-cause-interest = interest
vinhos-cause-salaries = salaries
vinhos-cause-sale = a sale
vinhos-cause-start = playing later
vinhos-cause-move = the move

## Events

vinhos-event-year = Year { $year } began.
vinhos-event-phase = Phase { $phase } began.
vinhos-event-vintage = A new Vintage Tile was turned up: weather { $weather }.
vinhos-event-feature = Fair: { $feature } moved up by { $steps }.
vinhos-event-refresh = { $who }’s used experts were turned face up.
vinhos-event-order = The order of play was settled; { $who } went first.
vinhos-event-order-fair = The fair settled the order of play; { $who } went first.
vinhos-event-order-start = The first vineyards settled the order of play; { $who } went first.
vinhos-event-order-place = { $who } took a place in the order of play: { $place }.
vinhos-event-move = { $who } moved to { $action }.
vinhos-event-stay = { $who } stayed on Pass/Press Release.
vinhos-event-toll = { $who } received { THOUSANDS($amount) } Bagos from the player who came to the same space.
vinhos-event-cash = { $who } received { THOUSANDS($amount) } Bagos in cash ({ $cause }).
vinhos-event-pay-cash = { $who } paid { THOUSANDS($amount) } Bagos in cash ({ $cause }).
vinhos-event-account = { THOUSANDS($amount) } Bagos went into { $who }’s account ({ $cause }).
vinhos-event-pay-account = { THOUSANDS($amount) } Bagos left { $who }’s account ({ $cause }).
vinhos-event-invest = { $who } raised their investment to { $level }.
vinhos-event-divest = { $who } lowered their investment to { $level }.
vinhos-event-points = { $who } scored { $points } VP ({ $source }).
vinhos-event-lose-points = { $who } lost { $points } VP ({ $source }).
vinhos-event-take-vineyard = The { $vineyard } left the board.
vinhos-event-vineyard = { $who } put the { $vineyard } into { $estate }.
vinhos-event-lose-vineyard = { $who } lost the { $vineyard } in { $estate }.
vinhos-event-cube = A Renown Cube was placed in { $region }.
vinhos-event-waiting-cube = { $who }: a Renown Cube was left waiting in { $estate }.
vinhos-event-waiting-cubes-move = { $who }: a waiting Renown Cube left { $estate }.
vinhos-event-waiting-cube-back = { $who }: a waiting Renown Cube in { $estate } returned to the supply.
vinhos-event-spend-cubes =
    { $cubes ->
        [one] A Renown Cube of { $region } was spent.
       *[other] { $cubes } Renown Cubes of { $region } were spent.
    }
vinhos-event-winery = { $who } built a winery in { $estate }.
vinhos-event-lose-winery = { $who } lost a winery in { $estate }.
vinhos-event-cellar = { $who } built a cellar in { $estate }.
vinhos-event-enologist = { $who } gained an enologist in { $estate }.
vinhos-event-enologist-leaves = { $who } lost an enologist in { $estate }.
vinhos-event-enologist-moves = { $who } moved an enologist from { $estate } to { $other }.
vinhos-event-porto =
    { $tiles ->
        [one] { $who } received a Porto tile.
       *[other] { $who } received { $tiles } Porto tiles.
    }
vinhos-event-spend-porto =
    { $tiles ->
        [one] { $who } spent a Porto tile.
       *[other] { $who } spent { $tiles } Porto tiles.
    }
vinhos-event-expert = { $who } took the { $expert }.
vinhos-event-expert-back = { $who } returned the { $expert }.
vinhos-event-expert-used = { $who } used the { $expert }.
vinhos-event-choose-experts =
    { $count ->
        [one] { $who } secretly chose an expert for the fair.
       *[other] { $who } secretly chose { $count } experts for the fair.
    }
vinhos-event-fair-expert = { $who } revealed the { $expert } at the fair.
vinhos-event-wine = { $who } produced a { $colour } wine of value { $value } in { $estate }.
vinhos-event-give-wine = { $who } gave up a { $colour } { $region } wine of value { $value }.
vinhos-event-age = { $who }’s wines in { $estate } aged.
vinhos-event-wine-lost = { $who } lost a { $colour } { $region } wine of production value { $value }: it was too old for { $estate }.
vinhos-event-sale = { $who } sold a wine: { $slot }.
vinhos-event-export = { $who } exported a wine: { $slot }.
vinhos-event-manager = { $who } gave a barrel to { $manager }.
vinhos-event-benefit = { $who } took a benefit ({ $benefit }).
vinhos-event-benefit-multiplier = { $who } moved a barrel to the multiplier “{ $multiplier }”.
vinhos-event-barrel-sale = { $who } took back a barrel: { $slot }.
vinhos-event-barrel-export = { $who } took back an export barrel: { $slot }.
vinhos-event-barrel-court = { $who } took back a barrel from the managers: { $slot }.
vinhos-event-barrel-multiplier = { $who } took back a barrel from the multiplier “{ $slot }”.
vinhos-event-announce = { $who } announced a wine of value { $value } for the fair: { $slot }.
vinhos-event-fair-points =
    { $points ->
        [one] { $who } gained a Fair Point ({ $total } in all).
       *[other] { $who } gained { $points } Fair Points ({ $total } in all).
    }
vinhos-event-prize =
    { $place ->
        [1] { $who } came first at the fair: { $points } VP.
        [2] { $who } came second at the fair: { $points } VP.
        [3] { $who } came third at the fair: { $points } VP.
       *[other] { $who } came fourth at the fair: { $points } VP.
    }
vinhos-event-fair-over = The fair ended, and the Fair Tiles were returned.
vinhos-event-look = { $who } looked through the vineyards of { $region }.
vinhos-event-reorder = { $who } reordered the vineyards of { $region }.
vinhos-event-last-benefits = Another round of final benefits began.
vinhos-event-winner = { $who } won with { $points } VP.
