### Stół w terminalu.

## Miejsca i pieniądze

cli-money = { THOUSANDS($amount) }
cli-you = Ty
cli-player = Gracz
cli-bot-random = Losowy
cli-bot-easy = Łatwy
cli-bot-greedy = Zachłanny
cli-bot-medium = Średni
cli-bot-hard = Trudny

## Plansza

cli-year = Rok { $year } z { $years }
cli-setup = Przygotowanie
cli-phase = faza { $phase }
cli-fair = Targi
cli-weather = pogoda { $weather }
cli-order = kolejność
cli-wishes = Życzenia
cli-no-wishes = brak w pierwszym roku
cli-at-least = co najmniej { $value }
cli-actions = Akcje: ile kosztuje ruch
cli-here = tu jesteś
cli-free = za darmo
cli-tax = pod.
cli-regions = Regiony
cli-top = Na sprzedaż
cli-cubes = Ren.
cli-discs = Dyski
cli-not-in-play = poza grą
cli-sold-out = wyprzedane
cli-sales = Sprzedaż: wartość i zapłata
cli-export = Eksport: wymagana wartość
cli-points = PZ
cli-majority = większość
cli-fair-title = Targi: ile warta jest cecha
cli-stands = Pola Targów i ich bonusy
cli-fair-worth = pkt
cli-managers = Managerowie i mnożniki
cli-supply = Rezerwa: winiarnie { $wineries }, piwnice { $cellars }, enolodzy { $enologists }, kostki renomy { $cubes }, Porto { $porto }
cli-deck-tops = Wolni koneserzy
cli-seat = Gracz
cli-score = PZ
cli-cash = Gotówka
cli-account = Konto
cli-investment = Inwest.
cli-barrels = Beczki
cli-fair-points = Targi
cli-experts = Koneserzy
cli-experts-counted = { $up } z { $all }
cli-porto = Porto
cli-announced = wino ogłoszone, koneserzy na Targach: najwyżej { $experts }
cli-estates = { $name }: posiadłości
cli-estate = Posiadłość { $number }
cli-empty-estate = bez winnicy
cli-vineyards =
    { $count ->
        [one] 1 winnica
        [few] { $count } winnice
       *[many] { $count } winnic
    }
cli-wineries =
    { $count ->
        [one] 1 winiarnia
        [few] { $count } winiarnie
       *[many] { $count } winiarni
    }
cli-enologists =
    { $count ->
        [one] 1 enolog
       *[other] { $count } enologów
    }
cli-cellar = piwnica
cli-warehouse = magazyn
cli-next-wine = następne wino { $value }
cli-my-experts = Twoi koneserzy
cli-face-down = zakryty

cli-court-winery-for-n = winiarnia za { THOUSANDS($n1) }
cli-court-sales = sprzedaż
cli-court-vineyard-minus-n = winnica −{ THOUSANDS($n1) }
cli-court-export = eksport
cli-court-free-expert = darmowy koneser
cli-court-invest-free = inwestycja
cli-multiplier-cellars = piwnice
cli-multiplier-vineyards = winnice
cli-multiplier-wine = wino teraz
cli-multiplier-enologists = enolodzy
cli-multiplier-cash = gotówka
cli-multiplier-four-experts = 4 koneserów teraz
cli-multiplier-full-estates = pełne posiadłości
cli-multiplier-wineries = winiarnie
cli-multiplier-renown = renoma teraz

## Plansza Viticulture

cli-season = Rok { $year }, { $season }
cli-last-year = ostatni rok
cli-automa =
    { $years ->
        [one] Automa { $points } PZ (poziom { $level }, 1 rok)
        [few] Automa { $points } PZ (poziom { $level }, { $years } lata)
       *[many] Automa { $points } PZ (poziom { $level }, { $years } lat)
    }
cli-aggressive = przewaga potrzebna na koniec każdego roku
cli-tokens =
    { $count ->
        [one] 1 znacznik akcji bonusowej
        [few] { $count } znaczniki akcji bonusowej
       *[many] { $count } znaczników akcji bonusowej
    }
cli-board-actions = Akcje
cli-spaces = miejsca
cli-bonus = bonus
cli-deck =
    { $kind ->
        [vine] winorośle
        [order] zamówienia
        [summer] letni goście
       *[winter] zimowi goście
    }
cli-decks = Talie
cli-left = zostało
cli-top-discard = na wierzchu odrzuconych
cli-shown = Odkryte do wyboru
cli-purse = { $score } PZ · liry { $lira } · wypłata { $residual }
cli-lira = Liry
cli-residual = Wypłata
cli-workers = Pracownicy
cli-workers-counted = { $idle } z { $all }
cli-passed = pas
cli-hand = Winor./zam./lato/zima
cli-row = Rząd
cli-pad = tłocznia
cli-wines = wina
cli-vineyard = { $name }: winnica
cli-field = Pole { $value } z { $limit }
cli-field-sold = sprzedane
cli-harvested = plony zebrane
cli-built = Zbudowano
cli-not-built = Do zbudowania
cli-used = użyte w tym roku: { $names }
cli-cellars = Tłocznia i piwnice
cli-grapes =
    { $colour ->
        [red] czerwone grona
       *[white] białe grona
    }
