### Vinhos, en français.
###
### Un nom se trouve sous `vinhos-<genre>-<id>`. Chaque suite de chiffres d'un id est `n` dans la clé et un
### nombre ici : `estate-2-slot-3` est `vinhos-wine-estate-n-slot-n` avec $n1 = 2 et $n2 = 3.
### L'argent se compte en milliers : THOUSANDS($price) fait 3 000 de 3.

## Noms : les lieux du plateau

vinhos-action-vineyards = Vignobles
vinhos-action-cellars = Celliers
vinhos-action-wineries = Caves
vinhos-action-wine-experts = Experts en Vin
vinhos-action-pass-press-release = Passer/Communiqué de Presse
vinhos-action-enologists = Œnologues
vinhos-action-export = Export
vinhos-action-sales = Ventes
vinhos-action-bank = Banque
vinhos-short-vineyards = Vignobles
vinhos-short-cellars = Celliers
vinhos-short-wineries = Caves
vinhos-short-wine-experts = Experts
vinhos-short-pass-press-release = Passe/Presse
vinhos-short-enologists = Œnologues
vinhos-short-export = Export
vinhos-short-sales = Ventes
vinhos-short-bank = Banque
vinhos-short-taste = Goût
vinhos-short-aroma = Arôme
vinhos-short-look = Robe
vinhos-short-alcohol = Alcool

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
vinhos-court-winery-for-n = Action Bonus : acheter une cave pour { THOUSANDS($n1) } Bagos
vinhos-court-sales = Action Bonus : Ventes
vinhos-court-beatriz = Beatriz
vinhos-court-vineyard-minus-n = Action Bonus : acheter un vignoble à { THOUSANDS($n1) } Bagos de moins
vinhos-court-export = Action Bonus : Export
vinhos-court-constantino = Constantino
vinhos-court-free-expert = Action Bonus : un Expert en Vin gratuit
vinhos-court-invest-free = Action Bonus : investir une fois gratuitement

vinhos-multiplier-cellars-n = celliers, case { $n1 }
vinhos-multiplier-vineyards-n = vignobles, case { $n1 }
vinhos-multiplier-wine-n = valeur d’un vin, aussitôt, case { $n1 }
vinhos-multiplier-enologists-n = œnologues, case { $n1 }
vinhos-multiplier-cash-n = argent liquide, case { $n1 }
vinhos-multiplier-four-experts-n = experts des quatre caractéristiques, aussitôt, case { $n1 }
vinhos-multiplier-full-estates-n = domaines complets, case { $n1 }
vinhos-multiplier-wineries-n = caves, case { $n1 }
vinhos-multiplier-renown-n = renommée de ses propres régions, aussitôt, case { $n1 }

