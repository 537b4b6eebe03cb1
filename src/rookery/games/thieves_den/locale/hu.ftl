### Tolvajtanya: magyar
### A kincsek (C G A F P), a W (bármilyen kincs), a T (tolvaj), az R (tekintély) betűjele és a szabályok jele minden nyelven ugyanaz.
### Érték: számmal ($count). .acc: számmal, tárgyragosan. .one: egy darab. .many: szám nélkül. .name: a puszta szó. A játékosok nevét nem ragozzuk.

thieves-den-name = Tolvajtanya
thieves-den-hook = Küldd a tolvajaidat oda, ahol megéri, még ha egy vetélytárs is jól jár vele.
thieves-den-summary = A tolvajok főnöke börtönben ül, a széke üres. Három fordulón át helyszíneket derítesz fel, tolvajokat küldesz ki, hogy kirabolják őket (a sajátjaidat vagy a többiekét), kincseket adsz el az orgazdáknak, varázslatot veszel a varázslótól, és kincset küldesz a boszorkánynak. Az a tolvaj, akit egy vetélytárshoz küldesz, nála marad, és többnyire még ajándékot is visz. A végén azé a szék, akinek a legnagyobb a tekintélye.
thieves-den-reconstructed = A játék legtöbb értéke rekonstruált: a szabálykönyv, amelyből dolgozunk, csak képként mutatja őket. A szabálykönyvből való a játék szerkezete, a darabszámok, a tizenkét hatalomlapka, valamint a Boszorkánykunyhó, a Céhház, a Laborium, a Vámház és a Bájitalbolt képessége; a típusok, a legtöbb képesség, a tulajdonosi bónuszok, a kért kincsek és a tekintély tőlünk valók, botok több ezer játszmájában kipróbálva.

## Jelzők

thieves-den-item-C = { $count ->
    [one] 1 kódex
   *[other] { $count } kódex
  }
    .acc = { $count ->
        [one] 1 kódexet
       *[other] { $count } kódexet
    }
    .one = egy kódexet
    .many = kódex
    .name = kódex
thieves-den-item-G = { $count ->
    [one] 1 ékkő
   *[other] { $count } ékkő
  }
    .acc = { $count ->
        [one] 1 ékkövet
       *[other] { $count } ékkövet
    }
    .one = egy ékkövet
    .many = ékkő
    .name = ékkő
thieves-den-item-A = { $count ->
    [one] 1 varázstárgy
   *[other] { $count } varázstárgy
  }
    .acc = { $count ->
        [one] 1 varázstárgyat
       *[other] { $count } varázstárgyat
    }
    .one = egy varázstárgyat
    .many = varázstárgy
    .name = varázstárgy
thieves-den-item-F = { $count ->
    [one] 1 fosszília
   *[other] { $count } fosszília
  }
    .acc = { $count ->
        [one] 1 fosszíliát
       *[other] { $count } fosszíliát
    }
    .one = egy fosszíliát
    .many = fosszília
    .name = fosszília
thieves-den-item-P = { $count ->
    [one] 1 varázsital
   *[other] { $count } varázsital
  }
    .acc = { $count ->
        [one] 1 varázsitalt
       *[other] { $count } varázsitalt
    }
    .one = egy varázsitalt
    .many = varázsital
    .name = varázsital
thieves-den-item-W = { $count ->
    [one] 1 tetszőleges kincs
   *[other] { $count } tetszőleges kincs
  }
    .acc = { $count ->
        [one] 1 tetszőleges kincset
       *[other] { $count } tetszőleges kincset
    }
    .one = egy tetszőleges kincset
    .many = tetszőleges kincs
    .name = tetszőleges kincs
thieves-den-item-T = { $count ->
    [one] 1 tolvaj
   *[other] { $count } tolvaj
  }
    .acc = { $count ->
        [one] 1 tolvajt
       *[other] { $count } tolvajt
    }
    .one = egy tolvajt
    .many = tolvaj
    .name = tolvaj
thieves-den-item-R = { $count ->
    [one] 1 tekintélypont
   *[other] { $count } tekintélypont
  }
    .acc = { $count ->
        [one] 1 tekintélypontot
       *[other] { $count } tekintélypontot
    }
    .one = 1 tekintélypontot
    .many = tekintélypont
    .name = tekintélypont

## A helyszínek és az orgazdák típusai

thieves-den-type-village = Falu
thieves-den-type-shadow = Árny
thieves-den-type-ruin = Rom
thieves-den-type-sacred = Szent
thieves-den-type-city = Város
thieves-den-type-noble = Nemes
thieves-den-type-agent = Ügynök
thieves-den-type-collector = Gyűjtő
thieves-den-type-enchanter = Igéző
thieves-den-type-mercenary = Zsoldos
thieves-den-type-peddler = Házaló
thieves-den-type-tinker = Barkácsoló

## Helyszínek

thieves-den-card-L01 = Bájitalbolt
thieves-den-card-L02 = Régi iskola
thieves-den-card-L03 = Falusi rét
thieves-den-card-L04 = Laborium
thieves-den-card-L05 = Út menti fogadó
thieves-den-card-L06 = Cselédvásár
thieves-den-card-L07 = Elátkozott fegyvertár
thieves-den-card-L08 = Csempészbarlang
thieves-den-card-L09 = Éjszakai piac
thieves-den-card-L10 = Boszorkánykunyhó
thieves-den-card-L11 = Céhház
thieves-den-card-L12 = Holt postaláda
thieves-den-card-L13 = Csontbánya
thieves-den-card-L14 = Elöntött pince
thieves-den-card-L15 = Ledőlt könyvtár
thieves-den-card-L16 = Elfeledett kripta
thieves-den-card-L17 = Mély ásatás
thieves-den-card-L18 = Elhagyott tábor
thieves-den-card-L19 = Írnokterem
thieves-den-card-L20 = Zarándokkápolna
thieves-den-card-L21 = Gyógyítók kerengője
thieves-den-card-L22 = Ereklyetár
thieves-den-card-L23 = Holdszentély
thieves-den-card-L24 = Út menti oltár
thieves-den-card-L25 = Ékszerész sor
thieves-den-card-L26 = Arzenál udvara
thieves-den-card-L27 = Múzeum
thieves-den-card-L28 = Vámház
thieves-den-card-L29 = Árverési csarnok
thieves-den-card-L30 = Zsúfolt vásártér

## Orgazdák

thieves-den-card-NO1 = Lady Ashcombe
thieves-den-card-NO2 = Vell báró
thieves-den-card-NO3 = Az özvegy grófnő
thieves-den-card-AG1 = Csendes Corin
thieves-den-card-AG2 = Quill kisasszony
thieves-den-card-AG3 = A szürke követ
thieves-den-card-CO1 = Öreg Brannock
thieves-den-card-CO2 = Mott professzor
thieves-den-card-CO3 = A kurátor
thieves-den-card-EN1 = Csalán nővér
thieves-den-card-EN2 = Orl rontásmester
thieves-den-card-EN3 = A fátyolos
thieves-den-card-ME1 = Félszemű Tarn
thieves-den-card-ME2 = Rusk kapitány
thieves-den-card-ME3 = A vasözvegy
thieves-den-card-PE1 = Zsebes
thieves-den-card-PE2 = Bóvli nagyi
thieves-den-card-PE3 = A szekeresgazda
thieves-den-card-TI1 = Fogaskerék Jo
thieves-den-card-TI2 = Kog testvér
thieves-den-card-TI3 = Az órásmester

## Hatalmak

thieves-den-card-PW01 = Köddé válás
    .text = Vegyél a játékostábládra egy tolvajt bármelyik helyszínről; a helyszín a pakli tetejére kerül.
thieves-den-card-PW02 = Páros munka
    .text = Egy tolvaj az erdőből egy másik mellé áll egy helyszínen vagy orgazdán: rabold ki azt a helyszínt, vagy seftelj azzal az orgazdával ott, ahol van.
thieves-den-card-PW03 = Kettős csapás
    .text = Rabolj ki egy helyszínt, vagy seftelj egy orgazdával, aztán tedd meg valamelyiket még egyszer.
thieves-den-card-PW04 = Új arcok
    .text = Tegyél három felcsapott orgazdát az orgazdapakli aljára, és töltsd fel a helyüket; aztán rabolj ki egy helyszínt, vagy seftelj egy orgazdával.
thieves-den-card-PW05 = Nagy káprázat
    .text = Kapsz 3 tekintélypontot.
thieves-den-card-PW06 = Bűvölt csecsebecse
    .text = Kapsz egy választott kincset.
thieves-den-card-PW07 = Jövőbelátás
    .text = Csapd fel a helyszínpakli legfelső lapját a játékostáblád fölé; aztán kirabolhatsz egy helyszínt, vagy seftelhetsz egy orgazdával.
thieves-den-card-PW08 = Átváltoztatás
    .text = Adj vissza 2 tolvajt az erdőbe, és végy el 2 választott kincset.
thieves-den-card-PW09 = Árnylépés
    .text = Vidd át egy helyszín tolvaját egy üres helyszínre, és használd azt; aztán a tolvaj a játékostábládra kerül.
thieves-den-card-PW10 = Cserebere
    .text = Cserélj el egy, a játékostáblád fölötti helyszínt egy másik játékostábla fölöttire; a tolvajok a kártyákon maradnak.
