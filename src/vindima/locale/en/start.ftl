### What a command says at once: this file is read alone, before all others.

start-play = Vindima { $version } is starting a table on this machine. Your games are kept in { $place }.
