### Diebesnest: Deutsch
### Die Buchstaben der Schätze (C G A F P), W (beliebiger Schatz), T (Dieb), R (Ansehen) und die Regelnummern sind überall gleich.
### Schätze: Wert und .acc mit $count; .one ein einzelnes Stück im Akkusativ, .many ohne Zahl, .name das bloße Wort.

thieves-den-name = Diebesnest
thieves-den-hook = Schick deine Diebe dorthin, wo es sich lohnt, auch wenn ein Rivale davon profitiert.
thieves-den-summary = Der Boss der Diebe sitzt in der Zelle, sein Stuhl ist frei. In drei Runden spähst du Orte aus, schickst Diebe hin, zu deinen eigenen oder zu denen deiner Rivalen, verkaufst Schätze an Hehler, kaufst dem Zauberer Zauber ab und fütterst die Hexe. Der Dieb, den du zu einem Rivalen schickst, bleibt bei ihm und bringt meist noch ein Geschenk mit. Wer am Ende das größte Ansehen hat, nimmt auf dem Stuhl Platz.
thieves-den-reconstructed = Die meisten Werte dieses Spiels sind rekonstruiert: Die Anleitung, nach der wir arbeiten, zeigt sie nur als Bilder. Aus der Anleitung stammen der Aufbau, die Anzahlen, die zwölf Zauber und was Hexenhütte, Gilde, Laborium, Zollhaus und Trankladen tun; Arten, die meisten Fähigkeiten, Besitzerboni, Wünsche und Ansehen sind von uns, erprobt in Tausenden von Partien zwischen Bots.

## Marker

thieves-den-item-C = { $count ->
    [one] ein Kodex
   *[other] { $count } Kodizes
  }
    .acc = { $count ->
        [one] einen Kodex
       *[other] { $count } Kodizes
      }
    .one = einen Kodex
    .many = Kodizes
    .name = Kodex
thieves-den-item-G = { $count ->
    [one] ein Edelstein
   *[other] { $count } Edelsteine
  }
    .acc = { $count ->
        [one] einen Edelstein
       *[other] { $count } Edelsteine
      }
    .one = einen Edelstein
    .many = Edelsteine
    .name = Edelstein
thieves-den-item-A = { $count ->
    [one] ein Artefakt
   *[other] { $count } Artefakte
  }
    .acc = { $count ->
        [one] ein Artefakt
       *[other] { $count } Artefakte
      }
    .one = ein Artefakt
    .many = Artefakte
    .name = Artefakt
thieves-den-item-F = { $count ->
    [one] ein Fossil
   *[other] { $count } Fossilien
  }
    .acc = { $count ->
        [one] ein Fossil
       *[other] { $count } Fossilien
      }
    .one = ein Fossil
    .many = Fossilien
    .name = Fossil
thieves-den-item-P = { $count ->
    [one] ein Trank
   *[other] { $count } Tränke
  }
    .acc = { $count ->
        [one] einen Trank
       *[other] { $count } Tränke
      }
    .one = einen Trank
    .many = Tränke
    .name = Trank
thieves-den-item-W = { $count ->
    [one] ein beliebiger Schatz
   *[other] { $count } beliebige Schätze
  }
    .acc = { $count ->
        [one] einen beliebigen Schatz
       *[other] { $count } beliebige Schätze
      }
    .one = einen beliebigen Schatz
    .many = beliebige Schätze
    .name = beliebiger Schatz
thieves-den-item-T = { $count ->
    [one] ein Dieb
   *[other] { $count } Diebe
  }
    .acc = { $count ->
        [one] einen Dieb
       *[other] { $count } Diebe
      }
    .one = einen Dieb
    .many = Diebe
    .name = Dieb
thieves-den-item-R = { $count ->
    [one] 1 Ansehen
   *[other] { $count } Ansehen
  }
    .acc = { $count ->
        [one] 1 Ansehen
       *[other] { $count } Ansehen
      }
    .one = 1 Ansehen
    .many = Ansehen
    .name = Ansehen

## Arten von Orten und Hehlern

thieves-den-type-village = Dorf
thieves-den-type-shadow = Schatten
thieves-den-type-ruin = Ruine
thieves-den-type-sacred = Heiligtum
thieves-den-type-city = Stadt
thieves-den-type-noble = Adel
thieves-den-type-agent = Agent
thieves-den-type-collector = Sammler
thieves-den-type-enchanter = Verzauberer
thieves-den-type-mercenary = Söldner
thieves-den-type-peddler = Hausierer
thieves-den-type-tinker = Tüftler

## Orte

thieves-den-card-L01 = Trankladen
thieves-den-card-L02 = Alte Schule
thieves-den-card-L03 = Dorfanger
thieves-den-card-L04 = Laborium
thieves-den-card-L05 = Gasthaus am Weg
thieves-den-card-L06 = Gesindemarkt
thieves-den-card-L07 = Verfluchte Rüstkammer
thieves-den-card-L08 = Schmugglerhöhle
thieves-den-card-L09 = Nachtmarkt
thieves-den-card-L10 = Hexenhütte
thieves-den-card-L11 = Gilde
thieves-den-card-L12 = Toter Briefkasten
thieves-den-card-L13 = Knochengrube
thieves-den-card-L14 = Gefluteter Keller
thieves-den-card-L15 = Eingestürzte Bibliothek
thieves-den-card-L16 = Vergessene Krypta
thieves-den-card-L17 = Tiefe Grabung
thieves-den-card-L18 = Verlassenes Lager
thieves-den-card-L19 = Schreibstube
thieves-den-card-L20 = Pilgerkapelle
thieves-den-card-L21 = Kreuzgang der Heiler
thieves-den-card-L22 = Reliquienschrein
thieves-den-card-L23 = Mondtempel
thieves-den-card-L24 = Altar am Wegrand
thieves-den-card-L25 = Gasse der Juweliere
thieves-den-card-L26 = Zeughaus
thieves-den-card-L27 = Museum
thieves-den-card-L28 = Zollhaus
thieves-den-card-L29 = Auktionshaus
thieves-den-card-L30 = Voller Marktplatz

## Hehler

thieves-den-card-NO1 = Lady Ashcombe
thieves-den-card-NO2 = Baron Vell
thieves-den-card-NO3 = Die Gräfinwitwe
thieves-den-card-AG1 = Der stille Corin
thieves-den-card-AG2 = Meisterin Quill
thieves-den-card-AG3 = Der graue Gesandte
thieves-den-card-CO1 = Der alte Brannock
thieves-den-card-CO2 = Professor Mott
thieves-den-card-CO3 = Der Kustos
thieves-den-card-EN1 = Schwester Nessel
thieves-den-card-EN2 = Hexenmeister Orl
thieves-den-card-EN3 = Die Verschleierte
thieves-den-card-ME1 = Der einäugige Tarn
thieves-den-card-ME2 = Hauptmann Rusk
thieves-den-card-ME3 = Die eiserne Witwe
thieves-den-card-PE1 = Taschen-Tom
thieves-den-card-PE2 = Oma Allerlei
thieves-den-card-PE3 = Der Wagenmeister
thieves-den-card-TI1 = Zahnrad-Jo
thieves-den-card-TI2 = Bruder Ritzel
thieves-den-card-TI3 = Der Uhrmacher

## Zauber

thieves-den-card-PW01 = Fort ist er
    .text = Nimm einen Dieb von einem beliebigen Ort auf dein Tableau; der Ort kommt oben auf den Stapel.
thieves-den-card-PW02 = Doppelpack
    .text = Ein Dieb aus dem Wald stellt sich zu einem anderen auf einen Ort oder Hehler: Raube diesen Ort aus oder handle mit diesem Hehler, wo er liegt.
thieves-den-card-PW03 = Doppelschlag
    .text = Raube einen Ort aus oder handle mit einem Hehler, und tu dann noch einmal eines von beiden.
thieves-den-card-PW04 = Neue Gesichter
    .text = Lege drei Hehler der Auslage unter den Stapel und fülle sie auf; raube dann einen Ort aus oder handle mit einem Hehler.
thieves-den-card-PW05 = Großes Blendwerk
    .text = Du gewinnst 3 Ansehen.
thieves-den-card-PW06 = Gezaubertes Kleinod
    .text = Du bekommst einen Schatz deiner Wahl.
thieves-den-card-PW07 = Weitblick
    .text = Decke den obersten Ort des Stapels über deinem Tableau auf; danach darfst du einen Ort ausrauben oder mit einem Hehler handeln.
thieves-den-card-PW08 = Verwandlung
    .text = Lege 2 deiner Diebe in den Wald zurück und nimm 2 Schätze deiner Wahl.
thieves-den-card-PW09 = Schattenschritt
    .text = Versetze einen Dieb von einem Ort auf einen leeren und nutze diesen; dann kommt der Dieb zu dir.
thieves-den-card-PW10 = Bäumchen, wechsle dich
    .text = Tausche einen Ort über deinem Tableau gegen einen über einem anderen; Diebe bleiben auf den Karten.
thieves-den-card-PW11 = Falscher Besitzer
    .text = Raube einen Ort aus. Den Besitzerbonus bekommst du, wem er auch gehört.
thieves-den-card-PW12 = Ruf zu den Waffen
    .text = Du bekommst 3 Diebe.

## Pläne

