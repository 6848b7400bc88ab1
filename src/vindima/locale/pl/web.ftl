### Stół w przeglądarce: wszystko, co nie jest planszą jednej gry.

## Strony i tytuły

web-title = Vindima
web-title-table = { $game } · Vindima
web-title-turn = ● Twoja tura · { $game }
web-title-rules = Zasady · { $game }
web-title-lesson = { $title } · Vindima
web-title-replay = Powtórka · { $game }
web-loading = Chwileczkę…
web-close = Zamknij
web-back = Wróć
web-lobby = Sala
web-retry = Ponów
web-problem = Coś poszło nie tak

## Sala

web-welcome = Winobranie trwa
web-welcome-first = Dwie gry o winie na twoim ekranie, ze wszystkimi zasadami i z przeciwnikami, którzy je znają.
web-welcome-second = Zagraj z nimi od razu, podajcie sobie jeden ekran albo wyślij znajomym link; konta nie trzeba.
web-play-now = Zagraj teraz
web-daily = Rozdanie dnia
web-puzzles = Zagadki
web-tournaments = Turnieje
web-tournament = Turniej
web-profile = Twoje gry
web-leaderboards = Rankingi
web-game = Gra
web-game-vinhos = Vinhos
web-game-viticulture = Viticulture
web-about-vinhos = Sześć lat wyrobu wina w Portugalii: posiadłości, piwnice, eksport i troje Targów Wina, o których mówią wszyscy.
web-about-viticulture = Mała winnica w Toskanii, cztery pory roku i goście z pomysłami. Także w pojedynkę, przeciw Automie.
web-players = Od { $least } do { $most } graczy
web-new-table = Nowy stół
web-my-tables = Twoje stoły
web-all-tables = Pokaż wszystkie ({ $count })
web-unread = Nowe wiadomości: { $count }
web-invited = Zaprasza cię { $name }
web-invited-accept = Dołącz
web-invited-decline = Odrzuć
web-table-running = W toku
web-pace-turns = { $time } na turę
web-pace-live = { $bank } i { $increment } za każdą turę
web-pace-left = zostało { $time }
web-table-over = Skończona
web-archive = Archiwum
web-table-gathering = Czeka na graczy
web-table-turn = Ruch: { $name }
web-check = Masz tę grę? Sprawdź jej liczby
web-upload = Otwórz zapisaną grę
web-upload-help = Zapis pobrany tutaj albo zachowany w wierszu poleceń.
web-your-name = Twoje imię
web-your-name-help = Tak będą cię nazywać inni przy stole.
web-join-go = Dołącz
web-player = Gracz { $number }

## Ustawienia

web-you = Ty
web-settings = Ustawienia
web-privacy = Prywatność
web-setting-name = Imię
web-setting-language = Język
web-setting-theme = Motyw
web-theme-system = Jak w urządzeniu
web-theme-light = Jasny
web-theme-dark = Ciemny
web-setting-sound = Cichy dźwięk na początku mojej tury
web-setting-confirm = Pytaj przed końcem mojej tury
web-setting-keys = Skróty jednoklawiszowe (zob. Klawiatura)
web-setting-ceremonies = Ceremonie (nowy rok, Targi, goście)
web-ceremonies-off = Wyłączone
web-ceremonies-fast = Szybkie
web-ceremonies-relaxed = Spokojne

## Nowy stół

