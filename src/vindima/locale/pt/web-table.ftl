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
web-ceremony-last-turn = A última jogada
web-ceremony-last-turn-news = Cada jogador joga mais uma vez.
web-ceremony-last-season = O último inverno
web-ceremony-last-season-news = O jogo acaba no fim deste ano.
web-ceremony-winner = O jogo acabou
web-ceremony-points = { $points } PV
web-ceremony-more = … e mais { $count }
web-ceremony-skip = Clica ou prime uma tecla para continuar

## O treinador e a ajuda

web-coach = Treinador
web-coach-allowed = Um treinador ajuda nesta mesa
web-coach-heard = Percebi
web-coach-off = Dispensar o treinador
web-coach-objects = Tens a certeza? «{ $best }» parece valer mais cerca de { $loss } PV.
web-coach-again = Ver outra vez
web-coach-anyway = Fazer mesmo assim
web-coach-review = Vê os teus momentos decisivos na análise
web-help-here = O que fazer aqui
web-help-confirm = A tua vez está completa. Termina-a, ou anula primeiro alguma coisa.
web-help-answer = Escolhe uma resposta na lista ou clica num lugar que brilha. Detém-te sobre uma resposta para veres o que mudaria.
web-help-over = O jogo acabou. O resultado mostra de onde vieram os pontos.
web-help-waiting = É a vez de { $name }. Entretanto, podes ver tudo no tabuleiro.
web-help-keys = Teclado

## Links that carry a game

web-carry = Ligações que contêm a partida
web-carry-help = Está tudo na ligação: funciona também para quem não tem acesso a esta mesa, em qualquer site ou servidor com o Vindima.
web-carry-game = Copiar ligação com a partida inteira
web-carry-position = Copiar ligação com esta posição

## O jogo do dia

web-undo-daily = Este jogo conta para o jogo do dia, por isso nada se pode anular.
web-daily-here = Jogo do dia, { $day }: esta tentativa conta.
web-daily-here-free = Jogo do dia, { $day }: tentativa { $number }, que não conta.
web-contest-here = { $name }, ronda { $round }
web-contest-sealed = Outras mesas ainda jogam esta distribuição: a repetição abre quando acabarem.
web-undo-rated = Este jogo é classificado, por isso nada se pode anular.
web-rated-here = Jogo classificado: sem anular e sem dicas. Quem o abandona perde.
web-rated-leave = Este jogo é classificado: se deixares o teu lugar, perdes, seja qual for a pontuação.

## Assistir e terminar

web-note-public = { $name } permite que todos assistam a este jogo.
web-note-private = { $name } já não permite que todos assistam a este jogo.
web-note-end-asks = { $name } pede para terminar o jogo mais cedo.
web-note-end-agrees = { $name } concorda em terminar o jogo.
web-note-end-refuses = { $name } quer continuar a jogar.
web-note-end-asks-no-more = { $name } já não pede para terminar o jogo.
web-note-end-ended = Com o acordo de { $name }, o jogo terminou mais cedo.
