### The lessons of Vinhos. Keys are `learn-vinhos-<lesson>-<step>` and what `learn/reading.py` says.
### A step takes two sentences at most. The numbers are those of the lesson's position.

## Shared replies

learn-vinhos-common-elsewhere = You could do something there too, but it is not what this step is about.
learn-vinhos-common-done = Wait: there is still one thing to do in this step.
learn-vinhos-common-stay = Your Action Marker is already there. It has to move to another space every turn.
learn-vinhos-common-empty = You could, but that estate has no vineyard. Use the one that has.
learn-vinhos-common-feature = At this fair you can play experts in Taste and Alcohol Content. Choose one of those two features.
learn-vinhos-common-action = A Bonus Action would help during the game. Now it is time for the last points: take a multiplier.
learn-vinhos-common-expert = Leave your experts alone for now. This step is about barrels.

## Vineyards

learn-vinhos-vineyard-title = Your first vineyards
learn-vinhos-vineyard-about = Found estates in the regions of Portugal.
learn-vinhos-vineyard-first = Welcome to Portugal! Your first vineyard starts an estate and comes with a wine and the bonus of its region: buy the one that gives you a cellar.
learn-vinhos-vineyard-first-hint = Dão gives the cellar.
learn-vinhos-vineyard-first-right = The Dão estate is yours, with a cellar and a first wine of value 2. You also placed a Renown Cube in Dão, which will help to sell its wine.
learn-vinhos-vineyard-first-winery = Lisboa gives you a winery, which is a good start too. This time we want a cellar.
learn-vinhos-vineyard-first-porto = Douro gives you Porto tiles, each good for one stronger wine. This time we want a cellar.
learn-vinhos-vineyard-first-other = That region has another characteristic, but no cellar for you.
learn-vinhos-vineyard-go = You have two actions a year, each on a different space of the grid. Move to Vineyards; you pay 1,000 in tax there this year.
learn-vinhos-vineyard-go-hint = Vineyards is the top left space.
learn-vinhos-vineyard-go-right = Now you may buy as many vineyards as your cash allows.
learn-vinhos-vineyard-minho = Start with the cheapest vineyard, from Minho, and put it in an estate of its own.
learn-vinhos-vineyard-minho-hint = Buy Minho for 2,000, then place it in any empty estate.
learn-vinhos-vineyard-minho-right = A second estate means a second wine every year.
learn-vinhos-vineyard-minho-mixed = All vineyards of an estate are from one region and of one colour. Choose an empty estate.
learn-vinhos-vineyard-minho-price = Too expensive for a start. Minho costs only 2,000.
learn-vinhos-vineyard-third = One action can buy several vineyards, and you have 4,000. Which purchase starts a third estate and leaves you 1,000?
learn-vinhos-vineyard-third-hint = You are looking for a price of 3,000, up in the northeast.
learn-vinhos-vineyard-third-right = Trás-os-Montes it is, a region that does well at the fairs.
learn-vinhos-vineyard-third-once = You can buy only one vineyard from each region per action.
learn-vinhos-vineyard-third-alentejo = That would take the last of your cash. Keep 1,000.
learn-vinhos-vineyard-end = You can have no more than four estates. A second vineyard in the same estate makes its wine better instead.

## The grid

