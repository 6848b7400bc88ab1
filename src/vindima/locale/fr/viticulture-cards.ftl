### Les cartes de Viticulture, en français. La phrase d'un visiteur est `viticulture-text-<id>` ; les branches
### de ses choix sont `viticulture-effect-<étape>`, dont les numéros comptent à partir de 0.

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
viticulture-summer-sponsor = Parrain
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

## Ce que font les visiteurs

viticulture-text-surveyor = 2 lires pour chacun de vos champs sans vigne, ou 1 PV pour chaque champ avec des vignes.
viticulture-text-broker = Payez 9 lires pour 3 PV, ou perdez 2 PV pour 6 lires.
viticulture-text-wine-critic = Piochez deux visiteurs d’hiver, ou cédez un vin de valeur 7 ou plus pour 4 PV.
viticulture-text-blacksmith = Construisez une structure pour 2 lires de moins ; si son prix imprimé est 5 ou 6, gagnez aussi 1 PV.
viticulture-text-contractor = Deux choses sur trois, dans l’ordre voulu : 1 PV, une structure, une vigne à planter.
viticulture-text-tour-guide = 4 lires, ou la vendange d’un champ.
viticulture-text-novice-guide = 3 lires, ou jusqu’à deux vins produits.
viticulture-text-uncertified-broker = Perdez 3 PV pour 9 lires, ou payez 6 lires pour 2 PV.
viticulture-text-planter = Plantez jusqu’à deux vignes et gagnez 1 lire, ou arrachez une vigne et défaussez une carte Vigne pour 2 PV.
viticulture-text-buyer = Achetez un raisin de valeur 1 pour 2 lires, ou cédez un raisin pour 2 lires et 1 PV.
viticulture-text-landscaper = Piochez une vigne et plantez-en une si vous voulez, ou échangez deux vignes de champs différents.
viticulture-text-architect = Construisez une structure pour 3 lires de moins, ou gagnez 1 PV par structure à vous dont le prix imprimé est 4.
viticulture-text-uncertified-architect = Perdez 1 PV pour une structure gratuite de prix imprimé 2 ou 3, ou 2 PV pour n’importe quelle structure gratuite.
viticulture-text-patron = 4 lires, ou une commande et un visiteur d’hiver.
viticulture-text-auctioneer = Défaussez deux cartes pour 4 lires, ou quatre cartes pour 3 PV.
viticulture-text-entertainer = Payez 4 lires pour trois visiteurs d’hiver, ou cédez un vin et trois visiteurs pour 3 PV.
viticulture-text-vendor = Piochez une vigne, une commande et un visiteur d’hiver ; chaque adversaire peut piocher un visiteur d’été.
viticulture-text-handyman = Tout le monde peut construire une structure pour 2 lires de moins ; 1 PV pour vous par adversaire qui le fait.
viticulture-text-horticulturist = Plantez une vigne sans les structures exigées, ou arrachez deux vignes et défaussez deux cartes Vigne pour 3 PV.
viticulture-text-peddler = Défaussez deux cartes, puis piochez-en une de chacune des quatre pioches.
viticulture-text-banker = 5 lires pour vous ; chaque adversaire peut perdre 1 PV pour 3 lires.
viticulture-text-overseer = Construisez une structure et plantez une vigne, dans l’ordre voulu ; une vigne de valeur 4 donne 1 PV.
viticulture-text-importer = Piochez trois visiteurs d’hiver, à moins que vos adversaires ne vous remettent ensemble trois de leurs visiteurs.
viticulture-text-sharecropper = Plantez une vigne sans les structures exigées, ou arrachez une vigne et défaussez une carte Vigne pour 2 PV.
viticulture-text-grower = Plantez une vigne ; avec six ou plus dans votre vignoble, gagnez 2 PV.
viticulture-text-negotiator = Cédez un raisin pour 1 de revenu résiduel, ou un vin pour 2 de revenu résiduel.
viticulture-text-cultivator = Plantez une vigne, même au-delà de ce que porte son champ.
viticulture-text-homesteader = Construisez une structure pour 3 lires de moins, ou plantez jusqu’à deux vignes ; perdre 1 PV permet les deux.
viticulture-text-planner = Placez dès maintenant un ouvrier sur un emplacement d’hiver ; il agira avant tout le monde au début de l’hiver.
viticulture-text-agriculturist = Plantez une vigne ; trois cépages différents dans son champ donnent 2 PV.
viticulture-text-swindler = Chaque adversaire vous donne 2 lires ; pour chaque refus, gagnez 1 PV.
viticulture-text-producer = Payez 2 lires pour reprendre jusqu’à deux ouvriers d’autres actions et les réutiliser.
viticulture-text-organizer = Déplacez votre coq sur une ligne vide, prenez son bonus et passez pour la saison.
viticulture-text-sponsor = Piochez deux vignes, ou gagnez 3 lires ; perdre 1 PV permet les deux.
viticulture-text-artisan = 3 lires, ou une structure pour 1 lire de moins, ou jusqu’à deux vignes plantées.
viticulture-text-stonemason = Payez 8 lires pour deux structures au choix, quel que soit leur prix.
viticulture-text-volunteer-crew = Tout le monde peut planter une vigne ; 2 lires pour vous par adversaire qui le fait.
viticulture-text-wedding-party = Donnez 2 lires chacun à un, deux ou trois adversaires, pour 1 PV chaque fois.
viticulture-text-merchant = Achetez un raisin rouge et un blanc de valeur 1 pour 3 lires, ou honorez une commande pour 1 PV de plus.
viticulture-text-crusher = 3 lires et un visiteur d’été, ou une commande et jusqu’à deux vins produits.
viticulture-text-judge = Piochez deux visiteurs d’été, ou cédez un vin de valeur 4 ou plus pour 3 PV.
viticulture-text-oenologist = Faites vieillir tous vos vins deux fois, ou prenez votre prochaine cave pour 3 lires.
viticulture-text-marketer = Piochez deux visiteurs d’été et gagnez 1 lire, ou honorez une commande pour 1 PV de plus.
viticulture-text-crush-expert = 3 lires et une commande, ou jusqu’à trois vins produits.
viticulture-text-uncertified-teacher = Perdez 1 PV pour former un ouvrier gratuitement, ou gagnez 1 PV par adversaire qui a ses six ouvriers.
viticulture-text-teacher = Produisez jusqu’à deux vins, ou formez un ouvrier pour 2 lires.
viticulture-text-benefactor = Piochez une vigne et un visiteur d’été, ou défaussez deux visiteurs pour 2 PV.
viticulture-text-assessor = 1 lire par carte en main, ou défaussez toute votre main, au moins une carte, pour 2 PV.
viticulture-text-queen = La personne à votre droite perd 1 PV, ou vous donne deux cartes, ou vous paie 3 lires.
viticulture-text-harvester = Vendangez jusqu’à deux champs, et prenez 2 lires ou 1 PV.
viticulture-text-professor = Formez un ouvrier pour 2 lires, ou gagnez 2 PV si vous avez vos six ouvriers.
viticulture-text-master-vintner = Votre prochaine cave pour 2 lires de moins, ou un vin vieilli et une commande honorée.
viticulture-text-uncertified-oenologist = Faites vieillir tous vos vins deux fois, ou perdez 1 PV pour votre prochaine cave.
viticulture-text-promoter = Cédez un raisin ou un vin pour 1 PV et 1 de revenu résiduel.
viticulture-text-mentor = Tout le monde peut produire jusqu’à deux vins ; vous piochez une vigne ou un visiteur d’été par adversaire qui le fait.
viticulture-text-harvest-expert = Vendangez un champ, et piochez une vigne ou construisez le joug pour 1 lire.
viticulture-text-innkeeper = Prenez la carte du dessus de deux défausses différentes.
viticulture-text-jack-of-all-trades = Deux choses sur trois, dans l’ordre voulu : vendanger un champ, produire jusqu’à deux vins, honorer une commande.
viticulture-text-politician = Sous 0 PV, gagnez 6 lires ; sinon, piochez une vigne, un visiteur d’été et une commande.
viticulture-text-supervisor = Produisez jusqu’à deux vins ; chaque vin effervescent donne 1 PV.
viticulture-text-scholar = Piochez deux commandes, ou formez un ouvrier pour 3 lires ; perdre 1 PV permet les deux.
viticulture-text-reaper = Vendangez jusqu’à trois champs ; 2 PV si vous vendangez les trois.
viticulture-text-motivator = Tout le monde peut reprendre son grand ouvrier ; 1 PV pour vous par adversaire qui le fait.
viticulture-text-bottler = Produisez jusqu’à trois vins ; chaque type de vin produit donne 1 PV.
viticulture-text-craftsman = Deux choses sur trois, dans l’ordre voulu : piocher une commande, acheter votre prochaine cave, 1 PV.
viticulture-text-exporter = Produisez jusqu’à deux vins, ou honorez une commande, ou cédez un raisin pour 2 PV.
viticulture-text-laborer = Vendangez jusqu’à deux champs, ou produisez jusqu’à trois vins ; perdre 1 PV permet les deux.
viticulture-text-designer = Construisez une structure ; avec six ou plus, gagnez 2 PV.
viticulture-text-governess = Formez pour 3 lires un ouvrier disponible tout de suite, ou cédez un vin pour 2 PV.
viticulture-text-manager = Faites une action d’été du plateau, sans ouvrier et sans bonus.
viticulture-text-zymologist = Produisez jusqu’à deux vins de valeur 4 ou plus, même avant d’avoir leur cave.
viticulture-text-noble = Payez 1 lire pour 1 de revenu résiduel, ou perdez 2 de revenu résiduel pour 2 PV.
viticulture-text-governor = Désignez jusqu’à trois adversaires : chacun vous donne un visiteur d’été ; pour qui n’en a pas, gagnez 1 PV.
viticulture-text-taster = Cédez un vin pour 4 lires ; 2 PV de plus si tous les autres vins, dans toutes les caves, valent moins.
viticulture-text-caravan = Révélez la carte du dessus de chaque pioche, gardez-en deux, défaussez les autres.
viticulture-text-guest-speaker = Tout le monde peut former un ouvrier pour 1 lire ; 1 PV pour vous par adversaire qui le fait.