web-seats = Miejsca
web-sitter = Gracz na miejscu { $letter }
web-sitter-me = Ja
web-sitter-here = Ktoś przy tym ekranie
web-sitter-link = Ktoś, kto dostanie link
web-sitter-bot = Bot
web-sitter-link-help = Link dostaniesz, gdy stół będzie otwarty.
web-seat-open = Wolne miejsce
web-seat-add = Dodaj miejsce
web-seat-remove = Usuń miejsce { $letter }
web-bot-level = Poziom
web-bot-character = Styl gry
web-bot-styled = { $name }, { $style }
web-bot-named = { $name } · { $level }
web-style-balanced = zrównoważony
web-style-beginner = początkujący
web-style-exporter = eksporter
web-style-fair-goer = bywalec Targów
web-style-financier = finansista
web-style-order-runner = łowca zamówień
web-style-visitor-lover = przyjaciel gości
web-style-builder = budowniczy
web-style-master = mistrz
web-options = Opcje
web-more = Więcej
web-seed = Ziarno
web-seed-help = To samo ziarno i te same odpowiedzi dają tę samą grę. Puste pole: ziarno zostanie wylosowane.
web-corrected-tables = Liczby z mojego pudełka
web-corrected-tables-help = Graj z liczbami, które zostały poprawione, zamiast naszych przypuszczeń.
web-open-table = Otwórz stół

web-option-vinhos-regions = Regiony poza grą
web-option-vinhos-regions-help = W dwie lub trzy osoby niektórych regionów się nie używa: wylosowanych albo zalecanych na pierwszą grę.
web-option-vinhos-regions-random = wylosowane
web-option-vinhos-regions-suggested = zalecane na pierwszą grę
web-option-vinhos-turn-order-by-region = Kolejność według regionów
web-option-vinhos-turn-order-by-region-help = Oficjalny wariant: wszyscy zaczynają z taką samą gotówką, a o kolejności decydują pierwsze winnice.
web-option-vinhos-barrels-home-in-maintenance = Beczki co roku wracają
web-option-vinhos-barrels-home-in-maintenance-help = Oficjalny wariant: po wypłaceniu pensji pary beczek opuszczają lokale.
web-option-vinhos-cash-multiplier-cap = Limit mnożnika gotówki
web-option-vinhos-cash-multiplier-cap-help = Oficjalny wariant: beczka daje tam najwyżej 16 PZ.
web-option-vinhos-two-player-fair = Targi dla dwóch graczy
web-option-vinhos-two-player-fair-help = Oficjalny wariant: przy dwóch graczach nagrody są takie jak za pierwsze i trzecie miejsce.
web-option-viticulture-parents = Matki i Ojcowie
web-option-viticulture-parents-help = Dostajesz po jednej karcie z rozdania albo wybierasz po jednej z dwóch.
web-option-viticulture-parents-dealt = z rozdania
web-option-viticulture-parents-chosen = wybór jednej z dwóch
web-option-viticulture-friendly = Wariant przyjacielski
web-option-viticulture-friendly-help = Pole z bonusem jest tylko dla graczy, którzy z bonusu korzystają albo nie mają innego wolnego pola.
web-option-viticulture-free-devalue = Niższe wartości dozwolone
web-option-viticulture-free-devalue-help = Nowe grono lub wino możesz umieścić na wartości niższej niż jego własna.
web-option-viticulture-level = Automa
web-option-viticulture-level-help = Jak trudno pokonać Automę.
web-option-viticulture-aggressive = Agresywna Automa
web-option-viticulture-aggressive-help = Trzeba prowadzić na koniec każdego roku, nie tylko ostatniego. Dla poziomów: łatwy, normalny i trudny.
web-option-viticulture-challenge = Wyzwanie
web-option-viticulture-challenge-help = Jedno wyzwanie z kampanii.
web-option-viticulture-tokens = Znaczniki akcji bonusowej
web-option-viticulture-tokens-help = Ile masz na początku. W kampanii: po jednym za każdą przegraną w tym wyzwaniu.
web-option-viticulture-fewer-visitors = Mniej gości
web-option-viticulture-fewer-visitors-help = Goście, którzy tylko korzystają na akcjach innych graczy, zostają w pudełku.

## Kampania

