### Ce que disent les notifications : Web Push, courriels, webhooks. Elles ne révèlent rien de ce qui est caché à une table.

notice-table = { $game } avec { $names }
notice-year = { $table }, année { $year }
notice-turn-title = À vous de jouer
notice-began-title = La partie a commencé
notice-over-title = Partie terminée
notice-over =
    { $count ->
        [one] { $table } : victoire de { $names }.
       *[other] { $table } : victoire partagée entre { $names }.
    }
notice-invited-title = Vous êtes invité
notice-chat-title = Nouveaux messages à votre table
notice-clock-title = Votre temps est presque écoulé
notice-hook-turn = { $table } : c’est à { $name } de jouer.
notice-hook-clock = { $table } : le temps de { $name } est presque écoulé.
notice-hook-began = { $table } : la partie a commencé.
notice-hook-over = { $table } : la partie est terminée.

## Le courriel

notice-mail-subject =
    { $count ->
        [one] { $count } nouvelle de vos parties
       *[other] { $count } nouvelles de vos parties
    }
notice-mail-line = { $title } : { $text }
notice-mail-footer =
    Vous recevez ce message parce que vous avez demandé à { $site } de vous informer de vos parties.
    Ne plus recevoir ces messages : { $link }
    Choisir ce dont vous êtes informé : { $you }
