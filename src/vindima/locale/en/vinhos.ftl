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
vinhos-action-pass-press-release = Pass / Press
vinhos-action-enologists = Enologists
vinhos-action-export = Export
vinhos-action-sales = Sales
vinhos-action-bank = Bank

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
vinhos-court-winery-for-n = bonus action: a winery for { THOUSANDS($n1) } Bagos
vinhos-court-sales = bonus action: sell at home
vinhos-court-beatriz = Beatriz
vinhos-court-vineyard-minus-n = bonus action: a vineyard for { THOUSANDS($n1) } Bagos less
vinhos-court-export = bonus action: export
vinhos-court-constantino = Constantino
vinhos-court-free-expert = bonus action: a free expert
vinhos-court-invest-free = bonus action: a free step of investment

vinhos-multiplier-cellars-n = cellars, slot { $n1 }
vinhos-multiplier-vineyards-n = vineyards, slot { $n1 }
vinhos-multiplier-wine-n = one more wine now, slot { $n1 }
vinhos-multiplier-enologists-n = enologists, slot { $n1 }
vinhos-multiplier-cash-n = cash, slot { $n1 }
vinhos-multiplier-four-experts-n = experts of all four features now, slot { $n1 }
vinhos-multiplier-full-estates-n = full estates, slot { $n1 }
vinhos-multiplier-wineries-n = wineries, slot { $n1 }
vinhos-multiplier-renown-n = renown of your regions now, slot { $n1 }

vinhos-fair-look-taste = Look and Taste
vinhos-fair-look-alcohol = Look and Alcohol
vinhos-fair-look-aroma = Look and Aroma
vinhos-fair-taste-aroma = Taste and Aroma
vinhos-fair-taste-alcohol = Taste and Alcohol
vinhos-fair-aroma-alcohol = Aroma and Alcohol
vinhos-bonus-cash-n = { THOUSANDS($n1) } Bagos
vinhos-bonus-points-n = { $n1 } fair points
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
vinhos-feature-alcohol = Alcohol

vinhos-ability-discount = 1,000 off vineyards
vinhos-ability-reorder = sort a vineyard deck
vinhos-ability-renown = one renown cube
vinhos-ability-cash = 2,000 Bagos in cash
vinhos-ability-barrel = bring back a barrel
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
vinhos-expert-alcohol-discount = Alcohol expert ({ vinhos-ability-discount })
vinhos-expert-alcohol-reorder = Alcohol expert ({ vinhos-ability-reorder })
vinhos-expert-alcohol-renown = Alcohol expert ({ vinhos-ability-renown })
vinhos-expert-alcohol-cash = Alcohol expert ({ vinhos-ability-cash })
vinhos-expert-alcohol-barrel = Alcohol expert ({ vinhos-ability-barrel })
vinhos-expert-alcohol-free-move = Alcohol expert ({ vinhos-ability-free-move })

vinhos-estate-estate-n = estate { $n1 }
vinhos-wine-estate-n-slot-n = estate { $n1 }, slot { $n2 }
vinhos-transfer-estate-n-estate-n = from estate { $n1 } to estate { $n2 }
vinhos-amount-n = { THOUSANDS($n1) } Bagos
vinhos-number-n =
    { $n1 ->
        [0] no renown cube
        [1] one renown cube
       *[other] { $n1 } renown cubes
    }

## Questions

vinhos-ask-first-vineyard = Choose your first vineyard. It brings a wine, and its region's gift.
vinhos-ask-first-wine = Bottle this wine as Douro, or spend a Porto tile on a better one?
vinhos-ask-turn = Your turn: where does your action marker go?
vinhos-ask-after-action = Your action is done. Anything else before the turn ends?
vinhos-ask-vineyards-action = Which vineyard do you buy?
vinhos-ask-bonus-vineyard-action = Which vineyard do you buy at the manager's discount?
vinhos-ask-place-vineyard = Which estate gets the { $vineyard }?
vinhos-ask-wineries-action = Where do you build a winery for { THOUSANDS($price) } Bagos? You may build { $left } more.
vinhos-ask-bonus-winery-action = Where do you build a winery for only { THOUSANDS($price) } Bagos?
vinhos-ask-cellars-action = Which warehouse becomes a cellar for { THOUSANDS($price) } Bagos?
vinhos-ask-enologists-action = Which winery hires an enologist for { THOUSANDS($price) } Bagos? You may hire { $left } more.
vinhos-ask-wine-experts-action = Which expert do you hire? You may hire { $left } more.
vinhos-ask-bank-action = What would you like at the bank?
vinhos-ask-sales-action = Which wine do you sell at home?
vinhos-ask-bonus-sales-action = Which wine do you sell at home as your bonus?
vinhos-ask-sale-slot = Where do you sell the { $colour } { $region } wine of value { $value }?
vinhos-ask-export-action = Which wine do you send abroad?
vinhos-ask-bonus-export-action = Which wine do you send abroad as your bonus?
vinhos-ask-export-slot = Where do you send the { $colour } { $region } wine of value { $value }?
vinhos-ask-order-place = Which place in the order of play do you take for the next phase?
vinhos-ask-announce = Which wine do you announce for the next fair?
vinhos-ask-announce-cubes = Do you add renown to this wine of value { $value }?
vinhos-ask-announce-slot =
    { $experts ->
        [0] Your wine of value { $value } allows no expert at the fair. Which stand does it take?
        [1] Your wine of value { $value } allows one expert at the fair. Which stand does it take?
       *[other] Your wine of value { $value } allows { $experts } experts at the fair. Which stand does it take?
    }
