### Viticulture, em português europeu.
###
### Um nome encontra-se em `viticulture-<kind>-<id>`. Cada sequência de algarismos do id é `n` na chave e um
### número aqui: `row-3` é `viticulture-row-row-n` com $n1 = 3. As cartas estão em `viticulture-cards.ftl`.

## Nomes: o tabuleiro

viticulture-action-draw-vine = Biscar uma videira
viticulture-action-give-tour = Guiar uma visita: 2 liras
viticulture-action-build-structure = Construir uma estrutura
viticulture-action-play-summer = Jogar um visitante de verão
viticulture-action-sell-or-trade = Vender uvas, ou comprar ou vender um campo
viticulture-action-plant-vine = Plantar uma videira
viticulture-action-draw-order = Biscar uma encomenda
viticulture-action-harvest-field = Vindimar um campo
viticulture-action-train-worker = Formar um trabalhador por 4 liras
viticulture-action-play-winter = Jogar um visitante de inverno
viticulture-action-make-wine = Fazer até dois vinhos
viticulture-action-fill-order = Entregar uma encomenda
viticulture-action-gain-lira = Receber 1 lira
viticulture-action-use-yoke = Usar o jugo

viticulture-bonus-draw-vine = mais uma videira
viticulture-bonus-give-tour = mais 1 lira
viticulture-bonus-build-structure = 1 lira
viticulture-bonus-play-summer = um segundo visitante
viticulture-bonus-sell-or-trade = 1 PV
viticulture-bonus-plant-vine = uma segunda videira
viticulture-bonus-draw-order = mais uma encomenda
viticulture-bonus-harvest-field = um segundo campo
viticulture-bonus-train-worker = 1 lira
viticulture-bonus-play-winter = um segundo visitante
viticulture-bonus-make-wine = um terceiro vinho
viticulture-bonus-fill-order = 1 PV

