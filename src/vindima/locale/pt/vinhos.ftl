### Vinhos, em português europeu.
###
### Um nome encontra-se em `vinhos-<kind>-<id>`. Cada sequência de algarismos do id é `n` na chave e um número
### aqui: `estate-2-slot-3` é `vinhos-wine-estate-n-slot-n` com $n1 = 2 e $n2 = 3.
### O dinheiro vem em milhares: THOUSANDS($price) faz de 3 três mil.

## Nomes: lugares do tabuleiro

vinhos-action-vineyards = Vinhas
vinhos-action-cellars = Caves
vinhos-action-wineries = Adegas
vinhos-action-wine-experts = Peritos
vinhos-action-pass-press-release = Passar/Nota
vinhos-action-enologists = Enólogos
vinhos-action-export = Exportação
vinhos-action-sales = Vendas
vinhos-action-bank = Banco

vinhos-region-minho = Minho
vinhos-region-tras-os-montes = Trás-os-Montes
vinhos-region-dao = Dão
vinhos-region-douro = Douro
vinhos-region-lisboa = Lisboa
vinhos-region-alentejo = Alentejo
vinhos-region-setubal = Setúbal
vinhos-region-algarve = Algarve

vinhos-hangout-casa-de-fados = Casa de Fados
vinhos-hangout-hotel = Hotel
vinhos-hangout-enoteca = Enoteca

vinhos-sale-casa-de-fados-red-n = Casa de Fados, tinto { $n1 }
vinhos-sale-casa-de-fados-white-n = Casa de Fados, branco { $n1 }
vinhos-sale-hotel-red-n = Hotel, tinto { $n1 }
vinhos-sale-hotel-white-n = Hotel, branco { $n1 }
vinhos-sale-enoteca-red-n = Enoteca, tinto { $n1 }
vinhos-sale-enoteca-white-n = Enoteca, branco { $n1 }
vinhos-export-cnrn = coluna { $n1 }, linha { $n2 }

vinhos-manager-alexandre = Alexandre
vinhos-manager-beatriz = Beatriz
vinhos-manager-constantino = Constantino

vinhos-court-alexandre = Alexandre
vinhos-court-winery-for-n = ação bónus: uma adega por { THOUSANDS($n1) } Bagos
vinhos-court-sales = ação bónus: vender no país
vinhos-court-beatriz = Beatriz
vinhos-court-vineyard-minus-n = ação bónus: uma vinha por menos { THOUSANDS($n1) } Bagos
vinhos-court-export = ação bónus: exportar
vinhos-court-constantino = Constantino
vinhos-court-free-expert = ação bónus: um perito grátis
vinhos-court-invest-free = ação bónus: um nível de investimento grátis

vinhos-multiplier-cellars-n = caves, lugar { $n1 }
vinhos-multiplier-vineyards-n = vinhas, lugar { $n1 }
vinhos-multiplier-wine-n = mais um vinho já, lugar { $n1 }
vinhos-multiplier-enologists-n = enólogos, lugar { $n1 }
vinhos-multiplier-cash-n = dinheiro, lugar { $n1 }
vinhos-multiplier-four-experts-n = peritos das quatro características já, lugar { $n1 }
vinhos-multiplier-full-estates-n = quintas completas, lugar { $n1 }
vinhos-multiplier-wineries-n = adegas, lugar { $n1 }
vinhos-multiplier-renown-n = renome das tuas regiões já, lugar { $n1 }

vinhos-fair-look-taste = Aspeto e Sabor
vinhos-fair-look-alcohol = Aspeto e Álcool
vinhos-fair-look-aroma = Aspeto e Aroma
vinhos-fair-taste-aroma = Sabor e Aroma
vinhos-fair-taste-alcohol = Sabor e Álcool
vinhos-fair-aroma-alcohol = Aroma e Álcool
vinhos-bonus-cash-n = { THOUSANDS($n1) } Bagos
vinhos-bonus-points-n =
    { $n1 ->
        [one] 1 ponto de feira
       *[other] { $n1 } pontos de feira
    }
vinhos-bonus-expert = um perito grátis

vinhos-place-place-n = { $n1 }.º lugar

## Nomes: coisas

vinhos-colour-red = tinto
vinhos-colour-white = branco

