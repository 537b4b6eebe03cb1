### Diebesmarkt: Deutsch
### Formen der Karten: Wert = Name allein; .acc und .dat = mit bestimmtem Artikel (den Hehler, dem Hehler).
### Formen der Beute: Wert und .acc, .dat mit $count; .one ein einzelnes Stück, .many ohne Zahl, .name die bloße Seite.

thiefs-market-name = Diebesmarkt
thiefs-market-hook = Teile die Beute, und gib niemandem einen Grund, dich auszurauben.
thiefs-market-summary = In der Mitte liegt ein Berg Würfel. Nimm dir, so viel du dich traust, oder reiße den ganzen Haufen eines anderen Diebs an dich und lege etwas davon zurück; wer mit leeren Händen dasteht, macht es genauso, bis alle etwas haben. Dann bringst du deine Edelsteine unter die Leute: für Komplizen, Kniffe und Kostbarkeiten. Wer am Ende den übelsten Ruf hat, herrscht über die Diebe.

## Beute

thiefs-market-item-R = { $count ->
    [one] ein roter Edelstein
   *[other] { $count } rote Edelsteine
  }
    .acc = { $count ->
        [one] einen roten Edelstein
       *[other] { $count } rote Edelsteine
      }
    .dat = { $count ->
        [one] einem roten Edelstein
       *[other] { $count } roten Edelsteinen
      }
    .one = ein roter Edelstein
    .many = rote Edelsteine
    .name = rot
thiefs-market-item-W = { $count ->
    [one] ein weißer Edelstein
   *[other] { $count } weiße Edelsteine
  }
    .acc = { $count ->
        [one] einen weißen Edelstein
       *[other] { $count } weiße Edelsteine
      }
    .dat = { $count ->
        [one] einem weißen Edelstein
       *[other] { $count } weißen Edelsteinen
      }
    .one = ein weißer Edelstein
    .many = weiße Edelsteine
    .name = weiß
thiefs-market-item-B = { $count ->
    [one] ein blauer Edelstein
   *[other] { $count } blaue Edelsteine
  }
    .acc = { $count ->
        [one] einen blauen Edelstein
       *[other] { $count } blaue Edelsteine
      }
    .dat = { $count ->
        [one] einem blauen Edelstein
       *[other] { $count } blauen Edelsteinen
      }
    .one = ein blauer Edelstein
    .many = blaue Edelsteine
    .name = blau
thiefs-market-item-G = { $count ->
    [one] ein grüner Edelstein
   *[other] { $count } grüne Edelsteine
  }
    .acc = { $count ->
        [one] einen grünen Edelstein
       *[other] { $count } grüne Edelsteine
      }
    .dat = { $count ->
        [one] einem grünen Edelstein
       *[other] { $count } grünen Edelsteinen
      }
    .one = ein grüner Edelstein
    .many = grüne Edelsteine
    .name = grün
thiefs-market-item-Y = { $count ->
    [one] ein Goldbeutel
   *[other] { $count } Goldbeutel
  }
    .acc = { $count ->
        [one] einen Goldbeutel
       *[other] { $count } Goldbeutel
      }
    .dat = { $count ->
        [one] einem Goldbeutel
       *[other] { $count } Goldbeuteln
      }
    .one = ein Goldbeutel
    .many = Goldbeutel
    .name = Goldbeutel
thiefs-market-item-I = { $count ->
    [one] eine Maske
   *[other] { $count } Masken
  }
    .acc = { $count ->
        [one] eine Maske
       *[other] { $count } Masken
      }
    .dat = { $count ->
        [one] einer Maske
       *[other] { $count } Masken
      }
    .one = eine Maske
    .many = Masken
    .name = Maske
thiefs-market-item-S = { $count ->
    [one] der Startmarker
   *[other] { $count } Startmarker
  }
    .acc = { $count ->
        [one] den Startmarker
       *[other] { $count } Startmarker
      }
    .dat = { $count ->
        [one] dem Startmarker
       *[other] { $count } Startmarkern
      }
    .one = der Startmarker
    .many = Startmarker
    .name = Startmarker
# Gold als Teil eines Preises, für PRICE.
thiefs-market-item-gold = { $count } Gold
    .acc = { $count } Gold
    .dat = { $count } Gold
    .one = 1 Gold
    .many = Gold
    .name = Gold

## Symbole

thiefs-market-icon-H = Handlanger
thiefs-market-icon-M = Magie
thiefs-market-icon-T = Versteck
thiefs-market-icon-N = Landkarte
thiefs-market-icon-E = Ausrüstung
thiefs-market-icon-P = Plan

## Was Karten tun: Ihre Texte folgen aus der Wirkung

thiefs-market-die-R = roter Edelstein
    .acc = einen roten Edelstein
    .to = roten
    .into = einen roten Edelstein
    .cost = Rot
thiefs-market-die-W = weißer Edelstein
    .acc = einen weißen Edelstein
    .to = weißen
    .into = einen weißen Edelstein
    .cost = Weiß
thiefs-market-die-B = blauer Edelstein
    .acc = einen blauen Edelstein
    .to = blauen
    .into = einen blauen Edelstein
    .cost = Blau
thiefs-market-die-G = grüner Edelstein
    .acc = einen grünen Edelstein
    .to = grünen
    .into = einen grünen Edelstein
    .cost = Grün
thiefs-market-die-Y = Goldbeutel
    .acc = einen Goldbeutel
    .to = einen Goldbeutel
    .into = einen Goldbeutel
    .cost = Gold
thiefs-market-die-I = Maske
    .acc = eine Maske
    .to = eine Maske
    .into = eine Maske
    .cost = Masken
thiefs-market-or = { $list } oder { $last }
thiefs-market-effect-colours = { WORD($die, kind: "die", form: "to") }
thiefs-market-effect-gems = { WORD($die, kind: "die", form: "to") }
thiefs-market-effect-things = { WORD($die, kind: "die", form: "into") }
thiefs-market-effect-flip-colours = Einmal pro Runde: Verwandle in deinem Haufen { WORD($die, kind: "die", form: "acc") } in einen { $to }.
thiefs-market-effect-flip-gems = Einmal pro Runde: Verwandle in deinem Haufen { WORD($die, kind: "die", form: "acc") } in einen { $to } Edelstein.
thiefs-market-effect-flip-things = Einmal pro Runde: Verwandle in deinem Haufen { WORD($die, kind: "die", form: "acc") } in { $to }.
thiefs-market-effect-sell = Einmal pro Runde: Lege { WORD($die, kind: "die", form: "acc") } ab und nimm 1 Verruf.
thiefs-market-effect-xbuy = Lag nach dem Teilen ein { WORD($die, kind: "die") } in deinem Haufen, darfst du eine Karte mehr kaufen.
thiefs-market-effect-onbuy = Jedes Mal, wenn du eine Karte mit { WORD($die, kind: "die", form: "cost") } im Preis kaufst, auch bei dieser: 1 Verruf.
thiefs-market-effect-onbuy-later = Jedes Mal, wenn du eine Karte mit { WORD($die, kind: "die", form: "cost") } im Preis kaufst: 1 Verruf.
thiefs-market-effect-vp = { $x ->
    [one] { $x } Punkt wert.
   *[other] { $x } Punkte wert.
  }
thiefs-market-effect-safe = { $x ->
    [one] { $x } Punkt wert, oder { $y }, wenn du zwei oder mehr Verstecke hast.
   *[other] { $x } Punkte wert, oder { $y }, wenn du zwei oder mehr Verstecke hast.
  }
thiefs-market-effect-map = { $x ->
    [one] { $x } Punkt wert, oder { $y }, wenn noch jemand ein Landkarten-Symbol hat.
   *[other] { $x } Punkte wert, oder { $y }, wenn noch jemand ein Landkarten-Symbol hat.
  }
thiefs-market-effect-golem-later = 3 Punkte für je zwei Magie-Symbole, die du hast.
thiefs-market-effect-none-later = Kann gar nichts.
thiefs-market-effect-gauntlet = Einmal pro Runde: Lege eine Maske ab und nimm 1 Gold, das du sofort ausgeben darfst.
thiefs-market-effect-eyepatch = Liegt nach dem Teilen der Startmarker in deinem Haufen: 1 Verruf.
thiefs-market-effect-scales = Tauschst du am Ende der Runde Goldbeutel ein: 1 Gold zusätzlich.
thiefs-market-effect-lucky = Wirst du ausgeraubt, darfst du einen zurückgelegten Würfel vor dem Neuwurf bewahren. Nach dem Teilen darfst du einen Würfel deines Haufens neu würfeln.
thiefs-market-effect-potion = Wenn du ihn kaufst: Er verlässt das Spiel, und du bekommst die nächste Karte vom Stapel geschenkt.
thiefs-market-effect-clutches = Jedes Mal, wenn dein Haufen gestohlen wird: 1 Verruf.
thiefs-market-effect-haul = Wenn du diese Karte bekommst: 1 Verruf für jedes Stück, das nach dem Teilen in deinem Haufen lag, den Startmarker eingerechnet.
thiefs-market-effect-golem = 3 Punkte für je zwei Magie-Symbole, die du hast, dieses eingerechnet.
thiefs-market-effect-exit = Wenn du einkaufst, sooft du willst: Zahle 1 Gold und nimm 2 Verruf.
thiefs-market-effect-racket = In jedem Zug darfst du eine Karte mehr kaufen. Jede Karte kostet dich einen Edelstein weniger; welchen, bestimmst du.
thiefs-market-effect-estate = Tauschst du am Ende der Runde Masken ein: 1 Verruf zusätzlich.
thiefs-market-effect-loyalty = 1 Punkt für jede andere Karte, die du hast.
thiefs-market-effect-campaign = 1 Punkt für je 2 Verrufmarker, die du hast.
thiefs-market-effect-copy = Wenn du ihn bekommst: Er wird für den Rest des Spiels zum Abbild einer Karte, die jemand anderes hat.
thiefs-market-effect-alley = Hat nach dem Teilen jemand anderes 5 oder mehr Stücke im Haufen: 2 Verruf.
thiefs-market-effect-none = Kann gar nichts, zeigt aber jedes Symbol einmal.
thiefs-market-effect-curse = 1 Punkt für jedes Magie-Symbol bei den anderen.

