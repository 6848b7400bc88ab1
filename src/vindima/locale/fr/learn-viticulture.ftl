### Les leçons de Viticulture. Les clés sont `learn-viticulture-<leçon>-<étape>` et ce que dit
### `learn/reading.py`. Une étape a deux phrases au plus. Les nombres sont ceux de la position de la leçon.

## Réponses communes

learn-viticulture-common-grande = Gardez le grand ouvrier pour une action pleine : personne d’autre ne peut alors y aller. Un ouvrier ordinaire suffit ici.
learn-viticulture-common-taken = Un ouvrier s’y trouve déjà. Seul un grand ouvrier peut encore venir, à côté de l’action.
learn-viticulture-common-keep = Ce serait un beau coup, mais laissez-le pour l’instant. Dans cette étape, vous passez.
learn-viticulture-common-pass = Pas encore ! Passer met fin à votre saison, et il vous reste un ouvrier à placer d’abord.
learn-viticulture-common-building = Elle a ses mérites, mais ce n’est pas la structure qu’il nous faut maintenant.
learn-viticulture-common-later = Nous y viendrons. Faites d’abord ce que demande cette étape.

## Ouvriers

learn-viticulture-workers-title = Vos ouvriers
learn-viticulture-workers-about = Placer des ouvriers, utiliser le grand ouvrier, passer et former un nouvel ouvrier.
learn-viticulture-workers-tour = Bienvenue dans votre vignoble ! C’est l’été et vous avez trois ouvriers : envoyez-en un ordinaire guider une visite, qui rapporte 2 lires.
learn-viticulture-workers-tour-hint = Choisissez l’action « Guider une visite », puis l’ouvrier ordinaire.
learn-viticulture-workers-tour-right = Vous avez maintenant 8 lires. Un ouvrier reste où vous l’avez placé jusqu’à la fin de l’année.
learn-viticulture-workers-tour-little = Cette case ne rapporte que 1 lire, même si elle n’est jamais pleine. Une visite rapporte le double.
learn-viticulture-workers-grande = Vous voudriez une vigne, mais votre adversaire vient de prendre la seule case pour en piocher une. Cela ne gêne pas votre grand ouvrier : placez-le à côté de cette action.
learn-viticulture-workers-grande-hint = Cherchez « Piocher une vigne (grand ouvrier à côté des cases) ».
learn-viticulture-workers-grande-right = Voilà votre nouvelle vigne. Votre grand ouvrier peut utiliser chaque année une action pleine.
learn-viticulture-workers-grande-elsewhere = Ces cases sont encore ouvertes à tous. Utilisez le grand ouvrier là où aucun autre ne peut aller : piochez une vigne.
learn-viticulture-workers-pass = Il vous reste un ouvrier, et vos ouvriers doivent servir en été et en hiver. Gardez-le pour l’hiver : passez.
learn-viticulture-workers-pass-hint = Passer est la dernière de vos réponses.
learn-viticulture-workers-pass-right = Bien joué. L’été se termine quand tous ont passé ou n’ont plus d’ouvrier.
learn-viticulture-workers-fall = En automne, chacun pioche un visiteur. Piochez-en un : les jaunes servent en été, les bleus en hiver.
learn-viticulture-workers-fall-hint = Les deux pioches conviennent ; choisissez-en une.
learn-viticulture-workers-fall-right = Bienvenue ! Nous jouerons des visiteurs dans une autre leçon.
learn-viticulture-workers-train = L’hiver a d’autres actions, et vous avez 8 lires. Laquelle vous donne un ouvrier de plus à partir de l’an prochain ?
learn-viticulture-workers-train-hint = Elle coûte 4 lires. Les nouveaux ouvriers doivent être formés.
learn-viticulture-workers-train-right = Exactement. Votre nouvel ouvrier vous rejoint à la fin de l’année.
learn-viticulture-workers-train-lira = L’argent, c’est bien, mais vous en avez assez. Nous cherchons un nouvel ouvrier.
learn-viticulture-workers-train-cards = Là, il s’agit de cartes. Nous cherchons un nouvel ouvrier.
learn-viticulture-workers-end = Vous savez placer des ouvriers, et c’est la moitié du jeu. Plus vous en formez tôt, plus vous pouvez en faire chaque année.

