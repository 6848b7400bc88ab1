### Gra z innymi: otwarte stoły, gry do oglądania, zaproszenia, archiwum.

web-meet = Zagraj z innymi
web-meet-match = Szybka gra
web-meet-players = Gracze
web-meet-filter = Pokaż tylko
web-meet-any-game = Dowolna gra
web-meet-any-players = Dowolna liczba graczy
web-meet-of-players = Gracze: { $count }
web-meet-pace = Tempo
web-meet-any-pace = Dowolne tempo
web-meet-pace-none = Bez zegara
web-meet-pace-live = Na żywo, z zegarami
web-meet-pace-turns = Korespondencyjnie
web-meet-any-language = Dowolny język
web-meet-open = Otwarte stoły: { $count }
web-meet-watching = Gry do oglądania: { $count }
web-meet-none = Teraz nikt nie czeka przy otwartym stole. Szybka gra otworzy nowy: zostań przy nim, aż ktoś dołączy.
web-meet-none-fits = Żaden otwarty stół nie pasuje. Szybka gra otworzy nowy.
web-meet-more = Pokaż więcej
web-meet-somebody = Ktoś bez imienia
web-meet-free = Wolne miejsca: { $free } z { $seats }
web-meet-people =
    { $count ->
        [one] siedzi { $count } osoba
        [few] siedzą { $count } osoby
        [many] siedzi { $count } osób
       *[other] siedzi { $count } osoby
    }
web-meet-bots = z: { $bots }
web-meet-here = teraz przy stole
web-meet-public = każdy może oglądać
web-meet-option = { $name }: { $value }
web-meet-corrected = poprawione liczby
web-meet-rated = gra rankingowa
web-meet-join = Dołącz
web-meet-watch = Oglądaj
web-meet-who = Kto jeszcze może dołączyć lub oglądać
web-meet-list = Otwarty dla wszystkich
web-meet-list-help = Stół widać w sali i każdy może zająć wolne miejsce. Widać tam też twoje imię.
web-meet-level = Poziom
web-meet-level-any = Dla wszystkich
web-meet-level-beginner = Dla początkujących
web-meet-level-regular = Dla znających zasady
web-meet-level-expert = Dla ekspertów
web-meet-publish = Każdy może oglądać
web-meet-publish-help = Grę widać w sali wraz z imionami graczy. Każdy może oglądać to, co widzi cały stół, i nic więcej. Gdy dołączą inni, można to już tylko wyłączyć; może to zrobić każdy gracz.
web-meet-hide = Ukryj
web-meet-end = Zakończ grę przed czasem
web-meet-end-mine = Prosisz o zakończenie gry. Skończy się, gdy wszyscy się zgodzą.
web-meet-end-asked = { $name } prosi o zakończenie gry teraz, bez wyniku. Skończy się, gdy wszyscy się zgodzą.
web-meet-ended = Tę grę zakończono przed czasem. Nie ma wyniku.
web-meet-delete = Usuń
web-meet-delete-ask = Usunąć ten stół na zawsze? Nikt inny tu nie grał.
web-meet-delete-others = Usunąć ten stół dla ciebie i wszystkich, którzy oglądali? Pozostali gracze zachowają grę.
web-meet-delete-sure = Usuń na zawsze

web-letter-by = { $name } zaprasza cię do gry { $game }
web-letter = Zaproszenie do gry { $game }
web-letter-seat = Twoje miejsce
web-letter-public = Tę grę może oglądać każdy, a twoje imię będzie widać w sali.
web-letter-asks = Na tym miejscu grał już ktoś inny. Pozostali gracze zostaną zapytani, czy możesz je przejąć.
web-letter-watch = Tylko oglądaj

web-archive-found =
    { $count ->
        [0] Nic nie znaleziono.
        [one] { $count } gra
        [few] { $count } gry
        [many] { $count } gier
       *[other] { $count } gry
    }
web-archive-text = Imię lub czat
web-archive-opponent = Przeciwnik
web-archive-result = Wynik
web-archive-any-result = Dowolny wynik
web-archive-won = Wygrana
web-archive-lost = Przegrana
web-archive-ended = Zakończona przed czasem
web-archive-watched = Oglądana
web-archive-after = Od
web-archive-until = Do
web-archive-hidden = Ukryte stoły
web-archive-show = Pokaż znowu
web-archive-pages = Strony
web-archive-page = Strona { $page } z { $pages }
web-archive-newer = Nowsze
web-archive-older = Starsze
