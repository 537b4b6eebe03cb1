### The Castle of the Devil: Deutsch
### Kennungen von Karten, Bünden und Regeln sind in allen Sprachen gleich. Kartennamen stehen in der Grundform.

castle-of-the-devil-name = Die Kutschfahrt zur Teufelsburg
castle-of-the-devil-hook = Zehn Fremde in einer Kutsche, zwei Geheimgesellschaften, und niemand darf reden.
castle-of-the-devil-summary = Alle in der Kutsche gehören einer von zwei Geheimgesellschaften an und verraten es nicht. Biete verdeckt Gegenstände an, kämpfe um einen Blick in Papiere oder Gepäck, und erkenne Freunde daran, wen sie unterstützen. Wenn deine Gesellschaft drei Schlüssel oder drei Kelche besitzt, sag es: Stimmt es, gewinnt sie, sonst gewinnen die anderen.
castle-of-the-devil-length = 30–60 Minuten
castle-of-the-devil-cards-lead = Alle Karten: die Gegenstände im Gepäck, die zehn Berufe, die zwei Gesellschaften, der Trank der Macht und die Personen in der Kutsche.

## Gegenstände: gezählt, für Aufzählungen; .one: ein Stück; .name: das bloße Wort

castle-of-the-devil-item-key = { $count ->
    [one] ein Schlüssel
   *[other] { $count } Schlüssel
  }
    .one = ein Schlüssel
    .name = Schlüssel
castle-of-the-devil-item-goblet = { $count ->
    [one] ein Kelch
   *[other] { $count } Kelche
  }
    .one = ein Kelch
    .name = Kelch
castle-of-the-devil-item-bag = { $count ->
    [one] ein Geheimer Koffer
   *[other] { $count } Geheime Koffer
  }
    .one = ein Geheimer Koffer
    .name = Geheimer Koffer
castle-of-the-devil-item-bag_key = { $count ->
    [one] der Geheime Koffer (Schlüssel)
   *[other] { $count } Geheime Koffer (Schlüssel)
  }
    .one = der Geheime Koffer (Schlüssel)
    .name = Geheimer Koffer (Schlüssel)
castle-of-the-devil-item-bag_goblet = { $count ->
    [one] der Geheime Koffer (Kelch)
   *[other] { $count } Geheime Koffer (Kelch)
  }
    .one = der Geheime Koffer (Kelch)
    .name = Geheimer Koffer (Kelch)
castle-of-the-devil-item-dagger = { $count ->
    [one] der Dolch
   *[other] { $count } Dolche
  }
    .one = der Dolch
    .name = Dolch
castle-of-the-devil-item-gloves = { $count ->
    [one] die Handschuhe
   *[other] { $count } Paar Handschuhe
  }
    .one = die Handschuhe
    .name = Handschuhe
castle-of-the-devil-item-knives = { $count ->
    [one] die Wurfmesser
   *[other] { $count } Sätze Wurfmesser
  }
    .one = die Wurfmesser
    .name = Wurfmesser
castle-of-the-devil-item-whip = { $count ->
    [one] die Peitsche
   *[other] { $count } Peitschen
  }
    .one = die Peitsche
    .name = Peitsche
castle-of-the-devil-item-ring = { $count ->
    [one] der Giftring
   *[other] { $count } Giftringe
  }
    .one = der Giftring
    .name = Giftring
castle-of-the-devil-item-monocle = { $count ->
    [one] das Monokel
   *[other] { $count } Monokel
  }
    .one = das Monokel
    .name = Monokel
castle-of-the-devil-item-privilege = { $count ->
    [one] der Freibrief
   *[other] { $count } Freibriefe
  }
    .one = der Freibrief
    .name = Freibrief
castle-of-the-devil-item-pearl = { $count ->
    [one] die Schwarze Perle
   *[other] { $count } Schwarze Perlen
  }
    .one = die Schwarze Perle
    .name = Schwarze Perle
castle-of-the-devil-item-tome = { $count ->
    [one] der Foliant
   *[other] { $count } Folianten
  }
    .one = der Foliant
    .name = Foliant
castle-of-the-devil-item-coat = { $count ->
    [one] der Mantel
   *[other] { $count } Mäntel
  }
    .one = der Mantel
    .name = Mantel
castle-of-the-devil-item-sextant = { $count ->
    [one] der Sextant
   *[other] { $count } Sextanten
  }
    .one = der Sextant
    .name = Sextant
castle-of-the-devil-item-crest = { $count ->
    [one] das Wappen der Loge
   *[other] { $count } Wappen der Loge
  }
    .one = das Wappen der Loge
    .name = Wappen der Loge
castle-of-the-devil-item-mirror = { $count ->
    [one] der Zerbrochene Spiegel
   *[other] { $count } Zerbrochene Spiegel
  }
    .one = der Zerbrochene Spiegel
    .name = Zerbrochener Spiegel

## Karten und was sie tun

castle-of-the-devil-card-key = Schlüssel
    .text = Der Orden braucht drei.
castle-of-the-devil-card-goblet = Kelch
    .text = Die Bruderschaft braucht drei.
castle-of-the-devil-card-bag_key = Geheimer Koffer (Schlüssel)
    .text = Tauschst du ihn weiter, ziehst du den obersten Gegenstand. Nicht gegen den anderen Koffer. Ein Schlüssel, sobald der Stapel leer ist.
castle-of-the-devil-card-bag_goblet = Geheimer Koffer (Kelch)
    .text = Tauschst du ihn weiter, ziehst du den obersten Gegenstand. Nicht gegen den anderen Koffer. Ein Kelch, sobald der Stapel leer ist.
castle-of-the-devil-card-dagger = Dolch
    .text = Als Angreifer: +1.
castle-of-the-devil-card-gloves = Handschuhe
    .text = Als Verteidiger: +1.
castle-of-the-devil-card-knives = Wurfmesser
    .text = Wenn du den Angreifer unterstützt: +1 für ihn.
castle-of-the-devil-card-whip = Peitsche
    .text = Wenn du den Verteidiger unterstützt: +1 für ihn.
castle-of-the-devil-card-ring = Giftring
    .text = Als Angreifer oder Verteidiger gewinnst du auch bei einem Patt.
castle-of-the-devil-card-monocle = Monokel
    .text = Tauschst du es weiter, siehst du die Gesellschaft deines Tauschpartners.
castle-of-the-devil-card-privilege = Freibrief
    .text = Tauschst du ihn weiter, siehst du das ganze Gepäck deines Tauschpartners.
castle-of-the-devil-card-pearl = Schwarze Perle
    .text = Wird sie angeboten, muss man sie nehmen. Die Gesellschaft, die sie hat, darf keinen Sieg verkünden.
castle-of-the-devil-card-tome = Foliant
    .text = Tauschst du ihn weiter, tauschst du mit deinem Tauschpartner die Berufe; beide liegen wieder verdeckt.
castle-of-the-devil-card-coat = Mantel
    .text = Tauschst du ihn weiter, ziehst du einen neuen Beruf vom Stapel für deinen alten.
castle-of-the-devil-card-sextant = Sextant
    .text = Tauschst du ihn weiter, wählst du eine Richtung; alle geben dorthin einen Gegenstand weiter.
castle-of-the-devil-card-crest = Wappen der Loge
    .text = Mit insgesamt drei Schlüsseln und Kelchen kannst du allein gewinnen.
castle-of-the-devil-card-mirror = Zerbrochener Spiegel
    .text = Wird er angeboten, muss man ihn nehmen. Bei diesem Tausch wird nichts genannt, und nichts geschieht.
castle-of-the-devil-card-diplomat = Diplomat
    .text = Einmal, neben der Aktion: Fordere einen Gegenstand im Tausch. Fehlt er, siehst du das Gepäck, und dein Zug endet.
castle-of-the-devil-card-doctor = Doktor
    .text = Einmal, gleich nach einem Kampf: Der Sieger hat nichts davon.
castle-of-the-devil-card-duelist = Duellant
    .text = Einmal, als Angreifer oder Verteidiger: Niemand sonst mischt sich ein, und du bekommst +1.
castle-of-the-devil-card-poisoner = Giftmischer
    .text = Einmal, als Unbeteiligter: Du entscheidest, wer den Kampf gewinnt.
castle-of-the-devil-card-grandmaster = Großmeister
    .text = Als Verteidiger: +1.
castle-of-the-devil-card-clairvoyant = Hellseher
    .text = Einmal, in deinem Zug: Sieh den Stapel der Gegenstände durch und lege zwei Karten obenauf.
castle-of-the-devil-card-hypnotist = Hypnotiseur
    .text = Als Angreifer, gleich nach der Unterstützung: Ein Unbeteiligter unterstützt niemanden und benutzt nichts.
castle-of-the-devil-card-bodyguard = Leibwächter
    .text = Wenn du jemanden unterstützt: noch +1.
castle-of-the-devil-card-priest = Priester
    .text = Einmal, vor der Unterstützung: Beende den Kampf. Ein Angreifer mit zwei oder mehr Gegenständen gibt dir einen.
castle-of-the-devil-card-thug = Schläger
    .text = Als Angreifer: +1.
castle-of-the-devil-card-order = Orden der offenen Geheimnisse
    .text = Will drei Schlüssel.
castle-of-the-devil-card-brotherhood = Bruderschaft der wahren Lüge
    .text = Will drei Kelche.
castle-of-the-devil-card-drink = Trank der Macht
    .text = Zählt als Schlüssel oder Kelch, wenn jemand von der kleineren Gesellschaft den Sieg verkündet.
castle-of-the-devil-card-marie = Marie Saunière
    .text = Ein Fahrgast ohne Fähigkeit.
castle-of-the-devil-card-basilius = Basilius Kartov
    .text = Ein Fahrgast ohne Fähigkeit.
castle-of-the-devil-card-gundla = Gundla von Hochberg
    .text = Ein Fahrgast ohne Fähigkeit.
castle-of-the-devil-card-juan = Juan Tirador
    .text = Ein Fahrgast ohne Fähigkeit.
castle-of-the-devil-card-sarah = Sarah Mac Mullin
    .text = Ein Fahrgast ohne Fähigkeit.
castle-of-the-devil-card-zacharias = Bruder Zacharias
    .text = Ein Fahrgast ohne Fähigkeit.
castle-of-the-devil-card-romana = Romana Baranov
    .text = Ein Fahrgast ohne Fähigkeit.
castle-of-the-devil-card-michel = Michel de Molay
    .text = Ein Fahrgast ohne Fähigkeit.
castle-of-the-devil-card-theodora = Theodora Krayenborg
    .text = Ein Fahrgast ohne Fähigkeit.
castle-of-the-devil-card-henry = Sir Henry Sinclair
    .text = Ein Fahrgast ohne Fähigkeit.

## Fragen; .other liest der Rest des Tisches

castle-of-the-devil-ask-turn = Du bist am Zug: passen, tauschen, kämpfen oder den Sieg verkünden.
    .other = { $name } ist am Zug.
castle-of-the-devil-ask-partner = Wem bietest du einen Gegenstand an?
    .other = { $name } überlegt, wem der Tausch angeboten wird.
castle-of-the-devil-ask-offer = Welchen Gegenstand bietest du verdeckt an?
    .other = { $name } wählt einen Gegenstand zum Anbieten.
castle-of-the-devil-ask-answer = Dir wird ein Gegenstand angeboten. Lehne ab, oder nimm an und gib einen eigenen zurück.
    .other = { $name } sieht sich das Angebot an.
castle-of-the-devil-ask-smuggle = Soll dein weggegebener Gegenstand genannt werden, falls er etwas kann?
    .other = Die beiden Tauschenden entscheiden, was sie nennen.
castle-of-the-devil-ask-carry = Willst du ausführen, was dein Gegenstand kann?
    .other = { $name } entscheidet, ob es ausgeführt wird.
