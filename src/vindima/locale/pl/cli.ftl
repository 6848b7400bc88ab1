### Stół w terminalu.

## Miejsca i pieniądze

cli-money = { THOUSANDS($amount) }
cli-you = Ty
cli-player = Gracz { $letter }

## Plansza

cli-year = Rok { $year } z { $years }
cli-setup = Przygotowanie
cli-phase = faza { $phase }
cli-fair = Targi
cli-weather = pogoda { $weather }
cli-order = kolejność
cli-wishes = Wymagania
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
cli-export = Eksport: wymagania
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
cli-multiplier-full-estates = kompletne posiadłości
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
cli-spaces = pola
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
cli-shown = Odkryte karty
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
cli-fact = { $thing }: { $values }
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
cli-all-possible = Tutaj każda odpowiedź jest możliwa.
cli-not-possible = Teraz niemożliwe:
cli-undone = Cofnięto.
cli-empty-log = Nic się jeszcze nie wydarzyło.
cli-saved = Zapisano w pliku { $file }.
cli-file-exists = Plik { $file } już istnieje i zostaje bez zmian; podaj inną nazwę.
cli-save-where = Podaj nazwę pliku: save PLIK.
cli-cannot-save = Nie można zapisać pliku { $file }: { $error }.
cli-goodbye = Do widzenia.
cli-source = PZ za
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
    Wpisz numer wiersza albo słowa z nawiasu, który za nim stoi. Możesz też wpisać:
    board        pokaż planszę jeszcze raz
    why          co jest teraz niemożliwe i która zasada tego zabrania
    why ODP      to samo dla jednej odpowiedzi, na przykład why go bank
    undo         wróć do poprzedniej decyzji, o ile nie odkryto nic zakrytego
    log          wszystko, co się wydarzyło
    score        PZ według źródeł
    save PLIK    zapisz grę; vindima play --load PLIK ją wznawia
    quit         zakończ

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

cli-verified = Zapis jest prawdziwy: wszystkie odpowiedzi ({ $answers }) są dozwolone, a ziarno jest tym, do którego serwer się zobowiązał: { $commitment }
cli-verified-shared = Zapis jest prawdziwy: wszystkie odpowiedzi ({ $answers }) są dozwolone, a ziarno powstało z udziałów miejsc { $seats } i z części serwera, do której się zobowiązał: { $commitment }
cli-after = Po odpowiedzi { $number } z { $count }
cli-story = { $title }: przebieg gry. Gracze: { $names }
cli-still-asked = Pytanie czeka na odpowiedź ({ $name }): { $question }
cli-players = Od { $least } do { $most } graczy
cli-options = Opcje
cli-option = { $name } = { $default }
cli-choices = do wyboru: { $choices }
cli-option-solo = tylko gra solo
cli-option-variant = oficjalny wariant
cli-rulings = Rozstrzygnięcia
cli-file = Plik
cli-name = Wpis
cli-data-value = Wartość
cli-status = Stan
cli-data-source = Źródło
cli-note = Uwaga
cli-known = Wpisy: { $all }, w tym odtworzone: { $count }, wyprowadzone: { $derived }. Jeśli masz pudełko z grą, prosimy o poprawki.
cli-check-part = { $number } z { $count }: { $title }
cli-check-ask =
    Enter: wszystko się zgadza · numer: popraw tę liczbę · s: pomiń tę część · q: zakończ
    >
cli-check-ask-rows =
    Enter: wszystko się zgadza · numer: popraw tę liczbę · -numer: nie ma go na mojej planszy · +: na mojej planszy jest jeszcze jedno · s: pomiń tę część · q: zakończ
    >
cli-check-add = Gdzie na twojej planszy jest jeszcze jedno pole? Numer albo Enter, jeśli nigdzie:
cli-check-stays = { $it }: ich liczba jest znana z druku.
cli-check-not-there = Nie ma tu takiego numeru: wybierz od 1 do { $count }.
cli-check-field = { $it }, { $field } (teraz: { $value }):
cli-check-form-number = Wpisz liczbę całkowitą.
cli-check-form-flag = Odpowiedz tak lub nie.
cli-check-form-choice = Wpisz numer możliwości albo jej nazwę.
cli-check-form-pair = Wpisz numery dwóch możliwości.
cli-check-form-numbers = Wpisz liczby oddzielone spacjami.
cli-check-form-numbered = Wpisz numery wszystkich wydrukowanych, oddzielone spacjami.
cli-check-form-amounts = Wpisz liczbę dla każdej z nich w tej kolejności, 0 gdy żadna.
cli-check-report = Plik dla projektu: { $file }. Aby kontynuować, uruchom to samo polecenie jeszcze raz.
cli-check-folder = Twój folder z danymi: vindima play { $game } --terminal --option tables={ $folder }

