### Rookery, gemeinsame Texte: Deutsch

## Listen und kleine Wörter

ui-nothing = nichts
ui-comma = { $list }, { $next }
ui-and = { $list } und { $last }
ui-yes = ja
ui-no = nein
ui-on = an
ui-off = aus
ui-none = keine

## Leute

ui-seat = Spieler { $n }
ui-you = du
ui-players = Spieler
ui-spectator = Zuschauer
ui-bot-random = Zufallsbot
    .help = Macht irgendeinen erlaubten Zug. Gut zum Kennenlernen der Regeln.
ui-bot-urchin = Straßenkind
    .help = Kennt die Faustregeln und vergisst sie bei jedem dritten Zug.
ui-bot-heuristic = Beutelschneider
    .help = Wägt Beute, Preise und Gefahr ab wie ein Mensch am Tisch.
ui-bot-burglar = Einbrecher
    .help = Hat aus Millionen von Entscheidungen gelernt. Antwortet sofort.
ui-bot-fence = Hehler
    .help = Hat gelernt und denkt ein wenig voraus, in Welten, die wahr sein könnten.
ui-bot-mastermind = Drahtzieher
    .help = Hat gelernt und denkt etwa zwei Sekunden voraus.
ui-bot-legend = Legende
    .help = Hat gelernt und denkt etwa zehn Sekunden nach. Für die Analyse.
ui-thinking = { $name } überlegt …
ui-waiting = Warten auf { $name }.
ui-given = Deine Antwort: { $move }. Du kannst sie ändern, bis alle geantwortet haben.
ui-given-held = Deine Antwort: { $move }.
ui-switches = Wann soll der Tisch auf dich warten?
ui-switches-lead = Wo er nicht wartet, passt du automatisch. Niemand merkt es.
ui-stop-when = Nur warten, wenn
ui-stop-now = Jetzt warten
ui-switch-at = Und nur in diesen Momenten
ui-unasked = Hier gibt es für dich nichts zu tun: Deine Antwort ist schon versiegelt.

## Am Tisch

ui-your-turn = Du bist dran
ui-moves = Du kannst
ui-more-moves = { $count ->
    [one] … und noch ein Zug. Tippe ihn ein, oder „all“, um ihn zu sehen.
   *[other] … und noch { $count } Züge. Tippe einen ein, oder „all“, um sie zu sehen.
  }
ui-choose = Nummer oder Zug:
ui-confirm = Bestätigen
ui-back = Zurück
ui-log = Was bisher geschah
ui-hint = Ein Vorschlag: { $move }
ui-saved = Partie in { $file } gespeichert.
ui-loaded = Partie aus { $file } geladen.
ui-bye = Bis zum nächsten Mal! Deine Partie liegt in { $file }.
ui-undo-done = Zurückgenommen.
ui-undo-refused-nothing = Es gibt nichts zurückzunehmen.
ui-undo-refused-others = Dafür ist es zu spät: Inzwischen hat jemand anderes gezogen.
ui-undo-refused-sealed = Das lässt sich jetzt nicht zurücknehmen: Mehrere sind zugleich gefragt, und niemand darf sehen, wer schon geantwortet hat.
ui-undo-refused-chance = Das lässt sich nicht zurücknehmen: Inzwischen wurde gewürfelt oder eine Karte gezogen.
ui-undo-refused-revealed = Das lässt sich nicht zurücknehmen: Inzwischen ist etwas Verborgenes ans Licht gekommen.
ui-undo-refused-told = Das lässt sich nicht zurücknehmen: Der Tisch hat es schon gelesen.
ui-undo-refused-turn = Zu spät, das zurückzunehmen: Der Zug ist vorbei.
ui-undo-refused-over = Das Spiel ist vorbei, zurücknehmen geht nicht mehr.
ui-not-a-move = „{ $text }“ ist kein Zug, den ich kenne. „help“ zeigt die Befehle.
ui-ambiguous = { $count ->
    [one] „{ $text }“ lässt sich auch anders verstehen. Bitte genauer.
   *[other] „{ $text }“ kann { $count } verschiedene Züge bedeuten. Bitte genauer.
  }
ui-illegal = Nicht erlaubt ({ $clause }): { $reason }
ui-legal = Dieser Zug ist erlaubt.
ui-help =
    Das kannst du eintippen:
      3              die Zeile mit dieser Nummer wählen
      ZUG            einen Zug in Notation machen, wie er in einer Zeile steht
      all [SEITE]    alle erlaubten Züge auflisten
      back           beim Wählen einen Schritt zurück
      why [ZUG]      welche Regel einen Zug verbietet, oder worum es geht
      undo [all]     den letzten Zug zurücknehmen, oder alle seit dem letzten Wurf
      hint           um Rat fragen
      table          den Tisch noch einmal zeigen
      cards          die Karten im Spiel erklären
      log            alles, was bisher geschah
      rules [WORT]   die Regeln, eine davon (L6), oder die mit einem Wort
      save [DATEI]   die Partie speichern
      load DATEI     eine gespeicherte Partie fortsetzen
      help           diese Liste zeigen
      quit           aufhören; die Partie bleibt erhalten

## Was auf dem Tisch liegt

ui-pool = Mitte
ui-pile = Haufen
ui-gold = Gold
ui-infamy = Verruf
ui-cards = Karten
ui-market = Markt
ui-deck = Stapel
ui-row = Reihe
ui-round = Runde { $n }
ui-phase-over = Spielende
ui-secret = geheim
ui-cost = Preis
ui-effect = Wirkung
ui-name = Name
ui-icons = Symbole
ui-points = Punkte
ui-left = { $count ->
    [one] noch { $count } Karte
   *[other] noch { $count } Karten
  }

## Das Ende

ui-over = Das Spiel ist vorbei.
ui-winner = { $name } gewinnt!
ui-shared = Der Sieg wird geteilt: { $names }.
ui-nobody-wins = Niemand gewinnt.
ui-score = Wertung
ui-rank = Platz
ui-total = Summe

## Regeln, Karten und woher sie stammen

ui-rules = Regeln
ui-options = Spieloptionen
ui-clause = Regel
ui-source = Quelle
ui-source-rulebook = aus der Spielregel
ui-source-published = aus öffentlichen Quellen
ui-source-reconstructed = rekonstruiert
ui-language = Sprache
ui-unofficial = Rookery ist ein inoffizielles Projekt von Spielbegeisterten. Die Regeln stehen hier in eigenen Worten, die Namen der Spiele gehören ihren Inhabern, und weder Bilder noch Texte wurden übernommen.

## Bots und Turniere

ui-games = { $count ->
    [one] { $count } Partie
   *[other] { $count } Partien
  }
ui-wins = Siege
ui-mean = Schnitt

## Wenn etwas nicht stimmt

ui-error-record = Die Aufzeichnung ist nicht lesbar: Zeile { $line }: { $why }
ui-error-position = Diese Stellung ist nicht möglich: { $where }: { $why }
ui-error-seats = In dieser Zahl lässt sich das nicht spielen: { $seats }. Möglich: { $allowed }.
ui-error-option = Es gibt keine Einstellung „{ $name }“.
ui-error-option-value = „{ $value }“ geht nicht bei der Einstellung „{ $name }“. Möglich: { $allowed }.
ui-error-game = Es gibt kein Spiel „{ $name }“. Bekannte Spiele: { $known }.
ui-error-language = Es gibt keine Sprache „{ $name }“. Bekannte Sprachen: { $known }.
ui-error-file = Die Datei { $file } ist nicht lesbar: { $why }
ui-error-verify = Die Aufzeichnung passt in Zeile { $line } nicht zu ihrem Startwert.
ui-verified = Jeder Wurf und jede gezogene Karte folgt aus dem Startwert.

## Der Tisch im Terminal

ui-newcomer = Neuling
ui-welcome = Willkommen am Tisch, { $name }! Du sitzt auf Platz { $seat }. „help“ zeigt die Befehle, „hint“ gibt Rat.
ui-decks = Stapel
ui-dice = Würfel
ui-pay = Reicht’s?
ui-rob = Rauben?
ui-rob-safe = sicher
ui-own-pile = Dein Haufen
ui-aside = Zurückgelegt
ui-pieces = { $count ->
    [one] { $count } Stück
   *[other] { $count } Stück
  }
ui-on-sale = Neu im Angebot: { $cards }.
ui-so-far = Bisher gewählt:
ui-step-pool = Aus der Mitte nehmen
ui-step-rob = { $name } ausrauben
ui-step-buy = Kaufen: { $name }
ui-step-use = Einsetzen: { $name }
ui-steps-tip = { $count ->
    [one] Ein einziger Zug. Du kannst ihn auch ganz eintippen: { $move }
   *[other] { $count } Züge insgesamt. Wähle Schritt für Schritt oder tippe einen ganz ein: { $move }
  }
ui-count-tip = Enter nimmt die kleinste Zahl, „back“ geht zurück. Oder tippe den ganzen Zug ein: { $move }
ui-confirm-tip = Enter bestätigt, „back“ ändert.
ui-enter-tip = Enter genügt.
ui-between = Bitte eine Zahl von { $low } bis { $high } eingeben.
ui-example = Zum Beispiel: { $move }
ui-pages = { $count ->
    [one] Ein einziger erlaubter Zug.
   *[other] { $count } erlaubte Züge, Seite { $page } von { $pages }. „all { $next }“ zeigt eine andere Seite, „back“ schließt die Liste.
  }
ui-more = Enter: weiter, q: genug
ui-earlier = { $count ->
    [one] … eine frühere Zeile: „log“ zeigt sie.
   *[other] … { $count } frühere Zeilen: „log“ zeigt sie.
  }
ui-which-file = Welche Datei? So: load DATEI
ui-quit-tip = Mit „quit“ stehst du vom Tisch auf.
ui-record-kept = Die Aufzeichnung dieser Partie liegt in { $file }.
ui-chart = Woher die Punkte kommen
ui-aliases = all: alle; back: zurück; cards: karten; help: hilfe; hint: tipp, rat; load: laden, lade; log: verlauf; quit: ende, schluss; rules: regeln, regel; save: speichern, sichern; table: tisch; undo: rückgängig, zurücknehmen; why: warum, wieso

## Regeln, Karten und Aufzeichnungen

ui-provenance = Woher die Karten stammen: { $sources }.
ui-reconstructed = Rekonstruiert, also vielleicht anders als gedruckt: { $cards }.
ui-reconstructed-none = Kein Wert ist rekonstruiert.
ui-as-told = Die Partie, erzählt für: { $name }.
ui-proved = { $count ->
    [one] { $count } Zufallsergebnis ist bestätigt.
   *[other] { $count } Zufallsergebnisse sind bestätigt.
  }
ui-scripted = { $count ->
    [one] { $count } Ergebnis wurde von Hand gesetzt und lässt sich nicht bestätigen.
   *[other] { $count } Ergebnisse wurden von Hand gesetzt und lassen sich nicht bestätigen.
  }
ui-not-verified = Die Aufzeichnung { $file } ließ sich nicht bestätigen:
ui-problem = Zeile { $line }: { $why }
ui-doctor-core = Kern
ui-doctor-compiled = kompiliert
ui-doctor-pure = interpretiert (langsamer)
ui-doctor-languages = Sprachen
ui-doctor-game = Spiel
ui-doctor-bots = Bots
ui-doctor-data = Partien liegen in
ui-doctor-writable = beschreibbar
ui-doctor-read-only = nicht beschreibbar
ui-doctor-installed = installiert
ui-doctor-missing = nicht installiert (nicht nötig)
ui-doctor-unset = nicht gesetzt

## Wenn auf der Befehlszeile etwas nicht stimmt

ui-error-record-whole = Die Aufzeichnung ist nicht lesbar: { $why }
ui-error-not-record = { $file } ist keine Aufzeichnung von Rookery.
ui-error-version = { $file } wurde nach Version { $there } der Regeln gespielt; hier gilt Version { $here }.
ui-error-other-game = { $file } gehört zu einem anderen Spiel.
ui-error-write = Die Datei { $file } lässt sich nicht schreiben: { $why }
ui-error-overwrite = { $file } existiert schon und ist keine Aufzeichnung; bitte wähle einen anderen Namen.
ui-error-cards = Die Karten aus { $file } sind nicht brauchbar: { $why }
ui-error-option-form = Eine Einstellung schreibt man NAME=WERT, nicht „{ $text }“.
ui-error-bot = Es gibt keinen Bot „{ $name }“. Bekannte Bots: { $known }.
ui-error-bots = { $count ->
    [one] Ein Bot ist genannt, nötig sind { $wanted }.
   *[other] { $count } Bots sind genannt, nötig sind { $wanted }.
  }
ui-error-seat = Es gibt keinen Platz { $seat }. Die Plätze sind von 0 bis { $last } nummeriert.
ui-error-name = Ein Name hat 1 bis 30 Zeichen.
ui-error-clause = Keine Regel passt zu „{ $text }“.
ui-error-request = Das geht nicht: { $why }

## server

ui-error-bad-request = Diese Anfrage ist nicht zu verstehen.
ui-error-broken = Bei uns ist etwas schiefgegangen. Von deiner Partie ist nichts verloren.
ui-error-busy = An diesem Tisch geschieht zu viel auf einmal. Bitte versuche es noch einmal.
ui-error-damaged = Dieser Tisch lässt sich nicht mehr lesen. Wer den Server betreibt, kann herausfinden, warum, und ihn vielleicht reparieren.
ui-error-empty = Die Nachricht ist leer.
ui-error-full = Dieser Platz ist besetzt, oder es ist gar keiner mehr frei.
ui-error-host-only = Das darf nur der Gastgeber des Tisches.
ui-error-method = Das geht unter dieser Adresse nicht.
ui-error-name-taken = Der Name { $name } gehört schon jemand anderem.
ui-error-no-hints = An diesem Tisch gibt es keine Tipps.
ui-error-no-moment = Diesen Augenblick gibt es nicht; der letzte ist { $last }.
ui-error-no-proposal = Es gibt nichts, dem du zustimmen könntest.
ui-error-no-table = Diesen Tisch gibt es nicht, oder er steht dir nicht offen.
ui-error-not-a-move = Das ist kein Zug dieses Spiels.
ui-error-not-asked = Du wirst gerade nichts gefragt.
ui-error-not-away = Noch nicht: { $name } war eben noch da oder hat noch Zeit zu antworten.
ui-error-not-found = Hier ist nichts.
ui-error-not-now = Das geht jetzt nicht.
ui-error-not-over = Das geht erst, wenn die Partie zu Ende ist.
ui-error-not-playing = An diesem Tisch läuft keine Partie.
ui-error-not-signed-in = Bitte wähle zuerst einen Namen.
ui-error-not-waiting = Die Partie hat schon begonnen.
ui-error-not-with-token = Das darf ein Programm mit einem Bot-Schlüssel nicht.
ui-error-not-your-seat = Auf diesem Platz sitzt du nicht.
ui-error-old-rules = Diese Partie folgte älteren Regeln und kann nicht am Tisch gezeigt werden.
ui-error-origin = Das kam von einer fremden Website und wurde abgelehnt.
ui-error-password = Name und Passwort passen nicht zusammen.
ui-error-password-length = Ein Passwort hat { $least } bis { $most } Zeichen.
ui-error-paused = Die Partie pausiert.
ui-error-hushed = An diesem Tisch wird während der Partie nicht geredet; nur die Kurznachrichten sind erlaubt.
ui-error-no-switch = Diesen Schalter gibt es hier nicht.
ui-error-phrase = Diese Kurznachricht gibt es nicht.
ui-error-proposal = Das lässt sich jetzt nicht vorschlagen.
ui-error-proposal-open = Es liegt schon ein anderer Vorschlag vor; bitte antwortet zuerst darauf.
ui-error-seat-taken = Auf einem der Plätze, die wegfallen würden, sitzt schon jemand.
ui-error-seats-free = Einige Plätze sind noch frei. Warte auf Leute oder setze Bots hin.
ui-error-setup = So kann der Tisch nicht eingerichtet werden: { $why }
ui-error-setups = Dieser Tisch wurde schon zu oft neu eingerichtet. Bitte eröffne einen anderen.
ui-error-sits-already = Du sitzt schon an diesem Tisch.
ui-error-choice-taken = Das hat schon jemand anderes gewählt.
ui-error-no-draft = Bei dieser Frage gibt es keine Zwischenspeicherung.
ui-error-stale = Zu spät: Diese Frage ist schon beantwortet. So steht der Tisch jetzt.
ui-error-store = Der Server kann gerade nichts speichern, darum hat sich nichts geändert. Bitte versuche es noch einmal.
ui-error-too-big = Das ist zu lang.
ui-error-readers = Der Server liest gerade, was andere geschickt haben. Bitte versuche es gleich noch einmal.
ui-error-unreadable = Das ließ sich nicht lesen: Das Lesen wurde durch einen Fehler abgebrochen. Es hat sich nichts geändert.
ui-error-unreadable-memory = Um das zu lesen, wären mehr als { $megabytes } MB Speicher nötig; darum wurde es abgebrochen. Es hat sich nichts geändert.
ui-error-unreadable-slow = Das zu lesen dauert länger als { $seconds } s; darum wurde es abgebrochen. Es hat sich nichts geändert.
ui-error-too-fast = Das waren zu viele Anfragen in kurzer Zeit. Bitte warte ein wenig.
ui-error-not-seeking = Du wartest gerade nicht auf Mitspieler.
ui-error-guest-asks = Gäste können niemanden über den Namen anfragen: Setze ein Passwort oder schick deinen Freundeslink.
ui-error-friends-full = Einer von euch hat schon { $most } Freunde.
ui-error-blocked-full = Du hast schon { $most } Personen blockiert.
ui-error-no-friend = Nur Freunde können hier eingeladen werden.
ui-error-calls-full = Fürs Erste sind genug Leute eingeladen.
ui-error-too-many-open = An { $most } öffentlichen Tischen von dir wird schon auf Leute gewartet. Beginne oder ändere zuerst einen davon.
ui-error-too-many-tokens = Du hast zu viele Bot-Schlüssel. Widerrufe zuerst einen.
ui-phrase-hello = Hallo!
ui-phrase-thanks = Danke!
ui-phrase-well-played = Gut gespielt!
ui-phrase-good-luck = Viel Glück!
ui-phrase-sorry = Tut mir leid!
ui-phrase-hurry = Wer ist dran?
ui-phrase-moment = Einen Augenblick bitte.
ui-phrase-trouble = Meine Verbindung ist schlecht.
ui-phrase-back = Ich bin wieder da.
ui-phrase-rule = Bitte eine Regel erklären.
ui-phrase-oops = Hoppla!
ui-phrase-wow = Was für ein Coup!
ui-phrase-bye = Auf Wiedersehen!

