### Viticulture, in English.
###
### A noun is found under `viticulture-<kind>-<id>`. Each run of digits in an id becomes `n` in the key and a
### number here: `row-3` is `viticulture-row-row-n` with $n1 = 3. The cards are in
### `viticulture-cards.ftl`.

## Nouns: the board

viticulture-action-draw-vine = Draw a vine
viticulture-action-give-tour = Give a tour for 2 lira
viticulture-action-build-structure = Build a structure
viticulture-action-play-summer = Play a summer visitor
viticulture-action-sell-or-trade = Sell grapes, or sell or buy a field
viticulture-action-plant-vine = Plant a vine
viticulture-action-draw-order = Draw an order
viticulture-action-harvest-field = Harvest a field
viticulture-action-train-worker = Train a worker for 4 lira
viticulture-action-play-winter = Play a winter visitor
viticulture-action-make-wine = Make up to two wines
viticulture-action-fill-order = Fill an order
viticulture-action-gain-lira = Gain 1 lira
viticulture-action-use-yoke = Use your yoke

viticulture-bonus-draw-vine = one more vine
viticulture-bonus-give-tour = 1 lira more
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
viticulture-place-draw-vine-beside = { viticulture-action-draw-vine }, the grande beside it
viticulture-place-give-tour-left = { viticulture-action-give-tour }, left space
viticulture-place-give-tour-middle = { viticulture-action-give-tour } (bonus: { viticulture-bonus-give-tour })
viticulture-place-give-tour-right = { viticulture-action-give-tour }, right space
viticulture-place-give-tour-beside = { viticulture-action-give-tour }, the grande beside it
viticulture-place-build-structure-left = { viticulture-action-build-structure }, left space
viticulture-place-build-structure-middle = { viticulture-action-build-structure } (bonus: { viticulture-bonus-build-structure })
viticulture-place-build-structure-right = { viticulture-action-build-structure }, right space
viticulture-place-build-structure-beside = { viticulture-action-build-structure }, the grande beside it
viticulture-place-play-summer-left = { viticulture-action-play-summer }, left space
viticulture-place-play-summer-middle = { viticulture-action-play-summer } (bonus: { viticulture-bonus-play-summer })
viticulture-place-play-summer-right = { viticulture-action-play-summer }, right space
viticulture-place-play-summer-beside = { viticulture-action-play-summer }, the grande beside it
viticulture-place-sell-or-trade-left = { viticulture-action-sell-or-trade }, left space
viticulture-place-sell-or-trade-middle = { viticulture-action-sell-or-trade } (bonus: { viticulture-bonus-sell-or-trade })
viticulture-place-sell-or-trade-right = { viticulture-action-sell-or-trade }, right space
viticulture-place-sell-or-trade-beside = { viticulture-action-sell-or-trade }, the grande beside it
viticulture-place-plant-vine-left = { viticulture-action-plant-vine }, left space
viticulture-place-plant-vine-middle = { viticulture-action-plant-vine } (bonus: { viticulture-bonus-plant-vine })
viticulture-place-plant-vine-right = { viticulture-action-plant-vine }, right space
viticulture-place-plant-vine-beside = { viticulture-action-plant-vine }, the grande beside it
viticulture-place-draw-order-left = { viticulture-action-draw-order }, left space
viticulture-place-draw-order-middle = { viticulture-action-draw-order } (bonus: { viticulture-bonus-draw-order })
viticulture-place-draw-order-right = { viticulture-action-draw-order }, right space
viticulture-place-draw-order-beside = { viticulture-action-draw-order }, the grande beside it
viticulture-place-harvest-field-left = { viticulture-action-harvest-field }, left space
viticulture-place-harvest-field-middle = { viticulture-action-harvest-field } (bonus: { viticulture-bonus-harvest-field })
viticulture-place-harvest-field-right = { viticulture-action-harvest-field }, right space
viticulture-place-harvest-field-beside = { viticulture-action-harvest-field }, the grande beside it
viticulture-place-train-worker-left = { viticulture-action-train-worker }, left space
viticulture-place-train-worker-middle = { viticulture-action-train-worker } (bonus: { viticulture-bonus-train-worker })
viticulture-place-train-worker-right = { viticulture-action-train-worker }, right space
viticulture-place-train-worker-beside = { viticulture-action-train-worker }, the grande beside it
viticulture-place-play-winter-left = { viticulture-action-play-winter }, left space
viticulture-place-play-winter-middle = { viticulture-action-play-winter } (bonus: { viticulture-bonus-play-winter })
viticulture-place-play-winter-right = { viticulture-action-play-winter }, right space
viticulture-place-play-winter-beside = { viticulture-action-play-winter }, the grande beside it
viticulture-place-make-wine-left = { viticulture-action-make-wine }, left space
viticulture-place-make-wine-middle = { viticulture-action-make-wine } (bonus: { viticulture-bonus-make-wine })
viticulture-place-make-wine-right = { viticulture-action-make-wine }, right space
viticulture-place-make-wine-beside = { viticulture-action-make-wine }, the grande beside it
viticulture-place-fill-order-left = { viticulture-action-fill-order }, left space
viticulture-place-fill-order-middle = { viticulture-action-fill-order } (bonus: { viticulture-bonus-fill-order })
viticulture-place-fill-order-right = { viticulture-action-fill-order }, right space
viticulture-place-fill-order-beside = { viticulture-action-fill-order }, the grande beside it
viticulture-place-gain-lira = { viticulture-action-gain-lira }
viticulture-place-gain-lira-grande = { viticulture-action-gain-lira }, the grande there
viticulture-place-use-yoke = { viticulture-action-use-yoke }

