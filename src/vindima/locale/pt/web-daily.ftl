### O jogo do dia.

web-daily-about = No mesmo dia, todos jogam a mesma distribuição contra os mesmos bots. Um novo dia começa à meia-noite UTC.
web-daily-fair = A tua primeira tentativa conta: não se anula nada e não há sugestões. Quando acabar, vês a classificação e podes percorrer os jogos de quem também acabou, e essas pessoas o teu.
web-daily-fair-alone = A tua primeira tentativa conta: não se anula nada e não há sugestões. Nada sai deste navegador, por isso aqui só comparas as tuas tentativas; num servidor, comparas com outras pessoas.
web-daily-past = Este dia já passou. Ainda podes jogar as suas distribuições, mas já não contam.
web-daily-kind-solo = A solo, contra a Automa
web-daily-kind-duel = Contra um bot
web-daily-kind-bots = Contra dois bots
web-daily-begin = Começar: esta tentativa conta
web-daily-begin-free = Jogar por prazer
web-daily-continue = Continuar
web-daily-attempts = As tuas tentativas
web-daily-attempt = Tentativa { $number }
web-daily-counts = conta
web-daily-counts-not = não conta
web-daily-points = { $points } PV
web-daily-result-win = vitória
web-daily-result-draw = empate
web-daily-result-loss = derrota
web-daily-running = em curso
web-daily-gone = apagada
web-daily-ranking = Classificação
web-daily-hidden = A classificação aparece aqui quando acabares a primeira tentativa.
web-daily-nobody = Ninguém acabou uma tentativa que conte.
web-daily-you = Tu
web-daily-guest = Alguém sem nome
web-daily-compare = Comparar
web-daily-compare-with = Comparar a tua primeira tentativa com: { $name }
web-daily-day-before = O dia anterior
web-daily-day-after = O dia seguinte
web-daily-today = Hoje
web-daily-comparison = Uma distribuição, dois jogos
web-daily-same =
    { $count ->
        [0] Os jogos diferem desde a primeira resposta.
        [one] Os jogos diferem depois da primeira resposta.
       *[other] Os jogos diferem depois de { $count } respostas em comum.
    }
web-daily-all-same = Os dois jogos são iguais, resposta a resposta.
web-daily-difference = A primeira diferença
web-daily-mine = A tua primeira tentativa
web-daily-position = Ver esta posição
web-daily-bots = Mostrar também as respostas dos bots
web-daily-common = Mostrar também as respostas em comum
web-daily-growth = Pontos ao longo dos anos
