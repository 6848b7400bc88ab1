### Vinhos, in English.
###
### A noun is found under `vinhos-<kind>-<id>`. Each run of digits in an id becomes `n` in the key and a
### number here: `estate-2-slot-3` is `vinhos-wine-estate-n-slot-n` with $n1 = 2 and $n2 = 3.
### Money comes in thousands: THOUSANDS($price) makes 3,000 of 3.

## Nouns: places on the board

vinhos-action-vineyards = Vineyards
vinhos-action-cellars = Cellars
vinhos-action-wineries = Wineries
vinhos-action-wine-experts = Wine Experts
vinhos-action-pass-press-release = Pass/Press Release
vinhos-action-enologists = Enologists
vinhos-action-export = Export
vinhos-action-sales = Sales
vinhos-action-bank = Bank
vinhos-short-vineyards = Vineyards
vinhos-short-cellars = Cellars
vinhos-short-wineries = Wineries
vinhos-short-wine-experts = Wine Experts
vinhos-short-pass-press-release = Pass/Press
vinhos-short-enologists = Enologists
vinhos-short-export = Export
vinhos-short-sales = Sales
vinhos-short-bank = Bank
vinhos-short-taste = Taste
vinhos-short-aroma = Aroma
vinhos-short-look = Look
vinhos-short-alcohol = Alcohol

vinhos-region-minho = Minho
vinhos-region-tras-os-montes = Trás-os-Montes
vinhos-region-dao = Dão
vinhos-region-douro = Douro
vinhos-region-lisboa = Lisboa
vinhos-region-alentejo = Alentejo
vinhos-region-setubal = Setúbal
vinhos-region-algarve = Algarve

vinhos-hangout-casa-de-fados = Casa de Fados
vinhos-hangout-hotel = Hotel
vinhos-hangout-enoteca = Enoteca

vinhos-sale-casa-de-fados-red-n = Casa de Fados, red { $n1 }
vinhos-sale-casa-de-fados-white-n = Casa de Fados, white { $n1 }
vinhos-sale-hotel-red-n = Hotel, red { $n1 }
vinhos-sale-hotel-white-n = Hotel, white { $n1 }
vinhos-sale-enoteca-red-n = Enoteca, red { $n1 }
vinhos-sale-enoteca-white-n = Enoteca, white { $n1 }
vinhos-export-cnrn = column { $n1 }, row { $n2 }

vinhos-manager-alexandre = Alexandre
vinhos-manager-beatriz = Beatriz
vinhos-manager-constantino = Constantino

vinhos-court-alexandre = Alexandre
vinhos-court-winery-for-n = Bonus Action: buy a winery for { THOUSANDS($n1) } Bagos
vinhos-court-sales = Bonus Action: Sales
vinhos-court-beatriz = Beatriz
vinhos-court-vineyard-minus-n = Bonus Action: buy a vineyard for { THOUSANDS($n1) } Bagos less
vinhos-court-export = Bonus Action: Export
vinhos-court-constantino = Constantino
vinhos-court-free-expert = Bonus Action: a free Wine Expert
vinhos-court-invest-free = Bonus Action: invest once for free

vinhos-multiplier-cellars-n = cellars, slot { $n1 }
vinhos-multiplier-vineyards-n = vineyards, slot { $n1 }
vinhos-multiplier-wine-n = a wine’s value now, slot { $n1 }
vinhos-multiplier-enologists-n = enologists, slot { $n1 }
vinhos-multiplier-cash-n = cash, slot { $n1 }
vinhos-multiplier-four-experts-n = experts in all four features now, slot { $n1 }
vinhos-multiplier-full-estates-n = complete estates, slot { $n1 }
vinhos-multiplier-wineries-n = wineries, slot { $n1 }
vinhos-multiplier-renown-n = renown in one’s own regions now, slot { $n1 }

