### A mesa de Viticulture no navegador, em português europeu. Os nomes do jogo estão em `viticulture.ftl` e
### `viticulture-cards.ftl`; aqui está o que o próprio tabuleiro diz.

## O ano

web-viticulture-board = Tabuleiro
web-viticulture-setup = Antes do primeiro ano
web-viticulture-year = Ano { $year }
web-viticulture-last-year = Último ano
web-viticulture-season-spring = Primavera
web-viticulture-season-summer = Verão
web-viticulture-season-fall = Outono
web-viticulture-season-winter = Inverno
web-viticulture-now = agora
web-viticulture-wake-up = Quadro do despertar
web-viticulture-order-of-play = Ordem de jogo
web-viticulture-first-player = Primeiro jogador na primavera
web-viticulture-passed = Passou
web-viticulture-workers-left =
    { $count ->
        [one] resta { $count } trabalhador
       *[other] restam { $count } trabalhadores
    }
web-viticulture-fall-note = Cada jogador bisca um visitante, ou dois com uma casa de campo.
web-viticulture-pass = Passar
web-viticulture-pass-note = Guarda os outros trabalhadores para a próxima estação.

## Ações

web-viticulture-act-draw-vine = Biscar videira
web-viticulture-act-give-tour = Guiar uma visita
web-viticulture-act-build-structure = Construir estrutura
web-viticulture-act-play-summer = Visitante de verão
web-viticulture-act-sell-or-trade = Vender uvas, negociar campo
web-viticulture-act-plant-vine = Plantar videira
web-viticulture-act-draw-order = Biscar encomenda
web-viticulture-act-harvest-field = Vindimar campo
web-viticulture-act-train-worker = Formar trabalhador
web-viticulture-act-play-winter = Visitante de inverno
web-viticulture-act-make-wine = Fazer vinho
web-viticulture-act-fill-order = Entregar encomenda
web-viticulture-act-gain-lira = Receber 1 lira
web-viticulture-upto = até { $count }
web-viticulture-seat-of = { $worker }: { $name }
web-viticulture-seat-free = livre
web-viticulture-space = Espaço { $number }
web-viticulture-space-bonus = Espaço { $number }, bónus: { $bonus }
web-viticulture-beside = Trabalhador grande ao lado dos espaços
web-viticulture-worker-regular = Trabalhador
web-viticulture-worker-grande = Trabalhador grande
web-viticulture-worker-temporary = Trabalhador temporário
web-viticulture-worker-automa = Trabalhador do Automa
web-viticulture-worker-trained = Em formação até ao próximo ano
web-viticulture-worker-placed = Colocado
web-viticulture-planned = Planeado para o inverno

## Cartas

web-viticulture-decks = Cartas
web-viticulture-kind-vine = Videiras
web-viticulture-kind-order = Encomendas
web-viticulture-kind-summer = Visitantes de verão
web-viticulture-kind-winter = Visitantes de inverno
web-viticulture-card-vine = Videira
web-viticulture-card-order = Encomenda
web-viticulture-card-summer = Visitante de verão
web-viticulture-card-winter = Visitante de inverno
web-viticulture-deck = { $kind }: { $count } no baralho
web-viticulture-discards =
    { $count ->
        [0] nada descartado
       *[other] descartes: { $count }
    }
web-viticulture-top = No topo dos descartes: { $card }
web-viticulture-all-discards = Todos os descartes ({ $kind }), do mais recente para o mais antigo
web-viticulture-shown = Cartas reveladas: escolhe
web-viticulture-hand = Mão
web-viticulture-hand-empty = Nenhuma carta na mão
web-viticulture-needs = Exige { $names }
web-viticulture-needs-nothing = Não exige estruturas
web-viticulture-order-ready = Pode ser entregue
web-viticulture-order-lacks = Em falta: { $names }
web-viticulture-order-pays = { $points } PV, +{ $residual } de rendimento
web-viticulture-or-better = { $wine } { $value } ou melhor
web-viticulture-copies = { $count } ×
web-viticulture-vine-sangiovese = Sangiovese
web-viticulture-vine-malvasia = Malvasia
web-viticulture-vine-pinot = Pinot
web-viticulture-vine-syrah = Syrah
web-viticulture-vine-trebbiano = Trebbiano
web-viticulture-vine-merlot = Merlot
web-viticulture-vine-sauvignon-blanc = Sauvignon Blanc
web-viticulture-vine-cabernet-sauvignon = Cabernet Sauvignon
web-viticulture-vine-chardonnay = Chardonnay

## Pontos e rendimento

web-viticulture-score = Pontos
web-viticulture-score-of = { $name }: { $points } PV
web-viticulture-track = Pontos de { $least } a { $most }; aos { $goal }, o ano passa a ser o último
web-viticulture-goal = Quando um jogador chega a { $goal } PV, o ano em curso é o último
web-viticulture-residual = Rendimento
web-viticulture-residual-of =
    { $residual ->
        [one] { $name }: { $residual } lira no fim de cada ano
       *[other] { $name }: { $residual } liras no fim de cada ano
    }
