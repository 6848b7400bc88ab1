### As lições de Viticulture. As chaves são `learn-viticulture-<lesson>-<step>` e o que `learn/reading.py` diz.
### Um passo leva no máximo duas frases. Os números são os da posição da lição.

## Respostas partilhadas

learn-viticulture-common-grande = Guarda o teu trabalhador grande para uma ação cheia: aí mais ninguém pode ir. Aqui basta um trabalhador normal.
learn-viticulture-common-taken = Já lá está um trabalhador. Só um trabalhador grande ainda se pode juntar, ao lado da ação.
learn-viticulture-common-keep = Seria uma boa jogada, mas deixa-a para depois. Neste passo, passas.
learn-viticulture-common-pass = Ainda não! Se passares, a tua estação acaba, e ainda tens um trabalhador para colocar.
learn-viticulture-common-building = Tem os seus méritos, mas não é a estrutura de que precisamos agora.
learn-viticulture-common-later = Já lá vamos. Primeiro faz o que este passo pede.

## Trabalhadores

learn-viticulture-workers-title = Os teus trabalhadores
learn-viticulture-workers-about = Coloca trabalhadores, usa o trabalhador grande, passa, e forma um novo trabalhador.
learn-viticulture-workers-tour = Boas-vindas à tua vinha! É verão, e tens três trabalhadores: manda um normal guiar uma visita, que rende 2 liras.
learn-viticulture-workers-tour-hint = Escolhe a ação «Guiar uma visita», depois o trabalhador normal.
learn-viticulture-workers-tour-right = Agora tens 8 liras. Um trabalhador fica onde o colocaste até ao fim do ano.
learn-viticulture-workers-tour-little = Esse espaço só dá 1 lira, embora nunca encha. Uma visita dá o dobro.
learn-viticulture-workers-grande = Querias uma videira, mas o teu adversário acaba de ocupar o único espaço para biscar uma. O teu trabalhador grande não se importa: coloca-o ao lado dessa ação.
learn-viticulture-workers-grande-hint = Procura «Biscar uma videira (trabalhador grande ao lado dos espaços)».
learn-viticulture-workers-grande-right = Aí está a tua nova videira. O teu trabalhador grande pode usar uma ação cheia por ano.
learn-viticulture-workers-grande-elsewhere = Esses espaços ainda estão abertos a todos. Usa o trabalhador grande onde nenhum outro pode ir: bisca uma videira.
learn-viticulture-workers-pass = Resta-te um trabalhador, e os teus trabalhadores têm de chegar para o verão e o inverno. Guarda-o para o inverno: passa.
learn-viticulture-workers-pass-hint = Passar é a última das respostas.
learn-viticulture-workers-pass-right = Bem poupado. O verão acaba quando todos passaram ou ficaram sem trabalhadores.
learn-viticulture-workers-fall = No outono, cada jogador bisca um visitante. Bisca um: os amarelos são para o verão, os azuis para o inverno.
learn-viticulture-workers-fall-hint = Qualquer dos baralhos serve; escolhe um.
learn-viticulture-workers-fall-right = Bem-vindo! Jogaremos visitantes numa lição mais adiante.
learn-viticulture-workers-train = O inverno tem outras ações, e tens 8 liras. Qual delas te dá mais um trabalhador a partir do próximo ano?
learn-viticulture-workers-train-hint = Custa 4 liras. Os novos trabalhadores têm de ser formados.
learn-viticulture-workers-train-right = Exatamente. O teu novo trabalhador junta-se a ti no fim do ano.
learn-viticulture-workers-train-lira = O dinheiro é bom, mas já tens que chegue. Procuramos um novo trabalhador.
learn-viticulture-workers-train-cards = Isso é sobre cartas. Procuramos um novo trabalhador.
learn-viticulture-workers-end = Já sabes colocar trabalhadores, e isso é meio jogo. Quantos mais formares cedo, mais podes fazer em cada ano.

## Videiras

