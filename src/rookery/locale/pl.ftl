### Rookery, teksty wspólne: polski

## Wyliczenia i drobne słowa

ui-nothing = nic
ui-comma = { $list }, { $next }
ui-and = { $list } i { $last }
ui-yes = tak
ui-no = nie
ui-on = wł.
ui-off = wył.
ui-none = brak

## Ludzie

ui-seat = Nr { $n }
ui-you = ty
ui-players = Gracze
ui-spectator = Widz
ui-bot-random = Bot losowy
    .help = Robi cokolwiek, byle zgodnie z zasadami. Pokonaj go, żeby poznać grę.
ui-bot-urchin = Ulicznik
    .help = Zna proste zasady i co trzeci ruch o nich zapomina.
ui-bot-heuristic = Rzezimieszek
    .help = Waży łupy, ceny i ryzyko tak, jak zrobiłby to człowiek przy stole.
ui-bot-burglar = Włamywacz
    .help = Uczył się na milionach decyzji. Odpowiada od razu.
ui-bot-fence = Paser
    .help = Wyuczony; myśli trochę naprzód w światach, które mogłyby być prawdziwe.
ui-bot-mastermind = Mózg
    .help = Wyuczony; myśli naprzód około dwóch sekund.
ui-bot-legend = Legenda
    .help = Wyuczony; myśli około dziesięciu sekund. Do analizy.
ui-thinking = { $name } myśli…
ui-waiting = Czekamy. Teraz ruch ma { $name }.
ui-given = Twoja odpowiedź: { $move }. Możesz ją zmienić, dopóki nie ma wszystkich odpowiedzi.
ui-given-held = Twoja odpowiedź: { $move }.
ui-switches = Kiedy stół ma na ciebie czekać?
ui-switches-lead = Gdzie nie czeka, pasujesz bez słowa. Nikt tego nie zauważy.
ui-stop-when = Czekajcie tylko, gdy
ui-stop-now = Teraz poczekajcie
ui-switch-at = I tylko w tych chwilach
ui-unasked = Nie masz tu nic do zrobienia: twoja odpowiedź jest już zapieczętowana.

## Przy stole

ui-your-turn = Twoja kolej
ui-moves = Możesz
ui-more-moves = { $count ->
    [one] … i jeszcze jeden ruch. Wpisz go w notacji albo zobacz go poleceniem „all”.
    [few] … i jeszcze { $count } ruchy. Wpisz któryś w notacji albo zobacz wszystkie poleceniem „all”.
    [many] … i jeszcze { $count } ruchów. Wpisz któryś w notacji albo zobacz wszystkie poleceniem „all”.
   *[other] … i jeszcze { $count } ruchu. Wpisz któryś w notacji albo zobacz wszystkie poleceniem „all”.
  }
ui-choose = Numer lub ruch:
ui-confirm = Zatwierdź
ui-back = Wstecz
ui-log = Co się wydarzyło
ui-hint = Podpowiedź: { $move }
ui-saved = Gra zapisana w pliku { $file }.
ui-loaded = Gra wczytana z pliku { $file }.
ui-bye = Do następnego razu! Twoja gra czeka w pliku { $file }.
ui-undo-done = Cofnięto.
ui-undo-refused-nothing = Nie ma czego cofnąć.
ui-undo-refused-others = Za późno, by to cofnąć: ktoś inny wykonał już ruch.
ui-undo-refused-sealed = Teraz nie można tego cofnąć: pytanie dostało kilka osób naraz i nikt nie może widzieć, kto już odpowiedział.
ui-undo-refused-chance = Tego nie można cofnąć: od tamtej pory rzucano kośćmi lub odkryto kartę.
ui-undo-refused-revealed = Tego nie można cofnąć: od tamtej pory wyszło na jaw coś tajnego.
ui-undo-refused-told = Tego nie można cofnąć: cały stół już to przeczytał.
ui-undo-refused-turn = Za późno, by to cofnąć: tura już się skończyła.
ui-undo-refused-over = Gra się skończyła; niczego już nie można cofnąć.
ui-not-a-move = Nie znam takiego ruchu: „{ $text }”. Listę poleceń pokaże „help”.
ui-ambiguous = { $count ->
    [one] „{ $text }” można zrozumieć też inaczej. Wpisz to dokładniej.
    [few] „{ $text }” może oznaczać { $count } różne ruchy. Wpisz to dokładniej.
    [many] „{ $text }” może oznaczać { $count } różnych ruchów. Wpisz to dokładniej.
   *[other] „{ $text }” może oznaczać { $count } różnego ruchu. Wpisz to dokładniej.
  }
ui-illegal = Nie wolno ({ $clause }): { $reason }
ui-legal = Ten ruch jest dozwolony.
ui-help =
    Możesz wpisać:
      3              wybierz wiersz o tym numerze
      RUCH           wykonaj ruch w notacji, na przykład taki jak w wierszu
      all [STRONA]   pokaż wszystkie dozwolone ruchy
      back           krok wstecz podczas wybierania
      why [RUCH]     która zasada zabrania ruchu albo czego dotyczy pytanie
      undo [all]     cofnij ostatni ruch albo wszystkie od ostatniego rzutu
      hint           poproś o radę
      table          pokaż stół jeszcze raz
      cards          objaśnij karty w grze
      log            wszystko, co się wydarzyło
      rules [SŁOWO]  przeczytaj zasady, jedną z nich (L6) albo te z danym słowem
      save [PLIK]    zapisz grę
      load PLIK      wróć do zapisanej gry
      help           pokaż tę listę
      quit           wyjdź; gra zostanie zachowana
    Działają też polskie słowa: pomoc, rada, wstecz, cofnij, dlaczego, karty,
    zasady, zapisz, koniec.

## Nazwy rzeczy na stole

ui-pool = Pula
ui-pile = Stos
ui-gold = Złoto
ui-infamy = Reputacja
ui-cards = Karty
ui-market = Bazar
ui-deck = Talia
ui-row = Rząd
ui-round = Runda { $n }
ui-phase-over = Koniec gry
ui-secret = tajne
ui-cost = Koszt
ui-effect = Działanie
ui-name = Nazwa
ui-icons = Symbole
ui-points = Punkty
ui-left = { $count ->
    [one] została { $count } karta
    [few] zostały { $count } karty
    [many] zostało { $count } kart
   *[other] zostało { $count } karty
  }

## Koniec

ui-over = Koniec gry.
ui-winner = { $name } wygrywa!
ui-shared = Wspólne zwycięstwo: { $names }.
ui-nobody-wins = Nikt nie wygrywa.
ui-score = Wynik
ui-rank = Miejsce
ui-total = Razem

## Zasady, karty i ich źródła

ui-rules = Zasady
ui-options = Opcje
ui-clause = Zasada
ui-source = Źródło
ui-source-rulebook = z instrukcji
ui-source-published = z publicznych materiałów
ui-source-reconstructed = odtworzone
ui-language = Język
ui-unofficial = Rookery to nieoficjalny projekt fanów. Zasady opowiadamy własnymi słowami; nazwy gier należą do ich właścicieli; nie skopiowaliśmy żadnych ilustracji ani tekstów.

## Boty i turnieje

ui-games = { $count ->
    [one] { $count } partia
    [few] { $count } partie
    [many] { $count } partii
   *[other] { $count } partii
  }
ui-wins = Wygrane
ui-mean = Średnia

## Gdy coś jest nie tak

ui-error-record = Nie można odczytać zapisu gry: wiersz { $line }: { $why }
ui-error-position = Taka pozycja jest niemożliwa: { $where }: { $why }
ui-error-seats = W tę grę nie można zagrać przy takiej liczbie graczy: { $seats }. Możliwe: { $allowed }.
ui-error-option = Nie ma opcji „{ $name }”.
ui-error-option-value = Wartość „{ $value }” nie pasuje do opcji „{ $name }”. Możliwe: { $allowed }.
ui-error-game = Nie ma gry „{ $name }”. Znane gry: { $known }.
ui-error-language = Nie ma języka „{ $name }”. Znane języki: { $known }.
ui-error-file = Nie można odczytać pliku { $file }: { $why }
ui-error-verify = Zapis gry nie zgadza się z ziarnem losowym w wierszu { $line }.
ui-verified = Każdy rzut i każde dobranie karty wynika z ziarna losowego.

## Stół w terminalu

ui-newcomer = Żółtodziób
ui-welcome = Witaj przy stole, { $name }! Twoje miejsce ma numer { $seat }. Polecenia pokaże „help”, a radę da „hint”.
ui-decks = Talie
ui-dice = Kości
ui-pay = Stać cię?
ui-rob = Ograbić?
ui-rob-safe = bezpieczny
ui-own-pile = Twój stos
ui-aside = Zwrócone
ui-pieces = { $count ->
    [one] { $count } sztuka
    [few] { $count } sztuki
    [many] { $count } sztuk
   *[other] { $count } sztuki
  }
ui-on-sale = Nowe na Bazarze: { $cards }.
ui-so-far = Wybrane do tej pory:
ui-step-pool = Weź z puli
ui-step-rob = Ograb gracza { $name }
ui-step-buy = Kup: { $name }
ui-step-use = Użyj: { $name }
ui-steps-tip = { $count ->
    [one] Jest jeden ruch. Możesz wpisać go w całości: { $move }
    [few] Są { $count } ruchy. Wybieraj krok po kroku albo wpisz cały ruch: { $move }
    [many] Jest { $count } ruchów. Wybieraj krok po kroku albo wpisz cały ruch: { $move }
   *[other] Jest { $count } ruchu. Wybieraj krok po kroku albo wpisz cały ruch: { $move }
  }
ui-count-tip = Enter wybiera najmniejszą liczbę, „back” cofa o krok. Możesz też wpisać cały ruch: { $move }
ui-confirm-tip = Enter zatwierdza, „back” pozwala zmienić.
ui-enter-tip = Enter to wykona.
ui-between = Wpisz liczbę od { $low } do { $high }.
ui-example = Na przykład: { $move }
ui-pages = { $count ->
    [one] Jest jeden dozwolony ruch.
    [few] { $count } dozwolone ruchy, strona { $page } z { $pages }. Inna strona: „all { $next }”, koniec listy: „back”.
    [many] { $count } dozwolonych ruchów, strona { $page } z { $pages }. Inna strona: „all { $next }”, koniec listy: „back”.
   *[other] { $count } dozwolonego ruchu, strona { $page } z { $pages }. Inna strona: „all { $next }”, koniec listy: „back”.
  }
ui-more = Enter: dalej, q: dość
ui-earlier = { $count ->
    [one] … i jeden wcześniejszy wiersz: wpisz „log”.
    [few] … i { $count } wcześniejsze wiersze: wpisz „log”.
    [many] … i { $count } wcześniejszych wierszy: wpisz „log”.
   *[other] … i { $count } wcześniejszego wiersza: wpisz „log”.
  }
ui-which-file = Który plik? Wpisz: load PLIK
ui-quit-tip = Od stołu wstaje się poleceniem „quit”.
ui-record-kept = Zapis tej gry leży w pliku { $file }.
ui-chart = Skąd wzięły się punkty
ui-aliases = all: wszystkie; back: wstecz; cards: karty; help: pomoc; hint: rada, podpowiedź; load: wczytaj; log: dziennik; quit: koniec, wyjdź; rules: zasady, zasada; save: zapisz; table: stół; undo: cofnij; why: dlaczego, czemu

## Zasady, karty i zapisy gier

ui-provenance = Skąd pochodzą dane kart: { $sources }.
ui-reconstructed = Zrekonstruowane, więc może inne niż w druku: { $cards }.
ui-reconstructed-none = Żadna wartość nie jest zrekonstruowana.
ui-as-told = Gra widziana oczami gracza: { $name }.
ui-proved = { $count ->
    [one] Potwierdzono { $count } wynik losowy.
    [few] Potwierdzono { $count } wyniki losowe.
    [many] Potwierdzono { $count } wyników losowych.
   *[other] Potwierdzono { $count } wyniku losowego.
  }
ui-scripted = { $count ->
    [one] { $count } wynik ustawiono ręcznie i nie da się go udowodnić.
    [few] { $count } wyniki ustawiono ręcznie i nie da się ich udowodnić.
    [many] { $count } wyników ustawiono ręcznie i nie da się ich udowodnić.
   *[other] { $count } wyniku ustawiono ręcznie i nie da się go udowodnić.
  }
ui-not-verified = Zapisu { $file } nie udało się potwierdzić:
ui-problem = wiersz { $line }: { $why }
ui-doctor-core = Rdzeń
ui-doctor-compiled = skompilowany
ui-doctor-pure = interpretowany (wolniejszy)
ui-doctor-languages = Języki
ui-doctor-game = Gra
ui-doctor-bots = boty
ui-doctor-data = Folder z grami
ui-doctor-writable = można zapisywać
ui-doctor-read-only = nie można zapisywać
ui-doctor-installed = zainstalowany
ui-doctor-missing = niezainstalowany (nieobowiązkowy)
ui-doctor-unset = nie ustawiono

## Gdy coś jest nie tak w wierszu poleceń

ui-error-record-whole = Nie można odczytać zapisu gry: { $why }
ui-error-not-record = Plik { $file } nie jest zapisem gry Rookery.
ui-error-version = Grę w pliku { $file } rozegrano według wersji zasad { $there }; tutaj jest wersja { $here }.
ui-error-other-game = Plik { $file } to zapis innej gry.
ui-error-write = Nie można zapisać pliku { $file }: { $why }
ui-error-overwrite = Plik { $file } już istnieje i nie jest zapisem gry; wybierz inną nazwę.
ui-error-cards = Nie można użyć kart z pliku { $file }: { $why }
ui-error-option-form = Opcję zapisuje się jako NAZWA=WARTOŚĆ, a nie „{ $text }”.
ui-error-bot = Nie ma bota „{ $name }”. Znane boty: { $known }.
ui-error-bots = Podane boty: { $count }. Potrzeba: { $wanted }.
ui-error-seat = Nie ma miejsca { $seat }. Miejsca mają numery od 0 do { $last }.
ui-error-name = Imię ma od 1 do 30 znaków.
ui-error-clause = Żadna zasada nie pasuje do „{ $text }”.
ui-error-request = Tego nie da się zrobić: { $why }

## server

ui-error-bad-request = Nie można zrozumieć tego żądania.
ui-error-broken = Coś poszło nie tak po naszej stronie. Z twojej gry nic nie zginęło.
ui-error-busy = Przy tym stole dzieje się zbyt wiele naraz. Spróbuj ponownie.
ui-error-damaged = Tego stołu nie można już odczytać. Gospodarz serwera może sprawdzić przyczynę i być może go naprawić.
ui-error-empty = Ta wiadomość jest pusta.
ui-error-full = To miejsce jest zajęte albo zajęte są wszystkie.
ui-error-host-only = Może to zrobić tylko gospodarz stołu.
ui-error-method = Pod tym adresem nie można tego zrobić.
ui-error-name-taken = Imię { $name } należy do kogoś innego.
ui-error-no-hints = Przy tym stole nie ma podpowiedzi.
ui-error-no-moment = Nie ma takiego momentu; ostatni to { $last }.
ui-error-no-proposal = Nie ma nic, na co możesz się zgodzić.
ui-error-no-table = Nie ma takiego stołu albo nie jest dla ciebie otwarty.
ui-error-not-a-move = To nie jest ruch w tej grze.
ui-error-not-asked = Teraz nie twoja kolej na odpowiedź.
ui-error-not-away = Jeszcze nie: { $name } – ta osoba była tu przed chwilą albo ma jeszcze czas na odpowiedź.
ui-error-not-found = Tutaj nic nie ma.
ui-error-not-now = Teraz nie można tego zrobić.
ui-error-not-over = Można to zrobić dopiero po zakończeniu gry.
ui-error-not-playing = Przy tym stole nie toczy się żadna gra.
ui-error-not-signed-in = Najpierw wybierz imię.
ui-error-not-waiting = Gra już się rozpoczęła.
ui-error-not-with-token = Program z kluczem bota nie może tego zrobić.
ui-error-not-your-seat = Nie siedzisz na tym miejscu.
ui-error-old-rules = Ta gra toczyła się według starszych zasad i nie można jej pokazać przy stole.
ui-error-origin = Żądanie wysłane z innej witryny zostało odrzucone.
ui-error-password = Nieprawidłowe imię lub hasło.
ui-error-password-length = Hasło ma od { $least } do { $most } znaków.
ui-error-paused = Gra jest wstrzymana.
ui-error-hushed = Przy tym stole podczas gry się nie rozmawia; dozwolone są tylko krótkie komunikaty.
ui-error-no-switch = Przy tym stole nie ma takiego przełącznika.
ui-error-phrase = Nie ma takiego szybkiego zwrotu.
ui-error-proposal = Teraz nie można tego zaproponować.
ui-error-proposal-open = Zaproponowano coś innego; najpierw na to odpowiedz.
ui-error-seat-taken = Ktoś siedzi na miejscu, które by zniknęło.
ui-error-seats-free = Są jeszcze wolne miejsca. Poczekaj na innych albo posadź tam boty.
ui-error-setup = Stołu nie można tak przygotować: { $why }
ui-error-setups = Ten stół zmieniano już zbyt wiele razy. Otwórz inny.
ui-error-sits-already = Już siedzisz przy tym stole.
ui-error-choice-taken = To już wybrał ktoś inny.
ui-error-no-draft = Przy tym pytaniu nie zachowuje się niedokończonych odpowiedzi.
ui-error-stale = Za późno: na to pytanie już odpowiedziano. Oto stół w obecnym stanie.
ui-error-store = Serwer nie może teraz niczego zapisać, więc nic się nie zmieniło. Spróbuj ponownie.
ui-error-too-big = To jest za długie.
ui-error-readers = Serwer czyta właśnie to, co przysłali inni. Spróbuj ponownie za chwilę.
ui-error-unreadable = Tego nie udało się odczytać: odczyt przerwał błąd. Nic się nie zmieniło.
ui-error-unreadable-memory = Odczytanie tego wymaga więcej niż { $megabytes } MB pamięci, więc zostało przerwane. Nic się nie zmieniło.
ui-error-unreadable-slow = Odczytanie tego trwa dłużej niż { $seconds } s, więc zostało przerwane. Nic się nie zmieniło.
ui-error-too-fast = Za często w zbyt krótkim czasie. Poczekaj chwilę.
ui-error-not-seeking = Nie czekasz na współgraczy.
ui-error-guest-asks = Goście nie mogą zapraszać po nazwie: ustaw hasło albo wyślij swój link dla znajomych.
ui-error-friends-full = Jedno z was ma już { $most } znajomych.
ui-error-blocked-full = Zablokowano już { $most } osób.
ui-error-no-friend = Zaprosić można tylko znajomych.
ui-error-calls-full = Na razie wysłano dość zaproszeń.
ui-error-too-many-open = Masz już publiczne stoły czekające na graczy, w liczbie { $most }. Najpierw rozpocznij grę przy jednym z nich albo go zmień.
ui-error-too-many-tokens = Masz za dużo kluczy dla botów. Najpierw któryś unieważnij.
ui-phrase-hello = Cześć!
ui-phrase-thanks = Dziękuję!
ui-phrase-well-played = Dobrze zagrane!
ui-phrase-good-luck = Powodzenia!
ui-phrase-sorry = Przepraszam!
ui-phrase-hurry = Czyja kolej?
ui-phrase-moment = Chwileczkę.
ui-phrase-trouble = Mam słabe połączenie.
ui-phrase-back = Już jestem.
ui-phrase-rule = Proszę o wyjaśnienie zasady.
ui-phrase-oops = Ojej!
ui-phrase-wow = Co za skok!
ui-phrase-bye = Do zobaczenia!

