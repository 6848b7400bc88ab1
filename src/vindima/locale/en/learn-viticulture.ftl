### The lessons of Viticulture. Keys are `learn-viticulture-<lesson>-<step>` and what `learn/reading.py` says.
### A step takes two sentences at most. The numbers are those of the lesson's position.

## Shared replies

learn-viticulture-common-grande = Keep your grande worker for an action that is full: nobody else can go there then. A regular worker will do here.
learn-viticulture-common-taken = There is already a worker there. Only a grande worker can still join, beside the action.
learn-viticulture-common-keep = That would be a good move, but leave it for now. In this step you pass.
learn-viticulture-common-pass = Not yet! If you pass, your season is over, and you still have a worker to place first.
learn-viticulture-common-building = It has its merits, but it is not the structure we need now.
learn-viticulture-common-later = We will get to that. First do what this step asks.

## Workers

learn-viticulture-workers-title = Your workers
learn-viticulture-workers-about = Place workers, use the grande worker, pass, and train a new worker.
learn-viticulture-workers-tour = Welcome to your vineyard! It is summer, and you have three workers: send a regular one to give a tour, which earns 2 lira.
learn-viticulture-workers-tour-hint = Choose the action “Give a tour”, then the regular worker.
learn-viticulture-workers-tour-right = You have 8 lira now. A worker stays where you place it until the end of the year.
learn-viticulture-workers-tour-little = That space gives only 1 lira, though it never fills up. A tour gives twice as much.
learn-viticulture-workers-grande = You would like a vine, but your opponent has just taken the only space for drawing one. Your grande worker does not mind: place it beside that action.
learn-viticulture-workers-grande-hint = Look for “Draw a vine (grande worker beside the spaces)”.
learn-viticulture-workers-grande-right = There is your new vine. Your grande worker can use one full action each year.
learn-viticulture-workers-grande-elsewhere = Those spaces are still open to everybody. Use the grande worker where no other worker can go: draw a vine.
learn-viticulture-workers-pass = You have one worker left, and your workers have to last for summer and winter. Keep it for winter: pass.
learn-viticulture-workers-pass-hint = Pass is the last of the answers.
learn-viticulture-workers-pass-right = Well saved. Summer ends when everyone has passed or run out of workers.
learn-viticulture-workers-fall = In fall everybody draws a visitor. Draw one: yellow visitors are for summer, blue ones for winter.
learn-viticulture-workers-fall-hint = Either deck is fine; just choose one.
learn-viticulture-workers-fall-right = Welcome! We will play visitors in a later lesson.
learn-viticulture-workers-train = Winter has other actions, and you have 8 lira. Which of them gives you one more worker from next year on?
learn-viticulture-workers-train-hint = It costs 4 lira. New workers have to be trained.
learn-viticulture-workers-train-right = Exactly. Your new worker joins you at the end of the year.
learn-viticulture-workers-train-lira = Money is nice, but you have enough of it. We are looking for a new worker.
learn-viticulture-workers-train-cards = That is about cards. We are looking for a new worker.
learn-viticulture-workers-end = Now you can place workers, and that is half the game. The more of them you train early, the more you can do each year.

## Vines

learn-viticulture-vines-title = From card to field
learn-viticulture-vines-about = Draw a vine and plant two in the same field.
learn-viticulture-vines-draw = Every wine begins with a vine card. You have two in hand; draw a third with a regular worker.
learn-viticulture-vines-draw-hint = The action is called “Draw a vine”.
learn-viticulture-vines-draw-right = Now you have three. Some vines need a structure before you can plant them: each card shows which.
learn-viticulture-vines-plant = Sangiovese needs nothing but a field. Send a regular worker to plant it wherever you like.
learn-viticulture-vines-plant-hint = Choose “Plant a vine”, the regular worker, then Sangiovese in any field.
learn-viticulture-vines-plant-right = It stays there and gives you a red grape of value 1 with each harvest.
learn-viticulture-vines-plant-vine = Let us start with Sangiovese, the simplest of your vines.
learn-viticulture-vines-together = You have a trellis, so you can plant Trebbiano too. Which field do you choose, so that a single harvest gives you red and white grapes?
learn-viticulture-vines-together-hint = Your grande worker can still plant. Both vines have to be in the same field.
learn-viticulture-vines-together-right = Right: you always harvest a whole field. Red 1 and white 2 make 3, and even your smallest field holds 5.
learn-viticulture-vines-together-apart = You could plant Trebbiano there, but then you need two harvests. Plant both vines in one field.
learn-viticulture-vines-together-vine = Plant Trebbiano, your white vine, with Sangiovese.
learn-viticulture-vines-end = You may plant any number of vines in a field, as long as their total value does not exceed its number.

