### The introduction to Vinhos: the stops of the tour (`learn/introductions/vinhos.toml`).

intro-vinhos-goal-title = Six years of wine
intro-vinhos-goal = You make wine in Portugal: found estates, sell at home, export, and show your best bottles at the fairs. After six years, the player with the most VP wins.
intro-vinhos-year-title = The years
intro-vinhos-year = Each year has two actions for everybody, then costs are paid and the estates produce. The years with a fair are marked: wines are judged there, and VP are won.
intro-vinhos-map-title = The regions
intro-vinhos-map = Every region offers the vineyard on top of its stack and has a speciality of its own. Cubes show its renown: spend them to make a wine from there more valuable.
intro-vinhos-actions-title = Nine actions
intro-vinhos-actions = You have one marker and two moves a year. Moving to an adjacent space is free; going farther, entering the taxed space or joining others costs money. Plan two steps ahead.
intro-vinhos-estates-title = Your estates
intro-vinhos-estates = An estate with a vineyard makes one wine each year. Wineries and enologists make it better. Wine in a cellar gains value with age; in a warehouse it must leave soon.
intro-vinhos-vintage-title = The vintage
intro-vinhos-vintage = The weather of the year makes all new wines better or worse. Below it are the requests of the managers.
intro-vinhos-sales-title = Selling at home
intro-vinhos-sales = The hangouts pay for your wine into your bank account. Each slot requests a wine of a certain value, and a barrel of yours stays there.
intro-vinhos-export-title = Export
intro-vinhos-export = Export brings VP instead of money, and extra VP at the end for the most barrels in a column. Your barrels stay here for the rest of the game.
intro-vinhos-bank-title = The bank
intro-vinhos-bank = Cash pays for what you buy; the account receives your sales and pays salaries. Visit the bank to move money between them or to invest.
intro-vinhos-fair-title = The fair
intro-vinhos-fair = Announce one wine for each fair. Its value, the experts who suit it and the slot you take add up to Fair Points, which last the whole game and decide the prizes.
intro-vinhos-managers-title = The managers
intro-vinhos-managers = A wine that meets their requests lets you place barrels with them. Those barrels buy extra actions during the game, or multiply points at the end.
intro-vinhos-question-title = Your turn
intro-vinhos-question = The panel with this text is where the game asks you something. What you can choose glows on the board; point at it to see what it would change. Most choices can be undone.
