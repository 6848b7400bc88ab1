### As lições de Vinhos. As chaves são `learn-vinhos-<lesson>-<step>` e o que `learn/reading.py` diz.
### Um passo leva no máximo duas frases. Os números são os da posição da lição.

## Respostas partilhadas

learn-vinhos-common-elsewhere = Lá também podias fazer alguma coisa, mas não é disso que trata este passo.
learn-vinhos-common-done = Espera: ainda falta fazer uma coisa neste passo.
learn-vinhos-common-stay = O teu marcador de ação já lá está. De cada vez tem de ir para outro espaço.
learn-vinhos-common-empty = Podias, mas essa quinta não tem vinha. Usa a que tem.
learn-vinhos-common-feature = Nesta feira podes jogar peritos em Sabor e em Teor Alcoólico. Escolhe uma destas duas características.
learn-vinhos-common-action = Uma ação bónus ajudaria durante o jogo. Agora é altura dos últimos pontos: escolhe um multiplicador.
learn-vinhos-common-expert = Por agora, deixa os peritos em paz. Este passo é sobre barris.

## Vinhas

learn-vinhos-vineyard-title = As tuas primeiras vinhas
learn-vinhos-vineyard-about = Funda quintas nas regiões de Portugal.
learn-vinhos-vineyard-first = Boas-vindas a Portugal! A tua primeira vinha funda uma quinta e traz um vinho e o bónus da sua região: compra a que te dá uma cave.
learn-vinhos-vineyard-first-hint = É o Dão que dá a cave.
learn-vinhos-vineyard-first-right = A quinta do Dão é tua, com uma cave e um primeiro vinho de valor 2. Também puseste um cubo de renome no Dão, que ajudará a vender o vinho de lá.
learn-vinhos-vineyard-first-winery = Lisboa dá-te uma adega, o que também é um bom começo. Desta vez queremos uma cave.
learn-vinhos-vineyard-first-porto = O Douro dá-te peças de Porto, cada uma para um vinho mais forte. Desta vez queremos uma cave.
learn-vinhos-vineyard-first-other = Essa região tem outra particularidade, mas nenhuma cave para ti.
learn-vinhos-vineyard-go = Tens duas ações por ano, cada uma num espaço diferente da grelha. Vai para Vinhas; este ano pagas lá 1000 de taxa.
learn-vinhos-vineyard-go-hint = Vinhas é o espaço de cima à esquerda.
learn-vinhos-vineyard-go-right = Agora podes comprar tantas vinhas quantas o teu dinheiro permitir.
learn-vinhos-vineyard-minho = Começa pela vinha mais barata, a do Minho, e põe-na numa quinta só dela.
learn-vinhos-vineyard-minho-hint = Compra a do Minho por 2000 e põe-na em qualquer quinta vazia.
learn-vinhos-vineyard-minho-right = Uma segunda quinta quer dizer um segundo vinho todos os anos.
learn-vinhos-vineyard-minho-mixed = Todas as vinhas de uma quinta são da mesma região e da mesma cor. Escolhe uma quinta vazia.
learn-vinhos-vineyard-minho-price = Cara de mais para começar. A do Minho custa só 2000.
learn-vinhos-vineyard-third = Com uma só ação podes comprar várias vinhas, e tens 4000. Que compra funda uma terceira quinta e te deixa 1000?
learn-vinhos-vineyard-third-hint = Procuras um preço de 3000, lá em cima, a nordeste.
learn-vinhos-vineyard-third-right = É Trás-os-Montes, uma região que se dá bem nas feiras.
learn-vinhos-vineyard-third-once = Em cada ação só podes comprar uma vinha de cada região.
learn-vinhos-vineyard-third-alentejo = Isso levava-te o resto do dinheiro. Guarda 1000.
learn-vinhos-vineyard-end = Não podes ter mais de quatro quintas. Em compensação, uma segunda vinha na mesma quinta melhora o vinho dela.

## A grelha

