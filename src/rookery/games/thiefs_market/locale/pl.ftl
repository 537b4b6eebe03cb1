### Thief's Market: polski
### Litery ścianek (R W B G Y I S), talii (A B C) i numery zasad są w każdym języku takie same.
### Karta: wartość = nazwa; .acc biernik, .gen dopełniacz. Imion graczy nie odmieniamy.

thiefs-market-name = Król złodziei
thiefs-market-hook = Podziel się łupem tak, by nikomu nie opłacało się cię ograbić.
thiefs-market-summary = Na środku stołu leży sterta kości. Weź, ile się odważysz, albo zgarnij cały stos innego złodzieja i coś z niego oddaj; kto zostaje z pustymi rękami, robi to samo, aż każdy coś ma. Potem wydaj klejnoty na wspólników, sztuczki i błyskotki. Kto na koniec cieszy się najgorszą sławą, ten rządzi złodziejami.

## Łupy
## Wartość: z liczbą ($count). .acc: biernik z liczbą. .gen: dopełniacz z liczbą. .one: jedna sztuka. .many: bez liczby, po „ile”. .name: nazwa ścianki.

thiefs-market-item-R = { $count ->
    [one] czerwony klejnot
    [few] { $count } czerwone klejnoty
    [many] { $count } czerwonych klejnotów
   *[other] { $count } czerwonego klejnotu
  }
    .acc = { $count ->
        [one] czerwony klejnot
        [few] { $count } czerwone klejnoty
        [many] { $count } czerwonych klejnotów
       *[other] { $count } czerwonego klejnotu
    }
    .gen = { $count ->
        [one] czerwonego klejnotu
        [few] { $count } czerwonych klejnotów
        [many] { $count } czerwonych klejnotów
       *[other] { $count } czerwonego klejnotu
    }
    .one = czerwony klejnot
    .many = czerwonych klejnotów
    .name = czerwony
thiefs-market-item-W = { $count ->
    [one] biały klejnot
    [few] { $count } białe klejnoty
    [many] { $count } białych klejnotów
   *[other] { $count } białego klejnotu
  }
    .acc = { $count ->
        [one] biały klejnot
        [few] { $count } białe klejnoty
        [many] { $count } białych klejnotów
       *[other] { $count } białego klejnotu
    }
    .gen = { $count ->
        [one] białego klejnotu
        [few] { $count } białych klejnotów
        [many] { $count } białych klejnotów
       *[other] { $count } białego klejnotu
    }
    .one = biały klejnot
    .many = białych klejnotów
    .name = biały
thiefs-market-item-B = { $count ->
    [one] niebieski klejnot
    [few] { $count } niebieskie klejnoty
    [many] { $count } niebieskich klejnotów
   *[other] { $count } niebieskiego klejnotu
  }
    .acc = { $count ->
        [one] niebieski klejnot
        [few] { $count } niebieskie klejnoty
        [many] { $count } niebieskich klejnotów
       *[other] { $count } niebieskiego klejnotu
    }
    .gen = { $count ->
        [one] niebieskiego klejnotu
        [few] { $count } niebieskich klejnotów
        [many] { $count } niebieskich klejnotów
       *[other] { $count } niebieskiego klejnotu
    }
    .one = niebieski klejnot
    .many = niebieskich klejnotów
    .name = niebieski
thiefs-market-item-G = { $count ->
    [one] zielony klejnot
    [few] { $count } zielone klejnoty
    [many] { $count } zielonych klejnotów
   *[other] { $count } zielonego klejnotu
  }
    .acc = { $count ->
        [one] zielony klejnot
        [few] { $count } zielone klejnoty
        [many] { $count } zielonych klejnotów
       *[other] { $count } zielonego klejnotu
    }
    .gen = { $count ->
        [one] zielonego klejnotu
        [few] { $count } zielonych klejnotów
        [many] { $count } zielonych klejnotów
       *[other] { $count } zielonego klejnotu
    }
    .one = zielony klejnot
    .many = zielonych klejnotów
    .name = zielony
thiefs-market-item-Y = { $count ->
    [one] mieszek
    [few] { $count } mieszki
    [many] { $count } mieszków
   *[other] { $count } mieszka
  }
    .acc = { $count ->
        [one] mieszek
        [few] { $count } mieszki
        [many] { $count } mieszków
       *[other] { $count } mieszka
    }
    .gen = { $count ->
        [one] mieszka
        [few] { $count } mieszków
        [many] { $count } mieszków
       *[other] { $count } mieszka
    }
    .one = mieszek
    .many = mieszków
    .name = mieszek
thiefs-market-item-I = { $count ->
    [one] maska
    [few] { $count } maski
    [many] { $count } masek
   *[other] { $count } maski
  }
    .acc = { $count ->
        [one] maskę
        [few] { $count } maski
        [many] { $count } masek
       *[other] { $count } maski
    }
    .gen = { $count ->
        [one] maski
        [few] { $count } masek
        [many] { $count } masek
       *[other] { $count } maski
    }
    .one = maska
    .many = masek
    .name = maska
thiefs-market-item-S = { $count ->
    [one] znacznik
    [few] { $count } znaczniki
    [many] { $count } znaczników
   *[other] { $count } znacznika
  }
    .acc = { $count ->
        [one] znacznik
        [few] { $count } znaczniki
        [many] { $count } znaczników
       *[other] { $count } znacznika
    }
    .gen = { $count ->
        [one] znacznika
        [few] { $count } znaczników
        [many] { $count } znaczników
       *[other] { $count } znacznika
    }
    .one = znacznik
    .many = znaczników
    .name = znacznik
thiefs-market-item-gold = { $count ->
    [one] 1 żeton Złota
    [few] { $count } żetony Złota
    [many] { $count } żetonów Złota
   *[other] { $count } żetonu Złota
  }
    .acc = { $count ->
        [one] 1 żeton Złota
        [few] { $count } żetony Złota
        [many] { $count } żetonów Złota
       *[other] { $count } żetonu Złota
    }
    .gen = { $count ->
        [one] 1 żetonu Złota
        [few] { $count } żetonów Złota
        [many] { $count } żetonów Złota
       *[other] { $count } żetonu Złota
    }
    .one = żeton Złota
    .many = żetonów Złota
    .name = złoto

## Symbole

thiefs-market-icon-H = zwolennik
thiefs-market-icon-M = magia
thiefs-market-icon-T = kryjówka
thiefs-market-icon-N = mapa
thiefs-market-icon-E = ekwipunek
thiefs-market-icon-P = plan

## Co robią karty: ich teksty wynikają z działania

thiefs-market-die-R = czerwona kość
    .acc = czerwoną kość
    .to = czerwoną
    .gem = czerwony
    .into = czerwony klejnot
    .cost = czerwonym
thiefs-market-die-W = biała kość
    .acc = białą kość
    .to = białą
    .gem = biały
    .into = biały klejnot
    .cost = białym
thiefs-market-die-B = niebieska kość
    .acc = niebieską kość
    .to = niebieską
    .gem = niebieski
    .into = niebieski klejnot
    .cost = niebieskim
thiefs-market-die-G = zielona kość
    .acc = zieloną kość
    .to = zieloną
    .gem = zielony
    .into = zielony klejnot
    .cost = zielonym
thiefs-market-die-Y = mieszek
    .acc = mieszek
    .to = mieszek
    .gem = mieszek
    .into = mieszek
    .cost = mieszkiem
thiefs-market-die-I = maska
    .acc = maskę
    .to = maskę
    .gem = maskę
    .into = maskę
    .cost = maską
thiefs-market-or = { $list } lub { $last }
thiefs-market-effect-colours = { WORD($die, kind: "die", form: "to") }
thiefs-market-effect-gems = { WORD($die, kind: "die", form: "gem") }
thiefs-market-effect-things = { WORD($die, kind: "die", form: "into") }
thiefs-market-effect-flip-colours = Raz na rundę: obróć { WORD($die, kind: "die", form: "acc") } w swoim stosie na { $to }.
thiefs-market-effect-flip-gems = Raz na rundę: obróć { WORD($die, kind: "die", form: "acc") } w swoim stosie na { $to } klejnot.
thiefs-market-effect-flip-things = Raz na rundę: obróć { WORD($die, kind: "die", form: "acc") } w swoim stosie na { $to }.
thiefs-market-effect-sell = Raz na rundę: odrzuć { WORD($die, kind: "die", form: "acc") } i weź 1 żeton Reputacji.
thiefs-market-effect-xbuy = Jeśli w twoim ostatecznym stosie była { WORD($die, kind: "die") }, możesz kupić jedną kartę więcej.
thiefs-market-effect-onbuy = Ilekroć kupujesz kartę z { WORD($die, kind: "die", form: "cost") } klejnotem w koszcie, tę także: 1 żeton Reputacji.
thiefs-market-effect-onbuy-later = Ilekroć kupujesz kartę z { WORD($die, kind: "die", form: "cost") } klejnotem w koszcie: 1 żeton Reputacji.
thiefs-market-effect-vp = { $x ->
    [one] { $x } punkt na koniec gry.
    [few] { $x } punkty na koniec gry.
    [many] { $x } punktów na koniec gry.
   *[other] { $x } punktu na koniec gry.
  }
thiefs-market-effect-safe = { $x ->
    [one] { $x } punkt albo { $y }, jeśli masz co najmniej dwie kryjówki.
    [few] { $x } punkty albo { $y }, jeśli masz co najmniej dwie kryjówki.
    [many] { $x } punktów albo { $y }, jeśli masz co najmniej dwie kryjówki.
   *[other] { $x } punktu albo { $y }, jeśli masz co najmniej dwie kryjówki.
  }
thiefs-market-effect-map = { $x ->
    [one] { $x } punkt, ale tylko { $y }, jeśli ktoś inny ma symbol mapy.
    [few] { $x } punkty, ale tylko { $y }, jeśli ktoś inny ma symbol mapy.
    [many] { $x } punktów, ale tylko { $y }, jeśli ktoś inny ma symbol mapy.
   *[other] { $x } punktu, ale tylko { $y }, jeśli ktoś inny ma symbol mapy.
  }
