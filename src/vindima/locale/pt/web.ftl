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
web-problem = Alguma coisa correu mal

## A entrada

web-welcome = É tempo de vindima
web-welcome-first = Dois jogos de vinho no teu ecrã, com todas as regras e com adversários que sabem jogar.
web-welcome-second = Joga já contra eles, partilha um só ecrã ou manda uma ligação aos teus amigos. Não precisas de conta.
web-play-now = Jogar já
web-daily = Jogo do dia
web-puzzles = Problemas
web-tournaments = Torneios
web-tournament = Torneio
web-profile = Os teus jogos
web-leaderboards = Classificações
web-game = Jogo
web-game-vinhos = Vinhos
web-game-viticulture = Viticulture
web-about-vinhos = Seis anos a fazer vinho em Portugal: quintas, caves, exportação e três feiras de que toda a gente fala.
web-about-viticulture = Uma pequena vinha na Toscana, quatro estações por ano e visitantes com ideias. Também a solo, contra o Automa.
web-players = { $least } a { $most } jogadores
web-new-table = Nova mesa
web-my-tables = As tuas mesas
web-all-tables = Mostrar todas ({ $count })
web-unread = Mensagens novas: { $count }
web-invited = { $name } convida-te
web-invited-accept = Entrar
web-invited-decline = Recusar
web-table-running = Em curso
web-pace-turns = { $time } por turno
web-pace-live = { $bank } mais { $increment } por turno
web-pace-left = faltam { $time }
web-table-over = Terminado
web-archive = Arquivo
web-table-gathering = À espera de jogadores
web-table-turn = Joga { $name }
web-check = Tens a caixa? Confere os números
web-upload = Abrir um jogo guardado
web-upload-help = Um registo descarregado aqui ou guardado pela linha de comandos.
web-your-name = O teu nome
web-your-name-help = É assim que os outros te chamam à mesa.
web-join-go = Juntar-me
web-player = Jogador { $number }

## Definições

web-you = Tu
web-settings = Definições
web-privacy = Privacidade
web-setting-name = Nome
web-setting-language = Língua
web-setting-theme = Tema
web-theme-system = Igual ao dispositivo
web-theme-light = Claro
web-theme-dark = Escuro
web-setting-sound = Tocar um som suave quando é a minha vez
web-setting-confirm = Perguntar antes de acabar a minha vez
web-setting-keys = Atalhos de uma só tecla (ver Teclado)
web-setting-ceremonies = Cerimónias (novo ano, feira, visitantes)
web-ceremonies-off = Desligadas
web-ceremonies-fast = Rápidas
web-ceremonies-relaxed = Tranquilas

## Uma mesa nova

web-seats = Lugares
web-sitter = Jogador no lugar { $letter }
web-sitter-me = Eu
web-sitter-here = Alguém neste ecrã
web-sitter-link = Alguém a quem mando uma ligação
web-sitter-bot = Um bot
web-sitter-link-help = Recebes a ligação quando a mesa estiver aberta.
web-seat-open = Lugar livre
web-seat-add = Acrescentar um lugar
web-seat-remove = Retirar o lugar { $letter }
web-bot-level = Nível
web-bot-character = Estilo
web-bot-styled = { $name }, { $style }
web-bot-named = { $name } · { $level }
web-style-balanced = equilibrado
web-style-beginner = principiante
web-style-exporter = exportador
web-style-fair-goer = amigo das feiras
web-style-financier = financeiro
web-style-order-runner = amigo das encomendas
web-style-visitor-lover = amigo dos visitantes
web-style-builder = construtor
web-style-master = mestre
web-options = Opções
web-more = Mais
web-seed = Semente
web-seed-help = A mesma semente e as mesmas respostas dão o mesmo jogo. Deixa vazio para uma ao acaso.
web-corrected-tables = Números da minha caixa
web-corrected-tables-help = Jogar com os números que corrigiste, em vez das nossas estimativas.
web-open-table = Abrir a mesa

