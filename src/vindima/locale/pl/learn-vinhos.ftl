### Lekcje Vinhos. Klucze to `learn-vinhos-<lekcja>-<krok>` i to, co mówi `learn/reading.py`.
### Krok ma najwyżej dwa zdania. Liczby są liczbami z pozycji lekcji.

## Wspólne odpowiedzi

learn-vinhos-common-elsewhere = Tam też jest co robić, ale nie o to chodzi w tym kroku.
learn-vinhos-common-done = Zaraz, w tym kroku zostało jeszcze coś do zrobienia.
learn-vinhos-common-stay = Twój znacznik już tam stoi. W każdej turze musi ruszyć dalej.
learn-vinhos-common-empty = Można, ale w tej posiadłości nic nie rośnie. Wybierz tę ze swoją winnicą.
learn-vinhos-common-feature = Na tych Targach mogą przemawiać twoi koneserzy od Smaku i Alkoholu. Zostań przy tych dwóch cechach.
learn-vinhos-common-action = Dodatkowa akcja pomogłaby w trakcie gry. Teraz liczą się ostatnie punkty: weź mnożnik.
learn-vinhos-common-expert = Zostaw tym razem koneserów w spokoju. Tu chodzi o beczki.

## Winnice

learn-vinhos-vineyard-title = Twoje pierwsze winnice
learn-vinhos-vineyard-about = Załóż posiadłości w regionach Portugalii.
learn-vinhos-vineyard-first = Witaj w Portugalii! Pierwsza winnica zakłada posiadłość i przynosi wino oraz dar swojego regionu: kup tę, która daje piwnicę.
learn-vinhos-vineyard-first-hint = Piwnicę daje Dão.
learn-vinhos-vineyard-first-right = Posiadłość 1 jest twoja, z piwnicą i pierwszym winem o wartości 2. Dão dostało też kostkę renomy, która pomoże sprzedać jego wino.
learn-vinhos-vineyard-first-winery = Lisboa daje winiarnię, to też dobry początek. Tym razem chcemy piwnicy.
learn-vinhos-vineyard-first-porto = Douro przynosi żetony Porto, każdy na jedno mocniejsze wino. Tym razem chcemy piwnicy.
learn-vinhos-vineyard-first-other = Ten region ma inną właściwość, ale piwnicy ci nie da.
learn-vinhos-vineyard-go = Masz dwie akcje w roku, każdą na innym polu siatki. Idź na Winnice; tegoroczny podatek, 1 000, płaci się właśnie tam.
learn-vinhos-vineyard-go-hint = Winnice to pole w lewym górnym rogu.
learn-vinhos-vineyard-go-right = Jesteś na miejscu. Teraz możesz kupić tyle, na ile starczy gotówki.
learn-vinhos-vineyard-minho = Zacznij od najtańszej winnicy, z Minho, i daj jej osobną posiadłość.
learn-vinhos-vineyard-minho-hint = Kup Minho za 2 000, a potem umieść je w dowolnej pustej posiadłości.
learn-vinhos-vineyard-minho-right = Druga posiadłość to co roku drugie wino.
learn-vinhos-vineyard-minho-mixed = W posiadłości są winnice tylko jednego regionu i jednego koloru. Wybierz pustą.
learn-vinhos-vineyard-minho-price = Za drogo na początek. Minho kosztuje tylko 2 000.
learn-vinhos-vineyard-third = Jedną akcją można kupić kilka winnic, a zostało ci 4 000. Który zakup zakłada trzecią posiadłość i zostawia ci 1 000?
learn-vinhos-vineyard-third-hint = Szukasz ceny 3 000, na północnym wschodzie.
learn-vinhos-vineyard-third-right = Tak, Trás-os-Montes, region, który Targi kochają.
learn-vinhos-vineyard-third-once = W jednej akcji każdy region sprzedaje ci jedną winnicę.
learn-vinhos-vineyard-third-alentejo = Poszedłby na to ostatni grosz. Zostaw w kieszeni 1 000.
learn-vinhos-vineyard-end = Więcej niż cztery posiadłości mieć nie można. Za to druga winnica w tej samej posiadłości poprawia jej wino.

## Siatka

