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
ui-bot-heuristic = Faustregelbot
    .help = Wägt Beute, Preise und Gefahr ab wie ein Mensch am Tisch.
ui-thinking = { $name } überlegt …
ui-waiting = Warten auf { $name }.
ui-given = Deine Antwort: { $move }. Du kannst sie ändern, bis alle da sind.
ui-given-held = Deine Antwort: { $move }.
ui-switches = Wann soll der Tisch auf dich warten?
ui-switches-lead = Wo er nicht wartet, passt du wortlos. Niemand merkt es.
ui-switch-off = Hier nicht auf mich warten

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
ui-undo-refused-chance = Das lässt sich nicht zurücknehmen: Inzwischen wurde gewürfelt oder eine Karte gezogen.
ui-undo-refused-revealed = Das lässt sich nicht zurücknehmen: Inzwischen ist etwas Verborgenes ans Licht gekommen.
ui-undo-refused-turn = Zu spät, das zurückzunehmen: Der Zug ist vorbei.
ui-undo-refused-over = Das Spiel ist vorbei, zurücknehmen geht nicht mehr.
ui-not-a-move = „{ $text }“ ist kein Zug, den ich kenne. „help“ zeigt die Befehle.
ui-ambiguous = { $count ->
    [one] „{ $text }“ lässt sich noch anders lesen. Bitte genauer.
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
ui-options = Einstellungen
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
ui-error-seats = Zu { $seats } lässt sich das nicht spielen. Möglich: { $allowed }.
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
    [one] { $count } Zufallsergebnis ist bewiesen.
   *[other] { $count } Zufallsergebnisse sind bewiesen.
  }
ui-scripted = { $count ->
    [one] { $count } Ergebnis wurde von Hand gesetzt und lässt sich nicht beweisen.
   *[other] { $count } Ergebnisse wurden von Hand gesetzt und lassen sich nicht beweisen.
  }
ui-not-verified = Die Aufzeichnung { $file } ist nicht bewiesen:
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
ui-error-overwrite = { $file } gibt es schon und ist keine Aufzeichnung; bitte wähle einen anderen Namen.
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
ui-error-broken = Bei uns ist etwas schiefgegangen. Von deinem Spiel ist nichts verloren.
ui-error-busy = An diesem Tisch geschieht zu viel auf einmal. Bitte versuche es noch einmal.
ui-error-empty = Da steht nichts, was man sagen könnte.
ui-error-full = Dieser Platz ist besetzt, oder alle sind es.
ui-error-host-only = Das darf nur, wer den Tisch eröffnet hat.
ui-error-method = Das geht unter dieser Adresse nicht.
ui-error-name-taken = Der Name { $name } gehört schon jemand anderem.
ui-error-no-hints = An diesem Tisch gibt es keine Tipps.
ui-error-no-moment = Diesen Augenblick gibt es nicht; der letzte ist { $last }.
ui-error-no-proposal = Es gibt nichts, dem du zustimmen könntest.
ui-error-no-table = Diesen Tisch gibt es nicht, oder er steht dir nicht offen.
ui-error-not-a-move = Das ist kein Zug dieses Spiels.
ui-error-not-asked = Du wirst gerade nichts gefragt.
ui-error-not-found = Hier ist nichts.
ui-error-not-now = Das geht jetzt nicht.
ui-error-not-over = Das geht erst, wenn das Spiel zu Ende ist.
ui-error-not-playing = An diesem Tisch läuft kein Spiel.
ui-error-not-signed-in = Bitte wähle zuerst einen Namen.
ui-error-not-waiting = Das Spiel hat schon begonnen.
ui-error-not-with-token = Das darf ein Programm mit einem Bot-Schlüssel nicht.
ui-error-not-your-seat = Auf diesem Platz sitzt du nicht.
ui-error-old-rules = Dieses Spiel folgte älteren Regeln und kann nicht am Tisch gezeigt werden.
ui-error-origin = Das kam von der Seite einer fremden Website und wurde abgelehnt.
ui-error-password = Name und Passwort passen nicht zusammen.
ui-error-password-length = Ein Passwort hat { $least } bis { $most } Zeichen.
ui-error-paused = Das Spiel ist angehalten.
ui-error-hushed = An diesem Tisch wird während des Spiels nicht geredet; nur die kurzen Hinweise sind erlaubt.
ui-error-no-switch = Diesen Schalter gibt es hier nicht.
ui-error-phrase = Diese Kurznachricht gibt es nicht.
ui-error-proposal = Das lässt sich jetzt nicht vorschlagen.
ui-error-proposal-open = Es liegt schon ein anderer Vorschlag vor; bitte antwortet zuerst darauf.
ui-error-seat-taken = Auf einem Platz, der wegfiele, sitzt jemand.
ui-error-seats-free = Einige Plätze sind noch frei. Warte auf Leute oder setze Bots hin.
ui-error-setup = So kann der Tisch nicht eingerichtet werden: { $why }
ui-error-sits-already = Du sitzt schon an diesem Tisch.
ui-error-choice-taken = Das hat schon jemand anders gewählt.
ui-error-no-draft = Bei dieser Frage wird nichts Halbfertiges aufgehoben.
ui-error-stale = Zu spät: Diese Frage ist schon beantwortet. So steht der Tisch jetzt.
ui-error-store = Der Server kann gerade nichts aufschreiben, darum hat sich nichts geändert. Bitte versuche es noch einmal.
ui-error-too-big = Das ist zu lang.
ui-error-too-fast = Das war zu oft in zu kurzer Zeit. Bitte warte ein wenig.
ui-error-too-many-tokens = Du hast zu viele Bot-Schlüssel. Nimm zuerst einen zurück.
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
ui-about-2 = Die Regeln werden eingehalten und erklärt: Was nicht geht, sagt dir, welche Regel im Weg steht.
ui-about-3 = Jeder Wurf und jede gezogene Karte folgt aus einem geheimen Startwert. Sein Hash steht vor dem Spiel fest, der Startwert wird danach gezeigt; so kann jeder prüfen, dass niemand geschummelt hat.
ui-account-help = Mit einem Passwort wird aus deinem Gastnamen ein Konto. Deine Spiele bleiben dir, auf jedem Gerät.
ui-add-bot = Bot dazusetzen
ui-again = Noch einmal
ui-agree = Einverstanden
ui-away = nicht da
ui-bank = Bedenkzeit für das ganze Spiel
ui-bot = Bot
ui-bot-warm = Ein Bot hält den Platz warm
ui-breakdown = Woher die Punkte kommen
ui-by-link = Mit Einladungslink
    .help = Nur wer den Link hat, findet den Tisch.
