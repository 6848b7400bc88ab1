### Les leçons de Viticulture. Les clés sont `learn-viticulture-<leçon>-<étape>` et ce que dit
### `learn/reading.py`. Une étape a deux phrases au plus. Les nombres sont ceux de la position de la leçon.

## Réponses communes

learn-viticulture-common-grande = Gardez le grand ouvrier pour une action pleine : lui seul peut alors y aller. Un ouvrier ordinaire suffit ici.
learn-viticulture-common-taken = Un ouvrier s’y trouve déjà. Seul un grand ouvrier peut encore venir, à côté de l’action.
learn-viticulture-common-keep = Ce serait un beau coup, mais laissez-le pour l’instant. Dans cette étape, vous passez.
learn-viticulture-common-pass = Pas encore ! Passer finit votre saison, et un de vos ouvriers a d’abord quelque chose à faire.
learn-viticulture-common-building = Elle a ses mérites, mais ce n’est pas la structure qu’il nous faut maintenant.
learn-viticulture-common-later = Nous y viendrons. Faites d’abord ce que demande cette étape.

## Ouvriers

learn-viticulture-workers-title = Vos ouvriers
learn-viticulture-workers-about = Placer des ouvriers, utiliser le grand, passer et former quelqu’un de nouveau.
learn-viticulture-workers-tour = Bienvenue dans votre vignoble ! C’est l’été et trois ouvriers vous attendent : envoyez-en un ordinaire guider une visite, qui rapporte 2 lires.
learn-viticulture-workers-tour-hint = Choisissez l’action « Guider une visite », puis l’ouvrier ordinaire.
learn-viticulture-workers-tour-right = Huit lires à présent. Un ouvrier reste où vous l’avez mis jusqu’à la fin de l’année.
learn-viticulture-workers-tour-little = Ce lieu ne paie que 1 lire, même s’il n’est jamais plein. La visite paie le double.
learn-viticulture-workers-grande = Vous voudriez une vigne, mais votre rival vient de prendre le seul emplacement pour en piocher une. Cela ne gêne pas votre grand ouvrier : mettez-le à côté de cette action.
learn-viticulture-workers-grande-hint = Cherchez « Piocher une vigne, le grand ouvrier à côté ».
learn-viticulture-workers-grande-right = Voilà votre nouvelle vigne. Le grand ouvrier vous ouvre chaque année une action pleine.
learn-viticulture-workers-grande-elsewhere = Ces emplacements sont encore ouverts à tous. Utilisez le grand ouvrier là où lui seul peut aller : aux vignes.
learn-viticulture-workers-pass = Il reste un ouvrier, et les mêmes doivent servir en été et en hiver. Gardez-le pour l’hiver : passez.
learn-viticulture-workers-pass-hint = Passer est la dernière de vos réponses.
learn-viticulture-workers-pass-right = Bien gardé. L’été finit quand tout le monde a passé ou n’a plus d’ouvrier.
learn-viticulture-workers-fall = L’automne amène à chacun un visiteur. Piochez-en un : les jaunes viennent en été, les bleus en hiver.
learn-viticulture-workers-fall-hint = Les deux pioches conviennent ; choisissez-en une.
learn-viticulture-workers-fall-right = Bienvenue ! Nous jouerons des visiteurs dans une autre leçon.
learn-viticulture-workers-train = L’hiver a d’autres actions, et vous avez 8 lires. Laquelle vous donne un ouvrier de plus à partir de l’an prochain ?
learn-viticulture-workers-train-hint = Elle coûte 4 lires. Les nouveaux bras ont besoin d’être formés.
learn-viticulture-workers-train-right = Exactement. Le nouveau se tient prêt et vous rejoint à la fin de l’année.
learn-viticulture-workers-train-lira = L’argent, c’est bien, mais vous en avez assez. Ce sont des bras que nous cherchons.
learn-viticulture-workers-train-cards = Là, il s’agit de cartes. Ce sont des bras que nous cherchons.
learn-viticulture-workers-end = Vous savez placer des ouvriers, et c’est la moitié du jeu. Plus vous en formez tôt, plus vous en faites chaque année.

## Vignes

