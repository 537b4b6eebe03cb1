### Age of Thieves: Deutsch
### Spaces (Nc3), cards (G04), districts (N E S W P) and rule ids are the same in every language.

age-of-thieves-name = Wettstreit der Diebe
age-of-thieves-hook = Eine Nacht, ein Juwel, zwei offene Tore und Wachen mit sehr guten Ohren.
age-of-thieves-summary = Meisterdiebe schleichen durch die Stadt Hadria. In jeder Runde legt ihr alle geheim Aktionskarten aus und setzt Punkte darauf: Je mehr Punkte, desto früher wirkt die Karte, und alle wissen, wann die Stadtwache handelt. Schleicht durch die Gassen, deckt auf, was die Posten verbergen, sammelt Juwelen und hetzt Wachen auf eure Rivalen. Sobald jemand das Kaiserjuwel nimmt, gibt es Alarm: Fünf Runden bleiben, zwei Tore sind offen, und wer das Juwel hinausträgt, gewinnt.
age-of-thieves-length = 60–120 Minuten
age-of-thieves-reconstructed = Vieles an diesem Spiel ist rekonstruiert: Die Anleitung, nach der wir arbeiten, nennt die Regeln, die Anzahlen, die Stadtplättchen und die Namen von vierzehn allgemeinen Karten. Von uns sind der Stadtplan (er passt zu jeder Anzahl und jeder Nachbarschaft der Anleitung), die Texte der Ereignisse, die meisten allgemeinen Karten und ihre Zahlen, die Hälfte der Fähigkeiten, die Weite des Rennens, was Hinterhalt bringt, und die meisten Werte der Stadtwache; erprobt wurden sie in Partien zwischen Bots.
age-of-thieves-cards-lead = Alles Gedruckte: die sechs Diebe, ihre Grund- und Sonderaktionen, die allgemeinen Aktionskarten, die Stadtplättchen und die Ereignisse in Ruhe und Alarm.
age-of-thieves-deck-thief = Diebe
age-of-thieves-deck-action = Grund- und Sonderaktionen
age-of-thieves-deck-card = Allgemeine Aktionen
age-of-thieves-deck-token = Stadtplättchen
age-of-thieves-deck-calm = Ereignisse in der Ruhe
age-of-thieves-deck-alarm = Ereignisse im Alarm

## Districts, jewels, figures

age-of-thieves-district-N = Goldene Dächer
age-of-thieves-district-E = Leerer Kessel
age-of-thieves-district-S = Salzige Docks
age-of-thieves-district-W = Klapperviertel
age-of-thieves-district-P = Palast
age-of-thieves-jewel-yellow = gelbes Juwel
    .acc = ein gelbes Juwel
age-of-thieves-jewel-green = grünes Juwel
    .acc = ein grünes Juwel
age-of-thieves-jewel-emperor = Kaiserjuwel
    .acc = das Kaiserjuwel
age-of-thieves-jewel-trinkets = Flitterkram
    .acc = Flitterkram
age-of-thieves-figure-guard = Eine Wache
age-of-thieves-figure-captain = Ein Hauptmann

## Felder: Straße und Nummer, oder ein eigener Name

age-of-thieves-space-Na0 = Goldener Käfig
age-of-thieves-space-Na1 = Kronenwall 2
age-of-thieves-space-Na2 = Gasthaus Sonne
age-of-thieves-space-Na3 = Kronenwall 4
age-of-thieves-space-Na4 = Kronenwall 5
age-of-thieves-space-Na5 = Kronentor
age-of-thieves-space-Na6 = Kronenwall 7
age-of-thieves-space-Na7 = Kronenwall 8
age-of-thieves-space-Na8 = Pilgertor
age-of-thieves-space-Na9 = Kronenwall 10
age-of-thieves-space-Nb0 = Goldschlägerzeile 1
age-of-thieves-space-Nb1 = Goldschlägerzeile 2
age-of-thieves-space-Nb2 = Goldschlägerzeile 3
age-of-thieves-space-Nb3 = Goldschlägerzeile 4
age-of-thieves-space-Nb4 = Goldschlägerzeile 5
age-of-thieves-space-Nb5 = Goldschlägerzeile 6
age-of-thieves-space-Nb6 = Goldschlägerzeile 7
age-of-thieves-space-Nb7 = Goldschlägerzeile 8
age-of-thieves-space-Nb8 = Taubenschlag
age-of-thieves-space-Nc0 = Seidenstraße 1
age-of-thieves-space-Nc1 = Seidenstraße 2
age-of-thieves-space-Nc2 = Seidenstraße 3
age-of-thieves-space-Nc3 = Seidenstraße 4
age-of-thieves-space-Nc4 = Seidenstraße 5
age-of-thieves-space-Nc5 = Seidenstraße 6
age-of-thieves-space-Nc6 = Seidenstraße 7
age-of-thieves-space-Nc7 = Badehauskanal
age-of-thieves-space-Nd0 = Pfauengasse 1
age-of-thieves-space-Nd1 = Pfauengasse 2
age-of-thieves-space-Nd2 = Brunnenleiter
age-of-thieves-space-Nd3 = Kaiserwache Nord
age-of-thieves-space-Nd4 = Pfauengasse 5
age-of-thieves-space-Nd5 = Pfauengasse 6
age-of-thieves-space-Nd6 = Münze
age-of-thieves-space-Ne0 = Efeubogen
age-of-thieves-space-Ne1 = Gesandtenweg 2
age-of-thieves-space-Ne2 = Gesandtenweg 3
age-of-thieves-space-Ne3 = Gesandtenweg 4
age-of-thieves-space-Ne4 = Gesandtenweg 5
age-of-thieves-space-Ne5 = Gesandtenweg 6
age-of-thieves-space-Ea0 = Die Grube
age-of-thieves-space-Ea1 = Aschenwall 2
age-of-thieves-space-Ea2 = Gasthaus Kalter Herd
age-of-thieves-space-Ea3 = Aschenwall 4
age-of-thieves-space-Ea4 = Aschenwall 5
age-of-thieves-space-Ea5 = Aschentor
age-of-thieves-space-Ea6 = Aschenwall 7
age-of-thieves-space-Ea7 = Aschenwall 8
age-of-thieves-space-Ea8 = Bettlertor
age-of-thieves-space-Ea9 = Aschenwall 10
age-of-thieves-space-Eb0 = Bettlerzeile 1
age-of-thieves-space-Eb1 = Bettlerzeile 2
age-of-thieves-space-Eb2 = Bettlerzeile 3
age-of-thieves-space-Eb3 = Bettlerzeile 4
age-of-thieves-space-Eb4 = Bettlerzeile 5
age-of-thieves-space-Eb5 = Bettlerzeile 6
age-of-thieves-space-Eb6 = Bettlerzeile 7
age-of-thieves-space-Eb7 = Bettlerzeile 8
age-of-thieves-space-Eb8 = Lumpenkeller
age-of-thieves-space-Ec0 = Knochenstraße 1
age-of-thieves-space-Ec1 = Knochenstraße 2
age-of-thieves-space-Ec2 = Knochenstraße 3
age-of-thieves-space-Ec3 = Knochenstraße 4
age-of-thieves-space-Ec4 = Knochenstraße 5
age-of-thieves-space-Ec5 = Knochenstraße 6
age-of-thieves-space-Ec6 = Knochenstraße 7
age-of-thieves-space-Ec7 = Knochenkanal
age-of-thieves-space-Ed0 = Nesselgasse 1
age-of-thieves-space-Ed1 = Nesselgasse 2
age-of-thieves-space-Ed2 = Ziehbrunnenleiter
age-of-thieves-space-Ed3 = Kaiserwache Ost
age-of-thieves-space-Ed4 = Nesselgasse 5
age-of-thieves-space-Ed5 = Nesselgasse 6
age-of-thieves-space-Ed6 = Pfandhaus
age-of-thieves-space-Ee0 = Geborstener Ofen
age-of-thieves-space-Ee1 = Krustenweg 2
age-of-thieves-space-Ee2 = Krustenweg 3
age-of-thieves-space-Ee3 = Krustenweg 4
age-of-thieves-space-Ee4 = Krustenweg 5
age-of-thieves-space-Ee5 = Krustenweg 6
age-of-thieves-space-Sa0 = Die Bilge
age-of-thieves-space-Sa1 = Kaimauer 2
age-of-thieves-space-Sa2 = Gasthaus Meerjungfrau
age-of-thieves-space-Sa3 = Kaimauer 4
age-of-thieves-space-Sa4 = Kaimauer 5
age-of-thieves-space-Sa5 = Salztor
age-of-thieves-space-Sa6 = Kaimauer 7
age-of-thieves-space-Sa7 = Kaimauer 8
age-of-thieves-space-Sa8 = Teertor
age-of-thieves-space-Sa9 = Kaimauer 10
age-of-thieves-space-Sb0 = Seilerzeile 1
age-of-thieves-space-Sb1 = Seilerzeile 2
age-of-thieves-space-Sb2 = Seilerzeile 3
age-of-thieves-space-Sb3 = Seilerzeile 4
age-of-thieves-space-Sb4 = Seilerzeile 5
age-of-thieves-space-Sb5 = Seilerzeile 6
age-of-thieves-space-Sb6 = Seilerzeile 7
age-of-thieves-space-Sb7 = Seilerzeile 8
age-of-thieves-space-Sb8 = Netzboden
age-of-thieves-space-Sc0 = Heringsstraße 1
age-of-thieves-space-Sc1 = Heringsstraße 2
age-of-thieves-space-Sc2 = Heringsstraße 3
age-of-thieves-space-Sc3 = Heringsstraße 4
age-of-thieves-space-Sc4 = Heringsstraße 5
age-of-thieves-space-Sc5 = Heringsstraße 6
age-of-thieves-space-Sc6 = Heringsstraße 7
age-of-thieves-space-Sc7 = Hafenkanal
age-of-thieves-space-Sd0 = Ankergasse 1
age-of-thieves-space-Sd1 = Ankergasse 2
age-of-thieves-space-Sd2 = Gezeitenleiter
age-of-thieves-space-Sd3 = Kaiserwache Süd
age-of-thieves-space-Sd4 = Ankergasse 5
age-of-thieves-space-Sd5 = Ankergasse 6
age-of-thieves-space-Sd6 = Perlenhaus
age-of-thieves-space-Se0 = Schmugglerbogen
age-of-thieves-space-Se1 = Zollweg 2
age-of-thieves-space-Se2 = Zollweg 3
age-of-thieves-space-Se3 = Zollweg 4
age-of-thieves-space-Se4 = Zollweg 5
age-of-thieves-space-Se5 = Zollweg 6
age-of-thieves-space-Wa0 = Eiserne Kammer
age-of-thieves-space-Wa1 = Hammerwall 2
age-of-thieves-space-Wa2 = Gasthaus Blasebalg
age-of-thieves-space-Wa3 = Hammerwall 4
age-of-thieves-space-Wa4 = Hammerwall 5
age-of-thieves-space-Wa5 = Hammertor
age-of-thieves-space-Wa6 = Hammerwall 7
age-of-thieves-space-Wa7 = Hammerwall 8
age-of-thieves-space-Wa8 = Mühlentor
age-of-thieves-space-Wa9 = Hammerwall 10
age-of-thieves-space-Wb0 = Weberzeile 1
age-of-thieves-space-Wb1 = Weberzeile 2
age-of-thieves-space-Wb2 = Weberzeile 3
age-of-thieves-space-Wb3 = Weberzeile 4
age-of-thieves-space-Wb4 = Weberzeile 5
age-of-thieves-space-Wb5 = Weberzeile 6
age-of-thieves-space-Wb6 = Weberzeile 7
age-of-thieves-space-Wb7 = Weberzeile 8
age-of-thieves-space-Wb8 = Webstuhlspeicher
age-of-thieves-space-Wc0 = Ambossstraße 1
age-of-thieves-space-Wc1 = Ambossstraße 2
age-of-thieves-space-Wc2 = Ambossstraße 3
age-of-thieves-space-Wc3 = Ambossstraße 4
age-of-thieves-space-Wc4 = Ambossstraße 5
age-of-thieves-space-Wc5 = Ambossstraße 6
age-of-thieves-space-Wc6 = Ambossstraße 7
age-of-thieves-space-Wc7 = Schmiedekanal
age-of-thieves-space-Wd0 = Zahnradgasse 1
age-of-thieves-space-Wd1 = Zahnradgasse 2
age-of-thieves-space-Wd2 = Mühlbachleiter
age-of-thieves-space-Wd3 = Kaiserwache West
age-of-thieves-space-Wd4 = Zahnradgasse 5
age-of-thieves-space-Wd5 = Zahnradgasse 6
age-of-thieves-space-Wd6 = Prüfhaus
age-of-thieves-space-We0 = Schlüssellochbogen
age-of-thieves-space-We1 = Schlosserweg 2
age-of-thieves-space-We2 = Schlosserweg 3
age-of-thieves-space-We3 = Schlosserweg 4
age-of-thieves-space-We4 = Schlosserweg 5
age-of-thieves-space-We5 = Schlosserweg 6
age-of-thieves-space-P0 = Schatzkammer
age-of-thieves-space-P1E = Thronstufen 2
age-of-thieves-space-P1N = Thronstufen 1
age-of-thieves-space-P1S = Thronstufen 3
age-of-thieves-space-P1W = Thronstufen 4
age-of-thieves-space-P2a = Innenhof 1
age-of-thieves-space-P2b = Innenhof 2
age-of-thieves-space-P2c = Innenhof 3
age-of-thieves-space-P2d = Innenhof 4
age-of-thieves-space-P2e = Innenhof 5
age-of-thieves-space-P2f = Innenhof 6
age-of-thieves-space-P2g = Innenhof 7
age-of-thieves-space-P2h = Innenhof 8
age-of-thieves-space-P3a = Palastring 1
age-of-thieves-space-P3b = Palastring 2
age-of-thieves-space-P3c = Palastring 3
age-of-thieves-space-P3d = Palastring 4
age-of-thieves-space-P3e = Palastring 5
age-of-thieves-space-P3f = Palastring 6
age-of-thieves-space-P3g = Palastkanal
age-of-thieves-space-P3h = Palastring 8
age-of-thieves-space-P3i = Palastring 9
age-of-thieves-space-P3j = Palastring 10
age-of-thieves-space-P3k = Palastring 11
age-of-thieves-space-P3l = Palastring 12

## Thieves. Value: the name; .text: the ability. Below: the nicknames

age-of-thieves-card-morius = Morius
    .text = Rattenwege: Er steigt hinab, wo andere heraufkommen, und umgekehrt; auch bei Gullys und Leitern.
age-of-thieves-card-jasmine = Jasmine
    .text = Alte Flammen: Wird sie gefasst, wirft sie keine Karte ab, und sie hat auch im Verlies alle Punkte. Beim Planen zieht sie eine Karte mehr, wenn eine Wache im Umkreis von { $flames } ist.
age-of-thieves-card-noiron = Noiron
    .text = Akrobat: einmal pro Runde ein Schritt mehr bei einer Bewegung.
age-of-thieves-card-zain = Zain
    .text = Starker Arm: Seine Granaten fliegen 3 Felder weiter. In der ersten Runde zieht er zwei Karten mehr.
age-of-thieves-card-nikolai = Nikolai
    .text = Tüftler: Bei der Planung zieht er zwei Karten und behält eine.
age-of-thieves-card-joanne = Joanne
    .text = Freibrief: Bis zum Alarm hören Wachen sie 1 Feld weniger weit.

