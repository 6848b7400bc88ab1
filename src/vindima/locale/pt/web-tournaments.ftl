### Torneios.

web-tournaments-about = Defronta toda a gente num todos contra todos, encontra pessoas da tua força num torneio suíço, ou joga as mesmas distribuições que as outras mesas num duplicado, em que a sorte se anula. Os bots também podem entrar.
web-tournaments-new = Novo torneio
web-tournaments-mine = Os teus torneios
web-tournaments-all = Torneios para todos
web-tournaments-none = De momento não há outros torneios. Cria um!
web-tournaments-by = organizado por { $name }
web-tournaments-entrants-count =
    { $count ->
        [one] { $count } inscrito
       *[other] { $count } inscritos
    }
web-tournaments-state-open = Inscrições abertas
web-tournaments-state-over = Terminado
web-tournaments-state-cancelled = Cancelado
web-tournaments-round-of = Ronda { $round } de { $total }
web-tournaments-deal-of = Distribuição { $round } de { $total }
web-tournaments-name = Nome do torneio
web-tournaments-unnamed = Torneio de { $game }
web-tournaments-format = Formato
web-tournaments-format-swiss = Suíço
web-tournaments-format-swiss-help = Um número fixo de rondas. Em cada ronda encontras pessoas com mais ou menos os teus pontos e, se possível, ninguém duas vezes.
web-tournaments-format-robin = Todos contra todos
web-tournaments-format-robin-help = Toda a gente encontra toda a gente.
web-tournaments-format-duplicate = Duplicado
web-tournaments-format-duplicate-help = Todas as mesas jogam as mesmas distribuições e os lugares rodam. Os teus pontos são comparados com os de quem teve o teu lugar na mesma distribuição.
web-tournaments-players = Jogadores por mesa
web-tournaments-rounds-swiss = Rondas
web-tournaments-rounds-robin = Quantas vezes todos se encontram
web-tournaments-rounds-duplicate = Distribuições
web-tournaments-who = Quem joga?
web-tournaments-enters = Eu também jogo
web-tournaments-listed = Visível para todos
web-tournaments-listed-help = Caso contrário, é preciso a ligação da página do torneio para entrar.
web-tournaments-late = Ainda se pode entrar depois da primeira ronda
web-tournaments-bots = Bots inscritos
web-tournaments-house = Bot da casa
web-tournaments-house-help = Ocupa os lugares livres e continua o jogo de quem desiste ou não aparece. Não entra na classificação.
web-tournaments-rated = classificado
web-tournaments-rated-help = Os jogos com pessoas contam para as suas classificações: sem anular e sem dicas. Quem desiste a meio de um jogo perde-o, e quem organiza não pode terminar um jogo já começado.
web-tournaments-rated-not = Um torneio classificado precisa de um relógio ou de um tempo por turno, e de um bot da casa de Fácil a Mestre.
web-tournaments-create = Criar o torneio
web-tournaments-tables-of = mesas de { $count }
web-tournaments-length-swiss =
    { $count ->
        [one] { $count } ronda
       *[other] { $count } rondas
    }
web-tournaments-length-robin =
    { $count ->
        [one] todos se encontram uma vez
       *[other] todos se encontram { $count } vezes
    }
web-tournaments-length-duplicate =
    { $count ->
        [one] { $count } distribuição
       *[other] { $count } distribuições
    }
web-tournaments-play = Ir para a tua mesa
web-tournaments-enter = Entrar
web-tournaments-return = Voltar ao torneio
web-tournaments-withdraw = Desistir
web-tournaments-withdraw-rated = O teu jogo classificado está a decorrer. Se desistires agora, perdes.
web-tournaments-withdraw-sure = Desistir e perder o jogo
web-tournaments-copy = Copiar a ligação
web-tournaments-hosting = Organizas este torneio
web-tournaments-add-bot = Juntar um bot
web-tournaments-needed =
    { $count ->
        [one] Pode começar com { $count } inscrito.
       *[other] Pode começar com { $count } inscritos.
    }
