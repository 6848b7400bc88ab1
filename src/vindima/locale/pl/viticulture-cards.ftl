### Karty Viticulture po polsku. Zdanie gościa to `viticulture-text-<id>`; gałęzie jego wyboru to
### `viticulture-effect-<krok>`, gdzie numery liczy się od 0.

## Rzeczowniki: karty

viticulture-order-order-n =
    { $n1 ->
        [1] zamówienie 1 (czerwone 5)
        [2] zamówienie 2 (czerwone 2, białe 2)
        [3] zamówienie 3 (czerwone 3, białe 1)
        [4] zamówienie 4 (czerwone 1, białe 3)
        [5] zamówienie 5 (białe 5)
        [6] zamówienie 6 (różowe 4)
        [7] zamówienie 7 (czerwone 6)
        [8] zamówienie 8 (czerwone 2, białe 4)
        [9] zamówienie 9 (czerwone 4, białe 2)
        [10] zamówienie 10 (czerwone 3, białe 3)
        [11] zamówienie 11 (czerwone 4, czerwone 3)
        [12] zamówienie 12 (białe 6)
        [13] zamówienie 13 (białe 4, białe 3)
        [14] zamówienie 14 (różowe 6)
        [15] zamówienie 15 (czerwone 8)
        [16] zamówienie 16 (czerwone 5, białe 3)
        [17] zamówienie 17 (czerwone 3, białe 5)
        [18] zamówienie 18 (czerwone 4, różowe 4)
        [19] zamówienie 19 (czerwone 4, czerwone 3, czerwone 2)
        [20] zamówienie 20 (białe 8)
        [21] zamówienie 21 (białe 4, różowe 4)
        [22] zamówienie 22 (białe 4, białe 3, białe 2)
        [23] zamówienie 23 (różowe 8)
        [24] zamówienie 24 (musujące 7)
        [25] zamówienie 25 (czerwone 2, białe 2, różowe 5)
        [26] zamówienie 26 (czerwone 7, czerwone 6)
        [27] zamówienie 27 (czerwone 6, białe 6)
        [28] zamówienie 28 (czerwone 3, różowe 7)
        [29] zamówienie 29 (białe 3, różowe 7)
        [30] zamówienie 30 (białe 7, białe 6)
        [31] zamówienie 31 (musujące 9)
        [32] zamówienie 32 (różowe 6, różowe 5)
        [33] zamówienie 33 (białe 4, musujące 7)
        [34] zamówienie 34 (białe 3, musujące 7)
        [35] zamówienie 35 (białe 3, musujące 8)
       *[36] zamówienie 36 (białe 2, musujące 8)
    }

viticulture-summer-surveyor = Geodeta
viticulture-summer-broker = Makler
viticulture-summer-wine-critic = Krytyk wina
viticulture-summer-blacksmith = Kowal
viticulture-summer-contractor = Wykonawca
viticulture-summer-tour-guide = Przewodnik
viticulture-summer-novice-guide = Początkujący przewodnik
viticulture-summer-uncertified-broker = Makler bez licencji
viticulture-summer-planter = Plantator
viticulture-summer-buyer = Nabywca
viticulture-summer-landscaper = Projektant ogrodów
viticulture-summer-architect = Architekt
viticulture-summer-uncertified-architect = Architekt bez uprawnień
viticulture-summer-patron = Mecenas
viticulture-summer-auctioneer = Licytator
viticulture-summer-entertainer = Konferansjer
viticulture-summer-vendor = Handlarz
viticulture-summer-handyman = Złota rączka
viticulture-summer-horticulturist = Ogrodnik
viticulture-summer-peddler = Domokrążca
viticulture-summer-banker = Bankier
viticulture-summer-overseer = Nadzorca
viticulture-summer-importer = Importer
viticulture-summer-sharecropper = Dzierżawca
viticulture-summer-grower = Hodowca
viticulture-summer-negotiator = Negocjator
viticulture-summer-cultivator = Rolnik
viticulture-summer-homesteader = Osadnik
viticulture-summer-planner = Planista
viticulture-summer-agriculturist = Agronom
viticulture-summer-swindler = Oszust
viticulture-summer-producer = Producent
viticulture-summer-organizer = Organizator
viticulture-summer-sponsor = Sponsor
viticulture-summer-artisan = Rękodzielnik
viticulture-summer-stonemason = Kamieniarz
viticulture-summer-volunteer-crew = Ekipa ochotników
viticulture-summer-wedding-party = Orszak weselny

