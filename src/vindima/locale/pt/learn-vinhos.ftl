### As lições de Vinhos. As chaves são `learn-vinhos-<lesson>-<step>` e o que `learn/reading.py` diz.
### Um passo leva no máximo duas frases. Os números são os da posição da lição.

## Respostas partilhadas

learn-vinhos-common-elsewhere = Lá também há que fazer, mas não é esse o assunto deste passo.
learn-vinhos-common-done = Espera, ainda falta uma coisa neste passo.
learn-vinhos-common-stay = O teu marcador já lá está. Em cada vez tem de seguir adiante.
learn-vinhos-common-empty = Podias, mas nessa quinta não cresce nada. Usa a que tem a tua vinha.
learn-vinhos-common-feature = Nesta feira podem falar os teus peritos em Sabor e em Álcool. Fica-te por estas duas características.
learn-vinhos-common-action = Uma ação bónus ajudaria durante o jogo. Agora contam-se os últimos pontos: escolhe um multiplicador.
learn-vinhos-common-expert = Por uma vez, deixa os peritos em paz. Aqui trata-se de barris.

## Vinhas

learn-vinhos-vineyard-title = As tuas primeiras vinhas
learn-vinhos-vineyard-about = Funda quintas nas regiões de Portugal.
learn-vinhos-vineyard-first = Boas-vindas a Portugal! A primeira vinha funda uma quinta e traz um vinho e a oferta da sua região: compra a que traz uma cave.
learn-vinhos-vineyard-first-hint = É o Dão que dá a cave.
learn-vinhos-vineyard-first-right = A quinta 1 é tua, com uma cave e um primeiro vinho de 2. O Dão recebeu também um cubo de renome, que ajudará a vender o seu vinho.
learn-vinhos-vineyard-first-winery = Lisboa dá uma adega, o que também é um bom começo. Desta vez queremos uma cave.
learn-vinhos-vineyard-first-porto = O Douro traz peças de Porto, cada uma para um vinho mais forte. Desta vez queremos uma cave.
learn-vinhos-vineyard-first-other = Essa região tem outra particularidade, mas nenhuma cave para ti.
learn-vinhos-vineyard-go = Tens duas ações por ano, cada uma noutro espaço da grelha. Vai para Vinhas; é lá que se paga a taxa do ano, 1000.
learn-vinhos-vineyard-go-hint = Vinhas é o espaço de cima, à esquerda.
learn-vinhos-vineyard-go-right = Cá estás. Agora podes comprar quanto o teu dinheiro permitir.
learn-vinhos-vineyard-minho = Começa pela vinha mais barata, a do Minho, e dá-lhe uma quinta só dela.
learn-vinhos-vineyard-minho-hint = Compra a do Minho por 2000 e põe-na em qualquer quinta vazia.
learn-vinhos-vineyard-minho-right = Uma segunda quinta é um segundo vinho todos os anos.
learn-vinhos-vineyard-minho-mixed = Uma quinta só leva vinhas de uma região e de uma cor. Escolhe uma vazia.
learn-vinhos-vineyard-minho-price = Cara de mais para começar. A do Minho custa só 2000.
learn-vinhos-vineyard-third = Uma ação pode comprar várias vinhas, e tens 4000. Que compra funda uma terceira quinta e te deixa 1000?
learn-vinhos-vineyard-third-hint = Procuras um preço de 3000, lá em cima, a nordeste.
learn-vinhos-vineyard-third-right = Trás-os-Montes, pois claro, uma região que as feiras adoram.
learn-vinhos-vineyard-third-once = Numa ação, cada região vende-te uma vinha.
learn-vinhos-vineyard-third-alentejo = Isso levava-te a última moeda. Guarda 1000 no bolso.
learn-vinhos-vineyard-end = Quatro quintas são tudo o que podes ter. Em vez disso, uma segunda vinha na mesma quinta melhora o vinho dela.

## A grelha

