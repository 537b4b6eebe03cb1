### Enclave: German

enclave-name = Enclave
enclave-hook = Stiehl die Zukunft zurück, aus einem Paradies, das dir nicht gehört.
enclave-summary = Die Welt ist untergegangen, und die daran schuld sind, leben in ihrem eigenen Paradies. Diebe springen durch die Risse dorthin. Sechs Runden lang bestimmt ihr gemeinsam, in welcher Reihenfolge die Orte der Stadt öffnen, wählt heimlich eure vier Besuche, kauft Rüstung, Arznei und Maschinenteile, packt den Sarkophag, bevor die Fallen bekannt sind, und tragt euer Wissen zum Baum, wo es zu Punkten wird. Wer am Ende einer Runde vier Baumplättchen hat, gewinnt auf der Stelle.
enclave-length = etwa 2 Stunden
enclave-reconstructed = Die meisten Werte dieses Spiels sind rekonstruiert: Die Anleitung, nach der wir arbeiten, nennt die Regeln, die Anzahlen und alle fünfzehn Baumkarten, zeigt andere Karten aber nur in Beispielen. Wie Missionen, Funde, Schutzkarten, Arzneien und Verbesserungen heißen, was sie können und kosten, was der Hirte zahlt, die Werte von „Seine Gnaden Echse“ und von Angelos und die Lage der kritischen und der Superzone sind von uns, erprobt in Tausenden von Partien zwischen Bots.
enclave-cards-lead = Alle Karten: das Angebot der beiden Märkte, die Missionen mit Fallen und Belohnungen, die Fallen selbst, die Funde und die fünfzehn Karten des Baumes.

## Places

enclave-location-shepherd = Hirte
enclave-location-oracle = Orakel
enclave-location-outlet = Maggots Laden
enclave-location-square = Platz der Dolche
enclave-location-crossing = Übergang
enclave-location-tree = Baum

## Decks

enclave-deck-outlet = Ladenkarten
enclave-deck-square = Karten vom Platz
enclave-deck-missions = Missionen
enclave-deck-traps = Fallen
enclave-deck-finds = Funde
enclave-deck-tree = Baumkarten

enclave-item-outlet = { $count ->
    [one] 1 Ladenkarte
   *[other] { $count } Ladenkarten
  }
enclave-item-square = { $count ->
    [one] 1 Karte vom Platz
   *[other] { $count } Karten vom Platz
  }
enclave-item-missions = { $count ->
    [one] 1 Mission
   *[other] { $count } Missionen
  }
enclave-item-traps = { $count ->
    [one] 1 Falle
   *[other] { $count } Fallen
  }
enclave-item-finds = { $count ->
    [one] 1 Fund
   *[other] { $count } Funde
  }
enclave-item-1-top = Karte 1 obenauf
enclave-item-1-bottom = Karte 1 darunter
enclave-item-2-top = Karte 2 obenauf
enclave-item-2-bottom = Karte 2 darunter
enclave-item-3-top = Karte 3 obenauf
enclave-item-3-bottom = Karte 3 darunter
enclave-item-4-top = Karte 4 obenauf
enclave-item-4-bottom = Karte 4 darunter
enclave-item-5-top = Karte 5 obenauf
enclave-item-5-bottom = Karte 5 darunter
enclave-item-6-top = Karte 6 obenauf
enclave-item-6-bottom = Karte 6 darunter

enclave-colour-red = Rot
enclave-colour-blue = Blau
enclave-colour-green = Grün
enclave-colour-yellow = Gelb

enclave-thief-red = Ansgar Voss
enclave-thief-blue = Mirela Quint
enclave-thief-green = Rudo Halloran
enclave-thief-yellow = Ysolde Brandt

enclave-category-markers = Baummarker
enclave-category-tiles = Baumplättchen
enclave-category-coins = Münzen
enclave-category-finds = Fundkarten

enclave-word-p = körperlich
enclave-word-m = geistig
enclave-word-sesame = Sesam
enclave-word-sarcophagus = Sarkophag
enclave-word-coins = Münzen
enclave-word-knowledge = Wissen
enclave-word-tiles = Baumplättchen
enclave-word-points = Punkte
enclave-word-hand = Hand
enclave-word-row = im Angebot
enclave-word-pile = Ablagestapel
enclave-word-round = Runde
enclave-word-order = Zugreihenfolge
enclave-word-prepared = Vorbereitungsplättchen
enclave-word-sync = Gleichtaktplättchen
enclave-word-cancel = Plättchen „Nie kritisch“
enclave-word-extra = Zusatzaktion
enclave-word-known = du weißt

enclave-kind-protection = Schutz
enclave-kind-healing = Heilung
enclave-kind-thief = Diebesverbesserung
enclave-kind-machine = Maschinenverbesserung
enclave-kind-knowledge = Wissen
enclave-kind-trap = Falle
enclave-kind-mission = Mission
enclave-kind-tree = Baumkarte

enclave-phase-setup = Aufbau
enclave-phase-round = Neue Runde
enclave-phase-initiative = I Initiative
enclave-phase-planning = II Planung
enclave-phase-action = III Aktion
enclave-phase-tree = IV Baum
enclave-phase-rotation = V Rotation
enclave-phase-over = Ende

## What a mission may cost

enclave-odds-certain = Sicherer Schaden: { $p } körperlich, { $m } geistig.
enclave-odds-average = Im Schnitt: { $p } körperlich, { $m } geistig.
enclave-odds-worst = Schlimmstenfalls: { $p } körperlich, { $m } geistig.
enclave-odds-chance = Erfolg: etwa { $percent } %, eingepackt: { $cards }.
enclave-odds-none = nichts
enclave-odds-short-head = Schaden (Körper / Geist)
enclave-odds-short-certain = mindestens { $p } / { $m }
enclave-odds-short-average = im Schnitt { $p } / { $m }
enclave-odds-short-worst = höchstens { $p } / { $m }
enclave-odds-caption = Die Chancen gelten für das Beste, was du einpacken kannst, soweit du es wissen kannst. Schaden: Körper / Geist, ohne Schutz.
enclave-odds-traps = Die Fallen richten Schaden an: Körper { $p }, Geist { $m }; geschützt bist du bisher gegen { $pp } und { $mm }.
enclave-odds-enough = Mit allem Gepackten gelingt es.
enclave-odds-not-enough = Auch mit allem Gepackten misslingt es.

## Was Karten tun: Ihre Texte folgen aus den Werten

enclave-harm-p = { $p } körperlich
enclave-harm-m = { $m } geistig
enclave-harm-both = { $p } körperlich und { $m } geistig
enclave-change-p = körperlich { $n }
enclave-change-m = geistig { $n }
enclave-change-sesame = Sesam { $n }
enclave-change-sarcophagus = Sarkophag { $n }
enclave-many-traps = { $n ->
    [one] { $n } Falle
   *[other] { $n } Fallen
  }
enclave-many-knowledge = { $n } Wissen
enclave-many-tiles = { $n } Baumplättchen
enclave-many-finds = { $n ->
    [one] { $n } Fund
   *[other] { $n } Funde
  }
enclave-effect-protection = Schutz, einmal auf einer Mission: { $harm }.
enclave-effect-healing = Heilung, einmal: { $harm }.
enclave-effect-trap = Schaden: { $harm }.
enclave-effect-thief = Diebesverbesserung: { $change }.
enclave-effect-machine = Maschinenverbesserung: { $change }.
enclave-effect-knowledge = Wenn du sie behältst, bringt sie sofort { $n } Wissen.
enclave-effect-mission = { $traps }. Belohnung: { $reward }.
enclave-effect-mission-harm = { $traps }, Schaden { $harm }. Belohnung: { $reward }.

## Cards

enclave-card-SD01 = Nietenwams
    .acc = die Karte Nietenwams
    .dat = der Karte Nietenwams
enclave-card-SD02 = Wachspfropfen
    .acc = die Karte Wachspfropfen
    .dat = der Karte Wachspfropfen
enclave-card-SD03 = Rauchpille
    .acc = die Karte Rauchpille
    .dat = der Karte Rauchpille
enclave-card-SD04 = Gildenknoten
    .acc = die Karte Gildenknoten
    .dat = der Karte Gildenknoten
enclave-card-SD05 = Nietenwams
    .acc = die Karte Nietenwams
    .dat = der Karte Nietenwams
enclave-card-SD06 = Wachspfropfen
    .acc = die Karte Wachspfropfen
    .dat = der Karte Wachspfropfen
enclave-card-SD07 = Rauchpille
    .acc = die Karte Rauchpille
    .dat = der Karte Rauchpille
enclave-card-SD08 = Gildenknoten
    .acc = die Karte Gildenknoten
    .dat = der Karte Gildenknoten
enclave-card-SD09 = Nietenwams
    .acc = die Karte Nietenwams
    .dat = der Karte Nietenwams
enclave-card-SD10 = Wachspfropfen
    .acc = die Karte Wachspfropfen
    .dat = der Karte Wachspfropfen
enclave-card-SD11 = Rauchpille
    .acc = die Karte Rauchpille
    .dat = der Karte Rauchpille
enclave-card-SD12 = Gildenknoten
    .acc = die Karte Gildenknoten
    .dat = der Karte Gildenknoten
enclave-card-SD13 = Nietenwams
    .acc = die Karte Nietenwams
    .dat = der Karte Nietenwams
enclave-card-SD14 = Wachspfropfen
    .acc = die Karte Wachspfropfen
    .dat = der Karte Wachspfropfen
enclave-card-SD15 = Rauchpille
    .acc = die Karte Rauchpille
    .dat = der Karte Rauchpille
enclave-card-SD16 = Gildenknoten
    .acc = die Karte Gildenknoten
    .dat = der Karte Gildenknoten
enclave-card-SD17 = Kesselschild
    .acc = die Karte Kesselschild
    .dat = der Karte Kesselschild
enclave-card-SD18 = Spiegelmonokel
    .acc = die Karte Spiegelmonokel
    .dat = der Karte Spiegelmonokel
enclave-card-SD19 = Doppelt genähter Mantel
    .acc = die Karte Doppelt genähter Mantel
    .dat = der Karte Doppelt genähter Mantel
enclave-card-SD20 = Aschenmaske
    .acc = die Karte Aschenmaske
    .dat = der Karte Aschenmaske
enclave-card-SD21 = Schildpatt-Harnisch
    .acc = die Karte Schildpatt-Harnisch
    .dat = der Karte Schildpatt-Harnisch
enclave-card-SD22 = Glocke der Stille
    .acc = die Karte Glocke der Stille
    .dat = der Karte Glocke der Stille
enclave-card-SD23 = Zwillingsbanne
    .acc = die Karte Zwillingsbanne
    .dat = der Karte Zwillingsbanne
enclave-card-SD24 = Federschienen
    .acc = die Karte Federschienen
    .dat = der Karte Federschienen
enclave-card-SD25 = Kerze der Vernunft
    .acc = die Karte Kerze der Vernunft
    .dat = der Karte Kerze der Vernunft
enclave-card-SD26 = Gestimmte Spule
    .acc = die Karte Gestimmte Spule
    .dat = der Karte Gestimmte Spule
enclave-card-SD27 = Doppelter Kondensator
    .acc = die Karte Doppelter Kondensator
    .dat = der Karte Doppelter Kondensator
enclave-card-SD28 = Breiterer Deckel
    .acc = die Karte Breiterer Deckel
    .dat = der Karte Breiterer Deckel
enclave-card-SD29 = Lastwiege
    .acc = die Karte Lastwiege
    .dat = der Karte Lastwiege
enclave-card-SD30 = Regelventil
    .acc = die Karte Regelventil
    .dat = der Karte Regelventil
enclave-card-SD31 = Gespleißte Sehnen
    .acc = die Karte Gespleißte Sehnen
    .dat = der Karte Gespleißte Sehnen
enclave-card-SD32 = Spiraltattoo
    .acc = die Karte Spiraltattoo
    .dat = der Karte Spiraltattoo
enclave-card-SD33 = Stierdrüsen
    .acc = die Karte Stierdrüsen
    .dat = der Karte Stierdrüsen
