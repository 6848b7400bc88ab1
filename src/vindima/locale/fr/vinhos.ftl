### Vinhos, en français.
###
### Un nom se trouve sous `vinhos-<genre>-<id>`. Chaque suite de chiffres d'un id est `n` dans la clé et un
### nombre ici : `estate-2-slot-3` est `vinhos-wine-estate-n-slot-n` avec $n1 = 2 et $n2 = 3.
### L'argent se compte en milliers : THOUSANDS($price) fait 3 000 de 3.

## Noms : les lieux du plateau

vinhos-action-vineyards = Vignobles
vinhos-action-cellars = Celliers
vinhos-action-wineries = Caves
vinhos-action-wine-experts = Experts
vinhos-action-pass-press-release = Passe/Presse
vinhos-action-enologists = Œnologues
vinhos-action-export = Export
vinhos-action-sales = Ventes
vinhos-action-bank = Banque

vinhos-region-minho = Minho
vinhos-region-tras-os-montes = Trás-os-Montes
vinhos-region-dao = Dão
vinhos-region-douro = Douro
vinhos-region-lisboa = Lisboa
vinhos-region-alentejo = Alentejo
vinhos-region-setubal = Setúbal
vinhos-region-algarve = Algarve

vinhos-hangout-casa-de-fados = Casa de Fados
vinhos-hangout-hotel = Hotel
vinhos-hangout-enoteca = Enoteca

vinhos-sale-casa-de-fados-red-n = Casa de Fados, rouge { $n1 }
vinhos-sale-casa-de-fados-white-n = Casa de Fados, blanc { $n1 }
vinhos-sale-hotel-red-n = Hotel, rouge { $n1 }
vinhos-sale-hotel-white-n = Hotel, blanc { $n1 }
vinhos-sale-enoteca-red-n = Enoteca, rouge { $n1 }
vinhos-sale-enoteca-white-n = Enoteca, blanc { $n1 }
vinhos-export-cnrn = colonne { $n1 }, ligne { $n2 }

vinhos-manager-alexandre = Alexandre
vinhos-manager-beatriz = Beatriz
vinhos-manager-constantino = Constantino

vinhos-court-alexandre = Alexandre
vinhos-court-winery-for-n = action bonus – une cave pour { THOUSANDS($n1) } Bagos
vinhos-court-sales = action bonus – vendre au pays
vinhos-court-beatriz = Beatriz
vinhos-court-vineyard-minus-n = action bonus – un vignoble à { THOUSANDS($n1) } Bagos de moins
vinhos-court-export = action bonus – exporter
vinhos-court-constantino = Constantino
vinhos-court-free-expert = action bonus – un expert gratuit
vinhos-court-invest-free = action bonus – un cran d’investissement gratuit

vinhos-multiplier-cellars-n = celliers, case { $n1 }
vinhos-multiplier-vineyards-n = vignobles, case { $n1 }
vinhos-multiplier-wine-n = un autre vin tout de suite, case { $n1 }
vinhos-multiplier-enologists-n = œnologues, case { $n1 }
vinhos-multiplier-cash-n = argent liquide, case { $n1 }
vinhos-multiplier-four-experts-n = experts des quatre caractéristiques tout de suite, case { $n1 }
vinhos-multiplier-full-estates-n = domaines pleins, case { $n1 }
vinhos-multiplier-wineries-n = caves, case { $n1 }
vinhos-multiplier-renown-n = renommée de vos régions tout de suite, case { $n1 }

vinhos-fair-look-taste = Robe et Goût
vinhos-fair-look-alcohol = Robe et Alcool
vinhos-fair-look-aroma = Robe et Arôme
vinhos-fair-taste-aroma = Goût et Arôme
vinhos-fair-taste-alcohol = Goût et Alcool
vinhos-fair-aroma-alcohol = Arôme et Alcool
vinhos-bonus-cash-n = { THOUSANDS($n1) } Bagos
vinhos-bonus-points-n =
    { $n1 ->
        [one] { $n1 } Point de Salon
       *[other] { $n1 } Points de Salon
    }
