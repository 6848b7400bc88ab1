### As lições de Viticulture. As chaves são `learn-viticulture-<lesson>-<step>` e o que `learn/reading.py` diz.
### Um passo leva no máximo duas frases. Os números são os da posição da lição.

## Respostas partilhadas

learn-viticulture-common-grande = Guarda o grande para um espaço cheio: aí mais ninguém pode ir. Aqui basta um trabalhador normal.
learn-viticulture-common-taken = Já lá está um trabalhador. Só um grande ainda se pode juntar, ao lado da ação.
learn-viticulture-common-keep = Seria uma bela jogada, mas deixa-a por agora. Neste passo, passas.
learn-viticulture-common-pass = Ainda não! Passar põe fim à tua estação, e um trabalhador teu ainda tem que fazer.
learn-viticulture-common-building = Essa tem os seus méritos, mas não é a construção de que precisamos agora.
learn-viticulture-common-later = Já lá vamos. Primeiro faz o que este passo pede.

## Trabalhadores

learn-viticulture-workers-title = Os teus trabalhadores
learn-viticulture-workers-about = Coloca trabalhadores, usa o grande, passa, e forma alguém novo.
learn-viticulture-workers-tour = Boas-vindas à tua vinha! É verão, e três trabalhadores esperam por ti: manda um normal guiar uma visita, que rende 2 liras.
learn-viticulture-workers-tour-hint = Escolhe a ação «Guiar uma visita», depois o trabalhador normal.
learn-viticulture-workers-tour-right = Agora são oito liras. Um trabalhador fica onde o puseste até o ano acabar.
learn-viticulture-workers-tour-little = Esse sítio só paga 1 lira, embora nunca encha. A visita paga o dobro.
learn-viticulture-workers-grande = Querias uma videira, mas o teu rival acaba de ocupar o único espaço para tirar uma. O teu trabalhador grande não se importa: põe-no ao lado dessa ação.
learn-viticulture-workers-grande-hint = Procura «Tirar uma videira, o grande ao lado».
learn-viticulture-workers-grande-right = Aí está a tua nova videira. O grande é a tua chave para uma ação cheia em cada ano.
learn-viticulture-workers-grande-elsewhere = Esses espaços ainda estão abertos a todos. Usa o grande onde só ele pode ir: nas videiras.
learn-viticulture-workers-pass = Resta um trabalhador, e os mesmos têm de chegar para o verão e o inverno. Guarda-o para o inverno: passa.
learn-viticulture-workers-pass-hint = Passar é a última das tuas respostas.
learn-viticulture-workers-pass-right = Bem poupado. O verão acaba quando todos passaram ou ficaram sem trabalhadores.
learn-viticulture-workers-fall = O outono traz um visitante a cada um. Tira o teu: os amarelos vêm no verão, os azuis no inverno.
learn-viticulture-workers-fall-hint = Qualquer dos baralhos está certo; escolhe um.
learn-viticulture-workers-fall-right = Bem-vindo, hóspede! Jogaremos visitantes numa lição mais adiante.
learn-viticulture-workers-train = O inverno tem outras ações, e tens 8 liras. Qual delas te dá mais um trabalhador a partir do próximo ano?
learn-viticulture-workers-train-hint = Custa 4 liras. Gente nova tem de ser formada.
learn-viticulture-workers-train-right = Exatamente. O recém-chegado já espera e junta-se a ti quando o ano acabar.
learn-viticulture-workers-train-lira = O dinheiro é bom, mas tens que chegue. O que procuramos é mais um par de braços.
learn-viticulture-workers-train-cards = Isso tem a ver com cartas. O que procuramos é mais um par de braços.
learn-viticulture-workers-end = Já sabes colocar trabalhadores, e isso é meio jogo. Quantos mais formares cedo, mais fazes em cada ano.

## Videiras

