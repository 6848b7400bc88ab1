### Les leçons de Vinhos. Les clés sont `learn-vinhos-<leçon>-<étape>` et ce que dit `learn/reading.py`.
### Une étape a deux phrases au plus. Les nombres sont ceux de la position de la leçon.

## Réponses communes

learn-vinhos-common-elsewhere = Vous pourriez aussi y faire quelque chose, mais ce n’est pas le sujet de cette étape.
learn-vinhos-common-done = Attendez, il reste une chose à faire dans cette étape.
learn-vinhos-common-stay = Votre Marqueur d’Action s’y trouve déjà. À chaque tour, il doit aller sur une autre case.
learn-vinhos-common-empty = C’est possible, mais ce domaine n’a pas de vignoble. Prenez celui qui en a un.
learn-vinhos-common-feature = À ce Salon, vous pouvez jouer des experts Goût et Alcool. Choisissez l’une de ces deux caractéristiques.
learn-vinhos-common-action = Une action bonus aiderait en cours de partie. L’heure est aux derniers points : prenez un multiplicateur.
learn-vinhos-common-expert = Laissez vos experts de côté pour l’instant. Cette étape porte sur les tonneaux.

## Vignobles

learn-vinhos-vineyard-title = Vos premiers vignobles
learn-vinhos-vineyard-about = Fonder des domaines dans les régions du Portugal.
learn-vinhos-vineyard-first = Bienvenue au Portugal ! Votre premier vignoble fonde un domaine et apporte un vin et le bonus de sa région : achetez celui qui donne un cellier.
learn-vinhos-vineyard-first-hint = C’est le Dão qui donne le cellier.
learn-vinhos-vineyard-first-right = Le domaine du Dão est à vous, avec un cellier et un premier vin de valeur 2. Vous avez aussi placé un cube de renommée dans le Dão, qui aidera à vendre son vin.
learn-vinhos-vineyard-first-winery = Lisboa donne une cave, un bon début aussi. Cette fois, nous voulons un cellier.
learn-vinhos-vineyard-first-porto = Le Douro apporte des tuiles Porto, chacune pour un vin plus fort. Cette fois, nous voulons un cellier.
learn-vinhos-vineyard-first-other = Cette région a une autre particularité, mais pas de cellier pour vous.
learn-vinhos-vineyard-go = Vous avez deux actions par an, chacune sur une case différente de la grille. Allez sur Vignobles ; vous y payez cette année 1 000 de taxe.
learn-vinhos-vineyard-go-hint = Vignobles est la case en haut à gauche.
learn-vinhos-vineyard-go-right = Vous pouvez maintenant acheter autant de vignobles que votre liquide le permet.
learn-vinhos-vineyard-minho = Commencez par le vignoble le moins cher, celui du Minho, et placez-le dans un domaine à lui.
learn-vinhos-vineyard-minho-hint = Achetez le Minho pour 2 000, puis placez-le dans n’importe quel domaine vide.
learn-vinhos-vineyard-minho-right = Un second domaine, c’est un second vin chaque année.
learn-vinhos-vineyard-minho-mixed = Tous les vignobles d’un domaine sont de la même région et de la même couleur. Choisissez un domaine vide.
learn-vinhos-vineyard-minho-price = Trop cher pour commencer. Le Minho ne coûte que 2 000.
learn-vinhos-vineyard-third = Une action peut acheter plusieurs vignobles, et vous avez 4 000. Quel achat fonde un troisième domaine et vous laisse 1 000 ?
learn-vinhos-vineyard-third-hint = Vous cherchez un prix de 3 000, au nord-est.
learn-vinhos-vineyard-third-right = Ce sera Trás-os-Montes, une région qui réussit bien aux Salons.
learn-vinhos-vineyard-third-once = Vous ne pouvez acheter qu’un vignoble par région et par action.
learn-vinhos-vineyard-third-alentejo = Cela prendrait tout votre liquide. Gardez 1 000.
learn-vinhos-vineyard-end = Vous ne pouvez pas avoir plus de quatre domaines. Un second vignoble dans le même domaine en améliore plutôt le vin.

## La grille