viticulture-winter-merchant = Kupiec
viticulture-winter-crusher = Tłoczarz
viticulture-winter-judge = Sędzia
viticulture-winter-oenologist = Enolog
viticulture-winter-marketer = Marketingowiec
viticulture-winter-crush-expert = Mistrz tłoczenia
viticulture-winter-uncertified-teacher = Nauczyciel bez dyplomu
viticulture-winter-teacher = Nauczyciel
viticulture-winter-benefactor = Dobroczyńca
viticulture-winter-assessor = Rzeczoznawca
viticulture-winter-queen = Królowa
viticulture-winter-harvester = Zbieracz
viticulture-winter-professor = Profesor
viticulture-winter-master-vintner = Mistrz winiarski
viticulture-winter-uncertified-oenologist = Enolog bez dyplomu
viticulture-winter-promoter = Promotor
viticulture-winter-mentor = Mentor
viticulture-winter-harvest-expert = Mistrz zbiorów
viticulture-winter-innkeeper = Karczmarz
viticulture-winter-jack-of-all-trades = Człowiek orkiestra
viticulture-winter-politician = Polityk
viticulture-winter-supervisor = Kierownik
viticulture-winter-scholar = Uczony
viticulture-winter-reaper = Żniwiarz
viticulture-winter-motivator = Motywator
viticulture-winter-bottler = Rozlewacz
viticulture-winter-craftsman = Rzemieślnik
viticulture-winter-exporter = Eksporter
viticulture-winter-laborer = Robotnik
viticulture-winter-designer = Projektant
viticulture-winter-governess = Guwernantka
viticulture-winter-manager = Zarządca
viticulture-winter-zymologist = Zymolog
viticulture-winter-noble = Szlachcic
viticulture-winter-governor = Gubernator
viticulture-winter-taster = Degustator
viticulture-winter-caravan = Karawana
viticulture-winter-guest-speaker = Prelegent

viticulture-mama-alaena = Alaena
viticulture-mama-alyssa = Alyssa
viticulture-mama-deann = Deann
viticulture-mama-margot = Margot
viticulture-mama-margaret = Margaret
viticulture-mama-nici = Nici
viticulture-mama-teruyo = Teruyo
viticulture-mama-emily = Emily
viticulture-mama-rebecca = Rebecca
viticulture-mama-danyel = Danyel
viticulture-mama-laura = Laura
viticulture-mama-jess = Jess
viticulture-mama-casey = Casey
viticulture-mama-christine = Christine
viticulture-mama-naja = Naja
viticulture-mama-falon = Falon
viticulture-mama-nicole = Nicole
viticulture-mama-ariel = Ariel

viticulture-papa-andrew = Andrew
viticulture-papa-christian = Christian
viticulture-papa-jay = Jay
viticulture-papa-josh = Josh
viticulture-papa-kozi = Kozi
viticulture-papa-matthew = Matthew
viticulture-papa-matt = Matt
viticulture-papa-paul = Paul
viticulture-papa-stephan = Stephan
viticulture-papa-steven = Steven
viticulture-papa-joel = Joel
viticulture-papa-raymond = Raymond
viticulture-papa-jerry = Jerry
viticulture-papa-trevor = Trevor
viticulture-papa-rafael = Rafael
viticulture-papa-gary = Gary
viticulture-papa-morten = Morten
viticulture-papa-alan = Alan

## Co robią goście

