### Rookery, közös szövegek: magyar

## Felsorolás és apró szavak

ui-nothing = semmi
ui-comma = { $list }, { $next }
ui-and = { $list } és { $last }
ui-yes = igen
ui-no = nem
ui-on = be
ui-off = ki
ui-none = nincs

## Emberek

ui-seat = { $n }. játékos
ui-you = te
ui-players = Játékosok
ui-spectator = Néző
ui-bot-random = Véletlenbot
    .help = Bármit meglép, ami szabályos. Győzd le, és már tudod is a szabályokat.
ui-bot-heuristic = Ökölszabálybot
    .help = Úgy mérlegel zsákmányt, árat és kockázatot, mint egy ember az asztalnál.
ui-thinking = { $name } gondolkodik…
ui-waiting = Várunk. Most { $name } következik.
ui-given = A válaszod: { $move }. Amíg nincs meg minden válasz, megváltoztathatod.
ui-given-held = A válaszod: { $move }.
ui-switches = Mikor várjon rád az asztal?
ui-switches-lead = Ahol nem vár, ott szó nélkül passzolsz. Senki sem veszi észre.
ui-switch-off = Itt ne várjatok rám

## Az asztalnál

ui-your-turn = Te jössz
ui-moves = Ezt teheted
ui-more-moves = { $count ->
    [one] … és még egy. Írd be jelöléssel, vagy nézd meg az „all” paranccsal.
   *[other] … és még { $count }. Írj be egyet jelöléssel, vagy nézd meg mindet az „all” paranccsal.
  }
ui-choose = Sorszám vagy lépés:
ui-confirm = Mehet
ui-back = Vissza
ui-log = Mi történt
ui-hint = Egy ötlet: { $move }
ui-saved = A játszma elmentve ide: { $file }.
ui-loaded = A játszma betöltve innen: { $file }.
ui-bye = Viszlát legközelebb! A játszmádat itt őrizzük: { $file }.
ui-undo-done = Visszavonva.
ui-undo-refused-nothing = Nincs mit visszavonni.
ui-undo-refused-others = Ezt már nem vonhatod vissza: azóta más is lépett.
ui-undo-refused-chance = Ezt már nem vonhatod vissza: azóta kocka gurult vagy lap fordult fel.
ui-undo-refused-revealed = Ezt már nem vonhatod vissza: azóta titkos dolog derült ki.
ui-undo-refused-turn = Ezt már nem vonhatod vissza: a köröd véget ért.
ui-undo-refused-over = A játék véget ért; már semmit sem lehet visszavonni.
ui-not-a-move = Ezt a lépést nem ismerem: „{ $text }”. A parancsokat a „help” sorolja fel.
ui-ambiguous = { $count ->
    [one] Ez másképpen is érthető: „{ $text }”. Írd be pontosabban!
   *[other] Ez { $count } különböző lépést is jelenthet: „{ $text }”. Írd be pontosabban!
  }
ui-illegal = Nem lehet ({ $clause }): { $reason }
ui-legal = Ez a lépés szabályos.
ui-help =
    Ezeket írhatod be:
      3              az ilyen sorszámú sor választása
      LÉPÉS          lépés jelöléssel, ahogy egy sorban is áll
      all [OLDAL]    minden szabályos lépés
      back           választás közben egy lépéssel vissza
      why [MOVE]     melyik szabály tiltja a lépést, vagy miről szól a kérdés
      undo [all]     utolsó lépésed vagy az összes visszavonása a legutóbbi dobásig
      hint           tanács kérése
      table          az asztal újra
      cards          a játékban lévő kártyák magyarázata
      log            minden, ami eddig történt
      rules [SZÓ]    a szabályok, közülük egy (L6), vagy amelyekben a szó előfordul
      save [FILE]    a játszma mentése
      load FILE      mentett játszma folytatása
      help           ez a lista
      quit           kilépés; a játszma megmarad

## Ami az asztalon van

ui-pool = Középen
ui-pile = Kupac
ui-gold = Arany
ui-infamy = Hírnév
ui-cards = Kártyák
ui-market = Piac
ui-deck = Pakli
ui-row = Sor
ui-round = { $n }. forduló
ui-phase-over = Vége a játéknak
ui-secret = titkos
ui-cost = Ár
ui-effect = Hatás
ui-name = Név
ui-icons = Ikonok
ui-points = Pont
ui-left = még { $count } lap

## A játék vége

ui-over = A játék véget ért.
ui-winner = { $name } győzött!
ui-shared = Közös a győzelem: { $names }.
ui-nobody-wins = Senki sem győzött.
ui-score = Eredmény
ui-rank = Helyezés
ui-total = Összesen

