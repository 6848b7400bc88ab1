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
web-problem = Coś się rozlało

## Sala

web-welcome = Winobranie trwa
web-welcome-first = Dwie gry o winie na twoim ekranie, ze wszystkimi zasadami i z przeciwnikami, którzy je znają.
web-welcome-second = Zagraj z nimi od razu, podajcie sobie jeden ekran albo wyślij znajomym link; konta nie trzeba.
web-play-now = Zagraj teraz
web-game = Gra
web-game-vinhos = Vinhos
web-game-viticulture = Viticulture
web-about-vinhos = Sześć lat z winem w Portugalii: posiadłości, piwnice, eksport i trzy Targi, o których mówią wszyscy.
web-about-viticulture = Mała winnica w Toskanii, cztery pory roku i goście z pomysłami. Także w pojedynkę, przeciw Automie.
web-players = Graczy: od { $least } do { $most }
web-new-table = Nowy stół
web-my-tables = Twoje stoły
web-all-tables = Pokaż wszystkie ({ $count })
web-table-running = W toku
web-table-over = Skończona
web-upload = Otwórz zapisaną grę
web-upload-help = Zapis pobrany tutaj albo utworzony w wierszu poleceń.
web-you = Ty
web-guest = Gość
web-join = Dołącz do stołu
web-join-go = Dołącz
web-player = Gracz { $number }

## Ustawienia

web-settings = Ustawienia
web-setting-name = Imię
web-setting-language = Język
web-setting-theme = Kolory
web-theme-system = Jak w urządzeniu
web-theme-light = Jasne
web-theme-dark = Ciemne
web-setting-sound = Cichy dźwięk na początku mojej tury
web-setting-confirm = Moją turę kończy moje kliknięcie
web-setting-keys = Pojedyncze klawisze działają (zob. mapę klawiatury)

## Nowy stół

web-seats = Miejsca
web-sitter = Kto siedzi na miejscu { $letter }
web-sitter-me = Ja
web-sitter-here = Ktoś przy tym ekranie
web-sitter-link = Ktoś, kto dostanie link
web-sitter-bot = Bot
web-sitter-link-help = Link dostaniesz, gdy stół będzie otwarty.
web-seat-open = Wolne miejsce
web-seat-add = Dodaj miejsce
web-seat-remove = Usuń miejsce { $letter }
web-bot-level = Poziom
web-bot-character = Charakter
web-bot-styled = { $name }, { $style }
web-bot-random = Losowy
web-bot-easy = Łatwy
web-bot-greedy = Zachłanny
web-bot-medium = Średni
web-bot-hard = Trudny
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
web-seed-help = To samo ziarno i te same odpowiedzi dają tę samą grę. Puste: zostanie wylosowane.
web-open-table = Otwórz stół

web-option-vinhos-regions = Regiony poza grą
web-option-vinhos-regions-help = W dwie lub trzy osoby niektóre regiony odpoczywają: wylosowane albo dobrane na pierwszą grę.
web-option-vinhos-regions-random = wylosowane
web-option-vinhos-regions-suggested = jak na pierwszą grę
web-option-vinhos-turn-order-by-region = Kolejność według regionów
web-option-vinhos-turn-order-by-region-help = Oficjalny wariant: wszyscy mają na start tyle samo, a o kolejności decydują pierwsze winnice.
web-option-vinhos-barrels-home-in-maintenance = Beczki co roku wracają
web-option-vinhos-barrels-home-in-maintenance-help = Oficjalny wariant: po pensjach pary beczek opuszczają lokale.
web-option-vinhos-cash-multiplier-cap = Granica mnożnika gotówki
web-option-vinhos-cash-multiplier-cap-help = Oficjalny wariant: beczka daje tam najwyżej 16 punktów.
web-option-vinhos-two-player-fair = Targi we dwoje
web-option-vinhos-two-player-fair-help = Oficjalny wariant: w dwie osoby nagrody są za pierwsze i trzecie miejsce.
web-option-viticulture-parents = Matki i Ojcowie
web-option-viticulture-parents-help = Dostajesz po jednym z rozdania albo wybierasz po jednym z dwóch.
web-option-viticulture-parents-dealt = z rozdania
web-option-viticulture-parents-chosen = wybrani z dwóch
web-option-viticulture-friendly = Wariant przyjacielski
web-option-viticulture-friendly-help = Miejsca z bonusem są dla tych, którzy go użyją albo nie mają innego wolnego miejsca.
web-option-viticulture-free-devalue = Niższe wartości dozwolone
web-option-viticulture-free-devalue-help = Nowe grono lub wino może stanąć na niższej wartości, niż ma.
web-option-viticulture-level = Automa
web-option-viticulture-level-help = Jak trudno pokonać Automę.
web-option-viticulture-aggressive = Agresywna Automa
web-option-viticulture-aggressive-help = Trzeba prowadzić na koniec każdego roku, nie tylko ostatniego. Poziomy łatwy, normalny i trudny.
web-option-viticulture-challenge = Wyzwanie
web-option-viticulture-challenge-help = Jedno wyzwanie z kampanii, rozgrywane osobno.
web-option-viticulture-tokens = Znaczniki akcji bonusowej
web-option-viticulture-tokens-help = Ile masz na start: w kampanii po jednym za każdą przegraną w tym wyzwaniu.
web-option-viticulture-fewer-visitors = Mniej gości
web-option-viticulture-fewer-visitors-help = Goście, którzy tylko korzystają na innych graczach, zostają w pudełku.

