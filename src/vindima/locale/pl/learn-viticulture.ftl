### Lekcje Viticulture. Klucze to `learn-viticulture-<lekcja>-<krok>` i to, co mówi `learn/reading.py`.
### Krok ma najwyżej dwa zdania. Liczby są liczbami z pozycji lekcji.

## Wspólne odpowiedzi

learn-viticulture-common-grande = Zachowaj dużego pracownika na zajęte miejsce: nikt inny wtedy tam nie wejdzie. Tu wystarczy zwykły.
learn-viticulture-common-taken = Stoi tam już pracownik. Dołączyć może tylko duży, obok akcji.
learn-viticulture-common-keep = To byłby dobry ruch, ale zostaw go na razie. W tym kroku pasujesz.
learn-viticulture-common-pass = Jeszcze nie! Pas kończy twoją porę roku, a twój pracownik ma jeszcze coś do zrobienia.
learn-viticulture-common-building = Ma swoje zalety, ale nie tej budowli teraz potrzebujemy.
learn-viticulture-common-later = Dojdziemy do tego. Najpierw zrób to, o co prosi ten krok.

## Pracownicy

learn-viticulture-workers-title = Twoi pracownicy
learn-viticulture-workers-about = Wysyłaj pracowników, używaj dużego, pasuj i przygotuj kogoś nowego.
learn-viticulture-workers-tour = Witaj w swojej winnicy! Jest lato i czeka na ciebie trzech pracowników: wyślij zwykłego, by oprowadził wycieczkę, która daje 2 liry.
learn-viticulture-workers-tour-hint = Wybierz akcję „Oprowadź wycieczkę”, potem zwykłego pracownika.
learn-viticulture-workers-tour-right = Masz już osiem lirów. Pracownik stoi tam, gdzie został postawiony, aż do końca roku.
learn-viticulture-workers-tour-little = To miejsce płaci tylko 1 lira, choć nigdy się nie zapełnia. Wycieczka daje dwa razy tyle.
learn-viticulture-workers-grande = Chcesz winorośli, ale rywal właśnie zajął jedyne miejsce do jej dobrania. Dużemu pracownikowi to nie przeszkadza: postaw go obok tej akcji.
learn-viticulture-workers-grande-hint = Szukaj „Dobierz winorośl, duży pracownik obok”.
learn-viticulture-workers-grande-right = Oto twoja nowa winorośl. Duży pracownik to klucz do jednej zajętej akcji w roku.
learn-viticulture-workers-grande-elsewhere = Tamte miejsca są jeszcze otwarte dla wszystkich. Użyj dużego tam, gdzie tylko on może wejść: przy winoroślach.
learn-viticulture-workers-pass = Został jeden pracownik, a ci sami muszą starczyć na lato i zimę. Zachowaj go na zimę: spasuj.
learn-viticulture-workers-pass-hint = Pas to ostatnia z twoich odpowiedzi.
learn-viticulture-workers-pass-right = Dobra oszczędność. Lato kończy się, gdy wszyscy spasowali albo nie mają już pracowników.
learn-viticulture-workers-fall = Jesień każdemu przynosi gościa. Dobierz jednego: żółci przychodzą latem, niebiescy zimą.
learn-viticulture-workers-fall-hint = Każda z talii jest dobra; po prostu wybierz.
learn-viticulture-workers-fall-right = Witamy gościa! Gości zagramy w jednej z następnych lekcji.
learn-viticulture-workers-train = Zima ma inne akcje, a ty masz 8 lirów. Która z nich daje ci od następnego roku jeszcze jednego pracownika?
learn-viticulture-workers-train-hint = Kosztuje 4 liry. Nowe ręce trzeba przygotować do pracy.
learn-viticulture-workers-train-right = Właśnie tak. Nowy czeka gotowy i dołączy do ciebie, gdy rok się skończy.
learn-viticulture-workers-train-lira = Pieniądze są miłe, ale masz ich dość. Szukamy rąk do pracy.
learn-viticulture-workers-train-cards = To dotyczy kart. Szukamy rąk do pracy.
learn-viticulture-workers-end = Umiesz już wysyłać pracowników, a to połowa gry. Im więcej ich wcześnie przygotujesz, tym więcej zrobisz co roku.