learn-viticulture-vines-title = De la carte au champ
learn-viticulture-vines-about = Piocher une vigne et en planter deux dans le même champ.
learn-viticulture-vines-draw = Tout vin commence par une carte Vigne. Vous en avez deux en main ; piochez-en une troisième avec un ouvrier ordinaire.
learn-viticulture-vines-draw-hint = L’action s’appelle « Piocher une vigne ».
learn-viticulture-vines-draw-right = En voilà une troisième. Certaines vignes exigent une structure avant de pousser : chaque carte dit laquelle.
learn-viticulture-vines-plant = Le Sangiovese est modeste et ne demande qu’un champ. Envoyez un ouvrier ordinaire le planter où vous voulez.
learn-viticulture-vines-plant-hint = Prenez « Planter une vigne », l’ouvrier ordinaire, puis le Sangiovese dans un champ quelconque.
learn-viticulture-vines-plant-right = Il restera là année après année et donnera un raisin rouge de 1 à chaque vendange.
learn-viticulture-vines-plant-vine = Commençons par le Sangiovese, la plus simple de vos vignes.
learn-viticulture-vines-together = Vous avez un treillis : le Trebbiano peut donc être planté aussi. Où va-t-il, pour qu’une seule vendange donne du raisin rouge et du blanc ?
learn-viticulture-vines-together-hint = Votre grand ouvrier peut encore planter. Les deux vignes doivent partager un champ.
learn-viticulture-vines-together-right = Juste : un champ se vendange toujours en entier. Rouge 1 et blanc 2 font 3, et même votre plus petit champ porte 5.
learn-viticulture-vines-together-apart = Le Trebbiano y pousserait, mais il faudrait alors deux vendanges. Mettez les deux vignes dans un seul champ.
learn-viticulture-vines-together-vine = C’est le Trebbiano, votre vigne blanche, qui rejoint le Sangiovese.
learn-viticulture-vines-end = Un champ reçoit autant de vignes que vous voulez, tant que leurs valeurs réunies ne dépassent pas son nombre.

## Structures

learn-viticulture-structures-title = Construire
learn-viticulture-structures-about = Les structures font pousser de meilleures vignes et rapportent chaque année.
learn-viticulture-structures-trellis = Votre Trebbiano ne peut pas pousser sans treillis. Envoyez un ouvrier ordinaire en construire un pour 2 lires.
learn-viticulture-structures-trellis-hint = L’action est « Construire une structure », la structure est le treillis.
learn-viticulture-structures-trellis-right = Un treillis reste toute la partie et sert à tous vos champs.
learn-viticulture-structures-trellis-tower = La tour d’irrigation est pour les vignes lourdes. Le Trebbiano ne demande qu’un treillis.
learn-viticulture-structures-plant = Le terrain est prêt. Plantez le Trebbiano avec votre autre ouvrier ordinaire.
learn-viticulture-structures-plant-hint = Prenez « Planter une vigne », puis le Trebbiano dans un champ quelconque.
learn-viticulture-structures-plant-right = Une vigne blanche de 2. Les meilleures, qui valent 4, exigent à la fois treillis et tour.
learn-viticulture-structures-plant-vine = Le Sangiovese pouvait déjà être planté. Le treillis est là pour le Trebbiano.
learn-viticulture-structures-cottage = Il reste quatre lires, et votre grand ouvrier est libre. Quelle structure vous amène un visiteur de plus chaque automne ?
learn-viticulture-structures-cottage-hint = Les visiteurs aiment rester pour la nuit. Construisez à côté de l’action pleine.
learn-viticulture-structures-cottage-right = Un gîte ! Chaque automne, vous piochez deux visiteurs au lieu d’un.
learn-viticulture-structures-cottage-cellar = Une cave est pour le vin qui vieillit. Les visiteurs dorment mieux ailleurs.
learn-viticulture-structures-fall = Et voici l’automne : essayez le gîte et nommez deux visiteurs, l’un après l’autre.
learn-viticulture-structures-fall-hint = Été ou hiver, deux fois. Tous les choix sont bons.
learn-viticulture-structures-fall-right = Deux visiteurs d’un coup. Vous nommez les deux pioches avant de voir une carte.
learn-viticulture-structures-end = Le moulin et la salle de dégustation rapportent même des points : l’un quand vous plantez, l’autre quand vous guidez une visite avec du vin en cave.

## Vendange