## pages

ui-a-person = Ein Mensch
ui-about = Über Rookery
ui-about-1 = Rookery ist ein Tisch für Spiele über Diebe. Spiel mit einem Klick gegen Bots oder schick deinen Freunden einen Link.
ui-about-2 = Die Regeln werden eingehalten und erklärt: Geht etwas nicht, erfährst du, welche Regel es verbietet.
ui-about-3 = Jeder Wurf und jede gezogene Karte folgt aus einem geheimen Startwert. Sein Hash steht vor der Partie fest, der Startwert wird danach gezeigt; so kann jeder prüfen, dass niemand geschummelt hat.
ui-account-help = Mit einem Passwort wird aus deinem Gastnamen ein Konto. Deine Partien bleiben dir, auf jedem Gerät.
ui-add-bot = Bot dazusetzen
ui-again = Noch einmal
ui-agree = Einverstanden
ui-away = nicht da
ui-bank = Bedenkzeit für die ganze Partie
ui-bot = Bot
ui-bot-warm = Ein Bot hält den Platz warm
ui-breakdown = Woher die Punkte kommen
ui-by-link = Mit Einladungslink
    .help = Nur wer den Link hat, findet den Tisch.
ui-chat = Chat
ui-chat-empty = Noch hat niemand etwas gesagt.
ui-hushed = Stille
ui-hushed-more = Während dieser Partie wird nicht geredet. Diese Nachrichten sind erlaubt.
ui-chat-say = Sag etwas
ui-chat-unread = Neu im Chat:
ui-close = Schließen
ui-commitment = Hash des geheimen Startwerts
ui-copied = Kopiert
ui-copy = Kopieren
ui-credit-by = Von
ui-credit-headings = Überschriften
ui-credit-icons = Symbole
ui-credit-scripts = Live-Aktualisierung
ui-credit-sounds = Töne
ui-credit-text = Text
ui-credit-use = Wofür
ui-credits = Danksagung
ui-credits-lead = Rookery baut auf der Arbeit anderer auf. Danke!
ui-credits-none = Diese Kopie läuft ohne Symbole, Schriften und Skripte.
ui-curious = Für Neugierige
ui-days = { $count ->
    [one] { $count } Tag
   *[other] { $count } Tage
  }
ui-drawer = Verlauf, Chat und Tisch
ui-eyes = Aus Sicht von
ui-first = Zum Anfang
ui-font = Schrift
ui-font-alegreya = Wie im Buch (Alegreya)
ui-font-atkinson = Gut lesbar (Atkinson Hyperlegible)
ui-font-system = Wie auf meinem Gerät
ui-for-programs = Für Programme
ui-own-cards = Eigene Karten
    .help = Der Text einer eigenen Kartendatei mit berichtigten Werten. Ist etwas darin falsch, wird die Zeile genannt.
    .start = Die Datei der Schachtel
ui-for-research = Für die Forschung
ui-free-seat = freier Platz
ui-go-back = Zurück
ui-hint-ask = Tipp
ui-hint-head = Ein Vorschlag
ui-hint-text = Ein Bot an deiner Stelle würde so spielen:
ui-hint-best = das würde ein Bot an deiner Stelle tun
ui-more-ways = Und { $count ->
    [one] eine weitere Möglichkeit
   *[other] { $count } weitere Möglichkeiten
}: Wähle auf dem Tisch.
ui-hints = Tipps erlauben
    .help = Jeder darf fragen, was ein Bot tun würde.
ui-home = Startseite
ui-home-head = Setz dich zu den Dieben
ui-home-lead = Ganz ohne Konto: Spiel sofort gegen Bots, oder schick einen Link und spiel mit Freunden.
ui-host = Gastgeber
ui-host-starts = Der Gastgeber startet, sobald alle Plätze besetzt sind.
ui-prepared-table = Dieser Tisch beginnt mit einer vorbereiteten Stellung oder mit Zufallsergebnissen, die der Gastgeber bestimmt hat.
ui-how-many = Wie viele spielen mit?
ui-if-so-many = { $n ->
    [one] ab { $n } Person
   *[other] ab { $n } Personen
}
ui-in-play = läuft
ui-increment = Zeitzuschlag nach jeder Antwort
ui-invite = Einladungslink
ui-invite-friends = Freunde einladen
ui-invite-text = Schick deinen Freunden diesen Link oder lass sie den Code scannen. Wer ihn öffnet, findet hier einen Platz.
ui-join = Platz nehmen
ui-join-lead = { $name } hält dir einen Platz frei.
ui-last = Zum Ende
ui-lead-chart = Der Punktestand Runde um Runde
ui-learn = In einer Runde lernen
ui-learn-other = Am richtigen Tisch ginge das. Folge in dieser ersten Runde dem Trainer.
ui-leave = Den Tisch verlassen
ui-level = Stärke des Bots
ui-licence = Lizenz
ui-link-moment = Link zu diesem Augenblick
ui-login = Anmelden
ui-login-lead = Nur für Konten mit Passwort. Gäste brauchen das nicht.
ui-logout = Abmelden
ui-look = Darstellung und Ton
ui-look-account = Dein Konto merkt sich diese Einstellungen: Sie gelten überall, wo du dich anmeldest.
ui-look-guest = Diese Einstellungen merkt sich der Browser. Mit einem Konto gelten sie auf all deinen Geräten.
ui-look-table = Den Tisch ansehen
ui-logout-guest = Du hast noch kein Passwort. Wer sich als Gast abmeldet, kommt zu diesen Partien nicht mehr zurück.
ui-make-account = Partien behalten: Passwort festlegen
ui-make-free = Platz freigeben
ui-make-table = Tisch aufmachen
ui-menu = Menü
ui-minutes = { $count ->
    [one] { $count } Minute
   *[other] { $count } Minuten
  }
ui-mode-live = Live
    .help = Alle sitzen gleichzeitig am Tisch.
ui-mode-turn = Zeitversetzt
    .help = Jeder antwortet, wenn Zeit ist, notfalls über Tage.
ui-moment = Augenblick
ui-my-games = Meine Partien
ui-name-help = Jeder Name ist recht. Lässt du das Feld leer, bekommst du einen Vogelnamen.
# Vogelnamen: so viele wie im Englischen, in dieser Reihenfolge
ui-birds-bots = Dohle, Elster, Rabe, Saatkrähe, Krähe, Häher, Star, Alpendohle, Tannenhäher, Pirol
ui-birds-guests = Meise, Fink, Specht, Lerche, Reiher, Kiebitz, Amsel, Zeisig, Segler, Möwe
ui-new-lead = So, wie es steht, ist es gut. Ändere, was du willst.
ui-new-table = Ein neuer Tisch
ui-next = Einen Schritt weiter
ui-no-clock = kein Zeitlimit
ui-no-motion = Keine Bewegung: Alles springt an seinen Platz
ui-no-open-tables = Gerade wartet kein Tisch. Mach selbst einen auf!
ui-not-so = Das geht so nicht
ui-notify = Benachrichtige mich, wenn ich dran bin
ui-notify-off = Dein Browser erlaubt keine Benachrichtigungen.
ui-notify-on = Du bekommst Bescheid.
ui-ok = OK
ui-open = Öffnen
ui-open-tables = Offene Tische
ui-pace = Tempo
ui-page-ambiguous = Das könnte mehrere Züge bedeuten. Bitte wähle einen.
ui-page-illegal = Das erlauben die Regeln gerade nicht.
ui-page-missing = Diese Seite gibt es nicht.
ui-page-no-move = Wähle erst etwas aus, dann bestätige.
ui-page-wrong = Mit dieser Anfrage stimmt etwas nicht.
ui-password = Passwort
ui-password-new = Neues Passwort
ui-password-old = Bisheriges Passwort
ui-past-games = Beendete Partien
ui-paused = angehalten
ui-play-now = Jetzt spielen
ui-play-on = Von hier weiterspielen
ui-players-n = { $n ->
    [one] { $n } Person
   *[other] { $n } Personen
}
ui-prev = Einen Schritt zurück
ui-profile = Profil
ui-search-nothing = Zu diesen Wörtern steht nichts in den Regeln.
ui-statistics = Statistik
ui-game = Spiel
ui-played = Partien
ui-played-with = Mit wem
ui-won-me = Deine Siege
ui-won-them = Siege der anderen
ui-no-games = Noch keine beendete Partie. Die erste ist nur einen Klick entfernt.
ui-won = gewonnen
ui-not-won = gespielt
ui-proposal-others = Die anderen am Tisch entscheiden.
ui-proposal-yours = Das ist dein Vorschlag; die anderen entscheiden.
ui-propose = Vorschlagen
ui-propose-end = Partie beenden
ui-propose-live = Live spielen
ui-propose-pause = Pause machen
ui-propose-resume = Weiterspielen
ui-propose-turn = Zeitversetzt spielen
ui-propose-warm = Ein Bot für { $name }
ui-proposed-end = Sollen wir die Partie hier beenden, ohne Ergebnis?
ui-proposed-live = Wollen wir ab jetzt live spielen?
ui-proposed-pause = Wollen wir eine Pause machen?
ui-proposed-resume = Wollen wir weiterspielen?
ui-proposed-turn = Wollen wir ab jetzt zeitversetzt spielen?
ui-proposed-warm = Soll ein Bot diesen Platz warm halten: { $name }?
ui-public = Öffentlich
    .help = Der Tisch steht auf der Startseite; jeder darf sich setzen oder zusehen.
ui-qr = Einladungslink als QR-Code
ui-question = Frage
ui-record = Aufzeichnung herunterladen
ui-refresh = Neu laden
ui-refuse = Ablehnen
ui-share = Teilen
ui-end-share = Link zum Nachspielen kopieren; wer ihn hat, darf zusehen
ui-end-you-win = Du gewinnst!
ui-end-you-share = Du teilst dir den Sieg mit { $names }.
ui-end-ahead = { $count ->
    [one] Ein Punkt
   *[other] { $count } Punkte
} vor { $name }.
ui-end-behind = { $count ->
    [one] Ein Punkt
   *[other] { $count } Punkte
} hinter { $name }.
ui-end-ready = Schon dabei: { $names }
ui-end-moves = { $count ->
    [one] { $count } Zug
   *[other] { $count } Züge
}
ui-rematch = Revanche
ui-replay = Nachspielen
ui-replay-play = Abspielen
ui-replay-pause = Anhalten
ui-replay-speed = Tempo
ui-replay-at = Moment { $at } von { $last }
ui-replay-begin = Der Anfang
ui-replay-lost = Dieser Moment konnte nicht geladen werden. Prüfe die Verbindung und versuche es noch einmal.
ui-replay-rounds = Runden
ui-replay-save = Als Datei speichern
ui-replay-saving = Die Datei wird erstellt: { $n } %
ui-replay-saved = Die Datei ist gespeichert. Sie läuft auch ohne Verbindung.
ui-replay-saved-some = Die Datei ist gespeichert, aber nicht alle Ansichten hatten darin Platz. Sie läuft auch ohne Verbindung.
ui-replay-unsaved = Die Datei konnte nicht erstellt werden. Prüfe die Verbindung und versuche es noch einmal.
ui-replay-key-play = abspielen oder anhalten
ui-replay-key-before = vorige Runde
ui-replay-key-after = nächste Runde
ui-report = Ein Problem melden
ui-report-packed = Das bitte schicken
ui-report-text = Hier steht alles, was wir brauchen, um zu sehen, was du gesehen hast. Kopiere es in deine Meldung und schreib dazu, was du erwartet hast.
ui-result = Das Ergebnis
ui-room-lead = Der Warteraum. Es geht los, wenn alle Plätze besetzt sind.
ui-save = Speichern
ui-saved-settings = Gespeichert.
ui-search-rules = In den Regeln suchen
ui-seats = Plätze
ui-seats-free = { $count ->
    [one] { $count } Platz frei
   *[other] { $count } Plätze frei
  }
ui-seconds = { $count ->
    [one] { $count } Sekunde
   *[other] { $count } Sekunden
  }
ui-see-result = Zum Ergebnis
ui-send = Senden
ui-settings = Einstellungen
ui-show = Anzeigen
ui-sit = Hier Platz nehmen
ui-choice-take = Wählen
ui-choice-dealt = Dem Zufall überlassen
ui-skip = Vorspulen
ui-step = Weiter
ui-skip-to-content = Zum Inhalt
ui-sound = Töne
ui-start = Partie starten
ui-start-wait = Noch sind Plätze frei: Warte auf Freunde oder setz Bots dazu.
ui-tab-log = Verlauf
ui-table = Tisch
ui-take-back = Zurückziehen
ui-theme = Hell oder dunkel
ui-theme-auto = wie auf meinem Gerät
ui-theme-dark = dunkel: Laternenlicht
ui-theme-light = hell: Pergament
ui-turn-limit = Zeitversetzt: Zeit für eine Antwort
ui-type-move = Oder einen Zug eintippen:
ui-undo = Zurücknehmen
ui-unfold = Karten von { $name } zeigen
ui-verify = Würfel prüfen
ui-verify-how = Der Startwert stand vor der Partie durch seinen Hash fest. Jetzt, da er bekannt ist, lässt sich jeder Wurf und jede gezogene Karte nachrechnen.
ui-verify-later = Der Startwert wird nach der Partie gezeigt. Dann lässt sich alles prüfen.
ui-verify-not = Nicht alles lässt sich hier bestätigen.
ui-watch = Zusehen
ui-what-can-i = Was kann ich tun?
ui-who-comes = Wer darf mitspielen?
ui-zoom-in = Vergrößern
ui-zoom-out = Verkleinern
ui-why-not = Warum nicht?
ui-your-name = Dein Name

## home, pairing, friends, profile

ui-nav-games = Spiele
ui-start-here = Hier anfangen
ui-start-easiest = Das leichteste der fünf: in einer Runde gelernt.
ui-first-round = Erste Runde
ui-play-bots = Gegen Bots
ui-with-friends = Mit Freunden
ui-demand-1 = am leichtesten
ui-demand-2 = leicht
ui-demand-3 = mittel
ui-demand-4 = anspruchsvoll
ui-demand-5 = am anspruchsvollsten
ui-your-tables = Deine Tische
ui-no-tables = Du sitzt noch an keinem Tisch.
ui-go-on = Weiter
ui-with = mit { $names }
ui-live-watch = Live, zum Zuschauen
ui-no-live = Gerade läuft kein öffentliches Spiel.
ui-find-table = Tisch finden
ui-pair-lead = Sag, was du spielen möchtest. Sobald genug Leute dasselbe wollen, geht es los.
ui-pair-any-game = egal welches Spiel
ui-pair-any-seats = egal wie viele
ui-pair-me = Mitspieler finden
ui-pair-bots = Bots dürfen freie Plätze füllen
ui-pair-join = Mitmachen
ui-pair-people = { $count ->
    [one] { $count } Person wartet
   *[other] { $count } Personen warten
  }
ui-pair-waiting = Du wartest auf Mitspieler.
ui-pair-found = { $found } von { $needed } gefunden
ui-pair-for = Du suchst: { $games }, { $seats }
ui-pair-keep = Lass diese Seite offen. Das Spiel beginnt von selbst; wenn du die Seite verlässt, wartest du nicht länger.
ui-pair-start-bots = Mit Bots beginnen
ui-pair-stop = Nicht länger warten
ui-call = { $name } lädt dich an einen Tisch ein: { $game }
ui-call-no = Nein, danke
ui-friends = Freunde
ui-friends-all = Alle Freunde
ui-friends-none = Noch keine Freunde hier. Schick jemandem deinen Link!
ui-friends-asking = { $count ->
    [one] { $count } Person möchte mit dir befreundet sein.
   *[other] { $count } Personen möchten mit dir befreundet sein.
  }
ui-friends-requests = Anfragen
ui-friends-guest = Du spielst als Gast. Setze in den Einstellungen ein Passwort, um deine Freunde zu behalten und andere über den Namen zu finden.
ui-friend-add = Freund hinzufügen
ui-friend-name = Name des Kontos
ui-friend-ask = Anfragen
ui-friend-asked = Gesendet. Falls es ein Konto mit diesem Namen gibt, sieht sein Besitzer deine Anfrage.
ui-friend-link = Dein Freundeslink
ui-friend-link-text = Schick ihn Leuten, die du kennst. Wer ihn öffnet, kann dein Freund werden.
ui-friend-link-new = Neuen Link erstellen
    .help = Der alte Link gilt dann nicht mehr.
ui-friend-be = { $name } möchte mit dir befreundet sein
ui-friend-be-text = Freunde sehen voneinander, wann sie da sind, und können sich an Tische einladen.
ui-friend-yes = Freunde werden
ui-friend-accept = Annehmen
ui-friend-refuse = Ablehnen
ui-friend-remove = Entfernen
ui-friend-block = Blockieren
ui-friend-unblock = Nicht mehr blockieren
ui-friends-blocked = Blockiert
    .help = Sie können dir weder Anfragen noch Einladungen schicken, und du wirst nie mit ihnen an einen Tisch gesetzt. Sie erfahren es nicht.