vinhos-ask-manager-barrels = Your wine pleases a manager. Whom do you give a barrel?
vinhos-ask-benefit = What does the manager do for you?
vinhos-ask-benefit-wine = Which wine do you give the manager?
vinhos-ask-wine-for-points = Which wine do you turn into victory points?
vinhos-ask-wine-for-points-cubes = Do you add renown to this wine of value { $value }?
vinhos-ask-return-expert = That is one expert too many. Whom do you give back?
vinhos-ask-free-expert = Choose a free expert.
vinhos-ask-last-place-expert = You came last, so an expert joins you for free. Which one?
vinhos-ask-place-cubes =
    { $left ->
        [1] Which region gets the renown cube?
       *[other] Which region gets a renown cube? There are { $left } to place, in different regions.
    }
vinhos-ask-lift-barrel = Which barrel comes back to you?
vinhos-ask-lift-pair = Which barrel do you take home from the { $hangout }?
vinhos-ask-reorder-deck = Which region's vineyards do you look through and sort?
vinhos-ask-lay-tiles = In what order do the { $region } vineyards come? Choose the next from the top.
vinhos-ask-lose-winery = Your account could not pay the interest. Which estate loses a winery?
vinhos-ask-lose-vineyard = Your account could not pay the interest. Which estate loses a vineyard?
vinhos-ask-rehouse = Which winery takes in the enologist who lost one?
vinhos-ask-dismiss = There is no salary for one enologist. Which estate lets one go?
vinhos-ask-move-enologists = Before the harvest: do enologists change estates?
vinhos-ask-make-wine = Estate { $estate } makes a wine of { $value }. Bottle it as Douro, or spend a Porto tile?
vinhos-ask-before-fair = The fair is about to open. Anything to prepare?
vinhos-ask-choose-experts =
    { $left ->
        [1] Which expert speaks for your wine? One may still be played.
       *[other] Which expert speaks for your wine? Up to { $left } may still be played.
    }
vinhos-ask-last-benefit = The last year is over. One more benefit, or are you out?
vinhos-ask-last-cash = Your used experts are about to turn up again. Use a cash expert first?
vinhos-ask-last-divest = Before the final scoring: turn investments and experts into cash?

## Answers

vinhos-answer-done = Nothing more
vinhos-answer-pass = No press release
vinhos-answer-stay = Stay at Pass / Press Release
vinhos-answer-divest = Lower your investment for { THOUSANDS($gain) } Bagos in cash
vinhos-answer-invest = Raise your investment for { THOUSANDS($price) } Bagos from the account
vinhos-answer-douro = Douro, a wine of { $value }
vinhos-answer-porto = Porto, a wine of { $value }
vinhos-answer-go =
    { $price ->
        [0] Go to { $it }
       *[other] Go to { $it } for { THOUSANDS($price) } Bagos
    }
vinhos-answer-use = Use the { $it }
vinhos-answer-play = Play the { $it }
vinhos-answer-return = Give back the { $it }
vinhos-answer-hire =
    { $price ->
        [0] Welcome the { $expert }
       *[other] Hire the { $expert } for { THOUSANDS($price) } Bagos
    }
vinhos-answer-buy =
    { $price ->
        [0] Buy the { $vineyard } for nothing
       *[other] Buy the { $vineyard } for { THOUSANDS($price) } Bagos
    }
vinhos-answer-cube = Add a cube to { $it }
vinhos-answer-deck = Sort the vineyards of { $it }
vinhos-answer-next = Next comes the { $it }
vinhos-answer-place = Place it in { $it }
vinhos-answer-drop = Take it from { $it }
vinhos-answer-transfer = An enologist moves { $it }
vinhos-answer-wine = The { $colour } { $region } wine of value { $value } ({ $it })
vinhos-answer-sell =
    { $cubes ->
        [0] Sell at { $it }: { THOUSANDS($demand) } Bagos into the account
        [1] Sell at { $it }: { THOUSANDS($demand) } Bagos into the account, using one renown cube
       *[other] Sell at { $it }: { THOUSANDS($demand) } Bagos into the account, using { $cubes } renown cubes
    }
vinhos-answer-ship =
    { $cubes ->
        [0] Export to { $it }: { $points } points
        [1] Export to { $it }: { $points } points, using one renown cube
       *[other] Export to { $it }: { $points } points, using { $cubes } renown cubes
    }