learn-viticulture-vines-title = Da carta ao campo
learn-viticulture-vines-about = Bisca uma videira e planta duas no mesmo campo.
learn-viticulture-vines-draw = Todo o vinho começa com uma carta de videira. Tens duas na mão; bisca uma terceira com um trabalhador normal.
learn-viticulture-vines-draw-hint = A ação chama-se «Biscar uma videira».
learn-viticulture-vines-draw-right = Agora tens três. Algumas videiras precisam de uma estrutura antes de poderes plantá-las: cada carta diz qual.
learn-viticulture-vines-plant = A Sangiovese só precisa de um campo. Manda um trabalhador normal plantá-la onde quiseres.
learn-viticulture-vines-plant-hint = Escolhe «Plantar uma videira», o trabalhador normal, depois Sangiovese em qualquer campo.
learn-viticulture-vines-plant-right = Fica lá e dá-te uma uva tinta de valor 1 em cada vindima.
learn-viticulture-vines-plant-vine = Comecemos pela Sangiovese, a mais simples das tuas videiras.
learn-viticulture-vines-together = Tens uma latada, por isso também podes plantar a Trebbiano. Que campo escolhes, para que uma só vindima te dê uvas tintas e brancas?
learn-viticulture-vines-together-hint = O teu trabalhador grande ainda pode plantar. As duas videiras têm de ficar no mesmo campo.
learn-viticulture-vines-together-right = Certo: vindima-se sempre um campo inteiro. Tinta 1 e branca 2 fazem 3, e até o teu campo mais pequeno suporta 5.
learn-viticulture-vines-together-apart = Podias plantar lá a Trebbiano, mas então precisas de duas vindimas. Planta as duas videiras no mesmo campo.
learn-viticulture-vines-together-vine = Planta a Trebbiano, a tua videira branca, junto da Sangiovese.
learn-viticulture-vines-end = Podes plantar quantas videiras quiseres num campo, desde que o seu valor total não ultrapasse o número do campo.

## Estruturas

learn-viticulture-structures-title = Construir
learn-viticulture-structures-about = As estruturas deixam-te plantar melhores videiras e ajudam-te todos os anos.
learn-viticulture-structures-trellis = Não podes plantar a Trebbiano sem latada. Manda um trabalhador normal construir uma por 2 liras.
learn-viticulture-structures-trellis-hint = Escolhe «Construir uma estrutura», depois a latada.
learn-viticulture-structures-trellis-right = Uma latada fica o jogo inteiro e serve todos os teus campos.
learn-viticulture-structures-trellis-tower = A torre de rega é para videiras melhores. A Trebbiano só precisa de uma latada.
learn-viticulture-structures-plant = Agora já podes. Planta a Trebbiano com o teu outro trabalhador normal.
learn-viticulture-structures-plant-hint = Escolhe «Plantar uma videira», depois Trebbiano em qualquer campo.
learn-viticulture-structures-plant-right = Uma videira branca de valor 2. As melhores, de valor 4, precisam da latada e da torre de rega.
learn-viticulture-structures-plant-vine = A Sangiovese já se podia plantar antes. A latada é para a Trebbiano.
learn-viticulture-structures-cottage = Restam-te 4 liras, e o teu trabalhador grande está livre. Que estrutura te dá mais um visitante em cada outono?
learn-viticulture-structures-cottage-hint = Os visitantes gostam de pernoitar. Coloca o trabalhador grande ao lado da ação cheia.
learn-viticulture-structures-cottage-right = Uma casa de campo! Em cada outono biscas dois visitantes em vez de um.
learn-viticulture-structures-cottage-cellar = Uma cave é para vinho mais velho. Os visitantes dormem melhor noutro sítio.
learn-viticulture-structures-fall = Chegou o outono: usa a casa de campo e escolhe dois visitantes, um de cada vez.
learn-viticulture-structures-fall-hint = Verão ou inverno, duas vezes. Qualquer escolha é boa.
learn-viticulture-structures-fall-right = Dois visitantes de uma vez. Escolhes os dois baralhos antes de veres uma carta.
learn-viticulture-structures-end = O moinho e a sala de provas até dão PV: um quando plantas, a outra quando guias uma visita com vinho na tua cave.

## Vindima