ui-chat = Chat
ui-chat-empty = Noch hat niemand etwas gesagt.
ui-chat-say = Sag etwas
ui-chat-unread = Neu im Chat:
ui-close = Schließen
ui-commitment = Hash des geheimen Startwerts
ui-copied = Kopiert
ui-copy = Kopieren
ui-credit-by = Von
ui-credit-headings = Überschriften
ui-credit-icons = Symbole
ui-credit-scripts = lebendige Seiten
ui-credit-sounds = Klänge
ui-credit-text = Text
ui-credit-use = Wofür
ui-credits = Dank
ui-credits-lead = Rookery baut auf der Arbeit anderer auf. Danke!
ui-credits-none = Diese Kopie läuft ohne Symbole, Schriften und Skripte.
ui-curious = Für Neugierige
ui-days = { $count ->
    [one] { $count } Tag
   *[other] { $count } Tage
  }
ui-drawer = Verlauf, Chat und Tisch
ui-eyes = Gesehen von
ui-first = Zum Anfang
ui-font = Schrift
ui-font-alegreya = Wie im Buch (Alegreya)
ui-font-atkinson = Gut lesbar (Atkinson Hyperlegible)
ui-font-system = Wie auf meinem Gerät
ui-for-programs = Für Programme
ui-for-research = Für die Forschung
ui-free-seat = freier Platz
ui-go-back = Zurück
ui-hint-ask = Tipp
ui-hint-head = Ein Gedanke
ui-hint-text = Ein Bot an deiner Stelle würde so spielen:
ui-hint-best = das täte ein Bot an deiner Stelle
ui-more-ways = Und { $count ->
    [one] eine weitere Möglichkeit
   *[other] { $count } weitere Möglichkeiten
}: Wähle auf dem Tisch.
ui-hints = Tipps erlauben
    .help = Jeder darf fragen, was ein Bot täte.
