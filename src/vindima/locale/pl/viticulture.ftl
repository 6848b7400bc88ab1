### Viticulture po polsku.
###
### Rzeczownik stoi pod kluczem `viticulture-<rodzaj>-<id>`. Każdy ciąg cyfr w id to `n` w kluczu, a tutaj
### liczba: `row-3` to `viticulture-row-row-n` z $n1 = 3. Karty są w `viticulture-cards.ftl`.
### Rzeczowniki są w mianowniku, dlatego zdania wprowadzają je dwukropkiem.

## Rzeczowniki: plansza

viticulture-action-draw-vine = Dobierz winorośl
viticulture-action-give-tour = Oprowadź wycieczkę za 2 liry
viticulture-action-build-structure = Zbuduj konstrukcję
viticulture-action-play-summer = Zagraj letniego gościa
viticulture-action-sell-or-trade = Sprzedaj grona albo handluj polem
viticulture-action-plant-vine = Zasadź winorośl
viticulture-action-draw-order = Dobierz zamówienie
viticulture-action-harvest-field = Zbierz plony z pola
viticulture-action-train-worker = Przygotuj pracownika za 4 liry
viticulture-action-play-winter = Zagraj zimowego gościa
viticulture-action-make-wine = Wytwórz do dwóch win
viticulture-action-fill-order = Zrealizuj zamówienie
viticulture-action-gain-lira = Weź 1 lira
viticulture-action-use-yoke = Użyj wozu

viticulture-bonus-draw-vine = jeszcze jedna winorośl
viticulture-bonus-give-tour = 1 lir więcej
viticulture-bonus-build-structure = 1 lir
viticulture-bonus-play-summer = drugi gość
viticulture-bonus-sell-or-trade = 1 PZ
viticulture-bonus-plant-vine = druga winorośl
viticulture-bonus-draw-order = jeszcze jedno zamówienie
viticulture-bonus-harvest-field = drugie pole
viticulture-bonus-train-worker = 1 lir
viticulture-bonus-play-winter = drugi gość
viticulture-bonus-make-wine = trzecie wino
viticulture-bonus-fill-order = 1 PZ