vinhos-fair-look-taste = Look and Taste
vinhos-fair-look-alcohol = Look and Alcohol Content
vinhos-fair-look-aroma = Look and Aroma
vinhos-fair-taste-aroma = Taste and Aroma
vinhos-fair-taste-alcohol = Taste and Alcohol Content
vinhos-fair-aroma-alcohol = Aroma and Alcohol Content
vinhos-bonus-cash-n = { THOUSANDS($n1) } Bagos
vinhos-bonus-points-n =
    { $n1 ->
        [one] 1 Fair Point
       *[other] { $n1 } Fair Points
    }
vinhos-bonus-expert = a free expert

vinhos-place-place-n =
    { $n1 ->
        [1] first
        [2] second
        [3] third
       *[other] fourth
    }

## Nouns: things

vinhos-colour-red = red
vinhos-colour-white = white

vinhos-vineyard-minho-red-n = red Minho vineyard
vinhos-vineyard-minho-white-n = white Minho vineyard
vinhos-vineyard-tras-os-montes-red-n = red Trás-os-Montes vineyard
vinhos-vineyard-tras-os-montes-white-n = white Trás-os-Montes vineyard
vinhos-vineyard-dao-red-n = red Dão vineyard
vinhos-vineyard-dao-white-n = white Dão vineyard
vinhos-vineyard-douro-red-n = red Douro vineyard
vinhos-vineyard-douro-white-n = white Douro vineyard
vinhos-vineyard-lisboa-red-n = red Lisboa vineyard
vinhos-vineyard-lisboa-white-n = white Lisboa vineyard
vinhos-vineyard-alentejo-red-n = red Alentejo vineyard
vinhos-vineyard-alentejo-white-n = white Alentejo vineyard
vinhos-vineyard-setubal-red-n = red Setúbal vineyard
vinhos-vineyard-setubal-white-n = white Setúbal vineyard
vinhos-vineyard-algarve-red-n = red Algarve vineyard
vinhos-vineyard-algarve-white-n = white Algarve vineyard

vinhos-feature-taste = Taste
vinhos-feature-aroma = Aroma
vinhos-feature-look = Look
vinhos-feature-alcohol = Alcohol Content

vinhos-ability-discount = vineyard discount
vinhos-ability-reorder = reorder vineyards
vinhos-ability-renown = place a Renown Cube
vinhos-ability-cash = gain cash
vinhos-ability-barrel = take back a barrel
vinhos-ability-free-move = move for free

vinhos-expert-taste-discount = Taste expert ({ vinhos-ability-discount })
vinhos-expert-taste-reorder = Taste expert ({ vinhos-ability-reorder })
vinhos-expert-taste-renown = Taste expert ({ vinhos-ability-renown })
vinhos-expert-taste-cash = Taste expert ({ vinhos-ability-cash })
vinhos-expert-taste-barrel = Taste expert ({ vinhos-ability-barrel })
vinhos-expert-taste-free-move = Taste expert ({ vinhos-ability-free-move })
vinhos-expert-aroma-discount = Aroma expert ({ vinhos-ability-discount })
vinhos-expert-aroma-reorder = Aroma expert ({ vinhos-ability-reorder })
vinhos-expert-aroma-renown = Aroma expert ({ vinhos-ability-renown })
vinhos-expert-aroma-cash = Aroma expert ({ vinhos-ability-cash })
vinhos-expert-aroma-barrel = Aroma expert ({ vinhos-ability-barrel })
vinhos-expert-aroma-free-move = Aroma expert ({ vinhos-ability-free-move })
vinhos-expert-look-discount = Look expert ({ vinhos-ability-discount })
vinhos-expert-look-reorder = Look expert ({ vinhos-ability-reorder })
vinhos-expert-look-renown = Look expert ({ vinhos-ability-renown })
vinhos-expert-look-cash = Look expert ({ vinhos-ability-cash })
vinhos-expert-look-barrel = Look expert ({ vinhos-ability-barrel })
vinhos-expert-look-free-move = Look expert ({ vinhos-ability-free-move })
vinhos-expert-alcohol-discount = Alcohol Content expert ({ vinhos-ability-discount })
vinhos-expert-alcohol-reorder = Alcohol Content expert ({ vinhos-ability-reorder })
vinhos-expert-alcohol-renown = Alcohol Content expert ({ vinhos-ability-renown })
vinhos-expert-alcohol-cash = Alcohol Content expert ({ vinhos-ability-cash })
vinhos-expert-alcohol-barrel = Alcohol Content expert ({ vinhos-ability-barrel })
vinhos-expert-alcohol-free-move = Alcohol Content expert ({ vinhos-ability-free-move })