thieves-den-card-PW11 = Hamis tulajdonos
    .text = Rabolj ki egy helyszínt. A tulajdonosi bónusz a tiéd, bárkié is a helyszín.
thieves-den-card-PW12 = Fegyverbe
    .text = Kapsz 3 tolvajt.

## Tervek

thieves-den-card-S01 = Piaci kör
thieves-den-card-S02 = Éji utak
thieves-den-card-S03 = Parasztregék
thieves-den-card-S04 = Zarándokerszény
thieves-den-card-S05 = Betemetett utcák
thieves-den-card-S06 = Sírrablók
thieves-den-card-S07 = Sötét fogadalmak
thieves-den-card-S08 = Sikátorok
thieves-den-card-S09 = Elveszett ereklyék
thieves-den-card-S10 = Szegények perselye

## Mit tudnak a lapok: szövegük az értékeikből következik

thieves-den-own-location = { $type }. { $does } Tulajdonosi bónusz: { ITEMS($bonus) }.
thieves-den-own-location-none = { $type }. { $does } Nincs tulajdonosi bónusz.
thieves-den-own-instant = { $type }. Azonnal. { $does }
thieves-den-own-fence = { $type }. Ezt kéri: { ITEMS($wants) }. Ezt adja: { ITEMS($brings) }.
thieves-den-own-scheme = { ITEMS($brings) } minden összegyűjtött helyszínpárért: az egyik típusa { $first }, a másiké { $second }.
thieves-den-own-some = { ITEMS($loot) }
thieves-den-own-upto = legfeljebb { ITEMS($loot) }
thieves-den-own-get = Ezt kapod: { $gain }.
thieves-den-own-pay-W = Visszaadhatsz egy kincset, és cserébe ezt kapod: { $gain }.
thieves-den-own-pay-T = Visszaadhatsz egy tolvajt, és cserébe ezt kapod: { $gain }.
thieves-den-own-may-W = Visszaadhatsz egy kincset. Ha megteszed: { $does }
thieves-den-own-may-T = Visszaadhatsz egy tolvajt. Ha megteszed: { $does }
thieves-den-own-destroy = Egy ellenfél egyik kincse visszakerül a városba.
thieves-den-own-steal = Vedd el egy ellenfél egyik kincsét.
thieves-den-own-lure = Vedd el egy ellenfél egyik tolvaját.

## Kérdések; a .other részt a többiek olvassák

thieves-den-ask-pick = Válassz egy helyszínt, a többit add tovább.
    .other = { $name } helyszínt választ.
thieves-den-ask-turn = Válassz akciót, vagy passzolj.
    .other = { $name } következik.
thieves-den-ask-gain = Melyik kincset veszed el?
    .other = { $name } kincset vesz el.
thieves-den-ask-upto = Melyik kincset veszed el? Meg is állhatsz.
    .other = { $name } kincset vesz el, vagy megáll.
thieves-den-ask-return = Megteltek a ládáid. Melyik kincset adod vissza?
    .other = { $name } fölös kincset ad vissza.
thieves-den-ask-destroy = Kinek a kincse kerüljön vissza a városba?
    .other = { $name } elvesző kincset választ.
thieves-den-ask-steal = Kinek a kincsét veszed el?
    .other = { $name } elvehető kincset választ.
thieves-den-ask-lure = Kinek a tolvaja áll át hozzád?
    .other = { $name } átálló tolvajt választ.
thieves-den-ask-pay = Megfizeted, amit ez a hely kér?
    .other = { $name } fizet vagy lemond róla.
thieves-den-ask-vanish = Melyik helyszín tűnjön el a tolvajával?
    .other = { $name } helyszínt tüntet el.
thieves-den-ask-double = Hová álljon második tolvaj?
    .other = { $name } második tolvajt állít.
thieves-den-ask-strike = Rabolj ki egy helyszínt, vagy seftelj egy orgazdával.
    .other = { $name } rabol vagy seftel.
thieves-den-ask-renew = Melyik három orgazda kerüljön a pakli aljára?
    .other = { $name } három orgazdát küld el.
thieves-den-ask-may = Kirabolhatsz egy helyszínt, vagy seftelhetsz egy orgazdával.
    .other = { $name } rabol, seftel vagy lemond róla.
thieves-den-ask-shift = Melyik tolvaj hová menjen?
    .other = { $name } tolvajt helyez át.
thieves-den-ask-swap = Melyik két helyszín cseréljen gazdát?
    .other = { $name } két helyszínt cserél el.
thieves-den-ask-false = Melyik helyszínt rabolod ki úgy, hogy a tulajdonosi bónusz is a tiéd?
    .other = { $name } helyszínt rabol ki.
thieves-den-ask-holder = Döntetlen: te választod ki, kié legyen az iránylapka.
    .other = { $name } az iránylapkáról dönt.
thieves-den-ask-add = Melyik kincset adod a tetszőleges helyére?
    .other = { $name } seftelést fejez be.
thieves-den-ask-first = Sorsolás dönti el, ki kezd.
    .other = Sorsolás dönti el, ki kezd.
thieves-den-ask-scheme = Kiosztanak egy tervet.
    .other = Kiosztanak egy tervet.
thieves-den-ask-draw = Húznak egy helyszínt.
    .other = Húznak egy helyszínt.
thieves-den-ask-fence = Felcsapnak egy orgazdát.
    .other = Felcsapnak egy orgazdát.
thieves-den-ask-turn-up = Felcsapnak egy hatalomlapkát.
    .other = Felcsapnak egy hatalomlapkát.

## Lépések, ahogy a gombokon állnak

thieves-den-move-pick = Választás: { CARD($card) }
thieves-den-move-rob = Rablás: { CARD($card) } ({ $victim } helyszíne)
thieves-den-move-rob-own = Rablás: { CARD($card) } (a sajátom)
thieves-den-move-rob-left = Rablás: { CARD($card) } (nincs tulajdonosa)
thieves-den-move-deal = Seftelés: { CARD($card) }. Ára: { ITEMS($loot) }. Tekintély: { $fame }
thieves-den-move-power = Hatalomlapka: { CARD($card) }. Ára: { FACE($face, form: "name") }
thieves-den-move-power-less = Hatalomlapka: { CARD($card) } (kevesebbet adna, vagy semmit). Ára: { FACE($face, form: "name") }
thieves-den-move-hag = A boszorkánynak küldök { FACE($face) }. Tekintély: { $fame }
thieves-den-move-vault = Betörök 2 tolvajjal a kincstárba, és elveszek { FACE($face) }
thieves-den-move-vault-none = Betörök 2 tolvajjal a kincstárba (a város üres)
thieves-den-move-recruit = Tolvaj toborzása. Ára: { ITEMS($loot) }
thieves-den-move-recruit-none = Toborzás (nincs több tolvaj). Ára: { ITEMS($loot) }
thieves-den-move-pass = Passz a forduló végéig
thieves-den-move-take = Elveszek { FACE($face) }
thieves-den-move-stop = Többet nem veszek el
thieves-den-move-return = Visszaadok { FACE($face) }
thieves-den-move-destroy = Megsemmisítek { FACE($face) } { $victim } játékostábláján
thieves-den-move-steal = Elveszek { FACE($face) } { $victim } játékostáblájáról
thieves-den-move-lure = Átcsábítok egy tolvajt { $victim } játékostáblájáról
thieves-den-move-pay = Befizetek { FACE($face) }
thieves-den-move-pay-thief = Befizetek egy tolvajt
thieves-den-move-decline = Lemondok róla
thieves-den-move-vanish = Eltüntetem: { CARD($card) }
thieves-den-move-double = Második tolvaj ide: { CARD($card) }
thieves-den-move-renew = Elküldöm: { CARDS($cards) }
thieves-den-move-shift = Tolvaj áthelyezése: { CARD($card) } → { CARD($second) }
thieves-den-move-swap = Csere: { CARD($card) } ↔ { CARD($second) } ({ $victim })
thieves-den-move-holder = Az iránylapka új tulajdonosa: { $name }
thieves-den-move-add = Hozzáteszek { FACE($face) }
thieves-den-move-first = Kezd: { $name }
thieves-den-move-scheme = Osztás: { CARD($card) }
thieves-den-move-draw = Húzás: { CARD($card) }
thieves-den-move-fence = Új orgazda: { CARD($card) }
thieves-den-move-turn = Új hatalomlapka: { CARD($card) }

## Kis lépések

thieves-den-step-kind = Mit teszel?
thieves-den-step-card = Melyik kártya?
thieves-den-step-treasure = Melyik kincs?
thieves-den-step-seat = Melyik játékos?
thieves-den-step-slot = Melyik orgazda?
thieves-den-step-rob = Helyszín kirablása
thieves-den-step-deal = Seftelés egy orgazdával
thieves-den-step-power = Hatalomlapka használata
thieves-den-step-hag = Kincs küldése a boszorkánynak
thieves-den-step-vault = Betörés a kincstárba
thieves-den-step-recruit = Tolvaj toborzása

## Szavak a táblán

