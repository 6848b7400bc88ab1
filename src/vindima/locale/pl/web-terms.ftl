### Co waży doradca: powody jego rad, po każdym dwukropek i to, ile się zyskuje lub traci.

## Vinhos

web-term-vinhos-points = Punkty Zwycięstwa
web-term-vinhos-majorities = większości w eksporcie
web-term-vinhos-account-points = PZ za konto
web-term-vinhos-multipliers = mnożniki
web-term-vinhos-cash = gotówka potrzebna wkrótce
web-term-vinhos-purse = gotówka w zapasie
web-term-vinhos-savings = pieniądze na koncie
web-term-vinhos-interest = przyszłe odsetki
web-term-vinhos-unpaid = odsetki i pensje, na które nie starczy
web-term-vinhos-market = ile twoje wina przyniosłyby teraz
web-term-vinhos-fading = wina, które zaraz przepadną
web-term-vinhos-ageing = wina, które zyskują z wiekiem
web-term-vinhos-harvest = przyszłe wino
web-term-vinhos-fine-harvest = przyszłe wino dobre na eksport
web-term-vinhos-estates = posiadłości z winnicami
web-term-vinhos-cellars = piwnice
web-term-vinhos-barrels = beczki w zasobach
web-term-vinhos-renown = renoma w twoich regionach
web-term-vinhos-porto = żetony Porto
web-term-vinhos-experts = Koneserzy Win
web-term-vinhos-used-experts = koneserzy, którzy znów zostaną odkryci
web-term-vinhos-abilities = różnorodność zdolności koneserów
web-term-vinhos-fair-points = Punkty Targów
web-term-vinhos-prizes = nagrody na przyszłych Targach
web-term-vinhos-announced = ogłoszone wino
web-term-vinhos-court = beczki u managerów
web-term-vinhos-prospects = mnożniki w zasięgu
web-term-vinhos-exported = beczki w eksporcie
web-term-vinhos-marker = darmowe ruchy znacznika akcji

## Viticulture

web-term-viticulture-points = Punkty Zwycięstwa
web-term-viticulture-lira = liry potrzebne wkrótce
web-term-viticulture-wealth = liry w zapasie
web-term-viticulture-income = przyszłe wypłaty
web-term-viticulture-workers = pracownicy
web-term-viticulture-idle = pracownicy do postawienia w tym roku
web-term-viticulture-lateness = kolejność gry
web-term-viticulture-trellis = trejaż
web-term-viticulture-irrigation = deszczownia
web-term-viticulture-yoke = wóz
web-term-viticulture-windmill = wiatrak
web-term-viticulture-cottage = domek gościnny
web-term-viticulture-tasting-room = altana
web-term-viticulture-medium-cellar = średnia piwnica
web-term-viticulture-large-cellar = duża piwnica
web-term-viticulture-land = pola
web-term-viticulture-vines = winorośle na ręce
web-term-viticulture-planted = przyszłe zbiory
web-term-viticulture-grapes = grona
web-term-viticulture-wines = wina
web-term-viticulture-orders = zamówienia na ręce
web-term-viticulture-filling = zamówienia, które wkrótce zrealizujesz
web-term-viticulture-summer-visitors = letni goście
web-term-viticulture-winter-visitors = zimowi goście
web-term-viticulture-too-many-cards = za dużo kart
web-term-viticulture-ahead = przewaga nad najlepszym przeciwnikiem
web-term-viticulture-last-year = zaczął się ostatni rok
web-term-viticulture-tokens = znaczniki akcji bonusowej
web-term-viticulture-defeat = porażka przed końcem
