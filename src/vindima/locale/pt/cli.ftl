### A mesa no terminal.

## Lugares e dinheiro

cli-money = { THOUSANDS($amount) }
cli-you = Tu
cli-player = Jogador
cli-bot-random = Aleatório
cli-bot-easy = Fácil
cli-bot-greedy = Ganancioso
cli-bot-medium = Médio
cli-bot-hard = Difícil

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
cli-actions = Ações: quanto te custa lá ir
cli-here = estás aqui
cli-free = grátis
cli-tax = taxa
cli-regions = Regiões
cli-top = À venda
cli-cubes = Cubos
cli-discs = Discos
cli-not-in-play = fora do jogo
cli-sold-out = esgotado
cli-sales = Vendas: valor pedido e pago
cli-export = Exportação: valor
cli-points = pontos
cli-majority = maioria
cli-fair-title = Feira: valor das características
cli-stands = Stands e o que dão
cli-fair-worth = valor
cli-managers = Gestores e multiplicadores
cli-supply = Reserva: adegas { $wineries }, caves { $cellars }, enólogos { $enologists }, cubos de renome { $cubes }, Porto { $porto }
cli-deck-tops = Peritos livres
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
cli-next-wine = próximo vinho { $value }
cli-my-experts = Os teus peritos
cli-face-down = virado para baixo

cli-court-winery-for-n = adega por { THOUSANDS($n1) }
cli-court-sales = vender
cli-court-vineyard-minus-n = vinha −{ THOUSANDS($n1) }
cli-court-export = exportar
cli-court-free-expert = perito grátis
cli-court-invest-free = investir
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
cli-shown = À vista, para escolher
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
cli-pays = { $points } PV, { $residual } de rendimento
cli-ready = pode ser entregue
cli-lacks = em falta: { $names }

## A conversa

cli-welcome = { $title }, semente { $seed }. Escreve um número ou as palavras entre parênteses retos; help explica o resto.
cli-since = Desde a tua última decisão
cli-earlier =
    { $count ->
        [one] … e mais 1 antes; log mostra tudo.
       *[other] … e mais { $count } antes; log mostra tudo.
    }
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
cli-all-possible = Aqui nada está excluído.
cli-not-possible = Agora não é possível:
cli-undone = Anulado.
cli-empty-log = Ainda nada aconteceu.
cli-saved = Guardado em { $file }.
cli-file-exists = { $file } já existe e fica como está; escolhe outro nome.
cli-save-where = Indica o ficheiro: save FICHEIRO.
cli-cannot-save = Não é possível escrever { $file }: { $error }.
cli-goodbye = Até à próxima.
cli-source = Origem dos pontos
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
    Responde com o número da linha ou com as palavras entre parênteses retos. Além disso:
    board         desenha de novo o tabuleiro
    why           o que agora não é possível, e por que regra
    why RESPOSTA  o mesmo para uma resposta, por exemplo why go bank
    undo          volta à tua decisão anterior, se nada se revelou desde então
    log           tudo o que aconteceu
    score         pontos por origem
    save FICHEIRO guarda o jogo; vindima play --load FICHEIRO retoma-o
    quit          sai

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
        [one] Jogos até agora: { $games }. Este desafio começa com 1 ficha de ação bónus.
       *[other] Jogos até agora: { $games }. Este desafio começa com { $tokens } fichas de ação bónus.
    }
cli-campaign-won = Campanha vencida. Jogos: { $games }; quantos menos, melhor.

## Repetição e regras

cli-after = Depois da resposta { $number } de { $count }
cli-still-asked = Pergunta a { $name }: { $question }
cli-players = { $least } a { $most } jogadores
cli-options = Opções
cli-option = { $name } = { $default }
cli-choices = escolher entre { $choices }
cli-rulings = Decisões
cli-file = Ficheiro
cli-name = Entrada
cli-status = Estado
cli-note = Nota
cli-known = { $count } de { $all } entradas são reconstituídas. Corrige-as, por favor, a partir da caixa.

## O servidor

cli-play-at = A tua mesa: { $address } (Ctrl+C desliga o servidor)
cli-serving = A Vindima está em { $address } (Ctrl+C desliga)
cli-language = Língua
cli-entries = Entradas
cli-rules = Parágrafos das regras

## Help

