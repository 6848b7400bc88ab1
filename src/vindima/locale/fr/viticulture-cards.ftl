### Les cartes de Viticulture, en français. La phrase d'un visiteur est `viticulture-text-<id>` ; les branches
### de ses choix sont `viticulture-effect-<étape>`, dont les numéros comptent à partir de 0.
### Les nombres d'une carte viennent de son entrée dans `viticulture/data`, en arguments : ne les écrivez pas ici.

## Noms : les cartes

viticulture-order-order-n =
    { $n1 ->
        [1] commande 1 (rouge 5)
        [2] commande 2 (rouge 2, blanc 2)
        [3] commande 3 (rouge 3, blanc 1)
        [4] commande 4 (rouge 1, blanc 3)
        [5] commande 5 (blanc 5)
        [6] commande 6 (rosé 4)
        [7] commande 7 (rouge 6)
        [8] commande 8 (rouge 2, blanc 4)
        [9] commande 9 (rouge 4, blanc 2)
        [10] commande 10 (rouge 3, blanc 3)
        [11] commande 11 (rouge 4, rouge 3)
        [12] commande 12 (blanc 6)
        [13] commande 13 (blanc 4, blanc 3)
        [14] commande 14 (rosé 6)
        [15] commande 15 (rouge 8)
        [16] commande 16 (rouge 5, blanc 3)
        [17] commande 17 (rouge 3, blanc 5)
        [18] commande 18 (rouge 4, rosé 4)
        [19] commande 19 (rouge 4, rouge 3, rouge 2)
        [20] commande 20 (blanc 8)
        [21] commande 21 (blanc 4, rosé 4)
        [22] commande 22 (blanc 4, blanc 3, blanc 2)
        [23] commande 23 (rosé 8)
        [24] commande 24 (effervescent 7)
        [25] commande 25 (rouge 2, blanc 2, rosé 5)
        [26] commande 26 (rouge 7, rouge 6)
        [27] commande 27 (rouge 6, blanc 6)
        [28] commande 28 (rouge 3, rosé 7)
        [29] commande 29 (blanc 3, rosé 7)
        [30] commande 30 (blanc 7, blanc 6)
        [31] commande 31 (effervescent 9)
        [32] commande 32 (rosé 6, rosé 5)
        [33] commande 33 (blanc 4, effervescent 7)
        [34] commande 34 (blanc 3, effervescent 7)
        [35] commande 35 (blanc 3, effervescent 8)
       *[36] commande 36 (blanc 2, effervescent 8)
    }

viticulture-summer-surveyor = Géomètre
viticulture-summer-broker = Courtier
viticulture-summer-wine-critic = Critique de vin
viticulture-summer-blacksmith = Forgeron
viticulture-summer-contractor = Entrepreneur
viticulture-summer-tour-guide = Guide touristique
viticulture-summer-novice-guide = Guide débutant
viticulture-summer-uncertified-broker = Courtier non agréé
viticulture-summer-planter = Planteur
viticulture-summer-buyer = Acheteur
viticulture-summer-landscaper = Paysagiste
viticulture-summer-architect = Architecte
viticulture-summer-uncertified-architect = Architecte non agréé
viticulture-summer-patron = Mécène
viticulture-summer-auctioneer = Commissaire-priseur
viticulture-summer-entertainer = Amuseur
viticulture-summer-vendor = Vendeur
viticulture-summer-handyman = Bricoleur
viticulture-summer-horticulturist = Horticulteur
viticulture-summer-peddler = Colporteur
viticulture-summer-banker = Banquier
viticulture-summer-overseer = Contremaître
viticulture-summer-importer = Importateur
viticulture-summer-sharecropper = Métayer
viticulture-summer-grower = Viticulteur
viticulture-summer-negotiator = Négociateur
viticulture-summer-cultivator = Cultivateur
viticulture-summer-homesteader = Fermier
viticulture-summer-planner = Planificateur
viticulture-summer-agriculturist = Agronome
viticulture-summer-swindler = Escroc
viticulture-summer-producer = Producteur
viticulture-summer-organizer = Organisateur
viticulture-summer-sponsor = Sponsor
viticulture-summer-artisan = Artisan
viticulture-summer-stonemason = Tailleur de pierre
viticulture-summer-volunteer-crew = Équipe de bénévoles
viticulture-summer-wedding-party = Noce

