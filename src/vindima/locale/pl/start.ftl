### Co polecenie mówi od razu: ten plik jest czytany sam, przed wszystkimi innymi.

start-play = Vindima { $version } otwiera stół na tym komputerze. Twoje partie są zapisywane w { $place }.