## Winorośle

learn-viticulture-vines-title = Z karty na pole
learn-viticulture-vines-about = Dobierz winorośl i zasadź dwie na tym samym polu.
learn-viticulture-vines-draw = Każde wino zaczyna się od karty winorośli. Masz na ręce dwie; dobierz trzecią zwykłym pracownikiem.
learn-viticulture-vines-draw-hint = Akcja nazywa się „Dobierz winorośl”.
learn-viticulture-vines-draw-right = Jest trzecia. Niektóre winorośle wymagają najpierw konstrukcji: której, mówi karta.
learn-viticulture-vines-plant = Sangiovese jest skromne i potrzebuje tylko pola. Wyślij zwykłego pracownika, by zasadził je, gdzie chcesz.
learn-viticulture-vines-plant-hint = Weź „Zasadź winorośl”, zwykłego pracownika, potem Sangiovese na dowolnym polu.
learn-viticulture-vines-plant-right = Będzie tam rosło rok po roku, a każde zbiory dadzą z niego czerwone grono o wartości 1.
learn-viticulture-vines-plant-vine = Zacznijmy od Sangiovese, najprostszej z twoich winorośli.
learn-viticulture-vines-together = Masz trejaż, więc można zasadzić i Trebbiano. Gdzie powinno rosnąć, jeśli jedne zbiory mają dać czerwone i białe grona?
learn-viticulture-vines-together-hint = Twój duży pracownik może jeszcze sadzić. Obie winorośle muszą dzielić pole.
learn-viticulture-vines-together-right = Tak: plony zbiera się zawsze z całego pola. Czerwone 1 i białe 2 to razem 3, a nawet najmniejsze pole mieści 5.
learn-viticulture-vines-together-apart = Trebbiano tam urośnie, ale wtedy trzeba dwóch zbiorów. Zasadź obie winorośle na jednym polu.
learn-viticulture-vines-together-vine = Do Sangiovese dołącza Trebbiano, twoja biała winorośl.
learn-viticulture-vines-end = Na polu może rosnąć dowolnie wiele winorośli, dopóki ich wartości razem nie przekraczają jego liczby.

## Konstrukcje

learn-viticulture-structures-title = Budowanie
learn-viticulture-structures-about = Dzięki konstrukcjom rosną lepsze winorośle i co roku coś z nich masz.
learn-viticulture-structures-trellis = Twoje Trebbiano nie urośnie bez trejażu. Wyślij zwykłego pracownika, by zbudował go za 2 liry.
learn-viticulture-structures-trellis-hint = Akcja to „Zbuduj konstrukcję”, konstrukcja to trejaż.
learn-viticulture-structures-trellis-right = Trejaż stoi całą grę i służy wszystkim twoim polom.
learn-viticulture-structures-trellis-tower = Deszczownia jest dla ciężkich winorośli. Trebbiano prosi tylko o trejaż.
learn-viticulture-structures-plant = Teraz ziemia jest gotowa. Zasadź Trebbiano drugim zwykłym pracownikiem.
learn-viticulture-structures-plant-hint = Weź „Zasadź winorośl”, potem Trebbiano na dowolnym polu.
learn-viticulture-structures-plant-right = Biała winorośl o wartości 2. Najlepsze, warte 4, wymagają trejażu i deszczowni naraz.
learn-viticulture-structures-plant-vine = Sangiovese można było zasadzić od początku. Trejaż stoi tu dla Trebbiano.
learn-viticulture-structures-cottage = Zostały cztery liry, a duży pracownik jest wolny. Która konstrukcja daje ci każdej jesieni jeszcze jednego gościa?
learn-viticulture-structures-cottage-hint = Goście lubią zostać na noc. Buduj obok zajętej akcji.
learn-viticulture-structures-cottage-right = Domek gościnny! Każdej jesieni dobierasz dwóch gości zamiast jednego.
learn-viticulture-structures-cottage-cellar = Piwnica jest dla starszego wina. Goście śpią lepiej gdzie indziej.
learn-viticulture-structures-fall = A oto i jesień: wypróbuj domek i wskaż dwóch gości, jednego po drugim.
learn-viticulture-structures-fall-hint = Letni albo zimowy, dwa razy. Każdy wybór jest dobry.
learn-viticulture-structures-fall-right = Dwóch gości naraz. Obie talie wskazuje się, zanim zobaczy się kartę.
learn-viticulture-structures-end = Wiatrak i altana dają nawet punkty: jeden, gdy sadzisz, druga, gdy oprowadzasz wycieczkę, a w piwnicy leży wino.