learn-vinhos-grid-title = Moving around
learn-vinhos-grid-about = Which moves are free, and who you pay for the others.
learn-vinhos-grid-near = From the middle every space is adjacent, and moving to an adjacent space is free. Go to Enologists and hire one for your winery.
learn-vinhos-grid-near-hint = Enologists is the space on the right. Put the enologist in the Lisboa estate.
learn-vinhos-grid-near-right = You paid nothing to move and 1,000 for the enologist. Diagonal moves are free as well.
learn-vinhos-grid-near-toll = Your opponent is there: you would pay them 1,000 just to move in.
learn-vinhos-grid-near-tax = That space is taxed this year. It costs 1,000 extra.
learn-vinhos-grid-far = Your second action: you want a Wine Expert, but that space is on the far side. Pay 1,000 to move there and hire one.
learn-vinhos-grid-far-hint = Wine Experts is the space on the left. Any expert is fine.
learn-vinhos-grid-far-right = You paid 1,000 to move and 1,000 for the expert. With a good plan you seldom pay to move.
learn-vinhos-grid-free = A new year, your opponent is at the Bank, and you want to earn something. Which of Sales and Bank can you reach without paying?
learn-vinhos-grid-free-hint = One of them touches your space diagonally.
learn-vinhos-grid-free-right = Sales is adjacent and nobody is there.
learn-vinhos-grid-free-bank = The Bank is not adjacent, and you would have to pay your opponent too: 2,000 in all.
learn-vinhos-grid-free-cash = Choose between Sales and Bank here.
learn-vinhos-grid-end = Plan two actions at a time: the first brings you closer to the second.

## Buildings

learn-vinhos-buildings-title = Wineries and enologists
learn-vinhos-buildings-about = Make the wine of one estate better and better.
learn-vinhos-buildings-winery = Your vineyard alone produces a wine of value 2. Build a winery in the same estate: it adds 1 every year.
learn-vinhos-buildings-winery-hint = Go to Wineries, top right, and build in the Dão estate.
learn-vinhos-buildings-winery-right = The next production will be 3. The winery also placed a Renown Cube in Dão.
learn-vinhos-buildings-winery-early = An enologist needs a winery, and you do not have one yet.
learn-vinhos-buildings-enologist = Do not leave a winery empty. Hire an enologist for it: it adds 2.
learn-vinhos-buildings-enologist-hint = Enologists is right below Wineries. Put the enologist in the Dão estate.
learn-vinhos-buildings-enologist-right = And there was the production: a wine of value 5. You pay each enologist 1,000 a year from your account.
learn-vinhos-buildings-more = It is year 2, and you have 3,000 left. Which purchase adds 1 to the production of the Dão estate, this year and every year?
learn-vinhos-buildings-more-hint = The estate has one empty slot, and one space of the grid builds in estate slots.
learn-vinhos-buildings-more-right = The estate is complete now: a vineyard and two wineries.
learn-vinhos-buildings-more-vineyard = The Dão vineyard for sale is of the other colour and would need another estate.
learn-vinhos-buildings-end = Vineyards add 2, wineries 1, enologists 2. An estate has three slots, so choose well.

## The harvest

learn-vinhos-harvest-title = Production and weather
learn-vinhos-harvest-about = What happens at the end of a year, and what Porto can do.
learn-vinhos-harvest-hire = You have a Douro and a Lisboa estate, a winery in each, and 1,000 in cash. Hire an enologist for the Lisboa estate.
learn-vinhos-harvest-hire-hint = Go to Enologists and choose the Lisboa estate.
learn-vinhos-harvest-hire-right = The year ends: interest and salaries go through your account, and every wine moves one slot to the right. A Porto of value 5 has just moved out of the last slot and is lost.
learn-vinhos-harvest-hire-douro = Not yet! Start in Lisboa, and you will see why.
learn-vinhos-harvest-move = Before production, you may move enologists between your estates. Move yours to the Douro estate.
learn-vinhos-harvest-move-hint = From the Lisboa estate to the Douro estate.
learn-vinhos-harvest-move-right = This way enologists always work where they are worth the most.
learn-vinhos-harvest-porto = The weather is kind and adds 1 to every wine: Douro produces 2 + 1 + 2 + 1. Now make the best wine you can.
learn-vinhos-harvest-porto-hint = You have one Porto tile left, and it adds 3.
learn-vinhos-harvest-porto-right = A Porto of value 9! A wine like that fits the best slots, at home and abroad.
learn-vinhos-harvest-porto-douro = A good 6, but a Porto tile would make it a 9.
learn-vinhos-harvest-end = In a bad year the weather takes up to 2 from each wine. You see it at the start of the year, in time to plan.

## Cellars

