### The Castle of the Devil: polski
### Oznaczenia kart, stronnictw i zasad są we wszystkich językach te same. Nazwy kart stoją w mianowniku, imion graczy nie odmieniamy.

castle-of-the-devil-name = Diabelski zamek
castle-of-the-devil-hook = Dziesięcioro nieznajomych w powozie, dwa tajne stowarzyszenia i nikomu nie wolno mówić.
castle-of-the-devil-summary = Każdy w powozie należy do jednego z dwóch stowarzyszeń i nikomu tego nie zdradza. Podsuwaj zakryte przedmioty, walcz, by zajrzeć komuś w papiery albo w bagaż, i poznawaj przyjaciół po tym, kogo wspierają. Gdy twoje stowarzyszenie ma trzy klucze albo trzy kielichy, powiedz to: jeśli to prawda, wygrywa, jeśli nie, wygrywają tamci.
castle-of-the-devil-length = 30–60 minut
castle-of-the-devil-cards-lead = Wszystkie karty: przedmioty z bagażu, dziesięć profesji, dwa stronnictwa, napój mocy i pasażerowie powozu.

## Przedmioty: z liczbą, do wyliczeń; .one: jedna sztuka; .name: samo słowo

castle-of-the-devil-item-key = { $count ->
    [one] Klucz
    [few] { $count } Klucze
   *[many] { $count } Kluczy
  }
    .one = Klucz
    .name = Klucz
castle-of-the-devil-item-goblet = { $count ->
    [one] Kielich
    [few] { $count } Kielichy
   *[many] { $count } Kielichów
  }
    .one = Kielich
    .name = Kielich
castle-of-the-devil-item-bag = { $count ->
    [one] Tajna torba
    [few] { $count } Tajne torby
   *[many] { $count } Tajnych toreb
  }
    .one = Tajna torba
    .name = Tajna torba
castle-of-the-devil-item-bag_key = { $count ->
    [one] Tajna torba z kluczem
    [few] { $count } Tajne torby z kluczem
   *[many] { $count } Tajnych toreb z kluczem
  }
    .one = Tajna torba z kluczem
    .name = Tajna torba (klucz)
castle-of-the-devil-item-bag_goblet = { $count ->
    [one] Tajna torba z kielichem
    [few] { $count } Tajne torby z kielichem
   *[many] { $count } Tajnych toreb z kielichem
  }
    .one = Tajna torba z kielichem
    .name = Tajna torba (kielich)
castle-of-the-devil-item-dagger = { $count ->
    [one] Sztylet
    [few] { $count } Sztylety
   *[many] { $count } Sztyletów
  }
    .one = Sztylet
    .name = Sztylet
castle-of-the-devil-item-gloves = { $count ->
    [one] Rękawice
    [few] { $count } pary Rękawic
   *[many] { $count } par Rękawic
  }
    .one = Rękawice
    .name = Rękawice
castle-of-the-devil-item-knives = { $count ->
    [one] Noże do rzucania
    [few] { $count } komplety Noży do rzucania
   *[many] { $count } kompletów Noży do rzucania
  }
    .one = Noże do rzucania
    .name = Noże do rzucania
castle-of-the-devil-item-whip = { $count ->
    [one] Bicz
    [few] { $count } Bicze
   *[many] { $count } Biczów
  }
    .one = Bicz
    .name = Bicz
castle-of-the-devil-item-ring = { $count ->
    [one] Pierścień z trucizną
    [few] { $count } Pierścienie z trucizną
   *[many] { $count } Pierścieni z trucizną
  }
    .one = Pierścień z trucizną
    .name = Pierścień z trucizną
castle-of-the-devil-item-monocle = { $count ->
    [one] Monokl
    [few] { $count } Monokle
   *[many] { $count } Monokli
  }
    .one = Monokl
    .name = Monokl
castle-of-the-devil-item-privilege = { $count ->
    [one] List żelazny
    [few] { $count } Listy żelazne
   *[many] { $count } Listów żelaznych
  }
    .one = List żelazny
    .name = List żelazny
castle-of-the-devil-item-pearl = { $count ->
    [one] Czarna perła
    [few] { $count } Czarne perły
   *[many] { $count } Czarnych pereł
  }
    .one = Czarna perła
    .name = Czarna perła
castle-of-the-devil-item-tome = { $count ->
    [one] Foliał
    [few] { $count } Foliały
   *[many] { $count } Foliałów
  }
    .one = Foliał
    .name = Foliał
castle-of-the-devil-item-coat = { $count ->
    [one] Płaszcz
    [few] { $count } Płaszcze
   *[many] { $count } Płaszczy
  }
    .one = Płaszcz
    .name = Płaszcz
castle-of-the-devil-item-sextant = { $count ->
    [one] Sekstans
    [few] { $count } Sekstanse
   *[many] { $count } Sekstansów
  }
    .one = Sekstans
    .name = Sekstans
castle-of-the-devil-item-crest = { $count ->
    [one] Herb loży
    [few] { $count } Herby loży
   *[many] { $count } Herbów loży
  }
    .one = Herb loży
    .name = Herb loży
castle-of-the-devil-item-mirror = { $count ->
    [one] Pęknięte lustro
    [few] { $count } Pęknięte lustra
   *[many] { $count } Pękniętych luster
  }
    .one = Pęknięte lustro
    .name = Pęknięte lustro

## Karty i ich działanie

castle-of-the-devil-card-key = Klucz
    .text = Zakon potrzebuje trzech.
castle-of-the-devil-card-goblet = Kielich
    .text = Bractwo potrzebuje trzech.
castle-of-the-devil-card-bag_key = Tajna torba (klucz)
    .text = Gdy ją wymienisz: dobierz wierzchni przedmiot. Nie wolno wymienić jej na drugą torbę. Gdy talia się skończy, jest Kluczem.
castle-of-the-devil-card-bag_goblet = Tajna torba (kielich)
    .text = Gdy ją wymienisz: dobierz wierzchni przedmiot. Nie wolno wymienić jej na drugą torbę. Gdy talia się skończy, jest Kielichem.
castle-of-the-devil-card-dagger = Sztylet
    .text = Gdy atakujesz: +1.
castle-of-the-devil-card-gloves = Rękawice
    .text = Gdy się bronisz: +1.
castle-of-the-devil-card-knives = Noże do rzucania
    .text = Gdy wspierasz atakującego: +1 dla niego.
castle-of-the-devil-card-whip = Bicz
    .text = Gdy wspierasz broniącego się: +1 dla niego.
castle-of-the-devil-card-ring = Pierścień z trucizną
    .text = Gdy atakujesz lub się bronisz, wygrywasz przy remisie.
castle-of-the-devil-card-monocle = Monokl
    .text = Gdy go wymienisz: zobacz stronnictwo partnera.
castle-of-the-devil-card-privilege = List żelazny
    .text = Gdy go wymienisz: zobacz cały bagaż partnera.
castle-of-the-devil-card-pearl = Czarna perła
    .text = Zaoferowaną trzeba przyjąć. Stronnictwo, które ją ma, nie może ogłosić zwycięstwa.
castle-of-the-devil-card-tome = Foliał
    .text = Gdy go wymienisz: zamieńcie się z partnerem profesjami; obie znów leżą zakryte.
castle-of-the-devil-card-coat = Płaszcz
    .text = Gdy go wymienisz: weź nową profesję ze stosu, a starą oddaj.
castle-of-the-devil-card-sextant = Sekstans
    .text = Gdy go wymienisz: wybierz kierunek; każdy podaje w tę stronę jeden przedmiot.
castle-of-the-devil-card-crest = Herb loży
    .text = Z trzema kluczami i kielichami w dowolnym zestawie możesz wygrać samotnie.
castle-of-the-devil-card-mirror = Pęknięte lustro
    .text = Zaoferowane trzeba przyjąć. Przy tej wymianie niczego się nie ujawnia i nic nie działa.
castle-of-the-devil-card-diplomat = Dyplomata
    .text = Raz, oprócz akcji: zażądaj przedmiotu na wymianę. Jeśli go nie ma, widzisz bagaż i kończysz turę.
castle-of-the-devil-card-doctor = Doktor
    .text = Raz, tuż po walce: zwycięzca nic z niej nie ma.
castle-of-the-devil-card-duelist = Pojedynkowicz
    .text = Raz, gdy atakujesz lub się bronisz: nikt inny się nie wtrąca, a ty masz +1.
castle-of-the-devil-card-poisoner = Truciciel
    .text = Raz, gdy nie walczysz: ty decydujesz, kto wygra walkę.
castle-of-the-devil-card-grandmaster = Wielki mistrz
    .text = Gdy się bronisz: +1.
castle-of-the-devil-card-clairvoyant = Jasnowidz
    .text = Raz, w swojej turze: przejrzyj talię przedmiotów i połóż dwie karty na wierzchu.
castle-of-the-devil-card-hypnotist = Hipnotyzer
    .text = Gdy atakujesz, tuż po wsparciu: jedna osoba spoza walki nikogo nie wspiera i niczego nie używa.
castle-of-the-devil-card-bodyguard = Ochroniarz
    .text = Gdy kogoś wspierasz: jeszcze +1.
castle-of-the-devil-card-priest = Ksiądz
    .text = Raz, przed wsparciem: przerwij walkę. Atakujący z co najmniej dwoma przedmiotami oddaje ci jeden.
castle-of-the-devil-card-thug = Zbir
    .text = Gdy atakujesz: +1.
castle-of-the-devil-card-order = Zakon Jawnych Tajemnic
    .text = Chce trzech Kluczy.
castle-of-the-devil-card-brotherhood = Bractwo Prawdziwych Kłamstw
    .text = Chce trzech Kielichów.
castle-of-the-devil-card-drink = Napój mocy
    .text = Liczy się jako Klucz lub Kielich, gdy zwycięstwo ogłasza ktoś z mniejszego stronnictwa.
castle-of-the-devil-card-marie = Marie Saunière
    .text = Postać z powozu, bez zdolności.
castle-of-the-devil-card-basilius = Basilius Kartov
    .text = Postać z powozu, bez zdolności.
castle-of-the-devil-card-gundla = Gundla von Hochberg
    .text = Postać z powozu, bez zdolności.
castle-of-the-devil-card-juan = Juan Tirador
    .text = Postać z powozu, bez zdolności.
castle-of-the-devil-card-sarah = Sarah Mac Mullin
    .text = Postać z powozu, bez zdolności.
castle-of-the-devil-card-zacharias = Bruder Zacharias
    .text = Postać z powozu, bez zdolności.
castle-of-the-devil-card-romana = Romana Baranov
    .text = Postać z powozu, bez zdolności.
castle-of-the-devil-card-michel = Michel de Molay
    .text = Postać z powozu, bez zdolności.
castle-of-the-devil-card-theodora = Theodora Krayenborg
    .text = Postać z powozu, bez zdolności.
castle-of-the-devil-card-henry = Sir Henry Sinclair
    .text = Postać z powozu, bez zdolności.

## Pytania; .other czyta reszta stołu

castle-of-the-devil-ask-turn = Twoja tura: spasuj, wymień się, walcz albo ogłoś zwycięstwo.
    .other = Tura gracza: { $name }.
castle-of-the-devil-ask-partner = Komu oferujesz przedmiot?
    .other = { $name } wybiera, komu zaoferować przedmiot.
castle-of-the-devil-ask-offer = Który przedmiot oferujesz zakryty?
    .other = { $name } wybiera przedmiot do zaoferowania.
castle-of-the-devil-ask-answer = Ktoś oferuje ci przedmiot. Odmów albo oddaj za niego inny.
    .other = { $name } ogląda zaoferowany przedmiot.