learn-viticulture-harvest-title = A vindima
learn-viticulture-harvest-about = Vindima dois campos e faz o teu primeiro vinho.
learn-viticulture-harvest-both = O inverno é tempo de vindima. Manda um trabalhador normal vindimar o campo que te dá as duas cores de uma vez.
learn-viticulture-harvest-both-hint = Olha para as videiras: Sangiovese e Pinot estão no campo de 5.
learn-viticulture-harvest-both-right = Tinta 2 e branca 1. As videiras de um campo somam-se por cor, e ficam onde estão.
learn-viticulture-harvest-both-single = Lá só está plantada a Trebbiano, que é branca. O campo de 5 tem as duas cores.
learn-viticulture-harvest-second = O teu próprio trabalhador ocupou o espaço da vindima, mas tens um segundo campo para vindimar. Quem pode ajudar?
learn-viticulture-harvest-second-hint = O trabalhador grande pode ir para o lado de uma ação cheia, mesmo que a tenhas enchido tu.
learn-viticulture-harvest-second-right = Branca 2. Podes vindimar cada campo uma vez por ano.
learn-viticulture-harvest-wine = Tens três uvas no teu lagar. Usa o teu último trabalhador para transformar em vinho a melhor uva branca.
learn-viticulture-harvest-wine-hint = A ação é «Fazer até dois vinhos». Começa por um branco, com a uva de valor 2.
learn-viticulture-harvest-wine-right = O teu primeiro vinho tem o valor da sua uva. Está na tua cave pequena.
learn-viticulture-harvest-wine-visitor = Um visitante talvez ajude um dia. Para fazer vinho há uma ação.
learn-viticulture-harvest-wine-rest = Este ano já vindimaste os dois campos. Agora usa as uvas.
learn-viticulture-harvest-wine-small = Essa é a mais fraca das tuas duas uvas brancas. Escolhe a outra.
learn-viticulture-harvest-wine-red = Um tinto também seria bom, mas começa por um branco.
learn-viticulture-harvest-end = As uvas que não usas não se perdem: também envelhecem, 1 por ano.

## Vinho

learn-viticulture-wine-title = Fazer vinho
learn-viticulture-wine-about = Tinto, branco e rosé, e a cave de que cada um precisa.
learn-viticulture-wine-harvest = Tens uma uva tinta de 3 e uma branca de 2 do ano passado. Vindima também o teu campo, desta vez com o trabalhador grande, para que te reste um trabalhador para fazer vinho.
learn-viticulture-wine-harvest-hint = Escolhe «Vindimar um campo», depois o trabalhador grande, depois o campo de 5.
learn-viticulture-wine-harvest-right = Tens quatro uvas: tintas de 3 e 2, brancas de 2 e 1.
learn-viticulture-wine-harvest-regular = Qualquer um podia ir, mas manda o trabalhador grande: o normal faz a seguir o vinho.
learn-viticulture-wine-blush = Um rosé leva uma uva tinta e uma branca, e os valores somam-se. Faz o melhor rosé que puderes.
learn-viticulture-wine-blush-hint = Escolhe «Fazer até dois vinhos», rosé, depois a tinta de 3 e a branca de 2.
learn-viticulture-wine-blush-right = Um rosé de valor 5! Qualquer vinho de valor 4 ou mais precisa da cave média, e essa já a construíste.
learn-viticulture-wine-blush-first = Esse pode ser o teu segundo vinho. Começa pelo rosé.
learn-viticulture-wine-blush-small = Tens uma uva melhor dessa cor.
learn-viticulture-wine-blush-sparkling = O espumante leva duas uvas tintas, uma branca e a cave grande. Um dia!
learn-viticulture-wine-red = Uma ação faz até dois vinhos, e restam-te tinta 2 e branca 1. Que segundo vinho tem o valor mais alto?
learn-viticulture-wine-red-hint = Um rosé precisa de um valor de pelo menos 4. O que podes fazer com cada uva sozinha?
learn-viticulture-wine-red-right = Certo, um tinto de valor 2. Tinto e branco levam uma uva cada, e podes guardar a branca para mais tarde.
learn-viticulture-wine-red-white = Seria um branco de valor 1. A tua uva tinta é melhor.
learn-viticulture-wine-red-blush = Dois e um fazem 3, e um rosé tem um valor de pelo menos 4.
learn-viticulture-wine-red-done = Podes parar depois de um vinho, mas há lugar para outro.
learn-viticulture-wine-end = A cave pequena guarda valores até 3, a média até 6, a grande até 9: um vinho bom de mais para as tuas caves vai para o lugar livre mais alto que houver abaixo.

## Envelhecimento