## pages

ui-a-person = Człowiek
ui-about = O serwisie
ui-about-1 = Rookery to jeden stół do gier o złodziejach. Jednym kliknięciem zagrasz z botami albo wyślesz link znajomym.
ui-about-2 = Program pilnuje zasad i je wyjaśnia: przy każdym niedozwolonym ruchu mówi, która zasada na to nie pozwala.
ui-about-3 = Każdy rzut i każda dobrana karta wynikają z tajnego ziarna. Jego skrót widać przed grą, a samo ziarno po grze, więc każdy może sprawdzić, że nikt nie oszukiwał.
ui-account-help = Hasło zamienia imię gościa w konto. Twoje gry zostają z tobą na każdym urządzeniu.
ui-add-bot = Dodaj bota
ui-again = Jeszcze raz
ui-agree = Zgadzam się
ui-away = bez połączenia
ui-bank = Czas na całą grę
ui-bot = Bot
ui-bot-warm = Bot trzyma miejsce
ui-breakdown = Skąd wzięły się punkty
ui-by-link = Przez link z zaproszeniem
    .help = Stół znajdą tylko osoby z linkiem.
ui-chat = Czat
ui-chat-empty = Nikt jeszcze nic nie powiedział.
ui-hushed = Cisza
ui-hushed-more = Podczas tej gry się nie rozmawia. Dozwolone są te komunikaty.
ui-chat-say = Napisz coś
ui-chat-unread = Nowe na czacie:
ui-close = Zamknij
ui-commitment = Skrót tajnego ziarna
ui-copied = Skopiowano
ui-copy = Kopiuj
ui-credit-by = Autorzy
ui-credit-headings = nagłówki
ui-credit-icons = ikony
ui-credit-scripts = strony na żywo
ui-credit-sounds = dźwięki
ui-credit-text = tekst
ui-credit-use = Do czego
ui-credits = Podziękowania
ui-credits-lead = Rookery korzysta z pracy innych. Dziękujemy!
ui-credits-none = Ta kopia działa bez ikon, krojów pisma i skryptów.
ui-curious = Dla ciekawych
ui-days = { $count ->
    [one] { $count } dzień
    [few] { $count } dni
   *[many] { $count } dni
  }
ui-drawer = Dziennik, czat i stół
ui-eyes = Oczami gracza
ui-first = Na początek
ui-font = Krój pisma
ui-font-alegreya = Książkowy (Alegreya)
ui-font-atkinson = Czytelny (Atkinson Hyperlegible)
ui-font-system = Jak w moim urządzeniu
ui-for-programs = Dla programów
ui-own-cards = Własne karty
    .help = Tekst własnego pliku kart z poprawionymi wartościami. Jeśli coś w nim jest nie tak, wskażemy wiersz.
    .start = Plik z pudełka
ui-for-research = Do badań
ui-free-seat = wolne miejsce
ui-go-back = Wróć
ui-hint-ask = Podpowiedź
ui-hint-head = Pomysł
ui-hint-text = Bot na twoim miejscu zagrałby tak:
ui-hint-best = tak zagrałby bot na twoim miejscu
ui-more-ways = I jeszcze { $count ->
    [one] jedna możliwość
    [few] { $count } możliwości
   *[many] { $count } możliwości
}: wybierz na stole.
ui-hints = Podpowiedzi dozwolone
    .help = Każdy może zapytać, co zrobiłby bot.
ui-home = Strona główna
ui-home-head = Usiądź wśród złodziei
ui-home-lead = Bez zakładania konta: zagraj od razu z botami albo wyślij link i graj ze znajomymi.
ui-host = gospodarz
ui-host-starts = Gospodarz zacznie grę, gdy wszystkie miejsca będą zajęte.
ui-prepared-table = Ten stół zaczyna od przygotowanej pozycji albo od wyników losowych wybranych przez gospodarza.
ui-how-many = Ilu graczy?
ui-if-so-many = przy co najmniej { $n } graczach
ui-in-play = w toku
ui-increment = Dodatek po każdej odpowiedzi
ui-invite = Link z zaproszeniem
ui-invite-friends = Zaproś znajomych
ui-invite-text = Wyślij ten link znajomym albo pokaż im kod. Kto go otworzy, znajdzie tu miejsce.
ui-join = Usiądź
ui-join-lead = { $name } trzyma dla ciebie miejsce.
ui-last = Na koniec
ui-lead-chart = Punkty runda po rundzie
ui-learn = Naucz się w jedną rundę
ui-learn-other = Przy prawdziwym stole można by tak zagrać. W tej pierwszej rundzie słuchaj trenera.
ui-leave = Odejdź od stołu
ui-level = Poziom bota
ui-licence = Licencja
ui-link-moment = Link do tego momentu
ui-login = Zaloguj się
ui-login-lead = Tylko dla kont z hasłem. Goście nie muszą się logować.
ui-logout = Wyloguj się
ui-look = Wygląd i dźwięk
ui-look-account = Te ustawienia pamięta twoje konto: działają wszędzie, gdzie się zalogujesz.
ui-look-guest = Te ustawienia pamięta przeglądarka. Z kontem działają na wszystkich twoich urządzeniach.
ui-look-table = Zobacz stół
ui-logout-guest = Nie masz jeszcze hasła. Kto wyloguje się jako gość, nie wróci już do tych gier.
ui-make-account = Zachowaj gry: ustaw hasło
ui-make-free = Zwolnij miejsce
ui-make-table = Otwórz stół
ui-menu = Menu
ui-minutes = { $count ->
    [one] { $count } minuta
    [few] { $count } minuty
   *[many] { $count } minut
  }
ui-mode-live = Na żywo
    .help = Wszyscy siedzą przy stole jednocześnie.
ui-mode-turn = Korespondencyjnie
    .help = Każdy gra, gdy znajdzie chwilę, choćby przez kilka dni.
ui-moment = Moment
ui-my-games = Moje gry
ui-name-help = Dowolne imię lub pseudonim. Puste pole da ci imię ptaka.
# nazwy ptaków: tyle samo co po angielsku, w tej kolejności
ui-birds-bots = Kawka, Sroka, Kruk, Gawron, Wrona, Sójka, Szpak, Wieszczek, Orzechówka, Wilga
ui-birds-guests = Zięba, Rudzik, Jerzyk, Czapla, Siewka, Czyżyk, Biegus, Sikorka, Kos, Mewa
ui-new-lead = Tak jak jest, będzie dobrze. Zmień, co chcesz.
ui-new-table = Nowy stół
ui-next = Krok dalej
ui-no-clock = bez limitu
ui-no-motion = Bez animacji: wszystko od razu na miejscu
ui-no-open-tables = Żaden stół teraz nie czeka. Otwórz własny!
ui-not-so = Tak się nie da
ui-notify = Powiadom, gdy moja kolej
ui-notify-off = Przeglądarka nie pozwala na powiadomienia.
ui-notify-on = Damy ci znać.
ui-ok = OK
ui-open = Otwórz
ui-open-tables = Otwarte stoły
ui-pace = Tempo
ui-page-ambiguous = To może oznaczać kilka ruchów. Wybierz jeden.
ui-page-illegal = Zasady teraz na to nie pozwalają.
ui-page-missing = Nie ma takiej strony.
ui-page-no-move = Najpierw coś wybierz, potem potwierdź.
ui-page-wrong = Coś w tym żądaniu było nie tak.
ui-password = Hasło
ui-password-new = Nowe hasło
ui-password-old = Obecne hasło
ui-past-games = Zakończone gry
ui-paused = wstrzymana
ui-play-now = Zagraj teraz
ui-play-on = Graj dalej od tego miejsca
ui-players-n = graczy: { $n }
ui-prev = Krok wstecz
ui-profile = Profil
ui-search-nothing = Nic w zasadach nie pasuje do tych słów.
ui-statistics = Wyniki
ui-game = Gra
ui-played = Partie
ui-played-with = Z kim
ui-won-me = Twoje wygrane
ui-won-them = Ich wygrane
ui-no-games = Nie ma jeszcze zakończonych partii. Do pierwszej wystarczy jedno kliknięcie.
ui-won = wygrana
ui-not-won = rozegrana
ui-proposal-others = Decydują osoby przy stole.
ui-proposal-yours = To twoja propozycja; decydują pozostali.
ui-propose = Zaproponuj
ui-propose-end = Zakończ grę
ui-propose-live = Grajmy na żywo
ui-propose-pause = Zróbmy przerwę
ui-propose-resume = Grajmy dalej
ui-propose-turn = Grajmy korespondencyjnie
ui-propose-warm = Bot zamiast gracza { $name }
ui-proposed-end = Czy zakończyć grę w tym miejscu, bez wyniku?
ui-proposed-live = Gramy od teraz na żywo?
ui-proposed-pause = Robimy przerwę?
ui-proposed-resume = Gramy dalej?
ui-proposed-turn = Gramy od teraz korespondencyjnie?
ui-proposed-warm = Czy bot ma zająć na ten czas miejsce gracza { $name }?
ui-public = Publiczny
    .help = Stół widać na stronie głównej; każdy może usiąść lub patrzeć.
ui-qr = Link z zaproszeniem jako kod QR
ui-question = Pytanie
ui-record = Pobierz zapis gry
ui-refresh = Odśwież
ui-refuse = Odmawiam
ui-share = Udostępnij
ui-end-share = Skopiuj link do powtórki; obejrzy ją każdy, kto go dostanie
ui-end-you-win = Wygrywasz!
ui-end-you-share = Dzielisz zwycięstwo z: { $names }.
ui-end-ahead = { $count ->
    [one] Jeden punkt
    [few] { $count } punkty
   *[many] { $count } punktów
} przewagi nad: { $name }.
ui-end-behind = { $count ->
    [one] Jeden punkt
    [few] { $count } punkty
   *[many] { $count } punktów
} straty do: { $name }.
ui-end-ready = Już przy stole: { $names }
ui-end-moves = { $count ->
    [one] { $count } ruch
    [few] { $count } ruchy
   *[many] { $count } ruchów
}
ui-rematch = Rewanż
ui-replay = Powtórka
ui-replay-play = Odtwórz
ui-replay-pause = Wstrzymaj
ui-replay-speed = Szybkość
ui-replay-at = Moment { $at } z { $last }
ui-replay-begin = Początek
ui-replay-lost = Nie udało się wczytać tego momentu. Sprawdź połączenie i spróbuj ponownie.
ui-replay-rounds = Rundy
ui-replay-save = Zapisz jako plik
ui-replay-saving = Przygotowywanie pliku: { $n }%
ui-replay-saved = Plik został zapisany. Można go odtwarzać bez połączenia.
ui-replay-saved-some = Plik został zapisany, ale nie zmieściły się w nim wszystkie widoki. Można go odtwarzać bez połączenia.
ui-replay-unsaved = Nie udało się przygotować pliku. Sprawdź połączenie i spróbuj ponownie.
ui-replay-key-play = odtwórz lub wstrzymaj
ui-replay-key-before = poprzednia runda
ui-replay-key-after = następna runda
ui-report = Zgłoś problem
ui-report-packed = Co wysłać
ui-report-text = Tu jest wszystko, czego potrzebujemy, by zobaczyć to co ty. Wklej to do zgłoszenia i napisz, co powinno się było stać.
ui-result = Wynik
ui-room-lead = Poczekalnia. Gra zacznie się, gdy wszystkie miejsca będą zajęte.
ui-save = Zapisz
ui-saved-settings = Zapisano.
ui-search-rules = Szukaj w zasadach
ui-seats = Miejsca
ui-seats-free = { $count ->
    [one] { $count } wolne miejsce
    [few] { $count } wolne miejsca
   *[many] { $count } wolnych miejsc
  }
ui-seconds = { $count ->
    [one] { $count } sekunda
    [few] { $count } sekundy
   *[many] { $count } sekund
  }
ui-see-result = Zobacz wynik
ui-send = Wyślij
ui-settings = Ustawienia
ui-show = Pokaż
ui-sit = Usiądź tutaj
ui-choice-take = Wybierz
ui-choice-dealt = Niech zdecyduje los
ui-skip = Przewiń
ui-step = Dalej
ui-skip-to-content = Przejdź do treści
ui-sound = Dźwięki
ui-start = Zacznij grę
ui-start-wait = Są jeszcze wolne miejsca: poczekaj na znajomych albo dodaj boty.
ui-tab-log = Dziennik
ui-table = Stół
ui-take-back = Wycofaj
ui-theme = Jasny lub ciemny
ui-theme-auto = jak w moim urządzeniu
ui-theme-dark = ciemny: światło latarni
ui-theme-light = jasny: pergamin
ui-turn-limit = Korespondencyjnie: czas na jedną odpowiedź
ui-type-move = Albo wpisz ruch:
ui-undo = Cofnij
ui-unfold = Karty gracza { $name }
ui-verify = Sprawdź kości
ui-verify-how = Ziarno zostało ustalone przed grą przez jego skrót. Teraz, gdy je znamy, każdy rzut i każdą dobraną kartę można policzyć na nowo i porównać.
ui-verify-later = Ziarno poznamy po zakończeniu gry. Wtedy wszystko będzie można sprawdzić.
ui-verify-not = Nie wszystko da się tu potwierdzić.
ui-watch = Oglądaj
ui-what-can-i = Co mogę zrobić?
ui-who-comes = Kto może przyjść
ui-zoom-in = Przybliż
ui-zoom-out = Oddal
ui-why-not = Dlaczego nie?
ui-your-name = Twoje imię

## home, pairing, friends, profile

ui-nav-games = Gry
ui-start-here = Zacznij tutaj
ui-start-easiest = Najłatwiejsza z pięciu: nauczysz się jej w jedną rundę.
ui-first-round = Pierwsza runda
ui-play-bots = Z botami
ui-with-friends = Ze znajomymi
ui-demand-1 = najłatwiejsza
ui-demand-2 = łatwa
ui-demand-3 = średnia
ui-demand-4 = wymagająca
ui-demand-5 = najbardziej wymagająca
ui-your-tables = Twoje stoły
ui-no-tables = Nie siedzisz jeszcze przy żadnym stole.
ui-go-on = Graj dalej
ui-with = grają: { $names }
ui-live-watch = Na żywo, można oglądać
ui-no-live = Nie trwa teraz żadna publiczna gra.
ui-find-table = Znajdź stół
ui-pair-lead = Wybierz, w co chcesz zagrać. Gra zacznie się, gdy zbierze się dość chętnych na to samo.
ui-pair-any-game = dowolna gra
ui-pair-any-seats = dowolna liczba graczy
ui-pair-me = Znajdź graczy
ui-pair-bots = Wolne miejsca mogą zająć boty
ui-pair-join = Dołącz
ui-pair-people = { $count ->
    [one] czeka { $count } gracz
    [few] czeka { $count } graczy
    [many] czeka { $count } graczy
   *[other] czeka { $count } gracza
  }
ui-pair-waiting = Czekasz na współgraczy.
ui-pair-found = znaleziono { $found } z { $needed }
ui-pair-for = Szukasz: { $games }, { $seats }
ui-pair-keep = Nie zamykaj tej strony. Gra zacznie się sama; jeśli opuścisz stronę, przestaniesz czekać.
ui-pair-start-bots = Zacznij z botami
ui-pair-stop = Przestań czekać
ui-call = { $name } zaprasza cię do stołu: { $game }
ui-call-no = Nie, dziękuję
ui-friends = Znajomi
ui-friends-all = Wszyscy znajomi
ui-friends-none = Nie masz tu jeszcze znajomych. Wyślij komuś swój link!
ui-friends-asking = { $count ->
    [one] { $count } osoba chce dołączyć do twoich znajomych.
    [few] { $count } osoby chcą dołączyć do twoich znajomych.
    [many] { $count } osób chce dołączyć do twoich znajomych.
   *[other] { $count } osoby chce dołączyć do twoich znajomych.
  }
