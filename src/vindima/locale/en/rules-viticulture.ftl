### The worked examples of Viticulture, in English.
###
### `rules/examples/viticulture.toml` has the positions. Each fact of an example is an argument: $lira before, $lira-after,
### and $lira-change, the difference. Numbers always come from arguments; grapes and wines count as their sum.

## What is shown

viticulture-shown-lira = Lira
viticulture-shown-vp = VP
viticulture-shown-residual = Residual payment
viticulture-shown-workers = Regular workers left
viticulture-shown-trained = Workers in training
viticulture-shown-grande = Grande available
viticulture-shown-row = Row
viticulture-shown-grapes-red = Red grapes
viticulture-shown-grapes-white = White grapes
viticulture-shown-wines-red = Red wines
viticulture-shown-wines-white = White wines
viticulture-shown-wines-blush = Blush wines
viticulture-shown-wines-sparkling = Sparkling wines
viticulture-shown-field-n = Vines in field { $n1 }
viticulture-shown-owned-n = You own field { $n1 }
viticulture-shown-structures = Structures
viticulture-shown-hand-vine = Vines in hand
viticulture-shown-hand-order = Orders in hand
viticulture-shown-hand-summer = Summer visitors in hand
viticulture-shown-hand-winter = Winter visitors in hand

## The year

viticulture-example-wake-up = You choose the row whose bonus is a visitor. You may draw from either deck, summer or winter; you draw a winter visitor.
viticulture-example-wake-up-point = You choose the row whose bonus is a victory point and score it at once. You go late this year in return.
viticulture-example-pass = You pass although you still have workers. You are out for the summer, but the { $workers } regular workers remain for winter.
viticulture-example-fall = In fall you draw a visitor without placing a worker. You choose the winter deck.
viticulture-example-ageing = At the end of the year the red wine ages from { $wines-red } to { $wines-red-after }. The white wine stays at { $wines-white }, because your cellars cannot hold a higher value.
viticulture-example-year-end = All your workers return at the end of the year: you have { $workers-after } regular workers again, and the grande.
viticulture-example-residual = Your bottle is at { $residual }, so you receive { $lira-change } lira. The bottle stays where it is.

## Workers and summer actions

viticulture-example-grande = Both open spaces of the action are taken, so you place your grande beside them and build the trellis for { $lira-change } lira. There is no bonus beside the action.
viticulture-example-draw-vine = You place a worker on the middle space and draw a vine. After looking at it you take the bonus and draw another.
viticulture-example-tour = On the middle space, a tour brings you { $lira-change } lira, bonus included.
viticulture-example-build = You have only { $lira } lira, which is not enough for the windmill. But the bonus of the middle space comes first if you like, and with it you can pay.
viticulture-example-summer-visitor = You play the { viticulture-summer-surveyor } and choose the second option: { $vp-change } VP for your { $vp-change } planted fields. The card is discarded.
viticulture-example-sell-grapes = You sell a white grape of value { $grapes-white } for { $lira-change } lira. The bonus of the middle space is { $vp-change } VP.
viticulture-example-sell-field = You sell a field without vines for { $lira-change } lira, the number printed on it. Until you buy it back you can neither plant nor harvest there. The bonus is { $vp-change } VP.
viticulture-example-buy-field = You buy your field back for { $lira-change } lira, the price you sold it for. The bonus is { $vp-change } VP.
viticulture-example-plant = The middle space lets you plant two vines: one in an empty field, one beside the vine of another field, within its limit. This is your first planting of the year, so the windmill scores { $vp-change } VP.
viticulture-example-gain-lira = You place a worker to gain { $lira-change } lira. There is always room here, in summer and in winter.

## Winter actions

viticulture-example-draw-order = You place a worker on the middle space and draw an order. After looking at it you take the bonus and draw another.
viticulture-example-harvest = The red values of the two vines in the first field are added up and give one red grape; the white value gives a white one. With the bonus you harvest a second field. The red grapes are worth { $grapes-red-after } together, the white one { $grapes-white-after }. The vines stay.
viticulture-example-harvest-taken = The red values add up to { $grapes-red }, but you already have a red grape of that value. The new one goes to the next free spot below, { $grapes-red-change }.
viticulture-example-train = With the bonus of the middle space, training a worker costs you { $lira-change } lira. The worker can be placed from next year on.
viticulture-example-winter-visitor = You play the { viticulture-winter-assessor } and choose the second option: you discard your whole hand and score { $vp-change } VP.
viticulture-example-make-wine = You make a white and a red wine from one grape each. They are worth as much as their grapes: { $wines-white-change } and { $wines-red-change }.
viticulture-example-wine-taken = The grape has value { $grapes-red }, but you already have a red wine of that value. The new wine goes to the next free spot below, { $wines-red-change }.
viticulture-example-blush = A red grape of value { $grapes-red-change } and a white one of value { $grapes-white-change } make a blush wine of value { $wines-blush-after }. You need the medium cellar for it.
viticulture-example-sparkling = Two red grapes, worth { $grapes-red } together, and a white one of value { $grapes-white } make a sparkling wine. The large cellar, which it needs, holds no more than { $wines-sparkling-after }, so that is its value.
viticulture-example-fill-order = The order asks for a red and a blush wine. You discard one of each that is good enough, and the card. With the bonus of the middle space you score { $vp-change } VP, and your residual payment rises by { $residual-change }.

## Structures

viticulture-example-yoke = You place a worker on your yoke in summer and harvest a field: its vines give a red grape of value { $grapes-red-after }. Nobody else can use this space.
viticulture-example-windmill = You plant for the first time this year, so your windmill scores { $vp-change } VP. A second planting this year would score nothing.
