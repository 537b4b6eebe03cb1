### The Castle of the Devil: magyar
### A kártyák, szövetségek és szabályok jele minden nyelven ugyanaz. A kártyanevek alapalakban állnak, a játékosok nevét nem ragozzuk.

castle-of-the-devil-name = Postakocsin Ördögkastély felé
castle-of-the-devil-hook = Tíz idegen egy postakocsin, két titkos szövetség, és senki sem beszélhet.
castle-of-the-devil-summary = A kocsin mindenki két szövetség egyikéhez tartozik, és ezt senkinek sem árulja el. Ajánlj cserére tárgyakat képpel lefelé, verekedj, hogy beleláss valakinek a papírjaiba vagy a poggyászába, és abból ismerd fel a barátaidat, hogy kit támogatnak. Ha a szövetségednek megvan a három kulcs vagy a három kehely, hirdess győzelmet: ha igaz, ti nyertek, ha nem, a többiek.
castle-of-the-devil-length = 30–60 perc
castle-of-the-devil-cards-lead = Minden kártya: a poggyász tárgyai, a tíz foglalkozás, a két szövetség, az erőital és a postakocsi utasai.

## Tárgyak: számmal, felsoroláshoz; .one: egy darab; .name: a puszta szó

castle-of-the-devil-item-key = { $count ->
    [one] 1 Kulcs
   *[other] { $count } Kulcs
  }
    .one = egy Kulcs
    .name = Kulcs
castle-of-the-devil-item-goblet = { $count ->
    [one] 1 Kehely
   *[other] { $count } Kehely
  }
    .one = egy Kehely
    .name = Kehely
castle-of-the-devil-item-bag = { $count ->
    [one] 1 Titkos táska
   *[other] { $count } Titkos táska
  }
    .one = egy Titkos táska
    .name = Titkos táska
castle-of-the-devil-item-bag_key = { $count ->
    [one] a kulcsos Titkos táska
   *[other] { $count } kulcsos Titkos táska
  }
    .one = a kulcsos Titkos táska
    .name = Titkos táska (kulcs)
castle-of-the-devil-item-bag_goblet = { $count ->
    [one] a kelyhes Titkos táska
   *[other] { $count } kelyhes Titkos táska
  }
    .one = a kelyhes Titkos táska
    .name = Titkos táska (kehely)
castle-of-the-devil-item-dagger = { $count ->
    [one] a Tőr
   *[other] { $count } Tőr
  }
    .one = a Tőr
    .name = Tőr
castle-of-the-devil-item-gloves = { $count ->
    [one] a Kesztyű
   *[other] { $count } Kesztyű
  }
    .one = a Kesztyű
    .name = Kesztyű
castle-of-the-devil-item-knives = { $count ->
    [one] a Dobótőrök
   *[other] { $count } készlet Dobótőr
  }
    .one = a Dobótőrök
    .name = Dobótőrök
castle-of-the-devil-item-whip = { $count ->
    [one] az Ostor
   *[other] { $count } Ostor
  }
    .one = az Ostor
    .name = Ostor
castle-of-the-devil-item-ring = { $count ->
    [one] a Méreggyűrű
   *[other] { $count } Méreggyűrű
  }
    .one = a Méreggyűrű
    .name = Méreggyűrű
castle-of-the-devil-item-monocle = { $count ->
    [one] a Monokli
   *[other] { $count } Monokli
  }
    .one = a Monokli
    .name = Monokli
castle-of-the-devil-item-privilege = { $count ->
    [one] a Privilégium
   *[other] { $count } Privilégium
  }
    .one = a Privilégium
    .name = Privilégium
castle-of-the-devil-item-pearl = { $count ->
    [one] a Fekete gyöngy
   *[other] { $count } Fekete gyöngy
  }
    .one = a Fekete gyöngy
    .name = Fekete gyöngy
castle-of-the-devil-item-tome = { $count ->
    [one] a Fóliáns
   *[other] { $count } Fóliáns
  }
    .one = a Fóliáns
    .name = Fóliáns
castle-of-the-devil-item-coat = { $count ->
    [one] a Kabát
   *[other] { $count } Kabát
  }
    .one = a Kabát
    .name = Kabát
castle-of-the-devil-item-sextant = { $count ->
    [one] a Szextáns
   *[other] { $count } Szextáns
  }
    .one = a Szextáns
    .name = Szextáns
castle-of-the-devil-item-crest = { $count ->
    [one] a Páholy címere
   *[other] { $count } páholycímer
  }
    .one = a Páholy címere
    .name = A Páholy címere
castle-of-the-devil-item-mirror = { $count ->
    [one] a Törött tükör
   *[other] { $count } Törött tükör
  }
    .one = a Törött tükör
    .name = Törött tükör

## Kártyák, és hogy mit tesznek

castle-of-the-devil-card-key = Kulcs
    .text = A Rendnek három kell.
castle-of-the-devil-card-goblet = Kehely
    .text = A Testvériségnek három kell.
castle-of-the-devil-card-bag_key = Titkos táska (kulcs)
    .text = Cseréld el: húzd fel a tárgypakli legfelső lapját. A másik táskára nem cserélhető. Ha a pakli elfogyott, Kulcs.
castle-of-the-devil-card-bag_goblet = Titkos táska (kehely)
    .text = Cseréld el: húzd fel a tárgypakli legfelső lapját. A másik táskára nem cserélhető. Ha a pakli elfogyott, Kehely.
castle-of-the-devil-card-dagger = Tőr
    .text = Támadóként: +1.
castle-of-the-devil-card-gloves = Kesztyű
    .text = Védekezőként: +1.
castle-of-the-devil-card-knives = Dobótőrök
    .text = Ha a támadót támogatod: +1 a támadónak.
castle-of-the-devil-card-whip = Ostor
    .text = Ha a védekezőt támogatod: +1 a védekezőnek.
castle-of-the-devil-card-ring = Méreggyűrű
    .text = Támadóként vagy védekezőként döntetlennél te nyersz.
castle-of-the-devil-card-monocle = Monokli
    .text = Cseréld el: nézd meg, melyik szövetség tagja a cserepartnered.
castle-of-the-devil-card-privilege = Privilégium
    .text = Cseréld el: nézd meg a cserepartnered teljes poggyászát.
castle-of-the-devil-card-pearl = Fekete gyöngy
    .text = Ha felajánlják, el kell fogadni. Amelyik szövetségnél van, az nem hirdethet győzelmet.
castle-of-the-devil-card-tome = Fóliáns
    .text = Cseréld el: cserélj foglalkozást a cserepartnereddel; mindkettő újra képpel lefelé fekszik.
castle-of-the-devil-card-coat = Kabát
    .text = Cseréld el: új foglalkozás a foglalkozáspakliból a régi helyett.
castle-of-the-devil-card-sextant = Szextáns
    .text = Cseréld el: válassz irányt; mindenki továbbad arra egy tárgyat.
castle-of-the-devil-card-crest = A Páholy címere
    .text = Összesen három kulccsal és kehellyel egyedül nyerhetsz.
castle-of-the-devil-card-mirror = Törött tükör
    .text = Ha felajánlják, el kell fogadni. A cseréjénél semmit sem neveznek meg, és semmi sem történik.
castle-of-the-devil-card-diplomat = Diplomata
    .text = Egyszer, a cselekedeten felül: követelj cserére egy tárgyat. Ha nincs, látod a poggyászt, és a köröd véget ér.
castle-of-the-devil-card-doctor = Orvosdoktor
    .text = Egyszer, közvetlenül verekedés után: a győztes semmit sem kap érte.
castle-of-the-devil-card-duelist = Párbajhős
    .text = Egyszer, támadóként vagy védekezőként: senki más nem avatkozhat be, és +1-et kapsz.
castle-of-the-devil-card-poisoner = Méregkeverő
    .text = Egyszer, kívülállóként: te döntöd el, ki nyeri a verekedést.
castle-of-the-devil-card-grandmaster = Nagymester
    .text = Védekezőként: +1.
castle-of-the-devil-card-clairvoyant = Látnok
    .text = Egyszer, a saját körödben: nézd át a tárgypaklit, és tegyél két lapot a tetejére.
castle-of-the-devil-card-hypnotist = Hipnotizőr
    .text = Támadóként, közvetlenül a támogatás után: egy kívülálló senkit sem támogat, és semmit sem használ.
castle-of-the-devil-card-bodyguard = Testőr
    .text = Ha támogatsz valakit: még +1.
castle-of-the-devil-card-priest = Pap
    .text = Egyszer, a támogatás előtt: állítsd le a verekedést. Ha a támadónak legalább két tárgya van, egyet neked ad.
castle-of-the-devil-card-thug = Bunyós
    .text = Támadóként: +1.
castle-of-the-devil-card-order = Nyílt Titkok Rendje
    .text = Három Kulcs kell neki a győzelemhez.
castle-of-the-devil-card-brotherhood = Igaz Hazugságok Testvérisége
    .text = Három Kehely kell neki a győzelemhez.
castle-of-the-devil-card-drink = Erőital
    .text = Kulcsnak vagy Kehelynek számít, ha a kisebb szövetség tagja hirdet győzelmet.
castle-of-the-devil-card-marie = Marie Saunière
    .text = Utas a kocsin, képessége nincs.
castle-of-the-devil-card-basilius = Basilius Kartov
    .text = Utas a kocsin, képessége nincs.
castle-of-the-devil-card-gundla = Gundla von Hochberg
    .text = Utas a kocsin, képessége nincs.
castle-of-the-devil-card-juan = Juan Tirador
    .text = Utas a kocsin, képessége nincs.
castle-of-the-devil-card-sarah = Sarah Mac Mullin
    .text = Utas a kocsin, képessége nincs.
castle-of-the-devil-card-zacharias = Bruder Zacharias
    .text = Utas a kocsin, képessége nincs.
castle-of-the-devil-card-romana = Romana Baranov
    .text = Utas a kocsin, képessége nincs.
castle-of-the-devil-card-michel = Michel de Molay
    .text = Utas a kocsin, képessége nincs.
castle-of-the-devil-card-theodora = Theodora Krayenborg
    .text = Utas a kocsin, képessége nincs.
castle-of-the-devil-card-henry = Sir Henry Sinclair
    .text = Utas a kocsin, képessége nincs.

## Kérdések; a .other szöveget a többiek olvassák

castle-of-the-devil-ask-turn = Te jössz: passzolj, cserélj, verekedj, vagy hirdess győzelmet.
    .other = { $name } következik.
castle-of-the-devil-ask-partner = Kinek ajánlasz fel tárgyat?
    .other = { $name } azt választja ki, kinek ajánljon fel tárgyat.
castle-of-the-devil-ask-offer = Melyik tárgyat ajánlod fel képpel lefelé?
    .other = { $name } tárgyat választ a cseréhez.
castle-of-the-devil-ask-answer = Tárgyat ajánlanak neked. Utasítsd vissza, vagy adj érte másikat.
    .other = { $name } megnézi a felajánlott tárgyat.
castle-of-the-devil-ask-smuggle = Megnevezzék az elcserélt tárgyadat, ha van csereképessége?
    .other = A két cserélő eldönti, mit neveznek meg.
castle-of-the-devil-ask-carry = Végrehajtod, amit a tárgyad tud?
    .other = { $name } eldönti, végrehajtja-e.
castle-of-the-devil-ask-bag = Mindjárt lapot húznak egy táska miatt. Teszel előtte valamit?
    .other = Mindjárt lapot húznak egy táska miatt; előtte { $name } dönthet.