viticulture-winter-merchant = Marchand
viticulture-winter-crusher = Fouleur
viticulture-winter-judge = Juge
viticulture-winter-oenologist = Œnologue
viticulture-winter-marketer = Publicitaire
viticulture-winter-crush-expert = Expert en foulage
viticulture-winter-uncertified-teacher = Enseignant non diplômé
viticulture-winter-teacher = Enseignant
viticulture-winter-benefactor = Bienfaiteur
viticulture-winter-assessor = Évaluateur
viticulture-winter-queen = Reine
viticulture-winter-harvester = Vendangeur
viticulture-winter-professor = Professeur
viticulture-winter-master-vintner = Maître vigneron
viticulture-winter-uncertified-oenologist = Œnologue non diplômé
viticulture-winter-promoter = Promoteur
viticulture-winter-mentor = Mentor
viticulture-winter-harvest-expert = Expert en vendange
viticulture-winter-innkeeper = Aubergiste
viticulture-winter-jack-of-all-trades = Touche-à-tout
viticulture-winter-politician = Politicien
viticulture-winter-supervisor = Superviseur
viticulture-winter-scholar = Érudit
viticulture-winter-reaper = Moissonneur
viticulture-winter-motivator = Motivateur
viticulture-winter-bottler = Embouteilleur
viticulture-winter-craftsman = Maître artisan
viticulture-winter-exporter = Exportateur
viticulture-winter-laborer = Journalier
viticulture-winter-designer = Concepteur
viticulture-winter-governess = Gouvernante
viticulture-winter-manager = Gérant
viticulture-winter-zymologist = Zymologue
viticulture-winter-noble = Noble
viticulture-winter-governor = Gouverneur
viticulture-winter-taster = Dégustateur
viticulture-winter-caravan = Caravane
viticulture-winter-guest-speaker = Conférencier

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

## Choses comptées, pour COUNT($number, "cards") ; chaque langue a les siennes

count-any-structures =
    { $count ->
        [1] une structure au choix
        [2] deux structures au choix
        [3] trois structures au choix
        [4] quatre structures au choix
       *[other] { $count } structures au choix
    }
count-cards =
    { $count ->
        [1] une carte
        [2] deux cartes
        [3] trois cartes
        [4] quatre cartes
       *[other] { $count } cartes
    }
count-discard-piles =
    { $count ->
        [1] une défausse
        [2] deux défausses différentes
        [3] trois défausses différentes
        [4] quatre défausses différentes
       *[other] { $count } défausses différentes
    }
count-fields =
    { $count ->
        [1] un champ
        [2] deux champs
        [3] trois champs
        [4] quatre champs
       *[other] { $count } champs
    }
count-kinds =
    { $count ->
        [1] un cépage
        [2] deux cépages différents
        [3] trois cépages différents
        [4] quatre cépages différents
       *[other] { $count } cépages différents
    }
count-lires =
    { $count ->
        [one] { $count } lire
       *[other] { $count } lires
    }
count-number =
    { $count ->
        [1] une
        [2] deux
        [3] trois
        [4] quatre
        [5] cinq
        [6] six
       *[other] { $count }
    }
count-number-of-cards =
    { $count ->
        [1] une
        [2] deux
        [3] trois
        [4] quatre
       *[other] { $count }
    }
count-number-of-fields =
    { $count ->
        [1] un
        [2] deux
        [3] trois
       *[other] { $count }
    }
count-opponents =
    { $count ->
        [1] un adversaire
        [2] deux adversaires
        [3] trois adversaires
        [4] quatre adversaires
       *[other] { $count } adversaires
    }
count-orders =
    { $count ->
        [1] une commande
        [2] deux commandes
        [3] trois commandes
        [4] quatre commandes
       *[other] { $count } commandes
    }
count-own-visitors =
    { $count ->
        [1] un de leurs visiteurs
        [2] deux de leurs visiteurs
        [3] trois de leurs visiteurs
        [4] quatre de leurs visiteurs
       *[other] { $count } de leurs visiteurs
    }
count-planted-vines =
    { $count ->
        [1] une vigne plantée
        [2] deux vignes plantées
        [3] trois vignes plantées
        [4] quatre vignes plantées
       *[other] { $count } vignes plantées
    }
