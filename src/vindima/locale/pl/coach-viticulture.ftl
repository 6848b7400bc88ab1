### Co mówi trener w pierwszej grze w Viticulture: zob. `learn/coach.py`.

coach-viticulture-ask-choose-papa-gift = Ojciec daje prezent albo więcej lirów. Pracownik lub konstrukcja pomaga co roku, liry tylko raz, za to szybko.
coach-viticulture-ask-wake-up = Tu wybierasz kolejność na ten rok. Weź wczesny rząd, jeśli zależy ci na jakimś polu, a późny, jeśli wolisz jego bonus.
coach-viticulture-ask-place = Wyślij pracownika na świecące pole. Zastanów się, czego potrzebujesz zimą: pracownika użytego teraz wtedy zabraknie.
coach-viticulture-ask-place-which-worker = Póki jest wolne pole, użyj zwykłego pracownika. Dużego zachowaj na akcję, którą zajęli inni.
coach-viticulture-ask-draw-visitors = Jesień przynosi gościa. Zimowego można zagrać jeszcze w tym roku, letni poczeka do następnego.
coach-viticulture-ask-build = Spójrz na winorośle i zamówienia na ręce: jakich konstrukcji wymagają? Liry wydane na to, czego nie użyjesz, przepadają.
coach-viticulture-ask-plant = Plony zbierasz z całego pola, więc warto sadzić winorośle razem. Pomyśl o kolorach, których wymagają zamówienia.
coach-viticulture-ask-sell-or-trade = Sprzedaż to szybkie pieniądze. Pole można później odkupić za tę samą cenę, więc puste pole to tania pożyczka.
coach-viticulture-ask-harvest = Wybierz pole z gronami, z których chcesz w tym roku wytworzyć wino. Gdy miejsce w tłoczni jest zajęte, nowe grono trafia na niższą wartość.
coach-viticulture-ask-make-wine = Wytwarzaj wina, których wymagają zamówienia. Różowe i musujące potrzebują obu kolorów i większej piwnicy.
coach-viticulture-ask-fill-order = Zamówienie daje PZ od razu, a liry odtąd co roku, więc jeśli możesz, zrealizuj je wcześnie.
coach-viticulture-ask-play-summer = Gość często robi tyle, co dwie akcje. Zatrzymaj wskaźnik na karcie, by przeczytać, co daje.
coach-viticulture-ask-play-winter = Zimowi goście lubią rzeczy gotowe: wino, zamówienia, punkty. Wybierz takiego, którego ofertę wykorzystasz w całości.
coach-viticulture-ask-cut-hand = Masz za dużo kart. Odrzuć te, których nie użyjesz w ciągu dwóch najbliższych lat.
coach-viticulture-year-1 = Pierwszy rok to fundamenty: zasadź winorośl i zdobądź trochę lirów. Wina jeszcze nie ma i tak ma być.
coach-viticulture-year-2 = Dobry cel na ten rok: zebrać plony z pola i przygotować pracownika. Dodatkowa para rąk opłaca się co roku.
coach-viticulture-year-3 = Teraz z gron powinno powstać wino. Wybierz jedno zamówienie i sprawdź, czego jeszcze do niego brakuje.
coach-viticulture-year-4 = Od teraz szukaj PZ w każdej porze roku. Kto pierwszy dojdzie do 20, kończy grę dla wszystkich.
coach-viticulture-event-season-winter = Jest zima: pozostali pracownicy mogą zbierać plony, wytwarzać wino i realizować zamówienia.
coach-viticulture-event-harvest = Pierwsze grona są w tłoczni. Z jeszcze jednym pracownikiem wytworzysz z nich wino tej zimy.
coach-viticulture-event-wine = Pierwsze wino! W piwnicy co roku zyskuje na wartości. Porównaj je z zamówieniami.
coach-viticulture-event-grape-lost = W tłoczni zabrakło miejsca i grono przepadło. Wytwórz wino, zanim znów zbierzesz ten kolor.
coach-viticulture-event-fill = Pierwsze zamówienie zrealizowane: teraz PZ, a na koniec każdego roku liry. Dobierz wkrótce następne.
coach-viticulture-event-last-year = To ostatni rok. Liczą się już tylko PZ: zamień wino, gości i każdego pracownika w punkty.
