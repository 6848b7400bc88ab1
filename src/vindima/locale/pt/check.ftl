### A conferência dos números incertos com a caixa: no navegador e no terminal.

## A página

check-title = Conferir { $game } com a tua caixa
check-welcome = Números de { $game } impressos só no tabuleiro e nas peças: { $count }. Não temos fonte para eles; são estimativas cuidadosas. Se tens a caixa, em cerca de dez minutos podes corrigi-los.
check-how = Monta o tabuleiro e compara parte a parte. Enter confirma um número; se for outro, escreve o que está impresso.
check-none = Todos os números de { $game } são conhecidos. Não há nada para conferir.
check-progress = Conferidos: { $done } de { $count }. Corrigidos: { $corrected }.
check-part-progress = { $done } de { $count }
check-confirm-rest = O resto é igual à minha caixa
check-part-done = Esta parte está conferida
check-known = conhecido, está impresso nas regras
check-open = por conferir
check-confirmed = confirmado
check-corrected = corrigido; tínhamos { $old }
check-add-space = Acrescentar um espaço
check-remove-space = Tirar o último espaço
check-add-slot = Acrescentar um lugar
check-remove-slot = Não está no meu tabuleiro
check-restore-slot = Afinal está
check-add-row = Acrescentar uma linha
check-remove-row = Tirar a última linha
check-removed = não está no tabuleiro
check-yes = sim
check-no = não

## Erros

check-troubles = Volta a ver estes, por favor
check-trouble = { $place }: { $words }
check-expected-range = O número tem de ser de { $low } a { $high }.
check-expected-exactly = Aqui tem de estar { $low }, por causa dos números vizinhos.
check-expected-entries = Têm de ser de { $low } a { $high }.
check-expected-number = Têm de ser exatamente { $low }.
check-expected-choice = Escolhe da lista.
check-expected-flag = Responde sim ou não.
check-expected-rising = Cada número tem de ser maior do que o anterior.
check-expected-never-falling = Nenhum número pode ser menor do que o anterior.
check-expected-different = O mesmo não pode aparecer duas vezes.
check-expected-first-year = Só uma peça tem tempo 0: a do primeiro ano.
check-expected-numbered = Não se pode saltar uma linha: tira-as a começar pela última.
check-expected-column-slot = Cada coluna precisa de pelo menos um lugar.
check-refused = Estes números não batem certo: { $words }
check-not-a-number = Escreve um número inteiro.

## O fim

check-finish = Os teus números
check-finish-none = Confirma ou corrige primeiro um número.
check-kept = As tuas respostas ficam neste navegador; podes parar quando quiseres e voltar mais tarde.
check-play = Jogar com estes números
check-play-help = Abre uma mesa para ti e dois bots fáceis. A página das mesas novas também oferece os teus números.
check-same = Ainda não corrigiste nada, por isso um jogo normal já usa os teus números.
check-folder = Descarregar a pasta de dados
check-folder-help = Descomprime o arquivo e começa um jogo no terminal com --option tables={ $folder }.
check-edition = A tua edição (língua, editora, ano)
check-note = Mais alguma coisa que devamos saber
check-send = Descarregar o ficheiro para o projeto
check-send-help = Envia-o ao projeto, por exemplo anexado a um novo pedido. Assim todos jogam com os números certos.
check-resume = Continuar a partir de um ficheiro destes
check-bad-file = Este ficheiro não tem números conferidos de { $game }.
check-restart = Recomeçar
check-restart-sure = Esquecer todas as minhas respostas

## Vinhos: as partes do tabuleiro