viticulture-place-draw-vine-left = { viticulture-action-draw-vine }, lewe miejsce
viticulture-place-draw-vine-middle = { viticulture-action-draw-vine } (bonus: { viticulture-bonus-draw-vine })
viticulture-place-draw-vine-right = { viticulture-action-draw-vine }, prawe miejsce
viticulture-place-draw-vine-beside = { viticulture-action-draw-vine }, duży pracownik obok
viticulture-place-give-tour-left = { viticulture-action-give-tour }, lewe miejsce
viticulture-place-give-tour-middle = { viticulture-action-give-tour } (bonus: { viticulture-bonus-give-tour })
viticulture-place-give-tour-right = { viticulture-action-give-tour }, prawe miejsce
viticulture-place-give-tour-beside = { viticulture-action-give-tour }, duży pracownik obok
viticulture-place-build-structure-left = { viticulture-action-build-structure }, lewe miejsce
viticulture-place-build-structure-middle = { viticulture-action-build-structure } (bonus: { viticulture-bonus-build-structure })
viticulture-place-build-structure-right = { viticulture-action-build-structure }, prawe miejsce
viticulture-place-build-structure-beside = { viticulture-action-build-structure }, duży pracownik obok
viticulture-place-play-summer-left = { viticulture-action-play-summer }, lewe miejsce
viticulture-place-play-summer-middle = { viticulture-action-play-summer } (bonus: { viticulture-bonus-play-summer })
viticulture-place-play-summer-right = { viticulture-action-play-summer }, prawe miejsce
viticulture-place-play-summer-beside = { viticulture-action-play-summer }, duży pracownik obok
viticulture-place-sell-or-trade-left = { viticulture-action-sell-or-trade }, lewe miejsce
viticulture-place-sell-or-trade-middle = { viticulture-action-sell-or-trade } (bonus: { viticulture-bonus-sell-or-trade })
viticulture-place-sell-or-trade-right = { viticulture-action-sell-or-trade }, prawe miejsce
viticulture-place-sell-or-trade-beside = { viticulture-action-sell-or-trade }, duży pracownik obok
viticulture-place-plant-vine-left = { viticulture-action-plant-vine }, lewe miejsce
viticulture-place-plant-vine-middle = { viticulture-action-plant-vine } (bonus: { viticulture-bonus-plant-vine })
viticulture-place-plant-vine-right = { viticulture-action-plant-vine }, prawe miejsce
viticulture-place-plant-vine-beside = { viticulture-action-plant-vine }, duży pracownik obok
viticulture-place-draw-order-left = { viticulture-action-draw-order }, lewe miejsce
viticulture-place-draw-order-middle = { viticulture-action-draw-order } (bonus: { viticulture-bonus-draw-order })
viticulture-place-draw-order-right = { viticulture-action-draw-order }, prawe miejsce
viticulture-place-draw-order-beside = { viticulture-action-draw-order }, duży pracownik obok
viticulture-place-harvest-field-left = { viticulture-action-harvest-field }, lewe miejsce
viticulture-place-harvest-field-middle = { viticulture-action-harvest-field } (bonus: { viticulture-bonus-harvest-field })
viticulture-place-harvest-field-right = { viticulture-action-harvest-field }, prawe miejsce
viticulture-place-harvest-field-beside = { viticulture-action-harvest-field }, duży pracownik obok
viticulture-place-train-worker-left = { viticulture-action-train-worker }, lewe miejsce
viticulture-place-train-worker-middle = { viticulture-action-train-worker } (bonus: { viticulture-bonus-train-worker })
viticulture-place-train-worker-right = { viticulture-action-train-worker }, prawe miejsce
viticulture-place-train-worker-beside = { viticulture-action-train-worker }, duży pracownik obok
viticulture-place-play-winter-left = { viticulture-action-play-winter }, lewe miejsce
viticulture-place-play-winter-middle = { viticulture-action-play-winter } (bonus: { viticulture-bonus-play-winter })
viticulture-place-play-winter-right = { viticulture-action-play-winter }, prawe miejsce
viticulture-place-play-winter-beside = { viticulture-action-play-winter }, duży pracownik obok
viticulture-place-make-wine-left = { viticulture-action-make-wine }, lewe miejsce
viticulture-place-make-wine-middle = { viticulture-action-make-wine } (bonus: { viticulture-bonus-make-wine })
viticulture-place-make-wine-right = { viticulture-action-make-wine }, prawe miejsce
viticulture-place-make-wine-beside = { viticulture-action-make-wine }, duży pracownik obok
viticulture-place-fill-order-left = { viticulture-action-fill-order }, lewe miejsce
viticulture-place-fill-order-middle = { viticulture-action-fill-order } (bonus: { viticulture-bonus-fill-order })
viticulture-place-fill-order-right = { viticulture-action-fill-order }, prawe miejsce
viticulture-place-fill-order-beside = { viticulture-action-fill-order }, duży pracownik obok
viticulture-place-gain-lira = { viticulture-action-gain-lira }
viticulture-place-gain-lira-grande = { viticulture-action-gain-lira }, duży pracownik
viticulture-place-use-yoke = { viticulture-action-use-yoke }

viticulture-row-row-n =
    { $n1 ->
        [1] rząd 1: bez bonusu
        [2] rząd 2: winorośl
        [3] rząd 3: zamówienie
        [4] rząd 4: 1 lir
        [5] rząd 5: gość
        [6] rząd 6: 1 PZ
       *[7] rząd 7: pracownik tymczasowy
    }

viticulture-season-spring = wiosna
viticulture-season-summer = lato
viticulture-season-fall = jesień
viticulture-season-winter = zima

viticulture-deck-vine = winorośl
viticulture-deck-order = zamówienie
viticulture-deck-summer = letni gość
viticulture-deck-winter = zimowy gość