ui-home = Startseite
ui-home-head = Setz dich zu den Dieben
ui-home-lead = Ganz ohne Konto: Spiel sofort gegen Bots, oder schick einen Link und spiel mit Freunden.
ui-host = leitet den Tisch
ui-host-starts = Wer den Tisch aufgemacht hat, startet, sobald alle Plätze besetzt sind.
ui-prepared-table = Dieser Tisch beginnt mit einer vorbereiteten Stellung oder mit Zufallsergebnissen, die der Gastgeber bestimmt hat.
ui-how-many = Wie viele Personen?
ui-if-so-many = ab { $n } Personen
ui-in-play = läuft
ui-increment = Zugabe nach jedem Zug
ui-invite = Einladungslink
ui-invite-friends = Freunde einladen
ui-invite-text = Schick deinen Freunden diesen Link oder lass sie den Code scannen. Wer ihn öffnet, findet hier einen Platz.
ui-join = Hinsetzen
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
ui-look = Aussehen und Klang
ui-look-table = Den Tisch ansehen
ui-logout-guest = Du hast noch kein Passwort. Wer sich als Gast abmeldet, kommt zu diesen Partien nicht mehr zurück.
ui-make-account = Spiele behalten: Passwort setzen
ui-make-free = Platz freigeben
ui-make-table = Tisch aufmachen
ui-menu = Menü
ui-minutes = { $count ->
    [one] { $count } Minute
   *[other] { $count } Minuten
  }
ui-mode-live = Live
    .help = Alle sitzen gleichzeitig am Tisch.
ui-mode-turn = Zug um Zug
    .help = Jeder antwortet, wenn Zeit ist, notfalls über Tage.
ui-moment = Augenblick
ui-my-games = Meine Spiele
ui-name-help = Jeder Name ist recht. Lässt du ihn leer, bekommst du den eines Vogels.
ui-new-lead = So, wie es steht, ist es gut. Ändere, was du willst.
ui-new-table = Ein neuer Tisch
ui-next = Einen Schritt weiter
ui-no-clock = ohne Grenze
ui-no-motion = Keine Bewegung: Alles springt an seinen Platz
ui-no-open-tables = Gerade wartet kein Tisch. Mach selbst einen auf!
ui-not-so = Das geht so nicht
ui-notify = Sag mir, wenn ich dran bin
ui-notify-off = Dein Browser erlaubt keine Mitteilungen.
ui-notify-on = Du bekommst Bescheid.
ui-ok = OK
ui-open = Öffnen
ui-open-tables = Offene Tische
ui-pace = Tempo
ui-page-ambiguous = Das könnte mehrere Züge bedeuten. Bitte wähle einen.
ui-page-illegal = Das erlauben die Regeln gerade nicht.
ui-page-missing = Diese Seite gibt es nicht.
ui-page-no-move = Wähle erst etwas aus, dann bestätige.
ui-page-wrong = Etwas an dieser Anfrage stimmte nicht.
ui-password = Passwort
ui-password-new = Neues Passwort
ui-password-old = Bisheriges Passwort
ui-past-games = Beendete Spiele
ui-paused = angehalten
ui-play-now = Jetzt spielen
ui-play-on = Von hier weiterspielen
ui-players-n = { $n } Personen
ui-prev = Einen Schritt zurück
ui-profile = Profil
ui-search-nothing = Zu diesen Wörtern steht nichts in den Regeln.
ui-statistics = Wie es lief
ui-game = Spiel
ui-played = Partien
ui-played-with = Mit wem
ui-won-me = Du gewannst
ui-won-them = Sie gewannen
ui-no-games = Noch keine beendete Partie. Die erste ist nur einen Klick entfernt.
ui-won = gewonnen
ui-not-won = gespielt
ui-proposal-others = Die anderen am Tisch entscheiden.
ui-proposal-yours = Das ist dein Vorschlag; die anderen entscheiden.
ui-propose = Vorschlagen
ui-propose-live = Live spielen
ui-propose-pause = Pause machen
ui-propose-resume = Weiterspielen
ui-propose-turn = Zug um Zug spielen
ui-propose-warm = Ein Bot für { $name }
ui-proposed-live = Wollen wir ab jetzt live spielen?
ui-proposed-pause = Wollen wir eine Pause machen?
ui-proposed-resume = Wollen wir weiterspielen?
ui-proposed-turn = Wollen wir ab jetzt Zug um Zug spielen?
ui-proposed-warm = Soll ein Bot diesen Platz warm halten: { $name }?
ui-public = Öffentlich
    .help = Der Tisch steht auf der Startseite; jeder darf sich setzen oder zusehen.