ui-friends-requests = Prośby o znajomość
ui-friends-guest = Grasz jako gość. Ustaw hasło w ustawieniach, aby zachować znajomych i zapraszać innych po nazwie.
ui-friend-add = Dodaj znajomego
ui-friend-name = Nazwa konta
ui-friend-ask = Wyślij prośbę
ui-friend-asked = Wysłano. Jeśli istnieje konto o tej nazwie, jego właściciel zobaczy twoją prośbę.
ui-friend-link = Twój link dla znajomych
ui-friend-link-text = Wyślij go osobom, które znasz. Kto go otworzy, może dołączyć do twoich znajomych.
ui-friend-link-new = Utwórz nowy link
    .help = Stary link przestanie działać.
ui-friend-be = { $name } chce dołączyć do twoich znajomych
ui-friend-be-text = Znajomi widzą, kiedy druga osoba jest online, i mogą się nawzajem zapraszać do stołów.
ui-friend-yes = Dodaj do znajomych
ui-friend-accept = Przyjmij
ui-friend-refuse = Odrzuć
ui-friend-remove = Usuń
ui-friend-block = Zablokuj
ui-friend-unblock = Odblokuj
ui-friends-blocked = Zablokowani
    .help = Nie mogą wysyłać ci próśb ani zaproszeń i nigdy nie trafisz z nimi do stołu. Nie dowiedzą się o tym.
ui-friend-call = Zaproś
ui-friend-called = zaproszono
ui-friend-calls = Zaproś znajomego
ui-online = online
ui-offline = offline
ui-at-table = przy stole: { $game }
ui-hidden = Znajomi nie widzą, kiedy tu jestem ani przy jakim stole siedzę
ui-history = Rozgrywki
ui-history-all = Wszystkie rozgrywki
ui-since = przy stole od: { $when }
ui-history-older = Starsze rozgrywki
ui-history-newest = Najnowsze rozgrywki
ui-when = Kiedy
ui-place = Miejsce
ui-place-of = { $place } z { $count }
ui-records = Pobierz te zapisy
ui-chance-tick = kreska: ile dałby sam przypadek
ui-wins-count = { $count ->
    [one] { $count } wygrana
    [few] { $count } wygrane
    [many] { $count } wygranych
   *[other] { $count } wygranej
  }

# end of pages

## errors
# Stoją po „wiersz 3:” albo przed [TM-S1]: małą literą i bez kropki.

ui-error-game-no-game = nie ma gry „{ $name }”; są: { $known }
ui-error-game-broken = w grę „{ $name }” z pakietu { $package } nie da się grać: { $fault }
ui-error-game-no-option = nie ma opcji „{ $option }”; są: { $known }
ui-error-game-option-value = opcja { $option }: możliwe wartości to { $allowed }, a nie { $value }
ui-error-game-cards-text = opcja { $option } to tekst pliku z kartami
ui-error-game-cards-toml = { $where }: to nie tekst TOML{ $line ->
    [0] { "" }
   *[other] { " " }(wiersz { $line }, kolumna { $column })
  }
ui-error-game-cards-dots = { $where }: więcej niż { $most } kropek w wierszu { $line }
ui-error-game-cards-none = { $where }: brakuje wpisów [[{ $kind }]]
ui-error-game-cards-section = { $where }: brakuje sekcji [{ $section }]
ui-error-game-card-row = { $where }: musi być tabelą wpisów
ui-error-game-card-entry = { $where }: „{ $entry }” musi być tekstem o długości do { $most } drukowalnych znaków
ui-error-game-card-twice = { $where }: to oznaczenie już wystąpiło
ui-error-game-card-new = { $where }: identyfikator nowej karty to najwyżej trzy wielkie litery i najwyżej trzy cyfry, na przykład { $example }, a nie „{ $id }”
ui-error-game-card-names = { $where }: „{ $entry }” to tabela nazw w tych językach: { $known }
ui-error-game-card-source = { $where }: źródło (source) to jedno z { $sources }
ui-error-game-card-unknown = { $where }: „{ $id }” nie ma w pudełku
ui-error-game-card-missing = { $where }: brakuje { $id }
ui-error-game-card-fixed = { $where }: „{ $entry }” musi zostać takie jak w pudełku ({ $expected })
ui-error-game-card-number = { $where } musi być liczbą od { $low } do { $high }, nie { $value }
ui-error-game-seats = w tę grę gra od { $low } do { $high } osób, a nie { $found }
ui-error-game-no-documents = gra { $name } nie ma dokumentów z pozycjami
ui-error-game-not-over = gra jeszcze się nie skończyła
ui-error-game-asks-chance = najpierw pytany jest los: ask_chance() pozwala mu odpowiedzieć
ui-error-game-not-asked = miejsce { $seat } nie jest teraz pytane
ui-error-game-no-seat = nie ma miejsca { $seat }; są od 0 do { $last }
ui-error-game-no-record = rozgrywka wylosowana na próbę nie ma zapisu: jej przeszłość to tylko wiedza jednego miejsca
ui-error-game-no-step = nie ma takiego kroku: „{ $step }”
ui-error-game-words = słowa to teksty o długości do 200 znaków
ui-error-game-names = potrzebne jest jedno imię na miejsce, każde do 60 znaków; liczba miejsc: { $seats }
ui-error-game-bot-numpy = bot „{ $level }” potrzebuje NumPy: pip install numpy
ui-error-game-no-bot = nie ma bota „{ $level }” do gry { $name }; są: { $known }
ui-error-game-no-teams = „{ $name }” nie jest grą dwóch stron
ui-error-game-bots = boty: { $count }, miejsca: { $seats }; podaj od jednego do { $seats } spośród: { $known }
ui-error-game-few-games = potrzebna jest co najmniej jedna gra, a nie { $found }
ui-error-game-few-jobs = potrzebny jest co najmniej jeden proces, a nie { $found }
ui-error-game-arena-form = nie ma formy „{ $form }”; są { $known }
ui-error-game-arena-few-bots = { $form } wymaga co najmniej tylu botów: { $least } (podano { $count })
ui-error-game-arena-sides-bots = zawody stron wymagają dwóch botów (podano { $count })
ui-error-game-arena-many = z tych botów powstałoby tyle różnych stołów: { $count }; możliwych jest najwyżej { $most }
ui-error-game-arena-name-twice = dwa różne boty nazywają się „{ $name }”; nadaj jednemu inną nazwę: NAZWA=BOT
ui-error-game-arena-bot-twice = „{ $name }” podano dwa razy; w tej formie ({ $form }) każdego bota podaje się raz
ui-error-game-arena-bot-form = „{ $text }” to nie bot: podaj poziom, bot:NAZWA, network:PLIK albo program:POLECENIE
ui-error-game-arena-rules = { $name } ma tu wersję zasad { $here }, a zawody toczą się według wersji { $there }
ui-error-game-arena-sprt = „{ $text }” nie nadaje się na test: podaj DÓŁ,GÓRA jako różnice od wartości oczekiwanej, na przykład 0,0.05, oraz alfę i betę między 0 a 0.5
ui-error-game-arena-sprt-form = test sekwencyjny wymaga meczu albo stron z dwoma różnymi botami
ui-error-game-arena-openskill = rankingi wymagają openskill; instaluje się razem z Rookery, ale tu go brakuje: zainstaluj Rookery ponownie
ui-error-game-arena-pyarrow = Parquet wymaga pyarrow: pip install rookery[arena]
ui-error-game-arena-results = „{ $file }” musi kończyć się na jedno z: { $known }
ui-error-game-arena-ray = --ray wymaga Raya: pip install rookery[cluster]
ui-error-game-arena-ray-address = pod adresem { $address } nie odpowiada żaden klaster Ray: { $why }
ui-error-game-no-program = nie ma tu programu „{ $name }”
ui-error-game-bot-not-installed = żaden zainstalowany pakiet nie ma bota „{ $name }”; są { $known }
ui-error-game-bot-broken = bota „{ $name }” nie da się użyć: { $why }
ui-error-game-bot-other-game = bot „{ $name }” nie gra w { $asked }, tylko w { $known }
ui-error-game-network-file = nie da się odczytać sieci { $file }: { $why }
ui-error-game-network-other = sieci { $file } nie uczono gry { $name } w jej obecnej postaci
ui-error-game-network-table = sieć { $file } nie zna stołów { $name } z tymi opcjami
ui-error-game-network-effort = „{ $effort }” to nie przeszukiwanie: podaj { $known } albo liczbę kandydatów, rund, światów i decyzji, na przykład 8x4x16x24
ui-error-game-network-much = „{ $effort }” to za dużo: dla jednej decyzji rozgrywa się najwyżej { $most }
ui-error-game-journal-none = { $file } nie jest dziennikiem areny
ui-error-game-journal-broken = dziennik { $file } jest uszkodzony w wierszu { $line }
ui-error-game-journal-other = dziennik { $file } należy do innych zawodów: { $what } to tam { $there }, a tu { $here }
ui-error-game-journal-rules = dziennik { $file } zaczęto przy wersji zasad { $there }; teraz obowiązuje { $here }
ui-error-game-journal-busy = do dziennika { $file } pisze właśnie inna arena
ui-error-game-stored = zapisana odpowiedź „{ $answer }” jest niezgodna z zasadami
ui-error-position-document = dokument
ui-error-position-table = musi być tabelą wpisów
ui-error-position-plain = tu mogą stać tylko zwykłe dane: tabele z kluczami tekstowymi, listy, teksty i liczby do { $widest } bitów, zagnieżdżone najwyżej do głębokości { $deepest }
ui-error-position-texts = musi być listą tekstów
ui-error-position-not-a-result = „{ $result }” to nie wynik losowy: { $why }
ui-error-position-cannot-happen = „{ $result }” nie może się teraz zdarzyć, ale na przykład „{ $example }” tak
ui-error-position-one-of = możliwe wartości to { $allowed }, a nie { $value }
ui-error-position-number = musi być liczbą całkowitą od { $low } do { $high }, a nie { $value }
ui-error-position-no-entry = nieznany wpis „{ $entry }”; są: { $known }
ui-error-position-per-seat = musi być listą, po jednym wpisie na miejsce; liczba miejsc: { $seats }
ui-error-position-goes-on = gra nie może się stąd dalej toczyć ({ $why })
ui-error-position-no-card = „{ $card }” to nie karta z tego stołu
ui-error-position-twice = { $card } występuje tam dwa razy
ui-error-position-elsewhere = { $card } leży też tutaj: { $place }
ui-error-position-list = tu powinna być lista albo słowa w jednym tekście
ui-error-position-must-be = tu musi być { $expected }, nie { $found }
ui-error-position-phases = należy tylko do: { $phases }
ui-error-position-too-many = może tam być najwyżej { $most }
ui-error-position-adds-up = elementy na tym stole się nie zgadzają
ui-error-position-no-rule = tu powinna być zasada w toku: tabela, w której „rule” to jedno z: { $known }
ui-error-position-inside = nic takiego nie może trwać wewnątrz „{ $rule }”
ui-error-position-asks-nothing = tu nikt nie jest o nic pytany
ui-error-position-numbers = potrzebne są te liczby: { $fields }
ui-error-position-no-answer = takiej zapieczętowanej odpowiedzi być nie może albo byłaby ostatnia
ui-error-record-text = zapis gry to tekst
ui-error-record-too-long = ma więcej niż { $most } znaków
ui-error-record-too-many-lines = ma więcej niż { $most } wierszy
ui-error-record-first-line = zapis gry zaczyna się od „{ $format }”
ui-error-record-no-entry = nie ma wpisu „{ $entry }”; są: { $known }
ui-error-record-twice = „{ $entry }” występuje tu drugi raz
ui-error-record-answer = odpowiedź to numer miejsca, * lub +, a potem ruch
ui-error-record-move-missing = brakuje ruchu
ui-error-record-hidden = ten wiersz jest ukryty: kopii gracza z niedokończonej gry nie można odtworzyć
ui-error-record-hidden-position = stół był przygotowany, a jego pozycja pozostaje ukryta do końca gry: kopii gracza z niedokończonej gry nie można odtworzyć
ui-error-record-missing = brakuje wpisu „{ $entry }”
ui-error-record-number = „{ $entry }” musi być liczbą całkowitą
ui-error-record-hex = „{ $entry }” musi mieć 64 cyfry szesnastkowe
ui-error-record-json = „{ $entry }” to nieczytelny JSON
ui-error-record-shape = „{ $entry }” ma nieprawidłową budowę
ui-error-record-texts = „{ $entry }” musi być listą tekstów
ui-error-record-rules-version = wersja zasad { $there }, a tutaj jest wersja { $here }
ui-error-record-seed-commitment = ziarno nie pasuje do skrótu podanego na początku
ui-error-record-seed-hidden = ziarno nie zostało jeszcze ujawnione
ui-error-record-seed-differs = z ziarna wynika „{ $proved }”, a w zapisie jest „{ $found }”
ui-error-record-unproved-position = gra zaczęła się od przygotowanej pozycji: nic nie dowodzi, że nikt jej sobie nie ułożył
ui-error-record-unproved-end = zapis kończy się przed końcem gry: tego, czego brakuje, nie da się udowodnić
ui-error-record-unproved-deal = { $count ->
    [one] opcja { $option }: to, co ma miejsce { $seats }, nie wynika z ziarna; zostało wybrane albo zapis zmieniono
    [few] opcja { $option }: to, co mają miejsca { $seats }, nie wynika z ziarna; zostało wybrane albo zapis zmieniono
    [many] opcja { $option }: to, co mają miejsca { $seats }, nie wynika z ziarna; zostało wybrane albo zapis zmieniono
   *[other] opcja { $option }: to, co mają miejsca { $seats }, nie wynika z ziarna; zostało wybrane albo zapis zmieniono
  }
ui-error-record-opening = tej gry nie można przygotować: { $why }
ui-error-record-not-a-move = to nie ruch: { $why }
ui-error-record-over = gra skończyła się przed tym wierszem
ui-error-record-no-seat = nie ma miejsca { $seat }
ui-error-record-asked = tutaj odpowiada { $asked ->
    [chance] los
   *[other] miejsce { $asked }
  }, a nie { $answers ->
    [chance] los
   *[other] miejsce { $answers }
  }
ui-error-record-cannot-happen = „{ $move }” nie może się tu zdarzyć
ui-error-record-forbidden = „{ $move }” jest tu niedozwolone: { $rule }
ui-error-move-type = ruch to tekst albo Move, a nie { $found }
ui-error-move-ambiguous = „{ $text }” może oznaczać różne ruchy ({ $count }): { $shown }
ui-error-move-empty = pusty tekst to nie ruch
ui-error-move-no-verb = żaden ruch w tej grze nie zaczyna się od „{ $word }”
ui-error-move-write = napisz tak: { $example }
ui-error-move-one-of = „{ $word }” to żadne z: { $known }
ui-error-move-no-word = „{ $word }” nic tu nie znaczy; mogłoby tu być na przykład { $example }
ui-error-move-number = „{ $word }” to nie liczba od { $low } do { $high }
ui-error-move-chance = „{ $move }” należy do losu, a nie do graczy
ui-error-move-no-action = nie ma akcji { $number }; wszystkich jest { $actions }
ui-error-wire-json = to nie jest JSON
ui-error-wire-shape = to nie jest spakowany stół
ui-error-wire-numbers = to nie jest spakowany stół: liczby się nie zgadzają
ui-error-wire-opening = to nie jest spakowany stół: { $why }
ui-error-wire-game = to stół gry { $there }, a nie { $here }
ui-error-wire-version = wersja zasad { $there }, a tutaj jest wersja { $here }
ui-error-wire-checksum = uszkodzony stół: suma kontrolna się nie zgadza

# end of errors

## remote

ui-doctor-server = Serwer
ui-remote-aliases = agree: zgoda, zgadzam; refuse: odmów, odmawiam; say: powiedz, mów
ui-remote-back = Serwer znów działa.
ui-remote-bad-address = „{ $text }” to nie adres serwera. Adres wygląda tak: http://192.168.1.5:8000
ui-remote-bye = Do następnego razu! Miejsce pozostaje twoje; tak do niego wrócisz:
ui-remote-consent = Wpisz „agree” (tak) albo „refuse” (nie).
ui-remote-game = Tej gry tu nie znamy: „{ $name }”; może zna ją nowsza wersja Rookery.
ui-remote-game-or-table = Na serwerze podaj albo grę, by otworzyć nowy stół, albo z --table stół, który już jest.
ui-remote-help = Na serwerze jest też „say TEKST”, by rozmawiać przy stole, oraz „agree” i „refuse”, gdy ktoś coś proponuje. Partię przechowuje serwer; „save” zapisuje tutaj kopię jej zapisu.
ui-remote-invite = Znajomi dołączą tym linkiem, w przeglądarce lub przez „rookery play --server”: { $link }
ui-remote-lost = Połączenie zostało przerwane. Próbuję wrócić…
ui-remote-moved = Przy stole coś się zmieniło; Enter to pokaże.
ui-remote-no-load = Partii na serwerze nie można zamienić na inną.
ui-remote-no-rookery = Pod adresem { $server } nie ma serwera Rookery.
ui-remote-no-server = Nie można połączyć się z serwerem { $server }: { $why }
ui-remote-not-there = Na serwerze to nie działa: { $option }
ui-remote-refused = Serwer odmawia: { $why }
ui-remote-room = { $count ->
    [0] Przy stole: { $names }. Czekamy już tylko na gospodarza.
    [one] Przy stole: { $names }. Wolne jest { $count } miejsce.
    [few] Przy stole: { $names }. Wolne są { $count } miejsca.
   *[many] Przy stole: { $names }. Wolnych jest { $count } miejsc.
  }
