### The cards of Viticulture, in English. A visitor's sentence is `viticulture-text-<id>`; the branches of its
### choices are `viticulture-effect-<step>`, whose numbers count from 0.

## Nouns: cards

viticulture-order-order-n =
    { $n1 ->
        [1] order 1 (red 5)
        [2] order 2 (red 2, white 2)
        [3] order 3 (red 3, white 1)
        [4] order 4 (red 1, white 3)
        [5] order 5 (white 5)
        [6] order 6 (blush 4)
        [7] order 7 (red 6)
        [8] order 8 (red 2, white 4)
        [9] order 9 (red 4, white 2)
        [10] order 10 (red 3, white 3)
        [11] order 11 (red 4, red 3)
        [12] order 12 (white 6)
        [13] order 13 (white 4, white 3)
        [14] order 14 (blush 6)
        [15] order 15 (red 8)
        [16] order 16 (red 5, white 3)
        [17] order 17 (red 3, white 5)
        [18] order 18 (red 4, blush 4)
        [19] order 19 (red 4, red 3, red 2)
        [20] order 20 (white 8)
        [21] order 21 (white 4, blush 4)
        [22] order 22 (white 4, white 3, white 2)
        [23] order 23 (blush 8)
        [24] order 24 (sparkling 7)
        [25] order 25 (red 2, white 2, blush 5)
        [26] order 26 (red 7, red 6)
        [27] order 27 (red 6, white 6)
        [28] order 28 (red 3, blush 7)
        [29] order 29 (white 3, blush 7)
        [30] order 30 (white 7, white 6)
        [31] order 31 (sparkling 9)
        [32] order 32 (blush 6, blush 5)
        [33] order 33 (white 4, sparkling 7)
        [34] order 34 (white 3, sparkling 7)
        [35] order 35 (white 3, sparkling 8)
       *[36] order 36 (white 2, sparkling 8)
    }

viticulture-summer-surveyor = Surveyor
viticulture-summer-broker = Broker
viticulture-summer-wine-critic = Wine Critic
viticulture-summer-blacksmith = Blacksmith
viticulture-summer-contractor = Contractor
viticulture-summer-tour-guide = Tour Guide
viticulture-summer-novice-guide = Novice Guide
viticulture-summer-uncertified-broker = Uncertified Broker
viticulture-summer-planter = Planter
viticulture-summer-buyer = Buyer
viticulture-summer-landscaper = Landscaper
viticulture-summer-architect = Architect
viticulture-summer-uncertified-architect = Uncertified Architect
viticulture-summer-patron = Patron
viticulture-summer-auctioneer = Auctioneer
viticulture-summer-entertainer = Entertainer
viticulture-summer-vendor = Vendor
viticulture-summer-handyman = Handyman
viticulture-summer-horticulturist = Horticulturist
viticulture-summer-peddler = Peddler
viticulture-summer-banker = Banker
viticulture-summer-overseer = Overseer
viticulture-summer-importer = Importer
viticulture-summer-sharecropper = Sharecropper
viticulture-summer-grower = Grower
viticulture-summer-negotiator = Negotiator
viticulture-summer-cultivator = Cultivator
viticulture-summer-homesteader = Homesteader
viticulture-summer-planner = Planner
viticulture-summer-agriculturist = Agriculturist
viticulture-summer-swindler = Swindler
viticulture-summer-producer = Producer
viticulture-summer-organizer = Organizer
viticulture-summer-sponsor = Sponsor
viticulture-summer-artisan = Artisan
viticulture-summer-stonemason = Stonemason
viticulture-summer-volunteer-crew = Volunteer Crew
viticulture-summer-wedding-party = Wedding Party

viticulture-winter-merchant = Merchant
viticulture-winter-crusher = Crusher
viticulture-winter-judge = Judge
viticulture-winter-oenologist = Oenologist
viticulture-winter-marketer = Marketer
viticulture-winter-crush-expert = Crush Expert
viticulture-winter-uncertified-teacher = Uncertified Teacher
viticulture-winter-teacher = Teacher
viticulture-winter-benefactor = Benefactor
viticulture-winter-assessor = Assessor
viticulture-winter-queen = Queen
viticulture-winter-harvester = Harvester
viticulture-winter-professor = Professor
viticulture-winter-master-vintner = Master Vintner
viticulture-winter-uncertified-oenologist = Uncertified Oenologist
viticulture-winter-promoter = Promoter
viticulture-winter-mentor = Mentor
viticulture-winter-harvest-expert = Harvest Expert
viticulture-winter-innkeeper = Innkeeper
viticulture-winter-jack-of-all-trades = Jack-of-all-trades
viticulture-winter-politician = Politician
viticulture-winter-supervisor = Supervisor
viticulture-winter-scholar = Scholar
viticulture-winter-reaper = Reaper
viticulture-winter-motivator = Motivator
viticulture-winter-bottler = Bottler
viticulture-winter-craftsman = Craftsman
viticulture-winter-exporter = Exporter
viticulture-winter-laborer = Laborer
viticulture-winter-designer = Designer
viticulture-winter-governess = Governess
viticulture-winter-manager = Manager
viticulture-winter-zymologist = Zymologist
viticulture-winter-noble = Noble
viticulture-winter-governor = Governor
viticulture-winter-taster = Taster
viticulture-winter-caravan = Caravan
viticulture-winter-guest-speaker = Guest Speaker

