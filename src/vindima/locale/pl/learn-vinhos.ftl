### Lekcje Vinhos. Klucze to `learn-vinhos-<lekcja>-<krok>` i to, co mówi `learn/reading.py`.
### Krok ma najwyżej dwa zdania. Liczby są liczbami z pozycji lekcji.

## Wspólne odpowiedzi

learn-vinhos-common-elsewhere = Tam też możesz coś zrobić, ale nie o to chodzi w tym kroku.
learn-vinhos-common-done = Zaczekaj, w tym kroku zostało jeszcze coś do zrobienia.
learn-vinhos-common-stay = Twój znacznik akcji już tam stoi. W każdej turze musi przejść na inne pole.
learn-vinhos-common-empty = Można, ale ta posiadłość nie ma winnicy. Wybierz tę, która ją ma.
learn-vinhos-common-feature = Na tych Targach możesz zagrywać koneserów Smaku i Zawartości Alkoholu. Wybierz jedną z tych dwóch cech.
learn-vinhos-common-action = Dodatkowa akcja pomogłaby w trakcie gry. Teraz liczą się ostatnie punkty: weź mnożnik.
learn-vinhos-common-expert = Tym razem zostaw koneserów w spokoju. W tym kroku chodzi o beczki.

## Winnice

learn-vinhos-vineyard-title = Twoje pierwsze winnice
learn-vinhos-vineyard-about = Załóż posiadłości w regionach Portugalii.
learn-vinhos-vineyard-first = Witaj w Portugalii! Pierwsza winnica zakłada posiadłość i daje wino oraz bonus swojego regionu: kup tę, która daje piwnicę.
learn-vinhos-vineyard-first-hint = Piwnicę daje Dão.
learn-vinhos-vineyard-first-right = Posiadłość Dão jest twoja, z piwnicą i pierwszym winem o wartości 2. Dão dostało też kostkę renomy, która pomoże sprzedać jego wino.
learn-vinhos-vineyard-first-winery = Lisboa daje winiarnię, to też dobry początek. Tym razem chcemy piwnicy.
learn-vinhos-vineyard-first-porto = Douro przynosi żetony Porto, każdy na jedno mocniejsze wino. Tym razem chcemy piwnicy.
learn-vinhos-vineyard-first-other = Ten region ma inną charakterystykę, ale piwnicy ci nie da.
learn-vinhos-vineyard-go = Masz dwie akcje w roku, każdą na innym polu siatki. Przejdź na pole Winnice; w tym roku płacisz tam 1000 podatku.
learn-vinhos-vineyard-go-hint = Winnice to pole w lewym górnym rogu.
learn-vinhos-vineyard-go-right = Teraz możesz kupić tyle winnic, na ile starczy ci gotówki.
learn-vinhos-vineyard-minho = Zacznij od najtańszej winnicy, z Minho, i umieść ją w osobnej posiadłości.
learn-vinhos-vineyard-minho-hint = Kup winnicę Minho za 2000, a potem umieść ją w dowolnej pustej posiadłości.
learn-vinhos-vineyard-minho-right = Druga posiadłość to co roku drugie wino.
learn-vinhos-vineyard-minho-mixed = Wszystkie winnice posiadłości są z jednego regionu i w jednym kolorze. Wybierz pustą posiadłość.
learn-vinhos-vineyard-minho-price = Za drogo na początek. Minho kosztuje tylko 2000.
learn-vinhos-vineyard-third = Jedną akcją można kupić kilka winnic, a zostało ci 4000. Który zakup zakłada trzecią posiadłość i zostawia ci 1000?
learn-vinhos-vineyard-third-hint = Szukasz ceny 3000, na północnym wschodzie.
learn-vinhos-vineyard-third-right = Tak, Trás-os-Montes: region, który dobrze wypada na Targach.
learn-vinhos-vineyard-third-once = W jednej akcji możesz kupić tylko jedną winnicę z każdego regionu.
learn-vinhos-vineyard-third-alentejo = To pochłonęłoby resztę twojej gotówki. Zostaw 1000.
learn-vinhos-vineyard-end = Nie możesz mieć więcej niż czterech posiadłości. Druga winnica w tej samej posiadłości poprawia za to jej wino.

## Siatka

