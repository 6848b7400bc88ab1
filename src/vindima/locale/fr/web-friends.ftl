### Les amis, et les personnes que l’on ne souhaite pas rencontrer.

web-friends = Amis
web-friends-help = Les personnes avec qui vous avez joué peuvent devenir vos amis, si vous le souhaitez tous les deux. Les amis s’invitent à une table en un clic.
web-friends-none = Vous n’avez pas encore d’amis ici. Après une partie avec d’autres personnes, vous les trouverez ci-dessous.
web-friends-asking = { $name } vous demande en ami
web-friends-asked = Demande envoyée à { $name }
web-friends-accept = Accepter
web-friends-accept-this = Accepter { $name } comme ami
web-friends-refuse = Refuser
web-friends-refuse-this = Refuser la demande de { $name }
web-friends-withdraw = Annuler
web-friends-withdraw-this = Annuler la demande à { $name }
web-friends-end = Retirer
web-friends-end-this = Retirer { $name } de vos amis
web-friends-met = Personnes avec qui vous avez joué
web-friends-games =
    { $games ->
        [one] { $games } table en commun, { $when }
       *[other] { $games } tables en commun, { $when }
    }
web-friends-tables = Tables ouvertes de vos amis
web-friends-blocked = Personnes ignorées et bloquées
web-friends-is-muted = ignorée : vous ne voyez pas ce qu’elle écrit
web-friends-is-blocked = bloquée : elle ne peut pas non plus rejoindre ni regarder vos tables
web-friends-unblock = Annuler
web-friends-unblock-this = Ne plus ignorer ni bloquer { $name }
web-friends-nameless = Quelqu’un sans nom
web-friends-block-this = Bloquer { $name }
web-friends-ask-this = Demander { $name } en ami