web-option-vinhos-regions = Regiões de fora
web-option-vinhos-regions-help = Com dois ou três jogadores, algumas regiões não se usam: escolhidas ao acaso, ou as sugeridas para um primeiro jogo.
web-option-vinhos-regions-random = ao acaso
web-option-vinhos-regions-suggested = as sugeridas para um primeiro jogo
web-option-vinhos-turn-order-by-region = Ordem de jogo por região
web-option-vinhos-turn-order-by-region-help = Variante oficial: todos começam com o mesmo dinheiro, e as primeiras vinhas decidem quem joga primeiro.
web-option-vinhos-barrels-home-in-maintenance = Os barris voltam todos os anos
web-option-vinhos-barrels-home-in-maintenance-help = Variante oficial: depois de pagos os salários, os pares de barris saem dos estabelecimentos.
web-option-vinhos-cash-multiplier-cap = Limite no multiplicador de dinheiro
web-option-vinhos-cash-multiplier-cap-help = Variante oficial: um barril lá rende no máximo 16 PV.
web-option-vinhos-two-player-fair = Feira a dois
web-option-vinhos-two-player-fair-help = Variante oficial: com dois jogadores, os prémios são os do primeiro e do terceiro lugar.
web-option-viticulture-parents = Mamãs e Papás
web-option-viticulture-parents-help = Recebes um de cada, ou escolhes entre dois.
web-option-viticulture-parents-dealt = distribuídos
web-option-viticulture-parents-chosen = à escolha entre dois
web-option-viticulture-friendly = Variante amigável
web-option-viticulture-friendly-help = Um espaço com bónus é só para quem usa o bónus, ou para quem não encontra outro espaço livre.
web-option-viticulture-free-devalue = Permitir valores mais baixos
web-option-viticulture-free-devalue-help = Podes pôr uma uva ou um vinho novo num valor mais baixo do que o seu.
web-option-viticulture-level = Automa
web-option-viticulture-level-help = Quão difícil é vencer o Automa.
web-option-viticulture-aggressive = Automa agressivo
web-option-viticulture-aggressive-help = Tens de estar à frente no fim de cada ano, não só do último. Para fácil, normal e difícil.
web-option-viticulture-challenge = Desafio
web-option-viticulture-challenge-help = Um só desafio da campanha.
web-option-viticulture-tokens = Fichas de ação bónus
web-option-viticulture-tokens-help = Com quantas começas. Na campanha: uma por cada vez que perdeste o desafio.
web-option-viticulture-fewer-visitors = Menos visitantes
web-option-viticulture-fewer-visitors-help = Os visitantes que só tiram proveito das ações de outros jogadores ficam na caixa.

## A campanha

web-campaign = Campanha
web-campaign-about = Uma série de desafios contra o Automa. É preciso vencer para avançar; cada derrota torna a tentativa seguinte um pouco mais fácil. Quantos menos jogos precisares, melhor.
web-campaign-new = Nova campanha
web-campaign-begin = Começar a campanha
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
web-campaign-play = Jogar o próximo jogo
web-campaign-continue = Continuar o jogo
web-campaign-give-up = Desistir (conta como derrota)
web-campaign-done =
    { $games ->
        [one] Venceste a campanha num único jogo.
       *[other] Venceste a campanha em { $games } jogos.
    }

## A mesa: onde estão as coisas

web-tabs = Partes da mesa
web-tab-board = Tabuleiro
web-tab-mine = Meu
web-tab-others = Outros
web-tab-log = Registo
web-enlarge = Ampliar
web-question = Pergunta
web-menu = Menu
web-twin = O tabuleiro em texto
web-spectator = Estás a assistir
web-connection-lost = A ligação caiu. A restabelecer… Nada do que fizeste se perdeu.

## A mesa: a pergunta

