### The lessons of Viticulture. Keys are `learn-viticulture-<lesson>-<step>` and what `learn/reading.py` says.
### A step takes two sentences at most. The numbers are those of the lesson's position.

## Shared replies

learn-viticulture-common-grande = Keep the grande for a space that is full: nobody else can go there then. An ordinary worker will do here.
learn-viticulture-common-taken = A worker stands there already. Only a grande may still join, beside the action.
learn-viticulture-common-keep = That would be a fine move, but leave it for now. In this step you pass.
learn-viticulture-common-pass = Not yet! Passing ends your season, and a worker of yours has something to do first.
learn-viticulture-common-building = That one has its merits, but it is not the building we need now.
learn-viticulture-common-later = We will get to that. First do what this step asks.

## Workers

learn-viticulture-workers-title = Your workers
learn-viticulture-workers-about = Place workers, use the grande, pass, and train somebody new.
learn-viticulture-workers-tour = Welcome to your vineyard! It is summer, and three workers wait for you: send an ordinary one to give a tour, which earns 2 lira.
learn-viticulture-workers-tour-hint = Choose the action “Give a tour”, then the regular worker.
learn-viticulture-workers-tour-right = Eight lira now. A worker stays where you put it until the year is over.
learn-viticulture-workers-tour-little = That place pays only 1 lira, though it never fills up. The tour pays twice as much.
learn-viticulture-workers-grande = You would like a vine, but your rival has just taken the only space for drawing one. Your grande worker does not mind: put it beside that action.
learn-viticulture-workers-grande-hint = Look for “Draw a vine, the grande beside it”.
learn-viticulture-workers-grande-right = There is your new vine. The grande is your key to one full action each year.
learn-viticulture-workers-grande-elsewhere = Those spaces are still open to everybody. Use the grande where it alone can go: at the vines.
learn-viticulture-workers-pass = One worker is left, and the same workers have to serve summer and winter. Keep it for the winter: pass.
learn-viticulture-workers-pass-hint = Passing is the last of your answers.
learn-viticulture-workers-pass-right = Well saved. Summer ends when everyone has passed or run out of workers.
learn-viticulture-workers-fall = Fall brings everybody a visitor. Draw one: yellow visitors come in summer, blue ones in winter.
learn-viticulture-workers-fall-hint = Either deck is right; just choose one.
learn-viticulture-workers-fall-right = Welcome, guest! We will play visitors in a later lesson.
learn-viticulture-workers-train = Winter has other actions, and you hold 8 lira. Which of them gives you one more worker from next year on?
learn-viticulture-workers-train-hint = It costs 4 lira. New hands have to be trained.
learn-viticulture-workers-train-right = Exactly. The newcomer lies ready and joins you when the year ends.
learn-viticulture-workers-train-lira = Money is nice, but you have enough of it. It is a helping hand we are looking for.
learn-viticulture-workers-train-cards = That deals with cards. We are looking for a helping hand.
learn-viticulture-workers-end = You can place workers now, and that is half the game. The more of them you train early, the more you do each year.

## Vines

learn-viticulture-vines-title = From card to field
learn-viticulture-vines-about = Draw a vine and plant two on the same field.
learn-viticulture-vines-draw = Every wine begins with a vine card. Two are in your hand; draw a third with an ordinary worker.
learn-viticulture-vines-draw-hint = The action is called “Draw a vine”.
learn-viticulture-vines-draw-right = A third one. Some vines need a structure before they grow: each card says which.
learn-viticulture-vines-plant = Sangiovese is modest and needs nothing but a field. Send an ordinary worker to plant it wherever you like.
learn-viticulture-vines-plant-hint = Take “Plant a vine”, the regular worker, then Sangiovese on any field.
learn-viticulture-vines-plant-right = It will stand there year after year and give a red grape of 1 with each harvest.
learn-viticulture-vines-plant-vine = Let us start with Sangiovese, the simplest of your vines.
learn-viticulture-vines-together = You own a trellis, so Trebbiano can be planted too. Where does it go if one single harvest is to bring red and white grapes?
learn-viticulture-vines-together-hint = Your grande can still plant. Both vines have to share a field.
learn-viticulture-vines-together-right = Right: a field is always harvested as a whole. Red 1 and white 2 make 3, and even your smallest field bears 5.
learn-viticulture-vines-together-apart = Trebbiano would grow there, but then two harvests are needed. Put both vines on one field.
learn-viticulture-vines-together-vine = It is Trebbiano, your white vine, that joins Sangiovese.
learn-viticulture-vines-end = A field takes as many vines as you like, as long as their values together stay within its number.

