### Przykłady w opisie zasad, po polsku. Przykłady każdej gry mają własny plik.

rules-example = Przykład
rules-choices = Decyzje: { $answers }
rules-fact = { $thing }: { $values }
rules-of-player = { $thing } (gracz { $player })