# Estates, after their region; the number stands where two share one. “estate 2” has no region yet.
vinhos-estate-estate-n = estate { $n1 }
vinhos-estate-minho = the Minho estate
vinhos-estate-minho-n = Minho estate { $n1 }
vinhos-estate-tras-os-montes = the Trás-os-Montes estate
vinhos-estate-tras-os-montes-n = Trás-os-Montes estate { $n1 }
vinhos-estate-dao = the Dão estate
vinhos-estate-dao-n = Dão estate { $n1 }
vinhos-estate-douro = the Douro estate
vinhos-estate-douro-n = Douro estate { $n1 }
vinhos-estate-lisboa = the Lisboa estate
vinhos-estate-lisboa-n = Lisboa estate { $n1 }
vinhos-estate-alentejo = the Alentejo estate
vinhos-estate-alentejo-n = Alentejo estate { $n1 }
vinhos-estate-setubal = the Setúbal estate
vinhos-estate-setubal-n = Setúbal estate { $n1 }
vinhos-estate-algarve = the Algarve estate
vinhos-estate-algarve-n = Algarve estate { $n1 }

vinhos-wine-estate-n-slot-n = estate { $n1 }, slot { $n2 }
vinhos-transfer-estate-n-estate-n = from estate { $n1 } to estate { $n2 }
vinhos-amount-n = { THOUSANDS($n1) } Bagos
vinhos-number-n =
    { $n1 ->
        [0] no Renown Cube
        [one] one Renown Cube
       *[other] { $n1 } Renown Cubes
    }

## Questions

vinhos-ask-first-vineyard = Choose your first vineyard. It brings a wine and its region’s bonus.
vinhos-ask-first-wine = Make a Douro wine, or spend a Porto tile on a better one?
vinhos-ask-turn = Where do you move your Action Marker?
vinhos-ask-after-action = Your action is complete. Anything else before your turn ends?
vinhos-ask-vineyards-action = Which vineyard do you buy?
vinhos-ask-bonus-vineyard-action = Which vineyard do you buy at the Bonus Action’s discount?
vinhos-ask-place-vineyard = Which estate do you add the { $vineyard } to?
vinhos-ask-wineries-action =
    { $left ->
        [one] Where do you build a winery for { THOUSANDS($price) } Bagos? You may build one more.
       *[other] Where do you build a winery for { THOUSANDS($price) } Bagos? You may build { $left }.
    }
vinhos-ask-bonus-winery-action = Where do you build a winery for only { THOUSANDS($price) } Bagos?
vinhos-ask-cellars-action = Which warehouse do you cover with a cellar for { THOUSANDS($price) } Bagos?
vinhos-ask-enologists-action =
    { $left ->
        [one] Where do you hire an enologist for { THOUSANDS($price) } Bagos? You may hire one more.
       *[other] Where do you hire an enologist for { THOUSANDS($price) } Bagos? You may hire { $left }.
    }
vinhos-ask-wine-experts-action =
    { $left ->
        [one] Which Wine Expert do you hire? You may hire one more.
       *[other] Which Wine Expert do you hire? You may hire { $left }.
    }
