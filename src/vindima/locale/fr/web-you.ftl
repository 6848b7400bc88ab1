### Qui l’on est, comment on revient, et ce que le serveur garde.

## Garder son identité

web-you-loose = Seul le cookie de ce navigateur sait que vos parties sont à vous. Gardez votre identité, et vous retrouverez tout sur n’importe quel appareil : vos places, vos campagnes, vos leçons et vos réglages. Aucun mot de passe n’est nécessaire.
web-you-kept = Votre identité est gardée : quoi qu’il arrive à ce navigateur, vous retrouverez vos parties.
web-you-nobody = Ici, on joue sans compte. Si vous avez gardé votre identité sur un autre appareil, connectez-vous, ou ouvrez un lien personnel créé sur cet appareil.
web-you-alone = Ici, tout reste dans ce navigateur ; il n’y a donc rien à quoi se connecter. Pour garder votre identité sur plusieurs appareils, il faut un serveur.
web-you-guide = Comment héberger un serveur
web-you-passkeys = Clés d’accès
web-you-passkeys-help = Votre appareil, votre téléphone ou une clé de sécurité confirme que c’est bien vous.
web-you-passkey-add = Ajouter une clé d’accès
web-you-passkey-use = Se connecter avec une clé d’accès
web-you-passkey-made = créée { $when }
web-you-passkey-unable = Ce navigateur ne prend pas en charge les clés d’accès.
web-you-passkeys-none = Ce serveur ne propose pas de clés d’accès : il leur faut un nom de domaine et https.
web-you-remove = Retirer
web-you-remove-this = Retirer la clé d’accès { $name }
web-you-link = Un autre appareil
web-you-link-help = Un lien personnel ou un code QR connecte votre téléphone ou un autre ordinateur.
web-you-link-make = Ajouter un appareil
web-you-link-made =
    { $minutes ->
        [one] Ouvrez ce lien sur l’autre appareil, ou scannez le code. Il sert une seule fois, pendant { $minutes } minute. Ne le donnez à personne : qui l’ouvre est connecté à votre place.
       *[other] Ouvrez ce lien sur l’autre appareil, ou scannez le code. Il sert une seule fois, pendant { $minutes } minutes. Ne le donnez à personne : qui l’ouvre est connecté à votre place.
    }
web-you-link-copy = Copier le lien personnel
web-you-qr = Code QR de votre lien personnel
web-you-mail = Par e-mail
web-you-mail-help = Vous recevez un lien qui vous connecte. Votre adresse ne sert à rien d’autre, sauf si vous choisissez des notifications par courriel.
web-you-mail-address = Adresse e-mail
web-you-mail-send = M’envoyer un lien
web-you-mail-sent =
    { $minutes ->
        [one] Si { $address } peut recevoir des messages, un lien est en route. Il sert une seule fois, pendant { $minutes } minute.
       *[other] Si { $address } peut recevoir des messages, un lien est en route. Il sert une seule fois, pendant { $minutes } minutes.
    }
web-you-mail-known = Les liens vont à { $address }.
web-you-mail-forget = Oublier mon adresse
web-you-notices = Notifications
web-you-devices = Vos appareils
web-you-device-here = cet appareil
web-you-device-unknown = Navigateur inconnu
web-you-device-seen = dernière utilisation : { $when }
web-you-sign-out = Déconnecter
web-you-sign-out-this = Déconnecter { $name }
web-you-rename = Renommer
web-you-rename-this = Renommer { $name }
web-you-rename-label = Nom de cet appareil
web-you-rename-save = Enregistrer
web-you-sign-in = Se connecter

## Les liens qui connectent

web-you-ticket = Se connecter en tant que { $name } ?
web-you-ticket-nameless = Se connecter sur cet appareil ?
web-you-ticket-warning = Ne continuez que si vous avez vous-même créé ou demandé ce lien. Le lien de quelqu’un d’autre lui donnerait ce navigateur, et toutes les parties que vous y jouez.
web-you-ticket-brings =
    { $tables ->
        [one] { $tables } table de ce navigateur vous suivra.
       *[other] { $tables } tables de ce navigateur vous suivront.
    }