viticulture-worker-regular = zwykły pracownik
viticulture-worker-grande = duży pracownik

viticulture-seat-seat-n =
    { $n1 ->
        [1] gracz A
        [2] gracz B
        [3] gracz C
        [4] gracz D
        [5] gracz E
       *[6] gracz F
    }
viticulture-spot-n = { $n1 }

## Rzeczowniki: winnica

viticulture-structure-trellis = trejaż
viticulture-structure-irrigation = deszczownia
viticulture-structure-yoke = wóz
viticulture-structure-windmill = wiatrak
viticulture-structure-cottage = domek gościnny
viticulture-structure-tasting-room = altana
viticulture-structure-medium-cellar = średnia piwnica
viticulture-structure-large-cellar = duża piwnica
viticulture-gain-worker = pracownik
viticulture-gain-vp = Punkt Zwycięstwa

viticulture-field-field-n = pole { $n1 }

viticulture-vine-sangiovese = Sangiovese (czerwona 1)
viticulture-vine-malvasia = Malvasia (biała 1)
viticulture-vine-pinot = Pinot (czerwona 1, biała 1)
viticulture-vine-syrah = Syrah (czerwona 2)
viticulture-vine-trebbiano = Trebbiano (biała 2)
viticulture-vine-merlot = Merlot (czerwona 3)
viticulture-vine-sauvignon-blanc = Sauvignon Blanc (biała 3)
viticulture-vine-cabernet-sauvignon = Cabernet Sauvignon (czerwona 4)
viticulture-vine-chardonnay = Chardonnay (biała 4)

viticulture-planting-sangiovese-field-n = { viticulture-vine-sangiovese }, pole { $n1 }
viticulture-planting-malvasia-field-n = { viticulture-vine-malvasia }, pole { $n1 }
viticulture-planting-pinot-field-n = { viticulture-vine-pinot }, pole { $n1 }
viticulture-planting-syrah-field-n = { viticulture-vine-syrah }, pole { $n1 }
viticulture-planting-trebbiano-field-n = { viticulture-vine-trebbiano }, pole { $n1 }
viticulture-planting-merlot-field-n = { viticulture-vine-merlot }, pole { $n1 }
viticulture-planting-sauvignon-blanc-field-n = { viticulture-vine-sauvignon-blanc }, pole { $n1 }
viticulture-planting-cabernet-sauvignon-field-n = { viticulture-vine-cabernet-sauvignon }, pole { $n1 }
viticulture-planting-chardonnay-field-n = { viticulture-vine-chardonnay }, pole { $n1 }

viticulture-grape-red-n = czerwone grono o wartości { $n1 }
viticulture-grape-white-n = białe grono o wartości { $n1 }
viticulture-wine-red = czerwone wino
viticulture-wine-white = białe wino
viticulture-wine-blush = różowe wino
viticulture-wine-sparkling = musujące wino
viticulture-bottle-red-n = czerwone wino o wartości { $n1 }
viticulture-bottle-white-n = białe wino o wartości { $n1 }
viticulture-bottle-blush-n = różowe wino o wartości { $n1 }
viticulture-bottle-sparkling-n = musujące wino o wartości { $n1 }

## Rzeczowniki: gra solo

viticulture-level-very-easy = bardzo łatwy
viticulture-level-easy = łatwy
viticulture-level-normal = normalny
viticulture-level-hard = trudny
viticulture-level-very-hard = bardzo trudny
viticulture-challenge-none = bez wyzwania
viticulture-challenge-challenge-n =
    { $n1 ->
        [1] wyzwanie 1: bez Matki, za to z trzema dowolnymi winoroślami od początku na polach
        [2] wyzwanie 2: najwyżej dwóch zwykłych pracowników, tylko środkowe miejsca, bez znaczników akcji bonusowej
        [3] wyzwanie 3: sześciu pracowników do końca roku 3 albo porażka
        [4] wyzwanie 4: start z dużą stratą i zbiory nawet z trzech pól
        [5] wyzwanie 5: osiem lat, dowolny rząd, ale bez użycia znaczników akcji bonusowej
        [6] wyzwanie 6: punktują tylko wina, które na koniec leżą w średniej i dużej piwnicy
        [7] wyzwanie 7: start z dużą stratą, ale z wysoką wypłatą
       *[8] wyzwanie 8: bez realizowania zamówień
    }