## Vignes

learn-viticulture-vines-title = De la carte au champ
learn-viticulture-vines-about = Piocher une vigne et en planter deux dans le même champ.
learn-viticulture-vines-draw = Tout vin commence par une carte Vigne. Vous en avez deux en main ; piochez-en une troisième avec un ouvrier ordinaire.
learn-viticulture-vines-draw-hint = L’action s’appelle « Piocher une vigne ».
learn-viticulture-vines-draw-right = Vous en avez trois. Certaines vignes exigent une structure avant d’être plantées : chaque carte montre laquelle.
learn-viticulture-vines-plant = Le Sangiovese ne demande qu’un champ. Envoyez un ouvrier ordinaire le planter où vous voulez.
learn-viticulture-vines-plant-hint = Choisissez « Planter une vigne », l’ouvrier ordinaire, puis le Sangiovese dans n’importe quel champ.
learn-viticulture-vines-plant-right = Il reste là et donne un raisin rouge de valeur 1 à chaque vendange.
learn-viticulture-vines-plant-vine = Commençons par le Sangiovese, la plus simple de vos vignes.
learn-viticulture-vines-together = Vous avez un treillis : vous pouvez donc planter aussi le Trebbiano. Dans quel champ, pour qu’une seule vendange donne du raisin rouge et du blanc ?
learn-viticulture-vines-together-hint = Votre grand ouvrier peut encore planter. Les deux vignes doivent être dans le même champ.
learn-viticulture-vines-together-right = Juste : un champ se vendange toujours en entier. Rouge 1 et blanc 2 font 3, et même votre plus petit champ porte 5.
learn-viticulture-vines-together-apart = Vous pourriez y planter le Trebbiano, mais il faudrait alors deux vendanges. Plantez les deux vignes dans un seul champ.
learn-viticulture-vines-together-vine = Plantez le Trebbiano, votre vigne blanche, avec le Sangiovese.
learn-viticulture-vines-end = Vous pouvez planter autant de vignes que vous voulez dans un champ, tant que leur valeur totale ne dépasse pas son nombre.

## Structures

learn-viticulture-structures-title = Construire
learn-viticulture-structures-about = Les structures permettent de planter de meilleures vignes et vous aident chaque année.
learn-viticulture-structures-trellis = Vous ne pouvez pas planter le Trebbiano sans treillis. Envoyez un ouvrier ordinaire en construire un pour 2 lires.
learn-viticulture-structures-trellis-hint = Choisissez « Construire une structure », puis le treillis.
learn-viticulture-structures-trellis-right = Un treillis reste toute la partie et sert à tous vos champs.
learn-viticulture-structures-trellis-tower = La tour d’irrigation sert aux meilleures vignes. Le Trebbiano n’exige qu’un treillis.
learn-viticulture-structures-plant = Tout est prêt. Plantez le Trebbiano avec votre autre ouvrier ordinaire.
learn-viticulture-structures-plant-hint = Choisissez « Planter une vigne », puis le Trebbiano dans n’importe quel champ.
learn-viticulture-structures-plant-right = Une vigne blanche de valeur 2. Les meilleures, de valeur 4, exigent à la fois le treillis et la tour d’irrigation.
learn-viticulture-structures-plant-vine = Vous pouviez déjà planter le Sangiovese. Le treillis est là pour le Trebbiano.
learn-viticulture-structures-cottage = Il vous reste 4 lires, et votre grand ouvrier est libre. Quelle structure vous donne un visiteur de plus chaque automne ?
learn-viticulture-structures-cottage-hint = Les visiteurs aiment rester pour la nuit. Placez le grand ouvrier à côté de l’action pleine.
learn-viticulture-structures-cottage-right = Un gîte ! Chaque automne, vous piochez deux visiteurs au lieu d’un.
learn-viticulture-structures-cottage-cellar = Une cave sert au vin qui vieillit. Les visiteurs dorment mieux ailleurs.
learn-viticulture-structures-fall = Voici l’automne : utilisez le gîte et choisissez deux visiteurs, l’un après l’autre.
learn-viticulture-structures-fall-hint = Été ou hiver, deux fois. Tous les choix sont bons.
learn-viticulture-structures-fall-right = Deux visiteurs d’un coup. Vous choisissez les deux pioches avant de voir une carte.
learn-viticulture-structures-end = Le moulin et la salle de dégustation rapportent même des PV : l’un quand vous plantez, l’autre quand vous guidez une visite avec du vin en cave.