vinhos-fair-look-taste = Robe et Goût
vinhos-fair-look-alcohol = Robe et Teneur en Alcool
vinhos-fair-look-aroma = Robe et Arôme
vinhos-fair-taste-aroma = Goût et Arôme
vinhos-fair-taste-alcohol = Goût et Teneur en Alcool
vinhos-fair-aroma-alcohol = Arôme et Teneur en Alcool
vinhos-bonus-cash-n = { THOUSANDS($n1) } Bagos
vinhos-bonus-points-n =
    { $n1 ->
        [one] 1 Point de Salon
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
vinhos-feature-alcohol = Teneur en Alcool

vinhos-ability-discount = vignobles à prix réduit
vinhos-ability-reorder = réordonner une pile
vinhos-ability-renown = cube de renommée
vinhos-ability-cash = recevoir du liquide
vinhos-ability-barrel = reprendre un tonneau
vinhos-ability-free-move = déplacement gratuit

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

# Les domaines d’après leur région, après le mot « domaine » ; un numéro seulement si deux ont la même région.
vinhos-estate-estate-n = { $n1 }
vinhos-estate-minho = du Minho
vinhos-estate-minho-n = du Minho ({ $n1 })
vinhos-estate-tras-os-montes = de Trás-os-Montes
vinhos-estate-tras-os-montes-n = de Trás-os-Montes ({ $n1 })
vinhos-estate-dao = du Dão
vinhos-estate-dao-n = du Dão ({ $n1 })
vinhos-estate-douro = du Douro
vinhos-estate-douro-n = du Douro ({ $n1 })
vinhos-estate-lisboa = de Lisboa
vinhos-estate-lisboa-n = de Lisboa ({ $n1 })
vinhos-estate-alentejo = de l’Alentejo
vinhos-estate-alentejo-n = de l’Alentejo ({ $n1 })
vinhos-estate-setubal = de Setúbal
vinhos-estate-setubal-n = de Setúbal ({ $n1 })
vinhos-estate-algarve = de l’Algarve
vinhos-estate-algarve-n = de l’Algarve ({ $n1 })

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

vinhos-ask-first-vineyard = Choisissez votre premier vignoble. Il apporte un vin et le bonus de sa région.
vinhos-ask-first-wine = Produisez-vous un vin du Douro, ou dépensez-vous une tuile Porto pour en faire un meilleur ?
vinhos-ask-turn = Où déplacez-vous votre Marqueur d’Action ?
vinhos-ask-after-action = Votre action est terminée. Autre chose avant la fin de votre tour ?
vinhos-ask-vineyards-action = Quel vignoble achetez-vous ?
vinhos-ask-bonus-vineyard-action = Quel vignoble achetez-vous avec la réduction de l’action bonus ?
vinhos-ask-place-vineyard = Dans quel domaine placez-vous le { $vineyard } ?
vinhos-ask-wineries-action =
    { $left ->
        [one] Où construisez-vous une cave pour { THOUSANDS($price) } Bagos ? Vous pouvez encore en construire une.
       *[other] Où construisez-vous une cave pour { THOUSANDS($price) } Bagos ? Vous pouvez en construire { $left }.
    }
vinhos-ask-bonus-winery-action = Où construisez-vous une cave pour seulement { THOUSANDS($price) } Bagos ?
vinhos-ask-cellars-action = Quel entrepôt recouvrez-vous d’un cellier pour { THOUSANDS($price) } Bagos ?
vinhos-ask-enologists-action =
    { $left ->
        [one] Où embauchez-vous un œnologue pour { THOUSANDS($price) } Bagos ? Vous pouvez encore en embaucher un.
       *[other] Où embauchez-vous un œnologue pour { THOUSANDS($price) } Bagos ? Vous pouvez en embaucher { $left }.
    }
vinhos-ask-wine-experts-action =
    { $left ->
        [one] Quel Expert en Vin embauchez-vous ? Vous pouvez encore en embaucher un.
       *[other] Quel Expert en Vin embauchez-vous ? Vous pouvez en embaucher { $left }.
    }
vinhos-ask-bank-action = Que faites-vous à la banque ?
vinhos-ask-sales-action = Quel vin vendez-vous ?
vinhos-ask-bonus-sales-action = Quel vin vendez-vous avec l’action bonus ?
vinhos-ask-sale-slot = Où vendez-vous le vin { $colour } de valeur { $value } ({ $region }) ?
vinhos-ask-export-action = Quel vin exportez-vous ?
vinhos-ask-bonus-export-action = Quel vin exportez-vous avec l’action bonus ?
vinhos-ask-export-slot = Où exportez-vous le vin { $colour } de valeur { $value } ({ $region }) ?
vinhos-ask-order-place =
    { $next ->
        [phase] Quelle place prenez-vous dans l’ordre du tour pour la prochaine phase ?
        [year] Quelle place prenez-vous dans l’ordre du tour pour l’année prochaine ?
       *[fair] Quelle place prenez-vous dans l’ordre du tour pour le Salon ?
    }
vinhos-ask-announce = Quel vin annoncez-vous pour le prochain Salon ?
vinhos-ask-late-announcement = Le Salon commence. Quel vin présentez-vous ?
vinhos-ask-announce-cubes = Utilisez-vous de la renommée pour augmenter la valeur de ce vin ({ $value }) ?
vinhos-ask-announce-slot =
    { $experts ->
        [0] Votre vin (valeur { $value }) ne permet de jouer aucun expert au Salon. Quelle case de Salon prenez-vous ?
        [one] Votre vin (valeur { $value }) permet de jouer un expert au Salon. Quelle case de Salon prenez-vous ?
       *[other] Votre vin (valeur { $value }) permet de jouer jusqu’à { $experts } experts au Salon. Quelle case de Salon prenez-vous ?
    }
vinhos-ask-manager-barrels = Votre vin satisfait la demande d’un VIP. À quel VIP donnez-vous un tonneau ?
vinhos-ask-benefit = Quel avantage prenez-vous ?
vinhos-ask-benefit-wine = Quel vin donnez-vous au VIP ?
vinhos-ask-wine-for-points = Quel vin défaussez-vous pour des points de victoire ?
vinhos-ask-wine-for-points-cubes = Utilisez-vous de la renommée pour augmenter la valeur de ce vin ({ $value }) ?
vinhos-ask-return-expert = Vous avez un expert de trop. Lequel défaussez-vous ?
vinhos-ask-free-expert = Choisissez un Expert en Vin gratuit.
vinhos-ask-last-place-expert = Vous êtes à la dernière place du Salon : vous pouvez prendre un expert gratuit. Lequel ?
vinhos-ask-place-cubes =
    { $left ->
        [one] Dans quelle région placez-vous le cube de renommée ?
       *[other] Dans quelle région placez-vous un cube de renommée ? Il y en a { $left } à placer, dans des régions différentes.
    }
vinhos-ask-lift-barrel = Quel tonneau reprenez-vous ?
vinhos-ask-lift-pair = Quel tonneau reprenez-vous ({ $hangout }) ?
vinhos-ask-reorder-deck = De quelle région consultez-vous et réordonnez-vous la pile de vignobles ?
vinhos-ask-lay-tiles = Mettez en ordre les vignobles ({ $region }) : lequel vient ensuite, en partant du haut ?
vinhos-ask-lose-winery = Votre compte ne suffit pas à payer les intérêts. Quel domaine perd une cave ?
vinhos-ask-lose-vineyard = Votre compte ne suffit pas à payer les intérêts. Quel domaine perd un vignoble ?
vinhos-ask-discard-vineyard = Votre compte ne suffit pas à payer les intérêts. Quel vignoble du domaine { $estate } défaussez-vous ?
vinhos-ask-rehouse = Quelle cave accueille l’œnologue de la cave défaussée ?
vinhos-ask-dismiss = Vous ne pouvez pas payer un de vos œnologues. De quel domaine le renvoyez-vous ?
vinhos-ask-move-enologists = Avant la production : déplacez-vous des œnologues entre vos domaines ?
vinhos-ask-make-wine = Le domaine { $estate } produit un vin de valeur { $value }. Le gardez-vous comme Douro, ou dépensez-vous une tuile Porto ?
vinhos-ask-before-fair = Le Salon va ouvrir. Quelque chose à faire avant ?
vinhos-ask-choose-experts =
    { $left ->
        [one] Quel expert jouez-vous ? Vous pouvez encore en jouer un.
       *[other] Quel expert jouez-vous ? Vous pouvez encore en jouer jusqu’à { $left }.
    }
vinhos-ask-last-benefit = La dernière année est finie. Prenez-vous encore un avantage, ou passez-vous ?
vinhos-ask-last-cash = Vos experts face cachée vont être retournés face visible. Utilisez-vous d’abord un expert qui rapporte du liquide ?
vinhos-ask-last-divest = Avant le décompte final : désinvestissez-vous, ou utilisez-vous des experts pour obtenir du liquide ?

## Réponses

vinhos-answer-done = C’est tout
vinhos-answer-pass = Passer (sans Communiqué de Presse)
vinhos-answer-stay = Rester sur Passer/Communiqué de Presse
vinhos-answer-divest = Désinvestir : { THOUSANDS($gain) } Bagos en liquide
vinhos-answer-invest = Investir : payer { THOUSANDS($price) } Bagos depuis le compte
vinhos-answer-douro = Vin du Douro de valeur { $value }
vinhos-answer-porto = Vin de Porto de valeur { $value }
vinhos-answer-go =
    { $price ->
        [0] Aller sur { $it }
       *[other] Aller sur { $it } pour { THOUSANDS($price) } Bagos
    }
vinhos-answer-use =
    { $cash ->
        [0] Utiliser : { $it }
       *[other] Utiliser : { $it }, pour { THOUSANDS($cash) } Bagos
    }
vinhos-answer-play = Jouer : { $it }
vinhos-answer-return = Défausser : { $it }
vinhos-answer-hire =
    { $price ->
        [0] Prendre : { $expert }
       *[other] Embaucher pour { THOUSANDS($price) } Bagos : { $expert }
    }
vinhos-answer-buy =
    { $price ->
        [0] Prendre gratuitement le { $vineyard }
       *[other] Acheter le { $vineyard } pour { THOUSANDS($price) } Bagos
    }
vinhos-answer-cube = Placer un cube de renommée : { $it }
vinhos-answer-deck = Réordonner les vignobles : { $it }
vinhos-answer-next = Ensuite : { $it } (prix { THOUSANDS($price) } Bagos)
vinhos-answer-place = Placer dans le domaine { $it }
vinhos-answer-drop = Retirer du domaine { $it }
vinhos-answer-discard = Défausser : { $it } (prix { THOUSANDS($price) } Bagos)
vinhos-answer-transfer = Déplacer un œnologue du domaine { $from } au domaine { $to }
vinhos-answer-wine = Le vin { $colour } de valeur { $value } ({ $region }, { $place ->
    [region] case { $slot }
   *[estate] domaine { $estate }, case { $slot }
  })
vinhos-answer-sell =
    { $cubes ->
        [0] Vendre ({ $it }) : { THOUSANDS($gain) } Bagos sur le compte
        [one] Vendre ({ $it }) : { THOUSANDS($gain) } Bagos sur le compte, avec un cube de renommée
       *[other] Vendre ({ $it }) : { THOUSANDS($gain) } Bagos sur le compte, avec { $cubes } cubes de renommée
    }
vinhos-answer-ship =
    { $cubes ->
        [0] Exporter ({ $it }) : { $points } PV
        [one] Exporter ({ $it }) : { $points } PV, avec un cube de renommée
       *[other] Exporter ({ $it }) : { $points } PV, avec { $cubes } cubes de renommée
    }
vinhos-answer-withdraw = Retirer { $it }
vinhos-answer-deposit = Déposer { $it }
vinhos-answer-home = Reprendre deux tonneaux ({ $it }) et placer deux cubes de renommée
vinhos-answer-lift-sale = Le tonneau de vente ({ $it })
vinhos-answer-lift-export = Le tonneau d’export ({ $it })
vinhos-answer-lift-court = Le tonneau chez les VIP ({ $it })
vinhos-answer-lift-multiplier = Le tonneau sur le multiplicateur ({ $it })
vinhos-answer-order =
    { $next ->
        [phase] Prochaine phase : { $it }
        [year] L’année prochaine : { $it }
       *[fair] Au Salon : { $it }
    }
vinhos-answer-fair =
    { $points ->
        [0] { $it } : { $bonus }
        [one] { $it } : { $bonus }, et { $points } Point de Salon pour le vin
       *[other] { $it } : { $bonus }, et { $points } Points de Salon pour le vin
    }
vinhos-answer-cubes = Valeur du vin : { $value } ({ $it })
vinhos-answer-manager = Donner un tonneau à { $it }
vinhos-answer-benefit = Prendre un avantage avec votre tonneau ({ $it })
vinhos-answer-to = Déplacer le tonneau vers : { $it }
vinhos-answer-multiply = Déplacer le tonneau vers le multiplicateur « { $it } » : { $points } PV en l’état

## Raisons

vinhos-must-move = Votre Marqueur d’Action s’y trouve déjà ; il doit aller sur une autre case.
vinhos-short-of-cash = Ce déplacement coûte { THOUSANDS($price) } Bagos ; il vous en manque { THOUSANDS($short) }.
vinhos-can-leave = Vous ne pouvez rester que si aucune autre action n’est possible, or une autre l’est.
vinhos-cannot-pay =
    { $short ->
        [0] Vous n’avez pas assez de liquide, même pour l’achat le moins cher.
       *[other] Il vous manque { THOUSANDS($short) } Bagos.
    }
vinhos-investment-lowest = Votre investissement est déjà au plus bas.
vinhos-investment-highest = Votre investissement est déjà au plus haut.
vinhos-account-short = Il manque { THOUSANDS($short) } Bagos sur votre compte.
vinhos-account-empty = Votre compte est vide.
vinhos-account-full = Votre compte est plein.
vinhos-no-cash = Vous n’avez pas de liquide à déposer.
vinhos-nothing-at-bank = Vous n’avez rien à retirer ni à déposer.
vinhos-back-and-forth = Cela ne ferait que défaire ce que vous avez fait pendant cette visite.
vinhos-must-do-one = Cette action doit être effectuée au moins une fois.
vinhos-action-needs-it = Vous devez effectuer votre action ce tour-ci, et ceci la rendrait impossible.
vinhos-already-bought-here = Vous avez déjà acheté un vignoble de cette région pendant cette action.
vinhos-deck-empty = Il n’en reste plus.
vinhos-region-not-in-play = Cette région n’est pas utilisée dans cette partie.
vinhos-no-estate-fits = Aucun de vos domaines ne peut le recevoir : il faut un domaine vide, ou de même région et de même couleur.
vinhos-estate-differs = Les vignobles de ce domaine sont d’une autre région ou d’une autre couleur.
vinhos-estate-full = Les trois cases de ce domaine sont prises.
vinhos-minho-cellar = Un domaine du Minho ne peut pas avoir de cellier.
vinhos-two-wineries = Ce domaine a déjà deux caves.
vinhos-no-winery-left = Il n’y a plus de caves.
vinhos-no-winery-room = Aucun de vos domaines n’a de place pour une cave.
vinhos-no-cellar-left = Il n’y a plus de celliers.
vinhos-no-cellar-room = Aucun de vos domaines ne peut recevoir de cellier.
vinhos-has-cellar = Ce domaine a déjà un cellier.
vinhos-no-enologist-left = Il n’y a plus d’œnologues.
vinhos-no-empty-winery = Vous n’avez pas de cave sans œnologue.
vinhos-no-wine = Vous n’avez pas de vin.
vinhos-no-barrel = Vous n’avez pas de tonneau en réserve.
vinhos-no-slot-fits = Aucune case libre n’accepte un de vos vins, même avec de la renommée.
vinhos-slot-taken = Cette case est déjà prise.
vinhos-value-too-low = Cette case demande une valeur de { $demand } ; votre vin vaut { $value } et la renommée ne comble pas l’écart.
vinhos-no-pair = Il vous faut deux tonneaux à cette adresse.
vinhos-cubes-not-needed = Vous n’avez pas besoin d’autant de cubes de renommée : le dernier ne vous rapporterait rien.
vinhos-cubes-lacking = La région de ce vin n’a pas autant de cubes de renommée.
vinhos-already-cube-there = Vous venez d’y placer un cube de renommée ; choisissez une autre région.
vinhos-no-cube-room = Cette région n’a plus de place pour un cube de renommée.
vinhos-expert-face-down = Vous avez déjà utilisé cet expert ; sa tuile est face cachée.
vinhos-expert-not-now = La capacité de cet expert ne peut pas être utilisée maintenant.
vinhos-no-cube-left = Il n’y a plus de cube de renommée, ou plus de place pour en placer un.
vinhos-no-barrel-out = Aucun de vos tonneaux n’est sur le plateau.
vinhos-free-move-already = Votre déplacement est déjà gratuit.
vinhos-nothing-to-reorder = Plus aucune pile n’a deux vignobles à réordonner.
vinhos-reorder-before-buying = Cet expert s’utilise avant d’acheter un vignoble, et vous ne pouvez plus en acheter dans une pile d’au moins deux tuiles.
vinhos-too-many-played = Votre Tuile de Salon ne permet pas de jouer un expert de plus.
vinhos-feature-not-shown = Votre case de Salon ne montre pas cette caractéristique.
vinhos-benefit-used = Vous avez déjà pris un avantage dans cette phase.
vinhos-same-space = Votre tonneau s’y trouve déjà.
vinhos-multiplier-once = Un de vos tonneaux est déjà sur ce multiplicateur.
vinhos-no-benefit-fits = Aucun avantage n’est possible maintenant dans la ligne de ce VIP.
vinhos-bonus-needs-wine = Ce vin est nécessaire à l’action bonus elle-même.
vinhos-no-bonus-follows = Après votre action, ceci n’est permis que pour préparer une action bonus, et aucune n’est possible.
vinhos-bonus-must-follow = Vous avez préparé une action bonus : vous devez prendre un avantage avec une action bonus.
vinhos-already-announced = Vous avez déjà annoncé un vin pour ce Salon.
vinhos-request-not-met = Votre vin ne satisfait pas la demande de ce VIP cette année.
vinhos-year-one = La première année, on ne donne pas de tonneau aux VIP.
vinhos-manager-once = Vous avez déjà donné un tonneau à ce VIP pour ce vin.
vinhos-place-taken = Un autre joueur a pris cette place.

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