## Zbiory

learn-viticulture-harvest-title = Zbiory
learn-viticulture-harvest-about = Zbierz plony z dwóch pól i zrób pierwsze wino.
learn-viticulture-harvest-both = Zima to czas zbiorów. Wyślij zwykłego pracownika i wybierz pole, które daje oba kolory naraz.
learn-viticulture-harvest-both-hint = Spójrz na winorośle: Sangiovese i Pinot rosną na polu 5.
learn-viticulture-harvest-both-right = Czerwone 2 i białe 1. Winorośle z jednego pola sumuje się według kolorów, a same zostają na miejscu.
learn-viticulture-harvest-both-single = Rośnie tam tylko Trebbiano, a ono jest białe. Oba kolory ma pole 5.
learn-viticulture-harvest-second = Miejsce do zbiorów zajmuje teraz twój własny pracownik, a jest jeszcze drugie pole. Kto może pomóc?
learn-viticulture-harvest-second-hint = Duży pracownik może stanąć obok zajętej akcji, nawet zajętej przez ciebie.
learn-viticulture-harvest-second-right = Białe 2. Z każdego pola można zebrać plony raz w roku, dowolnym pracownikiem.
learn-viticulture-harvest-wine = W tłoczni leżą trzy grona. Użyj ostatniego pracownika i zamień najlepsze białe grono w wino.
learn-viticulture-harvest-wine-hint = Akcja to „Wytwórz do dwóch win”. Zacznij od białego, z grona o wartości 2.
learn-viticulture-harvest-wine-right = Twoja pierwsza butelka, warta tyle co jej grono. Leży w małej piwnicy.
learn-viticulture-harvest-wine-visitor = Gość może kiedyś pomóc. Na wino jest osobna akcja.
learn-viticulture-harvest-wine-rest = Oba pola dały już wszystko, co miały na ten rok. Teraz liczą się grona.
learn-viticulture-harvest-wine-small = To słabsze z twoich białych gron. Weź to drugie.
learn-viticulture-harvest-wine-red = Czerwone wino też byłoby dobre, ale zacznij od białego.
learn-viticulture-harvest-end = Nieużyte grona nie przepadają: dojrzewają, co roku o 1.

## Wino

