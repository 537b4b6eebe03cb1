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
ui-bot-heuristic = Bot na chłopski rozum
    .help = Waży łupy, ceny i ryzyko tak, jak zrobiłby to człowiek przy stole.
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
ui-propose-live = Grajmy na żywo
ui-propose-pause = Zróbmy przerwę
ui-propose-resume = Grajmy dalej
ui-propose-turn = Grajmy korespondencyjnie
ui-propose-warm = Bot zamiast gracza { $name }
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
ui-replay-at = Chwila { $at } z { $last }
ui-replay-begin = Początek
ui-replay-lost = Nie udało się wczytać tej chwili. Sprawdź połączenie i spróbuj ponownie.
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
ui-friend-be-text = Znajomi widzą, kiedy druga osoba jest na miejscu, i mogą się nawzajem zapraszać do stołów.
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
ui-online = na miejscu
ui-offline = poza domem gier
ui-at-table = przy stole: { $game }
ui-hidden = Znajomi nie widzą, kiedy tu jestem ani przy jakim stole siedzę
ui-history = Rozgrywki
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
ui-error-game-cards-none = { $where }: brakuje wpisów [[{ $kind }]]
ui-error-game-cards-section = { $where }: brakuje sekcji [{ $section }]
ui-error-game-card-row = { $where }: musi być tabelą wpisów
ui-error-game-card-entry = { $where }: „{ $entry }” musi być tekstem o długości do { $most } drukowalnych znaków
ui-error-game-card-twice = { $where }: to oznaczenie już wystąpiło
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
ui-error-game-no-bot = nie ma bota „{ $level }” do gry { $name }; są: { $known }
ui-error-game-no-teams = „{ $name }” nie jest grą dwóch stron
ui-error-game-bots = boty: { $count }, miejsca: { $seats }; podaj od jednego do { $seats } spośród: { $known }
ui-error-game-few-games = potrzebna jest co najmniej jedna gra, a nie { $found }
ui-error-game-few-jobs = potrzebny jest co najmniej jeden proces, a nie { $found }
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
ui-error-position-card-ids = musi być listą oznaczeń kart
ui-error-position-twice = { $card } występuje tam dwa razy
ui-error-position-elsewhere = { $card } leży też tutaj: { $place }
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
ui-error-move-no-move = „{ $text }” to nie ruch z tej gry
ui-error-move-no-verb = żaden ruch w tej grze nie zaczyna się od „{ $word }”
ui-error-move-one-card = po „{ $verb }” podaje się jedną kartę, na przykład { $verb } A01
ui-error-move-nothing-follows = po „{ $verb }” nic się nie podaje
ui-error-move-no-card = „{ $word }” to nie karta z tej gry
ui-error-move-no-seat = „{ $word }” to nie miejsce; miejsca mają numery od 0 do { $last }
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
ui-serve-lan = Telefony i komputery w tej samej sieci: { $url }
ui-serve-missing = Brakuje pakietu { $name }. pip install 'rookery[server]' instaluje wszystko, czego potrzebuje serwer.
ui-serve-newer = Z bazy danych { $url } korzystała nowsza wersja Rookery (jej stan: { $found }). Uruchom tamtą wersję albo przywróć kopię zapasową.
ui-serve-port = Port { $port } jest zajęty. Wybierz inny przez --port albo 0, by wziąć dowolny.
ui-serve-ready = Rookery działa pod adresem { $url }
ui-serve-redis = Adres Redisa zaczyna się od redis:// lub rediss://
ui-serve-scheme = Nie ma bazy danych rodzaju „{ $scheme }”. Użyj sqlite:///PLIK albo postgresql+psycopg://…
ui-serve-setting = Tego ustawienia nie można użyć: { $why }
ui-serve-stop = Ctrl-C kończy; żadna partia nie przepadnie.
ui-damage-card = Nie można odczytać karty widocznej na listach. Powstanie na nowo, gdy ktoś otworzy listę, albo przy naprawie.
ui-damage-entry = Nie można odczytać wpisu { $entry } z { $count } ({ $why }). Przywróć go z kopii zapasowej; naprawa cofa stół do poprzedniego wpisu.
ui-damage-head = Brakuje wiersza samego stołu albo nie można go odczytać. Przywróć go z kopii zapasowej.
ui-damage-missing = Brakuje wpisu { $entry }; zapisanych jest { $count }. Przywróć go z kopii zapasowej; naprawa cofa stół do poprzedniego wpisu.
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
ui-confirm-again = Jeszcze raz, aby to zrobić; Escape, aby zaniechać.
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
ui-give-up-then = Nie ma powrotu: na twoim miejscu do końca gra bot, wszyscy się o tym dowiedzą, a dla ciebie gra liczy się jako ostatnie miejsce. Nadal możesz się przyglądać.
ui-give-up-not = Jeszcze nie
ui-give-up-yes = Tak, oddaję