viticulture-place-draw-vine-left = { viticulture-action-draw-vine }, espaço da esquerda
viticulture-place-draw-vine-middle = { viticulture-action-draw-vine } (bónus: { viticulture-bonus-draw-vine })
viticulture-place-draw-vine-right = { viticulture-action-draw-vine }, espaço da direita
viticulture-place-draw-vine-beside = { viticulture-action-draw-vine } (trabalhador grande ao lado dos espaços)
viticulture-place-give-tour-left = { viticulture-action-give-tour }, espaço da esquerda
viticulture-place-give-tour-middle = { viticulture-action-give-tour } (bónus: { viticulture-bonus-give-tour })
viticulture-place-give-tour-right = { viticulture-action-give-tour }, espaço da direita
viticulture-place-give-tour-beside = { viticulture-action-give-tour } (trabalhador grande ao lado dos espaços)
viticulture-place-build-structure-left = { viticulture-action-build-structure }, espaço da esquerda
viticulture-place-build-structure-middle = { viticulture-action-build-structure } (bónus: { viticulture-bonus-build-structure })
viticulture-place-build-structure-right = { viticulture-action-build-structure }, espaço da direita
viticulture-place-build-structure-beside = { viticulture-action-build-structure } (trabalhador grande ao lado dos espaços)
viticulture-place-play-summer-left = { viticulture-action-play-summer }, espaço da esquerda
viticulture-place-play-summer-middle = { viticulture-action-play-summer } (bónus: { viticulture-bonus-play-summer })
viticulture-place-play-summer-right = { viticulture-action-play-summer }, espaço da direita
viticulture-place-play-summer-beside = { viticulture-action-play-summer } (trabalhador grande ao lado dos espaços)
viticulture-place-sell-or-trade-left = { viticulture-action-sell-or-trade }, espaço da esquerda
viticulture-place-sell-or-trade-middle = { viticulture-action-sell-or-trade } (bónus: { viticulture-bonus-sell-or-trade })
viticulture-place-sell-or-trade-right = { viticulture-action-sell-or-trade }, espaço da direita
viticulture-place-sell-or-trade-beside = { viticulture-action-sell-or-trade } (trabalhador grande ao lado dos espaços)
viticulture-place-plant-vine-left = { viticulture-action-plant-vine }, espaço da esquerda
viticulture-place-plant-vine-middle = { viticulture-action-plant-vine } (bónus: { viticulture-bonus-plant-vine })
viticulture-place-plant-vine-right = { viticulture-action-plant-vine }, espaço da direita
viticulture-place-plant-vine-beside = { viticulture-action-plant-vine } (trabalhador grande ao lado dos espaços)
viticulture-place-draw-order-left = { viticulture-action-draw-order }, espaço da esquerda
viticulture-place-draw-order-middle = { viticulture-action-draw-order } (bónus: { viticulture-bonus-draw-order })
viticulture-place-draw-order-right = { viticulture-action-draw-order }, espaço da direita
viticulture-place-draw-order-beside = { viticulture-action-draw-order } (trabalhador grande ao lado dos espaços)
viticulture-place-harvest-field-left = { viticulture-action-harvest-field }, espaço da esquerda
viticulture-place-harvest-field-middle = { viticulture-action-harvest-field } (bónus: { viticulture-bonus-harvest-field })
viticulture-place-harvest-field-right = { viticulture-action-harvest-field }, espaço da direita
viticulture-place-harvest-field-beside = { viticulture-action-harvest-field } (trabalhador grande ao lado dos espaços)
viticulture-place-train-worker-left = { viticulture-action-train-worker }, espaço da esquerda
viticulture-place-train-worker-middle = { viticulture-action-train-worker } (bónus: { viticulture-bonus-train-worker })
viticulture-place-train-worker-right = { viticulture-action-train-worker }, espaço da direita
viticulture-place-train-worker-beside = { viticulture-action-train-worker } (trabalhador grande ao lado dos espaços)
viticulture-place-play-winter-left = { viticulture-action-play-winter }, espaço da esquerda
viticulture-place-play-winter-middle = { viticulture-action-play-winter } (bónus: { viticulture-bonus-play-winter })
viticulture-place-play-winter-right = { viticulture-action-play-winter }, espaço da direita
viticulture-place-play-winter-beside = { viticulture-action-play-winter } (trabalhador grande ao lado dos espaços)
viticulture-place-make-wine-left = { viticulture-action-make-wine }, espaço da esquerda
viticulture-place-make-wine-middle = { viticulture-action-make-wine } (bónus: { viticulture-bonus-make-wine })
viticulture-place-make-wine-right = { viticulture-action-make-wine }, espaço da direita
viticulture-place-make-wine-beside = { viticulture-action-make-wine } (trabalhador grande ao lado dos espaços)
viticulture-place-fill-order-left = { viticulture-action-fill-order }, espaço da esquerda
viticulture-place-fill-order-middle = { viticulture-action-fill-order } (bónus: { viticulture-bonus-fill-order })
viticulture-place-fill-order-right = { viticulture-action-fill-order }, espaço da direita
viticulture-place-fill-order-beside = { viticulture-action-fill-order } (trabalhador grande ao lado dos espaços)
viticulture-place-gain-lira = { viticulture-action-gain-lira }
viticulture-place-gain-lira-grande = { viticulture-action-gain-lira } (trabalhador grande)
viticulture-place-use-yoke = { viticulture-action-use-yoke }

viticulture-row-row-n =
    { $n1 ->
        [1] linha 1: sem bónus
        [2] linha 2: uma videira
        [3] linha 3: uma encomenda
        [4] linha 4: 1 lira
        [5] linha 5: biscar um visitante de verão ou de inverno
        [6] linha 6: 1 PV
       *[7] linha 7: o trabalhador temporário
    }

viticulture-season-spring = primavera
viticulture-season-summer = verão
viticulture-season-fall = outono
viticulture-season-winter = inverno

viticulture-deck-vine = uma videira
viticulture-deck-order = uma encomenda
viticulture-deck-summer = um visitante de verão
viticulture-deck-winter = um visitante de inverno

viticulture-worker-regular = um trabalhador normal
viticulture-worker-grande = o trabalhador grande

viticulture-seat-seat-n =
    { $n1 ->
        [1] Jogador A
        [2] Jogador B
        [3] Jogador C
        [4] Jogador D
        [5] Jogador E
       *[6] Jogador F
    }
viticulture-spot-n = { $n1 }

## Nomes: a vinha

viticulture-structure-trellis = latada
viticulture-structure-irrigation = torre de rega
viticulture-structure-yoke = jugo
viticulture-structure-windmill = moinho
viticulture-structure-cottage = casa de campo
viticulture-structure-tasting-room = sala de provas
viticulture-structure-medium-cellar = cave média
viticulture-structure-large-cellar = cave grande
viticulture-gain-worker = trabalhador
viticulture-gain-vp = ponto de vitória

viticulture-field-field-n = campo de { $n1 }

