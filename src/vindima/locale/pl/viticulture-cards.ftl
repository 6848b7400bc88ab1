### Karty Viticulture po polsku. Zdanie gościa to `viticulture-text-<id>`; gałęzie jego wyboru to
### `viticulture-effect-<krok>`, gdzie numery liczy się od 0.
### Liczby karty przychodzą jako argumenty z jej wpisu w `viticulture/data`: nie wpisuj ich tutaj.

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

## Liczone rzeczy dla COUNT($number, "cards"); każdy język ma własne

count-any-structures =
    { $count ->
        [1] dowolną konstrukcję
        [2] dwie dowolne konstrukcje
        [3] trzy dowolne konstrukcje
        [4] cztery dowolne konstrukcje
        [few] { $count } dowolne konstrukcje
       *[other] { $count } dowolnych konstrukcji
    }
count-at-least =
    { $count ->
        [1] jednej
        [2] dwóch
        [3] trzech
        [4] czterech
        [5] pięciu
        [6] sześciu
       *[other] { $count }
    }
count-cards =
    { $count ->
        [1] kartę
        [2] dwie karty
        [3] trzy karty
        [4] cztery karty
        [few] { $count } karty
       *[other] { $count } kart
    }
count-discard-piles =
    { $count ->
        [1] jednego stosu odrzuconych
        [2] dwóch różnych stosów odrzuconych
        [3] trzech różnych stosów odrzuconych
        [4] czterech różnych stosów odrzuconych
       *[other] { $count } różnych stosów odrzuconych
    }
count-fields =
    { $count ->
        [1] jednego pola
        [2] dwóch pól
        [3] trzech pól
        [4] czterech pól
       *[other] { $count } pól
    }
count-kinds =
    { $count ->
        [1] jedna odmiana
        [2] dwie różne odmiany
        [3] trzy różne odmiany
        [4] cztery różne odmiany
        [few] { $count } różne odmiany
       *[other] { $count } różnych odmian
    }
count-lir =
    { $count ->
        [one] { $count } lir
        [few] { $count } liry
       *[other] { $count } lirów
    }
count-lira =
    { $count ->
        [one] { $count } lira
        [few] { $count } liry
       *[other] { $count } lirów
    }
count-number-of-cards =
    { $count ->
        [1] jedną
        [2] dwie
        [3] trzy
        [4] cztery
       *[other] { $count }
    }
count-number-of-fields =
    { $count ->
        [1] jednego
        [2] dwóch
        [3] trzech
       *[other] { $count }
    }
count-opponents =
    { $count ->
        [1] jednego przeciwnika
        [2] dwóch przeciwników
        [3] trzech przeciwników
        [4] czterech przeciwników
       *[other] { $count } przeciwników
    }
count-orders =
    { $count ->
        [1] zamówienie
        [2] dwa zamówienia
        [3] trzy zamówienia
        [4] cztery zamówienia
        [few] { $count } zamówienia
       *[other] { $count } zamówień
    }
count-own-visitors =
    { $count ->
        [1] jednego swojego gościa
        [2] dwóch swoich gości
        [3] trzech swoich gości
        [4] czterech swoich gości
       *[other] { $count } swoich gości
    }
count-summer-visitors =
    { $count ->
        [1] letniego gościa
        [2] dwóch letnich gości
        [3] trzech letnich gości
        [4] czterech letnich gości
       *[other] { $count } letnich gości
    }
count-times =
    { $count ->
        [1] jednokrotnie
        [2] dwukrotnie
        [3] trzykrotnie
       *[other] { $count }-krotnie
    }
count-to-opponents =
    { $count ->
        [1] jednemu przeciwnikowi
        [2] dwóm przeciwnikom
        [3] trzem przeciwnikom
       *[other] { $count } przeciwnikom
    }
count-vine-cards =
    { $count ->
        [1] kartę winorośli
        [2] dwie karty winorośli
        [3] trzy karty winorośli
        [4] cztery karty winorośli
        [few] { $count } karty winorośli
       *[other] { $count } kart winorośli
    }
count-vines =
    { $count ->
        [1] winorośl
        [2] dwie winorośle
        [3] trzy winorośle
        [4] cztery winorośle
        [few] { $count } winorośle
       *[other] { $count } winorośli
    }
