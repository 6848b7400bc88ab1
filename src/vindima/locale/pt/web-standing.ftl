### Jogos classificados, classificações, perfis e registos para outros programas.

web-standing-rated = Jogo classificado
web-standing-rated-help = Cada um decide sem ajuda: sem anular e sem dicas. Quem abandona o jogo perde-o.
web-standing-rated-not = Um jogo classificado precisa de dois ou mais lugares, sem ecrã partilhado, com cartas dadas pelo servidor e bots de Fácil a Mestre sem estilo próprio.
web-standing-provisional = provisória
web-standing-rating = Pontuação { $rating } ± { $spread }
web-standing-rated-games = jogos classificados: { $games }
web-standing-players =
    { $players ->
        [one] a solo
       *[other] { $players } jogadores
    }

## Classificações

web-standing-board-about = Pontuações por jogo e número de jogadores, com a sua incerteza. A ordem segue o extremo inferior do intervalo: uns poucos jogos de sorte não levam ninguém ao topo.
web-standing-board-bots = Os bots têm pontuações fixas, dos jogos entre eles.
web-standing-board-provisional = Uma pontuação nova é provisória e não tem lugar. Jogos classificados necessários para ter lugar: { $games }.
web-standing-board-pool = Jogo e número de jogadores
web-standing-board-rank = Lugar
web-standing-board-player = Jogador
web-standing-board-rating = Pontuação
web-standing-board-games = Jogos
web-standing-board-fixed = fixa
web-standing-board-bot = { $bot } (bot)
web-standing-board-nobody = Ainda não há aqui ninguém. Joga um jogo classificado e depois escolhe aparecer.
web-standing-board-mine = A tua pontuação: { $rating } ± { $spread }.
web-standing-board-none = Ainda não acabaste nenhum jogo classificado deste tipo.
web-standing-board-join = Mostrar o meu nome e as minhas pontuações nas classificações
web-standing-you = Tu
web-standing-someone = Alguém sem nome
web-standing-board-play = Abrir uma mesa classificada

## Perfis

web-standing-private = Só tu vês esta página.
web-standing-public = Toda a gente pode ver este perfil. Só nomeia adversários que publicaram o seu.
web-standing-alone = Os jogos que acabaste neste navegador. Nada sai daqui.
web-standing-publish = Publicar este perfil
web-standing-link = Copiar a ligação do teu perfil
web-standing-empty = Ainda não há jogos. Os jogos acabados aparecem aqui, exceto os de ecrã partilhado, os de um ficheiro ou com uma semente escolhida.
web-standing-of = Jogos de { $name }
web-standing-games =
    { $games ->
        [one] { $games } jogo
       *[other] { $games } jogos
    }
web-standing-won = ganhos: { $wins } ({ $share })
web-standing-average = { $points } PV em média
web-standing-best = máximo: { $points } PV
web-standing-progress = Progresso
web-standing-progress-points = Pontos, jogo a jogo
web-standing-progress-rating = Pontuação, jogo a jogo
web-standing-progress-game = Jogo { $number }, { $date }
web-standing-sources = De onde vêm os pontos
web-standing-sources-about = Pontos médios de um jogo. Jogadores fortes: o bot Mestre contra si próprio.
web-standing-source-mine = Média
web-standing-source-strong = Jogadores fortes
web-standing-source-game = Este jogo
web-standing-all = Total
web-standing-seats = Por lugar
web-standing-seat = Lugar
web-standing-opponents = Por adversário
web-standing-opponent = Adversário
web-standing-ahead = À frente dele
web-standing-unnamed = Outras pessoas
web-standing-gone = Alguém que já não está
web-standing-wins = Vitórias
web-standing-points = Pontos
web-standing-vp = { $points } PV
web-standing-history = Jogos
web-standing-place = { $place }.º lugar de { $players }
web-standing-result-win = ganho
web-standing-result-draw = empate
web-standing-result-loss = perdido
web-standing-abandoned = jogo abandonado
web-standing-change = pontuação { $change }
web-standing-game-details = Pontos por origem
web-standing-more = Mostrar mais jogos
web-standing-open = Abrir a mesa

## Registos para outros programas

web-standing-log = Registar este jogo
web-standing-log-about = Daqui nada é enviado: decides no outro programa o que fica guardado.
web-standing-log-bgstats = Abrir no BG Stats
web-standing-log-bgg = Abrir o jogo no BoardGameGeek
web-standing-log-copy = Copiar o resultado
web-standing-log-file = Descarregar o registo
web-standing-log-file-help = Um ficheiro JSON com os campos do formulário do BoardGameGeek.
web-standing-log-line = { $name }: { $points } PV
web-standing-log-winner = { $name }: { $points } PV, vence
