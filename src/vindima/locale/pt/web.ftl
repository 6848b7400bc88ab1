### A mesa no navegador: tudo o que não é o tabuleiro de um jogo.

## Páginas e títulos

web-title = Vindima
web-title-table = { $game } · Vindima
web-title-turn = ● A tua vez · { $game }
web-title-rules = Regras · { $game }
web-title-lesson = { $title } · Vindima
web-title-replay = Repetição · { $game }
web-loading = Um momento…
web-close = Fechar
web-back = Voltar
web-lobby = Entrada
web-retry = Tentar outra vez
web-problem = Entornou-se alguma coisa

## A entrada

web-welcome = Começou a vindima
web-welcome-first = Dois jogos de vinho no teu ecrã, com todas as regras e com adversários que as conhecem.
web-welcome-second = Joga já contra eles, passa o ecrã de mão em mão ou manda uma ligação aos amigos; não é preciso conta.
web-play-now = Jogar já
web-game = Jogo
web-game-vinhos = Vinhos
web-game-viticulture = Viticulture
web-about-vinhos = Seis anos a fazer vinho em Portugal: quintas, caves, exportação e três feiras de que toda a gente fala.
web-about-viticulture = Uma pequena vinha na Toscana, quatro estações por ano e visitantes com ideias. Também a solo, contra o Automa.
web-players = { $least } a { $most } jogadores
web-new-table = Nova mesa
web-my-tables = As tuas mesas
web-all-tables = Mostrar todas ({ $count })
web-table-running = Em curso
web-table-over = Terminado
web-upload = Abrir um jogo guardado
web-upload-help = Um registo descarregado aqui ou escrito pela linha de comandos.
web-you = Tu
web-guest = Convidado
web-join = Juntar-me à mesa
web-join-go = Juntar-me
web-player = Jogador { $number }

## Definições

web-settings = Definições
web-setting-name = Nome
web-setting-language = Língua
web-setting-theme = Cores
web-theme-system = Como o dispositivo
web-theme-light = Claras
web-theme-dark = Escuras
web-setting-sound = Um som suave quando é a minha vez
web-setting-confirm = A minha vez acaba com um clique meu
web-setting-keys = Atalhos de uma só tecla (ver o mapa do teclado)

## Uma mesa nova

web-seats = Lugares
web-sitter = Quem se senta no lugar { $letter }
web-sitter-me = Eu
web-sitter-here = Alguém neste ecrã
web-sitter-link = Alguém que recebe uma ligação
web-sitter-bot = Um bot
web-sitter-link-help = Recebes a ligação quando a mesa estiver aberta.
web-seat-open = Lugar livre
web-seat-add = Juntar um lugar
web-seat-remove = Retirar o lugar { $letter }
web-bot-level = Nível
web-bot-character = Estilo
web-bot-styled = { $name }, { $style }
web-bot-random = Aleatório
web-bot-easy = Fácil
web-bot-greedy = Ganancioso
web-bot-medium = Médio
web-bot-hard = Difícil
web-style-balanced = equilibrado
web-style-beginner = principiante
web-style-exporter = exportador
web-style-fair-goer = das feiras
web-style-financier = financeiro
web-style-order-runner = das encomendas
web-style-visitor-lover = amigo dos visitantes
web-style-builder = construtor
web-style-master = mestre
web-options = Opções
web-more = Mais
web-seed = Semente
web-seed-help = A mesma semente e as mesmas respostas dão o mesmo jogo. Se ficar vazia, é sorteada.
web-open-table = Abrir a mesa