castle-of-the-devil-ask-bag = Gleich wird für einen Koffer gezogen. Willst du vorher etwas einsetzen?
    .other = Gleich wird für einen Koffer gezogen; vorher ist { $name } gefragt.
castle-of-the-devil-ask-direction = In welche Richtung geben alle einen Gegenstand weiter?
    .other = { $name } wählt eine Richtung.
castle-of-the-devil-ask-pass-on = Welchen Gegenstand gibst du weiter?
    .other = Alle wählen einen Gegenstand zum Weitergeben.
castle-of-the-devil-ask-whom = Wen greifst du an?
    .other = { $name } sucht einen Gegner.
castle-of-the-devil-ask-before = Bevor jemand Partei ergreift: Willst du etwas einsetzen?
    .other = Bevor jemand Partei ergreift.
castle-of-the-devil-ask-payment = Der Priester hat dich aufgehalten. Welchen Gegenstand gibst du ab?
    .other = { $name } bezahlt den Priester.
castle-of-the-devil-ask-support = Wen unterstützt du?
    .other = { $name } ergreift Partei oder auch nicht.
castle-of-the-devil-ask-hypnosis = Willst du jemanden hypnotisieren?
    .other = { $name } blickt in die Runde.
castle-of-the-devil-ask-ability = Willst du einen Gegenstand oder deinen Beruf benutzen?
    .other = Jetzt dürfen Gegenstände und Berufe benutzt werden.
castle-of-the-devil-ask-doctor = Der Kampf ist gewonnen. Willst du den Sieger aufhalten?
    .other = Der Kampf ist gewonnen; vielleicht greift noch jemand ein.
castle-of-the-devil-ask-reward = Du hast gewonnen. Papiere oder Gepäck?
    .other = { $name } wählt die Belohnung.
castle-of-the-devil-ask-take = Nimmst du einen Gegenstand, oder lässt du alles da?
    .other = { $name } durchsucht das Gepäck.
castle-of-the-devil-ask-give-back = Es war der einzige Gegenstand. Welchen von deinen gibst du dafür?
    .other = { $name } wählt einen Gegenstand als Ersatz.
castle-of-the-devil-ask-demand-whom = Von wem forderst du einen Gegenstand?
    .other = { $name } sucht als Diplomat jemanden aus.
castle-of-the-devil-ask-demand-what = Welchen Gegenstand forderst du?
    .other = { $name } nennt als Diplomat einen Gegenstand.
castle-of-the-devil-ask-demanded = Von dir wird ein Gegenstand gefordert.
    .other = { $name } antwortet dem Diplomaten.
castle-of-the-devil-ask-demand-give = Welchen Gegenstand gibst du dafür?
    .other = { $name } wählt als Diplomat einen Gegenstand zum Weggeben.
castle-of-the-devil-ask-stack = Welche Karte legst du oben auf den Stapel?
    .other = { $name } sieht den Stapel durch.
castle-of-the-devil-ask-present = Du hast zu viele Gegenstände. Verschenke einen.
    .other = { $name } hat zu viele Gegenstände und verschenkt einen.
castle-of-the-devil-ask-allies = Nenne die Verbündeten, die haben, was ihr braucht.
    .other = { $name } steht auf und verkündet den Sieg.
castle-of-the-devil-ask-enemies = Nenne die Gegner, die haben, was sie brauchen.
    .other = { $name } steht auf und weissagt.
castle-of-the-devil-ask-start = Wer beginnt?
castle-of-the-devil-ask-occupation = Ein Beruf wird ausgeteilt.
castle-of-the-devil-ask-faction = Eine Gesellschaft wird ausgeteilt.
castle-of-the-devil-ask-deal-bag = Ein Koffer wird ausgeteilt.
castle-of-the-devil-ask-deal = Ein Gegenstand wird ausgeteilt.
castle-of-the-devil-ask-draw = Ein Gegenstand wird gezogen.
castle-of-the-devil-ask-hire = Ein Beruf wird gezogen.

## Züge, wie sie auf Knöpfen stehen

castle-of-the-devil-move-pass = Passen
castle-of-the-devil-move-wait = Nichts tun
castle-of-the-devil-move-trade = Einen Tausch anbieten
castle-of-the-devil-move-fight = Einen Kampf beginnen
castle-of-the-devil-move-declare = Den Sieg verkünden
castle-of-the-devil-move-alone = Allein gewinnen: Wappen der Loge
castle-of-the-devil-move-prophesy = Weissagen
castle-of-the-devil-move-use = „{ CARD($card) }“ einsetzen
castle-of-the-devil-move-use-poisoner = Giftmischer: { $victim } gewinnt
castle-of-the-devil-move-use-hypnotist = Hypnotiseur: { $victim } hypnotisieren
castle-of-the-devil-move-to = Von { $victim }
castle-of-the-devil-move-to-offer = Anbieten: { $victim }
castle-of-the-devil-move-to-attack = Angreifen: { $victim }
castle-of-the-devil-move-absent = { $move } (dort sitzt niemand)
castle-of-the-devil-move-give = „{ CARD($card) }“ geben
castle-of-the-devil-move-refuse = Ablehnen
castle-of-the-devil-move-return = Annehmen und „{ CARD($card) }“ zurückgeben
castle-of-the-devil-move-aloud = Nennen lassen
castle-of-the-devil-move-silent = Schweigen
castle-of-the-devil-move-carry = Ausführen
castle-of-the-devil-move-decline = Verzichten
castle-of-the-devil-move-left = Nach links
castle-of-the-devil-move-right = Nach rechts
castle-of-the-devil-move-sword = Schwert: den Angreifer unterstützen
castle-of-the-devil-move-shield = Schild: den Verteidiger unterstützen
castle-of-the-devil-move-neither = Niemanden unterstützen
castle-of-the-devil-move-papers = Gesellschaft und Beruf ansehen
castle-of-the-devil-move-luggage = Das Gepäck durchsuchen
castle-of-the-devil-move-take = „{ CARD($card) }“ nehmen
castle-of-the-devil-move-leave = Nichts nehmen
castle-of-the-devil-move-demand = „{ FACE($item, form: "name") }“ fordern
castle-of-the-devil-move-hand = „{ CARD($card) }“ aushändigen
castle-of-the-devil-move-none = Habe ich nicht
castle-of-the-devil-move-stack = „{ CARD($card) }“ obenauf legen
castle-of-the-devil-move-present = „{ CARD($card) }“ an { $victim } verschenken
castle-of-the-devil-move-name = Nennen: { $allies }
castle-of-the-devil-move-name-nobody = Niemanden nennen
castle-of-the-devil-move-start = { $victim } beginnt
castle-of-the-devil-move-occupation = Beruf: { CARD($job) }
castle-of-the-devil-move-faction = Gesellschaft: { CARD($faction) }
castle-of-the-devil-move-key-bag = Koffer (Schlüssel) für { $victim }
castle-of-the-devil-move-goblet-bag = Koffer (Kelch) für { $victim }
castle-of-the-devil-move-deal = Ausgeteilt: { CARD($card) }
castle-of-the-devil-move-draw = Gezogen: { CARD($card) }
castle-of-the-devil-move-hire = Neuer Beruf: { CARD($job) }

## Was geschehen ist

castle-of-the-devil-log-round = Reise { $round } beginnt.
castle-of-the-devil-log-round-only = Die Kutsche fährt ab.
castle-of-the-devil-log-talk = An diesem Tisch darf geredet werden.
castle-of-the-devil-log-dealt = { $name }: { CARD($faction) }, Beruf { CARD($job) }, Gepäck: { ITEMS($loot) }.
    .you = Du: { CARD($faction) }, Beruf { CARD($job) }, Gepäck: { ITEMS($loot) }.
castle-of-the-devil-log-turn = Zug { $turns }: { $name }.
castle-of-the-devil-log-action = { $action ->
    [trade] { $name } will tauschen.
    [fight] { $name } sucht Streit.
    [declare] { $name } steht auf, um den Sieg zu verkünden.
   *[other] { $name } steht auf, um zu weissagen.
  }
castle-of-the-devil-log-partner = { $name } wendet sich an { $victim }.
castle-of-the-devil-log-pass = { $name } passt.
    .you = Du passt.
castle-of-the-devil-log-offer = { $name } bietet { $victim } verdeckt „{ CARD($card) }“ an.
    .you = Du bietest { $victim } verdeckt „{ CARD($card) }“ an.
    .victim = { $name } bietet dir verdeckt „{ CARD($card) }“ an.
castle-of-the-devil-log-offer-secret = { $name } bietet { $victim } verdeckt einen Gegenstand an.
    .you = Du bietest { $victim } verdeckt einen Gegenstand an.
    .victim = { $name } bietet dir verdeckt einen Gegenstand an.
castle-of-the-devil-log-refused = { $name } lehnt ab.
    .you = Du lehnst ab.
castle-of-the-devil-log-accepted = { $name } nimmt an und gibt „{ CARD($card) }“ zurück.
    .you = Du nimmst an und gibst „{ CARD($card) }“ zurück.
castle-of-the-devil-log-accepted-secret = { $name } nimmt an und gibt einen Gegenstand zurück.
    .you = Du nimmst an und gibst einen Gegenstand zurück.
castle-of-the-devil-log-exchange = { $name } gibt „{ CARD($card) }“, { $victim } gibt „{ CARD($other) }“. Getauscht, nichts genannt.
    .you = Du gibst „{ CARD($card) }“, { $victim } gibt „{ CARD($other) }“. Getauscht, nichts genannt.
    .victim = { $name } gibt „{ CARD($card) }“, du gibst „{ CARD($other) }“. Getauscht, nichts genannt.
castle-of-the-devil-log-exchange-secret = { $name } und { $victim }: getauscht, nichts genannt.
    .you = Du und { $victim }: getauscht, nichts genannt.
    .victim = { $name } und du: getauscht, nichts genannt.
castle-of-the-devil-log-exchange-named = { $name } gibt „{ CARD($card) }“, { $victim } gibt „{ CARD($other) }“. Genannt: { ITEMS($loot) }.
    .you = Du gibst „{ CARD($card) }“, { $victim } gibt „{ CARD($other) }“. Genannt: { ITEMS($loot) }.
    .victim = { $name } gibt „{ CARD($card) }“, du gibst „{ CARD($other) }“. Genannt: { ITEMS($loot) }.
castle-of-the-devil-log-exchange-named-secret = { $name } und { $victim }: getauscht. Genannt: { ITEMS($loot) }.
    .you = Du und { $victim }: getauscht. Genannt: { ITEMS($loot) }.
    .victim = { $name } und du: getauscht. Genannt: { ITEMS($loot) }.
castle-of-the-devil-log-declined = { $name } verzichtet auf die Wirkung von „{ FACE($item, form: "name") }“.
    .you = Du verzichtest auf die Wirkung von „{ FACE($item, form: "name") }“.
castle-of-the-devil-log-draw = { $name } zieht „{ CARD($card) }“; noch im Stapel: { $left }.
    .you = Du ziehst „{ CARD($card) }“; noch im Stapel: { $left }.
castle-of-the-devil-log-draw-secret = { $name } zieht einen Gegenstand; noch im Stapel: { $left }.
    .you = Du ziehst einen Gegenstand; noch im Stapel: { $left }.
castle-of-the-devil-log-deck-out = Der Stapel ist leer: Ein Koffer ist jetzt ein Schlüssel, der andere ein Kelch.
castle-of-the-devil-log-monocle = { $name } sieht durch das Monokel die Gesellschaft von { $victim }: { CARD($faction) }.
    .you = Du siehst durch das Monokel die Gesellschaft von { $victim }: { CARD($faction) }.
    .victim = { $name } sieht durch das Monokel deine Gesellschaft: { CARD($faction) }.
castle-of-the-devil-log-monocle-secret = { $name } sieht durch das Monokel die Gesellschaft von { $victim }.
    .you = Du siehst durch das Monokel die Gesellschaft von { $victim }.
    .victim = { $name } sieht durch das Monokel deine Gesellschaft.
