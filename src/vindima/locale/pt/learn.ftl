### As lições: o que todas dizem. As de cada jogo estão em `learn-<game>.ftl`.

learn-on = Muito bem, continua.
learn-other = É permitido, mas não é disso que trata este passo. Olha outra vez, ou pede a dica.
learn-over = Esta lição terminou; já não há nada para responder.

## No terminal

learn-list = { $game }. Para começar uma lição: vindima learn { $code } LIÇÃO
learn-entry = { $code }: { $title }. { $about }
learn-title = Lição: { $title }
learn-step = Passo { $number } de { $steps }. { $text }
learn-check = Passo { $number } de { $steps }: é a tua vez. { $text }
learn-reply = { $words }
learn-rule = { $words } ({ $rule })
learn-help = Escreve o número ou as palavras de uma resposta, ou: hint, board, log, score, why, quit.
learn-undo = Não há nada para anular: uma resposta que se afasta da lição nem chega a ser jogada.
learn-next = Próxima lição: vindima learn { $game } { $lesson }