vinhos-bonus-expert = un expert gratuit

vinhos-place-place-n =
    { $n1 ->
        [1] première place
        [2] deuxième place
        [3] troisième place
       *[other] quatrième place
    }

## Noms : les choses

vinhos-colour-red = rouge
vinhos-colour-white = blanc

vinhos-vineyard-minho-red-n = vignoble rouge du Minho
vinhos-vineyard-minho-white-n = vignoble blanc du Minho
vinhos-vineyard-tras-os-montes-red-n = vignoble rouge de Trás-os-Montes
vinhos-vineyard-tras-os-montes-white-n = vignoble blanc de Trás-os-Montes
vinhos-vineyard-dao-red-n = vignoble rouge du Dão
vinhos-vineyard-dao-white-n = vignoble blanc du Dão
vinhos-vineyard-douro-red-n = vignoble rouge du Douro
vinhos-vineyard-douro-white-n = vignoble blanc du Douro
vinhos-vineyard-lisboa-red-n = vignoble rouge de Lisboa
vinhos-vineyard-lisboa-white-n = vignoble blanc de Lisboa
vinhos-vineyard-alentejo-red-n = vignoble rouge d’Alentejo
vinhos-vineyard-alentejo-white-n = vignoble blanc d’Alentejo
vinhos-vineyard-setubal-red-n = vignoble rouge de Setúbal
vinhos-vineyard-setubal-white-n = vignoble blanc de Setúbal
vinhos-vineyard-algarve-red-n = vignoble rouge d’Algarve
vinhos-vineyard-algarve-white-n = vignoble blanc d’Algarve

vinhos-feature-taste = Goût
vinhos-feature-aroma = Arôme
vinhos-feature-look = Robe
vinhos-feature-alcohol = Alcool

vinhos-ability-discount = vignobles −1 000
vinhos-ability-reorder = trie des vignobles
vinhos-ability-renown = cube de renommée
vinhos-ability-cash = 2 000 en liquide
vinhos-ability-barrel = reprend un tonneau
vinhos-ability-free-move = trajet gratuit

vinhos-expert-taste-discount = expert Goût ({ vinhos-ability-discount })
vinhos-expert-taste-reorder = expert Goût ({ vinhos-ability-reorder })
vinhos-expert-taste-renown = expert Goût ({ vinhos-ability-renown })
vinhos-expert-taste-cash = expert Goût ({ vinhos-ability-cash })
vinhos-expert-taste-barrel = expert Goût ({ vinhos-ability-barrel })
vinhos-expert-taste-free-move = expert Goût ({ vinhos-ability-free-move })
vinhos-expert-aroma-discount = expert Arôme ({ vinhos-ability-discount })
vinhos-expert-aroma-reorder = expert Arôme ({ vinhos-ability-reorder })
vinhos-expert-aroma-renown = expert Arôme ({ vinhos-ability-renown })
vinhos-expert-aroma-cash = expert Arôme ({ vinhos-ability-cash })
vinhos-expert-aroma-barrel = expert Arôme ({ vinhos-ability-barrel })
vinhos-expert-aroma-free-move = expert Arôme ({ vinhos-ability-free-move })
vinhos-expert-look-discount = expert Robe ({ vinhos-ability-discount })
vinhos-expert-look-reorder = expert Robe ({ vinhos-ability-reorder })
vinhos-expert-look-renown = expert Robe ({ vinhos-ability-renown })
vinhos-expert-look-cash = expert Robe ({ vinhos-ability-cash })
vinhos-expert-look-barrel = expert Robe ({ vinhos-ability-barrel })
vinhos-expert-look-free-move = expert Robe ({ vinhos-ability-free-move })
vinhos-expert-alcohol-discount = expert Alcool ({ vinhos-ability-discount })
vinhos-expert-alcohol-reorder = expert Alcool ({ vinhos-ability-reorder })
vinhos-expert-alcohol-renown = expert Alcool ({ vinhos-ability-renown })
vinhos-expert-alcohol-cash = expert Alcool ({ vinhos-ability-cash })
vinhos-expert-alcohol-barrel = expert Alcool ({ vinhos-ability-barrel })
vinhos-expert-alcohol-free-move = expert Alcool ({ vinhos-ability-free-move })