## Structures

learn-viticulture-structures-title = Building
learn-viticulture-structures-about = Structures let you plant better vines and help you every year.
learn-viticulture-structures-trellis = You cannot plant Trebbiano without a trellis. Send a regular worker to build one for 2 lira.
learn-viticulture-structures-trellis-hint = Choose “Build a structure”, then the trellis.
learn-viticulture-structures-trellis-right = A trellis stays for the whole game and serves all your fields.
learn-viticulture-structures-trellis-tower = The irrigation tower is for better vines. Trebbiano needs only a trellis.
learn-viticulture-structures-plant = Now you are ready. Plant Trebbiano with your other regular worker.
learn-viticulture-structures-plant-hint = Choose “Plant a vine”, then Trebbiano in any field.
learn-viticulture-structures-plant-right = A white vine of value 2. The best vines, of value 4, need both the trellis and the irrigation tower.
learn-viticulture-structures-plant-vine = You could have planted Sangiovese all along. The trellis is there for Trebbiano.
learn-viticulture-structures-cottage = You have 4 lira left, and your grande worker is free. Which structure gives you one more visitor every fall?
learn-viticulture-structures-cottage-hint = Visitors like to stay overnight. Place the grande worker beside the full action.
learn-viticulture-structures-cottage-right = A cottage! Each fall you draw two visitors instead of one.
learn-viticulture-structures-cottage-cellar = A cellar is for older wine. Visitors sleep better elsewhere.
learn-viticulture-structures-fall = Here is fall: use the cottage and choose two visitors, one at a time.
learn-viticulture-structures-fall-hint = Summer or winter, twice. Any choice is good.
learn-viticulture-structures-fall-right = Two visitors at once. You choose both decks before you see a card.
learn-viticulture-structures-end = The windmill and the tasting room even score VP: one when you plant, the other when you give a tour with wine in your cellar.

## Harvest

learn-viticulture-harvest-title = The harvest
learn-viticulture-harvest-about = Harvest two fields and make your first wine.
learn-viticulture-harvest-both = Winter is harvest time. Send a regular worker to harvest the field that gives you both colours at once.
learn-viticulture-harvest-both-hint = Look at the vines: Sangiovese and Pinot are in field 5.
learn-viticulture-harvest-both-right = Red 2 and white 1. You add up the vines of a field by colour, and the vines stay where they are.
learn-viticulture-harvest-both-single = Only Trebbiano is planted there, and it is white. Field 5 has both colours.
learn-viticulture-harvest-second = Your own worker has taken the harvest space, but you have a second field to harvest. Who can help?
learn-viticulture-harvest-second-hint = The grande worker may go beside a full action, even one that you filled yourself.
learn-viticulture-harvest-second-right = White 2. You may harvest each field once a year.
learn-viticulture-harvest-wine = You have three grapes on your crush pad. Use your last worker to turn the best white grape into wine.
learn-viticulture-harvest-wine-hint = The action is “Make up to two wines”. Start with a white one, from the grape of value 2.
learn-viticulture-harvest-wine-right = Your first wine has the value of its grape. It is in your small cellar.
learn-viticulture-harvest-wine-visitor = A visitor might help some day. There is an action for making wine.
learn-viticulture-harvest-wine-rest = You have harvested both fields this year. Now use the grapes.
learn-viticulture-harvest-wine-small = That is the weaker of your white grapes. Take the other one.
learn-viticulture-harvest-wine-red = Red wine would be fine too, but start with white.
learn-viticulture-harvest-end = Grapes that you do not use are not lost: they age too, by one each year.

## Wine