vinhos-ask-bank-action = What do you do at the bank?
vinhos-ask-sales-action = Which wine do you sell?
vinhos-ask-bonus-sales-action = Which wine do you sell with your Bonus Action?
vinhos-ask-sale-slot = Where do you sell the { $colour } { $region } wine (value { $value })?
vinhos-ask-export-action = Which wine do you export?
vinhos-ask-bonus-export-action = Which wine do you export with your Bonus Action?
vinhos-ask-export-slot = Where do you export the { $colour } { $region } wine (value { $value })?
vinhos-ask-order-place =
    { $next ->
        [phase] Which place in the order of play do you take for the next phase?
        [year] Which place in the order of play do you take for next year?
       *[fair] Which place in the order of play do you take for the fair?
    }
vinhos-ask-announce = Which wine do you announce for the next fair?
vinhos-ask-late-announcement = The fair begins. Which wine do you present?
vinhos-ask-announce-cubes = Do you use renown to increase the value of this wine ({ $value })?
vinhos-ask-announce-slot =
    { $experts ->
        [0] Your wine (value { $value }) lets you play no Wine Experts at the fair. Which Fair slot do you take?
        [one] Your wine (value { $value }) lets you play one Wine Expert at the fair. Which Fair slot do you take?
       *[other] Your wine (value { $value }) lets you play up to { $experts } Wine Experts at the fair. Which Fair slot do you take?
    }
vinhos-ask-manager-barrels = Your wine meets a manager’s request. Which manager do you give a barrel to?
vinhos-ask-benefit = Which benefit do you take?
vinhos-ask-benefit-wine = Which wine do you give the manager?
vinhos-ask-wine-for-points = Which wine do you discard for victory points?
vinhos-ask-wine-for-points-cubes = Do you use renown to increase the value of this wine ({ $value })?
vinhos-ask-return-expert = You have one Wine Expert too many. Which one do you discard?
vinhos-ask-free-expert = Choose a free Wine Expert.
vinhos-ask-last-place-expert = You came last, so you may take a free Wine Expert. Which one?
vinhos-ask-place-cubes =
    { $left ->
        [one] Which region gets the Renown Cube?
       *[other] Which region gets a Renown Cube? You have { $left } to place, in different regions.
    }
vinhos-ask-lift-barrel = Which barrel do you take back?
vinhos-ask-lift-pair = Which barrel do you take back from the { $hangout }?
vinhos-ask-reorder-deck = Which region’s vineyard deck do you look through and reorder?
vinhos-ask-lay-tiles = Put the { $region } vineyards in order: which one comes next from the top?
vinhos-ask-lose-winery = You could not pay all your interest. Which estate loses a winery?
vinhos-ask-lose-vineyard = You could not pay all your interest. Which estate loses a vineyard?
vinhos-ask-discard-vineyard = You could not pay all your interest. Which vineyard of { $estate } do you discard?
vinhos-ask-rehouse = Which winery takes in the enologist whose winery was discarded?
vinhos-ask-dismiss = You cannot pay one of your enologists. Which estate loses one?
vinhos-ask-move-enologists = Before production: do you move enologists between estates?
vinhos-ask-make-wine = A wine of value { $value } is produced in { $estate }. Keep it as Douro, or spend a Porto tile?
vinhos-ask-before-fair = The fair is about to begin. Anything to do first?
vinhos-ask-choose-experts =
    { $left ->
        [one] Which Wine Expert do you play? You may play one more.
       *[other] Which Wine Expert do you play? You may play up to { $left }.
    }
vinhos-ask-last-benefit = The final year is over. Take one more benefit, or pass?
vinhos-ask-last-cash = Your face-down experts are about to turn face up. Use a cash expert first?
vinhos-ask-last-divest = Before final scoring: do you divest or use experts for cash?

## Answers

vinhos-answer-done = Done
vinhos-answer-pass = Pass (no Press Release)
vinhos-answer-stay = Stay on Pass/Press Release
vinhos-answer-divest = Divest: gain { THOUSANDS($gain) } Bagos in cash
vinhos-answer-invest = Invest: pay { THOUSANDS($price) } Bagos from your account
vinhos-answer-douro = Douro wine of value { $value }
vinhos-answer-porto = Porto wine of value { $value }
vinhos-answer-go =
    { $price ->
        [0] Go to { $it }
       *[other] Go to { $it } for { THOUSANDS($price) } Bagos
    }
