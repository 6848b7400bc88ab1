### Sprawdzanie niepewnych liczb z pudełkiem: w przeglądarce i w terminalu.

## Strona

check-title = Porównaj { $game } ze swoim pudełkiem
check-welcome = Liczby gry { $game } znane tylko z planszy i żetonów: { $count }. Nie mamy do nich źródła, więc są to staranne przypuszczenia. Jeśli masz tę grę, w około dziesięć minut możesz je poprawić.
check-how = Rozłóż planszę i porównuj część po części. Enter potwierdza liczbę; jeśli jest inna, wpisz wydrukowaną.
check-none = Wszystkie liczby gry { $game } są znane z druku. Nie ma czego sprawdzać.
check-progress = Sprawdzono { $done } z { $count }, poprawiono { $corrected }
check-part-progress = { $done } z { $count }
check-confirm-rest = Reszta się zgadza
check-part-done = Ta część jest sprawdzona
check-known = znane z druku
check-open = jeszcze niesprawdzone
check-confirmed = potwierdzone
check-corrected = poprawione; u nas było { $old }
check-add-space = Dodaj pole
check-remove-space = Usuń ostatnie pole
check-add-slot = Dodaj pole
check-remove-slot = Nie ma na mojej planszy
check-restore-slot = Jednak jest
check-add-row = Dodaj wiersz
check-remove-row = Usuń ostatni wiersz
check-removed = nie ma na planszy
check-yes = tak
check-no = nie

## Błędy

check-troubles = Spójrz na nie jeszcze raz
check-trouble = { $place }: { $words }
check-expected-range = Wpisz liczbę od { $low } do { $high }.
check-expected-exactly = Tu musi być { $low }, żeby pasowało do sąsiednich liczb.
check-expected-entries = Musi ich być od { $low } do { $high }.
check-expected-number = Musi ich być dokładnie: { $low }.
check-expected-choice = Wybierz coś z listy.
check-expected-flag = Odpowiedz tak lub nie.
check-expected-rising = Każda liczba musi być większa od poprzedniej.
check-expected-never-falling = Żadna liczba nie może być mniejsza od poprzedniej.
check-expected-different = To samo nie może wystąpić dwa razy.
check-expected-first-year = Pogodę 0 ma dokładnie jeden żeton: ten na pierwszy rok.
check-expected-numbered = Nie można pominąć wiersza: usuwaj wiersze od ostatniego.
check-expected-column-slot = Każda kolumna musi mieć co najmniej jedno pole.
check-refused = Te liczby do siebie nie pasują: { $words }
check-not-a-number = Wpisz liczbę całkowitą.

## Zakończenie

check-finish = Twoje liczby
check-finish-none = Najpierw potwierdź lub popraw jakąś liczbę.
check-kept = Odpowiedzi zostają w tej przeglądarce; możesz przerwać w każdej chwili i wrócić później.
check-play = Zagraj z tymi liczbami
check-play-help = Otwiera stół dla ciebie i dwóch łatwych botów. Twoje liczby są też na stronie nowego stołu.
check-same = Na razie nic nie poprawiono, więc zwykła gra już używa twoich liczb.
check-folder = Pobierz folder z danymi
check-folder-help = Rozpakuj archiwum i zacznij grę w terminalu z --option tables={ $folder }.
check-edition = Twoje wydanie (język, wydawca, rok)
check-note = Co jeszcze powinniśmy wiedzieć
check-send = Pobierz plik dla projektu
check-send-help = Wyślij go do projektu, na przykład jako załącznik do zgłoszenia. Wtedy wszyscy zagrają z właściwymi liczbami.
check-resume = Kontynuuj od takiego pliku
check-bad-file = Ten plik nie zawiera sprawdzonych liczb gry { $game }.
check-restart = Zacznij od nowa
check-restart-sure = Zapomnij wszystkie moje odpowiedzi

## Vinhos: części planszy