learn-viticulture-vines-title = Da carta ao campo
learn-viticulture-vines-about = Tira uma videira e planta duas no mesmo campo.
learn-viticulture-vines-draw = Todo o vinho começa com uma carta de videira. Tens duas na mão; tira uma terceira com um trabalhador normal.
learn-viticulture-vines-draw-hint = A ação chama-se «Tirar uma videira».
learn-viticulture-vines-draw-right = E vão três. Algumas videiras precisam de uma estrutura antes de crescerem: cada carta diz qual.
learn-viticulture-vines-plant = A Sangiovese é modesta e só precisa de um campo. Manda um trabalhador normal plantá-la onde quiseres.
learn-viticulture-vines-plant-hint = Escolhe «Plantar uma videira», o trabalhador normal, depois Sangiovese em qualquer campo.
learn-viticulture-vines-plant-right = Vai lá ficar ano após ano e dar uma uva tinta de 1 em cada vindima.
learn-viticulture-vines-plant-vine = Comecemos pela Sangiovese, a mais simples das tuas videiras.
learn-viticulture-vines-together = Tens uma latada, por isso também podes plantar a Trebbiano. Para onde vai, se uma só vindima há de dar uvas tintas e brancas?
learn-viticulture-vines-together-hint = O teu grande ainda pode plantar. As duas videiras têm de partilhar um campo.
learn-viticulture-vines-together-right = Certo: um campo vindima-se sempre por inteiro. Tinta 1 e branca 2 fazem 3, e até o teu campo mais pequeno suporta 5.
learn-viticulture-vines-together-apart = A Trebbiano crescia lá, mas assim são precisas duas vindimas. Põe as duas videiras num só campo.
learn-viticulture-vines-together-vine = É a Trebbiano, a tua videira branca, que se junta à Sangiovese.
learn-viticulture-vines-end = Um campo leva quantas videiras quiseres, desde que os valores juntos não passem do seu número.

## Estruturas

learn-viticulture-structures-title = Construir
learn-viticulture-structures-about = As estruturas deixam crescer melhores videiras e trazem algo todos os anos.
learn-viticulture-structures-trellis = A tua Trebbiano não cresce sem latada. Manda um trabalhador normal construir uma por 2 liras.
learn-viticulture-structures-trellis-hint = A ação é «Construir uma estrutura», a estrutura é a latada.
learn-viticulture-structures-trellis-right = Uma latada fica o jogo inteiro e serve todos os teus campos.
learn-viticulture-structures-trellis-tower = A torre de rega é para as videiras pesadas. A Trebbiano só pede uma latada.
learn-viticulture-structures-plant = Agora o terreno está pronto. Planta a Trebbiano com o teu outro trabalhador normal.
learn-viticulture-structures-plant-hint = Escolhe «Plantar uma videira», depois Trebbiano em qualquer campo.
learn-viticulture-structures-plant-right = Uma videira branca de 2. As melhores, que valem 4, precisam de latada e torre em conjunto.
learn-viticulture-structures-plant-vine = A Sangiovese já se podia plantar antes. A latada é para a Trebbiano.
learn-viticulture-structures-cottage = Restam quatro liras, e o teu grande está livre. Que estrutura te traz mais um visitante em cada outono?
learn-viticulture-structures-cottage-hint = Os visitantes gostam de pernoitar. Constrói ao lado da ação cheia.
learn-viticulture-structures-cottage-right = Uma casa de campo! Em cada outono tiras dois visitantes em vez de um.
learn-viticulture-structures-cottage-cellar = Uma cave é para vinho mais velho. Os hóspedes dormem melhor noutro sítio.
learn-viticulture-structures-fall = E aqui está o outono: experimenta a casa de campo e indica dois visitantes, um depois do outro.
learn-viticulture-structures-fall-hint = Verão ou inverno, duas vezes. Qualquer escolha é boa.
learn-viticulture-structures-fall-right = Dois hóspedes de uma vez. Indicas os dois baralhos antes de veres uma carta.
learn-viticulture-structures-end = O moinho e a sala de provas até pontuam: um quando plantas, a outra quando guias uma visita e há vinho na tua cave.

## Vindima

