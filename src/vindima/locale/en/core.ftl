### What every game says. Keys are those of the reasons in `core`.

not-an-answer = That is not an answer to this question.
nothing-to-undo = You have made no decision yet that could be undone.
revealed = Something hidden has been revealed since then, so this can no longer be undone.