learn-vinhos-grid-title = Andar de um lado para o outro
learn-vinhos-grid-about = Que deslocações são grátis, e a quem pagas as outras.
learn-vinhos-grid-near = Do meio, todos os espaços são vizinhos, e ir para um vizinho é grátis. Vai para Enólogos e contrata um para a tua adega.
learn-vinhos-grid-near-hint = Enólogos é o espaço da direita. Põe o recém-chegado na quinta 1.
learn-vinhos-grid-near-right = Nada pelo caminho, 1000 pelo enólogo. Os passos na diagonal também são grátis.
learn-vinhos-grid-near-toll = O teu rival está lá: davas-lhe 1000 só para entrar.
learn-vinhos-grid-near-tax = O marcador de ronda taxa esse espaço este ano. Custa mais 1000.
learn-vinhos-grid-far = A tua segunda ação: queres um perito, mas esse espaço fica do outro lado. Paga 1000 pelo caminho longo e contrata alguém.
learn-vinhos-grid-far-hint = Peritos é o espaço da esquerda. Qualquer perito serve.
learn-vinhos-grid-far-right = Mil pelo caminho, mil pelo perito. Com um bom plano, raramente se paga para andar.
learn-vinhos-grid-free = Ano novo, o teu rival está no banco, e tu queres ganhar alguma coisa. A qual chegas sem pagar, Vendas ou Banco?
learn-vinhos-grid-free-hint = Um deles toca no teu espaço pelo canto.
learn-vinhos-grid-free-right = Vendas é vizinho, e não está lá ninguém.
learn-vinhos-grid-free-bank = Esse caminho é longo, e o teu rival também quereria portagem: 2000 ao todo.
learn-vinhos-grid-free-cash = Vendas ou Banco, é essa aqui a questão.
learn-vinhos-grid-end = Pensa em duas ações de cada vez: a primeira é um passo a caminho da segunda.

## Construções

learn-vinhos-buildings-title = Adegas e enólogos
learn-vinhos-buildings-about = Faz o vinho de uma quinta cada vez melhor.
learn-vinhos-buildings-winery = A tua vinha sozinha faz um vinho de 2. Constrói uma adega na mesma quinta: acrescenta 1 todos os anos.
learn-vinhos-buildings-winery-hint = Vai para Adegas, em cima à direita, e constrói na quinta 1.
learn-vinhos-buildings-winery-right = Próxima vindima: 3. A construção pôs também um cubo de renome no Dão.
learn-vinhos-buildings-winery-early = Um enólogo trabalha numa adega, e ainda não tens nenhuma.
learn-vinhos-buildings-enologist = Uma adega vazia é uma pena. Contrata para ela um enólogo, que acrescenta 2.
learn-vinhos-buildings-enologist-hint = Enólogos fica logo abaixo de Adegas. Põe o enólogo na quinta 1.
learn-vinhos-buildings-enologist-right = E já passou a vindima: um vinho de 5. Cada enólogo quer 1000 por ano da tua conta.
learn-vinhos-buildings-more = É o ano 2, e restam 3000. Que compra faz a quinta 1 produzir mais um, este ano e daí em diante?
learn-vinhos-buildings-more-hint = Há uma parcela livre na quinta, e um espaço da grelha constrói em parcelas.
learn-vinhos-buildings-more-right = A quinta está agora completa: uma vinha e duas adegas.
learn-vinhos-buildings-more-vineyard = A vinha agora à venda no Dão é da outra cor e precisaria de outra quinta.
learn-vinhos-buildings-end = As vinhas contam 2, as adegas 1, os enólogos 2. Uma quinta tem três parcelas, por isso escolhe bem.

## A vindima