learn-vinhos-grid-title = Se déplacer
learn-vinhos-grid-about = Quels déplacements sont gratuits, et qui vous payez pour les autres.
learn-vinhos-grid-near = Depuis le milieu, toutes les cases sont voisines, et aller sur une voisine est gratuit. Allez sur Œnologues et embauchez-en un pour votre cave.
learn-vinhos-grid-near-hint = Œnologues est la case de droite. Placez l’œnologue dans le domaine de Lisboa.
learn-vinhos-grid-near-right = Le déplacement n’a rien coûté, l’œnologue 1 000. Les diagonales sont gratuites aussi.
learn-vinhos-grid-near-toll = Votre adversaire s’y trouve : vous lui paieriez 1 000 rien que pour y aller.
learn-vinhos-grid-near-tax = Cette case est taxée cette année. Elle coûte 1 000 de plus.
learn-vinhos-grid-far = Votre seconde action : vous voulez un Expert en Vin, mais cette case est de l’autre côté. Payez 1 000 pour y aller et embauchez-en un.
learn-vinhos-grid-far-hint = Experts en Vin est la case de gauche. N’importe quel expert convient.
learn-vinhos-grid-far-right = Le déplacement a coûté 1 000, l’expert 1 000. Avec un bon plan, on paie rarement ses déplacements.
learn-vinhos-grid-free = Une nouvelle année commence ; votre adversaire est sur Banque et vous voulez gagner quelque chose. Entre Ventes et Banque, quelle case pouvez-vous atteindre sans payer ?
learn-vinhos-grid-free-hint = L’une d’elles touche votre case par le coin.
learn-vinhos-grid-free-right = Ventes est voisine et personne ne s’y trouve.
learn-vinhos-grid-free-bank = Banque n’est pas voisine, et il faudrait aussi payer votre adversaire : 2 000 en tout.
learn-vinhos-grid-free-cash = Choisissez ici entre Ventes et Banque.
learn-vinhos-grid-end = Prévoyez deux actions à la fois : la première vous rapproche de la seconde.

## Constructions

learn-vinhos-buildings-title = Caves et œnologues
learn-vinhos-buildings-about = Améliorer encore et encore le vin d’un domaine.
learn-vinhos-buildings-winery = Votre vignoble seul produit un vin de valeur 2. Construisez une cave dans le même domaine : elle ajoute 1 chaque année.
learn-vinhos-buildings-winery-hint = Allez sur Caves, en haut à droite, et construisez dans le domaine du Dão.
learn-vinhos-buildings-winery-right = La prochaine production sera de 3. La cave a aussi placé un cube de renommée dans le Dão.
learn-vinhos-buildings-winery-early = Un œnologue a besoin d’une cave, et vous n’en avez pas encore.
learn-vinhos-buildings-enologist = Ne laissez pas une cave vide. Embauchez-y un œnologue : il ajoute 2.
learn-vinhos-buildings-enologist-hint = Œnologues est juste sous Caves. Placez l’œnologue dans le domaine du Dão.
learn-vinhos-buildings-enologist-right = Et voilà la production : un vin de valeur 5. Vous payez à chaque œnologue 1 000 par an, depuis votre compte.
learn-vinhos-buildings-more = C’est l’année 2, et il vous reste 3 000. Quel achat ajoute 1 à la production du domaine du Dão, cette année et toutes les suivantes ?
learn-vinhos-buildings-more-hint = Le domaine a une case vide, et une case de la grille construit dans les domaines.
learn-vinhos-buildings-more-right = Le domaine est maintenant complet : un vignoble et deux caves.
learn-vinhos-buildings-more-vineyard = Le vignoble du Dão à vendre est de l’autre couleur et demanderait un autre domaine.
learn-vinhos-buildings-end = Un vignoble ajoute 2, une cave 1, un œnologue 2. Un domaine a trois cases : choisissez bien.

## La récolte