age-of-thieves-title-morius = König der Unterstadt
age-of-thieves-title-jasmine = Gerissene Kurtisane
age-of-thieves-title-noiron = Rachsüchtiger Adliger
age-of-thieves-title-zain = Verrückter Brandstifter
age-of-thieves-title-nikolai = Verstoßener Erfinder
age-of-thieves-title-joanne = Abtrünnige Kommandantin

## Basic and special actions

age-of-thieves-card-move = Bewegung
    .text = Schleichen: bis zu { $sneak ->
        [one] { $sneak } Schritt
       *[other] { $sneak } Schritte
    }. Oder Rennen: bis zu { $run ->
        [one] { $run } Schritt
       *[other] { $run } Schritte
    }, nur laufen, und keine andere Karte in dieser Runde.
age-of-thieves-card-ambush = Hinterhalt
    .text = Diebesschläue: eine Karte oder 1 Punkt in der nächsten Runde. Oder Schlauer Plan: 2 Karten und 2 Punkte, und keine andere Karte in dieser Runde.
age-of-thieves-card-special = Sonderaktion
    .text = Was nur dieser Dieb kann. Sie liegt unter einer allgemeinen Karte, die ihr Preis ist.
age-of-thieves-card-special-morius = Flüstern von unten
    .text = Sieh dir zwei verdeckte Stadtplättchen an; du darfst sie vertauschen.
age-of-thieves-card-special-jasmine = Verführung
    .text = Eine Wache im Umkreis von { $range } kommt auf dein Feld. In dieser Runde handelt sie nicht und fasst dich nicht; andere dort fasst sie.
age-of-thieves-card-special-noiron = Lange Finger
    .text = Nimm einem Rivalen im Umkreis von { $range } eine zufällige allgemeine Karte aus der Hand.
age-of-thieves-card-special-zain = Pulverlager
    .text = Nimm bis zu zwei Granaten ({ age-of-thieves-card-G01 }, { age-of-thieves-card-G02 }, { age-of-thieves-card-G03 }, { age-of-thieves-card-G27 }) aus dem Ablagestapel, aber nicht die Karte, die du eben als Preis abgeworfen hast.
age-of-thieves-card-special-nikolai = Prototyp
    .text = Nutze ein Gerät ({ age-of-thieves-card-G04 }, { age-of-thieves-card-G07 }, { age-of-thieves-card-G08 }, { age-of-thieves-card-G11 }, { age-of-thieves-card-G14 }, { age-of-thieves-card-G16 }) aus dem Ablagestapel, als wäre es deine Karte; nicht die Karte, die du eben als Preis abgeworfen hast. Es bleibt dort liegen.
age-of-thieves-card-special-joanne = Beschlagnahme
    .text = Ein Rivale im Umkreis von { $range } legt ein Juwel deiner Wahl (nicht das Kaiserjuwel) auf sein Feld oder eines daneben.

## General actions

age-of-thieves-card-G01 = Rauchgranate
    .text = Rauch auf einem Feld im Umkreis von { $range } und auf allen daneben. Wer im Rauch steht, ist verborgen und kann bestohlen werden. Stehst du darin, bestiehl sofort die Rivalen auf deinem Feld.
age-of-thieves-card-G02 = Lärmgranate
    .text = Ein Feld im Umkreis von { $range }: Die Stadtwache dort und daneben handelt in dieser Runde nicht. Rivalen darauf können bestohlen werden.
age-of-thieves-card-G03 = Brandgranate
    .text = Feuer auf einem Feld im Umkreis von { $range } ohne Figur: In dieser Runde kommt niemand dorthin.
age-of-thieves-card-G04 = Lockruf
    .text = Bewege eine Wache im Umkreis von { $range } um bis zu { $steps ->
        [one] { $steps } Schritt
       *[other] { $steps } Schritte
    }.
age-of-thieves-card-G05 = Falsche Befehle
    .text = Stelle eine beliebige Wache auf einen Posten ohne Wache.
age-of-thieves-card-G06 = Trank der Eile
    .text = Bewege dich bis zu { $steps ->
        [one] { $steps } Schritt
       *[other] { $steps } Schritte
    }.
age-of-thieves-card-G07 = Angel mit Winde
    .text = Bestiehl einen Rivalen im Umkreis von { $range }, als stündest du auf seinem Feld.
age-of-thieves-card-G08 = Automatische Schlinge
    .text = Ein Dieb oder eine Wache im Umkreis von { $range } macht in dieser Runde keinen Schritt mehr. Ein Rivale in der Schlinge kann bestohlen werden.
age-of-thieves-card-G09 = Betäubungsgas
    .text = Bewege jede Wache im Umkreis von { $range } um bis zu { $steps ->
        [one] { $steps } Schritt
       *[other] { $steps } Schritte
    }, in deiner Reihenfolge.
age-of-thieves-card-G10 = Spiegelmantel
    .text = Du bist bis zum Ende der Runde verborgen.
age-of-thieves-card-G11 = Enterhaken
    .text = Bewege dich bis zu { $steps ->
        [one] { $steps } Schritt
       *[other] { $steps } Schritte
    }; bis zum Ende der Runde kannst du nicht gefasst werden.
age-of-thieves-card-G12 = Knallfrosch
    .text = Bewege eine Wache oder einen Hauptmann im Umkreis von { $range } um bis zu { $steps ->
        [one] { $steps } Schritt
       *[other] { $steps } Schritte
    }.
age-of-thieves-card-G13 = Gasbolas
    .text = Ein Rivale im Umkreis von { $range } hat in der nächsten Runde { $amount ->
        [one] { $amount } Punkt
       *[other] { $amount } Punkte
    } weniger.
age-of-thieves-card-G14 = Mechanische Ratten
    .text = Nimm einem Rivalen im Umkreis von { $range } ein Stadtplättchen, oder decke eines im Umkreis von { $range } auf; du darfst es behalten, wenn seine Art es erlaubt.
age-of-thieves-card-G15 = Dachsprung
    .text = Springe auf ein Feld im Umkreis von { $range } ohne Figur.
age-of-thieves-card-G16 = Sprungstiefel
    .text = Bewege dich bis zu { $steps ->
        [one] { $steps } Schritt
       *[other] { $steps } Schritte
    }; die Stadtwache fasst dich nicht im Vorbeigehen, nur wo du stehen bleibst.
age-of-thieves-card-G17 = Führer der Unterstadt
    .text = Liegt ein Kanaleinstieg im Umkreis von { $range }: Komm aus einem beliebigen Ausstieg.
age-of-thieves-card-G18 = Bettlerlumpen
    .text = Du bist verborgen bis zum Ende der Runde, oder bis du ein Juwel nimmst oder stiehlst.
age-of-thieves-card-G19 = Anonymer Hinweis
    .text = Eine neue Wache auf einem Posten ohne Wache in deinem Viertel.
age-of-thieves-card-G20 = Bestechung
    .text = Eine Wache in deinem Viertel handelt in dieser Runde nicht. Du darfst sie auch bis zu { $steps ->
        [one] { $steps } Schritt
       *[other] { $steps } Schritte
    } führen: Dann fasst sie zuerst, wen sie auf ihrem Feld fassen kann, auch dich.
age-of-thieves-card-G21 = Schlaftrunk
    .text = Eine Wache oder ein Hauptmann im Umkreis von { $range } handelt in dieser Runde nicht und fasst niemanden; oder ein Rivale im Umkreis von { $range } hat in der nächsten Runde { $amount ->
        [one] { $amount } Punkt
       *[other] { $amount } Punkte
    } weniger.
age-of-thieves-card-G22 = Beutelschneider
    .text = Ein Rivale im Umkreis von { $range } kann bestohlen werden; sofort, wenn du auf seinem Feld stehst.
age-of-thieves-card-G23 = Erpressung
    .text = Ein Rivale in deinem Viertel gibt dir eine allgemeine Karte seiner Wahl.
age-of-thieves-card-G24 = Lauscher
    .text = Sieh dir alle übrigen Stapel eines Rivalen im Umkreis von { $range } an, dann zieh { $amount ->
        [one] eine Karte
       *[other] { $amount } Karten
    }.
age-of-thieves-card-G25 = Gunst der Gilde
    .text = In der nächsten Runde { $amount ->
        [one] { $amount } Punkt
       *[other] { $amount } Punkte
    } mehr.
age-of-thieves-card-G26 = Geheimvorrat
    .text = Zieh { $amount ->
        [one] eine Karte
       *[other] { $amount } Karten
    }.
age-of-thieves-card-G27 = Würgegranate
    .text = Ein Feld im Umkreis von { $range }: Jeder andere Dieb dort oder daneben hat in der nächsten Runde { $amount ->
        [one] { $amount } Punkt
       *[other] { $amount } Punkte
    } weniger.

## Kurz: was vorn auf der Karte steht

age-of-thieves-brief-move = { $steps } Schritte schleichen; oder 7 rennen, nur dies.
age-of-thieves-brief-ambush = 1 Karte oder 1 Punkt; allein: 2 Karten, 2 Punkte.
age-of-thieves-brief-special-morius = Sieh zwei Plättchen an; du darfst tauschen.
age-of-thieves-brief-special-jasmine = Eine Wache bis 3 kommt zu dir, handelt nicht.
age-of-thieves-brief-special-noiron = Zufällige Karte eines Rivalen bis 6 Felder.
age-of-thieves-brief-special-zain = Bis zu zwei Granaten vom Ablagestapel.
age-of-thieves-brief-special-nikolai = Ein Gerät vom Ablagestapel nutzen.
age-of-thieves-brief-special-joanne = Ein Rivale bis 4 legt ein Juwel deiner Wahl ab.
age-of-thieves-brief-G01 = Rauch bis 4 Felder: verbirgt, lässt bestehlen.
age-of-thieves-brief-G02 = Wachen bis 3 handeln nicht; Rivalen bestehlbar.
age-of-thieves-brief-G03 = Feuer bis 4 Felder: niemand kommt dorthin.
age-of-thieves-brief-G04 = Wache bis 5 Felder: bis zu 4 Schritte.
age-of-thieves-brief-G05 = Eine Wache auf einen freien Posten.
age-of-thieves-brief-G06 = Bewege dich bis zu 5 Schritte.
age-of-thieves-brief-G07 = Bestiehl einen Rivalen bis 4 Felder.
age-of-thieves-brief-G08 = Dieb oder Wache bis 6: keine Schritte mehr.
age-of-thieves-brief-G09 = Jede Wache bis 5 Felder: bis zu 2 Schritte.
age-of-thieves-brief-G10 = Verborgen bis zum Ende der Runde.
age-of-thieves-brief-G11 = Bis zu 3 Schritte; niemand fasst dich.
age-of-thieves-brief-G12 = Wache, Hauptmann bis 5: bis zu 3 Schritte.
age-of-thieves-brief-G13 = Rivale bis 6 Felder: 4 Punkte weniger.
age-of-thieves-brief-G14 = Plättchen bis 4 nehmen oder aufdecken.
age-of-thieves-brief-G15 = Sprung auf ein freies Feld bis 3.
age-of-thieves-brief-G16 = Bis zu 3 Schritte, auch an Wachen vorbei.
age-of-thieves-brief-G17 = Vom Einstieg bis 6 zu jedem Ausstieg.
age-of-thieves-brief-G18 = Verborgen, bis du etwas nimmst oder stiehlst.
age-of-thieves-brief-G19 = Neue Wache auf einen Posten deines Viertels.
age-of-thieves-brief-G20 = Wache im Viertel handelt nicht; führ sie bis 3.
age-of-thieves-brief-G21 = Wache bis 4 schläft; oder Rivale −3 Punkte.
age-of-thieves-brief-G22 = Ein Rivale bis 5 Felder ist bestehlbar.
age-of-thieves-brief-G23 = Ein Rivale im Viertel gibt dir eine Karte.
age-of-thieves-brief-G24 = Sieh Stapel eines Rivalen bis 5; zieh 1 Karte.
age-of-thieves-brief-G25 = Nächste Runde 3 Punkte mehr.
age-of-thieves-brief-G26 = Zieh 2 Karten.
age-of-thieves-brief-G27 = Diebe an einem Feld bis 5: 2 Punkte weniger.

## City tokens

age-of-thieves-card-stash = Diebesversteck
    .text = Zieh eine Karte.
age-of-thieves-card-citizens = Wachsame Bürger
    .text = Jeder Dieb in diesem Viertel wirft eine Karte ab.
age-of-thieves-card-plainclothes = Wache in Zivil
    .text = Eine Wache tritt hervor, genau hier.
age-of-thieves-card-informer = Spitzel
    .text = Darf behalten werden: 1 Punkt für eine Ansage.
age-of-thieves-card-agent = Agent der Gilde
    .text = Darf behalten werden: 2 Punkte auf einem Stapel.
age-of-thieves-card-neighbourhood = Vertraute Gegend
    .text = Darf behalten werden: ein Schritt mehr bei einer Bewegung.
age-of-thieves-card-trinkets = Flitterkram
    .text = Darf behalten werden: zählt wie ein gelbes Juwel.
age-of-thieves-card-alley = Dunkle Gasse
    .text = Dieses Feld ist von nun an ein Versteck.
age-of-thieves-card-manhole = Gully
    .text = Dieses Feld ist von nun an ein Kanaleinstieg.
age-of-thieves-card-ladder = Leiter
    .text = Dieses Feld ist von nun an ein Kanalausstieg.
age-of-thieves-down = Verdecktes Stadtplättchen
age-of-thieves-down-help = Niemand weiß, was er ist, bis ihn jemand aufdeckt.

## Events

age-of-thieves-card-C01 = Mondlose Nacht
    .text = Wachen hören 1 Feld weniger weit.
age-of-thieves-card-C02 = Fackelzug
    .text = Wachen hören 1 Feld weiter. Sofort: Feuer auf dem Kaiserjuwel, wenn dort niemand steht; es brennt von Runde zu Runde, bis die Initiative der Stadtwache { $quench } ist.
age-of-thieves-card-C03 = Hafennebel
    .text = Wachen hören nur 2 Felder weit.
age-of-thieves-card-C04 = Wachablösung
    .text = Sofort: Jeder Dieb darf eine Wache bis zu 2 Schritte bewegen.
age-of-thieves-card-C05 = Zahltag der Gilde
    .text = Sofort: Jeder Dieb zieht eine Karte.
age-of-thieves-card-C06 = Wirtshausgeflüster
    .text = Jeder Dieb hat in dieser Runde 2 Punkte mehr.
age-of-thieves-card-C07 = Straßenfest
    .text = Schleichen geht bis zu 5 Schritte weit.
age-of-thieves-card-C08 = Verstärkte Wache
    .text = Sofort: eine neue Wache auf einem Posten im Klapperviertel.
age-of-thieves-card-C09 = Überflutete Kanäle
    .text = Niemand benutzt die Kanäle.
age-of-thieves-card-C10 = Nachtmarkt
    .text = Sofort: Jeder Dieb darf eine Karte abwerfen, um zwei zu ziehen.
age-of-thieves-card-C11 = Betrunkene Streife
    .text = Der niedrigere von zwei Würfeln ist die Initiative der Stadtwache.
age-of-thieves-card-C12 = Starkregen
    .text = Kein Rauch, kein Feuer; Wachen gehen 1 Schritt weniger.
age-of-thieves-card-A01 = Menschenjagd
    .text = Hauptleute gehen 1 Schritt mehr.
age-of-thieves-card-A02 = Die Glocken von Hadria
    .text = Wachen und Hauptleute hören 2 Felder weiter.
age-of-thieves-card-A03 = Hausdurchsuchungen
    .text = Sofort: Jeder Dieb außerhalb der Verliese wirft eine Karte ab.
age-of-thieves-card-A04 = Vergitterte Kanäle
    .text = Niemand benutzt die Kanäle.
age-of-thieves-card-A05 = Doppelte Streifen
    .text = Sofort: eine neue Wache auf einem Posten im Viertel der offenen Tore.