learn-viticulture-harvest-title = A vindima
learn-viticulture-harvest-about = Vindima dois campos e faz um primeiro vinho.
learn-viticulture-harvest-both = O inverno é tempo de vindima. Manda um trabalhador normal e escolhe o campo que te dá as duas cores de uma vez.
learn-viticulture-harvest-both-hint = Olha para as videiras: Sangiovese e Pinot crescem no campo de 5.
learn-viticulture-harvest-both-right = Tinta 2 e branca 1. As videiras de um campo somam-se por cor, e ficam onde estão.
learn-viticulture-harvest-both-single = Aí só cresce Trebbiano, que é branca. O campo de 5 tem as duas cores.
learn-viticulture-harvest-second = O teu próprio trabalhador enche agora o espaço da vindima, e há um segundo campo por vindimar. Quem pode ajudar?
learn-viticulture-harvest-second-hint = O grande pode ir para o lado de uma ação cheia, mesmo que tenhas sido tu a enchê-la.
learn-viticulture-harvest-second-right = Branca 2. Cada campo pode ser vindimado uma vez por ano, com qualquer trabalhador.
learn-viticulture-harvest-wine = Há três uvas no teu lagar. Usa o teu último trabalhador e transforma em vinho a melhor uva branca.
learn-viticulture-harvest-wine-hint = A ação é «Fazer até dois vinhos». Começa por um branco, da uva de 2.
learn-viticulture-harvest-wine-right = A tua primeira garrafa, que vale tanto como a sua uva. Descansa na tua cave pequena.
learn-viticulture-harvest-wine-visitor = Um visitante talvez ajude um dia. Para o vinho há uma ação própria.
learn-viticulture-harvest-wine-rest = Os dois campos já deram tudo o que têm este ano. Agora são as uvas que contam.
learn-viticulture-harvest-wine-small = Essa é a mais fraca das tuas uvas brancas. Escolhe a outra.
learn-viticulture-harvest-wine-red = Um tinto também seria bom, mas começa por um branco.
learn-viticulture-harvest-end = As uvas que não usas não se perdem: amadurecem, um valor por ano.

## Vinho

learn-viticulture-wine-title = Fazer vinho
learn-viticulture-wine-about = Tinto, branco e rosé, e a cave de que cada um precisa.
learn-viticulture-wine-harvest = Tens uma tinta de 3 e uma branca de 2 do ano passado. Vindima também o teu campo, desta vez com o grande, para que reste um trabalhador para o vinho.
learn-viticulture-wine-harvest-hint = Escolhe «Vindimar um campo», depois o grande, depois o campo de 5.
learn-viticulture-wine-harvest-right = Quatro uvas: tintas de 3 e 2, brancas de 2 e 1.
learn-viticulture-wine-harvest-regular = Qualquer um podia ir, mas manda o grande: o teu trabalhador normal faz a seguir o vinho.
learn-viticulture-wine-blush = Um rosé mistura uma uva tinta e uma branca, e os valores somam-se. Faz o rosé mais forte que puderes.
learn-viticulture-wine-blush-hint = Faz vinho, escolhe rosé, depois a tinta de 3 e a branca de 2.
learn-viticulture-wine-blush-right = Um rosé de 5! Tudo a partir de 4 precisa da cave média, e essa já a construíste.
learn-viticulture-wine-blush-first = Esse pode ser o teu segundo vinho. Começa pelo rosé.
learn-viticulture-wine-blush-small = Há uma uva mais forte dessa cor.
learn-viticulture-wine-blush-sparkling = O espumante leva duas uvas tintas, uma branca e a cave grande. Um dia!
learn-viticulture-wine-red = Uma ação faz até dois vinhos, e restam tinta 2 e branca 1. Que segundo vinho vale aqui mais?
learn-viticulture-wine-red-hint = Um rosé teria de chegar a 4. O que pode cada uva sozinha?
learn-viticulture-wine-red-right = Certo, um tinto de 2. Tinto e branco levam uma uva cada, e a branca pode amadurecer.
learn-viticulture-wine-red-white = Seria um branco de 1. A tua uva tinta é melhor.
learn-viticulture-wine-red-blush = Dois e um fazem 3, e um rosé abaixo de 4 não existe.
learn-viticulture-wine-red-done = Podes parar depois de um vinho, mas há lugar para outro.
learn-viticulture-wine-end = Cave pequena até 3, média até 6, grande até 9: um vinho forte de mais para as tuas caves vai para o melhor lugar livre abaixo.

## Envelhecimento

