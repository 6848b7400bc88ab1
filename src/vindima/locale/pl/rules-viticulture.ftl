### Przykłady do zasad Viticulture, po polsku.
###
### Pozycje są w `rules/examples/viticulture.toml`. Każdy fakt przykładu jest argumentem: $lira przed, $lira-after po
### i $lira-change, czyli różnica. Liczby pochodzą zawsze z argumentów; grona i wina liczą się jako suma.

## Co jest pokazane

viticulture-shown-lira = Liry
viticulture-shown-vp = PZ
viticulture-shown-residual = Wypłata
viticulture-shown-workers = Pozostali zwykli pracownicy
viticulture-shown-trained = Przygotowywani pracownicy
viticulture-shown-grande = Duży pracownik do dyspozycji
viticulture-shown-row = Rząd
viticulture-shown-grapes-red = Czerwone grona
viticulture-shown-grapes-white = Białe grona
viticulture-shown-wines-red = Czerwone wina
viticulture-shown-wines-white = Białe wina
viticulture-shown-wines-blush = Różowe wina
viticulture-shown-wines-sparkling = Musujące wina
viticulture-shown-field-n = Winorośle na polu { $n1 }
viticulture-shown-owned-n = Pole { $n1 } należy do ciebie
viticulture-shown-structures = Konstrukcje
viticulture-shown-hand-vine = Winorośle na ręce
viticulture-shown-hand-order = Zamówienia na ręce
viticulture-shown-hand-summer = Letni goście na ręce
viticulture-shown-hand-winter = Zimowi goście na ręce

## Rok

viticulture-example-wake-up = Wybierasz rząd, którego bonusem jest gość. Możesz dobrać z talii letniej albo zimowej; dobierasz zimowego gościa.
viticulture-example-wake-up-point = Wybierasz rząd, którego bonusem jest Punkt Zwycięstwa, i od razu go dostajesz. Za to w tym roku grasz później.
viticulture-example-pass = Pasujesz, choć masz jeszcze pracowników. Lato się dla ciebie skończyło, ale zwykli pracownicy ({ $workers }) zostają na zimę.
viticulture-example-fall = Jesienią dobierasz gościa bez stawiania pracownika. Wybierasz talię zimową.
viticulture-example-ageing = Na koniec roku czerwone wino starzeje się z { $wines-red } do { $wines-red-after }. Białe zostaje przy { $wines-white }, bo twoje piwnice nie pomieszczą wyższej wartości.
viticulture-example-year-end = Na koniec roku wracają wszyscy twoi pracownicy: masz znowu zwykłych pracowników ({ $workers-after }) i dużego.
viticulture-example-residual = Twoja butelka stoi na { $residual }, więc dostajesz { COUNT($lira-change, "lira") }. Butelka zostaje na miejscu.

## Pracownicy i akcje letnie

viticulture-example-grande = Oba otwarte pola akcji są zajęte, więc stawiasz obok nich dużego pracownika i budujesz trejaż za { COUNT($lira-change, "lira") }. Obok akcji nie ma bonusu.
viticulture-example-draw-vine = Stawiasz pracownika na środkowym polu i dobierasz winorośl. Po jej obejrzeniu korzystasz z bonusu i dobierasz drugą.
viticulture-example-tour = Na środkowym polu wycieczka daje ci z bonusem { COUNT($lira-change, "lira") }.
viticulture-example-build = Masz tylko { COUNT($lira, "lira") }, za mało na wiatrak. Bonus środkowego pola możesz jednak wziąć najpierw i to z nim zapłacić.
viticulture-example-summer-visitor = Zagrywasz kartę „{ viticulture-summer-surveyor }” i wybierasz drugą możliwość: { $vp-change } PZ za obsadzone pola, których masz { $vp-change }. Kartę odrzucasz.
viticulture-example-sell-grapes = Sprzedajesz białe grono o wartości { $grapes-white } za { COUNT($lira-change, "lira") }. Bonus środkowego pola to { $vp-change } PZ.
viticulture-example-sell-field = Sprzedajesz pole bez winorośli za { COUNT($lira-change, "lira") }, czyli za wydrukowaną na nim kwotę. Dopóki go nie odkupisz, nie możesz na nim sadzić ani zbierać plonów. Bonus to { $vp-change } PZ.
viticulture-example-buy-field = Odkupujesz pole za { COUNT($lira-change, "lira") }, po cenie sprzedaży. Bonus to { $vp-change } PZ.
viticulture-example-plant = Na środkowym polu możesz zasadzić dwie winorośle: jedną na pustym polu, drugą obok winorośli na innym polu, w granicach jego limitu. To twoje pierwsze sadzenie w tym roku, więc wiatrak daje { $vp-change } PZ.
viticulture-example-gain-lira = Stawiasz pracownika i zyskujesz { COUNT($lira-change, "lira") }. Tu zawsze jest miejsce, latem i zimą.