learn-vinhos-harvest-title = Production et météo
learn-vinhos-harvest-about = Ce qui se passe à la fin d’une année, et ce que permet le Porto.
learn-vinhos-harvest-hire = Vous avez un domaine du Douro et un de Lisboa, une cave dans chacun, et 1 000 en liquide. Embauchez un œnologue pour celui de Lisboa.
learn-vinhos-harvest-hire-hint = Allez sur Œnologues et choisissez le domaine de Lisboa.
learn-vinhos-harvest-hire-right = L’année se termine : intérêts et salaires passent par votre compte, et chaque vin avance d’une case vers la droite. Un Porto de valeur 5 vient de sortir de la dernière case : il est perdu.
learn-vinhos-harvest-hire-douro = Pas encore ! Commencez à Lisboa, et vous verrez pourquoi.
learn-vinhos-harvest-move = Avant la production, vous pouvez déplacer des œnologues entre vos domaines. Déplacez le vôtre vers le domaine du Douro.
learn-vinhos-harvest-move-hint = Du domaine de Lisboa au domaine du Douro.
learn-vinhos-harvest-move-right = Ainsi, les œnologues travaillent toujours là où ils valent le plus.
learn-vinhos-harvest-porto = La météo est clémente et ajoute 1 à chaque vin : le Douro produit 2 + 1 + 2 + 1. Faites-en maintenant le meilleur vin possible.
learn-vinhos-harvest-porto-hint = Il vous reste une tuile Porto, et elle ajoute 3.
learn-vinhos-harvest-porto-right = Un Porto de valeur 9 ! Un tel vin convient aux meilleures cases, à la vente comme à l’export.
learn-vinhos-harvest-porto-douro = Un bon 6, mais une tuile Porto en ferait un 9.
learn-vinhos-harvest-end = Une mauvaise année, la météo retire jusqu’à 2 à chaque vin. Vous la voyez au début de l’année, assez tôt pour prévoir.

## Celliers

learn-vinhos-cellar-title = Le vieillissement du vin
learn-vinhos-cellar-about = Comment le vin vieillit, et comment il se perd.
learn-vinhos-cellar-build = Un entrepôt garde le vin deux ans, et votre vin de valeur 2 en est au second. Construisez un cellier avant de le perdre : il coûte 2 000, plus la taxe de l’année.
learn-vinhos-cellar-build-hint = Allez sur Celliers, en haut au milieu, et choisissez le domaine de l’Alentejo.
learn-vinhos-cellar-build-right = Il a quatre cases, et le vin de la deuxième vaut aussitôt 1 de plus.
learn-vinhos-cellar-build-sell = Vous pourriez le vendre, mais il rapporterait peu. Laissez-le vieillir.
learn-vinhos-cellar-wait = Il ne lui faut plus que du temps. Allez sur Passer/Communiqué de Presse, choisissez une place dans l’ordre du tour, et passez.
learn-vinhos-cellar-wait-hint = La case du milieu est toujours gratuite. Prenez ensuite n’importe quelle place, sans Communiqué de Presse.
learn-vinhos-cellar-wait-right = La production a fait avancer chaque vin d’une case vers la droite. Les quatre cases ajoutent 0, 1, 3 et 5.
learn-vinhos-cellar-wait-sell = Vendre trop tôt, c’est gaspiller le cellier. Passez et attendez.
learn-vinhos-cellar-best = Vous y avez trois vins, de valeurs de production 4, 5 et 2, le plus jeune d’abord. Allez sur Ventes et choisissez celui qui vaut le plus aujourd’hui.
learn-vinhos-cellar-best-hint = Ajoutez les cases : 4 + 0, 5 + 1, 2 + 3.
learn-vinhos-cellar-best-right = Six ! Et l’an prochain, il vaudrait 8.
learn-vinhos-cellar-best-old = Il a gagné avec l’âge, mais 2 + 3 ne font que 5.
learn-vinhos-cellar-best-young = Le plus jeune ne vaut que 4 : il n’a pas encore vieilli.
learn-vinhos-cellar-end = En cellier, un bon vin gagne surtout la troisième et la quatrième année. Ensuite il est perdu : ne l’oubliez pas.

## Ventes