web-year = Ano { $year }
web-points = pontos
web-away = ausente
web-to-answer = a jogar
web-your-turn = A tua vez
web-asked = Pergunta para { $name }:
web-choose = Escolhe
web-filter = Escreve para filtrar
web-filter-none = Nenhuma resposta contém essas palavras.
web-effect-leaves = é retirado
web-refused =
    { $count ->
        [one] Agora não é possível: 1
       *[other] Agora não é possível: { $count }
    }
web-remedy = O que o tornaria possível?
web-remedy-first = Primeiro:
web-remedy-then = Depois é possível.
web-remedy-none = Nada do que possas fazer antes ajudaria.
web-hint = Dá-me uma dica
web-hint-quick = Rápida
web-hint-good = Cuidada
web-hint-deep = A fundo
web-hint-thinking = A pensar…
web-hint-gain = cerca de { $gain } PV
web-hint-term = { $term }: { $gain }
web-hints-allowed = Permitir dicas
web-trail = Nesta vez, até agora
web-undo = Anular
web-undo-to = Voltar atrás, antes disto
web-undo-over = O jogo acabou, por isso já não se pode anular nada.
web-undo-others = Outro jogador jogou entretanto, por isso não se pode anular.
web-reset = Recomeçar a minha vez
web-confirm-ask = Acabas a tua vez?
web-confirm = Acabar a minha vez
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
web-absent = { $name } está ausente. O jogo continua quando voltar.
web-waiting-open = Este lugar ainda está livre. Manda a ligação a alguém.
web-trouble-bot = { $name } não pode jogar agora. O servidor continua a tentar; quem abriu a mesa pode escolher outro jogador para este lugar.
web-trouble-storage = O servidor não consegue guardar agora a resposta de { $name }. Continua a tentar e nada se perde.
web-stand-in = Deixar um bot jogar
web-note-taken = { $name } sentou-se aqui.
web-note-leave = { $name } deixou este lugar.
web-note-removed = Quem abriu a mesa retirou { $name } deste lugar.
web-note-bot = Quem abriu a mesa deu este lugar a um bot.
web-note-stand-in = Um bot joga por { $name } até ao seu regresso.
web-note-back = { $name } voltou.
web-note-device = { $name } joga agora também noutro dispositivo.
web-note-only-here = { $name } joga agora só neste dispositivo.
web-note-one-person = { $name } pertence agora à mesma pessoa que outro lugar desta mesa.
web-note-deal-again = Depois de uma mudança no lugar de { $name }, a distribuição recomeça com novas partes de todos.
web-note-asks = { $name } pede para ficar com este lugar, cuja mão outra pessoa já viu.
web-note-agrees = { $name } concorda com a troca.
web-note-refuses = { $name } recusa a troca.
web-note-asks-no-more = { $name } já não pede este lugar.
web-note-took-over = { $name } ficou com este lugar com o acordo de todos.
web-note-deleted = Uma mensagem foi apagada.
web-takeover = { $name } pede para ficar com o lugar { $number }. Outra pessoa já jogou nele, por isso { $name } verá a sua mão. Todos os jogadores têm de concordar.
web-takeover-mine = Pediste para ficar com o lugar { $number }. Podes sentar-te assim que todos os outros jogadores concordem.
web-takeover-agree = Concordar
web-takeover-refuse = Recusar
web-takeover-withdraw = Retirar o pedido
web-commitment = Compromisso com a semente: { $commitment }. Anota-o e compara-o depois do jogo com o que «vindima replay --verify» diz do registo.
web-seed-known = A semente deste jogo foi escolhida ou vem de um registo: quem abriu a mesa pode conhecer todas as cartas. Semente: { $seed }
web-deal = Antes de dar as cartas
web-deal-sealing = As cartas são dadas quando todos os lugares estiverem ocupados. Manda os convites ou entrega os lugares livres a bots.
web-deal-opening = Todos os lugares estão ocupados. As cartas são dadas logo que o navegador de cada pessoa revele a sua parte. Um navegador fechado fá-lo quando a pessoa voltar.
web-deal-about = O navegador de cada pessoa junta uma parte aleatória ao baralhar. Nenhuma parte é revelada antes de todas estarem fixadas: por isso ninguém pode escolher as cartas, nem quem gere este servidor. Os bots e quem se sentar mais tarde não juntam nenhuma parte.
web-deal-missing = ainda por preparar
web-deal-sealed = parte fixada
web-deal-opened = parte revelada
web-deal-elsewhere = Outro dispositivo fixou a parte do teu lugar. Se já não o tens à mão, contribui a partir deste: a distribuição recomeça e toda a gente é avisada.
web-deal-here = Contribuir a partir deste dispositivo
web-deal-share = A tua parte, para «vindima replay --share»: { $share }
web-deal-proved = O teu navegador verificou o baralhar: a tua parte está lá e ninguém mudou a sua.
web-deal-false = O baralhar deste jogo não é aquele para que o teu navegador contribuiu. Guarda o registo e pergunta a quem gere este servidor.
web-only-here = Manter este lugar só neste dispositivo
web-holders =
    { $count ->
        [one] { $count } dispositivo ocupa este lugar.
       *[other] { $count } dispositivos ocupam este lugar.
    }