## Szabályok, kártyák és a forrásuk

ui-rules = Szabályok
ui-options = Beállítások
ui-clause = Szabály
ui-source = Forrás
ui-source-rulebook = a szabálykönyvből
ui-source-published = nyilvános anyagból
ui-source-reconstructed = rekonstruált
ui-language = Nyelv
ui-unofficial = A Rookery rajongók nem hivatalos projektje. A szabályokat a saját szavainkkal mondjuk el; a játékok neve a jogtulajdonosaiké; se képet, se szöveget nem vettünk át.

## Botok és bajnokságok

ui-games = { $count } játszma
ui-wins = Győzelem
ui-mean = Átlag

## Ha valami baj van

ui-error-record = A játszmafájl nem olvasható: { $line }. sor: { $why }
ui-error-position = Ez az állás nem lehetséges: { $where }: { $why }
ui-error-seats = { $seats } játékossal ezt nem lehet játszani. Lehetséges: { $allowed }.
ui-error-option = Nincs ilyen beállítás: „{ $name }”.
ui-error-option-value = Ez az érték nem lehetséges: „{ $value }” (beállítás: „{ $name }”). Lehetséges: { $allowed }.
ui-error-game = Nincs ilyen játék: „{ $name }”. Ismert játékok: { $known }.
ui-error-language = Nincs ilyen nyelv: „{ $name }”. Ismert nyelvek: { $known }.
ui-error-file = A fájl nem olvasható: { $file }: { $why }
ui-error-verify = A játszmafájl a véletlenmaghoz képest eltér ebben a sorban: { $line }.
ui-verified = Minden dobás és minden húzás a véletlenmagból következik.

## Asztal a terminálban

ui-newcomer = Újonc
ui-welcome = Üdv az asztalnál, { $name }! A helyed száma: { $seat }. A parancsokat a „help” sorolja fel, tanácsot a „hint” ad.
ui-decks = Paklik
ui-dice = Kockák
ui-pay = Futja?
ui-rob = Rabolható?
ui-rob-safe = védett
ui-own-pile = A kupacod
ui-aside = Visszatéve
ui-pieces = { $count } darab
ui-on-sale = Újonnan a piacon: { $cards }.
ui-so-far = Eddig ezt választottad:
ui-step-pool = Vegyél el középről
ui-step-rob = { $name } kirablása
ui-step-buy = Vétel: { $name }
ui-step-use = Használat: { $name }
ui-steps-tip = { $count ->
    [one] Összesen egy lépés van. Be is írhatod az egészet: { $move }
   *[other] Összesen { $count } lépés van. Válassz lépésenként, vagy írd be az egészet: { $move }
  }
ui-count-tip = Az Enter a legkisebb számot adja, a „back” visszalép. Be is írhatod az egészet: { $move }
ui-confirm-tip = Enterrel megerősíted, a „back” paranccsal módosíthatod.
ui-enter-tip = Enterrel megteszed.
ui-between = Írj be egy számot { $low } és { $high } között!
ui-example = Például: { $move }
ui-pages = { $count ->
    [one] Egyetlen szabályos lépés van.
   *[other] { $count } szabályos lépés, { $page }. oldal, összesen { $pages }. Másik oldal: „all { $next }”, a lista bezárása: „back”.
  }
ui-more = Enter: tovább, q: elég
ui-earlier = … és még { $count } korábbi sor: „log”.
ui-which-file = Melyik fájlt? Így írd: load FILE
ui-quit-tip = Az asztaltól a „quit” paranccsal állhatsz fel.
ui-record-kept = A játszmafájl itt található: { $file }.
ui-chart = Miből jött össze a pontszám
ui-aliases = all: mind, összes; back: vissza; cards: kártyák, lapok; help: súgó, segítség; hint: tanács, tipp; load: betölt, betöltés; log: napló; quit: kilép, kilépés, vége; rules: szabályok, szabály; save: ment, mentés; table: asztal; undo: visszavon, visszavonás; why: miért

## Szabályok, kártyák, játszmafájlok