learn-viticulture-harvest-title = La vendange
learn-viticulture-harvest-about = Vendanger deux champs et produire un premier vin.
learn-viticulture-harvest-both = L’hiver est le temps des vendanges. Envoyez un ouvrier ordinaire et prenez le champ qui donne les deux couleurs à la fois.
learn-viticulture-harvest-both-hint = Regardez les vignes : Sangiovese et Pinot poussent dans le champ de 5.
learn-viticulture-harvest-both-right = Rouge 2 et blanc 1. Les vignes d’un champ s’additionnent par couleur, et elles restent en place.
learn-viticulture-harvest-both-single = Seul le Trebbiano y pousse, et il est blanc. Le champ de 5 a les deux couleurs.
learn-viticulture-harvest-second = Votre propre ouvrier occupe l’emplacement de vendange, mais il y a un second champ à vendanger. Qui peut aider ?
learn-viticulture-harvest-second-hint = Le grand ouvrier peut se mettre à côté d’une action pleine, même si c’est vous qui la remplissez.
learn-viticulture-harvest-second-right = Blanc 2. Chaque champ se vendange une fois par an, avec n’importe quel ouvrier.
learn-viticulture-harvest-wine = Trois raisins sont à votre pressoir. Avec votre dernier ouvrier, changez le meilleur raisin blanc en vin.
learn-viticulture-harvest-wine-hint = L’action est « Produire jusqu’à deux vins ». Commencez par un blanc, avec le raisin de 2.
learn-viticulture-harvest-wine-right = Votre première bouteille, qui vaut autant que son raisin. Elle repose dans votre petite cave.
learn-viticulture-harvest-wine-visitor = Un visiteur aidera peut-être un jour. Pour le vin, il y a une action à part.
learn-viticulture-harvest-wine-rest = Les deux champs ont tout donné cette année. C’est le raisin qui compte à présent.
learn-viticulture-harvest-wine-small = C’est le plus faible de vos raisins blancs. Prenez l’autre.
learn-viticulture-harvest-wine-red = Le vin rouge irait aussi, mais commencez par un blanc.
learn-viticulture-harvest-end = Le raisin inutilisé n’est pas perdu : il mûrit et gagne 1 de valeur chaque année.

## Vin

learn-viticulture-wine-title = Produire du vin
learn-viticulture-wine-about = Rouge, blanc et rosé, et la cave qu’il faut à chacun.
learn-viticulture-wine-harvest = Il vous reste de l’an dernier un rouge 3 et un blanc 2. Vendangez aussi votre champ, cette fois avec le grand ouvrier, pour garder un ouvrier pour le vin.
learn-viticulture-wine-harvest-hint = Prenez « Vendanger un champ », puis le grand ouvrier, puis le champ de 5.
learn-viticulture-wine-harvest-right = Quatre raisins : rouge 3 et 2, blanc 2 et 1.
learn-viticulture-wine-harvest-regular = L’un ou l’autre pourrait y aller, mais laissez faire le grand : votre ouvrier ordinaire fera ensuite le vin.
learn-viticulture-wine-blush = Un rosé mêle un raisin rouge et un blanc, et leurs valeurs s’additionnent. Produisez le rosé le plus fort possible.
learn-viticulture-wine-blush-hint = Produisez du vin, choisissez le rosé, puis le rouge 3 et le blanc 2.
learn-viticulture-wine-blush-right = Un rosé de 5 ! À partir de 4, il faut la cave moyenne, et vous l’avez construite.
learn-viticulture-wine-blush-first = Ce pourra être votre second vin. Commencez par le rosé.
learn-viticulture-wine-blush-small = Il y a un raisin plus fort de cette couleur.
learn-viticulture-wine-blush-sparkling = Le vin effervescent demande deux raisins rouges, un blanc et la grande cave. Un jour !
learn-viticulture-wine-red = Une action produit jusqu’à deux vins, et il reste rouge 2 et blanc 1. Quel second vin vaut le plus ici ?
learn-viticulture-wine-red-hint = Un rosé devrait atteindre 4. Que peut faire chaque raisin tout seul ?
learn-viticulture-wine-red-right = Juste, un rouge de 2. Le vin rouge et le blanc prennent un raisin chacun, et le blanc peut mûrir.
learn-viticulture-wine-red-white = Ce serait un blanc de 1. Votre raisin rouge est meilleur.
learn-viticulture-wine-red-blush = Deux et un font 3, et un rosé sous 4 n’existe pas.
learn-viticulture-wine-red-done = Vous pouvez vous arrêter à un vin, mais il y a place pour un autre.
learn-viticulture-wine-end = Petite cave jusqu’à 3, moyenne jusqu’à 6, grande jusqu’à 9 : un vin trop fort pour vos caves va sur la meilleure place libre au-dessous.

## Vieillissement

