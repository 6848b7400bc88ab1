### Les leçons : ce qu'elles disent toutes. Celles de chaque jeu sont dans `learn-<jeu>.ftl`.

learn-on = Bien, continuez.
learn-other = C’est permis, mais ce n’est pas le sujet de cette étape. Regardez encore, ou demandez l’indice.
learn-over = Cette leçon est finie ; il n’y a plus rien à répondre.

## Dans le terminal

learn-list = { $game }. Pour commencer une leçon : vindima learn { $code } LEÇON
learn-entry = { $code } : { $title }. { $about }
learn-title = Leçon : { $title }
learn-step = Étape { $number } sur { $steps }. { $text }
learn-check = Étape { $number } sur { $steps } : à vous. { $text }
learn-reply = { $words }
learn-rule = { $words } ({ $rule })
learn-help = Tapez le numéro ou les mots d’une réponse, ou bien : hint, board, log, score, why, quit.
learn-undo = Il n’y a rien à annuler : une réponse qui s’écarte de la leçon n’est pas jouée.
learn-next = Leçon suivante : vindima learn { $game } { $lesson }