learn-vinhos-grid-title = Mover-se na grelha
learn-vinhos-grid-about = Que deslocações são grátis, e a quem pagas as outras.
learn-vinhos-grid-near = Do meio, todos os espaços são adjacentes, e ir para um espaço adjacente é grátis. Vai para Enólogos e contrata um para a tua adega.
learn-vinhos-grid-near-hint = Enólogos é o espaço da direita. Põe o enólogo na quinta de Lisboa.
learn-vinhos-grid-near-right = Não pagaste nada pela deslocação e 1000 pelo enólogo. As deslocações na diagonal também são grátis.
learn-vinhos-grid-near-toll = O teu adversário está lá: pagavas-lhe 1000 só para entrar.
learn-vinhos-grid-near-tax = Esse espaço é taxado este ano. Custa mais 1000.
learn-vinhos-grid-far = A tua segunda ação: queres um Perito em Vinho, mas esse espaço fica do outro lado. Paga 1000 para lá ir e contrata um.
learn-vinhos-grid-far-hint = Peritos em Vinho é o espaço da esquerda. Qualquer perito serve.
learn-vinhos-grid-far-right = Pagaste 1000 pela deslocação e 1000 pelo perito. Com um bom plano, raramente se paga para andar.
learn-vinhos-grid-free = Um novo ano, o teu adversário está no Banco, e tu queres ganhar alguma coisa. A qual chegas sem pagar, Vendas ou Banco?
learn-vinhos-grid-free-hint = Um deles toca no teu espaço na diagonal.
learn-vinhos-grid-free-right = Vendas é adjacente, e não está lá ninguém.
learn-vinhos-grid-free-bank = O Banco não é adjacente, e terias também de pagar ao teu adversário: 2000 ao todo.
learn-vinhos-grid-free-cash = Aqui escolhe entre Vendas e Banco.
learn-vinhos-grid-end = Planeia duas ações de cada vez: a primeira deixa-te mais perto da segunda.

## Construções

learn-vinhos-buildings-title = Adegas e enólogos
learn-vinhos-buildings-about = Faz com que o vinho de uma quinta seja cada vez melhor.
learn-vinhos-buildings-winery = A tua vinha, sozinha, produz um vinho de valor 2. Constrói uma adega na mesma quinta: acrescenta 1 todos os anos.
learn-vinhos-buildings-winery-hint = Vai para Adegas, em cima à direita, e constrói na quinta do Dão.
learn-vinhos-buildings-winery-right = A próxima produção será 3. A adega também pôs um cubo de renome no Dão.
learn-vinhos-buildings-winery-early = Um enólogo precisa de uma adega, e ainda não tens nenhuma.
learn-vinhos-buildings-enologist = Não deixes uma adega vazia. Contrata um enólogo para ela: acrescenta 2.
learn-vinhos-buildings-enologist-hint = Enólogos fica logo abaixo de Adegas. Põe o enólogo na quinta do Dão.
learn-vinhos-buildings-enologist-right = E já houve produção: um vinho de valor 5. Pagas a cada enólogo 1000 por ano, da tua conta.
learn-vinhos-buildings-more = É o ano 2, e restam-te 3000. Que compra acrescenta 1 à produção da quinta do Dão, este ano e todos os anos?
learn-vinhos-buildings-more-hint = A quinta tem um lugar vazio, e um dos espaços da grelha serve para construir nos lugares das quintas.
learn-vinhos-buildings-more-right = A quinta está agora completa: uma vinha e duas adegas.
learn-vinhos-buildings-more-vineyard = A vinha à venda no Dão é da outra cor e precisaria de outra quinta.
learn-vinhos-buildings-end = As vinhas acrescentam 2, as adegas 1, os enólogos 2. Uma quinta tem três lugares, por isso escolhe bem.

## A vindima