learn-vinhos-cellar-title = Aging wine
learn-vinhos-cellar-about = How wine ages, and how it is lost.
learn-vinhos-cellar-build = A warehouse keeps wine for two years, and your wine of value 2 is in its second. Build a cellar before it is lost: it costs 2,000, plus this year’s tax.
learn-vinhos-cellar-build-hint = Go to Cellars, top middle, and choose the Alentejo estate.
learn-vinhos-cellar-build-right = It has four slots, and the wine in the second slot is worth 1 more at once.
learn-vinhos-cellar-build-sell = You could sell it, but for very little. Let it age.
learn-vinhos-cellar-wait = Now it only needs time. Go to Pass/Press Release, choose a place in the order of play, and pass.
learn-vinhos-cellar-wait-hint = The middle space is always free. Then take any place, and make no Press Release.
learn-vinhos-cellar-wait-right = In production each wine moved one slot to the right. The four slots add 0, 1, 3 and 5.
learn-vinhos-cellar-wait-sell = Selling too early wastes the cellar. Pass and wait.
learn-vinhos-cellar-best = You have three wines there, with production values 4, 5 and 2, the youngest first. Go to Sales and choose the one that is worth most today.
learn-vinhos-cellar-best-hint = Add the slots: 4 + 0, 5 + 1, 2 + 3.
learn-vinhos-cellar-best-right = Six! And next year it would be worth 8.
learn-vinhos-cellar-best-old = It has gained with age, but 2 + 3 is only 5.
learn-vinhos-cellar-best-young = The youngest is only a 4: it has not aged yet.
learn-vinhos-cellar-end = A good wine in a cellar gains most in its third and fourth year. After that it is lost, so do not forget it.

## Sales

learn-vinhos-sales-title = Selling wine
learn-vinhos-sales-about = Money for wine, with a little help from renown.
learn-vinhos-sales-hotel = Go to Sales and sell your white wine of value 5 to the Hotel, which pays what its slot shows: 5,000 into your account.
learn-vinhos-sales-hotel-hint = The white 5 is in Douro estate 3. The slot is Hotel, white 5.
learn-vinhos-sales-hotel-right = The wine is gone, one of your barrels is in the slot, and your account holds 8,000.
learn-vinhos-sales-hotel-colour = That one is red. Each slot takes one colour only, and we start with white.
learn-vinhos-sales-hotel-cheap = You could sell it there, but a hangout pays for its slot, not for your wine.
learn-vinhos-sales-renown = You may sell more. Your Minho wine is worth 2, but the Renown Cube in Minho makes it a 3: sell it as a 3.
learn-vinhos-sales-renown-hint = It is the wine of the Minho estate. The slot is Casa de Fados, red 3.
learn-vinhos-sales-renown-right = You used one cube and earned 1,000 more. Any player with an estate in a region may use its cubes.
learn-vinhos-sales-renown-wine = The wine that can use a cube is the one of the Minho estate.
learn-vinhos-sales-renown-plain = Without the cube it earns only 2,000. Aim for the next higher slot.
learn-vinhos-sales-plain = Sell the Dão wine of value 2 to the Casa de Fados as well, and keep the strong red wine.
learn-vinhos-sales-plain-hint = It is in the Dão estate. The slot is Casa de Fados, red 2.
learn-vinhos-sales-plain-right = Three barrels are out, and your account holds 13,000.
learn-vinhos-sales-plain-wine = Keep that one to export it. Sell the small Dão wine.
learn-vinhos-sales-home = You have eight barrels in all, and each sale takes one. Before you move: how can you take two of them back and add renown?
learn-vinhos-sales-home-hint = You can take back two barrels from the same hangout. Then place Renown Cubes in two regions.
learn-vinhos-sales-home-right = Two barrels back, and more renown in two regions. It costs you no action.
learn-vinhos-sales-home-before = Do not move yet: you do this before you move.
learn-vinhos-sales-home-pair = You need two barrels in the same hangout.
learn-vinhos-sales-end = Sales pay into your account and give you no cash. To turn one into the other, visit the Bank.

## Export

