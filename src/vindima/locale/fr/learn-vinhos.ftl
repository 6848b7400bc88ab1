### Les leçons de Vinhos. Les clés sont `learn-vinhos-<leçon>-<étape>` et ce que dit `learn/reading.py`.
### Une étape a deux phrases au plus. Les nombres sont ceux de la position de la leçon.

## Réponses communes

learn-vinhos-common-elsewhere = Là aussi il y a à faire, mais ce n’est pas le sujet de cette étape.
learn-vinhos-common-done = Attendez, il reste une chose à faire dans cette étape.
learn-vinhos-common-stay = Votre marqueur s’y trouve déjà. À chaque tour, il doit aller ailleurs.
learn-vinhos-common-empty = C’est possible, mais rien ne pousse dans ce domaine. Prenez celui de votre vignoble.
learn-vinhos-common-feature = À ce Salon, ce sont vos experts Goût et Alcool qui peuvent parler. Tenez-vous-en à ces deux caractéristiques.
learn-vinhos-common-action = Une action bonus aiderait en cours de partie. On compte maintenant les derniers points : prenez un multiplicateur.
learn-vinhos-common-expert = Pour une fois, laissez vos experts en paix. Ici, il s’agit de tonneaux.

## Vignobles

learn-vinhos-vineyard-title = Vos premiers vignobles
learn-vinhos-vineyard-about = Fonder des domaines dans les régions du Portugal.
learn-vinhos-vineyard-first = Bienvenue au Portugal ! Votre premier vignoble fonde un domaine et apporte un vin et le don de sa région : achetez celui qui apporte un cellier.
learn-vinhos-vineyard-first-hint = C’est le Dão qui donne le cellier.
learn-vinhos-vineyard-first-right = Le domaine 1 est à vous, avec un cellier et un premier vin de 2. Le Dão a aussi reçu un cube de renommée, qui aidera à vendre son vin.
learn-vinhos-vineyard-first-winery = Lisboa donne une cave, un bon début aussi. Cette fois, nous voulons un cellier.
learn-vinhos-vineyard-first-porto = Le Douro apporte des tuiles Porto, chacune pour un vin plus fort. Cette fois, nous voulons un cellier.
learn-vinhos-vineyard-first-other = Cette région a une autre particularité, mais pas de cellier pour vous.
learn-vinhos-vineyard-go = Vous avez deux actions par an, chacune sur une case différente de la grille. Allez sur Vignobles ; la taxe de l’année, 1 000, y est due.
learn-vinhos-vineyard-go-hint = Vignobles est la case en haut à gauche.
learn-vinhos-vineyard-go-right = Vous y êtes. Achetez à présent autant que votre liquide le permet.
learn-vinhos-vineyard-minho = Commencez par le vignoble le moins cher, celui du Minho, et donnez-lui son propre domaine.
learn-vinhos-vineyard-minho-hint = Achetez Minho pour 2 000, puis placez-le dans un domaine vide.
learn-vinhos-vineyard-minho-right = Un second domaine, c’est un second vin chaque année.
learn-vinhos-vineyard-minho-mixed = Un domaine ne porte que des vignobles d’une région et d’une couleur. Choisissez-en un vide.
learn-vinhos-vineyard-minho-price = Trop cher pour commencer. Le Minho ne coûte que 2 000.
learn-vinhos-vineyard-third = Une action peut acheter plusieurs vignobles, et vous avez 4 000. Quel achat fonde un troisième domaine et vous laisse 1 000 ?
learn-vinhos-vineyard-third-hint = Vous cherchez un prix de 3 000, là-haut au nord-est.
learn-vinhos-vineyard-third-right = Ce sera Trás-os-Montes, une région que les Salons adorent.
learn-vinhos-vineyard-third-once = Dans une action, chaque région ne vous vend qu’un vignoble.
learn-vinhos-vineyard-third-alentejo = Cela prendrait votre dernier sou. Gardez 1 000 en poche.
learn-vinhos-vineyard-end = Quatre domaines, c’est tout ce que vous pouvez avoir. Un second vignoble dans le même domaine en améliore plutôt le vin.