## Vendange

learn-viticulture-harvest-title = La vendange
learn-viticulture-harvest-about = Vendanger deux champs et produire un premier vin.
learn-viticulture-harvest-both = L’hiver est le temps des vendanges. Envoyez un ouvrier ordinaire vendanger le champ qui donne les deux couleurs à la fois.
learn-viticulture-harvest-both-hint = Regardez les vignes : Sangiovese et Pinot poussent dans le champ 5.
learn-viticulture-harvest-both-right = Rouge 2 et blanc 1. Les vignes d’un champ s’additionnent par couleur, et elles restent en place.
learn-viticulture-harvest-both-single = Seul le Trebbiano y pousse, et il est blanc. Le champ 5 a les deux couleurs.
learn-viticulture-harvest-second = Votre propre ouvrier occupe la case de vendange, mais il y a un second champ à vendanger. Qui peut aider ?
learn-viticulture-harvest-second-hint = Le grand ouvrier peut se placer à côté d’une action pleine, même si c’est vous qui l’avez remplie.
learn-viticulture-harvest-second-right = Blanc 2. Vous pouvez vendanger chaque champ une fois par an.
learn-viticulture-harvest-wine = Vous avez trois raisins au pressoir. Avec votre dernier ouvrier, transformez le meilleur raisin blanc en vin.
learn-viticulture-harvest-wine-hint = L’action est « Produire jusqu’à deux vins ». Commencez par un blanc, avec le raisin de valeur 2.
learn-viticulture-harvest-wine-right = Votre premier vin a la valeur de son raisin. Il est dans votre petite cave.
learn-viticulture-harvest-wine-visitor = Un visiteur aidera peut-être un jour. Pour le vin, il y a une action à part.
learn-viticulture-harvest-wine-rest = Vous avez vendangé les deux champs cette année. Utilisez maintenant le raisin.
learn-viticulture-harvest-wine-small = C’est le plus faible de vos raisins blancs. Prenez l’autre.
learn-viticulture-harvest-wine-red = Le vin rouge irait aussi, mais commencez par un blanc.
learn-viticulture-harvest-end = Le raisin inutilisé n’est pas perdu : il vieillit aussi, de 1 par an.

## Vin

