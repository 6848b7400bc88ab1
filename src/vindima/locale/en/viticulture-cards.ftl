### The cards of Viticulture, in English. A visitor's sentence is `viticulture-text-<id>`; the branches of its
### choices are `viticulture-effect-<step>`, whose numbers count from 0.
### The numbers of a card come from its entry in `viticulture/data` as arguments: never type them here.

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

## Counted things, for COUNT($number, "cards"); each language has its own

count-cards =
    { $count ->
        [1] one card
        [2] two cards
        [3] three cards
        [4] four cards
       *[other] { $count } cards
    }
count-discard-piles =
    { $count ->
        [1] one discard pile
        [2] two different discard piles
        [3] three different discard piles
        [4] four different discard piles
       *[other] { $count } different discard piles
    }
count-fields =
    { $count ->
        [1] one field
        [2] two fields
        [3] three fields
        [4] four fields
       *[other] { $count } fields
    }
count-kinds =
    { $count ->
        [1] one kind
        [2] two different kinds
        [3] three different kinds
        [4] four different kinds
       *[other] { $count } different kinds
    }
count-number =
    { $count ->
        [1] one
        [2] two
        [3] three
        [4] four
        [5] five
        [6] six
       *[other] { $count }
    }
count-opponents =
    { $count ->
        [1] one opponent
        [2] two opponents
        [3] three opponents
        [4] four opponents
       *[other] { $count } opponents
    }
count-orders =
    { $count ->
        [1] an order
        [2] two orders
        [3] three orders
        [4] four orders
       *[other] { $count } orders
    }
count-structures =
    { $count ->
        [1] one structure
        [2] two structures
        [3] three structures
        [4] four structures
       *[other] { $count } structures
    }
count-summer-visitors =
    { $count ->
        [1] a summer visitor
        [2] two summer visitors
        [3] three summer visitors
        [4] four summer visitors
       *[other] { $count } summer visitors
    }
count-times =
    { $count ->
        [1] once
        [2] twice
       *[other] { $count } times
    }
count-uprooted-vines =
    { $count ->
        [1] a vine
        [2] two vines
        [3] three vines
        [4] four vines
       *[other] { $count } vines
    }
count-vine-cards =
    { $count ->
        [1] a vine card
        [2] two vine cards
        [3] three vine cards
        [4] four vine cards
       *[other] { $count } vine cards
    }
count-vines =
    { $count ->
        [1] one vine
        [2] two vines
        [3] three vines
        [4] four vines
       *[other] { $count } vines
    }
count-visitors =
    { $count ->
        [1] one visitor
        [2] two visitors
        [3] three visitors
        [4] four visitors
       *[other] { $count } visitors
    }
count-wines =
    { $count ->
        [1] one wine
        [2] two wines
        [3] three wines
        [4] four wines
       *[other] { $count } wines
    }
count-winter-visitors =
    { $count ->
        [1] a winter visitor
        [2] two winter visitors
        [3] three winter visitors
        [4] four winter visitors
       *[other] { $count } winter visitors
    }
count-workers =
    { $count ->
        [1] one worker
        [2] two workers
        [3] three workers
        [4] four workers
       *[other] { $count } workers
    }

## What the visitors do

