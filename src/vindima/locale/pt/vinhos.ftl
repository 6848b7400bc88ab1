### Vinhos, em português europeu.
###
### Um nome encontra-se em `vinhos-<kind>-<id>`. Cada sequência de algarismos do id é `n` na chave e um número
### aqui: `estate-2-slot-3` é `vinhos-wine-estate-n-slot-n` com $n1 = 2 e $n2 = 3.
### O dinheiro vem em milhares: THOUSANDS($price) faz de 3 três mil.

## Nomes: lugares do tabuleiro

vinhos-action-vineyards = Vinhas
vinhos-action-cellars = Caves
vinhos-action-wineries = Adegas
vinhos-action-wine-experts = Peritos em Vinho
vinhos-action-pass-press-release = Passar/Nota de Imprensa
vinhos-action-enologists = Enólogos
vinhos-action-export = Exportação
vinhos-action-sales = Vendas
vinhos-action-bank = Banco
vinhos-short-vineyards = Vinhas
vinhos-short-cellars = Caves
vinhos-short-wineries = Adegas
vinhos-short-wine-experts = Peritos
vinhos-short-pass-press-release = Passar/Nota
vinhos-short-enologists = Enólogos
vinhos-short-export = Exportação
vinhos-short-sales = Vendas
vinhos-short-bank = Banco
vinhos-short-taste = Sabor
vinhos-short-aroma = Aroma
vinhos-short-look = Aspeto
vinhos-short-alcohol = Álcool

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
vinhos-court-winery-for-n = ação bónus: comprar uma adega por { THOUSANDS($n1) } Bagos
vinhos-court-sales = ação bónus: Vendas
vinhos-court-beatriz = Beatriz
vinhos-court-vineyard-minus-n = ação bónus: comprar uma vinha por menos { THOUSANDS($n1) } Bagos
vinhos-court-export = ação bónus: Exportação
vinhos-court-constantino = Constantino
vinhos-court-free-expert = ação bónus: um Perito em Vinho grátis
vinhos-court-invest-free = ação bónus: investir uma vez de graça

vinhos-multiplier-cellars-n = caves, lugar { $n1 }
vinhos-multiplier-vineyards-n = vinhas, lugar { $n1 }
vinhos-multiplier-wine-n = o valor de um vinho, já, lugar { $n1 }
vinhos-multiplier-enologists-n = enólogos, lugar { $n1 }
vinhos-multiplier-cash-n = dinheiro, lugar { $n1 }
vinhos-multiplier-four-experts-n = peritos nas quatro características, já, lugar { $n1 }
vinhos-multiplier-full-estates-n = quintas completas, lugar { $n1 }
vinhos-multiplier-wineries-n = adegas, lugar { $n1 }
vinhos-multiplier-renown-n = renome nas próprias regiões, já, lugar { $n1 }

vinhos-fair-look-taste = Aspeto e Sabor
vinhos-fair-look-alcohol = Aspeto e Teor Alcoólico
vinhos-fair-look-aroma = Aspeto e Aroma
vinhos-fair-taste-aroma = Sabor e Aroma
vinhos-fair-taste-alcohol = Sabor e Teor Alcoólico
vinhos-fair-aroma-alcohol = Aroma e Teor Alcoólico
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
vinhos-feature-alcohol = Teor Alcoólico

vinhos-ability-discount = desconto em vinhas
vinhos-ability-reorder = reordenar vinhas
vinhos-ability-renown = pôr um cubo de renome
vinhos-ability-cash = receber dinheiro
vinhos-ability-barrel = recuperar um barril
vinhos-ability-free-move = deslocação grátis

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
vinhos-expert-alcohol-discount = perito em Teor Alcoólico ({ vinhos-ability-discount })
vinhos-expert-alcohol-reorder = perito em Teor Alcoólico ({ vinhos-ability-reorder })
vinhos-expert-alcohol-renown = perito em Teor Alcoólico ({ vinhos-ability-renown })
vinhos-expert-alcohol-cash = perito em Teor Alcoólico ({ vinhos-ability-cash })
vinhos-expert-alcohol-barrel = perito em Teor Alcoólico ({ vinhos-ability-barrel })
vinhos-expert-alcohol-free-move = perito em Teor Alcoólico ({ vinhos-ability-free-move })

