### Les problèmes.

web-puzzles-about = Des positions de parties entre bots, où de longues recherches s’accordent sur une meilleure réponse. Choisissez-la sur le plateau ; la première réponse compte.
web-puzzles-levels = Les nombres indiquent le niveau : chaque bot résout le niveau 1, seules de longues recherches résolvent le niveau 5. Un cadre épais signifie que vous pouvez gagner cette année.
web-puzzles-rating = Votre cote de problèmes : { $rating }
web-puzzles-solved = Résolus : { $right } sur { $tries }
web-puzzles-start = Résoudre un problème
web-puzzles-next = Problème suivant
web-puzzles-all = Tous les problèmes
web-puzzles-none = Vous avez essayé tous les problèmes.
web-puzzles-players =
    { $players ->
        [one] en solo
       *[other] { $players } joueurs
    }
web-puzzles-level = Niveau { $level }
web-puzzles-kind-turn = Trouvez le meilleur tour
web-puzzles-kind-win = Gagnez cette année
web-puzzles-task-turn = Quelle réponse commence votre meilleur tour ?
web-puzzles-task-win = La partie se termine cette année. Quelle réponse la gagne ?
web-puzzles-right = Juste !
web-puzzles-wrong = Ce n’est pas la meilleure réponse.
web-puzzles-change = Cote { $rating } ({ $change })
web-puzzles-uncounted = Vous aviez déjà essayé ce problème : votre cote ne change pas.
web-puzzles-turn = Le meilleur tour
web-puzzles-values = Ce que valent les réponses
web-puzzles-best = la meilleure
web-puzzles-loss = −{ $loss } PV
web-puzzles-given = votre réponse
web-puzzles-again = Réessayer
web-puzzles-done-right = résolu
web-puzzles-done-wrong = manqué
