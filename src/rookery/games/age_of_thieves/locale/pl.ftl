### Age of Thieves: polski
### Spaces (Nc3), cards (G04), districts (N E S W P) and rule ids are the same in every language.

age-of-thieves-name = Wiek złodziei
age-of-thieves-hook = Jedna noc, jeden klejnot, dwie otwarte bramy i strażnicy o bardzo dobrym słuchu.
age-of-thieves-summary = Mistrzowie złodziejskiego fachu przemykają ulicami Hadrii. W każdej turze wszyscy w tajemnicy wykładają karty akcji i kładą na nich punkty akcji (PA): im więcej PA, tym wcześniej karta zadziała, a wszyscy wiedzą, kiedy ruszy straż. Skradaj się, odkrywaj, co kryją posterunki, zbieraj klejnoty, nasyłaj straż na rywali. Gdy ktoś podniesie Klejnot Cesarzy, wszczyna się alarm: zostaje pięć tur, otwarte są dwie bramy, a kto wyniesie klejnot, wygrywa.
age-of-thieves-length = 60–120 minut
age-of-thieves-reconstructed = Duża część tej gry jest zrekonstruowana: instrukcja, z której korzystamy, podaje zasady, liczby elementów, żetony miasta i nazwy czternastu kart akcji ogólnych. Nasze są: plan miasta (zgodny z każdą liczbą i każdym sąsiedztwem z instrukcji), teksty wydarzeń, większość kart akcji ogólnych i ich liczby, połowa zdolności, długość Biegu, to, co daje Zasadzka, oraz większość wartości straży; wypróbowano je w partiach między botami.
age-of-thieves-cards-lead = Wszystko, co jest wydrukowane: sześcioro złodziei, ich akcje podstawowe i specjalne, karty akcji ogólnych, żetony miasta oraz wydarzenia ciszy i alarmu.
age-of-thieves-deck-thief = Złodzieje
age-of-thieves-deck-action = Akcje podstawowe i specjalne
age-of-thieves-deck-card = Akcje ogólne
age-of-thieves-deck-token = Żetony miasta
age-of-thieves-deck-calm = Wydarzenia ciszy
age-of-thieves-deck-alarm = Wydarzenia alarmu

## Districts, jewels, figures

age-of-thieves-district-N = Złote Dachy
age-of-thieves-district-E = Pusty Kocioł
age-of-thieves-district-S = Słone Doki
age-of-thieves-district-W = Stukoty
age-of-thieves-district-P = Pałac
age-of-thieves-jewel-yellow = żółty klejnot
age-of-thieves-jewel-green = zielony klejnot
age-of-thieves-jewel-emperor = Klejnot Cesarzy
age-of-thieves-jewel-trinkets = Błyskotki
age-of-thieves-figure-guard = Strażnik
age-of-thieves-figure-captain = Kapitan

## Pola: ulica i numer albo własna nazwa

age-of-thieves-space-Na0 = Złota Klatka
age-of-thieves-space-Na1 = Wał Koronny 2
age-of-thieves-space-Na2 = Gospoda Słońce
age-of-thieves-space-Na3 = Wał Koronny 4
age-of-thieves-space-Na4 = Wał Koronny 5
age-of-thieves-space-Na5 = Brama Koronna
age-of-thieves-space-Na6 = Wał Koronny 7
age-of-thieves-space-Na7 = Wał Koronny 8
age-of-thieves-space-Na8 = Brama Pielgrzymów
age-of-thieves-space-Na9 = Wał Koronny 10
age-of-thieves-space-Nb0 = Złotnicza 1
age-of-thieves-space-Nb1 = Złotnicza 2
age-of-thieves-space-Nb2 = Złotnicza 3
age-of-thieves-space-Nb3 = Złotnicza 4
age-of-thieves-space-Nb4 = Złotnicza 5
age-of-thieves-space-Nb5 = Złotnicza 6
age-of-thieves-space-Nb6 = Złotnicza 7
age-of-thieves-space-Nb7 = Złotnicza 8
age-of-thieves-space-Nb8 = Gołębnik
age-of-thieves-space-Nc0 = Jedwabna 1
age-of-thieves-space-Nc1 = Jedwabna 2
age-of-thieves-space-Nc2 = Jedwabna 3
age-of-thieves-space-Nc3 = Jedwabna 4
age-of-thieves-space-Nc4 = Jedwabna 5
age-of-thieves-space-Nc5 = Jedwabna 6
age-of-thieves-space-Nc6 = Jedwabna 7
age-of-thieves-space-Nc7 = Kanał Łaziebny
age-of-thieves-space-Nd0 = Pawia 1
age-of-thieves-space-Nd1 = Pawia 2
age-of-thieves-space-Nd2 = Drabina przy Fontannie
age-of-thieves-space-Nd3 = Cesarski Posterunek Północny
age-of-thieves-space-Nd4 = Pawia 5
age-of-thieves-space-Nd5 = Pawia 6
age-of-thieves-space-Nd6 = Mennica
age-of-thieves-space-Ne0 = Bluszczowy Łuk
age-of-thieves-space-Ne1 = Poselska 2
age-of-thieves-space-Ne2 = Poselska 3
age-of-thieves-space-Ne3 = Poselska 4
age-of-thieves-space-Ne4 = Poselska 5
age-of-thieves-space-Ne5 = Poselska 6
age-of-thieves-space-Ea0 = Dół
age-of-thieves-space-Ea1 = Wał Popielny 2
age-of-thieves-space-Ea2 = Gospoda Zimny Piec
age-of-thieves-space-Ea3 = Wał Popielny 4
age-of-thieves-space-Ea4 = Wał Popielny 5
age-of-thieves-space-Ea5 = Brama Popielna
age-of-thieves-space-Ea6 = Wał Popielny 7
age-of-thieves-space-Ea7 = Wał Popielny 8
age-of-thieves-space-Ea8 = Brama Żebracza
age-of-thieves-space-Ea9 = Wał Popielny 10
age-of-thieves-space-Eb0 = Żebracza 1
age-of-thieves-space-Eb1 = Żebracza 2
age-of-thieves-space-Eb2 = Żebracza 3
age-of-thieves-space-Eb3 = Żebracza 4
age-of-thieves-space-Eb4 = Żebracza 5
age-of-thieves-space-Eb5 = Żebracza 6
age-of-thieves-space-Eb6 = Żebracza 7
age-of-thieves-space-Eb7 = Żebracza 8
age-of-thieves-space-Eb8 = Piwnica Szmaciarza
age-of-thieves-space-Ec0 = Kościana 1
age-of-thieves-space-Ec1 = Kościana 2
age-of-thieves-space-Ec2 = Kościana 3
age-of-thieves-space-Ec3 = Kościana 4
age-of-thieves-space-Ec4 = Kościana 5
age-of-thieves-space-Ec5 = Kościana 6
age-of-thieves-space-Ec6 = Kościana 7
age-of-thieves-space-Ec7 = Kanał Kościany
age-of-thieves-space-Ed0 = Pokrzywowa 1
age-of-thieves-space-Ed1 = Pokrzywowa 2
age-of-thieves-space-Ed2 = Drabina przy Studni
age-of-thieves-space-Ed3 = Cesarski Posterunek Wschodni
age-of-thieves-space-Ed4 = Pokrzywowa 5
age-of-thieves-space-Ed5 = Pokrzywowa 6
age-of-thieves-space-Ed6 = Lombard
age-of-thieves-space-Ee0 = Pęknięty Piec
age-of-thieves-space-Ee1 = Chlebowa 2
age-of-thieves-space-Ee2 = Chlebowa 3
age-of-thieves-space-Ee3 = Chlebowa 4
age-of-thieves-space-Ee4 = Chlebowa 5
age-of-thieves-space-Ee5 = Chlebowa 6
age-of-thieves-space-Sa0 = Zęza
age-of-thieves-space-Sa1 = Nabrzeże 2
age-of-thieves-space-Sa2 = Gospoda Syrena
age-of-thieves-space-Sa3 = Nabrzeże 4
age-of-thieves-space-Sa4 = Nabrzeże 5
age-of-thieves-space-Sa5 = Brama Solna
age-of-thieves-space-Sa6 = Nabrzeże 7
age-of-thieves-space-Sa7 = Nabrzeże 8
age-of-thieves-space-Sa8 = Brama Smolna
age-of-thieves-space-Sa9 = Nabrzeże 10
age-of-thieves-space-Sb0 = Powroźnicza 1
age-of-thieves-space-Sb1 = Powroźnicza 2
age-of-thieves-space-Sb2 = Powroźnicza 3
age-of-thieves-space-Sb3 = Powroźnicza 4
age-of-thieves-space-Sb4 = Powroźnicza 5
age-of-thieves-space-Sb5 = Powroźnicza 6
age-of-thieves-space-Sb6 = Powroźnicza 7
age-of-thieves-space-Sb7 = Powroźnicza 8
age-of-thieves-space-Sb8 = Strych z Sieciami
age-of-thieves-space-Sc0 = Śledziowa 1
age-of-thieves-space-Sc1 = Śledziowa 2
age-of-thieves-space-Sc2 = Śledziowa 3
age-of-thieves-space-Sc3 = Śledziowa 4
age-of-thieves-space-Sc4 = Śledziowa 5
age-of-thieves-space-Sc5 = Śledziowa 6
age-of-thieves-space-Sc6 = Śledziowa 7
age-of-thieves-space-Sc7 = Kanał Portowy
age-of-thieves-space-Sd0 = Kotwiczna 1
age-of-thieves-space-Sd1 = Kotwiczna 2
age-of-thieves-space-Sd2 = Drabina Pływów
age-of-thieves-space-Sd3 = Cesarski Posterunek Południowy
age-of-thieves-space-Sd4 = Kotwiczna 5
age-of-thieves-space-Sd5 = Kotwiczna 6
age-of-thieves-space-Sd6 = Dom Pereł
age-of-thieves-space-Se0 = Łuk Przemytników
age-of-thieves-space-Se1 = Celna 2
age-of-thieves-space-Se2 = Celna 3
age-of-thieves-space-Se3 = Celna 4
age-of-thieves-space-Se4 = Celna 5
age-of-thieves-space-Se5 = Celna 6
age-of-thieves-space-Wa0 = Żelazna Izba
age-of-thieves-space-Wa1 = Wał Młotów 2
age-of-thieves-space-Wa2 = Gospoda Miech
age-of-thieves-space-Wa3 = Wał Młotów 4
age-of-thieves-space-Wa4 = Wał Młotów 5
age-of-thieves-space-Wa5 = Brama Młotów
age-of-thieves-space-Wa6 = Wał Młotów 7
age-of-thieves-space-Wa7 = Wał Młotów 8
age-of-thieves-space-Wa8 = Brama Młyńska
age-of-thieves-space-Wa9 = Wał Młotów 10
age-of-thieves-space-Wb0 = Tkacka 1
age-of-thieves-space-Wb1 = Tkacka 2
age-of-thieves-space-Wb2 = Tkacka 3
age-of-thieves-space-Wb3 = Tkacka 4
age-of-thieves-space-Wb4 = Tkacka 5
age-of-thieves-space-Wb5 = Tkacka 6
age-of-thieves-space-Wb6 = Tkacka 7
age-of-thieves-space-Wb7 = Tkacka 8
age-of-thieves-space-Wb8 = Strych Tkaczy
age-of-thieves-space-Wc0 = Kowadłowa 1
age-of-thieves-space-Wc1 = Kowadłowa 2
age-of-thieves-space-Wc2 = Kowadłowa 3
age-of-thieves-space-Wc3 = Kowadłowa 4
age-of-thieves-space-Wc4 = Kowadłowa 5
age-of-thieves-space-Wc5 = Kowadłowa 6
age-of-thieves-space-Wc6 = Kowadłowa 7
age-of-thieves-space-Wc7 = Kanał Kuźniczy
age-of-thieves-space-Wd0 = Zębata 1
age-of-thieves-space-Wd1 = Zębata 2
age-of-thieves-space-Wd2 = Drabina przy Młynówce
age-of-thieves-space-Wd3 = Cesarski Posterunek Zachodni
age-of-thieves-space-Wd4 = Zębata 5
age-of-thieves-space-Wd5 = Zębata 6
age-of-thieves-space-Wd6 = Dom Probierczy
age-of-thieves-space-We0 = Łuk Dziurki od Klucza
age-of-thieves-space-We1 = Ślusarska 2
age-of-thieves-space-We2 = Ślusarska 3
age-of-thieves-space-We3 = Ślusarska 4
age-of-thieves-space-We4 = Ślusarska 5
age-of-thieves-space-We5 = Ślusarska 6
age-of-thieves-space-P0 = Skarbiec
age-of-thieves-space-P1E = Stopnie Tronu 2
age-of-thieves-space-P1N = Stopnie Tronu 1
age-of-thieves-space-P1S = Stopnie Tronu 3
age-of-thieves-space-P1W = Stopnie Tronu 4
age-of-thieves-space-P2a = Dziedziniec 1
age-of-thieves-space-P2b = Dziedziniec 2
age-of-thieves-space-P2c = Dziedziniec 3
age-of-thieves-space-P2d = Dziedziniec 4
age-of-thieves-space-P2e = Dziedziniec 5
age-of-thieves-space-P2f = Dziedziniec 6
age-of-thieves-space-P2g = Dziedziniec 7
age-of-thieves-space-P2h = Dziedziniec 8
age-of-thieves-space-P3a = Krąg Pałacowy 1
age-of-thieves-space-P3b = Krąg Pałacowy 2
age-of-thieves-space-P3c = Krąg Pałacowy 3
age-of-thieves-space-P3d = Krąg Pałacowy 4
age-of-thieves-space-P3e = Krąg Pałacowy 5
age-of-thieves-space-P3f = Krąg Pałacowy 6
age-of-thieves-space-P3g = Kanał Pałacowy
age-of-thieves-space-P3h = Krąg Pałacowy 8
age-of-thieves-space-P3i = Krąg Pałacowy 9
age-of-thieves-space-P3j = Krąg Pałacowy 10
age-of-thieves-space-P3k = Krąg Pałacowy 11
age-of-thieves-space-P3l = Krąg Pałacowy 12

## Thieves. Value: the name; .text: the ability. Below: the nicknames

age-of-thieves-card-morius = Morius
    .text = Szczurze drogi: schodzi tam, gdzie inni wychodzą, i odwrotnie; dotyczy też Studzienek i Drabinek.
age-of-thieves-card-jasmine = Jasmine
    .text = Dawne miłości: złapana nie odrzuca karty i nawet w lochu ma wszystkie PA. W planowaniu dobiera o jedną kartę więcej, jeśli w zasięgu { $flames } jest strażnik.
age-of-thieves-card-noiron = Noiron
    .text = Akrobata: raz na turę, w jednym ze swoich ruchów, porusza się o 1 dodatkowe pole.
age-of-thieves-card-zain = Zain
    .text = Silne ramię: jego granaty lecą o 3 pola dalej. W pierwszej turze dobiera o dwie karty więcej.
age-of-thieves-card-nikolai = Nikolai
    .text = Majsterkowicz: w planowaniu dobiera dwie karty i zostawia jedną.
