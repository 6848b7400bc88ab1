### Viticulture po polsku.
###
### Rzeczownik stoi pod kluczem `viticulture-<rodzaj>-<id>`. Każdy ciąg cyfr w id to `n` w kluczu, a tutaj
### liczba: `row-3` to `viticulture-row-row-n` z $n1 = 3. Karty są w `viticulture-cards.ftl`.
### Rzeczowniki są w mianowniku, dlatego zdania wprowadzają je dwukropkiem.

## Rzeczowniki: plansza

viticulture-action-draw-vine = Dobierz winorośl
viticulture-action-give-tour = Oprowadź wycieczkę: zyskaj 2 liry
viticulture-action-build-structure = Zbuduj konstrukcję
viticulture-action-play-summer = Zagraj letniego gościa
viticulture-action-sell-or-trade = Sprzedaj grona albo kup/sprzedaj Pole
viticulture-action-plant-vine = Zasadź winorośl
viticulture-action-draw-order = Dobierz zamówienie
viticulture-action-harvest-field = Zbierz plony z pola
viticulture-action-train-worker = Przygotuj pracownika: zapłać 4 liry
viticulture-action-play-winter = Zagraj zimowego gościa
viticulture-action-make-wine = Wytwórz do dwóch win
viticulture-action-fill-order = Zrealizuj zamówienie
viticulture-action-gain-lira = Zyskaj 1 lira
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

viticulture-place-draw-vine-left = { viticulture-action-draw-vine }, lewe pole
viticulture-place-draw-vine-middle = { viticulture-action-draw-vine } (bonus: { viticulture-bonus-draw-vine })
viticulture-place-draw-vine-right = { viticulture-action-draw-vine }, prawe pole
viticulture-place-draw-vine-beside = { viticulture-action-draw-vine } (duży pracownik obok pól)
viticulture-place-give-tour-left = { viticulture-action-give-tour }, lewe pole
viticulture-place-give-tour-middle = { viticulture-action-give-tour } (bonus: { viticulture-bonus-give-tour })
viticulture-place-give-tour-right = { viticulture-action-give-tour }, prawe pole
viticulture-place-give-tour-beside = { viticulture-action-give-tour } (duży pracownik obok pól)
viticulture-place-build-structure-left = { viticulture-action-build-structure }, lewe pole
viticulture-place-build-structure-middle = { viticulture-action-build-structure } (bonus: { viticulture-bonus-build-structure })
viticulture-place-build-structure-right = { viticulture-action-build-structure }, prawe pole
viticulture-place-build-structure-beside = { viticulture-action-build-structure } (duży pracownik obok pól)
viticulture-place-play-summer-left = { viticulture-action-play-summer }, lewe pole
viticulture-place-play-summer-middle = { viticulture-action-play-summer } (bonus: { viticulture-bonus-play-summer })
viticulture-place-play-summer-right = { viticulture-action-play-summer }, prawe pole
viticulture-place-play-summer-beside = { viticulture-action-play-summer } (duży pracownik obok pól)
viticulture-place-sell-or-trade-left = { viticulture-action-sell-or-trade }, lewe pole
viticulture-place-sell-or-trade-middle = { viticulture-action-sell-or-trade } (bonus: { viticulture-bonus-sell-or-trade })
viticulture-place-sell-or-trade-right = { viticulture-action-sell-or-trade }, prawe pole
viticulture-place-sell-or-trade-beside = { viticulture-action-sell-or-trade } (duży pracownik obok pól)
viticulture-place-plant-vine-left = { viticulture-action-plant-vine }, lewe pole
viticulture-place-plant-vine-middle = { viticulture-action-plant-vine } (bonus: { viticulture-bonus-plant-vine })
viticulture-place-plant-vine-right = { viticulture-action-plant-vine }, prawe pole
viticulture-place-plant-vine-beside = { viticulture-action-plant-vine } (duży pracownik obok pól)
viticulture-place-draw-order-left = { viticulture-action-draw-order }, lewe pole
viticulture-place-draw-order-middle = { viticulture-action-draw-order } (bonus: { viticulture-bonus-draw-order })
viticulture-place-draw-order-right = { viticulture-action-draw-order }, prawe pole
viticulture-place-draw-order-beside = { viticulture-action-draw-order } (duży pracownik obok pól)
viticulture-place-harvest-field-left = { viticulture-action-harvest-field }, lewe pole
viticulture-place-harvest-field-middle = { viticulture-action-harvest-field } (bonus: { viticulture-bonus-harvest-field })
viticulture-place-harvest-field-right = { viticulture-action-harvest-field }, prawe pole
viticulture-place-harvest-field-beside = { viticulture-action-harvest-field } (duży pracownik obok pól)
viticulture-place-train-worker-left = { viticulture-action-train-worker }, lewe pole
viticulture-place-train-worker-middle = { viticulture-action-train-worker } (bonus: { viticulture-bonus-train-worker })
viticulture-place-train-worker-right = { viticulture-action-train-worker }, prawe pole
viticulture-place-train-worker-beside = { viticulture-action-train-worker } (duży pracownik obok pól)
viticulture-place-play-winter-left = { viticulture-action-play-winter }, lewe pole
viticulture-place-play-winter-middle = { viticulture-action-play-winter } (bonus: { viticulture-bonus-play-winter })
viticulture-place-play-winter-right = { viticulture-action-play-winter }, prawe pole
viticulture-place-play-winter-beside = { viticulture-action-play-winter } (duży pracownik obok pól)
viticulture-place-make-wine-left = { viticulture-action-make-wine }, lewe pole
viticulture-place-make-wine-middle = { viticulture-action-make-wine } (bonus: { viticulture-bonus-make-wine })
viticulture-place-make-wine-right = { viticulture-action-make-wine }, prawe pole
viticulture-place-make-wine-beside = { viticulture-action-make-wine } (duży pracownik obok pól)
viticulture-place-fill-order-left = { viticulture-action-fill-order }, lewe pole
viticulture-place-fill-order-middle = { viticulture-action-fill-order } (bonus: { viticulture-bonus-fill-order })
viticulture-place-fill-order-right = { viticulture-action-fill-order }, prawe pole
viticulture-place-fill-order-beside = { viticulture-action-fill-order } (duży pracownik obok pól)
viticulture-place-gain-lira = { viticulture-action-gain-lira }
viticulture-place-gain-lira-grande = { viticulture-action-gain-lira } (duży pracownik)
viticulture-place-use-yoke = { viticulture-action-use-yoke }