viticulture-mama-alaena = Alaena
viticulture-mama-alyssa = Alyssa
viticulture-mama-deann = Deann
viticulture-mama-margot = Margot
viticulture-mama-margaret = Margaret
viticulture-mama-nici = Nici
viticulture-mama-teruyo = Teruyo
viticulture-mama-emily = Emily
viticulture-mama-rebecca = Rebecca
viticulture-mama-danyel = Danyel
viticulture-mama-laura = Laura
viticulture-mama-jess = Jess
viticulture-mama-casey = Casey
viticulture-mama-christine = Christine
viticulture-mama-naja = Naja
viticulture-mama-falon = Falon
viticulture-mama-nicole = Nicole
viticulture-mama-ariel = Ariel

viticulture-papa-andrew = Andrew
viticulture-papa-christian = Christian
viticulture-papa-jay = Jay
viticulture-papa-josh = Josh
viticulture-papa-kozi = Kozi
viticulture-papa-matthew = Matthew
viticulture-papa-matt = Matt
viticulture-papa-paul = Paul
viticulture-papa-stephan = Stephan
viticulture-papa-steven = Steven
viticulture-papa-joel = Joel
viticulture-papa-raymond = Raymond
viticulture-papa-jerry = Jerry
viticulture-papa-trevor = Trevor
viticulture-papa-rafael = Rafael
viticulture-papa-gary = Gary
viticulture-papa-morten = Morten
viticulture-papa-alan = Alan

## What the visitors do

