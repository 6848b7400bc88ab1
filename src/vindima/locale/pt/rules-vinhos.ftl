### Os exemplos das regras de Vinhos, em português.
###
### As posições estão em `rules/examples/vinhos.toml`. Cada facto de um exemplo é um argumento: $cash antes,
### $cash-after depois, e $cash-change, a diferença. Os números vêm sempre dos argumentos. O dinheiro vem em milhares.

## O que se mostra

vinhos-shown-cash = Dinheiro
vinhos-shown-account = Conta
vinhos-shown-investment = Investimento
vinhos-shown-vp = PV
vinhos-shown-fair-points = Pontos de Feira
vinhos-shown-barrels = Barris na reserva
vinhos-shown-porto = Peças de Porto
vinhos-shown-marker = Marcador de Ação
vinhos-shown-order = Ordem de jogo
vinhos-shown-vineyards-n = Vinhas, quinta { $place }
vinhos-shown-wineries-n = Adegas, quinta { $place }
vinhos-shown-enologists-n = Enólogos, quinta { $place }
vinhos-shown-cellar-n = Cave, quinta { $place }
vinhos-shown-red-n-n = Vinho tinto, quinta { $place }, lugar { $n2 }
vinhos-shown-white-n-n = Vinho branco, quinta { $place }, lugar { $n2 }
vinhos-shown-cubes-minho = Cubos de Renome no Minho
vinhos-shown-cubes-tras-os-montes = Cubos de Renome em Trás-os-Montes
vinhos-shown-cubes-dao = Cubos de Renome no Dão
vinhos-shown-experts = Peritos, virados para cima
vinhos-shown-experts-used = Peritos, virados para baixo
vinhos-shown-with-alexandre = Barris com Alexandre
vinhos-shown-with-constantino = Barris com Constantino
vinhos-shown-weather = Tempo
vinhos-shown-taste = O Sabor vale
vinhos-shown-aroma = O Aroma vale
vinhos-shown-look = O Aspeto vale
vinhos-shown-alcohol = O Teor Alcoólico vale
vinhos-shown-vp-majorities = PV das maiorias
vinhos-shown-vp-account = PV da conta
vinhos-shown-vp-multipliers = PV dos multiplicadores

## A preparação e o ano

vinhos-example-first-vineyard = A vinha do topo da pilha do Dão custa { THOUSANDS($cash-change) } Bagos. Funda a tua primeira quinta e traz um cubo de renome e, por ser do Dão, uma cave grátis. O vinho que vem com ela tem o valor { $red-1-1-after }.
vinhos-example-porto = Compras uma vinha do Douro por { THOUSANDS($cash-change) } Bagos. Traz duas peças de Porto, e gastas logo uma: o vinho que vem com a vinha é um Porto de valor { $red-1-1-after }. Ficas com { $porto-after } peça para uma produção futura.
vinhos-example-vintage = A nova colheita tem o tempo { $weather-after }, por isso cada vinho produzido este ano valerá menos. Faz avançar três características: o Sabor vale agora { $taste-after }, o Aroma { $aroma-after } e o Teor Alcoólico { $alcohol-after }. O Aspeto fica em { $look }.
vinhos-example-movement = Ir para um espaço adjacente é grátis, mas Vinhas está taxado este ano e os jogadores A e C já lá estão. Pagas { THOUSANDS($cash-of-1-change) } Bagos a cada um e outro tanto à reserva: { THOUSANDS($cash-change) } Bagos ao todo. O jogador C tem agora { THOUSANDS($cash-of-3-after) }.
vinhos-example-stay = Estás em Passar/Nota de Imprensa sem dinheiro que chegue ({ THOUSANDS($cash) } Bagos) para qualquer outro espaço, e o teu investimento está em { $investment }: já não podes desinvestir. Só assim podes ficar. Escolhes um lugar na ordem de jogo e podias fazer uma Nota de Imprensa, como se tivesses acabado de chegar.
vinhos-example-order = És o jogador A e foste o primeiro este ano. O jogador B vai para Passar/Nota de Imprensa e fica com o primeiro lugar da fila de baixo. No fim da fase, tu e o jogador C ocupam os outros lugares pela ordem anterior.