thieves-den-word-city = Város
thieves-den-word-forest = Erdő
thieves-den-word-hag = Boszorkány
thieves-den-word-vault = Kincstár
thieves-den-word-recruit = Toborzás
thieves-den-word-display = Orgazdák
thieves-den-word-powers = Hatalomlapkák
thieves-den-word-hand = A kezed
thieves-den-word-scheme = A terved
thieves-den-word-passed = passzolt
thieves-den-word-reputation = Tekintély
thieves-den-word-treasures = Kincsek
thieves-den-word-thieves = Tolvajok
thieves-den-word-locations = Helyszínek
thieves-den-word-collected = Begyűjtve
thieves-den-word-decks = Paklik
thieves-den-word-used = használva
thieves-den-word-free = senkié
thieves-den-word-deck = Helyszínpakli
thieves-den-word-tile = Iránylapka
thieves-den-phase-setup = Előkészületek
thieves-den-phase-scouting = Felderítésfázis
thieves-den-phase-thieving = Tolvajfázis
thieves-den-phase-cleanup = Takarításfázis

## Ami történt

thieves-den-log-first = { $name } kapja az iránylapkát, és ő kezd.
    .you = Te kapod az iránylapkát, és te kezdesz.
thieves-den-log-scheme = { $name } tervet kap: { CARD($card) }.
    .you = Tervet kapsz: { CARD($card) }.
thieves-den-log-scheme-hidden = { $name } tervet kap.
    .you = Tervet kapsz.
thieves-den-log-tile = Felcsapott hatalomlapka: { CARD($card) }.
thieves-den-log-fence = Felcsapott orgazda: { CARD($card) }.
thieves-den-log-round = { $round }. forduló, kezd: { $name }.
    .you = { $round }. forduló, te kezdesz.
thieves-den-log-hand = { $name } kezében most: { CARDS($cards) }.
    .you = A kezedben most: { CARDS($cards) }.
thieves-den-log-hand-none = { $name } keze üres.
    .you = A kezed üres.
thieves-den-log-hand-hidden = { $name } kezében most { $count } kártya van.
thieves-den-log-pick = { $name } felcsapja: { CARD($card) }.
    .you = Felcsapod: { CARD($card) }.
thieves-den-log-instant = { $name } azonnal használja: { CARD($card) }.
    .you = Azonnal használod: { CARD($card) }.
thieves-den-log-under = { $name } a helyszínpakli aljára teszi: { CARD($card) }.
    .you = A helyszínpakli aljára teszed: { CARD($card) }.
thieves-den-log-under-hidden = { $name } a helyszínpakli aljára teszi az utolsó kártyát.
    .you = A helyszínpakli aljára teszed az utolsó kártyát.
thieves-den-log-laid = { $name } játékostáblájának bal oldala mellé kerül: { CARD($card) }.
    .you = A játékostáblád bal oldala mellé kerül: { CARD($card) }.
thieves-den-log-rob = { $name } kirabolja: { CARD($card) }.
    .you = Kirabolod: { CARD($card) }.
thieves-den-log-gain = { $name } szerzeménye ({ CARD($card) }): { ITEMS($loot) }.
    .you = A szerzeményed ({ CARD($card) }): { ITEMS($loot) }.
thieves-den-log-gain-bare = { $name } szerzeménye: { ITEMS($loot) }.
    .you = A szerzeményed: { ITEMS($loot) }.
thieves-den-log-gain-none = { $name } semmit sem kap: üres a készlet.
    .you = Semmit sem kapsz: üres a készlet.
thieves-den-log-bonus = { $name } tulajdonosi bónusza ({ CARD($card) }): { ITEMS($loot) }.
    .you = A tulajdonosi bónuszod ({ CARD($card) }): { ITEMS($loot) }.
thieves-den-log-bonus-none = { $name } tulajdonosi bónusza elmarad: üres a készlet.
    .you = A tulajdonosi bónuszod elmarad: üres a készlet.
thieves-den-log-surplus = { $name } nem tud többet tárolni, visszaad { ITEMS($loot, form: "acc") }.
    .you = Nem tudsz többet tárolni, visszaadsz { ITEMS($loot, form: "acc") }.
thieves-den-log-deal = { $name } seftel: { CARD($card) }.
    .you = Seftelsz: { CARD($card) }.
thieves-den-log-fame = { $name } tekintélye { $fame } ponttal nő ({ CARD($card) }).
    .you = A tekintélyed { $fame } ponttal nő ({ CARD($card) }).
thieves-den-log-power = { $name } fizet a varázslónak { ITEMS($loot, form: "acc") } ({ CARD($card) }).
    .you = Fizetsz a varázslónak { ITEMS($loot, form: "acc") } ({ CARD($card) }).
thieves-den-log-hag = { $name } { ITEMS($loot, form: "acc") } küld a boszorkánynak, +{ $fame } tekintélypont.
    .you = Küldesz a boszorkánynak { ITEMS($loot, form: "acc") }, +{ $fame } tekintélypont.
thieves-den-log-vault = { $name } betör a kincstárba, zsákmánya: { ITEMS($loot) }.
    .you = Betörsz a kincstárba, a zsákmányod: { ITEMS($loot) }.
thieves-den-log-vault-none = { $name } betör a kincstárba, és semmit sem talál.
    .you = Betörsz a kincstárba, és semmit sem találsz.
thieves-den-log-recruit = { $name } tolvajt toboroz, ára: { ITEMS($loot) }.
    .you = Tolvajt toborzol, ára: { ITEMS($loot) }.
thieves-den-log-recruit-none = { $name } fizet { ITEMS($loot, form: "acc") }, de nincs több toborozható tolvaj.
    .you = Fizetsz { ITEMS($loot, form: "acc") }, de nincs több toborozható tolvaj.
thieves-den-log-pass = { $name } passzol.
    .you = Passzolsz.
thieves-den-log-destroy = { $name } megsemmisít { ITEMS($loot, form: "acc") } { $victim } játékostábláján.
    .you = Megsemmisítesz { ITEMS($loot, form: "acc") } { $victim } játékostábláján.
    .victim = { $name } megsemmisít { ITEMS($loot, form: "acc") } a játékostábládon.
thieves-den-log-steal = { $name } elvesz { ITEMS($loot, form: "acc") } { $victim } játékostáblájáról.
    .you = Elveszel { ITEMS($loot, form: "acc") } { $victim } játékostáblájáról.
    .victim = { $name } elvesz { ITEMS($loot, form: "acc") } a játékostábládról.
thieves-den-log-lure = { $name } átcsábít egy tolvajt { $victim } játékostáblájáról.
    .you = Átcsábítasz egy tolvajt { $victim } játékostáblájáról.
    .victim = { $name } átcsábít egy tolvajt a játékostábládról.
thieves-den-log-pay = { $name } fizet { ITEMS($loot, form: "acc") } ({ CARD($card) }).
    .you = Fizetsz { ITEMS($loot, form: "acc") } ({ CARD($card) }).
thieves-den-log-pay-bare = { $name } fizet { ITEMS($loot, form: "acc") }.
    .you = Fizetsz { ITEMS($loot, form: "acc") }.
thieves-den-log-decline = { $name } lemond róla.
    .you = Lemondasz róla.
thieves-den-log-stop = { $name } többet nem vesz el.
    .you = Többet nem veszel el.
thieves-den-log-vanish = { $name } elviszi a tolvajt; a helyszín a pakli tetejére kerül: { CARD($card) }.
    .you = Elviszed a tolvajt; a helyszín a pakli tetejére kerül: { CARD($card) }.
thieves-den-log-double = { $name } számára második tolvaj áll ide: { CARD($card) }.
    .you = Második tolvajod áll ide: { CARD($card) }.
thieves-den-log-renew = { $name } elküldi: { CARDS($cards) }.
    .you = Elküldöd: { CARDS($cards) }.
thieves-den-log-scry = { $name } felcsapja a pakliból: { CARD($card) }.
    .you = Felcsapod a pakliból: { CARD($card) }.
thieves-den-log-shift = { $name } áthelyez egy tolvajt: { CARD($card) } → { CARD($second) }.
    .you = Áthelyezel egy tolvajt: { CARD($card) } → { CARD($second) }.
thieves-den-log-home = { $name } játékostáblájára kerül a tolvaj ({ CARD($card) }).
    .you = A te játékostábládra kerül a tolvaj ({ CARD($card) }).
thieves-den-log-swap = { $name } helyszínt cserél { $victim } helyszínével: { CARD($card) } ↔ { CARD($second) }.
    .you = Helyszínt cserélsz { $victim } helyszínével: { CARD($card) } ↔ { CARD($second) }.
    .victim = { $name } helyszínt cserél a te helyszíneddel: { CARD($card) } ↔ { CARD($second) }.
thieves-den-log-thieves = { $thieves ->
    [0] { $name } játékostáblájára egy tolvaj sem tér haza.
   *[other] { $thieves } tolvaj hazatér { $name } játékostáblájára.
  }
    .you = { $thieves ->
        [0] Hozzád egy tolvaj sem tér haza.
       *[other] { $thieves } tolvaj hazatér hozzád.
      }
thieves-den-log-cleanup = { $round }. forduló: takarítás.
thieves-den-log-left = Visszakerül a helyszínpakli aljára: { CARD($card) }.
thieves-den-log-holder = { $name } kapja az iránylapkát, és megfordítja.
    .you = Te kapod az iránylapkát, és megfordítod.