learn-vinhos-grid-title = Chodzenie po siatce
learn-vinhos-grid-about = Które ruchy są darmowe, a za które i komu się płaci.
learn-vinhos-grid-near = Ze środka każde pole jest sąsiednie, a ruch na sąsiednie jest darmowy. Idź na Enologów i zatrudnij jednego do swojej winiarni.
learn-vinhos-grid-near-hint = Enolodzy to pole po prawej. Umieść nowego w posiadłości 1.
learn-vinhos-grid-near-right = Za drogę nic, za enologa 1 000. Ruchy na ukos też są darmowe.
learn-vinhos-grid-near-toll = Stoi tam twój rywal: za samo wejście trzeba mu oddać 1 000.
learn-vinhos-grid-near-tax = Znacznik rundy opodatkowuje w tym roku to pole. Kosztuje 1 000 więcej.
learn-vinhos-grid-far = Twoja druga akcja: chcesz konesera, ale to pole leży po drugiej stronie. Zapłać 1 000 za daleką drogę i kogoś zatrudnij.
learn-vinhos-grid-far-hint = Koneserzy to pole po lewej. Dobry będzie każdy.
learn-vinhos-grid-far-right = Tysiąc za drogę, tysiąc za konesera. Z dobrym planem rzadko płaci się za ruch.
learn-vinhos-grid-free = Nowy rok, twój rywal stoi w banku, a ty chcesz coś zarobić. Na które z pól Sprzedaż i Bank dojdziesz bez płacenia?
learn-vinhos-grid-free-hint = Jedno z nich styka się rogiem z twoim polem.
learn-vinhos-grid-free-right = Sprzedaż jest obok i nikt tam nie stoi.
learn-vinhos-grid-free-bank = Ta droga jest daleka, a rywal też chciałby opłaty: razem 2 000.
learn-vinhos-grid-free-cash = Sprzedaż czy Bank, o to tu chodzi.
learn-vinhos-grid-end = Myśl o dwóch akcjach naraz: pierwsza to krok w drodze do drugiej.

## Budowle

learn-vinhos-buildings-title = Winiarnie i enolodzy
learn-vinhos-buildings-about = Coraz lepsze wino z jednej posiadłości.
learn-vinhos-buildings-winery = Sama winnica daje wino o wartości 2. Zbuduj w tej samej posiadłości winiarnię: co roku dodaje 1.
learn-vinhos-buildings-winery-hint = Idź na Winiarnie, w prawym górnym rogu, i buduj w posiadłości 1.
learn-vinhos-buildings-winery-right = Następne zbiory: 3. Za budowę do Dão trafiła też kostka renomy.
learn-vinhos-buildings-winery-early = Enolog pracuje w winiarni, a ty jeszcze żadnej nie masz.
learn-vinhos-buildings-enologist = Szkoda pustej winiarni. Zatrudnij do niej enologa, który dodaje 2.
learn-vinhos-buildings-enologist-hint = Enolodzy są tuż pod Winiarniami. Umieść enologa w posiadłości 1.
learn-vinhos-buildings-enologist-right = I już po zbiorach: wino o wartości 5. Każdy enolog chce 1 000 rocznie z twojego konta.
learn-vinhos-buildings-more = Jest rok 2 i zostało 3 000. Który zakup sprawi, że posiadłość 1 da wino lepsze o 1, w tym roku i zawsze potem?
learn-vinhos-buildings-more-hint = W posiadłości jest jedno wolne pole, a jedna z akcji siatki na takich buduje.
learn-vinhos-buildings-more-right = Posiadłość jest teraz pełna: winnica i dwie winiarnie.
learn-vinhos-buildings-more-vineyard = Winnica, którą teraz sprzedaje Dão, ma drugi kolor i potrzebuje innej posiadłości.
learn-vinhos-buildings-end = Winnica liczy się za 2, winiarnia za 1, enolog za 2. Posiadłość ma trzy pola, więc wybieraj z głową.

## Zbiory

