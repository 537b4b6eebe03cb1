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
ui-bot-urchin = Utcakölyök
    .help = Ismeri az ökölszabályokat, de minden harmadik lépésnél elfelejti őket.
ui-bot-heuristic = Zsebmetsző
    .help = Úgy mérlegel zsákmányt, árat és kockázatot, mint egy ember az asztalnál.
ui-bot-burglar = Betörő
    .help = Milliónyi döntésből tanult. Azonnal válaszol.
ui-bot-fence = Orgazda
    .help = Tanult, és kicsit előre is gondol: olyan világokban, amelyek igazak lehetnének.
ui-bot-mastermind = Kitervelő
    .help = Tanult, és körülbelül két másodpercig gondolkodik előre.
ui-bot-legend = Legenda
    .help = Tanult, és körülbelül tíz másodpercig gondolkodik. Elemzéshez.
ui-thinking = { $name } gondolkodik…
ui-waiting = Várunk. Most { $name } következik.
ui-given = A válaszod: { $move }. Amíg nincs meg minden válasz, megváltoztathatod.
ui-given-held = A válaszod: { $move }.
ui-switches = Mikor várjunk rád?
ui-switches-lead = Ahol nem várunk, ott szó nélkül passzolsz. Senki sem veszi észre.
ui-stop-when = Csak akkor várjatok, ha
ui-stop-now = Most várjatok
ui-switch-at = És csak ezekben a pillanatokban
ui-unasked = Itt nincs dolgod: a válaszodat lepecsételtük helyetted.

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
ui-undo-refused-sealed = Ezt most nem vonhatod vissza: többen kaptatok kérdést egyszerre, és nem derülhet ki, ki válaszolt már.
ui-undo-refused-chance = Ezt már nem vonhatod vissza: azóta kocka gurult vagy lap fordult fel.
ui-undo-refused-revealed = Ezt már nem vonhatod vissza: azóta titkos dolog derült ki.
ui-undo-refused-told = Ezt már nem vonhatod vissza: a többiek már elolvasták.
ui-undo-refused-turn = Ezt már nem vonhatod vissza: a köröd véget ért.
ui-undo-refused-over = A játék véget ért; már semmit sem lehet visszavonni.
ui-not-a-move = Ezt a lépést nem ismerem: „{ $text }”. A parancsokat a „help” sorolja fel.
ui-ambiguous = { $count ->
    [one] Ez másképpen is érthető: „{ $text }”. Írd be pontosabban.
   *[other] Ez { $count } különböző lépést is jelenthet: „{ $text }”. Írd be pontosabban.
  }
ui-illegal = Nem lehet ({ $clause }): { $reason }
ui-legal = Ez a lépés szabályos.
ui-help =
    Ezeket írhatod be:
      3              az ilyen sorszámú sor választása
      LÉPÉS          lépés jelöléssel, ahogy egy sorban is áll
      all [OLDAL]    minden szabályos lépés
      back           választás közben egy lépéssel vissza
      why [LÉPÉS]     melyik szabály tiltja a lépést, vagy miről szól a kérdés
      undo [all]     utolsó lépésed vagy az összes visszavonása a legutóbbi dobásig
      hint           tanács kérése
      table          az asztal újra
      cards          a játékban lévő kártyák magyarázata
      log            minden, ami eddig történt
      rules [SZÓ]    a szabályok, közülük egy (L6), vagy amelyekben a szó előfordul
      save [FÁJL]    a játszma mentése
      load FÁJL      mentett játszma folytatása
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
ui-phase-over = A játék véget ért
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
ui-step-pool = Elvétel középről
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
ui-between = Írj be egy számot { $low } és { $high } között.
ui-example = Például: { $move }
ui-pages = { $count ->
    [one] Egyetlen szabályos lépés van.
   *[other] { $count } szabályos lépés, { $page }. oldal, összesen { $pages }. Másik oldal: „all { $next }”, a lista bezárása: „back”.
  }
ui-more = Enter: tovább, q: elég
ui-earlier = … és még { $count } korábbi sor: „log”.
ui-which-file = Melyik fájlt? Így írd: load FÁJL
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
ui-doctor-core = Játékmotor
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
ui-error-overwrite = Már van ilyen fájl, és nem játszmafájl: { $file }. Válassz másik nevet.
ui-error-cards = Ezek a kártyák nem használhatók: { $file }: { $why }
ui-error-option-form = A beállítás alakja NÉV=ÉRTÉK, nem ez: „{ $text }”.
ui-error-bot = Nincs ilyen bot: „{ $name }”. Ismert botok: { $known }.
ui-error-bots = { $count } bot van megadva, pedig ennyi kell: { $wanted }.
ui-error-seat = Nincs ilyen hely: { $seat }. A helyek számozása 0 és { $last } közötti.
ui-error-name = Egy név 1–30 karakteres lehet.
ui-error-clause = Nincs ilyen szabály: „{ $text }”.
ui-error-request = Ez nem lehetséges: { $why }

## server

ui-error-bad-request = Ez a kérés nem érthető.
ui-error-broken = Nálunk romlott el valami. A játszmádból semmi sem veszett el.
ui-error-busy = Túl sok minden történik egyszerre ennél az asztalnál. Próbáld újra.
ui-error-damaged = Ez az asztal már nem olvasható. A szerver gazdája kiderítheti az okát, és talán meg is javíthatja.
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
ui-error-not-away = Még nem: { $name } nemrég még itt volt, vagy van még ideje válaszolni.
ui-error-not-found = Itt nincs semmi.
ui-error-not-now = Ez most nem lehetséges.
ui-error-not-over = Ez csak a játék vége után lehetséges.
ui-error-not-playing = Ennél az asztalnál most nem folyik játék.
ui-error-not-signed-in = Előbb válassz nevet.
ui-error-not-waiting = A játék már elkezdődött.
ui-error-not-with-token = Ezt botkulccsal futó program nem teheti meg.
ui-error-not-your-seat = Nem te ülsz azon a helyen.
ui-error-old-rules = Ezt a játszmát régebbi szabályokkal játszották, asztalnál nem mutatható meg.
ui-error-origin = Ezt egy másik webhely oldaláról küldték, ezért elutasítottuk.
ui-error-password = A név és a jelszó nem egyezik.
ui-error-password-length = A jelszó { $least }–{ $most } karakter hosszú.
ui-error-paused = A játék szünetel.
ui-error-hushed = Ennél az asztalnál játék közben nem beszélünk; csak a gyors üzenetek használhatók.
ui-error-no-switch = Ennél az asztalnál nincs ilyen kapcsoló.
ui-error-phrase = Nincs ilyen gyors üzenet.
ui-error-proposal = Ezt most nem lehet javasolni.
ui-error-proposal-open = Más javaslat van napirenden; előbb arra válaszoljatok.
ui-error-seat-taken = Valaki ül azon a helyen, amely megszűnne.
ui-error-seats-free = Van még szabad hely. Várj a többiekre, vagy ültess oda botot.
ui-error-setup = Az asztal így nem állítható be: { $why }
ui-error-setups = Ezt az asztalt már túl sokszor állították át. Nyiss egy másikat.
ui-error-sits-already = Már ennél az asztalnál ülsz.
ui-error-choice-taken = Ezt már más választotta.
ui-error-no-draft = Ennél a kérdésnél nem őrzünk meg félkész választ.
ui-error-stale = Elkéstél: erre a kérdésre már megjött a válasz. Ez az asztal mostani állása.
ui-error-store = A szerver most semmit sem tud elmenteni, így semmi sem változott. Próbáld újra.
ui-error-too-big = Ez túl hosszú.
ui-error-readers = A szerver éppen mások küldeményeit olvassa. Próbáld újra egy pillanat múlva.
ui-error-unreadable = Ezt nem lehetett elolvasni: az olvasás hiba miatt megszakadt. Semmi sem változott.
ui-error-unreadable-memory = Ennek az elolvasásához több mint { $megabytes } MB memória kellene, ezért megszakadt. Semmi sem változott.
ui-error-unreadable-slow = Ennek az elolvasása { $seconds } mp-nél tovább tart, ezért megszakadt. Semmi sem változott.
ui-error-too-fast = Túl sok kérés érkezett. Várj egy kicsit.
ui-error-not-seeking = Most nem vársz társakra.
ui-error-guest-asks = Vendégként nem kereshetsz név szerint: adj meg jelszót, vagy küldd el a barátlinkedet.
ui-error-friends-full = Egyikőtöknek már { $most } barátja van.
ui-error-blocked-full = Már { $most } embert letiltottál.
ui-error-no-friend = Csak barátokat lehet meghívni.
ui-error-calls-full = Most már elég meghívást küldtetek.
ui-error-too-many-open = Már { $most } nyilvános asztalod vár játékosokra. Előbb indítsd el vagy módosítsd az egyiket.
ui-error-too-many-tokens = Túl sok botkulcsod van. Előbb vonj vissza egyet.
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
ui-about-1 = A Rookery a tolvajos társasjátékok közös asztala. Egy kattintással botok ellen játszhatsz, vagy linket küldhetsz a barátaidnak.
ui-about-2 = A szabályokat a program betartatja és el is magyarázza: amit nem tehetsz meg, arról megmondja, melyik szabály tiltja.
ui-about-3 = Minden dobás és minden húzás egy titkos véletlenmagból következik. A véletlenmag ujjlenyomata a játék előtt, maga a véletlenmag a játék után látható, így bárki ellenőrizheti, hogy senki sem csalt.
ui-account-help = A jelszóval a vendégneved fiókká válik. A játszmáid minden eszközön megmaradnak.
ui-add-bot = Bot ide
ui-again = Játsszunk még egyet
ui-agree = Elfogadom
ui-away = nincs itt
ui-bank = Idő az egész játékra
ui-bot = Bot
ui-bot-warm = Bot játszik helyette
ui-breakdown = Miből lett a pont
ui-by-link = Meghívó linkkel
    .help = Csak az találja meg az asztalt, akinél ott a link.
ui-chat = Csevegés
ui-chat-empty = Még senki sem szólt.
ui-hushed = Csend
ui-hushed-more = Játék közben nem beszélünk. Ezek az üzenetek használhatók.
ui-chat-say = Írj valamit
ui-chat-unread = Új a csevegésben:
ui-close = Bezárás
ui-commitment = A titkos véletlenmag ujjlenyomata
ui-copied = Kimásolva
ui-copy = Másolás
ui-credit-by = Készítette
ui-credit-headings = címsorok
ui-credit-icons = ikonok
ui-credit-scripts = élő frissítés
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
ui-own-cards = Saját kártyák
    .help = Saját kártyafájl szövege javított értékekkel. Ami hibás benne, azt a sorával együtt megnevezzük.
    .start = A doboz fájlja
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
ui-invite-friends = Barátok meghívása
ui-invite-text = Küldd el ezt a linket a barátaidnak, vagy mutasd meg nekik a kódot. Aki megnyitja, helyet talál itt.
ui-join = Leülök
ui-join-lead = { $name } helyet tart neked.
ui-last = A végére
ui-lead-chart = Ki vezetett fordulóról fordulóra
ui-learn = Megtanulom egy forduló alatt
ui-learn-other = Igazi asztalnál ezt is megtehetnéd. Az első fordulóban kövesd a segítőt.
ui-leave = Felállok az asztaltól
ui-level = A bot szintje
ui-licence = Licenc
ui-link-moment = Link erre a pillanatra
ui-login = Belépés
ui-login-lead = Csak jelszóval védett fiókhoz kell. A vendégeknek nem kell belépniük.
ui-logout = Kilépés
ui-look = Kinézet és hang
ui-look-account = Ezeket a beállításokat a fiókod őrzi: mindenhol érvényesek, ahol belépsz.
ui-look-guest = Ezeket a beállításokat a böngésző őrzi. Fiókkal a többi eszközödre is elkísérnek.
ui-look-table = Az asztal megnézése
ui-logout-guest = Még nincs jelszavad. Ha vendégként kilépsz, ezekhez a játszmákhoz nem térhetsz vissza.
ui-make-account = Őrizd meg a játszmáidat: adj meg jelszót
ui-make-free = Hely felszabadítása
ui-make-table = Asztal megnyitása
ui-menu = Menü
ui-minutes = { $count } perc
ui-mode-live = Élőben
    .help = Mindenki egyszerre ül az asztalnál.
ui-mode-turn = Ráérősen
    .help = Mindenki akkor lép, amikor ráér, akár napokon át.
ui-moment = Pillanat
ui-my-games = A játszmáim
ui-name-help = Bármilyen név jó. Ha üresen hagyod, egy madár nevét kapod.
# madárnevek: ugyanannyi, mint angolul, ebben a sorrendben
ui-birds-bots = Csóka, Szarka, Holló, Vetési, Varjú, Szajkó, Seregély, Rigó, Diótörő, Kuvik
ui-birds-guests = Pinty, Gém, Lile, Csíz, Cinege, Fecske, Pacsirta, Poszáta, Sirály, Fürj
ui-new-lead = Így is rendben van. Amit szeretnél, változtasd meg.
ui-new-table = Új asztal
ui-next = Egy lépéssel tovább
ui-no-clock = nincs korlát
ui-no-motion = Mozgás nélkül: minden azonnal a helyére kerül
ui-no-open-tables = Most egy asztal sem vár játékosra. Nyiss egyet te!
ui-not-so = Ez nem lehetséges
ui-notify = Szólj, ha én jövök
ui-notify-off = A böngésző nem engedi az értesítést.
ui-notify-on = Szólni fogunk.
ui-ok = Rendben
ui-open = Megnyitás
ui-open-tables = Nyitott asztalok
ui-pace = Tempó
ui-page-ambiguous = Ez több lépést is jelenthet. Válassz közülük.
ui-page-illegal = Ezt most nem engedik a szabályok.
ui-page-missing = Nincs ilyen oldal.
ui-page-no-move = Előbb válassz, aztán erősítsd meg.
ui-page-wrong = Valami nem stimmelt ebben a kérésben.
ui-password = Jelszó
ui-password-new = Új jelszó
ui-password-old = Jelenlegi jelszó
ui-past-games = Befejezett játszmák
ui-paused = szünetel
ui-play-now = Játsszunk!
ui-play-on = Innen játszom tovább
ui-players-n = { $n } játékos
ui-prev = Egy lépéssel vissza
ui-profile = Profil
ui-search-nothing = Ezekkel a szavakkal nincs találat a szabályok között.
ui-statistics = Statisztika
ui-game = Játék
ui-played = Játszma
ui-played-with = Kivel
ui-won-me = Te győztél
ui-won-them = Ő győzött
ui-no-games = Még nincs befejezett játszmád. Az első csak egy kattintás.
ui-won = győzelem
ui-not-won = lejátszva
ui-proposal-others = Az asztalnál ülők döntenek.
ui-proposal-yours = Ezt te javasoltad; a többiek döntenek.
ui-propose = Javaslat
ui-propose-end = A játszma befejezése
ui-propose-live = Játsszunk élőben
ui-propose-pause = Tartsunk szünetet
ui-propose-resume = Folytassuk
ui-propose-turn = Játsszunk ráérősen
ui-propose-warm = Bot { $name } helyére
ui-proposed-end = Befejezzük itt a játszmát, eredmény nélkül?
ui-proposed-live = Játsszunk mostantól élőben?
ui-proposed-pause = Tartsunk szünetet?
ui-proposed-resume = Folytassuk?
ui-proposed-turn = Játsszunk mostantól ráérősen?
ui-proposed-warm = Játsszon bot { $name } helyén?
ui-public = Nyilvános
    .help = Az asztal kint van a kezdőlapon; bárki leülhet vagy nézheti.
