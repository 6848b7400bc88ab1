### The names of the bots, by their codes.

bot-random = Aléatoire
bot-easy = Facile
bot-greedy = Glouton
bot-medium = Moyen
bot-hard = Difficile
bot-expert = Expert
bot-master = Maître