viticulture-text-surveyor = 2 liry za każde twoje pole bez winorośli albo 1 PZ za każde z winoroślami.
viticulture-text-broker = Zapłać 9 lirów za 3 PZ albo strać 2 PZ za 6 lirów.
viticulture-text-wine-critic = Dobierz dwóch zimowych gości albo oddaj wino o wartości co najmniej 7 za 4 PZ.
viticulture-text-blacksmith = Zbuduj konstrukcję o 2 liry taniej; za taką o wydrukowanym koszcie 5 lub 6 jest też 1 PZ.
viticulture-text-contractor = Dwie rzeczy z trzech, w dowolnej kolejności: 1 PZ, konstrukcja, winorośl do zasadzenia.
viticulture-text-tour-guide = 4 liry albo zbiory z jednego pola.
viticulture-text-novice-guide = 3 liry albo do dwóch wytworzonych win.
viticulture-text-uncertified-broker = Strać 3 PZ za 9 lirów albo zapłać 6 lirów za 2 PZ.
viticulture-text-planter = Zasadź do dwóch winorośli i weź 1 lira albo wykarczuj winorośl i odrzuć kartę winorośli za 2 PZ.
viticulture-text-buyer = Kup grono o wartości 1 za 2 liry albo oddaj dowolne grono za 2 liry i 1 PZ.
viticulture-text-landscaper = Dobierz winorośl i zasadź jedną, jeśli chcesz, albo zamień miejscami dwie winorośle z różnych pól.
viticulture-text-architect = Zbuduj konstrukcję o 3 liry taniej albo weź 1 PZ za każdą swoją o wydrukowanym koszcie 4.
viticulture-text-uncertified-architect = Strać 1 PZ za darmową konstrukcję o wydrukowanym koszcie 2 lub 3 albo 2 PZ za dowolną darmową konstrukcję.
viticulture-text-patron = 4 liry albo zamówienie i zimowy gość.
viticulture-text-auctioneer = Odrzuć dwie karty za 4 liry albo cztery karty za 3 PZ.
viticulture-text-entertainer = Zapłać 4 liry za trzech zimowych gości albo oddaj wino i trzech gości za 3 PZ.
viticulture-text-vendor = Dobierz winorośl, zamówienie i zimowego gościa; każdy przeciwnik może dobrać letniego gościa.
viticulture-text-handyman = Każdy może zbudować konstrukcję o 2 liry taniej; 1 PZ dla ciebie za każdego przeciwnika, który to zrobi.
viticulture-text-horticulturist = Zasadź winorośl bez wymaganych konstrukcji albo wykarczuj dwie winorośle i odrzuć dwie karty winorośli za 3 PZ.
viticulture-text-peddler = Odrzuć dwie karty, potem dobierz po jednej z każdej z czterech talii.
viticulture-text-banker = 5 lirów dla ciebie; każdy przeciwnik może stracić 1 PZ za 3 liry.
viticulture-text-overseer = Zbuduj konstrukcję i zasadź winorośl, w dowolnej kolejności; winorośl o wartości 4 daje 1 PZ.
viticulture-text-importer = Dobierz trzech zimowych gości, chyba że przeciwnicy razem oddadzą ci trzech swoich gości.
viticulture-text-sharecropper = Zasadź winorośl bez wymaganych konstrukcji albo wykarczuj winorośl i odrzuć kartę winorośli za 2 PZ.
viticulture-text-grower = Zasadź winorośl; przy sześciu lub więcej w winnicy weź 2 PZ.
viticulture-text-negotiator = Oddaj grono za +1 do wypłaty albo wino za +2 do wypłaty.
viticulture-text-cultivator = Zasadź winorośl, nawet ponad to, co mieści jej pole.
viticulture-text-homesteader = Zbuduj konstrukcję o 3 liry taniej albo zasadź do dwóch winorośli; strata 1 PZ pozwala na jedno i drugie.
viticulture-text-planner = Postaw teraz pracownika na zimowym miejscu; zadziała przed wszystkimi, gdy zacznie się zima.
viticulture-text-agriculturist = Zasadź winorośl; trzy różne odmiany na jej polu dają 2 PZ.
viticulture-text-swindler = Każdy przeciwnik daje ci 2 liry; za każdego, kto tego nie robi, zdobywasz 1 PZ.
viticulture-text-producer = Zapłać 2 liry, by zabrać do dwóch pracowników z innych akcji i użyć ich jeszcze raz.
viticulture-text-organizer = Przenieś koguta do pustego rzędu, weź jego bonus i spasuj do końca pory roku.
viticulture-text-sponsor = Dobierz dwie winorośle albo weź 3 liry; strata 1 PZ pozwala na jedno i drugie.
viticulture-text-artisan = 3 liry albo konstrukcja o 1 lira taniej, albo do dwóch zasadzonych winorośli.
viticulture-text-stonemason = Zapłać 8 lirów za dwie dowolne konstrukcje, bez względu na ich koszt.
viticulture-text-volunteer-crew = Każdy może zasadzić winorośl; 2 liry dla ciebie za każdego przeciwnika, który to zrobi.
viticulture-text-wedding-party = Daj po 2 liry najwyżej trzem przeciwnikom, po 1 PZ za każdego.
viticulture-text-merchant = Kup czerwone i białe grono o wartości 1 za 3 liry albo zrealizuj zamówienie z dodatkowym 1 PZ.
viticulture-text-crusher = 3 liry i letni gość albo zamówienie i do dwóch wytworzonych win.
viticulture-text-judge = Dobierz dwóch letnich gości albo oddaj wino o wartości co najmniej 4 za 3 PZ.
viticulture-text-oenologist = Postarz dwukrotnie wszystkie swoje wina albo kup następną piwnicę za 3 liry.
viticulture-text-marketer = Dobierz dwóch letnich gości i weź 1 lira albo zrealizuj zamówienie z dodatkowym 1 PZ.
viticulture-text-crush-expert = 3 liry i zamówienie albo do trzech wytworzonych win.
viticulture-text-uncertified-teacher = Strać 1 PZ i przygotuj pracownika za darmo albo weź 1 PZ za każdego przeciwnika z kompletem sześciu pracowników.
viticulture-text-teacher = Wytwórz do dwóch win albo przygotuj pracownika za 2 liry.
viticulture-text-benefactor = Dobierz winorośl i letniego gościa albo odrzuć dwóch gości za 2 PZ.
viticulture-text-assessor = 1 lir za każdą kartę na ręce albo odrzuć całą rękę, co najmniej jedną kartę, za 2 PZ.
viticulture-text-queen = Osoba po twojej prawej traci 1 PZ albo daje ci dwie karty, albo płaci ci 3 liry.
viticulture-text-harvester = Zbierz plony z najwyżej dwóch pól i weź 2 liry albo 1 PZ.
viticulture-text-professor = Przygotuj pracownika za 2 liry albo weź 2 PZ za komplet sześciu pracowników.
viticulture-text-master-vintner = Następna piwnica o 2 liry taniej albo jedno postarzone wino i jedno zrealizowane zamówienie.
viticulture-text-uncertified-oenologist = Postarz dwukrotnie wszystkie swoje wina albo strać 1 PZ za następną piwnicę.
viticulture-text-promoter = Oddaj grono albo wino za 1 PZ i +1 do wypłaty.
viticulture-text-mentor = Każdy może wytworzyć do dwóch win; za każdego przeciwnika, który to zrobi, dobierasz winorośl albo letniego gościa.
viticulture-text-harvest-expert = Zbierz plony z pola, a do tego dobierz winorośl albo zbuduj wóz za 1 lira.
viticulture-text-innkeeper = Weź wierzchnie karty z dwóch różnych stosów odrzuconych.
viticulture-text-jack-of-all-trades = Dwie rzeczy z trzech, w dowolnej kolejności: zbiory z pola, do dwóch win, jedno zamówienie.
viticulture-text-politician = Poniżej 0 PZ weź 6 lirów; w innym razie dobierz winorośl, letniego gościa i zamówienie.
viticulture-text-supervisor = Wytwórz do dwóch win; każde musujące daje 1 PZ.
viticulture-text-scholar = Dobierz dwa zamówienia albo przygotuj pracownika za 3 liry; strata 1 PZ pozwala na jedno i drugie.
viticulture-text-reaper = Zbierz plony z najwyżej trzech pól; wszystkie trzy dają 2 PZ.
viticulture-text-motivator = Każdy może zabrać z planszy swojego dużego pracownika; 1 PZ dla ciebie za każdego przeciwnika, który to zrobi.
viticulture-text-bottler = Wytwórz do trzech win; każdy ich rodzaj daje 1 PZ.
viticulture-text-craftsman = Dwie rzeczy z trzech, w dowolnej kolejności: dobranie zamówienia, kupno następnej piwnicy, 1 PZ.
viticulture-text-exporter = Wytwórz do dwóch win albo zrealizuj zamówienie, albo oddaj grono za 2 PZ.
viticulture-text-laborer = Zbierz plony z najwyżej dwóch pól albo wytwórz do trzech win; strata 1 PZ pozwala na jedno i drugie.
viticulture-text-designer = Zbuduj konstrukcję; przy sześciu lub więcej weź 2 PZ.
viticulture-text-governess = Przygotuj za 3 liry pracownika gotowego od razu albo oddaj wino za 2 PZ.
viticulture-text-manager = Wykonaj dowolną letnią akcję z planszy, bez pracownika i bez bonusu.
viticulture-text-zymologist = Wytwórz do dwóch win o wartości co najmniej 4, nawet jeśli piwnica na nie jeszcze nie stoi.
viticulture-text-noble = Zapłać 1 lira za +1 do wypłaty albo obniż wypłatę o 2 za 2 PZ.
viticulture-text-governor = Wskaż do trzech przeciwników: każdy daje ci letniego gościa, a za takiego, który go nie ma, jest 1 PZ.
viticulture-text-taster = Oddaj wino za 4 liry; 2 PZ więcej, jeśli każde inne wino, we wszystkich piwnicach, jest mniej warte.
viticulture-text-caravan = Odkryj wierzchnią kartę każdej talii, zatrzymaj dwie, odrzuć pozostałe.
viticulture-text-guest-speaker = Każdy może przygotować pracownika za 1 lira; 1 PZ dla ciebie za każdego przeciwnika, który to zrobi.

