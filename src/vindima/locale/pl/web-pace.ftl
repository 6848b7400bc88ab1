# Zegary i dni wolne: co mówi się przy stole i przy jego zakładaniu.

web-note-time-over = { $name }: czas minął, więc tę turę zagrał bot.
web-undo-time = Czas tej tury minął, więc nie można jej cofnąć.
web-pace = Tempo
web-pace-kind-none = Bez zegara
web-pace-kind-live = Na żywo
web-pace-kind-turns = Korespondencyjnie
web-pace-help-none = Każdy gra tak długo, jak potrzebuje.
web-pace-help-live = Każdy gracz ma zegar, który chodzi w jego turach. Gdy czas się skończy, tę turę gra bot.
web-pace-help-turns = Na każdą turę jest określona liczba godzin lub dni; dni wolne się nie liczą. Gdy czas się skończy, tę turę gra bot.
web-pace-bank = Czas dla każdego gracza
web-pace-increment = Dodatek po każdej turze
web-pace-hours = Czas na turę
web-pace-bot = Bot, który gra po upływie czasu
web-pace-until = Do: { $time }
web-pace-over = { $name }: czas minął. Tę turę gra bot.
web-pace-agreed = Gdy komuś skończy się czas, tę turę gra za niego bot „{ $bot }”.
web-days-off = Dni wolne
web-days-off-help = W te dni twoje tury w grach korespondencyjnych nie zajmują czasu. Możesz wybrać najwyżej dwa dni tygodnia i dwadzieścia pojedynczych dni w roku.
web-days-off-weekdays = Dni tygodnia
web-days-off-from = Dni tygodnia można znów zmienić od: { $day }.
web-days-off-date = Inny dzień
web-days-off-add = Dodaj
web-days-off-remove = Usuń