viticulture-row-row-n =
    { $n1 ->
        [1] row 1: no bonus
        [2] row 2: a vine
        [3] row 3: an order
        [4] row 4: 1 lira
        [5] row 5: a visitor
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

viticulture-field-field-n = the field of { $n1 }

viticulture-vine-sangiovese = Sangiovese (red 1)
viticulture-vine-malvasia = Malvasia (white 1)
viticulture-vine-pinot = Pinot (red 1, white 1)
viticulture-vine-syrah = Syrah (red 2)
viticulture-vine-trebbiano = Trebbiano (white 2)
viticulture-vine-merlot = Merlot (red 3)
viticulture-vine-sauvignon-blanc = Sauvignon Blanc (white 3)
viticulture-vine-cabernet-sauvignon = Cabernet Sauvignon (red 4)
viticulture-vine-chardonnay = Chardonnay (white 4)

viticulture-planting-sangiovese-field-n = { viticulture-vine-sangiovese } on the field of { $n1 }
viticulture-planting-malvasia-field-n = { viticulture-vine-malvasia } on the field of { $n1 }
viticulture-planting-pinot-field-n = { viticulture-vine-pinot } on the field of { $n1 }
viticulture-planting-syrah-field-n = { viticulture-vine-syrah } on the field of { $n1 }
viticulture-planting-trebbiano-field-n = { viticulture-vine-trebbiano } on the field of { $n1 }
viticulture-planting-merlot-field-n = { viticulture-vine-merlot } on the field of { $n1 }
viticulture-planting-sauvignon-blanc-field-n = { viticulture-vine-sauvignon-blanc } on the field of { $n1 }
viticulture-planting-cabernet-sauvignon-field-n = { viticulture-vine-cabernet-sauvignon } on the field of { $n1 }
viticulture-planting-chardonnay-field-n = { viticulture-vine-chardonnay } on the field of { $n1 }

viticulture-grape-red-n = red grape of { $n1 }
viticulture-grape-white-n = white grape of { $n1 }
viticulture-wine-red = red wine
viticulture-wine-white = white wine
viticulture-wine-blush = blush wine
viticulture-wine-sparkling = sparkling wine
viticulture-bottle-red-n = red wine of { $n1 }
viticulture-bottle-white-n = white wine of { $n1 }
viticulture-bottle-blush-n = blush wine of { $n1 }
viticulture-bottle-sparkling-n = sparkling wine of { $n1 }

## Nouns: the solo game

viticulture-level-very-easy = very easy
viticulture-level-easy = easy
viticulture-level-normal = normal
viticulture-level-hard = hard
viticulture-level-very-hard = very hard
viticulture-challenge-none = no challenge
viticulture-challenge-challenge-n =
    { $n1 ->
        [1] challenge 1: no Mama, but three vines of your choice already planted
        [2] challenge 2: never more than two regular workers, middle spaces only, no bonus action tokens
        [3] challenge 3: six workers by the end of year 3, or all is lost
        [4] challenge 4: a start far behind, and harvests of up to three fields
        [5] challenge 5: eight years, any row, but no use of bonus action tokens
        [6] challenge 6: nothing scores but the wines in your medium and large cellar at the end
        [7] challenge 7: a start far behind, but with a high residual payment
       *[8] challenge 8: no order may be filled
    }
viticulture-result-win = won
viticulture-result-draw = drawn
viticulture-result-loss = lost

## Questions

viticulture-ask-choose-mama = Which Mama do you keep?
viticulture-ask-choose-papa = Which Papa do you keep?
viticulture-ask-choose-papa-gift = { $papa } brings you { $lira } lira. What else do you take from him?
viticulture-ask-choose-vines =
    { $left ->
        [1] Which vine stands in your vineyard from the start? One is left to choose.
       *[other] Which vine stands in your vineyard from the start? There are { $left } to choose.
    }
viticulture-ask-wake-up = Spring: which row does your rooster take?
viticulture-ask-draw-visitors =
    { $left ->
        [1] Which visitor do you draw?
       *[other] Which visitors do you draw? Name { $left }, one after the other.
    }
viticulture-ask-cut-hand =
    { $left ->
        [1] The year ends, and you hold one card too many. Which one goes?
       *[other] The year ends, and you hold { $left } cards too many. Which one goes?
    }
viticulture-ask-place =
    { $workers ->
        [1] Where does your last worker go?
       *[other] Where does a worker go? You have { $workers } left.
    }
viticulture-ask-place-which-worker = Which worker do you send? ({ $action })
viticulture-ask-place-use-token =
    { $tokens ->
        [1] Do you use your last bonus action token for the bonus as well? ({ $action })
       *[other] Do you use one of your { $tokens } bonus action tokens for the bonus as well? ({ $action })
    }
viticulture-ask-point-bonus = Do you take the bonus point of this space?
viticulture-ask-build = Which structure do you build?
viticulture-ask-plant =
    { $left ->
        [1] Which vine do you plant, and where?
       *[other] Which vine do you plant, and where? Up to { $left } are possible.
    }
viticulture-ask-uproot = Which vine do you uproot?
viticulture-ask-sell-or-trade = Do you sell grapes, or trade a field?
viticulture-ask-sell-grape = Which grape do you sell? Values up to 3 bring 1 lira, up to 6 bring 2, up to 9 bring 3.
viticulture-ask-grape-spot = Where do you put the { $grape }? It may stand lower than its value.
viticulture-ask-harvest =
    { $left ->
        [1] Which field do you harvest?
       *[other] Which field do you harvest? Up to { $left } are possible.
    }
viticulture-ask-make-wine =
    { $left ->
        [1] Which wine do you make?
       *[other] Which wine do you make? Up to { $left } are possible.
    }
viticulture-ask-pick-grapes = Which grape goes into the { $wine }?
viticulture-ask-wine-spot = Where do you put the { $wine }? It may stand lower than its value.
viticulture-ask-fill-order = Which order do you fill?
viticulture-ask-fill-order-wine = Which wine do you deliver for the { $wine } or better of { $order }?
viticulture-ask-play-summer = Which summer visitor do you play?
viticulture-ask-play-winter = Which winter visitor do you play?
viticulture-ask-choose-one = Which do you choose?
viticulture-ask-discard-cards =
    { $left ->
        [1] Which card do you discard?
       *[other] Which card do you discard? { $left } have to go.
    }
viticulture-ask-draw-one-more = Do you take the bonus and draw { $deck } more?
viticulture-ask-choose-two = Two of these are for you. Which comes first?
viticulture-ask-join-in = You may: { $it }. Do you?
viticulture-ask-pay-or-score =
    { $points ->
        [1] Do you give { $lira } lira to { $seat }, who otherwise scores 1 VP?
       *[other] Do you give { $lira } lira to { $seat }, who otherwise scores { $points } VP?
    }
viticulture-ask-pay-opponents =
    { $left ->
        [1] Who gets { $lira } lira from you?
       *[other] Who gets { $lira } lira from you? Up to { $left } opponents, one after the other.
    }
viticulture-ask-promise-card =
    { $left ->
        [1] Do you give { $seat } a visitor? One more is wanted, or else three are drawn.
       *[other] Do you give { $seat } a visitor? { $left } more are wanted, or else three are drawn.
    }
viticulture-ask-give-cards =
    { $left ->
        [1] Which card do you give to { $seat }?
       *[other] Which card do you give to { $seat }? There are { $left } to give.
    }
viticulture-ask-demand = What do you do for { $seat }?
viticulture-ask-name-opponents =
    { $left ->
        [1] Of whom do you demand a summer visitor? One more may be named.
       *[other] Of whom do you demand a summer visitor? Up to { $left } may be named.
    }
viticulture-ask-take-discards =
    { $left ->
        [1] Which discarded card do you take?
       *[other] Which discarded card do you take? { $left } from different piles are yours.
    }
viticulture-ask-keep-shown =
    { $left ->
        [1] Which open card do you keep?
       *[other] Which open card do you keep? { $left } are yours.
    }
viticulture-ask-discard-grape-or-wine = Which grape or wine do you part with?
viticulture-ask-age-wine = Which wine ages one step?
viticulture-ask-switch-vine = Which vine changes its place?
viticulture-ask-switch-with = Which vine does it change places with?
viticulture-ask-plan = Which winter space does your worker take?
viticulture-ask-fetch-workers =
    { $left ->
        [1] Which worker comes back to you?
       *[other] Which worker comes back to you? Up to { $left } may.
    }
viticulture-ask-move-rooster = Which row does your rooster move to?
viticulture-ask-discard-grape = Which grape do you discard?
viticulture-ask-discard-wine = Which wine do you discard?

## Answers

viticulture-answer-done = No, that is all
viticulture-answer-yes = Yes
viticulture-answer-choose = { $it }
viticulture-answer-pass = Pass for the rest of the season
viticulture-answer-gift = The { $gift }
viticulture-answer-lira = { $more } lira more
viticulture-answer-sell-grapes = Sell grapes
viticulture-answer-lose-point =
    { $points ->
        [1] Lose 1 VP
       *[other] Lose { $points } VP
    }
viticulture-answer-give-cards =
    { $cards ->
        [1] Give away a card
       *[other] Give away { $cards } cards
    }
viticulture-answer-pay-lira = Pay { $lira } lira
viticulture-answer-place = { $it }
viticulture-answer-fetch = Take back the worker at: { $it }
viticulture-answer-worker = Send { $it }
viticulture-answer-wake = Take { $it }
viticulture-answer-draw = Draw { $it }
viticulture-answer-plant = Plant { $it }
viticulture-answer-uproot = Uproot { $it }
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
viticulture-answer-fill = Fill { $it }: { $points } VP, { $residual } residual
viticulture-answer-visit = { $it }
viticulture-answer-discard = Discard { $it }
viticulture-answer-give = Give { $it }
viticulture-answer-keep = Keep { $it }
viticulture-answer-player = { $it }
viticulture-answer-mama = { $it }: { $vine } vine, { $order } order, { $summer } summer, { $winter } winter cards, { $lira } lira
viticulture-answer-papa = { $it }: { $lira } lira, then the { $gift } or { $more } lira more
viticulture-answer-spot = On value { $it }

## Reasons

viticulture-no-worker = You have no such worker left to place.
viticulture-space-taken = Somebody stands there already.
viticulture-space-closed = This space is closed with so few players.
viticulture-not-full = The grande stands beside an action only when its open spaces are all taken.
viticulture-grande-placed = Your grande is already placed.
viticulture-no-yoke = You have no yoke.
viticulture-yoke-used = Your yoke has been used this year.
viticulture-keep-bonus-free = Among friends, a bonus space stays free for those who can use its bonus.
viticulture-token-needed = Without the token's bonus you could not pay for the action.
viticulture-no-lira = You lack the lira for it.
viticulture-too-few-points = That would take you off the lower end of the scoring track.
viticulture-no-residual = Your residual payment is too low for it.
viticulture-residual-full = Your residual payment is at its highest.
viticulture-no-visitor = You hold no visitor of this season.
viticulture-nothing-playable = None of your visitors could be carried out in full now.
viticulture-too-few-cards = There are too few cards in hand for it.
viticulture-spoils-the-rest = Then the rest of it could no longer be carried out.
viticulture-no-opponent = There is no opponent whom it could concern.
viticulture-not-in-winter = In winter there is no later season to plan for.
viticulture-too-few-piles = Too few discard piles have a card.
viticulture-neighbour-unable = Your neighbour could do none of the three.
viticulture-no-vine-card = You hold no vine.
viticulture-structure-missing = The vine needs a structure that you have not built.
viticulture-field-limit = The field cannot bear so much.
viticulture-field-sold = You have sold this field.
viticulture-nothing-plantable = None of your vines could be planted now.
viticulture-nothing-planted = Nothing is planted in your vineyard.
viticulture-nothing-to-switch = There are no two vines that could change places so.
viticulture-field-empty = No vine stands there.
viticulture-field-harvested = This field has been harvested this year.
viticulture-nothing-to-harvest = No field of yours is ready to be harvested.
viticulture-field-planted = Vines stand there; only an empty field can be sold.
viticulture-field-owned = It belongs to you already.
viticulture-nothing-to-trade = You have no grape and no field to trade.
viticulture-already-built = You have it already.
viticulture-cellar-first = The medium cellar comes first.
viticulture-nothing-to-build = There is nothing that you could build now.
viticulture-wrong-price = The card builds only structures of another printed price.
viticulture-cellars-complete = You have both cellars.
viticulture-no-grape = The grapes for it are missing.
viticulture-no-such-wine = Your grapes make no wine that your cellar could take.
viticulture-cellar-missing = This wine needs a larger cellar.
viticulture-no-spot = The cellar has no free spot for it.
viticulture-spot-taken = The spot that it needs is taken.
viticulture-no-wine = There is no such wine in your cellar.
viticulture-nothing-ages = No wine of yours can get any older now.
viticulture-no-order = You hold no order.
viticulture-order-not-fillable = Your cellar does not hold the wines that are asked for.
viticulture-orders-forbidden = In this challenge no order is filled.
viticulture-most-workers = You have as many workers as you may have.
viticulture-row-taken = Another rooster stands there.
viticulture-row-shunned = Alone, the rooster cannot be moved there.
viticulture-row-without-token = The token of this row is gone.
viticulture-workers-missing = You do not have all your workers yet.
viticulture-grande-at-home = The grande is not on the board.
viticulture-nothing-to-fetch = No worker of yours could be taken back.

## Where points come from

viticulture-source-start = start
viticulture-source-orders = orders
viticulture-source-visitors = visitors
viticulture-source-windmill = windmill
viticulture-source-tasting-room = tasting room
viticulture-source-rows = wake-up rows
viticulture-source-bonuses = bonus spaces
viticulture-source-cellars = cellars
