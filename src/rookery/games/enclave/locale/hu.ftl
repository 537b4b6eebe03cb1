### Enclave: Hungarian

enclave-name = Enclave
enclave-hook = Lopd vissza a jövőt egy paradicsomból, amely nem a tiéd.
enclave-summary = A világnak vége, és akik véget vetettek neki, saját paradicsomukban élnek. A tolvajok a réseken át ugranak oda. Hat fordulón át együtt döntitek el, milyen sorrendben nyílnak a város helyszínei, titokban választjátok ki négy látogatásotokat, páncélt, gyógyszert és gépalkatrészt vesztek, megpakoljátok a szarkofágot, mielőtt a csapdák kiderülnek, és a megszerzett tudást a fához viszitek, ahol pont lesz belőle. Akinek egy forduló végén négy falapkája van, az nyer.
enclave-length = körülbelül 2 óra
enclave-reconstructed = A játék legtöbb értéke rekonstruált: a szabálykönyv, amelyből dolgozunk, a szabályokat, a darabszámokat és mind a tizenöt fakártyát leírja, a többi kártyát azonban csak példákban mutatja. Hogy hogyan hívják a küldetéseket, leleteket, védő és gyógyító eszközöket és fejlesztéseket, mit tudnak és mennyibe kerülnek, mennyit fizet a Pásztor, mik Lizard őméltósága és Angelos számai, és hol kezdődik a kritikus és a szuper állapot, az tőlünk való, botok több ezer játszmájában kipróbálva.
enclave-cards-lead = Minden kártya: a két piac kínálata, a küldetések csapdáikkal és jutalmukkal, maguk a csapdák, a leletek és a fa tizenöt kártyája.

## Places

enclave-location-shepherd = Pásztor
enclave-location-oracle = Jós
enclave-location-outlet = Maggot outletje
enclave-location-square = Tőrök tere
enclave-location-crossing = Átkelés az Enklávéba
enclave-location-tree = Irány a fa

## Decks

enclave-deck-outlet = Maggot outletje kártyák
enclave-deck-square = Tőrök tere kártyák
enclave-deck-missions = küldetések
enclave-deck-traps = csapdák
enclave-deck-finds = leletek
enclave-deck-tree = fakártyák

enclave-item-outlet = { $count } Maggot outletje kártya
enclave-item-square = { $count } Tőrök tere kártya
enclave-item-missions = { $count } küldetés
enclave-item-traps = { $count } csapda
enclave-item-finds = { $count } lelet
enclave-item-1-top = 1. lap felülre
enclave-item-1-bottom = 1. lap alulra
enclave-item-2-top = 2. lap felülre
enclave-item-2-bottom = 2. lap alulra
enclave-item-3-top = 3. lap felülre
enclave-item-3-bottom = 3. lap alulra
enclave-item-4-top = 4. lap felülre
enclave-item-4-bottom = 4. lap alulra
enclave-item-5-top = 5. lap felülre
enclave-item-5-bottom = 5. lap alulra
enclave-item-6-top = 6. lap felülre
enclave-item-6-bottom = 6. lap alulra

enclave-colour-red = piros
enclave-colour-blue = kék
enclave-colour-green = zöld
enclave-colour-yellow = sárga

enclave-thief-red = Ansgar Voss
enclave-thief-blue = Mirela Quint
enclave-thief-green = Rudo Halloran
enclave-thief-yellow = Ysolde Brandt

enclave-category-markers = fajelző
enclave-category-tiles = falapka
enclave-category-coins = érme
enclave-category-finds = leletkártya

enclave-word-p = fizikai
enclave-word-m = szellemi
enclave-word-sesame = szezám
enclave-word-sarcophagus = szarkofág
enclave-word-coins = érme
enclave-word-knowledge = tudás
enclave-word-tiles = falapka
enclave-word-points = pont
enclave-word-hand = kéz
enclave-word-row = kínálat
enclave-word-pile = dobópakli
enclave-word-round = forduló
enclave-word-order = körsorrend
enclave-word-prepared = felkészüléslapka
enclave-word-sync = szinkronlapka
enclave-word-cancel = kritikus érvénytelenítéslapka
enclave-word-extra = többletakció
enclave-word-known = tudod

enclave-kind-protection = védő eszköz
enclave-kind-healing = gyógyító eszköz
enclave-kind-thief = tolvajfejlesztés
enclave-kind-machine = gépfejlesztés
enclave-kind-knowledge = tudás
enclave-kind-trap = csapda
enclave-kind-mission = küldetés
enclave-kind-tree = fakártya

enclave-phase-setup = Előkészület
enclave-phase-round = Új forduló
enclave-phase-initiative = I. Kezdeményezésfázis
enclave-phase-planning = II. Tervezésfázis
enclave-phase-action = III. Akciófázis
enclave-phase-tree = IV. Fafázis
enclave-phase-rotation = V. Forgásfázis
enclave-phase-over = Vége

## What a mission may cost

enclave-odds-certain = Biztos sérülés: { $p } fizikai, { $m } szellemi.
enclave-odds-average = Átlagosan: { $p } fizikai, { $m } szellemi.
enclave-odds-worst = Legrosszabb esetben: { $p } fizikai, { $m } szellemi.
enclave-odds-chance = Siker nagyjából 100-ból { $percent } esetben, becsomagolva: { $cards }.
enclave-odds-none = semmi
enclave-odds-short-head = Sérülés (Test / Elme)
enclave-odds-short-certain = legalább { $p } / { $m }
enclave-odds-short-average = átlagosan { $p } / { $m }
enclave-odds-short-worst = legfeljebb { $p } / { $m }
enclave-odds-caption = Az esély a legjobb pakolásra vonatkozik, amennyire tudhatod. Sérülés: Test / Elme, védelem nélkül.
enclave-odds-traps = A csapdák sérülést okoznak: Test { $p }, Elme { $m }; ebből eddig { $pp } és { $mm } ellen van védelem.
enclave-odds-enough = Az összes becsomagolt védelemmel sikerül.
enclave-odds-not-enough = Az összes becsomagolt védelemmel sem sikerül.

## Mit tudnak a lapok: szövegük az értékeikből következik

enclave-harm-p = { $p } fizikai
enclave-harm-m = { $m } szellemi
enclave-harm-both = { $p } fizikai és { $m } szellemi
enclave-change-p = fizikai { $n }
enclave-change-m = szellemi { $n }
enclave-change-sesame = szezám { $n }
enclave-change-sarcophagus = szarkofág { $n }
enclave-many-traps = { $n } csapda
enclave-many-knowledge = { $n } tudáslapka
enclave-many-tiles = { $n } falapka
enclave-many-finds = { $n } lelet
enclave-effect-protection = Védő eszköz, egyszer, küldetésen: { $harm }.
enclave-effect-healing = Gyógyító eszköz, egyszer: { $harm }.
enclave-effect-trap = Sérülés: { $harm }.
enclave-effect-thief = Tolvajfejlesztés: { $change }.
enclave-effect-machine = Gépfejlesztés: { $change }.
enclave-effect-knowledge = Ha megtartod, azonnal { $n } tudáslapkát ad.
enclave-effect-mission = { $traps }. Jutalom: { $reward }.
enclave-effect-mission-harm = { $traps }, sérülés: { $harm }. Jutalom: { $reward }.

## Cards

enclave-card-SD01 = Szegecselt mellény
enclave-card-SD02 = Viasz füldugó
enclave-card-SD03 = Füstgolyó
enclave-card-SD04 = Céhcsomó
enclave-card-SD05 = Szegecselt mellény
enclave-card-SD06 = Viasz füldugó
enclave-card-SD07 = Füstgolyó
enclave-card-SD08 = Céhcsomó
enclave-card-SD09 = Szegecselt mellény
enclave-card-SD10 = Viasz füldugó
enclave-card-SD11 = Füstgolyó
enclave-card-SD12 = Céhcsomó
enclave-card-SD13 = Szegecselt mellény
enclave-card-SD14 = Viasz füldugó
enclave-card-SD15 = Füstgolyó
enclave-card-SD16 = Céhcsomó
enclave-card-SD17 = Kazánlemez-pajzs
enclave-card-SD18 = Tükörmonokli
enclave-card-SD19 = Duplán varrt köpeny
enclave-card-SD20 = Hamumaszk
enclave-card-SD21 = Teknősvért
enclave-card-SD22 = A csend harangja
enclave-card-SD23 = Páros óvójel
enclave-card-SD24 = Rugós lábvért
enclave-card-SD25 = Az értelem gyertyája
enclave-card-SD26 = Hangolt tekercs
enclave-card-SD27 = Kettős kondenzátor
enclave-card-SD28 = Szélesebb fedél
enclave-card-SD29 = Rakodóbölcső
enclave-card-SD30 = Kiegyenlítő szelep
enclave-card-SD31 = Toldott inak
enclave-card-SD32 = Spirális tetoválás
enclave-card-SD33 = Bikamirigy
enclave-card-SD34 = A szent teljes tetoválása
enclave-card-MO01 = Gyógyító talizmán
enclave-card-MO02 = Mákampulla
enclave-card-MO03 = Pókhálós borogatás
enclave-card-MO04 = Altatódalos doboz
enclave-card-MO05 = Szerzetesleves
enclave-card-MO06 = Borbélyüvegcse
enclave-card-MO07 = Szárított varangy
enclave-card-MO08 = Egy hét alvás
enclave-card-MO09 = Kölcsönvese
enclave-card-MO10 = Kígyótetoválás
enclave-card-MO11 = Egy éj a sebésznél
enclave-card-MO12 = Harmadik szemhéj
enclave-card-EM01 = Gyümölcsöskert kerítése
enclave-card-EM02 = A boldogok mosodája
enclave-card-EM03 = Vámkápolna
enclave-card-EM04 = Zarándokok szállása
enclave-card-EM05 = Énekiskola
enclave-card-EM06 = Sókapu
enclave-card-EM07 = Fátylak háza
enclave-card-EM08 = Óraműkert
enclave-card-EM09 = Himnuszok archívuma
enclave-card-EM10 = Üveghuta
enclave-card-EM11 = Az őr madárháza
enclave-card-EM12 = A suttogás kútja
enclave-card-EM13 = A minták kincstára
enclave-card-EM14 = Angyalok bölcsődéje
enclave-card-EM15 = Ereklyevonat
enclave-card-EM16 = A hajnal trónja
enclave-card-EM17 = A kegyelem gépe
enclave-card-EM18 = A tizenkettek tanácsa
enclave-card-ET01 = Lengő füstölő
enclave-card-ET02 = Tövissövény
enclave-card-ET03 = Hulló rács
enclave-card-ET04 = Forró keresztelőkút
enclave-card-ET05 = Pengekórus
enclave-card-ET06 = Zúzó kerengő
enclave-card-ET07 = Fénykutyák
enclave-card-ET08 = Villámok sekrestyéje
enclave-card-ET09 = A megbánás csarnoka
enclave-card-ET10 = Véget nem érő himnusz
enclave-card-ET11 = Kölcsönarc
enclave-card-ET12 = Síró köd
enclave-card-ET13 = Anyánk hangja
enclave-card-ET14 = Tükörudvar
enclave-card-ET15 = Álmatlan harang
enclave-card-ET16 = Ítélőszék
enclave-card-ET17 = Égő gyóntatófülke
enclave-card-ET18 = Kétkardú angyal
enclave-card-EF01 = Elszakadt tervrajz
enclave-card-EF02 = Jegyzetelt zsoltároskönyv
enclave-card-EF03 = Szivattyúrajz
enclave-card-EF04 = Lencsetáblázat
enclave-card-EF05 = Egy szövőszék teljes terve
enclave-card-EF06 = Zúgó kristály
enclave-card-EF07 = Összecsukható ládika
enclave-card-EF08 = A Mester sebváltója
enclave-card-EF09 = Angyalín
enclave-card-EF10 = Csendes glória
enclave-card-EF11 = A kiválasztottak balzsama
enclave-card-EF12 = Meleg kő
enclave-card-EF13 = Zenedoboz
enclave-card-EF14 = Mannaostya
enclave-card-EF15 = Az őr mellvértje
enclave-card-EF16 = A nyugalom szemkötője
enclave-card-EF17 = Tollköpeny
enclave-card-EF18 = Glórialámpás
enclave-card-TC1A = Loki
    .text = Válassz egy másik játékost, akinek van lapja, és vegyél el tőle egyet véletlenszerűen.