thieves-den-card-S01 = Marktrunde
thieves-den-card-S02 = Nachtwege
thieves-den-card-S03 = Bauernsagen
thieves-den-card-S04 = Pilgerbörse
thieves-den-card-S05 = Verschüttete Straßen
thieves-den-card-S06 = Grabräuber
thieves-den-card-S07 = Dunkle Gelübde
thieves-den-card-S08 = Hintergassen
thieves-den-card-S09 = Verlorene Reliquien
thieves-den-card-S10 = Opferstock

## Was Karten tun: Ihre Texte folgen aus den Werten

thieves-den-own-location = { $type }. { $does } Besitzerbonus: { ITEMS($bonus) }.
thieves-den-own-location-none = { $type }. { $does } Kein Besitzerbonus.
thieves-den-own-instant = { $type }. Sofort: { $does }
thieves-den-own-fence = { $type }. Will { ITEMS($wants, form: "acc") }; bringt { ITEMS($brings, form: "acc") }.
thieves-den-own-scheme = { ITEMS($brings) } für jedes Paar gesammelter Orte: einer der Art { $first }, einer der Art { $second }.
thieves-den-own-some = { ITEMS($loot, form: "acc") }
thieves-den-own-upto = bis zu { ITEMS($loot, form: "acc") }
thieves-den-own-get = Du bekommst { $gain }.
thieves-den-own-pay-W = Du darfst einen Schatz zurücklegen, um { $gain } zu bekommen.
thieves-den-own-pay-T = Du darfst einen Dieb zurücklegen, um { $gain } zu bekommen.
thieves-den-own-may-W = Du darfst einen Schatz zurücklegen. Tust du es: { $does }
thieves-den-own-may-T = Du darfst einen Dieb zurücklegen. Tust du es: { $does }
thieves-den-own-destroy = Lege einen Schatz eines anderen in die Stadt zurück.
thieves-den-own-steal = Nimm jemandem einen Schatz weg.
thieves-den-own-lure = Nimm jemandem einen Dieb weg.

## Fragen; .other liest der Rest des Tisches

thieves-den-ask-pick = Wähle einen Ort und gib den Rest weiter.
    .other = { $name } wählt einen Ort.
thieves-den-ask-turn = Wähle eine Aktion oder passe.
    .other = { $name } ist am Zug.
thieves-den-ask-gain = Welchen Schatz nimmst du?
    .other = { $name } nimmt einen Schatz.
thieves-den-ask-upto = Welchen Schatz nimmst du? Du darfst aufhören.
    .other = { $name } nimmt einen Schatz oder hört auf.
thieves-den-ask-return = Deine Truhen sind voll. Welchen Schatz legst du zurück?
    .other = { $name } legt überzählige Schätze zurück.
thieves-den-ask-destroy = Wessen Schatz geht zurück in die Stadt?
    .other = { $name } wählt einen Schatz, der verloren geht.
thieves-den-ask-steal = Wessen Schatz nimmst du?
    .other = { $name } wählt einen Schatz, der den Besitzer wechselt.
thieves-den-ask-lure = Wessen Dieb läuft zu dir über?
    .other = { $name } wählt, wessen Dieb überläuft.
thieves-den-ask-pay = Zahlst du, was dieser Ort verlangt?
    .other = { $name } zahlt oder lehnt ab.
thieves-den-ask-vanish = Welcher Ort verschwindet samt seinem Dieb?
    .other = { $name } lässt einen Ort verschwinden.
thieves-den-ask-double = Wo stellt sich ein zweiter Dieb dazu?
    .other = { $name } stellt einen zweiten Dieb auf.
thieves-den-ask-strike = Raube einen Ort aus oder handle mit einem Hehler.
    .other = { $name } raubt oder handelt.
thieves-den-ask-renew = Welche drei Hehler gehen unter den Stapel?
    .other = { $name } schickt drei Hehler weg.
thieves-den-ask-may = Du darfst einen Ort ausrauben oder mit einem Hehler handeln.
    .other = { $name } raubt, handelt oder lehnt ab.
thieves-den-ask-shift = Welcher Dieb geht wohin?
    .other = { $name } versetzt einen Dieb.
thieves-den-ask-swap = Welche Orte tauschen die Plätze?
    .other = { $name } tauscht zwei Orte.
thieves-den-ask-false = Welchen Ort raubst du als sein Besitzer aus?
    .other = { $name } raubt einen Ort aus.
thieves-den-ask-holder = Du entscheidest den Gleichstand: Wer bekommt das Richtungsplättchen?
    .other = { $name } vergibt das Richtungsplättchen.
thieves-den-ask-add = Welcher Schatz erfüllt den freien Wunsch?
    .other = { $name } handelt mit einem Hehler.
thieves-den-ask-first = Das Los entscheidet, wer beginnt.
    .other = Das Los entscheidet, wer beginnt.
thieves-den-ask-scheme = Ein Plan wird verteilt.
    .other = Ein Plan wird verteilt.
thieves-den-ask-draw = Ein Ort wird gezogen.
    .other = Ein Ort wird gezogen.
thieves-den-ask-fence = Ein Hehler wird aufgedeckt.
    .other = Ein Hehler wird aufgedeckt.
thieves-den-ask-turn-up = Ein Zauber wird aufgedeckt.
    .other = Ein Zauber wird aufgedeckt.

## Züge, wie sie auf Knöpfen stehen

thieves-den-move-pick = „{ CARD($card) }“ wählen
thieves-den-move-rob = „{ CARD($card) }“ ausrauben ({ $victim })
thieves-den-move-rob-own = „{ CARD($card) }“ ausrauben (dein eigener Ort)
thieves-den-move-rob-left = „{ CARD($card) }“ ausrauben (gehört niemandem)
thieves-den-move-deal = Handeln mit „{ CARD($card) }“: { ITEMS($loot, form: "acc") } für { $fame } Ansehen
thieves-den-move-power = Zauber „{ CARD($card) }“: { FACE($face) } zahlen
thieves-den-move-power-less = Zauber „{ CARD($card) }“: { FACE($face) } zahlen (bringt weniger oder nichts)
thieves-den-move-hag = Die Hexe füttern: { FACE($face) } für { $fame } Ansehen
thieves-den-move-vault = Mit 2 Dieben in die Schatzkammer einbrechen und { FACE($face) } nehmen
thieves-den-move-vault-none = Mit 2 Dieben in die Schatzkammer einbrechen (die Stadt ist leer)
thieves-den-move-recruit = Einen Dieb anwerben für { ITEMS($loot, form: "acc") }
thieves-den-move-recruit-none = { ITEMS($loot, form: "acc") } hergeben (es käme kein Dieb)
thieves-den-move-pass = Passen (bis Rundenende)
thieves-den-move-take = { FACE($face) } nehmen
thieves-den-move-stop = Nichts mehr nehmen
thieves-den-move-return = { FACE($face) } zurücklegen
thieves-den-move-destroy = { FACE($face) } von { $victim } zerstören
thieves-den-move-steal = { FACE($face) } von { $victim } nehmen
thieves-den-move-lure = Einen Dieb von { $victim } nehmen
thieves-den-move-pay = { FACE($face) } zahlen
thieves-den-move-pay-thief = Einen Dieb zahlen
thieves-den-move-decline = Ablehnen
thieves-den-move-vanish = „{ CARD($card) }“ verschwinden lassen
thieves-den-move-double = Dieb zu „{ CARD($card) }“ stellen
thieves-den-move-renew = Wegschicken: { CARDS($cards) }
thieves-den-move-shift = Dieb versetzen: { CARD($card) } → { CARD($second) }
thieves-den-move-swap = Tauschen: { CARD($card) } ↔ { CARD($second) } ({ $victim })
thieves-den-move-holder = Richtungsplättchen an { $name }
thieves-den-move-add = { FACE($face) } dazulegen
thieves-den-move-first = { $name } beginnt
thieves-den-move-scheme = „{ CARD($card) }“ verteilen
thieves-den-move-draw = „{ CARD($card) }“ ziehen
thieves-den-move-fence = „{ CARD($card) }“ aufdecken
thieves-den-move-turn = Zauber „{ CARD($card) }“ aufdecken

## Kleine Schritte

thieves-den-step-kind = Was tust du?
thieves-den-step-card = Welche Karte?
thieves-den-step-treasure = Welcher Schatz?
thieves-den-step-seat = Wer?
thieves-den-step-slot = Welcher Hehler?
thieves-den-step-rob = Einen Ort ausrauben
thieves-den-step-deal = Mit einem Hehler handeln
thieves-den-step-power = Einen Zauber nutzen
thieves-den-step-hag = Die Hexe füttern
thieves-den-step-vault = In die Schatzkammer einbrechen
thieves-den-step-recruit = Einen Dieb anwerben

## Wörter auf dem Plan

thieves-den-word-city = Stadt
thieves-den-word-forest = Wald
thieves-den-word-hag = Hexe
thieves-den-word-vault = Schatzkammer
thieves-den-word-recruit = Anwerbefeld
thieves-den-word-display = Hehler
thieves-den-word-powers = Zauber
thieves-den-word-hand = Deine Hand
thieves-den-word-scheme = Dein Plan
thieves-den-word-passed = gepasst
thieves-den-word-reputation = Ansehen
thieves-den-word-treasures = Schätze
thieves-den-word-thieves = Diebe
thieves-den-word-locations = Orte
thieves-den-word-collected = Gesammelt
thieves-den-word-decks = Stapel
thieves-den-word-used = genutzt
thieves-den-word-free = gehört niemandem
thieves-den-word-deck = Ortsstapel
thieves-den-word-tile = Richtungsplättchen
thieves-den-phase-setup = Aufbau
thieves-den-phase-scouting = Ausspähen
thieves-den-phase-thieving = Beutezug
thieves-den-phase-cleanup = Aufräumen

