### As cartas de Viticulture, em português europeu. A frase de um visitante é `viticulture-text-<id>`; os ramos
### das suas escolhas são `viticulture-effect-<step>`, cujos números se contam a partir de 0.

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
viticulture-summer-agriculturist = Agricultor
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

## O que fazem os visitantes

viticulture-text-surveyor = 2 liras por cada campo teu sem videiras, ou 1 PV por cada um com videiras.
viticulture-text-broker = Paga 9 liras por 3 PV, ou perde 2 PV por 6 liras.
viticulture-text-wine-critic = Tira dois visitantes de inverno, ou abdica de um vinho de 7 ou mais por 4 PV.
viticulture-text-blacksmith = Constrói uma estrutura por menos 2 liras; com preço impresso de 5 ou 6 dá também 1 PV.
viticulture-text-contractor = Duas de três, pela tua ordem: 1 PV, uma estrutura, uma videira plantada.
viticulture-text-tour-guide = 4 liras, ou a vindima de um campo.
viticulture-text-novice-guide = 3 liras, ou até dois vinhos feitos.
viticulture-text-uncertified-broker = Perde 3 PV por 9 liras, ou paga 6 liras por 2 PV.
viticulture-text-planter = Planta até duas videiras e recebe 1 lira, ou arranca uma videira e descarta uma carta de videira por 2 PV.
viticulture-text-buyer = Compra uma uva de valor 1 por 2 liras, ou abdica de uma uva qualquer por 2 liras e 1 PV.
viticulture-text-landscaper = Tira uma videira e, se quiseres, planta uma; ou troca de lugar duas videiras de campos diferentes.
viticulture-text-architect = Constrói uma estrutura por menos 3 liras, ou ganha 1 PV por cada estrutura tua com preço impresso de 4.
viticulture-text-uncertified-architect = Perde 1 PV por uma estrutura grátis de preço impresso 2 ou 3, ou 2 PV por qualquer uma.
viticulture-text-patron = 4 liras, ou uma encomenda e um visitante de inverno.
viticulture-text-auctioneer = Descarta duas cartas por 4 liras, ou quatro cartas por 3 PV.
viticulture-text-entertainer = Paga 4 liras por três visitantes de inverno, ou abdica de um vinho e três visitantes por 3 PV.
viticulture-text-vendor = Tira uma videira, uma encomenda e um visitante de inverno; cada adversário pode tirar um visitante de verão.
viticulture-text-handyman = Todos podem construir uma estrutura por menos 2 liras; ganhas 1 PV por cada adversário que o faça.
viticulture-text-horticulturist = Planta uma videira sem as estruturas que exige, ou arranca duas e descarta duas cartas de videira por 3 PV.
viticulture-text-peddler = Descarta duas cartas e tira uma de cada um dos quatro baralhos.
viticulture-text-banker = 5 liras para ti; cada adversário pode perder 1 PV por 3 liras.
viticulture-text-overseer = Constrói uma estrutura e planta uma videira, pela tua ordem; uma videira de valor 4 dá 1 PV.
viticulture-text-importer = Tira três visitantes de inverno, a não ser que os adversários te entreguem ao todo três visitantes seus.
viticulture-text-sharecropper = Planta uma videira sem as estruturas que exige, ou arranca uma e descarta uma carta de videira por 2 PV.
viticulture-text-grower = Planta uma videira; com seis ou mais na tua vinha, ganhas 2 PV.
viticulture-text-negotiator = Abdica de uma uva por 1 de rendimento, ou de um vinho por 2 de rendimento.
viticulture-text-cultivator = Planta uma videira, mesmo acima do limite do campo.
viticulture-text-homesteader = Constrói uma estrutura por menos 3 liras, ou planta até duas videiras; perdendo 1 PV, ambas.
viticulture-text-planner = Coloca já um trabalhador num espaço de inverno; age antes de todos quando o inverno começa.
viticulture-text-agriculturist = Planta uma videira; três castas diferentes no campo dão 2 PV.
viticulture-text-swindler = Cada adversário dá-te 2 liras; por cada um que não der, ganhas 1 PV.
viticulture-text-producer = Paga 2 liras para recolher até dois trabalhadores de outras ações e voltar a usá-los.
viticulture-text-organizer = Muda o teu galo para uma linha vazia, recebe o bónus dela e passa até ao fim da estação.
viticulture-text-sponsor = Tira duas videiras, ou recebe 3 liras; perdendo 1 PV, ambas.
viticulture-text-artisan = 3 liras, ou uma estrutura por menos 1 lira, ou até duas videiras plantadas.
viticulture-text-stonemason = Paga 8 liras por duas estruturas quaisquer, seja qual for o preço.
viticulture-text-volunteer-crew = Todos podem plantar uma videira; recebes 2 liras por cada adversário que o faça.
viticulture-text-wedding-party = Dá 2 liras a cada um de até três adversários, por 1 PV cada.
viticulture-text-merchant = Compra uma uva tinta e uma branca de valor 1 por 3 liras, ou entrega uma encomenda por mais 1 PV.
viticulture-text-crusher = 3 liras e um visitante de verão, ou uma encomenda e até dois vinhos feitos.
viticulture-text-judge = Tira dois visitantes de verão, ou abdica de um vinho de 4 ou mais por 3 PV.
viticulture-text-oenologist = Envelhece duas vezes todos os teus vinhos, ou obtém a tua próxima cave por 3 liras.
viticulture-text-marketer = Tira dois visitantes de verão e recebe 1 lira, ou entrega uma encomenda por mais 1 PV.
viticulture-text-crush-expert = 3 liras e uma encomenda, ou até três vinhos feitos.
viticulture-text-uncertified-teacher = Perde 1 PV para formar um trabalhador de graça, ou ganha 1 PV por cada adversário com os seis trabalhadores.
viticulture-text-teacher = Faz até dois vinhos, ou forma um trabalhador por 2 liras.
viticulture-text-benefactor = Tira uma videira e um visitante de verão, ou descarta dois visitantes por 2 PV.
viticulture-text-assessor = 1 lira por cada carta na tua mão, ou descarta a mão toda, pelo menos uma carta, por 2 PV.
viticulture-text-queen = O teu vizinho da direita perde 1 PV, ou dá-te duas cartas, ou paga-te 3 liras.
viticulture-text-harvester = Vindima até dois campos, e recebe 2 liras ou 1 PV.
viticulture-text-professor = Forma um trabalhador por 2 liras, ou ganha 2 PV se tiveres os seis trabalhadores.
viticulture-text-master-vintner = A tua próxima cave por menos 2 liras, ou um vinho envelhecido e uma encomenda entregue.
viticulture-text-uncertified-oenologist = Envelhece duas vezes todos os teus vinhos, ou perde 1 PV pela tua próxima cave.
viticulture-text-promoter = Abdica de uma uva ou de um vinho por 1 PV e 1 de rendimento.
viticulture-text-mentor = Todos podem fazer até dois vinhos; tiras uma videira ou um visitante de verão por cada adversário que o faça.
viticulture-text-harvest-expert = Vindima um campo, e tira uma videira ou constrói o jugo por 1 lira.
viticulture-text-innkeeper = Leva as cartas do topo de duas pilhas de descarte diferentes.
viticulture-text-jack-of-all-trades = Duas de três, pela tua ordem: vindima um campo, faz até dois vinhos, entrega uma encomenda.
viticulture-text-politician = Abaixo de 0 PV recebes 6 liras; senão tiras uma videira, um visitante de verão e uma encomenda.
viticulture-text-supervisor = Faz até dois vinhos; cada espumante dá 1 PV.
viticulture-text-scholar = Tira duas encomendas, ou forma um trabalhador por 3 liras; perdendo 1 PV, ambas.
viticulture-text-reaper = Vindima até três campos; os três dão 2 PV.
viticulture-text-motivator = Todos podem recolher o seu grande; ganhas 1 PV por cada adversário que o faça.
viticulture-text-bottler = Faz até três vinhos; cada tipo entre eles dá 1 PV.
viticulture-text-craftsman = Duas de três, pela tua ordem: tira uma encomenda, compra a tua próxima cave, 1 PV.
viticulture-text-exporter = Faz até dois vinhos, ou entrega uma encomenda, ou abdica de uma uva por 2 PV.
viticulture-text-laborer = Vindima até dois campos, ou faz até três vinhos; perdendo 1 PV, ambas.
viticulture-text-designer = Constrói uma estrutura; com seis ou mais construídas, ganhas 2 PV.
viticulture-text-governess = Forma por 3 liras um trabalhador logo disponível, ou abdica de um vinho por 2 PV.
viticulture-text-manager = Faz qualquer ação de verão do tabuleiro, sem trabalhador e sem bónus.
viticulture-text-zymologist = Faz até dois vinhos de 4 ou mais, mesmo antes de construída a cave para eles.
viticulture-text-noble = Paga 1 lira por 1 de rendimento, ou perde 2 de rendimento por 2 PV.
viticulture-text-governor = Indica até três adversários: cada um dá-te um visitante de verão, ou ganhas 1 PV se não tiver nenhum.
viticulture-text-taster = Abdica de um vinho por 4 liras; mais 2 PV se todos os outros vinhos, em todas as caves, valerem menos.
viticulture-text-caravan = Vira a carta do topo de cada baralho, fica com duas e descarta as outras.
viticulture-text-guest-speaker = Todos podem formar um trabalhador por 1 lira; ganhas 1 PV por cada adversário que o faça.