enclave-card-SD34 = Tattoo des Heiligen
    .acc = die Karte Tattoo des Heiligen
    .dat = der Karte Tattoo des Heiligen
enclave-card-MO01 = Heiltalisman
    .acc = die Karte Heiltalisman
    .dat = der Karte Heiltalisman
enclave-card-MO02 = Mohnampulle
    .acc = die Karte Mohnampulle
    .dat = der Karte Mohnampulle
enclave-card-MO03 = Wickel aus Spinnweben
    .acc = die Karte Wickel aus Spinnweben
    .dat = der Karte Wickel aus Spinnweben
enclave-card-MO04 = Spieluhr mit Schlaflied
    .acc = die Karte Spieluhr mit Schlaflied
    .dat = der Karte Spieluhr mit Schlaflied
enclave-card-MO05 = Mönchsbrühe
    .acc = die Karte Mönchsbrühe
    .dat = der Karte Mönchsbrühe
enclave-card-MO06 = Baderflasche
    .acc = die Karte Baderflasche
    .dat = der Karte Baderflasche
enclave-card-MO07 = Dörrkröte
    .acc = die Karte Dörrkröte
    .dat = der Karte Dörrkröte
enclave-card-MO08 = Schlafwoche
    .acc = die Karte Schlafwoche
    .dat = der Karte Schlafwoche
enclave-card-MO09 = Geborgte Niere
    .acc = die Karte Geborgte Niere
    .dat = der Karte Geborgte Niere
enclave-card-MO10 = Tattoo der Schlange
    .acc = die Karte Tattoo der Schlange
    .dat = der Karte Tattoo der Schlange
enclave-card-MO11 = Nacht beim Wundarzt
    .acc = die Karte Nacht beim Wundarzt
    .dat = der Karte Nacht beim Wundarzt
enclave-card-MO12 = Drittes Augenlid
    .acc = die Karte Drittes Augenlid
    .dat = der Karte Drittes Augenlid
enclave-card-EM01 = Obstgartenzaun
    .acc = die Karte Obstgartenzaun
    .dat = der Karte Obstgartenzaun
enclave-card-EM02 = Wäscherei der Seligen
    .acc = die Karte Wäscherei der Seligen
    .dat = der Karte Wäscherei der Seligen
enclave-card-EM03 = Zollkapelle
    .acc = die Karte Zollkapelle
    .dat = der Karte Zollkapelle
enclave-card-EM04 = Schlafsaal der Pilger
    .acc = die Karte Schlafsaal der Pilger
    .dat = der Karte Schlafsaal der Pilger
enclave-card-EM05 = Chorschule
    .acc = die Karte Chorschule
    .dat = der Karte Chorschule
enclave-card-EM06 = Salztor
    .acc = die Karte Salztor
    .dat = der Karte Salztor
enclave-card-EM07 = Haus der Schleier
    .acc = die Karte Haus der Schleier
    .dat = der Karte Haus der Schleier
enclave-card-EM08 = Uhrwerkgarten
    .acc = die Karte Uhrwerkgarten
    .dat = der Karte Uhrwerkgarten
enclave-card-EM09 = Hymnenarchiv
    .acc = die Karte Hymnenarchiv
    .dat = der Karte Hymnenarchiv
enclave-card-EM10 = Glashütte
    .acc = die Karte Glashütte
    .dat = der Karte Glashütte
enclave-card-EM11 = Voliere des Wächters
    .acc = die Karte Voliere des Wächters
    .dat = der Karte Voliere des Wächters
enclave-card-EM12 = Brunnen des Flüsterns
    .acc = die Karte Brunnen des Flüsterns
    .dat = der Karte Brunnen des Flüsterns
enclave-card-EM13 = Gewölbe der Muster
    .acc = die Karte Gewölbe der Muster
    .dat = der Karte Gewölbe der Muster
enclave-card-EM14 = Kinderstube der Engel
    .acc = die Karte Kinderstube der Engel
    .dat = der Karte Kinderstube der Engel
enclave-card-EM15 = Reliquienzug
    .acc = die Karte Reliquienzug
    .dat = der Karte Reliquienzug
enclave-card-EM16 = Thron der Morgenröte
    .acc = die Karte Thron der Morgenröte
    .dat = der Karte Thron der Morgenröte
enclave-card-EM17 = Gnadenmaschine
    .acc = die Karte Gnadenmaschine
    .dat = der Karte Gnadenmaschine
enclave-card-EM18 = Rat der Zwölf
    .acc = die Karte Rat der Zwölf
    .dat = der Karte Rat der Zwölf
enclave-card-ET01 = Schwingendes Rauchfass
    .acc = die Karte Schwingendes Rauchfass
    .dat = der Karte Schwingendes Rauchfass
enclave-card-ET02 = Dornenhecke
    .acc = die Karte Dornenhecke
    .dat = der Karte Dornenhecke
enclave-card-ET03 = Fallgitter
    .acc = die Karte Fallgitter
    .dat = der Karte Fallgitter
enclave-card-ET04 = Siedendes Taufbecken
    .acc = die Karte Siedendes Taufbecken
    .dat = der Karte Siedendes Taufbecken
enclave-card-ET05 = Klingenchor
    .acc = die Karte Klingenchor
    .dat = der Karte Klingenchor
enclave-card-ET06 = Zermalmender Kreuzgang
    .acc = die Karte Zermalmender Kreuzgang
    .dat = der Karte Zermalmender Kreuzgang
enclave-card-ET07 = Lichthunde
    .acc = die Karte Lichthunde
    .dat = der Karte Lichthunde
enclave-card-ET08 = Blitzsakristei
    .acc = die Karte Blitzsakristei
    .dat = der Karte Blitzsakristei
enclave-card-ET09 = Halle der Reue
    .acc = die Karte Halle der Reue
    .dat = der Karte Halle der Reue
enclave-card-ET10 = Endloser Hymnus
    .acc = die Karte Endloser Hymnus
    .dat = der Karte Endloser Hymnus
enclave-card-ET11 = Geborgtes Gesicht
    .acc = die Karte Geborgtes Gesicht
    .dat = der Karte Geborgtes Gesicht
enclave-card-ET12 = Weinender Nebel
    .acc = die Karte Weinender Nebel
    .dat = der Karte Weinender Nebel
enclave-card-ET13 = Stimme der Mutter
    .acc = die Karte Stimme der Mutter
    .dat = der Karte Stimme der Mutter
enclave-card-ET14 = Spiegelhof
    .acc = die Karte Spiegelhof
    .dat = der Karte Spiegelhof
enclave-card-ET15 = Schlaflose Glocke
    .acc = die Karte Schlaflose Glocke
    .dat = der Karte Schlaflose Glocke
enclave-card-ET16 = Richterstuhl
    .acc = die Karte Richterstuhl
    .dat = der Karte Richterstuhl
enclave-card-ET17 = Brennender Beichtstuhl
    .acc = die Karte Brennender Beichtstuhl
    .dat = der Karte Brennender Beichtstuhl
enclave-card-ET18 = Engel mit zwei Schwertern
    .acc = die Karte Engel mit zwei Schwertern
    .dat = der Karte Engel mit zwei Schwertern
enclave-card-EF01 = Zerrissene Blaupause
    .acc = die Karte Zerrissene Blaupause
    .dat = der Karte Zerrissene Blaupause
enclave-card-EF02 = Kommentierter Psalter
    .acc = die Karte Kommentierter Psalter
    .dat = der Karte Kommentierter Psalter
enclave-card-EF03 = Pumpenplan
    .acc = die Karte Pumpenplan
    .dat = der Karte Pumpenplan
enclave-card-EF04 = Linsentafeln
    .acc = die Karte Linsentafeln
    .dat = der Karte Linsentafeln
enclave-card-EF05 = Webstuhlpläne
    .acc = die Karte Webstuhlpläne
    .dat = der Karte Webstuhlpläne
enclave-card-EF06 = Summender Kristall
    .acc = die Karte Summender Kristall
    .dat = der Karte Summender Kristall
enclave-card-EF07 = Klappschrein
    .acc = die Karte Klappschrein
    .dat = der Karte Klappschrein
enclave-card-EF08 = Meistergetriebe
    .acc = die Karte Meistergetriebe
    .dat = der Karte Meistergetriebe
enclave-card-EF09 = Engelssehne
    .acc = die Karte Engelssehne
    .dat = der Karte Engelssehne
enclave-card-EF10 = Stiller Heiligenschein
    .acc = die Karte Stiller Heiligenschein
    .dat = der Karte Stiller Heiligenschein
enclave-card-EF11 = Balsam der Erwählten
    .acc = die Karte Balsam der Erwählten
    .dat = der Karte Balsam der Erwählten
enclave-card-EF12 = Warmer Stein
    .acc = die Karte Warmer Stein
    .dat = der Karte Warmer Stein
enclave-card-EF13 = Spieldose
    .acc = die Karte Spieldose
    .dat = der Karte Spieldose
enclave-card-EF14 = Mannawaffel
    .acc = die Karte Mannawaffel
    .dat = der Karte Mannawaffel
enclave-card-EF15 = Wächterpanzer
    .acc = die Karte Wächterpanzer
    .dat = der Karte Wächterpanzer
enclave-card-EF16 = Augenbinde der Ruhe
    .acc = die Karte Augenbinde der Ruhe
    .dat = der Karte Augenbinde der Ruhe
enclave-card-EF17 = Federumhang
    .acc = die Karte Federumhang
    .dat = der Karte Federumhang
enclave-card-EF18 = Heiligenlaterne
    .acc = die Karte Heiligenlaterne
    .dat = der Karte Heiligenlaterne
enclave-card-TC1A = Loki
    .acc = die Karte Loki
    .dat = der Karte Loki
    .text = Wähle jemand anderen mit Handkarten und nimm davon eine zufällige.
enclave-card-TC1B = Anzelms Werkstatt
    .acc = die Karte Anzelms Werkstatt
    .dat = der Karte Anzelms Werkstatt
    .text = Sieh bis zu 2 Karten vom Stapel oder von der Ablage des Platzes an; du darfst eine davon kaufen.
enclave-card-TC1C = Ma Lous Stand
    .acc = die Karte Ma Lous Stand
    .dat = der Karte Ma Lous Stand
    .text = Sieh bis zu 2 Karten vom Stapel oder von der Ablage des Ladens an; du darfst eine davon kaufen.
enclave-card-TC2A = Seine Gnaden Echse
    .acc = die Karte Seine Gnaden Echse
    .dat = der Karte Seine Gnaden Echse
    .text = Nach dem Platz auf dieser Ebene: Der Erste darf für 8 Münzen 3 Wissen kaufen, der Zweite für 5 Münzen 2; der Dritte erhält 1 Wissen, der Vierte 3 Münzen.
enclave-card-TC2B = Herrn Woos Raritäten
    .acc = die Karte Herrn Woos Raritäten
    .dat = der Karte Herrn Woos Raritäten
    .text = Du darfst eine deiner Diebesverbesserungen für ihren doppelten Preis verkaufen.
enclave-card-TC2C = Alba Chryzostom
    .acc = die Karte Alba Chryzostom
    .dat = der Karte Alba Chryzostom
    .text = Du darfst beliebig viel Wissen für je 7 Münzen abgeben.
enclave-card-TC3A = Doktor Tertius
    .acc = die Karte Doktor Tertius
    .dat = der Karte Doktor Tertius
    .text = Dein körperlicher und geistiger Zustand steigt auf das Maximum.
enclave-card-TC3B = Übergang bei Angelos
    .acc = die Karte Übergang bei Angelos
    .dat = der Karte Übergang bei Angelos
    .text = Du darfst auf eine Mission mit 1 Falle gehen; sie bringt 1 Wissen und 1 Fund.
enclave-card-TC3C = Im Gleichtakt
    .acc = die Karte Im Gleichtakt
    .dat = der Karte Im Gleichtakt
    .text = Nimm ein Gleichtaktplättchen: In der nächsten Runde darfst du am Übergang jemanden mitnehmen.