learn-viticulture-ageing-title = A cave e os anos
learn-viticulture-ageing-about = O que faz o fim de um ano, e porque importam as caves.
learn-viticulture-ageing-pass = Há um tinto de 3 e um branco de 2 na tua cave, e o ano está quase no fim. Passa, e observa-os.
learn-viticulture-ageing-pass-hint = Passar é a última das tuas respostas.
learn-viticulture-ageing-pass-right = No fim de um ano, uvas e vinhos ganham um valor, e todos os trabalhadores voltam para casa.
learn-viticulture-ageing-wake = O branco passou a 3, mas o tinto ficou no 3, onde a cave pequena acaba. Começa um novo ano: escolhe a linha 1 para jogares primeiro, ou a linha 4 por 1 lira.
learn-viticulture-ageing-wake-hint = Escolhe a linha 1 ou a linha 4.
learn-viticulture-ageing-wake-right = Bom dia! O teu galo decide a que horas te levantas.
learn-viticulture-ageing-wake-row = Noutro ano, talvez. Desta vez escolhe a linha 1 ou a linha 4.
learn-viticulture-ageing-cellar = Os teus vinhos precisam de escadas mais fundas. Constrói a cave média por 4 liras.
learn-viticulture-ageing-cellar-hint = Escolhe «Construir uma estrutura», depois a cave média.
learn-viticulture-ageing-cellar-right = Agora há lugar para valores até 6.
learn-viticulture-ageing-cellar-large = A cave grande só vem depois da média.
learn-viticulture-ageing-summer = Chega por este verão. Passa, para o ano andar.
learn-viticulture-ageing-summer-hint = Passar é a última das tuas respostas.
learn-viticulture-ageing-summer-right = Dois trabalhadores ficam em casa para o inverno.
learn-viticulture-ageing-fall = Outra vez outono: convida um visitante.
learn-viticulture-ageing-fall-hint = Verão ou inverno, como quiseres.
learn-viticulture-ageing-fall-right = Mais um hóspede à tua mesa.
learn-viticulture-ageing-time = Queres que os dois vinhos cheguem a 4. O que têm os teus trabalhadores de fazer para isso este inverno?
learn-viticulture-ageing-time-hint = Ninguém envelhece vinho à mão. Deixa o tempo fazê-lo.
learn-viticulture-ageing-time-right = Absolutamente nada! Os dois vinhos estão agora em 4, graças à cave e ao ano.
learn-viticulture-ageing-time-wine = Vinho novo não torna o velho mais velho.
learn-viticulture-ageing-time-work = Útil, mas não envelhece nenhum vinho. O envelhecimento vem por si.
learn-viticulture-ageing-end = Cada ano que um vinho descansa torna-o digno de uma encomenda melhor. Constrói caves antes de o vinho ficar parado.

## Encomendas

learn-viticulture-orders-title = Entregar encomendas
learn-viticulture-orders-about = Vinho por pontos, e um rendimento que volta todos os anos.
learn-viticulture-orders-fill = É para as encomendas que serve o teu vinho. Podias entregar agora duas, mas ambas querem o teu único tinto: entrega a que dá mais pontos.
learn-viticulture-orders-fill-hint = A encomenda de um tinto de 5 e um branco de 3 dá 4 pontos.
learn-viticulture-orders-fill-right = Quatro pontos! O teu rendimento também subiu: mais 1 lira no fim de cada ano.
learn-viticulture-orders-fill-less = Essa dá 3 pontos. Há uma que dá 4.
learn-viticulture-orders-fill-blush = Quer dois rosés, e não há nenhum na tua cave.
learn-viticulture-orders-wines = A cave está agora vazia, e uma encomenda ainda espera por um tinto de 2 e um branco de 4, ou melhores. Faz um vinho de cada cor que sirva.
learn-viticulture-orders-wines-hint = Qualquer uva tinta tem força que chegue. Das brancas, só a de 5.
learn-viticulture-orders-wines-right = O que vem a mais é sempre bem-vindo: um cliente aceita um vinho melhor do que o pedido, mas não paga mais.
learn-viticulture-orders-wines-blush = Um rosé é bom para outras encomendas. Esta quer tinto e branco.
learn-viticulture-orders-wines-small = Uma branca de 3 não chega ao 4 que se pede.
learn-viticulture-orders-again = Está tudo pronto para a segunda entrega num só ano. Que trabalhador ainda a pode fazer?
learn-viticulture-orders-again-hint = O teu primeiro trabalhador enche o espaço, por isso é a vez do grande.
learn-viticulture-orders-again-right = Mais três pontos. As encomendas entregues são o caminho mais seguro para os 20.
learn-viticulture-orders-again-first = Primeiro a encomenda: os vinhos estão à espera.
learn-viticulture-orders-end = Tira encomendas cedo, e planeia para elas os teus campos, caves e anos.

