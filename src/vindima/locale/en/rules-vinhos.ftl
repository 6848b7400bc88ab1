### The worked examples of Vinhos, in English.
###
### `rules/examples/vinhos.toml` has the positions. Each fact of an example is an argument: $cash before, $cash-after,
### and $cash-change, the difference. Numbers always come from arguments. Money comes in thousands.

## What is shown

vinhos-shown-cash = Cash
vinhos-shown-account = Account
vinhos-shown-investment = Investment
vinhos-shown-vp = VP
vinhos-shown-fair-points = Fair Points
vinhos-shown-barrels = Barrels in supply
vinhos-shown-porto = Porto tiles
vinhos-shown-marker = Action Marker
vinhos-shown-order = Order of play
vinhos-shown-vineyards-n = Vineyards of { $place }
vinhos-shown-wineries-n = Wineries of { $place }
vinhos-shown-enologists-n = Enologists of { $place }
vinhos-shown-cellar-n = Cellar of { $place }
vinhos-shown-red-n-n = Red wine in { $place }, slot { $n2 }
vinhos-shown-white-n-n = White wine in { $place }, slot { $n2 }
vinhos-shown-cubes-minho = Renown Cubes in Minho
vinhos-shown-cubes-tras-os-montes = Renown Cubes in Trás-os-Montes
vinhos-shown-cubes-dao = Renown Cubes in Dão
vinhos-shown-experts = Experts, face up
vinhos-shown-experts-used = Experts, face down
vinhos-shown-with-alexandre = Barrels with Alexandre
vinhos-shown-with-constantino = Barrels with Constantino
vinhos-shown-weather = Weather
vinhos-shown-taste = Taste is worth
vinhos-shown-aroma = Aroma is worth
vinhos-shown-look = Look is worth
vinhos-shown-alcohol = Alcohol Content is worth
vinhos-shown-vp-majorities = VP for majorities
vinhos-shown-vp-account = VP for the account
vinhos-shown-vp-multipliers = VP for multipliers

## Setup and the year

vinhos-example-first-vineyard = The top vineyard of Dão costs { THOUSANDS($cash-change) } Bagos. It starts your first estate and brings a Renown Cube and, because this is Dão, a free cellar. The wine that comes with it has value { $red-1-1-after }.
vinhos-example-porto = You buy a vineyard in Douro for { THOUSANDS($cash-change) } Bagos. It brings two Porto tiles, and you spend one of them at once: the wine that comes with the vineyard is a Porto of value { $red-1-1-after }. You keep { $porto-after } tile for a later production.
vinhos-example-vintage = The new vintage has weather { $weather-after }, so every wine produced this year is worth less. It moves three features: Taste is now worth { $taste-after }, Aroma { $aroma-after } and Alcohol Content { $alcohol-after }. Look stays at { $look }.
vinhos-example-movement = The move to an adjacent space is free, but Vineyards is taxed this year, and players A and C are already there. You pay each of them { THOUSANDS($cash-of-1-change) } Bagos and the supply as much again: { THOUSANDS($cash-change) } Bagos in all. Player C has { THOUSANDS($cash-of-3-after) } now.
vinhos-example-stay = You are on Pass/Press Release without enough cash ({ THOUSANDS($cash) } Bagos) for any other space, and your investment is at { $investment }, so you cannot divest any further. Only now may you stay. You choose a place in the order of play and could make a Press Release, as if you had just arrived.
vinhos-example-order = You are player A and went first this year. Player B moves to Pass/Press Release and takes the first place in the lower row. At the end of the phase you and player C fill the other places in your previous order.

## The actions

