### Thief's Market: magyar
### A kockaoldalak (R W B G Y I S), a paklik (A B C) és a szabályok jele minden nyelven ugyanaz.
### Kártya: érték = név; .def névelővel, .defacc névelővel és tárgyraggal. A játékosok nevét nem ragozzuk.

thiefs-market-name = Tolvajok piaca
thiefs-market-hook = Osztozz a zsákmányon úgy, hogy senkinek se érje meg téged kirabolni.
thiefs-market-summary = Egy rakás kocka hever az asztal közepén. Vegyél el belőle, amennyit mersz, vagy kaparintsd meg egy másik tolvaj egész kupacát, és tegyél vissza valamit; aki üres kézzel marad, ugyanezt teszi, amíg mindenkinek nem jut valami. Aztán költsd a drágaköveidet cinkosokra, trükkökre és cicomára. A tolvajok királya az lesz, akinek a végén a legsötétebb a híre.

## Zsákmány
## Érték: számmal ($count). .acc: számmal, tárgyragosan. .onto: mire fordul a kocka. .one: egy darab. .many: szám nélkül. .name: az oldal neve.

thiefs-market-item-R = { $count ->
    [one] 1 piros drágakő
   *[other] { $count } piros drágakő
  }
    .acc = { $count ->
        [one] 1 piros drágakövet
       *[other] { $count } piros drágakövet
    }
    .onto = piros drágakőre
    .one = egy piros drágakő
    .many = piros drágakő
    .name = piros
thiefs-market-item-W = { $count ->
    [one] 1 fehér drágakő
   *[other] { $count } fehér drágakő
  }
    .acc = { $count ->
        [one] 1 fehér drágakövet
       *[other] { $count } fehér drágakövet
    }
    .onto = fehér drágakőre
    .one = egy fehér drágakő
    .many = fehér drágakő
    .name = fehér
thiefs-market-item-B = { $count ->
    [one] 1 kék drágakő
   *[other] { $count } kék drágakő
  }
    .acc = { $count ->
        [one] 1 kék drágakövet
       *[other] { $count } kék drágakövet
    }
    .onto = kék drágakőre
    .one = egy kék drágakő
    .many = kék drágakő
    .name = kék
thiefs-market-item-G = { $count ->
    [one] 1 zöld drágakő
   *[other] { $count } zöld drágakő
  }
    .acc = { $count ->
        [one] 1 zöld drágakövet
       *[other] { $count } zöld drágakövet
    }
    .onto = zöld drágakőre
    .one = egy zöld drágakő
    .many = zöld drágakő
    .name = zöld
thiefs-market-item-Y = { $count ->
    [one] 1 aranyerszény
   *[other] { $count } aranyerszény
  }
    .acc = { $count ->
        [one] 1 aranyerszényt
       *[other] { $count } aranyerszényt
    }
    .onto = aranyerszényre
    .one = egy aranyerszény
    .many = aranyerszény
    .name = erszény
thiefs-market-item-I = { $count ->
    [one] 1 álarc
   *[other] { $count } álarc
  }
    .acc = { $count ->
        [one] 1 álarcot
       *[other] { $count } álarcot
    }
    .onto = álarcra
    .one = egy álarc
    .many = álarc
    .name = álarc
thiefs-market-item-S = { $count ->
    [one] a kezdőjelző
   *[other] { $count } kezdőjelző
  }
    .acc = { $count ->
        [one] a kezdőjelzőt
       *[other] { $count } kezdőjelzőt
    }
    .onto = kezdőjelzőre
    .one = a kezdőjelző
    .many = kezdőjelző
    .name = kezdőjelző
thiefs-market-item-gold = { $count ->
    [one] 1 aranyérme
   *[other] { $count } aranyérme
  }
    .acc = { $count ->
        [one] 1 aranyérmét
       *[other] { $count } aranyérmét
    }
    .onto = aranyérmére
    .one = egy aranyérme
    .many = aranyérme
    .name = arany

## Ikonok

thiefs-market-icon-H = cinkos
thiefs-market-icon-M = varázslat
thiefs-market-icon-T = búvóhely
thiefs-market-icon-N = térkép
thiefs-market-icon-E = felszerelés
thiefs-market-icon-P = terv

## Mit tudnak a lapok: szövegük a hatásukból következik

thiefs-market-die-R = piros kocka
    .mine = piros kockáját
    .acc = piros kockát
    .to = pirosra
    .into = piros drágakőre
    .cost = piros
thiefs-market-die-W = fehér kocka
    .mine = fehér kockáját
    .acc = fehér kockát
    .to = fehérre
    .into = fehér drágakőre
    .cost = fehér
thiefs-market-die-B = kék kocka
    .mine = kék kockáját
    .acc = kék kockát
    .to = kékre
    .into = kék drágakőre
    .cost = kék
thiefs-market-die-G = zöld kocka
    .mine = zöld kockáját
    .acc = zöld kockát
    .to = zöldre
    .into = zöld drágakőre
    .cost = zöld
thiefs-market-die-Y = aranyerszény
    .mine = aranyerszényét
    .acc = aranyerszényt
    .to = aranyerszényre
    .into = aranyerszényre
    .cost = aranyerszény
thiefs-market-die-I = álarc
    .mine = álarcát
    .acc = álarcot
    .to = álarcra
    .into = álarcra
    .cost = álarc
thiefs-market-or = { $list } vagy { $last }
thiefs-market-effect-colours = { WORD($die, kind: "die", form: "to") }
thiefs-market-effect-gems = { WORD($die, kind: "die", form: "to") }
thiefs-market-effect-things = { WORD($die, kind: "die", form: "into") }
thiefs-market-effect-flip-colours = Fordulónként egyszer: kupacod egyik { WORD($die, kind: "die", form: "mine") } { $to } fordíthatod.
thiefs-market-effect-flip-gems = Fordulónként egyszer: kupacod egyik { WORD($die, kind: "die", form: "mine") } { $to } fordíthatod.
thiefs-market-effect-flip-things = Fordulónként egyszer: kupacod egyik { WORD($die, kind: "die", form: "mine") } { $to } fordíthatod.
thiefs-market-effect-sell = Fordulónként egyszer: dobj el egy { WORD($die, kind: "die", form: "acc") } 1 hírnévjelzőért.
thiefs-market-effect-xbuy = Ha végleges kupacodban volt { WORD($die, kind: "die") }, eggyel több kártyát vehetsz.
thiefs-market-effect-onbuy = Valahányszor olyan kártyát veszel (ezt is beleértve), amelynek az árában { WORD($die, kind: "die", form: "cost") } drágakő is van: 1 hírnévjelző.
thiefs-market-effect-onbuy-later = Valahányszor olyan kártyát veszel, amelynek az árában { WORD($die, kind: "die", form: "cost") } drágakő is van: 1 hírnévjelző.
thiefs-market-effect-vp = { $x } pontot ér.
thiefs-market-effect-safe = { $y ->
    [1] { $x } pontot ér, de legalább két búvóhellyel 1-et.
    [2] { $x } pontot ér, de legalább két búvóhellyel 2-t.
    [3] { $x } pontot ér, de legalább két búvóhellyel 3-at.
    [4] { $x } pontot ér, de legalább két búvóhellyel 4-et.
    [5] { $x } pontot ér, de legalább két búvóhellyel 5-öt.
    [6] { $x } pontot ér, de legalább két búvóhellyel 6-ot.
    [7] { $x } pontot ér, de legalább két búvóhellyel 7-et.
    [8] { $x } pontot ér, de legalább két búvóhellyel 8-at.
    [9] { $x } pontot ér, de legalább két búvóhellyel 9-et.
   *[other] { $x } pontot ér, de legalább két búvóhellyel { $y } pontot.
  }
thiefs-market-effect-map = { $y ->
    [1] { $x } pontot ér, de csak 1-et, ha másik játékosnak is van térképikonja.
    [2] { $x } pontot ér, de csak 2-t, ha másik játékosnak is van térképikonja.
    [3] { $x } pontot ér, de csak 3-at, ha másik játékosnak is van térképikonja.
    [4] { $x } pontot ér, de csak 4-et, ha másik játékosnak is van térképikonja.
    [5] { $x } pontot ér, de csak 5-öt, ha másik játékosnak is van térképikonja.
    [6] { $x } pontot ér, de csak 6-ot, ha másik játékosnak is van térképikonja.
    [7] { $x } pontot ér, de csak 7-et, ha másik játékosnak is van térképikonja.
    [8] { $x } pontot ér, de csak 8-at, ha másik játékosnak is van térképikonja.
    [9] { $x } pontot ér, de csak 9-et, ha másik játékosnak is van térképikonja.
   *[other] { $x } pontot ér, de csak { $y } pontot, ha másik játékosnak is van térképikonja.
  }
thiefs-market-effect-golem-later = 3 pont minden pár varázslatikonodért.
thiefs-market-effect-none-later = Az égvilágon semmit sem csinál.
thiefs-market-effect-gauntlet = Fordulónként egyszer: dobj el egy álarcot 1 aranyérméért, amelyet azonnal el is költhetsz.
thiefs-market-effect-eyepatch = Ha az Osztozkodás végén a te kupacodban van a kezdőjelző: 1 hírnévjelző.
thiefs-market-effect-scales = Ha a forduló végén aranyerszényt váltasz be: még 1 aranyérme.
thiefs-market-effect-lucky = Ha kirabolnak, egy visszatett kockát megkímélhetsz az újradobástól. Az Osztozkodás végén újradobhatod kupacod egyik kockáját.
thiefs-market-effect-potion = Amint megveszed: kikerül a játékból, és ingyen megkapod a pakli következő lapját.
thiefs-market-effect-clutches = Valahányszor elrabolják a kupacodat: 1 hírnévjelző.
thiefs-market-effect-haul = Amint megszerzed: végleges kupacod minden darabjáért 1 hírnévjelző, a kezdőjelzőért is.
thiefs-market-effect-golem = 3 pont minden pár varázslatikonodért; ez a lap is számít.
thiefs-market-effect-exit = A Vásárlásban, a saját körödben, akárhányszor: 1 aranyérméért 2 hírnévjelző.
thiefs-market-effect-racket = Minden körben eggyel több kártyát vehetsz. Mindegyik eggyel kevesebb drágakőbe kerül; te választod, melyik marad el.
thiefs-market-effect-estate = Ha a forduló végén álarcot váltasz be: még 1 hírnévjelző.
thiefs-market-effect-loyalty = 1 pont minden további kártyádért.
thiefs-market-effect-campaign = 1 pont minden 2 hírnévjelződért.
thiefs-market-effect-copy = Amint megszerzed: egy másik játékos egyik kártyájának tartós másolata lesz.
thiefs-market-effect-alley = Ha az Osztozkodás végén valaki másnak legalább 5 darabból áll a kupaca: 2 hírnévjelző.
thiefs-market-effect-none = Az égvilágon semmit sem csinál, de minden ikonból van rajta egy.
thiefs-market-effect-curse = 1 pont a többi játékos minden varázslatikonjáért.

