### Jaskinia złodziei: polski
### Litery skarbów (C G A F P), W (dowolny skarb), T (złodziej), R (reputacja) i numery zasad są w każdym języku takie same.
### Wartość: z liczbą ($count). .acc: biernik z liczbą. .one: jedna sztuka w bierniku. .many: bez liczby. .name: samo słowo. Imion graczy nie odmieniamy.

thieves-den-name = Jaskinia złodziei
thieves-den-hook = Wysyłaj złodziei tam, gdzie się opłaca, nawet jeśli pożywi się rywal.
thieves-den-summary = Szef złodziei siedzi w celi, a jego fotel jest wolny. Przez trzy rundy wypatrujesz lokacji, wysyłasz tam złodziei, do swoich albo cudzych, sprzedajesz skarby paserom, kupujesz zaklęcia u czarodzieja i karmisz wiedźmę. Złodziej wysłany do rywala zostaje u niego i zwykle przynosi mu jeszcze prezent. Fotel zajmie ten, kto na koniec ma największą reputację.
thieves-den-reconstructed = Większość wartości tej gry jest zrekonstruowana: instrukcja, z której korzystamy, pokazuje je tylko jako obrazki. Z instrukcji pochodzą budowa gry, liczby elementów, dwanaście mocy oraz to, co robią Chata wiedźmy, Gildia, Laborium, Komora celna i Sklep z eliksirami; rodzaje, większość zdolności, nagrody właścicieli, żądania i reputacja są nasze, wypróbowane w tysiącach partii między botami.

## Żetony

thieves-den-item-C = { $count ->
    [one] kodeks
    [few] { $count } kodeksy
    [many] { $count } kodeksów
   *[other] { $count } kodeksu
  }
    .acc = { $count ->
        [one] kodeks
        [few] { $count } kodeksy
        [many] { $count } kodeksów
       *[other] { $count } kodeksu
    }
    .one = kodeks
    .many = kodeksów
    .name = kodeks
thieves-den-item-G = { $count ->
    [one] klejnot
    [few] { $count } klejnoty
    [many] { $count } klejnotów
   *[other] { $count } klejnotu
  }
    .acc = { $count ->
        [one] klejnot
        [few] { $count } klejnoty
        [many] { $count } klejnotów
       *[other] { $count } klejnotu
    }
    .one = klejnot
    .many = klejnotów
    .name = klejnot
thieves-den-item-A = { $count ->
    [one] artefakt
    [few] { $count } artefakty
    [many] { $count } artefaktów
   *[other] { $count } artefaktu
  }
    .acc = { $count ->
        [one] artefakt
        [few] { $count } artefakty
        [many] { $count } artefaktów
       *[other] { $count } artefaktu
    }
    .one = artefakt
    .many = artefaktów
    .name = artefakt
thieves-den-item-F = { $count ->
    [one] skamielina
    [few] { $count } skamieliny
    [many] { $count } skamielin
   *[other] { $count } skamieliny
  }
    .acc = { $count ->
        [one] skamielinę
        [few] { $count } skamieliny
        [many] { $count } skamielin
       *[other] { $count } skamieliny
    }
    .one = skamielinę
    .many = skamielin
    .name = skamielina
thieves-den-item-P = { $count ->
    [one] eliksir
    [few] { $count } eliksiry
    [many] { $count } eliksirów
   *[other] { $count } eliksiru
  }
    .acc = { $count ->
        [one] eliksir
        [few] { $count } eliksiry
        [many] { $count } eliksirów
       *[other] { $count } eliksiru
    }
    .one = eliksir
    .many = eliksirów
    .name = eliksir
thieves-den-item-W = { $count ->
    [one] dowolny skarb
    [few] { $count } dowolne skarby
    [many] { $count } dowolnych skarbów
   *[other] { $count } dowolnego skarbu
  }
    .acc = { $count ->
        [one] dowolny skarb
        [few] { $count } dowolne skarby
        [many] { $count } dowolnych skarbów
       *[other] { $count } dowolnego skarbu
    }
    .one = dowolny skarb
    .many = dowolnych skarbów
    .name = dowolny skarb
thieves-den-item-T = { $count ->
    [one] złodziej
    [few] { $count } złodzieje
    [many] { $count } złodziei
   *[other] { $count } złodzieja
  }
    .acc = { $count ->
        [one] złodzieja
        [few] { $count } złodziei
        [many] { $count } złodziei
       *[other] { $count } złodzieja
    }
    .one = złodzieja
    .many = złodziei
    .name = złodziej
thieves-den-item-R = { $count ->
    [one] punkt reputacji
    [few] { $count } punkty reputacji
    [many] { $count } punktów reputacji
   *[other] { $count } punktu reputacji
  }
    .acc = { $count ->
        [one] punkt reputacji
        [few] { $count } punkty reputacji
        [many] { $count } punktów reputacji
       *[other] { $count } punktu reputacji
    }
    .one = punkt reputacji
    .many = punktów reputacji
    .name = punkt reputacji

## Rodzaje miejsc i paserów

thieves-den-type-village = Wieś
thieves-den-type-shadow = Cień
thieves-den-type-ruin = Ruiny
thieves-den-type-sacred = Sacrum
thieves-den-type-city = Miasto
thieves-den-type-noble = Szlachta
thieves-den-type-agent = Agenci
thieves-den-type-collector = Kolekcjonerzy
thieves-den-type-enchanter = Zaklinacze
thieves-den-type-mercenary = Najemnicy
thieves-den-type-peddler = Domokrążcy
thieves-den-type-tinker = Majsterkowicze

## Miejsca

thieves-den-card-L01 = Sklep z eliksirami
thieves-den-card-L02 = Stara szkoła
thieves-den-card-L03 = Wiejska łąka
thieves-den-card-L04 = Laborium
thieves-den-card-L05 = Przydrożna gospoda
thieves-den-card-L06 = Targ najmitów
thieves-den-card-L07 = Przeklęta zbrojownia
thieves-den-card-L08 = Jaskinia przemytników
thieves-den-card-L09 = Nocny targ
thieves-den-card-L10 = Chata wiedźmy
thieves-den-card-L11 = Gildia
thieves-den-card-L12 = Martwa skrzynka
thieves-den-card-L13 = Kamieniołom kości
thieves-den-card-L14 = Zalana piwnica
thieves-den-card-L15 = Zawalona biblioteka
thieves-den-card-L16 = Zapomniana krypta
thieves-den-card-L17 = Głęboki wykop
thieves-den-card-L18 = Porzucony obóz
thieves-den-card-L19 = Skryptorium
thieves-den-card-L20 = Kaplica pielgrzymów
thieves-den-card-L21 = Krużganek uzdrowicieli
thieves-den-card-L22 = Relikwiarz
thieves-den-card-L23 = Świątynia księżyca
thieves-den-card-L24 = Przydrożny ołtarz
thieves-den-card-L25 = Ulica jubilerów
thieves-den-card-L26 = Dziedziniec arsenału
thieves-den-card-L27 = Muzeum
thieves-den-card-L28 = Komora celna
thieves-den-card-L29 = Dom aukcyjny
thieves-den-card-L30 = Zatłoczony rynek

## Paserzy

thieves-den-card-NO1 = Lady Ashcombe
thieves-den-card-NO2 = Baron Vell
thieves-den-card-NO3 = Hrabina wdowa
thieves-den-card-AG1 = Cichy Corin
thieves-den-card-AG2 = Panna Quill
thieves-den-card-AG3 = Szary Wysłannik
thieves-den-card-CO1 = Stary Brannock
thieves-den-card-CO2 = Profesor Mott
thieves-den-card-CO3 = Kustosz
thieves-den-card-EN1 = Siostra Pokrzywa
thieves-den-card-EN2 = Mistrz uroków Orl
thieves-den-card-EN3 = Zawoalowana
thieves-den-card-ME1 = Jednooki Tarn
thieves-den-card-ME2 = Kapitan Rusk
thieves-den-card-ME3 = Żelazna wdowa
thieves-den-card-PE1 = Kieszonka
thieves-den-card-PE2 = Babcia Rupieć
thieves-den-card-PE3 = Wozak
thieves-den-card-TI1 = Trybik Jo
thieves-den-card-TI2 = Brat Kog
thieves-den-card-TI3 = Zegarmistrz

## Moce

thieves-den-card-PW01 = Zniknięcie
    .text = Weź na swoją planszę złodzieja z dowolnej lokacji; ta lokacja trafia na wierzch talii.
thieves-den-card-PW02 = We dwójkę
    .text = Złodziej z lasu dołącza do innego w lokacji albo na paserze: obrabuj tę lokację albo ubij interes z tym paserem tam, gdzie leży.
thieves-den-card-PW03 = Podwójny cios
    .text = Obrabuj lokację albo ubij interes z paserem, a potem zrób jedno z tych dwojga jeszcze raz.
thieves-den-card-PW04 = Nowe twarze
    .text = Włóż trzech wyłożonych paserów pod talię i uzupełnij wystawę; potem obrabuj lokację albo ubij interes z paserem.
thieves-den-card-PW05 = Wielka iluzja
    .text = Zyskujesz 3 punkty reputacji.
