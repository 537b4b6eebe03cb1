CREATE TABLE alembic_version (
	version_num VARCHAR(32) NOT NULL, 
	CONSTRAINT alembic_version_pkc PRIMARY KEY (version_num)
);
INSERT INTO "alembic_version" VALUES('0009');
CREATE TABLE alike (
	one_id TEXT NOT NULL, 
	other_id TEXT NOT NULL, 
	table_id TEXT NOT NULL, 
	at DOUBLE NOT NULL, 
	PRIMARY KEY (one_id, other_id, table_id)
);
CREATE TABLE analyses (
	table_id TEXT NOT NULL, 
	at DOUBLE NOT NULL, 
	data TEXT NOT NULL, 
	PRIMARY KEY (table_id)
);
CREATE TABLE audit (
	id INTEGER NOT NULL, 
	at DOUBLE NOT NULL, 
	by_id TEXT NOT NULL, 
	by_name TEXT NOT NULL, 
	act TEXT NOT NULL, 
	target TEXT NOT NULL, 
	about TEXT NOT NULL, 
	why TEXT NOT NULL, 
	PRIMARY KEY (id)
);
CREATE TABLE banner (
	id INTEGER NOT NULL, 
	text TEXT NOT NULL, 
	until DOUBLE, 
	PRIMARY KEY (id)
);
CREATE TABLE bonds (
	person_id TEXT NOT NULL, 
	other_id TEXT NOT NULL, 
	kind TEXT NOT NULL, 
	since DOUBLE NOT NULL, 
	PRIMARY KEY (person_id, other_id)
);
CREATE TABLE calls (
	person_id TEXT NOT NULL, 
	table_id TEXT NOT NULL, 
	by_id TEXT NOT NULL, 
	at DOUBLE NOT NULL, 
	PRIMARY KEY (person_id, table_id)
);
CREATE TABLE club_people (
	club_id TEXT NOT NULL, 
	person_id TEXT NOT NULL, 
	rank TEXT NOT NULL, 
	since DOUBLE NOT NULL, 
	PRIMARY KEY (club_id, person_id)
);
CREATE TABLE clubs (
	id TEXT NOT NULL, 
	name TEXT NOT NULL, 
	looks TEXT NOT NULL, 
	door TEXT NOT NULL, 
	about TEXT NOT NULL, 
	invite TEXT NOT NULL, 
	created DOUBLE NOT NULL, 
	PRIMARY KEY (id), 
	UNIQUE (looks)
);
CREATE TABLE correspondents (
	person_id TEXT NOT NULL, 
	zone TEXT NOT NULL, 
	hour INTEGER NOT NULL, 
	quiet_from INTEGER NOT NULL, 
	quiet_to INTEGER NOT NULL, 
	calendar INTEGER NOT NULL, 
	PRIMARY KEY (person_id)
);
CREATE TABLE cup_games (
	cup_id TEXT NOT NULL, 
	round INTEGER NOT NULL, 
	number INTEGER NOT NULL, 
	grp INTEGER NOT NULL, 
	players TEXT NOT NULL, 
	absent TEXT NOT NULL, 
	table_id TEXT NOT NULL, 
	until DOUBLE NOT NULL, 
	result TEXT NOT NULL, 
	by_host BOOLEAN NOT NULL, 
	PRIMARY KEY (cup_id, round, number)
);
CREATE TABLE cup_people (
	cup_id TEXT NOT NULL, 
	person_id TEXT NOT NULL, 
	number INTEGER NOT NULL, 
	gone BOOLEAN NOT NULL, 
	away BOOLEAN NOT NULL, 
	out BOOLEAN NOT NULL, 
	here INTEGER NOT NULL, 
	grp INTEGER NOT NULL, 
	final INTEGER NOT NULL, 
	PRIMARY KEY (cup_id, person_id)
);
CREATE TABLE cups (
	id TEXT NOT NULL, 
	version INTEGER NOT NULL, 
	status TEXT NOT NULL, 
	host_id TEXT NOT NULL, 
	name TEXT NOT NULL, 
	setup TEXT NOT NULL, 
	flow TEXT NOT NULL, 
	seed INTEGER NOT NULL, 
	created DOUBLE NOT NULL, 
	begins DOUBLE, 
	round INTEGER NOT NULL, 
	round_at DOUBLE NOT NULL, club TEXT DEFAULT '' NOT NULL, 
	PRIMARY KEY (id)
);
CREATE TABLE devices (
	id TEXT NOT NULL, 
	person_id TEXT NOT NULL, 
	session TEXT NOT NULL, 
	label TEXT NOT NULL, 
	endpoint TEXT NOT NULL, 
	"key" TEXT NOT NULL, 
	auth TEXT NOT NULL, 
	created DOUBLE NOT NULL, 
	PRIMARY KEY (id)
);
CREATE TABLE entries (
	table_id TEXT NOT NULL, 
	seq INTEGER NOT NULL, 
	at DOUBLE NOT NULL, 
	data TEXT NOT NULL, 
	PRIMARY KEY (table_id, seq)
)
 WITHOUT ROWID