learn-vinhos-grid-title = Ruch po siatce
learn-vinhos-grid-about = Które ruchy są darmowe i komu płacisz za pozostałe.
learn-vinhos-grid-near = Ze środka każde pole jest sąsiednie, a ruch na sąsiednie pole jest darmowy. Przejdź na pole Enolodzy i zatrudnij enologa do swojej winiarni.
learn-vinhos-grid-near-hint = Enolodzy to pole po prawej. Umieść enologa w posiadłości Lisboa.
learn-vinhos-grid-near-right = Ruch był darmowy, a enolog kosztował 1000. Ruchy na ukos też są darmowe.
learn-vinhos-grid-near-toll = Stoi tam twój przeciwnik: za samo wejście zapłacisz mu 1000.
learn-vinhos-grid-near-tax = To pole jest w tym roku opodatkowane. Kosztuje dodatkowe 1000.
learn-vinhos-grid-far = Twoja druga akcja: chcesz Konesera Win, ale to pole leży po drugiej stronie. Zapłać 1000 za ruch i zatrudnij konesera.
learn-vinhos-grid-far-hint = Koneserzy Win to pole po lewej. Dobry będzie każdy koneser.
learn-vinhos-grid-far-right = Ruch kosztował 1000 i koneser 1000. Z dobrym planem rzadko płaci się za ruch.
learn-vinhos-grid-free = Nowy rok, twój przeciwnik stoi na polu Bank, a ty chcesz coś zarobić. Na które z pól Sprzedaż i Bank dojdziesz bez płacenia?
learn-vinhos-grid-free-hint = Jedno z nich styka się rogiem z twoim polem.
learn-vinhos-grid-free-right = Sprzedaż jest obok i nikt tam nie stoi.
learn-vinhos-grid-free-bank = Bank nie sąsiaduje z twoim polem, a trzeba by też zapłacić przeciwnikowi: razem 2000.
learn-vinhos-grid-free-cash = Tutaj wybierz między polami Sprzedaż i Bank.
learn-vinhos-grid-end = Planuj po dwie akcje naraz: pierwsza przybliża cię do drugiej.

## Budowle

learn-vinhos-buildings-title = Winiarnie i enolodzy
learn-vinhos-buildings-about = Coraz lepsze wino z jednej posiadłości.
learn-vinhos-buildings-winery = Sama winnica produkuje wino o wartości 2. Zbuduj w tej samej posiadłości winiarnię: co roku dodaje 1.
learn-vinhos-buildings-winery-hint = Przejdź na pole Winiarnie, w prawym górnym rogu, i buduj w posiadłości Dão.
learn-vinhos-buildings-winery-right = Następna produkcja da 3. Za winiarnię do Dão trafiła też kostka renomy.
learn-vinhos-buildings-winery-early = Enolog potrzebuje winiarni, a ty jeszcze żadnej nie masz.
learn-vinhos-buildings-enologist = Nie zostawiaj winiarni pustej. Zatrudnij do niej enologa: dodaje 2.
learn-vinhos-buildings-enologist-hint = Pole Enolodzy jest tuż pod polem Winiarnie. Umieść enologa w posiadłości Dão.
learn-vinhos-buildings-enologist-right = I już po produkcji: wino o wartości 5. Każdemu enologowi płacisz 1000 rocznie z konta.
learn-vinhos-buildings-more = Jest rok 2 i zostało ci 3000. Który zakup dodaje 1 do produkcji posiadłości Dão, w tym roku i w każdym następnym?
learn-vinhos-buildings-more-hint = W posiadłości jest jedno wolne pole, a jedna z akcji siatki buduje na polach posiadłości.
learn-vinhos-buildings-more-right = Posiadłość jest teraz kompletna: winnica i dwie winiarnie.
learn-vinhos-buildings-more-vineyard = Winnica Dão na sprzedaż ma drugi kolor i wymagałaby innej posiadłości.
learn-vinhos-buildings-end = Winnica dodaje 2, winiarnia 1, enolog 2. Posiadłość ma trzy pola, więc wybieraj z głową.

## Zbiory

