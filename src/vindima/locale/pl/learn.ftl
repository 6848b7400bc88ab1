### Lekcje: co mówią wszystkie. Lekcje każdej gry są w `learn-<gra>.ftl`.

learn-on = Dobrze, dalej.
learn-other = To dozwolone, ale nie o to chodzi w tym kroku. Spójrz jeszcze raz albo poproś o podpowiedź.
learn-over = Ta lekcja jest skończona; nie ma już na co odpowiadać.

## W terminalu

learn-list = { $game }. Aby zacząć lekcję: vindima learn { $code } LEKCJA
learn-entry = { $code }: { $title }. { $about }
learn-title = Lekcja: { $title }
learn-step = Krok { $number } z { $steps }. { $text }
learn-check = Krok { $number } z { $steps }: teraz ty. { $text }
learn-reply = { $words }
learn-rule = { $words } ({ $rule })
learn-help = Wpisz numer lub słowa odpowiedzi albo jedno z poleceń: hint, board, log, score, why, quit.
learn-undo = Nie ma czego cofać: odpowiedź spoza lekcji w ogóle nie zostaje zagrana.
learn-next = Następna lekcja: vindima learn { $game } { $lesson }