# As quintas pelo nome da região, a seguir à palavra “quinta”; o número só aparece se duas tiverem a mesma região.
vinhos-estate-estate-n = { $n1 }
vinhos-estate-minho = do Minho
vinhos-estate-minho-n = do Minho ({ $n1 })
vinhos-estate-tras-os-montes = de Trás-os-Montes
vinhos-estate-tras-os-montes-n = de Trás-os-Montes ({ $n1 })
vinhos-estate-dao = do Dão
vinhos-estate-dao-n = do Dão ({ $n1 })
vinhos-estate-douro = do Douro
vinhos-estate-douro-n = do Douro ({ $n1 })
vinhos-estate-lisboa = de Lisboa
vinhos-estate-lisboa-n = de Lisboa ({ $n1 })
vinhos-estate-alentejo = do Alentejo
vinhos-estate-alentejo-n = do Alentejo ({ $n1 })
vinhos-estate-setubal = de Setúbal
vinhos-estate-setubal-n = de Setúbal ({ $n1 })
vinhos-estate-algarve = do Algarve
vinhos-estate-algarve-n = do Algarve ({ $n1 })

vinhos-wine-estate-n-slot-n = quinta { $n1 }, lugar { $n2 }
vinhos-transfer-estate-n-estate-n = da quinta { $n1 } para a quinta { $n2 }
vinhos-amount-n = { THOUSANDS($n1) } Bagos
vinhos-number-n =
    { $n1 ->
        [0] Sem cubos de renome
        [one] Com um cubo de renome
       *[other] Com { $n1 } cubos de renome
    }

## Perguntas

vinhos-ask-first-vineyard = Escolhe a tua primeira vinha. Traz um vinho e o bónus da sua região.
vinhos-ask-first-wine = Fazes um vinho do Douro, ou gastas uma peça de Porto num vinho melhor?
vinhos-ask-turn = Para onde moves o teu marcador de ação?
vinhos-ask-after-action = A tua ação está concluída. Mais alguma coisa antes de acabar a tua vez?
vinhos-ask-vineyards-action = Que vinha compras?
vinhos-ask-bonus-vineyard-action = Que vinha compras com o desconto da ação bónus?
vinhos-ask-place-vineyard = A que quinta juntas a { $vineyard }?
vinhos-ask-wineries-action =
    { $left ->
        [one] Onde constróis uma adega por { THOUSANDS($price) } Bagos? Podes construir mais uma.
       *[other] Onde constróis uma adega por { THOUSANDS($price) } Bagos? Podes construir { $left }.
    }
vinhos-ask-bonus-winery-action = Onde constróis uma adega por apenas { THOUSANDS($price) } Bagos?
vinhos-ask-cellars-action = Que armazém cobres com uma cave por { THOUSANDS($price) } Bagos?
vinhos-ask-enologists-action =
    { $left ->
        [one] Onde contratas um enólogo por { THOUSANDS($price) } Bagos? Podes contratar mais um.
       *[other] Onde contratas um enólogo por { THOUSANDS($price) } Bagos? Podes contratar { $left }.
    }
vinhos-ask-wine-experts-action =
    { $left ->
        [one] Que Perito em Vinho contratas? Podes contratar mais um.
       *[other] Que Perito em Vinho contratas? Podes contratar { $left }.
    }
vinhos-ask-bank-action = O que fazes no banco?
vinhos-ask-sales-action = Que vinho vendes?
vinhos-ask-bonus-sales-action = Que vinho vendes com a tua ação bónus?
vinhos-ask-sale-slot = Onde vendes o { $region } { $colour } de valor { $value }?
vinhos-ask-export-action = Que vinho exportas?
vinhos-ask-bonus-export-action = Que vinho exportas com a tua ação bónus?
vinhos-ask-export-slot = Para onde exportas o { $region } { $colour } de valor { $value }?
vinhos-ask-order-place =
    { $next ->
        [phase] Que lugar ocupas na ordem de jogo da próxima fase?
        [year] Que lugar ocupas na ordem de jogo do próximo ano?
       *[fair] Que lugar ocupas na ordem de jogo da feira?
    }
