### What an adviser weighs: the reasons under its hints, each followed by a colon and what it gains or loses.

## Vinhos

web-term-vinhos-points = victory points
web-term-vinhos-majorities = majorities in export
web-term-vinhos-account-points = points for the account
web-term-vinhos-multipliers = multipliers
web-term-vinhos-cash = cash that is soon needed
web-term-vinhos-purse = cash in reserve
web-term-vinhos-savings = money in the account
web-term-vinhos-interest = interest to come
web-term-vinhos-unpaid = salaries and interest that cannot be paid
web-term-vinhos-market = what the wines would bring now
web-term-vinhos-fading = wines that will be pushed out
web-term-vinhos-ageing = wines gaining with age
web-term-vinhos-harvest = wine to come
web-term-vinhos-fine-harvest = wine to come that is good for export
web-term-vinhos-estates = estates with vineyards
web-term-vinhos-cellars = cellars
web-term-vinhos-barrels = barrels at hand
web-term-vinhos-renown = renown in own regions
web-term-vinhos-porto = Porto tiles
web-term-vinhos-experts = wine experts
web-term-vinhos-used-experts = experts who come back
web-term-vinhos-abilities = different abilities of experts
web-term-vinhos-fair-points = fair points
web-term-vinhos-prizes = prizes at the fairs to come
web-term-vinhos-announced = the announced wine
web-term-vinhos-court = barrels that can win managers over
web-term-vinhos-prospects = multipliers within reach
web-term-vinhos-exported = barrels in export
web-term-vinhos-marker = free moves for the action marker

## Viticulture

web-term-viticulture-points = victory points
web-term-viticulture-lira = lira that are soon needed
web-term-viticulture-wealth = lira in reserve
web-term-viticulture-income = residual payments to come
web-term-viticulture-workers = workers
web-term-viticulture-idle = workers still to be placed this year
web-term-viticulture-lateness = place in the order of play
web-term-viticulture-trellis = trellis
web-term-viticulture-irrigation = irrigation tower
web-term-viticulture-yoke = yoke
web-term-viticulture-windmill = windmill
web-term-viticulture-cottage = cottage
web-term-viticulture-tasting-room = tasting room
web-term-viticulture-medium-cellar = medium cellar
web-term-viticulture-large-cellar = large cellar
web-term-viticulture-land = fields
web-term-viticulture-vines = vines in hand
web-term-viticulture-planted = harvests to come
web-term-viticulture-grapes = grapes
web-term-viticulture-wines = wines
web-term-viticulture-orders = orders in hand
web-term-viticulture-filling = orders that can soon be filled
web-term-viticulture-summer-visitors = summer visitors
web-term-viticulture-winter-visitors = winter visitors
web-term-viticulture-too-many-cards = too many cards
web-term-viticulture-ahead = lead over the best rival
web-term-viticulture-last-year = the last year has come
web-term-viticulture-tokens = bonus action tokens
web-term-viticulture-defeat = defeat before the end
