### Quem alguém é, como regressa, e o que o servidor guarda.

## Guardar a identidade

web-you-loose = Só o cookie deste navegador sabe que os teus jogos são teus. Guarda a tua identidade e voltas a encontrar tudo em qualquer dispositivo: lugares, campanhas, lições e definições. Não precisas de palavra-passe.
web-you-kept = A tua identidade está guardada: aconteça o que acontecer a este navegador, podes voltar aos teus jogos.
web-you-nobody = Aqui joga-se sem conta. Se guardaste a tua identidade noutro dispositivo, inicia sessão, ou abre uma ligação pessoal criada nesse dispositivo.
web-you-alone = Aqui tudo fica neste navegador, por isso não há sessão para iniciar. Para guardar a identidade em vários dispositivos é preciso um servidor.
web-you-guide = Como alojar um servidor
web-you-passkeys = Chaves de acesso
web-you-passkeys-help = O teu dispositivo, o telemóvel ou uma chave de segurança confirma que és tu.
web-you-passkey-add = Adicionar uma chave de acesso
web-you-passkey-use = Iniciar sessão com uma chave de acesso
web-you-passkey-made = criada { $when }
web-you-passkey-unable = Este navegador não suporta chaves de acesso.
web-you-passkeys-none = Este servidor não oferece chaves de acesso: precisam de um nome de domínio e de https.
web-you-remove = Remover
web-you-remove-this = Remover a chave de acesso { $name }
web-you-link = Outro dispositivo
web-you-link-help = Uma ligação pessoal ou um código QR inicia sessão no teu telemóvel ou noutro computador.
web-you-link-make = Adicionar um dispositivo
web-you-link-made =
    { $minutes ->
        [one] Abre esta ligação no outro dispositivo, ou lê o código com ele. Funciona uma só vez, durante { $minutes } minuto. Não a dês a ninguém: quem a abrir entra como se fosses tu.
       *[other] Abre esta ligação no outro dispositivo, ou lê o código com ele. Funciona uma só vez, durante { $minutes } minutos. Não a dês a ninguém: quem a abrir entra como se fosses tu.
    }
web-you-link-copy = Copiar a ligação pessoal
web-you-qr = Código QR da tua ligação pessoal
web-you-mail = Por e-mail
web-you-mail-help = Recebes uma ligação que inicia a tua sessão. O teu endereço não serve para mais nada, a não ser que escolhas notificações por correio eletrónico.
web-you-mail-address = Endereço de e-mail
web-you-mail-send = Enviar-me uma ligação
web-you-mail-sent =
    { $minutes ->
        [one] Se { $address } puder receber mensagens, a ligação vai a caminho. Funciona uma só vez, durante { $minutes } minuto.
       *[other] Se { $address } puder receber mensagens, a ligação vai a caminho. Funciona uma só vez, durante { $minutes } minutos.
    }
web-you-mail-known = As ligações vão para { $address }.
web-you-mail-forget = Esquecer o meu endereço
web-you-notices = Notificações
web-you-devices = Os teus dispositivos
web-you-device-here = este dispositivo
web-you-device-unknown = Navegador desconhecido
web-you-device-seen = última utilização: { $when }
web-you-sign-out = Terminar sessão
web-you-sign-out-this = Terminar sessão em { $name }
web-you-rename = Mudar o nome
web-you-rename-this = Mudar o nome de { $name }
web-you-rename-label = Nome deste dispositivo
web-you-rename-save = Guardar
web-you-sign-in = Iniciar sessão

## Ligações que iniciam sessão

web-you-ticket = Iniciar sessão como { $name }?
web-you-ticket-nameless = Iniciar sessão neste dispositivo?
web-you-ticket-warning = Continua apenas se criaste ou pediste esta ligação. A ligação de outra pessoa dar-lhe-ia este navegador e todos os jogos que jogas nele.
web-you-ticket-brings =
    { $tables ->
        [one] { $tables } mesa deste navegador vem contigo.
       *[other] { $tables } mesas deste navegador vêm contigo.
    }
web-you-ticket-go = Iniciar sessão
web-you-ticket-mine = Já tens sessão iniciada aqui como { $name }.
web-you-ticket-mine-nameless = Já tens sessão iniciada aqui.
web-you-ticket-address = Guardar a tua identidade com { $address }?
web-you-ticket-keep = Guardar

## Privacidade

web-privacy-stored = O que este servidor guarda
web-privacy-cookie = Um cookie com uma chave aleatória, que identifica o teu navegador durante dois anos no máximo. Só serve para os teus lugares e definições. Não há publicidade nem rastreio, e as páginas não carregam nada de outros servidores.
web-privacy-person = O nome e a língua que escolhes, e o dia da tua última visita.
web-privacy-games = Os teus jogos: quem se sentou onde e cada resposta; as tuas campanhas e lições; e o que escreves na conversa.
web-privacy-people = Os teus amigos, as pessoas a quem pediste amizade, que convidaste, silenciaste ou bloqueaste, as mensagens que denunciaste e as que já leste.
web-privacy-identity = Se guardares a tua identidade: os teus dispositivos (navegador, sistema, dia da última utilização), a parte pública das tuas chaves de acesso, as tuas definições e o teu endereço de e-mail, se o deres. As ligações que iniciam sessão ficam guardadas como resumos criptográficos até expirarem.
web-privacy-notices = Se escolheres notificações: o que queres saber e quando, onde os teus dispositivos as recebem, os teus webhooks e, durante um mês, o que foi enviado. O Web Push passa cifrado pelo serviço do fabricante do teu navegador, que não o pode ler.
web-privacy-browser = O próprio navegador guarda as tuas definições, os números da tua caixa e as tuas partes das distribuições.
web-privacy-address = O teu endereço de rede serve para limitar o que um só endereço pode fazer. Fica apenas em memória: a Vindima não o guarda nem o escreve em registos. Um intermediário à frente do servidor pode ter registos próprios.
web-privacy-seen = Quem o vê
web-privacy-others = Quem está nas tuas mesas vê o teu nome, as tuas jogadas e a conversa, e pode descarregar o registo de um jogo terminado. Quem gere este servidor pode ler toda a sua base de dados.
web-privacy-age = Durante quanto tempo
web-privacy-never = Este servidor não apaga nada por causa da idade. Podes apagar os teus dados.
web-privacy-finished =
    { $days ->
        [one] As mesas terminadas são apagadas ao fim de { $days } dia sem mudanças.
       *[other] As mesas terminadas são apagadas ao fim de { $days } dias sem mudanças.
    }
web-privacy-idle =
    { $days ->
        [one] As mesas por terminar são apagadas ao fim de { $days } dia sem mudanças.
       *[other] As mesas por terminar são apagadas ao fim de { $days } dias sem mudanças.
    }
web-privacy-browsers =
    { $days ->
        [one] Tudo sobre um navegador é apagado ao fim de { $days } dia de ausência.
       *[other] Tudo sobre um navegador é apagado ao fim de { $days } dias de ausência.
    }
web-privacy-mine = Os teus dados
web-privacy-export = Descarregar os meus dados
web-privacy-delete = Apagar os meus dados
web-privacy-ask = Serão apagados o teu nome, os dispositivos, as chaves de acesso e o endereço de e-mail, as campanhas, as lições e o que escreveste na conversa, o que este navegador guarda, e cada mesa em que mais ninguém tem lugar. Nas outras mesas o teu lugar perde o nome e, num jogo em curso, fica livre. Não se pode desfazer.
web-privacy-sure = Apagar tudo
web-privacy-done = Os teus dados foram apagados.