viticulture-text-surveyor = Gain { $lira } lira for each of your fields without vines, or { $vp } VP for each one with vines.
viticulture-text-broker = Pay { $pay } lira to gain { $vp } VP, or lose { $lose } VP to gain { $lira } lira.
viticulture-text-wine-critic = Draw { COUNT($draw, "winter-visitors") }, or discard a wine worth { $value } or more for { $vp } VP.
viticulture-text-blacksmith = Build a structure for { $discount } lira less. If its printed price is { $price } or { $or-price }, also score { $vp } VP.
viticulture-text-contractor = Do two of these three, in any order: score { $vp } VP, build a structure, plant a vine.
viticulture-text-tour-guide = Gain { $lira } lira, or harvest a field.
viticulture-text-novice-guide = Gain { $lira } lira, or make up to { COUNT($wines, "wines") }.
viticulture-text-uncertified-broker = Lose { $lose } VP to gain { $lira } lira, or pay { $pay } lira to gain { $vp } VP.
viticulture-text-planter = Plant up to { COUNT($vines, "vines") } and gain { $lira } lira, or uproot { COUNT($uproot, "uprooted-vines") } and discard { COUNT($uproot, "vine-cards") } for { $vp } VP.
viticulture-text-buyer = Buy a grape of value { $value } for { $pay } lira, or discard any grape for { $lira } lira and { $vp } VP.
viticulture-text-landscaper = Draw a vine and, if you like, plant one; or switch two vines between different fields.
viticulture-text-architect = Build a structure for { $discount } lira less, or score { $vp } VP for each structure you have with a printed price of { $price }.
viticulture-text-uncertified-architect = Lose { $lose } VP to build a structure with a printed price of { $price } or { $or-price } for free, or lose { $lose-for-any } VP to build any structure for free.
viticulture-text-patron = Gain { $lira } lira, or draw an order and a winter visitor.
viticulture-text-auctioneer = Discard { COUNT($cards-for-lira, "cards") } for { $lira } lira, or { COUNT($cards-for-vp, "cards") } for { $vp } VP.
viticulture-text-entertainer = Pay { $pay } lira to draw { COUNT($draw, "winter-visitors") }, or discard a wine and { COUNT($visitors, "visitors") } for { $vp } VP.
viticulture-text-vendor = Draw a vine, an order and a winter visitor. Each opponent may draw a summer visitor.
viticulture-text-handyman = Every player may build a structure for { $discount } lira less. You score { $vp } VP for each opponent who does.
viticulture-text-horticulturist = Plant a vine without the structures it needs, or uproot { COUNT($uproot, "uprooted-vines") } and discard { COUNT($uproot, "vine-cards") } for { $vp } VP.
viticulture-text-peddler = Discard { COUNT($cards, "cards") }, then draw one card from each of the four decks.
viticulture-text-banker = Gain { $lira } lira. Each opponent may lose { $lose } VP to gain { $opponent-lira } lira.
viticulture-text-overseer = Build a structure and plant a vine, in any order. Score { $vp } VP if the vine has a total value of { $value }.
viticulture-text-importer = Draw { COUNT($visitors, "winter-visitors") }, unless your opponents together give you { COUNT($visitors, "visitors") } from their hands.
viticulture-text-sharecropper = Plant a vine without the structures it needs, or uproot { COUNT($uproot, "uprooted-vines") } and discard { COUNT($uproot, "vine-cards") } for { $vp } VP.
viticulture-text-grower = Plant a vine. If you then have { COUNT($vines, "number") } or more on your fields, score { $vp } VP.
viticulture-text-negotiator = Discard a grape to gain { $residual-for-grape } residual, or a wine to gain { $residual-for-wine } residual.
viticulture-text-cultivator = Plant a vine, even if that exceeds the limit of its field.
viticulture-text-homesteader = Build a structure for { $discount } lira less, or plant up to { COUNT($vines, "vines") }. Lose { $lose } VP to do both.
viticulture-text-planner = Place a worker on a winter space now. It acts at the start of winter, before anyone else.
viticulture-text-agriculturist = Plant a vine. If its field then has { COUNT($kinds, "kinds") } of vine, score { $vp } VP.
viticulture-text-swindler = Each opponent may give you { $lira } lira. Score { $vp } VP for each who does not.
viticulture-text-producer = Pay { $pay } lira to take back up to { COUNT($workers, "workers") } from other actions and use them again this year.
viticulture-text-organizer = Move your rooster to an empty row and take its bonus. Then you have passed for the season.
viticulture-text-sponsor = Draw { COUNT($vines, "vine-cards") }, or gain { $lira } lira. Lose { $lose } VP to do both.
viticulture-text-artisan = Gain { $lira } lira, or build a structure for { $discount } lira less, or plant up to { COUNT($vines, "vines") }.
viticulture-text-stonemason = Pay { $pay } lira to build any { COUNT($structures, "structures") }, whatever their prices.
viticulture-text-volunteer-crew = Every player may plant a vine. You gain { $lira } lira for each opponent who does.
viticulture-text-wedding-party = Give { $pay } lira each to up to { COUNT($opponents, "opponents") }, and score { $vp } VP for each of them.
viticulture-text-merchant = Buy a red and a white grape of value { $value } for { $pay } lira, or fill an order for { $vp } extra VP.
viticulture-text-crusher = Gain { $lira } lira and draw a summer visitor, or draw an order and make up to { COUNT($wines, "wines") }.
viticulture-text-judge = Draw { COUNT($draw, "summer-visitors") }, or discard a wine worth { $value } or more for { $vp } VP.
viticulture-text-oenologist = Age all your wines { COUNT($ageing, "times") }, or upgrade your cellar for { $price } lira.
viticulture-text-marketer = Draw { COUNT($draw, "summer-visitors") } and gain { $lira } lira, or fill an order for { $vp } extra VP.
viticulture-text-crush-expert = Gain { $lira } lira and draw an order, or make up to { COUNT($wines, "wines") }.
viticulture-text-uncertified-teacher = Lose { $lose } VP to train a worker for free, or score { $vp } VP for each opponent who has trained all workers.
viticulture-text-teacher = Make up to { COUNT($wines, "wines") }, or train a worker for { $price } lira.
viticulture-text-benefactor = Draw a vine and a summer visitor, or discard { COUNT($visitors, "visitors") } for { $vp } VP.
viticulture-text-assessor = Gain { $lira } lira for each card in your hand, or discard your whole hand (at least one card) for { $vp } VP.
viticulture-text-queen = Your right-hand neighbour must lose { $lose } VP, give you { COUNT($cards, "cards") } or pay you { $lira } lira.
viticulture-text-harvester = Harvest up to { COUNT($fields, "fields") }, and gain { $lira } lira or { $vp } VP.
viticulture-text-professor = Train a worker for { $price } lira, or score { $vp } VP if you have trained all workers.
viticulture-text-master-vintner = Upgrade your cellar for { $discount } lira less, or age one wine and fill one order.
viticulture-text-uncertified-oenologist = Age all your wines { COUNT($ageing, "times") }, or lose { $lose } VP to upgrade your cellar.
viticulture-text-promoter = Discard a grape or a wine for { $vp } VP and { $residual } residual.
viticulture-text-mentor = Every player may make up to { COUNT($wines, "wines") }. You draw a vine or a summer visitor for each opponent who does.
viticulture-text-harvest-expert = Harvest a field, and either draw a vine or build the yoke for { $price } lira.
viticulture-text-innkeeper = Take the top card of each of { COUNT($piles, "discard-piles") }.
viticulture-text-jack-of-all-trades = Do two of these three, in any order: harvest a field, make up to { COUNT($wines, "wines") }, fill an order.
viticulture-text-politician = If you have less than { $below } VP, gain { $lira } lira; otherwise draw a vine, a summer visitor and an order.
viticulture-text-supervisor = Make up to { COUNT($wines, "wines") }. Score { $vp } VP for each sparkling wine among them.
viticulture-text-scholar = Draw { COUNT($draw, "orders") }, or train a worker for { $price } lira. Lose { $lose } VP to do both.
viticulture-text-reaper = Harvest up to { COUNT($fields, "fields") }. If you harvest { COUNT($fields, "number") }, score { $vp } VP.
viticulture-text-motivator = Every player may take back their grande worker. You score { $vp } VP for each opponent who does.
viticulture-text-bottler = Make up to { COUNT($wines, "wines") }. Score { $vp } VP for each type of wine you make.
viticulture-text-craftsman = Do two of these three, in any order: draw an order, upgrade your cellar, score { $vp } VP.
viticulture-text-exporter = Make up to { COUNT($wines, "wines") }, or fill an order, or discard a grape for { $vp } VP.
viticulture-text-laborer = Harvest up to { COUNT($fields, "fields") }, or make up to { COUNT($wines, "wines") }. Lose { $lose } VP to do both.
viticulture-text-designer = Build a structure. If you then have { COUNT($structures, "number") } or more, score { $vp } VP.
viticulture-text-governess = Train a worker for { $price } lira and use it already this year, or discard a wine for { $vp } VP.
viticulture-text-manager = Take any summer action of the board, without a worker and without its bonus.
viticulture-text-zymologist = Make up to { COUNT($wines, "wines") } worth { $value } or more, even if you do not have the cellar for them yet.
viticulture-text-noble = Pay { $pay } lira to gain { $residual } residual, or lose { $lose-residual } residual to score { $vp } VP.
viticulture-text-governor = Name up to { COUNT($opponents, "opponents") }. Each of them gives you a summer visitor; score { $vp } VP for each who has none.
viticulture-text-taster = Discard a wine for { $lira } lira. If every other wine in all cellars is worth less, also score { $vp } VP.
viticulture-text-caravan = Turn up the top card of each deck. Keep { COUNT($cards, "number") } and discard the others.
viticulture-text-guest-speaker = Every player may train a worker for { $price } lira. You score { $vp } VP for each opponent who does.