castle-of-the-devil-ask-smuggle = Czy ujawnić oddany przez ciebie przedmiot, jeśli ma moc wymiany?
    .other = Wymieniający się decydują, co ujawnić.
castle-of-the-devil-ask-carry = Czy wykonujesz działanie swojego przedmiotu?
    .other = { $name } decyduje, czy to wykonać.
castle-of-the-devil-ask-bag = Zaraz ktoś dobierze za torbę. Robisz coś przedtem?
    .other = Zaraz ktoś dobierze za torbę; przedtem decyduje { $name }.
castle-of-the-devil-ask-direction = W którą stronę każdy poda przedmiot?
    .other = { $name } wybiera kierunek.
castle-of-the-devil-ask-pass-on = Który przedmiot podajesz dalej?
    .other = Każdy wybiera przedmiot do podania.
castle-of-the-devil-ask-whom = Kogo atakujesz?
    .other = { $name } szuka przeciwnika.
castle-of-the-devil-ask-before = Zanim ktoś stanie po którejś stronie: czy coś robisz?
    .other = Zanim ktoś stanie po którejś stronie.
castle-of-the-devil-ask-payment = Ksiądz przerwał walkę. Który przedmiot mu oddajesz?
    .other = { $name } płaci Księdzu.
castle-of-the-devil-ask-support = Kogo wspierasz?
    .other = { $name } wybiera stronę albo żadną.
castle-of-the-devil-ask-hypnosis = Czy kogoś hipnotyzujesz?
    .other = { $name } rozgląda się.
castle-of-the-devil-ask-ability = Czy używasz przedmiotu albo profesji?
    .other = Teraz można używać przedmiotów i profesji.
castle-of-the-devil-ask-doctor = Walka jest wygrana. Czy powstrzymujesz zwycięzcę?
    .other = Walka jest wygrana; może ktoś się jeszcze wtrąci.
castle-of-the-devil-ask-reward = Wygrywasz walkę. Papiery czy bagaż?
    .other = { $name } wybiera nagrodę.
castle-of-the-devil-ask-take = Bierzesz przedmiot czy wszystko zostawiasz?
    .other = { $name } przegląda bagaż.
castle-of-the-devil-ask-give-back = To był jedyny przedmiot. Który ze swoich dajesz w zamian?
    .other = { $name } wybiera przedmiot w zamian.
castle-of-the-devil-ask-demand-whom = Od kogo żądasz przedmiotu?
    .other = { $name } jako Dyplomata wybiera osobę.
castle-of-the-devil-ask-demand-what = Którego przedmiotu żądasz?
    .other = { $name } jako Dyplomata wskazuje przedmiot.
castle-of-the-devil-ask-demanded = Ktoś żąda od ciebie przedmiotu.
    .other = { $name } odpowiada Dyplomacie.
castle-of-the-devil-ask-demand-give = Który przedmiot dajesz za niego?
    .other = { $name } jako Dyplomata wybiera przedmiot do oddania.
castle-of-the-devil-ask-stack = Którą kartę kładziesz na wierzch talii?
    .other = { $name } przegląda talię.
castle-of-the-devil-ask-present = Masz za dużo przedmiotów. Podaruj jeden.
    .other = { $name } ma za dużo przedmiotów i daruje jeden.
castle-of-the-devil-ask-allies = Wskaż sojuszników, którzy mają to, czego wam trzeba.
    .other = { $name } wstaje i ogłasza zwycięstwo.
castle-of-the-devil-ask-enemies = Wskaż wrogów, którzy mają to, czego im trzeba.
    .other = { $name } wstaje i wygłasza przepowiednię.
castle-of-the-devil-ask-start = Kto zaczyna?
castle-of-the-devil-ask-occupation = Rozdajemy profesję.
castle-of-the-devil-ask-faction = Rozdajemy stronnictwo.
castle-of-the-devil-ask-deal-bag = Rozdajemy torbę.
castle-of-the-devil-ask-deal = Rozdajemy przedmiot.
castle-of-the-devil-ask-draw = Dobieramy przedmiot.
castle-of-the-devil-ask-hire = Dobieramy profesję.

## Ruchy, jak stoją na przyciskach

castle-of-the-devil-move-pass = Spasuj
castle-of-the-devil-move-wait = Nic nie rób
castle-of-the-devil-move-trade = Zaoferuj wymianę
castle-of-the-devil-move-fight = Zacznij walkę
castle-of-the-devil-move-declare = Ogłoś zwycięstwo
castle-of-the-devil-move-alone = Wygraj samotnie: Herb loży
castle-of-the-devil-move-prophesy = Wygłoś przepowiednię
castle-of-the-devil-move-use = Użyj: { CARD($card) }
castle-of-the-devil-move-use-poisoner = Truciciel: wygrywa { $victim }
castle-of-the-devil-move-use-hypnotist = Hipnotyzer: odsuń gracza { $victim }
castle-of-the-devil-move-to = Od gracza { $victim }
castle-of-the-devil-move-to-offer = Zaoferuj graczowi { $victim }
castle-of-the-devil-move-to-attack = Zaatakuj gracza { $victim }
castle-of-the-devil-move-absent = { $move } (nikt tam nie siedzi)
castle-of-the-devil-move-give = Daj: { CARD($card) }
castle-of-the-devil-move-refuse = Odmów
castle-of-the-devil-move-return = Przyjmij i oddaj: { CARD($card) }
castle-of-the-devil-move-aloud = Pozwól ujawnić
castle-of-the-devil-move-silent = Milcz
castle-of-the-devil-move-carry = Wykonaj
castle-of-the-devil-move-decline = Zrezygnuj
castle-of-the-devil-move-left = W lewo
castle-of-the-devil-move-right = W prawo
castle-of-the-devil-move-sword = Miecz: wesprzyj atakującego
castle-of-the-devil-move-shield = Tarcza: wesprzyj broniącego się
castle-of-the-devil-move-neither = Nie wspieraj nikogo
castle-of-the-devil-move-papers = Obejrzyj stronnictwo i profesję
castle-of-the-devil-move-luggage = Przejrzyj bagaż
castle-of-the-devil-move-take = Weź: { CARD($card) }
castle-of-the-devil-move-leave = Nic nie bierz
castle-of-the-devil-move-demand = Żądaj: { FACE($item, form: "name") }
castle-of-the-devil-move-hand = Wydaj: { CARD($card) }
castle-of-the-devil-move-none = Nie mam
castle-of-the-devil-move-stack = Połóż na wierzch: { CARD($card) }
castle-of-the-devil-move-present = Podaruj graczowi { $victim }: { CARD($card) }
castle-of-the-devil-move-name = Wskaż: { $allies }
castle-of-the-devil-move-name-nobody = Nie wskazuj nikogo
castle-of-the-devil-move-start = Zaczyna { $victim }
castle-of-the-devil-move-occupation = Profesja: { CARD($job) }
castle-of-the-devil-move-faction = Stronnictwo: { CARD($faction) }
castle-of-the-devil-move-key-bag = Torbę z kluczem dostaje { $victim }
castle-of-the-devil-move-goblet-bag = Torbę z kielichem dostaje { $victim }
castle-of-the-devil-move-deal = Rozdano: { CARD($card) }
castle-of-the-devil-move-draw = Dobrano: { CARD($card) }
castle-of-the-devil-move-hire = Nowa profesja: { CARD($job) }

## Co się stało

castle-of-the-devil-log-round = Zaczyna się podróż { $round }.
castle-of-the-devil-log-round-only = Powóz rusza.
castle-of-the-devil-log-talk = Przy tym stole wolno rozmawiać.
castle-of-the-devil-log-dealt = { $name }: { CARD($faction) }, profesja { CARD($job) }, bagaż: { ITEMS($loot) }.
    .you = Ty: { CARD($faction) }, profesja { CARD($job) }, bagaż: { ITEMS($loot) }.
castle-of-the-devil-log-turn = Tura { $turns }: { $name }.
castle-of-the-devil-log-action = { $action ->
    [trade] { $name } chce się wymienić.
    [fight] { $name } szuka zwady.
    [declare] { $name } wstaje, by ogłosić zwycięstwo.
   *[other] { $name } wstaje, by wygłosić przepowiednię.
  }
castle-of-the-devil-log-partner = { $name } zwraca się do gracza { $victim }.
castle-of-the-devil-log-pass = { $name } pasuje.
    .you = Pasujesz.
castle-of-the-devil-log-offer = { $name } podsuwa graczowi { $victim } zakryty przedmiot: { CARD($card) }.
    .you = Podsuwasz graczowi { $victim } zakryty przedmiot: { CARD($card) }.
    .victim = { $name } podsuwa ci zakryty przedmiot: { CARD($card) }.
castle-of-the-devil-log-offer-secret = { $name } podsuwa graczowi { $victim } zakryty przedmiot.
    .you = Podsuwasz graczowi { $victim } zakryty przedmiot.
    .victim = { $name } podsuwa ci zakryty przedmiot.
castle-of-the-devil-log-refused = { $name } odmawia.
    .you = Odmawiasz.
castle-of-the-devil-log-accepted = { $name } przyjmuje i oddaje: { CARD($card) }.
    .you = Przyjmujesz i oddajesz: { CARD($card) }.
castle-of-the-devil-log-accepted-secret = { $name } przyjmuje i oddaje przedmiot.
    .you = Przyjmujesz i oddajesz przedmiot.
castle-of-the-devil-log-exchange = { $name } daje: { CARD($card) }; { $victim } daje: { CARD($other) }. Wymiana dokonana, niczego nie ujawniono.
    .you = Dajesz: { CARD($card) }; { $victim } daje: { CARD($other) }. Wymiana dokonana, niczego nie ujawniono.
    .victim = { $name } daje: { CARD($card) }; ty dajesz: { CARD($other) }. Wymiana dokonana, niczego nie ujawniono.
castle-of-the-devil-log-exchange-secret = { $name } i { $victim }: wymiana dokonana, niczego nie ujawniono.
    .you = Ty i { $victim }: wymiana dokonana, niczego nie ujawniono.
    .victim = { $name } i ty: wymiana dokonana, niczego nie ujawniono.
castle-of-the-devil-log-exchange-named = { $name } daje: { CARD($card) }; { $victim } daje: { CARD($other) }. Ujawniono: { ITEMS($loot) }.
    .you = Dajesz: { CARD($card) }; { $victim } daje: { CARD($other) }. Ujawniono: { ITEMS($loot) }.
    .victim = { $name } daje: { CARD($card) }; ty dajesz: { CARD($other) }. Ujawniono: { ITEMS($loot) }.
castle-of-the-devil-log-exchange-named-secret = { $name } i { $victim }: wymiana dokonana. Ujawniono: { ITEMS($loot) }.
    .you = Ty i { $victim }: wymiana dokonana. Ujawniono: { ITEMS($loot) }.
    .victim = { $name } i ty: wymiana dokonana. Ujawniono: { ITEMS($loot) }.
castle-of-the-devil-log-declined = { $name } rezygnuje z działania: { FACE($item, form: "name") }.
    .you = Rezygnujesz z działania: { FACE($item, form: "name") }.
castle-of-the-devil-log-draw = { $name } dobiera: { CARD($card) }; zostało w talii: { $left }.
    .you = Dobierasz: { CARD($card) }; zostało w talii: { $left }.
castle-of-the-devil-log-draw-secret = { $name } dobiera przedmiot; zostało w talii: { $left }.
    .you = Dobierasz przedmiot; zostało w talii: { $left }.
castle-of-the-devil-log-deck-out = Talia się skończyła: jedna torba jest teraz Kluczem, druga Kielichem.
castle-of-the-devil-log-monocle = { $name } widzi przez Monokl stronnictwo gracza { $victim }: { CARD($faction) }.
    .you = Widzisz przez Monokl stronnictwo gracza { $victim }: { CARD($faction) }.
    .victim = { $name } widzi przez Monokl twoje stronnictwo: { CARD($faction) }.