ui-qr = Einladungslink als QR-Code
ui-question = Frage
ui-record = Aufzeichnung laden
ui-refresh = Neu laden
ui-refuse = Lieber nicht
ui-rematch = Revanche
ui-replay = Nachspielen
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
ui-show = Zeigen
ui-sit = Hier sitzen
ui-choice-take = Wählen
ui-choice-dealt = Dem Zufall überlassen
ui-skip = Vorspulen
ui-skip-to-content = Zum Inhalt
ui-sound = Klänge
ui-start = Spiel starten
ui-start-wait = Noch sind Plätze frei: Warte auf Freunde oder setz Bots dazu.
ui-tab-log = Verlauf
ui-table = Tisch
ui-take-back = Zurückziehen
ui-theme = Hell oder dunkel
ui-theme-auto = wie auf meinem Gerät
ui-theme-dark = dunkel: Laternenlicht
ui-theme-light = hell: Pergament
ui-turn-limit = Zug um Zug: Zeit für eine Antwort
ui-type-move = Oder einen Zug eintippen:
ui-undo = Zurücknehmen
ui-unfold = Karten von { $name } zeigen
ui-verify = Würfel prüfen
ui-verify-how = Der Startwert stand vor dem Spiel durch seinen Hash fest. Jetzt, da er bekannt ist, lässt sich jeder Wurf und jede gezogene Karte nachrechnen.
ui-verify-later = Der Startwert wird nach dem Spiel gezeigt. Dann lässt sich alles prüfen.
ui-verify-not = Nicht alles lässt sich hier beweisen.
ui-watch = Zusehen
ui-what-can-i = Was kann ich tun?
ui-who-comes = Wer darf kommen
ui-zoom-in = Vergrößern
ui-zoom-out = Verkleinern
ui-why-not = Warum nicht?
ui-your-name = Dein Name

# end of pages

## errors
# Sie folgen auf „Zeile 3:“ oder stehen vor [TM-S1]: ohne Punkt am Ende.

ui-error-game-no-game = kein Spiel „{ $name }“; es gibt { $known }
ui-error-game-no-option = keine Einstellung „{ $option }“; es gibt { $known }
ui-error-game-option-value = Einstellung { $option }: möglich sind { $allowed }, nicht { $value }
ui-error-game-cards-text = die Einstellung { $option } ist der Text einer Kartendatei
ui-error-game-cards-toml = { $where }: kein TOML-Text{ $line ->
    [0] { "" }
   *[other] { " " }(Zeile { $line }, Spalte { $column })
  }