## Co oznacza wybór

viticulture-effect-surveyor-n =
    { $n1 ->
        [0] 2 liry za każde pole bez winorośli
       *[1] 1 PZ za każde pole z winoroślami
    }
viticulture-effect-broker-n =
    { $n1 ->
        [0] zapłać 9 lirów za 3 PZ
       *[1] strać 2 PZ za 6 lirów
    }
viticulture-effect-wine-critic-n =
    { $n1 ->
        [0] dobierz dwóch zimowych gości
       *[1] oddaj wino o wartości co najmniej 7 za 4 PZ
    }
viticulture-effect-contractor-n =
    { $n1 ->
        [0] weź 1 PZ
        [1] zbuduj konstrukcję
       *[2] zasadź winorośl
    }
viticulture-effect-tour-guide-n =
    { $n1 ->
        [0] weź 4 liry
       *[1] zbierz plony z pola
    }
viticulture-effect-novice-guide-n =
    { $n1 ->
        [0] weź 3 liry
       *[1] wytwórz do dwóch win
    }
viticulture-effect-uncertified-broker-n =
    { $n1 ->
        [0] strać 3 PZ za 9 lirów
       *[1] zapłać 6 lirów za 2 PZ
    }
viticulture-effect-planter-n =
    { $n1 ->
        [0] zasadź do dwóch winorośli i weź 1 lira
       *[1] wykarczuj winorośl i odrzuć kartę winorośli za 2 PZ
    }
