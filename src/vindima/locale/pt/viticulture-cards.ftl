### As cartas de Viticulture, em português europeu. A frase de um visitante é `viticulture-text-<id>`; os ramos
### das suas escolhas são `viticulture-effect-<step>`, cujos números se contam a partir de 0.
### Os números de uma carta vêm da sua entrada em `viticulture/data`, como argumentos: não os escrevas aqui.

## Nomes: cartas

viticulture-order-order-n =
    { $n1 ->
        [1] encomenda 1 (tinto 5)
        [2] encomenda 2 (tinto 2, branco 2)
        [3] encomenda 3 (tinto 3, branco 1)
        [4] encomenda 4 (tinto 1, branco 3)
        [5] encomenda 5 (branco 5)
        [6] encomenda 6 (rosé 4)
        [7] encomenda 7 (tinto 6)
        [8] encomenda 8 (tinto 2, branco 4)
        [9] encomenda 9 (tinto 4, branco 2)
        [10] encomenda 10 (tinto 3, branco 3)
        [11] encomenda 11 (tinto 4, tinto 3)
        [12] encomenda 12 (branco 6)
        [13] encomenda 13 (branco 4, branco 3)
        [14] encomenda 14 (rosé 6)
        [15] encomenda 15 (tinto 8)
        [16] encomenda 16 (tinto 5, branco 3)
        [17] encomenda 17 (tinto 3, branco 5)
        [18] encomenda 18 (tinto 4, rosé 4)
        [19] encomenda 19 (tinto 4, tinto 3, tinto 2)
        [20] encomenda 20 (branco 8)
        [21] encomenda 21 (branco 4, rosé 4)
        [22] encomenda 22 (branco 4, branco 3, branco 2)
        [23] encomenda 23 (rosé 8)
        [24] encomenda 24 (espumante 7)
        [25] encomenda 25 (tinto 2, branco 2, rosé 5)
        [26] encomenda 26 (tinto 7, tinto 6)
        [27] encomenda 27 (tinto 6, branco 6)
        [28] encomenda 28 (tinto 3, rosé 7)
        [29] encomenda 29 (branco 3, rosé 7)
        [30] encomenda 30 (branco 7, branco 6)
        [31] encomenda 31 (espumante 9)
        [32] encomenda 32 (rosé 6, rosé 5)
        [33] encomenda 33 (branco 4, espumante 7)
        [34] encomenda 34 (branco 3, espumante 7)
        [35] encomenda 35 (branco 3, espumante 8)
       *[36] encomenda 36 (branco 2, espumante 8)
    }

viticulture-summer-surveyor = Topógrafo
viticulture-summer-broker = Corretor
viticulture-summer-wine-critic = Crítico de Vinhos
viticulture-summer-blacksmith = Ferreiro
viticulture-summer-contractor = Empreiteiro
viticulture-summer-tour-guide = Guia Turístico
viticulture-summer-novice-guide = Guia Novato
viticulture-summer-uncertified-broker = Corretor sem Licença
viticulture-summer-planter = Plantador
viticulture-summer-buyer = Comprador
viticulture-summer-landscaper = Paisagista
viticulture-summer-architect = Arquiteto
viticulture-summer-uncertified-architect = Arquiteto sem Licença
viticulture-summer-patron = Mecenas
viticulture-summer-auctioneer = Leiloeiro
viticulture-summer-entertainer = Animador
viticulture-summer-vendor = Vendedor
viticulture-summer-handyman = Faz-Tudo
viticulture-summer-horticulturist = Horticultor
viticulture-summer-peddler = Vendedor Ambulante
viticulture-summer-banker = Banqueiro
viticulture-summer-overseer = Capataz
viticulture-summer-importer = Importador
viticulture-summer-sharecropper = Meeiro
viticulture-summer-grower = Viticultor
viticulture-summer-negotiator = Negociador
viticulture-summer-cultivator = Cultivador
viticulture-summer-homesteader = Colono
viticulture-summer-planner = Planeador
viticulture-summer-agriculturist = Agrónomo
viticulture-summer-swindler = Vigarista
viticulture-summer-producer = Produtor
viticulture-summer-organizer = Organizador
viticulture-summer-sponsor = Patrocinador
viticulture-summer-artisan = Artesão
viticulture-summer-stonemason = Pedreiro
viticulture-summer-volunteer-crew = Equipa de Voluntários
viticulture-summer-wedding-party = Boda

