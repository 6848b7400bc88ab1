### Lekcje Viticulture. Klucze to `learn-viticulture-<lekcja>-<krok>` i to, co mówi `learn/reading.py`.
### Krok ma najwyżej dwa zdania. Liczby są liczbami z pozycji lekcji.

## Wspólne odpowiedzi

learn-viticulture-common-grande = Zachowaj dużego pracownika na akcję, której pola są zajęte: nikt inny wtedy tam nie wejdzie. Tu wystarczy zwykły.
learn-viticulture-common-taken = Stoi tam już pracownik. Dołączyć może tylko duży, obok akcji.
learn-viticulture-common-keep = To byłby dobry ruch, ale zostaw go na razie. W tym kroku pasujesz.
learn-viticulture-common-pass = Jeszcze nie! Pas kończy twoją porę roku, a masz jeszcze pracownika do postawienia.
learn-viticulture-common-building = Ma swoje zalety, ale nie tej konstrukcji teraz potrzebujemy.
learn-viticulture-common-later = Dojdziemy do tego. Najpierw zrób to, o co prosi ten krok.

## Pracownicy

learn-viticulture-workers-title = Twoi pracownicy
learn-viticulture-workers-about = Stawiaj pracowników, używaj dużego, pasuj i przygotuj nowego pracownika.
learn-viticulture-workers-tour = Witaj w swojej winnicy! Jest lato i masz trzech pracowników: wyślij zwykłego, by oprowadził wycieczkę, która daje 2 liry.
learn-viticulture-workers-tour-hint = Wybierz akcję „Oprowadź wycieczkę”, potem zwykłego pracownika.
learn-viticulture-workers-tour-right = Masz teraz 8 lirów. Pracownik zostaje tam, gdzie go postawisz, do końca roku.
learn-viticulture-workers-tour-little = To pole daje tylko 1 lira, choć nigdy się nie zapełnia. Wycieczka daje dwa razy tyle.
learn-viticulture-workers-grande = Chcesz winorośli, ale przeciwnik właśnie zajął jedyne pole akcji, na którym się ją dobiera. Dużemu pracownikowi to nie przeszkadza: postaw go obok tej akcji.
learn-viticulture-workers-grande-hint = Szukaj „Dobierz winorośl (duży pracownik obok pól)”.
learn-viticulture-workers-grande-right = Oto twoja nowa winorośl. Duży pracownik może raz w roku skorzystać z zajętej akcji.
learn-viticulture-workers-grande-elsewhere = Tamte pola są jeszcze otwarte dla wszystkich. Użyj dużego pracownika tam, gdzie nie wejdzie nikt inny: dobierz winorośl.
learn-viticulture-workers-pass = Został ci jeden pracownik, a pracownicy muszą starczyć na lato i zimę. Zachowaj go na zimę: spasuj.
learn-viticulture-workers-pass-hint = Pas to ostatnia z twoich odpowiedzi.
learn-viticulture-workers-pass-right = Dobra oszczędność. Lato kończy się, gdy wszyscy spasowali albo nie mają już pracowników.
learn-viticulture-workers-fall = Jesienią każdy dobiera gościa. Dobierz jednego: żółci są na lato, niebiescy na zimę.
learn-viticulture-workers-fall-hint = Każda z talii jest dobra; po prostu wybierz.
learn-viticulture-workers-fall-right = Witamy gościa! Gości zagramy w jednej z następnych lekcji.
learn-viticulture-workers-train = Zima ma inne akcje, a ty masz 8 lirów. Która z nich daje ci od następnego roku jeszcze jednego pracownika?
learn-viticulture-workers-train-hint = Kosztuje 4 liry. Nowych pracowników trzeba przygotować.
learn-viticulture-workers-train-right = Właśnie tak. Nowy pracownik dołączy do ciebie na koniec roku.
learn-viticulture-workers-train-lira = Pieniądze są miłe, ale masz ich dość. Szukamy nowego pracownika.
learn-viticulture-workers-train-cards = To dotyczy kart. Szukamy nowego pracownika.
learn-viticulture-workers-end = Umiesz już stawiać pracowników, a to połowa gry. Im więcej ich wcześnie przygotujesz, tym więcej zrobisz co roku.