## Was geschehen ist

thieves-den-log-first = { $name } nimmt das Richtungsplättchen und wird beginnen.
    .you = Du nimmst das Richtungsplättchen und beginnst.
thieves-den-log-scheme = { $name } bekommt den Plan „{ CARD($card) }“.
    .you = Du bekommst den Plan „{ CARD($card) }“.
thieves-den-log-scheme-hidden = { $name } bekommt einen Plan.
    .you = Du bekommst einen Plan.
thieves-den-log-tile = Aufgedeckter Zauber: { CARD($card) }.
thieves-den-log-fence = Aufgedeckter Hehler: { CARD($card) }.
thieves-den-log-round = Runde { $round }: { $name } beginnt.
    .you = Runde { $round }: du beginnst.
thieves-den-log-hand = { $name } hält jetzt: { CARDS($cards) }.
    .you = Du hältst jetzt: { CARDS($cards) }.
thieves-den-log-hand-none = { $name } hält keine Karten mehr.
    .you = Du hältst keine Karten mehr.
thieves-den-log-hand-hidden = { $name } hält jetzt { $count ->
    [one] 1 Karte
   *[other] { $count } Karten
  }.
thieves-den-log-pick = { $name } deckt „{ CARD($card) }“ auf.
    .you = Du deckst „{ CARD($card) }“ auf.
thieves-den-log-instant = { $name } nutzt sofort „{ CARD($card) }“.
    .you = Du nutzt sofort „{ CARD($card) }“.
thieves-den-log-under = { $name } legt „{ CARD($card) }“ unter den Stapel.
    .you = Du legst „{ CARD($card) }“ unter den Stapel.
thieves-den-log-under-hidden = { $name } legt die letzte Karte unter den Stapel.
    .you = Du legst die letzte Karte unter den Stapel.
thieves-den-log-laid = Links neben dem Tableau von { $name } liegt jetzt „{ CARD($card) }“.
    .you = Links neben deinem Tableau liegt jetzt „{ CARD($card) }“.
thieves-den-log-rob = { $name } raubt „{ CARD($card) }“ aus.
    .you = Du raubst „{ CARD($card) }“ aus.
thieves-den-log-gain = { $name } bekommt { ITEMS($loot, form: "acc") } ({ CARD($card) }).
    .you = Du bekommst { ITEMS($loot, form: "acc") } ({ CARD($card) }).
thieves-den-log-gain-bare = { $name } bekommt { ITEMS($loot, form: "acc") }.
    .you = Du bekommst { ITEMS($loot, form: "acc") }.
thieves-den-log-gain-none = { $name } bekommt nichts: Der Vorrat ist leer.
    .you = Du bekommst nichts: Der Vorrat ist leer.
thieves-den-log-bonus = Besitzerbonus ({ CARD($card) }): { $name } bekommt { ITEMS($loot, form: "acc") }.
    .you = Dein Besitzerbonus ({ CARD($card) }): du bekommst { ITEMS($loot, form: "acc") }.
thieves-den-log-bonus-none = Besitzerbonus: { $name } bekommt nichts, denn der Vorrat ist leer.
    .you = Besitzerbonus: Du bekommst nichts, denn der Vorrat ist leer.
thieves-den-log-surplus = { $name } hat keinen Platz mehr und legt { ITEMS($loot, form: "acc") } zurück.
    .you = Du hast keinen Platz mehr und legst { ITEMS($loot, form: "acc") } zurück.
thieves-den-log-deal = { $name } handelt mit „{ CARD($card) }“.
    .you = Du handelst mit „{ CARD($card) }“.
thieves-den-log-fame = { $name } gewinnt { $fame } Ansehen ({ CARD($card) }).
    .you = Du gewinnst { $fame } Ansehen ({ CARD($card) }).
thieves-den-log-power = { $name } zahlt dem Zauberer { ITEMS($loot, form: "acc") } für „{ CARD($card) }“.
    .you = Du zahlst dem Zauberer { ITEMS($loot, form: "acc") } für „{ CARD($card) }“.
thieves-den-log-hag = { $name } schickt der Hexe { ITEMS($loot, form: "acc") } und gewinnt { $fame } Ansehen.
    .you = Du schickst der Hexe { ITEMS($loot, form: "acc") } und gewinnst { $fame } Ansehen.
thieves-den-log-vault = { $name } bricht in die Schatzkammer ein und nimmt { ITEMS($loot, form: "acc") }.
    .you = Du brichst in die Schatzkammer ein und nimmst { ITEMS($loot, form: "acc") }.
thieves-den-log-vault-none = { $name } bricht in die Schatzkammer ein und findet nichts.
    .you = Du brichst in die Schatzkammer ein und findest nichts.
thieves-den-log-recruit = { $name } gibt { ITEMS($loot, form: "acc") } her und wirbt einen Dieb an.
    .you = Du gibst { ITEMS($loot, form: "acc") } her und wirbst einen Dieb an.
thieves-den-log-recruit-none = { $name } gibt { ITEMS($loot, form: "acc") } her, aber es ist kein Dieb mehr da.
    .you = Du gibst { ITEMS($loot, form: "acc") } her, aber es ist kein Dieb mehr da.
thieves-den-log-pass = { $name } passt.
    .you = Du passt.
thieves-den-log-destroy = { $name } zerstört bei { $victim } { ITEMS($loot, form: "acc") }.
    .you = Du zerstörst bei { $victim } { ITEMS($loot, form: "acc") }.
    .victim = { $name } zerstört bei dir { ITEMS($loot, form: "acc") }.
thieves-den-log-steal = { $name } nimmt { ITEMS($loot, form: "acc") } von { $victim }.
    .you = Du nimmst { ITEMS($loot, form: "acc") } von { $victim }.
    .victim = { $name } nimmt { ITEMS($loot, form: "acc") } von dir.
thieves-den-log-lure = { $name } nimmt einen Dieb von { $victim }.
    .you = Du nimmst einen Dieb von { $victim }.
    .victim = { $name } nimmt einen Dieb von dir.
thieves-den-log-pay = { $name } zahlt { ITEMS($loot, form: "acc") } ({ CARD($card) }).
    .you = Du zahlst { ITEMS($loot, form: "acc") } ({ CARD($card) }).
thieves-den-log-pay-bare = { $name } zahlt { ITEMS($loot, form: "acc") }.
    .you = Du zahlst { ITEMS($loot, form: "acc") }.
thieves-den-log-decline = { $name } lehnt ab.
    .you = Du lehnst ab.
thieves-den-log-stop = { $name } nimmt nichts mehr.
    .you = Du nimmst nichts mehr.
thieves-den-log-vanish = { $name } nimmt den Dieb von „{ CARD($card) }“; der Ort kommt oben auf den Stapel.
    .you = Du nimmst den Dieb von „{ CARD($card) }“; der Ort kommt oben auf den Stapel.
thieves-den-log-double = { $name } stellt einen zweiten Dieb zu „{ CARD($card) }“.
    .you = Du stellst einen zweiten Dieb zu „{ CARD($card) }“.
thieves-den-log-renew = { $name } schickt weg: { CARDS($cards) }.
    .you = Du schickst weg: { CARDS($cards) }.
thieves-den-log-scry = { $name } deckt „{ CARD($card) }“ vom Stapel auf.
    .you = Du deckst „{ CARD($card) }“ vom Stapel auf.
thieves-den-log-shift = { $name } versetzt einen Dieb: { CARD($card) } → { CARD($second) }.
    .you = Du versetzt einen Dieb: { CARD($card) } → { CARD($second) }.
thieves-den-log-home = Der Dieb kommt zu { $name } ({ CARD($card) }).
    .you = Der Dieb kommt zu dir ({ CARD($card) }).
thieves-den-log-swap = { $name } tauscht einen Ort mit { $victim }: { CARD($card) } ↔ { CARD($second) }.
    .you = Du tauschst einen Ort mit { $victim }: { CARD($card) } ↔ { CARD($second) }.
    .victim = { $name } tauscht einen Ort mit dir: { CARD($card) } ↔ { CARD($second) }.
thieves-den-log-thieves = { $thieves ->
    [0] Zu { $name } kehrt kein Dieb heim.
    [one] 1 Dieb kehrt heim zu { $name }.
   *[other] { $thieves } Diebe kehren heim zu { $name }.
  }
    .you = { $thieves ->
        [0] Zu dir kehrt kein Dieb heim.
        [one] 1 Dieb kehrt heim zu dir.
       *[other] { $thieves } Diebe kehren heim zu dir.
      }
thieves-den-log-cleanup = Runde { $round } wird aufgeräumt.
thieves-den-log-left = „{ CARD($card) }“ kommt zurück unter den Stapel.
thieves-den-log-holder = { $name } nimmt das Richtungsplättchen und dreht es um.
    .you = Du nimmst das Richtungsplättchen und drehst es um.
thieves-den-log-majority = Die meisten Hehler der Art { WORD($type, kind: "type") }: { $name } gewinnt { $fame } Ansehen.
    .you = Die meisten Hehler der Art { WORD($type, kind: "type") }: du gewinnst { $fame } Ansehen.
