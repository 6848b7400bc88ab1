### O que um comando diz logo: este ficheiro é lido sozinho, antes de todos os outros.

start-play = A Vindima { $version } está a abrir uma mesa neste computador. Os teus jogos ficam guardados em { $place }.