count-vines-up-to =
    { $count ->
        [1] jednej winorośli
        [2] dwóch winorośli
        [3] trzech winorośli
        [4] czterech winorośli
       *[other] { $count } winorośli
    }
count-visitors =
    { $count ->
        [1] gościa
        [2] dwóch gości
        [3] trzech gości
        [4] czterech gości
       *[other] { $count } gości
    }
count-wines =
    { $count ->
        [1] jednego wina
        [2] dwóch win
        [3] trzech win
        [4] czterech win
       *[other] { $count } win
    }
count-winter-visitors =
    { $count ->
        [1] zimowego gościa
        [2] dwóch zimowych gości
        [3] trzech zimowych gości
        [4] czterech zimowych gości
       *[other] { $count } zimowych gości
    }
count-workers =
    { $count ->
        [1] jednego pracownika
        [2] dwóch pracowników
        [3] trzech pracowników
        [4] czterech pracowników
       *[other] { $count } pracowników
    }

## Co robią goście

viticulture-text-surveyor = { COUNT($lira, "lir") } za każde twoje pole bez winorośli albo { $vp } PZ za każde z winoroślami.
viticulture-text-broker = Zapłać { COUNT($pay, "lira") } za { $vp } PZ albo strać { $lose } PZ za { COUNT($lira, "lira") }.
viticulture-text-wine-critic = Dobierz { COUNT($draw, "winter-visitors") } albo odrzuć wino o wartości co najmniej { $value } za { $vp } PZ.
viticulture-text-blacksmith = Zbuduj konstrukcję o { COUNT($discount, "lira") } taniej; za taką o wydrukowanym koszcie { $price } lub { $or-price } zyskujesz też { $vp } PZ.
viticulture-text-contractor = Wybierz dwie z trzech, w dowolnej kolejności: { $vp } PZ, konstrukcja, winorośl do zasadzenia.
viticulture-text-tour-guide = Weź { COUNT($lira, "lira") } albo zbierz plony z jednego pola.
viticulture-text-novice-guide = Weź { COUNT($lira, "lira") } albo wytwórz do { COUNT($wines, "wines") }.
viticulture-text-uncertified-broker = Strać { $lose } PZ za { COUNT($lira, "lira") } albo zapłać { COUNT($pay, "lira") } za { $vp } PZ.
viticulture-text-planter = Zasadź do { COUNT($vines, "vines-up-to") } i weź { COUNT($lira, "lira") } albo wykarczuj { COUNT($uproot, "vines") } i odrzuć { COUNT($uproot, "vine-cards") } za { $vp } PZ.
viticulture-text-buyer = Kup grono o wartości { $value } za { COUNT($pay, "lira") } albo odrzuć dowolne grono za { COUNT($lira, "lira") } i { $vp } PZ.
viticulture-text-landscaper = Dobierz winorośl i zasadź jedną, jeśli chcesz, albo zamień miejscami dwie winorośle z różnych pól.
viticulture-text-architect = Zbuduj konstrukcję o { COUNT($discount, "lira") } taniej albo weź { $vp } PZ za każdą swoją o wydrukowanym koszcie { $price }.
viticulture-text-uncertified-architect = Strać { $lose } PZ za darmową konstrukcję o wydrukowanym koszcie { $price } lub { $or-price } albo { $lose-for-any } PZ za dowolną darmową konstrukcję.
viticulture-text-patron = Weź { COUNT($lira, "lira") } albo dobierz zamówienie i zimowego gościa.
viticulture-text-auctioneer = Odrzuć { COUNT($cards-for-lira, "cards") } za { COUNT($lira, "lira") } albo { COUNT($cards-for-vp, "cards") } za { $vp } PZ.
viticulture-text-entertainer = Zapłać { COUNT($pay, "lira") } za { COUNT($draw, "winter-visitors") } albo odrzuć wino i { COUNT($visitors, "visitors") } za { $vp } PZ.
viticulture-text-vendor = Dobierz winorośl, zamówienie i zimowego gościa; każdy przeciwnik może dobrać letniego gościa.
viticulture-text-handyman = Każdy gracz może zbudować konstrukcję o { COUNT($discount, "lira") } taniej; zyskujesz { $vp } PZ za każdego przeciwnika, który to zrobi.
viticulture-text-horticulturist = Zasadź winorośl bez wymaganych konstrukcji albo wykarczuj { COUNT($uproot, "vines") } i odrzuć { COUNT($uproot, "vine-cards") } za { $vp } PZ.
viticulture-text-peddler = Odrzuć { COUNT($cards, "cards") }, potem dobierz po jednej z każdej z czterech talii.
viticulture-text-banker = Zyskujesz { COUNT($lira, "lira") }; każdy przeciwnik może stracić { $lose } PZ za { COUNT($opponent-lira, "lira") }.
viticulture-text-overseer = Zbuduj konstrukcję i zasadź winorośl, w dowolnej kolejności; winorośl o wartości { $value } daje { $vp } PZ.
viticulture-text-importer = Dobierz { COUNT($visitors, "winter-visitors") }, chyba że przeciwnicy razem oddadzą ci { COUNT($visitors, "own-visitors") }.
viticulture-text-sharecropper = Zasadź winorośl bez wymaganych konstrukcji albo wykarczuj { COUNT($uproot, "vines") } i odrzuć { COUNT($uproot, "vine-cards") } za { $vp } PZ.
viticulture-text-grower = Zasadź winorośl; przy { COUNT($vines, "at-least") } lub więcej w winnicy weź { $vp } PZ.
viticulture-text-negotiator = Odrzuć grono za +{ $residual-for-grape } do wypłaty albo wino za +{ $residual-for-wine } do wypłaty.
viticulture-text-cultivator = Zasadź winorośl, nawet ponad limit jej pola.
viticulture-text-homesteader = Zbuduj konstrukcję o { COUNT($discount, "lira") } taniej albo zasadź do { COUNT($vines, "vines-up-to") }; strata { $lose } PZ pozwala na jedno i drugie.
viticulture-text-planner = Postaw teraz pracownika na zimowym polu akcji; zadziała przed wszystkimi, gdy zacznie się zima.
viticulture-text-agriculturist = Zasadź winorośl; { COUNT($kinds, "kinds") } na jej polu dają { $vp } PZ.
viticulture-text-swindler = Każdy przeciwnik może ci dać { COUNT($lira, "lira") }; za każdego, kto tego nie zrobi, zyskujesz { $vp } PZ.
viticulture-text-producer = Zapłać { COUNT($pay, "lira") }, by zabrać do { COUNT($workers, "workers") } z innych akcji i użyć ich ponownie.
viticulture-text-organizer = Przenieś koguta do pustego rzędu, weź jego bonus i spasuj do końca pory roku.
viticulture-text-sponsor = Dobierz { COUNT($vines, "vines") } albo weź { COUNT($lira, "lira") }; strata { $lose } PZ pozwala na jedno i drugie.
viticulture-text-artisan = Weź { COUNT($lira, "lira") } albo zbuduj konstrukcję o { COUNT($discount, "lira") } taniej, albo zasadź do { COUNT($vines, "vines-up-to") }.
viticulture-text-stonemason = Zapłać { COUNT($pay, "lira") } za { COUNT($structures, "any-structures") }, bez względu na ich koszt.
viticulture-text-volunteer-crew = Każdy gracz może zasadzić winorośl; zyskujesz { COUNT($lira, "lira") } za każdego przeciwnika, który to zrobi.
viticulture-text-wedding-party = Daj po { COUNT($pay, "lira") } najwyżej { COUNT($opponents, "to-opponents") }; za każdego zyskujesz { $vp } PZ.
viticulture-text-merchant = Kup czerwone i białe grono o wartości { $value } za { COUNT($pay, "lira") } albo zrealizuj zamówienie i weź dodatkowo { $vp } PZ.
viticulture-text-crusher = Weź { COUNT($lira, "lira") } i dobierz letniego gościa albo dobierz zamówienie i wytwórz do { COUNT($wines, "wines") }.
viticulture-text-judge = Dobierz { COUNT($draw, "summer-visitors") } albo odrzuć wino o wartości co najmniej { $value } za { $vp } PZ.
viticulture-text-oenologist = Postarz { COUNT($ageing, "times") } wszystkie swoje wina albo rozbuduj piwnicę za { COUNT($price, "lira") }.
viticulture-text-marketer = Dobierz { COUNT($draw, "summer-visitors") } i weź { COUNT($lira, "lira") } albo zrealizuj zamówienie i weź dodatkowo { $vp } PZ.
viticulture-text-crush-expert = Weź { COUNT($lira, "lira") } i dobierz zamówienie albo wytwórz do { COUNT($wines, "wines") }.
viticulture-text-uncertified-teacher = Strać { $lose } PZ i przygotuj pracownika za darmo albo weź { $vp } PZ za każdego przeciwnika z kompletem pracowników.
viticulture-text-teacher = Wytwórz do { COUNT($wines, "wines") } albo przygotuj pracownika za { COUNT($price, "lira") }.
viticulture-text-benefactor = Dobierz winorośl i letniego gościa albo odrzuć { COUNT($visitors, "visitors") } za { $vp } PZ.
viticulture-text-assessor = { COUNT($lira, "lir") } za każdą kartę na ręce albo odrzuć całą rękę, co najmniej jedną kartę, za { $vp } PZ.
viticulture-text-queen = Sąsiad po twojej prawej traci { $lose } PZ albo daje ci { COUNT($cards, "cards") }, albo płaci ci { COUNT($lira, "lira") }.
viticulture-text-harvester = Zbierz plony z najwyżej { COUNT($fields, "fields") } i weź { COUNT($lira, "lira") } albo { $vp } PZ.
viticulture-text-professor = Przygotuj pracownika za { COUNT($price, "lira") } albo weź { $vp } PZ za komplet pracowników.
viticulture-text-master-vintner = Rozbuduj piwnicę o { COUNT($discount, "lira") } taniej albo postarz jedno wino i zrealizuj jedno zamówienie.
viticulture-text-uncertified-oenologist = Postarz { COUNT($ageing, "times") } wszystkie swoje wina albo strać { $lose } PZ, aby rozbudować piwnicę.
viticulture-text-promoter = Odrzuć grono albo wino za { $vp } PZ i +{ $residual } do wypłaty.
viticulture-text-mentor = Każdy gracz może wytworzyć do { COUNT($wines, "wines") }; za każdego przeciwnika, który to zrobi, dobierasz winorośl albo letniego gościa.
viticulture-text-harvest-expert = Zbierz plony z pola, a do tego dobierz winorośl albo zbuduj wóz za { COUNT($price, "lira") }.
viticulture-text-innkeeper = Weź wierzchnie karty z { COUNT($piles, "discard-piles") }.
viticulture-text-jack-of-all-trades = Wybierz dwie z trzech, w dowolnej kolejności: zbierz plony z pola, wytwórz do { COUNT($wines, "wines") }, zrealizuj zamówienie.
viticulture-text-politician = Poniżej { $below } PZ weź { COUNT($lira, "lira") }; w innym razie dobierz winorośl, letniego gościa i zamówienie.
viticulture-text-supervisor = Wytwórz do { COUNT($wines, "wines") }; każde musujące daje { $vp } PZ.
viticulture-text-scholar = Dobierz { COUNT($draw, "orders") } albo przygotuj pracownika za { COUNT($price, "lira") }; strata { $lose } PZ pozwala na jedno i drugie.
viticulture-text-reaper = Zbierz plony z najwyżej { COUNT($fields, "fields") }; za zbiory z { COUNT($fields, "number-of-fields") } zyskujesz { $vp } PZ.
viticulture-text-motivator = Każdy gracz może zabrać z planszy swojego dużego pracownika; zyskujesz { $vp } PZ za każdego przeciwnika, który to zrobi.
viticulture-text-bottler = Wytwórz do { COUNT($wines, "wines") }; każdy ich rodzaj daje { $vp } PZ.
viticulture-text-craftsman = Wybierz dwie z trzech, w dowolnej kolejności: dobierz zamówienie, rozbuduj piwnicę, { $vp } PZ.
viticulture-text-exporter = Wytwórz do { COUNT($wines, "wines") } albo zrealizuj zamówienie, albo odrzuć grono za { $vp } PZ.
viticulture-text-laborer = Zbierz plony z najwyżej { COUNT($fields, "fields") } albo wytwórz do { COUNT($wines, "wines") }; strata { $lose } PZ pozwala na jedno i drugie.
viticulture-text-designer = Zbuduj konstrukcję; przy { COUNT($structures, "at-least") } lub więcej weź { $vp } PZ.
viticulture-text-governess = Przygotuj za { COUNT($price, "lira") } pracownika gotowego od razu albo odrzuć wino za { $vp } PZ.
viticulture-text-manager = Wykonaj dowolną letnią akcję z planszy, bez pracownika i bez bonusu.
viticulture-text-zymologist = Wytwórz do { COUNT($wines, "wines") } o wartości co najmniej { $value }, nawet jeśli piwnica na nie jeszcze nie stoi.
viticulture-text-noble = Zapłać { COUNT($pay, "lira") } za +{ $residual } do wypłaty albo obniż wypłatę o { $lose-residual } za { $vp } PZ.
viticulture-text-governor = Wskaż do { COUNT($opponents, "opponents") }: każdy daje ci letniego gościa, a za każdego, który go nie ma, zyskujesz { $vp } PZ.
viticulture-text-taster = Odrzuć wino za { COUNT($lira, "lira") }; jeśli każde inne wino we wszystkich piwnicach jest mniej warte, zyskujesz też { $vp } PZ.
viticulture-text-caravan = Odkryj wierzchnią kartę każdej talii, zatrzymaj { COUNT($cards, "number-of-cards") }, odrzuć pozostałe.
viticulture-text-guest-speaker = Każdy gracz może przygotować pracownika za { COUNT($price, "lira") }; zyskujesz { $vp } PZ za każdego przeciwnika, który to zrobi.