enclave-card-TC4A = Amber Svensen
    .acc = die Karte Amber Svensen
    .dat = der Karte Amber Svensen
    .text = Sieh bis zu 6 Karten an, die obenauf auf den Stapeln liegen und lege sie obenauf oder darunter zurück.
enclave-card-TC4B = Forschungsstation Ultima Thule
    .acc = die Karte Forschungsstation Ultima Thule
    .dat = der Karte Forschungsstation Ultima Thule
    .text = In der nächsten Runde darfst du eine fünfte Aktionskarte spielen.
enclave-card-TC4C = Akunen
    .acc = die Karte Akunen
    .dat = der Karte Akunen
    .text = Nimm das Plättchen „Nie kritisch“: Die kritische Zone schadet dir nicht mehr.
enclave-card-TC5A = Sprechende Füchse
    .acc = die Karte Sprechende Füchse
    .dat = der Karte Sprechende Füchse
    .text = Du darfst 1 Heilkarte von der Hand für 2 Wissen abwerfen.
enclave-card-TC5B = Jacob Tyllo
    .acc = die Karte Jacob Tyllo
    .dat = der Karte Jacob Tyllo
    .text = Einmal im Spiel darfst du 1 Baumplättchen für 4 Wissen abgeben.
enclave-card-TC5C = Orden des Weltendes
    .acc = die Karte Orden des Weltendes
    .dat = der Karte Orden des Weltendes
    .text = Du darfst 1 Wissen auf einer beliebigen Ebene mit Marker gegen 1 Punkt tauschen.

## Questions to the player; .other is what the rest of the table reads

enclave-ask-bid = Wie viel bietest du für deinen Platz in der Zugreihenfolge?
    .other = { $name } bietet.
enclave-ask-tile = Lege ein Initiativeplättchen auf einen Ort, der noch keines hat.
    .other = { $name } legt ein Initiativeplättchen.
enclave-ask-plan = Wähle heimlich einen Ort.
    .other = { $name } wählt einen Ort.
enclave-ask-level = Auf welche Ebene des Baumes stellst du deinen Würfel?
    .other = { $name } wählt eine Ebene.
enclave-ask-peek = Wie viele Karten welcher Stapel willst du ansehen?
    .other = { $name } sieht Karten an.
enclave-ask-return = Lege jede Karte zurück, obenauf oder darunter.
    .other = { $name } legt Karten zurück.
enclave-ask-market = Kaufe eine Karte, wirf eine ab oder geh.
    .other = { $name } kauft ein.
enclave-ask-sync = Mit wem gehst du auf die Mission?
    .other = { $name } nimmt vielleicht jemanden mit.
enclave-ask-crossing = Geh auf eine Mission, geh blind hinüber oder bereite dich vor.
    .other = { $name } geht hinüber oder bereitet sich vor.
enclave-ask-pack = Packe Schutzkarten ein, bevor die Fallen aufgedeckt werden.
    .other = { $name } packt.
enclave-ask-use = Welchen Schutz setzt du gegen die Fallen ein?
    .other = { $name } setzt Schutz ein.
enclave-ask-tree-tile = Das Baumplättchen behalten oder dafür 2 Wissen nehmen?
    .other = { $name } entscheidet über ein Baumplättchen.
enclave-ask-find = Den Fund verkaufen oder behalten?
    .other = { $name } entscheidet über einen Fund.
enclave-ask-exchange = Wie viel Wissen tauschst du hier in Punkte?
    .other = { $name } tauscht Wissen.
enclave-ask-card = Nutzt du die Karte dieser Ebene?
    .other = { $name } entscheidet über die Karte der Ebene.
enclave-ask-stall = Kaufst du eine dieser Karten?
    .other = { $name } kauft oder verzichtet.

enclave-step-tile = Welche Zahl?
enclave-step-on = Wohin?
enclave-step-peek = Von welchem Stapel?
enclave-step-return = Welche Karte als nächste, und wohin?
enclave-step-remove = Welche Verbesserung macht Platz?

## Moves, as they stand on buttons

enclave-move-bid = { $coins } bieten
enclave-move-tile = Plättchen { $number } auf „{ WORD($location, kind: "location") }“
enclave-move-plan = Ort wählen: { WORD($location, kind: "location") }
enclave-move-pass-plan = Keine fünfte Karte spielen
enclave-move-level = Ebene { $level }
enclave-move-peek = { ITEMS($items) } ansehen
enclave-move-peek-none = Nichts ansehen
enclave-move-return = { ITEMS($items) } zurücklegen
enclave-move-buy = „{ CARD($card) }“ für { $price ->
    [one] 1 Münze
   *[other] { $price } Münzen
  } kaufen
enclave-move-buy-remove = „{ CARD($card) }“ für { $price ->
    [one] 1 Münze
   *[other] { $price } Münzen
  } kaufen und „{ CARD($removed) }“ entfernen
enclave-move-discard = { CARD($card) } abwerfen
enclave-move-pass-market = Den Markt verlassen
enclave-move-partner = Zusammen mit { $victim } gehen
enclave-move-pass-sync = Allein gehen
enclave-move-cross = Auf Mission „{ CARD($card) }“ gehen
enclave-move-blind = Blind hinübergehen
enclave-move-prepare = Sich auf die nächste Runde vorbereiten
enclave-move-pack = { CARD($card) } einpacken
enclave-move-done-pack = Fertig gepackt
enclave-move-use = { CARD($card) } einsetzen
enclave-move-use-tile = Das Vorbereitungsplättchen einsetzen
enclave-move-done-use = Nichts mehr einsetzen
enclave-move-tree-tile = Das Baumplättchen behalten
enclave-move-knowledge = Stattdessen 2 Wissen nehmen
enclave-move-sell = Den Fund verkaufen
enclave-move-keep = Den Fund behalten
enclave-move-keep-remove = Den Fund behalten und { CARD($removed) } entfernen
enclave-move-exchange = { $count ->
    [0] Nichts tauschen
   *[other] { $count } Wissen tauschen
  }
enclave-move-card = „{ CARD($card) }“ nutzen
enclave-move-pass-card = Die Karte nicht nutzen
enclave-move-steal = { $victim } eine Karte stehlen
enclave-move-absent = Platz { $number } wählen, an dem niemand sitzt
enclave-move-look-deck = { $count } vom Stapel ansehen
enclave-move-look-pile = { $count } von der Ablage ansehen
enclave-move-pass-stall = Nichts kaufen
enclave-move-woo = { CARD($card) } an Herrn Woo verkaufen
enclave-move-trade = { $count } Wissen gegen Münzen geben
enclave-move-feed = „{ CARD($card) }“ den Füchsen geben
enclave-move-offer = 1 Wissen auf Ebene { $level } tauschen
enclave-move-heal = Mit { CARD($card, form: "dat") } heilen
enclave-move-thief = Dieb in { WORD($colour, kind: "colour") }
enclave-move-order = Eine Reihenfolge der Spieler
enclave-move-first = { $name } bietet zuerst
enclave-move-tree = Am Baum wächst „{ CARD($card) }“
enclave-move-draw = { CARD($card) } aufdecken
enclave-move-pluck = { CARD($card) } nehmen

## What happened

enclave-log-thief = { $name } spielt { WORD($colour, kind: "colour") }.
    .you = Du spielst { WORD($colour, kind: "colour") }.
enclave-log-first = { $name } bietet zuerst.
    .you = Du bietest zuerst.
enclave-log-bid = { $name } bietet { $coins }.
    .you = Du bietest { $coins }.
enclave-log-place = { $name } bekommt Platz { $place } in der Zugreihenfolge und hat { $coins ->
    [one] 1 Münze
   *[other] { $coins } Münzen
  }.
    .you = Du bekommst Platz { $place } in der Zugreihenfolge und hast { $coins ->
        [one] 1 Münze
       *[other] { $coins } Münzen
      }.
enclave-log-tree = Auf Ebene { $level } wächst „{ CARD($card) }“.
enclave-log-deal = Neu aufgedeckt: { CARD($card) }.
enclave-log-shuffle = Die Ablage wird in den Stapel gemischt ({ WORD($deck, kind: "deck") }).
enclave-log-round = Runde { $round } beginnt.
enclave-log-tile = { $name } legt Plättchen { $number } auf „{ WORD($location, kind: "location") }“.
    .you = Du legst Plättchen { $number } auf „{ WORD($location, kind: "location") }“.
enclave-log-plan = { $name } spielt „{ WORD($location, kind: "location") }“.
    .you = Du spielst „{ WORD($location, kind: "location") }“.
enclave-log-rest = { $name } spielt keine fünfte Karte.
    .you = Du spielst keine fünfte Karte.
enclave-log-cube = { $name } setzt einen Würfel auf „{ WORD($location, kind: "location") }“.
    .you = Du setzt einen Würfel auf „{ WORD($location, kind: "location") }“.
enclave-log-level = { $name } setzt einen Würfel auf Ebene { $level } des Baumes.
    .you = Du setzt einen Würfel auf Ebene { $level } des Baumes.
enclave-log-visit = Plättchen { $number }: „{ WORD($location, kind: "location") }“ ist dran.
enclave-log-shepherd = { $name } arbeitet für den Hirten: { $coins ->
    [one] 1 Münze
   *[other] { $coins } Münzen
  }, { $knowledge } Wissen.
    .you = Du arbeitest für den Hirten: { $coins ->
        [one] 1 Münze
       *[other] { $coins } Münzen
      }, { $knowledge } Wissen.
enclave-log-order = { $name } steht künftig auf Platz { $place } der Zugreihenfolge.
    .you = Du stehst künftig auf Platz { $place } der Zugreihenfolge.
enclave-log-peek = { $name } sieht { ITEMS($items) } an.
    .you = Du siehst { ITEMS($items) } an.
enclave-log-peek-none = { $name } sieht keine Karte an.
    .you = Du siehst keine Karte an.
enclave-log-look = { $name } sieht { CARD($card, form: "acc") } ({ WORD($deck, kind: "deck") }).
    .you = Du siehst { CARD($card, form: "acc") } ({ WORD($deck, kind: "deck") }).
enclave-log-look-hidden = { $name } nimmt eine Karte auf ({ WORD($deck, kind: "deck") }).
enclave-log-return = { $name } legt { $top } obenauf und { $bottom } darunter zurück.
    .you = Du legst { $top } obenauf und { $bottom } darunter zurück.
enclave-log-return-own = { $name } legt { ITEMS($items) } zurück.
    .you = Du legst { ITEMS($items) } zurück.
enclave-log-buy = { $name } kauft { CARD($card, form: "acc") } für { $price ->
    [one] 1 Münze
   *[other] { $price } Münzen
  }.
    .you = Du kaufst { CARD($card, form: "acc") } für { $price ->
        [one] 1 Münze
       *[other] { $price } Münzen
      }.
enclave-log-discard = { $name } wirft { CARD($card, form: "acc") } ab.
    .you = Du wirfst { CARD($card, form: "acc") } ab.
enclave-log-pass = { $name } verlässt den Markt.
    .you = Du verlässt den Markt.
enclave-log-remove = { $name } entfernt { CARD($card, form: "acc") }.
    .you = Du entfernst { CARD($card, form: "acc") }.
enclave-log-sync = { $name } und { $victim } gehen zusammen.
    .you = Du und { $victim } geht zusammen.
    .victim = { $name } und du geht zusammen.
enclave-log-alone = { $name } geht allein.
    .you = Du gehst allein.
enclave-log-cross = { $name } geht auf die Mission „{ CARD($card) }“.
    .you = Du gehst auf die Mission „{ CARD($card) }“.
enclave-log-blind = { $name } geht blind auf die Mission „{ CARD($card) }“.
    .you = Du gehst blind auf die Mission „{ CARD($card) }“.
enclave-log-prepare = { $name } bereitet sich auf die nächste Runde vor.
    .you = Du bereitest dich auf die nächste Runde vor.
enclave-log-pack = { $name } packt { CARD($card, form: "acc") } ein (Karte { $count }).
    .you = Du packst { CARD($card, form: "acc") } ein (Karte { $count }).
