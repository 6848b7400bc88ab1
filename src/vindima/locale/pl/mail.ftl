### Wiadomości do osób, które zachowują tożsamość.

mail-email-subject = Logowanie w { $site }
mail-email =
    Cześć!

    Otwórz ten link, aby zalogować się w { $site }:

    { $link }

    { $minutes ->
        [one] Działa raz, przez { $minutes } minutę. Jeśli to nie twoja prośba, zignoruj tę wiadomość: bez linku nic się nie stanie.
        [few] Działa raz, przez { $minutes } minuty. Jeśli to nie twoja prośba, zignoruj tę wiadomość: bez linku nic się nie stanie.
        [many] Działa raz, przez { $minutes } minut. Jeśli to nie twoja prośba, zignoruj tę wiadomość: bez linku nic się nie stanie.
       *[other] Działa raz, przez { $minutes } minuty. Jeśli to nie twoja prośba, zignoruj tę wiadomość: bez linku nic się nie stanie.
    }
mail-address-subject = Zachowaj tożsamość w { $site }
mail-address =
    Cześć!

    Ktoś, zapewne ty, chce pod tym adresem zachować swoje gry w { $site }. Aby to potwierdzić, otwórz ten link w tej samej przeglądarce:

    { $link }

    { $minutes ->
        [one] Działa raz, przez { $minutes } minutę. Jeśli to nie twoja prośba, zignoruj tę wiadomość: adres nie zostanie zapisany.
        [few] Działa raz, przez { $minutes } minuty. Jeśli to nie twoja prośba, zignoruj tę wiadomość: adres nie zostanie zapisany.
        [many] Działa raz, przez { $minutes } minut. Jeśli to nie twoja prośba, zignoruj tę wiadomość: adres nie zostanie zapisany.
       *[other] Działa raz, przez { $minutes } minuty. Jeśli to nie twoja prośba, zignoruj tę wiadomość: adres nie zostanie zapisany.
    }
