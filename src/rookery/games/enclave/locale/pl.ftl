### Enclave: Polish

enclave-name = Enclave: Zakon Krańca Świata
enclave-hook = Wykradnij przyszłość z raju, który nie jest twój.
enclave-summary = Świat się skończył, a ci, którzy do tego doprowadzili, żyją we własnym raju. Pozyskiwacze skaczą tam przez szczeliny. Przez sześć rund wspólnie ustalacie, w jakiej kolejności otwierają się lokacje w mieście, potajemnie wybieracie cztery wizyty, kupujecie pancerze, leki i części maszyn, pakujecie sarkofag, zanim poznacie pułapki, i niesiecie zdobytą wiedzę pod drzewo, gdzie zamienia się w punkty. Kto na koniec rundy ma cztery żetony drzewa, wygrywa.
enclave-length = około 2 godzin
enclave-reconstructed = Większość wartości tej gry jest zrekonstruowana: instrukcja, z której korzystamy, podaje zasady, liczby elementów i wszystkie piętnaście kart drzewa, ale inne karty pokazuje tylko w przykładach. Nazwy, działanie i ceny abordaży, pryzów, osłon, leków i ulepszeń, zapłata Pasterza, liczby Jego Wysokości Jaszczura i Angelosa oraz położenie strefy krytycznej i strefy super są nasze, wypróbowane w tysiącach partii między botami.
enclave-cards-lead = Wszystkie karty: oferta obu targów, abordaże z pułapkami i nagrodami, same pułapki, pryzy i piętnaście kart drzewa.

## Places

enclave-location-shepherd = Pasterz
enclave-location-oracle = Wyrocznia
enclave-location-outlet = Sklep Maggota
enclave-location-square = Plac Sztyletów
enclave-location-crossing = Przejście
enclave-location-tree = Drzewo

## Decks

enclave-deck-outlet = karty sklepu
enclave-deck-square = karty placu
enclave-deck-missions = abordaże
enclave-deck-traps = pułapki
enclave-deck-finds = pryzy
enclave-deck-tree = karty drzewa

enclave-item-outlet = { $count ->
    [one] { $count } karta sklepu
    [few] { $count } karty sklepu
   *[many] { $count } kart sklepu
  }
enclave-item-square = { $count ->
    [one] { $count } karta placu
    [few] { $count } karty placu
   *[many] { $count } kart placu
  }
enclave-item-missions = { $count ->
    [one] { $count } abordaż
    [few] { $count } abordaże
   *[many] { $count } abordaży
  }
enclave-item-traps = { $count ->
    [one] { $count } pułapka
    [few] { $count } pułapki
   *[many] { $count } pułapek
  }
enclave-item-finds = { $count ->
    [one] { $count } pryz
    [few] { $count } pryzy
   *[many] { $count } pryzów
  }
enclave-item-1-top = karta 1 na wierzch
enclave-item-1-bottom = karta 1 pod spód
enclave-item-2-top = karta 2 na wierzch
enclave-item-2-bottom = karta 2 pod spód
enclave-item-3-top = karta 3 na wierzch
enclave-item-3-bottom = karta 3 pod spód
enclave-item-4-top = karta 4 na wierzch
enclave-item-4-bottom = karta 4 pod spód
enclave-item-5-top = karta 5 na wierzch
enclave-item-5-bottom = karta 5 pod spód
enclave-item-6-top = karta 6 na wierzch
enclave-item-6-bottom = karta 6 pod spód

enclave-colour-red = czerwony
enclave-colour-blue = niebieski
enclave-colour-green = zielony
enclave-colour-yellow = żółty

enclave-thief-red = Ansgar Voss
enclave-thief-blue = Mirela Quint
enclave-thief-green = Rudo Halloran
enclave-thief-yellow = Ysolde Brandt

enclave-category-markers = znaczników drzewa
enclave-category-tiles = żetonów drzewa
enclave-category-coins = monet
enclave-category-finds = kart pryzów

enclave-word-p = fizyczne
enclave-word-m = psychiczne
enclave-word-sesame = sezam
enclave-word-sarcophagus = sarkofag
enclave-word-coins = monety
enclave-word-knowledge = wiedza
enclave-word-tiles = żetony drzewa
enclave-word-points = punkty
enclave-word-hand = ręka
enclave-word-row = w ofercie
enclave-word-pile = stos kart odrzuconych
enclave-word-round = runda
enclave-word-order = kolejność
enclave-word-prepared = żeton przygotowania
enclave-word-sync = żeton synchronizacji
enclave-word-cancel = żeton zniesienia stanu krytycznego
enclave-word-extra = dodatkowa akcja
enclave-word-known = wiesz

enclave-kind-protection = osłona
enclave-kind-healing = leczenie
enclave-kind-thief = ulepszenie pozyskiwacza
enclave-kind-machine = ulepszenie maszyny
enclave-kind-knowledge = wiedza
enclave-kind-trap = pułapka
enclave-kind-mission = abordaż
enclave-kind-tree = karta drzewa

enclave-phase-setup = Przygotowanie
enclave-phase-round = Nowa runda
enclave-phase-initiative = I Inicjatywa
enclave-phase-planning = II Planowanie
enclave-phase-action = III Akcja
enclave-phase-tree = IV Drzewo
enclave-phase-rotation = V Rotacja
enclave-phase-over = Koniec

## What a mission may cost

enclave-odds-certain = Pewne obrażenia: fizyczne { $p }, psychiczne { $m }.
enclave-odds-average = Średnio: fizyczne { $p }, psychiczne { $m }.
enclave-odds-worst = W najgorszym razie: fizyczne { $p }, psychiczne { $m }.
enclave-odds-chance = Powodzenie mniej więcej w { $percent } przypadkach na 100, spakowane: { $cards }.
enclave-odds-none = nic
enclave-odds-short-head = Obrażenia (ciało / psychika)
enclave-odds-short-certain = co najmniej { $p } / { $m }
enclave-odds-short-average = średnio { $p } / { $m }
enclave-odds-short-worst = najwyżej { $p } / { $m }
enclave-odds-caption = Szanse dotyczą najlepszego ekwipunku, jaki możesz spakować – na ile możesz to wiedzieć. Obrażenia: ciało / psychika, bez ochrony.
enclave-odds-traps = Pułapki zadają obrażenia: ciało { $p }, psychika { $m }; ochrona jak dotąd: { $pp } i { $mm }.
enclave-odds-enough = Ze wszystkim, co spakowane, abordaż się uda.
enclave-odds-not-enough = Nawet ze wszystkim, co spakowane, abordaż się nie uda.

## Co robią karty: ich teksty wynikają z wartości

enclave-harm-p = fizyczne { $p }
enclave-harm-m = psychiczne { $m }
enclave-harm-both = fizyczne { $p }, psychiczne { $m }
enclave-change-p = fizyczne { $n }
enclave-change-m = psychiczne { $n }
enclave-change-sesame = sezam { $n }
enclave-change-sarcophagus = sarkofag { $n }
enclave-many-traps = Pułapki: { $n }
enclave-many-knowledge = wiedza { $n }
enclave-many-tiles = żetony drzewa { $n }
enclave-many-finds = pryzy { $n }
enclave-effect-protection = Osłona, raz, podczas abordażu: { $harm }.
enclave-effect-healing = Leczenie, raz: { $harm }.
enclave-effect-trap = Obrażenia: { $harm }.
enclave-effect-thief = Ulepszenie pozyskiwacza: { $change }.
enclave-effect-machine = Ulepszenie maszyny: { $change }.
enclave-effect-knowledge = Jeśli je zatrzymasz, daje od razu wiedzę: { $n }.
enclave-effect-mission = { $traps }. Nagroda: { $reward }.
enclave-effect-mission-harm = { $traps }; obrażenia: { $harm }. Nagroda: { $reward }.

## Cards

enclave-card-SD01 = Nitowany kaftan
enclave-card-SD02 = Woskowe zatyczki
enclave-card-SD03 = Pigułka dymna
enclave-card-SD04 = Węzeł gildii
enclave-card-SD05 = Nitowany kaftan
enclave-card-SD06 = Woskowe zatyczki
enclave-card-SD07 = Pigułka dymna
enclave-card-SD08 = Węzeł gildii
enclave-card-SD09 = Nitowany kaftan
enclave-card-SD10 = Woskowe zatyczki
enclave-card-SD11 = Pigułka dymna
enclave-card-SD12 = Węzeł gildii
enclave-card-SD13 = Nitowany kaftan
enclave-card-SD14 = Woskowe zatyczki
enclave-card-SD15 = Pigułka dymna
enclave-card-SD16 = Węzeł gildii
enclave-card-SD17 = Tarcza z kotłowej blachy
enclave-card-SD18 = Lustrzany monokl
enclave-card-SD19 = Podwójnie szyty płaszcz
enclave-card-SD20 = Maska z popiołu
enclave-card-SD21 = Pancerz żółwia
enclave-card-SD22 = Dzwon ciszy
enclave-card-SD23 = Bliźniacze znaki
enclave-card-SD24 = Sprężynowe nagolenniki
enclave-card-SD25 = Świeca rozsądku
enclave-card-SD26 = Strojona cewka
enclave-card-SD27 = Podwójny skraplacz
enclave-card-SD28 = Szersze wieko
enclave-card-SD29 = Kołyska ładunkowa
enclave-card-SD30 = Zawór równoważący
enclave-card-SD31 = Splecione ścięgna
enclave-card-SD32 = Spiralny tatuaż
enclave-card-SD33 = Bycze gruczoły
enclave-card-SD34 = Pełny tatuaż świętego
enclave-card-MO01 = Leczniczy talizman
enclave-card-MO02 = Makowa ampułka
enclave-card-MO03 = Okład z pajęczyny
enclave-card-MO04 = Pudełko kołysanek
enclave-card-MO05 = Mnisi rosół
enclave-card-MO06 = Flaszka cyrulika
enclave-card-MO07 = Suszona ropucha
enclave-card-MO08 = Tydzień snu
enclave-card-MO09 = Pożyczona nerka
enclave-card-MO10 = Wężowy tatuaż
enclave-card-MO11 = Noc u chirurga
enclave-card-MO12 = Trzecia powieka
enclave-card-EM01 = Płot sadu
enclave-card-EM02 = Pralnia błogosławionych
enclave-card-EM03 = Kaplica celna
enclave-card-EM04 = Noclegownia pielgrzymów
enclave-card-EM05 = Szkoła chóralna
enclave-card-EM06 = Słona brama
enclave-card-EM07 = Dom zasłon
enclave-card-EM08 = Mechaniczny ogród
enclave-card-EM09 = Archiwum hymnów
enclave-card-EM10 = Huta szkła
enclave-card-EM11 = Ptaszarnia strażnika
enclave-card-EM12 = Studnia szeptów
enclave-card-EM13 = Skarbiec wzorów
enclave-card-EM14 = Żłobek aniołów
enclave-card-EM15 = Pociąg relikwii
enclave-card-EM16 = Tron świtu
enclave-card-EM17 = Maszyna łaski
enclave-card-EM18 = Rada dwunastu
enclave-card-ET01 = Rozkołysana kadzielnica
enclave-card-ET02 = Cierniowy żywopłot
enclave-card-ET03 = Spadająca krata
enclave-card-ET04 = Wrząca chrzcielnica
enclave-card-ET05 = Chór brzytew
enclave-card-ET06 = Miażdżący krużganek
enclave-card-ET07 = Psy światła
enclave-card-ET08 = Zakrystia błyskawic
enclave-card-ET09 = Sala żalu
enclave-card-ET10 = Hymn bez końca
enclave-card-ET11 = Pożyczona twarz
enclave-card-ET12 = Płacząca mgła
enclave-card-ET13 = Głos matki
enclave-card-ET14 = Lustrzany dziedziniec
enclave-card-ET15 = Bezsenny dzwon
enclave-card-ET16 = Tron sędziego
enclave-card-ET17 = Płonący konfesjonał
enclave-card-ET18 = Anioł z dwoma mieczami
enclave-card-EF01 = Podarty plan
enclave-card-EF02 = Psałterz z przypisami
enclave-card-EF03 = Schemat pompy
enclave-card-EF04 = Tablice soczewek
enclave-card-EF05 = Pełne plany krosna
enclave-card-EF06 = Buczący kryształ
enclave-card-EF07 = Składana szkatuła
enclave-card-EF08 = Przekładnia mistrza
enclave-card-EF09 = Ścięgno anioła
enclave-card-EF10 = Cicha aureola
enclave-card-EF11 = Balsam wybranych
enclave-card-EF12 = Ciepły kamień
enclave-card-EF13 = Pozytywka
enclave-card-EF14 = Opłatek z manny
enclave-card-EF15 = Napierśnik strażnika
enclave-card-EF16 = Opaska spokoju
enclave-card-EF17 = Płaszcz z piór
enclave-card-EF18 = Latarnia aureoli
enclave-card-TC1A = Loki
    .text = Wybierz innego gracza z kartami na ręce i weź jedną z nich losowo.