age-of-thieves-card-joanne = Joanne
    .text = Glejt burmistrza: do wszczęcia alarmu czujność strażników wobec niej jest mniejsza o 1.

age-of-thieves-title-morius = Król Podmiasta
age-of-thieves-title-jasmine = Przebiegła kurtyzana
age-of-thieves-title-noiron = Mściwy szlachcic
age-of-thieves-title-zain = Szalony podpalacz
age-of-thieves-title-nikolai = Wyklęty wynalazca
age-of-thieves-title-joanne = Zbuntowana kapitan

## Basic and special actions

age-of-thieves-card-move = Ruch
    .text = Skradanie się: ruch maksymalnie o { $sneak ->
        [one] { $sneak } pole
        [few] { $sneak } pola
       *[many] { $sneak } pól
    }. Albo Bieg: ruch maksymalnie o { $run ->
        [one] { $run } pole
        [few] { $run } pola
       *[many] { $run } pól
    }, bez podnoszenia, odkrywania i kradzieży, i żadnej innej karty w tej turze.
age-of-thieves-card-ambush = Zasadzka
    .text = Spryt złodzieja: karta albo 1 PA w następnej turze. Albo Chytry plan: 2 karty i 2 PA w następnej turze, i żadnej innej karty w tej turze.
age-of-thieves-card-special = Akcja specjalna
    .text = To, co potrafi tylko ten złodziej. Leży pod kartą akcji ogólnej, która jest jej ceną.
age-of-thieves-card-special-morius = Szepty z podziemi
    .text = Obejrzyj dwa zakryte żetony miasta; możesz je zamienić.
age-of-thieves-card-special-jasmine = Uwodzenie
    .text = Strażnik w zasięgu { $range } przychodzi na twoje pole. W tej turze nie działa i nie może cię złapać; innych tam łapie.
age-of-thieves-card-special-noiron = Lepkie palce
    .text = Zabierz rywalowi w zasięgu { $range } losową kartę akcji ogólnej z ręki.
age-of-thieves-card-special-zain = Skład prochu
    .text = Weź do dwóch granatów ({ age-of-thieves-card-G01 }, { age-of-thieves-card-G02 }, { age-of-thieves-card-G03 }, { age-of-thieves-card-G27 }) ze stosu odrzuconych, ale nie kartę odrzuconą właśnie jako cenę.
age-of-thieves-card-special-nikolai = Prototyp
    .text = Rozpatrz urządzenie ({ age-of-thieves-card-G04 }, { age-of-thieves-card-G07 }, { age-of-thieves-card-G08 }, { age-of-thieves-card-G11 }, { age-of-thieves-card-G14 }, { age-of-thieves-card-G16 }) ze stosu odrzuconych, jakby było twoją kartą; nie może to być karta odrzucona właśnie jako cena. Karta zostaje na stosie odrzuconych.
age-of-thieves-card-special-joanne = Konfiskata
    .text = Rywal w zasięgu { $range } odkłada wybrany przez ciebie klejnot (nie Klejnot Cesarzy) na swoje pole lub sąsiednie.

## General actions

age-of-thieves-card-G01 = Granat dymny
    .text = Dym na polu w zasięgu { $range } i na wszystkich sąsiednich. Kto stoi w dymie, jest ukryty i można go okraść. Jeśli ty też stoisz w dymie, od razu okradnij rywali na swoim polu.
age-of-thieves-card-G02 = Granat hukowy
    .text = Pole w zasięgu { $range }: straż na nim i obok nie działa w tej turze. Rywali na nim można okraść.
age-of-thieves-card-G03 = Granat zapalający
    .text = Ogień na wolnym polu w zasięgu { $range }: w tej turze nikt tam nie wejdzie.
age-of-thieves-card-G04 = Wabik
    .text = Porusz strażnika w zasięgu { $range } maksymalnie o { $steps ->
        [one] { $steps } pole
        [few] { $steps } pola
       *[many] { $steps } pól
    }.
age-of-thieves-card-G05 = Fałszywe rozkazy
    .text = Przenieś dowolnego strażnika na posterunek bez straży.
age-of-thieves-card-G06 = Napój szybkości
    .text = Porusz się maksymalnie o { $steps ->
        [one] { $steps } pole
        [few] { $steps } pola
       *[many] { $steps } pól
    }.
age-of-thieves-card-G07 = Wędka bloczkowa
    .text = Okradnij rywala w zasięgu { $range } z klejnotu tak, jakby stał na twoim polu.
age-of-thieves-card-G08 = Automatyczne wnyki
    .text = Unieruchom złodzieja lub strażnika w zasięgu { $range } do końca tury. Unieruchomionego rywala można okraść.
age-of-thieves-card-G09 = Gaz oszałamiający
    .text = Porusz każdego strażnika w zasięgu { $range } maksymalnie o { $steps ->
        [one] { $steps } pole
        [few] { $steps } pola
       *[many] { $steps } pól
    }, w wybranej przez siebie kolejności.
age-of-thieves-card-G10 = Płaszcz odbić
    .text = Do końca tury twój złodziej jest ukryty.
age-of-thieves-card-G11 = Lina z kotwiczką
    .text = Porusz się maksymalnie o { $steps ->
        [one] { $steps } pole
        [few] { $steps } pola
       *[many] { $steps } pól
    }; do końca tury nie można cię złapać.
age-of-thieves-card-G12 = Petarda
    .text = Porusz strażnika lub kapitana w zasięgu { $range } maksymalnie o { $steps ->
        [one] { $steps } pole
        [few] { $steps } pola
       *[many] { $steps } pól
    }.
age-of-thieves-card-G13 = Gazowy bolas
    .text = Rywal w zasięgu { $range } ma w następnej turze o { $amount } PA mniej.
age-of-thieves-card-G14 = Mechaniczne szczury
    .text = Zabierz rywalowi w zasięgu { $range } żeton miasta albo odkryj żeton w zasięgu { $range }; jeśli wolno, możesz go zatrzymać.
age-of-thieves-card-G15 = Skok po dachach
    .text = Przenieś się na wolne pole w zasięgu { $range }.
age-of-thieves-card-G16 = Buty na sprężynach
    .text = Porusz się maksymalnie o { $steps ->
        [one] { $steps } pole
        [few] { $steps } pola
       *[many] { $steps } pól
    }; straż, którą mijasz, cię nie łapie, tylko ta na polu, na którym się zatrzymasz.
age-of-thieves-card-G17 = Przewodnik po podziemiach
    .text = Jeśli wejście do kanałów jest w zasięgu { $range }: wyjdź dowolnym wyjściem.
age-of-thieves-card-G18 = Łachmany żebraka
    .text = Twój złodziej jest ukryty do końca tury albo do chwili, gdy podniesie klejnot lub kogoś okradnie.
age-of-thieves-card-G19 = Anonimowy donos
    .text = Nowy strażnik na posterunku bez straży w twojej dzielnicy.
age-of-thieves-card-G20 = Łapówka
    .text = Strażnik w twojej dzielnicy nie działa w tej turze. Możesz go też poruszyć maksymalnie o { $steps ->
        [one] { $steps } pole
        [few] { $steps } pola
       *[many] { $steps } pól
    }: wtedy najpierw łapie, kogo może na swoim polu, także ciebie.
age-of-thieves-card-G21 = Napar usypiający
    .text = Strażnik lub kapitan w zasięgu { $range } nie działa w tej turze i nikogo nie łapie; albo rywal w zasięgu { $range } ma w następnej turze o { $amount } PA mniej.
age-of-thieves-card-G22 = Rzezimieszek
    .text = Rywala w zasięgu { $range } można okraść; od razu, jeśli stoisz na jego polu.
age-of-thieves-card-G23 = Szantaż
    .text = Rywal w twojej dzielnicy daje ci wybraną przez siebie kartę akcji ogólnej.
age-of-thieves-card-G24 = Podsłuchiwacz
    .text = Obejrzyj wszystkie pozostałe zadeklarowane karty rywala w zasięgu { $range }, potem dobierz { $amount ->
        [one] kartę
        [few] { $amount } karty
       *[many] { $amount } kart
    }.
age-of-thieves-card-G25 = Przysługa Gildii
    .text = W następnej turze masz o { $amount } PA więcej.
age-of-thieves-card-G26 = Tajna skrytka
    .text = Dobierz { $amount ->
        [one] kartę
        [few] { $amount } karty
       *[many] { $amount } kart
    }.
age-of-thieves-card-G27 = Granat duszący
    .text = Pole w zasięgu { $range }: każdy inny złodziej na nim lub obok ma w następnej turze o { $amount } PA mniej.

## W skrócie: to, co stoi na karcie

age-of-thieves-brief-move = Skradanie do { $steps } pól; albo Bieg 7, bez innych kart.
age-of-thieves-brief-ambush = Karta lub 1 PA; sama: 2 karty i 2 PA.
age-of-thieves-brief-special-morius = Obejrzyj dwa zakryte żetony; możesz zamienić.
age-of-thieves-brief-special-jasmine = Strażnik w zasięgu 3 przychodzi i nie działa.
age-of-thieves-brief-special-noiron = Losowa karta rywala w zasięgu 6.
age-of-thieves-brief-special-zain = Do dwóch granatów ze stosu odrzuconych.
age-of-thieves-brief-special-nikolai = Urządzenie ze stosu odrzuconych.
age-of-thieves-brief-special-joanne = Rywal w zasięgu 4 odkłada wybrany klejnot.
age-of-thieves-brief-G01 = Dym w zasięgu 4: ukrywa i pozwala okraść.
age-of-thieves-brief-G02 = Straż w zasięgu 3 nie działa; można okradać.
age-of-thieves-brief-G03 = Ogień w zasięgu 4: nikt tam nie wejdzie.
age-of-thieves-brief-G04 = Porusz strażnika w zasięgu 5 o 4 pola.
age-of-thieves-brief-G05 = Dowolny strażnik na pusty posterunek.
age-of-thieves-brief-G06 = Porusz się maksymalnie o 5 pól.
age-of-thieves-brief-G07 = Okradnij rywala w zasięgu 4.
age-of-thieves-brief-G08 = Złodziej lub strażnik w zasięgu 6 już nie idzie.
age-of-thieves-brief-G09 = Porusz strażników w zasięgu 5 o 2 pola.
age-of-thieves-brief-G10 = Ukrycie do końca tury.
age-of-thieves-brief-G11 = Do 3 pól; w tej turze nikt cię nie złapie.
age-of-thieves-brief-G12 = Strażnik lub kapitan w zasięgu 5: do 3 pól.
age-of-thieves-brief-G13 = Rywal w zasięgu 6: o 4 PA mniej.
age-of-thieves-brief-G14 = Zabierz lub odkryj żeton w zasięgu 4.
age-of-thieves-brief-G15 = Skok na wolne pole w zasięgu 3.
age-of-thieves-brief-G16 = Do 3 pól; mijana straż cię nie łapie.
age-of-thieves-brief-G17 = Od wejścia w zasięgu 6 do dowolnego wyjścia.
age-of-thieves-brief-G18 = Ukrycie, póki nie bierzesz i nie kradniesz.
age-of-thieves-brief-G19 = Nowy strażnik na posterunku twojej dzielnicy.
age-of-thieves-brief-G20 = Strażnik w dzielnicy nie działa; prowadź do 3.
age-of-thieves-brief-G21 = Straż w zasięgu 4 śpi; albo rywal −3 PA.
age-of-thieves-brief-G22 = Rywala w zasięgu 5 można okraść.
age-of-thieves-brief-G23 = Rywal w twojej dzielnicy daje ci kartę.
age-of-thieves-brief-G24 = Stosy rywala w zasięgu 5; dobierz kartę.
age-of-thieves-brief-G25 = W następnej turze o 3 PA więcej.
age-of-thieves-brief-G26 = Dobierz 2 karty.
age-of-thieves-brief-G27 = Złodzieje przy polu w zasięgu 5: −2 PA.

## City tokens

age-of-thieves-card-stash = Złodziejski schowek
    .text = Dobierz kartę.
age-of-thieves-card-citizens = Zaalarmowani mieszkańcy
    .text = Każdy złodziej w tej dzielnicy odrzuca kartę.
age-of-thieves-card-plainclothes = Tajniak
    .text = Pojawia się strażnik, właśnie tutaj.
age-of-thieves-card-informer = Informator
    .text = Można zatrzymać: 1 PA na jedną deklarację.
age-of-thieves-card-agent = Agent Gildii
    .text = Można zatrzymać: 2 PA na jednej karcie akcji.
age-of-thieves-card-neighbourhood = Znajome sąsiedztwo
    .text = Można zatrzymać: 1 dodatkowe pole podczas ruchu.
age-of-thieves-card-trinkets = Błyskotki
    .text = Można zatrzymać: liczą się jak żółty klejnot.
age-of-thieves-card-alley = Ciemny zaułek
    .text = To pole jest odtąd kryjówką.
age-of-thieves-card-manhole = Studzienka
    .text = To pole jest odtąd wejściem do kanałów.
age-of-thieves-card-ladder = Drabinka
    .text = To pole jest odtąd wyjściem z kanałów.
age-of-thieves-down = Zakryty żeton
age-of-thieves-down-help = Nikt nie wie, co to jest, póki ktoś go nie odkryje.

## Events

age-of-thieves-card-C01 = Bezksiężycowa noc
    .text = Czujność strażników jest mniejsza o 1.
age-of-thieves-card-C02 = Procesja z pochodniami
    .text = Czujność strażników jest większa o 1. Natychmiast: ogień na polu Klejnotu Cesarzy, jeśli nikt tam nie stoi; płonie z tury na turę, aż inicjatywa straży wyniesie { $quench }.
age-of-thieves-card-C03 = Portowa mgła
    .text = Czujność strażników wynosi tylko 2.
age-of-thieves-card-C04 = Zmiana warty
    .text = Natychmiast: każdy złodziej może poruszyć jednego strażnika maksymalnie o 2 pola.
age-of-thieves-card-C05 = Wypłata w Gildii
    .text = Natychmiast: każdy złodziej dobiera kartę.
age-of-thieves-card-C06 = Szepty w tawernach
    .text = Każdy złodziej ma w tej turze o 2 PA więcej.
age-of-thieves-card-C07 = Uliczny festyn
    .text = Skradanie się pozwala na ruch o 5 pól.
age-of-thieves-card-C08 = Wzmocniona straż
    .text = Natychmiast: nowy strażnik na posterunku w Stukotach.
age-of-thieves-card-C09 = Zalane kanały
    .text = Nikt nie używa kanałów.
age-of-thieves-card-C10 = Nocny targ
    .text = Natychmiast: każdy złodziej może odrzucić kartę, by dobrać dwie.
age-of-thieves-card-C11 = Pijany patrol
    .text = Inicjatywą straży jest niższa z dwóch kości.
age-of-thieves-card-C12 = Ulewa
    .text = Żadnego dymu ani ognia; ruch strażników jest mniejszy o 1.
age-of-thieves-card-A01 = Obława
    .text = Ruch kapitanów jest większy o 1.
age-of-thieves-card-A02 = Dzwony Hadrii
    .text = Czujność strażników i kapitanów jest większa o 2.
age-of-thieves-card-A03 = Przeszukania domów
    .text = Natychmiast: każdy złodziej poza lochami odrzuca kartę.