castle-of-the-devil-ask-direction = Merre adjon tovább mindenki egy tárgyat?
    .other = { $name } irányt választ.
castle-of-the-devil-ask-pass-on = Melyik tárgyat adod tovább?
    .other = Mindenki kiválaszt egy tárgyat, amit továbbad.
castle-of-the-devil-ask-whom = Kit támadsz meg?
    .other = { $name } ellenfelet keres.
castle-of-the-devil-ask-before = Mielőtt bárki bejelenti, kit támogat: teszel valamit?
    .other = Mielőtt bárki bejelenti, kit támogat.
castle-of-the-devil-ask-payment = A Pap megállított. Melyik tárgyat adod neki?
    .other = { $name } fizet a Papnak.
castle-of-the-devil-ask-support = Kit támogatsz?
    .other = { $name } bejelenti, kit támogat.
castle-of-the-devil-ask-hypnosis = Hipnotizálsz valakit?
    .other = { $name } körbenéz.
castle-of-the-devil-ask-ability = Használsz tárgyat vagy foglalkozást?
    .other = Most használhatók a tárgyak és a foglalkozások.
castle-of-the-devil-ask-doctor = A verekedés eldőlt. Megállítod a győztest?
    .other = A verekedés eldőlt; talán közbelép még valaki.
castle-of-the-devil-ask-reward = Nyertél. Papírok vagy poggyász?
    .other = { $name } jutalmat választ.
castle-of-the-devil-ask-take = Elveszel egy tárgyat, vagy mindent otthagysz?
    .other = { $name } átnézi a poggyászt.
castle-of-the-devil-ask-give-back = Ez volt az egyetlen tárgya. Melyiket adod helyette a tieidből?
    .other = { $name } kiválasztja, mit ad helyette.
castle-of-the-devil-ask-demand-whom = Kitől követelsz tárgyat?
    .other = { $name } Diplomataként kiválaszt valakit.
castle-of-the-devil-ask-demand-what = Melyik tárgyat követeled?
    .other = { $name } Diplomataként megnevez egy tárgyat.
castle-of-the-devil-ask-demanded = Tárgyat követelnek tőled.
    .other = { $name } válaszol a Diplomatának.
castle-of-the-devil-ask-demand-give = Melyik tárgyat adod érte?
    .other = { $name } Diplomataként tárgyat választ, amit ad érte.
castle-of-the-devil-ask-stack = Melyik lapot teszed a pakli tetejére?
    .other = { $name } átnézi a paklit.
castle-of-the-devil-ask-present = Túl sok a tárgyad. Ajándékozz el egyet.
    .other = { $name } túl sok tárgyat visz, és elajándékoz egyet.
castle-of-the-devil-ask-allies = Nevezd meg azokat a szövetségeseidet, akiknél ott van, ami kell.
    .other = { $name } feláll, és győzelmet hirdet.
castle-of-the-devil-ask-enemies = Nevezd meg az ellenséges szövetség tagjait, akiknél ott van, ami nekik kell.
    .other = { $name } feláll, és jövendőt mond.
castle-of-the-devil-ask-start = Ki kezd?
castle-of-the-devil-ask-occupation = Foglalkozást osztunk.
castle-of-the-devil-ask-faction = Szövetséget osztunk.
castle-of-the-devil-ask-deal-bag = Táskát osztunk.
castle-of-the-devil-ask-deal = Tárgyat osztunk.
castle-of-the-devil-ask-draw = Tárgyat húzunk.
castle-of-the-devil-ask-hire = Foglalkozást húzunk.

## Lépések, ahogy a gombokon állnak

castle-of-the-devil-move-pass = Passz
castle-of-the-devil-move-wait = Nem teszek semmit
castle-of-the-devil-move-trade = Cserét ajánlok
castle-of-the-devil-move-fight = Verekedést kezdek
castle-of-the-devil-move-declare = Győzelmet hirdetek
castle-of-the-devil-move-alone = Egyedül nyerek a Páholy címerével
castle-of-the-devil-move-prophesy = Jövendőt mondok
castle-of-the-devil-move-use = Használom: { CARD($card) }
castle-of-the-devil-move-use-poisoner = Méregkeverő: { $victim } nyer
castle-of-the-devil-move-use-hypnotist = Hipnotizőr: { $victim } hipnotizálása
castle-of-the-devil-move-to = { $victim }
castle-of-the-devil-move-to-offer = { $victim } kapja az ajánlatot
castle-of-the-devil-move-to-attack = { $victim } megtámadása
castle-of-the-devil-move-absent = { $move } (ott nem ül senki)
castle-of-the-devil-move-give = Odaadom: { CARD($card) }
castle-of-the-devil-move-refuse = Visszautasítom
castle-of-the-devil-move-return = Elfogadom, és ezt adom: { CARD($card) }
castle-of-the-devil-move-aloud = Megnevezhetik
castle-of-the-devil-move-silent = Hallgatok
castle-of-the-devil-move-carry = Végrehajtom
castle-of-the-devil-move-decline = Lemondok róla
castle-of-the-devil-move-left = Balra
castle-of-the-devil-move-right = Jobbra
castle-of-the-devil-move-sword = Kard: a támadót támogatom
castle-of-the-devil-move-shield = Pajzs: a védekezőt támogatom
castle-of-the-devil-move-neither = Senkit sem támogatok
castle-of-the-devil-move-papers = Megnézem a szövetséget és a foglalkozást
castle-of-the-devil-move-luggage = Átnézem a poggyászt
castle-of-the-devil-move-take = Elveszem: { CARD($card) }
castle-of-the-devil-move-leave = Semmit sem veszek el
castle-of-the-devil-move-demand = Ezt követelem: { FACE($item, form: "name") }
castle-of-the-devil-move-hand = Átadom: { CARD($card) }
castle-of-the-devil-move-none = Nincs nálam
castle-of-the-devil-move-stack = A tetejére teszem: { CARD($card) }
castle-of-the-devil-move-present = { $victim } kapja ajándékba: { CARD($card) }
castle-of-the-devil-move-name = Megnevezem: { $allies }
castle-of-the-devil-move-name-nobody = Senkit sem nevezek meg
castle-of-the-devil-move-start = Kezd: { $victim }
castle-of-the-devil-move-occupation = Foglalkozás: { CARD($job) }
castle-of-the-devil-move-faction = Szövetség: { CARD($faction) }
castle-of-the-devil-move-key-bag = A kulcsos táskát kapja: { $victim }
castle-of-the-devil-move-goblet-bag = A kelyhes táskát kapja: { $victim }
castle-of-the-devil-move-deal = Kiosztva: { CARD($card) }
castle-of-the-devil-move-draw = Felhúzva: { CARD($card) }
castle-of-the-devil-move-hire = Új foglalkozás: { CARD($job) }

## Ami történt

castle-of-the-devil-log-round = { $round }. utazás: indul a postakocsi.
castle-of-the-devil-log-round-only = Elindul a postakocsi.
castle-of-the-devil-log-talk = Ennél az asztalnál szabad beszélni.
castle-of-the-devil-log-dealt = { $name }: { CARD($faction) }, foglalkozása { CARD($job) }, poggyásza: { ITEMS($loot) }.
    .you = Te: { CARD($faction) }, foglalkozásod { CARD($job) }, poggyászod: { ITEMS($loot) }.
castle-of-the-devil-log-turn = { $turns }. kör: { $name }.
castle-of-the-devil-log-action = { $action ->
    [trade] { $name } cserélni akar.
    [fight] { $name } verekedni akar.
    [declare] { $name } feláll, hogy győzelmet hirdessen.
   *[other] { $name } feláll, hogy jövendőt mondjon.
  }
castle-of-the-devil-log-partner = { $name } odafordul { $victim } felé.
castle-of-the-devil-log-pass = { $name } passzol.
    .you = Passzolsz.
castle-of-the-devil-log-offer = { $name } képpel lefelé { $victim } elé csúsztat egy tárgyat: { CARD($card) }.
    .you = Képpel lefelé { $victim } elé csúsztatsz egy tárgyat: { CARD($card) }.
    .victim = { $name } képpel lefelé eléd csúsztat egy tárgyat: { CARD($card) }.
castle-of-the-devil-log-offer-secret = { $name } képpel lefelé { $victim } elé csúsztat egy tárgyat.
    .you = Képpel lefelé { $victim } elé csúsztatsz egy tárgyat.
    .victim = { $name } képpel lefelé eléd csúsztat egy tárgyat.
castle-of-the-devil-log-refused = { $name } visszautasítja.
    .you = Visszautasítod.
castle-of-the-devil-log-accepted = { $name } elfogadja, és ezt adja: { CARD($card) }.
    .you = Elfogadod, és ezt adod: { CARD($card) }.
castle-of-the-devil-log-accepted-secret = { $name } elfogadja, és visszaad egy tárgyat.
    .you = Elfogadod, és visszaadsz egy tárgyat.
castle-of-the-devil-log-exchange = { $name } ezt adja: { CARD($card) }; { $victim } ezt adja: { CARD($other) }. A csere megtörtént, semmit sem neveztek meg.
    .you = Te ezt adod: { CARD($card) }; { $victim } ezt adja: { CARD($other) }. A csere megtörtént, semmit sem neveztek meg.
    .victim = { $name } ezt adja: { CARD($card) }; te ezt adod: { CARD($other) }. A csere megtörtént, semmit sem neveztek meg.
castle-of-the-devil-log-exchange-secret = { $name } és { $victim }: a csere megtörtént, semmit sem neveztek meg.
    .you = Te és { $victim }: a csere megtörtént, semmit sem neveztek meg.
    .victim = { $name } és te: a csere megtörtént, semmit sem neveztek meg.
castle-of-the-devil-log-exchange-named = { $name } ezt adja: { CARD($card) }; { $victim } ezt adja: { CARD($other) }. Megnevezve: { ITEMS($loot) }.
    .you = Te ezt adod: { CARD($card) }; { $victim } ezt adja: { CARD($other) }. Megnevezve: { ITEMS($loot) }.
    .victim = { $name } ezt adja: { CARD($card) }; te ezt adod: { CARD($other) }. Megnevezve: { ITEMS($loot) }.
castle-of-the-devil-log-exchange-named-secret = { $name } és { $victim }: a csere megtörtént. Megnevezve: { ITEMS($loot) }.
    .you = Te és { $victim }: a csere megtörtént. Megnevezve: { ITEMS($loot) }.
    .victim = { $name } és te: a csere megtörtént. Megnevezve: { ITEMS($loot) }.
castle-of-the-devil-log-declined = { $name } nem hajtja végre: { FACE($item, form: "name") }.
    .you = Nem hajtod végre: { FACE($item, form: "name") }.
castle-of-the-devil-log-draw = { $name } felhúzza: { CARD($card) }; a pakliban maradt: { $left }.
    .you = Felhúzod: { CARD($card) }; a pakliban maradt: { $left }.
castle-of-the-devil-log-draw-secret = { $name } tárgyat húz; a pakliban maradt: { $left }.
    .you = Tárgyat húzol; a pakliban maradt: { $left }.
castle-of-the-devil-log-deck-out = Elfogyott a pakli: az egyik táska mostantól kulcs, a másik kehely.
castle-of-the-devil-log-monocle = { $name } a Monoklin át meglátja { $victim } szövetségét: { CARD($faction) }.
    .you = A Monoklin át meglátod { $victim } szövetségét: { CARD($faction) }.
    .victim = { $name } a Monoklin át meglátja a szövetségedet: { CARD($faction) }.