ui-qr = A meghívó link QR-kódként
ui-question = Kérdés
ui-record = Játszmafájl letöltése
ui-refresh = Frissítés
ui-refuse = Elutasítom
ui-share = Megosztás
ui-end-share = A visszajátszás linkjének másolása; bárki megnézheti, aki megkapja
ui-end-you-win = Győztél!
ui-end-you-share = Közös győzelem: te és { $names }.
ui-end-ahead = Előnyöd vele szemben: { $name } ({ $count } pont).
ui-end-behind = Hátrányod vele szemben: { $name } ({ $count } pont).
ui-end-ready = Már ott van: { $names }
ui-end-moves = { $count } lépés
ui-rematch = Visszavágó
ui-replay = Visszajátszás
ui-replay-play = Lejátszás
ui-replay-pause = Szünet
ui-replay-speed = Sebesség
ui-replay-at = { $at }. pillanat, összesen { $last }
ui-replay-begin = A kezdet
ui-replay-lost = Ezt a pillanatot nem sikerült betölteni. Ellenőrizd a kapcsolatot, és próbáld újra.
ui-replay-rounds = Fordulók
ui-replay-save = Mentés fájlba
ui-replay-saving = Készül a fájl: { $n }%
ui-replay-saved = A fájl elmentve. Kapcsolat nélkül is lejátszható.
ui-replay-saved-some = A fájl elmentve, de nem fért bele minden nézőpont. Kapcsolat nélkül is lejátszható.
ui-replay-unsaved = A fájlt nem sikerült elkészíteni. Ellenőrizd a kapcsolatot, és próbáld újra.
ui-replay-key-play = lejátszás vagy szünet
ui-replay-key-before = előző forduló
ui-replay-key-after = következő forduló
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
ui-show = Megmutatás
ui-sit = Ide ülök
ui-choice-take = Ezt választom
ui-choice-dealt = Döntsön a véletlen
ui-skip = Gyorsabban
ui-step = Tovább
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
ui-unfold = { $name } kártyái
ui-verify = A kockák ellenőrzése
ui-verify-how = A véletlenmagot a játék előtt az ujjlenyomata rögzítette. Most, hogy ismert, minden dobást és húzást újra ki lehet számolni és össze lehet vetni.
ui-verify-later = A véletlenmag a játék végén válik láthatóvá. Akkor minden ellenőrizhető.
ui-verify-not = Itt nem minden bizonyítható.
ui-watch = Nézem
ui-what-can-i = Mit tehetek?
ui-who-comes = Ki csatlakozhat?
ui-zoom-in = Nagyítás
ui-zoom-out = Kicsinyítés
ui-why-not = Miért nem?
ui-your-name = A neved

## home, pairing, friends, profile

ui-nav-games = Játékok
ui-start-here = Itt kezdd
ui-start-easiest = Az öt közül a legkönnyebb: egyetlen forduló alatt megtanulod.
ui-first-round = Első forduló
ui-play-bots = Botok ellen
ui-with-friends = Barátokkal
ui-demand-1 = a legkönnyebb
ui-demand-2 = könnyű
ui-demand-3 = közepes
ui-demand-4 = összetett
ui-demand-5 = a legösszetettebb
ui-your-tables = Asztalaid
ui-no-tables = Még nem ülsz egy asztalnál sem.
ui-go-on = Folytatás
ui-with = játékosok: { $names }
ui-live-watch = Élőben nézhető
ui-no-live = Most nem folyik nyilvános játék.
ui-find-table = Asztalkereső
ui-pair-lead = Válaszd ki, mit játszanál. Amint elegen szeretnék ugyanazt, kezdődik a játék.
ui-pair-any-game = bármelyik játék
ui-pair-any-seats = akárhány játékos
ui-pair-me = Játékosok keresése
ui-pair-bots = Az üres helyekre ülhetnek botok
ui-pair-join = Beállok
ui-pair-people = { $count ->
    [one] { $count } játékos vár
   *[other] { $count } játékos vár
  }
ui-pair-waiting = Társakra vársz.
ui-pair-found = { $needed } játékosból { $found } megvan
ui-pair-for = Ezt keresed: { $games }, { $seats }
ui-pair-keep = Hagyd nyitva ezt az oldalt. A játék magától elkezdődik; ha elmész az oldalról, már nem vársz tovább.
ui-pair-start-bots = Kezdés botokkal
ui-pair-stop = Nem várok tovább
ui-call = { $name } asztalhoz hív: { $game }
ui-call-no = Köszönöm, nem
ui-friends = Barátok
ui-friends-all = Összes barát
ui-friends-none = Még nincsenek itt barátaid. Küldd el valakinek a linkedet!
ui-friends-asking = { $count ->
    [one] { $count } ember szeretne a barátod lenni.
   *[other] { $count } ember szeretne a barátod lenni.
  }
ui-friends-requests = Barátkérések
ui-friends-guest = Vendégként játszol. Adj meg jelszót a beállításokban, hogy megmaradjanak a barátaid, és név szerint is kereshess másokat.
ui-friend-add = Új barát
ui-friend-name = A fiók neve
ui-friend-ask = Kérés küldése
ui-friend-asked = Elküldve. Ha van ilyen nevű fiók, a gazdája látni fogja a kérésedet.
ui-friend-link = A barátlinked
ui-friend-link-text = Küldd el az ismerőseidnek. Aki megnyitja, a barátod lehet.
ui-friend-link-new = Új link készítése
    .help = A régi link többé nem működik.
ui-friend-be = { $name } szeretne a barátod lenni
ui-friend-be-text = A barátok látják, mikor van itt a másik, és asztalhoz hívhatják egymást.
ui-friend-yes = Legyünk barátok
ui-friend-accept = Elfogadás
ui-friend-refuse = Elutasítás
ui-friend-remove = Törlés
ui-friend-block = Letiltás
ui-friend-unblock = Tiltás feloldása
ui-friends-blocked = Letiltottak
    .help = Nem küldhetnek neked kérést és meghívót, és sosem kerülsz velük egy asztalhoz. Nem tudják meg.
ui-friend-call = Meghívás
ui-friend-called = meghívva
ui-friend-calls = Barát meghívása
ui-online = itt van
ui-offline = nincs itt
ui-at-table = asztalnál ül: { $game }
ui-hidden = A barátaim ne lássák, ha itt vagyok vagy asztalnál ülök
ui-history = Játszmák
ui-history-all = Minden játszma
ui-since = { $when } óta az asztalnál
ui-history-older = Régebbi játszmák
ui-history-newest = Legújabb játszmák
ui-when = Mikor
ui-place = Helyezés
ui-place-of = { $count } közül { $place }.
ui-records = Ezeknek a játszmafájloknak a letöltése
ui-chance-tick = jel: amennyi a puszta véletlenből jönne ki
ui-wins-count = { $count ->
    [one] { $count } győzelem
   *[other] { $count } győzelem
  }

# end of pages

## errors
# „3. sor:” után vagy [TM-S1] előtt állnak: kisbetűvel, pont nélkül.

ui-error-game-no-game = nincs „{ $name }” nevű játék; van: { $known }
ui-error-game-broken = ez a játék nem játszható: „{ $name }” (csomag: { $package }): { $fault }
ui-error-game-no-option = nincs „{ $option }” nevű beállítás; van: { $known }
ui-error-game-option-value = { $option } beállítás: lehetséges értékei { $allowed }, ez nem: { $value }
ui-error-game-cards-text = ennek a beállításnak egy kártyafájl szövegének kell lennie: { $option }
ui-error-game-cards-toml = { $where }: nem TOML-szöveg{ $line ->
    [0] { "" }
   *[other] { " " }({ $line }. sor, { $column }. oszlop)
  }