## Winorośle

learn-viticulture-vines-title = Z karty na pole
learn-viticulture-vines-about = Dobierz winorośl i zasadź dwie na tym samym polu.
learn-viticulture-vines-draw = Każde wino zaczyna się od karty winorośli. Masz na ręce dwie; dobierz trzecią zwykłym pracownikiem.
learn-viticulture-vines-draw-hint = Akcja nazywa się „Dobierz winorośl”.
learn-viticulture-vines-draw-right = Masz już trzy. Niektóre winorośle wymagają konstrukcji, zanim je zasadzisz: karta pokazuje której.
learn-viticulture-vines-plant = Sangiovese potrzebuje tylko pola. Wyślij zwykłego pracownika, by zasadził je tam, gdzie chcesz.
learn-viticulture-vines-plant-hint = Wybierz „Zasadź winorośl”, zwykłego pracownika, potem Sangiovese na dowolnym polu.
learn-viticulture-vines-plant-right = Zostaje tam i przy każdych zbiorach daje czerwone grono o wartości 1.
learn-viticulture-vines-plant-vine = Zacznijmy od Sangiovese, najprostszej z twoich winorośli.
learn-viticulture-vines-together = Masz trejaż, więc możesz zasadzić też Trebbiano. Na którym polu, aby jedne zbiory dały czerwone i białe grona?
learn-viticulture-vines-together-hint = Twój duży pracownik może jeszcze sadzić. Obie winorośle muszą być na tym samym polu.
learn-viticulture-vines-together-right = Tak: plony zbiera się zawsze z całego pola. Czerwone 1 i białe 2 to razem 3, a nawet najmniejsze pole mieści 5.
learn-viticulture-vines-together-apart = Można tam zasadzić Trebbiano, ale wtedy potrzeba dwóch zbiorów. Zasadź obie winorośle na jednym polu.
learn-viticulture-vines-together-vine = Zasadź Trebbiano, swoją białą winorośl, razem z Sangiovese.
learn-viticulture-vines-end = Na polu możesz zasadzić dowolnie wiele winorośli, o ile ich łączna wartość nie przekracza jego limitu.

## Konstrukcje

learn-viticulture-structures-title = Budowanie
learn-viticulture-structures-about = Konstrukcje pozwalają sadzić lepsze winorośle i pomagają co roku.
learn-viticulture-structures-trellis = Bez trejażu nie zasadzisz Trebbiano. Wyślij zwykłego pracownika, by zbudował go za 2 liry.
learn-viticulture-structures-trellis-hint = Akcja to „Zbuduj konstrukcję”, konstrukcja to trejaż.
learn-viticulture-structures-trellis-right = Trejaż stoi całą grę i służy wszystkim twoim polom.
learn-viticulture-structures-trellis-tower = Deszczownia jest dla lepszych winorośli. Trebbiano wymaga tylko trejażu.
learn-viticulture-structures-plant = Wszystko gotowe. Zasadź Trebbiano drugim zwykłym pracownikiem.
learn-viticulture-structures-plant-hint = Wybierz „Zasadź winorośl”, potem Trebbiano na dowolnym polu.
learn-viticulture-structures-plant-right = Biała winorośl o wartości 2. Najlepsze, warte 4, wymagają trejażu i deszczowni naraz.
learn-viticulture-structures-plant-vine = Sangiovese można było zasadzić od początku. Trejaż stoi tu dla Trebbiano.
learn-viticulture-structures-cottage = Zostały ci 4 liry, a duży pracownik jest wolny. Która konstrukcja daje każdej jesieni jednego gościa więcej?
learn-viticulture-structures-cottage-hint = Goście lubią zostać na noc. Postaw dużego pracownika obok zajętej akcji.
learn-viticulture-structures-cottage-right = Domek gościnny! Każdej jesieni dobierasz dwóch gości zamiast jednego.
learn-viticulture-structures-cottage-cellar = Piwnica jest dla starszego wina. Goście śpią lepiej gdzie indziej.
learn-viticulture-structures-fall = Oto jesień: skorzystaj z domku i wybierz dwóch gości, jednego po drugim.
learn-viticulture-structures-fall-hint = Letni albo zimowy, dwa razy. Każdy wybór jest dobry.
learn-viticulture-structures-fall-right = Dwóch gości naraz. Obie talie wybierasz, zanim zobaczysz kartę.
learn-viticulture-structures-end = Wiatrak i altana dają nawet PZ: jeden, gdy sadzisz, druga, gdy oprowadzasz wycieczkę, mając wino w piwnicy.