enclave-card-TC1B = Anzelm műhelye
    .text = Nézz meg legfeljebb 2 lapot a Tőrök tere paklijából vagy dobópaklijából; egyet megvehetsz.
enclave-card-TC1C = Ma Lou standja
    .text = Nézz meg legfeljebb 2 lapot Maggot outletjének paklijából vagy dobópaklijából; egyet megvehetsz.
enclave-card-TC2A = Lizard őméltósága
    .text = A szinten elfoglalt hely szerint: az első 8 érméért 3 tudáslapkát, a második 5 érméért 2 tudáslapkát vehet; a harmadik 1 tudáslapkát, a negyedik 3 érmét kap.
enclave-card-TC2B = Woo úr ritkaságai
    .text = Eladhatod egy tolvajfejlesztésedet az ára kétszereséért.
enclave-card-TC2C = Alba Chryzostom
    .text = Bármennyi tudáslapkát visszaadhatsz, darabját 7 érméért.
enclave-card-TC3A = Doktor Tertius
    .text = Fizikai és szellemi állapotod a maximumra nő.
enclave-card-TC3B = Átkelés Angelosnál
    .text = Küldetésre mehetsz, amelyben 1 csapda van; a jutalom 1 tudáslapka és 1 lelet.
enclave-card-TC3C = Szinkronban
    .text = Kapsz egy szinkronlapkát: a következő fordulóban magaddal vihetsz valakit az átkelésnél.
enclave-card-TC4A = Amber Svensen
    .text = Nézz meg legfeljebb 6 lapot a paklik tetejéről, és tedd vissza őket felülre vagy alulra.
enclave-card-TC4B = Ultima Thule kutatóállomás
    .text = A következő fordulóban ötödik akciókártyát is kijátszhatsz.
enclave-card-TC4C = Akunen
    .text = Kapsz egy kritikus érvénytelenítéslapkát: a kritikus szint többé nem árt neked.
enclave-card-TC5A = Beszélő rókák
    .text = Eldobhatsz a kezedből 1 gyógyítókártyát 2 tudáslapkáért.
enclave-card-TC5B = Jacob Tyllo
    .text = Játékonként egyszer 1 falapkát 4 tudáslapkára válthatsz.
enclave-card-TC5C = A világvége rendje
    .text = 1 tudáslapkát 1 pontra válthatsz bármelyik szinten, ahol még megvan a jelző.

## Questions to the player; .other is what the rest of the table reads

enclave-ask-bid = Mennyit ajánlasz a helyedért a körsorrendben?
    .other = { $name } ajánlatot tesz.
enclave-ask-tile = Tegyél egy kezdeményezéslapkát olyan helyszínre, ahol még nincs.
    .other = { $name } lerak egy kezdeményezéslapkát.
enclave-ask-plan = Válassz titokban egy helyszínt.
    .other = { $name } helyszínt választ.
enclave-ask-level = A fa melyik szintjére teszed a kockádat?
    .other = { $name } faszintet választ.
enclave-ask-peek = Melyik pakliból hány lapot nézel meg?
    .other = { $name } lapokat néz meg.
enclave-ask-return = Tedd vissza mindegyik lapot, felülre vagy alulra.
    .other = { $name } visszateszi a lapokat.
enclave-ask-market = Vegyél egy lapot, dobj el egyet, vagy távozz.
    .other = { $name } bevásárol.
enclave-ask-sync = Kivel mész a küldetésre?
    .other = { $name } társat választ.
enclave-ask-crossing = Kelj át egy küldetésre, kelj át vakon, vagy készülj fel.
    .other = { $name } átkel vagy felkészül.
enclave-ask-pack = Csomagolj be védőkártyákat, mielőtt felfeditek a csapdákat.
    .other = { $name } csomagol.
enclave-ask-use = Melyik védőkártyát használod a csapdák ellen?
    .other = { $name } védekezik.
enclave-ask-tree-tile = Megtartod a falapkát, vagy 2 tudáslapkát kérsz helyette?
    .other = { $name } egy falapkáról dönt.
enclave-ask-find = Eladod a leletet, vagy megtartod?
    .other = { $name } egy leletről dönt.
enclave-ask-exchange = Hány tudáslapkát váltasz itt pontra?
    .other = { $name } tudáslapkát vált be.
enclave-ask-card = Használod ennek a szintnek a kártyáját?
    .other = { $name } a szint kártyájáról dönt.
enclave-ask-stall = Megveszed valamelyik lapot?
    .other = { $name } vesz egy lapot, vagy lemond róla.

enclave-step-tile = Melyik szám?
enclave-step-on = Hová?
enclave-step-peek = Melyik pakliból?
enclave-step-return = Melyik lap jön, és hová?
enclave-step-remove = Melyik fejlesztés adja át a helyét?

## Moves, as they stand on buttons

enclave-move-bid = Ajánlat: { $coins }
enclave-move-tile = { $number }. lapka: { WORD($location, kind: "location") }
enclave-move-plan = Helyszín: { WORD($location, kind: "location") }
enclave-move-pass-plan = Nem játszom ki ötödik kártyát
enclave-move-level = { $level }. szint
enclave-move-peek = Megnézem: { ITEMS($items) }
enclave-move-peek-none = Semmit sem nézek meg
enclave-move-return = Visszateszem: { ITEMS($items) }
enclave-move-buy = Megveszem { $price } érméért: { CARD($card) }
enclave-move-buy-remove = Megveszem { $price } érméért: { CARD($card) }, lekerül: { CARD($removed) }
enclave-move-discard = Eldobom: { CARD($card) }
enclave-move-pass-market = Távozom a piacról
enclave-move-partner = Közös küldetés: { $victim }
enclave-move-pass-sync = Egyedül megyek
enclave-move-cross = Átkelés: { CARD($card) }
enclave-move-blind = Vak átkelés
enclave-move-prepare = Felkészülés a következő fordulóra
enclave-move-pack = Becsomagolom: { CARD($card) }
enclave-move-done-pack = Minden bent van
enclave-move-use = Használom: { CARD($card) }
enclave-move-use-tile = A felkészüléslapkát használom
enclave-move-done-use = Többet nem használok
enclave-move-tree-tile = Megtartom a falapkát
enclave-move-knowledge = Inkább 2 tudáslapkát kérek
enclave-move-sell = Eladom a leletet
enclave-move-keep = Megtartom a leletet
enclave-move-keep-remove = Megtartom a leletet, lekerül: { CARD($removed) }
enclave-move-exchange = { $count ->
    [0] Nem váltok be tudáslapkát
   *[other] { $count } tudáslapka beváltása
  }
enclave-move-card = Használom a fán: { CARD($card) }
enclave-move-pass-card = Nem használom a kártyát
enclave-move-steal = Lopás { $victim } kezéből
enclave-move-absent = Hely: { $number } (ott nem ül senki)
enclave-move-look-deck = Megnézek { $count } lapot a pakliból
enclave-move-look-pile = Megnézek { $count } lapot a dobópakliból
enclave-move-pass-stall = Nem veszek semmit
enclave-move-woo = Eladom Woo úrnak: { CARD($card) }
enclave-move-trade = { $count } tudáslapka pénzért
enclave-move-feed = A rókáknak adom: { CARD($card) }
enclave-move-offer = { $level }. szint: 1 tudáslapka beváltása
enclave-move-heal = Gyógyulás ezzel: { CARD($card) }
enclave-move-thief = A tolvaj színe: { WORD($colour, kind: "colour") }
enclave-move-order = A játékosok egy sorrendje
enclave-move-first = Elsőként licitál: { $name }
enclave-move-tree = A fán nő: { CARD($card) }
enclave-move-draw = Felfedve: { CARD($card) }
enclave-move-pluck = Elvéve: { CARD($card) }

## What happened

enclave-log-thief = { $name } színe: { WORD($colour, kind: "colour") }.
    .you = A te színed: { WORD($colour, kind: "colour") }.
enclave-log-first = Elsőként { $name } licitál.
    .you = Elsőként te licitálsz.
enclave-log-bid = { $name } ajánlata: { $coins }.
    .you = Az ajánlatod: { $coins }.
enclave-log-place = { $name } a körsorrend { $place }. helyén kezd, { $coins } érmével.
    .you = A körsorrend { $place }. helyén kezdesz, { $coins } érmével.