thieves-den-log-majority = A legtöbb orgazda ({ WORD($type, kind: "type") }): { $name }, tekintély: +{ $fame }.
    .you = A legtöbb orgazda ({ WORD($type, kind: "type") }) nálad van, tekintély: +{ $fame }.
thieves-den-log-majority-none = A legtöbb orgazda ({ WORD($type, kind: "type") }): senkinek sincs egyedül a legtöbb.
thieves-den-log-plan = { $name } felfedi a tervét ({ CARD($card) }): { $pairs } pár, { $fame } tekintélypont.
    .you = Felfeded a tervedet ({ CARD($card) }): { $pairs } pár, { $fame } tekintélypont.
thieves-den-log-over = A játék véget ért.
thieves-den-log-add = { $name } hozzátesz { ITEMS($loot, form: "acc") }.
    .you = Hozzáteszel { ITEMS($loot, form: "acc") }.
thieves-den-log-dealt = { $name } kapja az osztásnál: { CARD($card) }.
    .you = Az osztásnál kapod: { CARD($card) }.
thieves-den-log-dealt-hidden = { $name } a pakli aljáról kap egy kártyát.
    .you = A pakli aljáról kapsz egy kártyát.
thieves-den-log-score = { $name } végső tekintélye: { $points }.
    .you = A végső tekintélyed: { $points }.

## A vége

thieves-den-source-fences = Orgazdák
thieves-den-source-hag = A boszorkány
thieves-den-source-locations = Helyszínek
thieves-den-source-powers = Hatalomlapkák
thieves-den-source-majorities = Többségek
thieves-den-source-scheme = Terv
thieves-den-reason-rounds = Lement a három forduló.
thieves-den-tie-points = A tekintély dönt.
thieves-den-tie-tokens = Egyenlő tekintély; a több kincs és tolvaj dönt.
thieves-den-tie-shared = Minden egyenlő; közös a győzelem.

## Az asztal beállításai

thieves-den-option-start = Kezdőjátékos
    .help = Ki kapja elsőként az iránylapkát: sorsolás dönt, vagy az általad megnevezett hely.
thieves-den-value-random = sorsolással

## Miért nem lehet így lépni

thieves-den-why-over = A játék véget ért.
thieves-den-why-passed = Passzoltál, ebben a fordulóban már nem kerülsz sorra.
thieves-den-why-not-asked = Most nem téged kérdeznek.
thieves-den-why-not-now = Most nem ezt kérdezik tőled.
thieves-den-why-must = Erről nem lehet lemondani.
thieves-den-why-way-out = Aki le akar mondani róla, itt ezt lépi: „{ $word }”.
thieves-den-why-not-in-hand = Nincs a kezedben: { CARD($card) }.
thieves-den-why-picked = Már választottál, és a választás végleges.
thieves-den-why-not-face-up = Nincs képpel felfelé: { CARD($card) }.
thieves-den-why-occupied = Itt már áll tolvaj: { CARD($card) }.
thieves-den-why-no-thief = Nincs tolvaj a játékostábládon.
thieves-den-why-not-on-display = Nincs a felcsapottak között: { CARD($card) }.
thieves-den-why-cannot-pay = Nincs meg mindened, amit itt kérnek: { CARD($card) }.
thieves-den-why-not-turned-up = Nem ez van felcsapva a kupacok tetején: { CARD($card) }.
thieves-den-why-power-used = Ebben a fordulóban már használták: { CARD($card) }.
thieves-den-why-no-treasure = Nincs ilyened: { FACE($face, form: "name") }.
thieves-den-why-needed = Ha ezzel fizetsz ({ FACE($face, form: "name") }), ez már nem hajtható végre: { CARD($card) }.
thieves-den-why-not-usable = Most nem hajtható végre: { CARD($card) }.
thieves-den-why-hag-full = A boszorkány ebben a fordulóban már kapott ilyet: { FACE($face, form: "name") }.
thieves-den-why-vault-thieves = A kincstár 2 tolvajodba kerül, és neked kevesebb van.
thieves-den-why-vault-none = Van még kincs a városban: válassz egyet.
thieves-den-why-recruit-two = A toborzás két saját kincsedbe kerül.
thieves-den-why-not-in-city = Nincs ilyen a városban: { FACE($face, form: "name") }.
thieves-den-why-pay-other = Itt nem ezt kell fizetni.
thieves-den-why-no-thief-there = Itt nem áll tolvaj: { CARD($card) }.
thieves-den-why-three-fences = Válassz három felcsapott orgazdát, vagy mindet, ha kevesebb van.
thieves-den-why-not-empty = A tolvajnak másik, üres helyszínre kell mennie; ez nem az: { CARD($card) }.
thieves-den-why-not-yours = Nem a te játékostáblád fölött fekszik: { CARD($card) }.
thieves-den-why-not-theirs = Nem egy másik játékostábla fölött fekszik: { CARD($card) }.
thieves-den-why-opponent = Válassz egy ellenfelet.
thieves-den-why-target-passed = Ez a játékos passzolt, a forduló végéig biztonságban van.
thieves-den-why-no-thief-theirs = Ennek a játékosnak nincs tolvaja, akit elveszíthetne.
thieves-den-why-no-treasure-theirs = Ennek a játékosnak nincs ilyenje: { FACE($face, form: "name") }.
thieves-den-why-not-tied = Ez a játékos nincs a döntetlent elérők között.

## Mi a baj egy szöveggel vagy dokumentummal

thieves-den-error-start-seat = { $seats } fős asztalnál ez a hely nem kezdhet: { $seat }
thieves-den-error-card-missing = { $where }: { $id } ({ $kind }) hiányzik
thieves-den-error-cards-many = { $where }: { $found } „{ $kind }” fajtájú lap van, legfeljebb { $most } lehet
thieves-den-error-one-of = { $where } ezek egyike lehet: { $allowed }
thieves-den-error-location = { $where }: a helyszínnek van képessége, az „instant” pedig true vagy false
thieves-den-error-bonus = { $where }: a tulajdonosi bónusz kincsekből és tolvajokból áll, azonnali helyszínnek nincs
thieves-den-error-wants = { $where }: a kívánság (wants) egy–{ $most } betű ezekből: { $letters }
thieves-den-error-scheme = { $where }: a terven két különböző típus van
thieves-den-error-part = { $where }: „{ $part }” nem része egy képességnek; ilyen például: 2C, 1W, 3R, steal
thieves-den-error-part-pay = { $where }: fizetni „pay W” vagy „pay T” lehet, nem „{ $part }”
thieves-den-error-parts = { $where }: egy–{ $most } rész
thieves-den-error-gained = { $where }: legfeljebb { $most } kincs és tolvaj, ennyi fér egy játékostáblára
thieves-den-error-box = { $where }: „{ $entry }” a szabálykönyvben áll, és nem változhat
thieves-den-error-no-treasure = „{ $word }” nem kincs; ezek vannak: { $known }
thieves-den-error-treasure-list = a kincsek: szöveg, mint "C C G", lista, vagy darabszám betűnként
thieves-den-error-too-many-treasures = egy típusból több kincs, mint amennyi van
thieves-den-error-board-full = ezen a táblán most legfeljebb { $most } kincs lehet, nem { $found }
thieves-den-error-reputation = egy szám, vagy számok források szerint
thieves-den-error-left-side = csak két játékosnál fekszik a bal oldalon egy helyszín, azonnali jel nélkül
thieves-den-error-no-space = ott nem állhat tolvaj
thieves-den-error-instant-above = az azonnali helyszínek a bal oldali pakliban vannak, nem a játékostábla fölött
thieves-den-error-hand-size = mindenkinek négy kártyája van, a választottak nélkül
thieves-den-error-display = hat hely, üres csak akkor, ha a pakli is üres
thieves-den-error-power-stacks = három kupac, mindegyiken a felcsapott lapkája
thieves-den-error-hag = minden kincs legfeljebb egyszer lehet a boszorkánynál
thieves-den-error-not-hidden = így csak kézben és a pakli alatt lévő kártya ismerhető
thieves-den-error-turn-passed = ez a játékos passzolt
thieves-den-error-no-pick = letett választás csak addig van, amíg más még választ, és a saját kézből való
thieves-den-error-cannot-go-on = innen a szabályok nem folytathatók
thieves-den-error-nothing-started = az előző szabályon belül nincs folyamatban másik
thieves-den-error-instant-there = a játékos bal oldali paklijában lévő, most felfedett azonnali helyszínnek kell lennie
thieves-den-error-robbed-there = olyan helyszínnek kell lennie, ahová ez a rablás tolvajt állított
thieves-den-error-fence-there = olyan orgazdának kell lennie, akihez ez az üzlet tolvajt állított
thieves-den-error-power-paid = felcsapott hatalomlapkának kell lennie, amely mellett kincs fekszik
thieves-den-error-second-thief = második tolvaj csak akkor van, ha { $power } fel van csapva, és kifizették
thieves-den-error-multiple = { $of } többszörösének kell lennie
thieves-den-error-wilds = a játékostáblák fölötti orgazdák tetszőleges kincseiért { $due } kincs jár, nem { $found }
thieves-den-error-treasures-total = a máshol lévőkkel együtt { $found } × { $letter } van; { $total } kell
thieves-den-error-thieves-total = a máshol lévőkkel együtt { $found } tolvaj van; { $total } kell

