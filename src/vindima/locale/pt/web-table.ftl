### O que diz cada mesa, seja qual for o jogo, em português: ver de perto, e o que acontece num ano.

## Ver de perto

web-key-inspect = Ver algo de perto; as setas percorrem o tabuleiro
web-inspect-open = Ver de perto
web-inspect-cards =
    { $count ->
        [one] Uma carta
       *[other] { $count } cartas
    }
web-inspect-bonus = Bónus: { $bonus }