thieves-den-log-majority-none = Die meisten Hehler der Art { WORD($type, kind: "type") }: niemand allein.
thieves-den-log-plan = { $name } zeigt den Plan „{ CARD($card) }“: { $pairs ->
    [one] 1 Paar
   *[other] { $pairs } Paare
  }, { $fame } Ansehen.
    .you = Du zeigst den Plan „{ CARD($card) }“: { $pairs ->
        [one] 1 Paar
       *[other] { $pairs } Paare
      }, { $fame } Ansehen.
thieves-den-log-over = Das Spiel ist vorbei.
thieves-den-log-add = { $name } legt { ITEMS($loot, form: "acc") } dazu.
    .you = Du legst { ITEMS($loot, form: "acc") } dazu.
thieves-den-log-dealt = { $name } bekommt „{ CARD($card) }“ ausgeteilt.
    .you = Du bekommst „{ CARD($card) }“ ausgeteilt.
thieves-den-log-dealt-hidden = { $name } bekommt eine Karte, die zuunterst im Stapel lag.
    .you = Du bekommst eine Karte, die zuunterst im Stapel lag.
thieves-den-log-score = { $name } beendet das Spiel mit { $points } Ansehen.
    .you = Du beendest das Spiel mit { $points } Ansehen.

## Das Ende

thieves-den-source-fences = Hehler
thieves-den-source-hag = Die Hexe
thieves-den-source-locations = Orte
thieves-den-source-powers = Zauber
thieves-den-source-majorities = Mehrheiten
thieves-den-source-scheme = Plan
thieves-den-reason-rounds = Drei Runden sind gespielt.
thieves-den-tie-points = Das Ansehen entscheidet.
thieves-den-tie-tokens = Gleich viel Ansehen; mehr Schätze und Diebe entscheiden.
thieves-den-tie-shared = Gleichstand in allem; der Sieg wird geteilt.

## Einstellungen des Tisches

thieves-den-option-start = Wer beginnt
    .help = Wer zu Beginn das Richtungsplättchen bekommt: das Los entscheidet, oder du nennst den Platz.
thieves-den-value-random = ausgelost

## Warum ein Zug nicht geht

thieves-den-why-over = Das Spiel ist vorbei.
thieves-den-why-passed = Du hast gepasst und bist in dieser Runde nicht mehr am Zug.
thieves-den-why-not-asked = Du wirst gerade nicht gefragt.
thieves-den-why-not-now = Danach wirst du nicht gefragt.
thieves-den-why-must = Darauf lässt sich nicht verzichten.
thieves-den-why-way-out = Wer verzichten will, spielt hier „{ $word }“.
thieves-den-why-not-in-hand = „{ CARD($card) }“ ist nicht in deiner Hand.
thieves-den-why-picked = Du hast schon gewählt, und dabei bleibt es.
thieves-den-why-not-face-up = „{ CARD($card) }“ liegt nicht offen aus.
thieves-den-why-occupied = Auf „{ CARD($card) }“ steht schon ein Dieb.
thieves-den-why-no-thief = Auf deinem Tableau ist kein Dieb.
thieves-den-why-not-on-display = „{ CARD($card) }“ ist nicht in der Auslage.
thieves-den-why-cannot-pay = Du hast nicht alles, was „{ CARD($card) }“ verlangt.
thieves-den-why-not-turned-up = „{ CARD($card) }“ liegt nicht offen auf seinem Stapel.
thieves-den-why-power-used = „{ CARD($card) }“ wurde in dieser Runde schon genutzt.
thieves-den-why-no-treasure = „{ FACE($face, form: "name") }“ hast du nicht.
thieves-den-why-needed = Zahlst du so ({ FACE($face, form: "name") }), lässt sich „{ CARD($card) }“ nicht mehr ausführen.
thieves-den-why-not-usable = „{ CARD($card) }“ lässt sich jetzt nicht ausführen.
thieves-den-why-hag-full = Die Hexe hat in dieser Runde schon { FACE($face) }.
thieves-den-why-vault-thieves = Die Schatzkammer kostet 2 deiner Diebe, und du hast weniger.
thieves-den-why-vault-none = In der Stadt liegen noch Schätze: Wähle einen.
thieves-den-why-recruit-two = Anwerben kostet zwei Schätze, die du hast.
thieves-den-why-not-in-city = „{ FACE($face, form: "name") }“ gibt es in der Stadt nicht.
thieves-den-why-pay-other = Das wird hier nicht verlangt.
thieves-den-why-no-thief-there = Auf „{ CARD($card) }“ steht kein Dieb.
thieves-den-why-three-fences = Wähle drei Hehler der Auslage, oder alle, wenn es weniger sind.
thieves-den-why-not-empty = Der Dieb muss auf einen anderen, leeren Ort; „{ CARD($card) }“ ist keiner.
thieves-den-why-not-yours = „{ CARD($card) }“ liegt nicht über deinem Tableau.
thieves-den-why-not-theirs = „{ CARD($card) }“ liegt über keinem anderen Tableau.
thieves-den-why-opponent = Wähle jemand anderen.
thieves-den-why-target-passed = Wer gepasst hat, ist für den Rest der Runde sicher.
thieves-den-why-no-thief-theirs = Dort ist kein Dieb zu holen.
thieves-den-why-no-treasure-theirs = „{ FACE($face, form: "name") }“ ist dort nicht zu holen.
thieves-den-why-not-tied = Dieser Platz gehört nicht zum Gleichstand.

## Was an einem Text oder einem Dokument nicht stimmt

thieves-den-error-start-seat = Platz { $seat } kann an einem Tisch mit { $seats ->
    [one] { $seats } Platz
   *[other] { $seats } Plätzen
  } nicht beginnen
thieves-den-error-card-missing = { $where }: { $id } ({ $kind }) fehlt
thieves-den-error-cards-many = { $where }: { $found } Karten der Art { $kind }, höchstens { $most } sind möglich
thieves-den-error-one-of = { $where } muss eines von { $allowed } sein
thieves-den-error-location = { $where }: ein Ort hat eine Fähigkeit, und „instant“ ist true oder false
thieves-den-error-bonus = { $where }: ein Besitzerbonus besteht aus Schätzen und Dieben, und ein Sofort-Ort hat keinen
thieves-den-error-wants = { $where }: Wünsche (wants) sind ein bis { $most } Buchstaben aus { $letters }
thieves-den-error-scheme = { $where }: ein Plan hat zwei verschiedene Arten
thieves-den-error-part = { $where }: „{ $part }“ ist kein Teil einer Fähigkeit wie 2C, 1W, 3R oder steal
thieves-den-error-part-pay = { $where }: gezahlt wird „pay W“ oder „pay T“, nicht „{ $part }“
thieves-den-error-parts = { $where }: ein bis { $most } Teile
thieves-den-error-gained = { $where }: höchstens { $most } Schätze und Diebe, so viele, wie auf ein Tableau passen
thieves-den-error-box = { $where }: „{ $entry }“ steht in der Spielregel und bleibt, wie es ist
thieves-den-error-no-treasure = „{ $word }“ ist kein Schatz; es gibt { $known }
thieves-den-error-treasure-list = Schätze sind ein Text wie "C C G", eine Liste oder Anzahlen je Buchstabe
thieves-den-error-too-many-treasures = mehr Schätze einer Art, als es gibt
thieves-den-error-board-full = auf diesem Tableau können jetzt höchstens { $most } Schätze liegen, nicht { $found }
thieves-den-error-reputation = eine Zahl, oder Zahlen je Quelle
thieves-den-error-left-side = nur zu zweit liegt links ein Ort ohne Sofort-Symbol
thieves-den-error-no-space = dort kann kein Dieb stehen
thieves-den-error-instant-above = Sofort-Orte liegen im linken Stapel, nicht über einem Tableau
thieves-den-error-hand-size = alle halten vier Karten, weniger die gewählten
thieves-den-error-display = sechs Plätze, leere nur bei leerem Stapel
thieves-den-error-power-stacks = drei Stapel, jeder mit seinem offenen Plättchen
thieves-den-error-hag = jeder Schatz liegt höchstens einmal bei der Hexe
thieves-den-error-not-hidden = nur Karten in Händen und unter dem Stapel kann man so kennen
thieves-den-error-turn-passed = dieser Platz hat gepasst
thieves-den-error-no-pick = verdeckt gewählt ist nur, solange noch jemand wählt, und aus der eigenen Hand
thieves-den-error-cannot-go-on = von hier aus können die Regeln nicht weitergehen
thieves-den-error-nothing-started = in der Regel davor läuft keine weitere
thieves-den-error-instant-there = muss ein Sofort-Ort im Stapel dieses Platzes sein, der gerade aufgedeckt wurde
thieves-den-error-robbed-there = muss ein Ort sein, auf den dieser Raub einen Dieb gestellt hat
thieves-den-error-fence-there = muss ein Hehler sein, zu dem dieser Handel einen Dieb gestellt hat
thieves-den-error-power-paid = muss ein offener Zauber sein, neben dem ein Schatz liegt
thieves-den-error-second-thief = einen zweiten Dieb gibt es nur, wenn { $power } offen liegt und bezahlt ist
thieves-den-error-multiple = muss ein Vielfaches von { $of } sein
thieves-den-error-wilds = auf beliebige Wünsche der Hehler über den Tableaus gehören { $due } Schätze, nicht { $found }
thieves-den-error-treasures-total = mit allem, was anderswo liegt, sind es { $found } × { $letter }; es müssen { $total } sein
thieves-den-error-thieves-total = mit denen, die anderswo stehen, sind es { $found } Diebe; es müssen { $total } sein