enclave-log-tree = { $level }. szint, itt nő: { CARD($card) }.
enclave-log-deal = Új lap: { CARD($card) }.
enclave-log-shuffle = A dobópaklit a pakliba keverjük ({ WORD($deck, kind: "deck") }).
enclave-log-round = Kezdődik { $round ->
    [1] az 1.
    [5] az 5.
   *[other] a { $round }.
  } forduló.
enclave-log-tile = { $name } leteszi { $number ->
    [1] az 1.
    [5] az 5.
   *[other] a { $number }.
  } lapkát: { WORD($location, kind: "location") }.
    .you = Leteszed { $number ->
        [1] az 1.
        [5] az 5.
       *[other] a { $number }.
      } lapkát: { WORD($location, kind: "location") }.
enclave-log-plan = { $name } kijátssza: { WORD($location, kind: "location") }.
    .you = Kijátszod: { WORD($location, kind: "location") }.
enclave-log-rest = { $name } nem játszik ki ötödik kártyát.
    .you = Nem játszol ki ötödik kártyát.
enclave-log-cube = { $name } kockát tesz erre a helyszínre: { WORD($location, kind: "location") }.
    .you = Kockát teszel erre a helyszínre: { WORD($location, kind: "location") }.
enclave-log-level = { $name } kockát tesz a fa { $level }. szintjére.
    .you = Kockát teszel a fa { $level }. szintjére.
enclave-log-visit = { $number }. lapka: { WORD($location, kind: "location") } következik.
enclave-log-shepherd = { $name } a Pásztornak dolgozik: { $coins ->
    [0] { $knowledge } tudáslapka
   *[other] { $coins } érme{ $knowledge ->
        [0] { "" }
       *[other] , { $knowledge } tudáslapka
      }
  }.
    .you = A Pásztornak dolgozol: { $coins ->
        [0] { $knowledge } tudáslapka
       *[other] { $coins } érme{ $knowledge ->
            [0] { "" }
           *[other] , { $knowledge } tudáslapka
          }
      }.
enclave-log-order = { $name } ezután a körsorrend { $place }. helyén áll.
    .you = Ezután a körsorrend { $place }. helyén állsz.
enclave-log-peek = { $name } megnézi: { ITEMS($items) }.
    .you = Megnézed: { ITEMS($items) }.
enclave-log-peek-none = { $name } nem néz meg lapot.
    .you = Nem nézel meg lapot.
enclave-log-look = { $name } ezt látja: { CARD($card) } ({ WORD($deck, kind: "deck") }).
    .you = Ezt látod: { CARD($card) } ({ WORD($deck, kind: "deck") }).
enclave-log-look-hidden = { $name } felvesz egy lapot ({ WORD($deck, kind: "deck") }).
enclave-log-return = { $name } visszatesz { $top } lapot felülre, { $bottom } lapot alulra.
    .you = Visszateszel { $top } lapot felülre, { $bottom } lapot alulra.
enclave-log-return-own = { $name } visszateszi: { ITEMS($items) }.
    .you = Visszateszed: { ITEMS($items) }.
enclave-log-buy = { $name } megvesz egy lapot { $price } érméért: { CARD($card) }.
    .you = Megveszel egy lapot { $price } érméért: { CARD($card) }.
enclave-log-discard = { $name } eldobja: { CARD($card) }.
    .you = Eldobod: { CARD($card) }.
enclave-log-pass = { $name } távozik a piacról.
    .you = Távozol a piacról.
enclave-log-remove = { $name } leveszi: { CARD($card) }.
    .you = Leveszed: { CARD($card) }.
enclave-log-sync = { $name } és { $victim } együtt megy küldetésre.
    .you = Te és { $victim } együtt mentek küldetésre.
    .victim = { $name } és te együtt mentek küldetésre.
enclave-log-alone = { $name } egyedül megy.
    .you = Egyedül mész.
enclave-log-cross = { $name } átkel: { CARD($card) }.
    .you = Átkelsz: { CARD($card) }.
enclave-log-blind = { $name } vakon kel át: { CARD($card) }.
    .you = Vakon kelsz át: { CARD($card) }.
enclave-log-prepare = { $name } felkészül a következő fordulóra.
    .you = Felkészülsz a következő fordulóra.
enclave-log-pack = { $name } becsomagolja: { CARD($card) } ({ $count }. lap).
    .you = Becsomagolod: { CARD($card) } ({ $count }. lap).
enclave-log-pack-hidden = { $name } becsomagol egy lapot (ez { $count ->
    [1] az 1.
    [5] az 5.
   *[other] a { $count }.
  }).
enclave-log-packed = { $count ->
    [0] { $name } készen áll, és semmit sem csomagolt be.
   *[other] { $name } készen áll, a csomagban { $count } lap van.
  }
    .you = { $count ->
        [0] Készen állsz, és semmit sem csomagoltál be.
       *[other] Készen állsz, a csomagban { $count } lap van.
      }
enclave-log-trap = Csapda: { CARD($card) }!
enclave-log-use = { $name } használja: { CARD($card) }.
    .you = Használod: { CARD($card) }.
enclave-log-use-tile = { $name } felhasználja a felkészüléslapkát.
    .you = Felhasználod a felkészüléslapkát.
enclave-log-used = { $name } több védőkártyát nem használ.
    .you = Több védőkártyát nem használsz.
enclave-log-hurt = { $name } megsérül: { $p ->
    [0] { $m } szellemi
   *[other] { $p } fizikai{ $m ->
        [0] { "" }
       *[other] , { $m } szellemi
      }
  }.
    .you = Megsérülsz: { $p ->
        [0] { $m } szellemi
       *[other] { $p } fizikai{ $m ->
            [0] { "" }
           *[other] , { $m } szellemi
          }
      }.
enclave-log-success = { $name } teljesíti a küldetést.
    .you = Teljesíted a küldetést.
enclave-log-failure = { $name } elbukja a küldetést.
    .you = Elbukod a küldetést.
enclave-log-knowledge = { $name } { $count } tudáslapkát kap.
    .you = { $count } tudáslapkát kapsz.
enclave-log-tree-tile = { $name } megtart egy falapkát.
    .you = Megtartasz egy falapkát.
enclave-log-tile-sold = { $name } falapka helyett { $count } tudáslapkát kap.
    .you = Falapka helyett { $count } tudáslapkát kapsz.
enclave-log-find = { $name } lelete: { CARD($card) }.
    .you = A leleted: { CARD($card) }.
enclave-log-find-hidden = { $name } talál valamit.
enclave-log-sold = { $name } elad egy leletet { $coins } érméért: { CARD($card) }.
    .you = Eladsz egy leletet { $coins } érméért: { CARD($card) }.
enclave-log-kept = { $name } megtartja: { CARD($card) }.
    .you = Megtartod: { CARD($card) }.
enclave-log-stash = { $name } a kezében tartja: { CARD($card) }.
    .you = A kezedben tartod: { CARD($card) }.
enclave-log-stash-hidden = { $name } a kezében tartja a leletet.
enclave-log-exchange = { $count ->
    [0] { $name } nem vált be tudáslapkát ({ $level }. szint).
   *[other] { $name } { $count } tudáslapkát vált be pontra ({ $level }. szint).
  }
    .you = { $count ->
        [0] Nem váltasz be tudáslapkát ({ $level }. szint).
       *[other] { $count } tudáslapkát váltasz be pontra ({ $level }. szint).
      }
enclave-log-marker = { $name } elveszi { $level ->
    [1] az 1.
    [5] az 5.
   *[other] a { $level }.
  } szint fajelzőjét.
    .you = Elveszed { $level ->
        [1] az 1.
        [5] az 5.
       *[other] a { $level }.
      } szint fajelzőjét.
enclave-log-card = { $name } használja a fán: { CARD($card) }.
    .you = Használod a fán: { CARD($card) }.
enclave-log-decline = { $name } nem használja a kártyát ({ CARD($card) }).
    .you = Nem használod a kártyát ({ CARD($card) }).
enclave-log-steal = { $name } ellop egy lapot { $victim } kezéből: { CARD($card) } ({ WORD($deck, kind: "deck") }).
    .you = Ellopsz egy lapot { $victim } kezéből: { CARD($card) } ({ WORD($deck, kind: "deck") }).
    .victim = { $name } ellop egy lapot a kezedből: { CARD($card) } ({ WORD($deck, kind: "deck") }).
enclave-log-steal-hidden = { $name } ellop egy lapot { $victim } kezéből ({ WORD($deck, kind: "deck") }).
    .victim = { $name } ellop egy lapot a kezedből ({ WORD($deck, kind: "deck") }).
enclave-log-stall = { $name } megnéz { $count } lapot { $source ->
    [pile] a dobópakliból
   *[other] a pakliból
  } ({ WORD($deck, kind: "deck") }).
    .you = Megnézel { $count } lapot { $source ->
        [pile] a dobópakliból
       *[other] a pakliból
      } ({ WORD($deck, kind: "deck") }).
enclave-log-lizard = { $name } őméltóságánál jár: { $fee ->
    [0] { "" }
   *[other] fizet { $fee } érmét,{ " " }
  }kap { $knowledge ->
    [0] { $coins } érmét
   *[other] { $knowledge } tudáslapkát{ $coins ->
        [0] { "" }
       *[other] { " " }és { $coins } érmét
      }
  }.
    .you = Őméltóságánál jársz: { $fee ->
        [0] { "" }
       *[other] fizetsz { $fee } érmét,{ " " }
      }kapsz { $knowledge ->
        [0] { $coins } érmét
       *[other] { $knowledge } tudáslapkát{ $coins ->
            [0] { "" }
           *[other] { " " }és { $coins } érmét
          }
      }.
enclave-log-woo = { $name } elad Woo úrnak egy fejlesztést { $coins } érméért: { CARD($card) }.
    .you = Eladsz Woo úrnak egy fejlesztést { $coins } érméért: { CARD($card) }.
enclave-log-alba = { $name } { $count } tudáslapkáért { $coins } érmét kap.
    .you = { $count } tudáslapkáért { $coins } érmét kapsz.
enclave-log-heal = { $name } gyógyul ({ CARD($card) }): { $p ->
    [0] { $m } szellemi
   *[other] { $p } fizikai{ $m ->
        [0] { "" }
       *[other] , { $m } szellemi
      }
  }.
    .you = Gyógyulsz ({ CARD($card) }): { $p ->
        [0] { $m } szellemi
       *[other] { $p } fizikai{ $m ->
            [0] { "" }
           *[other] , { $m } szellemi
          }
      }.