cli-your-hand = Karty na ręce
cli-needs = wymaga: { $names }
cli-pays = { $points } PZ, wypłata +{ $residual }
cli-ready = można zrealizować
cli-lacks = brakuje: { $names }

## Rozmowa

cli-welcome = { $title }, ziarno losowe { $seed }. Wpisz numer albo słowa z nawiasu; help wyjaśnia resztę.
cli-since = Od ostatniej decyzji
cli-earlier = … a wcześniejszych wpisów: { $count }; log pokazuje wszystkie.
cli-entry = { $name }: { $sentence }
cli-forced-entry = { $name }: { $sentence } (jedyna możliwość)
cli-secret-entry = { $name }: decyzja w tajemnicy.
cli-summary = Gotówka { $cash } · konto { $account } · beczki { $barrels }
cli-question = { $name }: { $question }
cli-prompt = Odpowiedź:
cli-pass-to = Teraz przy ekranie: { $name }. Naciśnij Enter, gdy nikt inny nie patrzy.
cli-no-such-number = Wybierz numer od 1 do { $count }.
cli-refused = { $token }: { $reason } ({ $rule })
cli-possible = { $token }: to jest możliwe.
cli-all-possible = Tutaj nic nie jest wykluczone.
cli-not-possible = Teraz niemożliwe:
cli-undone = Cofnięto.
cli-empty-log = Nic się jeszcze nie wydarzyło.
cli-saved = Zapisano w pliku { $file }.
cli-file-exists = Plik { $file } już istnieje i zostaje bez zmian; podaj inną nazwę.
cli-save-where = Podaj nazwę pliku: save PLIK.
cli-cannot-save = Nie można zapisać pliku { $file }: { $error }.
cli-goodbye = Do widzenia.
cli-source = Punkty za
cli-total = razem
cli-won =
    { $count ->
        [one] Wygrywa { $names }, { $points } PZ.
       *[other] Wspólne zwycięstwo: { $names }, po { $points } PZ.
    }
cli-solo-result =
    { $result ->
        [win] Automa pokonana, { $points } do { $automa }.
        [draw] Remis: ty i Automa macie po { $points } PZ.
       *[loss] Wygrała Automa; twój wynik to { $points } PZ.
    }
cli-help =
    Odpowiedz numerem wiersza albo słowami z nawiasu, który za nim stoi. Poza tym:
    board        jeszcze raz plansza
    why          co jest teraz niemożliwe i według jakiej zasady
    why ODP      to samo dla jednej odpowiedzi, na przykład why go bank
    undo         powrót do poprzedniej decyzji, o ile nic zakrytego nie wyszło na jaw
    log          wszystko, co się wydarzyło
    score        punkty według źródeł
    save PLIK    zapis gry; vindima play --load PLIK gra dalej
    quit         wyjście

## Kampania

cli-campaign =
    { $aggressive ->
        [True] Kampania, poziom { $level }, wariant agresywny
       *[other] Kampania, poziom { $level }
    }
cli-in-progress = w toku
cli-campaign-score =
    { $tokens ->
        [0] Rozegrane partie: { $games }.
        [one] Rozegrane partie: { $games }. To wyzwanie zaczyna się z 1 znacznikiem akcji bonusowej.
       *[other] Rozegrane partie: { $games }. To wyzwanie zaczyna się z { $tokens } znacznikami akcji bonusowej.
    }
cli-campaign-won = Kampania wygrana. Rozegrane partie: { $games }; im mniej, tym lepiej.

## Odtwarzanie i zasady

cli-after = Po odpowiedzi { $number } z { $count }
cli-still-asked = { $name } ma pytanie: { $question }
cli-players = Liczba graczy: od { $least } do { $most }
cli-options = Opcje
cli-option = { $name } = { $default }
cli-choices = do wyboru: { $choices }
cli-rulings = Rozstrzygnięcia
cli-file = Plik
cli-name = Wpis
cli-status = Stan
cli-note = Uwaga
cli-known = Wpisy odtworzone: { $count } z { $all }. Prosimy o poprawki na podstawie pudełka.

## Serwer

cli-play-at = Twój stół: { $address } (Ctrl+C zatrzymuje serwer)
cli-serving = Vindima działa pod { $address } (Ctrl+C zatrzymuje)
cli-language = Język
cli-entries = Wpisy
cli-rules = Paragrafy zasad

## Help

