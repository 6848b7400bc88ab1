### Zagadki.

web-puzzles-about = Pozycje z gier między botami, w których długie przeszukiwania zgodnie wskazują jedną najlepszą odpowiedź. Wybierz ją na planszy; liczy się pierwsza odpowiedź.
web-puzzles-levels = Liczby to poziomy: 1 rozwiązuje każdy bot, 5 tylko długie przeszukiwanie. Gruba ramka oznacza, że możesz wygrać w tym roku.
web-puzzles-rating = Twój ranking zagadek: { $rating }
web-puzzles-solved = rozwiązane: { $right } z { $tries }
web-puzzles-start = Rozwiąż zagadkę
web-puzzles-next = Następna zagadka
web-puzzles-all = Wszystkie zagadki
web-puzzles-none = Wszystkie zagadki masz już za sobą.
web-puzzles-players =
    { $players ->
        [one] gra solo
        [few] { $players } graczy
        [many] { $players } graczy
       *[other] { $players } gracza
    }
web-puzzles-level = Poziom { $level }
web-puzzles-kind-turn = Znajdź najlepszą turę
web-puzzles-kind-win = Wygraj w tym roku
web-puzzles-task-turn = Która odpowiedź rozpoczyna twoją najlepszą turę?
web-puzzles-task-win = Gra kończy się w tym roku. Która odpowiedź ją wygrywa?
web-puzzles-right = Dobrze!
web-puzzles-wrong = To nie najlepsza odpowiedź.
web-puzzles-change = Ranking { $rating } ({ $change })
web-puzzles-uncounted = Ta zagadka była już próbowana, więc ranking się nie zmienia.
web-puzzles-turn = Najlepsza tura
web-puzzles-values = Ile warte są odpowiedzi
web-puzzles-best = najlepsza
web-puzzles-loss = −{ $loss } PZ
web-puzzles-given = twoja odpowiedź
web-puzzles-again = Spróbuj ponownie
web-puzzles-done-right = rozwiązana
web-puzzles-done-wrong = nietrafiona