web-campaign = Kampania
web-campaign-about = Wyzwania przeciw Automie, jedno po drugim. Dalej prowadzi tylko wygrana; każda przegrana trochę ułatwia następną próbę. Im mniej partii, tym lepiej.
web-campaign-new = Nowa kampania
web-campaign-begin = Zacznij kampanię
web-campaign-level = Kampania, { $level }
web-campaign-aggressive = Kampania, { $level }, wariant agresywny
web-campaign-score =
    { $tokens ->
        [0] Rozegrane partie: { $games }.
        [one] Rozegrane partie: { $games }. Następna zaczyna się ze znacznikiem akcji bonusowej.
       *[other] Rozegrane partie: { $games }. Następna zaczyna się z { $tokens } znacznikami akcji bonusowej.
    }
web-campaign-win = wygrana
web-campaign-draw = remis
web-campaign-loss = przegrana
web-campaign-play = Zagraj następną partię
web-campaign-continue = Graj dalej
web-campaign-give-up = Poddaj partię (liczy się jako przegrana)
web-campaign-done =
    { $games ->
        [one] Kampania wygrana w jednej partii.
       *[other] Kampania wygrana w { $games } partiach.
    }

## Stół: gdzie co jest

web-tabs = Części stołu
web-tab-board = Plansza
web-tab-mine = Moje
web-tab-others = Inni
web-tab-log = Dziennik
web-enlarge = Powiększ
web-question = Pytanie
web-menu = Menu
web-twin = Plansza jako tekst
web-spectator = Oglądasz
web-connection-lost = Utracono połączenie. Trwa ponowne łączenie… Nic z tego, co już zrobiono, nie przepadło.

## Stół: pytanie

web-year = Rok { $year }
web-points = punkty
web-away = poza stołem
web-to-answer = teraz gra
web-your-turn = Twoja tura
web-asked = Pytanie do gracza { $name }:
web-choose = Wybierz
web-filter = Pisz, by zawęzić listę
web-filter-none = Żadna odpowiedź nie zawiera tych słów.
web-effect-leaves = znika
web-refused = Teraz niemożliwe: { $count }
web-remedy = Co by na to pozwoliło?
web-remedy-first = Najpierw:
web-remedy-then = Potem to możliwe.
web-remedy-none = Nic, co można by zrobić wcześniej, nie pomoże.
web-hint = Podpowiedz mi
web-hint-quick = Szybko
web-hint-good = Dokładnie
web-hint-deep = Dogłębnie
web-hint-thinking = Myślę…
web-hint-gain = ok. { $gain } PZ
web-hint-term = { $term }: { $gain }
web-hints-allowed = Zezwól na podpowiedzi
web-trail = Ta tura do tej pory
web-undo = Cofnij
web-undo-to = Wróć do chwili przed tym
web-undo-over = Gra się skończyła; niczego nie można już cofnąć.
web-undo-others = Od tamtej pory grał już ktoś inny, więc tego nie można cofnąć.
web-reset = Zacznij turę od nowa
web-confirm-ask = Zakończyć turę?
web-confirm = Zakończ turę
web-skip = Pomiń
web-recall =
    { $count ->
        [one] Od twojej ostatniej tury: 1 ruch
        [few] Od twojej ostatniej tury: { $count } ruchy
       *[many] Od twojej ostatniej tury: { $count } ruchów
    }
