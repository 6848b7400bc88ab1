### The lessons of Vinhos. Keys are `learn-vinhos-<lesson>-<step>` and what `learn/reading.py` says.
### A step takes two sentences at most. The numbers are those of the lesson's position.

## Shared replies

learn-vinhos-common-elsewhere = There is something to do there as well, but it is not what this step is about.
learn-vinhos-common-done = Wait, one thing is still to be done in this step.
learn-vinhos-common-stay = Your marker stands there already. Every turn it has to move on.
learn-vinhos-common-empty = You could, but nothing grows on that estate. Use the one with your vineyard.
learn-vinhos-common-feature = At this fair your experts for Taste and Alcohol can speak. Stay with these two features.
learn-vinhos-common-action = A bonus action would help during the game. Now the last points are counted: take a multiplier.
learn-vinhos-common-expert = Leave your experts alone for once. This is about barrels.

## Vineyards

learn-vinhos-vineyard-title = Your first vineyards
learn-vinhos-vineyard-about = Found estates in the regions of Portugal.
learn-vinhos-vineyard-first = Welcome to Portugal! Your first vineyard founds an estate and comes with a wine and the gift of its region: buy the one that brings a cellar.
learn-vinhos-vineyard-first-hint = Dão gives the cellar.
learn-vinhos-vineyard-first-right = Estate 1 is yours, with a cellar and a first wine of 2. Dão also got a renown cube, which will help to sell its wine.
learn-vinhos-vineyard-first-winery = Lisboa gives a winery, which is a good start too. This time we want a cellar.
learn-vinhos-vineyard-first-porto = Douro brings Porto tiles for one stronger wine each. This time we want a cellar.
learn-vinhos-vineyard-first-other = That region has another trait, but no cellar for you.
learn-vinhos-vineyard-go = You have two actions a year, each on another space of the grid. Move to Vineyards; the year's tax of 1,000 is due there.
learn-vinhos-vineyard-go-hint = Vineyards is the top left space.
learn-vinhos-vineyard-go-right = There you are. Now you may buy as much as your cash allows.
learn-vinhos-vineyard-minho = Begin with the cheapest vineyard, from Minho, and give it an estate of its own.
learn-vinhos-vineyard-minho-hint = Buy Minho for 2,000, then place it in any empty estate.
learn-vinhos-vineyard-minho-right = A second estate means a second wine every year.
learn-vinhos-vineyard-minho-mixed = An estate holds vineyards of one region and one colour only. Choose an empty one.
learn-vinhos-vineyard-minho-price = Too dear for a start. Minho costs only 2,000.
learn-vinhos-vineyard-third = One action can buy several vineyards, and you hold 4,000. Which purchase founds a third estate and leaves you 1,000?
learn-vinhos-vineyard-third-hint = You are looking for a price of 3,000, up in the north-east.
learn-vinhos-vineyard-third-right = Trás-os-Montes it is, a region that the fairs love.
learn-vinhos-vineyard-third-once = In one action each region sells you one vineyard.
learn-vinhos-vineyard-third-alentejo = That would take your last coin. Keep 1,000 in your pocket.
learn-vinhos-vineyard-end = Four estates are all you can have. A second vineyard on the same estate makes its wine better instead.

## The grid