learn-viticulture-ageing-title = La cave et les années
learn-viticulture-ageing-about = Ce que fait la fin d’une année, et pourquoi les caves comptent.
learn-viticulture-ageing-pass = Un rouge 3 et un blanc 2 sont dans votre cave, et l’année touche à sa fin. Passez, et observez-les.
learn-viticulture-ageing-pass-hint = Passer est la dernière de vos réponses.
learn-viticulture-ageing-pass-right = À la fin d’une année, raisin et vins gagnent 1 de valeur, et tous les ouvriers rentrent.
learn-viticulture-ageing-wake = Le blanc est passé à 3, mais le rouge est resté à 3, où finit la petite cave. Une année commence : prenez la ligne 1 pour jouer en premier, ou la ligne 4 pour 1 lire.
learn-viticulture-ageing-wake-hint = Choisissez la ligne 1 ou la ligne 4.
learn-viticulture-ageing-wake-right = Bonjour ! Votre coq décide de l’heure où vous êtes debout.
learn-viticulture-ageing-wake-row = Une autre année, peut-être. Prenez cette fois la ligne 1 ou la ligne 4.
learn-viticulture-ageing-cellar = Vos vins ont besoin de descendre plus bas. Construisez la cave moyenne pour 4 lires.
learn-viticulture-ageing-cellar-hint = Prenez « Construire une structure », puis la cave moyenne.
learn-viticulture-ageing-cellar-right = Il y a maintenant de la place pour des valeurs jusqu’à 6.
learn-viticulture-ageing-cellar-large = La grande cave ne vient qu’après la moyenne.
learn-viticulture-ageing-summer = Assez pour cet été. Passez, pour que l’année avance.
learn-viticulture-ageing-summer-hint = Passer est la dernière de vos réponses.
learn-viticulture-ageing-summer-right = Deux ouvriers restent au logis pour l’hiver.
learn-viticulture-ageing-fall = De nouveau l’automne : invitez un visiteur.
learn-viticulture-ageing-fall-hint = Été ou hiver, comme vous voulez.
learn-viticulture-ageing-fall-right = Un convive de plus à votre table.
learn-viticulture-ageing-time = Vous voulez que les deux vins soient à 4. Que doivent faire vos ouvriers pour cela cet hiver ?
learn-viticulture-ageing-time-hint = Personne ne fait vieillir le vin à la main. Laissez faire le temps.
learn-viticulture-ageing-time-right = Rien du tout ! Les deux vins sont à 4, grâce à la cave et à l’année.
learn-viticulture-ageing-time-wine = Du vin nouveau ne rend pas l’ancien plus vieux.
learn-viticulture-ageing-time-work = Utile, mais cela ne fait vieillir aucun vin. Le vieillissement vient tout seul.
learn-viticulture-ageing-end = Chaque année de repos rend un vin digne d’une meilleure commande. Construisez des caves avant que le vin n’y soit bloqué.

## Commandes

learn-viticulture-orders-title = Honorer des commandes
learn-viticulture-orders-about = Du vin contre des points, et un revenu qui revient chaque année.
learn-viticulture-orders-fill = C’est pour les commandes que vous faites du vin. Deux des vôtres peuvent être honorées, mais toutes deux veulent votre seul vin rouge : livrez celle qui rapporte le plus.
learn-viticulture-orders-fill-hint = La commande d’un rouge de 5 et d’un blanc de 3 rapporte 4 points.
learn-viticulture-orders-fill-right = Quatre points ! Votre revenu résiduel a monté aussi : 1 lire de plus à chaque fin d’année.
learn-viticulture-orders-fill-less = Celle-là rapporte 3 points. Il y en a une qui en rapporte 4.
learn-viticulture-orders-fill-blush = Elle veut deux rosés, et il n’y en a aucun dans votre cave.
learn-viticulture-orders-wines = La cave est vide, et une commande attend encore un rouge de 2 et un blanc de 4, ou mieux. Produisez un vin de chaque couleur qui fasse l’affaire.
learn-viticulture-orders-wines-hint = N’importe quel raisin rouge est assez fort. Des blancs, seul le 5 l’est.
learn-viticulture-orders-wines-right = Trop ne nuit jamais : un client prend un vin meilleur que demandé, mais ne paie pas davantage.
learn-viticulture-orders-wines-blush = Un rosé est bon pour d’autres commandes. Celle-ci veut du rouge et du blanc.
learn-viticulture-orders-wines-small = Un blanc de 3 n’atteint pas le 4 demandé.
learn-viticulture-orders-again = Tout est prêt pour la seconde livraison de l’année. Quel ouvrier peut encore la faire ?
learn-viticulture-orders-again-hint = Votre premier ouvrier occupe l’emplacement : c’est au grand de jouer.
learn-viticulture-orders-again-right = Trois points de plus. Honorer des commandes est le plus sûr chemin vers 20.
learn-viticulture-orders-again-first = La commande d’abord : les vins attendent.
learn-viticulture-orders-end = Piochez tôt des commandes, et prévoyez pour elles vos champs, vos caves et vos années.

