### Viticulture, en français.
###
### Un nom se trouve sous `viticulture-<genre>-<id>`. Chaque suite de chiffres d'un id est `n` dans la clé et
### un nombre ici : `row-3` est `viticulture-row-row-n` avec $n1 = 3. Les cartes sont dans
### `viticulture-cards.ftl`.

## Noms : le plateau

viticulture-action-draw-vine = Piocher une vigne
viticulture-action-give-tour = Guider une visite pour 2 lires
viticulture-action-build-structure = Construire une structure
viticulture-action-play-summer = Jouer un visiteur d’été
viticulture-action-sell-or-trade = Vendre du raisin, ou négocier un champ
viticulture-action-plant-vine = Planter une vigne
viticulture-action-draw-order = Piocher une commande
viticulture-action-harvest-field = Vendanger un champ
viticulture-action-train-worker = Former un ouvrier pour 4 lires
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

viticulture-place-draw-vine-left = { viticulture-action-draw-vine }, emplacement de gauche
viticulture-place-draw-vine-middle = { viticulture-action-draw-vine } (bonus : { viticulture-bonus-draw-vine })
viticulture-place-draw-vine-right = { viticulture-action-draw-vine }, emplacement de droite
viticulture-place-draw-vine-beside = { viticulture-action-draw-vine }, le grand ouvrier à côté
viticulture-place-give-tour-left = { viticulture-action-give-tour }, emplacement de gauche
viticulture-place-give-tour-middle = { viticulture-action-give-tour } (bonus : { viticulture-bonus-give-tour })
viticulture-place-give-tour-right = { viticulture-action-give-tour }, emplacement de droite
viticulture-place-give-tour-beside = { viticulture-action-give-tour }, le grand ouvrier à côté
viticulture-place-build-structure-left = { viticulture-action-build-structure }, emplacement de gauche
viticulture-place-build-structure-middle = { viticulture-action-build-structure } (bonus : { viticulture-bonus-build-structure })
viticulture-place-build-structure-right = { viticulture-action-build-structure }, emplacement de droite
viticulture-place-build-structure-beside = { viticulture-action-build-structure }, le grand ouvrier à côté
viticulture-place-play-summer-left = { viticulture-action-play-summer }, emplacement de gauche
viticulture-place-play-summer-middle = { viticulture-action-play-summer } (bonus : { viticulture-bonus-play-summer })
viticulture-place-play-summer-right = { viticulture-action-play-summer }, emplacement de droite
viticulture-place-play-summer-beside = { viticulture-action-play-summer }, le grand ouvrier à côté
viticulture-place-sell-or-trade-left = { viticulture-action-sell-or-trade }, emplacement de gauche
viticulture-place-sell-or-trade-middle = { viticulture-action-sell-or-trade } (bonus : { viticulture-bonus-sell-or-trade })
viticulture-place-sell-or-trade-right = { viticulture-action-sell-or-trade }, emplacement de droite
viticulture-place-sell-or-trade-beside = { viticulture-action-sell-or-trade }, le grand ouvrier à côté
viticulture-place-plant-vine-left = { viticulture-action-plant-vine }, emplacement de gauche
viticulture-place-plant-vine-middle = { viticulture-action-plant-vine } (bonus : { viticulture-bonus-plant-vine })
viticulture-place-plant-vine-right = { viticulture-action-plant-vine }, emplacement de droite
viticulture-place-plant-vine-beside = { viticulture-action-plant-vine }, le grand ouvrier à côté
viticulture-place-draw-order-left = { viticulture-action-draw-order }, emplacement de gauche
viticulture-place-draw-order-middle = { viticulture-action-draw-order } (bonus : { viticulture-bonus-draw-order })
viticulture-place-draw-order-right = { viticulture-action-draw-order }, emplacement de droite
viticulture-place-draw-order-beside = { viticulture-action-draw-order }, le grand ouvrier à côté
viticulture-place-harvest-field-left = { viticulture-action-harvest-field }, emplacement de gauche
viticulture-place-harvest-field-middle = { viticulture-action-harvest-field } (bonus : { viticulture-bonus-harvest-field })
viticulture-place-harvest-field-right = { viticulture-action-harvest-field }, emplacement de droite
viticulture-place-harvest-field-beside = { viticulture-action-harvest-field }, le grand ouvrier à côté
viticulture-place-train-worker-left = { viticulture-action-train-worker }, emplacement de gauche
viticulture-place-train-worker-middle = { viticulture-action-train-worker } (bonus : { viticulture-bonus-train-worker })
viticulture-place-train-worker-right = { viticulture-action-train-worker }, emplacement de droite
viticulture-place-train-worker-beside = { viticulture-action-train-worker }, le grand ouvrier à côté
viticulture-place-play-winter-left = { viticulture-action-play-winter }, emplacement de gauche
viticulture-place-play-winter-middle = { viticulture-action-play-winter } (bonus : { viticulture-bonus-play-winter })
viticulture-place-play-winter-right = { viticulture-action-play-winter }, emplacement de droite
viticulture-place-play-winter-beside = { viticulture-action-play-winter }, le grand ouvrier à côté
viticulture-place-make-wine-left = { viticulture-action-make-wine }, emplacement de gauche
viticulture-place-make-wine-middle = { viticulture-action-make-wine } (bonus : { viticulture-bonus-make-wine })
viticulture-place-make-wine-right = { viticulture-action-make-wine }, emplacement de droite
viticulture-place-make-wine-beside = { viticulture-action-make-wine }, le grand ouvrier à côté
viticulture-place-fill-order-left = { viticulture-action-fill-order }, emplacement de gauche
viticulture-place-fill-order-middle = { viticulture-action-fill-order } (bonus : { viticulture-bonus-fill-order })
viticulture-place-fill-order-right = { viticulture-action-fill-order }, emplacement de droite
viticulture-place-fill-order-beside = { viticulture-action-fill-order }, le grand ouvrier à côté
viticulture-place-gain-lira = { viticulture-action-gain-lira }
viticulture-place-gain-lira-grande = { viticulture-action-gain-lira }, le grand ouvrier
viticulture-place-use-yoke = { viticulture-action-use-yoke }