thiefs-market-effect-golem-later = 3 punkty za każdą parę twoich symboli magii.
thiefs-market-effect-none-later = Nie robi zupełnie nic.
thiefs-market-effect-gauntlet = Raz na rundę: odrzuć maskę i weź 1 żeton Złota, który możesz od razu wydać.
thiefs-market-effect-eyepatch = Jeśli na koniec Podziału łupów masz w stosie znacznik: 1 żeton Reputacji.
thiefs-market-effect-scales = Jeśli na koniec rundy wymieniasz choć jeden mieszek: dodatkowo 1 żeton Złota.
thiefs-market-effect-lucky = Gdy ktoś cię ograbi, możesz oszczędzić jednej zwróconej kości przerzutu. Po Podziale łupów możesz przerzucić jedną kość swojego stosu.
thiefs-market-effect-potion = Po zakupie: znika z gry, a ty za darmo zdobywasz następną kartę z talii.
thiefs-market-effect-clutches = Ilekroć ktoś ograbi twój stos: 1 żeton Reputacji.
thiefs-market-effect-haul = Gdy ją zdobywasz: 1 żeton Reputacji za każdy łup w twoim ostatecznym stosie, znacznik też.
thiefs-market-effect-golem = 3 punkty za każdą parę twoich symboli magii, ten wliczając.
thiefs-market-effect-exit = W swojej turze Zakupów, ile razy chcesz: zapłać 1 żeton Złota i weź 2 żetony Reputacji.
thiefs-market-effect-racket = W każdej turze możesz kupić jedną kartę więcej. Każda kosztuje o jeden klejnot mniej; ty wybierasz który.
thiefs-market-effect-estate = Jeśli na koniec rundy wymieniasz choć jedną maskę: dodatkowo 1 żeton Reputacji.
thiefs-market-effect-loyalty = 1 punkt za każdą inną twoją kartę.
thiefs-market-effect-campaign = 1 punkt za każde 2 twoje żetony Reputacji.
thiefs-market-effect-copy = Gdy ją zdobywasz: na stałe staje się kopią karty innego gracza.
thiefs-market-effect-alley = Jeśli po Podziale łupów ktoś inny ma co najmniej 5 łupów: 2 żetony Reputacji.
thiefs-market-effect-none = Nie robi zupełnie nic, za to ma po jednym symbolu każdego rodzaju.
thiefs-market-effect-curse = 1 punkt za każdy symbol magii pozostałych graczy.

## Karty z talii A

thiefs-market-card-A01 = Pracownia alchemika
    .acc = Pracownię alchemika
    .gen = Pracowni alchemika
thiefs-market-card-A02 = Poręczyciel
    .acc = Poręczyciela
    .gen = Poręczyciela
thiefs-market-card-A03 = Koordynator do spraw wymuszeń
    .acc = Koordynatora do spraw wymuszeń
    .gen = Koordynatora do spraw wymuszeń
thiefs-market-card-A04 = Przekupny urzędnik
    .acc = Przekupnego urzędnika
    .gen = Przekupnego urzędnika
thiefs-market-card-A05 = Zrzędliwy pachołek
    .acc = Zrzędliwego pachołka
    .gen = Zrzędliwego pachołka
thiefs-market-card-A06 = Paser
    .acc = Pasera
    .gen = Pasera
thiefs-market-card-A07 = Mamidło
    .acc = Mamidło
    .gen = Mamidła
thiefs-market-card-A08 = Typ w prochowcu
    .acc = Typa w prochowcu
    .gen = Typa w prochowcu
thiefs-market-card-A09 = Gwiazda dzielnicy
    .acc = Gwiazdę dzielnicy
    .gen = Gwiazdy dzielnicy
thiefs-market-card-A10 = Melina za rogiem
    .acc = Melinę za rogiem
    .gen = Meliny za rogiem
thiefs-market-card-A11 = Naszyjnik
    .acc = Naszyjnik
    .gen = Naszyjnika
thiefs-market-card-A12 = Lombardzista
    .acc = Lombardzistę
    .gen = Lombardzisty
thiefs-market-card-A13 = Kamień filozoficzny
    .acc = Kamień filozoficzny
    .gen = Kamienia filozoficznego
thiefs-market-card-A14 = Spec od wizerunku
    .acc = Speca od wizerunku
    .gen = Speca od wizerunku
thiefs-market-card-A15 = Mroczny kaptur
    .acc = Mroczny kaptur
    .gen = Mrocznego kaptura
thiefs-market-card-A16 = Krawiec
    .acc = Krawca
    .gen = Krawca

## Karty z talii B

thiefs-market-card-B01 = Człekokształtny bawół wodny
    .acc = Człekokształtnego bawołu wodnego
    .gen = Człekokształtnego bawołu wodnego
thiefs-market-card-B02 = Bukmacher
    .acc = Bukmachera
    .gen = Bukmachera
thiefs-market-card-B03 = Broszka
    .acc = Broszkę
    .gen = Broszki
thiefs-market-card-B04 = Zakamuflowana melina
    .acc = Zakamuflowaną melinę
    .gen = Zakamuflowanej meliny
thiefs-market-card-B05 = Zwodnicze szkiełko
    .acc = Zwodnicze szkiełko
    .gen = Zwodniczego szkiełka
thiefs-market-card-B06 = Szlachcic skory do zachwytów
    .acc = Szlachcica skorego do zachwytów
    .gen = Szlachcica skorego do zachwytów
thiefs-market-card-B07 = Prawa ręka szefa
    .acc = Prawą rękę szefa
    .gen = Prawej ręki szefa
thiefs-market-card-B08 = Władcza opaska na oko
    .acc = Władczą opaskę na oko
    .gen = Władczej opaski na oko
thiefs-market-card-B09 = Obwarowana melina
    .acc = Obwarowaną melinę
    .gen = Obwarowanej meliny
thiefs-market-card-B10 = Rękawica niecnych zamiarów
    .acc = Rękawicę niecnych zamiarów
    .gen = Rękawicy niecnych zamiarów
thiefs-market-card-B11 = Szachrajska waga
    .acc = Szachrajską wagę
    .gen = Szachrajskiej wagi
thiefs-market-card-B12 = Uczciwy jubiler
    .acc = Uczciwego jubilera
    .gen = Uczciwego jubilera
thiefs-market-card-B13 = Zwierzęca kończyna na szczęście
    .acc = Zwierzęcą kończynę na szczęście
    .gen = Zwierzęcej kończyny na szczęście
thiefs-market-card-B14 = Złowrogi monokl
    .acc = Złowrogi monokl
    .gen = Złowrogiego monokla
thiefs-market-card-B15 = Melina ze spiżarnią
    .acc = Melinę ze spiżarnią
    .gen = Meliny ze spiżarnią
thiefs-market-card-B16 = Hurtownik plotek
    .acc = Hurtownika plotek
    .gen = Hurtownika plotek
thiefs-market-card-B17 = Doker o lepkich rękach
    .acc = Dokera o lepkich rękach
    .gen = Dokera o lepkich rękach
thiefs-market-card-B18 = Mikstura bez etykiety
    .acc = Miksturę bez etykiety
    .gen = Mikstury bez etykiety
thiefs-market-card-B19 = Łotrowska łapa
    .acc = Łotrowską łapę
    .gen = Łotrowskiej łapy

## Karty z talii C

thiefs-market-card-C01 = Tłusty połów
    .acc = Tłusty połów
    .gen = Tłustego połowu
thiefs-market-card-C02 = Golem kolekcjoner
    .acc = Golema kolekcjonera
    .gen = Golema kolekcjonera
thiefs-market-card-C03 = Korona
    .acc = Koronę
    .gen = Korony
thiefs-market-card-C04 = Tylne wyjście
    .acc = Tylne wyjście
    .gen = Tylnego wyjścia
thiefs-market-card-C05 = Futro
    .acc = Futro
    .gen = Futra
thiefs-market-card-C06 = Monstrualna klamra
    .acc = Monstrualną klamrę
    .gen = Monstrualnej klamry
thiefs-market-card-C07 = Ubezpieczeniowy przekręt
    .acc = Ubezpieczeniowy przekręt
    .gen = Ubezpieczeniowego przekrętu
thiefs-market-card-C08 = Posiadłość na wyspie
    .acc = Posiadłość na wyspie
    .gen = Posiadłości na wyspie
thiefs-market-card-C09 = Program lojalnościowy
    .acc = Program lojalnościowy
    .gen = Programu lojalnościowego
thiefs-market-card-C10 = Kampania wyborcza
    .acc = Kampanię wyborczą
    .gen = Kampanii wyborczej
thiefs-market-card-C11 = Berło
    .acc = Berło
    .gen = Berła
thiefs-market-card-C12 = Skok stulecia
    .acc = Skok stulecia
    .gen = Skoku stulecia
thiefs-market-card-C13 = Mapa skarbu
    .acc = Mapę skarbu
    .gen = Mapy skarbu
thiefs-market-card-C14 = Mapa skarbu
    .acc = Mapę skarbu
    .gen = Mapy skarbu

## Karty promo

thiefs-market-card-X01 = Potrawka z kameleona
    .acc = Potrawkę z kameleona
    .gen = Potrawki z kameleona
thiefs-market-card-X02 = Ciasny zaułek
    .acc = Ciasny zaułek
    .gen = Ciasnego zaułka
thiefs-market-card-X03 = Wihajster
    .acc = Wihajster
    .gen = Wihajstra
thiefs-market-card-X04 = Rzekoma klątwa
    .acc = Rzekomą klątwę
    .gen = Rzekomej klątwy

## Pytania do gracza; .other czyta reszta stołu

thiefs-market-ask-split = Weź łupy z puli albo kogoś ograb.
    .other = Teraz { $name }: bierze łupy albo kogoś grabi.
thiefs-market-ask-save = Ktoś cię ograbił! Która zwrócona kość ma zostać bez przerzutu?
    .other = Teraz { $name }: może oszczędzić jednej kości przerzutu.
thiefs-market-ask-reroll = Chcesz przerzucić jedną kość swojego stosu?
    .other = Teraz { $name }: może przerzucić jedną kość.