## Visiteurs

learn-viticulture-visitors-title = Les visiteurs
learn-viticulture-visitors-about = Jouer des visiteurs en été et en hiver, et choisir ce qu’ils font pour vous.
learn-viticulture-visitors-patron = Un visiteur fait ce que dit sa carte, souvent l’une de deux choses. Envoyez un ouvrier ordinaire, jouez le Mécène et prenez-lui 4 lires.
learn-viticulture-visitors-patron-hint = Prenez « Jouer un visiteur d’été », le Mécène, puis la première de ses offres.
learn-viticulture-visitors-patron-right = Huit lires. La carte a servi et part à la défausse.
learn-viticulture-visitors-patron-sponsor = Le tour du Parrain viendra. Commencez par le Mécène.
learn-viticulture-visitors-patron-cards = Les cartes, c’est bien, mais il vous faut de l’argent : prenez les lires.
learn-viticulture-visitors-sponsor = Rien ne dit qu’un visiteur par an suffit. Recevez aussi le Parrain, et prenez deux vignes sans payer de point.
learn-viticulture-visitors-sponsor-hint = Le grand ouvrier se met à côté de l’action pleine. Choisissez la première offre.
learn-viticulture-visitors-sponsor-right = Deux vignes pour rien. Bien des cartes font mieux que l’action qu’elles remplacent.
learn-viticulture-visitors-sponsor-point = Les deux à la fois coûteraient un point. Les vignes seules sont gratuites.
learn-viticulture-visitors-sponsor-lira = Ce sont les vignes que nous voulons de lui.
learn-viticulture-visitors-summer = Les visiteurs bleus viennent en hiver. Gardez vos deux derniers ouvriers : passez.
learn-viticulture-visitors-summer-hint = Passer est la dernière de vos réponses.
learn-viticulture-visitors-summer-right = Rendez-vous à la saison froide.
learn-viticulture-visitors-fall = Un nouveau visiteur pour l’automne : piochez-en un.
learn-viticulture-visitors-fall-hint = Été ou hiver, comme vous voulez.
learn-viticulture-visitors-fall-right = À la fin d’une année, vous pouvez garder sept cartes, toutes sortes confondues.
learn-viticulture-visitors-teacher = Un nouvel ouvrier coûte d’habitude 4 lires. Quelqu’un dans votre main le forme pour 2 : obtenez cet ouvrier.
learn-viticulture-visitors-teacher-hint = Lisez vos deux visiteurs d’hiver. L’un d’eux enseigne.
learn-viticulture-visitors-teacher-right = À moitié prix, grâce à l’Enseignant. Regardez toujours vos visiteurs avant de prendre une action ordinaire.
learn-viticulture-visitors-teacher-dear = Cela coûterait 4 lires. Un de vos visiteurs le fait pour moins.
learn-viticulture-visitors-teacher-visitor = Un bon visiteur pour les vieux vins. Pour un ouvrier, il vous faut l’autre.
learn-viticulture-visitors-end = Un visiteur ne se joue que si tout ce qu’il demande est possible. Certains font des cadeaux à tout le monde : lisez deux fois.

## Lignes

