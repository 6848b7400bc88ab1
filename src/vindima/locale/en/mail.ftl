### Mails to people who keep their identity.

mail-email-subject = Sign in at { $site }
mail-email =
    Hello,

    open this link to sign in at { $site }:

    { $link }

    { $minutes ->
        [one] It works once, within { $minutes } minute. If you did not ask for it, ignore this mail: nothing happens without the link.
       *[other] It works once, within { $minutes } minutes. If you did not ask for it, ignore this mail: nothing happens without the link.
    }
mail-address-subject = Keep your identity at { $site }
mail-address =
    Hello,

    somebody, probably you, wants to use this address to keep their games at { $site }. Open this link in the same browser to confirm:

    { $link }

    { $minutes ->
        [one] It works once, within { $minutes } minute. If you did not ask for it, ignore this mail: your address is then not stored.
       *[other] It works once, within { $minutes } minutes. If you did not ask for it, ignore this mail: your address is then not stored.
    }