ui-error-game-cards-none = { $where }: keine Einträge [[card]]
ui-error-game-cards-section = { $where }: der Abschnitt [{ $section }] fehlt
ui-error-game-card-row = { $where }: muss eine Tabelle von Einträgen sein
ui-error-game-card-entry = { $where }: „{ $entry }“ muss ein Text aus höchstens { $most } druckbaren Zeichen sein
ui-error-game-card-twice = { $where }: dieses Kürzel kommt zweimal vor
ui-error-game-card-source = { $where }: die Quelle (source) muss eine von { $sources } sein
ui-error-game-card-number = { $where } muss eine Zahl von { $low } bis { $high } sein, nicht { $value }
ui-error-game-seats = dieses Spiel spielt man zu { $low } bis { $high }, nicht zu { $found }
ui-error-game-no-documents = { $name } kennt keine Stellungen als Dokument
ui-error-game-not-over = das Spiel ist noch nicht zu Ende
ui-error-game-not-asked = Platz { $seat } ist nicht gefragt
ui-error-game-no-seat = kein Platz { $seat }; es gibt 0 bis { $last }
ui-error-game-no-record = eine gedachte Partie hat keine Aufzeichnung: Ihre Vergangenheit ist nur, was ein einzelner Platz weiß
ui-error-game-no-step = einen solchen Schritt gibt es nicht: „{ $step }“
ui-error-game-words = Wörter sind Texte mit höchstens 200 Zeichen
ui-error-game-names = je Platz ein Name mit höchstens 60 Zeichen; Zahl der Plätze: { $seats }
ui-error-game-no-bot = kein Bot „{ $level }“ für { $name }; es gibt { $known }
ui-error-game-no-teams = „{ $name }“ ist kein Spiel mit zwei Seiten
ui-error-game-bots = Bots: { $count }, Plätze: { $seats }; nenne einen bis { $seats } von { $known }
ui-error-game-few-games = mindestens eine Partie ist nötig, nicht { $found }
ui-error-game-few-jobs = mindestens ein Prozess ist nötig, nicht { $found }
ui-error-game-stored = die gespeicherte Antwort „{ $answer }“ folgt nicht den Regeln
ui-error-position-document = das Dokument
ui-error-position-table = muss eine Tabelle von Einträgen sein
ui-error-position-texts = muss eine Liste von Texten sein
ui-error-position-not-a-result = „{ $result }“ ist kein Ergebnis des Zufalls: { $why }
ui-error-position-cannot-happen = „{ $result }“ kann jetzt nicht geschehen, „{ $example }“ zum Beispiel schon
ui-error-position-one-of = möglich sind { $allowed }, nicht { $value }
ui-error-position-number = muss eine ganze Zahl von { $low } bis { $high } sein, nicht { $value }
ui-error-position-no-entry = unbekannter Eintrag „{ $entry }“; es gibt { $known }
ui-error-position-per-seat = muss eine Liste mit einem Eintrag je Platz sein; Zahl der Plätze: { $seats }
ui-error-position-goes-on = das Spiel kann von hier nicht weitergehen
ui-error-position-no-card = „{ $card }“ ist keine Karte dieses Tisches
ui-error-position-card-ids = muss eine Liste von Kartenkürzeln sein
ui-error-position-twice = { $card } steht dort zweimal
ui-error-position-elsewhere = { $card } liegt auch hier: { $place }
ui-error-record-text = eine Aufzeichnung ist ein Text
ui-error-record-too-long = länger als { $most } Zeichen
ui-error-record-too-many-lines = mehr als { $most } Zeilen
ui-error-record-first-line = eine Aufzeichnung beginnt mit „{ $format }“
ui-error-record-no-entry = „{ $entry }“ ist kein Eintrag; es gibt { $known }
ui-error-record-twice = „{ $entry }“ steht hier zum zweiten Mal
ui-error-record-answer = eine Antwort ist eine Platznummer, * oder +, und ein Zug
ui-error-record-move-missing = der Zug fehlt
ui-error-record-hidden = diese Zeile ist verborgen: Die Abschrift, die jemand während der Partie bekommt, lässt sich nicht nachspielen
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
ui-error-record-opening = diese Partie lässt sich nicht aufbauen: { $why }
ui-error-record-not-a-move = kein Zug: { $why }
ui-error-record-over = das Spiel ist vor dieser Zeile zu Ende
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
ui-error-move-ambiguous = „{ $text }“ kann { $count } Züge bedeuten: { $shown }
ui-error-move-empty = ein leerer Text ist kein Zug
ui-error-move-no-move = „{ $text }“ ist kein Zug dieses Spiels
ui-error-move-no-verb = mit „{ $word }“ beginnt kein Zug dieses Spiels
ui-error-move-one-card = auf „{ $verb }“ folgt eine Karte, zum Beispiel { $verb } A01
ui-error-move-nothing-follows = auf „{ $verb }“ folgt nichts
ui-error-move-no-card = „{ $word }“ ist keine Karte dieses Spiels
ui-error-move-no-seat = „{ $word }“ ist kein Platz; die Plätze sind 0 bis { $last }
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
ui-remote-lost = Die Verbindung ist abgerissen. Ich versuche zurückzukommen …
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
ui-serve-lan = Handys und Rechner im selben Netz: { $url }
ui-serve-missing = Das Paket { $name } fehlt. pip install 'rookery[server]' bringt alles, was der Server braucht.
ui-serve-port = Port { $port } ist belegt. Wähle mit --port einen anderen, oder 0 für irgendeinen.
ui-serve-ready = Rookery läuft unter { $url }
ui-serve-redis = Die Adresse von Redis beginnt mit redis:// oder rediss://
ui-serve-scheme = Eine Datenbank der Art „{ $scheme }“ gibt es nicht. Nimm sqlite:///DATEI oder postgresql+psycopg://…
ui-serve-setting = Diese Einstellung geht nicht: { $why }
ui-serve-stop = Strg-C beendet es; keine Partie geht verloren.
ui-which-game = Sag, welches Spiel. Bekannte Spiele: { $known }.

# end of remote
