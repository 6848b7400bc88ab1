### Amigos, e pessoas que alguém não quer encontrar.

web-friends = Amigos
web-friends-help = As pessoas com quem jogaste podem ser tuas amigas, se ambos quiserem. Os amigos convidam-se para uma mesa com um clique.
web-friends-none = Ainda não tens amigos aqui. Depois de um jogo com outras pessoas, encontra-las abaixo.
web-friends-asking = { $name } pede-te amizade
web-friends-asked = Pedido enviado a { $name }
web-friends-accept = Aceitar
web-friends-accept-this = Aceitar a amizade de { $name }
web-friends-refuse = Recusar
web-friends-refuse-this = Recusar o pedido de { $name }
web-friends-withdraw = Retirar
web-friends-withdraw-this = Retirar o pedido a { $name }
web-friends-end = Remover
web-friends-end-this = Remover { $name } dos teus amigos
web-friends-met = Pessoas com quem jogaste
web-friends-games =
    { $games ->
        [one] { $games } mesa em comum, { $when }
       *[other] { $games } mesas em comum, { $when }
    }
web-friends-tables = Mesas abertas dos teus amigos
web-friends-blocked = Pessoas silenciadas e bloqueadas
web-friends-is-muted = silenciada: não vês o que escreve
web-friends-is-blocked = bloqueada: também não pode entrar nas tuas mesas nem vê-las
web-friends-unblock = Anular
web-friends-unblock-this = Deixar de silenciar ou bloquear { $name }
web-friends-nameless = Alguém sem nome
web-friends-block-this = Bloquear { $name }
web-friends-ask-this = Pedir amizade a { $name }