## La grille

learn-vinhos-grid-title = Se déplacer
learn-vinhos-grid-about = Quels trajets sont gratuits, et qui l’on paie pour les autres.
learn-vinhos-grid-near = Depuis le milieu, toutes les cases sont voisines, et aller sur une voisine est gratuit. Allez sur Œnologues et embauchez-en un pour votre cave.
learn-vinhos-grid-near-hint = Œnologues est la case de droite. Placez le nouveau dans le domaine 1.
learn-vinhos-grid-near-right = Rien pour le trajet, 1 000 pour l’œnologue. Les diagonales sont gratuites aussi.
learn-vinhos-grid-near-toll = Votre rival s’y trouve : vous lui donneriez 1 000 rien que pour entrer.
learn-vinhos-grid-near-tax = Le marqueur de tour taxe cette case cette année. Elle coûte 1 000 de plus.
learn-vinhos-grid-far = Votre seconde action : vous voulez un expert, mais cette case est de l’autre côté. Payez 1 000 pour le long trajet et embauchez quelqu’un.
learn-vinhos-grid-far-hint = Experts est la case de gauche. N’importe quel expert convient.
learn-vinhos-grid-far-right = Mille pour le trajet, mille pour l’expert. Avec un bon plan, on paie rarement ses trajets.
learn-vinhos-grid-free = Une nouvelle année ; votre rival est à la banque et vous voulez gagner quelque chose. De Ventes et Banque, laquelle pouvez-vous atteindre sans payer ?
learn-vinhos-grid-free-hint = L’une d’elles touche votre case par le coin.
learn-vinhos-grid-free-right = Ventes est voisine et personne ne s’y trouve.
learn-vinhos-grid-free-bank = Le trajet est long, et votre rival voudrait aussi son péage : 2 000 en tout.
learn-vinhos-grid-free-cash = Ventes ou Banque, telle est ici la question.
learn-vinhos-grid-end = Pensez toujours à deux actions : la première est un pas vers la seconde.

## Constructions

learn-vinhos-buildings-title = Caves et œnologues
learn-vinhos-buildings-about = Rendre le vin d’un domaine de mieux en mieux.
learn-vinhos-buildings-winery = Votre vignoble seul donne un vin de 2. Bâtissez une cave dans le même domaine : elle ajoute 1 chaque année.
learn-vinhos-buildings-winery-hint = Allez sur Caves, en haut à droite, et bâtissez dans le domaine 1.
learn-vinhos-buildings-winery-right = À la prochaine récolte : 3. La construction a aussi placé un cube de renommée dans le Dão.
learn-vinhos-buildings-winery-early = Un œnologue travaille dans une cave, et vous n’en avez pas encore.
learn-vinhos-buildings-enologist = Une cave vide, c’est dommage. Embauchez pour elle un œnologue, qui ajoute 2.
learn-vinhos-buildings-enologist-hint = Œnologues est juste sous Caves. Placez l’œnologue dans le domaine 1.
learn-vinhos-buildings-enologist-right = Et voilà la récolte : un vin de 5. Chaque œnologue veut 1 000 par an de votre compte.
learn-vinhos-buildings-more = C’est l’année 2, et il reste 3 000. Quel achat augmente de 1 le vin du domaine 1, cette année et toutes les suivantes ?
learn-vinhos-buildings-more-hint = Le domaine a une parcelle libre, et une case de la grille bâtit sur des parcelles.
learn-vinhos-buildings-more-right = Le domaine est plein : un vignoble et deux caves.
learn-vinhos-buildings-more-vineyard = Le vignoble du Dão à vendre est de l’autre couleur et demanderait un autre domaine.
learn-vinhos-buildings-end = Un vignoble compte 2, une cave 1, un œnologue 2. Un domaine a trois parcelles : choisissez bien.

## La récolte

