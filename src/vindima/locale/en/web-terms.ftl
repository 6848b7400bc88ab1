### What an adviser weighs: the reasons under its hints, each followed by a colon and what it gains or loses.

## Vinhos

web-term-vinhos-points = victory points
web-term-vinhos-majorities = export majorities
web-term-vinhos-account-points = VP for the account
web-term-vinhos-multipliers = multipliers
web-term-vinhos-cash = cash needed soon
web-term-vinhos-purse = cash in reserve
web-term-vinhos-savings = money in the account
web-term-vinhos-interest = future interest
web-term-vinhos-unpaid = interest and salaries you cannot pay
web-term-vinhos-market = what your wines would earn now
web-term-vinhos-fading = wines about to be lost
web-term-vinhos-ageing = wines gaining value with age
web-term-vinhos-harvest = future wine
web-term-vinhos-fine-harvest = future wine good enough to export
web-term-vinhos-estates = estates with vineyards
web-term-vinhos-cellars = cellars
web-term-vinhos-barrels = barrels in supply
web-term-vinhos-renown = renown in your regions
web-term-vinhos-porto = Porto tiles
web-term-vinhos-experts = wine experts
web-term-vinhos-used-experts = experts who will turn face up again
web-term-vinhos-abilities = variety of expert abilities
web-term-vinhos-fair-points = Fair Points
web-term-vinhos-prizes = prizes at future fairs
web-term-vinhos-announced = the announced wine
web-term-vinhos-court = barrels with managers
web-term-vinhos-prospects = multipliers within reach
web-term-vinhos-exported = exported barrels
web-term-vinhos-marker = free moves for the Action Marker

## Viticulture

web-term-viticulture-points = victory points
web-term-viticulture-lira = lira needed soon
web-term-viticulture-wealth = lira in reserve
web-term-viticulture-income = future residual payments
web-term-viticulture-workers = workers
web-term-viticulture-idle = workers left to place this year
web-term-viticulture-lateness = turn order
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
web-term-viticulture-planted = future harvests
web-term-viticulture-grapes = grapes
web-term-viticulture-wines = wines
web-term-viticulture-orders = orders in hand
web-term-viticulture-filling = orders you can fill soon
web-term-viticulture-summer-visitors = summer visitors
web-term-viticulture-winter-visitors = winter visitors
web-term-viticulture-too-many-cards = too many cards
web-term-viticulture-ahead = lead over the best opponent
web-term-viticulture-last-year = the final year has begun
web-term-viticulture-tokens = bonus action tokens
web-term-viticulture-defeat = defeat before the end
