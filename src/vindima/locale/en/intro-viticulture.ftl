### The introduction to Viticulture: the stops of the tour (`learn/introductions/viticulture.toml`).

intro-viticulture-goal-title = A vineyard of your own
intro-viticulture-goal = You have inherited a small vineyard in Tuscany. Plant vines, harvest grapes, make wine and deliver it to those who ordered it. When somebody reaches 20 VP, the year is played to its end, and then the player with the most VP wins.
intro-viticulture-year-title = Four seasons
intro-viticulture-year = Spring decides who goes first. In summer and in winter you send out your workers, and in fall a visitor arrives. A worker works once a year: whoever is busy in summer is missing in winter.
intro-viticulture-rooster-title = The rooster
intro-viticulture-rooster = In spring your rooster picks a row. An early row lets you choose your spaces before the others; a late one brings a better bonus.
intro-viticulture-places-title = Work for your workers
intro-viticulture-places = Each of these actions has room for only a few workers, and whoever comes first takes the space. Your grande worker may join an action that is already full.
intro-viticulture-hand-title = Your cards
intro-viticulture-hand = Vines to plant, orders to fill, and visitors who bend the rules for one turn. Some visitors come in summer, others in winter. Only you see your cards.
intro-viticulture-fields-title = Your fields
intro-viticulture-fields = Vines grow here. One harvest gathers all grapes of a field and leaves the vines where they are, so you can come back every year.
intro-viticulture-cellar-title = From grape to bottle
intro-viticulture-cellar = Grapes wait on the crush pad until you press them into wine. At the end of each year grapes and wines gain one in value, as far as your cellars allow.
intro-viticulture-structures-title = Structures
intro-viticulture-structures = Buildings help for the rest of the game: some vines need a trellis or water, fine wine needs a larger cellar, and the windmill earns VP.
intro-viticulture-purse-title = What you own
intro-viticulture-purse = Your VP, your lira, and the residual payment: every order that you fill raises it, and each year it pays you that much.
intro-viticulture-question-title = Your turn
intro-viticulture-question = The panel with this text is where the game asks you something. What you can choose glows on the board; point at it to see what it would change. Most choices can be undone.