ui-friend-call = Einladen
ui-friend-called = eingeladen
ui-friend-calls = Freund einladen
ui-online = da
ui-offline = nicht da
ui-at-table = an einem Tisch: { $game }
ui-hidden = Freunde sehen nicht, wann ich da bin oder an einem Tisch sitze
ui-history = Partien
ui-history-all = Alle Partien
ui-since = am Tisch seit { $when }
ui-history-older = Ältere Partien
ui-history-newest = Neueste Partien
ui-when = Wann
ui-place = Platz
ui-place-of = { $place } von { $count }
ui-records = Diese Aufzeichnungen herunterladen
ui-chance-tick = Strich: was der Zufall allein ergäbe
ui-wins-count = { $count ->
    [one] { $count } Sieg
   *[other] { $count } Siege
  }

# end of pages

## errors
# Sie folgen auf „Zeile 3:“ oder stehen vor [TM-S1]: ohne Punkt am Ende.

ui-error-game-no-game = kein Spiel „{ $name }“; es gibt { $known }
ui-error-game-broken = das Spiel „{ $name }“ aus dem Paket { $package } ist nicht spielbar: { $fault }
ui-error-game-no-option = keine Einstellung „{ $option }“; es gibt { $known }
ui-error-game-option-value = Einstellung { $option }: möglich sind { $allowed }, nicht { $value }
ui-error-game-cards-text = die Einstellung { $option } ist der Text einer Kartendatei
ui-error-game-cards-toml = { $where }: kein TOML-Text{ $line ->
    [0] { "" }
   *[other] { " " }(Zeile { $line }, Spalte { $column })
  }
ui-error-game-cards-dots = { $where }: mehr als { $most } Punkte in Zeile { $line }
ui-error-game-cards-none = { $where }: keine Einträge [[{ $kind }]]
ui-error-game-cards-section = { $where }: der Abschnitt [{ $section }] fehlt
ui-error-game-card-row = { $where }: muss eine Tabelle von Einträgen sein
ui-error-game-card-entry = { $where }: „{ $entry }“ muss ein Text aus höchstens { $most } druckbaren Zeichen sein
ui-error-game-card-twice = { $where }: dieses Kürzel kommt zweimal vor
ui-error-game-card-new = { $where }: Die Kennung einer neuen Karte besteht aus bis zu drei Großbuchstaben und bis zu drei Ziffern, etwa { $example }, nicht aus „{ $id }“
ui-error-game-card-names = { $where }: „{ $entry }“ muss eine Tabelle mit Namen in diesen Sprachen sein: { $known }
ui-error-game-card-source = { $where }: die Quelle (source) muss eine von { $sources } sein
ui-error-game-card-unknown = { $where }: „{ $id }“ gibt es in der Schachtel nicht
ui-error-game-card-missing = { $where }: { $id } fehlt
ui-error-game-card-fixed = { $where }: „{ $entry }“ muss so bleiben wie in der Schachtel ({ $expected })
ui-error-game-card-number = { $where } muss eine Zahl von { $low } bis { $high } sein, nicht { $value }
ui-error-game-seats = dieses Spiel ist für { $low } bis { $high } Personen, nicht für { $found }
ui-error-game-no-documents = { $name } kennt keine Stellungen als Dokument
ui-error-game-not-over = die Partie ist noch nicht zu Ende
ui-error-game-asks-chance = zuerst ist der Zufall gefragt: ask_chance() lässt ihn antworten
ui-error-game-not-asked = Platz { $seat } ist nicht gefragt
ui-error-game-no-seat = kein Platz { $seat }; es gibt 0 bis { $last }
ui-error-game-no-record = eine gedachte Partie hat keine Aufzeichnung: Ihre Vergangenheit ist nur, was ein einzelner Platz weiß
ui-error-game-no-step = einen solchen Schritt gibt es nicht: „{ $step }“
ui-error-game-words = Wörter sind Texte mit höchstens 200 Zeichen
ui-error-game-names = je Platz ein Name mit höchstens 60 Zeichen; Zahl der Plätze: { $seats }
ui-error-game-bot-numpy = der Bot „{ $level }“ braucht NumPy: pip install numpy
ui-error-game-no-bot = kein Bot „{ $level }“ für { $name }; es gibt { $known }
ui-error-game-no-teams = „{ $name }“ ist kein Spiel mit zwei Seiten
ui-error-game-bots = Bots: { $count }, Plätze: { $seats }; nenne einen bis { $seats } von { $known }
ui-error-game-few-games = mindestens eine Partie ist nötig, nicht { $found }
ui-error-game-few-jobs = mindestens ein Prozess ist nötig, nicht { $found }
ui-error-game-arena-form = die Form „{ $form }“ gibt es nicht; es gibt { $known }
ui-error-game-arena-few-bots = { $form } braucht mindestens { $least } Bots, nicht { $count }
ui-error-game-arena-sides-bots = ein Vergleich der Seiten braucht zwei Bots, nicht { $count }
ui-error-game-arena-many = diese Bots ergäben { $count } verschiedene Tische; höchstens { $most } sind möglich
ui-error-game-arena-name-twice = zwei verschiedene Bots heißen „{ $name }“; gib einem einen anderen Namen: NAME=BOT
ui-error-game-arena-bot-twice = „{ $name }“ ist doppelt genannt; in dieser Form ({ $form }) wird jeder Bot einmal genannt
ui-error-game-arena-bot-form = „{ $text }“ ist kein Bot: nenne eine Stufe, bot:NAME, network:DATEI oder program:BEFEHL
ui-error-game-arena-rules = { $name } hat hier die Regelversion { $here }, gespielt wird aber nach Version { $there }
ui-error-game-arena-sprt = „{ $text }“ geht nicht als Test: gib UNTEN,OBEN als Abstand vom Erwartungswert an, etwa 0,0.05, dazu alpha und beta zwischen 0 und 0.5
ui-error-game-arena-sprt-form = ein sequenzieller Test braucht ein Match oder Seiten mit zwei verschiedenen Bots
ui-error-game-arena-openskill = Wertungszahlen brauchen openskill; es gehört zu Rookery, fehlt hier aber: installiere Rookery neu
ui-error-game-arena-pyarrow = Parquet braucht pyarrow: pip install rookery[arena]
ui-error-game-arena-results = „{ $file }“ muss auf eines von { $known } enden
ui-error-game-arena-ray = --ray braucht Ray: pip install rookery[cluster]
ui-error-game-arena-ray-address = unter { $address } antwortet kein Ray-Cluster: { $why }
ui-error-game-no-program = das Programm „{ $name }“ gibt es hier nicht
ui-error-game-bot-not-installed = kein installiertes Paket bringt einen Bot „{ $name }“ mit; es gibt { $known }
ui-error-game-bot-broken = der Bot „{ $name }“ lässt sich nicht verwenden: { $why }
ui-error-game-bot-other-game = der Bot „{ $name }“ spielt nicht { $asked }, nur { $known }
ui-error-game-network-file = das Netz { $file } lässt sich nicht lesen: { $why }
ui-error-game-network-other = das Netz { $file } wurde nicht für { $name } in der jetzigen Form trainiert
ui-error-game-network-table = das Netz { $file } kennt keine Tische von { $name } mit diesen Optionen
ui-error-game-network-effort = „{ $effort }“ ist keine Suche: nenne { $known } oder Kandidaten, Runden, Welten und Entscheidungen, etwa 8x4x16x24
ui-error-game-network-much = „{ $effort }“ ist zu viel: höchstens { $most } Entscheidungen werden für eine durchgespielt
ui-error-game-journal-none = { $file } ist kein Journal der Arena
ui-error-game-journal-broken = das Journal { $file } ist in Zeile { $line } beschädigt
ui-error-game-journal-other = das Journal { $file } gehört zu einem anderen Vergleich: { $what } ist dort { $there }, hier { $here }
ui-error-game-journal-rules = das Journal { $file } wurde mit Regelversion { $there } begonnen; jetzt gilt { $here }
ui-error-game-journal-busy = eine andere Arena schreibt gerade in das Journal { $file }
ui-error-game-stored = die gespeicherte Antwort „{ $answer }“ folgt nicht den Regeln
ui-error-position-document = das Dokument
ui-error-position-table = muss eine Tabelle von Einträgen sein
ui-error-position-plain = muss aus einfachen Daten bestehen: Tabellen mit Texten als Schlüsseln, Listen, Texte und Zahlen bis { $widest } Bit, höchstens { $deepest } Ebenen tief
ui-error-position-texts = muss eine Liste von Texten sein
ui-error-position-not-a-result = „{ $result }“ ist kein Ergebnis des Zufalls: { $why }
ui-error-position-cannot-happen = „{ $result }“ kann jetzt nicht geschehen, „{ $example }“ zum Beispiel schon
ui-error-position-one-of = möglich sind { $allowed }, nicht { $value }
ui-error-position-number = muss eine ganze Zahl von { $low } bis { $high } sein, nicht { $value }
ui-error-position-no-entry = unbekannter Eintrag „{ $entry }“; es gibt { $known }
ui-error-position-per-seat = muss eine Liste mit einem Eintrag je Platz sein; Zahl der Plätze: { $seats }
ui-error-position-goes-on = die Partie kann von hier nicht weitergehen ({ $why })
ui-error-position-no-card = „{ $card }“ ist keine Karte dieses Tisches
ui-error-position-twice = { $card } steht dort zweimal
ui-error-position-elsewhere = { $card } liegt auch hier: { $place }
ui-error-position-list = muss eine Liste sein, oder Wörter in einem Text
ui-error-position-must-be = muss hier { $expected } sein, nicht { $found }
ui-error-position-phases = gehört nur zu: { $phases }
ui-error-position-too-many = dort können höchstens { $most } sein
ui-error-position-adds-up = die Teile auf diesem Tisch gehen nicht auf
ui-error-position-no-rule = muss eine Regel im Gang sein: eine Tabelle, deren „rule“ eines von diesen ist: { $known }
ui-error-position-inside = so etwas kann nicht innerhalb von „{ $rule }“ im Gang sein
ui-error-position-asks-nothing = hier wird niemand etwas gefragt
ui-error-position-numbers = erwartet werden diese Zahlen: { $fields }
ui-error-position-no-answer = eine solche versiegelte Antwort kann es nicht geben, oder sie wäre die letzte
ui-error-record-text = eine Aufzeichnung ist ein Text
ui-error-record-too-long = länger als { $most } Zeichen
ui-error-record-too-many-lines = mehr als { $most } Zeilen
ui-error-record-first-line = eine Aufzeichnung beginnt mit „{ $format }“
ui-error-record-no-entry = „{ $entry }“ ist kein Eintrag; es gibt { $known }
ui-error-record-twice = „{ $entry }“ steht hier zum zweiten Mal
ui-error-record-answer = eine Antwort ist eine Platznummer, * oder +, und ein Zug
ui-error-record-move-missing = der Zug fehlt
ui-error-record-hidden = diese Zeile ist verborgen: Die Abschrift, die jemand während der Partie bekommt, lässt sich nicht nachspielen
ui-error-record-hidden-position = der Tisch war vorbereitet, und seine Stellung bleibt verborgen, bis die Partie zu Ende ist: Die Abschrift, die jemand während der Partie bekommt, lässt sich nicht nachspielen
ui-error-record-missing = der Eintrag „{ $entry }“ fehlt
ui-error-record-number = „{ $entry }“ muss eine ganze Zahl sein
ui-error-record-hex = „{ $entry }“ muss aus 64 Hexadezimalziffern bestehen
ui-error-record-json = „{ $entry }“ ist kein lesbares JSON
ui-error-record-shape = „{ $entry }“ hat die falsche Form
ui-error-record-texts = „{ $entry }“ muss eine Liste von Texten sein
ui-error-record-rules-version = Version { $there } der Regeln, hier gilt aber Version { $here }
ui-error-record-seed-commitment = der Startwert passt nicht zu seinem vorab genannten Hash
ui-error-record-seed-hidden = der Startwert ist noch nicht aufgedeckt
ui-error-record-seed-differs = der Startwert ergibt „{ $proved }“, in der Aufzeichnung steht „{ $found }“
ui-error-record-unproved-position = die Partie begann mit einer vorbereiteten Stellung: Nichts bestätigt, dass niemand sie sich zurechtgelegt hat
ui-error-record-unproved-end = die Aufzeichnung endet vor dem Ende der Partie: Was fehlt, lässt sich nicht bestätigen
ui-error-record-unproved-deal = { $count ->
    [one] Option { $option }: Was Platz { $seats } hat, folgt nicht aus dem Startwert; es wurde gewählt, oder die Aufzeichnung ist verändert
   *[other] Option { $option }: Was die Plätze { $seats } haben, folgt nicht aus dem Startwert; es wurde gewählt, oder die Aufzeichnung ist verändert
  }
ui-error-record-opening = diese Partie lässt sich nicht aufbauen: { $why }
ui-error-record-not-a-move = kein Zug: { $why }
ui-error-record-over = die Partie ist vor dieser Zeile zu Ende
ui-error-record-no-seat = es gibt keinen Platz { $seat }
ui-error-record-asked = hier ist { $asked ->
    [chance] der Zufall
   *[other] Platz { $asked }
  } gefragt, nicht { $answers ->
    [chance] der Zufall
   *[other] Platz { $answers }
  }
ui-error-record-cannot-happen = „{ $move }“ kann hier nicht geschehen
ui-error-record-forbidden = „{ $move }“ ist nicht erlaubt: { $rule }
ui-error-move-type = ein Zug ist ein Text oder ein Move, nicht { $found }
ui-error-move-ambiguous = „{ $text }“ kann mehrere Züge bedeuten ({ $count }): { $shown }
ui-error-move-empty = ein leerer Text ist kein Zug
ui-error-move-no-verb = mit „{ $word }“ beginnt kein Zug dieses Spiels
ui-error-move-write = schreibe es so: { $example }
ui-error-move-one-of = „{ $word }“ ist keines von { $known }
ui-error-move-no-word = „{ $word }“ bedeutet hier nichts; hier steht etwas wie { $example }
ui-error-move-number = „{ $word }“ ist keine Zahl von { $low } bis { $high }
ui-error-move-chance = „{ $move }“ ist Sache des Zufalls, kein Zug von Spielern
ui-error-move-no-action = es gibt keine Aktion { $number }; insgesamt sind es { $actions }
ui-error-wire-json = das ist kein JSON
ui-error-wire-shape = das ist kein gepackter Tisch
ui-error-wire-numbers = kein gepackter Tisch: Die Zahlen passen nicht
ui-error-wire-opening = kein gepackter Tisch: { $why }
ui-error-wire-game = ein Tisch von { $there }, nicht von { $here }
ui-error-wire-version = Version { $there } der Regeln, hier gilt aber Version { $here }
ui-error-wire-checksum = ein beschädigter Tisch: Die Prüfsumme passt nicht

# end of errors

## remote

ui-doctor-server = Server
ui-remote-aliases = agree: zustimmen, einverstanden; refuse: ablehnen; say: sag, sagen
ui-remote-back = Der Server ist wieder da.
ui-remote-bad-address = „{ $text }“ ist keine Adresse eines Servers. Sie sieht so aus: http://192.168.1.5:8000
ui-remote-bye = Bis zum nächsten Mal! Dein Platz bleibt dir; so kommst du zurück:
ui-remote-consent = Tippe „agree“ für ja oder „refuse“ für nein.
ui-remote-game = Das Spiel „{ $name }“ ist hier unbekannt; vielleicht kennt es ein neueres Rookery.
ui-remote-game-or-table = Auf einem Server nenne entweder ein Spiel für einen neuen Tisch oder mit --table einen Tisch, den es gibt.
ui-remote-help = Auf einem Server gibt es außerdem „say TEXT“, um am Tisch zu reden, und „agree“ oder „refuse“, wenn jemand etwas vorschlägt. Der Server verwahrt die Partie; „save“ legt eine Kopie ihrer Aufzeichnung hier ab.
ui-remote-invite = Mit diesem Link kommen andere dazu, im Browser oder mit „rookery play --server“: { $link }
ui-remote-lost = Die Verbindung ist abgebrochen. Neuer Versuch …
ui-remote-moved = Am Tisch ging es weiter; Enter zeigt es.
ui-remote-no-load = Eine Partie auf einem Server lässt sich nicht gegen eine andere tauschen.
ui-remote-no-rookery = Unter { $server } gibt es keinen Rookery-Server.
ui-remote-no-server = Der Server { $server } ist nicht erreichbar: { $why }
ui-remote-not-there = { $option } gibt es auf einem Server nicht.
ui-remote-refused = Der Server lehnt ab: { $why }
ui-remote-room = { $count ->
    [0] Am Tisch: { $names }. Jetzt muss nur noch der Gastgeber beginnen.
    [one] Am Tisch: { $names }. { $count } Platz ist frei.
   *[other] Am Tisch: { $names }. { $count } Plätze sind frei.
  }
ui-remote-token = Der Server kennt den Schlüssel in { $variable } nicht.
ui-remote-which-server = Sag, auf welchem Server: --server URL
ui-serve-address = Die Adresse { $address } lässt sich nicht benutzen: { $why }
ui-serve-database = Die Datenbank { $url } antwortet nicht: { $why }
ui-serve-full = Für die Datenbank { $url } ist kein Platz mehr: Der Datenträger ist voll.
ui-serve-lan = Handys und Rechner im selben Netz: { $url }
ui-serve-missing = Das Paket { $name } fehlt. pip install 'rookery[server]' bringt alles, was der Server braucht.
ui-lab-missing = Das Paket { $name } fehlt. pip install 'rookery[lab]' bringt alles, was das Labor braucht.
ui-lab-exported =
    { $decisions ->
        [one] Eine Entscheidung steht in { $file }.
       *[other] { $decisions } Entscheidungen stehen in { $file }.
    }