;
INSERT INTO "entries" VALUES('2ct3nq9vqn',1,1.79513663438809061047e+09,'{"kind":"opened","host":"da8a541451a1a3fe","setup":{"game":"castle-of-the-devil","seats":3,"options":{"items":"full","smuggling":false,"prophecy":false,"effects-optional":false,"talk":false,"rounds":1,"turn-cap":0},"increment":0.0}}');
INSERT INTO "entries" VALUES('2ct3nq9vqn',2,1.79513663438809061047e+09,'{"kind":"sat","seat":0,"user":"da8a541451a1a3fe","name":"Ada","program":0.0}');
INSERT INTO "entries" VALUES('2ct3nq9vqn',3,1.79513663443719696994e+09,'{"kind":"admitted","user":"e7761c73dbd76506","name":"Bob"}');
INSERT INTO "entries" VALUES('2ct3nq9vqn',4,1.79513663450953221321e+09,'{"kind":"sat","seat":1,"user":"e7761c73dbd76506","name":"Bob","program":0.0}');
INSERT INTO "entries" VALUES('2ct3nq9vqn',5,1795136634.5592,'{"kind":"admitted","user":"d0aba92bf43a06a7","name":"Cleo"}');
INSERT INTO "entries" VALUES('2ct3nq9vqn',6,1.79513663457266068462e+09,'{"kind":"sat","seat":2,"user":"d0aba92bf43a06a7","name":"Cleo","program":0.0}');
INSERT INTO "entries" VALUES('2ct3nq9vqn',7,1.79513663459131288528e+09,'{"kind":"began","chance":["* start 0","* occupation priest","* occupation clairvoyant","* occupation bodyguard","* faction brotherhood","* faction order","* faction order","* key-bag 2","* goblet-bag 1","* deal dagger","* deal key","* deal key","* deal gloves"]}');
INSERT INTO "entries" VALUES('2ct3nq9vqn',8,1.79513663493257880207e+09,'{"kind":"answer","seat":0,"number":1,"move":"pass"}');
INSERT INTO "entries" VALUES('2ct3nq9vqn',9,1.79513663510777139666e+09,'{"kind":"answer","seat":1,"number":2,"move":"trade"}');
INSERT INTO "entries" VALUES('2ct3nq9vqn',10,1.79513663523567414291e+09,'{"kind":"answer","seat":1,"number":3,"move":"to 0"}');
INSERT INTO "entries" VALUES('2ct3nq9vqn',11,1.79513663533959174157e+09,'{"kind":"answer","seat":1,"number":4,"move":"give bag_goblet"}');
INSERT INTO "entries" VALUES('2ct3nq9vqn',12,1.79513663540618562692e+09,'{"kind":"answer","seat":0,"number":5,"move":"return key"}');
INSERT INTO "entries" VALUES('2ct3nq9vqn',13,1.79513663556842470165e+09,'{"kind":"answer","seat":1,"number":6,"move":"use clairvoyant"}');
INSERT INTO "entries" VALUES('2ct3nq9vqn',14,1.79513663567987465856e+09,'{"kind":"answer","seat":1,"number":7,"move":"stack privilege"}');
INSERT INTO "entries" VALUES('4muj8jwqsj',1,1.7951366444263892174e+09,'{"kind":"opened","host":"da8a541451a1a3fe","setup":{"game":"parlour","seats":2,"increment":0.0}}');
INSERT INTO "entries" VALUES('4muj8jwqsj',2,1.7951366444263892174e+09,'{"kind":"sat","seat":0,"user":"da8a541451a1a3fe","name":"Ada","program":0.0}');
INSERT INTO "entries" VALUES('4muj8jwqsj',3,1.79513664467575931541e+09,'{"kind":"admitted","user":"e7761c73dbd76506","name":"Bob"}');
INSERT INTO "entries" VALUES('4muj8jwqsj',4,1.79513664470313906666e+09,'{"kind":"sat","seat":1,"user":"e7761c73dbd76506","name":"Bob","program":0.0}');
INSERT INTO "entries" VALUES('4muj8jwqsj',5,1.79513664492401862145e+09,'{"kind":"began","chance":["* draw 6","* draw 1","* draw 5","* draw 5"]}');
INSERT INTO "entries" VALUES('4muj8jwqsj',6,1.79513664565640807153e+09,'{"kind":"answer","seat":0,"number":1,"move":"pass"}');
INSERT INTO "entries" VALUES('4muj8jwqsj',7,1.79513664594134092324e+09,'{"kind":"answer","seat":1,"number":2,"move":"pass"}');
INSERT INTO "entries" VALUES('4muj8jwqsj',8,1.79513664606523299215e+09,'{"kind":"answer","seat":0,"number":3,"move":"bid 5"}');
INSERT INTO "entries" VALUES('4muj8jwqsj',9,1.79513664607525348657e+09,'{"kind":"answer","seat":1,"number":3,"move":"bid 1","chance":["* draw 3","* draw 4"]}');
INSERT INTO "entries" VALUES('4muj8jwqsj',10,1.7951366460936658382e+09,'{"kind":"answer","seat":0,"number":4,"move":"pass"}');
INSERT INTO "entries" VALUES('4muj8jwqsj',11,1.79513664636537861821e+09,'{"kind":"answer","seat":1,"number":5,"move":"pass"}');
INSERT INTO "entries" VALUES('4muj8jwqsj',12,1.79513664677857589721e+09,'{"kind":"answer","seat":0,"number":6,"move":"bid 3"}');
INSERT INTO "entries" VALUES('4muj8jwqsj',13,1.795136646991207838e+09,'{"kind":"answer","seat":1,"number":6,"move":"bid 4","chance":["* draw 3","* draw 1"]}');
INSERT INTO "entries" VALUES('5ym2ummrv5',1,1.79513664732171940806e+09,'{"kind":"opened","host":"d0aba92bf43a06a7","setup":{"game":"thieves-den","seats":3,"options":{"start":"random"},"increment":0.0,"public":true}}');
INSERT INTO "entries" VALUES('5ym2ummrv5',2,1.79513664732171940806e+09,'{"kind":"sat","seat":0,"user":"d0aba92bf43a06a7","name":"Cleo","program":0.0}');
INSERT INTO "entries" VALUES('fc6zruy3tm',1,1.79513663973847675328e+09,'{"kind":"opened","host":"da8a541451a1a3fe","setup":{"game":"age-of-thieves","seats":3,"options":{"specials":true,"thieves":"dealt"},"increment":0.0}}');
INSERT INTO "entries" VALUES('fc6zruy3tm',2,1.79513663973847675328e+09,'{"kind":"sat","seat":0,"user":"da8a541451a1a3fe","name":"Ada","program":0.0}');
INSERT INTO "entries" VALUES('fc6zruy3tm',3,1.79513663976364779475e+09,'{"kind":"admitted","user":"e7761c73dbd76506","name":"Bob"}');
INSERT INTO "entries" VALUES('fc6zruy3tm',4,1.7951366397791745662e+09,'{"kind":"sat","seat":1,"user":"e7761c73dbd76506","name":"Bob","program":0.0}');
INSERT INTO "entries" VALUES('fc6zruy3tm',5,1.79513663981680750844e+09,'{"kind":"admitted","user":"d0aba92bf43a06a7","name":"Cleo"}');
INSERT INTO "entries" VALUES('fc6zruy3tm',6,1.79513663982804679867e+09,'{"kind":"sat","seat":2,"user":"d0aba92bf43a06a7","name":"Cleo","program":0.0}');
INSERT INTO "entries" VALUES('fc6zruy3tm',7,1.79513663995466232303e+09,'{"kind":"began","chance":["* deal morius","* deal joanne","* deal nikolai","* draw G25","* draw G06","* draw G07","* draw G01","* draw G22","* draw G01","* roll 1","* roll 7","* roll 5"]}');
INSERT INTO "entries" VALUES('fc6zruy3tm',8,1.79513664039171075823e+09,'{"kind":"answer","seat":1,"number":1,"move":"start N"}');
INSERT INTO "entries" VALUES('fc6zruy3tm',9,1.79513664058641695979e+09,'{"kind":"answer","seat":2,"number":2,"move":"start S"}');
INSERT INTO "entries" VALUES('fc6zruy3tm',10,1.79513664069119977949e+09,'{"kind":"answer","seat":0,"number":3,"move":"start E","chance":["* event C09"]}');
INSERT INTO "entries" VALUES('fc6zruy3tm',11,1.79513664077328038209e+09,'{"kind":"answer","seat":1,"number":4,"move":"at Nb5","chance":["* roll 2","* draw G10","* draw G14","* draw G21"]}');
INSERT INTO "entries" VALUES('fc6zruy3tm',12,1.79513664097136569023e+09,'{"kind":"answer","seat":2,"number":5,"move":"discard G14","chance":["* draw G12"]}');
INSERT INTO "entries" VALUES('fc6zruy3tm',13,1.79513664119927787788e+09,'{"kind":"answer","seat":0,"number":6,"move":"declare move:1"}');
INSERT INTO "entries" VALUES('fc6zruy3tm',14,1.79513664129114031793e+09,'{"kind":"answer","seat":1,"number":6,"move":"declare move:1"}');
INSERT INTO "entries" VALUES('fc6zruy3tm',15,1.79513664141133284573e+09,'{"kind":"answer","seat":2,"number":6,"move":"declare move:1"}');
INSERT INTO "entries" VALUES('fc6zruy3tm',16,1.79513664158043289185e+09,'{"kind":"answer","seat":1,"number":7,"move":"sneak"}');
INSERT INTO "entries" VALUES('fc6zruy3tm',17,1.7951366422464838028e+09,'{"kind":"answer","seat":1,"number":8,"move":"go Na3"}');
INSERT INTO "entries" VALUES('fc6zruy3tm',18,1.79513664317867279048e+09,'{"kind":"answer","seat":1,"number":9,"move":"go Na2"}');
INSERT INTO "entries" VALUES('fc6zruy3tm',19,1.79513664404361414916e+09,'{"kind":"answer","seat":1,"number":10,"move":"go Na1"}');
INSERT INTO "entries" VALUES('fc6zruy3tm',20,1.79513664416777515408e+09,'{"kind":"said","user":"e7761c73dbd76506","name":"Bob","seat":1,"text":"szia"}');
INSERT INTO "entries" VALUES('sdybuthtu2',1,1.79513663605442261696e+09,'{"kind":"opened","host":"da8a541451a1a3fe","setup":{"game":"thieves-den","seats":3,"options":{"start":"random"},"increment":0.0}}');
INSERT INTO "entries" VALUES('sdybuthtu2',2,1.79513663605442261696e+09,'{"kind":"sat","seat":0,"user":"da8a541451a1a3fe","name":"Ada","program":0.0}');
INSERT INTO "entries" VALUES('sdybuthtu2',3,1.79513663615227222437e+09,'{"kind":"admitted","user":"e7761c73dbd76506","name":"Bob"}');
INSERT INTO "entries" VALUES('sdybuthtu2',4,1.79513663618848705295e+09,'{"kind":"sat","seat":1,"user":"e7761c73dbd76506","name":"Bob","program":0.0}');
INSERT INTO "entries" VALUES('sdybuthtu2',5,1.79513663626721167569e+09,'{"kind":"admitted","user":"d0aba92bf43a06a7","name":"Cleo"}');
INSERT INTO "entries" VALUES('sdybuthtu2',6,1.7951366363117930889e+09,'{"kind":"sat","seat":2,"user":"d0aba92bf43a06a7","name":"Cleo","program":0.0}');
INSERT INTO "entries" VALUES('sdybuthtu2',7,1.79513663642062759398e+09,'{"kind":"began","chance":["* scheme S05","* scheme S10","* scheme S08","* turn PW01","* turn PW10","* turn PW07","* fence TI3A","* fence CO3B","* fence CO3A","* fence ME3B","* fence AG3B","* fence ME2B","* first 0","* draw L02A","* draw L09A","* draw L21B","* draw L17A","* draw L06B","* draw L04A","* draw L20B","* draw L05B","* draw L12B","* draw L19B","* draw L06A","* draw L20A"]}');
INSERT INTO "entries" VALUES('sdybuthtu2',8,1.79513663675133132934e+09,'{"kind":"answer","seat":0,"number":1,"move":"pick L02A"}');
INSERT INTO "entries" VALUES('sdybuthtu2',9,1.79513663679364609713e+09,'{"kind":"answer","seat":1,"number":1,"move":"pick L06A"}');
INSERT INTO "entries" VALUES('sdybuthtu2',10,1.79513663680420851708e+09,'{"kind":"answer","seat":2,"number":1,"move":"pick L04A"}');
INSERT INTO "entries" VALUES('sdybuthtu2',11,1.79513663686333513258e+09,'{"kind":"answer","seat":0,"number":2,"move":"pick L12B"}');
INSERT INTO "entries" VALUES('sdybuthtu2',12,1.79513663687200379377e+09,'{"kind":"answer","seat":1,"number":2,"move":"pick L19B"}');
INSERT INTO "entries" VALUES('sdybuthtu2',13,1.79513663687903952601e+09,'{"kind":"answer","seat":2,"number":2,"move":"pick L05B"}');
INSERT INTO "entries" VALUES('sdybuthtu2',14,1.79513663689911651608e+09,'{"kind":"answer","seat":0,"number":3,"move":"pick L09A"}');
INSERT INTO "entries" VALUES('sdybuthtu2',15,1.79513663691139483454e+09,'{"kind":"answer","seat":1,"number":3,"move":"pick L20A"}');
INSERT INTO "entries" VALUES('sdybuthtu2',16,1.79513663698490118984e+09,'{"kind":"answer","seat":2,"number":3,"move":"pick L17A"}');
INSERT INTO "entries" VALUES('sdybuthtu2',17,1.79513663713628292091e+09,'{"kind":"answer","seat":0,"number":4,"move":"rob L17A"}');
INSERT INTO "entries" VALUES('sdybuthtu2',18,1.79513663719136595722e+09,'{"kind":"answer","seat":0,"number":5,"move":"pay thief"}');
INSERT INTO "entries" VALUES('sdybuthtu2',19,1.79513663722195816038e+09,'{"kind":"answer","seat":0,"number":6,"move":"take codex"}');
INSERT INTO "entries" VALUES('sdybuthtu2',20,1.79513663725866436963e+09,'{"kind":"answer","seat":0,"number":7,"move":"take gem"}');
INSERT INTO "entries" VALUES('sdybuthtu2',21,1.79513663728479886056e+09,'{"kind":"answer","seat":0,"number":8,"move":"take artifact"}');
INSERT INTO "entries" VALUES('sdybuthtu2',22,1.79513663738772416113e+09,'{"kind":"said","user":"e7761c73dbd76506","name":"Bob","seat":1,"text":"szia"}');
INSERT INTO "entries" VALUES('ykh6frwv9c',1,1.79513663221162986759e+09,'{"kind":"opened","host":"da8a541451a1a3fe","setup":{"game":"thiefs-market","seats":3,"options":{"promo":false,"start":"random","open-infamy":false,"gold-limit":0,"last-tie":"shared"},"increment":0.0}}');
INSERT INTO "entries" VALUES('ykh6frwv9c',2,1.79513663221162986759e+09,'{"kind":"sat","seat":0,"user":"da8a541451a1a3fe","name":"Ada","program":0.0}');
INSERT INTO "entries" VALUES('ykh6frwv9c',3,1.7951366323845729828e+09,'{"kind":"admitted","user":"e7761c73dbd76506","name":"Bob"}');
INSERT INTO "entries" VALUES('ykh6frwv9c',4,1.79513663241931676868e+09,'{"kind":"sat","seat":1,"user":"e7761c73dbd76506","name":"Bob","program":0.0}');
INSERT INTO "entries" VALUES('ykh6frwv9c',5,1.79513663257178521159e+09,'{"kind":"admitted","user":"d0aba92bf43a06a7","name":"Cleo"}');
INSERT INTO "entries" VALUES('ykh6frwv9c',6,1.7951366326634352207e+09,'{"kind":"sat","seat":2,"user":"d0aba92bf43a06a7","name":"Cleo","program":0.0}');
INSERT INTO "entries" VALUES('ykh6frwv9c',7,1.79513663288268303873e+09,'{"kind":"began","chance":["* first 0","* draw A11","* draw A04","* draw A12","* draw A10","* draw A06","* roll I Y I Y G R R G I G"]}');
INSERT INTO "entries" VALUES('ykh6frwv9c',8,1795136633.45537,'{"kind":"answer","seat":0,"number":1,"move":"take red"}');
INSERT INTO "entries" VALUES('ykh6frwv9c',9,1.79513663376775550835e+09,'{"kind":"answer","seat":1,"number":2,"move":"take green"}');
INSERT INTO "entries" VALUES('ykh6frwv9c',10,1.79513663394627237318e+09,'{"kind":"answer","seat":2,"number":3,"move":"buy A12"}');
INSERT INTO "entries" VALUES('ykh6frwv9c',11,1.79513663397168374063e+09,'{"kind":"answer","seat":0,"number":4,"move":"end"}');
INSERT INTO "entries" VALUES('ykh6frwv9c',12,1.79513663416372299189e+09,'{"kind":"answer","seat":1,"number":5,"move":"end","chance":["* draw A13","* roll I R W W W R I R I G"]}');
INSERT INTO "entries" VALUES('ykh6frwv9c',13,1.79513663432761049268e+09,'{"kind":"answer","seat":2,"number":6,"move":"take red red white"}');
INSERT INTO "entries" VALUES('ykh6frwv9c',14,1.79513663435547351837e+09,'{"kind":"said","user":"e7761c73dbd76506","name":"Bob","seat":1,"text":"szia"}');
INSERT INTO "entries" VALUES('zub5fegesd',1,1.79513663739220952989e+09,'{"kind":"opened","host":"da8a541451a1a3fe","setup":{"game":"enclave","seats":3,"options":{"order_method":"draw","tree_setup":"random","thief_choice":"random"},"increment":0.0}}');
INSERT INTO "entries" VALUES('zub5fegesd',2,1.79513663739220952989e+09,'{"kind":"sat","seat":0,"user":"da8a541451a1a3fe","name":"Ada","program":0.0}');
INSERT INTO "entries" VALUES('zub5fegesd',3,1.79513663740129613874e+09,'{"kind":"admitted","user":"e7761c73dbd76506","name":"Bob"}');
INSERT INTO "entries" VALUES('zub5fegesd',4,1.79513663740267157553e+09,'{"kind":"sat","seat":1,"user":"e7761c73dbd76506","name":"Bob","program":0.0}');
INSERT INTO "entries" VALUES('zub5fegesd',5,1.79513663740756750108e+09,'{"kind":"admitted","user":"d0aba92bf43a06a7","name":"Cleo"}');
INSERT INTO "entries" VALUES('zub5fegesd',6,1.7951366374111938477e+09,'{"kind":"sat","seat":2,"user":"d0aba92bf43a06a7","name":"Cleo","program":0.0}');
INSERT INTO "entries" VALUES('zub5fegesd',7,1.79513663742795443528e+09,'{"kind":"began","chance":["* thief yellow","* thief red","* thief green","* order 1 0 2","* draw MO08","* draw MO09","* draw MO07","* draw MO11","* draw SD24","* draw SD17","* draw SD28","* draw SD26","* draw EM11","* draw EM01","* draw EM05","* tree TC1A","* tree TC2A","* tree TC3C","* tree TC4B","* tree TC5A"]}');
INSERT INTO "entries" VALUES('zub5fegesd',8,1.79513663769146847729e+09,'{"kind":"answer","seat":1,"number":1,"move":"tile 1 shepherd"}');
INSERT INTO "entries" VALUES('zub5fegesd',9,1.79513663778724288943e+09,'{"kind":"answer","seat":0,"number":2,"move":"tile 2 outlet"}');
INSERT INTO "entries" VALUES('zub5fegesd',10,1.79513663817189025881e+09,'{"kind":"answer","seat":2,"number":3,"move":"tile 3 crossing"}');
INSERT INTO "entries" VALUES('zub5fegesd',11,1.79513663836492109301e+09,'{"kind":"answer","seat":1,"number":4,"move":"tile 5 square"}');
INSERT INTO "entries" VALUES('zub5fegesd',12,1.79513663859250593188e+09,'{"kind":"answer","seat":0,"number":5,"move":"plan crossing"}');
INSERT INTO "entries" VALUES('zub5fegesd',13,1.79513663861271548271e+09,'{"kind":"answer","seat":1,"number":5,"move":"plan crossing"}');
INSERT INTO "entries" VALUES('zub5fegesd',14,1.79513663862758588787e+09,'{"kind":"answer","seat":2,"number":5,"move":"plan crossing"}');
INSERT INTO "entries" VALUES('zub5fegesd',15,1.79513663866458082199e+09,'{"kind":"answer","seat":0,"number":6,"move":"plan shepherd"}');
INSERT INTO "entries" VALUES('zub5fegesd',16,1.79513663870460271837e+09,'{"kind":"answer","seat":1,"number":6,"move":"plan shepherd"}');
INSERT INTO "entries" VALUES('zub5fegesd',17,1.79513663875558185573e+09,'{"kind":"answer","seat":2,"number":6,"move":"plan shepherd"}');
INSERT INTO "entries" VALUES('zub5fegesd',18,1.79513663897288894659e+09,'{"kind":"answer","seat":0,"number":7,"move":"plan square"}');
INSERT INTO "entries" VALUES('zub5fegesd',19,1.79513663904709815976e+09,'{"kind":"answer","seat":1,"number":7,"move":"plan square"}');
INSERT INTO "entries" VALUES('zub5fegesd',20,1.79513663914399027822e+09,'{"kind":"answer","seat":2,"number":7,"move":"plan square"}');
INSERT INTO "entries" VALUES('zub5fegesd',21,1.79513663931608247756e+09,'{"kind":"answer","seat":0,"number":8,"move":"plan outlet"}');
INSERT INTO "entries" VALUES('zub5fegesd',22,1.79513663937839603422e+09,'{"kind":"answer","seat":1,"number":8,"move":"plan outlet"}');
INSERT INTO "entries" VALUES('zub5fegesd',23,1.79513663945885729783e+09,'{"kind":"answer","seat":2,"number":8,"move":"plan outlet"}');
INSERT INTO "entries" VALUES('zub5fegesd',24,1.7951366396155679226e+09,'{"kind":"answer","seat":1,"number":9,"move":"buy MO11","chance":["* draw MO05"]}');
INSERT INTO "entries" VALUES('zub5fegesd',25,1.79513663971407866478e+09,'{"kind":"said","user":"e7761c73dbd76506","name":"Bob","seat":1,"text":"szia"}');
CREATE TABLE keys (
	name TEXT NOT NULL, 
	value TEXT NOT NULL, 
	PRIMARY KEY (name)
);
INSERT INTO "keys" VALUES('links','e5dffd3f0bd8af79280e7e5701fda8a4c5b849c1b7199e20d38efb95473d7f43');
INSERT INTO "keys" VALUES('push','ZDW-Cz6TdGC4dvktiA82Bt15vXGjta4FDd0AIyxK7Yw');
CREATE TABLE league_games (
	table_id TEXT NOT NULL, 
	league_id TEXT NOT NULL, 
	at DOUBLE NOT NULL, 
	places TEXT NOT NULL, 
	struck BOOLEAN DEFAULT 0 NOT NULL, 
	PRIMARY KEY (table_id)
);
CREATE TABLE leagues (
	id TEXT NOT NULL, 
	version INTEGER NOT NULL, 
	club_id TEXT NOT NULL, 
	name TEXT NOT NULL, 
	setup TEXT NOT NULL, 
	created DOUBLE NOT NULL, 
	begins DOUBLE NOT NULL, 
	ends DOUBLE NOT NULL, 
	closed DOUBLE, 
	PRIMARY KEY (id)
);
CREATE TABLE passes (
	hash TEXT NOT NULL, 
	kind TEXT NOT NULL, 
	person_id TEXT NOT NULL, 
	data TEXT NOT NULL, 
	created DOUBLE NOT NULL, 
	until DOUBLE NOT NULL, 
	PRIMARY KEY (hash)
);
INSERT INTO "passes" VALUES('0e2536a97f2bdb3196a1db23ed0f16ae80d2942c94a6f825aab8a1b1ae52b556','admin','','',1.79513662410641312598e+09,1.79522302410641312604e+09);
CREATE TABLE people (
	id TEXT NOT NULL, 
	name TEXT NOT NULL, 
	login TEXT, 
	password TEXT, 
	lang TEXT NOT NULL, 
	prefs TEXT NOT NULL, 
	created DOUBLE NOT NULL, looks TEXT, seen DOUBLE, card TEXT, admin DOUBLE, email TEXT, gone DOUBLE, 
	PRIMARY KEY (id), 
	UNIQUE (login)
);
INSERT INTO "people" VALUES('da8a541451a1a3fe','Ada','ada','$argon2id$v=19$m=65536,t=3,p=4$TCQZdAxi+nxnEmiOuHHVtw$RNy8uclV6yUYYzOTo0iQDpgU3SpgDDuuWhRaUchlVsg','en','{}',1.7951366297024414539e+09,'ada',NULL,NULL,NULL,NULL,NULL);
INSERT INTO "people" VALUES('e7761c73dbd76506','Bob',NULL,NULL,'hu','{}',1.79513662990069222452e+09,NULL,NULL,NULL,NULL,NULL,NULL);
INSERT INTO "people" VALUES('d0aba92bf43a06a7','Cleo',NULL,NULL,'pl','{}',1.79513662998962664606e+09,NULL,NULL,NULL,NULL,NULL,NULL);
CREATE TABLE processes (
	id TEXT NOT NULL, 
	at DOUBLE NOT NULL, 
	started DOUBLE NOT NULL, 
	place TEXT NOT NULL, 
	tables INTEGER NOT NULL, 
	sockets INTEGER NOT NULL, 
	moves INTEGER NOT NULL, 
	memory INTEGER NOT NULL, 
	damaged TEXT NOT NULL, 
	PRIMARY KEY (id)
);
CREATE TABLE pulse (
	id INTEGER NOT NULL, 
	at DOUBLE NOT NULL, 
	PRIMARY KEY (id)
);
INSERT INTO "pulse" VALUES(1,1.79513664861276292798e+09);
CREATE TABLE rated (
	table_id TEXT NOT NULL, 
	person_id TEXT NOT NULL, 
	pool TEXT NOT NULL, 
	at DOUBLE NOT NULL, 
	place INTEGER NOT NULL, 
	people INTEGER NOT NULL, 
	"before" DOUBLE NOT NULL, 
	mu DOUBLE NOT NULL, 
	sigma DOUBLE NOT NULL, 
	PRIMARY KEY (table_id, person_id)
);
CREATE TABLE ratings (
	person_id TEXT NOT NULL, 
	pool TEXT NOT NULL, 
	mu DOUBLE NOT NULL, 
	sigma DOUBLE NOT NULL, 
	games INTEGER NOT NULL, 
	wins INTEGER NOT NULL, 
	met TEXT NOT NULL, 
	shown DOUBLE, 
	at DOUBLE NOT NULL, 
	PRIMARY KEY (person_id, pool)
);
CREATE TABLE results (
	table_id TEXT NOT NULL, 
	at DOUBLE NOT NULL, 
	pool TEXT NOT NULL, 
	places TEXT NOT NULL, 
	bad BOOLEAN DEFAULT 0 NOT NULL, 
	PRIMARY KEY (table_id)
);
CREATE TABLE seats (
	person_id TEXT NOT NULL, 
	table_id TEXT NOT NULL, 
	PRIMARY KEY (person_id, table_id)
);
INSERT INTO "seats" VALUES('da8a541451a1a3fe','ykh6frwv9c');
INSERT INTO "seats" VALUES('e7761c73dbd76506','ykh6frwv9c');
INSERT INTO "seats" VALUES('d0aba92bf43a06a7','ykh6frwv9c');
INSERT INTO "seats" VALUES('da8a541451a1a3fe','2ct3nq9vqn');
INSERT INTO "seats" VALUES('e7761c73dbd76506','2ct3nq9vqn');
INSERT INTO "seats" VALUES('d0aba92bf43a06a7','2ct3nq9vqn');
INSERT INTO "seats" VALUES('da8a541451a1a3fe','sdybuthtu2');
INSERT INTO "seats" VALUES('e7761c73dbd76506','sdybuthtu2');
INSERT INTO "seats" VALUES('d0aba92bf43a06a7','sdybuthtu2');
INSERT INTO "seats" VALUES('da8a541451a1a3fe','zub5fegesd');
INSERT INTO "seats" VALUES('e7761c73dbd76506','zub5fegesd');
INSERT INTO "seats" VALUES('d0aba92bf43a06a7','zub5fegesd');
INSERT INTO "seats" VALUES('da8a541451a1a3fe','fc6zruy3tm');
INSERT INTO "seats" VALUES('e7761c73dbd76506','fc6zruy3tm');
INSERT INTO "seats" VALUES('d0aba92bf43a06a7','fc6zruy3tm');
INSERT INTO "seats" VALUES('da8a541451a1a3fe','4muj8jwqsj');
INSERT INTO "seats" VALUES('e7761c73dbd76506','4muj8jwqsj');
INSERT INTO "seats" VALUES('d0aba92bf43a06a7','5ym2ummrv5');
CREATE TABLE seekers (
	person_id TEXT NOT NULL, 
	games TEXT NOT NULL, 
	seats INTEGER NOT NULL, 
	bots BOOLEAN NOT NULL, 
	since DOUBLE NOT NULL, 
	seen DOUBLE NOT NULL, 
	table_id TEXT NOT NULL, ranked BOOLEAN DEFAULT 0 NOT NULL, pace TEXT DEFAULT '' NOT NULL, lang TEXT DEFAULT '' NOT NULL, 
	PRIMARY KEY (person_id)
);
CREATE TABLE sendings (
	day INTEGER NOT NULL, 
	way TEXT NOT NULL, 
	sent INTEGER NOT NULL, 
	failed INTEGER NOT NULL, 
	PRIMARY KEY (day, way)
);
CREATE TABLE sessions (
	hash TEXT NOT NULL, 
	id TEXT NOT NULL, 
	person_id TEXT NOT NULL, 
	kind TEXT NOT NULL, 
	label TEXT NOT NULL, 
	created DOUBLE NOT NULL, 
	until DOUBLE, 
	PRIMARY KEY (hash), 
	FOREIGN KEY(person_id) REFERENCES people (id)
);
INSERT INTO "sessions" VALUES('94188927a96c84027320cb1dc536ee5d382444fd07380861483a8d0792bde428','95f0389b9d76','da8a541451a1a3fe','web','',1.79513662979990458491e+09,1.82969662979990458492e+09);
INSERT INTO "sessions" VALUES('43aee6020ae980257271b8aa38e0245440ad084ac214d6241795d488ec670404','9ed08d17e7ca','e7761c73dbd76506','web','',1.79513662990091013909e+09,1.8296966299009101391e+09);
INSERT INTO "sessions" VALUES('232ab56549da9f83fc3bc14b4d8248f2c0a0fb2b4b3ced47f91f27bb6f06c744','e59624ecf6d7','d0aba92bf43a06a7','web','',1.79513663001602363582e+09,1.82969663001602363579e+09);
CREATE TABLE sightings (
	table_id TEXT NOT NULL, 
	person_id TEXT NOT NULL, 
	place TEXT NOT NULL, 
	PRIMARY KEY (table_id, person_id, place)
);
CREATE TABLE tables (
	id TEXT NOT NULL, 
	game TEXT NOT NULL, 
	rules INTEGER NOT NULL, 
	seed TEXT NOT NULL, 
	invite TEXT NOT NULL, 
	status TEXT NOT NULL, 
	public BOOLEAN NOT NULL, 
	created DOUBLE NOT NULL, 
	due DOUBLE, 
	card TEXT NOT NULL, club TEXT DEFAULT '' NOT NULL, 
	PRIMARY KEY (id)
);
INSERT INTO "tables" VALUES('ykh6frwv9c','thiefs-market',1,'678524c278532bdf3cf8d3133916d3602aa96ce5db65450566aa10482e7f086a','Tis2Ep2EYyuzBamPFCqBGA','playing',0,1.79513663221162986759e+09,NULL,'{"id":"ykh6frwv9c","game":"thiefs-market","status":"playing","mode":"live","public":false,"created":1795136632.2116299,"seats":[{"name":"Ada","bot":null,"free":false,"user_id":"da8a541451a1a3fe","quitter":null,"vacation":[0.0,0.0]},{"name":"Bob","bot":null,"free":false,"user_id":"e7761c73dbd76506","quitter":null,"vacation":[0.0,0.0]},{"name":"Cleo","bot":null,"free":false,"user_id":"d0aba92bf43a06a7","quitter":null,"vacation":[0.0,0.0]}],"host":"da8a541451a1a3fe","waiting":[0],"winners":[],"ended":0.0,"ranks":[],"scores":[],"options":{},"bank":null,"turn_limit":null,"ranked":false,"club":"","league":""}','');
INSERT INTO "tables" VALUES('2ct3nq9vqn','castle-of-the-devil',4,'e929679c7a034965e859ebbb8da9b000e5a0b929316492e279ff07889fb0f72c','9kZUnkYC-ImmuaKXhSlbuw','playing',0,1.79513663438809061047e+09,NULL,'{"id":"2ct3nq9vqn","game":"castle-of-the-devil","status":"playing","mode":"live","public":false,"created":1795136634.3880906,"seats":[{"name":"Ada","bot":null,"free":false,"user_id":"da8a541451a1a3fe","quitter":null,"vacation":[0.0,0.0]},{"name":"Bob","bot":null,"free":false,"user_id":"e7761c73dbd76506","quitter":null,"vacation":[0.0,0.0]},{"name":"Cleo","bot":null,"free":false,"user_id":"d0aba92bf43a06a7","quitter":null,"vacation":[0.0,0.0]}],"host":"da8a541451a1a3fe","waiting":[0],"winners":[],"ended":0.0,"ranks":[],"scores":[],"options":{},"bank":null,"turn_limit":null,"ranked":false,"club":"","league":""}','');
INSERT INTO "tables" VALUES('sdybuthtu2','thieves-den',2,'a871b1235c8c945af9e5e500e66fc1ced090d161ffd6fca30e677d9cf42b3ef9','_3xVhw7gmD4enCbs8WMXQQ','playing',0,1.79513663605442261696e+09,NULL,'{"id":"sdybuthtu2","game":"thieves-den","status":"playing","mode":"live","public":false,"created":1795136636.0544226,"seats":[{"name":"Ada","bot":null,"free":false,"user_id":"da8a541451a1a3fe","quitter":null,"vacation":[0.0,0.0]},{"name":"Bob","bot":null,"free":false,"user_id":"e7761c73dbd76506","quitter":null,"vacation":[0.0,0.0]},{"name":"Cleo","bot":null,"free":false,"user_id":"d0aba92bf43a06a7","quitter":null,"vacation":[0.0,0.0]}],"host":"da8a541451a1a3fe","waiting":[0,1,2],"winners":[],"ended":0.0,"ranks":[],"scores":[],"options":{},"bank":null,"turn_limit":null,"ranked":false,"club":"","league":""}','');
INSERT INTO "tables" VALUES('zub5fegesd','enclave',2,'58971215ec7836fe2529dd35a96d9c77173e69b27bd49e4ec69c3eda2b0f5408','nFtTVI8lGWSCou61X_kZuA','playing',0,1.79513663739220952989e+09,NULL,'{"id":"zub5fegesd","game":"enclave","status":"playing","mode":"live","public":false,"created":1795136637.3922095,"seats":[{"name":"Ada","bot":null,"free":false,"user_id":"da8a541451a1a3fe","quitter":null,"vacation":[0.0,0.0]},{"name":"Bob","bot":null,"free":false,"user_id":"e7761c73dbd76506","quitter":null,"vacation":[0.0,0.0]},{"name":"Cleo","bot":null,"free":false,"user_id":"d0aba92bf43a06a7","quitter":null,"vacation":[0.0,0.0]}],"host":"da8a541451a1a3fe","waiting":[1],"winners":[],"ended":0.0,"ranks":[],"scores":[],"options":{},"bank":null,"turn_limit":null,"ranked":false,"club":"","league":""}','');
INSERT INTO "tables" VALUES('fc6zruy3tm','age-of-thieves',4,'14f3ce6e4e686b20abd64e0c59c7a73bd431af3a585a5690fd9a83b0ecaf86a2','JHR5H5QjijvL80WqAJjp4A','playing',0,1.79513663973847675328e+09,NULL,'{"id":"fc6zruy3tm","game":"age-of-thieves","status":"playing","mode":"live","public":false,"created":1795136639.7384768,"seats":[{"name":"Ada","bot":null,"free":false,"user_id":"da8a541451a1a3fe","quitter":null,"vacation":[0.0,0.0]},{"name":"Bob","bot":null,"free":false,"user_id":"e7761c73dbd76506","quitter":null,"vacation":[0.0,0.0]},{"name":"Cleo","bot":null,"free":false,"user_id":"d0aba92bf43a06a7","quitter":null,"vacation":[0.0,0.0]}],"host":"da8a541451a1a3fe","waiting":[1],"winners":[],"ended":0.0,"ranks":[],"scores":[],"options":{},"bank":null,"turn_limit":null,"ranked":false,"club":"","league":""}','');
INSERT INTO "tables" VALUES('4muj8jwqsj','parlour',1,'baad5c7b77ca79786da7d32004eff52bafd5397e8f21c246fea86e5b702b5661','XJvA4dBI8pEfa2z6_08yeg','over',0,1.7951366444263892174e+09,NULL,'{"id":"4muj8jwqsj","game":"parlour","status":"over","mode":"live","public":false,"created":1795136644.4263892,"seats":[{"name":"Ada","bot":null,"free":false,"user_id":"da8a541451a1a3fe","quitter":null,"vacation":[0.0,0.0]},{"name":"Bob","bot":null,"free":false,"user_id":"e7761c73dbd76506","quitter":null,"vacation":[0.0,0.0]}],"host":"da8a541451a1a3fe","waiting":[],"winners":[0,1],"ended":1795136646.9912078,"ranks":[1,1],"scores":[],"options":{},"bank":null,"turn_limit":null,"ranked":false,"club":"","league":""}','');
INSERT INTO "tables" VALUES('5ym2ummrv5','thieves-den',2,'919614226ed69d1772b6d0ba275b30f02007a11ebe03d192caefd2acd9f4d666','CVhZSREjXChiABdAOQDS7A','waiting',1,1.79513664732171940806e+09,NULL,'{"id":"5ym2ummrv5","game":"thieves-den","status":"waiting","mode":"live","public":true,"created":1795136647.3217194,"seats":[{"name":"Cleo","bot":null,"free":false,"user_id":"d0aba92bf43a06a7","quitter":null,"vacation":[0.0,0.0]},{"name":"","bot":null,"free":true,"user_id":null,"quitter":null,"vacation":[0.0,0.0]},{"name":"","bot":null,"free":true,"user_id":null,"quitter":null,"vacation":[0.0,0.0]}],"host":"d0aba92bf43a06a7","waiting":[],"winners":[],"ended":0.0,"ranks":[],"scores":[],"options":{},"bank":null,"turn_limit":null,"ranked":false,"club":"","league":""}','');
CREATE TABLE turns (
	person_id TEXT NOT NULL, 
	table_id TEXT NOT NULL, 
	number INTEGER NOT NULL, 
	since DOUBLE NOT NULL, 
	until DOUBLE, 
	done BOOLEAN NOT NULL, 
	mailed BOOLEAN NOT NULL, 
	pushed BOOLEAN NOT NULL, 
	PRIMARY KEY (person_id, table_id)
);
CREATE TABLE vacations (
	id TEXT NOT NULL, 
	person_id TEXT NOT NULL, 
	begins DOUBLE NOT NULL, 
	until DOUBLE NOT NULL, 
	zone TEXT NOT NULL, 
	PRIMARY KEY (id)
);
CREATE TABLE wards (
	kind TEXT NOT NULL, 
	what TEXT NOT NULL, 
	until DOUBLE, 
	about TEXT NOT NULL, 
	why TEXT NOT NULL, 
	by_name TEXT NOT NULL, 
	at DOUBLE NOT NULL, 
	PRIMARY KEY (kind, what)
);
CREATE TABLE ways (
	person_id TEXT NOT NULL, 
	way TEXT NOT NULL, 
	how TEXT NOT NULL, 
	next_at DOUBLE NOT NULL, 
	held_until DOUBLE NOT NULL, 
	tries INTEGER NOT NULL, 
	refused INTEGER NOT NULL, 
	PRIMARY KEY (person_id, way)
);
CREATE INDEX ix_sessions_person_id ON sessions (person_id);
CREATE INDEX ix_tables_due ON tables (due);
CREATE INDEX ix_tables_open ON tables (public, status, created);
CREATE INDEX ix_people_looks ON people (looks);
CREATE UNIQUE INDEX ix_people_card ON people (card);
CREATE INDEX ix_bonds_other ON bonds (other_id, kind);
CREATE INDEX ix_calls_table ON calls (table_id);
CREATE INDEX ix_seekers_waiting ON seekers (table_id, since);
CREATE INDEX ix_people_email ON people (email);
CREATE INDEX ix_people_gone ON people (gone);
CREATE INDEX ix_people_seen ON people (seen);
CREATE INDEX ix_sessions_until ON sessions (until);
CREATE INDEX ix_passes_person ON passes (person_id, kind);
CREATE INDEX ix_results_at ON results (bad, at, table_id);
CREATE INDEX ix_ratings_shown ON ratings (pool, shown, person_id);
CREATE INDEX ix_rated_person ON rated (person_id, at);
CREATE INDEX ix_alike_other ON alike (other_id);
CREATE INDEX ix_alike_at ON alike (at);
CREATE INDEX ix_cups_status ON cups (status, created);
CREATE INDEX ix_cups_host ON cups (host_id, status);
CREATE INDEX ix_cup_people_person ON cup_people (person_id);
CREATE INDEX ix_cup_games_open ON cup_games (result, cup_id);
CREATE INDEX ix_tables_club ON tables (club, status, created);
CREATE INDEX ix_cups_club ON cups (club, created);
CREATE INDEX ix_clubs_door ON clubs (door, created);
CREATE INDEX ix_club_people_person ON club_people (person_id);
CREATE INDEX ix_leagues_club ON leagues (club_id, ends);
CREATE INDEX ix_league_games_league ON league_games (league_id, at);
CREATE INDEX ix_turns_table ON turns (table_id);
CREATE INDEX ix_ways_next ON ways (way, next_at);
CREATE INDEX ix_devices_person ON devices (person_id);
CREATE INDEX ix_devices_session ON devices (session);
CREATE INDEX ix_vacations_person ON vacations (person_id, until);
CREATE INDEX ix_vacations_until ON vacations (until);