enclave-card-TC1B = Warsztat Anzelma
    .text = Obejrzyj do 2 kart z talii lub z odrzuconych kart placu; możesz kupić jedną z nich.
enclave-card-TC1C = Stragan Ma Lou
    .text = Obejrzyj do 2 kart z talii lub z odrzuconych kart sklepu; możesz kupić jedną z nich.
enclave-card-TC2A = Jego Wysokość Jaszczur
    .text = Według miejsca na poziomie: pierwszy może zapłacić 8 monet za 3 żetony wiedzy, drugi 5 monet za 2; trzeci dostaje 1 żeton wiedzy, czwarty 3 monety.
enclave-card-TC2B = Osobliwości pana Woo
    .text = Możesz sprzedać jedno swoje ulepszenie pozyskiwacza za podwójną cenę.
enclave-card-TC2C = Alba Chryzostom
    .text = Możesz oddać dowolną ilość wiedzy po 7 monet za każdą.
enclave-card-TC3A = Doktor Tertius
    .text = Twój stan fizyczny i psychiczny wzrasta do maksimum.
enclave-card-TC3B = Przejście u Angelosa
    .text = Możesz ruszyć na abordaż z 1 pułapką; nagroda to 1 żeton wiedzy i 1 pryz.
enclave-card-TC3C = W synchronii
    .text = Weź żeton synchronizacji: w następnej rundzie możesz zabrać ze sobą na abordaż kogoś, kto stoi przy Przejściu.
enclave-card-TC4A = Amber Svensen
    .text = Obejrzyj do 6 kart z wierzchu talii i odłóż je na wierzch albo pod spód.
enclave-card-TC4B = Stacja badawcza Ultima Thule
    .text = W następnej rundzie możesz zagrać piątą kartę akcji.
enclave-card-TC4C = Akunen
    .text = Weź żeton zniesienia stanu krytycznego: strefa krytyczna już ci nie szkodzi.
enclave-card-TC5A = Gadające lisy
    .text = Możesz odrzucić z ręki 1 kartę leczenia za 2 żetony wiedzy.
enclave-card-TC5B = Jacob Tyllo
    .text = Raz w grze możesz oddać 1 żeton drzewa za 4 żetony wiedzy.
enclave-card-TC5C = Zakon Krańca Świata
    .text = Możesz zamienić 1 żeton wiedzy na 1 punkt na dowolnym poziomie, który ma jeszcze znacznik.

## Questions to the player; .other is what the rest of the table reads

enclave-ask-bid = Ile dajesz za miejsce w kolejności?
    .other = Czekamy na ofertę: { $name }.
enclave-ask-tile = Połóż żeton inicjatywy na lokacji, która go nie ma.
    .other = Żeton inicjatywy kładzie { $name }.
enclave-ask-plan = Wybierz potajemnie lokację.
    .other = Lokację wybiera { $name }.
enclave-ask-level = Na którym poziomie drzewa stawiasz kostkę?
    .other = Poziom drzewa wybiera { $name }.
enclave-ask-peek = Ile kart z których talii chcesz obejrzeć?
    .other = Karty ogląda { $name }.
enclave-ask-return = Odłóż każdą kartę, na wierzch albo pod spód.
    .other = Karty odkłada { $name }.
enclave-ask-market = Kup kartę, odrzuć jedną albo odejdź.
    .other = Zakupy robi { $name }.
enclave-ask-sync = Z kim ruszasz na abordaż?
    .other = Partnera wybiera { $name }.
enclave-ask-crossing = Rusz na abordaż, rusz w ciemno albo przygotuj się.
    .other = Przejście albo przygotowanie wybiera { $name }.
enclave-ask-pack = Spakuj osłony, zanim odkryjemy pułapki.
    .other = Pakuje się { $name }.
enclave-ask-use = Jakich osłon używasz przeciw pułapkom?
    .other = Ochrony używa { $name }.
enclave-ask-tree-tile = Zatrzymujesz żeton drzewa czy bierzesz 2 żetony wiedzy?
    .other = O żetonie drzewa decyduje { $name }.
enclave-ask-find = Sprzedajesz pryz czy zatrzymujesz?
    .other = O pryzie decyduje { $name }.
enclave-ask-exchange = Ile wiedzy zamieniasz tu na punkty?
    .other = Wiedzę zamienia { $name }.
enclave-ask-card = Używasz karty tego poziomu?
    .other = O karcie poziomu decyduje { $name }.
enclave-ask-stall = Kupujesz jedną z tych kart?
    .other = Kupuje albo rezygnuje { $name }.

enclave-step-tile = Który numer?
enclave-step-on = Dokąd?
enclave-step-peek = Z której talii?
enclave-step-return = Która karta następna i dokąd?
enclave-step-remove = Które ulepszenie ustąpi miejsca?

## Moves, as they stand on buttons

enclave-move-bid = Zaoferuj: { $coins }
enclave-move-tile = Żeton { $number }: { WORD($location, kind: "location") }
enclave-move-plan = Lokacja: { WORD($location, kind: "location") }
enclave-move-pass-plan = Nie zagrywaj piątej karty
enclave-move-level = Poziom { $level }
enclave-move-peek = Obejrzyj: { ITEMS($items) }
enclave-move-peek-none = Nie oglądaj niczego
enclave-move-return = Odłóż: { ITEMS($items) }
enclave-move-buy = Kup za { $price }: { CARD($card) }
enclave-move-buy-remove = Kup za { $price }: { CARD($card) }, usuń: { CARD($removed) }
enclave-move-discard = Odrzuć: { CARD($card) }
enclave-move-pass-market = Opuść targ
enclave-move-partner = Idź razem z graczem { $victim }
enclave-move-pass-sync = Idź bez partnera
enclave-move-cross = Rusz na abordaż: { CARD($card) }
enclave-move-blind = Rusz w ciemno
enclave-move-prepare = Przygotuj się na następną rundę
enclave-move-pack = Spakuj: { CARD($card) }
enclave-move-done-pack = Zakończ pakowanie
enclave-move-use = Użyj: { CARD($card) }
enclave-move-use-tile = Użyj żetonu przygotowania
enclave-move-done-use = Nie używaj niczego więcej
enclave-move-tree-tile = Zatrzymaj żeton drzewa
enclave-move-knowledge = Weź 2 żetony wiedzy zamiast żetonu
enclave-move-sell = Sprzedaj pryz
enclave-move-keep = Zatrzymaj pryz
enclave-move-keep-remove = Zatrzymaj pryz, usuń: { CARD($removed) }
enclave-move-exchange = { $count ->
    [0] Nie zamieniaj wiedzy
   *[other] Zamień wiedzę: { $count }
  }
enclave-move-card = Użyj karty drzewa: { CARD($card) }
enclave-move-pass-card = Nie używaj karty
enclave-move-steal = Ukradnij kartę graczowi { $victim }
enclave-move-absent = Wybierz miejsce { $number }, na którym nikt nie siedzi
enclave-move-look-deck = Obejrzyj z talii: { $count }
enclave-move-look-pile = Obejrzyj z odrzuconych: { $count }
enclave-move-pass-stall = Nie kupuj niczego
enclave-move-woo = Sprzedaj panu Woo: { CARD($card) }
enclave-move-trade = Oddaj wiedzę za monety: { $count }
enclave-move-feed = Daj lisom: { CARD($card) }
enclave-move-offer = Zamień 1 żeton wiedzy na poziomie { $level }
enclave-move-heal = Lecz się: { CARD($card) }
enclave-move-thief = Pozyskiwacz: { WORD($colour, kind: "colour") }
enclave-move-order = Kolejność graczy
enclave-move-first = Pierwszą ofertę składa { $name }
enclave-move-tree = Na drzewie rośnie: { CARD($card) }
enclave-move-draw = Odkryj: { CARD($card) }
enclave-move-pluck = Weź: { CARD($card) }