learn-vinhos-sales-title = Vendre du vin
learn-vinhos-sales-about = De l’argent pour du vin, avec un peu d’aide de la renommée.
learn-vinhos-sales-hotel = Allez sur Ventes et vendez votre vin blanc de valeur 5 à l’Hotel, qui paie ce que montre sa case : 5 000 sur votre compte.
learn-vinhos-sales-hotel-hint = Le blanc 5 est au domaine du Douro (3). La case est Hotel, blanc 5.
learn-vinhos-sales-hotel-right = Le vin est parti, un de vos tonneaux est sur la case, et votre compte est à 8 000.
learn-vinhos-sales-hotel-colour = Celui-là est rouge. Chaque case ne prend qu’une couleur, et nous commençons par le blanc.
learn-vinhos-sales-hotel-cheap = Vous pourriez l’y vendre, mais une bonne adresse paie ce que montre sa case, pas ce que vaut votre vin.
learn-vinhos-sales-renown = Vous pouvez vendre encore. Votre vin du Minho vaut 2, mais le cube de renommée du Minho en fait un 3 : vendez-le comme un 3.
learn-vinhos-sales-renown-hint = C’est le vin du domaine du Minho. La case est Casa de Fados, rouge 3.
learn-vinhos-sales-renown-right = Un cube utilisé, 1 000 Bagos gagnés en plus. Tout joueur qui a un domaine dans une région peut en utiliser les cubes.
learn-vinhos-sales-renown-wine = Le vin qui peut utiliser un cube est celui du domaine du Minho.
learn-vinhos-sales-renown-plain = Sans le cube, il ne rapporte que 2 000. Visez la case au-dessus.
learn-vinhos-sales-plain = Vendez aussi le vin du Dão de valeur 2 à la Casa de Fados, et gardez le rouge fort.
learn-vinhos-sales-plain-hint = Il est au domaine du Dão. La case est Casa de Fados, rouge 2.
learn-vinhos-sales-plain-right = Trois tonneaux sont sur le plateau, et votre compte est à 13 000.
learn-vinhos-sales-plain-wine = Gardez celui-là pour l’exporter. Vendez le petit vin du Dão.
learn-vinhos-sales-home = Vous avez huit tonneaux en tout, et chaque vente en prend un. Avant de vous déplacer : comment en reprendre deux et ajouter de la renommée ?
learn-vinhos-sales-home-hint = Vous pouvez reprendre deux tonneaux à la même bonne adresse. Placez ensuite des cubes de renommée dans deux régions.
learn-vinhos-sales-home-right = Deux tonneaux de retour, et plus de renommée dans deux régions. Cela ne vous coûte aucune action.
learn-vinhos-sales-home-before = Ne vous déplacez pas encore : cela se fait avant.
learn-vinhos-sales-home-pair = Il vous faut deux tonneaux à la même bonne adresse.
learn-vinhos-sales-end = Les ventes alimentent votre compte et ne donnent pas de liquide. Pour passer de l’un à l’autre, allez à la Banque.

## Export

learn-vinhos-export-title = Exporter du vin
learn-vinhos-export-about = Des points de victoire pour du vin, tout de suite et à la fin.
learn-vinhos-export-ship = L’export rapporte des points de victoire, et la couleur ne compte pas. Exportez votre plus vieux vin, un 5, vers la case qui demande exactement 5.
learn-vinhos-export-ship-hint = Allez sur Export, prenez le vin de la case 3 du domaine de l’Alentejo et exportez-le en colonne 1, ligne 1.
learn-vinhos-export-ship-right = Vous gagnez 3 PV et avez un premier tonneau dans la colonne 1. La majorité de chaque colonne rapporte à la fin de la partie.
learn-vinhos-export-ship-wine = Commencez par le plus vieux, en case 3.
learn-vinhos-export-ship-cubes = Cela vous coûterait des cubes de renommée. N’en utilisez pas encore : la colonne 1, ligne 1 ne demande que 5.
learn-vinhos-export-most = Vous pouvez en exporter un autre, et chaque cube d’Alentejo ajoute 2 à un vin de cette région. Avec deux cubes sur votre meilleur vin, combien pouvez-vous marquer au plus ?
learn-vinhos-export-most-hint = Le vin de valeur 6 devient un 10. La ligne 5 donne 7 PV.
learn-vinhos-export-most-right = Vous gagnez 7 PV pour un vin de valeur de production 5. L’âge et la renommée ont fait le reste.
learn-vinhos-export-most-wine = Celui-là est plus faible. Prenez le vin de la case 2.
learn-vinhos-export-most-less = Vous pouvez viser plus haut : deux cubes en font un 10.
learn-vinhos-export-end = Les tonneaux exportés restent où ils sont. Surveillez qui mène dans chaque colonne : celles de droite valent jusqu’à 12 PV.