viticulture-row-row-n =
    { $n1 ->
        [1] ligne 1 : sans bonus
        [2] ligne 2 : vigne
        [3] ligne 3 : commande
        [4] ligne 4 : 1 lire
        [5] ligne 5 : visiteur
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

viticulture-field-field-n = le champ de valeur { $n1 }

viticulture-vine-sangiovese = Sangiovese (rouge 1)
viticulture-vine-malvasia = Malvasia (blanc 1)
viticulture-vine-pinot = Pinot (rouge 1, blanc 1)
viticulture-vine-syrah = Syrah (rouge 2)
viticulture-vine-trebbiano = Trebbiano (blanc 2)
viticulture-vine-merlot = Merlot (rouge 3)
viticulture-vine-sauvignon-blanc = Sauvignon Blanc (blanc 3)
viticulture-vine-cabernet-sauvignon = Cabernet Sauvignon (rouge 4)
viticulture-vine-chardonnay = Chardonnay (blanc 4)

viticulture-planting-sangiovese-field-n = { viticulture-vine-sangiovese }, champ de valeur { $n1 }
viticulture-planting-malvasia-field-n = { viticulture-vine-malvasia }, champ de valeur { $n1 }
viticulture-planting-pinot-field-n = { viticulture-vine-pinot }, champ de valeur { $n1 }
viticulture-planting-syrah-field-n = { viticulture-vine-syrah }, champ de valeur { $n1 }
viticulture-planting-trebbiano-field-n = { viticulture-vine-trebbiano }, champ de valeur { $n1 }
viticulture-planting-merlot-field-n = { viticulture-vine-merlot }, champ de valeur { $n1 }
viticulture-planting-sauvignon-blanc-field-n = { viticulture-vine-sauvignon-blanc }, champ de valeur { $n1 }
viticulture-planting-cabernet-sauvignon-field-n = { viticulture-vine-cabernet-sauvignon }, champ de valeur { $n1 }
viticulture-planting-chardonnay-field-n = { viticulture-vine-chardonnay }, champ de valeur { $n1 }

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
        [1] défi 1 : pas de Mama, mais trois vignes au choix déjà plantées
        [2] défi 2 : jamais plus de deux ouvriers ordinaires, emplacements du milieu seulement, pas de jetons Action bonus
        [3] défi 3 : six ouvriers à la fin de l’année 3, sinon tout est perdu
        [4] défi 4 : un départ loin derrière, et des vendanges sur trois champs au plus
        [5] défi 5 : huit ans, n’importe quelle ligne, mais sans utiliser de jetons Action bonus
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
        [one] { $papa } vous apporte { $lira } lire. Que prenez-vous encore de lui ?
       *[other] { $papa } vous apporte { $lira } lires. Que prenez-vous encore de lui ?
    }
