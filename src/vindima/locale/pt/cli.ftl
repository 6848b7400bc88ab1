### A mesa no terminal.

## Lugares e dinheiro

cli-money = { THOUSANDS($amount) }
cli-you = Tu
cli-player = Jogador { $letter }

## O tabuleiro

cli-year = Ano { $year } de { $years }
cli-setup = Preparação
cli-phase = fase { $phase }
cli-fair = feira
cli-weather = tempo { $weather }
cli-order = ordem
cli-wishes = Pedidos
cli-no-wishes = nenhum no primeiro ano
cli-at-least = { $value } ou mais
cli-actions = Ações: quanto te custa ir lá
cli-here = estás aqui
cli-free = grátis
cli-tax = taxa
cli-regions = Regiões
cli-top = À venda
cli-cubes = Cubos
cli-discs = Discos
cli-not-in-play = fora de jogo
cli-sold-out = esgotado
cli-sales = Vendas: valor pedido e pago
cli-export = Exportação: valor
cli-points = PV
cli-majority = maioria
cli-fair-title = Feira: valor das características
cli-stands = Lugares na feira e bónus
cli-fair-worth = valor
cli-managers = Gestores e multiplicadores
cli-supply = Reserva: adegas { $wineries }, caves { $cellars }, enólogos { $enologists }, cubos de renome { $cubes }, Porto { $porto }
cli-deck-tops = Peritos para contratar
cli-seat = Lugar
cli-score = PV
cli-cash = Dinheiro
cli-account = Conta
cli-investment = Invest.
cli-barrels = Barris
cli-fair-points = Feira
cli-experts = Peritos
cli-experts-counted = { $up } de { $all }
cli-porto = Porto
cli-announced = vinho anunciado, peritos permitidos: { $experts }
cli-estates = { $name }: quintas
cli-estate = Quinta { $number }
cli-empty-estate = ainda sem vinha
cli-vineyards =
    { $count ->
        [one] 1 vinha
       *[other] { $count } vinhas
    }
cli-wineries =
    { $count ->
        [one] 1 adega
       *[other] { $count } adegas
    }
cli-enologists =
    { $count ->
        [one] 1 enólogo
       *[other] { $count } enólogos
    }
cli-cellar = cave
cli-warehouse = armazém
cli-next-wine = próximo vinho: { $value }
cli-my-experts = Os teus peritos
cli-face-down = virado para baixo

cli-court-winery-for-n = adega por { THOUSANDS($n1) }
cli-court-sales = Vendas
cli-court-vineyard-minus-n = vinha −{ THOUSANDS($n1) }
cli-court-export = Exportação
cli-court-free-expert = perito grátis
cli-court-invest-free = investir grátis
cli-multiplier-cellars = caves
cli-multiplier-vineyards = vinhas
cli-multiplier-wine = vinho, já
cli-multiplier-enologists = enólogos
cli-multiplier-cash = dinheiro
cli-multiplier-four-experts = 4 peritos, já
cli-multiplier-full-estates = quintas completas
cli-multiplier-wineries = adegas
cli-multiplier-renown = renome, já

## O tabuleiro de Viticulture

cli-season = Ano { $year }, { $season }
cli-last-year = o último ano
cli-automa =
    { $years ->
        [one] Automa { $points } PV ({ $level }, 1 ano)
       *[other] Automa { $points } PV ({ $level }, { $years } anos)
    }
cli-aggressive = estar à frente no fim de cada ano
cli-tokens =
    { $count ->
        [one] 1 ficha de ação bónus
       *[other] { $count } fichas de ação bónus
    }
cli-board-actions = Ações
cli-spaces = espaços
cli-bonus = bónus
cli-deck =
    { $kind ->
        [vine] videiras
        [order] encomendas
        [summer] visitantes de verão
       *[winter] visitantes de inverno
    }
cli-decks = Baralhos
cli-left = restam
cli-top-discard = no topo dos descartes
cli-shown = Cartas reveladas
cli-purse =
    { $lira ->
        [one] { $score } PV · 1 lira · rendimento { $residual }
       *[other] { $score } PV · { $lira } liras · rendimento { $residual }
    }
cli-lira = Liras
cli-residual = Rend.
cli-workers = Trabalhadores
cli-workers-counted = { $idle } de { $all }
cli-passed = passou
cli-hand = Vid./enc./verão/inv.
cli-row = Linha
cli-pad = lagar
cli-wines = vinhos
cli-vineyard = { $name }: vinha
cli-field = Campo { $value } de { $limit }
cli-field-sold = vendido
cli-harvested = vindimado
cli-built = Construído
cli-not-built = Por construir
cli-used = já usado este ano: { $names }
cli-cellars = Lagar e caves
cli-grapes =
    { $colour ->
        [red] uvas tintas
       *[white] uvas brancas
    }
