### Viticulture, en français.
###
### Un nom se trouve sous `viticulture-<genre>-<id>`. Chaque suite de chiffres d'un id est `n` dans la clé et
### un nombre ici : `row-3` est `viticulture-row-row-n` avec $n1 = 3. Les cartes sont dans
### `viticulture-cards.ftl`.

## Noms : le plateau

viticulture-action-draw-vine = Piocher une vigne
viticulture-action-give-tour = Guider une visite : gagner 2 lires
viticulture-action-build-structure = Construire une structure
viticulture-action-play-summer = Jouer un visiteur d’été
viticulture-action-sell-or-trade = Vendre du raisin, ou acheter ou vendre un champ
viticulture-action-plant-vine = Planter une vigne
viticulture-action-draw-order = Piocher une commande
viticulture-action-harvest-field = Vendanger un champ
viticulture-action-train-worker = Former un ouvrier : payer 4 lires
viticulture-action-play-winter = Jouer un visiteur d’hiver
viticulture-action-make-wine = Produire jusqu’à deux vins
viticulture-action-fill-order = Honorer une commande
viticulture-action-gain-lira = Gagner 1 lire
viticulture-action-use-yoke = Utiliser votre joug

viticulture-bonus-draw-vine = une vigne de plus
viticulture-bonus-give-tour = 1 lire de plus
viticulture-bonus-build-structure = 1 lire
viticulture-bonus-play-summer = un second visiteur
viticulture-bonus-sell-or-trade = 1 PV
viticulture-bonus-plant-vine = une seconde vigne
viticulture-bonus-draw-order = une commande de plus
viticulture-bonus-harvest-field = un second champ
viticulture-bonus-train-worker = 1 lire
viticulture-bonus-play-winter = un second visiteur
viticulture-bonus-make-wine = un troisième vin
viticulture-bonus-fill-order = 1 PV