## Az A pakli lapjai

thiefs-market-card-A01 = Alkimista konyha
    .def = az Alkimista konyha
    .defacc = az Alkimista konyhát
thiefs-market-card-A02 = Óvadékügynök
    .def = az Óvadékügynök
    .defacc = az Óvadékügynököt
thiefs-market-card-A03 = Zsarolásügyi főelőadó
    .def = a Zsarolásügyi főelőadó
    .defacc = a Zsarolásügyi főelőadót
thiefs-market-card-A04 = Megvehető hivatalnok
    .def = a Megvehető hivatalnok
    .defacc = a Megvehető hivatalnokot
thiefs-market-card-A05 = Zsémbes csatlós
    .def = a Zsémbes csatlós
    .defacc = a Zsémbes csatlóst
thiefs-market-card-A06 = Orgazda
    .def = az Orgazda
    .defacc = az Orgazdát
thiefs-market-card-A07 = Szemfényvesztés
    .def = a Szemfényvesztés
    .defacc = a Szemfényvesztést
thiefs-market-card-A08 = Ballonkabátos fickó
    .def = a Ballonkabátos fickó
    .defacc = a Ballonkabátos fickót
thiefs-market-card-A09 = Helyi híresség
    .def = a Helyi híresség
    .defacc = a Helyi hírességet
thiefs-market-card-A10 = Sarki búvóhely
    .def = a Sarki búvóhely
    .defacc = a Sarki búvóhelyet
thiefs-market-card-A11 = Nyakék
    .def = a Nyakék
    .defacc = a Nyakéket
thiefs-market-card-A12 = Zálogos
    .def = a Zálogos
    .defacc = a Zálogost
thiefs-market-card-A13 = Bölcsek köve
    .def = a Bölcsek köve
    .defacc = a Bölcsek kövét
thiefs-market-card-A14 = Imázsfényező
    .def = az Imázsfényező
    .defacc = az Imázsfényezőt
thiefs-market-card-A15 = Árnyékcsuklya
    .def = az Árnyékcsuklya
    .defacc = az Árnyékcsuklyát
thiefs-market-card-A16 = Szabómester
    .def = a Szabómester
    .defacc = a Szabómestert

## A B pakli lapjai

thiefs-market-card-B01 = Két lábon járó vízibivaly
    .def = a Két lábon járó vízibivaly
    .defacc = a Két lábon járó vízibivalyt
thiefs-market-card-B02 = Bukméker
    .def = a Bukméker
    .defacc = a Bukmékert
thiefs-market-card-B03 = Bross
    .def = a Bross
    .defacc = a Brosst
thiefs-market-card-B04 = Álcázott búvóhely
    .def = az Álcázott búvóhely
    .defacc = az Álcázott búvóhelyet
thiefs-market-card-B05 = Csalóka üvegcserép
    .def = a Csalóka üvegcserép
    .defacc = a Csalóka üvegcserepet
thiefs-market-card-B06 = Ámuldozó nemesúr
    .def = az Ámuldozó nemesúr
    .defacc = az Ámuldozó nemesurat
thiefs-market-card-B07 = Bűnügyvezető titkár
    .def = a Bűnügyvezető titkár
    .defacc = a Bűnügyvezető titkárt
thiefs-market-card-B08 = Parancsoló szemkötő
    .def = a Parancsoló szemkötő
    .defacc = a Parancsoló szemkötőt
thiefs-market-card-B09 = Megerősített búvóhely
    .def = a Megerősített búvóhely
    .defacc = a Megerősített búvóhelyet
thiefs-market-card-B10 = Galád szándékú vaskesztyű
    .def = a Galád szándékú vaskesztyű
    .defacc = a Galád szándékú vaskesztyűt
thiefs-market-card-B11 = Hamiskás mérleg
    .def = a Hamiskás mérleg
    .defacc = a Hamiskás mérleget
thiefs-market-card-B12 = Tisztességes ékszerész
    .def = a Tisztességes ékszerész
    .defacc = a Tisztességes ékszerészt
thiefs-market-card-B13 = Szerencsehozó állati végtag
    .def = a Szerencsehozó állati végtag
    .defacc = a Szerencsehozó állati végtagot
thiefs-market-card-B14 = Fenyegető monokli
    .def = a Fenyegető monokli
    .defacc = a Fenyegető monoklit
thiefs-market-card-B15 = Jól ellátott búvóhely
    .def = a Jól ellátott búvóhely
    .defacc = a Jól ellátott búvóhelyet
thiefs-market-card-B16 = Pletykafészek
    .def = a Pletykafészek
    .defacc = a Pletykafészket
thiefs-market-card-B17 = Enyves kezű dokkmunkás
    .def = az Enyves kezű dokkmunkás
    .defacc = az Enyves kezű dokkmunkást
thiefs-market-card-B18 = Címkétlen főzet
    .def = a Címkétlen főzet
    .defacc = a Címkétlen főzetet
thiefs-market-card-B19 = Ördögi marok
    .def = az Ördögi marok
    .defacc = az Ördögi markot

## A C pakli lapjai

thiefs-market-card-C01 = Kapitális fogás
    .def = a Kapitális fogás
    .defacc = a Kapitális fogást
thiefs-market-card-C02 = Gyűjtögető gólem
    .def = a Gyűjtögető gólem
    .defacc = a Gyűjtögető gólemet
thiefs-market-card-C03 = Korona
    .def = a Korona
    .defacc = a Koronát
thiefs-market-card-C04 = Kiszállási terv
    .def = a Kiszállási terv
    .defacc = a Kiszállási tervet
thiefs-market-card-C05 = Bunda
    .def = a Bunda
    .defacc = a Bundát
thiefs-market-card-C06 = Irdatlan övcsat
    .def = az Irdatlan övcsat
    .defacc = az Irdatlan övcsatot
thiefs-market-card-C07 = Biztosítási svindli
    .def = a Biztosítási svindli
    .defacc = a Biztosítási svindlit
thiefs-market-card-C08 = Szigeti birtok
    .def = a Szigeti birtok
    .defacc = a Szigeti birtokot
thiefs-market-card-C09 = Hűségprogram
    .def = a Hűségprogram
    .defacc = a Hűségprogramot
thiefs-market-card-C10 = Választási kampány
    .def = a Választási kampány
    .defacc = a Választási kampányt
thiefs-market-card-C11 = Jogar
    .def = a Jogar
    .defacc = a Jogart
thiefs-market-card-C12 = Nagy balhé
    .def = a Nagy balhé
    .defacc = a Nagy balhét
thiefs-market-card-C13 = Kincses térkép
    .def = a Kincses térkép
    .defacc = a Kincses térképet
thiefs-market-card-C14 = Kincses térkép
    .def = a Kincses térkép
    .defacc = a Kincses térképet

## Promókártyák

thiefs-market-card-X01 = Kaméleonpörkölt
    .def = a Kaméleonpörkölt
    .defacc = a Kaméleonpörköltet
thiefs-market-card-X02 = Szűk sikátor
    .def = a Szűk sikátor
    .defacc = a Szűk sikátort
thiefs-market-card-X03 = Micsoda
    .def = a Micsoda
    .defacc = a Micsodát
thiefs-market-card-X04 = Állítólagos átok
    .def = az Állítólagos átok
    .defacc = az Állítólagos átkot

## Kérdések a játékoshoz; a .other a többieknek szól

thiefs-market-ask-split = Vegyél el zsákmányt az asztal közepéről, vagy rabolj ki valakit.
    .other = { $name } zsákmányol vagy rabol.
thiefs-market-ask-save = Kiraboltak! Melyik visszatett kocka maradjon, ahogy van?
    .other = { $name } megkímélhet egy kockát az újradobástól.
thiefs-market-ask-reroll = Újradobod kupacod egyik kockáját?
    .other = { $name } újradobhat egy kockát.
thiefs-market-ask-buy = Vásárolj, használd a kártyáidat, vagy fejezd be a körödet.
    .other = { $name } a piacot járja.
thiefs-market-ask-copy = Melyik kártya ízét vegye fel a pörkölt?
    .other = { $name } kártyát választ a pörkölthöz.
thiefs-market-ask-grab = Gyorsan, kapd fel a kezdőjelzőt!
    .other = { $name } a kezdőjelző után kap.

thiefs-market-step-source = Honnan veszel el?
thiefs-market-step-count = { $item ->
    [S] A kezdőjelző is?
   *[other] Hány { FACE($item, form: "many") }?
  }
thiefs-market-step-waive = Melyik drágakövet nem fizeted ki?
thiefs-market-step-gold = Hány { FACE($item, form: "many") } árát fizeted arannyal?
thiefs-market-step-face = Melyik oldalát mutassa a kocka?

## Lépések, ahogy a gombokon állnak

