### Viticulture, em português europeu.
###
### Um nome encontra-se em `viticulture-<kind>-<id>`. Cada sequência de algarismos do id é `n` na chave e um
### número aqui: `row-3` é `viticulture-row-row-n` com $n1 = 3. As cartas estão em `viticulture-cards.ftl`.

## Nomes: o tabuleiro

viticulture-action-draw-vine = Tirar uma videira
viticulture-action-give-tour = Guiar uma visita por 2 liras
viticulture-action-build-structure = Construir uma estrutura
viticulture-action-play-summer = Jogar um visitante de verão
viticulture-action-sell-or-trade = Vender uvas, ou vender ou comprar um campo
viticulture-action-plant-vine = Plantar uma videira
viticulture-action-draw-order = Tirar uma encomenda
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
viticulture-place-draw-vine-beside = { viticulture-action-draw-vine }, o grande ao lado
viticulture-place-give-tour-left = { viticulture-action-give-tour }, espaço da esquerda
viticulture-place-give-tour-middle = { viticulture-action-give-tour } (bónus: { viticulture-bonus-give-tour })
viticulture-place-give-tour-right = { viticulture-action-give-tour }, espaço da direita
viticulture-place-give-tour-beside = { viticulture-action-give-tour }, o grande ao lado
viticulture-place-build-structure-left = { viticulture-action-build-structure }, espaço da esquerda
viticulture-place-build-structure-middle = { viticulture-action-build-structure } (bónus: { viticulture-bonus-build-structure })
viticulture-place-build-structure-right = { viticulture-action-build-structure }, espaço da direita
viticulture-place-build-structure-beside = { viticulture-action-build-structure }, o grande ao lado
viticulture-place-play-summer-left = { viticulture-action-play-summer }, espaço da esquerda
viticulture-place-play-summer-middle = { viticulture-action-play-summer } (bónus: { viticulture-bonus-play-summer })
viticulture-place-play-summer-right = { viticulture-action-play-summer }, espaço da direita
viticulture-place-play-summer-beside = { viticulture-action-play-summer }, o grande ao lado
viticulture-place-sell-or-trade-left = { viticulture-action-sell-or-trade }, espaço da esquerda
viticulture-place-sell-or-trade-middle = { viticulture-action-sell-or-trade } (bónus: { viticulture-bonus-sell-or-trade })
viticulture-place-sell-or-trade-right = { viticulture-action-sell-or-trade }, espaço da direita
viticulture-place-sell-or-trade-beside = { viticulture-action-sell-or-trade }, o grande ao lado
viticulture-place-plant-vine-left = { viticulture-action-plant-vine }, espaço da esquerda
viticulture-place-plant-vine-middle = { viticulture-action-plant-vine } (bónus: { viticulture-bonus-plant-vine })
viticulture-place-plant-vine-right = { viticulture-action-plant-vine }, espaço da direita
viticulture-place-plant-vine-beside = { viticulture-action-plant-vine }, o grande ao lado
viticulture-place-draw-order-left = { viticulture-action-draw-order }, espaço da esquerda
viticulture-place-draw-order-middle = { viticulture-action-draw-order } (bónus: { viticulture-bonus-draw-order })
viticulture-place-draw-order-right = { viticulture-action-draw-order }, espaço da direita
viticulture-place-draw-order-beside = { viticulture-action-draw-order }, o grande ao lado
viticulture-place-harvest-field-left = { viticulture-action-harvest-field }, espaço da esquerda
viticulture-place-harvest-field-middle = { viticulture-action-harvest-field } (bónus: { viticulture-bonus-harvest-field })
viticulture-place-harvest-field-right = { viticulture-action-harvest-field }, espaço da direita
viticulture-place-harvest-field-beside = { viticulture-action-harvest-field }, o grande ao lado
viticulture-place-train-worker-left = { viticulture-action-train-worker }, espaço da esquerda
viticulture-place-train-worker-middle = { viticulture-action-train-worker } (bónus: { viticulture-bonus-train-worker })
viticulture-place-train-worker-right = { viticulture-action-train-worker }, espaço da direita
viticulture-place-train-worker-beside = { viticulture-action-train-worker }, o grande ao lado
viticulture-place-play-winter-left = { viticulture-action-play-winter }, espaço da esquerda
viticulture-place-play-winter-middle = { viticulture-action-play-winter } (bónus: { viticulture-bonus-play-winter })
viticulture-place-play-winter-right = { viticulture-action-play-winter }, espaço da direita
viticulture-place-play-winter-beside = { viticulture-action-play-winter }, o grande ao lado
viticulture-place-make-wine-left = { viticulture-action-make-wine }, espaço da esquerda
viticulture-place-make-wine-middle = { viticulture-action-make-wine } (bónus: { viticulture-bonus-make-wine })
viticulture-place-make-wine-right = { viticulture-action-make-wine }, espaço da direita
viticulture-place-make-wine-beside = { viticulture-action-make-wine }, o grande ao lado
viticulture-place-fill-order-left = { viticulture-action-fill-order }, espaço da esquerda
viticulture-place-fill-order-middle = { viticulture-action-fill-order } (bónus: { viticulture-bonus-fill-order })
viticulture-place-fill-order-right = { viticulture-action-fill-order }, espaço da direita
viticulture-place-fill-order-beside = { viticulture-action-fill-order }, o grande ao lado
viticulture-place-gain-lira = { viticulture-action-gain-lira }
viticulture-place-gain-lira-grande = { viticulture-action-gain-lira }, com o grande
viticulture-place-use-yoke = { viticulture-action-use-yoke }