enclave-log-feed = { $name } a rókáknak adja: { CARD($card) }, jár érte { $count } tudáslapka.
    .you = A rókáknak adod: { CARD($card) }, jár érte { $count } tudáslapka.
enclave-log-tyllo = { $name } Jacob Tyllónak ad egy falapkát { $count } tudáslapkáért.
    .you = Jacob Tyllónak adsz egy falapkát { $count } tudáslapkáért.
enclave-log-offer = { $name } lerak 1 tudáslapkát ({ $level }. szint).
    .you = Leraksz 1 tudáslapkát ({ $level }. szint).
enclave-log-rotate = Kikerül a sorból: { CARD($card) }.
enclave-log-bonus = { $name } még { $points } pontot kap (legtöbb { WORD($category, kind: "category") }).
    .you = Még { $points } pontot kapsz (legtöbb { WORD($category, kind: "category") }).
enclave-log-instant = { $name } négy falapkát gyűjtött!
    .you = Négy falapkát gyűjtöttél!
enclave-log-over = A játék véget ért.

## The end

enclave-source-tree = Fa
enclave-source-markers = Legtöbb fajelző
enclave-source-tiles = Legtöbb falapka
enclave-source-coins = Legtöbb érme
enclave-source-finds = Legtöbb lelet
enclave-reason-rounds = Letelt a hat forduló.
enclave-reason-tree-tiles = A forduló végén meglévő négy falapka véget vet a játéknak.
enclave-tie-tiles = Egyenlő pontszám: a több falapka döntött.
enclave-tie-points = Egyenlő számú falapka: a több pont döntött.
enclave-tie-knowledge = Abban is egyenlő: a több tudás döntött.
enclave-tie-shared = Mindvégig egyenlő: a győzelem közös.

## Table options

enclave-option-order_method = Első körsorrend
    .help = Húzással vagy licitálással.
enclave-option-tree_setup = Fakártyák
    .help = Véletlen készlet, az első játék készlete, vagy öt választott kártya.
enclave-option-thief_choice = Tolvajok
    .help = Véletlen, vagy minden helynek egy szín; csak a képük más.
enclave-value-draw = húzással
enclave-value-bid = licitálva
enclave-value-random = véletlen
enclave-value-first_game = első játékhoz

## Why not

enclave-why-over = A játék véget ért.
enclave-why-not-your-turn = Nem te következel.
enclave-why-not-now = Ezt most nem lehet.
enclave-why-bid = { $coins } már elhangzott.
enclave-why-purse = Legfeljebb { $most } érmét ajánlhatsz.
enclave-why-tile-placed = { $number ->
    [1] Az 1.
    [5] Az 5.
   *[other] A { $number }.
  } lapka már a táblán van.
enclave-why-has-tile = Ott már van lapka: { WORD($location, kind: "location") }.
enclave-why-no-tree-tile = A Fára soha nem kerül lapka; mindig a város öt helyszíne után következik.
enclave-why-must-play = Ki kell játszanod egy kártyát.
enclave-why-card-played = Ezt a kártyát ebben a fordulóban már kijátszottad: { WORD($location, kind: "location") }.
enclave-why-out-of-reach = Ezeket a szinteket éred el: { $low }–{ $high }; minden falapka egy szinttel messzebb enged.
enclave-why-too-many-looks = Legfeljebb { $most } lapot nézhetsz meg.
enclave-why-deck-too-small = Ebben a pakliban nincs annyi lap.
enclave-why-return = Minden megnézett lapot pontosan egyszer tegyél vissza.
enclave-why-not-in-row = { CARD($card) } nincs ott.
enclave-why-too-dear = Az ára { $price } érme, neked { $coins } van.
enclave-why-make-room = Mindkét hely foglalt: mondd meg, melyik ilyen fejlesztést veszed le.
enclave-why-no-removing = Van neki hely, ezért nem vehetsz le fejlesztést.
enclave-why-remove-own = { CARD($card) } nincs a két ilyen fejlesztésed között: azok egyikét vedd le.
enclave-why-no-upgrade-gained = Ez nem fejlesztés: semmit sem kell levenni érte.
enclave-why-partner = Mást válassz az átkelésnél, aki még nincs párban.
enclave-why-must-cross = Át kell kelned, vakon át kell kelned, vagy fel kell készülnöd.
enclave-why-pair-crosses = A pár küldetésre megy; nem készülhet fel.
enclave-why-no-missions = Nincs több küldetés a pakliban.
enclave-why-no-healing = { CARD($card) } nem gyógyít.
enclave-why-not-in-hand = Ez nincs a kezedben: { CARD($card) }.
enclave-why-no-effect = { CARD($card) } most semmin sem változtatna.
enclave-why-heal-later = Most nem lehet gyógyulni.
enclave-why-no-protection = { CARD($card) } nem védő eszköz.
enclave-why-packed-already = { CARD($card) } már be van csomagolva.
enclave-why-sarcophagus-full = A szarkofágodba { $most } lap fér.
enclave-why-not-packed = Ezt nem csomagoltad be: { CARD($card) }.
enclave-why-no-tile = Nincs most használható felkészüléslapkád.
enclave-why-too-much = Itt legfeljebb { $most } tudáslapkát válthatsz be.
enclave-why-no-victim = Mást válassz, akinek van lap a kezében.
enclave-why-no-look = Annyi lap nincs ott.
enclave-why-no-upgrade = Ez nem a te tolvajfejlesztésed.
enclave-why-no-knowledge = Nincs ennyi tudásod.
enclave-why-no-medicine = Ez nem a te gyógyítókártyád.
enclave-why-no-marker = Ezen a szinten nincs már fajelző.
enclave-why-other-card = Ennek a szintnek a kártyája mást tud.
enclave-why-not-looked-at = { CARD($card) } nincs a nézett lapok közt.

## Sections of the rules

enclave-section-G = Általános tudnivalók
enclave-section-S = Előkészületek
enclave-section-T = A tolvajkártya
enclave-section-U = Fejlesztések
enclave-section-R = Egy forduló
enclave-section-D = Paklik
enclave-section-I = I. Kezdeményezésfázis
enclave-section-P = II. Tervezésfázis
enclave-section-A = III. Akciófázis
enclave-section-H = A Pásztor
enclave-section-O = A Jós
enclave-section-M = Maggot outletje
enclave-section-K = A Tőrök tere és a két piac
enclave-section-C = Átkelés az Enklávéba
enclave-section-X = Egy küldetés
enclave-section-W = Jutalmak
enclave-section-F = IV. Fafázis
enclave-section-TC = Fakártyák
enclave-section-Y = Közös küldetések
enclave-section-V = V. Forgásfázis
enclave-section-E = A játék vége
enclave-section-VAR = Beállítások
enclave-section-EX = Példák
enclave-section-Q = Döntések
## Rules

