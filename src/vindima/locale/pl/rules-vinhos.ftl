### Przykłady do zasad Vinhos, po polsku.
###
### Pozycje są w `rules/examples/vinhos.toml`. Każdy fakt przykładu jest argumentem: $cash przed, $cash-after po
### i $cash-change, czyli różnica. Liczby pochodzą zawsze z argumentów. Pieniądze są w tysiącach.

## Co jest pokazane

vinhos-shown-cash = Gotówka
vinhos-shown-account = Konto
vinhos-shown-investment = Inwestycja
vinhos-shown-vp = PZ
vinhos-shown-fair-points = Punkty Targów
vinhos-shown-barrels = Beczki w zasobach
vinhos-shown-porto = Żetony Porto
vinhos-shown-marker = Znacznik Akcji
vinhos-shown-order = Kolejność gry
vinhos-shown-vineyards-n = Winnice, posiadłość { $place }
vinhos-shown-wineries-n = Winiarnie, posiadłość { $place }
vinhos-shown-enologists-n = Enolodzy, posiadłość { $place }
vinhos-shown-cellar-n = Piwnica, posiadłość { $place }
vinhos-shown-red-n-n = Czerwone wino, posiadłość { $place }, pole { $n2 }
vinhos-shown-white-n-n = Białe wino, posiadłość { $place }, pole { $n2 }
vinhos-shown-cubes-minho = Kostki Renomy w Minho
vinhos-shown-cubes-tras-os-montes = Kostki Renomy w Trás-os-Montes
vinhos-shown-cubes-dao = Kostki Renomy w Dão
vinhos-shown-experts = Koneserzy, odkryci
vinhos-shown-experts-used = Koneserzy, zakryci
vinhos-shown-with-alexandre = Beczki u managera Alexandre
vinhos-shown-with-constantino = Beczki u managera Constantino
vinhos-shown-weather = Pogoda
vinhos-shown-taste = Smak jest wart
vinhos-shown-aroma = Aromat jest wart
vinhos-shown-look = Wygląd jest wart
vinhos-shown-alcohol = Zawartość Alkoholu jest warta
vinhos-shown-vp-majorities = PZ za większości
vinhos-shown-vp-account = PZ za konto
vinhos-shown-vp-multipliers = PZ za mnożniki

## Przygotowanie i rok

vinhos-example-first-vineyard = Wierzchnia winnica Dão kosztuje { THOUSANDS($cash-change) } Bagos. Zakładasz nią pierwszą posiadłość i dostajesz Kostkę Renomy, a że to Dão, także darmową piwnicę. Wino, które dostajesz z winnicą, ma wartość { $red-1-1-after }.
vinhos-example-porto = Kupujesz winnicę w Douro za { THOUSANDS($cash-change) } Bagos. Daje dwa żetony Porto, a jeden z nich wydajesz od razu: wino, które dostajesz z winnicą, to Porto o wartości { $red-1-1-after }. Na późniejszą produkcję zostaje ci żetonów: { $porto-after }.
vinhos-example-vintage = Nowe winobranie ma pogodę { $weather-after }, więc każde wino z tego roku będzie mniej warte. Przesuwa trzy cechy: Smak jest teraz wart { $taste-after }, Aromat { $aroma-after }, a Zawartość Alkoholu { $alcohol-after }. Wygląd zostaje przy { $look }.
vinhos-example-movement = Ruch na sąsiednie pole jest darmowy, ale Winnice są w tym roku opodatkowane i stoją już na nich gracze A i C. Każdemu z nich płacisz { THOUSANDS($cash-of-1-change) } Bagos i tyle samo do rezerwy: razem { THOUSANDS($cash-change) } Bagos. Gracz C ma teraz { THOUSANDS($cash-of-3-after) }.
vinhos-example-stay = Stoisz na polu Pasowanie/Informacja Prasowa, gotówki ({ THOUSANDS($cash) } Bagos) nie starcza ci na żadne inne pole, a twoja inwestycja wynosi { $investment }, więc nie masz już czego zbyć. Tylko wtedy możesz zostać. Wybierasz miejsce w kolejności gry i możesz ogłosić Informację Prasową, jak po wejściu na to pole.
vinhos-example-order = Jesteś graczem A i w tym roku zaczynasz. Gracz B wchodzi na pole Pasowanie/Informacja Prasowa i zajmuje pierwsze miejsce w dolnym rzędzie. Na koniec fazy ty i gracz C zajmujecie pozostałe miejsca w dotychczasowej kolejności.