ui-serve-newer = Die Datenbank { $url } wurde von einer neueren Version von Rookery benutzt (Stand { $found }). Bitte starte jene Version oder spiele eine Sicherung ein.
ui-serve-port = Port { $port } ist belegt. Wähle mit --port einen anderen, oder 0 für irgendeinen.
ui-serve-ready = Rookery läuft unter { $url }
ui-serve-redis = Die Adresse von Redis beginnt mit redis:// oder rediss://
ui-serve-scheme = Eine Datenbank der Art „{ $scheme }“ gibt es nicht. Nimm sqlite:///DATEI oder postgresql+psycopg://…
ui-serve-setting = Diese Einstellung geht nicht: { $why }
ui-serve-stop = Strg+C beendet es; keine Partie geht verloren.
ui-damage-card = Die Karte für die Listen ist nicht lesbar. Sie wird neu gemacht, sobald jemand eine Liste öffnet, oder beim Reparieren.
ui-damage-entry = Eintrag { $entry } von { $count } ist nicht lesbar ({ $why }). Spiele ihn aus einer Sicherung ein; das Reparieren setzt den Tisch auf den Eintrag davor zurück.
ui-damage-first = Der erste Eintrag fehlt oder ist nicht lesbar, und ohne ihn lässt sich nichts lesen. Spiele ihn aus einer Sicherung ein.
ui-damage-head = Die Zeile des Tisches selbst fehlt oder ist nicht lesbar. Spiele sie aus einer Sicherung ein.
ui-damage-missing = Eintrag { $entry } fehlt; gespeichert sind { $count }. Spiele ihn aus einer Sicherung ein; das Reparieren setzt den Tisch auf den Eintrag davor zurück.
ui-damage-none = Einen beschädigten Tisch mit diesem Namen gibt es nicht.
ui-damage-rules = Diese Version von Rookery kennt seine Regeln nicht. Verloren ist nichts; eine Version, die sie kennt, kann ihn öffnen.
ui-tables-cannot-mend = Der Tisch { $id } lässt sich nicht reparieren: { $why }
ui-tables-mended = { $id } ist wieder lesbar. Herausgenommene Einträge: { $count }; sie stehen in: { $file }
ui-tables-read = Gelesene Tische: { $count }. Beschädigt: { $damaged }.
ui-which-game = Sag, welches Spiel. Bekannte Spiele: { $known }.

# end of remote

# The line to the table

ui-line-live = Verbunden
ui-line-back = Wieder da
ui-line-offline = Offline
ui-line-trying = Verbinde neu … { $s } s
ui-line-lost = Verbindung verloren. Nächster Versuch in { $s } s.
ui-line-lost-more = Bis der Tisch antwortet, lässt sich nichts wählen. Dein Platz bleibt dir erhalten.
ui-line-offline-head = Du bist offline.
ui-line-offline-more = Dein Platz bleibt dir erhalten, aber eine laufende Uhr läuft weiter. Die Seite verbindet sich von selbst wieder, sobald es geht.
ui-line-kept = „{ $move }“ ist gemerkt und wird genau einmal gesendet, sobald der Tisch antwortet. Bis dahin lässt sich nichts anderes wählen.
ui-line-your-answer = Deine Antwort
ui-line-take-back = Zurücknehmen
ui-line-try-now = Jetzt versuchen
ui-line-back-head = Zurück am Tisch.
ui-line-back-more = Neue Zeilen im Verlauf: { $n }. Sie sind dort markiert.
ui-line-while-away = während du weg warst
ui-line-late = Dieser Zug kam zu spät.
ui-line-late-more = Der Tisch hat sich inzwischen verändert. Wähle noch einmal.

# The log beside the board

ui-lines-earlier = Frühere Zeilen
ui-lines-you = Du
ui-search = Suchen
ui-lines-find = Im Verlauf suchen
ui-lines-since = seit deinem letzten Zug
ui-lines-nothing = So etwas steht nicht im Verlauf.

# Keys, and further wishes

ui-keys = Tasten
ui-confirm-again = Noch ist nichts geschehen.
ui-confirm-do = Ausführen
ui-confirm-final = Das lässt sich nicht zurücknehmen.
ui-confirm-keys = Enter bestätigt, Escape bricht ab.
ui-confirm-not-yet = Noch nicht
ui-key-space = Leertaste
ui-key-answer = Antwort in der Leiste
ui-key-enter = bestätigen
ui-key-not = das nicht
ui-key-undo = zurücknehmen
ui-key-letters = Buchstaben auf allem, was leuchtet
ui-key-glow = reihum zu allem, was leuchtet
ui-key-why = warum nicht?
ui-key-zoom = Karte lesen
ui-key-hint = Tipp
ui-key-all = alle Züge
ui-key-log = Verlauf
ui-key-talk = reden
ui-key-skip = vorspulen
ui-key-these = diese Tasten
ui-wish-size = Schriftgröße
ui-wish-size-normal = Normal
ui-wish-size-large = Größer
ui-wish-contrast = Kontrast
ui-wish-contrast-normal = Normal
ui-wish-contrast-high = Hoch
ui-wish-confirm = Vor einem Zug nachfragen
ui-wish-confirm-final = Nur vor endgültigen Zügen
ui-wish-confirm-never = Nie
ui-wish-confirm-always = Immer
ui-wish-volume = Lautstärke
ui-wish-volume-full = Voll
ui-wish-volume-half = Halb
ui-wish-volume-low = Leise

# Leaving

ui-leaving = Was soll mit deinem Platz geschehen?
ui-leaving-keep = Behalten, ich komme wieder
ui-leaving-keep-more = Nichts ändert sich; die anderen sehen, dass du weg bist.
ui-leaving-go = Den anderen überlassen
ui-leaving-go-more = Alle erfahren es und können sich auf einen Bot einigen. Du kannst jederzeit auf deinen Platz zurück.
ui-give-up = Den Platz aufgeben
ui-give-up-more = Endgültig: Ein Bot spielt weiter, und die Partie zählt für dich als letzter Platz.
ui-give-up-sure = Deinen Platz aufgeben?
ui-give-up-then = Das lässt sich nicht rückgängig machen: Ein Bot spielt deinen Platz zu Ende, alle erfahren es, und die Partie zählt für dich als letzter Platz. Zuschauen kannst du weiterhin.
ui-give-up-not = Noch nicht
ui-give-up-yes = Ja, aufgeben
ui-ended = Die Partie wurde gemeinsam beendet. Es gibt kein Ergebnis.
ui-ending = Die Partie hier beenden?
ui-ending-more = Ohne Ergebnis, wenn alle zustimmen, die noch am Tisch sitzen.
ui-ending-then = Alle am Tisch werden gefragt; Bots stimmen immer zu. Sind alle einverstanden, endet die Partie sofort: Niemand gewinnt oder verliert, und beim Nachspielen sind alle Karten zu sehen.
ui-ending-yes = Ja, vorschlagen
ui-no-result = ohne Ergebnis

# Writing a game

ui-new-game-written = Ein Spiel für den Anfang liegt in { $folder }:
ui-compile-begun = Die Regeln von { $name } werden übersetzt: Das dauert einige Minuten.
ui-compile-done = { $count ->
    [one] { $name } ist übersetzt: ein Erweiterungsmodul.
   *[other] { $name } ist übersetzt: { $count } Erweiterungsmodule.
  }
ui-compile-cleaned = { $count ->
    [one] Ein übersetztes Modul von { $name } ist entfernt.
   *[other] { $count } übersetzte Module von { $name } sind entfernt.
  }
ui-new-game-next = Wie es weitergeht:
ui-error-compile-game = { $name } ist kein installiertes eigenes Spiel; es gibt: { $known }
ui-error-not-compiled = { $name } ist nicht übersetzt und läuft interpretiert wie bisher: { $why }
ui-error-new-game-name = Ein Spiel kann nicht „{ $name }“ heißen: nimm klein geschriebene Wörter mit Bindestrichen dazwischen, zum Beispiel tea-party.
ui-error-new-game-taken = Ein Spiel namens { $name } gibt es schon.
ui-error-new-game-folder = { $folder } gibt es schon.
ui-check-declared = Angaben
ui-check-texts = Texte
ui-check-play = Spielverlauf
ui-check-laws = Gesetze der Regeln
ui-check-secrecy = Geheimhaltung
ui-check-sampling = Gedachte Welten
ui-check-records = Aufzeichnungen
ui-check-documents = Stellungen als Dokument
ui-check-bots = Bots
ui-check-board = Spielbrett
ui-check-made = { $count ->
    [one] { $count } Prüfung
   *[other] { $count } Prüfungen
  }
ui-check-good = { $name }: alles stimmt.
ui-check-bad = { $name }: { $count ->
    [one] { $count } Fehler.
   *[other] { $count } Fehler.
  }

# Die Kommandozeile

ui-cli-usage = Aufruf
ui-cli-options = Optionen
ui-cli-command = Befehl
ui-cli-arguments = Argumente
ui-cli-commands = Befehle
ui-cli-default = (Vorgabe: { $value })
ui-cli-help = Diesen Text zeigen und aufhören.
ui-cli-version = Die Version zeigen und aufhören.
ui-cli-lang = Sprache: en, hu, pl oder de. Sonst gilt die des Systems.
ui-cli-rookery = Ein Tisch für Diebesspiele: hier oder auf einem Server spielen, Regeln und Karten lesen, Aufzeichnungen prüfen.
ui-cli-play = In diesem Terminal spielen: gegen Bots oder an einem Tisch auf einem Server (--server).
ui-cli-rules = Die Regeln in unseren Worten lesen, Absatz für Absatz.
ui-cli-cards = Alle Karten mit Preis, Symbolen, Wirkung und Quelle auflisten.
ui-cli-verify = Jeden Wurf und jede gezogene Karte einer Aufzeichnung anhand des Startwerts prüfen.
ui-cli-replay = Eine aufgezeichnete Partie nacherzählen und den Tisch am Ende zeigen.
ui-cli-doctor = Zeigen, was hier installiert ist und wie es läuft.
ui-cli-serve = Den Server starten: Tische im Browser, für Terminals und für Programme.
ui-cli-tables = Alle Tische eines Servers lesen: welche beschädigt sind, warum und was sich tun lässt.
ui-cli-arena = Ein Turnier der Bots mit wechselnden Plätzen und Konfidenzintervallen austragen.
ui-cli-bench = Messen, wie schnell die Spiele auf diesem Rechner laufen.
ui-cli-lab = Für die Forschung: Partien als Daten.
ui-cli-export = Partien als Parquet schreiben, eine Zeile je Entscheidung: was der Platz sah, was er spielte, wie es ausging.
ui-cli-new-game = Ein kleines vollständiges eigenes Spiel als Anfang schreiben.
ui-cli-check-game = Alles prüfen, was für ein Spiel gelten muss: Regeln, Geheimhaltung, Aufzeichnungen, Texte.
ui-cli-compile-game = Die Regeln eines installierten Spiels mit mypyc übersetzen, wie die von Rookerys Spielen.
ui-cli-game = Ein Spiel, zum Beispiel thiefs-market.
ui-cli-seats = Zahl der Spieler. Sonst 4, wenn das Spiel es erlaubt.
ui-cli-option = Eine Einstellung des Tisches, zum Beispiel promo=true. Mehrfach möglich.
ui-cli-file = Eine Aufzeichnung.
ui-cli-play-seed = Legt Würfel und Karten fest. Sonst sind sie geheim.
ui-cli-bot = Stärke der Bots („rookery doctor“ nennt sie): eine für alle oder eine je Bot.
ui-cli-play-seat = Dein Platz, gezählt ab 0.
ui-cli-play-cards = Mit einer eigenen Kartendatei spielen.
ui-cli-load = Eine gespeicherte Partie fortsetzen.
ui-cli-name = Dein Name am Tisch.
ui-cli-play-open = Alles offen spielen, was das Spiel offenlegen kann.
ui-cli-fast = Nach den Zügen der Bots nicht warten.
ui-cli-server = Auf einem Server spielen. Der Einladungslink eines Tisches genügt.
ui-cli-table = Ein Tisch auf dem Server.
ui-cli-invite = Der Schlüssel zu einem nicht öffentlichen Tisch.
ui-cli-clause = Ein Absatz, zum Beispiel TM-L6.
ui-cli-search = Nur Absätze mit diesem Wort.
ui-cli-replay-seat = Mit wessen Augen. Sonst mit denen eines Zuschauers.
ui-cli-replay-open = Zeigen, was alle Spieler wissen.
ui-cli-to = Nach so vielen Zügen aufhören.
ui-cli-json = JSON schreiben, für Programme.
ui-cli-host = Adresse des Servers; 0.0.0.0 öffnet ihn für das ganze Netz.
ui-cli-port = Port des Servers. Sonst 8000; 0 nimmt irgendeinen freien.
ui-cli-database = sqlite:///DATEI oder postgresql+psycopg://…. Sonst eine eigene Datei.
ui-cli-redis = Redis, wenn mehrere Prozesse dieselben Tische bedienen.
ui-cli-serve-open = Im Browser öffnen.
ui-cli-mend = Einen beschädigten Tisch so reparieren, wie die Liste es sagt.
ui-cli-games = Zahl der Partien.
ui-cli-bots = Stärken, durch Kommas getrennt; die letzte gilt für die übrigen Plätze.
ui-cli-train = Ein Netz für ein Spiel trainieren, indem es gegen sich selbst spielt.
ui-cli-train-out = Ordner für Zwischenstand, Netz und Protokoll. Das Training geht von dort aus weiter.
ui-cli-train-seats = Spielerzahlen, mit Kommas getrennt: Ein Netz lernt sie alle.
ui-cli-train-decisions = Zahl der Entscheidungen, aus denen gelernt wird.
ui-cli-train-seed = Gleicher Startwert, gleiches Training.
ui-cli-train-workers = Zahl der Prozesse, die spielen. 0: in diesem hier.
ui-cli-train-games = Zahl der Partien gegen die Faustregelbots am Ende. 0: keine.
ui-cli-train-imitate = So viele Sekunden den Faustregelbots zusehen, bevor das Spiel gegen sich selbst beginnt. 0: gar nicht.
ui-cli-train-expert = So viele Sekunden nach dem Spiel gegen sich selbst aus Suchen lernen. 0: gar nicht.
ui-cli-train-examine = So viele Prozesse messen das Netz laufend an den Faustregelbots und behalten das beste. 0: keiner.
ui-cli-train-minutes = Nach so vielen Minuten enden, wie wenige Entscheidungen es auch waren.
ui-train-strength = Gegen die Faustregelbots gewann es { $share } % von { $games } Partien (das { $par }-Fache des Anteils).
ui-train-missing = Das Paket { $name } fehlt. pip install 'rookery[train]' bringt alles, was das Trainieren braucht.
ui-train-done = Das Netz steht in { $file }.
ui-cli-levels = Misst jede Stärke der Bots an der darunter.
ui-cli-levels-seed = Gleicher Startwert, gleiche Partien.
ui-cli-levels-write = Setzt die Tabelle zwischen die Marken dieser Datei und ein Bild daneben.
ui-cli-study = Bots gegeneinander spielen lassen und aufschreiben, was das über das Spiel sagt: Plätze, Länge, Punkte und alles, was man nehmen kann.
ui-cli-study-seed = Gleicher Startwert, gleiche Partien.
ui-cli-study-bots = Stufen, durch Kommas getrennt; die letzte nimmt die übrigen Plätze. Ohne Angabe: die stärkste, die sofort antwortet.
ui-cli-study-data = Alle Zahlen als JSON in diese Datei schreiben.
ui-cli-arena-seed = Gleicher Startwert, gleiche Partien.
ui-cli-arena-bots = Bots, durch Kommas getrennt: Stufen, bot:NAME, network:DATEI.npz, program:BEFEHL. In einem Match nimmt der letzte die übrigen Plätze.
ui-cli-arena-bot = Ein Bot wie oben; er darf Kommas enthalten, NAME=BOT benennt ihn. Kann wiederholt werden.
ui-cli-form = match, sides (zwei geheime Seiten), pairs (jeder gegen Tische jedes anderen), round-robin (jeder Tisch aus verschiedenen Bots) oder gauntlet (der erste gegen jeden anderen).
ui-cli-mirror = Gleiche Verteilung in allen Partien, in denen ein Tisch die Plätze tauscht.
ui-cli-journal = Jede Partie in dieser Datei festhalten; ein abgebrochener Vergleich geht dort weiter.
ui-cli-results = Eine Zeile je Platz und Partie schreiben: .csv oder .parquet.
ui-cli-sprt = Aufhören, sobald klar ist, ob der erste Bot UNTEN oder OBEN mehr gewinnt als erwartet, etwa 0,0.05.
ui-cli-alpha = Wie oft ein Bot, der nur UNTEN erreicht, den Test bestehen darf.
ui-cli-beta = Wie oft ein Bot, der OBEN erreicht, ihn verfehlen darf.
ui-cli-ratings = Wertungszahlen mit openskill in der Tabelle; --no-ratings lässt sie weg.
ui-cli-ray = Auf einem Ray-Cluster unter dieser Adresse spielen.
ui-cli-arena-seconds = Sekunden, die ein Programm oder ein installierter Bot je Entscheidung brauchen darf.
ui-cli-memory = Megabyte, die er belegen darf; 0: beliebig viele.
ui-cli-new-game-name = Wie das Spiel heißt, zum Beispiel tea-party.
ui-cli-new-game-folder = Hierhin schreiben. Ohne Angabe: in einen Ordner mit dem Namen des Spiels.
ui-cli-check-game-games = Zahl der Partien je Spielerzahl und Einstellung. Ohne Angabe: so viele, wie zu ihrer Länge passen.
ui-cli-check-game-seed = Gleicher Startwert, gleiche Partien.
ui-cli-compile-game-clean = Übersetztes entfernen.
ui-cli-jobs = Zahl der Prozesse.
ui-cli-report = Das Ergebnis auch in diese Datei schreiben.
ui-cli-export-out = Die Parquet-Datei, die geschrieben wird.
ui-cli-export-records = Aufzeichnungen, die statt neuer Partien geschrieben werden.
ui-cli-export-seed = Gleicher Startwert, gleiche Partien.
ui-cli-export-bots = Stufen, durch Kommas getrennt, reihum auf die Plätze verteilt.
ui-cli-teams = Zwei Bots, einer je Seite, in einem Spiel mit Seiten.
ui-cli-seconds = Sekunden je Messung.
ui-cli-quick = Je eine Fünftelsekunde: nur ein Überblick.
ui-cli-error-command = Den Befehl „{ $name }“ gibt es nicht. Befehle: { $known }.
ui-cli-error-option = Die Option { $name } gibt es nicht. Siehe „{ $help }“.
ui-cli-error-option-value = { $name } braucht einen Wert. Siehe „{ $help }“.
ui-cli-error-missing = { $name } fehlt. Siehe „{ $help }“.
ui-cli-error-value = Dieser Wert passt nicht zu { $name }. Siehe „{ $help }“.
ui-cli-error-words = Das ist mehr, als der Befehl annimmt. Siehe „{ $help }“.
ui-cli-error-full = Der Datenträger ist voll: Es ließ sich nicht alles schreiben.
ui-cli-error-system = Das System lässt das nicht zu: { $why }
# Who is at the table, who watches, and how quickly bots go on