## What happened

enclave-log-thief = { $name } ma kolor: { WORD($colour, kind: "colour") }.
    .you = Masz kolor: { WORD($colour, kind: "colour") }.
enclave-log-first = Pierwszą ofertę składa { $name }.
    .you = Pierwszą ofertę składasz ty.
enclave-log-bid = { $name } oferuje { $coins }.
    .you = Oferujesz { $coins }.
enclave-log-place = { $name } zajmuje miejsce { $place } w kolejności, monety: { $coins }.
    .you = Zajmujesz miejsce { $place } w kolejności, monety: { $coins }.
enclave-log-tree = Na poziomie { $level } rośnie: { CARD($card) }.
enclave-log-deal = Nowa karta: { CARD($card) }.
enclave-log-shuffle = Odrzucone karty wtasowano do talii ({ WORD($deck, kind: "deck") }).
enclave-log-round = Zaczyna się runda { $round }.
enclave-log-tile = { $name } kładzie żeton { $number }: { WORD($location, kind: "location") }.
    .you = Kładziesz żeton { $number }: { WORD($location, kind: "location") }.
enclave-log-plan = { $name } zagrywa: { WORD($location, kind: "location") }.
    .you = Zagrywasz: { WORD($location, kind: "location") }.
enclave-log-rest = { $name } nie zagrywa piątej karty.
    .you = Nie zagrywasz piątej karty.
enclave-log-cube = { $name } stawia kostkę: { WORD($location, kind: "location") }.
    .you = Stawiasz kostkę: { WORD($location, kind: "location") }.
enclave-log-level = { $name } stawia kostkę na poziomie { $level } drzewa.
    .you = Stawiasz kostkę na poziomie { $level } drzewa.
enclave-log-visit = Żeton { $number }: teraz { WORD($location, kind: "location") }.
enclave-log-shepherd = { $name } pracuje dla Pasterza: monety { $coins }, wiedza { $knowledge }.
    .you = Pracujesz dla Pasterza: monety { $coins }, wiedza { $knowledge }.
enclave-log-order = { $name } zajmie miejsce { $place } w kolejności.
    .you = Zajmiesz miejsce { $place } w kolejności.
enclave-log-peek = { $name } ogląda: { ITEMS($items) }.
    .you = Oglądasz: { ITEMS($items) }.
enclave-log-peek-none = { $name } nie ogląda kart.
    .you = Nie oglądasz kart.
enclave-log-look = { $name } widzi: { CARD($card) } ({ WORD($deck, kind: "deck") }).
    .you = Widzisz: { CARD($card) } ({ WORD($deck, kind: "deck") }).
enclave-log-look-hidden = { $name } podnosi kartę ({ WORD($deck, kind: "deck") }).
enclave-log-return = { $name } odkłada karty: na wierzch { $top }, pod spód { $bottom }.
    .you = Odkładasz karty: na wierzch { $top }, pod spód { $bottom }.
enclave-log-return-own = { $name } odkłada: { ITEMS($items) }.
    .you = Odkładasz: { ITEMS($items) }.
enclave-log-buy = { $name } kupuje za { $price }: { CARD($card) }.
    .you = Kupujesz za { $price }: { CARD($card) }.
enclave-log-discard = { $name } odrzuca: { CARD($card) }.
    .you = Odrzucasz: { CARD($card) }.
enclave-log-pass = { $name } opuszcza targ.
    .you = Opuszczasz targ.
enclave-log-remove = { $name } usuwa: { CARD($card) }.
    .you = Usuwasz: { CARD($card) }.
enclave-log-sync = { $name } i { $victim } pójdą razem.
    .you = Ty i { $victim } pójdziecie razem.
    .victim = { $name } i ty pójdziecie razem.
enclave-log-alone = { $name } idzie bez partnera.
    .you = Idziesz bez partnera.
enclave-log-cross = { $name } wyrusza na abordaż: { CARD($card) }.
    .you = Wyruszasz na abordaż: { CARD($card) }.
enclave-log-blind = { $name } wyrusza w ciemno na abordaż: { CARD($card) }.
    .you = Wyruszasz w ciemno na abordaż: { CARD($card) }.
enclave-log-prepare = { $name } przygotowuje się na następną rundę.
    .you = Przygotowujesz się na następną rundę.
enclave-log-pack = { $name } pakuje: { CARD($card) } (karta { $count }).
    .you = Pakujesz: { CARD($card) } (karta { $count }).
enclave-log-pack-hidden = { $name } pakuje kartę { $count }.
enclave-log-packed = { $name } jest w gotowości, spakowane karty: { $count }.
    .you = Jesteś w gotowości, spakowane karty: { $count }.
enclave-log-trap = Pułapka: { CARD($card) }!
enclave-log-use = { $name } używa: { CARD($card) }.
    .you = Używasz: { CARD($card) }.
enclave-log-use-tile = { $name } używa żetonu przygotowania.
    .you = Używasz żetonu przygotowania.
enclave-log-used = { $name } przyjmuje resztę obrażeń.
    .you = Przyjmujesz resztę obrażeń.
enclave-log-hurt = { $name } odnosi obrażenia: fizyczne { $p }, psychiczne { $m }.
    .you = Odnosisz obrażenia: fizyczne { $p }, psychiczne { $m }.
enclave-log-success = { $name } odnosi sukces.
    .you = Odnosisz sukces.
enclave-log-failure = { $name } ponosi porażkę.
    .you = Ponosisz porażkę.
enclave-log-knowledge = { $name } dostaje wiedzę: { $count }.
    .you = Dostajesz wiedzę: { $count }.
enclave-log-tree-tile = { $name } zatrzymuje żeton drzewa.
    .you = Zatrzymujesz żeton drzewa.
enclave-log-tile-sold = { $name } bierze wiedzę zamiast żetonu drzewa: { $count }.
    .you = Bierzesz wiedzę zamiast żetonu drzewa: { $count }.
enclave-log-find = { $name } znajduje: { CARD($card) }.
    .you = Znajdujesz: { CARD($card) }.
enclave-log-find-hidden = { $name } coś znajduje.
enclave-log-sold = { $name } sprzedaje za { $coins }: { CARD($card) }.
    .you = Sprzedajesz za { $coins }: { CARD($card) }.
enclave-log-kept = { $name } zatrzymuje: { CARD($card) }.
    .you = Zatrzymujesz: { CARD($card) }.
enclave-log-stash = { $name } bierze na rękę: { CARD($card) }.
    .you = Bierzesz na rękę: { CARD($card) }.
enclave-log-stash-hidden = { $name } bierze pryz na rękę.
enclave-log-exchange = { $name } zamienia na punkty wiedzę ({ $count }) na poziomie { $level }.
    .you = Zamieniasz na punkty wiedzę ({ $count }) na poziomie { $level }.
enclave-log-marker = { $name } zabiera znacznik drzewa z poziomu { $level }.
    .you = Zabierasz znacznik drzewa z poziomu { $level }.
enclave-log-card = { $name } używa karty drzewa: { CARD($card) }.
    .you = Używasz karty drzewa: { CARD($card) }.
enclave-log-decline = { $name } poprzestaje na tym ({ CARD($card) }).
    .you = Poprzestajesz na tym ({ CARD($card) }).
enclave-log-steal = { $name } kradnie kartę graczowi { $victim }: { CARD($card) } ({ WORD($deck, kind: "deck") }).
    .you = Kradniesz kartę graczowi { $victim }: { CARD($card) } ({ WORD($deck, kind: "deck") }).
    .victim = { $name } kradnie ci kartę: { CARD($card) } ({ WORD($deck, kind: "deck") }).
enclave-log-steal-hidden = { $name } kradnie kartę graczowi { $victim } ({ WORD($deck, kind: "deck") }).
    .victim = { $name } kradnie ci kartę ({ WORD($deck, kind: "deck") }).
enclave-log-stall = { $name } ogląda { $count ->
    [one] { $count } kartę
    [few] { $count } karty
   *[many] { $count } kart
  } { $source ->
    [pile] z odrzuconych
   *[other] z talii
  } ({ WORD($deck, kind: "deck") }).
    .you = Oglądasz { $count ->
        [one] { $count } kartę
        [few] { $count } karty
       *[many] { $count } kart
      } { $source ->
        [pile] z odrzuconych
       *[other] z talii
      } ({ WORD($deck, kind: "deck") }).
enclave-log-lizard = { $name } odwiedza Jego Wysokość. Płaci: { $fee }, dostaje wiedzę: { $knowledge }, monety: { $coins }.
    .you = Odwiedzasz Jego Wysokość. Płacisz: { $fee }, dostajesz wiedzę: { $knowledge }, monety: { $coins }.
enclave-log-woo = { $name } sprzedaje panu Woo za { $coins }: { CARD($card) }.
    .you = Sprzedajesz panu Woo za { $coins }: { CARD($card) }.
enclave-log-alba = { $name } oddaje wiedzę ({ $count }) za monety ({ $coins }).
    .you = Oddajesz wiedzę ({ $count }) za monety ({ $coins }).
enclave-log-heal = { $name } leczy się ({ CARD($card) }): fizyczne { $p }, psychiczne { $m }.
    .you = Leczysz się ({ CARD($card) }): fizyczne { $p }, psychiczne { $m }.
enclave-log-feed = { $name } daje lisom: { CARD($card) }, wiedza: { $count }.
    .you = Dajesz lisom: { CARD($card) }, wiedza: { $count }.
enclave-log-tyllo = { $name } daje Jacobowi Tyllo żeton drzewa, wiedza: { $count }.
    .you = Dajesz Jacobowi Tyllo żeton drzewa, wiedza: { $count }.
enclave-log-offer = { $name } składa ofiarę na poziomie { $level }.
    .you = Składasz ofiarę na poziomie { $level }.
enclave-log-rotate = Z oferty schodzi: { CARD($card) }.
enclave-log-bonus = { $name } dostaje jeszcze { $points ->
    [one] { $points } punkt
    [few] { $points } punkty
   *[many] { $points } punktów
  } za najwięcej { WORD($category, kind: "category") }.
    .you = Dostajesz jeszcze { $points ->
        [one] { $points } punkt
        [few] { $points } punkty
       *[many] { $points } punktów
      } za najwięcej { WORD($category, kind: "category") }.
enclave-log-instant = { $name } ma cztery żetony drzewa!
    .you = Masz cztery żetony drzewa!
enclave-log-over = Koniec gry.

## The end

