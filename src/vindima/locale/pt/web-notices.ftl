### Notificações: o que se quer saber, e como.

web-notices-help = Fica a saber quando um jogo espera por ti. Nada é enviado enquanto estás a olhar para a mesa, e nenhuma notificação revela o que está escondido.
web-notices-how = Como
web-notices-push = Neste dispositivo, mesmo sem nenhuma página aberta
web-notices-browser = Das páginas abertas em segundo plano
web-notices-unable = As notificações push precisam de https; num iPhone ou iPad, adiciona primeiro este sítio ao ecrã principal.
web-notices-denied = Este navegador bloqueia as notificações deste sítio. Permite-as nas definições do sítio e tenta de novo.
web-notices-failed = Este navegador não conseguiu subscrever as mensagens push. Alguns navegadores desligam o seu serviço push: escolhe outra forma ou tenta mais tarde.
web-notices-mail = Por correio eletrónico
web-notices-mail-to = Por correio eletrónico para { $address }
web-notices-no-address = Confirma primeiro um endereço, acima.
web-notices-digest = Tudo numa só mensagem,
web-notices-digest-15 = passado um quarto de hora
web-notices-digest-60 = no máximo uma vez por hora
web-notices-digest-1440 = no máximo uma vez por dia
web-notices-what = Sobre o quê
web-notices-turn = É a minha vez
web-notices-clock = O meu tempo está a acabar
web-notices-began = Um jogo começou
web-notices-over = Um jogo terminou
web-notices-invited = Alguém me convida
web-notices-chat = Novas mensagens numa mesa
web-notices-quiet = Horas de silêncio
web-notices-quiet-help = Não enviar nada à noite ({ $zone })
web-notices-from = Das
web-notices-to = Às
web-notices-saved = Guardado.

## Uma mesa

web-bell-off = Ainda não ativou nenhuma notificação.
web-bell-usual = Como nas minhas definições
web-bell-all = Tudo desta mesa
web-bell-none = Nada desta mesa
web-bell-settings = Definições das notificações

## Webhooks

web-hooks = Webhooks
web-hooks-table = Diz a um canal do teu grupo de quem é aqui a vez.
web-hooks-all = Diz a um canal do teu grupo o que acontece em todas as mesas que abriste.
web-hooks-kind = Serviço
web-hooks-json = JSON simples
web-hooks-url = Endereço do webhook
web-hooks-add = Adicionar
web-hooks-one = uma mesa
web-hooks-remove = Remover
web-hooks-remove-this = Remover o webhook para { $host }
web-hooks-bad = Este endereço não serve. Tem de começar por https:// e indicar um servidor que exista.

## A ligação numa mensagem

web-stopped = Acabaram as mensagens
web-stopped-help = Não te enviaremos mais mensagens sobre os teus jogos. Podes voltar a ativá-las quando quiseres.