## Zbiory

learn-viticulture-harvest-title = Zbiory
learn-viticulture-harvest-about = Zbierz plony z dwóch pól i wytwórz pierwsze wino.
learn-viticulture-harvest-both = Zima to czas zbiorów. Wyślij zwykłego pracownika, by zebrał plony z pola, które daje oba kolory naraz.
learn-viticulture-harvest-both-hint = Spójrz na winorośle: Sangiovese i Pinot rosną na polu 5.
learn-viticulture-harvest-both-right = Czerwone 2 i białe 1. Winorośle z jednego pola sumuje się według kolorów, a same zostają na miejscu.
learn-viticulture-harvest-both-single = Rośnie tam tylko Trebbiano, a ono jest białe. Oba kolory ma pole 5.
learn-viticulture-harvest-second = Pole akcji zajmuje twój własny pracownik, a masz jeszcze drugie pole do zbiorów. Kto może pomóc?
learn-viticulture-harvest-second-hint = Duży pracownik może stanąć obok zajętej akcji, nawet zajętej przez ciebie.
learn-viticulture-harvest-second-right = Białe 2. Z każdego pola można zebrać plony raz w roku.
learn-viticulture-harvest-wine = W tłoczni leżą trzy grona. Użyj ostatniego pracownika i zamień najlepsze białe grono w wino.
learn-viticulture-harvest-wine-hint = Akcja to „Wytwórz do dwóch win”. Zacznij od białego, z grona o wartości 2.
learn-viticulture-harvest-wine-right = Twoje pierwsze wino ma wartość swojego grona. Leży w małej piwnicy.
learn-viticulture-harvest-wine-visitor = Gość może kiedyś pomóc. Na wino jest osobna akcja.
learn-viticulture-harvest-wine-rest = Z obu pól zebrano już w tym roku plony. Teraz użyj gron.
learn-viticulture-harvest-wine-small = To słabsze z twoich białych gron. Weź to drugie.
learn-viticulture-harvest-wine-red = Czerwone wino też byłoby dobre, ale zacznij od białego.
learn-viticulture-harvest-end = Nieużyte grona nie przepadają: one też się starzeją, co roku o 1.

## Wino