## Co oznacza wybór

viticulture-effect-surveyor-n =
    { $n1 ->
        [0] { COUNT($lira, "lir") } za każde pole bez winorośli
       *[1] { $vp } PZ za każde pole z winoroślami
    }
viticulture-effect-broker-n =
    { $n1 ->
        [0] zapłać { COUNT($pay, "lira") } za { $vp } PZ
       *[1] strać { $lose } PZ za { COUNT($lira, "lira") }
    }
viticulture-effect-wine-critic-n =
    { $n1 ->
        [0] dobierz { COUNT($draw, "winter-visitors") }
       *[1] odrzuć wino o wartości co najmniej { $value } za { $vp } PZ
    }
viticulture-effect-contractor-n =
    { $n1 ->
        [0] weź { $vp } PZ
        [1] zbuduj konstrukcję
       *[2] zasadź winorośl
    }
viticulture-effect-tour-guide-n =
    { $n1 ->
        [0] weź { COUNT($lira, "lira") }
       *[1] zbierz plony z pola
    }
viticulture-effect-novice-guide-n =
    { $n1 ->
        [0] weź { COUNT($lira, "lira") }
       *[1] wytwórz do { COUNT($wines, "wines") }
    }
viticulture-effect-uncertified-broker-n =
    { $n1 ->
        [0] strać { $lose } PZ za { COUNT($lira, "lira") }
       *[1] zapłać { COUNT($pay, "lira") } za { $vp } PZ
    }