enclave-source-tree = Drzewo
enclave-source-markers = Najwięcej znaczników
enclave-source-tiles = Najwięcej żetonów
enclave-source-coins = Najwięcej monet
enclave-source-finds = Najwięcej pryzów
enclave-reason-rounds = Minęło sześć rund.
enclave-reason-tree-tiles = Cztery żetony drzewa na koniec rundy kończą grę.
enclave-tie-tiles = Remis w punktach: zdecydowało więcej żetonów drzewa.
enclave-tie-points = Tyle samo żetonów drzewa: zdecydowało więcej punktów.
enclave-tie-knowledge = Tam też remis: zdecydowało więcej wiedzy.
enclave-tie-shared = Remis do końca: zwycięstwo jest wspólne.

## Table options

enclave-option-order_method = Pierwsza kolejność
    .help = Losowana albo licytowana za monety.
enclave-option-tree_setup = Karty drzewa
    .help = Zestaw losowy, zestaw na pierwszą grę albo pięć wybranych kart.
enclave-option-thief_choice = Pozyskiwacze
    .help = Losowo albo kolor dla każdego gracza; różnią się tylko wyglądem.
enclave-value-draw = losowana
enclave-value-bid = licytowana
enclave-value-random = losowo
enclave-value-first_game = na pierwszą grę

## Why not

enclave-why-over = Gra się skończyła.
enclave-why-not-your-turn = To nie twoja kolej.
enclave-why-not-now = Teraz nie można tego zrobić.
enclave-why-bid = Ofertę { $coins } już złożono.
enclave-why-purse = Możesz zaoferować najwyżej monet: { $most }.
enclave-why-tile-placed = Żeton { $number } leży już na planszy.
enclave-why-has-tile = Tam leży już żeton: { WORD($location, kind: "location") }.
enclave-why-no-tree-tile = Drzewo nigdy nie dostaje żetonu; zawsze następuje po pięciu lokacjach w mieście.
enclave-why-must-play = Trzeba zagrać kartę.
enclave-why-card-played = Ta karta była już zagrana w tej rundzie: { WORD($location, kind: "location") }.
enclave-why-out-of-reach = Sięgasz od poziomu { $low } do { $high }; każdy żeton drzewa pozwala pójść o poziom dalej.
enclave-why-too-many-looks = Możesz obejrzeć najwyżej tyle kart: { $most }.
enclave-why-deck-too-small = Ta talia nie ma tylu kart.
enclave-why-return = Odłóż każdą obejrzaną kartę dokładnie raz.
enclave-why-not-in-row = Tego tam nie ma: { CARD($card) }.
enclave-why-too-dear = To kosztuje { $price }, a masz { $coins }.
enclave-why-make-room = Oba miejsca są zajęte: wskaż ulepszenie tego rodzaju do usunięcia.
enclave-why-no-removing = Jest na nie miejsce, więc nie można usuwać ulepszenia.
enclave-why-remove-own = { CARD($card) }: to nie jest jedno z twoich dwóch ulepszeń tego rodzaju; usuń jedno z nich.
enclave-why-no-upgrade-gained = To nie ulepszenie: niczego się dla niego nie usuwa.
enclave-why-partner = Wybierz kogoś innego przy Przejściu, kto nie jest w parze.
enclave-why-must-cross = Trzeba przejść, przejść w ciemno albo się przygotować.
enclave-why-pair-crosses = Para rusza na abordaż; nie może się przygotować.
enclave-why-no-missions = W talii nie ma już abordaży.
enclave-why-no-healing = To niczego nie leczy: { CARD($card) }.
enclave-why-not-in-hand = Tego nie masz na ręce: { CARD($card) }.
enclave-why-no-effect = Teraz niczego by to nie zmieniło: { CARD($card) }.
enclave-why-heal-later = Teraz nie można się leczyć.
enclave-why-no-protection = To nie jest osłona: { CARD($card) }.
enclave-why-packed-already = To już spakowane: { CARD($card) }.
enclave-why-sarcophagus-full = Twój sarkofag mieści tyle kart: { $most }.
enclave-why-not-packed = Tego nie spakowano: { CARD($card) }.
enclave-why-no-tile = Nie masz żetonu przygotowania do użycia teraz.
enclave-why-too-much = Możesz tu zamienić najwyżej tyle wiedzy: { $most }.
enclave-why-no-victim = Wybierz kogoś innego, kto ma karty na ręce.
enclave-why-no-look = Tylu kart tam nie ma.
enclave-why-no-upgrade = To nie jest twoje ulepszenie pozyskiwacza.
enclave-why-no-knowledge = Nie masz tyle wiedzy.
enclave-why-no-medicine = To nie jest twoja karta leczenia.
enclave-why-no-marker = Ten poziom nie ma już znacznika drzewa.
enclave-why-other-card = Karta tego poziomu robi coś innego.
enclave-why-not-looked-at = Tej karty nie ma wśród oglądanych: { CARD($card) }.

## Sections of the rules

enclave-section-G = Ogólnie
enclave-section-S = Przygotowanie
enclave-section-T = Karta pozyskiwacza
enclave-section-U = Ulepszenia
enclave-section-R = Runda
enclave-section-D = Talie
enclave-section-I = Faza I: Inicjatywa
enclave-section-P = Faza II: Planowanie
enclave-section-A = Faza III: Akcja
enclave-section-H = Pasterz
enclave-section-O = Wyrocznia
enclave-section-M = Sklep Maggota
enclave-section-K = Plac Sztyletów i oba targi
enclave-section-C = Przejście
enclave-section-X = Abordaż
enclave-section-W = Nagrody
enclave-section-F = Faza IV: Drzewo
enclave-section-TC = Karty drzewa
enclave-section-Y = Wspólne abordaże
enclave-section-V = Faza V: Rotacja
enclave-section-E = Koniec gry
enclave-section-VAR = Opcje
enclave-section-EX = Przykłady
enclave-section-Q = Rozstrzygnięcia
## Rules