learn-vinhos-harvest-title = Vindima e tempo
learn-vinhos-harvest-about = O que traz o fim de um ano, e o segredo do Porto.
learn-vinhos-harvest-hire = Tens uma quinta no Douro e outra em Lisboa, cada uma com uma adega, e 1000 em dinheiro. Contrata um enólogo para Lisboa, a quinta 2.
learn-vinhos-harvest-hire-hint = Vai para Enólogos e escolhe a quinta 2.
learn-vinhos-harvest-hire-right = O ano acaba: juros e salários passam pela conta, e cada vinho avança um lugar. Um Porto de 5 acaba de cair do último lugar.
learn-vinhos-harvest-hire-douro = Ainda não! Começa com ele em Lisboa, já vais ver porquê.
learn-vinhos-harvest-move = Antes de se pisarem as uvas, os enólogos podem mudar de quinta. Passa o teu para a quinta do Douro.
learn-vinhos-harvest-move-hint = Da quinta 2 para a quinta 1.
learn-vinhos-harvest-move-right = Assim os enólogos trabalham sempre onde mais valem.
learn-vinhos-harvest-porto = O tempo é generoso e dá mais 1 a cada vinho: o Douro faz 2 + 1 + 2 + 1. Agora faz dele o melhor vinho que puderes.
learn-vinhos-harvest-porto-hint = Resta-te uma peça de Porto, e ela acrescenta 3.
learn-vinhos-harvest-porto-right = Um Porto de 9! Um vinho assim abre as melhores portas, cá dentro e lá fora.
learn-vinhos-harvest-porto-douro = Um bom 6, mas uma peça de Porto faria dele um 9.
learn-vinhos-harvest-end = Num mau ano, o tempo tira até 2 a cada vinho. Vês isso no início do ano, a tempo de fazeres planos.

## Caves

learn-vinhos-cellar-title = Vinho velho
learn-vinhos-cellar-about = Como o vinho envelhece, e como se perde.
learn-vinhos-cellar-build = Um armazém guarda o vinho dois anos, e o teu 2 está no segundo. Constrói uma cave antes que se perca: 2000 e a taxa deste ano.
learn-vinhos-cellar-build-hint = Vai para Caves, em cima ao meio, e escolhe a quinta 1.
learn-vinhos-cellar-build-right = Espaço para quatro anos, e o vinho no segundo lugar vale logo mais 1.
learn-vinhos-cellar-build-sell = Podias vendê-lo, mas rendia pouco. Deixa-o envelhecer.
learn-vinhos-cellar-wait = Agora só precisa de tempo. Vai para Passar / Nota de imprensa, escolhe um lugar na ordem de jogo e passa.
learn-vinhos-cellar-wait-hint = Entrar no espaço do meio não custa nada. Depois, um lugar qualquer e nenhuma nota de imprensa.
learn-vinhos-cellar-wait-right = A vindima empurrou cada vinho um lugar para a direita. Os quatro lugares acrescentam 0, 1, 3 e 5.
learn-vinhos-cellar-wait-sell = Vender cedo de mais desperdiça a cave. Passa e espera.
learn-vinhos-cellar-best = Há lá três vinhos, feitos como 4, 5 e 2, o mais novo primeiro. Vai para Vendas e escolhe o que hoje vale mais.
learn-vinhos-cellar-best-hint = Soma os lugares: 4 + 0, 5 + 1, 2 + 3.
learn-vinhos-cellar-best-right = Seis! E no próximo ano valeria 8.
learn-vinhos-cellar-best-old = A idade fez-lhe bem, mas 2 + 3 são só 5.
learn-vinhos-cellar-best-young = O mais novo é um 4, sem idade nenhuma.
learn-vinhos-cellar-end = Um bom vinho numa cave ganha mais no terceiro e no quarto ano. Depois desaparece, por isso não te esqueças dele.

## Vendas