viticulture-effect-planter-n =
    { $n1 ->
        [0] zasadź do { COUNT($vines, "vines-up-to") } i weź { COUNT($lira, "lira") }
       *[1] wykarczuj { COUNT($uproot, "vines") } i odrzuć { COUNT($uproot, "vine-cards") } za { $vp } PZ
    }
viticulture-effect-buyer-n =
    { $n1 ->
        [0] zapłać { COUNT($pay, "lira") } za grono o wartości { $value }
       *[1] odrzuć grono za { COUNT($lira, "lira") } i { $vp } PZ
    }
viticulture-effect-landscaper-n =
    { $n1 ->
        [0] dobierz winorośl i zasadź jedną, jeśli chcesz
       *[1] zamień miejscami dwie winorośle
    }
viticulture-effect-architect-n =
    { $n1 ->
        [0] zbuduj konstrukcję o { COUNT($discount, "lira") } taniej
       *[1] { $vp } PZ za każdą swoją konstrukcję o wydrukowanym koszcie { $price }
    }
viticulture-effect-uncertified-architect-n =
    { $n1 ->
        [0] strać { $lose } PZ za darmową konstrukcję o wydrukowanym koszcie { $price } lub { $or-price }
       *[1] strać { $lose-for-any } PZ za dowolną darmową konstrukcję
    }