learn-viticulture-wine-title = Wytwarzanie wina
learn-viticulture-wine-about = Czerwone, białe i różowe, i jakiej piwnicy które wymaga.
learn-viticulture-wine-harvest = Masz z zeszłego roku czerwone 3 i białe 2. Zbierz plony także ze swojego pola, tym razem dużym pracownikiem, żeby został ktoś do wina.
learn-viticulture-wine-harvest-hint = Weź „Zbierz plony z pola”, potem dużego pracownika, potem pole 5.
learn-viticulture-wine-harvest-right = Cztery grona: czerwone 3 i 2, białe 2 i 1.
learn-viticulture-wine-harvest-regular = Mógłby iść każdy, ale niech to zrobi duży: zwykły pracownik zaraz zrobi wino.
learn-viticulture-wine-blush = Różowe łączy jedno czerwone i jedno białe grono, a ich wartości się sumują. Zrób najmocniejsze różowe, jakie się da.
learn-viticulture-wine-blush-hint = Wytwórz wino, wybierz różowe, potem czerwone 3 i białe 2.
learn-viticulture-wine-blush-right = Różowe o wartości 5! Wszystko od 4 wymaga średniej piwnicy, a twoja już stoi.
learn-viticulture-wine-blush-first = To może być drugie wino. Zacznij od różowego.
learn-viticulture-wine-blush-small = Jest mocniejsze grono tego koloru.
learn-viticulture-wine-blush-sparkling = Na musujące trzeba dwóch czerwonych gron, jednego białego i dużej piwnicy. Kiedyś!
learn-viticulture-wine-red = Jedna akcja wytwarza do dwóch win, a zostały czerwone 2 i białe 1. Które drugie wino jest tu warte najwięcej?
learn-viticulture-wine-red-hint = Różowe musiałoby mieć 4. Co da każde grono z osobna?
learn-viticulture-wine-red-right = Tak, czerwone o wartości 2. Na czerwone i białe idzie po jednym gronie, a białe może dojrzewać.
learn-viticulture-wine-red-white = Byłoby to białe o wartości 1. Czerwone grono jest lepsze.
learn-viticulture-wine-red-blush = Dwa i jeden to 3, a różowego poniżej 4 nie ma.
learn-viticulture-wine-red-done = Można skończyć na jednym winie, ale jest miejsce na drugie.
learn-viticulture-wine-end = Mała piwnica do 3, średnia do 6, duża do 9: za mocne wino trafia na najlepsze wolne miejsce poniżej.

## Starzenie

learn-viticulture-ageing-title = Piwnica i lata
learn-viticulture-ageing-about = Co robi koniec roku i po co są piwnice.
learn-viticulture-ageing-pass = W piwnicy leżą czerwone 3 i białe 2, a rok prawie się kończy. Spasuj i patrz na nie.
learn-viticulture-ageing-pass-hint = Pas to ostatnia z twoich odpowiedzi.
learn-viticulture-ageing-pass-right = Na koniec roku wartość gron i win rośnie o 1, a wszyscy pracownicy wracają do domu.
learn-viticulture-ageing-wake = Białe ma już 3, ale czerwone zostało na 3, gdzie kończy się mała piwnica. Zaczyna się nowy rok: weź rząd 1, by ruszać przed innymi, albo rząd 4 po 1 lira.
learn-viticulture-ageing-wake-hint = Wybierz rząd 1 albo rząd 4.
learn-viticulture-ageing-wake-right = Dzień dobry! Kogut decyduje, jak wcześnie jesteś na nogach.
learn-viticulture-ageing-wake-row = Może w innym roku. Tym razem weź rząd 1 albo rząd 4.
learn-viticulture-ageing-cellar = Twoje wina muszą zejść głębiej. Zbuduj średnią piwnicę za 4 liry.
learn-viticulture-ageing-cellar-hint = Weź „Zbuduj konstrukcję”, potem średnią piwnicę.
learn-viticulture-ageing-cellar-right = Teraz jest miejsce na wartości do 6.
learn-viticulture-ageing-cellar-large = Duża piwnica powstaje tylko po średniej.
learn-viticulture-ageing-summer = Dość na to lato. Spasuj, żeby rok szedł dalej.
learn-viticulture-ageing-summer-hint = Pas to ostatnia z twoich odpowiedzi.
learn-viticulture-ageing-summer-right = Dwóch pracowników zostaje w domu na zimę.
learn-viticulture-ageing-fall = Znowu jesień: zaproś gościa.
learn-viticulture-ageing-fall-hint = Letniego albo zimowego, jak chcesz.
learn-viticulture-ageing-fall-right = Jeszcze jeden gość przy twoim stole.
learn-viticulture-ageing-time = Chcesz, by oba wina miały 4. Co muszą w tym celu zrobić zimą twoi pracownicy?
learn-viticulture-ageing-time-hint = Nikt nie postarzy wina własnymi rękami. Niech zrobi to czas.
learn-viticulture-ageing-time-right = Zupełnie nic! Oba wina mają teraz 4, dzięki piwnicy i upływowi roku.
learn-viticulture-ageing-time-wine = Od nowego wina stare się nie starzeje.
learn-viticulture-ageing-time-work = Pożyteczne, ale żadnego wina nie postarza. Starzenie dzieje się samo.
learn-viticulture-ageing-end = Każdy rok, który wino może przeleżeć, przybliża je do lepszego zamówienia. Buduj piwnice, zanim wino utknie.