learn-viticulture-ageing-title = Envelhecer vinho
learn-viticulture-ageing-about = O que acontece no fim de um ano, e porque importam as caves.
learn-viticulture-ageing-pass = Tens um tinto de 3 e um branco de 2 na tua cave, e o ano está quase no fim. Passa, e observa-os.
learn-viticulture-ageing-pass-hint = Passar é a última das respostas.
learn-viticulture-ageing-pass-right = No fim do ano, todas as uvas e todos os vinhos envelhecem 1, e recolhes todos os teus trabalhadores.
learn-viticulture-ageing-wake = O branco é agora um 3, mas o tinto continua a ser um 3, porque a cave pequena acaba aí. Começa um novo ano: escolhe a linha 1 para jogares primeiro, ou a linha 4 por 1 lira.
learn-viticulture-ageing-wake-hint = Escolhe a linha 1 ou a linha 4.
learn-viticulture-ageing-wake-right = Bom dia! O teu galo decide a que horas se levantam os teus trabalhadores.
learn-viticulture-ageing-wake-row = Talvez noutro ano. Desta vez escolhe a linha 1 ou a linha 4.
learn-viticulture-ageing-cellar = Os teus vinhos precisam de uma cave melhor. Constrói a cave média por 4 liras.
learn-viticulture-ageing-cellar-hint = Escolhe «Construir uma estrutura», depois a cave média.
learn-viticulture-ageing-cellar-right = Agora há lugar para valores até 6.
learn-viticulture-ageing-cellar-large = Antes da cave grande precisas da média.
learn-viticulture-ageing-summer = Chega por este verão. Passa, para o ano avançar.
learn-viticulture-ageing-summer-hint = Passar é a última das respostas.
learn-viticulture-ageing-summer-right = Guardas dois trabalhadores para o inverno.
learn-viticulture-ageing-fall = Outra vez outono: bisca um visitante.
learn-viticulture-ageing-fall-hint = Verão ou inverno, como quiseres.
learn-viticulture-ageing-fall-right = Mais um visitante para a tua mão.
learn-viticulture-ageing-time = Queres que os dois vinhos cheguem a 4. O que têm de fazer os teus trabalhadores para isso este inverno?
learn-viticulture-ageing-time-hint = Nenhum trabalhador pode envelhecer vinho. Deixa isso ao tempo.
learn-viticulture-ageing-time-right = Absolutamente nada! Os dois vinhos valem agora 4, graças à cave e ao tempo.
learn-viticulture-ageing-time-wine = Fazer vinho novo não envelhece o velho.
learn-viticulture-ageing-time-work = Útil, mas não envelhece os teus vinhos. Eles envelhecem sozinhos.
learn-viticulture-ageing-end = Cada ano na cave torna um vinho bom para uma encomenda melhor. Constrói caves antes que o teu vinho deixe de envelhecer.

## Encomendas

learn-viticulture-orders-title = Entregar encomendas
learn-viticulture-orders-about = Vinho por pontos de vitória, e um rendimento todos os anos.
learn-viticulture-orders-fill = É para as encomendas que serve o teu vinho. Podias entregar agora uma de duas, mas ambas precisam do teu único tinto: entrega a que dá mais PV.
learn-viticulture-orders-fill-hint = A encomenda de um tinto de 5 e um branco de 3 dá 4 PV.
learn-viticulture-orders-fill-right = Ganhas 4 PV! O teu rendimento também subiu: mais 1 lira no fim de cada ano.
learn-viticulture-orders-fill-less = Essa dá 3 PV. Há uma que dá 4.
learn-viticulture-orders-fill-blush = Precisa de dois rosés, e não tens nenhum.
learn-viticulture-orders-wines = A tua cave está agora vazia, e ainda tens uma encomenda de um tinto de 2 e um branco de 4, ou melhores. Faz um vinho de cada cor que sirva.
learn-viticulture-orders-wines-hint = Qualquer uva tinta é boa que chegue. Das brancas, só a de 5.
learn-viticulture-orders-wines-right = Podes usar um vinho melhor do que a encomenda pede, mas não te dá mais por isso.
learn-viticulture-orders-wines-blush = Um rosé é bom para outras encomendas. Esta precisa de tinto e branco.
learn-viticulture-orders-wines-small = Um branco de 3 não chega: a encomenda pede um 4.
learn-viticulture-orders-again = Está tudo pronto para entregar uma segunda encomenda no mesmo ano. Que trabalhador ainda o pode fazer?
learn-viticulture-orders-again-hint = O teu primeiro trabalhador ocupou o espaço, por isso usa o trabalhador grande.
learn-viticulture-orders-again-right = Ganhas mais 3 PV. Entregar encomendas é o caminho mais seguro para os 20.
learn-viticulture-orders-again-first = Primeiro entrega a encomenda: os vinhos estão prontos.
learn-viticulture-orders-end = Bisca encomendas cedo, e planeia para elas os teus campos, caves e anos.