vinhos-answer-withdraw = Withdraw { $it }
vinhos-answer-deposit = Deposit { $it }
vinhos-answer-home = Take two barrels home from the { $it }: a renown cube for each
vinhos-answer-lift-sale = The barrel at { $it }
vinhos-answer-lift-export = The barrel abroad in { $it }
vinhos-answer-lift-court = The barrel with the managers ({ $it })
vinhos-answer-lift-multiplier = The barrel on the multiplier for { $it }
vinhos-answer-order = Play { $it } in the next phase
vinhos-answer-fair =
    { $points ->
        [0] { $it }: { $bonus }
        [1] { $it }: { $bonus }, and 1 fair point for the wine
       *[other] { $it }: { $bonus }, and { $points } fair points for the wine
    }
vinhos-answer-cubes = Use { $it }: a wine of value { $value }
vinhos-answer-manager = Give a barrel to { $it }
vinhos-answer-benefit = Take a benefit with your barrel ({ $it })
vinhos-answer-to = The barrel moves to the { $it }
vinhos-answer-multiply = The barrel moves to the multiplier for { $it }: { $points } points as things stand

## Reasons

vinhos-must-move = Your marker stands there already; it has to go elsewhere.
vinhos-short-of-cash = The move costs { THOUSANDS($price) } Bagos; you are { THOUSANDS($short) } short.
vinhos-can-leave = Staying is only for those who can go nowhere else, and you can.
vinhos-cannot-pay =
    { $short ->
        [0] Your cash would not pay for even the cheapest purchase there.
       *[other] You are { THOUSANDS($short) } Bagos short.
    }
vinhos-investment-lowest = Your investment is already at its lowest.
vinhos-investment-highest = Your investment is already at its highest.
vinhos-account-short = Your account lacks { THOUSANDS($short) } Bagos for it.
vinhos-account-empty = Your account is empty.
vinhos-account-full = Your account holds all it can.
vinhos-no-cash = You have no cash to pay in.
vinhos-nothing-at-bank = You have nothing to withdraw and nothing to deposit.
vinhos-back-and-forth = It would only undo what you did earlier in this visit.
vinhos-must-do-one = This action has to be done at least once.
vinhos-already-bought-here = You have bought there in this action; each region sells you one.
vinhos-deck-empty = None are left there.
vinhos-region-not-in-play = This region takes no part in this game.
vinhos-no-estate-fits = None of your estates could take it: it needs an empty one, or its own region and colour.
vinhos-estate-differs = The vineyards there are of another region or colour.
vinhos-estate-full = All three plots there are taken.
vinhos-minho-cellar = Minho wine knows no cellar.
vinhos-two-wineries = Two wineries stand there already.
vinhos-no-winery-left = The wineries are sold out.
vinhos-no-winery-room = None of your estates has room for a winery.
vinhos-no-cellar-left = The cellars are sold out.
vinhos-no-cellar-room = None of your estates can take a cellar.
vinhos-has-cellar = It has a cellar already.
vinhos-no-enologist-left = No enologist is looking for work.
vinhos-no-empty-winery = There is no winery without an enologist.
vinhos-no-wine = You have no wine.
vinhos-no-barrel = You have no barrel in your supply.
vinhos-no-slot-fits = No free slot would take a wine of yours, even with renown.
vinhos-slot-taken = Somebody is there already.
vinhos-value-too-low = It asks for { $demand }; your wine is worth { $value } and renown cannot close the gap.
vinhos-no-pair = You need two barrels there.
vinhos-cubes-not-needed = The last of these cubes would gain you nothing.
vinhos-cubes-lacking = Your region does not hold that many cubes.
vinhos-already-cube-there = A cube of this placing went there already.
vinhos-no-cube-room = The region has no room for another cube.
vinhos-expert-face-down = You have used this expert; the tile lies face down.
vinhos-expert-not-now = This expert can do nothing at this moment.
vinhos-no-cube-left = There is no cube left, or no room for one.
vinhos-no-barrel-out = None of your barrels is on the board.
vinhos-free-move-already = Your move is free already.
vinhos-nothing-to-reorder = There are not two vineyards left to put in order.
vinhos-too-many-played = Your wine allows no further expert.
vinhos-feature-not-shown = Your stand at the fair does not show this feature.
vinhos-benefit-used = You have had your benefit in this phase.
vinhos-same-space = Your barrel stands there already.
vinhos-multiplier-once = One of your barrels is on this multiplier already.
vinhos-no-benefit-fits = No benefit in this manager's row is possible now.
vinhos-bonus-needs-wine = That wine is needed for the bonus action itself.
vinhos-already-announced = You have announced a wine for this fair already.
vinhos-request-not-met = Your wine does not meet this manager's wish of the year.
vinhos-year-one = In the first year managers take no barrels.
vinhos-manager-once = This manager has had a barrel for this wine.
vinhos-place-taken = Somebody has that place.

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
