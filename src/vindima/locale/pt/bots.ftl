### The names of the bots, by their codes.

bot-random = Aleatório
bot-easy = Fácil
bot-greedy = Ganancioso
bot-medium = Médio
bot-hard = Difícil
bot-expert = Especialista
bot-master = Mestre