thiefs-market-ask-buy = Kupuj, używaj swoich kart albo zakończ turę.
    .other = Teraz { $name }: robi zakupy.
thiefs-market-ask-copy = Jaką kartą ma smakować potrawka?
    .other = Teraz { $name }: wybiera kartę do skopiowania.
thiefs-market-ask-grab = Szybko, łap znacznik!
    .other = Teraz { $name }: sięga po znacznik.

thiefs-market-step-source = Skąd bierzesz?
thiefs-market-step-count = { $item ->
    [S] Znacznik też?
   *[other] Ile { FACE($item, form: "many") }?
  }
thiefs-market-step-waive = Za który klejnot nie płacisz?
thiefs-market-step-gold = Za ile { FACE($item, form: "many") } płacisz złotem?
thiefs-market-step-face = Którą ściankę ma pokazać kość?

## Ruchy, tak jak stoją na przyciskach

thiefs-market-move-take = Weź { ITEMS($loot, form: "acc") }
thiefs-market-move-rob = Ograb gracza { $victim }: zatrzymaj { ITEMS($kept, form: "acc") }, zwróć { ITEMS($returned, form: "acc") }
thiefs-market-move-save = Nie przerzucaj: { FACE($face) }
thiefs-market-move-save-none = Pozwól przerzucić wszystko
thiefs-market-move-reroll = Przerzuć { FACE($face, form: "acc") }
thiefs-market-move-reroll-none = Niczego nie przerzucaj
thiefs-market-move-buy = Kup { CARD($card, form: "acc") }. Zapłata: { PRICE($paid, $gold) }{ $waived ->
    [none] { "" }
   *[other] { " " }(zniżka: { FACE($waived) })
  }
thiefs-market-move-flip = { CARD($card) }: obróć { FACE($from, form: "acc") } na { FACE($to, form: "acc") }
thiefs-market-move-sell = { CARD($card) }: odrzuć { FACE($face, form: "acc") } za 1 żeton Reputacji
thiefs-market-move-trade = { CARD($card) }: odrzuć maskę za 1 żeton Złota
thiefs-market-move-exit = Zapłać 1 żeton Złota za 2 żetony Reputacji
thiefs-market-move-end = Zakończ turę
thiefs-market-move-copy = Skopiuj { CARD($card, form: "acc") }
thiefs-market-move-grab = Łap znacznik!
thiefs-market-move-first = { $name } dostaje znacznik
thiefs-market-move-roll = Na kościach: { ITEMS($loot) }
thiefs-market-move-draw = Odkryj { CARD($card, form: "acc") }

## Co się wydarzyło

thiefs-market-log-first = { $name } dostaje znacznik i zaczyna grę.
    .you = Dostajesz znacznik i zaczynasz grę.
thiefs-market-log-round = Runda { $round }: zaczyna { $name }.
    .you = Runda { $round }: zaczynasz ty.
thiefs-market-log-roll = { $name } rzuca kośćmi. Wynik: { ITEMS($loot) }.
    .you = Rzucasz kośćmi. Wynik: { ITEMS($loot) }.
thiefs-market-log-take = { $name } bierze { ITEMS($loot, form: "acc") }.
    .you = Bierzesz { ITEMS($loot, form: "acc") }.
thiefs-market-log-rob = { $name } grabi gracza { $victim }: zatrzymuje { ITEMS($kept, form: "acc") }, a zwraca { ITEMS($returned, form: "acc") }.
    .you = Grabisz gracza { $victim }: zatrzymujesz { ITEMS($kept, form: "acc") }, a zwracasz { ITEMS($returned, form: "acc") }.
    .victim = { $name } grabi cię: zatrzymuje { ITEMS($kept, form: "acc") }, a zwraca { ITEMS($returned, form: "acc") }.
thiefs-market-log-save = { $name } ratuje przed przerzutem { FACE($face, form: "acc") }.
    .you = Ratujesz przed przerzutem { FACE($face, form: "acc") }.
thiefs-market-log-save-none = { $name } pozwala przerzucić wszystko.
    .you = Pozwalasz przerzucić wszystko.
thiefs-market-log-rerolled = Wynik przerzutu: { ITEMS($loot) }.
thiefs-market-log-lucky = { $name } przerzuca { FACE($from, form: "acc") }. Wypada { FACE($to) }.
    .you = Przerzucasz { FACE($from, form: "acc") }. Wypada { FACE($to) }.
thiefs-market-log-lucky-none = { $name } niczego nie przerzuca.
    .you = Niczego nie przerzucasz.
thiefs-market-log-buying = { $name } rusza na zakupy.
    .you = Ruszasz na zakupy.
thiefs-market-log-buy = { $name } kupuje { CARD($card, form: "acc") }. Zapłata: { PRICE($paid, $gold) }{ $waived ->
    [none] .
   *[other] { " " }(zniżka: { FACE($waived) }).
  }
    .you = Kupujesz { CARD($card, form: "acc") }. Zapłata: { PRICE($paid, $gold) }{ $waived ->
        [none] .
       *[other] { " " }(zniżka: { FACE($waived) }).
      }
thiefs-market-log-flip = { $name } obraca { FACE($from, form: "acc") } na { FACE($to, form: "acc") } dzięki karcie { CARD($card) }.
    .you = Obracasz { FACE($from, form: "acc") } na { FACE($to, form: "acc") } dzięki karcie { CARD($card) }.
thiefs-market-log-sell = { $name } sprzedaje { FACE($face, form: "acc") } dzięki karcie { CARD($card) }.
    .you = Sprzedajesz { FACE($face, form: "acc") } dzięki karcie { CARD($card) }.
thiefs-market-log-trade = { $name } spienięża maskę dzięki karcie { CARD($card) }.
    .you = Spieniężasz maskę dzięki karcie { CARD($card) }.
thiefs-market-log-exit = { $name } płaci 1 żeton Złota za 2 żetony Reputacji.
    .you = Płacisz 1 żeton Złota za 2 żetony Reputacji.
thiefs-market-log-end = { $name } kończy turę.
    .you = Kończysz turę.
thiefs-market-log-copy = Potrawka gracza { $name } zmienia się w { CARD($card, form: "acc") }.
    .you = Twoja potrawka zmienia się w { CARD($card, form: "acc") }.
thiefs-market-log-potion = { $name } wypija miksturę i zdobywa { CARD($card, form: "acc") }.
    .you = Wypijasz miksturę i zdobywasz { CARD($card, form: "acc") }.
thiefs-market-log-potion-none = { $name } wypija miksturę i nic się nie dzieje.
    .you = Wypijasz miksturę i nic się nie dzieje.
thiefs-market-log-infamy = { $name } dostaje { $count ->
    [one] { $count } żeton Reputacji
    [few] { $count } żetony Reputacji
    [many] { $count } żetonów Reputacji
   *[other] { $count } żetonu Reputacji
  } ({ CARD($card) }).
    .you = Dostajesz { $count ->
        [one] { $count } żeton Reputacji
        [few] { $count } żetony Reputacji
        [many] { $count } żetonów Reputacji
       *[other] { $count } żetonu Reputacji
      } ({ CARD($card) }).
thiefs-market-log-gold = { $name } dostaje { $count ->
    [one] { $count } żeton Złota
    [few] { $count } żetony Złota
    [many] { $count } żetonów Złota
   *[other] { $count } żetonu Złota
  } ({ CARD($card) }).
    .you = Dostajesz { $count ->
        [one] { $count } żeton Złota
        [few] { $count } żetony Złota
        [many] { $count } żetonów Złota
       *[other] { $count } żetonu Złota
      } ({ CARD($card) }).
thiefs-market-gain-infamy = reputacja +{ $count }
thiefs-market-gain-gold = złoto +{ $count }
thiefs-market-log-exchange = { $name } wymienia łupy: { $gold ->
    [0] reputacja +{ $infamy }
   *[other] złoto +{ $gold }{ $infamy ->
        [0] {""}
       *[other] , reputacja +{ $infamy }
      }
  }.
    .you = Wymieniasz łupy: { $gold ->
        [0] reputacja +{ $infamy }
       *[other] złoto +{ $gold }{ $infamy ->
            [0] {""}
           *[other] , reputacja +{ $infamy }
          }
      }.
thiefs-market-log-deal = Talia { $deck }: na Bazar trafia { CARD($card) }.
thiefs-market-log-open = Otwiera się talia { $deck }.
thiefs-market-log-over = Koniec gry.
thiefs-market-log-grab = { $name } porywa znacznik i ucieka, zanosząc się śmiechem.
    .you = Porywasz znacznik i uciekasz, zanosząc się śmiechem.
thiefs-market-log-score = { $name } zdobywa { $points ->
    [one] { $points } Punkt Reputacji
    [few] { $points } Punkty Reputacji
    [many] { $points } Punktów Reputacji
   *[other] { $points } Punktu Reputacji
  }.
    .you = Zdobywasz { $points ->
        [one] { $points } Punkt Reputacji
        [few] { $points } Punkty Reputacji
        [many] { $points } Punktów Reputacji
       *[other] { $points } Punktu Reputacji
      }.

## Koniec gry

thiefs-market-source-infamy = Żetony Reputacji
thiefs-market-source-henchmen = Najwięcej zwolenników
thiefs-market-source-gold = Najwięcej złota
thiefs-market-source-cards = Karty
thiefs-market-reason-deck = Talia C nie może już uzupełnić swojego rzędu.
thiefs-market-tie-points = Zdecydowały punkty.
thiefs-market-tie-cards = Remis w punktach; decyduje liczba kart.
thiefs-market-tie-tokens = Remis w punktach i kartach; decyduje liczba żetonów.
thiefs-market-tie-shared = Remis we wszystkim; zwycięstwo jest wspólne.
thiefs-market-tie-grab = Remis we wszystkim; decyduje szybsza ręka.

## Opcje stołu

thiefs-market-option-promo = Karty promo
    .help = Wtasuj cztery karty promo do talii B i C, zanim usunie się z nich karty.
thiefs-market-option-start = Gracz Rozpoczynający
    .help = Kto na początku dostaje znacznik: decyduje los albo wskazujesz miejsce.
thiefs-market-option-open-infamy = Jawna reputacja
    .help = Wszyscy widzą, kto ile ma żetonów Reputacji.