viticulture-vine-sangiovese = Sangiovese (tinta 1)
viticulture-vine-malvasia = Malvasia (branca 1)
viticulture-vine-pinot = Pinot (tinta 1, branca 1)
viticulture-vine-syrah = Syrah (tinta 2)
viticulture-vine-trebbiano = Trebbiano (branca 2)
viticulture-vine-merlot = Merlot (tinta 3)
viticulture-vine-sauvignon-blanc = Sauvignon Blanc (branca 3)
viticulture-vine-cabernet-sauvignon = Cabernet Sauvignon (tinta 4)
viticulture-vine-chardonnay = Chardonnay (branca 4)

viticulture-planting-sangiovese-field-n = { viticulture-vine-sangiovese } no campo de { $n1 }
viticulture-planting-malvasia-field-n = { viticulture-vine-malvasia } no campo de { $n1 }
viticulture-planting-pinot-field-n = { viticulture-vine-pinot } no campo de { $n1 }
viticulture-planting-syrah-field-n = { viticulture-vine-syrah } no campo de { $n1 }
viticulture-planting-trebbiano-field-n = { viticulture-vine-trebbiano } no campo de { $n1 }
viticulture-planting-merlot-field-n = { viticulture-vine-merlot } no campo de { $n1 }
viticulture-planting-sauvignon-blanc-field-n = { viticulture-vine-sauvignon-blanc } no campo de { $n1 }
viticulture-planting-cabernet-sauvignon-field-n = { viticulture-vine-cabernet-sauvignon } no campo de { $n1 }
viticulture-planting-chardonnay-field-n = { viticulture-vine-chardonnay } no campo de { $n1 }

viticulture-grape-red-n = uva tinta de { $n1 }
viticulture-grape-white-n = uva branca de { $n1 }
viticulture-wine-red = vinho tinto
viticulture-wine-white = vinho branco
viticulture-wine-blush = vinho rosé
viticulture-wine-sparkling = espumante
viticulture-bottle-red-n = vinho tinto de { $n1 }
viticulture-bottle-white-n = vinho branco de { $n1 }
viticulture-bottle-blush-n = vinho rosé de { $n1 }
viticulture-bottle-sparkling-n = espumante de { $n1 }

## Nomes: o jogo a solo

viticulture-level-very-easy = muito fácil
viticulture-level-easy = fácil
viticulture-level-normal = normal
viticulture-level-hard = difícil
viticulture-level-very-hard = muito difícil
viticulture-challenge-none = sem desafio
viticulture-challenge-challenge-n =
    { $n1 ->
        [1] desafio 1: sem Mamã, mas com três videiras à tua escolha plantadas desde o início
        [2] desafio 2: no máximo dois trabalhadores normais, só os espaços do meio, sem fichas de ação bónus
        [3] desafio 3: ter seis trabalhadores no fim do ano 3, ou perder logo
        [4] desafio 4: começar muito atrás, mas vindimar até três campos de cada vez
        [5] desafio 5: oito anos e qualquer linha do despertar, mas sem fichas de ação bónus
        [6] desafio 6: só pontuam os vinhos que no fim estiverem nas caves média e grande
        [7] desafio 7: começar muito atrás, mas com um rendimento alto
       *[8] desafio 8: não podes entregar encomendas
    }
viticulture-result-win = vitória
viticulture-result-draw = empate
viticulture-result-loss = derrota

## Perguntas

viticulture-ask-choose-mama = Com que Mamã ficas?
viticulture-ask-choose-papa = Com que Papá ficas?
viticulture-ask-choose-papa-gift = { $papa } dá-te { COUNT($lira, "liras") }. Que mais queres receber?
viticulture-ask-choose-vines =
    { $left ->
        [one] Com que videira começas? Escolhe mais uma.
       *[other] Com que videiras começas? Escolhe { $left }, uma a uma.
    }
viticulture-ask-wake-up = Primavera: que linha do quadro do despertar ocupa o teu galo?
viticulture-ask-draw-visitors =
    { $left ->
        [one] Que tipo de visitante biscas?
       *[other] Que tipos de visitante biscas? Escolhe { $left }, um a um.
    }
viticulture-ask-cut-hand =
    { $left ->
        [one] Fim do ano: tens uma carta a mais. Qual descartas?
       *[other] Fim do ano: tens { $left } cartas a mais. Qual descartas?
    }
viticulture-ask-place =
    { $workers ->
        [one] Onde colocas o teu último trabalhador?
       *[other] Onde colocas um trabalhador? Restam-te { $workers }.
    }