## A szabályok fejezetei

thieves-den-section-G = Miről szól
thieves-den-section-S = Előkészületek
thieves-den-section-Y = Szimbólumok
thieves-den-section-C = Kártyák és lapkák
thieves-den-section-B = A játékostábla
thieves-den-section-R = Egy forduló
thieves-den-section-scouting = Felderítésfázis
thieves-den-section-thieving = Tolvajfázis
thieves-den-section-A = A hat akció
thieves-den-section-P = A hatalomlapkák
thieves-den-section-L = Különleges helyszínek
thieves-den-section-U = Takarításfázis
thieves-den-section-E = A játék vége
thieves-den-section-X = Példák
thieves-den-section-Q = Döntések

## A szabályok, pontról pontra

thieves-den-rule-TD-G1 = Három forduló és a végső értékelés után az nyer, akinek a legtöbb a tekintélye.
thieves-den-rule-TD-G2 = Ötféle kincs van: kódex, ékkő, varázstárgy, fosszília és varázsital. Egy jelző egy kincs.
thieves-den-rule-TD-G3 = A készlet a kincseknél a város, a tolvajoknál az erdő. A kártyákon, ármezőkön, a boszorkánynál, a kincstárban és a toborzómezőn fekvő jelzők zároltak: a takarításig senkihez sem tartoznak.
thieves-den-rule-TD-G4 = A tolvajoknak nincs színük. Egy tolvaj ahhoz a táblához tartozik, amelyiken ül.
thieves-den-rule-TD-G5 = Tiéd a játékostáblád fölött képpel felfelé fekvő helyszín és az ott fekvő orgazda.
thieves-den-rule-TD-G6 = A tekintély sohasem csökken.
thieves-den-rule-TD-G7 = A játékosok körben ülnek. Az első és a harmadik fordulóban a lapok továbbadása és a játékosok sorrendje az óramutató járása szerint halad, a másodikban azzal ellentétesen.

thieves-den-rule-TD-S1 = Mindenki kap egy játékostáblát, a pontozósáv 0 mezőjére tesz egy pontjelzőt, és leültet 3 tolvajt. Kincse még senkinek sincs.
thieves-den-rule-TD-S2 = Keverd meg a tíz tervet, és adj mindenkinek egyet képpel lefelé. A többi látatlanul visszakerül a dobozba.
thieves-den-rule-TD-S3 = Keverd meg a tizenkét hatalomlapkát, és rakj le három kupacot hármasával; a másik három látatlanul kimarad. Mindegyik kupac felső lapkáját csapd fel.
thieves-den-rule-TD-S4 = Keverd paklivá a helyszíneket: két játékosnál csak a készletszimbólummal jelölt 30, különben mind a 60.
thieves-den-rule-TD-S5 = Keverd meg az orgazdákat, és csapj fel belőlük hatot; a többi a pakli. Két játékosnál csak a készletszimbólummal jelölt 21, különben mind a 42.
thieves-den-rule-TD-S6 = Tegyél játékosonként 3 tolvajt az erdőbe, és minden kincsből 5, 7, 9 vagy 11 darabot a városba, 2, 3, 4 vagy 5 játékosnál. A maradék a dobozban marad.
thieves-den-rule-TD-S7 = A kezdőjátékos megkapja az iránylapkát, és az első oldalával fölfelé teszi le. Akinél a lapka van, az kezdi a fordulót.

thieves-den-rule-TD-Y1 = Tetszőleges: egy bármilyen típusú kincs; az választ, aki végrehajtja. Ha kapod, csak olyan típust választhatsz, amelyik van a városban.
thieves-den-rule-TD-Y2 = Tekintély: lépj előre a pontjelződdel ennyit.
thieves-den-rule-TD-Y3 = Tolvaj: egy tolvajjelző.
thieves-den-rule-TD-Y4 = Felfordított helyszín: bármelyik játékos előtt játékban lévő helyszín.
thieves-den-rule-TD-Y5 = Helyszínpakli: húzni a tetejéről kell, eldobni az aljára.
thieves-den-rule-TD-Y6 = Felfordított orgazda: egy játékos előtt fekvő vagy felcsapott orgazda.
thieves-den-rule-TD-Y7 = Orgazdapakli: húzni a tetejéről kell, eldobni az aljára.
thieves-den-rule-TD-Y8 = Akciómező: ide kerül a tolvaj, hogy használja a helyszínt vagy az orgazdát.
thieves-den-rule-TD-Y9 = Azonnali: a helyszín a felcsapásakor lép működésbe; akciómezője nincs.
thieves-den-rule-TD-Y10 = Tulajdonosi bónusz: a helyszín sarkában lévő jel.
thieves-den-rule-TD-Y11 = Ellenfél: válassz egy ellenfelet célpontnak.
thieves-den-rule-TD-Y12 = Fizetés: tedd vissza a készletbe, ami a jel bal oldalán áll, hogy megkapd, ami a jobb oldalán.
thieves-den-rule-TD-Y13 = Elvétel: vedd el, ami a jel bal oldalán áll, hogy megkapd, ami a jobb oldalán.
thieves-den-rule-TD-Y14 = Plusz: a két oldal együtt.
thieves-den-rule-TD-Y15 = Megsemmisítés: válassz egy kincset más tábláján; visszakerül a városba.

thieves-den-rule-TD-C1 = A helyszínnek neve, képessége, típusa és többnyire tulajdonosi bónusza van; a felükön készletszimbólum van.
thieves-den-rule-TD-C2 = Az azonnali jeles helyszín a felcsapásakor lép működésbe, és sohasem áll rajta tolvaj.
thieves-den-rule-TD-C3 = Az akciómezős helyszínen egy tolvaj fér el, több nem. Aki odateszi, használja a képességet. Mellé másodikat csak a Páros munka tehet.
thieves-den-rule-TD-C4 = A tulajdonosi bónusz a készletből jár, valahányszor más tesz tolvajt a helyszínre. Néhány helyszínnek nincs ilyenje.
thieves-den-rule-TD-C5 = Minden helyszín és minden orgazda kétszer van meg, készletenként egyszer.
thieves-den-rule-TD-C6 = Az orgazdán ott a típusa, a kért kincsek és a tekintélypontok. Egy tolvaj és mindegyik kért kincs hozza a tekintélyt.
thieves-den-rule-TD-C7 = A hatalomlapka egy varázslat, amelyet a varázsló egy kincsért ad.
thieves-den-rule-TD-C8 = A terv két helyszíntípust és egy értéket mutat: minden párért fizet, amelyben mindkét típusból van egy.

thieves-den-rule-TD-B1 = Egy táblán 8 kincs fér el. Ha többed lenne, a fölösleget rögtön add vissza; te választod, melyiket, régit vagy újat.
thieves-den-rule-TD-B2 = Egy táblán 6 tolvaj fér el. Akinek nem jut szék, rögtön az erdőbe megy.
thieves-den-rule-TD-B3 = A terved képpel lefelé fekszik. Bármikor megnézheted, a többiek csak a végén.
thieves-den-rule-TD-B4 = A begyűjtött helyszínek képpel lefelé fekszenek a bal oldalon. Megnézheted őket, megmutatnod nem kell.
thieves-den-rule-TD-B5 = A begyűjtött orgazdák képpel lefelé fekszenek a jobb oldalon, ugyanolyan titkosan.
thieves-den-rule-TD-B6 = A készlet véges. Ha kevesebb van, mint amennyit egy hatás ad, annyit kapsz, amennyi van, és később sem jár több.

thieves-den-rule-TD-R1 = A játék három fordulóból áll, mindegyikben felderítés-, tolvaj- és takarításfázis van, ebben a sorrendben.

thieves-den-rule-TD-D1 = Mindenki kap 4 helyszínt.
thieves-den-rule-TD-D2 = Mindenki titokban választ egyet a kezéből, leteszi képpel lefelé, a többit továbbadja a lapka irányában.
thieves-den-rule-TD-D3 = Ha mindenki továbbadta a lapjait, a választott lapokat egyszerre csapjátok fel, és képpel felfelé a játékostáblák fölé teszitek.
thieves-den-rule-TD-D4 = A felcsapott azonnali helyszín rögtön működik, aztán képpel lefelé a tulajdonosa játékostáblájának bal oldala mellé kerül.
thieves-den-rule-TD-D5 = Ezt addig ismétlitek, míg mindenki fel nem csapott 3 lapot: négyből, háromból, kettőből választva.
thieves-den-rule-TD-D6 = 3–5 játékosnál a kézben maradt utolsó lap a helyszínpakli aljára kerül, a többiek nem látják.
thieves-den-rule-TD-D7 = Két játékosnál a kézben maradt utolsó lap képpel felfelé a játékostábla bal oldala mellé kerül. Ha azonnali, helyette használatlanul a helyszínpakli aljára.