## Serwer

cli-play-at = Twój stół: { $address } (Ctrl+C zatrzymuje serwer)
cli-serving = Vindima działa pod { $address } (Ctrl+C zatrzymuje)
cli-language = Język
cli-entries = Wpisy
cli-rules = Paragrafy zasad

## Help

cli-help-command-play = graj w przeglądarce albo w tym terminalu
cli-help-command-learn = naucz się gry w krótkich lekcjach
cli-help-command-serve = uruchom serwer stołów dla znajomych
cli-help-command-site = zapisz stronę, na której przeglądarki grają bez serwera
cli-help-command-campaign = zagraj wyzwania Viticulture przeciw Automie
cli-help-command-replay = pokaż zapisaną grę
cli-help-command-rules = pokaż opcje, rozstrzygnięcia i dane gier
cli-help-command-arena = rozegraj wiele gier między botami i pokaż wyniki
cli-help-command-dataset = zamień zapisane gry w tabelę decyzji
cli-help-command-benchmark = oceń agenta na stałych rozdaniach przeciw stałym przeciwnikom
cli-help-command-bench = zmierz szybkość gier
cli-help-command-admin = zarządzaj bazą danych serwera
cli-help-admin-list = wypisz ostatnio zmienione stoły
cli-help-admin-show = pokaż, kto siedzi przy stole
cli-help-admin-close = zakończ grę; nikt nie może już w niej działać
cli-help-admin-delete = usuń stół
cli-help-admin-export = zapisz przebieg stołu do pliku, ze wszystkimi tajemnicami
cli-help-admin-purge = usuń stoły, których nikt dawno nie zmieniał
cli-help-admin-ban = zablokuj przeglądarkę
cli-help-admin-unban = odblokuj przeglądarkę
cli-help-admin-mute = zabroń przeglądarce czatu
cli-help-admin-unmute = pozwól przeglądarce znów czatować
cli-help-admin-reports = wypisz zgłoszone wiadomości z czatu
cli-help-admin-resolve = usuń załatwione zgłoszenie
cli-help-admin-report = numer zgłoszenia
cli-help-admin-ratings = dopisz brakujące wyniki ukończonych gier i policz wszystkie rankingi od nowa
cli-help-admin-stats = policz zawartość bazy danych
cli-help-admin-check = sprawdź bazę danych, odtwórz każdy stół i zgłoś uszkodzenia
cli-help-admin-backup = skopiuj bazę danych podczas pracy serwera
cli-help-admin-restore = zastąp bazę danych kopią zapasową
cli-help-admin-most = największa liczba wypisanych stołów
cli-help-admin-table = identyfikator stołu
cli-help-admin-file = plik
cli-help-admin-days = dni od ostatniej zmiany
cli-help-admin-running = usuń także trwające gry
cli-help-admin-browsers = usuń też wszystko o przeglądarkach, których w tym czasie tu nie było
cli-help-admin-browser = numer przeglądarki
cli-help-about = Vinhos i Viticulture: graj, zapisuj, badaj.
cli-help-usage = użycie:{" "}
cli-help-arguments = argumenty
cli-help-options = opcje
cli-help-in-browser = w przeglądarce
cli-help-in-terminal = w terminalu
cli-help-help = pokaż tę pomoc i zakończ
cli-help-version = pokaż wersję i zakończ
cli-help-game = która gra
cli-help-arena-seats = boty, na przykład random,cmd:./mybot,py:mine:Bot
cli-help-arena-games = liczba gier, zaokrąglana w górę, by każdy bot zagrał na każdym miejscu (domyślnie: 100)
cli-help-arena-seed = ziarno pierwszej gry (domyślnie: 0)
cli-help-option = opcja gry; zob. vindima rules GAME
cli-help-arena-output = zapisz gry, każdą w jednym wierszu JSON
cli-help-arena-resume = kontynuuj z grami, które już są w pliku wyjściowym
cli-help-arena-json = wypisz raport jako JSON
cli-help-arena-workers = liczba procesów (domyślnie: jeden na rdzeń)
cli-help-arena-ray = adres klastra Ray; local uruchamia go tutaj
cli-help-bench-game = zmierz tylko jedną grę
cli-help-bench-players = liczba graczy (domyślnie: 4)
cli-help-bench-seconds = ile sekund trwa każde powtórzenie (domyślnie: 1)
cli-help-bench-repeats = liczba powtórzeń (domyślnie: 5)
cli-help-campaign-file = plik, w którym zapisana jest kampania (domyślnie: { $file })
cli-help-campaign-level = poziom nowej kampanii (domyślnie: { $level })
cli-help-campaign-aggressive = zacznij nową kampanię w wariancie agresywnym
cli-help-campaign-option = opcja gry; zob. vindima rules viticulture
cli-help-campaign-seed = ziarno następnej gry
cli-help-campaign-show = pokaż stan kampanii bez gry
cli-help-campaign-give-up = uznaj trwającą grę za przegraną
cli-help-dataset-files = gry z areny albo pojedyncze zapisy
cli-help-dataset-parquet = plik, w którym zostanie zapisana tabela
cli-help-dataset-strict = odrzuć zapisy z innych wersji zasad
cli-help-dataset-force = nadpisz istniejący plik
cli-help-dataset-card = zapisz też kartę opisującą tabelę
cli-help-benchmark-agent = agent: kod bota, na przykład py:package.module:Class
cli-help-benchmark-game = tylko ta gra (domyślnie wszystkie)
cli-help-benchmark-players = tylko ta liczba graczy (domyślnie wszystkie)
cli-help-benchmark-against = tylko ci przeciwnicy: { $bots } (domyślnie wszyscy)
cli-help-benchmark-deals = tylko pierwsze N rozdań (z { $deals })
cli-help-benchmark-output = zachowaj gry w tym folderze; to samo polecenie kontynuuje później
cli-help-benchmark-write = dopisz wyniki do strony w tym folderze
cli-help-benchmark-about = zdanie o agencie na tę stronę
cli-help-learn-game = gra; bez niej zobaczysz lekcje wszystkich gier
cli-help-learn-lesson = lekcja; bez niej zobaczysz listę lekcji
cli-help-play-game = która gra (domyślnie: { $game })
cli-help-play-seats = kto gra, na przykład human:Ana,medium (domyślnie: { $seats })
cli-help-play-seed = to samo ziarno rozdaje tę samą grę
cli-help-play-daily = zagraj rozdanie dnia: solo, duel lub bots (gra z wiersza poleceń się nie liczy)
cli-help-play-load = kontynuuj zapisaną grę
cli-help-play-no-browser = podaj adres bez otwierania przeglądarki
cli-help-play-port = port (domyślnie: dowolny wolny)
cli-help-play-terminal = graj w tym terminalu
cli-help-play-save = zapisz grę, gdy się skończy albo gdy wyjdziesz
cli-help-play-force = pozwól, by --save nadpisało istniejący plik
cli-help-play-ask-forced = pytaj nawet wtedy, gdy odpowiedź jest jedna
cli-help-replay-file = zapisana gra
cli-help-replay-at = pokaż pozycję po N odpowiedziach; bez tej opcji końcową
cli-help-replay-verify = sprawdź, czy ziarno jest tym, do którego serwer zobowiązał się przed grą
cli-help-replay-commitment = zobowiązanie zapisane podczas gry
cli-help-replay-share = sprawdź, czy ziarno zawiera ten udział, który przeglądarka pokazuje pod „Miejsca”
cli-help-replay-story = opowiedz przebieg gry zamiast pokazywać planszę
cli-help-rules-game = gra; bez niej zobaczysz listę gier
cli-help-rules-paragraph = paragraf zasad, na przykład „sales”; pokazuje go z przykładami
cli-help-rules-data = pokaż liczby, które zostały odtworzone
cli-help-rules-check = porównaj odtworzone liczby z pudełkiem; wynik trafia do FOLDER (domyślnie <gra>-box) i FOLDER.json
cli-help-rules-languages = pokaż, na ile kompletny jest każdy język
cli-help-serve-host = adres nasłuchu (domyślnie: { $host }, tylko ten komputer)
cli-help-serve-port = port (domyślnie: { $port }; 0: dowolny wolny)
cli-help-serve-origin = adres, który wpisują gracze, jeśli serwer stoi za proxy
cli-help-serve-trusted-proxy = adres serwera proxy, którego nagłówkom X-Forwarded-For i X-Forwarded-Proto serwer ufa, albo sieć, np. 10.0.0.0/8; można podać kilka razy
cli-help-serve-connections = największa liczba otwartych połączeń (domyślnie: { $connections })
cli-help-serve-site = folder zapisany przez `vindima site`: udostępnij go pod /offline/, do gry bez tego serwera
cli-help-serve-blocked-words = plik ze słowami, których nikt nie może tu pisać, po jednym w wierszu
cli-help-serve-smtp = serwer poczty dla linków logujących, na przykład smtp://user@mail.example.org:587; hasło jest w VINDIMA_SMTP_PASSWORD
cli-help-serve-mail-from = nadawca tych wiadomości
cli-help-serve-private-hooks = webhooki i Web Push mogą prowadzić także do sieci prywatnych i nie wymagają https
cli-help-serve-metrics = plik z tokenem: udostępnia metryki dla Prometheusa pod /api/metrics temu, kto go wyśle
cli-help-serve-log = postać dziennika: text (tekst) albo json (jeden obiekt JSON na wiersz, z każdym żądaniem); domyślnie text
cli-help-serve-keep-finished = usuwaj zakończone stoły po tylu dniach bez zmian (domyślnie 0: nigdy)
cli-help-serve-keep-idle = usuwaj niedokończone stoły po tylu dniach bez zmian (domyślnie 0: nigdy)
cli-help-serve-keep-browsers = usuwaj wszystko o przeglądarkach, których nie było tu od tylu dni (domyślnie 0: nigdy)
cli-help-serve-database = gdzie zapisywane są gry: plik albo postgresql://… dla kilku serwerów (domyślnie: tables.db w folderze danych albo w VINDIMA_HOME)
cli-help-serve-workers = liczba procesów dla botów
cli-help-serve-tables = liczba stołów trzymanych w pamięci (domyślnie: { $tables })
cli-help-serve-rate = ile zmian na sekundę może zrobić każda przeglądarka (domyślnie: { $rate }; 0: bez limitu)