vinhos-example-vineyards = The move costs the tax and a payment to the player who is there; the tile from Minho has its own price. You pay { THOUSANDS($cash-change) } Bagos in all. The vineyard starts an estate, so you place a disc in Minho; and like every vineyard it places a Renown Cube there, which makes { $cubes-minho-after }.
vinhos-example-wineries = You build two wineries for { THOUSANDS($cash-change) } Bagos; the move is free. Each of them would place a Renown Cube in Dão, but there is room for only { $cubes-dao-after } cubes, so the second one stays in the supply.
vinhos-example-cellars = The cellar costs { THOUSANDS($cash-change) } Bagos and covers the warehouse. The wines keep their slots. The first slot adds nothing, so that wine stays at { $red-4-1 }; the second adds to the value, so the other wine rises from { $red-4-2 } to { $red-4-2-after }. A Renown Cube goes to the region.
vinhos-example-enologists = You hire an enologist for { THOUSANDS($cash-change) } Bagos and put it on your winery, which had none. From now on your account pays it a salary every year.
vinhos-example-sales = Your wine has value { $red-2-1 }, which is less than the slot requests. You remove { $cubes-tras-os-montes-change } Renown Cubes from its region to make up the difference. The wine is gone, a barrel marks the slot, and your account receives { THOUSANDS($account-change) } Bagos.
vinhos-example-taking-back-barrels = You have two barrels in the same hangout, so you may take them back: { $barrels } barrels in supply become { $barrels-after }. For this you place two Renown Cubes in two different regions, here Minho and Trás-os-Montes.
vinhos-example-export = Your wine has value { $white-1-2 }, which is less than the slot requests, but { $cubes-dao-change } Renown Cubes of its region make up the difference. You score { $vp-change } VP at once. The barrel stays on the board, where it counts toward the majority of its column.
vinhos-example-bank = The bank is not adjacent to your space, so you pay for the move and deposit the rest of your cash. Then you invest: you climb one step, from { $investment } to { $investment-after }, and pay for it from the account, where { THOUSANDS($account-after) } Bagos remain.
vinhos-example-withdraw = You withdraw { THOUSANDS($cash-change) } Bagos. The account falls by the same amount, to { THOUSANDS($account-after) }.
vinhos-example-divesting = You step down the bar, from { $investment } to { $investment-after }, and receive { THOUSANDS($cash-change) } Bagos in cash. The account stays at { THOUSANDS($account) }, but at the end of the year it will gain less interest.
vinhos-example-wine-experts = The move is not to an adjacent space and costs as much as an expert. With the two experts you pay { THOUSANDS($cash-change) } Bagos in all. Both lie face up in front of you.
vinhos-example-abilities = You turn the expert face down and take { THOUSANDS($cash-change) } Bagos from the supply. Until it turns face up again you can neither use it nor play it at a fair.

## Press and managers

vinhos-example-pass = Going to Pass/Press Release is always free, so you keep your { THOUSANDS($cash) } Bagos. You choose the first place in the order of play and then pass: you make no Press Release.
vinhos-example-press-release = You announce a wine of value { $red-1-1 }, which is too low for you to play experts at the fair. The two features of the slot are worth { $aroma } and { $alcohol }, so you score { $fair-points-change } Fair Points; the bonus of the slot is { THOUSANDS($cash-change) } Bagos. The wine has the colour that Alexandre requests, so you give him a barrel.
vinhos-example-bonus-action = You give Alexandre a wine; its value, { $red-4-2 }, does not matter. Your barrel moves to a Bonus Action in his row, and you build a winery for only { THOUSANDS($cash-change) } Bagos.
vinhos-example-multiplier = You give Constantino a wine, and your barrel moves to his renown multiplier, which scores at once. The regions where you have discs hold { $cubes-minho }, { $cubes-dao } and { $cubes-tras-os-montes } Renown Cubes, so you score { $vp-change } VP.

## The end of a year

vinhos-example-interest = Your investment is at { $investment }, so at the end of the year your account gains { THOUSANDS($account-change) } Bagos.
vinhos-example-unpaid-interest = Your investment is at { $investment }, but your account is empty: you cannot pay the interest. You have no winery to lose, so you discard a vineyard of your choice, here the only one of your third estate.
vinhos-example-salaries = Your investment is at { $investment } and brings interest, but the account also pays the salary of your enologist. Both are the same amount, so it stays at { THOUSANDS($account) } Bagos.
vinhos-example-unpaid-salary = Your investment is at { $investment } and brings nothing, and you have withdrawn all your money. The account cannot pay the enologist, who is fired. The winery stays.
vinhos-example-production = First every wine moves one slot to the right. In a cellar both become more valuable: the first rises from { $red-1-1 } to { $red-1-2-after }, the other from { $red-1-3 } to { $red-1-4-after }. Then the estate produces a wine of value { $red-1-1-after } with its vineyard, its winery and its enologist; the weather, { $weather }, is included.

## The fair

vinhos-example-late-announcement = You have not announced a wine yet, so you must do it now. { $cubes-tras-os-montes-change } Renown Cubes raise your wine from { $white-2-2 }, so that you may play more experts. The slot scores { $look } for Look and { $alcohol } for Alcohol Content, its bonus gives more points, and so does every wine from Trás-os-Montes: { $fair-points-change } Fair Points in all.
vinhos-example-experts-at-the-fair = Your Fair slot shows Alcohol Content, which is worth { $alcohol }. The expert in this feature that you play scores { $fair-points-change } Fair Points for you. After the fair it goes under its deck.
vinhos-example-arrow = Taste is worth { $taste }. Your expert has an arrow, which first moves Taste one space, so it is now worth { $taste-after }. Only then does the expert score: { $fair-points-change } Fair Points.
vinhos-example-prizes = Player B has the most Fair Points, { $fair-points-of-2-after }, ahead of C with { $fair-points-of-3-after } and A with { $fair-points-of-1 }. They gain { $vp-of-2-change }, { $vp-of-3-change } and { $vp-of-1-change } VP. The Fair Points are kept for the next fair.
vinhos-example-last-points = You have { $vp } VP at the end of the final year. Majorities in the export area add { $vp-majorities }, the account { $vp-account } and the multipliers { $vp-multipliers }: { $vp-after } VP.