learn-vinhos-harvest-title = Récolte et météo
learn-vinhos-harvest-about = Ce qu’apporte la fin d’une année, et le secret du Porto.
learn-vinhos-harvest-hire = Vous avez un domaine du Douro et un de Lisboa, une cave sur chacun, et 1 000 en liquide. Embauchez un œnologue pour Lisboa, le domaine 2.
learn-vinhos-harvest-hire-hint = Allez sur Œnologues et choisissez le domaine 2.
learn-vinhos-harvest-hire-right = L’année finit : intérêts et salaires passent par le compte, et chaque vin avance d’une case. Un Porto de 5 vient de sortir au bout de son chai.
learn-vinhos-harvest-hire-douro = Pas encore ! Qu’il commence à Lisboa, vous verrez pourquoi.
learn-vinhos-harvest-move = Avant le pressurage, les œnologues peuvent changer de domaine. Faites passer le vôtre au domaine du Douro.
learn-vinhos-harvest-move-hint = Du domaine 2 au domaine 1.
learn-vinhos-harvest-move-right = Ainsi, un œnologue travaille toujours là où il vaut le plus.
learn-vinhos-harvest-porto = La météo est clémente et ajoute 1 à chaque vin : le Douro donne 2 + 1 + 2 + 1. Faites-en maintenant le meilleur vin possible.
learn-vinhos-harvest-porto-hint = Il vous reste une tuile Porto, et elle ajoute 3.
learn-vinhos-harvest-porto-right = Un Porto de 9 ! Un tel vin ouvre les meilleures portes, au pays et à l’étranger.
learn-vinhos-harvest-porto-douro = Un bon 6, mais une tuile Porto en ferait un 9.
learn-vinhos-harvest-end = Une mauvaise année, la météo retire jusqu’à 2 à chaque vin. Vous la voyez au début de l’année, assez tôt pour prévoir.

## Celliers

learn-vinhos-cellar-title = Le vin vieux
learn-vinhos-cellar-about = Comment le vin vieillit, et comment il se perd.
learn-vinhos-cellar-build = Un entrepôt garde le vin deux ans, et votre 2 en est au second. Bâtissez un cellier avant de le perdre : 2 000, plus la taxe de l’année.
learn-vinhos-cellar-build-hint = Allez sur Celliers, en haut au milieu, et choisissez le domaine 1.
learn-vinhos-cellar-build-right = Quatre ans de place, et le vin de la deuxième case vaut aussitôt 1 de plus.
learn-vinhos-cellar-build-sell = Vous pourriez le vendre, mais il rapporterait peu. Laissez-le vieillir.
learn-vinhos-cellar-wait = Il ne lui faut plus que du temps. Allez sur Passer / Communiqué de presse, choisissez une place dans l’ordre du tour, et passez.
learn-vinhos-cellar-wait-hint = Entrer sur la case du milieu ne coûte rien. Prenez ensuite une place quelconque, et pas de communiqué de presse.
learn-vinhos-cellar-wait-right = La récolte a poussé chaque vin d’une case vers la droite. Les quatre cases ajoutent 0, 1, 3 et 5.
learn-vinhos-cellar-wait-sell = Vendre trop tôt, c’est gaspiller le cellier. Passez et attendez.
learn-vinhos-cellar-best = Trois vins s’y trouvent, produits à 4, 5 et 2, le plus jeune d’abord. Allez sur Ventes et prenez celui qui vaut le plus aujourd’hui.
learn-vinhos-cellar-best-hint = Ajoutez les cases : 4 + 0, 5 + 1, 2 + 3.
learn-vinhos-cellar-best-right = Six ! Et l’an prochain, il vaudrait 8.
learn-vinhos-cellar-best-old = L’âge lui a fait du bien, mais 2 + 3 ne font que 5.
learn-vinhos-cellar-best-young = Le plus jeune est un 4, sans rien pour l’âge.
learn-vinhos-cellar-end = En cellier, un bon vin gagne surtout la troisième et la quatrième année. Ensuite il est perdu : ne l’oubliez pas.

## Ventes