viticulture-row-row-n =
    { $n1 ->
        [1] linha 1: sem bónus
        [2] linha 2: uma videira
        [3] linha 3: uma encomenda
        [4] linha 4: 1 lira
        [5] linha 5: um visitante
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

viticulture-field-field-n = o campo de { $n1 }

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
        [1] desafio 1: sem Mamã, mas com três videiras à tua escolha já plantadas
        [2] desafio 2: nunca mais de dois trabalhadores normais, só espaços do meio, sem fichas de ação bónus
        [3] desafio 3: seis trabalhadores até ao fim do ano 3, ou tudo está perdido
        [4] desafio 4: um começo em grande desvantagem, e vindimas de até três campos
        [5] desafio 5: oito anos, qualquer linha, mas sem usar fichas de ação bónus
        [6] desafio 6: só pontuam os vinhos que no fim estiverem na cave média e na grande
        [7] desafio 7: um começo em grande desvantagem, mas com um rendimento alto
       *[8] desafio 8: nenhuma encomenda pode ser entregue
    }
viticulture-result-win = vitória
viticulture-result-draw = empate
viticulture-result-loss = derrota

## Perguntas

viticulture-ask-choose-mama = Com que Mamã ficas?
viticulture-ask-choose-papa = Com que Papá ficas?
viticulture-ask-choose-papa-gift =
    { $lira ->
        [one] { $papa } dá-te 1 lira. Que mais recebes dele?
       *[other] { $papa } dá-te { $lira } liras. Que mais recebes dele?
    }
viticulture-ask-choose-vines =
    { $left ->
        [1] Que videira está na tua vinha desde o início? Falta escolher uma.
       *[other] Que videira está na tua vinha desde o início? Falta escolher { $left }.
    }
viticulture-ask-wake-up = Primavera: que linha ocupa o teu galo?
viticulture-ask-draw-visitors =
    { $left ->
        [1] Que visitante tiras?
       *[other] Que visitantes tiras? Indica { $left }, um a um.
    }
viticulture-ask-cut-hand =
    { $left ->
        [1] O ano acaba e tens uma carta a mais. Qual sai?
       *[other] O ano acaba e tens { $left } cartas a mais. Qual sai?
    }