learn-viticulture-rows-title = Lève-tôt et bonus
learn-viticulture-rows-about = Les lignes de réveil, les emplacements bonus, passer, et le passage d’une année à l’autre.
learn-viticulture-rows-first = Vous êtes trois à présent, et vous choisissez une ligne en premier ce printemps. Vous voulez le choix de tous les emplacements : quelle ligne agit avant les autres ?
learn-viticulture-rows-first-hint = Plus une ligne est haute, plus son tour vient tôt.
learn-viticulture-rows-first-right = La ligne 1 ne donne rien d’autre que de jouer en premier, en été et en hiver.
learn-viticulture-rows-first-later = Un joli cadeau, mais quelqu’un d’autre pourrait alors jouer avant vous.
learn-viticulture-rows-bonus = À trois, chaque action a un second emplacement, qui porte un bonus. Guidez une visite qui rapporte 3 lires au lieu de 2.
learn-viticulture-rows-bonus-hint = Choisissez la visite avec « bonus : 1 lire de plus », et un ouvrier ordinaire.
learn-viticulture-rows-bonus-right = Premier levé, premier servi : votre rival a dû prendre l’emplacement simple.
learn-viticulture-rows-bonus-plain = Cet emplacement n’a pas de bonus. Celui du milieu est encore libre.
learn-viticulture-rows-bonus-tour = D’autres actions ont aussi un bonus, mais c’est la visite qu’il nous faut.
learn-viticulture-rows-pass = Il reste deux ouvriers. Passez, pour qu’ils travaillent tous deux en hiver.
learn-viticulture-rows-pass-hint = Passer est la dernière de vos réponses.
learn-viticulture-rows-pass-right = Qui passe a fini la saison, et les autres continuent sans attendre.
learn-viticulture-rows-fall = L’automne : piochez un visiteur.
learn-viticulture-rows-fall-hint = Été ou hiver, comme vous voulez.
learn-viticulture-rows-fall-right = L’automne aussi suit l’ordre des lignes.
learn-viticulture-rows-winter = De nouveau, vous commencez. Formez un ouvrier là où cela vous coûte 1 lire de moins.
learn-viticulture-rows-winter-hint = Le bonus de cet emplacement est de 1 lire.
learn-viticulture-rows-winter-right = Trois lires au lieu de quatre.
learn-viticulture-rows-winter-plain = Là, vous paieriez les 4 lires en entier.
learn-viticulture-rows-winter-train = Tentant, mais un ouvrier de plus aide chaque année. Formez-en un.
learn-viticulture-rows-rest = Les autres ont fini. Passez, et laissez l’année s’achever.
learn-viticulture-rows-rest-hint = Passer est la dernière de vos réponses.
learn-viticulture-rows-rest-right = Le droit de choisir en premier passe chaque année à la personne voisine.
learn-viticulture-rows-row = Ce printemps, quelqu’un a pris la ligne 1 avant vous. Quelle ligne vous prête un ouvrier de plus pour toute l’année ?
learn-viticulture-rows-row-hint = C’est la dernière de toutes : vous jouerez donc en dernier.
learn-viticulture-rows-row-right = Cinq ouvriers pour un an ! Plus la ligne est basse, meilleur est son cadeau.
learn-viticulture-rows-row-taken = Deux coqs ne partagent pas une ligne, et ce n’est ni un point ni une lire que nous cherchons.
learn-viticulture-rows-row-bonus = Cette ligne a un autre cadeau. Cherchez l’ouvrier.
learn-viticulture-rows-end = Tôt levé ou bien doté : c’est la question de chaque printemps.

## La fin

learn-viticulture-end-title = La dernière année
learn-viticulture-end-about = Comment finit une partie, et ce qui compte encore alors.
learn-viticulture-end-trigger = Vous êtes à 19 points, et qui atteint 20 déclenche la dernière année. Honorez une commande pour y arriver.
learn-viticulture-end-trigger-hint = La commande d’un rouge et d’un blanc de 2 peut être honorée avec vos deux vins.
learn-viticulture-end-trigger-right = Vingt et un ! Les autres savent maintenant que cette année est la dernière.
learn-viticulture-end-trigger-wines = Votre cave n’a pas les vins pour cette commande.
learn-viticulture-end-trigger-points = Cela ne rapporte pas de points. Regardez vos commandes et votre cave.
learn-viticulture-end-last = L’année se joue jusqu’au bout : des rivaux peuvent encore vous rattraper, et les lires départagent les scores égaux. À quoi sert maintenant votre dernier ouvrier ?
learn-viticulture-end-last-hint = Il n’y a pas d’année prochaine : seuls comptent les points et les lires. Un lieu a toujours de la place.
learn-viticulture-end-last-right = C’est cela. Après les points, on départage par les lires, puis par les vins en cave, puis par le raisin.
learn-viticulture-end-last-future = Cela aiderait l’an prochain, et il n’y en aura pas.
learn-viticulture-end-last-tie = Cela ne changerait rien. Une lire de plus pourrait vous départager.
learn-viticulture-end-hand = À chaque fin d’année, vous gardez sept cartes, et vous en avez huit. Laissez-en partir une.
learn-viticulture-end-hand-hint = N’importe quelle carte convient aujourd’hui.
learn-viticulture-end-hand-right = Et avec cela, l’année est finie, et la partie aussi.
learn-viticulture-end-end = Vous avez gagné ! Il n’en faut pas plus : planter, vendanger, laisser vieillir, livrer. Essayez maintenant une vraie table.