viticulture-result-win = wygrana
viticulture-result-draw = remis
viticulture-result-loss = przegrana

## Pytania

viticulture-ask-choose-mama = Którą Matkę zatrzymujesz?
viticulture-ask-choose-papa = Którego Ojca zatrzymujesz?
viticulture-ask-choose-papa-gift =
    { $lira ->
        [one] { $papa } daje ci 1 lira. Co jeszcze od niego bierzesz?
        [few] { $papa } daje ci { $lira } liry. Co jeszcze od niego bierzesz?
       *[many] { $papa } daje ci { $lira } lirów. Co jeszcze od niego bierzesz?
    }
viticulture-ask-choose-vines =
    { $left ->
        [one] Która winorośl rośnie u ciebie od początku? Została jedna do wybrania.
       *[other] Która winorośl rośnie u ciebie od początku? Do wybrania zostało: { $left }.
    }
viticulture-ask-wake-up = Wiosna: który rząd zajmuje twój kogut?
viticulture-ask-draw-visitors =
    { $left ->
        [one] Którego gościa dobierasz?
       *[other] Których gości dobierasz? Wskaż kolejno { $left }.
    }
viticulture-ask-cut-hand =
    { $left ->
        [one] Rok się kończy, a masz o jedną kartę za dużo. Którą odrzucasz?
        [few] Rok się kończy, a masz o { $left } karty za dużo. Którą odrzucasz?
       *[many] Rok się kończy, a masz o { $left } kart za dużo. Którą odrzucasz?
    }
viticulture-ask-place =
    { $workers ->
        [one] Dokąd idzie twój ostatni pracownik?
       *[other] Dokąd idzie pracownik? Zostało: { $workers }.
    }
viticulture-ask-place-which-worker = Którego pracownika wysyłasz? ({ $action })
viticulture-ask-place-use-token =
    { $tokens ->
        [one] Używasz ostatniego znacznika akcji bonusowej, aby dostać też bonus? ({ $action })
       *[other] Używasz jednego z { $tokens } znaczników akcji bonusowej, aby dostać też bonus? ({ $action })
    }
viticulture-ask-point-bonus = Bierzesz bonusowy punkt z tego miejsca?
viticulture-ask-build = Którą konstrukcję budujesz?
viticulture-ask-plant =
    { $left ->
        [one] Którą winorośl sadzisz i gdzie?
       *[other] Którą winorośl sadzisz i gdzie? Możesz zasadzić do { $left }.
    }
viticulture-ask-uproot = Którą winorośl karczujesz?
viticulture-ask-sell-or-trade = Sprzedajesz grona czy handlujesz polem?
viticulture-ask-sell-grape = Które grono sprzedajesz? Wartość do 3 daje 1 lira, do 6 daje 2 liry, do 9 daje 3 liry.
viticulture-ask-grape-spot = Gdzie umieszczasz { $grape }? Może stać niżej niż jego wartość.
viticulture-ask-harvest =
    { $left ->
        [one] Z którego pola zbierasz plony?
       *[other] Z którego pola zbierasz plony? Możesz zebrać najwyżej z { $left }.
    }
viticulture-ask-make-wine =
    { $left ->
        [one] Które wino wytwarzasz?
       *[other] Które wino wytwarzasz? Możesz wytworzyć do { $left }.
    }