vinhos-vineyard-minho-red-n = vinha tinta do Minho
vinhos-vineyard-minho-white-n = vinha branca do Minho
vinhos-vineyard-tras-os-montes-red-n = vinha tinta de Trás-os-Montes
vinhos-vineyard-tras-os-montes-white-n = vinha branca de Trás-os-Montes
vinhos-vineyard-dao-red-n = vinha tinta do Dão
vinhos-vineyard-dao-white-n = vinha branca do Dão
vinhos-vineyard-douro-red-n = vinha tinta do Douro
vinhos-vineyard-douro-white-n = vinha branca do Douro
vinhos-vineyard-lisboa-red-n = vinha tinta de Lisboa
vinhos-vineyard-lisboa-white-n = vinha branca de Lisboa
vinhos-vineyard-alentejo-red-n = vinha tinta do Alentejo
vinhos-vineyard-alentejo-white-n = vinha branca do Alentejo
vinhos-vineyard-setubal-red-n = vinha tinta de Setúbal
vinhos-vineyard-setubal-white-n = vinha branca de Setúbal
vinhos-vineyard-algarve-red-n = vinha tinta do Algarve
vinhos-vineyard-algarve-white-n = vinha branca do Algarve

vinhos-feature-taste = Sabor
vinhos-feature-aroma = Aroma
vinhos-feature-look = Aspeto
vinhos-feature-alcohol = Álcool

vinhos-ability-discount = menos { THOUSANDS(1) } por vinha
vinhos-ability-reorder = ordenar vinhas
vinhos-ability-renown = um cubo de renome
vinhos-ability-cash = { THOUSANDS(2) } em dinheiro
vinhos-ability-barrel = recuperar um barril
vinhos-ability-free-move = mover-se grátis

vinhos-expert-taste-discount = perito em Sabor ({ vinhos-ability-discount })
vinhos-expert-taste-reorder = perito em Sabor ({ vinhos-ability-reorder })
vinhos-expert-taste-renown = perito em Sabor ({ vinhos-ability-renown })
vinhos-expert-taste-cash = perito em Sabor ({ vinhos-ability-cash })
vinhos-expert-taste-barrel = perito em Sabor ({ vinhos-ability-barrel })
vinhos-expert-taste-free-move = perito em Sabor ({ vinhos-ability-free-move })
vinhos-expert-aroma-discount = perito em Aroma ({ vinhos-ability-discount })
vinhos-expert-aroma-reorder = perito em Aroma ({ vinhos-ability-reorder })
vinhos-expert-aroma-renown = perito em Aroma ({ vinhos-ability-renown })
vinhos-expert-aroma-cash = perito em Aroma ({ vinhos-ability-cash })
vinhos-expert-aroma-barrel = perito em Aroma ({ vinhos-ability-barrel })
vinhos-expert-aroma-free-move = perito em Aroma ({ vinhos-ability-free-move })
vinhos-expert-look-discount = perito em Aspeto ({ vinhos-ability-discount })
vinhos-expert-look-reorder = perito em Aspeto ({ vinhos-ability-reorder })
vinhos-expert-look-renown = perito em Aspeto ({ vinhos-ability-renown })
vinhos-expert-look-cash = perito em Aspeto ({ vinhos-ability-cash })
vinhos-expert-look-barrel = perito em Aspeto ({ vinhos-ability-barrel })
vinhos-expert-look-free-move = perito em Aspeto ({ vinhos-ability-free-move })
vinhos-expert-alcohol-discount = perito em Álcool ({ vinhos-ability-discount })
vinhos-expert-alcohol-reorder = perito em Álcool ({ vinhos-ability-reorder })
vinhos-expert-alcohol-renown = perito em Álcool ({ vinhos-ability-renown })
vinhos-expert-alcohol-cash = perito em Álcool ({ vinhos-ability-cash })
vinhos-expert-alcohol-barrel = perito em Álcool ({ vinhos-ability-barrel })
vinhos-expert-alcohol-free-move = perito em Álcool ({ vinhos-ability-free-move })

vinhos-estate-estate-n = quinta { $n1 }
vinhos-wine-estate-n-slot-n = quinta { $n1 }, lugar { $n2 }
vinhos-transfer-estate-n-estate-n = da quinta { $n1 } para a quinta { $n2 }
vinhos-amount-n = { THOUSANDS($n1) } Bagos
vinhos-number-n =
    { $n1 ->
        [0] 0 cubos de renome
        [1] um cubo de renome
       *[other] { $n1 } cubos de renome
    }

## Perguntas

