### Notifications : ce dont on veut être informé, et comment.

web-notices-help = Sachez quand une partie vous attend. Rien n’est envoyé tant que vous regardez la table, et aucune notification ne révèle ce qui est caché.
web-notices-how = Comment
web-notices-push = Sur cet appareil, même si aucune page n’est ouverte
web-notices-browser = Par les pages ouvertes en arrière-plan
web-notices-unable = Les notifications push demandent https ; sur iPhone ou iPad, ajoutez d’abord ce site à l’écran d’accueil.
web-notices-denied = Ce navigateur bloque les notifications de ce site. Autorisez-les dans les réglages du site, puis réessayez.
web-notices-failed = Ce navigateur n’a pas pu s’abonner aux messages push. Certains navigateurs désactivent leur service push : choisissez un autre moyen ou réessayez plus tard.
web-notices-mail = Par courriel
web-notices-mail-to = Par courriel à { $address }
web-notices-no-address = Confirmez d’abord une adresse ci-dessus.
web-notices-digest = Tout en un seul message,
web-notices-digest-15 = après un quart d’heure
web-notices-digest-60 = une fois par heure au plus
web-notices-digest-1440 = une fois par jour au plus
web-notices-what = À quel sujet
web-notices-turn = C’est à moi de jouer
web-notices-clock = Mon temps est presque écoulé
web-notices-began = Une partie a commencé
web-notices-over = Une partie est terminée
web-notices-invited = Quelqu’un m’invite
web-notices-chat = Nouveaux messages à une table
web-notices-quiet = Heures de silence
web-notices-quiet-help = Ne rien envoyer la nuit ({ $zone })
web-notices-from = De
web-notices-to = À
web-notices-saved = Enregistré.

## Une table

web-bell-off = Vous n’avez encore activé aucune notification.
web-bell-usual = Comme dans mes réglages
web-bell-all = Tout de cette table
web-bell-none = Rien de cette table
web-bell-settings = Réglages des notifications

## Webhooks

web-hooks = Webhooks
web-hooks-table = Dites à un canal de votre groupe à qui c’est de jouer ici.
web-hooks-all = Dites à un canal de votre groupe ce qui se passe à toutes les tables que vous avez ouvertes.
web-hooks-kind = Service
web-hooks-json = JSON simple
web-hooks-url = Adresse du webhook
web-hooks-add = Ajouter
web-hooks-one = une table
web-hooks-remove = Retirer
web-hooks-remove-this = Retirer le webhook vers { $host }
web-hooks-bad = Cette adresse ne convient pas. Elle doit commencer par https:// et désigner un serveur qui existe.

## Le lien dans un courriel

web-stopped = Plus de courriels
web-stopped-help = Nous ne vous enverrons plus de courriels sur vos parties. Vous pouvez les réactiver à tout moment.
