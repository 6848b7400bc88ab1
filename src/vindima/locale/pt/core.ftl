### O que todos os jogos dizem. As chaves são as das razões em `core`.

not-an-answer = Isso não responde a esta pergunta.
nothing-to-undo = Ainda não tomaste nenhuma decisão que se possa anular.
revealed = Entretanto revelou-se algo que estava oculto; já não se pode anular.