age-of-thieves-card-A04 = Zakratowane kanały
    .text = Nikt nie używa kanałów.
age-of-thieves-card-A05 = Podwójne patrole
    .text = Natychmiast: nowy strażnik na posterunku w dzielnicy otwartych bram.
age-of-thieves-card-A06 = Panika na ulicach
    .text = Ruch strażników i kapitanów jest mniejszy o 1.
age-of-thieves-card-A07 = Sto pochodni
    .text = Kryjówki i Ciemne zaułki nie ukrywają.
age-of-thieves-card-A08 = Nagroda za klejnot
    .text = Wobec złodzieja z Klejnotem Cesarzy czujność straży jest większa o 3.
age-of-thieves-card-A09 = Bunt w koszarach
    .text = Natychmiast: pierwszy złodziej zdejmuje strażnika z planszy.
age-of-thieves-card-A10 = Gildia spłaca długi
    .text = Każdy złodziej ma w tej turze o 2 PA więcej.
age-of-thieves-card-A11 = Zaryglowana brama
    .text = Pierwszy złodziej wskazuje otwartą bramę, której nie można użyć w tej turze.

## Under earlier rules: what cards said up to version 1, up to version 3

age-of-thieves-until1-jasmine = Dawne miłości: złapana nie odrzuca karty i nawet w lochu ma wszystkie PA.
age-of-thieves-until1-zain = Silne ramię: jego granaty lecą o 3 pola dalej.
age-of-thieves-until1-joanne = Glejt burmistrza: czujność strażników wobec niej jest mniejsza o 2.
age-of-thieves-until1-special-noiron = Zabierz rywalowi losową kartę akcji ogólnej z ręki.
age-of-thieves-until1-G20 = Strażnik w twojej dzielnicy nie działa w tej turze.
age-of-thieves-until1-G21 = Strażnik lub kapitan w zasięgu 2 nie działa w tej turze i nikogo nie łapie.
age-of-thieves-until1-C02 = Czujność strażników jest większa o 1.
age-of-thieves-until3-G20 = Porusz strażnika w swojej dzielnicy maksymalnie o 3 pola; w tej turze już nie działa. Najpierw łapie, kogo może na swoim polu, także ciebie.

## Questions

age-of-thieves-ask-sheet = Wybierz swojego złodzieja.
age-of-thieves-ask-start = Wybierz dzielnicę, w której zaczynasz.
age-of-thieves-ask-alarm = Dokąd idzie ta figurka straży?
age-of-thieves-ask-jewel = Połóż żółty klejnot na pustym polu tej dzielnicy, co najmniej 6 pól od każdego złodzieja.
age-of-thieves-ask-limit = Więcej niż pięć kart: odrzuć jedną.
age-of-thieves-ask-tinker = Zostaw jedną z dwóch dobranych kart: odrzuć drugą.
age-of-thieves-ask-discard = Odrzuć kartę.
age-of-thieves-ask-declare = Połóż punkty akcji (PA) na kartach.
age-of-thieves-ask-next = Którą zadeklarowaną kartę rozpatrujesz najpierw?
age-of-thieves-ask-use = Jak rozpatrujesz tę kartę?
age-of-thieves-ask-move = Twój ruch, pole po polu.
age-of-thieves-ask-target = Wybierz cel.
age-of-thieves-ask-march = Prowadź tę figurkę, pole po polu.
age-of-thieves-ask-rob = Okraść kogoś?
age-of-thieves-ask-lose = Złapano cię. Który klejnot tracisz?
age-of-thieves-ask-keep = Zatrzymać ten żeton?
age-of-thieves-ask-order = Straż działa. Która figurka najpierw?
age-of-thieves-ask-toward = W stronę którego pola idzie ta figurka?
age-of-thieves-ask-route = Gdzie ta figurka kończy ruch?
age-of-thieves-ask-recycle = Pula jest pusta. Którą figurkę zdjąć z planszy?
age-of-thieves-ask-cunning = Spryt złodzieja: karta czy PA na następną turę?
age-of-thieves-ask-grenade = Wziąć granat ze stosu odrzuconych?
age-of-thieves-ask-swap = Zamienić oba żetony?
age-of-thieves-ask-give = Szantażują cię. Którą kartę oddajesz?
age-of-thieves-ask-place = Na który posterunek trafia strażnik?
age-of-thieves-ask-event-guard = Zmiana warty: poruszyć strażnika?
age-of-thieves-ask-market = Nocny targ: odrzucić kartę, by dobrać dwie?
age-of-thieves-ask-post = Na którym posterunku staje nowy strażnik?
age-of-thieves-ask-riot = Który strażnik schodzi z planszy?
age-of-thieves-ask-gate = Która brama jest zaryglowana w tej turze?
age-of-thieves-ask-nearest = To pole jest zajęte. Które z najbliższych w zamian?
age-of-thieves-ask-put = Gdzie odłożyć klejnot?
age-of-thieves-ask-deal = Rozdawany jest złodziej.
age-of-thieves-ask-draw = Dobierana jest karta.
age-of-thieves-ask-first = Rzut o pierwszego złodzieja.
age-of-thieves-ask-event = Odkrywane jest następne wydarzenie.
age-of-thieves-ask-watch-roll = Rzut na inicjatywę straży.
age-of-thieves-ask-district = Dobierana jest karta dzielnicy.
age-of-thieves-ask-token = Odkrywany jest żeton miasta.
age-of-thieves-ask-steal = Karta zostaje skradziona w ciemno.

## Moves

age-of-thieves-move-thief = Graj: { CARD($thief) }
age-of-thieves-move-deal = Rozdano: { CARD($thief) }
age-of-thieves-move-start = Zacznij w dzielnicy { WORD($district, kind: "district") }
age-of-thieves-move-district = { WORD($district, kind: "district") }
age-of-thieves-move-at = { WORD($space, kind: "space") }
age-of-thieves-move-watch = Figurka na polu „{ WORD($space, kind: "space") }”
age-of-thieves-move-rival = { $victim }
age-of-thieves-move-go = Idź na pole „{ WORD($space, kind: "space") }”
age-of-thieves-move-toward = W stronę pola „{ WORD($space, kind: "space") }”
age-of-thieves-move-stop = Zatrzymaj się
age-of-thieves-move-leave = Opuść miasto!
age-of-thieves-move-take = Weź: { WORD($jewel, kind: "jewel") }
age-of-thieves-move-take-token = Weź: { CARD($token) }
age-of-thieves-move-turn = Odkryj żeton
age-of-thieves-move-rob = Okradnij gracza { $victim }: { WORD($jewel, kind: "jewel") }
age-of-thieves-move-sewer = Kanałami na pole „{ WORD($space, kind: "space") }”
age-of-thieves-move-familiar = Znajome sąsiedztwo: 1 dodatkowe pole
age-of-thieves-move-acrobat = Akrobata: 1 dodatkowe pole
age-of-thieves-move-declare = Zadeklaruj: { CARDS($cards) }
age-of-thieves-move-declare-none = Nic nie deklaruj
age-of-thieves-move-next = Najpierw: { CARD($card) }
age-of-thieves-move-next-special = Najpierw akcja specjalna pod kartą { CARD($card) }
age-of-thieves-move-decline = Zrezygnuj
age-of-thieves-move-resolve = Rozpatrz
age-of-thieves-move-sneak = Skradaj się
age-of-thieves-move-run = Biegnij
age-of-thieves-move-cunning = Spryt złodzieja
age-of-thieves-move-plan = Chytry plan
age-of-thieves-move-special = Rozpatrz akcję specjalną
age-of-thieves-move-cover = Rozpatrz zamiast niej kartę z wierzchu
age-of-thieves-move-discard = Odrzuć: { CARD($card) }
age-of-thieves-move-none = Nic
age-of-thieves-move-give = Oddaj: { CARD($card) }
age-of-thieves-move-lose = Strać: { WORD($jewel, kind: "jewel") }
age-of-thieves-move-pick = Weź: { CARD($card) }
age-of-thieves-move-pick-use = Rozpatrz: { CARD($card) }
age-of-thieves-move-token = { CARD($token) } gracza { $victim }
age-of-thieves-move-swap = Zamień
age-of-thieves-move-keep = Zostaw, jak jest
age-of-thieves-move-keep-token = Zatrzymaj
age-of-thieves-move-draw = Dobierz kartę
age-of-thieves-move-points = PA na następną turę
age-of-thieves-move-jewel = Od gracza { $victim }: { WORD($jewel, kind: "jewel") }
age-of-thieves-move-draw-card = Dobierz: { CARD($card) }
age-of-thieves-move-lift = Skradnij: { CARD($card) }
age-of-thieves-move-roll = Rzut { $dice }
age-of-thieves-move-event = { CARD($event) }
age-of-thieves-move-face = { CARD($token) }

## What happened

age-of-thieves-log-sheet = { $name } gra złodziejem: { CARD($thief) }.
    .you = Grasz złodziejem: { CARD($thief) }.
age-of-thieves-log-roll = { $name } rzuca: { $count }.
    .you = Rzucasz: { $count }.
age-of-thieves-log-first = Pierwszy złodziej: { $name }.
    .you = To ty zaczynasz jako pierwszy złodziej.
age-of-thieves-log-start = { $name } zaczyna w dzielnicy { WORD($district, kind: "district") }.
    .you = Zaczynasz w dzielnicy { WORD($district, kind: "district") }.
age-of-thieves-log-turn = Tura { $count }. Pierwszy złodziej: { $name }.
    .you = Tura { $count }. Pierwszym złodziejem jesteś ty.
age-of-thieves-log-alarm = Wszczęto alarm! Otwarte bramy: { WORD($district, kind: "district") }.
age-of-thieves-log-appear = { WORD($figure, kind: "figure") } pojawia się na polu „{ WORD($space, kind: "space") }”.
age-of-thieves-log-event = Wydarzenie: { CARD($event) }.
age-of-thieves-log-jewel = { $name } kładzie żółty klejnot na polu „{ WORD($space, kind: "space") }”.
    .you = Kładziesz żółty klejnot na polu „{ WORD($space, kind: "space") }”.
age-of-thieves-log-no-jewel = Brak miejsca na żółty klejnot w dzielnicy { WORD($district, kind: "district") }.
age-of-thieves-log-no-jewel-pool = W puli nie ma już żółtych klejnotów.
age-of-thieves-log-watch-roll = Inicjatywa straży: { $count }.
age-of-thieves-log-draw = { $name } dobiera: { CARD($card) }.
    .you = Dobierasz: { CARD($card) }.
age-of-thieves-log-draw-hidden = { $name } dobiera kartę.
    .you = Dobierasz kartę.
age-of-thieves-log-shuffle = Ze stosu odrzuconych powstaje nowa talia.
age-of-thieves-log-no-card = Dla gracza { $name } nie ma już kart.
    .you = Nie ma już dla ciebie kart.
age-of-thieves-log-discard = { $name } odrzuca: { CARD($card) }.
    .you = Odrzucasz: { CARD($card) }.
age-of-thieves-log-keeps = { $name } z tego nie korzysta.
    .you = Nie korzystasz z tego.
age-of-thieves-log-points = { $name } ma PA: niebieskie { $blue }, czerwone { $red }, fioletowe { $purple }.
    .you = Masz PA: niebieskie { $blue }, czerwone { $red }, fioletowe { $purple }.
age-of-thieves-log-declared = Zasłonki na bok.
age-of-thieves-log-stack = { $name }: zadeklarowana karta z { $points } PA.
    .you = Ty: zadeklarowana karta z { $points } PA.
age-of-thieves-log-lift = { $name }: zadeklarowane karty: { $count }, na nich Informatorzy: { $informers }, Agenci Gildii: { $agents }; niewykorzystane PA: { $unused }.
    .you = Ty: zadeklarowane karty: { $count }, na nich Informatorzy: { $informers }, Agenci Gildii: { $agents }; niewykorzystane PA: { $unused }.
age-of-thieves-log-reveal = { $points }: { $name } odkrywa kartę: { CARD($card) }.
    .you = { $points }: odkrywasz kartę: { CARD($card) }.
age-of-thieves-log-reveal-special = { $points }: { $name } odkrywa akcję specjalną pod kartą { CARD($card) }.
    .you = { $points }: odkrywasz akcję specjalną pod kartą { CARD($card) }.
age-of-thieves-log-use = { $name } rozpatruje kartę: { CARD($card) }.
    .you = Rozpatrujesz kartę: { CARD($card) }.
age-of-thieves-log-use-sneak = { $name } rozpatruje kartę: { CARD($card) } (Skradanie się).
    .you = Rozpatrujesz kartę: { CARD($card) } (Skradanie się).
age-of-thieves-log-use-run = { $name } rozpatruje kartę: { CARD($card) } (Bieg).
    .you = Rozpatrujesz kartę: { CARD($card) } (Bieg).
age-of-thieves-log-use-cunning = { $name } rozpatruje kartę: { CARD($card) } (Spryt złodzieja).
    .you = Rozpatrujesz kartę: { CARD($card) } (Spryt złodzieja).
age-of-thieves-log-use-plan = { $name } rozpatruje kartę: { CARD($card) } (Chytry plan).
    .you = Rozpatrujesz kartę: { CARD($card) } (Chytry plan).
age-of-thieves-log-use-special = { $name } rozpatruje akcję specjalną spod karty { CARD($card) }.
    .you = Rozpatrujesz akcję specjalną spod karty { CARD($card) }.
age-of-thieves-log-use-cover = { $name } rezygnuje z akcji specjalnej i rozpatruje kartę: { CARD($card) }.
    .you = Rezygnujesz z akcji specjalnej i rozpatrujesz kartę: { CARD($card) }.
age-of-thieves-log-decline = { $name } rezygnuje z karty: { CARD($card) }.
    .you = Rezygnujesz z karty: { CARD($card) }.
age-of-thieves-log-decline-special = { $name } rezygnuje z akcji specjalnej i z karty: { CARD($card) }.
    .you = Rezygnujesz z akcji specjalnej i z karty: { CARD($card) }.
age-of-thieves-log-step = { $name } idzie na pole „{ WORD($space, kind: "space") }”.
    .you = Idziesz na pole „{ WORD($space, kind: "space") }”.
age-of-thieves-log-sewer = { $name } wychodzi z kanałów na pole „{ WORD($space, kind: "space") }”.
    .you = Wychodzisz z kanałów na pole „{ WORD($space, kind: "space") }”.
age-of-thieves-log-leave = { $name } opuszcza miasto przez bramę „{ WORD($space, kind: "space") }”!
    .you = Opuszczasz miasto przez bramę „{ WORD($space, kind: "space") }”!
age-of-thieves-log-stop = { $name } zatrzymuje się.
    .you = Zatrzymujesz się.
age-of-thieves-log-extra = { $name } porusza się o 1 dodatkowe pole.
    .you = Poruszasz się o 1 dodatkowe pole.
age-of-thieves-log-take = { $name } podnosi na polu „{ WORD($space, kind: "space") }”: { WORD($jewel, kind: "jewel") }.
    .you = Podnosisz na polu „{ WORD($space, kind: "space") }”: { WORD($jewel, kind: "jewel") }.