viticulture-effect-buyer-n =
    { $n1 ->
        [0] zapłać 2 liry za grono o wartości 1
       *[1] oddaj grono za 2 liry i 1 PZ
    }
viticulture-effect-landscaper-n =
    { $n1 ->
        [0] dobierz winorośl i zasadź jedną, jeśli chcesz
       *[1] zamień miejscami dwie winorośle
    }
viticulture-effect-architect-n =
    { $n1 ->
        [0] zbuduj konstrukcję o 3 liry taniej
       *[1] 1 PZ za każdą swoją konstrukcję o wydrukowanym koszcie 4
    }
viticulture-effect-uncertified-architect-n =
    { $n1 ->
        [0] strać 1 PZ za darmową konstrukcję o wydrukowanym koszcie 2 lub 3
       *[1] strać 2 PZ za dowolną darmową konstrukcję
    }
viticulture-effect-patron-n =
    { $n1 ->
        [0] weź 4 liry
       *[1] dobierz zamówienie i zimowego gościa
    }
viticulture-effect-auctioneer-n =
    { $n1 ->
        [0] odrzuć dwie karty za 4 liry
       *[1] odrzuć cztery karty za 3 PZ
    }
viticulture-effect-entertainer-n =
    { $n1 ->
        [0] zapłać 4 liry za trzech zimowych gości
       *[1] oddaj wino i trzech gości za 3 PZ
    }
