### Wprowadzenie do Viticulture: przystanki wycieczki (`learn/introductions/viticulture.toml`).

intro-viticulture-goal-title = Własna winnica
intro-viticulture-goal = Dziedziczysz małą winnicę w Toskanii. Sadź winorośl, zbieraj winogrona, rób wino i dostarczaj je tym, którzy je zamówili. Gdy ktoś osiągnie 20 PZ, rok gra się do końca, a potem wygrywa osoba z największą liczbą PZ.
intro-viticulture-year-title = Cztery pory roku
intro-viticulture-year = Wiosna ustala kolejność. Latem i zimą wysyłasz pracowników, a jesienią przychodzi gość. Pracownik pracuje raz w roku: kto jest zajęty latem, tego zabraknie zimą.
intro-viticulture-rooster-title = Kogut
intro-viticulture-rooster = Wiosną twój kogut wybiera rząd. Wczesny rząd pozwala wybierać pola przed innymi, późny daje lepszy prezent.
intro-viticulture-places-title = Praca dla pracowników
intro-viticulture-places = W każdej z tych akcji jest miejsce tylko dla kilku pracowników, a zajmuje je ten, kto przyjdzie pierwszy. Duży pracownik może dołączyć także do pełnej akcji.
intro-viticulture-hand-title = Twoje karty
intro-viticulture-hand = Winorośle do posadzenia, zamówienia do realizacji i goście, którzy na jedną turę naginają zasady. Jedni goście przychodzą latem, inni zimą. Swoje karty widzisz tylko ty.
intro-viticulture-fields-title = Twoje pola
intro-viticulture-fields = Tu rośnie winorośl. Jedno zbieranie plonów daje wszystkie winogrona z pola i zostawia krzewy na miejscu, więc możesz wracać co roku.
intro-viticulture-cellar-title = Od winogron do butelki
intro-viticulture-cellar = Winogrona czekają w tłoczni, aż zrobisz z nich wino. Pod koniec każdego roku winogrona i wina zyskują jeden punkt wartości, o ile pozwalają na to piwnice.
intro-viticulture-structures-title = Konstrukcje
intro-viticulture-structures = Budynki pomagają do końca gry: niektóre winorośle potrzebują trejażu lub wody, dobre wino większej piwnicy, a wiatrak przynosi PZ.
intro-viticulture-purse-title = Co masz
intro-viticulture-purse = Twoje PZ, twoje liry i wypłata: podnosi ją każde zrealizowane zamówienie, a co roku dostajesz tyle lirów, ile wskazuje.
intro-viticulture-question-title = Twoja tura
intro-viticulture-question = W panelu z tym tekstem gra zadaje ci pytania. To, co możesz wybrać, świeci na planszy; zatrzymaj na tym wskaźnik, a zobaczysz, co się zmieni. Większość wyborów można cofnąć.
