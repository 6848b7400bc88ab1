### Viticulture, in English.
###
### A noun is found under `viticulture-<kind>-<id>`. Each run of digits in an id becomes `n` in the key and a
### number here: `row-3` is `viticulture-row-row-n` with $n1 = 3. The cards are in
### `viticulture-cards.ftl`.

## Nouns: the board

viticulture-action-draw-vine = Draw a vine
viticulture-action-give-tour = Give a tour: gain 2 lira
viticulture-action-build-structure = Build a structure
viticulture-action-play-summer = Play a summer visitor
viticulture-action-sell-or-trade = Sell grapes, or buy or sell a field
viticulture-action-plant-vine = Plant a vine
viticulture-action-draw-order = Draw an order
viticulture-action-harvest-field = Harvest a field
viticulture-action-train-worker = Train a worker: pay 4 lira
viticulture-action-play-winter = Play a winter visitor
viticulture-action-make-wine = Make up to two wines
viticulture-action-fill-order = Fill an order
viticulture-action-gain-lira = Gain 1 lira
viticulture-action-use-yoke = Use your yoke

viticulture-bonus-draw-vine = one more vine
viticulture-bonus-give-tour = 1 more lira
viticulture-bonus-build-structure = 1 lira
viticulture-bonus-play-summer = a second visitor
viticulture-bonus-sell-or-trade = 1 VP
viticulture-bonus-plant-vine = a second vine
viticulture-bonus-draw-order = one more order
viticulture-bonus-harvest-field = a second field
viticulture-bonus-train-worker = 1 lira
viticulture-bonus-play-winter = a second visitor
viticulture-bonus-make-wine = a third wine
viticulture-bonus-fill-order = 1 VP