viticulture-ask-choose-vines =
    { $left ->
        [one] Quelle vigne pousse chez vous dès le départ ? Il en reste une à choisir.
       *[other] Quelle vigne pousse chez vous dès le départ ? Il en reste { $left } à choisir.
    }
viticulture-ask-wake-up = Printemps : quelle ligne prend votre coq ?
viticulture-ask-draw-visitors =
    { $left ->
        [one] Quel visiteur piochez-vous ?
       *[other] Quels visiteurs piochez-vous ? Nommez-en { $left }, l’un après l’autre.
    }
viticulture-ask-cut-hand =
    { $left ->
        [one] L’année finit et vous avez une carte de trop. Laquelle défaussez-vous ?
       *[other] L’année finit et vous avez { $left } cartes de trop. Laquelle défaussez-vous ?
    }
viticulture-ask-place =
    { $workers ->
        [one] Où va votre dernier ouvrier ?
       *[other] Où va un ouvrier ? Il vous en reste { $workers }.
    }
viticulture-ask-place-which-worker = Quel ouvrier envoyez-vous ? ({ $action })
viticulture-ask-place-use-token =
    { $tokens ->
        [one] Utilisez-vous votre dernier jeton Action bonus pour avoir aussi le bonus ? ({ $action })
       *[other] Utilisez-vous l’un de vos { $tokens } jetons Action bonus pour avoir aussi le bonus ? ({ $action })
    }
viticulture-ask-point-bonus = Prenez-vous le point bonus de cet emplacement ?
viticulture-ask-build = Quelle structure construisez-vous ?
viticulture-ask-plant =
    { $left ->
        [one] Quelle vigne plantez-vous, et où ?
       *[other] Quelle vigne plantez-vous, et où ? Vous pouvez en planter jusqu’à { $left }.
    }
viticulture-ask-uproot = Quelle vigne arrachez-vous ?
viticulture-ask-sell-or-trade = Vendez-vous du raisin, ou négociez-vous un champ ?
viticulture-ask-sell-grape = Quel raisin vendez-vous ? Jusqu’à 3 il rapporte 1 lire, jusqu’à 6 il en rapporte 2, jusqu’à 9 il en rapporte 3.
viticulture-ask-grape-spot = Où mettez-vous le { $grape } ? Il peut se poser plus bas que sa valeur.
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
viticulture-ask-pick-grapes = Quel raisin entre dans le { $wine } ?
viticulture-ask-wine-spot = Où mettez-vous le { $wine } ? Il peut se poser plus bas que sa valeur.
viticulture-ask-fill-order = Quelle commande honorez-vous ?
viticulture-ask-fill-order-wine = Quel vin livrez-vous pour la { $order } ? Il faut un { $wine } ou mieux.
viticulture-ask-play-summer = Quel visiteur d’été jouez-vous ?
viticulture-ask-play-winter = Quel visiteur d’hiver jouez-vous ?
viticulture-ask-choose-one = Que choisissez-vous ?
viticulture-ask-discard-cards =
    { $left ->
        [one] Quelle carte défaussez-vous ?
       *[other] Quelle carte défaussez-vous ? Il faut en défausser { $left }.
    }
viticulture-ask-draw-one-more = Prenez-vous le bonus en piochant encore { $deck } ?
viticulture-ask-choose-two = Deux de ces choses sont pour vous. Laquelle d’abord ?
viticulture-ask-join-in = Vous pouvez { $it }. Le faites-vous ?
viticulture-ask-pay-or-score =
    { $lira ->
        [one] Donnez-vous { $lira } lire ? Sinon, { $points } PV pour le { $seat }.
       *[other] Donnez-vous { $lira } lires ? Sinon, { $points } PV pour le { $seat }.
    }