learn-vinhos-harvest-title = Produkcja i pogoda
learn-vinhos-harvest-about = Co dzieje się na koniec roku i co potrafi Porto.
learn-vinhos-harvest-hire = Masz posiadłości Douro i Lisboa, w każdej winiarnię, oraz 1000 w gotówce. Zatrudnij enologa w posiadłości Lisboa.
learn-vinhos-harvest-hire-hint = Przejdź na pole Enolodzy i wybierz posiadłość Lisboa.
learn-vinhos-harvest-hire-right = Rok się kończy: odsetki i pensje idą przez konto, a każde wino przechodzi o jedno pole w prawo. Porto o wartości 5 właśnie zeszło z ostatniego pola i przepadło.
learn-vinhos-harvest-hire-douro = Jeszcze nie! Zacznij w Lisboa, a zobaczysz dlaczego.
learn-vinhos-harvest-move = Przed produkcją możesz przenosić enologów między posiadłościami. Przenieś swojego do posiadłości Douro.
learn-vinhos-harvest-move-hint = Z posiadłości Lisboa do posiadłości Douro.
learn-vinhos-harvest-move-right = Dzięki temu enolodzy zawsze pracują tam, gdzie są najwięcej warci.
learn-vinhos-harvest-porto = Pogoda sprzyja i dodaje 1 do każdego wina: Douro produkuje 2 + 1 + 2 + 1. Zrób z tego najlepsze wino, jakie się da.
learn-vinhos-harvest-porto-hint = Masz jeszcze jeden żeton Porto, a on dodaje 3.
learn-vinhos-harvest-porto-right = Porto o wartości 9! Takie wino pasuje na najlepsze pola, w kraju i za granicą.
learn-vinhos-harvest-porto-douro = Dobre 6, ale z żetonem Porto byłoby 9.
learn-vinhos-harvest-end = W złym roku pogoda odejmuje każdemu winu nawet 2. Widać ją na początku roku, dość wcześnie, by planować.

## Piwnice

learn-vinhos-cellar-title = Starzenie wina
learn-vinhos-cellar-about = Jak wino się starzeje i jak przepada.
learn-vinhos-cellar-build = Magazyn trzyma wino dwa lata, a twoje wino o wartości 2 jest w drugim. Zbuduj piwnicę, zanim wino przepadnie: kosztuje 2000 i tegoroczny podatek.
learn-vinhos-cellar-build-hint = Przejdź na pole Piwnice, u góry pośrodku, i wybierz posiadłość Alentejo.
learn-vinhos-cellar-build-right = Ma cztery pola, a wino na drugim od razu jest warte o 1 więcej.
learn-vinhos-cellar-build-sell = Można je sprzedać, ale za niewiele. Niech się starzeje.
learn-vinhos-cellar-wait = Teraz potrzeba już tylko czasu. Przejdź na pole Pasowanie/Informacja Prasowa, wybierz miejsce w kolejności gry i spasuj.
learn-vinhos-cellar-wait-hint = Środkowe pole jest zawsze darmowe. Potem weź dowolne miejsce, bez Informacji Prasowej.
learn-vinhos-cellar-wait-right = Podczas produkcji każde wino przesunęło się o jedno pole w prawo. Cztery pola dodają 0, 1, 3 i 5.
learn-vinhos-cellar-wait-sell = Za wczesna sprzedaż marnuje piwnicę. Spasuj i czekaj.
learn-vinhos-cellar-best = Masz tam trzy wina o wartości produkcji 4, 5 i 2, od najmłodszego. Przejdź na pole Sprzedaż i wybierz to, które dziś jest warte najwięcej.
learn-vinhos-cellar-best-hint = Dodaj pola: 4 + 0, 5 + 1, 2 + 3.
learn-vinhos-cellar-best-right = Sześć! A za rok byłoby warte 8.
learn-vinhos-cellar-best-old = Wiek mu pomógł, ale 2 + 3 to tylko 5.
learn-vinhos-cellar-best-young = Najmłodsze jest warte tylko 4: jeszcze się nie postarzało.
learn-vinhos-cellar-end = Dobre wino w piwnicy zyskuje najwięcej w trzecim i czwartym roku. Potem przepada, więc o nim nie zapomnij.

## Sprzedaż