ui-people = Am Tisch
ui-here = da
ui-program = Ein Programm
ui-gone = hat den Tisch verlassen
ui-gone-then-live = Der Platz bleibt vergeben, die Uhr läuft weiter. Nach 1:00 können sich die anderen auf einen Bot einigen; wer zurückkommt, spielt selbst weiter.
ui-gone-then-turn = Der Platz bleibt vergeben. Wartet eine Frage seit drei Tagen, können sich die anderen auf einen Bot einigen; wer zurückkommt, spielt selbst weiter.
ui-watchers = Es sehen zu
ui-watchers-none = Niemand sieht zu.
ui-watchers-see = Wer zusieht, sieht, was alle sehen.
ui-watchers-more = und { $n } weitere
ui-watchers-unnamed =
    { $n ->
        [one] { $n } Gast
       *[other] { $n } Gäste
    }
ui-invite-now = Zum Zusehen einladen
ui-watch-lead = { $name } lädt dich ein, bei dieser Partie zuzusehen.
ui-watch-text = Wer diesen Link hat, kann zusehen. Zuschauer sehen, was alle sehen, und niemandem in die Karten.
ui-watch-link = Link zum Zusehen
ui-watch-qr = Link zum Zusehen als QR-Code
ui-watch-ask = Dieser Tisch ist privat. Den Link zum Zusehen kann schicken, wer mitspielt.
ui-phrase-gone = hat den Tisch verlassen. Der Platz bleibt vergeben.
ui-phrase-here = ist wieder da.
ui-phrase-bot-in = ist nicht da. Bis zur Rückkehr spielt ein Bot.
ui-phrase-gave-up = hat den Platz aufgegeben. Bis zum Ende spielt ein Bot.
ui-phrase-ended = hat vorgeschlagen, die Partie zu beenden, und alle haben zugestimmt. Es gibt kein Ergebnis.
ui-phrase-watches = sieht zu.
ui-phrase-paused = hat eine Pause vorgeschlagen. Das Spiel ruht.
ui-phrase-resumed = wollte weiterspielen. Das Spiel geht weiter.
ui-tempo = Bots
ui-tempo-more = Wie lange der Zug eines Bots zu sehen bleibt, für alle am Tisch
ui-tempo-brisk = Flott
ui-tempo-calm = Ruhig
ui-tempo-slow = Langsam
ui-tempo-step = Schritt für Schritt

# What the settings do

ui-theme-more = Ohne eigene Wahl richtet es sich nach deinem Gerät.
ui-font-more = Atkinson ist für schwache Augen gemacht; die Schrift des Systems lädt am schnellsten.
ui-wish-size-more = Alle Texte werden größer, auf den Spielplänen dort, wo Platz ist.
ui-wish-contrast-more = Dunklere Schrift, hellere Kanten, keine Brauntöne.
ui-wish-confirm-more = Der zweite Klick bestätigt. Endgültig ist ein Zug, der etwas aufdeckt oder nicht zurückgenommen werden kann.
ui-wish-volume-more = Nur wenn Töne eingeschaltet sind.
ui-wish-speed = Tempo der Bewegung
ui-wish-speed-more = Wie lange Figuren unterwegs sind. Der Zug selbst gilt immer sofort.
ui-wish-speed-normal = Normal
ui-wish-speed-quick = Doppelt so schnell
ui-wish-speed-slow = Halb so schnell
ui-wish-palette = Farben der Spieler
ui-wish-palette-more = Alle haben auch ein Wappen und eine Nummer: Farbe allein sagt nie etwas.
ui-wish-palette-normal = Satt
ui-wish-palette-distinct = Für Farbenblinde
ui-no-motion-more = Wünscht sich dein Gerät weniger Bewegung, gilt das immer.
ui-sound-more = Wenn du am Zug bist, und bei jedem Zug der anderen.
ui-notify-more = Dein Browser meldet sich, solange diese Seite im Hintergrund ist. Er fragt vorher.

# Without a connection

ui-offline-head = Keine Verbindung
ui-offline-text = Rookery ist nicht zu erreichen. Deine Tische und Plätze bleiben dir.
ui-offline-again = Noch einmal versuchen

## what rookery doctor says of a server and its settings