cli-your-hand = A tua mão
cli-needs = exige { $names }
cli-pays = { $points } PV, +{ $residual } de rendimento
cli-ready = pode ser entregue
cli-lacks = em falta: { $names }

## A conversa

cli-welcome = { $title }, semente { $seed }. Escreve um número ou as palavras entre parênteses retos; escreve help para saber mais.
cli-since = Desde a tua última decisão
cli-earlier =
    { $count ->
        [one] … e mais 1 antes; escreve log para ver tudo.
       *[other] … e mais { $count } antes; escreve log para ver tudo.
    }
cli-fact = { $thing }: { $values }
cli-entry = { $name }: { $sentence }
cli-forced-entry = { $name }: { $sentence } (única opção)
cli-secret-entry = { $name } decide em segredo.
cli-summary = Dinheiro { $cash } · conta { $account } · barris { $barrels }
cli-question = { $name }: { $question }
cli-prompt = A tua resposta:
cli-pass-to = Passa o ecrã a { $name }, que prime Enter quando mais ninguém estiver a ver.
cli-no-such-number = Escolhe um número de 1 a { $count }.
cli-refused = { $token }: { $reason } ({ $rule })
cli-possible = { $token } é possível.
cli-all-possible = Aqui todas as respostas são possíveis.
cli-not-possible = Agora não é possível:
cli-undone = Anulado.
cli-empty-log = Ainda nada aconteceu.
cli-saved = Guardado em { $file }.
cli-file-exists = { $file } já existe e não foi alterado; escolhe outro nome.
cli-save-where = Indica o nome de um ficheiro: save FICHEIRO.
cli-cannot-save = Não é possível escrever { $file }: { $error }.
cli-goodbye = Até à próxima.
cli-source = PV por
cli-total = total
cli-won =
    { $count ->
        [one] { $names } vence com { $points } PV.
       *[other] { $names } partilham a vitória com { $points } PV.
    }
cli-solo-result =
    { $result ->
        [win] Venceste o Automa por { $points } a { $automa }.
        [draw] Empate: tu e o Automa têm { $points } PV cada.
       *[loss] O Automa venceu; tens { $points } PV.
    }
cli-help =
    Escreve o número de uma linha, ou as palavras entre parênteses retos no fim dela. Também podes escrever:
    board         desenhar o tabuleiro outra vez
    why           o que agora não é possível, e que regra o proíbe
    why RESPOSTA  o mesmo para uma resposta, por exemplo why go bank
    undo          voltar à tua decisão anterior, se nada oculto foi revelado
    log           tudo o que aconteceu
    score         PV por origem
    save FICHEIRO guardar o jogo; vindima play --load FICHEIRO continua-o
    quit          sair do jogo

## A campanha

cli-campaign =
    { $aggressive ->
        [True] Campanha, { $level } e agressiva
       *[other] Campanha, { $level }
    }
cli-in-progress = em curso
cli-campaign-score =
    { $tokens ->
        [0] Jogos até agora: { $games }.
        [one] Jogos até agora: { $games }. Começas este desafio com 1 ficha de ação bónus.
       *[other] Jogos até agora: { $games }. Começas este desafio com { $tokens } fichas de ação bónus.
    }
cli-campaign-won = Venceste a campanha. Jogos: { $games } (quantos menos, melhor).

## Repetição e regras

cli-verified = O registo é autêntico: todas as respostas ({ $answers }) são legais e a semente é aquela com que o servidor se comprometeu: { $commitment }
cli-verified-shared = O registo é autêntico: todas as respostas ({ $answers }) são legais e a semente é feita das partes dos lugares { $seats } e da parte do servidor, com que ele se comprometeu: { $commitment }
cli-after = Depois da resposta { $number } de { $count }
cli-story = { $title }: a história de um jogo com { $names }
cli-still-asked = À espera de { $name }: { $question }
cli-players = { $least } a { $most } jogadores
cli-options = Opções
cli-option = { $name } = { $default }
cli-choices = escolher entre { $choices }
cli-option-solo = só em jogos a solo
cli-option-variant = variante oficial
cli-rulings = Decisões
cli-file = Ficheiro
cli-name = Entrada
cli-data-value = Valor
cli-status = Estado
cli-data-source = Fonte
cli-note = Nota
cli-known = Entradas: { $all }; reconstituídas: { $count }, deduzidas: { $derived }. Se tens a caixa, corrige-as, por favor.
cli-check-part = { $number } de { $count }: { $title }
cli-check-ask =
    Enter: tudo igual à minha caixa · número: corrigir esse · s: saltar esta parte · q: parar
    >