enclave-log-pack-hidden = { $name } packt Karte { $count } ein.
enclave-log-packed = { $name } ist bereit, mit { $count ->
    [one] 1 Karte
   *[other] { $count } Karten
  } im Gepäck.
    .you = Du bist bereit, mit { $count ->
        [one] 1 Karte
       *[other] { $count } Karten
      } im Gepäck.
enclave-log-trap = Eine Falle: { CARD($card) }!
enclave-log-use = { $name } setzt { CARD($card, form: "acc") } ein.
    .you = Du setzt { CARD($card, form: "acc") } ein.
enclave-log-use-tile = { $name } setzt das Vorbereitungsplättchen ein.
    .you = Du setzt das Vorbereitungsplättchen ein.
enclave-log-used = { $name } nimmt den restlichen Schaden hin.
    .you = Du nimmst den restlichen Schaden hin.
enclave-log-hurt = { $name } wird verletzt: { $p } körperlich, { $m } geistig.
    .you = Du wirst verletzt: { $p } körperlich, { $m } geistig.
enclave-log-success = { $name } hat Erfolg.
    .you = Du hast Erfolg.
enclave-log-failure = { $name } scheitert.
    .you = Du scheiterst.
enclave-log-knowledge = { $name } erhält { $count } Wissen.
    .you = Du erhältst { $count } Wissen.
enclave-log-tree-tile = { $name } behält ein Baumplättchen.
    .you = Du behältst ein Baumplättchen.
enclave-log-tile-sold = { $name } nimmt { $count } Wissen statt eines Baumplättchens.
    .you = Du nimmst { $count } Wissen statt eines Baumplättchens.
enclave-log-find = { $name } findet { CARD($card, form: "acc") }.
    .you = Du findest { CARD($card, form: "acc") }.
enclave-log-find-hidden = { $name } findet etwas.
enclave-log-sold = { $name } verkauft { CARD($card, form: "acc") } für { $coins ->
    [one] 1 Münze
   *[other] { $coins } Münzen
  }.
    .you = Du verkaufst { CARD($card, form: "acc") } für { $coins ->
        [one] 1 Münze
       *[other] { $coins } Münzen
      }.
enclave-log-kept = { $name } behält { CARD($card, form: "acc") }.
    .you = Du behältst { CARD($card, form: "acc") }.
enclave-log-stash = { $name } behält { CARD($card, form: "acc") } auf der Hand.
    .you = Du behältst { CARD($card, form: "acc") } auf der Hand.
enclave-log-stash-hidden = { $name } behält den Fund auf der Hand.
enclave-log-exchange = { $name } tauscht { $count } Wissen auf Ebene { $level } in Punkte.
    .you = Du tauschst { $count } Wissen auf Ebene { $level } in Punkte.
enclave-log-marker = { $name } nimmt den Baummarker von Ebene { $level }.
    .you = Du nimmst den Baummarker von Ebene { $level }.
enclave-log-card = { $name } nutzt { CARD($card, form: "acc") }.
    .you = Du nutzt { CARD($card, form: "acc") }.
enclave-log-decline = { $name } verzichtet auf die Karte „{ CARD($card) }“.
    .you = Du verzichtest auf die Karte „{ CARD($card) }“.
enclave-log-steal = { $name } stiehlt { $victim } { CARD($card, form: "acc") } ({ WORD($deck, kind: "deck") }).
    .you = Du stiehlst { $victim } { CARD($card, form: "acc") } ({ WORD($deck, kind: "deck") }).
    .victim = { $name } stiehlt dir { CARD($card, form: "acc") } ({ WORD($deck, kind: "deck") }).
enclave-log-steal-hidden = { $name } stiehlt { $victim } eine Karte ({ WORD($deck, kind: "deck") }).
    .victim = { $name } stiehlt dir eine Karte ({ WORD($deck, kind: "deck") }).
enclave-log-stall = { $name } sieht { $count ->
    [one] 1 Karte
   *[other] { $count } Karten
  } { $source ->
    [pile] von der Ablage
   *[other] vom Stapel
  } an ({ WORD($deck, kind: "deck") }).
    .you = Du siehst { $count ->
        [one] 1 Karte
       *[other] { $count } Karten
      } { $source ->
        [pile] von der Ablage
       *[other] vom Stapel
      } an ({ WORD($deck, kind: "deck") }).
enclave-log-lizard = { $name } besucht Seine Gnaden, zahlt { $fee ->
    [one] 1 Münze
   *[other] { $fee } Münzen
  } und erhält { $knowledge } Wissen und { $coins ->
    [one] 1 Münze
   *[other] { $coins } Münzen
  }.
    .you = Du besuchst Seine Gnaden, zahlst { $fee ->
        [one] 1 Münze
       *[other] { $fee } Münzen
      } und erhältst { $knowledge } Wissen und { $coins ->
        [one] 1 Münze
       *[other] { $coins } Münzen
      }.
enclave-log-woo = { $name } verkauft Herrn Woo { CARD($card, form: "acc") } für { $coins ->
    [one] 1 Münze
   *[other] { $coins } Münzen
  }.
    .you = Du verkaufst Herrn Woo { CARD($card, form: "acc") } für { $coins ->
        [one] 1 Münze
       *[other] { $coins } Münzen
      }.
enclave-log-alba = { $name } gibt { $count } Wissen für { $coins ->
    [one] 1 Münze
   *[other] { $coins } Münzen
  }.
    .you = Du gibst { $count } Wissen für { $coins ->
        [one] 1 Münze
       *[other] { $coins } Münzen
      }.
enclave-log-heal = { $name } heilt sich mit { CARD($card, form: "dat") }: { $p } körperlich, { $m } geistig.
    .you = Du heilst dich mit { CARD($card, form: "dat") }: { $p } körperlich, { $m } geistig.
enclave-log-feed = { $name } gibt den Füchsen { CARD($card, form: "acc") } für { $count } Wissen.
    .you = Du gibst den Füchsen { CARD($card, form: "acc") } für { $count } Wissen.
enclave-log-tyllo = { $name } gibt Jacob Tyllo ein Baumplättchen für { $count } Wissen.
    .you = Du gibst Jacob Tyllo ein Baumplättchen für { $count } Wissen.
enclave-log-offer = { $name } tauscht 1 Wissen auf Ebene { $level } (Orden des Weltendes).
    .you = Du tauschst 1 Wissen auf Ebene { $level } (Orden des Weltendes).
enclave-log-rotate = „{ CARD($card) }“ wird aus der Reihe genommen.
enclave-log-bonus = { $name } erhält { $points ->
    [one] { $points } Punkt
   *[other] { $points } Punkte
  } dazu (meiste { WORD($category, kind: "category") }).
    .you = Du erhältst { $points ->
        [one] { $points } Punkt
       *[other] { $points } Punkte
      } dazu (meiste { WORD($category, kind: "category") }).
enclave-log-instant = { $name } hat vier Baumplättchen!
    .you = Du hast vier Baumplättchen!
enclave-log-over = Das Spiel ist aus.

## The end

enclave-source-tree = Baum
enclave-source-markers = Meiste Marker
enclave-source-tiles = Meiste Plättchen
enclave-source-coins = Meiste Münzen
enclave-source-finds = Meiste Funde
enclave-reason-rounds = Sechs Runden sind vorbei.
enclave-reason-tree-tiles = Vier Baumplättchen am Ende einer Runde beenden das Spiel.
enclave-tie-tiles = Gleichstand nach Punkten: Mehr Baumplättchen entschieden.
enclave-tie-points = Gleich viele Baumplättchen: Mehr Punkte entschieden.
enclave-tie-knowledge = Auch dort Gleichstand: Mehr Wissen entschied.
enclave-tie-shared = Gleichstand bis zuletzt: Der Sieg wird geteilt.

## Table options

enclave-option-order_method = Erste Zugreihenfolge
    .help = Ausgelost oder mit Münzen ersteigert.
enclave-option-tree_setup = Baumkarten
    .help = Ein zufälliger Satz, der Satz für das erste Spiel oder fünf Karten eurer Wahl.
enclave-option-thief_choice = Diebe
    .help = Zufällig oder eine Farbe für jeden Platz; sie unterscheiden sich nur im Aussehen.
enclave-value-draw = ausgelost
enclave-value-bid = ersteigert
enclave-value-random = ausgelost
enclave-value-first_game = für das erste Spiel

## Why not

enclave-why-over = Das Spiel ist vorbei.
enclave-why-not-your-turn = Du bist nicht am Zug.
enclave-why-not-now = Das geht jetzt nicht.
enclave-why-bid = { $coins } ist schon geboten.
enclave-why-purse = Du kannst höchstens { $most ->
    [one] 1 Münze
   *[other] { $most } Münzen
  } bieten.
enclave-why-tile-placed = Plättchen { $number } liegt schon auf dem Spielplan.
enclave-why-has-tile = Auf „{ WORD($location, kind: "location") }“ liegt schon ein Plättchen.
enclave-why-no-tree-tile = Der Baum bekommt nie ein Plättchen; er kommt immer nach den fünf Orten der Stadt.
enclave-why-must-play = Du musst eine Karte spielen.
enclave-why-card-played = Die Karte „{ WORD($location, kind: "location") }“ hast du in dieser Runde schon gespielt.
enclave-why-out-of-reach = Du erreichst die Ebenen { $low } bis { $high }; jedes Baumplättchen bringt dich eine Ebene weiter.
enclave-why-too-many-looks = Du darfst höchstens { $most } Karten ansehen.
enclave-why-deck-too-small = So viele Karten hat dieser Stapel nicht.
enclave-why-return = Lege jede angesehene Karte genau einmal zurück.
enclave-why-not-in-row = { CARD($card) } liegt dort nicht.
enclave-why-too-dear = Das kostet { $price ->
    [one] 1 Münze
   *[other] { $price } Münzen
  }, und du hast { $coins }.
enclave-why-make-room = Beide Plätze sind belegt: Sag, welche Verbesserung dieser Art du entfernst.
enclave-why-no-removing = Dafür ist Platz; deshalb darfst du keine Verbesserung entfernen.
enclave-why-remove-own = { CARD($card) } ist keine deiner beiden Verbesserungen dieser Art: Entferne eine von diesen.
enclave-why-no-upgrade-gained = Das ist keine Verbesserung: Dafür wird nichts entfernt.
enclave-why-partner = Wähle jemand anderen am Übergang, der noch in keinem Paar ist.
enclave-why-must-cross = Du musst hinübergehen, blind hinübergehen oder dich vorbereiten.
enclave-why-pair-crosses = Ein Paar geht auf Mission; es kann sich nicht vorbereiten.
enclave-why-no-missions = Im Stapel ist keine Mission mehr.
enclave-why-no-healing = { CARD($card) } heilt nichts.
enclave-why-not-in-hand = Du hast { CARD($card, form: "acc") } nicht auf der Hand.
enclave-why-no-effect = { CARD($card) } würde jetzt nichts ändern.
enclave-why-heal-later = Heilen geht jetzt nicht.
enclave-why-no-protection = { CARD($card) } ist kein Schutz.
enclave-why-packed-already = { CARD($card) } ist schon eingepackt.
enclave-why-sarcophagus-full = Dein Sarkophag fasst { $most } Karten.
enclave-why-not-packed = Du hast { CARD($card, form: "acc") } nicht eingepackt.
enclave-why-no-tile = Du hast kein Vorbereitungsplättchen, das jetzt gilt.
enclave-why-too-much = Du kannst hier höchstens { $most } Wissen tauschen.
enclave-why-no-victim = Wähle jemand anderen, der Karten auf der Hand hat.
enclave-why-no-look = So viele Karten liegen dort nicht.
enclave-why-no-upgrade = Das ist keine Diebesverbesserung von dir.
enclave-why-no-knowledge = So viel Wissen hast du nicht.
enclave-why-no-medicine = Das ist keine Heilkarte von dir.
enclave-why-no-marker = Diese Ebene hat keinen Baummarker mehr.
enclave-why-other-card = Die Karte dieser Ebene tut etwas anderes.
enclave-why-not-looked-at = { CARD($card) } ist nicht unter den Karten, die du ansiehst.

## Sections of the rules