thieves-den-card-PW06 = Wyczarowana błyskotka
    .text = Dostajesz wybrany skarb.
thieves-den-card-PW07 = Jasnowidzenie
    .text = Odkryj wierzchnią lokację talii nad swoją planszą; potem możesz obrabować lokację albo ubić interes z paserem.
thieves-den-card-PW08 = Przemiana
    .text = Oddaj 2 swoich złodziei do lasu i weź 2 wybrane skarby.
thieves-den-card-PW09 = Krok w cień
    .text = Przenieś złodzieja z lokacji na inną, pustą, i użyj jej; potem złodziej trafia na twoją planszę.
thieves-den-card-PW10 = Zamiana miejsc
    .text = Zamień lokację nad swoją planszą na lokację nad cudzą; złodzieje zostają na kartach.
thieves-den-card-PW11 = Fałszywy właściciel
    .text = Obrabuj lokację. Nagroda właściciela jest twoja, czyjakolwiek to lokacja.
thieves-den-card-PW12 = Wezwanie do broni
    .text = Dostajesz 3 złodziei.

## Plany

thieves-den-card-S01 = Obchód targów
thieves-den-card-S02 = Nocne drogi
thieves-den-card-S03 = Wiejskie gawędy
thieves-den-card-S04 = Sakiewka pielgrzyma
thieves-den-card-S05 = Zasypane ulice
thieves-den-card-S06 = Rabusie grobów
thieves-den-card-S07 = Mroczne przysięgi
thieves-den-card-S08 = Boczne zaułki
thieves-den-card-S09 = Zaginione relikwie
thieves-den-card-S10 = Skarbonka ubogich

## Co robią karty: ich teksty wynikają z wartości

thieves-den-own-location = { $type }. { $does } Nagroda właściciela: { ITEMS($bonus) }.
thieves-den-own-location-none = { $type }. { $does } Bez nagrody właściciela.
thieves-den-own-instant = { $type }. Od razu. { $does }
thieves-den-own-fence = { $type }. Chce: { ITEMS($wants, form: "acc") }. Daje: { ITEMS($brings) }.
thieves-den-own-scheme = { ITEMS($brings) } za każdą parę zebranych lokacji: jedna rodzaju { $first }, druga rodzaju { $second }.
thieves-den-own-some = { ITEMS($loot, form: "acc") }
thieves-den-own-upto = najwyżej { ITEMS($loot, form: "acc") }
thieves-den-own-get = Dostajesz { $gain }.
thieves-den-own-pay-W = Możesz oddać skarb, by dostać { $gain }.
thieves-den-own-pay-T = Możesz oddać złodzieja, by dostać { $gain }.
thieves-den-own-may-W = Możesz oddać skarb. Jeśli to zrobisz: { $does }
thieves-den-own-may-T = Możesz oddać złodzieja. Jeśli to zrobisz: { $does }
thieves-den-own-destroy = Skarb przeciwnika wraca do miasta.
thieves-den-own-steal = Weź skarb od przeciwnika.
thieves-den-own-lure = Weź złodzieja od przeciwnika.

## Pytania; .other czyta reszta stołu

thieves-den-ask-pick = Wybierz lokację, resztę podaj dalej.
    .other = Wybiera lokację: { $name }.
thieves-den-ask-turn = Wybierz akcję albo spasuj.
    .other = Teraz gra: { $name }.
thieves-den-ask-gain = Który skarb bierzesz?
    .other = Bierze skarb: { $name }.
thieves-den-ask-upto = Który skarb bierzesz? Możesz przestać.
    .other = Bierze skarb albo przestaje: { $name }.
thieves-den-ask-return = Twoje skrzynie są pełne. Który skarb oddajesz?
    .other = Oddaje nadmiar skarbów: { $name }.
thieves-den-ask-destroy = Czyj skarb ma wrócić do miasta?
    .other = Wybiera skarb, który przepadnie: { $name }.
thieves-den-ask-steal = Czyj skarb bierzesz?
    .other = Wybiera skarb do zabrania: { $name }.
thieves-den-ask-lure = Czyj złodziej przechodzi do ciebie?
    .other = Wybiera, czyj złodziej przejdzie: { $name }.
thieves-den-ask-pay = Płacisz to, czego żąda ta lokacja?
    .other = Płaci albo rezygnuje: { $name }.
thieves-den-ask-vanish = Która lokacja zniknie razem ze złodziejem?
    .other = Sprawia, że lokacja znika: { $name }.
thieves-den-ask-double = Gdzie dołącza drugi złodziej?
    .other = Stawia drugiego złodzieja: { $name }.
thieves-den-ask-strike = Obrabuj lokację albo ubij interes z paserem.
    .other = Rabuje albo ubija interes: { $name }.
thieves-den-ask-renew = Którzy trzej paserzy trafią pod talię?
    .other = Odsyła trzech paserów: { $name }.
thieves-den-ask-may = Możesz obrabować lokację albo ubić interes z paserem.
    .other = Rabuje, ubija interes albo rezygnuje: { $name }.
thieves-den-ask-shift = Który złodziej dokąd idzie?
    .other = Przenosi złodzieja: { $name }.
thieves-den-ask-swap = Które lokacje zamienić?
    .other = Zamienia dwie lokacje: { $name }.
thieves-den-ask-false = Którą lokację rabujesz jako właściciel?
    .other = Rabuje lokację: { $name }.
thieves-den-ask-holder = Rozstrzygasz remis: kto dostaje płytkę kierunku?
    .other = Decyduje o płytce kierunku: { $name }.
thieves-den-ask-add = Który skarb ma być tym dowolnym?
    .other = Kończy interes: { $name }.
thieves-den-ask-first = Los decyduje, kto zaczyna.
    .other = Los decyduje, kto zaczyna.
thieves-den-ask-scheme = Rozdawany jest plan.
    .other = Rozdawany jest plan.
thieves-den-ask-draw = Dobierana jest lokacja.
    .other = Dobierana jest lokacja.
thieves-den-ask-fence = Odkrywany jest paser.
    .other = Odkrywany jest paser.
thieves-den-ask-turn-up = Odkrywana jest moc.
    .other = Odkrywana jest moc.

## Ruchy, tak jak stoją na przyciskach

thieves-den-move-pick = Wybierz: { CARD($card) }
thieves-den-move-rob = Obrabuj: { CARD($card) } (gracz { $victim })
thieves-den-move-rob-own = Obrabuj własną lokację: { CARD($card) }
thieves-den-move-rob-left = Obrabuj niczyją lokację: { CARD($card) }
thieves-den-move-deal = Ubij interes: { CARD($card) }. Cena: { ITEMS($loot) }. Reputacja: { $fame }
thieves-den-move-power = Użyj mocy: { CARD($card) } (zapłata: { FACE($face, form: "name") })
thieves-den-move-power-less = Użyj mocy: { CARD($card) } (zapłata: { FACE($face, form: "name") }; da mniej, niż obiecuje, albo nic)
thieves-den-move-hag = Wyślij wiedźmie { FACE($face) }. Reputacja: { $fame }
thieves-den-move-vault = Włam się 2 złodziejami do skarbca i weź { FACE($face) }
thieves-den-move-vault-none = Włam się 2 złodziejami do skarbca, choć miasto jest puste
thieves-den-move-recruit = Zwerbuj złodzieja za { ITEMS($loot, form: "acc") }
thieves-den-move-recruit-none = Oddaj { ITEMS($loot, form: "acc") } (żaden złodziej nie przyjdzie)
thieves-den-move-pass = Spasuj do końca rundy
thieves-den-move-take = Weź { FACE($face) }
thieves-den-move-stop = Nie bierz nic więcej
thieves-den-move-return = Oddaj { FACE($face) }
thieves-den-move-destroy = Zniszcz { FACE($face) } gracza { $victim }
thieves-den-move-steal = Zabierz graczowi { $victim } { FACE($face) }
thieves-den-move-lure = Zabierz złodzieja graczowi { $victim }
thieves-den-move-pay = Zapłać: { FACE($face, form: "name") }
thieves-den-move-pay-thief = Zapłać złodziejem
thieves-den-move-decline = Zrezygnuj
thieves-den-move-vanish = Niech zniknie: { CARD($card) }
thieves-den-move-double = Dołącz tutaj: { CARD($card) }
thieves-den-move-renew = Odeślij: { CARDS($cards) }
thieves-den-move-shift = Przenieś złodzieja: { CARD($card) } → { CARD($second) }
thieves-den-move-swap = Zamień: { CARD($card) } ↔ { CARD($second) } (gracz { $victim })
thieves-den-move-holder = Płytkę kierunku dostaje { $name }
thieves-den-move-add = Dołóż { FACE($face) }
thieves-den-move-first = Zaczyna { $name }
thieves-den-move-scheme = Rozdaj: { CARD($card) }
thieves-den-move-draw = Dobierz: { CARD($card) }
thieves-den-move-fence = Odkryj pasera: { CARD($card) }
thieves-den-move-turn = Odkryj moc: { CARD($card) }

## Małe kroki

