### What every game says. Keys are those of the reasons in `core`.

not-an-answer = That is no answer to this question.
nothing-to-undo = You have taken no decision yet that could be taken back.
revealed = Something hidden has been shown since then, so this can no longer be taken back.
