### The names of the bots, by their codes.

bot-random = 随机
bot-easy = 简单
bot-greedy = 贪心
bot-medium = 中等
bot-hard = 困难
bot-expert = 专家
bot-master = 大师