learn-viticulture-wine-title = Produire du vin
learn-viticulture-wine-about = Rouge, blanc et rosé, et la cave qu’il faut à chacun.
learn-viticulture-wine-harvest = Il vous reste de l’an dernier un rouge 3 et un blanc 2. Vendangez aussi votre champ, cette fois avec le grand ouvrier, pour garder un ouvrier pour le vin.
learn-viticulture-wine-harvest-hint = Choisissez « Vendanger un champ », puis le grand ouvrier, puis le champ 5.
learn-viticulture-wine-harvest-right = Vous avez quatre raisins : rouge 3 et 2, blanc 2 et 1.
learn-viticulture-wine-harvest-regular = L’un ou l’autre pourrait y aller, mais laissez faire le grand : votre ouvrier ordinaire fera ensuite le vin.
learn-viticulture-wine-blush = Un rosé prend un raisin rouge et un blanc, et leurs valeurs s’additionnent. Produisez le meilleur rosé possible.
learn-viticulture-wine-blush-hint = Choisissez « Produire jusqu’à deux vins », le rosé, puis le rouge 3 et le blanc 2.
learn-viticulture-wine-blush-right = Un rosé de valeur 5 ! Tout vin de valeur 4 ou plus exige la cave moyenne, et vous l’avez construite.
learn-viticulture-wine-blush-first = Ce pourra être votre second vin. Commencez par le rosé.
learn-viticulture-wine-blush-small = Vous avez un meilleur raisin de cette couleur.
learn-viticulture-wine-blush-sparkling = Le vin effervescent demande deux raisins rouges, un blanc et la grande cave. Un jour !
learn-viticulture-wine-red = Une action produit jusqu’à deux vins, et il reste rouge 2 et blanc 1. Quel second vin vaut le plus ici ?
learn-viticulture-wine-red-hint = Un rosé vaut au moins 4. Que pouvez-vous produire avec chaque raisin seul ?
learn-viticulture-wine-red-right = Juste, un rouge de valeur 2. Les vins rouges et blancs prennent un raisin chacun, et vous pouvez garder le raisin blanc pour plus tard.
learn-viticulture-wine-red-white = Ce serait un blanc de valeur 1. Votre raisin rouge est meilleur.
learn-viticulture-wine-red-blush = Deux et un font 3, et un rosé vaut au moins 4.
learn-viticulture-wine-red-done = Vous pouvez vous arrêter à un vin, mais il y a de la place pour un autre.
learn-viticulture-wine-end = La petite cave garde les valeurs jusqu’à 3, la moyenne jusqu’à 6, la grande jusqu’à 9 : un vin trop bon pour vos caves va sur la plus haute place libre au-dessous.

## Vieillissement

learn-viticulture-ageing-title = Le vieillissement du vin
learn-viticulture-ageing-about = Ce qui se passe à la fin d’une année, et pourquoi les caves comptent.
learn-viticulture-ageing-pass = Vous avez un rouge 3 et un blanc 2 en cave, et l’année touche à sa fin. Passez, et observez-les.
learn-viticulture-ageing-pass-hint = Passer est la dernière de vos réponses.
learn-viticulture-ageing-pass-right = À la fin de l’année, tout le raisin et tous les vins vieillissent de 1, et vous reprenez tous vos ouvriers.
learn-viticulture-ageing-wake = Le blanc est maintenant un 3, mais le rouge est resté à 3, car la petite cave s’arrête là. Une année commence : prenez la ligne 1 pour jouer en premier, ou la ligne 4 pour 1 lire.
learn-viticulture-ageing-wake-hint = Choisissez la ligne 1 ou la ligne 4.
learn-viticulture-ageing-wake-right = Bonjour ! Votre coq décide de l’heure à laquelle vos ouvriers se lèvent.
learn-viticulture-ageing-wake-row = Une autre année, peut-être. Prenez cette fois la ligne 1 ou la ligne 4.
learn-viticulture-ageing-cellar = Vos vins ont besoin d’une meilleure cave. Construisez la cave moyenne pour 4 lires.
learn-viticulture-ageing-cellar-hint = Choisissez « Construire une structure », puis la cave moyenne.
learn-viticulture-ageing-cellar-right = Il y a maintenant de la place pour des valeurs jusqu’à 6.
learn-viticulture-ageing-cellar-large = Il vous faut la cave moyenne avant la grande.
learn-viticulture-ageing-summer = C’est assez pour cet été. Passez, pour que l’année avance.
learn-viticulture-ageing-summer-hint = Passer est la dernière de vos réponses.
learn-viticulture-ageing-summer-right = Vous gardez deux ouvriers pour l’hiver.
learn-viticulture-ageing-fall = De nouveau l’automne : piochez un visiteur.
learn-viticulture-ageing-fall-hint = Été ou hiver, comme vous voulez.
learn-viticulture-ageing-fall-right = Un visiteur de plus dans votre main.
learn-viticulture-ageing-time = Vous voulez que les deux vins soient à 4. Que doivent faire vos ouvriers pour cela cet hiver ?
learn-viticulture-ageing-time-hint = Aucun ouvrier ne peut faire vieillir le vin. Laissez faire le temps.
learn-viticulture-ageing-time-right = Rien du tout ! Les deux vins sont maintenant à 4, grâce à la cave et au temps.
learn-viticulture-ageing-time-wine = Produire du vin ne fait pas vieillir l’ancien.
learn-viticulture-ageing-time-work = Utile, mais cela ne fait pas vieillir vos vins. Ils vieillissent tout seuls.
learn-viticulture-ageing-end = Chaque année en cave rend un vin digne d’une meilleure commande. Construisez des caves avant que votre vin cesse de vieillir.