viticulture-row-row-n =
    { $n1 ->
        [1] rząd 1: bez bonusu
        [2] rząd 2: winorośl
        [3] rząd 3: zamówienie
        [4] rząd 4: 1 lir
        [5] rząd 5: letni albo zimowy gość
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
        [1] wyzwanie 1: bez Matki, za to z trzema wybranymi winoroślami zasadzonymi od początku
        [2] wyzwanie 2: najwyżej dwóch zwykłych pracowników, tylko środkowe pola akcji, bez znaczników akcji bonusowej
        [3] wyzwanie 3: sześciu pracowników na koniec roku 3 albo natychmiastowa porażka
        [4] wyzwanie 4: start z dużą stratą, ale zbiory nawet z trzech pól naraz
        [5] wyzwanie 5: osiem lat i dowolny rząd Toru Pobudki, ale bez znaczników akcji bonusowej
        [6] wyzwanie 6: punktują tylko wina, które na koniec leżą w średniej i dużej piwnicy
        [7] wyzwanie 7: start z dużą stratą, ale z wysoką wypłatą
       *[8] wyzwanie 8: nie można realizować zamówień
    }
viticulture-result-win = wygrana
viticulture-result-draw = remis
viticulture-result-loss = przegrana

## Pytania

viticulture-ask-choose-mama = Którą Matkę zatrzymujesz?
viticulture-ask-choose-papa = Którego Ojca zatrzymujesz?
viticulture-ask-choose-papa-gift =
    { $lira ->
        [one] { $papa } daje ci 1 lira. Co jeszcze bierzesz?
        [few] { $papa } daje ci { $lira } liry. Co jeszcze bierzesz?
       *[many] { $papa } daje ci { $lira } lirów. Co jeszcze bierzesz?
    }
viticulture-ask-choose-vines =
    { $left ->
        [one] Z którą winoroślą zaczynasz? Wybierz jeszcze jedną.
       *[other] Z którymi winoroślami zaczynasz? Wybieraj po jednej; do wybrania: { $left }.
    }
viticulture-ask-wake-up = Wiosna: w którym rzędzie Toru Pobudki stawiasz koguta?
viticulture-ask-draw-visitors =
    { $left ->
        [one] Jakiego gościa dobierasz?
       *[other] Jakich gości dobierasz? Wybieraj po jednym; do wybrania: { $left }.
    }
viticulture-ask-cut-hand =
    { $left ->
        [one] Koniec roku: masz o jedną kartę za dużo. Którą odrzucasz?
        [few] Koniec roku: masz o { $left } karty za dużo. Którą odrzucasz?
       *[many] Koniec roku: masz o { $left } kart za dużo. Którą odrzucasz?
    }