learn-vinhos-harvest-title = Produção e tempo
learn-vinhos-harvest-about = O que acontece no fim de um ano, e o que o Porto pode fazer.
learn-vinhos-harvest-hire = Tens uma quinta no Douro e outra em Lisboa, cada uma com uma adega, e 1000 em dinheiro. Contrata um enólogo para a de Lisboa.
learn-vinhos-harvest-hire-hint = Vai para Enólogos e escolhe a quinta de Lisboa.
learn-vinhos-harvest-hire-right = O ano acaba: juros e salários passam pela tua conta, e cada vinho avança um lugar para a direita. Um Porto de valor 5 acaba de sair do último lugar e perde-se.
learn-vinhos-harvest-hire-douro = Ainda não! Começa em Lisboa, e vais ver porquê.
learn-vinhos-harvest-move = Antes da produção podes mudar enólogos de uma quinta para outra. Muda o teu para a quinta do Douro.
learn-vinhos-harvest-move-hint = Da quinta de Lisboa para a do Douro.
learn-vinhos-harvest-move-right = Assim, os enólogos trabalham sempre onde valem mais.
learn-vinhos-harvest-porto = O tempo é generoso e acrescenta 1 a cada vinho: o Douro produz 2 + 1 + 2 + 1. Agora faz o melhor vinho que puderes.
learn-vinhos-harvest-porto-hint = Resta-te uma peça de Porto, e ela acrescenta 3.
learn-vinhos-harvest-porto-right = Um Porto de valor 9! Um vinho assim cabe nos melhores lugares, cá dentro e lá fora.
learn-vinhos-harvest-porto-douro = Um bom 6, mas uma peça de Porto faria dele um 9.
learn-vinhos-harvest-end = Num mau ano, o tempo tira até 2 a cada vinho. Sabes isso no início do ano, a tempo de planear.

## Caves

learn-vinhos-cellar-title = Envelhecer vinho
learn-vinhos-cellar-about = Como o vinho envelhece, e como se perde.
learn-vinhos-cellar-build = Um armazém guarda o vinho dois anos, e o teu vinho de valor 2 está no segundo. Constrói uma cave antes que ele se perca: custa 2000, mais a taxa deste ano.
learn-vinhos-cellar-build-hint = Vai para Caves, em cima ao meio, e escolhe a quinta do Alentejo.
learn-vinhos-cellar-build-right = Tem quatro lugares, e o vinho no segundo lugar vale logo mais 1.
learn-vinhos-cellar-build-sell = Podias vendê-lo, mas por muito pouco. Deixa-o envelhecer.
learn-vinhos-cellar-wait = Agora só precisa de tempo. Vai para Passar/Nota de Imprensa, escolhe um lugar na ordem de jogo e passa.
learn-vinhos-cellar-wait-hint = O espaço do meio é sempre grátis. Depois escolhe um lugar qualquer, sem Nota de Imprensa.
learn-vinhos-cellar-wait-right = Na produção, cada vinho avançou um lugar para a direita. Os quatro lugares acrescentam 0, 1, 3 e 5.
learn-vinhos-cellar-wait-sell = Vender cedo de mais desperdiça a cave. Passa e espera.
learn-vinhos-cellar-best = Tens lá três vinhos, com valores de produção 4, 5 e 2, do mais novo para o mais velho. Vai para Vendas e escolhe o que hoje vale mais.
learn-vinhos-cellar-best-hint = Soma os lugares: 4 + 0, 5 + 1, 2 + 3.
learn-vinhos-cellar-best-right = Seis! E no próximo ano valeria 8.
learn-vinhos-cellar-best-old = Ganhou com a idade, mas 2 + 3 são só 5.
learn-vinhos-cellar-best-young = O mais novo é só um 4: ainda não envelheceu.
learn-vinhos-cellar-end = Um bom vinho numa cave ganha mais no terceiro e no quarto ano. Depois perde-se, por isso não te esqueças dele.

## Vendas

