### Stół Viticulture w przeglądarce po polsku. Rzeczowniki gry są w `viticulture.ftl` i
### `viticulture-cards.ftl`; tu stoi to, co mówi sama plansza.

## Rok

web-viticulture-board = Plansza
web-viticulture-setup = Przed pierwszym rokiem
web-viticulture-year = Rok { $year }
web-viticulture-last-year = Ostatni rok
web-viticulture-season-spring = Wiosna
web-viticulture-season-summer = Lato
web-viticulture-season-fall = Jesień
web-viticulture-season-winter = Zima
web-viticulture-now = teraz
web-viticulture-wake-up = Tor Pobudki
web-viticulture-order-of-play = Kolejność gry
web-viticulture-first-player = Zaczyna wiosną
web-viticulture-passed = Pas
web-viticulture-workers-left = Zostało pracowników: { $count }
web-viticulture-fall-note = Każdy gracz dobiera gościa, a z domkiem gościnnym dwóch.
web-viticulture-pass = Pas
web-viticulture-pass-note = Pozostali pracownicy zostają na następną porę roku.

## Akcje

web-viticulture-act-draw-vine = Dobierz winorośl
web-viticulture-act-give-tour = Oprowadź wycieczkę
web-viticulture-act-build-structure = Zbuduj konstrukcję
web-viticulture-act-play-summer = Zagraj letniego gościa
web-viticulture-act-sell-or-trade = Sprzedaj grona, kup/sprzedaj pole
web-viticulture-act-plant-vine = Zasadź winorośl
web-viticulture-act-draw-order = Dobierz zamówienie
web-viticulture-act-harvest-field = Zbierz plony z pola
web-viticulture-act-train-worker = Przygotuj pracownika
web-viticulture-act-play-winter = Zagraj zimowego gościa
web-viticulture-act-make-wine = Wytwórz wino
web-viticulture-act-fill-order = Zrealizuj zamówienie
web-viticulture-act-gain-lira = Zyskaj 1 lira
web-viticulture-upto = do { $count }
web-viticulture-seat-of = { $worker }: { $name }
web-viticulture-seat-free = wolne
web-viticulture-space = Pole akcji { $number }
web-viticulture-space-bonus = Pole akcji { $number }, bonus: { $bonus }
web-viticulture-beside = Duży pracownik obok pól
web-viticulture-worker-regular = Pracownik
web-viticulture-worker-grande = Duży pracownik
web-viticulture-worker-temporary = Pracownik tymczasowy
web-viticulture-worker-automa = Pracownik Automy
web-viticulture-worker-trained = Przygotowany, dostępny od przyszłego roku
web-viticulture-worker-placed = Na planszy
web-viticulture-planned = Plan na zimę

## Karty

web-viticulture-decks = Karty
web-viticulture-kind-vine = Winorośle
web-viticulture-kind-order = Zamówienia
web-viticulture-kind-summer = Letni goście
web-viticulture-kind-winter = Zimowi goście
web-viticulture-card-vine = Winorośl
web-viticulture-card-order = Zamówienie
web-viticulture-card-summer = Letni gość
web-viticulture-card-winter = Zimowy gość
web-viticulture-deck = { $kind }: { $count } w talii
web-viticulture-discards =
    { $count ->
        [0] nic nie odrzucono
       *[other] odrzucone: { $count }
    }
web-viticulture-top = Na wierzchu odrzuconych: { $card }
web-viticulture-all-discards = Odrzucone ({ $kind }), od ostatniej karty
web-viticulture-shown = Odkryte karty: wybierz
web-viticulture-hand = Ręka
web-viticulture-hand-empty = Brak kart na ręce
web-viticulture-needs = Wymaga: { $names }
web-viticulture-needs-nothing = Nie wymaga konstrukcji
web-viticulture-order-ready = Można zrealizować
web-viticulture-order-lacks = Brakuje: { $names }
web-viticulture-order-pays = { $points } PZ, wypłata +{ $residual }
web-viticulture-or-better = { $wine } { $value } lub lepsze
web-viticulture-copies = { $count } ×
web-viticulture-vine-sangiovese = Sangiovese
web-viticulture-vine-malvasia = Malvasia
web-viticulture-vine-pinot = Pinot
web-viticulture-vine-syrah = Syrah
web-viticulture-vine-trebbiano = Trebbiano
web-viticulture-vine-merlot = Merlot
web-viticulture-vine-sauvignon-blanc = Sauvignon Blanc
web-viticulture-vine-cabernet-sauvignon = Cabernet Sauvignon
web-viticulture-vine-chardonnay = Chardonnay

## Punkty i wypłata

web-viticulture-score = Punkty
web-viticulture-score-of = { $name }: { $points } PZ
web-viticulture-track = PZ od { $least } do { $most }; przy { $goal } rok staje się ostatnim
web-viticulture-goal = Gdy gracz osiągnie { $goal } PZ, trwający rok jest ostatni
web-viticulture-residual = Wypłata
web-viticulture-residual-of =
    { $residual ->
        [one] { $name }: 1 lir na koniec każdego roku
        [few] { $name }: { $residual } liry na koniec każdego roku
       *[many] { $name }: { $residual } lirów na koniec każdego roku
    }