viticulture-winter-merchant = Mercador
viticulture-winter-crusher = Pisador
viticulture-winter-judge = Juiz
viticulture-winter-oenologist = Enólogo
viticulture-winter-marketer = Publicitário
viticulture-winter-crush-expert = Mestre da Pisa
viticulture-winter-uncertified-teacher = Professor sem Licença
viticulture-winter-teacher = Professor
viticulture-winter-benefactor = Benfeitor
viticulture-winter-assessor = Avaliador
viticulture-winter-queen = Rainha
viticulture-winter-harvester = Vindimador
viticulture-winter-professor = Catedrático
viticulture-winter-master-vintner = Mestre Vinhateiro
viticulture-winter-uncertified-oenologist = Enólogo sem Licença
viticulture-winter-promoter = Promotor
viticulture-winter-mentor = Mentor
viticulture-winter-harvest-expert = Mestre da Vindima
viticulture-winter-innkeeper = Estalajadeiro
viticulture-winter-jack-of-all-trades = Homem dos Sete Ofícios
viticulture-winter-politician = Político
viticulture-winter-supervisor = Supervisor
viticulture-winter-scholar = Erudito
viticulture-winter-reaper = Ceifeiro
viticulture-winter-motivator = Motivador
viticulture-winter-bottler = Engarrafador
viticulture-winter-craftsman = Artífice
viticulture-winter-exporter = Exportador
viticulture-winter-laborer = Jornaleiro
viticulture-winter-designer = Projetista
viticulture-winter-governess = Precetora
viticulture-winter-manager = Gerente
viticulture-winter-zymologist = Zimólogo
viticulture-winter-noble = Nobre
viticulture-winter-governor = Governador
viticulture-winter-taster = Provador
viticulture-winter-caravan = Caravana
viticulture-winter-guest-speaker = Orador Convidado

viticulture-mama-alaena = Alaena
viticulture-mama-alyssa = Alyssa
viticulture-mama-deann = Deann
viticulture-mama-margot = Margot
viticulture-mama-margaret = Margaret
viticulture-mama-nici = Nici
viticulture-mama-teruyo = Teruyo
viticulture-mama-emily = Emily
viticulture-mama-rebecca = Rebecca
viticulture-mama-danyel = Danyel
viticulture-mama-laura = Laura
viticulture-mama-jess = Jess
viticulture-mama-casey = Casey
viticulture-mama-christine = Christine
viticulture-mama-naja = Naja
viticulture-mama-falon = Falon
viticulture-mama-nicole = Nicole
viticulture-mama-ariel = Ariel

viticulture-papa-andrew = Andrew
viticulture-papa-christian = Christian
viticulture-papa-jay = Jay
viticulture-papa-josh = Josh
viticulture-papa-kozi = Kozi
viticulture-papa-matthew = Matthew
viticulture-papa-matt = Matt
viticulture-papa-paul = Paul
viticulture-papa-stephan = Stephan
viticulture-papa-steven = Steven
viticulture-papa-joel = Joel
viticulture-papa-raymond = Raymond
viticulture-papa-jerry = Jerry
viticulture-papa-trevor = Trevor
viticulture-papa-rafael = Rafael
viticulture-papa-gary = Gary
viticulture-papa-morten = Morten
viticulture-papa-alan = Alan

## Coisas contadas, para COUNT($number, "cards"); cada língua tem as suas

count-any-structures =
    { $count ->
        [1] uma estrutura qualquer
        [2] duas estruturas quaisquer
        [3] três estruturas quaisquer
        [4] quatro estruturas quaisquer
       *[other] { $count } estruturas quaisquer
    }
count-cards =
    { $count ->
        [1] uma carta
        [2] duas cartas
        [3] três cartas
        [4] quatro cartas
       *[other] { $count } cartas
    }
count-discard-piles =
    { $count ->
        [1] uma pilha de descarte
        [2] duas pilhas de descarte diferentes
        [3] três pilhas de descarte diferentes
        [4] quatro pilhas de descarte diferentes
       *[other] { $count } pilhas de descarte diferentes
    }
count-fields =
    { $count ->
        [1] um campo
        [2] dois campos
        [3] três campos
        [4] quatro campos
       *[other] { $count } campos
    }
count-kinds =
    { $count ->
        [1] uma casta
        [2] duas castas diferentes
        [3] três castas diferentes
        [4] quatro castas diferentes
       *[other] { $count } castas diferentes
    }