learn-vinhos-export-title = Exporting wine
learn-vinhos-export-about = Victory points for wine, at once and at the end.
learn-vinhos-export-ship = Exports earn victory points, and colour does not matter. Export your oldest wine, a 5, to the slot that requests exactly 5.
learn-vinhos-export-ship-hint = Go to Export, take the wine in slot 3 of the Alentejo estate, and export it to column 1, row 1.
learn-vinhos-export-ship-right = You gain 3 VP and have a first barrel in column 1. The majority in each column scores at the end of the game.
learn-vinhos-export-ship-wine = Start with the oldest, in slot 3.
learn-vinhos-export-ship-cubes = That would cost you Renown Cubes. Use none yet: column 1, row 1 requests just 5.
learn-vinhos-export-most = You may export another one, and each Alentejo cube adds 2 to a wine from there. With two cubes on your best wine, what is the most you can score?
learn-vinhos-export-most-hint = The wine of value 6 becomes a 10. Row 5 gives 7 VP.
learn-vinhos-export-most-right = You gain 7 VP for a wine with a production value of 5. Age and renown did the rest.
learn-vinhos-export-most-wine = That one is weaker. Take the wine in slot 2.
learn-vinhos-export-most-less = You can go higher: two cubes make it a 10.
learn-vinhos-export-end = Exported barrels stay where they are. Watch who leads in each column: the ones on the right are worth up to 12 VP.

## The bank

learn-vinhos-bank-title = At the bank
learn-vinhos-bank-about = Cash, account, and how investments work.
learn-vinhos-bank-withdraw = Your account holds 13,000, but you pay for everything in cash and have only 3,000. Visit the Bank and withdraw 3,000 or 4,000.
learn-vinhos-bank-withdraw-hint = The bank is bottom right. Choose a withdrawal of 3,000.
learn-vinhos-bank-withdraw-right = Now you have cash. Only at the Bank can you move money between your account and your cash.
learn-vinhos-bank-withdraw-little = A little more, please: 3,000 or 4,000.
learn-vinhos-bank-withdraw-much = Leave more in your account: we have plans for it. Besides, an empty account costs you VP.
learn-vinhos-bank-withdraw-later = A good idea, but that comes next. First withdraw cash.
learn-vinhos-bank-withdraw-deposit = It is the other way round: you need cash.
learn-vinhos-bank-invest = Your investment is at −2, so you pay 2,000 every year. While you are here, invest until it is at 0; your account pays.
learn-vinhos-bank-invest-hint = Invest twice: for 4,000 and then for 3,000.
learn-vinhos-bank-invest-right = No more losses. At +1 or more, the Bank pays you every year.
learn-vinhos-bank-invest-enough = You have enough cash. Invest the rest.
learn-vinhos-bank-divest = A year later you would like 2,000 more in cash before you move, without a visit to the Bank. How?
learn-vinhos-bank-divest-hint = An investment that went up can come down. It pays you cash at once.
learn-vinhos-bank-divest-right = You may divest at any time, and it pays in cash. You will miss the interest later.
learn-vinhos-bank-divest-go = Wait: you do not need to move for this.
learn-vinhos-bank-end = At the end of the game a full account is worth up to 18 VP, so money left there is not wasted.

## The fair