enclave-rule-EN-G1 = Hat helyszín van: a Pásztor, a Jós, Maggot outletje, a Tőrök tere és az Átkelés az Enklávéba alkotja a várost; a hatodik az Irány a fa.
enclave-rule-EN-G2 = A jel alatti szám a jel értéke; szám nélkül 1-nek számít. Hogy hol áll a kártyán, mindegy.
enclave-rule-EN-G3 = A zöld háttér jót jelent: védelmet, gyógyulást, magasabb maximumot, nyereséget. A piros rosszat: sérülést, csökkenést, fizetést.
enclave-rule-EN-G4 = Jelek: fizikai és szellemi, szezám, szarkofág, tudás, érme, falapka, húzandó csapda, húzandó lelet, megnézhető lap.
enclave-rule-EN-G5 = Kártyatípusok: leletet küldetésen szerezhetsz, a csapda sérülést okoz, a védő eszköz csak küldetés közben, a gyógyító eszköz csak előtte vagy utána használható; a tolvajfejlesztés a fizikai vagy szellemi maximumot, a gépfejlesztés a szezámot vagy a szarkofágot emeli.
enclave-rule-EN-G6 = A játék legfeljebb hat forduló. A legtöbb győzelmi pont nyer, vagy négy falapka.
enclave-rule-EN-G7 = Kézben akárhány lapod lehet. Semmit sem szabad cserélni, kölcsönadni vagy elajándékozni.
enclave-rule-EN-S1 = 2–4 játékos üli körül a táblát.
enclave-rule-EN-S2 = Mindenki húz vagy választ egy tolvajt; csak képük és színük különbözik.
enclave-rule-EN-S3 = Mindenki elveszi a színének megfelelő hat akciókártyát és a fából készült játékosjelzőket.
enclave-rule-EN-S4 = Húzás: az első körsorrend véletlen. Az első 8 érmével kezd, utána 9, 10 és 11.
enclave-rule-EN-S5 = Licitálás: mindenkinek 11 érméje van. Egy véletlen játékostól indulva, az óramutató járása szerint mindenki egyszer, nyíltan ajánl; a 0-nál nagyobb ajánlat nem egyezhet korábbival. A legnagyobb ajánlat kerül előre; az ajánlatot kifizetik. Akik 0-t mondtak, utolsók, az ajánlatok sorrendjében.
enclave-rule-EN-S6 = A fizikai és szellemi állapot és maximum 0-ról, a szezám 0-ról, a szarkofág 2-ről, a pont 0-ról indul.
enclave-rule-EN-S7 = Mindenki kézbe veszi a színének megfelelő négy kezdő védőkártyát; a nem játszó színekéi kikerülnek a játékból.
enclave-rule-EN-S8 = Két játékosnál a 3+ jelű Tőrök tere kártyák kikerülnek.
enclave-rule-EN-S9 = Mind az öt paklit külön megkeverjük.
enclave-rule-EN-S10 = Maggot outletjében négy lap fekszik, két játékosnál három.
enclave-rule-EN-S11 = A Tőrök terén négy lap fekszik, két játékosnál három.
enclave-rule-EN-S12 = Az Átkelés az Enklávéba helyszínen annyi küldetés fekszik, ahány játékos van.
enclave-rule-EN-S13 = A csapdák és a leletek képpel lefelé fordított paklik.
enclave-rule-EN-S14 = Minden faszint véletlenszerűen kap egyet három kártyája közül; a többi kikerül. Az első játék készlete: Loki, Alba Chryzostom, Doktor Tertius, Amber Svensen, Beszélő rókák.
enclave-rule-EN-S15 = A szintek jelzője négy játékosnál 10-ről, háromnál 9-ről, kettőnél 7-ről indul.
enclave-rule-EN-S16 = A fordulójelző az 1. szinten áll; a lapkák és jelzők nyíltan a tábla mellett vannak.
enclave-rule-EN-T1 = Az állapot és a maximum −5 és +5 közt marad; ami túlmenne, elvész. Az állapot sosem nagyobb a maximumnál.
enclave-rule-EN-T2 = A korong az állapot, a kis kocka a maximum.
enclave-rule-EN-T3 = −4 és −5 a kritikus állapot, száma 1, illetve 2; +4 és +5 a szuper állapot, száma 1, illetve 2. Csak küldetésen számítanak.
enclave-rule-EN-T4 = A szezám értéke (0–6) minden eladott lelet árához hozzáadódik.
enclave-rule-EN-T5 = A szarkofág szintje (2–5) szabja meg, hány védőkártya vihető egy küldetésre.
enclave-rule-EN-U1 = Fejlesztés a térről, az outletből és leletből jöhet. A bónuszok összeadódnak, de sosem a sáv végén túl.
enclave-rule-EN-U2 = Két tolvaj- és két gépfejlesztésed lehet.
enclave-rule-EN-U3 = A tolvajfejlesztés a maximumot és az állapotot ugyanannyival mozgatja, és vissza, amikor lekerül.
enclave-rule-EN-U4 = A gépfejlesztés a szezámot vagy a szarkofágot mozgatja, és vissza, amikor lekerül.
enclave-rule-EN-U5 = Ha mindkét hely foglalt, előbb vegyél le egyet a dobópaklijára, kárpótlás nélkül; azután tedd fel az újat.
enclave-rule-EN-U6 = Ha van hely, semmi sem kerül le, és önként senki sem vesz le fejlesztést.
enclave-rule-EN-R1 = Egy forduló öt fázisból áll: kezdeményezés-, tervezés-, akció-, fa- és forgásfázis.
enclave-rule-EN-D1 = Mihelyt egy pakliban háromnál kevesebb lap van, és van dobott lap, azokat a pakli maradékával összekeverjük.
enclave-rule-EN-D2 = Ha a pakliból nem telik a sorra, annyit teszünk ki, amennyi van.
enclave-rule-EN-D3 = A lap a saját paklija dobópaklijára kerül; a dobópaklik megtartják sorrendjüket.
enclave-rule-EN-I1 = A körsorrendben mindenki elvesz egyet az 1–5. lapka közül, és egy lapka nélküli városi helyszínre teszi, míg mind az öt le nem került.
enclave-rule-EN-I2 = Minden városi helyszín pontosan egy lapkát kap, az Irány a fa egyet sem. A lapka nem kötelez látogatásra.
enclave-rule-EN-P1 = Négyszer mindenki titokban választ egy akciókártyát; ha mindenki választott, egyszerre felfedik.
enclave-rule-EN-P2 = Ezután a körsorrendben mindenki kockát tesz a választott helyszín első szabad helyére.
enclave-rule-EN-P3 = Fordulónként pontosan négy különböző kártyát játszol ki. Passzolni nem lehet.
enclave-rule-EN-P4 = Aki az Irány a fa kártyát játszotta ki, a fordulójelző szintjére teheti kockáját, vagy legfeljebb annyi szinttel odébb, ahány falapkája van.
enclave-rule-EN-P5 = A 6. fordulóban mindenkinek minden szint nyitva áll.
enclave-rule-EN-P6 = Többletakcióval egy ötödik lépésben ötödik kártyát is kijátszhatsz.
enclave-rule-EN-A1 = A helyszínek a lapkák sorrendjében következnek, a játékosok ott a kockáik sorrendjében.
enclave-rule-EN-A2 = Ha egy helyszínen mindenki végzett, a sora feltöltődik; a kocka nélküli helyszín kimarad.
enclave-rule-EN-A3 = Csak ott cselekszel, ahol kockád van.
enclave-rule-EN-H1 = A Pásztornál mindenki a kockája helyén álló érmét és tudást kapja.
enclave-rule-EN-H2 = Lelet itt nem jár.
enclave-rule-EN-O1 = A Jósnál lévők a körsorrend első helyeire kerülnek kockáik sorrendjében; a többiek mögöttük, ahogy voltak. Ez a következő fordulótól érvényes.
enclave-rule-EN-O2 = Ez akkor is megtörténik, ha nem nézel meg lapot.
enclave-rule-EN-O3 = Azután mindenki legfeljebb 3 lapot nézhet meg bármely paklik tetejéről.
enclave-rule-EN-O4 = Előbb mondd meg, melyikből hányat. Nézd meg egyedül, és tedd vissza mindegyiket a saját paklijára vagy alá, tetszőleges sorrendben; csak azután jön a következő.
enclave-rule-EN-M1 = Maggot outletje gyógyító eszközt és tolvajfejlesztést árul.
enclave-rule-EN-M2 = A gyógyítókártya egyszer használható, aztán eldobjuk: az állapot az értékével nő, de a maximumnál feljebb nem.
enclave-rule-EN-M3 = Bármelyik saját döntésednél gyógyulhatsz, de a küldetésed csapdáinak felfedésétől a küldetés végéig nem.
enclave-rule-EN-K1 = A tér védő eszközt, tolvaj- és gépfejlesztést árul.
enclave-rule-EN-K2 = A védőkártya egyszer, küldetésen használható, aztán eldobjuk.
enclave-rule-EN-K3 = Egy piacon mindenkinek legfeljebb két akciója van: előbb minden első a kockák sorrendjében, aztán minden második.
enclave-rule-EN-K4 = Vétel: fizesd ki az árát, és vedd el a lapot; a többi balra csúszik, és egy új kerül ki.
enclave-rule-EN-K5 = Eldobás: tedd a sor bármelyik lapját a dobópaklira; csúsztatás és pótlás ugyanígy.
enclave-rule-EN-K6 = Az első akció után a kockád a második sávra kerül. Aki az elsőnél távozik, a másodikról is lemond.
enclave-rule-EN-K7 = Ha mindenki végzett, a sor újra teljes.
enclave-rule-EN-C1 = Az Átkelés az Enklávéba helyszínen mindenki három dolog egyikét teszi: átkel, vakon kel át, vagy felkészül.
enclave-rule-EN-C2 = Átkelés: válassz egy kirakott küldetést, és hajtsd végre; bármi lesz is, eldobjuk.
enclave-rule-EN-C3 = Vak átkelés: fedd fel a küldetéspakli felső lapját, és hajtsd végre.
enclave-rule-EN-C4 = Felkészülés: itt nem mész küldetésre; kapsz egy felkészüléslapkát, amely csak a következő fordulóban használható.
enclave-rule-EN-C5 = A küldetéseket csak akkor pótoljuk, ha itt mindenki végzett.
enclave-rule-EN-X1 = A küldetés: választás, csomagolás, csapdák felfedése, védekezés, sérülés, jutalom, eldobás.
enclave-rule-EN-X2 = Csomagolj be képpel lefelé védőkártyákat a kezedből, legfeljebb annyit, amennyi a szarkofágodba fér. A felkészüléslapka nem számít bele.
enclave-rule-EN-X3 = Fedj fel annyi csapdát, amennyit a küldetés mutat.
enclave-rule-EN-X4 = Most a becsomagolt lapok és a felkészüléslapka közül azt használod, amit akarsz. Amit nem használsz, visszakerül a kezedbe.
enclave-rule-EN-X5 = A sérülés típusonként a küldetésé és minden csapdáé együtt; kritikus állapotban a száma hozzáadódik, szuper állapotban levonódik.
enclave-rule-EN-X6 = Ebből levonjuk a használt védelmet; az állapot a maradékkal csökken. A fölös védelem semmit sem ér.
enclave-rule-EN-X7 = A küldetés sikertelen, ha megsérültél, és utána valamelyik állapotod kritikus. Különben sikeres.
enclave-rule-EN-X8 = A kritikus tolvaj is mehet küldetésre.
enclave-rule-EN-X9 = Sikertelen küldetés után a jutalom helyett 1 tudáslapkát kapsz.
enclave-rule-EN-X10 = Siker után a teljes jutalmat kapod.
enclave-rule-EN-X11 = A küldetést, a csapdákat és a használt lapokat eldobjuk, a használt felkészüléslapka visszakerül.
enclave-rule-EN-X12 = A csapdapakli nyilvános: 8 fizikai és 8 szellemi csapda 4 vagy 5 értékkel, és 2 vegyes.
enclave-rule-EN-W1 = Előbb a tudást kapod, aztán a falapkát, végül a leleteket egyenként.
enclave-rule-EN-W2 = Tudás: vegyél el annyit.
enclave-rule-EN-W3 = A küldetésen nyert falapkát megtarthatod, vagy 2 tudáslapkát kérhetsz helyette.
enclave-rule-EN-W4 = Lelet: nézd meg, és add el vagy tartsd meg, mielőtt a következőt húzod.
enclave-rule-EN-W5 = Eladva az árát és a szezámodat kapod érte.
enclave-rule-EN-W6 = Megtartva: a tudáslapkákat azonnal megkapod, a fejlesztést felteszed, a gyógyító és a védő eszköz a kezedbe kerül.
enclave-rule-EN-W7 = Később a lelet már nem adható el, kivéve a tolvajfejlesztést Woo úrnál.
enclave-rule-EN-F1 = Az Irány a fa a város után következik, alulról szintenként, a kockák sorrendjében.
enclave-rule-EN-F2 = Csak azt a szintet használod, ahol a kockád áll.
enclave-rule-EN-F3 = Először adj vissza tudáslapkákat darabonként 1 győzelmi pontért, legfeljebb annyit, amennyit a szint fajelzője mutat; a jelző annyival csökken.
enclave-rule-EN-F4 = Aki a jelzőt 0-ra viszi, elveszi. A szint több pontot nem ad.
enclave-rule-EN-F5 = Ezután egyszer használhatod a szint kártyáját.
enclave-rule-EN-TC1 = Az 1. szint kártyája három közül egy.
enclave-rule-EN-TC1A = Loki: vegyél el véletlenszerűen egy lapot egy másik játékos kezéből.
enclave-rule-EN-TC1B = Anzelm műhelye: nézz meg legfeljebb 2 lapot a tér paklijából vagy dobópaklijából; egyet megvehetsz.
enclave-rule-EN-TC1C = Ma Lou standja: ugyanez Maggot outletjével.
enclave-rule-EN-TC2 = A 2. szint kártyája három közül egy.
enclave-rule-EN-TC2A = Lizard őméltósága: bónusz a szinten elfoglalt hely szerint; az első kettőnek fizetnie kell érte.
enclave-rule-EN-TC2B = Woo úr ritkaságai: add el egy tolvajfejlesztésedet az ára kétszereséért.
enclave-rule-EN-TC2C = Alba Chryzostom: adj vissza tudáslapkákat, darabját 7 érméért.
enclave-rule-EN-TC3 = A 3. szint kártyája három közül egy.
enclave-rule-EN-TC3A = Doktor Tertius: állapotaid a maximumra nőnek.
enclave-rule-EN-TC3B = Átkelés Angelosnál: hajtsd végre a rajta álló küldetést.
enclave-rule-EN-TC3C = Szinkronban: kapsz egy szinkronlapkát a következő fordulóra.
enclave-rule-EN-TC4 = A 4. szint kártyája három közül egy.
enclave-rule-EN-TC4A = Amber Svensen: nézz meg legfeljebb 6 lapot, mint a Jósnál.
enclave-rule-EN-TC4B = Ultima Thule: a következő fordulóban eggyel több akció.
enclave-rule-EN-TC4C = Akunen: a kritikus szint többé nem érint; a küldetés csak akkor sikertelen, ha egy állapot ez alá esne.
enclave-rule-EN-TC5 = Az 5. szint kártyája három közül egy.
enclave-rule-EN-TC5A = Beszélő rókák: dobj el egy gyógyítókártyát 2 tudáslapkáért.
enclave-rule-EN-TC5B = Jacob Tyllo: játékonként egyszer egy falapka 4 tudáslapkáért.
enclave-rule-EN-TC5C = A világvége rendje: válts be 1 tudáslapkát bármelyik szinten, ahol még megvan a jelző.
enclave-rule-EN-Y1 = Az első átkelés előtt a múlt fordulós szinkronlapka birtokosa társat választhat az Átkelés az Enklávéba helyszínen állók közül.
enclave-rule-EN-Y2 = Egy küldetésre mennek, amikor a birtokos kockája következik; a társ nem utasíthatja vissza, és a pár nem készülhet fel.
enclave-rule-EN-Y3 = Eggyel több csapdát húznak.
enclave-rule-EN-Y4 = Mindketten csomagolnak, előbb a birtokos, és látják egymás lapjait.
enclave-rule-EN-Y5 = Kettejük védelme összeadódik, és mindkettőt védi; a sérülés egyformán éri őket, a kritikus és a szuper állapot mindenkinél külön számít.
enclave-rule-EN-Y6 = Ha bármelyik elbukik, mindketten elbuknak. Különben mindkettő megkapja a teljes jutalmat, előbb a birtokos.
enclave-rule-EN-Y7 = A lapka az átkelés után visszakerül, akár használták, akár nem.
enclave-rule-EN-V1 = Maggot outletje, a Tőrök tere és az Átkelés az Enklávéba bal szélső lapját eldobjuk; a sorok csúsznak és feltöltődnek.
enclave-rule-EN-V2 = A fordulójelző egy szinttel feljebb lép; az 5. forduló után lekerül.
enclave-rule-EN-V3 = A múlt forduló fel nem használt felkészüléslapkái elvesznek; a kockák, akciókártyák és kezdeményezéslapkák visszatérnek.
enclave-rule-EN-V4 = Az utolsó forduló után nincs forgás.
enclave-rule-EN-E1 = Ha egy forduló végén valakinek négy falapkája van, a játék véget ér, és ő nyer, pontoktól függetlenül.
enclave-rule-EN-E2 = Különben a 6. forduló után ér véget.
enclave-rule-EN-E3 = Akkor a legtöbb fajelző, falapka, érme és leletkártya 2-2 pontot ér.
enclave-rule-EN-E4 = Ha többen osztoznak rajta, mindegyikük 1 pontot kap.
enclave-rule-EN-E5 = A legtöbb pont nyer; aztán a legtöbb falapka, aztán a legtöbb tudás; ha az is egyenlő, közös a győzelem.
enclave-rule-EN-E6 = A megmaradt tudás semmit sem ér.
enclave-rule-EN-VAR1 = Beállítás: az első körsorrend húzással vagy licittel dől el.
enclave-rule-EN-VAR2 = Beállítás: a fakártyák véletlenek, az első játékéi, vagy öt választott.
enclave-rule-EN-VAR3 = Beállítás: a tolvajok véletlenek vagy választottak.
enclave-rule-EN-EX1 = Négy játékos A, B, C, D sorrendben 8, 9, 10 és 11 érmével kezd.
enclave-rule-EN-EX2 = A tolvaj fizikai állapota −1 (maximum +2), szellemi állapota −1 (maximum 0). Szellemi +2 fejlesztést kap: szellemi állapota most +1 (maximum +2), a fizikai nem változik.
enclave-rule-EN-EX3 = Két fejlesztés, mindkettő fizikai +2; az állapot +1 (maximum +4). Ha az egyiket fizikai +2, szellemi +2 váltja, az állapot előbb −1 (maximum +2), majd újra +1 (maximum +4); a szellemi +2 (maximum +2).
enclave-rule-EN-EX4 = Három játékos négy kártyát tervez; a kockák a lerakás sorrendjében állnak.
enclave-rule-EN-EX5 = A Jósnál kérhető 2 csapda és 1 lelet.
enclave-rule-EN-EX6 = Fizikai állapot −3 (maximum +2), 6 gyógyítás: +2, és a lapot eldobjuk.
enclave-rule-EN-EX7 = Az első megveszi a sor második lapját, minden csúszik; a másik kettő cselekszik, aztán mindhárman másodszor is.
enclave-rule-EN-EX8 = Egy küldetés 4 fizikai sérüléssel és két csapdával: 11 fizikai és 3 szellemi, a védelem 9 és 5; a fizikai 2-vel csökken, és sikerül.
enclave-rule-EN-EX9 = A jelző 9-en áll: az első 4-et vált be, a második 3-at, a harmadiknak 5 van, de csak 2-t válthat; elveszi a jelzőt, és 3 marad nála.
enclave-rule-EN-EX10 = Jelek számmal: 2 sérülés, szezám +2, szarkofág +2, 2 tudáslapka, 3 érme, 1 falapka, 2 csapda, 1 lelet, 3 megnézhető lap.
enclave-rule-EN-Q1 = A játék szerzője Krzysztof Wolicki.
enclave-rule-EN-Q2 = A körsorrend így csak az 1. fordulóra dől el; később csak a Jós változtatja.
enclave-rule-EN-Q3 = Mindenki egyszer, nyíltan ajánl 0 és 11 közt, még el nem hangzott értéket; a nulla ismétlődhet.
enclave-rule-EN-Q4 = Az ülésrend csak a licitnél számít.
enclave-rule-EN-Q5 = A hatodik korong a körsorrendé; az ötödik kocka a többletakcióé.
enclave-rule-EN-Q6 = A tolvajok nem különböznek.
enclave-rule-EN-Q7 = A színek: piros, kék, zöld és sárga.
enclave-rule-EN-Q8 = A nem játszó színek kezdő védőkártyái kikerülnek.
enclave-rule-EN-Q9 = Hat Tőrök tere kártyán van 3+ jel.
enclave-rule-EN-Q10 = Négy falapka nyer, nem négy fajelző.
enclave-rule-EN-Q11 = Szintenként egy jelző van.
enclave-rule-EN-Q12 = Kritikus a −4 és a −5, szuper a +4 és a +5.
enclave-rule-EN-Q13 = A változásnak csak a végén túli része vész el.
enclave-rule-EN-Q14 = A maximum a bónuszok összege a sávon belül; az állapot annyit mozdul, amennyit a maximum.
enclave-rule-EN-Q15 = A szezámot és a szarkofágot a megmaradt kártyákból számoljuk újra.
enclave-rule-EN-Q16 = Bármelyik megmaradt lapka bármelyik szabad városi helyszínre; az utolsó kötött.
enclave-rule-EN-Q17 = Négynél kevesebb kártyát nem lehet kijátszani.
enclave-rule-EN-Q18 = A faszintet a kocka lerakásakor választjuk.
enclave-rule-EN-Q19 = Nulla szinttől annyiig, ahány falapkád van, a kocka lerakásakor számolva.
enclave-rule-EN-Q20 = A 6. fordulóban nincs fordulójelző; minden szint nyitva áll.
enclave-rule-EN-Q21 = A piacok minden akció után töltődnek, a küldetések csak a végén.
enclave-rule-EN-Q22 = A Pásztor nem ad leletet.
enclave-rule-EN-Q23 = A paklikat minden egyes lap után ellenőrizzük; a nézett lapok a paklihoz tartoznak, a felfedett csapdák, a folyó küldetés és az eldöntetlen lelet nem.
enclave-rule-EN-Q24 = 0–3 lapot nézhetsz meg, sosem többet, mint amennyi a pakliban van.
enclave-rule-EN-Q25 = Az új sorrend a következő kezdeményezésfázistól érvényes.
enclave-rule-EN-Q26 = Gyógyulni a saját nyílt döntéseidnél lehet, sosem közbevágva, sosem a titkos választáskor, sosem a csapdák és a küldetés vége között.
enclave-rule-EN-Q27 = A gyógyításnak legalább egy korongot mozdítania kell.
enclave-rule-EN-Q28 = Aki az első akciónál távozik, mindkettőt elveszti, aki a másodiknál, csak azt.
enclave-rule-EN-Q29 = Bármely két akció lehet, és az új lap rögtön elvehető.
enclave-rule-EN-Q30 = Az árat előbb ki kell tudni fizetni, mielőtt bármi lekerül.
enclave-rule-EN-Q31 = A használt kezdő védőkártyák a téren át visszatérnek.
enclave-rule-EN-Q32 = A hiányos sor a következő teljes feltöltésig hiányos; egy akció csak egy lapot pótol.
enclave-rule-EN-Q33 = Az Átkelés az Enklávéba helyszínen a háromból egyet meg kell tenni.
enclave-rule-EN-Q34 = A küldetések nem fogyhatnak el.
enclave-rule-EN-Q35 = A felkészüléslapka csak a következő fordulóban él, az Átkelés az Enklávéba helyszínen vagy Angelosnál; legfeljebb egy lehet.
enclave-rule-EN-Q36 = A példában a védelem 9.
enclave-rule-EN-Q37 = A felkészüléslapka 2 fizikai és 2 szellemi sérüléstől véd.
enclave-rule-EN-Q38 = A túl sok védelem nem gyógyít.
enclave-rule-EN-Q39 = Hogy valaki kritikus vagy szuper állapotban van-e, a csapdák felfedésekor dől el.
enclave-rule-EN-Q40 = Aki valamelyik típusban kritikus, bármilyen sérüléstől elbukik.
enclave-rule-EN-Q41 = A kritikus és a szuper állapot száma típusonként egyszer számít.
enclave-rule-EN-Q42 = A sikertelen küldetés ugyanúgy sérüléssel és használt lapokkal jár; nem kötelező használni.
enclave-rule-EN-Q43 = Egyszerre egy lelet.
enclave-rule-EN-Q44 = Ha nincs szabad hely, a talált fejlesztés lecserél egyet, vagy eladod.
enclave-rule-EN-Q45 = Az eladás pillanatának szezámja számít.
enclave-rule-EN-Q46 = Leletnek csak a leletpakli lapjai számítanak, feltéve vagy kézben.
enclave-rule-EN-Q47 = Lokinál a tolvaj az áldozatot nevezi meg, a lapot a véletlen választja.
enclave-rule-EN-Q48 = Nyilvános, kinek hány lapja van melyik pakliból.
enclave-rule-EN-Q49 = A standnál válassz paklit vagy dobópaklit, és nézd meg a felső 1–2 lapot; a többi sorrendben visszakerül, aztán fizeted a megvettet.
enclave-rule-EN-Q50 = Őméltósága a kocka helyét nézi; aki nem fizet, semmit sem kap.
enclave-rule-EN-Q51 = Woo úr a nyomtatott ár kétszeresét adja, leletért is.
enclave-rule-EN-Q52 = Alba a beváltás után maradt tudást veszi.
enclave-rule-EN-Q53 = Angelos küldetése 1 csapda, jutalma 1 tudáslapka és 1 lelet.
enclave-rule-EN-Q54 = A társnak kocka kell az Átkelés az Enklávéba helyszínen, és nem utasíthatja vissza; a párba került birtokos saját lapkája elvész.
enclave-rule-EN-Q55 = Összesen eggyel több csapda; a kritikus és a szuper állapot tolvajonként számít.
enclave-rule-EN-Q56 = A többletakció a 6. fordulóban hatástalan; legfeljebb egy lehet, és nem kötelező.
enclave-rule-EN-Q57 = Akunen lapkája megmarad; a küldetés csak akkor sikertelen, ha egy állapot −5 alá esne.
enclave-rule-EN-Q58 = Látogatásonként egy gyógyítókártya; a gyógyító lelet is az.
enclave-rule-EN-Q59 = Jacob Tyllo játékosonként egyszer segít; a lapka visszakerül.
enclave-rule-EN-Q60 = A lerakott tudáslapka beváltásnak számít: pontot ad, és a jelző is megszerezhető vele.
enclave-rule-EN-Q61 = A szint kártyájából kapott tudás ugyanott már nem váltható be.
enclave-rule-EN-Q62 = Tudás nélkül is lehet az Irány a fa helyszínre menni.
enclave-rule-EN-Q63 = Ha többeknek van négy falapkája: legtöbb falapka, aztán pont, aztán tudás, különben közös.
enclave-rule-EN-Q64 = Akinek nincs belőle, annak nem jár bónusz.
enclave-rule-EN-Q65 = A végső holtverseny közös győzelem.
enclave-rule-EN-Q66 = Az érme és a tudás sosem fogy el.
enclave-rule-EN-Q67 = Ha elfogyott a falapka, a nyertes a 2 tudáslapkát kapja.
enclave-rule-EN-Q68 = A forgás a bal szélső lapot dobja el, ha van.
enclave-rule-EN-Q69 = A 30 fölötti pont is számít.
enclave-rule-EN-Q70 = Ajándék, csere, lapok eldobálása nem megengedett.
enclave-rule-EN-Q71 = A fakártya nem fogy el: kockánként és fordulónként egyszer használható.
enclave-rule-EN-Q72 = A leletet csak a húzó látja; nyilvánossá válik, hacsak kézbe nem kerül.
enclave-rule-EN-Q73 = A füzet nyilvánvaló elírásait figyelmen kívül hagyjuk.
enclave-rule-EN-Q74 = Amber Svensen nem változtat a körsorrenden.
enclave-rule-EN-Q75 = Vétel: fizetés, levétel, feltevés, csúsztatás, pótlás.
enclave-rule-EN-Q76 = Aki felkészül, Angeloshoz azért mehet.
enclave-rule-EN-Q77 = A szint kártyája akkor is választható, ha semmin sem változtatna; ha nincs célpontja vagy nem fizethető ki, nem használható.
enclave-rule-EN-Q78 = A további helyek ugyanígy dőlnek el.
## Errors