age-of-thieves-card-A06 = Panik auf den Straßen
    .text = Wachen und Hauptleute gehen 1 Schritt weniger.
age-of-thieves-card-A07 = Hundert Fackeln
    .text = Verstecke und Dunkle Gassen verbergen nicht.
age-of-thieves-card-A08 = Kopfgeld auf das Juwel
    .text = Die Stadtwache hört den Träger des Kaiserjuwels 3 Felder weiter.
age-of-thieves-card-A09 = Aufruhr in der Kaserne
    .text = Sofort: Der erste Dieb nimmt eine Wache vom Spielplan.
age-of-thieves-card-A10 = Die Gilde zahlt ihre Schulden
    .text = Jeder Dieb hat in dieser Runde 2 Punkte mehr.
age-of-thieves-card-A11 = Ein Tor verrammelt
    .text = Der erste Dieb nennt ein offenes Tor, das in dieser Runde nicht benutzt werden kann.

## Under earlier rules: what cards said up to version 1, up to version 3

age-of-thieves-until1-jasmine = Alte Flammen: Wird sie gefasst, wirft sie keine Karte ab, und sie hat auch im Verlies alle Punkte.
age-of-thieves-until1-zain = Starker Arm: Seine Granaten fliegen 3 Felder weiter.
age-of-thieves-until1-joanne = Freibrief: Wachen müssen 2 Felder näher sein, um sie zu hören.
age-of-thieves-until1-special-noiron = Nimm einem Rivalen eine zufällige allgemeine Karte aus der Hand.
age-of-thieves-until1-G20 = Eine Wache in deinem Viertel handelt in dieser Runde nicht.
age-of-thieves-until1-G21 = Eine Wache oder ein Hauptmann im Umkreis von 2 handelt in dieser Runde nicht und fasst niemanden.
age-of-thieves-until1-C02 = Wachen hören 1 Feld weiter.
age-of-thieves-until3-G20 = Eine Wache in deinem Viertel geht nach deinem Wunsch bis zu 3 Schritte und handelt in dieser Runde nicht. Zuerst fasst sie, wen sie auf ihrem Feld fassen kann, auch dich.

## Questions

age-of-thieves-ask-sheet = Wähle deinen Dieb.
age-of-thieves-ask-start = Wähle das Viertel, in dem du beginnst.
age-of-thieves-ask-alarm = Wohin geht diese Figur der Stadtwache?
age-of-thieves-ask-jewel = Lege ein gelbes Juwel auf ein leeres Feld dieses Viertels, mindestens 6 Schritte von jedem Dieb.
age-of-thieves-ask-limit = Mehr als fünf Karten: Wirf eine ab.
age-of-thieves-ask-tinker = Behalte eine der beiden gezogenen Karten: Wirf die andere ab.
age-of-thieves-ask-discard = Wirf eine Karte ab.
age-of-thieves-ask-declare = Setze Punkte auf die Karten, die du spielst.
age-of-thieves-ask-next = Welcher deiner Stapel kommt zuerst?
age-of-thieves-ask-use = Wie nutzt du diese Karte?
age-of-thieves-ask-move = Deine Bewegung, Schritt für Schritt.
age-of-thieves-ask-target = Wähle ein Ziel.
age-of-thieves-ask-march = Führe diese Figur, Schritt für Schritt.
age-of-thieves-ask-rob = Jemanden bestehlen?
age-of-thieves-ask-lose = Du bist gefasst. Welches Juwel verlierst du?
age-of-thieves-ask-keep = Dieses Stadtplättchen behalten?
age-of-thieves-ask-order = Die Stadtwache handelt. Welche Figur zuerst?
age-of-thieves-ask-toward = Auf welches Feld geht diese Figur zu?
age-of-thieves-ask-route = Wo bleibt diese Figur stehen?
age-of-thieves-ask-recycle = Der Vorrat ist leer. Welche Figur wird vom Spielplan genommen?
age-of-thieves-ask-cunning = Diebesschläue: eine Karte oder ein Punkt für die nächste Runde?
age-of-thieves-ask-grenade = Eine Granate aus dem Ablagestapel nehmen?
age-of-thieves-ask-swap = Die beiden Stadtplättchen vertauschen?
age-of-thieves-ask-give = Du wirst erpresst. Welche Karte gibst du her?
age-of-thieves-ask-place = Zu welchem Posten wird die Wache geschickt?
age-of-thieves-ask-event-guard = Wachablösung: eine Wache bewegen?
age-of-thieves-ask-market = Nachtmarkt: eine Karte abwerfen, um zwei zu ziehen?
age-of-thieves-ask-post = Auf welchem Posten steht die neue Wache?
age-of-thieves-ask-riot = Welche Wache verlässt den Spielplan?
age-of-thieves-ask-gate = Welches Tor ist in dieser Runde verrammelt?
age-of-thieves-ask-nearest = Dieses Feld ist belegt. Welches der nächsten stattdessen?
age-of-thieves-ask-put = Wohin wird das Juwel gelegt?
age-of-thieves-ask-deal = Ein Dieb wird ausgeteilt.
age-of-thieves-ask-draw = Eine Karte wird gezogen.
age-of-thieves-ask-first = Es wird ausgewürfelt, wer der erste Dieb ist.
age-of-thieves-ask-event = Das nächste Ereignis wird aufgedeckt.
age-of-thieves-ask-watch-roll = Die Initiative der Stadtwache wird gewürfelt.
age-of-thieves-ask-district = Eine Viertelkarte wird gezogen.
age-of-thieves-ask-token = Ein Stadtplättchen wird aufgedeckt.
age-of-thieves-ask-steal = Eine Karte wird ungesehen gestohlen.

## Moves

age-of-thieves-move-thief = { CARD($thief) } spielen
age-of-thieves-move-deal = { CARD($thief) } wird ausgeteilt
age-of-thieves-move-start = Im Viertel „{ WORD($district, kind: "district") }“ beginnen
age-of-thieves-move-district = { WORD($district, kind: "district") }
age-of-thieves-move-at = { WORD($space, kind: "space") }
age-of-thieves-move-watch = Die Figur auf dem Feld { WORD($space, kind: "space") }
age-of-thieves-move-rival = { $victim }
age-of-thieves-move-go = Zum Feld { WORD($space, kind: "space") } gehen
age-of-thieves-move-toward = Auf das Feld { WORD($space, kind: "space") } zu
age-of-thieves-move-stop = Hier stehen bleiben
age-of-thieves-move-leave = Die Stadt verlassen!
age-of-thieves-move-take = { WORD($jewel, kind: "jewel", form: "acc") } nehmen
age-of-thieves-move-take-token = „{ CARD($token) }“ nehmen
age-of-thieves-move-turn = Das Stadtplättchen aufdecken
age-of-thieves-move-rob = { $victim } { WORD($jewel, kind: "jewel", form: "acc") } stehlen
age-of-thieves-move-sewer = Durch die Kanäle zum Feld { WORD($space, kind: "space") }
age-of-thieves-move-familiar = Vertraute Gegend: ein Schritt mehr
age-of-thieves-move-acrobat = Akrobat: ein Schritt mehr
age-of-thieves-move-declare = Ansagen: { CARDS($cards) }
age-of-thieves-move-declare-none = Nichts ansagen
age-of-thieves-move-next = Zuerst „{ CARD($card) }“
age-of-thieves-move-next-special = Zuerst die Sonderaktion unter „{ CARD($card) }“
age-of-thieves-move-decline = Verzichten
age-of-thieves-move-resolve = Nutzen
age-of-thieves-move-sneak = Schleichen
age-of-thieves-move-run = Rennen
age-of-thieves-move-cunning = Diebesschläue
age-of-thieves-move-plan = Schlauer Plan
age-of-thieves-move-special = Die Sonderaktion nutzen
age-of-thieves-move-cover = Stattdessen die Deckkarte nutzen
age-of-thieves-move-discard = „{ CARD($card) }“ abwerfen
age-of-thieves-move-none = Nichts
age-of-thieves-move-give = „{ CARD($card) }“ hergeben
age-of-thieves-move-lose = { WORD($jewel, kind: "jewel", form: "acc") } verlieren
age-of-thieves-move-pick = „{ CARD($card) }“ nehmen
age-of-thieves-move-pick-use = „{ CARD($card) }“ nutzen
age-of-thieves-move-token = „{ CARD($token) }“ von { $victim }
age-of-thieves-move-swap = Vertauschen
age-of-thieves-move-keep = Lassen, wie es ist
age-of-thieves-move-keep-token = Behalten
age-of-thieves-move-draw = Eine Karte ziehen
age-of-thieves-move-points = Ein Punkt für die nächste Runde
age-of-thieves-move-jewel = Von { $victim }: { WORD($jewel, kind: "jewel") }
age-of-thieves-move-draw-card = „{ CARD($card) }“ ziehen
age-of-thieves-move-lift = „{ CARD($card) }“ stehlen
age-of-thieves-move-roll = Wurf { $dice }
age-of-thieves-move-event = { CARD($event) }
age-of-thieves-move-face = { CARD($token) }

## What happened

age-of-thieves-log-sheet = { $name } spielt { CARD($thief) }.
    .you = Du spielst { CARD($thief) }.
age-of-thieves-log-roll = { $name } würfelt { $count }.
    .you = Du würfelst { $count }.
age-of-thieves-log-first = { $name } ist der erste Dieb.
    .you = Du bist der erste Dieb.
age-of-thieves-log-start = { $name } beginnt im Viertel „{ WORD($district, kind: "district") }“.
    .you = Du beginnst im Viertel „{ WORD($district, kind: "district") }“.
age-of-thieves-log-turn = Runde { $count }. Erster Dieb: { $name }.
    .you = Runde { $count }. Du bist der erste Dieb.
age-of-thieves-log-alarm = Alarm! Die Tore im Viertel „{ WORD($district, kind: "district") }“ sind offen.
age-of-thieves-log-appear = { WORD($figure, kind: "figure") } erscheint auf dem Feld { WORD($space, kind: "space") }.
age-of-thieves-log-event = Ereignis: { CARD($event) }.
age-of-thieves-log-jewel = { $name } legt ein gelbes Juwel auf das Feld { WORD($space, kind: "space") }.
    .you = Du legst ein gelbes Juwel auf das Feld { WORD($space, kind: "space") }.
age-of-thieves-log-no-jewel = Im Viertel „{ WORD($district, kind: "district") }“ ist kein Platz für ein gelbes Juwel.
age-of-thieves-log-no-jewel-pool = Im Vorrat ist kein gelbes Juwel mehr.
age-of-thieves-log-watch-roll = Die Initiative der Stadtwache ist { $count }.
age-of-thieves-log-draw = { $name } zieht „{ CARD($card) }“.
    .you = Du ziehst „{ CARD($card) }“.
age-of-thieves-log-draw-hidden = { $name } zieht eine Karte.
    .you = Du ziehst eine Karte.
age-of-thieves-log-shuffle = Der Ablagestapel wird zum neuen Stapel gemischt.
age-of-thieves-log-no-card = Für { $name } ist keine Karte mehr da.
    .you = Für dich ist keine Karte mehr da.
age-of-thieves-log-discard = { $name } wirft „{ CARD($card) }“ ab.
    .you = Du wirfst „{ CARD($card) }“ ab.
age-of-thieves-log-keeps = { $name } verzichtet darauf.
    .you = Du verzichtest darauf.
age-of-thieves-log-points = { $name } hat { $blue } blaue, { $red } rote und { $purple } violette Punkte.
    .you = Du hast { $blue } blaue, { $red } rote und { $purple } violette Punkte.
age-of-thieves-log-declared = Die Sichtschirme werden gehoben.
age-of-thieves-log-stack = { $name }: ein Stapel mit { $points ->
    [one] 1 Punkt
   *[other] { $points } Punkten
  }.
    .you = Du: ein Stapel mit { $points ->
        [one] 1 Punkt
       *[other] { $points } Punkten
      }.
age-of-thieves-log-lift = { $name } legt { $count } Stapel aus (darauf Spitzel: { $informers }, Agenten: { $agents }; ungenutzte Punkte: { $unused }).
    .you = Du legst { $count } Stapel aus (darauf Spitzel: { $informers }, Agenten: { $agents }; ungenutzte Punkte: { $unused }).
age-of-thieves-log-reveal = { $points }: { $name } deckt „{ CARD($card) }“ auf.
    .you = { $points }: Du deckst „{ CARD($card) }“ auf.
age-of-thieves-log-reveal-special = { $points }: { $name } deckt die Sonderaktion unter „{ CARD($card) }“ auf.
    .you = { $points }: Du deckst die Sonderaktion unter „{ CARD($card) }“ auf.
age-of-thieves-log-use = { $name } nutzt „{ CARD($card) }“.
    .you = Du nutzt „{ CARD($card) }“.
age-of-thieves-log-use-sneak = { $name } nutzt „{ CARD($card) }“ (Schleichen).
    .you = Du nutzt „{ CARD($card) }“ (Schleichen).
age-of-thieves-log-use-run = { $name } nutzt „{ CARD($card) }“ (Rennen).
    .you = Du nutzt „{ CARD($card) }“ (Rennen).
age-of-thieves-log-use-cunning = { $name } nutzt „{ CARD($card) }“ (Diebesschläue).
    .you = Du nutzt „{ CARD($card) }“ (Diebesschläue).
age-of-thieves-log-use-plan = { $name } nutzt „{ CARD($card) }“ (Schlauer Plan).
    .you = Du nutzt „{ CARD($card) }“ (Schlauer Plan).
age-of-thieves-log-use-special = { $name } nutzt die Sonderaktion unter „{ CARD($card) }“.
    .you = Du nutzt die Sonderaktion unter „{ CARD($card) }“.
age-of-thieves-log-use-cover = { $name } verzichtet auf die Sonderaktion und nutzt „{ CARD($card) }“.
    .you = Du verzichtest auf die Sonderaktion und nutzt „{ CARD($card) }“.
age-of-thieves-log-decline = { $name } verzichtet auf „{ CARD($card) }“.
    .you = Du verzichtest auf „{ CARD($card) }“.
age-of-thieves-log-decline-special = { $name } verzichtet auf die Sonderaktion und auf „{ CARD($card) }“.
    .you = Du verzichtest auf die Sonderaktion und auf „{ CARD($card) }“.
age-of-thieves-log-step = { $name } geht zum Feld { WORD($space, kind: "space") }.
    .you = Du gehst zum Feld { WORD($space, kind: "space") }.
age-of-thieves-log-sewer = { $name } kommt auf dem Feld { WORD($space, kind: "space") } aus den Kanälen.
    .you = Du kommst auf dem Feld { WORD($space, kind: "space") } aus den Kanälen.
age-of-thieves-log-leave = { $name } verlässt die Stadt durch das Tor „{ WORD($space, kind: "space") }“!
    .you = Du verlässt die Stadt durch das Tor „{ WORD($space, kind: "space") }“!
age-of-thieves-log-stop = { $name } bleibt stehen.
    .you = Du bleibst stehen.
age-of-thieves-log-extra = { $name } geht einen Schritt mehr.
    .you = Du gehst einen Schritt mehr.
age-of-thieves-log-take = { $name } nimmt auf dem Feld { WORD($space, kind: "space") } { WORD($jewel, kind: "jewel", form: "acc") }.
    .you = Du nimmst auf dem Feld { WORD($space, kind: "space") } { WORD($jewel, kind: "jewel", form: "acc") }.
age-of-thieves-log-turn-up = { $name } deckt auf dem Feld { WORD($space, kind: "space") } „{ CARD($token) }“ auf.
    .you = Du deckst auf dem Feld { WORD($space, kind: "space") } „{ CARD($token) }“ auf.