ui-provenance = A kártyák adatainak forrása: { $sources }.
ui-reconstructed = Rekonstruált, tehát talán eltér a nyomtatottól: { $cards }.
ui-reconstructed-none = Egyetlen érték sem rekonstruált.
ui-as-told = A játszma így látszott innen: { $name }.
ui-proved = { $count } véletlen eredmény bizonyítva.
ui-scripted = { $count } eredményt kézzel adtak meg, ezért nem bizonyítható.
ui-not-verified = A játszmafájl nem bizonyítható: { $file }
ui-problem = { $line }. sor: { $why }
ui-doctor-core = Mag
ui-doctor-compiled = lefordított
ui-doctor-pure = értelmezett (lassabb)
ui-doctor-languages = Nyelvek
ui-doctor-game = Játék
ui-doctor-bots = botok
ui-doctor-data = A játszmák helye
ui-doctor-writable = írható
ui-doctor-read-only = nem írható
ui-doctor-installed = telepítve
ui-doctor-missing = nincs telepítve (nem kötelező)
ui-doctor-unset = nincs beállítva

## Ha a parancssorban van a baj

ui-error-record-whole = A játszmafájl nem olvasható: { $why }
ui-error-not-record = Ez nem Rookery-játszmafájl: { $file }.
ui-error-version = A játszmafájl ({ $file }) szabályváltozata { $there }, a programé viszont { $here }.
ui-error-other-game = Ez egy másik játék játszmafájlja: { $file }.
ui-error-write = A fájl nem írható: { $file }: { $why }
ui-error-overwrite = Már van ilyen fájl, és nem játszmafájl: { $file }. Válassz másik nevet!
ui-error-cards = Ezek a kártyák nem használhatók: { $file }: { $why }
ui-error-option-form = A beállítás alakja NÉV=ÉRTÉK, nem ez: „{ $text }”.
ui-error-bot = Nincs ilyen bot: „{ $name }”. Ismert botok: { $known }.
ui-error-bots = { $count } bot van megadva, pedig ennyi kell: { $wanted }.
ui-error-seat = Nincs ilyen hely: { $seat }. A helyek számozása 0 és { $last } közötti.
ui-error-name = Egy név 1–30 betűs lehet.
ui-error-clause = Nincs ilyen szabály: „{ $text }”.
ui-error-request = Ez nem lehetséges: { $why }

## server

ui-error-bad-request = Ez a kérés nem érthető.
ui-error-broken = Nálunk romlott el valami. A játékodból semmi sem veszett el.
ui-error-busy = Túl sok minden történik egyszerre ennél az asztalnál. Próbáld újra!
ui-error-empty = Ez az üzenet üres.
ui-error-full = Ez a hely foglalt, vagy már mindegyik az.
ui-error-host-only = Ezt csak a házigazda teheti meg.
ui-error-method = Ez ezen a címen nem lehetséges.
ui-error-name-taken = Ez a név már másé: { $name }.
ui-error-no-hints = Ennél az asztalnál nincs tipp.
ui-error-no-moment = Nincs ilyen pillanat; az utolsó ez: { $last }.
ui-error-no-proposal = Nincs mihez hozzájárulnod.
ui-error-no-table = Nincs ilyen asztal, vagy számodra nem nyitott.
ui-error-not-a-move = Ez nem lépés ebben a játékban.
ui-error-not-asked = Most nem tőled várunk választ.
ui-error-not-found = Itt nincs semmi.
ui-error-not-now = Ez most nem lehetséges.
ui-error-not-over = Ez csak a játék vége után lehetséges.
ui-error-not-playing = Ennél az asztalnál most nem folyik játék.
ui-error-not-signed-in = Előbb válassz nevet!
ui-error-not-waiting = A játék már elkezdődött.
ui-error-not-with-token = Ezt botkulccsal futó program nem teheti meg.
ui-error-not-your-seat = Nem te ülsz azon a helyen.
ui-error-old-rules = Ezt a játékot régebbi szabályokkal játszották, asztalnál nem mutatható meg.
ui-error-origin = Ezt egy másik webhely oldaláról küldték, ezért elutasítottuk.
ui-error-password = A név és a jelszó nem illik össze.
ui-error-password-length = A jelszó { $least }–{ $most } karakter hosszú.
ui-error-paused = A játék szünetel.
ui-error-hushed = Ennél az asztalnál játék közben nem beszélünk; csak a rövid jelzések használhatók.
ui-error-no-switch = Ennél az asztalnál nincs ilyen kapcsoló.
ui-error-phrase = Nincs ilyen gyors üzenet.
ui-error-proposal = Ezt most nem lehet javasolni.
ui-error-proposal-open = Más javaslat van napirenden; előbb arra válaszoljatok!
ui-error-seat-taken = Valaki ül azon a helyen, amely megszűnne.
ui-error-seats-free = Van még szabad hely. Várj a többiekre, vagy ültess oda botot!
ui-error-setup = Az asztal így nem állítható be: { $why }
ui-error-sits-already = Már ennél az asztalnál ülsz.
ui-error-choice-taken = Ezt már más választotta.
ui-error-no-draft = Ennél a kérdésnél nem őrzünk meg félkész választ.
ui-error-stale = Elkéstél: erre a kérdésre már megjött a válasz. Így áll most az asztal.
ui-error-store = A szerver most semmit sem tud feljegyezni, így semmi sem változott. Próbáld újra!
ui-error-too-big = Ez túl hosszú.
ui-error-too-fast = Ez túl sok volt túl rövid idő alatt. Várj egy kicsit!
ui-error-too-many-tokens = Túl sok botkulcsod van. Előbb vonj vissza egyet!
ui-phrase-hello = Sziasztok!
ui-phrase-thanks = Köszönöm!
ui-phrase-well-played = Szép volt!
ui-phrase-good-luck = Sok szerencsét!
ui-phrase-sorry = Bocsánat!
ui-phrase-hurry = Ki következik?
ui-phrase-moment = Egy pillanat!
ui-phrase-trouble = Rossz a kapcsolatom.
ui-phrase-back = Itt vagyok újra.
ui-phrase-rule = Kérlek, magyarázzatok el egy szabályt!
ui-phrase-oops = Hoppá!
ui-phrase-wow = Micsoda rablás!
ui-phrase-bye = Viszlát!