## Visitantes

learn-viticulture-visitors-title = Visitantes
learn-viticulture-visitors-about = Joga hóspedes no verão e no inverno e escolhe o que fazem por ti.
learn-viticulture-visitors-patron = Um visitante faz o que a carta diz, muitas vezes uma de duas coisas. Manda um trabalhador normal, joga o Mecenas e deixa que te dê 4 liras.
learn-viticulture-visitors-patron-hint = Escolhe «Jogar um visitante de verão», o Mecenas, depois a primeira das suas propostas.
learn-viticulture-visitors-patron-right = Oito liras. A carta está usada e vai para os descartes.
learn-viticulture-visitors-patron-sponsor = A vez do Patrocinador há de chegar. Começa pelo Mecenas.
learn-viticulture-visitors-patron-cards = As cartas são boas, mas agora precisas de dinheiro: fica com as liras.
learn-viticulture-visitors-sponsor = Ninguém diz que um visitante por ano é quanto basta. Recebe também o Patrocinador, e tira duas videiras sem pagares um ponto.
learn-viticulture-visitors-sponsor-hint = O grande vai para o lado da ação cheia. Escolhe a primeira proposta.
learn-viticulture-visitors-sponsor-right = Duas videiras de graça. Muitas cartas fazem melhor do que a ação que substituem.
learn-viticulture-visitors-sponsor-point = As duas coisas juntas custavam um ponto. Só as videiras são de graça.
learn-viticulture-visitors-sponsor-lira = Dele queremos as videiras.
learn-viticulture-visitors-summer = Os visitantes azuis vêm no inverno. Guarda os teus dois últimos trabalhadores: passa.
learn-viticulture-visitors-summer-hint = Passar é a última das tuas respostas.
learn-viticulture-visitors-summer-right = Até à estação fria.
learn-viticulture-visitors-fall = Um novo hóspede para o outono: tira um.
learn-viticulture-visitors-fall-hint = Verão ou inverno, como quiseres.
learn-viticulture-visitors-fall-right = Quando um ano acaba podes ter na mão sete cartas, de todos os tipos.
learn-viticulture-visitors-teacher = Um novo trabalhador costuma custar 4 liras. Alguém na tua mão fá-lo por 2: arranja esse trabalhador.
learn-viticulture-visitors-teacher-hint = Lê os teus dois visitantes de inverno. Um deles ensina.
learn-viticulture-visitors-teacher-right = Metade do preço, graças ao Professor. Olha sempre para os teus hóspedes antes de usares uma simples ação.
learn-viticulture-visitors-teacher-dear = Isso custava 4 liras. Um visitante teu fá-lo por menos.
learn-viticulture-visitors-teacher-visitor = Um belo hóspede para vinhos velhos. Para um trabalhador precisas do outro.
learn-viticulture-visitors-end = Um visitante só se joga se tudo o que pede se puder fazer. Alguns dão presentes a todos, por isso lê duas vezes.

## Linhas