## Karten aus Stapel A

thiefs-market-card-A01 = Alchemistenküche
    .acc = die Alchemistenküche
    .dat = der Alchemistenküche
thiefs-market-card-A02 = Kautionsbürge
    .acc = den Kautionsbürgen
    .dat = dem Kautionsbürgen
thiefs-market-card-A03 = Beauftragter für Nachdruck
    .acc = den Beauftragten für Nachdruck
    .dat = dem Beauftragten für Nachdruck
thiefs-market-card-A04 = Bestechlicher Beamter
    .acc = den Bestechlichen Beamten
    .dat = dem Bestechlichen Beamten
thiefs-market-card-A05 = Mürrischer Scherge
    .acc = den Mürrischen Schergen
    .dat = dem Mürrischen Schergen
thiefs-market-card-A06 = Hehler
    .acc = den Hehler
    .dat = dem Hehler
thiefs-market-card-A07 = Blendwerk
    .acc = das Blendwerk
    .dat = dem Blendwerk
thiefs-market-card-A08 = Typ im Trenchcoat
    .acc = den Typ im Trenchcoat
    .dat = dem Typ im Trenchcoat
thiefs-market-card-A09 = Lokalgröße
    .acc = die Lokalgröße
    .dat = der Lokalgröße
thiefs-market-card-A10 = Unterschlupf um die Ecke
    .acc = den Unterschlupf um die Ecke
    .dat = dem Unterschlupf um die Ecke
thiefs-market-card-A11 = Halskette
    .acc = die Halskette
    .dat = der Halskette
thiefs-market-card-A12 = Pfandleiher
    .acc = den Pfandleiher
    .dat = dem Pfandleiher
thiefs-market-card-A13 = Stein der Weisen
    .acc = den Stein der Weisen
    .dat = dem Stein der Weisen
thiefs-market-card-A14 = Imageberaterin
    .acc = die Imageberaterin
    .dat = der Imageberaterin
thiefs-market-card-A15 = Schattenkapuze
    .acc = die Schattenkapuze
    .dat = der Schattenkapuze
thiefs-market-card-A16 = Schneiderin
    .acc = die Schneiderin
    .dat = der Schneiderin

## Karten aus Stapel B

thiefs-market-card-B01 = Wasserbüffel auf zwei Beinen
    .acc = den Wasserbüffel auf zwei Beinen
    .dat = dem Wasserbüffel auf zwei Beinen
thiefs-market-card-B02 = Buchmacher
    .acc = den Buchmacher
    .dat = dem Buchmacher
thiefs-market-card-B03 = Brosche
    .acc = die Brosche
    .dat = der Brosche
thiefs-market-card-B04 = Verborgener Unterschlupf
    .acc = den Verborgenen Unterschlupf
    .dat = dem Verborgenen Unterschlupf
thiefs-market-card-B05 = Trügerisches Buntglas
    .acc = das Trügerische Buntglas
    .dat = dem Trügerischen Buntglas
thiefs-market-card-B06 = Staunender Edelmann
    .acc = den Staunenden Edelmann
    .dat = dem Staunenden Edelmann
thiefs-market-card-B07 = Rechte Hand
    .acc = die Rechte Hand
    .dat = der Rechten Hand
thiefs-market-card-B08 = Augenklappe der Befehlsgewalt
    .acc = die Augenklappe der Befehlsgewalt
    .dat = der Augenklappe der Befehlsgewalt
thiefs-market-card-B09 = Befestigter Unterschlupf
    .acc = den Befestigten Unterschlupf
    .dat = dem Befestigten Unterschlupf
thiefs-market-card-B10 = Panzerhandschuh der bösen Absicht
    .acc = den Panzerhandschuh der bösen Absicht
    .dat = dem Panzerhandschuh der bösen Absicht
thiefs-market-card-B11 = Gezinkte Waage
    .acc = die Gezinkte Waage
    .dat = der Gezinkten Waage
thiefs-market-card-B12 = Seriöser Juwelier
    .acc = den Seriösen Juwelier
    .dat = dem Seriösen Juwelier
thiefs-market-card-B13 = Tierischer Glücksbringer
    .acc = den Tierischen Glücksbringer
    .dat = dem Tierischen Glücksbringer
thiefs-market-card-B14 = Bedrohliches Monokel
    .acc = das Bedrohliche Monokel
    .dat = dem Bedrohlichen Monokel
thiefs-market-card-B15 = Wohlversorgter Unterschlupf
    .acc = den Wohlversorgten Unterschlupf
    .dat = dem Wohlversorgten Unterschlupf
thiefs-market-card-B16 = Gerüchtekoch
    .acc = den Gerüchtekoch
    .dat = dem Gerüchtekoch
thiefs-market-card-B17 = Langfingriger Hafenarbeiter
    .acc = den Langfingrigen Hafenarbeiter
    .dat = dem Langfingrigen Hafenarbeiter
thiefs-market-card-B18 = Trank ohne Etikett
    .acc = den Trank ohne Etikett
    .dat = dem Trank ohne Etikett
thiefs-market-card-B19 = Ruchlose Klauen
    .acc = die Ruchlosen Klauen
    .dat = den Ruchlosen Klauen

## Karten aus Stapel C

thiefs-market-card-C01 = Fetter Fang
    .acc = den Fetten Fang
    .dat = dem Fetten Fang
thiefs-market-card-C02 = Sammelgolem
    .acc = den Sammelgolem
    .dat = dem Sammelgolem
thiefs-market-card-C03 = Krone
    .acc = die Krone
    .dat = der Krone
thiefs-market-card-C04 = Fluchtplan
    .acc = den Fluchtplan
    .dat = dem Fluchtplan
thiefs-market-card-C05 = Pelzmantel
    .acc = den Pelzmantel
    .dat = dem Pelzmantel
thiefs-market-card-C06 = Riesige Gürtelschnalle
    .acc = die Riesige Gürtelschnalle
    .dat = der Riesigen Gürtelschnalle
thiefs-market-card-C07 = Versicherungsschwindel
    .acc = den Versicherungsschwindel
    .dat = dem Versicherungsschwindel
thiefs-market-card-C08 = Inselanwesen
    .acc = das Inselanwesen
    .dat = dem Inselanwesen
thiefs-market-card-C09 = Treueprogramm
    .acc = das Treueprogramm
    .dat = dem Treueprogramm
thiefs-market-card-C10 = Wahlkampf
    .acc = den Wahlkampf
    .dat = dem Wahlkampf
thiefs-market-card-C11 = Zepter
    .acc = das Zepter
    .dat = dem Zepter
thiefs-market-card-C12 = Der große Coup
    .acc = den großen Coup
    .dat = dem großen Coup
thiefs-market-card-C13 = Schatzkarte
    .acc = die Schatzkarte
    .dat = der Schatzkarte
thiefs-market-card-C14 = Schatzkarte
    .acc = die Schatzkarte
    .dat = der Schatzkarte

## Promokarten

thiefs-market-card-X01 = Chamäleon-Eintopf
    .acc = den Chamäleon-Eintopf
    .dat = dem Chamäleon-Eintopf
thiefs-market-card-X02 = Enge Gasse
    .acc = die Enge Gasse
    .dat = der Engen Gasse
thiefs-market-card-X03 = Dingsbums
    .acc = das Dingsbums
    .dat = dem Dingsbums
thiefs-market-card-X04 = Angeblicher Fluch
    .acc = den Angeblichen Fluch
    .dat = dem Angeblichen Fluch

## Fragen; .other lesen die anderen am Tisch

thiefs-market-ask-split = Nimm Beute aus der Mitte oder raube jemanden aus.
    .other = { $name } nimmt Beute oder raubt jemanden aus.
thiefs-market-ask-save = Du wurdest ausgeraubt! Welcher zurückgelegte Würfel soll bleiben, wie er ist?
    .other = { $name } bewahrt vielleicht einen Würfel vor dem Neuwurf.
thiefs-market-ask-reroll = Willst du einen Würfel deines Haufens neu würfeln?
    .other = { $name } würfelt vielleicht einen Würfel neu.
thiefs-market-ask-buy = Kaufe ein, nutze deine Karten oder beende deinen Zug.
    .other = { $name } kauft ein.
thiefs-market-ask-copy = Nach welcher Karte soll der Eintopf schmecken?
    .other = { $name } wählt eine Karte zum Nachahmen.
thiefs-market-ask-grab = Schnell, schnapp dir den Startmarker!
    .other = { $name } greift nach dem Startmarker.

thiefs-market-step-source = Wo greifst du zu?
thiefs-market-step-count = { $item ->
    [S] Den Startmarker auch?
   *[other] Wie viele { FACE($item, form: "many") }?
  }
thiefs-market-step-waive = Welchen Edelstein sparst du dir?
thiefs-market-step-gold = Wie viele { FACE($item, form: "many") } bezahlst du mit Gold?
thiefs-market-step-face = Welche Seite soll er zeigen?

## Züge, wie sie auf den Knöpfen stehen