## Ce que représente un choix

viticulture-effect-surveyor-n =
    { $n1 ->
        [0] 2 lires pour chaque champ sans vigne
       *[1] 1 PV pour chaque champ avec des vignes
    }
viticulture-effect-broker-n =
    { $n1 ->
        [0] payer 9 lires pour 3 PV
       *[1] perdre 2 PV pour 6 lires
    }
viticulture-effect-wine-critic-n =
    { $n1 ->
        [0] piocher deux visiteurs d’hiver
       *[1] céder un vin de valeur 7 ou plus pour 4 PV
    }
viticulture-effect-contractor-n =
    { $n1 ->
        [0] gagner 1 PV
        [1] construire une structure
       *[2] planter une vigne
    }
viticulture-effect-tour-guide-n =
    { $n1 ->
        [0] gagner 4 lires
       *[1] vendanger un champ
    }
viticulture-effect-novice-guide-n =
    { $n1 ->
        [0] gagner 3 lires
       *[1] produire jusqu’à deux vins
    }
viticulture-effect-uncertified-broker-n =
    { $n1 ->
        [0] perdre 3 PV pour 9 lires
       *[1] payer 6 lires pour 2 PV
    }
viticulture-effect-planter-n =
    { $n1 ->
        [0] planter jusqu’à deux vignes et gagner 1 lire
       *[1] arracher une vigne et défausser une carte Vigne pour 2 PV
    }