viticulture-place-draw-vine-left = { viticulture-action-draw-vine }, left space
viticulture-place-draw-vine-middle = { viticulture-action-draw-vine } (bonus: { viticulture-bonus-draw-vine })
viticulture-place-draw-vine-right = { viticulture-action-draw-vine }, right space
viticulture-place-draw-vine-beside = { viticulture-action-draw-vine } (grande worker beside the spaces)
viticulture-place-give-tour-left = { viticulture-action-give-tour }, left space
viticulture-place-give-tour-middle = { viticulture-action-give-tour } (bonus: { viticulture-bonus-give-tour })
viticulture-place-give-tour-right = { viticulture-action-give-tour }, right space
viticulture-place-give-tour-beside = { viticulture-action-give-tour } (grande worker beside the spaces)
viticulture-place-build-structure-left = { viticulture-action-build-structure }, left space
viticulture-place-build-structure-middle = { viticulture-action-build-structure } (bonus: { viticulture-bonus-build-structure })
viticulture-place-build-structure-right = { viticulture-action-build-structure }, right space
viticulture-place-build-structure-beside = { viticulture-action-build-structure } (grande worker beside the spaces)
viticulture-place-play-summer-left = { viticulture-action-play-summer }, left space
viticulture-place-play-summer-middle = { viticulture-action-play-summer } (bonus: { viticulture-bonus-play-summer })
viticulture-place-play-summer-right = { viticulture-action-play-summer }, right space
viticulture-place-play-summer-beside = { viticulture-action-play-summer } (grande worker beside the spaces)
viticulture-place-sell-or-trade-left = { viticulture-action-sell-or-trade }, left space
viticulture-place-sell-or-trade-middle = { viticulture-action-sell-or-trade } (bonus: { viticulture-bonus-sell-or-trade })
viticulture-place-sell-or-trade-right = { viticulture-action-sell-or-trade }, right space
viticulture-place-sell-or-trade-beside = { viticulture-action-sell-or-trade } (grande worker beside the spaces)
viticulture-place-plant-vine-left = { viticulture-action-plant-vine }, left space
viticulture-place-plant-vine-middle = { viticulture-action-plant-vine } (bonus: { viticulture-bonus-plant-vine })
viticulture-place-plant-vine-right = { viticulture-action-plant-vine }, right space
viticulture-place-plant-vine-beside = { viticulture-action-plant-vine } (grande worker beside the spaces)
viticulture-place-draw-order-left = { viticulture-action-draw-order }, left space
viticulture-place-draw-order-middle = { viticulture-action-draw-order } (bonus: { viticulture-bonus-draw-order })
viticulture-place-draw-order-right = { viticulture-action-draw-order }, right space
viticulture-place-draw-order-beside = { viticulture-action-draw-order } (grande worker beside the spaces)
viticulture-place-harvest-field-left = { viticulture-action-harvest-field }, left space
viticulture-place-harvest-field-middle = { viticulture-action-harvest-field } (bonus: { viticulture-bonus-harvest-field })
viticulture-place-harvest-field-right = { viticulture-action-harvest-field }, right space
viticulture-place-harvest-field-beside = { viticulture-action-harvest-field } (grande worker beside the spaces)
viticulture-place-train-worker-left = { viticulture-action-train-worker }, left space
viticulture-place-train-worker-middle = { viticulture-action-train-worker } (bonus: { viticulture-bonus-train-worker })
viticulture-place-train-worker-right = { viticulture-action-train-worker }, right space
viticulture-place-train-worker-beside = { viticulture-action-train-worker } (grande worker beside the spaces)
viticulture-place-play-winter-left = { viticulture-action-play-winter }, left space
viticulture-place-play-winter-middle = { viticulture-action-play-winter } (bonus: { viticulture-bonus-play-winter })
viticulture-place-play-winter-right = { viticulture-action-play-winter }, right space
viticulture-place-play-winter-beside = { viticulture-action-play-winter } (grande worker beside the spaces)
viticulture-place-make-wine-left = { viticulture-action-make-wine }, left space
viticulture-place-make-wine-middle = { viticulture-action-make-wine } (bonus: { viticulture-bonus-make-wine })
viticulture-place-make-wine-right = { viticulture-action-make-wine }, right space
viticulture-place-make-wine-beside = { viticulture-action-make-wine } (grande worker beside the spaces)
viticulture-place-fill-order-left = { viticulture-action-fill-order }, left space
viticulture-place-fill-order-middle = { viticulture-action-fill-order } (bonus: { viticulture-bonus-fill-order })
viticulture-place-fill-order-right = { viticulture-action-fill-order }, right space
viticulture-place-fill-order-beside = { viticulture-action-fill-order } (grande worker beside the spaces)
viticulture-place-gain-lira = { viticulture-action-gain-lira }
viticulture-place-gain-lira-grande = { viticulture-action-gain-lira } (grande worker)
viticulture-place-use-yoke = { viticulture-action-use-yoke }

viticulture-row-row-n =
    { $n1 ->
        [1] row 1: no bonus
        [2] row 2: a vine
        [3] row 3: an order
        [4] row 4: 1 lira
        [5] row 5: draw a summer or winter visitor
        [6] row 6: 1 VP
       *[7] row 7: the temporary worker
    }

viticulture-season-spring = spring
viticulture-season-summer = summer
viticulture-season-fall = fall
viticulture-season-winter = winter

viticulture-deck-vine = a vine
viticulture-deck-order = an order
viticulture-deck-summer = a summer visitor
viticulture-deck-winter = a winter visitor

viticulture-worker-regular = a regular worker
viticulture-worker-grande = the grande worker

viticulture-seat-seat-n =
    { $n1 ->
        [1] player A
        [2] player B
        [3] player C
        [4] player D
        [5] player E
       *[6] player F
    }
viticulture-spot-n = { $n1 }

## Nouns: the vineyard

viticulture-structure-trellis = trellis
viticulture-structure-irrigation = irrigation tower
viticulture-structure-yoke = yoke
viticulture-structure-windmill = windmill
viticulture-structure-cottage = cottage
viticulture-structure-tasting-room = tasting room
viticulture-structure-medium-cellar = medium cellar
viticulture-structure-large-cellar = large cellar
viticulture-gain-worker = worker
viticulture-gain-vp = victory point