vinhos-estate-estate-n = domaine { $n1 }
vinhos-wine-estate-n-slot-n = domaine { $n1 }, case { $n2 }
vinhos-transfer-estate-n-estate-n = du domaine { $n1 } au domaine { $n2 }
vinhos-amount-n = { THOUSANDS($n1) } Bagos
vinhos-number-n =
    { $n1 ->
        [0] aucun cube de renommée
        [one] { $n1 } cube de renommée
       *[other] { $n1 } cubes de renommée
    }

## Questions

vinhos-ask-first-vineyard = Choisissez votre premier vignoble. Il apporte un vin et le don de sa région.
vinhos-ask-first-wine = Mettez-vous ce vin en bouteille comme Douro, ou dépensez-vous une tuile Porto pour un meilleur ?
vinhos-ask-turn = À vous : où va votre marqueur d’action ?
vinhos-ask-after-action = Votre action est faite. Autre chose avant la fin du tour ?
vinhos-ask-vineyards-action = Quel vignoble achetez-vous ?
vinhos-ask-bonus-vineyard-action = Quel vignoble achetez-vous avec la remise du VIP ?
vinhos-ask-place-vineyard = Quel domaine reçoit le { $vineyard } ?
vinhos-ask-wineries-action = Où bâtissez-vous une cave pour { THOUSANDS($price) } Bagos ? Vous pouvez encore en bâtir { $left }.
vinhos-ask-bonus-winery-action = Où bâtissez-vous une cave pour { THOUSANDS($price) } Bagos seulement ?
vinhos-ask-cellars-action = Quel entrepôt devient un cellier pour { THOUSANDS($price) } Bagos ?
vinhos-ask-enologists-action = Quelle cave embauche un œnologue pour { THOUSANDS($price) } Bagos ? Vous pouvez encore en embaucher { $left }.
vinhos-ask-wine-experts-action = Quel expert embauchez-vous ? Vous pouvez encore en embaucher { $left }.
vinhos-ask-bank-action = Que faites-vous à la banque ?
vinhos-ask-sales-action = Quel vin vendez-vous au pays ?
vinhos-ask-bonus-sales-action = Quel vin vendez-vous au pays avec l’action bonus ?
vinhos-ask-sale-slot = Où vendez-vous le vin { $colour } de valeur { $value } ({ $region }) ?
vinhos-ask-export-action = Quel vin envoyez-vous à l’étranger ?
vinhos-ask-bonus-export-action = Quel vin envoyez-vous à l’étranger avec l’action bonus ?
vinhos-ask-export-slot = Où envoyez-vous le vin { $colour } de valeur { $value } ({ $region }) ?
vinhos-ask-order-place = Quelle place prenez-vous dans l’ordre de la prochaine phase ?
vinhos-ask-announce = Quel vin annoncez-vous pour le prochain Salon ?
vinhos-ask-announce-cubes = Ajoutez-vous de la renommée à ce vin de valeur { $value } ?
vinhos-ask-announce-slot =
    { $experts ->
        [0] Votre vin de valeur { $value } ne permet aucun expert au Salon. Quel emplacement prend-il ?
        [one] Votre vin de valeur { $value } permet { $experts } expert au Salon. Quel emplacement prend-il ?
       *[other] Votre vin de valeur { $value } permet { $experts } experts au Salon. Quel emplacement prend-il ?
    }