learn-viticulture-wine-title = Making wine
learn-viticulture-wine-about = Red, white and blush, and which cellar each of them needs.
learn-viticulture-wine-harvest = You have a red 3 and a white 2 from last year. Harvest your field as well, this time with the grande worker, so that you have a worker left to make wine.
learn-viticulture-wine-harvest-hint = Choose “Harvest a field”, then the grande worker, then field 5.
learn-viticulture-wine-harvest-right = You have four grapes: red 3 and 2, white 2 and 1.
learn-viticulture-wine-harvest-regular = Either could go, but let the grande worker do it: your regular worker makes the wine next.
learn-viticulture-wine-blush = A blush wine takes one red and one white grape, and their values add up. Make the best blush wine you can.
learn-viticulture-wine-blush-hint = Choose “Make up to two wines”, blush, then the red 3 and the white 2.
learn-viticulture-wine-blush-right = A blush wine of value 5! Any wine of value 4 or more needs the medium cellar, and you have built it.
learn-viticulture-wine-blush-first = That can be your second wine. Start with the blush.
learn-viticulture-wine-blush-small = You have a better grape of that colour.
learn-viticulture-wine-blush-sparkling = Sparkling wine takes two red grapes, a white grape and the large cellar. One day!
learn-viticulture-wine-red = One action makes up to two wines, and you have red 2 and white 1 left. Which second wine has the highest value?
learn-viticulture-wine-red-hint = A blush wine needs a value of at least 4. What can you make from each grape alone?
learn-viticulture-wine-red-right = Right, a red wine of value 2. Red and white wines take one grape each, and you can keep the white grape for later.
learn-viticulture-wine-red-white = That would be a white wine of value 1. Your red grape is better.
learn-viticulture-wine-red-blush = Two and one make 3, and a blush wine has a value of at least 4.
learn-viticulture-wine-red-done = You may stop after one wine, but there is room for another.
learn-viticulture-wine-end = The small cellar holds values up to 3, the medium cellar up to 6, the large cellar up to 9: a wine too good for your cellars goes to the highest free place below.

## Ageing

learn-viticulture-ageing-title = Aging wine
learn-viticulture-ageing-about = What happens at the end of a year, and why cellars matter.
learn-viticulture-ageing-pass = You have a red 3 and a white 2 in your cellar, and the year is nearly over. Pass, and watch them.
learn-viticulture-ageing-pass-hint = Pass is the last of the answers.
learn-viticulture-ageing-pass-right = At the end of the year all grapes and wines age by one, and you take back all your workers.
learn-viticulture-ageing-wake = The white wine is now a 3, but the red wine is still a 3, because the small cellar ends there. A new year begins: take row 1 to go first, or row 4 for 1 lira.
learn-viticulture-ageing-wake-hint = Choose row 1 or row 4.
learn-viticulture-ageing-wake-right = Good morning! Your rooster decides how early your workers get up.
learn-viticulture-ageing-wake-row = Perhaps another year. Take row 1 or row 4 this time.
learn-viticulture-ageing-cellar = Your wines need a better cellar. Build the medium cellar for 4 lira.
learn-viticulture-ageing-cellar-hint = Choose “Build a structure”, then the medium cellar.
learn-viticulture-ageing-cellar-right = Now there is room for values up to 6.
learn-viticulture-ageing-cellar-large = You need the medium cellar before the large one.
learn-viticulture-ageing-summer = That is enough for this summer. Pass, so that the year moves on.
learn-viticulture-ageing-summer-hint = Pass is the last of the answers.
learn-viticulture-ageing-summer-right = You keep two workers for winter.
learn-viticulture-ageing-fall = Fall again: draw a visitor.
learn-viticulture-ageing-fall-hint = Summer or winter, as you like.
learn-viticulture-ageing-fall-right = Another visitor for your hand.
learn-viticulture-ageing-time = You want both wines to be a 4. What do your workers have to do for that this winter?
learn-viticulture-ageing-time-hint = No worker can age wine. Let time do it.
learn-viticulture-ageing-time-right = Nothing at all! Both wines are a 4 now, thanks to the cellar and time.
learn-viticulture-ageing-time-wine = Making new wine does not age the old.
learn-viticulture-ageing-time-work = Useful, but it does not age your wines. They age by themselves.
learn-viticulture-ageing-end = Every year in the cellar makes a wine good enough for a better order. Build cellars before your wine stops aging.