viticulture-effect-patron-n =
    { $n1 ->
        [0] weź { COUNT($lira, "lira") }
       *[1] dobierz zamówienie i zimowego gościa
    }
viticulture-effect-auctioneer-n =
    { $n1 ->
        [0] odrzuć { COUNT($cards-for-lira, "cards") } za { COUNT($lira, "lira") }
       *[1] odrzuć { COUNT($cards-for-vp, "cards") } za { $vp } PZ
    }
viticulture-effect-entertainer-n =
    { $n1 ->
        [0] zapłać { COUNT($pay, "lira") } za { COUNT($draw, "winter-visitors") }
       *[1] odrzuć wino i { COUNT($visitors, "visitors") } za { $vp } PZ
    }
viticulture-effect-horticulturist-n =
    { $n1 ->
        [0] zasadź winorośl bez wymaganych konstrukcji
       *[1] wykarczuj { COUNT($uproot, "vines") } i odrzuć { COUNT($uproot, "vine-cards") } za { $vp } PZ
    }
viticulture-effect-sharecropper-n =
    { $n1 ->
        [0] zasadź winorośl bez wymaganych konstrukcji
       *[1] wykarczuj { COUNT($uproot, "vines") } i odrzuć { COUNT($uproot, "vine-cards") } za { $vp } PZ
    }