viticulture-ask-place =
    { $workers ->
        [one] Gdzie stawiasz ostatniego pracownika?
       *[other] Gdzie stawiasz pracownika? Zostało ci: { $workers }.
    }
viticulture-ask-place-which-worker = Którego pracownika stawiasz? ({ $action })
viticulture-ask-place-use-token =
    { $tokens ->
        [one] Wydajesz ostatni znacznik akcji bonusowej, aby dostać też bonus? ({ $action })
       *[other] Wydajesz jeden z { $tokens } znaczników akcji bonusowej, aby dostać też bonus? ({ $action })
    }
viticulture-ask-place-risk-token =
    { $tokens ->
        [one] Nie masz teraz drugiego gościa do zagrania. Ostatni znacznik akcji bonusowej przepadnie, chyba że pierwszy gość przyniesie ci drugiego. Wydajesz go? ({ $action })
       *[other] Nie masz teraz drugiego gościa do zagrania. Znacznik akcji bonusowej przepadnie, chyba że pierwszy gość przyniesie ci drugiego. Wydajesz jeden z { $tokens }? ({ $action })
    }
viticulture-ask-point-bonus = Bierzesz bonusowy PZ z tego pola akcji?
viticulture-ask-build = Którą konstrukcję budujesz?
viticulture-ask-plant =
    { $left ->
        [one] Którą winorośl sadzisz i gdzie?
       *[other] Którą winorośl sadzisz i gdzie? Możesz zasadzić najwyżej { $left }.
    }
viticulture-ask-uproot = Którą winorośl karczujesz?
viticulture-ask-sell-or-trade = Sprzedajesz grona czy kupujesz lub sprzedajesz pole?
viticulture-ask-sell-grape = Które grono sprzedajesz? Lirów za grono: { $lira-1 } za wartość do { $most-1 }, { $lira-2 } za wartość do { $most-2 }, { $lira-3 } za wartość do { $most-3 }.
viticulture-ask-grape-spot = Gdzie umieszczasz { $grape }? Możesz wybrać niższą wartość.
viticulture-ask-harvest =
    { $left ->
        [one] Z którego pola zbierasz plony?
       *[other] Z którego pola zbierasz plony? Możesz zebrać z najwyżej { $left } pól.
    }
viticulture-ask-make-wine =
    { $left ->
        [one] Które wino wytwarzasz?
       *[other] Które wino wytwarzasz? Możesz wytworzyć najwyżej { $left }.
    }
viticulture-ask-pick-grapes = Którego grona używasz na { $wine }?
viticulture-ask-wine-spot = Gdzie umieszczasz { $wine }? Możesz wybrać niższą wartość.
viticulture-ask-fill-order = Które zamówienie realizujesz?
viticulture-ask-fill-order-wine = Którym winem realizujesz { $order }? Potrzebne: { $wine } lub lepsze.
viticulture-ask-play-summer = Którego letniego gościa zagrywasz?
viticulture-ask-play-winter = Którego zimowego gościa zagrywasz?
viticulture-ask-choose-one = Którą możliwość wybierasz?
viticulture-ask-discard-cards =
    { $left ->
        [one] Którą kartę odrzucasz?
       *[other] Którą kartę odrzucasz? Do odrzucenia: { $left }.
    }
viticulture-ask-discard-hand = Odrzucasz wszystkie karty z ręki (zostało: { $left }). Którą kartę odrzucasz teraz? Ostatnia karta każdego rodzaju trafi na wierzch swojego stosu.
viticulture-ask-draw-one-more = Bierzesz bonus i dobierasz jeszcze jedną kartę ({ $deck })?
viticulture-ask-choose-two = Wybierz po kolei dwie z tych możliwości. Która najpierw?
viticulture-ask-join-in = Możesz skorzystać: { $it }. Korzystasz?
viticulture-ask-pay-or-score =
    { $lira ->
        [one] Płacisz 1 lira? Jeśli nie, { $seat } zdobywa { $points } PZ.
        [few] Płacisz { $lira } liry? Jeśli nie, { $seat } zdobywa { $points } PZ.
       *[many] Płacisz { $lira } lirów? Jeśli nie, { $seat } zdobywa { $points } PZ.
    }
viticulture-ask-pay-opponents =
    Któremu przeciwnikowi płacisz { $lira ->
        [one] 1 lira
        [few] { $lira } liry
       *[many] { $lira } lirów
    }? { $left ->
        [one] Możesz wybrać jednego.
       *[other] Możesz wybrać po kolei najwyżej { $left }.
    }