learn-vinhos-sales-title = Vender no país
learn-vinhos-sales-about = Dinheiro por vinho, com uma ajudinha do renome.
learn-vinhos-sales-hotel = Vai para Vendas e dá o teu branco de 5 ao Hotel, que paga o que o lugar diz: 5000 para a tua conta.
learn-vinhos-sales-hotel-hint = O branco de 5 está na quinta 3. O lugar é Hotel, branco 5.
learn-vinhos-sales-hotel-right = O vinho foi-se, um barril teu marca o lugar, e a conta tem 8000.
learn-vinhos-sales-hotel-colour = Esse é tinto. Os lugares só aceitam uma cor, e começamos pelo branco.
learn-vinhos-sales-hotel-cheap = Seria aceite, mas a casa paga pelo lugar, não pelo teu vinho.
learn-vinhos-sales-renown = Podes continuar a vender. O teu vinho do Minho vale 2, mas com o cubo de renome do Minho passa por um 3: vende-o como tal.
learn-vinhos-sales-renown-hint = O vinho do Minho está na quinta 2. O lugar é Casa de Fados, tinto 3.
learn-vinhos-sales-renown-right = Um cubo gasto, mais 1000 ganhos. Quem tem uma quinta numa região pode gastar os cubos dela.
learn-vinhos-sales-renown-wine = É o vinho do Minho, na quinta 2, que pode usar um cubo.
learn-vinhos-sales-renown-plain = Sem o cubo só rende 2000. Aponta um lugar mais acima.
learn-vinhos-sales-plain = Vende também o vinho do Dão de 2 à Casa de Fados, e guarda o tinto forte.
learn-vinhos-sales-plain-hint = Está na quinta 4. O lugar é Casa de Fados, tinto 2.
learn-vinhos-sales-plain-right = Três barris fora, 13 000 na conta.
learn-vinhos-sales-plain-wine = Guarda esse, pode ir para o estrangeiro. Vende o pequeno vinho do Dão.
learn-vinhos-sales-home = Tens oito barris ao todo, e cada venda prende um. Antes de te deslocares: como voltam dois deles para casa, deixando boas recordações?
learn-vinhos-sales-home-hint = Dois barris na mesma casa podem voltar juntos. Depois põe um cubo em duas regiões.
learn-vinhos-sales-home-right = Dois barris de volta, duas regiões mais conhecidas. Não te custa nenhuma ação.
learn-vinhos-sales-home-before = Não te desloques ainda. Isto faz-se antes.
learn-vinhos-sales-home-pair = Precisas de dois barris na mesma casa.
learn-vinhos-sales-end = As vendas enchem a conta, não o bolso. Como chegar ao dinheiro é assunto para o banco.

## Exportação

learn-vinhos-export-title = Além-mar
learn-vinhos-export-about = Pontos de vitória por vinho, já e no fim.
learn-vinhos-export-ship = No estrangeiro o teu vinho ganha pontos de vitória, e ninguém lhe pergunta a cor. Manda o teu vinho mais velho, um 5, para o lugar que não pede mais.
learn-vinhos-export-ship-hint = Vai para Exportação, pega no lugar 3 da quinta 1 e manda-o para a coluna 1, linha 1.
learn-vinhos-export-ship-right = Três pontos, e um primeiro barril na coluna 1. A maioria em cada coluna pontua quando o jogo acaba.
learn-vinhos-export-ship-wine = Começa pelo mais velho, no lugar 3.
learn-vinhos-export-ship-cubes = Isso custava-te renome. Não uses nenhum ainda: a coluna 1, linha 1 quer um simples 5.
learn-vinhos-export-most = Pode seguir mais um, e cada cubo do Alentejo dá mais 2 a um vinho de lá. Com dois cubos no teu melhor vinho, quanto podes pontuar no máximo?
learn-vinhos-export-most-hint = O vinho de 6 passa a 10. A linha 5 paga 7 pontos.
learn-vinhos-export-most-right = Sete pontos por um vinho que foi feito como 5. A idade e o renome fizeram o resto.
learn-vinhos-export-most-wine = Esse é mais fraco. Pega no vinho do lugar 2.
learn-vinhos-export-most-less = Podias subir mais: dois cubos fazem dele um 10.
learn-vinhos-export-end = Os barris no estrangeiro ficam lá. Vê quem lidera em cada coluna: as da direita valem até 12 pontos.