vinhos-ask-announce = Que vinho anuncias para a próxima feira?
vinhos-ask-late-announcement = A feira começa. Que vinho apresentas?
vinhos-ask-announce-cubes = Usas renome para aumentar o valor deste vinho ({ $value })?
vinhos-ask-announce-slot =
    { $experts ->
        [0] O teu vinho (valor { $value }) não te permite jogar Peritos em Vinho na feira. Que lugar na feira ocupas?
        [one] O teu vinho (valor { $value }) permite-te jogar um Perito em Vinho na feira. Que lugar na feira ocupas?
       *[other] O teu vinho (valor { $value }) permite-te jogar até { $experts } Peritos em Vinho na feira. Que lugar na feira ocupas?
    }
vinhos-ask-manager-barrels = O teu vinho satisfaz o pedido de um gestor. A que gestor dás um barril?
vinhos-ask-benefit = Que benefício escolhes?
vinhos-ask-benefit-wine = Que vinho dás ao gestor?
vinhos-ask-wine-for-points = Que vinho descartas por pontos de vitória?
vinhos-ask-wine-for-points-cubes = Usas renome para aumentar o valor deste vinho ({ $value })?
vinhos-ask-return-expert = Tens um Perito em Vinho a mais. Qual descartas?
vinhos-ask-free-expert = Escolhe um Perito em Vinho grátis.
vinhos-ask-last-place-expert = Ficaste em último lugar, por isso podes receber um Perito em Vinho grátis. Qual?
vinhos-ask-place-cubes =
    { $left ->
        [one] Que região recebe o cubo de renome?
       *[other] Que região recebe um cubo de renome? Tens { $left } para colocar, em regiões diferentes.
    }
vinhos-ask-lift-barrel = Que barril recuperas?
vinhos-ask-lift-pair = Que barril recuperas? ({ $hangout })
vinhos-ask-reorder-deck = De que região queres ver e reordenar as vinhas?
vinhos-ask-lay-tiles = Ordena as vinhas ({ $region }): qual vem a seguir, a contar de cima?
vinhos-ask-lose-winery = Não conseguiste pagar todos os juros. Que quinta perde uma adega?
vinhos-ask-lose-vineyard = Não conseguiste pagar todos os juros. Que quinta perde uma vinha?
vinhos-ask-discard-vineyard = Não conseguiste pagar todos os juros. Que vinha da quinta { $estate } descartas?
vinhos-ask-rehouse = Que adega acolhe o enólogo cuja adega foi descartada?
vinhos-ask-dismiss = Não consegues pagar a um dos teus enólogos. Que quinta perde um?
vinhos-ask-move-enologists = Antes da produção: mudas enólogos de uma quinta para outra?
vinhos-ask-make-wine = A quinta { $estate } produz um vinho de valor { $value }. Fica como Douro, ou gastas uma peça de Porto?
vinhos-ask-before-fair = A feira vai começar. Queres fazer alguma coisa antes?
vinhos-ask-choose-experts =
    { $left ->
        [one] Que Perito em Vinho jogas? Podes jogar mais um.
       *[other] Que Perito em Vinho jogas? Podes jogar até { $left }.
    }
vinhos-ask-last-benefit = Acabou o último ano. Mais um benefício, ou passas?
vinhos-ask-last-cash = Os teus peritos virados para baixo vão voltar a virar-se para cima. Usas antes um perito que dá dinheiro?
vinhos-ask-last-divest = Antes da pontuação final: desinvestes ou usas peritos para obter dinheiro?

## Respostas