viticulture-field-field-n = field { $n1 }

viticulture-vine-sangiovese = Sangiovese (red 1)
viticulture-vine-malvasia = Malvasia (white 1)
viticulture-vine-pinot = Pinot (red 1, white 1)
viticulture-vine-syrah = Syrah (red 2)
viticulture-vine-trebbiano = Trebbiano (white 2)
viticulture-vine-merlot = Merlot (red 3)
viticulture-vine-sauvignon-blanc = Sauvignon Blanc (white 3)
viticulture-vine-cabernet-sauvignon = Cabernet Sauvignon (red 4)
viticulture-vine-chardonnay = Chardonnay (white 4)

viticulture-planting-sangiovese-field-n = { viticulture-vine-sangiovese } in field { $n1 }
viticulture-planting-malvasia-field-n = { viticulture-vine-malvasia } in field { $n1 }
viticulture-planting-pinot-field-n = { viticulture-vine-pinot } in field { $n1 }
viticulture-planting-syrah-field-n = { viticulture-vine-syrah } in field { $n1 }
viticulture-planting-trebbiano-field-n = { viticulture-vine-trebbiano } in field { $n1 }
viticulture-planting-merlot-field-n = { viticulture-vine-merlot } in field { $n1 }
viticulture-planting-sauvignon-blanc-field-n = { viticulture-vine-sauvignon-blanc } in field { $n1 }
viticulture-planting-cabernet-sauvignon-field-n = { viticulture-vine-cabernet-sauvignon } in field { $n1 }
viticulture-planting-chardonnay-field-n = { viticulture-vine-chardonnay } in field { $n1 }

viticulture-grape-red-n = red grape of value { $n1 }
viticulture-grape-white-n = white grape of value { $n1 }
viticulture-wine-red = red wine
viticulture-wine-white = white wine
viticulture-wine-blush = blush wine
viticulture-wine-sparkling = sparkling wine
viticulture-bottle-red-n = red wine of value { $n1 }
viticulture-bottle-white-n = white wine of value { $n1 }
viticulture-bottle-blush-n = blush wine of value { $n1 }
viticulture-bottle-sparkling-n = sparkling wine of value { $n1 }

## Nouns: the solo game

viticulture-level-very-easy = very easy
viticulture-level-easy = easy
viticulture-level-normal = normal
viticulture-level-hard = hard
viticulture-level-very-hard = very hard
viticulture-challenge-none = no challenge
viticulture-challenge-challenge-n =
    { $n1 ->
        [1] challenge 1: no Mama, but three vines of your choice planted from the start
        [2] challenge 2: at most two regular workers, middle spaces only, no bonus action tokens
        [3] challenge 3: have six workers at the end of year 3, or lose at once
        [4] challenge 4: start far behind, but harvest up to three fields at a time
        [5] challenge 5: eight years and any wake-up row, but no bonus action tokens
        [6] challenge 6: only the wines in your medium and large cellars at the end score
        [7] challenge 7: start far behind, but with a high residual payment
       *[8] challenge 8: you cannot fill orders
    }
viticulture-result-win = won
viticulture-result-draw = drawn
viticulture-result-loss = lost

## Questions

viticulture-ask-choose-mama = Which Mama do you keep?
viticulture-ask-choose-papa = Which Papa do you keep?
viticulture-ask-choose-papa-gift = { $papa } gives you { $lira } lira. What else do you take?
viticulture-ask-choose-vines =
    { $left ->
        [one] Which vine do you start with? Choose one more.
       *[other] Which vines do you start with? Choose { $left }, one at a time.
    }
viticulture-ask-wake-up = Spring: which row of the wake-up chart does your rooster take?
viticulture-ask-draw-visitors =
    { $left ->
        [one] Which kind of visitor do you draw?
       *[other] Which kinds of visitor do you draw? Choose { $left }, one at a time.
    }
viticulture-ask-cut-hand =
    { $left ->
        [one] Year end: you have one card too many. Which one do you discard?
       *[other] Year end: you have { $left } cards too many. Which one do you discard?
    }