viticulture-ask-pick-grapes = Które grono idzie na { $wine }?
viticulture-ask-wine-spot = Gdzie umieszczasz { $wine }? Może stać niżej niż jego wartość.
viticulture-ask-fill-order = Które zamówienie realizujesz?
viticulture-ask-fill-order-wine = Które wino dostarczasz na { $order }? Potrzebne: { $wine } lub lepsze.
viticulture-ask-play-summer = Którego letniego gościa zagrywasz?
viticulture-ask-play-winter = Którego zimowego gościa zagrywasz?
viticulture-ask-choose-one = Co wybierasz?
viticulture-ask-discard-cards =
    { $left ->
        [one] Którą kartę odrzucasz?
       *[other] Którą kartę odrzucasz? Kart do odrzucenia: { $left }.
    }
viticulture-ask-draw-one-more = Bierzesz bonus i dobierasz jeszcze jedną kartę ({ $deck })?
viticulture-ask-choose-two = Dwie z tych rzeczy są dla ciebie. Która najpierw?
viticulture-ask-join-in = Propozycja: { $it }. Korzystasz?
viticulture-ask-pay-or-score =
    { $lira ->
        [one] Oddajesz 1 lira? Jeśli nie, { $points } PZ zdobywa { $seat }.
        [few] Oddajesz { $lira } liry? Jeśli nie, { $points } PZ zdobywa { $seat }.
       *[many] Oddajesz { $lira } lirów? Jeśli nie, { $points } PZ zdobywa { $seat }.
    }
viticulture-ask-pay-opponents =
    Kto dostaje od ciebie { $lira ->
        [one] 1 lira
        [few] { $lira } liry
       *[many] { $lira } lirów
    }? { $left ->
        [one] Możesz wskazać jedną osobę.
        [few] Możesz wskazać kolejno najwyżej { $left } osoby.
       *[many] Możesz wskazać kolejno najwyżej { $left } osób.
    }
viticulture-ask-promise-card =
    { $left ->
        [one] Oddajesz gościa? Brakuje jeszcze jednego; inaczej { $seat } dobiera trzech.
       *[other] Oddajesz gościa? Brakuje jeszcze { $left }; inaczej { $seat } dobiera trzech.
    }
viticulture-ask-give-cards =
    { $left ->
        [one] Którą kartę oddajesz? Dostaje ją { $seat }.
       *[other] Którą kartę oddajesz? Dostaje ją { $seat }; kart do oddania: { $left }.
    }
viticulture-ask-demand = Co wybierasz? Żądanie stawia { $seat }.
viticulture-ask-name-opponents =
    { $left ->
        [one] Od kogo żądasz letniego gościa? Możesz wskazać jeszcze jedną osobę.
        [few] Od kogo żądasz letniego gościa? Możesz wskazać najwyżej { $left } osoby.
       *[many] Od kogo żądasz letniego gościa? Możesz wskazać najwyżej { $left } osób.
    }
viticulture-ask-take-discards =
    { $left ->
        [one] Którą odrzuconą kartę bierzesz?
       *[other] Którą odrzuconą kartę bierzesz? Kart dla ciebie, z różnych stosów: { $left }.
    }
viticulture-ask-keep-shown =
    { $left ->
        [one] Którą odkrytą kartę zatrzymujesz?
       *[other] Którą odkrytą kartę zatrzymujesz? Kart dla ciebie: { $left }.
    }
viticulture-ask-discard-grape-or-wine = Które grono albo wino oddajesz?
viticulture-ask-age-wine = Które wino starzeje się o jeden stopień?
viticulture-ask-switch-vine = Która winorośl zmienia miejsce?
viticulture-ask-switch-with = Z którą winoroślą zamienia się miejscami?
viticulture-ask-plan = Które zimowe miejsce zajmuje twój pracownik?
viticulture-ask-fetch-workers =
    { $left ->
        [one] Który pracownik wraca do ciebie?
       *[other] Który pracownik wraca do ciebie? Może wrócić najwyżej { $left }.
    }
viticulture-ask-move-rooster = Do którego rzędu przechodzi twój kogut?
viticulture-ask-discard-grape = Które grono odrzucasz?
viticulture-ask-discard-wine = Które wino odrzucasz?

## Odpowiedzi