learn-viticulture-wine-title = Wytwarzanie wina
learn-viticulture-wine-about = Czerwone, białe i różowe, i jakiej piwnicy które wymaga.
learn-viticulture-wine-harvest = Masz z zeszłego roku czerwone 3 i białe 2. Zbierz plony także ze swojego pola, tym razem dużym pracownikiem, żeby został ci pracownik do wytwarzania wina.
learn-viticulture-wine-harvest-hint = Wybierz „Zbierz plony z pola”, potem dużego pracownika, potem pole 5.
learn-viticulture-wine-harvest-right = Cztery grona: czerwone 3 i 2, białe 2 i 1.
learn-viticulture-wine-harvest-regular = Mógłby iść każdy, ale niech to zrobi duży: zwykły pracownik zaraz wytworzy wino.
learn-viticulture-wine-blush = Na różowe wino idzie jedno czerwone i jedno białe grono, a ich wartości się sumują. Wytwórz najlepsze różowe, jakie możesz.
learn-viticulture-wine-blush-hint = Wybierz „Wytwórz do dwóch win”, różowe, a potem czerwone 3 i białe 2.
learn-viticulture-wine-blush-right = Różowe wino o wartości 5! Każde wino o wartości 4 lub wyższej wymaga średniej piwnicy, a ty ją masz.
learn-viticulture-wine-blush-first = To może być drugie wino. Zacznij od różowego.
learn-viticulture-wine-blush-small = Masz lepsze grono tego koloru.
learn-viticulture-wine-blush-sparkling = Na musujące trzeba dwóch czerwonych gron, jednego białego i dużej piwnicy. Kiedyś!
learn-viticulture-wine-red = Jedna akcja wytwarza do dwóch win, a zostały czerwone 2 i białe 1. Które drugie wino jest tu warte najwięcej?
learn-viticulture-wine-red-hint = Różowe musi mieć wartość co najmniej 4. Co możesz wytworzyć z każdego grona osobno?
learn-viticulture-wine-red-right = Tak, czerwone o wartości 2. Na czerwone i białe wino idzie po jednym gronie, a białe grono możesz zachować na później.
learn-viticulture-wine-red-white = Byłoby to białe o wartości 1. Czerwone grono jest lepsze.
learn-viticulture-wine-red-blush = Dwa i jeden to 3, a różowe wino ma wartość co najmniej 4.
learn-viticulture-wine-red-done = Można skończyć na jednym winie, ale jest miejsce na drugie.
learn-viticulture-wine-end = Mała piwnica mieści wartości do 3, średnia do 6, duża do 9: wino za dobre na twoje piwnice trafia na najwyższe wolne miejsce poniżej.

## Starzenie

learn-viticulture-ageing-title = Starzenie wina
learn-viticulture-ageing-about = Co dzieje się na koniec roku i po co są piwnice.
learn-viticulture-ageing-pass = W piwnicy leżą czerwone 3 i białe 2, a rok prawie się kończy. Spasuj i patrz na nie.
learn-viticulture-ageing-pass-hint = Pas to ostatnia z twoich odpowiedzi.
learn-viticulture-ageing-pass-right = Na koniec roku wszystkie grona i wina starzeją się o 1, a wszyscy pracownicy wracają do ciebie.
learn-viticulture-ageing-wake = Białe wino ma już 3, ale czerwone zostało na 3, bo tu kończy się mała piwnica. Zaczyna się nowy rok: weź rząd 1, by grać przed innymi, albo rząd 4, który daje 1 lira.
learn-viticulture-ageing-wake-hint = Wybierz rząd 1 albo rząd 4.
learn-viticulture-ageing-wake-right = Dzień dobry! Twój kogut decyduje, jak wcześnie wstają twoi pracownicy.
learn-viticulture-ageing-wake-row = Może w innym roku. Tym razem weź rząd 1 albo rząd 4.
learn-viticulture-ageing-cellar = Twoje wina potrzebują lepszej piwnicy. Zbuduj średnią piwnicę za 4 liry.
learn-viticulture-ageing-cellar-hint = Wybierz „Zbuduj konstrukcję”, potem średnią piwnicę.
learn-viticulture-ageing-cellar-right = Teraz jest miejsce na wartości do 6.
learn-viticulture-ageing-cellar-large = Przed dużą piwnicą potrzebujesz średniej.
learn-viticulture-ageing-summer = Dość na to lato. Spasuj, żeby rok szedł dalej.
learn-viticulture-ageing-summer-hint = Pas to ostatnia z twoich odpowiedzi.
learn-viticulture-ageing-summer-right = Dwóch pracowników zostaje ci na zimę.
learn-viticulture-ageing-fall = Znowu jesień: dobierz gościa.
learn-viticulture-ageing-fall-hint = Letniego albo zimowego, jak chcesz.
learn-viticulture-ageing-fall-right = Kolejny gość na twojej ręce.
learn-viticulture-ageing-time = Chcesz, by oba wina miały 4. Co muszą w tym celu zrobić zimą twoi pracownicy?
learn-viticulture-ageing-time-hint = Żaden pracownik nie postarzy wina. Zostaw to czasowi.
learn-viticulture-ageing-time-right = Zupełnie nic! Oba wina mają teraz 4, dzięki piwnicy i czasowi.
learn-viticulture-ageing-time-wine = Wytwarzanie nowego wina nie postarza starego.
learn-viticulture-ageing-time-work = Pożyteczne, ale nie postarza twoich win. Starzeją się same.
learn-viticulture-ageing-end = Z każdym rokiem w piwnicy wino nadaje się na lepsze zamówienie. Buduj piwnice, zanim twoje wino przestanie się starzeć.