count-summer-visitors =
    { $count ->
        [1] un visiteur d’été
        [2] deux visiteurs d’été
        [3] trois visiteurs d’été
        [4] quatre visiteurs d’été
       *[other] { $count } visiteurs d’été
    }
count-times =
    { $count ->
        [1] une fois
        [2] deux fois
        [3] trois fois
        [4] quatre fois
       *[other] { $count } fois
    }
count-vine-cards =
    { $count ->
        [1] une carte Vigne
        [2] deux cartes Vigne
        [3] trois cartes Vigne
        [4] quatre cartes Vigne
       *[other] { $count } cartes Vigne
    }
count-vines =
    { $count ->
        [1] une vigne
        [2] deux vignes
        [3] trois vignes
        [4] quatre vignes
       *[other] { $count } vignes
    }
count-visitors =
    { $count ->
        [1] un visiteur
        [2] deux visiteurs
        [3] trois visiteurs
        [4] quatre visiteurs
       *[other] { $count } visiteurs
    }
count-wines =
    { $count ->
        [1] un vin
        [2] deux vins
        [3] trois vins
        [4] quatre vins
       *[other] { $count } vins
    }
count-wines-made =
    { $count ->
        [1] un vin produit
        [2] deux vins produits
        [3] trois vins produits
        [4] quatre vins produits
       *[other] { $count } vins produits
    }
count-winter-visitors =
    { $count ->
        [1] un visiteur d’hiver
        [2] deux visiteurs d’hiver
        [3] trois visiteurs d’hiver
        [4] quatre visiteurs d’hiver
       *[other] { $count } visiteurs d’hiver
    }
count-workers =
    { $count ->
        [1] un ouvrier
        [2] deux ouvriers
        [3] trois ouvriers
        [4] quatre ouvriers
       *[other] { $count } ouvriers
    }

## Ce que font les visiteurs

