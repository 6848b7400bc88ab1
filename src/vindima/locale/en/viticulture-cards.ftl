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