web-option-vinhos-regions = Regiões de fora
web-option-vinhos-regions-help = Com dois ou três jogadores, algumas regiões descansam: sorteadas, ou as que convêm a um primeiro jogo.
web-option-vinhos-regions-random = sorteadas
web-option-vinhos-regions-suggested = as de um primeiro jogo
web-option-vinhos-turn-order-by-region = Ordem de jogo por região
web-option-vinhos-turn-order-by-region-help = Variante oficial: todos começam com o mesmo dinheiro, e as primeiras vinhas decidem quem joga primeiro.
web-option-vinhos-barrels-home-in-maintenance = Barris para casa todos os anos
web-option-vinhos-barrels-home-in-maintenance-help = Variante oficial: pagos os salários, os pares de barris saem das casas onde se vendeu vinho.
web-option-vinhos-cash-multiplier-cap = Limite no multiplicador de dinheiro
web-option-vinhos-cash-multiplier-cap-help = Variante oficial: um barril lá rende no máximo 16 pontos.
web-option-vinhos-two-player-fair = Feiras a dois
web-option-vinhos-two-player-fair-help = Variante oficial: com dois jogadores, os prémios são os do primeiro e do terceiro lugar.
web-option-viticulture-parents = Mamãs e Papás
web-option-viticulture-parents-help = Recebes um de cada, ou escolhes entre dois.
web-option-viticulture-parents-dealt = distribuídos
web-option-viticulture-parents-chosen = à escolha entre dois
web-option-viticulture-friendly = Colocação amigável
web-option-viticulture-friendly-help = Os espaços com bónus são para quem o usa, ou para quem não encontra mais nada livre.
web-option-viticulture-free-devalue = Valores mais baixos
web-option-viticulture-free-devalue-help = Uma uva ou um vinho novo pode ficar num valor mais baixo do que o seu.
web-option-viticulture-level = Automa
web-option-viticulture-level-help = Quão difícil é vencer o Automa.
web-option-viticulture-aggressive = Automa agressivo
web-option-viticulture-aggressive-help = Tens de estar à frente no fim de cada ano, não só do último. Para fácil, normal e difícil.
web-option-viticulture-challenge = Desafio
web-option-viticulture-challenge-help = Um desafio da campanha, jogado à parte.
web-option-viticulture-tokens = Fichas de ação bónus
web-option-viticulture-tokens-help = Com quantas começas: na campanha, uma por cada vez que o desafio foi perdido.
web-option-viticulture-fewer-visitors = Menos visitantes
web-option-viticulture-fewer-visitors-help = Os visitantes que só tiram partido de outros jogadores ficam na caixa.

## A campanha

web-campaign = Campanha
web-campaign-about = Desafios contra o Automa, um após outro. Só uma vitória leva adiante; cada derrota torna a tentativa seguinte um pouco mais fácil. Quantos menos jogos fizeres, melhor.
web-campaign-new = Uma nova campanha
web-campaign-begin = Começar
web-campaign-level = Campanha, { $level }
web-campaign-aggressive = Campanha, { $level } e agressiva
web-campaign-score =
    { $tokens ->
        [0] Jogos até agora: { $games }.
        [one] Jogos até agora: { $games }. O próximo começa com uma ficha de ação bónus.
       *[other] Jogos até agora: { $games }. O próximo começa com { $tokens } fichas de ação bónus.
    }
web-campaign-win = vitória
web-campaign-draw = empate
web-campaign-loss = derrota
web-campaign-play = Jogar o próximo
web-campaign-continue = Continuar o jogo
web-campaign-give-up = Dar por perdido
web-campaign-done =
    { $games ->
        [one] Campanha vencida, num único jogo.
       *[other] Campanha vencida, em { $games } jogos.
    }

## A mesa: onde estão as coisas

web-tabs = Partes da mesa
web-tab-board = Tabuleiro
web-tab-mine = Meu
web-tab-others = Outros
web-tab-log = Registo
web-enlarge = Ampliar
web-question = Pergunta
web-twin = O tabuleiro em palavras
web-spectator = Estás a assistir
web-connection-lost = A ligação caiu e está a ser restabelecida. Nada do que fizeste se perdeu.

## A mesa: a pergunta

web-year = Ano { $year }
web-points = pontos
web-away = ausente
web-to-answer = a responder
web-your-turn = A tua vez
web-choose = Escolher
web-filter = Escreve para encurtar a lista
web-filter-none = Nada aqui contém essas palavras.
web-refused =
    { $count ->
        [one] Agora não é possível: 1
       *[other] Agora não é possível: { $count }
    }