## What a choice stands for

viticulture-effect-surveyor-n =
    { $n1 ->
        [0] gain { $lira } lira for each field without vines
       *[1] score { $vp } VP for each field with vines
    }
viticulture-effect-broker-n =
    { $n1 ->
        [0] pay { $pay } lira to gain { $vp } VP
       *[1] lose { $lose } VP to gain { $lira } lira
    }
viticulture-effect-wine-critic-n =
    { $n1 ->
        [0] draw { COUNT($draw, "winter-visitors") }
       *[1] discard a wine worth { $value } or more for { $vp } VP
    }
viticulture-effect-contractor-n =
    { $n1 ->
        [0] gain { $vp } VP
        [1] build a structure
       *[2] plant a vine
    }
viticulture-effect-tour-guide-n =
    { $n1 ->
        [0] gain { $lira } lira
       *[1] harvest a field
    }
viticulture-effect-novice-guide-n =
    { $n1 ->
        [0] gain { $lira } lira
       *[1] make up to { COUNT($wines, "wines") }
    }
viticulture-effect-uncertified-broker-n =
    { $n1 ->
        [0] lose { $lose } VP to gain { $lira } lira
       *[1] pay { $pay } lira to gain { $vp } VP
    }
viticulture-effect-planter-n =
    { $n1 ->
        [0] plant up to { COUNT($vines, "vines") } and gain { $lira } lira
       *[1] uproot { COUNT($uproot, "uprooted-vines") } and discard { COUNT($uproot, "vine-cards") } for { $vp } VP
    }