count-liras =
    { $count ->
        [one] { $count } lira
       *[other] { $count } liras
    }
count-number =
    { $count ->
        [1] uma
        [2] duas
        [3] três
        [4] quatro
        [5] cinco
        [6] seis
       *[other] { $count }
    }
count-opponents =
    { $count ->
        [1] um adversário
        [2] dois adversários
        [3] três adversários
        [4] quatro adversários
       *[other] { $count } adversários
    }
count-orders =
    { $count ->
        [1] uma encomenda
        [2] duas encomendas
        [3] três encomendas
        [4] quatro encomendas
       *[other] { $count } encomendas
    }
count-summer-visitors =
    { $count ->
        [1] um visitante de verão
        [2] dois visitantes de verão
        [3] três visitantes de verão
        [4] quatro visitantes de verão
       *[other] { $count } visitantes de verão
    }
count-times =
    { $count ->
        [1] uma vez
        [2] duas vezes
        [3] três vezes
        [4] quatro vezes
       *[other] { $count } vezes
    }
count-vine-cards =
    { $count ->
        [1] uma carta de videira
        [2] duas cartas de videira
        [3] três cartas de videira
        [4] quatro cartas de videira
       *[other] { $count } cartas de videira
    }
count-vines =
    { $count ->
        [1] uma videira
        [2] duas videiras
        [3] três videiras
        [4] quatro videiras
       *[other] { $count } videiras
    }
count-visitors =
    { $count ->
        [1] um visitante
        [2] dois visitantes
        [3] três visitantes
        [4] quatro visitantes
       *[other] { $count } visitantes
    }
count-wines =
    { $count ->
        [1] um vinho
        [2] dois vinhos
        [3] três vinhos
        [4] quatro vinhos
       *[other] { $count } vinhos
    }
count-winter-visitors =
    { $count ->
        [1] um visitante de inverno
        [2] dois visitantes de inverno
        [3] três visitantes de inverno
        [4] quatro visitantes de inverno
       *[other] { $count } visitantes de inverno
    }
count-workers =
    { $count ->
        [1] um trabalhador
        [2] dois trabalhadores
        [3] três trabalhadores
        [4] quatro trabalhadores
       *[other] { $count } trabalhadores
    }

## O que fazem os visitantes