thiefs-market-move-take = Elveszem: { ITEMS($loot) }
thiefs-market-move-rob = { $victim } kirablása: nálam marad { ITEMS($kept) }, visszakerül { ITEMS($returned) }
thiefs-market-move-save = Megkímélek { FACE($face, form: "acc") } az újradobástól
thiefs-market-move-save-none = Mindent hagyok újradobni
thiefs-market-move-reroll = Újradobok { FACE($face, form: "acc") }
thiefs-market-move-reroll-none = Nem dobok újra semmit
thiefs-market-move-buy = Megveszem { CARD($card, form: "defacc") } – ára: { PRICE($paid, $gold) }{ $waived ->
    [none] { "" }
   *[other] { " " }(elengedve: { FACE($waived) })
  }
thiefs-market-move-flip = { CARD($card) }: fordítok { FACE($from, form: "acc") } { FACE($to, form: "onto") }
thiefs-market-move-sell = { CARD($card) }: eldobok { FACE($face, form: "acc") } 1 hírnévjelzőért
thiefs-market-move-trade = { CARD($card) }: eldobok egy álarcot 1 aranyérméért
thiefs-market-move-exit = Fizetek 1 aranyérmét 2 hírnévjelzőért
thiefs-market-move-end = Befejezem a körömet
thiefs-market-move-copy = Lemásolom { CARD($card, form: "defacc") }
thiefs-market-move-grab = Felkapom a kezdőjelzőt!
thiefs-market-move-first = { $name } kapja a kezdőjelzőt
thiefs-market-move-roll = A dobás: { ITEMS($loot) }
thiefs-market-move-draw = Felfordítva: { CARD($card) }

## Ami történt

thiefs-market-log-first = { $name } kapja a kezdőjelzőt, és kezdi a játékot.
    .you = Te kapod a kezdőjelzőt, és te kezded a játékot.
thiefs-market-log-round = { $round }. forduló: { $name } kezd.
    .you = { $round }. forduló: te kezdesz.
thiefs-market-log-roll = { $name } dobása: { ITEMS($loot) }.
    .you = A dobásod: { ITEMS($loot) }.
thiefs-market-log-take = { $name } zsákmánya: { ITEMS($loot) }.
    .you = A zsákmányod: { ITEMS($loot) }.
thiefs-market-log-rob = { $name } elrabolja { $victim } kupacát. Nála marad { ITEMS($kept) }, visszakerül { ITEMS($returned) }.
    .you = Elrabolod { $victim } kupacát. Nálad marad { ITEMS($kept) }, visszakerül { ITEMS($returned) }.
    .victim = { $name } elrabolja a kupacodat. Nála marad { ITEMS($kept) }, visszakerül { ITEMS($returned) }.
thiefs-market-log-save = { $name } megkímél { FACE($face, form: "acc") } az újradobástól.
    .you = Megkímélsz { FACE($face, form: "acc") } az újradobástól.
thiefs-market-log-save-none = { $name } semmit sem kímél meg az újradobástól.
    .you = Semmit sem kímélsz meg az újradobástól.
thiefs-market-log-rerolled = Az újradobás eredménye: { ITEMS($loot) }.
thiefs-market-log-lucky = { $name } újradob { FACE($from, form: "acc") }. Az eredmény: { FACE($to, form: "many") }.
    .you = Újradobsz { FACE($from, form: "acc") }. Az eredmény: { FACE($to, form: "many") }.
thiefs-market-log-lucky-none = { $name } nem dob újra semmit.
    .you = Nem dobsz újra semmit.
thiefs-market-log-buying = { $name } a piacra indul.
    .you = A piacra indulsz.
thiefs-market-log-buy = { $name } megveszi { CARD($card, form: "defacc") }. Ára: { PRICE($paid, $gold) }{ $waived ->
    [none] .
   *[other] { " " }(elengedve: { FACE($waived) }).
  }
    .you = Megveszed { CARD($card, form: "defacc") }. Ára: { PRICE($paid, $gold) }{ $waived ->
        [none] .
       *[other] { " " }(elengedve: { FACE($waived) }).
      }
thiefs-market-log-flip = { $name } { FACE($from, form: "acc") } { FACE($to, form: "onto") } fordít { CARD($card, form: "def") } segítségével.
    .you = Átfordítasz { FACE($from, form: "acc") } { FACE($to, form: "onto") } { CARD($card, form: "def") } segítségével.
thiefs-market-log-sell = { $name } elad { FACE($face, form: "acc") } { CARD($card, form: "def") } közvetítésével.
    .you = Eladsz { FACE($face, form: "acc") } { CARD($card, form: "def") } közvetítésével.
thiefs-market-log-trade = { $name } pénzzé tesz egy álarcot { CARD($card, form: "def") } segítségével.
    .you = Pénzzé teszel egy álarcot { CARD($card, form: "def") } segítségével.
thiefs-market-log-exit = { $name } 1 aranyérmét fizet 2 hírnévjelzőért.
    .you = 1 aranyérmét fizetsz 2 hírnévjelzőért.
thiefs-market-log-end = { $name } befejezi a körét.
    .you = Befejezed a körödet.
thiefs-market-log-copy = { $name } pörköltje mostantól olyan, mint { CARD($card, form: "def") }.
    .you = A pörkölted mostantól olyan, mint { CARD($card, form: "def") }.
thiefs-market-log-potion = { $name } felhajtja a főzetet, és megszerzi { CARD($card, form: "defacc") }.
    .you = Felhajtod a főzetet, és megszerzed { CARD($card, form: "defacc") }.
thiefs-market-log-potion-none = { $name } felhajtja a főzetet, de nem történik semmi.
    .you = Felhajtod a főzetet, de nem történik semmi.
thiefs-market-log-infamy = { $name } { $count } hírnévjelzőt kap ({ CARD($card) }).
    .you = { $count } hírnévjelzőt kapsz ({ CARD($card) }).
thiefs-market-log-gold = { $name } { $count } aranyérmét kap ({ CARD($card) }).
    .you = { $count } aranyérmét kapsz ({ CARD($card) }).
thiefs-market-gain-infamy = +{ $count } hírnév
thiefs-market-gain-gold = +{ $count } arany
thiefs-market-log-exchange = { $name } beváltja a zsákmányát: { $gold ->
    [0] +{ $infamy } hírnév
   *[other] +{ $gold } arany{ $infamy ->
        [0] {""}
       *[other] , +{ $infamy } hírnév
      }
  }.
    .you = Beváltod a zsákmányodat: { $gold ->
        [0] +{ $infamy } hírnév
       *[other] +{ $gold } arany{ $infamy ->
            [0] {""}
           *[other] , +{ $infamy } hírnév
          }
      }.
thiefs-market-log-deal = { $deck } jelű pakli: piacra kerül { CARD($card, form: "def") }.
thiefs-market-log-open = Megnyílik a következő pakli: { $deck }.
thiefs-market-log-over = A játék véget ért.
thiefs-market-log-grab = { $name } felkapja a kezdőjelzőt, és kacagva elrohan vele.
    .you = Felkapod a kezdőjelzőt, és kacagva elrohansz vele.
thiefs-market-log-score = { $name } eredménye: { $points } pont.
    .you = Az eredményed: { $points } pont.

## A játék vége

thiefs-market-source-infamy = Hírnévjelzők
thiefs-market-source-henchmen = Legtöbb cinkos
thiefs-market-source-gold = Legtöbb arany
thiefs-market-source-cards = Kártyák
thiefs-market-reason-deck = A C pakli már nem tudja feltölteni a sorát.
thiefs-market-tie-points = A pontok döntöttek.
thiefs-market-tie-cards = Pontegyenlőség; a több kártya dönt.
thiefs-market-tie-tokens = Egyenlő pontszám és kártyaszám; a több jelző dönt.
thiefs-market-tie-shared = Mindenben egyenlő az állás; közös a győzelem.
thiefs-market-tie-grab = Mindenben egyenlő az állás; a gyorsabb kéz dönt.

## Az asztal beállításai

thiefs-market-option-promo = Promókártyák
    .help = A négy promókártya bekerül a B és a C pakliba, mielőtt lapokat vennénk ki.
thiefs-market-option-start = Kezdőjátékos
    .help = Ki kapja induláskor a kezdőjelzőt: a sors dönt, vagy te nevezel meg egy helyet.
thiefs-market-option-open-infamy = Nyílt hírnév
    .help = Mindenki láthatja, kinek hány hírnévjelzője van.
thiefs-market-option-gold-limit = Aranykorlát
    .help = Házi szabály: egy fordulóban legfeljebb ennyi aranyérmét költhet el egy játékos. A szabálykönyvben nincs ilyen korlát.
thiefs-market-option-last-tie = Végső döntetlen
    .help = Ha minden egyenlő: közös győzelem vagy verseny a kezdőjelzőért. Rangsorolt játszmában verseny sosincs.
thiefs-market-value-random = sorsolás
thiefs-market-value-shared = közös győzelem
thiefs-market-value-grab = verseny a kezdőjelzőért
thiefs-market-value-none = nincs

## Miért nem lehet