thieves-den-step-kind = Co robisz?
thieves-den-step-card = Która karta?
thieves-den-step-treasure = Który skarb?
thieves-den-step-seat = Który gracz?
thieves-den-step-slot = Który paser?
thieves-den-step-rob = Obrabuj lokację
thieves-den-step-deal = Ubij interes z paserem
thieves-den-step-power = Użyj mocy
thieves-den-step-hag = Wyślij skarb wiedźmie
thieves-den-step-vault = Włam się do skarbca
thieves-den-step-recruit = Zwerbuj złodzieja

## Słowa na planszy

thieves-den-word-city = Miasto
thieves-den-word-forest = Las
thieves-den-word-hag = Wiedźma
thieves-den-word-vault = Skarbiec
thieves-den-word-recruit = Werbunek
thieves-den-word-display = Paserzy
thieves-den-word-powers = Moce
thieves-den-word-hand = Twoja ręka
thieves-den-word-scheme = Twój plan
thieves-den-word-passed = pas
thieves-den-word-reputation = Reputacja
thieves-den-word-treasures = Skarby
thieves-den-word-thieves = Złodzieje
thieves-den-word-locations = Lokacje
thieves-den-word-collected = Zebrane
thieves-den-word-decks = Talie
thieves-den-word-used = użyta
thieves-den-word-free = niczyje
thieves-den-word-deck = Talia lokacji
thieves-den-word-tile = Płytka kierunku
thieves-den-phase-setup = Przygotowanie
thieves-den-phase-scouting = Zwiady
thieves-den-phase-thieving = Kradzieże
thieves-den-phase-cleanup = Porządki

## Co się stało

thieves-den-log-first = { $name } dostaje płytkę kierunku i zaczyna.
    .you = Dostajesz płytkę kierunku i zaczynasz.
thieves-den-log-scheme = { $name } dostaje plan: { CARD($card) }.
    .you = Dostajesz plan: { CARD($card) }.
thieves-den-log-scheme-hidden = { $name } dostaje plan.
    .you = Dostajesz plan.
thieves-den-log-tile = Odkryta moc: { CARD($card) }.
thieves-den-log-fence = Odkryty paser: { CARD($card) }.
thieves-den-log-round = Runda { $round }. Zaczyna { $name }.
    .you = Runda { $round }. Zaczynasz ty.
thieves-den-log-hand = { $name } ma teraz na ręce: { CARDS($cards) }.
    .you = Masz teraz na ręce: { CARDS($cards) }.
thieves-den-log-hand-none = { $name } nie ma już kart na ręce.
    .you = Nie masz już kart na ręce.
thieves-den-log-hand-hidden = { $name } ma teraz na ręce { $count ->
    [one] 1 kartę
    [few] { $count } karty
    [many] { $count } kart
   *[other] { $count } karty
  }.
thieves-den-log-pick = { $name } odkrywa: { CARD($card) }.
    .you = Odkrywasz: { CARD($card) }.
thieves-den-log-instant = { $name } od razu używa: { CARD($card) }.
    .you = Od razu używasz: { CARD($card) }.
thieves-den-log-under = { $name } wkłada pod talię: { CARD($card) }.
    .you = Wkładasz pod talię: { CARD($card) }.
thieves-den-log-under-hidden = { $name } wkłada pod talię ostatnią kartę.
    .you = Wkładasz pod talię ostatnią kartę.
thieves-den-log-laid = Po lewej stronie gracza { $name } leży odkryta lokacja: { CARD($card) }.
    .you = Po twojej lewej stronie leży odkryta lokacja: { CARD($card) }.
thieves-den-log-rob = { $name } rabuje: { CARD($card) }.
    .you = Rabujesz: { CARD($card) }.
thieves-den-log-gain = { $name } dostaje { ITEMS($loot, form: "acc") } ({ CARD($card) }).
    .you = Dostajesz { ITEMS($loot, form: "acc") } ({ CARD($card) }).
thieves-den-log-gain-bare = { $name } dostaje { ITEMS($loot, form: "acc") }.
    .you = Dostajesz { ITEMS($loot, form: "acc") }.
thieves-den-log-gain-none = { $name } nic nie dostaje: zapas jest pusty.
    .you = Nic nie dostajesz: zapas jest pusty.
thieves-den-log-bonus = Nagroda właściciela ({ CARD($card) }): { $name } dostaje { ITEMS($loot, form: "acc") }.
    .you = Twoja nagroda właściciela ({ CARD($card) }): dostajesz { ITEMS($loot, form: "acc") }.
thieves-den-log-bonus-none = Nagroda właściciela: { $name } nic nie dostaje, bo zapas jest pusty.
    .you = Nagroda właściciela: nic nie dostajesz, bo zapas jest pusty.
thieves-den-log-surplus = { $name } nie ma więcej miejsca i oddaje { ITEMS($loot, form: "acc") }.
    .you = Nie masz więcej miejsca i oddajesz { ITEMS($loot, form: "acc") }.
thieves-den-log-deal = { $name } ubija interes: { CARD($card) }.
    .you = Ubijasz interes: { CARD($card) }.
thieves-den-log-fame = { $name } zyskuje { $fame ->
    [one] 1 punkt
    [few] { $fame } punkty
   *[many] { $fame } punktów
  } reputacji ({ CARD($card) }).
    .you = Zyskujesz { $fame ->
        [one] 1 punkt
        [few] { $fame } punkty
       *[many] { $fame } punktów
      } reputacji ({ CARD($card) }).
thieves-den-log-power = { $name } płaci czarodziejowi: { ITEMS($loot) }. Moc: { CARD($card) }.
    .you = Płacisz czarodziejowi: { ITEMS($loot) }. Moc: { CARD($card) }.
thieves-den-log-hag = { $name } wysyła wiedźmie { ITEMS($loot, form: "acc") }. Reputacja: +{ $fame }.
    .you = Wysyłasz wiedźmie { ITEMS($loot, form: "acc") }. Reputacja: +{ $fame }.
thieves-den-log-vault = { $name } włamuje się do skarbca i bierze { ITEMS($loot, form: "acc") }.
    .you = Włamujesz się do skarbca i bierzesz { ITEMS($loot, form: "acc") }.
thieves-den-log-vault-none = { $name } włamuje się do skarbca i nic nie znajduje.
    .you = Włamujesz się do skarbca i nic nie znajdujesz.
thieves-den-log-recruit = { $name } oddaje { ITEMS($loot, form: "acc") } i werbuje złodzieja.
    .you = Oddajesz { ITEMS($loot, form: "acc") } i werbujesz złodzieja.
thieves-den-log-recruit-none = { $name } oddaje { ITEMS($loot, form: "acc") }, ale nie ma już kogo werbować.
    .you = Oddajesz { ITEMS($loot, form: "acc") }, ale nie ma już kogo werbować.
thieves-den-log-pass = { $name } pasuje.
    .you = Pasujesz.
thieves-den-log-destroy = { $name } sprawia, że { $victim } oddaje { ITEMS($loot, form: "acc") }.
    .you = Sprawiasz, że { $victim } oddaje { ITEMS($loot, form: "acc") }.
    .victim = { $name } sprawia, że oddajesz { ITEMS($loot, form: "acc") }.
thieves-den-log-steal = { $name } zabiera graczowi { $victim } { ITEMS($loot, form: "acc") }.
    .you = Zabierasz graczowi { $victim } { ITEMS($loot, form: "acc") }.
    .victim = { $name } zabiera ci { ITEMS($loot, form: "acc") }.
thieves-den-log-lure = { $name } zabiera złodzieja graczowi { $victim }.
    .you = Zabierasz złodzieja graczowi { $victim }.
    .victim = { $name } zabiera ci złodzieja.
thieves-den-log-pay = { $name } płaci ({ CARD($card) }): { ITEMS($loot) }.
    .you = Płacisz ({ CARD($card) }): { ITEMS($loot) }.
thieves-den-log-pay-bare = { $name } płaci: { ITEMS($loot) }.
    .you = Płacisz: { ITEMS($loot) }.
thieves-den-log-decline = { $name } rezygnuje.
    .you = Rezygnujesz.
thieves-den-log-stop = { $name } nie bierze nic więcej.
    .you = Nie bierzesz nic więcej.
thieves-den-log-vanish = { $name } zabiera złodzieja, a na wierzch talii trafia: { CARD($card) }.
    .you = Zabierasz złodzieja, a na wierzch talii trafia: { CARD($card) }.
thieves-den-log-double = Drugi złodziej dla gracza { $name } dołącza tutaj: { CARD($card) }.
    .you = Twój drugi złodziej dołącza tutaj: { CARD($card) }.
thieves-den-log-renew = { $name } odsyła: { CARDS($cards) }.
    .you = Odsyłasz: { CARDS($cards) }.
thieves-den-log-scry = { $name } odkrywa z talii: { CARD($card) }.
    .you = Odkrywasz z talii: { CARD($card) }.
thieves-den-log-shift = { $name } przenosi złodzieja: { CARD($card) } → { CARD($second) }.
    .you = Przenosisz złodzieja: { CARD($card) } → { CARD($second) }.
thieves-den-log-home = { $name } dostaje złodzieja ({ CARD($card) }).
    .you = Dostajesz złodzieja ({ CARD($card) }).