viticulture-effect-buyer-n =
    { $n1 ->
        [0] pay { $pay } lira for a grape of value { $value }
       *[1] discard a grape for { $lira } lira and { $vp } VP
    }
viticulture-effect-landscaper-n =
    { $n1 ->
        [0] draw a vine, and plant one if you like
       *[1] switch two vines between different fields
    }
viticulture-effect-architect-n =
    { $n1 ->
        [0] build a structure for { $discount } lira less
       *[1] score { $vp } VP for each structure you have with a printed price of { $price }
    }
viticulture-effect-uncertified-architect-n =
    { $n1 ->
        [0] lose { $lose } VP to build a structure with a printed price of { $price } or { $or-price } for free
       *[1] lose { $lose-for-any } VP to build any structure for free
    }
viticulture-effect-patron-n =
    { $n1 ->
        [0] gain { $lira } lira
       *[1] draw an order and a winter visitor
    }
viticulture-effect-auctioneer-n =
    { $n1 ->
        [0] discard { COUNT($cards-for-lira, "cards") } for { $lira } lira
       *[1] discard { COUNT($cards-for-vp, "cards") } for { $vp } VP
    }
viticulture-effect-entertainer-n =
    { $n1 ->
        [0] pay { $pay } lira to draw { COUNT($draw, "winter-visitors") }
       *[1] discard a wine and { COUNT($visitors, "visitors") } for { $vp } VP
    }
viticulture-effect-horticulturist-n =
    { $n1 ->
        [0] plant a vine without the structures it needs
       *[1] uproot { COUNT($uproot, "uprooted-vines") } and discard { COUNT($uproot, "vine-cards") } for { $vp } VP
    }
viticulture-effect-sharecropper-n =
    { $n1 ->
        [0] plant a vine without the structures it needs
       *[1] uproot { COUNT($uproot, "uprooted-vines") } and discard { COUNT($uproot, "vine-cards") } for { $vp } VP
    }
viticulture-effect-negotiator-n =
    { $n1 ->
        [0] discard a grape to gain { $residual-for-grape } residual
       *[1] discard a wine to gain { $residual-for-wine } residual
    }
viticulture-effect-homesteader-n =
    { $n1 ->
        [0] build a structure for { $discount } lira less
        [1] plant up to { COUNT($vines, "vines") }
       *[2] lose { $lose } VP and do both
    }
viticulture-effect-sponsor-n =
    { $n1 ->
        [0] draw { COUNT($vines, "vine-cards") }
        [1] gain { $lira } lira
       *[2] lose { $lose } VP and do both
    }
viticulture-effect-artisan-n =
    { $n1 ->
        [0] gain { $lira } lira
        [1] build a structure for { $discount } lira less
       *[2] plant up to { COUNT($vines, "vines") }
    }
viticulture-effect-merchant-n =
    { $n1 ->
        [0] pay { $pay } lira for a red and a white grape of value { $value }
       *[1] fill an order for { $vp } extra VP
    }
viticulture-effect-crusher-n =
    { $n1 ->
        [0] gain { $lira } lira and draw a summer visitor
       *[1] draw an order and make up to { COUNT($wines, "wines") }
    }
viticulture-effect-judge-n =
    { $n1 ->
        [0] draw { COUNT($draw, "summer-visitors") }
       *[1] discard a wine worth { $value } or more for { $vp } VP
    }
viticulture-effect-oenologist-n =
    { $n1 ->
        [0] age all your wines { COUNT($ageing, "times") }
       *[1] upgrade your cellar for { $price } lira
    }