enclave-section-G = Allgemeines
enclave-section-S = Aufbau
enclave-section-T = Die Diebeskarte
enclave-section-U = Verbesserungen
enclave-section-R = Eine Runde
enclave-section-D = Stapel
enclave-section-I = Phase I: Initiative
enclave-section-P = Phase II: Planung
enclave-section-A = Phase III: Aktion
enclave-section-H = Der Hirte
enclave-section-O = Das Orakel
enclave-section-M = Maggots Laden
enclave-section-K = Der Platz der Dolche und beide Märkte
enclave-section-C = Der Übergang
enclave-section-X = Eine Mission
enclave-section-W = Belohnungen
enclave-section-F = Phase IV: der Baum
enclave-section-TC = Baumkarten
enclave-section-Y = Gemeinsame Missionen
enclave-section-V = Phase V: Rotation
enclave-section-E = Das Ende
enclave-section-VAR = Spieloptionen
enclave-section-EX = Beispiele
enclave-section-Q = Klarstellungen
## Rules

enclave-rule-EN-G1 = Es gibt sechs Orte: Hirte, Orakel, Maggots Laden, Platz der Dolche und Übergang bilden die Stadt; der sechste ist der Baum.
enclave-rule-EN-G2 = Eine Zahl unter einem Zeichen ist sein Wert; ein Zeichen ohne Zahl zählt 1. Wo es auf der Karte steht, ist gleich.
enclave-rule-EN-G3 = Grüner Grund ist gut: Schutz, Heilung, höheres Maximum, Gewinn. Roter Grund ist schlecht: Schaden, kleinerer Wert, Zahlung.
enclave-rule-EN-G4 = Zeichen: körperlich und geistig, Sesam, Sarkophag, Wissen, Münzen, Baumplättchen, zu ziehende Fallen, zu ziehende Funde, anzusehende Karten.
enclave-rule-EN-G5 = Kartenarten: Funde gewinnt man auf Missionen, Fallen verursachen Schaden, Schutz wirkt nur während einer Mission, Heilung nur davor oder danach; Diebesverbesserungen heben das körperliche oder geistige Maximum, Maschinenverbesserungen Sesam oder Sarkophag.
enclave-rule-EN-G6 = Das Spiel dauert höchstens sechs Runden. Es gewinnt, wer die meisten Punkte hat, oder wer vier Baumplättchen hat.
enclave-rule-EN-G7 = Die Hand ist unbegrenzt. Nichts darf getauscht, verliehen oder verschenkt werden.
enclave-rule-EN-S1 = Zwei bis vier Spieler sitzen um den Spielplan.
enclave-rule-EN-S2 = Alle ziehen oder wählen einen Dieb; die vier unterscheiden sich nur in Bild und Farbe.
enclave-rule-EN-S3 = Alle nehmen die sechs Aktionskarten und die Holzteile ihrer Farbe.
enclave-rule-EN-S4 = Auslosen: Die erste Zugreihenfolge ist zufällig. Der erste Platz beginnt mit 8 Münzen, dann 9, 10 und 11.
enclave-rule-EN-S5 = Bieten: Alle haben 11 Münzen. Ab einem zufälligen Spieler bietet im Uhrzeigersinn jeder einmal offen; ein Gebot über 0 muss sich von allen früheren unterscheiden. Das höchste Gebot kommt zuerst; Gebote werden bezahlt. Wer 0 bot, kommt zuletzt, in der Reihenfolge der Gebote.
enclave-rule-EN-S6 = Zustand und Maximum beginnen körperlich und geistig bei 0, Sesam bei 0, der Sarkophag bei 2, die Punkte bei 0.
enclave-rule-EN-S7 = Alle nehmen die vier Startschutzkarten ihrer Farbe auf die Hand; die der nicht gespielten Farben sind aus dem Spiel.
enclave-rule-EN-S8 = Zu zweit kommen alle Karten vom Platz mit dem Zeichen 3+ aus dem Spiel.
enclave-rule-EN-S9 = Jeder der fünf Stapel wird für sich gemischt.
enclave-rule-EN-S10 = Maggots Laden zeigt vier Karten, zu zweit drei.
enclave-rule-EN-S11 = Der Platz der Dolche zeigt vier Karten, zu zweit drei.
enclave-rule-EN-S12 = Der Übergang zeigt so viele Missionen, wie Spieler am Tisch sitzen.
enclave-rule-EN-S13 = Fallen und Funde liegen in verdeckten Stapeln.
enclave-rule-EN-S14 = Jede Baumebene erhält zufällig eine ihrer drei Karten; die übrigen sind aus dem Spiel. Der Satz für das erste Spiel ist Loki, Alba Chryzostom, Doktor Tertius, Amber Svensen, Sprechende Füchse.
enclave-rule-EN-S15 = Der Marker jeder Baumebene beginnt zu viert auf 10, zu dritt auf 9, zu zweit auf 7.
enclave-rule-EN-S16 = Der Rundenmarker steht auf Ebene 1; Plättchen und Marker liegen offen neben dem Spielplan.
enclave-rule-EN-T1 = Zustand und Maximum bleiben zwischen −5 und +5; was darüber hinausgeht, verfällt. Ein Zustand übersteigt nie sein Maximum.
enclave-rule-EN-T2 = Die Scheibe zeigt den Zustand, der kleine Würfel das Maximum.
enclave-rule-EN-T3 = −4 und −5 sind die kritische Zone mit den Zahlen 1 und 2, +4 und +5 die Superzone mit den Zahlen 1 und 2. Sie zählen nur auf Missionen.
enclave-rule-EN-T4 = Der Sesam, von 0 bis 6, kommt zum Preis jedes Fundes, den du verkaufst.
enclave-rule-EN-T5 = Der Sarkophag, von 2 bis 5, begrenzt die Schutzkarten für eine Mission.
enclave-rule-EN-U1 = Verbesserungen kommen vom Platz, aus dem Laden und von Funden. Ihre Werte addieren sich, aber nie über das Ende einer Leiste.
enclave-rule-EN-U2 = Du kannst zwei Diebes- und zwei Maschinenverbesserungen haben.
enclave-rule-EN-U3 = Eine Diebesverbesserung bewegt Maximum und Zustand um denselben Betrag, und zurück, wenn sie geht.
enclave-rule-EN-U4 = Eine Maschinenverbesserung bewegt Sesam oder Sarkophag, und zurück, wenn sie geht.
enclave-rule-EN-U5 = Sind beide Plätze belegt, entferne zuerst eine der beiden auf ihre Ablage, ohne Ausgleich; dann lege die neue an.
enclave-rule-EN-U6 = Bei freiem Platz wird nichts entfernt, und niemand entfernt freiwillig.
enclave-rule-EN-R1 = Eine Runde hat fünf Phasen: Initiative, Planung, Aktion, Baum, Rotation.
enclave-rule-EN-D1 = Sobald ein Stapel weniger als drei Karten hat und es eine Ablage gibt, wird sie mit dem Rest des Stapels gemischt.
enclave-rule-EN-D2 = Reicht ein Stapel nicht für eine Reihe, wird sie gefüllt, soweit Karten da sind.
enclave-rule-EN-D3 = Eine Karte kommt auf die Ablage ihres Stapels; Ablagen behalten ihre Reihenfolge.
enclave-rule-EN-I1 = In Zugreihenfolge nimmt jeder eines der Plättchen 1 bis 5 und legt es auf einen Stadtort ohne Plättchen, bis alle fünf liegen.
enclave-rule-EN-I2 = Jeder Stadtort erhält genau ein Plättchen, der Baum keines. Ein Plättchen verpflichtet nicht zum Besuch.
enclave-rule-EN-P1 = Viermal wählen alle heimlich eine Aktionskarte; haben alle gewählt, werden alle zugleich aufgedeckt.
enclave-rule-EN-P2 = Danach stellt in Zugreihenfolge jeder einen Würfel auf das erste freie Feld des gewählten Ortes.
enclave-rule-EN-P3 = Du spielst je Runde genau vier verschiedene Karten. Passen geht nicht.
enclave-rule-EN-P4 = Wer den Baum gespielt hat, stellt den Würfel auf die Ebene des Rundenmarkers oder höchstens so viele Ebenen entfernt, wie er Baumplättchen hat.
enclave-rule-EN-P5 = In Runde 6 stehen allen alle Ebenen offen.
enclave-rule-EN-P6 = Mit einer Zusatzaktion darfst du in einem fünften Schritt eine fünfte Karte spielen.
enclave-rule-EN-A1 = Die Orte kommen in der Reihenfolge ihrer Plättchen dran, die Spieler dort in der Reihenfolge ihrer Würfel.
enclave-rule-EN-A2 = Sind an einem Ort alle fertig, wird seine Reihe gefüllt; ein Ort ohne Würfel wird übergangen.
enclave-rule-EN-A3 = Du handelst nur, wo du einen Würfel hast.
enclave-rule-EN-H1 = Beim Hirten erhalten alle die Münzen und das Wissen, die beim Platz ihres Würfels stehen.
enclave-rule-EN-H2 = Einen Fund gibt es hier nicht.
enclave-rule-EN-O1 = Die Besucher des Orakels nehmen die ersten Plätze der Zugreihenfolge ein, nach ihren Würfeln; die anderen folgen wie bisher. Das gilt ab der nächsten Runde.
enclave-rule-EN-O2 = Das geschieht auch, wenn du keine Karte ansiehst.
enclave-rule-EN-O3 = Dann darf jeder bis zu 3 Karten ansehen, die oben auf beliebigen Stapeln liegen.
enclave-rule-EN-O4 = Sag zuerst, wie viele von welchem Stapel. Sieh sie allein an und lege jede auf ihren Stapel oder darunter, in beliebiger Reihenfolge; erst dann ist der nächste dran.
enclave-rule-EN-M1 = Maggots Laden verkauft Heilung und Diebesverbesserungen.
enclave-rule-EN-M2 = Eine Heilkarte wird einmal benutzt und abgelegt: Die Zustände steigen um ihre Werte, nie über das Maximum.
enclave-rule-EN-M3 = Heilen darfst du bei jeder eigenen Entscheidung, aber nicht vom Aufdecken der Fallen deiner Mission bis zu ihrem Ende.
enclave-rule-EN-K1 = Der Platz verkauft Schutz, Diebes- und Maschinenverbesserungen.
enclave-rule-EN-K2 = Ein Schutz wirkt einmal, auf einer Mission, und wird dann abgelegt.
enclave-rule-EN-K3 = Jeder hat auf einem Markt bis zu zwei Aktionen: erst alle ersten nach den Würfeln, dann alle zweiten.
enclave-rule-EN-K4 = Kaufen: Zahle den Preis und nimm die Karte; die anderen rücken nach links, eine neue kommt dazu.
enclave-rule-EN-K5 = Abwerfen: Lege eine beliebige Karte der Reihe auf die Ablage; nachrücken und ergänzen ebenso.
enclave-rule-EN-K6 = Nach der ersten Aktion wandert dein Würfel auf die zweite Leiste. Wer bei der ersten geht, verzichtet auch auf die zweite.
enclave-rule-EN-K7 = Sind alle fertig, ist die Reihe wieder voll.
enclave-rule-EN-C1 = Am Übergang tut jeder eines von dreien: hinübergehen, blind hinübergehen oder sich vorbereiten.
enclave-rule-EN-C2 = Hinübergehen: Wähle eine Mission der Reihe und führe sie aus; sie wird in jedem Fall abgelegt.
enclave-rule-EN-C3 = Blind hinübergehen: Decke die oberste Mission des Stapels auf und führe sie aus.
enclave-rule-EN-C4 = Vorbereiten: Geh hier auf keine Mission; nimm ein Vorbereitungsplättchen, das nur in der nächsten Runde gilt.
enclave-rule-EN-C5 = Missionen werden erst ersetzt, wenn hier alle fertig sind.
enclave-rule-EN-X1 = Eine Mission: wählen, packen, Fallen aufdecken, Schutz einsetzen, Schaden nehmen, Belohnung nehmen, ablegen.
enclave-rule-EN-X2 = Packe verdeckt Schutzkarten von der Hand ein, höchstens so viele, wie dein Sarkophag fasst. Ein Vorbereitungsplättchen zählt nicht mit.
enclave-rule-EN-X3 = Decke so viele Fallen auf, wie die Mission zeigt.
enclave-rule-EN-X4 = Setze nun beliebige gepackte Karten und das Vorbereitungsplättchen ein. Was du nicht einsetzt, kommt auf die Hand zurück.
enclave-rule-EN-X5 = Der Schaden jeder Art ist der von Mission und allen Fallen; in der kritischen Zone kommt ihre Zahl dazu, in der Superzone geht sie ab.
enclave-rule-EN-X6 = Der eingesetzte Schutz wird abgezogen; um den Rest fällt der Zustand. Überschüssiger Schutz bewirkt nichts.
enclave-rule-EN-X7 = Die Mission scheitert, wenn du verletzt wurdest und ein Zustand dann kritisch ist. Sonst gelingt sie.
enclave-rule-EN-X8 = Auch ein Dieb in der kritischen Zone darf auf Missionen gehen.
enclave-rule-EN-X9 = Nach einem Scheitern erhältst du 1 Wissen statt der Belohnung.
enclave-rule-EN-X10 = Nach einem Erfolg erhältst du die ganze Belohnung.
enclave-rule-EN-X11 = Mission, Fallen und eingesetzte Karten werden abgelegt, ein benutztes Vorbereitungsplättchen geht zurück.
enclave-rule-EN-X12 = Der Fallenstapel ist bekannt: 8 körperliche und 8 geistige Fallen mit 4 oder 5, dazu 2 gemischte.
enclave-rule-EN-W1 = Zuerst kommt Wissen, dann Baumplättchen, dann Funde einzeln.
enclave-rule-EN-W2 = Wissen: Nimm so viel.
enclave-rule-EN-W3 = Ein auf einer Mission gewonnenes Baumplättchen: Behalte es oder nimm dafür 2 Wissen.
enclave-rule-EN-W4 = Ein Fund: Sieh ihn an und verkaufe oder behalte ihn, bevor du den nächsten ziehst.
enclave-rule-EN-W5 = Verkauft bringt er seinen Preis plus deinen Sesam.
enclave-rule-EN-W6 = Behalten: Wissen wird sofort genommen, eine Verbesserung angelegt, Heilung und Schutz kommen auf die Hand.
enclave-rule-EN-W7 = Später lässt sich ein Fund nicht mehr verkaufen, außer einer Diebesverbesserung bei Herrn Woo.
enclave-rule-EN-F1 = Der Baum folgt auf die Stadt, Ebene für Ebene von unten, nach den Würfeln.
enclave-rule-EN-F2 = Du nutzt nur die Ebene, auf der dein Würfel steht.
enclave-rule-EN-F3 = Gib zuerst Wissen für je 1 Punkt ab, höchstens so viel, wie der Marker der Ebene zeigt; er sinkt entsprechend.
enclave-rule-EN-F4 = Wer den Marker auf 0 bringt, nimmt ihn. Die Ebene bringt keine Punkte mehr.
enclave-rule-EN-F5 = Danach darfst du die Karte der Ebene einmal nutzen.
enclave-rule-EN-TC1 = Die Karte von Ebene 1 ist eine von dreien.
enclave-rule-EN-TC1A = Loki: Nimm eine zufällige Karte von der Hand eines anderen.
enclave-rule-EN-TC1B = Anzelms Werkstatt: Sieh bis zu 2 Karten von Stapel oder Ablage des Platzes an; eine darfst du kaufen.
enclave-rule-EN-TC1C = Ma Lous Stand: dasselbe für Maggots Laden.
enclave-rule-EN-TC2 = Die Karte von Ebene 2 ist eine von dreien.
enclave-rule-EN-TC2A = Seine Gnaden Echse: ein Bonus nach dem Platz auf der Ebene; die ersten beiden müssen dafür zahlen.
enclave-rule-EN-TC2B = Herrn Woos Raritäten: Verkaufe eine deiner Diebesverbesserungen zum doppelten Preis.
enclave-rule-EN-TC2C = Alba Chryzostom: Gib Wissen für je 7 Münzen ab.
enclave-rule-EN-TC3 = Die Karte von Ebene 3 ist eine von dreien.
enclave-rule-EN-TC3A = Doktor Tertius: Deine Zustände steigen auf ihr Maximum.
enclave-rule-EN-TC3B = Übergang bei Angelos: Führe die dort gedruckte Mission aus.
enclave-rule-EN-TC3C = Im Gleichtakt: Nimm ein Gleichtaktplättchen für die nächste Runde.
enclave-rule-EN-TC4 = Die Karte von Ebene 4 ist eine von dreien.
enclave-rule-EN-TC4A = Amber Svensen: Sieh bis zu 6 Karten an wie beim Orakel.
enclave-rule-EN-TC4B = Ultima Thule: eine Aktion mehr in der nächsten Runde.
enclave-rule-EN-TC4C = Akunen: Die kritische Zone betrifft dich nicht mehr; eine Mission scheitert nur, wenn ein Zustand darunter fiele.
enclave-rule-EN-TC5 = Die Karte von Ebene 5 ist eine von dreien.
enclave-rule-EN-TC5A = Sprechende Füchse: Wirf eine Heilkarte für 2 Wissen ab.
enclave-rule-EN-TC5B = Jacob Tyllo: einmal im Spiel ein Baumplättchen für 4 Wissen.
enclave-rule-EN-TC5C = Orden des Weltendes: Tausche 1 Wissen auf einer beliebigen Ebene, die noch ihren Marker hat.
enclave-rule-EN-Y1 = Vor dem ersten Übergang darf, wer ein Gleichtaktplättchen der letzten Runde hat, jemanden am Übergang mitnehmen.
enclave-rule-EN-Y2 = Das Paar geht auf eine Mission, wenn der Würfel des Inhabers dran ist; ablehnen geht nicht, und ein Paar kann sich nicht vorbereiten.
enclave-rule-EN-Y3 = Das Paar zieht eine Falle mehr.
enclave-rule-EN-Y4 = Beide packen, der Inhaber zuerst, und sehen die Karten des anderen.
enclave-rule-EN-Y5 = Der Schutz beider wird addiert und schützt beide; der Schaden trifft beide gleich, Zonen zählen für jeden allein.
enclave-rule-EN-Y6 = Scheitert einer, scheitern beide. Sonst erhält jeder die ganze Belohnung, der Inhaber zuerst.
enclave-rule-EN-Y7 = Das Plättchen geht nach diesem Übergang zurück, benutzt oder nicht.
enclave-rule-EN-V1 = In Laden, Platz und Übergang wird die Karte ganz links abgelegt; die Reihen rücken nach und werden gefüllt.
enclave-rule-EN-V2 = Der Rundenmarker steigt eine Ebene; nach Runde 5 verlässt er den Spielplan.
enclave-rule-EN-V3 = Nicht benutzte Vorbereitungsplättchen der letzten Runde werden abgelegt; Würfel, Aktionskarten und Initiativeplättchen kehren zurück.
enclave-rule-EN-V4 = Nach der letzten Runde gibt es keine Rotation.
enclave-rule-EN-E1 = Hat jemand am Ende einer Runde vier Baumplättchen, endet das Spiel, und er gewinnt, ungeachtet der Punkte.
enclave-rule-EN-E2 = Sonst endet es nach Runde 6.
enclave-rule-EN-E3 = Dann bringen die meisten Baummarker, Baumplättchen, Münzen und Fundkarten je 2 Punkte.
enclave-rule-EN-E4 = Haben mehrere gleich viele, erhält jeder von ihnen 1 Punkt.
enclave-rule-EN-E5 = Es gewinnt, wer die meisten Punkte hat, bei Gleichstand die meisten Baumplättchen, dann das meiste Wissen; sonst wird der Sieg geteilt.
enclave-rule-EN-E6 = Übriges Wissen ist nichts wert.
enclave-rule-EN-VAR1 = Option: Die erste Zugreihenfolge wird ausgelost oder ersteigert.
enclave-rule-EN-VAR2 = Option: Die Baumkarten sind zufällig, der Satz für das erste Spiel oder fünf gewählte.
enclave-rule-EN-VAR3 = Option: Die Diebe sind zufällig oder gewählt.
enclave-rule-EN-EX1 = Zu viert beginnen die Plätze A, B, C, D mit 8, 9, 10 und 11 Münzen.
enclave-rule-EN-EX2 = Ein Dieb mit körperlich −1 (Maximum +2) und geistig −1 (Maximum 0) erhält geistig +2: geistig ist nun +1 (Maximum +2), körperlich bleibt.
enclave-rule-EN-EX3 = Zwei Verbesserungen mit körperlich +2, Zustand +1 (Maximum +4). Ersetzt man eine durch körperlich +2 und geistig +2, sinkt der Zustand erst auf −1 (Maximum +2) und steigt dann wieder auf +1 (Maximum +4); geistig ist +2 (Maximum +2).
enclave-rule-EN-EX4 = Zu dritt werden vier Karten geplant; die Würfel stehen in der Folge, in der sie gesetzt wurden.
enclave-rule-EN-EX5 = Beim Orakel darf man 2 Fallen und 1 Fund verlangen.
enclave-rule-EN-EX6 = Körperlich −3 (Maximum +2), um 6 geheilt: +2, und die Karte ist weg.
enclave-rule-EN-EX7 = Der Erste kauft die zweite Karte der Reihe, alles rückt nach; die zwei anderen handeln, dann alle drei ein zweites Mal.
enclave-rule-EN-EX8 = Eine Mission mit 4 körperlichem Schaden und zwei Fallen: 11 körperlich und 3 geistig, Schutz 9 und 5; körperlich fällt um 2, und sie gelingt.
enclave-rule-EN-EX9 = Ein Marker auf 9: Der Erste tauscht 4, die Zweite 3; der Dritte hat 5, kann aber nur 2 tauschen. Er nimmt den Marker und behält 3.
enclave-rule-EN-EX10 = Zeichen mit Zahlen: 2 Schaden, Sesam +2, Sarkophag +2, 2 Wissen, 3 Münzen, 1 Baumplättchen, 2 Fallen, 1 Fund, 3 anzusehende Karten.
enclave-rule-EN-Q1 = Das Spiel ist von Krzysztof Wolicki.
enclave-rule-EN-Q2 = So wird die Zugreihenfolge nur für Runde 1 bestimmt; später ändert sie nur das Orakel.
enclave-rule-EN-Q3 = Ein offenes Gebot je Spieler, 0 bis 11, jeder noch nicht gebotene Wert; Nullen dürfen sich wiederholen.
enclave-rule-EN-Q4 = Die Sitzordnung zählt nur beim Bieten.
enclave-rule-EN-Q5 = Die sechste Scheibe zeigt die Zugreihenfolge; der fünfte Würfel ist für eine Zusatzaktion.
enclave-rule-EN-Q6 = Die Diebe unterscheiden sich nicht.
enclave-rule-EN-Q7 = Die Farben sind Rot, Blau, Grün und Gelb.
enclave-rule-EN-Q8 = Startschutzkarten nicht gespielter Farben sind aus dem Spiel.
enclave-rule-EN-Q9 = Sechs Karten vom Platz tragen das Zeichen 3+.
enclave-rule-EN-Q10 = Vier Baumplättchen gewinnen, nicht Baummarker.
enclave-rule-EN-Q11 = Jede Ebene hat einen Marker.
enclave-rule-EN-Q12 = Kritisch sind −4 und −5, super sind +4 und +5.
enclave-rule-EN-Q13 = Nur der Teil einer Änderung jenseits des Endes verfällt.
enclave-rule-EN-Q14 = Das Maximum ist die Summe der Werte innerhalb der Leiste; der Zustand wandert so weit wie das Maximum.
enclave-rule-EN-Q15 = Sesam und Sarkophag werden aus den verbliebenen Karten neu bestimmt.
enclave-rule-EN-Q16 = Jedes übrige Plättchen auf jeden freien Stadtort; das letzte ist erzwungen.
enclave-rule-EN-Q17 = Weniger als vier Karten zu spielen geht nicht.
enclave-rule-EN-Q18 = Die Baumebene wird gewählt, wenn der Würfel gestellt wird.
enclave-rule-EN-Q19 = Von keiner Ebene bis zu so vielen, wie du Baumplättchen hast, gezählt beim Stellen des Würfels.
enclave-rule-EN-Q20 = In Runde 6 gibt es keinen Rundenmarker; alle Ebenen stehen offen.
enclave-rule-EN-Q21 = Märkte werden nach jeder Aktion ergänzt, Missionen erst am Schluss.
enclave-rule-EN-Q22 = Beim Hirten gibt es keinen Fund.
enclave-rule-EN-Q23 = Stapel werden nach jeder einzelnen Karte geprüft; angesehene Karten zählen zum Stapel, aufgedeckte Fallen, die laufende Mission und ein noch nicht entschiedener Fund nicht.
enclave-rule-EN-Q24 = Du siehst 0 bis 3 Karten an, nie mehr, als ein Stapel hat.
enclave-rule-EN-Q25 = Die neue Reihenfolge gilt ab der nächsten Initiative.
enclave-rule-EN-Q26 = Heilung wird bei eigenen offenen Entscheidungen angeboten, nie als Unterbrechung, nie bei der geheimen Wahl, nie zwischen Fallen und Missionsende.
enclave-rule-EN-Q27 = Heilung muss mindestens eine Scheibe bewegen.
enclave-rule-EN-Q28 = Wer bei der ersten Aktion geht, verliert beide, bei der zweiten nur diese.
enclave-rule-EN-Q29 = Zwei beliebige Aktionen sind möglich, und die neue Karte darf gleich genommen werden.
enclave-rule-EN-Q30 = Der Preis muss bezahlbar sein, bevor etwas entfernt wird.
enclave-rule-EN-Q31 = Benutzte Startschutzkarten kommen über den Platz wieder.
enclave-rule-EN-Q32 = Eine kurze Reihe bleibt kurz bis zum nächsten vollen Füllen; eine Aktion ergänzt nur eine Karte.
enclave-rule-EN-Q33 = Am Übergang musst du eines von dreien tun.
enclave-rule-EN-Q34 = Missionen können nicht ausgehen.
enclave-rule-EN-Q35 = Ein Vorbereitungsplättchen gilt nur in der nächsten Runde, am Übergang oder bei Angelos; man kann höchstens eines haben.
enclave-rule-EN-Q36 = Im Beispiel ist der Schutz 9.
enclave-rule-EN-Q37 = Das Vorbereitungsplättchen schützt vor 2 körperlichem und 2 geistigem Schaden.
enclave-rule-EN-Q38 = Zu viel Schutz heilt nicht.
enclave-rule-EN-Q39 = Über die Zonen entscheiden die Zustände beim Aufdecken der Fallen.
enclave-rule-EN-Q40 = Wer in einer Art kritisch ist, scheitert an jedem Schaden.
enclave-rule-EN-Q41 = Die Zahl der Zone zählt einmal je Art.
enclave-rule-EN-Q42 = Eine gescheiterte Mission kostet Schaden und eingesetzte Karten wie sonst; du musst keine einsetzen.
enclave-rule-EN-Q43 = Ein Fund nach dem anderen.
enclave-rule-EN-Q44 = Eine gefundene Verbesserung bei vollen Plätzen ersetzt eine oder wird verkauft.
enclave-rule-EN-Q45 = Es zählt der Sesam im Augenblick des Verkaufs.
enclave-rule-EN-Q46 = Als Funde zählen nur Karten des Fundstapels, angelegt oder auf der Hand.
enclave-rule-EN-Q47 = Wer Loki nutzt, nennt das Opfer; der Zufall wählt die Karte.
enclave-rule-EN-Q48 = Wie viele Karten welches Stapels jemand hält, ist öffentlich.
enclave-rule-EN-Q49 = An einem Stand wähle Stapel oder Ablage und sieh die obersten 1 oder 2 an; der Rest geht geordnet zurück, dann wird die gekaufte Karte bezahlt.
enclave-rule-EN-Q50 = Seine Gnaden zählt den Platz des Würfels; wer nicht zahlt, erhält nichts.
enclave-rule-EN-Q51 = Herr Woo zahlt das Doppelte des aufgedruckten Preises, auch für Funde.
enclave-rule-EN-Q52 = Alba nimmt Wissen, das nach dem Tausch übrig ist.
enclave-rule-EN-Q53 = Die Mission von Angelos hat 1 Falle und bringt 1 Wissen und 1 Fund.
enclave-rule-EN-Q54 = Wer mitgenommen wird, braucht einen Würfel am Übergang und kann nicht ablehnen; das eigene Plättchen eines Mitgenommenen verfällt.
enclave-rule-EN-Q55 = Insgesamt eine Falle mehr; Zonen zählen für jeden Dieb allein.
enclave-rule-EN-Q56 = Eine Zusatzaktion in Runde 6 bewirkt nichts; man kann höchstens eine haben, und sie ist freiwillig.
enclave-rule-EN-Q57 = Akunens Plättchen bleibt; eine Mission scheitert dann nur, wenn ein Zustand unter −5 fiele.
enclave-rule-EN-Q58 = Eine Heilkarte je Besuch; heilende Funde zählen.
enclave-rule-EN-Q59 = Jacob Tyllo wirkt einmal für jeden; das Plättchen geht zurück.
enclave-rule-EN-Q60 = Ein Opfer ist ein Tausch: Es bringt einen Punkt und kann den Marker bringen.
enclave-rule-EN-Q61 = Wissen von der Karte der Ebene lässt sich beim selben Besuch nicht tauschen.
enclave-rule-EN-Q62 = Zum Baum darf man auch ohne Wissen gehen.
enclave-rule-EN-Q63 = Haben mehrere vier Baumplättchen: die meisten Baumplättchen, dann Punkte, dann Wissen, sonst geteilt.
enclave-rule-EN-Q64 = Wer nichts hat, bekommt dafür keinen Bonus.
enclave-rule-EN-Q65 = Ein letzter Gleichstand ist ein geteilter Sieg.
enclave-rule-EN-Q66 = Münzen und Wissen gehen nie aus.
enclave-rule-EN-Q67 = Sind die Baumplättchen aufgebraucht, nimmt, wer eines gewonnen hätte, 2 Wissen.
enclave-rule-EN-Q68 = Die Rotation legt die Karte ganz links ab, wenn es eine gibt.
enclave-rule-EN-Q69 = Punkte über 30 zählen weiter.
enclave-rule-EN-Q70 = Geschenke, Tausch und Wegwerfen sind nicht erlaubt.
enclave-rule-EN-Q71 = Eine Baumkarte verbraucht sich nicht: einmal je Würfel und Runde.
enclave-rule-EN-Q72 = Nur wer ihn zieht, sieht einen Fund; er wird öffentlich, außer er kommt auf die Hand.
enclave-rule-EN-Q73 = Offensichtliche Druckfehler der Anleitung werden übergangen.
enclave-rule-EN-Q74 = Amber Svensen ändert die Zugreihenfolge nicht.
enclave-rule-EN-Q75 = Kauf: zahlen, entfernen, anlegen, nachrücken, ergänzen.
enclave-rule-EN-Q76 = Wer sich vorbereitet, darf trotzdem zu Angelos.
enclave-rule-EN-Q77 = Eine Karte, die nichts ändern würde, wird trotzdem angeboten; fehlt Ziel oder Zahlung, geht sie nicht.
enclave-rule-EN-Q78 = Die weiteren Plätze werden ebenso bestimmt.
## Errors