thiefs-market-option-gold-limit = Limit złota
    .help = Zasada domowa: najwyżej tyle żetonów Złota można wydać w jednej rundzie. Instrukcja nie zna takiego limitu.
thiefs-market-option-last-tie = Ostatni remis
    .help = Gdy wszystko jest równe: wspólne zwycięstwo albo wyścig po znacznik. W grach rankingowych wyścigu nie ma.
thiefs-market-value-random = losowo
thiefs-market-value-shared = wspólne zwycięstwo
thiefs-market-value-grab = wyścig po znacznik
thiefs-market-value-none = brak

## Dlaczego nie można

thiefs-market-why-no-passing = Podczas Podziału łupów nie można pasować: weź coś albo kogoś ograb.
thiefs-market-why-pool-empty = W puli nic już nie ma: ograb kogoś.
thiefs-market-why-not-in-pool = W puli nie ma { ITEMS($loot, form: "gen") }.
thiefs-market-why-take-all = Już tylko ty nie masz stosu: weź z puli wszystko albo kogoś ograb.
thiefs-market-why-no-pile = Ta osoba nie ma stosu, więc nie ma czego ukraść.
thiefs-market-why-lone = Pojedynczego łupu nie można ukraść.
thiefs-market-why-self = Siebie ograbić nie możesz.
thiefs-market-why-nobody-there = Tam nikt nie siedzi.
thiefs-market-why-first-turn = Nikt nie ma jeszcze stosu, więc nie ma czego ukraść.
thiefs-market-why-return-one = Musisz zwrócić co najmniej jeden skradziony łup.
thiefs-market-why-not-in-pile = W tym stosie nie ma { ITEMS($loot, form: "gen") }.
thiefs-market-why-have-pile = Masz już stos.
thiefs-market-why-not-on-sale = { CARD($card, form: "gen") } nie ma teraz na Bazarze.
thiefs-market-why-no-purchase = W tej turze nie możesz już nic kupić.
thiefs-market-why-cannot-pay = Nie stać cię na { CARD($card, form: "acc") }: za mało klejnotów i złota.
thiefs-market-why-dice-short = Tej części kosztu nie masz w stosie: { ITEMS($loot) }.
thiefs-market-why-overpay = Zapłać dokładnie: jedna kość albo jeden żeton Złota za każdy klejnot.
thiefs-market-why-gold-short = Nie masz tyle złota.
thiefs-market-why-gold-limit = To więcej złota, niż przy tym stole wolno wydać w jednej rundzie.
thiefs-market-why-waive = Tego klejnotu nie ma w koszcie, więc nie możesz go pominąć: { FACE($face) } ({ CARD($card) }).
thiefs-market-why-no-racket = Klejnot może pominąć tylko osoba, która ma Ubezpieczeniowy przekręt.
thiefs-market-why-waive-which = Z Ubezpieczeniowym przekrętem płacisz o jeden klejnot mniej: powiedz, który pomijasz.
thiefs-market-why-not-owned = Nie masz { CARD($card, form: "gen") }.
thiefs-market-why-no-such-card = Przy tym stole nie ma karty, która to potrafi.
thiefs-market-why-as-copy = { CARD($card) } liczy się jako skopiowana karta: podaj tamtą.
thiefs-market-why-used = Ta karta była już w tej rundzie użyta.
thiefs-market-why-no-die = W twoim stosie nie ma { FACE($face, form: "gen") }.
thiefs-market-why-same-face = Kość już pokazuje tę ściankę.
thiefs-market-why-wrong-face = Tą kartą nie można tak obrócić kości.
thiefs-market-why-no-flip = Ta karta nie obraca kości: { CARD($card) }.
thiefs-market-why-no-sale = Ta karta nie sprzedaje klejnotów: { CARD($card) }.
thiefs-market-why-no-trade = Ta karta nie zamienia masek na złoto: { CARD($card) }.
thiefs-market-why-no-gold-exit = Wyjście kosztuje 1 żeton Złota, a ty nie masz żadnego.
thiefs-market-why-not-asked-phase = To nie ta faza gry.
thiefs-market-why-over = Gra jest skończona.
thiefs-market-why-chance-only = O tym decyduje tylko los.
thiefs-market-why-first-save = Najpierw ograbiona osoba mówi, której zwróconej kości się nie przerzuca.
thiefs-market-why-first-copy = Najpierw trzeba wybrać kartę do skopiowania.
thiefs-market-why-not-returned = Takiej kości nie zwrócono.
thiefs-market-why-own-card = Skopiować można tylko kartę innego gracza.
thiefs-market-why-not-your-turn = To nie twoja kolej.
thiefs-market-why-not-tied = Po znacznik sięgają tylko osoby remisujące o zwycięstwo.

## Rozdziały zasad

thiefs-market-section-C = Co jest czym
thiefs-market-section-S = Przygotowanie gry
thiefs-market-section-R = Runda
thiefs-market-section-L = Podział łupów
thiefs-market-section-M = Po Podziale łupów
thiefs-market-section-P = Zakupy
thiefs-market-section-E = Koniec rundy
thiefs-market-section-G = Koniec gry
thiefs-market-section-K = Co robią karty
thiefs-market-section-V = Warianty
thiefs-market-section-X = Przykłady
thiefs-market-section-Q = Rozstrzygnięcia
thiefs-market-section-D = Decyzje
thiefs-market-section-T = Dla testujących
    .aside = W jakiej kolejności wypadają ustalone kości: dla tych, którzy piszą testy.
thiefs-market-section-I = Co zawsze jest prawdą
    .aside = Prawdziwe w każdej grze, cokolwiek kto zrobi.

## Zasady punkt po punkcie

thiefs-market-rule-TM-C1 = Łupem jest każda kość w grze, a także znacznik Gracza Rozpoczynającego (dalej: znacznik). Gdy zasada liczy, zabiera, zatrzymuje lub zwraca łupy, znacznik liczy się jako jeden z nich.
thiefs-market-rule-TM-C2 = Wszystkie kości są takie same: czerwony, biały, niebieski i zielony klejnot, złoty mieszek oraz purpurowa maska. Każda ścianka wypada z równą szansą.
thiefs-market-rule-TM-C3 = Klejnotami płacisz za karty w fazie Zakupów.
thiefs-market-rule-TM-C4 = Mieszek jest wart 1 żeton Złota, ale dopiero na koniec rundy. Sama kość złotem nie jest i nie można nią zapłacić za kartę.
thiefs-market-rule-TM-C5 = Maska jest warta 1 żeton Reputacji na koniec rundy. Nigdy nie można nią płacić.
thiefs-market-rule-TM-C6 = Każdy żeton Reputacji to na koniec gry 1 Punkt Reputacji (dalej: punkt).
thiefs-market-rule-TM-C7 = Żetonów Złota nie może zabraknąć. Liczba żetonów każdego gracza jest zawsze jawna.
thiefs-market-rule-TM-C8 = Żetonów Reputacji nie może zabraknąć. Ile ich masz, wiesz tylko ty.
thiefs-market-rule-TM-C9 = Punkty nadrukowane na kartach to nie żetony: przy zakupie nic za nie nie dostajesz, liczą się dopiero w końcowej punktacji.
thiefs-market-rule-TM-C10 = Jeśli karta przeczy zasadom, rację ma karta.

thiefs-market-rule-TM-S1 = Grać można w trzy, cztery lub pięć osób; przy innej liczbie gra się nie rozpocznie.
thiefs-market-rule-TM-S2 = W grze na 3 osoby używa się 10 kości, na 4 osoby – 11, na 5 osób – 13. Pozostałe leżą w pudełku do końca gry.
thiefs-market-rule-TM-S3 = Jedna osoba dostaje znacznik Gracza Rozpoczynającego: online decyduje los albo gospodarz stołu.
thiefs-market-rule-TM-S4 = Każdy zaczyna z 1 żetonem Złota i bez żetonów Reputacji.
thiefs-market-rule-TM-S5 = Każdy dostaje kartę Gracza ze skrótem zasad; nie wpływa ona na grę.
thiefs-market-rule-TM-S6 = Karty dzieli się według liter na trzy talie (w instrukcji: stosy A, B i C) i każdą tasuje osobno, po czym losowo i bez podglądania usuwa się tyle kart, by w talii A zostało 13, w B 12, a w C 11. Usunięte karty nie biorą udziału w grze, bez względu na liczbę graczy.
thiefs-market-rule-TM-S7 = Zakryte talie leżą jedna pod drugą. Pięć kart z wierzchu talii A odkrywa się obok niej w rzędzie: to Bazar. W talii A zostaje 8 kart, a żadnej karty B ani C jeszcze nie widać.
thiefs-market-rule-TM-S8 = Gracze siedzą w stałej kolejności; „następny” zawsze oznacza kierunek zgodny z ruchem wskazówek zegara.

thiefs-market-rule-TM-R1 = Runda składa się z Podziału łupów, Zakupów i końca rundy. Rundy powtarza się aż do końca gry.
thiefs-market-rule-TM-R2 = Pierwszą rundę zaczyna osoba, która dostała znacznik podczas przygotowania gry, a każdą kolejną – ta, która miała go w swoim stosie w poprzedniej rundzie.

