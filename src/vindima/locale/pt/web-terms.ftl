### O que um conselheiro pondera: as razões dos seus conselhos, cada uma com dois pontos e o que ganha ou perde.

## Vinhos

web-term-vinhos-points = pontos de vitória
web-term-vinhos-majorities = maiorias na exportação
web-term-vinhos-account-points = PV pela conta
web-term-vinhos-multipliers = multiplicadores
web-term-vinhos-cash = dinheiro necessário em breve
web-term-vinhos-purse = dinheiro de reserva
web-term-vinhos-savings = dinheiro na conta
web-term-vinhos-interest = juros futuros
web-term-vinhos-unpaid = juros e salários que não podes pagar
web-term-vinhos-market = o que os teus vinhos renderiam agora
web-term-vinhos-fading = vinhos prestes a perder-se
web-term-vinhos-ageing = vinhos que ganham valor com a idade
web-term-vinhos-harvest = vinho futuro
web-term-vinhos-fine-harvest = vinho futuro bom para exportar
web-term-vinhos-estates = quintas com vinhas
web-term-vinhos-cellars = caves
web-term-vinhos-barrels = barris na reserva
web-term-vinhos-renown = renome nas tuas regiões
web-term-vinhos-porto = peças de Porto
web-term-vinhos-experts = peritos em vinho
web-term-vinhos-used-experts = peritos que se voltam a virar para cima
web-term-vinhos-abilities = variedade de habilidades dos peritos
web-term-vinhos-fair-points = pontos de feira
web-term-vinhos-prizes = prémios em feiras futuras
web-term-vinhos-announced = o vinho anunciado
web-term-vinhos-court = barris com os gestores
web-term-vinhos-prospects = multiplicadores ao alcance
web-term-vinhos-exported = barris exportados
web-term-vinhos-marker = deslocações grátis do marcador de ação

## Viticulture

web-term-viticulture-points = pontos de vitória
web-term-viticulture-lira = liras necessárias em breve
web-term-viticulture-wealth = liras de reserva
web-term-viticulture-income = rendimentos futuros
web-term-viticulture-workers = trabalhadores
web-term-viticulture-idle = trabalhadores por colocar este ano
web-term-viticulture-lateness = ordem de jogo
web-term-viticulture-trellis = latada
web-term-viticulture-irrigation = torre de rega
web-term-viticulture-yoke = jugo
web-term-viticulture-windmill = moinho
web-term-viticulture-cottage = casa de campo
web-term-viticulture-tasting-room = sala de provas
web-term-viticulture-medium-cellar = cave média
web-term-viticulture-large-cellar = cave grande
web-term-viticulture-land = campos
web-term-viticulture-vines = videiras na mão
web-term-viticulture-planted = vindimas futuras
web-term-viticulture-grapes = uvas
web-term-viticulture-wines = vinhos
web-term-viticulture-orders = encomendas na mão
web-term-viticulture-filling = encomendas que podes entregar em breve
web-term-viticulture-summer-visitors = visitantes de verão
web-term-viticulture-winter-visitors = visitantes de inverno
web-term-viticulture-too-many-cards = cartas a mais
web-term-viticulture-ahead = vantagem sobre o melhor adversário
web-term-viticulture-last-year = o último ano começou
web-term-viticulture-tokens = fichas de ação bónus
web-term-viticulture-defeat = derrota antes do fim
