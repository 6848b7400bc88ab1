### What happened in Viticulture, in English: one entry for each kind of event (`viticulture/telling.py`).
### The past tense, with the player's name as $who.

## Why lira change hands

viticulture-cause-tour = the tour
viticulture-cause-bonus = the space’s bonus
viticulture-cause-row = the wake-up chart
viticulture-cause-residual = residual payment
viticulture-cause-grapes = grapes sold
viticulture-cause-field = a field
viticulture-cause-space = the space for one lira
viticulture-cause-parents = Mama or Papa
viticulture-cause-building = building
viticulture-cause-training = training
viticulture-cause-visitor = a visitor

## Events

viticulture-event-year = Year { $year } began.
viticulture-event-season = The season changed: { $season }.
viticulture-event-next-year = The roosters went home; { $who } became the first player.
viticulture-event-last-year = { $who } reached { $points } VP, so this was the final year.
viticulture-event-rooster = { $who } put the rooster on { $row }.
viticulture-event-temporary = { $who } received the temporary worker.
viticulture-event-pass = { $who } passed.
viticulture-event-place =
    { $worker ->
        [grande] { $who } placed the grande worker on “{ $action }”.
       *[other] { $who } placed a worker on “{ $action }”.
    }
viticulture-event-place-lira =
    { $worker ->
        [grande] { $who } placed the grande worker on the space for one lira.
       *[other] { $who } placed a worker on the space for one lira.
    }
viticulture-event-place-yoke =
    { $worker ->
        [grande] { $who } placed the grande worker on the yoke.
       *[other] { $who } placed a worker on the yoke.
    }
viticulture-event-fetch = { $who } took back a worker from “{ $action }”.
viticulture-event-home = All workers returned home.
viticulture-event-train = { $who } trained a worker for next year.
viticulture-event-train-now = { $who } trained a worker who could work at once.
viticulture-event-join =
    { $count ->
        [one] { $who } received a worker.
       *[other] { $who } received { $count } workers.
    }
viticulture-event-lira = { $who } received { $amount } lira ({ $cause }).
viticulture-event-pay = { $who } paid { $amount } lira ({ $cause }).
viticulture-event-points = { $who } scored { $points } VP ({ $source }).
viticulture-event-lose-points = { $who } lost { $points } VP ({ $source }).
viticulture-event-residual = { $who } raised the residual payment by { $amount }.
viticulture-event-lose-residual = { $who } lowered the residual payment by { $amount }.
viticulture-event-draw = { $who } drew { $deck }: { $card }.
viticulture-event-draw-hidden = { $who } drew { $deck }.
viticulture-event-reshuffle = The discard pile was shuffled into a new deck to draw { $deck } from.
viticulture-event-discard = { $who } discarded { $card }.
viticulture-event-played = { $who } played the { $card }.
viticulture-event-laid-away = { $card } went to the discard pile.
viticulture-event-give = { $who } gave { $to } { $deck }: { $card }.
viticulture-event-give-hidden = { $who } gave { $to } { $deck }.
viticulture-event-take-discard = { $who } took { $card } from a discard pile.
viticulture-event-reveal = { $who } revealed { $card }.
viticulture-event-keep = { $who } kept { $card }.
viticulture-event-discard-shown = { $card } was discarded.
viticulture-event-plant = { $who } planted { $vine } in { $field }.
viticulture-event-plant-start = { $who } started with { $vine } in { $field }.
viticulture-event-uproot = { $who } uprooted { $vine } from { $field }.
viticulture-event-switch = { $who } switched { $vine } and { $other }.
viticulture-event-harvest = { $who } harvested { $field }.
viticulture-event-grape = { $who } gained a { $grape }.
viticulture-event-grape-lost = The crush pad was full: { $who } lost a { $grape }.
viticulture-event-lose-grape = { $who } used up a { $grape }.
viticulture-event-wine = { $who } made a { $wine }.
viticulture-event-lose-wine = { $who } gave up a { $wine }.
viticulture-event-age-grapes = { $who }’s grapes aged.
viticulture-event-age-wines = { $who }’s wines aged.
viticulture-event-age-one = { $who } aged a { $wine } to { $value }.
viticulture-event-build = { $who } built the { $structure }.
viticulture-event-use-structure = { $who } used the { $structure } for this year.
viticulture-event-fill = { $who } filled { $order }.
viticulture-event-sell-field = { $who } sold { $field }.
viticulture-event-buy-field = { $who } bought back { $field }.
viticulture-event-mama = { $who } began with { $card } as Mama.
viticulture-event-papa = { $who } began with { $card } as Papa.
viticulture-event-papa-gift =
    { $choice ->
        [lira] { $who } took more lira from { $card }.
       *[other] { $who } took the gift of { $card }.
    }
viticulture-event-token = { $who } took the bonus action token of row { $row }.
viticulture-event-take-token = Row { $row } had no token left for { $who }.
viticulture-event-spend-token = { $who } spent a bonus action token.
viticulture-event-automa-card = The Automa drew card { $number }.
viticulture-event-automa-place = The Automa placed a worker on “{ $action }”.
viticulture-event-automa-shuffle = The Automa’s deck was shuffled again.
viticulture-event-automa-points = The Automa’s score became { $points } VP.
viticulture-event-plan = { $who } planned for winter: { $action }.
viticulture-event-plan-done = { $who }’s plan was due: { $action }.
viticulture-event-plan-cancelled = { $who }’s plan was cancelled: { $action }.
viticulture-event-winner = { $who } won with { $points } VP.
viticulture-event-result-draw = The game against the Automa ended in a draw.
viticulture-event-result-loss = The Automa won.
