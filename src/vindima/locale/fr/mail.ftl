### Messages aux personnes qui gardent leur identité.

mail-email-subject = Se connecter à { $site }
mail-email =
    Bonjour,

    ouvrez ce lien pour vous connecter à { $site } :

    { $link }

    { $minutes ->
        [one] Il sert une seule fois, pendant { $minutes } minute. Si vous ne l’avez pas demandé, ignorez ce message : sans le lien, rien ne se passe.
       *[other] Il sert une seule fois, pendant { $minutes } minutes. Si vous ne l’avez pas demandé, ignorez ce message : sans le lien, rien ne se passe.
    }
mail-address-subject = Garder votre identité sur { $site }
mail-address =
    Bonjour,

    quelqu’un, sans doute vous, veut garder, avec cette adresse, ses parties sur { $site }. Pour confirmer, ouvrez ce lien dans le même navigateur :

    { $link }

    { $minutes ->
        [one] Il sert une seule fois, pendant { $minutes } minute. Si vous n’avez rien demandé, ignorez ce message : votre adresse ne sera pas enregistrée.
       *[other] Il sert une seule fois, pendant { $minutes } minutes. Si vous n’avez rien demandé, ignorez ce message : votre adresse ne sera pas enregistrée.
    }
