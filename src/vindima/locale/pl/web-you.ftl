### Kim ktoś jest, jak wraca i co serwer o nim przechowuje.

## Zachowanie tożsamości

web-you-loose = Tylko ciasteczko tej przeglądarki wie, że twoje gry należą do ciebie. Zachowaj swoją tożsamość, a na każdym urządzeniu odnajdziesz wszystko: miejsca, kampanie, lekcje i ustawienia. Hasło nie jest potrzebne.
web-you-kept = Twoja tożsamość jest zachowana: cokolwiek stanie się z tą przeglądarką, wrócisz do swoich gier.
web-you-nobody = Do gry nie potrzeba konta. Jeśli twoja tożsamość jest zachowana na innym urządzeniu, zaloguj się albo otwórz osobisty link z tamtego urządzenia.
web-you-alone = Tutaj wszystko zostaje w tej przeglądarce, więc nie ma się do czego logować. Aby zachować tożsamość na kilku urządzeniach, potrzebny jest serwer.
web-you-guide = Jak uruchomić serwer
web-you-passkeys = Klucze dostępu
web-you-passkeys-help = Twoje urządzenie, telefon lub klucz bezpieczeństwa potwierdza, że to ty.
web-you-passkey-add = Dodaj klucz dostępu
web-you-passkey-use = Zaloguj się kluczem dostępu
web-you-passkey-made = utworzono: { $when }
web-you-passkey-unable = Ta przeglądarka nie obsługuje kluczy dostępu.
web-you-passkeys-none = Na tym serwerze nie ma kluczy dostępu: wymagają nazwy domeny i https.
web-you-remove = Usuń
web-you-remove-this = Usuń klucz dostępu { $name }
web-you-link = Inne urządzenie
web-you-link-help = Osobisty link lub kod QR loguje twój telefon albo inny komputer.
web-you-link-make = Dodaj urządzenie
web-you-link-made =
    { $minutes ->
        [one] Otwórz ten link na drugim urządzeniu albo zeskanuj nim kod. Działa raz, przez { $minutes } minutę. Nie dawaj go nikomu: kto go otworzy, zaloguje się jako ty.
        [few] Otwórz ten link na drugim urządzeniu albo zeskanuj nim kod. Działa raz, przez { $minutes } minuty. Nie dawaj go nikomu: kto go otworzy, zaloguje się jako ty.
        [many] Otwórz ten link na drugim urządzeniu albo zeskanuj nim kod. Działa raz, przez { $minutes } minut. Nie dawaj go nikomu: kto go otworzy, zaloguje się jako ty.
       *[other] Otwórz ten link na drugim urządzeniu albo zeskanuj nim kod. Działa raz, przez { $minutes } minuty. Nie dawaj go nikomu: kto go otworzy, zaloguje się jako ty.
    }
web-you-link-copy = Kopiuj osobisty link
web-you-qr = Kod QR twojego osobistego linku
web-you-mail = Pocztą e-mail
web-you-mail-help = Dostajesz odnośnik, który cię loguje. Adres nie służy do niczego innego, chyba że wybierzesz powiadomienia e-mailem.
web-you-mail-address = Adres e-mail
web-you-mail-send = Wyślij mi link
web-you-mail-sent =
    { $minutes ->
        [one] Jeśli { $address } może odbierać pocztę, link jest w drodze. Działa raz, przez { $minutes } minutę.
        [few] Jeśli { $address } może odbierać pocztę, link jest w drodze. Działa raz, przez { $minutes } minuty.
        [many] Jeśli { $address } może odbierać pocztę, link jest w drodze. Działa raz, przez { $minutes } minut.
       *[other] Jeśli { $address } może odbierać pocztę, link jest w drodze. Działa raz, przez { $minutes } minuty.
    }
web-you-mail-known = Linki trafiają na { $address }.
web-you-mail-forget = Zapomnij mój adres
web-you-notices = Powiadomienia
web-you-devices = Twoje urządzenia
web-you-device-here = to urządzenie
web-you-device-unknown = Nieznana przeglądarka
web-you-device-seen = ostatnio używane: { $when }
web-you-sign-out = Wyloguj
web-you-sign-out-this = Wyloguj: { $name }
web-you-rename = Zmień nazwę
web-you-rename-this = Zmień nazwę: { $name }
web-you-rename-label = Nazwa tego urządzenia
web-you-rename-save = Zapisz
web-you-sign-in = Logowanie

## Linki logujące

web-you-ticket = Zalogować się jako { $name }?
web-you-ticket-nameless = Zalogować się na tym urządzeniu?
web-you-ticket-warning = Kontynuuj tylko wtedy, gdy ten link pochodzi od ciebie lub był na twoją prośbę. Cudzy link oddałby komuś tę przeglądarkę i każdą grę, którą w niej prowadzisz.
web-you-ticket-brings =
    { $tables ->
        [one] Przejdzie z tobą { $tables } stół z tej przeglądarki.
        [few] Przejdą z tobą { $tables } stoły z tej przeglądarki.
        [many] Przejdzie z tobą { $tables } stołów z tej przeglądarki.
       *[other] Przejdzie z tobą { $tables } stołu z tej przeglądarki.
    }
