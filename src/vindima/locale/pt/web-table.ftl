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

## Cerimónias

web-ceremony-year = Ano { $year }
web-ceremony-harvest = Vindima
web-ceremony-wine = Vinho novo
web-ceremony-year-end = O fim do ano
web-ceremony-fair = A Feira do Vinho
web-ceremony-automa = O Automa
web-ceremony-visitor = { $name } recebe um visitante
web-ceremony-last = O último ano
web-ceremony-last-turn = O último turno
web-ceremony-last-turn-news = Cada jogador tem mais um turno.
web-ceremony-last-season = O último inverno
web-ceremony-last-season-news = O jogo acaba no fim deste ano.
web-ceremony-winner = O jogo acabou
web-ceremony-points = { $points } PV
web-ceremony-more = … e mais { $count }
web-ceremony-skip = Clica ou prime uma tecla para continuar