## Zamówienia

learn-viticulture-orders-title = Realizowanie zamówień
learn-viticulture-orders-about = Wino za punkty i dochód, który wraca co roku.
learn-viticulture-orders-fill = Wino jest po to, by realizować zamówienia. Dwa twoje można by zrealizować od razu, ale oba chcą jedynego czerwonego wina: dostarcz tam, gdzie jest więcej punktów.
learn-viticulture-orders-fill-hint = Zamówienie na czerwone 5 i białe 3 daje 4 punkty.
learn-viticulture-orders-fill-right = Cztery punkty! Wypłata też wzrosła: o 1 lira więcej na koniec każdego roku.
learn-viticulture-orders-fill-less = To daje 3 punkty. Jest takie, które daje 4.
learn-viticulture-orders-fill-blush = Chce dwóch różowych win, a w piwnicy nie ma żadnego.
learn-viticulture-orders-wines = Piwnica jest teraz pusta, a jedno zamówienie czeka na czerwone 2 i białe 4 lub lepsze. Zrób po jednym winie każdego koloru, które się nadadzą.
learn-viticulture-orders-wines-hint = Każde czerwone grono jest dość mocne. Z białych tylko 5.
learn-viticulture-orders-wines-right = Lepsze jest zawsze mile widziane: klient przyjmie wino lepsze niż zamówione, ale nie zapłaci więcej.
learn-viticulture-orders-wines-blush = Różowe przyda się do innych zamówień. To chce czerwonego i białego.
learn-viticulture-orders-wines-small = Białe 3 nie sięga wymaganych 4.
learn-viticulture-orders-again = Wszystko gotowe do drugiej dostawy w jednym roku. Który pracownik może ją jeszcze zrobić?
learn-viticulture-orders-again-hint = Miejsce zajmuje twój pierwszy pracownik, więc kolej na dużego.
learn-viticulture-orders-again-right = Jeszcze trzy punkty. Zrealizowane zamówienia to najpewniejsza droga do 20.
learn-viticulture-orders-again-first = Najpierw zamówienie: wina czekają.
learn-viticulture-orders-end = Dobieraj zamówienia wcześnie i planuj pod nie pola, piwnice i lata.

## Goście

