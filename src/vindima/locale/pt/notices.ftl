### O que dizem as notificações: Web Push, correio, webhooks. Nada revelam do que está escondido numa mesa.

notice-table = { $game } com { $names }
notice-year = { $table }, ano { $year }
notice-turn-title = É a tua vez
notice-began-title = O jogo começou
notice-over-title = Fim do jogo
notice-over =
    { $count ->
        [one] { $table }: vitória de { $names }.
       *[other] { $table }: vitória partilhada por { $names }.
    }
notice-invited-title = Recebeste um convite
notice-chat-title = Novas mensagens na tua mesa
notice-clock-title = O teu tempo está a acabar
notice-hook-turn = { $table }: é a vez de { $name }.
notice-hook-clock = { $table }: o tempo de { $name } está a acabar.
notice-hook-began = { $table }: o jogo começou.
notice-hook-over = { $table }: o jogo terminou.

## O correio

notice-mail-subject =
    { $count ->
        [one] { $count } novidade dos teus jogos
       *[other] { $count } novidades dos teus jogos
    }
notice-mail-line = { $title }: { $text }
notice-mail-footer =
    Recebes esta mensagem porque pediste a { $site } notícias dos teus jogos.
    Deixar de receber estas mensagens: { $link }
    Escolher o que queres saber: { $you }