learn-vinhos-sales-title = Sprzedaż wina
learn-vinhos-sales-about = Pieniądze za wino, z małą pomocą renomy.
learn-vinhos-sales-hotel = Przejdź na pole Sprzedaż i sprzedaj białe wino o wartości 5 w Hotelu, który płaci tyle, ile pokazuje jego pole: 5000 na twoje konto.
learn-vinhos-sales-hotel-hint = Białe 5 leży w posiadłości Douro 3. Pole to Hotel, białe 5.
learn-vinhos-sales-hotel-right = Wina już nie ma, na polu stoi twoja beczka, a na koncie jest 8000.
learn-vinhos-sales-hotel-colour = To jest czerwone. Każde pole przyjmuje tylko jeden kolor, a zaczynamy od białego.
learn-vinhos-sales-hotel-cheap = Można by je tam sprzedać, ale lokal płaci za swoje pole, a nie za twoje wino.
learn-vinhos-sales-renown = Możesz sprzedawać dalej. Twoje wino z Minho jest warte 2, ale z kostką renomy w Minho ma wartość 3: sprzedaj je jako 3.
learn-vinhos-sales-renown-hint = To wino z posiadłości Minho. Pole to Casa de Fados, czerwone 3.
learn-vinhos-sales-renown-right = Jedna kostka mniej, 1000 więcej. Kostek regionu może używać każdy gracz, który ma w nim posiadłość.
learn-vinhos-sales-renown-wine = Kostka przyda się winu z posiadłości Minho.
learn-vinhos-sales-renown-plain = Bez kostki da tylko 2000. Celuj w następne, wyższe pole.
learn-vinhos-sales-plain = Sprzedaj w Casa de Fados także wino z Dão o wartości 2, a mocne czerwone zachowaj.
learn-vinhos-sales-plain-hint = Leży w posiadłości Dão. Pole to Casa de Fados, czerwone 2.
learn-vinhos-sales-plain-right = Trzy beczki stoją na planszy, a na koncie jest 13 000.
learn-vinhos-sales-plain-wine = To zachowaj na eksport. Sprzedaj słabe wino z Dão.
learn-vinhos-sales-home = Masz w sumie osiem beczek, a każda sprzedaż zajmuje jedną. Przed ruchem: jak zabrać dwie z nich z powrotem i dodać renomy?
learn-vinhos-sales-home-hint = Możesz zabrać dwie beczki z tego samego lokalu. Potem połóż kostki renomy w dwóch regionach.
learn-vinhos-sales-home-right = Dwie beczki z powrotem i więcej renomy w dwóch regionach. Nie kosztuje to żadnej akcji.
learn-vinhos-sales-home-before = Jeszcze nie ruszaj: to robi się przed ruchem.
learn-vinhos-sales-home-pair = Potrzebujesz dwóch beczek w tym samym lokalu.
learn-vinhos-sales-end = Sprzedaż zasila konto i nie daje gotówki. Aby zamienić jedno na drugie, odwiedź Bank.

## Eksport

learn-vinhos-export-title = Eksport wina
learn-vinhos-export-about = Punkty Zwycięstwa za wino, od razu i na koniec.
learn-vinhos-export-ship = Eksport daje Punkty Zwycięstwa, a kolor nie ma znaczenia. Wyeksportuj najstarsze wino, warte 5, na pole, które wymaga dokładnie 5.
learn-vinhos-export-ship-hint = Przejdź na pole Eksport, weź wino z pola 3 posiadłości Alentejo i wyślij je do kolumny 1, wiersza 1.
learn-vinhos-export-ship-right = Zdobywasz 3 PZ i masz pierwszą beczkę w kolumnie 1. Większość w każdej kolumnie daje punkty na koniec gry.
learn-vinhos-export-ship-wine = Zacznij od najstarszego, na polu 3.
learn-vinhos-export-ship-cubes = To kosztowałoby cię kostki renomy. Na razie ich nie używaj: kolumna 1, wiersz 1 wymaga tylko 5.
learn-vinhos-export-most = Możesz wyeksportować jeszcze jedno, a każda kostka z Alentejo dodaje 2 do wina stamtąd. Ile najwięcej zdobędziesz z dwiema kostkami na najlepszym winie?
learn-vinhos-export-most-hint = Wino warte 6 staje się warte 10. Wiersz 5 daje 7 PZ.
learn-vinhos-export-most-right = Zdobywasz 7 PZ za wino o wartości produkcji 5. Resztę zrobiły wiek i renoma.
learn-vinhos-export-most-wine = To jest słabsze. Weź wino z pola 2.
learn-vinhos-export-most-less = Da się wyżej: z dwiema kostkami będzie warte 10.
learn-vinhos-export-end = Wyeksportowane beczki zostają na swoich miejscach. Patrz, kto prowadzi w każdej kolumnie: te po prawej są warte do 12 PZ.

## Bank