viticulture-text-surveyor = 2 lira for each of your fields without vines, or 1 VP for each with vines.
viticulture-text-broker = Pay 9 lira for 3 VP, or lose 2 VP for 6 lira.
viticulture-text-wine-critic = Draw two winter visitors, or part with a wine of 7 or better for 4 VP.
viticulture-text-blacksmith = Build a structure 2 lira cheaper; one with a printed price of 5 or 6 also scores 1 VP.
viticulture-text-contractor = Two of three, in your order: 1 VP, a structure, a vine to plant.
viticulture-text-tour-guide = 4 lira, or the harvest of a field.
viticulture-text-novice-guide = 3 lira, or up to two wines made.
viticulture-text-uncertified-broker = Lose 3 VP for 9 lira, or pay 6 lira for 2 VP.
viticulture-text-planter = Plant up to two vines and gain 1 lira, or uproot a vine and discard a vine card for 2 VP.
viticulture-text-buyer = Buy a grape of value 1 for 2 lira, or part with any grape for 2 lira and 1 VP.
viticulture-text-landscaper = Draw a vine and plant one if you like, or let two vines of different fields change places.
viticulture-text-architect = Build a structure 3 lira cheaper, or score 1 VP for each of yours with a printed price of 4.
viticulture-text-uncertified-architect = Lose 1 VP for a free structure of printed price 2 or 3, or 2 VP for any free structure.
viticulture-text-patron = 4 lira, or an order and a winter visitor.
viticulture-text-auctioneer = Discard two cards for 4 lira, or four cards for 3 VP.
viticulture-text-entertainer = Pay 4 lira for three winter visitors, or part with a wine and three visitors for 3 VP.
viticulture-text-vendor = Draw a vine, an order and a winter visitor; each opponent may draw a summer visitor.
viticulture-text-handyman = All may build a structure 2 lira cheaper; you score 1 VP for each opponent who does.
viticulture-text-horticulturist = Plant a vine without the structures it needs, or uproot two vines and discard two vine cards for 3 VP.
viticulture-text-peddler = Discard two cards, then draw one from each of the four decks.
viticulture-text-banker = 5 lira for you; each opponent may lose 1 VP for 3 lira.
viticulture-text-overseer = Build a structure and plant a vine, in your order; a vine worth 4 scores 1 VP.
viticulture-text-importer = Draw three winter visitors, unless your opponents together hand you three visitors of theirs.
viticulture-text-sharecropper = Plant a vine without the structures it needs, or uproot a vine and discard a vine card for 2 VP.
viticulture-text-grower = Plant a vine; with six or more in your vineyard score 2 VP.
viticulture-text-negotiator = Part with a grape for 1 residual, or with a wine for 2 residual.
viticulture-text-cultivator = Plant a vine, even beyond what its field can bear.
viticulture-text-homesteader = Build a structure 3 lira cheaper, or plant up to two vines; losing 1 VP allows both.
viticulture-text-planner = Place a worker on a winter space now; it acts before anyone else when winter begins.
viticulture-text-agriculturist = Plant a vine; three different kinds on its field score 2 VP.
viticulture-text-swindler = Each opponent gives you 2 lira; for each who does not, you score 1 VP.
viticulture-text-producer = Pay 2 lira to take back up to two workers from other actions and use them again.
viticulture-text-organizer = Move your rooster to an empty row, take its bonus, and pass for the season.
viticulture-text-sponsor = Draw two vines, or gain 3 lira; losing 1 VP allows both.
viticulture-text-artisan = 3 lira, or a structure 1 lira cheaper, or up to two vines planted.
viticulture-text-stonemason = Pay 8 lira for any two structures, whatever they cost.
viticulture-text-volunteer-crew = All may plant a vine; you gain 2 lira for each opponent who does.
viticulture-text-wedding-party = Give 2 lira each to up to three opponents, for 1 VP each.
viticulture-text-merchant = Buy a red and a white grape of value 1 for 3 lira, or fill an order for 1 VP extra.
viticulture-text-crusher = 3 lira and a summer visitor, or an order and up to two wines made.
viticulture-text-judge = Draw two summer visitors, or part with a wine of 4 or better for 3 VP.
viticulture-text-oenologist = Age all your wines twice, or get your next cellar for 3 lira.
viticulture-text-marketer = Draw two summer visitors and gain 1 lira, or fill an order for 1 VP extra.
viticulture-text-crush-expert = 3 lira and an order, or up to three wines made.
viticulture-text-uncertified-teacher = Lose 1 VP to train a worker for nothing, or score 1 VP for each opponent with all six workers.
viticulture-text-teacher = Make up to two wines, or train a worker for 2 lira.
viticulture-text-benefactor = Draw a vine and a summer visitor, or discard two visitors for 2 VP.
viticulture-text-assessor = 1 lira for each card in your hand, or discard the whole hand, at least one card, for 2 VP.
viticulture-text-queen = Your right-hand neighbour loses 1 VP, or gives you two cards, or pays you 3 lira.
viticulture-text-harvester = Harvest up to two fields, and take 2 lira or 1 VP.
viticulture-text-professor = Train a worker for 2 lira, or score 2 VP if you have all six workers.
viticulture-text-master-vintner = Your next cellar 2 lira cheaper, or one wine aged and one order filled.
viticulture-text-uncertified-oenologist = Age all your wines twice, or lose 1 VP for your next cellar.
viticulture-text-promoter = Part with a grape or a wine for 1 VP and 1 residual.
viticulture-text-mentor = All may make up to two wines; you draw a vine or a summer visitor for each opponent who does.
viticulture-text-harvest-expert = Harvest a field, and draw a vine or build the yoke for 1 lira.
viticulture-text-innkeeper = Take the top cards of two different discard piles.
viticulture-text-jack-of-all-trades = Two of three, in your order: harvest a field, make up to two wines, fill an order.
viticulture-text-politician = Below 0 VP gain 6 lira; otherwise draw a vine, a summer visitor and an order.
viticulture-text-supervisor = Make up to two wines; each sparkling one scores 1 VP.
viticulture-text-scholar = Draw two orders, or train a worker for 3 lira; losing 1 VP allows both.
viticulture-text-reaper = Harvest up to three fields; all three score 2 VP.
viticulture-text-motivator = All may take back their grande; you score 1 VP for each opponent who does.
viticulture-text-bottler = Make up to three wines; each kind among them scores 1 VP.
viticulture-text-craftsman = Two of three, in your order: draw an order, buy your next cellar, 1 VP.
viticulture-text-exporter = Make up to two wines, or fill an order, or part with a grape for 2 VP.
viticulture-text-laborer = Harvest up to two fields, or make up to three wines; losing 1 VP allows both.
viticulture-text-designer = Build a structure; with six or more built score 2 VP.
viticulture-text-governess = Train a worker for 3 lira who is ready at once, or part with a wine for 2 VP.
viticulture-text-manager = Do any summer action of the board, without worker and without bonus.
viticulture-text-zymologist = Make up to two wines of 4 or better, even before the cellar for them is built.
viticulture-text-noble = Pay 1 lira for 1 residual, or lose 2 residual for 2 VP.
viticulture-text-governor = Name up to three opponents: each gives you a summer visitor, or you score 1 VP for one who has none.
viticulture-text-taster = Part with a wine for 4 lira; 2 VP more if every other wine, in all cellars, is worth less.
viticulture-text-caravan = Turn up the top card of each deck, keep two, discard the others.
viticulture-text-guest-speaker = All may train a worker for 1 lira; you score 1 VP for each opponent who does.