viticulture-place-draw-vine-left = { viticulture-action-draw-vine }, case de gauche
viticulture-place-draw-vine-middle = { viticulture-action-draw-vine } (bonus : { viticulture-bonus-draw-vine })
viticulture-place-draw-vine-right = { viticulture-action-draw-vine }, case de droite
viticulture-place-draw-vine-beside = { viticulture-action-draw-vine } (grand ouvrier à côté des cases)
viticulture-place-give-tour-left = { viticulture-action-give-tour }, case de gauche
viticulture-place-give-tour-middle = { viticulture-action-give-tour } (bonus : { viticulture-bonus-give-tour })
viticulture-place-give-tour-right = { viticulture-action-give-tour }, case de droite
viticulture-place-give-tour-beside = { viticulture-action-give-tour } (grand ouvrier à côté des cases)
viticulture-place-build-structure-left = { viticulture-action-build-structure }, case de gauche
viticulture-place-build-structure-middle = { viticulture-action-build-structure } (bonus : { viticulture-bonus-build-structure })
viticulture-place-build-structure-right = { viticulture-action-build-structure }, case de droite
viticulture-place-build-structure-beside = { viticulture-action-build-structure } (grand ouvrier à côté des cases)
viticulture-place-play-summer-left = { viticulture-action-play-summer }, case de gauche
viticulture-place-play-summer-middle = { viticulture-action-play-summer } (bonus : { viticulture-bonus-play-summer })
viticulture-place-play-summer-right = { viticulture-action-play-summer }, case de droite
viticulture-place-play-summer-beside = { viticulture-action-play-summer } (grand ouvrier à côté des cases)
viticulture-place-sell-or-trade-left = { viticulture-action-sell-or-trade }, case de gauche
viticulture-place-sell-or-trade-middle = { viticulture-action-sell-or-trade } (bonus : { viticulture-bonus-sell-or-trade })
viticulture-place-sell-or-trade-right = { viticulture-action-sell-or-trade }, case de droite
viticulture-place-sell-or-trade-beside = { viticulture-action-sell-or-trade } (grand ouvrier à côté des cases)
viticulture-place-plant-vine-left = { viticulture-action-plant-vine }, case de gauche
viticulture-place-plant-vine-middle = { viticulture-action-plant-vine } (bonus : { viticulture-bonus-plant-vine })
viticulture-place-plant-vine-right = { viticulture-action-plant-vine }, case de droite
viticulture-place-plant-vine-beside = { viticulture-action-plant-vine } (grand ouvrier à côté des cases)
viticulture-place-draw-order-left = { viticulture-action-draw-order }, case de gauche
viticulture-place-draw-order-middle = { viticulture-action-draw-order } (bonus : { viticulture-bonus-draw-order })
viticulture-place-draw-order-right = { viticulture-action-draw-order }, case de droite
viticulture-place-draw-order-beside = { viticulture-action-draw-order } (grand ouvrier à côté des cases)
viticulture-place-harvest-field-left = { viticulture-action-harvest-field }, case de gauche
viticulture-place-harvest-field-middle = { viticulture-action-harvest-field } (bonus : { viticulture-bonus-harvest-field })
viticulture-place-harvest-field-right = { viticulture-action-harvest-field }, case de droite
viticulture-place-harvest-field-beside = { viticulture-action-harvest-field } (grand ouvrier à côté des cases)
viticulture-place-train-worker-left = { viticulture-action-train-worker }, case de gauche
viticulture-place-train-worker-middle = { viticulture-action-train-worker } (bonus : { viticulture-bonus-train-worker })
viticulture-place-train-worker-right = { viticulture-action-train-worker }, case de droite
viticulture-place-train-worker-beside = { viticulture-action-train-worker } (grand ouvrier à côté des cases)
viticulture-place-play-winter-left = { viticulture-action-play-winter }, case de gauche
viticulture-place-play-winter-middle = { viticulture-action-play-winter } (bonus : { viticulture-bonus-play-winter })
viticulture-place-play-winter-right = { viticulture-action-play-winter }, case de droite
viticulture-place-play-winter-beside = { viticulture-action-play-winter } (grand ouvrier à côté des cases)
viticulture-place-make-wine-left = { viticulture-action-make-wine }, case de gauche
viticulture-place-make-wine-middle = { viticulture-action-make-wine } (bonus : { viticulture-bonus-make-wine })
viticulture-place-make-wine-right = { viticulture-action-make-wine }, case de droite
viticulture-place-make-wine-beside = { viticulture-action-make-wine } (grand ouvrier à côté des cases)
viticulture-place-fill-order-left = { viticulture-action-fill-order }, case de gauche
viticulture-place-fill-order-middle = { viticulture-action-fill-order } (bonus : { viticulture-bonus-fill-order })
viticulture-place-fill-order-right = { viticulture-action-fill-order }, case de droite
viticulture-place-fill-order-beside = { viticulture-action-fill-order } (grand ouvrier à côté des cases)
viticulture-place-gain-lira = { viticulture-action-gain-lira }
viticulture-place-gain-lira-grande = { viticulture-action-gain-lira } (grand ouvrier)
viticulture-place-use-yoke = { viticulture-action-use-yoke }

viticulture-row-row-n =
    { $n1 ->
        [1] ligne 1 : sans bonus
        [2] ligne 2 : vigne
        [3] ligne 3 : commande
        [4] ligne 4 : 1 lire
        [5] ligne 5 : visiteur d’été ou d’hiver
        [6] ligne 6 : 1 PV
       *[7] ligne 7 : ouvrier temporaire
    }

viticulture-season-spring = printemps
viticulture-season-summer = été
viticulture-season-fall = automne
viticulture-season-winter = hiver

viticulture-deck-vine = une vigne
viticulture-deck-order = une commande
viticulture-deck-summer = un visiteur d’été
viticulture-deck-winter = un visiteur d’hiver

viticulture-worker-regular = un ouvrier ordinaire
viticulture-worker-grande = le grand ouvrier

viticulture-seat-seat-n =
    { $n1 ->
        [1] joueur A
        [2] joueur B
        [3] joueur C
        [4] joueur D
        [5] joueur E
       *[6] joueur F
    }
viticulture-spot-n = { $n1 }

## Noms : le vignoble

viticulture-structure-trellis = treillis
viticulture-structure-irrigation = tour d’irrigation
viticulture-structure-yoke = joug
viticulture-structure-windmill = moulin
viticulture-structure-cottage = gîte
viticulture-structure-tasting-room = salle de dégustation
viticulture-structure-medium-cellar = cave moyenne
viticulture-structure-large-cellar = grande cave
viticulture-gain-worker = ouvrier
viticulture-gain-vp = point de victoire