## Zamówienia

learn-viticulture-orders-title = Realizowanie zamówień
learn-viticulture-orders-about = Punkty Zwycięstwa za wino i wypłata co roku.
learn-viticulture-orders-fill = Wino jest po to, by realizować zamówienia. Możesz teraz zrealizować jedno z dwóch, ale oba wymagają twojego jedynego czerwonego wina: zrealizuj to, które daje więcej PZ.
learn-viticulture-orders-fill-hint = Zamówienie na czerwone 5 i białe 3 daje 4 PZ.
learn-viticulture-orders-fill-right = Zdobywasz 4 PZ! Wzrosła też twoja wypłata: o 1 lira więcej na koniec każdego roku.
learn-viticulture-orders-fill-less = To daje 3 PZ. Jest takie, które daje 4.
learn-viticulture-orders-fill-blush = Wymaga dwóch różowych win, a ty nie masz żadnego.
learn-viticulture-orders-wines = Piwnica jest teraz pusta, a masz jeszcze zamówienie na czerwone 2 i białe 4 lub lepsze. Wytwórz po jednym winie każdego koloru, które się nadadzą.
learn-viticulture-orders-wines-hint = Każde czerwone grono jest dość dobre. Z białych tylko 5.
learn-viticulture-orders-wines-right = Możesz użyć wina lepszego, niż wymaga zamówienie, ale nic więcej za to nie dostaniesz.
learn-viticulture-orders-wines-blush = Różowe przyda się do innych zamówień. To wymaga czerwonego i białego.
learn-viticulture-orders-wines-small = Białe 3 nie wystarczy: zamówienie wymaga 4.
learn-viticulture-orders-again = Wszystko gotowe, by zrealizować drugie zamówienie w tym roku. Który pracownik może to jeszcze zrobić?
learn-viticulture-orders-again-hint = Pole akcji zajął twój pierwszy pracownik, więc użyj dużego.
learn-viticulture-orders-again-right = Zdobywasz jeszcze 3 PZ. Realizowanie zamówień to najpewniejsza droga do 20.
learn-viticulture-orders-again-first = Najpierw zrealizuj zamówienie: wina są gotowe.
learn-viticulture-orders-end = Dobieraj zamówienia wcześnie i planuj pod nie pola, piwnice i lata.

## Goście