## Structures

learn-viticulture-structures-title = Building
learn-viticulture-structures-about = Structures let better vines grow and bring something every year.
learn-viticulture-structures-trellis = Your Trebbiano cannot grow without a trellis. Send an ordinary worker to build one for 2 lira.
learn-viticulture-structures-trellis-hint = The action is “Build a structure”, the structure the trellis.
learn-viticulture-structures-trellis-right = A trellis stays for the whole game and serves all your fields.
learn-viticulture-structures-trellis-tower = The irrigation tower is for the heavy vines. Trebbiano asks for a trellis only.
learn-viticulture-structures-plant = Now the ground is ready. Plant Trebbiano with your other ordinary worker.
learn-viticulture-structures-plant-hint = Take “Plant a vine”, then Trebbiano on any field.
learn-viticulture-structures-plant-right = A white vine of 2. The best ones, worth 4, need trellis and tower together.
learn-viticulture-structures-plant-vine = Sangiovese could have been planted all along. The trellis is there for Trebbiano.
learn-viticulture-structures-cottage = Four lira are left, and your grande is free. Which structure brings you one more visitor every fall?
learn-viticulture-structures-cottage-hint = Visitors like to stay overnight. Build beside the full action.
learn-viticulture-structures-cottage-right = A cottage! Each fall you draw two visitors instead of one.
learn-viticulture-structures-cottage-cellar = A cellar is for older wine. Guests sleep better elsewhere.
learn-viticulture-structures-fall = And here is the fall: try the cottage and name two visitors, one after the other.
learn-viticulture-structures-fall-hint = Summer or winter, twice. Any choice is good.
learn-viticulture-structures-fall-right = Two guests at once. You name both decks before you see a card.
learn-viticulture-structures-end = Windmill and tasting room even score: the one when you plant, the other when you give a tour while wine lies in your cellar.

## Harvest

learn-viticulture-harvest-title = The harvest
learn-viticulture-harvest-about = Bring in two fields and make a first wine.
learn-viticulture-harvest-both = Winter is harvest time. Send an ordinary worker and pick the field that gives you both colours at once.
learn-viticulture-harvest-both-hint = Look at the vines: Sangiovese and Pinot grow on the field of 5.
learn-viticulture-harvest-both-right = Red 2 and white 1. Vines of one field are added up by colour, and the vines stay where they are.
learn-viticulture-harvest-both-single = Only Trebbiano grows there, and it is white. The field of 5 has both colours.
learn-viticulture-harvest-second = Your own worker now fills the harvest space, yet there is a second field to bring in. Who can help?
learn-viticulture-harvest-second-hint = The grande may go beside a full action, even one that you have filled yourself.
learn-viticulture-harvest-second-right = White 2. Each field can be harvested once a year, with any worker.
learn-viticulture-harvest-wine = Three grapes lie on your crush pad. Use your last worker and turn the best white grape into wine.
learn-viticulture-harvest-wine-hint = The action is “Make up to two wines”. Start with a white one, from the grape of 2.
learn-viticulture-harvest-wine-right = Your first bottle, worth as much as its grape. It rests in your small cellar.
learn-viticulture-harvest-wine-visitor = A visitor might help some day. For wine there is an action of its own.
learn-viticulture-harvest-wine-rest = Both fields have given all they have this year. The grapes are what counts now.
learn-viticulture-harvest-wine-small = That is the weaker of your white grapes. Take the other one.
learn-viticulture-harvest-wine-red = Red wine would be fine, too, but begin with a white one.
learn-viticulture-harvest-end = Grapes that you do not use are not lost: they ripen, one value each year.

## Wine