## O que uma escolha representa

viticulture-effect-surveyor-n =
    { $n1 ->
        [0] 2 liras por cada campo sem videiras
       *[1] 1 PV por cada campo com videiras
    }
viticulture-effect-broker-n =
    { $n1 ->
        [0] pagar 9 liras por 3 PV
       *[1] perder 2 PV por 6 liras
    }
viticulture-effect-wine-critic-n =
    { $n1 ->
        [0] tirar dois visitantes de inverno
       *[1] abdicar de um vinho de 7 ou mais por 4 PV
    }
viticulture-effect-contractor-n =
    { $n1 ->
        [0] ganhar 1 PV
        [1] construir uma estrutura
       *[2] plantar uma videira
    }
viticulture-effect-tour-guide-n =
    { $n1 ->
        [0] receber 4 liras
       *[1] vindimar um campo
    }
viticulture-effect-novice-guide-n =
    { $n1 ->
        [0] receber 3 liras
       *[1] fazer até dois vinhos
    }
viticulture-effect-uncertified-broker-n =
    { $n1 ->
        [0] perder 3 PV por 9 liras
       *[1] pagar 6 liras por 2 PV
    }
viticulture-effect-planter-n =
    { $n1 ->
        [0] plantar até duas videiras e receber 1 lira
       *[1] arrancar uma videira e descartar uma carta de videira por 2 PV
    }
