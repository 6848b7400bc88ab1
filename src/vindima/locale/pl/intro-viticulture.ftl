### Wprowadzenie do Viticulture: przystanki wycieczki (`learn/introductions/viticulture.toml`).

intro-viticulture-goal-title = Własna winnica
intro-viticulture-goal = Dziedziczysz małą winnicę w Toskanii. Sadź winorośle, zbieraj grona, wytwarzaj wino i realizuj nim zamówienia. Gdy ktoś osiągnie 20 PZ, rok rozgrywa się do końca, a potem wygrywa osoba z największą liczbą PZ.
intro-viticulture-year-title = Cztery pory roku
intro-viticulture-year = Wiosna ustala kolejność. Latem i zimą wysyłasz pracowników, a jesienią dobierasz gościa. Pracownik działa raz w roku: użytego latem zabraknie zimą.
intro-viticulture-rooster-title = Kogut
intro-viticulture-rooster = Wiosną twój kogut wybiera rząd. Wczesny rząd pozwala wybierać pola przed innymi, późny daje lepszy bonus.
intro-viticulture-places-title = Praca dla pracowników
intro-viticulture-places = W każdej z tych akcji jest miejsce tylko dla kilku pracowników, a zajmuje je ten, kto przyjdzie pierwszy. Duży pracownik może wykonać nawet akcję, której pola są zajęte.
intro-viticulture-hand-title = Twoje karty
intro-viticulture-hand = Winorośle do zasadzenia, zamówienia do realizacji i goście, którzy na jedną turę naginają zasady. Jednych gości zagrywasz latem, innych zimą. Swoje karty widzisz tylko ty.
intro-viticulture-fields-title = Twoje pola
intro-viticulture-fields = Tu rosną winorośle. Jedne zbiory dają wszystkie grona z pola, a winorośle zostają na miejscu, więc możesz wracać co roku.
intro-viticulture-cellar-title = Od grona do butelki
intro-viticulture-cellar = Grona czekają w tłoczni, aż wytworzysz z nich wino. Na koniec każdego roku wartość gron i win rośnie o jeden, o ile pozwalają na to piwnice.
intro-viticulture-structures-title = Konstrukcje
intro-viticulture-structures = Konstrukcje pomagają do końca gry: niektóre winorośle wymagają trejażu lub deszczowni, dobre wino większej piwnicy, a wiatrak daje PZ.
intro-viticulture-purse-title = Co masz
intro-viticulture-purse = Twoje PZ, twoje liry i wypłata: podnosi ją każde zrealizowane zamówienie, a co roku dostajesz tyle lirów, ile wskazuje.
intro-viticulture-question-title = Twoja tura
intro-viticulture-question = W panelu z tym tekstem gra zadaje ci pytania. To, co możesz wybrać, świeci na planszy; zatrzymaj na tym wskaźnik, a zobaczysz, co się zmieni. Większość wyborów można cofnąć.