thiefs-market-move-take = { ITEMS($loot, form: "acc") } nehmen
thiefs-market-move-rob = { $victim } ausrauben: { ITEMS($kept, form: "acc") } behalten, { ITEMS($returned, form: "acc") } zurücklegen
thiefs-market-move-save = { FACE($face, form: "acc") } vor dem Neuwurf bewahren
thiefs-market-move-save-none = Alles neu würfeln lassen
thiefs-market-move-reroll = { FACE($face, form: "acc") } neu würfeln
thiefs-market-move-reroll-none = Nichts neu würfeln
thiefs-market-move-buy = { CARD($card, form: "acc") } für { PRICE($paid, $gold, form: "acc") } kaufen{ $waived ->
    [none] { "" }
   *[other] { " " }({ FACE($waived) } erlassen)
  }
thiefs-market-move-flip = { CARD($card) }: { FACE($from, form: "acc") } in { FACE($to, form: "acc") } verwandeln
thiefs-market-move-sell = { CARD($card) }: { FACE($face, form: "acc") } ablegen, 1 Verruf nehmen
thiefs-market-move-trade = { CARD($card) }: eine Maske ablegen, 1 Gold nehmen
thiefs-market-move-exit = 1 Gold zahlen, 2 Verruf nehmen
thiefs-market-move-end = Zug beenden
thiefs-market-move-copy = { CARD($card, form: "acc") } nachahmen
thiefs-market-move-grab = Den Startmarker schnappen!
thiefs-market-move-first = { $name } bekommt den Startmarker
thiefs-market-move-roll = Die Würfel zeigen { ITEMS($loot, form: "acc") }
thiefs-market-move-draw = Aufgedeckt: { CARD($card) }

## Was geschah

thiefs-market-log-first = { $name } bekommt den Startmarker und fängt an.
    .you = Du bekommst den Startmarker und fängst an.
thiefs-market-log-round = Runde { $round }: { $name } fängt an.
    .you = Runde { $round }: du fängst an.
thiefs-market-log-roll = { $name } würfelt { ITEMS($loot, form: "acc") }.
    .you = Du würfelst { ITEMS($loot, form: "acc") }.
thiefs-market-log-take = { $name } nimmt { ITEMS($loot, form: "acc") }.
    .you = Du nimmst { ITEMS($loot, form: "acc") }.
thiefs-market-log-rob = { $name } raubt { $victim } aus, behält { ITEMS($kept, form: "acc") } und legt { ITEMS($returned, form: "acc") } zurück.
    .you = Du raubst { $victim } aus, behältst { ITEMS($kept, form: "acc") } und legst { ITEMS($returned, form: "acc") } zurück.
    .victim = { $name } raubt dich aus, behält { ITEMS($kept, form: "acc") } und legt { ITEMS($returned, form: "acc") } zurück.
thiefs-market-log-save = { $name } bewahrt { FACE($face, form: "acc") } vor dem Neuwurf.
    .you = Du bewahrst { FACE($face, form: "acc") } vor dem Neuwurf.
thiefs-market-log-save-none = { $name } lässt alles neu würfeln.
    .you = Du lässt alles neu würfeln.
thiefs-market-log-rerolled = Die zurückgelegten Würfel zeigen jetzt { ITEMS($loot, form: "acc") }.
thiefs-market-log-lucky = { $name } würfelt { FACE($from, form: "acc") } neu und bekommt { FACE($to, form: "acc") }.
    .you = Du würfelst { FACE($from, form: "acc") } neu und bekommst { FACE($to, form: "acc") }.
thiefs-market-log-lucky-none = { $name } würfelt nichts neu.
    .you = Du würfelst nichts neu.
thiefs-market-log-buying = { $name } geht einkaufen.
    .you = Du gehst einkaufen.
thiefs-market-log-buy = { $name } kauft { CARD($card, form: "acc") } für { PRICE($paid, $gold, form: "acc") }{ $waived ->
    [none] .
   *[other] { " " }({ FACE($waived) } erlassen).
  }
    .you = Du kaufst { CARD($card, form: "acc") } für { PRICE($paid, $gold, form: "acc") }{ $waived ->
        [none] .
       *[other] { " " }({ FACE($waived) } erlassen).
      }
thiefs-market-log-flip = { $name } verwandelt mit { CARD($card, form: "dat") } { FACE($from, form: "acc") } in { FACE($to, form: "acc") }.
    .you = Du verwandelst mit { CARD($card, form: "dat") } { FACE($from, form: "acc") } in { FACE($to, form: "acc") }.
thiefs-market-log-sell = { $name } überlässt { CARD($card, form: "dat") } { FACE($face, form: "acc") }.
    .you = Du überlässt { CARD($card, form: "dat") } { FACE($face, form: "acc") }.
thiefs-market-log-trade = { $name } überlässt { CARD($card, form: "dat") } eine Maske.
    .you = Du überlässt { CARD($card, form: "dat") } eine Maske.
thiefs-market-log-exit = { $name } zahlt 1 Gold und bekommt 2 Verruf.
    .you = Du zahlst 1 Gold und bekommst 2 Verruf.
thiefs-market-log-end = { $name } ist fertig.
    .you = Du bist fertig.
thiefs-market-log-copy = Der Eintopf vor { $name } verwandelt sich in „{ CARD($card) }“.
    .you = Der Eintopf vor dir verwandelt sich in „{ CARD($card) }“.
thiefs-market-log-potion = { $name } trinkt den Trank und bekommt { CARD($card, form: "acc") }.
    .you = Du trinkst den Trank und bekommst { CARD($card, form: "acc") }.
thiefs-market-log-potion-none = { $name } trinkt den Trank, und nichts passiert.
    .you = Du trinkst den Trank, und nichts passiert.
thiefs-market-log-infamy = { $name } bekommt { $count } Verruf ({ CARD($card) }).
    .you = Du bekommst { $count } Verruf ({ CARD($card) }).
thiefs-market-log-gold = { $name } bekommt { $count } Gold ({ CARD($card) }).
    .you = Du bekommst { $count } Gold ({ CARD($card) }).
thiefs-market-gain-infamy = +{ $count } Verruf
thiefs-market-gain-gold = +{ $count } Gold
thiefs-market-log-exchange = { $name } tauscht Beute ein: { $gold ->
    [0] +{ $infamy } Verruf
   *[other] +{ $gold } Gold{ $infamy ->
        [0] {""}
       *[other] , +{ $infamy } Verruf
      }
  }.
    .you = Du tauschst Beute ein: { $gold ->
        [0] +{ $infamy } Verruf
       *[other] +{ $gold } Gold{ $infamy ->
            [0] {""}
           *[other] , +{ $infamy } Verruf
          }
      }.
thiefs-market-log-deal = Neu im Angebot (Stapel { $deck }): { CARD($card) }.
thiefs-market-log-open = Stapel { $deck } kommt ins Spiel.
thiefs-market-log-over = Das Spiel ist vorbei.
thiefs-market-log-grab = { $name } schnappt sich den Startmarker und rennt lachend davon.
    .you = Du schnappst dir den Startmarker und rennst lachend davon.
thiefs-market-log-score = { $name } kommt auf { $points ->
    [one] { $points } Punkt
   *[other] { $points } Punkte
  }.
    .you = Du kommst auf { $points ->
        [one] { $points } Punkt
       *[other] { $points } Punkte
      }.

## Das Ende

thiefs-market-source-infamy = Verruf
thiefs-market-source-henchmen = Meiste Handlanger
thiefs-market-source-gold = Meistes Gold
thiefs-market-source-cards = Karten
thiefs-market-reason-deck = Stapel C kann seine Reihe nicht mehr auffüllen.
thiefs-market-tie-points = Die Punkte haben entschieden.
thiefs-market-tie-cards = Gleich viele Punkte; mehr Karten haben entschieden.
thiefs-market-tie-tokens = Gleich viele Punkte und Karten; mehr Gold und Verruf haben entschieden.
thiefs-market-tie-shared = Gleichstand in allem; der Sieg wird geteilt.
thiefs-market-tie-grab = Gleichstand in allem; der schnellere Griff nach dem Startmarker hat entschieden.

## Einstellungen eines Tisches

thiefs-market-option-promo = Promokarten
    .help = Mischt die vier Promokarten in die Stapel B und C, bevor Karten aussortiert werden.
thiefs-market-option-start = Wer fängt an
    .help = Wer zu Beginn den Startmarker bekommt: das Los entscheidet, oder du nennst den Platz.
thiefs-market-option-open-infamy = Offener Verruf
    .help = Zeigt allen, wie viel Verruf jeder hat.
thiefs-market-option-gold-limit = Goldgrenze
    .help = Hausregel: So viel Gold darf man in einer Runde höchstens ausgeben. Die Spielregel kennt keine Grenze.
thiefs-market-option-last-tie = Letzter Gleichstand
    .help = Wenn alles gleich ist: den Sieg teilen oder um den Startmarker wetteifern. Nie ein Wettlauf in gewerteten Partien.
thiefs-market-value-random = ausgelost
thiefs-market-value-shared = Sieg teilen
thiefs-market-value-grab = Wettlauf um den Startmarker
thiefs-market-value-none = keine

## Warum ein Zug nicht geht