viticulture-effect-buyer-n =
    { $n1 ->
        [0] pagar 2 liras por uma uva de valor 1
       *[1] abdicar de uma uva por 2 liras e 1 PV
    }
viticulture-effect-landscaper-n =
    { $n1 ->
        [0] tirar uma videira e, se quiseres, plantar uma
       *[1] trocar duas videiras de lugar
    }
viticulture-effect-architect-n =
    { $n1 ->
        [0] construir uma estrutura por menos 3 liras
       *[1] 1 PV por cada estrutura tua com preço impresso de 4
    }
viticulture-effect-uncertified-architect-n =
    { $n1 ->
        [0] perder 1 PV por uma estrutura grátis de preço impresso 2 ou 3
       *[1] perder 2 PV por qualquer estrutura grátis
    }
viticulture-effect-patron-n =
    { $n1 ->
        [0] receber 4 liras
       *[1] tirar uma encomenda e um visitante de inverno
    }
viticulture-effect-auctioneer-n =
    { $n1 ->
        [0] descartar duas cartas por 4 liras
       *[1] descartar quatro cartas por 3 PV
    }
viticulture-effect-entertainer-n =
    { $n1 ->
        [0] pagar 4 liras por três visitantes de inverno
       *[1] abdicar de um vinho e três visitantes por 3 PV
    }
viticulture-effect-horticulturist-n =
    { $n1 ->
        [0] plantar uma videira sem as estruturas que exige
       *[1] arrancar duas videiras e descartar duas cartas de videira por 3 PV
    }
viticulture-effect-sharecropper-n =
    { $n1 ->
        [0] plantar uma videira sem as estruturas que exige
       *[1] arrancar uma videira e descartar uma carta de videira por 2 PV
    }
viticulture-effect-negotiator-n =
    { $n1 ->
        [0] abdicar de uma uva por 1 de rendimento
       *[1] abdicar de um vinho por 2 de rendimento
    }
viticulture-effect-homesteader-n =
    { $n1 ->
        [0] construir uma estrutura por menos 3 liras
        [1] plantar até duas videiras
       *[2] perder 1 PV e fazer ambas
    }
viticulture-effect-sponsor-n =
    { $n1 ->
        [0] tirar duas videiras
        [1] receber 3 liras
       *[2] perder 1 PV e ficar com ambas
    }
viticulture-effect-artisan-n =
    { $n1 ->
        [0] receber 3 liras
        [1] construir uma estrutura por menos 1 lira
       *[2] plantar até duas videiras
    }
viticulture-effect-merchant-n =
    { $n1 ->
        [0] pagar 3 liras por uma uva tinta e uma branca de valor 1
       *[1] entregar uma encomenda por mais 1 PV
    }
viticulture-effect-crusher-n =
    { $n1 ->
        [0] receber 3 liras e tirar um visitante de verão
       *[1] tirar uma encomenda e fazer até dois vinhos
    }
viticulture-effect-judge-n =
    { $n1 ->
        [0] tirar dois visitantes de verão
       *[1] abdicar de um vinho de 4 ou mais por 3 PV
    }
viticulture-effect-oenologist-n =
    { $n1 ->
        [0] envelhecer duas vezes todos os teus vinhos
       *[1] obter a tua próxima cave por 3 liras
    }
