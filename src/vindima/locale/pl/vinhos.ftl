### Vinhos po polsku.
###
### Rzeczownik stoi pod kluczem `vinhos-<rodzaj>-<id>`. Każdy ciąg cyfr w id to `n` w kluczu, a tutaj liczba:
### `estate-2-slot-3` to `vinhos-wine-estate-n-slot-n` z $n1 = 2 i $n2 = 3.
### Pieniądze liczy się w tysiącach: THOUSANDS($price) zamienia 3 na 3 000.
### Rzeczowniki są w mianowniku, dlatego zdania wprowadzają je dwukropkiem.

## Rzeczowniki: miejsca na planszy

vinhos-action-vineyards = Winnice
vinhos-action-cellars = Piwnice
vinhos-action-wineries = Winiarnie
vinhos-action-wine-experts = Koneserzy
vinhos-action-pass-press-release = Pas / Prasa
vinhos-action-enologists = Enolodzy
vinhos-action-export = Eksport
vinhos-action-sales = Sprzedaż
vinhos-action-bank = Bank

vinhos-region-minho = Minho
vinhos-region-tras-os-montes = Trás-os-Montes
vinhos-region-dao = Dão
vinhos-region-douro = Douro
vinhos-region-lisboa = Lisboa
vinhos-region-alentejo = Alentejo
vinhos-region-setubal = Setúbal
vinhos-region-algarve = Algarve

vinhos-hangout-casa-de-fados = Casa de Fados
vinhos-hangout-hotel = Hotel
vinhos-hangout-enoteca = Enoteca

vinhos-sale-casa-de-fados-red-n = Casa de Fados, czerwone { $n1 }
vinhos-sale-casa-de-fados-white-n = Casa de Fados, białe { $n1 }
vinhos-sale-hotel-red-n = Hotel, czerwone { $n1 }
vinhos-sale-hotel-white-n = Hotel, białe { $n1 }
vinhos-sale-enoteca-red-n = Enoteca, czerwone { $n1 }
vinhos-sale-enoteca-white-n = Enoteca, białe { $n1 }
vinhos-export-cnrn = kolumna { $n1 }, wiersz { $n2 }

vinhos-manager-alexandre = Alexandre
vinhos-manager-beatriz = Beatriz
vinhos-manager-constantino = Constantino

vinhos-court-alexandre = Alexandre
vinhos-court-winery-for-n = dodatkowa akcja – winiarnia za { THOUSANDS($n1) } Bagos
vinhos-court-sales = dodatkowa akcja – sprzedaż w kraju
vinhos-court-beatriz = Beatriz
vinhos-court-vineyard-minus-n = dodatkowa akcja – winnica o { THOUSANDS($n1) } Bagos taniej
vinhos-court-export = dodatkowa akcja – eksport
vinhos-court-constantino = Constantino
vinhos-court-free-expert = dodatkowa akcja – darmowy koneser
vinhos-court-invest-free = dodatkowa akcja – darmowy krok inwestycji

vinhos-multiplier-cellars-n = piwnice, pole { $n1 }
vinhos-multiplier-vineyards-n = winnice, pole { $n1 }
vinhos-multiplier-wine-n = jeszcze jedno wino teraz, pole { $n1 }
vinhos-multiplier-enologists-n = enolodzy, pole { $n1 }
vinhos-multiplier-cash-n = gotówka, pole { $n1 }
vinhos-multiplier-four-experts-n = koneserzy wszystkich czterech cech teraz, pole { $n1 }
vinhos-multiplier-full-estates-n = pełne posiadłości, pole { $n1 }
vinhos-multiplier-wineries-n = winiarnie, pole { $n1 }
vinhos-multiplier-renown-n = renoma twoich regionów teraz, pole { $n1 }