thiefs-market-why-no-passing = Beim Teilen der Beute kann man nicht passen: Nimm etwas oder raube jemanden aus.
thiefs-market-why-pool-empty = In der Mitte liegt nichts mehr: Raube jemanden aus.
thiefs-market-why-not-in-pool = So viel liegt nicht in der Mitte: { ITEMS($loot) }.
thiefs-market-why-take-all = Nur du hast noch keinen Haufen: Nimm alles aus der Mitte oder raube jemanden aus.
thiefs-market-why-no-pile = Dort liegt kein Haufen, den du stehlen könntest.
thiefs-market-why-lone = Ein einzelnes Beutestück kann man nicht stehlen.
thiefs-market-why-self = Du kannst dich nicht selbst ausrauben.
thiefs-market-why-nobody-there = Dort sitzt niemand.
thiefs-market-why-first-turn = Noch hat niemand einen Haufen, also gibt es nichts zu stehlen.
thiefs-market-why-return-one = Du musst mindestens ein gestohlenes Stück zurücklegen.
thiefs-market-why-not-in-pile = Das liegt nicht in diesem Haufen: { ITEMS($loot) }.
thiefs-market-why-have-pile = Du hast schon einen Haufen.
thiefs-market-why-not-on-sale = „{ CARD($card) }“ ist nicht im Angebot.
thiefs-market-why-no-purchase = Du darfst in diesem Zug nichts mehr kaufen.
thiefs-market-why-cannot-pay = Deine Edelsteine und dein Gold reichen nicht für { CARD($card, form: "acc") }.
thiefs-market-why-dice-short = Dieser Teil des Preises liegt nicht in deinem Haufen: { ITEMS($loot) }.
thiefs-market-why-overpay = Zahle genau den Preis: ein Edelstein oder 1 Gold je Symbol.
thiefs-market-why-gold-short = So viel Gold hast du nicht.
thiefs-market-why-gold-limit = Das ist mehr Gold, als dieser Tisch in einer Runde erlaubt.
thiefs-market-why-waive = Das gehört nicht zum Preis, du kannst es dir also nicht sparen: { FACE($face) } ({ CARD($card) }).
thiefs-market-why-no-racket = Einen Edelstein spart sich nur, wer den Versicherungsschwindel hat.
thiefs-market-why-waive-which = Mit dem Versicherungsschwindel zahlst du einen Edelstein weniger: Sag, welchen du dir sparst.
thiefs-market-why-not-owned = Die Karte „{ CARD($card) }“ hast du nicht.
thiefs-market-why-no-such-card = An diesem Tisch kann das keine Karte.
thiefs-market-why-as-copy = { CARD($card) } gilt als die nachgeahmte Karte: Nenne diese.
thiefs-market-why-used = Diese Karte hast du in dieser Runde schon benutzt.
thiefs-market-why-no-die = Das liegt nicht in deinem Haufen: { FACE($face) }.
thiefs-market-why-same-face = Der Würfel zeigt diese Seite schon.
thiefs-market-why-wrong-face = So kann diese Karte den Würfel nicht drehen.
thiefs-market-why-no-flip = „{ CARD($card) }“ dreht keine Würfel.
thiefs-market-why-no-sale = „{ CARD($card) }“ verkauft keine Edelsteine.
thiefs-market-why-no-trade = „{ CARD($card) }“ tauscht keine Masken gegen Gold.
thiefs-market-why-no-gold-exit = Die Flucht kostet 1 Gold, und du hast keins.
thiefs-market-why-not-asked-phase = Dafür ist jetzt nicht die richtige Phase.
thiefs-market-why-over = Das Spiel ist zu Ende.
thiefs-market-why-chance-only = Das entscheidet allein der Zufall.
thiefs-market-why-first-save = Zuerst wird entschieden, welcher zurückgelegte Würfel nicht neu geworfen wird.
thiefs-market-why-first-copy = Zuerst wird die Karte gewählt, die nachgeahmt wird.
thiefs-market-why-not-returned = So ein Würfel wurde nicht zurückgelegt.
thiefs-market-why-own-card = Nachahmen kannst du nur eine Karte, die jemand anderes hat.
thiefs-market-why-not-your-turn = Du bist nicht dran.
thiefs-market-why-not-tied = Nach dem Startmarker greifen nur die, die um den Sieg gleichauf liegen.

## Überschriften der Regeln

thiefs-market-section-C = Begriffe
thiefs-market-section-S = Aufbau
thiefs-market-section-R = Eine Runde
thiefs-market-section-L = Beute aufteilen
thiefs-market-section-M = Nach dem Teilen
thiefs-market-section-P = Einkaufen
thiefs-market-section-E = Ende der Runde
thiefs-market-section-G = Ende des Spiels
thiefs-market-section-K = Was die Karten können
thiefs-market-section-V = Varianten
thiefs-market-section-X = Beispiele
thiefs-market-section-Q = Klarstellungen
thiefs-market-section-D = Entscheidungen
thiefs-market-section-T = Für Tester
    .aside = In welcher Folge vorgegebene Würfe kommen, für alle, die Tests schreiben.
thiefs-market-section-I = Was immer gilt
    .aside = Gilt in jedem Spiel, was auch immer geschieht.

## Die Regeln, Punkt für Punkt

thiefs-market-rule-TM-C1 = Beute sind alle Würfel im Spiel und auch der Startmarker. Wo immer Beute gezählt, genommen, behalten oder zurückgelegt wird, gilt er als ein Stück.
thiefs-market-rule-TM-C2 = Alle Würfel sind gleich. Rot, Weiß, Blau, Grün, Goldbeutel und Maske stehen auf je einer Seite und fallen gleich oft.
thiefs-market-rule-TM-C3 = Die vier Edelsteine sind deine Währung: Mit ihnen bezahlst du beim Einkaufen die Karten.
thiefs-market-rule-TM-C4 = Ein Goldbeutel wird am Ende der Runde zu 1 Gold, nicht früher. Mit dem Würfel selbst kannst du nie bezahlen.
thiefs-market-rule-TM-C5 = Eine Maske wird am Ende der Runde zu 1 Verruf. Bezahlen kannst du mit ihr nie.
thiefs-market-rule-TM-C6 = Am Ende des Spiels zählt jeder Verrufmarker 1 Punkt.
thiefs-market-rule-TM-C7 = Gold geht nie aus, und alle dürfen jederzeit sehen, wie viel jeder hat.
thiefs-market-rule-TM-C8 = Verruf geht nie aus, und wie viel du hast, ist dein Geheimnis.
thiefs-market-rule-TM-C9 = Punkte auf einer Karte sind kein Verruf. Beim Kauf bekommst du nichts dafür; sie zählen erst am Schluss.
thiefs-market-rule-TM-C10 = Widersprechen sich Karte und Regel, hat die Karte recht.

thiefs-market-rule-TM-S1 = Gespielt wird zu dritt, zu viert oder zu fünft, anders nicht.
thiefs-market-rule-TM-S2 = Zu dritt nehmt ihr 10 Würfel, zu viert 11, zu fünft alle 13. Die übrigen bleiben in der Schachtel.
thiefs-market-rule-TM-S3 = Eine Person bekommt zu Beginn den Startmarker. Hier entscheidet das Los, sofern der Gastgeber niemanden bestimmt.
thiefs-market-rule-TM-S4 = Alle beginnen mit 1 Gold und ohne Verruf.
thiefs-market-rule-TM-S5 = Die Übersichtskarte ist nur eine Gedächtnisstütze und hat im Spiel keine Wirkung.
thiefs-market-rule-TM-S6 = Mischt die Stapel A, B und C einzeln und sortiert dann ungesehen Karten aus, bis 13, 12 und 11 übrig sind, gleich wie viele mitspielen. Was aussortiert ist, bleibt draußen.
thiefs-market-rule-TM-S7 = Deckt fünf Karten von Stapel A auf: Das ist der Markt. Acht bleiben in Stapel A; von B und C ist noch nichts zu sehen.
thiefs-market-rule-TM-S8 = Die Sitzordnung bleibt, und es geht immer im Uhrzeigersinn weiter.

thiefs-market-rule-TM-R1 = Jede Runde hat drei Teile: Beute aufteilen, einkaufen, aufräumen. Runde folgt auf Runde, bis das Spiel endet.
thiefs-market-rule-TM-R2 = Die erste Runde beginnt, wer beim Aufbau den Startmarker bekam. Jede weitere beginnt, wer ihn zuletzt im Haufen hatte.

thiefs-market-rule-TM-L1 = Wer anfängt, würfelt mit allen Würfeln und legt sie mit dem Startmarker in die Mitte. Noch hat niemand einen Haufen.
thiefs-market-rule-TM-L2 = Wer anfängt, nimmt zuerst beliebig viel Beute aus der Mitte, mindestens ein Stück, gern auch alles. Zu stehlen gibt es noch nichts.
thiefs-market-rule-TM-L3 = Genommene Würfel behalten die Seite, die sie zeigen.
thiefs-market-rule-TM-L4 = Nach jeder Aktion ist im Uhrzeigersinn die nächste Person ohne Haufen dran. Wer einen hat, wird übersprungen.
thiefs-market-rule-TM-L5 = Bist du dran, nimmst du Beute aus der Mitte oder raubst jemanden aus. Passen geht nicht, und wer schon einen Haufen hat, handelt nicht.
thiefs-market-rule-TM-L6 = Beim Ausrauben greifst du dir einen ganzen Haufen von zwei oder mehr Stücken. Mindestens eines behältst du, mindestens eines legst du in die Mitte zurück; welche, bestimmst du.
thiefs-market-rule-TM-L7 = Ein Haufen aus einem einzigen Stück ist sicher, ob Würfel oder Startmarker.
thiefs-market-rule-TM-L8 = Zurückgelegte Würfel werden neu gewürfelt. Was du behältst, bleibt, wie es ist, und der Startmarker wird nie gewürfelt.
thiefs-market-rule-TM-L9 = Wirst du ausgeraubt, bist du wieder dran, sobald die Reihe an dich kommt. Schutz gibt es nicht: Man kann dich mehrmals ausrauben, und du darfst den Räuber ausrauben.
thiefs-market-rule-TM-L10 = Hast nur noch du keinen Haufen und nimmst aus der Mitte, dann musst du alles nehmen, auch den Startmarker. Stattdessen darfst du jemanden ausrauben.
thiefs-market-rule-TM-L11 = Das Teilen ist vorbei, wenn alle einen Haufen haben. Die Mitte ist dann leer, und irgendwer hat den Startmarker.
thiefs-market-rule-TM-L12 = Alle Haufen liegen offen da, jede Seite ist zu sehen.