web-you-ticket-go = Se connecter
web-you-ticket-mine = Vous êtes déjà ici en tant que { $name }.
web-you-ticket-mine-nameless = Cet appareil est déjà connecté.
web-you-ticket-address = Garder votre identité avec { $address } ?
web-you-ticket-keep = La garder

## Vie privée

web-privacy-stored = Ce que ce serveur enregistre
web-privacy-cookie = Un cookie avec un jeton aléatoire, qui identifie votre navigateur pendant deux ans au plus. Il ne sert qu’à vos places et à vos réglages. Il n’y a ni publicité ni suivi, et les pages ne chargent rien depuis d’autres serveurs.
web-privacy-person = Le nom et la langue que vous choisissez, et le jour de votre dernière visite.
web-privacy-games = Vos parties : qui était assis où et chaque réponse ; vos campagnes et vos leçons ; et ce que vous écrivez dans la discussion.
web-privacy-people = Vos amis, les personnes que vous avez demandées en ami, invitées, ignorées ou bloquées, les messages que vous avez signalés, et les messages que vous avez lus.
web-privacy-identity = Si vous gardez votre identité : vos appareils (navigateur, système, jour de la dernière utilisation), la partie publique de vos clés d’accès, vos réglages, et votre adresse e-mail si vous en donnez une. Les liens de connexion ne sont enregistrés que sous forme d’empreintes, jusqu’à leur expiration.
web-privacy-notices = Si vous choisissez des notifications : ce dont vous voulez être informé et quand, où vos appareils les reçoivent, vos webhooks, et pendant un mois ce qui a été envoyé. Web Push passe par le service de l’éditeur de votre navigateur, chiffré : il ne peut pas le lire.
web-privacy-browser = Votre navigateur lui-même garde vos réglages, les nombres de votre propre boîte et vos parts des distributions.
web-privacy-address = Votre adresse réseau sert à limiter ce qu’une seule adresse peut faire. Elle ne reste qu’en mémoire ; Vindima ne l’enregistre pas et ne la note dans aucun journal. Un serveur mandataire peut tenir ses propres journaux.
web-privacy-seen = Qui le voit
web-privacy-others = Les personnes à vos tables voient votre nom, vos coups et la discussion, et peuvent télécharger l’enregistrement d’une partie terminée. Les responsables de ce serveur peuvent lire toute sa base de données.
web-privacy-age = Combien de temps
web-privacy-never = Ce serveur ne supprime rien à cause de l’âge. Vous pouvez supprimer vos données vous-même.
web-privacy-finished =
    { $days ->
        [one] Les tables terminées sont supprimées après { $days } jour sans changement.
       *[other] Les tables terminées sont supprimées après { $days } jours sans changement.
    }
web-privacy-idle =
    { $days ->
        [one] Les tables inachevées sont supprimées après { $days } jour sans changement.
       *[other] Les tables inachevées sont supprimées après { $days } jours sans changement.
    }
web-privacy-browsers =
    { $days ->
        [one] Tout ce qui concerne un navigateur est supprimé après { $days } jour d’absence.
       *[other] Tout ce qui concerne un navigateur est supprimé après { $days } jours d’absence.
    }
web-privacy-mine = Vos données
web-privacy-export = Télécharger mes données
web-privacy-delete = Supprimer mes données
web-privacy-ask = Seront supprimés : votre nom, vos appareils, clés d’accès et adresse e-mail, vos campagnes, leçons et messages, ce que garde ce navigateur, et chaque table où personne d’autre n’a de place. Aux autres tables, votre place perd son nom et devient libre si la partie est en cours. C’est irréversible.
web-privacy-sure = Tout supprimer
web-privacy-done = Vos données ont été supprimées.