## Akcje

vinhos-example-vineyards = Za ruch płacisz podatek i graczowi, który tam stoi; żeton z Minho ma własną cenę. Razem płacisz { THOUSANDS($cash-change) } Bagos. Winnica zakłada posiadłość, więc kładziesz dysk w Minho, a jak każda winnica daje też Kostkę Renomy: jest ich tam teraz { $cubes-minho-after }.
vinhos-example-wineries = Budujesz dwie winiarnie za { THOUSANDS($cash-change) } Bagos; ruch jest darmowy. Każda dałaby Kostkę Renomy w Dão, ale mieści się tam tylko tyle: { $cubes-dao-after }. Druga kostka zostaje więc w rezerwie.
vinhos-example-cellars = Piwnica kosztuje { THOUSANDS($cash-change) } Bagos i zakrywa magazyn. Wina zostają na swoich polach. Pierwsze pole nic nie dodaje, więc to wino nadal jest warte { $red-4-1 }; drugie podnosi wartość z { $red-4-2 } do { $red-4-2-after }. Do regionu trafia Kostka Renomy.
vinhos-example-enologists = Zatrudniasz enologa za { THOUSANDS($cash-change) } Bagos i stawiasz go na winiarni, która go nie miała. Od teraz konto co roku wypłaca mu pensję.
vinhos-example-sales = Twoje wino ma wartość { $red-2-1 }, mniejszą niż wymaga pole. Brakującą wartość dają Kostki Renomy z jego regionu, które usuwasz: { $cubes-tras-os-montes-change }. Wino odrzucasz, na polu zostaje beczka, a na konto wpływa { THOUSANDS($account-change) } Bagos.
vinhos-example-taking-back-barrels = Masz dwie beczki w tym samym lokalu, więc możesz je zabrać: w zasobach było { $barrels }, jest { $barrels-after }. W zamian kładziesz dwie Kostki Renomy w dwóch różnych regionach, tu w Minho i w Trás-os-Montes.
vinhos-example-export = Twoje wino ma wartość { $white-1-2 }, mniejszą niż wymaga pole, ale brakującą wartość dają Kostki Renomy z jego regionu: { $cubes-dao-change }. Od razu zdobywasz { $vp-change } PZ. Beczka zostaje na planszy i liczy się do większości w swojej kolumnie.
vinhos-example-bank = Bank nie sąsiaduje z twoim polem, więc płacisz za ruch, a resztę gotówki wpłacasz na konto. Potem inwestujesz: wchodzisz o krok wyżej, z { $investment } na { $investment-after }, i płacisz za to z konta, na którym zostaje { THOUSANDS($account-after) } Bagos.
vinhos-example-withdraw = Wypłacasz { THOUSANDS($cash-change) } Bagos. Konto maleje o tyle samo, do { THOUSANDS($account-after) }.
vinhos-example-divesting = Schodzisz o krok niżej, z { $investment } na { $investment-after }, i dostajesz { THOUSANDS($cash-change) } Bagos w gotówce. Na koncie nadal jest { THOUSANDS($account) }, ale na koniec roku odsetki będą niższe.
vinhos-example-wine-experts = Ruch na niesąsiednie pole kosztuje tyle, co jeden koneser. Z dwoma koneserami płacisz razem { THOUSANDS($cash-change) } Bagos. Obaj leżą przed tobą odkryci.
vinhos-example-abilities = Zakrywasz konesera i bierzesz z rezerwy { THOUSANDS($cash-change) } Bagos. Dopóki nie zostanie odkryty, nie możesz go ani użyć, ani zagrać na Targach.

## Prasa i managerowie