viticulture-ask-place =
    { $workers ->
        [one] Where do you place your last worker?
       *[other] Where do you place a worker? You have { $workers } left.
    }
viticulture-ask-place-which-worker = Which worker do you place? ({ $action })
viticulture-ask-place-use-token =
    { $tokens ->
        [one] Do you spend your last bonus action token to get the bonus too? ({ $action })
       *[other] Do you spend one of your { $tokens } bonus action tokens to get the bonus too? ({ $action })
    }
viticulture-ask-place-risk-token =
    { $tokens ->
        [one] You have no second visitor to play now. Your last bonus action token is lost unless your first visitor brings one. Do you spend it? ({ $action })
       *[other] You have no second visitor to play now. A bonus action token is lost unless your first visitor brings one. Do you spend one of your { $tokens }? ({ $action })
    }
viticulture-ask-point-bonus = Do you take the bonus VP of this space?
viticulture-ask-build = Which structure do you build?
viticulture-ask-plant =
    { $left ->
        [one] Which vine do you plant, and where?
       *[other] Which vine do you plant, and where? You may plant up to { $left }.
    }
viticulture-ask-uproot = Which vine do you uproot?
viticulture-ask-sell-or-trade = Do you sell grapes, or buy or sell a field?
viticulture-ask-sell-grape = Which grape do you sell? A value of up to { $most-1 } brings { $lira-1 } lira, up to { $most-2 } brings { $lira-2 }, up to { $most-3 } brings { $lira-3 }.
viticulture-ask-grape-spot = Where do you put the { $grape }? You may choose a lower value.
viticulture-ask-harvest =
    { $left ->
        [one] Which field do you harvest?
       *[other] Which field do you harvest? You may harvest up to { $left }.
    }
viticulture-ask-make-wine =
    { $left ->
        [one] Which wine do you make?
       *[other] Which wine do you make? You may make up to { $left }.
    }
viticulture-ask-pick-grapes = Which grape do you use for the { $wine }?
viticulture-ask-wine-spot = Where do you put the { $wine }? You may choose a lower value.
viticulture-ask-fill-order = Which order do you fill?
viticulture-ask-fill-order-wine = Which wine do you use for the { $wine } (or better) in { $order }?
viticulture-ask-play-summer = Which summer visitor do you play?
viticulture-ask-play-winter = Which winter visitor do you play?
viticulture-ask-choose-one = Which option do you choose?
viticulture-ask-discard-cards =
    { $left ->
        [one] Which card do you discard?
       *[other] Which card do you discard? You must discard { $left }.
    }
viticulture-ask-discard-hand =
    { $left ->
        [one] Your whole hand goes (1 card). Which card do you discard next? The last card of each kind ends up on top of its pile.
       *[other] Your whole hand goes ({ $left } cards). Which card do you discard next? The last card of each kind ends up on top of its pile.
    }
viticulture-ask-draw-one-more = Do you take the bonus and draw { $deck } as well?
viticulture-ask-choose-two = Choose two of these, one at a time. Which comes first?
viticulture-ask-join-in = You may do this: { $it }. Do you?
viticulture-ask-pay-or-score =
    { $points ->
        [one] Do you pay { $seat } { $lira } lira? If not, they gain 1 VP.
       *[other] Do you pay { $seat } { $lira } lira? If not, they gain { $points } VP.
    }
viticulture-ask-pay-opponents =
    { $left ->
        [one] Which opponent do you pay { $lira } lira?
       *[other] Which opponent do you pay { $lira } lira? You may choose up to { $left }, one at a time.
    }
viticulture-ask-promise-card =
    { $left ->
        [one] Do you give { $seat } a visitor? They need one more, or they draw three instead.
       *[other] Do you give { $seat } a visitor? They need { $left } more, or they draw three instead.
    }
viticulture-ask-give-cards =
    { $left ->
        [one] Which card do you give to { $seat }?
       *[other] Which card do you give to { $seat }? You must give { $left }.
    }