viticulture-effect-buyer-n =
    { $n1 ->
        [0] payer 2 lires pour un raisin de valeur 1
       *[1] céder un raisin pour 2 lires et 1 PV
    }
viticulture-effect-landscaper-n =
    { $n1 ->
        [0] piocher une vigne, et en planter une si vous voulez
       *[1] échanger deux vignes
    }
viticulture-effect-architect-n =
    { $n1 ->
        [0] construire une structure pour 3 lires de moins
       *[1] 1 PV par structure à vous dont le prix imprimé est 4
    }
viticulture-effect-uncertified-architect-n =
    { $n1 ->
        [0] perdre 1 PV pour une structure gratuite de prix imprimé 2 ou 3
       *[1] perdre 2 PV pour n’importe quelle structure gratuite
    }
viticulture-effect-patron-n =
    { $n1 ->
        [0] gagner 4 lires
       *[1] piocher une commande et un visiteur d’hiver
    }
viticulture-effect-auctioneer-n =
    { $n1 ->
        [0] défausser deux cartes pour 4 lires
       *[1] défausser quatre cartes pour 3 PV
    }
viticulture-effect-entertainer-n =
    { $n1 ->
        [0] payer 4 lires pour trois visiteurs d’hiver
       *[1] céder un vin et trois visiteurs pour 3 PV
    }