viticulture-ask-promise-card =
    { $left ->
        [one] Oddajesz gościa? Potrzebny jest jeszcze jeden; inaczej { $seat } dobiera trzech.
       *[other] Oddajesz gościa? Potrzeba jeszcze { $left }; inaczej { $seat } dobiera trzech.
    }
viticulture-ask-give-cards =
    { $left ->
        [one] Którą kartę oddajesz? Dostaje ją { $seat }.
       *[other] Którą kartę oddajesz? Dostaje ją { $seat }; do oddania: { $left }.
    }
viticulture-ask-demand = { $seat } czegoś od ciebie żąda. Co wybierasz?
viticulture-ask-name-opponents =
    { $left ->
        [one] Który przeciwnik musi ci dać letniego gościa? Możesz wybrać jeszcze jednego.
       *[other] Który przeciwnik musi ci dać letniego gościa? Możesz wybrać najwyżej { $left }.
    }
viticulture-ask-take-discards =
    { $left ->
        [one] Którą odrzuconą kartę bierzesz?
       *[other] Którą odrzuconą kartę bierzesz? Do wzięcia, z różnych stosów: { $left }.
    }
viticulture-ask-keep-shown =
    { $left ->
        [one] Którą odkrytą kartę zatrzymujesz?
       *[other] Którą odkrytą kartę zatrzymujesz? Do zatrzymania: { $left }.
    }
viticulture-ask-discard-grape-or-wine = Które grono albo wino odrzucasz?
viticulture-ask-age-wine = Które wino postarzasz o jeden?
viticulture-ask-switch-vine = Którą winorośl zamieniasz miejscami z inną?
viticulture-ask-switch-with = Z którą winoroślą ją zamieniasz?
viticulture-ask-plan = Które zimowe pole akcji zajmuje twój pracownik?
viticulture-ask-fetch-workers =
    { $left ->
        [one] Którego pracownika zabierasz z powrotem?
       *[other] Którego pracownika zabierasz z powrotem? Możesz zabrać najwyżej { $left }.
    }
viticulture-ask-move-rooster = Do którego rzędu przenosisz koguta?
viticulture-ask-discard-grape = Które grono odrzucasz?
viticulture-ask-discard-wine = Które wino odrzucasz?

## Odpowiedzi

viticulture-answer-done = Gotowe
viticulture-answer-yes = Tak
viticulture-answer-no = Nie
viticulture-answer-choose = { CAPITAL($it) }
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
viticulture-answer-fetch = Zabierz pracownika z pola: { $it }
viticulture-answer-worker = Postaw: { $it }
viticulture-answer-wake = Zajmij { $it }
viticulture-answer-draw = Dobierz: { $it }
viticulture-answer-plant = Zasadź: { $it }
viticulture-answer-uproot = Wykarczuj: { $it }
viticulture-answer-switch-vine = Zamień: { $it }
viticulture-answer-switch-with = Zamień z: { $it }
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
viticulture-answer-take = Weź: { $it }
viticulture-answer-player = { $it }
viticulture-answer-mama =
    { $it }{ $vine ->
        [0] { "" }
        [one] { " · " }1 winorośl
        [few] { " · " }{ $vine } winorośle
       *[many] { " · " }{ $vine } winorośli
    }{ $order ->
        [0] { "" }
        [one] { " · " }1 zamówienie
        [few] { " · " }{ $order } zamówienia
       *[many] { " · " }{ $order } zamówień
    }{ $summer ->
        [0] { "" }
        [one] { " · " }1 letni gość
        [few] { " · " }{ $summer } letnich gości
       *[many] { " · " }{ $summer } letnich gości
    }{ $winter ->
        [0] { "" }
        [one] { " · " }1 zimowy gość
        [few] { " · " }{ $winter } zimowych gości
       *[many] { " · " }{ $winter } zimowych gości
    }{ $lira ->
        [0] { "" }
        [one] { " · " }1 lir
        [few] { " · " }{ $lira } liry
       *[many] { " · " }{ $lira } lirów
    }
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
viticulture-answer-spot = Wartość { $it }

## Powody