thieves-den-rule-TD-T1 = Az iránylapka gazdája kezd; a lapka irányában sorban mindenki pontosan egy akciót hajt végre, vagy passzol.
thieves-den-rule-TD-T2 = Hat akció van: helyszín kirablása, seftelés az orgazdával, hatalomlapka használata, kincs a boszorkánynak, betörés a kincstárba, tolvaj toborzása. Bármelyiket bármennyiszer választhatod, ha végre tudod hajtani és ki tudod fizetni.
thieves-den-rule-TD-T3 = Akkor is passzolhatsz, ha tehetnél mást, és passzolnod kell, ha nem tehetsz semmit.
thieves-den-rule-TD-T4 = Aki passzolt, ebben a fordulóban többé nem kerül sorra.
thieves-den-rule-TD-T5 = Aki passzolt, a forduló végéig nem lehet mások akciójának célpontja.
thieves-den-rule-TD-T6 = A fázis akkor ér véget, ha mindenki passzolt. Az utolsó játékos egymás után hajtja végre az akcióit, míg nem passzol.

thieves-den-rule-TD-A1 = Helyszín kirablása: válassz egy tolvaj nélküli, képpel felfelé fekvő helyszínt bármelyik játékostábla fölött, akár a sajátod fölött is; két játékosnál a bal oldalakon fekvőt is.
thieves-den-rule-TD-A2 = Tegyél rá egy tolvajt a játékostábládról. A takarításig ott marad.
thieves-den-rule-TD-A3 = Aztán használd a helyszín képességét.
thieves-den-rule-TD-A4 = Ha a helyszín másé, utána ő megkapja a tulajdonosi bónuszt.
thieves-den-rule-TD-A5 = Seftelés az orgazdával: válassz egyet a felcsapottak közül.
thieves-den-rule-TD-A6 = Tedd a kártyát a játékostáblád fölé, rá egy tolvajt és pontosan a kért kincseket. Mindez ott marad a takarításig.
thieves-den-rule-TD-A7 = Ha minden ott van, megkapod az orgazdakártyán szereplő tekintélypontokat. Ha nem tudsz mindent odatenni, az akció nem történik meg.
thieves-den-rule-TD-A8 = A megüresedett helyre csapd fel az orgazdapakli legfelső lapját. Ha a pakli üres, a hely üres marad.
thieves-den-rule-TD-A9 = Hatalomlapka használata: válassz egy felcsapott hatalomlapkát, amely mellett nincs kincs.
thieves-den-rule-TD-A10 = Tegyél a lapka bal oldala mellé egy tetszőleges kincset. A takarításig ott marad, így minden hatalomlapka fordulónként egyszer működik, bárki használja.
thieves-den-rule-TD-A11 = Aztán hajtsd végre a hatalomlapka képességét.
thieves-den-rule-TD-A12 = Kincs a boszorkánynak: tegyél egy kincset a típusának megfelelő üres mezőre. A takarításig ott marad.
thieves-den-rule-TD-A13 = Rögtön megkapod a mező melletti tekintélypontokat: bármelyik kincstípusért 2-t.
thieves-den-rule-TD-A14 = Betörés a kincstárba: tegyél oda 2 tolvajt. A takarításig ott maradnak.
thieves-den-rule-TD-A15 = Vegyél el a városból 1 választott kincset.
thieves-den-rule-TD-A16 = Tolvaj toborzása: tegyél 2 tetszőleges kincsedet a toborzómezőre. A takarításig ott maradnak.
thieves-den-rule-TD-A17 = Vegyél el 1 tolvajt az erdőből.

thieves-den-rule-TD-P1 = Köddé válás: vegyél a játékostábládra egy tolvajt bármelyik helyszínről; a helyszín képpel lefelé a pakli tetejére kerül. Kell egy képpel felfelé fekvő helyszín, amelyen tolvaj áll.
thieves-den-rule-TD-P2 = Kettesben: tegyél az erdőből egy tolvajt egy helyszínen vagy orgazdán álló mellé, és rabold ki a helyszínt, vagy seftelj az orgazdával. Az orgazda ott marad, ahol fekszik. Kell hozzá tolvaj az erdőben és egy használható mező.
thieves-den-rule-TD-P3 = Kettős csapás: rabolj ki egy helyszínt, vagy seftelj egy orgazdával, aztán tedd meg valamelyiket újra. Az elsőnek a fizetés után is lehetségesnek kell lennie.
thieves-den-rule-TD-P4 = Új arcok: tegyél 3 felcsapott orgazdát az orgazdapakli aljára, és töltsd fel a helyeket; aztán rabolj ki egy helyszínt, vagy seftelj egy orgazdával.
thieves-den-rule-TD-P5 = Nagy káprázat: kapsz 3 tekintélypontot.
thieves-den-rule-TD-P6 = Bűvölt csecsebecse: kapsz 1 választott kincset.
thieves-den-rule-TD-P7 = Jövőbelátás: csapd fel a helyszínpakli legfelső lapját a játékostáblád fölé; aztán kirabolhatsz egy helyszínt, vagy seftelhetsz egy orgazdával.
thieves-den-rule-TD-P8 = Átváltoztatás: tegyél vissza 2 tolvajt a játékostábládról az erdőbe, aztán vegyél el 2 tetszőleges kincset a városból.
thieves-den-rule-TD-P9 = Árnylépés: vidd át egy helyszín tolvaját egy másik, üres helyszínre, és használd annak képességét; aztán a tolvaj a játékostábládra kerül.
thieves-den-rule-TD-P10 = Cserebere: cserélj el egy, a játékostáblád fölötti helyszínt egy másik játékostábla fölöttire; a tolvajok a kártyákon maradnak. Olyan játékosé lehet, aki még nem passzolt.
thieves-den-rule-TD-P11 = Hamis tulajdonos: rabolj ki egy helyszínt, és te kapod a tulajdonosi bónuszát, akár másé, akár a tiéd.
thieves-den-rule-TD-P12 = Fegyverbe: kapsz 3 tolvajt az erdőből.

thieves-den-rule-TD-L1 = Boszorkánykunyhó: válassz egy ellenfelet és egy kincsét; visszakerül a városba.
thieves-den-rule-TD-L2 = Céhház: válassz egy ellenfelet; egy tolvaja átkerül hozzád.
thieves-den-rule-TD-L3 = Laborium: visszaadhatod egy kincsedet, hogy legfeljebb 2 választott kincset vegyél el.
thieves-den-rule-TD-L4 = Vámház: válassz egy ellenfelet és egy kincsét; átkerül hozzád.
thieves-den-rule-TD-L5 = Bájitalbolt: akciómezős helyszín, amely 3 varázsitalt ad.

thieves-den-rule-TD-U1 = A játékostáblád fölötti helyszínekről minden tolvaj hozzád kerül, bárki küldte; a 6 fölöttiek az erdőbe mennek. Aztán a helyszínek a bal oldali paklidba kerülnek.
thieves-den-rule-TD-U2 = Két játékosnál a bal oldalak tolvajai az erdőbe, a lapok a helyszínpakli aljára kerülnek.
thieves-den-rule-TD-U3 = Az orgazdákon lévő tolvajok és kincsek a készletbe, az orgazdák a tulajdonosuk jobb oldali paklijába kerülnek.
thieves-den-rule-TD-U4 = A hatalomlapkák melletti kincsek a városba kerülnek. Minden kupac felső lapkája kikerül a játékból, akár használták, akár nem, és a következőt felcsapjátok.
thieves-den-rule-TD-U5 = A boszorkány kincsei a városba kerülnek.
thieves-den-rule-TD-U6 = A kincstár tolvajai az erdőbe mennek.
thieves-den-rule-TD-U7 = A toborzómező kincsei a városba kerülnek.
thieves-den-rule-TD-U8 = A legkisebb tekintélyű kapja az iránylapkát; döntetlennél az, akinek kevesebb kincse és tolvaja van összesen; ha ez is egyenlő, a lapka eddigi tulajdonosa dönt.
thieves-den-rule-TD-U9 = Az új gazda megfordítja a lapkát, és ő kezdi a következő fordulót.
thieves-den-rule-TD-U10 = Ami a játékostáblákon van, megmarad, és a felcsapott orgazdák is maradnak.

thieves-den-rule-TD-E1 = A játék a harmadik forduló takarításával ér véget.
thieves-den-rule-TD-E2 = Mindenki felfedi az orgazdáit. A hét típus mindegyikénél az kapja a többségi értéket, akinek egyedül van belőle a legtöbb: gyűjtőnél és házalónál 5, ügynöknél, igézőnél és barkácsolónál 4, nemesnél és zsoldosnál 3 tekintélypont.
thieves-den-rule-TD-E3 = Ha többeknek van a legtöbb, az értéket senki sem kapja.
thieves-den-rule-TD-E4 = Mindenki felfedi a tervét és a begyűjtött helyszíneit. Minden párért megkapja a terve értékét.
thieves-den-rule-TD-E5 = A legtöbb tekintély nyer; döntetlennél a több kincs és tolvaj összesen; ha ez is egyenlő, a győzelem közös.

