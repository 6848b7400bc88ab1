### The names of the bots, by their codes.

bot-random = Random
bot-easy = Easy
bot-greedy = Greedy
bot-medium = Medium
bot-hard = Hard
bot-expert = Expert
bot-master = Master