enclave-rule-EN-G1 = Jest sześć lokacji: Pasterz, Wyrocznia, Sklep Maggota, Plac Sztyletów i Przejście tworzą miasto; szósta to Drzewo.
enclave-rule-EN-G2 = Liczba pod znakiem to jego wartość; znak bez liczby liczy się za 1. Nie ma znaczenia, gdzie stoi na karcie.
enclave-rule-EN-G3 = Zielone tło jest dobre: ochrona, leczenie, wyższe maksimum, zysk. Czerwone jest złe: obrażenia, spadek wartości, zapłata.
enclave-rule-EN-G4 = Znaki: fizyczny i psychiczny, sezam, sarkofag, wiedza, monety, żetony drzewa, pułapki do dobrania, pryzy do dobrania, karty do obejrzenia.
enclave-rule-EN-G5 = Rodzaje kart: pryzy zdobywa się podczas abordaży, pułapki zadają obrażenia, osłony działają tylko podczas abordażu, leczenie tylko przed nim lub po nim; ulepszenia pozyskiwacza podnoszą maksimum fizyczne lub psychiczne, ulepszenia maszyny sezam lub sarkofag.
enclave-rule-EN-G6 = Gra trwa najwyżej sześć rund. Wygrywa, kto ma najwięcej punktów albo cztery żetony drzewa.
enclave-rule-EN-G7 = Ręka nie ma limitu. Niczego nie wolno wymieniać, pożyczać ani dawać.
enclave-rule-EN-S1 = Przy planszy siada od dwóch do czterech osób.
enclave-rule-EN-S2 = Każdy losuje lub wybiera pozyskiwacza; różnią się tylko obrazkiem i kolorem.
enclave-rule-EN-S3 = Każdy bierze sześć kart akcji i drewniane elementy swojego koloru.
enclave-rule-EN-S4 = Losowanie: pierwsza kolejność jest losowa. Pierwszy zaczyna z 8 monetami, potem 9, 10 i 11.
enclave-rule-EN-S5 = Licytacja: każdy ma 11 monet. Od losowej osoby, zgodnie z ruchem wskazówek zegara, każdy raz jawnie składa ofertę; oferta większa od 0 musi różnić się od wcześniejszych. Najwyższa oferta jest pierwsza; oferty się płaci. Kto dał 0, jest na końcu, w kolejności ofert.
enclave-rule-EN-S6 = Stan i maksimum, fizyczne i psychiczne, zaczynają od 0, sezam od 0, sarkofag od 2, punkty od 0.
enclave-rule-EN-S7 = Każdy bierze na rękę cztery startowe osłony swojego koloru; osłony kolorów, którymi nikt nie gra, wypadają z gry.
enclave-rule-EN-S8 = W dwie osoby usuwa się karty placu ze znakiem 3+.
enclave-rule-EN-S9 = Każdą z pięciu talii tasuje się osobno.
enclave-rule-EN-S10 = Sklep Maggota pokazuje cztery karty, w dwie osoby trzy.
enclave-rule-EN-S11 = Plac Sztyletów pokazuje cztery karty, w dwie osoby trzy.
enclave-rule-EN-S12 = Przejście pokazuje tyle abordaży, ilu jest graczy.
enclave-rule-EN-S13 = Pułapki i pryzy leżą w zakrytych taliach.
enclave-rule-EN-S14 = Każdy poziom drzewa dostaje losowo jedną ze swoich trzech kart; reszta wypada z gry. Zestaw na pierwszą grę: Loki, Alba Chryzostom, Doktor Tertius, Amber Svensen, Gadające lisy.
enclave-rule-EN-S15 = Znacznik każdego poziomu zaczyna w cztery osoby od 10, w trzy od 9, w dwie od 7.
enclave-rule-EN-S16 = Znacznik rundy stoi na poziomie 1; żetony leżą jawnie obok planszy.
enclave-rule-EN-T1 = Stan i maksimum mieszczą się między −5 a +5; nadmiar przepada. Stan nigdy nie przekracza maksimum.
enclave-rule-EN-T2 = Krążek pokazuje stan, mała kostka maksimum.
enclave-rule-EN-T3 = −4 i −5 to strefa krytyczna z liczbami 1 i 2; +4 i +5 to strefa super z liczbami 1 i 2. Liczą się tylko podczas abordaży.
enclave-rule-EN-T4 = Sezam, od 0 do 6, dolicza się do ceny każdego sprzedanego pryzu.
enclave-rule-EN-T5 = Sarkofag, od 2 do 5, mówi, ile osłon najwyżej wolno spakować na abordaż.
enclave-rule-EN-U1 = Ulepszenia pochodzą z placu, ze sklepu i z pryzów. Premie się sumują, ale nigdy poza koniec toru.
enclave-rule-EN-U2 = Możesz mieć dwa ulepszenia pozyskiwacza i dwa maszyny.
enclave-rule-EN-U3 = Ulepszenie pozyskiwacza przesuwa maksimum i stan o tyle samo, a gdy odchodzi, cofa oba.
enclave-rule-EN-U4 = Ulepszenie maszyny przesuwa sezam lub sarkofag, a gdy odchodzi, cofa.
enclave-rule-EN-U5 = Gdy oba miejsca są zajęte, najpierw usuń jedno na jego stos, bez rekompensaty; potem połóż nowe.
enclave-rule-EN-U6 = Gdy jest miejsce, niczego się nie usuwa i nikt nie usuwa z własnej woli.
enclave-rule-EN-R1 = Runda ma pięć faz: Inicjatywa, Planowanie, Akcja, Drzewo, Rotacja.
enclave-rule-EN-D1 = Gdy tylko talia ma mniej niż trzy karty i są odrzucone, tasuje się je razem z resztą talii.
enclave-rule-EN-D2 = Jeśli talii nie starcza na rząd, wykłada się tyle, ile jest.
enclave-rule-EN-D3 = Karta trafia na stos swojej talii; stosy zachowują kolejność.
enclave-rule-EN-I1 = W kolejności każdy bierze jeden z żetonów 1–5 i kładzie go na lokacji w mieście bez żetonu, aż będą leżeć wszystkie.
enclave-rule-EN-I2 = Każda lokacja w mieście dostaje dokładnie jeden żeton, Drzewo żadnego. Żeton nie zobowiązuje do wizyty.
enclave-rule-EN-P1 = Cztery razy wszyscy potajemnie wybierają kartę akcji; gdy wszyscy wybrali, odkrywa się je razem.
enclave-rule-EN-P2 = Potem w kolejności każdy stawia kostkę na pierwszym wolnym polu wybranej lokacji.
enclave-rule-EN-P3 = W rundzie zagrywasz dokładnie cztery różne karty. Nie można spasować.
enclave-rule-EN-P4 = Kto zagrał Drzewo, stawia kostkę na poziomie znacznika rundy albo najwyżej o tyle poziomów wyżej lub niżej, ile ma żetonów drzewa.
enclave-rule-EN-P5 = W rundzie 6 wszystkie poziomy są dostępne dla wszystkich.
enclave-rule-EN-P6 = Z dodatkową akcją możesz w piątym kroku zagrać piątą kartę.
enclave-rule-EN-A1 = Lokacje rozgrywa się w kolejności żetonów, graczy w lokacji w kolejności kostek.
enclave-rule-EN-A2 = Gdy wszyscy w lokacji skończą, uzupełnia się rząd; lokację bez kostek się pomija.
enclave-rule-EN-A3 = Działasz tylko tam, gdzie masz kostkę.
enclave-rule-EN-H1 = U Pasterza każdy dostaje monety i wiedzę wydrukowane przy polu swojej kostki.
enclave-rule-EN-H2 = Pryzu tu nie ma.
enclave-rule-EN-O1 = Goście Wyroczni zajmują pierwsze miejsca kolejności według kostek; reszta za nimi jak dotąd. Obowiązuje od następnej rundy.
enclave-rule-EN-O2 = Dzieje się to nawet bez oglądania kart.
enclave-rule-EN-O3 = Potem każdy może obejrzeć do 3 kart z wierzchu dowolnych talii.
enclave-rule-EN-O4 = Najpierw powiedz, ile z której talii. Obejrzyj je tak, by nikt inny ich nie widział, i odłóż każdą na wierzch lub pod spód jej talii, w dowolnej kolejności; dopiero potem działa następny.
enclave-rule-EN-M1 = Sklep Maggota sprzedaje leczenie i ulepszenia pozyskiwacza.
enclave-rule-EN-M2 = Karty leczenia używa się raz i się ją odrzuca: stany rosną o jej wartości, nigdy ponad maksimum.
enclave-rule-EN-M3 = Leczyć się możesz przy każdej własnej decyzji, ale nie od odkrycia pułapek twojego abordażu do jego końca.
enclave-rule-EN-K1 = Plac sprzedaje osłony, ulepszenia pozyskiwacza i ulepszenia maszyny.
enclave-rule-EN-K2 = Osłona działa raz, podczas abordażu, i jest potem odrzucana.
enclave-rule-EN-K3 = Na targu każdy ma do dwóch akcji: najpierw wszystkie pierwsze w kolejności kostek, potem wszystkie drugie.
enclave-rule-EN-K4 = Zakup: zapłać cenę i weź kartę; reszta przesuwa się w lewo i dochodzi jedna nowa.
enclave-rule-EN-K5 = Odrzucenie: połóż dowolną kartę rzędu na stos; przesuń i uzupełnij tak samo.
enclave-rule-EN-K6 = Po pierwszej akcji kostka przechodzi na drugi tor. Kto odchodzi przy pierwszej, traci też drugą.
enclave-rule-EN-K7 = Gdy wszyscy skończą, rząd jest znów pełny.
enclave-rule-EN-C1 = Przy Przejściu każdy robi jedno z trzech: przechodzi, przechodzi w ciemno albo się przygotowuje.
enclave-rule-EN-C2 = Przejście: wybierz abordaż z rzędu i wykonaj go; bez względu na wynik jest odrzucany.
enclave-rule-EN-C3 = Przejście w ciemno: odkryj wierzchni abordaż talii i wykonaj go.
enclave-rule-EN-C4 = Przygotowanie: nie ruszaj stąd na abordaż; weź żeton przygotowania, ważny tylko w następnej rundzie.
enclave-rule-EN-C5 = Abordaże uzupełnia się dopiero, gdy wszyscy tu skończą.
enclave-rule-EN-X1 = Abordaż przebiega tak: wybór, pakowanie, odkrycie pułapek, użycie osłon, obrażenia, nagroda, odrzucenie.
enclave-rule-EN-X2 = Spakuj zakryte osłony z ręki, najwyżej tyle, ile mieści sarkofag. Żeton przygotowania się nie liczy.
enclave-rule-EN-X3 = Odkryj tyle pułapek, ile pokazuje karta abordażu.
enclave-rule-EN-X4 = Teraz użyj dowolnych spakowanych kart i żetonu przygotowania. Nieużyte wracają na rękę.
enclave-rule-EN-X5 = Obrażenia każdego typu to obrażenia abordażu i wszystkich pułapek; w strefie krytycznej jej liczbę się dodaje, w strefie super odejmuje.
enclave-rule-EN-X6 = Odejmuje się użytą ochronę; stan spada o resztę. Nadmiar ochrony nic nie daje.
enclave-rule-EN-X7 = Abordaż się nie udaje, gdy odniesiono obrażenia i któryś stan jest potem w strefie krytycznej. W przeciwnym razie się udaje.
enclave-rule-EN-X8 = Pozyskiwacz w strefie krytycznej też może ruszyć na abordaż.
enclave-rule-EN-X9 = Po porażce dostajesz 1 żeton wiedzy zamiast nagrody.
enclave-rule-EN-X10 = Po sukcesie dostajesz całą nagrodę.
enclave-rule-EN-X11 = Abordaż, pułapki i użyte karty się odrzuca, użyty żeton przygotowania wraca.
enclave-rule-EN-X12 = Skład talii pułapek jest jawny: 8 fizycznych i 8 psychicznych po 4 lub 5 oraz 2 mieszane.
enclave-rule-EN-W1 = Najpierw wiedza, potem żetony drzewa, potem pryzy po jednym.
enclave-rule-EN-W2 = Wiedza: weź tyle.
enclave-rule-EN-W3 = Żeton drzewa z abordażu: zatrzymaj go albo weź zamiast niego 2 żetony wiedzy.
enclave-rule-EN-W4 = Pryz: obejrzyj go i sprzedaj lub zatrzymaj, zanim dobierzesz następny.
enclave-rule-EN-W5 = Sprzedane daje swoją cenę i twój sezam.
enclave-rule-EN-W6 = Zatrzymane: wiedzę bierze się od razu, ulepszenie się kładzie, leczenie i osłony idą na rękę.
enclave-rule-EN-W7 = Później pryzu nie można już sprzedać, z wyjątkiem ulepszenia pozyskiwacza u pana Woo.
enclave-rule-EN-F1 = Drzewo następuje po mieście, poziom po poziomie od dołu, w kolejności kostek.
enclave-rule-EN-F2 = Używasz tylko poziomu, na którym stoi twoja kostka.
enclave-rule-EN-F3 = Najpierw oddaj wiedzę po 1 punkcie, najwyżej tyle, ile pokazuje znacznik poziomu; spada on o tyle samo.
enclave-rule-EN-F4 = Kto sprowadzi znacznik do 0, zabiera go. Poziom nie daje więcej punktów.
enclave-rule-EN-F5 = Potem możesz raz użyć karty poziomu.
enclave-rule-EN-TC1 = Karta poziomu 1 to jedna z trzech.
enclave-rule-EN-TC1A = Loki: weź losową kartę z ręki innego gracza.
enclave-rule-EN-TC1B = Warsztat Anzelma: obejrzyj do 2 kart z talii lub odrzuconych placu; jedną możesz kupić.
enclave-rule-EN-TC1C = Stragan Ma Lou: to samo dla Sklepu Maggota.
enclave-rule-EN-TC2 = Karta poziomu 2 to jedna z trzech.
enclave-rule-EN-TC2A = Jego Wysokość Jaszczur: premia według miejsca na poziomie; pierwsi dwaj muszą zapłacić.
enclave-rule-EN-TC2B = Osobliwości pana Woo: sprzedaj jedno swoje ulepszenie pozyskiwacza za podwójną cenę.
enclave-rule-EN-TC2C = Alba Chryzostom: oddaj wiedzę po 7 monet.
enclave-rule-EN-TC3 = Karta poziomu 3 to jedna z trzech.
enclave-rule-EN-TC3A = Doktor Tertius: twoje stany rosną do maksimum.
enclave-rule-EN-TC3B = Przejście u Angelosa: wykonaj wydrukowany tam abordaż.
enclave-rule-EN-TC3C = W synchronii: weź żeton synchronizacji na następną rundę.
enclave-rule-EN-TC4 = Karta poziomu 4 to jedna z trzech.
enclave-rule-EN-TC4A = Amber Svensen: obejrzyj do 6 kart jak u Wyroczni.
enclave-rule-EN-TC4B = Ultima Thule: o jedną akcję więcej w następnej rundzie.
enclave-rule-EN-TC4C = Akunen: strefa krytyczna już cię nie dotyczy; abordaż nie udaje się tylko wtedy, gdy stan spadłby poniżej niej.
enclave-rule-EN-TC5 = Karta poziomu 5 to jedna z trzech.
enclave-rule-EN-TC5A = Gadające lisy: odrzuć kartę leczenia za 2 żetony wiedzy.
enclave-rule-EN-TC5B = Jacob Tyllo: raz w grze żeton drzewa za 4 żetony wiedzy.
enclave-rule-EN-TC5C = Zakon Krańca Świata: zamień 1 żeton wiedzy na dowolnym poziomie, który ma jeszcze znacznik.
enclave-rule-EN-Y1 = Przed pierwszym przejściem posiadacz żetonu synchronizacji z zeszłej rundy może wybrać partnera spośród stojących przy Przejściu.
enclave-rule-EN-Y2 = Ruszają na jeden abordaż, gdy przyjdzie kolej kostki posiadacza; partner nie może odmówić, a para nie może się przygotować.
enclave-rule-EN-Y3 = Dobierają jedną pułapkę więcej.
enclave-rule-EN-Y4 = Oboje pakują, posiadacz pierwszy, i widzą nawzajem swoje karty.
enclave-rule-EN-Y5 = Osłony obojga się sumują i chronią oboje; obrażenia trafiają oboje jednakowo, strefy liczą się osobno.
enclave-rule-EN-Y6 = Jeśli komuś się nie uda, nie udaje się obojgu. W przeciwnym razie każde dostaje całą nagrodę, posiadacz pierwszy.
enclave-rule-EN-Y7 = Żeton wraca po tym Przejściu, użyty czy nie.
enclave-rule-EN-V1 = Skrajną lewą kartę sklepu, placu i Przejścia się odrzuca; rzędy się przesuwają i uzupełniają.
enclave-rule-EN-V2 = Znacznik rundy wchodzi poziom wyżej; po rundzie 5 schodzi z planszy.
enclave-rule-EN-V3 = Nieużyte żetony przygotowania z zeszłej rundy przepadają; kostki, karty akcji i żetony inicjatywy wracają.
enclave-rule-EN-V4 = Po ostatniej rundzie nie ma rotacji.
enclave-rule-EN-E1 = Jeśli na koniec rundy ktoś ma cztery żetony drzewa, gra się kończy i ta osoba wygrywa bez względu na punkty.
enclave-rule-EN-E2 = W przeciwnym razie gra kończy się po rundzie 6.
enclave-rule-EN-E3 = Wtedy najwięcej znaczników drzewa, żetonów drzewa, monet i kart pryzów daje po 2 punkty.
enclave-rule-EN-E4 = Jeśli kilku ma tyle samo, każdy z nich dostaje 1 punkt.
enclave-rule-EN-E5 = Wygrywa, kto ma najwięcej punktów; potem żetonów drzewa, potem wiedzy; przy dalszym remisie zwycięstwo jest wspólne.
enclave-rule-EN-E6 = Pozostała wiedza nic nie jest warta.
enclave-rule-EN-VAR1 = Opcja: pierwszą kolejność się losuje albo licytuje.
enclave-rule-EN-VAR2 = Opcja: karty drzewa są losowe, na pierwszą grę albo wybrane.
enclave-rule-EN-VAR3 = Opcja: pozyskiwacze są losowi albo wybrani.
enclave-rule-EN-EX1 = Cztery osoby w kolejności A, B, C, D zaczynają z 8, 9, 10 i 11 monetami.
enclave-rule-EN-EX2 = Pozyskiwacz ma stan fizyczny −1 (maksimum +2) i psychiczny −1 (maksimum 0). Dostaje ulepszenie psychiczne +2: stan psychiczny to teraz +1 (maksimum +2), fizyczny bez zmian.
enclave-rule-EN-EX3 = Z dwoma ulepszeniami fizycznymi +2 stan wynosi +1 (maksimum +4). Zamiana jednego na fizyczne +2 i psychiczne +2 daje najpierw stan −1 (maksimum +2), potem znów +1 (maksimum +4); psychiczny to +2 (maksimum +2).
enclave-rule-EN-EX4 = Trzy osoby planują cztery karty; kostki stoją w kolejności stawiania.
enclave-rule-EN-EX5 = U Wyroczni można poprosić o 2 pułapki i 1 pryz.
enclave-rule-EN-EX6 = Stan fizyczny −3 (maksimum +2) po leczeniu o 6 wynosi +2, a karta przepada.
enclave-rule-EN-EX7 = Pierwsza osoba kupuje drugą kartę rzędu, wszystko się przesuwa; działają dwie pozostałe, potem wszystkie trzy po raz drugi.
enclave-rule-EN-EX8 = Abordaż z 4 fizycznymi obrażeniami i dwiema pułapkami zadaje 11 fizycznych i 3 psychiczne; ochrona to 9 i 5, stan fizyczny spada o 2 i abordaż się udaje.
enclave-rule-EN-EX9 = Znacznik stoi na 9: pierwsza osoba zamienia 4, druga 3, a trzecia ma 5, lecz może zamienić tylko 2; zabiera znacznik i zostaje jej 3.
enclave-rule-EN-EX10 = Znaki z liczbami: 2 obrażenia, sezam +2, sarkofag +2, 2 żetony wiedzy, 3 monety, 1 żeton drzewa, 2 pułapki, 1 pryz, 3 spojrzenia.
enclave-rule-EN-Q1 = Autorem gry jest Krzysztof Wolicki.
enclave-rule-EN-Q2 = Tak ustala się kolejność tylko na rundę 1; później zmienia ją tylko Wyrocznia.
enclave-rule-EN-Q3 = Każdy składa jedną jawną ofertę od 0 do 11, o wartości jeszcze nieużytej; zera mogą się powtarzać.
enclave-rule-EN-Q4 = Miejsca przy stole liczą się tylko w licytacji.
enclave-rule-EN-Q5 = Szósty krążek pokazuje kolejność; piąta kostka jest na dodatkową akcję.
enclave-rule-EN-Q6 = Pozyskiwacze się nie różnią.
enclave-rule-EN-Q7 = Kolory to czerwony, niebieski, zielony i żółty.
enclave-rule-EN-Q8 = Startowe osłony nieużywanych kolorów wypadają z gry.
enclave-rule-EN-Q9 = Sześć kart placu ma znak 3+.
enclave-rule-EN-Q10 = Wygrywają cztery żetony drzewa, nie znaczniki.
enclave-rule-EN-Q11 = Na poziom przypada jeden znacznik.
enclave-rule-EN-Q12 = Strefa krytyczna to −4 i −5, strefa super to +4 i +5.
enclave-rule-EN-Q13 = Przepada tylko część zmiany poza końcem.
enclave-rule-EN-Q14 = Maksimum to suma premii w granicach toru; stan przesuwa się o tyle, o ile maksimum.
enclave-rule-EN-Q15 = Sezam i sarkofag liczy się na nowo z pozostałych kart.
enclave-rule-EN-Q16 = Dowolny pozostały żeton kładzie się na dowolną wolną lokację w mieście; ostatni jest wymuszony.
enclave-rule-EN-Q17 = Nie można zagrać mniej niż czterech kart.
enclave-rule-EN-Q18 = Poziom drzewa wybiera się przy stawianiu kostki.
enclave-rule-EN-Q19 = Kostkę można przesunąć od zera do tylu poziomów, ile masz żetonów drzewa w chwili jej stawiania.
enclave-rule-EN-Q20 = W rundzie 6 nie ma znacznika rundy; wszystkie poziomy są dostępne.
enclave-rule-EN-Q21 = Targi uzupełnia się po każdej akcji, abordaże dopiero na końcu.
enclave-rule-EN-Q22 = Pasterz nie daje pryzu.
enclave-rule-EN-Q23 = Talie sprawdza się po każdej pojedynczej karcie; karty oglądane należą do talii, odkryte pułapki, trwający abordaż i nierozstrzygnięty pryz nie.
enclave-rule-EN-Q24 = Oglądasz od 0 do 3 kart, nigdy więcej, niż ma talia.
enclave-rule-EN-Q25 = Nowa kolejność obowiązuje od następnej Inicjatywy.
enclave-rule-EN-Q26 = Leczenie proponuje się przy własnych jawnych decyzjach, nigdy jako przerwanie, nigdy w tajnym wyborze, nigdy między pułapkami a końcem abordażu.
enclave-rule-EN-Q27 = Leczenie musi ruszyć choć jeden krążek.
enclave-rule-EN-Q28 = Odejście przy pierwszej akcji odbiera obie, przy drugiej tylko tę.
enclave-rule-EN-Q29 = Możliwe są dowolne dwie akcje, a nową kartę można wziąć od razu.
enclave-rule-EN-Q30 = Cenę trzeba móc zapłacić, zanim coś się usunie.
enclave-rule-EN-Q31 = Użyte startowe osłony wracają przez plac.
enclave-rule-EN-Q32 = Krótki rząd pozostaje krótki do pełnego uzupełnienia; akcja dokłada tylko jedną kartę.
enclave-rule-EN-Q33 = Przy Przejściu trzeba zrobić jedno z trzech.
enclave-rule-EN-Q34 = Abordaże nie mogą się skończyć.
enclave-rule-EN-Q35 = Żeton przygotowania działa tylko w następnej rundzie, przy Przejściu lub u Angelosa; można mieć najwyżej jeden.
enclave-rule-EN-Q36 = W przykładzie ochrona to 9.
enclave-rule-EN-Q37 = Żeton przygotowania chroni przed 2 fizycznymi i 2 psychicznymi obrażeniami.
enclave-rule-EN-Q38 = Zbyt duża ochrona nie leczy.
enclave-rule-EN-Q39 = O strefach decyduje stan w chwili odkrycia pułapek.
enclave-rule-EN-Q40 = Kto jest w strefie krytycznej choć jednego typu, przy każdych obrażeniach ponosi porażkę.
enclave-rule-EN-Q41 = Liczba strefy liczy się raz na typ.
enclave-rule-EN-Q42 = Nieudany abordaż kosztuje obrażenia i użyte karty jak zwykle; można nie użyć żadnej.
enclave-rule-EN-Q43 = Pryzy rozstrzyga się po jednym.
enclave-rule-EN-Q44 = Ulepszenie z pryzu przy pełnych miejscach zastępuje jedno albo jest sprzedawane.
enclave-rule-EN-Q45 = Liczy się sezam w chwili sprzedaży.
enclave-rule-EN-Q46 = Pryzami są tylko karty talii pryzów, położone lub na ręce.
enclave-rule-EN-Q47 = U Lokiego okradający wskazuje ofiarę, kartę wybiera los.
enclave-rule-EN-Q48 = Jawne jest, ile kart z której talii kto trzyma.
enclave-rule-EN-Q49 = Przy straganie wybierz talię albo odrzucone i obejrzyj 1 lub 2 wierzchnie; reszta wraca w kolejności, potem płaci się za kupioną.
enclave-rule-EN-Q50 = Jego Wysokość liczy miejsce kostki; kto nie płaci, nic nie dostaje.
enclave-rule-EN-Q51 = Pan Woo płaci podwójną wydrukowaną cenę, także za pryzy.
enclave-rule-EN-Q52 = Alba bierze wiedzę pozostałą po zamianie.
enclave-rule-EN-Q53 = Abordaż Angelosa ma 1 pułapkę i daje 1 żeton wiedzy i 1 pryz.
enclave-rule-EN-Q54 = Partner musi mieć kostkę przy Przejściu i nie może odmówić; własny żeton sparowanego posiadacza przepada.
enclave-rule-EN-Q55 = Odkrywa się w sumie o jedną pułapkę więcej; strefy liczą się osobno.
enclave-rule-EN-Q56 = Dodatkowa akcja w rundzie 6 nic nie daje; można mieć najwyżej jedną i nie trzeba jej użyć.
enclave-rule-EN-Q57 = Żeton Akunena zostaje; abordaż nie udaje się tylko wtedy, gdy stan spadłby poniżej −5.
enclave-rule-EN-Q58 = Na jedną wizytę przypada jedna karta leczenia; liczą się też lecznicze pryzy.
enclave-rule-EN-Q59 = Jacob Tyllo działa raz dla każdego; żeton wraca.
enclave-rule-EN-Q60 = Ofiara jest zamianą: daje punkt i może dać znacznik.
enclave-rule-EN-Q61 = Wiedzy z karty poziomu nie można zamienić podczas tej samej wizyty.
enclave-rule-EN-Q62 = Pod Drzewo można iść bez wiedzy.
enclave-rule-EN-Q63 = Gdy kilka osób ma cztery żetony, decyduje ich liczba, potem punkty, potem wiedza; przy dalszym remisie zwycięstwo jest wspólne.
enclave-rule-EN-Q64 = Kto czegoś nie ma, nie dostaje za to premii.
enclave-rule-EN-Q65 = Ostatni remis to wspólne zwycięstwo.
enclave-rule-EN-Q66 = Monety i wiedza nigdy się nie kończą.
enclave-rule-EN-Q67 = Gdy żetony drzewa się skończą, zdobywca bierze 2 żetony wiedzy.
enclave-rule-EN-Q68 = Rotacja odrzuca skrajną lewą kartę, jeśli jest.
enclave-rule-EN-Q69 = Punkty ponad 30 liczą się dalej.
enclave-rule-EN-Q70 = Prezenty, wymiany i wyrzucanie kart są niedozwolone.
enclave-rule-EN-Q71 = Karta drzewa się nie zużywa: działa raz na kostkę i rundę.
enclave-rule-EN-Q72 = Pryz widzi tylko dobierający; staje się jawny, chyba że idzie na rękę.
enclave-rule-EN-Q73 = Oczywiste błędy druku w instrukcji się pomija.
enclave-rule-EN-Q74 = Amber Svensen nie zmienia kolejności.
enclave-rule-EN-Q75 = Zakup przebiega tak: zapłata, usunięcie, położenie, przesunięcie, uzupełnienie.
enclave-rule-EN-Q76 = Kto się przygotowuje, może i tak iść do Angelosa.
enclave-rule-EN-Q77 = Kartę, która nic nie zmieni, też się proponuje; bez celu lub zapłaty nie można jej użyć.
enclave-rule-EN-Q78 = Dalsze miejsca ustala się tak samo.
## Errors