thiefs-market-rule-TM-M1 = Zuerst darf, wer den Tierischen Glücksbringer hat, einen Würfel des eigenen Haufens neu würfeln.
thiefs-market-rule-TM-M2 = Dann wird jeder Haufen festgehalten: seine Seiten, seine Größe und ob der Startmarker darin liegt. Was später geschieht, ändert daran nichts.
thiefs-market-rule-TM-M3 = Dann zahlt die Augenklappe der Befehlsgewalt und, falls im Spiel, die Enge Gasse.
thiefs-market-rule-TM-M4 = Danach beginnt das Einkaufen.

thiefs-market-rule-TM-P1 = Wer den Startmarker hat, kauft zuerst ein. Dann kommen alle anderen im Uhrzeigersinn je einmal dran.
thiefs-market-rule-TM-P2 = In deinem Zug darfst du eine Karte kaufen, oder auch keine.
thiefs-market-rule-TM-P3 = Du darfst jede offene Karte kaufen, aus jeder Reihe. Lücken werden erst am Ende der Runde gefüllt; wer später kommt, hat weniger Auswahl.
thiefs-market-rule-TM-P4 = Für jeden Edelstein im Preis legst du einen Würfel ab, der ihn zeigt, oder zahlst 1 Gold.
thiefs-market-rule-TM-P5 = 1 Gold ersetzt jeden beliebigen Edelstein. Du darfst so viel ausgeben und sparen, wie du willst.
thiefs-market-rule-TM-P6 = Mit Goldbeuteln, Masken und dem Startmarker bezahlt man nichts.
thiefs-market-rule-TM-P7 = Bezahlt wird passend: ein Würfel oder 1 Gold für jeden Edelstein im Preis, nie mehr.
thiefs-market-rule-TM-P8 = Du kaufst eine Karte pro Runde, es sei denn, eine deiner Karten erlaubt mehr. Alle Käufe machst du in deinem einen Zug.
thiefs-market-rule-TM-P9 = Deine Karten liegen offen vor dir, sodass alle sie lesen können.
thiefs-market-rule-TM-P10 = Edelsteine, die du bis zum Ende deines Zuges nicht ausgibst, sind verloren.
thiefs-market-rule-TM-P11 = Deine Karten nutzt du in deinem eigenen Einkaufszug, in beliebiger Reihenfolge, vor oder nach dem Kaufen und auch ohne Kauf. Eine neue Karte wirkt sofort.
thiefs-market-rule-TM-P12 = Du darfst einmal kaufen, dazu einmal für jede Zusatzkauf-Karte, deren Bedingung erfüllt ist, und einmal mit dem Versicherungsschwindel. Was du mitten im Zug bekommst, zählt gleich mit.

thiefs-market-rule-TM-E1 = Haben alle eingekauft, bringt jeder Goldbeutel in deinem Haufen 1 Gold und jede Maske 1 Verruf. Die Gezinkte Waage und das Inselanwesen legen womöglich eins drauf.
thiefs-market-rule-TM-E2 = Gold aus diesem Tausch kannst du erst in der nächsten Runde ausgeben.
thiefs-market-rule-TM-E3 = Alle Würfel und der Startmarker kommen in die Mitte zurück, benutzt oder nicht.
thiefs-market-rule-TM-E4 = Füllt die neueste Reihe des Marktes aus ihrem eigenen Stapel wieder auf fünf Karten auf.
thiefs-market-rule-TM-E5 = Geht Stapel A oder B aus, bevor seine Reihe voll ist, legt aus, was da ist, und deckt sofort fünf Karten des nächsten Stapels als neue Reihe auf.
thiefs-market-rule-TM-E6 = Reicht der Stapel genau, ist die Reihe voll, und der nächste Stapel bleibt vorerst zu.
thiefs-market-rule-TM-E7 = Ältere Reihen werden nie mehr aufgefüllt, ihre Karten bleiben aber im Angebot. Der Markt kann also mehr als fünf Karten zeigen.
thiefs-market-rule-TM-E8 = Hat Stapel C weniger Karten, als seine Reihe braucht, wird nichts mehr ausgelegt, und das Spiel ist aus.
thiefs-market-rule-TM-E9 = Sonst beginnt die nächste Runde bei der Person, die den Startmarker hatte.

thiefs-market-rule-TM-G1 = Das Spiel endet sofort, wenn Stapel C seine Reihe nicht mehr auf fünf bringt. Gold und Verruf aus dieser letzten Runde zählen noch.
thiefs-market-rule-TM-G2 = Meiste Handlanger-Symbole: 3 Punkte. Zweitmeiste: 1 Punkt.
thiefs-market-rule-TM-G3 = Meistes Gold: 3 Punkte. Einen zweiten Preis gibt es nicht.
thiefs-market-rule-TM-G4 = Bei Gleichstand auf einem solchen Platz bekommen alle Beteiligten je 1 Punkt weniger, als er wert ist.
thiefs-market-rule-TM-G5 = Diese Punkte kommen direkt zur Wertung. Sie sind kein Verruf.
thiefs-market-rule-TM-G6 = Dazu kommen die Punkte deiner Karten, feste wie errechnete.
thiefs-market-rule-TM-G7 = Dazu kommt 1 Punkt je Verrufmarker. Gold selbst ist nichts wert.
thiefs-market-rule-TM-G8 = Die höchste Summe gewinnt.
thiefs-market-rule-TM-G9 = Bei Gleichstand gewinnt, wer mehr Karten hat.
thiefs-market-rule-TM-G10 = Immer noch gleich? Dann gewinnt, wer mehr Gold und Verruf zusammen hat.
thiefs-market-rule-TM-G11 = Immer noch gleich? Laut Spielregel gewinnt, wer sich zuerst den Startmarker schnappt und lachend davonläuft. Hier wird der Sieg geteilt.

thiefs-market-rule-TM-K1 = Manche Karten drehen Würfel: Einmal pro Runde drehst du einen Würfel deines Haufens von der genannten Seite auf eine, die die Karte anbietet. Er gilt dann in allem als das, was er zeigt.
thiefs-market-rule-TM-K2 = Manche Karten nehmen Edelsteine ab: Einmal pro Runde legst du einen Würfel der genannten Farbe ab und bekommst sofort 1 Verruf.
thiefs-market-rule-TM-K3 = Panzerhandschuh der bösen Absicht: Einmal pro Runde legst du eine Maske ab und bekommst 1 Gold. Du darfst es noch im selben Zug ausgeben.
thiefs-market-rule-TM-K4 = Manche Karten erlauben einen Kauf mehr, wenn nach dem Teilen der genannte Edelstein in deinem Haufen lag. Auch mehrere davon bringen je Karte nur einen Kauf, und bezahlt wird wie immer.
thiefs-market-rule-TM-K5 = Dabei zählt nur der Haufen nach dem Teilen: Gibst du den Stein aus oder drehst ihn, behältst du den Kauf; drehst du erst später einen Würfel auf diese Farbe, bekommst du keinen.
thiefs-market-rule-TM-K6 = Manche Karten belohnen Einkäufe: Sooft du eine Karte kaufst, in deren aufgedrucktem Preis der genannte Edelstein steht, auch diese selbst, bekommst du 1 Verruf. Je Karte nur 1, wie auch immer du zahlst.
thiefs-market-rule-TM-K7 = Belohnen mehrere deiner Karten denselben Kauf, zahlt jede von ihnen.
thiefs-market-rule-TM-K8 = Halskette und Schattenkapuze sind 2 Punkte wert, Brosche und Bedrohliches Monokel 3, Pelzmantel und Riesige Gürtelschnalle 4, Krone und Zepter 6.
thiefs-market-rule-TM-K9 = Augenklappe der Befehlsgewalt: 1 Verruf, wann immer nach dem Teilen der Startmarker in deinem Haufen liegt. In der Runde des Kaufs noch nicht.
thiefs-market-rule-TM-K10 = Ein Unterschlupf zählt allein den kleineren Wert und mit zwei oder mehr Versteck-Symbolen den größeren: 1 oder 2 der um die Ecke, 2 oder 4 die anderen.
thiefs-market-rule-TM-K11 = Gezinkte Waage: Tauschst du mindestens einen Goldbeutel ein, bekommst du insgesamt 1 Gold mehr. Das gilt schon in der Runde des Kaufs.
thiefs-market-rule-TM-K12 = Tierischer Glücksbringer, wenn du ausgeraubt wirst: Du darfst einen zurückgelegten Würfel nennen, der nicht neu gewürfelt wird. Kommt nur der Startmarker zurück, gibt es nichts zu wählen.
thiefs-market-rule-TM-K13 = Tierischer Glücksbringer, nach dem Teilen: Du darfst einmal einen Würfel deines Haufens neu würfeln; das Ergebnis gilt.
thiefs-market-rule-TM-K14 = Trank ohne Etikett: Er verlässt beim Kauf das Spiel, und du bekommst die nächste Karte geschenkt, die in den Markt käme. Sie gilt als erhalten, nicht als gekauft; ist keine mehr da, gehst du leer aus.
thiefs-market-rule-TM-K15 = Ruchlose Klauen: 1 Verruf, sooft dein Haufen gestohlen wird.
thiefs-market-rule-TM-K16 = Fetter Fang und Der große Coup: Bekommst du die Karte, nimmst du 1 Verruf für jedes Stück, das nach dem Teilen in deinem Haufen lag, den Startmarker eingerechnet, was immer du seither ausgegeben hast.
thiefs-market-rule-TM-K17 = Sammelgolem: 3 Punkte für jedes volle Paar deiner Magie-Symbole, sein eigenes eingerechnet.
thiefs-market-rule-TM-K18 = Fluchtplan: In deinem Einkaufszug zahlst du, sooft du willst, 1 Gold und bekommst 2 Verruf.
thiefs-market-rule-TM-K19 = Versicherungsschwindel: Jede Karte, die du kaufst, kostet einen Edelstein weniger; welchen, bestimmst du. Der Preis darf auf null fallen; sich selbst verbilligt der Schwindel nicht.
thiefs-market-rule-TM-K20 = Versicherungsschwindel: Außerdem darfst du in jedem Zug einmal mehr kaufen, auch schon in dem Zug, in dem du ihn bekommst.
thiefs-market-rule-TM-K21 = Inselanwesen: Tauschst du mindestens eine Maske ein, bekommst du insgesamt 1 Verrufmarker mehr. Das gilt schon in der Runde des Kaufs.
thiefs-market-rule-TM-K22 = Treueprogramm: 1 Punkt für jede andere Karte, die du am Ende hast.
thiefs-market-rule-TM-K23 = Wahlkampf: 1 Punkt für je zwei Verrufmarker, die du am Ende hast; ein einzelner zählt nicht.
thiefs-market-rule-TM-K24 = Schatzkarte: 7 Punkte, aber nur 5, wenn sonst jemand eine Karte mit Landkarten-Symbol hat.
thiefs-market-rule-TM-K25 = Keine Karte des Grundspiels nimmt Verruf weg, stiehlt Gold oder Karten oder zerstört eine ausliegende Karte. Der Trank entfernt nur sich selbst.
thiefs-market-rule-TM-K26 = Die Symbole für Ausrüstung und Plan haben im Grundspiel keine Bedeutung.
thiefs-market-rule-TM-K27 = Chamäleon-Eintopf: Sobald du ihn bekommst, wählst du eine Karte von jemand anderem. Für den Rest des Spiels ist er ihr Abbild, in allem außer dem Preis.
thiefs-market-rule-TM-K28 = Enge Gasse: Hat nach dem Teilen irgendwer sonst fünf oder mehr Stücke, bekommst du insgesamt 2 Verruf. In der Runde des Kaufs noch nicht.
thiefs-market-rule-TM-K29 = Dingsbums: Es kann nichts, aber seine sechs Symbole zählen überall, wo Symbole zählen.
thiefs-market-rule-TM-K30 = Angeblicher Fluch: am Ende 1 Punkt für jedes Magie-Symbol vor den anderen.