cli-help-command-play = graj przy stole w przeglądarce albo w tym terminalu
cli-help-command-learn = naucz się gry, grając: krótkie lekcje
cli-help-command-serve = serwer stołów, dla znajomych
cli-help-command-campaign = wyzwania Viticulture przeciw Automie
cli-help-command-replay = pokaż zapisaną grę
cli-help-command-rules = opcje, rozstrzygnięcia i dane gier
cli-help-command-arena = wiele gier między botami i co z nich wynika
cli-help-command-dataset = zapisane gry jako tabela decyzji
cli-help-command-bench = zmierz szybkość gier
cli-help-about = Vinhos i Viticulture: graj, zapisuj, badaj.
cli-help-usage = użycie:{" "}
cli-help-arguments = argumenty
cli-help-options = opcje
cli-help-in-browser = w przeglądarce
cli-help-in-terminal = w terminalu
cli-help-help = pokaż tę pomoc i zakończ
cli-help-version = pokaż wersję i zakończ
cli-help-game = która gra
cli-help-arena-seats = boty, na przykład random,cmd:./mybot
cli-help-arena-games = dopełniane, by każdy bot miał każde miejsce (100)
cli-help-arena-seed = ziarno pierwszego rozdania (0)
cli-help-option = zob. vindima rules GAME
cli-help-arena-output = zachowaj gry, każdą w jednym wierszu JSON
cli-help-arena-resume = kontynuuj z grami już zachowanymi
cli-help-arena-json = raport jako JSON
cli-help-arena-workers = procesy (po jednym na rdzeń)
cli-help-arena-ray = klaster Ray; local uruchamia go tutaj
cli-help-bench-game = tylko jedna gra
cli-help-bench-players = gracze przy stole (4)
cli-help-bench-seconds = gry w każdym powtórzeniu (1)
cli-help-bench-repeats = ile razy się mierzy (5)
cli-help-campaign-file = gdzie jest zapisana (domyślnie: { $file })
cli-help-campaign-level = nowej kampanii (domyślnie: { $level })
cli-help-campaign-aggressive = nowa kampania w wariancie agresywnym
cli-help-campaign-option = zob. vindima rules viticulture
cli-help-campaign-seed = ziarno następnej gry
cli-help-campaign-show = pokaż jej stan i nie graj
cli-help-campaign-give-up = uznaj trwającą grę za przegraną
cli-help-dataset-files = gry z areny albo pojedyncze zapisy
cli-help-dataset-parquet = dokąd trafia tabela
cli-help-dataset-strict = odrzuć zapisy z innych wersji zasad
cli-help-dataset-force = pozwól, by --parquet zastąpiło plik
cli-help-learn-game = gra; bez niej wypisane są lekcje wszystkich
cli-help-learn-lesson = lekcja do przejścia; bez niej są wypisane
cli-help-play-game = która gra (domyślnie: { $game })
cli-help-play-seats = kto gra, na przykład human:Ana,medium ({ $seats })
cli-help-play-seed = to samo ziarno rozdaje tę samą grę
cli-help-play-load = kontynuuj zapisaną grę
cli-help-play-no-browser = podaj tylko adres
cli-help-play-port = port (domyślnie: wolny)
cli-help-play-terminal = graj w tym terminalu
cli-help-play-save = zachowaj grę, gdy się skończy albo gdy wyjdziesz
cli-help-play-force = pozwól, by --save zastąpiło plik
cli-help-play-ask-forced = pytaj nawet wtedy, gdy odpowiedź jest jedna
cli-help-replay-file = zapisana gra
cli-help-replay-at = po N odpowiedziach; bez tego po wszystkich
cli-help-rules-game = gra; bez niej wypisane są wszystkie
cli-help-rules-data = liczby, które odtworzono
cli-help-rules-languages = jak kompletny jest każdy język
cli-help-serve-host = adres nasłuchu (domyślnie: { $host }, tylko ty)
cli-help-serve-port = port (domyślnie: { $port }; 0: wolny)
cli-help-serve-origin = adres wpisywany przez ludzi, jeśli przed serwerem stoi pośrednik
cli-help-serve-database = gdzie trzymane są gry: plik albo postgresql://… dla kilku serwerów (domyślnie: tables.db w folderze danych albo w VINDIMA_HOME)
cli-help-serve-workers = procesy, w których myślą boty
cli-help-serve-tables = stoły trzymane w pamięci (domyślnie: { $tables })
cli-help-serve-rate = zmiany na sekundę dozwolone każdej przeglądarce (domyślnie: { $rate }; 0: bez limitu)

## Arena

cli-arena-nothing = Żadna gra nie dobiegła końca.
cli-arena-seat = miejsce
cli-arena-wins = wygrane (95 %)
cli-arena-bot = bot
cli-arena-played = gry
cli-arena-points = punkty
cli-arena-rating = ranking
cli-arena-failed = błędy
cli-arena-sources = punkty za
cli-arena-failure = { $bot } zawiódł { $count }× i grał dalej losowo: { $reason }
cli-arena-total = gry: { $games }, skrót { $digest }
cli-arena-lost = gry { $number } nie dało się rozegrać: { $reason }
cli-arena-more-lost = kolejnych gier, których nie dało się rozegrać: { $count }
cli-arena-rate = { $rate } gier/s