thieves-den-log-swap = { $name } wymienia lokację z graczem { $victim }: { CARD($card) } ↔ { CARD($second) }.
    .you = Wymieniasz lokację z graczem { $victim }: { CARD($card) } ↔ { CARD($second) }.
    .victim = { $name } wymienia z tobą lokację: { CARD($card) } ↔ { CARD($second) }.
thieves-den-log-thieves = { $thieves ->
    [0] Do gracza { $name } nie wraca żaden złodziej.
    [one] Do gracza { $name } wraca 1 złodziej.
    [few] Do gracza { $name } wracają { $thieves } złodzieje.
   *[many] Do gracza { $name } wraca { $thieves } złodziei.
  }
    .you = { $thieves ->
        [0] Nie wraca do ciebie żaden złodziej.
        [one] Wraca do ciebie 1 złodziej.
        [few] Wracają do ciebie { $thieves } złodzieje.
       *[many] Wraca do ciebie { $thieves } złodziei.
      }
thieves-den-log-cleanup = Porządki po rundzie { $round }.
thieves-den-log-left = Wraca pod talię: { CARD($card) }.
thieves-den-log-holder = { $name } dostaje płytkę kierunku i ją odwraca.
    .you = Dostajesz płytkę kierunku i ją odwracasz.
thieves-den-log-majority = Najwięcej paserów ({ WORD($type, kind: "type") }): { $name }, reputacja +{ $fame }.
    .you = Najwięcej paserów ({ WORD($type, kind: "type") }) masz ty, reputacja +{ $fame }.
thieves-den-log-majority-none = Najwięcej paserów ({ WORD($type, kind: "type") }): nikt nie ma przewagi.
thieves-den-log-plan = { $name } odkrywa plan ({ CARD($card) }). Pary: { $pairs }, reputacja: { $fame }.
    .you = Odkrywasz plan ({ CARD($card) }). Pary: { $pairs }, reputacja: { $fame }.
thieves-den-log-over = Koniec gry.
thieves-den-log-add = { $name } dokłada { ITEMS($loot, form: "acc") }.
    .you = Dokładasz { ITEMS($loot, form: "acc") }.
thieves-den-log-dealt = { $name } dostaje przy rozdaniu: { CARD($card) }.
    .you = Dostajesz przy rozdaniu: { CARD($card) }.
thieves-den-log-dealt-hidden = { $name } dostaje kartę spod talii.
    .you = Dostajesz kartę spod talii.
thieves-den-log-score = { $name } kończy z reputacją { $points }.
    .you = Kończysz z reputacją { $points }.

## Koniec

thieves-den-source-fences = Paserzy
thieves-den-source-hag = Wiedźma
thieves-den-source-locations = Lokacje
thieves-den-source-powers = Moce
thieves-den-source-majorities = Przewagi
thieves-den-source-scheme = Plan
thieves-den-reason-rounds = Rozegrano trzy rundy.
thieves-den-tie-points = Decyduje reputacja.
thieves-den-tie-tokens = Równa reputacja; decyduje więcej skarbów i złodziei.
thieves-den-tie-shared = Wszystko równe; zwycięstwo jest wspólne.

## Ustawienia stołu

thieves-den-option-start = Kto zaczyna
    .help = Kto na początku dostaje płytkę kierunku: decyduje los albo wskazujesz gracza.
thieves-den-value-random = losowo

## Dlaczego ruch jest niemożliwy

thieves-den-why-over = Gra się skończyła.
thieves-den-why-passed = Po spasowaniu nie grasz już w tej rundzie.
thieves-den-why-not-asked = Teraz nie twoja kolej.
thieves-den-why-not-now = Teraz wybierasz coś innego.
thieves-den-why-must = Z tego nie można zrezygnować.
thieves-den-why-way-out = Aby zrezygnować, zagraj tu „{ $word }”.
thieves-den-why-not-in-hand = Nie masz na ręce: { CARD($card) }.
thieves-den-why-picked = Karta już wybrana, a wybór jest ostateczny.
thieves-den-why-not-face-up = Nie leży odkryte: { CARD($card) }.
thieves-den-why-occupied = Tu już stoi złodziej: { CARD($card) }.
thieves-den-why-no-thief = Nie masz złodzieja na planszy.
thieves-den-why-not-on-display = Nie ma na wystawie: { CARD($card) }.
thieves-den-why-cannot-pay = Nie masz wszystkiego, czego tu chcą: { CARD($card) }.
thieves-den-why-not-turned-up = Nie leży odkryta na swoim stosie: { CARD($card) }.
thieves-den-why-power-used = W tej rundzie już użyta: { CARD($card) }.
thieves-den-why-no-treasure = Nie masz tego: { FACE($face, form: "name") }.
thieves-den-why-needed = Jeśli tym zapłacisz ({ FACE($face, form: "name") }), nie da się już wykonać: { CARD($card) }.
thieves-den-why-not-usable = Teraz nie da się wykonać: { CARD($card) }.
thieves-den-why-hag-full = Wiedźma już to ma w tej rundzie: { FACE($face, form: "name") }.
thieves-den-why-vault-thieves = Skarbiec kosztuje 2 twoich złodziei, a masz mniej.
thieves-den-why-vault-none = W mieście są jeszcze skarby: wybierz jeden.
thieves-den-why-recruit-two = Werbunek kosztuje dwa skarby, które masz.
thieves-den-why-not-in-city = Nie ma tego w mieście: { FACE($face, form: "name") }.
thieves-den-why-pay-other = Nie tym się tu płaci.
thieves-den-why-no-thief-there = Nie stoi tu złodziej: { CARD($card) }.
thieves-den-why-three-fences = Wybierz trzech wyłożonych paserów albo wszystkich, jeśli jest ich mniej.
thieves-den-why-not-empty = Złodziej musi pójść na inną, pustą lokację; to nią nie jest: { CARD($card) }.
thieves-den-why-not-yours = Nie leży nad twoją planszą: { CARD($card) }.
thieves-den-why-not-theirs = Nie leży nad planszą innego gracza: { CARD($card) }.
thieves-den-why-opponent = Wybierz przeciwnika.
thieves-den-why-target-passed = Ten gracz spasował i do końca rundy jest bezpieczny.
thieves-den-why-no-thief-theirs = Ten gracz nie ma złodzieja do stracenia.
thieves-den-why-no-treasure-theirs = Ten gracz tego nie ma: { FACE($face, form: "name") }.
thieves-den-why-not-tied = Ten gracz nie jest wśród remisujących.

## Co jest nie tak z tekstem albo dokumentem

thieves-den-error-start-seat = gracz { $seat } nie może zaczynać przy stole na { $seats }
thieves-den-error-card-missing = { $where }: brakuje { $id } ({ $kind })
thieves-den-error-cards-many = { $where }: liczba kart rodzaju { $kind } to { $found }, najwyżej { $most }
thieves-den-error-one-of = { $where } to jedno z: { $allowed }
thieves-den-error-location = { $where }: lokacja ma zdolność, a „instant” to true lub false
thieves-den-error-bonus = { $where }: nagroda właściciela to skarby i złodzieje, a lokacja natychmiastowa jej nie ma
thieves-den-error-wants = { $where }: życzenia (wants) to od jednej do { $most } liter spośród { $letters }
thieves-den-error-scheme = { $where }: plan ma dwa różne rodzaje
thieves-den-error-part = { $where }: „{ $part }” nie jest częścią zdolności, jak 2C, 1W, 3R lub steal
thieves-den-error-part-pay = { $where }: płaci się „pay W” lub „pay T”, nie „{ $part }”
thieves-den-error-parts = { $where }: od jednej do { $most } części
thieves-den-error-gained = { $where }: najwyżej { $most } skarbów i złodziei, tyle, ile mieści plansza gracza
thieves-den-error-box = { $where }: „{ $entry }” jest w instrukcji i się nie zmienia
thieves-den-error-no-treasure = „{ $word }” to nie skarb; są { $known }
thieves-den-error-treasure-list = skarby to tekst, na przykład "C C G", lista albo liczby przy literach
thieves-den-error-too-many-treasures = więcej skarbów jednego rodzaju, niż ich jest
thieves-den-error-board-full = na tej planszy może teraz leżeć najwyżej { $most } skarbów, nie { $found }
thieves-den-error-reputation = liczba albo liczby według źródeł
thieves-den-error-left-side = tylko we dwoje po lewej leży jedna lokacja, bez znaku natychmiastowej
thieves-den-error-no-space = tam złodziej stać nie może
thieves-den-error-instant-above = lokacje natychmiastowe leżą na lewym stosie, nie nad planszą
thieves-den-error-hand-size = każdy ma cztery karty, mniej te wybrane
thieves-den-error-display = sześć pól, puste tylko przy pustej talii
thieves-den-error-power-stacks = trzy stosy, każdy z odkrytą płytką
thieves-den-error-hag = każdy skarb leży u wiedźmy najwyżej raz
thieves-den-error-not-hidden = tak można znać tylko karty z rąk i spod talii
thieves-den-error-turn-passed = ten gracz spasował
thieves-den-error-no-pick = wybór leży zakryty tylko, póki ktoś jeszcze wybiera, i pochodzi z własnej ręki
thieves-den-error-cannot-go-on = stąd zasady nie mogą iść dalej
thieves-den-error-nothing-started = wewnątrz poprzedniej zasady nic nie jest w toku
thieves-den-error-instant-there = musi to być lokacja natychmiastowa z lewego stosu tego gracza, dopiero co odkryta
thieves-den-error-robbed-there = musi to być lokacja, na której ten napad postawił złodzieja
thieves-den-error-fence-there = musi to być paser, u którego ten interes postawił złodzieja
thieves-den-error-power-paid = musi to być odkryta moc, obok której leży skarb
thieves-den-error-second-thief = drugi złodziej jest tylko wtedy, gdy { $power } leży odkryta i opłacona
thieves-den-error-multiple = musi być wielokrotnością { $of }
thieves-den-error-wilds = na dowolne życzenia paserów nad planszami przypada skarbów: { $due }, nie { $found }
thieves-den-error-treasures-total = razem z tym, co leży gdzie indziej, jest { $found } × { $letter }; musi być { $total }
thieves-den-error-thieves-total = razem z tymi gdzie indziej złodziei jest { $found }; musi być { $total }