thiefs-market-why-no-passing = Osztozkodáskor nem lehet passzolni: vegyél el valamit, vagy rabolj ki valakit.
thiefs-market-why-pool-empty = Az asztal közepén már nincs semmi: rabolj ki valakit.
thiefs-market-why-not-in-pool = Az asztal közepén ez nincs meg: { ITEMS($loot) }.
thiefs-market-why-take-all = Már csak neked nincs kupacod: vigyél mindent az asztal közepéről, vagy rabolj ki valakit.
thiefs-market-why-no-pile = Ennek a játékosnak nincs kupaca, nincs mit elrabolni.
thiefs-market-why-lone = Egyetlen darab zsákmányt nem lehet elrabolni.
thiefs-market-why-self = Magadat nem rabolhatod ki.
thiefs-market-why-nobody-there = Ott nem ül senki.
thiefs-market-why-first-turn = Még senkinek sincs kupaca, így nincs kit kirabolni.
thiefs-market-why-return-one = Az elrabolt kupacból legalább egy darabot vissza kell tenned.
thiefs-market-why-not-in-pile = Ez nincs abban a kupacban: { ITEMS($loot) }.
thiefs-market-why-have-pile = Már van kupacod.
thiefs-market-why-not-on-sale = Ez a kártya most nem eladó: { CARD($card) }.
thiefs-market-why-no-purchase = Ebben a körben már nem vehetsz több kártyát.
thiefs-market-why-cannot-pay = A drágaköveidből és az aranyadból nem telik erre: { CARD($card) }.
thiefs-market-why-dice-short = Az árnak ez a része nincs a kupacodban: { ITEMS($loot) }.
thiefs-market-why-overpay = Pontosan fizess: drágakövenként egy kockát vagy egy aranyérmét.
thiefs-market-why-gold-short = Nincs ennyi aranyad.
thiefs-market-why-gold-limit = Ez több arany, mint amennyit ennél az asztalnál egy fordulóban el lehet költeni.
thiefs-market-why-waive = Ez nincs benne az árban, így nem maradhat el: { FACE($face) } ({ CARD($card) }).
thiefs-market-why-no-racket = Drágakövet csak az engedhet el, akié a Biztosítási svindli.
thiefs-market-why-waive-which = A Biztosítási svindlivel eggyel kevesebb drágakövet fizetsz: mondd meg, melyik marad el.
thiefs-market-why-not-owned = Ez a kártya nem a tiéd: { CARD($card) }.
thiefs-market-why-no-such-card = Ennél az asztalnál ezt egyetlen kártya sem tudja.
thiefs-market-why-as-copy = { CARD($card) }: annak a kártyának számít, amelyiket másolja; azt nevezd meg.
thiefs-market-why-used = Ezt a kártyát ebben a fordulóban már használtad.
thiefs-market-why-no-die = A kupacodban nincs { FACE($face, form: "many") }.
thiefs-market-why-same-face = A kocka már ezt az oldalát mutatja.
thiefs-market-why-wrong-face = Ez a kártya nem fordíthatja így a kockát.
thiefs-market-why-no-flip = Ez a kártya nem fordít kockát: { CARD($card) }.
thiefs-market-why-no-sale = Ez a kártya nem ad el drágakövet: { CARD($card) }.
thiefs-market-why-no-trade = Ez a kártya nem vált álarcot aranyra: { CARD($card) }.
thiefs-market-why-no-gold-exit = A kiszállás 1 aranyérmébe kerül, és neked nincs egy sem.
thiefs-market-why-not-asked-phase = Ennek most nincs itt az ideje.
thiefs-market-why-over = A játék véget ért.
thiefs-market-why-chance-only = Ez csak a véletlen dolga.
thiefs-market-why-first-save = Előbb a kirabolt játékos dönti el, melyik visszatett kockát nem dobják újra.
thiefs-market-why-first-copy = Előbb ki kell választani a lemásolandó kártyát.
thiefs-market-why-not-returned = Ilyen kockát nem tettek vissza.
thiefs-market-why-own-card = Csak másik játékos kártyáját lehet lemásolni.
thiefs-market-why-not-your-turn = Nem te következel.
thiefs-market-why-not-tied = A kezdőjelzőt csak azok kaphatják fel, akik holtversenyben állnak az első helyen.

## A szabályok fejezetei

thiefs-market-section-C = Mi micsoda
thiefs-market-section-S = Előkészületek
thiefs-market-section-R = Egy forduló
thiefs-market-section-L = Osztozkodás
thiefs-market-section-M = Az Osztozkodás végén
thiefs-market-section-P = Vásárlás
thiefs-market-section-E = A forduló vége
thiefs-market-section-G = A játék vége
thiefs-market-section-K = Mit tudnak a kártyák
thiefs-market-section-V = Változatok
thiefs-market-section-X = Példák
thiefs-market-section-Q = Döntések
thiefs-market-section-D = Miről dönt a játékos
thiefs-market-section-T = Tesztelőknek
    .aside = Milyen sorrendben jönnek az előre megadott dobások: annak, aki teszteket ír.
thiefs-market-section-I = Ami mindig igaz
    .aside = Minden játszmában igaz, bárki bármit tesz.

## A szabályok pontról pontra

thiefs-market-rule-TM-C1 = Zsákmánynak számít minden játékban lévő kocka és a kezdőjelző is. Ahol egy szabály zsákmányt számol, elvesz, megtart vagy visszatesz, ott a kezdőjelző egy darabnak felel meg.
thiefs-market-rule-TM-C2 = Minden kocka egyforma: piros, fehér, kék és zöld drágakő, aranyerszény, álarc. Dobáskor mind a hat oldal egyformán valószínű.
thiefs-market-rule-TM-C3 = A drágakövekkel a Vásárlás során kártyákat fizethetsz ki.
thiefs-market-rule-TM-C4 = Az aranyerszény 1 aranyérmét ér, de csak a forduló végén. Maga a kocka nem arany, kártyát nem fizethetsz vele.
thiefs-market-rule-TM-C5 = Az álarc a forduló végén 1 hírnévjelzőt ér. Fizetni sosem lehet vele.
thiefs-market-rule-TM-C6 = A játék végén minden hírnévjelző 1 pontot ér.
thiefs-market-rule-TM-C7 = Aranyérméből sosem fogytok ki. Bármikor bárki láthatja, kinek hány van.
thiefs-market-rule-TM-C8 = Hírnévjelzőből sosem fogytok ki. Hogy neked hány van, az a te titkod.
thiefs-market-rule-TM-C9 = A kártyára nyomtatott pont nem jelző: a vásárláskor nem kapsz érte hírnévjelzőt, csak a végső értékeléskor számít.
thiefs-market-rule-TM-C10 = Ha egy kártya ellentmond a szabályoknak, a kártyának van igaza.

thiefs-market-rule-TM-S1 = Hárman, négyen vagy öten játszhattok; más létszámmal a játék nem indul el.
thiefs-market-rule-TM-S2 = Három játékosnál 10, négynél 11, ötnél 13 kocka van játékban. A többi végig a dobozban marad.
thiefs-market-rule-TM-S3 = Az egyik játékos megkapja a kezdőjelzőt: online a sors dönt, vagy a házigazda választ.
thiefs-market-rule-TM-S4 = Mindenki 1 aranyérmével és hírnévjelző nélkül kezd.
thiefs-market-rule-TM-S5 = Mindenki kap egy emlékeztető kártyát; a játékra nincs hatással.
thiefs-market-rule-TM-S6 = A kártyákat betűjel szerint három paklira bontjuk és külön megkeverjük, majd véletlenszerűen, megnézés nélkül annyit veszünk ki, hogy az A-ban 13, a B-ben 12, a C-ben 11 lap maradjon. A kivett lapok nem vesznek részt a játékban, a létszámtól függetlenül.
thiefs-market-rule-TM-S7 = A három pakli képpel lefelé, egymás alatt fekszik. Az A pakli felső 5 lapját felfordítjuk mellé egy sorba: ez a piac, így az A-ban 8 lap marad, és B vagy C jelű lap még nem látszik.
thiefs-market-rule-TM-S8 = A játékosok rögzített sorrendben ülnek; a „következő” mindig az óramutató járása szerint értendő.

thiefs-market-rule-TM-R1 = Egy forduló részei: Osztozkodás, Vásárlás, a forduló vége. A fordulók a játék végéig követik egymást.
thiefs-market-rule-TM-R2 = Az első fordulót az kezdi, aki az előkészítéskor a kezdőjelzőt kapta; a többit az, akinek az előző fordulóban a kupacában volt.

thiefs-market-rule-TM-L1 = A kezdőjátékos dob az összes játékban lévő kockával, és a kezdőjelzővel együtt az asztal közepére teszi őket. Kupaca még senkinek sincs.
thiefs-market-rule-TM-L2 = Elsőként a kezdőjátékos vesz el legalább egy zsákmányt az asztal közepéről, bármit és bármennyit, akár az egészet. Rabolni még nem tud: nincs kitől.
thiefs-market-rule-TM-L3 = Amikor elveszel egy kockát, nem fordítod át: azt mutatja, amit addig.
thiefs-market-rule-TM-L4 = Minden lépés után az óramutató járása szerint a legközelebbi olyan játékos jön, akinek nincs kupaca. Akinek van, az kimarad.
thiefs-market-rule-TM-L5 = Ha nincs kupacod, a körödben pontosan egy dolgot teszel: elveszel legalább egy zsákmányt az asztal közepéről, vagy kirabolsz valakit. Passzolni nem lehet.
thiefs-market-rule-TM-L6 = Rabláskor válassz egy másik játékost, akinek legalább 2 zsákmányból áll a kupaca. Elveszed az egészet, de legalább egy darabot vissza kell tenned az asztal közepére, és legalább egyet meg kell tartanod.
thiefs-market-rule-TM-L7 = Az egyetlen darabból álló kupacot nem lehet elrabolni, akár kocka, akár a kezdőjelző az.
thiefs-market-rule-TM-L8 = Rabláskor minden visszatett kockát újra kell dobni. A megtartott kockák nem változnak, a kezdőjelzővel pedig nem dobunk.
thiefs-market-rule-TM-L9 = Akit kiraboltak, annak nincs kupaca, és újra lép, amint sorra kerül. Semmi sem véd az újabb rablástól, és a kirabolt játékos vissza is rabolhat.
thiefs-market-rule-TM-L10 = Ha már csak egyvalakinek nincs kupaca, és az asztal közepéről vesz, mindent el kell vinnie, a kezdőjelzőt is. Helyette rabolhat: akkor a kirabolt játékos marad kupac nélkül.
thiefs-market-rule-TM-L11 = Az Osztozkodás akkor ér véget, amikor mindenkinek van kupaca. Ekkorra az asztal közepe üres, a kezdőjelző pedig valakinél van.
thiefs-market-rule-TM-L12 = A kupacokat és a kockák oldalait mindenki mindig láthatja.