enclave-error-card-kind = { $where }: Im Stapel { $deck } gibt es kein { $kind }
enclave-error-card-colour = { $where }: colour muss eines sein von { $known }
enclave-error-card-three-plus = { $where }: three_plus ist true oder false, und true nur bei den Marktkarten des Platzes
enclave-error-card-changed = { $where }: { $id } muss Stapel, Art und Farbe behalten
enclave-error-cards-four = { $where } müssen vier Zahlen sein
enclave-error-cards-missing = { $where }: { $id } fehlt oder ist keine Karte der Schachtel
enclave-error-cards-count = { $where }: { $found } Karten statt { $wanted }
enclave-error-tree-set = tree_setup ist random, first_game oder fünf Baumkarten, eine je Ebene; nicht { $value }
enclave-error-tree-level = tree_setup: { $id } ist keine Karte von Ebene { $level }
enclave-error-thieves = thief_choice ist random oder eine eigene Farbe für jeden Platz: { $known }
enclave-error-other-deck = { $card } gehört zu einem anderen Stapel
enclave-error-colour-taken = jemand anderes hat diese Farbe
enclave-error-not-an-upgrade = dort liegen nur Verbesserungen dieser Art
enclave-error-seat-twice = ein Platz steht dort zweimal
enclave-error-whole-order = muss jeden Platz einmal nennen
enclave-error-tree-cards = braucht fünf Einträge, einen je Ebene
enclave-error-tile-twice = dieses Plättchen liegt schon anderswo
enclave-error-all-tiles = nach der Initiative liegen alle fünf Plättchen auf dem Spielplan
enclave-error-not-held = { $card } ist nie auf der Hand
enclave-error-not-packable = nur Schutzkarten auf der Hand lassen sich einpacken
enclave-error-fact = nennt Karten und worunter sie liegen
enclave-error-played = alle haben gleich viele Karten gespielt, höchstens vier
enclave-error-no-tree-card = nur wer die Baumkarte aufgedeckt hat, wählt eine Ebene
enclave-error-no-cube = dort steht kein Würfel
enclave-error-cubes-lie = Würfel stehen dort, wo Karten gespielt wurden, und sonst nirgends
enclave-error-cubes-gone = dort steht jetzt kein Würfel: Die Würfel sind schon zurückgenommen
enclave-error-two-levels = Platz { $seat } hat auch auf Ebene { $level } einen Würfel; die Baumkarte wird einmal pro Runde gespielt
enclave-error-cards-a-round = höchstens { $most } Karten und Würfel in einer Runde
enclave-error-nothing-looked-at = muss die angesehenen Karten nennen
enclave-error-no-mission = es ist keine Mission im Gange
enclave-error-not-on-mission = ist nicht auf der Mission
enclave-error-find-phase = nennt den Fund in Phase find, und nur dort
enclave-error-not-amber = nur auf Amber Svensens Ebene wird angesehen
enclave-error-choice = eine eigene Karte, solange noch jemand wählt
enclave-error-no-auction = bei order_method = draw wird nicht geboten
enclave-error-mates = Inhaber und Mitgenommener nennen einander, beide stehen am Übergang, und das Gleichtaktplättchen gilt für diese Runde
enclave-error-knows = { $card } ist vor diesem Betrachter nicht verborgen
enclave-error-next-round = darf nicht „next“ sein: Was für die nächste Runde gilt, gewinnt man erst später in dieser Runde
enclave-error-no-preparation = benutzt sein kann nur ein Vorbereitungsplättchen dieser Runde (prepared: now)
enclave-error-marker-taken = der Marker von Ebene { $level } steht genau dann auf 0, wenn ein Dieb ihn genommen hat; nach markers haben ihn { $takers }
enclave-error-points-given = die Ebenen haben { $given } Punkte gegeben, die Diebe haben aber { $points }
enclave-error-tile-supply = es gibt insgesamt nur { $most } Baumplättchen
enclave-error-not-over = das Spiel endet nach Runde { $rounds }, oder wenn jemand vier Baumplättchen hat
enclave-error-over-by-tiles = mit vier Baumplättchen wäre das Spiel mit der vorigen Runde zu Ende gewesen
enclave-error-both-tracks = der Würfel von Platz { $seat } steht auf der ersten Leiste; er kann nicht auf beiden stehen
enclave-error-whose-turn = muss { $seat } sein: Dieser Platz wird hier gefragt
enclave-error-thin-deck = muss leer sein: Mit weniger als drei Karten im Stapel wird die Ablage sofort hineingemischt
enclave-error-cube-waits = eine in dieser Runde gespielte Karte, deren Würfel noch zu stellen ist; in Zugreihenfolge haben Plätze vor turn keine mehr
enclave-error-no-partners = muss am Übergang ein Gleichtaktplättchen für diese Runde haben, in keinem Paar sein und jemanden wählen können
enclave-error-other-mission = TC3B ist die Mission der Ebene mit der Karte von Angelos, und eine andere gibt es dort nicht
enclave-error-traps-due = muss { $due } Fallen nennen: So viele hat diese Mission bis jetzt aufgedeckt
enclave-error-no-reward = die Belohnung dieser Mission enthält nichts dergleichen
enclave-error-holder-first = zuerst packt und benutzt der Inhaber; der Mitgenommene hat noch nicht begonnen
enclave-error-not-a-stall = einen Stand gibt es nur bei Anzelm und bei Ma Lou
enclave-error-no-pile = es gibt keine Ablage zum Ansehen
enclave-error-pile-is-open = muss leer sein: Karten der Ablage bleiben liegen
enclave-error-bids-in-turn = geboten wird reihum ab first: Vorher bietet Platz { $seat }
enclave-error-bid-taken = jemand hat schon dasselbe geboten; nur 0 darf sich wiederholen
# end of errors