learn-vinhos-fair-title = The Wine Tasting Fair
learn-vinhos-fair-about = Wine Experts, a Press Release, the managers, and the fair of year 3.
learn-vinhos-fair-hire = This year ends with a fair, where Wine Experts promote your wine. Yours specialize in Taste and Alcohol Content: hire another one in Alcohol Content.
learn-vinhos-fair-hire-hint = Go to Wine Experts, on the left, and hire the Alcohol Content expert for 1,000.
learn-vinhos-fair-hire-right = Each expert also has an ability. If you use it, the expert turns face down and cannot be played at the fair.
learn-vinhos-fair-hire-use = You cannot play a used expert at the fair. Save this one.
learn-vinhos-fair-press = To take part you announce a wine. Go to Pass/Press Release and choose your place in the order of play.
learn-vinhos-fair-press-hint = It is the space in the middle. Only one place is left.
learn-vinhos-fair-press-right = The press is listening.
learn-vinhos-fair-wine = The managers have requests this year: Alexandre wants a red wine, Beatriz one of value 6 or more. Announce the wine that meets both.
learn-vinhos-fair-wine-hint = It is the red wine from Douro, in Douro estate 4.
learn-vinhos-fair-wine-right = A wine of value 6 lets you play two experts. The better the wine, the more experts.
learn-vinhos-fair-wine-white = Just as good, but white, and Alexandre wants red.
learn-vinhos-fair-wine-low = Not enough for Beatriz. You have a 6.
learn-vinhos-fair-wine-pass = If you make no Press Release now, you must announce a wine at the fair itself. Announce one now.
learn-vinhos-fair-stand = Each Fair slot shows two features, and you can only play experts in those two. Which slot suits your experts?
learn-vinhos-fair-stand-hint = You have Taste and Alcohol Content.
learn-vinhos-fair-stand-right = Four Fair Points for the wine already, and the slot’s bonus is a free expert.
learn-vinhos-fair-stand-features = You could not play some of your experts there. Take Taste and Alcohol Content.
learn-vinhos-fair-guest = Two of your experts specialize in Alcohol Content, one in Taste. Choose the free one so that you have two of each.
learn-vinhos-fair-guest-hint = Take the Taste expert.
learn-vinhos-fair-guest-alcohol = You could play this one, but you already have two for Alcohol Content. Take one for Taste.
learn-vinhos-fair-guest-right = Now you have four to choose from.
learn-vinhos-fair-managers = Your wine meets two requests. Give each of these managers a barrel: later you can move it for a Bonus Action or for VP.
learn-vinhos-fair-managers-hint = Alexandre and Beatriz, in any order.
learn-vinhos-fair-managers-right = Good friends to have. When you discard a wine, you may move one barrel in its manager’s row.
learn-vinhos-fair-managers-region = Constantino requests other regions this year.
learn-vinhos-fair-speak = The fair begins! Your wine lets you play two experts, each scoring what its feature is worth: play two.
learn-vinhos-fair-speak-hint = Play any two. An arrow on an expert first moves its feature up.
learn-vinhos-fair-speak-right = First prize, 9 VP! You discard the experts you played, but you keep your Fair Points for the next fair.
learn-vinhos-fair-end = Years 3, 5 and 6 end with a fair, and the prizes grow. The player in the lead plays last afterwards.

## The end

learn-vinhos-end-title = The end of the game
learn-vinhos-end-about = Managers, multipliers and the final scoring.
learn-vinhos-end-renown = Six years are over, and you may once more move barrels in the Managers area, one for each wine you discard. Move the barrel in Constantino’s row to the renown multiplier, and discard a wine of value 3.
learn-vinhos-end-renown-hint = Choose the benefit with the barrel at “a free Wine Expert”, then renown, then a wine in a first slot.
learn-vinhos-end-renown-right = You gain 5 VP, one for each Renown Cube in your regions.
learn-vinhos-end-renown-row = That barrel comes next. Start with Constantino’s row, while all the cubes are still there.
learn-vinhos-end-renown-nothing = That multiplier would give you nothing. Renown gives 5 VP.
learn-vinhos-end-renown-wine = Any wine will do for a manager, so discard a weak one.
learn-vinhos-end-wine = Alexandre’s multiplier turns a second wine into as many VP as it is worth, Renown Cubes included. Score 9 VP with it.
learn-vinhos-end-wine-hint = Discard a weak wine to move the barrel, then a 7 with two cubes for the VP.
learn-vinhos-end-wine-right = You gain 9 VP, and that was the last move of the game.
learn-vinhos-end-wine-wine = Not that one. You need a 7 for the VP.
learn-vinhos-end-wine-cubes = The cubes are worth nothing after this. Use both!
learn-vinhos-end-end = Export majorities, accounts and multipliers have been scored, and you have won. You are ready for a real table.