## O banco

learn-vinhos-bank-title = No banco
learn-vinhos-bank-about = Dinheiro, conta, e o que fazem os investimentos.
learn-vinhos-bank-withdraw = A tua conta tem 13 000, mas tudo se paga em dinheiro e só tens 3000. Visita o banco e levanta 3000 ou 4000.
learn-vinhos-bank-withdraw-hint = O banco fica em baixo à direita. Escolhe levantar 3000.
learn-vinhos-bank-withdraw-right = Dinheiro na mão. Só no banco passa dinheiro entre a conta e o bolso.
learn-vinhos-bank-withdraw-little = Um pouco mais, por favor: 3000 ou 4000.
learn-vinhos-bank-withdraw-much = Deixa mais na conta, temos planos para esse dinheiro. Além disso, uma conta vazia custa pontos.
learn-vinhos-bank-withdraw-later = Uma boa ideia, e é a seguinte. Primeiro o dinheiro.
learn-vinhos-bank-withdraw-deposit = Ao contrário: precisas de dinheiro.
learn-vinhos-bank-invest = O teu investimento está em −2, por isso cada ano te custa 2000. Já que estás aqui, sobe-o até 0; a conta paga.
learn-vinhos-bank-invest-hint = Investe duas vezes: por 4000 e depois por 3000.
learn-vinhos-bank-invest-right = Acabaram-se as perdas. A partir de +1, o banco paga-te todos os anos.
learn-vinhos-bank-invest-enough = Já chega de dinheiro. Investe o que resta.
learn-vinhos-bank-divest = Um ano depois querias mais 2000 no bolso antes de te deslocares, sem ires ao banco. Como?
learn-vinhos-bank-divest-hint = O que subiu pode descer. Paga logo em dinheiro.
learn-vinhos-bank-divest-right = Desinvestir é possível a qualquer momento e paga em dinheiro. O preço vem depois, nos juros.
learn-vinhos-bank-divest-go = Espera um momento: isto não precisa de deslocação.
learn-vinhos-bank-end = No fim, uma conta cheia vale até 18 pontos. O dinheiro que lá fica parado não está perdido.

## A feira