thiefs-market-rule-TM-L1 = Gracz Rozpoczynający rzuca wszystkimi kośćmi i kładzie je wraz ze znacznikiem na środku stołu: to pula. Nikt nie ma jeszcze stosu.
thiefs-market-rule-TM-L2 = Gracz Rozpoczynający pierwszy bierze z puli co najmniej jeden łup – dowolne i dowolnie wiele, nawet wszystkie. Ograbić nie może nikogo, bo nie ma jeszcze kogo.
thiefs-market-rule-TM-L3 = Zabierając kość, nie zmieniasz jej ścianki.
thiefs-market-rule-TM-L4 = Po każdej akcji kolej przechodzi, zgodnie z ruchem wskazówek zegara, na najbliższą osobę bez stosu. Kto ma stos, jest pomijany.
thiefs-market-rule-TM-L5 = Nie mając stosu, robisz w swojej turze dokładnie jedną rzecz: bierzesz co najmniej jeden łup z puli albo grabisz innego gracza. Spasować nie można.
thiefs-market-rule-TM-L6 = Grabiąc, wybierz innego gracza, który ma w stosie co najmniej 2 łupy. Zabierasz cały jego stos, po czym co najmniej jeden łup zwracasz do puli i co najmniej jeden zatrzymujesz.
thiefs-market-rule-TM-L7 = Stosu złożonego z jednego łupu – samotnej kości albo samego znacznika – nie można ukraść.
thiefs-market-rule-TM-L8 = Każdą kość zwróconą przy grabieniu trzeba przerzucić. Zatrzymanych kości się nie przerzuca, a znacznikiem się nie rzuca.
thiefs-market-rule-TM-L9 = Ograbiona osoba nie ma stosu i zagra ponownie, gdy przyjdzie jej kolej. Nic nie chroni przed kolejnym ograbieniem, a grabiącego też można ograbić.
thiefs-market-rule-TM-L10 = Jeśli tylko jedna osoba nie ma stosu i bierze łupy z puli, musi wziąć wszystkie, ze znacznikiem włącznie. Może też kogoś ograbić – wtedy bez stosu zostaje ofiara.
thiefs-market-rule-TM-L11 = Podział łupów kończy się, gdy każdy ma stos. Pula jest wtedy pusta, a znacznik leży w czyimś stosie.
thiefs-market-rule-TM-L12 = Stosy i ścianki leżących w nich kości są zawsze jawne.

thiefs-market-rule-TM-M1 = Po Podziale łupów najpierw właściciel Zwierzęcej kończyny na szczęście może przerzucić jedną kość ze swojego stosu.
thiefs-market-rule-TM-M2 = Następnie zapamiętuje się ostateczny stos każdego gracza: ile ma kości z każdą ścianką, czy jest w nim znacznik i ile to razem łupów. Późniejsze obracanie i wydawanie kości już tego nie zmienia.
thiefs-market-rule-TM-M3 = Potem wypłaca Władcza opaska na oko, a w grze z kartami promo także Ciasny zaułek.
thiefs-market-rule-TM-M4 = Potem zaczynają się Zakupy.

thiefs-market-rule-TM-P1 = Zakupy zaczyna osoba ze znacznikiem w stosie; potem każdy ma po jednej turze, zgodnie z ruchem wskazówek zegara.
thiefs-market-rule-TM-P2 = W swojej turze możesz kupić jedną kartę z Bazaru albo spasować.
thiefs-market-rule-TM-P3 = Możesz kupić dowolną odkrytą kartę z dowolnego rzędu. Luki uzupełnia się dopiero na koniec rundy, więc kolejni gracze mają mniejszy wybór.
thiefs-market-rule-TM-P4 = Kosztem są klejnoty na karcie. Za każdy z nich odrzucasz ze stosu kość z takim klejnotem albo płacisz 1 żeton Złota.
thiefs-market-rule-TM-P5 = Żeton Złota działa jak joker i zastępuje dowolny klejnot. Wydawać i gromadzić możesz, ile chcesz.
thiefs-market-rule-TM-P6 = Mieszkami, maskami ani znacznikiem nie można płacić.
thiefs-market-rule-TM-P7 = Płacisz dokładnie: jedna kość albo jeden żeton za każdy klejnot kosztu, ani mniej, ani więcej.
thiefs-market-rule-TM-P8 = W rundzie kupujesz najwyżej jedną kartę, chyba że twoja karta pozwala na więcej. Wszystkie zakupy robisz w tej samej turze.
thiefs-market-rule-TM-P9 = Kupiona karta leży przed tobą odkryta, z widoczną zdolnością; nie wolno jej zasłaniać. Zdobyte karty są jawne.
thiefs-market-rule-TM-P10 = Klejnoty niewykorzystane w twojej turze nic nie dają: przepadają na koniec fazy.
thiefs-market-rule-TM-P11 = Zdolności „raz na rundę” i Tylnego wyjścia używasz w swojej turze Zakupów, w dowolnej kolejności, przed zakupami, między nimi lub po nich, nawet nic nie kupując. Karta działa od chwili, w której ją kupisz lub zdobędziesz.
thiefs-market-rule-TM-P12 = W turze możesz kupić 1 kartę, po jednej więcej za każdą kartę dodatkowego zakupu ze spełnionym warunkiem i jeszcze jedną za Ubezpieczeniowy przekręt. Limit przelicza się po każdej zdobytej karcie.

thiefs-market-rule-TM-E1 = Wymiana: za każdy mieszek w swoim stosie dostajesz 1 żeton Złota, a za każdą maskę 1 żeton Reputacji. Do tego dochodzi premia Szachrajskiej wagi i Posiadłości na wyspie.
thiefs-market-rule-TM-E2 = Złoto z wymiany możesz wydać najwcześniej w Zakupach następnej rundy.
thiefs-market-rule-TM-E3 = Wszystkie kości i znacznik wracają na środek stołu. Z żadnego stosu nic nie zostaje.
thiefs-market-rule-TM-E4 = Uzupełnienie: jeśli w najnowszym rzędzie jest mniej niż 5 kart, dokłada się do niego karty z jego talii, aż będzie ich 5.
thiefs-market-rule-TM-E5 = Jeśli talia A lub B skończy się, zanim rząd będzie pełny, jej ostatnie karty trafiają do rzędu, a obok następnej talii od razu odkrywa się nowy rząd 5 kart.
thiefs-market-rule-TM-E6 = Jeśli w talii jest dokładnie tyle kart, ile trzeba, rząd jest pełny, a następnej talii jeszcze się nie otwiera. Otworzy ją dopiero pierwsze nieudane uzupełnienie.
thiefs-market-rule-TM-E7 = Starszych rzędów już się nie uzupełnia, ale ich karty nadal można kupić. Na Bazarze może więc leżeć więcej niż 5 kart.
thiefs-market-rule-TM-E8 = Jeśli w talii C jest za mało kart, by uzupełnić jej rząd, niczego się nie dokłada i gra się kończy.
thiefs-market-rule-TM-E9 = W przeciwnym razie zaczyna się nowa runda; rozpoczyna ją osoba, która miała znacznik.

thiefs-market-rule-TM-G1 = Gra kończy się natychmiast, gdy na koniec rundy nie da się uzupełnić rzędu C do 5 kart. Wymiana w tej rundzie już się odbyła, więc jej żetony się liczą.
thiefs-market-rule-TM-G2 = Porównajcie symbole zwolenników na swoich kartach. Najwięcej – 3 punkty, drugi wynik – 1 punkt.
thiefs-market-rule-TM-G3 = Porównajcie żetony Złota. Najwięcej – 3 punkty; za drugie miejsce nie ma nic.
thiefs-market-rule-TM-G4 = Przy remisie o miejsce za zwolenników lub złoto każdy z remisujących dostaje o 1 punkt mniej: po 2 za pierwsze miejsce, po 0 za drugie.
thiefs-market-rule-TM-G5 = Te punkty dolicza się do wyniku; nie są to żetony Reputacji.
thiefs-market-rule-TM-G6 = Dodaj punkty ze swoich kart: stałe oraz liczone na koniec gry.
thiefs-market-rule-TM-G7 = Dodaj 1 punkt za każdy żeton Reputacji. Same żetony Złota nie są nic warte.
thiefs-market-rule-TM-G8 = Wygrywa najwyższy wynik.
thiefs-market-rule-TM-G9 = Przy remisie wygrywa osoba, która ma więcej kart Bazaru.
thiefs-market-rule-TM-G10 = Jeśli nadal jest remis, wygrywa osoba, która ma więcej żetonów: Złota i Reputacji razem.
thiefs-market-rule-TM-G11 = Jeśli i to nie rozstrzyga, przy stole wygrywa ten, kto pierwszy porwie znacznik i ucieknie z szyderczym śmiechem. Tutaj zwycięstwo jest wspólne.

