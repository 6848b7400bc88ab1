### O tabuleiro de Vinhos no navegador, em português europeu.
###
### Os nomes do jogo estão em vinhos.ftl. O dinheiro vem em milhares: THOUSANDS($amount) faz de 3 três mil.
### Os textos estão em sítios pequenos: os curtos são os que melhor cabem.

## Títulos

web-vinhos-actions = Ações
web-vinhos-map = Regiões de Portugal
web-vinhos-sales = Vendas
web-vinhos-export = Exportação
web-vinhos-bank = Banco do Vinho
web-vinhos-fair = Feira do Vinho
web-vinhos-managers = Gestores
web-vinhos-players = Jogadores
web-vinhos-experts = Peritos em Vinho
web-vinhos-order = Ordem de jogo

## O ano

web-vinhos-setup = Antes do primeiro ano
web-vinhos-year =
    { $phase ->
        [0] Ano { $year }
       *[other] Ano { $year }, fase { $phase }
    }
web-vinhos-fair-prizes = Há uma feira no fim deste ano. PV por lugar: { $prizes }
web-vinhos-fair-years = Feiras no fim dos anos { $years }
web-vinhos-order-place-place-n = { $n1 }.º lugar na próxima ordem de jogo
web-vinhos-vintage = Tempo deste ano: { $weather } no valor de cada vinho produzido
web-vinhos-no-wishes = sem pedidos no primeiro ano
web-vinhos-at-least = { $value } ou mais

## Ações

web-vinhos-money = { THOUSANDS($amount) }
web-vinhos-no-price = grátis
web-vinhos-taxed = Taxado este ano
web-vinhos-move-price =
    { $price ->
        [0] Ir para lá é grátis
       *[other] Ir para lá custa { THOUSANDS($price) } Bagos
    }
web-vinhos-left = restam { $count }
web-vinhos-nobody = ninguém
web-vinhos-free = livre

## Regiões

web-vinhos-region-out = { $region }, não usada neste jogo
web-vinhos-region-offer = À venda: { $colour } por { THOUSANDS($price) } Bagos; vinhas restantes: { $count }
web-vinhos-cubes-left = Cubos de renome na reserva: { $count }
web-vinhos-porto-left = Peças de Porto na reserva: { $count }
web-vinhos-sold-out = Esgotado
web-vinhos-region-cubes = Cubos de renome: { $cubes } de { $room }
web-vinhos-region-discs = Quintas: { $names }
web-vinhos-trait-minho = sem caves
web-vinhos-trait-tras-os-montes = mais 2 pontos de feira para o seu vinho
web-vinhos-trait-dao = primeira vinha: uma cave grátis
web-vinhos-trait-douro = primeira vinha: duas peças de Porto
web-vinhos-trait-lisboa = primeira vinha: uma adega grátis
web-vinhos-trait-alentejo = cada cubo de renome vale 2
web-vinhos-trait-setubal = primeira vinha: dois peritos grátis
web-vinhos-trait-algarve = o seu vinho vale sempre mais 1

## Mercados e banco

web-vinhos-hangout = { $name }, barris teus: { $count }
web-vinhos-export-slot = pede { $value }, dá { $points } PV
web-vinhos-majority = { $points } PV no fim para quem tiver mais barris nesta coluna
web-vinhos-column = Coluna { $column }, { $points } PV pela maioria
web-vinhos-at-once = { $points } PV imediatos por um barril nesta linha
web-vinhos-balance = Saldo de { THOUSANDS($amount) } Bagos, { $points } PV no fim
web-vinhos-points-at-end = PV no fim por este saldo
web-vinhos-level = Investimento { $level }
web-vinhos-invest-costs = Custo de investir, pago pela conta, em milhares
web-vinhos-divest-pays = Dinheiro por desinvestir, em milhares

## A feira

web-vinhos-track =
    { $points ->
        [one] { $feature }: vale 1 ponto de feira
       *[other] { $feature }: vale { $points } pontos de feira
    }