## pages

ui-a-person = Egy ember
ui-about = Névjegy
ui-about-1 = A Rookery egyetlen asztal tolvajokról szóló játékokhoz. Egy kattintással botok ellen játszhatsz, vagy linket küldhetsz a barátaidnak.
ui-about-2 = A szabályokat a program betartatja és el is magyarázza: amit nem tehetsz meg, arról megmondja, melyik szabály tiltja.
ui-about-3 = Minden dobás és minden húzás egy titkos magból következik. A mag ujjlenyomata a játék előtt, maga a mag a játék után látható, így bárki ellenőrizheti, hogy senki sem csalt.
ui-account-help = A jelszóval a vendégneved fiókká válik. A játékaid minden eszközön megmaradnak.
ui-add-bot = Bot ide
ui-again = Még egyszer
ui-agree = Elfogadom
ui-away = nincs itt
ui-bank = Idő az egész játékra
ui-bot = Bot
ui-bot-warm = Bot tartja melegen a helyet
ui-breakdown = Miből lett a pont
ui-by-link = Meghívó linkkel
    .help = Csak az találja meg az asztalt, akinél ott a link.
ui-chat = Csevegés
ui-chat-empty = Még senki sem szólt.
ui-chat-say = Írj valamit
ui-chat-unread = Új a csevegésben:
ui-close = Bezárás
ui-commitment = A titkos mag ujjlenyomata
ui-copied = Kimásolva
ui-copy = Másolás
ui-credit-by = Készítette
ui-credit-headings = címsorok
ui-credit-icons = ikonok
ui-credit-scripts = élő oldalak
ui-credit-sounds = hangok
ui-credit-text = szöveg
ui-credit-use = Mire való
ui-credits = Köszönet
ui-credits-lead = A Rookery mások munkájára épül. Köszönjük!
ui-credits-none = Ez a példány ikonok, betűkészletek és szkriptek nélkül fut.
ui-curious = Kíváncsiaknak
ui-days = { $count } nap
ui-drawer = Napló, csevegés, asztal
ui-eyes = Kinek a szemével
ui-first = Az elejére
ui-font = Betűtípus
ui-font-alegreya = Könyvszerű (Alegreya)
ui-font-atkinson = Könnyen olvasható (Atkinson Hyperlegible)
ui-font-system = Ahogy az eszközömön van
ui-for-programs = Programoknak
ui-for-research = Kutatáshoz
ui-free-seat = szabad hely
ui-go-back = Vissza
ui-hint-ask = Tipp
ui-hint-head = Egy ötlet
ui-hint-text = A helyedben egy bot ezt lépné:
ui-hint-best = a helyedben egy bot ezt lépné
ui-more-ways = És még { $count } lehetőség: válassz az asztalon.
ui-hints = Tippek engedélyezése
    .help = Bárki megkérdezheti, mit lépne egy bot.
