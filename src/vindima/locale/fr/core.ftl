### Ce que dit chaque jeu. Les clés sont celles des raisons de `core`.

not-an-answer = Ce n’est pas une réponse à cette question.
nothing-to-undo = Il n’y a pas encore de décision à annuler.
revealed = Depuis, quelque chose de caché a été révélé : impossible de revenir en arrière.