enclave-error-card-kind = { $where }: nincs { $kind } ebben a pakliban: { $deck }
enclave-error-card-colour = { $where }: a colour ezek egyike: { $known }
enclave-error-card-three-plus = { $where }: a three_plus true vagy false, és true csak a tér piaci lapjainál lehet
enclave-error-card-changed = { $where }: { $id } paklija, fajtája és színe nem változhat
enclave-error-cards-four = { $where } négy szám legyen
enclave-error-cards-missing = { $where }: { $id } hiányzik, vagy nincs a dobozban
enclave-error-cards-count = { $where }: { $found } kártya { $wanted } helyett
enclave-error-tree-set = a tree_setup random, first_game vagy öt fakártya, szintenként egy; nem { $value }
enclave-error-tree-level = tree_setup: { $id } nem ennek a szintnek a kártyája: { $level }
enclave-error-thieves = a thief_choice random, vagy minden helynek más szín: { $known }
enclave-error-other-deck = { $card } másik pakliba tartozik
enclave-error-colour-taken = ez a szín már másé
enclave-error-not-an-upgrade = ott csak ilyen fejlesztés lehet
enclave-error-seat-twice = egy hely kétszer szerepel
enclave-error-whole-order = minden helyet egyszer nevezzen meg
enclave-error-tree-cards = öt bejegyzés kell, szintenként egy
enclave-error-tile-twice = ez a lapka már máshol van
enclave-error-all-tiles = a kezdeményezés után mind az öt lapka a táblán van
enclave-error-not-held = { $card } soha nincs kézben
enclave-error-not-packable = csak kézben lévő védőkártya csomagolható be
enclave-error-fact = kártyákat nevez meg, és azt, hol lehetnek
enclave-error-played = mindenki ugyanannyi kártyát játszott ki, legfeljebb négyet
enclave-error-no-tree-card = csak az választ szintet, aki a fát fedte fel
enclave-error-no-cube = nincs ott kocka
enclave-error-cubes-lie = a kockák ott állnak, ahová kártyát játszottak ki, és sehol máshol
enclave-error-cubes-gone = ott most nem állhat kocka: a kockák már visszakerültek a gazdájukhoz
enclave-error-two-levels = ennek a helynek még egy szinten van kockája: { $seat }. hely, { $level }. szint; a fa kártyáját fordulónként egyszer lehet kijátszani
enclave-error-cards-a-round = egy fordulóban legfeljebb { $most } kártya és kocka
enclave-error-nothing-looked-at = nevezze meg a nézett lapokat
enclave-error-no-mission = nincs folyamatban küldetés
enclave-error-not-on-mission = nincs a küldetésen
enclave-error-find-phase = a leletet a find szakaszban nevezi meg, és csak ott
enclave-error-not-amber = csak Amber Svensen szintjén van nézelődés
enclave-error-choice = saját kártya, amíg valaki még választ
enclave-error-no-auction = order_method = draw mellett nincs licit
enclave-error-mates = a birtokos és a társ egymást nevezi meg, mindketten az Átkelés az Enklávéba helyszínen állnak, és a szinkronlapka erre a fordulóra szól
enclave-error-knows = { $card } nem rejtett e néző elől
enclave-error-next-round = nem lehet „next”: ami a következő fordulóra szól, azt ebben a fordulóban csak később lehet megszerezni
enclave-error-no-preparation = csak az e fordulóra szóló felkészüléslapkát lehetett felhasználni (prepared: now)
enclave-error-marker-taken = ennek a szintnek a jelzője pontosan akkor áll 0-n, ha egy tolvaj elvette: { $level }; a markers szerint { $takers } tolvajé
enclave-error-points-given = a szintek { $given } pontot adtak, a tolvajoknak viszont { $points } van
enclave-error-tile-supply = összesen csak { $most } falapka van
enclave-error-not-over = a játék { $rounds } forduló után ér véget, vagy ha valakinek négy falapkája van
enclave-error-over-by-tiles = négy falapkával a játék az előző forduló végén véget ért volna
enclave-error-both-tracks = ennek a helynek a kockája az első sávon áll: { $seat }; nem állhat mindkettőn
enclave-error-whose-turn = ennek kell lennie: { $seat }; itt az a hely következik
enclave-error-thin-deck = üresnek kell lennie: ha a pakliban háromnál kevesebb lap van, a dobott lapokat azonnal belekeverjük
enclave-error-cube-waits = e fordulóban kijátszott kártya, amelynek kockája még nem került le; a körsorrendben a turn előtti helyeknek már nincs
enclave-error-no-partners = az Átkelés az Enklávéba helyszínen kell állnia e fordulóra szóló szinkronlapkával, pár nélkül, és legyen kit választania
enclave-error-other-mission = a TC3B az Angelos-kártya szintjének küldetése, és ott más küldetés nincs
enclave-error-traps-due = { $due } csapdát kell megneveznie: ennyit fedett fel eddig ez a küldetés
enclave-error-no-reward = e küldetés jutalmában nincs ilyesmi
enclave-error-holder-first = először a birtokos csomagol és használ; a társ még nem kezdte el
enclave-error-not-a-stall = stand csak Anzelm műhelyénél és Ma Lounál van
enclave-error-no-pile = nincs megnézhető dobott lap
enclave-error-pile-is-open = üresnek kell lennie: a dobott lapok a helyükön maradnak
enclave-error-bids-in-turn = a licit a first helytől megy körbe: előbb ez a hely ajánl: { $seat }
enclave-error-bid-taken = valaki már ugyanennyit ajánlott; csak a 0 ismétlődhet
# end of errors