age-of-thieves-log-turn-up = { $name } odkrywa na polu „{ WORD($space, kind: "space") }”: { CARD($token) }.
    .you = Odkrywasz na polu „{ WORD($space, kind: "space") }”: { CARD($token) }.
age-of-thieves-log-take-token = { $name } zatrzymuje z pola „{ WORD($space, kind: "space") }”: { CARD($token) }.
    .you = Zatrzymujesz z pola „{ WORD($space, kind: "space") }”: { CARD($token) }.
age-of-thieves-log-box = Do pudełka wraca żeton z pola „{ WORD($space, kind: "space") }”: { CARD($token) }.
age-of-thieves-log-rob = { $name } okrada gracza { $victim }: { WORD($jewel, kind: "jewel") }.
    .you = Okradasz gracza { $victim }: { WORD($jewel, kind: "jewel") }.
    .victim = { $name } okrada cię: { WORD($jewel, kind: "jewel") }.
age-of-thieves-log-mark = Gracza { $name } można okraść.
    .you = Można cię okraść.
age-of-thieves-log-vault = { $name } włamuje się do skarbca: najlepszy włamywacz, czerwone PA: { $count }.
    .you = Włamujesz się do skarbca: najlepszy włamywacz, czerwone PA: { $count }.
age-of-thieves-log-gates = Otworzą się bramy: { WORD($district, kind: "district") }.
age-of-thieves-log-caught = { $name } wpada w ręce straży na polu „{ WORD($space, kind: "space") }”!
    .you = Wpadasz w ręce straży na polu „{ WORD($space, kind: "space") }”!
age-of-thieves-log-lose = { $name } traci: { WORD($jewel, kind: "jewel") }; łup leży na polu „{ WORD($space, kind: "space") }”.
    .you = Tracisz: { WORD($jewel, kind: "jewel") }; łup leży na polu „{ WORD($space, kind: "space") }”.
age-of-thieves-log-lose-pool = { $name } traci: { WORD($jewel, kind: "jewel") }.
    .you = Tracisz: { WORD($jewel, kind: "jewel") }.
age-of-thieves-log-dungeon = { $name } trafia do lochu w dzielnicy { WORD($district, kind: "district") }.
    .you = Trafiasz do lochu w dzielnicy { WORD($district, kind: "district") }.
age-of-thieves-log-district = Karta dzielnicy ({ $name }): { WORD($district, kind: "district") }.
    .you = Twoja karta dzielnicy: { WORD($district, kind: "district") }.
age-of-thieves-log-opened = { $name } traci zadeklarowaną kartę: { CARD($card) }.
    .you = Tracisz zadeklarowaną kartę: { CARD($card) }.
age-of-thieves-log-opened-special = { $name } traci zadeklarowaną kartę: akcja specjalna pod kartą { CARD($card) }.
    .you = Tracisz zadeklarowaną kartę: akcja specjalna pod kartą { CARD($card) }.
age-of-thieves-log-watch = Straż działa (inicjatywa { $count }).
age-of-thieves-log-watch-goes = { WORD($figure, kind: "figure") } idzie z pola „{ WORD($from, kind: "space") }” na pole „{ WORD($space, kind: "space") }”.
age-of-thieves-log-watch-stays = { WORD($figure, kind: "figure") } zostaje na polu „{ WORD($space, kind: "space") }”.
age-of-thieves-log-march = { WORD($figure, kind: "figure") } (prowadzi { $name }) idzie na pole „{ WORD($space, kind: "space") }”.
    .you = { WORD($figure, kind: "figure") } (prowadzisz ty) idzie na pole „{ WORD($space, kind: "space") }”.
age-of-thieves-log-moved = { WORD($figure, kind: "figure") } (prowadzi { $name }) staje na polu „{ WORD($space, kind: "space") }”.
    .you = { WORD($figure, kind: "figure") } (prowadzisz ty) staje na polu „{ WORD($space, kind: "space") }”.
age-of-thieves-log-effect = { $name }: { CARD($card) }, { WORD($space, kind: "space") }.
    .you = Ty: { CARD($card) }, { WORD($space, kind: "space") }.
age-of-thieves-log-no-target = Bez skutku: { CARD($card) } ({ $name }).
    .you = Twoja karta nie ma skutku: { CARD($card) }.
age-of-thieves-log-smoke = { $name } spowija dymem pole „{ WORD($space, kind: "space") }”.
    .you = Spowijasz dymem pole „{ WORD($space, kind: "space") }”.
age-of-thieves-log-fire = { $name } podpala pole „{ WORD($space, kind: "space") }”.
    .you = Podpalasz pole „{ WORD($space, kind: "space") }”.
age-of-thieves-log-blaze = Pochodnia podpala skarbiec: do Klejnotu Cesarzy ({ WORD($space, kind: "space") }) nikt się nie dostanie, aż inicjatywa straży wyniesie 8.
age-of-thieves-log-quenched = Straż gasi ogień na Klejnocie Cesarzy ({ WORD($space, kind: "space") }).
age-of-thieves-log-stun = { WORD($figure, kind: "figure") } na polu „{ WORD($space, kind: "space") }” nie działa w tej turze.
age-of-thieves-log-gain = { $name } będzie mieć w następnej Fazie deklaracji o { $count } PA więcej.
    .you = W następnej Fazie deklaracji będziesz mieć o { $count } PA więcej.
age-of-thieves-log-loss = { $name } będzie mieć w następnej Fazie deklaracji o { $count } PA mniej.
    .you = W następnej Fazie deklaracji będziesz mieć o { $count } PA mniej.
age-of-thieves-log-hide = { $name } się ukrywa.
    .you = Ukrywasz się.
age-of-thieves-log-steal = { $name } kradnie graczowi { $victim } kartę: { CARD($card) }.
    .you = Kradniesz graczowi { $victim } kartę: { CARD($card) }.
    .victim = { $name } kradnie ci kartę: { CARD($card) }.
age-of-thieves-log-steal-hidden = { $name } kradnie graczowi { $victim } kartę.
age-of-thieves-log-give = { $name } oddaje graczowi { $victim } kartę: { CARD($card) }.
    .you = Oddajesz graczowi { $victim } kartę: { CARD($card) }.
    .victim = { $name } oddaje ci kartę: { CARD($card) }.
age-of-thieves-log-give-hidden = { $name } oddaje graczowi { $victim } kartę.
age-of-thieves-log-listen = { $name } poznaje zadeklarowaną kartę gracza { $victim }: { CARD($card) } z { $points } PA.
    .you = Poznajesz zadeklarowaną kartę gracza { $victim }: { CARD($card) } z { $points } PA.
    .victim = { $name } poznaje twoją zadeklarowaną kartę: { CARD($card) } z { $points } PA.
age-of-thieves-log-listen-special = { $name } poznaje zadeklarowaną kartę gracza { $victim }: akcja specjalna pod kartą { CARD($card) } z { $points } PA.
    .you = Poznajesz zadeklarowaną kartę gracza { $victim }: akcja specjalna pod kartą { CARD($card) } z { $points } PA.
    .victim = { $name } poznaje twoją zadeklarowaną kartę: akcja specjalna pod kartą { CARD($card) } z { $points } PA.
age-of-thieves-log-listen-hidden = { $name } ogląda zadeklarowaną kartę gracza { $victim } z { $points } PA.
    .victim = { $name } ogląda twoją zadeklarowaną kartę z { $points } PA.
age-of-thieves-log-look = { $name } ogląda żeton na polu „{ WORD($space, kind: "space") }”.
    .you = Oglądasz żeton na polu „{ WORD($space, kind: "space") }”.
age-of-thieves-log-looked = { $name } widzi na polu „{ WORD($space, kind: "space") }”: { CARD($token) }.
    .you = Widzisz na polu „{ WORD($space, kind: "space") }”: { CARD($token) }.
age-of-thieves-log-looked-hidden = { $name } zna żeton na polu „{ WORD($space, kind: "space") }”.
age-of-thieves-log-fetch = { $name } bierze ze stosu odrzuconych: { CARD($card) }.
    .you = Bierzesz ze stosu odrzuconych: { CARD($card) }.
age-of-thieves-log-confiscate = { $name } konfiskuje graczowi { $victim }: { WORD($jewel, kind: "jewel") }; łup leży na polu „{ WORD($space, kind: "space") }”.
    .you = Konfiskujesz graczowi { $victim }: { WORD($jewel, kind: "jewel") }; łup leży na polu „{ WORD($space, kind: "space") }”.
    .victim = { $name } konfiskuje ci: { WORD($jewel, kind: "jewel") }; łup leży na polu „{ WORD($space, kind: "space") }”.
age-of-thieves-log-token-stolen = { $name } zabiera graczowi { $victim }: { CARD($token) }.
    .you = Zabierasz graczowi { $victim }: { CARD($token) }.
    .victim = { $name } zabiera ci: { CARD($token) }.
age-of-thieves-log-barred = { $name } rygluje w tej turze bramę „{ WORD($space, kind: "space") }”.
    .you = Ryglujesz w tej turze bramę „{ WORD($space, kind: "space") }”.
age-of-thieves-log-gone = { WORD($figure, kind: "figure") } z pola „{ WORD($space, kind: "space") }” schodzi z planszy.
age-of-thieves-log-clean-up = Koniec tury.
age-of-thieves-log-pass = Pierwszym złodziejem jest teraz { $name }.
    .you = Pierwszym złodziejem jesteś teraz ty.
age-of-thieves-log-over = Noc dobiegła końca.
age-of-thieves-log-reposition = { WORD($figure, kind: "figure") } trafia na pole „{ WORD($space, kind: "space") }”.
age-of-thieves-log-swap = { $count ->
    [0] { $name } zostawia żetony, jak są.
   *[other] { $name } zamienia żetony.
  }
    .you = { $count ->
        [0] Zostawiasz żetony, jak są.
       *[other] Zamieniasz żetony.
      }
age-of-thieves-log-picks = { $name } wybiera pole „{ WORD($space, kind: "space") }”.
    .you = Wybierasz pole „{ WORD($space, kind: "space") }”.
age-of-thieves-log-aims = { $name } bierze na cel gracza { $victim }.
    .you = Bierzesz na cel gracza { $victim }.
    .victim = { $name } bierze cię na cel.
age-of-thieves-log-swap-hidden = { $name } być może zamienia żetony.

## The end

age-of-thieves-source-emperor = Klejnot Cesarzy
age-of-thieves-source-burglar = Najlepszy włamywacz
age-of-thieves-source-green = Zielone klejnoty
age-of-thieves-source-yellow = Żółte klejnoty
age-of-thieves-source-trinkets = Błyskotki
age-of-thieves-reason-jewel = Klejnot Cesarzy jest poza miastem.
age-of-thieves-reason-dawn = Noc minęła; kto uciekł, liczy łupy.
age-of-thieves-reason-nobody = Nikt nie wydostał się z miasta.
age-of-thieves-tie-nobody = Wszyscy złodzieje przegrali.
age-of-thieves-tie-escaped = Liczą się tylko ci, którzy uciekli.
age-of-thieves-tie-jewel = Rozstrzyga Klejnot Cesarzy.
age-of-thieves-tie-burglar = Remis PZ; pierwszeństwo ma najlepszy włamywacz.
age-of-thieves-tie-jewels = Remis PZ; rozstrzyga liczba klejnotów.
age-of-thieves-tie-greens = Remis PZ i klejnotów; rozstrzygają zielone.
age-of-thieves-tie-first = Pełny remis; pierwszeństwo ma ten, kto uciekł wcześniej.

## Options

age-of-thieves-option-specials = Akcje specjalne
    .help = Każdy złodziej ma akcję specjalną. W pierwszej grze można je pominąć.
age-of-thieves-option-thieves = Złodzieje
    .help = Losowani albo wybierani po kolei od pierwszego złodzieja.
age-of-thieves-value-dealt = losowani
age-of-thieves-value-chosen = wybierani

## Why not