vinhos-answer-use =
    { $cash ->
        [0] Use the { $it }
       *[other] Use the { $it }: { THOUSANDS($cash) } Bagos
    }
vinhos-answer-play = Play the { $it }
vinhos-answer-return = Discard the { $it }
vinhos-answer-hire =
    { $price ->
        [0] Take the { $expert }
       *[other] Hire the { $expert } for { THOUSANDS($price) } Bagos
    }
vinhos-answer-buy =
    { $price ->
        [0] Take the { $vineyard } for free
       *[other] Buy the { $vineyard } for { THOUSANDS($price) } Bagos
    }
vinhos-answer-cube = Place a Renown Cube in { $it }
vinhos-answer-deck = Reorder the { $it } vineyards
vinhos-answer-next = Next: the { $it } (price { THOUSANDS($price) } Bagos)
vinhos-answer-place = Put it in { $it }
vinhos-answer-drop = Take it from { $it }
vinhos-answer-discard = Discard the { $it } (price { THOUSANDS($price) } Bagos)
vinhos-answer-transfer = Move an enologist from { $from } to { $to }
vinhos-answer-wine = The { $colour } { $region } wine, value { $value } ({ $place ->
    [region] slot { $slot }
   *[estate] { $estate }, slot { $slot }
  })
vinhos-answer-sell =
    { $cubes ->
        [0] Sell to { $it }: { THOUSANDS($gain) } Bagos to your account
        [one] Sell to { $it }: { THOUSANDS($gain) } Bagos to your account, using one Renown Cube
       *[other] Sell to { $it }: { THOUSANDS($gain) } Bagos to your account, using { $cubes } Renown Cubes
    }
vinhos-answer-ship =
    { $cubes ->
        [0] Export to { $it }: { $points } VP
        [one] Export to { $it }: { $points } VP, using one Renown Cube
       *[other] Export to { $it }: { $points } VP, using { $cubes } Renown Cubes
    }
vinhos-answer-withdraw = Withdraw { $it }
vinhos-answer-deposit = Deposit { $it }
vinhos-answer-home = Take back two barrels from the { $it } and place two Renown Cubes
vinhos-answer-lift-sale = The barrel at { $it }
vinhos-answer-lift-export = The export barrel in { $it }
vinhos-answer-lift-court = The barrel in the Managers area ({ $it })
vinhos-answer-lift-multiplier = The barrel on the multiplier: { $it }
vinhos-answer-order =
    { $next ->
        [phase] Play { $it } in the next phase
        [year] Play { $it } next year
       *[fair] Go { $it } at the fair
    }
vinhos-answer-fair =
    { $points ->
        [0] { $it }: { $bonus }
        [one] { $it }: { $bonus }, plus 1 Fair Point for the wine
       *[other] { $it }: { $bonus }, plus { $points } Fair Points for the wine
    }
vinhos-answer-cubes = Use { $it }: the wine’s value is { $value }
vinhos-answer-manager = Give a barrel to { $it }
vinhos-answer-benefit = Take a benefit with your barrel ({ $it })
vinhos-answer-to = Move the barrel to { $it }
vinhos-answer-multiply = Move the barrel to the multiplier “{ $it }”: { $points } VP as things stand

## Reasons

vinhos-must-move = Your Action Marker is already there; it has to move to another space.
vinhos-short-of-cash = Moving there costs { THOUSANDS($price) } Bagos; you are { THOUSANDS($short) } short.
vinhos-can-leave = You may stay only if you cannot take any other action, and you can.
vinhos-cannot-pay =
    { $short ->
        [0] You do not have enough cash for even the cheapest purchase there.
       *[other] You are { THOUSANDS($short) } Bagos short.
    }