thiefs-market-rule-TM-M1 = Az Osztozkodás után először a Szerencsehozó állati végtag gazdája dobhatja újra saját kupacának egyik kockáját.
thiefs-market-rule-TM-M2 = Ezután feljegyezzük mindenki végleges kupacát: melyik oldalból hány van benne, ott van-e a kezdőjelző, és hány darabból áll. Ezen sem átfordítás, sem fizetés nem változtat többé.
thiefs-market-rule-TM-M3 = Ezután fizet a Parancsoló szemkötő, a promókártyákkal pedig a Szűk sikátor is.
thiefs-market-rule-TM-M4 = Ezután kezdődik a Vásárlás.

thiefs-market-rule-TM-P1 = A Vásárlást az kezdi, akinek a kupacában a kezdőjelző van; utána az óramutató járása szerint mindenki egyszer kerül sorra.
thiefs-market-rule-TM-P2 = A körödben vehetsz egy kártyát a piacról, vagy passzolhatsz.
thiefs-market-rule-TM-P3 = Bármelyik sorból vehetsz felfordított kártyát. A megvett lapokat csak a forduló végén pótoljuk, így a későbbi vevők kevesebből válogatnak.
thiefs-market-rule-TM-P4 = Az ár a kártyán látható drágakövek sora. Mindegyikért vagy eldobsz a kupacodból egy ugyanilyen drágakövet mutató kockát, vagy befizetsz 1 aranyérmét.
thiefs-market-rule-TM-P5 = Egy aranyérme bármelyik drágakövet helyettesíti. Bármennyit elkölthetsz és bármennyit gyűjthetsz.
thiefs-market-rule-TM-P6 = Aranyerszénnyel, álarccal és a kezdőjelzővel nem lehet fizetni.
thiefs-market-rule-TM-P7 = Pontosan fizess: drágakövenként egy kocka vagy egy érme, se több, se kevesebb.
thiefs-market-rule-TM-P8 = Fordulónként legfeljebb egy kártyát vehetsz, hacsak egy kártyád többet nem enged. A többletet is ugyanabban a körben kell megvenned.
thiefs-market-rule-TM-P9 = A megvett kártya felfordítva, jól láthatóan fekszik előtted; nem takarhatod el. Minden megszerzett kártya nyilvános.
thiefs-market-rule-TM-P10 = A körödben fel nem használt drágakövek nem érnek semmit: a szakasz végén elvesznek.
thiefs-market-rule-TM-P11 = A „fordulónként egyszer” képességeket és a Kiszállási tervet a Vásárlásban, a saját körödben használhatod, bármilyen sorrendben, vásárlás előtt, közben vagy után, akár vásárlás nélkül is. A kártya attól a pillanattól él, hogy megvetted vagy megkaptad.
thiefs-market-rule-TM-P12 = Egy körben 1 kártyát vehetsz, plusz egyet minden teljesült feltételű többletvásárló kártyádért, és még egyet a Biztosítási svindliért. Ezt minden szerzés után újraszámoljuk.

thiefs-market-rule-TM-E1 = Beváltás: a kupacodban maradt aranyerszényekért darabonként 1 aranyérmét, az álarcokért darabonként 1 hírnévjelzőt kapsz. Ehhez jön a Hamiskás mérleg és a Szigeti birtok jutaléka.
thiefs-market-rule-TM-E2 = A beváltáskor kapott aranyat legkorábban a következő forduló Vásárlásában költheted el.
thiefs-market-rule-TM-E3 = Minden kocka és a kezdőjelző visszakerül az asztal közepére. A kupacokból semmi sem marad meg.
thiefs-market-rule-TM-E4 = Feltöltés: ha a legújabb sorban 5-nél kevesebb kártya van, a saját paklijából 5-re egészítjük ki.
thiefs-market-rule-TM-E5 = Ha az A vagy a B pakli a feltöltés közben elfogy, a maradéka még a saját sorába kerül, majd azonnal új sor nyílik a következő pakli 5 lapjával.
thiefs-market-rule-TM-E6 = Ha a pakliban pontosan annyi lap van, amennyi kell, a sor megtelik, és a következő pakli még nem nyílik ki. Majd akkor, amikor először nem futja a feltöltésre.
thiefs-market-rule-TM-E7 = A régebbi sorokat már nem töltjük fel, de a lapjaik eladók maradnak. Így a piacon 5-nél több kártya is lehet.
thiefs-market-rule-TM-E8 = Ha a C jelű sor feltöltéséhez nincs elég lap a C pakliban, nem osztunk többet, és a játék véget ér.
thiefs-market-rule-TM-E9 = Különben új forduló kezdődik azzal a játékossal, akinél a kezdőjelző volt.

thiefs-market-rule-TM-G1 = A játék azonnal véget ér, ha egy forduló végén a C sort nem lehet 5 lapra feltölteni. A forduló beváltása addigra megtörtént, tehát még számít.
thiefs-market-rule-TM-G2 = Hasonlítsátok össze a cinkosikonokat a kártyáitokon. A legtöbb 3 pontot, a második legtöbb 1 pontot ér.
thiefs-market-rule-TM-G3 = Hasonlítsátok össze az aranyérméiteket. A legtöbb 3 pontot ér; a második helyért nem jár semmi.
thiefs-market-rule-TM-G4 = Ha a cinkosoknál vagy az aranynál többen osztoznak egy helyen, mindegyikük 1 ponttal kevesebbet kap érte: az első helyért 2-t, a cinkosok második helyéért 0-t.
thiefs-market-rule-TM-G5 = Ezek a pontok a végeredményhez adódnak, hírnévjelző nem jár értük.
thiefs-market-rule-TM-G6 = Add hozzá a kártyáid pontjait, a játék végi számításokkal együtt.
thiefs-market-rule-TM-G7 = Minden hírnévjelződ 1 pont. Az aranyérmék önmagukban nem érnek pontot.
thiefs-market-rule-TM-G8 = Akinek a legtöbb pontja van, az győz.
thiefs-market-rule-TM-G9 = Pontegyenlőségnél az győz, akinek több kártyája van.
thiefs-market-rule-TM-G10 = Ha ez sem dönt, az győz, akinek több jelzője van, az aranyérméket és a hírnévjelzőket együtt számolva.
thiefs-market-rule-TM-G11 = Ha még mindig egyenlő az állás, asztalnál az nyer, aki a kezdőjelzőt felkapva elsőként elrohan vele. Itt közös a győzelem.

thiefs-market-rule-TM-K1 = Átfordítás: fordulónként egyszer kupacod egyik, a kártyán megnevezett oldalt mutató kockáját dobás nélkül a megengedett oldalak egyikére fordíthatod. A kocka a kupacodban marad, és mostantól az új oldala számít.
thiefs-market-rule-TM-K2 = Eladás: fordulónként egyszer eldobhatod kupacod egyik, a megnevezett drágakövet mutató kockáját, és azonnal kapsz érte 1 hírnévjelzőt.
thiefs-market-rule-TM-K3 = Galád szándékú vaskesztyű: fordulónként egyszer eldobhatsz egy álarcot, és azonnal kapsz érte 1 aranyérmét. Még ebben a körben el is költheted.
thiefs-market-rule-TM-K4 = Többletvásárlás: ha végleges kupacodban van legalább egy a megnevezett drágakőből, ebben a körben eggyel több kártyát vehetsz. Kártyánként egyet, akárhány ilyen kockád van, a szokásos áron.
thiefs-market-rule-TM-K5 = A többletvásárlás csak a feljegyzett végleges kupacot nézi: nem vész el, ha a kockát elköltöd vagy átfordítod, és nem szerezheted meg utólagos átfordítással.
thiefs-market-rule-TM-K6 = Vásárlási jutalom: valahányszor olyan kártyát veszel, amelynek nyomtatott árában ott van a megnevezett drágakő, azonnal kapsz 1 hírnévjelzőt. Ez magára a kártyára is igaz; vásárlásonként egy jár, bármivel fizettél.
thiefs-market-rule-TM-K7 = Ha több vásárlási jutalmad van, ugyanarra a vásárlásra mindegyik külön-külön fizet.
thiefs-market-rule-TM-K8 = A Nyakék és az Árnyékcsuklya 2, a Bross és a Fenyegető monokli 3, a Bunda és az Irdatlan övcsat 4, a Korona és a Jogar 6 pontot ér.
thiefs-market-rule-TM-K9 = Parancsoló szemkötő: ha az Osztozkodás végén a te kupacodban van a kezdőjelző, kapsz 1 hírnévjelzőt. Abban a fordulóban, amelyikben megveszed, még nem hat.
thiefs-market-rule-TM-K10 = Egy búvóhely egyedül a kisebb, legalább két búvóhelyikonnal a nagyobb értékét éri: a Sarki búvóhely 1 vagy 2, a többi 2 vagy 4 pontot.
thiefs-market-rule-TM-K11 = Hamiskás mérleg: ha a forduló végén legalább egy aranyerszényt beváltasz, összesen 1 aranyérmével többet kapsz. Már a vásárlás fordulójában is hat.
thiefs-market-rule-TM-K12 = Szerencsehozó állati végtag: valahányszor elrabolják a kupacodat, megnevezhetsz egyet a visszatett kockák közül, amelyiket nem dobják újra. Ha csak a kezdőjelző kerül vissza, nincs mit választani.
thiefs-market-rule-TM-K13 = Szerencsehozó állati végtag: közvetlenül az Osztozkodás után egyszer újradobhatod kupacod egyik kockáját; az eredmény marad. Ha nincs kockád, a lehetőség elmarad.
thiefs-market-rule-TM-K14 = Címkétlen főzet: amint megveszed, kikerül a játékból, és ingyen megkapod azt a kártyát, amelyik a piacra következne. Ez szerzés, nem vásárlás; ha nincs több lap, nem kapsz semmit.
thiefs-market-rule-TM-K15 = Ördögi marok: valahányszor elrabolják a kupacodat, azonnal kapsz 1 hírnévjelzőt.
thiefs-market-rule-TM-K16 = Kapitális fogás, Nagy balhé: amint megszerzed, annyi hírnévjelzőt kapsz, ahány darab zsákmány volt e fordulóban a végleges kupacodban. A kezdőjelző is számít, és az is, amit már elköltöttél.
thiefs-market-rule-TM-K17 = Gyűjtögető gólem: 3 pont minden teljes pár varázslatikonodért; a saját ikonja is számít.
thiefs-market-rule-TM-K18 = Kiszállási terv: a Vásárlásban, a saját körödben akárhányszor befizethetsz 1 aranyérmét 2 hírnévjelzőért.
thiefs-market-rule-TM-K19 = Biztosítási svindli, ár: minden kártyáért eggyel kevesebb drágakövet fizetsz, és te választod, melyik marad el. Az ár nullára is csökkenhet, de önmagát a svindli nem teszi olcsóbbá.
thiefs-market-rule-TM-K20 = Biztosítási svindli, vásárlás: minden körödben eggyel több kártyát vehetsz, már abban is, amelyikben megszerezted.
thiefs-market-rule-TM-K21 = Szigeti birtok: ha a forduló végén legalább egy álarcot beváltasz, összesen 1 hírnévjelzővel többet kapsz. Már a vásárlás fordulójában is hat.
thiefs-market-rule-TM-K22 = Hűségprogram: a játék végén 1 pont minden további kártyádért.
thiefs-market-rule-TM-K23 = Választási kampány: a játék végén 1 pont minden 2 hírnévjelződért, lefelé kerekítve.
thiefs-market-rule-TM-K24 = Kincses térkép: 7 pontot ér; ha bármelyik másik játékosnak is van térképikonja, csak 5-öt.
thiefs-market-rule-TM-K25 = Az alapjáték egyik kártyája sem vesz el hírnévjelzőt, nem nyúl más jelzőihez vagy kártyáihoz, és nem semmisít meg megszerzett kártyát. Egyedül a Címkétlen főzet tűnik el, önmagától.
thiefs-market-rule-TM-K26 = A felszerelésikonnak és a tervikonnak az alapjáték kártyáin nincs hatása.
thiefs-market-rule-TM-K27 = Kaméleonpörkölt: amint megszerzed, ki kell választanod egy másik játékos egyik kártyáját, és a pörkölt az árát kivéve mindenben annak tartós másolata lesz.
thiefs-market-rule-TM-K28 = Szűk sikátor: ha az Osztozkodás végén bármelyik másik játékos végleges kupaca legalább 5 darabból áll, összesen 2 hírnévjelzőt kapsz. A vásárlás fordulójában még nem hat.
thiefs-market-rule-TM-K29 = Micsoda: saját hatása nincs, de minden fajtából van rajta egy ikon, és ezek mindenhol számítanak.
thiefs-market-rule-TM-K30 = Állítólagos átok: a játék végén 1 pont minden varázslatikonért a többi játékos kártyáin.