## Commandes

learn-viticulture-orders-title = Honorer des commandes
learn-viticulture-orders-about = Du vin contre des points de victoire, et un revenu chaque année.
learn-viticulture-orders-fill = Le vin sert à honorer des commandes. Vous pourriez en honorer une parmi deux, mais toutes deux exigent votre seul vin rouge : honorez celle qui donne le plus de PV.
learn-viticulture-orders-fill-hint = La commande d’un rouge 5 et d’un blanc 3 donne 4 PV.
learn-viticulture-orders-fill-right = Vous gagnez 4 PV ! Votre revenu résiduel a monté aussi : 1 lire de plus à chaque fin d’année.
learn-viticulture-orders-fill-less = Celle-là donne 3 PV. Il y en a une qui en donne 4.
learn-viticulture-orders-fill-blush = Elle exige deux rosés, et vous n’en avez aucun.
learn-viticulture-orders-wines = Votre cave est vide, et vous avez encore une commande pour un rouge 2 et un blanc 4, ou mieux. Produisez un vin de chaque couleur qui convienne.
learn-viticulture-orders-wines-hint = N’importe quel raisin rouge convient. Parmi les blancs, seul le 5.
learn-viticulture-orders-wines-right = Vous pouvez utiliser un vin meilleur que ne l’exige la commande, mais il ne rapporte pas davantage.
learn-viticulture-orders-wines-blush = Un rosé est bon pour d’autres commandes. Celle-ci exige du rouge et du blanc.
learn-viticulture-orders-wines-small = Un blanc 3 ne suffit pas : la commande exige un 4.
learn-viticulture-orders-again = Tout est prêt pour honorer une seconde commande cette année. Quel ouvrier peut encore le faire ?
learn-viticulture-orders-again-hint = Votre premier ouvrier occupe la case : utilisez le grand ouvrier.
learn-viticulture-orders-again-right = Vous gagnez 3 PV de plus. Honorer des commandes est le plus sûr chemin vers 20.
learn-viticulture-orders-again-first = Honorez d’abord la commande : les vins sont prêts.
learn-viticulture-orders-end = Piochez tôt des commandes, et prévoyez pour elles vos champs, vos caves et vos années.

## Visiteurs