learn-viticulture-visitors-title = Goście
learn-viticulture-visitors-about = Zagrywaj gości latem i zimą i wybieraj, co dla ciebie zrobią.
learn-viticulture-visitors-patron = Gość robi to, co mówi jego karta, często jedno z dwojga. Wyślij zwykłego pracownika, zagraj Mecenasa i wybierz 4 liry.
learn-viticulture-visitors-patron-hint = Wybierz „Zagraj letniego gościa”, Mecenasa, a potem pierwszą możliwość.
learn-viticulture-visitors-patron-right = Masz 8 lirów. Karta trafia na stos odrzuconych.
learn-viticulture-visitors-patron-sponsor = Sponsora zagrasz później. Zacznij od Mecenasa.
learn-viticulture-visitors-patron-cards = Karty są dobre, ale teraz potrzebujesz pieniędzy: weź liry.
learn-viticulture-visitors-sponsor = Możesz zagrać więcej niż jednego gościa w roku. Zagraj też Sponsora i dobierz dwie winorośle, nie tracąc PZ.
learn-viticulture-visitors-sponsor-hint = Postaw dużego pracownika obok zajętej akcji. Wybierz pierwszą możliwość.
learn-viticulture-visitors-sponsor-right = Dwie winorośle za darmo. Wiele kart robi więcej niż akcja, którą zastępują.
learn-viticulture-visitors-sponsor-point = Jedno i drugie kosztowałoby cię PZ. Same winorośle są za darmo.
learn-viticulture-visitors-sponsor-lira = Tym razem chcemy winorośli.
learn-viticulture-visitors-summer = Niebiescy goście są na zimę. Zachowaj ostatnich dwóch pracowników: spasuj.
learn-viticulture-visitors-summer-hint = Pas to ostatnia z twoich odpowiedzi.
learn-viticulture-visitors-summer-right = Do zobaczenia zimą.
learn-viticulture-visitors-fall = Nowy gość na jesień: dobierz jednego.
learn-viticulture-visitors-fall-hint = Letniego albo zimowego, jak chcesz.
learn-viticulture-visitors-fall-right = Na koniec roku możesz zachować siedem kart, dowolnych rodzajów.
learn-viticulture-visitors-teacher = Przygotowanie pracownika kosztuje zwykle 4 liry. Jeden z gości na twojej ręce robi to za 2: przygotuj pracownika w ten sposób.
learn-viticulture-visitors-teacher-hint = Przeczytaj swoich dwóch zimowych gości. Jeden z nich uczy.
learn-viticulture-visitors-teacher-right = Pół ceny, dzięki Nauczycielowi. Zawsze spójrz na gości, zanim użyjesz zwykłej akcji.
learn-viticulture-visitors-teacher-dear = To kosztowałoby 4 liry. Jeden z twoich gości zrobi to taniej.
learn-viticulture-visitors-teacher-visitor = Ten jest dobry na stare wina. Aby przygotować pracownika, potrzebujesz drugiego.
learn-viticulture-visitors-end = Gościa możesz zagrać tylko wtedy, gdy możesz wykonać wszystko, co mówi. Niektórzy pomagają też przeciwnikom, więc czytaj dwa razy.

## Rzędy

