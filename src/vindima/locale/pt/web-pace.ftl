# Relógios e dias de folga: o que se diz numa mesa e ao criá-la.

web-note-time-over = { $name } ficou sem tempo, por isso um bot jogou este turno.
web-undo-time = O tempo desse turno tinha acabado, por isso não pode ser anulado.
web-pace = Ritmo
web-pace-kind-none = Sem relógio
web-pace-kind-live = Ao vivo
web-pace-kind-turns = Por correspondência
web-pace-help-none = Cada um demora o tempo de que precisa.
web-pace-help-live = Cada jogador tem um relógio que anda durante os seus turnos. Quando chega ao fim, um bot joga esse turno.
web-pace-help-turns = Cada turno tem um número de horas ou dias; os dias de folga não contam. Quando o tempo acaba, um bot joga esse turno.
web-pace-bank = Tempo de cada jogador
web-pace-increment = Acréscimo após cada turno
web-pace-hours = Tempo por turno
web-pace-bot = Bot que joga quando o tempo acaba
web-pace-until = Até { $time }
web-pace-over = O tempo de { $name } acabou. Um bot está a jogar este turno.
web-pace-agreed = Quando alguém fica sem tempo, o bot «{ $bot }» joga esse turno.
web-days-off = Dias de folga
web-days-off-help = Nestes dias, os teus turnos em jogos por correspondência não gastam tempo. Podes escolher até dois dias da semana e vinte dias isolados por ano.
web-days-off-weekdays = Dias da semana
web-days-off-from = Os dias da semana podem voltar a ser alterados em { $day }.
web-days-off-date = Outro dia
web-days-off-add = Adicionar
web-days-off-remove = Remover