ui-home = Kezdőlap
ui-home-head = Ülj le a tolvajok közé
ui-home-lead = Nem kell fiók: játssz azonnal botok ellen, vagy küldj egy linket, és játssz a barátaiddal.
ui-host = házigazda
ui-host-starts = A házigazda indítja a játékot, amint minden hely foglalt.
ui-prepared-table = Ez az asztal előkészített állásból vagy a házigazda által megadott véletlenekkel indul.
ui-how-many = Hány játékos?
ui-if-so-many = legalább { $n } játékosnál
ui-in-play = folyamatban
ui-increment = Ennyi jár minden lépés után
ui-invite = Meghívó link
ui-invite-friends = Hívd a barátaidat
ui-invite-text = Küldd el ezt a linket a barátaidnak, vagy mutasd meg nekik a kódot. Aki megnyitja, helyet talál itt.
ui-join = Leülök
ui-join-lead = { $name } helyet tart neked.
ui-last = A végére
ui-lead-chart = A pontok fordulóról fordulóra
ui-learn = Tanuld meg egy forduló alatt
ui-learn-other = Igazi asztalnál ezt is megtehetnéd. Az első fordulóban kövesd az edzőt!
ui-leave = Felállok az asztaltól
ui-level = A bot szintje
ui-licence = Licenc
ui-link-moment = Link erre a pillanatra
ui-login = Belépés
ui-login-lead = Csak jelszóval védett fiókhoz kell. A vendégeknek nem kell belépniük.
ui-logout = Kilépés
ui-look = Kinézet és hang
ui-look-table = Az asztal megnézése
ui-logout-guest = Még nincs jelszavad. Aki vendégként jelentkezik ki, ezekhez a játszmákhoz nem térhet vissza.
ui-make-account = Őrizd meg a játékaidat: adj meg jelszót
ui-make-free = Hely felszabadítása
ui-make-table = Asztal megnyitása
ui-menu = Menü
ui-minutes = { $count } perc
ui-mode-live = Élőben
    .help = Mindenki egyszerre ül az asztalnál.
ui-mode-turn = Ráérősen
    .help = Mindenki akkor lép, amikor ráér, akár napokon át.
ui-moment = Pillanat
ui-my-games = A játékaim
ui-name-help = Bármilyen név jó. Ha üresen hagyod, egy madár nevét kapod.
ui-new-lead = Így is rendben van. Amit szeretnél, változtasd meg.
ui-new-table = Új asztal
ui-next = Egy lépéssel tovább
ui-no-clock = nincs korlát
ui-no-motion = Mozgás nélkül: minden azonnal a helyére kerül
ui-no-open-tables = Most egy asztal sem vár játékosra. Nyiss egyet te!
ui-not-so = Ez így nem megy
ui-notify = Szólj, ha én jövök
ui-notify-off = A böngésző nem engedi az értesítést.
ui-notify-on = Szólni fogunk.
ui-ok = Rendben
ui-open = Megnyitás
ui-open-tables = Nyitott asztalok
ui-pace = Tempó
ui-page-ambiguous = Ez több lépést is jelenthet. Válassz közülük!
ui-page-illegal = Ezt most nem engedik a szabályok.
ui-page-missing = Nincs ilyen oldal.
ui-page-no-move = Előbb válassz, aztán erősítsd meg!
ui-page-wrong = Valami nem stimmelt ebben a kérésben.
ui-password = Jelszó
ui-password-new = Új jelszó
ui-password-old = Jelenlegi jelszó
ui-past-games = Befejezett játékok
ui-paused = szünetel
ui-play-now = Játék most
ui-play-on = Innen játszom tovább
ui-players-n = { $n } játékos
ui-prev = Egy lépéssel vissza
ui-profile = Profil
ui-search-nothing = Ezekre a szavakra semmi sem illik a szabályokban.
ui-statistics = Hogy ment
ui-game = Játék
ui-played = Játszma
ui-played-with = Kivel
ui-won-me = Te nyertél
ui-won-them = Ő nyert
ui-no-games = Még nincs befejezett játszmád. Az első csak egy kattintás.
ui-won = győzelem
ui-not-won = lejátszva
ui-proposal-others = Az asztalnál ülők döntenek.
ui-proposal-yours = Ezt te javasoltad; a többiek döntenek.
ui-propose = Javaslat
ui-propose-live = Játsszunk élőben
ui-propose-pause = Tartsunk szünetet
ui-propose-resume = Folytassuk
ui-propose-turn = Játsszunk ráérősen
ui-propose-warm = Bot a helyére: { $name }
ui-proposed-live = Játsszunk mostantól élőben?
ui-proposed-pause = Tartsunk szünetet?
ui-proposed-resume = Folytassuk?
ui-proposed-turn = Játsszunk mostantól ráérősen?
ui-proposed-warm = Tartsa melegen egy bot ezt a helyet: { $name }?
ui-public = Nyilvános
    .help = Az asztal kint van a kezdőlapon; bárki leülhet vagy nézheti.