viticulture-ask-place-which-worker = Que trabalhador colocas? ({ $action })
viticulture-ask-place-use-token =
    { $tokens ->
        [one] Gastas a tua última ficha de ação bónus para teres também o bónus? ({ $action })
       *[other] Gastas uma das tuas { $tokens } fichas de ação bónus para teres também o bónus? ({ $action })
    }
viticulture-ask-place-risk-token =
    { $tokens ->
        [one] Não tens agora um segundo visitante para jogar. A tua última ficha de ação bónus perde-se, a não ser que o primeiro visitante te traga outro. Queres gastá-la? ({ $action })
       *[other] Não tens agora um segundo visitante para jogar. Uma ficha de ação bónus perde-se, a não ser que o primeiro visitante te traga outro. Gastas uma das tuas { $tokens }? ({ $action })
    }
viticulture-ask-point-bonus = Ficas com o PV de bónus deste espaço?
viticulture-ask-build = Que estrutura constróis?
viticulture-ask-plant =
    { $left ->
        [one] Que videira plantas, e onde?
       *[other] Que videira plantas, e onde? Podes plantar até { $left }.
    }
viticulture-ask-uproot = Que videira arrancas?
viticulture-ask-sell-or-trade = Vendes uvas, ou compras ou vendes um campo?
viticulture-ask-sell-grape = Que uva vendes? Em liras, um valor até { $most-1 } dá { $lira-1 }, até { $most-2 } dá { $lira-2 }, até { $most-3 } dá { $lira-3 }.
viticulture-ask-grape-spot = Onde pões a { $grape }? Podes escolher um valor mais baixo.
viticulture-ask-harvest =
    { $left ->
        [one] Que campo vindimas?
       *[other] Que campo vindimas? Podes vindimar até { $left }.
    }
viticulture-ask-make-wine =
    { $left ->
        [one] Que vinho fazes?
       *[other] Que vinho fazes? Podes fazer até { $left }.
    }
viticulture-ask-pick-grapes = Que uva usas para o { $wine }?
viticulture-ask-wine-spot = Onde pões o { $wine }? Podes escolher um valor mais baixo.
viticulture-ask-fill-order = Que encomenda entregas?
viticulture-ask-fill-order-wine = Que vinho usas para o { $wine } (ou melhor) da { $order }?
viticulture-ask-play-summer = Que visitante de verão jogas?
viticulture-ask-play-winter = Que visitante de inverno jogas?
viticulture-ask-choose-one = Que opção escolhes?
viticulture-ask-discard-cards =
    { $left ->
        [one] Que carta descartas?
       *[other] Que carta descartas? Tens de descartar { $left }.
    }
viticulture-ask-discard-hand =
    { $left ->
        [one] Descartas a mão toda (resta 1 carta). Que carta descartas a seguir? A última de cada tipo fica no topo da sua pilha.
       *[other] Descartas a mão toda (restam { $left } cartas). Que carta descartas a seguir? A última de cada tipo fica no topo da sua pilha.
    }
viticulture-ask-draw-one-more = Aproveitas o bónus e biscas também { $deck }?
viticulture-ask-choose-two = Escolhe duas destas opções, uma de cada vez. Qual vem primeiro?
viticulture-ask-join-in = Podes { $it }. Queres?
viticulture-ask-pay-or-score = Pagas { COUNT($lira, "liras") }? Se não, { $seat } ganha { $points } PV.
viticulture-ask-pay-opponents =
    { $left ->
        [one] A que adversário pagas { COUNT($lira, "liras") }?
       *[other] A que adversário pagas { COUNT($lira, "liras") }? Podes escolher até { $left }, um a um.
    }
viticulture-ask-promise-card =
    { $left ->
        [one] Dás um visitante? Falta mais um; se não vier, { $seat } bisca três.
       *[other] Dás um visitante? Faltam mais { $left }; se não vierem, { $seat } bisca três.
    }
viticulture-ask-give-cards =
    { $left ->
        [one] Que carta dás? ({ $seat })
       *[other] Que carta dás? Tens de dar { $left }. ({ $seat })
    }
viticulture-ask-demand = { $seat } exige-te uma destas coisas. Qual escolhes?
viticulture-ask-name-opponents =
    { $left ->
        [one] Que adversário tem de te dar um visitante de verão? Podes escolher mais um.
       *[other] Que adversário tem de te dar um visitante de verão? Podes escolher até { $left }.
    }