## As ações

vinhos-example-vineyards = A deslocação custa a taxa e um pagamento ao jogador que lá está; a peça do Minho tem o seu próprio preço. Pagas { THOUSANDS($cash-change) } Bagos ao todo. A vinha funda uma quinta, por isso pões um disco no Minho; e, como qualquer vinha, traz para lá um cubo de renome, o que faz { $cubes-minho-after }.
vinhos-example-wineries = Constróis duas adegas por { THOUSANDS($cash-change) } Bagos; a deslocação é grátis. Cada uma traria um cubo de renome para o Dão, mas lá só cabem { $cubes-dao-after }, por isso o segundo fica na reserva.
vinhos-example-cellars = A cave custa { THOUSANDS($cash-change) } Bagos e cobre o armazém. Os vinhos ficam nos seus lugares. O primeiro lugar não acrescenta nada, por isso esse vinho continua a valer { $red-4-1 }; o segundo aumenta o valor, e o outro vinho sobe de { $red-4-2 } para { $red-4-2-after }. Vai um cubo de renome para a região.
vinhos-example-enologists = Contratas um enólogo por { THOUSANDS($cash-change) } Bagos e põe-lo na tua adega, que não tinha nenhum. A partir de agora, a tua conta paga-lhe um salário todos os anos.
vinhos-example-sales = O teu vinho tem o valor { $red-2-1 }, menos do que o lugar pede. Retiras { $cubes-tras-os-montes-change } cubos de renome da sua região para cobrir a diferença. Descartas o vinho, um barril marca o lugar e a tua conta recebe { THOUSANDS($account-change) } Bagos.
vinhos-example-taking-back-barrels = Tens dois barris no mesmo estabelecimento, por isso podes recuperá-los: a tua reserva passa de { $barrels } para { $barrels-after }. Em troca, pões dois cubos de renome em duas regiões diferentes, aqui o Minho e Trás-os-Montes.
vinhos-example-export = O teu vinho tem o valor { $white-1-2 }, menos do que o lugar pede, mas { $cubes-dao-change } cubos de renome da sua região cobrem a diferença. Ganhas logo { $vp-change } PV. O barril fica no tabuleiro e conta para a maioria da sua coluna.
vinhos-example-bank = O banco não é adjacente ao teu espaço, por isso pagas a deslocação e depositas o resto do dinheiro. Depois investes: sobes um nível, de { $investment } para { $investment-after }, e pagas com a conta, onde ficam { THOUSANDS($account-after) } Bagos.
vinhos-example-withdraw = Levantas { THOUSANDS($cash-change) } Bagos. A conta desce outro tanto, para { THOUSANDS($account-after) }.
vinhos-example-divesting = Desces um nível, de { $investment } para { $investment-after }, e recebes { THOUSANDS($cash-change) } Bagos em dinheiro. A conta fica em { THOUSANDS($account) }, mas no fim do ano renderá menos juros.
vinhos-example-wine-experts = Ir para um espaço não adjacente custa tanto como um perito. Com os dois peritos pagas { THOUSANDS($cash-change) } Bagos ao todo. Ambos ficam à tua frente, virados para cima.
vinhos-example-abilities = Viras o perito para baixo e recebes { THOUSANDS($cash-change) } Bagos da reserva. Enquanto não voltar a ficar virado para cima, não o podes usar nem jogar numa feira.

## A imprensa e os gestores