learn-viticulture-rows-title = Madrugadores e bónus
learn-viticulture-rows-about = As linhas do despertar, os espaços com bónus, passar, e a viragem do ano.
learn-viticulture-rows-first = Agora são três à mesa, e nesta primavera escolhes primeiro a linha. Queres todos os espaços à escolha: que linha age antes das outras?
learn-viticulture-rows-first-hint = Quanto mais acima a linha, mais cedo a sua vez.
learn-viticulture-rows-first-right = A linha 1 só te dá o direito de jogar primeiro, no verão e no inverno.
learn-viticulture-rows-first-later = Um belo presente, mas assim outro pode jogar antes de ti.
learn-viticulture-rows-bonus = Com três jogadores cada ação tem um segundo espaço, e esse traz um bónus. Guia uma visita que renda 3 liras em vez de 2.
learn-viticulture-rows-bonus-hint = Escolhe a visita com «bónus: mais 1 lira», e um trabalhador normal.
learn-viticulture-rows-bonus-right = Quem chega primeiro, primeiro se serve: o teu rival teve de ficar com o espaço simples.
learn-viticulture-rows-bonus-plain = Esse espaço não tem bónus. O do meio ainda está livre.
learn-viticulture-rows-bonus-tour = Outras ações também têm bónus, mas agora queremos a visita.
learn-viticulture-rows-pass = Restam dois trabalhadores. Passa, para que ambos possam trabalhar no inverno.
learn-viticulture-rows-pass-hint = Passar é a última das tuas respostas.
learn-viticulture-rows-pass-right = Quem passa fica de fora na estação, e os outros continuam sem esperar.
learn-viticulture-rows-fall = Outono: tira um visitante.
learn-viticulture-rows-fall-hint = Verão ou inverno, como quiseres.
learn-viticulture-rows-fall-right = O outono também segue a ordem das linhas.
learn-viticulture-rows-winter = Jogas outra vez primeiro. Forma um trabalhador onde te custa menos 1 lira.
learn-viticulture-rows-winter-hint = O bónus desse espaço é 1 lira.
learn-viticulture-rows-winter-right = Três liras em vez de quatro.
learn-viticulture-rows-winter-plain = Aí pagavas as 4 liras todas.
learn-viticulture-rows-winter-train = Tentador, mas mais um trabalhador ajuda todos os anos. Forma um.
learn-viticulture-rows-rest = Todos os outros acabaram. Passa, e deixa o ano terminar.
learn-viticulture-rows-rest-hint = Passar é a última das tuas respostas.
learn-viticulture-rows-rest-right = O direito de escolher primeiro passa todos os anos a um vizinho.
learn-viticulture-rows-row = Nesta primavera alguém ocupou a linha 1 antes de ti. Que linha te empresta mais um trabalhador inteiro durante o ano?
learn-viticulture-rows-row-hint = É a última de todas, por isso vais jogar em último.
learn-viticulture-rows-row-right = Cinco trabalhadores durante um ano! Quanto mais abaixo a linha, melhor o presente.
learn-viticulture-rows-row-taken = Um galo não partilha a linha, e não é um ponto nem uma lira que procuramos.
learn-viticulture-rows-row-bonus = Essa linha tem outro presente. Procura o trabalhador.
learn-viticulture-rows-end = Madrugar ou enriquecer: é a pergunta de cada primavera.

## O fim

learn-viticulture-end-title = O último ano
learn-viticulture-end-about = Como acaba um jogo, e o que então ainda conta.
learn-viticulture-end-trigger = Estás em 19 pontos, e quem chega a 20 inicia o último ano. Entrega uma encomenda e chega lá.
learn-viticulture-end-trigger-hint = A encomenda de um tinto e um branco de 2 pode entregar-se com os teus dois vinhos.
learn-viticulture-end-trigger-right = Vinte e um! Os outros sabem agora que este ano é o último.
learn-viticulture-end-trigger-wines = Na tua cave faltam os vinhos para essa encomenda.
learn-viticulture-end-trigger-points = Isso não dá pontos. Olha para as tuas encomendas e para a tua cave.
learn-viticulture-end-last = O ano joga-se até ao fim, por isso os rivais ainda te podem apanhar, e entre pontuações iguais decidem as liras. Para que serve agora o teu último trabalhador?
learn-viticulture-end-last-hint = Não há próximo ano, por isso só contam pontos e liras. Há um sítio que tem sempre espaço.
learn-viticulture-end-last-right = Isso mesmo. Depois dos pontos, os empates decidem-se pelas liras, depois pelos vinhos na cave, depois pelas uvas.
learn-viticulture-end-last-future = Isso ajudaria no próximo ano, e não vai haver nenhum.
learn-viticulture-end-last-tie = Não mudava nada. Mais uma lira podia desfazer um empate.
learn-viticulture-end-hand = No fim de cada ano ficas com sete cartas, e tens oito. Larga uma.
learn-viticulture-end-hand-hint = Hoje serve qualquer carta.
learn-viticulture-end-hand-right = E com isto acabou o ano, e o jogo.
learn-viticulture-end-end = Ganhaste: plantar, vindimar, envelhecer, entregar, não é preciso mais. Agora experimenta uma mesa a sério.