## Überschriften der Regeln

thieves-den-section-G = Worum es geht
thieves-den-section-S = Aufbau
thieves-den-section-Y = Symbole
thieves-den-section-C = Karten und Plättchen
thieves-den-section-B = Das Tableau
thieves-den-section-R = Eine Runde
thieves-den-section-scouting = Ausspähen
thieves-den-section-thieving = Beutezug
thieves-den-section-A = Die sechs Aktionen
thieves-den-section-P = Die Zauber
thieves-den-section-L = Besondere Orte
thieves-den-section-U = Aufräumen
thieves-den-section-E = Das Ende
thieves-den-section-X = Beispiele
thieves-den-section-Q = Klarstellungen

## Die Regeln, Satz für Satz

thieves-den-rule-TD-G1 = Nach drei Runden und der Schlusswertung gewinnt, wer das meiste Ansehen hat.
thieves-den-rule-TD-G2 = Es gibt fünf Arten von Schätzen: Kodex, Edelstein, Artefakt, Fossil und Trank. Ein Marker ist ein Schatz.
thieves-den-rule-TD-G3 = Der Vorrat ist für Schätze die Stadt und für Diebe der Wald. Marker auf Karten, Preisfeldern, Hexenfeldern, in der Schatzkammer oder auf dem Anwerbefeld sind gesperrt: Bis zum Aufräumen gehören sie niemandem.
thieves-den-rule-TD-G4 = Diebe haben keine Farbe. Ein Dieb gehört zu dem Tableau, auf dem er sitzt.
thieves-den-rule-TD-G5 = Dir gehören die Orte, die offen über deinem Tableau liegen, und die Hehler dort.
thieves-den-rule-TD-G6 = Ansehen geht nie verloren.
thieves-den-rule-TD-G7 = Alle sitzen im Kreis. In der ersten und dritten Runde geht es beim Weitergeben und bei den Zügen im Uhrzeigersinn, in der zweiten andersherum.

thieves-den-rule-TD-S1 = Jeder nimmt ein Tableau und einen Zählstein auf 0 und setzt 3 Diebe. Schätze hat noch niemand.
thieves-den-rule-TD-S2 = Mischt die zehn Pläne und gebt jedem verdeckt einen. Der Rest kommt ungesehen zurück in die Schachtel.
thieves-den-rule-TD-S3 = Mischt die zwölf Zauber und bildet drei Stapel zu dreien; die anderen drei kommen ungesehen weg. Deckt auf jedem Stapel das oberste Plättchen auf.
thieves-den-rule-TD-S4 = Mischt die Orte zu einem Stapel: zu zweit nur die 30 mit dem Set-Symbol, sonst alle 60.
thieves-den-rule-TD-S5 = Mischt die Hehler und deckt sechs als Auslage auf; der Rest ist der Stapel. Zu zweit nur die 21 mit dem Set-Symbol, sonst alle 42.
thieves-den-rule-TD-S6 = Legt 3 Diebe je Person in den Wald und von jeder Art 5, 7, 9 oder 11 Schätze in die Stadt, zu zweit, dritt, viert oder fünft. Der Rest bleibt in der Schachtel.
thieves-den-rule-TD-S7 = Wer beginnt, nimmt das Richtungsplättchen und legt es mit der ersten Seite nach oben. Wer es hat, beginnt die Runde.

thieves-den-rule-TD-Y1 = Beliebig: ein Schatz irgendeiner Art; wer ihn nimmt, wählt. Er muss in der Stadt vorhanden sein.
thieves-den-rule-TD-Y2 = Ansehen: Rücke deinen Zählstein um die Zahl vor.
thieves-den-rule-TD-Y3 = Dieb: ein Diebmarker.
thieves-den-rule-TD-Y4 = Offener Ort: jeder Ort, der vor jemandem im Spiel liegt.
thieves-den-rule-TD-Y5 = Ortsstapel: gezogen wird oben, abgelegt unten.
thieves-den-rule-TD-Y6 = Offener Hehler: ein Hehler vor jemandem oder in der Auslage.
thieves-den-rule-TD-Y7 = Hehlerstapel: gezogen wird oben, abgelegt unten.
thieves-den-rule-TD-Y8 = Aktionsfeld: Hierhin kommt ein Dieb, um einen Ort oder Hehler zu nutzen.
thieves-den-rule-TD-Y9 = Sofort: Der Ort wird beim Aufdecken genutzt; er hat kein Aktionsfeld.
thieves-den-rule-TD-Y10 = Besitzerbonus: das Symbol in der Ecke eines Orts.
thieves-den-rule-TD-Y11 = Gegner: Wähle jemand anderen als Ziel.
thieves-den-rule-TD-Y12 = Zahlen: Lege zurück, was links steht, um zu bekommen, was rechts steht.
thieves-den-rule-TD-Y13 = Nehmen: Nimm, was links steht, um zu bekommen, was rechts steht.
thieves-den-rule-TD-Y14 = Plus: beides zusammen.
thieves-den-rule-TD-Y15 = Zerstören: Wähle einen Schatz auf einem fremden Tableau; er kommt in die Stadt zurück.

thieves-den-rule-TD-C1 = Ein Ort hat Namen, Fähigkeit, Art und meist einen Besitzerbonus; die Hälfte trägt das Set-Symbol.
thieves-den-rule-TD-C2 = Ein Ort mit dem Sofort-Symbol wird beim Aufdecken genutzt und trägt nie einen Dieb.
thieves-den-rule-TD-C3 = Ein Ort mit Aktionsfeld trägt einen Dieb, nicht mehr. Wer ihn hinstellt, nutzt die Fähigkeit. Nur „Doppelpack“ fügt einen zweiten hinzu.
thieves-den-rule-TD-C4 = Der Besitzerbonus kommt aus dem Vorrat, sooft jemand anderes einen Dieb auf den Ort stellt. Manche Orte haben keinen.
thieves-den-rule-TD-C5 = Jeder Ort und jeder Hehler ist zweimal da, einmal je Set.
thieves-den-rule-TD-C6 = Ein Hehler nennt seine Art, die verlangten Schätze und sein Ansehen. Ein Dieb und alle diese Schätze bringen das Ansehen.
thieves-den-rule-TD-C7 = Einen Zauber verkauft der Zauberer für einen Schatz.
thieves-den-rule-TD-C8 = Ein Plan zeigt zwei Arten von Orten und einen Wert: Er zahlt für jedes Paar aus einem Ort von jeder der beiden Arten.

thieves-den-rule-TD-B1 = Auf ein Tableau passen 8 Schätze. Hättest du mehr, lege den Überschuss sofort zurück; du wählst, welche, alte oder neue.
thieves-den-rule-TD-B2 = Auf ein Tableau passen 6 Diebe. Weitere gehen sofort in den Wald.
thieves-den-rule-TD-B3 = Dein Plan liegt verdeckt. Du darfst ihn jederzeit ansehen, die anderen erst am Ende.
thieves-den-rule-TD-B4 = Gesammelte Orte liegen verdeckt links. Du darfst nachsehen; zeigen musst du sie nicht.
thieves-den-rule-TD-B5 = Gesammelte Hehler liegen verdeckt rechts, ebenso geheim.
thieves-den-rule-TD-B6 = Vorräte sind begrenzt. Ist weniger da, als ein Effekt gibt, bekommst du, was da ist, und später nichts nach.

thieves-den-rule-TD-R1 = Das Spiel hat drei Runden, jede mit Ausspähen, Beutezug und Aufräumen in dieser Reihenfolge.

thieves-den-rule-TD-D1 = Jeder bekommt 4 Orte.
thieves-den-rule-TD-D2 = Jeder wählt geheim eine Karte der Hand, legt sie verdeckt hin und gibt den Rest in Richtung des Plättchens weiter.
thieves-den-rule-TD-D3 = Haben alle weitergegeben, werden alle gewählten Karten zugleich aufgedeckt und offen über die Tableaus gelegt.
thieves-den-rule-TD-D4 = Ein aufgedeckter Sofort-Ort wird gleich genutzt und kommt dann verdeckt auf den linken Stapel seines Besitzers.
thieves-den-rule-TD-D5 = Wählt und deckt auf, bis jeder 3 Karten aufgedeckt hat: aus vieren, aus dreien, aus zweien.
thieves-den-rule-TD-D6 = Zu dritt bis fünft kommt die letzte Karte jeder Hand unter den Stapel, ungesehen von den anderen.
thieves-den-rule-TD-D7 = Zu zweit wird die letzte Karte jeder Hand offen links neben das Tableau gelegt. Ein Sofort-Ort kommt stattdessen ungenutzt unter den Stapel.

thieves-den-rule-TD-T1 = Wer das Richtungsplättchen hat, beginnt; in seiner Richtung führt jeder der Reihe nach genau eine Aktion aus oder passt.
thieves-den-rule-TD-T2 = Es gibt sechs Aktionen: einen Ort ausrauben, mit einem Hehler handeln, einen Zauber nutzen, die Hexe füttern, in die Schatzkammer einbrechen, einen Dieb anwerben. Jede beliebig oft, wenn du sie ausführen und bezahlen kannst.
thieves-den-rule-TD-T3 = Du darfst passen, auch wenn du etwas tun könntest, und musst es, wenn nicht.
thieves-den-rule-TD-T4 = Wer gepasst hat, ist in dieser Runde nicht mehr am Zug.
thieves-den-rule-TD-T5 = Wer gepasst hat, kann für den Rest der Runde nicht mehr Ziel fremder Aktionen sein.
thieves-den-rule-TD-T6 = Die Phase endet, wenn alle gepasst haben. Wer übrig ist, macht allein weiter, Aktion für Aktion, bis auch er passt.