learn-viticulture-visitors-title = Les visiteurs
learn-viticulture-visitors-about = Jouer des visiteurs en été et en hiver, et choisir ce qu’ils font pour vous.
learn-viticulture-visitors-patron = Un visiteur fait ce que dit sa carte, souvent l’une de deux choses. Envoyez un ouvrier ordinaire, jouez le Mécène et choisissez de gagner 4 lires.
learn-viticulture-visitors-patron-hint = Choisissez « Jouer un visiteur d’été », le Mécène, puis la première option.
learn-viticulture-visitors-patron-right = Vous avez 8 lires. La carte va à la défausse.
learn-viticulture-visitors-patron-sponsor = Vous jouerez le Sponsor plus tard. Commencez par le Mécène.
learn-viticulture-visitors-patron-cards = Les cartes, c’est bien, mais il vous faut de l’argent maintenant : prenez les lires.
learn-viticulture-visitors-sponsor = Vous pouvez jouer plusieurs visiteurs par an. Jouez aussi le Sponsor, et piochez deux vignes sans perdre de PV.
learn-viticulture-visitors-sponsor-hint = Placez le grand ouvrier à côté de l’action pleine. Choisissez la première option.
learn-viticulture-visitors-sponsor-right = Deux vignes gratuites. Bien des cartes font mieux que l’action qu’elles remplacent.
learn-viticulture-visitors-sponsor-point = Prendre les deux vous coûterait un PV. Les vignes seules sont gratuites.
learn-viticulture-visitors-sponsor-lira = Cette fois, nous voulons les vignes.
learn-viticulture-visitors-summer = Les visiteurs bleus servent en hiver. Gardez vos deux derniers ouvriers : passez.
learn-viticulture-visitors-summer-hint = Passer est la dernière de vos réponses.
learn-viticulture-visitors-summer-right = Rendez-vous en hiver.
learn-viticulture-visitors-fall = Un nouveau visiteur pour l’automne : piochez-en un.
learn-viticulture-visitors-fall-hint = Été ou hiver, comme vous voulez.
learn-viticulture-visitors-fall-right = À la fin d’une année, vous pouvez garder sept cartes, toutes sortes confondues.
learn-viticulture-visitors-teacher = Former un ouvrier coûte d’habitude 4 lires. Un visiteur de votre main le fait pour 2 : formez-en un de cette façon.
learn-viticulture-visitors-teacher-hint = Lisez vos deux visiteurs d’hiver. L’un d’eux enseigne.
learn-viticulture-visitors-teacher-right = À moitié prix, grâce à l’Enseignant. Regardez toujours vos visiteurs avant d’utiliser une action ordinaire.
learn-viticulture-visitors-teacher-dear = Cela coûterait 4 lires. Un de vos visiteurs le fait pour moins.
learn-viticulture-visitors-teacher-visitor = Celui-ci est bon pour les vieux vins. Pour former un ouvrier, il vous faut l’autre.
learn-viticulture-visitors-end = Vous ne pouvez jouer un visiteur que si vous pouvez appliquer tout ce qu’il dit. Certains aident aussi vos adversaires : lisez deux fois.

## Lignes

