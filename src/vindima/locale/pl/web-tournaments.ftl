### Turnieje.

web-tournaments-about = Zagraj z każdym w turnieju kołowym, spotykaj osoby o podobnej sile w turnieju szwajcarskim albo graj te same rozdania co inne stoły w turnieju duplikatowym, w którym szczęście się znosi. Boty też mogą grać.
web-tournaments-new = Nowy turniej
web-tournaments-mine = Twoje turnieje
web-tournaments-all = Turnieje dla wszystkich
web-tournaments-none = Nie ma teraz innych turniejów. Załóż własny!
web-tournaments-by = organizuje { $name }
web-tournaments-entrants-count =
    { $count ->
        [one] { $count } uczestnik
        [few] { $count } uczestników
        [many] { $count } uczestników
       *[other] { $count } uczestnika
    }
web-tournaments-state-open = Trwają zapisy
web-tournaments-state-over = Zakończony
web-tournaments-state-cancelled = Odwołany
web-tournaments-round-of = Runda { $round } z { $total }
web-tournaments-deal-of = Rozdanie { $round } z { $total }
web-tournaments-name = Nazwa turnieju
web-tournaments-unnamed = Turniej { $game }
web-tournaments-format = System gry
web-tournaments-format-swiss = Szwajcarski
web-tournaments-format-swiss-help = Ustalona liczba rund. W każdej spotykasz osoby o podobnej liczbie punktów i, jeśli się da, nikogo dwa razy.
web-tournaments-format-robin = Kołowy
web-tournaments-format-robin-help = Każdy spotyka się z każdym.
web-tournaments-format-duplicate = Duplikatowy
web-tournaments-format-duplicate-help = Każdy stół gra te same rozdania, a miejsca się zmieniają. Twoje punkty porównuje się z punktami wszystkich, którzy mieli to samo miejsce w tym samym rozdaniu.
web-tournaments-players = Gracze przy stole
web-tournaments-rounds-swiss = Rundy
web-tournaments-rounds-robin = Ile razy każdy spotyka każdego
web-tournaments-rounds-duplicate = Rozdania
web-tournaments-who = Kto gra?
web-tournaments-enters = Ja też gram
web-tournaments-listed = Widoczny dla wszystkich
web-tournaments-listed-help = W przeciwnym razie do zapisu potrzebny jest link do strony turnieju.
web-tournaments-late = Po pierwszej rundzie wciąż można się zapisać
web-tournaments-bots = Boty, które grają
web-tournaments-house = Bot gospodarza
web-tournaments-house-help = Zajmuje wolne miejsca i gra dalej za osoby, które się wycofają albo nie przyjdą. Nie ma miejsca w tabeli.
web-tournaments-rated = rankingowy
web-tournaments-rated-help = Gry z udziałem ludzi liczą się do rankingu: bez cofania i bez podpowiedzi. Kto wycofa się w trakcie gry, przegrywa ją, a gospodarz nie może przerwać rozpoczętej gry.
web-tournaments-rated-not = Turniej rankingowy wymaga zegara albo czasu na turę oraz bota gospodarza od Łatwego do Mistrza.
web-tournaments-create = Załóż turniej
web-tournaments-tables-of = liczba graczy przy stole: { $count }
web-tournaments-length-swiss =
    { $count ->
        [one] { $count } runda
        [few] { $count } rundy
        [many] { $count } rund
       *[other] { $count } rundy
    }
web-tournaments-length-robin =
    { $count ->
        [one] każdy z każdym raz
        [few] każdy z każdym { $count } razy
        [many] każdy z każdym { $count } razy
       *[other] każdy z każdym { $count } raza
    }
web-tournaments-length-duplicate =
    { $count ->
        [one] { $count } rozdanie
        [few] { $count } rozdania
        [many] { $count } rozdań
       *[other] { $count } rozdania
    }
web-tournaments-play = Przejdź do swojego stołu
web-tournaments-enter = Zapisz się
web-tournaments-return = Wróć do turnieju
web-tournaments-withdraw = Wycofaj się
web-tournaments-withdraw-rated = Trwa twoja gra rankingowa. Jeśli się teraz wycofasz, przegrasz ją.
web-tournaments-withdraw-sure = Wycofaj się i przegraj grę
web-tournaments-copy = Kopiuj link
web-tournaments-hosting = To twój turniej
web-tournaments-add-bot = Dodaj bota
web-tournaments-needed =
    { $count ->
        [one] Może się zacząć, gdy będzie { $count } uczestnik.
        [few] Może się zacząć, gdy będzie { $count } uczestników.
        [many] Może się zacząć, gdy będzie { $count } uczestników.
       *[other] Może się zacząć, gdy będzie { $count } uczestnika.
    }