thieves-den-rule-TD-X1 = Alíznak tele vannak a ládái, amikor Dávid kirabolja a Bájitalboltját. Dávid italai után Alíz megkapja az ékkövet, és visszaad egy választott kincset, az ékkövet vagy egy régebbit.
thieves-den-rule-TD-X2 = Csak 2 varázsital maradt. Alíz kirabolja a Bájitalboltot, és megkapja ezt a 2-t; a harmadik később sem jár.
thieves-den-rule-TD-X3 = Dávid passzolt. Amikor Kira kirabolja a Vámházat, Dávidot nem választhatja.
thieves-den-rule-TD-X4 = Kira kirabolja Dávid Csempészbarlangját: előbb ő kap 2 fosszíliát, aztán Dávid 2 tolvajt. Takarításkor Kira tolvaja is Dávidé lesz.
thieves-den-rule-TD-X5 = Kira egy ügynökkel seftel, aki 2 kódexet kér: a kártya, egy tolvaj és a kódexek a táblája fölé kerülnek, a tekintélyt rögtön megkapja, a hely feltöltődik, és takarítás után a kártya az egyik ügynöke.
thieves-den-rule-TD-X6 = Dávid varázsitallal fizet a Nagy káprázatért, és kap 3 tekintélypontot. Ebben a fordulóban már senki sem használhatja újra.
thieves-den-rule-TD-X7 = Kira fosszíliát küld a boszorkánynak, és megkapja a tekintélyt. A fosszília mezője a takarításig foglalt.
thieves-den-rule-TD-X8 = Dávid az utolsó 2 tolvaját a kincstárba küldi, és elvesz egy kódexet.
thieves-den-rule-TD-X9 = Kira egy ékkövet és egy varázsitalt tesz a toborzómezőre, és kap egy tolvajt.

thieves-den-rule-TD-Q1 = A felső hatalomlapkák kezdettől képpel felfelé fekszenek: a rövid szabály ezt mondja, és másképp választani sem lehetne.
thieves-den-rule-TD-Q2 = A toborzás tolvajt hoz. Ahol a könyv kincset ír, ott egy sor tévedésből a kincstár leírásából került át.
thieves-den-rule-TD-Q3 = Az iránylapka első oldala az óramutató járása szerint mutat, a második visszafelé.
thieves-den-rule-TD-Q4 = Itt sorsolás dönti el, ki kezd, ha a házigazda nem nevez meg helyet.
thieves-den-rule-TD-Q5 = A varázslót Alazarnak hívják, és bármilyen kinccsel fizethetsz a hatalomlapkáért.
thieves-den-rule-TD-Q6 = Ha több azonnali helyszín fordul fel egyszerre, előbb minden lap lekerül; aztán egyenként működnek, a kezdőjátékostól a lapka irányában.
thieves-den-rule-TD-Q7 = Az azonnali helyszínt használni kell. Amit fizetségért vagy „legfeljebb” ennyi darabként kínál, arról le lehet mondani.
thieves-den-rule-TD-Q8 = A kéz utolsó lapja is továbbmegy; az teszi vissza vagy rakja ki, aki megkapta.
thieves-den-rule-TD-Q9 = Az új kezedet a felcsapással együtt látod, nem előbb. A választás végleges.
thieves-den-rule-TD-Q10 = A lapok a kezdőjátékostól a lapka irányában kerülnek a pakli aljára, mindegyik az előző alá.
thieves-den-rule-TD-Q11 = Az osztás laponként megy, a kezdőjátékostól a lapka irányában, négyszer körbe.
thieves-den-rule-TD-Q12 = Két játékosnál a bal oldalon fekvő helyszínek senkihez sem tartoznak: se bónusz, se terv. A Köddé válás, a Kettesben, az Árnylépés és a Hamis tulajdonos eléri őket, a Cserebere nem.
thieves-den-rule-TD-Q13 = A passzolt játékos helyszínei és orgazdái használhatók, és a tulajdonosi bónuszt is megkapja.
thieves-den-rule-TD-Q14 = Célpont a Boszorkánykunyhó, a Céhház, a Vámház és a Cserebere miatt lehet valaki. Csak olyan ellenfél választható, aki nem passzolt.
thieves-den-rule-TD-Q15 = Ha nincs választható ellenfél, az ilyen képesség nem tesz semmit; a rablás érvényes, és a tulajdonosi bónusz jár. Ha van, kötelező.
thieves-den-rule-TD-Q16 = Olyan helyszínt is kirabolhatsz, amely neked semmit sem ad.
thieves-den-rule-TD-Q17 = Kincstár, toborzás és hatalomlapka akkor is választható, ha a készlet nem tud adni: fizetsz, és kevesebbet vagy semmit sem kapsz.
thieves-den-rule-TD-Q18 = A korlátok minden teljes képesség, bónusz és hatás után érvényesek: előbb mindent elveszel, aztán visszaadod a fölösleget, mielőtt bármi más történne.
thieves-den-rule-TD-Q19 = A tolvajok korlátja mindig érvényes, tulajdonosi bónusznál és takarításkor is.
thieves-den-rule-TD-Q20 = Szerzeményt nem lehet visszautasítani, csak azt, amiből „legfeljebb” ennyi jár, vagy amiért fizetni kell.
thieves-den-rule-TD-Q21 = Több tetszőleges kincset egyenként választasz, egyformát vagy különbözőt, csak olyat, ami még van a városban.
thieves-den-rule-TD-Q22 = A Laboriumnál a visszaadott típust is elveheted, és 0, 1 vagy 2 kincset. Kincs nélkül nem történik semmi.
thieves-den-rule-TD-Q23 = Nem kell megfizetned, amit egy helyszín kér; akkor nem kapsz semmit. Amit fizetsz, a készletbe kerül, nem a kártyára.
thieves-den-rule-TD-Q24 = Ha a Köddé válás két tolvajos helyszínt visz el, az egyik hozzád kerül, a másik az erdőbe.
thieves-den-rule-TD-Q25 = Mindenki tudja, hogy ez a lap van a pakli tetején.
thieves-den-rule-TD-Q26 = A Páros munka egy helyszínen teljes értékű rablás egy erdei tolvajjal, képességgel és tulajdonosi bónusszal. Takarításkor mindkét tolvaj a tulajdonosé.
thieves-den-rule-TD-Q27 = A Kettesben bárki orgazdáján: a kincseket a kártyára fizeted, és megkapod a tekintélyét. A kártya marad, hely nem töltődik, és takarításkor minden a készletbe kerül róla.
thieves-den-rule-TD-Q28 = A Kettős csapás második akciója és az Új arcok akciója kötelező, ha lehetséges, különben elmarad. A Jövőbelátásé szabadon választható.
thieves-den-rule-TD-Q29 = Az Új arcok három orgazdát visz el, vagy mindet, ha kevesebb van. Helyük sorrendjében kerülnek az orgazdapakli aljára; aztán a helyek sorban feltöltődnek, amíg a pakli tart.
thieves-den-rule-TD-Q30 = Ha a Jövőbelátás azonnali helyszínt fordít fel, az rögtön működik, és a paklidba kerül; aztán jöhet az akció. Üres paklinál csak az akció marad.
thieves-den-rule-TD-Q31 = Az Árnylépés képessége után a helyszín tulajdonosa megkapja a bónuszt; aztán a tolvaj hozzád kerül.
thieves-den-rule-TD-Q32 = Az Árnylépés mindkét helyszíne újra kirabolható, de amelyiken két tolvaj állt, ott egy marad.
thieves-den-rule-TD-Q33 = Az Átváltoztatás tolvajai egyenesen az erdőbe mennek.
thieves-den-rule-TD-Q34 = A Hamis tulajdonos a bal oldalon bónusz nélküli rablás.
thieves-den-rule-TD-Q35 = A Bűvölt csecsebecse egy kincsbe kerül, és egyet ad: egyiket a másikra cseréli.
thieves-den-rule-TD-Q36 = A Boszorkánykunyhónál és a Vámháznál az választja a kincset, aki használja.
thieves-den-rule-TD-Q37 = Ha egy típusból senkinek sincs orgazdája, az értékét senki sem kapja.
thieves-den-rule-TD-Q38 = Egy pár mindkét típusból egy-egy lap; minden lap csak egy párban számít.
thieves-den-rule-TD-Q39 = A paklidban lévő azonnali helyszínek számítanak a tervedhez.
thieves-den-rule-TD-Q40 = A harmadik forduló takarítása a toborzómezőig tart; új hatalomlapkát nem csapnak fel, és az iránylapka marad.
thieves-den-rule-TD-Q41 = Döntetlennél a táblán lévő jelzők számítanak, miután a tolvajok hazatértek.
thieves-den-rule-TD-Q42 = Aki döntetlennél választ, meg is tarthatja a lapkát, ha ő is az egyenlők között van.
thieves-den-rule-TD-Q43 = Ha egy orgazda tetszőleges kincset kérne, bármelyik megfelelne.
thieves-den-rule-TD-Q44 = Osztáskor a pakli nem fogyhat el; ha mégis, azt osztanák ki, ami van.
thieves-den-rule-TD-Q45 = Ha csak passzolni tudsz, kérdés nélkül passzolsz, ugyanolyan véglegesen.
thieves-den-rule-TD-Q46 = A saját köröd lépéseit a köröd végéig visszavonhatod, de csak addig, amíg rejtett lap nem fordult fel, és más nem válaszolt.
thieves-den-rule-TD-Q47 = A tekintélynek nincs felső határa; a sáv 50-enként körbeér.
thieves-den-rule-TD-Q48 = Ahol a könyv a felcsapott orgazdáknál és a hatalomlapka-kupacoknál játékostáblát ír, ott a játéktábla értendő.
thieves-den-rule-TD-Q49 = Olyan kinccsel nem fizethetsz egy hatalomlapkáért, amely aztán a hatásához hiányzik.
thieves-den-rule-TD-Q50 = Egy képesség részei balról jobbra hajtandók végre. A lehetőség nélküli választás elmarad, és nem ad semmit.
thieves-den-rule-TD-Q51 = A többi helyezés is így alakul: tekintély, aztán kincsek és tolvajok. Az egyenlők osztoznak a helyen, a következő kimarad.
thieves-den-rule-TD-Q52 = A Cserebere egy saját helyszínedet cseréli el. Ha nincs ilyen a játékostáblád fölött, nem használhatod.