age-of-thieves-log-take-token = { $name } behält vom Feld { WORD($space, kind: "space") } „{ CARD($token) }“.
    .you = Du behältst vom Feld { WORD($space, kind: "space") } „{ CARD($token) }“.
age-of-thieves-log-box = „{ CARD($token) }“ vom Feld { WORD($space, kind: "space") } kommt aus dem Spiel.
age-of-thieves-log-rob = { $name } stiehlt { $victim } { WORD($jewel, kind: "jewel", form: "acc") }.
    .you = Du stiehlst { $victim } { WORD($jewel, kind: "jewel", form: "acc") }.
    .victim = { $name } stiehlt dir { WORD($jewel, kind: "jewel", form: "acc") }.
age-of-thieves-log-mark = { $name } kann bestohlen werden.
    .you = Du kannst bestohlen werden.
age-of-thieves-log-vault = { $name } ist in die Schatzkammer eingebrochen: bester Einbrecher, rote Punkte: { $count }.
    .you = Du bist in die Schatzkammer eingebrochen: bester Einbrecher, rote Punkte: { $count }.
age-of-thieves-log-gates = Die Tore im Viertel „{ WORD($district, kind: "district") }“ öffnen sich.
age-of-thieves-log-caught = { $name } wird auf dem Feld { WORD($space, kind: "space") } gefasst!
    .you = Du wirst auf dem Feld { WORD($space, kind: "space") } gefasst!
age-of-thieves-log-lose = { $name } verliert { WORD($jewel, kind: "jewel", form: "acc") }, abgelegt auf dem Feld { WORD($space, kind: "space") }.
    .you = Du verlierst { WORD($jewel, kind: "jewel", form: "acc") }, abgelegt auf dem Feld { WORD($space, kind: "space") }.
age-of-thieves-log-lose-pool = { $name } verliert { WORD($jewel, kind: "jewel", form: "acc") }.
    .you = Du verlierst { WORD($jewel, kind: "jewel", form: "acc") }.
age-of-thieves-log-dungeon = { $name } wird ins Verlies im Viertel „{ WORD($district, kind: "district") }“ geworfen.
    .you = Du wirst ins Verlies im Viertel „{ WORD($district, kind: "district") }“ geworfen.
age-of-thieves-log-district = Die Viertelkarte für { $name }: { WORD($district, kind: "district") }.
    .you = Die Viertelkarte für dich: { WORD($district, kind: "district") }.
age-of-thieves-log-opened = Ein Stapel von { $name } ist verloren: „{ CARD($card) }“.
    .you = Einer deiner Stapel ist verloren: „{ CARD($card) }“.
age-of-thieves-log-opened-special = Ein Stapel von { $name } ist verloren: die Sonderaktion unter „{ CARD($card) }“.
    .you = Einer deiner Stapel ist verloren: die Sonderaktion unter „{ CARD($card) }“.
age-of-thieves-log-watch = Die Stadtwache handelt (Initiative { $count }).
age-of-thieves-log-watch-goes = { WORD($figure, kind: "figure") } geht vom Feld { WORD($from, kind: "space") } zum Feld { WORD($space, kind: "space") }.
age-of-thieves-log-watch-stays = { WORD($figure, kind: "figure") } bleibt auf dem Feld { WORD($space, kind: "space") }.
age-of-thieves-log-march = { WORD($figure, kind: "figure") }, geführt von { $name }, geht zum Feld { WORD($space, kind: "space") }.
    .you = { WORD($figure, kind: "figure") }, geführt von dir, geht zum Feld { WORD($space, kind: "space") }.
age-of-thieves-log-moved = { WORD($figure, kind: "figure") }, geführt von { $name }, bleibt auf dem Feld { WORD($space, kind: "space") } stehen.
    .you = { WORD($figure, kind: "figure") }, geführt von dir, bleibt auf dem Feld { WORD($space, kind: "space") } stehen.
age-of-thieves-log-effect = { $name } setzt „{ CARD($card) }“ auf dem Feld { WORD($space, kind: "space") } ein.
    .you = Du setzt „{ CARD($card) }“ auf dem Feld { WORD($space, kind: "space") } ein.
age-of-thieves-log-no-target = „{ CARD($card) }“ von { $name } bleibt ohne Wirkung.
    .you = Deine Karte „{ CARD($card) }“ bleibt ohne Wirkung.
age-of-thieves-log-smoke = { $name } hüllt { WORD($space, kind: "space") } in Rauch.
    .you = Du hüllst { WORD($space, kind: "space") } in Rauch.
age-of-thieves-log-fire = { $name } setzt { WORD($space, kind: "space") } in Brand.
    .you = Du setzt { WORD($space, kind: "space") } in Brand.
age-of-thieves-log-blaze = Eine Fackel setzt die Schatzkammer in Brand: An das Kaiserjuwel ({ WORD($space, kind: "space") }) kommt niemand heran, bis die Initiative der Stadtwache 8 ist.
age-of-thieves-log-quenched = Die Stadtwache löscht das Feuer auf dem Kaiserjuwel ({ WORD($space, kind: "space") }).
age-of-thieves-log-stun = { WORD($figure, kind: "figure") } auf dem Feld { WORD($space, kind: "space") } handelt in dieser Runde nicht.
age-of-thieves-log-gain = { $name } bekommt bei der nächsten Ansage { $count ->
    [one] 1 Punkt
   *[other] { $count } Punkte
  } mehr.
    .you = Du bekommst bei der nächsten Ansage { $count ->
        [one] 1 Punkt
       *[other] { $count } Punkte
      } mehr.
age-of-thieves-log-loss = { $name } bekommt bei der nächsten Ansage { $count ->
    [one] 1 Punkt
   *[other] { $count } Punkte
  } weniger.
    .you = Du bekommst bei der nächsten Ansage { $count ->
        [one] 1 Punkt
       *[other] { $count } Punkte
      } weniger.
age-of-thieves-log-hide = { $name } ist verborgen.
    .you = Du bist verborgen.
age-of-thieves-log-steal = { $name } stiehlt { $victim } „{ CARD($card) }“.
    .you = Du stiehlst { $victim } „{ CARD($card) }“.
    .victim = { $name } stiehlt dir „{ CARD($card) }“.
age-of-thieves-log-steal-hidden = { $name } stiehlt { $victim } eine Karte.
age-of-thieves-log-give = { $name } gibt { $victim } „{ CARD($card) }“.
    .you = Du gibst { $victim } „{ CARD($card) }“.
    .victim = { $name } gibt dir „{ CARD($card) }“.
age-of-thieves-log-give-hidden = { $name } gibt { $victim } eine Karte.
age-of-thieves-log-listen = { $name } kennt einen Stapel von { $victim }: „{ CARD($card) }“, Punkte: { $points }.
    .you = Du kennst einen Stapel von { $victim }: „{ CARD($card) }“, Punkte: { $points }.
    .victim = { $name } kennt einen deiner Stapel: „{ CARD($card) }“, Punkte: { $points }.
age-of-thieves-log-listen-special = { $name } kennt einen Stapel von { $victim }: die Sonderaktion unter „{ CARD($card) }“, Punkte: { $points }.
    .you = Du kennst einen Stapel von { $victim }: die Sonderaktion unter „{ CARD($card) }“, Punkte: { $points }.
    .victim = { $name } kennt einen deiner Stapel: die Sonderaktion unter „{ CARD($card) }“, Punkte: { $points }.
age-of-thieves-log-listen-hidden = { $name } sieht sich einen Stapel von { $victim } an (Punkte: { $points }).
    .victim = { $name } sieht sich einen deiner Stapel an (Punkte: { $points }).
age-of-thieves-log-look = { $name } sieht sich das Stadtplättchen auf dem Feld { WORD($space, kind: "space") } an.
    .you = Du siehst dir das Stadtplättchen auf dem Feld { WORD($space, kind: "space") } an.
age-of-thieves-log-looked = { $name } sieht auf dem Feld { WORD($space, kind: "space") } „{ CARD($token) }“.
    .you = Du siehst auf dem Feld { WORD($space, kind: "space") } „{ CARD($token) }“.
age-of-thieves-log-looked-hidden = { $name } kennt das Stadtplättchen auf dem Feld { WORD($space, kind: "space") }.
age-of-thieves-log-fetch = { $name } nimmt „{ CARD($card) }“ aus dem Ablagestapel.
    .you = Du nimmst „{ CARD($card) }“ aus dem Ablagestapel.
age-of-thieves-log-confiscate = { $name } nimmt { $victim } { WORD($jewel, kind: "jewel", form: "acc") } ab und legt die Beute auf das Feld { WORD($space, kind: "space") }.
    .you = Du nimmst { $victim } { WORD($jewel, kind: "jewel", form: "acc") } ab und legst die Beute auf das Feld { WORD($space, kind: "space") }.
    .victim = { $name } nimmt dir { WORD($jewel, kind: "jewel", form: "acc") } ab und legt die Beute auf das Feld { WORD($space, kind: "space") }.
age-of-thieves-log-token-stolen = { $name } nimmt { $victim } „{ CARD($token) }“ ab.
    .you = Du nimmst { $victim } „{ CARD($token) }“ ab.
    .victim = { $name } nimmt dir „{ CARD($token) }“ ab.
age-of-thieves-log-barred = { $name } verrammelt in dieser Runde das Tor „{ WORD($space, kind: "space") }“.
    .you = Du verrammelst in dieser Runde das Tor „{ WORD($space, kind: "space") }“.
age-of-thieves-log-gone = { WORD($figure, kind: "figure") } auf dem Feld { WORD($space, kind: "space") } verlässt den Spielplan.
age-of-thieves-log-clean-up = Die Runde ist vorbei.
age-of-thieves-log-pass = { $name } ist jetzt der erste Dieb.
    .you = Du bist jetzt der erste Dieb.
age-of-thieves-log-over = Die Nacht ist vorbei.
age-of-thieves-log-reposition = { WORD($figure, kind: "figure") } wird auf das Feld { WORD($space, kind: "space") } gestellt.
age-of-thieves-log-swap = { $count ->
    [0] { $name } lässt die Stadtplättchen, wie sie sind.
   *[other] { $name } vertauscht die Stadtplättchen.
  }
    .you = { $count ->
        [0] Du lässt die Stadtplättchen, wie sie sind.
       *[other] Du vertauschst die Stadtplättchen.
      }
age-of-thieves-log-picks = { $name } wählt { WORD($space, kind: "space") }.
    .you = Du wählst { WORD($space, kind: "space") }.
age-of-thieves-log-aims = { $name } zielt auf { $victim }.
    .you = Du zielst auf { $victim }.
    .victim = { $name } zielt auf dich.
age-of-thieves-log-swap-hidden = { $name } hat die Stadtplättchen vielleicht vertauscht.

## The end

age-of-thieves-source-emperor = Kaiserjuwel
age-of-thieves-source-burglar = Bester Einbrecher
age-of-thieves-source-green = Grüne Juwelen
age-of-thieves-source-yellow = Gelbe Juwelen
age-of-thieves-source-trinkets = Flitterkram
age-of-thieves-reason-jewel = Das Kaiserjuwel ist aus der Stadt.
age-of-thieves-reason-dawn = Die Nacht ist vorbei; wer hinauskam, zählt seine Beute.
age-of-thieves-reason-nobody = Niemand ist aus der Stadt gekommen.
age-of-thieves-tie-nobody = Alle Diebe haben verloren.
age-of-thieves-tie-escaped = Nur wer hinauskam, zählt.
age-of-thieves-tie-jewel = Das Kaiserjuwel entscheidet.
age-of-thieves-tie-burglar = Gleich viele Punkte; der beste Einbrecher gewinnt.
age-of-thieves-tie-jewels = Gleich viele Punkte; mehr Juwelen entscheiden.
age-of-thieves-tie-greens = Gleich viele Punkte und Juwelen; mehr grüne entscheiden.
age-of-thieves-tie-first = In allem gleich; wer zuerst hinauskam, gewinnt.

## Options

age-of-thieves-option-specials = Sonderaktionen
    .help = Jeder Dieb hat eine Sonderaktion. Für das erste Spiel lasst sie weg.
age-of-thieves-option-thieves = Diebe
    .help = Zufällig ausgeteilt oder reihum gewählt, der erste Dieb zuerst.
age-of-thieves-value-dealt = ausgeteilt
age-of-thieves-value-chosen = gewählt

## Why not