castle-of-the-devil-log-monocle-secret = { $name } a Monoklin át meglátja { $victim } szövetségét.
    .you = A Monoklin át meglátod { $victim } szövetségét.
    .victim = { $name } a Monoklin át meglátja a szövetségedet.
castle-of-the-devil-log-luggage = { $name } megnézi { $victim } poggyászát: { ITEMS($loot) }.
    .you = Megnézed { $victim } poggyászát: { ITEMS($loot) }.
    .victim = { $name } megnézi a poggyászodat: { ITEMS($loot) }.
castle-of-the-devil-log-luggage-secret = { $name } megnézi { $victim } poggyászát.
    .you = Megnézed { $victim } poggyászát.
    .victim = { $name } megnézi a poggyászodat.
castle-of-the-devil-log-tome = { $name } és { $victim } foglalkozást cserél: { $victim } új foglalkozása: { CARD($job) }, { $name } új foglalkozása: { CARD($other) }.
    .you = Te és { $victim } foglalkozást cseréltek: { $victim } új foglalkozása: { CARD($job) }, a te új foglalkozásod: { CARD($other) }.
castle-of-the-devil-log-tome-secret = { $name } és { $victim } képpel lefelé foglalkozást cserél.
    .you = Te és { $victim } képpel lefelé foglalkozást cseréltek.
castle-of-the-devil-log-coat = { $name } visszakeveri a pakliba: { CARD($other) }. Új foglalkozása: { CARD($job) }.
    .you = Visszakevered a pakliba: { CARD($other) }. Új foglalkozásod: { CARD($job) }.
castle-of-the-devil-log-coat-secret = { $name } képpel lefelé új foglalkozást húz.
    .you = Képpel lefelé új foglalkozást húzol.
castle-of-the-devil-log-direction = { $direction ->
    [left] { $name } választott: mindenki balra ad egy tárgyat.
   *[other] { $name } választott: mindenki jobbra ad egy tárgyat.
  }
castle-of-the-devil-log-passed-on = { $victim } megkapja { $name } tárgyát: { CARD($card) }.
    .you = { $victim } megkapja a tárgyadat: { CARD($card) }.
    .victim = Megkapod { $name } tárgyát: { CARD($card) }.
castle-of-the-devil-log-passed-on-secret = { $name } továbbad egy tárgyat; { $victim } kapja.
    .you = Továbbadsz egy tárgyat; { $victim } kapja.
castle-of-the-devil-log-attack = { $name } verekedést kezdeményez: ő a támadó, { $victim } a védekező.
    .you = Verekedést kezdeményezel: te vagy a támadó, { $victim } a védekező.
    .victim = { $name } verekedést kezdeményez: ő a támadó, te vagy a védekező.
castle-of-the-devil-log-use = { $name } használja: { CARD($card) }.
    .you = Használod: { CARD($card) }.
castle-of-the-devil-log-use-poisoner = { $name } Méregkeverőként úgy dönt, hogy { $victim } nyer.
    .you = Méregkeverőként úgy döntesz, hogy { $victim } nyer.
    .victim = { $name } Méregkeverőként úgy dönt, hogy te nyersz.
castle-of-the-devil-log-use-hypnotist = { $name } Hipnotizőrként kizárja a verekedésből: { $victim }.
    .you = Hipnotizőrként kizárod a verekedésből: { $victim }.
    .victim = { $name } Hipnotizőrként téged zár ki a verekedésből.
castle-of-the-devil-log-payment = { $victim } fizetségül megkapja { $name } egyik tárgyát: { CARD($card) }.
    .you = { $victim } fizetségül megkapja az egyik tárgyadat: { CARD($card) }.
    .victim = Fizetségül megkapod { $name } egyik tárgyát: { CARD($card) }.
castle-of-the-devil-log-payment-secret = { $name } fizetségül átad egy tárgyat; { $victim } kapja.
    .you = Fizetségül átadsz egy tárgyat; { $victim } kapja.
castle-of-the-devil-log-support = { $name } támogatja: { $victim }.
    .you = Támogatod: { $victim }.
    .victim = { $name } téged támogat.
castle-of-the-devil-log-support-nobody = { $name } senkit sem támogat.
    .you = Senkit sem támogatsz.
castle-of-the-devil-log-result = { $swords }–{ $shields }: a verekedést { $name } nyeri.
    .you = { $swords }–{ $shields }: a verekedést te nyered.
castle-of-the-devil-log-result-tie = { $swords }–{ $shields }: döntetlen.
castle-of-the-devil-log-papers = { $name } megnézi { $victim } papírjait: { CARD($faction) }, { CARD($job) }.
    .you = Megnézed { $victim } papírjait: { CARD($faction) }, { CARD($job) }.
    .victim = { $name } megnézi a papírjaidat: { CARD($faction) }, { CARD($job) }.
castle-of-the-devil-log-papers-secret = { $name } megnézi { $victim } papírjait.
    .you = Megnézed { $victim } papírjait.
    .victim = { $name } megnézi a papírjaidat.
castle-of-the-devil-log-taken = { $name } elvesz egy tárgyat { $victim } poggyászából: { CARD($card) }.
    .you = Elveszel egy tárgyat { $victim } poggyászából: { CARD($card) }.
    .victim = { $name } elvesz egy tárgyat a poggyászodból: { CARD($card) }.
castle-of-the-devil-log-taken-secret = { $name } elvesz egy tárgyat { $victim } poggyászából.
    .you = Elveszel egy tárgyat { $victim } poggyászából.
    .victim = { $name } elvesz egy tárgyat a poggyászodból.
castle-of-the-devil-log-taken-nothing = { $name } semmit sem vesz el { $victim } poggyászából.
    .you = Semmit sem veszel el { $victim } poggyászából.
    .victim = { $name } semmit sem vesz el a poggyászodból.
castle-of-the-devil-log-given-back = { $victim } másik tárgyat kap helyette { $name } poggyászából: { CARD($card) }.
    .you = { $victim } másik tárgyat kap helyette a te poggyászodból: { CARD($card) }.
    .victim = Másik tárgyat kapsz helyette { $name } poggyászából: { CARD($card) }.
castle-of-the-devil-log-given-back-secret = { $name } másik tárgyat ad helyette; { $victim } kapja.
    .you = Másik tárgyat adsz helyette; { $victim } kapja.
castle-of-the-devil-log-demand = { $name } követeli { $victim } poggyászából: { FACE($item, form: "name") }.
    .you = Követeled { $victim } poggyászából: { FACE($item, form: "name") }.
    .victim = { $name } követeli a poggyászodból: { FACE($item, form: "name") }.
castle-of-the-devil-log-handed = { $name } poggyászában ott van: { FACE($item, form: "name") }.
    .you = A poggyászodban ott van: { FACE($item, form: "name") }.
castle-of-the-devil-log-no-such = { $name } poggyászában nincs ilyen: { FACE($item, form: "name") }.
    .you = A poggyászodban nincs ilyen: { FACE($item, form: "name") }.
castle-of-the-devil-log-gives = { $name } ezt adja: { CARD($card) }; { $victim } ezt adja: { CARD($other) }.
    .you = Te ezt adod: { CARD($card) }; { $victim } ezt adja: { CARD($other) }.
    .victim = { $name } ezt adja: { CARD($card) }; te ezt adod: { CARD($other) }.
castle-of-the-devil-log-gives-secret = { $name } is ad egy tárgyat; { $victim } kapja.
    .you = Te is adsz egy tárgyat; { $victim } kapja.
castle-of-the-devil-log-foresees = { $name } átnézi a paklit: { ITEMS($loot) }.
    .you = Átnézed a paklit: { ITEMS($loot) }.
castle-of-the-devil-log-foresees-secret = { $name } átnézi a paklit.
    .you = Átnézed a paklit.
castle-of-the-devil-log-stacked = { $name } a paklira teszi, { $place }. helyre: { CARD($card) }.
    .you = A paklira teszed, { $place }. helyre: { CARD($card) }.
castle-of-the-devil-log-stacked-secret = { $name } egy lapot a paklira tesz, { $place }. helyre.
    .you = Egy lapot a paklira teszel, { $place }. helyre.
castle-of-the-devil-log-present = { $name } túl sokat visz, és { $victim } kap tőle egy tárgyat: { CARD($card) }.
    .you = Túl sokat viszel, és { $victim } kap tőled egy tárgyat: { CARD($card) }.
    .victim = { $name } túl sokat visz, és kapsz tőle egy tárgyat: { CARD($card) }.
castle-of-the-devil-log-present-secret = { $name } túl sokat visz, és elajándékoz egy tárgyat; { $victim } kapja.
    .you = Túl sokat viszel, és elajándékozol egy tárgyat; { $victim } kapja.
castle-of-the-devil-log-claim = { $name } győzelmet hirdet ({ CARD($faction) }), és felfedi: { CARD($job) }, { ITEMS($loot) }.
    .you = Győzelmet hirdetsz ({ CARD($faction) }), és felfeded: { CARD($job) }, { ITEMS($loot) }.
castle-of-the-devil-log-claim-prophecy = { $name } jövendőt mond ({ CARD($faction) }), és felfedi: { CARD($job) }, { ITEMS($loot) }.
castle-of-the-devil-log-named = { $name } megnevezi: { $victim } ({ CARD($faction) }, { ITEMS($loot) }).
    .you = Megnevezed: { $victim } ({ CARD($faction) }, { ITEMS($loot) }).
    .victim = { $name } téged nevez meg ({ CARD($faction) }, { ITEMS($loot) }).
castle-of-the-devil-log-verdict-true = A bejelentés igaz. Győzött: { CARD($faction) }.
castle-of-the-devil-log-verdict-false = A bejelentés hamis. Győzött: { CARD($faction) }.
castle-of-the-devil-log-alone = { $name } felmutatja a Páholy címerét, és egyedül nyer: { ITEMS($loot) }.
    .you = Felmutatod a Páholy címerét, és egyedül nyersz: { ITEMS($loot) }.
castle-of-the-devil-log-cap = { $turns } kör után senki sem nyert.
castle-of-the-devil-log-points = { $name }: { $points } pont, összesen { $total }.
castle-of-the-devil-log-quiet = { $moment ->
    [before] Senki sem állítja meg a verekedést.
    [hypnosis] Senkit sem hipnotizálnak.
    [abilities] Senki sem használ többet semmit.
    [doctor] Senki sem állítja meg a győztest.
   *[other] Senki sem nézi át a paklit.
  }
castle-of-the-devil-log-revealed = { $name }: { CARD($faction) }, { CARD($job) }, { ITEMS($loot) }.
    .you = Te: { CARD($faction) }, { CARD($job) }, { ITEMS($loot) }.
castle-of-the-devil-log-over = Véget ért az utazás.

## A vége

castle-of-the-devil-source-victory = Győzelem
castle-of-the-devil-source-rounds = Az utazások pontjai
castle-of-the-devil-reason-true = Igaz volt a kihirdetett győzelem.
castle-of-the-devil-reason-false = Hamis volt a kihirdetett győzelem.
castle-of-the-devil-reason-alone = A Páholy címere magányos győzelmet hozott.
castle-of-the-devil-reason-prophecy = Igaz volt a jövendőmondás.
castle-of-the-devil-reason-false-prophecy = Hamis volt a jövendőmondás.
castle-of-the-devil-reason-cap = Letelt a megbeszélt számú kör.
castle-of-the-devil-tie-faction = Az egész szövetség együtt győz.
castle-of-the-devil-tie-nobody = Senki sem győzött.
castle-of-the-devil-tie-last-round = Egyforma pontszám; az utolsó utazás dönt.
castle-of-the-devil-tie-shared = Egyforma pontszám; a győzelem közös.