web-viticulture-lira = Liras
web-viticulture-lira-of =
    { $lira ->
        [one] { $name }: 1 lira
       *[other] { $name }: { $lira } liras
    }
web-viticulture-vp = { $points } PV

## A vinha

web-viticulture-vineyard-of = { $name }: vinha
web-viticulture-structures = Estruturas
web-viticulture-built = Construída
web-viticulture-not-built =
    { $lira ->
        [one] Construir por { $lira } lira
       *[other] Construir por { $lira } liras
    }
web-viticulture-used = Já pontuou este ano
web-viticulture-yoke-worker = Já usado este ano
web-viticulture-fields = Campos
web-viticulture-field = Campo de { $limit }
web-viticulture-field-sum = { $value } de { $limit }
web-viticulture-field-empty = Ainda sem videiras
web-viticulture-field-sold =
    { $lira ->
        [one] Vendido; recompra por { $lira } lira
       *[other] Vendido; recompra por { $lira } liras
    }
web-viticulture-field-harvested = Vindimado este ano
web-viticulture-pad = Lagar
web-viticulture-cellars = Caves
web-viticulture-cellar-small = Cave pequena
web-viticulture-cellar-medium = Cave média
web-viticulture-cellar-large = Cave grande
web-viticulture-cellar-locked = { $cellar }, por construir
web-viticulture-grapes-red = Uvas tintas
web-viticulture-grapes-white = Uvas brancas
web-viticulture-wine-red = Tinto
web-viticulture-wine-white = Branco
web-viticulture-wine-blush = Rosé
web-viticulture-wine-sparkling = Espumante
web-viticulture-recipe-red = uma uva tinta
web-viticulture-recipe-white = uma uva branca
web-viticulture-recipe-blush = uma uva tinta e uma branca, valor total de { $least } ou mais
web-viticulture-recipe-sparkling = duas uvas tintas e uma branca, valor total de { $least } ou mais
web-viticulture-sells =
    { $lira ->
        [one] Vende-se por { $lira } lira
       *[other] Vende-se por { $lira } liras
    }
web-viticulture-empty-spot = { $shelf }, valor { $value }, vazio
web-viticulture-none = nada
web-viticulture-about-trellis = Algumas videiras precisam de uma latada.
web-viticulture-about-irrigation = Algumas videiras precisam de rega.
web-viticulture-about-yoke = Um espaço de ação só teu: arrancar uma videira ou vindimar um campo, uma vez por ano.
web-viticulture-about-windmill = { $vp } PV quando plantas uma videira, uma vez por ano.
web-viticulture-about-cottage = Biscas mais um visitante no outono.
web-viticulture-about-tasting-room = { $vp } PV quando guias uma visita com vinho na tua cave, uma vez por ano.
web-viticulture-about-medium-cellar = Vinhos até ao valor { $most }, e rosé.
web-viticulture-about-large-cellar = Vinhos até ao valor { $most }, e espumante.

## A família

web-viticulture-mama = Mamã { $name }
web-viticulture-papa = Papá { $name }
web-viticulture-brings = { $count } × { $kind }
web-viticulture-brings-lira =
    { $lira ->
        [one] 1 lira
       *[other] { $lira } liras
    }
web-viticulture-brings-workers =
    { $count ->
        [one] { $count } trabalhador
       *[other] { $count } trabalhadores
    }
web-viticulture-brings-grande = O teu trabalhador grande
web-viticulture-and-then = e ainda, à escolha,
web-viticulture-either-or = ou
web-viticulture-more-lira =
    { $lira ->
        [one] mais { $lira } lira
       *[other] mais { $lira } liras
    }

## O jogo a solo

web-viticulture-automa = Automa
web-viticulture-automa-points = { $points } PV a superar
web-viticulture-automa-years = Ano { $year } de { $years }
web-viticulture-automa-level = Nível: { $level }
web-viticulture-automa-aggressive = Agressivo: estar à frente no fim de cada ano
web-viticulture-automa-tokens =
    { $count ->
        [0] Nenhuma ficha de ação bónus
        [one] { $count } ficha de ação bónus
       *[other] { $count } fichas de ação bónus
    }
web-viticulture-automa-cards =
    { $count ->
        [one] resta { $count } carta no seu baralho
       *[other] restam { $count } cartas no seu baralho
    }
web-viticulture-automa-odds-at = { $action }: { $count } de { $cards }
web-viticulture-row-token = Com uma ficha de ação bónus
web-viticulture-row-no-token = Ficha já levada

## O que vai acontecer

web-viticulture-preview-lira = liras { $amount }
web-viticulture-preview-vp = { $amount } PV
web-viticulture-preview-residual = rendimento { $amount }
web-viticulture-preview-field = { $value } de { $limit }
web-viticulture-preview-comes = { $it }: fica aqui
web-viticulture-preview-built = é construída
web-viticulture-preview-card = cartas { $amount }
