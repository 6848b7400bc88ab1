# What the pages say where there is no server.

web-welcome-alone = Jogue já contra eles, ou partilhe um ecrã. Tudo corre neste navegador, sem servidor e sem ligação.
web-alone = Aqui joga-se apenas neste dispositivo. Para jogar com pessoas noutro lugar é preciso um servidor.
web-alone-guide = Como alojar um

## The games that the browser keeps

web-kept = As suas partidas neste dispositivo
web-kept-help = As suas partidas ficam apenas neste navegador. Guarde-as de vez em quando num ficheiro, também para as levar para outro dispositivo.
web-kept-save = Guardar todas as partidas num ficheiro
web-kept-bring = Acrescentar partidas de um ficheiro
web-kept-brought =
    { $games ->
        [0] Nenhuma partida foi acrescentada: as do ficheiro já estão aqui.
        [one] Foi acrescentada ou atualizada uma partida.
       *[other] Foram acrescentadas ou atualizadas { $games } partidas.
    }
web-kept-broken = Este ficheiro não contém partidas guardadas pelo Vindima, ou está danificado. Nada foi alterado.
web-kept-tidy = Apagar as partidas terminadas
web-kept-tidy-sure = Apagar todas as partidas terminadas
web-kept-tidied = As partidas terminadas foram apagadas.
web-kept-cleared = Este navegador apagou as partidas que aqui estavam: talvez os dados tenham sido limpos, ou faltou espaço. Se as guardou num ficheiro, acrescente-as de novo.
web-newer = Há uma versão mais recente do Vindima. As suas partidas ficam.
web-newer-take = Atualizar agora

## Privacy

web-privacy-stored-here = O que fica guardado, e onde
web-privacy-here = Tudo fica neste navegador: o seu nome, a sua língua, as suas definições e as suas partidas. Nada é enviado para lado nenhum. Não há cookies, publicidade nem rastreio.
web-privacy-ask-here = Isto apaga o seu nome, as suas campanhas e lições, e todas as partidas deste navegador. Não pode ser desfeito.

## Problems

web-trouble-here-bot = { $name } não pode jogar agora. O Vindima continua a tentar; pode escolher outro jogador para este lugar.
web-trouble-here-storage = Este navegador não consegue guardar a resposta de { $name }: não tem espaço, ou o armazenamento não é permitido aqui. Liberte espaço; o Vindima continua a tentar e nada se perde.
web-trouble-here-network = Por agora, Difícil joga no lugar de { $name }: não foi possível carregar o ficheiro de que { $level } precisa. Depois de carregado uma vez com ligação, fica neste dispositivo.
web-damaged = Os dados deste jogo estão danificados e ele já não pode ser aberto. Se guardou os seus jogos num ficheiro, apague este e adicione-os de novo.
web-damaged-delete = Apagar este jogo
web-error-storage-full = Este navegador já não tem espaço para as suas partidas. Exporte-as, apague as antigas ou liberte espaço; a última ação não foi guardada.
web-error-storage-denied = Este navegador não deixa o Vindima guardar nada, por isso não é possível jogar. Permita o armazenamento para este site ou saia da navegação privada.
web-error-alone = Para jogar com outras pessoas é preciso um servidor. O guia de alojamento explica como montar um.
web-error-private-address = Este endereço leva a uma rede privada, para onde este servidor nada envia.
web-error-engine = Não foi possível iniciar o motor de jogo neste navegador. Recarregue a página; se não resultar, use um navegador mais recente.