age-of-thieves-why-over = Gra jest skończona.
age-of-thieves-why-not-asked = Teraz nie twoja kolej.
age-of-thieves-why-not-offered = Tego teraz nie możesz wybrać.
age-of-thieves-why-stack-empty = Na każdej zadeklarowanej karcie leży co najmniej 1 PA.
age-of-thieves-why-not-in-hand = Nie masz na ręce karty { CARD($card) } (albo nie tyle razy).
age-of-thieves-why-alike-order = Z jednakowych kart najpierw podaj tę z większą liczbą PA, a przykrywającą akcję specjalną przed pozostałymi.
age-of-thieves-why-no-tokens = Nie masz tylu takich żetonów.
age-of-thieves-why-agent-pair = Oba PA Agenta Gildii leżą na jednej karcie.
age-of-thieves-why-tokens-over = Żetony są warte więcej niż PA na wszystkich twoich kartach.
age-of-thieves-why-too-many-points = Nie masz tylu PA; masz { $count }.
age-of-thieves-why-no-specials = W tej grze nie ma akcji specjalnych.
age-of-thieves-why-dungeon-move = W lochu można rozpatrzyć tylko Ruch, by wyjść.
age-of-thieves-why-dungeon-fire = Przy każdym wyjściu z lochu płonie ogień.
age-of-thieves-why-leave-dungeon = Najpierw wyjdź z lochu.
age-of-thieves-why-spent = Po Biegu lub Chytrym planie nie rozpatruje się już kart w tej turze.
age-of-thieves-why-not-alone = Bieg i Chytry plan muszą być twoją jedyną kartą w tej turze.
age-of-thieves-why-no-special-stack = Pod tą kartą nie ma akcji specjalnej.
age-of-thieves-why-other-card = To należy do innej karty.
age-of-thieves-why-snared = Tkwisz we wnykach i nie możesz się poruszyć w tej turze.
age-of-thieves-why-into-dungeon = Nikt z własnej woli nie wchodzi do lochu „{ WORD($space, kind: "space") }”.
age-of-thieves-why-no-path = Stąd nie ma ścieżki na pole „{ WORD($space, kind: "space") }”.
age-of-thieves-why-fire = Pole „{ WORD($space, kind: "space") }” płonie.
age-of-thieves-why-no-steps = W tym ruchu nie możesz już iść dalej.
age-of-thieves-why-no-alarm = Bramy otwierają się dopiero po wszczęciu alarmu.
age-of-thieves-why-no-gate = Nie stoisz na otwartej bramie.
age-of-thieves-why-running = W biegu można tylko się przemieszczać.
age-of-thieves-why-no-jewel = Nie ma tu takiego klejnotu.
age-of-thieves-why-no-token = Nie ma tu takiego żetonu.
age-of-thieves-why-rob-elsewhere = Musisz stać na polu okradanego.
age-of-thieves-why-robbed-already = Tego złodzieja już w tej turze okradziono.
age-of-thieves-why-not-robbable = Tego złodzieja nie można teraz okraść.
age-of-thieves-why-no-such-jewel = Ten złodziej nie ma takiego klejnotu.
age-of-thieves-why-sewers-shut = W tej turze nikt nie używa kanałów.
age-of-thieves-why-sewers-once = Tylko jedna podróż kanałami w ruchu.
age-of-thieves-why-no-entrance = Nie ma tu wejścia do kanałów.
age-of-thieves-why-not-entered = Musisz w tym ruchu wejść na pole wejścia do kanałów.
age-of-thieves-why-no-exit = Tego wyjścia nie możesz użyć.
age-of-thieves-why-no-familiar = Nie masz Znajomego sąsiedztwa.
age-of-thieves-why-familiar-once = Tylko jedno Znajome sąsiedztwo na ruch.
age-of-thieves-why-acrobat-once = Akrobata działa raz na turę i nie po wyjściu z kanałów.
age-of-thieves-why-acrobat-noiron = Tylko Noiron jest akrobatą.
age-of-thieves-why-start-taken = Ktoś już tu zaczyna: { WORD($district, kind: "district") }.
age-of-thieves-why-jewel-space = Pole „{ WORD($space, kind: "space") }” nie jest pustym polem tej dzielnicy, co najmniej 6 pól od każdego złodzieja.
age-of-thieves-why-must-discard = Musisz odrzucić kartę.
age-of-thieves-why-march = Figurka nie może iść na pole „{ WORD($space, kind: "space") }”: brak ścieżki, ogień albo brak miejsca, by stanąć.
age-of-thieves-why-target-needed = Karta wymaga celu; jeśli nie chcesz nic robić, zrezygnuj z jej rozpatrzenia.
age-of-thieves-why-wrong-kind = Ta karta nie działa na nic takiego.
age-of-thieves-why-no-watch = Na polu „{ WORD($space, kind: "space") }” nie stoi figurka straży.
age-of-thieves-why-not-captains = Ta karta działa na strażników, nie na kapitanów.
age-of-thieves-why-too-far = Pole „{ WORD($space, kind: "space") }” jest za daleko: zasięg wynosi { $count }.
age-of-thieves-why-other-district = Pole „{ WORD($space, kind: "space") }” leży w innej dzielnicy.
age-of-thieves-why-snared-guard = Ten strażnik tkwi we wnykach; w tej turze żadna karta go nie poruszy.
age-of-thieves-why-moved-already = Strażnika z pola „{ WORD($space, kind: "space") }” nie można teraz poruszyć: każdy rusza się raz, i tylko ten, kto był w zasięgu.
age-of-thieves-why-not-yourself = Wybierz rywala, nie siebie.
age-of-thieves-why-no-such-thief = Nikt tam nie siedzi.
age-of-thieves-why-has-left = Ten złodziej opuścił już miasto.
age-of-thieves-why-in-dungeon = Ten złodziej jest w lochu, poza zasięgiem kart.
age-of-thieves-why-token-not-there = Ten złodziej nie ma takiego żetonu do zabrania.
age-of-thieves-why-not-emperor = Wybierz dowolny klejnot oprócz Klejnotu Cesarzy.
age-of-thieves-why-dungeon-space = Lochu nie można wybrać.
age-of-thieves-why-not-free = Na polu „{ WORD($space, kind: "space") }” ktoś stoi.
age-of-thieves-why-no-post = Pole „{ WORD($space, kind: "space") }” to nie posterunek.
age-of-thieves-why-watch-there = Na polu „{ WORD($space, kind: "space") }” stoi już figurka straży.
age-of-thieves-why-no-face-down = Na polu „{ WORD($space, kind: "space") }” nie leży zakryty żeton.
age-of-thieves-why-token-twice = Żeton na polu „{ WORD($space, kind: "space") }” już oglądasz.
age-of-thieves-why-only-entrance = To jest samo wejście; wyjdź gdzie indziej.
age-of-thieves-why-no-grenade = { CARD($card) } to nie granat.
age-of-thieves-why-no-device = { CARD($card) } to nie urządzenie.
age-of-thieves-why-price = { CARD($card) } to cena tej akcji i nie można tej karty wybrać.
age-of-thieves-why-not-in-pile = Tej karty nie ma na stosie odrzuconych: { CARD($card) }.
age-of-thieves-why-put-near = Klejnot kładzie się na polu rywala albo na sąsiednim.
age-of-thieves-why-turn-first = Żeton jest zakryty: najpierw go odkryj.
age-of-thieves-why-face-up = Żeton jest już odkryty.
age-of-thieves-why-not-kept = Ten żeton zostaje na swoim polu; nikt nie może go zatrzymać.
age-of-thieves-why-take-trinkets = Odkryte Błyskotki zabiera się jak klejnot.

## Errors

age-of-thieves-error-one-of = { $where } musi być jednym z { $allowed }
age-of-thieves-error-together = { $where }: razem musi być { $wanted }, a nie { $found }
age-of-thieves-error-path = { $where }: ścieżka łączy dwa różne pola planszy: a = "Na1", b = "Na2"
age-of-thieves-error-path-dungeon = { $where }: ścieżka lochu prowadzi na zewnątrz (a = loch, out = true), a żadna inna nie ma „out”
age-of-thieves-error-far = { $where }: z { $a } do { $b } musi się dać dojść w najwyżej { $most } krokach
age-of-thieves-error-declare-word = „{ $word }”: podaj kartę i jej PA, np. move:3 lub special+G04:5
age-of-thieves-error-declare-twice = { $word } występuje dwa razy
age-of-thieves-error-declare-many = można zadeklarować najwyżej pięć kart akcji ogólnych
age-of-thieves-error-declare-points = nikt nie ma więcej PA niż { $most }
age-of-thieves-error-space = „{ $word }” to nie pole planszy
age-of-thieves-error-gates-open = gdy Klejnot Cesarzy podniesiono, trzeba podać dzielnicę otwartych bram (N, E, S lub W)
age-of-thieves-error-gates-shut = bramy znane są dopiero po podniesieniu Klejnotu Cesarzy
age-of-thieves-error-event-side = wydarzenia nie pasują do strony arkusza straży
age-of-thieves-error-event-early = w tej fazie nie obowiązuje jeszcze wydarzenie
age-of-thieves-error-figure-space = figurka straży nie może tam stać
age-of-thieves-error-captain-early = kapitanowie przychodzą z alarmem
age-of-thieves-error-dungeon-empty = w lochu nic nie leży
age-of-thieves-error-fire-free = ogień płonie tylko tam, gdzie nie ma figurki
age-of-thieves-error-token-post = zakryte żetony leżą na posterunkach poza Pałacem
age-of-thieves-error-token-gone = ten żeton nigdy nie zostaje na planszy
age-of-thieves-error-sheet-twice = dwóch złodziei ma ten sam arkusz
age-of-thieves-error-out-order = złodzieje wychodzą jeden po drugim, po wszczęciu alarmu
age-of-thieves-error-out-and-here = złodzieja, który wyszedł, nie ma na planszy
age-of-thieves-error-best-burglar = jeden złodziej jest najlepszym włamywaczem, gdy klejnot podniesiono
age-of-thieves-error-used-tokens = użyto więcej żetonów, niż jest
age-of-thieves-error-fresh = dobrane właśnie karty to najwyżej dwie z ręki
age-of-thieves-error-stacks = takich kart nie można zadeklarować
age-of-thieves-error-hand-limit = więcej niż pięć kart akcji ogólnych na ręce
age-of-thieves-error-cover = na karcie akcji specjalnej leży karta akcji ogólnej, i tylko na takiej
age-of-thieves-error-copies = nie ma tylu egzemplarzy karty { $card }
age-of-thieves-error-tokens = nie ma tylu żetonów miasta
age-of-thieves-error-jewels = nie ma tylu klejnotów
age-of-thieves-error-known = musi podać, kto ma kartę i kto o tym wie
age-of-thieves-error-doing = te zasady nie mogą tu być w toku
age-of-thieves-error-not-over = noc nie może się jeszcze skończyć
age-of-thieves-error-phase-told = trzeba pominąć: doing albo over mówi, jak daleko zaszła noc
age-of-thieves-error-alarm-lifted = musi być true: alarm wszczyna się dopiero po podniesieniu Klejnotu Cesarzy
age-of-thieves-error-alarm-raised = musi być true, gdy wszczynany jest alarm
age-of-thieves-error-due = true tylko w ruchu, w którym Klejnot Cesarzy podniesiono po raz pierwszy, zanim bramy są znane
age-of-thieves-error-barred = bramę zamyka tylko wydarzenie A11, i to jedną z dwóch otwartych
age-of-thieves-error-looked = Morius obejrzał tylko zakryte żetony (token: "down")
age-of-thieves-error-not-lifted = przed podniesieniem (lifted: true) Klejnot Cesarzy leży pośrodku Pałacu, na P0
age-of-thieves-error-red-points = czerwone PA ma jeden złodziej, gdy Klejnot Cesarzy podniesiono
age-of-thieves-error-robbed-marked = złodziej okradziony w tej turze nie ma znacznika kradzieży
age-of-thieves-error-known-holder = żadne z tych miejsc nie ma tej karty
age-of-thieves-error-is-over = musi być true: Klejnot Cesarzy albo wszyscy opuścili miasto, albo skończyła się ostatnia tura
age-of-thieves-error-first = pierwszy złodziej to numer miejsca po rzucie kośćmi, a przedtem -1
age-of-thieves-error-set-up = nie pasuje do przygotowania gry: złodziei i pola startowe rozdaje się po kolei, a gdy noc się zaczyna, każdy ma jedno i drugie
age-of-thieves-error-nowhere = musi być polem; nigdzie jest tylko złodziej, który opuścił miasto (out)
age-of-thieves-error-not-left = „left” ma złodziej, który opuścił miasto (out) w fazie rozpatrywania tej tury
age-of-thieves-error-left-cards = musi być puste: złodziej, który wyszedł, ma karty tylko do Fazy porządków (stan „left”), a jego zadeklarowane karty są odkryte
age-of-thieves-error-event-needed = trzeba podać: w tej fazie obowiązuje wydarzenie
age-of-thieves-error-event-last = nie ma już wydarzenia do odkrycia: noc byłaby skończona
age-of-thieves-error-acted = true w fazie rozpatrywania, odkąd działa straż; poza tym false
age-of-thieves-error-resolving = true od deklaracji do sprzątania, poza tym false
age-of-thieves-error-stacks-early = musi być puste: zadeklarowane karty i żetony na nich leżą tylko w fazie rozpatrywania
age-of-thieves-error-swept = musi być puste: dym, ogień, znaczniki i wszystko, co trwa jedną turę, pojawia się w fazie rozpatrywania i kończy w Fazie porządków
age-of-thieves-error-jewel-dropped = poza Pałacem Klejnot Cesarzy leży tylko na posterunku cesarskim
age-of-thieves-error-caught = musi zawierać „caught”, gdy ten złodziej jest łapany
age-of-thieves-error-doing-thief = musi być złodziejem na planszy, którego dotyczy ta zasada
age-of-thieves-error-doing-abroad = muszą to być rywale na planszy, poza lochami
age-of-thieves-error-doing-figure = muszą to być figurki straży na planszy, które ta zasada może poruszyć
age-of-thieves-error-doing-space = musi być polem, na którym to się dzieje
age-of-thieves-error-doing-stack = musi być kartą, która tam leży i to powoduje
age-of-thieves-error-doing-target = nie ma tu z czego wybierać

## Rules

age-of-thieves-section-G = Pojęcia
age-of-thieves-section-S = Przygotowanie
age-of-thieves-section-E = Faza wydarzeń
age-of-thieves-section-P = Faza planowania
age-of-thieves-section-D = Faza deklaracji
age-of-thieves-section-R = Faza rozpatrywania: kolejność
age-of-thieves-section-A = Akcje
age-of-thieves-section-M = Ruch
age-of-thieves-section-J = Klejnoty i żetony na planszy
age-of-thieves-section-H = Kradzież
age-of-thieves-section-W = Straż
age-of-thieves-section-C = Złapani
age-of-thieves-section-V = Skarbiec i alarm
age-of-thieves-section-N = Faza porządków
age-of-thieves-section-Z = Koniec i zwycięzca
age-of-thieves-section-F = Pola
age-of-thieves-section-K = Żetony miasta i znaczniki
age-of-thieves-section-I = Zasoby
age-of-thieves-section-Y = Warianty
age-of-thieves-section-X = Przykłady
age-of-thieves-section-Q = Rozstrzygnięcia

