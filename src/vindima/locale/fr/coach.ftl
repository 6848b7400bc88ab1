### Ce que dit tout coach à la fin d’une partie : voir `learn/coach.py`.

coach-end-won = Bravo, vous avez gagné !
coach-end-lost = Pas cette fois, mais vous connaissez maintenant tout le jeu. La prochaine partie sera différente.
coach-end-well = Ce qui a bien marché : { $source }, { $points } PV de plus que le meilleur rival.
coach-end-next = Où il y a encore à gagner : { $source }, { $points } PV de moins.