vinhos-ask-manager-barrels = Votre vin plaît à un VIP. À qui donnez-vous un tonneau ?
vinhos-ask-benefit = Que fait le VIP pour vous ?
vinhos-ask-benefit-wine = Quel vin donnez-vous au VIP ?
vinhos-ask-wine-for-points = Quel vin changez-vous en points de victoire ?
vinhos-ask-wine-for-points-cubes = Ajoutez-vous de la renommée à ce vin de valeur { $value } ?
vinhos-ask-return-expert = C’est un expert de trop. Lequel rendez-vous ?
vinhos-ask-free-expert = Choisissez un expert gratuit.
vinhos-ask-last-place-expert = Dernière place : un expert vous rejoint gratuitement. Lequel ?
vinhos-ask-place-cubes =
    { $left ->
        [one] Quelle région reçoit le cube de renommée ?
       *[other] Quelle région reçoit un cube de renommée ? Il y en a { $left } à placer, dans des régions différentes.
    }
vinhos-ask-lift-barrel = Quel tonneau vous revient ?
vinhos-ask-lift-pair = Quel tonneau reprenez-vous ({ $hangout }) ?
vinhos-ask-reorder-deck = De quelle région examinez-vous et triez-vous les vignobles ?
vinhos-ask-lay-tiles = Dans quel ordre viennent les vignobles ({ $region }) ? Choisissez le suivant à partir du haut.
vinhos-ask-lose-winery = Votre compte n’a pas pu payer les intérêts. Quel domaine perd une cave ?
vinhos-ask-lose-vineyard = Votre compte n’a pas pu payer les intérêts. Quel domaine perd un vignoble ?
vinhos-ask-rehouse = Quelle cave accueille l’œnologue qui n’en a plus ?
vinhos-ask-dismiss = Il manque le salaire d’un œnologue. Quel domaine s’en sépare ?
vinhos-ask-move-enologists = Avant la production : des œnologues changent-ils de domaine ?
vinhos-ask-make-wine = Le domaine { $estate } donne un vin de valeur { $value }. En bouteille comme Douro, ou avec une tuile Porto ?
vinhos-ask-before-fair = Le Salon va ouvrir. Quelque chose à préparer ?
vinhos-ask-choose-experts =
    { $left ->
        [one] Quel expert défend votre vin ? Vous pouvez encore en jouer un.
       *[other] Quel expert défend votre vin ? Vous pouvez encore en jouer jusqu’à { $left }.
    }
vinhos-ask-last-benefit = La dernière année est finie. Encore un avantage, ou vous arrêtez-vous là ?
vinhos-ask-last-cash = Vos experts utilisés vont repasser face visible. Utiliser d’abord un expert qui rapporte du liquide ?
vinhos-ask-last-divest = Avant le décompte final : changez-vous investissements et experts en liquide ?

## Réponses

vinhos-answer-done = Rien d’autre
vinhos-answer-pass = Pas de communiqué de presse
vinhos-answer-stay = Rester sur Passer / Communiqué de presse
vinhos-answer-divest = Désinvestir d’un cran : { THOUSANDS($gain) } Bagos en liquide
vinhos-answer-invest = Investir d’un cran : { THOUSANDS($price) } Bagos pris sur le compte
vinhos-answer-douro = Douro, un vin de valeur { $value }
vinhos-answer-porto = Porto, un vin de valeur { $value }
vinhos-answer-go =
    { $price ->
        [0] Aller sur { $it }
       *[other] Aller sur { $it } pour { THOUSANDS($price) } Bagos
    }
vinhos-answer-use = Utiliser : { $it }
vinhos-answer-play = Jouer : { $it }
vinhos-answer-return = Rendre : { $it }
vinhos-answer-hire =
    { $price ->
        [0] Accueillir : { $expert }
       *[other] Embaucher pour { THOUSANDS($price) } Bagos : { $expert }
    }