## Az asztal beállításai

castle-of-the-devil-option-items = Tárgyak
    .help = Mind, vagy első utazásra csak a pecsétesek.
castle-of-the-devil-option-smuggling = Csempészet
    .help = Aki cseretárgyat ad, eldönti, hogy megnevezzék-e és működjön-e.
castle-of-the-devil-option-prophecy = Jövendőmondás
    .help = Úgy is lehet nyerni, hogy megnevezed az ellenséges szövetség tagjait, akiknél ott van, ami nekik kell.
castle-of-the-devil-option-effects-optional = Választható képességek
    .help = Házi szabály: a megnevezett tárgy hatásáról le lehet mondani.
castle-of-the-devil-option-talk = Szabad beszélni
    .help = A szabály szerint út közben nem beszélünk. A játékosok mégis megállapodhatnak a csevegésben.
castle-of-the-devil-option-rounds = Utazások
    .help = Több utazás egymás után, pontokért.
castle-of-the-devil-option-turn-cap = A körök felső határa
    .help = Kutatáshoz: senki sem nyer, ha addig senki sem hirdet győzelmet. 0: nincs határ.
castle-of-the-devil-option-characters = Karakterek
    .help = Ki kicsoda: az utazás előtt választható, egyébként kiosztjuk. Nincs képességük.
castle-of-the-devil-value-full = mind
castle-of-the-devil-value-first-journey = első utazás

## Miért nem szabad

castle-of-the-devil-why-over = Véget ért az utazás.
castle-of-the-devil-why-not-asked = Most nem téged kérdeznek.
castle-of-the-devil-why-not-now = Most nem ez a kérdés.
castle-of-the-devil-why-announced = Amit bejelentettél, az áll: folytasd.
castle-of-the-devil-why-self = Valaki más kell hozzá.
castle-of-the-devil-why-no-such-seat = Ott nem ül senki.
castle-of-the-devil-why-name-others = Csak másokat nevezz meg ennél az asztalnál.
castle-of-the-devil-why-pearl = Amíg nálad van a Fekete gyöngy, a szövetséged nem hirdethet győzelmet.
castle-of-the-devil-why-nothing-needed = Győzelem hirdetéséhez legyen nálad valami, ami a szövetségednek kell.
castle-of-the-devil-why-no-prophecy = Ennél az asztalnál nincs jövendőmondás.
castle-of-the-devil-why-no-crest = Nincs nálad a Páholy címere.
castle-of-the-devil-why-not-enough = Ehhez összesen három kulcs és kehely kell.
castle-of-the-devil-why-other-moment = Most nem használható: { CARD($card) }.
castle-of-the-devil-why-at-turn = Csak a saját körödben, az akció előtt használható: { CARD($card) }.
castle-of-the-devil-why-after-fight = Csak közvetlenül egy megnyert verekedés után használható: { CARD($card) }.
castle-of-the-devil-why-in-fight = Csak verekedésben használható: { CARD($card) }.
castle-of-the-devil-why-after-support = Csak közvetlenül azután használható, hogy mindenki oldalt választott: { CARD($card) }.
castle-of-the-devil-why-after-sides = Csak verekedésben használható, miután mindenki oldalt választott: { CARD($card) }.
castle-of-the-devil-why-next-step = Még nem, csak a verekedés következő lépésében használható: { CARD($card) }.
castle-of-the-devil-why-decided = Ez a verekedés már eldőlt, most már nem használható: { CARD($card) }.
castle-of-the-devil-why-before-support = Csak azelőtt állítja meg a verekedést, hogy bárki oldalt választana: { CARD($card) }.
castle-of-the-devil-why-as-mover = Csak a saját körödben használható: { CARD($card) }.
castle-of-the-devil-why-as-attacker = Csak a támadónak segít: { CARD($card) }.
castle-of-the-devil-why-as-defender = Csak a megtámadottnak segít: { CARD($card) }.
castle-of-the-devil-why-as-principal = Csak a két verekedőnek segít: { CARD($card) }.
castle-of-the-devil-why-as-outsider = Csak annak segít, aki maga nem verekszik: { CARD($card) }.
castle-of-the-devil-why-as-attacked = A saját támadásodat nem állíthatod meg vele: { CARD($card) }.
castle-of-the-devil-why-as-sword = Csak a támadó támogatóinak segít: { CARD($card) }.
castle-of-the-devil-why-as-shield = Csak a védekező támogatóinak segít: { CARD($card) }.
castle-of-the-devil-why-as-supporter = Csak annak segít, aki támogat valakit: { CARD($card) }.
castle-of-the-devil-why-used-in-fight = Ebben a verekedésben már felhasználták: { CARD($card) }.
castle-of-the-devil-why-by-trade = Akkor hat, ha elcseréled: { CARD($card) }.
castle-of-the-devil-why-never-used = Így nem használható: { CARD($card) }.
castle-of-the-devil-why-needs-target = Mondd meg, kire vonatkozik: { CARD($card) }.
castle-of-the-devil-why-no-target = Ehhez senkit nem kell megnevezni: { CARD($card) }.
castle-of-the-devil-why-principals-only = Csak a két verekedő egyike győzhet: { CARD($card) }.
castle-of-the-devil-why-outsiders-only = A két verekedő nem választható, és olyan sem, aki nincs az asztalnál: { CARD($card) }.
castle-of-the-devil-why-hypnotised = Hipnotizáltak, ebben a verekedésben semmit sem használhatsz.
castle-of-the-devil-why-duel = A Párbajhős után más már nem avatkozhat ebbe a verekedésbe.
castle-of-the-devil-why-not-your-job = Nem ez a foglalkozásod: { CARD($card) }.
castle-of-the-devil-why-spent = Már felhasználtad: { CARD($card) }.
castle-of-the-devil-why-no-deck = Üres a pakli.
castle-of-the-devil-why-not-yours = Nincs a poggyászodban: { CARD($card) }.
castle-of-the-devil-why-must-accept = El kell fogadni: { CARD($card) }.
castle-of-the-devil-why-only-bag = Egyetlen tárgyad egy táska: a másikat vissza kell utasítanod.
castle-of-the-devil-why-bag-for-bag = Táska nem cserélhető a másik táskára.
castle-of-the-devil-why-has-given = Ő tele van, és épp most adott valamit.
castle-of-the-devil-why-you-have-it = Nálad van, amit követelnek, át kell adnod.
castle-of-the-devil-why-no-such-name = Ezt most nem követelheted: { FACE($item, form: "name") }.
castle-of-the-devil-why-not-demanded = Nem ezt követelték: { CARD($card) }.
castle-of-the-devil-why-not-there = Nincs abban a poggyászban: { CARD($card) }.
castle-of-the-devil-why-not-in-deck = Nincs a pakliban: { CARD($card) }.

## Az asztal szavakban

castle-of-the-devil-board-deck = Pakli { $count }
castle-of-the-devil-board-pile = Foglalkozások { $count }
castle-of-the-devil-board-turned = a táskák: Kulcs és Kehely
castle-of-the-devil-board-turn = { $count }. kör
castle-of-the-devil-board-dark = képpel lefelé
castle-of-the-devil-board-spent = elhasznált
castle-of-the-devil-board-items = { $count } tárgy
castle-of-the-devil-board-hand = A poggyászod
castle-of-the-devil-board-fight = { $name } támadja: { $victim }, { $swords }–{ $shields }
castle-of-the-devil-board-side = { $name } támogatja: { $victim }
castle-of-the-devil-board-offer = { $name } felajánlja { $victim } számára: { CARD($card) }
castle-of-the-devil-board-offer-secret = { $name } tárgyat ajánl { $victim } számára
castle-of-the-devil-board-note = { ITEMS($loot) }: valahol itt: { $places }
castle-of-the-devil-board-place-deck = pakli
castle-of-the-devil-board-place-offer = ajánlat
castle-of-the-devil-board-place-aside = asztal
castle-of-the-devil-board-place-pile = foglalkozáspakli

## Hibák

castle-of-the-devil-error-seal = { $where }: a seal csak ezek egyike lehet: { $allowed }
castle-of-the-devil-error-too-many = ebből nincs több: { $card }
castle-of-the-devil-error-nowhere = nincs sehol: { $card }
castle-of-the-devil-error-one-item = mindenkinek van legalább egy tárgya
castle-of-the-devil-error-top-two = legfeljebb két lap van felül
castle-of-the-devil-error-memory = ez nem jelöli, ki mit tud
castle-of-the-devil-error-progress = ilyen állásban egyetlen szabály sem lehet folyamatban
castle-of-the-devil-error-before-deal = az osztás végéig az asztalnak nincs dokumentuma
castle-of-the-devil-error-uses = „seat” és „card” bejegyzésű táblák listája kell ide
castle-of-the-devil-error-only-seats = ebben a halmazban csak ezek a helyek lehetnek: { $seats }
castle-of-the-devil-error-exactly = ennél az asztalnál ennek kell lennie: { $seats }
castle-of-the-devil-error-face-up = ezt csak az teheti, akinek a foglalkozása fel van fedve: { $card }
castle-of-the-devil-error-no-use = ebben a verekedésben ezt nem használhatta ({ $seat }. hely): { $card }
castle-of-the-devil-error-by-use = ez csak a lap verekedésbeli használatával jár együtt, de azzal mindig: { $card }
castle-of-the-devil-error-no-claim = a forduló nem juthatott ehhez a kijelentéshez vagy ehhez a véghez
castle-of-the-devil-error-result = a verekedés állása { $swords }–{ $shields }, és másképp folytatódik
castle-of-the-devil-error-lying = { $count ->
    [0] ebben a pillanatban nincs ott lap
   *[other] ebben a pillanatban pontosan egy lap van ott
  }
castle-of-the-devil-error-how-many = ebben a pillanatban legalább { $least }, legfeljebb { $most } tárgy lehet
castle-of-the-devil-error-bag = a táska mindig valakinek a poggyászában van
castle-of-the-devil-error-whose-turn = a forduló { $turns }. köre ezé a helyé: { $seat }
castle-of-the-devil-error-not-over = csak a befejezett játéknak van vége
castle-of-the-devil-error-few-points = az előző fordulókban legalább { $least } pontnak kellett születnie
castle-of-the-devil-error-undecided = { $rounds } forduló után valakinek vezetnie kell; előbb nem lehet vége
castle-of-the-devil-error-forgotten = ezt többen tudják, mint ahányan itt jelölve vannak: { $card }

## Szabályok

castle-of-the-devil-section-S = Utazási előkészületek
castle-of-the-devil-section-G = Utazási információk
castle-of-the-devil-section-T = Egy kör
castle-of-the-devil-section-X = Csere
castle-of-the-devil-section-F = Verekedés
castle-of-the-devil-section-V = Győzelem hirdetése
castle-of-the-devil-section-H = Túl sok poggyász
castle-of-the-devil-section-O = Foglalkozások
castle-of-the-devil-section-I = Tárgyak
castle-of-the-devil-section-D = Erőitalok
castle-of-the-devil-section-M = Beszéd
castle-of-the-devil-section-N = Variánsok
castle-of-the-devil-section-K = Utazások és intrikák
castle-of-the-devil-section-E = Példák
castle-of-the-devil-section-W = Az online asztalnál
castle-of-the-devil-section-Q = Döntések