learn-vinhos-bank-title = W banku
learn-vinhos-bank-about = Gotówka, konto i działanie inwestycji.
learn-vinhos-bank-withdraw = Na koncie jest 13 000, ale za wszystko płacisz gotówką, a masz jej tylko 3000. Przejdź na pole Bank i wypłać 3000 albo 4000.
learn-vinhos-bank-withdraw-hint = Bank jest w prawym dolnym rogu. Wybierz wypłatę 3000.
learn-vinhos-bank-withdraw-right = Masz już gotówkę. Tylko w Banku możesz przenosić pieniądze między kontem a gotówką.
learn-vinhos-bank-withdraw-little = Trochę więcej: 3000 albo 4000.
learn-vinhos-bank-withdraw-much = Zostaw więcej na koncie, jeszcze się przyda. Poza tym puste konto kosztuje PZ.
learn-vinhos-bank-withdraw-later = Dobry pomysł, ale to za chwilę. Najpierw wypłać gotówkę.
learn-vinhos-bank-withdraw-deposit = Odwrotnie: potrzebujesz gotówki.
learn-vinhos-bank-invest = Twoja inwestycja jest na −2, więc co roku płacisz 2000. Skoro już tu jesteś, inwestuj, aż dojdzie do 0; płaci konto.
learn-vinhos-bank-invest-hint = Zainwestuj dwa razy: za 4000, a potem za 3000.
learn-vinhos-bank-invest-right = Koniec strat. Od +1 w górę to bank płaci tobie co roku.
learn-vinhos-bank-invest-enough = Masz dość gotówki. Resztę zainwestuj.
learn-vinhos-bank-divest = Rok później chcesz mieć przed ruchem o 2000 gotówki więcej, bez wizyty w Banku. Jak?
learn-vinhos-bank-divest-hint = Inwestycja, która wzrosła, może też zejść niżej. Od razu dostajesz za to gotówkę.
learn-vinhos-bank-divest-right = Inwestycję możesz zbyć w każdej chwili, a dostajesz za nią gotówkę. Później zabraknie ci jej odsetek.
learn-vinhos-bank-divest-go = Zaczekaj: do tego nie trzeba ruchu.
learn-vinhos-bank-end = Na koniec gry pełne konto jest warte nawet 18 PZ, więc pieniądze, które na nim zostają, nie są stracone.

## Targi