vinhos-fair-look-taste = Wygląd i Smak
vinhos-fair-look-alcohol = Wygląd i Alkohol
vinhos-fair-look-aroma = Wygląd i Aromat
vinhos-fair-taste-aroma = Smak i Aromat
vinhos-fair-taste-alcohol = Smak i Alkohol
vinhos-fair-aroma-alcohol = Aromat i Alkohol
vinhos-bonus-cash-n = { THOUSANDS($n1) } Bagos
vinhos-bonus-points-n =
    { $n1 ->
        [one] 1 Punkt Targów
        [few] { $n1 } Punkty Targów
       *[many] { $n1 } Punktów Targów
    }
vinhos-bonus-expert = darmowy koneser

vinhos-place-place-n =
    { $n1 ->
        [1] pierwsze miejsce
        [2] drugie miejsce
        [3] trzecie miejsce
       *[other] czwarte miejsce
    }

## Rzeczowniki: przedmioty

vinhos-colour-red = czerwone
vinhos-colour-white = białe

vinhos-vineyard-minho-red-n = winnica Minho (czerwona)
vinhos-vineyard-minho-white-n = winnica Minho (biała)
vinhos-vineyard-tras-os-montes-red-n = winnica Trás-os-Montes (czerwona)
vinhos-vineyard-tras-os-montes-white-n = winnica Trás-os-Montes (biała)
vinhos-vineyard-dao-red-n = winnica Dão (czerwona)
vinhos-vineyard-dao-white-n = winnica Dão (biała)
vinhos-vineyard-douro-red-n = winnica Douro (czerwona)
vinhos-vineyard-douro-white-n = winnica Douro (biała)
vinhos-vineyard-lisboa-red-n = winnica Lisboa (czerwona)
vinhos-vineyard-lisboa-white-n = winnica Lisboa (biała)
vinhos-vineyard-alentejo-red-n = winnica Alentejo (czerwona)
vinhos-vineyard-alentejo-white-n = winnica Alentejo (biała)
vinhos-vineyard-setubal-red-n = winnica Setúbal (czerwona)
vinhos-vineyard-setubal-white-n = winnica Setúbal (biała)
vinhos-vineyard-algarve-red-n = winnica Algarve (czerwona)
vinhos-vineyard-algarve-white-n = winnica Algarve (biała)

vinhos-feature-taste = Smak
vinhos-feature-aroma = Aromat
vinhos-feature-look = Wygląd
vinhos-feature-alcohol = Alkohol

vinhos-ability-discount = winnice o 1 000 taniej
vinhos-ability-reorder = układa stos winnic
vinhos-ability-renown = kostka renomy
vinhos-ability-cash = 2 000 Bagos gotówki
vinhos-ability-barrel = zwraca beczkę
vinhos-ability-free-move = darmowy ruch

vinhos-expert-taste-discount = koneser smaku ({ vinhos-ability-discount })
vinhos-expert-taste-reorder = koneser smaku ({ vinhos-ability-reorder })
vinhos-expert-taste-renown = koneser smaku ({ vinhos-ability-renown })
vinhos-expert-taste-cash = koneser smaku ({ vinhos-ability-cash })
vinhos-expert-taste-barrel = koneser smaku ({ vinhos-ability-barrel })
vinhos-expert-taste-free-move = koneser smaku ({ vinhos-ability-free-move })
vinhos-expert-aroma-discount = koneser aromatu ({ vinhos-ability-discount })
vinhos-expert-aroma-reorder = koneser aromatu ({ vinhos-ability-reorder })
vinhos-expert-aroma-renown = koneser aromatu ({ vinhos-ability-renown })
vinhos-expert-aroma-cash = koneser aromatu ({ vinhos-ability-cash })
vinhos-expert-aroma-barrel = koneser aromatu ({ vinhos-ability-barrel })
vinhos-expert-aroma-free-move = koneser aromatu ({ vinhos-ability-free-move })
vinhos-expert-look-discount = koneser wyglądu ({ vinhos-ability-discount })
vinhos-expert-look-reorder = koneser wyglądu ({ vinhos-ability-reorder })
vinhos-expert-look-renown = koneser wyglądu ({ vinhos-ability-renown })
vinhos-expert-look-cash = koneser wyglądu ({ vinhos-ability-cash })
vinhos-expert-look-barrel = koneser wyglądu ({ vinhos-ability-barrel })
vinhos-expert-look-free-move = koneser wyglądu ({ vinhos-ability-free-move })
vinhos-expert-alcohol-discount = koneser alkoholu ({ vinhos-ability-discount })
vinhos-expert-alcohol-reorder = koneser alkoholu ({ vinhos-ability-reorder })
vinhos-expert-alcohol-renown = koneser alkoholu ({ vinhos-ability-renown })
vinhos-expert-alcohol-cash = koneser alkoholu ({ vinhos-ability-cash })
vinhos-expert-alcohol-barrel = koneser alkoholu ({ vinhos-ability-barrel })
vinhos-expert-alcohol-free-move = koneser alkoholu ({ vinhos-ability-free-move })