viticulture-answer-done = Nie, to wszystko
viticulture-answer-yes = Tak
viticulture-answer-choose = { $it }
viticulture-answer-pass = Spasuj do końca pory roku
viticulture-answer-gift = Weź: { $gift }
viticulture-answer-lira =
    { $more ->
        [one] 1 lir więcej
        [few] { $more } liry więcej
       *[many] { $more } lirów więcej
    }
viticulture-answer-sell-grapes = Sprzedaj grona
viticulture-answer-lose-point = Strać { $points } PZ
viticulture-answer-give-cards =
    { $cards ->
        [one] Oddaj jedną kartę
        [few] Oddaj { $cards } karty
       *[many] Oddaj { $cards } kart
    }
viticulture-answer-pay-lira =
    { $lira ->
        [one] Zapłać 1 lira
        [few] Zapłać { $lira } liry
       *[many] Zapłać { $lira } lirów
    }
viticulture-answer-place = { $it }
viticulture-answer-fetch = Zabierz pracownika z akcji: { $it }
viticulture-answer-worker = Wyślij: { $it }
viticulture-answer-wake = Zajmij { $it }
viticulture-answer-draw = Dobierz: { $it }
viticulture-answer-plant = Zasadź: { $it }
viticulture-answer-uproot = Wykarczuj: { $it }
viticulture-answer-harvest = Zbierz plony: { $it }
viticulture-answer-sell =
    { $price ->
        [one] Sprzedaj za 1 lira: { $it }
        [few] Sprzedaj za { $price } liry: { $it }
       *[many] Sprzedaj za { $price } lirów: { $it }
    }
viticulture-answer-buy =
    { $price ->
        [one] Odkup za 1 lira: { $it }
        [few] Odkup za { $price } liry: { $it }
       *[many] Odkup za { $price } lirów: { $it }
    }
viticulture-answer-build =
    { $price ->
        [0] Zbuduj za darmo: { $it }
        [one] Zbuduj za 1 lira: { $it }
        [few] Zbuduj za { $price } liry: { $it }
       *[many] Zbuduj za { $price } lirów: { $it }
    }
viticulture-answer-make = Wytwórz { $it }
viticulture-answer-grape = Wybierz { $it }
viticulture-answer-bottle = Wybierz { $it }
viticulture-answer-fill = Zrealizuj { $it }: { $points } PZ, wypłata +{ $residual }
viticulture-answer-visit = { $it }
viticulture-answer-discard = Odrzuć: { $it }
viticulture-answer-give = Oddaj: { $it }
viticulture-answer-keep = Zatrzymaj: { $it }
viticulture-answer-player = { $it }
viticulture-answer-mama = { $it }: winorośle { $vine }, zamówienia { $order }, letni goście { $summer }, zimowi goście { $winter }, liry { $lira }
viticulture-answer-papa =
    { $it }: { $lira ->
        [one] 1 lir
        [few] { $lira } liry
       *[many] { $lira } lirów
    }, a do tego { $gift } albo { $more ->
        [one] 1 lir
        [few] { $more } liry
       *[many] { $more } lirów
    } więcej
viticulture-answer-spot = Na wartości { $it }

## Powody