## Akcje zimowe

viticulture-example-draw-order = Stawiasz pracownika na środkowym polu i dobierasz zamówienie. Po jego obejrzeniu korzystasz z bonusu i dobierasz drugie.
viticulture-example-harvest = Czerwone wartości dwóch winorośli na pierwszym polu sumują się i dają jedno czerwone grono; z białej wartości jest białe grono. Dzięki bonusowi zbierasz plony z drugiego pola. Czerwone grona są razem warte { $grapes-red-after }, białe { $grapes-white-after }. Winorośle zostają.
viticulture-example-harvest-taken = Suma czerwonych wartości to { $grapes-red }, ale masz już czerwone grono o tej wartości. Nowe trafia na najbliższe wolne miejsce poniżej, { $grapes-red-change }.
viticulture-example-train = Z bonusem środkowego pola przygotowanie pracownika kosztuje cię { COUNT($lira-change, "lira") }. Tego pracownika można stawiać od następnego roku.
viticulture-example-winter-visitor = Zagrywasz kartę „{ viticulture-winter-assessor }” i wybierasz drugą możliwość: odrzucasz wszystkie karty z ręki i zdobywasz { $vp-change } PZ.
viticulture-example-make-wine = Wytwarzasz białe i czerwone wino, każde z jednego grona. Są warte tyle, co ich grona: { $wines-white-change } i { $wines-red-change }.
viticulture-example-wine-taken = Grono ma wartość { $grapes-red }, ale masz już czerwone wino o tej wartości. Nowe wino trafia na najbliższe wolne miejsce poniżej, { $wines-red-change }.
viticulture-example-blush = Z czerwonego grona o wartości { $grapes-red-change } i białego o wartości { $grapes-white-change } powstaje różowe wino o wartości { $wines-blush-after }. Potrzebna jest średnia piwnica.
viticulture-example-sparkling = Z dwóch czerwonych gron, razem wartych { $grapes-red }, i białego o wartości { $grapes-white } powstaje musujące wino. Duża piwnica, której wymaga, mieści najwyżej { $wines-sparkling-after }, więc taka jest jego wartość.
viticulture-example-fill-order = Zamówienie wymaga czerwonego i różowego wina. Odrzucasz po jednym wystarczająco dobrym winie oraz kartę. Z bonusem środkowego pola zdobywasz { $vp-change } PZ, a twoja wypłata rośnie o { $residual-change }.

## Konstrukcje

viticulture-example-yoke = Latem stawiasz pracownika na swoim wozie i zbierasz plony z pola: jego winorośle dają czerwone grono o wartości { $grapes-red-after }. Nikt inny nie może korzystać z tego pola.
viticulture-example-windmill = Sadzisz pierwszy raz w tym roku, więc wiatrak daje { $vp-change } PZ. Drugie sadzenie w tym roku nic by już nie dało.
