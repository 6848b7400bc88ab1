### A introdução a Viticulture: as paragens da visita (`learn/introductions/viticulture.toml`).

intro-viticulture-goal-title = Uma vinha só tua
intro-viticulture-goal = Herdaste uma pequena vinha na Toscana. Planta videiras, vindima, faz vinho e entrega-o a quem o encomendou. Quando alguém chega aos 20 PV, joga-se o ano até ao fim e ganha quem tiver mais PV.
intro-viticulture-year-title = Quatro estações
intro-viticulture-year = A primavera decide quem joga primeiro. No verão e no inverno envias os trabalhadores, e no outono chega um visitante. Um trabalhador trabalha uma vez por ano: ocupado no verão, falta no inverno.
intro-viticulture-rooster-title = O galo
intro-viticulture-rooster = Na primavera, o teu galo escolhe uma linha. Uma linha do início deixa-te escolher espaços antes dos outros; uma do fim dá um presente melhor.
intro-viticulture-places-title = Trabalho para todos
intro-viticulture-places = Cada uma destas ações só tem lugar para alguns trabalhadores, e quem chega primeiro fica com o espaço. O teu trabalhador grande pode juntar-se a uma ação já cheia.
intro-viticulture-hand-title = As tuas cartas
intro-viticulture-hand = Videiras para plantar, encomendas para entregar e visitantes que contornam as regras por uma vez. Uns visitantes vêm no verão, outros no inverno. Só tu vês as tuas cartas.
intro-viticulture-fields-title = Os teus campos
intro-viticulture-fields = Aqui crescem as videiras. Uma vindima colhe todas as uvas de um campo e deixa as videiras no lugar, por isso podes voltar todos os anos.
intro-viticulture-cellar-title = Da uva à garrafa
intro-viticulture-cellar = As uvas esperam no lagar até fazeres vinho. No fim de cada ano, uvas e vinhos ganham um ponto de valor, até onde as tuas caves o permitem.
intro-viticulture-structures-title = As estruturas
intro-viticulture-structures = As construções servem até ao fim do jogo: algumas videiras precisam de latada ou de água, um bom vinho de uma cave maior, e o moinho rende PV.
intro-viticulture-purse-title = O que tens
intro-viticulture-purse = Os teus PV, as tuas liras e o rendimento: cada encomenda entregue aumenta-o, e todos os anos recebes esse valor.
intro-viticulture-question-title = A tua vez
intro-viticulture-question = É no painel deste texto que o jogo te faz perguntas. O que podes escolher brilha no tabuleiro; detém-te em cima para veres o que mudaria. A maioria das escolhas pode ser anulada.