vinhos-estate-estate-n = posiadłość { $n1 }
vinhos-wine-estate-n-slot-n = posiadłość { $n1 }, pole { $n2 }
vinhos-transfer-estate-n-estate-n = z posiadłości { $n1 } do posiadłości { $n2 }
vinhos-amount-n = { THOUSANDS($n1) } Bagos
vinhos-number-n =
    { $n1 ->
        [0] bez kostek renomy
        [one] 1 kostka renomy
        [few] { $n1 } kostki renomy
       *[many] { $n1 } kostek renomy
    }

## Pytania

vinhos-ask-first-vineyard = Wybierz pierwszą winnicę. Przyniesie wino i dar swojego regionu.
vinhos-ask-first-wine = Butelkujesz to wino jako Douro czy wydajesz żeton Porto na lepsze?
vinhos-ask-turn = Twoja tura: dokąd idzie twój znacznik akcji?
vinhos-ask-after-action = Akcja wykonana. Coś jeszcze przed końcem tury?
vinhos-ask-vineyards-action = Którą winnicę kupujesz?
vinhos-ask-bonus-vineyard-action = Którą winnicę kupujesz z rabatem managera?
vinhos-ask-place-vineyard = Do której posiadłości trafia { $vineyard }?
vinhos-ask-wineries-action = Gdzie budujesz winiarnię za { THOUSANDS($price) } Bagos? Możesz zbudować jeszcze { $left }.
vinhos-ask-bonus-winery-action = Gdzie budujesz winiarnię za jedyne { THOUSANDS($price) } Bagos?
vinhos-ask-cellars-action = Który magazyn zamieniasz w piwnicę za { THOUSANDS($price) } Bagos?
vinhos-ask-enologists-action = Która winiarnia zatrudnia enologa za { THOUSANDS($price) } Bagos? Możesz zatrudnić jeszcze { $left }.
vinhos-ask-wine-experts-action = Którego konesera zatrudniasz? Możesz zatrudnić jeszcze { $left }.
vinhos-ask-bank-action = Co załatwiasz w banku?
vinhos-ask-sales-action = Które wino sprzedajesz w kraju?
vinhos-ask-bonus-sales-action = Które wino sprzedajesz w kraju w ramach dodatkowej akcji?
vinhos-ask-sale-slot = Gdzie sprzedajesz { $colour } wino { $region } o wartości { $value }?
vinhos-ask-export-action = Które wino wysyłasz za granicę?
vinhos-ask-bonus-export-action = Które wino wysyłasz za granicę w ramach dodatkowej akcji?
vinhos-ask-export-slot = Dokąd wysyłasz { $colour } wino { $region } o wartości { $value }?
vinhos-ask-order-place = Które miejsce w kolejności zajmujesz na następną fazę?
vinhos-ask-announce = Które wino ogłaszasz na najbliższe Targi?
vinhos-ask-announce-cubes = Dodajesz renomę do tego wina o wartości { $value }?
vinhos-ask-announce-slot =
    { $experts ->
        [0] Twoje wino o wartości { $value } nie dopuszcza na Targach żadnego konesera. Które pole zajmuje?
        [one] Twoje wino o wartości { $value } dopuszcza na Targach jednego konesera. Które pole zajmuje?
       *[other] Twoje wino o wartości { $value } dopuszcza na Targach { $experts } koneserów. Które pole zajmuje?
    }
