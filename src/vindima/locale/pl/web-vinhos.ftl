### Plansza Vinhos w przeglądarce po polsku.
###
### Rzeczowniki gry stoją w vinhos.ftl. Pieniądze liczy się w tysiącach: THOUSANDS($amount) zamienia 3 na 3000.
### Teksty stoją w małych miejscach: najlepsze są krótkie.

## Tytuły

web-vinhos-actions = Akcje
web-vinhos-map = Regiony Portugalii
web-vinhos-sales = Sprzedaż
web-vinhos-export = Eksport
web-vinhos-bank = Banco do Vinho
web-vinhos-fair = Targi Wina
web-vinhos-managers = Managerowie
web-vinhos-players = Gracze
web-vinhos-experts = Koneserzy Win
web-vinhos-order = Kolejność gry

## Rok

web-vinhos-setup = Przed pierwszym rokiem
web-vinhos-year =
    { $phase ->
        [0] Rok { $year }
       *[other] Rok { $year }, faza { $phase }
    }
web-vinhos-fair-prizes = Na koniec tego roku odbywają się Targi. PZ za miejsca: { $prizes }
web-vinhos-fair-years = Targi na koniec lat { $years }
web-vinhos-order-place-place-n = Miejsce { $n1 } w następnej kolejności gry
web-vinhos-vintage = Pogoda w tym roku: { $weather } do wartości każdego produkowanego wina
web-vinhos-no-wishes = bez wymagań w pierwszym roku
web-vinhos-at-least = co najmniej { $value }

## Akcje

web-vinhos-money = { THOUSANDS($amount) }
web-vinhos-no-price = za darmo
web-vinhos-taxed = Podatek w tym roku
web-vinhos-move-price =
    { $price ->
        [0] Ruch tam jest darmowy
       *[other] Ruch tam kosztuje { THOUSANDS($price) } Bagos
    }
web-vinhos-left = zostało: { $count }
web-vinhos-nobody = nikt
web-vinhos-free = wolne

## Regiony

web-vinhos-region-out = { $region }, nieużywany w tej grze
web-vinhos-region-offer = Na sprzedaż winnica (wino { $colour }) za { THOUSANDS($price) } Bagos; pozostałe winnice: { $count }
web-vinhos-cubes-left = Kostki renomy w rezerwie: { $count }
web-vinhos-porto-left = Żetony Porto w rezerwie: { $count }
web-vinhos-sold-out = Wyprzedane
web-vinhos-region-cubes = Kostki renomy: { $cubes } z { $room }
web-vinhos-region-discs = Posiadłości: { $names }
web-vinhos-trait-minho = bez piwnic
web-vinhos-trait-tras-os-montes = 2 dodatkowe Punkty Targów za wino
web-vinhos-trait-dao = pierwsza winnica: darmowa piwnica
web-vinhos-trait-douro = pierwsza winnica: dwa żetony Porto
web-vinhos-trait-lisboa = pierwsza winnica: darmowa winiarnia
web-vinhos-trait-alentejo = każda kostka renomy liczy się jako 2
web-vinhos-trait-setubal = pierwsza winnica: dwóch darmowych koneserów
web-vinhos-trait-algarve = wino jest zawsze warte o 1 więcej

## Rynki i bank

web-vinhos-hangout = { $name }, twoje beczki: { $count }
web-vinhos-export-slot = wymaga { $value }, daje { $points } PZ
web-vinhos-majority = Na koniec { $points } PZ za najwięcej beczek w tej kolumnie
web-vinhos-column = Kolumna { $column }, { $points } PZ za większość
web-vinhos-at-once = Od razu { $points } PZ za beczkę w tym wierszu
web-vinhos-balance = Stan konta { THOUSANDS($amount) } Bagos, na koniec { $points } PZ
web-vinhos-points-at-end = PZ na koniec za ten stan konta
web-vinhos-level = Inwestycja { $level }
web-vinhos-invest-costs = Koszt inwestycji, z konta, w tysiącach
web-vinhos-divest-pays = Gotówka za zbycie inwestycji, w tysiącach

## Targi

web-vinhos-track =
    { $points ->
        [one] { $feature }: 1 Punkt Targów
        [few] { $feature }: { $points } Punkty Targów
       *[many] { $feature }: { $points } Punktów Targów
    }
