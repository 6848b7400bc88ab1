### Gry rankingowe, tabele, profile i zapisy rozgrywek dla innych programów.

web-standing-rated = Gra rankingowa
web-standing-rated-help = Każdy decyduje bez pomocy: bez cofania i bez podpowiedzi. Kto opuści grę, przegrywa ją.
web-standing-rated-not = Gra rankingowa wymaga co najmniej dwóch miejsc, osobnych ekranów, kart rozdanych przez serwer i botów od Łatwego do Mistrza bez własnego stylu.
web-standing-provisional = tymczasowy
web-standing-rating = Ranking { $rating } ± { $spread }
web-standing-rated-games = gry rankingowe: { $games }
web-standing-players =
    { $players ->
        [one] w pojedynkę
       *[other] { $players } graczy
    }

## Tabele

web-standing-board-about = Rankingi według gry i liczby graczy, wraz z ich niepewnością. O kolejności decyduje dolny koniec przedziału, więc kilka szczęśliwych gier nikogo nie wyniesie na szczyt.
web-standing-board-bots = Boty mają stałe rankingi z gier między sobą.
web-standing-board-provisional = Nowe rankingi są tymczasowe i bez miejsca w tabeli. Gry rankingowe potrzebne do miejsca: { $games }.
web-standing-board-pool = Gra i liczba graczy
web-standing-board-rank = Miejsce
web-standing-board-player = Gracz
web-standing-board-rating = Ranking
web-standing-board-games = Gry
web-standing-board-fixed = stały
web-standing-board-bot = { $bot } (bot)
web-standing-board-nobody = Nikogo tu jeszcze nie ma. Zagraj grę rankingową, a potem zgódź się na obecność w tabeli.
web-standing-board-mine = Twój ranking: { $rating } ± { $spread }.
web-standing-board-none = Nie masz jeszcze ukończonej gry rankingowej tego rodzaju.
web-standing-board-join = Pokazuj moje imię i rankingi w tabelach
web-standing-you = Ty
web-standing-someone = Ktoś bez imienia
web-standing-board-play = Otwórz stół rankingowy

## Profile

web-standing-private = Tę stronę widzisz tylko ty.
web-standing-public = Ten profil widzą wszyscy. Wymienia tylko tych przeciwników, którzy opublikowali własny.
web-standing-alone = Gry ukończone w tej przeglądarce. Nic jej nie opuszcza.
web-standing-publish = Opublikuj ten profil
web-standing-link = Kopiuj link do profilu
web-standing-empty = Nie ma tu jeszcze gier. Pojawiają się ukończone gry oprócz tych na wspólnym ekranie, z pliku lub z wybranym ziarnem.
web-standing-of = Gry: { $name }
web-standing-games =
    { $games ->
        [one] { $games } gra
        [few] { $games } gry
       *[many] { $games } gier
    }
web-standing-won = wygrane: { $wins } ({ $share })
web-standing-average = średnio { $points } PZ
web-standing-best = najwięcej: { $points } PZ
web-standing-progress = Postępy
web-standing-progress-points = Punkty, gra po grze
web-standing-progress-rating = Ranking, gra po grze
web-standing-progress-game = Gra { $number }, { $date }
web-standing-sources = Skąd pochodzą punkty
web-standing-sources-about = Średnie punkty w grze. Silni gracze: bot Mistrz przeciw sobie.
web-standing-source-mine = Średnia
web-standing-source-strong = Silni gracze
web-standing-source-game = Ta gra
web-standing-all = Razem
web-standing-seats = Według miejsca przy stole
web-standing-seat = Miejsce
web-standing-opponents = Według przeciwnika
web-standing-opponent = Przeciwnik
web-standing-ahead = Wyprzedzony
web-standing-unnamed = Inne osoby
web-standing-gone = Ktoś, kogo już nie ma
web-standing-wins = Wygrane
web-standing-points = Punkty
web-standing-vp = { $points } PZ
web-standing-history = Gry
web-standing-place = Miejsce { $place } z { $players }
web-standing-result-win = wygrana
web-standing-result-draw = remis
web-standing-result-loss = przegrana
web-standing-abandoned = gra opuszczona
web-standing-change = ranking { $change }
web-standing-game-details = Punkty według źródeł
web-standing-more = Pokaż więcej gier
web-standing-open = Otwórz stół

## Zapisy rozgrywek dla innych programów

web-standing-log = Zapisz rozgrywkę
web-standing-log-about = Stąd nic nie jest wysyłane: to ty decydujesz w innym programie, co zapisać.
web-standing-log-bgstats = Otwórz w BG Stats
web-standing-log-bgg = Otwórz grę w BoardGameGeek
web-standing-log-copy = Kopiuj wynik
web-standing-log-file = Pobierz rozgrywkę
web-standing-log-file-help = Plik JSON z polami formularza BoardGameGeek.
web-standing-log-line = { $name }: { $points } PZ
web-standing-log-winner = { $name }: { $points } PZ, wygrana
