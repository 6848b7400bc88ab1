### Mensagens a quem guarda a identidade.

mail-email-subject = Iniciar sessão em { $site }
mail-email =
    Olá!

    Abre esta ligação para iniciar sessão em { $site }:

    { $link }

    { $minutes ->
        [one] Funciona uma só vez, durante { $minutes } minuto. Se não a pediste, ignora esta mensagem: sem a ligação, nada acontece.
       *[other] Funciona uma só vez, durante { $minutes } minutos. Se não a pediste, ignora esta mensagem: sem a ligação, nada acontece.
    }
mail-address-subject = Guardar a tua identidade em { $site }
mail-address =
    Olá!

    Alguém, provavelmente tu, quer usar este endereço para guardar os seus jogos em { $site }. Para confirmar, abre esta ligação no mesmo navegador:

    { $link }

    { $minutes ->
        [one] Funciona uma só vez, durante { $minutes } minuto. Se não pediste nada, ignora esta mensagem: o teu endereço não fica guardado.
       *[other] Funciona uma só vez, durante { $minutes } minutos. Se não pediste nada, ignora esta mensagem: o teu endereço não fica guardado.
    }