viticulture-effect-marketer-n =
    { $n1 ->
        [0] draw { COUNT($draw, "summer-visitors") } and gain { $lira } lira
       *[1] fill an order for { $vp } extra VP
    }
viticulture-effect-crush-expert-n =
    { $n1 ->
        [0] gain { $lira } lira and draw an order
       *[1] make up to { COUNT($wines, "wines") }
    }
viticulture-effect-uncertified-teacher-n =
    { $n1 ->
        [0] lose { $lose } VP to train a worker for free
       *[1] score { $vp } VP for each opponent who has trained all workers
    }
viticulture-effect-teacher-n =
    { $n1 ->
        [0] make up to { COUNT($wines, "wines") }
       *[1] train a worker for { $price } lira
    }
viticulture-effect-benefactor-n =
    { $n1 ->
        [0] draw a vine and a summer visitor
       *[1] discard { COUNT($visitors, "visitors") } for { $vp } VP
    }
viticulture-effect-assessor-n =
    { $n1 ->
        [0] gain { $lira } lira for each card in your hand
       *[1] discard your whole hand for { $vp } VP
    }
viticulture-effect-professor-n =
    { $n1 ->
        [0] train a worker for { $price } lira
       *[1] score { $vp } VP for having trained all workers
    }
viticulture-effect-master-vintner-n =
    { $n1 ->
        [0] upgrade your cellar for { $discount } lira less
        [1] age a wine, then fill an order
       *[2] fill an order, then age a wine
    }
viticulture-effect-uncertified-oenologist-n =
    { $n1 ->
        [0] age all your wines { COUNT($ageing, "times") }
       *[1] lose { $lose } VP to upgrade your cellar
    }
viticulture-effect-jack-of-all-trades-n =
    { $n1 ->
        [0] harvest a field
        [1] make up to { COUNT($wines, "wines") }
       *[2] fill an order
    }
viticulture-effect-scholar-n =
    { $n1 ->
        [0] draw { COUNT($draw, "orders") }
        [1] train a worker for { $price } lira
       *[2] lose { $lose } VP and do both
    }
viticulture-effect-craftsman-n =
    { $n1 ->
        [0] draw an order
        [1] upgrade your cellar
       *[2] gain { $vp } VP
    }
viticulture-effect-exporter-n =
    { $n1 ->
        [0] make up to { COUNT($wines, "wines") }
        [1] fill an order
       *[2] discard a grape for { $vp } VP
    }
viticulture-effect-laborer-n =
    { $n1 ->
        [0] harvest up to { COUNT($fields, "fields") }
        [1] make up to { COUNT($wines, "wines") }
       *[2] lose { $lose } VP and do both
    }
viticulture-effect-governess-n =
    { $n1 ->
        [0] train a worker for { $price } lira and use it already this year
       *[1] discard a wine for { $vp } VP
    }
viticulture-effect-noble-n =
    { $n1 ->
        [0] pay { $pay } lira to gain { $residual } residual
       *[1] lose { $lose-residual } residual to score { $vp } VP
    }
viticulture-effect-buyer-n-n-n =
    { $n3 ->
        [0] a red grape
       *[1] a white grape
    }
viticulture-effect-harvester-n-n =
    { $n2 ->
        [0] gain { $lira } lira
       *[1] gain { $vp } VP
    }
viticulture-effect-mentor-n-n-n =
    { $n3 ->
        [0] draw a vine
       *[1] draw a summer visitor
    }
viticulture-effect-harvest-expert-n-n =
    { $n2 ->
        [0] draw a vine
       *[1] build the yoke for { $price } lira
    }
viticulture-effect-overseer-n-n =
    { $n2 ->
        [0] build a structure
       *[1] plant a vine
    }
viticulture-effect-vendor-n-n-n = draw a summer visitor
viticulture-effect-handyman-n-n = build a structure for { $discount } lira less
viticulture-effect-banker-n-n-n = lose { $lose } VP to gain { $opponent-lira } lira
viticulture-effect-volunteer-crew-n-n = plant a vine
viticulture-effect-mentor-n-n = make up to { COUNT($wines, "wines") }
viticulture-effect-motivator-n-n = take back your grande to use it again this year
viticulture-effect-guest-speaker-n-n = train a worker for { $price } lira
viticulture-effect-uproot-one = uproot a vine
viticulture-effect-yoke-action-n = harvest a field
viticulture-effect-draw-vine-action = draw a vine
viticulture-effect-give-tour-action = give a tour
viticulture-effect-build-action = build a structure
viticulture-effect-play-summer-action = play a summer visitor
viticulture-effect-sell-or-trade-action = sell grapes, or buy or sell a field
viticulture-effect-plant-action = plant a vine
