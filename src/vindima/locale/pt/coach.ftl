### O que diz qualquer treinador no fim do jogo: ver `learn/coach.py`.

coach-end-won = Muito bem, ganhaste!
coach-end-lost = Desta vez não, mas já conheces o jogo todo. O próximo vai ser diferente.
coach-end-well = O que correu bem: { $source }, { $points } PV à frente do melhor rival.
coach-end-next = Onde há mais a ganhar: { $source }, { $points } PV atrás.