## What a choice stands for

viticulture-effect-surveyor-n =
    { $n1 ->
        [0] 2 lira for each field without vines
       *[1] 1 VP for each field with vines
    }
viticulture-effect-broker-n =
    { $n1 ->
        [0] pay 9 lira for 3 VP
       *[1] lose 2 VP for 6 lira
    }
viticulture-effect-wine-critic-n =
    { $n1 ->
        [0] draw two winter visitors
       *[1] part with a wine of 7 or better for 4 VP
    }
viticulture-effect-contractor-n =
    { $n1 ->
        [0] gain 1 VP
        [1] build a structure
       *[2] plant a vine
    }
viticulture-effect-tour-guide-n =
    { $n1 ->
        [0] gain 4 lira
       *[1] harvest a field
    }
viticulture-effect-novice-guide-n =
    { $n1 ->
        [0] gain 3 lira
       *[1] make up to two wines
    }
viticulture-effect-uncertified-broker-n =
    { $n1 ->
        [0] lose 3 VP for 9 lira
       *[1] pay 6 lira for 2 VP
    }
viticulture-effect-planter-n =
    { $n1 ->
        [0] plant up to two vines and gain 1 lira
       *[1] uproot a vine and discard a vine card for 2 VP
    }
viticulture-effect-buyer-n =
    { $n1 ->
        [0] pay 2 lira for a grape of value 1
       *[1] part with a grape for 2 lira and 1 VP
    }
viticulture-effect-landscaper-n =
    { $n1 ->
        [0] draw a vine, and plant one if you like
       *[1] let two vines change places
    }
viticulture-effect-architect-n =
    { $n1 ->
        [0] build a structure 3 lira cheaper
       *[1] 1 VP for each structure of yours with a printed price of 4
    }
viticulture-effect-uncertified-architect-n =
    { $n1 ->
        [0] lose 1 VP for a free structure of printed price 2 or 3
       *[1] lose 2 VP for any free structure
    }
viticulture-effect-patron-n =
    { $n1 ->
        [0] gain 4 lira
       *[1] draw an order and a winter visitor
    }
viticulture-effect-auctioneer-n =
    { $n1 ->
        [0] discard two cards for 4 lira
       *[1] discard four cards for 3 VP
    }
viticulture-effect-entertainer-n =
    { $n1 ->
        [0] pay 4 lira for three winter visitors
       *[1] part with a wine and three visitors for 3 VP
    }
viticulture-effect-horticulturist-n =
    { $n1 ->
        [0] plant a vine without the structures it needs
       *[1] uproot two vines and discard two vine cards for 3 VP
    }
viticulture-effect-sharecropper-n =
    { $n1 ->
        [0] plant a vine without the structures it needs
       *[1] uproot a vine and discard a vine card for 2 VP
    }
viticulture-effect-negotiator-n =
    { $n1 ->
        [0] part with a grape for 1 residual
       *[1] part with a wine for 2 residual
    }
viticulture-effect-homesteader-n =
    { $n1 ->
        [0] build a structure 3 lira cheaper
        [1] plant up to two vines
       *[2] lose 1 VP and do both
    }
viticulture-effect-sponsor-n =
    { $n1 ->
        [0] draw two vines
        [1] gain 3 lira
       *[2] lose 1 VP and take both
    }
viticulture-effect-artisan-n =
    { $n1 ->
        [0] gain 3 lira
        [1] build a structure 1 lira cheaper
       *[2] plant up to two vines
    }
viticulture-effect-merchant-n =
    { $n1 ->
        [0] pay 3 lira for a red and a white grape of value 1
       *[1] fill an order for 1 VP extra
    }
viticulture-effect-crusher-n =
    { $n1 ->
        [0] gain 3 lira and draw a summer visitor
       *[1] draw an order and make up to two wines
    }