learn-vinhos-grid-title = Moving about
learn-vinhos-grid-about = Which moves are free, and whom you pay for the others.
learn-vinhos-grid-near = From the middle every space is a neighbour, and moving to a neighbour is free. Go to Enologists and hire one for your winery.
learn-vinhos-grid-near-hint = Enologists is the space on the right. Place the newcomer in estate 1.
learn-vinhos-grid-near-right = Nothing paid for the way, 1,000 for the enologist. Diagonal steps are free as well.
learn-vinhos-grid-near-toll = Your rival stands there: you would hand over 1,000 just for entering.
learn-vinhos-grid-near-tax = The round marker taxes that space this year. It costs 1,000 extra.
learn-vinhos-grid-far = Your second action: you want an expert, but that space lies on the far side. Pay 1,000 for the long way and hire somebody.
learn-vinhos-grid-far-hint = Wine Experts is the space on the left. Any expert is fine.
learn-vinhos-grid-far-right = A thousand for the way, one for the expert. With a good plan you seldom pay for moving.
learn-vinhos-grid-free = A new year, your rival stands at the bank, and you want to earn something. Which of Sales and Bank can you reach without paying?
learn-vinhos-grid-free-hint = One of them touches your space at the corner.
learn-vinhos-grid-free-right = Sales is a neighbour and nobody stands there.
learn-vinhos-grid-free-bank = That way is long, and your rival would want a toll too: 2,000 in all.
learn-vinhos-grid-free-cash = Sales or Bank, that is the question here.
learn-vinhos-grid-end = Think of two actions at a time: the first is a step on the way to the second.

## Buildings

learn-vinhos-buildings-title = Wineries and enologists
learn-vinhos-buildings-about = Make the wine of one estate better and better.
learn-vinhos-buildings-winery = Your vineyard alone makes a wine of 2. Build a winery on the same estate: it adds 1 every year.
learn-vinhos-buildings-winery-hint = Go to Wineries, top right, and build in estate 1.
learn-vinhos-buildings-winery-right = Next harvest: 3. The building also put a renown cube into Dão.
learn-vinhos-buildings-winery-early = An enologist works in a winery, and you have none yet.
learn-vinhos-buildings-enologist = An empty winery is a pity. Hire an enologist for it, who adds 2.
learn-vinhos-buildings-enologist-hint = Enologists is right below Wineries. Place the enologist in estate 1.
learn-vinhos-buildings-enologist-right = And there was the harvest: a wine of 5. Each enologist wants 1,000 a year from your account.
learn-vinhos-buildings-more = It is year 2, and 3,000 are left. Which purchase makes estate 1 produce one more, this year and ever after?
learn-vinhos-buildings-more-hint = There is one free plot on the estate, and one space of the grid builds on plots.
learn-vinhos-buildings-more-right = The estate is full now: a vineyard and two wineries.
learn-vinhos-buildings-more-vineyard = The vineyard now on sale in Dão has the other colour and would need another estate.
learn-vinhos-buildings-end = Vineyards count 2, wineries 1, enologists 2. An estate has three plots, so choose well.

## The harvest

learn-vinhos-harvest-title = Harvest and weather
learn-vinhos-harvest-about = What the end of a year brings, and the secret of Porto.
learn-vinhos-harvest-hire = You own a Douro and a Lisboa estate, a winery on each, and 1,000 in cash. Hire an enologist for Lisboa, estate 2.
learn-vinhos-harvest-hire-hint = Go to Enologists and choose estate 2.
learn-vinhos-harvest-hire-right = The year ends: interest and salaries go through the account, and every wine moves one slot on. A Porto of 5 has just fallen off the end of its store.
learn-vinhos-harvest-hire-douro = Not yet! Start him in Lisboa, you will see why.
learn-vinhos-harvest-move = Before the grapes are pressed, enologists may change estates. Move yours to the Douro estate.
learn-vinhos-harvest-move-hint = From estate 2 to estate 1.
learn-vinhos-harvest-move-right = So enologists always work where they are worth the most.
learn-vinhos-harvest-porto = The weather is kind and adds 1 to every wine: Douro makes 2 + 1 + 2 + 1. Now make it the best wine you can.
learn-vinhos-harvest-porto-hint = You have one Porto tile left, and it adds 3.
learn-vinhos-harvest-porto-right = A Porto of 9! Such a wine opens the best doors, at home and abroad.
learn-vinhos-harvest-porto-douro = A good 6, but a Porto tile would make it a 9.
learn-vinhos-harvest-end = In a bad year the weather takes up to 2 from each wine. You see it at the start of the year, early enough to plan.