thiefs-market-rule-TM-V1 = A szabálykönyvben nincs változat, sem egy- vagy kétszemélyes játékmód.
thiefs-market-rule-TM-V2 = Ha szeretnétek, négy promókártya is bekerül a B és a C pakliba, mielőtt lapokat vennénk ki. A paklik mérete nem változik, így több lap marad ki.

thiefs-market-rule-TM-X1 = Példa: ha a kirabolt kupac egy piros és egy kék drágakőből meg a kezdőjelzőből áll, hatféleképpen dönthetsz: megtarthatsz bármelyik két darabot vagy bármelyik egyet. A visszatett kockákat újra kell dobni, a kezdőjelzőt nem.
thiefs-market-rule-TM-X2 = Példa: ha ebben a fordulóban 3 A jelű lapot vettek meg, és a pakliban van legalább 3, a feltöltéskor 3 új kerül ki, és az A jelű sor ismét 5 lapos.
thiefs-market-rule-TM-X3 = Példa: ha az A jelű sorban 2 lap maradt, és az A pakli üres, 5 B jelű lap fordul fel, és 7 kártya közül lehet választani. Később az A jelű sor tovább fogy, a B jelű sort viszont mindig 5-re töltjük.
thiefs-market-rule-TM-X4 = Példa: ha az utolsó kupac nélküli játékos az asztal közepéről vesz, mindent visz; ezzel mindenkinek van kupaca, és a kezdőjelző is elkelt.
thiefs-market-rule-TM-X5 = Példa: ha már mind a 33 aranyérme gazdára talált, a következő akkor is jár.

thiefs-market-rule-TM-Q1 = Nulla zsákmányt nem vehetsz el: legalább egy darabot vinned kell.
thiefs-market-rule-TM-Q2 = Ha az asztal közepe üres, akinek nincs kupaca, annak rabolnia kell. Kirabolható kupac ilyenkor mindig akad.
thiefs-market-rule-TM-Q3 = Rablás után nem feltétlenül a kirabolt játékos jön, hanem a rablótól az óramutató járása szerint a legközelebbi, akinek nincs kupaca.
thiefs-market-rule-TM-Q4 = A rabló előbb eldönti, mit tart meg és mit tesz vissza; az újradobás csak utána jön, egyszerre minden visszatett kockával.
thiefs-market-rule-TM-Q5 = Visszatehetsz csupán a kezdőjelzőt is; ilyenkor nem dob senki.
thiefs-market-rule-TM-Q6 = Arannyal akkor is fizethetsz, ha volna hozzá drágaköved: drágakövenként szabadon választasz kocka és érme között.
thiefs-market-rule-TM-Q7 = Az arany gyűjtésének és elköltésének nincs felső határa. Ha akartok, házi szabályként megállapodhattok egyben.
thiefs-market-rule-TM-Q8 = A rablás nem kerül pontba. Egyetlen ára, hogy legalább egy darabot vissza kell tenni.
thiefs-market-rule-TM-Q9 = Túlfizetni nem lehet, azért sem, hogy megszabadulj egy kockától.
thiefs-market-rule-TM-Q10 = Képességet csak a Vásárlásban, a saját körödben használhatsz, de a frissen szerzett kártyáét már ugyanabban a körben is.
thiefs-market-rule-TM-Q11 = Ha nem vásárolsz, a képességeidet akkor is használhatod, mielőtt befejezed a kört.
thiefs-market-rule-TM-Q12 = Az Osztozkodás végének sorrendje: a Szerencsehozó állati végtag újradobása, a végleges kupacok feljegyzése, majd a Parancsoló szemkötő és a Szűk sikátor.
thiefs-market-rule-TM-Q13 = A Kapitális fogás és a Nagy balhé a kezdőjelzőt is beszámítja.
thiefs-market-rule-TM-Q14 = A többletvásárló kártya akkor is működik, ha éppen a megnevezett drágakővel fizettél érte: a körödet megelőzően feljegyzett végleges kupac számít.
thiefs-market-rule-TM-Q15 = Ha a Parancsoló szemkötőt a kezdőjelző birtokában veszed meg, ebben a fordulóban még nem jár jelző: az Osztozkodás már lezárult.
thiefs-market-rule-TM-Q16 = A vásárlási jutalom a nyomtatott árat nézi, nem azt, hogy végül mivel és mennyit fizettél.
thiefs-market-rule-TM-Q17 = A Címkétlen főzettel szerzett kártya nem vásárlás, így nem jár érte jutalom. A főzet megvételéért jár, de csak azoktól a kártyáktól, amelyek már előtte is a tieid voltak.
thiefs-market-rule-TM-Q18 = A Címkétlen főzet egy vásárlásnak számít, felfordítva kikerül a játékból, nem számít a kártyáid közé, és a helyét a szokásos módon pótoljuk. Akkor is megvehető, ha már nincs mit szerezni vele.
thiefs-market-rule-TM-Q19 = Ha a C pakli már nyitva van, a Címkétlen főzet a C felső lapját adja, akkor is, ha a B sorból vetted.
thiefs-market-rule-TM-Q20 = Szerencsehozó állati végtag: a kirabolt tulajdonos dönt, miután a rabló választott, de még dobás előtt. Nem kötelező élni vele.
thiefs-market-rule-TM-Q21 = A Biztosítási svindlivel az egyetlen drágakőbe kerülő kártya ingyenes. Attól még vásárlás, és a vásárlási jutalmak is járnak érte.
thiefs-market-rule-TM-Q22 = Ha a cinkosoknál holtverseny van az első helyen, a következő még mindig második: 1 pontot kap, illetve semmit, ha azon a helyen is többen osztoznak.
thiefs-market-rule-TM-Q23 = Akinek nincs egyetlen cinkosa vagy egyetlen aranya sem, az azért nem kaphat pontot.
thiefs-market-rule-TM-Q24 = A végső döntetlen közös győzelem. A játékosok kedvtelésből versenyezhetnek a kezdőjelzőért, de rangsorolt játszmában soha.
thiefs-market-rule-TM-Q25 = Az utolsó beváltáskor kapott aranyat a Kiszállási terv már nem váltja hírnévre: csak a saját körödben működik.
thiefs-market-rule-TM-Q26 = A Hűségprogram minden további előtted fekvő kártyát számol, a főzettel szerzettet is. Az eldobott főzetet nem.
thiefs-market-rule-TM-Q27 = Ha mindkét Kincses térkép nálad van, 7-7 pontot érnek, hacsak másvalakinek nincs térképikonja.
thiefs-market-rule-TM-Q28 = A Szigeti birtokon térképikon van, az ára egy zöld és egy kék drágakő.
thiefs-market-rule-TM-Q29 = A Kapitális fogáson tervikon van.
thiefs-market-rule-TM-Q30 = Ha a C pakli már nem elég, a maradék lapjai nem kerülnek ki: azonnal jön az értékelés.
thiefs-market-rule-TM-Q31 = Ha a C jelű sor teljes, a játék folytatódik, akkor is, ha a C pakli üres.
thiefs-market-rule-TM-Q32 = Vásárolni senki sem köteles. Kutatási környezet 100 forduló után félbeszakíthatja a játszmát, de ezt megszakításként kell jelentenie.
thiefs-market-rule-TM-Q33 = A beváltás mindenkinél egyszerre történik; a sorrend közömbös.
thiefs-market-rule-TM-Q34 = A szabálykönyv példájában a kifogyott pakli két lapja A jelű.
thiefs-market-rule-TM-Q35 = A paklik vastagsága nyilvános; a lapok sorrendje és a kivett lapok nem.
thiefs-market-rule-TM-Q36 = Nem fordíthatsz kockát ugyanarra az oldalra, és olyat sem, amelyik már nincs a kupacodban.
thiefs-market-rule-TM-Q37 = Ugyanazt a kockát egy körben többször is átfordíthatod, ha mindig másik kártyával teszed.
thiefs-market-rule-TM-Q38 = A Kaméleonpörkölt már a megszerzés pillanatában másol, minden más hatás előtt, és onnantól a másolt kártya ikonjai, hatása és pontjai élnek. A saját ára megmarad; ha senki másnak nincs kártyája, hatás nélkül marad.
thiefs-market-rule-TM-Q39 = A Vásárlásban akkor ér véget a köröd, amikor te mondod. Ha már semmi mást nem tehetnél, a program is befejezheti helyetted.
thiefs-market-rule-TM-Q40 = A további helyeket is a pontok, a kártyák, majd a jelzők száma dönti el. Aki mindháromban egyenlő, helyen osztozik.
thiefs-market-rule-TM-Q41 = Ha ketten is rendelkeznek ugyanazzal az Osztozkodás végi hatással, a kezdőjelző birtokosa jön előbb, majd az óramutató járása szerint a többiek.

