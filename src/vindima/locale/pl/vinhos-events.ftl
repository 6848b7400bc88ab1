### Co się wydarzyło w Vinhos, po polsku.

## Gracze

vinhos-seat-seat-n =
    { $n1 ->
        [1] gracz A
        [2] gracz B
        [3] gracz C
       *[4] gracz D
    }

## Dlaczego pieniądze zmieniają właściciela

vinhos-cause-vineyard = winnica
vinhos-cause-building = budynek lub enolog
vinhos-cause-expert = Koneser Win
vinhos-cause-divesting = zbycie inwestycji
vinhos-cause-fair = pole Targów
vinhos-cause-deposit = wpłata
vinhos-cause-withdrawal = wypłata z konta
vinhos-cause-investment = inwestycja
vinhos-cause-interest = odsetki
vinhos-cause-salaries = pensje
vinhos-cause-sale = sprzedaż wina
vinhos-cause-start = późniejsza kolej
vinhos-cause-move = ruch

## Zdarzenia

vinhos-event-year = Rozpoczął się rok { $year }.
vinhos-event-phase = Rozpoczęła się faza { $phase }.
vinhos-event-vintage = Odkryto nowy Żeton Winobrania: pogoda { $weather }.
vinhos-event-feature = Targi: cecha { $feature } wzrosła o { $steps }.
vinhos-event-refresh = { $who }: użytych koneserów znów odkryto.
vinhos-event-order = Ustalono kolejność gry; zaczyna { $who }.
vinhos-event-order-fair = Targi ustaliły kolejność gry; zaczyna { $who }.
vinhos-event-order-start = Pierwsze winnice ustaliły kolejność gry; zaczyna { $who }.
vinhos-event-order-place = { $who }: zajęto { $place } w kolejności gry.
vinhos-event-move = { $who }: przesunięto znacznik na pole „{ $action }”.
vinhos-event-stay = { $who }: znacznik pozostał na polu Pasowanie/Informacja Prasowa.
vinhos-event-toll = { $who }: otrzymano { THOUSANDS($amount) } Bagos od gracza, który wszedł na to samo pole.
vinhos-event-cash = { $who }: otrzymano { THOUSANDS($amount) } Bagos w gotówce ({ $cause }).
vinhos-event-pay-cash = { $who }: zapłacono { THOUSANDS($amount) } Bagos w gotówce ({ $cause }).
vinhos-event-account = { $who }: na konto wpłynęło { THOUSANDS($amount) } Bagos ({ $cause }).
vinhos-event-pay-account = { $who }: z konta ubyło { THOUSANDS($amount) } Bagos ({ $cause }).
vinhos-event-invest = { $who }: poziom inwestycji wzrósł do { $level }.
vinhos-event-divest = { $who }: poziom inwestycji spadł do { $level }.
vinhos-event-points = { $who }: zdobyto { $points } PZ ({ $source }).
vinhos-event-lose-points = { $who }: stracono { $points } PZ ({ $source }).
vinhos-event-take-vineyard = Z planszy zabrano: { $vineyard }.
vinhos-event-vineyard = { $who }: { $vineyard } trafiła do posiadłości { $estate }.
vinhos-event-lose-vineyard = { $who }: posiadłość { $estate } straciła winnicę ({ $vineyard }).
vinhos-event-cube = Region { $region }: dołożono kostkę renomy.
vinhos-event-waiting-cube = { $who }: kostka renomy czeka w posiadłości { $estate }.
vinhos-event-waiting-cubes-move = { $who }: czekająca kostka renomy opuściła posiadłość { $estate }.
vinhos-event-waiting-cube-back = { $who }: czekająca kostka renomy z posiadłości { $estate } wróciła do rezerwy.
vinhos-event-spend-cubes =
    { $cubes ->
        [one] Region { $region }: zużyto 1 kostkę renomy.
        [few] Region { $region }: zużyto { $cubes } kostki renomy.
       *[other] Region { $region }: zużyto { $cubes } kostek renomy.
    }