learn-viticulture-wine-title = Making wine
learn-viticulture-wine-about = Red, white and blush, and which cellar each of them needs.
learn-viticulture-wine-harvest = You have a red 3 and a white 2 from last year. Bring in your field as well, this time with the grande, so that a worker is left for the wine.
learn-viticulture-wine-harvest-hint = Take “Harvest a field”, then the grande, then the field of 5.
learn-viticulture-wine-harvest-right = Four grapes: red 3 and 2, white 2 and 1.
learn-viticulture-wine-harvest-regular = Either could go, but let the grande do it: your ordinary worker makes the wine next.
learn-viticulture-wine-blush = A blush mixes one red and one white grape, and their values add up. Make the strongest blush you can.
learn-viticulture-wine-blush-hint = Make wine, choose blush, then the red 3 and the white 2.
learn-viticulture-wine-blush-right = A blush of 5! Anything from 4 on needs the medium cellar, and you have built one.
learn-viticulture-wine-blush-first = That can be your second wine. Begin with the blush.
learn-viticulture-wine-blush-small = There is a stronger grape of that colour.
learn-viticulture-wine-blush-sparkling = Sparkling wine takes two red grapes, a white one and the large cellar. One day!
learn-viticulture-wine-red = One action makes up to two wines, and red 2 and white 1 are left. Which second wine is worth the most here?
learn-viticulture-wine-red-hint = A blush would have to reach 4. What can each grape do alone?
learn-viticulture-wine-red-right = Right, a red of 2. Red and white wine take one grape each, and the white one may ripen.
learn-viticulture-wine-red-white = That would be a white of 1. Your red grape is better.
learn-viticulture-wine-red-blush = Two and one make 3, and a blush below 4 does not exist.
learn-viticulture-wine-red-done = You may stop after one wine, but there is room for another.
learn-viticulture-wine-end = Small cellar up to 3, medium up to 6, large up to 9: a wine too strong for your cellars goes to the best free place below.

## Ageing

learn-viticulture-ageing-title = The cellar and the years
learn-viticulture-ageing-about = What the end of a year does, and why cellars matter.
learn-viticulture-ageing-pass = A red 3 and a white 2 lie in your cellar, and the year is nearly over. Pass, and watch them.
learn-viticulture-ageing-pass-hint = Passing is the last of your answers.
learn-viticulture-ageing-pass-right = At the end of a year grapes and wines gain one value, and all workers come home.
learn-viticulture-ageing-wake = White has become 3, but red has stayed at 3, where the small cellar ends. A new year begins: take row 1 to move first, or row 4 for 1 lira.
learn-viticulture-ageing-wake-hint = Choose row 1 or row 4.
learn-viticulture-ageing-wake-right = Good morning! Your rooster decides how early you are on your feet.
learn-viticulture-ageing-wake-row = Another year, perhaps. Take row 1 or row 4 this time.
learn-viticulture-ageing-cellar = Your wines need deeper stairs. Build the medium cellar for 4 lira.
learn-viticulture-ageing-cellar-hint = Take “Build a structure”, then the medium cellar.
learn-viticulture-ageing-cellar-right = Now there is room for values up to 6.
learn-viticulture-ageing-cellar-large = The large cellar comes only after the medium one.
learn-viticulture-ageing-summer = Enough for this summer. Pass, so that the year moves on.
learn-viticulture-ageing-summer-hint = Passing is the last of your answers.
learn-viticulture-ageing-summer-right = Two workers stay at home for the winter.
learn-viticulture-ageing-fall = Fall again: invite a visitor.
learn-viticulture-ageing-fall-hint = Summer or winter, as you like.
learn-viticulture-ageing-fall-right = Another guest for your table.
learn-viticulture-ageing-time = You want both wines to be a 4. What do your workers have to do for it this winter?
learn-viticulture-ageing-time-hint = Nobody can age wine by hand. Let time do it.
learn-viticulture-ageing-time-right = Nothing at all! Both wines are at 4 now, thanks to the cellar and the year.
learn-viticulture-ageing-time-wine = New wine does not make the old one older.
learn-viticulture-ageing-time-work = Useful, but it ages no wine. Ageing happens by itself.
learn-viticulture-ageing-end = Every year that a wine can rest makes it fit for a better order. Build cellars before the wine is stuck.