age-of-thieves-why-over = Das Spiel ist vorbei.
age-of-thieves-why-not-asked = Du bist jetzt nicht gefragt.
age-of-thieves-why-not-offered = Das gehört jetzt nicht zu deinen Möglichkeiten.
age-of-thieves-why-stack-empty = Jede angesagte Karte trägt mindestens einen Punkt.
age-of-thieves-why-not-in-hand = „{ CARD($card) }“ ist nicht (oder nicht so oft) auf deiner Hand.
age-of-thieves-why-alike-order = Von gleichen Karten nenne zuerst die mit mehr Punkten, und die Deckkarte der Sonderaktion vor den anderen.
age-of-thieves-why-no-tokens = So viele dieser Stadtplättchen hast du nicht.
age-of-thieves-why-agent-pair = Beide Punkte eines Agenten liegen auf einem Stapel.
age-of-thieves-why-tokens-over = Die Stadtplättchen sind mehr wert als alle deine Stapel zusammen.
age-of-thieves-why-too-many-points = So viele Punkte hast du nicht; du hast { $count }.
age-of-thieves-why-no-specials = In diesem Spiel gibt es keine Sonderaktionen.
age-of-thieves-why-dungeon-move = Im Verlies kannst du nur „Bewegung“ ausführen, um hinauszukommen.
age-of-thieves-why-dungeon-fire = Vor jedem Ausgang des Verlieses brennt Feuer.
age-of-thieves-why-leave-dungeon = Verlass zuerst das Verlies.
age-of-thieves-why-spent = Nach Rennen oder Schlauem Plan wird in dieser Runde keine Karte mehr genutzt.
age-of-thieves-why-not-alone = Rennen und Schlauer Plan müssen deine einzige Karte in dieser Runde sein.
age-of-thieves-why-no-special-stack = In diesem Stapel liegt keine Sonderaktion.
age-of-thieves-why-other-card = Das gehört zu einer anderen Karte.
age-of-thieves-why-snared = Du sitzt in der Schlinge und machst in dieser Runde keinen Schritt.
age-of-thieves-why-into-dungeon = Niemand geht freiwillig ins Verlies „{ WORD($space, kind: "space") }“.
age-of-thieves-why-no-path = Von hier führt kein Weg zum Feld { WORD($space, kind: "space") }.
age-of-thieves-why-fire = { WORD($space, kind: "space") } brennt.
age-of-thieves-why-no-steps = Du hast keinen Schritt mehr.
age-of-thieves-why-no-alarm = Die Tore öffnen sich erst beim Alarm.
age-of-thieves-why-no-gate = Du stehst auf keinem offenen Tor.
age-of-thieves-why-running = Beim Rennen tust du nichts als laufen.
age-of-thieves-why-no-jewel = Hier liegt kein solches Juwel.
age-of-thieves-why-no-token = Hier liegt kein solches Stadtplättchen.
age-of-thieves-why-rob-elsewhere = Du musst auf dem Feld dessen stehen, den du bestiehlst.
age-of-thieves-why-robbed-already = Dieser Dieb wurde in dieser Runde schon bestohlen.
age-of-thieves-why-not-robbable = Dieser Dieb kann jetzt nicht bestohlen werden.
age-of-thieves-why-no-such-jewel = Dieser Dieb hat kein solches Juwel.
age-of-thieves-why-sewers-shut = In dieser Runde benutzt niemand die Kanäle.
age-of-thieves-why-sewers-once = Pro Bewegung darfst du nur einmal durch die Kanäle.
age-of-thieves-why-no-entrance = Hier ist kein Kanaleinstieg.
age-of-thieves-why-not-entered = Du musst den Einstieg in dieser Bewegung betreten.
age-of-thieves-why-no-exit = Diesen Ausstieg kannst du nicht benutzen.
age-of-thieves-why-no-familiar = Du hast keine Vertraute Gegend.
age-of-thieves-why-familiar-once = Nur eine Vertraute Gegend pro Bewegung.
age-of-thieves-why-acrobat-once = Der Akrobat wirkt einmal pro Runde, und nicht nach den Kanälen.
age-of-thieves-why-acrobat-noiron = Nur Noiron ist Akrobat.
age-of-thieves-why-start-taken = Im Viertel „{ WORD($district, kind: "district") }“ beginnt schon jemand.
age-of-thieves-why-jewel-space = { WORD($space, kind: "space") } ist kein leeres Feld dieses Viertels mit mindestens 6 Schritten Abstand zu jedem Dieb.
age-of-thieves-why-must-discard = Du musst eine Karte abwerfen.
age-of-thieves-why-march = Die Figur kann nicht zum Feld { WORD($space, kind: "space") }: kein Weg, Feuer, oder kein erlaubter Halt.
age-of-thieves-why-target-needed = Die Karte braucht ein Ziel; wer nichts tun will, verzichtet auf den ganzen Stapel.
age-of-thieves-why-wrong-kind = Auf so etwas wirkt diese Karte nicht.
age-of-thieves-why-no-watch = Auf dem Feld { WORD($space, kind: "space") } steht keine Figur der Stadtwache.
age-of-thieves-why-not-captains = Diese Karte wirkt auf Wachen, nicht auf Hauptleute.
age-of-thieves-why-too-far = { WORD($space, kind: "space") } ist zu weit weg: Die Reichweite ist { $count }.
age-of-thieves-why-other-district = { WORD($space, kind: "space") } liegt in einem anderen Viertel.
age-of-thieves-why-snared-guard = Diese Wache sitzt in der Schlinge; in dieser Runde bewegt sie keine Karte.
age-of-thieves-why-moved-already = Die Wache auf dem Feld { WORD($space, kind: "space") } kann jetzt nicht bewegt werden: Jede bewegt sich nur einmal, und nur, wenn sie in Reichweite war.
age-of-thieves-why-not-yourself = Wähle einen Rivalen, nicht dich selbst.
age-of-thieves-why-no-such-thief = Dort sitzt niemand.
age-of-thieves-why-has-left = Dieser Dieb hat die Stadt schon verlassen.
age-of-thieves-why-in-dungeon = Dieser Dieb sitzt im Verlies; dort erreicht ihn keine Karte.
age-of-thieves-why-token-not-there = Dieser Dieb hat kein solches Stadtplättchen, das man nehmen könnte.
age-of-thieves-why-not-emperor = Jedes Juwel außer dem Kaiserjuwel.
age-of-thieves-why-dungeon-space = Ein Verlies kann nicht gewählt werden.
age-of-thieves-why-not-free = Auf dem Feld { WORD($space, kind: "space") } steht jemand.
age-of-thieves-why-no-post = { WORD($space, kind: "space") } ist kein Posten.
age-of-thieves-why-watch-there = Auf dem Feld { WORD($space, kind: "space") } steht schon eine Figur der Stadtwache.
age-of-thieves-why-no-face-down = Auf dem Feld { WORD($space, kind: "space") } liegt kein verdecktes Stadtplättchen.
age-of-thieves-why-token-twice = Das Stadtplättchen auf dem Feld { WORD($space, kind: "space") } siehst du dir schon an.
age-of-thieves-why-only-entrance = Das ist der Einstieg selbst; komm woanders heraus.
age-of-thieves-why-no-grenade = „{ CARD($card) }“ ist keine Granate.
age-of-thieves-why-no-device = „{ CARD($card) }“ ist kein Gerät.
age-of-thieves-why-price = „{ CARD($card) }“ war der Preis dieser Aktion und kann nicht gewählt werden.
age-of-thieves-why-not-in-pile = { CARD($card) } liegt nicht im Ablagestapel.
age-of-thieves-why-put-near = Das Juwel kommt auf das Feld des Rivalen oder eines daneben.
age-of-thieves-why-turn-first = Das Stadtplättchen liegt verdeckt: Decke es zuerst auf.
age-of-thieves-why-face-up = Das Stadtplättchen liegt schon offen.
age-of-thieves-why-not-kept = Dieses Stadtplättchen bleibt liegen; niemand kann es behalten.
age-of-thieves-why-take-trinkets = Offen liegender Flitterkram wird wie ein Juwel genommen.

## Errors

age-of-thieves-error-one-of = { $where } muss eines von { $allowed } sein
age-of-thieves-error-together = { $where }: zusammen müssen es { $wanted } sein, nicht { $found }
age-of-thieves-error-path = { $where }: ein Weg braucht zwei verschiedene Felder des Plans: a = "Na1", b = "Na2"
age-of-thieves-error-path-dungeon = { $where }: ein Weg eines Kerkers führt hinaus (a = der Kerker, out = true), und kein anderer Weg hat „out“
age-of-thieves-error-far = { $where }: von { $a } nach { $b } muss man in höchstens { $most } Schritten kommen
age-of-thieves-error-declare-word = „{ $word }“: Schreibe eine Karte und ihre Punkte, etwa move:3 oder special+G04:5
age-of-thieves-error-declare-twice = { $word } steht zweimal da
age-of-thieves-error-declare-many = höchstens fünf allgemeine Karten können angesagt werden
age-of-thieves-error-declare-points = niemand hat je mehr als { $most } Punkte
age-of-thieves-error-space = „{ $word }“ ist kein Feld des Spielplans
age-of-thieves-error-gates-open = wenn das Kaiserjuwel genommen wurde, muss das Viertel der offenen Tore genannt sein (N, E, S oder W)
age-of-thieves-error-gates-shut = die Tore kennt man erst, wenn das Kaiserjuwel genommen wurde
age-of-thieves-error-event-side = die Ereignisse passen nicht zur Seite des Wachbogens
age-of-thieves-error-event-early = in dieser Phase gilt noch kein Ereignis
age-of-thieves-error-figure-space = dort kann keine Figur der Stadtwache stehen
age-of-thieves-error-captain-early = Hauptleute kommen mit dem Alarm
age-of-thieves-error-dungeon-empty = in einem Verlies liegt nichts
age-of-thieves-error-fire-free = Feuer brennt nur, wo keine Figur steht
age-of-thieves-error-token-post = verdeckte Stadtplättchen liegen auf Posten außerhalb des Palastes
age-of-thieves-error-token-gone = dieses Stadtplättchen bleibt nie auf dem Spielplan
age-of-thieves-error-sheet-twice = zwei Diebe haben denselben Bogen
age-of-thieves-error-out-order = Diebe gehen einer nach dem anderen, nach dem Alarm
age-of-thieves-error-out-and-here = ein Dieb, der die Stadt verließ, steht nicht auf dem Spielplan
age-of-thieves-error-best-burglar = ein Dieb ist der beste Einbrecher, wenn das Juwel genommen wurde
age-of-thieves-error-used-tokens = mehr Stadtplättchen genutzt als vorhanden
age-of-thieves-error-fresh = die eben gezogenen Karten sind höchstens zwei der Hand
age-of-thieves-error-stacks = diese Stapel können nicht angesagt werden
age-of-thieves-error-hand-limit = mehr als fünf allgemeine Karten auf der Hand
age-of-thieves-error-cover = auf einer Sonderkarte liegt eine allgemeine Karte, und nur auf einer solchen
age-of-thieves-error-copies = so viele Exemplare von { $card } gibt es nicht
age-of-thieves-error-tokens = so viele Stadtplättchen gibt es nicht
age-of-thieves-error-jewels = so viele Juwelen gibt es nicht
age-of-thieves-error-known = muss nennen, wer die Karte hat und wer das weiß
age-of-thieves-error-doing = diese Regeln können hier nicht im Gange sein
age-of-thieves-error-not-over = die Nacht kann noch nicht vorbei sein
age-of-thieves-error-phase-told = muss fehlen: doing oder over sagt, wie weit die Nacht ist
age-of-thieves-error-alarm-lifted = muss true sein: Alarm gibt es erst, wenn das Kaiserjuwel genommen wurde
age-of-thieves-error-alarm-raised = muss true sein, während Alarm geschlagen wird
age-of-thieves-error-due = true nur in der Bewegung, in der das Kaiserjuwel zum ersten Mal genommen wird, bevor die Tore bekannt sind
age-of-thieves-error-barred = ein Tor ist nur durch A11 versperrt, und es ist eines der beiden offenen
age-of-thieves-error-looked = Morius hat nur verdeckte Stadtplättchen angesehen (token: "down")
age-of-thieves-error-not-lifted = bevor das Kaiserjuwel genommen wurde (lifted: true), liegt es in der Mitte des Palastes auf P0
age-of-thieves-error-red-points = die roten Punkte hat ein einziger Dieb, wenn das Kaiserjuwel genommen wurde
age-of-thieves-error-robbed-marked = wer in dieser Runde bestohlen wurde, trägt keinen Diebstahlmarker
age-of-thieves-error-known-holder = keiner dieser Plätze hat diese Karte
age-of-thieves-error-is-over = muss true sein: Das Kaiserjuwel oder alle haben die Stadt verlassen, oder die letzte Runde ist vorbei
age-of-thieves-error-first = der erste Dieb ist nach dem Würfeln ein Platz, davor -1
age-of-thieves-error-set-up = passt nicht zum Aufbau: Diebe und Startfelder werden Platz für Platz vergeben, und wenn die Nacht beginnt, hat jeder beides
age-of-thieves-error-nowhere = muss ein Feld sein; nirgends ist nur, wer die Stadt verlassen hat (out)
age-of-thieves-error-not-left = „left“ ist, wer in der Abwicklung dieser Runde die Stadt verlassen hat (out)
age-of-thieves-error-left-cards = muss leer sein: Wer die Stadt verlassen hat, behält Karten nur bis zum Aufräumen (Zustand „left“), und seine Stapel sind aufgedeckt
age-of-thieves-error-event-needed = muss genannt sein: In dieser Phase gilt ein Ereignis
age-of-thieves-error-event-last = es ist kein Ereignis mehr da, das aufgedeckt werden könnte: Die Nacht wäre vorbei
age-of-thieves-error-acted = true in der Abwicklung, sobald die Stadtwache handelt; sonst false
age-of-thieves-error-resolving = true von der Ansage bis zum Aufräumen, sonst false
age-of-thieves-error-stacks-early = muss leer sein: Stapel und Stadtplättchen darauf liegen nur in der Abwicklung da
age-of-thieves-error-swept = muss leer sein: Rauch, Feuer, Marker und alles, was nur eine Runde gilt, kommen in der Abwicklung und enden mit dem Aufräumen
age-of-thieves-error-jewel-dropped = außerhalb des Palastes liegt das Kaiserjuwel nur auf einem kaiserlichen Posten
age-of-thieves-error-caught = muss „caught“ nennen, während dieser Dieb gefasst wird
age-of-thieves-error-doing-thief = muss ein Dieb auf dem Spielplan sein, den diese Regel betrifft
age-of-thieves-error-doing-abroad = müssen Rivalen auf dem Spielplan und außerhalb der Verliese sein
age-of-thieves-error-doing-figure = müssen Figuren der Stadtwache auf dem Spielplan sein, die diese Regel bewegen kann
age-of-thieves-error-doing-space = muss das Feld sein, auf dem dies geschieht
age-of-thieves-error-doing-stack = muss eine Karte sein, die dort liegt und dies bewirkt
age-of-thieves-error-doing-target = hier gibt es nichts zu wählen

## Rules

age-of-thieves-section-G = Begriffe
age-of-thieves-section-S = Aufbau
age-of-thieves-section-E = Ereignisphase
age-of-thieves-section-P = Planung
age-of-thieves-section-D = Ansage
age-of-thieves-section-R = Ausführung: Reihenfolge
age-of-thieves-section-A = Aktionen
age-of-thieves-section-M = Bewegung
age-of-thieves-section-J = Juwelen und Stadtplättchen auf dem Spielplan
age-of-thieves-section-H = Diebstahl
age-of-thieves-section-W = Die Stadtwache
age-of-thieves-section-C = Gefasst
age-of-thieves-section-V = Schatzkammer und Alarm
age-of-thieves-section-N = Aufräumen
age-of-thieves-section-Z = Ende und Sieg
age-of-thieves-section-F = Felder
age-of-thieves-section-K = Stadtplättchen und Effekte
age-of-thieves-section-I = Vorräte
age-of-thieves-section-Y = Varianten
age-of-thieves-section-X = Beispiele
age-of-thieves-section-Q = Klarstellungen

