### Jogar com outras pessoas: mesas abertas, jogos públicos, convites, arquivo.

web-meet = Jogar com outras pessoas
web-meet-match = Jogo rápido
web-meet-players = Jogadores
web-meet-filter = Mostrar só
web-meet-any-game = Qualquer jogo
web-meet-any-players = Qualquer número de jogadores
web-meet-of-players = Jogadores: { $count }
web-meet-pace = Ritmo
web-meet-any-pace = Qualquer ritmo
web-meet-pace-none = Sem relógio
web-meet-pace-live = Ao vivo, com relógios
web-meet-pace-turns = Por correspondência
web-meet-any-language = Qualquer língua
web-meet-open = Mesas abertas: { $count }
web-meet-watching = Jogos para assistir: { $count }
web-meet-none = De momento ninguém espera numa mesa aberta. Um jogo rápido abre uma: fica lá até alguém se juntar.
web-meet-none-fits = Nenhuma mesa aberta corresponde. Um jogo rápido abre uma.
web-meet-more = Mostrar mais
web-meet-somebody = Alguém sem nome
web-meet-free = Lugares livres: { $free } de { $seats }
web-meet-people =
    { $count ->
        [one] { $count } pessoa sentada
       *[other] { $count } pessoas sentadas
    }
web-meet-bots = com { $bots }
web-meet-here = agora à mesa
web-meet-public = todos podem assistir
web-meet-option = { $name }: { $value }
web-meet-corrected = números corrigidos
web-meet-rated = jogo classificado
web-meet-join = Juntar-me
web-meet-watch = Assistir
web-meet-who = Quem mais pode entrar ou ver
web-meet-list = Aberta a todos
web-meet-list-help = A mesa aparece na entrada e qualquer pessoa pode ocupar um lugar livre. O teu nome é mostrado lá.
web-meet-level = Nível
web-meet-level-any = Para todos
web-meet-level-beginner = Para principiantes
web-meet-level-regular = Para quem conhece as regras
web-meet-level-expert = Para especialistas
web-meet-publish = Todos podem assistir
web-meet-publish-help = O jogo aparece na entrada com os nomes dos jogadores. Qualquer pessoa pode ver o que toda a mesa vê, e nada mais. Depois de outras pessoas se juntarem, só se pode desligar; qualquer jogador o pode fazer.
web-meet-hide = Esconder
web-meet-end = Terminar o jogo mais cedo
web-meet-end-mine = Pediste para terminar o jogo. Termina quando todos concordarem.
web-meet-end-asked = { $name } pede para terminar o jogo agora, sem resultado. Termina quando todos concordarem.
web-meet-ended = Este jogo terminou mais cedo. Não tem resultado.
web-meet-delete = Apagar
web-meet-delete-ask = Apagar esta mesa para sempre? Mais ninguém jogou aqui.
web-meet-delete-others = Apagar esta mesa para ti e para quem assistiu? Os outros jogadores ficam com o jogo.
web-meet-delete-sure = Apagar para sempre

web-letter-by = { $name } convida-te para um jogo de { $game }
web-letter = Um convite para um jogo de { $game }
web-letter-seat = O teu lugar
web-letter-public = Todos podem assistir a este jogo, e o teu nome é mostrado na entrada.
web-letter-asks = Outra pessoa já jogou neste lugar. Pergunta-se aos outros jogadores se o podes ocupar.
web-letter-watch = Só assistir

web-archive-found =
    { $count ->
        [0] Nada encontrado.
        [one] { $count } jogo
       *[other] { $count } jogos
    }
web-archive-text = Nome ou conversa
web-archive-opponent = Adversário
web-archive-result = Resultado
web-archive-any-result = Qualquer resultado
web-archive-won = Ganho
web-archive-lost = Perdido
web-archive-ended = Terminado mais cedo
web-archive-watched = Assistido
web-archive-after = Desde
web-archive-until = Até
web-archive-hidden = Mesas escondidas
web-archive-show = Mostrar de novo
web-archive-pages = Páginas
web-archive-page = Página { $page } de { $pages }
web-archive-newer = Mais recentes
web-archive-older = Mais antigos