## Orders

learn-viticulture-orders-title = Filling orders
learn-viticulture-orders-about = Wine for points, and an income that comes back every year.
learn-viticulture-orders-fill = Orders are what your wine is for. Two of yours could be filled now, but both want your only red wine: deliver to the one that scores more.
learn-viticulture-orders-fill-hint = The order for a red of 5 and a white of 3 brings 4 points.
learn-viticulture-orders-fill-right = Four points! Your residual payment went up as well: 1 lira more at every year's end.
learn-viticulture-orders-fill-less = That one brings 3 points. There is one that brings 4.
learn-viticulture-orders-fill-blush = It wants two blush wines, and there is none in your cellar.
learn-viticulture-orders-wines = Now the cellar is empty, and an order still waits for a red of 2 and a white of 4, or better. Make one wine of each colour that will do.
learn-viticulture-orders-wines-hint = Any red grape is strong enough. Of the white ones only the 5 is.
learn-viticulture-orders-wines-right = More is always welcome: a customer takes a better wine than asked for, but pays no more.
learn-viticulture-orders-wines-blush = A blush is good for other orders. This one wants red and white.
learn-viticulture-orders-wines-small = A white 3 falls short of the 4 that is wanted.
learn-viticulture-orders-again = Everything is ready for the second delivery in one year. Which worker can still make it?
learn-viticulture-orders-again-hint = Your first worker fills the space, so it is the grande's turn.
learn-viticulture-orders-again-right = Three more points. Filled orders are the surest way to 20.
learn-viticulture-orders-again-first = First the order: the wines are waiting.
learn-viticulture-orders-end = Draw orders early and plan your fields, cellars and years for them.

## Visitors

learn-viticulture-visitors-title = Visitors
learn-viticulture-visitors-about = Play guests in summer and winter and choose what they do for you.
learn-viticulture-visitors-patron = A visitor does what its card says, often one of two things. Send an ordinary worker, play the Patron and let him give you 4 lira.
learn-viticulture-visitors-patron-hint = Take “Play a summer visitor”, the Patron, then the first of his offers.
learn-viticulture-visitors-patron-right = Eight lira. The card is used up and goes to the discards.
learn-viticulture-visitors-patron-sponsor = The Sponsor's turn will come. Begin with the Patron.
learn-viticulture-visitors-patron-cards = Cards are good, but you need money now: take the lira.
learn-viticulture-visitors-sponsor = Nobody says that one visitor a year is enough. Receive the Sponsor too, and take two vines without paying with a point.
learn-viticulture-visitors-sponsor-hint = The grande goes beside the full action. Choose the first offer.
learn-viticulture-visitors-sponsor-right = Two vines for nothing. Many cards do better than the action they replace.
learn-viticulture-visitors-sponsor-point = Both at once would cost a point. The vines alone are free.
learn-viticulture-visitors-sponsor-lira = It is the vines we want from him.
learn-viticulture-visitors-summer = Blue visitors come in winter. Keep your last two workers: pass.
learn-viticulture-visitors-summer-hint = Passing is the last of your answers.
learn-viticulture-visitors-summer-right = See you in the cold season.
learn-viticulture-visitors-fall = A fresh guest for the fall: draw one.
learn-viticulture-visitors-fall-hint = Summer or winter, as you like.
learn-viticulture-visitors-fall-right = You may hold seven cards of all kinds when a year ends.
learn-viticulture-visitors-teacher = A new worker usually costs 4 lira. Somebody in your hand does it for 2: get that worker.
learn-viticulture-visitors-teacher-hint = Read your two winter visitors. One of them teaches.
learn-viticulture-visitors-teacher-right = Half the price, thanks to the Teacher. Always look at your guests before you use a plain action.
learn-viticulture-visitors-teacher-dear = That would cost 4 lira. A visitor of yours does it for less.
learn-viticulture-visitors-teacher-visitor = A fine guest for old wines. For a worker you need the other one.
learn-viticulture-visitors-end = A visitor can be played only if everything it asks for can be done. Some give their presents to everyone, so read twice.

## Rows