vinhos-ask-manager-barrels = Twoje wino podoba się managerowi. Komu dajesz beczkę?
vinhos-ask-benefit = Co robi dla ciebie manager?
vinhos-ask-benefit-wine = Które wino dajesz managerowi?
vinhos-ask-wine-for-points = Które wino zamieniasz na Punkty Zwycięstwa?
vinhos-ask-wine-for-points-cubes = Dodajesz renomę do tego wina o wartości { $value }?
vinhos-ask-return-expert = To o jednego konesera za dużo. Którego oddajesz?
vinhos-ask-free-expert = Wybierz darmowego konesera.
vinhos-ask-last-place-expert = Ostatnie miejsce: koneser dołącza do ciebie za darmo. Który?
vinhos-ask-place-cubes =
    { $left ->
        [one] Do którego regionu trafia kostka renomy?
       *[other] Do którego regionu trafia kostka renomy? Do rozłożenia: { $left }, w różnych regionach.
    }
vinhos-ask-lift-barrel = Która beczka wraca do ciebie?
vinhos-ask-lift-pair = Którą beczkę zabierasz do domu? ({ $hangout })
vinhos-ask-reorder-deck = Winnice którego regionu przeglądasz i układasz?
vinhos-ask-lay-tiles = W jakiej kolejności leżą winnice { $region }? Wybierz następną od góry.
vinhos-ask-lose-winery = Na koncie zabrakło na odsetki. Która posiadłość traci winiarnię?
vinhos-ask-lose-vineyard = Na koncie zabrakło na odsetki. Która posiadłość traci winnicę?
vinhos-ask-rehouse = Która winiarnia przyjmuje enologa, który został bez swojej?
vinhos-ask-dismiss = Nie ma pensji dla jednego enologa. Z której posiadłości odchodzi?
vinhos-ask-move-enologists = Przed produkcją: czy enolodzy zmieniają posiadłości?
vinhos-ask-make-wine = Posiadłość { $estate } wytwarza wino o wartości { $value }. Butelkujesz je jako Douro czy wydajesz żeton Porto?
vinhos-ask-before-fair = Targi zaraz się zaczną. Coś jeszcze przedtem?
vinhos-ask-choose-experts =
    { $left ->
        [one] Który koneser przemawia za twoim winem? Możesz zagrać jeszcze jednego.
       *[other] Który koneser przemawia za twoim winem? Możesz zagrać jeszcze do { $left }.
    }
vinhos-ask-last-benefit = Ostatni rok minął. Jeszcze jedna korzyść czy koniec?
vinhos-ask-last-cash = Wykorzystani koneserzy zaraz się odkryją. Użyć najpierw konesera z gotówką?
vinhos-ask-last-divest = Przed końcową punktacją: zamieniasz inwestycje i koneserów na gotówkę?

## Odpowiedzi

vinhos-answer-done = Nic więcej
vinhos-answer-pass = Bez informacji prasowej
vinhos-answer-stay = Zostań na polu Pasowanie / Informacja prasowa
vinhos-answer-divest = Dezinwestuj: { THOUSANDS($gain) } Bagos w gotówce
vinhos-answer-invest = Zainwestuj: { THOUSANDS($price) } Bagos z konta
vinhos-answer-douro = Douro, wino o wartości { $value }
vinhos-answer-porto = Porto, wino o wartości { $value }
vinhos-answer-go =
    { $price ->
        [0] Idź na pole { $it }
       *[other] Idź na pole { $it } za { THOUSANDS($price) } Bagos
    }
vinhos-answer-use = Użyj: { $it }
vinhos-answer-play = Zagraj: { $it }
vinhos-answer-return = Oddaj: { $it }
vinhos-answer-hire =
    { $price ->
        [0] Przyjmij za darmo: { $expert }
       *[other] Zatrudnij za { THOUSANDS($price) } Bagos: { $expert }
    }
vinhos-answer-buy =
    { $price ->
        [0] Kup za darmo: { $vineyard }
       *[other] Kup za { THOUSANDS($price) } Bagos: { $vineyard }
    }