viticulture-field-field-n = le champ { $n1 }

viticulture-vine-sangiovese = Sangiovese (rouge 1)
viticulture-vine-malvasia = Malvasia (blanc 1)
viticulture-vine-pinot = Pinot (rouge 1, blanc 1)
viticulture-vine-syrah = Syrah (rouge 2)
viticulture-vine-trebbiano = Trebbiano (blanc 2)
viticulture-vine-merlot = Merlot (rouge 3)
viticulture-vine-sauvignon-blanc = Sauvignon Blanc (blanc 3)
viticulture-vine-cabernet-sauvignon = Cabernet Sauvignon (rouge 4)
viticulture-vine-chardonnay = Chardonnay (blanc 4)

viticulture-planting-sangiovese-field-n = { viticulture-vine-sangiovese } dans le champ { $n1 }
viticulture-planting-malvasia-field-n = { viticulture-vine-malvasia } dans le champ { $n1 }
viticulture-planting-pinot-field-n = { viticulture-vine-pinot } dans le champ { $n1 }
viticulture-planting-syrah-field-n = { viticulture-vine-syrah } dans le champ { $n1 }
viticulture-planting-trebbiano-field-n = { viticulture-vine-trebbiano } dans le champ { $n1 }
viticulture-planting-merlot-field-n = { viticulture-vine-merlot } dans le champ { $n1 }
viticulture-planting-sauvignon-blanc-field-n = { viticulture-vine-sauvignon-blanc } dans le champ { $n1 }
viticulture-planting-cabernet-sauvignon-field-n = { viticulture-vine-cabernet-sauvignon } dans le champ { $n1 }
viticulture-planting-chardonnay-field-n = { viticulture-vine-chardonnay } dans le champ { $n1 }

viticulture-grape-red-n = raisin rouge de valeur { $n1 }
viticulture-grape-white-n = raisin blanc de valeur { $n1 }
viticulture-wine-red = vin rouge
viticulture-wine-white = vin blanc
viticulture-wine-blush = vin rosé
viticulture-wine-sparkling = vin effervescent
viticulture-bottle-red-n = vin rouge de valeur { $n1 }
viticulture-bottle-white-n = vin blanc de valeur { $n1 }
viticulture-bottle-blush-n = vin rosé de valeur { $n1 }
viticulture-bottle-sparkling-n = vin effervescent de valeur { $n1 }

## Noms : le jeu en solo

viticulture-level-very-easy = très facile
viticulture-level-easy = facile
viticulture-level-normal = normal
viticulture-level-hard = difficile
viticulture-level-very-hard = très difficile
viticulture-challenge-none = sans défi
viticulture-challenge-challenge-n =
    { $n1 ->
        [1] défi 1 : pas de Mama, mais trois vignes au choix plantées dès le départ
        [2] défi 2 : deux ouvriers ordinaires au plus, cases du milieu seulement, pas de jetons Action bonus
        [3] défi 3 : six ouvriers à la fin de l’année 3, sinon la partie est perdue aussitôt
        [4] défi 4 : un départ loin derrière, mais jusqu’à trois champs vendangés à la fois
        [5] défi 5 : huit ans et n’importe quelle ligne de réveil, mais pas de jetons Action bonus
        [6] défi 6 : seuls comptent les vins présents à la fin dans la cave moyenne et la grande cave
        [7] défi 7 : un départ loin derrière, mais avec un revenu résiduel élevé
       *[8] défi 8 : aucune commande ne peut être honorée
    }
viticulture-result-win = gagné
viticulture-result-draw = égalité
viticulture-result-loss = perdu

## Questions

viticulture-ask-choose-mama = Quelle Mama gardez-vous ?
viticulture-ask-choose-papa = Quel Papa gardez-vous ?
viticulture-ask-choose-papa-gift =
    { $lira ->
        [one] { $papa } vous donne { $lira } lire. Que prenez-vous en plus ?
       *[other] { $papa } vous donne { $lira } lires. Que prenez-vous en plus ?
    }