castle-of-the-devil-rule-CD-S1 = 3–10 utas játszhat.
castle-of-the-devil-rule-CD-S2 = Mindenkinek van egy karaktere. A karaktereknek nincs képességük.
castle-of-the-devil-rule-CD-S3 = Mindenki képpel lefelé kap egyet a tíz foglalkozásból; a többiből lesz a képpel lefelé fordított foglalkozáspakli.
castle-of-the-devil-rule-CD-S4 = Páros számú játékosnál a játékosok fele a Rendhez, fele a Testvériséghez tartozik. A szövetségkártyákat képpel lefelé osztják.
castle-of-the-devil-rule-CD-S5 = Páratlan számú játékosnál eggyel több szövetségkártyát kevernek össze, és a megmaradt egyet senki sem látja. Az egyik szövetség eggyel kisebb, de senki sem tudja, melyik.
castle-of-the-devil-rule-CD-S6 = Páratlan számú játékosnál mindenki kap egy erőitalt, képpel felfelé.
castle-of-the-devil-rule-CD-S7 = Első utazáson csak a pecsétes tárgyak vannak játékban. Az öt másik később tetszés szerint hozzávehető.
castle-of-the-devil-rule-CD-S8 = Mindenki egy tárggyal indul; a két táskán kívül csak pecséteset osztanak. A két táska így két különböző kézben van.
castle-of-the-devil-rule-CD-S9 = Három játékosnál mindenki két tárgyat kap: a táskákat és négy más pecsétest, összekeverve. A Fekete gyöngy kimarad.
castle-of-the-devil-rule-CD-S10 = Tíz játékosnál a Kabát kimarad, mert nincs foglalkozáspakli.
castle-of-the-devil-rule-CD-S11 = Minden más játékban lévő tárgyat egy képpel lefelé fordított tárgypakliba kevernek.
castle-of-the-devil-rule-CD-S12 = A saját lapjaidat bármikor megnézheted.
castle-of-the-devil-rule-CD-S13 = Az kezd, aki utazásai során a legmesszebbre jutott.
castle-of-the-devil-rule-CD-G1 = A karakterkártyák verekedéskor a támogatást mutatják; nem részei a poggyásznak.
castle-of-the-devil-rule-CD-G2 = A Rend három kulccsal, a Testvériség három kehellyel győz, akárkinél vannak is a tagjai közül.
castle-of-the-devil-rule-CD-G3 = Ha használod a foglalkozásodat, felfeded. Úgy is marad.
castle-of-the-devil-rule-CD-G4 = Foglalkozás bármikor használható, amikor a szövege engedi, más körében is.
castle-of-the-devil-rule-CD-G5 = Egyes foglalkozások bármennyiszer működnek, mások egyszer. Az elhasznált csak akkor működik újra, ha a Kabát vagy a Fóliáns képpel lefelé fordította.
castle-of-the-devil-rule-CD-G6 = A verekedésben használt tárgyat mindenki látja, utána visszaveszed. A tárgyak nem fogynak el.
castle-of-the-devil-rule-CD-G7 = A kártya szövege erősebb a szabálynál.
castle-of-the-devil-rule-CD-T1 = A körödben pontosan egyet teszel: passzolsz, cserét ajánlasz, verekedést kezdesz, vagy győzelmet hirdetsz. Utána a bal szomszédod jön.
castle-of-the-devil-rule-CD-T2 = Ha passzolsz, nem történik semmi.
castle-of-the-devil-rule-CD-T3 = A Diplomata és a Látnok a saját körben, a cselekedeten felül használható.
castle-of-the-devil-rule-CD-T4 = A körök száma nincs korlátozva; csak a győzelem hirdetése vet véget az útnak.
castle-of-the-devil-rule-CD-X1 = Egy tárgyadat képpel lefelé valaki elé csúsztatod; csak ő nézi meg.
castle-of-the-devil-rule-CD-X2 = Ő elfogadja vagy visszautasítja.
castle-of-the-devil-rule-CD-X3 = Akinek csak egy táskája van, a másik táskát vissza kell utasítania.
castle-of-the-devil-rule-CD-X4 = A Fekete gyöngyöt és a Törött tükröt el kell fogadni.
castle-of-the-devil-rule-CD-X5 = Aki elfogadja, megtartja, és képpel lefelé másik lapot ad vissza; azt a felajánló köteles elfogadni.
castle-of-the-devil-rule-CD-X6 = Táska sosem cserélhető a másik táskára, amíg táskák.
castle-of-the-devil-rule-CD-X7 = Fóliáns, Privilégium, Titkos táska, Kabát, Monokli és Szextáns cserénél működik. Az új gazda megnevezi; a képességét az hajtja végre, aki odaadta.
castle-of-the-devil-rule-CD-X8 = Ha az egyik a Törött tükör, semmit sem neveznek meg, és semmi sem történik.
castle-of-the-devil-rule-CD-X9 = Amelyik tárgy nem cserével működik, azt nem szabad megnevezni.
castle-of-the-devil-rule-CD-X10 = A visszautasított tárgy visszakerül; nem nevezik meg, és nem működik.
castle-of-the-devil-rule-CD-X11 = Akár elfogadták, akár nem, a kör véget ér.
castle-of-the-devil-rule-CD-X12 = Megnevezett táskánál csak a húzást olvassák fel, azt soha, hogy melyik a kettő közül.
castle-of-the-devil-rule-CD-F1 = Rámutatsz valakire: te vagy a támadó, ő a védekező.
castle-of-the-devil-rule-CD-F2 = A támadó a kardot, a védekező a pajzsot mutatja: egy-egy pont.
castle-of-the-devil-rule-CD-F3 = Mielőtt bárki bejelenti, kit támogat, egy Pap leállíthatja a verekedést.
castle-of-the-devil-rule-CD-F4 = A támadó bal szomszédjától az óramutató járása szerint mindenki más nyíltan a támadót, a védekezőt vagy senkit sem támogat.
castle-of-the-devil-rule-CD-F5 = Közvetlenül utána, és csak akkor, a támadó Hipnotizőr léphet.
castle-of-the-devil-rule-CD-F6 = Azután tetszőleges sorrendben tárgyakat és foglalkozásokat használnak.
castle-of-the-devil-rule-CD-F7 = Ha már senki sem használ semmit, a kardok a támadónak, a pajzsok a védekezőnek számítanak.
castle-of-the-devil-rule-CD-F8 = Akinek több pontja van, nyer. A támogatók semmit sem nyernek és nem is veszítenek.
castle-of-the-devil-rule-CD-F9 = A győztes vagy a legyőzött szövetségét és foglalkozását nézi meg, vagy az egész poggyászát, és onnan elvehet egy tárgyat.
castle-of-the-devil-rule-CD-F10 = Ha a legyőzött egyetlen tárgyát veszi el, egy másikat kell adnia helyette. Ez nem csere.
castle-of-the-devil-rule-CD-F11 = Döntetlennél a támadó felhúzza a legfelső tárgyat, ha van. Senki sem néz meg semmit.
castle-of-the-devil-rule-CD-F12 = Ha valaki nyer, nincs húzás, akkor sem, ha a Méreggyűrű döntött.
castle-of-the-devil-rule-CD-F13 = Verekedés után a tárgyak és a karakterek visszakerülnek; a felfedett foglalkozások úgy maradnak. A kör véget ér.
castle-of-the-devil-rule-CD-F14 = Győzelem után egy Orvosdoktor semmissé teheti a jutalmat.
castle-of-the-devil-rule-CD-F15 = Minden megmaradt támogató és minden használt lap egyet ér. Első a Méregkeverő döntése, aztán a pontok, aztán a Méreggyűrű.
castle-of-the-devil-rule-CD-V1 = Győzelmet csak cselekedetként hirdethetsz, és csak ha van nálad valami, ami a szövetségednek kell.
castle-of-the-devil-rule-CD-V2 = Három kell: mind igazi, vagy kettő igazi és a táska, ha a pakli elfogyott.
castle-of-the-devil-rule-CD-V3 = Páratlan számú játékosnál, ha a te szövetséged a kisebb, a saját italod is egynek számít.
castle-of-the-devil-rule-CD-V4 = Megmondod, melyik szövetség nevében beszélsz, és minden lapodat felfeded.
castle-of-the-devil-rule-CD-V5 = Megnevezed azokat a szövetségeseidet, akiknél szükséges tárgy van; ők felfedik szövetségüket és tárgyaikat. Minden megnevezettnek a szövetséghez kell tartoznia, és kell, hogy legyen nála ilyen tárgy.
castle-of-the-devil-rule-CD-V6 = A bejelentés igaz, ha a szövetségben senkinél sincs a Fekete gyöngy, és nálad és a megnevezetteknél együtt megvan, ami kell. Ha igaz, a te szövetséged győz, ha nem, a másik.
castle-of-the-devil-rule-CD-V7 = A Fekete gyöngyöt birtokló szövetség nem hirdethet győzelmet.
castle-of-the-devil-rule-CD-V8 = Ehelyett a Páholy címerével egyedül is győzhetsz.
castle-of-the-devil-rule-CD-H1 = Három játékosnál nyolc, négynél hat, különben öt tárgyad lehet.
castle-of-the-devil-rule-CD-H2 = Akinek több van, azonnal ajándékoz; hogy mit és kinek, azt ő dönti el. Máskor nincs ajándék.
castle-of-the-devil-rule-CD-H3 = Az ajándék nem utasítható vissza. Aki ettől túl sokat visz, ő is ajándékoz.
castle-of-the-devil-rule-CD-H4 = Az ajándék nem csere: semmi sem működik, semmit sem neveznek meg, és csak ketten ismerik a lapot.
castle-of-the-devil-rule-CD-O1 = Diplomata, egyszer: a saját körödben, a cselekedeten felül, követeled, hogy valaki cserélje el veled egy megnevezett tárgyát. Ha nincs nála, megnézed a poggyászát, és a köröd véget ér.
castle-of-the-devil-rule-CD-O2 = Orvosdoktor, egyszer: közvetlenül verekedés után a győztes semmit sem kap. Nem kell részt venned benne.
castle-of-the-devil-rule-CD-O3 = Párbajhős, egyszer: ha te vagy a támadó vagy a védekező, senki más nem avatkozhat be, és +1-et kapsz; a támogatások és a képességek után is használható.
castle-of-the-devil-rule-CD-O4 = Méregkeverő, egyszer: kívülállóként eldöntöd, ki nyer; a támogatások és a képességek után is használható.
castle-of-the-devil-rule-CD-O5 = Nagymester: védekezőként +1.
castle-of-the-devil-rule-CD-O6 = Látnok, egyszer: a saját körödben átnézed a tárgypaklit, két lapot kiválasztasz, a többit megkevered, a kettőt tetszőleges sorrendben a tetejére teszed.
castle-of-the-devil-rule-CD-O7 = Hipnotizőr: támadóként, közvetlenül a támogatás után, valakinek megtiltod, hogy ebben a verekedésben támogasson és bármit használjon.
castle-of-the-devil-rule-CD-O8 = Testőr: akit támogatsz, még +1-et kap. Saját verekedésben nem.
castle-of-the-devil-rule-CD-O9 = Pap, egyszer: leállítasz egy verekedést, mielőtt bárki bejelenti, kit támogat. Ha a támadónak legalább két tárgya van, egyet neked ad.
castle-of-the-devil-rule-CD-O10 = Bunyós: támadóként +1.
castle-of-the-devil-rule-CD-I1 = Tőr: támadóként +1, támogatóként nem.
castle-of-the-devil-rule-CD-I2 = Kesztyű: védekezőként +1, támogatóként nem.
castle-of-the-devil-rule-CD-I3 = Dobótőrök: +1 a támadónak, akit támogatsz.
castle-of-the-devil-rule-CD-I4 = Ostor: +1 a védekezőnek, akit támogatsz.
castle-of-the-devil-rule-CD-I5 = Titkos táska: ha elcseréled, felhúzod a legfelső tárgyat. A másik táskára sosem. Ha elfogyott a pakli, kulcs vagy kehely.
castle-of-the-devil-rule-CD-I6 = Kulcs: a Rendnek három kell.
castle-of-the-devil-rule-CD-I7 = Kehely: a Testvériségnek három kell.
castle-of-the-devil-rule-CD-I8 = Fóliáns: ha elcseréled, foglalkozást cserélsz a cserepartnereddel. Mindkettő lefelé fordul, és újra használható.
castle-of-the-devil-rule-CD-I9 = Kabát: ha elcseréled, képpel lefelé új foglalkozást húzol; a régi a pakliba kerül, és újra használható.
castle-of-the-devil-rule-CD-I10 = Monokli: ha elcseréled, megnézed a cserepartnered szövetségét.
castle-of-the-devil-rule-CD-I11 = Privilégium: ha elcseréled, megnézed a cserepartnered teljes poggyászát.
castle-of-the-devil-rule-CD-I12 = Fekete gyöngy: ha felajánlják, el kell fogadni. Amelyik szövetségnél van, az nem hirdethet győzelmet.
castle-of-the-devil-rule-CD-I13 = Méreggyűrű: támadóként vagy védekezőként döntetlennél nyersz.
castle-of-the-devil-rule-CD-I14 = A Páholy címere: ezzel és összesen három kulccsal és kehellyel egyedül győzhetsz. Az átváltozott táska számít, az ital nem.
castle-of-the-devil-rule-CD-I15 = Szextáns: ha elcseréled, irányt választasz, és mindenki arra ad egy tárgyat. Ez nem csere.
castle-of-the-devil-rule-CD-I16 = Törött tükör: ha felajánlják, nem utasítható vissza. Az érte kapott tárgy nem működik, és egyiket sem nevezik meg.
castle-of-the-devil-rule-CD-I17 = Amikor elfogy a pakli, rögtön bejelentik, hogy az egyik táska kulcs, a másik kehely lett, minden tekintetben.
castle-of-the-devil-rule-CD-D1 = Az ital egy kulcsnak vagy kehelynek számít, csak annak, aki kihirdeti a győzelmet, és csak ha az ő szövetsége a kisebb.
castle-of-the-devil-rule-CD-D2 = A Páholy címeréhez az ital nem számít.
castle-of-the-devil-rule-CD-M1 = Út közben csak a lapjaitokkal és tetteitekkel beszéltek.
castle-of-the-devil-rule-CD-N1 = Csempészet: aki cseretárgyat ad, eldönti, működjön-e. Ha nem, nem nevezik meg.
castle-of-the-devil-rule-CD-N2 = Jövendőmondás: győzelemhirdetésként felfeded a lapjaidat, és megnevezed az ellenséges szövetség tagjait, akiknél ott van a szövetségüknek szükséges három tárgy. Ha így van, a te szövetséged győz, ha nem, az övék.
castle-of-the-devil-rule-CD-N3 = Első utazás: csak pecsétes tárgyak.
castle-of-the-devil-rule-CD-K1 = Megbeszélt számú utazás, mindegyik után pontokkal.
castle-of-the-devil-rule-CD-K2 = Igaz bejelentésért a győzelmet kihirdető játékos 3 pontot kap, ha három szükséges tárgy van a saját poggyászában, 5-öt. A Páholy címere 4-et ér, más nem kap.
castle-of-the-devil-rule-CD-K3 = A győztes szövetség többi tagja 2 pontot kap, ha van nála szükséges tárgy, különben 1-et.
castle-of-the-devil-rule-CD-K4 = Hamis bejelentésért a másik szövetség minden tagja 2 pontot kap.
castle-of-the-devil-rule-CD-K5 = Sikeres jövendőmondásért a jövendőmondó 3, a szövetségesei 1-1 pontot kapnak; tévedésért az ellenséges szövetség minden tagja 2-t.
castle-of-the-devil-rule-CD-K6 = A legtöbb pont győz. Döntetlennél az győz, aki közülük az utolsó utat nyerte; ha az sem dönt, mindenki még egyszer utazik.
castle-of-the-devil-rule-CD-E1 = Példa: a Páholy címerével, két kulccsal és egy kehellyel egyedül nyersz.
castle-of-the-devil-rule-CD-E2 = Példa: a Szextánst balra cseréled el, és a balt választod. Te is adsz oda egy tárgyat; mindenkinek ugyanannyi marad, és semmi továbbadott nem működik.
castle-of-the-devil-rule-CD-E3 = Példa: kettő-kettőnél a védekező a Méreggyűrűt használja, nyer, és jutalmat kap. A támadó nem húz.
castle-of-the-devil-rule-CD-E4 = Példa: kettő-kettőnél gyűrű nélkül a támadó felhúzza a legfelső tárgyat.
castle-of-the-devil-rule-CD-E5 = Példa: ha üres a pakli, táska táskára cserélhető; semmit sem neveznek meg, és nincs húzás.
castle-of-the-devil-rule-CD-E6 = Példa: csak egy táskád van, és a másikat ajánlják; csak visszautasíthatod.
castle-of-the-devil-rule-CD-E7 = Példa: egy kulcsot a Tőrre cserélnek; a többiek csak azt tudják meg, hogy csere volt.
castle-of-the-devil-rule-CD-E8 = Példa: a Törött tükröt a Monoklira cserélik; senki sem lát szövetséget, és semmit sem neveznek meg.
castle-of-the-devil-rule-CD-E9 = Példa: hét játékosnál a Testvériségnek három tagja van. Egy kehely a győzelmet kihirdetőnél, egy a megnevezettnél és az ital: ez három.
castle-of-the-devil-rule-CD-E10 = Példa: a kisebb szövetségnél egy kulcs és az átváltozott táska van; az itallal együtt elég. Amíg a pakli nem fogyott el, nem.
castle-of-the-devil-rule-CD-E11 = Példa: a támadó, ha csak egy tárgya van, semmit sem fizet a Papnak; ha kettő, az egyiket.
castle-of-the-devil-rule-CD-E12 = Példa: a Diplomata hiába követeli az Ostort, megnézi a poggyászt, és a kör cselekedet nélkül véget ér.
castle-of-the-devil-rule-CD-E13 = Példa: elveszik az egyetlen tárgyat; a győztes másikat ad helyette, és semmi sem működik.
castle-of-the-devil-rule-CD-E14 = Példa: a Látnok két lapot tesz felülre, aztán elcserél egy táskát, és az elsőt húzza.
castle-of-the-devil-rule-CD-W1 = Hogy kit kérdeznek, az abból következik, amit mindenki tud, sosem abból, ami valakinél tényleg van.
castle-of-the-devil-rule-CD-W2 = A kérdezettek titokban felelnek: passz vagy egy használat. Senki sem látja, ki válaszolt; minden egyszerre derül ki.
castle-of-the-devil-rule-CD-W3 = A támogatás előtt és a képességeknél addig jönnek újabb körök, míg végül mindenki passzol. A többi kérdezés egykörös.
castle-of-the-devil-rule-CD-W4 = Egy körön belül első a Pap, aztán a Párbajhős; amit érvénytelenítenek, az látatlanul és használatlanul visszakerül. A Látnok a végén néz.
castle-of-the-devil-rule-CD-W5 = Minden lap egyszer működik egy verekedésben. Többet több körben használsz.
castle-of-the-devil-rule-CD-W6 = Azt kérdezik meg, akinek a foglalkozása képpel lefelé fekszik, vagy képpel felfelé, de még használható, és így akkor léphetne.
castle-of-the-devil-rule-CD-W7 = A kérdésre véletlenszerű ideig lehet válaszolni, akkor is, ha mindenki válaszolt. Aki elkésik, passzol.
castle-of-the-devil-rule-CD-W8 = Mindenkinek ugyanolyan titkos kapcsolói vannak az automatikus passzhoz. Senki sem látja őket.
castle-of-the-devil-rule-CD-W9 = Egyetlen embert akkor is megkérdeznek, ha csak egy válasza lehet; csak azt játsszák ki rögtön, amiről mindenki látja, hogy az egyetlen lap.
castle-of-the-devil-rule-CD-W10 = Ha letelik az időd, passzolsz, megkezdett ajánlat vagy támadás közben is; a cserét visszautasítod, senkit sem támogatsz, és nemmel felelsz. Csempészetnél a tárgy működik, a győzelemhirdetés vagy jövendőmondás az addig választottakat nevezi meg. A győztes a poggyászt nézi, és nem vesz el semmit. Különben a véletlen dönt.
castle-of-the-devil-rule-CD-W11 = Programok számára egy kérdezés döntések sora a soron lévőtől kezdve; a korábbi válaszokat senki sem látja.
castle-of-the-devil-rule-CD-W12 = A csere lépésről lépésre: ajánlat, válasz, csere, megnevezés, a felajánlott, majd a visszaadott tárgy hatása.
castle-of-the-devil-rule-CD-W13 = Ha semmit sem neveznek meg, mindenki ugyanannyi idő után ugyanazt a sort olvassa.
castle-of-the-devil-rule-CD-W14 = Az osztástól a végéig csak néhány kötött üzenet van. Csevegni előtte és utána lehet, vagy ha mindenki beleegyezett.
castle-of-the-devil-rule-CD-W15 = Foglalkozás és verekedésben használható tárgy csak a felsorolt pillanatokban használható.
castle-of-the-devil-rule-CD-W16 = Akitől a Diplomata követel, azt mindig megkérdezik. A Diplomata előbb választja ki, mit ad, mint hogy látná, mit kap.
castle-of-the-devil-rule-CD-Q1 = Online sorsolják ki, ki kezd.
castle-of-the-devil-rule-CD-Q2 = A cseréhez kötődő képességek kötelezők, hacsak a játékosok másként nem döntenek.
castle-of-the-devil-rule-CD-Q3 = Előbb a csere, aztán a felajánlott, végül a visszaadott tárgy működik.
castle-of-the-devil-rule-CD-Q4 = Mindkettőt megnevezik az első hatás előtt, a felajánlottat először.
castle-of-the-devil-rule-CD-Q5 = A Privilégium az akkori poggyászt mutatja, önmagával együtt.
castle-of-the-devil-rule-CD-Q6 = Hogy a foglalkozások gazdát cserélnek, mindenki látja; a lapot csak az új gazda, a Fóliánsnál tehát mindketten mindkettőt ismerik.
castle-of-the-devil-rule-CD-Q7 = A Kabáttal a legfelső foglalkozást húzod; a régit a pakliba keverik.
castle-of-the-devil-rule-CD-Q8 = Pecsétes minden, kivéve a Fóliánst, a Kabátot, a Szextánst, a Páholy címerét és a Törött tükröt.
castle-of-the-devil-rule-CD-Q9 = Csak a Testőr és a Párbajhős mutatja mindkét jelet; hogy melyik számít, az oldalukból következik.
castle-of-the-devil-rule-CD-Q10 = Párbajhős, Bunyós, Nagymester és Méregkeverő a támogatás előtt is léphet; tárgyak csak utána.
castle-of-the-devil-rule-CD-Q11 = Két támogatói döntés között semmi sem használható.
castle-of-the-devil-rule-CD-Q12 = A Párbajhős minden sorrendben legyőzi a Méregkeverőt. A Méregkeverő elhasznált marad, hacsak nem ugyanabban a körben léptek.
castle-of-the-devil-rule-CD-Q13 = A Párbajhős minden támogatást, a támogatók képességeit és a Méregkeverő döntését is semmissé tesz. A két verekedő lapjai érvényesek.
castle-of-the-devil-rule-CD-Q14 = Korai Párbajhős után senki sem támogat senkit; a Pap már csak akkor léphet, ha ő védekezik.
castle-of-the-devil-rule-CD-Q15 = Orvosdoktor léphet Párbajhős után.
castle-of-the-devil-rule-CD-Q16 = Döntetlennél Orvosdoktor nem léphet.
castle-of-the-devil-rule-CD-Q17 = A hipnotizált a kör végéig semmit sem használhat; ha Méregkeverőként már döntött, az érvényben marad.
castle-of-the-devil-rule-CD-Q18 = A Hipnotizőr bármelyik kívülállót választhatja, azt is, aki senkit sem támogat.
castle-of-the-devil-rule-CD-Q19 = A Pap lehet védekező, de támadó nem.
castle-of-the-devil-rule-CD-Q20 = A Pap által leállított verekedés a támadó körét is befejezi.
castle-of-the-devil-rule-CD-Q21 = A felfedett foglalkozás nem működik magától; minden verekedésben újra használni kell.
castle-of-the-devil-rule-CD-Q22 = A győztesnek választania kell a két jutalom közül; tárgyat elvenni nem kötelező.
castle-of-the-devil-rule-CD-Q23 = Másik lapot kell visszaadni, nem az elvettet.
castle-of-the-devil-rule-CD-Q24 = A verekedésben kirakott tárgyak az átnézett poggyászhoz tartoznak.
castle-of-the-devil-rule-CD-Q25 = A Diplomata a kör elején lép; siker után még hátravan a cselekedet.
castle-of-the-devil-rule-CD-Q26 = A Diplomata akkor választja ki, mit ad, amikor kiderült, hogy megvan a követelt tárgy; az övé számít felajánlottnak.
castle-of-the-devil-rule-CD-Q27 = Bármely játékban lévő név követelhető, de táska nem, ha már átváltoztak, vagy ha a követelőnek csak egy táskája van.
castle-of-the-devil-rule-CD-Q28 = A Diplomata cseréje is csere: a tárgyak működnek, a tükör elnémít, a táskák szabálya áll.
castle-of-the-devil-rule-CD-Q29 = Az átváltozott táska kulcsként, illetve kehelyként követelhető.
castle-of-the-devil-rule-CD-Q30 = Egylapos paklinál a Látnok megnézi és visszateszi; üresnél nem használható.
castle-of-the-devil-rule-CD-Q31 = Az átváltozott táskát nem nevezik meg, és nem húz.
castle-of-the-devil-rule-CD-Q32 = Akinél átváltozott táska van, nem kell megmutatnia.
castle-of-the-devil-rule-CD-Q33 = Egy ajándékláncban nem kaphat, aki már adott, hacsak a határ alatt nincs.
castle-of-the-devil-rule-CD-Q34 = A határt minden egyes megszerzett tárgy után ellenőrzik. Az elvétel visszaadással egy lépés.
castle-of-the-devil-rule-CD-Q35 = Szükséges tárgy nélkül nem lehet győzelmet hirdetni; az ital nem tárgy.
castle-of-the-devil-rule-CD-Q36 = Akinél a Fekete gyöngy van, nem hirdethet győzelmet a szövetségének, és jövendőt sem mondhat.
castle-of-the-devil-rule-CD-Q37 = Ha egy szövetségesnél van a Fekete gyöngy, a bejelentés hamis.
castle-of-the-devil-rule-CD-Q38 = A Fekete gyöngy nem akadálya a Páholy címerének.
castle-of-the-devil-rule-CD-Q39 = Hamis magányos győzelem nincs.
castle-of-the-devil-rule-CD-Q40 = Mindenkit egyszerre kell megnevezni, azután fednek fel mindent.
castle-of-the-devil-rule-CD-Q41 = A szükségesnél több szövetséges is megnevezhető, ha mindegyik megfelel.
castle-of-the-devil-rule-CD-Q42 = A szövetségesek itala sosem számít.
castle-of-the-devil-rule-CD-Q43 = Az ital magától számít; senki sem jelenti be.
castle-of-the-devil-rule-CD-Q44 = Akkor is hirdethetsz győzelmet, ha tudod, hogy nem igaz.
castle-of-the-devil-rule-CD-Q45 = Jövendőmondásnál minden megnevezettnek az ellenséges szövetséghez kell tartoznia, kell, hogy legyen nála szükséges tárgy, és együtt legalább háromnak kell lennie. A jövendőmondónak nem kell tárgy; a saját oldalán lévő Fekete gyöngy hamissá teszi.
castle-of-the-devil-rule-CD-Q46 = Csempészetnél a Diplomata cseréjében és a tükörnél is kérdeznek, ott hatás nélkül.
castle-of-the-devil-rule-CD-Q47 = Az 5 ponthoz a három tárgynak a győzelmet kihirdetőnél kell lennie; az ital nem számít.
castle-of-the-devil-rule-CD-Q48 = Az élen állók közül az utolsó út győztesei maradnak; ha nem pont egy ilyen van, mindenki még egyszer utazik.
castle-of-the-devil-rule-CD-Q49 = A későbbi utakat az előző kezdő bal szomszédja kezdi; mindent újraosztanak.
castle-of-the-devil-rule-CD-Q50 = A szabálykönyv egyik elcsúszott bekezdése a Hipnotizőrhöz tartozik.
castle-of-the-devil-rule-CD-Q51 = Egy másik ismert háromszemélyes szabály nem része ennek a szabálykönyvnek.
castle-of-the-devil-rule-CD-Q52 = Kutatáshoz megadható a körök száma; akkor senki sem nyer.
castle-of-the-devil-rule-CD-Q53 = Bárki mást megtámadhatsz, és bárkinek ajánlhatsz, akárhányszor.
castle-of-the-devil-rule-CD-Q54 = A Szextánsnál előbb az irány, aztán mindenki titokban választ, és egyszerre adnak.
castle-of-the-devil-rule-CD-Q55 = A támadó Látnok verekedés közben is léphet.
castle-of-the-devil-rule-CD-Q56 = A meg nem nevezett tagok tárgyai nem számítanak.
castle-of-the-devil-rule-CD-Q57 = A karaktereket osztás előtt választják; akinek nincs, sorsolással kap.
castle-of-the-devil-rule-CD-Q58 = A zsákmány, a helyette visszaadott tárgy, a Pap bére, az ajándék és a Szextáns lapjai nem cserék.