learn-viticulture-visitors-title = Goście
learn-viticulture-visitors-about = Zagrywaj gości latem i zimą i wybieraj, co dla ciebie zrobią.
learn-viticulture-visitors-patron = Gość robi to, co mówi jego karta, często jedno z dwojga. Wyślij zwykłego pracownika, zagraj Mecenasa i niech da ci 4 liry.
learn-viticulture-visitors-patron-hint = Weź „Zagraj letniego gościa”, Mecenasa, potem pierwszą z jego propozycji.
learn-viticulture-visitors-patron-right = Osiem lirów. Karta jest zużyta i trafia na stos odrzuconych.
learn-viticulture-visitors-patron-sponsor = Na Sponsora przyjdzie kolej. Zacznij od Mecenasa.
learn-viticulture-visitors-patron-cards = Karty są dobre, ale teraz potrzebujesz pieniędzy: weź liry.
learn-viticulture-visitors-sponsor = Nikt nie mówi, że jeden gość w roku to dość. Przyjmij też Sponsora i weź dwie winorośle, nie płacąc punktem.
learn-viticulture-visitors-sponsor-hint = Duży pracownik staje obok zajętej akcji. Wybierz pierwszą propozycję.
learn-viticulture-visitors-sponsor-right = Dwie winorośle za nic. Wiele kart robi więcej niż akcja, którą zastępuje.
learn-viticulture-visitors-sponsor-point = Jedno i drugie naraz kosztowałoby punkt. Same winorośle są za darmo.
learn-viticulture-visitors-sponsor-lira = Chcemy od niego winorośli.
learn-viticulture-visitors-summer = Niebiescy goście przychodzą zimą. Zachowaj ostatnich dwóch pracowników: spasuj.
learn-viticulture-visitors-summer-hint = Pas to ostatnia z twoich odpowiedzi.
learn-viticulture-visitors-summer-right = Do zobaczenia, gdy przyjdą chłody.
learn-viticulture-visitors-fall = Nowy gość na jesień: dobierz jednego.
learn-viticulture-visitors-fall-hint = Letniego albo zimowego, jak chcesz.
learn-viticulture-visitors-fall-right = Na koniec roku możesz mieć na ręce siedem kart wszystkich rodzajów.
learn-viticulture-visitors-teacher = Nowy pracownik kosztuje zwykle 4 liry. Jeden z gości na ręce zrobi to za 2: zdobądź tego pracownika.
learn-viticulture-visitors-teacher-hint = Przeczytaj swoich dwóch zimowych gości. Jeden z nich uczy.
learn-viticulture-visitors-teacher-right = Pół ceny, dzięki Nauczycielowi. Zawsze spójrz na gości, zanim użyjesz zwykłej akcji.
learn-viticulture-visitors-teacher-dear = To kosztowałoby 4 liry. Jeden z twoich gości zrobi to taniej.
learn-viticulture-visitors-teacher-visitor = Świetny gość do starych win. Do pracownika potrzebny jest ten drugi.
learn-viticulture-visitors-end = Gościa można zagrać tylko wtedy, gdy da się zrobić wszystko, czego żąda. Niektórzy rozdają prezenty wszystkim, więc czytaj dwa razy.

## Rzędy