castle-of-the-devil-log-monocle-secret = { $name } widzi przez Monokl stronnictwo gracza { $victim }.
    .you = Widzisz przez Monokl stronnictwo gracza { $victim }.
    .victim = { $name } widzi przez Monokl twoje stronnictwo.
castle-of-the-devil-log-luggage = { $name } widzi bagaż gracza { $victim }: { ITEMS($loot) }.
    .you = Widzisz bagaż gracza { $victim }: { ITEMS($loot) }.
    .victim = { $name } widzi twój bagaż: { ITEMS($loot) }.
castle-of-the-devil-log-luggage-secret = { $name } widzi bagaż gracza { $victim }.
    .you = Widzisz bagaż gracza { $victim }.
    .victim = { $name } widzi twój bagaż.
castle-of-the-devil-log-tome = { $name } i { $victim } zamieniają się profesjami. { $victim } ma teraz: { CARD($job) }, a { $name }: { CARD($other) }.
    .you = Ty i { $victim } zamieniacie się profesjami. { $victim } ma teraz: { CARD($job) }, a ty: { CARD($other) }.
castle-of-the-devil-log-tome-secret = { $name } i { $victim } zamieniają się zakrytymi profesjami.
    .you = Ty i { $victim } zamieniacie się zakrytymi profesjami.
castle-of-the-devil-log-coat = { $name } odkłada do stosu: { CARD($other) }. Nowa profesja: { CARD($job) }.
    .you = Odkładasz do stosu: { CARD($other) }. Twoja nowa profesja: { CARD($job) }.
castle-of-the-devil-log-coat-secret = { $name } bierze zakrytą nową profesję.
    .you = Bierzesz zakrytą nową profesję.
castle-of-the-devil-log-direction = { $direction ->
    [left] { $name } wybiera: każdy podaje przedmiot w lewo.
   *[other] { $name } wybiera: każdy podaje przedmiot w prawo.
  }
castle-of-the-devil-log-passed-on = { $name } podaje graczowi { $victim }: { CARD($card) }.
    .you = Podajesz graczowi { $victim }: { CARD($card) }.
    .victim = { $name } podaje ci: { CARD($card) }.
castle-of-the-devil-log-passed-on-secret = { $name } podaje graczowi { $victim } przedmiot.
    .you = Podajesz graczowi { $victim } przedmiot.
castle-of-the-devil-log-attack = { $name } atakuje gracza { $victim }.
    .you = Atakujesz gracza { $victim }.
    .victim = { $name } cię atakuje.
castle-of-the-devil-log-use = { $name } używa: { CARD($card) }.
    .you = Używasz: { CARD($card) }.
castle-of-the-devil-log-use-poisoner = { $name } jako Truciciel sprawia, że wygrywa { $victim }.
    .you = Jako Truciciel sprawiasz, że wygrywa { $victim }.
    .victim = { $name } jako Truciciel sprawia, że wygrywasz ty.
castle-of-the-devil-log-use-hypnotist = { $name } jako Hipnotyzer odsuwa od walki gracza { $victim }.
    .you = Jako Hipnotyzer odsuwasz od walki gracza { $victim }.
    .victim = { $name } jako Hipnotyzer odsuwa cię od walki.
castle-of-the-devil-log-payment = { $name } płaci graczowi { $victim }: { CARD($card) }.
    .you = Płacisz graczowi { $victim }: { CARD($card) }.
    .victim = { $name } płaci ci: { CARD($card) }.
castle-of-the-devil-log-payment-secret = { $name } płaci graczowi { $victim } jednym przedmiotem.
    .you = Płacisz graczowi { $victim } jednym przedmiotem.
castle-of-the-devil-log-support = { $name } wspiera gracza { $victim }.
    .you = Wspierasz gracza { $victim }.
    .victim = { $name } cię wspiera.
castle-of-the-devil-log-support-nobody = { $name } nie wspiera nikogo.
    .you = Nie wspierasz nikogo.
castle-of-the-devil-log-result = { $swords } do { $shields }: walkę wygrywa { $name }.
    .you = { $swords } do { $shields }: wygrywasz walkę.
castle-of-the-devil-log-result-tie = { $swords } do { $shields }: nikt nie wygrywa walki.
castle-of-the-devil-log-papers = { $name } widzi papiery gracza { $victim }: { CARD($faction) }, { CARD($job) }.
    .you = Widzisz papiery gracza { $victim }: { CARD($faction) }, { CARD($job) }.
    .victim = { $name } widzi twoje papiery: { CARD($faction) }, { CARD($job) }.
castle-of-the-devil-log-papers-secret = { $name } widzi papiery gracza { $victim }.
    .you = Widzisz papiery gracza { $victim }.
    .victim = { $name } widzi twoje papiery.
castle-of-the-devil-log-taken = { $name } zabiera graczowi { $victim }: { CARD($card) }.
    .you = Zabierasz graczowi { $victim }: { CARD($card) }.
    .victim = { $name } zabiera ci: { CARD($card) }.
castle-of-the-devil-log-taken-secret = { $name } zabiera graczowi { $victim } przedmiot.
    .you = Zabierasz graczowi { $victim } przedmiot.
    .victim = { $name } zabiera ci przedmiot.
castle-of-the-devil-log-taken-nothing = { $name } nic nie zabiera graczowi { $victim }.
    .you = Nic nie zabierasz graczowi { $victim }.
    .victim = { $name } nic ci nie zabiera.
castle-of-the-devil-log-given-back = { $name } daje w zamian graczowi { $victim }: { CARD($card) }.
    .you = Dajesz w zamian graczowi { $victim }: { CARD($card) }.
    .victim = { $name } daje ci w zamian: { CARD($card) }.
castle-of-the-devil-log-given-back-secret = { $name } daje w zamian graczowi { $victim } inny przedmiot.
    .you = Dajesz w zamian graczowi { $victim } inny przedmiot.
castle-of-the-devil-log-demand = { $name } żąda od gracza { $victim }: { FACE($item, form: "name") }.
    .you = Żądasz od gracza { $victim }: { FACE($item, form: "name") }.
    .victim = { $name } żąda od ciebie: { FACE($item, form: "name") }.
castle-of-the-devil-log-handed = { $name } ma to w bagażu: { FACE($item, form: "name") }.
    .you = Masz to w bagażu: { FACE($item, form: "name") }.
castle-of-the-devil-log-no-such = { $name } nie ma tego w bagażu: { FACE($item, form: "name") }.
    .you = Nie masz tego w bagażu: { FACE($item, form: "name") }.
castle-of-the-devil-log-gives = { $name } daje graczowi { $victim }: { CARD($card) }, a dostaje: { CARD($other) }.
    .you = Dajesz graczowi { $victim }: { CARD($card) }, a dostajesz: { CARD($other) }.
    .victim = { $name } daje ci: { CARD($card) }, a dostaje: { CARD($other) }.
castle-of-the-devil-log-gives-secret = { $name } daje za to graczowi { $victim } inny przedmiot.
    .you = Dajesz za to graczowi { $victim } inny przedmiot.
castle-of-the-devil-log-foresees = { $name } przegląda talię: { ITEMS($loot) }.
    .you = Przeglądasz talię: { ITEMS($loot) }.
castle-of-the-devil-log-foresees-secret = { $name } przegląda talię.
    .you = Przeglądasz talię.
castle-of-the-devil-log-stacked = { $name } kładzie na talię, miejsce { $place }: { CARD($card) }.
    .you = Kładziesz na talię, miejsce { $place }: { CARD($card) }.
castle-of-the-devil-log-stacked-secret = { $name } kładzie kartę na talię, miejsce { $place }.
    .you = Kładziesz kartę na talię, miejsce { $place }.
castle-of-the-devil-log-present = { $name } ma za dużo i daruje graczowi { $victim }: { CARD($card) }.
    .you = Masz za dużo i darujesz graczowi { $victim }: { CARD($card) }.
    .victim = { $name } ma za dużo i daruje ci: { CARD($card) }.
castle-of-the-devil-log-present-secret = { $name } ma za dużo i daruje graczowi { $victim } przedmiot.
    .you = Masz za dużo i darujesz graczowi { $victim } przedmiot.
castle-of-the-devil-log-claim = { $name } ogłasza zwycięstwo ({ CARD($faction) }) i odkrywa: { CARD($job) }, { ITEMS($loot) }.
    .you = Ogłaszasz zwycięstwo ({ CARD($faction) }) i odkrywasz: { CARD($job) }, { ITEMS($loot) }.
castle-of-the-devil-log-claim-prophecy = { $name } wygłasza przepowiednię ({ CARD($faction) }) i odkrywa: { CARD($job) }, { ITEMS($loot) }.
castle-of-the-devil-log-named = { $name } wskazuje gracza { $victim }: { CARD($faction) }, { ITEMS($loot) }.
    .you = Wskazujesz gracza { $victim }: { CARD($faction) }, { ITEMS($loot) }.
    .victim = { $name } wskazuje ciebie: { CARD($faction) }, { ITEMS($loot) }.
castle-of-the-devil-log-verdict-true = To prawda! Wygrywa: { CARD($faction) }.
castle-of-the-devil-log-verdict-false = To nieprawda! Wygrywa: { CARD($faction) }.
castle-of-the-devil-log-alone = { $name } pokazuje Herb loży i wygrywa samotnie: { ITEMS($loot) }.
    .you = Pokazujesz Herb loży i wygrywasz samotnie: { ITEMS($loot) }.
castle-of-the-devil-log-cap = Po { $turns } turach nikt nie wygrał.
castle-of-the-devil-log-points = { $name }: { $points ->
    [one] { $points } punkt
    [few] { $points } punkty
   *[many] { $points } punktów
  }, razem { $total }.
castle-of-the-devil-log-quiet = { $moment ->
    [before] Nikt nie przerywa walki.
    [hypnosis] Nikt nie zostaje zahipnotyzowany.
    [abilities] Nikt już niczego nie używa.
    [doctor] Nikt nie powstrzymuje zwycięzcy.
   *[other] Nikt nie patrzy w przyszłość.
  }
castle-of-the-devil-log-revealed = { $name }: { CARD($faction) }, { CARD($job) }, { ITEMS($loot) }.
    .you = Ty: { CARD($faction) }, { CARD($job) }, { ITEMS($loot) }.
castle-of-the-devil-log-over = Podróż dobiegła końca.

## Koniec

castle-of-the-devil-source-victory = Zwycięstwo
castle-of-the-devil-source-rounds = Punkty z podróży
castle-of-the-devil-reason-true = Ogłoszone zwycięstwo było prawdziwe.
castle-of-the-devil-reason-false = Ogłoszone zwycięstwo było nieprawdziwe.
castle-of-the-devil-reason-alone = Herb loży wygrał samotnie.
castle-of-the-devil-reason-prophecy = Przepowiednia się sprawdziła.
castle-of-the-devil-reason-false-prophecy = Przepowiednia się nie sprawdziła.
castle-of-the-devil-reason-cap = Minęła umówiona liczba tur.
castle-of-the-devil-tie-faction = Całe stronnictwo wygrywa razem.
castle-of-the-devil-tie-nobody = Nikt nie wygrał.
castle-of-the-devil-tie-last-round = Tyle samo punktów; rozstrzyga ostatnia podróż.
castle-of-the-devil-tie-shared = Tyle samo punktów; zwycięstwo jest wspólne.

## Ustawienia stołu

castle-of-the-devil-option-items = Przedmioty
    .help = Wszystkie albo na pierwszą podróż tylko te z pieczęcią.