ui-remote-token = Serwer nie zna klucza ze zmiennej { $variable }.
ui-remote-which-server = Podaj serwer: --server URL
ui-serve-address = Tego adresu nie można użyć ({ $address }): { $why }
ui-serve-database = Baza danych { $url } nie odpowiada: { $why }
ui-serve-full = Nie ma już miejsca na bazę danych { $url }: dysk jest pełny.
ui-serve-lan = Telefony i komputery w tej samej sieci: { $url }
ui-serve-missing = Brakuje pakietu { $name }. pip install 'rookery[server]' instaluje wszystko, czego potrzebuje serwer.
ui-lab-missing = Brakuje pakietu { $name }. pip install 'rookery[lab]' instaluje wszystko, czego potrzebuje laboratorium.
ui-lab-exported =
    { $decisions ->
        [one] Jedna decyzja jest w { $file }.
        [few] { $decisions } decyzje są w { $file }.
       *[many] { $decisions } decyzji jest w { $file }.
    }
ui-serve-newer = Z bazy danych { $url } korzystała nowsza wersja Rookery (jej stan: { $found }). Uruchom tamtą wersję albo przywróć kopię zapasową.
ui-serve-port = Port { $port } jest zajęty. Wybierz inny przez --port albo 0, by wziąć dowolny.
ui-serve-ready = Rookery działa pod adresem { $url }
ui-serve-redis = Adres Redisa zaczyna się od redis:// lub rediss://
ui-serve-scheme = Nie ma bazy danych rodzaju „{ $scheme }”. Użyj sqlite:///PLIK albo postgresql+psycopg://…
ui-serve-setting = Tego ustawienia nie można użyć: { $why }
ui-serve-stop = Ctrl-C kończy; żadna partia nie przepadnie.
ui-damage-card = Nie można odczytać karty widocznej na listach. Powstanie na nowo, gdy ktoś otworzy listę, albo przy naprawie.
ui-damage-entry = Nie można odczytać wpisu { $entry } z { $count } ({ $why }). Przywróć go z kopii zapasowej; naprawa cofa stół do poprzedniego wpisu.
ui-damage-first = Brakuje pierwszego wpisu albo nie można go odczytać, a bez niego nie da się odczytać niczego. Przywróć go z kopii zapasowej.
ui-damage-head = Brakuje wiersza samego stołu albo nie można go odczytać. Przywróć go z kopii zapasowej.
ui-damage-missing = Brakuje wpisu { $entry }; zapisanych jest { $count }. Przywróć go z kopii zapasowej; naprawa cofa stół do poprzedniego wpisu.
ui-damage-none = Nie ma uszkodzonego stołu o tej nazwie.
ui-damage-rules = Ta wersja Rookery nie zna jego zasad. Nic nie przepadło; otworzy go wersja, która je zna.
ui-tables-cannot-mend = Stołu { $id } nie można naprawić: { $why }
ui-tables-mended = Stół { $id } znów można odczytać. Wyjęte wpisy: { $count }; są w pliku: { $file }
ui-tables-read = Odczytane stoły: { $count }. Uszkodzone: { $damaged }.
ui-which-game = Podaj grę. Znane gry: { $known }.

# end of remote

# The line to the table

ui-line-live = Połączono
ui-line-back = Znów tutaj
ui-line-offline = Offline
ui-line-trying = Łączę ponownie… { $s } s
ui-line-lost = Utracono połączenie. Kolejna próba za { $s } s.
ui-line-lost-more = Dopóki stół nie odpowie, nie można niczego wybrać. Twoje miejsce czeka.
ui-line-offline-head = Brak połączenia z siecią.
ui-line-offline-more = Twoje miejsce czeka, ale uruchomiony zegar idzie dalej. Strona połączy się sama, gdy tylko będzie to możliwe.
ui-line-kept = „{ $move }” jest zapamiętane i zostanie wysłane dokładnie raz, gdy tylko stół odpowie. Do tego czasu nie można wybrać niczego innego.
ui-line-your-answer = Twoja odpowiedź
ui-line-take-back = Cofnij
ui-line-try-now = Spróbuj teraz
ui-line-back-head = Znów przy stole.
ui-line-back-more = Nowe wpisy w dzienniku: { $n }. Są tam zaznaczone.
ui-line-while-away = podczas twojej nieobecności
ui-line-late = Ten ruch przyszedł za późno.
ui-line-late-more = Stół w międzyczasie się zmienił. Wybierz jeszcze raz.

# The log beside the board

ui-lines-earlier = Wcześniejsze wpisy
ui-lines-you = Ty
ui-search = Szukaj
ui-lines-find = Szukaj w dzienniku
ui-lines-since = od twojego ostatniego ruchu
ui-lines-nothing = Nie ma tego w dzienniku.

# Keys, and further wishes

ui-keys = Klawisze
ui-confirm-again = Jeszcze nic się nie stało.
ui-confirm-do = Zrób to
ui-confirm-final = Tego nie można cofnąć.
ui-confirm-keys = Enter potwierdza, Escape anuluje.
ui-confirm-not-yet = Jeszcze nie
ui-key-space = Spacja
ui-key-answer = odpowiedź na pasku
ui-key-enter = potwierdź
ui-key-not = nie to
ui-key-undo = cofnij
ui-key-letters = litery na tym, co świeci
ui-key-glow = po kolei przez to, co świeci
ui-key-why = dlaczego nie?
ui-key-zoom = przeczytaj kartę
ui-key-hint = podpowiedź
ui-key-all = wszystkie ruchy
ui-key-log = dziennik
ui-key-talk = rozmowa
ui-key-skip = przewiń
ui-key-these = te klawisze
ui-wish-size = Wielkość tekstu
ui-wish-size-normal = Zwykła
ui-wish-size-large = Większa
ui-wish-contrast = Kontrast
ui-wish-contrast-normal = Zwykły
ui-wish-contrast-high = Wysoki
ui-wish-confirm = Pytaj przed ruchem
ui-wish-confirm-final = Tylko przed ostatecznymi ruchami
ui-wish-confirm-never = Nigdy
ui-wish-confirm-always = Zawsze
ui-wish-volume = Głośność
ui-wish-volume-full = Pełna
ui-wish-volume-half = Połowa
ui-wish-volume-low = Cicho

# Leaving

ui-leaving = Co ma się stać z twoim miejscem?
ui-leaving-keep = Zatrzymaj je, wrócę
ui-leaving-keep-more = Nic się nie zmienia; inni widzą, że cię nie ma.
ui-leaving-go = Zostaw je innym
ui-leaving-go-more = Wszyscy się o tym dowiedzą i mogą zgodzić się na bota. W każdej chwili możesz wrócić na swoje miejsce.
ui-give-up = Oddaj miejsce
ui-give-up-more = Na dobre: dalej gra bot, a dla ciebie gra liczy się jako ostatnie miejsce.
ui-give-up-sure = Oddać miejsce?
ui-give-up-then = Nie można tego cofnąć: na twoim miejscu do końca gra bot, wszyscy się o tym dowiedzą, a dla ciebie gra liczy się jako ostatnie miejsce. Nadal możesz się przyglądać.
ui-give-up-not = Jeszcze nie
ui-give-up-yes = Tak, oddaję
ui-ended = Gracze zakończyli tę grę. Nie ma wyniku.
ui-ending = Zakończyć grę w tym miejscu?
ui-ending-more = Bez wyniku, jeśli zgodzą się wszyscy, którzy są jeszcze przy stole.
ui-ending-then = Pytamy wszystkich przy stole; boty zawsze się zgadzają. Jeśli zgodzą się wszyscy, gra kończy się od razu: nikt nie wygrywa ani nie przegrywa, a powtórka pokazuje karty wszystkich graczy.
ui-ending-yes = Tak, zaproponuj
ui-no-result = bez wyniku

# Writing a game

ui-new-game-written = Gra startowa jest w folderze { $folder }:
ui-compile-begun = Kompilacja zasad gry { $name }: to potrwa kilka minut.
ui-compile-done = Gra { $name } jest skompilowana, liczba modułów: { $count }.
ui-compile-cleaned = Usunięto skompilowane moduły gry { $name }: { $count }.
ui-new-game-next = Co dalej:
ui-error-compile-game = { $name } nie jest zainstalowaną własną grą; są: { $known }
ui-error-not-compiled = Gra { $name } nie jest skompilowana i działa interpretowana jak dotąd: { $why }
ui-error-new-game-name = Gra nie może nazywać się „{ $name }”: użyj słów pisanych małymi literami i łącz je myślnikami, na przykład tea-party.
ui-error-new-game-taken = Gra { $name } już istnieje.
ui-error-new-game-folder = { $folder } już istnieje.
ui-check-declared = Deklaracje
ui-check-texts = Teksty
ui-check-play = Przebieg gry
ui-check-laws = Prawa reguł
ui-check-secrecy = Tajność
ui-check-sampling = Wylosowane światy
ui-check-records = Zapisy
ui-check-documents = Dokumenty z pozycjami
ui-check-bots = Boty
ui-check-board = Plansza
ui-check-made = { $count ->
    [one] { $count } sprawdzenie
    [few] { $count } sprawdzenia
   *[many] { $count } sprawdzeń
  }
ui-check-good = { $name }: wszystko się zgadza.
ui-check-bad = { $name }: { $count ->
    [one] { $count } błąd.
    [few] { $count } błędy.
   *[many] { $count } błędów.
  }

# Wiersz poleceń

ui-cli-usage = Użycie
ui-cli-options = opcje
ui-cli-command = polecenie
ui-cli-arguments = Argumenty
ui-cli-commands = Polecenia
ui-cli-default = (domyślnie: { $value })
ui-cli-help = Pokaż ten tekst i zakończ.
ui-cli-version = Pokaż wersję i zakończ.
ui-cli-lang = Język: en, hu, pl albo de. Bez tego: język systemu.
ui-cli-rookery = Jeden stół do gier o złodziejach: graj tutaj albo na serwerze, czytaj zasady i karty, sprawdzaj zapisy.
ui-cli-play = Graj w tym terminalu: z botami albo przy stole na serwerze (--server).
ui-cli-rules = Czytaj zasady naszymi słowami, punkt po punkcie.
ui-cli-cards = Pokaż wszystkie karty z ceną, symbolami, działaniem i źródłem.
ui-cli-verify = Sprawdź każdy rzut i każde dobranie zapisu względem ziarna.
ui-cli-replay = Opowiedz zapisaną grę i pokaż stół na jej końcu.
ui-cli-doctor = Pokaż, co jest tu zainstalowane i jak działa.
ui-cli-serve = Uruchom serwer: stoły w przeglądarce, dla terminali i dla programów.
ui-cli-tables = Przeczytaj wszystkie stoły serwera: które są uszkodzone, dlaczego i co można zrobić.
ui-cli-arena = Rozegraj turniej botów ze zmianą miejsc i przedziałami ufności.
ui-cli-bench = Zmierz, jak szybko działają gry na tym komputerze.
ui-cli-lab = Do badań: gry jako dane.
ui-cli-export = Zapisz gry w formacie Parquet, wiersz na decyzję: co gracz widział, co zagrał, jak się skończyło.
ui-cli-new-game = Napisz na początek małą, kompletną własną grę.
ui-cli-check-game = Sprawdź wszystko, co musi się zgadzać w grze: zasady, tajność, zapisy, teksty.
ui-cli-compile-game = Skompiluj zasady zainstalowanej gry za pomocą mypyc, tak jak zasady gier Rookery.
ui-cli-game = Gra, na przykład thiefs-market.
ui-cli-seats = Liczba graczy. Bez tego: 4, jeśli gra na to pozwala.
ui-cli-option = Ustawienie stołu, na przykład promo=true. Można powtarzać.
ui-cli-file = Zapis gry.
ui-cli-play-seed = Ustala kości i karty. Bez tego są tajne.
ui-cli-bot = Poziom botów (wymienia je „rookery doctor”): jeden dla wszystkich albo po jednym na bota.
ui-cli-play-seat = Twoje miejsce, licząc od 0.
ui-cli-play-cards = Graj własnym plikiem kart.
ui-cli-load = Kontynuuj zapisaną grę.
ui-cli-name = Twoje imię przy stole.
ui-cli-play-open = Graj z odkrytym wszystkim, co gra może odkryć.
ui-cli-fast = Nie czekaj po ruchach botów.
ui-cli-server = Graj na serwerze. Wystarczy link z zaproszeniem do stołu.
ui-cli-table = Stół na serwerze.
ui-cli-invite = Klucz do stołu, który nie jest publiczny.
ui-cli-clause = Punkt zasad, na przykład TM-L6.
ui-cli-search = Tylko punkty z tym słowem.
ui-cli-replay-seat = Czyimi oczami. Bez tego: oczami widza.
ui-cli-replay-open = Pokaż, co wie każdy gracz.
ui-cli-to = Zatrzymaj się po tylu ruchach.
ui-cli-json = Wypisz JSON, dla programów.
ui-cli-host = Adres serwera; 0.0.0.0 otwiera go na całą sieć.
ui-cli-port = Port serwera. Bez tego: 8000; 0 bierze dowolny wolny.
ui-cli-database = sqlite:///PLIK albo postgresql+psycopg://…. Bez tego: własny plik.
ui-cli-redis = Redis, gdy te same stoły obsługuje kilka procesów.
ui-cli-serve-open = Otwórz w przeglądarce.
ui-cli-mend = Napraw uszkodzony stół tak, jak mówi lista.
ui-cli-games = Liczba gier.
ui-cli-bots = Poziomy oddzielone przecinkami; ostatni zajmuje pozostałe miejsca.
ui-cli-train = Wytrenuj sieć do gry, grając przeciwko sobie.
ui-cli-train-out = Folder na punkt kontrolny, sieć i dziennik. Trening jest kontynuowany od tego, co w nim jest.
ui-cli-train-seats = Liczby graczy, oddzielone przecinkami: jedna sieć uczy się wszystkich.
ui-cli-train-decisions = Liczba decyzji, z których sieć się uczy.
ui-cli-train-seed = To samo ziarno daje ten sam trening.
ui-cli-train-workers = Liczba procesów, które grają. 0: gra w tym jednym.
ui-cli-train-games = Liczba gier przeciwko prostym botom na końcu. 0: żadnej.
ui-cli-train-imitate = Sekundy przyglądania się botom z prostymi zasadami przed grą z samym sobą. 0: wcale.
ui-cli-train-expert = Sekundy nauki z przeszukiwań po grze z samym sobą. 0: wcale.
ui-cli-train-examine = Procesy, które przez cały czas mierzą sieć w grze z botami z prostymi zasadami i zachowują najlepszą. 0: żaden.
ui-cli-train-minutes = Zakończ po tylu minutach, choćby decyzji było mało.
ui-train-strength = Przeciwko prostym botom sieć wygrała { $share }% z { $games } gier ({ $par } przeciętnego udziału).
ui-train-missing = Brakuje pakietu { $name }. pip install 'rookery[train]' instaluje wszystko, czego potrzebuje trening.
ui-train-done = Sieć jest w pliku { $file }.
ui-cli-levels = Zmierz każdy poziom botów z poziomem niżej.
ui-cli-levels-seed = To samo ziarno daje te same gry.
ui-cli-levels-write = Wstaw tabelę między znaczniki tego pliku, a obok rysunek.
ui-cli-study = Pozwól botom grać ze sobą i zapisz, co to mówi o grze: miejsca, długość, punkty i wszystko, co można wziąć.
ui-cli-study-seed = To samo ziarno daje te same gry.
ui-cli-study-bots = Poziomy oddzielone przecinkami; ostatni zajmuje pozostałe miejsca. Bez tej opcji: najsilniejszy, który odpowiada od razu.
ui-cli-study-data = Zapisz wszystkie liczby do tego pliku jako JSON.
ui-cli-arena-seed = To samo ziarno daje te same gry.
ui-cli-arena-bots = Boty oddzielone przecinkami: poziomy, bot:NAZWA, network:PLIK.npz, program:POLECENIE. W meczu ostatni zajmuje pozostałe miejsca.
ui-cli-arena-bot = Jeden bot, jak wyżej; może zawierać przecinki, a NAZWA=BOT nadaje mu nazwę. Można powtarzać.
ui-cli-form = match (mecz), sides (dwie tajne strony), pairs (każdy przeciw stołom każdego innego), round-robin (każdy stół różnych botów) albo gauntlet (pierwszy przeciw każdemu innemu).
ui-cli-mirror = To samo rozdanie we wszystkich grach, w których stół zmienia miejsca.
ui-cli-journal = Zapisuj każdą grę w tym pliku; przerwane zawody toczą się dalej od tego miejsca.
ui-cli-results = Zapisz wiersz na miejsce i grę: .csv albo .parquet.
ui-cli-sprt = Zakończ, gdy będzie jasne, czy pierwszy bot wygrywa o DÓŁ czy o GÓRA więcej niż wartość oczekiwana, na przykład 0,0.05.
ui-cli-alpha = Jak często bot osiągający tylko DÓŁ może przejść test.
ui-cli-beta = Jak często bot osiągający GÓRA może go nie przejść.
ui-cli-ratings = Rankingi z openskill w tabeli wyników; --no-ratings je pomija.
ui-cli-ray = Graj na klastrze Ray pod tym adresem.
ui-cli-arena-seconds = Tyle sekund ma program lub zainstalowany bot na decyzję.
ui-cli-memory = Tyle megabajtów może zająć; 0: dowolnie wiele.
ui-cli-new-game-name = Nazwa gry, na przykład tea-party.
ui-cli-new-game-folder = Zapisz tutaj. Bez tego: w folderze o nazwie gry.
ui-cli-check-game-games = Liczba gier dla każdej liczby graczy i opcji. Bez tego: tyle, ile pasuje do ich długości.
ui-cli-check-game-seed = To samo ziarno daje te same gry.
ui-cli-compile-game-clean = Usuń to, co skompilowano.
ui-cli-jobs = Liczba procesów.
ui-cli-report = Zapisz wynik także do tego pliku.
ui-cli-export-out = Plik Parquet do zapisania.
ui-cli-export-records = Zapisy gier zamiast nowych gier.
ui-cli-export-seed = To samo ziarno daje te same gry.
ui-cli-export-bots = Poziomy po przecinku, przydzielane miejscom po kolei.
ui-cli-teams = Dwa boty, po jednym na stronę, w grze dwóch stron.
ui-cli-seconds = Sekundy na jeden pomiar.
ui-cli-quick = Po jednej piątej sekundy: tylko rzut oka.
ui-cli-error-command = Nie ma polecenia „{ $name }”. Polecenia: { $known }.
ui-cli-error-option = Nie ma opcji { $name }. Zobacz „{ $help }”.
ui-cli-error-option-value = { $name } wymaga wartości. Zobacz „{ $help }”.
ui-cli-error-missing = Brakuje: { $name }. Zobacz „{ $help }”.
ui-cli-error-value = Ta wartość nie pasuje do { $name }. Zobacz „{ $help }”.
ui-cli-error-words = To więcej, niż polecenie przyjmuje. Zobacz „{ $help }”.
ui-cli-error-full = Dysk jest pełny: nie udało się wszystkiego zapisać.
ui-cli-error-system = System na to nie pozwala: { $why }
# Who is at the table, who watches, and how quickly bots go on