castle-of-the-devil-log-luggage = { $name } sieht das Gepäck von { $victim }: { ITEMS($loot) }.
    .you = Du siehst das Gepäck von { $victim }: { ITEMS($loot) }.
    .victim = { $name } sieht dein Gepäck: { ITEMS($loot) }.
castle-of-the-devil-log-luggage-secret = { $name } sieht das Gepäck von { $victim }.
    .you = Du siehst das Gepäck von { $victim }.
    .victim = { $name } sieht dein Gepäck.
castle-of-the-devil-log-tome = { $name } und { $victim } tauschen die Berufe: { $victim } bekommt „{ CARD($job) }“, { $name } bekommt „{ CARD($other) }“.
    .you = Du und { $victim } tauscht die Berufe: { $victim } bekommt „{ CARD($job) }“, du bekommst „{ CARD($other) }“.
castle-of-the-devil-log-tome-secret = { $name } und { $victim } tauschen verdeckt die Berufe.
    .you = Du und { $victim } tauscht verdeckt die Berufe.
castle-of-the-devil-log-coat = { $name } legt „{ CARD($other) }“ in den Stapel. Neuer Beruf: { CARD($job) }.
    .you = Du legst „{ CARD($other) }“ in den Stapel. Dein neuer Beruf: { CARD($job) }.
castle-of-the-devil-log-coat-secret = { $name } nimmt verdeckt einen neuen Beruf.
    .you = Du nimmst verdeckt einen neuen Beruf.
castle-of-the-devil-log-direction = { $direction ->
    [left] { $name } wählt: Alle geben einen Gegenstand nach links.
   *[other] { $name } wählt: Alle geben einen Gegenstand nach rechts.
  }
castle-of-the-devil-log-passed-on = { $name } gibt „{ CARD($card) }“ an { $victim } weiter.
    .you = Du gibst „{ CARD($card) }“ an { $victim } weiter.
    .victim = { $name } gibt „{ CARD($card) }“ an dich weiter.
castle-of-the-devil-log-passed-on-secret = { $name } gibt einen Gegenstand weiter an { $victim }.
    .you = Du gibst einen Gegenstand weiter an { $victim }.
castle-of-the-devil-log-attack = { $name } greift { $victim } an.
    .you = Du greifst { $victim } an.
    .victim = { $name } greift dich an.
castle-of-the-devil-log-use = { $name } setzt „{ CARD($card) }“ ein.
    .you = Du setzt „{ CARD($card) }“ ein.
castle-of-the-devil-log-use-poisoner = { $name } lässt als Giftmischer { $victim } gewinnen.
    .you = Du lässt als Giftmischer { $victim } gewinnen.
    .victim = { $name } lässt als Giftmischer dich gewinnen.
castle-of-the-devil-log-use-hypnotist = { $name } schließt als Hypnotiseur { $victim } vom Kampf aus.
    .you = Du schließt als Hypnotiseur { $victim } vom Kampf aus.
    .victim = { $name } schließt als Hypnotiseur dich vom Kampf aus.
castle-of-the-devil-log-payment = { $name } bezahlt { $victim } mit „{ CARD($card) }“.
    .you = Du bezahlst { $victim } mit „{ CARD($card) }“.
    .victim = { $name } bezahlt dich mit „{ CARD($card) }“.
castle-of-the-devil-log-payment-secret = { $name } bezahlt { $victim } mit einem Gegenstand.
    .you = Du bezahlst { $victim } mit einem Gegenstand.
castle-of-the-devil-log-support = { $name } unterstützt { $victim }.
    .you = Du unterstützt { $victim }.
    .victim = { $name } unterstützt dich.
castle-of-the-devil-log-support-nobody = { $name } unterstützt niemanden.
    .you = Du unterstützt niemanden.
castle-of-the-devil-log-result = { $swords } zu { $shields }: { $name } gewinnt den Kampf.
    .you = { $swords } zu { $shields }: Du gewinnst den Kampf.
castle-of-the-devil-log-result-tie = { $swords } zu { $shields }: Niemand gewinnt den Kampf.
castle-of-the-devil-log-papers = { $name } sieht die Papiere von { $victim }: { CARD($faction) }, { CARD($job) }.
    .you = Du siehst die Papiere von { $victim }: { CARD($faction) }, { CARD($job) }.
    .victim = { $name } sieht deine Papiere: { CARD($faction) }, { CARD($job) }.
castle-of-the-devil-log-papers-secret = { $name } sieht die Papiere von { $victim }.
    .you = Du siehst die Papiere von { $victim }.
    .victim = { $name } sieht deine Papiere.
castle-of-the-devil-log-taken = { $name } nimmt „{ CARD($card) }“ aus dem Gepäck von { $victim }.
    .you = Du nimmst „{ CARD($card) }“ aus dem Gepäck von { $victim }.
    .victim = { $name } nimmt „{ CARD($card) }“ aus deinem Gepäck.
castle-of-the-devil-log-taken-secret = { $name } nimmt einen Gegenstand aus dem Gepäck von { $victim }.
    .you = Du nimmst einen Gegenstand aus dem Gepäck von { $victim }.
    .victim = { $name } nimmt einen Gegenstand aus deinem Gepäck.
castle-of-the-devil-log-taken-nothing = { $name } nimmt nichts aus dem Gepäck von { $victim }.
    .you = Du nimmst nichts aus dem Gepäck von { $victim }.
    .victim = { $name } nimmt nichts aus deinem Gepäck.
castle-of-the-devil-log-given-back = { $name } gibt { $victim } dafür „{ CARD($card) }“.
    .you = Du gibst { $victim } dafür „{ CARD($card) }“.
    .victim = { $name } gibt dir dafür „{ CARD($card) }“.
castle-of-the-devil-log-given-back-secret = { $name } gibt { $victim } dafür einen anderen Gegenstand.
    .you = Du gibst { $victim } dafür einen anderen Gegenstand.
castle-of-the-devil-log-demand = { $name } fordert von { $victim } „{ FACE($item, form: "name") }“.
    .you = Du forderst von { $victim } „{ FACE($item, form: "name") }“.
    .victim = { $name } fordert von dir „{ FACE($item, form: "name") }“.
castle-of-the-devil-log-handed = { $name } hat das Geforderte ({ FACE($item, form: "name") }).
    .you = Du hast das Geforderte ({ FACE($item, form: "name") }).
castle-of-the-devil-log-gives = { $name } gibt { $victim } dafür „{ CARD($card) }“ und bekommt „{ CARD($other) }“.
    .you = Du gibst { $victim } dafür „{ CARD($card) }“ und bekommst „{ CARD($other) }“.
    .victim = { $name } gibt dir dafür „{ CARD($card) }“ und bekommt „{ CARD($other) }“.
castle-of-the-devil-log-gives-secret = { $name } gibt { $victim } dafür einen Gegenstand.
    .you = Du gibst { $victim } dafür einen Gegenstand.
castle-of-the-devil-log-no-such = { $name } hat das Geforderte nicht ({ FACE($item, form: "name") }).
    .you = Du hast das Geforderte nicht ({ FACE($item, form: "name") }).
castle-of-the-devil-log-foresees = { $name } sieht den Stapel durch: { ITEMS($loot) }.
    .you = Du siehst den Stapel durch: { ITEMS($loot) }.
castle-of-the-devil-log-foresees-secret = { $name } sieht den Stapel durch.
    .you = Du siehst den Stapel durch.
castle-of-the-devil-log-stacked = { $name } legt „{ CARD($card) }“ auf den Stapel, Platz { $place }.
    .you = Du legst „{ CARD($card) }“ auf den Stapel, Platz { $place }.
castle-of-the-devil-log-stacked-secret = { $name } legt eine Karte auf den Stapel, Platz { $place }.
    .you = Du legst eine Karte auf den Stapel, Platz { $place }.
castle-of-the-devil-log-present = { $name } hat zu viel und schenkt { $victim } „{ CARD($card) }“.
    .you = Du hast zu viel und schenkst { $victim } „{ CARD($card) }“.
    .victim = { $name } hat zu viel und schenkt dir „{ CARD($card) }“.
castle-of-the-devil-log-present-secret = { $name } hat zu viel und schenkt { $victim } einen Gegenstand.
    .you = Du hast zu viel und schenkst { $victim } einen Gegenstand.
castle-of-the-devil-log-claim = { $name } verkündet den Sieg ({ CARD($faction) }) und deckt auf: { CARD($job) }, { ITEMS($loot) }.
    .you = Du verkündest den Sieg ({ CARD($faction) }) und deckst auf: { CARD($job) }, { ITEMS($loot) }.
castle-of-the-devil-log-claim-prophecy = { $name } weissagt ({ CARD($faction) }) und deckt auf: { CARD($job) }, { ITEMS($loot) }.
castle-of-the-devil-log-named = { $name } nennt { $victim }: { CARD($faction) }, { ITEMS($loot) }.
    .you = Du nennst { $victim }: { CARD($faction) }, { ITEMS($loot) }.
    .victim = { $name } nennt dich: { CARD($faction) }, { ITEMS($loot) }.
castle-of-the-devil-log-verdict-true = Es stimmt. Siegreich: { CARD($faction) }.
castle-of-the-devil-log-verdict-false = Es stimmt nicht. Siegreich: { CARD($faction) }.
castle-of-the-devil-log-alone = { $name } zeigt das Wappen der Loge und gewinnt allein: { ITEMS($loot) }.
    .you = Du zeigst das Wappen der Loge und gewinnst allein: { ITEMS($loot) }.
castle-of-the-devil-log-cap = Nach { $turns } Zügen hat niemand gewonnen.
castle-of-the-devil-log-points = { $name }: { $points ->
    [one] { $points } Punkt
   *[other] { $points } Punkte
  }, insgesamt { $total }.
castle-of-the-devil-log-quiet = { $moment ->
    [before] Niemand verhindert den Kampf.
    [hypnosis] Niemand wird hypnotisiert.
    [abilities] Niemand benutzt noch etwas.
    [doctor] Niemand hält den Sieger auf.
   *[other] Niemand blickt voraus.
  }
castle-of-the-devil-log-revealed = { $name }: { CARD($faction) }, { CARD($job) }, { ITEMS($loot) }.
    .you = Du: { CARD($faction) }, { CARD($job) }, { ITEMS($loot) }.
castle-of-the-devil-log-over = Die Reise ist zu Ende.

## Das Ende

castle-of-the-devil-source-victory = Sieg
castle-of-the-devil-source-rounds = Punkte der Reisen
castle-of-the-devil-reason-true = Die Siegesverkündung war richtig.
castle-of-the-devil-reason-false = Die Siegesverkündung war falsch.
castle-of-the-devil-reason-alone = Das Wappen der Loge hat allein gewonnen.
castle-of-the-devil-reason-prophecy = Die Weissagung stimmte.
castle-of-the-devil-reason-false-prophecy = Die Weissagung stimmte nicht.
castle-of-the-devil-reason-cap = Die vereinbarte Zahl von Zügen ist vorbei.
castle-of-the-devil-tie-faction = Die ganze Gesellschaft gewinnt gemeinsam.
castle-of-the-devil-tie-nobody = Niemand hat gewonnen.
castle-of-the-devil-tie-last-round = Punktgleich; die letzte Reise entscheidet.
castle-of-the-devil-tie-shared = Punktgleich; der Sieg wird geteilt.

## Einstellungen eines Tisches

castle-of-the-devil-option-items = Gegenstände
    .help = Alle, oder für eine erste Reise nur die mit Siegel.
castle-of-the-devil-option-smuggling = Schmuggel
    .help = Wer einen Tauschgegenstand weggibt, entscheidet, ob er genannt wird und wirkt.
castle-of-the-devil-option-prophecy = Weissagung
    .help = Man kann auch gewinnen, indem man die Gegner nennt, die haben, was sie brauchen.
castle-of-the-devil-option-effects-optional = Freiwillige Wirkungen
    .help = Hausregel: Auf die Wirkung eines genannten Gegenstands darf man verzichten.