## Orders

learn-viticulture-orders-title = Filling orders
learn-viticulture-orders-about = Wine for victory points, and a payment every year.
learn-viticulture-orders-fill = Orders are what your wine is for. You could fill either of two now, but both need your only red wine: fill the one that gives more VP.
learn-viticulture-orders-fill-hint = The order for a red 5 and a white 3 gives 4 VP.
learn-viticulture-orders-fill-right = You gain 4 VP! Your residual payment went up as well: 1 more lira at the end of every year.
learn-viticulture-orders-fill-less = That one gives 3 VP. There is one that gives 4.
learn-viticulture-orders-fill-blush = It needs two blush wines, and you have none.
learn-viticulture-orders-wines = Your cellar is empty now, and you still have an order for a red 2 and a white 4, or better. Make one wine of each colour that will do.
learn-viticulture-orders-wines-hint = Any red grape is good enough. Among the white ones, only the 5 is.
learn-viticulture-orders-wines-right = You may use a better wine than an order needs, but it gives you no more for it.
learn-viticulture-orders-wines-blush = A blush wine is good for other orders. This one needs red and white.
learn-viticulture-orders-wines-small = A white 3 is not enough: the order needs a 4.
learn-viticulture-orders-again = Everything is ready to fill a second order in one year. Which worker can still do it?
learn-viticulture-orders-again-hint = Your first worker has taken the space, so use the grande worker.
learn-viticulture-orders-again-right = You gain 3 more VP. Filling orders is the surest way to 20.
learn-viticulture-orders-again-first = Fill the order first: the wines are ready.
learn-viticulture-orders-end = Draw orders early and plan your fields, cellars and years for them.

## Visitors

learn-viticulture-visitors-title = Visitors
learn-viticulture-visitors-about = Play visitors in summer and winter and choose what they do for you.
learn-viticulture-visitors-patron = A visitor does what its card says, often one of two things. Send a regular worker, play the Patron and choose to gain 4 lira.
learn-viticulture-visitors-patron-hint = Choose “Play a summer visitor”, the Patron, then the first option.
learn-viticulture-visitors-patron-right = You have 8 lira. The card goes to the discard pile.
learn-viticulture-visitors-patron-sponsor = You will play the Sponsor later. Start with the Patron.
learn-viticulture-visitors-patron-cards = Cards are good, but you need money now: take the lira.
learn-viticulture-visitors-sponsor = You can play more than one visitor a year. Play the Sponsor too, and draw two vines without losing a VP.
learn-viticulture-visitors-sponsor-hint = Place the grande worker beside the full action. Choose the first option.
learn-viticulture-visitors-sponsor-right = Two vines for free. Many cards do better than the action they replace.
learn-viticulture-visitors-sponsor-point = Taking both would cost you a VP. The vines alone are free.
learn-viticulture-visitors-sponsor-lira = This time we want the vines.
learn-viticulture-visitors-summer = Blue visitors are for winter. Keep your last two workers: pass.
learn-viticulture-visitors-summer-hint = Pass is the last of the answers.
learn-viticulture-visitors-summer-right = See you in winter.
learn-viticulture-visitors-fall = A new visitor in fall: draw one.
learn-viticulture-visitors-fall-hint = Summer or winter, as you like.
learn-viticulture-visitors-fall-right = You may keep seven cards at the end of a year, of any kind.
learn-viticulture-visitors-teacher = Training a worker usually costs 4 lira. A visitor in your hand does it for 2: train one that way.
learn-viticulture-visitors-teacher-hint = Read your two winter visitors. One of them teaches.
learn-viticulture-visitors-teacher-right = Half the price, thanks to the Teacher. Always look at your visitors before you use a plain action.
learn-viticulture-visitors-teacher-dear = That would cost 4 lira. One of your visitors does it for less.
learn-viticulture-visitors-teacher-visitor = This one is good for old wines. To train a worker you need the other one.
learn-viticulture-visitors-end = You can play a visitor only if you can carry out everything it says. Some also help your opponents, so read them twice.