## La banque

learn-vinhos-bank-title = À la banque
learn-vinhos-bank-about = Le liquide, le compte et le fonctionnement des investissements.
learn-vinhos-bank-withdraw = Votre compte est à 13 000, mais vous payez tout en liquide et n’en avez que 3 000. Allez à la Banque et retirez 3 000 ou 4 000.
learn-vinhos-bank-withdraw-hint = La banque est en bas à droite. Choisissez un retrait de 3 000.
learn-vinhos-bank-withdraw-right = Vous avez du liquide. Ce n’est qu’à la Banque que l’argent passe du compte au liquide, ou l’inverse.
learn-vinhos-bank-withdraw-little = Un peu plus, s’il vous plaît : 3 000 ou 4 000.
learn-vinhos-bank-withdraw-much = Laissez-en plus sur le compte : nous avons des projets pour lui. D’ailleurs, un compte vide coûte des PV.
learn-vinhos-bank-withdraw-later = Bonne idée, mais cela vient ensuite. Retirez d’abord du liquide.
learn-vinhos-bank-withdraw-deposit = C’est l’inverse : il vous faut du liquide.
learn-vinhos-bank-invest = Votre investissement est à −2 : vous payez 2 000 chaque année. Puisque vous êtes là, investissez jusqu’à 0 ; c’est le compte qui paie.
learn-vinhos-bank-invest-hint = Investissez deux fois : pour 4 000, puis pour 3 000.
learn-vinhos-bank-invest-right = Finies les pertes. À +1 ou plus, c’est la banque qui vous paie chaque année.
learn-vinhos-bank-invest-enough = Vous avez assez de liquide. Investissez le reste.
learn-vinhos-bank-divest = Un an plus tard, vous voudriez 2 000 de plus en liquide avant de vous déplacer, sans passer à la Banque. Comment ?
learn-vinhos-bank-divest-hint = Un investissement qui a monté peut redescendre. Il vous paie aussitôt en liquide.
learn-vinhos-bank-divest-right = Vous pouvez désinvestir à tout moment, et cela paie en liquide. Les intérêts vous manqueront plus tard.
learn-vinhos-bank-divest-go = Attendez : cela ne demande aucun déplacement.
learn-vinhos-bank-end = À la fin de la partie, un compte plein vaut jusqu’à 18 PV : l’argent qui y reste n’est pas perdu.

## Le Salon