enclave-error-card-kind = { $where }: w talii { $deck } nie ma rodzaju { $kind }
enclave-error-card-colour = { $where }: colour to jedno z: { $known }
enclave-error-card-three-plus = { $where }: three_plus to true albo false, a true tylko przy kartach z rynku placu
enclave-error-card-changed = { $where }: { $id } musi zachować talię, rodzaj i kolor
enclave-error-cards-four = { $where } to cztery liczby
enclave-error-cards-missing = { $where }: brak { $id } albo nie ma jej w pudełku
enclave-error-cards-count = { $where }: kart jest { $found } zamiast { $wanted }
enclave-error-tree-set = tree_setup to random, first_game albo pięć kart drzewa, po jednej na poziom; nie { $value }
enclave-error-tree-level = tree_setup: { $id } nie jest kartą poziomu { $level }
enclave-error-thieves = thief_choice to random albo inny kolor dla każdego gracza: { $known }
enclave-error-other-deck = { $card } należy do innej talii
enclave-error-colour-taken = ten kolor ma już ktoś inny
enclave-error-not-an-upgrade = leżą tam tylko ulepszenia tego rodzaju
enclave-error-seat-twice = jedno miejsce występuje dwa razy
enclave-error-whole-order = musi wymieniać każde miejsce raz
enclave-error-tree-cards = potrzeba pięciu wpisów, po jednym na poziom
enclave-error-tile-twice = ten żeton leży już gdzie indziej
enclave-error-all-tiles = po inicjatywie wszystkie pięć żetonów leży na planszy
enclave-error-not-held = { $card } nigdy nie jest na ręce
enclave-error-not-packable = pakuje się tylko osłony z ręki
enclave-error-fact = wymienia karty i to, wśród czego leżą
enclave-error-played = wszyscy zagrali tyle samo kart, najwyżej cztery
enclave-error-no-tree-card = poziom wybiera tylko ten, kto odkrył drzewo
enclave-error-no-cube = nie ma tam kostki
enclave-error-cubes-lie = kostki leżą tam, gdzie zagrano karty, i nigdzie indziej
enclave-error-cubes-gone = nie może tam teraz leżeć kostka: kostki wróciły już do właścicieli
enclave-error-two-levels = miejsce { $seat } ma kostkę także na poziomie { $level }; kartę drzewa zagrywa się raz w rundzie
enclave-error-cards-a-round = w jednej rundzie najwyżej { $most } karty i kostki
enclave-error-nothing-looked-at = musi wymieniać oglądane karty
enclave-error-no-mission = żaden abordaż nie trwa
enclave-error-not-on-mission = nie jest na abordażu
enclave-error-find-phase = wymienia pryz w fazie find i tylko tam
enclave-error-not-amber = ogląda się tylko na poziomie Amber Svensen
enclave-error-choice = własna karta, póki ktoś jeszcze wybiera
enclave-error-no-auction = przy order_method = draw nie ma licytacji
enclave-error-mates = posiadacz i partner wskazują się nawzajem, oboje stoją przy Przejściu, a żeton synchronizacji jest na tę rundę
enclave-error-knows = { $card } nie jest ukryta przed tym obserwatorem
enclave-error-next-round = nie może być „next”: to, co służy w następnej rundzie, zdobywa się dopiero później w tej rundzie
enclave-error-no-preparation = użyty mógł być tylko żeton przygotowania na tę rundę (prepared: now)
enclave-error-marker-taken = znacznik poziomu { $level } stoi na 0 wtedy i tylko wtedy, gdy zabrał go dokładnie jeden gracz; w markers ma go { $takers }
enclave-error-points-given = poziomy dały punktów: { $given }, a pozyskiwacze mają ich { $points }
enclave-error-tile-supply = żetonów drzewa jest łącznie tylko { $most }
enclave-error-not-over = gra kończy się po rundzie { $rounds } albo gdy ktoś ma cztery żetony drzewa
enclave-error-over-by-tiles = przy czterech żetonach drzewa gra skończyłaby się z poprzednią rundą
enclave-error-both-tracks = kostka miejsca { $seat } leży na pierwszym torze; nie może leżeć na obu
enclave-error-whose-turn = musi być { $seat }: tu kolej na to miejsce
enclave-error-thin-deck = musi być pusty: gdy w talii są mniej niż trzy karty, odrzucone od razu się do niej wtasowuje
enclave-error-cube-waits = karta zagrana w tej rundzie, której kostki jeszcze nie postawiono; miejsca przed turn w kolejności już jej nie mają
enclave-error-no-partners = musi stać przy Przejściu z żetonem synchronizacji na tę rundę, nie być w parze i mieć kogo wybrać
enclave-error-other-mission = TC3B to abordaż poziomu z kartą Angelosa i żadnego innego się tam nie wykonuje
enclave-error-traps-due = pułapek musi być { $due }: tyle odkrył dotąd ten abordaż
enclave-error-no-reward = w nagrodzie tego abordażu nie ma nic takiego
enclave-error-holder-first = najpierw pakuje i używa posiadacz; partner jeszcze nie zaczął
enclave-error-not-a-stall = stragan jest tylko u Anzelma i u Ma Lou
enclave-error-no-pile = nie ma odrzuconych kart do obejrzenia
enclave-error-pile-is-open = musi być pusty: odrzucone karty zostają na miejscu
enclave-error-bids-in-turn = oferty idą po kolei od first: wcześniej licytuje miejsce { $seat }
enclave-error-bid-taken = ktoś złożył już taką ofertę; powtórzyć można tylko 0
# end of errors

