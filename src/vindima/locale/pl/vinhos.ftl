### Vinhos po polsku.
###
### Rzeczownik stoi pod kluczem `vinhos-<rodzaj>-<id>`. Każdy ciąg cyfr w id to `n` w kluczu, a tutaj liczba:
### `estate-2-slot-3` to `vinhos-wine-estate-n-slot-n` z $n1 = 2 i $n2 = 3.
### Pieniądze liczy się w tysiącach: THOUSANDS($price) zamienia 3 na 3000.
### Rzeczowniki są w mianowniku, dlatego zdania wprowadzają je dwukropkiem.

## Rzeczowniki: miejsca na planszy

vinhos-action-vineyards = Winnice
vinhos-action-cellars = Piwnice
vinhos-action-wineries = Winiarnie
vinhos-action-wine-experts = Koneserzy Win
vinhos-action-pass-press-release = Pasowanie/Informacja Prasowa
vinhos-action-enologists = Enolodzy
vinhos-action-export = Eksport
vinhos-action-sales = Sprzedaż
vinhos-action-bank = Bank
vinhos-short-vineyards = Winnice
vinhos-short-cellars = Piwnice
vinhos-short-wineries = Winiarnie
vinhos-short-wine-experts = Koneserzy
vinhos-short-pass-press-release = Pas/Prasa
vinhos-short-enologists = Enolodzy
vinhos-short-export = Eksport
vinhos-short-sales = Sprzedaż
vinhos-short-bank = Bank
vinhos-short-taste = Smak
vinhos-short-aroma = Aromat
vinhos-short-look = Wygląd
vinhos-short-alcohol = Alkohol

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
vinhos-court-winery-for-n = Dodatkowa Akcja: winiarnia za { THOUSANDS($n1) } Bagos
vinhos-court-sales = Dodatkowa Akcja: Sprzedaż
vinhos-court-beatriz = Beatriz
vinhos-court-vineyard-minus-n = Dodatkowa Akcja: winnica o { THOUSANDS($n1) } Bagos taniej
vinhos-court-export = Dodatkowa Akcja: Eksport
vinhos-court-constantino = Constantino
vinhos-court-free-expert = Dodatkowa Akcja: darmowy Koneser Win
vinhos-court-invest-free = Dodatkowa Akcja: jedna darmowa inwestycja

vinhos-multiplier-cellars-n = piwnice, pole { $n1 }
vinhos-multiplier-vineyards-n = winnice, pole { $n1 }
vinhos-multiplier-wine-n = wartość wina teraz, pole { $n1 }
vinhos-multiplier-enologists-n = enolodzy, pole { $n1 }
vinhos-multiplier-cash-n = gotówka, pole { $n1 }
vinhos-multiplier-four-experts-n = koneserzy wszystkich czterech cech teraz, pole { $n1 }
vinhos-multiplier-full-estates-n = kompletne posiadłości, pole { $n1 }
vinhos-multiplier-wineries-n = winiarnie, pole { $n1 }
vinhos-multiplier-renown-n = renoma we własnych regionach teraz, pole { $n1 }

vinhos-fair-look-taste = Wygląd i Smak
vinhos-fair-look-alcohol = Wygląd i Zawartość Alkoholu
vinhos-fair-look-aroma = Wygląd i Aromat
vinhos-fair-taste-aroma = Smak i Aromat
vinhos-fair-taste-alcohol = Smak i Zawartość Alkoholu
vinhos-fair-aroma-alcohol = Aromat i Zawartość Alkoholu
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

vinhos-vineyard-minho-red-n = czerwona winnica Minho
vinhos-vineyard-minho-white-n = biała winnica Minho
vinhos-vineyard-tras-os-montes-red-n = czerwona winnica Trás-os-Montes
vinhos-vineyard-tras-os-montes-white-n = biała winnica Trás-os-Montes
vinhos-vineyard-dao-red-n = czerwona winnica Dão
vinhos-vineyard-dao-white-n = biała winnica Dão
vinhos-vineyard-douro-red-n = czerwona winnica Douro
vinhos-vineyard-douro-white-n = biała winnica Douro
vinhos-vineyard-lisboa-red-n = czerwona winnica Lisboa
vinhos-vineyard-lisboa-white-n = biała winnica Lisboa
vinhos-vineyard-alentejo-red-n = czerwona winnica Alentejo
vinhos-vineyard-alentejo-white-n = biała winnica Alentejo
vinhos-vineyard-setubal-red-n = czerwona winnica Setúbal
vinhos-vineyard-setubal-white-n = biała winnica Setúbal
vinhos-vineyard-algarve-red-n = czerwona winnica Algarve
vinhos-vineyard-algarve-white-n = biała winnica Algarve