viticulture-text-surveyor = Recebe { COUNT($lira, "liras") } por cada campo teu sem videiras, ou ganha { $vp } PV por cada um com videiras.
viticulture-text-broker = Paga { COUNT($pay, "liras") } para ganhar { $vp } PV, ou perde { $lose } PV para receber { COUNT($lira, "liras") }.
viticulture-text-wine-critic = Bisca { COUNT($draw, "winter-visitors") }, ou descarta um vinho de valor { $value } ou mais por { $vp } PV.
viticulture-text-blacksmith = Constrói uma estrutura por menos { COUNT($discount, "liras") }. Se o preço impresso for { $price } ou { $or-price }, ganha também { $vp } PV.
viticulture-text-contractor = Faz duas destas três coisas, por qualquer ordem: ganhar { $vp } PV, construir uma estrutura, plantar uma videira.
viticulture-text-tour-guide = Recebe { COUNT($lira, "liras") }, ou vindima um campo.
viticulture-text-novice-guide = Recebe { COUNT($lira, "liras") }, ou faz até { COUNT($wines, "wines") }.
viticulture-text-uncertified-broker = Perde { $lose } PV para receber { COUNT($lira, "liras") }, ou paga { COUNT($pay, "liras") } para ganhar { $vp } PV.
viticulture-text-planter = Planta até { COUNT($vines, "vines") } e recebe { COUNT($lira, "liras") }, ou arranca { COUNT($uproot, "vines") } e descarta { COUNT($uproot, "vine-cards") } por { $vp } PV.
viticulture-text-buyer = Compra uma uva de valor { $value } por { COUNT($pay, "liras") }, ou descarta uma uva qualquer por { COUNT($lira, "liras") } e { $vp } PV.
viticulture-text-landscaper = Bisca uma videira e, se quiseres, planta uma; ou troca de lugar duas videiras de campos diferentes.
viticulture-text-architect = Constrói uma estrutura por menos { COUNT($discount, "liras") }, ou ganha { $vp } PV por cada estrutura tua com preço impresso de { $price }.
viticulture-text-uncertified-architect = Perde { $lose } PV para construir de graça uma estrutura com preço impresso de { $price } ou { $or-price }, ou perde { $lose-for-any } PV para construir qualquer uma de graça.
viticulture-text-patron = Recebe { COUNT($lira, "liras") }, ou bisca uma encomenda e um visitante de inverno.
viticulture-text-auctioneer = Descarta { COUNT($cards-for-lira, "cards") } por { COUNT($lira, "liras") }, ou { COUNT($cards-for-vp, "cards") } por { $vp } PV.
viticulture-text-entertainer = Paga { COUNT($pay, "liras") } para biscar { COUNT($draw, "winter-visitors") }, ou descarta um vinho e { COUNT($visitors, "visitors") } por { $vp } PV.
viticulture-text-vendor = Bisca uma videira, uma encomenda e um visitante de inverno. Cada adversário pode biscar um visitante de verão.
viticulture-text-handyman = Todos podem construir uma estrutura por menos { COUNT($discount, "liras") }. Ganhas { $vp } PV por cada adversário que o fizer.
viticulture-text-horticulturist = Planta uma videira sem as estruturas que exige, ou arranca { COUNT($uproot, "vines") } e descarta { COUNT($uproot, "vine-cards") } por { $vp } PV.
viticulture-text-peddler = Descarta { COUNT($cards, "cards") } e depois bisca uma carta de cada um dos quatro baralhos.
viticulture-text-banker = Recebe { COUNT($lira, "liras") }. Cada adversário pode perder { $lose } PV para receber { COUNT($opponent-lira, "liras") }.
viticulture-text-overseer = Constrói uma estrutura e planta uma videira, por qualquer ordem. Ganha { $vp } PV se o valor total da videira for { $value }.
viticulture-text-importer = Bisca { COUNT($visitors, "winter-visitors") }, a não ser que os adversários, em conjunto, te deem { COUNT($visitors, "visitors") } das suas mãos.
viticulture-text-sharecropper = Planta uma videira sem as estruturas que exige, ou arranca { COUNT($uproot, "vines") } e descarta { COUNT($uproot, "vine-cards") } por { $vp } PV.
viticulture-text-grower = Planta uma videira. Se ficares com { COUNT($vines, "number") } ou mais nos teus campos, ganha { $vp } PV.
viticulture-text-negotiator = Descarta uma uva por +{ $residual-for-grape } de rendimento, ou um vinho por +{ $residual-for-wine } de rendimento.
viticulture-text-cultivator = Planta uma videira, mesmo que ultrapasse o limite do campo.
viticulture-text-homesteader = Constrói uma estrutura por menos { COUNT($discount, "liras") }, ou planta até { COUNT($vines, "vines") }. Perde { $lose } PV para fazer as duas coisas.
viticulture-text-planner = Coloca já um trabalhador num espaço de inverno. Age no início do inverno, antes de todos os outros.
viticulture-text-agriculturist = Planta uma videira. Se o campo ficar com { COUNT($kinds, "kinds") }, ganha { $vp } PV.
viticulture-text-swindler = Cada adversário pode dar-te { COUNT($lira, "liras") }. Ganha { $vp } PV por cada um que não der.
viticulture-text-producer = Paga { COUNT($pay, "liras") } para recolher até { COUNT($workers, "workers") } de outras ações e voltar a usá-los este ano.
viticulture-text-organizer = Muda o teu galo para uma linha vazia e recebe o bónus dela. A seguir, passas até ao fim da estação.
viticulture-text-sponsor = Bisca { COUNT($vines, "vine-cards") }, ou recebe { COUNT($lira, "liras") }. Perde { $lose } PV para fazer as duas coisas.
viticulture-text-artisan = Recebe { COUNT($lira, "liras") }, ou constrói uma estrutura por menos { COUNT($discount, "liras") }, ou planta até { COUNT($vines, "vines") }.
viticulture-text-stonemason = Paga { COUNT($pay, "liras") } para construir { COUNT($structures, "any-structures") }, seja qual for o preço.
viticulture-text-volunteer-crew = Todos podem plantar uma videira. Recebes { COUNT($lira, "liras") } por cada adversário que o fizer.
viticulture-text-wedding-party = Escolhe até { COUNT($opponents, "opponents") }: dá { COUNT($pay, "liras") } a cada um e ganha { $vp } PV por cada um.
viticulture-text-merchant = Compra uma uva tinta e uma branca de valor { $value } por { COUNT($pay, "liras") }, ou entrega uma encomenda por mais { $vp } PV.
viticulture-text-crusher = Recebe { COUNT($lira, "liras") } e bisca um visitante de verão, ou bisca uma encomenda e faz até { COUNT($wines, "wines") }.
viticulture-text-judge = Bisca { COUNT($draw, "summer-visitors") }, ou descarta um vinho de valor { $value } ou mais por { $vp } PV.
viticulture-text-oenologist = Envelhece { COUNT($ageing, "times") } todos os teus vinhos, ou amplia a tua cave por { COUNT($price, "liras") }.
viticulture-text-marketer = Bisca { COUNT($draw, "summer-visitors") } e recebe { COUNT($lira, "liras") }, ou entrega uma encomenda por mais { $vp } PV.
viticulture-text-crush-expert = Recebe { COUNT($lira, "liras") } e bisca uma encomenda, ou faz até { COUNT($wines, "wines") }.
viticulture-text-uncertified-teacher = Perde { $lose } PV para formar um trabalhador de graça, ou ganha { $vp } PV por cada adversário que já formou todos os trabalhadores.
viticulture-text-teacher = Faz até { COUNT($wines, "wines") }, ou forma um trabalhador por { COUNT($price, "liras") }.
viticulture-text-benefactor = Bisca uma videira e um visitante de verão, ou descarta { COUNT($visitors, "visitors") } por { $vp } PV.
viticulture-text-assessor = Recebe { COUNT($lira, "liras") } por cada carta na tua mão, ou descarta a mão toda (pelo menos uma carta) por { $vp } PV.
viticulture-text-queen = O teu vizinho da direita tem de perder { $lose } PV, dar-te { COUNT($cards, "cards") } ou pagar-te { COUNT($lira, "liras") }.
viticulture-text-harvester = Vindima até { COUNT($fields, "fields") } e, além disso, recebe { COUNT($lira, "liras") } ou ganha { $vp } PV.
viticulture-text-professor = Forma um trabalhador por { COUNT($price, "liras") }, ou ganha { $vp } PV se já formaste todos os trabalhadores.
viticulture-text-master-vintner = Amplia a tua cave por menos { COUNT($discount, "liras") }, ou envelhece um vinho e entrega uma encomenda.
viticulture-text-uncertified-oenologist = Envelhece { COUNT($ageing, "times") } todos os teus vinhos, ou perde { $lose } PV para ampliar a tua cave.
viticulture-text-promoter = Descarta uma uva ou um vinho por { $vp } PV e +{ $residual } de rendimento.
viticulture-text-mentor = Todos podem fazer até { COUNT($wines, "wines") }. Biscas uma videira ou um visitante de verão por cada adversário que o fizer.
viticulture-text-harvest-expert = Vindima um campo e, além disso, bisca uma videira ou constrói o jugo por { COUNT($price, "liras") }.
viticulture-text-innkeeper = Fica com as cartas do topo de { COUNT($piles, "discard-piles") }.
viticulture-text-jack-of-all-trades = Faz duas destas três coisas, por qualquer ordem: vindimar um campo, fazer até { COUNT($wines, "wines") }, entregar uma encomenda.
viticulture-text-politician = Se tiveres menos de { $below } PV, recebe { COUNT($lira, "liras") }; senão, bisca uma videira, um visitante de verão e uma encomenda.
viticulture-text-supervisor = Faz até { COUNT($wines, "wines") }. Ganha { $vp } PV por cada espumante entre eles.
viticulture-text-scholar = Bisca { COUNT($draw, "orders") }, ou forma um trabalhador por { COUNT($price, "liras") }. Perde { $lose } PV para fazer as duas coisas.
viticulture-text-reaper = Vindima até { COUNT($fields, "fields") }. Se vindimares { COUNT($fields, "fields") }, ganha { $vp } PV.
viticulture-text-motivator = Todos podem recolher o seu trabalhador grande. Ganhas { $vp } PV por cada adversário que o fizer.
viticulture-text-bottler = Faz até { COUNT($wines, "wines") }. Ganha { $vp } PV por cada tipo de vinho que fizeres.
viticulture-text-craftsman = Faz duas destas três coisas, por qualquer ordem: biscar uma encomenda, ampliar a tua cave, ganhar { $vp } PV.
viticulture-text-exporter = Faz até { COUNT($wines, "wines") }, ou entrega uma encomenda, ou descarta uma uva por { $vp } PV.
viticulture-text-laborer = Vindima até { COUNT($fields, "fields") }, ou faz até { COUNT($wines, "wines") }. Perde { $lose } PV para fazer as duas coisas.
viticulture-text-designer = Constrói uma estrutura. Se ficares com { COUNT($structures, "number") } ou mais, ganha { $vp } PV.
viticulture-text-governess = Forma um trabalhador por { COUNT($price, "liras") } e usa-o já este ano, ou descarta um vinho por { $vp } PV.
viticulture-text-manager = Realiza qualquer ação de verão do tabuleiro, sem trabalhador e sem o bónus.
viticulture-text-zymologist = Faz até { COUNT($wines, "wines") } de valor { $value } ou mais, mesmo que ainda não tenhas a cave para isso.
viticulture-text-noble = Paga { COUNT($pay, "liras") } por +{ $residual } de rendimento, ou perde { $lose-residual } de rendimento para ganhar { $vp } PV.
viticulture-text-governor = Indica até { COUNT($opponents, "opponents") }. Cada um dá-te um visitante de verão; ganha { $vp } PV por cada um que não tiver nenhum.
viticulture-text-taster = Descarta um vinho por { COUNT($lira, "liras") }. Se todos os outros vinhos, em todas as caves, valerem menos, ganha também { $vp } PV.
viticulture-text-caravan = Vira a carta do topo de cada baralho. Fica com { COUNT($cards, "number") } e descarta as outras.
viticulture-text-guest-speaker = Todos podem formar um trabalhador por { COUNT($price, "liras") }. Ganhas { $vp } PV por cada adversário que o fizer.