## Arena

cli-arena-nothing = Żadna gra nie dobiegła końca.
cli-arena-seat = miejsce
cli-arena-wins = wygrane (95%)
cli-arena-bot = bot
cli-arena-played = gry
cli-arena-points = PZ
cli-benchmark-track = część
cli-benchmark-margin = przewaga
cli-arena-rating = ranking
cli-arena-failed = błędy
cli-arena-sources = PZ za
cli-arena-failure = { $bot } zawiódł { $count }× i grał dalej losowo: { $reason }
cli-arena-total = gry: { $games }, skrót { $digest }
cli-arena-lost = gry { $number } nie dało się rozegrać: { $reason }
cli-arena-more-lost = inne gry, których nie dało się rozegrać: { $count }
cli-arena-rate = { $rate } gier/s

# The site

cli-help-site-folder = gdzie zapisać stronę: nowy folder albo folder wcześniejszej strony
cli-help-site-no-docs = pomiń dokumentację
cli-help-site-docs = źródła Vindimy (kopia repozytorium albo rozpakowane archiwum), z których dodać dokumentację
cli-site-pages = Kopiowanie stron …
cli-site-engine = Budowanie silnika dla przeglądarek …
cli-site-rules = Zapisywanie zasad …
cli-site-docs = Budowanie dokumentacji …
cli-site-without-docs = Pominięto dokumentację: zainstalowany pakiet jej nie zawiera. Aby ją dodać, wskaż opcją --docs kopię repozytorium albo rozpakowane archiwum źródeł.
cli-site-done = Strona jest w { $folder }. Te pliki może udostępnić dowolny serwer WWW, pod dowolną ścieżką; na próbę: python -m http.server --directory { $folder }