ui-qr = A meghívó link QR-kódként
ui-question = Kérdés
ui-record = Játszmafájl letöltése
ui-refresh = Frissítés
ui-refuse = Inkább ne
ui-rematch = Visszavágó
ui-replay = Visszajátszás
ui-report = Hiba jelentése
ui-report-packed = Ezt küldd el
ui-report-text = Itt van minden, amiből látjuk, amit te láttál. Másold a jelentésbe, és írd le, mire számítottál.
ui-result = Az eredmény
ui-room-lead = A váróterem. A játék akkor kezdődik, amikor minden hely foglalt.
ui-save = Mentés
ui-saved-settings = Elmentve.
ui-search-rules = Keresés a szabályokban
ui-seats = Helyek
ui-seats-free = { $count } szabad hely
ui-seconds = { $count } másodperc
ui-see-result = Nézzük az eredményt
ui-send = Küldés
ui-settings = Beállítások
ui-show = Mutasd
ui-sit = Ide ülök
ui-choice-take = Ezt választom
ui-choice-dealt = Döntsön a véletlen
ui-skip = Gyorsabban
ui-skip-to-content = Ugrás a tartalomra
ui-sound = Hangok
ui-start = Kezdődjön a játék
ui-start-wait = Van még szabad hely: várd meg a barátaidat, vagy ültess oda botot.
ui-tab-log = Napló
ui-table = Asztal
ui-take-back = Visszavonom
ui-theme = Világos vagy sötét
ui-theme-auto = ahogy az eszközömön van
ui-theme-dark = sötét: lámpafény
ui-theme-light = világos: pergamen
ui-turn-limit = Ráérősen: idő egy lépésre
ui-type-move = Vagy írj be egy lépést:
ui-undo = Visszavonás
ui-unfold = Kártyái: { $name }
ui-verify = A kockák ellenőrzése
ui-verify-how = A magot a játék előtt az ujjlenyomata rögzítette. Most, hogy ismert, minden dobást és húzást újra ki lehet számolni és össze lehet vetni.
ui-verify-later = A mag a játék végén válik láthatóvá. Akkor minden ellenőrizhető.
ui-verify-not = Itt nem minden bizonyítható.
ui-watch = Nézem
ui-what-can-i = Mit tehetek?
ui-who-comes = Ki jöhet
ui-zoom-in = Nagyítás
ui-zoom-out = Kicsinyítés
ui-why-not = Miért nem?
ui-your-name = A neved

# end of pages

## errors
# „3. sor:” után vagy [TM-S1] előtt állnak: kisbetűvel, pont nélkül.

ui-error-game-no-game = nincs „{ $name }” nevű játék; van: { $known }
ui-error-game-no-option = nincs „{ $option }” nevű beállítás; van: { $known }
ui-error-game-option-value = { $option } beállítás: lehetséges értékei { $allowed }, ez nem: { $value }
ui-error-game-cards-text = a(z) { $option } beállítás egy kártyafájl szövege
ui-error-game-cards-toml = { $where }: nem TOML-szöveg{ $line ->
    [0] { "" }
   *[other] { " " }({ $line }. sor, { $column }. oszlop)
  }