## O que uma escolha representa

viticulture-effect-surveyor-n =
    { $n1 ->
        [0] receber { COUNT($lira, "liras") } por cada campo sem videiras
       *[1] ganhar { $vp } PV por cada campo com videiras
    }
viticulture-effect-broker-n =
    { $n1 ->
        [0] pagar { COUNT($pay, "liras") } para ganhar { $vp } PV
       *[1] perder { $lose } PV para receber { COUNT($lira, "liras") }
    }
viticulture-effect-wine-critic-n =
    { $n1 ->
        [0] biscar { COUNT($draw, "winter-visitors") }
       *[1] descartar um vinho de valor { $value } ou mais por { $vp } PV
    }
viticulture-effect-contractor-n =
    { $n1 ->
        [0] ganhar { $vp } PV
        [1] construir uma estrutura
       *[2] plantar uma videira
    }
viticulture-effect-tour-guide-n =
    { $n1 ->
        [0] receber { COUNT($lira, "liras") }
       *[1] vindimar um campo
    }
viticulture-effect-novice-guide-n =
    { $n1 ->
        [0] receber { COUNT($lira, "liras") }
       *[1] fazer até { COUNT($wines, "wines") }
    }
viticulture-effect-uncertified-broker-n =
    { $n1 ->
        [0] perder { $lose } PV para receber { COUNT($lira, "liras") }
       *[1] pagar { COUNT($pay, "liras") } para ganhar { $vp } PV
    }