viticulture-no-worker = Nie masz już takiego pracownika.
viticulture-space-taken = To pole akcji jest już zajęte.
viticulture-space-closed = To pole akcji nie jest używane w tej grze.
viticulture-not-full = Dużego pracownika można postawić obok akcji tylko wtedy, gdy wszystkie jej pola są zajęte.
viticulture-grande-placed = Twój duży pracownik już stoi na planszy.
viticulture-no-yoke = Nie masz wozu.
viticulture-yoke-used = Wóz został już w tym roku użyty.
viticulture-keep-bonus-free = Wariant przyjacielski: pole z bonusem jest tylko dla graczy, którzy z bonusu korzystają.
viticulture-token-needed = Bez bonusu nie stać cię na tę akcję.
viticulture-no-lira = Nie masz tylu lirów.
viticulture-too-few-points = Twój wynik spadłby poniżej najniższego pola toru punktacji.
viticulture-no-residual = Twoja wypłata jest za niska.
viticulture-residual-full = Twoja wypłata nie może aż tak wzrosnąć.
viticulture-no-scoring = W tym wyzwaniu nie zdobywa się punktów w trakcie gry.
viticulture-nothing-to-gain = Nic by ci to nie dało: nie ma czego liczyć.
viticulture-no-visitor = Nie masz gościa na tę porę roku.
viticulture-nothing-playable = Żadnego z twoich gości nie da się teraz w pełni rozpatrzyć.
viticulture-too-few-cards = Masz za mało kart na ręce.
viticulture-spoils-the-rest = Wtedy nie dałoby się wykonać reszty.
viticulture-no-opponent = Nie dotyczy to żadnego przeciwnika.
viticulture-not-in-winter = Zimą nie ma późniejszej pory roku do zaplanowania.
viticulture-too-few-piles = Za mało jest niepustych stosów kart odrzuconych.
viticulture-neighbour-unable = Twój sąsiad nie mógłby zrobić żadnej z tych trzech rzeczy.
viticulture-no-vine-card = Nie masz winorośli na ręce.
viticulture-structure-missing = Ta winorośl wymaga konstrukcji, której nie masz.
viticulture-field-limit = Łączna wartość winorośli przekroczyłaby limit tego pola.
viticulture-field-sold = To pole jest sprzedane.
viticulture-nothing-plantable = Żadnej z twoich winorośli nie da się teraz zasadzić.
viticulture-nothing-planted = Nie masz zasadzonych winorośli.
viticulture-nothing-to-switch = Nie masz dwóch winorośli, które można zamienić miejscami.
viticulture-field-empty = Nie rośnie tam żadna winorośl.
viticulture-field-harvested = Z tego pola zebrano już w tym roku plony.
viticulture-nothing-to-harvest = Nie masz pola, z którego można zebrać plony.
viticulture-field-planted = Na tym polu rosną winorośle; sprzedać można tylko puste pole.
viticulture-field-owned = To pole już należy do ciebie.
viticulture-nothing-to-trade = Nie masz grona na sprzedaż ani pola do kupienia lub sprzedania.
viticulture-already-built = Ta konstrukcja już u ciebie stoi.
viticulture-cellar-first = Najpierw potrzebujesz średniej piwnicy.
viticulture-nothing-to-build = Nie możesz teraz niczego zbudować.
viticulture-wrong-price = Ta karta pozwala budować tylko konstrukcje o innym wydrukowanym koszcie.
viticulture-cellars-complete = Masz już obie piwnice.
viticulture-no-grape = Nie masz potrzebnych gron.
viticulture-no-such-wine = Nie możesz wytworzyć wina, które zmieści się w twojej piwnicy.
viticulture-cellar-missing = To wino wymaga większej piwnicy.
viticulture-too-weak = Suma wartości gron jest mniejsza niż { $least }.
viticulture-no-spot = W twojej piwnicy nie ma na nie miejsca.
viticulture-spot-taken = To miejsce jest zajęte.
viticulture-no-wine = Nie masz takiego wina.
viticulture-nothing-ages = Żadnego z twoich win nie można teraz postarzyć.
viticulture-no-order = Nie masz zamówienia na ręce.
viticulture-order-not-fillable = Nie masz win na to zamówienie.
viticulture-orders-forbidden = W tym wyzwaniu nie można realizować zamówień.
viticulture-most-workers = Masz już największą dozwoloną liczbę pracowników.
viticulture-row-taken = Stoi tam już inny kogut.
viticulture-own-row = Twój kogut już tam stoi.
viticulture-row-shunned = W grze solo nie można tam przenieść koguta.
viticulture-row-without-token = Znacznik z tego rzędu został już zabrany.
viticulture-workers-missing = Nie masz jeszcze wszystkich pracowników.
viticulture-grande-at-home = Twojego dużego pracownika nie ma na planszy.
viticulture-nothing-to-fetch = Nie masz pracownika, którego można zabrać z powrotem.

## Skąd biorą się punkty

viticulture-source-start = start
viticulture-source-orders = zamówienia
viticulture-source-visitors = goście
viticulture-source-windmill = wiatrak
viticulture-source-tasting-room = altana
viticulture-source-rows = Tor Pobudki
viticulture-source-bonuses = pola z bonusem
viticulture-source-cellars = piwnice