viticulture-effect-horticulturist-n =
    { $n1 ->
        [0] planter une vigne sans les structures exigées
       *[1] arracher deux vignes et défausser deux cartes Vigne pour 3 PV
    }
viticulture-effect-sharecropper-n =
    { $n1 ->
        [0] planter une vigne sans les structures exigées
       *[1] arracher une vigne et défausser une carte Vigne pour 2 PV
    }
viticulture-effect-negotiator-n =
    { $n1 ->
        [0] céder un raisin pour 1 de revenu résiduel
       *[1] céder un vin pour 2 de revenu résiduel
    }
viticulture-effect-homesteader-n =
    { $n1 ->
        [0] construire une structure pour 3 lires de moins
        [1] planter jusqu’à deux vignes
       *[2] perdre 1 PV et faire les deux
    }
viticulture-effect-sponsor-n =
    { $n1 ->
        [0] piocher deux vignes
        [1] gagner 3 lires
       *[2] perdre 1 PV et prendre les deux
    }
viticulture-effect-artisan-n =
    { $n1 ->
        [0] gagner 3 lires
        [1] construire une structure pour 1 lire de moins
       *[2] planter jusqu’à deux vignes
    }
viticulture-effect-merchant-n =
    { $n1 ->
        [0] payer 3 lires pour un raisin rouge et un blanc de valeur 1
       *[1] honorer une commande pour 1 PV de plus
    }
viticulture-effect-crusher-n =
    { $n1 ->
        [0] gagner 3 lires et piocher un visiteur d’été
       *[1] piocher une commande et produire jusqu’à deux vins
    }
viticulture-effect-judge-n =
    { $n1 ->
        [0] piocher deux visiteurs d’été
       *[1] céder un vin de valeur 4 ou plus pour 3 PV
    }
viticulture-effect-oenologist-n =
    { $n1 ->
        [0] faire vieillir tous vos vins deux fois
       *[1] prendre votre prochaine cave pour 3 lires
    }
viticulture-effect-marketer-n =
    { $n1 ->
        [0] piocher deux visiteurs d’été et gagner 1 lire
       *[1] honorer une commande pour 1 PV de plus
    }
viticulture-effect-crush-expert-n =
    { $n1 ->
        [0] gagner 3 lires et piocher une commande
       *[1] produire jusqu’à trois vins
    }
viticulture-effect-uncertified-teacher-n =
    { $n1 ->
        [0] perdre 1 PV et former un ouvrier gratuitement
       *[1] 1 PV par adversaire qui a ses six ouvriers
    }
viticulture-effect-teacher-n =
    { $n1 ->
        [0] produire jusqu’à deux vins
       *[1] former un ouvrier pour 2 lires
    }