learn-vinhos-sales-title = Vender vinho
learn-vinhos-sales-about = Dinheiro por vinho, com uma ajudinha do renome.
learn-vinhos-sales-hotel = Vai para Vendas e vende o teu branco de valor 5 ao Hotel, que paga o que o lugar mostra: 5000 para a tua conta.
learn-vinhos-sales-hotel-hint = O branco de 5 está na quinta do Douro (3). O lugar é Hotel, branco 5.
learn-vinhos-sales-hotel-right = O vinho foi-se, um barril teu está no lugar, e a tua conta tem 8000.
learn-vinhos-sales-hotel-colour = Esse é tinto. Cada lugar só aceita uma cor, e começamos pelo branco.
learn-vinhos-sales-hotel-cheap = Podias vendê-lo lá, mas um estabelecimento paga o que o lugar mostra, não o que vale o teu vinho.
learn-vinhos-sales-renown = Podes vender mais. O teu vinho do Minho vale 2, mas o cubo de renome no Minho faz dele um 3: vende-o como 3.
learn-vinhos-sales-renown-hint = É o vinho da quinta do Minho. O lugar é Casa de Fados, tinto 3.
learn-vinhos-sales-renown-right = Usaste um cubo e ganhaste mais 1000. Qualquer jogador com uma quinta numa região pode usar os cubos dela.
learn-vinhos-sales-renown-wine = O vinho que pode usar um cubo é o da quinta do Minho.
learn-vinhos-sales-renown-plain = Sem o cubo só rende 2000. Aponta para o lugar logo acima.
learn-vinhos-sales-plain = Vende também à Casa de Fados o vinho do Dão de valor 2, e guarda o tinto forte.
learn-vinhos-sales-plain-hint = Está na quinta do Dão. O lugar é Casa de Fados, tinto 2.
learn-vinhos-sales-plain-right = Três barris fora, e a tua conta tem 13 000.
learn-vinhos-sales-plain-wine = Guarda esse para exportar. Vende o vinho fraco do Dão.
learn-vinhos-sales-home = Tens oito barris ao todo, e cada venda ocupa um. Antes de te moveres: como podes recuperar dois deles e ganhar renome?
learn-vinhos-sales-home-hint = Podes recuperar dois barris do mesmo estabelecimento. Depois põe cubos de renome em duas regiões.
learn-vinhos-sales-home-right = Dois barris de volta, e mais renome em duas regiões. Não te custa nenhuma ação.
learn-vinhos-sales-home-before = Não te movas ainda: isto faz-se antes.
learn-vinhos-sales-home-pair = Precisas de dois barris no mesmo estabelecimento.
learn-vinhos-sales-end = As vendas pagam para a tua conta e não te dão dinheiro vivo. Para passar de uma coisa à outra, vai ao Banco.

## Exportação

learn-vinhos-export-title = Exportar vinho
learn-vinhos-export-about = Pontos de vitória por vinho, já e no fim.
learn-vinhos-export-ship = As exportações dão pontos de vitória, e a cor não importa. Exporta o teu vinho mais velho, um 5, para o lugar que pede exatamente 5.
learn-vinhos-export-ship-hint = Vai para Exportação, escolhe o vinho do lugar 3 da quinta do Alentejo e exporta-o para a coluna 1, linha 1.
learn-vinhos-export-ship-right = Ganhas 3 PV e tens um primeiro barril na coluna 1. A maioria em cada coluna pontua no fim do jogo.
learn-vinhos-export-ship-wine = Começa pelo mais velho, no lugar 3.
learn-vinhos-export-ship-cubes = Isso custava-te cubos de renome. Não uses nenhum ainda: a coluna 1, linha 1 só pede 5.
learn-vinhos-export-most = Podes exportar mais um, e cada cubo do Alentejo acrescenta 2 a um vinho de lá. Com dois cubos no teu melhor vinho, quantos PV podes ganhar no máximo?
learn-vinhos-export-most-hint = O vinho de valor 6 passa a 10. A linha 5 dá 7 PV.
learn-vinhos-export-most-right = Ganhas 7 PV com um vinho cujo valor de produção era 5. A idade e o renome fizeram o resto.
learn-vinhos-export-most-wine = Esse é mais fraco. Escolhe o vinho do lugar 2.
learn-vinhos-export-most-less = Podes ir mais alto: dois cubos fazem dele um 10.
learn-vinhos-export-end = Os barris exportados ficam onde estão. Vê quem lidera em cada coluna: as da direita valem até 12 PV.

## O banco