# -- the page

enclave-web-town = Miasto
enclave-web-yours = Twój pozyskiwacz
enclave-web-order = Kiedy ta lokacja zostanie rozpatrzona
enclave-web-marker = Znacznik rundy
enclave-web-level = Poziom { $n }
enclave-web-left = { $count ->
    [one] został { $count } punkt
    [few] zostały { $count } punkty
   *[many] zostało { $count } punktów
 }
enclave-web-packed = spakowane osłony
enclave-web-track = teraz { $state }, najwyżej { $most }
enclave-web-bid = licytuje { $n }
enclave-web-top = na wierzchu
enclave-web-bottom = na spodzie
enclave-web-among = w miejscach zmienionych przez innych (wierzch: { $top }, spód: { $bottom })
enclave-web-number = Numer żetonu
enclave-web-confirm = Zatwierdź
enclave-web-look = Obejrzyj te
enclave-web-look-none = Nie oglądaj niczego
enclave-web-to-top = na wierzch
enclave-web-to-bottom = na spód
enclave-place-shepherd = { enclave-location-shepherd }
enclave-place-oracle = { enclave-location-oracle }
enclave-place-outlet = { enclave-location-outlet }
enclave-place-square = { enclave-location-square }
enclave-place-crossing = { enclave-location-crossing }
enclave-place-tree = { enclave-location-tree }
enclave-pile-outlet = Sklep
enclave-pile-square = Plac
enclave-pile-missions = Misje
enclave-pile-traps = Pułapki
enclave-pile-finds = Znaleziska
enclave-short-p = Ciało
enclave-short-m = Psychika
enclave-short-sesame = Sezam
enclave-short-sarcophagus = Miejsca
enclave-short-knowledge = Wiedza
enclave-count-points = { $count ->
    [one] punkt
    [few] punkty
   *[many] punktów
  }