# -- the page

enclave-web-town = A város
enclave-web-yours = A tolvajod
enclave-web-order = Mikor kerül sorra ez a helyszín
enclave-web-marker = A fordulójelző
enclave-web-level = { $n }. szint
enclave-web-left = még { $count } pont
enclave-web-packed = becsomagolt védőkártyák
enclave-web-track = most { $state }, legfeljebb { $most }
enclave-web-bid = licit: { $n }
enclave-web-top = felül
enclave-web-bottom = alul
enclave-web-among = ahol mások átrendezték (felül: { $top }, alul: { $bottom })
enclave-web-number = A lapka száma
enclave-web-confirm = Mehet
enclave-web-look = Ezeket megnézem
enclave-web-look-none = Semmit sem nézek meg
enclave-web-to-top = felülre
enclave-web-to-bottom = alulra
enclave-place-shepherd = { enclave-location-shepherd }
enclave-place-oracle = { enclave-location-oracle }
enclave-place-outlet = { enclave-location-outlet }
enclave-place-square = { enclave-location-square }
enclave-place-crossing = Átkelés
enclave-place-tree = { enclave-location-tree }
enclave-pile-outlet = Outlet
enclave-pile-square = Tér
enclave-pile-missions = Küldetések
enclave-pile-traps = Csapdák
enclave-pile-finds = Leletek
enclave-short-p = Test
enclave-short-m = Elme
enclave-short-sesame = Szezám
enclave-short-sarcophagus = Hely
enclave-short-knowledge = Tudás
enclave-count-points = { $count ->
   *[other] pont
  }