vinhos-event-winery = { $who }: w posiadłości { $estate } stanęła winiarnia.
vinhos-event-lose-winery = { $who }: posiadłość { $estate } straciła winiarnię.
vinhos-event-cellar = { $who }: w posiadłości { $estate } powstała piwnica.
vinhos-event-enologist = { $who }: do posiadłości { $estate } przybył enolog.
vinhos-event-enologist-leaves = { $who }: enolog opuścił posiadłość { $estate }.
vinhos-event-enologist-moves = { $who }: enolog przeszedł z posiadłości { $estate } do posiadłości { $other }.
vinhos-event-porto =
    { $tiles ->
        [one] { $who }: otrzymano 1 żeton Porto.
        [few] { $who }: otrzymano { $tiles } żetony Porto.
       *[other] { $who }: otrzymano { $tiles } żetonów Porto.
    }
vinhos-event-spend-porto =
    { $tiles ->
        [one] { $who }: wydano 1 żeton Porto.
        [few] { $who }: wydano { $tiles } żetony Porto.
       *[other] { $who }: wydano { $tiles } żetonów Porto.
    }
vinhos-event-expert = { $who }: dołączył { $expert }.
vinhos-event-expert-back = { $who }: odszedł { $expert }.
vinhos-event-expert-used = { $who }: użyto: { $expert }.
vinhos-event-choose-experts =
    { $count ->
        [one] { $who }: wybrano w tajemnicy 1 konesera na Targi.
       *[other] { $who }: wybrano w tajemnicy { $count } koneserów na Targi.
    }
vinhos-event-fair-expert = Targi. { $who }: ujawniono: { $expert }.
vinhos-event-wine = { $who }: posiadłość { $estate } wyprodukowała wino ({ $colour }) o wartości { $value }.
vinhos-event-give-wine = { $who }: oddano wino { $region } ({ $colour }) o wartości { $value }.
vinhos-event-age = { $who }: postarzały się wina w posiadłości { $estate }.
vinhos-event-wine-lost = { $who }: wino { $region } ({ $colour }) o wartości produkcji { $value } było za stare i przepadło (posiadłość { $estate }).
vinhos-event-sale = { $who }: sprzedano wino ({ $slot }).
vinhos-event-export = { $who }: wyeksportowano wino ({ $slot }).
vinhos-event-manager = { $who }: przekazano beczkę managerowi ({ $manager }).
vinhos-event-benefit = { $who }: wzięto korzyść: { $benefit }.
vinhos-event-benefit-multiplier = { $who }: beczkę przesunięto na mnożnik „{ $multiplier }”.
vinhos-event-barrel-sale = { $who }: zabrano beczkę ze sprzedaży ({ $slot }).
vinhos-event-barrel-export = { $who }: zabrano beczkę z eksportu ({ $slot }).
vinhos-event-barrel-court = { $who }: zabrano beczkę od managerów ({ $slot }).
vinhos-event-barrel-multiplier = { $who }: zabrano beczkę z mnożnika „{ $slot }”.
vinhos-event-announce = { $who }: ogłoszono na Targi wino o wartości { $value } ({ $slot }).
vinhos-event-fair-points =
    { $points ->
        [one] { $who }: zdobyto 1 Punkt Targów (razem { $total }).
        [few] { $who }: zdobyto { $points } Punkty Targów (razem { $total }).
       *[other] { $who }: zdobyto { $points } Punktów Targów (razem { $total }).
    }
vinhos-event-prize = Targi. { $who }: { $place }. miejsce, { $points } PZ.
vinhos-event-fair-over = Targi się skończyły; żetony Targów wróciły do graczy.
vinhos-event-look = { $who }: przejrzano winnice regionu { $region }.
vinhos-event-reorder = { $who }: ułożono winnice regionu { $region }.
vinhos-event-last-benefits = Rozpoczęła się kolejna runda ostatnich korzyści.
vinhos-event-winner = { $who }: wygrana z wynikiem { $points } PZ.