viticulture-ask-demand = { $seat } demands something of you. Which do you choose?
viticulture-ask-name-opponents =
    { $left ->
        [one] Which opponent must give you a summer visitor? You may choose one more.
       *[other] Which opponent must give you a summer visitor? You may choose up to { $left }.
    }
viticulture-ask-take-discards =
    { $left ->
        [one] Which discarded card do you take?
       *[other] Which discarded card do you take? You take { $left }, from different piles.
    }
viticulture-ask-keep-shown =
    { $left ->
        [one] Which revealed card do you keep?
       *[other] Which revealed card do you keep? You keep { $left }.
    }
viticulture-ask-discard-grape-or-wine = Which grape or wine do you discard?
viticulture-ask-age-wine = Which wine do you age by one?
viticulture-ask-switch-vine = Which vine do you switch to another field?
viticulture-ask-switch-with = Which vine do you switch it with?
viticulture-ask-plan = Which winter action space does your worker take?
viticulture-ask-fetch-workers =
    { $left ->
        [one] Which worker do you take back?
       *[other] Which worker do you take back? You may take back up to { $left }.
    }
viticulture-ask-move-rooster = Which row do you move your rooster to?
viticulture-ask-discard-grape = Which grape do you discard?
viticulture-ask-discard-wine = Which wine do you discard?

## Answers

viticulture-answer-done = Done
viticulture-answer-yes = Yes
viticulture-answer-no = No
viticulture-answer-choose = { CAPITAL($it) }
viticulture-answer-pass = Pass for the rest of this season
viticulture-answer-gift = The { $gift }
viticulture-answer-lira = { $more } more lira
viticulture-answer-sell-grapes = Sell grapes
viticulture-answer-lose-point =
    { $points ->
        [1] Lose 1 VP
       *[other] Lose { $points } VP
    }
viticulture-answer-give-cards =
    { $cards ->
        [one] Give a card
       *[other] Give { $cards } cards
    }
viticulture-answer-pay-lira = Pay { $lira } lira
viticulture-answer-place = { $it }
viticulture-answer-fetch = Take back the worker at: { $it }
viticulture-answer-worker = Place { $it }
viticulture-answer-wake = Take { $it }
viticulture-answer-draw = Draw { $it }
viticulture-answer-plant = Plant { $it }
viticulture-answer-uproot = Uproot { $it }
viticulture-answer-switch-vine = Switch { $it }
viticulture-answer-switch-with = Switch it with { $it }
viticulture-answer-harvest = Harvest { $it }
viticulture-answer-sell = Sell { $it } for { $price } lira
viticulture-answer-buy = Buy back { $it } for { $price } lira
viticulture-answer-build =
    { $price ->
        [0] Build the { $it } for free
       *[other] Build the { $it } for { $price } lira
    }
viticulture-answer-make = Make a { $it }
viticulture-answer-grape = The { $it }
viticulture-answer-bottle = The { $it }
viticulture-answer-fill = Fill { $it }: { $points } VP, +{ $residual } residual payment
viticulture-answer-visit = { $it }
viticulture-answer-discard = Discard { $it }
viticulture-answer-give = Give { $it }
viticulture-answer-keep = Keep { $it }
viticulture-answer-take = Take { $it }
viticulture-answer-player = { $it }
viticulture-answer-mama =
    { $it }{ $vine ->
        [0] { "" }
        [one] { " · " }1 vine
       *[other] { " · " }{ $vine } vines
    }{ $order ->
        [0] { "" }
        [one] { " · " }1 order
       *[other] { " · " }{ $order } orders
    }{ $summer ->
        [0] { "" }
        [one] { " · " }1 summer visitor
       *[other] { " · " }{ $summer } summer visitors
    }{ $winter ->
        [0] { "" }
        [one] { " · " }1 winter visitor
       *[other] { " · " }{ $winter } winter visitors
    }{ $lira ->
        [0] { "" }
       *[other] { " · " }{ $lira } lira
    }
viticulture-answer-papa = { $it }: { $lira } lira, plus the { $gift } or { $more } more lira
viticulture-answer-spot = Value { $it }