vinhos-answer-done = Mais nada
vinhos-answer-pass = Passar (sem Nota de Imprensa)
vinhos-answer-stay = Ficar em Passar/Nota de Imprensa
vinhos-answer-divest = Desinvestir: { THOUSANDS($gain) } Bagos em dinheiro
vinhos-answer-invest = Investir: { THOUSANDS($price) } Bagos da conta
vinhos-answer-douro = Vinho do Douro de valor { $value }
vinhos-answer-porto = Vinho do Porto de valor { $value }
vinhos-answer-go =
    { $price ->
        [0] Ir para { $it }
       *[other] Ir para { $it } por { THOUSANDS($price) } Bagos
    }
vinhos-answer-use =
    { $cash ->
        [0] Usar o { $it }
       *[other] Usar o { $it }: { THOUSANDS($cash) } Bagos
    }
vinhos-answer-play = Jogar o { $it }
vinhos-answer-return = Descartar o { $it }
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
vinhos-answer-cube = Pôr um cubo de renome: { $it }
vinhos-answer-deck = Reordenar as vinhas: { $it }
vinhos-answer-next = A seguir: { $it } (preço { THOUSANDS($price) } Bagos)
vinhos-answer-place = Colocar na quinta { $it }
vinhos-answer-drop = Retirar da quinta { $it }
vinhos-answer-discard = Descartar a { $it } (preço { THOUSANDS($price) } Bagos)
vinhos-answer-transfer = Mudar um enólogo da quinta { $from } para a quinta { $to }
vinhos-answer-wine = { $region } { $colour } de valor { $value } ({ $place ->
    [region] lugar { $slot }
   *[estate] quinta { $estate }, lugar { $slot }
  })
vinhos-answer-sell =
    { $cubes ->
        [0] Vender ({ $it }): { THOUSANDS($gain) } Bagos para a conta
        [one] Vender ({ $it }): { THOUSANDS($gain) } Bagos para a conta, com um cubo de renome
       *[other] Vender ({ $it }): { THOUSANDS($gain) } Bagos para a conta, com { $cubes } cubos de renome
    }
vinhos-answer-ship =
    { $cubes ->
        [0] Exportar para a { $it }: { $points } PV
        [one] Exportar para a { $it }: { $points } PV, com um cubo de renome
       *[other] Exportar para a { $it }: { $points } PV, com { $cubes } cubos de renome
    }
vinhos-answer-withdraw = Levantar { $it }
vinhos-answer-deposit = Depositar { $it }
vinhos-answer-home = Recuperar dois barris ({ $it }) e pôr dois cubos de renome
vinhos-answer-lift-sale = O barril nas vendas ({ $it })
vinhos-answer-lift-export = O barril na exportação ({ $it })
vinhos-answer-lift-court = O barril na área dos gestores ({ $it })
vinhos-answer-lift-multiplier = O barril no multiplicador ({ $it })
vinhos-answer-order =
    { $next ->
        [phase] Jogar em { $it } na próxima fase
        [year] Jogar em { $it } no próximo ano
       *[fair] Jogar em { $it } na feira
    }
vinhos-answer-fair =
    { $points ->
        [0] { $it }: { $bonus }
        [one] { $it }: { $bonus }, mais 1 ponto de feira pelo vinho
       *[other] { $it }: { $bonus }, mais { $points } pontos de feira pelo vinho
    }
vinhos-answer-cubes = { $it }: o vinho vale { $value }
vinhos-answer-manager = Dar um barril a { $it }
vinhos-answer-benefit = Obter um benefício com um barril ({ $it })
vinhos-answer-to = Mover o barril para «{ $it }»
vinhos-answer-multiply = Mover o barril para o multiplicador «{ $it }»: { $points } PV neste momento

## Razões