cli-check-ask-rows =
    Enter: tudo igual à minha caixa · número: corrigir esse · -número: não está no meu tabuleiro · +: o meu tabuleiro tem mais um · s: saltar esta parte · q: parar
    >
cli-check-add = Onde é que o teu tabuleiro tem mais um? Número, ou Enter se em lado nenhum:
cli-check-stays = { $it }: sabe-se quantos há, porque está impresso.
cli-check-not-there = Não há esse número aqui: escolhe de 1 a { $count }.
cli-check-field = { $it }, { $field } (agora: { $value }):
cli-check-form-number = Escreve um número inteiro.
cli-check-form-flag = Responde sim ou não.
cli-check-form-choice = Escreve o número de uma opção, ou o seu nome.
cli-check-form-pair = Escreve os números de duas opções.
cli-check-form-numbers = Escreve números separados por espaços.
cli-check-form-numbered = Escreve os números de tudo o que está impresso, separados por espaços.
cli-check-form-amounts = Escreve um número para cada uma, por esta ordem, 0 se não houver.
cli-check-report = O ficheiro para o projeto: { $file }. Para continuar, corre o mesmo comando outra vez.
cli-check-folder = A tua pasta de dados: vindima play { $game } --terminal --option tables={ $folder }

## O servidor

cli-play-at = A tua mesa: { $address } (Ctrl+C desliga o servidor)
cli-serving = A Vindima está a funcionar em { $address } (Ctrl+C desliga-a)
cli-language = Língua
cli-entries = Entradas
cli-rules = Parágrafos das regras

## Help