thiefs-market-rule-TM-V1 = Offizielle Varianten gibt es nicht, auch keine Regeln für eine oder zwei Personen.
thiefs-market-rule-TM-V2 = Wer mag, mischt vier Promokarten in die Stapel B und C, bevor Karten aussortiert werden. Die Stapel bleiben so groß wie sonst, also bleibt mehr draußen.

thiefs-market-rule-TM-X1 = Beispiel: Ein Haufen aus Rot, Blau und Startmarker wird geraubt. Es gibt sechs Arten, ein oder zwei Stücke zu behalten; jeder zurückgelegte Würfel wird gewürfelt, der Startmarker nicht.
thiefs-market-rule-TM-X2 = Beispiel: Aus Reihe A wurden drei Karten gekauft, und Stapel A reicht. Drei neue werden ausgelegt, die Reihe hat wieder fünf.
thiefs-market-rule-TM-X3 = Beispiel: Zwei A-Karten liegen noch da, Stapel A ist leer. Fünf B-Karten werden aufgedeckt, sieben sind im Angebot; von nun an wird nur noch Reihe B aufgefüllt.
thiefs-market-rule-TM-X4 = Beispiel: Die letzte Person ohne Haufen nimmt aus der Mitte und damit alles. Nun haben alle einen Haufen, und in einem liegt der Startmarker.
thiefs-market-rule-TM-X5 = Beispiel: Alle 33 Goldmarker der Schachtel sind verteilt, und dir steht noch einer zu. Du bekommst ihn trotzdem.

thiefs-market-rule-TM-Q1 = Nichts zu nehmen geht nicht: Ein Stück muss es mindestens sein.
thiefs-market-rule-TM-Q2 = Ist die Mitte leer und du hast keinen Haufen, musst du jemanden ausrauben. Ein Haufen, der groß genug ist, findet sich immer.
thiefs-market-rule-TM-Q3 = Nach einem Raub geht es vom Räuber aus im Uhrzeigersinn weiter, nicht gleich beim Opfer.
thiefs-market-rule-TM-Q4 = Erst wird entschieden, was man behält, dann wird gewürfelt, und zwar mit allen zurückgelegten Würfeln zusammen.
thiefs-market-rule-TM-Q5 = Nur den Startmarker zurückzulegen ist erlaubt; dann wird nichts gewürfelt.
thiefs-market-rule-TM-Q6 = Du darfst mit Gold zahlen, auch wenn du den Edelstein hättest.
thiefs-market-rule-TM-Q7 = Für Gold gibt es keine Grenze, weder beim Besitzen noch beim Ausgeben. Ein Tisch kann eine als Hausregel vereinbaren.
thiefs-market-rule-TM-Q8 = Ausrauben kostet keine Punkte. Der einzige Preis ist die Beute, die du zurücklegst.
thiefs-market-rule-TM-Q9 = Mehr zu zahlen, um Würfel loszuwerden, ist nicht erlaubt.
thiefs-market-rule-TM-Q10 = Karten nutzt du nur in deinem eigenen Einkaufszug; eine eben gekaufte darfst du gleich nutzen.
thiefs-market-rule-TM-Q11 = Auch wenn du nichts kaufst, darfst du vor dem Ende deines Zuges deine Karten nutzen.
thiefs-market-rule-TM-Q12 = Nach dem Teilen kommt zuerst der Neuwurf des Glücksbringers, dann werden die Haufen festgehalten, dann zahlen Augenklappe und Gasse.
thiefs-market-rule-TM-Q13 = Für Fetter Fang und Der große Coup zählt der Startmarker als Stück.
thiefs-market-rule-TM-Q14 = Eine Zusatzkauf-Karte darfst du mit genau dem Edelstein bezahlen, den sie verlangt. Nach dem Teilen lag er in deinem Haufen, also hast du den Kauf.
thiefs-market-rule-TM-Q15 = Kaufst du die Augenklappe, während du den Startmarker hast, zahlt sie in dieser Runde nichts: Das Teilen ist schon vorbei.
thiefs-market-rule-TM-Q16 = Für Belohnungen zählt der aufgedruckte Preis, nicht das, was du wirklich gezahlt hast.
thiefs-market-rule-TM-Q17 = Was du durch den Trank bekommst, ist nicht gekauft und wird nicht belohnt. Den Kauf des Tranks selbst belohnen die Karten, die du vorher schon hattest.
thiefs-market-rule-TM-Q18 = Der Trank verbraucht einen Kauf, verlässt das Spiel offen und zählt nicht zu deinen Karten. Kaufen darfst du ihn auch, wenn es nichts mehr zu bekommen gibt.
thiefs-market-rule-TM-Q19 = Ist Stapel C schon offen, bringt der Trank die oberste Karte von C, auch wenn er selbst in Reihe B lag.
thiefs-market-rule-TM-Q20 = Das Opfer entscheidet, ob und welcher zurückgelegte Würfel verschont wird: nach der Wahl des Räubers und vor dem Wurf.
thiefs-market-rule-TM-Q21 = Mit dem Versicherungsschwindel ist eine Karte für einen Edelstein umsonst. Sie gilt trotzdem als gekauft und wird belohnt.
thiefs-market-rule-TM-Q22 = Bei Gleichstand um die meisten Handlanger ist der nächsthöhere Wert trotzdem Zweiter und bringt 1 Punkt, oder nichts, wenn es auch dort Gleichstand gibt.
thiefs-market-rule-TM-Q23 = Wer keinen einzigen Handlanger oder gar kein Gold hat, bekommt dafür auch keine Punkte.
thiefs-market-rule-TM-Q24 = Der letzte Gleichstand ist ein geteilter Sieg. Zum Spaß darf ein Tisch um den Startmarker wetteifern, aber nie in gewerteten Partien.
thiefs-market-rule-TM-Q25 = Gold aus dem letzten Tausch kommt für den Fluchtplan zu spät: Er wirkt nur in deinem Einkaufszug.
thiefs-market-rule-TM-Q26 = Das Treueprogramm zählt alle deine anderen Karten, auch geschenkte, aber keinen ausgetrunkenen Trank.
thiefs-market-rule-TM-Q27 = Hast du beide Schatzkarten, zählt jede 7, solange sonst niemand ein Landkarten-Symbol hat.
thiefs-market-rule-TM-Q28 = Das Inselanwesen trägt das Landkarten-Symbol und kostet Blau und Grün, wie auf der gedruckten Karte.
thiefs-market-rule-TM-Q29 = Der Fette Fang trägt das Plan-Symbol.
thiefs-market-rule-TM-Q30 = Reicht Stapel C nicht mehr, wird keine seiner übrigen Karten ausgelegt; sofort wird gewertet.
thiefs-market-rule-TM-Q31 = Ist Reihe C noch vollständig, geht das Spiel weiter, selbst wenn Stapel C leer ist.
thiefs-market-rule-TM-Q32 = Niemand muss je etwas kaufen. Ein Computerversuch darf nach 100 Runden aufhören, muss das aber als Abbruch melden.
thiefs-market-rule-TM-Q33 = Am Ende der Runde tauschen alle gleichzeitig ein.
thiefs-market-rule-TM-Q34 = Die zwei übrigen Karten im Beispiel der Spielregel gehören zu Stapel A.
thiefs-market-rule-TM-Q35 = Alle dürfen wissen, wie viele Karten ein Stapel hat, aber weder ihre Reihenfolge noch, was aussortiert wurde.
thiefs-market-rule-TM-Q36 = Du kannst einen Würfel nicht auf die Seite drehen, die er schon zeigt, und auch keinen, der nicht mehr in deinem Haufen liegt.
thiefs-market-rule-TM-Q37 = Ein Würfel darf in einem Zug mehrmals gedreht werden, jedes Mal von einer anderen Karte.
thiefs-market-rule-TM-Q38 = Der Eintopf wird zum Abbild, bevor sonst etwas geschieht; Belohnungen und Wirkungen beim Erhalten zählen also. Sein Preis bleibt Blau und Grün; hat sonst niemand eine Karte, bleibt er einfach Eintopf.
thiefs-market-rule-TM-Q39 = Dein Zug endet, wenn du es sagst. Bleibt nichts anderes übrig, darf das Programm ihn für dich beenden.
thiefs-market-rule-TM-Q40 = Punkte, dann Karten, dann Gold und Verruf bestimmen alle Plätze. Wer in allen dreien gleich ist, teilt den Platz.
thiefs-market-rule-TM-Q41 = Wirkt nach dem Teilen bei zweien dieselbe Karte, ist zuerst dran, wer den Startmarker hat, dann geht es im Uhrzeigersinn weiter.