castle-of-the-devil-option-smuggling = Przemyt
    .help = Kto oddaje przedmiot z mocą wymiany, decyduje, czy go ujawnić i czy zadziała.
castle-of-the-devil-option-prophecy = Przepowiednia
    .help = Można też wygrać, wskazując wrogów, którzy mają to, czego im trzeba.
castle-of-the-devil-option-effects-optional = Dobrowolne działania
    .help = Zasada domowa: z działania ujawnionego przedmiotu można zrezygnować.
castle-of-the-devil-option-talk = Wolno rozmawiać
    .help = Według zasad w podróży się nie rozmawia. Stół może jednak umówić się na czat.
castle-of-the-devil-option-rounds = Podróże
    .help = Kilka podróży na punkty.
castle-of-the-devil-option-turn-cap = Limit tur
    .help = Do badań: nikt nie wygrywa, jeśli do tego czasu nikt nie ogłosi zwycięstwa. 0 oznacza brak limitu.
castle-of-the-devil-option-characters = Postacie
    .help = Kto jest kim: wybrane przed podróżą, w przeciwnym razie rozdane. Nie mają żadnych zdolności.
castle-of-the-devil-value-full = wszystkie
castle-of-the-devil-value-first-journey = pierwsza podróż

## Dlaczego nie wolno

castle-of-the-devil-why-over = Podróż dobiegła końca.
castle-of-the-devil-why-not-asked = Teraz nie twoja kolej.
castle-of-the-devil-why-not-now = Teraz nie o to pytamy.
castle-of-the-devil-why-announced = To, co zapowiedziano, obowiązuje: dokończ.
castle-of-the-devil-why-self = To musi być ktoś inny.
castle-of-the-devil-why-no-such-seat = Nikt tam nie siedzi.
castle-of-the-devil-why-name-others = Wskazuj tylko inne osoby przy tym stole.
castle-of-the-devil-why-pearl = Dopóki masz Czarną perłę, twoje stronnictwo nie może ogłosić zwycięstwa.
castle-of-the-devil-why-nothing-needed = Aby ogłosić zwycięstwo, musisz mieć coś, czego potrzebuje twoje stronnictwo.
castle-of-the-devil-why-no-prophecy = Ten stół gra bez przepowiedni.
castle-of-the-devil-why-no-crest = Nie masz Herbu loży.
castle-of-the-devil-why-not-enough = Potrzeba do tego razem trzech kluczy i kielichów.
castle-of-the-devil-why-other-moment = Teraz nie można użyć: { CARD($card) }.
castle-of-the-devil-why-at-turn = Tylko we własnej turze, przed akcją: { CARD($card) }.
castle-of-the-devil-why-after-fight = Tylko bezpośrednio po wygranej walce: { CARD($card) }.
castle-of-the-devil-why-in-fight = Tylko w walce: { CARD($card) }.
castle-of-the-devil-why-after-support = Tylko zaraz po tym, jak wszyscy opowiedzą się po którejś stronie: { CARD($card) }.
castle-of-the-devil-why-after-sides = Tylko w walce, gdy wszyscy już się opowiedzieli: { CARD($card) }.
castle-of-the-devil-why-next-step = Jeszcze nie teraz, dopiero w następnym kroku tej walki: { CARD($card) }.
castle-of-the-devil-why-decided = Ta walka jest już rozstrzygnięta, nie można już użyć: { CARD($card) }.
castle-of-the-devil-why-before-support = To zatrzymuje walkę tylko, zanim ktokolwiek się opowie: { CARD($card) }.
castle-of-the-devil-why-as-mover = Tylko we własnej turze: { CARD($card) }.
castle-of-the-devil-why-as-attacker = To pomaga tylko atakującemu: { CARD($card) }.
castle-of-the-devil-why-as-defender = To pomaga tylko zaatakowanemu: { CARD($card) }.
castle-of-the-devil-why-as-principal = To pomaga tylko dwojgu walczącym: { CARD($card) }.
castle-of-the-devil-why-as-outsider = To pomaga tylko osobom, które same nie walczą: { CARD($card) }.
castle-of-the-devil-why-as-attacked = Własnego ataku nie można tym zatrzymać: { CARD($card) }.
castle-of-the-devil-why-as-sword = To pomaga tylko wspierającym atakującego: { CARD($card) }.
castle-of-the-devil-why-as-shield = To pomaga tylko wspierającym obrońcę: { CARD($card) }.
castle-of-the-devil-why-as-supporter = To pomaga tylko osobom, które kogoś wspierają: { CARD($card) }.
castle-of-the-devil-why-used-in-fight = Już użyto w tej walce: { CARD($card) }.
castle-of-the-devil-why-by-trade = To działa, gdy oddaje się to w wymianie: { CARD($card) }.
castle-of-the-devil-why-never-used = Tego nie można tak użyć: { CARD($card) }.
castle-of-the-devil-why-needs-target = Powiedz, o kogo chodzi: { CARD($card) }.
castle-of-the-devil-why-no-target = Nikogo się przy tym nie wskazuje: { CARD($card) }.
castle-of-the-devil-why-principals-only = Wygrać może tylko jedno z dwojga walczących: { CARD($card) }.
castle-of-the-devil-why-outsiders-only = Nie można wybrać walczących ani kogoś, kogo nie ma przy stole: { CARD($card) }.
castle-of-the-devil-why-hypnotised = Jesteś pod hipnozą i w tej walce niczego nie użyjesz.
castle-of-the-devil-why-duel = Po Pojedynkowiczu nikt inny nie miesza się do tej walki.
castle-of-the-devil-why-not-your-job = To nie twoja profesja: { CARD($card) }.
castle-of-the-devil-why-spent = Już zużyte: { CARD($card) }.
castle-of-the-devil-why-no-deck = Talia jest pusta.
castle-of-the-devil-why-not-yours = Nie masz tego w bagażu: { CARD($card) }.
castle-of-the-devil-why-must-accept = Trzeba przyjąć: { CARD($card) }.
castle-of-the-devil-why-only-bag = Twój jedyny przedmiot to torba, więc drugiej nie możesz przyjąć.
castle-of-the-devil-why-bag-for-bag = Torby nie wolno wymienić na drugą torbę.
castle-of-the-devil-why-has-given = Ta osoba ma komplet i właśnie coś podarowała.
castle-of-the-devil-why-you-have-it = Masz to, czego ktoś żąda, więc musisz to wydać.
castle-of-the-devil-why-no-such-name = Teraz nie możesz tego żądać: { FACE($item, form: "name") }.
castle-of-the-devil-why-not-demanded = Nikt tego nie żądał: { CARD($card) }.
castle-of-the-devil-why-not-there = Nie ma tego w tym bagażu: { CARD($card) }.
castle-of-the-devil-why-not-in-deck = Nie ma tego w talii: { CARD($card) }.

## Stół w słowach

castle-of-the-devil-board-deck = Talia { $count }
castle-of-the-devil-board-pile = Profesje { $count }
castle-of-the-devil-board-turned = torby są Kluczem i Kielichem
castle-of-the-devil-board-turn = Tura { $count }
castle-of-the-devil-board-dark = profesja zakryta
castle-of-the-devil-board-spent = zużyta
castle-of-the-devil-board-items = { $count ->
    [one] { $count } przedmiot
    [few] { $count } przedmioty
   *[many] { $count } przedmiotów
  }
castle-of-the-devil-board-hand = Twój bagaż
castle-of-the-devil-board-fight = { $name } atakuje gracza { $victim }: { $swords } do { $shields }
castle-of-the-devil-board-side = { $name } wspiera gracza { $victim }
castle-of-the-devil-board-offer = { $name } oferuje graczowi { $victim }: { CARD($card) }
castle-of-the-devil-board-offer-secret = { $name } oferuje graczowi { $victim } przedmiot
castle-of-the-devil-board-note = { ITEMS($loot) } – gdzieś tutaj: { $places }
castle-of-the-devil-board-place-deck = talia
castle-of-the-devil-board-place-offer = oferta
castle-of-the-devil-board-place-aside = stół
castle-of-the-devil-board-place-pile = stos profesji

## Błędy

castle-of-the-devil-error-seal = { $where }: seal musi być jednym z { $allowed }
castle-of-the-devil-error-too-many = nie ma więcej takich kart: { $card }
castle-of-the-devil-error-nowhere = nigdzie nie leży: { $card }
castle-of-the-devil-error-one-item = każdy ma co najmniej jeden przedmiot
castle-of-the-devil-error-top-two = na wierzchu leżą najwyżej dwie karty
castle-of-the-devil-error-memory = to nie są oznaczenia tego, kto co wie
castle-of-the-devil-error-progress = żadna zasada nie może być w takim stanie
castle-of-the-devil-error-before-deal = przed końcem rozdania stół nie ma dokumentu
castle-of-the-devil-error-uses = tu powinna być lista tabel z wpisami „seat” i „card”
castle-of-the-devil-error-only-seats = w tym zbiorze mogą być tylko te miejsca: { $seats }
castle-of-the-devil-error-exactly = przy tym stole musi to być { $seats }
castle-of-the-devil-error-face-up = może to zrobić tylko osoba, której profesja leży odkryta: { $card }
castle-of-the-devil-error-no-use = miejsce { $seat } nie mogło użyć w tej walce: { $card }
castle-of-the-devil-error-by-use = to należy do użycia tej karty w walce i tylko do niego: { $card }
castle-of-the-devil-error-no-claim = runda nie mogła dojść do tej deklaracji ani do tego końca
castle-of-the-devil-error-result = w walce jest { $swords } do { $shields }, więc toczy się ona dalej inaczej
castle-of-the-devil-error-lying = { $count ->
    [0] w tej chwili nie leży tam żadna karta
   *[other] w tej chwili leży tam dokładnie jedna karta
  }
castle-of-the-devil-error-how-many = w tej chwili liczba przedmiotów musi wynosić od { $least } do { $most }
castle-of-the-devil-error-bag = torba jest zawsze w czyimś bagażu
castle-of-the-devil-error-whose-turn = tura { $turns } tej rundy należy do miejsca { $seat }
castle-of-the-devil-error-not-over = tylko zakończona gra ma koniec
castle-of-the-devil-error-few-points = we wcześniejszych rundach zdobyto za mało punktów; najmniej może ich być { $least }
castle-of-the-devil-error-undecided = po rundzie { $rounds } ktoś musi prowadzić; wcześniej nie może być końca
castle-of-the-devil-error-forgotten = zna to więcej osób, niż tu zaznaczono: { $card }

## Zasady

castle-of-the-devil-section-S = Wyjazd
castle-of-the-devil-section-G = Ogólnie
castle-of-the-devil-section-T = Tura
castle-of-the-devil-section-X = Wymiana
castle-of-the-devil-section-F = Walka
castle-of-the-devil-section-V = Ogłoszenie zwycięstwa
castle-of-the-devil-section-H = Za dużo bagażu
castle-of-the-devil-section-O = Profesje
castle-of-the-devil-section-I = Przedmioty
castle-of-the-devil-section-D = Napoje mocy
castle-of-the-devil-section-M = Rozmowy
castle-of-the-devil-section-N = Warianty
castle-of-the-devil-section-K = Kilka podróży
castle-of-the-devil-section-E = Przykłady
castle-of-the-devil-section-W = Przy stole online
castle-of-the-devil-section-Q = Rozstrzygnięcia