ui-error-game-cards-none = { $where }: nincsenek [[card]] sorok
ui-error-game-cards-section = { $where }: hiányzik a [{ $section }] szakasz
ui-error-game-card-row = { $where }: bejegyzések táblája kell legyen
ui-error-game-card-entry = { $where }: „{ $entry }” csak legfeljebb { $most } nyomtatható karakterből álló szöveg lehet
ui-error-game-card-twice = { $where }: ez a kártyajel már szerepelt
ui-error-game-card-source = { $where }: a forrás (source) ezek egyike lehet: { $sources }
ui-error-game-card-number = { $where } értéke { $low } és { $high } közti szám legyen, nem { $value }
ui-error-game-seats = ezt a játékot { $low }–{ $high } játékos játszhatja; ez nem lehet: { $found }
ui-error-game-no-documents = ebben a játékban nincsenek leírható állások: { $name }
ui-error-game-not-over = a játék még nem ért véget
ui-error-game-not-asked = most nem ettől a helytől várunk választ: { $seat }
ui-error-game-no-seat = nincs ilyen hely: { $seat }; a helyek számozása 0 és { $last } közötti
ui-error-game-no-record = az elképzelt játszmának nincs játszmafájlja: a múltja csak annyi, amennyit egyetlen hely tud róla
ui-error-game-no-step = nincs ilyen lépésrész: „{ $step }”
ui-error-game-words = a szavak legfeljebb 200 karakteres szövegek
ui-error-game-names = helyenként egy név kell, legfeljebb 60 karakteres; a helyek száma: { $seats }
ui-error-game-no-bot = nincs „{ $level }” nevű bot ehhez: { $name }; van: { $known }
ui-error-game-no-teams = a „{ $name }” nem kétoldalú játék
ui-error-game-bots = botok: { $count }, helyek: { $seats }; ezekből nevezz meg legalább egyet és legfeljebb { $seats } botot: { $known }
ui-error-game-few-games = legalább egy játszma kell, nem { $found }
ui-error-game-few-jobs = legalább egy folyamat kell, nem { $found }
ui-error-game-stored = az eltárolt „{ $answer }” válasz nem felel meg a szabályoknak
ui-error-position-document = a dokumentum
ui-error-position-table = bejegyzések táblája kell legyen
ui-error-position-texts = szövegek listája kell legyen
ui-error-position-not-a-result = „{ $result }” nem lehet a véletlen eredménye: { $why }
ui-error-position-cannot-happen = „{ $result }” most nem fordulhat elő, „{ $example }” például igen
ui-error-position-one-of = ezek egyike lehet: { $allowed }; ez nem: { $value }
ui-error-position-number = { $low } és { $high } közötti egész szám lehet; ez nem: { $value }
ui-error-position-no-entry = ismeretlen bejegyzés: „{ $entry }”; van: { $known }
ui-error-position-per-seat = lista kell legyen, helyenként egy elemmel; a helyek száma: { $seats }
ui-error-position-goes-on = a játék innen nem folytatható
ui-error-position-no-card = „{ $card }” nem ennek az asztalnak a kártyája
ui-error-position-card-ids = kártyajelek listája kell legyen
ui-error-position-twice = kétszer szerepel ott: { $card }
ui-error-position-elsewhere = ugyanez a kártya itt is szerepel: { $place } ({ $card })
ui-error-record-text = a játszmafájl szöveg
ui-error-record-too-long = hosszabb, mint { $most } karakter
ui-error-record-too-many-lines = több mint { $most } sor
ui-error-record-first-line = a játszmafájl így kezdődik: „{ $format }”
ui-error-record-no-entry = nincs „{ $entry }” bejegyzés; van: { $known }
ui-error-record-twice = „{ $entry }” itt másodszor szerepel
ui-error-record-answer = egy válasz egy helyszám, * vagy +, majd egy lépés
ui-error-record-move-missing = hiányzik a lépés
ui-error-record-hidden = ez a sor rejtett: egy még folyó játszma játékosnak szóló másolata nem játszható vissza
ui-error-record-missing = hiányzik ez a bejegyzés: „{ $entry }”
ui-error-record-number = „{ $entry }” csak egész szám lehet
ui-error-record-hex = „{ $entry }” csak 64 tizenhatos számrendszerbeli jegy lehet
ui-error-record-json = „{ $entry }” nem olvasható JSON
ui-error-record-shape = „{ $entry }” nem megfelelő alakú
ui-error-record-texts = „{ $entry }” csak szövegek listája lehet
ui-error-record-rules-version = a szabályok változata { $there }, a programé viszont { $here }
ui-error-record-seed-commitment = a véletlenmag nem illik az előre rögzített ujjlenyomathoz
ui-error-record-seed-hidden = a véletlenmag még titkos
ui-error-record-seed-differs = a véletlenmagból „{ $proved }” következik, a játszmafájlban „{ $found }” áll
ui-error-record-opening = ez a játék nem állítható fel: { $why }
ui-error-record-not-a-move = nem lépés: { $why }
ui-error-record-over = a játék e sor előtt már véget ért
ui-error-record-no-seat = nincs ilyen hely: { $seat }
ui-error-record-asked = itt más válaszol: { $asked ->
    [chance] a véletlen
   *[other] { $asked }. számú hely
  }, és nem { $answers ->
    [chance] a véletlen
   *[other] { $answers }. számú hely
  }