enclave-count-coins = { $count ->
    [one] moneta
    [few] monety
   *[many] monet
  }
enclave-count-knowledge = wiedza
enclave-count-tiles = { $count ->
    [one] żeton drzewa
    [few] żetony drzewa
   *[many] żetonów drzewa
  }
enclave-count-leaves = { $count ->
    [one] żeton
    [few] żetony
   *[many] żetonów
  }
enclave-count-finds = { $count ->
    [one] znalezisko
    [few] znaleziska
   *[many] znalezisk
  }
enclave-count-cards = { $count ->
    [one] karta
    [few] karty
   *[many] kart
  }
enclave-count-sarcophagus = { $count ->
    [one] miejsce
    [few] miejsca
   *[many] miejsc
  }
enclave-count-sesame = sezam
enclave-state-critical = krytyczny
enclave-state-hurt = ranny
enclave-state-steady = w normie
enclave-state-super = super
enclave-does-TC1A = Ukradnij losową kartę z ręki rywala.
enclave-does-TC1B = Obejrzyj 2 karty placu, kup jedną.
enclave-does-TC1C = Obejrzyj 2 karty sklepu, kup jedną.
enclave-does-TC2A = Wiedza za monety, według miejsca.
enclave-does-TC2B = Sprzedaj ulepszenie złodzieja za podwójną cenę.
enclave-does-TC2C = Sprzedaj wiedzę po 7 monet.
enclave-does-TC3A = Ulecz ciało i psychikę do maksimum.
enclave-does-TC3B = Misja: 1 pułapka za 1 wiedzę i 1 znalezisko.
enclave-does-TC3C = W następnej rundzie przejdź z rywalem.
enclave-does-TC4A = Obejrzyj 6 kart z talii.
enclave-does-TC4B = W następnej rundzie piąta karta akcji.
enclave-does-TC4C = Stan krytyczny już ci nie szkodzi.
enclave-does-TC5A = Karta leczenia za 2 żetony wiedzy.
enclave-does-TC5B = Raz: 1 żeton drzewa za 4 żetony wiedzy.
enclave-does-TC5C = 1 wiedza za 1 punkt na dowolnym poziomie.
enclave-page-tree = Drzewo
enclave-page-town = Miasto
enclave-page-yours = Twoje
enclave-page-rivals = Rywale
enclave-web-path = Ta runda
enclave-web-of = z { $n }
enclave-web-now = teraz
enclave-web-done = gotowe
enclave-web-nth = { $n }.
enclave-web-choosing = wybiera
enclave-web-chosen = wybór gotowy
enclave-web-decks = Talie
enclave-web-decks-seen = i co już wiesz
enclave-web-discarded = odrzucone: { $n }
enclave-web-kinds = ciało { $p } · psychika { $m } · oba { $both }
enclave-web-supply = { $count ->
    [one] żeton drzewa został; cztery od razu wygrywają
    [few] żetony drzewa zostały; cztery od razu wygrywają
   *[many] żetonów drzewa zostało; cztery od razu wygrywają
  }
enclave-web-upgrades = Ulepszenia
enclave-web-free = wolne miejsce
enclave-web-hand = Ręka
enclave-web-short = brak { $n }
enclave-web-act = Akcja { $n } z 2.
enclave-web-buy = Kup za { $price }
enclave-web-slots-after = Miejsca: { $before } → { $after }.
enclave-web-slot-free = Zmieści się na wolnym miejscu.
enclave-web-slot-full = Oba miejsca są zajęte: najpierw usuniesz jedno.
enclave-web-tile-keep = Zatrzymaj: żeton { $tiles } z czterech, które od razu wygrywają.
enclave-web-tile-trade = Weź wiedzę: { $before } → { $after }.
enclave-web-sell-find = Sprzedaż: monety { $before } → { $after }.
enclave-web-oracle-brings = kolejność, podgląd: { $n }
enclave-web-coins-after = Monety: { $before } → { $after }.
enclave-web-leave-sure = Masz jeszcze akcję i monety na kartę. Mimo to odejść?
enclave-web-lacks = Kosztuje { $price }, masz { $coins }: brakuje { $missing }.
enclave-web-discard = Odrzuć…
enclave-web-discard-sure = Zniknie z oferty dla wszystkich. To jedno z twoich dwóch działań.
enclave-web-keep = Zostaw ją
enclave-web-stay = Wróć
enclave-web-blind-sure = Misję zobaczysz dopiero na miejscu i prawdopodobnie się nie uda.
enclave-web-fail-sure = W tym stanie misja się nie uda: przyniesiesz 1 żeton wiedzy.
enclave-web-before = { $count ->
    [one] przed tobą 1 kostka
    [few] przed tobą { $count } kostki
   *[many] przed tobą { $count } kostek
  }
enclave-web-resolves = kolejność: { $n }.
enclave-web-best = Najlepsza szansa:
enclave-web-to-tree = na końcu wiedza staje się punktami; poziom wybierzesz za chwilę.
enclave-web-replace = Zamień: { $name }
enclave-web-peek-hint = Razem najwyżej { $n }; widzisz je tylko ty.
enclave-web-seal = Zapieczętuj
enclave-web-pack-nothing = Nie pakuj niczego
enclave-web-put = Połóż żeton tutaj
enclave-web-put-there = niższe numery są rozpatrywane wcześniej.
enclave-web-tile-hint = Wybierz numer, potem miejsce bez żetonu.
enclave-web-plan-hint = Wybierz miejsce na planszy albo tutaj. Nikt go nie zobaczy, póki wszyscy nie wybiorą.
enclave-web-level-hint = Dostępne poziomy świecą.
enclave-web-market-hint = Wybierz kartę, a zobaczysz, co daje.
enclave-web-exchange-hint = 1 żeton wiedzy daje 1 punkt, póki na gałęzi są owoce.
enclave-scene-cross = Przejście
enclave-scene-pack = Pakowanie
enclave-scene-traps = Pułapki
enclave-scene-use = Osłony
enclave-scene-outcome = Wynik
enclave-scene-reward = Nagroda
enclave-scene-sarcophagus = Sarkofag
enclave-scene-slots = { $count ->
    [one] 1 miejsce
    [few] { $count } miejsca
   *[many] { $count } miejsc
  }
enclave-scene-used = użyto
enclave-scene-mission = misja
enclave-scene-damage = obrażenia
enclave-scene-left = Zostaje obrażeń: ciało { $p }, psychika { $m }.
enclave-scene-certain = Pewne obrażenia: ciało { $p }, psychika { $m }.
enclave-scene-average = Średnio: ciało { $p }, psychika { $m }.
enclave-scene-worst = W najgorszym razie: ciało { $p }, psychika { $m }.
enclave-scene-would-win = Misja się udaje.
enclave-scene-would-lose = To jeszcze za mało.
enclave-scene-wins = W tym stanie się uda
enclave-scene-loses = W tym stanie się nie uda
enclave-scene-with = Uda się z kartą: { $name }
enclave-scene-with-fails = Nie uda się nawet z kartą: { $name }
enclave-scene-shut = Miejsce { $n }: potrzeba szerszego sarkofagu
enclave-scene-unprepared = Bez przygotowania: przygotuj się przy przejściu
enclave-scene-success = Sukces
enclave-scene-failure = Porażka
enclave-scene-consolation = 1 żeton wiedzy
enclave-scene-only = tylko 1 żeton wiedzy
enclave-guide-cross = Twoja kostka stoi pierwsza przy Przejściu, { $name }. Każdy abordaż pokazuje, jaką masz szansę wrócić cało. Wybierz „{ enclave-card-EM01 }”: jedna pułapka, dwa żetony wiedzy.
enclave-guide-pack = Zanim odsłonisz pułapki, możesz spakować osłony, do twojego sarkofagu najwyżej dwie. Spakuj „{ enclave-card-SD03 }”: pomaga na oba rodzaje obrażeń.
enclave-guide-ready = Dziś wystarczy jedna: użyta osłona przepada. Kliknij „Wszystko spakowane” i zobacz, co cię czeka.
enclave-guide-use = Pułapka obu rodzajów! Teraz możesz użyć tego, co masz w sarkofagu, { $name }: „{ enclave-card-SD03 }”.
enclave-guide-used = Resztę obrażeń wytrzymasz. Zakończ i zabierz nagrodę do domu.
enclave-guide-buy = Dwa żetony wiedzy, a Pasterz ci zapłacił. Teraz Plac Sztyletów: „{ enclave-card-SD28 }” pozwoli ci odtąd pakować o jedną osłonę więcej. Kup to.
enclave-guide-leave = Na targu każdy może działać dwa razy. Wystarczy: odejdź.
enclave-guide-exchange = Drzewo, { $name }! Zanieś na górę całą wiedzę: każdy żeton to punkt, dopóki poziom jeszcze je ma.
enclave-guide-plan = Witaj, { $name }! Trzy z twoich czterech kostek już stoją; numery mówią, kiedy która lokacja zostanie rozpatrzona. Wybierz potajemnie, dokąd trafi ostatnia: Przejście jest pierwsze, a abordaż daje wiedzę.
enclave-guide-done = Oto sedno gry, { $name }: planuj, pakuj i licz na szczęście. Wiedza zaniesiona na drzewo staje się punktami, dopóki poziom jeszcze je ma; cztery żetony drzewa na koniec rundy dają zwycięstwo. Możesz siadać do prawdziwego stołu!