cli-help-command-play = jogar no navegador ou neste terminal
cli-help-command-learn = aprender um jogo com lições curtas
cli-help-command-serve = iniciar um servidor para mesas com amigos
cli-help-command-site = escrever um site com que os navegadores jogam sem servidor
cli-help-command-campaign = jogar os desafios de Viticulture contra o Automa
cli-help-command-replay = mostrar um jogo gravado
cli-help-command-rules = mostrar opções, decisões e dados dos jogos
cli-help-command-arena = jogar muitos jogos entre bots e mostrar os resultados
cli-help-command-dataset = transformar jogos gravados numa tabela de decisões
cli-help-command-benchmark = avaliar um agente em distribuições fixas contra adversários fixos
cli-help-command-bench = medir a velocidade dos jogos
cli-help-command-admin = cuidar da base de dados de um servidor
cli-help-admin-list = listar as mesas alteradas mais recentemente
cli-help-admin-show = mostrar quem está a uma mesa
cli-help-admin-close = terminar um jogo; já ninguém pode jogar nele
cli-help-admin-delete = apagar uma mesa
cli-help-admin-export = escrever o registo de uma mesa num ficheiro, com todos os segredos
cli-help-admin-purge = apagar mesas que ninguém altera há algum tempo
cli-help-admin-ban = banir um navegador
cli-help-admin-unban = levantar o banimento de um navegador
cli-help-admin-mute = proibir um navegador de conversar
cli-help-admin-unmute = deixar um navegador conversar de novo
cli-help-admin-reports = listar as mensagens denunciadas
cli-help-admin-resolve = apagar uma denúncia já tratada
cli-help-admin-report = o número de uma denúncia
cli-help-admin-ratings = juntar os resultados em falta dos jogos acabados e refazer todas as pontuações
cli-help-admin-stats = contar o conteúdo da base de dados
cli-help-admin-check = testar a base de dados, repetir cada mesa e indicar o que está danificado
cli-help-admin-backup = copiar a base de dados com o servidor a funcionar
cli-help-admin-restore = substituir a base de dados por uma cópia de segurança
cli-help-admin-most = número máximo de mesas listadas
cli-help-admin-table = identificador de uma mesa
cli-help-admin-file = um ficheiro
cli-help-admin-days = dias desde a última alteração
cli-help-admin-running = apagar também jogos a decorrer
cli-help-admin-browsers = apagar também tudo sobre os navegadores que não vieram cá nesse tempo
cli-help-admin-browser = número de um navegador
cli-help-about = Vinhos e Viticulture: jogar, gravar, estudar.
cli-help-usage = uso:{" "}
cli-help-arguments = argumentos
cli-help-options = opções
cli-help-in-browser = no navegador
cli-help-in-terminal = no terminal
cli-help-help = mostrar esta ajuda e terminar
cli-help-version = mostrar a versão e terminar
cli-help-game = o jogo
cli-help-arena-seats = os bots, por exemplo random,cmd:./mybot,py:mine:Bot
cli-help-arena-games = número de jogos, arredondado para cima até cada bot passar por todos os lugares (predefinição: 100)
cli-help-arena-seed = semente do primeiro jogo (predefinição: 0)
cli-help-option = uma opção do jogo; ver vindima rules GAME
cli-help-arena-output = guardar os jogos, uma linha JSON cada
cli-help-arena-resume = continuar com os jogos já guardados no ficheiro de saída
cli-help-arena-json = apresentar o relatório em JSON
cli-help-arena-workers = número de processos (predefinição: um por núcleo)
cli-help-arena-ray = endereço de um cluster Ray; local inicia um aqui
cli-help-bench-game = medir só um jogo
cli-help-bench-players = número de jogadores (predefinição: 4)
cli-help-bench-seconds = segundos de jogo em cada repetição (predefinição: 1)
cli-help-bench-repeats = número de repetições (predefinição: 5)
cli-help-campaign-file = o ficheiro onde se guarda a campanha (predefinição: { $file })
cli-help-campaign-level = nível de uma nova campanha (predefinição: { $level })
cli-help-campaign-aggressive = começar uma nova campanha na variante agressiva
cli-help-campaign-option = uma opção do jogo; ver vindima rules viticulture
cli-help-campaign-seed = semente do próximo jogo
cli-help-campaign-show = mostrar a situação sem jogar
cli-help-campaign-give-up = contar o jogo em curso como perdido
cli-help-dataset-files = jogos da arena, ou registos isolados
cli-help-dataset-parquet = o ficheiro a escrever
cli-help-dataset-strict = recusar registos feitos com outras versões das regras
cli-help-dataset-force = substituir um ficheiro existente
cli-help-dataset-card = escrever também uma ficha que descreve a tabela
cli-help-benchmark-agent = o agente: o código de um bot, por exemplo py:package.module:Class
cli-help-benchmark-game = só este jogo (predefinição: todos)
cli-help-benchmark-players = só este número de jogadores (predefinição: todos)
cli-help-benchmark-against = só estes adversários: { $bots } (predefinição: todos)
cli-help-benchmark-deals = só as primeiras N distribuições (de { $deals })
cli-help-benchmark-output = guardar os jogos nesta pasta; o mesmo comando continua mais tarde
cli-help-benchmark-write = juntar os resultados à página desta pasta
cli-help-benchmark-about = uma frase sobre o agente para essa página
cli-help-learn-game = um jogo; se o omitires, listam-se as lições de todos
cli-help-learn-lesson = a lição a jogar; se a omitires, listam-se todas
cli-help-play-game = o jogo (predefinição: { $game })
cli-help-play-seats = quem joga, por exemplo human:Ana,medium (predefinição: { $seats })
cli-help-play-seed = a mesma semente dá o mesmo jogo
cli-help-play-daily = jogar o jogo do dia: solo, duel ou bots (um jogo da linha de comandos não conta)
cli-help-play-load = continuar um jogo guardado
cli-help-play-no-browser = mostrar o endereço sem abrir um navegador
cli-help-play-port = a porta (predefinição: qualquer uma livre)
cli-help-play-terminal = jogar neste terminal
cli-help-play-save = guardar o jogo quando acabar ou quando saíres
cli-help-play-force = permitir que --save substitua um ficheiro existente
cli-help-play-ask-forced = perguntar mesmo quando só há uma resposta
cli-help-replay-file = um jogo guardado
cli-help-replay-at = mostrar a posição após N respostas; se o omitires, a última
cli-help-replay-verify = verificar que a semente é aquela com que o servidor se comprometeu antes do jogo
cli-help-replay-commitment = o compromisso que anotaste durante o jogo
cli-help-replay-share = verificar que a semente contém esta parte, que o navegador mostra em «Lugares»
cli-help-replay-story = contar a história do jogo em vez de mostrar o tabuleiro
cli-help-rules-game = um jogo; se o omitires, listam-se todos
cli-help-rules-paragraph = um parágrafo das regras, por exemplo «sales»; mostra-o com os seus exemplos
cli-help-rules-data = listar os números que foram reconstituídos
cli-help-rules-check = conferir os números reconstituídos com a tua caixa; o resultado vai para FOLDER (predefinição: <jogo>-box) e FOLDER.json
cli-help-rules-languages = mostrar quão completa está cada língua
cli-help-serve-host = o endereço em que o servidor escuta (predefinição: { $host }, só este computador)
cli-help-serve-port = a porta (predefinição: { $port }; 0: qualquer uma livre)
cli-help-serve-origin = o endereço que as pessoas escrevem, se o servidor estiver atrás de um proxy
cli-help-serve-trusted-proxy = endereço de um proxy em cujos X-Forwarded-For e X-Forwarded-Proto se confia, ou uma rede como 10.0.0.0/8; pode repetir-se
cli-help-serve-connections = número máximo de ligações abertas (predefinição: { $connections })
cli-help-serve-site = uma pasta escrita por `vindima site`: oferecê-la em /offline/, para jogar sem este servidor
cli-help-serve-blocked-words = um ficheiro com palavras que ninguém pode escrever aqui, uma por linha
cli-help-serve-smtp = o servidor de correio para as ligações que iniciam sessão, por exemplo smtp://user@mail.example.org:587; a palavra-passe está em VINDIMA_SMTP_PASSWORD
cli-help-serve-mail-from = o remetente dessas mensagens
cli-help-serve-private-hooks = os webhooks e o Web Push podem também levar a redes privadas, e dispensam https
cli-help-serve-metrics = um ficheiro com uma chave: oferecer métricas para o Prometheus em /api/metrics a quem a enviar
cli-help-serve-log = a forma do registo do servidor: text (texto) ou json (um objeto JSON por linha, com cada pedido); por omissão, text
cli-help-serve-keep-finished = apagar as mesas terminadas ao fim de tantos dias sem mudanças (por omissão 0: nunca)
cli-help-serve-keep-idle = apagar as mesas por terminar ao fim de tantos dias sem mudanças (por omissão 0: nunca)
cli-help-serve-keep-browsers = apagar tudo sobre os navegadores que não vêm cá há tantos dias (por omissão 0: nunca)
cli-help-serve-database = onde se guardam os jogos: um ficheiro, ou postgresql://… para vários servidores (predefinição: tables.db na tua pasta de dados, ou em VINDIMA_HOME)
cli-help-serve-workers = número de processos para os bots
cli-help-serve-tables = número de mesas mantidas em memória (predefinição: { $tables })
cli-help-serve-rate = alterações por segundo que cada navegador pode fazer (predefinição: { $rate }; 0: sem limite)

