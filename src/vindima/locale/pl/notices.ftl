### Co mówią powiadomienia: Web Push, e-maile, webhooki. Nie zdradzają niczego, co przy stole jest ukryte.

notice-table = { $game } – { $names }
notice-year = { $table }, rok { $year }
notice-turn-title = Twoja kolej
notice-began-title = Gra się zaczęła
notice-over-title = Koniec gry
notice-over =
    { $count ->
        [one] { $table }: wygrywa { $names }.
       *[other] { $table }: wygrywają wspólnie { $names }.
    }
notice-invited-title = Masz zaproszenie
notice-chat-title = Nowe wiadomości przy twoim stole
notice-clock-title = Twój czas się kończy
notice-hook-turn = { $table }: teraz gra { $name }.
notice-hook-clock = { $table }: { $name } ma już mało czasu.
notice-hook-began = { $table }: gra się zaczęła.
notice-hook-over = { $table }: gra się skończyła.

## E-mail

notice-mail-subject =
    { $count ->
        [one] { $count } wiadomość z twoich gier
        [few] { $count } wiadomości z twoich gier
        [many] { $count } wiadomości z twoich gier
       *[other] { $count } wiadomości z twoich gier
    }
notice-mail-line = { $title }: { $text }
notice-mail-footer =
    Dostajesz tę wiadomość, bo { $site } ma cię na twoją prośbę powiadamiać o twoich grach.
    Nie chcę więcej takich wiadomości: { $link }
    Wybierz, o czym chcesz wiedzieć: { $you }