age-of-thieves-rule-AT-G1 = Tura ma pięć faz: wydarzeń, planowania, deklaracji, rozpatrywania, porządków. Gra to ciąg takich tur.
age-of-thieves-rule-AT-G2 = Wynieś Klejnot Cesarzy przez otwartą bramę. W przeciwnym razie wygrywa ten, kto ucieknie z najcenniejszym łupem; kto zostanie w mieście, przegrywa.
age-of-thieves-rule-AT-G3 = Miasto ma pięć dzielnic: Pałac w środku, Złote Dachy (N), Pusty Kocioł (E), Słone Doki (S) i Stukoty (W). Oznaczenia granic na ścieżkach niczego nie zmieniają.
age-of-thieves-rule-AT-G4 = Efekt działa tylko na to, co wymienia: figurkę, złodzieja, strażnika, kapitana. „Strażnik” nigdy nie oznacza kapitana.
age-of-thieves-rule-AT-G5 = Pole to każde pole poza lochem; na pustym nie ma niczego; na wolnym nie ma figurki.
age-of-thieves-rule-AT-G6 = Odległość to najmniejsza liczba pól, o jaką trzeba się poruszyć z jednego pola na drugie.
age-of-thieves-rule-AT-G7 = Zasięg n to maksymalnie n pól od działającego złodzieja; D to dzielnica, w której przebywa; bez symbolu zasięgu obowiązuje tekst karty.
age-of-thieves-rule-AT-G8 = Kogo dosięgnie symbol kradzieży, tego można okraść.
age-of-thieves-rule-AT-G9 = Kto porusza figurkami, ma nad nimi pełną kontrolę: każdą o dowolną liczbę pól, od zera do podanej.
age-of-thieves-rule-AT-G10 = Pierwszy złodziej odkrywa wydarzenia, kładzie żółte klejnoty, rzuca za straż, prowadzi ją tam, gdzie zasady zostawiają wybór, i decyduje o sprawach wszystkich, nawet z lochu.
age-of-thieves-rule-AT-G11 = Zdolności działają za każdym razem, gdy zajdzie ich warunek, chyba że napisano: raz na turę.
age-of-thieves-rule-AT-G12 = Złodziej jest ukryty na kryjówce, w Ciemnym zaułku lub dymie, w Płaszczu odbić lub Łachmanach żebraka oraz do końca tury, w której wyszedł z lochu. Straż go nie wykrywa ani nie łapie, ale może być celem i można go okraść.
age-of-thieves-rule-AT-G13 = Złapać można tylko tego, kto nie jest ukryty ani w lochu i kogo nic innego nie chroni.
age-of-thieves-rule-AT-S1 = Na każdym z 12 posterunków z mieczami stoi strażnik.
age-of-thieves-rule-AT-S2 = Klejnot Cesarzy leży na środku Pałacu, po jednym zielonym klejnocie na czterech oznaczonych polach.
age-of-thieves-rule-AT-S3 = Na każdym posterunku poza Pałacem kładzie się zakryty żeton miasta, razem 40; pozostałe 11 odkłada się do pudełka bez podglądania.
age-of-thieves-rule-AT-S4 = W puli jest na początku 8 strażników, 2 kapitanów i 10 żółtych klejnotów oraz znaczniki według potrzeb.
age-of-thieves-rule-AT-S5 = Talia dzielnic ma po jednej karcie każdej zewnętrznej dzielnicy.
age-of-thieves-rule-AT-S6 = W grze jest 10 z 12 wydarzeń ciszy i 5 z 11 alarmu; resztę odkłada się do pudełka bez podglądania.
age-of-thieves-rule-AT-S7 = Arkusz straży zaczyna stroną ciszy.
age-of-thieves-rule-AT-S8 = Każdy losuje jednego z sześciu złodziei; arkusz leży odkryty.
age-of-thieves-rule-AT-S9 = Każdy ma Ruch, Zasadzkę, akcję specjalną swojego złodzieja i 10 niebieskich PA.
age-of-thieves-rule-AT-S10 = 70 kart akcji ogólnych się tasuje; każdy dobiera dwie.
age-of-thieves-rule-AT-S11 = Najwyższy rzut wskazuje pierwszego złodzieja; od niego po kolei każdy wybiera pole startowe, po jednym złodzieju.
age-of-thieves-rule-AT-S12 = Niewykorzystani złodzieje z kartami i PA pozostają poza grą.
age-of-thieves-rule-AT-S13 = Gra dwie do czterech osób; zmienia się tylko liczba złodziei i czerwonych PA (gracze minus jeden).
age-of-thieves-rule-AT-E1 = Jeśli w poprzedniej turze podniesiono Klejnot Cesarzy, najpierw wszczyna się alarm.
age-of-thieves-rule-AT-E2 = Pierwszy złodziej odkrywa następne wydarzenie z bieżącej talii; działa od razu albo do Fazy porządków.
age-of-thieves-rule-AT-E3 = Turę ostatniego wydarzenia rozgrywa się do końca.
age-of-thieves-rule-AT-E4 = Podczas ciszy pierwszy złodziej kładzie żółty klejnot na pustym polu wskazanej dzielnicy, w odległości co najmniej 6 pól od każdego złodzieja.
age-of-thieves-rule-AT-E5 = Od chwili wszczęcia alarmu żółtych klejnotów się nie kładzie.
age-of-thieves-rule-AT-E6 = Inicjatywę straży podczas ciszy wskazuje jedna kość, podczas alarmu wyższa z dwóch; wynik widzą wszyscy.
age-of-thieves-rule-AT-P1 = Od pierwszego złodzieja każdy złodziej na planszy dobiera kartę, w lochu czy nie.
age-of-thieves-rule-AT-P2 = Najwyżej pięć kart akcji ogólnych na ręce, zawsze; nadmiar odrzuca się od razu.
age-of-thieves-rule-AT-P3 = Odrzucone karty leżą odkryte i każdy może je przeglądać.
age-of-thieves-rule-AT-P4 = Gdy talia się skończy, tasuje się stos odrzuconych.
age-of-thieves-rule-AT-D1 = Wszyscy deklarują naraz i w tajemnicy: dowolne karty z ręki, zakryte, z PA na każdej.
age-of-thieves-rule-AT-D2 = Na każdej karcie leży co najmniej 1 PA; górnej granicy nie ma, PA mogą pozostać niewykorzystane.
age-of-thieves-rule-AT-D3 = Masz PA niebieskie, czerwone z Klejnotem Cesarzy, fioletowe przyznane wcześniej oraz żetony, które na to przeznaczysz.
age-of-thieves-rule-AT-D4 = Zmiany liczby PA działają na początku Fazy deklaracji.
age-of-thieves-rule-AT-D5 = Akcję specjalną deklaruje się pod jedną kartą akcji ogólnej, z PA na obu; karta podstawowa nie może jej przykryć.
age-of-thieves-rule-AT-D6 = Gdy wszyscy są gotowi, zasłonki odkłada się na bok: widać zakryte karty i PA na nich.
age-of-thieves-rule-AT-D7 = Arkusze są zawsze jawne, tylko żetony dające PA można ukryć podczas deklaracji.
age-of-thieves-rule-AT-R1 = PA na zadeklarowanej karcie to jej inicjatywa, kość to inicjatywa straży; działa się od najwyższej.
age-of-thieves-rule-AT-R2 = Wszyscy strażnicy i kapitanowie działają raz na turę, razem, przy inicjatywie straży.
age-of-thieves-rule-AT-R3 = Remis ze strażą: podczas ciszy pierwszy jest złodziej, podczas alarmu straż.
age-of-thieves-rule-AT-R4 = Przy remisie złodzieje rozpatrują na zmianę po jednej karcie, od pierwszego złodzieja w lewo.
age-of-thieves-rule-AT-R5 = W remisie nikt nie może ustąpić miejsca.
age-of-thieves-rule-AT-R6 = Rozpatrując kartę, właściciel odkrywa ją i stosuje jej efekt; karta zostaje na stole do Fazy porządków.
age-of-thieves-rule-AT-R7 = Można zrezygnować z rozpatrzenia karty: zostaje odkryta i nie działa.
age-of-thieves-rule-AT-R8 = Własne zadeklarowane karty można zawsze oglądać.
age-of-thieves-rule-AT-R9 = Faza kończy się, gdy rozpatrzono wszystkie zadeklarowane karty i zadziałała straż; działa ona zawsze.
age-of-thieves-rule-AT-A1 = Ruch i Zasadzka mają słabszy i mocniejszy efekt; wybiera się przy rozpatrywaniu.
age-of-thieves-rule-AT-A2 = Skradanie się i Spryt złodzieja łączą się z innymi kartami.
age-of-thieves-rule-AT-A3 = Bieg i Chytry plan są możliwe tylko, gdy w tej turze nie rozpatrujesz innej karty.
age-of-thieves-rule-AT-A4 = Skradanie się to ruch maksymalnie o 4 pola. Bieg to maksymalnie 7 pól i nic więcej: bez klejnotów, żetonów i kradzieży.
age-of-thieves-rule-AT-A5 = Zasadzka daje karty lub PA na następną turę.
age-of-thieves-rule-AT-A6 = Karty podstawowe wracają co turę i nie można ich stracić.
age-of-thieves-rule-AT-A7 = Gdy przychodzi kolej na zadeklarowaną akcję specjalną, wybierasz: akcję specjalną, odrzucając od razu kartę z wierzchu jako jej cenę, albo tę kartę.
age-of-thieves-rule-AT-A8 = Karty akcji specjalnych wracają na rękę, nie można ich stracić i nie wliczają się do limitu kart na ręce.
age-of-thieves-rule-AT-A9 = Zadeklarowaną kartę akcji ogólnej odrzuca się w Fazie porządków, rozpatrzoną czy nie.
age-of-thieves-rule-AT-A10 = Najwyżej pięć kart akcji ogólnych na ręce.
age-of-thieves-rule-AT-M1 = Ruch prowadzi po ścieżkach z pola na pole, maksymalnie o dozwoloną liczbę pól, w dowolną stronę, także o zero.
age-of-thieves-rule-AT-M2 = Figurki mogą przechodzić przez pola z innymi figurkami.
age-of-thieves-rule-AT-M3 = Na koniec ruchu na polu stoi dowolnie wielu złodziei, ale jedna figurka straży.
age-of-thieves-rule-AT-M4 = W swoim ruchu złodziej może na każdym polu podnosić klejnoty, odkrywać żetony i kraść.
age-of-thieves-rule-AT-M5 = Przenoszoną figurkę podnosi się i stawia; pomiędzy nic się nie dzieje.
age-of-thieves-rule-AT-M6 = Kto wejdzie na pole wejścia do kanałów, może wyjść dowolnym wyjściem; to kończy ruch, a wyjście jest jego ostatnim polem.
age-of-thieves-rule-AT-M7 = Straż nie używa kanałów, ale może stać na tych polach i przez nie przechodzić.
age-of-thieves-rule-AT-M8 = Po wyjściu z kanałów kolejna karta ruchu działa w tej turze normalnie.
age-of-thieves-rule-AT-J1 = Złodziej na polu z klejnotem może go w swoim ruchu podnieść.
age-of-thieves-rule-AT-J2 = Złodziej na polu z żetonem może go w swoim ruchu odkryć i, jeśli rodzaj pozwala, zatrzymać.
age-of-thieves-rule-AT-J3 = Nie ma limitu podnoszenia ani niesienia i nie trzeba się przy tym zatrzymywać.
age-of-thieves-rule-AT-J4 = W biegu niczego się nie podnosi.
age-of-thieves-rule-AT-H1 = Okraść można tylko złodzieja, który jest pod wpływem efektu kradzieży.
age-of-thieves-rule-AT-H2 = Karta kradzieży trafia rywala, jeśli on lub jego pole jest jej celem.
age-of-thieves-rule-AT-H3 = Jeśli stoisz na polu trafionego rywala, możesz go od razu okraść.
age-of-thieves-rule-AT-H4 = W przeciwnym razie dostaje znacznik kradzieży: do końca tury może go okraść każdy, kto przejdzie przez jego pole.
age-of-thieves-rule-AT-H5 = Kradzież zabiera jeden klejnot wybrany przez złodzieja, także Klejnot Cesarzy lub Błyskotki.
age-of-thieves-rule-AT-H6 = Okraść można kogoś raz na turę; kraść można bez limitu.
age-of-thieves-rule-AT-H7 = Niewykorzystane znaczniki kradzieży wracają w Fazie porządków.
age-of-thieves-rule-AT-W1 = Arkusz straży podaje czujność i ruch strażników i kapitanów; kart nie używają. Podczas ciszy strażnicy mają czujność 4 i ruch 3. Podczas alarmu strażnicy mają czujność 5 i ruch 4, kapitanowie czujność 6 i ruch 5.
age-of-thieves-rule-AT-W2 = Figurka straży stoi, chyba że wykryje złodzieja: w zasięgu czujności i nieukrytego.
age-of-thieves-rule-AT-W3 = Porusza się ku niemu najkrótszą drogą, maksymalnie o tyle pól, ile wynosi jej ruch.
age-of-thieves-rule-AT-W4 = Gdzie spotka złodziei, których może złapać, łapie wszystkich i staje.
age-of-thieves-rule-AT-W5 = Najpierw działają strażnicy, potem kapitanowie; kolejność wybiera pierwszy złodziej.
age-of-thieves-rule-AT-W6 = Każda figurka idzie do najbliższego wykrytego złodzieja.
age-of-thieves-rule-AT-W7 = Przy równej odległości straż chce złapać jak najwięcej; resztę rozstrzyga pierwszy złodziej.
age-of-thieves-rule-AT-W8 = Idzie ku wykrytemu, nawet jeśli nie może go złapać.
age-of-thieves-rule-AT-W9 = Kto zaczyna turę na polu figurki straży, nie jest złapany, póki straż nie zadziała, chyba że coś innego nią poruszy.
age-of-thieves-rule-AT-W10 = Kto nieukryty wejdzie na pole straży, jest od razu złapany.
age-of-thieves-rule-AT-W11 = Tak samo ten, kto odkryje Tajniaka.
age-of-thieves-rule-AT-W12 = Figurka poruszona kartą łapie tak samo i tam staje.
age-of-thieves-rule-AT-W13 = Czujność straży jest większa niż jej ruch: wykryty to jeszcze nie złapany.
age-of-thieves-rule-AT-C1 = Złapany: Klejnot Cesarzy trafia na posterunek cesarski dzielnicy (w Pałacu zostaje na miejscu); w przeciwnym razie jego najmniej wart klejnot wraca do puli.
age-of-thieves-rule-AT-C2 = Potem odrzuca wybraną kartę akcji ogólnej.
age-of-thieves-rule-AT-C3 = Potem trafia do lochu w swojej dzielnicy; w Pałacu decyduje karta dzielnicy, a po wszczęciu alarmu zawsze loch w dzielnicy otwartych bram.
age-of-thieves-rule-AT-C4 = Jego pozostałe zadeklarowane karty odkrywa się bez skutku.
age-of-thieves-rule-AT-C5 = W lochu nikt nie jest celem.
age-of-thieves-rule-AT-C6 = Kto zaczyna turę w lochu, ma 2 niebieskie PA.
age-of-thieves-rule-AT-C7 = Pierwszą rozpatrzoną kartą musi być Ruch, by wyjść.
age-of-thieves-rule-AT-C8 = Kto wychodzi z lochu, jest ukryty do końca tej tury.
age-of-thieves-rule-AT-C9 = Do lochu nikt nie wchodzi z własnej woli, straż nigdy; nic tam nie leży; mieści dowolnie wielu złodziei.
age-of-thieves-rule-AT-V1 = Kto pierwszy podniesie Klejnot Cesarzy, bierze żeton najlepszego włamywacza (3 PZ) i tyle czerwonych PA, ilu ma rywali.
age-of-thieves-rule-AT-V2 = Po tym ruchu karta dzielnicy otwiera dwie bramy jednej dzielnicy do końca gry.
age-of-thieves-rule-AT-V3 = Alarm wszczyna się na początku następnej tury.
age-of-thieves-rule-AT-V4 = Gdy klejnot zmieni właściciela, czerwone PA przechodzą na niego w Fazie porządków; żeton najlepszego włamywacza nigdy.
age-of-thieves-rule-AT-L1 = Alarm: arkusz straży się odwraca, na pola alarmu w dzielnicy otwartych bram trafiają dwaj kapitanowie i dwaj strażnicy, a talia alarmu zastępuje talię ciszy.
age-of-thieves-rule-AT-L2 = Odtąd złodziej może opuścić miasto ruchem o 1 pole z otwartej bramy; dalej nie bierze udziału w grze.
age-of-thieves-rule-AT-L3 = Odtąd: wydarzenia alarmu, dwie kości, remisy na korzyść straży, loch w dzielnicy otwartych bram.
age-of-thieves-rule-AT-N1 = Porządki: karty podstawowe i specjalne wracają, pozostałe zadeklarowane się odrzuca.
age-of-thieves-rule-AT-N2 = Potem kończą się dym, ogień, znaczniki kradzieży i wszystko, co trwało do końca tury, chyba że zaznaczono inaczej.
age-of-thieves-rule-AT-N3 = Potem PA: niebieskie wracają, czerwone u posiadacza klejnotu, fioletowe znikają, użyte żetony odkłada się do pudełka.
age-of-thieves-rule-AT-N4 = Potem wydarzenie odkłada się do pudełka; po ostatnim gra się kończy.
age-of-thieves-rule-AT-N5 = Na koniec żeton pierwszego złodzieja idzie w lewo.
age-of-thieves-rule-AT-Z1 = Wszyscy przegrywają, jeśli talia ciszy skończy się przed podniesieniem Klejnotu Cesarzy.
age-of-thieves-rule-AT-Z2 = Wszyscy przegrywają, jeśli talia alarmu się skończy, a nikt nie opuścił miasta.
age-of-thieves-rule-AT-Z3 = Kto wyjdzie z Klejnotem Cesarzy, wygrywa od razu.
age-of-thieves-rule-AT-Z4 = W przeciwnym razie po piątej turze alarmu wygrywa uciekinier z największą liczbą PZ: żeton najlepszego włamywacza 3, zielony klejnot 2, żółty i Błyskotki po 1.
age-of-thieves-rule-AT-Z5 = Remis: najlepszy włamywacz, potem najwięcej klejnotów, potem zielonych, potem kto wyszedł wcześniej.
age-of-thieves-rule-AT-Z6 = Jeśli żaden uciekinier nie ma PZ, wygrywa ten, kto wyszedł pierwszy.
age-of-thieves-rule-AT-Z7 = Złodzieje w mieście się nie liczą.
age-of-thieves-rule-AT-F1 = Na pola alarmu przy alarmie dochodzi strażnik (szare) lub kapitan (brązowe).
age-of-thieves-rule-AT-F2 = Na posterunkach mogą pojawiać się strażnicy.
age-of-thieves-rule-AT-F3 = Posterunek cesarski to posterunek, a także miejsce Klejnotu Cesarzy złapanego złodzieja.
age-of-thieves-rule-AT-F4 = W lochu są tylko złapani złodzieje.
age-of-thieves-rule-AT-F5 = Wejścia do kanałów prowadzą do wyjść.
age-of-thieves-rule-AT-F6 = Na kryjówce złodziej jest ukryty.
age-of-thieves-rule-AT-F7 = Bramy prowadzą z miasta; złodzieje zaczynają na polach startowych.
age-of-thieves-rule-AT-K1 = Złodziejski schowek: dobierz kartę.
age-of-thieves-rule-AT-K2 = Zaalarmowani mieszkańcy: każdy złodziej w dzielnicy, nie w lochu, odrzuca wybraną kartę akcji ogólnej.
age-of-thieves-rule-AT-K3 = Tajniak: strażnik pojawia się tam albo na najbliższym możliwym polu.
age-of-thieves-rule-AT-K4 = Informator: można zatrzymać; 1 PA na jedną deklarację.
age-of-thieves-rule-AT-K5 = Agent Gildii: można zatrzymać; 2 PA, zawsze na jednej karcie.
age-of-thieves-rule-AT-K6 = Znajome sąsiedztwo: można zatrzymać; 1 dodatkowe pole, najwyżej jeden żeton na ruch.
age-of-thieves-rule-AT-K7 = Błyskotki: można zatrzymać; zarazem żółty klejnot i żeton miasta.
age-of-thieves-rule-AT-K8 = Ciemny zaułek: pole jest kryjówką do końca gry.
age-of-thieves-rule-AT-K9 = Studzienka: pole jest wejściem do kanałów do końca gry.
age-of-thieves-rule-AT-K10 = Drabinka: pole jest wyjściem z kanałów do końca gry.
age-of-thieves-rule-AT-X1 = Znaczniki efektów działają do Fazy porządków w tej samej turze, chyba że zaznaczono inaczej.
age-of-thieves-rule-AT-X2 = Dym ukrywa każdego złodzieja w nim, a każdego można tam okraść.
age-of-thieves-rule-AT-X3 = Ogień, tylko na wolnym polu, nie wpuszcza figurek; czujność straży sięga ponad nim, ale straż staje przed nim.
age-of-thieves-rule-AT-X4 = Znacznik kradzieży pokazuje, kogo można w tej turze okraść.
age-of-thieves-rule-AT-I1 = Ograniczone są tylko klejnoty, figurki straży i wydarzenia.
age-of-thieves-rule-AT-I2 = Gdy w puli brak figurki, przenosi się taką z planszy.
age-of-thieves-rule-AT-I3 = Gdy w puli brak klejnotu, żadnego się nie kładzie.
age-of-thieves-rule-AT-I4 = Wydarzeń nigdy się nie tasuje ponownie.
age-of-thieves-rule-AT-I5 = Karty akcji tasuje się ze stosu odrzuconych.
age-of-thieves-rule-AT-Y1 = Pierwsza gra: bez akcji specjalnych; zdolności zostają.
age-of-thieves-rule-AT-Y2 = Złodziei można wybierać po kolei od pierwszego złodzieja zamiast losować.
age-of-thieves-rule-AT-EX1 = Podczas ciszy straż ma inicjatywę 2, Morius 4 i 4, Noiron 4 i 2. Działają po kolei: Morius, Noiron, Morius, Noiron, straż; podczas alarmu straż działa przed dwójką Noirona.
age-of-thieves-rule-AT-EX2 = Straż ma inicjatywę 6: najpierw działa karta Noirona z 10 PA, potem straż, potem karty Moriusa z 4 i 1 PA.
age-of-thieves-rule-AT-EX3 = Z 10 PA złodziej kładzie 1 na Zasadzkę, 3 na Ruch i 5 na Granat dymny, a 1 mu zostaje.
age-of-thieves-rule-AT-EX4 = Joanne prowadzi strażnika Wabikiem; na trzecim polu trafia on na Jasmine, łapie ją i staje.
age-of-thieves-rule-AT-EX5 = Fałszywe rozkazy przenoszą strażnika obok Zaina: Zain nie zostaje złapany.
age-of-thieves-rule-AT-EX6 = Zain po ruchu o dwa pola wchodzi do kanałów i przy wyjściu podnosi klejnot; reszta ruchu przepada.
age-of-thieves-rule-AT-EX7 = Jeśli Noiron rozpatrzy Wędkę bloczkową, dla Zasadzki zostaje Spryt złodzieja; jeśli z niej zrezygnuje, możliwy jest Chytry plan.
age-of-thieves-rule-AT-EX8 = Jasmine zadeklarowała Uwodzenie pod Wabikiem. Może rozpatrzyć jedną z tych kart na strażniku.
age-of-thieves-rule-AT-EX9 = Noiron rzuca Granat hukowy na pole dzielone z Moriusem i od razu zabiera mu zielony klejnot.
age-of-thieves-rule-AT-EX10 = Nikolai zadymia pole Jasmine z odległości 2 pól: jest ukryta i można ją okraść, ale Nikolai musi najpierw wejść na jej pole.
age-of-thieves-rule-AT-EX11 = Automatyczne wnyki nigdy nie łapią kapitana.
age-of-thieves-rule-AT-EX12 = Ogień może płonąć na polu Klejnotu Cesarzy, nie na polu z figurką.
age-of-thieves-rule-AT-EX13 = Gaz oszałamiający może poruszyć trzech strażników o 1, 2 i 0 pól.
age-of-thieves-rule-AT-EX14 = Strażnik wykrywa Jasmine, ale nie Zaina w Płaszczu odbić; porusza się o dwa pola i ją łapie.
age-of-thieves-rule-AT-EX15 = Podczas alarmu strażnik łapie Moriusa, potem kapitan mija strażnika i łapie Noirona.
age-of-thieves-rule-AT-EX16 = Strażnik idzie tam, gdzie stoi dwoje złodziei, i łapie tylko tę osobę, która nie jest ukryta.
age-of-thieves-rule-AT-EX17 = Kapitan idzie ku bliższej złodziejce i staje przed ogniem.
age-of-thieves-rule-AT-EX18 = Zain schodzi z pola strażnika, zanim straż zadziała, i ucieka.
age-of-thieves-rule-AT-EX19 = W trójkę najlepszy włamywacz bierze 2 czerwone PA.
age-of-thieves-rule-AT-Q1 = Każda zewnętrzna dzielnica ma dwie bramy, razem osiem; otwierają się dwie.
age-of-thieves-rule-AT-Q2 = Miasto można opuścić dopiero od alarmu.
age-of-thieves-rule-AT-Q3 = Tymczasowe PA bierze się na początku następnej deklaracji; znikają w Fazie porządków tej tury.
age-of-thieves-rule-AT-Q4 = W Fazie porządków posiadacz Klejnotu Cesarzy ma wszystkie czerwone PA; bez posiadacza leżą w puli.
age-of-thieves-rule-AT-Q5 = Złodziej ma 10 PA (w lochu 2) minus wstrzymane, nie mniej niż 0; do tego dochodzą PA czerwone, fioletowe i z żetonów.
age-of-thieves-rule-AT-Q6 = W lochu można rozpatrzyć tylko Ruch, o co najmniej jedno pole na zewnątrz; z innych kart się rezygnuje.
age-of-thieves-rule-AT-Q7 = Wolno wybiec z lochu.
age-of-thieves-rule-AT-Q8 = Złapany w tej turze wychodzi najwcześniej w następnej.
age-of-thieves-rule-AT-Q9 = Odległość liczy się bez względu na figurki, ogień i kanały i nie prowadzi przez loch; z lochu jest o 1 większa niż z jego najbliższego wyjścia.
age-of-thieves-rule-AT-Q10 = Na polu, z którego rusza, i w ruchu o zero pól złodziej może wszystko to, co po drodze.
age-of-thieves-rule-AT-Q11 = Kanałów można użyć tylko z wejścia, na które się weszło, albo ze Studzienki odkrytej w tym ruchu.
age-of-thieves-rule-AT-Q12 = Złodziej poruszony przez kogoś niczego nie podnosi, nie kradnie i nie wychodzi.
age-of-thieves-rule-AT-Q13 = Figurka postawiona na polu złodzieja, którego można złapać, łapie go; wyjątkiem jest wszczęcie alarmu.
age-of-thieves-rule-AT-Q14 = Figurka poruszana kartą najpierw łapie tego, kto z nią stoi, nawet przy ruchu o zero pól; figurka przenoszona nie.
age-of-thieves-rule-AT-Q15 = Figurka straży wchodzi na pole innej figurki tylko wtedy, gdy może stamtąd dojść na dozwolone pole.
age-of-thieves-rule-AT-Q16 = Pościg kończy się na ostatnim polu drogi, gdzie figurka może stać.
age-of-thieves-rule-AT-Q17 = Straż idzie najkrótszą drogą bez względu na ogień i nie robi objazdów.
age-of-thieves-rule-AT-Q18 = Ukryci liczą się do „więcej złodziei na polu”, jeśli ktoś tam jest wykryty.
age-of-thieves-rule-AT-Q19 = Figurki wykrywają po kolei, gdy działają.
age-of-thieves-rule-AT-Q20 = Przy remisie liczą się najpierw cele, których nikt nie ściga, potem pole z większą liczbą złodziei, potem decyduje pierwszy złodziej.
age-of-thieves-rule-AT-Q21 = Z własnych zadeklarowanych kart o równej liczbie PA wybiera się następną.
age-of-thieves-rule-AT-Q22 = Nikt nie widzi, czy pod zadeklarowaną kartą leży akcja specjalna.
age-of-thieves-rule-AT-Q23 = Z rozpatrzenia akcji specjalnej można zrezygnować; kartę z wierzchu odrzuca się w Fazie porządków.
age-of-thieves-rule-AT-Q24 = Rozpatrzona jest karta, której efekt zastosowano, choćby bez skutku; po Biegu lub Chytrym planie dalsze zadeklarowane karty przepadają.
age-of-thieves-rule-AT-Q25 = Gdy talia i stos odrzuconych są puste, kart się nie dobiera.
age-of-thieves-rule-AT-Q26 = Zadeklarowane karty nie wliczają się do limitu kart na ręce.
age-of-thieves-rule-AT-Q27 = Zaalarmowani mieszkańcy kosztują tylko karty akcji ogólnych.
age-of-thieves-rule-AT-Q28 = Gdy pole jest zajęte lub płonie, strażnik trafia na najbliższe możliwe; z równych wybiera pierwszy złodziej.
age-of-thieves-rule-AT-Q29 = Odkryty żeton można zostawić na polu; każdy może go później wziąć podczas ruchu.
age-of-thieves-rule-AT-Q30 = Po wejściu na pole: najpierw złapanie, potem podnoszenie, żetony i kradzieże, potem kanały, potem następne pole.
age-of-thieves-rule-AT-Q31 = Z równie tanich klejnotów wybiera właściciel; stracone Błyskotki odkłada się do pudełka.
age-of-thieves-rule-AT-Q32 = Po karcie bram na złapania w Pałacu zostają trzy karty dzielnic.
age-of-thieves-rule-AT-Q33 = Złapany w tym samym ruchu, w którym pierwszy podniósł Klejnot Cesarzy, zachowuje żeton i PA; klejnot zostaje, a bramy losuje się potem.
age-of-thieves-rule-AT-Q34 = Późniejsze podniesienia ze środka nie dają żetonu ani karty.
age-of-thieves-rule-AT-Q35 = Jeśli Klejnot Cesarzy podniesiono w dziesiątej turze ciszy, gra toczy się dalej z alarmem.
age-of-thieves-rule-AT-Q36 = Podnosi się tylko podczas ruchu, więc pierwsze podniesienie zawsze następuje w ruchu.
age-of-thieves-rule-AT-Q37 = Gdy wszyscy wyszli, gra kończy się od razu.
age-of-thieves-rule-AT-Q38 = Kto wyszedł: jego zadeklarowane karty odkrywa się bez skutku, wszystkie jego karty odrzuca się w Fazie porządków, łup zostaje jego.
age-of-thieves-rule-AT-Q39 = Gdy pierwszy złodziej wyszedł, decyduje następny zgodnie z ruchem wskazówek zegara.
age-of-thieves-rule-AT-Q40 = Gdy pola alarmu są zajęte, figurki trafiają na najbliższe możliwe; gdy brakuje strażników, bierze się ich z planszy.
age-of-thieves-rule-AT-Q41 = Złodzieje w lochach liczą się do odległości żółtych klejnotów.
age-of-thieves-rule-AT-Q42 = Przy remisie najwyższego rzutu rzuca się ponownie.
age-of-thieves-rule-AT-Q43 = Znacznik kradzieży dostaje też rywal bez klejnotów.
age-of-thieves-rule-AT-Q44 = Karta kradzieży na pole trafia wszystkich rywali na nim; kto tam stoi, może okraść każdego, w wybranej przez siebie kolejności.
age-of-thieves-rule-AT-Q45 = Kogo okradziono w dymie, tego w tej turze nie można okraść ponownie.
age-of-thieves-rule-AT-Q46 = Figurkę zdejmowaną z planszy wybiera rozpatrujący; nie może to być figurka umieszczona tym samym efektem.
age-of-thieves-rule-AT-Q47 = Efekty dla wszystkich działają też w lochu.
age-of-thieves-rule-AT-Q48 = Złodzieja w lochu nie można wykryć.
age-of-thieves-rule-AT-Q49 = Złapany w fazie wydarzeń ma 2 niebieskie PA już w tej turze.
age-of-thieves-rule-AT-Q50 = Utrata ukrycia na polu straży to jeszcze nie złapanie.
age-of-thieves-rule-AT-Q51 = Nikt nie wchodzi w ogień ani do lochu i nie przechodzi przez zamkniętą bramę.
age-of-thieves-rule-AT-Q52 = Żetony zmieniające pole działają obok tego, co wydrukowano.
age-of-thieves-rule-AT-Q53 = Kogo ukrywa pole, tego się tam nie łapie.
age-of-thieves-rule-AT-Q54 = Sam Agent Gildii to karta z 2 PA.
age-of-thieves-rule-AT-Q55 = Po wyjściu z kanałów Znajome sąsiedztwo daje dokładnie jedno pole ruchu, ze wszystkim, na co pozwala ruch, prócz kanałów.
age-of-thieves-rule-AT-Q56 = Złapany odrzuca jedną kartę i tylko Ruch go uwalnia.
age-of-thieves-rule-AT-Q57 = Limit kart na ręce to pięć kart akcji ogólnych obok podstawowych.
age-of-thieves-rule-AT-Q58 = Błyskotki leżące odkryte są klejnotem na planszy.
age-of-thieves-rule-AT-Q59 = Karty z więcej niż 8 PA wyprzedzają każdą kość.
age-of-thieves-rule-AT-Q60 = Bez karty akcji ogólnej na ręce nie ma akcji specjalnej.
age-of-thieves-rule-AT-Q61 = Figurki, które nie działają, nic nie robią, gdy działa straż, ale łapią tego, kto wejdzie na ich pole; unieruchomiony strażnik działa bez ruchu i żadna karta go nie porusza.
age-of-thieves-rule-AT-Q62 = Skok i Przewodnik to nie ruchy: niczego się nie podnosi, ale można wpaść.
age-of-thieves-rule-AT-Q63 = Komuś, kogo już w tej turze okradziono, karta kradzieży niczego nie zabiera; reszta karty działa.
age-of-thieves-rule-AT-Q64 = Gdy nikogo nie wykryto, nic się nie rusza, ale straż zadziałała.
age-of-thieves-rule-AT-Q65 = Wśród równie bliskich złodziei zasada „złapać jak najwięcej” jest ważniejsza niż wybór pierwszego złodzieja.
age-of-thieves-rule-AT-Q66 = Na kartę bram nikt nie ma wpływu.
age-of-thieves-rule-AT-Q67 = Klejnot Cesarzy kładzie się na jego polu, nawet jeśli to pole płonie.
age-of-thieves-rule-AT-Q68 = Bieg pozwala na ruch po polach, kanały, dodatkowe pola i wyjście z miasta, na nic więcej.
age-of-thieves-rule-AT-Q69 = Tasuje się dopiero, gdy trzeba dobrać, a talia jest pusta.
age-of-thieves-rule-AT-Q70 = Karty dobierane razem najpierw się dobiera, potem sprawdza limit; Nikolai najpierw odrzuca jedną z dwóch.
age-of-thieves-rule-AT-Q71 = Nie musisz okradać od razu: rywal dostaje wtedy znacznik kradzieży, ale nie w dymie.
age-of-thieves-rule-AT-Q72 = Tajniak łapie wszystkich, których może, tam gdzie stanie, i nikogo indziej.
age-of-thieves-rule-AT-Q73 = Gdy złapano kilku naraz, rozpatruje się ich po kolei od pierwszego złodzieja; znacznik kradzieży znika, ale złodziej nadal liczy się jako okradziony.
age-of-thieves-rule-AT-Q74 = Gdy złodzieja złapie figurka poruszona jego własną kartą, reszta karty przepada.
age-of-thieves-rule-AT-Q75 = Tak działa figurka straży: wybiera najbliższy cel, idzie do niego najkrótszą drogą, ile może; liczą się tylko najbliższe końce drogi.
age-of-thieves-rule-AT-Q76 = Gdy ogień stoi przy każdym wyjściu z lochu, Ruch przepada.
age-of-thieves-rule-AT-Q77 = Oba rodzaje dodatkowych pól mogą się spotkać w jednym ruchu; po wyjściu z kanałów działa tylko żeton.
age-of-thieves-rule-AT-Q78 = Rozpatrywana karta z możliwym celem wymaga celu; „maksymalnie” pozwala na zero, a z rozpatrzenia całej karty można zrezygnować.
age-of-thieves-rule-AT-Q79 = Płonących wyjść nie można wybrać; wyjście to inne pole niż wejście.

