### Em todas as mesas: o sino e o caminho para o jogo seguinte.

web-bell = Notificações
web-next-game =
    { $count ->
        [one] Jogo seguinte
       *[other] Jogo seguinte ({ $count })
    }
web-key-next = Jogo seguinte à tua espera