learn-vinhos-harvest-title = Zbiory i pogoda
learn-vinhos-harvest-about = Co przynosi koniec roku i na czym polega tajemnica Porto.
learn-vinhos-harvest-hire = Masz posiadłości Douro i Lisboa, w każdej winiarnię, i 1 000 gotówki. Zatrudnij enologa dla Lisboa, w posiadłości 2.
learn-vinhos-harvest-hire-hint = Idź na Enologów i wybierz posiadłość 2.
learn-vinhos-harvest-hire-right = Rok się kończy: odsetki i pensje idą przez konto, a każde wino przechodzi o jedno pole. Porto o wartości 5 właśnie wypadło z końca składu.
learn-vinhos-harvest-hire-douro = Jeszcze nie! Niech zacznie w Lisboa, zobaczysz dlaczego.
learn-vinhos-harvest-move = Przed tłoczeniem gron enolodzy mogą zmieniać posiadłości. Przenieś swojego do posiadłości Douro.
learn-vinhos-harvest-move-hint = Z posiadłości 2 do posiadłości 1.
learn-vinhos-harvest-move-right = Tak enolodzy pracują zawsze tam, gdzie są najwięcej warci.
learn-vinhos-harvest-porto = Pogoda sprzyja i dodaje 1 do każdego wina: Douro daje 2 + 1 + 2 + 1. Zrób z tego najlepsze wino, jakie się da.
learn-vinhos-harvest-porto-hint = Masz jeszcze jeden żeton Porto, a on dodaje 3.
learn-vinhos-harvest-porto-right = Porto o wartości 9! Takie wino otwiera najlepsze drzwi, w kraju i za granicą.
learn-vinhos-harvest-porto-douro = Dobre 6, ale z żetonem Porto byłoby 9.
learn-vinhos-harvest-end = W złym roku pogoda zabiera każdemu winu nawet 2. Widać ją na początku roku, dość wcześnie, by planować.

## Piwnice

learn-vinhos-cellar-title = Stare wino
learn-vinhos-cellar-about = Jak wino się starzeje i jak przepada.
learn-vinhos-cellar-build = Magazyn trzyma wino dwa lata, a twoje wino o wartości 2 jest w drugim. Zbuduj piwnicę, zanim wino przepadnie: 2 000 i tegoroczny podatek.
learn-vinhos-cellar-build-hint = Idź na Piwnice, u góry pośrodku, i wybierz posiadłość 1.
learn-vinhos-cellar-build-right = Miejsca na cztery lata, a wino na drugim polu od razu jest warte o 1 więcej.
learn-vinhos-cellar-build-sell = Można je sprzedać, ale za niewiele. Daj mu się postarzeć.
learn-vinhos-cellar-wait = Teraz trzeba tylko czasu. Idź na Pasowanie / Informację prasową, wybierz miejsce w kolejności gry i spasuj.
learn-vinhos-cellar-wait-hint = Wejście na środkowe pole nic nie kosztuje. Potem weź dowolne miejsce, bez informacji prasowej.
learn-vinhos-cellar-wait-right = Zbiory przesunęły każde wino o jedno pole w prawo. Cztery pola dodają 0, 1, 3 i 5.
learn-vinhos-cellar-wait-sell = Za wczesna sprzedaż marnuje piwnicę. Spasuj i czekaj.
learn-vinhos-cellar-best = Leżą tam trzy wina o wartości produkcji 4, 5 i 2, od najmłodszego. Idź na Sprzedaż i wybierz to, które dziś jest warte najwięcej.
learn-vinhos-cellar-best-hint = Dodaj pola: 4 + 0, 5 + 1, 2 + 3.
learn-vinhos-cellar-best-right = Sześć! A za rok byłoby warte 8.
learn-vinhos-cellar-best-old = Wiek mu pomógł, ale 2 + 3 to tylko 5.
learn-vinhos-cellar-best-young = Najmłodsze jest warte 4, bez dodatku za wiek.
learn-vinhos-cellar-end = Dobre wino w piwnicy zyskuje najwięcej w trzecim i czwartym roku. Potem przepada, więc o nim nie zapomnij.

## Sprzedaż