castle-of-the-devil-rule-CD-S1 = Jechać może od trzech do dziesięciu osób.
castle-of-the-devil-rule-CD-S2 = Każdy ma postać. Postacie nie mają zdolności.
castle-of-the-devil-rule-CD-S3 = Każdy dostaje zakrytą jedną z dziesięciu profesji; pozostałe tworzą zakryty stos.
castle-of-the-devil-rule-CD-S4 = Przy parzystej liczbie osób połowa należy do Zakonu, połowa do Bractwa. Karty stronnictw rozdaje się zakryte.
castle-of-the-devil-rule-CD-S5 = Przy nieparzystej liczbie osób jest o jedną kartę stronnictwa więcej, a tej, która zostaje, nikt nie ogląda. Jedno stronnictwo jest o jedną osobę mniejsze i nikt nie wie które.
castle-of-the-devil-rule-CD-S6 = Przy nieparzystej liczbie osób każdy dostaje odkryty napój mocy.
castle-of-the-devil-rule-CD-S7 = W pierwszej podróży biorą udział tylko przedmioty z pieczęcią. Pięć pozostałych można dodawać później.
castle-of-the-devil-rule-CD-S8 = Każdy zaczyna z jednym przedmiotem: rozdaje się obie torby i poza nimi tylko przedmioty z pieczęcią. Torby trafiają więc do dwóch różnych osób.
castle-of-the-devil-rule-CD-S9 = W trzy osoby każdy dostaje dwa przedmioty: obie torby i cztery inne z pieczęcią, potasowane razem. Czarna perła odpada.
castle-of-the-devil-rule-CD-S10 = W dziesięć osób odpada Płaszcz, bo nie ma stosu profesji.
castle-of-the-devil-rule-CD-S11 = Wszystkie inne przedmioty w grze tasuje się w jedną zakrytą talię.
castle-of-the-devil-rule-CD-S12 = Swoje karty wolno oglądać zawsze.
castle-of-the-devil-rule-CD-S13 = Zaczyna osoba, która w życiu odbyła najdalszą podróż.
castle-of-the-devil-rule-CD-G1 = Karty postaci pokazują w walce wsparcie; nie należą do bagażu.
castle-of-the-devil-rule-CD-G2 = Zakon wygrywa trzema kluczami, Bractwo trzema kielichami, wszystko jedno, kto ze swoich je ma.
castle-of-the-devil-rule-CD-G3 = Aby użyć profesji, odkrywasz ją. Zostaje odkryta.
castle-of-the-devil-rule-CD-G4 = Profesji wolno użyć zawsze, gdy pozwala na to jej tekst, także w cudzej turze.
castle-of-the-devil-rule-CD-G5 = Niektóre profesje działają dowolnie często, inne raz. Zużyta działa znowu dopiero, gdy zakryje ją Płaszcz albo Foliał.
castle-of-the-devil-rule-CD-G6 = Przedmiot użyty w walce pokazuje się wszystkim, a potem bierze z powrotem. Przedmioty się nie zużywają.
castle-of-the-devil-rule-CD-G7 = Tekst karty jest ważniejszy od zasad.
castle-of-the-devil-rule-CD-T1 = W swojej turze robisz dokładnie jedno: pasujesz, oferujesz wymianę, zaczynasz walkę albo ogłaszasz zwycięstwo. Potem tura osoby po lewej.
castle-of-the-devil-rule-CD-T2 = Gdy pasujesz, nic się nie dzieje.
castle-of-the-devil-rule-CD-T3 = Dyplomaty i Jasnowidza używa się w swojej turze oprócz akcji.
castle-of-the-devil-rule-CD-T4 = Nie ma limitu tur; podróż kończy tylko ogłoszenie zwycięstwa.
castle-of-the-devil-rule-CD-X1 = Podsuwasz komuś jeden swój zakryty przedmiot; ogląda go tylko ta osoba.
castle-of-the-devil-rule-CD-X2 = Ta osoba przyjmuje albo odmawia.
castle-of-the-devil-rule-CD-X3 = Kto ma tylko torbę, nie może przyjąć drugiej torby.
castle-of-the-devil-rule-CD-X4 = Czarną perłę i Pęknięte lustro trzeba przyjąć.
castle-of-the-devil-rule-CD-X5 = Kto przyjmuje, zatrzymuje przedmiot i oddaje inną zakrytą kartę; trzeba ją wziąć.
castle-of-the-devil-rule-CD-X6 = Torby nigdy nie wolno wymienić na drugą, dopóki są torbami.
castle-of-the-devil-rule-CD-X7 = Foliał, List żelazny, Tajna torba, Płaszcz, Monokl i Sekstans działają przy wymianie. Nowy właściciel ujawnia przedmiot, a działanie wykonuje ten, kto go oddał.
castle-of-the-devil-rule-CD-X8 = Jeśli jednym z przedmiotów jest Pęknięte lustro, niczego się nie ujawnia i nic się nie dzieje.
castle-of-the-devil-rule-CD-X9 = Przedmiotów, które nie działają przy wymianie, nie wolno ujawniać.
castle-of-the-devil-rule-CD-X10 = Odrzucony przedmiot wraca; nie ujawnia się go i nie działa.
castle-of-the-devil-rule-CD-X11 = Tura się kończy, czy ofertę przyjęto, czy nie.
castle-of-the-devil-rule-CD-X12 = Przy ujawnianiu torby odczytuje się tylko to, że się za nią dobiera, nigdy, która to z dwóch.
castle-of-the-devil-rule-CD-F1 = Wskazujesz inną osobę: ty atakujesz, ona się broni.
castle-of-the-devil-rule-CD-F2 = Atakujący pokazuje miecz, broniący się tarczę: po jednym punkcie.
castle-of-the-devil-rule-CD-F3 = Zanim ktoś stanie po którejś stronie, Ksiądz może przerwać walkę.
castle-of-the-devil-rule-CD-F4 = Od lewej strony atakującego, zgodnie z ruchem wskazówek zegara, wszyscy inni jawnie wspierają atakującego, broniącego się albo nikogo.
castle-of-the-devil-rule-CD-F5 = Tuż potem, i tylko wtedy, może zadziałać atakujący Hipnotyzer.
castle-of-the-devil-rule-CD-F6 = Potem w dowolnej kolejności używa się przedmiotów i profesji.
castle-of-the-devil-rule-CD-F7 = Gdy nikt już nie chce niczego używać, miecze liczą się atakującemu, a tarcze broniącemu się.
castle-of-the-devil-rule-CD-F8 = Wygrywa ten, kto ma więcej punktów. Wspierający nic nie zyskują i nie tracą.
castle-of-the-devil-rule-CD-F9 = Zwycięzca ogląda albo stronnictwo i profesję przegranego, albo cały bagaż, i wtedy może wziąć jeden przedmiot.
castle-of-the-devil-rule-CD-F10 = Kto bierze jedyny przedmiot, musi dać za niego inny swój. To nie jest wymiana.
castle-of-the-devil-rule-CD-F11 = Przy remisie atakujący dobiera wierzchni przedmiot, jeśli jest. Nikt niczego nie ogląda.
castle-of-the-devil-rule-CD-F12 = Gdy ktoś wygrywa, nic się nie dobiera, nawet gdy remis rozstrzygnął Pierścień z trucizną.
castle-of-the-devil-rule-CD-F13 = Po walce przedmioty i postacie wracają; odkryte profesje zostają odkryte. Tura się kończy.
castle-of-the-devil-rule-CD-F14 = Po zwycięstwie Doktor może unieważnić nagrodę.
castle-of-the-devil-rule-CD-F15 = Każdy wciąż wspierający i każda użyta karta liczy się za jeden. Najpierw wyrok Truciciela, potem punkty, potem Pierścień z trucizną.
castle-of-the-devil-rule-CD-V1 = Zwycięstwo ogłaszasz tylko jako akcję i tylko, gdy masz coś, czego potrzebuje twoje stronnictwo.
castle-of-the-devil-rule-CD-V2 = Potrzeba trzech: prawdziwych albo dwóch i torby, gdy talia się skończyła.
castle-of-the-devil-rule-CD-V3 = Przy nieparzystej liczbie osób, jeśli twoje stronnictwo jest mniejsze, twój napój liczy się jako jeszcze jeden.
castle-of-the-devil-rule-CD-V4 = Mówisz, w imieniu którego stronnictwa przemawiasz, i odkrywasz wszystkie swoje karty.
castle-of-the-devil-rule-CD-V5 = Wskazujesz sojuszników, którzy mają to, co potrzebne; pokazują stronnictwo i przedmioty. Każdy wskazany musi być ze stronnictwa i mieć coś potrzebnego.
castle-of-the-devil-rule-CD-V6 = Ogłoszenie jest prawdziwe, jeśli nikt ze stronnictwa nie ma Czarnej perły, a wskazani mają z tobą to, czego trzeba. Jeśli tak, wygrywa twoje stronnictwo, jeśli nie, drugie.
castle-of-the-devil-rule-CD-V7 = Stronnictwo z Czarną perłą nie może ogłosić zwycięstwa.
castle-of-the-devil-rule-CD-V8 = Zamiast tego możesz wygrać samotnie z Herbem loży.
castle-of-the-devil-rule-CD-H1 = W trzy osoby wolno mieć osiem przedmiotów, w cztery sześć, poza tym pięć.
castle-of-the-devil-rule-CD-H2 = Kto ma więcej, od razu daruje; co i komu, to jego wybór. W innych razach nie ma prezentów.
castle-of-the-devil-rule-CD-H3 = Prezent trzeba przyjąć. Kto przez to ma za dużo, także coś daruje.
castle-of-the-devil-rule-CD-H4 = Prezent to nie wymiana: nic nie działa, niczego się nie ujawnia, a kartę zna tylko tych dwoje.
castle-of-the-devil-rule-CD-O1 = Dyplomata, raz: w swojej turze, oprócz akcji, wskazujesz przedmiot i żądasz go od kogoś na wymianę. Jeśli ta osoba go nie ma, widzisz jej bagaż, a tura się kończy.
castle-of-the-devil-rule-CD-O2 = Doktor, raz: tuż po walce zwycięzca nic z niej nie ma. Nie musisz brać w niej udziału.
castle-of-the-devil-rule-CD-O3 = Pojedynkowicz, raz: gdy atakujesz lub się bronisz, nikt inny się nie wtrąca, a ty masz +1; także już po wsparciu i użyciu zdolności.
castle-of-the-devil-rule-CD-O4 = Truciciel, raz: gdy nie walczysz, decydujesz, kto wygra; także już po wsparciu i użyciu zdolności.
castle-of-the-devil-rule-CD-O5 = Wielki mistrz: +1, gdy się bronisz.
castle-of-the-devil-rule-CD-O6 = Jasnowidz, raz: w swojej turze przeglądasz talię przedmiotów, wybierasz dwie karty, resztę tasujesz, a te dwie kładziesz na wierzch w dowolnej kolejności.
castle-of-the-devil-rule-CD-O7 = Hipnotyzer: gdy atakujesz, tuż po wsparciu zabraniasz jednej osobie wspierania i używania czegokolwiek w tej walce.
castle-of-the-devil-rule-CD-O8 = Ochroniarz: ten, kogo wspierasz, ma jeszcze +1. Nie we własnej walce.
castle-of-the-devil-rule-CD-O9 = Ksiądz, raz: przerywasz walkę, zanim ktoś stanie po którejś stronie. Atakujący z co najmniej dwoma przedmiotami oddaje ci jeden.
castle-of-the-devil-rule-CD-O10 = Zbir: +1, gdy atakujesz.
castle-of-the-devil-rule-CD-I1 = Sztylet: +1, gdy atakujesz, nie przy wspieraniu.
castle-of-the-devil-rule-CD-I2 = Rękawice: +1, gdy się bronisz, nie przy wspieraniu.
castle-of-the-devil-rule-CD-I3 = Noże do rzucania: +1 dla atakującego, którego wspierasz.
castle-of-the-devil-rule-CD-I4 = Bicz: +1 dla broniącego się, którego wspierasz.
castle-of-the-devil-rule-CD-I5 = Tajna torba: gdy ją wymienisz, dobierasz wierzchni przedmiot. Nigdy za drugą torbę. Gdy talia się skończy, jest kluczem albo kielichem.
castle-of-the-devil-rule-CD-I6 = Klucz: Zakon potrzebuje trzech.
castle-of-the-devil-rule-CD-I7 = Kielich: Bractwo potrzebuje trzech.
castle-of-the-devil-rule-CD-I8 = Foliał: gdy go wymienisz, zamieniasz się z partnerem profesjami. Obie leżą zakryte i znów można ich użyć.
castle-of-the-devil-rule-CD-I9 = Płaszcz: gdy go wymienisz, dobierasz zakrytą nową profesję; stara wraca do stosu i znów można jej użyć.
castle-of-the-devil-rule-CD-I10 = Monokl: gdy go wymienisz, oglądasz stronnictwo partnera.
castle-of-the-devil-rule-CD-I11 = List żelazny: gdy go wymienisz, oglądasz cały bagaż partnera.
castle-of-the-devil-rule-CD-I12 = Czarna perła: zaoferowaną trzeba przyjąć. Stronnictwo, które ją ma, nie może ogłosić zwycięstwa.
castle-of-the-devil-rule-CD-I13 = Pierścień z trucizną: gdy atakujesz lub się bronisz, wygrywasz przy remisie.
castle-of-the-devil-rule-CD-I14 = Herb loży: z nim i z trzema kluczami i kielichami w dowolnym zestawie wygrywasz samotnie. Odmienione torby się liczą, napój nie.
castle-of-the-devil-rule-CD-I15 = Sekstans: gdy go wymienisz, wybierasz kierunek i każdy podaje w tę stronę jeden przedmiot. To nie jest wymiana.
castle-of-the-devil-rule-CD-I16 = Pęknięte lustro: zaoferowane trzeba przyjąć. Przedmiot dany za nie nie działa i żadnego się nie ujawnia.
castle-of-the-devil-rule-CD-I17 = Gdy talia się skończy, od razu ogłasza się, że jedna torba jest teraz kluczem, a druga kielichem, pod każdym względem.
castle-of-the-devil-rule-CD-D1 = Napój liczy się za jeden klucz lub kielich, tylko ogłaszającemu i tylko w mniejszym stronnictwie.
castle-of-the-devil-rule-CD-D2 = Do Herbu loży napój się nie liczy.
castle-of-the-devil-rule-CD-M1 = W podróży mówi się tylko kartami i czynami.
castle-of-the-devil-rule-CD-N1 = Przemyt: kto oddaje przedmiot z mocą wymiany, decyduje, czy zadziała. Jeśli nie, nie ujawnia się go.
castle-of-the-devil-rule-CD-N2 = Przepowiednia: zamiast ogłaszać zwycięstwo odkrywasz karty i wskazujesz wrogów, którzy mają trzy przedmioty potrzebne ich stronnictwu. Jeśli tak, wygrywa twoje stronnictwo, jeśli nie, ich.
castle-of-the-devil-rule-CD-N3 = Pierwsza podróż: tylko przedmioty z pieczęcią.
castle-of-the-devil-rule-CD-K1 = Można umówić się na kilka podróży, z punktami po każdej.
castle-of-the-devil-rule-CD-K2 = Prawdziwe ogłoszenie daje ogłaszającemu 3 punkty, a z trzema potrzebnymi przedmiotami we własnym bagażu 5. Herb loży daje 4, innym nic.
castle-of-the-devil-rule-CD-K3 = Pozostali ze zwycięskiego stronnictwa dostają 2 punkty, jeśli mają coś potrzebnego, a w przeciwnym razie 1.
castle-of-the-devil-rule-CD-K4 = Nieprawdziwe ogłoszenie daje każdemu z drugiego stronnictwa 2 punkty.
castle-of-the-devil-rule-CD-K5 = Sprawdzona przepowiednia daje temu, kto ją wygłosił, 3 punkty, a jego stronnikom po 1; niesprawdzona każdemu wrogowi 2.
castle-of-the-devil-rule-CD-K6 = Wygrywa, kto ma najwięcej punktów. Przy remisie ten z remisujących, kto wygrał ostatnią podróż; jeśli to nie rozstrzyga, wszyscy jadą jeszcze raz.
castle-of-the-devil-rule-CD-E1 = Przykład: z Herbem loży, dwoma kluczami i kielichem wygrywasz samotnie.
castle-of-the-devil-rule-CD-E2 = Przykład: wymieniasz Sekstans z osobą po lewej i wybierasz lewo. Ty też podajesz jej przedmiot; każdy ma tyle, ile miał, i nic podanego nie działa.
castle-of-the-devil-rule-CD-E3 = Przykład: przy dwa do dwóch broniący się używa Pierścienia z trucizną, wygrywa i dostaje nagrodę. Atakujący nie dobiera.
castle-of-the-devil-rule-CD-E4 = Przykład: przy dwa do dwóch bez pierścienia atakujący dobiera wierzchni przedmiot.
castle-of-the-devil-rule-CD-E5 = Przykład: gdy talia jest pusta, torbę wolno wymienić na torbę; niczego się nie ujawnia ani nie dobiera.
castle-of-the-devil-rule-CD-E6 = Przykład: masz tylko torbę, a ktoś oferuje drugą; możesz tylko odmówić.
castle-of-the-devil-rule-CD-E7 = Przykład: ktoś wymienia klucz na Sztylet; stół dowiaduje się tylko, że była wymiana.
castle-of-the-devil-rule-CD-E8 = Przykład: ktoś wymienia Pęknięte lustro na Monokl; nikt nie widzi stronnictwa i niczego się nie ujawnia.
castle-of-the-devil-rule-CD-E9 = Przykład: w siedem osób Bractwo ma troje członków. Kielich u ogłaszającego, kielich u wskazanej osoby i napój to razem trzy.
castle-of-the-devil-rule-CD-E10 = Przykład: mniejsze stronnictwo ma klucz i odmienioną torbę; z napojem to dość. Wcześniej nie.
castle-of-the-devil-rule-CD-E11 = Przykład: atakujący z jednym przedmiotem nic nie płaci Księdzu, z dwoma oddaje mu jeden.
castle-of-the-devil-rule-CD-E12 = Przykład: Dyplomata na próżno żąda Bicza, ogląda bagaż, a tura kończy się bez akcji.
castle-of-the-devil-rule-CD-E13 = Przykład: ktoś traci jedyny przedmiot; zwycięzca daje mu w zamian inny i żaden nie działa.
castle-of-the-devil-rule-CD-E14 = Przykład: Jasnowidz kładzie dwie karty na wierzch, potem wymienia torbę i dobiera pierwszą z nich.
castle-of-the-devil-rule-CD-W1 = Kogo pytamy, wynika z tego, co wiedzą wszyscy, nigdy z tego, co ktoś naprawdę ma.
castle-of-the-devil-rule-CD-W2 = Zapytani odpowiadają skrycie: pas albo jedno użycie. Nikt nie widzi, kto odpowiedział; wszystko pokazuje się razem.
castle-of-the-devil-rule-CD-W3 = Przed wsparciem i przy zdolnościach są kolejne rundy, aż wszyscy spasują. Inne okna mają jedną rundę.
castle-of-the-devil-rule-CD-W4 = W rundzie pierwszy jest Ksiądz, potem Pojedynkowicz; co unieważnią, wraca niewidziane i niezużyte. Jasnowidz patrzy ostatni.
castle-of-the-devil-rule-CD-W5 = Każda karta działa w walce raz. Kilku używa się w kilku rundach.
castle-of-the-devil-rule-CD-W6 = Pytamy tych, którzy z zakrytą profesją albo z odkrytą i wciąż przydatną mogliby coś wtedy mieć.
castle-of-the-devil-rule-CD-W7 = Okno jest otwarte przez losowy czas, nawet gdy wszyscy odpowiedzieli. Kto się spóźni, pasuje.
castle-of-the-devil-rule-CD-W8 = Każdy ma te same prywatne przełączniki do samoczynnego pasowania. Nikt ich nie widzi.
castle-of-the-devil-rule-CD-W9 = Jedną osobę pyta się także wtedy, gdy możliwa jest jedna odpowiedź; od razu zagrywa się tylko kartę, o której wszyscy widzą, że jest jedyna.
castle-of-the-devil-rule-CD-W10 = Gdy minie czas: pas, także w trakcie oferty lub ataku; odmowa, nikt, nie. Przy przemycie przedmiot działa, a ogłoszenie zwycięstwa lub przepowiednia wskazuje osoby dotąd wybrane. Zwycięzca ogląda bagaż i nic nie bierze. Poza tym decyduje los.
castle-of-the-devil-rule-CD-W11 = Dla programów okno to szereg decyzji od osoby, której jest tura; nikt nie widzi wcześniejszych odpowiedzi.
castle-of-the-devil-rule-CD-W12 = Wymiana idzie krok po kroku: oferta, odpowiedź, wymiana, ujawnienie, działanie oferowanego, potem oddanego przedmiotu.
castle-of-the-devil-rule-CD-W13 = Gdy niczego się nie ujawnia, po tym samym czasie pojawia się zawsze ta sama linia.
castle-of-the-devil-rule-CD-W14 = Od rozdania do końca są tylko stałe komunikaty. Czat jest otwarty przedtem i potem albo gdy wszyscy się zgodzili.
castle-of-the-devil-rule-CD-W15 = Profesji i przedmiotów do walki używa się w wymienionych chwilach i w żadnej innej.
castle-of-the-devil-rule-CD-W16 = Kogo wskaże Dyplomata, ten zawsze jest pytany. Dyplomata wybiera, co da, zanim zobaczy, co dostanie.
castle-of-the-devil-rule-CD-Q1 = Online losuje się, kto zaczyna.
castle-of-the-devil-rule-CD-Q2 = Działania przy wymianie są obowiązkowe, chyba że stół umówi się inaczej.
castle-of-the-devil-rule-CD-Q3 = Najpierw następuje wymiana, potem działa przedmiot oferowany, potem oddany.
castle-of-the-devil-rule-CD-Q4 = Oba ujawnia się przed pierwszym działaniem, oferowany najpierw.
castle-of-the-devil-rule-CD-Q5 = List żelazny pokazuje bagaż taki, jaki jest wtedy, razem z nim samym.
castle-of-the-devil-rule-CD-Q6 = Że profesje zmieniają właściciela, widzą wszyscy; kartę tylko nowy właściciel, więc przy Foliale oboje znają obie.
castle-of-the-devil-rule-CD-Q7 = Płaszczem dobiera się wierzchnią profesję; starą wtasowuje się do stosu.
castle-of-the-devil-rule-CD-Q8 = Pieczęć mają wszystkie przedmioty oprócz Foliału, Płaszcza, Sekstansu, Herbu loży i Pękniętego lustra.
castle-of-the-devil-rule-CD-Q9 = Tylko Ochroniarz i Pojedynkowicz pokazują oba znaki; który się liczy, wynika z ich strony.
castle-of-the-devil-rule-CD-Q10 = Pojedynkowicz, Zbir, Wielki mistrz i Truciciel mogą działać przed wsparciem; przedmioty dopiero po nim.
castle-of-the-devil-rule-CD-Q11 = Między dwoma wyborami wsparcia niczego się nie używa.
castle-of-the-devil-rule-CD-Q12 = Pojedynkowicz bije Truciciela w każdej kolejności. Truciciel zostaje zużyty, chyba że działali w tej samej rundzie.
castle-of-the-devil-rule-CD-Q13 = Pojedynkowicz cofa całe wsparcie, wszystko użyte przez wspierających i każdy wyrok. Karty walczących zostają.
castle-of-the-devil-rule-CD-Q14 = Po wczesnym Pojedynkowiczu nikt nie wybiera strony; Ksiądz może jeszcze działać tylko wtedy, gdy sam się broni.
castle-of-the-devil-rule-CD-Q15 = Doktor może działać po Pojedynkowiczu.
castle-of-the-devil-rule-CD-Q16 = Przy remisie Doktor nie może działać.
castle-of-the-devil-rule-CD-Q17 = Zahipnotyzowana osoba do końca tury niczego nie używa; wcześniejszy wyrok zostaje.
castle-of-the-devil-rule-CD-Q18 = Hipnotyzer może wybrać każdego spoza walki, także tego, kto nikogo nie wspiera.
castle-of-the-devil-rule-CD-Q19 = Ksiądz może się bronić, ale nie atakować.
castle-of-the-devil-rule-CD-Q20 = Walka przerwana przez Księdza kończy turę atakującego.
castle-of-the-devil-rule-CD-Q21 = Odkryte profesje nie działają same; używa się ich w każdej walce od nowa.
castle-of-the-devil-rule-CD-Q22 = Zwycięzca musi wybrać jedną z nagród; zabranie przedmiotu jest dobrowolne.
castle-of-the-devil-rule-CD-Q23 = Oddaje się inną kartę niż wzięta.
castle-of-the-devil-rule-CD-Q24 = Przedmioty wyłożone w walce należą do przeglądanego bagażu.
castle-of-the-devil-rule-CD-Q25 = Dyplomata działa na początku tury; po sukcesie zostaje jeszcze akcja.
castle-of-the-devil-rule-CD-Q26 = Dyplomata wybiera, co da, gdy żądany przedmiot się znalazł; liczy się on jako oferowany.
castle-of-the-devil-rule-CD-Q27 = Żądać można każdej nazwy w grze, ale nie torby, gdy się odmieniły albo gdy żądający ma tylko torbę.
castle-of-the-devil-rule-CD-Q28 = Wymiana Dyplomaty to zwykła wymiana: przedmioty działają, lustro ucisza, dla toreb obowiązuje ich zasada.
castle-of-the-devil-rule-CD-Q29 = Odmienione torby odpowiadają nazwom klucz i kielich.
castle-of-the-devil-rule-CD-Q30 = Gdy w talii jest jedna karta, Jasnowidz patrzy i odkłada; przy pustej nie można go użyć.
castle-of-the-devil-rule-CD-Q31 = Odmienionej torby się nie ujawnia i nic się za nią nie dobiera.
castle-of-the-devil-rule-CD-Q32 = Kto ma odmienioną torbę, nie musi jej pokazywać.
castle-of-the-devil-rule-CD-Q33 = W jednym łańcuchu prezentów nie dostaje nic nikt, kto już coś dał, chyba że ma mniej przedmiotów, niż pozwala limit.
castle-of-the-devil-rule-CD-Q34 = Limit sprawdza się po każdym zysku. Zabranie z oddaniem to jeden krok.
castle-of-the-devil-rule-CD-Q35 = Bez potrzebnego przedmiotu nie można ogłosić zwycięstwa; napój nim nie jest.
castle-of-the-devil-rule-CD-Q36 = Kto ma Czarną perłę, nie może ogłosić zwycięstwa stronnictwa ani wygłosić przepowiedni.
castle-of-the-devil-rule-CD-Q37 = Jeśli Czarną perłę ma sojusznik, ogłoszenie jest nieprawdziwe.
castle-of-the-devil-rule-CD-Q38 = Czarna perła nie przeszkadza Herbowi loży.
castle-of-the-devil-rule-CD-Q39 = Nieprawdziwe samotne zwycięstwo jest niemożliwe.
castle-of-the-devil-rule-CD-Q40 = Wszystkich wskazuje się naraz, potem się odkrywa.
castle-of-the-devil-rule-CD-Q41 = Wolno wskazać więcej sojuszników, niż trzeba, jeśli każdy pasuje.
castle-of-the-devil-rule-CD-Q42 = Napoje sojuszników nigdy się nie liczą.
castle-of-the-devil-rule-CD-Q43 = Napój liczy się sam; nikt go nie ogłasza.
castle-of-the-devil-rule-CD-Q44 = Wolno ogłosić zwycięstwo, wiedząc, że to nieprawda.
castle-of-the-devil-rule-CD-Q45 = Przy przepowiedni każdy wskazany musi być wrogiem z czymś potrzebnym, razem co najmniej trzy. Kto ją wygłasza, nie musi mieć nic; Czarna perła po jego stronie czyni ją nieprawdziwą.
castle-of-the-devil-rule-CD-Q46 = Pytanie o przemyt pada też przy wymianie Dyplomaty i przy wymianie z lustrem; przy lustrze bez skutku.
castle-of-the-devil-rule-CD-Q47 = Za 5 punktów trzy przedmioty muszą być w bagażu ogłaszającego; napój się nie liczy.
castle-of-the-devil-rule-CD-Q48 = Z prowadzących zostają zwycięzcy ostatniej podróży; jeśli nie jest to dokładnie jeden, wszyscy jadą jeszcze raz.
castle-of-the-devil-rule-CD-Q49 = Kolejne podróże zaczyna osoba po lewej od poprzednio zaczynającej; wszystko rozdaje się od nowa.
castle-of-the-devil-rule-CD-Q50 = Jeden przesunięty akapit instrukcji dotyczy Hipnotyzera.
castle-of-the-devil-rule-CD-Q51 = Inna znana zasada dla trzech osób nie należy do tej instrukcji.
castle-of-the-devil-rule-CD-Q52 = Do badań można ustalić limit tur; wtedy nikt nie wygrywa.
castle-of-the-devil-rule-CD-Q53 = Zaatakować można każdego i każdemu coś zaoferować, ile razy się chce.
castle-of-the-devil-rule-CD-Q54 = Przy Sekstansie najpierw wybiera się kierunek, potem wszyscy skrycie wybierają przedmiot i podają naraz.
castle-of-the-devil-rule-CD-Q55 = Atakujący Jasnowidz może działać w trakcie walki.
castle-of-the-devil-rule-CD-Q56 = Potrzebne przedmioty osób niewskazanych się nie liczą.
castle-of-the-devil-rule-CD-Q57 = Postacie wybiera się przed rozdaniem; kto nie ma, dostaje losową.
castle-of-the-devil-rule-CD-Q58 = Łup, rzecz oddana w zamian, zapłata dla Księdza, prezenty i rzeczy podane Sekstansem to nie wymiana.