thiefs-market-rule-TM-D1 = Zuerst wählst du, wo du zugreifst: in der Mitte oder bei einem Haufen, den du stehlen darfst.
thiefs-market-rule-TM-D2 = Aus der Mitte wählst du beliebige Stücke, mindestens eines; wer als Letzter nimmt, nimmt alles.
thiefs-market-rule-TM-D3 = Aus einem gestohlenen Haufen wählst du, was du behältst: mindestens ein Stück, aber nicht alles.
thiefs-market-rule-TM-D4 = Wer den Tierischen Glücksbringer hat und ausgeraubt wird, wählt einen zurückgelegten Würfel zum Verschonen, oder keinen.
thiefs-market-rule-TM-D5 = Wer den Tierischen Glücksbringer hat, wählt nach dem Teilen einen eigenen Würfel zum Neuwürfeln, oder keinen.
thiefs-market-rule-TM-D6 = In deinem Einkaufszug wählst du immer wieder: eine Karte kaufen, eine Karte nutzen oder den Zug beenden.
thiefs-market-rule-TM-D7 = Mit dem Versicherungsschwindel wählst du, welchen Edelstein des Preises du dir sparst.
thiefs-market-rule-TM-D8 = Beim Bezahlen wählst du für jeden Edelstein, ob ein Würfel oder Gold für ihn einsteht.
thiefs-market-rule-TM-D9 = Bietet eine Karte mehrere Seiten an, wählst du, welche der Würfel zeigen soll.
thiefs-market-rule-TM-D10 = Beim Chamäleon-Eintopf wählst du, welche fremde Karte er nachahmt.

thiefs-market-rule-TM-T1 = Vorgegebene Würfe kommen in fester Folge: zu Beginn einer Runde einer nach dem anderen, nach einem Raub nach den alten Seiten Rot, Weiß, Blau, Grün, Goldbeutel, Maske.

thiefs-market-rule-TM-I1 = Kein Würfel geht je verloren: Mitte, Haufen und ausgegebene Würfel sind zusammen immer 10, 11 oder 13.
thiefs-market-rule-TM-I2 = Es gibt genau einen Startmarker, in der Mitte oder in einem Haufen; beim Einkaufen immer in einem Haufen.
thiefs-market-rule-TM-I3 = Nach dem Teilen ist die Mitte leer, und alle haben mindestens ein Stück.
thiefs-market-rule-TM-I4 = Nur wer keinen Haufen hat, handelt, und irgendwer kann es immer. Jeder Raub macht die Beute in den Haufen kleiner, also kommt das Teilen sicher zum Ende.
thiefs-market-rule-TM-I5 = Jede Karte ist an genau einem Ort: aussortiert, in einem Stapel, im Angebot, bei jemandem oder aus dem Spiel.
thiefs-market-rule-TM-I6 = Keine Reihe hat je mehr als fünf Karten. Zu Beginn einer Runde hat die neueste genau fünf; ältere werden nur kleiner.
thiefs-market-rule-TM-I7 = Gold fällt nie unter null, und Verruf geht nie verloren.
thiefs-market-rule-TM-I8 = Du kaufst in einem Zug nie mehr Karten, als deine eigenen erlauben, und nie mehr als sechs.
thiefs-market-rule-TM-I9 = Was einmal pro Runde geht, geht einmal pro Runde und nicht öfter.
thiefs-market-rule-TM-I10 = Ein Kauf kostet genau seinen Preis, den Nachlass eingerechnet, und berührt sonst niemanden.
thiefs-market-rule-TM-I11 = Während jemand handelt, können andere nur ihren Haufen verlieren oder durch die Ruchlosen Klauen Verruf bekommen.
thiefs-market-rule-TM-I12 = Die Punkte für Handlanger und Gold ergeben in der Summe immer, was nach Plätzen und Gleichständen zusteht.
thiefs-market-rule-TM-I13 = Du siehst deinen eigenen Verruf und was offen liegt. Verborgenes wird dir nie geschickt.
thiefs-market-rule-TM-I14 = Die Stapel öffnen sich in der Folge A, B, C, und das Spiel endet nur, wenn C beim Auffüllen nicht reicht.
thiefs-market-rule-TM-I15 = Gleicher Startwert und gleiche Entscheidungen ergeben immer dasselbe Spiel.

## pages

thiefs-market-can-buy = Karten, die du bezahlen kannst: { $count }. Käufe übrig: { $left }.
thiefs-market-guide-buy = Jetzt haben alle einen Haufen, Zeit zum Einkaufen, { $name }. Was du bezahlen kannst, leuchtet. Kauf die Alchemistenküche mit deinen zwei roten Edelsteinen.
thiefs-market-guide-done = Das war eine ganze Runde, { $name }: Die Karte arbeitet ab jetzt für dich, und deine Maske wurde zu 1 Verruf, einen Punkt wert. Es geht weiter, bis Stapel C zu Ende ist; dann zählen Verruf, Karten, Handlanger und Gold. Du bist bereit für einen richtigen Tisch!
thiefs-market-guide-rob = Ausgeraubt! So geht das Spiel, { $name }: Wer keinen Haufen hat, darf sich einen anderen greifen und muss etwas zurücklegen. Der von Rabe ist der größte. Wähle „Rauben“ an diesem Stand; behalte die beiden roten und die Maske und tipp die anderen an: Sie gehen in die Mitte und werden neu gewürfelt.
thiefs-market-guide-take = Willkommen, { $name }! Die Würfel in der Mitte sind die Beute. Edelsteine kaufen Karten; ein Goldbeutel wird zu Gold, eine Maske zu Verruf. Zwei rote kaufen die Alchemistenküche: Klick zwei rote Würfel und eine Maske an und nimm sie. Ein kleiner Haufen reizt niemanden.
thiefs-market-length = 30–50 Minuten
thiefs-market-infamy-hidden = bis zum Ende verborgen
thiefs-market-no-pile = noch kein Haufen
thiefs-market-pick-all = Nur du hast noch keine Beute, also darf nichts in der Mitte bleiben. Nimmst du alles, endet das Aufteilen.
thiefs-market-pick-idle = Tipp die Würfel in der Mitte an, die du nehmen willst, oder raube einen der Stände aus.
thiefs-market-pick-keep = Behalten:
thiefs-market-pick-return = zurücklegen:
thiefs-market-pick-take = Nehmen:
thiefs-market-pile-size = { $count ->
    [one] { $count } Beutestück
   *[other] { $count } Beutestücke
  }
thiefs-market-pool-empty = Die Mitte ist leer.
thiefs-market-rob = { $name } ausrauben
thiefs-market-cards-lead = Alle Karten: oben links der Preis, oben rechts die Art, unten die Wirkung.
thiefs-market-step-split = Aufteilen
thiefs-market-step-buy = Einkaufen
thiefs-market-step-exchange = Eintauschen
thiefs-market-notation = In Notation: rot R, weiß W, blau B, grün G, Goldbeutel Y, Maske I, Startmarker S. take R B; rob 2 keep R; buy A07.
thiefs-market-row = Reihe { $deck }
thiefs-market-safe = ein Stück: sicher
thiefs-market-take-all = { $count ->
    [one] Nehmen
   *[other] Alle { $count } nehmen
  }