# -- the page

enclave-web-town = Die Stadt
enclave-web-yours = Dein Dieb
enclave-web-order = Wann dieser Ort an der Reihe ist
enclave-web-marker = Der Rundenmarker
enclave-web-level = Ebene { $n }
enclave-web-left = { $count ->
    [one] noch { $count } Punkt
   *[other] noch { $count } Punkte
 }
enclave-web-packed = eingepackte Schutzkarten
enclave-web-track = jetzt { $state }, höchstens { $most }
enclave-web-bid = bietet { $n }
enclave-web-top = oben
enclave-web-bottom = unten
enclave-web-among = wo andere umgelegt haben (oben: { $top }, unten: { $bottom })
enclave-web-number = Nummer des Plättchens
enclave-web-confirm = Bestätigen
enclave-web-look = Diese ansehen
enclave-web-look-none = Nichts ansehen
enclave-web-to-top = nach oben
enclave-web-to-bottom = nach unten
enclave-place-shepherd = { enclave-location-shepherd }
enclave-place-oracle = { enclave-location-oracle }
enclave-place-outlet = { enclave-location-outlet }
enclave-place-square = { enclave-location-square }
enclave-place-crossing = { enclave-location-crossing }
enclave-place-tree = { enclave-location-tree }
enclave-pile-outlet = Laden
enclave-pile-square = Platz
enclave-pile-missions = Missionen
enclave-pile-traps = Fallen
enclave-pile-finds = Funde
enclave-short-p = Körper
enclave-short-m = Geist
enclave-short-sesame = Sesam
enclave-short-sarcophagus = Plätze
enclave-short-knowledge = Wissen
enclave-count-points = { $count ->
    [one] Punkt
   *[other] Punkte
  }