thieves-den-rule-TD-A1 = Einen Ort ausrauben: Wähle einen offenen Ort ohne Dieb über irgendeinem Tableau, auch über deinem; zu zweit auch einen an der linken Seite.
thieves-den-rule-TD-A2 = Stelle einen Dieb von deinem Tableau darauf. Er bleibt bis zum Aufräumen.
thieves-den-rule-TD-A3 = Nutze dann die Fähigkeit des Orts.
thieves-den-rule-TD-A4 = Gehört der Ort jemand anderem, bekommt der danach den Besitzerbonus.
thieves-den-rule-TD-A5 = Mit einem Hehler handeln: Wähle einen aus der Auslage.
thieves-den-rule-TD-A6 = Lege die Karte über dein Tableau, einen Dieb darauf und genau die verlangten Schätze. Alles bleibt bis zum Aufräumen dort.
thieves-den-rule-TD-A7 = Liegt alles, gewinnst du das Ansehen des Hehlers. Kannst du nicht alles legen, findet die Aktion nicht statt.
thieves-den-rule-TD-A8 = Decke im freien Platz den obersten Hehler des Stapels auf. Ist der Stapel leer, bleibt der Platz leer.
thieves-den-rule-TD-A9 = Einen Zauber nutzen: Wähle einen offenen Zauber ohne Schatz daneben.
thieves-den-rule-TD-A10 = Lege einen beliebigen Schatz auf sein Preisfeld. Er bleibt bis zum Aufräumen, jeder Zauber wirkt also je Runde einmal für den ganzen Tisch.
thieves-den-rule-TD-A11 = Führe dann den Zauber aus.
thieves-den-rule-TD-A12 = Die Hexe füttern: Lege einen Schatz auf sein eigenes leeres Feld. Er bleibt bis zum Aufräumen.
thieves-den-rule-TD-A13 = Du gewinnst sofort das Ansehen neben dem Feld: 2 für jede Art von Schatz.
thieves-den-rule-TD-A14 = In die Schatzkammer einbrechen: Stelle 2 deiner Diebe hinein. Sie bleiben bis zum Aufräumen.
thieves-den-rule-TD-A15 = Nimm 1 Schatz deiner Wahl aus der Stadt.
thieves-den-rule-TD-A16 = Einen Dieb anwerben: Lege 2 beliebige deiner Schätze auf das Anwerbefeld. Sie bleiben bis zum Aufräumen.
thieves-den-rule-TD-A17 = Nimm 1 Dieb aus dem Wald.

thieves-den-rule-TD-P1 = Fort ist er: Nimm einen Dieb von einem beliebigen Ort auf dein Tableau; der Ort kommt verdeckt oben auf den Stapel. Auf einem offenen Ort muss ein Dieb stehen.
thieves-den-rule-TD-P2 = Doppelpack: Stelle einen Dieb aus dem Wald zu einem Dieb auf einem Ort oder Hehler, und raube diesen Ort aus oder handle mit diesem Hehler. Der Hehler bleibt, wo er liegt. Nötig sind ein Dieb im Wald und ein Feld, das du nutzen kannst.
thieves-den-rule-TD-P3 = Doppelschlag: Raube einen Ort aus oder handle mit einem Hehler, und tu dann eines von beiden noch einmal. Das erste muss nach dem Bezahlen möglich sein.
thieves-den-rule-TD-P4 = Neue Gesichter: Lege 3 beliebige Hehler der Auslage unter den Stapel und fülle die Plätze auf; raube dann einen Ort aus oder handle mit einem Hehler.
thieves-den-rule-TD-P5 = Großes Blendwerk: Du gewinnst 3 Ansehen.
thieves-den-rule-TD-P6 = Gezaubertes Kleinod: Du bekommst 1 Schatz deiner Wahl.
thieves-den-rule-TD-P7 = Weitblick: Decke den obersten Ort des Stapels über deinem Tableau auf; danach darfst du einen Ort ausrauben oder mit einem Hehler handeln.
thieves-den-rule-TD-P8 = Verwandlung: Lege 2 Diebe von deinem Tableau in den Wald, dann nimm 2 beliebige Schätze aus der Stadt.
thieves-den-rule-TD-P9 = Schattenschritt: Versetze einen Dieb von einem Ort auf einen anderen, leeren und nutze dessen Fähigkeit; dann kommt dieser Dieb zu dir.
thieves-den-rule-TD-P10 = Bäumchen, wechsle dich: Tausche einen Ort über deinem Tableau gegen einen über einem fremden; Diebe bleiben auf den Karten. Der andere darf nicht gepasst haben.
thieves-den-rule-TD-P11 = Falscher Besitzer: Raube einen Ort aus und nimm den Besitzerbonus selbst, ob er einem anderen gehört oder dir.
thieves-den-rule-TD-P12 = Ruf zu den Waffen: Du bekommst 3 Diebe aus dem Wald.

thieves-den-rule-TD-L1 = Hexenhütte: Wähle jemand anderen und einen seiner Schätze; er kommt in die Stadt zurück.
thieves-den-rule-TD-L2 = Gilde: Wähle jemand anderen; einer seiner Diebe kommt zu dir.
thieves-den-rule-TD-L3 = Laborium: Du darfst einen deiner Schätze zurücklegen und bis zu 2 Schätze deiner Wahl nehmen.
thieves-den-rule-TD-L4 = Zollhaus: Wähle jemand anderen und einen seiner Schätze; er kommt zu dir.
thieves-den-rule-TD-L5 = Trankladen: ein Ort mit Aktionsfeld, der 3 Tränke gibt.

thieves-den-rule-TD-U1 = Alle Diebe auf den Orten über deinem Tableau kommen zu dir, wer sie auch geschickt hat; wer keinen der 6 Stühle findet, geht in den Wald. Dann kommen die Orte auf deinen linken Stapel.
thieves-den-rule-TD-U2 = Zu zweit gehen die Diebe an den linken Seiten in den Wald und diese Karten unter den Stapel.
thieves-den-rule-TD-U3 = Diebe und Schätze auf Hehlern gehen in den Vorrat, die Hehler auf die rechten Stapel ihrer Besitzer.
thieves-den-rule-TD-U4 = Schätze neben Zaubern gehen in die Stadt. Das oberste Plättchen jedes Stapels kommt aus dem Spiel, genutzt oder nicht, und das nächste wird aufgedeckt.
thieves-den-rule-TD-U5 = Die Schätze der Hexe gehen in die Stadt.
thieves-den-rule-TD-U6 = Die Diebe in der Schatzkammer gehen in den Wald.
thieves-den-rule-TD-U7 = Die Schätze auf dem Anwerbefeld gehen in die Stadt.
thieves-den-rule-TD-U8 = Wer das wenigste Ansehen hat, nimmt das Richtungsplättchen; bei Gleichstand, wer weniger Schätze und Diebe zusammen hat; sonst entscheidet, wer es zuletzt hatte.
thieves-den-rule-TD-U9 = Wer es jetzt hat, dreht es um und beginnt die nächste Runde.
thieves-den-rule-TD-U10 = Was auf den Tableaus liegt, bleibt dort, und auch die Auslage bleibt.

thieves-den-rule-TD-E1 = Das Spiel endet mit dem Aufräumen der dritten Runde.
thieves-den-rule-TD-E2 = Alle zeigen ihre Hehler. Wer von einer der sieben Arten allein die meisten hat, gewinnt ihren Mehrheitswert: 5 für Sammler und Hausierer, 4 für Agenten, Verzauberer und Tüftler, 3 für Adel und Söldner.
thieves-den-rule-TD-E3 = Haben mehrere die meisten einer Art, gewinnt niemand ihren Wert.
thieves-den-rule-TD-E4 = Alle zeigen Pläne und gesammelte Orte. Jeder bekommt für jedes Paar den Wert seines Plans.
thieves-den-rule-TD-E5 = Es gewinnt, wer das meiste Ansehen hat, bei Gleichstand, wer mehr Schätze und Diebe zusammen hat; sonst wird der Sieg geteilt.

thieves-den-rule-TD-X1 = Alices Truhen sind voll, als David ihren Trankladen ausraubt. Nach seinen Tränken bekommt sie den Edelstein und legt einen Schatz ihrer Wahl zurück, den Edelstein oder einen älteren.
thieves-den-rule-TD-X2 = Nur 2 Tränke sind übrig. Alice raubt den Trankladen aus und bekommt diese 2; den dritten bekommt sie nie.
thieves-den-rule-TD-X3 = David hat gepasst. Raubt Kira das Zollhaus aus, kann sie ihn nicht wählen.
thieves-den-rule-TD-X4 = Kira raubt Davids Schmugglerhöhle aus: Erst bekommt sie 2 Fossilien, dann er 2 Diebe. Beim Aufräumen wird auch ihr Dieb seiner.
thieves-den-rule-TD-X5 = Kira handelt mit einem Agenten, der 2 Kodizes will: Karte, Dieb und Kodizes liegen über ihrem Tableau, das Ansehen gewinnt sie gleich, der Platz wird aufgefüllt, und nach dem Aufräumen ist die Karte einer ihrer Agenten.
thieves-den-rule-TD-X6 = David zahlt einen Trank für „Großes Blendwerk“ und gewinnt 3 Ansehen. Niemand kann das Plättchen in dieser Runde noch einmal nutzen.
thieves-den-rule-TD-X7 = Kira schickt der Hexe ein Fossil und gewinnt das Ansehen. Das Feld ist bis zum Aufräumen besetzt.
thieves-den-rule-TD-X8 = David stellt seine letzten 2 Diebe in die Schatzkammer und nimmt einen Kodex.
thieves-den-rule-TD-X9 = Kira legt einen Edelstein und einen Trank auf das Anwerbefeld und bekommt einen Dieb.

