### Podglądy linków, jakie pokazują komunikatory.

preview-invite = Zaproszenie do gry { $game }
preview-invite-by = { $name } zaprasza cię do gry { $game }
preview-invite-about = Usiądź i zagraj w przeglądarce albo tylko oglądaj. Wolne miejsca: { $free } z { $seats }. Konto nie jest potrzebne.
preview-watch = Obejrzyj grę { $game }
preview-watch-by = { $name } gra w { $game }: obejrzyj
preview-watch-about = Zobacz w przeglądarce na żywo to, co widzi cały stół. Gracze: { $seats }, wolne miejsca: { $free }.