web-viticulture-lira = Liry
web-viticulture-lira-of =
    { $lira ->
        [one] { $name }: 1 lir
        [few] { $name }: { $lira } liry
       *[many] { $name }: { $lira } lirów
    }
web-viticulture-vp = { $points } PZ

## Winnica

web-viticulture-vineyard-of = Winnica: { $name }
web-viticulture-structures = Konstrukcje
web-viticulture-built = Zbudowano
web-viticulture-not-built =
    { $lira ->
        [one] Do zbudowania, 1 lir
        [few] Do zbudowania, { $lira } liry
       *[many] Do zbudowania, { $lira } lirów
    }
web-viticulture-used = Punkt w tym roku już zdobyty
web-viticulture-yoke-worker = Użyto w tym roku
web-viticulture-fields = Pola
web-viticulture-field = Pole { $limit }
web-viticulture-field-sum = { $value } z { $limit }
web-viticulture-field-empty = Bez winorośli
web-viticulture-field-sold =
    { $lira ->
        [one] Sprzedane; odkup za 1 lira
        [few] Sprzedane; odkup za { $lira } liry
       *[many] Sprzedane; odkup za { $lira } lirów
    }
web-viticulture-field-harvested = Plony już zebrane
web-viticulture-pad = Tłocznia
web-viticulture-cellars = Piwnice
web-viticulture-cellar-small = Mała piwnica
web-viticulture-cellar-medium = Średnia piwnica
web-viticulture-cellar-large = Duża piwnica
web-viticulture-cellar-locked = { $cellar }, niezbudowana
web-viticulture-grapes-red = Czerwone grona
web-viticulture-grapes-white = Białe grona
web-viticulture-wine-red = Czerwone
web-viticulture-wine-white = Białe
web-viticulture-wine-blush = Różowe
web-viticulture-wine-sparkling = Musujące
web-viticulture-recipe-red = jedno czerwone grono
web-viticulture-recipe-white = jedno białe grono
web-viticulture-recipe-blush = jedno czerwone i jedno białe grono, łączna wartość co najmniej { $least }
web-viticulture-recipe-sparkling = dwa czerwone i jedno białe grono, łączna wartość co najmniej { $least }
web-viticulture-sells =
    { $lira ->
        [one] Cena: 1 lir
        [few] Cena: { $lira } liry
       *[many] Cena: { $lira } lirów
    }
web-viticulture-empty-spot = { $shelf }, wartość { $value }, puste
web-viticulture-none = brak
web-viticulture-about-trellis = Wymagają go niektóre winorośle.
web-viticulture-about-irrigation = Wymagają jej niektóre winorośle.
web-viticulture-about-yoke = Własne pole akcji: wykarczuj winorośl albo zbierz plony z pola, raz w roku.
web-viticulture-about-windmill = { $vp } PZ za zasadzenie winorośli, raz w roku.
web-viticulture-about-cottage = Jesienią dobierasz o jednego gościa więcej.
web-viticulture-about-tasting-room = { $vp } PZ za oprowadzenie wycieczki, gdy masz wino w piwnicy, raz w roku.
web-viticulture-about-medium-cellar = Wina o wartości do { $most } oraz wino różowe.
web-viticulture-about-large-cellar = Wina o wartości do { $most } oraz wino musujące.

## Rodzina

web-viticulture-mama = Matka { $name }
web-viticulture-papa = Ojciec { $name }
web-viticulture-brings = { $count } × { $kind }
web-viticulture-brings-lira =
    { $lira ->
        [one] 1 lir
        [few] { $lira } liry
       *[many] { $lira } lirów
    }
web-viticulture-brings-workers =
    { $count ->
        [one] 1 pracownik
       *[other] { $count } pracowników
    }
web-viticulture-brings-grande = Duży pracownik
web-viticulture-and-then = a do wyboru
web-viticulture-either-or = albo
web-viticulture-more-lira =
    { $lira ->
        [one] 1 lir więcej
        [few] { $lira } liry więcej
       *[many] { $lira } lirów więcej
    }

## Gra w pojedynkę

web-viticulture-automa = Automa
web-viticulture-automa-points = { $points } PZ do pobicia
web-viticulture-automa-years = Rok { $year } z { $years }
web-viticulture-automa-level = Poziom: { $level }
web-viticulture-automa-aggressive = Wariant agresywny: prowadź na koniec każdego roku
web-viticulture-automa-tokens =
    { $count ->
        [0] Bez znaczników akcji bonusowej
        [one] { $count } znacznik akcji bonusowej
        [few] { $count } znaczniki akcji bonusowej
       *[many] { $count } znaczników akcji bonusowej
    }
web-viticulture-automa-cards =
    { $count ->
        [one] W talii została { $count } karta
        [few] W talii zostały { $count } karty
       *[many] W talii zostało { $count } kart
    }
web-viticulture-automa-odds-at = { $action }: { $count } z { $cards }
web-viticulture-row-token = Ze znacznikiem akcji bonusowej
web-viticulture-row-no-token = Znacznik zabrany

## Co się stanie

web-viticulture-preview-lira = liry { $amount }
web-viticulture-preview-vp = { $amount } PZ
web-viticulture-preview-residual = wypłata { $amount }
web-viticulture-preview-field = { $value } z { $limit }
web-viticulture-preview-comes = tu: { $it }
web-viticulture-preview-built = powstaje
web-viticulture-preview-card = karty { $amount }