web-recalling = Od twojej ostatniej tury…
web-secret-move = Tajny wybór
web-news = { $name }: { $what }
web-thinking = { $name } myśli…
web-waiting = Teraz gra { $name }.
web-absent = { $name } jest poza stołem. Gra ruszy dalej po powrocie tej osoby.
web-waiting-open = To miejsce jest jeszcze wolne. Wyślij komuś link.
web-trouble-bot = { $name } nie może teraz grać. Serwer wciąż próbuje; gospodarz może wybrać innego gracza na to miejsce.
web-trouble-storage = Serwer nie może teraz zapisać odpowiedzi gracza { $name }. Wciąż próbuje i nic nie przepadło.
web-note-taken = To miejsce zajmuje teraz { $name }.
web-note-leave = { $name } opuszcza to miejsce.
web-note-removed = Gospodarz usunął gracza { $name } z tego miejsca.
web-note-bot = Gospodarz oddał to miejsce botowi.
web-note-stand-in = Bot gra za gracza { $name } do jego powrotu.
web-note-back = { $name } wraca do gry.
web-note-device = { $name } gra teraz także na innym urządzeniu.
web-note-only-here = { $name } gra teraz tylko na tym urządzeniu.
web-note-one-person = { $name } należy teraz do tej samej osoby co inne miejsce przy tym stole.
web-note-deal-again = Po zmianie na miejscu gracza { $name } rozdanie zaczyna się od nowa, z nowymi udziałami wszystkich.
web-note-asks = { $name } prosi o przejęcie tego miejsca, którego karty widział już ktoś inny.
web-note-agrees = { $name } zgadza się na przejęcie.
web-note-refuses = { $name } nie zgadza się na przejęcie.
web-note-asks-no-more = { $name } nie prosi już o to miejsce.
web-note-took-over = { $name } przejmuje to miejsce za zgodą wszystkich.
web-note-deleted = Wiadomość została usunięta.
web-takeover = { $name } prosi o przejęcie miejsca { $number }. Grał na nim ktoś inny, więc { $name } zobaczy jego karty. Muszą się zgodzić wszyscy gracze.
web-takeover-mine = Prosisz o przejęcie miejsca { $number }. Możesz usiąść, gdy zgodzą się wszyscy pozostali gracze.
web-takeover-agree = Zgadzam się
web-takeover-refuse = Nie zgadzam się
web-takeover-withdraw = Wycofaj prośbę
web-commitment = Zobowiązanie do ziarna: { $commitment }. Zapisz je i po grze porównaj z tym, co „vindima replay --verify” mówi o zapisie.
web-seed-known = Ziarno tej gry zostało wybrane lub pochodzi z zapisu: osoba, która otworzyła stół, może znać każdą kartę. Ziarno: { $seed }
web-deal = Zanim rozdamy karty
web-deal-sealing = Karty zostaną rozdane, gdy wszystkie miejsca będą zajęte. Wyślij zaproszenia albo oddaj wolne miejsca botom.
web-deal-opening = Wszystkie miejsca są zajęte. Karty zostaną rozdane, gdy przeglądarka każdego gracza ujawni swój udział. Zamknięta przeglądarka zrobi to po powrocie gracza.
web-deal-about = Przeglądarka każdego gracza dodaje do tasowania losowy udział. Żaden udział nie jest ujawniany, dopóki wszystkie nie są ustalone, więc nikt nie może wybrać kart, nawet osoby prowadzące ten serwer. Boty i gracze, którzy dosiądą się później, nie dodają udziału.
web-deal-missing = jeszcze niegotowe
web-deal-sealed = udział ustalony
web-deal-opened = udział ujawniony
web-deal-elsewhere = Udział twojego miejsca ustaliło inne urządzenie. Jeśli nie masz go już pod ręką, ustal udział na tym: rozdanie zacznie się wtedy od nowa i wszyscy się o tym dowiedzą.
web-deal-here = Ustal udział na tym urządzeniu
web-deal-share = Twój udział, do „vindima replay --share”: { $share }
web-deal-proved = Twoja przeglądarka sprawdziła tasowanie: twój udział jest jego częścią i nikt nie zmienił swojego.
web-deal-false = Tasowanie tej gry nie jest tym, w którym brała udział twoja przeglądarka. Zachowaj zapis i zapytaj osoby prowadzące ten serwer.
web-only-here = Zostaw to miejsce tylko na tym urządzeniu
web-holders = Liczba urządzeń na tym miejscu: { $count }.
web-stand-in = Zastąp botem
web-log-empty = Nic się jeszcze nie wydarzyło.
web-log-filter = Pokaż tylko jednego gracza
web-log-all = Wszyscy

## Zasady

web-rules = Zasady
web-rules-whole = W pełnych zasadach
web-rules-search = Szukaj w zasadach
web-rules-contents = Spis treści
web-rules-found =
    { $count ->
        [one] 1 paragraf
        [few] { $count } paragrafy
       *[many] { $count } paragrafów
    }