learn-vinhos-sales-title = Vendre au pays
learn-vinhos-sales-about = De l’argent pour du vin, avec un peu d’aide de la renommée.
learn-vinhos-sales-hotel = Allez sur Ventes et donnez votre vin blanc de 5 à l’Hotel, qui paie ce que dit sa case : 5 000 sur votre compte.
learn-vinhos-sales-hotel-hint = Le blanc 5 est au domaine 3. La case est Hotel, blanc 5.
learn-vinhos-sales-hotel-right = Le vin est parti, un de vos tonneaux marque la case, et le compte est à 8 000.
learn-vinhos-sales-hotel-colour = C’est un rouge. Une case ne prend qu’une couleur, et nous commençons par le blanc.
learn-vinhos-sales-hotel-cheap = On l’accepterait, mais la maison paie sa case, pas votre vin.
learn-vinhos-sales-renown = Vous pouvez vendre encore. Votre vin du Minho vaut 2, mais avec le cube de renommée du Minho il passe pour un 3 : vendez-le ainsi.
learn-vinhos-sales-renown-hint = Le vin du Minho est au domaine 2. La case est Casa de Fados, rouge 3.
learn-vinhos-sales-renown-right = Un cube dépensé, 1 000 gagnés en plus. Qui a un domaine dans une région peut en dépenser les cubes.
learn-vinhos-sales-renown-wine = C’est le vin du Minho, au domaine 2, qui peut se servir d’un cube.
learn-vinhos-sales-renown-plain = Sans le cube, il ne rapporte que 2 000. Visez une case plus haut.
learn-vinhos-sales-plain = Vendez aussi le vin du Dão de 2 à la Casa de Fados, et gardez le rouge fort.
learn-vinhos-sales-plain-hint = Il est au domaine 4. La case est Casa de Fados, rouge 2.
learn-vinhos-sales-plain-right = Trois tonneaux sortis, 13 000 sur le compte.
learn-vinhos-sales-plain-wine = Gardez celui-là, il peut partir à l’étranger. Vendez le petit vin du Dão.
learn-vinhos-sales-home = Vous avez huit tonneaux en tout, et chaque vente en retient un. Avant de bouger : comment deux d’entre eux rentrent-ils en laissant de bons souvenirs ?
learn-vinhos-sales-home-hint = Deux tonneaux de la même maison se reprennent ensemble. Placez ensuite un cube dans deux régions.
learn-vinhos-sales-home-right = Deux tonneaux de retour, deux régions plus connues. Cela ne vous coûte aucune action.
learn-vinhos-sales-home-before = Ne bougez pas encore. Cela se fait avant.
learn-vinhos-sales-home-pair = Il vous faut deux tonneaux dans la même maison.
learn-vinhos-sales-end = Les ventes remplissent le compte, pas votre poche. Comment en tirer l’argent, c’est l’affaire de la banque.

## Export

learn-vinhos-export-title = Au-delà des mers
learn-vinhos-export-about = Des points de victoire pour du vin, tout de suite et à la fin.
learn-vinhos-export-ship = À l’étranger, votre vin rapporte des points de victoire, et personne n’en demande la couleur. Envoyez votre plus vieux vin, un 5, à la case qui n’en demande pas plus.
learn-vinhos-export-ship-hint = Allez sur Export, prenez la case 3 du domaine 1, expédiez en colonne 1, ligne 1.
learn-vinhos-export-ship-right = Trois points, et un premier tonneau dans la colonne 1. La majorité de chaque colonne rapporte à la fin de la partie.
learn-vinhos-export-ship-wine = Commencez par le plus vieux, en case 3.
learn-vinhos-export-ship-cubes = Cela vous coûterait de la renommée. N’en dépensez pas encore : la colonne 1, ligne 1 veut un simple 5.
learn-vinhos-export-most = Un autre peut suivre, et chaque cube d’Alentejo ajoute 2 à un vin qui en vient. Avec deux cubes sur votre meilleur vin, combien pouvez-vous marquer au plus ?
learn-vinhos-export-most-hint = Le vin de 6 devient un 10. La ligne 5 paie 7 points.
learn-vinhos-export-most-right = Sept points pour un vin produit à 5. L’âge et la renommée ont fait le reste.
learn-vinhos-export-most-wine = Celui-là est plus faible. Prenez le vin de la case 2.
learn-vinhos-export-most-less = Vous pourriez monter plus haut : deux cubes en font un 10.
learn-vinhos-export-end = Les tonneaux partis à l’étranger y restent. Surveillez qui mène dans chaque colonne : celles de droite valent jusqu’à 12 points.

