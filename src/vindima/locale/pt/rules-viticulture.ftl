### Os exemplos das regras de Viticulture, em português.
###
### As posições estão em `rules/examples/viticulture.toml`. Cada facto de um exemplo é um argumento: $lira antes,
### $lira-after depois, e $lira-change, a diferença. Os números vêm sempre dos argumentos; uvas e vinhos contam pela soma.

## O que se mostra

viticulture-shown-lira = Liras
viticulture-shown-vp = PV
viticulture-shown-residual = Rendimento
viticulture-shown-workers = Trabalhadores normais por colocar
viticulture-shown-trained = Trabalhadores em formação
viticulture-shown-grande = Trabalhador grande disponível
viticulture-shown-row = Linha
viticulture-shown-grapes-red = Uvas tintas
viticulture-shown-grapes-white = Uvas brancas
viticulture-shown-wines-red = Vinhos tintos
viticulture-shown-wines-white = Vinhos brancos
viticulture-shown-wines-blush = Vinhos rosés
viticulture-shown-wines-sparkling = Espumantes
viticulture-shown-field-n = Videiras do campo { $n1 }
viticulture-shown-owned-n = O campo { $n1 } é teu
viticulture-shown-structures = Estruturas
viticulture-shown-hand-vine = Videiras na mão
viticulture-shown-hand-order = Encomendas na mão
viticulture-shown-hand-summer = Visitantes de verão na mão
viticulture-shown-hand-winter = Visitantes de inverno na mão

## O ano

viticulture-example-wake-up = Escolhes a linha cujo bónus é um visitante. Podes biscar do baralho de verão ou do de inverno; biscas um visitante de inverno.
viticulture-example-wake-up-point = Escolhes a linha cujo bónus é um ponto de vitória e ganha-lo logo. Em troca, este ano jogas tarde.
viticulture-example-pass = Passas, embora ainda tenhas trabalhadores. O verão acabou para ti, mas os { $workers } trabalhadores normais ficam para o inverno.
viticulture-example-fall = No outono biscas um visitante sem colocar um trabalhador. Escolhes o baralho de inverno.
viticulture-example-ageing = No fim do ano, o vinho tinto envelhece de { $wines-red } para { $wines-red-after }. O branco fica em { $wines-white }, porque as tuas caves não suportam um valor mais alto.
viticulture-example-year-end = Todos os teus trabalhadores voltam no fim do ano: tens de novo { $workers-after } trabalhadores normais, e o grande.
viticulture-example-residual = A tua garrafa está no { $residual }, por isso recebes { COUNT($lira-change, "liras") }. A garrafa fica onde está.

## Os trabalhadores e as ações de verão

viticulture-example-grande = Os dois espaços abertos da ação estão ocupados, por isso pões o trabalhador grande ao lado e constróis a latada por { COUNT($lira-change, "liras") }. Ao lado da ação não há bónus.
viticulture-example-draw-vine = Colocas um trabalhador no espaço do meio e biscas uma videira. Depois de a veres, aproveitas o bónus e biscas outra.
viticulture-example-tour = No espaço do meio, uma visita rende-te { COUNT($lira-change, "liras") }, bónus incluído.
viticulture-example-build = Só tens { COUNT($lira, "liras") }, o que não chega para o moinho. Mas podes receber primeiro o bónus do espaço do meio e pagar com ele.
viticulture-example-summer-visitor = Jogas a carta «{ viticulture-summer-surveyor }» e escolhes a segunda opção: { $vp-change } PV pelos teus { $vp-change } campos plantados. A carta é descartada.
viticulture-example-sell-grapes = Vendes uma uva branca de valor { $grapes-white } por { COUNT($lira-change, "liras") }. O bónus do espaço do meio é { $vp-change } PV.
viticulture-example-sell-field = Vendes um campo sem videiras por { COUNT($lira-change, "liras") }, o número que traz impresso. Enquanto não o comprares de volta, não podes lá plantar nem vindimar. O bónus é { $vp-change } PV.
viticulture-example-buy-field = Compras o campo de volta por { COUNT($lira-change, "liras") }, o preço por que o vendeste. O bónus é { $vp-change } PV.
viticulture-example-plant = O espaço do meio deixa-te plantar duas videiras: uma num campo vazio, outra ao lado da videira de outro campo, dentro do limite. É a tua primeira plantação do ano, por isso o moinho dá { $vp-change } PV.
viticulture-example-gain-lira = Colocas um trabalhador e ganhas { COUNT($lira-change, "liras") }. Aqui há sempre lugar, no verão e no inverno.

## As ações de inverno

viticulture-example-draw-order = Colocas um trabalhador no espaço do meio e biscas uma encomenda. Depois de a veres, aproveitas o bónus e biscas outra.
viticulture-example-harvest = Os valores tintos das duas videiras do primeiro campo somam-se e dão uma só uva tinta; o valor branco dá uma uva branca. Com o bónus vindimas um segundo campo. As uvas tintas valem juntas { $grapes-red-after }, a branca { $grapes-white-after }. As videiras ficam.
viticulture-example-harvest-taken = Os valores tintos somam { $grapes-red }, mas já tens uma uva tinta desse valor. A nova vai para o lugar livre seguinte abaixo, { $grapes-red-change }.
viticulture-example-train = Com o bónus do espaço do meio, formar um trabalhador custa-te { COUNT($lira-change, "liras") }. O trabalhador pode ser colocado a partir do próximo ano.
viticulture-example-winter-visitor = Jogas a carta «{ viticulture-winter-assessor }» e escolhes a segunda opção: descartas a mão toda e ganhas { $vp-change } PV.
viticulture-example-make-wine = Fazes um vinho branco e um tinto, cada um com uma uva. Valem tanto como as suas uvas: { $wines-white-change } e { $wines-red-change }.
viticulture-example-wine-taken = A uva tem o valor { $grapes-red }, mas já tens um vinho tinto desse valor. O novo vinho vai para o lugar livre seguinte abaixo, { $wines-red-change }.
viticulture-example-blush = Uma uva tinta de valor { $grapes-red-change } e uma branca de valor { $grapes-white-change } fazem um vinho rosé de valor { $wines-blush-after }. Precisas da cave média.
viticulture-example-sparkling = Duas uvas tintas, que valem juntas { $grapes-red }, e uma branca de valor { $grapes-white } fazem um espumante. A cave grande, de que ele precisa, não suporta mais de { $wines-sparkling-after }, e é esse o seu valor.
viticulture-example-fill-order = A encomenda pede um vinho tinto e um rosé. Descartas um de cada, de valor suficiente, e a carta. Com o bónus do espaço do meio ganhas { $vp-change } PV, e o teu rendimento sobe { $residual-change }.

## As estruturas

viticulture-example-yoke = No verão, colocas um trabalhador no teu jugo e vindimas um campo: as suas videiras dão uma uva tinta de valor { $grapes-red-after }. Mais ninguém pode usar este espaço.
viticulture-example-windmill = Plantas pela primeira vez este ano, por isso o teu moinho dá { $vp-change } PV. Uma segunda plantação este ano não daria nada.
