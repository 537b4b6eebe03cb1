CREATE TABLE alembic_version (
	version_num VARCHAR(32) NOT NULL, 
	CONSTRAINT alembic_version_pkc PRIMARY KEY (version_num)
);
INSERT INTO "alembic_version" VALUES('0004');
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
CREATE TABLE entries (
	table_id TEXT NOT NULL, 
	seq INTEGER NOT NULL, 
	at DOUBLE NOT NULL, 
	data TEXT NOT NULL, 
	PRIMARY KEY (table_id, seq)
)
 WITHOUT ROWID

;
INSERT INTO "entries" VALUES('43xzbvbfh9',1,1.79503870564883542056e+09,'{"kind":"opened","host":"ec6f3177a1a28520","setup":{"game":"thiefs-market","seats":3,"options":{"promo":false,"start":"random","open-infamy":false,"gold-limit":0,"last-tie":"shared"},"increment":0.0}}');
INSERT INTO "entries" VALUES('43xzbvbfh9',2,1.79503870564883542056e+09,'{"kind":"sat","seat":0,"user":"ec6f3177a1a28520","name":"Ada"}');
INSERT INTO "entries" VALUES('43xzbvbfh9',3,1.79503870574472594264e+09,'{"kind":"admitted","user":"e749696a2a6ec49b","name":"Bob"}');
INSERT INTO "entries" VALUES('43xzbvbfh9',4,1.79503870575359129901e+09,'{"kind":"sat","seat":1,"user":"e749696a2a6ec49b","name":"Bob"}');
INSERT INTO "entries" VALUES('43xzbvbfh9',5,1.79503870579997873305e+09,'{"kind":"admitted","user":"09a3078c81b26fec","name":"Cleo"}');
INSERT INTO "entries" VALUES('43xzbvbfh9',6,1.7950387058032312393e+09,'{"kind":"sat","seat":2,"user":"09a3078c81b26fec","name":"Cleo"}');
INSERT INTO "entries" VALUES('43xzbvbfh9',7,1.79503870583253073689e+09,'{"kind":"began","chance":["* first 1","* draw A14","* draw A15","* draw A04","* draw A03","* draw A02","* roll Y B W G I B W G Y Y"]}');
INSERT INTO "entries" VALUES('43xzbvbfh9',8,1.79503870607500696189e+09,'{"kind":"answer","seat":1,"number":1,"move":"take white"}');
INSERT INTO "entries" VALUES('43xzbvbfh9',9,1.79503870674679160118e+09,'{"kind":"answer","seat":2,"number":2,"move":"take blue"}');
INSERT INTO "entries" VALUES('43xzbvbfh9',10,1.79503870677579760546e+09,'{"kind":"answer","seat":0,"number":3,"move":"buy A14 gold green"}');
INSERT INTO "entries" VALUES('43xzbvbfh9',11,1.79503870680843496325e+09,'{"kind":"answer","seat":0,"number":4,"move":"sell A14"}');
INSERT INTO "entries" VALUES('43xzbvbfh9',12,1.79503870716263151164e+09,'{"kind":"answer","seat":1,"number":5,"move":"end"}');
INSERT INTO "entries" VALUES('43xzbvbfh9',13,1.79503870720641064647e+09,'{"kind":"answer","seat":2,"number":6,"move":"end","chance":["* draw A12","* roll W Y R G R R I W G R"]}');
INSERT INTO "entries" VALUES('43xzbvbfh9',14,1.79503870734536743166e+09,'{"kind":"said","user":"e749696a2a6ec49b","name":"Bob","seat":1,"text":"szia"}');
INSERT INTO "entries" VALUES('49efvrfx8q',1,1795038716.5531,'{"kind":"opened","host":"09a3078c81b26fec","setup":{"game":"thieves-den","seats":3,"options":{"start":"random"},"increment":0.0,"public":true}}');
INSERT INTO "entries" VALUES('49efvrfx8q',2,1795038716.5531,'{"kind":"sat","seat":0,"user":"09a3078c81b26fec","name":"Cleo"}');
INSERT INTO "entries" VALUES('5zjcxqd6tr',1,1.79503870737520670889e+09,'{"kind":"opened","host":"ec6f3177a1a28520","setup":{"game":"castle-of-the-devil","seats":3,"options":{"items":"full","smuggling":false,"prophecy":false,"effects-optional":false,"talk":false,"rounds":1,"turn-cap":0},"increment":0.0}}');
INSERT INTO "entries" VALUES('5zjcxqd6tr',2,1.79503870737520670889e+09,'{"kind":"sat","seat":0,"user":"ec6f3177a1a28520","name":"Ada"}');
INSERT INTO "entries" VALUES('5zjcxqd6tr',3,1.7950387074050283432e+09,'{"kind":"admitted","user":"e749696a2a6ec49b","name":"Bob"}');
INSERT INTO "entries" VALUES('5zjcxqd6tr',4,1.79503870744364643101e+09,'{"kind":"sat","seat":1,"user":"e749696a2a6ec49b","name":"Bob"}');
INSERT INTO "entries" VALUES('5zjcxqd6tr',5,1.79503870745110940933e+09,'{"kind":"admitted","user":"09a3078c81b26fec","name":"Cleo"}');
INSERT INTO "entries" VALUES('5zjcxqd6tr',6,1.79503870746374917036e+09,'{"kind":"sat","seat":2,"user":"09a3078c81b26fec","name":"Cleo"}');
INSERT INTO "entries" VALUES('5zjcxqd6tr',7,1.79503870748106980322e+09,'{"kind":"began","chance":["* start 1","* occupation clairvoyant","* occupation doctor","* occupation duelist","* faction brotherhood","* faction brotherhood","* faction order","* key-bag 0","* goblet-bag 1","* deal key","* deal ring","* deal knives","* deal monocle"]}');
INSERT INTO "entries" VALUES('5zjcxqd6tr',8,1.79503870770321655278e+09,'{"kind":"answer","seat":1,"number":1,"move":"pass"}');
INSERT INTO "entries" VALUES('5zjcxqd6tr',9,1.79503870790252923967e+09,'{"kind":"answer","seat":2,"number":2,"move":"trade"}');
INSERT INTO "entries" VALUES('5zjcxqd6tr',10,1.79503870792468380934e+09,'{"kind":"answer","seat":2,"number":3,"move":"to 0"}');
INSERT INTO "entries" VALUES('5zjcxqd6tr',11,1.79503870794040727614e+09,'{"kind":"answer","seat":2,"number":4,"move":"give monocle"}');
INSERT INTO "entries" VALUES('5zjcxqd6tr',12,1.795038707954261303e+09,'{"kind":"answer","seat":0,"number":5,"move":"return key"}');
INSERT INTO "entries" VALUES('5zjcxqd6tr',13,1.79503870797628307344e+09,'{"kind":"answer","seat":0,"number":6,"move":"trade"}');
INSERT INTO "entries" VALUES('5zjcxqd6tr',14,1795038708.00179,'{"kind":"answer","seat":0,"number":7,"move":"to 1"}');
INSERT INTO "entries" VALUES('6ae7mqvpad',1,1.79503870802185654638e+09,'{"kind":"opened","host":"ec6f3177a1a28520","setup":{"game":"thieves-den","seats":3,"options":{"start":"random"},"increment":0.0}}');
INSERT INTO "entries" VALUES('6ae7mqvpad',2,1.79503870802185654638e+09,'{"kind":"sat","seat":0,"user":"ec6f3177a1a28520","name":"Ada"}');
INSERT INTO "entries" VALUES('6ae7mqvpad',3,1.79503870803078603747e+09,'{"kind":"admitted","user":"e749696a2a6ec49b","name":"Bob"}');
INSERT INTO "entries" VALUES('6ae7mqvpad',4,1.79503870803326129909e+09,'{"kind":"sat","seat":1,"user":"e749696a2a6ec49b","name":"Bob"}');
INSERT INTO "entries" VALUES('6ae7mqvpad',5,1.79503870804816794389e+09,'{"kind":"admitted","user":"09a3078c81b26fec","name":"Cleo"}');
INSERT INTO "entries" VALUES('6ae7mqvpad',6,1.79503870805060505863e+09,'{"kind":"sat","seat":2,"user":"09a3078c81b26fec","name":"Cleo"}');
INSERT INTO "entries" VALUES('6ae7mqvpad',7,1.79503870805683970451e+09,'{"kind":"began","chance":["* scheme S07","* scheme S09","* scheme S03","* turn PW02","* turn PW07","* turn PW03","* fence EN1B","* fence NO1A","* fence NO3A","* fence NO2B","* fence ME1A","* fence CO3A","* first 2","* draw L22A","* draw L15B","* draw L01A","* draw L29A","* draw L15A","* draw L29B","* draw L06A","* draw L24B","* draw L19B","* draw L17A","* draw L26B","* draw L30B"]}');
INSERT INTO "entries" VALUES('6ae7mqvpad',8,1.79503870832686185832e+09,'{"kind":"answer","seat":0,"number":1,"move":"pick L15A"}');
INSERT INTO "entries" VALUES('6ae7mqvpad',9,1.79503870834574651713e+09,'{"kind":"answer","seat":1,"number":1,"move":"pick L01A"}');
INSERT INTO "entries" VALUES('6ae7mqvpad',10,1.79503870844356822967e+09,'{"kind":"answer","seat":2,"number":1,"move":"pick L06A"}');
INSERT INTO "entries" VALUES('6ae7mqvpad',11,1.79503870847072100644e+09,'{"kind":"answer","seat":0,"number":2,"move":"pick L22A"}');
INSERT INTO "entries" VALUES('6ae7mqvpad',12,1.79503870848526263237e+09,'{"kind":"answer","seat":1,"number":2,"move":"pick L24B"}');
INSERT INTO "entries" VALUES('6ae7mqvpad',13,1.79503870852794408796e+09,'{"kind":"answer","seat":2,"number":2,"move":"pick L29B"}');
INSERT INTO "entries" VALUES('6ae7mqvpad',14,1.79503870865647196771e+09,'{"kind":"answer","seat":0,"number":3,"move":"pick L19B"}');
INSERT INTO "entries" VALUES('6ae7mqvpad',15,1.7950387086712112427e+09,'{"kind":"answer","seat":1,"number":3,"move":"pick L17A"}');
INSERT INTO "entries" VALUES('6ae7mqvpad',16,1.79503870869065928466e+09,'{"kind":"answer","seat":2,"number":3,"move":"pick L15B"}');
INSERT INTO "entries" VALUES('6ae7mqvpad',17,1.79503870872528100018e+09,'{"kind":"answer","seat":2,"number":4,"move":"rob L22A"}');
INSERT INTO "entries" VALUES('6ae7mqvpad',18,1.79503870876691150665e+09,'{"kind":"answer","seat":0,"number":5,"move":"rob L19B"}');
INSERT INTO "entries" VALUES('6ae7mqvpad',19,1.79503870931361150745e+09,'{"kind":"answer","seat":1,"number":6,"move":"vault codex"}');
INSERT INTO "entries" VALUES('6ae7mqvpad',20,1.79503871016645598409e+09,'{"kind":"answer","seat":2,"number":7,"move":"power PW07 codex","chance":["* draw L02B"]}');
INSERT INTO "entries" VALUES('6ae7mqvpad',21,1.7950387101976616383e+09,'{"kind":"answer","seat":2,"number":8,"move":"rob L01A"}');
INSERT INTO "entries" VALUES('6ae7mqvpad',22,1.79503871020846891403e+09,'{"kind":"said","user":"e749696a2a6ec49b","name":"Bob","seat":1,"text":"szia"}');
INSERT INTO "entries" VALUES('d6uwqr5tst',1,1.79503871565159058574e+09,'{"kind":"opened","host":"ec6f3177a1a28520","setup":{"game":"parlour","seats":2,"increment":0.0}}');
INSERT INTO "entries" VALUES('d6uwqr5tst',2,1.79503871565159058574e+09,'{"kind":"sat","seat":0,"user":"ec6f3177a1a28520","name":"Ada"}');
INSERT INTO "entries" VALUES('d6uwqr5tst',3,1.79503871566517400745e+09,'{"kind":"admitted","user":"e749696a2a6ec49b","name":"Bob"}');
INSERT INTO "entries" VALUES('d6uwqr5tst',4,1.7950387156773893833e+09,'{"kind":"sat","seat":1,"user":"e749696a2a6ec49b","name":"Bob"}');
INSERT INTO "entries" VALUES('d6uwqr5tst',5,1.79503871569240260131e+09,'{"kind":"began","chance":["* draw 2","* draw 6","* draw 3","* draw 2"]}');
INSERT INTO "entries" VALUES('d6uwqr5tst',6,1.79503871591940402981e+09,'{"kind":"answer","seat":0,"number":1,"move":"pass"}');
INSERT INTO "entries" VALUES('d6uwqr5tst',7,1.7950387162389705181e+09,'{"kind":"answer","seat":1,"number":2,"move":"pass"}');
INSERT INTO "entries" VALUES('d6uwqr5tst',8,1.79503871629996681214e+09,'{"kind":"answer","seat":0,"number":3,"move":"bid 2"}');
INSERT INTO "entries" VALUES('d6uwqr5tst',9,1.79503871633111166958e+09,'{"kind":"answer","seat":1,"number":3,"move":"bid 2","chance":["* draw 5","* draw 1"]}');
INSERT INTO "entries" VALUES('d6uwqr5tst',10,1.79503871637585091592e+09,'{"kind":"answer","seat":0,"number":4,"move":"pass"}');
INSERT INTO "entries" VALUES('d6uwqr5tst',11,1.79503871644421529769e+09,'{"kind":"answer","seat":1,"number":5,"move":"pass"}');
INSERT INTO "entries" VALUES('d6uwqr5tst',12,1.79503871649133348465e+09,'{"kind":"answer","seat":0,"number":6,"move":"bid 3"}');
INSERT INTO "entries" VALUES('d6uwqr5tst',13,1.7950387165161240101e+09,'{"kind":"answer","seat":1,"number":6,"move":"bid 1","chance":["* draw 5","* draw 3"]}');
INSERT INTO "entries" VALUES('hwb2tt7myg',1,1.79503871021778416638e+09,'{"kind":"opened","host":"ec6f3177a1a28520","setup":{"game":"enclave","seats":3,"options":{"order_method":"draw","tree_setup":"random","thief_choice":"random"},"increment":0.0}}');
INSERT INTO "entries" VALUES('hwb2tt7myg',2,1.79503871021778416638e+09,'{"kind":"sat","seat":0,"user":"ec6f3177a1a28520","name":"Ada"}');
INSERT INTO "entries" VALUES('hwb2tt7myg',3,1.79503871022325348855e+09,'{"kind":"admitted","user":"e749696a2a6ec49b","name":"Bob"}');
INSERT INTO "entries" VALUES('hwb2tt7myg',4,1.79503871022447514531e+09,'{"kind":"sat","seat":1,"user":"e749696a2a6ec49b","name":"Bob"}');
INSERT INTO "entries" VALUES('hwb2tt7myg',5,1.79503871023739552492e+09,'{"kind":"admitted","user":"09a3078c81b26fec","name":"Cleo"}');
INSERT INTO "entries" VALUES('hwb2tt7myg',6,1.79503871023848581315e+09,'{"kind":"sat","seat":2,"user":"09a3078c81b26fec","name":"Cleo"}');
INSERT INTO "entries" VALUES('hwb2tt7myg',7,1.79503871024271869664e+09,'{"kind":"began","chance":["* thief green","* thief blue","* thief yellow","* order 1 0 2","* draw MO12","* draw MO06","* draw MO10","* draw MO04","* draw SD19","* draw SD34","* draw SD23","* draw SD30","* draw EM09","* draw EM16","* draw EM06","* tree TC1C","* tree TC2C","* tree TC3A","* tree TC4B","* tree TC5C"]}');
INSERT INTO "entries" VALUES('hwb2tt7myg',8,1.7950387113817706108e+09,'{"kind":"answer","seat":1,"number":1,"move":"tile 1 shepherd"}');
INSERT INTO "entries" VALUES('hwb2tt7myg',9,1.79503871139293456078e+09,'{"kind":"answer","seat":0,"number":2,"move":"tile 2 outlet"}');
INSERT INTO "entries" VALUES('hwb2tt7myg',10,1.79503871190550422665e+09,'{"kind":"answer","seat":2,"number":3,"move":"tile 3 crossing"}');
INSERT INTO "entries" VALUES('hwb2tt7myg',11,1.79503871192022013665e+09,'{"kind":"answer","seat":1,"number":4,"move":"tile 5 square"}');
INSERT INTO "entries" VALUES('hwb2tt7myg',12,1.79503871193443965918e+09,'{"kind":"answer","seat":0,"number":5,"move":"plan crossing"}');
INSERT INTO "entries" VALUES('hwb2tt7myg',13,1.79503871193884611125e+09,'{"kind":"answer","seat":1,"number":5,"move":"plan crossing"}');
INSERT INTO "entries" VALUES('hwb2tt7myg',14,1.79503871194335532183e+09,'{"kind":"answer","seat":2,"number":5,"move":"plan crossing"}');
INSERT INTO "entries" VALUES('hwb2tt7myg',15,1.79503871195330977437e+09,'{"kind":"answer","seat":0,"number":6,"move":"plan shepherd"}');
INSERT INTO "entries" VALUES('hwb2tt7myg',16,1.79503871195780897139e+09,'{"kind":"answer","seat":1,"number":6,"move":"plan shepherd"}');
INSERT INTO "entries" VALUES('hwb2tt7myg',17,1.79503871196250939373e+09,'{"kind":"answer","seat":2,"number":6,"move":"plan shepherd"}');
INSERT INTO "entries" VALUES('hwb2tt7myg',18,1.7950387119728019238e+09,'{"kind":"answer","seat":0,"number":7,"move":"plan square"}');
INSERT INTO "entries" VALUES('hwb2tt7myg',19,1.79503871197850227358e+09,'{"kind":"answer","seat":1,"number":7,"move":"plan square"}');
INSERT INTO "entries" VALUES('hwb2tt7myg',20,1.79503871198267388339e+09,'{"kind":"answer","seat":2,"number":7,"move":"plan square"}');
INSERT INTO "entries" VALUES('hwb2tt7myg',21,1.79503871199188232425e+09,'{"kind":"answer","seat":0,"number":8,"move":"plan outlet"}');
INSERT INTO "entries" VALUES('hwb2tt7myg',22,1.79503871199599075313e+09,'{"kind":"answer","seat":1,"number":8,"move":"plan outlet"}');
INSERT INTO "entries" VALUES('hwb2tt7myg',23,1.79503871199938964844e+09,'{"kind":"answer","seat":2,"number":8,"move":"plan outlet"}');
INSERT INTO "entries" VALUES('hwb2tt7myg',24,1.79503871201716542248e+09,'{"kind":"answer","seat":1,"number":9,"move":"buy MO04","chance":["* draw MO02"]}');
INSERT INTO "entries" VALUES('hwb2tt7myg',25,1.79503871203750348098e+09,'{"kind":"said","user":"e749696a2a6ec49b","name":"Bob","seat":1,"text":"szia"}');
INSERT INTO "entries" VALUES('zwdy5fwy3d',1,1.79503871204153060909e+09,'{"kind":"opened","host":"ec6f3177a1a28520","setup":{"game":"age-of-thieves","seats":3,"options":{"specials":true,"thieves":"dealt"},"increment":0.0}}');
INSERT INTO "entries" VALUES('zwdy5fwy3d',2,1.79503871204153060909e+09,'{"kind":"sat","seat":0,"user":"ec6f3177a1a28520","name":"Ada"}');
INSERT INTO "entries" VALUES('zwdy5fwy3d',3,1.79503871205155658718e+09,'{"kind":"admitted","user":"e749696a2a6ec49b","name":"Bob"}');
INSERT INTO "entries" VALUES('zwdy5fwy3d',4,1.79503871205389571186e+09,'{"kind":"sat","seat":1,"user":"e749696a2a6ec49b","name":"Bob"}');
INSERT INTO "entries" VALUES('zwdy5fwy3d',5,1.79503871206108593944e+09,'{"kind":"admitted","user":"09a3078c81b26fec","name":"Cleo"}');
INSERT INTO "entries" VALUES('zwdy5fwy3d',6,1.79503871206367540355e+09,'{"kind":"sat","seat":2,"user":"09a3078c81b26fec","name":"Cleo"}');
INSERT INTO "entries" VALUES('zwdy5fwy3d',7,1.79503871207030344008e+09,'{"kind":"began","chance":["* deal morius","* deal jasmine","* deal noiron","* draw G01","* draw G11","* draw G03","* draw G08","* draw G08","* draw G03","* roll 7","* roll 1","* roll 6"]}');
INSERT INTO "entries" VALUES('zwdy5fwy3d',8,1.79503871225505495074e+09,'{"kind":"answer","seat":0,"number":1,"move":"start N"}');
INSERT INTO "entries" VALUES('zwdy5fwy3d',9,1.79503871303450202945e+09,'{"kind":"answer","seat":1,"number":2,"move":"start S"}');
INSERT INTO "entries" VALUES('zwdy5fwy3d',10,1.79503871357960557942e+09,'{"kind":"answer","seat":2,"number":3,"move":"start E","chance":["* event C01"]}');
INSERT INTO "entries" VALUES('zwdy5fwy3d',11,1.79503871367704153066e+09,'{"kind":"answer","seat":0,"number":4,"move":"at Nb5","chance":["* roll 3","* draw G19","* draw G10","* draw G07"]}');
INSERT INTO "entries" VALUES('zwdy5fwy3d',12,1.79503871418100929262e+09,'{"kind":"answer","seat":0,"number":5,"move":"declare ambush:1"}');
INSERT INTO "entries" VALUES('zwdy5fwy3d',13,1.79503871421907091146e+09,'{"kind":"answer","seat":1,"number":5,"move":"declare ambush:1"}');
INSERT INTO "entries" VALUES('zwdy5fwy3d',14,1.79503871424585747717e+09,'{"kind":"answer","seat":2,"number":5,"move":"declare ambush:1"}');
INSERT INTO "entries" VALUES('zwdy5fwy3d',15,1.79503871451962161058e+09,'{"kind":"answer","seat":0,"number":6,"move":"decline"}');
INSERT INTO "entries" VALUES('zwdy5fwy3d',16,1.79503871491568088528e+09,'{"kind":"answer","seat":1,"number":7,"move":"cunning"}');
INSERT INTO "entries" VALUES('zwdy5fwy3d',17,1.7950387151097836494e+09,'{"kind":"answer","seat":1,"number":8,"move":"points"}');
INSERT INTO "entries" VALUES('zwdy5fwy3d',18,1.79503871547169113155e+09,'{"kind":"answer","seat":2,"number":9,"move":"decline","chance":["* event C11"]}');
INSERT INTO "entries" VALUES('zwdy5fwy3d',19,1.79503871560512709621e+09,'{"kind":"answer","seat":1,"number":10,"move":"at Sc5","chance":["* roll 6 8","* draw G14","* draw G20","* draw G09"]}');
INSERT INTO "entries" VALUES('zwdy5fwy3d',20,1.79503871563635706903e+09,'{"kind":"said","user":"e749696a2a6ec49b","name":"Bob","seat":1,"text":"szia"}');
CREATE TABLE passes (
	hash TEXT NOT NULL, 
	kind TEXT NOT NULL, 
	person_id TEXT NOT NULL, 
	data TEXT NOT NULL, 
	created DOUBLE NOT NULL, 
	until DOUBLE NOT NULL, 
	PRIMARY KEY (hash)
);
INSERT INTO "passes" VALUES('01b95729077e6196b3e849102e3219e495510dc48f23d06542fd302961a1fd80','admin','','',1.79503870460577797892e+09,1.79512510460577797886e+09);
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
INSERT INTO "people" VALUES('ec6f3177a1a28520','Ada','ada','$argon2id$v=19$m=65536,t=3,p=4$j66PZoCKOXM4PBCqO05vwQ$LaYUwNGYQOdaVunMLWA8bxSBxUx+c/mmHv2pEK41XpA','en','{}',1.79503870522862601279e+09,'ada',NULL,NULL,NULL,NULL,NULL);
INSERT INTO "people" VALUES('e749696a2a6ec49b','Bob',NULL,NULL,'hu','{}',1.7950387052347869873e+09,NULL,NULL,NULL,NULL,NULL,NULL);
INSERT INTO "people" VALUES('09a3078c81b26fec','Cleo',NULL,NULL,'pl','{}',1.79503870523982715602e+09,NULL,NULL,NULL,NULL,NULL,NULL);
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
INSERT INTO "pulse" VALUES(1,1.7950387169185237884e+09);
CREATE TABLE seats (
	person_id TEXT NOT NULL, 
	table_id TEXT NOT NULL, 
	PRIMARY KEY (person_id, table_id)
);
INSERT INTO "seats" VALUES('ec6f3177a1a28520','43xzbvbfh9');
INSERT INTO "seats" VALUES('e749696a2a6ec49b','43xzbvbfh9');
INSERT INTO "seats" VALUES('09a3078c81b26fec','43xzbvbfh9');
INSERT INTO "seats" VALUES('ec6f3177a1a28520','5zjcxqd6tr');
INSERT INTO "seats" VALUES('e749696a2a6ec49b','5zjcxqd6tr');
INSERT INTO "seats" VALUES('09a3078c81b26fec','5zjcxqd6tr');
INSERT INTO "seats" VALUES('ec6f3177a1a28520','6ae7mqvpad');
INSERT INTO "seats" VALUES('e749696a2a6ec49b','6ae7mqvpad');
INSERT INTO "seats" VALUES('09a3078c81b26fec','6ae7mqvpad');
INSERT INTO "seats" VALUES('ec6f3177a1a28520','hwb2tt7myg');
INSERT INTO "seats" VALUES('e749696a2a6ec49b','hwb2tt7myg');
INSERT INTO "seats" VALUES('09a3078c81b26fec','hwb2tt7myg');
INSERT INTO "seats" VALUES('ec6f3177a1a28520','zwdy5fwy3d');
INSERT INTO "seats" VALUES('e749696a2a6ec49b','zwdy5fwy3d');
INSERT INTO "seats" VALUES('09a3078c81b26fec','zwdy5fwy3d');
INSERT INTO "seats" VALUES('ec6f3177a1a28520','d6uwqr5tst');
INSERT INTO "seats" VALUES('e749696a2a6ec49b','d6uwqr5tst');
INSERT INTO "seats" VALUES('09a3078c81b26fec','49efvrfx8q');
CREATE TABLE seekers (
	person_id TEXT NOT NULL, 
	games TEXT NOT NULL, 
	seats INTEGER NOT NULL, 
	bots BOOLEAN NOT NULL, 
	since DOUBLE NOT NULL, 
	seen DOUBLE NOT NULL, 
	table_id TEXT NOT NULL, 
	PRIMARY KEY (person_id)
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
INSERT INTO "sessions" VALUES('c27b58df1ba306ca1e26bb83bddaa1f434403cfc3bc8763e2ac401d0ba7437c3','255444e2e147','ec6f3177a1a28520','web','',1.79503870522917079923e+09,1.82959870522917079924e+09);
INSERT INTO "sessions" VALUES('8446c0eeadbd97fc09a15216e47ab664447c0793f3be52de1e23831b671439fd','a7e46006cc59','e749696a2a6ec49b','web','',1.79503870523492360111e+09,1.82959870523492360112e+09);
INSERT INTO "sessions" VALUES('05039840731f9a63542a3d8163954a69a4c66a8c49b00dae26a6d3cb7ec0e41e','60039b71f9a8','09a3078c81b26fec','web','',1.79503870523995542529e+09,1.8295987052399554253e+09);
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
	card TEXT NOT NULL, 
	PRIMARY KEY (id)
);
INSERT INTO "tables" VALUES('43xzbvbfh9','thiefs-market',1,'a686edce2fa80fbb64c71955bd88adfb796122606f3f953cb0d14401f4d2fc48','afcJQWfX2y6c60NGikCvdg','playing',0,1.79503870564883542056e+09,NULL,'{"id":"43xzbvbfh9","game":"thiefs-market","status":"playing","mode":"live","public":false,"created":1795038705.6488354,"seats":[{"name":"Ada","bot":null,"free":false,"user_id":"ec6f3177a1a28520","quitter":null},{"name":"Bob","bot":null,"free":false,"user_id":"e749696a2a6ec49b","quitter":null},{"name":"Cleo","bot":null,"free":false,"user_id":"09a3078c81b26fec","quitter":null}],"host":"ec6f3177a1a28520","waiting":[1],"winners":[],"ended":0.0,"ranks":[],"scores":[],"options":{},"bank":null,"turn_limit":null}');
INSERT INTO "tables" VALUES('5zjcxqd6tr','castle-of-the-devil',4,'f7914b48c3a828326d2cb7fd7ab3442fb7c72b13c57d550e6e2aa964e707f230','PHSl_AMfxkSV1dBFWkB5Pg','playing',0,1.79503870737520670889e+09,NULL,'{"id":"5zjcxqd6tr","game":"castle-of-the-devil","status":"playing","mode":"live","public":false,"created":1795038707.3752067,"seats":[{"name":"Ada","bot":null,"free":false,"user_id":"ec6f3177a1a28520","quitter":null},{"name":"Bob","bot":null,"free":false,"user_id":"e749696a2a6ec49b","quitter":null},{"name":"Cleo","bot":null,"free":false,"user_id":"09a3078c81b26fec","quitter":null}],"host":"ec6f3177a1a28520","waiting":[1],"winners":[],"ended":0.0,"ranks":[],"scores":[],"options":{},"bank":null,"turn_limit":null}');
INSERT INTO "tables" VALUES('6ae7mqvpad','thieves-den',2,'0a9f21ebde8996d22402734e5ec5ef60b6b179c7c8befe687e8539949f927f27','fthsoxopqNLHsTSUPw1KnQ','playing',0,1.79503870802185654638e+09,NULL,'{"id":"6ae7mqvpad","game":"thieves-den","status":"playing","mode":"live","public":false,"created":1795038708.0218565,"seats":[{"name":"Ada","bot":null,"free":false,"user_id":"ec6f3177a1a28520","quitter":null},{"name":"Bob","bot":null,"free":false,"user_id":"e749696a2a6ec49b","quitter":null},{"name":"Cleo","bot":null,"free":false,"user_id":"09a3078c81b26fec","quitter":null}],"host":"ec6f3177a1a28520","waiting":[0,1,2],"winners":[],"ended":0.0,"ranks":[],"scores":[],"options":{},"bank":null,"turn_limit":null}');
INSERT INTO "tables" VALUES('hwb2tt7myg','enclave',2,'38c6e82ed2159df1c45d79183e4191a6a7127e3815c9eb2ac09efa34cabea35e','H17Kw5sBCaCR1veNLTNxXg','playing',0,1.79503871021778416638e+09,NULL,'{"id":"hwb2tt7myg","game":"enclave","status":"playing","mode":"live","public":false,"created":1795038710.2177842,"seats":[{"name":"Ada","bot":null,"free":false,"user_id":"ec6f3177a1a28520","quitter":null},{"name":"Bob","bot":null,"free":false,"user_id":"e749696a2a6ec49b","quitter":null},{"name":"Cleo","bot":null,"free":false,"user_id":"09a3078c81b26fec","quitter":null}],"host":"ec6f3177a1a28520","waiting":[1],"winners":[],"ended":0.0,"ranks":[],"scores":[],"options":{},"bank":null,"turn_limit":null}');
INSERT INTO "tables" VALUES('zwdy5fwy3d','age-of-thieves',4,'640b5a3afd4f888eda71a60675c21c898f7898b48420d2df355ef0518812b143','j188NWN2Dl-H-hA6gjnFMA','playing',0,1.79503871204153060909e+09,NULL,'{"id":"zwdy5fwy3d","game":"age-of-thieves","status":"playing","mode":"live","public":false,"created":1795038712.0415306,"seats":[{"name":"Ada","bot":null,"free":false,"user_id":"ec6f3177a1a28520","quitter":null},{"name":"Bob","bot":null,"free":false,"user_id":"e749696a2a6ec49b","quitter":null},{"name":"Cleo","bot":null,"free":false,"user_id":"09a3078c81b26fec","quitter":null}],"host":"ec6f3177a1a28520","waiting":[0],"winners":[],"ended":0.0,"ranks":[],"scores":[],"options":{},"bank":null,"turn_limit":null}');
INSERT INTO "tables" VALUES('d6uwqr5tst','parlour',1,'856044629d17d7ecfcd5a271f191a4f6a3c82b720aeb121332fba46e242c6982','kW-nQ0H8TdOy4T6PpkHmAw','over',0,1.79503871565159058574e+09,NULL,'{"id":"d6uwqr5tst","game":"parlour","status":"over","mode":"live","public":false,"created":1795038715.6515906,"seats":[{"name":"Ada","bot":null,"free":false,"user_id":"ec6f3177a1a28520","quitter":null},{"name":"Bob","bot":null,"free":false,"user_id":"e749696a2a6ec49b","quitter":null}],"host":"ec6f3177a1a28520","waiting":[],"winners":[0],"ended":1795038716.516124,"ranks":[1,2],"scores":[],"options":{},"bank":null,"turn_limit":null}');
INSERT INTO "tables" VALUES('49efvrfx8q','thieves-den',2,'b79d3f94a4f208a049f4b69ea8199ef918f14e43bf098dc6f740b2741e8cf697','w1fUHHZI1PSm3xiI84PVpw','waiting',1,1795038716.5531,NULL,'{"id":"49efvrfx8q","game":"thieves-den","status":"waiting","mode":"live","public":true,"created":1795038716.5531,"seats":[{"name":"Cleo","bot":null,"free":false,"user_id":"09a3078c81b26fec","quitter":null},{"name":"","bot":null,"free":true,"user_id":null,"quitter":null},{"name":"","bot":null,"free":true,"user_id":null,"quitter":null}],"host":"09a3078c81b26fec","waiting":[],"winners":[],"ended":0.0,"ranks":[],"scores":[],"options":{},"bank":null,"turn_limit":null}');
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