## Rozdziały zasad

thieves-den-section-G = O co chodzi
thieves-den-section-S = Przygotowanie
thieves-den-section-Y = Symbole
thieves-den-section-C = Karty i płytki
thieves-den-section-B = Plansza gracza
thieves-den-section-R = Runda
thieves-den-section-scouting = Zwiady
thieves-den-section-thieving = Kradzieże
thieves-den-section-A = Sześć akcji
thieves-den-section-P = Moce
thieves-den-section-L = Szczególne lokacje
thieves-den-section-U = Porządki
thieves-den-section-E = Koniec
thieves-den-section-X = Przykłady
thieves-den-section-Q = Rozstrzygnięcia

## Zasady, punkt po punkcie

thieves-den-rule-TD-G1 = Po trzech rundach i końcowym liczeniu wygrywa gracz z największą reputacją.
thieves-den-rule-TD-G2 = Jest pięć rodzajów skarbów: kodeks, klejnot, artefakt, skamielina i eliksir. Jeden żeton to jeden skarb.
thieves-den-rule-TD-G3 = Zapasem skarbów jest miasto, a złodziei las. Żetony na kartach, polach ceny, u wiedźmy, w skarbcu i na polu werbunku są zablokowane: do porządków są niczyje.
thieves-den-rule-TD-G4 = Złodzieje nie mają koloru. Złodziej należy do planszy, na której siedzi.
thieves-den-rule-TD-G5 = Twoje są lokacje leżące odkryte nad twoją planszą i paserzy, którzy tam leżą.
thieves-den-rule-TD-G6 = Reputacja nigdy nie spada.
thieves-den-rule-TD-G7 = Gracze siedzą w kręgu. W pierwszej i trzeciej rundzie karty i tury idą zgodnie z ruchem wskazówek zegara, w drugiej odwrotnie.

thieves-den-rule-TD-S1 = Każdy bierze planszę, stawia znacznik punktów na 0 i sadza 3 złodziei. Skarbów nikt jeszcze nie ma.
thieves-den-rule-TD-S2 = Potasuj dziesięć planów i rozdaj każdemu jeden zakryty. Reszta wraca niewidziana do pudełka.
thieves-den-rule-TD-S3 = Potasuj dwanaście mocy i ułóż trzy stosy po trzy; pozostałe trzy odłóż niewidziane. Odkryj wierzchnią płytkę każdego stosu.
thieves-den-rule-TD-S4 = Potasuj lokacje w talię: we dwoje tylko 30 ze znakiem zestawu, w przeciwnym razie wszystkie 60.
thieves-den-rule-TD-S5 = Potasuj paserów i wyłóż sześciu; reszta to talia. We dwoje tylko 21 ze znakiem zestawu, w przeciwnym razie wszyscy, czyli 42.
thieves-den-rule-TD-S6 = Włóż do lasu po 3 złodziei na gracza, a do miasta po 5, 7, 9 lub 11 skarbów każdego rodzaju, dla 2, 3, 4 lub 5 graczy. Reszta zostaje w pudełku.
thieves-den-rule-TD-S7 = Gracz zaczynający bierze płytkę kierunku i kładzie ją pierwszą stroną do góry. Kto ma płytkę, zaczyna rundę.

thieves-den-rule-TD-Y1 = Dowolny: jeden skarb dowolnego rodzaju; wybiera ten, kto go bierze. Musi być w mieście.
thieves-den-rule-TD-Y2 = Reputacja: przesuń swój znacznik o podaną liczbę.
thieves-den-rule-TD-Y3 = Złodziej: jeden żeton złodzieja.
thieves-den-rule-TD-Y4 = Odkryta lokacja: każda lokacja w grze przed dowolnym graczem.
thieves-den-rule-TD-Y5 = Talia lokacji: dobiera się z wierzchu, odrzuca na spód.
thieves-den-rule-TD-Y6 = Odkryty paser: paser przed graczem albo na wystawie.
thieves-den-rule-TD-Y7 = Talia paserów: dobiera się z wierzchu, odrzuca na spód.
thieves-den-rule-TD-Y8 = Pole akcji: tu stawia się złodzieja, by użyć lokacji lub pasera.
thieves-den-rule-TD-Y9 = Natychmiast: lokacja działa zaraz po odkryciu i nie ma pola akcji.
thieves-den-rule-TD-Y10 = Nagroda właściciela: symbol w rogu lokacji.
thieves-den-rule-TD-Y11 = Przeciwnik: wybierz jednego przeciwnika jako cel.
thieves-den-rule-TD-Y12 = Płać: oddaj do zapasu to, co po lewej stronie symbolu, by dostać to, co po prawej.
thieves-den-rule-TD-Y13 = Bierz: weź to, co po lewej stronie symbolu, by dostać to, co po prawej.
thieves-den-rule-TD-Y14 = Plus: obie strony razem.
thieves-den-rule-TD-Y15 = Zniszcz: wybierz skarb na cudzej planszy; wraca do miasta.

thieves-den-rule-TD-C1 = Lokacja ma nazwę, zdolność, rodzaj i zwykle nagrodę właściciela; połowa nosi znak zestawu.
thieves-den-rule-TD-C2 = Lokacja ze znakiem natychmiastowej działa przy odkryciu i nigdy nie stoi na niej złodziej.
thieves-den-rule-TD-C3 = Na lokacji z polem akcji mieści się jeden złodziej. Kto go postawi, używa zdolności. Tylko moc We dwójkę dodaje drugiego.
thieves-den-rule-TD-C4 = Nagroda właściciela pochodzi z zapasu, ilekroć inny gracz postawi tam złodzieja. Niektóre lokacje jej nie mają.
thieves-den-rule-TD-C5 = Każda lokacja i każdy paser są w pudełku dwa razy, raz w każdym zestawie.
thieves-den-rule-TD-C6 = Paser podaje swój rodzaj, żądane skarby i reputację. Złodziej i wszystkie te skarby dają reputację.
thieves-den-rule-TD-C7 = Moc to zaklęcie, które czarodziej sprzedaje za jeden skarb.
thieves-den-rule-TD-C8 = Plan pokazuje dwa rodzaje lokacji i wartość: płaci za każdą parę, po jednej lokacji każdego rodzaju.

thieves-den-rule-TD-B1 = Na planszy mieści się 8 skarbów. Nadmiar oddajesz od razu; wybierasz, które, stare czy nowe.
thieves-den-rule-TD-B2 = Na planszy siedzi 6 złodziei. Kolejni idą od razu do lasu.
thieves-den-rule-TD-B3 = Twój plan leży zakryty. Możesz go oglądać zawsze, inni dopiero na końcu.
thieves-den-rule-TD-B4 = Zebrane lokacje leżą zakryte po lewej. Możesz je oglądać, a pokazywać nie musisz.
thieves-den-rule-TD-B5 = Zebrani paserzy leżą zakryci po prawej, tak samo tajni.
thieves-den-rule-TD-B6 = Zapasy są ograniczone. Jeśli jest mniej, niż daje efekt, dostajesz tyle, ile jest, a później nic się nie należy.

thieves-den-rule-TD-R1 = Gra ma trzy rundy, a w każdej są zwiady, kradzieże i porządki, w tej kolejności.

thieves-den-rule-TD-D1 = Każdy dostaje 4 lokacje.
thieves-den-rule-TD-D2 = Każdy w tajemnicy wybiera jedną kartę z ręki, kładzie ją zakrytą, a resztę podaje w kierunku płytki.
thieves-den-rule-TD-D3 = Gdy wszyscy podali karty, wybrane odkrywa się jednocześnie i kładzie odkryte nad planszami.
thieves-den-rule-TD-D4 = Odkryta lokacja natychmiastowa działa od razu, a potem trafia zakryta na lewy stos właściciela.
thieves-den-rule-TD-D5 = Wybieracie i odkrywacie, aż każdy odkryje 3 karty: z czterech, z trzech, z dwóch.
thieves-den-rule-TD-D6 = Przy trzech, czterech i pięciu graczach ostatnia karta każdej ręki trafia pod talię, niewidziana przez innych.
thieves-den-rule-TD-D7 = We dwoje ostatnia karta każdej ręki leży odkryta po lewej stronie planszy. Jeśli jest natychmiastowa, trafia zamiast tego nieużyta pod talię.