## Cards in few words, where they are small

castle-of-the-devil-brief-bag_key = Gdy ją wymienisz: dobierz przedmiot. Na koniec Klucz.
castle-of-the-devil-brief-bag_goblet = Gdy ją wymienisz: dobierz przedmiot. Na koniec Kielich.
castle-of-the-devil-brief-monocle = Gdy go wymienisz: zobacz stronnictwo.
castle-of-the-devil-brief-privilege = Gdy go wymienisz: zobacz cały bagaż.
castle-of-the-devil-brief-pearl = Trzeba ją przyjąć. Jej stronnictwo nie ogłosi zwycięstwa.
castle-of-the-devil-brief-tome = Gdy go wymienisz: zamieńcie też profesje.
castle-of-the-devil-brief-coat = Gdy go wymienisz: weź nową profesję.
castle-of-the-devil-brief-sextant = Gdy go wymienisz: każdy podaje coś w jedną stronę.
castle-of-the-devil-brief-crest = Z trzema kluczami i kielichami możesz wygrać samotnie.
castle-of-the-devil-brief-mirror = Trzeba je przyjąć. Przy wymianie nic nie działa.

## Strona w przeglądarce

castle-of-the-devil-deck-character = Pasażerowie
castle-of-the-devil-deck-drink = Napoje mocy
castle-of-the-devil-deck-faction = Stronnictwa
castle-of-the-devil-deck-item = Przedmioty
castle-of-the-devil-deck-occupation = Profesje
castle-of-the-devil-guide-bodyguard = Dwa do dwóch. Teraz wszyscy są pytani naraz i nikt nie widzi, kto odpowiada. Twoja profesja świeci: Ochroniarz dodaje jeszcze punkt stronie, którą wspierasz. Kliknij ją.
castle-of-the-devil-guide-declare = Kruk wygrywa i zagląda w papiery gracza Sroka. Znów twoja kolej. Masz dwa klucze, a Kruk jeszcze jeden: razem trzy. Ogłoś zwycięstwo!
castle-of-the-devil-guide-done = To prawda, { $name }: wygrywa cały Zakon. Na tym polega podróż: dowiedz się, kto jest przyjacielem, pomagaj jawnie i mów, gdy masz pewność. Czas na prawdziwy powóz!
castle-of-the-devil-guide-monocle = Monokl działa, gdy go oddajesz: zobaczysz stronnictwo partnera. Kliknij go; tylko Kruk na niego spojrzy.
castle-of-the-devil-guide-name = Wskaż sojuszników, którzy mają to, czego brakuje: kliknij gracza Kruk, potem to ogłoś. Jedno błędne imię i wygrywają tamci.
castle-of-the-devil-guide-shield = Kruk przyjmuje, oddaje ci klucz i już wiesz: Kruk należy do Zakonu, tak jak ty! Tylko ty to wiesz. Teraz Sroka atakuje gracza Kruk. Stań przy sojuszniku: wybierz tarczę.
castle-of-the-devil-guide-trade = Witaj w powozie, { $name }! Należysz do Zakonu i szukasz trzech kluczy, ale nie wolno rozmawiać. Niech więc mówi bagaż: kliknij „Zaoferuj wymianę”.
castle-of-the-devil-guide-wait = Trzy tarcze na dwa miecze. Coś zostało użyte, więc pytamy wszystkich jeszcze raz. Nie masz nic więcej: nie rób nic.
castle-of-the-devil-guide-whom = Pozostali świecą: wybierz, z kim. Kliknij gracza Kruk, naprzeciwko ciebie.
castle-of-the-devil-web-among = { $cards } – gdzieś tutaj: { $places }
castle-of-the-devil-web-attack = Atak
castle-of-the-devil-web-attackers = { $count ->
    [one] punkt atakującego
    [few] punkty atakującego
   *[other] punktów atakującego
  }