learn-vinhos-sales-title = Sprzedaż w kraju
learn-vinhos-sales-about = Pieniądze za wino, z małą pomocą renomy.
learn-vinhos-sales-hotel = Idź na Sprzedaż i oddaj białe wino o wartości 5 do Hotelu, który płaci tyle, ile mówi pole: 5 000 na twoje konto.
learn-vinhos-sales-hotel-hint = Białe 5 leży w posiadłości 3. Pole to Hotel, białe 5.
learn-vinhos-sales-hotel-right = Wina już nie ma, na polu stoi twoja beczka, a na koncie jest 8 000.
learn-vinhos-sales-hotel-colour = To jest czerwone. Pola przyjmują tylko jeden kolor, a zaczynamy od białego.
learn-vinhos-sales-hotel-cheap = Przyjęliby je, ale lokal płaci za swoje pole, a nie za twoje wino.
learn-vinhos-sales-renown = Możesz sprzedawać dalej. Wino z Minho jest warte 2, ale z kostką renomy w Minho uchodzi za 3: sprzedaj je za tyle.
learn-vinhos-sales-renown-hint = Wino z Minho jest w posiadłości 2. Pole to Casa de Fados, czerwone 3.
learn-vinhos-sales-renown-right = Jedna kostka mniej, 1 000 więcej. Kostki regionu może wydawać każdy, kto ma w nim posiadłość.
learn-vinhos-sales-renown-wine = Kostka przyda się winu z Minho, w posiadłości 2.
learn-vinhos-sales-renown-plain = Bez kostki da tylko 2 000. Celuj o jedno pole wyżej.
learn-vinhos-sales-plain = Sprzedaj w Casa de Fados także wino z Dão o wartości 2, a mocne czerwone zachowaj.
learn-vinhos-sales-plain-hint = Leży w posiadłości 4. Pole to Casa de Fados, czerwone 2.
learn-vinhos-sales-plain-right = Trzy beczki wydane, na koncie 13 000.
learn-vinhos-sales-plain-wine = To zachowaj, może pojechać za granicę. Sprzedaj małe wino z Dão.
learn-vinhos-sales-home = Masz w sumie osiem beczek, a każda sprzedaż zajmuje jedną. Zanim ruszysz: jak dwie z nich wrócą do domu, zostawiając po sobie dobre wspomnienia?
learn-vinhos-sales-home-hint = Dwie beczki z tego samego lokalu można zabrać razem. Potem połóż po kostce w dwóch regionach.
learn-vinhos-sales-home-right = Dwie beczki z powrotem, dwa regiony lepiej znane. Nie kosztuje to żadnej akcji.
learn-vinhos-sales-home-before = Jeszcze nie ruszaj. To robi się wcześniej.
learn-vinhos-sales-home-pair = Potrzebujesz dwóch beczek w tym samym lokalu.
learn-vinhos-sales-end = Sprzedaż napełnia konto, a nie kieszeń. Jak dostać się do tych pieniędzy, to już sprawa banku.

## Eksport

learn-vinhos-export-title = Za morze
learn-vinhos-export-about = Punkty Zwycięstwa za wino, od razu i na koniec.
learn-vinhos-export-ship = Za granicą wino daje Punkty Zwycięstwa i nikt nie pyta o kolor. Wyślij najstarsze wino, warte 5, na pole, które nie żąda więcej.
learn-vinhos-export-ship-hint = Idź na Eksport, weź wino z pola 3 posiadłości 1 i wyślij je do kolumny 1, wiersza 1.
learn-vinhos-export-ship-right = Trzy punkty i pierwsza beczka w kolumnie 1. Większość w każdej kolumnie punktuje, gdy gra się kończy.
learn-vinhos-export-ship-wine = Zacznij od najstarszego, na polu 3.
learn-vinhos-export-ship-cubes = To kosztowałoby cię renomę. Na razie bez niej: kolumna 1, wiersz 1 chce zwykłych 5.
learn-vinhos-export-most = Może iść jeszcze jedno, a każda kostka z Alentejo dodaje tamtejszemu winu 2. Ile najwięcej zdobędziesz z dwiema kostkami na najlepszym winie?
learn-vinhos-export-most-hint = Z wina wartego 6 robi się 10. Wiersz 5 daje 7 punktów.
learn-vinhos-export-most-right = Siedem punktów za wino o wartości produkcji 5. Resztę zrobiły wiek i renoma.
learn-vinhos-export-most-wine = To jest słabsze. Weź wino z pola 2.
learn-vinhos-export-most-less = Da się wyżej: dwie kostki robią z niego 10.
learn-vinhos-export-end = Beczki za granicą tam zostają. Patrz, kto prowadzi w każdej kolumnie: te po prawej są warte nawet 12 punktów.