viticulture-ask-place =
    { $workers ->
        [1] Para onde vai o teu último trabalhador?
       *[other] Para onde vai um trabalhador? Restam-te { $workers }.
    }
viticulture-ask-place-which-worker = Que trabalhador envias? ({ $action })
viticulture-ask-place-use-token =
    { $tokens ->
        [1] Usas a tua última ficha de ação bónus para teres também o bónus? ({ $action })
       *[other] Usas uma das tuas { $tokens } fichas de ação bónus para teres também o bónus? ({ $action })
    }
viticulture-ask-point-bonus = Ficas com o ponto de bónus deste espaço?
viticulture-ask-build = Que estrutura constróis?
viticulture-ask-plant =
    { $left ->
        [1] Que videira plantas, e onde?
       *[other] Que videira plantas, e onde? Podes plantar até { $left }.
    }
viticulture-ask-uproot = Que videira arrancas?
viticulture-ask-sell-or-trade = Vendes uvas, ou negoceias um campo?
viticulture-ask-sell-grape = Que uva vendes? Valores até 3 dão 1 lira, até 6 dão 2, até 9 dão 3.
viticulture-ask-grape-spot = Onde pões a { $grape }? Pode ficar abaixo do seu valor.
viticulture-ask-harvest =
    { $left ->
        [1] Que campo vindimas?
       *[other] Que campo vindimas? Podes vindimar até { $left }.
    }
viticulture-ask-make-wine =
    { $left ->
        [1] Que vinho fazes?
       *[other] Que vinho fazes? Podes fazer até { $left }.
    }
viticulture-ask-pick-grapes = Que uva entra no { $wine }?
viticulture-ask-wine-spot = Onde pões o { $wine }? Pode ficar abaixo do seu valor.
viticulture-ask-fill-order = Que encomenda entregas?
viticulture-ask-fill-order-wine = Que vinho entregas? A { $order } pede { $wine } ou melhor.
viticulture-ask-play-summer = Que visitante de verão jogas?
viticulture-ask-play-winter = Que visitante de inverno jogas?
viticulture-ask-choose-one = Qual escolhes?
viticulture-ask-discard-cards =
    { $left ->
        [1] Que carta descartas?
       *[other] Que carta descartas? Têm de sair { $left }.
    }
viticulture-ask-draw-one-more = Aproveitas o bónus e tiras mais { $deck }?
viticulture-ask-choose-two = Duas destas são para ti. Qual vem primeiro?
viticulture-ask-join-in = Podes { $it }. Queres?
viticulture-ask-pay-or-score =
    { $lira ->
        [one] { $seat } pede-te 1 lira; se não deres, ganha { $points } PV. Dás?
       *[other] { $seat } pede-te { $lira } liras; se não deres, ganha { $points } PV. Dás?
    }
viticulture-ask-pay-opponents =
    { $left ->
        [1] A quem dás liras? São { $lira } para um adversário.
       *[other] A quem dás liras? São { $lira } para cada um de até { $left } adversários.
    }
viticulture-ask-promise-card =
    { $left ->
        [1] Dás um visitante? Falta mais um; se não vier, { $seat } tira três.
       *[other] Dás um visitante? Faltam mais { $left }; se não vierem, { $seat } tira três.
    }
viticulture-ask-give-cards =
    { $left ->
        [1] { $seat } recebe uma carta tua. Qual dás?
       *[other] { $seat } recebe { $left } cartas tuas. Qual dás?
    }
viticulture-ask-demand = { $seat } exige uma destas coisas. O que fazes?
viticulture-ask-name-opponents =
    { $left ->
        [1] A quem exiges um visitante de verão? Podes indicar mais um adversário.
       *[other] A quem exiges um visitante de verão? Podes indicar até { $left } adversários.
    }
viticulture-ask-take-discards =
    { $left ->
        [1] Que carta descartada levas?
       *[other] Que carta descartada levas? São { $left }, de pilhas diferentes.
    }
viticulture-ask-keep-shown =
    { $left ->
        [1] Com que carta à vista ficas?
       *[other] Com que carta à vista ficas? São { $left } para ti.
    }