castle-of-the-devil-option-talk = Reden erlaubt
    .help = Während der Reise wird nach den Regeln nicht geredet. Ein Tisch kann sich trotzdem auf einen Chat einigen.
castle-of-the-devil-option-rounds = Reisen
    .help = Mehrere Reisen um Punkte.
castle-of-the-devil-option-turn-cap = Zuglimit
    .help = Für die Forschung: Niemand gewinnt, wenn bis dahin niemand den Sieg verkündet hat. 0 heißt: keine Grenze.
castle-of-the-devil-option-characters = Personen
    .help = Welche Person jeder spielt: vor der Reise gewählt, sonst ausgeteilt. Personen haben keine Fähigkeiten.
castle-of-the-devil-value-full = alle
castle-of-the-devil-value-first-journey = erste Reise

## Warum ein Zug nicht geht

castle-of-the-devil-why-over = Die Reise ist zu Ende.
castle-of-the-devil-why-not-asked = Du bist jetzt nicht gefragt.
castle-of-the-devil-why-not-now = Danach ist jetzt nicht gefragt.
castle-of-the-devil-why-announced = Was du angekündigt hast, gilt: Führe es zu Ende.
castle-of-the-devil-why-self = Es muss jemand anderes sein.
castle-of-the-devil-why-no-such-seat = Dort sitzt niemand.
castle-of-the-devil-why-name-others = Nenne nur andere an diesem Tisch.
castle-of-the-devil-why-pearl = Solange du die Schwarze Perle hast, darf deine Gesellschaft keinen Sieg verkünden.
castle-of-the-devil-why-nothing-needed = Um den Sieg zu verkünden, musst du etwas haben, das deine Gesellschaft braucht.
castle-of-the-devil-why-no-prophecy = An diesem Tisch wird nicht geweissagt.
castle-of-the-devil-why-no-crest = Du hast das Wappen der Loge nicht.
castle-of-the-devil-why-not-enough = Dafür brauchst du drei Schlüssel und Kelche.
castle-of-the-devil-why-other-moment = „{ CARD($card) }“ kannst du jetzt nicht einsetzen.
castle-of-the-devil-why-at-turn = „{ CARD($card) }“ wirkt nur im eigenen Zug, vor der Aktion.
castle-of-the-devil-why-after-fight = „{ CARD($card) }“ wirkt nur unmittelbar nach einem gewonnenen Kampf.
castle-of-the-devil-why-in-fight = „{ CARD($card) }“ wirkt nur in einem Kampf.
castle-of-the-devil-why-after-support = „{ CARD($card) }“ wirkt nur, unmittelbar nachdem alle Partei ergriffen haben.
castle-of-the-devil-why-after-sides = „{ CARD($card) }“ wirkt nur in einem Kampf, sobald alle Partei ergriffen haben.
castle-of-the-devil-why-next-step = „{ CARD($card) }“ kannst du erst im nächsten Schritt dieses Kampfes einsetzen.
castle-of-the-devil-why-decided = Dieser Kampf ist entschieden: „{ CARD($card) }“ kommt zu spät.
castle-of-the-devil-why-before-support = „{ CARD($card) }“ hält einen Kampf nur auf, bevor jemand Partei ergreift.
castle-of-the-devil-why-as-mover = „{ CARD($card) }“ wirkt nur im eigenen Zug.
castle-of-the-devil-why-as-attacker = „{ CARD($card) }“ hilft nur beim Angreifen.
castle-of-the-devil-why-as-defender = „{ CARD($card) }“ hilft nur, wenn man angegriffen wird.
castle-of-the-devil-why-as-principal = „{ CARD($card) }“ hilft nur den beiden, die kämpfen.
castle-of-the-devil-why-as-outsider = „{ CARD($card) }“ hilft nur, wenn man nicht selbst kämpft.
castle-of-the-devil-why-as-attacked = Mit „{ CARD($card) }“ kann man den eigenen Angriff nicht aufhalten.
castle-of-the-devil-why-as-sword = „{ CARD($card) }“ hilft nur, wenn man den Angriff unterstützt.
castle-of-the-devil-why-as-shield = „{ CARD($card) }“ hilft nur, wenn man die Verteidigung unterstützt.
castle-of-the-devil-why-as-supporter = „{ CARD($card) }“ hilft nur, wenn man jemanden unterstützt.
castle-of-the-devil-why-used-in-fight = „{ CARD($card) }“ wurde in diesem Kampf schon eingesetzt.
castle-of-the-devil-why-by-trade = „{ CARD($card) }“ wirkt, wenn man es weitertauscht.
castle-of-the-devil-why-never-used = „{ CARD($card) }“ lässt sich so nicht einsetzen.
castle-of-the-devil-why-needs-target = Sag, wen „{ CARD($card) }“ betrifft.
castle-of-the-devil-why-no-target = Bei „{ CARD($card) }“ wird niemand genannt.
castle-of-the-devil-why-principals-only = Bei „{ CARD($card) }“ kann nur eine der beiden Personen gewinnen, die kämpfen.
castle-of-the-devil-why-outsiders-only = Für „{ CARD($card) }“ kann man niemanden wählen, der selbst kämpft oder nicht am Tisch sitzt.
castle-of-the-devil-why-hypnotised = Du bist hypnotisiert und kannst in diesem Kampf nichts einsetzen.
castle-of-the-devil-why-duel = Nach dem Duellanten mischt sich niemand sonst mehr in diesen Kampf ein.
castle-of-the-devil-why-not-your-job = „{ CARD($card) }“ ist nicht dein Beruf.
castle-of-the-devil-why-spent = „{ CARD($card) }“ ist schon verbraucht.
castle-of-the-devil-why-no-deck = Der Stapel ist leer.
castle-of-the-devil-why-not-yours = „{ CARD($card) }“ ist nicht in deinem Gepäck.
castle-of-the-devil-why-must-accept = „{ CARD($card) }“ muss angenommen werden.
castle-of-the-devil-why-only-bag = Dein einziger Gegenstand ist ein Koffer: Den anderen musst du ablehnen.
castle-of-the-devil-why-bag-for-bag = Ein Koffer darf nicht gegen den anderen getauscht werden.
castle-of-the-devil-why-has-given = Diese Person ist voll beladen und hat eben selbst etwas verschenkt.
castle-of-the-devil-why-you-have-it = Du hast das Geforderte, also musst du es aushändigen.
castle-of-the-devil-why-no-such-name = „{ FACE($item, form: "name") }“ kannst du jetzt nicht fordern.
castle-of-the-devil-why-not-demanded = „{ CARD($card) }“ wurde nicht gefordert.
castle-of-the-devil-why-not-there = „{ CARD($card) }“ ist nicht in diesem Gepäck.
castle-of-the-devil-why-not-in-deck = „{ CARD($card) }“ ist nicht im Stapel.

## Der Tisch in Worten

castle-of-the-devil-board-deck = Stapel { $count }
castle-of-the-devil-board-pile = Berufe { $count }
castle-of-the-devil-board-turned = die Koffer sind Schlüssel und Kelch
castle-of-the-devil-board-turn = Zug { $count }
castle-of-the-devil-board-dark = verdeckt
castle-of-the-devil-board-spent = verbraucht
castle-of-the-devil-board-items = { $count ->
    [one] { $count } Gegenstand
   *[other] { $count } Gegenstände
  }
castle-of-the-devil-board-hand = Dein Gepäck
castle-of-the-devil-board-fight = { $name } greift { $victim } an: { $swords } zu { $shields }
castle-of-the-devil-board-side = { $name } unterstützt { $victim }
castle-of-the-devil-board-offer = { $name } bietet { $victim } an: { CARD($card) }
castle-of-the-devil-board-offer-secret = { $name } bietet { $victim } einen Gegenstand an
castle-of-the-devil-board-note = { ITEMS($loot) }: unter { $places }
castle-of-the-devil-board-place-deck = Stapel
castle-of-the-devil-board-place-offer = Angebot
castle-of-the-devil-board-place-aside = Tisch
castle-of-the-devil-board-place-pile = Stapel der Berufe

## Fehler

castle-of-the-devil-error-seal = { $where }: seal muss eines von { $allowed } sein
castle-of-the-devil-error-too-many = davon gibt es keine mehr: { $card }
castle-of-the-devil-error-nowhere = liegt nirgends: { $card }
castle-of-the-devil-error-one-item = alle haben mindestens einen Gegenstand
castle-of-the-devil-error-top-two = obenauf liegen höchstens zwei Karten
castle-of-the-devil-error-memory = so wird nicht vermerkt, wer was weiß
castle-of-the-devil-error-progress = so kann keine Regel im Gang sein
castle-of-the-devil-error-before-deal = bevor alles ausgeteilt ist, hat ein Tisch kein Dokument
castle-of-the-devil-error-uses = erwartet wird eine Liste von Tabellen mit „seat“ und „card“
castle-of-the-devil-error-only-seats = in dieser Menge können nur diese Plätze sein: { $seats }
castle-of-the-devil-error-exactly = an diesem Tisch muss es { $seats } sein
castle-of-the-devil-error-face-up = das geht nur, wenn der eigene Beruf offen liegt: { $card }
castle-of-the-devil-error-no-use = Platz { $seat } kann das in diesem Kampf nicht eingesetzt haben: { $card }
castle-of-the-devil-error-by-use = das gehört zum Einsatz dieser Karte im Kampf, und nur dazu: { $card }
castle-of-the-devil-error-no-claim = zu dieser Verkündung oder diesem Ende kann es nicht gekommen sein
castle-of-the-devil-error-result = der Kampf steht { $swords } zu { $shields } und geht anders weiter
castle-of-the-devil-error-lying = { $count ->
    [0] in diesem Augenblick liegt dort keine Karte
   *[other] in diesem Augenblick liegt dort genau eine Karte
  }
castle-of-the-devil-error-how-many = in diesem Augenblick müssen es { $least } bis { $most } Gegenstände sein
castle-of-the-devil-error-bag = ein Koffer ist immer in jemandes Gepäck
castle-of-the-devil-error-whose-turn = Zug { $turns } der Runde gehört Platz { $seat }
castle-of-the-devil-error-not-over = nur ein beendetes Spiel hat ein Ende
castle-of-the-devil-error-few-points = die Runden davor müssen zusammen mindestens { $least } Punkte gebracht haben
castle-of-the-devil-error-undecided = nach Runde { $rounds } muss jemand führen; vorher kann es nicht zu Ende sein
castle-of-the-devil-error-forgotten = das wissen mehr, als hier vermerkt ist: { $card }

## Regeln

castle-of-the-devil-section-S = Abfahrt
castle-of-the-devil-section-G = Allgemeines
castle-of-the-devil-section-T = Ein Zug
castle-of-the-devil-section-X = Tauschen
castle-of-the-devil-section-F = Kämpfen
castle-of-the-devil-section-V = Den Sieg verkünden
castle-of-the-devil-section-H = Zu viel Gepäck
castle-of-the-devil-section-O = Berufe
castle-of-the-devil-section-I = Gegenstände
castle-of-the-devil-section-D = Tränke der Macht
castle-of-the-devil-section-M = Reden
castle-of-the-devil-section-N = Varianten
castle-of-the-devil-section-K = Mehrere Reisen
castle-of-the-devil-section-E = Beispiele
castle-of-the-devil-section-W = Am Online-Tisch
castle-of-the-devil-section-Q = Klarstellungen