viticulture-text-surveyor = { COUNT($lira, "lires") } pour chacun de vos champs sans vigne, ou { $vp } PV pour chaque champ avec des vignes.
viticulture-text-broker = Payez { COUNT($pay, "lires") } pour { $vp } PV, ou perdez { $lose } PV pour { COUNT($lira, "lires") }.
viticulture-text-wine-critic = Piochez { COUNT($draw, "winter-visitors") }, ou défaussez un vin de valeur { $value } ou plus pour { $vp } PV.
viticulture-text-blacksmith = Construisez une structure pour { COUNT($discount, "lires") } de moins ; si son prix imprimé est { $price } ou { $or-price }, gagnez aussi { $vp } PV.
viticulture-text-contractor = Choisissez deux options sur trois, dans l’ordre voulu : { $vp } PV, une structure, une vigne à planter.
viticulture-text-tour-guide = { COUNT($lira, "lires") }, ou la vendange d’un champ.
viticulture-text-novice-guide = { COUNT($lira, "lires") }, ou jusqu’à { COUNT($wines, "wines-made") }.
viticulture-text-uncertified-broker = Perdez { $lose } PV pour { COUNT($lira, "lires") }, ou payez { COUNT($pay, "lires") } pour { $vp } PV.
viticulture-text-planter = Plantez jusqu’à { COUNT($vines, "vines") } et gagnez { COUNT($lira, "lires") }, ou arrachez { COUNT($uproot, "vines") } et défaussez { COUNT($uproot, "vine-cards") } pour { $vp } PV.
viticulture-text-buyer = Achetez un raisin de valeur { $value } pour { COUNT($pay, "lires") }, ou défaussez un raisin pour { COUNT($lira, "lires") } et { $vp } PV.
viticulture-text-landscaper = Piochez une vigne et plantez-en une si vous voulez, ou échangez deux vignes de champs différents.
viticulture-text-architect = Construisez une structure pour { COUNT($discount, "lires") } de moins, ou gagnez { $vp } PV par structure à vous dont le prix imprimé est { $price }.
viticulture-text-uncertified-architect = Perdez { $lose } PV pour une structure gratuite de prix imprimé { $price } ou { $or-price }, ou { $lose-for-any } PV pour n’importe quelle structure gratuite.
viticulture-text-patron = { COUNT($lira, "lires") }, ou une commande et un visiteur d’hiver.
viticulture-text-auctioneer = Défaussez { COUNT($cards-for-lira, "cards") } pour { COUNT($lira, "lires") }, ou { COUNT($cards-for-vp, "cards") } pour { $vp } PV.
viticulture-text-entertainer = Payez { COUNT($pay, "lires") } pour { COUNT($draw, "winter-visitors") }, ou défaussez un vin et { COUNT($visitors, "visitors") } pour { $vp } PV.
viticulture-text-vendor = Piochez une vigne, une commande et un visiteur d’hiver ; chaque adversaire peut piocher un visiteur d’été.
viticulture-text-handyman = Tous les joueurs peuvent construire une structure pour { COUNT($discount, "lires") } de moins ; vous gagnez { $vp } PV par adversaire qui le fait.
viticulture-text-horticulturist = Plantez une vigne sans les structures exigées, ou arrachez { COUNT($uproot, "vines") } et défaussez { COUNT($uproot, "vine-cards") } pour { $vp } PV.
viticulture-text-peddler = Défaussez { COUNT($cards, "cards") }, puis piochez-en une de chacune des quatre pioches.
viticulture-text-banker = Vous gagnez { COUNT($lira, "lires") } ; chaque adversaire peut perdre { $lose } PV pour { COUNT($opponent-lira, "lires") }.
viticulture-text-overseer = Construisez une structure et plantez une vigne, dans l’ordre voulu ; une vigne de valeur { $value } donne { $vp } PV.
viticulture-text-importer = Piochez { COUNT($visitors, "winter-visitors") }, à moins que vos adversaires ne vous remettent ensemble { COUNT($visitors, "own-visitors") }.
viticulture-text-sharecropper = Plantez une vigne sans les structures exigées, ou arrachez { COUNT($uproot, "vines") } et défaussez { COUNT($uproot, "vine-cards") } pour { $vp } PV.
viticulture-text-grower = Plantez une vigne ; avec { COUNT($vines, "number") } ou plus dans votre vignoble, gagnez { $vp } PV.
viticulture-text-negotiator = Défaussez un raisin pour { $residual-for-grape } de revenu résiduel, ou un vin pour { $residual-for-wine } de revenu résiduel.
viticulture-text-cultivator = Plantez une vigne, même au-delà de la limite de son champ.
viticulture-text-homesteader = Construisez une structure pour { COUNT($discount, "lires") } de moins, ou plantez jusqu’à { COUNT($vines, "vines") } ; perdre { $lose } PV permet les deux.
viticulture-text-planner = Placez dès maintenant un ouvrier sur une case d’hiver ; il agira avant tout le monde au début de l’hiver.
viticulture-text-agriculturist = Plantez une vigne ; { COUNT($kinds, "kinds") } dans son champ donnent { $vp } PV.
viticulture-text-swindler = Chaque adversaire peut vous donner { COUNT($lira, "lires") } ; pour chaque adversaire qui refuse, gagnez { $vp } PV.
viticulture-text-producer = Payez { COUNT($pay, "lires") } pour reprendre jusqu’à { COUNT($workers, "workers") } sur d’autres actions et les réutiliser.
viticulture-text-organizer = Déplacez votre coq sur une ligne vide, prenez son bonus et passez pour la saison.
viticulture-text-sponsor = Piochez { COUNT($vines, "vines") }, ou gagnez { COUNT($lira, "lires") } ; perdre { $lose } PV permet les deux.
viticulture-text-artisan = { COUNT($lira, "lires") }, ou une structure pour { COUNT($discount, "lires") } de moins, ou jusqu’à { COUNT($vines, "planted-vines") }.
viticulture-text-stonemason = Payez { COUNT($pay, "lires") } pour { COUNT($structures, "any-structures") }, quel que soit leur prix.
viticulture-text-volunteer-crew = Tous les joueurs peuvent planter une vigne ; vous gagnez { COUNT($lira, "lires") } par adversaire qui le fait.
viticulture-text-wedding-party = Donnez { COUNT($pay, "lires") } par personne à { COUNT($opponents, "opponents") } au plus, pour { $vp } PV chaque fois.
viticulture-text-merchant = Achetez un raisin rouge et un blanc de valeur { $value } pour { COUNT($pay, "lires") }, ou honorez une commande pour { $vp } PV de plus.
viticulture-text-crusher = { COUNT($lira, "lires") } et un visiteur d’été, ou une commande et jusqu’à { COUNT($wines, "wines-made") }.
viticulture-text-judge = Piochez { COUNT($draw, "summer-visitors") }, ou défaussez un vin de valeur { $value } ou plus pour { $vp } PV.
viticulture-text-oenologist = Faites vieillir tous vos vins { COUNT($ageing, "times") }, ou agrandissez votre cave pour { COUNT($price, "lires") }.
viticulture-text-marketer = Piochez { COUNT($draw, "summer-visitors") } et gagnez { COUNT($lira, "lires") }, ou honorez une commande pour { $vp } PV de plus.
viticulture-text-crush-expert = { COUNT($lira, "lires") } et une commande, ou jusqu’à { COUNT($wines, "wines-made") }.
viticulture-text-uncertified-teacher = Perdez { $lose } PV pour former un ouvrier gratuitement, ou gagnez { $vp } PV par adversaire qui a tous ses ouvriers.
viticulture-text-teacher = Produisez jusqu’à { COUNT($wines, "wines") }, ou formez un ouvrier pour { COUNT($price, "lires") }.
viticulture-text-benefactor = Piochez une vigne et un visiteur d’été, ou défaussez { COUNT($visitors, "visitors") } pour { $vp } PV.
viticulture-text-assessor = { COUNT($lira, "lires") } par carte en main, ou défaussez toute votre main, au moins une carte, pour { $vp } PV.
viticulture-text-queen = Votre voisin de droite perd { $lose } PV, ou vous donne { COUNT($cards, "cards") }, ou vous paie { COUNT($lira, "lires") }.
viticulture-text-harvester = Vendangez jusqu’à { COUNT($fields, "fields") }, et prenez { COUNT($lira, "lires") } ou { $vp } PV.
viticulture-text-professor = Formez un ouvrier pour { COUNT($price, "lires") }, ou gagnez { $vp } PV si vous avez tous vos ouvriers.
viticulture-text-master-vintner = Agrandissez votre cave pour { COUNT($discount, "lires") } de moins, ou faites vieillir un vin et honorez une commande.
viticulture-text-uncertified-oenologist = Faites vieillir tous vos vins { COUNT($ageing, "times") }, ou perdez { $lose } PV pour agrandir votre cave.
viticulture-text-promoter = Défaussez un raisin ou un vin pour { $vp } PV et { $residual } de revenu résiduel.
viticulture-text-mentor = Tous les joueurs peuvent produire jusqu’à { COUNT($wines, "wines") } ; vous piochez une vigne ou un visiteur d’été par adversaire qui le fait.
viticulture-text-harvest-expert = Vendangez un champ, et piochez une vigne ou construisez le joug pour { COUNT($price, "lires") }.
viticulture-text-innkeeper = Prenez la carte du dessus de { COUNT($piles, "discard-piles") }.
viticulture-text-jack-of-all-trades = Choisissez deux options sur trois, dans l’ordre voulu : vendanger un champ, produire jusqu’à { COUNT($wines, "wines") }, honorer une commande.
viticulture-text-politician = Sous { $below } PV, gagnez { COUNT($lira, "lires") } ; sinon, piochez une vigne, un visiteur d’été et une commande.
viticulture-text-supervisor = Produisez jusqu’à { COUNT($wines, "wines") } ; chaque vin effervescent donne { $vp } PV.
viticulture-text-scholar = Piochez { COUNT($draw, "orders") }, ou formez un ouvrier pour { COUNT($price, "lires") } ; perdre { $lose } PV permet les deux.
viticulture-text-reaper = Vendangez jusqu’à { COUNT($fields, "fields") } ; { $vp } PV si vous en vendangez { COUNT($fields, "number-of-fields") }.
viticulture-text-motivator = Tous les joueurs peuvent reprendre leur grand ouvrier ; vous gagnez { $vp } PV par adversaire qui le fait.
viticulture-text-bottler = Produisez jusqu’à { COUNT($wines, "wines") } ; chaque type de vin produit donne { $vp } PV.
viticulture-text-craftsman = Choisissez deux options sur trois, dans l’ordre voulu : piocher une commande, agrandir votre cave, { $vp } PV.
viticulture-text-exporter = Produisez jusqu’à { COUNT($wines, "wines") }, ou honorez une commande, ou défaussez un raisin pour { $vp } PV.
viticulture-text-laborer = Vendangez jusqu’à { COUNT($fields, "fields") }, ou produisez jusqu’à { COUNT($wines, "wines") } ; perdre { $lose } PV permet les deux.
viticulture-text-designer = Construisez une structure ; avec { COUNT($structures, "number") } ou plus, gagnez { $vp } PV.
viticulture-text-governess = Formez pour { COUNT($price, "lires") } un ouvrier disponible tout de suite, ou défaussez un vin pour { $vp } PV.
viticulture-text-manager = Effectuez une action d’été du plateau, sans ouvrier et sans bonus.
viticulture-text-zymologist = Produisez jusqu’à { COUNT($wines, "wines") } de valeur { $value } ou plus, même avant d’avoir leur cave.
viticulture-text-noble = Payez { COUNT($pay, "lires") } pour { $residual } de revenu résiduel, ou perdez { $lose-residual } de revenu résiduel pour { $vp } PV.
viticulture-text-governor = Désignez jusqu’à { COUNT($opponents, "opponents") } : chacun vous donne un visiteur d’été ; gagnez { $vp } PV pour chaque adversaire qui n’en a pas.
viticulture-text-taster = Défaussez un vin pour { COUNT($lira, "lires") } ; { $vp } PV de plus si tous les autres vins, dans toutes les caves, valent moins.
viticulture-text-caravan = Révélez la carte du dessus de chaque pioche, gardez-en { COUNT($cards, "number-of-cards") }, défaussez les autres.
viticulture-text-guest-speaker = Tous les joueurs peuvent former un ouvrier pour { COUNT($price, "lires") } ; vous gagnez { $vp } PV par adversaire qui le fait.