## Reasons

viticulture-no-worker = You have no such worker left to place.
viticulture-space-taken = This space is already taken.
viticulture-space-closed = This action space is not used in this game.
viticulture-not-full = You may place the grande worker beside an action only when all its spaces are taken.
viticulture-grande-placed = You have already placed your grande worker.
viticulture-no-yoke = You have no yoke.
viticulture-yoke-used = You have already used your yoke this year.
viticulture-keep-bonus-free = Friendly variant: a bonus space is only for players who use its bonus.
viticulture-token-needed = Without the bonus you could not pay for the action.
viticulture-no-lira = You do not have enough lira.
viticulture-too-few-points = That would take you below the lowest score on the track.
viticulture-no-residual = Your residual payment is too low.
viticulture-residual-full = Your residual payment cannot rise by that much.
viticulture-no-scoring = Nothing scores during this challenge.
viticulture-nothing-to-gain = It would gain you nothing: there is nothing to count.
viticulture-no-visitor = You have no visitor for this season.
viticulture-nothing-playable = You cannot carry out any of your visitors in full now.
viticulture-too-few-cards = You do not have enough cards in hand.
viticulture-spoils-the-rest = Then you could not carry out the rest.
viticulture-no-opponent = No opponent is affected.
viticulture-not-in-winter = There is no later season to plan for in winter.
viticulture-too-few-piles = Too few discard piles have any cards.
viticulture-neighbour-unable = Your neighbour could do none of the three.
viticulture-no-vine-card = You have no vine in hand.
viticulture-structure-missing = This vine needs a structure you have not built.
viticulture-field-limit = The total value of the vines would be too high for this field.
viticulture-field-sold = You have sold this field.
viticulture-nothing-plantable = You cannot plant any of your vines now.
viticulture-nothing-planted = You have no planted vines.
viticulture-nothing-to-switch = You have no two vines that could switch places.
viticulture-field-empty = No vine is planted there.
viticulture-field-harvested = You have already harvested this field this year.
viticulture-nothing-to-harvest = You have no field to harvest.
viticulture-field-planted = There are vines on this field; you can sell only an empty field.
viticulture-field-owned = You already own this field.
viticulture-nothing-to-trade = You have no grape to sell and no field to buy or sell.
viticulture-already-built = You have already built it.
viticulture-cellar-first = You need the medium cellar first.
viticulture-nothing-to-build = There is nothing you could build now.
viticulture-wrong-price = This card only builds structures with a different printed price.
viticulture-cellars-complete = You have already built both cellars.
viticulture-no-grape = You do not have the grapes.
viticulture-no-such-wine = You cannot make any wine that fits in your cellar.
viticulture-cellar-missing = This wine needs a larger cellar.
viticulture-too-weak = The grapes are worth less than { $least } together.
viticulture-no-spot = There is no room for it in your cellar.
viticulture-spot-taken = That place is taken.
viticulture-no-wine = You have no such wine.
viticulture-nothing-ages = None of your wines can age now.
viticulture-no-order = You have no order in hand.
viticulture-order-not-fillable = You do not have the wines for this order.
viticulture-orders-forbidden = You cannot fill orders in this challenge.
viticulture-most-workers = You already have all the workers you may have.
viticulture-row-taken = Another rooster is already there.
viticulture-own-row = Your rooster is already there.
viticulture-row-shunned = In a solo game, you cannot move your rooster there.
viticulture-row-without-token = The token of this row has already been taken.
viticulture-workers-missing = You do not have all your workers yet.
viticulture-grande-at-home = Your grande worker is not on the board.
viticulture-nothing-to-fetch = You have no worker to take back.

## Where points come from

viticulture-source-start = start
viticulture-source-orders = orders
viticulture-source-visitors = visitors
viticulture-source-windmill = windmill
viticulture-source-tasting-room = tasting room
viticulture-source-rows = wake-up chart
viticulture-source-bonuses = bonus spaces
viticulture-source-cellars = cellars