## Kampania

web-campaign = Kampania
web-campaign-about = Wyzwania przeciw Automie, jedno po drugim. Dalej prowadzi tylko wygrana; każda przegrana trochę ułatwia następną próbę. Im mniej partii, tym lepiej.
web-campaign-new = Nowa kampania
web-campaign-begin = Zacznij
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
web-campaign-give-up = Poddaj partię
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
web-twin = Plansza słowami
web-spectator = Oglądasz
web-connection-lost = Połączenie zerwane, trwa jego przywracanie. Nic z tego, co się stało, nie zginęło.

## Stół: pytanie

web-year = Rok { $year }
web-points = punkty
web-away = poza stołem
web-to-answer = odpowiada
web-your-turn = Twoja tura
web-choose = Wybierz
web-filter = Pisz, by zawęzić listę
web-filter-none = Nic tu nie zawiera tych słów.
web-refused = Teraz niemożliwe: { $count }
web-remedy = Co by na to pozwoliło?
web-remedy-first = Najpierw:
web-remedy-then = Potem to możliwe.
web-remedy-none = Nic, co można by zrobić wcześniej, nie pomoże.
web-hint = Co radzisz?
web-hint-quick = Na szybko
web-hint-good = Z namysłem
web-hint-deep = Dogłębnie
web-hint-thinking = Niech pomyślę…
web-hint-gain = ok. { $gain } pkt
web-hint-term = { $term }: { $gain }
web-hints-allowed = Kto odpowiada, może prosić o radę
web-trail = Ta tura do tej pory
web-undo = Cofnij
web-undo-to = Wróć do chwili przed tym
web-undo-over = Gra skończona; niczego już się nie cofa.
web-undo-others = Potem grał już ktoś inny, więc to zostaje.
web-reset = Zacznij turę od nowa
web-confirm-ask = To była twoja tura. Tak zostaje?
web-confirm = Kończę turę
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
web-waiting = Teraz { $name }.
web-absent = { $name } jest poza stołem. Gra ruszy dalej po powrocie.
web-waiting-open = To miejsce jest jeszcze wolne. Wyślij komuś link.
web-stand-in = Zastąp botem
web-log-empty = Nic się jeszcze nie wydarzyło.

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
web-learn-about = Krótkie lekcje w prawdziwych pozycjach: ty grasz, a lekcja mówi, na co patrzeć. Przerwij, kiedy chcesz; lekcja poczeka w tym samym miejscu.
web-lesson-steps =
    { $steps ->
        [one] 1 krok
        [few] { $steps } kroki
       *[many] { $steps } kroków
    }
web-lesson-at = Kroki za tobą: { $number } z { $steps }
web-lesson-done = Skończona
web-lesson-begin = Zacznij
web-lesson-go-on = Dalej
web-lesson-again = Jeszcze raz
web-lesson-hint = Podpowiedź
web-lesson-restart = Od początku
web-lesson-next = Następna lekcja
web-lesson-all = Wszystkie lekcje