vinhos-feature-taste = Smak
vinhos-feature-aroma = Aromat
vinhos-feature-look = Wygląd
vinhos-feature-alcohol = Zawartość Alkoholu

vinhos-ability-discount = rabat na winnice
vinhos-ability-reorder = ułożenie winnic
vinhos-ability-renown = kostka renomy
vinhos-ability-cash = gotówka
vinhos-ability-barrel = odzyskanie beczki
vinhos-ability-free-move = darmowy ruch

vinhos-expert-taste-discount = koneser Smaku ({ vinhos-ability-discount })
vinhos-expert-taste-reorder = koneser Smaku ({ vinhos-ability-reorder })
vinhos-expert-taste-renown = koneser Smaku ({ vinhos-ability-renown })
vinhos-expert-taste-cash = koneser Smaku ({ vinhos-ability-cash })
vinhos-expert-taste-barrel = koneser Smaku ({ vinhos-ability-barrel })
vinhos-expert-taste-free-move = koneser Smaku ({ vinhos-ability-free-move })
vinhos-expert-aroma-discount = koneser Aromatu ({ vinhos-ability-discount })
vinhos-expert-aroma-reorder = koneser Aromatu ({ vinhos-ability-reorder })
vinhos-expert-aroma-renown = koneser Aromatu ({ vinhos-ability-renown })
vinhos-expert-aroma-cash = koneser Aromatu ({ vinhos-ability-cash })
vinhos-expert-aroma-barrel = koneser Aromatu ({ vinhos-ability-barrel })
vinhos-expert-aroma-free-move = koneser Aromatu ({ vinhos-ability-free-move })
vinhos-expert-look-discount = koneser Wyglądu ({ vinhos-ability-discount })
vinhos-expert-look-reorder = koneser Wyglądu ({ vinhos-ability-reorder })
vinhos-expert-look-renown = koneser Wyglądu ({ vinhos-ability-renown })
vinhos-expert-look-cash = koneser Wyglądu ({ vinhos-ability-cash })
vinhos-expert-look-barrel = koneser Wyglądu ({ vinhos-ability-barrel })
vinhos-expert-look-free-move = koneser Wyglądu ({ vinhos-ability-free-move })
vinhos-expert-alcohol-discount = koneser Zawartości Alkoholu ({ vinhos-ability-discount })
vinhos-expert-alcohol-reorder = koneser Zawartości Alkoholu ({ vinhos-ability-reorder })
vinhos-expert-alcohol-renown = koneser Zawartości Alkoholu ({ vinhos-ability-renown })
vinhos-expert-alcohol-cash = koneser Zawartości Alkoholu ({ vinhos-ability-cash })
vinhos-expert-alcohol-barrel = koneser Zawartości Alkoholu ({ vinhos-ability-barrel })
vinhos-expert-alcohol-free-move = koneser Zawartości Alkoholu ({ vinhos-ability-free-move })

# Posiadłości według regionu, w zdaniach po słowie „posiadłość”; numer tylko tam, gdzie dwie mają ten sam region.
vinhos-estate-estate-n = { $n1 }
vinhos-estate-minho = Minho
vinhos-estate-minho-n = Minho { $n1 }
vinhos-estate-tras-os-montes = Trás-os-Montes
vinhos-estate-tras-os-montes-n = Trás-os-Montes { $n1 }
vinhos-estate-dao = Dão
vinhos-estate-dao-n = Dão { $n1 }
vinhos-estate-douro = Douro
vinhos-estate-douro-n = Douro { $n1 }
vinhos-estate-lisboa = Lisboa
vinhos-estate-lisboa-n = Lisboa { $n1 }
vinhos-estate-alentejo = Alentejo
vinhos-estate-alentejo-n = Alentejo { $n1 }
vinhos-estate-setubal = Setúbal
vinhos-estate-setubal-n = Setúbal { $n1 }
vinhos-estate-algarve = Algarve
vinhos-estate-algarve-n = Algarve { $n1 }

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