## Ce que représente un choix

viticulture-effect-surveyor-n =
    { $n1 ->
        [0] { COUNT($lira, "lires") } pour chaque champ sans vigne
       *[1] { $vp } PV pour chaque champ avec des vignes
    }
viticulture-effect-broker-n =
    { $n1 ->
        [0] payer { COUNT($pay, "lires") } pour { $vp } PV
       *[1] perdre { $lose } PV pour { COUNT($lira, "lires") }
    }
viticulture-effect-wine-critic-n =
    { $n1 ->
        [0] piocher { COUNT($draw, "winter-visitors") }
       *[1] défausser un vin de valeur { $value } ou plus pour { $vp } PV
    }
viticulture-effect-contractor-n =
    { $n1 ->
        [0] gagner { $vp } PV
        [1] construire une structure
       *[2] planter une vigne
    }
viticulture-effect-tour-guide-n =
    { $n1 ->
        [0] gagner { COUNT($lira, "lires") }
       *[1] vendanger un champ
    }
viticulture-effect-novice-guide-n =
    { $n1 ->
        [0] gagner { COUNT($lira, "lires") }
       *[1] produire jusqu’à { COUNT($wines, "wines") }
    }
viticulture-effect-uncertified-broker-n =
    { $n1 ->
        [0] perdre { $lose } PV pour { COUNT($lira, "lires") }
       *[1] payer { COUNT($pay, "lires") } pour { $vp } PV
    }