viticulture-ask-discard-grape-or-wine = De que uva ou vinho abdicas?
viticulture-ask-age-wine = Que vinho envelhece um nível?
viticulture-ask-switch-vine = Que videira muda de lugar?
viticulture-ask-switch-with = Com que videira troca de lugar?
viticulture-ask-plan = Que espaço de inverno ocupa o teu trabalhador?
viticulture-ask-fetch-workers =
    { $left ->
        [1] Que trabalhador volta para ti?
       *[other] Que trabalhador volta para ti? Podem voltar até { $left }.
    }
viticulture-ask-move-rooster = Para que linha vai o teu galo?
viticulture-ask-discard-grape = Que uva descartas?
viticulture-ask-discard-wine = Que vinho descartas?

## Respostas

viticulture-answer-done = Não, é tudo
viticulture-answer-yes = Sim
viticulture-answer-choose = { $it }
viticulture-answer-pass = Passar até ao fim da estação
viticulture-answer-gift = Presente: { $gift }
viticulture-answer-lira =
    { $more ->
        [one] Mais 1 lira
       *[other] Mais { $more } liras
    }
viticulture-answer-sell-grapes = Vender uvas
viticulture-answer-lose-point = Perder { $points } PV
viticulture-answer-give-cards =
    { $cards ->
        [1] Dar uma carta
       *[other] Dar { $cards } cartas
    }
viticulture-answer-pay-lira =
    { $lira ->
        [one] Pagar 1 lira
       *[other] Pagar { $lira } liras
    }
viticulture-answer-place = { $it }
viticulture-answer-fetch = Recolher o trabalhador de: { $it }
viticulture-answer-worker = Enviar { $it }
viticulture-answer-wake = Ocupar a { $it }
viticulture-answer-draw = Tirar { $it }
viticulture-answer-plant = Plantar { $it }
viticulture-answer-uproot = Arrancar { $it }
viticulture-answer-harvest = Vindimar { $it }
viticulture-answer-sell =
    { $price ->
        [one] Vender { $it } por 1 lira
       *[other] Vender { $it } por { $price } liras
    }
viticulture-answer-buy =
    { $price ->
        [one] Recomprar { $it } por 1 lira
       *[other] Recomprar { $it } por { $price } liras
    }
viticulture-answer-build =
    { $price ->
        [0] Construir { $it } de graça
        [one] Construir { $it } por 1 lira
       *[other] Construir { $it } por { $price } liras
    }
viticulture-answer-make = Fazer { $it }
viticulture-answer-grape = A { $it }
viticulture-answer-bottle = O { $it }
viticulture-answer-fill = Entregar a { $it }: { $points } PV, { $residual } de rendimento
viticulture-answer-visit = { $it }
viticulture-answer-discard = Descartar { $it }
viticulture-answer-give = Dar { $it }
viticulture-answer-keep = Ficar com { $it }
viticulture-answer-player = { $it }
viticulture-answer-mama = { $it }: videiras { $vine }, encomendas { $order }, visitantes de verão { $summer }, de inverno { $winter }, liras { $lira }
viticulture-answer-papa =
    { $more ->
        [one] { $it }: liras { $lira }, e ainda { $gift } ou mais 1 lira
       *[other] { $it }: liras { $lira }, e ainda { $gift } ou mais { $more } liras
    }
viticulture-answer-spot = No valor { $it }

## Razões