vinhos-investment-lowest = Your investment is already at its lowest.
vinhos-investment-highest = Your investment is already at its highest.
vinhos-account-short = Your account is { THOUSANDS($short) } Bagos short.
vinhos-account-empty = Your account is empty.
vinhos-account-full = Your account is full.
vinhos-no-cash = You have no cash to deposit.
vinhos-nothing-at-bank = You have nothing to withdraw and nothing to deposit.
vinhos-back-and-forth = That would only undo what you did earlier during this visit.
vinhos-must-do-one = You must do this at least once when you take this action.
vinhos-action-needs-it = You must perform your action this turn, and this would make it impossible.
vinhos-already-bought-here = You have already bought a vineyard from this region with this action.
vinhos-deck-empty = None are left there.
vinhos-region-not-in-play = This region is not used in this game.
vinhos-no-estate-fits = No estate of yours can take it: it needs an empty estate, or one of the same region and colour.
vinhos-estate-differs = The vineyards in this estate are from another region or of another colour.
vinhos-estate-full = All three slots of this estate are full.
vinhos-minho-cellar = Minho estates cannot have a cellar.
vinhos-two-wineries = This estate already has two wineries.
vinhos-no-winery-left = There are no wineries left.
vinhos-no-winery-room = None of your estates has room for a winery.
vinhos-no-cellar-left = There are no cellars left.
vinhos-no-cellar-room = None of your estates can take a cellar.
vinhos-has-cellar = This estate already has a cellar.
vinhos-no-enologist-left = There are no enologists left.
vinhos-no-empty-winery = You have no winery without an enologist.
vinhos-no-wine = You have no wine.
vinhos-no-barrel = You have no barrels in your supply.
vinhos-no-slot-fits = No empty slot accepts any of your wines, even with renown.
vinhos-slot-taken = This slot is already taken.
vinhos-value-too-low = This slot requests a value of { $demand }; your wine is worth { $value }, and renown cannot make up the difference.
vinhos-no-pair = You need two barrels in this hangout.
vinhos-cubes-not-needed = You do not need that many Renown Cubes: the last one would gain you nothing.
vinhos-cubes-lacking = The wine’s region does not have that many Renown Cubes.
vinhos-already-cube-there = You have just placed a Renown Cube there; choose a different region.
vinhos-no-cube-room = This region has no room for another Renown Cube.
vinhos-expert-face-down = You have already used this expert; the tile is face down.
vinhos-expert-not-now = This expert’s ability cannot be used now.
vinhos-no-cube-left = There is no Renown Cube left, or no room for one.
vinhos-no-barrel-out = None of your barrels is on the board.
vinhos-free-move-already = Your move is already free.
vinhos-nothing-to-reorder = No vineyard deck has two tiles left to reorder.
vinhos-reorder-before-buying = This expert is used before you buy a vineyard, and there is no vineyard left that you could buy from a deck with two tiles.
vinhos-too-many-played = Your Fair Tile lets you play no more experts.
vinhos-feature-not-shown = Your Fair slot does not show this feature.
vinhos-benefit-used = You have already taken a benefit in this phase.
vinhos-same-space = Your barrel is already there.
vinhos-multiplier-once = You already have a barrel on this multiplier.
vinhos-no-benefit-fits = No benefit in this manager’s row is possible now.
vinhos-bonus-needs-wine = You need that wine for the Bonus Action itself.
vinhos-no-bonus-follows = After your action this is allowed only to prepare a Bonus Action, and no Bonus Action is possible.
vinhos-bonus-must-follow = You have prepared a Bonus Action, so you must take a benefit with a Bonus Action.
vinhos-already-announced = You have already announced a wine for this fair.
vinhos-request-not-met = Your wine does not meet this manager’s request this year.
vinhos-year-one = You cannot give managers barrels in the first year.
vinhos-manager-once = You have already given this manager a barrel for this wine.
vinhos-place-taken = Another player has taken that place.

## Where points come from

vinhos-source-export = export
vinhos-source-fair = fairs
vinhos-source-wine = wine
vinhos-source-experts = experts
vinhos-source-renown = renown
vinhos-source-empty-account = empty account
vinhos-source-majorities = export majorities
vinhos-source-account = account
vinhos-source-multipliers = multipliers