web-tournaments-start = Começar a primeira ronda
web-tournaments-cancel = Cancelar o torneio
web-tournaments-cancel-ask = Todos os jogos em curso acabam sem resultado. Os resultados até agora ficam.
web-tournaments-cancel-sure = Sim, cancelar
web-tournaments-entrants = Inscritos ({ $count })
web-tournaments-nobody = Ainda ninguém entrou.
web-tournaments-you = tu
web-tournaments-remove = Retirar { $name }
web-tournaments-house-bot = Bot da casa ({ $level })
web-tournaments-nameless = Inscrito { $number }
web-tournaments-standings = Classificação
web-tournaments-final = Classificação final
web-tournaments-rank = Posição
web-tournaments-entrant = Inscrito
web-tournaments-gone = desistiu
web-tournaments-col-points = Pontos
web-tournaments-col-opponents = Pontos dos adversários
web-tournaments-col-beaten = Pontos dos vencidos
web-tournaments-col-wins = Mesas ganhas
web-tournaments-col-vp = PV
web-tournaments-col-played = Jogos
web-tournaments-col-above = Acima da média
web-tournaments-col-average = Por distribuição
web-tournaments-col-better = Distribuições acima da média
web-tournaments-how = Como se conta
web-tournaments-how-points = Em cada mesa recebes a parte dos outros que venceste, de 0 a 1; um empate conta metade e uma folga conta 1. Os empates resolvem-se pelos pontos de todos os adversários, depois pelos pontos de quem venceste, depois pelas mesas ganhas, depois pelos pontos de vitória.
web-tournaments-how-duplicate = Em cada distribuição, os teus pontos de vitória são comparados com a média de todos os que nela tiveram o teu lugar. Conta a soma das diferenças. Os empates resolvem-se pelo número de distribuições acima da média, depois pelas mesas ganhas, depois pelos pontos de vitória.
web-tournaments-how-swiss-pairing = As mesas são sorteadas para que o mínimo de pessoas se encontre duas vezes e quem está a uma mesa tenha pontos parecidos. Cada um tem cada lugar mais ou menos o mesmo número de vezes. Os bots da casa ocupam os lugares livres; em mesas de dois, alguém fica de folga.
web-tournaments-how-robin-pairing = Todas as rondas são sorteadas no início, para que todos se encontrem e tenham cada lugar mais ou menos o mesmo número de vezes. Em mesas maiores, algumas pessoas encontram-se mais de uma vez.
web-tournaments-how-duplicate-pairing = Todas as distribuições são sorteadas no início, para que os lugares rodem e os adversários mudem. As mesas de uma distribuição ficam fechadas aos outros até todas acabarem.
web-tournaments-rounds = Rondas
web-tournaments-round = Ronda { $round }
web-tournaments-deals = Distribuições
web-tournaments-deal = Distribuição { $round }
web-tournaments-vp = { $count } PV
web-tournaments-playing = em curso
web-tournaments-void = sem resultado
web-tournaments-bye = folga
web-tournaments-awarded = decisão de quem organiza
web-tournaments-waits = terminada; o resultado aparece quando todas as mesas tiverem jogado esta distribuição
web-tournaments-table = A tua mesa
web-tournaments-watch = Assistir
web-tournaments-replay = Rever o jogo
web-tournaments-decide = Decidir este jogo
web-tournaments-wins = { $name } ganha
web-tournaments-no-result = Sem resultado
web-tournaments-compared = Distribuição a distribuição
web-tournaments-compared-help = Todos os que estão numa coluna começaram com as mesmas cartas. O segundo número diz quantos pontos estão acima ou abaixo da média da coluna.
web-tournaments-table-number = Mesa { $number }
web-tournaments-average = Média
web-tournaments-cross = Tabela cruzada