ui-error-record-cannot-happen = „{ $move }” itt nem fordulhat elő
ui-error-record-forbidden = „{ $move }” itt tilos, lásd: { $rule }
ui-error-move-type = a lépés szöveg vagy Move, nem { $found }
ui-error-move-ambiguous = „{ $text }” { $count }-féle lépést is jelenthet: { $shown }
ui-error-move-empty = az üres szöveg nem lépés
ui-error-move-no-move = „{ $text }” nem lépés ebben a játékban
ui-error-move-no-verb = „{ $word }” szóval ebben a játékban nem kezdődik lépés
ui-error-move-one-card = a „{ $verb }” szó után egy kártya jele áll, például { $verb } A01
ui-error-move-nothing-follows = a „{ $verb }” szó után nem áll semmi
ui-error-move-no-card = „{ $word }” nem kártyajel ebben a játékban
ui-error-move-no-seat = „{ $word }” nem hely; a helyek számozása 0 és { $last } közötti
ui-error-move-number = „{ $word }” nem { $low } és { $high } közötti szám
ui-error-move-chance = „{ $move }” a véletlen dolga, nem a játékosoké
ui-error-move-no-action = nincs ilyen sorszámú lépés: { $number }; összesen ennyi van: { $actions }
ui-error-wire-json = ez nem JSON
ui-error-wire-shape = ez nem becsomagolt asztal
ui-error-wire-numbers = nem becsomagolt asztal: a számok nem illenek össze
ui-error-wire-opening = nem becsomagolt asztal: { $why }
ui-error-wire-game = ez { $there } asztal, nem { $here }
ui-error-wire-version = a szabályok változata { $there }, a programé viszont { $here }
ui-error-wire-checksum = sérült asztal: az ellenőrző összeg nem egyezik

# end of errors

## remote

ui-doctor-server = Szerver
ui-remote-aliases = agree: elfogad, beleegyezem; refuse: elutasít; say: mond, mondd
ui-remote-back = A szerver újra elérhető.
ui-remote-bad-address = „{ $text }” nem egy szerver címe. Egy cím így néz ki: http://192.168.1.5:8000
ui-remote-bye = A viszontlátásra! A helyed megmarad; így jöhetsz vissza:
ui-remote-consent = Írd be: „agree” (igen) vagy „refuse” (nem).
ui-remote-game = Ezt a játékot itt nem ismerjük: „{ $name }”. Egy újabb Rookery talán ismeri.
ui-remote-game-or-table = Szerveren vagy egy játékot adj meg új asztalhoz, vagy a --table kapcsolóval egy meglévő asztalt.
ui-remote-help = Szerveren a „say SZÖVEG” az asztalnál ülőkhöz szól, az „agree” és a „refuse” elfogad vagy elutasít egy javaslatot. A játszmát a szerver őrzi; a „save” ide menti a játszmafájl másolatát.
ui-remote-invite = A barátaid ezzel a linkkel jöhetnek, böngészőben vagy így: „rookery play --server”. { $link }
ui-remote-lost = Megszakadt a kapcsolat. Próbálok visszatérni…
ui-remote-moved = Az asztalnál történt valami; az Enter megmutatja.
ui-remote-no-load = Szerveren nem lehet másik játszmát betölteni.
ui-remote-no-rookery = Ezen a címen nincs Rookery-szerver: { $server }
ui-remote-no-server = A szerver nem érhető el ({ $server }): { $why }
ui-remote-not-there = Szerveren ez nem használható: { $option }
ui-remote-refused = A szerver elutasította: { $why }
ui-remote-room = { $count ->
    [0] Az asztalnál: { $names }. Már csak a házigazdára várunk.
    [one] Az asztalnál: { $names }. Még { $count } hely szabad.
   *[other] Az asztalnál: { $names }. Még { $count } hely szabad.
  }
ui-remote-token = A szerver nem ismeri az itt megadott kulcsot: { $variable }
ui-remote-which-server = Add meg a szervert: --server URL
ui-serve-address = Ez a cím nem használható ({ $address }): { $why }
ui-serve-database = Az adatbázis nem válaszol ({ $url }): { $why }
ui-serve-lan = Telefonról vagy gépről ugyanezen a hálózaton: { $url }
ui-serve-missing = Hiányzik egy csomag: { $name }. A pip install 'rookery[server]' mindent telepít, ami a szerverhez kell.
ui-serve-port = Ez a port foglalt: { $port }. Válassz másikat a --port kapcsolóval, vagy írj 0-t, és lesz egy szabad.
ui-serve-ready = A Rookery itt érhető el: { $url }
ui-serve-redis = A Redis címe így kezdődik: redis:// vagy rediss://
ui-serve-scheme = Ilyen fajta adatbázis nincs: „{ $scheme }”. Lehetséges: sqlite:///FÁJL vagy postgresql+psycopg://…
ui-serve-setting = Ez a beállítás nem használható: { $why }
ui-serve-stop = A Ctrl-C leállítja; egyetlen játszma sem vész el.
ui-which-game = Add meg, melyik játékot. Ismert játékok: { $known }.

# end of remote