viticulture-ask-pay-opponents =
    Qui reçoit de vous { $lira ->
        [one] { $lira } lire
       *[other] { $lira } lires
    } ? { $left ->
        [one] Vous pouvez désigner une personne.
       *[other] Vous pouvez désigner jusqu’à { $left } adversaires, l’un après l’autre.
    }
viticulture-ask-promise-card =
    { $left ->
        [one] Donnez-vous un visiteur au { $seat } ? Il en faut encore un, faute de quoi trois sont piochés.
       *[other] Donnez-vous un visiteur au { $seat } ? Il en faut encore { $left }, faute de quoi trois sont piochés.
    }
viticulture-ask-give-cards =
    { $left ->
        [one] Quelle carte donnez-vous au { $seat } ?
       *[other] Quelle carte donnez-vous au { $seat } ? Il y en a { $left } à donner.
    }
viticulture-ask-demand = Que faites-vous pour le { $seat } ?
viticulture-ask-name-opponents =
    { $left ->
        [one] À qui réclamez-vous un visiteur d’été ? Vous pouvez encore désigner une personne.
       *[other] À qui réclamez-vous un visiteur d’été ? Vous pouvez désigner jusqu’à { $left } personnes.
    }
viticulture-ask-take-discards =
    { $left ->
        [one] Quelle carte défaussée prenez-vous ?
       *[other] Quelle carte défaussée prenez-vous ? { $left } vous reviennent, de défausses différentes.
    }
viticulture-ask-keep-shown =
    { $left ->
        [one] Quelle carte visible gardez-vous ?
       *[other] Quelle carte visible gardez-vous ? { $left } vous reviennent.
    }
viticulture-ask-discard-grape-or-wine = Quel raisin ou quel vin cédez-vous ?
viticulture-ask-age-wine = Quel vin vieillit d’un cran ?
viticulture-ask-switch-vine = Quelle vigne change de place ?
viticulture-ask-switch-with = Avec quelle vigne échange-t-elle sa place ?
viticulture-ask-plan = Quel emplacement d’hiver prend votre ouvrier ?
viticulture-ask-fetch-workers =
    { $left ->
        [one] Quel ouvrier vous revient ?
       *[other] Quel ouvrier vous revient ? Jusqu’à { $left } le peuvent.
    }
viticulture-ask-move-rooster = Sur quelle ligne va votre coq ?
viticulture-ask-discard-grape = Quel raisin défaussez-vous ?
viticulture-ask-discard-wine = Quel vin défaussez-vous ?

## Réponses

viticulture-answer-done = Non, c’est tout
viticulture-answer-yes = Oui
viticulture-answer-choose = { $it }
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
viticulture-answer-fetch = Reprendre l’ouvrier de l’action : { $it }
viticulture-answer-worker = Envoyer { $it }
viticulture-answer-wake = Prendre la { $it }
viticulture-answer-draw = Piocher { $it }
viticulture-answer-plant = Planter : { $it }
viticulture-answer-uproot = Arracher : { $it }
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
viticulture-answer-fill = Honorer la { $it } : { $points } PV, revenu +{ $residual }
viticulture-answer-visit = { $it }
viticulture-answer-discard = Défausser : { $it }
viticulture-answer-give = Donner : { $it }
viticulture-answer-keep = Garder : { $it }
viticulture-answer-player = { $it }
viticulture-answer-mama = { $it } : vignes { $vine }, commandes { $order }, visiteurs d’été { $summer }, d’hiver { $winter }, lires { $lira }
viticulture-answer-papa =
    { $it } : { $lira ->
        [one] { $lira } lire
       *[other] { $lira } lires
    }, puis { $gift } ou { $more ->
        [one] { $more } lire
       *[other] { $more } lires
    } de plus
viticulture-answer-spot = Sur la valeur { $it }

## Raisons