## La banque

learn-vinhos-bank-title = À la banque
learn-vinhos-bank-about = Le liquide, le compte, et ce que font les investissements.
learn-vinhos-bank-withdraw = Votre compte est à 13 000, mais tout se paie en liquide et vous n’en avez que 3 000. Allez à la banque et retirez 3 000 ou 4 000.
learn-vinhos-bank-withdraw-hint = La banque est en bas à droite. Choisissez un retrait de 3 000.
learn-vinhos-bank-withdraw-right = Du liquide en main. Ce n’est qu’à la banque que l’argent passe du compte à la poche, ou l’inverse.
learn-vinhos-bank-withdraw-little = Un peu plus, s’il vous plaît : 3 000 ou 4 000.
learn-vinhos-bank-withdraw-much = Laissez-en plus sur le compte, nous avons des projets pour lui. Vide, il coûte aussi des points.
learn-vinhos-bank-withdraw-later = Bonne idée, et c’est la suivante. D’abord le liquide.
learn-vinhos-bank-withdraw-deposit = Dans l’autre sens : il vous faut du liquide.
learn-vinhos-bank-invest = Votre investissement est à −2 : chaque année vous coûte 2 000. Tant que vous y êtes, montez-le à 0 ; c’est le compte qui paie.
learn-vinhos-bank-invest-hint = Investissez deux fois : pour 4 000, puis pour 3 000.
learn-vinhos-bank-invest-right = Finies les pertes. À partir de +1, c’est la banque qui vous paie chaque année.
learn-vinhos-bank-invest-enough = C’est assez de liquide. Investissez ce qui reste.
learn-vinhos-bank-divest = Un an plus tard, vous voudriez 2 000 de plus en poche avant de bouger, sans passer à la banque. Comment ?
learn-vinhos-bank-divest-hint = Ce qui est monté peut redescendre. Cela paie aussitôt en liquide.
learn-vinhos-bank-divest-right = On peut désinvestir à tout moment, et cela paie en liquide. Le prix vient plus tard, en intérêts.
learn-vinhos-bank-divest-go = Restez un instant : cela ne demande aucun trajet.
learn-vinhos-bank-end = À la fin, un compte plein vaut jusqu’à 18 points. L’argent qui dort n’est pas perdu.

## Le Salon