## Cards in few words, where they are small

castle-of-the-devil-brief-bag_key = Cseréld el: húzz egy tárgyat. A végén Kulcs.
castle-of-the-devil-brief-bag_goblet = Cseréld el: húzz egy tárgyat. A végén Kehely.
castle-of-the-devil-brief-monocle = Cseréld el: nézd meg a másik szövetségét.
castle-of-the-devil-brief-privilege = Cseréld el: nézd meg a másik teljes poggyászát.
castle-of-the-devil-brief-pearl = El kell fogadni. Akiknél van, nem hirdethetnek győzelmet.
castle-of-the-devil-brief-tome = Cseréld el: foglalkozást is cseréltek.
castle-of-the-devil-brief-coat = Cseréld el: új foglalkozást kapsz.
castle-of-the-devil-brief-sextant = Cseréld el: mindenki egy irányba ad tovább egy tárgyat.
castle-of-the-devil-brief-crest = Három kulccsal és kehellyel egyedül nyerhetsz.
castle-of-the-devil-brief-mirror = El kell fogadni. A cseréjénél semmi sem történik.

## A böngészőoldal

castle-of-the-devil-deck-character = Utasok
castle-of-the-devil-deck-drink = Erőitalok
castle-of-the-devil-deck-faction = Szövetségek
castle-of-the-devil-deck-item = Tárgyak
castle-of-the-devil-deck-occupation = Foglalkozások
castle-of-the-devil-guide-bodyguard = Kettő kettő ellen. Most mindenkit egyszerre kérdezünk, és senki sem látja, ki válaszol. A foglalkozásod világít: a Testőr eggyel többet ad annak, akit támogatsz. Kattints rá.
castle-of-the-devil-guide-declare = Holló győzött, és belenézett Szarka papírjaiba. Megint te jössz. Két kulcsod van, Hollónak is volt még egy: az három. Hirdess győzelmet.
castle-of-the-devil-guide-done = Igaz volt, { $name }: az egész Rend győzött. Ennyi az utazás: tudd meg, kik a barátaid, segítsd őket nyíltan, és szólj, ha biztos vagy. Készen állsz az igazi útra!
castle-of-the-devil-guide-monocle = A Monokli akkor hat, ha elcseréled: meglátod, melyik szövetség tagja a cserepartnered. Kattints rá; csak Holló nézheti meg.
castle-of-the-devil-guide-name = Nevezd meg, kinél van, ami hiányzik: kattints Hollóra, aztán mondd ki. Egyetlen téves név, és a többiek győznek.
castle-of-the-devil-guide-shield = Holló elfogadta, kulcsot adott érte, és láttad: ő is a Rendhez tartozik! Ezt csak te tudod. Most Szarka megtámadja Hollót. Állj a szövetségesed mellé: válaszd a pajzsot.
castle-of-the-devil-guide-trade = Üdv a kocsin, { $name }! A Rendhez tartozol, három kulcsot kerestek, de beszélni nem szabad. Beszéljen hát a poggyász: kattints ide: „Cserét ajánlok”.
castle-of-the-devil-guide-wait = Három pajzs két kard ellen. Valaki használt valamit, ezért még egyszer kérdezünk mindenkit. Másod nincs: ne tégy semmit.
castle-of-the-devil-guide-whom = A többiek világítanak: válaszd ki, kivel. Kattints Holló képére, veled szemben ül.
castle-of-the-devil-web-among = { $cards }: itt valahol: { $places }
castle-of-the-devil-web-attack = Támadás
castle-of-the-devil-web-attackers = { $count ->
   *[other] pont a támadónak
  }