viticulture-ask-choose-vines =
    { $left ->
        [one] Avec quelle vigne commencez-vous ? Choisissez-en encore une.
       *[other] Avec quelles vignes commencez-vous ? Choisissez-en { $left }, une à la fois.
    }
viticulture-ask-wake-up = Printemps : sur quelle ligne de l’échelle de réveil placez-vous votre coq ?
viticulture-ask-draw-visitors =
    { $left ->
        [one] Quel type de visiteur piochez-vous ?
       *[other] Quels types de visiteur piochez-vous ? Choisissez-en { $left }, un à la fois.
    }
viticulture-ask-cut-hand =
    { $left ->
        [one] Fin d’année : vous avez une carte de trop. Laquelle défaussez-vous ?
       *[other] Fin d’année : vous avez { $left } cartes de trop. Laquelle défaussez-vous ?
    }
viticulture-ask-place =
    { $workers ->
        [one] Où placez-vous votre dernier ouvrier ?
       *[other] Où placez-vous un ouvrier ? Il vous en reste { $workers }.
    }
viticulture-ask-place-which-worker = Quel ouvrier placez-vous ? ({ $action })
viticulture-ask-place-use-token =
    { $tokens ->
        [one] Dépensez-vous votre dernier jeton Action bonus pour avoir aussi le bonus ? ({ $action })
       *[other] Dépensez-vous l’un de vos { $tokens } jetons Action bonus pour avoir aussi le bonus ? ({ $action })
    }
viticulture-ask-place-risk-token =
    { $tokens ->
        [one] Vous n’avez pas de second visiteur à jouer pour l’instant. Votre dernier jeton Action bonus sera perdu si le premier ne vous en apporte pas un. Le dépensez-vous ? ({ $action })
       *[other] Vous n’avez pas de second visiteur à jouer pour l’instant. Un jeton Action bonus sera perdu si le premier ne vous en apporte pas un. Dépensez-vous l’un de vos { $tokens } jetons ? ({ $action })
    }
viticulture-ask-point-bonus = Prenez-vous le PV bonus de cette case ?
viticulture-ask-build = Quelle structure construisez-vous ?
viticulture-ask-plant =
    { $left ->
        [one] Quelle vigne plantez-vous, et où ?
       *[other] Quelle vigne plantez-vous, et où ? Vous pouvez en planter jusqu’à { $left }.
    }
viticulture-ask-uproot = Quelle vigne arrachez-vous ?
viticulture-ask-sell-or-trade = Vendez-vous du raisin, ou achetez-vous ou vendez-vous un champ ?
viticulture-ask-sell-grape = Quel raisin vendez-vous ? En lires, une valeur jusqu’à { $most-1 } rapporte { $lira-1 }, jusqu’à { $most-2 } rapporte { $lira-2 }, jusqu’à { $most-3 } rapporte { $lira-3 }.
viticulture-ask-grape-spot = Où mettez-vous le { $grape } ? Vous pouvez choisir une valeur plus basse.
viticulture-ask-harvest =
    { $left ->
        [one] Quel champ vendangez-vous ?
       *[other] Quel champ vendangez-vous ? Vous pouvez en vendanger jusqu’à { $left }.
    }
viticulture-ask-make-wine =
    { $left ->
        [one] Quel vin produisez-vous ?
       *[other] Quel vin produisez-vous ? Vous pouvez en produire jusqu’à { $left }.
    }
viticulture-ask-pick-grapes = Quel raisin utilisez-vous pour le { $wine } ?
viticulture-ask-wine-spot = Où mettez-vous le { $wine } ? Vous pouvez choisir une valeur plus basse.
viticulture-ask-fill-order = Quelle commande honorez-vous ?
viticulture-ask-fill-order-wine = Quel vin livrez-vous pour la { $order } ? Il faut un { $wine } ou mieux.
viticulture-ask-play-summer = Quel visiteur d’été jouez-vous ?
viticulture-ask-play-winter = Quel visiteur d’hiver jouez-vous ?
viticulture-ask-choose-one = Quelle option choisissez-vous ?
viticulture-ask-discard-cards =
    { $left ->
        [one] Quelle carte défaussez-vous ?
       *[other] Quelle carte défaussez-vous ? Vous devez en défausser { $left }.
    }