viticulture-no-worker = Nie masz już takiego pracownika do wysłania.
viticulture-space-taken = Ktoś już tam stoi.
viticulture-space-closed = Przy tak małej liczbie graczy to miejsce jest zamknięte.
viticulture-not-full = Duży pracownik staje obok akcji dopiero wtedy, gdy jej otwarte miejsca są zajęte.
viticulture-grande-placed = Twój duży pracownik jest już na planszy.
viticulture-no-yoke = Nie masz wozu.
viticulture-yoke-used = Twój wóz już w tym roku pracował.
viticulture-keep-bonus-free = Wśród przyjaciół miejsce z bonusem zostaje dla tych, którzy z bonusu skorzystają.
viticulture-token-needed = Bez bonusu ze znacznika nie starczy ci na akcję.
viticulture-no-lira = Brakuje ci na to lirów.
viticulture-too-few-points = Wynik spadłby poniżej końca toru punktacji.
viticulture-no-residual = Twoja wypłata jest na to za niska.
viticulture-residual-full = Twoja wypłata jest już najwyższa.
viticulture-no-visitor = Nie masz gościa na tę porę roku.
viticulture-nothing-playable = Żadnego z twoich gości nie da się teraz w pełni rozpatrzyć.
viticulture-too-few-cards = Na ręce jest na to za mało kart.
viticulture-spoils-the-rest = Wtedy nie dałoby się wykonać reszty.
viticulture-no-opponent = Nie ma przeciwnika, którego mogłoby to dotyczyć.
viticulture-not-in-winter = Zimą nie ma już późniejszej pory roku do zaplanowania.
viticulture-too-few-piles = Za mało stosów odrzuconych ma jakąś kartę.
viticulture-neighbour-unable = Osoba obok nie może zrobić żadnej z tych trzech rzeczy.
viticulture-no-vine-card = Nie masz karty winorośli.
viticulture-structure-missing = Ta winorośl wymaga konstrukcji, której nie masz.
viticulture-field-limit = Na polu tyle się nie zmieści.
viticulture-field-sold = To pole jest sprzedane.
viticulture-nothing-plantable = Żadnej z twoich winorośli nie da się teraz zasadzić.
viticulture-nothing-planted = W twojej winnicy nic nie rośnie.
viticulture-nothing-to-switch = Nie ma dwóch winorośli, które mogłyby się tak zamienić.
viticulture-field-empty = Nie rośnie tam żadna winorośl.
viticulture-field-harvested = Na tym polu były już w tym roku zbiory.
viticulture-nothing-to-harvest = Żadne twoje pole nie jest gotowe do zbiorów.
viticulture-field-planted = Rosną tam winorośle; sprzedać można tylko puste pole.
viticulture-field-owned = To pole już należy do ciebie.
viticulture-nothing-to-trade = Nie masz ani grona, ani pola na handel.
viticulture-already-built = Już to masz.
viticulture-cellar-first = Najpierw średnia piwnica.
viticulture-nothing-to-build = Niczego nie możesz teraz zbudować.
viticulture-wrong-price = Karta buduje tylko konstrukcje o innym wydrukowanym koszcie.
viticulture-cellars-complete = Masz już obie piwnice.
viticulture-no-grape = Brakuje na to gron.
viticulture-no-such-wine = Z twoich gron nie powstanie wino, które zmieści się w piwnicy.
viticulture-cellar-missing = To wino wymaga większej piwnicy.
viticulture-no-spot = Piwnica nie ma na to wolnego miejsca.
viticulture-spot-taken = Potrzebne miejsce jest zajęte.
viticulture-no-wine = Takiego wina nie ma w twojej piwnicy.
viticulture-nothing-ages = Żadne twoje wino nie może się teraz zestarzeć.
viticulture-no-order = Nie masz zamówienia.
viticulture-order-not-fillable = W twojej piwnicy nie ma zamówionych win.
viticulture-orders-forbidden = W tym wyzwaniu nie realizuje się zamówień.
viticulture-most-workers = Masz już tylu pracowników, ilu wolno.
viticulture-row-taken = Stoi tam inny kogut.
viticulture-row-shunned = W pojedynkę nie można tam przenieść koguta.
viticulture-row-without-token = W tym rzędzie nie ma już znacznika.
viticulture-workers-missing = Nie masz jeszcze wszystkich pracowników.
viticulture-grande-at-home = Dużego pracownika nie ma na planszy.
viticulture-nothing-to-fetch = Żadnego twojego pracownika nie da się zabrać z powrotem.

## Skąd biorą się punkty

viticulture-source-start = start
viticulture-source-orders = zamówienia
viticulture-source-visitors = goście
viticulture-source-windmill = wiatrak
viticulture-source-tasting-room = altana
viticulture-source-rows = tor pobudki
viticulture-source-bonuses = miejsca z bonusem
viticulture-source-cellars = piwnice