viticulture-ask-take-discards =
    { $left ->
        [one] Com que carta descartada ficas?
       *[other] Com que carta descartada ficas? Ficas com { $left }, de pilhas diferentes.
    }
viticulture-ask-keep-shown =
    { $left ->
        [one] Com que carta revelada ficas?
       *[other] Com que carta revelada ficas? Ficas com { $left }.
    }
viticulture-ask-discard-grape-or-wine = Que uva ou vinho descartas?
viticulture-ask-age-wine = Que vinho envelheces?
viticulture-ask-switch-vine = Que videira mudas para outro campo?
viticulture-ask-switch-with = Com que videira a trocas?
viticulture-ask-plan = Que espaço de ação de inverno ocupa o teu trabalhador?
viticulture-ask-fetch-workers =
    { $left ->
        [one] Que trabalhador recolhes?
       *[other] Que trabalhador recolhes? Podes recolher até { $left }.
    }
viticulture-ask-move-rooster = Para que linha mudas o teu galo?
viticulture-ask-discard-grape = Que uva descartas?
viticulture-ask-discard-wine = Que vinho descartas?

## Respostas

viticulture-answer-done = Mais nada
viticulture-answer-yes = Sim
viticulture-answer-no = Não
viticulture-answer-choose = { CAPITAL($it) }
viticulture-answer-pass = Passar até ao fim da estação
viticulture-answer-gift = Receber: { $gift }
viticulture-answer-lira = Mais { COUNT($more, "liras") }
viticulture-answer-sell-grapes = Vender uvas
viticulture-answer-lose-point = Perder { $points } PV
viticulture-answer-give-cards =
    { $cards ->
        [one] Dar uma carta
       *[other] Dar { $cards } cartas
    }
viticulture-answer-pay-lira = Pagar { COUNT($lira, "liras") }
viticulture-answer-place = { $it }
viticulture-answer-fetch = Recolher o trabalhador de: { $it }
viticulture-answer-worker = Colocar { $it }
viticulture-answer-wake = Ocupar a { $it }
viticulture-answer-draw = Biscar { $it }
viticulture-answer-plant = Plantar { $it }
viticulture-answer-uproot = Arrancar { $it }
viticulture-answer-switch-vine = Trocar { $it }
viticulture-answer-switch-with = Trocar com { $it }
viticulture-answer-harvest = Vindimar o { $it }
viticulture-answer-sell = Vender o { $it } por { COUNT($price, "liras") }
viticulture-answer-buy = Recomprar o { $it } por { COUNT($price, "liras") }
viticulture-answer-build =
    { $price ->
        [0] Construir { $it } de graça
       *[other] Construir { $it } por { COUNT($price, "liras") }
    }
viticulture-answer-make = Fazer { $it }
viticulture-answer-grape = A { $it }
viticulture-answer-bottle = O { $it }
viticulture-answer-fill = Entregar a { $it }: { $points } PV, +{ $residual } de rendimento
viticulture-answer-visit = { $it }
viticulture-answer-discard = Descartar { $it }
viticulture-answer-give = Dar { $it }
viticulture-answer-keep = Ficar com { $it }
viticulture-answer-take = Tirar { $it }
viticulture-answer-player = { $it }
viticulture-answer-mama =
    { $it }{ $vine ->
        [0] { "" }
        [one] { " · " }1 videira
       *[other] { " · " }{ $vine } videiras
    }{ $order ->
        [0] { "" }
        [one] { " · " }1 encomenda
       *[other] { " · " }{ $order } encomendas
    }{ $summer ->
        [0] { "" }
        [one] { " · " }1 visitante de verão
       *[other] { " · " }{ $summer } visitantes de verão
    }{ $winter ->
        [0] { "" }
        [one] { " · " }1 visitante de inverno
       *[other] { " · " }{ $winter } visitantes de inverno
    }{ $lira ->
        [0] { "" }
        [one] { " · " }1 lira
       *[other] { " · " }{ $lira } liras
    }
viticulture-answer-papa = { $it }: { COUNT($lira, "liras") }, e ainda { $gift } ou mais { COUNT($more, "liras") }
viticulture-answer-spot = No valor { $it }

## Razões