web-remedy = O que o permitiria?
web-remedy-first = Primeiro:
web-remedy-then = Depois é possível.
web-remedy-none = Nada do que possas fazer antes ajuda.
web-hint = O que farias?
web-hint-quick = Num relance
web-hint-good = Com calma
web-hint-deep = A fundo
web-hint-thinking = Deixa ver…
web-hint-gain = cerca de { $gain } pontos
web-hint-term = { $term }: { $gain }
web-hints-allowed = Quem joga pode pedir conselho
web-trail = Nesta vez, até agora
web-undo = Anular
web-undo-to = Anular a partir daqui
web-undo-over = O jogo acabou; já não se anula nada.
web-undo-others = Outra pessoa jogou entretanto, por isso fica assim.
web-reset = Recomeçar a vez
web-confirm-ask = Jogaste a tua vez. Fica assim?
web-confirm = Acabar a vez
web-skip = Saltar
web-recall =
    { $count ->
        [one] Desde a tua última vez: 1 jogada
       *[other] Desde a tua última vez: { $count } jogadas
    }
web-recalling = Desde a tua última vez…
web-secret-move = Uma escolha secreta
web-news = { $name }: { $what }
web-thinking = { $name } está a pensar…
web-waiting = À espera de { $name }.
web-absent = { $name } não está. O jogo continua quando voltar.
web-waiting-open = Este lugar ainda está livre. Manda a ligação a alguém.
web-stand-in = Pôr um bot no seu lugar
web-log-empty = Ainda nada aconteceu.

## As regras

web-rules = Regras
web-rules-whole = Ver nas regras completas
web-rules-search = Procurar nas regras
web-rules-contents = Índice
web-rules-found =
    { $count ->
        [one] 1 parágrafo
       *[other] { $count } parágrafos
    }
web-rules-none = Nenhum parágrafo contém essas palavras.

## Lições

web-learn = Aprender
web-learn-about = Lições curtas em posições reais: tu jogas, a lição diz para onde olhar. Sai quando quiseres; fica guardada onde paraste.
web-lesson-steps =
    { $steps ->
        [one] 1 passo
       *[other] { $steps } passos
    }
web-lesson-at = { $number } de { $steps } passos feitos
web-lesson-done = Terminada
web-lesson-begin = Começar
web-lesson-go-on = Continuar
web-lesson-again = Outra vez
web-lesson-hint = Uma dica
web-lesson-restart = Desde o início
web-lesson-next = Lição seguinte
web-lesson-all = Todas as lições

## A mesa: as pessoas

web-presence-open = livre
web-presence-bot = bot
web-presence-you = tu
web-presence-here = presente
web-presence-away = ausente
web-presence-stand-in = ausente, substituto: { $bot }
web-copy-invite = Copiar o convite
web-copy-seat = Copiar a ligação do meu lugar
web-copy-watch = Copiar a ligação para espectadores
web-copied = Copiado
web-seat-bot = Dar a um bot
web-seat-back = Devolver ao jogador
web-seat-leave = Deixar este lugar
web-watch = Espectadores
web-watch-help = Quem tem esta ligação vê o que está à vista de todos, e mais nada.
web-chat =
    { $count ->
        [0] Conversa
       *[other] Conversa ({ $count })
    }
web-chat-empty = Ainda ninguém disse nada.
web-chat-write = Diz alguma coisa
web-chat-send = Enviar
web-cover = { $name }, é a tua vez
web-cover-help = Nada se mostra até estares a sós com o ecrã.
web-cover-ready = Sou { $name }

## Pontos e o fim

web-scores = Pontos
web-source = Origem
web-total = Total
web-projected = Se o jogo acabasse agora
web-points-now = Na pista neste momento
web-chart = Pontos ao longo dos anos
web-result-won =
    { $count ->
        [one] Vitória: { $names }
       *[other] Vitória partilhada: { $names }
    }
web-result-solo =
    { $result ->
        [win] Venceste o Automa
        [draw] Empate com o Automa
       *[loss] O Automa venceu
    }