castle-of-the-devil-rule-CD-S1 = Drei bis zehn können mitreisen.
castle-of-the-devil-rule-CD-S2 = Jeder hat eine Personenkarte. Personen haben keine Fähigkeiten.
castle-of-the-devil-rule-CD-S3 = Jeder bekommt verdeckt einen der zehn Berufe; die übrigen bilden einen verdeckten Stapel.
castle-of-the-devil-rule-CD-S4 = Bei gerader Zahl gehört die eine Hälfte zum Orden, die andere zur Bruderschaft. Die Gesellschaftskarten werden verdeckt verteilt.
castle-of-the-devil-rule-CD-S5 = Bei ungerader Zahl kommt eine Gesellschaftskarte mehr ins Spiel; die übrige bleibt ungesehen. Eine Gesellschaft hat ein Mitglied weniger, und niemand erfährt, welche.
castle-of-the-devil-rule-CD-S6 = Bei ungerader Zahl bekommt jeder offen einen Trank der Macht.
castle-of-the-devil-rule-CD-S7 = Auf einer ersten Reise sind nur Gegenstände mit Siegel dabei. Die fünf anderen können später einzeln dazukommen.
castle-of-the-devil-rule-CD-S8 = Jeder beginnt mit einem Gegenstand: Verteilt werden die beiden Koffer und sonst nur Gegenstände mit Siegel. Die Koffer sind also anfangs in zwei verschiedenen Händen.
castle-of-the-devil-rule-CD-S9 = Zu dritt bekommt jeder zwei Gegenstände: die Koffer und vier andere mit Siegel, zusammen gemischt. Die Schwarze Perle bleibt draußen.
castle-of-the-devil-rule-CD-S10 = Zu zehnt bleibt der Mantel draußen, denn es gibt keinen Berufsstapel.
castle-of-the-devil-rule-CD-S11 = Alle anderen Gegenstände werden zu einem verdeckten Stapel gemischt.
castle-of-the-devil-rule-CD-S12 = Die eigenen Karten darf man jederzeit ansehen.
castle-of-the-devil-rule-CD-S13 = Es beginnt, wer im Leben am weitesten gereist ist.
castle-of-the-devil-rule-CD-G1 = Personenkarten zeigen im Kampf, wen man unterstützt; sie gehören nicht zum Gepäck.
castle-of-the-devil-rule-CD-G2 = Der Orden gewinnt mit drei Schlüsseln, die Bruderschaft mit drei Kelchen, gleich wer von ihnen sie hat.
castle-of-the-devil-rule-CD-G3 = Um deinen Beruf zu benutzen, deckst du ihn auf. Er bleibt offen liegen.
castle-of-the-devil-rule-CD-G4 = Ein Beruf darf immer benutzt werden, wenn sein Text es erlaubt, auch im Zug anderer.
castle-of-the-devil-rule-CD-G5 = Manche Berufe wirken beliebig oft, andere einmal. Ein verbrauchter wirkt erst wieder, wenn er durch Mantel oder Foliant wieder verdeckt liegt.
castle-of-the-devil-rule-CD-G6 = Ein im Kampf benutzter Gegenstand wird allen gezeigt und danach zurückgenommen. Gegenstände werden nie verbraucht.
castle-of-the-devil-rule-CD-G7 = Der Text einer Karte geht den Regeln vor.
castle-of-the-devil-rule-CD-T1 = In deinem Zug tust du genau eines: passen, einen Tausch anbieten, einen Kampf beginnen oder den Sieg verkünden. Dann ist die Person links von dir dran.
castle-of-the-devil-rule-CD-T2 = Wer passt, tut nichts.
castle-of-the-devil-rule-CD-T3 = Diplomat und Hellseher werden im eigenen Zug zusätzlich zur Aktion benutzt.
castle-of-the-devil-rule-CD-T4 = Die Zahl der Züge ist nicht begrenzt; nur eine Verkündung beendet die Reise.
castle-of-the-devil-rule-CD-X1 = Du schiebst jemandem einen deiner Gegenstände verdeckt zu; nur diese Person sieht ihn an.
castle-of-the-devil-rule-CD-X2 = Diese Person nimmt an oder lehnt ab.
castle-of-the-devil-rule-CD-X3 = Wer nur einen Koffer hat, muss den anderen ablehnen.
castle-of-the-devil-rule-CD-X4 = Schwarze Perle und Zerbrochener Spiegel müssen angenommen werden.
castle-of-the-devil-rule-CD-X5 = Wer annimmt, behält den Gegenstand und gibt verdeckt eine andere Karte zurück; die muss genommen werden.
castle-of-the-devil-rule-CD-X6 = Ein Koffer darf nie gegen den anderen getauscht werden, solange sie Koffer sind.
castle-of-the-devil-rule-CD-X7 = Foliant, Freibrief, Geheimer Koffer, Mantel, Monokel und Sextant wirken beim Tausch. Wer den Gegenstand bekommt, nennt ihn; wer ihn weggegeben hat, führt die Wirkung aus.
castle-of-the-devil-rule-CD-X8 = Ist der Zerbrochene Spiegel dabei, wird nichts genannt, und nichts geschieht.
castle-of-the-devil-rule-CD-X9 = Gegenstände, die nicht durch Tauschen wirken, dürfen nicht genannt werden.
castle-of-the-devil-rule-CD-X10 = Ein abgelehnter Gegenstand geht zurück; er wird nicht genannt und wirkt nicht.
castle-of-the-devil-rule-CD-X11 = Angenommen oder abgelehnt: Der Zug ist zu Ende.
castle-of-the-devil-rule-CD-X12 = Von einem genannten Koffer wird nur das Ziehen vorgelesen, nie, welcher der beiden es ist.
castle-of-the-devil-rule-CD-F1 = Du zeigst auf jemanden: Du bist Angreifer, die andere Person Verteidiger.
castle-of-the-devil-rule-CD-F2 = Der Angreifer zeigt ein Schwert, der Verteidiger einen Schild: je ein Punkt.
castle-of-the-devil-rule-CD-F3 = Bevor jemand Partei ergreift, kann ein Priester den Kampf beenden.
castle-of-the-devil-rule-CD-F4 = Links vom Angreifer beginnend und im Uhrzeigersinn unterstützen alle anderen offen den Angreifer, den Verteidiger oder niemanden.
castle-of-the-devil-rule-CD-F5 = Gleich danach, und nur dann, kann ein angreifender Hypnotiseur handeln.
castle-of-the-devil-rule-CD-F6 = Dann werden Gegenstände und Berufe in beliebiger Reihenfolge benutzt.
castle-of-the-devil-rule-CD-F7 = Wenn niemand mehr etwas benutzen will, zählen Schwerter für den Angreifer und Schilde für den Verteidiger.
castle-of-the-devil-rule-CD-F8 = Wer mehr Punkte hat, gewinnt. Wer unterstützt, gewinnt und verliert nichts.
castle-of-the-devil-rule-CD-F9 = Der Sieger sieht entweder Gesellschaft und Beruf des Verlierers oder das ganze Gepäck und darf dann einen Gegenstand nehmen.
castle-of-the-devil-rule-CD-F10 = Wer den einzigen Gegenstand nimmt, muss dafür einen anderen aus dem eigenen Gepäck geben. Das ist kein Tausch.
castle-of-the-devil-rule-CD-F11 = Bei einem Patt zieht der Angreifer den obersten Gegenstand, wenn es einen gibt. Niemand sieht etwas an.
castle-of-the-devil-rule-CD-F12 = Wenn jemand gewinnt, wird nichts gezogen, auch nicht nach einem Patt mit Giftring.
castle-of-the-devil-rule-CD-F13 = Nach dem Kampf gehen Gegenstände und Personenkarten zurück; offene Berufe bleiben offen. Der Zug endet.
castle-of-the-devil-rule-CD-F14 = Nach einem Sieg kann ein Doktor die Belohnung verhindern.
castle-of-the-devil-rule-CD-F15 = Jeder verbliebene Unterstützer und jede benutzte Karte zählt eins. Ein Urteil des Giftmischers geht vor, dann die Punkte, dann der Giftring.
castle-of-the-devil-rule-CD-V1 = Den Sieg verkündest du nur als Aktion und nur, wenn du etwas hast, das deine Gesellschaft braucht.
castle-of-the-devil-rule-CD-V2 = Die Gesellschaft braucht drei: echte, oder zwei und den Koffer, sobald der Stapel leer ist.
castle-of-the-devil-rule-CD-V3 = Bei ungerader Zahl, und wenn deine Gesellschaft die kleinere ist, zählt dein eigener Trank der Macht als ein weiteres Stück.
castle-of-the-devil-rule-CD-V4 = Du sagst, für welche Gesellschaft du sprichst, und deckst alle deine Karten auf.
castle-of-the-devil-rule-CD-V5 = Du nennst Verbündete, die benötigte Gegenstände haben; sie zeigen Gesellschaft und Gegenstände. Alle Genannten müssen zur Gesellschaft gehören und einen benötigten Gegenstand haben.
castle-of-the-devil-rule-CD-V6 = Die Verkündung stimmt, wenn niemand in der Gesellschaft die Schwarze Perle hat und die Genannten mit dir alle benötigten Gegenstände besitzen. Stimmt sie, gewinnt deine Gesellschaft, sonst die andere.
castle-of-the-devil-rule-CD-V7 = Eine Gesellschaft mit der Schwarzen Perle darf keinen Sieg verkünden.
castle-of-the-devil-rule-CD-V8 = Stattdessen kannst du mit dem Wappen der Loge allein gewinnen.
castle-of-the-devil-rule-CD-H1 = Man darf zu dritt acht Gegenstände haben, zu viert sechs, sonst fünf.
castle-of-the-devil-rule-CD-H2 = Wer mehr hat, verschenkt sofort; was und an wen, ist frei. Sonst wird nie etwas verschenkt.
castle-of-the-devil-rule-CD-H3 = Ein Geschenk kann man nicht ablehnen. Wer dadurch zu viel hat, verschenkt selbst etwas.
castle-of-the-devil-rule-CD-H4 = Ein Geschenk ist kein Tausch: Nichts wirkt, nichts wird genannt, und nur die beiden kennen die Karte.
castle-of-the-devil-rule-CD-O1 = Diplomat, einmal: In deinem Zug, zusätzlich zur Aktion, forderst du von jemandem einen genannten Gegenstand im Tausch. Ist er nicht da, siehst du das Gepäck, und dein Zug endet.
castle-of-the-devil-rule-CD-O2 = Doktor, einmal: Gleich nach einem Kampf hat der Sieger nichts davon. Du musst nicht beteiligt gewesen sein.
castle-of-the-devil-rule-CD-O3 = Duellant, einmal: Bist du Angreifer oder Verteidiger, darf sich sonst niemand einmischen, und du bekommst +1, auch nachträglich.
castle-of-the-devil-rule-CD-O4 = Giftmischer, einmal: Als Unbeteiligter entscheidest du, wer gewinnt, auch nachträglich.
castle-of-the-devil-rule-CD-O5 = Großmeister: +1 als Verteidiger.
castle-of-the-devil-rule-CD-O6 = Hellseher, einmal: In deinem Zug siehst du den Stapel der Gegenstände durch, wählst zwei Karten, mischst den Rest und legst die beiden beliebig obenauf.
castle-of-the-devil-rule-CD-O7 = Hypnotiseur: Als Angreifer verbietest du gleich nach der Unterstützung einer Person, in diesem Kampf jemanden zu unterstützen und etwas zu benutzen.
castle-of-the-devil-rule-CD-O8 = Leibwächter: Wen du unterstützt, der bekommt noch +1. Nicht in eigenen Kämpfen.
castle-of-the-devil-rule-CD-O9 = Priester, einmal: Beende einen Kampf, bevor jemand Partei ergreift. Ein Angreifer mit zwei oder mehr Gegenständen gibt dir einen davon.
castle-of-the-devil-rule-CD-O10 = Schläger: +1 als Angreifer.
castle-of-the-devil-rule-CD-I1 = Dolch: +1 als Angreifer, nicht als Unterstützer.
castle-of-the-devil-rule-CD-I2 = Handschuhe: +1 als Verteidiger, nicht als Unterstützer.
castle-of-the-devil-rule-CD-I3 = Wurfmesser: +1 für den Angreifer, den du unterstützt.
castle-of-the-devil-rule-CD-I4 = Peitsche: +1 für den Verteidiger, den du unterstützt.
castle-of-the-devil-rule-CD-I5 = Geheimer Koffer: Tauschst du ihn weiter, ziehst du den obersten Gegenstand. Nie gegen den anderen Koffer. Ist der Stapel leer, ist er ein Schlüssel oder Kelch.
castle-of-the-devil-rule-CD-I6 = Schlüssel: Der Orden braucht drei.
castle-of-the-devil-rule-CD-I7 = Kelch: Die Bruderschaft braucht drei.
castle-of-the-devil-rule-CD-I8 = Foliant: Tauschst du ihn weiter, wechselt ihr beide die Berufe. Beide liegen verdeckt und können wieder benutzt werden.
castle-of-the-devil-rule-CD-I9 = Mantel: Tauschst du ihn weiter, ziehst du verdeckt einen neuen Beruf; der alte kommt in den Stapel und kann wieder benutzt werden.
castle-of-the-devil-rule-CD-I10 = Monokel: Tauschst du es weiter, siehst du die Gesellschaft deines Tauschpartners.
castle-of-the-devil-rule-CD-I11 = Freibrief: Tauschst du ihn weiter, siehst du das ganze Gepäck deines Tauschpartners.
castle-of-the-devil-rule-CD-I12 = Schwarze Perle: Wird sie angeboten, muss man sie nehmen. Die Gesellschaft, die sie hat, darf keinen Sieg verkünden.
castle-of-the-devil-rule-CD-I13 = Giftring: Als Angreifer oder Verteidiger gewinnst du auch bei einem Patt.
castle-of-the-devil-rule-CD-I14 = Wappen der Loge: Damit und mit insgesamt drei Schlüsseln und Kelchen gewinnst du allein. Gewandelte Koffer zählen, der Trank der Macht nicht.
castle-of-the-devil-rule-CD-I15 = Sextant: Tauschst du ihn weiter, wählst du eine Richtung, und jeder gibt dem Nachbarn auf dieser Seite einen Gegenstand. Das ist kein Tausch.
castle-of-the-devil-rule-CD-I16 = Zerbrochener Spiegel: Wird er angeboten, kann man ihn nicht ablehnen. Der dafür gegebene Gegenstand wirkt nicht, und keiner von beiden wird genannt.
castle-of-the-devil-rule-CD-I17 = Wenn der Stapel leer wird, wird sofort angesagt, dass ein Koffer nun ein Schlüssel und der andere ein Kelch ist, in jeder Hinsicht.
castle-of-the-devil-rule-CD-D1 = Ein Trank der Macht zählt als ein Schlüssel oder Kelch, nur für den, der verkündet, und nur in der kleineren Gesellschaft.
castle-of-the-devil-rule-CD-D2 = Für das Wappen der Loge zählt kein Trank der Macht.
castle-of-the-devil-rule-CD-M1 = Während der Reise verständigt man sich nur durch Karten und Aktionen.
castle-of-the-devil-rule-CD-N1 = Schmuggel: Wer einen Tauschgegenstand weggibt, entscheidet, ob er wirkt. Wenn nicht, wird er nicht genannt.
castle-of-the-devil-rule-CD-N2 = Weissagung: Statt zu verkünden, deckst du deine Karten auf und nennst die Gegner, die die drei Gegenstände ihrer Gesellschaft haben. Stimmt das, gewinnt deine Gesellschaft, sonst ihre.
castle-of-the-devil-rule-CD-N3 = Erste Reise: nur Gegenstände mit Siegel.
castle-of-the-devil-rule-CD-K1 = Man kann mehrere Reisen vereinbaren; nach jeder gibt es Punkte.
castle-of-the-devil-rule-CD-K2 = Eine wahre Verkündung bringt dem Verkünder 3 Punkte, mit drei benötigten Gegenständen im eigenen Gepäck 5. Das Wappen der Loge bringt 4, den anderen nichts.
castle-of-the-devil-rule-CD-K3 = Andere in der siegreichen Gesellschaft bekommen 2 Punkte, wenn sie einen benötigten Gegenstand haben, sonst 1.
castle-of-the-devil-rule-CD-K4 = Eine falsche Verkündung bringt jedem in der anderen Gesellschaft 2 Punkte.
castle-of-the-devil-rule-CD-K5 = Eine wahre Weissagung bringt 3 Punkte, den anderen in der Gesellschaft je 1; eine falsche bringt jedem Gegner 2.
castle-of-the-devil-rule-CD-K6 = Es gewinnt, wer die meisten Punkte hat. Bei Gleichstand gewinnt, wer von ihnen die letzte Reise gewonnen hat; hilft das nicht, fahren alle noch einmal.
castle-of-the-devil-rule-CD-E1 = Beispiel: Mit Wappen der Loge, zwei Schlüsseln und einem Kelch gewinnst du allein.
castle-of-the-devil-rule-CD-E2 = Beispiel: Du tauschst den Sextanten nach links und wählst links. Auch du gibst dorthin etwas; jeder hat danach so viele Gegenstände wie vorher, und nichts Weitergegebenes wirkt.
castle-of-the-devil-rule-CD-E3 = Beispiel: Bei zwei zu zwei benutzt der Verteidiger den Giftring, gewinnt und wird belohnt. Der Angreifer zieht nichts.
castle-of-the-devil-rule-CD-E4 = Beispiel: Bei zwei zu zwei ohne Ring zieht der Angreifer den obersten Gegenstand.
castle-of-the-devil-rule-CD-E5 = Beispiel: Ist der Stapel leer, darf Koffer gegen Koffer getauscht werden; nichts wird genannt oder gezogen.
castle-of-the-devil-rule-CD-E6 = Beispiel: Du hast nur einen Koffer, der andere wird angeboten; du kannst nur ablehnen.
castle-of-the-devil-rule-CD-E7 = Beispiel: Ein Schlüssel gegen den Dolch; der Tisch erfährt nur, dass getauscht wurde.
castle-of-the-devil-rule-CD-E8 = Beispiel: Der Zerbrochene Spiegel gegen das Monokel; niemand sieht eine Gesellschaft, nichts wird genannt.
castle-of-the-devil-rule-CD-E9 = Beispiel: Zu siebt hat die Bruderschaft drei. Ein Kelch beim Verkünder, einer beim Genannten und der Trank der Macht sind drei.
castle-of-the-devil-rule-CD-E10 = Beispiel: Die kleinere Gesellschaft hat einen Schlüssel und den gewandelten Koffer; mit dem Trank der Macht reicht das. Vorher nicht.
castle-of-the-devil-rule-CD-E11 = Beispiel: Ein Angreifer mit einem Gegenstand gibt dem Priester nichts, mit zweien einen.
castle-of-the-devil-rule-CD-E12 = Beispiel: Der Diplomat fordert vergeblich die Peitsche, sieht das Gepäck, und der Zug endet ohne Aktion.
castle-of-the-devil-rule-CD-E13 = Beispiel: Der einzige Gegenstand wird genommen; der Sieger gibt einen anderen dafür, und nichts wirkt.
castle-of-the-devil-rule-CD-E14 = Beispiel: Ein Hellseher legt zwei Karten obenauf, tauscht dann einen Koffer weg und zieht die erste.
castle-of-the-devil-rule-CD-W1 = Wer zwischendurch gefragt wird, folgt aus dem, was alle wissen, nie aus dem, was jemand wirklich hat.
castle-of-the-devil-rule-CD-W2 = Alle Gefragten antworten geheim: passen oder etwas benutzen. Niemand sieht, wer geantwortet hat; alles wird zugleich gezeigt.
castle-of-the-devil-rule-CD-W3 = Vor der Unterstützung und bei den Fähigkeiten gibt es weitere Runden, bis alle gepasst haben. Sonst gibt es nur eine Runde.
castle-of-the-devil-rule-CD-W4 = In einer Runde kommt zuerst der Priester, dann der Duellant; was sie hinfällig machen, geht ungesehen und unverbraucht zurück. Der Blick des Hellsehers kommt zuletzt.
castle-of-the-devil-rule-CD-W5 = Jede Karte wirkt im Kampf einmal. Mehrere benutzt man in mehreren Runden.
castle-of-the-devil-rule-CD-W6 = Gefragt wird, wer in diesem Augenblick etwas einsetzen könnte: weil sein Beruf verdeckt liegt, oder weil er offen liegt und noch wirkt.
castle-of-the-devil-rule-CD-W7 = Jede solche Frage bleibt eine zufällige Weile offen, auch wenn alle geantwortet haben. Wer zu spät ist, passt.
castle-of-the-devil-rule-CD-W8 = Alle haben die gleichen geheimen Schalter, um von selbst zu passen. Niemand sieht sie.
castle-of-the-devil-rule-CD-W9 = Eine einzelne Person wird auch gefragt, wenn nur eine Antwort möglich ist; nur die für alle sichtbar einzige Karte wird gleich gespielt.
castle-of-the-devil-rule-CD-W10 = Läuft die Zeit ab: passen, auch mitten in einem Angebot oder Angriff; ablehnen, niemand, nein. Beim Schmuggel wirkt der Gegenstand, und eine Verkündung oder Weissagung nennt die bis dahin Gewählten. Der Sieger sieht das Gepäck an und nimmt nichts. Sonst entscheidet der Zufall.
castle-of-the-devil-rule-CD-W11 = Für Programme ist eine solche Frage eine Folge von Entscheidungen ab der Person am Zug; niemand sieht frühere Antworten.
castle-of-the-devil-rule-CD-W12 = Ein Tausch geht Schritt für Schritt: Angebot, Antwort, Tausch, Nennen, Wirkung des angebotenen, dann des zurückgegebenen Gegenstands.
castle-of-the-devil-rule-CD-W13 = Wird nichts genannt, erscheint nach gleicher Zeit immer dieselbe Zeile.
castle-of-the-devil-rule-CD-W14 = Vom Austeilen bis zum Ende gibt es nur einige feste Hinweise. Chat ist vorher und nachher offen, oder wenn alle zugestimmt haben.
castle-of-the-devil-rule-CD-W15 = Berufe und Kampfgegenstände wirken in den genannten Augenblicken und sonst nie.
castle-of-the-devil-rule-CD-W16 = Wen der Diplomat anspricht, der wird immer gefragt. Der Diplomat wählt seine Gabe, bevor er sieht, was kommt.
castle-of-the-devil-rule-CD-Q1 = Online wird ausgelost, wer beginnt.
castle-of-the-devil-rule-CD-Q2 = Wirkungen beim Tausch sind Pflicht, wenn der Tisch nichts anderes vereinbart.
castle-of-the-devil-rule-CD-Q3 = Erst wird getauscht, dann wirkt der angebotene, dann der zurückgegebene Gegenstand.
castle-of-the-devil-rule-CD-Q4 = Beide werden vor der ersten Wirkung genannt, der angebotene zuerst.
castle-of-the-devil-rule-CD-Q5 = Der Freibrief zeigt das Gepäck, wie es dann ist, ihn selbst eingeschlossen.
castle-of-the-devil-rule-CD-Q6 = Dass Berufe wechseln, sehen alle; jeder sieht nur den eigenen neuen. Beim Folianten kennen also beide beide Karten.
castle-of-the-devil-rule-CD-Q7 = Mit dem Mantel zieht man den obersten Beruf; der alte wird in den Stapel gemischt.
castle-of-the-devil-rule-CD-Q8 = Ein Siegel haben alle außer Foliant, Mantel, Sextant, Wappen der Loge und Zerbrochener Spiegel.
castle-of-the-devil-rule-CD-Q9 = Nur Leibwächter und Duellant zeigen beide Zeichen; welches gilt, folgt aus ihrer Seite.
castle-of-the-devil-rule-CD-Q10 = Duellant, Schläger, Großmeister und Giftmischer dürfen vor der Unterstützung handeln, Gegenstände erst danach.
castle-of-the-devil-rule-CD-Q11 = Während reihum unterstützt wird, wird nichts benutzt.
castle-of-the-devil-rule-CD-Q12 = Der Duellant schlägt den Giftmischer in jeder Reihenfolge. Der Giftmischer bleibt verbraucht, außer beide handelten in derselben Runde.
castle-of-the-devil-rule-CD-Q13 = Der Duellant macht alle Unterstützung, alles von Unterstützern Benutzte und jedes Urteil ungeschehen. Was Angreifer und Verteidiger benutzt haben, gilt.
castle-of-the-devil-rule-CD-Q14 = Nach einem frühen Duellanten ergreift niemand Partei; ein Priester kann nur noch handeln, wenn er selbst verteidigt.
castle-of-the-devil-rule-CD-Q15 = Ein Doktor darf nach einem Duellanten handeln.
castle-of-the-devil-rule-CD-Q16 = Bei einem Patt kann kein Doktor handeln.
castle-of-the-devil-rule-CD-Q17 = Wer hypnotisiert ist, benutzt bis zum Ende des Zuges nichts; ein früheres Urteil gilt.
castle-of-the-devil-rule-CD-Q18 = Der Hypnotiseur darf jeden Unbeteiligten wählen, auch wenn dieser niemanden unterstützt.
castle-of-the-devil-rule-CD-Q19 = Der Priester darf Verteidiger sein, aber nicht Angreifer.
castle-of-the-devil-rule-CD-Q20 = Ein vom Priester beendeter Kampf beendet den Zug.
castle-of-the-devil-rule-CD-Q21 = Offene Berufe wirken nicht von selbst; man benutzt sie in jedem Kampf neu.
castle-of-the-devil-rule-CD-Q22 = Der Sieger muss eine der beiden Belohnungen wählen; etwas zu nehmen ist freiwillig.
castle-of-the-devil-rule-CD-Q23 = Zurückgegeben wird eine andere Karte als die genommene.
castle-of-the-devil-rule-CD-Q24 = Im Kampf ausgelegte Gegenstände gehören zum durchsuchten Gepäck.
castle-of-the-devil-rule-CD-Q25 = Der Diplomat handelt am Anfang des Zuges; nach Erfolg kommt noch die Aktion.
castle-of-the-devil-rule-CD-Q26 = Der Diplomat wählt seine Gabe, nachdem das Geforderte gefunden ist; sie gilt als angeboten.
castle-of-the-devil-rule-CD-Q27 = Jeder Name im Spiel darf gefordert werden, aber kein Koffer, wenn sie gewandelt sind oder man selbst nur einen Koffer hat.
castle-of-the-devil-rule-CD-Q28 = Der Tausch des Diplomaten ist ein Tausch: Gegenstände wirken, der Spiegel lässt alles verstummen, für Koffer gilt das Übliche.
castle-of-the-devil-rule-CD-Q29 = Gewandelte Koffer zählen als Schlüssel und Kelch.
castle-of-the-devil-rule-CD-Q30 = Mit einer Karte im Stapel sieht der Hellseher sie an und legt sie zurück; ohne Karte geht es nicht.
castle-of-the-devil-rule-CD-Q31 = Ein gewandelter Koffer wird nicht genannt und zieht nichts.
castle-of-the-devil-rule-CD-Q32 = Wer einen gewandelten Koffer hat, muss ihn nicht zeigen.
castle-of-the-devil-rule-CD-Q33 = In einer Kette von Geschenken bekommt niemand etwas, der schon etwas verschenkt hat, es sei denn, er hat weniger Gegenstände als erlaubt.
castle-of-the-devil-rule-CD-Q34 = Die Grenze wird nach jedem einzelnen Zugewinn geprüft. Nehmen mit Zurückgeben ist ein Schritt.
castle-of-the-devil-rule-CD-Q35 = Ohne benötigten Gegenstand kann man nicht verkünden; ein Trank der Macht ist keiner.
castle-of-the-devil-rule-CD-Q36 = Mit der Schwarzen Perle kann man weder für die Gesellschaft verkünden noch weissagen.
castle-of-the-devil-rule-CD-Q37 = Hat ein Verbündeter die Schwarze Perle, ist die Verkündung falsch.
castle-of-the-devil-rule-CD-Q38 = Die Schwarze Perle hindert das Wappen der Loge nicht.
castle-of-the-devil-rule-CD-Q39 = Ein falscher Alleinsieg ist unmöglich.
castle-of-the-devil-rule-CD-Q40 = Alle werden auf einmal genannt, dann wird aufgedeckt.
castle-of-the-devil-rule-CD-Q41 = Mehr Verbündete als nötig zu nennen ist erlaubt, wenn jeder passt.
castle-of-the-devil-rule-CD-Q42 = Der Trank der Macht von Verbündeten zählt nie.
castle-of-the-devil-rule-CD-Q43 = Der Trank der Macht zählt von selbst; niemand sagt ihn an.
castle-of-the-devil-rule-CD-Q44 = Man darf verkünden, obwohl man weiß, dass es nicht stimmt.
castle-of-the-devil-rule-CD-Q45 = Für eine Weissagung müssen alle Genannten Gegner mit einem benötigten Gegenstand sein, zusammen mindestens drei. Wer weissagt, braucht nichts; eine Schwarze Perle in der eigenen Gesellschaft macht sie falsch.
castle-of-the-devil-rule-CD-Q46 = Nach Schmuggel wird auch beim Tausch des Diplomaten und beim Tausch mit dem Spiegel gefragt; beim Spiegel ohne Wirkung.
castle-of-the-devil-rule-CD-Q47 = Für 5 Punkte müssen die drei im eigenen Gepäck sein; ein Trank der Macht zählt nicht.
castle-of-the-devil-rule-CD-Q48 = Von den Führenden bleiben die Sieger der letzten Reise; ist das nicht genau einer, fahren alle noch einmal.
castle-of-the-devil-rule-CD-Q49 = Jede weitere Reise beginnt der linke Nachbar des letzten Startspielers; alles wird neu verteilt.
castle-of-the-devil-rule-CD-Q50 = Ein verrutschter Absatz der Anleitung gehört zum Hypnotiseur.
castle-of-the-devil-rule-CD-Q51 = Eine andere bekannte Regel für drei gehört nicht zu dieser Anleitung.
castle-of-the-devil-rule-CD-Q52 = Für die Forschung lässt sich die Zahl der Züge begrenzen; dann gewinnt niemand.
castle-of-the-devil-rule-CD-Q53 = Jeden anderen darf man angreifen und jedem etwas anbieten, so oft man will.
castle-of-the-devil-rule-CD-Q54 = Beim Sextanten kommt zuerst die Richtung, dann wählen alle geheim und geben zugleich weiter.
castle-of-the-devil-rule-CD-Q55 = Ein angreifender Hellseher darf während des Kampfes handeln.
castle-of-the-devil-rule-CD-Q56 = Was nicht Genannte besitzen, zählt nicht mit.
castle-of-the-devil-rule-CD-Q57 = Personen werden vor dem Austeilen gewählt; wer keine hat, bekommt eine zugelost.
castle-of-the-devil-rule-CD-Q58 = Beute, Ersatz, Bezahlung des Priesters, Geschenke und Weitergegebenes sind kein Tausch.