thiefs-market-rule-TM-D1 = Döntés az Osztozkodásban: az asztal közepéről veszel, vagy kirabolod valamelyik kirabolható játékost.
thiefs-market-rule-TM-D2 = Döntés: mit veszel el az asztal közepéről. Bármi lehet, csak üres nem; az utolsó kupac nélküli játékos mindent visz.
thiefs-market-rule-TM-D3 = Döntés rabláskor: mit tartasz meg. Legalább egy darabot meg kell tartanod, és legalább egyet vissza kell tenned.
thiefs-market-rule-TM-D4 = Döntés a Szerencsehozó állati végtaggal, ha kiraboltak: melyik visszatett kockát ne dobják újra, ha bármelyiket.
thiefs-market-rule-TM-D5 = Döntés a Szerencsehozó állati végtaggal az Osztozkodás után: melyik saját kockádat dobod újra, ha bármelyiket.
thiefs-market-rule-TM-D6 = Döntés a Vásárlásban, akár többször: megveszel egy kártyát, használsz egy képességet, élsz a Kiszállási tervvel, vagy befejezed a kört.
thiefs-market-rule-TM-D7 = Döntés a Biztosítási svindlivel: az ár melyik drágaköve maradjon el.
thiefs-market-rule-TM-D8 = Döntés vásárláskor: melyik drágakőből hányat fizetsz arannyal. Alapesetben a kockák mennek előbb.
thiefs-market-rule-TM-D9 = Döntés átfordításkor: a kártyán szereplő oldalak közül melyikre.
thiefs-market-rule-TM-D10 = Döntés a Kaméleonpörkölttel: melyik másik játékos melyik kártyáját másolja.

thiefs-market-rule-TM-T1 = Előre megírt próbákban a kockák kötött sorrendben gurulnak: a forduló elején sorban egymás után, a visszatettek pedig régi oldaluk szerint: piros, fehér, kék, zöld, aranyerszény, álarc.

thiefs-market-rule-TM-I1 = Az asztal közepén, a kupacokban és a forduló során elköltve összesen mindig 10, 11 vagy 13 kocka van, három, négy, illetve öt játékosnál.
thiefs-market-rule-TM-I2 = Pontosan egy kezdőjelző van: az asztal közepén vagy egyetlen kupacban. A Vásárlás alatt mindig kupacban.
thiefs-market-rule-TM-I3 = Az Osztozkodás végén az asztal közepe üres, és minden kupacban van legalább egy darab.
thiefs-market-rule-TM-I4 = Az Osztozkodásban csak kupac nélküli játékos lép, és mindig van mit lépnie. Egy szakasz legfeljebb 22, 34, illetve 51 lépésig tart három, négy, illetve öt játékosnál.
thiefs-market-rule-TM-I5 = Minden kártya pontosan egy helyen van: kivéve, pakliban, sorban, valakinél vagy eldobva. Összesen 49, ebből 36 vesz részt a játékban.
thiefs-market-rule-TM-I6 = Egy sorban legfeljebb 5 lap lehet. A forduló elején a legújabb sorban pontosan 5, a régebbiekben legfeljebb 4 van, és ezek sosem nőnek.
thiefs-market-rule-TM-I7 = Senkinek sem lehet 0-nál kevesebb aranya, felső határ nincs. A hírnévjelzők száma sosem csökken.
thiefs-market-rule-TM-I8 = Egy körben legfeljebb annyi kártyát vehetsz, amennyit a képességeid engednek, és sosem többet 6-nál.
thiefs-market-rule-TM-I9 = Minden „fordulónként egyszer” képesség egy fordulóban legfeljebb egyszer használható.
thiefs-market-rule-TM-I10 = Egy vásárlás pontosan annyi kockát és érmét vesz el a vevőtől, amennyi az ár a kedvezmény után; másnál semmi sem változik.
thiefs-market-rule-TM-I11 = Amíg valaki lép, mások javai csak úgy változhatnak, hogy kirabolják őket, vagy fizet nekik az Ördögi marok.
thiefs-market-rule-TM-I12 = A cinkosokért kiosztott pontok összege 0, ha senkinek sincs cinkosa; egyedüli elsőnél 3 vagy 4, holtversenynél fejenként 2 és legfeljebb még 1. Az aranyért járóké 0, 3 vagy fejenként 2.
thiefs-market-rule-TM-I13 = Amit egy játékos lát, abban nincs benne mások hírnévjelzőinek száma, sem lefordított vagy kivett kártya, sem eljövendő dobás.
thiefs-market-rule-TM-I14 = A paklik mindig A, B, C sorrendben nyílnak, és a játék csak a feltöltéskor érhet véget, amikor a C pakli kevés.
thiefs-market-rule-TM-I15 = Ugyanaz a véletlenmag és ugyanazok a döntések ugyanazt a játszmát adják.

## pages

thiefs-market-can-buy = Ennyi kártyát tudsz kifizetni: { $count }. Hátralévő vásárlás: { $left }.
thiefs-market-guide-buy = Most már mindenkinek van kupaca, jöhet a vásárlás, { $name }. Amit ki tudsz fizetni, az világít. Vedd meg az Alkimista konyhát a két piros kővel.
thiefs-market-guide-done = Ez volt egy teljes forduló, { $name }: a kártya mostantól neked dolgozik, az álarcodból pedig egypontos hírnévjelző lett. A fordulók addig követik egymást, míg a C pakli el nem fogy; akkor számoljuk a hírnevet, a kártyákat, a cinkosokat és az aranyat. Készen állsz az igazi asztalra!
thiefs-market-guide-rob = Kiraboltak! Ez a játék lényege, { $name }: akinek nincs kupaca, elveheti valaki másét, de valamit vissza kell tennie. Holló kupaca a legnagyobb. Válaszd a Rablást az ő standján; tartsd meg a két pirosat és az álarcot, a többire pedig koppints rá: visszakerül középre, és újra dobjuk.
thiefs-market-guide-take = Üdv, { $name }! A középen lévő kockák a zsákmány. A drágakövekért kártyát veszel; az erszényből arany lesz, az álarcból hírnév. Két pirosért meglenne az Alkimista konyha: kattints két piros kockára és egy álarcra, aztán vedd el őket. A kis kupac senkit sem csábít.
thiefs-market-length = 30–50 perc
thiefs-market-infamy-hidden = a végéig titkos
thiefs-market-no-pile = még nincs kupaca
thiefs-market-pick-all = Már csak neked nincs zsákmányod, ezért középen semmi sem maradhat. Ha mindent elviszel, az osztozkodás véget ér.
thiefs-market-pick-idle = Koppints középen azokra a kockákra, amelyeket elvennél, vagy rabold ki az egyik standot.
thiefs-market-pick-keep = Megtartom:
thiefs-market-pick-return = visszateszem:
thiefs-market-pick-take = Elveszem:
thiefs-market-pile-size = { $count } darab zsákmány
thiefs-market-pool-empty = Középen nincs semmi.
thiefs-market-rob = { $name } kirablása
thiefs-market-cards-lead = Az összes kártya: balra fent az ára, jobbra fent a fajtája, lent a hatása.
thiefs-market-step-split = Osztozkodás
thiefs-market-step-buy = Vásárlás
thiefs-market-step-exchange = Beváltás
thiefs-market-notation = A jelölésben: piros R, fehér W, kék B, zöld G, erszény Y, álarc I, kezdőjelző S. take R B; rob 2 keep R; buy A07.
thiefs-market-row = { $deck } jelű sor
thiefs-market-safe = egy darab: biztonságban
thiefs-market-take-all = { $count ->
    [one] Elvétel
   *[other] Az összes elvétele ({ $count })
  }
