### What the coach says in a first game of Viticulture: see `learn/coach.py`.

coach-viticulture-ask-choose-papa-gift = Your Papa offers a gift or more lira. A worker or a structure helps every year; lira help only once, but soon.
coach-viticulture-ask-wake-up = Here you choose how early you play this year. Take an early row if one space matters to you, a late one if you would rather have its bonus.
coach-viticulture-ask-place = Send one worker to a glowing space. Ask yourself what you will still need in winter: workers used now will be missing then.
coach-viticulture-ask-place-which-worker = Use a regular worker while there is a free space. Keep the grande for an action that the others have filled.
coach-viticulture-ask-draw-visitors = Fall brings a visitor. A winter visitor can be played this year; a summer visitor waits for the next.
coach-viticulture-ask-build = Look at the vines and orders in your hand: which structure do they ask for? Lira spent on what you do not use are lost.
coach-viticulture-ask-plant = A harvest takes everything in one field, so it pays to put vines together. Think of the colours that your orders want.
coach-viticulture-ask-sell-or-trade = Selling is quick money. A field can be bought back later for the price you got, so an empty one is a cheap loan.
coach-viticulture-ask-harvest = Choose the field with the grapes that you want to press this year. A spot on the crush pad that is taken pushes a new grape to a lower value.
coach-viticulture-ask-make-wine = Make the wines that your orders want. Blush and sparkling wine need both colours and a larger cellar.
coach-viticulture-ask-fill-order = An order gives VP at once and lira every year from now on, so fill it early if you can.
coach-viticulture-ask-play-summer = A visitor often does the work of two actions. Point at a card to read what it does.
coach-viticulture-ask-play-winter = Winter visitors love finished things: wine, orders, points. Choose one whose offer you can use in full.
coach-viticulture-ask-cut-hand = You hold too many cards. Let go of what you will not use within the next two years.
coach-viticulture-year-1 = The first year is for foundations: plant a vine and find some lira. There is no wine yet, and that is fine.
coach-viticulture-year-2 = A good aim for this year: harvest a field and train a worker. One more pair of hands pays off every year.
coach-viticulture-year-3 = Now grapes should become wine. Choose one order and see what you still need for it.
coach-viticulture-year-4 = From here on, look for VP in every season. Whoever reaches 20 first ends the game for all.
coach-viticulture-event-season-winter = It is winter: the workers you have left can harvest, make wine and fill orders.
coach-viticulture-event-harvest = Your first grapes are on the crush pad. With another worker you can press them this winter.
coach-viticulture-event-wine = Your first wine! It gains value each year in the cellar. Compare it with your orders.
coach-viticulture-event-grape-lost = There was no room left on the crush pad, so a grape was lost. Make wine before you harvest that colour again.
coach-viticulture-event-fill = Your first order is filled: VP now, and lira at the end of every year. Draw the next order soon.
coach-viticulture-event-last-year = This is the final year. Only VP count now: turn wine, visitors and every worker into points.