enclave-count-coins = { $count ->
    [one] Münze
   *[other] Münzen
  }
enclave-count-knowledge = Wissen
enclave-count-tiles = { $count ->
   *[other] Baumplättchen
  }
enclave-count-leaves = { $count ->
   *[other] Plättchen
  }
enclave-count-finds = { $count ->
    [one] Fund
   *[other] Funde
  }
enclave-count-cards = { $count ->
    [one] Karte
   *[other] Karten
  }
enclave-count-sarcophagus = { $count ->
    [one] Platz
   *[other] Plätze
  }
enclave-count-sesame = Sesam
enclave-state-critical = kritisch
enclave-state-hurt = verletzt
enclave-state-steady = stabil
enclave-state-super = super
enclave-does-TC1A = Stiehl einem Gegner eine zufällige Handkarte.
enclave-does-TC1B = Sieh 2 Platzkarten an, kaufe eine.
enclave-does-TC1C = Sieh 2 Ladenkarten an, kaufe eine.
enclave-does-TC2A = Wissen für Münzen, je nach Platz.
enclave-does-TC2B = Verkaufe eine Diebesverbesserung zum doppelten Preis.
enclave-does-TC2C = Verkaufe Wissen für je 7 Münzen.
enclave-does-TC3A = Heile Körper und Geist bis zum Höchstwert.
enclave-does-TC3B = Mission: 1 Falle für 1 Wissen und 1 Fund.
enclave-does-TC3C = Nächste Runde gemeinsam hinübergehen.
enclave-does-TC4A = Sieh 6 Karten der Stapel an.
enclave-does-TC4B = Nächste Runde eine fünfte Aktionskarte.
enclave-does-TC4C = Kritisch zu sein schadet dir nicht mehr.
enclave-does-TC5A = Eine Heilkarte gegen 2 Wissen.
enclave-does-TC5B = Einmal: 1 Baumplättchen für 4 Wissen.
enclave-does-TC5C = 1 Wissen für 1 Punkt auf jeder Ebene.
enclave-page-tree = Baum
enclave-page-town = Stadt
enclave-page-yours = Deins
enclave-page-rivals = Gegner
enclave-web-path = Diese Runde
enclave-web-of = von { $n }
enclave-web-now = jetzt
enclave-web-done = fertig
enclave-web-nth = { $n }.
enclave-web-choosing = wählt noch
enclave-web-chosen = hat gewählt
enclave-web-decks = Stapel
enclave-web-decks-seen = und was du gesehen hast
enclave-web-discarded = { $n } abgelegt
enclave-web-kinds = { $p } Körper · { $m } Geist · { $both } beides
enclave-web-supply = { $count ->
   *[other] Baumplättchen übrig; vier gewinnen sofort
  }
enclave-web-upgrades = Verbesserungen
enclave-web-free = freier Platz
enclave-web-hand = Hand
enclave-web-short = { $n ->
    [one] 1 fehlt
   *[other] { $n } fehlen
  }
enclave-web-act = Handlung { $n } von 2.
enclave-web-buy = Kaufen für { $price }
enclave-web-slots-after = Plätze: { $before } → { $after }.
enclave-web-slot-free = Sie passt auf deinen freien Platz.
enclave-web-slot-full = Beide Plätze sind belegt: Erst entfernst du eine.
enclave-web-tile-keep = Behalten: Plättchen { $tiles } von vier, mit denen du sofort gewinnst.
enclave-web-tile-trade = Wissen nehmen: { $before } → { $after }.
enclave-web-sell-find = Verkaufen: Münzen { $before } → { $after }.
enclave-web-oracle-brings = neue Folge, { $n } ansehen
enclave-web-coins-after = Münzen: { $before } → { $after }.
enclave-web-leave-sure = Du hast noch eine Handlung und Münzen für eine Karte. Trotzdem gehen?
enclave-web-lacks = Sie kostet { $price }, du hast { $coins }: { $missing ->
    [one] 1 fehlt
   *[other] { $missing } fehlen
  }.
enclave-web-discard = Abwerfen …
enclave-web-discard-sure = Sie verschwindet für alle aus der Auslage. Das ist eine deiner zwei Handlungen.
enclave-web-keep = Liegen lassen
enclave-web-stay = Zurück
enclave-web-blind-sure = Du siehst die Mission erst dort und scheiterst wahrscheinlich.
enclave-web-fail-sure = So scheitert die Mission: Du bringst 1 Wissen heim.
enclave-web-before = { $count ->
    [one] 1 Würfel vor dir
   *[other] { $count } Würfel vor dir
  }
enclave-web-resolves = ist als { $n }. an der Reihe
enclave-web-best = Beste Aussicht dort:
enclave-web-to-tree = am Ende wird Wissen zu Punkten; danach wählst du die Ebene.
enclave-web-replace = { $name } ersetzen
enclave-web-peek-hint = Zusammen bis zu { $n }; nur du siehst sie.
enclave-web-seal = Versiegeln
enclave-web-pack-nothing = Nichts einpacken
enclave-web-put = Plättchen hierhin legen
enclave-web-put-there = kleinere Nummern sind früher an der Reihe.
enclave-web-tile-hint = Wähle eine Nummer, dann einen Ort ohne Plättchen.
enclave-web-plan-hint = Wähle einen Ort auf dem Brett oder hier. Niemand sieht ihn, bis alle gewählt haben.
enclave-web-level-hint = Die erreichbaren Ebenen leuchten.
enclave-web-market-hint = Wähle eine Karte, dann siehst du, was sie bewirkt.
enclave-web-exchange-hint = 1 Wissen wird 1 Punkt, solange Früchte am Ast hängen.
enclave-scene-cross = Übergang
enclave-scene-pack = Packen
enclave-scene-traps = Fallen
enclave-scene-use = Schutz
enclave-scene-outcome = Ausgang
enclave-scene-reward = Lohn
enclave-scene-sarcophagus = Sarkophag
enclave-scene-slots = { $count ->
    [one] 1 Platz
   *[other] { $count } Plätze
  }
enclave-scene-used = eingesetzt
enclave-scene-mission = Mission
enclave-scene-damage = Schaden
enclave-scene-left = Es bleibt Schaden: Körper { $p }, Geist { $m }.
enclave-scene-certain = Sicherer Schaden: Körper { $p }, Geist { $m }.
enclave-scene-average = Im Schnitt: Körper { $p }, Geist { $m }.
enclave-scene-worst = Schlimmstenfalls: Körper { $p }, Geist { $m }.
enclave-scene-would-win = Die Mission gelingt.
enclave-scene-would-lose = Das reicht noch nicht.
enclave-scene-wins = Gelingt, wie es steht
enclave-scene-loses = Misslingt, wie es steht
enclave-scene-with = Gelingt mit „{ $name }“
enclave-scene-with-fails = Misslingt auch mit „{ $name }“
enclave-scene-shut = Platz { $n } braucht einen größeren Sarkophag
enclave-scene-unprepared = Keine Vorbereitung: am Übergang vorbereiten
enclave-scene-success = Erfolg
enclave-scene-failure = Fehlschlag
enclave-scene-consolation = 1 Wissen
enclave-scene-only = nur 1 Wissen
enclave-guide-cross = Dein Würfel steht am Übergang ganz vorn, { $name }. Jede Mission zeigt, wie wahrscheinlich du heil zurückkommst. Wähle „{ enclave-card-EM01 }“: eine Falle, zwei Wissen.
enclave-guide-pack = Bevor die Fallen aufgedeckt werden, darfst du Schutzkarten einpacken, mit deinem Sarkophag höchstens zwei. Pack „{ enclave-card-SD03 }“ ein: Das hilft gegen beide Arten von Schaden.
enclave-guide-ready = Eine genügt heute: Was du einsetzt, ist weg. Klicke auf „Fertig gepackt“ und sieh, was dich erwartet.
enclave-guide-use = Eine Falle beider Arten! Jetzt kannst du einsetzen, was du eingepackt hast, { $name }. Setz „{ enclave-card-SD03 }“ ein.
enclave-guide-used = Den restlichen Schaden hältst du aus. Schließ ab und nimm die Belohnung mit nach Hause.
enclave-guide-buy = Zwei Wissen, und der Hirte hat dich bezahlt. Nun der Platz der Dolche: Mit „{ enclave-card-SD28 }“ kannst du ab jetzt eine Schutzkarte mehr einpacken. Kauf die Karte.
enclave-guide-leave = In einem Markt darf jeder zweimal handeln. Du hast genug gesehen: Geh.
enclave-guide-exchange = Der Baum, { $name }! Trag all dein Wissen hinauf: Jedes ist ein Punkt, solange die Ebene noch Punkte hat.
enclave-guide-plan = Willkommen, { $name }! Drei deiner vier Würfel stehen schon; die Nummern sagen, wann jeder Ort an die Reihe kommt. Wähle heimlich, wohin der letzte geht: Der Übergang kommt zuerst, und eine Mission bringt Wissen.
enclave-guide-done = Das ist der Kern, { $name }: planen, packen, hoffen. Wissen, das du zum Baum trägst, wird zu Punkten, solange die Ebene noch welche hat; wer am Ende einer Runde vier Baumplättchen hat, gewinnt. Du bist bereit für einen echten Tisch!
