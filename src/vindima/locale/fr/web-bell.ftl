### À chaque table : la cloche, et le chemin vers la partie suivante.

web-bell = Notifications
web-next-game =
    { $count ->
        [one] Partie suivante
       *[other] Partie suivante ({ $count })
    }
web-key-next = Partie suivante qui vous attend