age-of-thieves-rule-AT-G1 = Eine Runde hat fünf Phasen: Ereignis, Planung, Ansage, Ausführung, Aufräumen. Das Spiel ist eine Folge solcher Runden.
age-of-thieves-rule-AT-G2 = Trage das Kaiserjuwel durch ein offenes Tor hinaus. Sonst gewinnt, wer mit der wertvollsten Beute hinauskommt; wer in der Stadt bleibt, verliert.
age-of-thieves-rule-AT-G3 = Die Stadt hat fünf Viertel: den Palast in der Mitte, Goldene Dächer (N), Leerer Kessel (E), Salzige Docks (S) und Klapperviertel (W). Grenzzeichen auf Wegen ändern nichts.
age-of-thieves-rule-AT-G4 = Ein Effekt trifft nur, was er nennt: Figur, Dieb, Wache, Hauptmann. Was „Wache“ sagt, trifft nie einen Hauptmann.
age-of-thieves-rule-AT-G5 = Ein Feld ist jedes Feld außer einem Verlies; auf einem leeren liegt gar nichts; auf einem freien steht keine Figur.
age-of-thieves-rule-AT-G6 = Die Entfernung ist die kleinste Zahl von Schritten zwischen zwei Feldern.
age-of-thieves-rule-AT-G7 = Reichweite n heißt höchstens n Schritte vom handelnden Dieb; D (Distrikt) heißt sein Viertel; ohne Angabe gilt, was der Text erlaubt.
age-of-thieves-rule-AT-G8 = Wen ein Diebstahlsymbol trifft, der kann bestohlen werden.
age-of-thieves-rule-AT-G9 = Wer eine Figur bewegt, bestimmt allein über sie: von keinem Schritt bis zur genannten Zahl, jede Figur nach Belieben.
age-of-thieves-rule-AT-G10 = Der erste Dieb deckt Ereignisse auf, legt gelbe Juwelen, würfelt für die Stadtwache, lenkt sie, wo die Regeln es offen lassen, und entscheidet, was alle betrifft, auch aus dem Verlies.
age-of-thieves-rule-AT-G11 = Fähigkeiten wirken, so oft ihre Bedingung zutrifft, außer sie sagen einmal pro Runde.
age-of-thieves-rule-AT-G12 = Ein Dieb ist verborgen auf einem Versteck, einer Dunklen Gasse oder im Rauch, unter Mantel oder Lumpen und im Rest der Runde, in der er ein Verlies verließ. Er wird weder bemerkt noch gefasst, kann aber Ziel sein und bestohlen werden.
age-of-thieves-rule-AT-G13 = Nur wer nicht verborgen, nicht im Verlies und nicht anders geschützt ist, kann gefasst werden.
age-of-thieves-rule-AT-S1 = Auf jedem der 12 Posten mit Schwertern steht eine Wache.
age-of-thieves-rule-AT-S2 = Das Kaiserjuwel liegt auf der Palastmitte, je ein grünes Juwel auf den vier bezeichneten Feldern.
age-of-thieves-rule-AT-S3 = Jeder Posten außerhalb des Palastes bekommt ein verdecktes Stadtplättchen, 40 insgesamt; die anderen 11 kommen ungesehen aus dem Spiel.
age-of-thieves-rule-AT-S4 = Im Vorrat liegen anfangs 8 Wachen, 2 Hauptleute und 10 gelbe Juwelen, dazu Marker nach Bedarf.
age-of-thieves-rule-AT-S5 = Der Viertelstapel hat je eine Karte der äußeren Viertel.
age-of-thieves-rule-AT-S6 = 10 der 12 ruhigen und 5 der 11 Alarmereignisse werden gebraucht; die anderen kommen ungesehen aus dem Spiel.
age-of-thieves-rule-AT-S7 = Der Wachbogen beginnt mit der Seite Ruhe.
age-of-thieves-rule-AT-S8 = Jeder bekommt einen der sechs Diebe offen ausgeteilt.
age-of-thieves-rule-AT-S9 = Jeder hat Bewegung, Hinterhalt, die Sonderaktion seines Diebes und 10 blaue Punkte.
age-of-thieves-rule-AT-S10 = Die 70 allgemeinen Karten werden gemischt; jeder zieht zwei.
age-of-thieves-rule-AT-S11 = Der höchste Wurf bestimmt den ersten Dieb; von ihm aus im Uhrzeigersinn wählt jeder ein Startfeld, je ein Dieb.
age-of-thieves-rule-AT-S12 = Nicht gebrauchte Diebe mit ihren Karten und Punkten bleiben außer Spiel.
age-of-thieves-rule-AT-S13 = Zwei bis vier können spielen; nur die Zahl der Diebe und der roten Punkte (Spieler minus eins) ändert sich.
age-of-thieves-rule-AT-E1 = Wurde in der vorigen Runde das Kaiserjuwel genommen, kommt vor allem anderen der Alarm.
age-of-thieves-rule-AT-E2 = Der erste Dieb deckt das nächste Ereignis des geltenden Stapels auf; es wirkt sofort oder bis zum Aufräumen.
age-of-thieves-rule-AT-E3 = Die Runde des letzten Ereignisses wird noch zu Ende gespielt.
age-of-thieves-rule-AT-E4 = In der Ruhe legt der erste Dieb ein gelbes Juwel auf ein leeres Feld des gezeigten Viertels, sechs oder mehr Schritte von jedem Dieb.
age-of-thieves-rule-AT-E5 = Ab dem Alarm werden keine gelben Juwelen mehr gelegt.
age-of-thieves-rule-AT-E6 = Die Initiative der Stadtwache ist ein Würfel in der Ruhe, der höhere von zweien im Alarm, für alle sichtbar.
age-of-thieves-rule-AT-P1 = Vom ersten Dieb an im Uhrzeigersinn zieht jeder Dieb auf dem Spielplan eine Karte, im Verlies oder nicht.
age-of-thieves-rule-AT-P2 = Höchstens fünf allgemeine Karten auf der Hand, jederzeit; was zu viel ist, wird sofort abgeworfen.
age-of-thieves-rule-AT-P3 = Abgeworfene Karten liegen offen; alle dürfen sie ansehen.
age-of-thieves-rule-AT-P4 = Ist der Stapel leer, wird der Ablagestapel zu einem neuen gemischt.
age-of-thieves-rule-AT-D1 = Alle sagen gleichzeitig und geheim an: beliebige Handkarten, verdeckt, jede mit Punkten.
age-of-thieves-rule-AT-D2 = Jede angesagte Karte trägt mindestens 1 Punkt; nach oben gibt es keine Grenze, Punkte dürfen übrig bleiben.
age-of-thieves-rule-AT-D3 = Du hast blaue Punkte, rote mit dem Kaiserjuwel, früher gewährte violette und die Stadtplättchen, die du einsetzt.
age-of-thieves-rule-AT-D4 = Was Punkte ändert, gilt zu Beginn der Ansage.
age-of-thieves-rule-AT-D5 = Eine Sonderaktion wird unter einer allgemeinen Karte angesagt, die Punkte auf beiden; eine Grundkarte kann sie nicht decken.
age-of-thieves-rule-AT-D6 = Sind alle bereit, werden die Sichtschirme gehoben: Alle sehen Stapel und Punkte, nicht die Karten.
age-of-thieves-rule-AT-D7 = Bögen sind immer offen, nur Stadtplättchen mit Punkten dürfen während der Ansage verborgen sein.
age-of-thieves-rule-AT-R1 = Die Punkte eines Stapels sind seine Initiative, der Würfel ist die der Stadtwache; von hoch nach niedrig wird gehandelt.
age-of-thieves-rule-AT-R2 = Alle Wachen und Hauptleute handeln einmal pro Runde, gemeinsam, bei der Initiative der Stadtwache.
age-of-thieves-rule-AT-R3 = Bei Gleichstand mit der Stadtwache geht in der Ruhe der Dieb vor, im Alarm die Stadtwache.
age-of-thieves-rule-AT-R4 = Bei Gleichstand unter Dieben wechselt man sich vom ersten Dieb an im Uhrzeigersinn ab, je ein Stapel.
age-of-thieves-rule-AT-R5 = Niemand darf seinen Platz bei Gleichstand abgeben.
age-of-thieves-rule-AT-R6 = Um einen Stapel auszuführen, deckt man ihn auf und wendet ihn an; die Karte bleibt bis zum Aufräumen.
age-of-thieves-rule-AT-R7 = Man darf auf einen Stapel verzichten: Er wird aufgedeckt und wirkt nicht.
age-of-thieves-rule-AT-R8 = Die eigenen angesagten Karten darf man jederzeit ansehen.
age-of-thieves-rule-AT-R9 = Die Phase endet, wenn alle Stapel erledigt sind und die Stadtwache gehandelt hat; sie handelt immer.
age-of-thieves-rule-AT-A1 = Bewegung und Hinterhalt haben eine schwächere und eine stärkere Wirkung; gewählt wird, wenn die Karte drankommt.
age-of-thieves-rule-AT-A2 = Schleichen und Diebesschläue gehen mit anderen Karten zusammen.
age-of-thieves-rule-AT-A3 = Rennen und Schlauer Plan gehen nur, wenn du in dieser Runde keine andere Karte ausführst.
age-of-thieves-rule-AT-A4 = Schleichen sind bis zu 4 Schritte. Rennen sind bis zu 7 Schritte und sonst nichts: keine Juwelen, Stadtplättchen oder Diebstähle.
age-of-thieves-rule-AT-A5 = Hinterhalt bringt Karten oder Punkte für die nächste Runde.
age-of-thieves-rule-AT-A6 = Grundkarten kommen jede Runde zurück und können nie verloren gehen.
age-of-thieves-rule-AT-A7 = Kommt ein Sonderstapel dran, wählst du: die Sonderaktion, deren Deckkarte sofort als Preis abgeworfen wird, oder stattdessen die Deckkarte.
age-of-thieves-rule-AT-A8 = Sonderkarten kommen zurück, gehen nie verloren und zählen nicht für die Handgrenze.
age-of-thieves-rule-AT-A9 = Eine angesagte allgemeine Karte wird beim Aufräumen abgeworfen, ausgeführt oder nicht.
age-of-thieves-rule-AT-A10 = Höchstens fünf allgemeine Karten auf der Hand.
age-of-thieves-rule-AT-M1 = Eine Bewegung ist eine Folge von Schritten auf Wegen, bis zur erlaubten Zahl, in jeder Richtung, auch keine.
age-of-thieves-rule-AT-M2 = Figuren dürfen durch Felder mit anderen Figuren ziehen.
age-of-thieves-rule-AT-M3 = Am Ende einer Bewegung stehen auf einem Feld beliebig viele Diebe, aber nur eine Figur der Stadtwache.
age-of-thieves-rule-AT-M4 = Bei der eigenen Bewegung darf ein Dieb auf jedem seiner Felder Juwelen nehmen, Stadtplättchen aufdecken und stehlen.
age-of-thieves-rule-AT-M5 = Eine versetzte Figur wird aufgehoben und abgestellt; dazwischen geschieht nichts.
age-of-thieves-rule-AT-M6 = Wer einen Kanaleinstieg betritt, darf aus einem beliebigen Ausstieg kommen; damit endet die Bewegung, der Ausstieg ist ihr letztes Feld.
age-of-thieves-rule-AT-M7 = Die Stadtwache benutzt keine Kanäle, darf aber auf diesen Feldern stehen und sie überqueren.
age-of-thieves-rule-AT-M8 = Eine weitere Bewegungskarte in derselben Runde wirkt nach den Kanälen wie sonst.
age-of-thieves-rule-AT-J1 = Steht ein Dieb bei seiner Bewegung auf einem Feld mit Juwel, darf er es nehmen.
age-of-thieves-rule-AT-J2 = Steht er auf einem Feld mit Stadtplättchen, darf er es aufdecken und, wenn die Art es erlaubt, behalten.
age-of-thieves-rule-AT-J3 = Wie viel ein Dieb nimmt und trägt, ist nicht begrenzt, und stehen bleiben muss er dafür nicht.
age-of-thieves-rule-AT-J4 = Beim Rennen wird nichts genommen.
age-of-thieves-rule-AT-H1 = Ein Dieb kann nur bestohlen werden, solange ein Diebstahleffekt auf ihm liegt.
age-of-thieves-rule-AT-H2 = Eine Diebstahlkarte trifft einen Rivalen, wenn er oder sein Feld ihr Ziel ist.
age-of-thieves-rule-AT-H3 = Stehst du auf dem Feld des getroffenen Rivalen, darfst du ihn sofort bestehlen.
age-of-thieves-rule-AT-H4 = Sonst bekommt er einen Diebstahlmarker: Bis zum Ende der Runde darf ihn bestehlen, wer durch sein Feld zieht.
age-of-thieves-rule-AT-H5 = Ein Diebstahl bringt ein Juwel nach Wahl des Diebes, auch das Kaiserjuwel oder Flitterkram.
age-of-thieves-rule-AT-H6 = Ein Dieb wird höchstens einmal pro Runde bestohlen; stehlen darf man, so oft es geht.
age-of-thieves-rule-AT-H7 = Ungenutzte Diebstahlmarker gehen beim Aufräumen zurück.
age-of-thieves-rule-AT-W1 = Der Wachbogen nennt Gehör und Schritte von Wachen und Hauptleuten; Karten haben sie keine. In der Ruhe hören Wachen 4 Felder weit und gehen 3. Im Alarm hören Wachen 5 weit und gehen 4, Hauptleute hören 6 weit und gehen 5.
age-of-thieves-rule-AT-W2 = Eine Figur der Stadtwache bleibt stehen, außer sie bemerkt einen Dieb: einen in Hörweite, der nicht verborgen ist.
age-of-thieves-rule-AT-W3 = Sie geht auf kürzestem Weg auf ihn zu, so weit ihre Schritte reichen.
age-of-thieves-rule-AT-W4 = Wo sie auf Diebe trifft, die gefasst werden können, fasst sie alle und bleibt stehen.
age-of-thieves-rule-AT-W5 = Erst handeln alle Wachen, dann alle Hauptleute; die Reihenfolge wählt der erste Dieb.
age-of-thieves-rule-AT-W6 = Jede Figur geht auf den nächsten bemerkten Dieb los.
age-of-thieves-rule-AT-W7 = Bei gleicher Entfernung will die Stadtwache möglichst viele fassen; was offen bleibt, entscheidet der erste Dieb.
age-of-thieves-rule-AT-W8 = Sie geht auf einen bemerkten Dieb zu, auch wenn sie ihn nicht fassen kann.
age-of-thieves-rule-AT-W9 = Wer die Runde auf dem Feld einer Figur beginnt, wird erst gefasst, wenn die Stadtwache handelt, außer etwas anderes bewegt diese Figur.
age-of-thieves-rule-AT-W10 = Wer unverborgen ein Feld der Stadtwache betritt, wird sofort gefasst.
age-of-thieves-rule-AT-W11 = Ebenso, wer eine Wache in Zivil aufdeckt.
age-of-thieves-rule-AT-W12 = Eine von einer Karte bewegte Figur fasst ebenso und bleibt dort stehen.
age-of-thieves-rule-AT-W13 = Die Stadtwache hört weiter, als sie geht: Gehört ist noch nicht gefasst.
age-of-thieves-rule-AT-C1 = Gefasst: Das Kaiserjuwel kommt auf den kaiserlichen Posten des Viertels (im Palast bleibt es liegen); sonst geht das wertloseste seiner Juwelen in den Vorrat.
age-of-thieves-rule-AT-C2 = Dann wirft er eine allgemeine Karte seiner Wahl ab.
age-of-thieves-rule-AT-C3 = Dann kommt er ins Verlies des Viertels; im Palast bestimmt eine Viertelkarte, nach dem Alarm immer das der offenen Tore.
age-of-thieves-rule-AT-C4 = Seine übrigen Stapel werden ohne Wirkung aufgedeckt.
age-of-thieves-rule-AT-C5 = Im Verlies ist niemand ein Ziel.
age-of-thieves-rule-AT-C6 = Wer die Runde im Verlies beginnt, hat 2 blaue Punkte.
age-of-thieves-rule-AT-C7 = Die erste ausgeführte Karte muss Bewegung sein, um hinauszukommen.
age-of-thieves-rule-AT-C8 = Wer ein Verlies verlässt, ist bis zum Ende dieser Runde verborgen.
age-of-thieves-rule-AT-C9 = Freiwillig geht niemand ins Verlies, die Stadtwache nie; dort liegt nichts; beliebig viele Diebe passen hinein.
age-of-thieves-rule-AT-V1 = Wer das Kaiserjuwel zuerst nimmt, bekommt den Marker „Bester Einbrecher“ (3 Punkte) und so viele rote Punkte, wie er Rivalen hat.
age-of-thieves-rule-AT-V2 = Nach dieser Bewegung öffnet eine Viertelkarte die zwei Tore eines Viertels für den Rest des Spiels.
age-of-thieves-rule-AT-V3 = Zu Beginn der nächsten Runde kommt der Alarm.
age-of-thieves-rule-AT-V4 = Wechselt das Juwel den Besitzer, folgen die roten Punkte beim Aufräumen; der Marker „Bester Einbrecher“ nie.
age-of-thieves-rule-AT-L1 = Alarm: Der Bogen wird gewendet, zwei Hauptleute und zwei Wachen kommen auf die Alarmfelder des offenen Viertels, der Alarmstapel ersetzt den ruhigen.
age-of-thieves-rule-AT-L2 = Von da an darf ein Dieb mit einem Schritt von einem offenen Tor hinaus; er nimmt nicht mehr teil.
age-of-thieves-rule-AT-L3 = Von da an: Alarmereignisse, zwei Würfel, Gleichstand für die Stadtwache, das Verlies des offenen Viertels.
age-of-thieves-rule-AT-N1 = Aufräumen: Grund- und Sonderkarten kommen zurück, alle anderen angesagten werden abgeworfen.
age-of-thieves-rule-AT-N2 = Dann enden Rauch, Feuer, Diebstahlmarker und alles, was nur für diese Runde galt, wenn nichts anderes gesagt ist.
age-of-thieves-rule-AT-N3 = Dann die Punkte: blaue zurück, rote zum Besitzer des Juwels, violette weg, genutzte Stadtplättchen aus dem Spiel.
age-of-thieves-rule-AT-N4 = Dann kommt das Ereignis aus dem Spiel; nach dem letzten endet es.
age-of-thieves-rule-AT-N5 = Zuletzt wandert der Marker des ersten Diebes nach links.
age-of-thieves-rule-AT-Z1 = Alle verlieren, wenn der ruhige Stapel endet, bevor das Kaiserjuwel genommen wurde.
age-of-thieves-rule-AT-Z2 = Alle verlieren, wenn der Alarmstapel endet und niemand die Stadt verlassen hat.
age-of-thieves-rule-AT-Z3 = Wer mit dem Kaiserjuwel hinausgeht, gewinnt sofort.
age-of-thieves-rule-AT-Z4 = Sonst gewinnt nach der fünften Alarmrunde der Reichste, der hinauskam: bester Einbrecher 3, grün 2, gelb und Flitterkram 1.
age-of-thieves-rule-AT-Z5 = Gleichstand: der beste Einbrecher, dann die meisten Juwelen, dann die meisten grünen, dann wer zuerst ging.
age-of-thieves-rule-AT-Z6 = Hat keiner, der hinauskam, Punkte, gewinnt der Erste.
age-of-thieves-rule-AT-Z7 = Diebe in der Stadt zählen nicht.
age-of-thieves-rule-AT-F1 = Auf Alarmfeldern kommt beim Alarm eine Wache (grau) oder ein Hauptmann (braun) dazu.
age-of-thieves-rule-AT-F2 = Auf Posten können Wachen erscheinen.
age-of-thieves-rule-AT-F3 = Ein kaiserlicher Posten ist ein Posten und nimmt das Kaiserjuwel eines gefassten Trägers auf.
age-of-thieves-rule-AT-F4 = In einem Verlies sind nur gefasste Diebe.
age-of-thieves-rule-AT-F5 = Kanaleinstiege führen zu Kanalausstiegen.
age-of-thieves-rule-AT-F6 = Auf einem Versteck ist ein Dieb verborgen.
age-of-thieves-rule-AT-F7 = Tore führen aus der Stadt; Diebe beginnen auf Startfeldern.
age-of-thieves-rule-AT-K1 = Diebesversteck: Zieh eine Karte.
age-of-thieves-rule-AT-K2 = Wachsame Bürger: Jeder Dieb im Viertel, nicht im Verlies, wirft eine allgemeine Karte seiner Wahl ab.
age-of-thieves-rule-AT-K3 = Wache in Zivil: Eine Wache erscheint dort oder auf dem nächsten möglichen Feld.
age-of-thieves-rule-AT-K4 = Spitzel: darf behalten werden; 1 Punkt für eine Ansage.
age-of-thieves-rule-AT-K5 = Agent der Gilde: darf behalten werden; 2 Punkte, immer auf einem Stapel.
age-of-thieves-rule-AT-K6 = Vertraute Gegend: darf behalten werden; ein Schritt mehr, höchstens eine pro Bewegung.
age-of-thieves-rule-AT-K7 = Flitterkram: darf behalten werden; zugleich gelbes Juwel und Stadtplättchen.
age-of-thieves-rule-AT-K8 = Dunkle Gasse: Das Feld ist für den Rest des Spiels ein Versteck.
age-of-thieves-rule-AT-K9 = Gully: Das Feld ist für den Rest des Spiels ein Kanaleinstieg.
age-of-thieves-rule-AT-K10 = Leiter: Das Feld ist für den Rest des Spiels ein Kanalausstieg.
age-of-thieves-rule-AT-X1 = Effektmarker bleiben bis zum Aufräumen ihrer Runde, wenn nichts anderes gesagt ist.
age-of-thieves-rule-AT-X2 = Rauch verbirgt jeden Dieb darin, und jeder kann dort bestohlen werden.
age-of-thieves-rule-AT-X3 = Feuer, nur auf einem freien Feld, lässt keine Figur hinein; die Stadtwache hört darüber hinweg, bleibt aber davor stehen.
age-of-thieves-rule-AT-X4 = Ein Diebstahlmarker zeigt, wer in dieser Runde bestohlen werden kann.
age-of-thieves-rule-AT-I1 = Begrenzt sind nur Juwelen, Figuren der Stadtwache und Ereignisse.
age-of-thieves-rule-AT-I2 = Ist keine Figur im Vorrat, wird eine dieser Art vom Spielplan genommen.
age-of-thieves-rule-AT-I3 = Ist kein Juwel im Vorrat, wird keines gelegt.
age-of-thieves-rule-AT-I4 = Ereignisse werden nie neu gemischt.
age-of-thieves-rule-AT-I5 = Aktionskarten werden aus dem Ablagestapel neu gemischt.
age-of-thieves-rule-AT-Y1 = Erstes Spiel: ohne Sonderaktionen; die Fähigkeiten bleiben.
age-of-thieves-rule-AT-Y2 = Diebe dürfen statt ausgeteilt vom ersten Dieb an im Uhrzeigersinn gewählt werden.
age-of-thieves-rule-AT-EX1 = Ruhe, Stadtwache 2: Morius 4 und 4, Noiron 4 und 2. Reihenfolge: Morius, Noiron, Morius, Noiron, Stadtwache; im Alarm kommt die Stadtwache vor der 2.
age-of-thieves-rule-AT-EX2 = Stadtwache 6: Noirons 10 handelt zuerst, dann die Stadtwache, dann Morius mit 4 und 1.
age-of-thieves-rule-AT-EX3 = Mit 10 Punkten: Hinterhalt 1, Bewegung 3, Rauchgranate 5, und 1 bleibt übrig.
age-of-thieves-rule-AT-EX4 = Joanne führt eine Wache mit dem Lockruf; beim dritten Schritt trifft sie Jasmine, fasst sie und bleibt stehen.
age-of-thieves-rule-AT-EX5 = Falsche Befehle versetzen eine Wache über Zain hinweg: Er wird nicht gefasst.
age-of-thieves-rule-AT-EX6 = Zain nimmt nach zwei Schritten die Kanäle und am Ausstieg ein Juwel; die übrigen Schritte sind verloren.
age-of-thieves-rule-AT-EX7 = Führt Noiron die Angel mit Winde aus, bleibt für den Hinterhalt nur Diebesschläue; verzichtet er, geht der Schlaue Plan.
age-of-thieves-rule-AT-EX8 = Jasmines Stapel: Verführung unter dem Lockruf. Sie darf eines von beiden auf die Wache anwenden.
age-of-thieves-rule-AT-EX9 = Noiron wirft eine Lärmgranate auf das Feld, das er mit Morius teilt, und nimmt sofort dessen grünes Juwel.
age-of-thieves-rule-AT-EX10 = Nikolai hüllt Jasmines Feld aus zwei Feldern Abstand in Rauch: Sie ist verborgen und kann bestohlen werden, aber dazu muss er zu ihr.
age-of-thieves-rule-AT-EX11 = Die Automatische Schlinge fängt nie einen Hauptmann.
age-of-thieves-rule-AT-EX12 = Feuer darf auf dem Feld des Kaiserjuwels brennen, nicht auf einem Feld mit Figur.
age-of-thieves-rule-AT-EX13 = Betäubungsgas darf drei Wachen 1, 2 und 0 Schritte bewegen.
age-of-thieves-rule-AT-EX14 = Eine Wache hört Jasmine, nicht aber Zain im Mantel; sie geht zwei Schritte und fasst sie.
age-of-thieves-rule-AT-EX15 = Im Alarm fasst die Wache zuerst Morius, dann zieht der Hauptmann an ihr vorbei und fasst Noiron.
age-of-thieves-rule-AT-EX16 = Die Wache geht dorthin, wo zwei Diebe stehen, und fasst den, der keinen Mantel trägt.
age-of-thieves-rule-AT-EX17 = Der Hauptmann geht auf den näheren Dieb zu und bleibt vor dem Feuer stehen.
age-of-thieves-rule-AT-EX18 = Zain verlässt das Feld der Wache, bevor die Stadtwache handelt, und entkommt.
age-of-thieves-rule-AT-EX19 = Zu dritt bekommt der beste Einbrecher 2 rote Punkte.
age-of-thieves-rule-AT-Q1 = Jedes äußere Viertel hat zwei Tore, zusammen acht; zwei davon öffnen sich.
age-of-thieves-rule-AT-Q2 = Verlassen kann man die Stadt erst ab dem Alarm.
age-of-thieves-rule-AT-Q3 = Zeitweilige Punkte bekommt man zu Beginn der nächsten Ansage; bei deren Aufräumen sind sie weg.
age-of-thieves-rule-AT-Q4 = Beim Aufräumen hat der Besitzer des Kaiserjuwels alle roten Punkte; ohne Besitzer liegen sie im Vorrat.
age-of-thieves-rule-AT-Q5 = Punkte: 10, im Verlies 2, weniger das Zurückgehaltene, nie unter 0; dazu rote, violette und Stadtplättchen.
age-of-thieves-rule-AT-Q6 = Im Verlies kann nur Bewegung ausgeführt werden, mit mindestens einem Schritt hinaus; auf andere Stapel wird verzichtet.
age-of-thieves-rule-AT-Q7 = Aus dem Verlies rennen ist erlaubt.
age-of-thieves-rule-AT-Q8 = Wer in dieser Runde gefasst wurde, verlässt das Verlies frühestens in der nächsten.
age-of-thieves-rule-AT-Q9 = Entfernungen achten nicht auf Figuren, Feuer und Kanäle und führen nie durch ein Verlies; von dort ist es einer mehr als vom nächsten Ausgang.
age-of-thieves-rule-AT-Q10 = Auf dem Startfeld einer Bewegung und bei null Schritten darf ein Dieb alles, was er unterwegs darf.
age-of-thieves-rule-AT-Q11 = In die Kanäle kommt man nur über einen Einstieg, den man betreten hat, oder über einen Gully, den man in dieser Bewegung aufgedeckt hat.
age-of-thieves-rule-AT-Q12 = Ein Dieb, den ein anderer bewegt, nimmt nichts, stiehlt nicht und benutzt keinen Ausgang.
age-of-thieves-rule-AT-Q13 = Eine Figur, die auf das Feld eines Diebes, der gefasst werden kann, gestellt wird, fasst ihn, außer beim Alarm.
age-of-thieves-rule-AT-Q14 = Eine von einer Karte aufgenommene Figur fasst zuerst, wer bei ihr steht, auch bei null Schritten; Versetzen tut das nicht.
age-of-thieves-rule-AT-Q15 = Eine Figur der Stadtwache betritt das Feld einer anderen nur, wenn sie von dort auf ein erlaubtes Feld weiterziehen kann.
age-of-thieves-rule-AT-Q16 = Eine Verfolgung endet auf dem letzten Feld des Weges, wo die Figur stehen darf.
age-of-thieves-rule-AT-Q17 = Die Stadtwache nimmt kürzeste Wege ohne Rücksicht auf Feuer und macht keine Umwege.
age-of-thieves-rule-AT-Q18 = Verborgene zählen bei „mehr Diebe auf einem Feld“, wenn dort einer bemerkt ist.
age-of-thieves-rule-AT-Q19 = Figuren bemerken eine nach der anderen, wenn sie handeln.
age-of-thieves-rule-AT-Q20 = Gleichstand: zuerst Ziele, die noch keiner verfolgt, dann das vollere Feld, dann wählt der erste Dieb.
age-of-thieves-rule-AT-Q21 = Unter eigenen Stapeln mit gleichen Punkten wählt man den nächsten.
age-of-thieves-rule-AT-Q22 = Niemand sieht, ob ein Stapel eine Sonderaktion verbirgt.
age-of-thieves-rule-AT-Q23 = Auf einen Sonderstapel darf man verzichten; die Deckkarte wird beim Aufräumen abgeworfen.
age-of-thieves-rule-AT-Q24 = Ausgeführt ist eine Karte, deren Wirkung genutzt wurde, auch ohne Ergebnis; nach Rennen oder Schlauem Plan entfallen alle späteren Stapel.
age-of-thieves-rule-AT-Q25 = Sind Stapel und Ablage leer, wird nicht gezogen.
age-of-thieves-rule-AT-Q26 = Angesagte Karten zählen nicht für die Handgrenze.
age-of-thieves-rule-AT-Q27 = Wachsame Bürger kosten nur allgemeine Karten.
age-of-thieves-rule-AT-Q28 = Ist ihr Feld belegt oder brennt es, kommt die Wache auf das nächste mögliche; unter gleichen wählt der erste Dieb.
age-of-thieves-rule-AT-Q29 = Ein aufgedecktes Stadtplättchen darf liegen bleiben; jeder darf es später bei einer Bewegung nehmen.
age-of-thieves-rule-AT-Q30 = Beim Betreten eines Feldes: zuerst Fassen, dann Nehmen, Stadtplättchen und Diebstähle, dann Kanäle, dann der nächste Schritt.
age-of-thieves-rule-AT-Q31 = Unter gleich billigen Juwelen wählt der Besitzer; verlorener Flitterkram kommt aus dem Spiel.
age-of-thieves-rule-AT-Q32 = Ist die Torkarte gezogen, bleiben für Festnahmen im Palast drei Viertelkarten.
age-of-thieves-rule-AT-Q33 = Gefasst in der Bewegung des ersten Raubes: Marker und Punkte bleiben, das Juwel bleibt liegen, die Tore werden danach gezogen.
age-of-thieves-rule-AT-Q34 = Späteres Nehmen von der Mitte bringt weder Marker noch Karte.
age-of-thieves-rule-AT-Q35 = In der zehnten ruhigen Runde genommen: Das Spiel geht mit dem Alarm weiter.
age-of-thieves-rule-AT-Q36 = Nur eine Bewegung nimmt auf; der erste Raub kommt also immer aus einer Bewegung.
age-of-thieves-rule-AT-Q37 = Sind alle hinaus, endet das Spiel sofort.
age-of-thieves-rule-AT-Q38 = Wer hinaus ist: Seine Stapel werden ohne Wirkung aufgedeckt, seine Karten beim Aufräumen abgeworfen, die Beute bleibt ihm.
age-of-thieves-rule-AT-Q39 = Ist der erste Dieb hinaus, entscheidet der nächste im Uhrzeigersinn.
age-of-thieves-rule-AT-Q40 = Belegte Alarmfelder: das nächste mögliche; zu wenige Wachen: welche vom Spielplan.
age-of-thieves-rule-AT-Q41 = Diebe im Verlies zählen beim Abstand gelber Juwelen.
age-of-thieves-rule-AT-Q42 = Wer beim höchsten Wurf gleichauf liegt, würfelt noch einmal.
age-of-thieves-rule-AT-Q43 = Auch ein Rivale ohne Juwelen bekommt den Diebstahlmarker.
age-of-thieves-rule-AT-Q44 = Eine Diebstahlkarte auf ein Feld trifft jeden Rivalen dort; wer dort steht, darf jeden bestehlen, in seiner Reihenfolge.
age-of-thieves-rule-AT-Q45 = Wer im Rauch bestohlen wurde, gilt für diese Runde als bestohlen.
age-of-thieves-rule-AT-Q46 = Welche Figur vom Spielplan genommen wird, wählt, wer den Effekt ausführt; nicht eine, die derselbe Effekt gestellt hat.
age-of-thieves-rule-AT-Q47 = Was für alle gilt, gilt auch im Verlies.
age-of-thieves-rule-AT-Q48 = Ein Dieb im Verlies wird nicht bemerkt.
age-of-thieves-rule-AT-Q49 = In der Ereignisphase gefasst, hat er schon in dieser Runde 2 blaue Punkte.
age-of-thieves-rule-AT-Q50 = Die Deckung auf dem Feld einer Figur zu verlieren heißt noch nicht, gefasst zu sein.
age-of-thieves-rule-AT-Q51 = Kein Schritt ins Feuer, ins Verlies oder aus einem geschlossenen Tor.
age-of-thieves-rule-AT-Q52 = Stadtplättchen, die ein Feld ändern, gelten zusätzlich zum Aufdruck.
age-of-thieves-rule-AT-Q53 = Wen sein Feld verbirgt, der wird dort nicht gefasst.
age-of-thieves-rule-AT-Q54 = Ein Agent allein ergibt einen Stapel mit 2.
age-of-thieves-rule-AT-Q55 = Nach den Kanälen gibt eine Vertraute Gegend genau einen Schritt, mit allem, was eine Bewegung erlaubt, außer den Kanälen.
age-of-thieves-rule-AT-Q56 = Ein Gefasster wirft eine Karte ab, und nur Bewegung befreit ihn.
age-of-thieves-rule-AT-Q57 = Die Handgrenze sind fünf allgemeine Karten neben den Grundkarten.
age-of-thieves-rule-AT-Q58 = Offen liegender Flitterkram ist ein Juwel auf dem Spielplan.
age-of-thieves-rule-AT-Q59 = Stapel über 8 handeln vor jedem Würfel.
age-of-thieves-rule-AT-Q60 = Ohne allgemeine Karte auf der Hand keine Sonderaktion.
age-of-thieves-rule-AT-Q61 = Figuren, die nicht handeln, tun nichts, wenn die Stadtwache handelt, fassen aber alle, die auf ihr Feld kommen; eine Wache in der Schlinge handelt ohne Schritte, und keine Karte bewegt sie.
age-of-thieves-rule-AT-Q62 = Sprung und Führer sind keine Bewegungen: Nichts wird genommen, gefasst wird aber.
age-of-thieves-rule-AT-Q63 = Eine Diebstahlkarte auf einen schon Bestohlenen tut ihm nichts mehr.
age-of-thieves-rule-AT-Q64 = Wird niemand bemerkt, bewegt sich nichts, aber die Stadtwache hat gehandelt.
age-of-thieves-rule-AT-Q65 = Unter gleich nahen Dieben geht „möglichst viele“ vor der Wahl des ersten Diebes.
age-of-thieves-rule-AT-Q66 = Auf die Torkarte hat niemand Einfluss.
age-of-thieves-rule-AT-Q67 = Das Kaiserjuwel kommt auf sein Feld, auch wenn es brennt.
age-of-thieves-rule-AT-Q68 = Rennen erlaubt Schritte, Kanäle, Zusatzschritte und das Verlassen der Stadt, sonst nichts.
age-of-thieves-rule-AT-Q69 = Gemischt wird erst, wenn gezogen werden muss und der Stapel leer ist.
age-of-thieves-rule-AT-Q70 = Zusammen gezogene Karten werden erst gezogen, dann gilt die Grenze; Nikolai wirft zuerst eine seiner zwei ab.
age-of-thieves-rule-AT-Q71 = Du musst nicht sofort stehlen: Dann bekommt der Rivale den Diebstahlmarker, außer im Rauch.
age-of-thieves-rule-AT-Q72 = Eine Wache in Zivil fasst dort, wo sie steht, alle, die gefasst werden können, und sonst niemanden.
age-of-thieves-rule-AT-Q73 = Mehrere zugleich gefasst: einer nach dem anderen vom ersten Dieb an; der Marker geht, „bestohlen“ bleibt.
age-of-thieves-rule-AT-Q74 = Von der eigenen Karte gefasst: Ihr Rest ist verloren.
age-of-thieves-rule-AT-Q75 = So handelt eine Figur: nächstes Ziel, kürzeste Wege, so weit sie darf und kann; nur die nächsten Enden zählen.
age-of-thieves-rule-AT-Q76 = Brennt es vor jedem Ausgang des Verlieses, entfällt die Bewegung.
age-of-thieves-rule-AT-Q77 = Beide Arten von Zusatzschritten dürfen zusammenkommen; nach den Kanälen wirkt nur das Stadtplättchen.
age-of-thieves-rule-AT-Q78 = Eine ausgeführte Karte mit möglichem Ziel braucht eines; „bis zu“ erlaubt null, und auf den ganzen Stapel darf man verzichten.
age-of-thieves-rule-AT-Q79 = Brennende Ausstiege kann man nicht wählen; der Ausstieg ist ein anderes Feld als der Einstieg.