web-log-empty = Ainda nada aconteceu.
web-log-filter = Mostrar só um jogador
web-log-all = Todos

## As regras

web-rules = Regras
web-rules-whole = Abrir nas regras completas
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
web-learn-about = Lições curtas em posições reais: tu jogas, e a lição diz-te a que deves prestar atenção. Sai quando quiseres; o teu progresso fica guardado.
web-lesson-steps =
    { $steps ->
        [one] 1 passo
       *[other] { $steps } passos
    }
web-lesson-at = Passos feitos: { $number } de { $steps }
web-lesson-done = Terminada
web-lesson-begin = Começar
web-lesson-go-on = Continuar
web-lesson-again = Repetir
web-lesson-hint = Dica
web-lesson-restart = Recomeçar
web-lesson-next = Próxima lição
web-lesson-all = Todas as lições
web-introduction = Introdução
web-introduction-about = O objetivo do jogo, como corre um ano e uma visita ao tabuleiro.
web-introduction-to = Introdução a { $game }
web-introduction-at = Paragem { $at } de { $of }
web-introduction-next = Seguinte
web-introduction-skip = Saltar a visita
web-introduction-lesson = Primeira lição
web-coached = O teu primeiro jogo, com treinador
web-coached-about = Um jogo a sério contra um adversário fácil. Um treinador explica o que é novo e avisa quando há uma resposta melhor à mão.

## A mesa: as pessoas

web-presence-bot = bot
web-presence-you = tu
web-presence-here = presente
web-presence-away = ausente
web-presence-stand-in = ausente, joga { $bot }
web-copy-invite = Copiar a ligação do convite
web-copy-seat = Copiar a ligação do meu lugar
web-copy-watch = Copiar a ligação para espectadores
web-copied = Copiado
web-seat-bot = Entregar a um bot
web-seat-back = Devolver ao jogador
web-seat-leave = Deixar este lugar
web-leave-ask = Deixar o lugar de vez? Outra pessoa ou um bot joga por ti, e ficas a assistir. Se só precisas de uma pausa, deixa um bot jogar até voltares.
web-leave-sure = Deixar de vez
web-leave-bot = Deixar um bot jogar por agora
web-cancel = Cancelar
web-watch = Espectadores
web-watch-help = Quem tem esta ligação vê o que todos à mesa podem ver, e nada mais.
web-watch-public = Este jogo é público: qualquer pessoa o pode ver neste endereço.
web-chat =
    { $count ->
        [0] Conversa
       *[other] Conversa ({ $count })
    }
web-chat-empty = Ainda ninguém disse nada.
web-chat-write = Diz alguma coisa
web-chat-send = Enviar
web-cover = { $name }, é a tua vez
web-cover-help = Nada é mostrado até estares a sós com o ecrã.
web-cover-ready = Sou { $name }

## Pontos e o fim

