### O que aconteceu em Viticulture, em português europeu.

## Porque mudam as liras de mãos

viticulture-cause-tour = a visita
viticulture-cause-bonus = o bónus do espaço
viticulture-cause-row = o quadro do despertar
viticulture-cause-residual = rendimento
viticulture-cause-grapes = venda de uvas
viticulture-cause-field = um campo
viticulture-cause-space = o espaço de uma lira
viticulture-cause-parents = Mamã ou Papá
viticulture-cause-building = construção
viticulture-cause-training = formação
viticulture-cause-visitor = um visitante

## Acontecimentos

viticulture-event-year = Começou o ano { $year }.
viticulture-event-season = Nova estação: { $season }.
viticulture-event-next-year = Os galos saíram do quadro; primeiro jogador: { $who }.
viticulture-event-last-year = { $who } chegou a { $points } PV: este passou a ser o último ano.
viticulture-event-rooster = { $who } pôs o galo na { $row }.
viticulture-event-temporary = { $who } recebeu o trabalhador temporário.
viticulture-event-pass = { $who } passou.
viticulture-event-place =
    { $worker ->
        [grande] { $who } colocou o trabalhador grande em «{ $action }».
       *[other] { $who } colocou um trabalhador em «{ $action }».
    }
viticulture-event-place-lira =
    { $worker ->
        [grande] { $who } colocou o trabalhador grande no espaço de uma lira.
       *[other] { $who } colocou um trabalhador no espaço de uma lira.
    }
viticulture-event-place-yoke =
    { $worker ->
        [grande] { $who } colocou o trabalhador grande no jugo.
       *[other] { $who } colocou um trabalhador no jugo.
    }
viticulture-event-fetch = { $who } recolheu um trabalhador de «{ $action }».
viticulture-event-home = Todos os trabalhadores voltaram.
viticulture-event-train = { $who } formou um trabalhador para o ano seguinte.
viticulture-event-train-now = { $who } formou um trabalhador já disponível.
viticulture-event-join =
    { $count ->
        [one] { $who } recebeu um trabalhador.
       *[other] { $who } recebeu { $count } trabalhadores.
    }
viticulture-event-lira =
    { $amount ->
        [one] { $who } recebeu { $amount } lira ({ $cause }).
       *[other] { $who } recebeu { $amount } liras ({ $cause }).
    }
viticulture-event-pay =
    { $amount ->
        [one] { $who } pagou { $amount } lira ({ $cause }).
       *[other] { $who } pagou { $amount } liras ({ $cause }).
    }
viticulture-event-points = { $who } ganhou { $points } PV ({ $source }).
viticulture-event-lose-points = { $who } perdeu { $points } PV ({ $source }).
viticulture-event-residual = { $who } aumentou o rendimento em { $amount }.
viticulture-event-lose-residual = { $who } baixou o rendimento em { $amount }.
viticulture-event-draw = { $who } biscou { $deck }: { $card }.
viticulture-event-draw-hidden = { $who } biscou { $deck }.
viticulture-event-reshuffle = Para se poder biscar { $deck }, os descartes foram baralhados num novo baralho.
viticulture-event-discard = { $who } descartou: { $card }.
viticulture-event-played = { $who } jogou: { $card }.
viticulture-event-laid-away = { $card }: carta descartada.
viticulture-event-give = { $who } deu { $deck } a { $to }: { $card }.
viticulture-event-give-hidden = { $who } deu { $deck } a { $to }.
viticulture-event-take-discard = { $who } tirou dos descartes: { $card }.
viticulture-event-reveal = { $who } revelou: { $card }.
viticulture-event-keep = { $who } ficou com: { $card }.
viticulture-event-discard-shown = Carta descartada: { $card }.
viticulture-event-plant = { $who } plantou { $vine } no { $field }.
viticulture-event-plant-start = { $who } começou com { $vine } no { $field }.
viticulture-event-uproot = { $who } arrancou { $vine } do { $field }.
viticulture-event-switch = { $who } trocou { $vine } com { $other }.
viticulture-event-harvest = { $who } vindimou o { $field }.
viticulture-event-grape = { $who } obteve uma { $grape }.
viticulture-event-grape-lost = O lagar estava cheio: { $who } perdeu uma { $grape }.
viticulture-event-lose-grape = { $who } gastou uma { $grape }.
viticulture-event-wine = { $who } fez um { $wine }.
viticulture-event-lose-wine = { $who } descartou um { $wine }.
viticulture-event-age-grapes = { $who }: as uvas envelheceram.
viticulture-event-age-wines = { $who }: os vinhos envelheceram.
viticulture-event-age-one = { $who } envelheceu um { $wine } até { $value }.
viticulture-event-build = { $who } construiu: { $structure }.
viticulture-event-use-structure = { $who } usou este ano: { $structure }.
viticulture-event-fill = { $who } entregou a { $order }.
viticulture-event-sell-field = { $who } vendeu o { $field }.
viticulture-event-buy-field = { $who } recomprou o { $field }.
viticulture-event-mama = { $who } começou com { $card } como Mamã.
viticulture-event-papa = { $who } começou com { $card } como Papá.
viticulture-event-papa-gift =
    { $choice ->
        [lira] { $who } recebeu mais liras de { $card }.
       *[other] { $who } recebeu o presente de { $card }.
    }
viticulture-event-token = { $who } ficou com a ficha de ação bónus da linha { $row }.
viticulture-event-take-token = { $who }: a linha { $row } já não tinha ficha.
viticulture-event-spend-token = { $who } gastou uma ficha de ação bónus.
viticulture-event-automa-card = O Automa biscou a carta { $number }.
viticulture-event-automa-place = O Automa colocou um trabalhador em «{ $action }».
viticulture-event-automa-shuffle = O baralho do Automa foi baralhado de novo.
viticulture-event-automa-points = A pontuação do Automa passou a { $points } PV.
viticulture-event-plan = { $who } planeou para o inverno: «{ $action }».
viticulture-event-plan-done = { $who }: chegou a vez do plano «{ $action }».
viticulture-event-plan-cancelled = { $who }: o plano «{ $action }» foi anulado.
viticulture-event-winner = { $who } venceu com { $points } PV.
viticulture-event-result-draw = O jogo contra o Automa acabou empatado.
viticulture-event-result-loss = O Automa venceu.
