# Horloges et jours de repos : ce qui se dit à une table et à sa création.

web-note-time-over = { $name } n’avait plus de temps : un bot a joué ce tour.
web-undo-time = Le temps de ce tour était écoulé : il ne peut pas être annulé.
web-pace = Rythme
web-pace-kind-none = Sans horloge
web-pace-kind-live = En direct
web-pace-kind-turns = Par correspondance
web-pace-help-none = Chacun prend le temps qu’il lui faut.
web-pace-help-live = Chaque joueur a une horloge qui tourne pendant ses tours. Quand elle est à zéro, un bot joue ce tour.
web-pace-help-turns = Chaque tour dure un nombre d’heures ou de jours ; les jours de repos ne comptent pas. Quand le temps est écoulé, un bot joue ce tour.
web-pace-bank = Temps de chaque joueur
web-pace-increment = Ajout après chaque tour
web-pace-hours = Temps par tour
web-pace-bot = Bot qui joue quand le temps est écoulé
web-pace-until = Jusqu’à : { $time }
web-pace-over = Le temps de { $name } est écoulé. Un bot joue ce tour.
web-pace-agreed = Quand quelqu’un n’a plus de temps, le bot « { $bot } » joue ce tour à sa place.
web-days-off = Jours de repos
web-days-off-help = Ces jours-là, vos tours par correspondance ne prennent pas de temps. Vous pouvez choisir jusqu’à deux jours de la semaine et vingt jours isolés par an.
web-days-off-weekdays = Jours de la semaine
web-days-off-from = Les jours de la semaine pourront être modifiés à partir du { $day }.
web-days-off-date = Un autre jour
web-days-off-add = Ajouter
web-days-off-remove = Retirer