learn-vinhos-fair-title = Le Salon du Vin
learn-vinhos-fair-about = Des Experts en Vin, un Communiqué de Presse, les VIP et le Salon de l’année 3.
learn-vinhos-fair-hire = Cette année se termine par un Salon, où des experts font la promotion de votre vin. Les vôtres sont Goût et Alcool : embauchez-en un autre pour l’Alcool.
learn-vinhos-fair-hire-hint = Allez sur Experts en Vin, à gauche, et embauchez l’expert Alcool pour 1 000.
learn-vinhos-fair-hire-right = Chaque expert a aussi une capacité. Si vous l’utilisez, l’expert passe face cachée et ne peut pas être joué au Salon.
learn-vinhos-fair-hire-use = Un expert utilisé ne peut pas être joué au Salon. Gardez celui-ci.
learn-vinhos-fair-press = Pour participer, vous annoncez un vin. Allez sur Passer/Communiqué de Presse et choisissez votre place dans l’ordre du tour.
learn-vinhos-fair-press-hint = C’est la case du milieu. Il ne reste qu’une place.
learn-vinhos-fair-press-right = La presse vous écoute.
learn-vinhos-fair-wine = Les VIP ont des demandes cette année : Alexandre veut un vin rouge, Beatriz un vin de valeur 6 ou plus. Annoncez le vin qui satisfait les deux.
learn-vinhos-fair-wine-hint = C’est le vin rouge du domaine du Douro (4).
learn-vinhos-fair-wine-right = Un vin de valeur 6 permet de jouer deux experts. Plus le vin est bon, plus ils sont nombreux.
learn-vinhos-fair-wine-white = Tout aussi bon, mais blanc, et Alexandre veut du rouge.
learn-vinhos-fair-wine-low = Trop faible pour Beatriz. Vous avez un 6.
learn-vinhos-fair-wine-pass = Sans Communiqué de Presse maintenant, vous devrez annoncer un vin au Salon même. Annoncez-en un maintenant.
learn-vinhos-fair-stand = Chaque case de Salon montre deux caractéristiques, et vous ne pouvez y jouer que des experts de ces deux-là. Quelle case convient aux vôtres ?
learn-vinhos-fair-stand-hint = Vous avez Goût et Alcool.
learn-vinhos-fair-stand-right = Déjà quatre Points de Salon pour le vin, et le bonus de la case est un expert gratuit.
learn-vinhos-fair-stand-features = Vous ne pourriez pas y jouer certains de vos experts. Prenez Goût et Alcool.
learn-vinhos-fair-guest = Deux de vos experts connaissent l’Alcool, un seul le Goût. Choisissez l’expert gratuit de façon à en avoir deux de chaque.
learn-vinhos-fair-guest-hint = Prenez l’expert Goût.
learn-vinhos-fair-guest-alcohol = Vous pourriez le jouer, mais vous en avez déjà deux pour l’Alcool. Prenez-en un pour le Goût.
learn-vinhos-fair-guest-right = Vous pouvez maintenant choisir entre quatre.
learn-vinhos-fair-managers = Votre vin satisfait deux demandes. Donnez un tonneau à chacun de ces VIP : plus tard, vous pourrez le déplacer pour une action bonus ou pour des PV.
learn-vinhos-fair-managers-hint = Alexandre et Beatriz, dans l’ordre que vous voulez.
learn-vinhos-fair-managers-right = De bons amis à avoir. Quand vous défaussez un vin, vous pouvez déplacer un tonneau dans la ligne de son VIP.
learn-vinhos-fair-managers-region = Constantino demande d’autres régions cette année.
learn-vinhos-fair-speak = Le Salon commence ! Votre vin permet de jouer deux experts, et chacun rapporte ce que vaut sa caractéristique : jouez-en deux.
learn-vinhos-fair-speak-hint = Jouez-en deux au choix. Une flèche sur un expert fait d’abord avancer sa caractéristique.
learn-vinhos-fair-speak-right = Premier prix, 9 PV ! Vous défaussez les experts joués, mais vous gardez vos Points de Salon pour le prochain Salon.
learn-vinhos-fair-end = Les années 3, 5 et 6 se terminent par un Salon, et les prix augmentent. Le joueur en tête joue ensuite en dernier.

## La fin

learn-vinhos-end-title = La fin de la partie
learn-vinhos-end-about = VIP, multiplicateurs et décompte final.
learn-vinhos-end-renown = Les six années sont terminées, et vous pouvez encore déplacer des tonneaux chez les VIP, un par vin défaussé. Déplacez celui de la ligne de Constantino sur le multiplicateur de renommée, et défaussez un vin de valeur 3.
learn-vinhos-end-renown-hint = Choisissez l’avantage du tonneau sur « un Expert en Vin gratuit », puis la renommée, puis un vin d’une première case.
learn-vinhos-end-renown-right = Vous gagnez 5 PV, un par cube de renommée dans vos régions.
learn-vinhos-end-renown-row = Ce tonneau vient ensuite. Commencez par la ligne de Constantino, tant que tous les cubes sont là.
learn-vinhos-end-renown-nothing = Ce multiplicateur ne vous donnerait rien. La renommée donne 5 PV.
learn-vinhos-end-renown-wine = N’importe quel vin suffit à un VIP : défaussez-en un faible.
learn-vinhos-end-wine = Le multiplicateur d’Alexandre transforme un second vin en autant de PV qu’il vaut, cubes de renommée compris. Marquez 9 PV avec lui.
learn-vinhos-end-wine-hint = Défaussez un vin faible pour déplacer le tonneau, puis un 7 avec deux cubes pour les PV.
learn-vinhos-end-wine-right = Vous gagnez 9 PV, et c’était le dernier coup de la partie.
learn-vinhos-end-wine-wine = Pas celui-là. Il vous faut un 7 pour les PV.
learn-vinhos-end-wine-cubes = Ensuite, les cubes ne vaudront plus rien. Utilisez les deux !
learn-vinhos-end-end = Majorités d’export, comptes et multiplicateurs sont comptés, et vous avez gagné. Une vraie table vous attend.