thiefs-market-rule-TM-K1 = Obrót: raz na rundę możesz bez rzutu obrócić jedną kość swojego stosu ze wskazaną ścianką na jedną ze ścianek podanych na karcie. Kość zostaje w stosie i odtąd liczy się jej nowa ścianka.
thiefs-market-rule-TM-K2 = Sprzedaż: raz na rundę możesz odrzucić ze swojego stosu jedną kość ze wskazanym klejnotem i od razu wziąć 1 żeton Reputacji.
thiefs-market-rule-TM-K3 = Rękawica niecnych zamiarów: raz na rundę możesz odrzucić jedną maskę i od razu wziąć 1 żeton Złota. Możesz go wydać jeszcze w tej samej turze.
thiefs-market-rule-TM-K4 = Dodatkowy zakup: jeśli w twoim ostatecznym stosie jest choć jeden wskazany klejnot, możesz w tej turze kupić jedną kartę więcej. Jedną za każdą taką kartę, bez względu na liczbę kości, po zwykłym koszcie.
thiefs-market-rule-TM-K5 = Dodatkowy zakup zależy tylko od zapamiętanego ostatecznego stosu: nie traci się go, wydając lub obracając kość, i nie zyskuje, obracając inną.
thiefs-market-rule-TM-K6 = Premia za zakup: ilekroć kupujesz kartę z danym klejnotem w nadrukowanym koszcie, od razu bierzesz 1 żeton Reputacji. Dotyczy to także samej karty z premią; dostajesz jeden żeton za zakup, czymkolwiek płacisz.
thiefs-market-rule-TM-K7 = Kilka kart z premią działa przy tym samym zakupie niezależnie od siebie.
thiefs-market-rule-TM-K8 = Naszyjnik i Mroczny kaptur dają po 2 punkty, Broszka i Złowrogi monokl po 3, Futro i Monstrualna klamra po 4, a Korona i Berło po 6.
thiefs-market-rule-TM-K9 = Władcza opaska na oko: jeśli na koniec Podziału łupów masz w stosie znacznik, bierzesz 1 żeton Reputacji. W rundzie zakupu jeszcze nie działa.
thiefs-market-rule-TM-K10 = Melina jest warta mniej, gdy to twój jedyny symbol kryjówki, a więcej, gdy masz co najmniej dwa: Melina za rogiem 1 albo 2 punkty, pozostałe 2 albo 4.
thiefs-market-rule-TM-K11 = Szachrajska waga: jeśli na koniec rundy wymieniasz co najmniej jeden mieszek, bierzesz łącznie o 1 żeton Złota więcej. Działa już w rundzie zakupu.
thiefs-market-rule-TM-K12 = Zwierzęca kończyna na szczęście: ilekroć ktoś ograbi twój stos, możesz wskazać jedną ze zwracanych kości, której nie trzeba przerzucać. Jeśli wraca sam znacznik, nie ma z czego wybierać.
thiefs-market-rule-TM-K13 = Zwierzęca kończyna na szczęście: tuż po Podziale łupów możesz raz przerzucić jedną kość swojego stosu; wynik zostaje. Bez kości w stosie nie ma takiej możliwości.
thiefs-market-rule-TM-K14 = Mikstura bez etykiety: po zakupie usuń ją z gry i weź za darmo kartę, która jako następna trafiłaby na Bazar. Tę kartę zdobywasz, a nie kupujesz; jeśli kart już nie ma, nie dostajesz nic.
thiefs-market-rule-TM-K15 = Łotrowska łapa: ilekroć ktoś ograbi twój stos, od razu bierzesz 1 żeton Reputacji.
thiefs-market-rule-TM-K16 = Tłusty połów i Skok stulecia: zdobywając tę kartę, bierzesz tyle żetonów Reputacji, ile łupów było w tej rundzie w twoim ostatecznym stosie. Liczy się też znacznik i wszystko, co już wydano.
thiefs-market-rule-TM-K17 = Golem kolekcjoner: 3 punkty za każdą pełną parę twoich symboli magii, jego własny wliczając.
thiefs-market-rule-TM-K18 = Tylne wyjście: w swojej turze Zakupów możesz dowolnie wiele razy zapłacić 1 żeton Złota i wziąć 2 żetony Reputacji.
thiefs-market-rule-TM-K19 = Ubezpieczeniowy przekręt, koszt: każda kupowana karta kosztuje cię o jeden klejnot mniej; ty wybierasz który. Koszt może spaść do zera, ale sam Ubezpieczeniowy przekręt nie tanieje.
thiefs-market-rule-TM-K20 = Ubezpieczeniowy przekręt, zakup: w każdej turze możesz kupić jedną kartę więcej, także w tej, w której go zdobywasz.
thiefs-market-rule-TM-K21 = Posiadłość na wyspie: jeśli na koniec rundy wymieniasz co najmniej jedną maskę, bierzesz łącznie o 1 żeton Reputacji więcej. Działa już w rundzie zakupu.
thiefs-market-rule-TM-K22 = Program lojalnościowy: na koniec gry 1 punkt za każdą inną twoją kartę.
thiefs-market-rule-TM-K23 = Kampania wyborcza: na koniec gry 1 punkt za każde 2 żetony Reputacji, zaokrąglając w dół.
thiefs-market-rule-TM-K24 = Mapa skarbu: 7 punktów, ale tylko 5, jeśli ktokolwiek inny ma symbol mapy.
thiefs-market-rule-TM-K25 = Żadna z 49 kart nie zabiera żetonów Reputacji, nie odbiera innym żetonów ani kart i nie niszczy zdobytych kart. Jedynie Mikstura bez etykiety znika, i to sama.
thiefs-market-rule-TM-K26 = Symbole ekwipunku i planu na 49 kartach gry nie mają zdolności.
thiefs-market-rule-TM-K27 = Potrawka z kameleona: zdobywając ją, musisz wybrać kartę innego gracza; potrawka na stałe staje się jej kopią we wszystkim prócz kosztu.
thiefs-market-rule-TM-K28 = Ciasny zaułek: jeśli na koniec Podziału łupów ktoś inny ma w ostatecznym stosie co najmniej 5 łupów, bierzesz łącznie 2 żetony Reputacji. W rundzie zakupu jeszcze nie działa.
thiefs-market-rule-TM-K29 = Wihajster: sam nic nie robi, ale ma po jednym symbolu każdego rodzaju i liczą się one wszędzie tam, gdzie liczy się symbole.
thiefs-market-rule-TM-K30 = Rzekoma klątwa: na koniec gry 1 punkt za każdy symbol magii na kartach pozostałych graczy.

thiefs-market-rule-TM-V1 = Instrukcja nie przewiduje wariantów ani gry dla jednej lub dwóch osób.
thiefs-market-rule-TM-V2 = Jeśli chcecie, cztery karty promo dołączają do talii B i C, zanim usunie się z nich karty. Wielkość talii się nie zmienia, więc odpada więcej kart.

thiefs-market-rule-TM-X1 = Przykład: gdy w skradzionym stosie leżą czerwony klejnot, niebieski klejnot i znacznik, masz sześć możliwości: zatrzymać dowolne dwa łupy albo dowolny jeden. Zwrócone kości się przerzuca, znacznika nie.
thiefs-market-rule-TM-X2 = Przykład: jeśli w tej rundzie kupiono 3 karty A, a w talii są co najmniej 3, dokłada się 3 nowe i rząd A znów liczy 5 kart.
thiefs-market-rule-TM-X3 = Przykład: gdy w rzędzie A zostały 2 karty, a talia A jest pusta, odkrywa się 5 kart B i do kupienia jest 7 kart. Odtąd rząd A tylko topnieje, a rząd B uzupełnia się do 5.
thiefs-market-rule-TM-X4 = Przykład: gdy ostatnia osoba bez stosu bierze z puli, zabiera wszystko; każdy ma już stos, a znacznik leży w jednym z nich.
thiefs-market-rule-TM-X5 = Przykład: gdy rozdano już wszystkie 33 żetony Złota, kolejny i tak się należy.

thiefs-market-rule-TM-Q1 = Nie można wziąć zera łupów: co najmniej jeden trzeba zabrać.
thiefs-market-rule-TM-Q2 = Jeśli pula jest pusta, osoba bez stosu musi kogoś ograbić. Zawsze znajdzie się stos, który można ograbić.
thiefs-market-rule-TM-Q3 = Po grabieniu gra najbliższa osoba bez stosu, licząc od grabiącego zgodnie z ruchem wskazówek zegara. Ofiara czeka na swoją kolej.
thiefs-market-rule-TM-Q4 = Złodziej najpierw decyduje, co zatrzymuje, a co zwraca; dopiero potem wszystkie zwrócone kości przerzuca się naraz.
thiefs-market-rule-TM-Q5 = Można zwrócić sam znacznik; wtedy niczym się nie rzuca.
thiefs-market-rule-TM-Q6 = Złotem możesz płacić także wtedy, gdy masz potrzebny klejnot: za każdy symbol swobodnie wybierasz kość albo żeton.
thiefs-market-rule-TM-Q7 = Gromadzenia ani wydawania złota nic nie ogranicza. Jeśli chcecie, możecie ustalić limit jako zasadę domową.
thiefs-market-rule-TM-Q8 = Grabienie nie kosztuje punktów. Jego jedyną ceną jest zwrot co najmniej jednego łupu.
thiefs-market-rule-TM-Q9 = Nie wolno przepłacać, nawet po to, by pozbyć się kości.
thiefs-market-rule-TM-Q10 = Zdolności używasz tylko w swojej turze Zakupów, ale zdolności świeżo zdobytej karty – już w tej samej turze.
thiefs-market-rule-TM-Q11 = Nawet nic nie kupując, możesz użyć swoich zdolności, zanim zakończysz turę.
thiefs-market-rule-TM-Q12 = Kolejność na koniec Podziału łupów: przerzut ze Zwierzęcej kończyny na szczęście, zapamiętanie ostatecznych stosów, a potem Władcza opaska na oko i Ciasny zaułek.
thiefs-market-rule-TM-Q13 = Tłusty połów i Skok stulecia liczą także znacznik.
thiefs-market-rule-TM-Q14 = Karta dodatkowego zakupu działa nawet wtedy, gdy płacisz za nią wskazanym klejnotem: liczy się ostateczny stos, zapamiętany przed twoją turą.
thiefs-market-rule-TM-Q15 = Kupując Władczą opaskę na oko ze znacznikiem w stosie, w tej rundzie żetonu nie dostaniesz: Podział łupów już się skończył.
thiefs-market-rule-TM-Q16 = Premia za zakup zależy od nadrukowanego kosztu, a nie od tego, czym i ile zapłacono.
thiefs-market-rule-TM-Q17 = Karta zdobyta dzięki Miksturze bez etykiety nie jest zakupem, więc premii nie daje. Daje ją sam zakup Mikstury, ale tylko z kart, które masz już wcześniej.
thiefs-market-rule-TM-Q18 = Mikstura bez etykiety zużywa jeden zakup, trafia odkryta poza grę, a jej miejsce uzupełnia się jak zwykle. Można ją kupić nawet wtedy, gdy nie ma już czego zdobyć.
thiefs-market-rule-TM-Q19 = Jeśli talia C jest już otwarta, Mikstura bez etykiety daje kartę z jej wierzchu, nawet gdy kupiono ją z rzędu B.
thiefs-market-rule-TM-Q20 = Zwierzęca kończyna na szczęście: decyduje ograbiony właściciel, po wyborze grabiącego, a przed rzutem. Nie musi z niej korzystać.
thiefs-market-rule-TM-Q21 = Z Ubezpieczeniowym przekrętem karta za jeden klejnot jest za darmo. To nadal zakup i nadal daje premie.
thiefs-market-rule-TM-Q22 = Po remisie na pierwszym miejscu za zwolenników następny wynik to nadal drugie miejsce: 1 punkt albo nic, jeśli i tam jest remis.
thiefs-market-rule-TM-Q23 = Za zero zwolenników lub zero złota nigdy nie ma punktów.
thiefs-market-rule-TM-Q24 = Ostateczny remis to wspólne zwycięstwo. Dla zabawy stół może urządzić wyścig po znacznik, ale nigdy w grach rankingowych.
thiefs-market-rule-TM-Q25 = Złota z ostatniej wymiany Tylne wyjście już nie zamieni na Reputację: działa tylko w twojej turze.
thiefs-market-rule-TM-Q26 = Program lojalnościowy liczy wszystkie inne karty leżące przed tobą, także zdobyte dzięki Miksturze. Odrzuconej Mikstury nie liczy.
thiefs-market-rule-TM-Q27 = Jeśli masz obie Mapy skarbu, każda daje 7 punktów, chyba że ktoś inny ma symbol mapy.
thiefs-market-rule-TM-Q28 = Posiadłość na wyspie ma symbol mapy i kosztuje zielony i niebieski klejnot.
thiefs-market-rule-TM-Q29 = Tłusty połów ma symbol planu.
thiefs-market-rule-TM-Q30 = Gdy w talii C jest za mało kart, pozostałych się nie wykłada: od razu liczy się punkty.
thiefs-market-rule-TM-Q31 = Jeśli rząd C jest pełny, gra toczy się dalej, nawet przy pustej talii C.
thiefs-market-rule-TM-Q32 = Nikt nie musi nic kupować. Środowisko badawcze może przerwać partię po 100 rundach, ale musi to zgłosić jako przerwanie.
thiefs-market-rule-TM-Q33 = Wymiana odbywa się u wszystkich naraz; kolejność nie ma znaczenia.
thiefs-market-rule-TM-Q34 = W przykładzie z instrukcji dwie karty wyczerpanej talii to karty A.
thiefs-market-rule-TM-Q35 = Liczba kart w taliach jest jawna; ich kolejność i karty usunięte – nie.
thiefs-market-rule-TM-Q36 = Nie można obrócić kości na tę samą ściankę ani kości, której nie ma już w stosie.
thiefs-market-rule-TM-Q37 = Tę samą kość możesz w jednej turze obrócić kilka razy, za każdym razem inną kartą.
thiefs-market-rule-TM-Q38 = Potrawka z kameleona kopiuje w chwili zdobycia, przed wszystkimi innymi efektami; odtąd ma symbole, zdolność i punkty wybranej karty, ale zachowuje własny koszt. Jeśli nikt inny nie ma kart, nie działa.
thiefs-market-rule-TM-Q39 = Twoja tura Zakupów kończy się, kiedy sobie życzysz. Jeśli nie możesz już zrobić nic innego, program może ją zakończyć za ciebie.
thiefs-market-rule-TM-Q40 = O dalszych miejscach też decydują kolejno punkty, karty i żetony. Równi we wszystkich trzech dzielą miejsce.
thiefs-market-rule-TM-Q41 = Jeśli dwie osoby mają tę samą zdolność na koniec Podziału łupów, pierwsza jest ta ze znacznikiem, a dalej zgodnie z ruchem wskazówek zegara.