web-vinhos-deck = Na wierzchu: { $expert }. Zostało żetonów: { $count }
web-vinhos-deck-empty = brak koneserów
web-vinhos-stand =
    { $points ->
        [one] Pole Targów { $features }: teraz 1 Punkt Targów oraz { $bonus }. { $name }
        [few] Pole Targów { $features }: teraz { $points } Punkty Targów oraz { $bonus }. { $name }
       *[many] Pole Targów { $features }: teraz { $points } Punktów Targów oraz { $bonus }. { $name }
    }
web-vinhos-fair-points = Punkty Targów
web-vinhos-fair-points-of = Punkty Targów: { $points }

## Managerowie w skrócie

web-vinhos-court-winery-for-n = winiarnia za { THOUSANDS($n1) }
web-vinhos-court-sales = sprzedaż
web-vinhos-court-vineyard-minus-n = winnica −{ THOUSANDS($n1) }
web-vinhos-court-export = eksport
web-vinhos-court-free-expert = darmowy koneser
web-vinhos-court-invest-free = inwestycja
web-vinhos-multiplier-cellars = piwnice
web-vinhos-multiplier-vineyards = winnice
web-vinhos-multiplier-wine = wino teraz
web-vinhos-multiplier-enologists = enolodzy
web-vinhos-multiplier-cash = gotówka
web-vinhos-multiplier-four-experts = 4 koneserów teraz
web-vinhos-multiplier-full-estates = kompletne posiadłości
web-vinhos-multiplier-wineries = winiarnie
web-vinhos-multiplier-renown = renoma teraz

## Rzeczy jednego gracza

web-vinhos-score = PZ: { $points }
web-vinhos-cash = Gotówka: { THOUSANDS($amount) } Bagos
web-vinhos-cash-short = gotówka
web-vinhos-account = Konto: { THOUSANDS($amount) } Bagos
web-vinhos-account-short = konto
web-vinhos-investment-short = inwestycja
web-vinhos-barrels = Beczki w zasobach: { $count }
web-vinhos-barrels-short = beczki
web-vinhos-porto = Żetony Porto: { $count }
web-vinhos-porto-short = Porto
web-vinhos-announced =
    { $experts ->
        [0] wino ogłoszone, bez koneserów
        [one] wino ogłoszone, najwyżej 1 koneser
       *[other] wino ogłoszone, najwyżej { $experts } koneserów
    }
web-vinhos-wine = { $colour } wino { $region } o wartości { $value }, wartość produkcji { $production }
web-vinhos-next = następne wino: { $value }
web-vinhos-cellar = piwnica
web-vinhos-warehouse = magazyn
web-vinhos-estate-number = posiadłość { $number }
web-vinhos-store-slot = { $estate }, pole { $slot }
web-vinhos-estate-empty = pusta
web-vinhos-estate-no-region = bez regionu
web-vinhos-estate-built = Winnice { $vineyards }, winiarnie { $wineries }, enolodzy { $enologists }
web-vinhos-expert-used = użyty
web-vinhos-expert-arrow = przesuwa cechę na Targach
web-vinhos-expert-chosen = wybrany na Targi
web-vinhos-experts-count = koneserzy: gotowi { $up }, użyci { $down }
web-vinhos-open = Pokaż wszystko
web-vinhos-close = Pokaż mniej

## Skutki odpowiedzi, pokazane tam, gdzie nastąpią

web-vinhos-more-score = { $amount } PZ
web-vinhos-more-fair-points = Punkty Targów { $amount }
web-vinhos-more-barrels = beczki { $amount }
web-vinhos-more-cash = gotówka { $amount }
web-vinhos-more-account = konto { $amount }
web-vinhos-more-wineries = winiarnie { $amount }
web-vinhos-more-cellars = piwnice { $amount }
web-vinhos-more-porto = Porto { $amount }
web-vinhos-more-wine = nowe wino: { $value }
web-vinhos-more-cubes = renoma { $amount }

## Oglądanie z bliska

web-vinhos-inspect-invest = Następny krok w górę kosztuje { THOUSANDS($amount) } Bagos z konta
web-vinhos-inspect-divest = Krok w dół daje { THOUSANDS($amount) } Bagos w gotówce
web-vinhos-inspect-ageing = W piwnicy to pole zmienia wartość wina o { $gain }
web-vinhos-inspect-each = Na koniec: { $things } × { $points } PZ
web-vinhos-inspect-per-cash = PZ na koniec za każde { THOUSANDS($amount) } Bagos w gotówce: { $points }
