### Les leçons : ce qu'elles disent toutes. Celles de chaque jeu sont dans `learn-<jeu>.ftl`.

learn-on = Bien, continuez.
learn-other = C’est permis, mais cela éloigne du sujet de cette étape. Regardez encore, ou demandez l’indice.
learn-over = Cette leçon est finie ; il n’y a plus rien à répondre.

## Dans le terminal

learn-list = { $game }. Pour suivre une leçon : vindima learn { $code } LEÇON
learn-entry = { $code } : { $title }. { $about }
learn-title = Leçon : { $title }
learn-step = Étape { $number } sur { $steps }. { $text }
learn-check = Étape { $number } sur { $steps }, et à vous maintenant. { $text }
learn-reply = { $words }
learn-rule = { $words } ({ $rule })
learn-help = Tapez le numéro ou le mot d’une réponse, ou bien : hint, board, log, score, why, quit.
learn-undo = Il n’y a rien à annuler : ce qui éloigne de la leçon n’est pas joué du tout.
learn-next = La leçon suivante : vindima learn { $game } { $lesson }