ui-error-game-cards-dots = { $where }: több mint { $most } pont van a(z) { $line }. sorban
ui-error-game-cards-none = { $where }: nincsenek [[{ $kind }]] sorok
ui-error-game-cards-section = { $where }: hiányzik a [{ $section }] szakasz
ui-error-game-card-row = { $where }: bejegyzések táblájának kell lennie
ui-error-game-card-entry = { $where }: „{ $entry }” csak legfeljebb { $most } nyomtatható karakterből álló szöveg lehet
ui-error-game-card-twice = { $where }: ez a kártyajel már szerepelt
ui-error-game-card-new = { $where }: új lap azonosítója legfeljebb három nagybetű és legfeljebb három számjegy, például { $example }, nem „{ $id }”
ui-error-game-card-names = { $where }: „{ $entry }” csak ezeken a nyelveken adhat neveket: { $known }
ui-error-game-card-source = { $where }: a forrás (source) ezek egyike lehet: { $sources }
ui-error-game-card-unknown = { $where }: ilyen nincs a dobozban: „{ $id }”
ui-error-game-card-missing = { $where }: hiányzik: { $id }
ui-error-game-card-fixed = { $where }: „{ $entry }” csak az lehet, ami a dobozban ({ $expected })
ui-error-game-card-number = { $where } értéke { $low } és { $high } közti szám legyen, nem { $value }
ui-error-game-seats = ezt a játékot { $low }–{ $high } játékos játszhatja; ez nem lehet: { $found }
ui-error-game-no-documents = ebben a játékban nincsenek leírható állások: { $name }
ui-error-game-not-over = a játék még nem ért véget
ui-error-game-asks-chance = előbb a véletlen következik: az ask_chance() hívás engedi válaszolni
ui-error-game-not-asked = most nem ettől a helytől várunk választ: { $seat }
ui-error-game-no-seat = nincs ilyen hely: { $seat }; a helyek számozása 0 és { $last } közötti
ui-error-game-no-record = az elképzelt játszmának nincs játszmafájlja: a múltja csak annyi, amennyit egyetlen hely tud róla
ui-error-game-no-step = nincs ilyen lépésrész: „{ $step }”
ui-error-game-words = a szavak legfeljebb 200 karakteres szövegek
ui-error-game-names = helyenként egy név kell, legfeljebb 60 karakteres; a helyek száma: { $seats }
ui-error-game-bot-numpy = a(z) „{ $level }” bothoz NumPy kell: pip install numpy
ui-error-game-no-bot = nincs „{ $level }” nevű bot ehhez: { $name }; van: { $known }
ui-error-game-no-teams = „{ $name }” nem kétoldalú játék
ui-error-game-bots = botok: { $count }, helyek: { $seats }; ezekből nevezz meg legalább egyet és legfeljebb { $seats } botot: { $known }
ui-error-game-few-games = legalább egy játszma kell, nem { $found }
ui-error-game-few-jobs = legalább egy folyamat kell, nem { $found }
ui-error-game-arena-form = nincs „{ $form }” forma; ezek vannak: { $known }
ui-error-game-arena-few-bots = ehhez legalább { $least } bot kell ({ $form }), nem { $count }
ui-error-game-arena-sides-bots = az oldalak versenyéhez két bot kell, nem { $count }
ui-error-game-arena-many = ezekből a botokból { $count } különböző asztal lenne; legfeljebb { $most } lehet
ui-error-game-arena-name-twice = két különböző bot neve „{ $name }”; az egyiknek adj másik nevet: NÉV=BOT
ui-error-game-arena-bot-twice = „{ $name }” kétszer szerepel; ebben a formában ({ $form }) minden botot egyszer kell megadni
ui-error-game-arena-bot-form = „{ $text }” nem bot: adj meg egy szintet, vagy ezt: bot:NÉV, network:FÁJL, program:PARANCS
ui-error-game-arena-rules = { $name }: itt a szabályok { $here }. változata van, a verseny pedig a { $there }. változat szerint folyik
ui-error-game-arena-sprt = „{ $text }” nem jó próbának: ALSÓ,FELSŐ kell, a várható aránytól való eltérésként, például 0,0.05, az alfa és a béta pedig 0 és 0.5 közé essen
ui-error-game-arena-sprt-form = a szekvenciális próbához mérkőzés vagy oldalak kellenek két különböző bottal
ui-error-game-arena-openskill = az értékszámokhoz openskill kell, ami a Rookeryvel együtt települ, de itt hiányzik: telepítsd újra a Rookeryt
ui-error-game-arena-pyarrow = a Parquethez pyarrow kell: pip install rookery[arena]
ui-error-game-arena-results = „{ $file }” vége ezek egyike legyen: { $known }
ui-error-game-arena-ray = a --ray kapcsolóhoz Ray kell: pip install rookery[cluster]
ui-error-game-arena-ray-address = nem válaszol Ray-fürt ezen a címen: { $address } ({ $why })
ui-error-game-no-program = itt nincs „{ $name }” nevű program
ui-error-game-bot-not-installed = egyetlen telepített csomag sem hoz „{ $name }” nevű botot; ezek vannak: { $known }
ui-error-game-bot-broken = „{ $name }” nem használható botként: { $why }
ui-error-game-bot-other-game = „{ $name }” ezt nem játssza: { $asked }; csak ezt: { $known }
ui-error-game-network-file = a háló nem olvasható: { $file } ({ $why })
ui-error-game-network-other = ezt a hálót nem a játék mostani alakjára tanították: { $file } ({ $name })
ui-error-game-network-table = ez a háló nem ismeri az ilyen beállítású asztalokat: { $file } ({ $name })
ui-error-game-network-effort = „{ $effort }” nem keresés: ezek egyike kell: { $known }, vagy jelöltek, fordulók, világok és döntések száma, például 8x4x16x24
ui-error-game-network-much = „{ $effort }” túl sok: egy döntéshez legfeljebb { $most } döntés játszható végig
ui-error-game-journal-none = ez nem az aréna naplója: { $file }
ui-error-game-journal-broken = a napló sérült: { $file }, { $line }. sor
ui-error-game-journal-other = a napló egy másik versenyé: { $file }; { $what } ott { $there }, itt { $here }
ui-error-game-journal-rules = a naplót a szabályok { $there }. változatával kezdték: { $file }; most a { $here }. érvényes
ui-error-game-journal-busy = egy másik aréna éppen ebbe a naplóba ír: { $file }
ui-error-game-stored = az eltárolt „{ $answer }” válasz nem felel meg a szabályoknak
ui-error-position-document = a dokumentum
ui-error-position-table = bejegyzések táblájának kell lennie
ui-error-position-plain = csak egyszerű adat lehet: szövegkulcsú táblázat, lista, szöveg vagy legfeljebb { $widest } bites szám, legfeljebb { $deepest } szint mélyen
ui-error-position-texts = szövegek listájának kell lennie
ui-error-position-not-a-result = „{ $result }” nem lehet a véletlen eredménye: { $why }
ui-error-position-cannot-happen = „{ $result }” most nem fordulhat elő, „{ $example }” például igen
ui-error-position-one-of = ezek egyike lehet: { $allowed }; ez nem: { $value }
ui-error-position-number = { $low } és { $high } közötti egész szám lehet; ez nem: { $value }
ui-error-position-no-entry = ismeretlen bejegyzés: „{ $entry }”; van: { $known }
ui-error-position-per-seat = listának kell lennie, helyenként egy elemmel; a helyek száma: { $seats }
ui-error-position-goes-on = a játék innen nem folytatható ({ $why })
ui-error-position-no-card = „{ $card }” nem ennek az asztalnak a kártyája
ui-error-position-twice = kétszer szerepel ott: { $card }
ui-error-position-elsewhere = ugyanez a kártya itt is szerepel: { $place } ({ $card })
ui-error-position-list = lista kell ide, vagy szavak egy szövegben
ui-error-position-must-be = itt ennek kell lennie: { $expected }; nem ennek: { $found }
ui-error-position-phases = csak itt állhat: { $phases }
ui-error-position-too-many = itt legfeljebb ennyi lehet: { $most }
ui-error-position-adds-up = az asztalon lévő elemek száma nem jön ki
ui-error-position-no-rule = folyamatban lévő szabály kell ide: tábla, amelynek „rule” bejegyzése ezek egyike: { $known }
ui-error-position-inside = ilyesmi nem lehet folyamatban ezen belül: „{ $rule }”
ui-error-position-asks-nothing = itt senkitől sem kérdeznek semmit
ui-error-position-numbers = ezek a számok kellenek: { $fields }
ui-error-position-no-answer = ilyen lezárt válasz nem lehet, vagy ez volna az utolsó
ui-error-record-text = a játszmafájl szöveg
ui-error-record-too-long = hosszabb, mint { $most } karakter
ui-error-record-too-many-lines = több mint { $most } sor
ui-error-record-first-line = a játszmafájl így kezdődik: „{ $format }”
ui-error-record-no-entry = nincs „{ $entry }” bejegyzés; van: { $known }
ui-error-record-twice = „{ $entry }” itt másodszor szerepel
ui-error-record-answer = egy válasz egy helyszám, * vagy +, majd egy lépés
ui-error-record-move-missing = hiányzik a lépés
ui-error-record-hidden = ez a sor rejtett: egy még folyó játszma játékosnak szóló másolata nem játszható vissza
ui-error-record-hidden-position = az asztalt előkészítették, és az állása a játszma végéig rejtve marad: egy még folyó játszma játékosnak szóló másolata nem játszható vissza
ui-error-record-missing = hiányzik ez a bejegyzés: „{ $entry }”
ui-error-record-number = „{ $entry }” csak egész szám lehet
ui-error-record-hex = „{ $entry }” csak 64 tizenhatos számrendszerbeli jegy lehet
ui-error-record-json = „{ $entry }” nem olvasható JSON
ui-error-record-shape = „{ $entry }” nem megfelelő alakú
ui-error-record-texts = „{ $entry }” csak szövegek listája lehet
ui-error-record-rules-version = a szabályok változata { $there }, a programé viszont { $here }
ui-error-record-seed-commitment = a véletlenmag nem felel meg az előre rögzített ujjlenyomatnak
ui-error-record-seed-hidden = a véletlenmag még titkos
ui-error-record-seed-differs = a véletlenmagból „{ $proved }” következik, a játszmafájlban „{ $found }” áll
ui-error-record-unproved-position = a játszma előkészített állásból indult: semmi sem bizonyítja, hogy nem valaki kedvére rakták össze
ui-error-record-unproved-end = a játszmafájl a játék vége előtt megszakad: ami hiányzik, az nem bizonyítható
ui-error-record-unproved-deal = { $count ->
    [one] { $option }: a véletlenmagból nem következik, amit ez a hely kapott: { $seats }; vagy választották, vagy megváltoztatták a játszmafájlt
   *[other] { $option }: a véletlenmagból nem következik, amit ezek a helyek kaptak: { $seats }; vagy választották, vagy megváltoztatták a játszmafájlt
  }
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
ui-error-move-no-verb = „{ $word }” szóval ebben a játékban nem kezdődik lépés
ui-error-move-write = írd így: { $example }
ui-error-move-one-of = „{ $word }” nincs ezek közt: { $known }
ui-error-move-no-word = „{ $word }” itt nem jelent semmit; ilyesmi kellene: { $example }
ui-error-move-number = „{ $word }” nem { $low } és { $high } közötti szám
ui-error-move-chance = „{ $move }” a véletlen dolga, nem a játékosoké
ui-error-move-no-action = nincs ilyen sorszámú lépés: { $number }; összesen ennyi van: { $actions }
ui-error-wire-json = ez nem JSON
ui-error-wire-shape = ez nem becsomagolt asztal
ui-error-wire-numbers = nem becsomagolt asztal: a számok nem egyeznek
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
ui-serve-full = Nincs több hely az adatbázisnak ({ $url }): megtelt a lemez.
ui-serve-lan = Telefonról vagy gépről ugyanezen a hálózaton: { $url }
ui-serve-missing = Hiányzik egy csomag: { $name }. A pip install 'rookery[server]' mindent telepít, ami a szerverhez kell.
ui-lab-missing = Hiányzik egy csomag: { $name }. A pip install 'rookery[lab]' mindent telepít, ami a laborhoz kell.
ui-lab-exported = { $decisions } döntés került ide: { $file }.
ui-serve-newer = Ezt az adatbázist a Rookery egy újabb változata használta: { $url } (állapota: { $found }). Indítsd el azt a változatot, vagy állíts vissza egy biztonsági mentést.
ui-serve-port = Ez a port foglalt: { $port }. Válassz másikat a --port kapcsolóval, vagy írj 0-t, és lesz egy szabad.
ui-serve-ready = A Rookery itt érhető el: { $url }
ui-serve-redis = A Redis címe így kezdődik: redis:// vagy rediss://
ui-serve-scheme = Ilyen fajta adatbázis nincs: „{ $scheme }”. Lehetséges: sqlite:///FÁJL vagy postgresql+psycopg://…
ui-serve-setting = Ez a beállítás nem használható: { $why }
ui-serve-stop = A Ctrl-C leállítja; egyetlen játszma sem vész el.
ui-damage-card = A listákban látható kártyája nem olvasható. Újra elkészül, amint valaki megnyit egy listát, vagy javításkor.
ui-damage-entry = Nem olvasható bejegyzés: { $entry }. ({ $why }); összesen: { $count }. Állítsd vissza biztonsági mentésből; a javítás az előtte lévő bejegyzésig viszi vissza az asztalt.
ui-damage-first = Az első bejegyzése hiányzik vagy nem olvasható, és nélküle semmi sem olvasható. Állítsd vissza biztonsági mentésből.
ui-damage-head = Magának az asztalnak a sora hiányzik vagy nem olvasható. Állítsd vissza biztonsági mentésből.
ui-damage-missing = Hiányzó bejegyzés: { $entry }.; tárolva: { $count }. Állítsd vissza biztonsági mentésből; a javítás az előtte lévő bejegyzésig viszi vissza az asztalt.
ui-damage-none = Nincs ilyen nevű sérült asztal.
ui-damage-rules = A Rookery e változata nem ismeri a szabályait. Semmi sem veszett el; olyan változat, amely ismeri őket, meg tudja nyitni.
ui-tables-cannot-mend = Ez az asztal nem javítható: { $id } ({ $why })
ui-tables-mended = Újra olvasható: { $id }. Kivett bejegyzések: { $count }; itt vannak: { $file }
ui-tables-read = Elolvasott asztalok: { $count }. Sérült: { $damaged }.
ui-which-game = Add meg, melyik játékot. Ismert játékok: { $known }.

# end of remote

# The line to the table

ui-line-live = Élő
ui-line-back = Újra itt
ui-line-offline = Nincs kapcsolat
ui-line-trying = Újracsatlakozás… { $s } mp
ui-line-lost = Megszakadt a kapcsolat. Újabb próba { $s } mp múlva.
ui-line-lost-more = Amíg az asztal nem válaszol, nem lehet választani. A helyed megmarad.
ui-line-offline-head = Nincs internetkapcsolatod.
ui-line-offline-more = A helyed megmarad, de az elindított óra tovább jár. Az oldal magától visszakapcsolódik, amint lehet.
ui-line-kept = „{ $move }” megmarad, és pontosan egyszer elküldjük, amint az asztal válaszol. Addig mást nem lehet választani.
ui-line-your-answer = A válaszod
ui-line-take-back = Visszavonom
ui-line-try-now = Próbáld most
ui-line-back-head = Újra az asztalnál.
ui-line-back-more = Új sorok a naplóban: { $n }. Ott meg vannak jelölve.
ui-line-while-away = amíg nem voltál itt
ui-line-late = Ez a lépés elkésett.
ui-line-late-more = Az asztal időközben megváltozott. Válassz újra.

# The log beside the board

ui-lines-earlier = Korábbi sorok
ui-lines-you = Te
ui-search = Keresés
ui-lines-find = Keresés a naplóban
ui-lines-since = az utolsó lépésed óta
ui-lines-nothing = Ilyen nincs a naplóban.

# Keys, and further wishes

ui-keys = Billentyűk
ui-confirm-again = Még nem történt semmi.
ui-confirm-do = Mehet
ui-confirm-final = Ez nem vonható vissza.
ui-confirm-keys = Enter: jóváhagyás, Escape: mégse.
ui-confirm-not-yet = Még nem
ui-key-space = Szóköz
ui-key-answer = válasz a sávban
ui-key-enter = megerősítés
ui-key-not = mégse
ui-key-undo = visszavonás
ui-key-letters = betűk arra, ami világít
ui-key-glow = körbe mindenen, ami világít
ui-key-why = miért nem?
ui-key-zoom = a kártya elolvasása
ui-key-hint = tipp
ui-key-all = minden lépés
ui-key-log = napló
ui-key-talk = beszélgetés
ui-key-skip = előretekerés
ui-key-these = ezek a billentyűk
ui-wish-size = Betűméret
ui-wish-size-normal = Szokásos
ui-wish-size-large = Nagyobb
ui-wish-contrast = Kontraszt
ui-wish-contrast-normal = Szokásos
ui-wish-contrast-high = Erős
ui-wish-confirm = Kérdés lépés előtt
ui-wish-confirm-final = Csak a végleges lépések előtt
ui-wish-confirm-never = Soha
ui-wish-confirm-always = Mindig
ui-wish-volume = Hangerő
ui-wish-volume-full = Teljes
ui-wish-volume-half = Fél
ui-wish-volume-low = Halk

# Leaving

ui-leaving = Mi legyen a helyeddel?
ui-leaving-keep = Megtartom, visszajövök
ui-leaving-keep-more = Semmi sem változik; a többiek látják, hogy nem vagy itt.
ui-leaving-go = A többiekre bízom
ui-leaving-go-more = Mindenki értesül róla, és a többiek megegyezhetnek egy botban. A helyedet bármikor visszaveheted.
ui-give-up = Feladom a helyem
ui-give-up-more = Végleges: bot játszik tovább, és neked ez a játszma utolsó helynek számít.
ui-give-up-sure = Feladod a helyed?
ui-give-up-then = Ezt nem lehet visszavonni: a helyeden a játszma végéig bot játszik, mindenki értesül róla, és neked ez a játszma utolsó helynek számít. Nézni továbbra is nézheted.
ui-give-up-not = Még nem
ui-give-up-yes = Igen, feladom
ui-ended = A játékosok befejezték ezt a játszmát. Nincs eredmény.
ui-ending = Befejezzük itt a játszmát?
ui-ending-more = Eredmény nélkül, ha mindenki beleegyezik, aki még az asztalnál ül.
ui-ending-then = Mindenkit megkérdezünk az asztalnál; a botok mindig beleegyeznek. Ha mindenki igent mond, a játszma azonnal véget ér: senki sem nyer vagy veszít, és a visszajátszás minden kézben lévő lapot megmutat.
ui-ending-yes = Igen, javaslom
ui-no-result = nincs eredmény

# Writing a game

ui-new-game-written = Egy kezdő játék itt található: { $folder }
ui-compile-begun = A(z) { $name } szabályainak fordítása: ez eltart néhány percig.
ui-compile-done = A(z) { $name } lefordítva: { $count } bővítőmodul.
ui-compile-cleaned = A(z) { $name } { $count } lefordított modulja törölve.
ui-new-game-next = A következő lépések:
ui-error-compile-game = { $name } nem telepített saját játék; ezek vannak: { $known }
ui-error-not-compiled = A(z) { $name } nincs lefordítva, és értelmezve fut, mint eddig: { $why }
ui-error-new-game-name = Egy játék neve nem lehet „{ $name }”: kisbetűs szavakból álljon, kötőjelekkel elválasztva, például tea-party.
ui-error-new-game-taken = Már van ilyen nevű játék: { $name }.
ui-error-new-game-folder = Ez már létezik: { $folder }
ui-check-declared = Adatok
ui-check-texts = Szövegek
ui-check-play = Játékmenet
ui-check-laws = A szabályok törvényei
ui-check-secrecy = Titoktartás
ui-check-sampling = Elképzelt világok
ui-check-records = Játszmafájlok
ui-check-documents = Leírható állások
ui-check-bots = Botok
ui-check-board = Tábla
ui-check-made = { $count } ellenőrzés
ui-check-good = { $name }: minden rendben van.
ui-check-bad = { $name }: { $count } hiba van.

# A parancssor