vinhos-ask-first-vineyard = Wybierz pierwszą winnicę. Da ci wino i bonus swojego regionu.
vinhos-ask-first-wine = Produkujesz zwykłe wino Douro czy wydajesz żeton Porto na lepsze?
vinhos-ask-turn = Dokąd przesuwasz Znacznik Akcji?
vinhos-ask-after-action = Akcja wykonana. Robisz coś jeszcze przed końcem tury?
vinhos-ask-vineyards-action = Którą winnicę kupujesz?
vinhos-ask-bonus-vineyard-action = Którą winnicę kupujesz z rabatem z dodatkowej akcji?
vinhos-ask-place-vineyard = W której posiadłości umieszczasz tę winnicę: { $vineyard }?
vinhos-ask-wineries-action =
    { $left ->
        [one] Gdzie budujesz winiarnię za { THOUSANDS($price) } Bagos? Możesz zbudować jeszcze jedną.
        [few] Gdzie budujesz winiarnię za { THOUSANDS($price) } Bagos? Możesz zbudować { $left }.
       *[many] Gdzie budujesz winiarnię za { THOUSANDS($price) } Bagos? Możesz ich zbudować { $left }.
    }
vinhos-ask-bonus-winery-action = Gdzie budujesz winiarnię za jedyne { THOUSANDS($price) } Bagos?
vinhos-ask-cellars-action = Który magazyn zakrywasz piwnicą za { THOUSANDS($price) } Bagos?
vinhos-ask-enologists-action =
    { $left ->
        [one] Gdzie zatrudniasz enologa za { THOUSANDS($price) } Bagos? Możesz zatrudnić jeszcze jednego.
       *[other] Gdzie zatrudniasz enologa za { THOUSANDS($price) } Bagos? Możesz zatrudnić { $left }.
    }
vinhos-ask-wine-experts-action =
    { $left ->
        [one] Którego Konesera Win zatrudniasz? Możesz zatrudnić jeszcze jednego.
       *[other] Którego Konesera Win zatrudniasz? Możesz zatrudnić { $left }.
    }
vinhos-ask-bank-action = Co robisz w banku?
vinhos-ask-sales-action = Które wino sprzedajesz?
vinhos-ask-bonus-sales-action = Które wino sprzedajesz w ramach dodatkowej akcji?
vinhos-ask-sale-slot = Gdzie sprzedajesz { $colour } wino { $region } o wartości { $value }?
vinhos-ask-export-action = Które wino eksportujesz?
vinhos-ask-bonus-export-action = Które wino eksportujesz w ramach dodatkowej akcji?
vinhos-ask-export-slot = Dokąd eksportujesz { $colour } wino { $region } o wartości { $value }?
vinhos-ask-order-place =
    { $next ->
        [phase] Które miejsce w kolejności zajmujesz na następną fazę?
        [year] Które miejsce w kolejności zajmujesz na następny rok?
       *[fair] Które miejsce w kolejności zajmujesz na Targach?
    }
vinhos-ask-announce = Które wino ogłaszasz na najbliższe Targi?
vinhos-ask-late-announcement = Zaczynają się Targi. Które wino prezentujesz?
vinhos-ask-announce-cubes = Czy używasz renomy, aby podnieść wartość tego wina ({ $value })?
vinhos-ask-announce-slot =
    { $experts ->
        [0] Twoje wino (wartość { $value }) nie pozwala zagrać na Targach żadnego konesera. Które pole Targów zajmujesz?
        [one] Twoje wino (wartość { $value }) pozwala zagrać na Targach jednego konesera. Które pole Targów zajmujesz?
       *[other] Twoje wino (wartość { $value }) pozwala zagrać na Targach do { $experts } koneserów. Które pole Targów zajmujesz?
    }