vinhos-example-pass = Ir para Passar/Nota de Imprensa é sempre grátis, por isso ficas com os teus { THOUSANDS($cash) } Bagos. Escolhes o primeiro lugar na ordem de jogo e depois passas: não fazes Nota de Imprensa.
vinhos-example-press-release = Anuncias um vinho de valor { $red-1-1 }, demasiado baixo para jogares peritos na feira. As duas características do lugar valem { $aroma } e { $alcohol }, por isso ganhas { $fair-points-change } pontos de feira; o bónus do lugar é de { THOUSANDS($cash-change) } Bagos. O vinho tem a cor que Alexandre pede, por isso dás-lhe um barril.
vinhos-example-bonus-action = Dás um vinho a Alexandre; o seu valor, { $red-4-2 }, não importa. O teu barril passa para uma ação bónus da fila dele, e constróis uma adega por apenas { THOUSANDS($cash-change) } Bagos.
vinhos-example-multiplier = Dás um vinho a Constantino, e o teu barril passa para o seu multiplicador de renome, que conta logo. As regiões onde tens discos têm { $cubes-minho }, { $cubes-dao } e { $cubes-tras-os-montes } cubos de renome, por isso ganhas { $vp-change } PV.

## O fim de um ano

vinhos-example-interest = O teu investimento está em { $investment }, por isso no fim do ano a tua conta ganha { THOUSANDS($account-change) } Bagos.
vinhos-example-unpaid-interest = O teu investimento está em { $investment }, mas a tua conta está vazia: não podes pagar os juros. Como não tens nenhuma adega para perder, descartas uma vinha à tua escolha, aqui a única da tua terceira quinta.
vinhos-example-salaries = O teu investimento está em { $investment } e rende juros, mas a conta também paga o salário do teu enólogo. As quantias são iguais, por isso fica em { THOUSANDS($account) } Bagos.
vinhos-example-unpaid-salary = O teu investimento está em { $investment } e não rende nada, e levantaste todo o teu dinheiro. A conta não pode pagar ao enólogo, que é despedido. A adega fica.
vinhos-example-production = Primeiro, cada vinho avança um lugar para a direita. Numa cave, ambos ganham valor: o primeiro sobe de { $red-1-1 } para { $red-1-2-after }, o outro de { $red-1-3 } para { $red-1-4-after }. Depois a quinta, com a sua vinha, a sua adega e o seu enólogo, produz um vinho de valor { $red-1-1-after }, já com o tempo, { $weather }.

## A feira

vinhos-example-late-announcement = Ainda não anunciaste um vinho, por isso tens de o fazer agora. { $cubes-tras-os-montes-change } cubos de renome aumentam o teu vinho de valor { $white-2-2 }, para poderes jogar mais peritos. O lugar dá { $look } pelo Aspeto e { $alcohol } pelo Teor Alcoólico; o bónus dá mais pontos, tal como todo o vinho de Trás-os-Montes: { $fair-points-change } pontos de feira ao todo.
vinhos-example-experts-at-the-fair = O teu lugar na feira mostra o Teor Alcoólico, que vale { $alcohol }. O perito desta característica que jogas faz { $fair-points-change } pontos de feira para ti. Depois da feira, vai para debaixo da sua pilha.
vinhos-example-arrow = O Sabor vale { $taste }. O teu perito tem uma seta, que primeiro avança o Sabor uma posição, e por isso vale agora { $taste-after }. Só então o perito faz { $fair-points-change } pontos de feira.
vinhos-example-prizes = O jogador B tem mais pontos de feira, { $fair-points-of-2-after }, à frente de C com { $fair-points-of-3-after } e de A com { $fair-points-of-1 }. Ganham { $vp-of-2-change }, { $vp-of-3-change } e { $vp-of-1-change } PV. Os pontos de feira guardam-se para a feira seguinte.
vinhos-example-last-points = Tens { $vp } PV no fim do último ano. As maiorias na exportação acrescentam { $vp-majorities }, a conta { $vp-account } e os multiplicadores { $vp-multipliers }: { $vp-after } PV.