thiefs-market-take-chosen = A kijelölteket veszem el
thiefs-market-yours = A kupacod és a kártyáid
thiefs-market-page-loot = Zsákmány
thiefs-market-loot = A zsákmány
thiefs-market-tied = Összekötve: mindent vagy semmit
thiefs-market-tap = Koppints arra, amit elvinnél; a többi marad
thiefs-market-choose = Válaszd ki, mi marad nálad
thiefs-market-keeps = Megtartod
thiefs-market-goes-back = Visszakerül, újra dobjuk
thiefs-market-tap-moves = koppintásra átkerül a másik oldalra
thiefs-market-one-back = legalább egy darabot vissza kell tenni
thiefs-market-booth-old = Utolsó darabok
thiefs-market-booth-new = Ma éjjel új
thiefs-market-pay = Kifizetheted
thiefs-market-pay-gold = Kifizetheted, { $count } arany
thiefs-market-then = Elég a vételhez
thiefs-market-then-gold = Elég, ha fizetsz { $count } aranyat
thiefs-market-no-purchase = nincs több vásárlás
thiefs-market-short = hiányzik: { $gem }
thiefs-market-short-or = kell: { $gem }/{ $other }
thiefs-market-short-many = hiányzik { $count }
thiefs-market-henchmen = Cinkosok
thiefs-market-prize-two = 1. 3★ · 2. 1★
thiefs-market-prize-one = 1. 3★
thiefs-market-deck-fill = { $deck } sor: fordulónként ötre egészül ki.
thiefs-market-deck-next = { $next } sor: akkor nyílik, ha { $deck } pakli elfogy.
thiefs-market-deck-last = A játék akkor ér véget, ha { $deck } pakli elfogy.
thiefs-market-pile = A kupacod
thiefs-market-cards = A kártyáid: vásárláskor használhatod őket
thiefs-market-not-this = Inkább nem
thiefs-market-rob-this = { $name } kirablásának mérlegelése
thiefs-market-robbing = { $name } kirablása: válaszd ki, mit tartasz meg.
thiefs-market-rob-short = Rablás
thiefs-market-rob-none = Tarts meg legalább egyet
thiefs-market-rob-all = Előbb tegyél vissza egyet
thiefs-market-pile-of = { $name } kupaca
thiefs-market-pick-rob = Középen nem maradt semmi: rabolj ki valakit.
thiefs-market-end-sure = Befejezed a köröd?
thiefs-market-end-lost = elvész: { $gems }
thiefs-market-use-now = használhatod
thiefs-market-needs = kell: { $gem }
thiefs-market-infamy-secret = a hírneved titkos
thiefs-market-pile-spent = a kupac elfogyott
thiefs-market-after-you = utánad következik
thiefs-market-pile-to-be = A leendő kupacod
thiefs-market-would-hold = Darabok: { $n }. Kirabolhat: { $who }.
thiefs-market-would-safe = Egyetlen darabot nem rabolhatnak el.
thiefs-market-would-end = Ezzel mindenkinek lesz kupaca, és jön a vásárlás.
thiefs-market-would-begin = A kezdőjelzővel te vásárolsz először.
thiefs-market-could-buy = Elég ehhez: { $cards }.
thiefs-market-could-not = Egyelőre egyik kártyára sem elég.
thiefs-market-take-verb = Elveszem:
thiefs-market-leaves = középen marad: { $n }
thiefs-market-leaves-none = középen nem marad semmi
thiefs-market-counter = A pult
thiefs-market-you-pay = Ezzel fizetsz
thiefs-market-no-die = nincs { $gem } kocka
thiefs-market-no-gold = nincs több arany
thiefs-market-one-gold = 1 arany
thiefs-market-for-free = ingyen
thiefs-market-left = Marad
thiefs-market-at-once = Azonnal működik, már ebben a körben.
thiefs-market-at-end = A játék végén számít.
thiefs-market-next-round = A következő fordulótól működik.
thiefs-market-buy-this = Megveszed? { $card }
thiefs-market-buy-for = Megveszem:
thiefs-market-buy-free = Megveszem ingyen

# end of pages

## errors
# „3. sor:” után vagy [TM-S1] előtt állnak: kisbetűvel, pont nélkül.

thiefs-market-error-cards-many = { $where }: { $found } kártya, pedig legfeljebb { $most } lehet
thiefs-market-error-cards-unique = { $where }: két kártyának is olyan hatása van, amelyből csak egy lehet
thiefs-market-error-card-deck = { $where }: a pakli (deck) csak A, B vagy C lehet
thiefs-market-error-card-cost = { $where }: az ár (cost) R, W, B, G betűkből áll, legalább egyből, és egyformából legfeljebb három lehet
thiefs-market-error-card-icons = { $where }: az ikonok (icons) betűi: { $icons }
thiefs-market-error-cards-icons = { $where }: az összes kártyán együtt { $found } { $icon } ikon van, pedig legfeljebb { $most } lehet
thiefs-market-error-card-module = { $where }: a modul (module) csak „promo” lehet
thiefs-market-error-effect-unknown = { $where }: ismeretlen hatás: „{ $effect }”
thiefs-market-error-effect-flip = { $where }: a fordítás minden céloldalt egyszer nevez meg, a sajátját soha
thiefs-market-error-deck-keep = { $where }: decks.keep.{ $deck } legalább { $low }, és legfeljebb annyi, ahány lapos a pakli ({ $high })
thiefs-market-error-dice-in-play = { $where }: dice.in_play.{ $seats } csak { $low } és { $high } közötti lehet
thiefs-market-error-start-seat = a start beállítás ezt a helyet nevezi meg: { $seat }, pedig a helyek száma { $seats }
thiefs-market-error-no-loot = „{ $word }” nem zsákmány; van: { $known }
thiefs-market-error-which-loot = írd meg, melyik zsákmányt, például: red blue marker (TM-Q1)
thiefs-market-error-one-marker = csak egy kezdőjelző van
thiefs-market-error-only-dice = csak { $dice } kocka van
thiefs-market-error-gems-of-a-colour = egyetlen kártya árában sincs ennyi egyszínű drágakő
thiefs-market-error-roll-dice = egy dobás 1–{ $dice } kockából áll
thiefs-market-error-loot-list = a zsákmány kockaoldalak listája vagy szövege, például R R S
thiefs-market-error-marker-aside = a kezdőjelzőt sosem dobják újra; középen (pool) a helye
thiefs-market-error-used = csak olyan képesség használható, amellyel a tolvaj rendelkezik
thiefs-market-error-stew-owner = csak az másolhat kártyát, akié a Kaméleonpörkölt
thiefs-market-error-stew-card = ez a kártya egyik másik tolvajé sem
thiefs-market-error-row-early = { $deck } jelű sor: már kint van, pedig a paklija még nem következik
thiefs-market-error-only-potion = a játékból csak a Címkétlen főzet kerülhet ki
thiefs-market-error-other-deck = másik pakliba tartozik: { $id }
thiefs-market-error-deck-over = ezzel a betűvel több mint { $most } kártya van
thiefs-market-error-deck-older = mire sorra kerül ez a pakli: { $current }, ez már elfogyott: { $deck }
thiefs-market-error-deck-left = { $out } kártya máshol van, így a pakliban { $left } maradt, nem { $found }
thiefs-market-error-turn-split = az Osztozkodásban csak olyan tolvaj kerül sorra, akinek nincs kupaca
thiefs-market-error-lucky-save = kockát csak az kímélhet meg, akié a Szerencsehozó állati végtag
thiefs-market-error-no-robbery = nem volt olyan rablás, amely után kocka került volna vissza
thiefs-market-error-lucky-reroll = újradobni csak az dobhat, akié a Szerencsehozó állati végtag, és van kockája
thiefs-market-error-gaining-phase = a Kaméleonpörköltet nevezi meg, és csak a copy szakaszban
thiefs-market-error-gaining-stew = másolni csak a saját Kaméleonpörkölttel lehet
thiefs-market-error-marker-in-pile = a kezdőjelzőnek valakinek a kupacában kell lennie
thiefs-market-error-marker-stays = a kezdőjelző sosem hagyja el a kupacát
thiefs-market-error-purchases = több vásárlás, mint a megengedett { $most }
thiefs-market-error-grabbed = a versenyt csak az nyerheti meg, aki a győzelemért holtversenyben áll
thiefs-market-error-between-rounds = két forduló között senkinél sincs zsákmány, és dobás sincs
thiefs-market-error-pool-empty = az Osztozkodás után az asztal közepe (pool) üres
thiefs-market-error-all-piles = az Osztozkodás után mindenkinek van kupaca
thiefs-market-error-dice-over = { $found } kocka, pedig csak { $dice } van játékban
thiefs-market-error-dice-piles = a kupacokban { $found } kocka van, pedig { $dice } van játékban
thiefs-market-error-dice-count = { $found } kocka, pedig { $dice } van játékban
thiefs-market-error-which-pool = add meg, milyen zsákmány van középen (pool)
thiefs-market-error-potion-owned = a Címkétlen főzet a megvételekor kikerül a játékból: senkinek sincs a kártyái között
thiefs-market-error-row-older = a legújabbnál régebbi sorban legfeljebb négy kártya van
thiefs-market-error-turn-first = amíg senkinek sincs kupaca, a kezdőjátékos következik
thiefs-market-error-turn-order = az előző tolvajnak már van kupaca: a kör mindig a legközelebbi kupac nélküli tolvajé
thiefs-market-error-gaining-model = senki másnak nincs lemásolható kártyája
thiefs-market-error-final-over = a végleges kupacokban (final) { $found } kocka van, pedig csak { $dice } van játékban
thiefs-market-error-still-to-play = ez a tolvaj csak ezután vásárol: még semmit sem használt, vett vagy fizetett, és a kupaca a végleges kupac (final)
thiefs-market-error-pile-over = több zsákmány, mint a végleges kupacban (final)
thiefs-market-error-pile-faces = a végleges kupachoz (final) képest több kocka mutat más oldalt, mint amennyit a használt képességek elfordíthattak
thiefs-market-error-marker-left = a kezdőjelzőnek középen (pool) vagy egy kupacban kell lennie

# Saját fájlban átnevezett kártya, a kártyák alakjaival.
thiefs-market-own-card = { $name }
    .def = ez a kártya: „{ $name }”
    .defacc = ezt a kártyát: „{ $name }”

# end of errors