viticulture-ask-discard-hand =
    { $left ->
        [one] Vous défaussez toute votre main ({ $left } carte). Quelle carte défaussez-vous ensuite ? La dernière de chaque sorte reste sur le dessus de sa pile.
       *[other] Vous défaussez toute votre main ({ $left } cartes). Quelle carte défaussez-vous ensuite ? La dernière de chaque sorte reste sur le dessus de sa pile.
    }
viticulture-ask-draw-one-more = Prenez-vous le bonus pour piocher aussi { $deck } ?
viticulture-ask-choose-two = Choisissez deux de ces options, l’une après l’autre. Laquelle d’abord ?
viticulture-ask-join-in = Vous pouvez faire ceci : { $it }. Le faites-vous ?
viticulture-ask-pay-or-score =
    { $lira ->
        [one] Payez-vous { $lira } lire ? Sinon, { $seat } gagne { $points } PV.
       *[other] Payez-vous { $lira } lires ? Sinon, { $seat } gagne { $points } PV.
    }
viticulture-ask-pay-opponents =
    À quel adversaire payez-vous { $lira ->
        [one] { $lira } lire
       *[other] { $lira } lires
    } ? { $left ->
        [one] Vous pouvez en choisir un.
       *[other] Vous pouvez en choisir jusqu’à { $left }, l’un après l’autre.
    }
viticulture-ask-promise-card =
    { $left ->
        [one] Donnez-vous un visiteur ? Il en manque encore un ; sinon, { $seat } en pioche trois.
       *[other] Donnez-vous un visiteur ? Il en manque encore { $left } ; sinon, { $seat } en pioche trois.
    }
viticulture-ask-give-cards =
    { $left ->
        [one] Quelle carte donnez-vous à { $seat } ?
       *[other] Quelle carte donnez-vous à { $seat } ? Vous devez en donner { $left }.
    }
viticulture-ask-demand = Vous devez quelque chose à { $seat }. Que choisissez-vous ?
viticulture-ask-name-opponents =
    { $left ->
        [one] Quel adversaire doit vous donner un visiteur d’été ? Vous pouvez encore en choisir un.
       *[other] Quel adversaire doit vous donner un visiteur d’été ? Vous pouvez en choisir jusqu’à { $left }.
    }
viticulture-ask-take-discards =
    { $left ->
        [one] Quelle carte défaussée prenez-vous ?
       *[other] Quelle carte défaussée prenez-vous ? Vous en prenez { $left }, de défausses différentes.
    }
viticulture-ask-keep-shown =
    { $left ->
        [one] Quelle carte révélée gardez-vous ?
       *[other] Quelle carte révélée gardez-vous ? Vous en gardez { $left }.
    }
viticulture-ask-discard-grape-or-wine = Quel raisin ou quel vin défaussez-vous ?
viticulture-ask-age-wine = Quel vin faites-vous vieillir d’un cran ?
viticulture-ask-switch-vine = Quelle vigne échangez-vous avec celle d’un autre champ ?
viticulture-ask-switch-with = Avec quelle vigne l’échangez-vous ?
viticulture-ask-plan = Sur quelle case d’action d’hiver placez-vous votre ouvrier ?
viticulture-ask-fetch-workers =
    { $left ->
        [one] Quel ouvrier reprenez-vous ?
       *[other] Quel ouvrier reprenez-vous ? Vous pouvez en reprendre jusqu’à { $left }.
    }
viticulture-ask-move-rooster = Sur quelle ligne déplacez-vous votre coq ?
viticulture-ask-discard-grape = Quel raisin défaussez-vous ?
viticulture-ask-discard-wine = Quel vin défaussez-vous ?

## Réponses

viticulture-answer-done = C’est tout
viticulture-answer-yes = Oui
viticulture-answer-no = Non
viticulture-answer-choose = { CAPITAL($it) }
viticulture-answer-pass = Passer pour le reste de la saison
viticulture-answer-gift = Prendre : { $gift }
viticulture-answer-lira =
    { $more ->
        [one] { $more } lire de plus
       *[other] { $more } lires de plus
    }