thiefs-market-take-chosen = Gewähltes nehmen
thiefs-market-yours = Dein Haufen und deine Karten
thiefs-market-page-loot = Beute
thiefs-market-loot = Die Beute
thiefs-market-tied = Zusammengebunden: alles oder nichts
thiefs-market-tap = Tipp an, was du willst; der Rest bleibt
thiefs-market-choose = Wähle, was du behältst
thiefs-market-keeps = Du behältst
thiefs-market-goes-back = Geht zurück, neu gewürfelt
thiefs-market-tap-moves = antippen, um es zu verschieben
thiefs-market-one-back = mindestens eins muss zurück
thiefs-market-booth-old = Letzte Stücke
thiefs-market-booth-new = Heute neu
thiefs-market-pay = Bezahlbar
thiefs-market-pay-gold = Bezahlbar, { $count } Gold
thiefs-market-then = Reicht zum Kauf
thiefs-market-then-gold = Reicht mit { $count } Gold
thiefs-market-no-purchase = kein Kauf mehr
thiefs-market-short = 1 fehlt: { $gem }
thiefs-market-short-or = fehlt: { $gem }/{ $other }
thiefs-market-short-many = { $count } fehlen
thiefs-market-henchmen = Handlanger
thiefs-market-prize-two = 1. 3★ · 2. 1★
thiefs-market-prize-one = 1. 3★
thiefs-market-deck-fill = Reihe { $deck } wird jede Runde auf fünf aufgefüllt.
thiefs-market-deck-next = { $next } öffnet, wenn Stapel { $deck } leer ist.
thiefs-market-deck-last = Das Spiel endet, wenn Stapel { $deck } leer ist.
thiefs-market-pile = Dein Haufen
thiefs-market-cards = Deine Karten: beim Einkaufen einsetzbar
thiefs-market-not-this = Doch nicht
thiefs-market-rob-this = Erwägen, { $name } auszurauben
thiefs-market-robbing = { $name } ausrauben: Wähle, was du behältst.
thiefs-market-rob-short = Rauben
thiefs-market-rob-none = Behalte mindestens eins
thiefs-market-rob-all = Leg erst eins zurück
thiefs-market-pile-of = Der Haufen von { $name }
thiefs-market-pick-rob = In der Mitte liegt nichts mehr: Raube jemanden aus.
thiefs-market-end-sure = Deinen Zug beenden?
thiefs-market-end-lost = verloren: { $gems }
thiefs-market-use-now = einsetzbar
thiefs-market-needs = braucht: { $gem }
thiefs-market-infamy-secret = dein Verruf ist geheim
thiefs-market-pile-spent = Haufen ausgegeben
thiefs-market-after-you = nach dir am Zug
thiefs-market-pile-to-be = Dein künftiger Haufen
thiefs-market-would-hold = Stücke: { $n }. Ausrauben kann dich: { $who }.
thiefs-market-would-safe = Ein einzelnes Stück ist vor Raub sicher.
thiefs-market-would-end = Dann haben alle einen Haufen, und das Einkaufen beginnt.
thiefs-market-would-begin = Mit dem Startmarker kaufst du zuerst ein.
thiefs-market-could-buy = Das reicht für: { $cards }.
thiefs-market-could-not = Das reicht noch für keine Karte.
thiefs-market-take-verb = Nimm
thiefs-market-leaves = in der Mitte bleiben: { $n }
thiefs-market-leaves-none = in der Mitte bleibt nichts
thiefs-market-counter = Die Theke
thiefs-market-you-pay = Du zahlst
thiefs-market-no-die = kein Würfel: { $gem }
thiefs-market-no-gold = kein Gold mehr
thiefs-market-one-gold = 1 Gold
thiefs-market-for-free = gratis
thiefs-market-left = Übrig
thiefs-market-at-once = Wirkt sofort, schon in diesem Zug.
thiefs-market-at-end = Zählt am Ende des Spiels.
thiefs-market-next-round = Wirkt ab der nächsten Runde.
thiefs-market-buy-this = „{ $card }“ kaufen?
thiefs-market-buy-for = Kaufen für
thiefs-market-buy-free = Gratis kaufen

# end of pages

## errors
# Sie folgen auf „Zeile 3:“ oder stehen vor [TM-S1]: ohne Punkt am Ende.

thiefs-market-error-cards-many = { $where }: { $found } Karten, höchstens { $most } sind möglich
thiefs-market-error-cards-unique = { $where }: zwei Karten haben eine Wirkung, die es nur einmal geben kann
thiefs-market-error-card-deck = { $where }: der Stapel (deck) muss A, B oder C sein
thiefs-market-error-card-cost = { $where }: der Preis (cost) besteht aus R, W, B, G, mindestens einem, höchstens drei gleichen
thiefs-market-error-card-icons = { $where }: Symbole (icons) sind Buchstaben aus { $icons }
thiefs-market-error-cards-icons = { $where }: { $found } Symbole { $icon } auf allen Karten zusammen, höchstens { $most } sind möglich
thiefs-market-error-card-module = { $where }: das Modul (module) kann nur „promo“ sein
thiefs-market-error-effect-unknown = { $where }: unbekannte Wirkung „{ $effect }“
thiefs-market-error-effect-flip = { $where }: eine Verwandlung nennt jedes Ziel einmal und nie die eigene Seite
thiefs-market-error-deck-keep = { $where }: decks.keep.{ $deck } muss mindestens { $low } sein und höchstens so viel, wie der Stapel Karten hat ({ $high })
thiefs-market-error-dice-in-play = { $where }: dice.in_play.{ $seats } muss zwischen { $low } und { $high } liegen
thiefs-market-error-start-seat = die Einstellung start nennt Platz { $seat }, es gibt aber nur so viele Plätze, gezählt ab 0: { $seats }
thiefs-market-error-no-loot = „{ $word }“ ist keine Beute; es gibt { $known }
thiefs-market-error-which-loot = sag, welche Beute, zum Beispiel red blue marker (TM-Q1)
thiefs-market-error-one-marker = es gibt nur einen Startmarker
thiefs-market-error-only-dice = es gibt nur { $dice } Würfel
thiefs-market-error-gems-of-a-colour = so viele Edelsteine einer Farbe kostet keine Karte
thiefs-market-error-roll-dice = ein Wurf hat 1 bis { $dice } Würfel
thiefs-market-error-loot-list = Beute ist eine Liste oder ein Text von Seiten, zum Beispiel R R S
thiefs-market-error-marker-aside = der Startmarker wird nie neu gewürfelt; er liegt in der Mitte (pool)
thiefs-market-error-used = nur eigene Fähigkeiten können benutzt sein
thiefs-market-error-stew-owner = eine Karte ahmt nur nach, wer den Chamäleon-Eintopf hat
thiefs-market-error-stew-card = niemand sonst hat diese Karte
thiefs-market-error-row-early = Reihe { $deck } liegt aus, bevor ihr Stapel an der Reihe ist
thiefs-market-error-only-potion = nur der Trank ohne Etikett verlässt je das Spiel
thiefs-market-error-other-deck = { $id } gehört zu einem anderen Stapel
thiefs-market-error-deck-over = mehr als { $most } Karten dieses Buchstabens
thiefs-market-error-deck-older = Stapel { $deck } ist aufgebraucht, bevor Stapel { $current } geöffnet wird
thiefs-market-error-deck-left = Karten anderswo: { $out }; im Stapel sind also { $left }, nicht { $found }
thiefs-market-error-turn-split = beim Teilen ist nur dran, wer keinen Haufen hat
thiefs-market-error-lucky-save = einen Würfel verschont nur, wer den Tierischen Glücksbringer hat
thiefs-market-error-no-robbery = es gab keinen Raub, nach dem Würfel zurückgelegt wurden
thiefs-market-error-lucky-reroll = neu würfelt nur, wer den Tierischen Glücksbringer und einen Würfel hat
thiefs-market-error-gaining-phase = nennt in der Phase copy den Chamäleon-Eintopf, und nur dort
thiefs-market-error-gaining-stew = nur der eigene Chamäleon-Eintopf fragt, was er nachahmen soll
thiefs-market-error-marker-in-pile = der Startmarker muss in einem der Haufen liegen
thiefs-market-error-marker-stays = der Startmarker verlässt seinen Haufen nie
thiefs-market-error-purchases = mehr Käufe als die { $most } erlaubten
thiefs-market-error-grabbed = das Wettgreifen gewinnt nur, wer mit um den Sieg gleichauf liegt
thiefs-market-error-between-rounds = zwischen den Runden hat niemand Beute, und nichts ist gewürfelt
thiefs-market-error-pool-empty = nach dem Teilen ist die Mitte (pool) leer
thiefs-market-error-all-piles = nach dem Teilen haben alle einen Haufen
thiefs-market-error-dice-over = { $found } Würfel, aber nur { $dice } sind im Spiel
thiefs-market-error-dice-piles = in den Haufen liegen { $found } Würfel, im Spiel sind aber { $dice }
thiefs-market-error-dice-count = { $found } Würfel, im Spiel sind aber { $dice }
thiefs-market-error-which-pool = sag, welche Beute in der Mitte (pool) liegt
thiefs-market-error-potion-owned = der Trank ohne Etikett verlässt beim Kauf das Spiel: Er liegt bei niemandes Karten
thiefs-market-error-row-older = eine Reihe, die älter ist als die neueste, hat höchstens vier Karten
thiefs-market-error-turn-first = solange niemand einen Haufen hat, ist dran, wer beginnt
thiefs-market-error-turn-order = davor muss jemand mit einem Haufen sitzen: Der Zug geht an den nächsten Dieb ohne Haufen
thiefs-market-error-gaining-model = niemand sonst hat eine Karte, die nachgeahmt werden könnte
thiefs-market-error-final-over = in den endgültigen Haufen (final) liegen { $found } Würfel, aber nur { $dice } sind im Spiel
thiefs-market-error-still-to-play = dieser Dieb kauft erst noch ein: Nichts ist benutzt, gekauft oder bezahlt, und der Haufen ist der endgültige (final)
thiefs-market-error-pile-over = mehr Beute als im endgültigen Haufen (final)
thiefs-market-error-pile-faces = mehr Würfel zeigen eine andere Seite als im endgültigen Haufen (final), als benutzte Fähigkeiten drehen konnten
thiefs-market-error-marker-left = der Startmarker muss in der Mitte (pool) oder in einem Haufen liegen

# Eine Karte, die jemand in einer eigenen Datei umbenannt hat, in den Formen der Karten.
thiefs-market-own-card = { $name }
    .acc = die Karte „{ $name }“
    .dat = der Karte „{ $name }“

# end of errors