thiefs-market-rule-TM-D1 = Decyzja w Podziale łupów: bierzesz z puli albo grabisz jednego z graczy, których można ograbić.
thiefs-market-rule-TM-D2 = Decyzja: które łupy bierzesz z puli. Dowolne, byle co najmniej jeden; ostatnia osoba bez stosu bierze wszystko.
thiefs-market-rule-TM-D3 = Decyzja przy grabieniu: co zatrzymujesz. Co najmniej jeden łup musisz zatrzymać i co najmniej jeden zwrócić.
thiefs-market-rule-TM-D4 = Decyzja ze Zwierzęcą kończyną na szczęście po ograbieniu: której zwróconej kości nie przerzucać, jeśli jakiejś.
thiefs-market-rule-TM-D5 = Decyzja ze Zwierzęcą kończyną na szczęście po Podziale łupów: którą własną kość przerzucić, jeśli jakąś.
thiefs-market-rule-TM-D6 = Decyzja w Zakupach, powtarzana: kupujesz kartę, używasz zdolności, korzystasz z Tylnego wyjścia albo kończysz turę.
thiefs-market-rule-TM-D7 = Decyzja z Ubezpieczeniowym przekrętem: którego klejnotu kosztu nie płacisz.
thiefs-market-rule-TM-D8 = Decyzja przy zakupie: ile klejnotów każdego koloru płacisz złotem. Domyślnie najpierw idą kości.
thiefs-market-rule-TM-D9 = Decyzja przy obrocie: na którą ze ścianek podanych na karcie.
thiefs-market-rule-TM-D10 = Decyzja z Potrawką z kameleona: którą kartę innego gracza skopiować.

thiefs-market-rule-TM-T1 = W testach z ustalonymi wynikami kości rzuca się po kolei: na początku rundy jedna po drugiej, a zwrócone według starych ścianek: czerwony, biały, niebieski, zielony, mieszek, maska.

thiefs-market-rule-TM-I1 = W puli, w stosach i wśród kości wydanych w tej rundzie jest zawsze łącznie 10, 11 lub 13 kości – odpowiednio dla 3, 4 i 5 osób.
thiefs-market-rule-TM-I2 = Znacznik jest dokładnie jeden: w puli albo w jednym stosie. W Zakupach zawsze leży w stosie.
thiefs-market-rule-TM-I3 = Na koniec Podziału łupów pula jest pusta, a w każdym stosie leży co najmniej jeden łup.
thiefs-market-rule-TM-I4 = W Podziale łupów grają tylko osoby bez stosu i zawsze mają jakiś ruch. Faza trwa najwyżej 22, 34 lub 51 akcji – odpowiednio dla 3, 4 i 5 osób.
thiefs-market-rule-TM-I5 = Każda karta jest dokładnie w jednym miejscu: usunięta, w talii, w rzędzie, u gracza lub odrzucona. Razem jest ich 49, a w grze bierze udział 36.
thiefs-market-rule-TM-I6 = W rzędzie leży najwyżej 5 kart. Na początku rundy najnowszy ma ich dokładnie 5, starsze najwyżej po 4 i nigdy nie rosną.
thiefs-market-rule-TM-I7 = Nikt nie może mieć mniej niż 0 złota, a górnej granicy nie ma. Żetonów Reputacji nigdy nie ubywa.
thiefs-market-rule-TM-I8 = W turze nie można kupić więcej kart, niż pozwalają zdolności, i nigdy więcej niż 6.
thiefs-market-rule-TM-I9 = Każdej zdolności „raz na rundę” można w rundzie użyć najwyżej raz.
thiefs-market-rule-TM-I10 = Zakup zabiera kupującemu dokładnie tyle kości i żetonów, ile wynosi koszt po zniżce; u innych nic się nie zmienia.
thiefs-market-rule-TM-I11 = Gdy ktoś wykonuje ruch, dobytek innych zmienia się tylko przez ograbienie stosu i przez Łotrowską łapę.
thiefs-market-rule-TM-I12 = Suma punktów za zwolenników to 0, gdy nikt ich nie ma, 3 lub 4 przy jednym zwycięzcy, a przy remisie po 2 na osobę i ewentualnie jeszcze 1. Za złoto: 0, 3 albo po 2 na osobę.
thiefs-market-rule-TM-I13 = To, co widzi gracz, nie zawiera cudzych żetonów Reputacji, kart zakrytych ani usuniętych, ani przyszłych rzutów.
thiefs-market-rule-TM-I14 = Talie otwierają się zawsze w kolejności A, B, C, a gra kończy się tylko przy uzupełnianiu, gdy w talii C brakuje kart.
thiefs-market-rule-TM-I15 = To samo ziarno losowe i te same decyzje dają tę samą grę.

## pages

thiefs-market-can-buy = Karty, na które cię stać: { $count }. Pozostałe zakupy: { $left }.
thiefs-market-guide-buy = Każdy ma już stos, pora na zakupy, { $name }. Karty, na które cię stać, świecą. Kup Pracownię alchemika za dwa czerwone klejnoty.
thiefs-market-guide-done = To była cała runda, { $name }: karta działa odtąd dla ciebie, a maska zamieniła się w żeton Reputacji wart punkt. Rundy trwają, aż skończy się talia C; wtedy liczy się reputację, karty, zwolenników i złoto. Możesz siadać do prawdziwego stołu!
thiefs-market-guide-rob = Ograbiono cię! Na tym polega gra, { $name }: kto nie ma stosu, może zabrać cudzy i musi coś z niego oddać. Stos gracza Kruk jest największy. Wybierz „Ograb” przy jego stoisku; zatrzymaj dwa czerwone klejnoty i maskę, a pozostałych dotknij: wrócą na środek, a kości się przerzuci.
thiefs-market-guide-take = Witaj, { $name }! Kości na środku to łup. Za klejnoty kupisz karty; mieszek zamieni się w złoto, a maska w reputację. Dwa czerwone wystarczą na Pracownię alchemika: kliknij dwie czerwone kości i jedną maskę, a potem je zabierz. Mały stos nikogo nie kusi.
thiefs-market-length = 30–50 minut
thiefs-market-infamy-hidden = ukryte do końca gry
thiefs-market-no-pile = jeszcze bez stosu
thiefs-market-pick-all = Tylko ty nie masz jeszcze łupu, więc na środku nic nie może zostać. Jeśli weźmiesz wszystko, podział się kończy.
thiefs-market-pick-idle = Dotknij kości na środku, które chcesz zabrać, albo ograb jedno ze stoisk.
thiefs-market-pick-keep = Zatrzymujesz:
thiefs-market-pick-return = oddajesz:
thiefs-market-pick-take = Bierzesz:
thiefs-market-pile-size = { $count ->
    [one] { $count } łup
    [few] { $count } łupy
   *[many] { $count } łupów
  }
thiefs-market-pool-empty = Na środku nic nie leży.
thiefs-market-rob = Ograb gracza { $name }
thiefs-market-cards-lead = Wszystkie karty: koszt w lewym górnym rogu, rodzaj w prawym, zdolność na dole.
thiefs-market-step-split = Podział łupów
thiefs-market-step-buy = Zakupy
thiefs-market-step-exchange = Wymiana
thiefs-market-notation = W notacji: czerwony R, biały W, niebieski B, zielony G, mieszek Y, maska I, znacznik S. take R B; rob 2 keep R; buy A07.
thiefs-market-row = Rząd { $deck }
thiefs-market-safe = jeden łup: bezpieczny
thiefs-market-take-all = { $count ->
    [1] Zabierz
   *[other] Zabierz wszystko ({ $count })
  }