# -- the page

age-of-thieves-map-key = Auf dem Plan hat jedes Feld den kurzen Namen, den du eintippst: { $id } ist { $space }. Die Straßen:
age-of-thieves-map-signs = 0–3 Diebe, g Wache, C Hauptmann, * Juwel, „?“ verdecktes Stadtplättchen, + offenes Stadtplättchen, ^ Feuer, ~ Rauch
age-of-thieves-map-loot = Juwelen
age-of-thieves-web-yours = Dein Dieb
age-of-thieves-web-map = Der Plan von Hadria
age-of-thieves-web-city = Stadt
age-of-thieves-web-earshot = Hörweite
age-of-thieves-web-signs = Zeichen
age-of-thieves-web-signs-head = Was die Zeichen auf der Karte bedeuten
age-of-thieves-web-on-map = Wähle auf der Karte ein Feld, das leuchtet.
age-of-thieves-web-sign-post = Posten. „?“: ein verdecktes Stadtplättchen
age-of-thieves-web-sign-post-swords = Posten, auf dem von Anfang an eine Wache steht
age-of-thieves-web-sign-post-imperial = Kaiserwache: Hierher kommt das Kaiserjuwel eines gefassten Diebs
age-of-thieves-web-sign-hideout = Versteck: Hier hört und fasst dich keine Wache
age-of-thieves-web-sign-sewer-in = Kanaleinstieg: Du kommst aus einem beliebigen Ausstieg
age-of-thieves-web-sign-sewer-out = Kanalausstieg
age-of-thieves-web-sign-dungeon = Verlies: Hier beginnen gefasste Diebe neu
age-of-thieves-web-sign-start = Gasthaus: Hier beginnen die Diebe
age-of-thieves-web-sign-bell = Alarm: Hierher kommt eine Wache (graue Glocke) oder ein Hauptmann (orange)
age-of-thieves-web-sign-gate = Stadttor: der Weg hinaus, sobald es offen ist
age-of-thieves-web-sign-guard = Wache: hört und jagt Diebe
age-of-thieves-web-sign-captain = Hauptmann: kommt mit dem Alarm, hört weiter und geht mehr Schritte
age-of-thieves-web-hears-walks = hört { $hears }, geht { $walks }
age-of-thieves-web-captains = Hauptleute: hören { $hears }, gehen { $walks }
age-of-thieves-web-equal-calm = Gleichstand: Dieb vor Stadtwache
age-of-thieves-web-equal-alarm = Gleichstand: Stadtwache vor Dieb
age-of-thieves-web-to-own = Zu meinem Dieb
age-of-thieves-web-lasts = Gilt diese Runde
age-of-thieves-web-ap = Punkte
age-of-thieves-web-guard-ears = Hört { $hears } Schritte weit (alle roten Straßen), geht { $walks } (durchgezogen rot).
age-of-thieves-web-fits = { $count ->
    [one] Noch eine Karte passt auf deine Hand
   *[other] Noch { $count } Karten passen auf deine Hand
}
age-of-thieves-web-key-quiet = Schritte, ungehört
age-of-thieves-web-key-heard = gehört
age-of-thieves-web-key-catch = fangbar
age-of-thieves-web-key-ears = so viele Wachen hören dich dort
age-of-thieves-web-hears-now = Hört jetzt:
age-of-thieves-web-hears-nobody = Hört jetzt niemanden.
age-of-thieves-web-heard = { $count ->
    [one] eine Wache würde dich hören
   *[other] { $count } Wachen würden dich hören
 }