thieves-den-rule-TD-Q1 = Die obersten Zauber liegen von Anfang an offen: So steht es in der Kurzfassung, und sonst könnte niemand einen wählen.
thieves-den-rule-TD-Q2 = Anwerben bringt einen Dieb. Wo im Buch Schatz steht, ist eine Zeile von der Schatzkammer übernommen.
thieves-den-rule-TD-Q3 = Die erste Seite des Richtungsplättchens zeigt im Uhrzeigersinn, die zweite andersherum.
thieves-den-rule-TD-Q4 = Hier entscheidet das Los, wer beginnt, wenn der Gastgeber keinen Platz nennt.
thieves-den-rule-TD-Q5 = Der Zauberer heißt Alazar, und jeder Schatz bezahlt einen Zauber.
thieves-den-rule-TD-Q6 = Werden mehrere Sofort-Orte zugleich aufgedeckt, liegen erst alle Karten aus; dann werden sie einer nach dem anderen genutzt, vom Startspieler an in Richtung des Plättchens.
thieves-den-rule-TD-Q7 = Ein Sofort-Ort muss genutzt werden. Was er gegen Bezahlung oder bis zu einer Zahl anbietet, darf man ablehnen.
thieves-den-rule-TD-Q8 = Auch die letzte Karte einer Hand wird weitergegeben; wer sie bekommt, legt sie zurück oder aus.
thieves-den-rule-TD-Q9 = Deine nächste Hand siehst du zugleich mit dem Aufdecken, nicht vorher. Eine getroffene Wahl gilt.
thieves-den-rule-TD-Q10 = Karten kommen reihum unter den Stapel, der Startspieler zuerst, dann in Richtung des Plättchens, jede unter die vorige.
thieves-den-rule-TD-Q11 = Ausgeteilt wird einzeln, vom Startspieler an in Richtung des Plättchens, viermal herum.
thieves-den-rule-TD-Q12 = Zu zweit gehören die Orte an den linken Seiten niemandem: kein Besitzerbonus, kein Plan. „Fort ist er“, „Doppelpack“, „Schattenschritt“ und „Falscher Besitzer“ erreichen sie, „Bäumchen, wechsle dich“ nicht.
thieves-den-rule-TD-Q13 = Orte und Hehler von jemandem, der gepasst hat, darf man trotzdem nutzen, und den Besitzerbonus bekommt er weiterhin.
thieves-den-rule-TD-Q14 = Ziel sein kann man bei Hexenhütte, Gilde, Zollhaus und „Bäumchen, wechsle dich“. Wählen darf man nur, wer nicht gepasst hat.
thieves-den-rule-TD-Q15 = Kann niemand gewählt werden, tut so eine Fähigkeit nichts; der Raub gilt, und der Besitzerbonus ist fällig. Kann jemand gewählt werden, muss man es tun.
thieves-den-rule-TD-Q16 = Du darfst einen Ort ausrauben, der dir nichts gibt.
thieves-den-rule-TD-Q17 = Schatzkammer, Anwerben und Zauber gehen auch, wenn der Vorrat nichts hergibt: Du zahlst und bekommst weniger oder nichts.
thieves-den-rule-TD-Q18 = Geprüft wird nach jeder vollständig ausgeführten Fähigkeit, nach jedem Bonus und jedem Effekt: erst alles nehmen, dann den Überschuss zurücklegen, bevor irgendetwas anderes geschieht.
thieves-den-rule-TD-Q19 = Die Grenze der Diebe gilt immer, auch beim Besitzerbonus und beim Aufräumen.
thieves-den-rule-TD-Q20 = Ablehnen kann man nur, was bis zu einer Zahl oder gegen Bezahlung angeboten wird.
thieves-den-rule-TD-Q21 = Mehrere beliebige Schätze werden nacheinander gewählt, gleich oder verschieden, nur was noch in der Stadt ist.
thieves-den-rule-TD-Q22 = Im Laborium darfst du die zurückgelegte Art wieder nehmen, und 0, 1 oder 2. Ohne Schatz geschieht nichts.
thieves-den-rule-TD-Q23 = Du musst nicht zahlen, was ein Ort verlangt; dann bekommst du nichts. Gezahltes geht in den Vorrat, nicht auf die Karte.
thieves-den-rule-TD-Q24 = Nimmt „Fort ist er“ einen Ort mit zwei Dieben, kommt einer zu dir und der andere in den Wald.
thieves-den-rule-TD-Q25 = Alle wissen, dass diese Karte oben auf dem Stapel liegt.
thieves-den-rule-TD-Q26 = „Doppelpack“ auf einem Ort ist ein ganzer Raub mit einem Dieb aus dem Wald, mit Fähigkeit und Besitzerbonus. Beide Diebe kommen beim Aufräumen zum Besitzer.
thieves-den-rule-TD-Q27 = „Doppelpack“ auf einem Hehler, egal wessen: Du zahlst die Schätze auf die Karte und gewinnst ihr Ansehen. Sie bleibt liegen, kein Platz wird aufgefüllt, und beim Aufräumen geht alles auf ihr in den Vorrat.
thieves-den-rule-TD-Q28 = Die zweite Aktion von „Doppelschlag“ und die von „Neue Gesichter“ sind Pflicht, wenn sie möglich sind, sonst entfallen sie. Die von „Weitblick“ ist freiwillig.
thieves-den-rule-TD-Q29 = „Neue Gesichter“ nimmt drei Hehler, oder alle, wenn weniger ausliegen. Sie kommen in der Reihenfolge der Plätze unter den Stapel; dann werden die Plätze der Reihe nach gefüllt, solange der Stapel reicht.
thieves-den-rule-TD-Q30 = Deckt „Weitblick“ einen Sofort-Ort auf, wird er gleich genutzt und kommt auf deinen Stapel; danach die freiwillige Aktion. Bei leerem Stapel bleibt nur die Aktion.
thieves-den-rule-TD-Q31 = Nach der Fähigkeit des Schattenschritts bekommt der Besitzer des Orts den Bonus; dann kommt der Dieb zu dir.
thieves-den-rule-TD-Q32 = Beide Orte des Schattenschritts dürfen wieder ausgeraubt werden; ein Ort mit zwei Dieben behält aber einen.
thieves-den-rule-TD-Q33 = Die Diebe der Verwandlung gehen geradewegs in den Wald.
thieves-den-rule-TD-Q34 = „Falscher Besitzer“ an einer linken Seite ist ein Raub ohne Bonus.
thieves-den-rule-TD-Q35 = „Gezaubertes Kleinod“ kostet einen Schatz und bringt einen: Es tauscht einen gegen einen anderen.
thieves-den-rule-TD-Q36 = Wer Hexenhütte oder Zollhaus nutzt, wählt den Schatz.
thieves-den-rule-TD-Q37 = Hat niemand einen Hehler einer Art, gewinnt niemand ihren Wert.
thieves-den-rule-TD-Q38 = Ein Paar ist je eine Karte der beiden Arten; jede Karte zählt nur in einem Paar.
thieves-den-rule-TD-Q39 = Sofort-Orte auf deinem Stapel zählen für deinen Plan.
thieves-den-rule-TD-Q40 = Das Aufräumen der dritten Runde geht bis zum Anwerbefeld; kein Zauber wird aufgedeckt, und das Richtungsplättchen bleibt.
thieves-den-rule-TD-Q41 = Bei Gleichstand zählen die Marker auf dem Tableau, nachdem die Diebe heimgekehrt sind.
thieves-den-rule-TD-Q42 = Wer einen Gleichstand entscheidet, darf das Plättchen behalten, wenn er selbst dazugehört.
thieves-den-rule-TD-Q43 = Sollte ein Hehler einen beliebigen Schatz verlangen, genügt jeder.
thieves-den-rule-TD-Q44 = Beim Austeilen kann der Stapel nicht ausgehen; geschähe es doch, würde verteilt, was da ist.
thieves-den-rule-TD-Q45 = Kannst du nur passen, passt du ungefragt, so endgültig wie sonst auch.
thieves-den-rule-TD-Q46 = Du darfst Schritte deines Zugs zurücknehmen, bis er endet, aber nicht über eine aufgedeckte verborgene Karte oder die Antwort eines anderen hinaus.
thieves-den-rule-TD-Q47 = Ansehen ist nach oben offen; die Leiste läuft alle 50 im Kreis.
thieves-den-rule-TD-Q48 = Wo im Buch bei Auslage und Zauberstapeln vom Tableau die Rede ist, ist der Spielplan gemeint.
thieves-den-rule-TD-Q49 = Mit einem Schatz, der dem Effekt dann fehlt, kannst du einen Zauber nicht bezahlen.
thieves-den-rule-TD-Q50 = Die Teile einer Fähigkeit gelten von links nach rechts. Eine Wahl ohne Möglichkeit entfällt und gibt nichts.
thieves-den-rule-TD-Q51 = Die übrigen Plätze ordnen sich wie der erste: Ansehen, dann Schätze und Diebe. Gleiche teilen sich den Platz, der nächste entfällt.
thieves-den-rule-TD-Q52 = „Bäumchen, wechsle dich“ tauscht einen deiner eigenen Orte. Hast du keinen über deinem Tableau, kannst du es nicht nutzen.