vinhos-answer-buy =
    { $price ->
        [0] Acheter le { $vineyard } pour rien
       *[other] Acheter le { $vineyard } pour { THOUSANDS($price) } Bagos
    }
vinhos-answer-cube = Ajouter un cube : { $it }
vinhos-answer-deck = Trier les vignobles : { $it }
vinhos-answer-next = Ensuite : { $it }
vinhos-answer-place = Placer dans le { $it }
vinhos-answer-drop = Retirer du { $it }
vinhos-answer-transfer = Un œnologue passe { $it }
vinhos-answer-wine = Le vin { $colour } de valeur { $value } ({ $region }, { $it })
vinhos-answer-sell =
    { $cubes ->
        [0] Vendre ({ $it }) : { THOUSANDS($demand) } Bagos sur le compte
        [one] Vendre ({ $it }) : { THOUSANDS($demand) } Bagos sur le compte, avec { $cubes } cube de renommée
       *[other] Vendre ({ $it }) : { THOUSANDS($demand) } Bagos sur le compte, avec { $cubes } cubes de renommée
    }
vinhos-answer-ship =
    { $cubes ->
        [0] Exporter ({ $it }) : { $points } PV
        [one] Exporter ({ $it }) : { $points } PV, avec { $cubes } cube de renommée
       *[other] Exporter ({ $it }) : { $points } PV, avec { $cubes } cubes de renommée
    }
vinhos-answer-withdraw = Retirer { $it }
vinhos-answer-deposit = Déposer { $it }
vinhos-answer-home = Reprendre deux tonneaux ({ $it }) : un cube de renommée pour chacun
vinhos-answer-lift-sale = Le tonneau des ventes ({ $it })
vinhos-answer-lift-export = Le tonneau à l’étranger ({ $it })
vinhos-answer-lift-court = Le tonneau chez les VIP ({ $it })
vinhos-answer-lift-multiplier = Le tonneau sur le multiplicateur ({ $it })
vinhos-answer-order = Prochaine phase : { $it }
vinhos-answer-fair =
    { $points ->
        [0] { $it } : { $bonus }
        [one] { $it } : { $bonus }, et { $points } Point de Salon pour le vin
       *[other] { $it } : { $bonus }, et { $points } Points de Salon pour le vin
    }
vinhos-answer-cubes = Un vin de valeur { $value } ({ $it })
vinhos-answer-manager = Donner un tonneau à { $it }
vinhos-answer-benefit = Tirer avantage de votre tonneau ({ $it })
vinhos-answer-to = Le tonneau passe à : { $it }
vinhos-answer-multiply = Le tonneau passe au multiplicateur ({ $it }) : { $points } PV en l’état

## Raisons

vinhos-must-move = Votre marqueur s’y trouve déjà ; il doit aller ailleurs.
vinhos-short-of-cash = Le trajet coûte { THOUSANDS($price) } Bagos ; il vous en manque { THOUSANDS($short) }.
vinhos-can-leave = On ne reste que si l’on ne peut aller nulle part ailleurs ; ce n’est pas votre cas.
vinhos-cannot-pay =
    { $short ->
        [0] Votre liquide ne paierait même pas l’achat le moins cher.
       *[other] Il vous manque { THOUSANDS($short) } Bagos.
    }