vinhos-ask-first-vineyard = Escolhe a tua primeira vinha. Traz um vinho e a oferta da sua região.
vinhos-ask-first-wine = Fazes um Douro, ou gastas uma peça de Porto num vinho melhor?
vinhos-ask-turn = É a tua vez: para onde vai o teu marcador de ação?
vinhos-ask-after-action = A tua ação está feita. Mais alguma coisa antes de acabar a vez?
vinhos-ask-vineyards-action = Que vinha compras?
vinhos-ask-bonus-vineyard-action = Que vinha compras com o desconto do gestor?
vinhos-ask-place-vineyard = Que quinta recebe a { $vineyard }?
vinhos-ask-wineries-action = Onde constróis uma adega por { THOUSANDS($price) } Bagos? Ainda podes construir { $left }.
vinhos-ask-bonus-winery-action = Onde constróis uma adega por apenas { THOUSANDS($price) } Bagos?
vinhos-ask-cellars-action = Que armazém passa a cave por { THOUSANDS($price) } Bagos?
vinhos-ask-enologists-action = Que adega contrata um enólogo por { THOUSANDS($price) } Bagos? Ainda podes contratar { $left }.
vinhos-ask-wine-experts-action = Que perito contratas? Ainda podes contratar { $left }.
vinhos-ask-bank-action = O que queres fazer no banco?
vinhos-ask-sales-action = Que vinho vendes no país?
vinhos-ask-bonus-sales-action = Que vinho vendes no país como bónus?
vinhos-ask-sale-slot = Onde vendes o { $region } { $colour } de valor { $value }?
vinhos-ask-export-action = Que vinho exportas?
vinhos-ask-bonus-export-action = Que vinho exportas como bónus?
vinhos-ask-export-slot = Para onde exportas o { $region } { $colour } de valor { $value }?
vinhos-ask-order-place = Que lugar ocupas na ordem da próxima fase?
vinhos-ask-announce = Que vinho anuncias para a próxima feira?
vinhos-ask-announce-cubes = Juntas renome a este vinho de valor { $value }?
vinhos-ask-announce-slot =
    { $experts ->
        [0] O teu vinho de valor { $value } não permite peritos na feira. Que stand ocupa?
        [1] O teu vinho de valor { $value } permite um perito na feira. Que stand ocupa?
       *[other] O teu vinho de valor { $value } permite { $experts } peritos na feira. Que stand ocupa?
    }
vinhos-ask-manager-barrels = O teu vinho agrada a um gestor. A quem dás um barril?
vinhos-ask-benefit = O que faz o gestor por ti?
vinhos-ask-benefit-wine = Que vinho dás ao gestor?
vinhos-ask-wine-for-points = Que vinho transformas em pontos de vitória?
vinhos-ask-wine-for-points-cubes = Juntas renome a este vinho de valor { $value }?
vinhos-ask-return-expert = Tens um perito a mais. Qual devolves?
vinhos-ask-free-expert = Escolhe um perito grátis.
vinhos-ask-last-place-expert = Ficaste em último lugar: junta-se a ti um perito grátis. Qual?
vinhos-ask-place-cubes =
    { $left ->
        [1] Que região recebe o cubo de renome?
       *[other] Que região recebe um cubo de renome? Há { $left } para colocar, em regiões diferentes.
    }
vinhos-ask-lift-barrel = Que barril recuperas?
vinhos-ask-lift-pair = Que barril trazes de volta ({ $hangout })?
vinhos-ask-reorder-deck = De que região vês e ordenas as vinhas?
vinhos-ask-lay-tiles = Por que ordem ficam as vinhas ({ $region })? Escolhe a próxima a contar de cima.
vinhos-ask-lose-winery = A tua conta não chegou para os juros. Que quinta perde uma adega?
vinhos-ask-lose-vineyard = A tua conta não chegou para os juros. Que quinta perde uma vinha?
vinhos-ask-rehouse = Que adega acolhe o enólogo que perdeu a sua?
vinhos-ask-dismiss = Falta o salário de um enólogo. Que quinta despede um?
vinhos-ask-move-enologists = Antes da vindima: há enólogos a mudar de quinta?
vinhos-ask-make-wine = A quinta { $estate } dá um vinho de valor { $value }. Fazes um Douro, ou gastas uma peça de Porto?
vinhos-ask-before-fair = A feira vai abrir. Ainda queres preparar alguma coisa?
vinhos-ask-choose-experts =
    { $left ->
        [1] Que perito fala pelo teu vinho? Ainda podes jogar um.
       *[other] Que perito fala pelo teu vinho? Ainda podes jogar até { $left }.
    }