viticulture-effect-planter-n =
    { $n1 ->
        [0] plantar até { COUNT($vines, "vines") } e receber { COUNT($lira, "liras") }
       *[1] arrancar { COUNT($uproot, "vines") } e descartar { COUNT($uproot, "vine-cards") } por { $vp } PV
    }
viticulture-effect-buyer-n =
    { $n1 ->
        [0] pagar { COUNT($pay, "liras") } por uma uva de valor { $value }
       *[1] descartar uma uva por { COUNT($lira, "liras") } e { $vp } PV
    }
viticulture-effect-landscaper-n =
    { $n1 ->
        [0] biscar uma videira e, se quiseres, plantar uma
       *[1] trocar de lugar duas videiras de campos diferentes
    }
viticulture-effect-architect-n =
    { $n1 ->
        [0] construir uma estrutura por menos { COUNT($discount, "liras") }
       *[1] ganhar { $vp } PV por cada estrutura tua com preço impresso de { $price }
    }
viticulture-effect-uncertified-architect-n =
    { $n1 ->
        [0] perder { $lose } PV para construir de graça uma estrutura com preço impresso de { $price } ou { $or-price }
       *[1] perder { $lose-for-any } PV para construir qualquer estrutura de graça
    }
viticulture-effect-patron-n =
    { $n1 ->
        [0] receber { COUNT($lira, "liras") }
       *[1] biscar uma encomenda e um visitante de inverno
    }