age-of-thieves-web-catch = { $count ->
    [one] eine könnte dich fassen
   *[other] { $count } könnten dich fassen
 }
age-of-thieves-web-hides = dort bist du verborgen
age-of-thieves-web-here = Wo du stehst:
age-of-thieves-web-when-ready = Die anderen: wenn alle bereit sind
age-of-thieves-web-vp = { $n } SP
age-of-thieves-web-cards = Handkarten
age-of-thieves-web-stack-now = jetzt
age-of-thieves-web-stack-next = als Nächstes
age-of-thieves-web-stack-later = später
age-of-thieves-web-stack-done = erledigt
age-of-thieves-web-less = ein Punkt weniger
age-of-thieves-web-more = ein Punkt mehr
age-of-thieves-web-needs-cover = Braucht eine allgemeine Karte als Deckung
age-of-thieves-web-bid-all = Alle deine Punkte liegen auf Karten. Nimm mit − einen zurück.
age-of-thieves-web-bid-cover = Wähle zuerst die allgemeine Karte, unter der sie angesagt wird.
age-of-thieves-web-bid-none = Noch liegt auf keiner Karte ein Punkt. Leg mit + einen darauf, oder sag nichts an.
age-of-thieves-web-declare-cards = { $count ->
    [one] Eine Karte ansagen
   *[other] { $count } Karten ansagen
 }
age-of-thieves-web-declare-sure = Du würdest in dieser Runde keine Karte spielen.
age-of-thieves-web-before = Vor der Stadtwache ({ $n }):
age-of-thieves-web-after = Nach der Stadtwache ({ $n }):
age-of-thieves-web-left-points = Punkte übrig:
age-of-thieves-web-discards = Abwerfen
age-of-thieves-web-gives = Abgeben
age-of-thieves-web-takes = Nehmen
age-of-thieves-web-turn = Runde { $n }
age-of-thieves-web-watch = Stadtwache
age-of-thieves-web-order = Die Reihenfolge dieser Runde
age-of-thieves-web-falling = absteigend
age-of-thieves-web-calm = Ruhe
age-of-thieves-web-alarm = Alarm!
age-of-thieves-web-left = { $count ->
    [one] noch eine Runde
   *[other] noch { $count } Runden
 }
age-of-thieves-web-deck = { $count ->
    [one] 1 Aktionskarte
   *[other] { $count } Aktionskarten
  } im Stapel
age-of-thieves-web-die = Stadtwache bei { $n }
age-of-thieves-web-gates = Offene Tore: { $district }
age-of-thieves-web-steps = { $count ->
    [one] noch ein Schritt
   *[other] noch { $count } Schritte
 }
age-of-thieves-web-reach = { $count ->
    [one] { WORD($space, kind: "space") }, ein Schritt
   *[other] { WORD($space, kind: "space") }, { $count } Schritte
 }
age-of-thieves-web-loot = { WORD($jewel, kind: "jewel") } (Feld { WORD($space, kind: "space") })
age-of-thieves-web-loot-token = „{ CARD($token) }“ (Feld { WORD($space, kind: "space") })
age-of-thieves-web-loot-down = Stadtplättchen aufdecken (Feld { WORD($space, kind: "space") })
age-of-thieves-web-plan-sneak = Zum Feld { $space } schleichen?
age-of-thieves-web-plan-go = Zum Feld { $space } gehen?
age-of-thieves-web-plan-run = Zum Feld { $space } rennen?
age-of-thieves-web-plan-lead = Zum Feld { $space } führen?
age-of-thieves-web-plan-of = Schritte: { $count } von { $left }.
age-of-thieves-web-plan-way = Auf dem Weg:
age-of-thieves-web-plan-walk = { $count ->
    [one] Einen Schritt gehen
   *[other] { $count } Schritte gehen
 }
age-of-thieves-web-plan-other = Anderer Weg
age-of-thieves-web-plan-hides = Dort bist du verborgen.
age-of-thieves-web-plan-quiet = Dort würde dich keine Wache hören.
age-of-thieves-web-plan-when = , sobald die Stadtwache bei { $n } handelt.
age-of-thieves-web-plan-acted = (die Stadtwache hat in dieser Runde schon gehandelt).
age-of-thieves-web-plan-ahead = Deine Karte „{ CARD($card) }“ ({ $n }) kommt vorher.
age-of-thieves-web-plan-caught = Dort steht eine Wache: Du würdest sofort gefasst.
age-of-thieves-web-plan-same = Trotzdem gehen
age-of-thieves-web-plan-stopped = Du hältst hier an.
age-of-thieves-web-plan-stopped-why = Unterwegs hat sich etwas geändert. Wähle neu.
age-of-thieves-web-confirm = Wählen
age-of-thieves-web-declare = Ansagen
age-of-thieves-web-cover = unter
age-of-thieves-web-cover-none = unter …
age-of-thieves-web-hidden = verborgen
age-of-thieves-web-dungeon = im Verlies
age-of-thieves-web-out = entkommen
age-of-thieves-web-best = bester Einbrecher
age-of-thieves-web-worth = Wert der Juwelen
age-of-thieves-web-blue = Aktionspunkte
age-of-thieves-web-red = rote Punkte
age-of-thieves-web-purple = Zusatzpunkte
age-of-thieves-web-fire = Feuer
age-of-thieves-web-blaze = Feuer, bis die Initiative der Stadtwache 8 ist
age-of-thieves-web-smoke = Rauch
age-of-thieves-web-declare-none = Nichts ansagen
age-of-thieves-web-gate-open = ein offenes Tor
age-of-thieves-web-first-thief = erster Dieb
age-of-thieves-web-phase-setup = Aufbau
age-of-thieves-web-phase-event = Ereignis
age-of-thieves-web-phase-planning = Planung
age-of-thieves-web-phase-declaration = Ansage
age-of-thieves-web-phase-resolution = Ausführung
age-of-thieves-web-phase-over = Das Ende
age-of-thieves-web-state-cloak = im Spiegelmantel
age-of-thieves-web-state-rags = in Lumpen
age-of-thieves-web-state-freed = aus dem Verlies entkommen
age-of-thieves-web-state-rope = am Seil
age-of-thieves-web-state-boots = Sprungstiefel
age-of-thieves-web-state-snared = in der Schlinge
age-of-thieves-web-state-robbed = bestohlen
age-of-thieves-web-state-marked = kann bestohlen werden
age-of-thieves-web-state-spent = hat gehandelt
age-of-thieves-web-state-resolved = hat eine Karte genutzt
age-of-thieves-web-state-acrobat = Akrobatik genutzt
age-of-thieves-web-state-caught = gefasst
age-of-thieves-guide-declare = Willkommen, { $name }! Du legst verdeckt zehn Punkte auf deine Karten; je mehr Punkte, desto früher handelt die Karte. „Hörweite“ auf der Karte zeigt, wo dich die Wachen hören würden. Leg 4 auf „{ age-of-thieves-card-move }“ und 3 auf „{ age-of-thieves-card-G10 }“, dann sag an.
age-of-thieves-guide-sneak = Deine Bewegung kommt zuerst: 4 schlägt die 2 der Stadtwache. Schleiche: vier leise Schritte, und unterwegs darfst du Dinge einstecken.
age-of-thieves-guide-go = Zwei Schritte weiter liegt ein gelbes Juwel. Geh den ersten Schritt nach Osten: Klick auf das leuchtende Feld.
age-of-thieves-guide-on = Nun hinunter zum Juwel.
age-of-thieves-guide-take = Du stehst auf seinem Feld: Nimm das Juwel. Gelbe bringen am Ende der Nacht Punkte.
age-of-thieves-guide-stop = Zwei Schritte sind noch übrig, aber hier kann man dich hören. Bleib stehen.
age-of-thieves-guide-cloak = Jetzt „{ age-of-thieves-card-G10 }“: Führ die Karte aus, und bis zum Ende der Runde kann dich niemand hören oder fassen.
age-of-thieves-guide-done = Die Stadtwache kam und fand niemanden, { $name }. So geht die Nacht weiter: stehlen, verstecken, und wenn jemand das Kaiserjuwel nimmt, lauf zu den offenen Toren. Du bist bereit für einen echten Tisch!

age-of-thieves-move-no = Nein