## Arena

cli-arena-nothing = Nenhum jogo chegou ao fim.
cli-arena-seat = lugar
cli-arena-wins = vitórias (95 %)
cli-arena-bot = bot
cli-arena-played = jogos
cli-arena-points = PV
cli-benchmark-track = prova
cli-benchmark-margin = vantagem
cli-arena-rating = classificação
cli-arena-failed = falhas
cli-arena-sources = PV por
cli-arena-failure =
    { $count ->
        [one] { $bot } falhou uma vez e continuou com respostas ao acaso: { $reason }
       *[other] { $bot } falhou { $count } vezes e continuou com respostas ao acaso: { $reason }
    }
cli-arena-total =
    { $games ->
        [one] { $games } jogo, resumo { $digest }
       *[other] { $games } jogos, resumo { $digest }
    }
cli-arena-lost = o jogo { $number } não pôde ser jogado: { $reason }
cli-arena-more-lost = outros jogos que não puderam ser jogados: { $count }
cli-arena-rate = { $rate } jogos/s

# The site

cli-help-site-folder = onde escrever o site: uma pasta nova, ou a de um site anterior
cli-help-site-no-docs = deixar de fora a documentação
cli-help-site-docs = o código-fonte da Vindima (uma cópia do repositório ou um arquivo descomprimido) cuja documentação é acrescentada
cli-site-pages = A copiar as páginas…
cli-site-engine = A construir o motor para navegadores…
cli-site-rules = A escrever as regras…
cli-site-docs = A construir a documentação…
cli-site-without-docs = A documentação fica de fora: um pacote instalado não a contém. Para a acrescentar, indique com --docs uma cópia do repositório ou um arquivo do código-fonte descomprimido.
cli-site-done = O site está em { $folder }. Qualquer servidor web pode oferecer estes ficheiros, em qualquer caminho; para experimentar: python -m http.server --directory { $folder }