web-tournaments-start = Zacznij pierwszą rundę
web-tournaments-cancel = Odwołaj turniej
web-tournaments-cancel-ask = Wszystkie trwające gry skończą się bez wyniku. Dotychczasowe wyniki zostaną.
web-tournaments-cancel-sure = Tak, odwołaj
web-tournaments-entrants = Uczestnicy ({ $count })
web-tournaments-nobody = Nikt się jeszcze nie zapisał.
web-tournaments-you = ty
web-tournaments-remove = Usuń: { $name }
web-tournaments-house-bot = Bot gospodarza ({ $level })
web-tournaments-nameless = Uczestnik { $number }
web-tournaments-standings = Tabela
web-tournaments-final = Tabela końcowa
web-tournaments-rank = Miejsce
web-tournaments-entrant = Uczestnik
web-tournaments-gone = wycofany
web-tournaments-col-points = Punkty
web-tournaments-col-opponents = Punkty rywali
web-tournaments-col-beaten = Punkty pokonanych
web-tournaments-col-wins = Wygrane stoły
web-tournaments-col-vp = PZ
web-tournaments-col-played = Gry
web-tournaments-col-above = Ponad średnią
web-tournaments-col-average = Na rozdanie
web-tournaments-col-better = Rozdania ponad średnią
web-tournaments-how = Jak się liczy
web-tournaments-how-points = Przy każdym stole dostajesz taki ułamek punktu, jaką część pozostałych graczy pokonasz, od 0 do 1; remis liczy się za pół, a wolny los za 1. Przy równości decydują punkty wszystkich rywali, potem punkty pokonanych, potem wygrane stoły, potem punkty zwycięstwa.
web-tournaments-how-duplicate = W każdym rozdaniu twoje punkty zwycięstwa porównuje się ze średnią wszystkich, którzy mieli w nim to samo miejsce. Liczy się suma różnic. Przy równości decyduje liczba rozdań ponad średnią, potem wygrane stoły, potem punkty zwycięstwa.
web-tournaments-how-swiss-pairing = Stoły losuje się tak, żeby jak najmniej osób spotkało się dwa razy, a osoby przy stole miały podobną liczbę punktów. Każdy ma każde miejsce mniej więcej tak samo często. Wolne miejsca zajmują boty gospodarza; przy stołach dwuosobowych ktoś dostaje wolny los.
web-tournaments-how-robin-pairing = Wszystkie rundy losuje się na początku, tak żeby każdy spotkał się z każdym i miał każde miejsce mniej więcej tak samo często. Przy większych stołach niektórzy spotykają się więcej niż raz.
web-tournaments-how-duplicate-pairing = Wszystkie rozdania losuje się na początku, tak żeby zmieniały się miejsca i rywale. Stoły danego rozdania są zamknięte dla innych, dopóki wszystkie go nie skończą.
web-tournaments-rounds = Rundy
web-tournaments-round = Runda { $round }
web-tournaments-deals = Rozdania
web-tournaments-deal = Rozdanie { $round }
web-tournaments-vp = { $count } PZ
web-tournaments-playing = w toku
web-tournaments-void = bez wyniku
web-tournaments-bye = wolny los
web-tournaments-awarded = decyzja gospodarza
web-tournaments-waits = skończony; wynik pojawi się, gdy wszystkie stoły zagrają to rozdanie
web-tournaments-table = Twój stół
web-tournaments-watch = Oglądaj
web-tournaments-replay = Obejrzyj grę
web-tournaments-decide = Rozstrzygnij tę grę
web-tournaments-wins = Wygrywa { $name }
web-tournaments-no-result = Bez wyniku
web-tournaments-compared = Rozdanie po rozdaniu
web-tournaments-compared-help = Wszyscy w kolumnie mieli na początku te same karty. Druga liczba mówi, o ile punktów są ponad średnią kolumny albo poniżej niej.
web-tournaments-table-number = Stół { $number }
web-tournaments-average = Średnia
web-tournaments-cross = Tabela krzyżowa