vinhos-investment-lowest = Votre investissement est déjà au plus bas.
vinhos-investment-highest = Votre investissement est déjà au plus haut.
vinhos-account-short = Il manque pour cela { THOUSANDS($short) } Bagos sur votre compte.
vinhos-account-empty = Votre compte est vide.
vinhos-account-full = Votre compte est plein.
vinhos-no-cash = Vous n’avez pas de liquide à déposer.
vinhos-nothing-at-bank = Vous n’avez rien à retirer ni à déposer.
vinhos-back-and-forth = Cela ne ferait que défaire ce que vous avez fait pendant cette visite.
vinhos-must-do-one = Cette action doit être faite au moins une fois.
vinhos-already-bought-here = Vous y avez déjà acheté pendant cette action ; chaque région ne vous en vend qu’un.
vinhos-deck-empty = Il n’en reste plus.
vinhos-region-not-in-play = Cette région n’est pas en jeu.
vinhos-no-estate-fits = Aucun de vos domaines ne peut l’accueillir : il en faut un vide, ou de même région et de même couleur.
vinhos-estate-differs = Les vignobles y sont d’une autre région ou couleur.
vinhos-estate-full = Les trois parcelles y sont prises.
vinhos-minho-cellar = Le vin du Minho ne connaît pas de cellier.
vinhos-two-wineries = Deux caves s’y trouvent déjà.
vinhos-no-winery-left = Il n’y a plus de caves.
vinhos-no-winery-room = Aucun de vos domaines n’a de place pour une cave.
vinhos-no-cellar-left = Il n’y a plus de celliers.
vinhos-no-cellar-room = Aucun de vos domaines ne peut recevoir de cellier.
vinhos-has-cellar = Il a déjà un cellier.
vinhos-no-enologist-left = Aucun œnologue ne cherche de travail.
vinhos-no-empty-winery = Il n’y a pas de cave sans œnologue.
vinhos-no-wine = Vous n’avez pas de vin.
vinhos-no-barrel = Vous n’avez pas de tonneau en réserve.
vinhos-no-slot-fits = Aucune case libre n’accepterait un de vos vins, même avec de la renommée.
vinhos-slot-taken = La case est déjà prise.
vinhos-value-too-low = Il faut { $demand } ; votre vin vaut { $value } et la renommée ne comble pas l’écart.
vinhos-no-pair = Il vous y faut deux tonneaux.
vinhos-cubes-not-needed = Le dernier de ces cubes ne vous rapporterait rien.
vinhos-cubes-lacking = Votre région n’a pas autant de cubes.
vinhos-already-cube-there = Un de ces cubes y a déjà été posé.
vinhos-no-cube-room = La région n’a plus de place pour un cube.
vinhos-expert-face-down = Cet expert a déjà servi ; sa tuile est face cachée.
vinhos-expert-not-now = Cet expert ne peut rien faire en ce moment.
vinhos-no-cube-left = Il n’y a plus de cube, ou plus de place pour un cube.
vinhos-no-barrel-out = Aucun de vos tonneaux n’est sur le plateau.
vinhos-free-move-already = Votre trajet est déjà gratuit.
vinhos-nothing-to-reorder = Il ne reste pas deux vignobles à mettre en ordre.
vinhos-too-many-played = Votre vin ne permet pas d’autre expert.
vinhos-feature-not-shown = Votre emplacement au Salon ne montre pas cette caractéristique.
vinhos-benefit-used = Vous avez déjà eu votre avantage dans cette phase.
vinhos-same-space = Votre tonneau s’y trouve déjà.
vinhos-multiplier-once = Un de vos tonneaux est déjà sur ce multiplicateur.
vinhos-no-benefit-fits = Aucun avantage n’est possible maintenant dans la ligne de ce VIP.
vinhos-bonus-needs-wine = Ce vin est nécessaire à l’action bonus elle-même.
vinhos-already-announced = Vous avez déjà annoncé un vin pour ce Salon.
vinhos-request-not-met = Votre vin ne répond pas au souhait de ce VIP cette année.
vinhos-year-one = La première année, les VIP ne prennent pas de tonneau.
vinhos-manager-once = Ce VIP a déjà eu un tonneau pour ce vin.
vinhos-place-taken = Cette place est prise.

## D'où viennent les points

vinhos-source-export = export
vinhos-source-fair = Salons
vinhos-source-wine = vin
vinhos-source-experts = experts
vinhos-source-renown = renommée
vinhos-source-empty-account = compte vide
vinhos-source-majorities = majorités d’export
vinhos-source-account = compte
vinhos-source-multipliers = multiplicateurs
