### As lições: o que todas dizem. As de cada jogo estão em `learn-<game>.ftl`.

learn-on = Muito bem, adiante.
learn-other = É permitido, mas afasta-se do assunto deste passo. Olha outra vez, ou pede a dica.
learn-over = Esta lição está terminada; já não há nada para responder.

## No terminal

learn-list = { $game }. Para fazer uma lição: vindima learn { $code } LIÇÃO
learn-entry = { $code }: { $title }. { $about }
learn-title = Lição: { $title }
learn-step = Passo { $number } de { $steps }. { $text }
learn-check = Passo { $number } de { $steps }, e agora tu. { $text }
learn-reply = { $words }
learn-rule = { $words } ({ $rule })
learn-help = Escreve o número ou a palavra de uma resposta, ou: hint, board, log, score, why, quit.
learn-undo = Não há nada para anular: o que se afasta da lição nem chega a ser jogado.
learn-next = A lição seguinte: vindima learn { $game } { $lesson }