viticulture-effect-marketer-n =
    { $n1 ->
        [0] tirar dois visitantes de verão e receber 1 lira
       *[1] entregar uma encomenda por mais 1 PV
    }
viticulture-effect-crush-expert-n =
    { $n1 ->
        [0] receber 3 liras e tirar uma encomenda
       *[1] fazer até três vinhos
    }
viticulture-effect-uncertified-teacher-n =
    { $n1 ->
        [0] perder 1 PV e formar um trabalhador de graça
       *[1] 1 PV por cada adversário com os seis trabalhadores
    }
viticulture-effect-teacher-n =
    { $n1 ->
        [0] fazer até dois vinhos
       *[1] formar um trabalhador por 2 liras
    }
viticulture-effect-benefactor-n =
    { $n1 ->
        [0] tirar uma videira e um visitante de verão
       *[1] descartar dois visitantes por 2 PV
    }
viticulture-effect-assessor-n =
    { $n1 ->
        [0] 1 lira por cada carta na tua mão
       *[1] descartar a mão toda por 2 PV
    }
viticulture-effect-professor-n =
    { $n1 ->
        [0] formar um trabalhador por 2 liras
       *[1] 2 PV por teres os seis trabalhadores
    }
viticulture-effect-master-vintner-n =
    { $n1 ->
        [0] comprar a tua próxima cave por menos 2 liras
        [1] envelhecer um vinho e depois entregar uma encomenda
       *[2] entregar uma encomenda e depois envelhecer um vinho
    }
viticulture-effect-uncertified-oenologist-n =
    { $n1 ->
        [0] envelhecer duas vezes todos os teus vinhos
       *[1] perder 1 PV pela tua próxima cave
    }
viticulture-effect-jack-of-all-trades-n =
    { $n1 ->
        [0] vindimar um campo
        [1] fazer até dois vinhos
       *[2] entregar uma encomenda
    }
viticulture-effect-scholar-n =
    { $n1 ->
        [0] tirar duas encomendas
        [1] formar um trabalhador por 3 liras
       *[2] perder 1 PV e fazer ambas
    }
viticulture-effect-craftsman-n =
    { $n1 ->
        [0] tirar uma encomenda
        [1] comprar a tua próxima cave
       *[2] ganhar 1 PV
    }
viticulture-effect-exporter-n =
    { $n1 ->
        [0] fazer até dois vinhos
        [1] entregar uma encomenda
       *[2] abdicar de uma uva por 2 PV
    }
viticulture-effect-laborer-n =
    { $n1 ->
        [0] vindimar até dois campos
        [1] fazer até três vinhos
       *[2] perder 1 PV e fazer ambas
    }
viticulture-effect-governess-n =
    { $n1 ->
        [0] formar por 3 liras um trabalhador logo disponível
       *[1] abdicar de um vinho por 2 PV
    }
viticulture-effect-noble-n =
    { $n1 ->
        [0] pagar 1 lira por 1 de rendimento
       *[1] perder 2 de rendimento por 2 PV
    }
viticulture-effect-buyer-n-n-n =
    { $n3 ->
        [0] uma uva tinta
       *[1] uma uva branca
    }
viticulture-effect-harvester-n-n =
    { $n2 ->
        [0] receber 2 liras
       *[1] ganhar 1 PV
    }
viticulture-effect-mentor-n-n-n =
    { $n3 ->
        [0] tirar uma videira
       *[1] tirar um visitante de verão
    }
viticulture-effect-harvest-expert-n-n =
    { $n2 ->
        [0] tirar uma videira
       *[1] construir o jugo por 1 lira
    }
viticulture-effect-overseer-n-n =
    { $n2 ->
        [0] construir uma estrutura
       *[1] plantar uma videira
    }
viticulture-effect-vendor-n-n-n = tirar um visitante de verão
viticulture-effect-handyman-n-n = construir uma estrutura por menos 2 liras
viticulture-effect-banker-n-n-n = perder 1 PV por 3 liras
viticulture-effect-volunteer-crew-n-n = plantar uma videira
viticulture-effect-mentor-n-n = fazer até dois vinhos
viticulture-effect-motivator-n-n = recolher o teu grande para o usar ainda este ano
viticulture-effect-guest-speaker-n-n = formar um trabalhador por 1 lira
viticulture-effect-uproot-one = arrancar uma videira
viticulture-effect-yoke-action-n = vindimar um campo
viticulture-effect-draw-vine-action = tirar uma videira
viticulture-effect-give-tour-action = guiar uma visita
viticulture-effect-build-action = construir uma estrutura
viticulture-effect-play-summer-action = jogar um visitante de verão
viticulture-effect-sell-or-trade-action = vender uvas, ou vender ou comprar um campo
viticulture-effect-plant-action = plantar uma videira