learn-viticulture-rows-title = Ranne ptaszki i bonusy
learn-viticulture-rows-about = Rzędy toru pobudki, miejsca z bonusem, pasowanie i przełom roku.
learn-viticulture-rows-first = Gracie teraz w trzy osoby, a tej wiosny wybierasz rząd przed innymi. Chcesz mieć wybór spośród wszystkich miejsc: który rząd działa najwcześniej?
learn-viticulture-rows-first-hint = Im wyższy rząd, tym wcześniejsza tura.
learn-viticulture-rows-first-right = Rząd 1 daje tylko pierwszy ruch, latem i zimą.
learn-viticulture-rows-first-later = Miły prezent, ale wtedy ktoś inny może ruszyć przed tobą.
learn-viticulture-rows-bonus = W trzy osoby każda akcja ma drugie miejsce, z bonusem. Oprowadź wycieczkę, która da 3 liry zamiast 2.
learn-viticulture-rows-bonus-hint = Wybierz wycieczkę z dopiskiem „bonus: 1 lir więcej” i zwykłego pracownika.
learn-viticulture-rows-bonus-right = Kto pierwszy, ten lepszy: rywalowi zostało zwykłe miejsce.
learn-viticulture-rows-bonus-plain = To miejsce nie ma bonusu. Środkowe jest jeszcze wolne.
learn-viticulture-rows-bonus-tour = Inne akcje też mają bonus, ale teraz chcemy wycieczki.
learn-viticulture-rows-pass = Zostało dwóch pracowników. Spasuj, żeby obaj mogli pracować zimą.
learn-viticulture-rows-pass-hint = Pas to ostatnia z twoich odpowiedzi.
learn-viticulture-rows-pass-right = Kto pasuje, ma tę porę roku za sobą, a inni grają dalej bez czekania.
learn-viticulture-rows-fall = Jesień: dobierz gościa.
learn-viticulture-rows-fall-hint = Letniego albo zimowego, jak chcesz.
learn-viticulture-rows-fall-right = Jesienią też obowiązuje kolejność rzędów.
learn-viticulture-rows-winter = Znowu zaczynasz. Przygotuj pracownika tam, gdzie kosztuje o 1 lira mniej.
learn-viticulture-rows-winter-hint = Bonus tego miejsca to 1 lir.
learn-viticulture-rows-winter-right = Trzy liry zamiast czterech.
learn-viticulture-rows-winter-plain = Tam zapłacisz pełne 4 liry.
learn-viticulture-rows-winter-train = Kusi, ale dodatkowy pracownik pomaga co roku. Przygotuj go.
learn-viticulture-rows-rest = Wszyscy inni skończyli. Spasuj i niech rok się kończy.
learn-viticulture-rows-rest-hint = Pas to ostatnia z twoich odpowiedzi.
learn-viticulture-rows-rest-right = Prawo pierwszego wyboru przechodzi co roku na osobę obok.
learn-viticulture-rows-row = Tej wiosny ktoś przed tobą zajął rząd 1. Który rząd pożycza ci na rok całego dodatkowego pracownika?
learn-viticulture-rows-row-hint = Jest ostatni ze wszystkich, więc i ty ruszysz na końcu.
learn-viticulture-rows-row-right = Pięciu pracowników na rok! Im niższy rząd, tym lepszy prezent.
learn-viticulture-rows-row-taken = Dwa koguty nie zmieszczą się w rzędzie, a nie chodzi nam o punkt ani o lira.
learn-viticulture-rows-row-bonus = Ten rząd ma inny prezent. Szukaj pracownika.
learn-viticulture-rows-end = Wcześnie czy bogato: to pytanie każdej wiosny.

## Koniec

learn-viticulture-end-title = Ostatni rok
learn-viticulture-end-about = Jak kończy się gra i co się wtedy jeszcze liczy.
learn-viticulture-end-trigger = Masz 19 punktów, a kto dojdzie do 20, zaczyna ostatni rok. Dojdź tam, realizując zamówienie.
learn-viticulture-end-trigger-hint = Twoje dwa wina wystarczą na zamówienie na czerwone 2 i białe 2.
learn-viticulture-end-trigger-right = Dwadzieścia jeden! Wszyscy wiedzą już, że ten rok jest ostatni.
learn-viticulture-end-trigger-wines = Na to zamówienie brakuje w piwnicy win.
learn-viticulture-end-trigger-points = To nie daje punktów. Spójrz na swoje zamówienia i piwnicę.
learn-viticulture-end-last = Rok gra się do końca, więc rywale mogą cię jeszcze dogonić, a przy równych punktach rozstrzygają liry. Do czego przyda się teraz twój ostatni pracownik?
learn-viticulture-end-last-hint = Następnego roku nie ma, więc liczą się tylko punkty i liry. Jedno miejsce jest zawsze wolne.
learn-viticulture-end-last-right = Otóż to. Po punktach remis rozstrzygają liry, potem wina w piwnicy, potem grona.
learn-viticulture-end-last-future = To pomogłoby w następnym roku, a takiego nie będzie.
learn-viticulture-end-last-tie = Nic by to nie zmieniło. Jeden lir więcej może rozstrzygnąć remis.
learn-viticulture-end-hand = Na koniec każdego roku zostaje siedem kart, a ty masz osiem. Odrzuć jedną.
learn-viticulture-end-hand-hint = Dziś może być dowolna.
learn-viticulture-end-hand-right = I na tym kończy się rok, a z nim gra.
learn-viticulture-end-end = Zwycięstwo jest twoje: sadzić, zbierać, postarzać, dostarczać – to wszystko, czego trzeba. Spróbuj teraz przy prawdziwym stole.