web-rules-none = Żaden paragraf nie zawiera tych słów.

## Lekcje

web-learn = Nauka
web-learn-about = Krótkie lekcje w prawdziwych pozycjach: ty grasz, a lekcja mówi, na co patrzeć. Przerwij, kiedy chcesz; postęp zostanie zapisany.
web-lesson-steps =
    { $steps ->
        [one] 1 krok
        [few] { $steps } kroki
       *[many] { $steps } kroków
    }
web-lesson-at = Ukończone kroki: { $number } z { $steps }
web-lesson-done = Skończona
web-lesson-begin = Zacznij
web-lesson-go-on = Dalej
web-lesson-again = Jeszcze raz
web-lesson-hint = Podpowiedź
web-lesson-restart = Od początku
web-lesson-next = Następna lekcja
web-lesson-all = Wszystkie lekcje
web-introduction = Wprowadzenie
web-introduction-about = O co chodzi w grze, jak przebiega rok, i wycieczka po planszy.
web-introduction-to = Wprowadzenie do { $game }
web-introduction-at = Przystanek { $at } z { $of }
web-introduction-next = Dalej
web-introduction-skip = Pomiń wycieczkę
web-introduction-lesson = Pierwsza lekcja
web-coached = Pierwsza gra z trenerem
web-coached-about = Prawdziwa gra z jednym łatwym rywalem. Trener wyjaśnia to, co nowe, i odzywa się, gdy lepsza odpowiedź jest tuż obok.

## Stół: ludzie

web-presence-bot = bot
web-presence-you = ty
web-presence-here = przy stole
web-presence-away = poza stołem
web-presence-stand-in = poza stołem, zastępuje { $bot }
web-copy-invite = Kopiuj zaproszenie
web-copy-seat = Kopiuj link do mojego miejsca
web-copy-watch = Kopiuj link dla widzów
web-copied = Skopiowano
web-seat-bot = Oddaj botowi
web-seat-back = Zwróć graczowi
web-seat-leave = Opuść to miejsce
web-leave-ask = Opuścić miejsce na dobre? Zagra na nim ktoś inny albo bot, a ty będziesz oglądać. Jeśli potrzebujesz tylko przerwy, niech do twojego powrotu gra bot.
web-leave-sure = Opuść na dobre
web-leave-bot = Niech na razie gra bot
web-cancel = Anuluj
web-watch = Widzowie
web-watch-help = Każdy, kto ma ten link, widzi to, co widzą wszyscy przy stole, i nic więcej.
web-watch-public = Ta gra jest publiczna: pod tym adresem może ją oglądać każdy.
web-chat =
    { $count ->
        [0] Czat
       *[other] Czat ({ $count })
    }
web-chat-empty = Nikt jeszcze nic nie powiedział.
web-chat-write = Powiedz coś
web-chat-send = Wyślij
web-cover = { $name }, twoja tura
web-cover-help = Nic się nie pokaże, dopóki na ekran patrzy ktoś oprócz ciebie.
web-cover-ready = Tu { $name }

## Punkty i koniec

web-scores = Punkty
web-automa = Automa
web-source = Za co
web-total = Razem
web-projected = Gdyby gra skończyła się teraz
web-points-now = Teraz na torze punktacji
web-chart = Punkty rok po roku
web-result-won =
    { $count ->
        [one] Wygrywa { $names }
       *[other] Wspólne zwycięstwo: { $names }
    }
web-result-solo =
    { $result ->
        [win] Automa pokonana
        [draw] Remis z Automą
       *[loss] Wygrała Automa
    }