## Az asztal a böngészőben

thieves-den-length = 30–45 perc
thieves-den-cards-lead = Minden kártya: a helyszínek a képességükkel és a tulajdonosi bónusszal, az orgazdák azzal, amit kérnek és amit hoznak, a varázsló hatalomlapkái és a titkos tervek. Minden helyszín és minden orgazda kétszer van a dobozban.
thieves-den-deck-location = Helyszínek
thieves-den-deck-fence = Orgazdák
thieves-den-deck-power = Hatalomlapkák
thieves-den-deck-scheme = Tervek
thieves-den-board = A játéktábla
thieves-den-yours = A te játékostáblád
thieves-den-hand = A kezedben lévő lapok
thieves-den-place-city = Város
thieves-den-place-forest = Erdő
thieves-den-place-hag = A boszorkány
thieves-den-place-vault = Kincstár
thieves-den-place-recruit = Toborzás
thieves-den-place-wizard = Alazar, a varázsló
thieves-den-place-fences = Orgazdák
thieves-den-place-rob = Rablás
thieves-den-place-sell = Eladás
thieves-den-place-magic = Varázslat
thieves-den-place-feed = Boszorkány
thieves-den-place-track = Tekintély
thieves-den-place-boards = Játékostáblák
thieves-den-passed = passzolt
thieves-den-nobodys = senkié
thieves-den-chests = Ládák: { $most } közül { $n } tele
thieves-den-chairs = Székek: { $most } közül { $n } foglalt
thieves-den-pile-hand = Kézben lévő lap: { $n }
thieves-den-pile-pile = Begyűjtött helyszín, lefordítva: { $n }
thieves-den-pile-sold = Begyűjtött orgazda, lefordítva: { $n }
thieves-den-pairs = Pár eddig: { $n }
thieves-den-tile-on = Iránylapka: ez a játékos kezdi a fordulót, és a játék az óramutató járása szerint halad.
thieves-den-tile-back = Iránylapka: ez a játékos kezdi a fordulót, és a játék az óramutató járásával szemben halad.
thieves-den-tile-over = Iránylapka
thieves-den-brief-PW01 = Végy le egy tolvajt egy helyszínről; a lap visszakerül a pakli tetejére
thieves-den-brief-PW02 = Egy erdei tolvaj beáll egy másik mellé: használd azt a lapot te is
thieves-den-brief-PW03 = Rabolj vagy adj el, majd az egyiket még egyszer
thieves-den-brief-PW04 = Küldj el három orgazdát, majd rabolj vagy adj el
thieves-den-brief-PW05 = 3 tekintélyt kapsz
thieves-den-brief-PW06 = Vegyél el egy tetszőleges kincset
thieves-den-brief-PW07 = Fordíts fel egy saját helyszínt, majd rabolj vagy adj el
thieves-den-brief-PW08 = Két tolvajod az erdőbe megy, vegyél el két tetszőleges kincset
thieves-den-brief-PW09 = Vigyél át egy tolvajt egy szabad helyszínre, és használd; a tolvaj a tiéd
thieves-den-brief-PW10 = Cseréld el egy helyszínedet valaki máséra
thieves-den-brief-PW11 = Rabolj ki egy helyszínt, és a tulajdonosi bónusz is a tiéd
thieves-den-brief-PW12 = 3 tolvajt kapsz
thieves-den-pick-on = A többit megkapja: { $name }.
thieves-den-pick-final = A választás végleges.
thieves-den-pick-pair = { $name }: a terved { $n }. párja (+{ $worth }).
thieves-den-glow = Kattints arra, ami világít!
thieves-den-signs = Jelek
thieves-den-sign-fame = Tekintély
thieves-den-sign-gift = Tulajdonosi bónusz: ezt hozza a rabló a tulajdonosnak
thieves-den-sign-now = Azonnal hat, amint felfeditek
thieves-den-sign-space = Akcióhely: egy tolvaj rabolhat itt
thieves-den-rim = Koppints arra, aminek arany a kerete: kiderül, mit hoz.
thieves-den-page-rob = Rablás
thieves-den-page-sell = Eladás
thieves-den-page-magic = Varázslat
thieves-den-page-places = Helyek
thieves-den-lead-fences = egy tolvaj és minden, amit kér: azonnal tekintély
thieves-den-lead-wizard = egy-egy kincs, fordulónként egyszer
thieves-den-lead-city = maradék kincsek
thieves-den-lead-hag = fajtánként egyet eszik
thieves-den-lead-own = Helyszíneid: a rabló bónuszt hoz neked
thieves-den-lead-most = Fajtánként a legtöbb számít a végén
thieves-den-kept = Begyűjtött helyszínek
thieves-den-per-pair = páronként
thieves-den-used = már elhasznált
thieves-den-used-by = használta: { $name }
thieves-den-pay-any = bármelyik kincs
thieves-den-sell-now = Eladható: +{ $n }
thieves-den-sell-soon = Megvan: +{ $n }
thieves-den-then-sell = utána: +{ $n }
thieves-den-short-one = hiányzik: { $item }
thieves-den-short-thief = nincs tolvajod
thieves-den-short = { $n } hiányzik
thieves-den-peek-you = Te:
thieves-den-peek-after = Utána:
thieves-den-peek-full = Tele a ládák: { $count } kincset vissza kell tenned.
thieves-den-peek-scheme = Beleszámít a tervedbe: { $name }.
thieves-den-peek-own = a forduló végén hazatér:
thieves-den-peek-end = a forduló végén:
thieves-den-peek-opens = Ezután eladhatsz neki:
thieves-den-peek-new = Utána új orgazdát csapunk fel.
thieves-den-peek-short = (több nincs)
thieves-den-peek-again = Koppints még egyszer, és megtörténik.
thieves-den-yours-then = Nálad:
thieves-den-pass = Passz
thieves-den-pass-lead = vége a fordulódnak
thieves-den-pass-means = Ebben a fordulóban többé nem kerülsz sorra, és már senki sem lophat tőled.
thieves-den-pass-keep = Megmarad { $thieves } tolvajod és { $treasures } kincsed.
thieves-den-not-yet = Még nem
thieves-den-renew-idle = Jelöld meg a távozó orgazdákat, ennyit: { $n }.
thieves-den-renew-said = Megjelölve:
thieves-den-renew-do = Menjenek!
thieves-den-warn-city = A városban kevés maradt: a teljes zsákmánynál kevesebbet kapnál, vagy semmit.
thieves-den-warn-forest = Az erdőben kevés tolvaj maradt: a teljes zsákmánynál kevesebbet kapnál, vagy semmit.
thieves-den-warn-chairs = Kevés a szabad széked: akinek nem jut hely, visszamegy az erdőbe.
thieves-den-guide-pick = Üdv, { $name }! Először felderítesz: mindenki választ egy helyszínt, a többit továbbadja, és a választottakat egyszerre csapjátok fel. A terved a falu és város párokért fizet, és városod már van. Válaszd a Bájitalboltot.
thieves-den-guide-rob = Most indulnak a tolvajok. Bármelyik helyszínt kirabolhatod, ahol nem áll tolvaj, a riválisokét is. Csóka Ékszerész sora három ékkövet ad, de a sarkában lévő bónusz a tulajdonosé: Csóka kap egy fosszíliát, és a forduló végén a tolvajod is nála marad. Rabold ki így is.
thieves-den-guide-deal = Három ékkő! Az orgazdák pontosan azt veszik meg, amit kérnek. Amid megvan, az ki van pipálva, ami hiányzik, az át van húzva. Lady Ashcombe két ékkövet és egy tolvajt kér, és 6 tekintélypontot hoz. Seftelj vele.
thieves-den-guide-hag = Maradt egy ékköved. A boszorkány fordulónként minden kincstípusból egyet fogad el, és rögtön 2 tekintélypontot ad érte. Küldd el neki az ékkövet.
thieves-den-guide-own = Ez az utolsó tolvajod, { $name }. Rabold ki a saját Bájitalboltodat: három varázsital, senkinek sem jár bónusz, és a tolvaj a takarításkor hazatér.
thieves-den-guide-power = A varázsló mindhárom hatalomlapkáját fordulónként egyszer adja el, bármilyen kincsért. A Nagy káprázat 3 tekintélypontot hoz: kattints rá, és fizess egy varázsitallal.
thieves-den-guide-pass = Most már semmi sem éri meg, és a többiek passzoltak. Passzolj te is: a kincseid a következő fordulóra is megmaradnak.
thieves-den-guide-done = Ez volt egy forduló, { $name }! A Bájitalboltban álló tolvaj hazatért, az Ékszerész soron álló mostantól Csóka embere, a begyűjtött helyszíneid pedig a végén a tervedbe számítanak. Három forduló után az is bónuszt kap, akinek egy típusból a legtöbb orgazdája van. Készen állsz az igazi asztalra!