learn-vinhos-bank-title = No banco
learn-vinhos-bank-about = Dinheiro, conta, e como funcionam os investimentos.
learn-vinhos-bank-withdraw = A tua conta tem 13 000, mas tudo se paga em dinheiro e só tens 3000. Vai ao Banco e levanta 3000 ou 4000.
learn-vinhos-bank-withdraw-hint = O Banco fica em baixo à direita. Escolhe levantar 3000.
learn-vinhos-bank-withdraw-right = Agora tens dinheiro na mão. Só no Banco podes passar dinheiro da conta para a mão, ou ao contrário.
learn-vinhos-bank-withdraw-little = Um pouco mais, por favor: 3000 ou 4000.
learn-vinhos-bank-withdraw-much = Deixa mais na conta: temos planos para esse dinheiro. Além disso, uma conta vazia custa-te PV.
learn-vinhos-bank-withdraw-later = Boa ideia, mas isso vem a seguir. Primeiro levanta dinheiro.
learn-vinhos-bank-withdraw-deposit = É ao contrário: precisas de dinheiro na mão.
learn-vinhos-bank-invest = O teu investimento está em −2, por isso pagas 2000 todos os anos. Já que estás aqui, investe até chegar a 0; a conta paga.
learn-vinhos-bank-invest-hint = Investe duas vezes: por 4000 e depois por 3000.
learn-vinhos-bank-invest-right = Acabaram-se as perdas. A partir de +1, o Banco paga-te todos os anos.
learn-vinhos-bank-invest-enough = Já tens dinheiro suficiente. Investe o resto.
learn-vinhos-bank-divest = Um ano depois, queres mais 2000 em dinheiro antes de te moveres, sem ires ao Banco. Como?
learn-vinhos-bank-divest-hint = Um investimento que subiu pode descer. Paga-te logo em dinheiro.
learn-vinhos-bank-divest-right = Podes desinvestir a qualquer momento, e recebes em dinheiro. Mais tarde vão faltar-te os juros.
learn-vinhos-bank-divest-go = Espera: para isto não precisas de te mover.
learn-vinhos-bank-end = No fim do jogo, uma conta cheia vale até 18 PV, por isso o dinheiro que lá fica não se perde.

## A feira