# -- the page

age-of-thieves-map-key = Na mapie każde pole ma krótką nazwę, którą wpisujesz: { $id } to { $space }. Ulice:
age-of-thieves-map-signs = 0–3 złodzieje, g strażnik, C kapitan, * klejnot, „?” zakryty żeton, + odkryty żeton, ^ ogień, ~ dym
age-of-thieves-map-loot = Klejnoty
age-of-thieves-web-yours = Twój złodziej
age-of-thieves-web-map = Plan Hadrii
age-of-thieves-web-city = Miasto
age-of-thieves-web-earshot = Zasięg słuchu
age-of-thieves-web-signs = Znaki
age-of-thieves-web-signs-head = Co oznaczają znaki na mapie
age-of-thieves-web-on-map = Wybierz na mapie pole, które świeci.
age-of-thieves-web-sign-post = Posterunek. „?”: zakryty żeton miasta
age-of-thieves-web-sign-post-swords = Posterunek, na którym od początku stoi strażnik
age-of-thieves-web-sign-post-imperial = Posterunek cesarski: tu trafia Klejnot Cesarzy złapanego złodzieja
age-of-thieves-web-sign-hideout = Kryjówka: straż cię tu nie słyszy ani nie złapie
age-of-thieves-web-sign-sewer-in = Wejście do kanałów: wyjdziesz dowolnym wyjściem
age-of-thieves-web-sign-sewer-out = Wyjście z kanałów
age-of-thieves-web-sign-dungeon = Loch: stąd zaczynają złapani złodzieje
age-of-thieves-web-sign-start = Gospoda: tu zaczynają złodzieje
age-of-thieves-web-sign-bell = Alarm: tu zjawia się strażnik (szary dzwonek) lub kapitan (pomarańczowy)
age-of-thieves-web-sign-gate = Brama miasta: droga na zewnątrz, gdy jest otwarta
age-of-thieves-web-sign-guard = Strażnik: słyszy i ściga złodziei
age-of-thieves-web-sign-captain = Kapitan: przychodzi z alarmem, słyszy i chodzi na większą odległość
age-of-thieves-web-hears-walks = słyszy na { $hears }, idzie { $walks }
age-of-thieves-web-captains = kapitanowie: słyszą na { $hears }, idą { $walks }
age-of-thieves-web-equal-calm = remis: złodziej przed strażą
age-of-thieves-web-equal-alarm = remis: straż przed złodziejem
age-of-thieves-web-to-own = Do mojego złodzieja
age-of-thieves-web-lasts = Trwa tę turę
age-of-thieves-web-ap = PA
age-of-thieves-web-guard-ears = Słyszy na { $hears } (wszystkie czerwone ulice), idzie { $walks } (ciągła czerwień).
age-of-thieves-web-fits = { $count ->
    [one] Na ręce zmieści się jeszcze { $count } karta
    [few] Na ręce zmieszczą się jeszcze { $count } karty
   *[other] Na ręce zmieści się jeszcze { $count } kart
}
age-of-thieves-web-key-quiet = kroki, po cichu
age-of-thieves-web-key-heard = usłyszą cię
age-of-thieves-web-key-catch = mogą cię złapać
age-of-thieves-web-key-ears = tylu strażników cię tam słyszy
age-of-thieves-web-hears-now = Teraz słyszy:
age-of-thieves-web-hears-nobody = Teraz nikogo nie słyszy.
age-of-thieves-web-heard = { $count ->
    [one] usłyszy cię jeden strażnik
    [few] usłyszy cię { $count } strażników
   *[other] usłyszy cię { $count } strażników
 }