## Der Tisch im Browser

thieves-den-length = 30–45 Minuten
thieves-den-cards-lead = Alle Karten: Orte mit ihrer Fähigkeit und dem Besitzerbonus, Hehler mit dem, was sie wollen und bringen, die Zauber des Zauberers und die geheimen Pläne. Jeder Ort und jeder Hehler liegt zweimal in der Schachtel.
thieves-den-deck-location = Orte
thieves-den-deck-fence = Hehler
thieves-den-deck-power = Zauber
thieves-den-deck-scheme = Pläne
thieves-den-board = Der Spielplan
thieves-den-yours = Dein Tableau
thieves-den-hand = Deine Hand
thieves-den-place-city = Stadt
thieves-den-place-forest = Wald
thieves-den-place-hag = Die Hexe
thieves-den-place-vault = Schatzkammer
thieves-den-place-recruit = Anwerbefeld
thieves-den-place-wizard = Alazar, der Zauberer
thieves-den-place-fences = Hehler
thieves-den-place-rob = Rauben
thieves-den-place-sell = Verkaufen
thieves-den-place-magic = Zauber
thieves-den-place-feed = Hexe
thieves-den-place-track = Ansehen
thieves-den-place-boards = Tableaus
thieves-den-passed = gepasst
thieves-den-nobodys = gehört niemandem
thieves-den-chests = Truhen: { $n } von { $most } gefüllt
thieves-den-chairs = Stühle: { $n } von { $most } besetzt
thieves-den-pile-hand = Karten auf der Hand: { $n }
thieves-den-pile-pile = Gesammelte Orte, verdeckt: { $n }
thieves-den-pile-sold = Gesammelte Hehler, verdeckt: { $n }
thieves-den-pairs = Paare bisher: { $n }
thieves-den-tile-on = Richtungsplättchen: Hier beginnt die Runde, und es geht im Uhrzeigersinn.
thieves-den-tile-back = Richtungsplättchen: Hier beginnt die Runde, und es geht gegen den Uhrzeigersinn.
thieves-den-tile-over = Richtungsplättchen
thieves-den-brief-PW01 = Nimm einen Dieb von einem Ort; der Ort kommt zurück auf den Stapel
thieves-den-brief-PW02 = Ein Dieb aus dem Wald kommt dazu: Nutze den Ort oder Hehler mit
thieves-den-brief-PW03 = Raube oder verkaufe, dann eines davon noch einmal
thieves-den-brief-PW04 = Schick drei Hehler weg, dann raube oder verkaufe
thieves-den-brief-PW05 = Erhalte 3 Ansehen
thieves-den-brief-PW06 = Nimm einen beliebigen Schatz
thieves-den-brief-PW07 = Decke einen eigenen Ort auf, dann raube oder verkaufe
thieves-den-brief-PW08 = Zwei deiner Diebe in den Wald, nimm zwei beliebige Schätze
thieves-den-brief-PW09 = Versetze einen Dieb auf einen freien Ort und nutze ihn; der Dieb ist dein
thieves-den-brief-PW10 = Tausche einen deiner Orte gegen einen fremden
thieves-den-brief-PW11 = Raube einen Ort aus und nimm selbst den Besitzerbonus
thieves-den-brief-PW12 = Erhalte 3 Diebe
thieves-den-pick-on = Den Rest bekommt { $name }.
thieves-den-pick-final = Die Wahl gilt.
thieves-den-pick-pair = { $name }: Paar { $n } deines Plans (+{ $worth }).
thieves-den-glow = Klicke an, was leuchtet.
thieves-den-signs = Zeichen
thieves-den-sign-fame = Ansehen
thieves-den-sign-gift = Bonus des Besitzers: das bringt ihm ein Raub
thieves-den-sign-now = Wirkt sofort, wenn er aufgedeckt wird
thieves-den-sign-space = Aktionsfeld: Hier kann ein Dieb rauben
thieves-den-rim = Tippe an, was einen goldenen Rand hat, und sieh, was es bringt.
thieves-den-page-rob = Rauben
thieves-den-page-sell = Verkaufen
thieves-den-page-magic = Zauber
thieves-den-page-places = Plätze
thieves-den-lead-fences = ein Dieb und alles Gewünschte, sofort Ansehen
thieves-den-lead-wizard = je ein Schatz, einmal pro Runde
thieves-den-lead-city = übrige Schätze
thieves-den-lead-hag = frisst je Runde einen Schatz jeder Art
thieves-den-lead-own = Deine Orte: Räuber bringen dir den Bonus
thieves-den-lead-most = Die meisten einer Art zählen am Ende
thieves-den-kept = Gesammelte Orte
thieves-den-per-pair = je Paar
thieves-den-used = schon genutzt
thieves-den-used-by = genutzt von { $name }
thieves-den-pay-any = ein beliebiger
thieves-den-sell-now = Verkaufen: +{ $n }
thieves-den-sell-soon = Alles da: +{ $n }
thieves-den-then-sell = danach: +{ $n }
thieves-den-short-one = Fehlt: { $item }
thieves-den-short-thief = Fehlt: ein Dieb
thieves-den-short = { $n } fehlen
thieves-den-peek-you = Du:
thieves-den-peek-after = Danach:
thieves-den-peek-full = Truhen voll: { $count ->
    [one] ein Schatz muss
   *[other] { $count } Schätze müssen
  } zurück.
thieves-den-peek-scheme = Zählt für deinen Plan: { $name }.
thieves-den-peek-own = kehrt am Ende der Runde zurück:
thieves-den-peek-end = am Ende der Runde:
thieves-den-peek-opens = Dann kannst du verkaufen an
thieves-den-peek-new = Danach wird ein neuer Hehler aufgedeckt.
thieves-den-peek-short = (mehr ist nicht da)
thieves-den-peek-again = Noch einmal tippen, um es zu tun.
thieves-den-yours-then = Bei dir:
thieves-den-pass = Passen
thieves-den-pass-lead = beendet deine Runde
thieves-den-pass-means = Du kommst in dieser Runde nicht mehr an den Zug, und niemand kann dir mehr etwas stehlen.
thieves-den-pass-keep = Du behältst { $thieves ->
    [one] 1 Dieb
   *[other] { $thieves } Diebe
  } und { $treasures ->
    [one] 1 Schatz
   *[other] { $treasures } Schätze
  }.
thieves-den-not-yet = Noch nicht
thieves-den-renew-idle = Kreuze die Hehler an, die gehen sollen: { $n }.
thieves-den-renew-said = Angekreuzt:
thieves-den-renew-do = Fortschicken
thieves-den-warn-city = In der Stadt ist zu wenig übrig: Du bekämst weniger als den vollen Gewinn oder nichts.
thieves-den-warn-forest = Im Wald sind zu wenige Diebe übrig: Du bekämst weniger als den vollen Gewinn oder nichts.
thieves-den-warn-chairs = Du hast zu wenige freie Stühle: Wer keinen findet, geht zurück in den Wald.
thieves-den-guide-pick = Willkommen, { $name }! Zuerst wird ausgespäht: Alle wählen einen Ort, geben den Rest weiter und decken gleichzeitig auf. Dein Plan zahlt für Paare aus Dorf und Stadt, und eine Stadt hast du schon. Wähle den Trankladen.
thieves-den-guide-rob = Jetzt ziehen die Diebe los. Du darfst jeden Ort ohne Dieb ausrauben, auch die der anderen. Die Gasse der Juweliere von Dohle gibt dir drei Edelsteine, aber den Bonus in der Ecke bekommt der Besitzer: Dohle erhält ein Fossil und am Ende der Runde auch deinen Dieb. Raube sie trotzdem aus.
thieves-den-guide-deal = Drei Edelsteine! Hehler kaufen genau das, was sie verlangen. Was du hast, ist abgehakt, was fehlt, ist nur ein Umriss. Lady Ashcombe will zwei Edelsteine und einen Dieb und bringt 6 Ansehen. Handle mit ihr.
thieves-den-guide-hag = Ein Edelstein ist übrig. Die Hexe nimmt je Runde einen Schatz jeder Art und zahlt sofort 2 Ansehen. Schicke ihr den Edelstein.
thieves-den-guide-own = Dein letzter Dieb, { $name }. Raube deinen eigenen Trankladen aus: drei Tränke, kein Bonus für andere, und der Dieb kommt beim Aufräumen zu dir zurück.
thieves-den-guide-power = Der Zauberer verkauft jeden seiner drei Zauber einmal je Runde, für einen beliebigen Schatz. „Großes Blendwerk“ bringt 3 Ansehen: Klicke den Zauber an und zahle mit einem Trank.
thieves-den-guide-pass = Mehr lohnt sich jetzt nicht, und die anderen haben gepasst. Passe auch du: Deine Schätze bleiben dir für die nächste Runde.
thieves-den-guide-done = Das war eine Runde, { $name }! Der Dieb aus dem Trankladen ist heimgekehrt, der aus der Gasse der Juweliere arbeitet jetzt für Dohle, und deine gesammelten Orte zählen am Ende für deinen Plan. Nach drei Runden gibt es auch etwas für die meisten Hehler einer Art. Du bist bereit für einen echten Tisch!