thieves-den-rule-TD-T1 = Zaczyna ten, kto ma płytkę kierunku; w jej kierunku każdy po kolei wykonuje dokładnie jedną akcję albo pasuje.
thieves-den-rule-TD-T2 = Akcji jest sześć: obrabować lokację, ubić interes z paserem, użyć mocy, nakarmić wiedźmę, włamać się do skarbca, zwerbować złodzieja. Każdą wolno wybierać dowolnie często, jeśli da się ją wykonać i opłacić.
thieves-den-rule-TD-T3 = Wolno spasować, nawet gdy można coś zrobić, a trzeba, gdy nie można nic.
thieves-den-rule-TD-T4 = Kto spasował, nie gra już w tej rundzie.
thieves-den-rule-TD-T5 = Kto spasował, do końca rundy nie może być celem cudzych akcji.
thieves-den-rule-TD-T6 = Faza kończy się, gdy wszyscy spasują. Ostatni gracz gra dalej sam, akcja po akcji, aż spasuje.

thieves-den-rule-TD-A1 = Obrabowanie: wybierz odkrytą lokację bez złodzieja nad dowolną planszą, także swoją; we dwoje także lokację po lewej stronie.
thieves-den-rule-TD-A2 = Przenieś tam złodzieja ze swojej planszy. Zostaje do porządków.
thieves-den-rule-TD-A3 = Potem użyj zdolności lokacji.
thieves-den-rule-TD-A4 = Jeśli lokacja należy do innego gracza, dostaje on potem nagrodę właściciela.
thieves-den-rule-TD-A5 = Interes z paserem: wybierz jednego z wystawy.
thieves-den-rule-TD-A6 = Połóż kartę nad swoją planszą, na niej złodzieja i dokładnie żądane skarby. Wszystko zostaje tam do porządków.
thieves-den-rule-TD-A7 = Gdy wszystko leży, zyskujesz reputację pasera. Jeśli nie możesz położyć wszystkiego, akcja nie dochodzi do skutku.
thieves-den-rule-TD-A8 = Na puste pole odkryj wierzchniego pasera talii. Jeśli talia jest pusta, pole zostaje puste.
thieves-den-rule-TD-A9 = Użycie mocy: wybierz odkrytą moc, przy której nie leży skarb.
thieves-den-rule-TD-A10 = Połóż na jej polu ceny jeden dowolny skarb. Zostaje do porządków, więc każda moc działa raz na rundę dla całego stołu.
thieves-den-rule-TD-A11 = Potem wykonaj moc.
thieves-den-rule-TD-A12 = Karmienie wiedźmy: połóż skarb na jego własnym pustym polu. Zostaje do porządków.
thieves-den-rule-TD-A13 = Od razu zyskujesz reputację przy tym polu: 2 punkty za każdy rodzaj skarbu.
thieves-den-rule-TD-A14 = Włamanie do skarbca: postaw tam 2 swoich złodziei. Zostają do porządków.
thieves-den-rule-TD-A15 = Weź z miasta 1 wybrany skarb.
thieves-den-rule-TD-A16 = Werbunek: połóż 2 dowolne swoje skarby na polu werbunku. Zostają do porządków.
thieves-den-rule-TD-A17 = Weź 1 złodzieja z lasu.

thieves-den-rule-TD-P1 = Zniknięcie: weź na planszę złodzieja z dowolnej lokacji; ta lokacja trafia zakryta na wierzch talii. Na jakiejś odkrytej lokacji musi stać złodziej.
thieves-den-rule-TD-P2 = We dwójkę: postaw złodzieja z lasu obok złodzieja w lokacji albo na paserze i obrabuj tę lokację albo ubij interes z tym paserem. Paser zostaje, gdzie leży. Potrzeba złodzieja w lesie i pola, którego możesz użyć.
thieves-den-rule-TD-P3 = Podwójny cios: obrabuj lokację albo ubij interes z paserem, a potem zrób znów jedno z nich. Pierwsze musi być możliwe po zapłaceniu.
thieves-den-rule-TD-P4 = Nowe twarze: włóż 3 dowolnych wyłożonych paserów pod talię i uzupełnij pola; potem obrabuj lokację albo ubij interes z paserem.
thieves-den-rule-TD-P5 = Wielka iluzja: zyskujesz 3 punkty reputacji.
thieves-den-rule-TD-P6 = Wyczarowana błyskotka: dostajesz 1 wybrany skarb.
thieves-den-rule-TD-P7 = Jasnowidzenie: odkryj wierzchnią lokację talii nad swoją planszą; potem możesz obrabować lokację albo ubić interes z paserem.
thieves-den-rule-TD-P8 = Przemiana: oddaj 2 złodziei z planszy do lasu, potem weź z miasta 2 dowolne skarby.
thieves-den-rule-TD-P9 = Krok w cień: przenieś złodzieja z lokacji na inną, pustą, i użyj jej zdolności; potem ten złodziej trafia na twoją planszę.
thieves-den-rule-TD-P10 = Zamiana miejsc: zamień lokację nad swoją planszą na lokację nad planszą innego gracza; złodzieje zostają na kartach. Nie może to być gracz, który spasował.
thieves-den-rule-TD-P11 = Fałszywy właściciel: obrabuj lokację i weź jej nagrodę właściciela, czy jest cudza, czy twoja.
thieves-den-rule-TD-P12 = Wezwanie do broni: dostajesz 3 złodziei z lasu.

thieves-den-rule-TD-L1 = Chata wiedźmy: wybierz przeciwnika i jeden jego skarb; wraca do miasta.
thieves-den-rule-TD-L2 = Gildia: wybierz przeciwnika; jeden jego złodziej przechodzi do ciebie.
thieves-den-rule-TD-L3 = Laborium: możesz oddać jeden swój skarb, by wziąć najwyżej 2 wybrane skarby.
thieves-den-rule-TD-L4 = Komora celna: wybierz przeciwnika i jeden jego skarb; przechodzi do ciebie.
thieves-den-rule-TD-L5 = Sklep z eliksirami: lokacja z polem akcji, która daje 3 eliksiry.

thieves-den-rule-TD-U1 = Wszyscy złodzieje z lokacji nad twoją planszą przychodzą do ciebie, ktokolwiek ich wysłał; dla kogo nie ma wolnego z 6 krzeseł, ten idzie do lasu. Potem lokacje trafiają na twój lewy stos.
thieves-den-rule-TD-U2 = We dwoje złodzieje z lewych stron idą do lasu, a te karty pod talię.
thieves-den-rule-TD-U3 = Złodzieje i skarby z paserów idą do zapasu, a paserzy na prawe stosy właścicieli.
thieves-den-rule-TD-U4 = Skarby przy mocach idą do miasta. Wierzchnia płytka każdego stosu odpada, użyta czy nie, i odkrywa się następną.
thieves-den-rule-TD-U5 = Skarby wiedźmy idą do miasta.
thieves-den-rule-TD-U6 = Złodzieje ze skarbca idą do lasu.
thieves-den-rule-TD-U7 = Skarby z pola werbunku idą do miasta.
thieves-den-rule-TD-U8 = Płytkę kierunku dostaje gracz z najmniejszą reputacją; przy remisie ten, kto ma razem mniej skarbów i złodziei; przy dalszym decyduje poprzedni posiadacz.
thieves-den-rule-TD-U9 = Nowy posiadacz odwraca płytkę i zaczyna następną rundę.
thieves-den-rule-TD-U10 = To, co leży na planszach, zostaje, i wystawa też zostaje.

thieves-den-rule-TD-E1 = Gra kończy się porządkami trzeciej rundy.
thieves-den-rule-TD-E2 = Wszyscy odkrywają paserów. W każdym z siedmiu rodzajów wartość przewagi zyskuje ten, kto jako jedyny ma ich najwięcej: 5 za kolekcjonerów i domokrążców, 4 za agentów, zaklinaczy i majsterkowiczów, 3 za szlachtę i najemników.
thieves-den-rule-TD-E3 = Jeśli najwięcej ma kilku, nikt jej nie zyskuje.
thieves-den-rule-TD-E4 = Wszyscy odkrywają plany i zebrane lokacje. Każdy zyskuje wartość planu za każdą parę.
thieves-den-rule-TD-E5 = Wygrywa największa reputacja; przy remisie więcej skarbów i złodziei razem; przy dalszym zwycięstwo jest wspólne.

