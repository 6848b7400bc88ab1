### Powiadomienia: o czym ktoś chce wiedzieć i jakim sposobem.

web-notices-help = Dowiesz się, kiedy gra na ciebie czeka. Nic nie wysyłamy, gdy patrzysz na stół, a żadne powiadomienie nie zdradza tego, co ukryte.
web-notices-how = Jak
web-notices-push = Na tym urządzeniu, także gdy żadna strona nie jest otwarta
web-notices-browser = Ze stron otwartych w tle
web-notices-unable = Powiadomienia push wymagają https; na iPhonie lub iPadzie najpierw dodaj tę stronę do ekranu początkowego.
web-notices-denied = Ta przeglądarka blokuje powiadomienia z tej strony. Zezwól na nie w ustawieniach strony i spróbuj ponownie.
web-notices-failed = Ta przeglądarka nie mogła włączyć powiadomień push. Niektóre przeglądarki wyłączają swoją usługę push: wybierz inny sposób albo spróbuj później.
web-notices-mail = E-mailem
web-notices-mail-to = E-mailem na { $address }
web-notices-no-address = Najpierw potwierdź powyżej adres e-mail.
web-notices-digest = Wszystko w jednej wiadomości,
web-notices-digest-15 = po kwadransie
web-notices-digest-60 = najwyżej raz na godzinę
web-notices-digest-1440 = najwyżej raz dziennie
web-notices-what = O czym
web-notices-turn = Teraz moja kolej
web-notices-clock = Mój czas się kończy
web-notices-began = Gra się zaczęła
web-notices-over = Gra się skończyła
web-notices-invited = Ktoś mnie zaprasza
web-notices-chat = Nowe wiadomości przy stole
web-notices-quiet = Godziny ciszy
web-notices-quiet-help = W nocy nic nie wysyłaj ({ $zone })
web-notices-from = Od
web-notices-to = Do
web-notices-saved = Zapisano.

## Jeden stół

web-bell-off = Nie masz jeszcze włączonych powiadomień.
web-bell-usual = Jak w moich ustawieniach
web-bell-all = Wszystko z tego stołu
web-bell-none = Nic z tego stołu
web-bell-settings = Ustawienia powiadomień

## Webhooki

web-hooks = Webhooki
web-hooks-table = Niech kanał twojej grupy wie, czyja jest tu kolej.
web-hooks-all = Niech kanał twojej grupy wie, co się dzieje przy wszystkich stołach, które prowadzisz.
web-hooks-kind = Usługa
web-hooks-json = Zwykły JSON
web-hooks-url = Adres webhooka
web-hooks-add = Dodaj
web-hooks-one = jeden stół
web-hooks-remove = Usuń
web-hooks-remove-this = Usuń webhook do { $host }
web-hooks-bad = Tego adresu nie da się użyć. Powinien zaczynać się od https:// i wskazywać istniejący serwer.

## Odnośnik w wiadomości

web-stopped = Koniec wiadomości
web-stopped-help = Nie wyślemy ci więcej wiadomości o twoich grach. W każdej chwili możesz je znów włączyć.