enclave-count-coins = { $count ->
   *[other] érme
  }
enclave-count-knowledge = tudás
enclave-count-tiles = { $count ->
   *[other] falapka
  }
enclave-count-leaves = { $count ->
   *[other] lapka
  }
enclave-count-finds = { $count ->
   *[other] lelet
  }
enclave-count-cards = { $count ->
   *[other] lap
  }
enclave-count-sarcophagus = { $count ->
   *[other] hely
  }
enclave-count-sesame = szezám
enclave-state-critical = kritikus
enclave-state-hurt = sebesült
enclave-state-steady = ép
enclave-state-super = szuper
enclave-does-TC1A = Lopj egy véletlen lapot egy ellenfél kezéből.
enclave-does-TC1B = Nézz meg 2 Tőrök tere kártyát, vegyél egyet.
enclave-does-TC1C = Nézz meg 2 Maggot outletje kártyát, vegyél egyet.
enclave-does-TC2A = Tudás érméért, a helyed szerint.
enclave-does-TC2B = Adj el egy tolvajfejlesztést dupla áron.
enclave-does-TC2C = Adj el tudást, darabját 7 érméért.
enclave-does-TC3A = Gyógyítsd tested és elméd a maximumig.
enclave-does-TC3B = Küldetés: 1 csapda, 1 tudás, 1 lelet.
enclave-does-TC3C = A következő fordulóban kelj át mással.
enclave-does-TC4A = Nézz meg 6 lapot a paklikból.
enclave-does-TC4B = A következő fordulóban ötödik akciókártya.
enclave-does-TC4C = A kritikus állapot többé nem árt.
enclave-does-TC5A = Egy gyógyítókártyáért 2 tudás.
enclave-does-TC5B = Egyszer: 1 falapkáért 4 tudás.
enclave-does-TC5C = 1 tudásért 1 pont bármelyik szinten.
enclave-page-tree = Fa
enclave-page-town = Város
enclave-page-yours = Nálad
enclave-page-rivals = Ellenfelek
enclave-web-path = Ez a forduló
enclave-web-of = / { $n }
enclave-web-now = most
enclave-web-done = kész
enclave-web-nth = { $n }.
enclave-web-choosing = választ
enclave-web-chosen = választott
enclave-web-decks = Paklik
enclave-web-decks-seen = és amit láttál
enclave-web-discarded = { $n } eldobva
enclave-web-kinds = { $p } test · { $m } elme · { $both } mindkettő
enclave-web-supply = { $count ->
   *[other] falapka maradt; néggyel azonnal nyersz
  }
enclave-web-upgrades = Fejlesztések
enclave-web-free = szabad hely
enclave-web-hand = Kézben
enclave-web-short = még { $n }
enclave-web-act = { $n }. cselekvés a kettőből.
enclave-web-buy = Megveszem ({ $price })
enclave-web-slots-after = Hely: { $before } → { $after }.
enclave-web-slot-free = Befér a szabad helyedre.
enclave-web-slot-full = Mindkét hely foglalt: előbb kiveszel egyet.
enclave-web-tile-keep = Ha megtartod: ez a { $tiles }. a négyből, amely azonnal győz.
enclave-web-tile-trade = Ha tudást kérsz: { $before } → { $after }.
enclave-web-sell-find = Eladva: { $before } → { $after } érme.
enclave-web-oracle-brings = új sorrend, { $n } lap
enclave-web-coins-after = Érme: { $before } → { $after }.
enclave-web-leave-sure = Maradt még cselekedeted, és pénzed is van egy kártyára. Mégis elmész?
enclave-web-lacks = Ára { $price }, neked { $coins } van: { $missing } hiányzik.
enclave-web-discard = Eldobom…
enclave-web-discard-sure = Mindenki elől eltűnik a kínálatból. Ez a két cselekvésed egyike.
enclave-web-keep = Maradjon ott
enclave-web-stay = Vissza
enclave-web-blind-sure = A küldetést csak ott látod meg, és valószínűleg nem sikerül.
enclave-web-fail-sure = Így a küldetés kudarc: 1 tudáslapkát viszel haza.
enclave-web-before = előtted { $count } kocka
enclave-web-resolves = { $n }.-ként kerül sorra
enclave-web-best = A legjobb esély ott:
enclave-web-to-tree = a végén a tudásból pont lesz; a szintet ezután választod ki.
enclave-web-replace = Csere: { $name }
enclave-web-peek-hint = Összesen legfeljebb { $n }; csak te látod.
enclave-web-seal = Lepecsételem
enclave-web-pack-nothing = Semmit sem pakolok
enclave-web-put = Ide teszem a lapkát
enclave-web-put-there = a kisebb szám kerül előbb sorra.
enclave-web-tile-hint = Válassz számot, aztán egy lapka nélküli helyszínt.
enclave-web-plan-hint = Válassz helyszínt a táblán vagy itt. Senki sem látja, amíg nem választott mindenki.
enclave-web-level-hint = Az elérhető szintek világítanak.
enclave-web-market-hint = Válassz egy lapot, és meglátod, mit tesz.
enclave-web-exchange-hint = 1 tudásból 1 pont lesz, amíg van gyümölcs az ágon.
enclave-scene-cross = Átkelés
enclave-scene-pack = Pakolás
enclave-scene-traps = Csapdák
enclave-scene-use = Védekezés
enclave-scene-outcome = Kimenetel
enclave-scene-reward = Jutalom
enclave-scene-sarcophagus = Szarkofág
enclave-scene-slots = { $count } hely
enclave-scene-used = felhasználva
enclave-scene-mission = küldetés
enclave-scene-damage = sérülés
enclave-scene-left = Marad: Test { $p }, Elme { $m }.
enclave-scene-certain = Biztos sérülés: Test { $p }, Elme { $m }.
enclave-scene-average = Átlagosan: Test { $p }, Elme { $m }.
enclave-scene-worst = Legrosszabb esetben: Test { $p }, Elme { $m }.
enclave-scene-would-win = A küldetés sikerül.
enclave-scene-would-lose = Ez még kevés.
enclave-scene-wins = Így sikerül
enclave-scene-loses = Így nem sikerül
enclave-scene-with = Ezzel sikerül: { $name }
enclave-scene-with-fails = Ezzel sem sikerül: { $name }
enclave-scene-shut = { $n }. hely: bővebb szarkofág kell hozzá
enclave-scene-unprepared = Nincs felkészüléslapka: az Átkelésnél szerezhető
enclave-scene-success = Siker
enclave-scene-failure = Kudarc
enclave-scene-consolation = 1 tudáslapka
enclave-scene-only = csak 1 tudáslapka
enclave-guide-cross = A kockád az első az Átkelés az Enklávéba helyszínen, { $name }. Minden küldetésen látszik, mekkora eséllyel teljesíted. Válaszd ezt: „{ enclave-card-EM01 }”: egy csapda, két tudáslapka.
enclave-guide-pack = Mielőtt felfeditek a csapdákat, védőkártyákat csomagolhatsz be, a szarkofágodba legfeljebb kettőt. Csomagold be ezt: „{ enclave-card-SD03 }”; mindkét típusú sérülés ellen segít.
enclave-guide-ready = Ma egy is elég: amit felhasználsz, elfogy. Kattints ide: „Minden bent van”, és lásd, mi vár rád.
enclave-guide-use = Kétféle sérülés egyszerre! Most használhatod, amit becsomagoltál, { $name }: „{ enclave-card-SD03 }”.
enclave-guide-used = A többi sérülést kibírod. Fejezd be, és vidd haza a jutalmat.
enclave-guide-buy = Két tudáslapka, és a Pásztor is fizetett. Most a Tőrök tere: „{ enclave-card-SD28 }” birtokában ezután eggyel több védőkártyát csomagolhatsz be. Vedd meg.
enclave-guide-leave = Egy piacon mindenki kétszer cselekedhet. Eleget láttál: menj tovább.
enclave-guide-exchange = A fa, { $name }! Vidd fel minden tudáslapkádat: darabja egy pont, amíg a szinten van még.
enclave-guide-plan = Üdv, { $name }! Négy kockádból három már áll; a számok mutatják, melyik helyszín mikor kerül sorra. Titokban válaszd ki, hová kerül az utolsó: az Átkelés az Enklávéba az első, és a küldetés tudást hoz.
enclave-guide-done = Ez a lényeg, { $name }: tervezz, csomagolj, reménykedj. A fához vitt tudás ponttá válik, amíg a szinten van még; akinek egy forduló végén négy falapkája van, az győz. Készen állsz az igazi asztalra!
