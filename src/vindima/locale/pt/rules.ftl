### Os exemplos do manual de regras, em português. Os de cada jogo têm um ficheiro próprio.

rules-example = Exemplo
rules-choices = Escolhas: { $answers }
rules-fact = { $thing }: { $values }
rules-of-player = { $thing } (jogador { $player })