vinhos-ask-manager-barrels = Twoje wino spełnia wymagania managera. Któremu managerowi dajesz beczkę?
vinhos-ask-benefit = Którą korzyść wybierasz?
vinhos-ask-benefit-wine = Które wino dajesz managerowi?
vinhos-ask-wine-for-points = Które wino odrzucasz za Punkty Zwycięstwa?
vinhos-ask-wine-for-points-cubes = Czy używasz renomy, aby podnieść wartość tego wina ({ $value })?
vinhos-ask-return-expert = Masz o jednego konesera za dużo. Którego odrzucasz?
vinhos-ask-free-expert = Wybierz darmowego Konesera Win.
vinhos-ask-last-place-expert = Ostatnie miejsce na Targach daje darmowego konesera. Którego bierzesz?
vinhos-ask-place-cubes =
    { $left ->
        [one] W którym regionie kładziesz kostkę renomy?
       *[other] W którym regionie kładziesz kostkę renomy? Do położenia: { $left }, każda w innym regionie.
    }
vinhos-ask-lift-barrel = Którą beczkę zabierasz z powrotem?
vinhos-ask-lift-pair = Którą beczkę zabierasz z lokalu { $hangout }?
vinhos-ask-reorder-deck = Stos winnic którego regionu przeglądasz i układasz?
vinhos-ask-lay-tiles = Ułóż winnice regionu { $region }: która jest następna od góry?
vinhos-ask-lose-winery = Na koncie zabrakło pieniędzy na odsetki. Która posiadłość traci winiarnię?
vinhos-ask-lose-vineyard = Na koncie zabrakło pieniędzy na odsetki. Która posiadłość traci winnicę?
vinhos-ask-discard-vineyard = Na koncie zabrakło pieniędzy na odsetki. Którą winnicę z posiadłości { $estate } odrzucasz?
vinhos-ask-rehouse = Do której winiarni przechodzi enolog z odrzuconej winiarni?
vinhos-ask-dismiss = Nie stać cię na pensję jednego z enologów. Z której posiadłości go zwalniasz?
vinhos-ask-move-enologists = Przed produkcją: czy przenosisz enologów między posiadłościami?
vinhos-ask-make-wine = Posiadłość { $estate } produkuje wino o wartości { $value }. Zostaje winem Douro czy wydajesz żeton Porto?
vinhos-ask-before-fair = Targi zaraz się zaczną. Chcesz jeszcze coś zrobić?
vinhos-ask-choose-experts =
    { $left ->
        [one] Którego konesera zagrywasz? Możesz zagrać jeszcze jednego.
       *[other] Którego konesera zagrywasz? Możesz zagrać jeszcze do { $left }.
    }
vinhos-ask-last-benefit = Ostatni rok dobiegł końca. Bierzesz jeszcze jedną korzyść czy pasujesz?
vinhos-ask-last-cash = Twoi zakryci koneserzy zaraz zostaną odkryci. Używasz najpierw konesera, który daje gotówkę?
vinhos-ask-last-divest = Przed końcową punktacją: zbywasz inwestycje lub używasz koneserów dla gotówki?

## Odpowiedzi

vinhos-answer-done = Gotowe
vinhos-answer-pass = Pasuj (bez Informacji Prasowej)
vinhos-answer-stay = Zostań na polu Pasowanie/Informacja Prasowa
vinhos-answer-divest = Zbyj inwestycję: zyskaj { THOUSANDS($gain) } Bagos w gotówce
vinhos-answer-invest = Zainwestuj: zapłać { THOUSANDS($price) } Bagos z konta
vinhos-answer-douro = Wino Douro o wartości { $value }
vinhos-answer-porto = Wino Porto o wartości { $value }
vinhos-answer-go =
    { $price ->
        [0] Przesuń znacznik: { $it }
       *[other] Przesuń znacznik za { THOUSANDS($price) } Bagos: { $it }
    }
vinhos-answer-use =
    { $cash ->
        [0] Użyj: { $it }
       *[other] Użyj: { $it }, zyskaj { THOUSANDS($cash) } Bagos
    }
vinhos-answer-play = Zagraj: { $it }
vinhos-answer-return = Odrzuć: { $it }
vinhos-answer-hire =
    { $price ->
        [0] Weź za darmo: { $expert }
       *[other] Zatrudnij za { THOUSANDS($price) } Bagos: { $expert }
    }
vinhos-answer-buy =
    { $price ->
        [0] Weź za darmo: { $vineyard }
       *[other] Kup za { THOUSANDS($price) } Bagos: { $vineyard }
    }
