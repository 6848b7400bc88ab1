### La vérification des nombres incertains avec la boîte : dans le navigateur et dans le terminal.

## La page

check-title = Vérifier { $game } avec votre boîte
check-welcome = Nombres de { $game } imprimés seulement sur le plateau et les tuiles : { $count }. Aucune source ne les donne ; ce sont des estimations soignées. Si vous avez la boîte, dix minutes suffisent pour les corriger.
check-how = Installez le plateau et comparez partie par partie. Entrée confirme un nombre ; s’il est différent, tapez celui qui est imprimé.
check-none = Tous les nombres de { $game } sont connus. Il n’y a rien à vérifier.
check-progress = Vérifiés : { $done } sur { $count }. Corrigés : { $corrected }.
check-part-progress = { $done } sur { $count }
check-confirm-rest = Le reste est conforme à ma boîte
check-part-done = Cette partie est vérifiée
check-known = connu, car imprimé dans les règles
check-open = pas encore vérifié
check-confirmed = confirmé
check-corrected = corrigé ; nous avions { $old }
check-add-space = Ajouter une case
check-remove-space = Retirer la dernière case
check-add-slot = Ajouter une case
check-remove-slot = Absente de mon plateau
check-restore-slot = Finalement présente
check-add-row = Ajouter une ligne
check-remove-row = Retirer la dernière ligne
check-removed = absente du plateau
check-yes = oui
check-no = non

## Les erreurs

check-troubles = À regarder de nouveau
check-trouble = { $place } : { $words }
check-expected-range = Le nombre doit être compris entre { $low } et { $high }.
check-expected-exactly = À cause des nombres voisins, il faut ici { $low }.
check-expected-entries = Il en faut de { $low } à { $high }.
check-expected-number = Il en faut exactement { $low }.
check-expected-choice = Choisissez dans la liste.
check-expected-flag = Répondez par oui ou par non.
check-expected-rising = Chaque nombre doit être plus grand que le précédent.
check-expected-never-falling = Aucun nombre ne peut être plus petit que le précédent.
check-expected-different = Le même ne peut pas y figurer deux fois.
check-expected-first-year = Une seule tuile a la météo 0 : celle de la première année.
check-expected-numbered = On ne peut pas sauter de ligne : retirez-les en partant de la dernière.
check-expected-column-slot = Chaque colonne doit avoir au moins une case.
check-refused = Ces nombres ne vont pas ensemble : { $words }
check-not-a-number = Entrez un nombre entier.

## La fin

check-finish = Vos nombres
check-finish-none = Confirmez ou corrigez d’abord un nombre.
check-kept = Vos réponses restent dans ce navigateur ; vous pouvez vous arrêter à tout moment et revenir plus tard.
check-play = Jouer avec ces nombres
check-play-help = Ouvre une table pour vous et deux bots faciles. La page des nouvelles tables propose aussi vos nombres.
check-same = Vous n’avez encore rien corrigé : une partie normale utilise déjà vos nombres.
check-folder = Télécharger le dossier de données
check-folder-help = Décompressez l’archive et lancez une partie dans le terminal avec --option tables={ $folder }.
check-edition = Votre édition (langue, éditeur, année)
check-note = Autre chose à nous signaler
check-send = Télécharger le fichier pour le projet
check-send-help = Envoyez-le au projet, par exemple joint à un nouveau ticket. Tout le monde jouera alors avec les bons nombres.
check-resume = Reprendre à partir d’un tel fichier
check-bad-file = Ce fichier ne contient pas de nombres vérifiés de { $game }.
check-restart = Recommencer
check-restart-sure = Oublier toutes mes réponses

## Vinhos : les parties du plateau

