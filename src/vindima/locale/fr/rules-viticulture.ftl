### Les exemples de règles de Viticulture, en français.
###
### Les positions sont dans `rules/examples/viticulture.toml`. Chaque fait d’un exemple est un argument : $lira avant,
### $lira-after après, et $lira-change, la différence. Les nombres viennent toujours des arguments ; raisins et vins comptent par leur somme.

## Ce qui est montré

viticulture-shown-lira = Lires
viticulture-shown-vp = PV
viticulture-shown-residual = Revenu résiduel
viticulture-shown-workers = Ouvriers ordinaires restants
viticulture-shown-trained = Ouvriers en formation
viticulture-shown-grande = Grand ouvrier disponible
viticulture-shown-row = Ligne
viticulture-shown-grapes-red = Raisins rouges
viticulture-shown-grapes-white = Raisins blancs
viticulture-shown-wines-red = Vins rouges
viticulture-shown-wines-white = Vins blancs
viticulture-shown-wines-blush = Vins rosés
viticulture-shown-wines-sparkling = Vins effervescents
viticulture-shown-field-n = Vignes du champ { $n1 }
viticulture-shown-owned-n = Le champ { $n1 } est à vous
viticulture-shown-structures = Structures construites
viticulture-shown-hand-vine = Vignes en main
viticulture-shown-hand-order = Commandes en main
viticulture-shown-hand-summer = Visiteurs d’été en main
viticulture-shown-hand-winter = Visiteurs d’hiver en main

## L’année

viticulture-example-wake-up = Vous choisissez la ligne dont le bonus est un visiteur. Vous pouvez piocher dans la pioche d’été ou dans celle d’hiver ; vous piochez un visiteur d’hiver.
viticulture-example-wake-up-point = Vous choisissez la ligne dont le bonus est un point de victoire et le marquez aussitôt. En contrepartie, vous jouez tard cette année.
viticulture-example-pass = Vous passez alors qu’il vous reste des ouvriers. L’été est fini pour vous, mais vos { $workers } ouvriers ordinaires restent pour l’hiver.
viticulture-example-fall = En automne, vous piochez un visiteur sans placer d’ouvrier. Vous choisissez la pioche d’hiver.
viticulture-example-ageing = À la fin de l’année, le vin rouge vieillit de { $wines-red } à { $wines-red-after }. Le blanc reste à { $wines-white }, car vos caves ne peuvent contenir une valeur plus élevée.
viticulture-example-year-end = Tous vos ouvriers reviennent à la fin de l’année : vous avez de nouveau { $workers-after } ouvriers ordinaires, et le grand ouvrier.
viticulture-example-residual = Votre bouteille est à { $residual } : vous recevez { COUNT($lira-change, "lires") }. La bouteille reste où elle est.

## Les ouvriers et les actions d’été

viticulture-example-grande = Les deux cases ouvertes de l’action sont prises : vous placez votre grand ouvrier à côté et construisez le treillis pour { COUNT($lira-change, "lires") }. Il n’y a pas de bonus à côté de l’action.
viticulture-example-draw-vine = Vous placez un ouvrier sur la case du milieu et piochez une vigne. Après l’avoir regardée, vous prenez le bonus et en piochez une autre.
viticulture-example-tour = Sur la case du milieu, une visite vous rapporte { COUNT($lira-change, "lires") }, bonus compris.
viticulture-example-build = Vous n’avez que { COUNT($lira, "lires") }, pas assez pour le moulin. Mais vous pouvez d’abord prendre le bonus de la case du milieu, qui complète la somme.
viticulture-example-summer-visitor = Vous jouez « { viticulture-summer-surveyor } » et choisissez la seconde option : { $vp-change } PV pour vos { $vp-change } champs plantés. La carte est défaussée.
viticulture-example-sell-grapes = Vous vendez un raisin blanc de valeur { $grapes-white } pour { COUNT($lira-change, "lires") }. Le bonus de la case du milieu est de { $vp-change } PV.
viticulture-example-sell-field = Vous vendez un champ sans vignes pour { COUNT($lira-change, "lires") }, le nombre qu’il porte. Tant que vous ne le rachetez pas, vous ne pouvez ni y planter ni y vendanger. Le bonus est de { $vp-change } PV.
viticulture-example-buy-field = Vous rachetez votre champ pour { COUNT($lira-change, "lires") }, le prix auquel vous l’aviez vendu. Le bonus est de { $vp-change } PV.
viticulture-example-plant = La case du milieu permet de planter deux vignes : l’une dans un champ vide, l’autre à côté de la vigne d’un autre champ, dans sa limite. C’est votre première plantation de l’année : le moulin rapporte { $vp-change } PV.
viticulture-example-gain-lira = Vous placez un ouvrier et gagnez { COUNT($lira-change, "lires") }. Il y a toujours de la place ici, en été comme en hiver.

## Les actions d’hiver

viticulture-example-draw-order = Vous placez un ouvrier sur la case du milieu et piochez une commande. Après l’avoir regardée, vous prenez le bonus et en piochez une autre.
viticulture-example-harvest = Les valeurs rouges des deux vignes du premier champ s’additionnent et donnent un seul raisin rouge ; la valeur blanche donne un raisin blanc. Grâce au bonus, vous vendangez un second champ. Les raisins rouges valent ensemble { $grapes-red-after }, le blanc { $grapes-white-after }. Les vignes restent.
viticulture-example-harvest-taken = Les valeurs rouges font { $grapes-red }, mais vous avez déjà un raisin rouge de cette valeur. Le nouveau va sur la première place libre au-dessous, { $grapes-red-change }.
viticulture-example-train = Avec le bonus de la case du milieu, former un ouvrier vous coûte { COUNT($lira-change, "lires") }. L’ouvrier peut être placé à partir de l’année suivante.
viticulture-example-winter-visitor = Vous jouez « { viticulture-winter-assessor } » et choisissez la seconde option : vous défaussez toute votre main et marquez { $vp-change } PV.
viticulture-example-make-wine = Vous produisez un vin blanc et un vin rouge, chacun avec un raisin. Ils valent autant que leurs raisins : { $wines-white-change } et { $wines-red-change }.
viticulture-example-wine-taken = Le raisin a la valeur { $grapes-red }, mais vous avez déjà un vin rouge de cette valeur. Le nouveau vin va sur la première place libre au-dessous, { $wines-red-change }.
viticulture-example-blush = Un raisin rouge de valeur { $grapes-red-change } et un blanc de valeur { $grapes-white-change } font un vin rosé de valeur { $wines-blush-after }. Il faut pour cela la cave moyenne.
viticulture-example-sparkling = Deux raisins rouges, qui valent ensemble { $grapes-red }, et un blanc de valeur { $grapes-white } font un vin effervescent. La grande cave, qu’il exige, ne contient pas plus de { $wines-sparkling-after } : c’est donc sa valeur.
viticulture-example-fill-order = La commande demande un vin rouge et un vin rosé. Vous défaussez un vin suffisant de chaque type, et la carte. Avec le bonus de la case du milieu, vous marquez { $vp-change } PV, et votre revenu résiduel monte de { $residual-change }.

## Les structures

viticulture-example-yoke = En été, vous placez un ouvrier sur votre joug et vendangez un champ : ses vignes donnent un raisin rouge de valeur { $grapes-red-after }. Personne d’autre ne peut utiliser cette case.
viticulture-example-windmill = Vous plantez pour la première fois cette année : votre moulin rapporte { $vp-change } PV. Une seconde plantation cette année ne rapporterait rien.