viticulture-effect-auctioneer-n =
    { $n1 ->
        [0] descartar { COUNT($cards-for-lira, "cards") } por { COUNT($lira, "liras") }
       *[1] descartar { COUNT($cards-for-vp, "cards") } por { $vp } PV
    }
viticulture-effect-entertainer-n =
    { $n1 ->
        [0] pagar { COUNT($pay, "liras") } para biscar { COUNT($draw, "winter-visitors") }
       *[1] descartar um vinho e { COUNT($visitors, "visitors") } por { $vp } PV
    }
viticulture-effect-horticulturist-n =
    { $n1 ->
        [0] plantar uma videira sem as estruturas que exige
       *[1] arrancar { COUNT($uproot, "vines") } e descartar { COUNT($uproot, "vine-cards") } por { $vp } PV
    }
viticulture-effect-sharecropper-n =
    { $n1 ->
        [0] plantar uma videira sem as estruturas que exige
       *[1] arrancar { COUNT($uproot, "vines") } e descartar { COUNT($uproot, "vine-cards") } por { $vp } PV
    }
viticulture-effect-negotiator-n =
    { $n1 ->
        [0] descartar uma uva por +{ $residual-for-grape } de rendimento
       *[1] descartar um vinho por +{ $residual-for-wine } de rendimento
    }
viticulture-effect-homesteader-n =
    { $n1 ->
        [0] construir uma estrutura por menos { COUNT($discount, "liras") }
        [1] plantar até { COUNT($vines, "vines") }
       *[2] perder { $lose } PV e fazer as duas coisas
    }
viticulture-effect-sponsor-n =
    { $n1 ->
        [0] biscar { COUNT($vines, "vine-cards") }
        [1] receber { COUNT($lira, "liras") }
       *[2] perder { $lose } PV e fazer as duas coisas
    }
viticulture-effect-artisan-n =
    { $n1 ->
        [0] receber { COUNT($lira, "liras") }
        [1] construir uma estrutura por menos { COUNT($discount, "liras") }
       *[2] plantar até { COUNT($vines, "vines") }
    }
viticulture-effect-merchant-n =
    { $n1 ->
        [0] pagar { COUNT($pay, "liras") } por uma uva tinta e uma branca de valor { $value }
       *[1] entregar uma encomenda por mais { $vp } PV
    }
viticulture-effect-crusher-n =
    { $n1 ->
        [0] receber { COUNT($lira, "liras") } e biscar um visitante de verão
       *[1] biscar uma encomenda e fazer até { COUNT($wines, "wines") }
    }
viticulture-effect-judge-n =
    { $n1 ->
        [0] biscar { COUNT($draw, "summer-visitors") }
       *[1] descartar um vinho de valor { $value } ou mais por { $vp } PV
    }
viticulture-effect-oenologist-n =
    { $n1 ->
        [0] envelhecer { COUNT($ageing, "times") } todos os teus vinhos
       *[1] ampliar a tua cave por { COUNT($price, "liras") }
    }
viticulture-effect-marketer-n =
    { $n1 ->
        [0] biscar { COUNT($draw, "summer-visitors") } e receber { COUNT($lira, "liras") }
       *[1] entregar uma encomenda por mais { $vp } PV
    }
viticulture-effect-crush-expert-n =
    { $n1 ->
        [0] receber { COUNT($lira, "liras") } e biscar uma encomenda
       *[1] fazer até { COUNT($wines, "wines") }
    }
viticulture-effect-uncertified-teacher-n =
    { $n1 ->
        [0] perder { $lose } PV para formar um trabalhador de graça
       *[1] ganhar { $vp } PV por cada adversário que já formou todos os trabalhadores
    }
viticulture-effect-teacher-n =
    { $n1 ->
        [0] fazer até { COUNT($wines, "wines") }
       *[1] formar um trabalhador por { COUNT($price, "liras") }
    }
viticulture-effect-benefactor-n =
    { $n1 ->
        [0] biscar uma videira e um visitante de verão
       *[1] descartar { COUNT($visitors, "visitors") } por { $vp } PV
    }