## Visitantes

learn-viticulture-visitors-title = Visitantes
learn-viticulture-visitors-about = Joga visitantes no verão e no inverno e escolhe o que fazem por ti.
learn-viticulture-visitors-patron = Um visitante faz o que a sua carta diz, muitas vezes uma de duas coisas. Manda um trabalhador normal, joga o Mecenas e escolhe receber 4 liras.
learn-viticulture-visitors-patron-hint = Escolhe «Jogar um visitante de verão», o Mecenas, depois a primeira opção.
learn-viticulture-visitors-patron-right = Tens 8 liras. A carta vai para a pilha de descarte.
learn-viticulture-visitors-patron-sponsor = O Patrocinador joga-se mais tarde. Começa pelo Mecenas.
learn-viticulture-visitors-patron-cards = As cartas são boas, mas agora precisas de dinheiro: fica com as liras.
learn-viticulture-visitors-sponsor = Podes jogar mais do que um visitante por ano. Joga também o Patrocinador, e bisca duas videiras sem perder PV.
learn-viticulture-visitors-sponsor-hint = Coloca o trabalhador grande ao lado da ação cheia. Escolhe a primeira opção.
learn-viticulture-visitors-sponsor-right = Duas videiras de graça. Muitas cartas são melhores do que a ação que substituem.
learn-viticulture-visitors-sponsor-point = As duas coisas juntas custavam-te 1 PV. Só as videiras são de graça.
learn-viticulture-visitors-sponsor-lira = Desta vez queremos as videiras.
learn-viticulture-visitors-summer = Os visitantes azuis são para o inverno. Guarda os teus dois últimos trabalhadores: passa.
learn-viticulture-visitors-summer-hint = Passar é a última das respostas.
learn-viticulture-visitors-summer-right = Até ao inverno.
learn-viticulture-visitors-fall = Um novo visitante no outono: bisca um.
learn-viticulture-visitors-fall-hint = Verão ou inverno, como quiseres.
learn-viticulture-visitors-fall-right = No fim de um ano podes ficar com sete cartas, de qualquer tipo.
learn-viticulture-visitors-teacher = Formar um trabalhador costuma custar 4 liras. Um visitante na tua mão fá-lo por 2: forma um assim.
learn-viticulture-visitors-teacher-hint = Lê os teus dois visitantes de inverno. Um deles ensina.
learn-viticulture-visitors-teacher-right = Metade do preço, graças ao Professor. Olha sempre para os teus visitantes antes de usares uma simples ação.
learn-viticulture-visitors-teacher-dear = Isso custava 4 liras. Um dos teus visitantes fá-lo por menos.
learn-viticulture-visitors-teacher-visitor = Este é bom para vinhos velhos. Para formar um trabalhador precisas do outro.
learn-viticulture-visitors-end = Só podes jogar um visitante se puderes cumprir tudo o que ele diz. Alguns também ajudam os adversários, por isso lê-os duas vezes.

## Linhas