castle-of-the-devil-web-certain = Ami biztosan következik
castle-of-the-devil-web-choose-card = Kattints egy világító lapodra.
castle-of-the-devil-web-choose-one = Kattints egy világító utasra.
castle-of-the-devil-web-claimant = ő hirdetett győzelmet
castle-of-the-devil-web-claim-goblet = „Nálunk van a három kehely!”
castle-of-the-devil-web-claim-key = „Nálunk van a három kulcs!”
castle-of-the-devil-web-fault-faction = { $name } a másik oldalon áll.
castle-of-the-devil-web-fault-few = Túl kevés volt belőlük.
castle-of-the-devil-web-fault-item = Nincs szükséges tárgy ennél a játékosnál: { $name }.
castle-of-the-devil-web-fault-pearl = A Fekete gyöngy ennél a játékosnál van: { $name }.
castle-of-the-devil-web-show-all = Mutass mindent egyszerre
castle-of-the-devil-web-claimed-by = { $name } feláll és megszólal.
castle-of-the-devil-web-coach = A postakocsi
castle-of-the-devil-web-deck = Tárgypakli
castle-of-the-devil-web-defence = Védekezés
castle-of-the-devil-web-defenders = { $count ->
   *[other] pont a védekezőnek
  }
castle-of-the-devil-web-demanded = A követelt tárgy:
castle-of-the-devil-web-demands = { $name } követeli { $victim } poggyászából:
castle-of-the-devil-web-duel = Párbaj: más nem szólhat bele
castle-of-the-devil-web-face-up = képpel felfelé
castle-of-the-devil-web-faction = Szövetség
castle-of-the-devil-web-faction-down = Szövetség, képpel lefelé
castle-of-the-devil-web-factions-left = Akikről nem tudod: Rend { $order }, Testvériség { $brotherhood }.
castle-of-the-devil-web-final-fight = Ezután kiválasztod, kit támadsz meg. Ebben a körben cserélni már nem tudsz.
castle-of-the-devil-web-final-pass = A köröd csere és harc nélkül ér véget.
castle-of-the-devil-web-foes-goblet = Látott kelyhek: { $names }
castle-of-the-devil-web-foes-key = Látott kulcsok: { $names }
castle-of-the-devil-web-goal-all = Mindháromról tudsz. Ha biztos vagy benne, a körödben hirdess győzelmet.
castle-of-the-devil-web-goal-goblet = Három kehely
castle-of-the-devil-web-goal-key = Három kulcs
castle-of-the-devil-web-goal-known = amit tudsz
castle-of-the-devil-web-goal-naming = Akit megnevezel, kitölt egy helyet: arany, amit láttál, keretes, amit csak sejtesz.
castle-of-the-devil-web-goal-some = Ha a többi is megvan, a körödben hirdess győzelmet.
castle-of-the-devil-web-goal-unseen = nem láttad
castle-of-the-devil-web-goal-yours = a tiéd
castle-of-the-devil-web-guess-faction = Szövetség: tipped
castle-of-the-devil-web-guess-job = Foglalkozás: tipped
castle-of-the-devil-web-hypnotised = { $name } hipnózisban
castle-of-the-devil-web-in-deck = A pakliban: { $cards }
castle-of-the-devil-web-in-pile = A foglalkozáspakliban: { $cards }
castle-of-the-devil-web-items = { $count ->
   *[other] { $count } tárgy
  }