## Rows

learn-viticulture-rows-title = The wake-up chart and bonuses
learn-viticulture-rows-about = The wake-up chart, the bonus spaces, passing, and the end of the year.
learn-viticulture-rows-first = There are three players now, and you choose a row first this spring. You want first choice of all spaces: which row plays before the others?
learn-viticulture-rows-first-hint = The smaller the number of the row, the earlier its turn.
learn-viticulture-rows-first-right = Row 1 gives no bonus, but you go first in summer and in winter.
learn-viticulture-rows-first-later = A nice bonus, but then somebody else may go before you.
learn-viticulture-rows-bonus = With three players each action has a second space, which has a bonus. Give a tour that earns 3 lira instead of 2.
learn-viticulture-rows-bonus-hint = Choose the tour with “bonus: 1 more lira”, and a regular worker.
learn-viticulture-rows-bonus-right = First come, first served: your opponent had to take the plain space.
learn-viticulture-rows-bonus-plain = That space has no bonus. The middle one is still free.
learn-viticulture-rows-bonus-tour = Other actions have a bonus too, but this time we want the tour.
learn-viticulture-rows-pass = You have two workers left. Pass, so that you can use both in winter.
learn-viticulture-rows-pass-hint = Pass is the last of the answers.
learn-viticulture-rows-pass-right = A player who passes is out for the season, and the others carry on.
learn-viticulture-rows-fall = Fall: draw a visitor.
learn-viticulture-rows-fall-hint = Summer or winter, as you like.
learn-viticulture-rows-fall-right = Fall follows the order of the wake-up chart as well.
learn-viticulture-rows-winter = You go first again. Train a worker where it costs you 1 lira less.
learn-viticulture-rows-winter-hint = The bonus of that space is 1 lira.
learn-viticulture-rows-winter-right = You paid 3 lira instead of 4.
learn-viticulture-rows-winter-plain = There you would pay the full 4 lira.
learn-viticulture-rows-winter-train = Tempting, but one more worker helps every year. Train one.
learn-viticulture-rows-rest = Everyone else has finished. Pass, and the year ends.
learn-viticulture-rows-rest-hint = Pass is the last of the answers.
learn-viticulture-rows-rest-right = Each year, another player gets to choose a row first.
learn-viticulture-rows-row = This spring somebody took row 1 before you. Which row gives you an extra worker for the year?
learn-viticulture-rows-row-hint = It is the last row, so you will go last.
learn-viticulture-rows-row-right = Five workers for a year! The later the row, the better its bonus.
learn-viticulture-rows-row-taken = Only one rooster can be in a row, and this time we do not want a VP or a lira.
learn-viticulture-rows-row-bonus = That row has another bonus. Look for the worker.
learn-viticulture-rows-end = Go early, or take a better bonus: you decide every spring.

## The end

learn-viticulture-end-title = The final year
learn-viticulture-end-about = How a game ends, and what still counts then.
learn-viticulture-end-trigger = You have 19 VP, and when a player reaches 20, the current year is the final one. Fill an order and get there.
learn-viticulture-end-trigger-hint = You can fill the order for a red 2 and a white 2 with your two wines.
learn-viticulture-end-trigger-right = You have 21 VP! Everyone knows now that this is the final year.
learn-viticulture-end-trigger-wines = You do not have the wines for that order.
learn-viticulture-end-trigger-points = That gives no VP. Look at your orders and your cellar.
learn-viticulture-end-last = The year is played to its end, so opponents may still catch up, and lira break ties. What is the best use of your last worker?
learn-viticulture-end-last-hint = There is no next year, so only VP and lira count. One space always has room.
learn-viticulture-end-last-right = Exactly. After VP, ties are broken by lira, then by the wines in the cellar, then by the grapes.
learn-viticulture-end-last-future = That would help next year, and there will be none.
learn-viticulture-end-last-tie = It would change nothing. One more lira could break a tie.
learn-viticulture-end-end = You have won: plant, harvest, age, and fill orders. That is all it takes, so try a real table now.
