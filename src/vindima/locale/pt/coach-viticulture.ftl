### O que diz o treinador num primeiro jogo de Viticulture: ver `learn/coach.py`.

coach-viticulture-ask-choose-papa-gift = O teu Papá oferece um presente ou mais liras. Um trabalhador ou uma estrutura ajuda todos os anos; as liras só uma vez, mas já.
coach-viticulture-ask-wake-up = Aqui escolhes a tua vez na ordem deste ano. Fica com uma linha do início se um espaço te importa, ou com uma do fim se preferes o presente.
coach-viticulture-ask-place = Envia um trabalhador para um espaço que brilha. Pensa no que vais precisar no inverno: quem trabalha agora vai faltar nessa altura.
coach-viticulture-ask-place-which-worker = Enquanto houver um espaço livre, usa um trabalhador normal. Guarda o grande para uma ação que os outros encheram.
coach-viticulture-ask-draw-visitors = O outono traz um visitante. Um visitante de inverno pode ser jogado este ano; um de verão espera pelo próximo.
coach-viticulture-ask-build = Olha para as videiras e encomendas na tua mão: de que estrutura precisam? As liras gastas no que não usas perdem-se.
coach-viticulture-ask-plant = Uma vindima leva tudo o que há num campo, por isso compensa juntar videiras. Pensa nas cores que as encomendas pedem.
coach-viticulture-ask-sell-or-trade = Vender é dinheiro rápido. Um campo pode ser recomprado mais tarde pelo mesmo preço: um campo vazio é um empréstimo barato.
coach-viticulture-ask-harvest = Escolhe o campo com as uvas que queres usar este ano. Um lugar ocupado no lagar empurra a uva nova para um valor mais baixo.
coach-viticulture-ask-make-wine = Faz os vinhos que as encomendas pedem. O rosé e o espumante precisam das duas cores e de uma cave maior.
coach-viticulture-ask-fill-order = Uma encomenda dá PV já e liras todos os anos a partir de agora: entrega-a cedo, se puderes.
coach-viticulture-ask-play-summer = Um visitante vale muitas vezes duas ações. Detém-te sobre uma carta para leres o que faz.
coach-viticulture-ask-play-winter = Os visitantes de inverno gostam de coisas acabadas: vinho, encomendas, pontos. Escolhe um cuja oferta aproveites por inteiro.
coach-viticulture-ask-cut-hand = Tens cartas a mais. Larga o que não usarias nos próximos dois anos.
coach-viticulture-year-1 = O primeiro ano é para os alicerces: planta uma videira e arranja algumas liras. Ainda não há vinho, e não faz mal.
coach-viticulture-year-2 = Um bom objetivo para este ano: vindimar um campo e formar um trabalhador. Mais um par de mãos compensa todos os anos.
coach-viticulture-year-3 = Agora as uvas devem tornar-se vinho. Escolhe uma encomenda e vê o que ainda lhe falta.
coach-viticulture-year-4 = A partir daqui, procura PV em todas as estações. Quem chegar primeiro aos 20 acaba o jogo para todos.
coach-viticulture-event-season-winter = É inverno: os trabalhadores que te restam podem vindimar, fazer vinho e entregar encomendas.
coach-viticulture-event-harvest = As tuas primeiras uvas estão no lagar. Com outro trabalhador podes fazer vinho ainda este inverno.
coach-viticulture-event-wine = O teu primeiro vinho! Na cave, ganha valor todos os anos. Compara-o com as tuas encomendas.
coach-viticulture-event-grape-lost = Não havia mais lugar no lagar e perdeu-se uma uva. Faz vinho antes de voltar a vindimar essa cor.
coach-viticulture-event-fill = A primeira encomenda está entregue: PV agora e liras no fim de cada ano. Bisca em breve a próxima.
coach-viticulture-event-last-year = Este é o último ano. Já só contam os PV: transforma vinho, visitantes e trabalhadores em pontos.
