### O que aconteceu em Vinhos, em português europeu.

## Jogadores

vinhos-seat-seat-n =
    { $n1 ->
        [one] Jogador A
        [2] Jogador B
        [3] Jogador C
       *[4] Jogador D
    }

## Porque muda o dinheiro de mãos

vinhos-cause-vineyard = uma vinha
vinhos-cause-building = construção ou enólogo
vinhos-cause-expert = um Perito em Vinho
vinhos-cause-divesting = desinvestimento
vinhos-cause-fair = o lugar na feira
vinhos-cause-deposit = depósito
vinhos-cause-withdrawal = levantamento
vinhos-cause-investment = investimento
vinhos-cause-interest = juros
vinhos-cause-salaries = salários
vinhos-cause-sale = uma venda
vinhos-cause-start = jogar mais tarde
vinhos-cause-move = a deslocação

## Acontecimentos

vinhos-event-year = Começou o ano { $year }.
vinhos-event-phase = Começou a fase { $phase }.
vinhos-event-vintage = Foi revelada uma nova colheita: tempo { $weather }.
vinhos-event-feature =
    { $steps ->
        [one] Feira: { $feature } avançou 1 posição.
       *[other] Feira: { $feature } avançou { $steps } posições.
    }
vinhos-event-refresh = { $who }: os peritos usados ficaram de novo virados para cima.
vinhos-event-order = A ordem de jogo ficou definida; { $who } começou.
vinhos-event-order-fair = A feira definiu a ordem de jogo; { $who } começou.
vinhos-event-order-start = As primeiras vinhas definiram a ordem de jogo; { $who } começou.
vinhos-event-order-place = { $who } escolheu o { $place } na ordem de jogo.
vinhos-event-move = { $who } foi para «{ $action }».
vinhos-event-stay = { $who } ficou em «Passar/Nota de Imprensa».
vinhos-event-toll = { $who } recebeu { THOUSANDS($amount) } Bagos de quem foi para o mesmo espaço.
vinhos-event-cash = { $who } recebeu { THOUSANDS($amount) } Bagos em dinheiro ({ $cause }).
vinhos-event-pay-cash = { $who } pagou { THOUSANDS($amount) } Bagos em dinheiro ({ $cause }).
vinhos-event-account = { $who }: entraram { THOUSANDS($amount) } Bagos na conta ({ $cause }).
vinhos-event-pay-account = { $who }: saíram { THOUSANDS($amount) } Bagos da conta ({ $cause }).
vinhos-event-invest = { $who } subiu o investimento para { $level }.
vinhos-event-divest = { $who } desceu o investimento para { $level }.
vinhos-event-points = { $who } ganhou { $points } PV ({ $source }).
vinhos-event-lose-points = { $who } perdeu { $points } PV ({ $source }).
vinhos-event-take-vineyard = Saiu do tabuleiro: { $vineyard }.
vinhos-event-vineyard = { $who } pôs a { $vineyard } na quinta { $estate }.
vinhos-event-lose-vineyard = { $who } perdeu a { $vineyard } da quinta { $estate }.
vinhos-event-cube = Foi colocado um cubo de renome ({ $region }).
vinhos-event-waiting-cube = { $who }: um cubo de renome ficou à espera na quinta { $estate }.
vinhos-event-waiting-cubes-move = { $who }: um cubo de renome à espera saiu da quinta { $estate }.
vinhos-event-waiting-cube-back = { $who }: um cubo de renome à espera da quinta { $estate } voltou à reserva.
vinhos-event-spend-cubes =
    { $cubes ->
        [one] { $region }: foi gasto um cubo de renome.
       *[other] { $region }: foram gastos { $cubes } cubos de renome.
    }
vinhos-event-winery = { $who } construiu uma adega na quinta { $estate }.
vinhos-event-lose-winery = { $who } perdeu uma adega da quinta { $estate }.
vinhos-event-cellar = { $who } construiu uma cave na quinta { $estate }.
vinhos-event-enologist = { $who }: chegou um enólogo à quinta { $estate }.
vinhos-event-enologist-leaves = { $who }: um enólogo saiu da quinta { $estate }.
vinhos-event-enologist-moves = { $who } mudou um enólogo da quinta { $estate } para a quinta { $other }.
vinhos-event-porto =
    { $tiles ->
        [one] { $who } recebeu uma peça de Porto.
       *[other] { $who } recebeu { $tiles } peças de Porto.
    }
vinhos-event-spend-porto =
    { $tiles ->
        [one] { $who } gastou uma peça de Porto.
       *[other] { $who } gastou { $tiles } peças de Porto.
    }
vinhos-event-expert = { $who } ficou com o { $expert }.
vinhos-event-expert-back = { $who } descartou o { $expert }.
vinhos-event-expert-used = { $who } usou o { $expert }.
vinhos-event-choose-experts =
    { $count ->
        [one] { $who } escolheu em segredo um perito para a feira.
       *[other] { $who } escolheu em segredo { $count } peritos para a feira.
    }
vinhos-event-fair-expert = { $who } jogou na feira o { $expert }.
vinhos-event-wine = { $who }: a quinta { $estate } produziu um vinho { $colour } de valor { $value }.
vinhos-event-give-wine = { $who } entregou um { $region } { $colour } de valor { $value }.
vinhos-event-age = { $who }: os vinhos da quinta { $estate } envelheceram.
vinhos-event-wine-lost = { $who } perdeu um { $region } { $colour } de valor de produção { $value }, velho de mais para a quinta { $estate }.
vinhos-event-sale = { $who } vendeu um vinho: { $slot }.
vinhos-event-export = { $who } exportou um vinho: { $slot }.
vinhos-event-manager = { $who } deu um barril a { $manager }.
vinhos-event-benefit = { $who } obteve um benefício ({ $benefit }).
vinhos-event-benefit-multiplier = { $who } moveu um barril para o multiplicador «{ $multiplier }».
vinhos-event-barrel-sale = { $who } recuperou um barril das vendas ({ $slot }).
vinhos-event-barrel-export = { $who } recuperou um barril da exportação ({ $slot }).
vinhos-event-barrel-court = { $who } recuperou um barril dos gestores ({ $slot }).
vinhos-event-barrel-multiplier = { $who } recuperou um barril do multiplicador «{ $slot }».
vinhos-event-announce = { $who } anunciou para a feira um vinho de valor { $value }: { $slot }.
vinhos-event-fair-points =
    { $points ->
        [one] { $who } ganhou um ponto de feira ({ $total } ao todo).
       *[other] { $who } ganhou { $points } pontos de feira ({ $total } ao todo).
    }
vinhos-event-prize = { $who } ficou em { $place }.º lugar na feira: { $points } PV.
vinhos-event-fair-over = A feira acabou; as peças de feira voltaram aos donos.
vinhos-event-look = { $who } viu as vinhas ({ $region }).
vinhos-event-reorder = { $who } reordenou as vinhas ({ $region }).
vinhos-event-last-benefits = Começou outra ronda dos últimos benefícios.
vinhos-event-winner = { $who } venceu com { $points } PV.