viticulture-effect-planter-n =
    { $n1 ->
        [0] planter jusqu’à { COUNT($vines, "vines") } et gagner { COUNT($lira, "lires") }
       *[1] arracher { COUNT($uproot, "vines") } et défausser { COUNT($uproot, "vine-cards") } pour { $vp } PV
    }
viticulture-effect-buyer-n =
    { $n1 ->
        [0] payer { COUNT($pay, "lires") } pour un raisin de valeur { $value }
       *[1] défausser un raisin pour { COUNT($lira, "lires") } et { $vp } PV
    }
viticulture-effect-landscaper-n =
    { $n1 ->
        [0] piocher une vigne, et en planter une si vous voulez
       *[1] échanger deux vignes
    }
viticulture-effect-architect-n =
    { $n1 ->
        [0] construire une structure pour { COUNT($discount, "lires") } de moins
       *[1] { $vp } PV par structure à vous dont le prix imprimé est { $price }
    }
viticulture-effect-uncertified-architect-n =
    { $n1 ->
        [0] perdre { $lose } PV pour une structure gratuite de prix imprimé { $price } ou { $or-price }
       *[1] perdre { $lose-for-any } PV pour n’importe quelle structure gratuite
    }
viticulture-effect-patron-n =
    { $n1 ->
        [0] gagner { COUNT($lira, "lires") }
       *[1] piocher une commande et un visiteur d’hiver
    }