learn-vinhos-fair-title = A Feira do Vinho
learn-vinhos-fair-about = Peritos em Vinho, uma Nota de Imprensa, os gestores, e a feira do ano 3.
learn-vinhos-fair-hire = Este ano acaba com uma feira, onde os Peritos em Vinho promovem o teu vinho. Os teus são de Sabor e de Teor Alcoólico: contrata mais um de Teor Alcoólico.
learn-vinhos-fair-hire-hint = Vai para Peritos em Vinho, à esquerda, e contrata o perito em Teor Alcoólico por 1000.
learn-vinhos-fair-hire-right = Cada perito tem também uma habilidade. Se a usares, o perito vira-se para baixo e não pode ser jogado na feira.
learn-vinhos-fair-hire-use = Não podes jogar na feira um perito usado. Guarda este.
learn-vinhos-fair-press = Para participares, anuncias um vinho. Vai para Passar/Nota de Imprensa e escolhe o teu lugar na ordem de jogo.
learn-vinhos-fair-press-hint = É o espaço do meio. Só resta um lugar.
learn-vinhos-fair-press-right = A imprensa está a ouvir.
learn-vinhos-fair-wine = Os gestores têm pedidos este ano: Alexandre quer um tinto, Beatriz um vinho de valor 6 ou mais. Anuncia o vinho que satisfaz os dois.
learn-vinhos-fair-wine-hint = É o tinto da quinta do Douro (4).
learn-vinhos-fair-wine-right = Um vinho de valor 6 permite-te jogar dois peritos. Quanto melhor o vinho, mais peritos.
learn-vinhos-fair-wine-white = Igualmente bom, mas é branco, e Alexandre quer tinto.
learn-vinhos-fair-wine-low = Não chega para Beatriz. Tens um 6.
learn-vinhos-fair-wine-pass = Se não fizeres agora uma Nota de Imprensa, terás de anunciar um vinho na própria feira. Anuncia já um.
learn-vinhos-fair-stand = Cada lugar na feira mostra duas características, e só podes jogar peritos nessas duas. Que lugar convém aos teus peritos?
learn-vinhos-fair-stand-hint = Tens Sabor e Teor Alcoólico.
learn-vinhos-fair-stand-right = O vinho já deu quatro pontos de feira, e o bónus do lugar é um perito grátis.
learn-vinhos-fair-stand-features = Lá não podias jogar alguns dos teus peritos. Escolhe Sabor e Teor Alcoólico.
learn-vinhos-fair-guest = Dois dos teus peritos são de Teor Alcoólico, um de Sabor. Escolhe o perito grátis de modo a teres dois de cada.
learn-vinhos-fair-guest-hint = Escolhe o perito em Sabor.
learn-vinhos-fair-guest-alcohol = Este podias jogar, mas já tens dois de Teor Alcoólico. Escolhe um de Sabor.
learn-vinhos-fair-guest-right = Agora tens quatro por onde escolher.
learn-vinhos-fair-managers = O teu vinho satisfaz dois pedidos. Dá um barril a cada um destes gestores: mais tarde podes movê-lo por uma ação bónus ou por PV.
learn-vinhos-fair-managers-hint = Alexandre e Beatriz, por qualquer ordem.
learn-vinhos-fair-managers-right = É bom ter amigos assim. Quando descartas um vinho, podes mover um barril na fila do seu gestor.
learn-vinhos-fair-managers-region = Constantino pede outras regiões este ano.
learn-vinhos-fair-speak = A feira começa! O teu vinho permite-te jogar dois peritos, e cada um pontua o que vale a sua característica: joga dois.
learn-vinhos-fair-speak-hint = Joga dois quaisquer. Uma seta num perito faz primeiro subir a sua característica.
learn-vinhos-fair-speak-right = Primeiro prémio, 9 PV! Descartas os peritos que jogaste, mas guardas os pontos de feira para a próxima.
learn-vinhos-fair-end = Os anos 3, 5 e 6 acabam com uma feira, e os prémios aumentam. Depois de cada uma, quem vai à frente joga em último.

## O fim

learn-vinhos-end-title = O fim do jogo
learn-vinhos-end-about = Gestores, multiplicadores e a pontuação final.
learn-vinhos-end-renown = Passaram seis anos, e podes mover mais uma vez barris na área dos gestores, um por cada vinho que descartas. Move o barril da fila de Constantino para o multiplicador de renome e descarta um vinho de valor 3.
learn-vinhos-end-renown-hint = Escolhe o benefício com o barril em «um Perito em Vinho grátis», depois o renome, depois um vinho num primeiro lugar.
learn-vinhos-end-renown-right = Ganhas 5 PV, um por cada cubo de renome nas tuas regiões.
learn-vinhos-end-renown-row = Esse barril vem a seguir. Começa pela fila de Constantino, enquanto os cubos ainda estão todos no tabuleiro.
learn-vinhos-end-renown-nothing = Esse multiplicador não te dava nada. O renome dá 5 PV.
learn-vinhos-end-renown-wine = Para um gestor serve qualquer vinho, por isso descarta um fraco.
learn-vinhos-end-wine = O multiplicador de Alexandre transforma um segundo vinho em tantos PV quantos ele vale, incluindo cubos de renome. Ganha 9 PV com ele.
learn-vinhos-end-wine-hint = Descarta um vinho fraco para mover o barril, depois um 7 com dois cubos pelos PV.
learn-vinhos-end-wine-right = Ganhas 9 PV, e foi a última jogada do jogo.
learn-vinhos-end-wine-wine = Esse não. Para os PV precisas de um 7.
learn-vinhos-end-wine-cubes = Depois disto os cubos não valem nada. Usa os dois!
learn-vinhos-end-end = Contaram-se as maiorias na exportação, as contas e os multiplicadores, e ganhaste. Já podes ir para uma mesa a sério.