## Cellars

learn-vinhos-cellar-title = Old wine
learn-vinhos-cellar-about = How wine ages, and how it gets lost.
learn-vinhos-cellar-build = A warehouse keeps wine for two years, and your 2 is in its second. Build a cellar before it is lost: 2,000 and this year's tax.
learn-vinhos-cellar-build-hint = Go to Cellars, top middle, and choose estate 1.
learn-vinhos-cellar-build-right = Four years of room, and the wine in the second slot is worth 1 more at once.
learn-vinhos-cellar-build-sell = You could sell it, but it would bring little. Let it get older.
learn-vinhos-cellar-wait = Now it only needs time. Go to Pass / Press Release, choose a place in the order of play, and pass.
learn-vinhos-cellar-wait-hint = The middle space costs nothing to enter. Then take any place, and no press release.
learn-vinhos-cellar-wait-right = The harvest pushed each wine one slot to the right. The four slots add 0, 1, 3 and 5.
learn-vinhos-cellar-wait-sell = Selling too early wastes the cellar. Pass and wait.
learn-vinhos-cellar-best = Three wines lie there, made as 4, 5 and 2, the youngest first. Go to Sales and pick the one that is worth most today.
learn-vinhos-cellar-best-hint = Add the slots: 4 + 0, 5 + 1, 2 + 3.
learn-vinhos-cellar-best-right = Six! And next year it would be worth 8.
learn-vinhos-cellar-best-old = Age has done it good, but 2 + 3 is only 5.
learn-vinhos-cellar-best-young = The youngest is a 4, without any age.
learn-vinhos-cellar-end = A good wine in a cellar gains most in its third and fourth year. After that it is gone, so do not forget it.

## Sales

learn-vinhos-sales-title = Selling at home
learn-vinhos-sales-about = Money for wine, with a little help from renown.
learn-vinhos-sales-hotel = Go to Sales and give your white wine of 5 to the Hotel, which pays what its slot says: 5,000 into your account.
learn-vinhos-sales-hotel-hint = The white 5 lies in estate 3. The slot is Hotel, white 5.
learn-vinhos-sales-hotel-right = The wine is gone, a barrel of yours marks the slot, and the account holds 8,000.
learn-vinhos-sales-hotel-colour = That is a red one. Slots take one colour only, and we begin with white.
learn-vinhos-sales-hotel-cheap = It would be accepted, but the house pays for its slot, not for your wine.
learn-vinhos-sales-renown = You may sell on. Your Minho wine is worth 2, but with the renown cube in Minho it passes as a 3: sell it as such.
learn-vinhos-sales-renown-hint = The Minho wine is in estate 2. The slot is Casa de Fados, red 3.
learn-vinhos-sales-renown-right = One cube spent, 1,000 more earned. Anyone with an estate in a region may spend its cubes.
learn-vinhos-sales-renown-wine = It is the wine from Minho, in estate 2, that can use a cube.
learn-vinhos-sales-renown-plain = Without the cube it earns only 2,000. Aim one slot higher.
learn-vinhos-sales-plain = Sell the Dão wine of 2 to the Casa de Fados as well, and keep the strong red one.
learn-vinhos-sales-plain-hint = It lies in estate 4. The slot is Casa de Fados, red 2.
learn-vinhos-sales-plain-right = Three barrels out, 13,000 in the account.
learn-vinhos-sales-plain-wine = Keep that one, it can go abroad. Sell the little Dão wine.
learn-vinhos-sales-home = You have eight barrels in all, and each sale binds one. Before you move: how do two of them come home, leaving good memories behind?
learn-vinhos-sales-home-hint = Two barrels in the same house can be taken back together. Then place a cube in two regions.
learn-vinhos-sales-home-right = Two barrels back, two regions better known. It costs you no action.
learn-vinhos-sales-home-before = Do not move yet. This is done before.
learn-vinhos-sales-home-pair = You need two barrels in the same house.
learn-vinhos-sales-end = Sales fill the account, not your pocket. How to get at the money is a matter for the bank.