web-you-ticket-go = Zaloguj się
web-you-ticket-mine = To urządzenie jest już zalogowane jako { $name }.
web-you-ticket-mine-nameless = To urządzenie jest już zalogowane.
web-you-ticket-address = Zachować tożsamość z adresem { $address }?
web-you-ticket-keep = Zachowaj

## Prywatność

web-privacy-stored = Co zapisuje ten serwer
web-privacy-cookie = Ciasteczko z losowym tokenem, które rozpoznaje twoją przeglądarkę przez najwyżej dwa lata. Służy tylko do twoich miejsc i ustawień. Nie ma reklam ani śledzenia, a strony nie wczytują niczego z innych serwerów.
web-privacy-person = Imię i język, które wybierasz, oraz dzień ostatniej wizyty.
web-privacy-games = Twoje gry: kto gdzie siedział i każda odpowiedź; twoje kampanie i lekcje; oraz to, co piszesz na czacie.
web-privacy-people = Twoi znajomi, osoby, które zapraszasz, wyciszasz lub blokujesz, zgłoszone przez ciebie wiadomości oraz to, które wiadomości na czacie są przeczytane.
web-privacy-identity = Jeśli zachowujesz tożsamość: twoje urządzenia (przeglądarka, system, dzień ostatniego użycia), publiczna część kluczy dostępu, ustawienia oraz adres e-mail, jeśli go podasz. Linki logujące są przechowywane jako skróty, dopóki nie wygasną.
web-privacy-notices = Jeśli wybierzesz powiadomienia: o czym i kiedy chcesz wiedzieć, dokąd trafiają na twoich urządzeniach, twoje webhooki, a przez miesiąc także to, co wysłano. Web Push przechodzi przez usługę producenta przeglądarki w postaci zaszyfrowanej, więc nie może on go przeczytać.
web-privacy-browser = Sama przeglądarka przechowuje ustawienia, liczby z twojego pudełka i twoje udziały w rozdaniach.
web-privacy-address = Twój adres sieciowy ogranicza, ile może zrobić jeden adres. Jest tylko w pamięci; Vindima go nie zapisuje ani nie umieszcza w dzienniku. Serwer pośredniczący może prowadzić własne dzienniki.
web-privacy-seen = Kto to widzi
web-privacy-others = Osoby przy twoich stołach widzą twoje imię, ruchy i czat i mogą pobrać zapis zakończonej gry. Osoby prowadzące ten serwer mogą odczytać całą bazę danych.
web-privacy-age = Jak długo to trwa
web-privacy-never = Ten serwer nie usuwa niczego z powodu wieku. Możesz usunąć swoje dane samodzielnie.
web-privacy-finished =
    { $days ->
        [one] Zakończone stoły są usuwane po { $days } dniu bez zmian.
        [few] Zakończone stoły są usuwane po { $days } dniach bez zmian.
        [many] Zakończone stoły są usuwane po { $days } dniach bez zmian.
       *[other] Zakończone stoły są usuwane po { $days } dnia bez zmian.
    }
web-privacy-idle =
    { $days ->
        [one] Niedokończone stoły są usuwane po { $days } dniu bez zmian.
        [few] Niedokończone stoły są usuwane po { $days } dniach bez zmian.
        [many] Niedokończone stoły są usuwane po { $days } dniach bez zmian.
       *[other] Niedokończone stoły są usuwane po { $days } dnia bez zmian.
    }
web-privacy-browsers =
    { $days ->
        [one] Wszystko o przeglądarce jest usuwane po { $days } dniu nieobecności.
        [few] Wszystko o przeglądarce jest usuwane po { $days } dniach nieobecności.
        [many] Wszystko o przeglądarce jest usuwane po { $days } dniach nieobecności.
       *[other] Wszystko o przeglądarce jest usuwane po { $days } dnia nieobecności.
    }
web-privacy-mine = Twoje dane
web-privacy-export = Pobierz moje dane
web-privacy-delete = Usuń moje dane
web-privacy-ask = Usunięte zostaną: twoje imię, urządzenia, klucze dostępu i adres e-mail, kampanie, lekcje i wpisy na czacie, to, co przechowuje ta przeglądarka, oraz każdy stół, przy którym nikt inny nie ma miejsca. Przy innych stołach twoje miejsce straci imię, a w trwającej grze stanie się wolne. Tego nie można cofnąć.
web-privacy-sure = Usuń wszystko
web-privacy-done = Twoje dane zostały usunięte.