web-result-next = Co dalej?
web-result-board = Obejrzyj planszę
web-result-back = Wróć do wyniku
web-again = Jeszcze raz
web-rematch = Rewanż
web-ranking = Wyniki
web-best-wine = Najlepsze wino gry
web-wine-red = czerwone wino
web-wine-white = białe wino
web-wine-blush = różowe wino
web-wine-sparkling = musujące wino
web-label-year = Rok { $year }
web-label-aloud = Etykieta wina: { $title }, wartość { $value }, rok { $year }, { $owner }
web-label-save = Zapisz etykietę

## Powtórka

web-replay = Powtórka
web-replay-at = Po odpowiedzi { $at } z { $count }, rok { $year }
web-replay-slider = Miejsce w grze
web-replay-year-back = Rok wstecz
web-replay-turn-back = Tura wstecz
web-replay-back = Krok wstecz
web-replay-on = Krok dalej
web-replay-turn-on = Tura dalej
web-replay-year-on = Rok dalej
web-replay-run = Odtwarzaj
web-replay-stop = Pauza
web-replay-play-on = Graj dalej stąd
web-replay-table = Do stołu
web-replay-link = Kopiuj link do tej pozycji
web-download = Pobierz zapis

## Spojrzenie wstecz

web-review = Analiza gry
web-review-working = Trwa analiza gry…
web-review-chances = Szanse na wygraną
web-review-turning = Punkty zwrotne
web-review-better = Lepiej o ok. { $points } PZ: { $answer }
web-review-look = Pokaż pozycję
web-review-none = Bez poważnych błędów.
web-review-caution = Ocenia bot, który patrzy do końca tury. Może się mylić: twój plan mógł być mądrzejszy, niż mu się wydaje.
web-review-caution-network = Ocenia sieć, która uczyła się, grając sama ze sobą. Szczęście to różnica między tym, co odsłonięto, a tym, co mogło się trafić; odpowiedzi ocenia się według ówczesnej wiedzy. Sieć może się mylić: twój plan mógł być mądrzejszy, niż jej się wydaje.
web-review-balance = Szczęście i umiejętności
web-review-luck = Odsłonięte karty i żetony dały { $luck } PZ · odpowiedzi kosztowały { $lost } PZ
web-review-then = Potem: { $answer }
web-review-reveals = Co najbardziej zmienił los
web-review-reveal = { $points } PZ dzięki temu, co zostało odsłonięte

## Mapa klawiatury

web-help = Pomoc
web-help-board = Tab przechodzi też po podświetlonych miejscach planszy; Enter lub spacja wybiera.
web-key-answer = Wybierz tę odpowiedź
web-key-filter = Zawęź listę odpowiedzi
web-key-tab = Przejdź do następnego elementu
web-key-confirm = Zakończ turę
web-key-undo = Cofnij
web-key-reset = Zacznij turę od nowa
web-key-recall = Pokaż, co się działo od mojej ostatniej tury
web-key-skip = Pomiń animacje
web-key-hint = Podpowiedź
web-key-scores = Punkty
web-key-seats = Miejsca i linki
web-key-chat = Czat
web-key-log = Dziennik
web-key-twin = Plansza jako tekst
web-key-help = Pomoc

## Co może pójść źle

