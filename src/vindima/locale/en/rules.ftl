### Worked examples of the rules reference, in English. The examples of each game have a file of their own.

rules-example = Example
rules-choices = Choices: { $answers }
rules-fact = { $thing }: { $values }
rules-of-player = { $thing } (player { $player })