thieves-den-rule-TD-X1 = Skrzynie Alice są pełne, gdy David rabuje jej Sklep z eliksirami. Po jego eliksirach Alice dostaje klejnot i oddaje wybrany skarb, ten klejnot albo starszy.
thieves-den-rule-TD-X2 = Zostały tylko 2 eliksiry. Alice rabuje Sklep z eliksirami i dostaje te 2; trzeci się nie należy.
thieves-den-rule-TD-X3 = David spasował. Gdy Kira rabuje Komorę celną, nie może go wybrać.
thieves-den-rule-TD-X4 = Kira rabuje Jaskinię przemytników Davida: najpierw ona dostaje 2 skamieliny, potem on 2 złodziei. Przy porządkach także jej złodziej staje się jego.
thieves-den-rule-TD-X5 = Kira ubija interes z agentem, który chce 2 kodeksów: karta, złodziej i kodeksy leżą nad jej planszą, reputację zyskuje od razu, pole się uzupełnia, a po porządkach karta to jeden z jej agentów.
thieves-den-rule-TD-X6 = David płaci eliksirem za Wielką iluzję i zyskuje 3 punkty reputacji. Nikt już nie użyje tej płytki w tej rundzie.
thieves-den-rule-TD-X7 = Kira wysyła wiedźmie skamielinę i zyskuje reputację. Pole skamieliny jest zajęte do porządków.
thieves-den-rule-TD-X8 = David stawia ostatnich 2 złodziei w skarbcu i bierze kodeks.
thieves-den-rule-TD-X9 = Kira kładzie klejnot i eliksir na polu werbunku i dostaje złodzieja.

thieves-den-rule-TD-Q1 = Wierzchnie moce leżą odkryte od początku: tak mówi skrót zasad, a w przeciwnym razie nie dałoby się żadnej wybrać.
thieves-den-rule-TD-Q2 = Werbunek daje złodzieja. Gdzie instrukcja mówi o skarbie, skopiowano wiersz ze skarbca.
thieves-den-rule-TD-Q3 = Pierwsza strona płytki kierunku wskazuje zgodnie z ruchem wskazówek zegara, druga odwrotnie.
thieves-den-rule-TD-Q4 = Tutaj o tym, kto zaczyna, decyduje los, chyba że gospodarz wskaże gracza.
thieves-den-rule-TD-Q5 = Czarodziej nazywa się Alazar, a za moc można zapłacić dowolnym skarbem.
thieves-den-rule-TD-Q6 = Gdy odkryto kilka lokacji natychmiastowych, najpierw leżą wszystkie karty; potem działają po kolei, od gracza zaczynającego w kierunku płytki.
thieves-den-rule-TD-Q7 = Lokacji natychmiastowej trzeba użyć. Można tylko zrezygnować z tego, co daje za opłatą albo „najwyżej” w pewnej liczbie.
thieves-den-rule-TD-Q8 = Ostatnią kartę ręki też się podaje; odkłada ją albo wykłada ten, kto ją dostał.
thieves-den-rule-TD-Q9 = Następną rękę widzisz razem z odkryciem, nie wcześniej. Wybór jest ostateczny.
thieves-den-rule-TD-Q10 = Karty trafiają pod talię od gracza zaczynającego w kierunku płytki, każda pod poprzednią.
thieves-den-rule-TD-Q11 = Rozdaje się po jednej karcie, od gracza zaczynającego w kierunku płytki, cztery razy dookoła.
thieves-den-rule-TD-Q12 = We dwoje lokacje po lewych stronach są niczyje: bez nagrody i bez planu. Zniknięcie, We dwójkę, Krok w cień i Fałszywy właściciel ich sięgają, Zamiana miejsc nie.
thieves-den-rule-TD-Q13 = Lokacji i paserów gracza, który spasował, wolno używać, a nagrodę właściciela i tak dostaje.
thieves-den-rule-TD-Q14 = Celem można być przy Chacie wiedźmy, Gildii, Komorze celnej i Zamianie miejsc. Wybrać można tylko przeciwnika, który nie spasował.
thieves-den-rule-TD-Q15 = Jeśli nie ma kogo wybrać, taka zdolność nic nie robi; rabunek jest ważny i nagroda się należy. Jeśli jest, trzeba wybrać.
thieves-den-rule-TD-Q16 = Wolno obrabować lokację, która nic ci nie da.
thieves-den-rule-TD-Q17 = Skarbca, werbunku i mocy wolno użyć, nawet gdy zapas nie ma co dać: płacisz i dostajesz mniej albo nic.
thieves-den-rule-TD-Q18 = Granice sprawdza się po każdej całej zdolności, nagrodzie i efekcie: najpierw bierzesz wszystko, potem oddajesz nadmiar, zanim stanie się cokolwiek innego.
thieves-den-rule-TD-Q19 = Granica złodziei obowiązuje zawsze, także przy nagrodzie właściciela i w porządkach.
thieves-den-rule-TD-Q20 = Zysku nie można odrzucić, poza tym, co daje się za opłatą albo „najwyżej” w pewnej liczbie.
thieves-den-rule-TD-Q21 = Kilka dowolnych skarbów wybiera się po kolei, jednakowe lub różne, tylko z tych, które są jeszcze w mieście.
thieves-den-rule-TD-Q22 = W Laborium wolno wziąć z powrotem oddany rodzaj i wziąć 0, 1 albo 2. Bez skarbu nic się nie dzieje.
thieves-den-rule-TD-Q23 = Nie musisz płacić, czego żąda lokacja; wtedy nic nie dostajesz. Zapłata idzie do zapasu, nie na kartę.
thieves-den-rule-TD-Q24 = Jeśli Zniknięcie zabiera lokację z dwoma złodziejami, jeden idzie do ciebie, drugi do lasu.
thieves-den-rule-TD-Q25 = Wszyscy wiedzą, że ta karta leży na wierzchu talii.
thieves-den-rule-TD-Q26 = We dwójkę na lokacji to cały rabunek złodziejem z lasu, ze zdolnością i nagrodą właściciela. Przy porządkach obaj złodzieje idą do właściciela.
thieves-den-rule-TD-Q27 = We dwójkę na paserze, czyimkolwiek: płacisz skarby na kartę i zyskujesz jej reputację. Karta zostaje, pola się nie uzupełnia, a przy porządkach wszystko z niej idzie do zapasu.
thieves-den-rule-TD-Q28 = Druga akcja Podwójnego ciosu i akcja Nowych twarzy są obowiązkowe, jeśli możliwe, w przeciwnym razie przepadają. Akcja Jasnowidzenia jest dobrowolna.
thieves-den-rule-TD-Q29 = Nowe twarze zabierają trzech paserów albo wszystkich, jeśli jest ich mniej. Idą pod talię w kolejności pól; potem pola uzupełnia się po kolei, póki starczy talii.
thieves-den-rule-TD-Q30 = Jeśli Jasnowidzenie odkryje lokację natychmiastową, działa ona od razu i trafia na twój stos; potem możesz wykonać akcję. Przy pustej talii zostaje tylko akcja.
thieves-den-rule-TD-Q31 = Po zdolności Kroku w cień właściciel lokacji dostaje nagrodę; potem złodziej trafia do ciebie.
thieves-den-rule-TD-Q32 = Obie lokacje Kroku w cień można znów obrabować, ale ta, na której stało dwóch złodziei, zachowuje jednego.
thieves-den-rule-TD-Q33 = Złodzieje Przemiany idą prosto do lasu.
thieves-den-rule-TD-Q34 = Fałszywy właściciel po lewej stronie to rabunek bez nagrody.
thieves-den-rule-TD-Q35 = Wyczarowana błyskotka kosztuje skarb i daje skarb: zamienia jeden na drugi.
thieves-den-rule-TD-Q36 = Przy Chacie wiedźmy i Komorze celnej skarb wybiera ten, kto ich używa.
thieves-den-rule-TD-Q37 = Jeśli nikt nie ma pasera danego rodzaju, nikt nie zyskuje jego wartości.
thieves-den-rule-TD-Q38 = Para to po jednej karcie z obu rodzajów; każda karta liczy się tylko w jednej parze.
thieves-den-rule-TD-Q39 = Lokacje natychmiastowe na twoim stosie liczą się do planu.
thieves-den-rule-TD-Q40 = Porządki trzeciej rundy trwają do pola werbunku; żadnej mocy się nie odkrywa, a płytka kierunku zostaje.
thieves-den-rule-TD-Q41 = Przy remisach liczą się żetony na planszy, gdy złodzieje już wrócili.
thieves-den-rule-TD-Q42 = Kto rozstrzyga remis, może zatrzymać płytkę, jeśli sam remisuje.
thieves-den-rule-TD-Q43 = Gdyby paser chciał dowolnego skarbu, wystarczyłby każdy.
thieves-den-rule-TD-Q44 = Przy rozdawaniu talia nie może się skończyć; gdyby jednak, rozdano by to, co jest.
thieves-den-rule-TD-Q45 = Jeśli możesz tylko spasować, pasujesz bez pytania, równie ostatecznie.
thieves-den-rule-TD-Q46 = Kroki własnej tury wolno cofnąć do jej końca, ale nie dalej niż do odkrytej ukrytej karty ani do odpowiedzi innego gracza.
thieves-den-rule-TD-Q47 = Reputacja nie ma górnej granicy; po 50 tor liczy się od początku.
thieves-den-rule-TD-Q48 = Gdzie instrukcja przy wystawie i stosach mocy mówi o planszy gracza, chodzi o planszę gry.
thieves-den-rule-TD-Q49 = Nie zapłacisz za moc skarbem, którego jej efektowi potem zabraknie.
thieves-den-rule-TD-Q50 = Części zdolności wykonuje się od lewej do prawej. Wybór bez możliwości przepada i nic nie daje.
thieves-den-rule-TD-Q51 = Dalsze miejsca układają się jak pierwsze: reputacja, potem skarby i złodzieje. Równi dzielą miejsce, a następne przepada.
thieves-den-rule-TD-Q52 = Zamiana miejsc wymienia jedną z twoich własnych lokacji. Jeśli nie masz żadnej nad planszą, nie możesz jej użyć.