## Cards in few words, where they are small

castle-of-the-devil-brief-bag_key = Wenn du ihn tauschst: zieh etwas. Am Ende ein Schlüssel.
castle-of-the-devil-brief-bag_goblet = Wenn du ihn tauschst: zieh etwas. Am Ende ein Kelch.
castle-of-the-devil-brief-monocle = Wenn du es tauschst: sieh die Gesellschaft.
castle-of-the-devil-brief-privilege = Wenn du ihn tauschst: sieh das ganze Gepäck.
castle-of-the-devil-brief-pearl = Man muss sie nehmen. Ihre Seite darf keinen Sieg verkünden.
castle-of-the-devil-brief-tome = Wenn du ihn tauschst: tauscht auch die Berufe.
castle-of-the-devil-brief-coat = Wenn du ihn tauschst: ein neuer Beruf für dich.
castle-of-the-devil-brief-sextant = Wenn du ihn tauschst: alle geben etwas zur Seite.
castle-of-the-devil-brief-crest = Insgesamt drei Schlüssel und Kelche: Du kannst allein gewinnen.
castle-of-the-devil-brief-mirror = Man muss ihn nehmen. Beim Tausch geschieht nichts.

## Die Seite im Browser

castle-of-the-devil-deck-character = Personen
castle-of-the-devil-deck-drink = Tränke der Macht
castle-of-the-devil-deck-faction = Gesellschaften
castle-of-the-devil-deck-item = Gegenstände
castle-of-the-devil-deck-occupation = Berufe
castle-of-the-devil-guide-bodyguard = Zwei gegen zwei. Jetzt werden alle zugleich gefragt, und niemand sieht, wer antwortet. Dein Beruf leuchtet: Der Leibwächter gibt deiner Seite noch einen Punkt. Klicke ihn an.
castle-of-the-devil-guide-declare = Rabe hat gewonnen und in Elsters Papiere geschaut. Du bist wieder am Zug. Du hast zwei Schlüssel, und Rabe hatte noch einen: macht drei. Verkünde den Sieg!
castle-of-the-devil-guide-done = Es war wahr, { $name }: Der ganze Orden gewinnt. Das ist die Reise: Finde heraus, wer zu dir gehört, hilf offen und sprich, wenn du sicher bist. Du bist bereit für eine echte Kutsche!
castle-of-the-devil-guide-monocle = Das Monokel wirkt, wenn du es weggibst: Du siehst die Gesellschaft deines Tauschpartners. Klicke es an; nur Rabe sieht es.
castle-of-the-devil-guide-name = Nenne, wer das Fehlende hat: Klicke Rabe an und sprich es aus. Ein falscher Name, und die anderen gewinnen.
castle-of-the-devil-guide-shield = Rabe hat angenommen, dir einen Schlüssel gegeben, und du hast es gesehen: Rabe gehört auch zum Orden! Das weißt nur du. Nun greift Elster Rabe an. Steh deinem Verbündeten bei: Wähle den Schild.
castle-of-the-devil-guide-trade = Willkommen an Bord, { $name }! Du gehörst zum Orden und suchst drei Schlüssel, aber reden darf niemand. Lass also dein Gepäck sprechen: Klicke auf „Einen Tausch anbieten“.
castle-of-the-devil-guide-wait = Drei Schilde gegen zwei Schwerter. Etwas wurde benutzt, also wird noch einmal gefragt. Mehr hast du nicht: Tu nichts.
castle-of-the-devil-guide-whom = Alle anderen leuchten: Wähle, mit wem. Klicke Rabe an, dir gegenüber.
castle-of-the-devil-web-among = { $cards }: irgendwo hier: { $places }
castle-of-the-devil-web-attack = Angriff
castle-of-the-devil-web-attackers = { $count ->
    [one] Punkt für den Angreifer
   *[other] Punkte für den Angreifer
  }