## Export

learn-vinhos-export-title = Across the sea
learn-vinhos-export-about = Victory points for wine, at once and at the end.
learn-vinhos-export-ship = Abroad your wine earns victory points, and nobody asks for its colour. Send your oldest wine, a 5, to the slot that asks for no more.
learn-vinhos-export-ship-hint = Go to Export, take slot 3 of estate 1, ship it to column 1, row 1.
learn-vinhos-export-ship-right = Three points, and a first barrel in column 1. The majority in each column scores when the game ends.
learn-vinhos-export-ship-wine = Begin with the oldest, in slot 3.
learn-vinhos-export-ship-cubes = That would cost you renown. Use none yet: column 1, row 1 wants a plain 5.
learn-vinhos-export-most = One more may follow, and each Alentejo cube adds 2 to a wine from there. With two cubes on your best wine, what is the most you can score?
learn-vinhos-export-most-hint = The wine of 6 becomes a 10. Row 5 pays 7 points.
learn-vinhos-export-most-right = Seven points for a wine that was made as a 5. Age and renown did the rest.
learn-vinhos-export-most-wine = That one is weaker. Take the wine in slot 2.
learn-vinhos-export-most-less = You could climb higher: two cubes make it a 10.
learn-vinhos-export-end = Barrels abroad stay there. Watch who leads in each column: the right-hand ones are worth up to 12 points.

## The bank

learn-vinhos-bank-title = At the bank
learn-vinhos-bank-about = Cash, account, and what investments do.
learn-vinhos-bank-withdraw = Your account holds 13,000, but you pay for everything in cash and have only 3,000 of it. Visit the bank and withdraw 3,000 or 4,000.
learn-vinhos-bank-withdraw-hint = The bank is bottom right. Choose a withdrawal of 3,000.
learn-vinhos-bank-withdraw-right = Cash in hand. Only at the bank does money pass between account and pocket.
learn-vinhos-bank-withdraw-little = A little more, please: 3,000 or 4,000.
learn-vinhos-bank-withdraw-much = Leave more in the account, we have plans for it. An empty one costs points, too.
learn-vinhos-bank-withdraw-later = A good idea, and the next one. First the cash.
learn-vinhos-bank-withdraw-deposit = The other way round: you need cash.
learn-vinhos-bank-invest = Your investment stands at −2, so each year costs you 2,000. As long as you are here, raise it to 0; the account pays.
learn-vinhos-bank-invest-hint = Invest twice: for 4,000 and then for 3,000.
learn-vinhos-bank-invest-right = No more losses. From +1 on, the bank pays you every year.
learn-vinhos-bank-invest-enough = That is enough cash. Invest what is left.
learn-vinhos-bank-divest = A year later you would like 2,000 more in your pocket before you move, without a visit to the bank. How?
learn-vinhos-bank-divest-hint = What went up can come down. It pays cash at once.
learn-vinhos-bank-divest-right = Divesting is possible at any time and pays in cash. The price comes later, in interest.
learn-vinhos-bank-divest-go = Stay for a moment: this needs no move.
learn-vinhos-bank-end = In the end a full account is worth up to 18 points. Money that only lies there is not lost.

## The fair