## Stół w przeglądarce

thieves-den-length = 30–45 minut
thieves-den-cards-lead = Wszystkie karty: lokacje ze zdolnością i nagrodą właściciela, paserzy z tym, czego chcą i co przynoszą, moce czarodzieja i tajne plany. Każda lokacja i każdy paser są w pudełku dwa razy.
thieves-den-deck-location = Lokacje
thieves-den-deck-fence = Paserzy
thieves-den-deck-power = Moce
thieves-den-deck-scheme = Plany
thieves-den-board = Plansza
thieves-den-yours = Twoja plansza
thieves-den-hand = Twoja ręka
thieves-den-place-city = Miasto
thieves-den-place-forest = Las
thieves-den-place-hag = Wiedźma
thieves-den-place-vault = Skarbiec
thieves-den-place-recruit = Werbunek
thieves-den-place-wizard = Czarodziej Alazar
thieves-den-place-fences = Paserzy
thieves-den-place-rob = Rabunek
thieves-den-place-sell = Sprzedaż
thieves-den-place-magic = Magia
thieves-den-place-feed = Wiedźma
thieves-den-place-track = Reputacja
thieves-den-place-boards = Plansze graczy
thieves-den-passed = pas
thieves-den-nobodys = niczyje
thieves-den-chests = Zajęte skrzynie: { $n } z { $most }
thieves-den-chairs = Zajęte krzesła: { $n } z { $most }
thieves-den-pile-hand = Karty na ręce: { $n }
thieves-den-pile-pile = Zebrane lokacje, zakryte: { $n }
thieves-den-pile-sold = Zebrani paserzy, zakryci: { $n }
thieves-den-pairs = Pary do tej pory: { $n }
thieves-den-tile-on = Płytka kierunku: ta osoba zaczyna rundę, a gra toczy się zgodnie z ruchem wskazówek zegara.
thieves-den-tile-back = Płytka kierunku: ta osoba zaczyna rundę, a gra toczy się przeciwnie do ruchu wskazówek zegara.
thieves-den-tile-over = Płytka kierunku
thieves-den-brief-PW01 = Zabierz złodzieja z miejsca; karta wraca na wierzch talii
thieves-den-brief-PW02 = Złodziej z lasu dołącza do innego: też użyj tego miejsca lub pasera
thieves-den-brief-PW03 = Rabuj lub sprzedaj, a potem jedno z tych jeszcze raz
thieves-den-brief-PW04 = Odeślij trzech paserów, potem rabuj lub sprzedaj
thieves-den-brief-PW05 = Zyskaj 3 reputacji
thieves-den-brief-PW06 = Weź dowolny skarb
thieves-den-brief-PW07 = Odkryj własne miejsce, potem rabuj lub sprzedaj
thieves-den-brief-PW08 = Dwóch twoich złodziei do lasu, weź dowolne dwa skarby
thieves-den-brief-PW09 = Przenieś złodzieja na wolne miejsce i użyj go; złodziej jest twój
thieves-den-brief-PW10 = Wymień swoje miejsce na miejsce innego gracza
thieves-den-brief-PW11 = Obrabuj miejsce i weź też nagrodę właściciela
thieves-den-brief-PW12 = Zyskaj 3 złodziei
thieves-den-pick-on = Resztę dostaje: { $name }.
thieves-den-pick-final = Wyboru nie można cofnąć.
thieves-den-pick-pair = { $name }: para { $n } twojego planu (+{ $worth }).
thieves-den-glow = Kliknij to, co świeci.
thieves-den-signs = Znaki
thieves-den-sign-fame = Reputacja
thieves-den-sign-gift = Nagroda właściciela: tyle daje mu rabunek
thieves-den-sign-now = Działa od razu po odkryciu
thieves-den-sign-space = Pole akcji: jeden złodziej może tu rabować
thieves-den-rim = Dotknij tego, co ma złotą ramkę, i zobacz, co daje.
thieves-den-page-rob = Rabunek
thieves-den-page-sell = Sprzedaż
thieves-den-page-magic = Magia
thieves-den-page-places = Plansza
thieves-den-lead-fences = złodziej i wszystko, czego chce: od razu reputacja
thieves-den-lead-wizard = po jednym skarbie, raz na rundę
thieves-den-lead-city = pozostałe skarby
thieves-den-lead-hag = po jednym z rodzaju na rundę
thieves-den-lead-own = Twoje miejsca: za rabunek dostajesz nagrodę
thieves-den-lead-most = Na koniec liczy się przewaga
thieves-den-kept = Zebrane miejsca
thieves-den-per-pair = za parę
thieves-den-used = użyta w tej rundzie
thieves-den-used-by = gracz: { $name }
thieves-den-pay-any = dowolny skarb
thieves-den-sell-now = Sprzedaj: +{ $n }
thieves-den-sell-soon = Komplet: +{ $n }
thieves-den-then-sell = potem: +{ $n }
thieves-den-short-one = brakuje: { $item }
thieves-den-short-thief = brak złodzieja
thieves-den-short = brakuje { $n }
thieves-den-peek-you = Ty:
thieves-den-peek-after = Potem:
thieves-den-peek-full = Skrzynie pełne: do zwrotu { $count ->
    [one] { $count } skarb
    [few] { $count } skarby
    [many] { $count } skarbów
   *[other] { $count } skarbu
  }.
thieves-den-peek-scheme = Liczy się do twojego planu: { $name }.
thieves-den-peek-own = wraca na koniec rundy:
thieves-den-peek-end = na koniec rundy:
thieves-den-peek-opens = Potem możesz sprzedać:
thieves-den-peek-new = Potem odkrywa się nowego pasera.
thieves-den-peek-short = (więcej nie ma)
thieves-den-peek-again = Dotknij jeszcze raz, żeby to zrobić.
thieves-den-yours-then = U ciebie:
thieves-den-pass = Pas
thieves-den-pass-lead = kończy twoją rundę
thieves-den-pass-means = W tej rundzie nie wykonasz już żadnej akcji i nikt nie może cię już okraść.
thieves-den-pass-keep = Zatrzymujesz swoje skarby ({ $treasures }) i złodziei ({ $thieves }).
thieves-den-not-yet = Jeszcze nie
thieves-den-renew-idle = Zaznacz paserów, którzy mają odejść: { $n }.
thieves-den-renew-said = Zaznaczono:
thieves-den-renew-do = Odpraw ich
thieves-den-warn-city = W mieście zostało za mało: dostaniesz mniej niż pełną zdobycz albo nic.
thieves-den-warn-forest = W lesie zostało za mało złodziei: dostaniesz mniej niż pełną zdobycz albo nic.
thieves-den-warn-chairs = Masz za mało wolnych krzeseł: dla kogo zabraknie miejsca, ten wraca do lasu.
thieves-den-guide-pick = Witaj, { $name }! Najpierw zwiady: każdy wybiera jedną lokację, resztę podaje dalej, a wybrane karty odkrywa się naraz. Twój plan płaci za pary wsi i miasta, a miasto już masz. Wybierz Sklep z eliksirami.
thieves-den-guide-rob = Teraz złodzieje ruszają w drogę. Możesz obrabować każdą lokację bez złodzieja, także u rywali. Ulica jubilerów, którą ma Kawka, da ci trzy klejnoty, ale nagroda z jej rogu należy do właściciela: Kawka dostanie skamielinę, a po rundzie także twojego złodzieja. Obrabuj ją mimo to.
thieves-den-guide-deal = Trzy klejnoty! Paserzy kupują dokładnie to, o co proszą. Co masz, jest odhaczone, czego brak, ma tylko kontur. Lady Ashcombe chce dwóch klejnotów i złodzieja, a przynosi 6 punktów reputacji. Ubij z nią interes.
thieves-den-guide-hag = Został jeden klejnot. Wiedźma bierze w rundzie po jednym skarbie każdego rodzaju i od razu płaci 2 punktami reputacji. Wyślij jej klejnot.
thieves-den-guide-own = To twój ostatni złodziej, { $name }. Obrabuj własny Sklep z eliksirami: trzy eliksiry, nikomu nic się nie należy, a złodziej wróci do ciebie podczas porządków.
thieves-den-guide-power = Czarodziej sprzedaje każdą z trzech mocy raz na rundę, za dowolny skarb. Wielka iluzja przynosi 3 punkty reputacji: kliknij ją i zapłać eliksirem.
thieves-den-guide-pass = Nic więcej się teraz nie opłaca, a pozostali spasowali. Spasuj i ty: skarby zostaną u ciebie na następną rundę.
thieves-den-guide-done = To była runda, { $name }! Złodziej ze Sklepu z eliksirami wrócił do domu, ten z Ulicy jubilerów pracuje teraz dla gracza Kawka, a zebrane lokacje policzą się na koniec do twojego planu. Po trzech rundach premię zdobywa też ten, kto ma najwięcej paserów danego rodzaju. Możesz siadać do prawdziwego stołu!
