### Co mówi każdy trener po grze: zob. `learn/coach.py`.

coach-end-won = Brawo, wygrywasz!
coach-end-lost = Tym razem się nie udało, ale znasz już całą grę. Następna będzie inna.
coach-end-well = Co poszło dobrze: { $source }, o { $points } PZ więcej niż najlepszy rywal.
coach-end-next = Gdzie można zyskać więcej: { $source }, o { $points } PZ mniej.
