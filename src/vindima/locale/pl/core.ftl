### Co mówi każda gra. Klucze są kluczami powodów z `core`.

not-an-answer = To nie jest odpowiedź na to pytanie.
nothing-to-undo = Nie ma jeszcze decyzji, którą można by cofnąć.
revealed = Od tamtej chwili odkryto coś zakrytego, więc tego nie można już cofnąć.