web-result-next = E agora
web-result-board = Ver o tabuleiro
web-again = Jogar outra vez
web-ranking = Classificação
web-best-wine = O melhor vinho do jogo
web-wine-red = vinho tinto
web-wine-white = vinho branco
web-wine-blush = vinho rosé
web-wine-sparkling = espumante
web-label-year = Ano { $year }
web-label-aloud = Um rótulo de vinho: { $title }, valor { $value }, feito no ano { $year } por { $owner }
web-label-save = Guardar o rótulo

## Repetição

web-replay = Repetição
web-replay-at = Depois da resposta { $at } de { $count }, ano { $year }
web-replay-slider = Posição no jogo
web-replay-year-back = Ano anterior
web-replay-turn-back = Vez anterior
web-replay-back = Passo anterior
web-replay-on = Passo seguinte
web-replay-turn-on = Vez seguinte
web-replay-year-on = Ano seguinte
web-replay-run = Deixar correr
web-replay-stop = Parar
web-replay-play-on = Jogar a partir daqui
web-replay-table = Para a mesa
web-replay-link = Copiar a ligação desta posição
web-download = Descarregar o registo

## Análise

web-review = Em retrospetiva
web-review-working = O jogo está a ser analisado…
web-review-chances = Hipóteses de vencer
web-review-turning = Momentos decisivos
web-review-better = Melhor, por cerca de { $points } pontos: { $answer }
web-review-look = Ver a posição
web-review-none = Ninguém desperdiçou muito.
web-review-caution = A opinião é de um bot que vê até ao fim de uma vez. Pode enganar-se, e um plano pode ter sido mais sábio do que lhe pareceu.

## O mapa do teclado

web-help = Teclado
web-help-board = Tab percorre também os sítios iluminados do tabuleiro; Enter ou a barra de espaço escolhe um.
web-key-answer = Dar essa resposta
web-key-filter = Encurtar a lista de respostas
web-key-tab = Ir para a coisa seguinte
web-key-confirm = Acabar a vez
web-key-undo = Anular
web-key-reset = Recomeçar a vez
web-key-recall = Mostrar o que aconteceu desde a minha última vez
web-key-skip = Não esperar pelas jogadas
web-key-hint = Uma dica
web-key-scores = Pontos
web-key-seats = Lugares e ligações
web-key-chat = Conversa
web-key-log = Registo
web-key-twin = O tabuleiro em palavras
web-key-help = Este mapa

## O que pode correr mal

web-error-no-table = Não há nenhuma mesa assim. Talvez a ligação esteja incompleta, ou a mesa tenha sido levantada.
web-error-no-campaign = Não há nenhuma campanha assim neste navegador.
web-error-old-rules = Este jogo foi jogado com outras regras que não as desta versão. Pode ver-se, mas não continua.
web-error-not-asked = A pergunta é agora para outra pessoa.
web-error-too-large = É mais do que este servidor aceita.
web-error-not-yours = Esta mesa é privada. Pede uma ligação a quem a abriu.
web-error-full = Alguém já ocupou este lugar. Podes pedir a quem abriu a mesa uma ligação para assistir.
web-error-bad-link = Esta ligação não leva a lado nenhum. Talvez lhe falte uma parte.
web-error-stale = A mesa tinha avançado; eis como está agora.
web-error-illegal = Isso não é possível agora.
web-error-undo = Isto já não se pode anular.
web-error-running = O registo pode descarregar-se quando o jogo acabar: agora mostraria o que ainda é segredo.
web-error-newer-record = Este jogo foi guardado por uma versão mais recente da Vindima. Atualiza e abre-o outra vez.
web-error-bad-record = Este ficheiro não é o registo de um jogo, ou está danificado.
web-error-bad-request = O servidor não entendeu isso. Recarrega a página, pode estar desatualizada.
web-error-too-many = Foi demasiado de uma vez. Espera um momento e tenta outra vez.
web-error-server = O servidor está com problemas. Tenta outra vez daqui a pouco.
web-error-offline = Não se consegue chegar ao servidor. Verifica se está a correr e se tens rede.
web-error-no-page = Não há nenhuma página assim aqui.