vinhos-check-part-vineyards = Tuiles de vignoble
vinhos-check-about-vineyards = Le prix sur chacune des 32 tuiles, en milliers de Bagos. L’ordre de deux tuiles de même couleur est sans importance.
vinhos-check-part-export = Export
vinhos-check-about-export = La valeur demandée par chaque case, les PV que chaque ligne donne tout de suite et les PV de la majorité dans chaque colonne. Si votre plateau a plus ou moins de cases, ajoutez-en ou retirez-en.
vinhos-check-part-sales = Ventes
vinhos-check-about-sales = La couleur de chaque case des trois bonnes adresses, et la valeur qu’elle demande et paie. Si votre plateau a plus ou moins de cases, ajoutez-en ou retirez-en.
vinhos-check-part-bank = Banco do Vinho
vinhos-check-about-bank = Les PV de chaque solde à la fin, le coût de chaque cran vers le haut et le gain de chaque cran vers le bas. L’argent est en milliers.
vinhos-check-part-vintages = Tuiles de Cuvée
vinhos-check-about-vintages = La météo, l’avance des caractéristiques et les demandes des trois VIP. L’ordre des tuiles est sans importance.
vinhos-check-part-fair = Salon du Vin
vinhos-check-about-fair = Les Points de Salon de chaque case d’une piste de caractéristique, depuis la gauche, et les caractéristiques et le bonus de chaque case de Salon.
vinhos-check-part-experts = Experts en Vin
vinhos-check-about-experts = Six tuiles par caractéristique : la capacité, et si la tuile porte une flèche. L’ordre des tuiles est sans importance.
vinhos-check-part-tax = Marqueur de tour et taxe
vinhos-check-about-tax = La case d’action qui porte le numéro de chaque année.
vinhos-check-part-multipliers = Multiplicateurs
vinhos-check-about-multipliers = Combien de tonneaux tiennent sur les multiplicateurs qui comptent aussitôt.
vinhos-check-part-renown = Renommée
vinhos-check-about-renown = Combien de Cubes de Renommée contient le cadre de chaque région.

## Vinhos : ce qui est vérifié

vinhos-check-noun = { $it }
vinhos-check-column = colonne { $number }
vinhos-check-columns = Majorité
vinhos-check-row = ligne { $number }
vinhos-check-rows = PV tout de suite
vinhos-check-slot = { $it }, case { $number }
vinhos-check-band = solde de { $from } à { $to }
vinhos-check-span = { $from }–{ $to }
vinhos-check-arrow = { $from } → { $to }
vinhos-check-account = PV du compte
vinhos-check-step = de { $from } à { $to }
vinhos-check-invest = Investir
vinhos-check-divest = Désinvestir
vinhos-check-vintage = Tuile de Cuvée { $number }
vinhos-check-track = piste de caractéristique
vinhos-check-stand = Case de Salon { $first }/{ $second }
vinhos-check-expert = { $it }, tuile { $number }
vinhos-check-year = année { $number }
vinhos-check-multiplier-wine = valeur d’un vin, aussitôt
vinhos-check-multiplier-four-experts = experts des quatre caractéristiques, aussitôt
vinhos-check-multiplier-renown = renommée de vos régions, aussitôt
vinhos-check-bonus-cash-n = { THOUSANDS($n1) } Bagos
vinhos-check-bonus-expert-n = un expert gratuit
vinhos-check-bonus-fair-points-n = Points de Salon : { $n1 }
vinhos-check-field-cost = prix
vinhos-check-field-majority-vp = PV
vinhos-check-field-vp = PV
vinhos-check-field-value = valeur
vinhos-check-field-colour = couleur
vinhos-check-field-from = de
vinhos-check-field-to = à
vinhos-check-field-payout = liquide
vinhos-check-field-weather = météo
vinhos-check-field-features = caractéristiques
vinhos-check-field-alexandre = { vinhos-manager-alexandre }
vinhos-check-field-beatriz = { vinhos-manager-beatriz }
vinhos-check-field-constantino = { vinhos-manager-constantino }
vinhos-check-field-points = Points de Salon
vinhos-check-field-bonus = bonus
vinhos-check-field-ability = capacité
vinhos-check-field-arrow = flèche
vinhos-check-field-space = case d’action
vinhos-check-field-slots = tonneaux
vinhos-check-field-room = places pour cubes

## Viticulture

viticulture-check-part-campaign = Campagne solo
viticulture-check-about-campaign = Dans certains défis de la campagne, vous commencez avec moins de PV ou avec un revenu résiduel, ou bien les vins de vos caves comptent.
viticulture-check-challenge = défi { $number }
viticulture-check-field-start-vp = PV au début
viticulture-check-field-residual = revenu résiduel
viticulture-check-field-medium = PV pour chaque vin de la cave moyenne
viticulture-check-field-large = PV pour chaque vin de la grande cave