learn-viticulture-rows-title = O quadro do despertar e os bónus
learn-viticulture-rows-about = O quadro do despertar, os espaços com bónus, passar, e o fim do ano.
learn-viticulture-rows-first = Agora são três jogadores, e nesta primavera és o primeiro a escolher a linha. Queres ter todos os espaços à escolha: que linha joga antes das outras?
learn-viticulture-rows-first-hint = Quanto menor o número da linha, mais cedo a sua vez.
learn-viticulture-rows-first-right = A linha 1 não dá bónus, mas jogas primeiro no verão e no inverno.
learn-viticulture-rows-first-later = Um belo bónus, mas assim outro jogador pode jogar antes de ti.
learn-viticulture-rows-bonus = Com três jogadores, cada ação tem um segundo espaço, que tem um bónus. Guia uma visita que renda 3 liras em vez de 2.
learn-viticulture-rows-bonus-hint = Escolhe a visita com «bónus: mais 1 lira», e um trabalhador normal.
learn-viticulture-rows-bonus-right = Quem chega primeiro serve-se primeiro: o teu adversário teve de ocupar o espaço simples.
learn-viticulture-rows-bonus-plain = Esse espaço não tem bónus. O do meio ainda está livre.
learn-viticulture-rows-bonus-tour = Outras ações também têm bónus, mas desta vez queremos a visita.
learn-viticulture-rows-pass = Restam-te dois trabalhadores. Passa, para poderes usar os dois no inverno.
learn-viticulture-rows-pass-hint = Passar é a última das respostas.
learn-viticulture-rows-pass-right = Um jogador que passa fica de fora até ao fim da estação, e os outros continuam.
learn-viticulture-rows-fall = Outono: bisca um visitante.
learn-viticulture-rows-fall-hint = Verão ou inverno, como quiseres.
learn-viticulture-rows-fall-right = O outono também segue a ordem do quadro do despertar.
learn-viticulture-rows-winter = Jogas outra vez primeiro. Forma um trabalhador onde te custa menos 1 lira.
learn-viticulture-rows-winter-hint = O bónus desse espaço é 1 lira.
learn-viticulture-rows-winter-right = Pagaste 3 liras em vez de 4.
learn-viticulture-rows-winter-plain = Aí pagavas as 4 liras todas.
learn-viticulture-rows-winter-train = Tentador, mas mais um trabalhador ajuda todos os anos. Forma um.
learn-viticulture-rows-rest = Todos os outros acabaram. Passa, e o ano acaba.
learn-viticulture-rows-rest-hint = Passar é a última das respostas.
learn-viticulture-rows-rest-right = Em cada ano, é outro jogador o primeiro a escolher uma linha.
learn-viticulture-rows-row = Nesta primavera alguém ocupou a linha 1 antes de ti. Que linha te dá mais um trabalhador durante o ano?
learn-viticulture-rows-row-hint = É a última linha, por isso vais jogar em último.
learn-viticulture-rows-row-right = Cinco trabalhadores durante um ano! Quanto maior o número da linha, melhor o bónus.
learn-viticulture-rows-row-taken = Só pode haver um galo em cada linha, e desta vez não queremos 1 PV nem 1 lira.
learn-viticulture-rows-row-bonus = Essa linha tem outro bónus. Procura o trabalhador.
learn-viticulture-rows-end = Jogar cedo ou ter um bónus melhor: decides em cada primavera.

## O fim

learn-viticulture-end-title = O último ano
learn-viticulture-end-about = Como acaba um jogo, e o que ainda conta nessa altura.
learn-viticulture-end-trigger = Tens 19 PV, e quando um jogador chega a 20, o ano em curso é o último. Entrega uma encomenda e chega lá.
learn-viticulture-end-trigger-hint = Podes entregar a encomenda de um tinto de 2 e um branco de 2 com os teus dois vinhos.
learn-viticulture-end-trigger-right = Tens 21 PV! Agora todos sabem que este ano é o último.
learn-viticulture-end-trigger-wines = Não tens os vinhos para essa encomenda.
learn-viticulture-end-trigger-points = Isso não dá PV. Olha para as tuas encomendas e para a tua cave.
learn-viticulture-end-last = O ano joga-se até ao fim, por isso os adversários ainda te podem apanhar, e as liras desempatam. Qual é a melhor maneira de usar o teu último trabalhador?
learn-viticulture-end-last-hint = Não há próximo ano, por isso só contam PV e liras. Há um espaço que tem sempre lugar.
learn-viticulture-end-last-right = Isso mesmo. Depois dos PV, os empates decidem-se pelas liras, depois pelos vinhos na cave, depois pelas uvas.
learn-viticulture-end-last-future = Isso ajudaria no próximo ano, e não vai haver nenhum.
learn-viticulture-end-last-tie = Não mudava nada. Mais uma lira podia decidir um empate.
learn-viticulture-end-end = Ganhaste a plantar, vindimar, envelhecer vinho e entregar encomendas. Não é preciso mais nada, por isso experimenta agora uma mesa a sério.