learn-viticulture-rows-title = Early birds and bonuses
learn-viticulture-rows-about = The wake-up rows, the bonus spaces, passing, and the turn of the year.
learn-viticulture-rows-first = There are three of you now, and you choose a row first this spring. You want the pick of all spaces: which row acts before the others?
learn-viticulture-rows-first-hint = The upper a row, the earlier its turn.
learn-viticulture-rows-first-right = Row 1 gives nothing but the first move, in summer and in winter.
learn-viticulture-rows-first-later = A nice present, but then somebody else may move before you.
learn-viticulture-rows-bonus = With three players each action has a second space, and it carries a bonus. Give a tour that earns 3 lira instead of 2.
learn-viticulture-rows-bonus-hint = Choose the tour with “bonus: 1 lira more”, and an ordinary worker.
learn-viticulture-rows-bonus-right = First come, first served: your rival had to take the plain space.
learn-viticulture-rows-bonus-plain = That space has no bonus. The middle one is still free.
learn-viticulture-rows-bonus-tour = Other actions have a bonus too, but now it is the tour we want.
learn-viticulture-rows-pass = Two workers left. Pass, so that both can work in winter.
learn-viticulture-rows-pass-hint = Passing is the last of your answers.
learn-viticulture-rows-pass-right = Whoever passes is out for the season, and the others go on without waiting.
learn-viticulture-rows-fall = Fall: draw a visitor.
learn-viticulture-rows-fall-hint = Summer or winter, as you like.
learn-viticulture-rows-fall-right = Fall follows the order of the rows as well.
learn-viticulture-rows-winter = You are first again. Train a worker where it costs you 1 lira less.
learn-viticulture-rows-winter-hint = The bonus of that space is 1 lira.
learn-viticulture-rows-winter-right = Three lira instead of four.
learn-viticulture-rows-winter-plain = There you would pay the full 4 lira.
learn-viticulture-rows-winter-train = Tempting, but a worker more helps every year. Train one.
learn-viticulture-rows-rest = Everyone else has finished. Pass, and let the year end.
learn-viticulture-rows-rest-hint = Passing is the last of your answers.
learn-viticulture-rows-rest-right = The right to choose first moves on to a neighbour each year.
learn-viticulture-rows-row = This spring somebody has taken row 1 before you. Which row lends you a whole extra worker for the year?
learn-viticulture-rows-row-hint = It is the last of all, so you will move last.
learn-viticulture-rows-row-right = Five workers for a year! The lower the row, the better its present.
learn-viticulture-rows-row-taken = A rooster cannot share a row, and a point or a lira is not what we are after.
learn-viticulture-rows-row-bonus = That row has another present. Look for the worker.
learn-viticulture-rows-end = Early or rich: that is the question of every spring.

## The end

learn-viticulture-end-title = The last year
learn-viticulture-end-about = How a game ends, and what still counts then.
learn-viticulture-end-trigger = You stand at 19 points, and whoever reaches 20 starts the last year. Fill an order and get there.
learn-viticulture-end-trigger-hint = The order for a red and a white of 2 can be filled with your two wines.
learn-viticulture-end-trigger-right = Twenty-one! The others know now that this year is the last.
learn-viticulture-end-trigger-wines = Your cellar lacks the wines for that order.
learn-viticulture-end-trigger-points = That does not score. Look at your orders and your cellar.
learn-viticulture-end-last = The year is played to its end, so rivals may still catch up, and lira decide between equal scores. What is your last worker good for now?
learn-viticulture-end-last-hint = There is no next year, so only points and lira count. One place always has room.
learn-viticulture-end-last-right = Just so. After points, ties are broken by lira, then by the wines in the cellar, then by the grapes.
learn-viticulture-end-last-future = That would help next year, and there will be none.
learn-viticulture-end-last-tie = It would change nothing. A lira more could break a tie.
learn-viticulture-end-hand = At each year's end you keep seven cards, and you hold eight. Let one go.
learn-viticulture-end-hand-hint = Any card will do today.
learn-viticulture-end-hand-right = And with that the year, and the game, is over.
learn-viticulture-end-end = You have won: plant, harvest, age, deliver, that is all it takes. Now try a real table.
