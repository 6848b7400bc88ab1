### Plansza Vinhos w przeglądarce po polsku.
###
### Rzeczowniki gry stoją w vinhos.ftl. Pieniądze liczy się w tysiącach: THOUSANDS($amount) zamienia 3 na 3 000.
### Teksty stoją w małych miejscach: najlepsze są krótkie.

## Tytuły

web-vinhos-actions = Akcje
web-vinhos-map = Regiony Portugalii
web-vinhos-sales = Sprzedaż w kraju
web-vinhos-export = Eksport
web-vinhos-bank = Banco do Vinho
web-vinhos-fair = Targi Wina
web-vinhos-managers = Managerowie
web-vinhos-players = Gracze
web-vinhos-experts = Koneserzy
web-vinhos-order = Kolejność gry

## Rok

web-vinhos-setup = Przed pierwszym rokiem
web-vinhos-year =
    { $phase ->
        [0] Rok { $year }
       *[other] Rok { $year }, faza { $phase }
    }
web-vinhos-fair-prizes = Ten rok kończą Targi. Punkty za miejsca: { $prizes }
web-vinhos-fair-years = Targi kończą lata { $years }
web-vinhos-order-place-place-n = Miejsce { $n1 } w następnej kolejności gry
web-vinhos-vintage = Pogoda tego winobrania: { $weather } dla każdego nowego wina
web-vinhos-no-wishes = bez życzeń w pierwszym roku
web-vinhos-at-least = od { $value }

## Akcje

web-vinhos-money = { THOUSANDS($amount) }
web-vinhos-no-price = za darmo
web-vinhos-taxed = Podatek w tym roku
web-vinhos-move-price =
    { $price ->
        [0] Ruch tam jest darmowy
       *[other] Ruch tam kosztuje { THOUSANDS($price) } Bagos
    }
web-vinhos-left = zostało { $count }
web-vinhos-nobody = nikt
web-vinhos-free = wolne

## Regiony

web-vinhos-region-out = { $region }, poza tą grą
web-vinhos-region-offer = Na sprzedaż: { $colour } za { THOUSANDS($price) } Bagos, zostało winnic { $count }
web-vinhos-cubes-left = Kostki renomy w rezerwie: { $count }
web-vinhos-porto-left = Żetony Porto w rezerwie: { $count }
web-vinhos-sold-out = Wyprzedane
web-vinhos-region-cubes = Renoma { $cubes } z { $room }
web-vinhos-region-discs = Posiadłości: { $names }
web-vinhos-trait-minho = tu nie ma piwnic
web-vinhos-trait-tras-os-montes = dwa Punkty Targów więcej za wino
web-vinhos-trait-dao = pierwsza winnica daje piwnicę
web-vinhos-trait-douro = pierwsza winnica daje dwa żetony Porto
web-vinhos-trait-lisboa = pierwsza winnica daje winiarnię
web-vinhos-trait-alentejo = każda kostka renomy liczy się podwójnie
web-vinhos-trait-setubal = pierwsza winnica daje dwóch koneserów
web-vinhos-trait-algarve = wino jest zawsze warte o jeden więcej

## Rynki i bank

web-vinhos-hangout = { $name }, własne beczki { $count }
web-vinhos-export-slot = wymaga { $value }, punkty: { $points }
web-vinhos-majority = Na koniec punkty za najwięcej beczek w tej kolumnie: { $points }
web-vinhos-column = Kolumna { $column }, punkty za większość: { $points }
web-vinhos-at-once = Od razu punkty za beczkę w tym wierszu: { $points }
web-vinhos-balance = Stan konta { THOUSANDS($amount) }, punkty na koniec: { $points }
web-vinhos-points-at-end = Punkty na koniec za ten stan konta
web-vinhos-level = Inwestycja { $level }
web-vinhos-invest-costs = Tyle z konta kosztuje krok w górę, w tysiącach
web-vinhos-divest-pays = Tyle gotówki daje krok w dół, w tysiącach

## Targi

web-vinhos-track =
    { $points ->
        [one] { $feature }: 1 Punkt Targów
        [few] { $feature }: { $points } Punkty Targów
       *[many] { $feature }: { $points } Punktów Targów
    }
web-vinhos-deck = Na wierzchu: { $expert }. Zostało żetonów: { $count }
web-vinhos-deck-empty = brak koneserów
web-vinhos-stand = Pole Targów { $features }: Punkty Targów teraz { $points } oraz { $bonus }. { $name }
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
web-vinhos-multiplier-full-estates = pełne posiadłości
web-vinhos-multiplier-wineries = winiarnie
web-vinhos-multiplier-renown = renoma teraz

## Rzeczy jednego gracza

web-vinhos-score = Punkty: { $points }
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
        [0] ogłoszone, bez koneserów
        [one] ogłoszone, dopuszcza 1 konesera
       *[other] ogłoszone, dopuszcza { $experts } koneserów
    }
web-vinhos-wine = { $colour } wino { $region } o wartości { $value }, wartość produkcji { $production }
web-vinhos-next = następne wino: { $value }
web-vinhos-cellar = piwnica
web-vinhos-warehouse = magazyn
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

web-vinhos-more-score = punkty { $amount }
web-vinhos-more-fair-points = Punkty Targów { $amount }
web-vinhos-more-barrels = beczki { $amount }
web-vinhos-more-cash = gotówka { $amount }
web-vinhos-more-account = konto { $amount }
web-vinhos-more-cube = +1 renomy