learn-vinhos-fair-title = Targi Wina
learn-vinhos-fair-about = Koneserzy Win, Informacja Prasowa, managerowie i Targi roku 3.
learn-vinhos-fair-hire = Ten rok kończy się Targami, na których koneserzy promują twoje wino. Twoi specjalizują się w Smaku i Zawartości Alkoholu: zatrudnij jeszcze jednego konesera Zawartości Alkoholu.
learn-vinhos-fair-hire-hint = Przejdź na pole Koneserzy Win, po lewej, i zatrudnij konesera Zawartości Alkoholu za 1000.
learn-vinhos-fair-hire-right = Każdy koneser ma też zdolność. Jeśli jej użyjesz, jego żeton zostaje zakryty i nie można go zagrać na Targach.
learn-vinhos-fair-hire-use = Użytego konesera nie można zagrać na Targach. Tego zachowaj.
learn-vinhos-fair-press = Aby wziąć udział, ogłaszasz wino. Przejdź na pole Pasowanie/Informacja Prasowa i wybierz miejsce w kolejności gry.
learn-vinhos-fair-press-hint = To pole pośrodku. Zostało tylko jedno miejsce.
learn-vinhos-fair-press-right = Prasa słucha.
learn-vinhos-fair-wine = Managerowie mają w tym roku wymagania: Alexandre chce czerwonego wina, Beatriz wina wartego 6 lub więcej. Ogłoś to, które spełnia oba.
learn-vinhos-fair-wine-hint = To czerwone wino z posiadłości Douro 4.
learn-vinhos-fair-wine-right = Wino warte 6 pozwala zagrać dwóch koneserów. Im lepsze wino, tym więcej koneserów.
learn-vinhos-fair-wine-white = Równie dobre, ale białe, a Alexandre chce czerwonego.
learn-vinhos-fair-wine-low = Za słabe dla Beatriz. Masz wino warte 6.
learn-vinhos-fair-wine-pass = Bez Informacji Prasowej trzeba będzie ogłosić wino na samych Targach. Ogłoś je teraz.
learn-vinhos-fair-stand = Każde pole Targów pokazuje dwie cechy i możesz tam zagrać tylko koneserów tych cech. Które pole pasuje do twoich koneserów?
learn-vinhos-fair-stand-hint = Masz Smak i Zawartość Alkoholu.
learn-vinhos-fair-stand-right = Już cztery Punkty Targów za wino, a bonusem pola jest darmowy koneser.
learn-vinhos-fair-stand-features = Niektórych twoich koneserów nie można by tam zagrać. Weź Smak i Zawartość Alkoholu.
learn-vinhos-fair-guest = Dwóch twoich koneserów zna się na Zawartości Alkoholu, jeden na Smaku. Wybierz darmowego tak, by mieć po dwóch.
learn-vinhos-fair-guest-hint = Weź konesera Smaku.
learn-vinhos-fair-guest-alcohol = Tego też można by zagrać, ale od Zawartości Alkoholu masz już dwóch. Weź konesera Smaku.
learn-vinhos-fair-guest-right = Teraz możesz wybierać spośród czterech.
learn-vinhos-fair-managers = Twoje wino spełnia wymagania dwojga managerów. Daj każdemu z nich beczkę: później możesz ją przesunąć, by wykonać dodatkową akcję albo zdobyć PZ.
learn-vinhos-fair-managers-hint = Alexandre i Beatriz, w dowolnej kolejności.
learn-vinhos-fair-managers-right = Dobrze mieć takich przyjaciół. Gdy odrzucasz wino, możesz przesunąć jedną beczkę w rzędzie jej managera.
learn-vinhos-fair-managers-region = Constantino wymaga w tym roku innych regionów.
learn-vinhos-fair-speak = Targi się zaczynają! Twoje wino pozwala zagrać dwóch koneserów, a każdy daje tyle, ile warta jest jego cecha: zagraj dwóch.
learn-vinhos-fair-speak-hint = Zagraj dowolnych dwóch. Strzałka na koneserze najpierw przesuwa jego cechę.
learn-vinhos-fair-speak-right = Pierwsza nagroda, 9 PZ! Zagranych koneserów odrzucasz, ale Punkty Targów zostają na następne Targi.
learn-vinhos-fair-end = Lata 3, 5 i 6 kończą się Targami, a nagrody rosną. Prowadzący gracz gra potem jako ostatni.

## Koniec

learn-vinhos-end-title = Koniec gry
learn-vinhos-end-about = Managerowie, mnożniki i końcowa punktacja.
learn-vinhos-end-renown = Minęło sześć lat i możesz jeszcze raz przesuwać beczki u managerów, po jednej za każde odrzucone wino. Przesuń beczkę w rzędzie managera Constantino na mnożnik renomy i odrzuć wino warte 3.
learn-vinhos-end-renown-hint = Wybierz korzyść z beczką na polu „darmowy Koneser Win”, potem renomę, potem wino z pierwszego pola.
learn-vinhos-end-renown-right = Zdobywasz 5 PZ, po jednym za każdą kostkę renomy w twoich regionach.
learn-vinhos-end-renown-row = Ta beczka będzie następna. Zacznij od rzędu managera Constantino, póki wszystkie kostki jeszcze leżą.
learn-vinhos-end-renown-nothing = Ten mnożnik nic by ci nie dał. Renoma daje 5 PZ.
learn-vinhos-end-renown-wine = Managerowi wystarczy każde wino, więc odrzuć słabe.
learn-vinhos-end-wine = Mnożnik w rzędzie managera Alexandre zamienia drugie wino na tyle PZ, ile jest warte, razem z kostkami renomy. Zdobądź nim 9 PZ.
learn-vinhos-end-wine-hint = Odrzuć słabe wino, by przesunąć beczkę, a potem wino warte 7 z dwiema kostkami, by zdobyć PZ.
learn-vinhos-end-wine-right = Zdobywasz 9 PZ i był to ostatni ruch w grze.
learn-vinhos-end-wine-wine = Nie to. Do zdobycia PZ potrzebujesz wina wartego 7.
learn-vinhos-end-wine-cubes = Potem kostki nie będą już nic warte. Użyj obu!
learn-vinhos-end-end = Policzone są już większości w eksporcie, konta i mnożniki, a zwycięstwo należy do ciebie. Czas na prawdziwy stół.