viticulture-no-worker = Não te resta nenhum trabalhador desses para colocar.
viticulture-space-taken = Já lá está alguém.
viticulture-space-closed = Este espaço está fechado com tão poucos jogadores.
viticulture-not-full = O grande só fica ao lado de uma ação quando os espaços abertos estão todos ocupados.
viticulture-grande-placed = O teu grande já está colocado.
viticulture-no-yoke = Não tens jugo.
viticulture-yoke-used = O teu jugo já foi usado este ano.
viticulture-keep-bonus-free = Entre amigos, um espaço com bónus fica livre para quem o pode aproveitar.
viticulture-token-needed = Sem o bónus da ficha não poderias pagar a ação.
viticulture-no-lira = Não tens liras que cheguem.
viticulture-too-few-points = Isso levava-te abaixo do mínimo da pista de pontos.
viticulture-no-residual = O teu rendimento é baixo de mais.
viticulture-residual-full = O teu rendimento já está no máximo.
viticulture-no-visitor = Não tens nenhum visitante desta estação.
viticulture-nothing-playable = Nenhum dos teus visitantes se pode cumprir agora por inteiro.
viticulture-too-few-cards = Não há cartas suficientes na mão.
viticulture-spoils-the-rest = Assim, o resto já não se poderia cumprir.
viticulture-no-opponent = Não há nenhum adversário a quem isto diga respeito.
viticulture-not-in-winter = No inverno já não há estação seguinte para planear.
viticulture-too-few-piles = Não há pilhas de descarte suficientes com cartas.
viticulture-neighbour-unable = O teu vizinho não podia fazer nenhuma das três coisas.
viticulture-no-vine-card = Não tens nenhuma videira na mão.
viticulture-structure-missing = A videira exige uma estrutura que ainda não construíste.
viticulture-field-limit = O campo não suporta tanto.
viticulture-field-sold = Vendeste este campo.
viticulture-nothing-plantable = Nenhuma das tuas videiras se pode plantar agora.
viticulture-nothing-planted = Não há nada plantado na tua vinha.
viticulture-nothing-to-switch = Não há duas videiras que possam trocar assim de lugar.
viticulture-field-empty = Não há lá nenhuma videira.
viticulture-field-harvested = Este campo já foi vindimado este ano.
viticulture-nothing-to-harvest = Nenhum campo teu está pronto para vindimar.
viticulture-field-planted = Tem videiras; só se vende um campo vazio.
viticulture-field-owned = Já é teu.
viticulture-nothing-to-trade = Não tens uvas nem campos para negociar.
viticulture-already-built = Já a tens.
viticulture-cellar-first = Primeiro vem a cave média.
viticulture-nothing-to-build = Não há nada que possas construir agora.
viticulture-wrong-price = A carta só constrói estruturas de outro preço impresso.
viticulture-cellars-complete = Já tens as duas caves.
viticulture-no-grape = Faltam as uvas para isso.
viticulture-no-such-wine = Com as tuas uvas não se faz nenhum vinho que caiba na tua cave.
viticulture-cellar-missing = Este vinho exige uma cave maior.
viticulture-no-spot = A cave não tem lugar livre para ele.
viticulture-spot-taken = O lugar de que precisa está ocupado.
viticulture-no-wine = Não há nenhum vinho desses na tua cave.
viticulture-nothing-ages = Agora nenhum vinho teu pode envelhecer mais.
viticulture-no-order = Não tens nenhuma encomenda.
viticulture-order-not-fillable = A tua cave não tem os vinhos pedidos.
viticulture-orders-forbidden = Neste desafio não se entregam encomendas.
viticulture-most-workers = Já tens todos os trabalhadores que podes ter.
viticulture-row-taken = Já lá está outro galo.
viticulture-row-shunned = A solo, o galo não pode ir para lá.
viticulture-row-without-token = A ficha desta linha já não está lá.
viticulture-workers-missing = Ainda não tens todos os teus trabalhadores.
viticulture-grande-at-home = O grande não está no tabuleiro.
viticulture-nothing-to-fetch = Nenhum trabalhador teu pode ser recolhido.

## De onde vêm os pontos

viticulture-source-start = início
viticulture-source-orders = encomendas
viticulture-source-visitors = visitantes
viticulture-source-windmill = moinho
viticulture-source-tasting-room = sala de provas
viticulture-source-rows = linhas do despertar
viticulture-source-bonuses = espaços com bónus
viticulture-source-cellars = caves