vinhos-ask-last-benefit = Acabou o último ano. Mais um benefício, ou ficas por aqui?
vinhos-ask-last-cash = Os peritos que usaste vão voltar a ficar disponíveis. Usas antes um perito de dinheiro?
vinhos-ask-last-divest = Antes da pontuação final: trocas investimento e peritos por dinheiro?

## Respostas

vinhos-answer-done = Mais nada
vinhos-answer-pass = Sem nota de imprensa
vinhos-answer-stay = Ficar em Passar/Nota de imprensa
vinhos-answer-divest = Descer o investimento: { THOUSANDS($gain) } Bagos em dinheiro
vinhos-answer-invest = Subir o investimento por { THOUSANDS($price) } Bagos da conta
vinhos-answer-douro = Douro, um vinho de valor { $value }
vinhos-answer-porto = Porto, um vinho de valor { $value }
vinhos-answer-go =
    { $price ->
        [0] Ir para { $it }
       *[other] Ir para { $it } por { THOUSANDS($price) } Bagos
    }
vinhos-answer-use = Usar o { $it }
vinhos-answer-play = Jogar o { $it }
vinhos-answer-return = Devolver o { $it }
vinhos-answer-hire =
    { $price ->
        [0] Receber o { $expert }
       *[other] Contratar o { $expert } por { THOUSANDS($price) } Bagos
    }
vinhos-answer-buy =
    { $price ->
        [0] Receber a { $vineyard } de graça
       *[other] Comprar a { $vineyard } por { THOUSANDS($price) } Bagos
    }
vinhos-answer-cube = Pôr um cubo: { $it }
vinhos-answer-deck = Ordenar as vinhas: { $it }
vinhos-answer-next = A seguir: { $it }
vinhos-answer-place = Colocar na { $it }
vinhos-answer-drop = Retirar da { $it }
vinhos-answer-transfer = Um enólogo muda { $it }
vinhos-answer-wine = { $region } { $colour } de valor { $value } ({ $it })
vinhos-answer-sell =
    { $cubes ->
        [0] Vender em { $it }: { THOUSANDS($demand) } Bagos para a conta
        [1] Vender em { $it }: { THOUSANDS($demand) } Bagos para a conta, com um cubo de renome
       *[other] Vender em { $it }: { THOUSANDS($demand) } Bagos para a conta, com { $cubes } cubos de renome
    }
vinhos-answer-ship =
    { $cubes ->
        [0] Exportar para a { $it }: { $points } PV
        [1] Exportar para a { $it }: { $points } PV, com um cubo de renome
       *[other] Exportar para a { $it }: { $points } PV, com { $cubes } cubos de renome
    }
vinhos-answer-withdraw = Levantar { $it }
vinhos-answer-deposit = Depositar { $it }
vinhos-answer-home = Trazer dois barris de volta ({ $it }): um cubo de renome por cada
vinhos-answer-lift-sale = O barril em { $it }
vinhos-answer-lift-export = O barril na exportação ({ $it })
vinhos-answer-lift-court = O barril com os gestores ({ $it })
vinhos-answer-lift-multiplier = O barril no multiplicador ({ $it })
vinhos-answer-order = Jogar em { $it } na próxima fase
vinhos-answer-fair =
    { $points ->
        [0] { $it }: { $bonus }
        [1] { $it }: { $bonus }, mais 1 ponto de feira pelo vinho
       *[other] { $it }: { $bonus }, mais { $points } pontos de feira pelo vinho
    }
vinhos-answer-cubes = Usar { $it }: um vinho de valor { $value }
vinhos-answer-manager = Dar um barril a { $it }
vinhos-answer-benefit = Obter um benefício com o teu barril ({ $it })
vinhos-answer-to = O barril passa para «{ $it }»
vinhos-answer-multiply = O barril passa para o multiplicador «{ $it }»: { $points } PV neste momento

## Razões

vinhos-must-move = O teu marcador já lá está; tem de ir para outro lado.
vinhos-short-of-cash = A deslocação custa { THOUSANDS($price) } Bagos; faltam-te { THOUSANDS($short) }.
vinhos-can-leave = Só fica quem não pode ir a mais lado nenhum, e tu podes.
vinhos-cannot-pay =
    { $short ->
        [0] O teu dinheiro não chega nem para a compra mais barata.
       *[other] Faltam-te { THOUSANDS($short) } Bagos.
    }
