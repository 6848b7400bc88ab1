### Les exemples du manuel de règles, en français. Ceux de chaque jeu ont leur propre fichier.

rules-example = Exemple
rules-choices = Choix : { $answers }
rules-fact = { $thing } : { $values }
rules-of-player = { $thing } (joueur { $player })