learn-vinhos-fair-title = The wine fair
learn-vinhos-fair-about = Experts, a press release, the managers, and the fair of year 3.
learn-vinhos-fair-hire = This year ends with a fair, where experts praise your wine. Yours are for Taste and Alcohol: hire another one for Alcohol.
learn-vinhos-fair-hire-hint = Go to Wine Experts, on the left, and hire the Alcohol expert for 1,000.
learn-vinhos-fair-hire-right = Each expert also has an ability for the time before. Once used it turns face down and misses the fair.
learn-vinhos-fair-hire-use = Used experts do not speak at the fair. Save this one.
learn-vinhos-fair-press = To take part you announce a wine. Go to Pass / Press Release and choose your place in the order of play.
learn-vinhos-fair-press-hint = It is the space in the middle. One place is left.
learn-vinhos-fair-press-right = The press is listening.
learn-vinhos-fair-wine = The managers have wishes this year: Alexandre a red wine, Beatriz one of 6 or better. Announce the wine that pleases both.
learn-vinhos-fair-wine-hint = It is the red wine from Douro, in estate 4.
learn-vinhos-fair-wine-right = A wine of 6 lets two experts speak. The better the wine, the more of them.
learn-vinhos-fair-wine-white = Just as good, but white, so Alexandre would frown.
learn-vinhos-fair-wine-low = Too weak for Beatriz. You have a 6.
learn-vinhos-fair-wine-pass = Without a press release you would have to hurry at the fair itself. Announce a wine.
learn-vinhos-fair-stand = A stand shows two features, and only experts for these may speak there. Which one suits your experts?
learn-vinhos-fair-stand-hint = You have Taste and Alcohol.
learn-vinhos-fair-stand-right = Four fair points for the wine already, and the stand's gift is a free expert.
learn-vinhos-fair-stand-features = One of your features would be silent there. Take Taste and Alcohol.
learn-vinhos-fair-guest = Two of your experts know about Alcohol, one about Taste. Let the free one bring the features of your stand level.
learn-vinhos-fair-guest-hint = Welcome the Taste expert.
learn-vinhos-fair-guest-alcohol = He could speak here, but you have two for Alcohol. Strengthen Taste.
learn-vinhos-fair-guest-right = Now you can choose among four.
learn-vinhos-fair-managers = Both managers are pleased. Give each of them a barrel: later it can be moved for a bonus action or for points.
learn-vinhos-fair-managers-hint = Alexandre and Beatriz, in any order.
learn-vinhos-fair-managers-right = Good friends to have. A wine given to a manager moves a barrel in that manager's row.
learn-vinhos-fair-managers-region = Constantino asks for other regions this year.
learn-vinhos-fair-speak = The fair is open! Your wine allows two experts, each scoring what its feature is worth: let two of them speak.
learn-vinhos-fair-speak-hint = Play any two. An arrow on an expert makes its feature more popular first.
learn-vinhos-fair-speak-right = First prize, 9 points! Experts who spoke leave you, but fair points stay for the next fair.
learn-vinhos-fair-end = Years 3, 5 and 6 end with a fair, and the prizes grow. Whoever leads acts later afterwards.

## The end

learn-vinhos-end-title = The last points
learn-vinhos-end-about = Managers, multipliers and the final count.
learn-vinhos-end-renown = Six years are over, and barrels with the managers may move once more, each for a wine. Take the barrel in Constantino's row to the multiplier for renown, and pay with a wine of 3.
learn-vinhos-end-renown-hint = Choose the benefit with the barrel at “a free expert”, then renown, then a wine in a first slot.
learn-vinhos-end-renown-right = Five points, one for each cube in your regions.
learn-vinhos-end-renown-row = That barrel comes next. Begin with Constantino's row, while all cubes are still there.
learn-vinhos-end-renown-nothing = That multiplier would give you nothing. Renown gives 5.
learn-vinhos-end-renown-wine = Any wine will do for a manager, so give a weak one.
learn-vinhos-end-wine = Alexandre's multiplier turns a second wine into as many points as it is worth, cubes included. Score 9 with it.
learn-vinhos-end-wine-hint = Pay with a weak wine, then turn in a 7 and add two cubes.
learn-vinhos-end-wine-right = Nine points, and that was the last move of the game.
learn-vinhos-end-wine-wine = Not that one. You need a 7 for the points.
learn-vinhos-end-wine-cubes = The cubes are worth nothing tomorrow. Use both!
learn-vinhos-end-end = Now export majorities, accounts and multipliers were counted, and you have won. You are ready for a real table.