vinhos-investment-lowest = O teu investimento já está no mínimo.
vinhos-investment-highest = O teu investimento já está no máximo.
vinhos-account-short = Faltam { THOUSANDS($short) } Bagos na tua conta.
vinhos-account-empty = A tua conta está vazia.
vinhos-account-full = A tua conta está cheia.
vinhos-no-cash = Não tens dinheiro para depositar.
vinhos-nothing-at-bank = Não tens nada para levantar nem para depositar.
vinhos-back-and-forth = Só desfaria o que já fizeste nesta visita ao banco.
vinhos-must-do-one = Esta ação tem de ser feita pelo menos uma vez.
vinhos-already-bought-here = Já compraste lá nesta ação; cada região vende-te uma.
vinhos-deck-empty = A pilha está vazia.
vinhos-region-not-in-play = Esta região não entra neste jogo.
vinhos-no-estate-fits = Nenhuma quinta tua a pode receber: só uma vazia, ou da mesma região e cor.
vinhos-estate-differs = As vinhas de lá são de outra região ou cor.
vinhos-estate-full = As três parcelas estão ocupadas.
vinhos-minho-cellar = O vinho do Minho não conhece cave.
vinhos-two-wineries = Já lá estão duas adegas.
vinhos-no-winery-left = As adegas esgotaram-se.
vinhos-no-winery-room = Nenhuma quinta tua tem lugar para uma adega.
vinhos-no-cellar-left = As caves esgotaram-se.
vinhos-no-cellar-room = Nenhuma quinta tua pode receber uma cave.
vinhos-has-cellar = Já tem cave.
vinhos-no-enologist-left = Nenhum enólogo procura trabalho.
vinhos-no-empty-winery = Não há nenhuma adega sem enólogo.
vinhos-no-wine = Não tens vinho.
vinhos-no-barrel = Não tens nenhum barril na reserva.
vinhos-no-slot-fits = Nenhum lugar livre aceita um vinho teu, nem com renome.
vinhos-slot-taken = Já lá está alguém.
vinhos-value-too-low = Pede { $demand }; o teu vinho vale { $value } e o renome não cobre a diferença.
vinhos-no-pair = Precisas de dois barris lá.
vinhos-cubes-not-needed = O último destes cubos não te daria nada.
vinhos-cubes-lacking = A tua região não tem tantos cubos.
vinhos-already-cube-there = Já lá puseste um destes cubos.
vinhos-no-cube-room = A região não tem lugar para mais um cubo.
vinhos-expert-face-down = Já usaste este perito; a peça está virada para baixo.
vinhos-expert-not-now = Este perito nada pode fazer neste momento.
vinhos-no-cube-left = Já não há cubos, ou não há lugar para eles.
vinhos-no-barrel-out = Nenhum barril teu está no tabuleiro.
vinhos-free-move-already = A tua deslocação já é grátis.
vinhos-nothing-to-reorder = Não restam duas vinhas para ordenar.
vinhos-too-many-played = O teu vinho não permite mais peritos.
vinhos-feature-not-shown = O teu stand na feira não tem esta característica.
vinhos-benefit-used = Já tiveste o teu benefício nesta fase.
vinhos-same-space = O teu barril já lá está.
vinhos-multiplier-once = Já tens um barril neste multiplicador.
vinhos-no-benefit-fits = Agora não é possível nenhum benefício na fila deste gestor.
vinhos-bonus-needs-wine = Esse vinho é preciso para a própria ação bónus.
vinhos-already-announced = Já anunciaste um vinho para esta feira.
vinhos-request-not-met = O teu vinho não satisfaz o pedido deste gestor para este ano.
vinhos-year-one = No primeiro ano os gestores não aceitam barris.
vinhos-manager-once = Este gestor já recebeu um barril por este vinho.
vinhos-place-taken = Alguém já tem esse lugar.

## De onde vêm os pontos

vinhos-source-export = exportação
vinhos-source-fair = feiras
vinhos-source-wine = vinho
vinhos-source-experts = peritos
vinhos-source-renown = renome
vinhos-source-empty-account = conta vazia
vinhos-source-majorities = maiorias na exportação
vinhos-source-account = conta
vinhos-source-multipliers = multiplicadores