thiefs-market-take-chosen = Zabierz wybrane
thiefs-market-yours = Twój stos i twoje karty
thiefs-market-page-loot = Łupy
thiefs-market-loot = Łupy
thiefs-market-tied = Związane: wszystko albo nic
thiefs-market-tap = Dotknij tego, co chcesz wziąć; reszta zostaje
thiefs-market-choose = Wybierz, co zatrzymujesz
thiefs-market-keeps = Zatrzymujesz
thiefs-market-goes-back = Wraca i jest rzucane od nowa
thiefs-market-tap-moves = dotknij łupu, aby go przenieść
thiefs-market-one-back = co najmniej jeden łup musi wrócić
thiefs-market-booth-old = Ostatnie sztuki
thiefs-market-booth-new = Dziś nowe
thiefs-market-pay = Stać cię
thiefs-market-pay-gold = Stać cię, złoto: { $count }
thiefs-market-then = Wystarczy na zakup
thiefs-market-then-gold = Wystarczy, złoto: { $count }
thiefs-market-no-purchase = brak zakupów
thiefs-market-short = brak: { $gem }
thiefs-market-short-or = brak: { $gem }/{ $other }
thiefs-market-short-many = brakuje { $count }
thiefs-market-henchmen = Zwolennicy
thiefs-market-prize-two = 1. 3★ · 2. 1★
thiefs-market-prize-one = 1. 3★
thiefs-market-deck-fill = Rząd { $deck } co rundę uzupełnia się do pięciu.
thiefs-market-deck-next = { $next } otwiera się, gdy skończy się talia { $deck }.
thiefs-market-deck-last = Gra kończy się, gdy skończy się talia { $deck }.
thiefs-market-pile = Twój stos
thiefs-market-cards = Twoje karty: używasz ich podczas zakupów
thiefs-market-not-this = Jednak nie
thiefs-market-rob-this = Rozważ ograbienie gracza { $name }
thiefs-market-robbing = Rabunek, ofiara: { $name }. Wybierz, co zatrzymujesz.
thiefs-market-rob-short = Ograb
thiefs-market-rob-none = Zatrzymaj co najmniej jeden
thiefs-market-rob-all = Najpierw oddaj jeden
thiefs-market-pile-of = Stos gracza { $name }
thiefs-market-pick-rob = Na środku nic nie zostało: kogoś ograb.
thiefs-market-end-sure = Zakończyć turę?
thiefs-market-end-lost = przepada: { $gems }
thiefs-market-use-now = użyj
thiefs-market-needs = potrzeba: { $gem }
thiefs-market-infamy-secret = tajna reputacja
thiefs-market-pile-spent = stos wydany
thiefs-market-after-you = działa po tobie
thiefs-market-pile-to-be = Twój przyszły stos
thiefs-market-would-hold = Łupów: { $n }. Może cię ograbić: { $who }.
thiefs-market-would-safe = Pojedynczego łupu nikt nie ukradnie.
thiefs-market-would-end = Wtedy każdy ma stos i zaczynają się zakupy.
thiefs-market-would-begin = Masz znacznik, więc zakupy zaczynasz ty.
thiefs-market-could-buy = Wystarczy na: { $cards }.
thiefs-market-could-not = Na żadną kartę jeszcze nie wystarczy.
thiefs-market-take-verb = Weź
thiefs-market-leaves = na środku zostanie: { $n }
thiefs-market-leaves-none = na środku nic nie zostanie
thiefs-market-counter = Lada
thiefs-market-you-pay = Płacisz
thiefs-market-no-die = kolor { $gem }: brak kości
thiefs-market-no-gold = brak złota
thiefs-market-one-gold = 1 złoto
thiefs-market-for-free = za darmo
thiefs-market-left = Zostaje
thiefs-market-at-once = Działa od razu, już w tej turze.
thiefs-market-at-end = Liczy się na koniec gry.
thiefs-market-next-round = Działa od następnej rundy.
thiefs-market-buy-this = Kupić? { $card }
thiefs-market-buy-for = Kup za
thiefs-market-buy-free = Kup za darmo

# end of pages

## errors
# Stoją po „wiersz 3:” albo przed [TM-S1]: małą literą i bez kropki.

thiefs-market-error-cards-many = { $where }: liczba kart to { $found }, a może być najwyżej { $most }
thiefs-market-error-cards-unique = { $where }: dwie karty mają zdolność, którą może mieć tylko jedna
thiefs-market-error-card-deck = { $where }: talia (deck) to A, B lub C
thiefs-market-error-card-cost = { $where }: koszt (cost) to co najmniej jedna z liter R, W, B, G, najwyżej trzy jednakowe
thiefs-market-error-card-icons = { $where }: symbole (icons) to litery spośród { $icons }
thiefs-market-error-cards-icons = { $where }: ikon { $icon } jest na wszystkich kartach razem { $found }, możliwe jest najwyżej { $most }
thiefs-market-error-card-module = { $where }: moduł (module) może być tylko „promo”
thiefs-market-error-effect-unknown = { $where }: nieznana zdolność „{ $effect }”
thiefs-market-error-effect-flip = { $where }: obrót wymienia każdą ściankę docelową raz i nigdy tej samej co źródłowa
thiefs-market-error-deck-keep = { $where }: decks.keep.{ $deck } to co najmniej { $low } i najwyżej tyle, ile kart ma talia ({ $high })
thiefs-market-error-dice-in-play = { $where }: dice.in_play.{ $seats } musi być między { $low } a { $high }
thiefs-market-error-start-seat = opcja start wskazuje miejsce { $seat }, a liczba miejsc to { $seats }
thiefs-market-error-no-loot = „{ $word }” to nie łup; są: { $known }
thiefs-market-error-which-loot = podaj, które łupy, na przykład red blue marker (TM-Q1)
thiefs-market-error-one-marker = znacznik jest tylko jeden
thiefs-market-error-only-dice = kości jest tylko { $dice }
thiefs-market-error-gems-of-a-colour = żadna karta nie ma w koszcie tylu klejnotów jednego koloru
thiefs-market-error-roll-dice = rzut to od 1 do { $dice } kości
thiefs-market-error-loot-list = łupy to lista lub tekst ścianek, na przykład R R S
thiefs-market-error-marker-aside = znacznika się nie przerzuca; leży w puli (pool)
thiefs-market-error-used = użyć można tylko zdolności, które się ma
thiefs-market-error-stew-owner = kartę kopiuje tylko osoba, która ma Potrawkę z kameleona
thiefs-market-error-stew-card = nikt inny nie ma tej karty
thiefs-market-error-row-early = rząd { $deck } jest odkryty, zanim jego talia stała się bieżąca
thiefs-market-error-only-potion = z gry znika tylko Mikstura bez etykiety
thiefs-market-error-other-deck = { $id } należy do innej talii
thiefs-market-error-deck-over = kart z tą literą jest więcej niż { $most }
thiefs-market-error-deck-older = talia { $deck } kończy się, zanim otwiera się talię { $current }
thiefs-market-error-deck-left = poza talią leży kart: { $out }, więc w talii zostaje { $left }, a nie { $found }
thiefs-market-error-turn-split = w Podziale łupów ruch ma tylko osoba bez stosu
thiefs-market-error-lucky-save = kość może oszczędzić tylko osoba, która ma Zwierzęcą kończynę na szczęście
thiefs-market-error-no-robbery = nie było grabienia, po którym zwrócono kości
thiefs-market-error-lucky-reroll = przerzuca tylko osoba, która ma Zwierzęcą kończynę na szczęście i kość w stosie
thiefs-market-error-gaining-phase = podaje Potrawkę z kameleona w fazie copy i tylko tam
thiefs-market-error-gaining-stew = o kopię pyta tylko własna Potrawka z kameleona
thiefs-market-error-marker-in-pile = znacznik musi leżeć w czyimś stosie
thiefs-market-error-marker-stays = znacznik nigdy nie opuszcza swojego stosu
thiefs-market-error-purchases = więcej zakupów, niż wolno (najwyżej { $most })
thiefs-market-error-grabbed = wyścig wygrywa tylko ktoś z remisujących o zwycięstwo
thiefs-market-error-between-rounds = między rundami nikt nie ma łupów, a kości nie są rzucone
thiefs-market-error-pool-empty = po Podziale łupów pula (pool) jest pusta
thiefs-market-error-all-piles = po Podziale łupów każdy ma stos
thiefs-market-error-dice-over = kości jest { $found }, a w grze tylko { $dice }
thiefs-market-error-dice-piles = w stosach kości jest { $found }, a w grze { $dice }
thiefs-market-error-dice-count = kości jest { $found }, a w grze { $dice }
thiefs-market-error-which-pool = podaj, jakie łupy leżą w puli (pool)
thiefs-market-error-potion-owned = Mikstura bez etykiety znika z gry przy zakupie: nie leży wśród niczyich kart
thiefs-market-error-row-older = rząd starszy niż najnowszy ma najwyżej cztery karty
thiefs-market-error-turn-first = dopóki nikt nie ma stosu, ruch ma osoba rozpoczynająca
thiefs-market-error-turn-order = osoba przed nią musi mieć stos: kolej przechodzi na najbliższą osobę bez stosu
thiefs-market-error-gaining-model = nikt inny nie ma karty, którą można by skopiować
thiefs-market-error-final-over = w końcowych stosach (final) kości jest { $found }, a w grze tylko { $dice }
thiefs-market-error-still-to-play = zakupy tej osoby dopiero nadejdą: niczego nie użyto, nie kupiono ani nie zapłacono, a stos jest stosem końcowym (final)
thiefs-market-error-pile-over = więcej łupów niż w stosie końcowym (final)
thiefs-market-error-pile-faces = więcej kości pokazuje inną ściankę niż w stosie końcowym (final), niż mogły obrócić użyte zdolności
thiefs-market-error-marker-left = znacznik musi leżeć w puli (pool) albo w którymś stosie

# Karta, której ktoś we własnym pliku nadał inną nazwę; formy jak u kart.
thiefs-market-own-card = { $name }
    .acc = kartę „{ $name }”
    .gen = karty „{ $name }”

# end of errors