viticulture-effect-auctioneer-n =
    { $n1 ->
        [0] défausser { COUNT($cards-for-lira, "cards") } pour { COUNT($lira, "lires") }
       *[1] défausser { COUNT($cards-for-vp, "cards") } pour { $vp } PV
    }
viticulture-effect-entertainer-n =
    { $n1 ->
        [0] payer { COUNT($pay, "lires") } pour { COUNT($draw, "winter-visitors") }
       *[1] défausser un vin et { COUNT($visitors, "visitors") } pour { $vp } PV
    }
viticulture-effect-horticulturist-n =
    { $n1 ->
        [0] planter une vigne sans les structures exigées
       *[1] arracher { COUNT($uproot, "vines") } et défausser { COUNT($uproot, "vine-cards") } pour { $vp } PV
    }
viticulture-effect-sharecropper-n =
    { $n1 ->
        [0] planter une vigne sans les structures exigées
       *[1] arracher { COUNT($uproot, "vines") } et défausser { COUNT($uproot, "vine-cards") } pour { $vp } PV
    }
viticulture-effect-negotiator-n =
    { $n1 ->
        [0] défausser un raisin pour { $residual-for-grape } de revenu résiduel
       *[1] défausser un vin pour { $residual-for-wine } de revenu résiduel
    }
viticulture-effect-homesteader-n =
    { $n1 ->
        [0] construire une structure pour { COUNT($discount, "lires") } de moins
        [1] planter jusqu’à { COUNT($vines, "vines") }
       *[2] perdre { $lose } PV et faire les deux
    }
viticulture-effect-sponsor-n =
    { $n1 ->
        [0] piocher { COUNT($vines, "vines") }
        [1] gagner { COUNT($lira, "lires") }
       *[2] perdre { $lose } PV et prendre les deux
    }
viticulture-effect-artisan-n =
    { $n1 ->
        [0] gagner { COUNT($lira, "lires") }
        [1] construire une structure pour { COUNT($discount, "lires") } de moins
       *[2] planter jusqu’à { COUNT($vines, "vines") }
    }
viticulture-effect-merchant-n =
    { $n1 ->
        [0] payer { COUNT($pay, "lires") } pour un raisin rouge et un blanc de valeur { $value }
       *[1] honorer une commande pour { $vp } PV de plus
    }
viticulture-effect-crusher-n =
    { $n1 ->
        [0] gagner { COUNT($lira, "lires") } et piocher un visiteur d’été
       *[1] piocher une commande et produire jusqu’à { COUNT($wines, "wines") }
    }
viticulture-effect-judge-n =
    { $n1 ->
        [0] piocher { COUNT($draw, "summer-visitors") }
       *[1] défausser un vin de valeur { $value } ou plus pour { $vp } PV
    }
viticulture-effect-oenologist-n =
    { $n1 ->
        [0] faire vieillir tous vos vins { COUNT($ageing, "times") }
       *[1] agrandir votre cave pour { COUNT($price, "lires") }
    }
viticulture-effect-marketer-n =
    { $n1 ->
        [0] piocher { COUNT($draw, "summer-visitors") } et gagner { COUNT($lira, "lires") }
       *[1] honorer une commande pour { $vp } PV de plus
    }
viticulture-effect-crush-expert-n =
    { $n1 ->
        [0] gagner { COUNT($lira, "lires") } et piocher une commande
       *[1] produire jusqu’à { COUNT($wines, "wines") }
    }
viticulture-effect-uncertified-teacher-n =
    { $n1 ->
        [0] perdre { $lose } PV et former un ouvrier gratuitement
       *[1] { $vp } PV par adversaire qui a tous ses ouvriers
    }
viticulture-effect-teacher-n =
    { $n1 ->
        [0] produire jusqu’à { COUNT($wines, "wines") }
       *[1] former un ouvrier pour { COUNT($price, "lires") }
    }
viticulture-effect-benefactor-n =
    { $n1 ->
        [0] piocher une vigne et un visiteur d’été
       *[1] défausser { COUNT($visitors, "visitors") } pour { $vp } PV
    }
