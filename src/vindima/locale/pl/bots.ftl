### The names of the bots, by their codes.

bot-random = Losowy
bot-easy = Łatwy
bot-greedy = Zachłanny
bot-medium = Średni
bot-hard = Trudny
bot-expert = Ekspert
bot-master = Mistrz