age-of-thieves-web-catch = { $count ->
    [one] jeden może cię schwytać
    [few] { $count } może cię schwytać
   *[other] { $count } może cię schwytać
 }
age-of-thieves-web-hides = tam będziesz w ukryciu
age-of-thieves-web-here = Tu, gdzie stoisz:
age-of-thieves-web-when-ready = Rywale: gdy wszyscy będą gotowi
age-of-thieves-web-vp = { $n } PZ
age-of-thieves-web-cards = karty na ręce
age-of-thieves-web-stack-now = teraz
age-of-thieves-web-stack-next = następny
age-of-thieves-web-stack-later = później
age-of-thieves-web-stack-done = wykonany
age-of-thieves-web-less = o punkt mniej
age-of-thieves-web-more = o punkt więcej
age-of-thieves-web-needs-cover = Wymaga karty ogólnej jako przykrycia
age-of-thieves-web-bid-all = Wszystkie twoje punkty leżą na kartach. Zabierz któryś przyciskiem −.
age-of-thieves-web-bid-cover = Najpierw wybierz kartę ogólną, pod którą ją zadeklarujesz.
age-of-thieves-web-bid-none = Na żadnej karcie nie ma jeszcze punktu. Połóż go przyciskiem + albo nie deklaruj niczego.
age-of-thieves-web-declare-cards = { $count ->
    [one] Zadeklaruj jedną kartę
    [few] Zadeklaruj { $count } karty
   *[other] Zadeklaruj { $count } kart
 }
age-of-thieves-web-declare-sure = W tej turze nie zagrasz żadnej karty.
age-of-thieves-web-before = Przed strażą ({ $n }):
age-of-thieves-web-after = Po straży ({ $n }):
age-of-thieves-web-left-points = Zostało punktów:
age-of-thieves-web-discards = Odrzuć
age-of-thieves-web-gives = Oddaj
age-of-thieves-web-takes = Weź
age-of-thieves-web-turn = Tura { $n }
age-of-thieves-web-watch = Straż
age-of-thieves-web-order = Kolejność tej tury
age-of-thieves-web-falling = malejąco
age-of-thieves-web-calm = Cisza
age-of-thieves-web-alarm = Alarm!
age-of-thieves-web-left = { $count ->
    [one] jeszcze jedna tura
    [few] jeszcze { $count } tury
   *[many] jeszcze { $count } tur
 }
age-of-thieves-web-deck = kart akcji w talii: { $count }
age-of-thieves-web-die = Inicjatywa straży: { $n }
age-of-thieves-web-gates = Otwarte bramy: { $district }
age-of-thieves-web-steps = { $count ->
    [one] zostało jedno pole ruchu
    [few] zostały { $count } pola ruchu
   *[many] zostało { $count } pól ruchu
 }
age-of-thieves-web-reach = { $count ->
    [one] { WORD($space, kind: "space") }, jedno pole
    [few] { WORD($space, kind: "space") }, { $count } pola
   *[other] { WORD($space, kind: "space") }, { $count } pól
 }
age-of-thieves-web-loot = { WORD($jewel, kind: "jewel") } (pole „{ WORD($space, kind: "space") }”)
age-of-thieves-web-loot-token = { CARD($token) } (pole „{ WORD($space, kind: "space") }”)
age-of-thieves-web-loot-down = odkrycie żetonu (pole „{ WORD($space, kind: "space") }”)
age-of-thieves-web-plan-sneak = Skradać się na pole „{ $space }”?
age-of-thieves-web-plan-go = Iść na pole „{ $space }”?
age-of-thieves-web-plan-run = Biec na pole „{ $space }”?
age-of-thieves-web-plan-lead = Poprowadzić na pole „{ $space }”?
age-of-thieves-web-plan-of = Pola ruchu: { $count } z { $left }.
age-of-thieves-web-plan-way = Po drodze:
age-of-thieves-web-plan-walk = { $count ->
    [one] Idź o jedno pole
    [few] Idź o { $count } pola
   *[many] Idź o { $count } pól
 }
age-of-thieves-web-plan-other = Inna droga
age-of-thieves-web-plan-hides = Tam twój złodziej jest ukryty.
age-of-thieves-web-plan-quiet = Żaden strażnik cię tam nie usłyszy.
age-of-thieves-web-plan-when = , gdy zadziała straż ({ $n }).
age-of-thieves-web-plan-acted = (w tej turze straż już działała).
age-of-thieves-web-plan-ahead = Wcześniej zadziała twoja karta „{ CARD($card) }” ({ $n }).
age-of-thieves-web-plan-caught = Stoi tam strażnik: od razu cię złapie.
age-of-thieves-web-plan-same = Idź mimo to
age-of-thieves-web-plan-stopped = Zatrzymujesz się tutaj.
age-of-thieves-web-plan-stopped-why = Po drodze coś się zmieniło. Wybierz jeszcze raz.
age-of-thieves-web-confirm = Wybierz
age-of-thieves-web-declare = Zadeklaruj
age-of-thieves-web-cover = przykryta kartą
age-of-thieves-web-cover-none = pod kartą …
age-of-thieves-web-hidden = ukryty
age-of-thieves-web-dungeon = w lochu
age-of-thieves-web-out = uciekł
age-of-thieves-web-best = najlepszy włamywacz
age-of-thieves-web-worth = wartość klejnotów
age-of-thieves-web-blue = stałe PA
age-of-thieves-web-red = czerwone PA
age-of-thieves-web-purple = tymczasowe PA
age-of-thieves-web-fire = ogień
age-of-thieves-web-blaze = ogień, aż inicjatywa straży wyniesie 8
age-of-thieves-web-smoke = dym
age-of-thieves-web-declare-none = Nie deklaruj niczego
age-of-thieves-web-gate-open = otwarta brama
age-of-thieves-web-first-thief = pierwszy złodziej
age-of-thieves-web-phase-setup = Przygotowanie
age-of-thieves-web-phase-event = Faza wydarzeń
age-of-thieves-web-phase-planning = Faza planowania
age-of-thieves-web-phase-declaration = Faza deklaracji
age-of-thieves-web-phase-resolution = Faza rozpatrywania
age-of-thieves-web-phase-over = Koniec
age-of-thieves-web-state-cloak = w Płaszczu odbić
age-of-thieves-web-state-rags = w łachmanach
age-of-thieves-web-state-freed = po wyjściu z lochu
age-of-thieves-web-state-rope = na linie
age-of-thieves-web-state-boots = w butach na sprężynach
age-of-thieves-web-state-snared = we wnykach
age-of-thieves-web-state-robbed = okradziony
age-of-thieves-web-state-marked = można go okraść
age-of-thieves-web-state-spent = po akcji
age-of-thieves-web-state-resolved = rozpatrzona karta
age-of-thieves-web-state-acrobat = akrobacja wykorzystana
age-of-thieves-web-state-caught = złapany
age-of-thieves-guide-declare = Witaj, { $name }! Masz dziesięć punktów akcji (PA), które potajemnie kładziesz na karty; im więcej PA, tym wcześniej karta działa. Czerwona poświata pokazuje, gdzie wykryje cię straż. Połóż 4 na „{ age-of-thieves-card-move }” i 3 na „{ age-of-thieves-card-G10 }”, a potem zadeklaruj.
age-of-thieves-guide-sneak = Twój ruch jest pierwszy: twoje 4 PA to więcej niż inicjatywa straży (2). Skradaj się: cztery ciche pola, a po drodze możesz zbierać łupy.
age-of-thieves-guide-go = Dwa pola stąd leży żółty klejnot. Ruszaj na wschód: kliknij świecące pole.
age-of-thieves-guide-on = Teraz w dół, do klejnotu.
age-of-thieves-guide-take = Stoisz na jego polu: weź klejnot. Żółte są warte 1 PZ na koniec nocy.
age-of-thieves-guide-stop = Zostały dwa pola ruchu, ale tutaj straż może cię wykryć. Zatrzymaj się.
age-of-thieves-guide-cloak = Teraz „{ age-of-thieves-card-G10 }”: rozpatrz tę kartę, a do końca tury straż cię nie wykryje ani nie złapie.
age-of-thieves-guide-done = Straż przyszła i nikogo nie znalazła, { $name }. Tak mija noc: kradnij, chowaj się, a gdy ktoś podniesie Klejnot Cesarzy, biegnij do otwartych bram. Możesz siadać do prawdziwego stołu!

age-of-thieves-move-no = Nie