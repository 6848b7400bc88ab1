### Co się wydarzyło w Viticulture, po polsku.

## Dlaczego liry zmieniają właściciela

viticulture-cause-tour = wycieczka
viticulture-cause-bonus = bonus pola akcji
viticulture-cause-row = Tor Pobudki
viticulture-cause-residual = wypłata
viticulture-cause-grapes = sprzedaż gron
viticulture-cause-field = pole
viticulture-cause-space = pole z 1 lirem
viticulture-cause-parents = Matka lub Ojciec
viticulture-cause-building = budowa
viticulture-cause-training = przygotowanie pracownika
viticulture-cause-visitor = gość

## Zdarzenia

viticulture-event-year = Rozpoczął się rok { $year }.
viticulture-event-season = Nowa pora roku: { $season }.
viticulture-event-next-year = Koguty wróciły do właścicieli; pierwszy gracz: { $who }.
viticulture-event-last-year = { $who }: osiągnięto { $points } PZ. To ostatni rok.
viticulture-event-rooster = { $who }: kogut zajął { $row }.
viticulture-event-temporary = { $who }: przybył pracownik tymczasowy.
viticulture-event-pass = { $who }: pas.
viticulture-event-place =
    { $worker ->
        [grande] { $who }: postawiono dużego pracownika na polu „{ $action }”.
       *[other] { $who }: postawiono pracownika na polu „{ $action }”.
    }
viticulture-event-place-lira =
    { $worker ->
        [grande] { $who }: postawiono dużego pracownika na polu z 1 lirem.
       *[other] { $who }: postawiono pracownika na polu z 1 lirem.
    }
viticulture-event-place-yoke =
    { $worker ->
        [grande] { $who }: postawiono dużego pracownika na wozie.
       *[other] { $who }: postawiono pracownika na wozie.
    }
viticulture-event-fetch = { $who }: zabrano pracownika z pola „{ $action }”.
viticulture-event-home = Wszyscy pracownicy wrócili do właścicieli.
viticulture-event-train = { $who }: przygotowano pracownika na następny rok.
viticulture-event-train-now = { $who }: przygotowano pracownika dostępnego od razu.
viticulture-event-join =
    { $count ->
        [one] { $who }: przybył 1 pracownik.
       *[other] { $who }: przybyło { $count } pracowników.
    }
viticulture-event-lira =
    { $amount ->
        [one] { $who }: otrzymano 1 lira ({ $cause }).
        [few] { $who }: otrzymano { $amount } liry ({ $cause }).
       *[other] { $who }: otrzymano { $amount } lirów ({ $cause }).
    }
viticulture-event-pay =
    { $amount ->
        [one] { $who }: zapłacono 1 lira ({ $cause }).
        [few] { $who }: zapłacono { $amount } liry ({ $cause }).
       *[other] { $who }: zapłacono { $amount } lirów ({ $cause }).
    }
viticulture-event-points = { $who }: zdobyto { $points } PZ ({ $source }).
viticulture-event-lose-points = { $who }: stracono { $points } PZ ({ $source }).
viticulture-event-residual = { $who }: wypłata wzrosła o { $amount }.
viticulture-event-lose-residual = { $who }: wypłata spadła o { $amount }.
viticulture-event-draw = { $who }: dobrano kartę ({ $deck }): { $card }.
viticulture-event-draw-hidden = { $who }: dobrano kartę ({ $deck }).
viticulture-event-reshuffle = Odrzucone karty przetasowano; tworzą nową talię ({ $deck }).
viticulture-event-discard = { $who }: odrzucono: { $card }.
viticulture-event-played = { $who }: zagrano kartę „{ $card }”.
viticulture-event-laid-away = Karta „{ $card }” trafiła na stos kart odrzuconych.
viticulture-event-give = { $who }: oddano kartę ({ $deck }): { $card }; dostaje ją { $to }.
viticulture-event-give-hidden = { $who }: oddano kartę ({ $deck }); dostaje ją { $to }.
viticulture-event-take-discard = { $who }: wzięto z kart odrzuconych: { $card }.
viticulture-event-reveal = { $who }: odkryto: { $card }.
viticulture-event-keep = { $who }: zatrzymano: { $card }.
viticulture-event-discard-shown = Odrzucono: { $card }.
viticulture-event-plant = { $who }: zasadzono: { $vine }, { $field }.
viticulture-event-plant-start = { $who }: na start zasadzono: { $vine }, { $field }.
viticulture-event-uproot = { $who }: wykarczowano: { $vine }, { $field }.
viticulture-event-switch = { $who }: zamieniono miejscami: { $vine } i { $other }.
viticulture-event-harvest = { $who }: zebrano plony ({ $field }).
viticulture-event-grape = { $who }: zyskano { $grape }.
viticulture-event-grape-lost = Tłocznia była pełna. { $who }: stracono { $grape }.
viticulture-event-lose-grape = { $who }: zużyto { $grape }.
viticulture-event-wine = { $who }: wytworzono { $wine }.
viticulture-event-lose-wine = { $who }: oddano { $wine }.
viticulture-event-age-grapes = { $who }: grona się postarzały.
viticulture-event-age-wines = { $who }: wina się postarzały.
viticulture-event-age-one = { $who }: { $wine } postarzało się do wartości { $value }.
viticulture-event-build = { $who }: zbudowano konstrukcję: { $structure }.
viticulture-event-use-structure = { $who }: w tym roku zadziałała konstrukcja: { $structure }.
viticulture-event-fill = { $who }: zrealizowano { $order }.
viticulture-event-sell-field = { $who }: sprzedano { $field }.
viticulture-event-buy-field = { $who }: odkupiono { $field }.
viticulture-event-mama = { $who }: Matką została { $card }.
viticulture-event-papa = { $who }: Ojcem został { $card }.
viticulture-event-papa-gift =
    { $choice ->
        [lira] { $who }: { $card } dał więcej lirów.
       *[other] { $who }: { $card } dał prezent.
    }
viticulture-event-token = { $who }: wzięto znacznik akcji bonusowej z rzędu { $row }.
viticulture-event-take-token = { $who }: w rzędzie { $row } nie było już znacznika.
viticulture-event-spend-token = { $who }: wydano znacznik akcji bonusowej.
viticulture-event-automa-card = Automa dobrała kartę { $number }.
viticulture-event-automa-place = Automa postawiła pracownika na polu „{ $action }”.
viticulture-event-automa-shuffle = Talię Automy przetasowano ponownie.
viticulture-event-automa-points = Wynik Automy to teraz { $points } PZ.
viticulture-event-plan = { $who }: zaplanowano na zimę: { $action }.
viticulture-event-plan-done = { $who }: przyszła pora na plan: { $action }.
viticulture-event-plan-cancelled = { $who }: plan przepadł: { $action }.
viticulture-event-winner = { $who }: wygrana z wynikiem { $points } PZ.
viticulture-event-result-draw = Gra z Automą zakończyła się remisem.
viticulture-event-result-loss = Wygrała Automa.
