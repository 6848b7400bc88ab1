### Ce qu’une commande dit aussitôt : ce fichier est lu seul, avant tous les autres.

start-play = Vindima { $version } ouvre une table sur cet ordinateur. Vos parties sont conservées dans { $place }.