viticulture-no-worker = Vous n’avez plus d’ouvrier de ce genre à placer.
viticulture-space-taken = La place est déjà prise.
viticulture-space-closed = Cet emplacement est fermé avec si peu de joueurs.
viticulture-not-full = Le grand ouvrier ne se met à côté d’une action que si tous ses emplacements ouverts sont pris.
viticulture-grande-placed = Votre grand ouvrier est déjà placé.
viticulture-no-yoke = Vous n’avez pas de joug.
viticulture-yoke-used = Votre joug a déjà servi cette année.
viticulture-keep-bonus-free = Entre amis, un emplacement bonus reste libre pour qui peut se servir du bonus.
viticulture-token-needed = Sans le bonus du jeton, vous ne pourriez pas payer l’action.
viticulture-no-lira = Il vous manque des lires pour cela.
viticulture-too-few-points = Vous sortiriez par le bas de la piste de score.
viticulture-no-residual = Votre revenu résiduel est trop bas pour cela.
viticulture-residual-full = Votre revenu résiduel est au plus haut.
viticulture-no-visitor = Vous n’avez pas de visiteur de cette saison.
viticulture-nothing-playable = Aucun de vos visiteurs ne pourrait agir pleinement maintenant.
viticulture-too-few-cards = Il y a trop peu de cartes en main pour cela.
viticulture-spoils-the-rest = Le reste ne pourrait alors plus se faire.
viticulture-no-opponent = Aucun adversaire n’est concerné.
viticulture-not-in-winter = En hiver, il n’y a plus de saison à prévoir.
viticulture-too-few-piles = Trop peu de défausses ont une carte.
viticulture-neighbour-unable = La personne à votre droite ne pourrait faire aucune des trois choses.
viticulture-no-vine-card = Vous n’avez pas de carte Vigne.
viticulture-structure-missing = La vigne exige une structure que vous n’avez pas.
viticulture-field-limit = Le champ ne peut pas en porter autant.
viticulture-field-sold = Vous avez vendu ce champ.
viticulture-nothing-plantable = Aucune de vos vignes ne peut être plantée maintenant.
viticulture-nothing-planted = Rien n’est planté dans votre vignoble.
viticulture-nothing-to-switch = Il n’y a pas deux vignes qui puissent échanger ainsi leurs places.
viticulture-field-empty = Aucune vigne n’y pousse.
viticulture-field-harvested = Ce champ a déjà été vendangé cette année.
viticulture-nothing-to-harvest = Aucun de vos champs n’est prêt pour la vendange.
viticulture-field-planted = Des vignes y poussent ; seul un champ vide se vend.
viticulture-field-owned = Il vous appartient déjà.
viticulture-nothing-to-trade = Vous n’avez ni raisin ni champ à négocier.
viticulture-already-built = Vous l’avez déjà.
viticulture-cellar-first = La cave moyenne vient d’abord.
viticulture-nothing-to-build = Il n’y a rien que vous puissiez construire maintenant.
viticulture-wrong-price = La carte ne construit que des structures d’un autre prix imprimé.
viticulture-cellars-complete = Vous avez les deux caves.
viticulture-no-grape = Il vous manque du raisin pour cela.
viticulture-no-such-wine = Votre raisin ne donne aucun vin que votre cave puisse accueillir.
viticulture-cellar-missing = Ce vin exige une cave plus grande.
viticulture-no-spot = La cave n’a pas de place libre pour cela.
viticulture-spot-taken = La place qu’il lui faut est prise.
viticulture-no-wine = Il n’y a aucun vin de ce genre dans votre cave.
viticulture-nothing-ages = Aucun de vos vins ne peut vieillir maintenant.
viticulture-no-order = Vous n’avez pas de commande.
viticulture-order-not-fillable = Votre cave n’a pas les vins demandés.
viticulture-orders-forbidden = Dans ce défi, aucune commande n’est honorée.
viticulture-most-workers = Vous avez déjà tous les ouvriers permis.
viticulture-row-taken = Un autre coq s’y trouve.
viticulture-row-shunned = En solo, le coq ne peut pas y aller.
viticulture-row-without-token = Le jeton de cette ligne n’y est plus.
viticulture-workers-missing = Vous n’avez pas encore tous vos ouvriers.
viticulture-grande-at-home = Le grand ouvrier n’est pas sur le plateau.
viticulture-nothing-to-fetch = Aucun de vos ouvriers ne peut être repris.

## D'où viennent les points

viticulture-source-start = départ
viticulture-source-orders = commandes
viticulture-source-visitors = visiteurs
viticulture-source-windmill = moulin
viticulture-source-tasting-room = salle de dégustation
viticulture-source-rows = lignes de réveil
viticulture-source-bonuses = emplacements bonus
viticulture-source-cellars = caves
