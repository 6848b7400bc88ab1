### Rozdanie dnia.

web-daily-about = Tego samego dnia wszyscy grają to samo rozdanie przeciw tym samym botom. Nowy dzień zaczyna się o północy UTC.
web-daily-fair = Liczy się twoja pierwsza próba: bez cofania i bez podpowiedzi. Gdy ją skończysz, zobaczysz klasyfikację i przejrzysz gry innych, którzy też skończyli, a oni twoją.
web-daily-fair-alone = Liczy się twoja pierwsza próba: bez cofania i bez podpowiedzi. Nic nie opuszcza tej przeglądarki, więc porównasz tu tylko własne próby; na serwerze porównują się wszyscy gracze.
web-daily-past = Ten dzień już minął. Jego rozdania nadal można rozegrać, ale już się nie liczą.
web-daily-kind-solo = Solo, przeciw Automie
web-daily-kind-duel = Przeciw jednemu botowi
web-daily-kind-bots = Przeciw dwóm botom
web-daily-begin = Zacznij: ta próba się liczy
web-daily-begin-free = Zagraj dla przyjemności
web-daily-continue = Graj dalej
web-daily-attempts = Twoje próby
web-daily-attempt = Próba { $number }
web-daily-counts = liczy się
web-daily-counts-not = nie liczy się
web-daily-points = { $points } PZ
web-daily-result-win = wygrana
web-daily-result-draw = remis
web-daily-result-loss = przegrana
web-daily-running = w toku
web-daily-gone = usunięta
web-daily-ranking = Klasyfikacja
web-daily-hidden = Klasyfikacja pojawi się tu po zakończeniu twojej pierwszej próby.
web-daily-nobody = Nikt nie ukończył liczącej się próby.
web-daily-you = Ty
web-daily-guest = Ktoś bez imienia
web-daily-compare = Porównaj
web-daily-compare-with = Porównaj swoją pierwszą próbę z: { $name }
web-daily-day-before = Poprzedni dzień
web-daily-day-after = Następny dzień
web-daily-today = Dziś
web-daily-comparison = Jedno rozdanie, dwie gry
web-daily-same =
    { $count ->
        [0] Gry różnią się od pierwszej odpowiedzi.
        [one] Gry różnią się po pierwszej odpowiedzi.
        [few] Gry różnią się po { $count } wspólnych odpowiedziach.
        [many] Gry różnią się po { $count } wspólnych odpowiedziach.
       *[other] Gry różnią się po { $count } wspólnych odpowiedziach.
    }
web-daily-all-same = Obie gry są takie same, odpowiedź po odpowiedzi.
web-daily-difference = Pierwsza różnica
web-daily-mine = Twoja pierwsza próba
web-daily-position = Obejrzyj tę pozycję
web-daily-bots = Pokaż też odpowiedzi botów
web-daily-common = Pokaż też wspólne odpowiedzi
web-daily-growth = Punkty w kolejnych latach