viticulture-effect-horticulturist-n =
    { $n1 ->
        [0] zasadź winorośl bez wymaganych konstrukcji
       *[1] wykarczuj dwie winorośle i odrzuć dwie karty winorośli za 3 PZ
    }
viticulture-effect-sharecropper-n =
    { $n1 ->
        [0] zasadź winorośl bez wymaganych konstrukcji
       *[1] wykarczuj winorośl i odrzuć kartę winorośli za 2 PZ
    }
viticulture-effect-negotiator-n =
    { $n1 ->
        [0] oddaj grono za +1 do wypłaty
       *[1] oddaj wino za +2 do wypłaty
    }
viticulture-effect-homesteader-n =
    { $n1 ->
        [0] zbuduj konstrukcję o 3 liry taniej
        [1] zasadź do dwóch winorośli
       *[2] strać 1 PZ i zrób jedno i drugie
    }
viticulture-effect-sponsor-n =
    { $n1 ->
        [0] dobierz dwie winorośle
        [1] weź 3 liry
       *[2] strać 1 PZ i weź jedno i drugie
    }
viticulture-effect-artisan-n =
    { $n1 ->
        [0] weź 3 liry
        [1] zbuduj konstrukcję o 1 lira taniej
       *[2] zasadź do dwóch winorośli
    }
viticulture-effect-merchant-n =
    { $n1 ->
        [0] zapłać 3 liry za czerwone i białe grono o wartości 1
       *[1] zrealizuj zamówienie z dodatkowym 1 PZ
    }
viticulture-effect-crusher-n =
    { $n1 ->
        [0] weź 3 liry i dobierz letniego gościa
       *[1] dobierz zamówienie i wytwórz do dwóch win
    }
viticulture-effect-judge-n =
    { $n1 ->
        [0] dobierz dwóch letnich gości
       *[1] oddaj wino o wartości co najmniej 4 za 3 PZ
    }
viticulture-effect-oenologist-n =
    { $n1 ->
        [0] postarz dwukrotnie wszystkie swoje wina
       *[1] kup następną piwnicę za 3 liry
    }
viticulture-effect-marketer-n =
    { $n1 ->
        [0] dobierz dwóch letnich gości i weź 1 lira
       *[1] zrealizuj zamówienie z dodatkowym 1 PZ
    }
viticulture-effect-crush-expert-n =
    { $n1 ->
        [0] weź 3 liry i dobierz zamówienie
       *[1] wytwórz do trzech win
    }
viticulture-effect-uncertified-teacher-n =
    { $n1 ->
        [0] strać 1 PZ i przygotuj pracownika za darmo
       *[1] 1 PZ za każdego przeciwnika z kompletem sześciu pracowników
    }
viticulture-effect-teacher-n =
    { $n1 ->
        [0] wytwórz do dwóch win
       *[1] przygotuj pracownika za 2 liry
    }
viticulture-effect-benefactor-n =
    { $n1 ->
        [0] dobierz winorośl i letniego gościa
       *[1] odrzuć dwóch gości za 2 PZ
    }