## Bank

learn-vinhos-bank-title = W banku
learn-vinhos-bank-about = Gotówka, konto i to, co robią inwestycje.
learn-vinhos-bank-withdraw = Na koncie jest 13 000, ale za wszystko płaci się gotówką, a tej masz tylko 3 000. Idź do banku i wypłać 3 000 albo 4 000.
learn-vinhos-bank-withdraw-hint = Bank jest w prawym dolnym rogu. Wybierz wypłatę 3 000.
learn-vinhos-bank-withdraw-right = Gotówka w ręku. Tylko w banku pieniądze przechodzą między kontem a kieszenią.
learn-vinhos-bank-withdraw-little = Trochę więcej: 3 000 albo 4 000.
learn-vinhos-bank-withdraw-much = Zostaw więcej na koncie, jeszcze się przyda. Zresztą puste konto kosztuje punkty.
learn-vinhos-bank-withdraw-later = Dobry pomysł, ale na potem. Najpierw gotówka.
learn-vinhos-bank-withdraw-deposit = Odwrotnie: potrzebujesz gotówki.
learn-vinhos-bank-invest = Twoja inwestycja stoi na −2, więc każdy rok kosztuje cię 2 000. Skoro już tu jesteś, podnieś ją do 0; płaci konto.
learn-vinhos-bank-invest-hint = Zainwestuj dwa razy: za 4 000, a potem za 3 000.
learn-vinhos-bank-invest-right = Koniec strat. Od +1 co roku to bank płaci tobie.
learn-vinhos-bank-invest-enough = Gotówki wystarczy. Zainwestuj to, co zostało.
learn-vinhos-bank-divest = Rok później chcesz mieć przed ruchem 2 000 więcej w kieszeni, bez wizyty w banku. Jak?
learn-vinhos-bank-divest-hint = Co poszło w górę, może zejść w dół. Płaci od razu gotówką.
learn-vinhos-bank-divest-right = Dezinwestować można w każdej chwili, a zapłata jest w gotówce. Koszt przychodzi później, w odsetkach.
learn-vinhos-bank-divest-go = Zostań na chwilę: do tego nie trzeba ruchu.
learn-vinhos-bank-end = Na koniec pełne konto jest warte nawet 18 punktów. Pieniądze, które tylko tam leżą, nie są stracone.

## Targi