viticulture-effect-benefactor-n =
    { $n1 ->
        [0] piocher une vigne et un visiteur d’été
       *[1] défausser deux visiteurs pour 2 PV
    }
viticulture-effect-assessor-n =
    { $n1 ->
        [0] 1 lire par carte en main
       *[1] défausser toute votre main pour 2 PV
    }
viticulture-effect-professor-n =
    { $n1 ->
        [0] former un ouvrier pour 2 lires
       *[1] 2 PV pour vos six ouvriers
    }
viticulture-effect-master-vintner-n =
    { $n1 ->
        [0] acheter votre prochaine cave pour 2 lires de moins
        [1] faire vieillir un vin, puis honorer une commande
       *[2] honorer une commande, puis faire vieillir un vin
    }
viticulture-effect-uncertified-oenologist-n =
    { $n1 ->
        [0] faire vieillir tous vos vins deux fois
       *[1] perdre 1 PV pour votre prochaine cave
    }
viticulture-effect-jack-of-all-trades-n =
    { $n1 ->
        [0] vendanger un champ
        [1] produire jusqu’à deux vins
       *[2] honorer une commande
    }
viticulture-effect-scholar-n =
    { $n1 ->
        [0] piocher deux commandes
        [1] former un ouvrier pour 3 lires
       *[2] perdre 1 PV et faire les deux
    }
viticulture-effect-craftsman-n =
    { $n1 ->
        [0] piocher une commande
        [1] acheter votre prochaine cave
       *[2] gagner 1 PV
    }
viticulture-effect-exporter-n =
    { $n1 ->
        [0] produire jusqu’à deux vins
        [1] honorer une commande
       *[2] céder un raisin pour 2 PV
    }
viticulture-effect-laborer-n =
    { $n1 ->
        [0] vendanger jusqu’à deux champs
        [1] produire jusqu’à trois vins
       *[2] perdre 1 PV et faire les deux
    }
viticulture-effect-governess-n =
    { $n1 ->
        [0] former pour 3 lires un ouvrier disponible tout de suite
       *[1] céder un vin pour 2 PV
    }
viticulture-effect-noble-n =
    { $n1 ->
        [0] payer 1 lire pour 1 de revenu résiduel
       *[1] perdre 2 de revenu résiduel pour 2 PV
    }
viticulture-effect-buyer-n-n-n =
    { $n3 ->
        [0] un raisin rouge
       *[1] un raisin blanc
    }
viticulture-effect-harvester-n-n =
    { $n2 ->
        [0] gagner 2 lires
       *[1] gagner 1 PV
    }
viticulture-effect-mentor-n-n-n =
    { $n3 ->
        [0] piocher une vigne
       *[1] piocher un visiteur d’été
    }
viticulture-effect-harvest-expert-n-n =
    { $n2 ->
        [0] piocher une vigne
       *[1] construire le joug pour 1 lire
    }
viticulture-effect-overseer-n-n =
    { $n2 ->
        [0] construire une structure
       *[1] planter une vigne
    }
viticulture-effect-vendor-n-n-n = piocher un visiteur d’été
viticulture-effect-handyman-n-n = construire une structure pour 2 lires de moins
viticulture-effect-banker-n-n-n = perdre 1 PV pour 3 lires
viticulture-effect-volunteer-crew-n-n = planter une vigne
viticulture-effect-mentor-n-n = produire jusqu’à deux vins
viticulture-effect-motivator-n-n = reprendre votre grand ouvrier pour l’utiliser cette année
viticulture-effect-guest-speaker-n-n = former un ouvrier pour 1 lire
viticulture-effect-uproot-one = arracher une vigne
viticulture-effect-yoke-action-n = vendanger un champ
viticulture-effect-draw-vine-action = piocher une vigne
viticulture-effect-give-tour-action = guider une visite
viticulture-effect-build-action = construire une structure
viticulture-effect-play-summer-action = jouer un visiteur d’été
viticulture-effect-sell-or-trade-action = vendre du raisin, ou négocier un champ
viticulture-effect-plant-action = planter une vigne