castle-of-the-devil-web-certain = Was sicher folgt
castle-of-the-devil-web-choose-card = Klicke eine deiner leuchtenden Karten an.
castle-of-the-devil-web-choose-one = Klicke jemanden an, der leuchtet.
castle-of-the-devil-web-claimant = verkündete den Sieg
castle-of-the-devil-web-claim-goblet = „Wir haben die drei Kelche!“
castle-of-the-devil-web-claim-key = „Wir haben die drei Schlüssel!“
castle-of-the-devil-web-fault-faction = { $name } gehört zur anderen Seite.
castle-of-the-devil-web-fault-few = Es waren zu wenige.
castle-of-the-devil-web-fault-item = { $name } hat nichts, was gebraucht wird.
castle-of-the-devil-web-fault-pearl = { $name } hat die Schwarze Perle.
castle-of-the-devil-web-show-all = Alles auf einmal zeigen
castle-of-the-devil-web-claimed-by = { $name } erhebt sich und spricht.
castle-of-the-devil-web-coach = Die Kutsche
castle-of-the-devil-web-deck = Gegenstände
castle-of-the-devil-web-defence = Verteidigung
castle-of-the-devil-web-defenders = { $count ->
    [one] Punkt für den Verteidiger
   *[other] Punkte für den Verteidiger
  }