ui-people = Przy stole
ui-here = przy stole
ui-program = Program
ui-gone = poza stołem
ui-gone-then-live = Miejsce nie przepada, a zegar idzie dalej. Po 1:00 pozostali mogą zgodzić się na bota; kto wróci, gra dalej na swoim miejscu.
ui-gone-then-turn = Miejsce nie przepada. Gdy pytanie czeka trzy dni, pozostali mogą zgodzić się na bota; kto wróci, gra dalej na swoim miejscu.
ui-watchers = Widzowie
ui-watchers-none = Nikt nie ogląda.
ui-watchers-see = Widzowie widzą tylko to, co jawne.
ui-watchers-more = i jeszcze { $n }
ui-watchers-unnamed =
    { $n ->
        [one] { $n } gość
        [few] { $n } goście
       *[other] { $n } gości
    }
ui-invite-now = Zaproś widza
ui-watch-lead = { $name } zaprasza cię do oglądania tej gry.
ui-watch-text = Kto ma ten link, może oglądać grę. Widzowie widzą tylko to, co jawne, i nie zaglądają nikomu w karty.
ui-watch-link = Link do oglądania
ui-watch-qr = Link do oglądania jako kod QR
ui-watch-ask = To stół prywatny. Link do oglądania może wysłać ktoś, kto przy nim siedzi.
ui-phrase-gone = odchodzi od stołu. Miejsce nie przepada.
ui-phrase-here = wraca do stołu.
ui-phrase-bot-in = bez połączenia. Do powrotu gra bot.
ui-phrase-gave-up = oddaje miejsce na dobre. Do końca gra bot.
ui-phrase-ended = proponuje koniec gry i wszyscy się zgadzają. Nie ma wyniku.
ui-phrase-watches = ogląda grę.
ui-phrase-paused = proponuje przerwę. Gra wstrzymana.
ui-phrase-resumed = proponuje grać dalej. Gra trwa.
ui-tempo = Boty
ui-tempo-more = Jak długo ruch bota pozostaje na stole – dla wszystkich
ui-tempo-brisk = Szybko
ui-tempo-calm = Spokojnie
ui-tempo-slow = Powoli
ui-tempo-step = Krok po kroku

# What the settings do

ui-theme-more = Bez wyboru dopasowuje się do urządzenia.
ui-font-more = Atkinson powstał dla osób słabowidzących; krój systemowy wczytuje się najszybciej.
ui-wish-size-more = Powiększa wszystkie teksty, także na planszach, gdzie jest miejsce.
ui-wish-contrast-more = Ciemniejsze pismo i wyraźniejsze krawędzie, bez odcieni brązu.
ui-wish-confirm-more = Drugie kliknięcie potwierdza. Ruch ostateczny coś odkrywa albo nie da się go cofnąć.
ui-wish-volume-more = Tylko przy włączonych dźwiękach.
ui-wish-speed = Szybkość ruchu
ui-wish-speed-more = Jak długo wędrują elementy. Sam ruch i tak liczy się od razu.
ui-wish-speed-normal = Zwykła
ui-wish-speed-quick = Dwa razy szybciej
ui-wish-speed-slow = Dwa razy wolniej
ui-wish-palette = Kolory graczy
ui-wish-palette-more = Każdy gracz ma też godło i numer, więc sam kolor nigdy nic nie znaczy.
ui-wish-palette-normal = Nasycone
ui-wish-palette-distinct = Dla daltonistów
ui-no-motion-more = Ograniczenie ruchu ustawione w urządzeniu obowiązuje zawsze.
ui-sound-more = Twoja kolej i każdy ruch innych.
ui-notify-more = Przeglądarka da ci znać, gdy ta strona jest w tle. Najpierw zapyta o zgodę.

# Without a connection

ui-offline-head = Brak połączenia
ui-offline-text = Nie można połączyć się z Rookery. Twoje stoły i miejsca nie przepadną.
ui-offline-again = Spróbuj ponownie

## what rookery doctor says of a server and its settings