cli-help-command-play = jogar a uma mesa no navegador ou neste terminal
cli-help-command-learn = aprender um jogo a jogar, em lições curtas
cli-help-command-serve = um servidor de mesas, para amigos
cli-help-command-campaign = os desafios de Viticulture contra o Automa
cli-help-command-replay = mostrar um jogo gravado
cli-help-command-rules = opções, decisões e dados dos jogos
cli-help-command-arena = muitos jogos entre bots, e o que dizem
cli-help-command-dataset = jogos gravados como tabela de decisões
cli-help-command-bench = medir a velocidade dos jogos
cli-help-about = Vinhos e Viticulture: jogar, gravar, estudar.
cli-help-usage = uso:{" "}
cli-help-arguments = argumentos
cli-help-options = opções
cli-help-in-browser = no navegador
cli-help-in-terminal = no terminal
cli-help-help = mostrar esta ajuda e terminar
cli-help-version = mostrar a versão e terminar
cli-help-game = qual jogo
cli-help-arena-seats = os bots, por exemplo random,cmd:./mybot
cli-help-arena-games = completados para que cada bot passe por todos os lugares (100)
cli-help-arena-seed = a semente da primeira distribuição (0)
cli-help-option = ver: vindima rules GAME
cli-help-arena-output = guardar os jogos, uma linha JSON cada
cli-help-arena-resume = continuar com os jogos já guardados
cli-help-arena-json = o relatório em JSON
cli-help-arena-workers = processos (um por núcleo)
cli-help-arena-ray = um cluster Ray; local inicia um aqui
cli-help-bench-game = um só jogo
cli-help-bench-players = jogadores à mesa (4)
cli-help-bench-seconds = de jogo em cada repetição (1)
cli-help-bench-repeats = quantas vezes se mede (5)
cli-help-campaign-file = onde é guardada (predefinição: { $file })
cli-help-campaign-level = de uma nova campanha (predefinição: { $level })
cli-help-campaign-aggressive = uma nova campanha na variante agressiva
cli-help-campaign-option = ver: vindima rules viticulture
cli-help-campaign-seed = a semente do próximo jogo
cli-help-campaign-show = dizer em que ponto está, sem jogar
cli-help-campaign-give-up = contar o jogo em curso como perdido
cli-help-dataset-files = jogos da arena, ou registos isolados
cli-help-dataset-parquet = para onde vai a tabela
cli-help-dataset-strict = recusar registos de outras versões das regras
cli-help-dataset-force = deixar --parquet substituir um ficheiro
cli-help-learn-game = um jogo; sem ele, listam-se as lições de todos
cli-help-learn-lesson = a lição a seguir; sem ela, são listadas
cli-help-play-game = qual jogo (predefinição: { $game })
cli-help-play-seats = quem joga, por exemplo human:Ana,medium ({ $seats })
cli-help-play-seed = a mesma semente dá o mesmo jogo
cli-help-play-load = continuar um jogo guardado
cli-help-play-no-browser = dizer só o endereço
cli-help-play-port = a porta (predefinição: uma livre)
cli-help-play-terminal = jogar neste terminal
cli-help-play-save = guardar o jogo quando acaba ou quando sais
cli-help-play-force = deixar --save substituir um ficheiro
cli-help-play-ask-forced = perguntar mesmo quando só há uma resposta
cli-help-replay-file = um jogo guardado
cli-help-replay-at = após N respostas; sem isto, após todas
cli-help-rules-game = um jogo; sem ele, listam-se todos
cli-help-rules-data = os números que foram reconstituídos
cli-help-rules-languages = quão completa está cada língua
cli-help-serve-host = o endereço de escuta (predefinição: { $host }, só tu)
cli-help-serve-port = a porta (predefinição: { $port }; 0: uma livre)
cli-help-serve-origin = o endereço que se escreve, se houver um proxy à frente do servidor
cli-help-serve-database = onde se guardam os jogos: um ficheiro, ou postgresql://… para vários servidores (predefinição: tables.db na tua pasta de dados, ou em VINDIMA_HOME)
cli-help-serve-workers = processos em que os bots pensam
cli-help-serve-tables = mesas mantidas em memória (predefinição: { $tables })
cli-help-serve-rate = alterações por segundo permitidas a cada navegador (predefinição: { $rate }; 0: sem limite)

## Arena

cli-arena-nothing = Nenhum jogo chegou ao fim.
cli-arena-seat = lugar
cli-arena-wins = vitórias (95 %)
cli-arena-bot = bot
cli-arena-played = jogos
cli-arena-points = pontos
cli-arena-rating = classificação
cli-arena-failed = falhas
cli-arena-sources = pontos por origem
cli-arena-failure = { $bot } falhou { $count }× e continuou ao acaso: { $reason }
cli-arena-total = { $games } jogos, resumo { $digest }
cli-arena-lost = o jogo { $number } não pôde ser jogado: { $reason }
cli-arena-more-lost = outros jogos que não puderam ser jogados: { $count }
cli-arena-rate = { $rate } jogos/s