vinhos-example-pass = Wejście na pole Pasowanie/Informacja Prasowa jest zawsze darmowe, więc nadal masz { THOUSANDS($cash) } Bagos. Wybierasz pierwsze miejsce w kolejności gry, a potem pasujesz: nie ogłaszasz Informacji Prasowej.
vinhos-example-press-release = Ogłaszasz wino o wartości { $red-1-1 }; to za mało, by zagrać koneserów na Targach. Dwie cechy pola są warte { $aroma } i { $alcohol }, więc dostajesz Punkty Targów: { $fair-points-change }. Bonus pola to { THOUSANDS($cash-change) } Bagos. Wino ma kolor, którego wymaga Alexandre, więc dajesz mu beczkę.
vinhos-example-bonus-action = Dajesz Alexandre wino; jego wartość, { $red-4-2 }, nie ma znaczenia. Twoja beczka przesuwa się na Dodatkową Akcję w jego rzędzie i budujesz winiarnię za jedyne { THOUSANDS($cash-change) } Bagos.
vinhos-example-multiplier = Dajesz Constantino wino, a twoja beczka przesuwa się na jego mnożnik renomy, który punktuje od razu. W regionach z twoimi dyskami leżą Kostki Renomy: { $cubes-minho }, { $cubes-dao } i { $cubes-tras-os-montes }, więc zdobywasz { $vp-change } PZ.

## Koniec roku

vinhos-example-interest = Twoja inwestycja wynosi { $investment }, więc na koniec roku na konto wpływa { THOUSANDS($account-change) } Bagos.
vinhos-example-unpaid-interest = Twoja inwestycja wynosi { $investment }, ale konto jest puste: nie możesz zapłacić odsetek. Nie masz winiarni, którą można stracić, więc odrzucasz wybraną winnicę, tutaj jedyną w trzeciej posiadłości.
vinhos-example-salaries = Twoja inwestycja wynosi { $investment } i przynosi odsetki, ale konto płaci też pensję enologa. To ta sama kwota, więc na koncie nadal jest { THOUSANDS($account) } Bagos.
vinhos-example-unpaid-salary = Twoja inwestycja wynosi { $investment } i nic nie przynosi, a wszystkie pieniądze zostały wypłacone. Konto nie może opłacić enologa, więc zostaje zwolniony. Winiarnia zostaje.
vinhos-example-production = Najpierw każde wino przesuwa się o jedno pole w prawo. W piwnicy oba zyskują na wartości: pierwsze rośnie z { $red-1-1 } do { $red-1-2-after }, drugie z { $red-1-3 } do { $red-1-4-after }. Potem posiadłość z winnicą, winiarnią i enologiem produkuje wino o wartości { $red-1-1-after }; pogoda, { $weather }, jest już wliczona.

## Targi

vinhos-example-late-announcement = Nie masz jeszcze ogłoszonego wina, więc musisz je ogłosić teraz. Kostki Renomy ({ $cubes-tras-os-montes-change }) podnoszą wartość wina z { $white-2-2 }, by można było zagrać więcej koneserów. Pole daje { $look } za Wygląd i { $alcohol } za Zawartość Alkoholu; punkty daje też jego bonus oraz każde wino z Trás-os-Montes. Razem Punkty Targów: { $fair-points-change }.
vinhos-example-experts-at-the-fair = Twoje pole Targów ma Zawartość Alkoholu, która jest warta { $alcohol }. Zagrany koneser tej cechy daje ci Punkty Targów: { $fair-points-change }. Po Targach trafia na spód swojego stosu.
vinhos-example-arrow = Smak jest wart { $taste }. Twój koneser ma strzałkę, która najpierw przesuwa Smak o jedno pole, więc jest on teraz wart { $taste-after }. Dopiero wtedy koneser daje Punkty Targów: { $fair-points-change }.
vinhos-example-prizes = Najwięcej Punktów Targów ma gracz B, { $fair-points-of-2-after }, przed C z wynikiem { $fair-points-of-3-after } i A z wynikiem { $fair-points-of-1 }. Dostają kolejno { $vp-of-2-change }, { $vp-of-3-change } i { $vp-of-1-change } PZ. Punkty Targów zostają na następne Targi.
vinhos-example-last-points = Po ostatnim roku masz { $vp } PZ. Większości w eksporcie dodają { $vp-majorities }, konto { $vp-account }, a mnożniki { $vp-multipliers }: razem { $vp-after } PZ.
