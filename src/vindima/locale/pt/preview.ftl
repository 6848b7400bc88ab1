### Pré-visualizações de ligações, como as mostram as aplicações de mensagens.

preview-invite = Um convite para um jogo de { $game }
preview-invite-by = { $name } convida-te para um jogo de { $game }
preview-invite-about = Senta-te e joga no navegador, ou assiste apenas. Lugares livres: { $free } de { $seats }. Não é preciso conta.
preview-watch = Assiste a um jogo de { $game }
preview-watch-by = Assiste ao jogo de { $game } de { $name }
preview-watch-about = Vê em direto no navegador o que toda a mesa vê. Jogadores: { $seats }, lugares livres: { $free }.