vinhos-check-part-vineyards = Peças de vinha
vinhos-check-about-vineyards = O preço em cada uma das 32 peças, em milhares de Bagos. A ordem de duas peças da mesma cor não interessa.
vinhos-check-part-export = Exportação
vinhos-check-about-export = O valor que cada lugar pede, os PV que cada linha dá logo e os PV da maioria em cada coluna. Se o teu tabuleiro tiver mais ou menos lugares, acrescenta-os ou tira-os.
vinhos-check-part-sales = Vendas no país
vinhos-check-about-sales = A cor de cada lugar dos três estabelecimentos e o valor que pede e paga. Se o teu tabuleiro tiver mais ou menos lugares, acrescenta-os ou tira-os.
vinhos-check-part-bank = Banco do Vinho
vinhos-check-about-bank = Os PV de cada saldo no fim, quanto custa subir cada nível de investimento e quanto dá descer. Dinheiro em milhares.
vinhos-check-part-vintages = Peças de Colheita
vinhos-check-about-vintages = O tempo, o avanço das características e os pedidos dos três gestores. A ordem das peças não interessa.
vinhos-check-part-fair = Feira do Vinho
vinhos-check-about-fair = Os pontos de feira de cada posição de uma pista de característica, a partir da esquerda, e as características e o bónus de cada lugar na feira.
vinhos-check-part-experts = Peritos em Vinho
vinhos-check-about-experts = Seis peças por característica: a habilidade e se a peça tem uma seta. A ordem das peças não interessa.
vinhos-check-part-tax = Marcador do ano e taxa
vinhos-check-about-tax = O espaço de ação que tem o número de cada ano.
vinhos-check-part-multipliers = Multiplicadores
vinhos-check-about-multipliers = Quantos barris cabem nos multiplicadores que pontuam logo.
vinhos-check-part-renown = Renome
vinhos-check-about-renown = Quantos Cubos de Renome cabem na caixa de cada região.

## Vinhos: o que se confere

vinhos-check-noun = { $it }
vinhos-check-column = coluna { $number }
vinhos-check-columns = Maioria
vinhos-check-row = linha { $number }
vinhos-check-rows = PV imediatos
vinhos-check-slot = { $it }, lugar { $number }
vinhos-check-band = saldo de { $from } a { $to }
vinhos-check-span = { $from }–{ $to }
vinhos-check-arrow = { $from } → { $to }
vinhos-check-account = PV da conta
vinhos-check-step = de { $from } a { $to }
vinhos-check-invest = Investir
vinhos-check-divest = Desinvestir
vinhos-check-vintage = Peça de Colheita { $number }
vinhos-check-track = pista de característica
vinhos-check-stand = Lugar na Feira { $first }/{ $second }
vinhos-check-expert = { $it }, peça { $number }
vinhos-check-year = ano { $number }
vinhos-check-multiplier-wine = o valor de um vinho, já
vinhos-check-multiplier-four-experts = peritos nas quatro características, já
vinhos-check-multiplier-renown = o renome das tuas regiões, já
vinhos-check-bonus-cash-n = { THOUSANDS($n1) } Bagos
vinhos-check-bonus-expert-n = um perito grátis
vinhos-check-bonus-fair-points-n = Pontos de Feira: { $n1 }
vinhos-check-field-cost = preço
vinhos-check-field-majority-vp = PV
vinhos-check-field-vp = PV
vinhos-check-field-value = valor
vinhos-check-field-colour = cor
vinhos-check-field-from = de
vinhos-check-field-to = a
vinhos-check-field-payout = dinheiro
vinhos-check-field-weather = tempo
vinhos-check-field-features = características
vinhos-check-field-alexandre = { vinhos-manager-alexandre }
vinhos-check-field-beatriz = { vinhos-manager-beatriz }
vinhos-check-field-constantino = { vinhos-manager-constantino }
vinhos-check-field-points = Pontos de Feira
vinhos-check-field-bonus = bónus
vinhos-check-field-ability = habilidade
vinhos-check-field-arrow = seta
vinhos-check-field-space = ação
vinhos-check-field-slots = barris
vinhos-check-field-room = cubos

## Viticulture

viticulture-check-part-campaign = Campanha a solo
viticulture-check-about-campaign = Em alguns desafios da campanha começas com menos PV ou com um rendimento, ou então pontuam os vinhos das tuas caves.
viticulture-check-challenge = desafio { $number }
viticulture-check-field-start-vp = PV no início
viticulture-check-field-residual = rendimento
viticulture-check-field-medium = PV por cada vinho na cave média
viticulture-check-field-large = PV por cada vinho na cave grande