viticulture-effect-judge-n =
    { $n1 ->
        [0] draw two summer visitors
       *[1] part with a wine of 4 or better for 3 VP
    }
viticulture-effect-oenologist-n =
    { $n1 ->
        [0] age all your wines twice
       *[1] get your next cellar for 3 lira
    }
viticulture-effect-marketer-n =
    { $n1 ->
        [0] draw two summer visitors and gain 1 lira
       *[1] fill an order for 1 VP extra
    }
viticulture-effect-crush-expert-n =
    { $n1 ->
        [0] gain 3 lira and draw an order
       *[1] make up to three wines
    }
viticulture-effect-uncertified-teacher-n =
    { $n1 ->
        [0] lose 1 VP and train a worker for nothing
       *[1] 1 VP for each opponent with all six workers
    }
viticulture-effect-teacher-n =
    { $n1 ->
        [0] make up to two wines
       *[1] train a worker for 2 lira
    }
viticulture-effect-benefactor-n =
    { $n1 ->
        [0] draw a vine and a summer visitor
       *[1] discard two visitors for 2 VP
    }
viticulture-effect-assessor-n =
    { $n1 ->
        [0] 1 lira for each card in your hand
       *[1] discard your whole hand for 2 VP
    }
viticulture-effect-professor-n =
    { $n1 ->
        [0] train a worker for 2 lira
       *[1] 2 VP for having all six workers
    }
viticulture-effect-master-vintner-n =
    { $n1 ->
        [0] buy your next cellar 2 lira cheaper
        [1] age a wine, then fill an order
       *[2] fill an order, then age a wine
    }
viticulture-effect-uncertified-oenologist-n =
    { $n1 ->
        [0] age all your wines twice
       *[1] lose 1 VP for your next cellar
    }
viticulture-effect-jack-of-all-trades-n =
    { $n1 ->
        [0] harvest a field
        [1] make up to two wines
       *[2] fill an order
    }
viticulture-effect-scholar-n =
    { $n1 ->
        [0] draw two orders
        [1] train a worker for 3 lira
       *[2] lose 1 VP and do both
    }
viticulture-effect-craftsman-n =
    { $n1 ->
        [0] draw an order
        [1] buy your next cellar
       *[2] gain 1 VP
    }
viticulture-effect-exporter-n =
    { $n1 ->
        [0] make up to two wines
        [1] fill an order
       *[2] part with a grape for 2 VP
    }
viticulture-effect-laborer-n =
    { $n1 ->
        [0] harvest up to two fields
        [1] make up to three wines
       *[2] lose 1 VP and do both
    }
viticulture-effect-governess-n =
    { $n1 ->
        [0] train a worker for 3 lira who is ready at once
       *[1] part with a wine for 2 VP
    }
viticulture-effect-noble-n =
    { $n1 ->
        [0] pay 1 lira for 1 residual
       *[1] lose 2 residual for 2 VP
    }
viticulture-effect-buyer-n-n-n =
    { $n3 ->
        [0] a red grape
       *[1] a white grape
    }
viticulture-effect-harvester-n-n =
    { $n2 ->
        [0] gain 2 lira
       *[1] gain 1 VP
    }
viticulture-effect-mentor-n-n-n =
    { $n3 ->
        [0] draw a vine
       *[1] draw a summer visitor
    }
viticulture-effect-harvest-expert-n-n =
    { $n2 ->
        [0] draw a vine
       *[1] build the yoke for 1 lira
    }
viticulture-effect-overseer-n-n =
    { $n2 ->
        [0] build a structure
       *[1] plant a vine
    }
viticulture-effect-vendor-n-n-n = draw a summer visitor
viticulture-effect-handyman-n-n = build a structure 2 lira cheaper
viticulture-effect-banker-n-n-n = lose 1 VP for 3 lira
viticulture-effect-volunteer-crew-n-n = plant a vine
viticulture-effect-mentor-n-n = make up to two wines
viticulture-effect-motivator-n-n = take your grande back for use this year
viticulture-effect-guest-speaker-n-n = train a worker for 1 lira
viticulture-effect-uproot-one = uproot a vine
viticulture-effect-yoke-action-n = harvest a field
viticulture-effect-draw-vine-action = draw a vine
viticulture-effect-give-tour-action = give a tour
viticulture-effect-build-action = build a structure
viticulture-effect-play-summer-action = play a summer visitor
viticulture-effect-sell-or-trade-action = sell grapes, or sell or buy a field
viticulture-effect-plant-action = plant a vine