vinhos-answer-cube = Połóż kostkę renomy w regionie { $it }
vinhos-answer-deck = Ułóż winnice regionu { $it }
vinhos-answer-next = Następna: { $it } (cena { THOUSANDS($price) } Bagos)
vinhos-answer-place = Umieść w posiadłości { $it }
vinhos-answer-drop = Zabierz z posiadłości { $it }
vinhos-answer-discard = Odrzuć: { $it } (cena { THOUSANDS($price) } Bagos)
vinhos-answer-transfer = Przenieś enologa z posiadłości { $from } do posiadłości { $to }
vinhos-answer-wine = Wino { $region }, { $colour }, wartość { $value } ({ $place ->
    [region] pole { $slot }
   *[estate] posiadłość { $estate }, pole { $slot }
  })
vinhos-answer-sell =
    { $cubes ->
        [0] Sprzedaj ({ $it }): { THOUSANDS($gain) } Bagos na konto
        [one] Sprzedaj ({ $it }): { THOUSANDS($gain) } Bagos na konto, zużywając 1 kostkę renomy
        [few] Sprzedaj ({ $it }): { THOUSANDS($gain) } Bagos na konto, zużywając { $cubes } kostki renomy
       *[many] Sprzedaj ({ $it }): { THOUSANDS($gain) } Bagos na konto, zużywając { $cubes } kostek renomy
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
vinhos-answer-home = Zabierz dwie beczki z lokalu { $it } i połóż dwie kostki renomy
vinhos-answer-lift-sale = Beczka w sprzedaży ({ $it })
vinhos-answer-lift-export = Beczka w eksporcie ({ $it })
vinhos-answer-lift-court = Beczka u managerów ({ $it })
vinhos-answer-lift-multiplier = Beczka na mnożniku ({ $it })
vinhos-answer-order =
    { $next ->
        [phase] W następnej fazie: { $it }
        [year] W przyszłym roku: { $it }
       *[fair] Na Targach: { $it }
    }
vinhos-answer-fair =
    { $points ->
        [0] { $it }: { $bonus }
        [one] { $it }: { $bonus } i 1 Punkt Targów za wino
        [few] { $it }: { $bonus } i { $points } Punkty Targów za wino
       *[many] { $it }: { $bonus } i { $points } Punktów Targów za wino
    }
vinhos-answer-cubes = Wartość wina: { $value } ({ $it })
vinhos-answer-manager = Beczkę dostaje { $it }
vinhos-answer-benefit = Weź korzyść: przesuń swoją beczkę ({ $it })
vinhos-answer-to = Przesuń beczkę na pole: { $it }
vinhos-answer-multiply = Przesuń beczkę na mnożnik „{ $it }”: obecnie { $points } PZ

## Powody

vinhos-must-move = Twój Znacznik Akcji już tam stoi; musi przejść na inne pole.
vinhos-short-of-cash = Ruch na to pole kosztuje { THOUSANDS($price) } Bagos; brakuje ci { THOUSANDS($short) }.
vinhos-can-leave = Możesz zostać tylko wtedy, gdy nie możesz wykonać żadnej innej akcji, a teraz możesz.
vinhos-cannot-pay =
    { $short ->
        [0] Nie starczy ci gotówki nawet na najtańszy zakup na tym polu.
       *[other] Brakuje ci { THOUSANDS($short) } Bagos.
    }
vinhos-investment-lowest = Twoja inwestycja jest już na najniższym poziomie.
vinhos-investment-highest = Twoja inwestycja jest już na najwyższym poziomie.
vinhos-account-short = Na koncie brakuje ci { THOUSANDS($short) } Bagos.
vinhos-account-empty = Twoje konto jest puste.
vinhos-account-full = Twoje konto jest pełne.
vinhos-no-cash = Nie masz gotówki na wpłatę.
vinhos-nothing-at-bank = Nie masz czego wypłacić ani wpłacić.
vinhos-back-and-forth = To tylko cofnęłoby to, co już zrobiono podczas tej wizyty.
vinhos-must-do-one = Wykonując tę akcję, trzeba to zrobić co najmniej raz.
vinhos-action-needs-it = W tej turze musisz wykonać swoją akcję, a to by ją uniemożliwiło.
vinhos-already-bought-here = W tej akcji masz już winnicę z tego regionu; z każdego można kupić tylko jedną.
vinhos-deck-empty = Nic tam nie zostało.
vinhos-region-not-in-play = Tego regionu nie używa się w tej grze.
vinhos-no-estate-fits = Nie pasuje do żadnej twojej posiadłości: potrzebna jest pusta albo taka z tego samego regionu i w tym samym kolorze.
vinhos-estate-differs = Winnice w tej posiadłości są z innego regionu albo innego koloru.
vinhos-estate-full = Wszystkie trzy pola tej posiadłości są zajęte.
vinhos-minho-cellar = W posiadłości Minho nie może być piwnicy.
vinhos-two-wineries = W tej posiadłości są już dwie winiarnie.
vinhos-no-winery-left = Nie ma już winiarni.
vinhos-no-winery-room = Żadna twoja posiadłość nie ma miejsca na winiarnię.
vinhos-no-cellar-left = Nie ma już piwnic.
vinhos-no-cellar-room = W żadnej twojej posiadłości nie może powstać piwnica.
vinhos-has-cellar = W tej posiadłości jest już piwnica.
vinhos-no-enologist-left = Nie ma już enologów.
vinhos-no-empty-winery = Nie masz winiarni bez enologa.
vinhos-no-wine = Nie masz wina.
vinhos-no-barrel = Nie masz beczek w zasobach.
vinhos-no-slot-fits = Żadne wolne pole nie przyjmie żadnego z twoich win, nawet z renomą.
vinhos-slot-taken = To pole jest już zajęte.
vinhos-value-too-low = To pole wymaga wartości { $demand }; twoje wino jest warte { $value }, a renoma nie wyrówna różnicy.
vinhos-no-pair = Potrzebujesz dwóch beczek w tym lokalu.
vinhos-cubes-not-needed = Nie potrzebujesz aż tylu kostek renomy: ostatnia nic by ci nie dała.
vinhos-cubes-lacking = Region tego wina nie ma tylu kostek renomy.
vinhos-already-cube-there = Twoja kostka renomy właśnie tam trafiła; wybierz inny region.
vinhos-no-cube-room = W tym regionie nie ma miejsca na kolejną kostkę renomy.
vinhos-expert-face-down = Ten koneser został już użyty; żeton leży zakryty.
vinhos-expert-not-now = Zdolności tego konesera nie można teraz użyć.
vinhos-no-cube-left = Nie ma już kostek renomy albo nie ma na nie miejsca.
vinhos-no-barrel-out = Na planszy nie ma żadnej twojej beczki.
vinhos-free-move-already = Twój ruch już jest darmowy.
vinhos-nothing-to-reorder = W żadnym stosie winnic nie zostały dwa żetony do ułożenia.
vinhos-reorder-before-buying = Tego konesera używa się przed kupnem winnicy, a ze stosu, w którym są co najmniej dwa żetony, nie możesz już nic kupić.
vinhos-too-many-played = Twój żeton Targów nie pozwala zagrać kolejnego konesera.
vinhos-feature-not-shown = Twoje pole Targów nie pokazuje tej cechy.
vinhos-benefit-used = W tej fazie wzięto już korzyść; w każdej fazie można wziąć tylko jedną.
vinhos-same-space = Twoja beczka już tam stoi.
vinhos-multiplier-once = Na tym mnożniku jest już twoja beczka.
vinhos-no-benefit-fits = Żadna korzyść w rzędzie tego managera nie jest teraz możliwa.
vinhos-bonus-needs-wine = To wino jest potrzebne do samej dodatkowej akcji.
vinhos-no-bonus-follows = Po akcji wolno to zrobić tylko w ramach przygotowań do dodatkowej akcji, a żadna nie jest możliwa.
vinhos-bonus-must-follow = Trwają przygotowania do dodatkowej akcji, więc musisz wziąć korzyść z dodatkową akcją.
vinhos-already-announced = Twoje wino na te Targi jest już ogłoszone.
vinhos-request-not-met = Twoje wino nie spełnia tegorocznych wymagań tego managera.
vinhos-year-one = W pierwszym roku nie daje się beczek managerom.
vinhos-manager-once = Ten manager dostał już beczkę za to wino.
vinhos-place-taken = To miejsce zajął już inny gracz.

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