web-scores = Pontos
web-automa = Automa
web-source = Origem
web-total = Total
web-projected = Se o jogo acabasse agora
web-points-now = Agora na pista de pontuação
web-chart = Pontos por ano
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
web-result-next = E agora?
web-result-board = Ver o tabuleiro
web-result-back = Voltar ao resultado
web-again = Jogar outra vez
web-rematch = Desforra
web-ranking = Classificação
web-best-wine = O melhor vinho do jogo
web-wine-red = vinho tinto
web-wine-white = vinho branco
web-wine-blush = vinho rosé
web-wine-sparkling = espumante
web-label-year = Ano { $year }
web-label-aloud = Um rótulo de vinho: { $title }, valor { $value }, no ano { $year }, de { $owner }
web-label-save = Guardar o rótulo

## Repetição

web-replay = Repetição
web-replay-at = Depois da resposta { $at } de { $count }, ano { $year }
web-replay-slider = Posição no jogo
web-replay-year-back = Recuar um ano
web-replay-turn-back = Recuar uma jogada
web-replay-back = Recuar um passo
web-replay-on = Avançar um passo
web-replay-turn-on = Avançar uma jogada
web-replay-year-on = Avançar um ano
web-replay-run = Reproduzir
web-replay-stop = Pausa
web-replay-play-on = Continuar a jogar a partir daqui
web-replay-table = Ir para a mesa
web-replay-link = Copiar a ligação desta posição
web-download = Descarregar o registo

## Análise

web-review = Análise do jogo
web-review-working = O jogo está a ser analisado…
web-review-chances = Probabilidade de vencer
web-review-turning = Momentos decisivos
web-review-better = Melhor em cerca de { $points } PV: { $answer }
web-review-look = Ver a posição
web-review-none = Nenhum erro grave.
web-review-caution = Avaliado por um bot que olha até ao fim da jogada. Pode enganar-se: o teu plano pode ter sido mais sensato do que lhe pareceu.
web-review-caution-network = Avaliado por uma rede que aprendeu a jogar contra si própria. A sorte compara o que foi revelado com o que podia ter sido; as respostas são avaliadas pelo que então se podia saber. Pode enganar-se: o teu plano pode ter sido mais sensato do que lhe pareceu.
web-review-balance = Sorte e perícia
web-review-luck = O que foi revelado trouxe { $luck } PV · as respostas custaram { $lost } PV
web-review-then = Depois: { $answer }
web-review-reveals = O que a sorte mais mudou
web-review-reveal = { $points } PV pelo que foi revelado

## O mapa do teclado

web-help = Ajuda
web-help-board = A tecla Tab também percorre os lugares realçados do tabuleiro; Enter ou a barra de espaço escolhe um.
web-key-answer = Escolher essa resposta
web-key-filter = Filtrar as respostas
web-key-tab = Ir para o elemento seguinte
web-key-confirm = Acabar a minha vez
web-key-undo = Anular
web-key-reset = Recomeçar a minha vez
web-key-recall = Mostrar o que aconteceu desde a minha última vez
web-key-skip = Saltar as animações
web-key-hint = Dica
web-key-scores = Pontos
web-key-seats = Lugares e ligações
web-key-chat = Conversa
web-key-log = Registo
web-key-twin = O tabuleiro em texto
web-key-help = Ajuda

## O que pode correr mal