vinhos-answer-cube = Dodaj kostkę do regionu { $it }
vinhos-answer-deck = Ułóż winnice regionu { $it }
vinhos-answer-next = Następna: { $it }
vinhos-answer-place = Umieść tutaj: { $it }
vinhos-answer-drop = Zabierz stąd: { $it }
vinhos-answer-transfer = Enolog przechodzi { $it }
vinhos-answer-wine = Wino { $region }, { $colour }, wartość { $value } ({ $it })
vinhos-answer-sell =
    { $cubes ->
        [0] Sprzedaj ({ $it }): { THOUSANDS($demand) } Bagos na konto
        [one] Sprzedaj ({ $it }): { THOUSANDS($demand) } Bagos na konto, zużywając 1 kostkę renomy
        [few] Sprzedaj ({ $it }): { THOUSANDS($demand) } Bagos na konto, zużywając { $cubes } kostki renomy
       *[many] Sprzedaj ({ $it }): { THOUSANDS($demand) } Bagos na konto, zużywając { $cubes } kostek renomy
    }
vinhos-answer-ship =
    { $cubes ->
        [0] Eksportuj ({ $it }): { $points } PZ
        [one] Eksportuj ({ $it }): { $points } PZ, zużywając 1 kostkę renomy
        [few] Eksportuj ({ $it }): { $points } PZ, zużywając { $cubes } kostki renomy
       *[many] Eksportuj ({ $it }): { $points } PZ, zużywając { $cubes } kostek renomy
    }
vinhos-answer-withdraw = Wypłać { $it }
vinhos-answer-deposit = Wpłać { $it }
vinhos-answer-home = Zabierz dwie beczki ({ $it }): za każdą kostka renomy
vinhos-answer-lift-sale = Beczka ze sprzedaży ({ $it })
vinhos-answer-lift-export = Beczka z eksportu ({ $it })
vinhos-answer-lift-court = Beczka u managerów ({ $it })
vinhos-answer-lift-multiplier = Beczka na mnożniku ({ $it })
vinhos-answer-order = W następnej fazie: { $it }
vinhos-answer-fair =
    { $points ->
        [0] { $it }: { $bonus }
        [one] { $it }: { $bonus } i 1 Punkt Targów za wino
        [few] { $it }: { $bonus } i { $points } Punkty Targów za wino
       *[many] { $it }: { $bonus } i { $points } Punktów Targów za wino
    }
vinhos-answer-cubes = Wino o wartości { $value } ({ $it })
vinhos-answer-manager = Beczkę dostaje { $it }
vinhos-answer-benefit = Skorzystaj ze swojej beczki ({ $it })
vinhos-answer-to = Beczka przechodzi na: { $it }
vinhos-answer-multiply = Beczka przechodzi na mnożnik ({ $it }): w tej chwili { $points } PZ

## Powody

vinhos-must-move = Twój znacznik już tam stoi; musi iść gdzie indziej.
vinhos-short-of-cash = Ruch kosztuje { THOUSANDS($price) } Bagos; brakuje ci { THOUSANDS($short) }.
vinhos-can-leave = Zostać można tylko wtedy, gdy nie ma dokąd pójść, a teraz jest dokąd.
vinhos-cannot-pay =
    { $short ->
        [0] Twojej gotówki nie starczy tam nawet na najtańszy zakup.
       *[other] Brakuje ci { THOUSANDS($short) } Bagos.
    }