castle-of-the-devil-web-items-left = { $count ->
   *[other] még { $count } tárgy
  }
castle-of-the-devil-web-job = Foglalkozás
castle-of-the-devil-web-job-down = Foglalkozás, képpel lefelé
castle-of-the-devil-web-job-mark-of = Tipped { $name } foglalkozására
castle-of-the-devil-web-journey = Utazás: { $n } / { $of }
castle-of-the-devil-web-known-already = Már tudod: { $cards }
castle-of-the-devil-web-last-journey = Az utolsó utazást nyerte: { $names }.
castle-of-the-devil-web-leads = Most { $name } nyerne
castle-of-the-devil-web-left-in-deck = A pakliban maradt:
castle-of-the-devil-web-luggage = Poggyász
castle-of-the-devil-web-mark-brotherhood = Testvériség?
castle-of-the-devil-web-mark-of = Tipped a szövetségére: { $name }
castle-of-the-devil-web-mark-order = Rend?
castle-of-the-devil-web-mark-trust = Vigyázz vele!
castle-of-the-devil-web-marks = Saját jelek
castle-of-the-devil-web-memo = jegyzeted…
castle-of-the-devil-web-name-go = Győzelem kihirdetése
castle-of-the-devil-web-name-idle = Kattints azokra, akiket megnevezel, aztán mondd ki. Mindegyiküknél kell lennie szükséges tárgynak.
castle-of-the-devil-web-name-one = Megnevezem: { $name }
castle-of-the-devil-web-name-said = Megnevezel
castle-of-the-devil-web-no-side = { $count ->
   *[other] senkivel sem tart
  }
castle-of-the-devil-web-not-yet = Még nem
castle-of-the-devil-web-notes = Jegyzeteid
castle-of-the-devil-web-notes-lead = Amit láttál vagy megmutattak neked, és ami ebből következik. Rajtad kívül senki sem látja.
castle-of-the-devil-web-odd = Az egyik szövetség eggyel kisebb; az ital csak annak számít, aki annak nevében hirdet győzelmet.
castle-of-the-devil-web-of-limit = { $n } / { $of }
castle-of-the-devil-web-offer-card = Felajánlom: { CARD($card) }
castle-of-the-devil-web-offered = Ezt ajánlják neked:
castle-of-the-devil-web-offers = { $name } valamit { $victim } elé csúsztat
castle-of-the-devil-web-on-top = A pakli tetején, ebben a sorrendben: { $cards }
castle-of-the-devil-web-own-luggage = Poggyászod
castle-of-the-devil-web-own-papers = Papírjaid
castle-of-the-devil-web-passenger = Utas
castle-of-the-devil-web-phase-abilities = verekedés: tárgyak és foglalkozások
castle-of-the-devil-web-phase-before = verekedés: a támogatás előtt
castle-of-the-devil-web-phase-demand = a Diplomata követel
castle-of-the-devil-web-phase-doctor = eldőlt a verekedés
castle-of-the-devil-web-phase-foresight = betekintés a pakliba
castle-of-the-devil-web-phase-hypnosis = verekedés: a támogatás után
castle-of-the-devil-web-phase-over = az út vége
castle-of-the-devil-web-phase-payment = fizetség a Papnak
castle-of-the-devil-web-phase-present = túl sok poggyász
castle-of-the-devil-web-phase-reward = a jutalom
castle-of-the-devil-web-phase-sextant = körbejár a Szextáns
castle-of-the-devil-web-phase-support = verekedés: ki kivel tart?
castle-of-the-devil-web-phase-trade = csere
castle-of-the-devil-web-phase-turn = úton
castle-of-the-devil-web-pile = Foglalkozáspakli
castle-of-the-devil-web-place-aside = kártyák az asztalon
castle-of-the-devil-web-place-deck = a pakli
castle-of-the-devil-web-place-offer = a felajánlott kártya
castle-of-the-devil-web-place-pile = a foglalkozáspakli
castle-of-the-devil-web-plaque-declare-why = háromból { $have } ismert; ha téves, vesztesz
castle-of-the-devil-web-plaque-fight-why = a többiek oldalt választanak
castle-of-the-devil-web-plaque-trade-why = egy tárgy, képpel lefelé
castle-of-the-devil-web-points = Pontok
castle-of-the-devil-web-poisoned = A Méregkeverő szerint { $name } győz
castle-of-the-devil-web-present-how = Kattints egy kártyádra, aztán arra, aki kapja.
castle-of-the-devil-web-return-how = Kattints a lapra, amelyet érte adsz, vagy utasítsd vissza.
castle-of-the-devil-web-shield = A védekezővel tart
castle-of-the-devil-web-short-brotherhood = Testvériség
castle-of-the-devil-web-short-order = Rend
castle-of-the-devil-web-spent = elhasználva
castle-of-the-devil-web-stood = Harcok veled: { $with }, ellened: { $against }
castle-of-the-devil-web-sure = Ez eldönti a játékot, és nem vonható vissza. Ha téves, a többiek nyernek.
castle-of-the-devil-web-sword = A támadóval tart
castle-of-the-devil-web-text-of = Jegyzeted: { $name }
castle-of-the-devil-web-their-turn = Soron van
castle-of-the-devil-web-then-allies-no = Egyetlen tévedés, vagy a Fekete gyöngy nálatok: a többiek nyernek.
castle-of-the-devil-web-then-allies-see = Akit megnevezel, megmutatja a papírjait és a poggyászát.
castle-of-the-devil-web-then-allies-yes = Mind a te oldaladon áll, és van nála szükséges tárgy: a szövetséged nyer.
castle-of-the-devil-web-then-answer-no = Visszautasítod: a lap visszamegy, nem derül ki, mi volt.
castle-of-the-devil-web-then-answer-see = Ezt a lapot csak ti ketten láttátok.
castle-of-the-devil-web-then-answer-yes = Adsz egy tárgyat: megtörténik a csere, és az erővel bíró tárgyakat megnevezitek.
castle-of-the-devil-web-then-demand-no = Nincs nála: megnézed a poggyászt, és a köröd véget ér.
castle-of-the-devil-web-then-demand-see = Egy tárgyat követelsz, név szerint.
castle-of-the-devil-web-then-demand-yes = Nála van: egy tárgyadat adod érte.
castle-of-the-devil-web-then-fight-no = Döntetlen: senki sem nyer, te tárgyat húzol. Ha vesztesz, ellenfeled nézheti meg a tiédet.
castle-of-the-devil-web-then-fight-see = A többiek sorban, nyíltan oldalt választanak.
castle-of-the-devil-web-then-fight-yes = Győzelem: megnézed a papírokat, vagy a poggyászt, és elvehetsz egy tárgyat.
castle-of-the-devil-web-then-trade-no = Ha nem: a lap visszajön, nem derül ki, mi volt. A köröd véget ér.
castle-of-the-devil-web-then-trade-see = A lapot csak a kiválasztott utas látja; elfogadja vagy visszautasítja.
castle-of-the-devil-web-then-trade-yes = Ha igen: tárgyat kapsz érte; az erővel bíró tárgyakat megnevezitek.
castle-of-the-devil-web-tied = Most döntetlen lenne
castle-of-the-devil-web-turn = { $n }. kör
castle-of-the-devil-web-turn-of = { $name } van soron.
castle-of-the-devil-web-turned = Elfogyott a pakli: az egyik táska kulcs, a másik kehely.
castle-of-the-devil-web-unknown = { $count ->
   *[other] { $count } ismeretlen
  }
castle-of-the-devil-web-unseen = Tárgyak, amelyek helyét nem tudod: { $cards }
castle-of-the-devil-web-unseen-jobs = Foglalkozások, amelyek helyét nem tudod: { $cards }
castle-of-the-devil-web-unseen-yet = Ebből még semmit sem láttál.
castle-of-the-devil-web-window = Titkos válaszok: mindenkit megkérdeztünk, aki léphetne. A válaszok egyszerre derülnek ki.
castle-of-the-devil-web-window-short = { $count ->
   *[other] { $count } utast kérdeztünk, titokban.
  }
castle-of-the-devil-web-window-you = Senki sem látja, ki és mikor válaszol. A válaszok egyszerre derülnek ki.
castle-of-the-devil-web-winners = Győztek: { $names }
castle-of-the-devil-web-won = { $name } megnyeri a verekedést
castle-of-the-devil-web-you = Te
castle-of-the-devil-web-you-know = Ezt te tudod, de nincs felfedve.
castle-of-the-devil-web-your-turn = Te vagy soron.
castle-of-the-devil-web-yours = A te papírjaid és poggyászod
castle-of-the-devil-switch-ability = Amikor tárgyat és foglalkozást lehet használni
castle-of-the-devil-switch-bag = Mielőtt valaki lapot húz egy táska miatt
castle-of-the-devil-switch-before = Verekedéskor, mielőtt bárki bejelenti, kit támogat
castle-of-the-devil-switch-doctor = Ha valaki megnyert egy verekedést
castle-of-the-devil-stop-always = mindig
castle-of-the-devil-stop-attacked = engem támadnak
castle-of-the-devil-stop-side = oldalt választok
castle-of-the-devil-stop-winner = változtathatok azon, ki győz