web-error-no-table = Essa mesa não existe. A ligação pode estar incompleta, ou a mesa pode ter sido apagada.
web-error-no-campaign = Essa campanha não existe neste navegador.
web-error-old-rules = Este jogo foi jogado com outra versão das regras. Podes vê-lo, mas não continuá-lo.
web-error-not-asked = Agora é a vez de outra pessoa.
web-error-too-large = Isso é mais do que este servidor aceita.
web-error-not-yours = Esta mesa é privada. Pede uma ligação a quem a abriu.
web-error-full = Alguém já ocupou este lugar. Podes pedir a quem abriu a mesa uma ligação para assistir.
web-error-bad-link = Esta ligação não funciona. Talvez lhe falte uma parte.
web-error-used-link = Esta ligação já foi usada ou expirou. Pede uma nova.
web-error-other-browser = Abre esta ligação no navegador em que escreveste o teu endereço.
web-error-passkey = Esta chave de acesso não foi aceite. Tenta de novo, ou inicia sessão de outra forma.
web-error-last-device = Esta é a tua única forma de voltar aos teus jogos. Adiciona primeiro uma chave de acesso ou outro dispositivo, ou apaga os teus dados.
web-error-too-late = O tempo deste turno acabou e um bot está a jogá-lo.
web-error-days-off = No máximo dois dias da semana, alterados uma vez por semana, e vinte dias isolados por ano, a partir de amanhã.
web-error-turned-away = Quem abriu esta mesa não te deixa entrar.
web-error-silenced = Quem abriu esta mesa excluiu-te da conversa.
web-error-blocked-word = O texto contém uma palavra que não é permitida neste servidor. Escreve-o de outra forma.
web-error-stale = O jogo tinha avançado; esta é a posição atual.
web-error-illegal = Isso não é possível agora.
web-error-undo = Isto já não se pode anular.
web-error-running = Podes descarregar o registo quando o jogo acabar; agora revelaria o que ainda é segredo.
web-error-newer-record = Este jogo foi guardado por uma versão mais recente da Vindima. Atualiza a Vindima e abre-o outra vez.
web-error-bad-record = Este ficheiro não é o registo de um jogo, ou está danificado.
web-error-bad-request = O servidor não entendeu isso. Recarrega a página: pode estar desatualizada.
web-error-too-many = Demasiados pedidos. Espera um momento e tenta outra vez.
web-error-hand-known = Alguém já jogou neste lugar e viu a sua mão, e não há outro jogador que possa concordar com a troca. Só um bot pode continuar aqui.
web-error-daily-counts = Este jogo conta para o jogo do dia: mais ninguém pode jogar nem ajudar.
web-error-daily-hidden = Acaba primeiro a tua primeira tentativa deste jogo do dia; depois podes ver os jogos dos outros.
web-error-contest = Este é um encontro de um torneio: só quem o organiza decide quem joga, e ninguém ajuda.
web-error-sealed = Outras mesas ainda estão a jogar esta distribuição. Até acabarem, mais ninguém a pode ver e não há repetição.
web-error-few-entrants = Não há inscritos suficientes para começar.
web-error-many-games = Este torneio teria mais de 600 jogos. Escolhe menos rondas ou mesas maiores.
web-error-entered = Já jogas neste torneio.
web-error-not-open = Agora ninguém pode entrar neste torneio nem sair dele.
web-error-rated = Este jogo é classificado: cada um joga o seu lugar até ao fim e ninguém ajuda.
web-error-unratable = Esta mesa não pode ser classificada. São precisos pelo menos dois lugares, um ecrã por pessoa, cartas dadas pelo servidor e bots de Fácil a Mestre sem estilo.
web-error-closed = Este jogo terminou mais cedo: já ninguém pode jogar.
web-error-others-play = Há outras pessoas a jogar aqui. Primeiro têm de concordar.
web-error-many-open = Já esperas em muitas mesas abertas. Primeiro deixa ou fecha uma delas.
web-error-banned = Quem gere este servidor não permite isso a este navegador.
web-error-quota = Foram abertas daqui demasiadas mesas, ou mesas demasiado grandes. Termina ou apaga algumas primeiro, ou espera um pouco.
web-error-damaged = Os dados desta mesa estão danificados. Avisa quem gere este servidor.
web-error-unavailable = O servidor não consegue aceder à base de dados. Tenta outra vez daqui a pouco.
web-error-server = O servidor tem um problema. Tenta outra vez daqui a pouco.
web-error-offline = Não foi possível contactar o servidor. Verifica se está a funcionar e se tens ligação à Internet.
web-error-no-page = Essa página não existe.