castle-of-the-devil-web-demanded = Gefordert:
castle-of-the-devil-web-demands = { $name } fordert von { $victim }:
castle-of-the-devil-web-duel = Ein Duell: Niemand sonst mischt sich ein
castle-of-the-devil-web-face-up = offen
castle-of-the-devil-web-faction = Gesellschaft
castle-of-the-devil-web-faction-down = Gesellschaft, verdeckt
castle-of-the-devil-web-factions-left = Unter denen, die du nicht kennst: Orden { $order }, Bruderschaft { $brotherhood }.
castle-of-the-devil-web-final-fight = Als Nächstes wählst du, wen du angreifst. Tauschen kannst du in diesem Zug dann nicht.
castle-of-the-devil-web-final-pass = Dein Zug endet ohne Tausch und ohne Kampf.
castle-of-the-devil-web-foes-goblet = Gesehene Kelche: { $names }
castle-of-the-devil-web-foes-key = Gesehene Schlüssel: { $names }
castle-of-the-devil-web-goal-all = Du weißt von allen dreien. Verkünde in deinem Zug den Sieg, wenn du sicher bist.
castle-of-the-devil-web-goal-goblet = Drei Kelche
castle-of-the-devil-web-goal-key = Drei Schlüssel
castle-of-the-devil-web-goal-known = was du weißt
castle-of-the-devil-web-goal-naming = Alle, die du nennst, füllen ein Feld: Gold heißt gesehen, ein Rahmen nur vermutet.
castle-of-the-devil-web-goal-some = Ist der Rest gefunden, verkünde in deinem Zug den Sieg.
castle-of-the-devil-web-goal-unseen = nicht gesehen
castle-of-the-devil-web-goal-yours = deiner
castle-of-the-devil-web-guess-faction = Gesellschaft raten
castle-of-the-devil-web-guess-job = Beruf raten
castle-of-the-devil-web-hypnotised = { $name } ist hypnotisiert
castle-of-the-devil-web-in-deck = Im Stapel: { $cards }
castle-of-the-devil-web-in-pile = Im Stapel der Berufe: { $cards }
castle-of-the-devil-web-items = { $count ->
    [one] { $count } Gegenstand
   *[other] { $count } Gegenstände
  }
castle-of-the-devil-web-items-left = { $count ->
    [one] noch { $count } Gegenstand
   *[other] noch { $count } Gegenstände
  }
castle-of-the-devil-web-job = Beruf
castle-of-the-devil-web-job-down = Beruf, verdeckt
castle-of-the-devil-web-job-mark-of = Dein Verdacht zum Beruf von { $name }
castle-of-the-devil-web-journey = Reise { $n } von { $of }
castle-of-the-devil-web-known-already = Du kennst: { $cards }
castle-of-the-devil-web-last-journey = Die letzte Reise ging an { $names }.
castle-of-the-devil-web-leads = So gewinnt { $name }
castle-of-the-devil-web-left-in-deck = Im Stapel geblieben:
castle-of-the-devil-web-luggage = Gepäck
castle-of-the-devil-web-mark-brotherhood = Bruderschaft?
castle-of-the-devil-web-mark-of = Deine Vermutung zur Gesellschaft von { $name }
castle-of-the-devil-web-mark-order = Orden?
castle-of-the-devil-web-mark-trust = Aufpassen!
castle-of-the-devil-web-marks = Eigene Markierungen
castle-of-the-devil-web-memo = deine Notiz…
castle-of-the-devil-web-name-go = Sieg verkünden
castle-of-the-devil-web-name-idle = Klicke an, wen du nennst, und verkünde dann. Alle Genannten müssen einen benötigten Gegenstand haben.
castle-of-the-devil-web-name-one = { $name } nennen
castle-of-the-devil-web-name-said = Du nennst
castle-of-the-devil-web-no-side = { $count ->
    [one] hält zu niemandem
   *[other] halten zu niemandem
  }
castle-of-the-devil-web-not-yet = Noch nicht
castle-of-the-devil-web-notes = Deine Notizen
castle-of-the-devil-web-notes-lead = Was du gesehen hast oder was dir gezeigt wurde, und was daraus folgt. Sonst sieht es niemand.
castle-of-the-devil-web-odd = Eine Gesellschaft hat ein Mitglied weniger; ein Trank der Macht zählt nur, wenn jemand von ihr den Sieg verkündet.
castle-of-the-devil-web-of-limit = { $n } von { $of }
castle-of-the-devil-web-offer-card = „{ CARD($card) }“ anbieten
castle-of-the-devil-web-offered = Dir wird angeboten:
castle-of-the-devil-web-offers = { $name } bietet { $victim } etwas an
castle-of-the-devil-web-on-top = Oben auf dem Stapel, in dieser Reihenfolge: { $cards }
castle-of-the-devil-web-own-luggage = Dein Gepäck
castle-of-the-devil-web-own-papers = Deine Papiere
castle-of-the-devil-web-passenger = Fahrgast
castle-of-the-devil-web-phase-abilities = Kampf: Gegenstände und Berufe
castle-of-the-devil-web-phase-before = Kampf: vor der Unterstützung
castle-of-the-devil-web-phase-demand = der Diplomat fordert
castle-of-the-devil-web-phase-doctor = ein Kampf ist gewonnen
castle-of-the-devil-web-phase-foresight = ein Blick in den Stapel
castle-of-the-devil-web-phase-hypnosis = Kampf: nach der Unterstützung
castle-of-the-devil-web-phase-over = am Ziel
castle-of-the-devil-web-phase-payment = Lohn für den Priester
castle-of-the-devil-web-phase-present = zu viel Gepäck
castle-of-the-devil-web-phase-reward = die Belohnung
castle-of-the-devil-web-phase-sextant = der Sextant geht um
castle-of-the-devil-web-phase-support = Kampf: wer hält zu wem?
castle-of-the-devil-web-phase-trade = ein Tausch
castle-of-the-devil-web-phase-turn = unterwegs
castle-of-the-devil-web-pile = Berufe
castle-of-the-devil-web-place-aside = Karten auf dem Tisch
castle-of-the-devil-web-place-deck = der Stapel
castle-of-the-devil-web-place-offer = die angebotene Karte
castle-of-the-devil-web-place-pile = der Stapel der Berufe
castle-of-the-devil-web-plaque-declare-why = { $have } von drei bekannt; ein Irrtum verliert
castle-of-the-devil-web-plaque-fight-why = die anderen wählen eine Seite
castle-of-the-devil-web-plaque-trade-why = ein Gegenstand, verdeckt
castle-of-the-devil-web-points = Punkte
castle-of-the-devil-web-poisoned = Das Gift entscheidet für { $name }
castle-of-the-devil-web-present-how = Klicke eine deiner Karten an und dann, wer sie bekommen soll.
castle-of-the-devil-web-return-how = Klicke die Karte an, die du dafür gibst, oder lehne ab.
castle-of-the-devil-web-shield = Auf der Seite des Verteidigers
castle-of-the-devil-web-short-brotherhood = Bruderschaft
castle-of-the-devil-web-short-order = Orden
castle-of-the-devil-web-spent = verbraucht
castle-of-the-devil-web-stood = Kämpfe mit dir: { $with }, gegen dich: { $against }
castle-of-the-devil-web-sure = Das entscheidet das Spiel und lässt sich nicht zurücknehmen. Ist es falsch, gewinnen die anderen.
castle-of-the-devil-web-sword = Auf der Seite des Angreifers
castle-of-the-devil-web-text-of = Deine Notiz zu { $name }
castle-of-the-devil-web-their-turn = Am Zug
castle-of-the-devil-web-then-allies-no = Ein Irrtum oder die Schwarze Perle auf deiner Seite: Die anderen gewinnen.
castle-of-the-devil-web-then-allies-see = Alle Genannten zeigen ihre Papiere und ihr Gepäck.
castle-of-the-devil-web-then-allies-yes = Alle auf deiner Seite, alle mit einem benötigten Gegenstand: Deine Gesellschaft gewinnt.
castle-of-the-devil-web-then-answer-no = Ablehnen: Die Karte geht zurück, ungenannt.
castle-of-the-devil-web-then-answer-see = Nur ihr beide habt diese Karte gesehen.
castle-of-the-devil-web-then-answer-yes = Einen Gegenstand geben: Der Tausch gilt, Gegenstände mit Wirkung werden genannt.
castle-of-the-devil-web-then-demand-no = Nicht da: Du siehst das Gepäck, und dein Zug endet.
castle-of-the-devil-web-then-demand-see = Du forderst einen Gegenstand beim Namen.
castle-of-the-devil-web-then-demand-yes = Er ist da: Du gibst einen eigenen dafür.
castle-of-the-devil-web-then-fight-no = Gleichstand: Niemand gewinnt, du ziehst einen Gegenstand. Verlierst du, sieht man sich deine Sachen an.
castle-of-the-devil-web-then-fight-see = Die anderen wählen der Reihe nach offen eine Seite.
castle-of-the-devil-web-then-fight-yes = Sieg: Du siehst die Papiere oder das Gepäck und darfst etwas nehmen.
castle-of-the-devil-web-then-trade-no = Abgelehnt: Die Karte kommt zurück, ungenannt. Dein Zug endet.
castle-of-the-devil-web-then-trade-see = Nur wen du wählst, sieht die Karte und nimmt sie an oder lehnt ab.
castle-of-the-devil-web-then-trade-yes = Angenommen: Du bekommst einen Gegenstand; solche mit Wirkung werden genannt.
castle-of-the-devil-web-tied = So steht es unentschieden
castle-of-the-devil-web-turn = Zug { $n }
castle-of-the-devil-web-turn-of = { $name } ist am Zug.
castle-of-the-devil-web-turned = Der Stapel ist leer: Ein Koffer ist ein Schlüssel, der andere ein Kelch.
castle-of-the-devil-web-unknown = { $count ->
   *[other] { $count } unbekannt
  }
castle-of-the-devil-web-unseen = Gegenstände, deren Ort du nicht kennst: { $cards }
castle-of-the-devil-web-unseen-jobs = Berufe, deren Ort du nicht kennst: { $cards }
castle-of-the-devil-web-unseen-yet = Davon hast du noch nichts gesehen.
castle-of-the-devil-web-window = Versiegelte Antworten: Gefragt sind alle, die handeln könnten. Die Antworten werden zusammen geöffnet.
castle-of-the-devil-web-window-short = { $count ->
    [one] { $count } Person gefragt, versiegelt.
   *[other] { $count } Personen zugleich gefragt, versiegelt.
  }
castle-of-the-devil-web-window-you = Niemand sieht, wer wann antwortet. Alle Antworten werden zusammen geöffnet.
castle-of-the-devil-web-winners = Sieg für { $names }
castle-of-the-devil-web-won = { $name } gewinnt den Kampf
castle-of-the-devil-web-you = Du
castle-of-the-devil-web-you-know = Das weißt du; offen liegt es nicht.
castle-of-the-devil-web-your-turn = Du bist am Zug.
castle-of-the-devil-web-yours = Deine Papiere und dein Gepäck
castle-of-the-devil-switch-ability = Wenn Gegenstände und Berufe benutzt werden können
castle-of-the-devil-switch-bag = Bevor für einen Koffer gezogen wird
castle-of-the-devil-switch-before = Im Kampf, bevor jemand Partei ergreift
castle-of-the-devil-switch-doctor = Wenn jemand einen Kampf gewonnen hat
castle-of-the-devil-stop-always = immer
castle-of-the-devil-stop-attacked = ich angegriffen werde
castle-of-the-devil-stop-side = ich Partei ergreife
castle-of-the-devil-stop-winner = ich den Sieger ändern kann