vinhos-check-part-vineyards = Żetony winnic
vinhos-check-about-vineyards = Cena na każdym z 32 żetonów, w tysiącach Bagos. Kolejność dwóch żetonów jednego koloru nie ma znaczenia.
vinhos-check-part-export = Eksport
vinhos-check-about-export = Wartość wymagana przez każde pole, PZ dawane od razu przez każdy wiersz i PZ za większość w każdej kolumnie. Jeśli na twojej planszy jest więcej lub mniej pól, dodaj je lub usuń.
vinhos-check-part-sales = Sprzedaż
vinhos-check-about-sales = Kolor każdego pola w trzech lokalach oraz wartość, której wymaga i za którą płaci. Jeśli na twojej planszy jest więcej lub mniej pól, dodaj je lub usuń.
vinhos-check-part-bank = Banco do Vinho
vinhos-check-about-bank = PZ za stan konta na koniec, koszt każdego kroku w górę na torze inwestycji i zapłata za krok w dół. Pieniądze w tysiącach.
vinhos-check-part-vintages = Żetony Winobrania
vinhos-check-about-vintages = Pogoda, kroki cech i wymagania trojga managerów. Kolejność żetonów nie ma znaczenia.
vinhos-check-part-fair = Targi Wina
vinhos-check-about-fair = Punkty Targów na każdym polu toru cechy, od lewej, oraz cechy i bonus każdego pola Targów.
vinhos-check-part-experts = Koneserzy Win
vinhos-check-about-experts = Sześć żetonów na cechę: zdolność oraz to, czy żeton ma strzałkę. Kolejność żetonów nie ma znaczenia.
vinhos-check-part-tax = Znacznik rundy i podatek
vinhos-check-about-tax = Pole akcji z numerem każdego roku.
vinhos-check-part-multipliers = Mnożniki
vinhos-check-about-multipliers = Ile beczek mieści się na mnożnikach, które punktują od razu.
vinhos-check-part-renown = Renoma
vinhos-check-about-renown = Ile Kostek Renomy mieści okienko każdego regionu.

## Vinhos: co się sprawdza

vinhos-check-noun = { $it }
vinhos-check-column = kolumna { $number }
vinhos-check-columns = Większość
vinhos-check-row = wiersz { $number }
vinhos-check-rows = PZ od razu
vinhos-check-slot = { $it }, pole { $number }
vinhos-check-band = stan konta od { $from } do { $to }
vinhos-check-span = { $from }–{ $to }
vinhos-check-arrow = { $from } → { $to }
vinhos-check-account = PZ za konto
vinhos-check-step = od { $from } do { $to }
vinhos-check-invest = Inwestowanie
vinhos-check-divest = Zbywanie inwestycji
vinhos-check-vintage = Żeton Winobrania { $number }
vinhos-check-track = tor cechy
vinhos-check-stand = Pole Targów { $first }/{ $second }
vinhos-check-expert = { $it }, żeton { $number }
vinhos-check-year = rok { $number }
vinhos-check-multiplier-wine = wartość wina teraz
vinhos-check-multiplier-four-experts = koneserzy wszystkich czterech cech teraz
vinhos-check-multiplier-renown = renoma w twoich regionach teraz
vinhos-check-bonus-cash-n = { THOUSANDS($n1) } Bagos
vinhos-check-bonus-expert-n = darmowy koneser
vinhos-check-bonus-fair-points-n = Punkty Targów: { $n1 }
vinhos-check-field-cost = cena
vinhos-check-field-majority-vp = PZ
vinhos-check-field-vp = PZ
vinhos-check-field-value = wartość
vinhos-check-field-colour = kolor
vinhos-check-field-from = od
vinhos-check-field-to = do
vinhos-check-field-payout = gotówka
vinhos-check-field-weather = pogoda
vinhos-check-field-features = cechy
vinhos-check-field-alexandre = { vinhos-manager-alexandre }
vinhos-check-field-beatriz = { vinhos-manager-beatriz }
vinhos-check-field-constantino = { vinhos-manager-constantino }
vinhos-check-field-points = Punkty Targów
vinhos-check-field-bonus = bonus
vinhos-check-field-ability = zdolność
vinhos-check-field-arrow = strzałka
vinhos-check-field-space = akcja
vinhos-check-field-slots = beczki
vinhos-check-field-room = kostki

## Viticulture

viticulture-check-part-campaign = Kampania solo
viticulture-check-about-campaign = W niektórych wyzwaniach kampanii zaczynasz z mniejszą liczbą PZ albo z wypłatą, albo punktują wina w twoich piwnicach.
viticulture-check-challenge = wyzwanie { $number }
viticulture-check-field-start-vp = PZ na początku
viticulture-check-field-residual = wypłata
viticulture-check-field-medium = PZ za każde wino w średniej piwnicy
viticulture-check-field-large = PZ za każde wino w dużej piwnicy