learn-vinhos-fair-title = A feira de vinhos
learn-vinhos-fair-about = Peritos, uma nota de imprensa, os gestores, e a feira do ano 3.
learn-vinhos-fair-hire = Este ano acaba com uma feira, onde os peritos elogiam o teu vinho. Os teus são de Sabor e de Álcool: contrata mais um de Álcool.
learn-vinhos-fair-hire-hint = Vai para Peritos, à esquerda, e contrata o perito em Álcool por 1000.
learn-vinhos-fair-hire-right = Cada perito tem também uma habilidade para antes. Depois de usado, vira-se para baixo e falta à feira.
learn-vinhos-fair-hire-use = Peritos usados não falam na feira. Guarda este.
learn-vinhos-fair-press = Para participares, anuncias um vinho. Vai para Passar / Nota de imprensa e escolhe o teu lugar na ordem de jogo.
learn-vinhos-fair-press-hint = É o espaço do meio. Resta um lugar.
learn-vinhos-fair-press-right = A imprensa está a ouvir.
learn-vinhos-fair-wine = Os gestores têm pedidos este ano: Alexandre um tinto, Beatriz um de 6 ou melhor. Anuncia o vinho que agrada a ambos.
learn-vinhos-fair-wine-hint = É o tinto do Douro, na quinta 4.
learn-vinhos-fair-wine-right = Um vinho de 6 deixa falar dois peritos. Quanto melhor o vinho, mais falam.
learn-vinhos-fair-wine-white = Igualmente bom, mas branco, e o Alexandre torcia o nariz.
learn-vinhos-fair-wine-low = Fraco de mais para a Beatriz. Tens um 6.
learn-vinhos-fair-wine-pass = Sem nota de imprensa terias de te apressar na própria feira. Anuncia um vinho.
learn-vinhos-fair-stand = Um stand mostra duas características, e só os peritos nelas podem lá falar. Qual convém aos teus?
learn-vinhos-fair-stand-hint = Tens Sabor e Álcool.
learn-vinhos-fair-stand-right = Já são quatro pontos de feira pelo vinho, e o stand oferece um perito grátis.
learn-vinhos-fair-stand-features = Uma das tuas características ficava lá calada. Escolhe Sabor e Álcool.
learn-vinhos-fair-guest = Dois dos teus peritos sabem de Álcool, um de Sabor. Que o perito grátis equilibre as características do teu stand.
learn-vinhos-fair-guest-hint = Recebe o perito em Sabor.
learn-vinhos-fair-guest-alcohol = Podia falar aqui, mas de Álcool já tens dois. Reforça o Sabor.
learn-vinhos-fair-guest-right = Agora podes escolher entre quatro.
learn-vinhos-fair-managers = Os dois gestores estão contentes. Dá um barril a cada um: mais tarde pode mover-se por uma ação bónus ou por pontos.
learn-vinhos-fair-managers-hint = Alexandre e Beatriz, por qualquer ordem.
learn-vinhos-fair-managers-right = Bons amigos para se ter. Um vinho dado a um gestor move um barril na fila dele.
learn-vinhos-fair-managers-region = Constantino pede este ano outras regiões.
learn-vinhos-fair-speak = A feira abriu! O teu vinho permite dois peritos, e cada um pontua o que vale a sua característica: deixa falar dois.
learn-vinhos-fair-speak-hint = Joga dois quaisquer. Uma seta num perito torna antes a sua característica mais apreciada.
learn-vinhos-fair-speak-right = Primeiro prémio, 9 pontos! Os peritos que falaram deixam-te, mas os pontos de feira ficam para a próxima.
learn-vinhos-fair-end = Os anos 3, 5 e 6 acabam com uma feira, e os prémios crescem. Quem vai à frente passa a jogar mais tarde.

## O fim

learn-vinhos-end-title = Os últimos pontos
learn-vinhos-end-about = Gestores, multiplicadores e a contagem final.
learn-vinhos-end-renown = Passaram seis anos, e os barris com os gestores podem mover-se mais uma vez, cada um por um vinho. Leva o da fila de Constantino ao multiplicador de renome e paga com um vinho de 3.
learn-vinhos-end-renown-hint = Escolhe o benefício com o barril em «um perito grátis», depois o renome, depois um vinho num primeiro lugar.
learn-vinhos-end-renown-right = Cinco pontos, um por cada cubo nas tuas regiões.
learn-vinhos-end-renown-row = Esse barril vem a seguir. Começa pela fila de Constantino, enquanto os cubos ainda lá estão todos.
learn-vinhos-end-renown-nothing = Esse multiplicador não te dava nada. O renome dá 5.
learn-vinhos-end-renown-wine = Para um gestor serve qualquer vinho, por isso dá um fraco.
learn-vinhos-end-wine = O multiplicador de Alexandre transforma um segundo vinho em tantos pontos quantos ele vale, cubos incluídos. Faz 9 com ele.
learn-vinhos-end-wine-hint = Paga com um vinho fraco, depois entrega um 7 e junta dois cubos.
learn-vinhos-end-wine-right = Nove pontos, e foi a última jogada do jogo.
learn-vinhos-end-wine-wine = Esse não. Precisas de um 7 para os pontos.
learn-vinhos-end-wine-cubes = Amanhã os cubos não valem nada. Usa os dois!
learn-vinhos-end-end = Contaram-se agora maiorias na exportação, contas e multiplicadores, e ganhaste. Já podes ir para uma mesa a sério.
