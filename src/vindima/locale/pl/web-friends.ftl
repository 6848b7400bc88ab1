### Znajomi oraz osoby, których ktoś nie chce spotykać.

web-friends = Znajomi
web-friends-help = Osoby, z którymi grasz, mogą zostać znajomymi, jeśli obie strony tego chcą. Znajomi mogą zapraszać się do stołu jednym kliknięciem.
web-friends-none = Nie masz tu jeszcze znajomych. Po grze z innymi znajdziesz ich poniżej.
web-friends-asking = { $name } chce być w twoich znajomych
web-friends-asked = Wysłane zaproszenie: { $name }
web-friends-accept = Przyjmij
web-friends-accept-this = Przyjmij do znajomych: { $name }
web-friends-refuse = Odrzuć
web-friends-refuse-this = Odrzuć zaproszenie do znajomych: { $name }
web-friends-withdraw = Wycofaj
web-friends-withdraw-this = Wycofaj zaproszenie do znajomych: { $name }
web-friends-end = Usuń
web-friends-end-this = Usuń ze znajomych: { $name }
web-friends-met = Osoby, z którymi grasz
web-friends-games =
    { $games ->
        [one] { $games } wspólny stół, { $when }
        [few] { $games } wspólne stoły, { $when }
        [many] { $games } wspólnych stołów, { $when }
       *[other] { $games } wspólnego stołu, { $when }
    }
web-friends-tables = Otwarte stoły znajomych
web-friends-blocked = Wyciszone i zablokowane osoby
web-friends-is-muted = wyciszenie: nie widzisz, co ta osoba pisze
web-friends-is-blocked = blokada: ta osoba nie może też dołączyć do twoich stołów ani ich oglądać
web-friends-unblock = Cofnij
web-friends-unblock-this = Cofnij wyciszenie lub blokadę: { $name }
web-friends-nameless = Ktoś bez imienia
web-friends-block-this = Zablokuj: { $name }
web-friends-ask-this = Zaproś do znajomych: { $name }