viticulture-effect-negotiator-n =
    { $n1 ->
        [0] odrzuć grono za +{ $residual-for-grape } do wypłaty
       *[1] odrzuć wino za +{ $residual-for-wine } do wypłaty
    }
viticulture-effect-homesteader-n =
    { $n1 ->
        [0] zbuduj konstrukcję o { COUNT($discount, "lira") } taniej
        [1] zasadź do { COUNT($vines, "vines-up-to") }
       *[2] strać { $lose } PZ i zrób jedno i drugie
    }
viticulture-effect-sponsor-n =
    { $n1 ->
        [0] dobierz { COUNT($vines, "vines") }
        [1] weź { COUNT($lira, "lira") }
       *[2] strać { $lose } PZ i weź jedno i drugie
    }
viticulture-effect-artisan-n =
    { $n1 ->
        [0] weź { COUNT($lira, "lira") }
        [1] zbuduj konstrukcję o { COUNT($discount, "lira") } taniej
       *[2] zasadź do { COUNT($vines, "vines-up-to") }
    }
viticulture-effect-merchant-n =
    { $n1 ->
        [0] zapłać { COUNT($pay, "lira") } za czerwone i białe grono o wartości { $value }
       *[1] zrealizuj zamówienie i weź dodatkowo { $vp } PZ
    }
viticulture-effect-crusher-n =
    { $n1 ->
        [0] weź { COUNT($lira, "lira") } i dobierz letniego gościa
       *[1] dobierz zamówienie i wytwórz do { COUNT($wines, "wines") }
    }
viticulture-effect-judge-n =
    { $n1 ->
        [0] dobierz { COUNT($draw, "summer-visitors") }
       *[1] odrzuć wino o wartości co najmniej { $value } za { $vp } PZ
    }
viticulture-effect-oenologist-n =
    { $n1 ->
        [0] postarz { COUNT($ageing, "times") } wszystkie swoje wina
       *[1] rozbuduj piwnicę za { COUNT($price, "lira") }
    }
viticulture-effect-marketer-n =
    { $n1 ->
        [0] dobierz { COUNT($draw, "summer-visitors") } i weź { COUNT($lira, "lira") }
       *[1] zrealizuj zamówienie i weź dodatkowo { $vp } PZ
    }
viticulture-effect-crush-expert-n =
    { $n1 ->
        [0] weź { COUNT($lira, "lira") } i dobierz zamówienie
       *[1] wytwórz do { COUNT($wines, "wines") }
    }
viticulture-effect-uncertified-teacher-n =
    { $n1 ->
        [0] strać { $lose } PZ i przygotuj pracownika za darmo
       *[1] { $vp } PZ za każdego przeciwnika z kompletem pracowników
    }
viticulture-effect-teacher-n =
    { $n1 ->
        [0] wytwórz do { COUNT($wines, "wines") }
       *[1] przygotuj pracownika za { COUNT($price, "lira") }
    }
viticulture-effect-benefactor-n =
    { $n1 ->
        [0] dobierz winorośl i letniego gościa
       *[1] odrzuć { COUNT($visitors, "visitors") } za { $vp } PZ
    }
viticulture-effect-assessor-n =
    { $n1 ->
        [0] { COUNT($lira, "lir") } za każdą kartę na ręce
       *[1] odrzuć całą rękę za { $vp } PZ
    }