ui-doctor-answers = antwortet
ui-doctor-database = arbeitet, Stand: { $form }
ui-doctor-empty = arbeitet und ist leer
ui-doctor-no-database = noch nicht da; der erste Start legt sie an
ui-doctor-no-pages = fehlen: nur die API wird bedient
ui-doctor-silent = antwortet nicht: { $error }
ui-doctor-slower = fehlt: langsamer
ui-doctor-there = vorhanden
ui-doctor-settings = Einstellungen
ui-doctor-db = Datenbank
ui-doctor-pages = Seiten
ui-doctor-cores = Kerne
ui-doctor-newer = steht bei { $form }: Eine spätere Version von Rookery hat sie angelegt, diese kann sie nicht lesen
ui-error-setting-choice = { $name } ist eines von: { $choices }
ui-error-setting-range = { $name } ist eine Zahl von { $low } bis { $high }
ui-error-setting-above = größer als 0 sind: { $names }
ui-error-setting-most = { $name } ist höchstens { $most }
ui-error-setting-database = { $name } beginnt mit sqlite:/// oder postgresql+psycopg://
ui-error-setting-number = { $name } ist eine Zahl, nicht „{ $found }“
ui-setting-database = SQLAlchemy-Adresse der Datenbank
ui-setting-redis = Adresse von Redis, wenn mehrere Prozesse dieselben Tische bedienen
ui-setting-connect_seconds = PostgreSQL: eine Verbindung, die länger braucht, gilt als gescheitert
ui-setting-statement_seconds = PostgreSQL: eine längere Anweisung wird abgebrochen; 0: nie
ui-setting-idle_seconds = PostgreSQL: eine Transaktion, die länger stillsteht, wird beendet; 0: nie
ui-setting-host = Adresse, an der der Server lauscht
ui-setting-port = Port, an dem der Server lauscht
ui-setting-sync = SQLite: full (jeder Commit gleich auf die Platte) oder normal
ui-setting-pace = Millisekunden zwischen den sichtbaren Schritten der Bots
ui-setting-regret = so viele Millisekunden lässt ein Bot, um eine Antwort zurückzunehmen, wo das erlaubt ist
ui-setting-slowly = wie viel der Zeiten bleibt, die verbergen, wer geantwortet hat; 0: nichts
ui-setting-workers = Prozesse, in denen Bots nachdenken; 0: Threads des Servers
ui-setting-bot_seconds = denkt ein Bot länger nach, antwortet die Zeitregel für ihn
ui-setting-program_seconds = braucht ein Programm an einem Tisch länger für eine Antwort, antwortet die Zeitregel dafür
ui-setting-readers = Prozesse, die Stellungen, Kartendateien und Aufzeichnungen lesen
ui-setting-read_seconds = was länger zu lesen dauert, wird abgelehnt
ui-setting-read_memory = Megabyte; was beim Lesen mehr braucht, wird abgelehnt
ui-setting-poll = Sekunden zwischen den Blicken nach nicht gemeldeten Änderungen
ui-setting-sweep = Sekunden zwischen den Blicken nach überfälligen Tischen
ui-setting-grace = so viele Sekunden darf ein anderer Prozess sich verspäten, bevor dieser seinen Tisch übernimmt
ui-setting-idle = nach so vielen Sekunden verlässt ein Tisch ohne Zuschauer den Speicher
ui-setting-unwatched = Tische ohne Zuschauer im Speicher; die anderen warten in der Datenbank
ui-setting-origins = weitere Ursprünge, die senden dürfen, durch Kommas getrennt (https://…)
ui-setting-proxies = Adressen der Proxys, deren Kopfzeilen vertraut wird
ui-setting-secure = 1: der Sitzungscookie reist nur über https, HSTS wird gesendet
ui-setting-logs = json, console oder auto (im Terminal console)
ui-setting-log_level = debug, info, warning oder error
ui-setting-rate = Anfragen je Sitzung
ui-setting-rate_address = Anfragen je Adresse, alle ihre Sitzungen zusammen
ui-setting-rate_posts = Sendungen je Sitzung
ui-setting-rate_guests = neue Gäste je Adresse
ui-setting-rate_logins = Anmeldeversuche und gesetzte Passwörter je Name von einer Adresse
ui-setting-rate_tries = dasselbe je Adresse, gleich unter welchem Namen
ui-setting-rate_tables = neue Tische, zu prüfende Aufzeichnungen und zu analysierende Partien je Person
ui-setting-rate_chat = Chatzeilen je Person
ui-setting-max_body = Bytes im Rumpf einer Anfrage
ui-setting-metrics_token = damit lässt sich /metrics von einem anderen Rechner lesen
ui-setting-otel = 1: Traces und Messwerte mit OpenTelemetry (Extra otel); wohin, sagen die Variablen OTEL_…
ui-setting-test = 1: Testbetrieb (Modellspiele, erzeugte Fehler); nie im Ernst
ui-setting-kill_at = Testbetrieb: Ende beim Schreiben n, z. B. 7:before, 7:stored, 7:acked

## for those who look after a server, and for one's own data

ui-error-banned = Ein Admin dieses Servers hat dich ausgesperrt.
ui-error-muted = Ein Admin hat dich stummgeschaltet. Du kannst weiterspielen, aber nicht chatten.
ui-error-network = Das ist weder eine Adresse noch ein Netz. Beispiele: 192.0.2.7, 192.0.2.0/24, 2001:db8::/64.
ui-error-network-wide = Dieses Netz kann nicht ausgesperrt werden: Es ist zu groß, oder es ist dieser Rechner selbst.
ui-error-network-own = Du kommst selbst aus diesem Netz.
ui-error-days = Bitte gib eine Zahl von 0 bis 36500 an.
ui-error-wards-full = Es gibt zu viele Sperren. Hebe zuerst einige auf.
ui-error-no-person = Diese Person gibt es nicht.
ui-error-admin-first = Diese Person ist Admin. Nimm ihr zuerst diese Rolle.
ui-error-admin-account = Nur ein Konto mit Passwort kann Admin werden.
ui-error-admin-self = Du kannst dir diese Rolle nicht selbst nehmen. Bitte einen anderen Admin oder nutze das Terminal.
ui-error-last-admin = Du bist der letzte Admin. Mache zuerst jemand anderen zum Admin.
ui-error-link = Dieser Link gilt nicht mehr. Links gelten einmal und für begrenzte Zeit.
ui-error-no-mail = Dieser Server verschickt keine E-Mails.
ui-error-mail = Diese E-Mail-Adresse kann nicht verwendet werden.
ui-error-mail-account = Setze zuerst ein Passwort: Gäste haben keins, das sie vergessen könnten.
ui-error-leave-name = Gib deinen Namen genau so ein, wie er angezeigt wird.
ui-error-number = Nenne diese Nummer, wenn du den Fehler meldest: { $number }
ui-error-setting-extra = { $name } braucht das Extra { $extra }, und das ist nicht installiert
ui-error-setting-mail = für E-Mails sind auch diese Einstellungen nötig: { $names }
ui-serve-first-admin = Dieser Server hat noch keinen Admin. Wer diesen Link zuerst öffnet, wird Admin. Er gilt einmal, einen Tag lang: { $url }
ui-admin-link = Dieser Link macht ein Konto zum Admin. Er gilt einmal, einen Tag lang:
ui-admin-old-form = Die Datenbank hat die ältere Form { $form }. Starte den Server einmal: Er bringt sie auf die neueste Form.
ui-admin-none-running = Es läuft kein Serverprozess.
ui-admin-figures = Tische im Speicher: { $tables }, Verbindungen: { $sockets }, Züge pro Sekunde: { $moves }, Speicher: { $memory } MB
ui-admin = Verwaltung
ui-admin-now = Jetzt
ui-admin-people = Leute
ui-admin-tables = Tische
ui-admin-bans = Sperren und Stummschaltungen
ui-admin-log = Protokoll der Admins
ui-admin-done = Erledigt.
ui-admin-here = Jetzt hier
ui-admin-nobody = Niemand.
ui-admin-role = Admin
ui-admin-load = Last
ui-admin-counts = Tische: { $playing } im Spiel, { $waiting } wartend, { $over } beendet. Konten: { $accounts }.
ui-admin-process = Prozess
ui-admin-in-memory = Im Speicher
ui-admin-sockets = Verbindungen
ui-admin-moves = Züge/s
ui-admin-damaged = Beschädigte Tische
ui-admin-damaged-help = „rookery tables“ liest alle Tische und sagt, was beschädigt ist und was man tun kann.
ui-admin-damaged-none = Unter den zuletzt geöffneten Tischen ist kein beschädigter.
ui-admin-banner = Steht auf jeder Seite
ui-admin-hours = Stunden
ui-admin-hours-more = 0: bis du die Ansage beendest
ui-admin-find = Suchen
ui-admin-find-person = Name oder Kennung einer Person
ui-admin-find-table = Kennung eines Tischs oder einer Person, oder ein Spiel
ui-admin-account = Konto
ui-admin-guest = Gast
ui-admin-muted = stummgeschaltet
ui-admin-banned = ausgesperrt
ui-admin-since = seit
ui-admin-last = zuletzt gesehen
ui-admin-act = Aktionen
ui-admin-why = Warum
ui-admin-days = Tage
ui-admin-days-more = 0: für immer
ui-admin-status = Status
ui-admin-status-any = alle
ui-admin-status-waiting = wartet
ui-admin-status-playing = im Spiel
ui-admin-status-over = beendet
ui-admin-public = öffentlich
ui-admin-private = privat
ui-admin-close-help = Die Partie endet hier ohne Ergebnis, als wären alle einverstanden. Ein Tisch, der noch wartet, verschwindet.
ui-admin-delete-help = Alles, was über den Tisch gespeichert ist, wird gelöscht. Nur eine Sicherung bringt es zurück.
ui-admin-no-tables = Keine Tische.
ui-admin-ward-ban = ausgesperrt
ui-admin-ward-mute = stummgeschaltet
ui-admin-ward-range = Netz
ui-admin-until = bis
ui-admin-for-ever = für immer
ui-admin-no-bans = Niemand ist ausgesperrt oder stummgeschaltet.
ui-admin-range = Adresse oder Netz
ui-admin-range-more = Eine einzelne IPv6-Adresse steht für ihr /64-Netz.
ui-admin-who = Wer
ui-admin-what = Was
ui-admin-whom = Betrifft
ui-admin-no-acts = Noch nichts.
ui-admin-first = Admin werden
ui-admin-first-lead = Admins kümmern sich um diesen Server: um Leute, Tische, Sperren und Ansagen.
ui-admin-first-you = Du bist angemeldet: { $name }. Dieses Konto wird Admin.
ui-admin-first-account = Wähle Namen und Passwort für das Admin-Konto, oder melde dich zuerst an.
ui-admin-first-take = Admin werden
ui-banner = Ansage
ui-act-admin = Neuer Admin
ui-act-announce = Ansage machen
ui-act-announce-end = Ansage beenden
ui-act-backup = Sicherung
ui-act-ban = Aussperren
ui-act-ban-range = Netz aussperren
ui-act-close = Tisch schließen
ui-act-delete = Tisch löschen
ui-act-dismiss = Admin-Rolle entziehen
ui-act-end-sessions = Alle Sitzungen beenden
ui-act-fair = Faires Spiel angesehen
ui-act-link = Link für neuen Admin
ui-act-mute = Stummschalten
ui-act-purge = Alte Daten löschen
ui-act-rename = Umbenennen
ui-act-restore = Sicherung einspielen
ui-act-unban = Sperre aufheben
ui-act-unban-range = Netzsperre aufheben
ui-act-unmute = Stummschaltung aufheben
ui-data = Deine Daten
ui-data-help = Sieh nach, wo du angemeldet bist, lade eine Kopie von allem herunter, was dir gehört, oder lösche dein Konto.
ui-sessions = Wo du angemeldet bist
ui-sessions-help = Beende Sitzungen, die du nicht kennst.
ui-sessions-some = Ein Browser oder Programm
ui-sessions-this = diese hier
ui-sessions-end = Beenden
ui-sessions-end-others = Alle anderen beenden
ui-email = E-Mail-Adresse
ui-email-help = Für ein vergessenes Passwort und für Nachrichten, um die du bittest; sonst sieht sie niemand. Du bekommst eine E-Mail, um sie zu bestätigen. Lass das Feld leer, um sie zu entfernen.
ui-export = Kopie herunterladen
ui-export-help = Eine Datei mit Profil, Freunden, Sitzungen, Partien samt Aufzeichnungen und allem, was du geschrieben hast.
ui-leave-for-good = Konto löschen
ui-leave-help = Du wirst noch einmal gefragt.
ui-leave-sure = Dein Konto endgültig löschen? Das lässt sich nicht rückgängig machen.
ui-leave-goes = Dein Name, dein Passwort, deine Freunde, deine Sitzungen und alles, was du geschrieben hast, werden gelöscht.
ui-leave-stays = Partien mit anderen bleiben. Statt deines Namens steht dort „N. N.“.
ui-leave-seats = In laufenden Partien übernimmt ein Bot deinen Platz.
ui-leave-name = Gib zur Bestätigung deinen Namen ein: { $name }
ui-leave-not = Nein, Konto behalten
ui-leave-yes = Ja, alles löschen
ui-mail-sent = Eine E-Mail ist unterwegs. Öffne den Link darin innerhalb eines Tages.
ui-mail-confirm = Rookery: Bestätige deine E-Mail-Adresse
ui-mail-confirm-text =
    Jemand möchte diese Adresse für das Konto „{ $name }“ auf einem Rookery-Server verwenden. Wenn du es warst, öffne diesen Link innerhalb eines Tages:

    { $url }

    Wenn nicht, musst du nichts tun.
ui-mail-confirm-help = Ist das deine Adresse, für dein Konto auf diesem Server?
ui-mail-confirm-yes = Ja, bestätigen
ui-mail-recover = Rookery: Wähle ein neues Passwort
ui-mail-recover-text =
    Jemand hat ein neues Passwort für das Konto „{ $name }“ angefordert. Wenn du es warst, öffne diesen Link innerhalb einer Stunde:

    { $url }

    Wenn nicht, musst du nichts tun: Dein Passwort bleibt, wie es ist.
ui-recover = Passwort vergessen?
ui-recover-help = Gib die E-Mail-Adresse deines Kontos ein.
ui-recover-new = Wähle ein neues Passwort. Alle deine Sitzungen und Bot-Schlüssel verlieren ihre Gültigkeit.
ui-recover-asked = Wenn es ein Konto mit dieser Adresse gibt, ist eine E-Mail unterwegs. Der Link darin gilt eine Stunde.
ui-recover-send = Link anfordern
ui-notices = Zug um Zug
ui-notices-help = Für Partien, in denen alle antworten, wenn sie Zeit haben: wie du erfährst, dass du dran bist, dein Kalender und dein Urlaub.
ui-notices-account = Benachrichtigungen, Kalender und Urlaub gibt es mit einem Konto. Wähle zuerst in den Einstellungen ein Passwort.
ui-notice-subject = Rookery: Du bist dran – { $game }
ui-notice-subject-many = Rookery: Du bist an { $n ->
    [one] { $n } Tisch
   *[other] { $n } Tischen
  } dran
ui-notice-hello = Hallo { $name },
ui-notice-lead = { $n ->
    [one] an diesem Tisch bist du dran:
   *[other] an diesen Tischen bist du dran:
  }
ui-notice-with = Mit { $names }
ui-notice-asked = Gefragt: { $names }
ui-notice-left = Noch { $left }, bis { $until }
ui-notice-no-limit = Es gibt keine Frist.
ui-notice-days = { $n ->
    [one] { $n } Tag
   *[other] { $n } Tage
  }
ui-notice-hours = { $n ->
    [one] { $n } Stunde
   *[other] { $n } Stunden
  }
ui-notice-minutes = { $n ->
    [one] { $n } Minute
   *[other] { $n } Minuten
  }
ui-notice-why = Du bekommst diese Nachricht, weil du Bescheid haben möchtest, wenn du dran bist.
ui-notice-change = Wann und wie ändern:
ui-notice-stop = Keine E-Mails dieser Art mehr:
ui-unsubscribe = Abbestellen
ui-unsubscribe-help = Möchtest du keine E-Mails mehr, wenn du dran bist?
ui-unsubscribe-yes = Ja, keine mehr
ui-unsubscribe-done = Du bekommst keine E-Mails dieser Art mehr. In den Einstellungen kannst du sie wieder einschalten.
ui-error-wish = Das lässt sich nicht wählen: { $why }
ui-way-mail = E-Mail
ui-way-when = Wenn du dran bist
ui-how-off = Nie
ui-how-now = Sofort
ui-how-hourly = Gesammelt, jede Stunde
ui-how-daily = Gesammelt, einmal am Tag
ui-way-when-help = Nur wenn du einige Minuten lang nicht antwortest und den Tisch nicht offen hast. Einmal je Frage.
ui-way-address = Sie gehen an { $address }.
ui-way-no-address = Dafür brauchst du eine bestätigte E-Mail-Adresse.
ui-way-no-mail = Dieser Server verschickt keine E-Mails.
ui-way-refused = Deine Adresse wurde mehrmals hintereinander abgewiesen; deshalb kommen keine E-Mails mehr.
ui-way-hour = Uhrzeit der täglichen E-Mail
ui-way-quiet = Ruhezeit
ui-way-quiet-from = Von
ui-way-quiet-to = Bis
ui-way-quiet-help = Dann wird nichts verschickt, erst danach. Zweimal dieselbe Stunde: keine Ruhezeit.
ui-way-zone = Zeitzone
ui-vacation = Urlaub
ui-vacation-help = In Partien, die Zug um Zug gespielt werden, steht deine Zeit still, solange du im Urlaub bist. Ein angefangener Tag zählt ganz. Alle an deinen Tischen sehen, bis wann du weg bist. In Turnieren, deren Runden zu festen Zeiten beginnen, und in Runden von fester Länge läuft die Uhr weiter.
ui-vacation-left = { $n ->
    [0] Für { $year } sind keine Urlaubstage übrig.
    [one] Für { $year } ist noch { $n } Urlaubstag übrig.
   *[other] Für { $year } sind noch { $n } Urlaubstage übrig.
  }
ui-vacation-first = Erster Tag
ui-vacation-last = Letzter Tag
ui-vacation-take = In den Urlaub gehen
ui-vacation-now = Du bist im Urlaub bis
ui-vacation-end = Ich bin zurück
ui-vacation-cancel = Absagen
ui-vacation-planned = Geplant
ui-vacation-until = im Urlaub bis { $date }
ui-vacation-of = { $name }: im Urlaub bis { $date }
ui-vacation-cup = Zug um Zug: Im Urlaub steht die Zeit still.
ui-vacation-cup-not = Zug um Zug: Runden beginnen zu festen Zeiten, deshalb läuft die Uhr auch im Urlaub.
ui-error-vacation-none = Auf diesem Server gibt es keinen Urlaub.
ui-error-vacation-dates = An diesen Tagen kann kein Urlaub sein: ab heute, höchstens ein Jahr voraus, und der letzte nicht vor dem ersten.
ui-error-vacation-twice = An einigen dieser Tage hast du schon Urlaub.
ui-error-vacation-many = Für jetzt hast du genug Urlaube geplant.
ui-error-vacation-days =
    { $n ->
        [one] Das wären zu viele: Es gibt einen Urlaubstag im Jahr.
       *[other] Das wären zu viele: Es gibt { $n } Urlaubstage im Jahr.
    }
ui-error-vacation-gone = Dieser Urlaub ist vorbei, oder es gab ihn nie.
ui-calendar = Kalender
ui-calendar-name = Rookery
ui-calendar-help = Ein Link für dein Kalenderprogramm: bis wann du in Partien Zug um Zug antworten sollst und wann Runden deiner Turniere beginnen.
ui-calendar-address = Adresse
ui-calendar-secret = Wer diese Adresse hat, sieht diese Termine. Mit einem neuen Link gilt der alte nicht mehr.
ui-calendar-make = Link erstellen
ui-calendar-renew = Neuer Link
ui-calendar-stop = Kein Link mehr
ui-calendar-turn = Frist endet: { $game }
ui-calendar-round = { $cup }: Runde { $n }
ui-push = In diesem Browser
ui-push-help = Dein Browser meldet, dass du dran bist, auch wenn Rookery nicht offen ist: sofort, aber nicht in deiner Ruhezeit. Die Nachricht geht verschlüsselt über den Dienst des Browserherstellers.
ui-push-on = In diesem Browser Bescheid geben
ui-push-this = dieser Browser
ui-push-remove = Entfernen
ui-push-unable = Dieser Browser kann das hier nicht: Dafür braucht es Skripte, https und einen Browser mit Web-Push.
ui-push-none = Dieser Server benachrichtigt keine Browser.
ui-admin-notices = Benachrichtigungen
ui-admin-notices-help = Abgeschlossene Tage: Die Zahlen von heute würden verraten, wer gefragt wurde.
ui-admin-yesterday = Gestern
ui-admin-week = Sieben Tage
ui-admin-way-mail = E-Mail
ui-admin-way-push = Browser
ui-admin-sent = { $sent } gesendet, { $failed } gescheitert
ui-admin-stuck = manche lassen sich gerade nicht senden
ui-error-push = Mit diesem Abonnement lässt sich nichts zustellen.
ui-keep-sessions = Beendete Sitzungen
ui-keep-waiting = Tische, an denen nie gespielt wurde
ui-keep-cups = Turniere, die nie begonnen haben
ui-keep-games = Beendete Partien von Gästen
ui-keep-guests = Gäste ohne Partien
ui-keep-audit = Alte Zeilen des Protokolls
ui-keep-dry = Es wurde nichts gelöscht.
ui-keep-done = All das wurde gelöscht.
ui-backup-backup = Sicherung geschrieben. Tische: { $tables }, Leute: { $people }, Einträge: { $entries }.
ui-backup-restore = Eingespielt. Tische: { $tables }, Leute: { $people }, Einträge: { $entries }.
ui-backup-exists = { $file } gibt es schon. Eine Sicherung überschreibt nie eine Datei.
ui-backup-form = Die Datenbank hat nicht die neueste Form. Starte den Server einmal und sichere dann.
ui-backup-file = { $file } ist keine Sicherung von Rookery.
ui-backup-running = Auf dieser Datenbank läuft ein Server. Halte ihn zuerst an; wurde er gewaltsam beendet, warte eine Minute.
ui-backup-full = Diese Datenbank ist nicht leer. Mit --replace ersetzt die Sicherung alles, was darin ist.
ui-backup-broken = Die Kopie ist beschädigt.
ui-backup-newer = Die Sicherung hat die Form { $form }, aus einer neueren Version von Rookery.
ui-setting-rate_mails = E-Mails je Adresse und je Person
ui-setting-keep_guests = Tage, bis ein Gast ohne Partien gelöscht wird; 0: nie
ui-setting-keep_waiting = Tage, bis ein Tisch gelöscht wird, der nur gewartet hat; 0: nie
ui-setting-keep_cups = Tage, bis ein Turnier gelöscht wird, das nie begonnen hat, ab der Anlage oder dem geplanten Beginn; 0: nie
ui-setting-keep_sessions = Tage, bis eine beendete Sitzung gelöscht wird; 0: nie
ui-setting-keep_games = Tage, bis eine beendete Partie ohne Konten gelöscht wird; 0: nie
ui-setting-keep_audit = Tage, bis eine Zeile des Protokolls gelöscht wird; 0: nie
ui-setting-url = die Adresse, unter der dieser Server erreichbar ist, für Links in E-Mails (https://…)
ui-setting-smtp = Mailserver: smtps://user:password@host, smtp+starttls://… oder smtp://…
ui-setting-mail_from = Absender der E-Mails
ui-setting-notice_seconds = Sekunden zum Antworten, bevor jemand Bescheid bekommt
ui-setting-vacation_days = Urlaubstage im Jahr in Partien Zug um Zug; 0: keine
ui-setting-push = 0: kein Web-Push; sonst geht es, wo ROOKERY_URL gesetzt ist
ui-setting-push_key = Schlüssel für Web-Push, wenn er nicht beim ersten Start entstehen soll
ui-cli-admin = Einen Server verwalten: Leute, Tische, Sperren, Sicherungen. Auch während der Server läuft.
ui-cli-admin-status = Zeigen, wer jetzt spielt und wie die Prozesse laufen.
ui-cli-admin-people = Leute nach Namen oder Kennung finden; ohne Namen: Konten, Sperren und Stummschaltungen.
ui-cli-admin-tables = Tische auflisten, alle oder nur die beschädigten.
ui-cli-admin-log = Lesen, was Admins getan haben: wer, was, wann, warum.
ui-cli-admin-close = Eine Partie ohne Ergebnis beenden; ein wartender Tisch verschwindet.
ui-cli-admin-delete = Einen Tisch löschen, mit allem, was über ihn gespeichert ist.
ui-cli-admin-mute = Eine Person stummschalten: Sie kann spielen, aber nicht chatten.
ui-cli-admin-unmute = Die Stummschaltung einer Person aufheben.
ui-cli-admin-ban = Eine Person oder ein Netz aussperren. Sitzungen und Verbindungen enden sofort.
ui-cli-admin-unban = Die Sperre einer Person oder eines Netzes aufheben.
ui-cli-admin-end-sessions = Alle Sitzungen einer Person beenden.
ui-cli-admin-fair = Was beim fairen Spiel auffällt, oder alle Zahlen über eine Person.
ui-cli-admin-rename = Einer Person einen anderen Namen geben.
ui-cli-admin-announce = Einen Text oben auf jeder Seite zeigen; ohne Text: ihn beenden.
ui-cli-admin-link = Einen Link ausgeben, der ein Konto zum Admin macht.
ui-cli-admin-dismiss = Einer Person die Admin-Rolle entziehen.
ui-cli-admin-purge = Löschen, was die Einstellungen nicht mehr aufbewahren.
ui-cli-admin-backup = Alles in eine neue Datei schreiben, auch während der Server läuft.
ui-cli-admin-restore = Eine Sicherung in eine SQLite- oder PostgreSQL-Datenbank einspielen. Der Server darf nicht laufen.
ui-cli-admin-backup-file = Die neue Datei.
ui-cli-admin-restore-file = Eine Sicherung.
ui-cli-replace = Alles ersetzen, was die Datenbank enthält.
ui-cli-dry_run = Nur zählen.
ui-cli-person = Die Kennung einer Person oder der Name eines Kontos.
ui-cli-who = Eine Person, oder ein Netz wie 192.0.2.0/24.
ui-cli-why = Der Grund; er steht dann im Protokoll.
ui-cli-days = Für so viele Tage; 0: für immer.
ui-cli-hours = Für so viele Stunden; 0: bis du sie beendest.
ui-cli-text = Was angezeigt wird.
ui-cli-url = Die Adresse, unter der der Server erreichbar ist.
ui-cli-which = waiting, playing oder over; ein Tisch, ein Spiel oder die Kennung einer Person.
ui-cli-damaged = Jeden Tisch lesen und die beschädigten auflisten.
ui-cli-count = Anzahl der Zeilen.
ui-cli-admin-people-name = Teil eines Namens oder eine Kennung.
ui-cli-admin-rename-name = Der neue Name.

# Die Arena: was sie zeigt und schreibt

ui-arena-bot = Bot
ui-arena-wins = Siege
ui-arena-shared = { $count } geteilt
ui-arena-win-rate = Siegquote
ui-arena-interval = 95-%-Intervall
ui-arena-points = Punkte
ui-arena-place = Rang
ui-arena-sources = Punkte nach Herkunft
ui-arena-by-seat = Siegquote nach Platz
ui-arena-seat = Platz { $seat }
ui-arena-anybody = alle
ui-arena-rating = Wertungszahl
ui-arena-ratings-none = Keine Wertungszahlen: openskill gehört zu Rookery, fehlt aber. Installiere Rookery neu.
ui-arena-speed = { $speed } Partien/s, noch { $left }
ui-arena-progress = { $done }/{ $all } Partien, { $speed }/s, noch { $left } s
ui-arena-head = { $game }, { $seats ->
    [one] { $seats } Platz
   *[other] { $seats } Plätze
  }, { $bots }, Startwert { $seed }
ui-arena-summary = { $games ->
    [one] { $games } Partie
   *[other] { $games } Partien
  } in { $seconds } s: { $speed } Partien/s mit { $jobs ->
    [one] { $jobs } Prozess
   *[other] { $jobs } Prozessen
  }, { $decisions } Entscheidungen je Partie; erwartet { $par }
ui-arena-resumed = { $count } davon standen im Journal
ui-arena-cut = { $count } abgebrochen und nicht gezählt
ui-arena-crashed = { $count } abgestürzt und nicht gezählt
ui-arena-crash = Partie { $game } ist abgestürzt: { $why }; Aufzeichnung: { $file }
ui-arena-report = Bericht: { $file }
ui-arena-results = Ergebnisse: { $file }
ui-arena-turn-crashed = abgestürzt
ui-arena-turn-slow = zu langsam
ui-arena-turn-nonsense = kein erlaubter Zug
ui-arena-faults = { $bot } verlor { $count ->
    [one] { $count } Zug
   *[other] { $count } Züge
  } durch die Zeitregel ({ $why }); zuerst in Partie { $game }: { $note }
ui-arena-faults-head = Verlorene Züge
ui-arena-sprt-h1 = Test bestanden nach { $games } Partien: { $bot } gewinnt { $share }; das spricht für { $high } und gegen { $low } (LLR { $ratio }, Grenzen { $reject } und { $accept }).
ui-arena-sprt-h0 = Test nicht bestanden nach { $games } Partien: { $bot } gewinnt { $share }; das spricht für { $low } und gegen { $high } (LLR { $ratio }, Grenzen { $reject } und { $accept }).
ui-arena-sprt-open = Test offen nach { $games } Partien: { $bot } gewinnt { $share }; { $low } oder { $high }? (LLR { $ratio }, Grenzen { $reject } und { $accept })
ui-arena-sprt-caption = Das logarithmierte Likelihood-Verhältnis nach jedem Block von Partien; an einer der gestrichelten Linien endet der Test.
ui-arena-about = { $games ->
    [one] { $games } Partie
   *[other] { $games } Partien
  } mit { $seats ->
    [one] { $seats } Platz
   *[other] { $seats } Plätzen
  }, { $form }, Startwert { $seed }. Ein geteilter Sieg zählt als sein Anteil. Die Intervalle sind 95-%-Intervalle nach Wilson.
ui-arena-form-match = ein Match mit wechselnden Plätzen
ui-arena-form-sides = Seite gegen Seite
ui-arena-form-pairs = jeder gegen Tische jedes anderen
ui-arena-form-round-robin = jeder Tisch aus verschiedenen Bots
ui-arena-form-gauntlet = der erste gegen jeden anderen
ui-arena-cut-long = { $count ->
    [one] { $count } Partie dauerte zu lange, wurde abgebrochen und zählt nicht.
   *[other] { $count } Partien dauerten zu lange, wurden abgebrochen und zählen nicht.
  }
ui-arena-crashed-long = { $count ->
    [one] { $count } Partie ist abgestürzt und zählt nicht; siehe unten.
   *[other] { $count } Partien sind abgestürzt und zählen nicht; siehe unten.
  }
ui-arena-crash-head = Partie { $game } ist abgestürzt
ui-arena-win-caption = Mit 95-%-Intervallen; die gestrichelte Linie ist der erwartete Anteil.
ui-arena-rating-caption = Openskill (Plackett–Luce), Mittelwert und 95-%-Intervall; ein Neuling hat 25. Gleichstände zählen; über die Reihenfolge der Partien wird gemittelt.
ui-arena-ahead = Wer vor wem ankam
ui-arena-ahead-caption = Wie oft ein Platz des Bots in der Zeile vor einem des Bots in der Spalte ankam; gleiche Ränge zählen halb.
ui-arena-scores = Punktzahlen
ui-arena-scores-caption = Wie oft jede Endpunktzahl erreicht wurde, je Bot.
ui-arena-sources-caption = Mittlere Punkte je Partie und woher sie kamen.
ui-arena-seats-caption = Plätze zählen ab 0; wer anfängt, wird ausgelost. Mit 95-%-Intervallen.
ui-arena-length = Länge der Partien
ui-arena-length-caption = Entscheidungen je Partie.
ui-arena-decisions = { $count } Entscheidungen
ui-arena-taken = Was genommen wird
ui-arena-taken-caption = Anteil der Gelegenheiten, bei denen es genommen wurde.
ui-arena-standings = Stand; Punkte je Partie
ui-arena-mean = Mittel { $value }

# Eine Studie zu einem Spiel

ui-study-title = Eine Studie zu { $game }
ui-study-about = Beendete Partien: { $games }; Plätze: { $seats }; gespielt von { $bots }; Startwert { $seed }.
ui-study-caveat = Die Zahlen sagen, wie es diesen Bots ergeht. Was öfter gewinnt, kann stark sein; vielleicht können diese Bots aber auch mehr damit anfangen, oder sie nehmen es, wenn sie ohnehin gewinnen.
ui-study-left-out = Nicht gezählte Partien: { $cut } zu lange, { $crashed } abgestürzt.
ui-study-group-caption = Siegquote derer, die es genommen haben, mit 95-%-Intervallen, und wie viele es waren. Die gestrichelte Linie ist der Mittelwert von allen: { $base }.
ui-study-all = Alle Zahlen
ui-study-thing = was
ui-study-source = Quelle
ui-study-times = wie oft
ui-study-games = Partien / davon damit
ui-study-seats = Plätze
ui-study-way = wie
ui-study-base = Mittel seiner Art
ui-study-outliers = Was auffällt
ui-study-outliers-caption = Was öfter oder seltener gewinnt als anderes, das auf dieselbe Weise genommen wird. Wäre alles gleich, stünde hier nur in einer von tausend Studien etwas.
ui-study-no-outliers = Nichts weicht stärker von seiner Art ab, als der Zufall erklärt.
ui-study-mean = je Spieler
ui-study-share = Anteil
ui-study-winners = je Sieger
ui-study-stands-out = { $thing } ({ $way }): { $rate } von { $seats }, seine Art { $base }
ui-analysis = Analyse
ui-analysis-chances = Gewinnchancen
ui-analysis-chart = Die Gewinnchancen aller, Zug um Zug
ui-analysis-turning = Wendepunkte
ui-analysis-none = Kein Zug und kein Glücksfall ragt heraus.
ui-analysis-moves = Züge, die einen zweiten Blick wert sind
ui-analysis-accuracy = Genauigkeit
ui-analysis-luck = Glück
ui-analysis-play = Spiel
ui-analysis-won = Gewonnen
ui-analysis-better = Besser: { $move }
ui-analysis-line = So hätte es weitergehen können:
ui-analysis-lucky = Das Glück hilft { $name }
ui-analysis-unlucky = Das Glück wendet sich gegen { $name }
ui-analysis-inaccuracy = Ungenauigkeit
ui-analysis-mistake = Fehler
ui-analysis-blunder = Patzer
ui-analysis-good = gute Idee
ui-analysis-brilliant = glänzende Idee
ui-analysis-network = Beurteilt vom Bot, der dieses Spiel gelernt hat, nach dem, was alle beim Ziehen jeweils wissen konnten. Die Kurve mittelt benachbarte Züge.
ui-analysis-foresight = Beurteilt nach Faustregeln, die weiterspielen, bis am Tisch Ruhe einkehrt, nach dem, was alle beim Ziehen jeweils wissen konnten. Lange Pläne bleiben unerkannt. Die Kurve mittelt benachbarte Züge.
ui-analysis-thumbs = Beurteilt nach Faustregeln und zufällig zu Ende gespielten Partien, nach dem, was alle beim Ziehen jeweils wissen konnten. Lange Pläne bleiben unerkannt, und ein Vorsprung zählt weniger, als er sollte. Die Kurve mittelt benachbarte Züge.
ui-analysis-luck-note = Glück ist, was der Zufall brachte, verglichen mit dem, was zu erwarten war; Spiel ist der Rest.
ui-analysis-progress = Analyse: { $done } von { $all }, noch etwa { $left } s
ui-analysis-stopped = Abgebrochen. Es wurde nichts geschrieben.
ui-analysis-written = Geschrieben: { $file }
ui-analysis-effort = keine Gründlichkeit „{ $name }“; es gibt { $known }
ui-cli-analyse = Auf eine beendete Partie zurückblicken: Chancen, Fehler, Wendepunkte, Glück.
ui-cli-effort = Wie gründlich: quick (etwa eine Minute) oder deep.
ui-cli-html = Eine HTML-Datei mit der Kurve schreiben.
ui-cli-analyse-seed = Gleicher Startwert, gleiche Analyse.
ui-analysis-go = Diese Partie analysieren
ui-analysis-what = Wer Zug um Zug die besten Aussichten hatte, welche besseren Züge verpasst wurden und was Glück war. Das dauert eine Minute oder länger.
ui-analysis-nobody = Diese Partie wurde noch nicht analysiert. Wer mitgespielt hat, kann das veranlassen.
ui-analysis-going = Die Analyse läuft: { $n } %
ui-analysis-waiting =
    { $count ->
        [0] Die Analyse beginnt gleich.
        [one] Zuerst wird { $count } andere Partie analysiert.
       *[other] Zuerst werden { $count } andere Partien analysiert.
    }
ui-analysis-failed = Die Analyse hat zu lange gedauert oder zu viel Speicher gebraucht und wurde beendet.
ui-analysis-show = Auf dem Brett zeigen
ui-analysis-back = Zurück zur Partie
ui-analysis-never = Das ist nicht geschehen: So hätte die Partie weitergehen können.
ui-error-analyses = Viele Partien warten auf ihre Analyse. Bitte versuche es in ein paar Minuten noch einmal.
ui-setting-analysis_seconds = eine Analyse, die länger dauert, wird beendet
ui-setting-analysis_memory = Megabyte; eine Analyse, die mehr braucht, wird beendet
ui-setting-fair_games = beendete Wertungspartien, die jeder Prozess pro Stunde für die Zahlen zum fairen Spiel betrachtet; 0: keine

# -- ranked games and ratings

ui-undo-refused-ranked = In einer Wertungspartie lässt sich nichts zurücknehmen.
ui-error-ranked-account = Wertungspartien brauchen ein Konto. Setze in den Einstellungen ein Passwort, dann wird aus deinem Namen ein Konto.
ui-error-ranked-people = An einer Wertungspartie nehmen nur Menschen teil, keine Bots oder Programme.
ui-error-ranked-prepared = Eine Wertungspartie beginnt wie jede andere: ohne vorbereitete Stellung, festgelegten Zufall oder frühere Züge.
ui-error-ranked-options = Wertungspartien folgen den üblichen Regeln: ohne Varianten, eigene Karten oder gewählte Figuren.
ui-error-ranked-clock = Eine Wertungspartie braucht eine Uhr: 1 Minute bis 2 Stunden je Person, zeitversetzt 1 Stunde bis 14 Tage je Antwort.
ui-error-ranked-stays = Ob ein Tisch gewertet wird, lässt sich später nicht ändern. Bitte eröffne einen anderen.
ui-error-ranked-seated = Andere haben sich wegen dieser Einstellungen gesetzt: An einem Wertungstisch bleiben sie, wie sie sind, solange jemand dort sitzt.
ui-error-ranked-away = { $name } ist gerade nicht da. Warte ein wenig oder gib den Platz frei.
ui-error-ranked-proposal = An einem gewerteten Tisch kannst du nur vorschlagen, die Partie zu beenden.
ui-ranked = Gewertet
    .help = Nur mit Konto, mit Uhr und nach den üblichen Regeln. Die Partie zählt für die Wertungszahlen aller, die mitspielen.
ui-ranked-table = Wertungspartie: keine Tipps, kein Zurücknehmen. Wer geht, bekommt den letzten Platz.
ui-ratings = Rangliste
ui-ratings-lead = Wertungspartien gegen Menschen, nach Spiel, Personenzahl und Tempo. Du kommst nach { $games } Partien auf die Liste, sobald du { $met } verschiedene Gegner hattest.
ui-ratings-show = Anzeigen
ui-ratings-none = Hier steht noch niemand: Es gibt noch nicht genug Wertungspartien.
ui-ratings-better = Höhere Wertungszahlen
ui-ratings-more = Niedrigere Wertungszahlen
ui-ratings-how = Alle beginnen mit 1500. Die Zahl hinter ± sagt, wie weit eine Wertungszahl noch danebenliegen kann; sie sinkt mit jeder Partie.
ui-rating = Wertungszahl
ui-rating-lately = Wertungspartien der letzten sechs Monate
ui-rating-chart = Deine Wertungszahlen der letzten sechs Monate
ui-rating-yours = Deine Wertungszahl: { $points } ± { $margin }
ui-rating-place = Platz { $place }
ui-rating-provisional = vorläufig
ui-rating-needs-games = { $count ->
    [one] noch { $count } Partie bis zur Rangliste
   *[other] noch { $count } Partien bis zur Rangliste
    }
ui-rating-needs-met = { $count ->
    [one] noch { $count } neuer Gegner bis zur Rangliste
   *[other] noch { $count } neue Gegner bis zur Rangliste
    }
ui-size-2 = 2 Personen
ui-size-3-4 = 3–4 Personen
ui-size-5-more = 5 oder mehr Personen
ui-pace-none = ohne Uhr
ui-pace-fast = schnell
ui-pace-slow = langsam
ui-pace-turn = zeitversetzt
ui-pair-ranked = Gewertet, mit etwa gleich starken Leuten
ui-pair-ranked-account = Wertungspartien brauchen ein Konto:
ui-pair-ranked-set = Passwort setzen
ui-pair-lang = Am liebsten mit Leuten, die meine Sprache sprechen
ui-pair-reach = Mitspieler, deren Wertungszahl um höchstens { $points } Punkte von deiner abweicht; je länger du wartest, desto mehr.
ui-pair-reach-any = Mitspieler mit beliebiger Wertungszahl.
ui-pair-bots-instead = Lieber mit Bots spielen
ui-pair-bots-later = Wenn es lange dauert, kannst du bald mit Bots spielen. Diese Partie zählt dann nicht.
ui-pair-bots-now = Noch niemand da? Spiel lieber mit Bots. Diese Partie zählt nicht.
ui-admin-fair = Faires Spiel
ui-admin-fair-head = Wertungspartien von einer Adresse
ui-admin-fair-help = Diese Leute haben von derselben Adresse aus Wertungspartien miteinander gespielt. Das kann eine Familie sein, eine Schule oder eine Person mit zwei Konten. Der Server unternimmt deswegen nie von selbst etwas.
ui-admin-fair-none = Keine solchen Partien.
ui-admin-fair-games = { $count ->
    [one] { $count } von { $together } gemeinsamen Partien
   *[other] { $count } von { $together } gemeinsamen Partien
    }
ui-fair-head = Was auffällt
ui-fair-help = Zahlen aus beendeten Wertungs- und Turnierpartien, die du selbst beurteilen musst. Es kann harmlose Gründe geben: Lehrer und Schüler, Familien, ein eigener Stil. Der Server unternimmt deswegen nie von selbst etwas.
ui-fair-compared = Verglichen: { $sums } Summen über { $people } Spieler. Hier steht nur, was der Zufall allein kaum je irgendwem brächte (korrigiertes p unter 0,05). Suche nach einem Namen, um alle Zahlen über jemanden zu sehen.
ui-fair-none = Nichts fällt auf.
ui-fair-stands-out = auffällig
ui-fair-all = Alle Zahlen
ui-fair-names = „{ $event }“ in { $times } von { $of } möglichen Fällen ({ $rate } %); üblich wären { $usual } %.
ui-fair-gives = Jede Entscheidung verändert die Aussichten des anderen um { $excess } (± { $error }) Prozentpunkte, verglichen mit dem Üblichen.
ui-fair-results = Mit dem anderen am Tisch gelingt der Sieg über alle übrigen um { $excess } (± { $error }) Prozentpunkte öfter als in anderer Gesellschaft.
ui-fair-sees = Jeder Zug ist um { $excess } (± { $error }) Prozentpunkte besser, als das eigene Wissen erklärt, verglichen mit allen anderen.
ui-fair-chance = { $count ->
    [one] { $count } Partie
   *[other] { $count } Partien
    } · durch Zufall allein: p { $chance }, korrigiert { $corrected }
ui-fair-how = Wie das gemessen wird
ui-fair-how-names = Ereignisse, die einen anderen Platz nennen: wie oft ein solches Ereignis diese Person traf, wenn es sie treffen konnte, verglichen mit den anderen am selben Tisch und damit, wie alle übrigen sie behandeln. Auch ein Raub, der unterblieb, zählt.
ui-fair-how-gives = Was die Züge brachten: wie sehr eine Entscheidung die Gewinnaussichten des anderen veränderte, verglichen mit anderen erlaubten Zügen, mit dem Rest des Tisches und mit den Entscheidungen aller übrigen.
ui-fair-how-results = Ergebnisse: wie jemand gegen den Rest des Tisches abschnitt, verglichen mit den Wertungen und mit den eigenen Partien in anderer Gesellschaft.
ui-fair-how-sees = Wissen: Züge werden in der wahren Welt gewogen und in Welten, die am eigenen Platz nicht von ihr zu unterscheiden waren. Züge, die immer wieder in der wahren besser sind, sprechen dafür, dass jemand fremde Karten sah – oder den Tisch sehr gut liest.
ui-fair-how-sure = „±“ ist ein Standardfehler, mit Partien als Einheiten. „Korrigiert“ ist p mal der Zahl der verglichenen Summen: Unter 0,05 brächte der Zufall allein so etwas in weniger als einer von 20 solchen Listen überhaupt irgendwem. Betrachtet wird eine Auswahl der Partien, nachdem sie zu Ende sind.

## Tournaments
ui-cups = Turniere
ui-cups-lead = Turniere für alle, die auf diesem Server ein Konto haben. Zusehen darf jeder.
ui-cups-new = Neues Turnier
ui-cups-account = Um ein Turnier auszurichten oder mitzuspielen, brauchst du ein Konto:
ui-cups-open = Anmeldung offen
ui-cups-running = Im Gange
ui-cups-over = Beendet
ui-cups-none = Hier ist gerade nichts.
ui-cups-all = Alle Turniere
ui-cup-name = Name des Turniers
ui-cup-form = Form
ui-cup-form-swiss = Schweizer System
    .help = In jeder Runde spielen alle, mit Leuten, die etwa gleich viele Punkte haben und denen sie noch nicht begegnet sind.
ui-cup-form-groups = Gruppen mit Finale
    .help = In kleinen Gruppen treffen alle aufeinander; die Besten jeder Gruppe spielen ein Finale.
ui-cup-seats = Personen an einem Tisch
    .help = Wenn es die Zahl der Leute verlangt, eine Person mehr oder weniger; zwei bleiben zwei, und jemand setzt vielleicht aus.
ui-cup-rounds = Runden
    .help = In Gruppen bedeutet 0: bis alle aufeinandergetroffen sind.
ui-cup-size = Personen in einer Gruppe
ui-cup-best = Wie viele aus jeder Gruppe weiterkommen
    .help = 0: ohne Finale.
ui-cup-finals = Runden des Finales
ui-cup-groups-only = Nur für Gruppen
ui-cup-flow = Wann Runden beginnen
ui-cup-flow-hand = Wenn ich sie beginne
ui-cup-flow-leisure = Sobald alle Partien zu Ende sind
ui-cup-flow-times = Zu festen Zeiten, wenn alle Partien zu Ende sind
ui-cup-begins = Die erste Runde beginnt
    .help = Lass das Feld leer, wenn du die erste Runde selbst beginnen willst.
ui-cup-every = Minuten von Runde zu Runde
ui-cup-grace = Minuten, um Platz zu nehmen
    .help = Danach spielen die anderen ohne die, die nicht gekommen sind. Zeitversetzte Partien beginnen sofort.
ui-cup-most = Höchstzahl der Mitspieler
ui-cup-ranked = Alle Partien sind gewertet: mit Uhr, und sie zählen für die Wertungszahlen.
ui-cup-make = Anmeldung öffnen
ui-cup-round = Runde { $round }
ui-cup-round-of = Runde { $round } von { $count }
ui-cup-final = Finale
ui-cup-group = Gruppe { $n }
ui-cup-host = Gastgeber: { $name }
ui-cup-tables-of = { $seats } an einem Tisch
ui-cup-enter = Anmelden
ui-cup-return = Weiterspielen
ui-cup-leave = Abmelden
ui-cup-you-in = Du bist angemeldet.
ui-cup-you-out = An den nächsten Runden nimmst du nicht teil.
ui-cup-yours = Deine Partie: Tisch { $n }, mit { $names }
ui-cup-here = Platz nehmen
ui-cup-waits = Du hast Platz genommen. Die Partie beginnt, wenn alle da sind: { $here } von { $count }. Lass diese Seite offen.
ui-cup-to-table = Zum Tisch
ui-cup-bye-yours = Du setzt diese Runde aus. Das zählt als Sieg.
ui-cup-seats-until = Platz nehmen bis
ui-cup-next-at = Die nächste Runde beginnt
ui-cup-standings = Stand
ui-cup-points = Punkte
ui-cup-opponents = Gegner
ui-cup-wins = Siege
ui-cup-direct = Direkt
ui-cup-games = Partien
ui-cup-by = Entschieden durch
ui-cup-by-points = Punkte
ui-cup-by-opponents = stärkere Gegner
ui-cup-by-wins = mehr Siege
ui-cup-by-direct = direkter Vergleich
ui-cup-ties = Wer am Tisch Erster wird, bekommt 1 Punkt, der Letzte 0, die anderen anteilig. Bei gleichen Punkten entscheidet, wie gut die Gegner waren, dann die Zahl der ersten Plätze, dann die Partien gegeneinander. Wer in allem gleich ist, teilt sich den Platz.
ui-cup-out = ausgeschieden
ui-cup-table = Tisch { $n }
ui-cup-seating = { $here } von { $count } da
ui-cup-live = live
ui-cup-done = zu Ende
ui-cup-void = Kein Ergebnis: der Gastgeber entscheidet
ui-cup-bye = spielfrei
ui-cup-absent = nicht gekommen
ui-cup-by-host = laut Gastgeber
ui-cup-hosting = Für den Gastgeber
ui-cup-pair = Runde { $round } beginnen
ui-cup-finish = Turnier beenden
ui-cup-cancel = Turnier absagen
ui-cup-sure = Ja, ganz sicher
ui-cup-remove = Aus dem Turnier nehmen
ui-cup-removed = Aus dem Turnier genommen
ui-cup-readmit = Wieder zulassen
ui-cup-result = Ergebnis angeben
ui-cup-games-open = Die nächste Runde kann beginnen, wenn alle Partien zu Ende sind.
ui-cup-all-played = Alle Runden sind gespielt.
ui-cup-players = Mitspieler
ui-cup-nobody = Es ist noch niemand angemeldet.
ui-cup-wall = Für die Wand
ui-cup-csv = Ergebnisse als CSV
ui-cup-until-seats = um Platz zu nehmen
ui-cup-until-round = bis zur nächsten Runde
ui-cup-scan = Scannen zum Anmelden, Platznehmen oder Zusehen
ui-cup-rest = Spielfrei
ui-cup-moved-up = um { $count } nach oben
ui-cup-moved-down = um { $count } nach unten
ui-cup-calls = { $name }: Dein Tisch wartet auf dich.
ui-cup-back = Zum Turnier
ui-error-no-cup = Dieses Turnier gibt es nicht.
ui-error-cup-damaged = Was von diesem Turnier gespeichert ist, lässt sich nicht mehr lesen.
ui-error-cup-game = Dieses Spiel gibt es auf diesem Server nicht.
ui-error-cup-seats = Dieses Spiel ist für { $low } bis { $high } Personen an einem Tisch.
ui-error-cup-rounds = Möglich sind { $low } bis { $high } Runden.
ui-error-cup-size = Eine Gruppe kann { $low } bis { $high } Personen haben.
ui-error-cup-best = Aus jeder Gruppe können { $low } bis { $high } Personen weiterkommen.
ui-error-cup-finals = Das Finale kann { $low } bis { $high } Runden haben.
ui-error-cup-every = Von Runde zu Runde können { $low } bis { $high } Minuten vergehen.
ui-error-cup-grace = Um Platz zu nehmen, sind { $low } bis { $high } Minuten möglich.
ui-error-cup-most = Teilnehmen können { $low } bis { $high } Personen.
ui-error-cup-begins = Das ist kein Zeitpunkt innerhalb des nächsten Jahres.
ui-error-cup-name = Bitte gib dem Turnier einen Namen mit 2 bis { $most } Zeichen.
ui-error-cup-many = Du hast schon { $most } Turniere, die nicht zu Ende sind. Bitte beende erst eines oder sage es ab.
ui-error-cup-account = Turniere brauchen ein Konto. Setze in den Einstellungen ein Passwort, dann wird aus deinem Namen ein Konto.
ui-error-cup-entered = Du bist schon angemeldet.
ui-error-cup-not-entered = Diese Person nimmt nicht teil oder hat sich schon abgemeldet.
ui-error-cup-full = Das Turnier ist voll: { $most } Personen haben sich angemeldet.
ui-error-cup-final = Das Finale hat begonnen: Es kann niemand mehr dazukommen.
ui-error-cup-over = Dieses Turnier ist zu Ende, oder seine letzte Runde hat begonnen.
ui-error-cup-left = Du hast dich abgemeldet. Melde dich wieder an, bevor du Platz nimmst.
ui-error-cup-removed = Du wurdest aus diesem Turnier genommen.
ui-error-cup-not-removed = Diese Person wurde nicht aus dem Turnier genommen.
ui-error-cup-no-seat = In dieser Runde wartet kein Tisch auf dich.
ui-error-cup-games-open = Einige Partien laufen noch oder haben kein Ergebnis. Der Gastgeber kann angeben, wie sie ausgegangen sind.
ui-error-cup-too-few = Es sind zu wenige Personen dabei, um einen Tisch zu besetzen.
ui-error-cup-round = Diese Runde kann jetzt nicht beginnen. Bitte sieh dir das Turnier noch einmal an.
ui-error-cup-rounds-over = Alle Runden sind gespielt. Du kannst das Turnier beenden.
ui-error-cup-nothing = Es ist noch keine Runde gespielt. Du kannst das Turnier stattdessen absagen.
ui-error-cup-begun = Das Turnier hat begonnen und lässt sich nicht mehr absagen. Du kannst es beenden, wenn alle Partien zu Ende sind.
ui-error-cup-too-late = Die nächste Runde hat begonnen: Frühere Ergebnisse bleiben, wie sie sind.
ui-error-cup-players = Ein Ergebnis nennt alle, die am Tisch saßen, und sonst niemanden.
ui-error-cup-places = Diese Plätze passen nicht zusammen: Auf zwei geteilte erste folgt der dritte.
ui-error-cup-no-game = Diese Partie gibt es in diesem Turnier nicht.
ui-error-cup-host = Das darf nur, wer das Turnier ausrichtet.
ui-act-cup-cancel = Turnier absagen
ui-act-cup-correct = Ergebnis angeben
ui-act-cup-create = Neues Turnier
ui-act-cup-finish = Turnier beenden
ui-act-cup-pair = Runde beginnen
ui-act-cup-remove = Aus dem Turnier nehmen
ui-act-cup-readmit = Wieder zum Turnier zugelassen

## Clubs

ui-error-no-club = Diesen Club gibt es nicht.
ui-error-club-damaged = Was von diesem Club gespeichert ist, lässt sich nicht mehr lesen.
ui-error-club-account = Clubs sind für alle, die ein Konto haben. Setze in den Einstellungen ein Passwort, dann wird aus deinem Namen ein Konto.
ui-error-club-only = Das ist nur für Mitglieder des Clubs.
ui-error-club-keepers = Das dürfen nur die, die den Club leiten.
ui-error-club-owner = Das darf nur, wem der Club gehört.
ui-error-club-name = Bitte gib dem Club einen Namen mit höchstens 30 Zeichen, darunter Buchstaben oder Ziffern.
ui-error-club-taken = Ein anderer Club heißt schon so oder zum Verwechseln ähnlich.
ui-error-club-about = Eine Beschreibung kann höchstens { $most } Zeichen haben.
ui-error-club-owned = Dir gehören schon { $most } Clubs. Bitte gib erst einen ab oder löse ihn auf.
ui-error-club-heir = Dieser Person gehören schon { $most } Clubs; noch einen kann sie nicht übernehmen.
ui-error-club-many = Du kannst in höchstens { $most } Clubs sein, Anfragen eingerechnet.
ui-error-club-full = Der Club ist voll: Mehr als { $most } sind nicht möglich.
ui-error-club-keepers-full = Ein Club kann höchstens { $most } Leiter haben.
ui-error-club-out = Du wurdest aus diesem Club genommen. Nur die Leitung kann dich wieder aufnehmen.
ui-error-club-nobody = Diese Person ist nicht im Club.
ui-error-club-owner-leaves = Wem der Club gehört, kann nicht gehen: erst abgeben oder auflösen.
ui-error-league-stays = Wie ihre Tische eingerichtet sind, bestimmt die Liga.
ui-act-club-change = Club ändern
ui-act-club-close = Club auflösen
ui-act-club-found = Neuer Club
ui-act-club-hand = Clubleitung ändern
ui-act-club-remove = Mitglied herausnehmen
ui-act-league-create = Neue Liga
ui-act-league-end = Liga beenden
ui-act-league-strike = Ligapartie werten oder nicht
ui-clubs = Clubs
ui-clubs-lead = Spiele in deinem eigenen Kreis: Tische nur für Mitglieder, Turniere und Ligen.
ui-clubs-new = Neuer Club
ui-clubs-own = Meine Clubs
ui-clubs-find = Einen Club finden
ui-clubs-words = Teil des Namens
ui-clubs-search = Suchen
ui-clubs-none = Solche Clubs gibt es hier noch nicht.
ui-clubs-all = Alle Clubs
ui-clubs-account = Um einen Club zu gründen oder beizutreten, brauchst du ein Konto:
ui-club-what = Der Club
ui-club-name = Name des Clubs
ui-club-about = Beschreibung
    .help = Wer ihr seid, wann ihr spielt, wo ihr euch trefft. Einfacher Text.
ui-club-door = Wer beitreten darf
ui-club-door-open = Offen
    .help = Wer ein Konto hat, tritt sofort bei.
ui-club-door-request = Auf Anfrage
    .help = Wer beitreten will, fragt an, und die Leitung nimmt auf.
ui-club-door-invite = Privat
    .help = Beitreten kann nur, wer den Einladungslink hat. Sonst sieht niemand den Club und seine Mitglieder.
ui-club-make = Club gründen
ui-club-manage = Club leiten
ui-club-back = Zurück zum Club
ui-club-yours = Du und dieser Club
ui-club-rank-owner = Inhaber
ui-club-rank-keeper = Leitung
ui-club-rank-member = Mitglied
ui-club-rank-asked = angefragt
ui-club-rank-out = herausgenommen
ui-club-asked = Anfrage gestellt
ui-club-waits = Du hast angefragt. Die Leitung des Clubs wird antworten.
ui-club-unask = Anfrage zurückziehen
ui-club-join = Dem Club beitreten
ui-club-ask = Beitritt anfragen
ui-club-tables = Offene und laufende Tische
ui-club-no-tables = Gerade gibt es keinen Tisch des Clubs. Eröffne einen!
ui-club-new-table = Neuer Tisch für den Club
ui-club-finished = Zuletzt beendete Partien
ui-club-none-finished = Noch ist keine Partie des Clubs beendet.
ui-club-for-members = Tische und Partien des Clubs sind nur für seine Mitglieder.
ui-club-who = Mitglieder
ui-club-rating-at = Wertungszahlen in welchem Spiel
ui-club-at = Wertungszahlen: { $game }
ui-club-leave = Club verlassen
ui-club-leave-means = Du siehst die Tische des Clubs nicht mehr. Partien, in denen du sitzt, bleiben deine.
ui-club-asking = Anfragen
ui-club-admit = Aufnehmen
ui-club-refuse = Ablehnen
ui-club-keeper = Zur Leitung machen
ui-club-unkeeper = Nicht mehr Leitung
ui-club-hand = Club übergeben
ui-club-hand-means = Der Club gehört dann { $name }, und du bleibst in der Leitung.
ui-club-remove = Herausnehmen
ui-club-remove-means = Die Person sieht die Tische des Clubs nicht mehr und kommt nur zurück, wenn die Leitung sie aufnimmt. Partien, in denen sie sitzt, bleiben ihre.
ui-club-kept-out = Wer herausgenommen wurde
ui-club-readmit = Wieder aufnehmen
ui-club-forget = Darf wieder anfragen
ui-club-link = Einladungslink
ui-club-link-means = Wer ein Konto hat und diesen Link öffnet, kann beitreten.
ui-club-qr = Der Link als Code zum Scannen
ui-club-dissolve = Club auflösen
ui-club-dissolve-means = Die Seite des Clubs, seine Mitglieder und seine Ligen samt Tabellen werden endgültig gelöscht. Beendete Partien bleiben bei denen, die sie gespielt haben; laufende Partien und Turniere gehen weiter.
ui-club-for = Für den Club { $name }
    .help = In der Liste seiner Mitglieder. Nur sie können mitspielen oder zusehen.
ui-club-members = { $count ->
    [one] { $count } Mitglied
   *[other] { $count } Mitglieder
}
ui-club-invited = { $count ->
    [one] Du bist in diesen Club eingeladen. Er hat { $count } Mitglied.
   *[other] Du bist in diesen Club eingeladen. Er hat { $count } Mitglieder.
}
ui-error-no-league = Diese Liga gibt es nicht.
ui-error-league-damaged = Was von dieser Liga gespeichert ist, lässt sich nicht mehr lesen.
ui-error-league-name = Bitte gib der Liga einen Namen mit höchstens 30 Zeichen, darunter Buchstaben oder Ziffern.
ui-error-league-least = Die Mindestzahl an Partien kann { $low } bis { $high } sein.
ui-error-league-season = Eine Saison dauert zwischen einer Stunde und einem Jahr, beginnt binnen eines Jahres und endet in der Zukunft.
ui-error-league-many = Der Club hat schon { $most } Ligen, die nicht zu Ende sind. Bitte beende erst eine.
ui-error-league-closed = Die Saison dieser Liga hat noch nicht begonnen oder ist vorbei.
ui-error-league-full = Die Liga ist voll: { $most } Partien wurden gespielt.
ui-error-league-no-game = Diese Partie gibt es in dieser Liga nicht.
ui-leagues = Ligen
ui-league-new = Neue Liga
ui-league-name = Name der Liga
ui-league-low = Personen an einem Tisch, von
ui-league-high = bis
ui-league-least = Mindestzahl an Partien
    .help = Wer weniger Partien hat, steht hinter allen anderen.
ui-league-begins = Erster Tag der Saison
ui-league-ends = Letzter Tag der Saison
    .help = Die Tage gelten in UTC.
ui-league-make = Liga eröffnen
ui-league-coming = Noch nicht begonnen
ui-league-running = Im Gange
ui-league-over = Beendet
ui-league-how = Mitglieder des Clubs eröffnen Ligatische und setzen sich daran, wann sie mögen. Die Partien sind gewertet, und jede zählt in der Tabelle.
ui-league-ties = Wer am Tisch Erster wird, bekommt 1 Punkt, der Letzte 0, die anderen anteilig; wer sich einen Platz teilt, teilt auch die Punkte. Es entscheiden die Punkte pro Partie, vorn stehen alle mit genug Partien. Bei Gleichstand zählt, wie gut die Gegner waren, dann die Zahl der ersten Plätze, dann die Partien gegeneinander.
ui-league-average = Pro Partie
ui-league-too-few = zu wenige Partien
ui-league-nobody = Noch ist keine Partie gespielt.
ui-league-tables = Ligatische
ui-league-no-tables = Gerade gibt es keinen Ligatisch.
ui-league-table = Neuer Ligatisch
ui-league-games = Gespielte Partien
ui-league-strike = Nicht werten
ui-league-unstrike = Wieder werten
ui-league-struck = zählt nicht
ui-league-end = Liga beenden
ui-league-end-means = Der Stand bleibt, wie er ist. Partien, die noch laufen, zählen nicht mehr.
ui-league-last = Partien, die in der Saison eröffnet wurden, zählen auch, wenn sie später enden.
ui-cup-by-enough = gespielte Partien
ui-cup-for = Für wen
ui-cup-for-all = Für alle mit Konto
ui-invite-club = Mitglieder des Clubs finden diesen Tisch auf seiner Seite oder kommen mit diesem Link. Anderen öffnet er nichts.
