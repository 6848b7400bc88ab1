### To, co mówi każdy stół bez względu na grę, po polsku: oglądanie z bliska i wydarzenia roku.

## Oglądanie z bliska

web-key-inspect = Obejrzyj coś z bliska; strzałki prowadzą po planszy
web-inspect-open = Obejrzyj z bliska
web-inspect-cards =
    { $count ->
        [one] Jedna karta
        [few] { $count } karty
        [many] { $count } kart
       *[other] { $count } karty
    }
web-inspect-bonus = Bonus: { $bonus }

## Ceremonie

web-ceremony-year = Rok { $year }
web-ceremony-harvest = Zbiory
web-ceremony-wine = Nowe wino
web-ceremony-year-end = Koniec roku
web-ceremony-fair = Targi Wina
web-ceremony-automa = Automa
web-ceremony-visitor = { $name } przyjmuje gościa
web-ceremony-last = Ostatni rok
web-ceremony-last-turn = Ostatnia tura
web-ceremony-last-turn-news = Każdy gracz ma jeszcze jedną turę.
web-ceremony-last-season = Ostatnia zima
web-ceremony-last-season-news = Gra kończy się po tym roku.
web-ceremony-winner = Koniec gry
web-ceremony-points = { $points } PZ
web-ceremony-more = … i jeszcze { $count }
web-ceremony-skip = Kliknij lub naciśnij klawisz, aby przejść dalej

## Trener i pomoc

web-coach = Trener
web-coach-allowed = Przy tym stole pomaga trener
web-coach-heard = Jasne
web-coach-off = Bez trenera
web-coach-objects = Na pewno? „{ $best }” wydaje się warte o około { $loss } PZ więcej.
web-coach-again = Spojrzę jeszcze raz
web-coach-anyway = Mimo to
web-coach-review = Zobacz punkty zwrotne w analizie
web-help-here = Co tu zrobić
web-help-confirm = Tura jest gotowa. Zakończ ją albo najpierw coś cofnij.
web-help-answer = Wybierz odpowiedź z listy albo kliknij świecące miejsce na planszy. Zatrzymaj wskaźnik na odpowiedzi, by zobaczyć, co zmieni.
web-help-over = Gra skończona. Wynik pokazuje, skąd wzięły się punkty.
web-help-waiting = Teraz kolej na: { $name }. W tym czasie możesz obejrzeć wszystko na planszy.
web-help-keys = Klawiatura

## Links that carry a game

web-carry = Linki, które zawierają grę
web-carry-help = Wszystko jest w linku: działa też u osób bez dostępu do tego stołu, na każdej stronie i każdym serwerze z Vindimą.
web-carry-game = Kopiuj link z całą grą
web-carry-position = Kopiuj link z tą pozycją

## Rozdanie dnia

web-undo-daily = Ta gra liczy się do rozdania dnia, więc niczego nie można cofnąć.
web-daily-here = Rozdanie dnia, { $day }: ta próba się liczy.
web-daily-here-free = Rozdanie dnia, { $day }: próba { $number }, która się nie liczy.
web-contest-here = { $name }, runda { $round }
web-contest-sealed = Inne stoły wciąż grają to rozdanie: powtórka będzie dostępna, gdy skończą.
web-undo-rated = To gra rankingowa, więc niczego nie można cofnąć.
web-rated-here = Gra rankingowa: bez cofania i podpowiedzi. Kto ją opuści, przegrywa.
web-rated-leave = To gra rankingowa: jeśli opuścisz miejsce, przegrasz ją niezależnie od punktów.

## Oglądanie i kończenie

web-note-public = { $name } pozwala wszystkim oglądać tę grę.
web-note-private = { $name } nie pozwala już wszystkim oglądać tej gry.
web-note-end-asks = { $name } prosi o zakończenie gry przed czasem.
web-note-end-agrees = { $name } zgadza się zakończyć grę.
web-note-end-refuses = { $name } chce grać dalej.
web-note-end-asks-no-more = { $name } nie prosi już o zakończenie gry.
web-note-end-ended = Za zgodą gracza { $name } grę zakończono przed czasem.