learn-vinhos-fair-title = Targi Wina
learn-vinhos-fair-about = Koneserzy, informacja prasowa, managerowie i Targi roku 3.
learn-vinhos-fair-hire = Ten rok kończą Targi, na których koneserzy chwalą twoje wino. Twoi są od Smaku i Alkoholu: zatrudnij jeszcze jednego od Alkoholu.
learn-vinhos-fair-hire-hint = Idź na Koneserów, po lewej, i zatrudnij konesera alkoholu za 1 000.
learn-vinhos-fair-hire-right = Każdy koneser ma też zdolność na czas przed Targami. Użytego się zakrywa i na Targach go zabraknie.
learn-vinhos-fair-hire-use = Użyci koneserzy na Targach milczą. Tego oszczędzaj.
learn-vinhos-fair-press = Żeby wziąć udział, ogłasza się wino. Idź na Pasowanie / Informację prasową i wybierz miejsce w kolejności gry.
learn-vinhos-fair-press-hint = To pole pośrodku. Zostało jedno miejsce.
learn-vinhos-fair-press-right = Prasa słucha.
learn-vinhos-fair-wine = Managerowie mają w tym roku życzenia: Alexandre chce czerwonego wina, Beatriz wina wartego 6 lub więcej. Ogłoś to, które podoba się obojgu.
learn-vinhos-fair-wine-hint = To czerwone wino z Douro, w posiadłości 4.
learn-vinhos-fair-wine-right = Wino warte 6 dopuszcza do głosu dwóch koneserów. Im lepsze wino, tym ich więcej.
learn-vinhos-fair-wine-white = Równie dobre, ale białe, więc Alexandre by się skrzywił.
learn-vinhos-fair-wine-low = Za słabe dla Beatriz. Masz wino warte 6.
learn-vinhos-fair-wine-pass = Bez informacji prasowej trzeba będzie spieszyć się na samych Targach. Ogłoś wino.
learn-vinhos-fair-stand = Pole Targów pokazuje dwie cechy i tylko koneserzy od nich mogą tam przemawiać. Które pasuje do twoich koneserów?
learn-vinhos-fair-stand-hint = Masz Smak i Alkohol.
learn-vinhos-fair-stand-right = Już cztery Punkty Targów za wino, a pole daje darmowego konesera.
learn-vinhos-fair-stand-features = Jedna z twoich cech by tam milczała. Weź Smak i Alkohol.
learn-vinhos-fair-guest = Dwóch twoich koneserów zna się na Alkoholu, jeden na Smaku. Niech darmowy wyrówna cechy twojego pola.
learn-vinhos-fair-guest-hint = Przyjmij konesera smaku.
learn-vinhos-fair-guest-alcohol = Mógłby tu przemawiać, ale od Alkoholu masz już dwóch. Wzmocnij Smak.
learn-vinhos-fair-guest-right = Teraz możesz wybierać spośród czterech.
learn-vinhos-fair-managers = Oboje managerowie są zadowoleni. Daj każdemu beczkę: później można ją przenieść na dodatkową akcję albo po punkty.
learn-vinhos-fair-managers-hint = Alexandre i Beatriz, w dowolnym porządku.
learn-vinhos-fair-managers-right = Dobrze mieć takich przyjaciół. Wino dane managerowi przenosi beczkę w jego rzędzie.
learn-vinhos-fair-managers-region = Constantino chce w tym roku innych regionów.
learn-vinhos-fair-speak = Targi otwarte! Twoje wino dopuszcza dwóch koneserów, a każdy daje tyle, ile warta jest jego cecha: oddaj głos dwóm.
learn-vinhos-fair-speak-hint = Zagraj dowolnych dwóch. Strzałka na koneserze najpierw podnosi jego cechę.
learn-vinhos-fair-speak-right = Pierwsza nagroda, 9 punktów! Koneserzy, którzy przemówili, odchodzą, ale Punkty Targów zostają na następne Targi.
learn-vinhos-fair-end = Targi kończą lata 3, 5 i 6, a nagrody rosną. Kto prowadzi, ten potem gra później.

## Koniec

learn-vinhos-end-title = Ostatnie punkty
learn-vinhos-end-about = Managerowie, mnożniki i końcowe liczenie.
learn-vinhos-end-renown = Sześć lat minęło i beczki u managerów mogą ruszyć jeszcze raz, każda za wino. Przenieś beczkę z rzędu, w którym jest Constantino, na mnożnik renomy i zapłać winem wartym 3.
learn-vinhos-end-renown-hint = Wybierz korzyść z beczką na polu „darmowy koneser”, potem renomę, potem wino z pierwszego pola.
learn-vinhos-end-renown-right = Pięć punktów, po jednym za każdą kostkę w twoich regionach.
learn-vinhos-end-renown-row = Ta beczka będzie następna. Zacznij od rzędu, w którym jest Constantino, póki są tam wszystkie kostki.
learn-vinhos-end-renown-nothing = Ten mnożnik nic by ci nie dał. Renoma daje 5.
learn-vinhos-end-renown-wine = Managerowi wystarczy każde wino, więc daj słabe.
learn-vinhos-end-wine = Mnożnik w rzędzie, w którym jest Alexandre, zamienia drugie wino na tyle punktów, ile jest warte, razem z kostkami. Zdobądź nim 9.
learn-vinhos-end-wine-hint = Zapłać słabym winem, potem oddaj wino warte 7 i dodaj dwie kostki.
learn-vinhos-end-wine-right = Dziewięć punktów i był to ostatni ruch w grze.
learn-vinhos-end-wine-wine = Nie to. Do punktów potrzebujesz wina wartego 7.
learn-vinhos-end-wine-cubes = Jutro kostki nie będą nic warte. Użyj obu!
learn-vinhos-end-end = Policzone są już większości w eksporcie, konta i mnożniki, a zwycięstwo należy do ciebie. Czas na prawdziwy stół.