ui-doctor-answers = odpowiada
ui-doctor-database = działa, wersja: { $form }
ui-doctor-empty = działa i jest pusta
ui-doctor-no-database = jeszcze nie istnieje; utworzy ją pierwsze uruchomienie
ui-doctor-no-pages = brak: działa tylko API
ui-doctor-silent = nie odpowiada: { $error }
ui-doctor-slower = brak: wolniej
ui-doctor-there = jest
ui-doctor-settings = ustawienia
ui-doctor-db = baza danych
ui-doctor-pages = strony
ui-doctor-cores = rdzenie
ui-doctor-newer = ma postać { $form }: utworzyła ją późniejsza wersja Rookery, a ta nie umie jej odczytać
ui-error-setting-choice = { $name } to jedno z: { $choices }
ui-error-setting-range = { $name } to liczba od { $low } do { $high }
ui-error-setting-above = większe od 0 są: { $names }
ui-error-setting-most = { $name } to najwyżej { $most }
ui-error-setting-database = { $name } zaczyna się od sqlite:/// albo postgresql+psycopg://
ui-error-setting-number = { $name } to liczba, a nie „{ $found }”
ui-setting-database = adres bazy danych (SQLAlchemy)
ui-setting-redis = adres Redisa, gdy kilka procesów obsługuje te same stoły
ui-setting-connect_seconds = PostgreSQL: połączenie, które trwa dłużej, uznaje się za nieudane
ui-setting-statement_seconds = PostgreSQL: dłuższe polecenie jest przerywane; 0: nigdy
ui-setting-idle_seconds = PostgreSQL: transakcja bezczynna dłużej jest przerywana; 0: nigdy
ui-setting-host = adres, na którym serwer nasłuchuje
ui-setting-port = port, na którym serwer nasłuchuje
ui-setting-sync = SQLite: full (każdy zapis od razu trafia na dysk) albo normal
ui-setting-pace = milisekundy między widocznymi krokami botów
ui-setting-regret = tyle milisekund bot zostawia na cofnięcie odpowiedzi, gdzie wolno
ui-setting-slowly = jaka część czasu ukrywającego, kto odpowiedział, zostaje; 0: nic
ui-setting-workers = procesy, w których myślą boty; 0: wątki serwera
ui-setting-bot_seconds = gdy bot myśli dłużej, odpowiada za niego zasada przekroczenia czasu
ui-setting-program_seconds = gdy program przy stole zwleka dłużej, odpowiada za niego zasada przekroczenia czasu
ui-setting-readers = procesy, które czytają pozycje, pliki kart i zapisy
ui-setting-read_seconds = co czyta się dłużej, jest odrzucane
ui-setting-read_memory = megabajty; co wymaga więcej przy czytaniu, jest odrzucane
ui-setting-poll = sekundy między sprawdzeniami, czy są niezgłoszone zmiany
ui-setting-sweep = sekundy między sprawdzeniami spóźnionych stołów
ui-setting-grace = tyle sekund może spóźnić się inny proces, zanim ten przejmie jego stół
ui-setting-idle = tyle sekund stół, którego nikt nie ogląda, zostaje w pamięci
ui-setting-unwatched = stoły bez widzów w pamięci; pozostałe czekają w bazie danych
ui-setting-origins = dalsze źródła, z których wolno wysyłać, oddzielone przecinkami (https://…)
ui-setting-proxies = adresy serwerów proxy, których nagłówkom serwer ufa
ui-setting-secure = 1: ciasteczko sesji idzie tylko przez https, wysyłane jest HSTS
ui-setting-logs = json, console albo auto (w terminalu console)
ui-setting-log_level = debug, info, warning albo error
ui-setting-rate = żądania na sesję
ui-setting-rate_address = żądania na adres, wszystkie jego sesje razem
ui-setting-rate_posts = wysłane formularze na sesję
ui-setting-rate_guests = nowi goście na adres
ui-setting-rate_logins = próby logowania i ustawienia hasła na nazwę, z jednego adresu
ui-setting-rate_tries = to samo na adres, bez względu na nazwę
ui-setting-rate_tables = nowe stoły, zapisy do sprawdzenia i gry do analizy na osobę
ui-setting-rate_chat = wiersze czatu na osobę
ui-setting-max_body = bajty treści żądania
ui-setting-metrics_token = z nim można czytać /metrics z innego komputera
ui-setting-otel = 1: ślady i pomiary przez OpenTelemetry (dodatek otel); dokąd, mówią zmienne OTEL_…
ui-setting-test = 1: tryb testowy (gry wzorcowe, wywoływane błędy); nigdy na poważnie
ui-setting-kill_at = tryb testowy: koniec przy zapisie n, np. 7:before, 7:stored, 7:acked

## for those who look after a server, and for one's own data

ui-error-banned = Administrator tego serwera zablokował ci dostęp.
ui-error-muted = Administrator cię wyciszył. Możesz grać dalej, ale nie możesz pisać na czacie.
ui-error-network = To nie jest ani adres, ani sieć. Przykłady: 192.0.2.7, 192.0.2.0/24, 2001:db8::/64.
ui-error-network-wide = Tej sieci nie można zablokować: jest zbyt duża albo obejmuje ten komputer.
ui-error-network-own = Ty też łączysz się z tej sieci.
ui-error-days = Podaj liczbę od 0 do 36500.
ui-error-wards-full = Jest za dużo blokad. Najpierw zdejmij kilka.
ui-error-no-person = Nie ma takiej osoby.
ui-error-admin-first = Ta osoba jest administratorem. Najpierw odbierz jej tę rolę.
ui-error-admin-account = Administratorem może zostać tylko konto z hasłem.
ui-error-admin-self = Nie możesz odebrać tej roli sobie. Poproś innego administratora albo użyj terminala.
ui-error-last-admin = Jesteś ostatnim administratorem. Najpierw mianuj kogoś innego.
ui-error-link = Ten link już nie działa. Linku można użyć raz i przez ograniczony czas.
ui-error-no-mail = Ten serwer nie wysyła e-maili.
ui-error-mail = Tego adresu e-mail nie można użyć.
ui-error-mail-account = Najpierw ustaw hasło: goście nie mają czego odzyskiwać.
ui-error-leave-name = Wpisz swoją nazwę dokładnie tak, jak ją tu widać.
ui-error-number = Zgłaszając błąd, podaj ten numer: { $number }
ui-error-setting-extra = { $name } wymaga dodatku { $extra }, a nie jest on zainstalowany
ui-error-setting-mail = e-mail wymaga też tych ustawień: { $names }
ui-serve-first-admin = Ten serwer nie ma jeszcze administratora. Zostanie nim pierwsza osoba, która otworzy ten link. Można go użyć raz, przez jeden dzień: { $url }
ui-admin-link = Ten link nadaje jednemu kontu rolę administratora. Można go użyć raz, przez jeden dzień:
ui-admin-old-form = Baza danych ma starszą postać: { $form }. Uruchom raz serwer: doprowadzi ją do najnowszej postaci.
ui-admin-none-running = Nie działa żaden proces serwera.
ui-admin-figures = stoły w pamięci: { $tables }, połączenia: { $sockets }, ruchy na sekundę: { $moves }, pamięć: { $memory } MB
ui-admin = Administracja
ui-admin-now = Teraz
ui-admin-people = Ludzie
ui-admin-tables = Stoły
ui-admin-bans = Blokady i wyciszenia
ui-admin-log = Dziennik administratorów
ui-admin-done = Gotowe.
ui-admin-here = Teraz tutaj
ui-admin-nobody = Nikogo nie ma.
ui-admin-role = administrator
ui-admin-load = Obciążenie
ui-admin-counts = Stoły: { $playing } w grze, { $waiting } czeka, { $over } zakończonych. Konta: { $accounts }.
ui-admin-process = Proces
ui-admin-in-memory = W pamięci
ui-admin-sockets = Połączenia
ui-admin-moves = Ruchy/s
ui-admin-damaged = Uszkodzone stoły
ui-admin-damaged-help = „rookery tables” czyta wszystkie stoły i mówi, co jest nie tak i co można zrobić.
ui-admin-damaged-none = Wśród niedawno otwartych stołów nie ma uszkodzonych.
ui-admin-banner = Widoczne na każdej stronie
ui-admin-hours = Godziny
ui-admin-hours-more = 0: dopóki go nie zdejmiesz
ui-admin-find = Szukaj
ui-admin-find-person = Nazwa lub identyfikator osoby
ui-admin-find-table = Identyfikator stołu lub osoby albo gra
ui-admin-account = konto
ui-admin-guest = gość
ui-admin-muted = wyciszenie
ui-admin-banned = blokada
ui-admin-since = od
ui-admin-last = ostatnia wizyta
ui-admin-act = Działania
ui-admin-why = Dlaczego
ui-admin-days = Dni
ui-admin-days-more = 0: na zawsze
ui-admin-status = Stan
ui-admin-status-any = wszystkie
ui-admin-status-waiting = czeka
ui-admin-status-playing = w grze
ui-admin-status-over = zakończony
ui-admin-public = publiczny
ui-admin-private = prywatny
ui-admin-close-help = Gra kończy się tutaj bez wyniku, jakby wszyscy się zgodzili. Stół, który jeszcze czeka, znika.
ui-admin-delete-help = Usuwane jest wszystko, co zapisano o stole. Przywróci go tylko kopia zapasowa.
ui-admin-no-tables = Brak stołów.
ui-admin-ward-ban = blokada
ui-admin-ward-mute = wyciszenie
ui-admin-ward-range = sieć
ui-admin-until = do
ui-admin-for-ever = na zawsze
ui-admin-no-bans = Nikt nie jest zablokowany ani wyciszony.
ui-admin-range = Adres lub sieć
ui-admin-range-more = Pojedynczy adres IPv6 oznacza jego sieć /64.
ui-admin-who = Kto
ui-admin-what = Co
ui-admin-whom = Kogo lub czego dotyczy
ui-admin-no-acts = Jeszcze nic.
ui-admin-first = Zostań administratorem
ui-admin-first-lead = Administratorzy opiekują się tym serwerem: ludźmi, stołami, blokadami i ogłoszeniami.
ui-admin-first-you = Twoje konto: { $name }. Dostanie rolę administratora.
ui-admin-first-account = Wybierz nazwę i hasło dla konta administratora albo najpierw się zaloguj.
ui-admin-first-take = Zostań administratorem
ui-banner = Ogłoszenie
ui-act-admin = Nowy administrator
ui-act-announce = Dodaj ogłoszenie
ui-act-announce-end = Zdejmij ogłoszenie
ui-act-backup = Kopia zapasowa
ui-act-ban = Zablokuj
ui-act-ban-range = Zablokuj sieć
ui-act-close = Zamknij stół
ui-act-delete = Usuń stół
ui-act-dismiss = Odbierz rolę administratora
ui-act-end-sessions = Zakończ wszystkie sesje
ui-act-fair = Wgląd w uczciwość gry
ui-act-link = Link dla nowego administratora
ui-act-mute = Wycisz
ui-act-purge = Usuń stare dane
ui-act-rename = Zmień nazwę
ui-act-restore = Przywróć kopię
ui-act-unban = Odblokuj
ui-act-unban-range = Odblokuj sieć
ui-act-unmute = Cofnij wyciszenie
ui-data = Twoje dane
ui-data-help = Sprawdź, gdzie trwają twoje sesje, pobierz kopię wszystkiego, co twoje, albo usuń konto.
ui-sessions = Twoje sesje
ui-sessions-help = Zakończ sesje, których nie rozpoznajesz.
ui-sessions-some = Przeglądarka lub program
ui-sessions-this = ta
ui-sessions-end = Zakończ
ui-sessions-end-others = Zakończ wszystkie inne
ui-email = Adres e-mail
ui-email-help = Na wypadek zapomnianego hasła i na wiadomości, o które prosisz; nikt inny go nie widzi. Wyślemy wiadomość z prośbą o potwierdzenie. Aby usunąć adres, zostaw pole puste.
ui-export = Pobierz kopię
ui-export-help = Jeden plik z twoim profilem, znajomymi, sesjami, grami i ich zapisami oraz wszystkim, co napisano z twojego konta.
ui-leave-for-good = Usuń konto
ui-leave-help = Poprosimy jeszcze o potwierdzenie.
ui-leave-sure = Usunąć konto na dobre? Nie można tego cofnąć.
ui-leave-goes = Usuniemy twoją nazwę, hasło, znajomych, sesje i wszystko, co napisano z twojego konta.
ui-leave-stays = Gry z innymi osobami zostaną. Zamiast twojej nazwy będzie tam „N. N.”.
ui-leave-seats = W trwających grach twoje miejsce zajmie bot.
ui-leave-name = Aby potwierdzić, wpisz swoją nazwę: { $name }
ui-leave-not = Nie, zachowuję konto
ui-leave-yes = Tak, usuń wszystko
ui-mail-sent = Wiadomość jest w drodze. Otwórz zawarty w niej link w ciągu jednego dnia.
ui-mail-confirm = Rookery: potwierdź adres e-mail
ui-mail-confirm-text =
    Ktoś chce użyć tego adresu dla konta „{ $name }” na serwerze Rookery. Jeśli to ty, otwórz ten link w ciągu jednego dnia:

    { $url }

    Jeśli to nie ty, zignoruj tę wiadomość.
ui-mail-confirm-help = Czy to twój adres, dla twojego konta na tym serwerze?
ui-mail-confirm-yes = Tak, potwierdzam
ui-mail-recover = Rookery: wybierz nowe hasło
ui-mail-recover-text =
    Ktoś poprosił o nowe hasło do konta „{ $name }”. Jeśli to ty, otwórz ten link w ciągu godziny:

    { $url }

    Jeśli to nie ty, zignoruj tę wiadomość: twoje hasło się nie zmieni.
ui-recover = Nie pamiętasz hasła?
ui-recover-help = Wpisz adres e-mail swojego konta.
ui-recover-new = Wybierz nowe hasło. Wszystkie twoje sesje i tokeny botów stracą ważność.
ui-recover-asked = Jeśli jest konto z tym adresem, wiadomość jest w drodze. Link w niej działa przez godzinę.
ui-recover-send = Wyślij mi link
ui-notices = Tura po turze
ui-notices-help = Do gier, w których każdy odpowiada, gdy ma czas: jak dowiadujesz się, że to twoja kolej, twój kalendarz i twój urlop.
ui-notices-account = Powiadomienia, kalendarz i urlop są dla osób z kontem. Najpierw wybierz hasło w Ustawieniach.
ui-notice-subject = Rookery: twoja kolej – { $game }
ui-notice-subject-many = Rookery: twoja kolej przy { $n ->
    [one] { $n } stole
    [few] { $n } stołach
   *[many] { $n } stołach
  }
ui-notice-hello = Cześć, { $name }!
ui-notice-lead = { $n ->
    [one] Przy tym stole jest twoja kolej:
    [few] Przy tych stołach jest twoja kolej:
   *[many] Przy tych stołach jest twoja kolej:
  }
ui-notice-with = Przy stole są też: { $names }
ui-notice-asked = Czekamy na: { $names }
ui-notice-left = Pozostały czas: { $left }, do { $until }
ui-notice-no-limit = Nie ma limitu czasu.
ui-notice-days = { $n ->
    [one] { $n } dzień
    [few] { $n } dni
   *[many] { $n } dni
  }
ui-notice-hours = { $n ->
    [one] { $n } godzina
    [few] { $n } godziny
   *[many] { $n } godzin
  }
ui-notice-minutes = { $n ->
    [one] { $n } minuta
    [few] { $n } minuty
   *[many] { $n } minut
  }
ui-notice-why = Dostajesz tę wiadomość, bo chcesz wiedzieć, kiedy jest twoja kolej.
ui-notice-change = Zmień, kiedy i jak:
ui-notice-stop = Nie chcę więcej takich e-maili:
ui-unsubscribe = Zrezygnuj z e-maili
ui-unsubscribe-help = Nie chcesz więcej e-maili o tym, że jest twoja kolej?
ui-unsubscribe-yes = Tak, nie wysyłajcie ich
ui-unsubscribe-done = Nie dostaniesz więcej takich e-maili. Możesz je znów włączyć w Ustawieniach.
ui-error-wish = Tego nie można wybrać: { $why }
ui-way-mail = E-mail
ui-way-when = Gdy jest twoja kolej
ui-how-off = Nigdy
ui-how-now = Od razu
ui-how-hourly = Razem, co godzinę
ui-how-daily = Razem, raz dziennie
ui-way-when-help = Tylko jeśli nie odpowiesz w ciągu kilku minut i nie masz otwartego stołu. Raz na każde pytanie.
ui-way-address = Trafiają na adres { $address }.
ui-way-no-address = Do tego potrzebny jest potwierdzony adres e-mail.
ui-way-no-mail = Ten serwer nie wysyła e-maili.
ui-way-refused = Twój adres kilka razy z rzędu odrzucił wiadomości, więc przestaliśmy je wysyłać.
ui-way-hour = Godzina dziennego e-maila
ui-way-quiet = Godziny ciszy
ui-way-quiet-from = Od
ui-way-quiet-to = Do
ui-way-quiet-help = Wtedy nic nie wysyłamy, dopiero potem. Dwa razy ta sama godzina: bez godzin ciszy.
ui-way-zone = Strefa czasowa
ui-vacation = Urlop
ui-vacation-help = W grach tura po turze twój czas stoi, gdy jesteś na urlopie. Rozpoczęty dzień liczy się w całości. Wszyscy przy twoich stołach widzą, do kiedy cię nie ma. W turniejach, których rundy zaczynają się o stałych porach, i w rundach o stałej długości zegar idzie dalej.
ui-vacation-left = { $n ->
    [0] W roku { $year } nie zostały ci żadne dni urlopu.
    [one] W roku { $year } został ci { $n } dzień urlopu.
    [few] W roku { $year } zostały ci { $n } dni urlopu.
   *[many] W roku { $year } zostało ci { $n } dni urlopu.
  }
ui-vacation-first = Pierwszy dzień
ui-vacation-last = Ostatni dzień
ui-vacation-take = Idę na urlop
ui-vacation-now = Jesteś na urlopie do
ui-vacation-end = Już wracam
ui-vacation-cancel = Odwołaj
ui-vacation-planned = Zaplanowane
ui-vacation-until = na urlopie do { $date }
ui-vacation-of = { $name }: na urlopie do { $date }
ui-vacation-cup = Tura po turze: podczas urlopu czas gracza stoi.
ui-vacation-cup-not = Tura po turze: rundy zaczynają się o stałych porach, więc zegar idzie także podczas urlopu.
ui-error-vacation-none = Na tym serwerze nie ma urlopów.
ui-error-vacation-dates = W te dni nie można wziąć urlopu: od dziś, najwyżej rok naprzód, a ostatni dzień nie przed pierwszym.
ui-error-vacation-twice = W część tych dni masz już urlop.
ui-error-vacation-many = Na razie masz dość zaplanowanych urlopów.
ui-error-vacation-days = To za dużo: liczba dni urlopu w roku to { $n }.
ui-error-vacation-gone = Ten urlop już się skończył albo nigdy go nie było.
ui-calendar = Kalendarz
ui-calendar-name = Rookery
ui-calendar-help = Link dla twojego kalendarza: do kiedy masz odpowiedzieć w grach tura po turze i kiedy zaczynają się rundy twoich turniejów.
ui-calendar-address = Adres
ui-calendar-secret = Kto zna ten adres, widzi te terminy. Po utworzeniu nowego linku stary przestaje działać.
ui-calendar-make = Utwórz link
ui-calendar-renew = Nowy link
ui-calendar-stop = Bez linku
ui-calendar-turn = Koniec czasu: { $game }
ui-calendar-round = { $cup }: runda { $n }
ui-push = W tej przeglądarce
ui-push-help = Przeglądarka da ci znać, że to twoja kolej, także gdy Rookery nie jest otwarte: od razu, ale nie w godzinach ciszy. Wiadomość idzie zaszyfrowana przez usługę producenta przeglądarki.
ui-push-on = Powiadamiaj w tej przeglądarce
ui-push-this = ta przeglądarka
ui-push-remove = Usuń
ui-push-unable = Ta przeglądarka tu tego nie potrafi: potrzebne są skrypty, https i obsługa powiadomień web push.
ui-push-none = Ten serwer nie wysyła powiadomień do przeglądarek.
ui-admin-notices = Powiadomienia
ui-admin-notices-help = Dni zakończone: dzisiejsze liczby zdradziłyby, kogo zapytano.
ui-admin-yesterday = Wczoraj
ui-admin-week = Siedem dni
ui-admin-way-mail = E-mail
ui-admin-way-push = Przeglądarki
ui-admin-sent = wysłane: { $sent }, nieudane: { $failed }
ui-admin-stuck = części nie da się teraz wysłać
ui-error-push = Tej subskrypcji nie da się użyć.
ui-keep-sessions = Zakończone sesje
ui-keep-waiting = Stoły, przy których nigdy nie grano
ui-keep-cups = Turnieje, które się nie zaczęły
ui-keep-games = Zakończone gry gości
ui-keep-guests = Goście bez gier
ui-keep-audit = Stare wpisy dziennika
ui-keep-dry = Niczego nie usunięto.
ui-keep-done = Wszystko to usunięto.
ui-backup-backup = Kopia zapisana. Stoły: { $tables }, osoby: { $people }, wpisy: { $entries }.
ui-backup-restore = Przywrócono. Stoły: { $tables }, osoby: { $people }, wpisy: { $entries }.
ui-backup-exists = Plik { $file } już istnieje. Kopia nigdy nie nadpisuje pliku.
ui-backup-form = Baza danych nie ma najnowszej postaci. Uruchom raz serwer, potem zrób kopię.
ui-backup-file = Plik { $file } nie jest kopią Rookery.
ui-backup-running = Na tej bazie działa serwer. Najpierw go zatrzymaj; jeśli został zabity, odczekaj minutę.
ui-backup-full = Ta baza nie jest pusta. Z --replace kopia zastąpi wszystko, co w niej jest.
ui-backup-broken = Kopia jest uszkodzona.
ui-backup-newer = Kopia ma postać { $form }, z nowszej wersji Rookery.
ui-setting-rate_mails = e-maile na adres i na osobę
ui-setting-keep_guests = dni do usunięcia gościa bez gier; 0: nigdy
ui-setting-keep_waiting = dni do usunięcia stołu, który tylko czekał; 0: nigdy
ui-setting-keep_cups = dni do usunięcia turnieju, który się nie zaczął, od utworzenia lub planowanego początku; 0: nigdy
ui-setting-keep_sessions = dni do usunięcia zakończonej sesji; 0: nigdy
ui-setting-keep_games = dni do usunięcia zakończonej gry bez kont; 0: nigdy
ui-setting-keep_audit = dni do usunięcia wpisu dziennika; 0: nigdy
ui-setting-url = adres, pod którym serwer jest dostępny, dla linków w e-mailach (https://…)
ui-setting-smtp = serwer poczty: smtps://user:password@host, smtp+starttls://… lub smtp://…
ui-setting-mail_from = nadawca e-maili
ui-setting-notice_seconds = ile sekund jest na odpowiedź, zanim wyślemy powiadomienie o turze
ui-setting-vacation_days = dni urlopu w roku w grach tura po turze; 0: brak
ui-setting-push = 0: bez powiadomień web push; inaczej działają tam, gdzie ustawiono ROOKERY_URL
ui-setting-push_key = klucz powiadomień web push, jeśli nie ma powstać przy pierwszym starcie
ui-cli-admin = Opieka nad serwerem: ludzie, stoły, blokady, kopie. Działa też, gdy serwer pracuje.
ui-cli-admin-status = Pokaż, kto teraz gra i jak działają procesy.
ui-cli-admin-people = Szukaj ludzi po nazwie lub identyfikatorze; bez nazwy: konta, blokady i wyciszenia.
ui-cli-admin-tables = Wypisz stoły albo tylko uszkodzone.
ui-cli-admin-log = Przeczytaj, co zrobili administratorzy: kto, co, kiedy, dlaczego.
ui-cli-admin-close = Zakończ grę bez wyniku; czekający stół znika.
ui-cli-admin-delete = Usuń stół ze wszystkim, co o nim zapisano.
ui-cli-admin-mute = Wycisz osobę: może grać, ale nie pisać na czacie.
ui-cli-admin-unmute = Cofnij wyciszenie osoby.
ui-cli-admin-ban = Zablokuj osobę lub sieć. Sesje i połączenia kończą się od razu.
ui-cli-admin-unban = Odblokuj osobę lub sieć.
ui-cli-admin-end-sessions = Zakończ wszystkie sesje osoby.
ui-cli-admin-fair = Co się wyróżnia w uczciwości gry albo wszystkie liczby o jednej osobie.
ui-cli-admin-rename = Nadaj osobie inną nazwę.
ui-cli-admin-announce = Pokaż tekst na górze każdej strony; bez tekstu: zdejmij go.
ui-cli-admin-link = Wypisz link, który nadaje jednemu kontu rolę administratora.
ui-cli-admin-dismiss = Odbierz osobie rolę administratora.
ui-cli-admin-purge = Usuń to, czego ustawienia już nie przechowują.
ui-cli-admin-backup = Zapisz wszystko w jednym nowym pliku, także gdy serwer działa.
ui-cli-admin-restore = Wczytaj kopię do bazy SQLite lub PostgreSQL. Serwer musi być zatrzymany.
ui-cli-admin-backup-file = Nowy plik.
ui-cli-admin-restore-file = Kopia zapasowa.
ui-cli-replace = Zastąp wszystko, co jest w bazie.
ui-cli-dry_run = Tylko policz.
ui-cli-person = Identyfikator osoby lub nazwa konta.
ui-cli-who = Osoba albo sieć, np. 192.0.2.0/24.
ui-cli-why = Powód; trafia do dziennika.
ui-cli-days = Na tyle dni; 0: na zawsze.
ui-cli-hours = Na tyle godzin; 0: dopóki go nie zdejmiesz.
ui-cli-text = Co pokazać.
ui-cli-url = Adres, pod którym serwer jest dostępny.
ui-cli-which = waiting, playing lub over; stół, gra albo identyfikator osoby.
ui-cli-damaged = Przeczytaj każdy stół i wypisz uszkodzone.
ui-cli-count = Liczba wierszy.
ui-cli-admin-people-name = Część nazwy albo identyfikator.
ui-cli-admin-rename-name = Nowa nazwa.

# Arena: co pokazuje i zapisuje

ui-arena-bot = bot
ui-arena-wins = wygrane
ui-arena-shared = { $count } dzielone
ui-arena-win-rate = odsetek wygranych
ui-arena-interval = przedział 95%
ui-arena-points = punkty
ui-arena-place = miejsce
ui-arena-sources = punkty według źródła
ui-arena-by-seat = wygrane według miejsca przy stole
ui-arena-seat = miejsce { $seat }
ui-arena-anybody = ktokolwiek
ui-arena-rating = ranking
ui-arena-ratings-none = Brak rankingów: brakuje openskill, choć instaluje się razem z Rookery. Zainstaluj Rookery ponownie.
ui-arena-speed = { $speed } gier/s, zostało { $left }
ui-arena-progress = { $done }/{ $all } gier, { $speed }/s, zostało { $left } s
ui-arena-head = { $game }, { $seats ->
    [one] { $seats } miejsce
    [few] { $seats } miejsca
    [many] { $seats } miejsc
   *[other] { $seats } miejsca
  }, { $bots }, ziarno { $seed }
ui-arena-summary = { $games ->
    [one] { $games } gra
    [few] { $games } gry
    [many] { $games } gier
   *[other] { $games } gry
  } w { $seconds } s: { $speed } gier/s, { $jobs ->
    [one] { $jobs } proces
    [few] { $jobs } procesy
    [many] { $jobs } procesów
   *[other] { $jobs } procesu
  }, decyzji na grę: { $decisions }; wartość oczekiwana { $par }
ui-arena-resumed = w dzienniku było z nich { $count }
ui-arena-cut = przerwane i nieliczone: { $count }
ui-arena-crashed = zakończone awarią i nieliczone: { $count }
ui-arena-crash = Gra { $game } zakończyła się awarią: { $why }; zapis: { $file }
ui-arena-report = raport: { $file }
ui-arena-results = wyniki: { $file }
ui-arena-turn-crashed = awaria
ui-arena-turn-slow = za wolno
ui-arena-turn-nonsense = niedozwolony ruch
ui-arena-faults = { $bot }: { $count ->
    [one] { $count } ruch stracony
    [few] { $count } ruchy stracone
    [many] { $count } ruchów straconych
   *[other] { $count } ruchu straconego
  } według zasady przekroczenia czasu ({ $why }); pierwszy raz w grze { $game }: { $note }
ui-arena-faults-head = Stracone ruchy
ui-arena-sprt-h1 = Test zdany po { $games } grach: { $bot } wygrywa { $share }, co przemawia za { $high } i przeciw { $low } (LLR { $ratio }, granice { $reject } i { $accept }).
ui-arena-sprt-h0 = Test niezdany po { $games } grach: { $bot } wygrywa { $share }, co przemawia za { $low } i przeciw { $high } (LLR { $ratio }, granice { $reject } i { $accept }).
ui-arena-sprt-open = Test nierozstrzygnięty po { $games } grach: { $bot } wygrywa { $share }; { $low } czy { $high }? (LLR { $ratio }, granice { $reject } i { $accept })
ui-arena-sprt-caption = Logarytm ilorazu wiarygodności po każdym bloku gier; test kończy się na jednej z linii przerywanych.
ui-arena-about = { $games ->
    [one] { $games } gra
    [few] { $games } gry
    [many] { $games } gier
   *[other] { $games } gry
  }, { $seats ->
    [one] { $seats } miejsce
    [few] { $seats } miejsca
    [many] { $seats } miejsc
   *[other] { $seats } miejsca
  }, { $form }, ziarno { $seed }. Dzielona wygrana liczy się jako swoja część. Przedziały 95% według Wilsona.
ui-arena-form-match = mecz ze zmianą miejsc
ui-arena-form-sides = strona przeciw stronie
ui-arena-form-pairs = każdy przeciw stołom każdego innego
ui-arena-form-round-robin = każdy stół różnych botów
ui-arena-form-gauntlet = pierwszy przeciw każdemu innemu
ui-arena-cut-long = { $count ->
    [one] { $count } gra trwała za długo, została przerwana i się nie liczy.
    [few] { $count } gry trwały za długo, zostały przerwane i się nie liczą.
    [many] { $count } gier trwało za długo, zostało przerwanych i się nie liczy.
   *[other] { $count } gry trwało za długo i się nie liczy.
  }
ui-arena-crashed-long = { $count ->
    [one] { $count } gra zakończyła się awarią i się nie liczy; patrz niżej.
    [few] { $count } gry zakończyły się awarią i się nie liczą; patrz niżej.
    [many] { $count } gier zakończyło się awarią i się nie liczy; patrz niżej.
   *[other] { $count } gry zakończyło się awarią i się nie liczy; patrz niżej.
  }
ui-arena-crash-head = Gra { $game } zakończyła się awarią
ui-arena-win-caption = Z przedziałami 95%; linia przerywana to wartość oczekiwana.
ui-arena-rating-caption = Openskill (Plackett–Luce), średnia i przedział 95%; nowicjusz ma 25. Remisy się liczą; kolejność gier jest uśredniona.
ui-arena-ahead = Kto był przed kim
ui-arena-ahead-caption = Jak często miejsce bota z wiersza kończyło przed miejscem bota z kolumny; równe pozycje liczą się po połowie.
ui-arena-scores = wyniki punktowe
ui-arena-scores-caption = Jak często padał każdy wynik końcowy, według bota.
ui-arena-sources-caption = Średnie punkty na grę i skąd się wzięły.
ui-arena-seats-caption = Miejsca liczą się od 0; zaczynający jest losowany. Z przedziałami 95%.
ui-arena-length = długość gry
ui-arena-length-caption = Decyzje na grę.
ui-arena-decisions = decyzje: { $count }
ui-arena-taken = co się bierze
ui-arena-taken-caption = Część okazji, w których to wzięto.
ui-arena-standings = Tabela; punkty na grę
ui-arena-mean = średnia { $value }

# Badanie gry

ui-study-title = Badanie gry { $game }
ui-study-about = Ukończone gry: { $games }; graczy: { $seats }; grali: { $bots }; ziarno { $seed }.
ui-study-caveat = Liczby mówią, jak radzą sobie te boty. To, co częściej wygrywa, może być silne; ale może te boty lepiej umieją się tym posłużyć albo biorą to, gdy i tak wygrywają.
ui-study-left-out = Nie policzono gier zbyt długich: { $cut }, zakończonych awarią: { $crashed }.
ui-study-group-caption = Odsetek wygranych u tych, którzy to wzięli, z przedziałami 95%, i ilu ich było. Linia przerywana to średnia wszystkich: { $base }.
ui-study-all = Wszystkie liczby
ui-study-thing = co
ui-study-source = źródło
ui-study-times = ile razy
ui-study-games = gry / w których było
ui-study-seats = miejsca
ui-study-way = jak
ui-study-base = średnia w swoim rodzaju
ui-study-outliers = Co się wyróżnia
ui-study-outliers-caption = Co wygrywa częściej lub rzadziej niż inne rzeczy brane w ten sam sposób. Gdyby wszystko było jednakowe, coś pojawiłoby się tu tylko w jednym badaniu na tysiąc.
ui-study-no-outliers = Nic nie odbiega od swojego rodzaju bardziej, niż wyjaśnia to przypadek.
ui-study-mean = na gracza
ui-study-share = udział
ui-study-winners = na zwycięzcę
ui-study-stands-out = { $thing } ({ $way }): { $rate } z { $seats }, jego rodzaj: { $base }
ui-analysis = Analiza
ui-analysis-chances = Szanse na wygraną
ui-analysis-chart = Szanse każdego gracza na wygraną, ruch po ruchu
ui-analysis-turning = Punkty zwrotne
ui-analysis-none = Żaden ruch ani uśmiech losu się nie wyróżnia.
ui-analysis-moves = Ruchy warte ponownego spojrzenia
ui-analysis-accuracy = Dokładność
ui-analysis-luck = Szczęście
ui-analysis-play = Gra
ui-analysis-won = Wygrana
ui-analysis-better = Lepiej: { $move }
ui-analysis-line = Dalej mogło być tak:
ui-analysis-lucky = Los sprzyja: { $name }
ui-analysis-unlucky = Los nie sprzyja: { $name }
ui-analysis-inaccuracy = niedokładność
ui-analysis-mistake = błąd
ui-analysis-blunder = gruby błąd
ui-analysis-good = dobry pomysł
ui-analysis-brilliant = świetny pomysł
ui-analysis-network = Ocenił bot, który nauczył się tej gry, na podstawie tego, co każdy mógł wiedzieć, wykonując ruch. Wykres uśrednia sąsiednie ruchy.
ui-analysis-foresight = Ocena według prostych zasad, którymi gra toczy się dalej do najbliższej chwili spokoju, na podstawie tego, co każdy mógł wiedzieć, wykonując ruch. Nie dostrzega długich planów. Wykres uśrednia sąsiednie ruchy.
ui-analysis-thumbs = Ocena według prostych zasad i gier dokończonych losowo, na podstawie tego, co każdy mógł wiedzieć, wykonując ruch. Nie dostrzega długich planów, a przewaga liczy się mniej, niż powinna. Wykres uśrednia sąsiednie ruchy.
ui-analysis-luck-note = Szczęście to różnica między tym, co przyniósł los, a tym, czego można było oczekiwać; reszta to gra.
ui-analysis-progress = Analiza: { $done } z { $all }, jeszcze około { $left } s
ui-analysis-stopped = Przerwano. Niczego nie zapisano.
ui-analysis-written = Zapisano: { $file }
ui-analysis-effort = nie ma dokładności „{ $name }”; są: { $known }
ui-cli-analyse = Spójrz wstecz na skończoną grę: szanse, błędy, punkty zwrotne, szczęście.
ui-cli-effort = Jak dokładnie: quick (około minuty) albo deep.
ui-cli-html = Zapisz jeden plik HTML z wykresem.
ui-cli-analyse-seed = To samo ziarno daje tę samą analizę.
ui-analysis-go = Przeanalizuj tę grę
ui-analysis-what = Kto po każdym ruchu miał największe szanse, jakie lepsze ruchy przeoczono i co było szczęściem. Potrwa to minutę lub dłużej.
ui-analysis-nobody = Tej gry jeszcze nie przeanalizowano. Mogą o to poprosić jej gracze.
ui-analysis-going = Trwa analiza: { $n }%
ui-analysis-waiting =
    { $count ->
        [0] Analiza zaraz się zacznie.
        [one] Najpierw zostanie przeanalizowana { $count } inna gra.
        [few] Najpierw zostaną przeanalizowane { $count } inne gry.
        [many] Najpierw zostanie przeanalizowanych { $count } innych gier.
       *[other] Najpierw zostanie przeanalizowane { $count } innej gry.
    }
ui-analysis-failed = Analiza trwała zbyt długo lub zajęła zbyt wiele pamięci, więc ją przerwano.
ui-analysis-show = Pokaż na planszy
ui-analysis-back = Wróć do gry
ui-analysis-never = To się nie wydarzyło: tak gra mogła potoczyć się dalej.
ui-error-analyses = Wiele gier czeka na analizę. Spróbuj ponownie za kilka minut.
ui-setting-analysis_seconds = dłuższa analiza skończonej gry jest przerywana
ui-setting-analysis_memory = megabajty; analiza, która potrzebuje więcej, jest przerywana
ui-setting-fair_games = tyle zakończonych gier rankingowych na godzinę każdy proces sprawdza na potrzeby danych o uczciwej grze; 0: żadnej

# -- ranked games and ratings

ui-undo-refused-ranked = W grze rankingowej niczego nie można cofnąć.
ui-error-ranked-account = Gry rankingowe wymagają konta. Ustaw hasło w ustawieniach, a twoje imię stanie się kontem.
ui-error-ranked-people = W grze rankingowej mogą brać udział tylko ludzie, a nie boty ani programy.
ui-error-ranked-prepared = Gra rankingowa zaczyna się jak każda inna: bez przygotowanej pozycji, ustalonych wyników losowania i wcześniejszych ruchów.
ui-error-ranked-options = W grach rankingowych obowiązują zwykłe zasady: bez wariantów, własnych kart i wybieranych postaci.
ui-error-ranked-clock = Gra rankingowa wymaga zegara: od minuty do 2 godzin dla każdego gracza, a korespondencyjnie od godziny do 14 dni na odpowiedź.
ui-error-ranked-stays = Nie można później zmienić, czy stół jest rankingowy. Otwórz inny.
ui-error-ranked-seated = Inni gracze usiedli przy stole z tymi ustawieniami: przy stole rankingowym nie można ich zmienić, dopóki tam siedzą.
ui-error-ranked-away = { $name } – tej osoby teraz tu nie ma. Poczekaj chwilę albo zwolnij miejsce.
ui-error-ranked-proposal = Przy stole rankingowym można zaproponować tylko zakończenie gry.
ui-ranked = Rankingowa
    .help = Z kontem, z zegarem i według zwykłych zasad. Gra liczy się do rankingu wszystkich graczy.
ui-ranked-table = Gra rankingowa: bez podpowiedzi i cofania. Kto odejdzie, zajmie ostatnie miejsce.
ui-ratings = Rankingi
ui-ratings-lead = Gry rankingowe z ludźmi, osobno dla każdego tytułu, liczby graczy i tempa. Trafisz na listę po { $games } grach, gdy spotkasz { $met } różnych przeciwników.
ui-ratings-show = Pokaż
ui-ratings-none = Jeszcze nikogo tu nie ma: żaden gracz nie rozegrał dość gier rankingowych.
ui-ratings-better = Wyższe rankingi
ui-ratings-more = Niższe rankingi
ui-ratings-how = Wszyscy zaczynają od 1500. Liczba po ± mówi, o ile ranking może się jeszcze mylić; maleje z każdą grą.
ui-rating = Ranking
ui-rating-lately = gry rankingowe z ostatnich sześciu miesięcy
ui-rating-chart = Twoje rankingi z ostatnich sześciu miesięcy
ui-rating-yours = Twój ranking: { $points } ± { $margin }
ui-rating-place = miejsce { $place }
ui-rating-provisional = tymczasowy
ui-rating-needs-games = { $count ->
    [one] jeszcze { $count } gra do wejścia na listę
    [few] jeszcze { $count } gry do wejścia na listę
    [many] jeszcze { $count } gier do wejścia na listę
   *[other] jeszcze { $count } gry do wejścia na listę
    }
ui-rating-needs-met = { $count ->
    [one] jeszcze { $count } nowy przeciwnik do wejścia na listę
    [few] jeszcze { $count } nowi przeciwnicy do wejścia na listę
    [many] jeszcze { $count } nowych przeciwników do wejścia na listę
   *[other] jeszcze { $count } nowego przeciwnika do wejścia na listę
    }
ui-size-2 = 2 graczy
ui-size-3-4 = 3–4 graczy
ui-size-5-more = 5 lub więcej graczy
ui-pace-none = bez zegara
ui-pace-fast = szybkie
ui-pace-slow = wolne
ui-pace-turn = korespondencyjne
ui-pair-ranked = Rankingowa, z graczami o podobnej sile
ui-pair-ranked-account = Gry rankingowe wymagają konta:
ui-pair-ranked-set = ustaw hasło
ui-pair-lang = Najchętniej z graczami mówiącymi w moim języku
ui-pair-reach = Gracze, których ranking różni się od twojego najwyżej o { $points } pkt; im dłużej czekasz, tym szerszy zakres.
ui-pair-reach-any = Gracze o dowolnym rankingu.
ui-pair-bots-instead = Zagraj z botami
ui-pair-bots-later = Jeśli to potrwa, wkrótce możesz zagrać z botami. Ta gra nie będzie się liczyć.
ui-pair-bots-now = Nikt jeszcze nie przyszedł? Zagraj z botami. Ta gra się nie liczy.
ui-admin-fair = Uczciwa gra
ui-admin-fair-head = Gry rankingowe z jednego adresu
ui-admin-fair-help = Te osoby grały ze sobą w gry rankingowe z tego samego adresu. Może to być rodzina, szkoła albo jedna osoba z dwoma kontami. Serwer nigdy sam na to nie reaguje.
ui-admin-fair-none = Nie ma takich gier.
ui-admin-fair-games = { $count ->
    [one] { $count } z { $together } wspólnych gier
    [few] { $count } z { $together } wspólnych gier
    [many] { $count } z { $together } wspólnych gier
   *[other] { $count } z { $together } wspólnych gier
    }
ui-fair-head = Co się wyróżnia
ui-fair-help = Liczby z zakończonych gier rankingowych i turniejowych – ocena należy do gospodarza. Powody mogą być niewinne: nauczyciel i uczeń, rodzina, własny styl. Serwer nigdy sam na nie nie reaguje.
ui-fair-compared = Porównano sumy: { $sums }; gracze: { $people }. Na liście jest tylko to, co sam przypadek rzadko przyniósłby komukolwiek (skorygowane p poniżej 0,05). Wyszukanie gracza pokazuje wszystkie jego liczby.
ui-fair-none = Nic się nie wyróżnia.
ui-fair-stands-out = wyróżnia się
ui-fair-all = Wszystkie liczby
ui-fair-names = „{ $event }”: { $times } na { $of } możliwych ({ $rate } %); zwykle byłoby { $usual } %.
ui-fair-gives = Każda decyzja zmienia szanse drugiej osoby o { $excess } (± { $error }) punktu procentowego w porównaniu z tym, co zwykłe.
ui-fair-results = Gdy druga osoba siedzi przy stole, wygrane z pozostałymi zdarzają się o { $excess } (± { $error }) punktu procentowego częściej niż w innym towarzystwie.
ui-fair-sees = Każdy ruch jest o { $excess } (± { $error }) punktu procentowego lepszy, niż wynika z własnej wiedzy, w porównaniu ze wszystkimi innymi.
ui-fair-chance = { $count ->
    [one] { $count } gra
    [few] { $count } gry
    [many] { $count } gier
   *[other] { $count } gry
    } · sam przypadek: p { $chance }, po korekcie { $corrected }
ui-fair-how = Jak to jest mierzone
ui-fair-how-names = Zdarzenia, które wskazują inne miejsce: jak często takie zdarzenie wskazało tę osobę, kiedy mogło, w porównaniu z innymi przy tym samym stole i z tym, jak traktują ją wszyscy pozostali. Liczy się też kradzież, której poniechano.
ui-fair-how-gives = Co dały ruchy: jak bardzo decyzja zmieniła szanse drugiej osoby na wygraną w porównaniu z innymi dozwolonymi ruchami, z resztą stołu i z decyzjami wszystkich pozostałych.
ui-fair-how-results = Wyniki: jak ktoś wypadł przeciwko reszcie stołu w porównaniu z rankingiem i z własnymi grami w innym towarzystwie.
ui-fair-how-sees = Wiedza: ruchy są ważone w prawdziwym świecie i w światach, których gracz nie mógł od niego odróżnić. Ruchy, które raz po raz okazują się lepsze w prawdziwym, sugerują, że ktoś widział cudze karty – albo bardzo dobrze czyta stół.
ui-fair-how-sure = „±” to jeden błąd standardowy, a jednostką jest gra. „Po korekcie” to p razy liczba porównanych sum: poniżej 0,05 sam przypadek przyniósłby to komukolwiek rzadziej niż na jednej z 20 takich list. Sprawdzana jest część gier, po ich zakończeniu.

## Tournaments
ui-cups = Turnieje
ui-cups-lead = Turnieje dla osób, które mają konto na tym serwerze. Oglądać może każdy.
ui-cups-new = Nowy turniej
ui-cups-account = Żeby zorganizować turniej albo w nim zagrać, trzeba mieć konto:
ui-cups-open = Trwają zapisy
ui-cups-running = W toku
ui-cups-over = Zakończone
ui-cups-none = Na razie nic tu nie ma.
ui-cups-all = Wszystkie turnieje
ui-cup-name = Nazwa turnieju
ui-cup-form = System
ui-cup-form-swiss = System szwajcarski
    .help = W każdej rundzie grają wszyscy, z osobami o podobnej liczbie punktów, z którymi jeszcze nie grali.
ui-cup-form-groups = Grupy i finał
    .help = W małych grupach każdy spotyka każdego; najlepsi z grup grają w finale.
ui-cup-seats = Gracze przy stole
    .help = Gdy liczba graczy tego wymaga, o jedną osobę więcej lub mniej; przy dwóch zostają dwie, a ktoś może pauzować.
ui-cup-rounds = Rundy
    .help = W grupach 0 oznacza: aż wszyscy się spotkają.
ui-cup-size = Gracze w grupie
ui-cup-best = Ilu graczy awansuje z każdej grupy
    .help = 0: bez finału.
ui-cup-finals = Rundy finału
ui-cup-groups-only = Tylko dla grup
ui-cup-flow = Kiedy zaczynają się rundy
ui-cup-flow-hand = Gdy dam znak
ui-cup-flow-leisure = Gdy tylko skończą się wszystkie gry
ui-cup-flow-times = W ustalonych odstępach, gdy skończą się wszystkie gry
ui-cup-begins = Początek pierwszej rundy
    .help = Zostaw puste, jeśli chcesz samodzielnie rozpocząć pierwszą rundę.
ui-cup-every = Minuty od rundy do rundy
ui-cup-grace = Minuty na zajęcie miejsca
    .help = Potem pozostali grają bez nieobecnych. Gry korespondencyjne zaczynają się od razu.
ui-cup-most = Maksymalna liczba graczy
ui-cup-ranked = Wszystkie gry są rankingowe: z zegarem i liczą się do rankingu.
ui-cup-make = Otwórz zapisy
ui-cup-round = Runda { $round }
ui-cup-round-of = Runda { $round } z { $count }
ui-cup-final = Finał
ui-cup-group = Grupa { $n }
ui-cup-host = Gospodarz: { $name }
ui-cup-tables-of = { $seats } przy stole
ui-cup-enter = Zapisz się
ui-cup-return = Gram dalej
ui-cup-leave = Wycofaj się
ui-cup-you-in = Bierzesz udział.
ui-cup-you-out = Nie grasz w następnych rundach.
ui-cup-yours = Twoja gra: stół { $n }, grają też: { $names }
ui-cup-here = Zajmij miejsce
ui-cup-waits = Twoje miejsce jest zajęte. Gra zacznie się, gdy będą wszyscy: { $here } z { $count }. Nie zamykaj tej strony.
ui-cup-to-table = Do stołu
ui-cup-bye-yours = W tej rundzie pauzujesz. To liczy się jak wygrana.
ui-cup-seats-until = Miejsca można zajmować do:
ui-cup-next-at = Następna runda zaczyna się:
ui-cup-standings = Klasyfikacja
ui-cup-points = Punkty
ui-cup-opponents = Przeciwnicy
ui-cup-wins = Wygrane
ui-cup-direct = Bezpośrednio
ui-cup-games = Gry
ui-cup-by = Co rozstrzygnęło
ui-cup-by-points = punkty
ui-cup-by-opponents = silniejsi przeciwnicy
ui-cup-by-wins = więcej wygranych
ui-cup-by-direct = gry między sobą
ui-cup-ties = Pierwszy przy stole dostaje 1 punkt, ostatni 0, pozostali proporcjonalnie. Przy równej liczbie punktów decydują wyniki przeciwników, potem pierwsze miejsca, potem gry między sobą. Kto jest równy we wszystkim, dzieli miejsce.
ui-cup-out = poza grą
ui-cup-table = Stół { $n }
ui-cup-seating = jest { $here } z { $count }
ui-cup-live = na żywo
ui-cup-done = koniec
ui-cup-void = Brak wyniku: decyduje gospodarz
ui-cup-bye = pauza
ui-cup-absent = brak gracza
ui-cup-by-host = według gospodarza
ui-cup-hosting = Dla gospodarza
ui-cup-pair = Rozpocznij rundę { $round }
ui-cup-finish = Zakończ turniej
ui-cup-cancel = Odwołaj turniej
ui-cup-sure = Tak, na pewno
ui-cup-remove = Usuń z turnieju
ui-cup-removed = Usunięci z turnieju
ui-cup-readmit = Dopuść ponownie
ui-cup-result = Podaj wynik
ui-cup-games-open = Następna runda może się zacząć, gdy skończą się wszystkie gry.
ui-cup-all-played = Rozegrano wszystkie rundy.
ui-cup-players = Gracze
ui-cup-nobody = Nikt się jeszcze nie zapisał.
ui-cup-wall = Na ścianę
ui-cup-csv = Wyniki w CSV
ui-cup-until-seats = do zajęcia miejsc
ui-cup-until-round = do następnej rundy
ui-cup-scan = Zeskanuj, by się zapisać, zająć miejsce lub oglądać
ui-cup-rest = Pauzują
ui-cup-moved-up = w górę o { $count }
ui-cup-moved-down = w dół o { $count }
ui-cup-calls = { $name }: twój stół czeka na ciebie.
ui-cup-back = Do turnieju
ui-error-no-cup = Nie ma takiego turnieju.
ui-error-cup-damaged = Zapisanych danych tego turnieju nie da się już odczytać.
ui-error-cup-game = Nie ma takiej gry na tym serwerze.
ui-error-cup-seats = W tę grę przy jednym stole gra od { $low } do { $high } osób.
ui-error-cup-rounds = Rund może być od { $low } do { $high }.
ui-error-cup-size = W grupie może być od { $low } do { $high } graczy.
ui-error-cup-best = Z każdej grupy może awansować od { $low } do { $high } graczy.
ui-error-cup-finals = Finał może mieć od { $low } do { $high } rund.
ui-error-cup-every = Od rundy do rundy może minąć od { $low } do { $high } minut.
ui-error-cup-grace = Na zajęcie miejsca można dać od { $low } do { $high } minut.
ui-error-cup-most = W turnieju może grać od { $low } do { $high } osób.
ui-error-cup-begins = To nie jest termin w ciągu najbliższego roku.
ui-error-cup-name = Nadaj turniejowi nazwę o długości od 2 do { $most } znaków.
ui-error-cup-many = Masz już { $most } niezakończonych turniejów. Najpierw zakończ lub odwołaj któryś z nich.
ui-error-cup-account = Turnieje wymagają konta. Ustaw hasło w ustawieniach, a twoje imię stanie się kontem.
ui-error-cup-entered = Bierzesz już udział w tym turnieju.
ui-error-cup-not-entered = Ta osoba nie bierze udziału albo już się wycofała.
ui-error-cup-full = Turniej jest pełny: zapisało się { $most } graczy.
ui-error-cup-final = Finał już trwa: nie można już dołączyć do turnieju.
ui-error-cup-over = Ten turniej już się skończył albo trwa jego ostatnia runda.
ui-error-cup-left = Udział został wycofany. Zapisz się ponownie, zanim zajmiesz miejsce.
ui-error-cup-removed = Gospodarz usunął cię z tego turnieju.
ui-error-cup-not-removed = Ta osoba nie została usunięta z turnieju.
ui-error-cup-no-seat = W tej rundzie nie czeka na ciebie żaden stół.
ui-error-cup-games-open = Niektóre gry jeszcze trwają albo nie mają wyniku. Gospodarz może podać wynik.
ui-error-cup-too-few = Za mało graczy, żeby obsadzić choć jeden stół.
ui-error-cup-round = Ta runda nie może się teraz zacząć. Odśwież stronę turnieju.
ui-error-cup-rounds-over = Rozegrano wszystkie rundy. Możesz zakończyć turniej.
ui-error-cup-nothing = Nie rozegrano jeszcze żadnej rundy. Możesz odwołać turniej.
ui-error-cup-begun = Turniej już trwa i nie można go odwołać. Możesz go zakończyć, gdy skończą się wszystkie gry.
ui-error-cup-too-late = Zaczęła się następna runda: wcześniejsze wyniki już się nie zmienią.
ui-error-cup-players = Wynik musi obejmować wszystkich graczy przy stole i nikogo więcej.
ui-error-cup-places = Te miejsca do siebie nie pasują: po dwóch wspólnych pierwszych następuje trzecie.
ui-error-cup-no-game = Nie ma takiej gry w tym turnieju.
ui-error-cup-host = Może to zrobić tylko gospodarz turnieju.
ui-act-cup-cancel = Odwołaj turniej
ui-act-cup-correct = Podaj wynik
ui-act-cup-create = Nowy turniej
ui-act-cup-finish = Zakończ turniej
ui-act-cup-pair = Rozpocznij rundę
ui-act-cup-remove = Usuń gracza z turnieju
ui-act-cup-readmit = Dopuść gracza ponownie

## Clubs

ui-error-no-club = Nie ma takiego klubu.
ui-error-club-damaged = Zapisanych danych tego klubu nie da się już odczytać.
ui-error-club-account = Kluby są dla osób z kontem. Ustaw hasło w ustawieniach, a twoja nazwa stanie się kontem.
ui-error-club-only = To jest tylko dla członków klubu.
ui-error-club-keepers = To mogą zrobić tylko osoby prowadzące klub.
ui-error-club-owner = To może zrobić tylko właściciel klubu.
ui-error-club-name = Podaj nazwę klubu: najwyżej 30 znaków, w tym litery lub cyfry.
ui-error-club-taken = Inny klub ma już tę nazwę albo łudząco podobną.
ui-error-club-about = Opis może mieć najwyżej { $most } znaków.
ui-error-club-owned = Masz już tyle klubów: { $most }. Najpierw przekaż lub rozwiąż któryś z nich.
ui-error-club-heir = Ta osoba ma już tyle klubów: { $most } i nie może przejąć kolejnego.
ui-error-club-many = Możesz należeć najwyżej do tylu klubów: { $most }, licząc prośby o przyjęcie.
ui-error-club-full = Klub jest pełny: limit to { $most }.
ui-error-club-keepers-full = Klub może mieć najwyżej tylu opiekunów: { $most }.
ui-error-club-out = Usunięto cię z tego klubu. Tylko jego opiekunowie mogą przyjąć cię z powrotem.
ui-error-club-nobody = Tej osoby nie ma w klubie.
ui-error-club-owner-leaves = Właściciel nie może odejść: najpierw musi przekazać klub albo go rozwiązać.
ui-error-league-stays = Stoły ligi ustawia się tak, jak mówi liga.
ui-act-club-change = Zmiana klubu
ui-act-club-close = Rozwiązanie klubu
ui-act-club-found = Nowy klub
ui-act-club-hand = Zmiana prowadzących klub
ui-act-club-remove = Usunięcie członka
ui-act-league-create = Nowa liga
ui-act-league-end = Zakończenie ligi
ui-act-league-strike = Zaliczenie gry ligowej
ui-clubs = Kluby
ui-clubs-lead = Graj we własnym gronie: stoły tylko dla członków, turnieje i ligi.
ui-clubs-new = Nowy klub
ui-clubs-own = Moje kluby
ui-clubs-find = Znajdź klub
ui-clubs-words = Część nazwy
ui-clubs-search = Szukaj
ui-clubs-none = Nie ma tu jeszcze takich klubów.
ui-clubs-all = Wszystkie kluby
ui-clubs-account = Aby założyć klub lub do niego dołączyć, potrzebujesz konta:
ui-club-what = Klub
ui-club-name = Nazwa klubu
ui-club-about = Opis
    .help = Kim jesteście, kiedy gracie, gdzie się spotykacie. Zwykły tekst.
ui-club-door = Kto może dołączyć
ui-club-door-open = Otwarty
    .help = Każdy, kto ma konto, dołącza od razu.
ui-club-door-request = Na prośbę
    .help = Chętni proszą o przyjęcie, a opiekun ich przyjmuje.
ui-club-door-invite = Prywatny
    .help = Dołączyć można tylko z linkiem z zaproszeniem. Nikt inny nie widzi klubu ani jego członków.
ui-club-make = Załóż klub
ui-club-manage = Prowadzenie klubu
ui-club-back = Wróć do klubu
ui-club-yours = Ty i ten klub
ui-club-rank-owner = właściciel
ui-club-rank-keeper = opiekun
ui-club-rank-member = członek
ui-club-rank-asked = prosi o przyjęcie
ui-club-rank-out = usunięto
ui-club-asked = prośba wysłana
ui-club-waits = Prośba o przyjęcie została wysłana. Odpowie na nią opiekun klubu.
ui-club-unask = Wycofaj prośbę
ui-club-join = Dołącz do klubu
ui-club-ask = Poproś o przyjęcie
ui-club-tables = Stoły otwarte i w trakcie gry
ui-club-no-tables = Klub nie ma teraz żadnego stołu. Otwórz własny!
ui-club-new-table = Nowy stół dla klubu
ui-club-finished = Ostatnio zakończone partie
ui-club-none-finished = Klub nie ma jeszcze zakończonej partii.
ui-club-for-members = Stoły i partie klubu są tylko dla jego członków.
ui-club-who = Członkowie
ui-club-rating-at = Ranking w której grze
ui-club-at = Ranking: { $game }
ui-club-leave = Opuść klub
ui-club-leave-means = Nie zobaczysz już stołów klubu. Partie, w których siedzisz przy stole, pozostaną twoje.
ui-club-asking = Prośby o przyjęcie
ui-club-admit = Przyjmij
ui-club-refuse = Odmów
ui-club-keeper = Mianuj opiekunem
ui-club-unkeeper = Odbierz opiekę
ui-club-hand = Przekaż klub
ui-club-hand-means = Właścicielem klubu będzie { $name }, a ty zostaniesz opiekunem.
ui-club-remove = Usuń
ui-club-remove-means = Ta osoba nie zobaczy już stołów klubu i nie wróci, dopóki nie przyjmie jej opiekun. Partie, w których siedzi przy stole, pozostaną jej.
ui-club-kept-out = Osoby usunięte
ui-club-readmit = Przyjmij z powrotem
ui-club-forget = Pozwól prosić ponownie
ui-club-link = Link z zaproszeniem
ui-club-link-means = Każdy, kto ma konto i otworzy ten link, może dołączyć.
ui-club-qr = Link jako kod do zeskanowania
ui-club-dissolve = Rozwiąż klub
ui-club-dissolve-means = Strona klubu, lista członków oraz ligi z tabelami zostaną trwale usunięte. Zakończone partie pozostaną u tych, którzy je rozegrali, a rozpoczęte partie i turnieje toczą się dalej.
ui-club-for = Dla klubu { $name }
    .help = Widoczny na liście dla jego członków. Tylko oni mogą grać i oglądać.
ui-club-members = członkowie: { $count }
ui-club-invited = Zaproszono cię do tego klubu. Liczba członków: { $count }.
ui-error-no-league = Nie ma takiej ligi.
ui-error-league-damaged = Zapisanych danych tej ligi nie da się już odczytać.
ui-error-league-name = Podaj nazwę ligi: najwyżej 30 znaków, w tym litery lub cyfry.
ui-error-league-least = Najmniejsza liczba partii może wynosić od { $low } do { $high }.
ui-error-league-season = Sezon trwa od godziny do roku, zaczyna się w ciągu roku i kończy w przyszłości.
ui-error-league-many = Klub ma już tyle niezakończonych lig: { $most }. Najpierw zakończ którąś z nich.
ui-error-league-closed = Sezon tej ligi jeszcze się nie zaczął albo już się skończył.
ui-error-league-full = Liga jest pełna: rozegrano w niej tyle partii: { $most }.
ui-error-league-no-game = W tej lidze nie ma takiej partii.
ui-leagues = Ligi
ui-league-new = Nowa liga
ui-league-name = Nazwa ligi
ui-league-low = Graczy przy stole, od
ui-league-high = do
ui-league-least = Najmniej partii
    .help = Gracze z mniejszą liczbą partii stoją za wszystkimi innymi.
ui-league-begins = Pierwszy dzień sezonu
ui-league-ends = Ostatni dzień sezonu
    .help = Dni liczą się według UTC.
ui-league-make = Otwórz ligę
ui-league-coming = Jeszcze przed startem
ui-league-running = W trakcie
ui-league-over = Zakończona
ui-league-how = Członkowie klubu otwierają stoły ligi i siadają przy nich, kiedy chcą. Partie są rankingowe, a każda liczy się w tabeli poniżej.
ui-league-ties = Pierwszy przy stole dostaje 1 punkt, ostatni 0, pozostali proporcjonalnie; kto dzieli miejsce, dzieli też punkty. Decydują punkty na partię, a najpierw stoją gracze z wystarczającą liczbą partii. Przy równości liczy się, jak dobrzy byli przeciwnicy, potem liczba pierwszych miejsc, a na końcu partie między sobą.
ui-league-average = Na partię
ui-league-too-few = za mało partii
ui-league-nobody = Nie rozegrano jeszcze żadnej partii.
ui-league-tables = Stoły ligi
ui-league-no-tables = Nie ma teraz stołu ligi.
ui-league-table = Nowy stół ligi
ui-league-games = Rozegrane partie
ui-league-strike = Nie zaliczaj
ui-league-unstrike = Zalicz ponownie
ui-league-struck = nie liczy się
ui-league-end = Zakończ ligę
ui-league-end-means = Tabela pozostanie taka, jaka jest. Trwające jeszcze partie nie będą się już liczyć.
ui-league-last = Partie otwarte w sezonie liczą się, nawet jeśli skończą się później.
ui-cup-by-enough = rozegrane partie
ui-cup-for = Dla kogo
ui-cup-for-all = Dla wszystkich, którzy mają konto
ui-invite-club = Członkowie klubu znajdą ten stół na jego stronie albo przyjdą z tym linkiem. Innym niczego nie otwiera.