viticulture-effect-assessor-n =
    { $n1 ->
        [0] { COUNT($lira, "lires") } par carte en main
       *[1] défausser toute votre main pour { $vp } PV
    }
viticulture-effect-professor-n =
    { $n1 ->
        [0] former un ouvrier pour { COUNT($price, "lires") }
       *[1] { $vp } PV si vous avez tous vos ouvriers
    }
viticulture-effect-master-vintner-n =
    { $n1 ->
        [0] agrandir votre cave pour { COUNT($discount, "lires") } de moins
        [1] faire vieillir un vin, puis honorer une commande
       *[2] honorer une commande, puis faire vieillir un vin
    }
viticulture-effect-uncertified-oenologist-n =
    { $n1 ->
        [0] faire vieillir tous vos vins { COUNT($ageing, "times") }
       *[1] perdre { $lose } PV pour agrandir votre cave
    }
viticulture-effect-jack-of-all-trades-n =
    { $n1 ->
        [0] vendanger un champ
        [1] produire jusqu’à { COUNT($wines, "wines") }
       *[2] honorer une commande
    }
viticulture-effect-scholar-n =
    { $n1 ->
        [0] piocher { COUNT($draw, "orders") }
        [1] former un ouvrier pour { COUNT($price, "lires") }
       *[2] perdre { $lose } PV et faire les deux
    }
viticulture-effect-craftsman-n =
    { $n1 ->
        [0] piocher une commande
        [1] agrandir votre cave
       *[2] gagner { $vp } PV
    }
viticulture-effect-exporter-n =
    { $n1 ->
        [0] produire jusqu’à { COUNT($wines, "wines") }
        [1] honorer une commande
       *[2] défausser un raisin pour { $vp } PV
    }
viticulture-effect-laborer-n =
    { $n1 ->
        [0] vendanger jusqu’à { COUNT($fields, "fields") }
        [1] produire jusqu’à { COUNT($wines, "wines") }
       *[2] perdre { $lose } PV et faire les deux
    }
viticulture-effect-governess-n =
    { $n1 ->
        [0] former pour { COUNT($price, "lires") } un ouvrier disponible tout de suite
       *[1] défausser un vin pour { $vp } PV
    }
viticulture-effect-noble-n =
    { $n1 ->
        [0] payer { COUNT($pay, "lires") } pour { $residual } de revenu résiduel
       *[1] perdre { $lose-residual } de revenu résiduel pour { $vp } PV
    }
viticulture-effect-buyer-n-n-n =
    { $n3 ->
        [0] un raisin rouge
       *[1] un raisin blanc
    }
viticulture-effect-harvester-n-n =
    { $n2 ->
        [0] gagner { COUNT($lira, "lires") }
       *[1] gagner { $vp } PV
    }
viticulture-effect-mentor-n-n-n =
    { $n3 ->
        [0] piocher une vigne
       *[1] piocher un visiteur d’été
    }
viticulture-effect-harvest-expert-n-n =
    { $n2 ->
        [0] piocher une vigne
       *[1] construire le joug pour { COUNT($price, "lires") }
    }
viticulture-effect-overseer-n-n =
    { $n2 ->
        [0] construire une structure
       *[1] planter une vigne
    }
viticulture-effect-vendor-n-n-n = piocher un visiteur d’été
viticulture-effect-handyman-n-n = construire une structure pour { COUNT($discount, "lires") } de moins
viticulture-effect-banker-n-n-n = perdre { $lose } PV pour { COUNT($opponent-lira, "lires") }
viticulture-effect-volunteer-crew-n-n = planter une vigne
viticulture-effect-mentor-n-n = produire jusqu’à { COUNT($wines, "wines") }
viticulture-effect-motivator-n-n = reprendre votre grand ouvrier pour l’utiliser cette année
viticulture-effect-guest-speaker-n-n = former un ouvrier pour { COUNT($price, "lires") }
viticulture-effect-uproot-one = arracher une vigne
viticulture-effect-yoke-action-n = vendanger un champ
viticulture-effect-draw-vine-action = piocher une vigne
viticulture-effect-give-tour-action = guider une visite
viticulture-effect-build-action = construire une structure
viticulture-effect-play-summer-action = jouer un visiteur d’été
viticulture-effect-sell-or-trade-action = vendre du raisin, ou acheter ou vendre un champ
viticulture-effect-plant-action = planter une vigne
