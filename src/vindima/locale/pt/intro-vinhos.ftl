### A introdução a Vinhos: as paragens da visita (`learn/introductions/vinhos.toml`).

intro-vinhos-goal-title = Seis anos de vinho
intro-vinhos-goal = Fazes vinho em Portugal: fundas quintas, vendes no país, exportas e mostras as melhores garrafas nas feiras. Ao fim de seis anos, ganha quem tiver mais PV.
intro-vinhos-year-title = Os anos
intro-vinhos-year = Em cada ano, todos têm duas ações; depois pagam-se as despesas e as quintas produzem. Os anos com feira estão marcados: aí julgam-se os vinhos e ganham-se PV.
intro-vinhos-map-title = As regiões
intro-vinhos-map = Cada região oferece a vinha do topo da sua pilha e tem uma particularidade. Os cubos mostram o seu renome: gasta-os para dar mais valor a um vinho de lá.
intro-vinhos-actions-title = Nove ações
intro-vinhos-actions = Tens um marcador e duas deslocações por ano. O espaço ao lado é grátis; ir mais longe, entrar no espaço taxado ou encontrar outros custa dinheiro. Planeia dois passos.
intro-vinhos-estates-title = As tuas quintas
intro-vinhos-estates = Uma quinta com vinha faz um vinho por ano. Adegas e enólogos melhoram-no. Numa cave, o vinho ganha valor com a idade; num armazém, tem de sair depressa.
intro-vinhos-vintage-title = A colheita
intro-vinhos-vintage = O tempo do ano torna todos os vinhos novos melhores ou piores. Por baixo estão os pedidos dos gestores.
intro-vinhos-sales-title = Vender no país
intro-vinhos-sales = Os estabelecimentos pagam o vinho para a tua conta. Cada lugar pede vinho de um certo valor, e um barril teu fica lá.
intro-vinhos-export-title = Exportação
intro-vinhos-export = Exportar dá PV em vez de dinheiro, e mais PV no fim para quem exportou mais. Os teus barris ficam aqui até ao fim do jogo.
intro-vinhos-bank-title = O banco
intro-vinhos-bank = O dinheiro na mão paga as compras; a conta recebe as vendas e paga os salários. Vai ao banco para passar dinheiro de um lado para o outro ou investir.
intro-vinhos-fair-title = A feira
intro-vinhos-fair = Anuncia um vinho para cada feira. O valor dele, os peritos que lhe convêm e o lugar escolhido dão pontos de feira, que duram todo o jogo e decidem os prémios.
intro-vinhos-managers-title = Os gestores
intro-vinhos-managers = Um vinho que satisfaz os pedidos deles deixa-te pôr lá barris. Esses barris dão-te ações bónus durante o jogo ou multiplicam pontos no fim.
intro-vinhos-question-title = A tua vez
intro-vinhos-question = É no painel deste texto que o jogo te faz perguntas. O que podes escolher brilha no tabuleiro; detém-te em cima para veres o que mudaria. A maioria das escolhas pode ser anulada.