viticulture-answer-sell-grapes = Vendre du raisin
viticulture-answer-lose-point = Perdre { $points } PV
viticulture-answer-give-cards =
    { $cards ->
        [one] Donner { $cards } carte
       *[other] Donner { $cards } cartes
    }
viticulture-answer-pay-lira =
    { $lira ->
        [one] Payer { $lira } lire
       *[other] Payer { $lira } lires
    }
viticulture-answer-place = { $it }
viticulture-answer-fetch = Reprendre l’ouvrier sur la case : { $it }
viticulture-answer-worker = Placer { $it }
viticulture-answer-wake = Prendre la { $it }
viticulture-answer-draw = Piocher { $it }
viticulture-answer-plant = Planter : { $it }
viticulture-answer-uproot = Arracher : { $it }
viticulture-answer-switch-vine = Échanger : { $it }
viticulture-answer-switch-with = L’échanger avec : { $it }
viticulture-answer-harvest = Vendanger { $it }
viticulture-answer-sell =
    { $price ->
        [one] Vendre pour { $price } lire : { $it }
       *[other] Vendre pour { $price } lires : { $it }
    }
viticulture-answer-buy =
    { $price ->
        [one] Racheter { $it } pour { $price } lire
       *[other] Racheter { $it } pour { $price } lires
    }
viticulture-answer-build =
    { $price ->
        [0] Construire gratuitement : { $it }
        [one] Construire pour { $price } lire : { $it }
       *[other] Construire pour { $price } lires : { $it }
    }
viticulture-answer-make = Produire un { $it }
viticulture-answer-grape = Le { $it }
viticulture-answer-bottle = Le { $it }
viticulture-answer-fill = Honorer la { $it } : { $points } PV, revenu résiduel +{ $residual }
viticulture-answer-visit = { $it }
viticulture-answer-discard = Défausser : { $it }
viticulture-answer-give = Donner : { $it }
viticulture-answer-keep = Garder : { $it }
viticulture-answer-take = Prendre : { $it }
viticulture-answer-player = { $it }
viticulture-answer-mama =
    { $it }{ $vine ->
        [0] { "" }
        [one] { " · " }{ $vine } vigne
       *[other] { " · " }{ $vine } vignes
    }{ $order ->
        [0] { "" }
        [one] { " · " }{ $order } commande
       *[other] { " · " }{ $order } commandes
    }{ $summer ->
        [0] { "" }
        [one] { " · " }{ $summer } visiteur d’été
       *[other] { " · " }{ $summer } visiteurs d’été
    }{ $winter ->
        [0] { "" }
        [one] { " · " }{ $winter } visiteur d’hiver
       *[other] { " · " }{ $winter } visiteurs d’hiver
    }{ $lira ->
        [0] { "" }
        [one] { " · " }{ $lira } lire
       *[other] { " · " }{ $lira } lires
    }
viticulture-answer-papa =
    { $it } : { $lira ->
        [one] { $lira } lire
       *[other] { $lira } lires
    }, plus { $gift } ou { $more ->
        [one] { $more } lire
       *[other] { $more } lires
    } de plus
viticulture-answer-spot = Valeur { $it }

## Raisons