## Stół: ludzie

web-presence-open = wolne
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
web-watch = Widzowie
web-watch-help = Kto ma ten link, widzi to, co jawne dla wszystkich, i nic więcej.
web-chat =
    { $count ->
        [0] Czat
       *[other] Czat ({ $count })
    }
web-chat-empty = Nikt jeszcze nic nie powiedział.
web-chat-write = Powiedz coś
web-chat-send = Wyślij
web-cover = { $name }, twoja tura
web-cover-help = Nic nie widać, dopóki ktoś jeszcze patrzy na ekran.
web-cover-ready = Tu { $name }

## Punkty i koniec

web-scores = Punkty
web-source = Za co
web-total = Razem
web-projected = Gdyby teraz był koniec
web-points-now = Teraz na torze
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
web-result-next = Co dalej
web-result-board = Obejrzyj planszę
web-again = Jeszcze raz
web-ranking = Wyniki
web-best-wine = Najlepsze wino tej gry
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

web-review = Z perspektywy czasu
web-review-working = Trwa przegląd gry…
web-review-chances = Szanse na wygraną
web-review-turning = Punkty zwrotne
web-review-better = Lepiej, o jakieś { $points } pkt: { $answer }
web-review-look = Zobacz
web-review-none = Nikt niczego ważnego nie zmarnował.
web-review-caution = Ocenia bot, który patrzy do końca tury. Może się mylić, a plan mógł być mądrzejszy, niż bot wiedział.

## Mapa klawiatury

web-help = Klawiatura
web-help-board = Tab przechodzi też po świecących miejscach planszy; Enter lub spacja wybiera.
web-key-answer = Ta odpowiedź
web-key-filter = Zawęź listę odpowiedzi
web-key-tab = Dalej do następnej rzeczy
web-key-confirm = Kończę turę
web-key-undo = Cofnij
web-key-reset = Zacznij turę od nowa
web-key-recall = Pokaż, co się działo od mojej ostatniej tury
web-key-skip = Nie czekaj na odtwarzanie ruchów
web-key-hint = Podpowiedź
web-key-scores = Punkty
web-key-seats = Miejsca i linki
web-key-chat = Czat
web-key-log = Dziennik
web-key-twin = Plansza słowami
web-key-help = Ta mapa

## Co może pójść źle

web-error-no-table = Nie ma takiego stołu. Może link jest niepełny albo stół już sprzątnięto.
web-error-no-campaign = W tej przeglądarce nie ma takiej kampanii.
web-error-old-rules = Tę grę rozegrano według innych zasad niż w tej wersji. Można ją obejrzeć, ale nie da się jej kontynuować.
web-error-not-asked = Teraz pytanie ma ktoś inny.
web-error-too-large = To więcej, niż ten serwer przyjmuje.
web-error-not-yours = Ten stół jest prywatny. Poproś gospodarza o link.
web-error-full = Ktoś już zajął to miejsce. Możesz poprosić gospodarza o link dla widzów.
web-error-bad-link = Ten link donikąd nie prowadzi. Może brakuje w nim kawałka.
web-error-stale = Gra przy stole poszła dalej; oto jej obecny stan.
web-error-illegal = Teraz to niemożliwe.
web-error-undo = Tego nie można już cofnąć.
web-error-running = Zapis można pobrać po końcu gry: pokazałby to, co jeszcze tajne.
web-error-newer-record = Tę grę zapisała nowsza wersja programu Vindima. Zaktualizuj go i otwórz ją ponownie.
web-error-bad-record = Ten plik nie jest zapisem gry albo jest uszkodzony.
web-error-bad-request = Serwer tego nie zrozumiał. Odśwież stronę, może być nieaktualna.
web-error-too-many = To było za dużo naraz. Poczekaj chwilę i spróbuj ponownie.
web-error-server = Serwer ma kłopoty. Spróbuj ponownie za chwilę.
web-error-offline = Serwer nie odpowiada. Sprawdź, czy działa i czy masz połączenie z siecią.
web-error-no-page = Nie ma tu takiej strony.
