### Wprowadzenie do Vinhos: przystanki wycieczki (`learn/introductions/vinhos.toml`).

intro-vinhos-goal-title = Sześć lat wina
intro-vinhos-goal = Wytwarzasz wino w Portugalii: zakładasz posiadłości, sprzedajesz w kraju, eksportujesz i pokazujesz najlepsze wina na Targach. Po sześciu latach wygrywa osoba z największą liczbą PZ.
intro-vinhos-year-title = Lata
intro-vinhos-year = W każdym roku wszyscy mają po dwie akcje, potem płaci się koszty, a posiadłości produkują. Lata z Targami są zaznaczone: ocenia się na nich wina i zdobywa PZ.
intro-vinhos-map-title = Regiony
intro-vinhos-map = Każdy region oferuje winnicę z wierzchu swojego stosu i ma własną charakterystykę. Kostki pokazują jego renomę: wydaj je, by wino stamtąd było więcej warte.
intro-vinhos-actions-title = Dziewięć akcji
intro-vinhos-actions = Masz jeden znacznik i dwa ruchy w roku. Na sąsiednie pole wchodzisz za darmo; dalszy ruch, pole z podatkiem i pole zajęte przez innych kosztują. Planuj dwa kroki naprzód.
intro-vinhos-estates-title = Twoje posiadłości
intro-vinhos-estates = Posiadłość z winnicą daje co roku jedno wino. Winiarnie i enolodzy je poprawiają. W piwnicy wino zyskuje z wiekiem, w magazynie szybko przepada.
intro-vinhos-vintage-title = Winobranie
intro-vinhos-vintage = Pogoda roku poprawia lub psuje wszystkie nowe wina. Niżej widać wymagania managerów.
intro-vinhos-sales-title = Sprzedaż w kraju
intro-vinhos-sales = Lokale płacą za wino na twoje konto bankowe. Każde pole wymaga wina o określonej wartości i zostaje na nim twoja beczka.
intro-vinhos-export-title = Eksport
intro-vinhos-export = Eksport daje PZ zamiast pieniędzy, a na koniec dodatkowe PZ tym, którzy wyeksportowali najwięcej. Twoje beczki zostają tu do końca gry.
intro-vinhos-bank-title = Bank
intro-vinhos-bank = Gotówką płacisz za zakupy; na konto trafia zapłata za sprzedaż i z niego idą pensje. Odwiedź bank, by przenieść pieniądze albo zainwestować.
intro-vinhos-fair-title = Targi
intro-vinhos-fair = Na każde Targi ogłaszasz jedno wino. Jego wartość, pasujący koneserzy i wybrane pole dają Punkty Targów, które zostają na całą grę i decydują o nagrodach.
intro-vinhos-managers-title = Managerowie
intro-vinhos-managers = Wino, które spełnia ich wymagania, pozwala postawić u nich beczki. Dają one dodatkowe akcje w trakcie gry albo mnożą punkty na koniec.
intro-vinhos-question-title = Twoja tura
intro-vinhos-question = W panelu z tym tekstem gra zadaje ci pytania. To, co możesz wybrać, świeci na planszy; zatrzymaj na tym wskaźnik, a zobaczysz, co się zmieni. Większość wyborów można cofnąć.