learn-viticulture-rows-title = Tor Pobudki i bonusy
learn-viticulture-rows-about = Tor Pobudki, pola z bonusem, pasowanie i koniec roku.
learn-viticulture-rows-first = Gracie teraz w trzy osoby, a tej wiosny wybierasz rząd przed innymi. Chcesz mieć pierwszeństwo na wszystkich polach akcji: który rząd gra przed pozostałymi?
learn-viticulture-rows-first-hint = Im mniejszy numer rzędu, tym wcześniejsza tura.
learn-viticulture-rows-first-right = Rząd 1 nie ma bonusu, za to zaczynasz latem i zimą.
learn-viticulture-rows-first-later = Miły bonus, ale wtedy ktoś inny może zagrać przed tobą.
learn-viticulture-rows-bonus = W trzy osoby każda akcja ma drugie pole, z bonusem. Oprowadź wycieczkę, która da 3 liry zamiast 2.
learn-viticulture-rows-bonus-hint = Wybierz wycieczkę z dopiskiem „bonus: 1 lir więcej” i zwykłego pracownika.
learn-viticulture-rows-bonus-right = Kto pierwszy, ten lepszy: przeciwnikowi zostało zwykłe pole.
learn-viticulture-rows-bonus-plain = To pole nie ma bonusu. Środkowe jest jeszcze wolne.
learn-viticulture-rows-bonus-tour = Inne akcje też mają bonus, ale tym razem chcemy wycieczki.
learn-viticulture-rows-pass = Zostało ci dwóch pracowników. Spasuj, żeby użyć obu zimą.
learn-viticulture-rows-pass-hint = Pas to ostatnia z twoich odpowiedzi.
learn-viticulture-rows-pass-right = Gracz, który spasował, nie gra już w tej porze roku, a pozostali grają dalej.
learn-viticulture-rows-fall = Jesień: dobierz gościa.
learn-viticulture-rows-fall-hint = Letniego albo zimowego, jak chcesz.
learn-viticulture-rows-fall-right = Jesienią też obowiązuje kolejność Toru Pobudki.
learn-viticulture-rows-winter = Znowu zaczynasz. Przygotuj pracownika tam, gdzie kosztuje o 1 lira mniej.
learn-viticulture-rows-winter-hint = Bonus tego pola to 1 lir.
learn-viticulture-rows-winter-right = Płacisz 3 liry zamiast 4.
learn-viticulture-rows-winter-plain = Tam zapłacisz pełne 4 liry.
learn-viticulture-rows-winter-train = Kusi, ale dodatkowy pracownik pomaga co roku. Przygotuj go.
learn-viticulture-rows-rest = Wszyscy inni skończyli. Spasuj, a rok się skończy.
learn-viticulture-rows-rest-hint = Pas to ostatnia z twoich odpowiedzi.
learn-viticulture-rows-rest-right = Co roku ktoś inny wybiera rząd przed pozostałymi.
learn-viticulture-rows-row = Tej wiosny ktoś zajął rząd 1 przed tobą. Który rząd daje ci na ten rok dodatkowego pracownika?
learn-viticulture-rows-row-hint = To ostatni rząd, więc będziesz grać na końcu.
learn-viticulture-rows-row-right = Pięciu pracowników na rok! Im dalszy rząd, tym lepszy bonus.
learn-viticulture-rows-row-taken = W rzędzie może stać tylko jeden kogut, a tym razem nie chcemy PZ ani lira.
learn-viticulture-rows-row-bonus = Ten rząd ma inny bonus. Szukaj pracownika.
learn-viticulture-rows-end = Wczesna kolej albo lepszy bonus: wybierasz każdej wiosny.

## Koniec

learn-viticulture-end-title = Ostatni rok
learn-viticulture-end-about = Jak kończy się gra i co się wtedy jeszcze liczy.
learn-viticulture-end-trigger = Masz 19 PZ, a gdy któryś gracz osiągnie 20, trwający rok jest ostatni. Zrealizuj zamówienie i dojdź do 20.
learn-viticulture-end-trigger-hint = Twoje dwa wina wystarczą na zamówienie na czerwone 2 i białe 2.
learn-viticulture-end-trigger-right = Masz 21 PZ! Wszyscy wiedzą już, że ten rok jest ostatni.
learn-viticulture-end-trigger-wines = Nie masz win na to zamówienie.
learn-viticulture-end-trigger-points = To nie daje PZ. Spójrz na swoje zamówienia i piwnicę.
learn-viticulture-end-last = Rok rozgrywa się do końca, więc przeciwnicy mogą cię jeszcze dogonić, a remis rozstrzygają liry. Jak najlepiej użyć ostatniego pracownika?
learn-viticulture-end-last-hint = Następnego roku nie ma, więc liczą się tylko PZ i liry. Na jednym polu zawsze jest miejsce.
learn-viticulture-end-last-right = Otóż to. Po PZ remis rozstrzygają liry, potem wina w piwnicy, potem grona.
learn-viticulture-end-last-future = To pomogłoby w następnym roku, a takiego nie będzie.
learn-viticulture-end-last-tie = Nic by to nie zmieniło. Jeden lir więcej może rozstrzygnąć remis.
learn-viticulture-end-end = Wygrana! Sadzić, zbierać plony, postarzać i realizować zamówienia: to wszystko, czego trzeba. Spróbuj teraz przy prawdziwym stole.