viticulture-effect-assessor-n =
    { $n1 ->
        [0] receber { COUNT($lira, "liras") } por cada carta na tua mão
       *[1] descartar a mão toda por { $vp } PV
    }
viticulture-effect-professor-n =
    { $n1 ->
        [0] formar um trabalhador por { COUNT($price, "liras") }
       *[1] ganhar { $vp } PV por já teres formado todos os trabalhadores
    }
viticulture-effect-master-vintner-n =
    { $n1 ->
        [0] ampliar a tua cave por menos { COUNT($discount, "liras") }
        [1] envelhecer um vinho e depois entregar uma encomenda
       *[2] entregar uma encomenda e depois envelhecer um vinho
    }
viticulture-effect-uncertified-oenologist-n =
    { $n1 ->
        [0] envelhecer { COUNT($ageing, "times") } todos os teus vinhos
       *[1] perder { $lose } PV para ampliar a tua cave
    }
viticulture-effect-jack-of-all-trades-n =
    { $n1 ->
        [0] vindimar um campo
        [1] fazer até { COUNT($wines, "wines") }
       *[2] entregar uma encomenda
    }
viticulture-effect-scholar-n =
    { $n1 ->
        [0] biscar { COUNT($draw, "orders") }
        [1] formar um trabalhador por { COUNT($price, "liras") }
       *[2] perder { $lose } PV e fazer as duas coisas
    }
viticulture-effect-craftsman-n =
    { $n1 ->
        [0] biscar uma encomenda
        [1] ampliar a tua cave
       *[2] ganhar { $vp } PV
    }
viticulture-effect-exporter-n =
    { $n1 ->
        [0] fazer até { COUNT($wines, "wines") }
        [1] entregar uma encomenda
       *[2] descartar uma uva por { $vp } PV
    }
viticulture-effect-laborer-n =
    { $n1 ->
        [0] vindimar até { COUNT($fields, "fields") }
        [1] fazer até { COUNT($wines, "wines") }
       *[2] perder { $lose } PV e fazer as duas coisas
    }
viticulture-effect-governess-n =
    { $n1 ->
        [0] formar um trabalhador por { COUNT($price, "liras") } e usá-lo já este ano
       *[1] descartar um vinho por { $vp } PV
    }
viticulture-effect-noble-n =
    { $n1 ->
        [0] pagar { COUNT($pay, "liras") } por +{ $residual } de rendimento
       *[1] perder { $lose-residual } de rendimento para ganhar { $vp } PV
    }
viticulture-effect-buyer-n-n-n =
    { $n3 ->
        [0] uma uva tinta
       *[1] uma uva branca
    }
viticulture-effect-harvester-n-n =
    { $n2 ->
        [0] receber { COUNT($lira, "liras") }
       *[1] ganhar { $vp } PV
    }
viticulture-effect-mentor-n-n-n =
    { $n3 ->
        [0] biscar uma videira
       *[1] biscar um visitante de verão
    }
viticulture-effect-harvest-expert-n-n =
    { $n2 ->
        [0] biscar uma videira
       *[1] construir o jugo por { COUNT($price, "liras") }
    }
viticulture-effect-overseer-n-n =
    { $n2 ->
        [0] construir uma estrutura
       *[1] plantar uma videira
    }
viticulture-effect-vendor-n-n-n = biscar um visitante de verão
viticulture-effect-handyman-n-n = construir uma estrutura por menos { COUNT($discount, "liras") }
viticulture-effect-banker-n-n-n = perder { $lose } PV para receber { COUNT($opponent-lira, "liras") }
viticulture-effect-volunteer-crew-n-n = plantar uma videira
viticulture-effect-mentor-n-n = fazer até { COUNT($wines, "wines") }
viticulture-effect-motivator-n-n = recolher o teu trabalhador grande para o usares outra vez este ano
viticulture-effect-guest-speaker-n-n = formar um trabalhador por { COUNT($price, "liras") }
viticulture-effect-uproot-one = arrancar uma videira
viticulture-effect-yoke-action-n = vindimar um campo
viticulture-effect-draw-vine-action = biscar uma videira
viticulture-effect-give-tour-action = guiar uma visita
viticulture-effect-build-action = construir uma estrutura
viticulture-effect-play-summer-action = jogar um visitante de verão
viticulture-effect-sell-or-trade-action = vender uvas, ou comprar ou vender um campo
viticulture-effect-plant-action = plantar uma videira
