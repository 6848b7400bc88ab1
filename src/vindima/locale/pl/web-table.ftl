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
web-ceremony-visitor = { $name }: przyjmuje gościa
web-ceremony-last = Ostatni rok
web-ceremony-last-turn = Ostatnia tura
web-ceremony-last-turn-news = Każdy gracz ma jeszcze jedną turę.
web-ceremony-last-season = Ostatnia zima
web-ceremony-last-season-news = Gra kończy się po tym roku.
web-ceremony-winner = Koniec gry
web-ceremony-points = { $points } PZ
web-ceremony-more = … i jeszcze { $count }
web-ceremony-skip = Kliknij lub naciśnij klawisz, aby przejść dalej