vinhos-investment-lowest = Twoja inwestycja jest już najniższa.
vinhos-investment-highest = Twoja inwestycja jest już najwyższa.
vinhos-account-short = Na koncie brakuje na to { THOUSANDS($short) } Bagos.
vinhos-account-empty = Twoje konto jest puste.
vinhos-account-full = Na twoim koncie nie zmieści się więcej.
vinhos-no-cash = Nie masz gotówki na wpłatę.
vinhos-nothing-at-bank = Nie masz czego wypłacić ani wpłacić.
vinhos-back-and-forth = To tylko cofnęłoby coś z tej samej wizyty.
vinhos-must-do-one = Tę akcję trzeba wykonać przynajmniej raz.
vinhos-already-bought-here = W tej akcji był tu już zakup; każdy region sprzedaje ci jedną winnicę.
vinhos-deck-empty = Nic tam nie zostało.
vinhos-region-not-in-play = Ten region nie bierze udziału w grze.
vinhos-no-estate-fits = Nie zmieści się w żadnej posiadłości: potrzebuje pustej albo swojego regionu i koloru.
vinhos-estate-differs = Tamtejsze winnice są z innego regionu albo innego koloru.
vinhos-estate-full = Wszystkie trzy pola są tam zajęte.
vinhos-minho-cellar = Wino Minho nie zna piwnicy.
vinhos-two-wineries = Stoją tam już dwie winiarnie.
vinhos-no-winery-left = Winiarnie są wyprzedane.
vinhos-no-winery-room = Żadna twoja posiadłość nie ma miejsca na winiarnię.
vinhos-no-cellar-left = Piwnice są wyprzedane.
vinhos-no-cellar-room = W żadnej twojej posiadłości nie może stanąć piwnica.
vinhos-has-cellar = Piwnica już tam jest.
vinhos-no-enologist-left = Żaden enolog nie szuka pracy.
vinhos-no-empty-winery = Nie ma winiarni bez enologa.
vinhos-no-wine = Nie masz wina.
vinhos-no-barrel = Nie masz beczki w zasobach.
vinhos-no-slot-fits = Żadne wolne pole nie przyjmie twojego wina, nawet z renomą.
vinhos-slot-taken = Ktoś już tam jest.
vinhos-value-too-low = Wymagane jest { $demand }; twoje wino jest warte { $value }, a renoma nie wyrówna różnicy.
vinhos-no-pair = Potrzebujesz tam dwóch beczek.
vinhos-cubes-not-needed = Ostatnia z tych kostek nic by nie dała.
vinhos-cubes-lacking = W twoim regionie nie ma tylu kostek.
vinhos-already-cube-there = Jedna z tych kostek już tam leży.
vinhos-no-cube-room = W tym regionie nie ma miejsca na kolejną kostkę.
vinhos-expert-face-down = Ten koneser jest już wykorzystany; żeton leży zakryty.
vinhos-expert-not-now = Ten koneser nic w tej chwili nie zdziała.
vinhos-no-cube-left = Nie ma już kostek albo nie ma na nie miejsca.
vinhos-no-barrel-out = Żadna twoja beczka nie stoi na planszy.
vinhos-free-move-already = Twój ruch już jest darmowy.
vinhos-nothing-to-reorder = Nie zostały nawet dwie winnice do ułożenia.
vinhos-too-many-played = Twoje wino nie dopuszcza kolejnego konesera.
vinhos-feature-not-shown = Twoje pole Targów nie pokazuje tej cechy.
vinhos-benefit-used = Twoja korzyść w tej fazie już była.
vinhos-same-space = Twoja beczka już tam stoi.
vinhos-multiplier-once = Na tym mnożniku jest już twoja beczka.
vinhos-no-benefit-fits = Żadna korzyść w rzędzie tego managera nie jest teraz możliwa.
vinhos-bonus-needs-wine = To wino jest potrzebne do samej dodatkowej akcji.
vinhos-already-announced = Twoje wino na te Targi jest już ogłoszone.
vinhos-request-not-met = Twoje wino nie spełnia tegorocznego życzenia tego managera.
vinhos-year-one = W pierwszym roku managerowie nie biorą beczek.
vinhos-manager-once = Ten manager dostał już beczkę za to wino.
vinhos-place-taken = To miejsce jest już zajęte.

## Skąd biorą się punkty

vinhos-source-export = eksport
vinhos-source-fair = Targi
vinhos-source-wine = wino
vinhos-source-experts = koneserzy
vinhos-source-renown = renoma
vinhos-source-empty-account = puste konto
vinhos-source-majorities = większości w eksporcie
vinhos-source-account = konto
vinhos-source-multipliers = mnożniki