viticulture-effect-professor-n =
    { $n1 ->
        [0] przygotuj pracownika za { COUNT($price, "lira") }
       *[1] { $vp } PZ za komplet pracowników
    }
viticulture-effect-master-vintner-n =
    { $n1 ->
        [0] rozbuduj piwnicę o { COUNT($discount, "lira") } taniej
        [1] postarz wino, potem zrealizuj zamówienie
       *[2] zrealizuj zamówienie, potem postarz wino
    }
viticulture-effect-uncertified-oenologist-n =
    { $n1 ->
        [0] postarz { COUNT($ageing, "times") } wszystkie swoje wina
       *[1] strać { $lose } PZ, aby rozbudować piwnicę
    }
viticulture-effect-jack-of-all-trades-n =
    { $n1 ->
        [0] zbierz plony z pola
        [1] wytwórz do { COUNT($wines, "wines") }
       *[2] zrealizuj zamówienie
    }
viticulture-effect-scholar-n =
    { $n1 ->
        [0] dobierz { COUNT($draw, "orders") }
        [1] przygotuj pracownika za { COUNT($price, "lira") }
       *[2] strać { $lose } PZ i zrób jedno i drugie
    }
viticulture-effect-craftsman-n =
    { $n1 ->
        [0] dobierz zamówienie
        [1] rozbuduj piwnicę
       *[2] weź { $vp } PZ
    }
viticulture-effect-exporter-n =
    { $n1 ->
        [0] wytwórz do { COUNT($wines, "wines") }
        [1] zrealizuj zamówienie
       *[2] odrzuć grono za { $vp } PZ
    }
viticulture-effect-laborer-n =
    { $n1 ->
        [0] zbierz plony z najwyżej { COUNT($fields, "fields") }
        [1] wytwórz do { COUNT($wines, "wines") }
       *[2] strać { $lose } PZ i zrób jedno i drugie
    }
viticulture-effect-governess-n =
    { $n1 ->
        [0] przygotuj za { COUNT($price, "lira") } pracownika gotowego od razu
       *[1] odrzuć wino za { $vp } PZ
    }
viticulture-effect-noble-n =
    { $n1 ->
        [0] zapłać { COUNT($pay, "lira") } za +{ $residual } do wypłaty
       *[1] obniż wypłatę o { $lose-residual } za { $vp } PZ
    }
viticulture-effect-buyer-n-n-n =
    { $n3 ->
        [0] czerwone grono
       *[1] białe grono
    }
viticulture-effect-harvester-n-n =
    { $n2 ->
        [0] weź { COUNT($lira, "lira") }
       *[1] weź { $vp } PZ
    }
viticulture-effect-mentor-n-n-n =
    { $n3 ->
        [0] dobierz winorośl
       *[1] dobierz letniego gościa
    }
viticulture-effect-harvest-expert-n-n =
    { $n2 ->
        [0] dobierz winorośl
       *[1] zbuduj wóz za { COUNT($price, "lira") }
    }
viticulture-effect-overseer-n-n =
    { $n2 ->
        [0] zbuduj konstrukcję
       *[1] zasadź winorośl
    }
viticulture-effect-vendor-n-n-n = dobierz letniego gościa
viticulture-effect-handyman-n-n = zbuduj konstrukcję o { COUNT($discount, "lira") } taniej
viticulture-effect-banker-n-n-n = strać { $lose } PZ za { COUNT($opponent-lira, "lira") }
viticulture-effect-volunteer-crew-n-n = zasadź winorośl
viticulture-effect-mentor-n-n = wytwórz do { COUNT($wines, "wines") }
viticulture-effect-motivator-n-n = zabierz dużego pracownika, by użyć go w tym roku
viticulture-effect-guest-speaker-n-n = przygotuj pracownika za { COUNT($price, "lira") }
viticulture-effect-uproot-one = wykarczuj winorośl
viticulture-effect-yoke-action-n = zbierz plony z pola
viticulture-effect-draw-vine-action = dobierz winorośl
viticulture-effect-give-tour-action = oprowadź wycieczkę
viticulture-effect-build-action = zbuduj konstrukcję
viticulture-effect-play-summer-action = zagraj letniego gościa
viticulture-effect-sell-or-trade-action = sprzedaj grona albo kup/sprzedaj pole
viticulture-effect-plant-action = zasadź winorośl