learn-viticulture-rows-title = L’échelle de réveil et les bonus
learn-viticulture-rows-about = L’échelle de réveil, les cases bonus, passer et la fin de l’année.
learn-viticulture-rows-first = Vous êtes trois maintenant, et vous choisissez une ligne en premier ce printemps. Vous voulez le choix de toutes les cases : quelle ligne joue avant les autres ?
learn-viticulture-rows-first-hint = Plus le numéro d’une ligne est petit, plus son tour vient tôt.
learn-viticulture-rows-first-right = La ligne 1 n’a pas de bonus, mais vous commencez en été et en hiver.
learn-viticulture-rows-first-later = Un joli bonus, mais quelqu’un d’autre pourrait alors jouer avant vous.
learn-viticulture-rows-bonus = À trois, chaque action a une seconde case, qui a un bonus. Guidez une visite qui rapporte 3 lires au lieu de 2.
learn-viticulture-rows-bonus-hint = Choisissez la visite avec « bonus : 1 lire de plus », et un ouvrier ordinaire.
learn-viticulture-rows-bonus-right = Premier arrivé, premier servi : votre adversaire a dû prendre la case simple.
learn-viticulture-rows-bonus-plain = Cette case n’a pas de bonus. Celle du milieu est encore libre.
learn-viticulture-rows-bonus-tour = D’autres actions ont aussi un bonus, mais cette fois nous voulons la visite.
learn-viticulture-rows-pass = Il vous reste deux ouvriers. Passez, pour pouvoir les utiliser tous deux en hiver.
learn-viticulture-rows-pass-hint = Passer est la dernière de vos réponses.
learn-viticulture-rows-pass-right = Un joueur qui passe a fini sa saison, et les autres continuent.
learn-viticulture-rows-fall = L’automne : piochez un visiteur.
learn-viticulture-rows-fall-hint = Été ou hiver, comme vous voulez.
learn-viticulture-rows-fall-right = L’automne suit aussi l’ordre de l’échelle de réveil.
learn-viticulture-rows-winter = De nouveau, vous commencez. Formez un ouvrier là où cela vous coûte 1 lire de moins.
learn-viticulture-rows-winter-hint = Le bonus de cette case est de 1 lire.
learn-viticulture-rows-winter-right = Vous avez payé 3 lires au lieu de 4.
learn-viticulture-rows-winter-plain = Là, vous paieriez les 4 lires en entier.
learn-viticulture-rows-winter-train = Tentant, mais un ouvrier de plus aide chaque année. Formez-en un.
learn-viticulture-rows-rest = Tous les autres ont fini. Passez, et l’année se termine.
learn-viticulture-rows-rest-hint = Passer est la dernière de vos réponses.
learn-viticulture-rows-rest-right = Chaque année, un autre joueur choisit sa ligne en premier.
learn-viticulture-rows-row = Ce printemps, quelqu’un a pris la ligne 1 avant vous. Quelle ligne vous donne un ouvrier de plus pour l’année ?
learn-viticulture-rows-row-hint = C’est la dernière ligne : vous jouerez donc en dernier.
learn-viticulture-rows-row-right = Cinq ouvriers pour un an ! Plus le numéro de la ligne est grand, meilleur est son bonus.
learn-viticulture-rows-row-taken = Une ligne n’accueille qu’un coq, et cette fois nous ne voulons ni PV ni lire.
learn-viticulture-rows-row-bonus = Cette ligne a un autre bonus. Cherchez l’ouvrier.
learn-viticulture-rows-end = Jouer tôt ou prendre un meilleur bonus : à vous de choisir chaque printemps.

## La fin

learn-viticulture-end-title = La dernière année
learn-viticulture-end-about = Comment finit une partie, et ce qui compte encore alors.
learn-viticulture-end-trigger = Vous avez 19 PV, et dès qu’un joueur atteint 20, l’année en cours est la dernière. Honorez une commande pour y arriver.
learn-viticulture-end-trigger-hint = Vous pouvez honorer la commande d’un rouge 2 et d’un blanc 2 avec vos deux vins.
learn-viticulture-end-trigger-right = Vous avez 21 PV ! Tous savent maintenant que cette année est la dernière.
learn-viticulture-end-trigger-wines = Vous n’avez pas les vins pour cette commande.
learn-viticulture-end-trigger-points = Cela ne donne pas de PV. Regardez vos commandes et votre cave.
learn-viticulture-end-last = L’année se joue jusqu’au bout : des adversaires peuvent encore vous rattraper, et les lires départagent les égalités. Quel est le meilleur usage de votre dernier ouvrier ?
learn-viticulture-end-last-hint = Il n’y a pas d’année prochaine : seuls comptent les PV et les lires. Une case a toujours de la place.
learn-viticulture-end-last-right = Exactement. Après les PV, on départage par les lires, puis par les vins en cave, puis par le raisin.
learn-viticulture-end-last-future = Cela aiderait l’an prochain, et il n’y en aura pas.
learn-viticulture-end-last-tie = Cela ne changerait rien. Une lire de plus pourrait vous départager.
learn-viticulture-end-end = Vous avez gagné ! Planter, vendanger, laisser vieillir et honorer des commandes : il n’en faut pas plus. Essayez maintenant une vraie table.
