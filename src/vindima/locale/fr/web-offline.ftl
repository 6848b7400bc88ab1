# What the pages say where there is no server.

web-welcome-alone = Affrontez-les tout de suite, ou jouez à plusieurs sur un écran. Tout se passe dans ce navigateur, sans serveur et sans connexion.
web-alone = Ici, on joue sur cet appareil seulement. Pour jouer avec des personnes ailleurs, il faut un serveur.
web-alone-guide = Comment en héberger un

## The games that the browser keeps

web-kept = Vos parties sur cet appareil
web-kept-help = Vos parties ne sont conservées que dans ce navigateur. Enregistrez-les de temps en temps dans un fichier, ou pour les emporter sur un autre appareil.
web-kept-save = Enregistrer toutes les parties
web-kept-bring = Ajouter les parties d’un fichier
web-kept-brought =
    { $games ->
        [0] Aucune partie n’a été ajoutée : celles du fichier sont déjà ici.
        [one] Une partie a été ajoutée ou mise à jour.
       *[other] { $games } parties ont été ajoutées ou mises à jour.
    }
web-kept-broken = Ce fichier ne contient pas de parties enregistrées par Vindima, ou il est endommagé. Rien n’a été modifié.
web-kept-tidy = Supprimer les parties terminées
web-kept-tidy-sure = Supprimer toutes les parties terminées
web-kept-tidied = Les parties terminées ont été supprimées.
web-kept-cleared = Ce navigateur a supprimé les parties qui étaient ici : ses données ont peut-être été effacées, ou il manquait de place. Si vous les avez enregistrées dans un fichier, ajoutez-les à nouveau.
web-newer = Une version plus récente de Vindima est là. Vos parties restent.
web-newer-take = Mettre à jour

## Privacy

web-privacy-stored-here = Ce qui est conservé, et où
web-privacy-here = Tout reste dans ce navigateur : votre nom, votre langue, vos réglages et vos parties. Rien n’est envoyé nulle part. Il n’y a ni cookie, ni publicité, ni pistage.
web-privacy-ask-here = Cela supprime votre nom, vos campagnes, vos leçons et toutes les parties de ce navigateur. C’est irréversible.

## Problems

web-trouble-here-bot = { $name } ne peut pas jouer pour le moment. Vindima continue d’essayer ; vous pouvez choisir un autre joueur pour cette place.
web-trouble-here-storage = Ce navigateur ne peut pas enregistrer la réponse de { $name } : il n’a plus de place, ou le stockage n’est pas autorisé ici. Libérez de l’espace ; Vindima continue d’essayer et rien n’est perdu.
web-trouble-here-network = Pour le moment, Difficile joue à la place de { $name } : le fichier dont { $level } a besoin n’a pas pu être chargé. Une fois chargé avec une connexion, il reste sur cet appareil.
web-damaged = Les données de cette partie sont endommagées : elle ne peut plus être ouverte. Si vous avez enregistré vos parties dans un fichier, supprimez celle-ci puis ajoutez-les de nouveau.
web-damaged-delete = Supprimer cette partie
web-error-storage-full = Ce navigateur n’a plus de place pour vos parties. Exportez-les, supprimez-en ou libérez de l’espace ; votre dernière action n’a pas été enregistrée.
web-error-storage-denied = Ce navigateur ne laisse pas Vindima enregistrer quoi que ce soit : impossible de jouer. Autorisez le stockage pour ce site ou quittez la navigation privée.
web-error-alone = Pour jouer avec d’autres personnes, il faut un serveur. Le guide d’hébergement explique comment en installer un.
web-error-private-address = Cette adresse mène à un réseau privé, où ce serveur n’envoie rien.
web-error-engine = Le moteur de jeu n’a pas pu démarrer dans ce navigateur. Rechargez la page ; sinon, essayez un navigateur plus récent.