viticulture-effect-assessor-n =
    { $n1 ->
        [0] 1 lir za każdą kartę na ręce
       *[1] odrzuć całą rękę za 2 PZ
    }
viticulture-effect-professor-n =
    { $n1 ->
        [0] przygotuj pracownika za 2 liry
       *[1] 2 PZ za komplet sześciu pracowników
    }
viticulture-effect-master-vintner-n =
    { $n1 ->
        [0] kup następną piwnicę o 2 liry taniej
        [1] postarz wino, potem zrealizuj zamówienie
       *[2] zrealizuj zamówienie, potem postarz wino
    }
viticulture-effect-uncertified-oenologist-n =
    { $n1 ->
        [0] postarz dwukrotnie wszystkie swoje wina
       *[1] strać 1 PZ za następną piwnicę
    }
viticulture-effect-jack-of-all-trades-n =
    { $n1 ->
        [0] zbierz plony z pola
        [1] wytwórz do dwóch win
       *[2] zrealizuj zamówienie
    }
viticulture-effect-scholar-n =
    { $n1 ->
        [0] dobierz dwa zamówienia
        [1] przygotuj pracownika za 3 liry
       *[2] strać 1 PZ i zrób jedno i drugie
    }
viticulture-effect-craftsman-n =
    { $n1 ->
        [0] dobierz zamówienie
        [1] kup następną piwnicę
       *[2] weź 1 PZ
    }
viticulture-effect-exporter-n =
    { $n1 ->
        [0] wytwórz do dwóch win
        [1] zrealizuj zamówienie
       *[2] oddaj grono za 2 PZ
    }
viticulture-effect-laborer-n =
    { $n1 ->
        [0] zbierz plony z najwyżej dwóch pól
        [1] wytwórz do trzech win
       *[2] strać 1 PZ i zrób jedno i drugie
    }
viticulture-effect-governess-n =
    { $n1 ->
        [0] przygotuj za 3 liry pracownika gotowego od razu
       *[1] oddaj wino za 2 PZ
    }
viticulture-effect-noble-n =
    { $n1 ->
        [0] zapłać 1 lira za +1 do wypłaty
       *[1] obniż wypłatę o 2 za 2 PZ
    }
viticulture-effect-buyer-n-n-n =
    { $n3 ->
        [0] czerwone grono
       *[1] białe grono
    }
viticulture-effect-harvester-n-n =
    { $n2 ->
        [0] weź 2 liry
       *[1] weź 1 PZ
    }
viticulture-effect-mentor-n-n-n =
    { $n3 ->
        [0] dobierz winorośl
       *[1] dobierz letniego gościa
    }
viticulture-effect-harvest-expert-n-n =
    { $n2 ->
        [0] dobierz winorośl
       *[1] zbuduj wóz za 1 lira
    }
viticulture-effect-overseer-n-n =
    { $n2 ->
        [0] zbuduj konstrukcję
       *[1] zasadź winorośl
    }
viticulture-effect-vendor-n-n-n = dobierz letniego gościa
viticulture-effect-handyman-n-n = zbuduj konstrukcję o 2 liry taniej
viticulture-effect-banker-n-n-n = strać 1 PZ za 3 liry
viticulture-effect-volunteer-crew-n-n = zasadź winorośl
viticulture-effect-mentor-n-n = wytwórz do dwóch win
viticulture-effect-motivator-n-n = zabierz dużego pracownika, by użyć go w tym roku
viticulture-effect-guest-speaker-n-n = przygotuj pracownika za 1 lira
viticulture-effect-uproot-one = wykarczuj winorośl
viticulture-effect-yoke-action-n = zbierz plony z pola
viticulture-effect-draw-vine-action = dobierz winorośl
viticulture-effect-give-tour-action = oprowadź wycieczkę
viticulture-effect-build-action = zbuduj konstrukcję
viticulture-effect-play-summer-action = zagraj letniego gościa
viticulture-effect-sell-or-trade-action = sprzedaj grona albo handluj polem
viticulture-effect-plant-action = zasadź winorośl