castle-of-the-devil-web-certain = Co na pewno wynika
castle-of-the-devil-web-choose-card = Kliknij jedną ze swoich świecących kart.
castle-of-the-devil-web-choose-one = Kliknij świecącego pasażera.
castle-of-the-devil-web-claimant = ogłasza zwycięstwo
castle-of-the-devil-web-claim-goblet = „Mamy trzy kielichy!”
castle-of-the-devil-web-claim-key = „Mamy trzy klucze!”
castle-of-the-devil-web-fault-faction = { $name } stoi po drugiej stronie.
castle-of-the-devil-web-fault-few = Było ich za mało.
castle-of-the-devil-web-fault-item = { $name } nie ma nic potrzebnego.
castle-of-the-devil-web-fault-pearl = { $name } ma Czarną perłę.
castle-of-the-devil-web-show-all = Pokaż wszystko naraz
castle-of-the-devil-web-claimed-by = { $name } wstaje i zabiera głos.
castle-of-the-devil-web-coach = Powóz
castle-of-the-devil-web-deck = Talia przedmiotów
castle-of-the-devil-web-defence = Obrona
castle-of-the-devil-web-defenders = { $count ->
    [one] punkt broniącego się
    [few] punkty broniącego się
   *[other] punktów broniącego się
  }
