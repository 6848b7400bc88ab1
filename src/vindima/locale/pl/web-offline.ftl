# What the pages say where there is no server.

web-welcome-alone = Zagraj z nimi od razu albo przy jednym ekranie. Wszystko działa w tej przeglądarce, bez serwera i bez połączenia.
web-alone = Tutaj grasz tylko na tym urządzeniu. Do gry z osobami gdzie indziej potrzebny jest serwer.
web-alone-guide = Jak go uruchomić

## The games that the browser keeps

web-kept = Twoje gry na tym urządzeniu
web-kept-help = Twoje gry są przechowywane tylko w tej przeglądarce. Zapisuj je od czasu do czasu w pliku, także po to, by przenieść je na inne urządzenie.
web-kept-save = Zapisz wszystkie gry w pliku
web-kept-bring = Dodaj gry z pliku
web-kept-brought =
    { $games ->
        [0] Nie dodano żadnej gry: te z pliku już tu są.
        [one] Dodano lub zaktualizowano jedną grę.
        [few] Dodano lub zaktualizowano { $games } gry.
        [many] Dodano lub zaktualizowano { $games } gier.
       *[other] Dodano lub zaktualizowano { $games } gry.
    }
web-kept-broken = Ten plik nie zawiera gier zapisanych w Vindimie albo jest uszkodzony. Nic nie zmieniono.
web-kept-tidy = Usuń zakończone gry
web-kept-tidy-sure = Usuń wszystkie zakończone gry
web-kept-tidied = Zakończone gry zostały usunięte.
web-kept-cleared = Ta przeglądarka usunęła zapisane tu gry: być może wyczyszczono jej dane albo brakło jej miejsca. Jeśli masz je w pliku, dodaj je ponownie.
web-newer = Jest nowsza wersja Vindimy. Twoje gry pozostaną.
web-newer-take = Zaktualizuj teraz

## Privacy

web-privacy-stored-here = Co i gdzie jest przechowywane
web-privacy-here = Wszystko zostaje w tej przeglądarce: Twoje imię, język, ustawienia i gry. Nic nie jest nigdzie wysyłane. Nie ma ciasteczek, reklam ani śledzenia.
web-privacy-ask-here = To usuwa Twoje imię, kampanie, lekcje i wszystkie gry w tej przeglądarce. Tego nie można cofnąć.

## Problems

web-trouble-here-bot = { $name } nie może teraz grać. Vindima wciąż próbuje; możesz wybrać innego gracza na to miejsce.
web-trouble-here-storage = Ta przeglądarka nie może zapisać odpowiedzi gracza { $name }: brakuje miejsca albo zapisywanie jest tu niedozwolone. Zwolnij miejsce; Vindima wciąż próbuje i nic nie przepadło.
web-trouble-here-network = Na razie za gracza { $name } gra Trudny: nie udało się wczytać pliku, którego potrzebuje { $level }. Gdy zostanie raz wczytany przy połączeniu z internetem, pozostanie na tym urządzeniu.
web-damaged = Dane tej gry są uszkodzone, więc nie da się jej już otworzyć. Jeśli masz gry zapisane w pliku, usuń tę i dodaj je ponownie.
web-damaged-delete = Usuń tę grę
web-error-storage-full = W tej przeglądarce nie ma już miejsca na Twoje gry. Wyeksportuj je, usuń stare lub zwolnij miejsce; ostatnia zmiana nie została zapisana.
web-error-storage-denied = Ta przeglądarka nie pozwala Vindimie niczego zapisać, więc nie da się grać. Zezwól tej stronie na zapisywanie danych albo wyjdź z trybu prywatnego.
web-error-alone = Do gry z innymi potrzebny jest serwer. Jak go uruchomić, opisuje poradnik dla gospodarzy.
web-error-private-address = Ten adres prowadzi do sieci prywatnej, a tam ten serwer niczego nie wysyła.
web-error-engine = W tej przeglądarce nie udało się uruchomić silnika gry. Odśwież stronę; jeśli to nie pomoże, użyj nowszej przeglądarki.
