### Os problemas.

web-puzzles-about = Posições de jogos entre bots em que pesquisas longas concordam numa única melhor resposta. Escolhe-a no tabuleiro; conta a primeira resposta.
web-puzzles-levels = Os números são níveis: qualquer bot resolve o nível 1, só pesquisas longas resolvem o nível 5. Uma moldura grossa significa que podes ganhar este ano.
web-puzzles-rating = A tua pontuação de problemas: { $rating }
web-puzzles-solved = Resolvidos: { $right } de { $tries }
web-puzzles-start = Resolver um problema
web-puzzles-next = Problema seguinte
web-puzzles-all = Todos os problemas
web-puzzles-none = Já tentaste todos os problemas.
web-puzzles-players =
    { $players ->
        [one] a solo
       *[other] { $players } jogadores
    }
web-puzzles-level = Nível { $level }
web-puzzles-kind-turn = Encontra o melhor turno
web-puzzles-kind-win = Ganha este ano
web-puzzles-task-turn = Que resposta começa o teu melhor turno?
web-puzzles-task-win = O jogo acaba este ano. Que resposta o ganha?
web-puzzles-right = Certo!
web-puzzles-wrong = Não é a melhor resposta.
web-puzzles-change = Pontuação { $rating } ({ $change })
web-puzzles-uncounted = Já tinhas tentado este problema, por isso a pontuação não muda.
web-puzzles-turn = O melhor turno
web-puzzles-values = Quanto valem as respostas
web-puzzles-best = a melhor
web-puzzles-loss = −{ $loss } PV
web-puzzles-given = a tua resposta
web-puzzles-again = Tentar de novo
web-puzzles-done-right = resolvido
web-puzzles-done-wrong = falhado