# Writing a game

ui-new-game-written = Gra na początek leży w folderze { $folder }:
ui-new-game-next = Co dalej:
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
ui-cli-new-game = Napisz na początek małą, kompletną własną grę.
ui-cli-check-game = Sprawdź wszystko, co musi się zgadzać w grze: zasady, tajność, zapisy, teksty.
ui-cli-game = Gra, na przykład thiefs-market.
ui-cli-seats = Liczba graczy. Bez tego: 4, jeśli gra na to pozwala.
ui-cli-option = Ustawienie stołu, na przykład promo=true. Można powtarzać.
ui-cli-file = Zapis gry.
ui-cli-play-seed = Ustala kości i karty. Bez tego są tajne.
ui-cli-bot = Poziom botów, heuristic albo random: jeden dla wszystkich albo po jednym na bota.
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
ui-cli-arena-seed = To samo ziarno daje te same gry.
ui-cli-new-game-name = Nazwa gry, na przykład tea-party.
ui-cli-new-game-folder = Zapisz tutaj. Bez tego: w folderze o nazwie gry.
ui-cli-check-game-games = Liczba gier dla każdej liczby graczy i opcji. Bez tego: tyle, ile pasuje do ich długości.
ui-cli-check-game-seed = To samo ziarno daje te same gry.
ui-cli-jobs = Liczba procesów.
ui-cli-report = Zapisz wynik także do tego pliku.
ui-cli-teams = Dwa boty, po jednym na stronę, w grze dwóch stron.
ui-cli-seconds = Sekundy na jeden pomiar.
ui-cli-quick = Po jednej piątej sekundy: tylko rzut oka.
ui-cli-error-command = Nie ma polecenia „{ $name }”. Polecenia: { $known }.
ui-cli-error-option = Nie ma opcji { $name }. Zobacz „{ $help }”.
ui-cli-error-option-value = { $name } wymaga wartości. Zobacz „{ $help }”.
ui-cli-error-missing = Brakuje: { $name }. Zobacz „{ $help }”.
ui-cli-error-value = Ta wartość nie pasuje do { $name }. Zobacz „{ $help }”.
ui-cli-error-words = To więcej, niż polecenie przyjmuje. Zobacz „{ $help }”.
# Who is at the table, who watches, and how quickly bots go on

ui-people = Przy stole
ui-here = przy stole
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
ui-watch-text = Kto ma ten link, może oglądać grę. Widzowie widzą tylko to, co jawne, i nie zaglądają nikomu w karty.
ui-watch-link = Link do oglądania
ui-watch-qr = Link do oglądania jako kod QR
ui-watch-ask = To stół prywatny. Link do oglądania może wysłać ktoś, kto przy nim siedzi.
ui-phrase-gone = odchodzi od stołu. Miejsce nie przepada.
ui-phrase-here = wraca do stołu.
ui-phrase-bot-in = bez połączenia. Do powrotu gra bot.
ui-phrase-gave-up = oddaje miejsce na dobre. Do końca gra bot.
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

ui-theme-more = Samo dopasowuje się do urządzenia.
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
ui-setting-bot_seconds = gdy bot myśli dłużej, odpowiada za niego reguła przekroczenia czasu
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
ui-setting-rate_tables = nowe stoły i zapisy do sprawdzenia na osobę
ui-setting-rate_chat = wiersze czatu na osobę
ui-setting-max_body = bajty treści żądania
ui-setting-metrics_token = z nim można czytać /metrics z innego komputera
ui-setting-test = 1: tryb testowy (gry wzorcowe, wywoływane błędy); nigdy na poważnie
ui-setting-kill_at = tryb testowy: koniec przy zapisie n, np. 7:before, 7:stored, 7:acked