web-vinhos-deck = No topo: { $expert }. Peças restantes: { $count }
web-vinhos-deck-empty = já não há peritos
web-vinhos-stand =
    { $points ->
        [one] Lugar na feira ({ $features }): 1 ponto de feira agora, e { $bonus }. { $name }
       *[other] Lugar na feira ({ $features }): { $points } pontos de feira agora, e { $bonus }. { $name }
    }
web-vinhos-fair-points = pontos de feira
web-vinhos-fair-points-of = Pontos de feira: { $points }

## Os gestores, em poucas palavras

web-vinhos-court-winery-for-n = adega por { THOUSANDS($n1) }
web-vinhos-court-sales = Vendas
web-vinhos-court-vineyard-minus-n = vinha, menos { THOUSANDS($n1) }
web-vinhos-court-export = Exportação
web-vinhos-court-free-expert = perito grátis
web-vinhos-court-invest-free = investir
web-vinhos-multiplier-cellars = caves
web-vinhos-multiplier-vineyards = vinhas
web-vinhos-multiplier-wine = um vinho, já
web-vinhos-multiplier-enologists = enólogos
web-vinhos-multiplier-cash = dinheiro
web-vinhos-multiplier-four-experts = 4 peritos, já
web-vinhos-multiplier-full-estates = quintas completas
web-vinhos-multiplier-wineries = adegas
web-vinhos-multiplier-renown = renome, já

## As coisas de um lugar

web-vinhos-score = PV: { $points }
web-vinhos-cash = Dinheiro: { THOUSANDS($amount) } Bagos
web-vinhos-cash-short = dinheiro
web-vinhos-account = Conta: { THOUSANDS($amount) } Bagos
web-vinhos-account-short = conta
web-vinhos-investment-short = investimento
web-vinhos-barrels = Barris na reserva: { $count }
web-vinhos-barrels-short = barris
web-vinhos-porto = Peças de Porto: { $count }
web-vinhos-porto-short = Porto
web-vinhos-announced =
    { $experts ->
        [0] vinho anunciado, sem peritos
        [one] vinho anunciado, 1 perito permitido
       *[other] vinho anunciado, até { $experts } peritos
    }
web-vinhos-wine = { $region } { $colour } de valor { $value } (valor de produção { $production })
web-vinhos-next = próximo vinho: { $value }
web-vinhos-cellar = cave
web-vinhos-warehouse = armazém
web-vinhos-estate-number = quinta { $number }
web-vinhos-store-slot = { $estate }, lugar { $slot }
web-vinhos-estate-empty = vazia
web-vinhos-estate-no-region = ainda sem região
web-vinhos-estate-built = Vinhas { $vineyards }, adegas { $wineries }, enólogos { $enologists }
web-vinhos-expert-used = usado
web-vinhos-expert-arrow = faz avançar a sua característica na feira
web-vinhos-expert-chosen = escolhido para a feira
web-vinhos-experts-count = peritos: disponíveis { $up }, usados { $down }
web-vinhos-open = Mostrar tudo
web-vinhos-close = Mostrar menos

## Efeitos de uma resposta, onde acontecem

web-vinhos-more-cash = dinheiro { $amount }
web-vinhos-more-account = conta { $amount }
web-vinhos-more-score = { $amount } PV
web-vinhos-more-fair-points = pontos de feira { $amount }
web-vinhos-more-barrels = barris { $amount }
web-vinhos-more-wineries = adegas { $amount }
web-vinhos-more-cellars = caves { $amount }
web-vinhos-more-porto = Porto { $amount }
web-vinhos-more-wine = vinho novo: { $value }
web-vinhos-more-cubes = renome { $amount }

## Ver de perto

web-vinhos-inspect-invest = Subir um nível custa { THOUSANDS($amount) } Bagos da conta
web-vinhos-inspect-divest = Descer um nível rende { THOUSANDS($amount) } Bagos em dinheiro
web-vinhos-inspect-ageing = Numa cave, este lugar altera o valor de um vinho em { $gain }
web-vinhos-inspect-each = No fim: { $things } × { $points } PV
web-vinhos-inspect-per-cash = PV no fim por cada { THOUSANDS($amount) } Bagos em dinheiro: { $points }
