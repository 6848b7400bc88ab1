### Lekcje: co mówią wszystkie. Lekcje każdej gry są w `learn-<gra>.ftl`.

learn-on = Dobrze, dalej.
learn-other = To wolno, ale prowadzi w bok od tego, o co chodzi w tym kroku. Spójrz jeszcze raz albo poproś o podpowiedź.
learn-over = Ta lekcja jest skończona; nie ma już na co odpowiadać.

## W terminalu

learn-list = { $game }. Żeby wziąć lekcję: vindima learn { $code } LEKCJA
learn-entry = { $code }: { $title }. { $about }
learn-title = Lekcja: { $title }
learn-step = Krok { $number } z { $steps }. { $text }
learn-check = Krok { $number } z { $steps }, a teraz ty. { $text }
learn-reply = { $words }
learn-rule = { $words } ({ $rule })
learn-help = Wpisz numer albo słowo odpowiedzi albo: hint, board, log, score, why, quit.
learn-undo = Nie ma czego cofać: tego, co odciąga od lekcji, w ogóle się nie gra.
learn-next = Następna lekcja: vindima learn { $game } { $lesson }