viticulture-no-worker = Não te resta nenhum trabalhador desses para colocar.
viticulture-space-taken = Este espaço já está ocupado.
viticulture-space-closed = Este espaço de ação não é usado neste jogo.
viticulture-not-full = Só podes colocar o trabalhador grande ao lado de uma ação quando todos os espaços dela estão ocupados.
viticulture-grande-placed = Já colocaste o teu trabalhador grande.
viticulture-no-yoke = Não tens jugo.
viticulture-yoke-used = Já usaste o teu jugo este ano.
viticulture-keep-bonus-free = Variante amigável: um espaço com bónus é só para quem usa o bónus.
viticulture-token-needed = Sem o bónus não poderias pagar a ação.
viticulture-no-lira = Não tens liras suficientes.
viticulture-too-few-points = Isso deixava-te abaixo do mínimo da pista de pontuação.
viticulture-no-residual = O teu rendimento é baixo de mais.
viticulture-residual-full = O teu rendimento não pode subir tanto.
viticulture-no-scoring = Neste desafio não se ganham pontos durante o jogo.
viticulture-nothing-to-gain = Não ganharias nada: não há nada para contar.
viticulture-no-visitor = Não tens nenhum visitante desta estação.
viticulture-nothing-playable = Agora não podes cumprir por inteiro nenhum dos teus visitantes.
viticulture-too-few-cards = Não tens cartas suficientes na mão.
viticulture-spoils-the-rest = Depois já não poderias cumprir o resto.
viticulture-no-opponent = Nenhum adversário é afetado.
viticulture-not-in-winter = No inverno não há estação seguinte para planear.
viticulture-too-few-piles = Não há pilhas de descarte suficientes com cartas.
viticulture-neighbour-unable = O teu vizinho não poderia fazer nenhuma das três coisas.
viticulture-no-vine-card = Não tens nenhuma videira na mão.
viticulture-structure-missing = Esta videira exige uma estrutura que ainda não construíste.
viticulture-field-limit = O valor total das videiras seria alto de mais para este campo.
viticulture-field-sold = Vendeste este campo.
viticulture-nothing-plantable = Agora não podes plantar nenhuma das tuas videiras.
viticulture-nothing-planted = Não tens nenhuma videira plantada.
viticulture-nothing-to-switch = Não tens duas videiras que possam trocar de lugar.
viticulture-field-empty = Não há lá nenhuma videira plantada.
viticulture-field-harvested = Já vindimaste este campo este ano.
viticulture-nothing-to-harvest = Não tens nenhum campo para vindimar.
viticulture-field-planted = Este campo tem videiras; só podes vender um campo vazio.
viticulture-field-owned = Este campo já é teu.
viticulture-nothing-to-trade = Não tens uvas para vender nem campos para comprar ou vender.
viticulture-already-built = Já a construíste.
viticulture-cellar-first = Primeiro precisas da cave média.
viticulture-nothing-to-build = Não há nada que possas construir agora.
viticulture-wrong-price = Esta carta só constrói estruturas com outro preço impresso.
viticulture-cellars-complete = Já construíste as duas caves.
viticulture-no-grape = Não tens as uvas necessárias.
viticulture-no-such-wine = Não podes fazer nenhum vinho que caiba na tua cave.
viticulture-cellar-missing = Este vinho exige uma cave maior.
viticulture-too-weak = Juntas, as uvas valem menos de { $least }.
viticulture-no-spot = Não há lugar para ele na tua cave.
viticulture-spot-taken = Esse lugar está ocupado.
viticulture-no-wine = Não tens nenhum vinho desses.
viticulture-nothing-ages = Agora nenhum dos teus vinhos pode envelhecer.
viticulture-no-order = Não tens nenhuma encomenda na mão.
viticulture-order-not-fillable = Não tens os vinhos para esta encomenda.
viticulture-orders-forbidden = Neste desafio não podes entregar encomendas.
viticulture-most-workers = Já tens todos os trabalhadores que podes ter.
viticulture-row-taken = Já lá está outro galo.
viticulture-own-row = O teu galo já lá está.
viticulture-row-shunned = Num jogo a solo não podes mudar o galo para lá.
viticulture-row-without-token = A ficha desta linha já foi levada.
viticulture-workers-missing = Ainda não tens todos os teus trabalhadores.
viticulture-grande-at-home = O teu trabalhador grande não está no tabuleiro.
viticulture-nothing-to-fetch = Não tens nenhum trabalhador para recolher.

## De onde vêm os pontos

viticulture-source-start = início
viticulture-source-orders = encomendas
viticulture-source-visitors = visitantes
viticulture-source-windmill = moinho
viticulture-source-tasting-room = sala de provas
viticulture-source-rows = quadro do despertar
viticulture-source-bonuses = espaços com bónus
viticulture-source-cellars = caves