vinhos-must-move = O teu marcador de ação já lá está; tem de ir para outro espaço.
vinhos-short-of-cash = A deslocação custa { THOUSANDS($price) } Bagos; faltam-te { THOUSANDS($short) }.
vinhos-can-leave = Só podes ficar se não puderes realizar nenhuma outra ação, e podes.
vinhos-cannot-pay =
    { $short ->
        [0] O teu dinheiro não chega nem para a compra mais barata de lá.
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
vinhos-must-do-one = Nesta ação tens de fazer isto pelo menos uma vez.
vinhos-action-needs-it = Tens de realizar a tua ação nesta vez, e isto torná-la-ia impossível.
vinhos-already-bought-here = Já compraste uma vinha desta região nesta ação.
vinhos-deck-empty = A pilha está vazia.
vinhos-region-not-in-play = Esta região não é usada neste jogo.
vinhos-no-estate-fits = Nenhuma quinta tua a pode receber: tem de estar vazia, ou ser da mesma região e cor.
vinhos-estate-differs = As vinhas desta quinta são de outra região ou de outra cor.
vinhos-estate-full = Os três lugares desta quinta estão ocupados.
vinhos-minho-cellar = As quintas do Minho não podem ter cave.
vinhos-two-wineries = Esta quinta já tem duas adegas.
vinhos-no-winery-left = Já não há adegas.
vinhos-no-winery-room = Nenhuma das tuas quintas tem lugar para uma adega.
vinhos-no-cellar-left = Já não há caves.
vinhos-no-cellar-room = Nenhuma das tuas quintas pode receber uma cave.
vinhos-has-cellar = Esta quinta já tem cave.
vinhos-no-enologist-left = Já não há enólogos.
vinhos-no-empty-winery = Não tens nenhuma adega sem enólogo.
vinhos-no-wine = Não tens vinho.
vinhos-no-barrel = Não tens nenhum barril na reserva.
vinhos-no-slot-fits = Nenhum lugar livre aceita um dos teus vinhos, nem com renome.
vinhos-slot-taken = Este lugar já está ocupado.
vinhos-value-too-low = Este lugar pede um valor de { $demand }; o teu vinho vale { $value }, e o renome não cobre a diferença.
vinhos-no-pair = Precisas de dois barris neste estabelecimento.
vinhos-cubes-not-needed = Não precisas de tantos cubos de renome: o último não te daria nada.
vinhos-cubes-lacking = A região do vinho não tem tantos cubos de renome.
vinhos-already-cube-there = Acabaste de pôr lá um cubo de renome; escolhe outra região.
vinhos-no-cube-room = Esta região não tem lugar para mais um cubo de renome.
vinhos-expert-face-down = Já usaste este perito; a peça está virada para baixo.
vinhos-expert-not-now = Agora não se pode usar a habilidade deste perito.
vinhos-no-cube-left = Já não há cubos de renome, ou não há lugar para eles.
vinhos-no-barrel-out = Nenhum barril teu está no tabuleiro.
vinhos-free-move-already = A tua deslocação já é grátis.
vinhos-nothing-to-reorder = Nenhuma pilha de vinhas tem ainda duas peças para reordenar.
vinhos-reorder-before-buying = Este perito usa-se antes de comprar uma vinha, e já não podes comprar nenhuma de uma pilha com duas peças.
vinhos-too-many-played = A tua peça de feira não te permite jogar mais peritos.
vinhos-feature-not-shown = O teu lugar na feira não mostra esta característica.
vinhos-benefit-used = Já obtiveste um benefício nesta fase.
vinhos-same-space = O teu barril já lá está.
vinhos-multiplier-once = Já tens um barril neste multiplicador.
vinhos-no-benefit-fits = Agora não é possível nenhum benefício na fila deste gestor.
vinhos-bonus-needs-wine = Precisas desse vinho para a própria ação bónus.
vinhos-no-bonus-follows = Depois da tua ação, isto só é permitido para preparar uma ação bónus, e nenhuma é possível.
vinhos-bonus-must-follow = Preparaste uma ação bónus: tens de obter um benefício com uma ação bónus.
vinhos-already-announced = Já anunciaste um vinho para esta feira.
vinhos-request-not-met = O teu vinho não satisfaz o pedido deste gestor para este ano.
vinhos-year-one = No primeiro ano não podes dar barris aos gestores.
vinhos-manager-once = Já deste um barril a este gestor por este vinho.
vinhos-place-taken = Outro jogador já ocupou esse lugar.

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