ui-cli-usage = Használat
ui-cli-options = kapcsolók
ui-cli-command = parancs
ui-cli-arguments = Argumentumok
ui-cli-commands = Parancsok
ui-cli-default = (alapérték: { $value })
ui-cli-help = Megmutatja ezt a szöveget.
ui-cli-version = Megmutatja a verziót.
ui-cli-lang = Nyelv: en, hu, pl vagy de. Nélküle a rendszeré.
ui-cli-rookery = Egy asztal a tolvajos játékoknak: játék itt vagy szerveren, szabályok és kártyák, játszmafájlok ellenőrzése.
ui-cli-play = Játék ebben a terminálban: botok ellen vagy egy szerver asztalánál (--server).
ui-cli-rules = A szabályok a mi szavainkkal, pontról pontra.
ui-cli-cards = Minden kártya árral, jelekkel, hatással és forrással.
ui-cli-verify = Egy játszmafájl minden dobásának és húzásának ellenőrzése a véletlenmag alapján.
ui-cli-replay = Egy rögzített játszma elmesélése és az asztal a végén.
ui-cli-doctor = Mi van ide telepítve, és hogyan fut.
ui-cli-serve = A szerver elindítása: asztalok a böngészőben, terminálnak és programoknak.
ui-cli-tables = Egy szerver összes asztalának átolvasása: melyik sérült, miért, és mit lehet tenni.
ui-cli-arena = Botok bajnoksága forgó helyekkel és megbízhatósági tartományokkal.
ui-cli-bench = Milyen gyorsan futnak a játékok ezen a gépen.
ui-cli-lab = Kutatáshoz: játszmák adatként.
ui-cli-export = Játszmák írása Parquet-fájlba, döntésenként egy sor: mit látott a játékos, mit lépett, hogyan végződött.
ui-cli-new-game = Kis, teljes saját játék írása kezdetnek.
ui-cli-check-game = Minden ellenőrzése, aminek egy játékban teljesülnie kell: szabályok, titoktartás, játszmafájlok, szövegek.
ui-cli-compile-game = Egy telepített játék szabályainak lefordítása mypyckel, ahogyan a Rookery saját játékaié is.
ui-cli-game = Egy játék, például thiefs-market.
ui-cli-seats = A játékosok száma. Nélküle 4, ha a játék engedi.
ui-cli-option = Asztalbeállítás, például promo=true. Többször is megadható.
ui-cli-file = Egy játszmafájl.
ui-cli-play-seed = Rögzíti a kockákat és a lapokat. Nélküle titkosak.
ui-cli-bot = A botok szintje (a „rookery doctor” felsorolja): egy mindnek, vagy botonként egy.
ui-cli-play-seat = A helyed, 0-tól számolva.
ui-cli-play-cards = Játék saját kártyafájllal.
ui-cli-load = Egy mentett játszma folytatása.
ui-cli-name = A neved az asztalnál.
ui-cli-play-open = Minden nyílt, amit a játék nyílttá tehet.
ui-cli-fast = Nincs várakozás a botok lépései után.
ui-cli-server = Játék szerveren. Egy asztal meghívó linkje is elég.
ui-cli-table = Egy asztal a szerveren.
ui-cli-invite = A nem nyilvános asztal kulcsa.
ui-cli-clause = Egy szabálypont, például TM-L6.
ui-cli-search = Csak az ezt a szót tartalmazó pontok.
ui-cli-replay-seat = Kinek a szemével. Nélküle egy nézőével.
ui-cli-replay-open = Az is látszik, amit az egyes játékosok tudnak.
ui-cli-to = Ennyi lépés után megáll.
ui-cli-json = JSON-kimenet programoknak.
ui-cli-host = A szerver címe; 0.0.0.0 esetén az egész hálózat eléri.
ui-cli-port = A szerver portja. Nélküle 8000; 0 esetén bármelyik szabad.
ui-cli-database = sqlite:///FÁJL vagy postgresql+psycopg://…. Nélküle egy saját fájl.
ui-cli-redis = Redis, ha több folyamat szolgálja ki ugyanazokat az asztalokat.
ui-cli-serve-open = Megnyitás a böngészőben.
ui-cli-mend = Egy sérült asztal javítása a lista szerint.
ui-cli-games = A játszmák száma.
ui-cli-bots = Szintek vesszővel elválasztva; az utolsóé a maradék hely.
ui-cli-train = Háló tanítása egy játékhoz: önmaga ellen játszik.
ui-cli-train-out = Mappa a köztes állásnak, a hálónak és a naplónak. A tanítás onnan folytatódik.
ui-cli-train-seats = Játékosszámok, vesszővel elválasztva: egy háló mindet megtanulja.
ui-cli-train-decisions = Ennyi döntésből tanul.
ui-cli-train-seed = Ugyanaz a véletlenmag ugyanazt a tanítást adja.
ui-cli-train-workers = Ennyi folyamat játszik. 0: ez az egy.
ui-cli-train-games = Ennyi játszma a végén az ökölszabálybotok ellen. 0: egy sem.
ui-cli-train-imitate = Ennyi másodpercig figyeli az ökölszabálybotokat, mielőtt önmaga ellen játszik. 0: sehogy.
ui-cli-train-expert = Ennyi másodpercig tanul keresésekből, miután önmaga ellen játszott. 0: sehogy.
ui-cli-train-examine = Ennyi folyamat méri közben a hálót az ökölszabálybotok ellen, és megtartja a legjobbat. 0: egy sem.
ui-cli-train-minutes = Ennyi perc után vége, akármilyen kevés döntés volt is.
ui-train-strength = Az ökölszabálybotok ellen { $games } játszma { $share }%-át nyerte meg (az átlagos rész { $par }-szerese).
ui-train-missing = Hiányzik egy csomag: { $name }. A pip install 'rookery[train]' mindent telepít, ami a tanításhoz kell.
ui-train-done = A háló itt van: { $file }.
ui-cli-levels = Megméri a botok minden szintjét az alatta lévő ellen.
ui-cli-levels-seed = Ugyanaz a véletlenmag ugyanazokat a játszmákat adja.
ui-cli-levels-write = A táblázatot ennek a fájlnak a jelei közé írja, mellé egy képet.
ui-cli-study = Mit mondanak egy játékról a botok egymás elleni játszmái: helyek, hossz, pontok, és minden, amit el lehet venni.
ui-cli-study-seed = Ugyanaz a véletlenmag ugyanazokat a játszmákat adja.
ui-cli-study-bots = Szintek vesszővel elválasztva; az utolsó foglalja el a maradék helyeket. Nélküle: a legerősebb, amelyik azonnal válaszol.
ui-cli-study-data = Minden szám kiírása ebbe a fájlba, JSON formában.
ui-cli-arena-seed = Ugyanaz a véletlenmag ugyanazokat a játszmákat adja.
ui-cli-arena-bots = Botok vesszővel elválasztva: szintek, bot:NÉV, network:FÁJL.npz, program:PARANCS. Mérkőzésen az utolsó kapja a maradék helyeket.
ui-cli-arena-bot = Egy bot, mint fent; vessző is lehet benne, a NÉV=BOT alak nevet ad neki. Többször is megadható.
ui-cli-form = match (mérkőzés), sides (két titkos oldal), pairs (mindenki mindenki más asztala ellen), round-robin (minden asztal, amelyen különböző botok ülnek) vagy gauntlet (az első mindenki más ellen).
ui-cli-mirror = Azonos osztás minden játszmában, amelyben egy asztal helyet cserél.
ui-cli-journal = Minden játszma ebbe a fájlba kerül; a félbeszakadt verseny innen folytatódik.
ui-cli-results = Helyenként és játszmánként egy sor: .csv vagy .parquet.
ui-cli-sprt = Megáll, amint eldőlt, hogy az első bot ALSÓ vagy FELSŐ értékkel nyer-e többet a vártnál, például 0,0.05.
ui-cli-alpha = Milyen gyakran mehet át a próbán az a bot, amely csak az ALSÓ értéket éri el.
ui-cli-beta = Milyen gyakran bukhat el rajta az a bot, amely a FELSŐ értéket eléri.
ui-cli-ratings = Értékszámok az állásban, az openskill csomaggal; a --no-ratings elhagyja őket.
ui-cli-ray = Játék az ezen a címen futó Ray-fürtön.
ui-cli-arena-seconds = Ennyi másodperce van egy programnak vagy telepített botnak egy döntésre.
ui-cli-memory = Ennyi megabájtot foglalhat; 0: akármennyit.
ui-cli-new-game-name = A játék neve, például tea-party.
ui-cli-new-game-folder = Ide írja. Enélkül: a játék nevével azonos mappába.
ui-cli-check-game-games = Játszmák száma játékosszámonként és beállításonként. Enélkül: annyi, amennyi a hosszukhoz illik.
ui-cli-check-game-seed = Ugyanaz a véletlenmag ugyanazokat a játszmákat adja.
ui-cli-compile-game-clean = A lefordított modulok törlése.
ui-cli-jobs = A folyamatok száma.
ui-cli-report = Az eredmény ebbe a fájlba is bekerül.
ui-cli-export-out = A megírandó Parquet-fájl.
ui-cli-export-records = Új játszmák helyett ezeket a jegyzőkönyveket írja ki.
ui-cli-export-seed = Ugyanaz a véletlenmag ugyanazokat a játszmákat adja.
ui-cli-export-bots = Szintek vesszővel elválasztva; sorban jutnak a helyekre.
ui-cli-teams = Két bot, oldalanként egy, kétoldalú játékban.
ui-cli-seconds = Másodperc mérésenként.
ui-cli-quick = Mérésenként ötödmásodperc: csak egy pillantás.
ui-cli-error-command = Nincs ilyen parancs: „{ $name }”. Parancsok: { $known }.
ui-cli-error-option = Nincs ilyen kapcsoló: { $name }. Lásd: „{ $help }”.
ui-cli-error-option-value = Érték kell ehhez: { $name }. Lásd: „{ $help }”.
ui-cli-error-missing = Hiányzik: { $name }. Lásd: „{ $help }”.
ui-cli-error-value = Ez az érték nem jó ehhez: { $name }. Lásd: „{ $help }”.
ui-cli-error-words = Ez több, mint amennyit a parancs elfogad. Lásd: „{ $help }”.
ui-cli-error-full = Megtelt a lemez: nem sikerült mindent kiírni.
ui-cli-error-system = A rendszer ezt nem engedi: { $why }
# Who is at the table, who watches, and how quickly bots go on

ui-people = Az asztalnál
ui-here = itt van
ui-program = Program
ui-gone = felállt az asztaltól
ui-gone-then-live = A helye megmarad, de az órája tovább jár. 1:00 után a többiek megegyezhetnek egy botban; ha visszajön, újra ő játszik.
ui-gone-then-turn = A helye megmarad. Ha egy kérdés három napja vár, a többiek megegyezhetnek egy botban; ha visszajön, újra ő játszik.
ui-watchers = Nézők
ui-watchers-none = Senki sem nézi.
ui-watchers-see = A nézők azt látják, amit mindenki.
ui-watchers-more = és még { $n } néző
ui-watchers-unnamed = { $n } vendég
ui-invite-now = Néző meghívása
ui-watch-lead = { $name } meghív, hogy nézd ezt a játszmát.
ui-watch-text = Akinek megvan ez a link, nézheti a játékot. A nézők azt látják, amit mindenki, és senkinek a kezébe nem látnak bele.
ui-watch-link = Link a nézéshez
ui-watch-qr = A nézőlink QR-kódként
ui-watch-ask = Ez az asztal zártkörű. A nézőlinket az küldheti el, aki az asztalnál ül.
ui-phrase-gone = felállt az asztaltól. A helye megmarad.
ui-phrase-here = visszajött.
ui-phrase-bot-in = nincs itt. Amíg visszajön, bot játszik helyette.
ui-phrase-gave-up = feladta a helyét. A játszma végéig bot játszik rajta.
ui-phrase-ended = azt javasolta, hogy fejezzük be a játszmát, és mindenki beleegyezett. Nincs eredmény.
ui-phrase-watches = nézi a játékot.
ui-phrase-paused = szünetet javasolt. A játék áll.
ui-phrase-resumed = folytatást javasolt. A játék folytatódik.
ui-tempo = Botok
ui-tempo-more = Meddig látszik egy bot lépése az asztalon – mindenkinek
ui-tempo-brisk = Gyorsan
ui-tempo-calm = Nyugodtan
ui-tempo-slow = Lassan
ui-tempo-step = Lépésenként

# What the settings do

ui-theme-more = Ha nem választasz, a készülékedhez igazodik.
ui-font-more = Az Atkinson gyengénlátóknak készült; a rendszer betűje töltődik be a leggyorsabban.
ui-wish-size-more = Minden szöveg nagyobb lesz, a táblákon is, ahol elfér.
ui-wish-contrast-more = Sötétebb írás, élesebb szélek, barna árnyalatok nélkül.
ui-wish-confirm-more = A második kattintás erősíti meg. Végleges lépés az, amely felfed valamit, vagy nem vonható vissza.
ui-wish-volume-more = Csak ha a hang be van kapcsolva.
ui-wish-speed = A mozgás sebessége
ui-wish-speed-more = Mennyi ideig mozognak a bábuk. A lépés mindenképp azonnal számít.
ui-wish-speed-normal = Rendes
ui-wish-speed-quick = Kétszer gyorsabb
ui-wish-speed-slow = Kétszer lassabb
ui-wish-palette = A játékosok színei
ui-wish-palette-more = Minden játékosnak jelvénye és száma is van, így a szín sosem jelent semmit egymagában.
ui-wish-palette-normal = Gazdag
ui-wish-palette-distinct = Színtévesztőknek
ui-no-motion-more = Ha a készüléked kevesebb mozgást kér, azt mindig betartjuk.
ui-sound-more = A te köröd, és a többiek minden lépése.
ui-notify-more = A böngésződ szól, amíg ez a lap a háttérben van. Előbb engedélyt kér.

# Without a connection

ui-offline-head = Nincs kapcsolat
ui-offline-text = A Rookery nem érhető el. Az asztalaid és a helyeid megmaradnak.
ui-offline-again = Újra megpróbálom

## what rookery doctor says of a server and its settings