learn-vinhos-fair-title = Le Salon du vin
learn-vinhos-fair-about = Des experts, un communiqué de presse, les VIP et le Salon de l’année 3.
learn-vinhos-fair-hire = Cette année finit par un Salon, où des experts vantent votre vin. Les vôtres sont Goût et Alcool : embauchez-en un autre pour l’Alcool.
learn-vinhos-fair-hire-hint = Allez sur Experts, à gauche, et embauchez l’expert Alcool pour 1 000.
learn-vinhos-fair-hire-right = Chaque expert a aussi une capacité, à utiliser avant. Une fois utilisé, il passe face cachée et manque le Salon.
learn-vinhos-fair-hire-use = Un expert utilisé ne parle pas au Salon. Gardez celui-ci.
learn-vinhos-fair-press = Pour participer, vous annoncez un vin. Allez sur Passer / Communiqué de presse et choisissez votre place dans l’ordre du tour.
learn-vinhos-fair-press-hint = C’est la case du milieu. Il reste une place.
learn-vinhos-fair-press-right = La presse vous écoute.
learn-vinhos-fair-wine = Les VIP ont des souhaits cette année : Alexandre un vin rouge, Beatriz un vin de 6 ou plus. Annoncez le vin qui plaît aux deux.
learn-vinhos-fair-wine-hint = C’est le vin rouge du Douro, au domaine 4.
learn-vinhos-fair-wine-right = Un vin de 6 laisse parler deux experts. Plus le vin est bon, plus ils sont nombreux.
learn-vinhos-fair-wine-white = Tout aussi bon, mais blanc : Alexandre ferait la moue.
learn-vinhos-fair-wine-low = Trop faible pour Beatriz. Vous avez un 6.
learn-vinhos-fair-wine-pass = Sans communiqué de presse, il faudrait vous presser au Salon même. Annoncez un vin.
learn-vinhos-fair-stand = Un emplacement montre deux caractéristiques, et seuls leurs experts peuvent y parler. Lequel convient aux vôtres ?
learn-vinhos-fair-stand-hint = Vous avez Goût et Alcool.
learn-vinhos-fair-stand-right = Déjà quatre Points de Salon pour le vin, et l’emplacement offre un expert gratuit.
learn-vinhos-fair-stand-features = Une de vos caractéristiques y serait muette. Prenez Goût et Alcool.
learn-vinhos-fair-guest = Deux de vos experts connaissent l’Alcool, un seul le Goût. Que l’expert gratuit mette à égalité les caractéristiques de votre emplacement.
learn-vinhos-fair-guest-hint = Accueillez l’expert Goût.
learn-vinhos-fair-guest-alcohol = Il pourrait parler ici, mais vous en avez deux pour l’Alcool. Renforcez le Goût.
learn-vinhos-fair-guest-right = Vous pouvez maintenant choisir entre quatre.
learn-vinhos-fair-managers = Les deux VIP sont contents. Donnez un tonneau à chacun : il pourra plus tard être déplacé pour une action bonus ou pour des points.
learn-vinhos-fair-managers-hint = Alexandre et Beatriz, dans l’ordre que vous voulez.
learn-vinhos-fair-managers-right = De bons amis à avoir. Un vin donné à un VIP déplace un tonneau dans sa ligne.
learn-vinhos-fair-managers-region = Constantino demande d’autres régions cette année.
learn-vinhos-fair-speak = Le Salon est ouvert ! Votre vin permet deux experts, et chacun rapporte ce que vaut sa caractéristique : laissez-en parler deux.
learn-vinhos-fair-speak-hint = Jouez-en deux au choix. Une flèche sur un expert rend d’abord sa caractéristique plus populaire.
learn-vinhos-fair-speak-right = Premier prix, 9 points ! Les experts qui ont parlé vous quittent, mais les Points de Salon restent pour le prochain.
learn-vinhos-fair-end = Les années 3, 5 et 6 finissent par un Salon, et les prix augmentent. Qui mène joue ensuite plus tard.

## La fin

learn-vinhos-end-title = Les derniers points
learn-vinhos-end-about = VIP, multiplicateurs et décompte final.
learn-vinhos-end-renown = Les six années sont finies, et les tonneaux chez les VIP peuvent encore bouger, chacun pour un vin. Menez celui de la ligne de Constantino au multiplicateur de renommée, et payez avec un vin de 3.
learn-vinhos-end-renown-hint = Choisissez l’avantage du tonneau sur « un expert gratuit », puis la renommée, puis un vin d’une première case.
learn-vinhos-end-renown-right = Cinq points, un par cube dans vos régions.
learn-vinhos-end-renown-row = Ce tonneau vient ensuite. Commencez par la ligne de Constantino, tant que tous les cubes sont là.
learn-vinhos-end-renown-nothing = Ce multiplicateur ne vous donnerait rien. La renommée donne 5.
learn-vinhos-end-renown-wine = N’importe quel vin suffit à un VIP : donnez-en un faible.
learn-vinhos-end-wine = Le multiplicateur d’Alexandre change un second vin en autant de points qu’il vaut, cubes compris. Marquez-en 9.
learn-vinhos-end-wine-hint = Payez avec un vin faible, puis échangez un 7 et ajoutez deux cubes.
learn-vinhos-end-wine-right = Neuf points, et c’était le dernier coup de la partie.
learn-vinhos-end-wine-wine = Pas celui-là. Il vous faut un 7 pour les points.
learn-vinhos-end-wine-cubes = Demain, les cubes ne vaudront plus rien. Prenez les deux !
learn-vinhos-end-end = Majorités d’export, comptes et multiplicateurs sont comptés, et vous avez gagné. Une vraie table vous attend.
