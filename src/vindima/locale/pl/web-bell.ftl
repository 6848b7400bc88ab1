### Przy każdym stole: dzwonek i droga do następnej gry.

web-bell = Powiadomienia
web-next-game =
    { $count ->
        [one] Następna gra
        [few] Następna gra ({ $count })
        [many] Następna gra ({ $count })
       *[other] Następna gra ({ $count })
    }
web-key-next = Następna gra, która na ciebie czeka