viticulture-no-worker = Vous n’avez plus d’ouvrier de ce type à placer.
viticulture-space-taken = Cette case est déjà prise.
viticulture-space-closed = Cette case n’est pas utilisée dans cette partie.
viticulture-not-full = Le grand ouvrier ne peut être placé à côté d’une action que si toutes ses cases sont prises.
viticulture-grande-placed = Vous avez déjà placé votre grand ouvrier.
viticulture-no-yoke = Vous n’avez pas de joug.
viticulture-yoke-used = Vous avez déjà utilisé votre joug cette année.
viticulture-keep-bonus-free = Variante amicale : une case bonus est réservée aux joueurs qui utilisent son bonus.
viticulture-token-needed = Sans le bonus, vous ne pourriez pas payer l’action.
viticulture-no-lira = Vous n’avez pas assez de lires.
viticulture-too-few-points = Vous passeriez sous le score le plus bas de la piste.
viticulture-no-residual = Votre revenu résiduel est trop bas.
viticulture-residual-full = Votre revenu résiduel ne peut pas augmenter autant.
viticulture-no-scoring = Dans ce défi, rien ne rapporte de points en cours de partie.
viticulture-nothing-to-gain = Cela ne vous rapporterait rien : il n’y a rien à compter.
viticulture-no-visitor = Vous n’avez pas de visiteur pour cette saison.
viticulture-nothing-playable = Vous ne pouvez appliquer entièrement aucun de vos visiteurs maintenant.
viticulture-too-few-cards = Vous n’avez pas assez de cartes en main.
viticulture-spoils-the-rest = Vous ne pourriez alors plus faire le reste.
viticulture-no-opponent = Aucun adversaire n’est concerné.
viticulture-not-in-winter = En hiver, il n’y a plus de saison suivante à planifier.
viticulture-too-few-piles = Trop peu de défausses contiennent des cartes.
viticulture-neighbour-unable = Votre voisin ne pourrait faire aucune des trois choses.
viticulture-no-vine-card = Vous n’avez pas de vigne en main.
viticulture-structure-missing = Cette vigne exige une structure que vous n’avez pas construite.
viticulture-field-limit = La valeur totale des vignes serait trop élevée pour ce champ.
viticulture-field-sold = Vous avez vendu ce champ.
viticulture-nothing-plantable = Aucune de vos vignes ne peut être plantée maintenant.
viticulture-nothing-planted = Vous n’avez aucune vigne plantée.
viticulture-nothing-to-switch = Vous n’avez pas deux vignes qui puissent échanger leurs places.
viticulture-field-empty = Aucune vigne n’y est plantée.
viticulture-field-harvested = Vous avez déjà vendangé ce champ cette année.
viticulture-nothing-to-harvest = Vous n’avez aucun champ à vendanger.
viticulture-field-planted = Des vignes y sont plantées ; seul un champ vide peut être vendu.
viticulture-field-owned = Ce champ vous appartient déjà.
viticulture-nothing-to-trade = Vous n’avez ni raisin à vendre, ni champ à acheter ou à vendre.
viticulture-already-built = Cette structure est déjà construite.
viticulture-cellar-first = Il vous faut d’abord la cave moyenne.
viticulture-nothing-to-build = Vous ne pouvez rien construire maintenant.
viticulture-wrong-price = Cette carte ne construit que des structures d’un autre prix imprimé.
viticulture-cellars-complete = Vous avez déjà construit les deux caves.
viticulture-no-grape = Vous n’avez pas le raisin nécessaire.
viticulture-no-such-wine = Vous ne pouvez produire aucun vin qui tienne dans votre cave.
viticulture-cellar-missing = Ce vin exige une cave plus grande.
viticulture-too-weak = La valeur totale de ces raisins est inférieure à { $least }.
viticulture-no-spot = Il n’y a pas de place pour lui dans votre cave.
viticulture-spot-taken = Cette place est prise.
viticulture-no-wine = Vous n’avez pas de vin de ce type.
viticulture-nothing-ages = Aucun de vos vins ne peut vieillir maintenant.
viticulture-no-order = Vous n’avez pas de commande en main.
viticulture-order-not-fillable = Vous n’avez pas les vins qu’exige cette commande.
viticulture-orders-forbidden = Dans ce défi, aucune commande ne peut être honorée.
viticulture-most-workers = Vous avez déjà le nombre maximal d’ouvriers.
viticulture-row-taken = Un autre coq s’y trouve déjà.
viticulture-own-row = Votre coq s’y trouve déjà.
viticulture-row-shunned = En solo, vous ne pouvez pas y déplacer votre coq.
viticulture-row-without-token = Le jeton de cette ligne a déjà été pris.
viticulture-workers-missing = Vous n’avez pas encore tous vos ouvriers.
viticulture-grande-at-home = Votre grand ouvrier n’est pas sur le plateau.
viticulture-nothing-to-fetch = Vous n’avez aucun ouvrier à reprendre.

## D'où viennent les points

viticulture-source-start = départ
viticulture-source-orders = commandes
viticulture-source-visitors = visiteurs
viticulture-source-windmill = moulin
viticulture-source-tasting-room = salle de dégustation
viticulture-source-rows = échelle de réveil
viticulture-source-bonuses = cases bonus
viticulture-source-cellars = caves