castle-of-the-devil-web-demanded = Żądany przedmiot:
castle-of-the-devil-web-demands = { $name } żąda od gracza { $victim }:
castle-of-the-devil-web-duel = Pojedynek: nikt inny się nie wtrąca
castle-of-the-devil-web-face-up = odkryta
castle-of-the-devil-web-faction = Stronnictwo
castle-of-the-devil-web-faction-down = Stronnictwo, zakryte
castle-of-the-devil-web-factions-left = Wśród nieznanych: Zakon { $order }, Bractwo { $brotherhood }.
castle-of-the-devil-web-final-fight = Teraz wybierzesz, kogo atakujesz. W tej turze nie będzie już wymiany.
castle-of-the-devil-web-final-pass = Twoja tura kończy się bez wymiany i walki.
castle-of-the-devil-web-foes-goblet = Widziane kielichy: { $names }
castle-of-the-devil-web-foes-key = Widziane klucze: { $names }
castle-of-the-devil-web-goal-all = Wiesz o wszystkich trzech. Jeśli masz pewność, ogłoś zwycięstwo w swojej turze.
castle-of-the-devil-web-goal-goblet = Trzy kielichy
castle-of-the-devil-web-goal-key = Trzy klucze
castle-of-the-devil-web-goal-known = co wiesz
castle-of-the-devil-web-goal-naming = Każdy wskazany pasażer zajmuje pole: złote to rzecz widziana, z samą ramką – domysł.
castle-of-the-devil-web-goal-some = Gdy znajdziesz resztę, ogłoś zwycięstwo w swojej turze.
castle-of-the-devil-web-goal-unseen = nieznany
castle-of-the-devil-web-goal-yours = twój
castle-of-the-devil-web-guess-faction = Zgadnij stronnictwo
castle-of-the-devil-web-guess-job = Zgadnij profesję
castle-of-the-devil-web-hypnotised = { $name } w hipnozie
castle-of-the-devil-web-in-deck = W talii: { $cards }
castle-of-the-devil-web-in-pile = Na stosie profesji: { $cards }
castle-of-the-devil-web-items = { $count ->
    [one] { $count } przedmiot
    [few] { $count } przedmioty
    [many] { $count } przedmiotów
   *[other] { $count } przedmiotu
  }
castle-of-the-devil-web-items-left = { $count ->
    [one] zostaje { $count } przedmiot
    [few] zostają { $count } przedmioty
    [many] zostaje { $count } przedmiotów
   *[other] zostaje { $count } przedmiotu
  }
castle-of-the-devil-web-job = Profesja
castle-of-the-devil-web-job-down = Profesja, zakryta
castle-of-the-devil-web-job-mark-of = Twój typ: profesja gracza { $name }
castle-of-the-devil-web-journey = Podróż { $n } z { $of }
castle-of-the-devil-web-known-already = Już znasz: { $cards }
castle-of-the-devil-web-last-journey = Ostatnią podróż wygrywa: { $names }.
castle-of-the-devil-web-leads = Na razie wygrywa { $name }
castle-of-the-devil-web-left-in-deck = W talii zostało:
castle-of-the-devil-web-luggage = Bagaż
castle-of-the-devil-web-mark-brotherhood = Bractwo?
castle-of-the-devil-web-mark-of = Twoje przypuszczenie co do stronnictwa: { $name }
castle-of-the-devil-web-mark-order = Zakon?
castle-of-the-devil-web-mark-trust = Uwaga!
castle-of-the-devil-web-marks = Własne znaki
castle-of-the-devil-web-memo = twoja notatka…
castle-of-the-devil-web-name-go = Ogłoś zwycięstwo
castle-of-the-devil-web-name-idle = Kliknij pasażerów, których wskazujesz, potem to ogłoś. Każdy z nich musi mieć coś potrzebnego.
castle-of-the-devil-web-name-one = Wskaż: { $name }
castle-of-the-devil-web-name-said = Wskazujesz
castle-of-the-devil-web-no-side = { $count ->
   *[other] po żadnej stronie
  }
castle-of-the-devil-web-not-yet = Jeszcze nie
castle-of-the-devil-web-notes = Twoje notatki
castle-of-the-devil-web-notes-lead = Co udało ci się zobaczyć albo co ci pokazano i co z tego wynika. Nikt inny tego nie widzi.
castle-of-the-devil-web-odd = Jedno stronnictwo jest o jedną osobę mniejsze; napój liczy się tylko temu, kto ogłasza w jego imieniu.
castle-of-the-devil-web-of-limit = { $n } z { $of }
castle-of-the-devil-web-offer-card = Zaoferuj: { CARD($card) }
castle-of-the-devil-web-offered = Oferują ci:
castle-of-the-devil-web-offers = { $name } oferuje coś graczowi { $victim }
castle-of-the-devil-web-on-top = Na wierzchu talii, w tej kolejności: { $cards }
castle-of-the-devil-web-own-luggage = Twój bagaż
castle-of-the-devil-web-own-papers = Twoje papiery
castle-of-the-devil-web-passenger = Pasażer
castle-of-the-devil-web-phase-abilities = walka: przedmioty i profesje
castle-of-the-devil-web-phase-before = walka: przed wsparciem
castle-of-the-devil-web-phase-demand = dyplomata żąda
castle-of-the-devil-web-phase-doctor = walka wygrana
castle-of-the-devil-web-phase-foresight = spojrzenie w talię
castle-of-the-devil-web-phase-hypnosis = walka: po wsparciu
castle-of-the-devil-web-phase-over = koniec podróży
castle-of-the-devil-web-phase-payment = zapłata dla Księdza
castle-of-the-devil-web-phase-present = za dużo bagażu
castle-of-the-devil-web-phase-reward = nagroda
castle-of-the-devil-web-phase-sextant = sekstans krąży
castle-of-the-devil-web-phase-support = walka: kto z kim?
castle-of-the-devil-web-phase-trade = wymiana
castle-of-the-devil-web-phase-turn = w drodze
castle-of-the-devil-web-pile = Stos profesji
castle-of-the-devil-web-place-aside = karty na stole
castle-of-the-devil-web-place-deck = talia
castle-of-the-devil-web-place-offer = oferowana karta
castle-of-the-devil-web-place-pile = stos profesji
castle-of-the-devil-web-plaque-declare-why = znasz { $have } z trzech; pomyłka to przegrana
castle-of-the-devil-web-plaque-fight-why = inni wybierają stronę
castle-of-the-devil-web-plaque-trade-why = jeden przedmiot, zakryty
castle-of-the-devil-web-points = Punkty
castle-of-the-devil-web-poisoned = Truciciel wskazuje: { $name }
castle-of-the-devil-web-present-how = Kliknij swoją kartę, potem tego, kto ją dostanie.
castle-of-the-devil-web-return-how = Kliknij kartę, którą oddajesz w zamian, albo odmów.
castle-of-the-devil-web-shield = Po stronie broniącego się
castle-of-the-devil-web-short-brotherhood = Bractwo
castle-of-the-devil-web-short-order = Zakon
castle-of-the-devil-web-spent = zużyta
castle-of-the-devil-web-stood = Walki z tobą: { $with }, przeciw tobie: { $against }
castle-of-the-devil-web-sure = To rozstrzyga grę i nie można tego cofnąć. Jeśli to pomyłka, wygrywają inni.
castle-of-the-devil-web-sword = Po stronie atakującego
castle-of-the-devil-web-text-of = Twoja notatka: { $name }
castle-of-the-devil-web-their-turn = Teraz gra
castle-of-the-devil-web-then-allies-no = Jedna pomyłka albo Czarna perła po twojej stronie: wygrywają inni.
castle-of-the-devil-web-then-allies-see = Wszyscy wskazani pokazują papiery i bagaż.
castle-of-the-devil-web-then-allies-yes = Wszyscy są po twojej stronie i mają coś potrzebnego: wygrywa twoje stronnictwo.
castle-of-the-devil-web-then-answer-no = Odmowa: karta wraca, nienazwana.
castle-of-the-devil-web-then-answer-see = Tę kartę widzicie tylko we dwoje.
castle-of-the-devil-web-then-answer-yes = Oddajesz przedmiot: dochodzi do wymiany, a przedmioty z mocą zostają nazwane.
castle-of-the-devil-web-then-demand-no = Nie ma go: oglądasz bagaż, a twoja tura się kończy.
castle-of-the-devil-web-then-demand-see = Żądasz jednego przedmiotu po nazwie.
castle-of-the-devil-web-then-demand-yes = Jest: dajesz za niego swój przedmiot.
castle-of-the-devil-web-then-fight-no = Remis: nikt nie wygrywa, dobierasz przedmiot. Jeśli przegrasz, przeciwnik ogląda twoje rzeczy.
castle-of-the-devil-web-then-fight-see = Inni po kolei jawnie wybierają stronę.
castle-of-the-devil-web-then-fight-yes = Wygrana: oglądasz papiery albo bagaż i możesz zabrać przedmiot.
castle-of-the-devil-web-then-trade-no = Odmowa: karta wraca, nienazwana. Twoja tura się kończy.
castle-of-the-devil-web-then-trade-see = Kartę widzi tylko wybrany pasażer i przyjmuje ją albo odmawia.
castle-of-the-devil-web-then-trade-yes = Zgoda: dostajesz przedmiot w zamian; przedmioty z mocą zostają nazwane.
castle-of-the-devil-web-tied = Na razie remis
castle-of-the-devil-web-turn = Tura { $n }
castle-of-the-devil-web-turn-of = Teraz gra { $name }.
castle-of-the-devil-web-turned = Talia się skończyła: jedna torba to klucz, druga kielich.
castle-of-the-devil-web-unknown = { $count ->
    [one] { $count } nieznany
    [few] { $count } nieznane
    [many] { $count } nieznanych
   *[other] { $count } nieznanego
  }
castle-of-the-devil-web-unseen = Przedmioty, których miejsca nie znasz: { $cards }
castle-of-the-devil-web-unseen-jobs = Profesje, których miejsca nie znasz: { $cards }
castle-of-the-devil-web-unseen-yet = Nic z tego jeszcze nie znasz.
castle-of-the-devil-web-window = Zapieczętowane odpowiedzi: zapytano każdego, kto mógłby działać. Odpowiedzi otwierają się razem.
castle-of-the-devil-web-window-short = { $count ->
    [one] Zapytano { $count } osobę, w tajemnicy.
    [few] Zapytano naraz { $count } osoby, w tajemnicy.
    [many] Zapytano naraz { $count } osób, w tajemnicy.
   *[other] Zapytano naraz { $count } osoby, w tajemnicy.
  }
castle-of-the-devil-web-window-you = Nikt nie widzi, kto i kiedy odpowiada. Odpowiedzi otwierają się razem.
castle-of-the-devil-web-winners = Zwycięstwo: { $names }
castle-of-the-devil-web-won = { $name } wygrywa walkę
castle-of-the-devil-web-you = Ty
castle-of-the-devil-web-you-know = Wiesz o tym, choć nie leży odkryte.
castle-of-the-devil-web-your-turn = Teraz twoja kolej.
castle-of-the-devil-web-yours = Twoje papiery i bagaż
castle-of-the-devil-switch-ability = Gdy można używać przedmiotów i profesji
castle-of-the-devil-switch-bag = Zanim ktoś dobierze za torbę
castle-of-the-devil-switch-before = W walce, zanim ktokolwiek stanie po czyjejś stronie
castle-of-the-devil-switch-doctor = Gdy ktoś wygrał walkę
castle-of-the-devil-stop-always = zawsze
castle-of-the-devil-stop-attacked = to mnie atakują
castle-of-the-devil-stop-side = staję po którejś stronie
castle-of-the-devil-stop-winner = mogę zmienić zwycięzcę