ui-doctor-answers = válaszol
ui-doctor-database = működik, változata: { $form }
ui-doctor-empty = működik, és üres
ui-doctor-no-database = még nincs; az első indítás létrehozza
ui-doctor-no-pages = hiányoznak: csak az API érhető el
ui-doctor-silent = nem válaszol: { $error }
ui-doctor-slower = hiányzik: lassabb
ui-doctor-there = megvan
ui-doctor-settings = beállítások
ui-doctor-db = adatbázis
ui-doctor-pages = oldalak
ui-doctor-cores = magok
ui-doctor-newer = formája { $form }: a Rookery egy későbbi változata készítette, ez nem tudja olvasni
ui-error-setting-choice = { $name } lehetséges értékei: { $choices }
ui-error-setting-range = { $name } egy szám { $low } és { $high } között
ui-error-setting-above = ezek nagyobbak 0-nál: { $names }
ui-error-setting-most = { $name } legfeljebb { $most }
ui-error-setting-database = { $name } így kezdődik: sqlite:/// vagy postgresql+psycopg://
ui-error-setting-number = { $name } egy szám, nem „{ $found }”
ui-setting-database = az adatbázis SQLAlchemy-címe
ui-setting-redis = a Redis címe, ha több folyamat szolgálja ki ugyanazokat az asztalokat
ui-setting-connect_seconds = PostgreSQL: a lassabban létrejövő kapcsolat sikertelennek számít
ui-setting-statement_seconds = PostgreSQL: a hosszabb utasítás megszakad; 0: soha
ui-setting-idle_seconds = PostgreSQL: a hosszabban álló tranzakció megszakad; 0: soha
ui-setting-host = a cím, amelyen a szerver figyel
ui-setting-port = a port, amelyen a szerver figyel
ui-setting-sync = SQLite: full (minden mentés azonnal lemezre kerül) vagy normal
ui-setting-pace = ezredmásodperc a botok látható lépései között
ui-setting-regret = ennyi ezredmásodpercet hagy a bot egy válasz visszavonására, ahol az megengedett
ui-setting-slowly = mennyi marad a válaszadót elrejtő várakozásból; 0: semmi
ui-setting-workers = folyamatok, amelyekben a botok gondolkodnak; 0: a szerver szálai
ui-setting-bot_seconds = ha egy bot tovább gondolkodik, az időtúllépés szabálya válaszol helyette
ui-setting-program_seconds = ha egy asztalnál ülő program tovább késlekedik, az időtúllépés szabálya válaszol helyette
ui-setting-readers = folyamatok, amelyek állásokat, kártyafájlokat és játszmafájlokat olvasnak
ui-setting-read_seconds = amit ennél tovább tart olvasni, azt a szerver elutasítja
ui-setting-read_memory = megabájt; aminek az olvasása többet igényel, azt a szerver elutasítja
ui-setting-poll = másodperc a be nem jelentett változások keresései között
ui-setting-sweep = másodperc a lejárt idejű asztalok keresései között
ui-setting-grace = ennyi másodpercet késhet egy másik folyamat, mielőtt ez átveszi az asztalát
ui-setting-idle = ennyi másodperc után kerül ki a memóriából egy asztal, amelyet senki sem figyel
ui-setting-unwatched = senki által nem figyelt asztalok a memóriában; a többi az adatbázisban vár
ui-setting-origins = további eredetek, amelyekről küldeni lehet, vesszővel elválasztva (https://…)
ui-setting-proxies = azoknak a proxyknak a címe, amelyek fejléceiben a szerver megbízik
ui-setting-secure = 1: a munkamenet sütije csak https-en utazik, és a szerver HSTS-t küld
ui-setting-logs = json, console vagy auto (terminálon console)
ui-setting-log_level = debug, info, warning vagy error
ui-setting-rate = kérések munkamenetenként
ui-setting-rate_address = kérések címenként, minden munkamenetével együtt
ui-setting-rate_posts = küldések munkamenetenként
ui-setting-rate_guests = új vendégek címenként
ui-setting-rate_logins = bejelentkezési kísérletek és új jelszavak nevenként, egy címről
ui-setting-rate_tries = ugyanez címenként, bármi a név
ui-setting-rate_tables = új asztalok, ellenőrzendő játszmafájlok és elemzendő játszmák személyenként
ui-setting-rate_chat = csevegősorok személyenként
ui-setting-max_body = egy kérés törzsének bájtjai
ui-setting-metrics_token = ezzel egy másik gépről is olvasható a /metrics
ui-setting-otel = 1: nyomkövetés és mérőszámok OpenTelemetryvel (otel kiegészítő); hogy hová, azt az OTEL_… változók mondják meg
ui-setting-test = 1: tesztüzem (mintajátékok, előidézett hibák); élesben soha
ui-setting-kill_at = tesztüzem: leállás az n. írásnál, pl. 7:before, 7:stored, 7:acked

## for those who look after a server, and for one's own data

ui-error-banned = A szerver egyik adminja kitiltott.
ui-error-muted = Egy admin elnémított. Tovább játszhatsz, de nem cseveghetsz.
ui-error-network = Ez nem cím és nem hálózat. Példák: 192.0.2.7, 192.0.2.0/24, 2001:db8::/64.
ui-error-network-wide = Ez a hálózat nem tiltható ki: túl nagy, vagy maga ez a gép.
ui-error-network-own = Te magad is ebből a hálózatból csatlakozol.
ui-error-days = 0 és 36500 közötti számot adj meg.
ui-error-wards-full = Túl sok a kitiltás. Előbb oldj fel néhányat.
ui-error-no-person = Nincs ilyen személy.
ui-error-admin-first = Ez a személy admin. Előbb vedd el tőle ezt a szerepet.
ui-error-admin-account = Admin csak jelszóval védett fiók lehet.
ui-error-admin-self = Ezt a szerepet magadtól nem veheted el. Kérj meg egy másik admint, vagy használd a terminált.
ui-error-last-admin = Te vagy az utolsó admin. Előbb tegyél valaki mást adminná.
ui-error-link = Ez a link már nem működik. Egy link csak egyszer és korlátozott ideig használható.
ui-error-no-mail = Ez a szerver nem küld e-mailt.
ui-error-mail = Ez az e-mail-cím nem használható.
ui-error-mail-account = Előbb adj meg jelszót: a vendégeknek nincs mit visszaállítaniuk.
ui-error-leave-name = Pontosan úgy írd be a nevedet, ahogyan itt látszik.
ui-error-number = Ha jelzed a hibát, add meg ezt a számot: { $number }
ui-error-setting-extra = ehhez telepíteni kell egy kiegészítőt: { $name } – { $extra }
ui-error-setting-mail = az e-mailhez ezek a beállítások is kellenek: { $names }
ui-serve-first-admin = Ennek a szervernek még nincs adminja. Az lesz az, aki elsőként megnyitja ezt a linket. Egyszer, egy napig használható: { $url }
ui-admin-link = Ez a link egy fiókot adminná tesz. Egyszer, egy napig használható:
ui-admin-old-form = Az adatbázis régebbi formájú: { $form }. Indítsd el egyszer a szervert: az a legújabb formára hozza.
ui-admin-none-running = Nem fut szerverfolyamat.
ui-admin-figures = asztalok a memóriában: { $tables }, kapcsolatok: { $sockets }, lépések másodpercenként: { $moves }, memória: { $memory } MB
ui-admin = Felügyelet
ui-admin-now = Most
ui-admin-people = Emberek
ui-admin-tables = Asztalok
ui-admin-bans = Kitiltások és némítások
ui-admin-log = Az adminok naplója
ui-admin-done = Kész.
ui-admin-here = Most itt van
ui-admin-nobody = Senki.
ui-admin-role = admin
ui-admin-load = Terhelés
ui-admin-counts = Asztalok: { $playing } játszik, { $waiting } vár, { $over } befejezett. Fiókok: { $accounts }.
ui-admin-process = Folyamat
ui-admin-in-memory = Memóriában
ui-admin-sockets = Kapcsolatok
ui-admin-moves = Lépés/mp
ui-admin-damaged = Sérült asztalok
ui-admin-damaged-help = A „rookery tables” minden asztalt elolvas, és megmondja, mi a baj, és mit lehet tenni.
ui-admin-damaged-none = A nemrég megnyitott asztalok között nincs sérült.
ui-admin-banner = Minden oldal tetején ez látszik
ui-admin-hours = Óra
ui-admin-hours-more = 0: amíg le nem veszed
ui-admin-find = Keresés
ui-admin-find-person = Név vagy azonosító
ui-admin-find-table = Asztal vagy személy azonosítója, vagy egy játék
ui-admin-account = fiók
ui-admin-guest = vendég
ui-admin-muted = elnémítva
ui-admin-banned = kitiltva
ui-admin-since = ekkortól:
ui-admin-last = utoljára itt:
ui-admin-act = Teendők
ui-admin-why = Miért
ui-admin-days = Nap
ui-admin-days-more = 0: örökre
ui-admin-status = Állapot
ui-admin-status-any = mind
ui-admin-status-waiting = vár
ui-admin-status-playing = játszik
ui-admin-status-over = befejezett
ui-admin-public = nyilvános
ui-admin-private = zártkörű
ui-admin-close-help = A játszma eredmény nélkül véget ér, mintha mindenki beleegyezett volna. A várakozó asztal megszűnik.
ui-admin-delete-help = Minden törlődik, ami az asztalról tárolva van. Csak biztonsági mentésből hozható vissza.
ui-admin-no-tables = Nincs asztal.
ui-admin-ward-ban = kitiltva
ui-admin-ward-mute = elnémítva
ui-admin-ward-range = hálózat
ui-admin-until = eddig:
ui-admin-for-ever = örökre
ui-admin-no-bans = Senki sincs kitiltva vagy elnémítva.
ui-admin-range = Cím vagy hálózat
ui-admin-range-more = Egyetlen IPv6-cím a /64-es hálózatát jelenti.
ui-admin-who = Ki
ui-admin-what = Mit
ui-admin-whom = Kire vagy mire
ui-admin-no-acts = Még semmi.
ui-admin-first = Admin leszek
ui-admin-first-lead = Az adminok gondoskodnak a szerverről: emberek, asztalok, kitiltások, közlemények.
ui-admin-first-you = Be vagy jelentkezve: { $name }. Ez a fiók lesz admin.
ui-admin-first-account = Válassz nevet és jelszót az admin fiókjához, vagy előbb jelentkezz be.
ui-admin-first-take = Admin leszek
ui-banner = Közlemény
ui-act-admin = Új admin
ui-act-announce = Közlemény kitétele
ui-act-announce-end = Közlemény levétele
ui-act-backup = Biztonsági mentés
ui-act-ban = Kitiltás
ui-act-ban-range = Hálózat kitiltása
ui-act-close = Asztal lezárása
ui-act-delete = Asztal törlése
ui-act-dismiss = Admin szerep elvétele
ui-act-end-sessions = Minden munkamenet lezárása
ui-act-fair = Tisztességes játék megtekintése
ui-act-link = Hivatkozás új adminnak
ui-act-mute = Némítás
ui-act-purge = Régi adatok törlése
ui-act-rename = Átnevezés
ui-act-restore = Visszaállítás mentésből
ui-act-unban = Kitiltás feloldása
ui-act-unban-range = Hálózat kitiltásának feloldása
ui-act-unmute = Némítás feloldása
ui-data = Az adataid
ui-data-help = Itt látod, hol vagy bejelentkezve; letöltheted mindennek a másolatát, ami a tiéd, vagy törölheted a fiókodat.
ui-sessions = Hol vagy bejelentkezve
ui-sessions-help = Zárd le azt, amelyiket nem ismered.
ui-sessions-some = Egy böngésző vagy program
ui-sessions-this = ez az
ui-sessions-end = Lezárás
ui-sessions-end-others = Az összes többi lezárása
ui-email = E-mail-cím
ui-email-help = Elfelejtett jelszóhoz, és azokhoz az üzenetekhez, amelyeket kérsz; senki más nem látja. E-mailben kérünk megerősítést. Ha törölni szeretnéd, hagyd üresen.
ui-export = Másolat letöltése
ui-export-help = Egyetlen fájl: a profilod, a barátaid, a munkameneteid, a játszmáid a játszmafájlokkal, és minden, amit írtál.
ui-leave-for-good = Fiók törlése
ui-leave-help = Még egyszer megkérdezzük.
ui-leave-sure = Végleg törlöd a fiókodat? Ezt nem lehet visszavonni.
ui-leave-goes = Törlődik a neved, a jelszavad, a barátaid, a munkameneteid és minden, amit írtál.
ui-leave-stays = A másokkal játszott játszmáid megmaradnak. A neved helyén „N. N.” áll.
ui-leave-seats = A folyamatban lévő játszmákban bot veszi át a helyed.
ui-leave-name = Megerősítésül írd be a nevedet: { $name }
ui-leave-not = Nem, megtartom a fiókomat
ui-leave-yes = Igen, mindent törölj
ui-mail-sent = Az e-mail úton van. Nyisd meg egy napon belül a benne lévő linket.
ui-mail-confirm = Rookery: erősítsd meg az e-mail-címed
ui-mail-confirm-text =
    Valaki ezt a címet akarja használni ehhez a fiókhoz: „{ $name }”, egy Rookery-szerveren. Ha te voltál, nyisd meg ezt a linket egy napon belül:

    { $url }

    Ha nem te voltál, nincs teendőd.
ui-mail-confirm-help = Ez a te címed, az ezen a szerveren lévő fiókodhoz?
ui-mail-confirm-yes = Igen, megerősítem
ui-mail-recover = Rookery: válassz új jelszót
ui-mail-recover-text =
    Valaki új jelszót kért ehhez a fiókhoz: „{ $name }”. Ha te voltál, nyisd meg ezt a linket egy órán belül:

    { $url }

    Ha nem te voltál, nincs teendőd: a jelszavad változatlan.
ui-recover = Elfelejtetted a jelszavad?
ui-recover-help = Írd be a fiókod e-mail-címét.
ui-recover-new = Válassz új jelszót. Minden munkameneted és botkulcsod érvényét veszti.
ui-recover-asked = Ha van fiók ezzel a címmel, az e-mail úton van. A benne lévő link egy óráig használható.
ui-recover-send = Linket kérek
ui-notices = Körönként
ui-notices-help = Olyan játszmákhoz, ahol mindenki akkor válaszol, amikor ráér: hogyan tudod meg, hogy te jössz, a naptárad és a szabadságod.
ui-notices-account = Értesítés, naptár és szabadság csak fiókkal van. Előbb válassz jelszót a Beállításokban.
ui-notice-subject = Rookery: te jössz – { $game }
ui-notice-subject-many = Rookery: { $n } asztalnál te jössz
ui-notice-hello = Szia, { $name }!
ui-notice-lead = { $n ->
    [one] Ennél az asztalnál te jössz:
   *[other] Ezeknél az asztaloknál te jössz:
  }
ui-notice-with = Játékostársak: { $names }
ui-notice-asked = Akire várunk: { $names }
ui-notice-left = Hátralévő idő: { $left }, határidő: { $until }
ui-notice-no-limit = Nincs időkorlát.
ui-notice-days = { $n } nap
ui-notice-hours = { $n } óra
ui-notice-minutes = { $n } perc
ui-notice-why = Azért kapod ezt az üzenetet, mert kérted, hogy szóljunk, ha te jössz.
ui-notice-change = Mikor és hogyan szóljunk:
ui-notice-stop = Nem kérek több ilyen e-mailt:
ui-unsubscribe = Leiratkozás
ui-unsubscribe-help = Ne küldjünk több e-mailt, amikor te jössz?
ui-unsubscribe-yes = Ne küldjetek többet
ui-unsubscribe-done = Nem kapsz több ilyen e-mailt. A Beállításokban bármikor újra bekapcsolhatod.
ui-error-wish = Ez nem választható: { $why }
ui-way-mail = E-mail
ui-way-when = Amikor te jössz
ui-how-off = Soha
ui-how-now = Azonnal
ui-how-hourly = Összegyűjtve, óránként
ui-how-daily = Összegyűjtve, naponta egyszer
ui-way-when-help = Csak akkor, ha néhány percig nem válaszolsz, és nincs megnyitva az asztal. Kérdésenként egyszer.
ui-way-address = Erre a címre megy: { $address }.
ui-way-no-address = Ehhez megerősített e-mail-cím kell.
ui-way-no-mail = Ez a szerver nem küld e-mailt.
ui-way-refused = A címedet egymás után többször visszautasították, ezért leálltunk az e-mailekkel.
ui-way-hour = A napi e-mail ideje
ui-way-quiet = Csendes órák
ui-way-quiet-from = Ettől
ui-way-quiet-to = Eddig
ui-way-quiet-help = Ilyenkor nem küldünk semmit, csak utána. Kétszer ugyanaz az óra: nincsenek csendes órák.
ui-way-zone = Időzóna
ui-vacation = Szabadság
ui-vacation-help = A körönként játszott játszmákban áll az időd, amíg szabadságon vagy. A megkezdett nap egésznek számít. Az asztalaidnál mindenki látja, meddig vagy távol. Azokon a versenyeken, ahol a fordulók előre megadott időben kezdődnek, és a rögzített hosszúságú köröknél az óra tovább jár.
ui-vacation-left = { $n ->
    [0] { $year }: nem maradt szabadnapod.
   *[other] { $year }: még { $n } szabadnapod van.
  }
ui-vacation-first = Első nap
ui-vacation-last = Utolsó nap
ui-vacation-take = Szabadságra megyek
ui-vacation-now = Szabadságon vagy eddig:
ui-vacation-end = Megjöttem
ui-vacation-cancel = Lemondás
ui-vacation-planned = Tervezett
ui-vacation-until = szabadságon eddig: { $date }
ui-vacation-of = { $name }: szabadságon eddig: { $date }
ui-vacation-cup = Körönként: szabadság alatt áll a játékos ideje.
ui-vacation-cup-not = Körönként: a fordulók előre megadott időben kezdődnek, ezért az óra szabadság alatt is jár.
ui-error-vacation-none = Ezen a szerveren nincs szabadság.
ui-error-vacation-dates = Ezekre a napokra nem lehet szabadságot kivenni: mától legfeljebb egy évre előre, és az utolsó nap nem lehet az első előtt.
ui-error-vacation-twice = E napok egy részén már szabadságon vagy.
ui-error-vacation-many = Egyelőre elég szabadságot terveztél.
ui-error-vacation-days = Ez túl sok lenne: évente { $n } szabadnap van.
ui-error-vacation-gone = Ez a szabadság már véget ért, vagy nem is volt ilyen.
ui-calendar = Naptár
ui-calendar-name = Rookery
ui-calendar-help = Link a naptárprogramodnak: meddig kell válaszolnod a körönként játszott játszmákban, és mikor kezdődnek a versenyeid fordulói.
ui-calendar-address = Cím
ui-calendar-secret = Aki ismeri ezt a címet, látja ezeket az időpontokat. Új link után a régi nem működik többé.
ui-calendar-make = Linket kérek
ui-calendar-renew = Új link
ui-calendar-stop = Ne legyen link
ui-calendar-turn = Lejár az idő: { $game }
ui-calendar-round = { $cup }: { $n }. forduló
ui-push = Ebben a böngészőben
ui-push-help = A böngésződ akkor is szól, hogy te jössz, ha a Rookery nincs megnyitva: rögtön, de a csendes órákban nem. Az üzenet titkosítva, a böngésző készítőjének szolgáltatásán át érkezik.
ui-push-on = Szólj ebben a böngészőben
ui-push-this = ez a böngésző
ui-push-remove = Eltávolítás
ui-push-unable = Ez a böngésző itt nem tudja ezt: parancsfájlok, https és értesítéseket fogadó böngésző kell hozzá.
ui-push-none = Ez a szerver nem küld értesítést böngészőknek.
ui-admin-notices = Értesítések
ui-admin-notices-help = Lezárt napok: a mai számok elárulnák, kit kérdeztek.
ui-admin-yesterday = Tegnap
ui-admin-week = Hét nap
ui-admin-way-mail = E-mail
ui-admin-way-push = Böngészők
ui-admin-sent = { $sent } elküldve, { $failed } sikertelen
ui-admin-stuck = némelyik most nem küldhető
ui-error-push = Ezzel a feliratkozással nem lehet értesítést küldeni.
ui-keep-sessions = Véget ért munkamenetek
ui-keep-waiting = Asztalok, amelyeknél soha nem játszottak
ui-keep-cups = Versenyek, amelyek nem kezdődtek el
ui-keep-games = Vendégek befejezett játszmái
ui-keep-guests = Vendégek játszmák nélkül
ui-keep-audit = A napló régi sorai
ui-keep-dry = Semmi sem törlődött.
ui-keep-done = Mindez törlődött.
ui-backup-backup = Elkészült a mentés. Asztalok: { $tables }, emberek: { $people }, bejegyzések: { $entries }.
ui-backup-restore = Visszaállítva. Asztalok: { $tables }, emberek: { $people }, bejegyzések: { $entries }.
ui-backup-exists = Ez a fájl már létezik: { $file }. A mentés sosem ír felül fájlt.
ui-backup-form = Az adatbázis nem a legújabb formájú. Indítsd el egyszer a szervert, aztán ments.
ui-backup-file = Ez a fájl nem Rookery-mentés: { $file }.
ui-backup-running = Ezen az adatbázison fut egy szerver. Előbb állítsd le; ha kilőtték, várj egy percet.
ui-backup-full = Ez az adatbázis nem üres. A --replace kapcsolóval a mentés lép minden helyére, ami benne van.
ui-backup-broken = A másolat sérült.
ui-backup-newer = A mentés formája { $form }, a Rookery egy újabb változatából való.
ui-setting-rate_mails = e-mailek címenként és személyenként
ui-setting-keep_guests = ennyi nap után törlődik egy játszma nélküli vendég; 0: soha
ui-setting-keep_waiting = ennyi nap után törlődik egy asztal, amelynél sosem játszottak; 0: soha
ui-setting-keep_cups = ennyi nap után törlődik egy verseny, amely nem kezdődött el, a létrehozásától vagy a tervezett kezdésétől számítva; 0: soha
ui-setting-keep_sessions = ennyi nap után törlődik egy véget ért munkamenet; 0: soha
ui-setting-keep_games = ennyi nap után törlődik egy befejezett játszma, amelyben nem ült fiók; 0: soha
ui-setting-keep_audit = ennyi nap után törlődik a napló egy sora; 0: soha
ui-setting-url = a cím, amelyen a szerver elérhető, az e-mailek linkjeihez (https://…)
ui-setting-smtp = levelezőszerver: smtps://user:password@host, smtp+starttls://… vagy smtp://…
ui-setting-mail_from = az e-mailek feladója
ui-setting-notice_seconds = ennyi másodperc van a válaszra, mielőtt szólunk, hogy ki jön
ui-setting-vacation_days = szabadnapok évente a körönként játszott játszmákban; 0: nincs
ui-setting-push = 0: nincs webes értesítés; különben ott működik, ahol ROOKERY_URL be van állítva
ui-setting-push_key = a webes értesítések kulcsa, ha nem az első indításkor készül
ui-cli-admin = Egy szerver felügyelete: emberek, asztalok, kitiltások, mentések. Futó szerverrel is működik.
ui-cli-admin-status = Ki játszik most, és hogyan futnak a folyamatok.
ui-cli-admin-people = Emberek keresése név vagy azonosító szerint; név nélkül: fiókok, kitiltások, némítások.
ui-cli-admin-tables = Az asztalok listája, vagy csak a sérülteké.
ui-cli-admin-log = Mit tettek az adminok: ki, mit, mikor, miért.
ui-cli-admin-close = Egy játszma befejezése eredmény nélkül; a várakozó asztal megszűnik.
ui-cli-admin-delete = Egy asztal törlése mindennel, ami tárolva van róla.
ui-cli-admin-mute = Egy személy elnémítása: játszhat, de nem cseveghet.
ui-cli-admin-unmute = Egy személy némításának feloldása.
ui-cli-admin-ban = Egy személy vagy hálózat kitiltása. A munkamenetek és kapcsolatok azonnal véget érnek.
ui-cli-admin-unban = Egy személy vagy hálózat kitiltásának feloldása.
ui-cli-admin-end-sessions = Egy személy minden munkamenetének lezárása.
ui-cli-admin-fair = Mi feltűnő a játék tisztasága szempontjából, vagy egy játékos minden adata.
ui-cli-admin-rename = Új név adása egy személynek.
ui-cli-admin-announce = Szöveg megjelenítése minden oldal tetején; szöveg nélkül: levétele.
ui-cli-admin-link = Egy fiókot adminná tevő link kiírása.
ui-cli-admin-dismiss = Az admin szerep elvétele egy személytől.
ui-cli-admin-purge = Mindannak a törlése, amit a beállítások már nem őriznek meg.
ui-cli-admin-backup = Minden kiírása egyetlen új fájlba, futó szervernél is.
ui-cli-admin-restore = Mentés visszatöltése SQLite- vagy PostgreSQL-adatbázisba. A szervert előbb le kell állítani.
ui-cli-admin-backup-file = Az új fájl.
ui-cli-admin-restore-file = Egy mentés.
ui-cli-replace = Az adatbázis teljes tartalmának lecserélése.
ui-cli-dry_run = Csak számolás, törlés nélkül.
ui-cli-person = Egy személy azonosítója vagy egy fiók neve.
ui-cli-who = Egy személy, vagy egy hálózat, például 192.0.2.0/24.
ui-cli-why = Az ok; a naplóba kerül.
ui-cli-days = Ennyi napra; 0: örökre.
ui-cli-hours = Ennyi órára; 0: amíg le nem veszed.
ui-cli-text = A megjelenítendő szöveg.
ui-cli-url = A cím, amelyen a szerver elérhető.
ui-cli-which = waiting, playing vagy over; egy asztal, egy játék vagy egy személy azonosítója.
ui-cli-damaged = Minden asztal elolvasása, a sérültek listája.
ui-cli-count = A sorok száma.
ui-cli-admin-people-name = Egy név része vagy egy azonosító.
ui-cli-admin-rename-name = Az új név.

# Az aréna: amit mutat és ír

ui-arena-bot = bot
ui-arena-wins = győzelem
ui-arena-shared = { $count } osztott
ui-arena-win-rate = győzelmi arány
ui-arena-interval = 95%-os intervallum
ui-arena-points = pont
ui-arena-place = helyezés
ui-arena-sources = pontok forrás szerint
ui-arena-by-seat = győzelmi arány helyenként
ui-arena-seat = { $seat }. hely
ui-arena-anybody = bárki
ui-arena-rating = értékszám
ui-arena-ratings-none = Nincsenek értékszámok: hiányzik az openskill, pedig a Rookeryvel együtt települ. Telepítsd újra a Rookeryt.
ui-arena-speed = { $speed } játszma/s, hátravan { $left }
ui-arena-progress = { $done }/{ $all } játszma, { $speed }/s, hátravan { $left } s
ui-arena-head = { $game }, { $seats ->
    [one] { $seats } hely
   *[other] { $seats } hely
  }, { $bots }, véletlenmag: { $seed }
ui-arena-summary = { $games ->
    [one] { $games } játszma
   *[other] { $games } játszma
  } { $seconds } s alatt: { $speed } játszma/s, { $jobs ->
    [one] { $jobs } folyamat
   *[other] { $jobs } folyamat
  }, játszmánként { $decisions } döntés; várható arány { $par }
ui-arena-resumed = ebből { $count } a naplóban volt
ui-arena-cut = { $count } félbeszakítva, nem számít
ui-arena-crashed = { $count } összeomlott, nem számít
ui-arena-crash = Összeomlott játszma: { $game }; ok: { $why }; játszmafájl: { $file }
ui-arena-report = jelentés: { $file }
ui-arena-results = eredmények: { $file }
ui-arena-turn-crashed = összeomlott
ui-arena-turn-slow = túl lassú
ui-arena-turn-nonsense = nem szabályos lépés
ui-arena-faults = { $bot }: { $count ->
    [one] { $count } lépés
   *[other] { $count } lépés
  } elveszett az időtúllépés szabálya szerint ({ $why }); az első játszma, amelyben ez történt: { $game }: { $note }
ui-arena-faults-head = Elveszett lépések
ui-arena-sprt-h1 = A próba { $games } játszma után sikeres: { $bot } aránya { $share }; ez { $high } mellett és { $low } ellen szól (LLR { $ratio }, határok: { $reject } és { $accept }).
ui-arena-sprt-h0 = A próba { $games } játszma után sikertelen: { $bot } aránya { $share }; ez { $low } mellett és { $high } ellen szól (LLR { $ratio }, határok: { $reject } és { $accept }).
ui-arena-sprt-open = A próba { $games } játszma után nyitott: { $bot } aránya { $share }; { $low } vagy { $high }? (LLR { $ratio }, határok: { $reject } és { $accept })
ui-arena-sprt-caption = A loglikelihood-hányados minden játszmablokk után; a próba az egyik szaggatott vonalnál ér véget.
ui-arena-about = { $games ->
    [one] { $games } játszma
   *[other] { $games } játszma
  } { $seats ->
    [one] { $seats } hellyel
   *[other] { $seats } hellyel
  }, { $form }, véletlenmag: { $seed }. A megosztott győzelem a részével számít. Az intervallumok 95%-osak, Wilson szerint.
ui-arena-form-match = mérkőzés cserélődő helyekkel
ui-arena-form-sides = oldal oldal ellen
ui-arena-form-pairs = mindenki mindenki más asztala ellen
ui-arena-form-round-robin = minden asztal, amelyen különböző botok ülnek
ui-arena-form-gauntlet = az első mindenki más ellen
ui-arena-cut-long = { $count ->
    [one] { $count } játszma túl sokáig tartott, félbeszakadt, és nem számít.
   *[other] { $count } játszma túl sokáig tartott, félbeszakadt, és nem számít.
  }
ui-arena-crashed-long = { $count ->
    [one] { $count } játszma összeomlott, és nem számít; lásd lent.
   *[other] { $count } játszma összeomlott, és nem számít; lásd lent.
  }
ui-arena-crash-head = Összeomlott játszma: { $game }
ui-arena-win-caption = 95%-os intervallumokkal; a szaggatott vonal a várható arány.
ui-arena-rating-caption = Openskill (Plackett–Luce), átlag és 95%-os intervallum; az újonc 25-tel indul. A holtverseny is számít; a játszmák sorrendjére átlagolunk.
ui-arena-ahead = Ki ért be ki előtt
ui-arena-ahead-caption = Milyen gyakran végzett a sor botjának egy helye az oszlop botjáé előtt; az egyforma helyezés felet ér.
ui-arena-scores = pontszámok
ui-arena-scores-caption = Melyik végső pontszám hányszor fordult elő, botonként.
ui-arena-sources-caption = Átlagos pontszám játszmánként, és hogy honnan jött.
ui-arena-seats-caption = A helyek 0-tól számozódnak; a kezdőt sorsoljuk. 95%-os intervallumokkal.
ui-arena-length = a játszma hossza
ui-arena-length-caption = Döntések játszmánként.
ui-arena-decisions = { $count } döntés
ui-arena-taken = amit elvesznek
ui-arena-taken-caption = Az alkalmak mekkora részében vették el.
ui-arena-standings = Állás; pont játszmánként
ui-arena-mean = átlag { $value }

# Tanulmány egy játékról

ui-study-title = Tanulmány: { $game }
ui-study-about = { $games } befejezett, { $seats } fős játszma; játszották: { $bots }; véletlenmag: { $seed }.
ui-study-caveat = A számok azt mutatják, hogyan boldogulnak ezek a botok. Ami gyakrabban nyer, az lehet erős; de lehet az is, hogy ezek a botok jobban értenek hozzá, vagy akkor veszik el, amikor már úgyis nyerésre állnak.
ui-study-left-out = Nem számít bele: { $cut } túl hosszú és { $crashed } összeomlott játszma.
ui-study-group-caption = Azok győzelmi aránya, akik elvették, 95%-os intervallummal, és hogy hányan voltak. A szaggatott vonal mindegyikük átlaga: { $base }.
ui-study-all = Minden szám
ui-study-thing = mi
ui-study-source = forrás
ui-study-times = hányszor
ui-study-games = játszma / ahol előfordult
ui-study-seats = hely
ui-study-way = hogyan
ui-study-base = a fajtája átlaga
ui-study-outliers = Ami kilóg a sorból
ui-study-outliers-caption = Ami gyakrabban vagy ritkábban nyer, mint más, amit ugyanígy vesznek el. Ha minden egyforma volna, ezer tanulmányból csak egyben állna itt bármi is.
ui-study-no-outliers = Semmi sem tér el jobban a fajtájától, mint amennyit a véletlen megmagyaráz.
ui-study-mean = játékosonként
ui-study-share = arány
ui-study-winners = győztesenként
ui-study-stands-out = { $thing } ({ $way }): { $rate }, { $seats } helyből; a fajtája { $base }
ui-analysis = Elemzés
ui-analysis-chances = Győzelmi esély
ui-analysis-chart = A játékosok győzelmi esélye lépésről lépésre
ui-analysis-turning = Fordulópontok
ui-analysis-none = Egyetlen lépés vagy szerencsés fordulat sem emelkedik ki.
ui-analysis-moves = Lépések, amelyeket érdemes újra megnézni
ui-analysis-accuracy = Pontosság
ui-analysis-luck = Szerencse
ui-analysis-play = Játék
ui-analysis-won = Győzelem
ui-analysis-better = Jobb lett volna: { $move }
ui-analysis-line = Így folytatódhatott volna:
ui-analysis-lucky = Szerencsés fordulat: { $name }
ui-analysis-unlucky = Szerencsétlen fordulat: { $name }
ui-analysis-inaccuracy = pontatlanság
ui-analysis-mistake = hiba
ui-analysis-blunder = baklövés
ui-analysis-good = jó ötlet
ui-analysis-brilliant = ragyogó ötlet
ui-analysis-network = A játékot megtanult bot értékelte annak alapján, amit ki-ki a lépésekor tudhatott. A görbe a szomszédos lépések átlaga.
ui-analysis-foresight = Az értékelés ökölszabályokon alapul, amelyek a következő nyugvópontig továbbjátsszák a játszmát, és azon, amit ki-ki a lépésekor tudhatott. A hosszú terveket nem látja. A görbe a szomszédos lépések átlaga.
ui-analysis-thumbs = Az értékelés ökölszabályokon és véletlenszerűen befejezett játszmákon alapul, és azon, amit ki-ki a lépésekor tudhatott. A hosszú terveket nem látja, az előny pedig kevesebbet ér benne a kelleténél. A görbe a szomszédos lépések átlaga.
ui-analysis-luck-note = Szerencse az, amit a véletlen a várhatóhoz képest hozott; a többi a játék.
ui-analysis-progress = Elemzés: { $done } / { $all }, még körülbelül { $left } mp
ui-analysis-stopped = Megszakítva. Semmi sem íródott ki.
ui-analysis-written = Kiírva: { $file }
ui-analysis-effort = nincs „{ $name }” nevű alaposság; van: { $known }
ui-cli-analyse = Visszatekintés egy befejezett játszmára: esélyek, hibák, fordulópontok, szerencse.
ui-cli-effort = Milyen alapos: quick (körülbelül egy perc) vagy deep.
ui-cli-html = Egyetlen HTML-fájl írása, benne a görbével.
ui-cli-analyse-seed = Ugyanaz a véletlenmag ugyanazt az elemzést adja.
ui-analysis-go = A játszma elemzése
ui-analysis-what = Ki állt nyerésre lépésről lépésre, milyen jobb lépések maradtak ki, és mi volt szerencse. Egy-két percig tart.
ui-analysis-nobody = Ezt a játszmát még senki sem elemeztette. A játékosai kérhetik az elemzést.
ui-analysis-going = Az elemzés folyik: { $n }%
ui-analysis-waiting =
    { $count ->
        [0] Az elemzés mindjárt elkezdődik.
        [one] Előbb még { $count } játszma elemzése következik.
       *[other] Előbb még { $count } játszma elemzése következik.
    }
ui-analysis-failed = Az elemzés túl sokáig tartott vagy túl sok memóriát igényelt, ezért leállt.
ui-analysis-show = Megmutatás a táblán
ui-analysis-back = Vissza a játszmához
ui-analysis-never = Ez nem történt meg: így folytatódhatott volna a játszma.
ui-error-analyses = Sok játszma vár elemzésre. Próbáld újra néhány perc múlva.
ui-setting-analysis_seconds = a befejezett játszma ennél tovább tartó elemzése leáll
ui-setting-analysis_memory = megabájt; a többet igénylő elemzés leáll
ui-setting-fair_games = ennyi befejezett rangsorolt játszmát vizsgál meg óránként minden folyamat a tisztességes játék adataihoz; 0: egyet sem

# -- ranked games and ratings

ui-undo-refused-ranked = Rangsorolt játszmában semmit sem lehet visszavonni.
ui-error-ranked-account = Rangsorolt játszmához fiók kell. Adj meg egy jelszót a beállításokban, és a nevedből fiók lesz.
ui-error-ranked-people = Rangsorolt játszmát csak emberek játszhatnak, botok és programok nem.
ui-error-ranked-prepared = A rangsorolt játszma úgy kezdődik, mint bármelyik másik: előre beállított állás, véletlen vagy korábbi lépés nélkül.
ui-error-ranked-options = Rangsorolt játszmában a szokásos szabályok érvényesek: nincs változat, saját kártya vagy választott karakter.
ui-error-ranked-clock = Rangsorolt játszmához óra kell: játékosonként 1 perc és 2 óra között, ráérős játékban pedig válaszonként 1 óra és 14 nap között.
ui-error-ranked-stays = Később már nem lehet megváltoztatni, hogy egy asztal rangsorolt-e. Nyiss egy másikat.
ui-error-ranked-seated = Mások ezekkel a beállításokkal ültek le: rangsorolt asztalnál ezek nem változnak, amíg ott ülnek.
ui-error-ranked-away = { $name } most nincs itt. Várj egy kicsit, vagy szabadítsd fel a helyet.
ui-error-ranked-proposal = Rangsorolt asztalnál csak a játszma befejezését lehet javasolni.
ui-ranked = Rangsorolt
    .help = Fiókkal, órával és a szokásos szabályokkal. A játszma minden résztvevő értékszámába beleszámít.
ui-ranked-table = Rangsorolt játszma: nincs tipp és visszavonás. Aki kilép, az utolsó helyen végez.
ui-ratings = Ranglista
ui-ratings-lead = Emberek elleni rangsorolt játszmák játék, létszám és tempó szerint. { $games } játszma után kerülsz a listára, ha már { $met } különböző ellenféllel játszottál.
ui-ratings-show = Mutasd
ui-ratings-none = Itt még nincs senki: egyetlen játékosnak sincs elég rangsorolt játszmája.
ui-ratings-better = Magasabb értékszámok
ui-ratings-more = Alacsonyabb értékszámok
ui-ratings-how = Mindenki 1500-ról indul. A ± utáni szám azt mutatja, mekkorát tévedhet még az értékszám; minden játszmával csökken.
ui-rating = Értékszám
ui-rating-lately = az utolsó hat hónap rangsorolt játszmái
ui-rating-chart = Az értékszámaid az utolsó hat hónapban
ui-rating-yours = Az értékszámod: { $points } ± { $margin }
ui-rating-place = { $place }. hely
ui-rating-provisional = ideiglenes
ui-rating-needs-games = { $count ->
    [one] még { $count } játszma a listáig
   *[other] még { $count } játszma a listáig
    }
ui-rating-needs-met = { $count ->
    [one] még { $count } új ellenfél a listáig
   *[other] még { $count } új ellenfél a listáig
    }
ui-size-2 = 2 játékos
ui-size-3-4 = 3–4 játékos
ui-size-5-more = 5 vagy több játékos
ui-pace-none = óra nélkül
ui-pace-fast = gyors
ui-pace-slow = lassú
ui-pace-turn = ráérős
ui-pair-ranked = Rangsorolt, hasonló tudású játékosokkal
ui-pair-ranked-account = Rangsorolt játszmához fiók kell:
ui-pair-ranked-set = adj meg jelszót
ui-pair-lang = Lehetőleg az én nyelvemet beszélő játékosokkal
ui-pair-reach = Olyan játékosok, akiknek az értékszáma legfeljebb { $points } ponttal tér el a tiédtől; minél tovább vársz, annál tágabb a kör.
ui-pair-reach-any = Bármilyen értékszámú játékosok.
ui-pair-bots-instead = Inkább botokkal játszom
ui-pair-bots-later = Ha sokáig kell várni, hamarosan botokkal is játszhatsz. Az a játszma nem számít majd.
ui-pair-bots-now = Még nem jött senki? Játssz inkább botokkal. Az a játszma nem számít.
ui-admin-fair = Tiszta játék
ui-admin-fair-head = Rangsorolt játszmák azonos címről
ui-admin-fair-help = Ők azonos címről játszottak egymással rangsorolt játszmát. Lehet család, iskola vagy egy ember két fiókkal. A szerver magától soha nem tesz semmit emiatt.
ui-admin-fair-none = Nincs ilyen játszma.
ui-admin-fair-games = { $count ->
    [one] { $together } közös játszmából { $count }
   *[other] { $together } közös játszmából { $count }
    }
ui-fair-head = Ami feltűnő
ui-fair-help = Befejezett rangsorolt és versenyjátszmák számai: az értékelésük a házigazda dolga. Lehet ártatlan okuk is: tanár és tanítvány, család, sajátos stílus. A szerver ezek alapján magától soha nem tesz semmit.
ui-fair-compared = { $people } játékos { $sums } összege került összevetésre. Itt csak az áll, amit a puszta véletlen szinte soha senkinek nem hozna (javított p 0,05 alatt). Név szerinti kereséssel egy játékos minden adata látható.
ui-fair-none = Nincs semmi feltűnő.
ui-fair-stands-out = feltűnő
ui-fair-all = Minden adat
ui-fair-names = „{ $event }”: { $of } lehetőségből { $times } alkalommal ({ $rate } %); a szokásos { $usual } % volna.
ui-fair-gives = Egy-egy döntése a szokásoshoz képest { $excess } (± { $error }) százalékponttal változtatja a másik játékos esélyeit.
ui-fair-results = Ha a másik játékos is az asztalnál ül, a többieket { $excess } (± { $error }) százalékponttal gyakrabban előzi meg, mint más társaságban.
ui-fair-sees = Egy-egy lépése { $excess } (± { $error }) százalékponttal jobb, mint amit a saját tudása megmagyaráz, az összes többi játékoshoz képest.
ui-fair-chance = { $count ->
    [one] { $count } játszma
   *[other] { $count } játszma
    } · puszta véletlenből: p { $chance }, javítva { $corrected }
ui-fair-how = Hogyan mérjük
ui-fair-how-names = Más helyet megnevező események: hányszor érintette az esemény ezt a játékost, amikor érinthette volna, ugyanannak az asztalnak a többi játékosához képest, és ahhoz képest, ahogyan mindenki más bánik vele. Az elengedett rablás is számít.
ui-fair-how-gives = Amit a lépések adtak: mennyit változtatott egy döntés a másik játékos nyerési esélyén a többi szabályos lépéshez, az asztal többi játékosához és mindenki más döntéseihez képest.
ui-fair-how-results = Eredmények: hogyan szerepelt egy játékos az asztal többi játékosa ellen az értékszámokhoz és a más társaságban játszott játszmáihoz képest.
ui-fair-how-sees = Tudás: a lépéseket a valódi világban is megmérjük, és olyanokban is, amelyeket a játékos nem tudott volna megkülönböztetni tőle. Ha a lépések újra meg újra a valódiban jobbak, az arra utal, hogy valaki más lapjait is látta – vagy nagyon jól olvassa az asztalt.
ui-fair-how-sure = A „±” egy standard hiba, az egység a játszma. A „javítva” a p és az összevetett összegek számának szorzata: 0,05 alatt a puszta véletlen 20 ilyen listából kevesebb mint egyben hozna ilyet bárkinek is. A játszmáknak csak egy részét vizsgáljuk, azután, hogy véget értek.

## Tournaments
ui-cups = Versenyek
ui-cups-lead = Versenyek azoknak, akiknek fiókjuk van ezen a szerveren. Nézni bárki nézheti.
ui-cups-new = Új verseny
ui-cups-account = Verseny rendezéséhez és a részvételhez fiók kell:
ui-cups-open = Lehet jelentkezni
ui-cups-running = Folyamatban
ui-cups-over = Befejezett
ui-cups-none = Most nincs itt semmi.
ui-cups-all = Minden verseny
ui-cup-name = A verseny neve
ui-cup-form = Lebonyolítás
ui-cup-form-swiss = Svájci rendszer
    .help = Minden fordulóban mindenki játszik, olyanokkal, akiknek nagyjából ugyanannyi pontjuk van, és akikkel még nem játszott.
ui-cup-form-groups = Csoportok és döntő
    .help = A kis csoportokban mindenki mindenkivel találkozik; a csoportok legjobbjai játsszák a döntőt.
ui-cup-seats = Játékosok egy asztalnál
    .help = Ha a létszám úgy kívánja, eggyel több vagy kevesebb; a páros játszmák párosak maradnak, és valaki pihenhet.
ui-cup-rounds = Fordulók
    .help = Csoportoknál a 0 azt jelenti: amíg mindenki mindenkivel nem játszott.
ui-cup-size = Játékosok egy csoportban
ui-cup-best = Hányan jutnak tovább csoportonként
    .help = 0: nincs döntő.
ui-cup-finals = A döntő fordulói
ui-cup-groups-only = Csak csoportokhoz
ui-cup-flow = Mikor kezdődnek a fordulók
ui-cup-flow-hand = Amikor én elindítom
ui-cup-flow-leisure = Amint minden játszma véget ért
ui-cup-flow-times = Megadott időközönként, ha minden játszma véget ért
ui-cup-begins = Az első forduló kezdete
    .help = Ha üresen hagyod, te indítod el az első fordulót.
ui-cup-every = Percek két forduló kezdete között
ui-cup-grace = Ennyi perc van leülni
    .help = Utána a többiek azok nélkül játszanak, akik nem jöttek. A ráérős játszmák azonnal kezdődnek.
ui-cup-most = Legfeljebb ennyi játékos
ui-cup-ranked = Minden játszma rangsorolt: órával folyik, és beleszámít az értékszámokba.
ui-cup-make = Jelentkezés megnyitása
ui-cup-round = { $round }. forduló
ui-cup-round-of = { $round }. forduló, összesen { $count }
ui-cup-final = Döntő
ui-cup-group = { $n }. csoport
ui-cup-host = Házigazda: { $name }
ui-cup-tables-of = { $seats } játékos egy asztalnál
ui-cup-enter = Jelentkezem
ui-cup-return = Játszom tovább
ui-cup-leave = Visszalépek
ui-cup-you-in = Jelentkeztél.
ui-cup-you-out = A következő fordulókban nem játszol.
ui-cup-yours = A játszmád: { $n }. asztal, ellenfelek: { $names }
ui-cup-here = Leülök a helyemre
ui-cup-waits = Leültél. A játszma akkor kezdődik, ha mindenki itt van: { $count } játékosból { $here }. Hagyd nyitva ezt az oldalt.
ui-cup-to-table = Az asztalhoz
ui-cup-bye-yours = Ebben a fordulóban pihensz. Ez győzelemnek számít.
ui-cup-seats-until = Leülni eddig lehet:
ui-cup-next-at = A következő forduló kezdete:
ui-cup-standings = Állás
ui-cup-points = Pont
ui-cup-opponents = Ellenfelek
ui-cup-wins = Győzelem
ui-cup-direct = Egymás ellen
ui-cup-games = Játszma
ui-cup-by = Mi döntött
ui-cup-by-points = pontszám
ui-cup-by-opponents = erősebb ellenfelek
ui-cup-by-wins = több győzelem
ui-cup-by-direct = egymás elleni játszmák
ui-cup-ties = Az asztal első helyezettje 1 pontot kap, az utolsó 0-t, a többiek arányosan. Pontegyenlőségnél az ellenfelek eredményessége dönt, azután a győzelmek száma, végül az egymás elleni játszmák. Akik mindebben egyenlők, holtversenyben végeznek.
ui-cup-out = kiszállt
ui-cup-table = { $n }. asztal
ui-cup-seating = { $count } játékosból { $here } itt van
ui-cup-live = élő
ui-cup-done = vége
ui-cup-void = Nincs eredmény: a házigazda dönt
ui-cup-bye = pihen
ui-cup-absent = nem jött el
ui-cup-by-host = a házigazda szerint
ui-cup-hosting = A házigazdának
ui-cup-pair = { $round }. forduló indítása
ui-cup-finish = A verseny lezárása
ui-cup-cancel = A verseny törlése
ui-cup-sure = Igen, biztosan
ui-cup-remove = Kizárás a versenyből
ui-cup-removed = Kizárva
ui-cup-readmit = Visszaengedés
ui-cup-result = Eredmény megadása
ui-cup-games-open = A következő forduló akkor kezdődhet, ha minden játszma véget ért.
ui-cup-all-played = Minden fordulót lejátszottatok.
ui-cup-players = Játékosok
ui-cup-nobody = Még nem jelentkezett senki.
ui-cup-wall = Kivetítőre
ui-cup-csv = Eredmények CSV-ben
ui-cup-until-seats = van még leülni
ui-cup-until-round = a következő fordulóig
ui-cup-scan = Olvasd be: jelentkezés, leülés, nézés
ui-cup-rest = Pihenők
ui-cup-moved-up = { $count } hellyel feljebb
ui-cup-moved-down = { $count } hellyel lejjebb
ui-cup-calls = { $name }: vár rád az asztalod.
ui-cup-back = A versenyhez
ui-error-no-cup = Nincs ilyen verseny.
ui-error-cup-damaged = Ennek a versenynek az adatai már nem olvashatók.
ui-error-cup-game = Nincs ilyen játék ezen a szerveren.
ui-error-cup-seats = Ezt a játékot egy asztalnál { $low }–{ $high } játékos játszhatja.
ui-error-cup-rounds = { $low }–{ $high } forduló lehet.
ui-error-cup-size = Egy csoportban { $low }–{ $high } játékos lehet.
ui-error-cup-best = Csoportonként { $low }–{ $high } játékos juthat tovább.
ui-error-cup-finals = A döntő { $low }–{ $high } fordulós lehet.
ui-error-cup-every = Két forduló kezdete között { $low }–{ $high } perc telhet el.
ui-error-cup-grace = A leülésre { $low }–{ $high } perc adható.
ui-error-cup-most = { $low }–{ $high } játékos vehet részt.
ui-error-cup-begins = Ez nem a következő egy évbe eső időpont.
ui-error-cup-name = Adj a versenynek egy 2–{ $most } karakteres nevet.
ui-error-cup-many = Már { $most } be nem fejezett versenyed van. Előbb zárj le vagy törölj egyet.
ui-error-cup-account = Versenyhez fiók kell. Adj meg egy jelszót a beállításokban, és a nevedből fiók lesz.
ui-error-cup-entered = Már jelentkeztél.
ui-error-cup-not-entered = Ez a játékos nem vesz részt, vagy már visszalépett.
ui-error-cup-full = A verseny betelt: { $most } játékos jelentkezett.
ui-error-cup-final = A döntő elkezdődött: új játékos már nem léphet be.
ui-error-cup-over = Ez a verseny véget ért, vagy már az utolsó fordulója is elkezdődött.
ui-error-cup-left = Visszaléptél. Mielőtt leülsz, jelentkezz újra.
ui-error-cup-removed = A házigazda kizárt ebből a versenyből.
ui-error-cup-not-removed = Ez a játékos nincs kizárva.
ui-error-cup-no-seat = Ebben a fordulóban nem vár rád asztal.
ui-error-cup-games-open = Még vannak folyamatban lévő vagy eredmény nélküli játszmák. Az eredményt a házigazda megadhatja.
ui-error-cup-too-few = Túl kevés a résztvevő: egy asztalra sem elég.
ui-error-cup-round = Ez a forduló most nem kezdődhet el. Nézd meg újra a versenyt.
ui-error-cup-rounds-over = Minden forduló lement. Lezárhatod a versenyt.
ui-error-cup-nothing = Még egy forduló sem volt. A versenyt inkább törölheted.
ui-error-cup-begun = A verseny elkezdődött, már nem törölhető. Lezárhatod, ha minden játszma véget ért.
ui-error-cup-too-late = Elkezdődött a következő forduló: a korábbi eredmények már nem változnak.
ui-error-cup-players = Az eredményben az asztal minden játékosának szerepelnie kell, és senki másnak.
ui-error-cup-places = Ezek a helyezések nem illenek össze: két holtversenyes első után a harmadik következik.
ui-error-cup-no-game = Nincs ilyen játszma ebben a versenyben.
ui-error-cup-host = Ezt csak a verseny házigazdája teheti meg.
ui-act-cup-cancel = Verseny törlése
ui-act-cup-correct = Eredmény megadása
ui-act-cup-create = Új verseny
ui-act-cup-finish = Verseny lezárása
ui-act-cup-pair = Forduló indítása
ui-act-cup-remove = Játékos kizárása
ui-act-cup-readmit = Játékos visszaengedése

## Clubs

ui-error-no-club = Nincs ilyen klub.
ui-error-club-damaged = Amit erről a klubról tárolunk, már nem olvasható.
ui-error-club-account = A klubok a fiókkal rendelkezőké. Állíts be jelszót a beállításokban, és a nevedből fiók lesz.
ui-error-club-only = Ez csak a klub tagjainak szól.
ui-error-club-keepers = Ezt csak a klub vezetői tehetik meg.
ui-error-club-owner = Ezt csak a klub tulajdonosa teheti meg.
ui-error-club-name = Adj a klubnak legfeljebb 30 jeles nevet, amelyben betű vagy számjegy is van.
ui-error-club-taken = Egy másik klubnak már ez, vagy ehhez megtévesztően hasonló a neve.
ui-error-club-about = A leírás legfeljebb { $most } jel lehet.
ui-error-club-owned = Már { $most } klubod van. Előbb adj át vagy oszlass fel egyet.
ui-error-club-heir = Már { $most } klubja van, többet nem vehet át.
ui-error-club-many = Legfeljebb { $most } klubban lehetsz, a kérelmeket is beleszámítva.
ui-error-club-full = A klub megtelt: legfeljebb { $most } személynek van benne hely.
ui-error-club-keepers-full = Egy klubnak legfeljebb { $most } vezetője lehet.
ui-error-club-out = Kivettek ebből a klubból. Csak a vezetői engedhetnek vissza.
ui-error-club-nobody = Ez a személy nincs a klubban.
ui-error-club-owner-leaves = A tulajdonos nem mehet el: előbb adja át a klubot, vagy oszlassa fel.
ui-error-league-stays = A liga asztalait a liga szabályai szerint kell beállítani.
ui-act-club-change = Klub módosítása
ui-act-club-close = Klub feloszlatása
ui-act-club-found = Új klub
ui-act-club-hand = Klubvezetés megváltoztatása
ui-act-club-remove = Tag kivétele
ui-act-league-create = Új liga
ui-act-league-end = Liga lezárása
ui-act-league-strike = Ligajátszma érvényessége
ui-clubs = Klubok
ui-clubs-lead = Játssz a saját köröddel: csak a tagoknak szóló asztalok, versenyek és ligák.
ui-clubs-new = Új klub
ui-clubs-own = Klubjaim
ui-clubs-find = Klub keresése
ui-clubs-words = A nevének egy része
ui-clubs-search = Keresés
ui-clubs-none = Ilyen klub itt még nincs.
ui-clubs-all = Minden klub
ui-clubs-account = Klub alapításához és a csatlakozáshoz fiók kell:
ui-club-what = A klub
ui-club-name = A klub neve
ui-club-about = Leírás
    .help = Kik vagytok, mikor játszotok, hol találkoztok. Egyszerű szöveg.
ui-club-door = Ki csatlakozhat
ui-club-door-open = Nyitott
    .help = Akinek van fiókja, azonnal csatlakozhat.
ui-club-door-request = Kérelemre
    .help = Aki csatlakozna, kérelmezi, és egy vezető engedi be.
ui-club-door-invite = Zártkörű
    .help = Csak meghívólinkkel lehet csatlakozni. Más nem látja a klubot és a tagjait.
ui-club-make = A klub megalapítása
ui-club-manage = A klub vezetése
ui-club-back = Vissza a klubhoz
ui-club-yours = Te és ez a klub
ui-club-rank-owner = tulajdonos
ui-club-rank-keeper = vezető
ui-club-rank-member = tag
ui-club-rank-asked = csatlakozni szeretne
ui-club-rank-out = kivéve
ui-club-asked = kérelem elküldve
ui-club-waits = Kérted, hogy csatlakozhass. A klub egyik vezetője válaszol majd.
ui-club-unask = Kérelem visszavonása
ui-club-join = Csatlakozom a klubhoz
ui-club-ask = Csatlakozni szeretnék
ui-club-tables = Nyitott és folyó asztalok
ui-club-no-tables = A klubnak most nincs asztala. Nyiss egyet!
ui-club-new-table = Új asztal a klubnak
ui-club-finished = Legutóbb befejezett játszmák
ui-club-none-finished = A klubnak még nincs befejezett játszmája.
ui-club-for-members = A klub asztalai és játszmái csak a tagoknak szólnak.
ui-club-who = Tagok
ui-club-rating-at = Melyik játék értékszámai
ui-club-at = Értékszámok: { $game }
ui-club-leave = Kilépek a klubból
ui-club-leave-means = Többé nem látod a klub asztalait. Azok a játszmák, amelyeknél ülsz, a tieid maradnak.
ui-club-asking = Csatlakozási kérelmek
ui-club-admit = Beengedem
ui-club-refuse = Elutasítom
ui-club-keeper = Legyen vezető
ui-club-unkeeper = Ne legyen vezető
ui-club-hand = A klub átadása
ui-club-hand-means = A klub tulajdonosa { $name } lesz, te vezető maradsz.
ui-club-remove = Kivétel
ui-club-remove-means = Többé nem látja a klub asztalait, és csak akkor jöhet vissza, ha egy vezető beengedi. Azok a játszmák, amelyeknél ül, az övéi maradnak.
ui-club-kept-out = Akiket kivettek
ui-club-readmit = Visszaengedem
ui-club-forget = Kérheti újra
ui-club-link = Meghívólink
ui-club-link-means = Aki fiókkal megnyitja ezt a linket, csatlakozhat.
ui-club-qr = A link beolvasható kódként
ui-club-dissolve = A klub feloszlatása
ui-club-dissolve-means = A klub oldala, tagsága, ligái és azok állása végleg törlődik. A befejezett játszmák megmaradnak azoknál, akik játszották őket; a folyó asztaloknál és versenyekben tovább lehet játszani.
ui-club-for = A klubnak: { $name }
    .help = A tagjai listájában szerepel. Csak ők ülhetnek le és nézhetik.
ui-club-members = { $count } tag
ui-club-invited = Meghívtak ebbe a klubba. { $count } tagja van.
ui-error-no-league = Nincs ilyen liga.
ui-error-league-damaged = Amit erről a ligáról tárolunk, már nem olvasható.
ui-error-league-name = Adj a ligának legfeljebb 30 jeles nevet, amelyben betű vagy számjegy is van.
ui-error-league-least = A legkevesebb játszma { $low } és { $high } között lehet.
ui-error-league-season = Egy évad legalább egy óráig, legfeljebb egy évig tart, egy éven belül kezdődik, és a vége a jövőben van.
ui-error-league-many = A klubnak már { $most } le nem zárt ligája van. Előbb zárj le egyet.
ui-error-league-closed = Ennek a ligának az évada még nem kezdődött el, vagy már véget ért.
ui-error-league-full = A liga betelt: { $most } játszmát játszottak benne.
ui-error-league-no-game = Ebben a ligában nincs ilyen játszma.
ui-leagues = Ligák
ui-league-new = Új liga
ui-league-name = A liga neve
ui-league-low = Játékos egy asztalnál, legalább
ui-league-high = legfeljebb
ui-league-least = Legkevesebb játszma
    .help = Akinek ennél kevesebb játszmája van, mindenki más mögött áll.
ui-league-begins = Az évad első napja
ui-league-ends = Az évad utolsó napja
    .help = A napok UTC szerint számítanak.
ui-league-make = A liga megnyitása
ui-league-coming = Még nem kezdődött el
ui-league-running = Folyamatban
ui-league-over = Befejeződött
ui-league-how = A klub tagjai akkor nyitnak ligaasztalt és ülnek le hozzá, amikor kedvük van. A játszmák rangsoroltak, és mind beleszámít az alábbi táblázatba.
ui-league-ties = Az asztal elsője 1 pontot kap, az utolsó 0-t, a többiek arányosan; aki helyen osztozik, a pontokon is. A játszmánkénti pont dönt, elöl azok állnak, akiknek elég játszmájuk van. Egyenlőségnél az számít, milyen jók voltak az ellenfelek, aztán az első helyek száma, végül az egymás elleni játszmák.
ui-league-average = Játszmánként
ui-league-too-few = kevés játszma
ui-league-nobody = Még nem játszottak játszmát.
ui-league-tables = Ligaasztalok
ui-league-no-tables = Most nincs ligaasztal.
ui-league-table = Új ligaasztal
ui-league-games = Lejátszott játszmák
ui-league-strike = Ne számítson
ui-league-unstrike = Számítson újra
ui-league-struck = nem számít
ui-league-end = A liga lezárása
ui-league-end-means = Az állás így marad. A még folyó játszmák már nem számítanak.
ui-league-last = Az évadban megnyitott asztalok játszmái akkor is számítanak, ha később érnek véget.
ui-cup-by-enough = lejátszott játszmák
ui-cup-for = Kiknek
ui-cup-for-all = Mindenkinek, akinek fiókja van
ui-invite-club = A klub tagjai a klub oldalán találják meg ezt az asztalt, vagy ezzel a linkkel jönnek. Másoknak nem nyit ajtót.