web-error-no-table = Nie ma takiego stołu. Może link jest niepełny albo stół został usunięty.
web-error-no-campaign = W tej przeglądarce nie ma takiej kampanii.
web-error-old-rules = Tę grę rozegrano według innej wersji zasad. Można ją obejrzeć, ale nie da się jej kontynuować.
web-error-not-asked = Teraz jest tura kogoś innego.
web-error-too-large = To więcej, niż ten serwer przyjmuje.
web-error-not-yours = Ten stół jest prywatny. Poproś gospodarza o link.
web-error-full = Ktoś już zajął to miejsce. Możesz poprosić gospodarza o link dla widzów.
web-error-bad-link = Ten link nie działa. Może brakuje jego części.
web-error-used-link = Ten link został już użyty lub wygasł. Poproś o nowy.
web-error-other-browser = Otwórz ten link w przeglądarce, w której podano adres.
web-error-passkey = Ten klucz dostępu nie został przyjęty. Spróbuj ponownie albo zaloguj się inaczej.
web-error-last-device = To jedyny sposób powrotu do twoich gier. Najpierw dodaj klucz dostępu lub inne urządzenie albo usuń swoje dane.
web-error-too-late = Czas na tę turę minął; gra ją bot.
web-error-days-off = Najwyżej dwa dni tygodnia, zmieniane nie częściej niż raz na tydzień, i dwadzieścia pojedynczych dni w roku, począwszy od jutra.
web-error-turned-away = Gospodarz tego stołu nie chce cię wpuścić.
web-error-silenced = Gospodarz tego stołu wykluczył cię z czatu.
web-error-blocked-word = Jest tu słowo, które nie jest dozwolone na tym serwerze. Napisz to inaczej.
web-error-stale = Gra poszła już dalej; oto obecna pozycja.
web-error-illegal = Teraz to niemożliwe.
web-error-undo = Tego nie można już cofnąć.
web-error-running = Zapis można pobrać po zakończeniu gry: wcześniej zdradziłby to, co jeszcze tajne.
web-error-newer-record = Tę grę zapisała nowsza wersja programu Vindima. Zaktualizuj go i otwórz ją ponownie.
web-error-bad-record = Ten plik nie jest zapisem gry albo jest uszkodzony.
web-error-bad-request = Serwer tego nie zrozumiał. Odśwież stronę, może być nieaktualna.
web-error-too-many = Za dużo żądań. Poczekaj chwilę i spróbuj ponownie.
web-error-hand-known = Ktoś już grał na tym miejscu i widział jego karty, a nie ma innych graczy, którzy mogliby się zgodzić na zmianę. Dalej może tu grać tylko bot.
web-error-daily-counts = Ta gra liczy się do rozdania dnia: nikt inny nie może w niej grać ani pomagać.
web-error-daily-hidden = Najpierw dokończ własną pierwszą próbę tego rozdania dnia, potem obejrzysz gry innych.
web-error-contest = To mecz turnieju: o tym, kto gra, decyduje tylko gospodarz turnieju, i nikt nie pomaga.
web-error-sealed = Inne stoły wciąż grają to rozdanie. Dopóki nie skończą, nikt inny nie może go zobaczyć i nie ma powtórki.
web-error-few-entrants = Za mało uczestników, żeby zacząć.
web-error-many-games = Ten turniej miałby ponad 600 gier. Wybierz mniej rund albo większe stoły.
web-error-entered = Już grasz w tym turnieju.
web-error-not-open = Teraz nie można dołączyć do tego turnieju ani go opuścić.
web-error-rated = To gra rankingowa: każdy gra swoje miejsce do końca i nikt nie pomaga.
web-error-unratable = Ten stół nie może być rankingowy. Potrzebne są co najmniej dwa miejsca, osobne ekrany, karty rozdane przez serwer i boty od Łatwego do Mistrza bez stylu.
web-error-closed = Tę grę zakończono przed czasem: nikt nie może grać dalej.
web-error-others-play = Grają tu inni. Najpierw muszą się zgodzić.
web-error-many-open = Czekasz już przy wielu otwartych stołach. Najpierw opuść lub zamknij któryś z nich.
web-error-banned = Osoby prowadzące ten serwer nie pozwalają na to tej przeglądarce.
web-error-quota = Otwarto stąd zbyt wiele stołów lub stoły są zbyt duże. Najpierw zakończ lub usuń niektóre albo chwilę poczekaj.
web-error-damaged = Dane tego stołu są uszkodzone. Powiadom osoby, które prowadzą ten serwer.
web-error-unavailable = Serwer nie ma teraz dostępu do bazy danych. Spróbuj ponownie za chwilę.
web-error-server = Na serwerze wystąpił problem. Spróbuj ponownie za chwilę.
web-error-offline = Serwer nie odpowiada. Sprawdź, czy działa i czy masz połączenie z siecią.
web-error-no-page = Nie ma tu takiej strony.
