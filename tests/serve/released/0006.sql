CREATE TABLE alembic_version (
	version_num VARCHAR(32) NOT NULL, 
	CONSTRAINT alembic_version_pkc PRIMARY KEY (version_num)
);
INSERT INTO "alembic_version" VALUES('0006');
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
CREATE TABLE entries (
	table_id TEXT NOT NULL, 
	seq INTEGER NOT NULL, 
	at DOUBLE NOT NULL, 
	data TEXT NOT NULL, 
	PRIMARY KEY (table_id, seq)
)
 WITHOUT ROWID

;
INSERT INTO "entries" VALUES('3yyg6dhd5w',1,1.79511948062079906458e+09,'{"kind":"opened","host":"e4015ef231e98fb4","setup":{"game":"thiefs-market","seats":3,"options":{"promo":false,"start":"random","open-infamy":false,"gold-limit":0,"last-tie":"shared"},"increment":0.0}}');
INSERT INTO "entries" VALUES('3yyg6dhd5w',2,1.79511948062079906458e+09,'{"kind":"sat","seat":0,"user":"e4015ef231e98fb4","name":"Ada","program":0.0}');
INSERT INTO "entries" VALUES('3yyg6dhd5w',3,1.79511948063666152948e+09,'{"kind":"admitted","user":"aaeca3652aab1b22","name":"Bob"}');
INSERT INTO "entries" VALUES('3yyg6dhd5w',4,1.79511948063775897029e+09,'{"kind":"sat","seat":1,"user":"aaeca3652aab1b22","name":"Bob","program":0.0}');
INSERT INTO "entries" VALUES('3yyg6dhd5w',5,1.79511948064084172248e+09,'{"kind":"admitted","user":"4c4da81dcd583367","name":"Cleo"}');
INSERT INTO "entries" VALUES('3yyg6dhd5w',6,1.79511948064169764519e+09,'{"kind":"sat","seat":2,"user":"4c4da81dcd583367","name":"Cleo","program":0.0}');
INSERT INTO "entries" VALUES('3yyg6dhd5w',7,1.79511948064552664754e+09,'{"kind":"began","chance":["* first 0","* draw A07","* draw A11","* draw A06","* draw A08","* draw A15","* roll W B Y Y W G Y G G R"]}');
INSERT INTO "entries" VALUES('3yyg6dhd5w',8,1.79511948065967130664e+09,'{"kind":"answer","seat":0,"number":1,"move":"take red"}');
INSERT INTO "entries" VALUES('3yyg6dhd5w',9,1.79511948069600272182e+09,'{"kind":"answer","seat":1,"number":2,"move":"take white white"}');
INSERT INTO "entries" VALUES('3yyg6dhd5w',10,1.79511948074799060825e+09,'{"kind":"answer","seat":2,"number":3,"move":"take blue green green green bag bag bag marker"}');
INSERT INTO "entries" VALUES('3yyg6dhd5w',11,1.79511948075697541239e+09,'{"kind":"answer","seat":2,"number":4,"move":"buy A08 gold blue"}');
INSERT INTO "entries" VALUES('3yyg6dhd5w',12,1.7951194807719891071e+09,'{"kind":"answer","seat":1,"number":5,"move":"buy A06 gold white"}');
INSERT INTO "entries" VALUES('3yyg6dhd5w',13,1.79511948078332805628e+09,'{"kind":"answer","seat":1,"number":6,"move":"flip A06 bag","chance":["* draw A09","* draw A13","* roll R G W W Y R Y I G Y"]}');
INSERT INTO "entries" VALUES('3yyg6dhd5w',14,1.79511948080249667163e+09,'{"kind":"said","user":"aaeca3652aab1b22","name":"Bob","seat":1,"text":"szia"}');
INSERT INTO "entries" VALUES('5zp8gdgmgr',1,1.79511948203673267366e+09,'{"kind":"opened","host":"e4015ef231e98fb4","setup":{"game":"enclave","seats":3,"options":{"order_method":"draw","tree_setup":"random","thief_choice":"random"},"increment":0.0}}');
INSERT INTO "entries" VALUES('5zp8gdgmgr',2,1.79511948203673267366e+09,'{"kind":"sat","seat":0,"user":"e4015ef231e98fb4","name":"Ada","program":0.0}');
INSERT INTO "entries" VALUES('5zp8gdgmgr',3,1795119482.05378,'{"kind":"admitted","user":"aaeca3652aab1b22","name":"Bob"}');
INSERT INTO "entries" VALUES('5zp8gdgmgr',4,1.79511948207160615918e+09,'{"kind":"sat","seat":1,"user":"aaeca3652aab1b22","name":"Bob","program":0.0}');
INSERT INTO "entries" VALUES('5zp8gdgmgr',5,1.79511948207987093919e+09,'{"kind":"admitted","user":"4c4da81dcd583367","name":"Cleo"}');
INSERT INTO "entries" VALUES('5zp8gdgmgr',6,1.79511948208542919166e+09,'{"kind":"sat","seat":2,"user":"4c4da81dcd583367","name":"Cleo","program":0.0}');
INSERT INTO "entries" VALUES('5zp8gdgmgr',7,1795119482.08916,'{"kind":"began","chance":["* thief green","* thief red","* thief yellow","* order 2 1 0","* draw MO09","* draw MO12","* draw MO11","* draw MO04","* draw SD22","* draw SD20","* draw SD19","* draw SD31","* draw EM14","* draw EM08","* draw EM03","* tree TC1A","* tree TC2C","* tree TC3A","* tree TC4C","* tree TC5B"]}');
INSERT INTO "entries" VALUES('5zp8gdgmgr',8,1.79511948211321663857e+09,'{"kind":"answer","seat":2,"number":1,"move":"tile 1 shepherd"}');
INSERT INTO "entries" VALUES('5zp8gdgmgr',9,1.7951194821245696544e+09,'{"kind":"answer","seat":1,"number":2,"move":"tile 2 outlet"}');
INSERT INTO "entries" VALUES('5zp8gdgmgr',10,1.79511948213279080386e+09,'{"kind":"answer","seat":0,"number":3,"move":"tile 3 crossing"}');
INSERT INTO "entries" VALUES('5zp8gdgmgr',11,1.79511948216012763978e+09,'{"kind":"answer","seat":2,"number":4,"move":"tile 5 square"}');
INSERT INTO "entries" VALUES('5zp8gdgmgr',12,1.79511948216796612736e+09,'{"kind":"answer","seat":0,"number":5,"move":"plan crossing"}');
INSERT INTO "entries" VALUES('5zp8gdgmgr',13,1.79511948217346215244e+09,'{"kind":"answer","seat":1,"number":5,"move":"plan crossing"}');
INSERT INTO "entries" VALUES('5zp8gdgmgr',14,1.79511948217614126207e+09,'{"kind":"answer","seat":2,"number":5,"move":"plan crossing"}');
INSERT INTO "entries" VALUES('5zp8gdgmgr',15,1.79511948218496012689e+09,'{"kind":"answer","seat":0,"number":6,"move":"plan shepherd"}');
INSERT INTO "entries" VALUES('5zp8gdgmgr',16,1.7951194821877381802e+09,'{"kind":"answer","seat":1,"number":6,"move":"plan shepherd"}');
INSERT INTO "entries" VALUES('5zp8gdgmgr',17,1.79511948219030928615e+09,'{"kind":"answer","seat":2,"number":6,"move":"plan shepherd"}');
INSERT INTO "entries" VALUES('5zp8gdgmgr',18,1.79511948219739389423e+09,'{"kind":"answer","seat":0,"number":7,"move":"plan square"}');
INSERT INTO "entries" VALUES('5zp8gdgmgr',19,1.79511948220066213603e+09,'{"kind":"answer","seat":1,"number":7,"move":"plan square"}');
INSERT INTO "entries" VALUES('5zp8gdgmgr',20,1.79511948220313215249e+09,'{"kind":"answer","seat":2,"number":7,"move":"plan square"}');
INSERT INTO "entries" VALUES('5zp8gdgmgr',21,1.79511948220997977253e+09,'{"kind":"answer","seat":0,"number":8,"move":"plan outlet"}');
INSERT INTO "entries" VALUES('5zp8gdgmgr',22,1.79511948221637892718e+09,'{"kind":"answer","seat":1,"number":8,"move":"plan outlet"}');
INSERT INTO "entries" VALUES('5zp8gdgmgr',23,1.79511948222199559208e+09,'{"kind":"answer","seat":2,"number":8,"move":"plan outlet"}');
INSERT INTO "entries" VALUES('5zp8gdgmgr',24,1.79511948223877859111e+09,'{"kind":"answer","seat":2,"number":9,"move":"buy MO04","chance":["* draw MO10"]}');
INSERT INTO "entries" VALUES('5zp8gdgmgr',25,1.79511948224469852449e+09,'{"kind":"said","user":"aaeca3652aab1b22","name":"Bob","seat":1,"text":"szia"}');
INSERT INTO "entries" VALUES('6c7sdn7zx7',1,1.79511948105579066279e+09,'{"kind":"opened","host":"e4015ef231e98fb4","setup":{"game":"thieves-den","seats":3,"options":{"start":"random"},"increment":0.0}}');
INSERT INTO "entries" VALUES('6c7sdn7zx7',2,1.79511948105579066279e+09,'{"kind":"sat","seat":0,"user":"e4015ef231e98fb4","name":"Ada","program":0.0}');
INSERT INTO "entries" VALUES('6c7sdn7zx7',3,1.79511948107598686219e+09,'{"kind":"admitted","user":"aaeca3652aab1b22","name":"Bob"}');
INSERT INTO "entries" VALUES('6c7sdn7zx7',4,1.79511948108063936228e+09,'{"kind":"sat","seat":1,"user":"aaeca3652aab1b22","name":"Bob","program":0.0}');
INSERT INTO "entries" VALUES('6c7sdn7zx7',5,1.79511948109248590469e+09,'{"kind":"admitted","user":"4c4da81dcd583367","name":"Cleo"}');
INSERT INTO "entries" VALUES('6c7sdn7zx7',6,1.79511948109882783896e+09,'{"kind":"sat","seat":2,"user":"4c4da81dcd583367","name":"Cleo","program":0.0}');
INSERT INTO "entries" VALUES('6c7sdn7zx7',7,1.79511948114132213597e+09,'{"kind":"began","chance":["* scheme S05","* scheme S07","* scheme S10","* turn PW11","* turn PW02","* turn PW08","* fence EN3A","* fence PE3A","* fence CO1B","* fence CO2A","* fence AG2A","* fence TI2B","* first 0","* draw L21B","* draw L30B","* draw L16A","* draw L10A","* draw L27A","* draw L27B","* draw L02A","* draw L08B","* draw L01B","* draw L24A","* draw L16B","* draw L20B"]}');
INSERT INTO "entries" VALUES('6c7sdn7zx7',8,1.7951194812589468956e+09,'{"kind":"answer","seat":0,"number":1,"move":"pick L02A"}');
INSERT INTO "entries" VALUES('6c7sdn7zx7',9,1.79511948127787184718e+09,'{"kind":"answer","seat":1,"number":1,"move":"pick L27A"}');
INSERT INTO "entries" VALUES('6c7sdn7zx7',10,1.795119481309071064e+09,'{"kind":"answer","seat":2,"number":1,"move":"pick L16A"}');
INSERT INTO "entries" VALUES('6c7sdn7zx7',11,1.79511948136900758741e+09,'{"kind":"answer","seat":0,"number":2,"move":"pick L20B"}');
INSERT INTO "entries" VALUES('6c7sdn7zx7',12,1.79511948139169049266e+09,'{"kind":"answer","seat":1,"number":2,"move":"pick L24A"}');
INSERT INTO "entries" VALUES('6c7sdn7zx7',13,1.79511948141198325159e+09,'{"kind":"answer","seat":2,"number":2,"move":"pick L16B"}');
INSERT INTO "entries" VALUES('6c7sdn7zx7',14,1.79511948145619177818e+09,'{"kind":"answer","seat":0,"number":3,"move":"pick L08B"}');
INSERT INTO "entries" VALUES('6c7sdn7zx7',15,1.79511948147292757036e+09,'{"kind":"answer","seat":1,"number":3,"move":"pick L01B"}');
INSERT INTO "entries" VALUES('6c7sdn7zx7',16,1.79511948148457384111e+09,'{"kind":"answer","seat":2,"number":3,"move":"pick L10A"}');
INSERT INTO "entries" VALUES('6c7sdn7zx7',17,1.79511948152385735506e+09,'{"kind":"answer","seat":0,"number":4,"move":"rob L27A"}');
INSERT INTO "entries" VALUES('6c7sdn7zx7',18,1.79511948163424849512e+09,'{"kind":"answer","seat":1,"number":5,"move":"rob L08B"}');
INSERT INTO "entries" VALUES('6c7sdn7zx7',19,1.79511948186272168154e+09,'{"kind":"answer","seat":2,"number":6,"move":"rob L20B"}');
INSERT INTO "entries" VALUES('6c7sdn7zx7',20,1.79511948198575162888e+09,'{"kind":"answer","seat":0,"number":7,"move":"power PW11 fossil"}');
INSERT INTO "entries" VALUES('6c7sdn7zx7',21,1.79511948201257348061e+09,'{"kind":"answer","seat":0,"number":8,"move":"rob L16A"}');
INSERT INTO "entries" VALUES('6c7sdn7zx7',22,1.79511948203163504596e+09,'{"kind":"said","user":"aaeca3652aab1b22","name":"Bob","seat":1,"text":"szia"}');
INSERT INTO "entries" VALUES('h9f5r3s8b2',1,1.7951194830783507824e+09,'{"kind":"opened","host":"4c4da81dcd583367","setup":{"game":"thieves-den","seats":3,"options":{"start":"random"},"increment":0.0,"public":true}}');
INSERT INTO "entries" VALUES('h9f5r3s8b2',2,1.7951194830783507824e+09,'{"kind":"sat","seat":0,"user":"4c4da81dcd583367","name":"Cleo","program":0.0}');
INSERT INTO "entries" VALUES('kwj6ga2mmb',1,1.79511948080498647687e+09,'{"kind":"opened","host":"e4015ef231e98fb4","setup":{"game":"castle-of-the-devil","seats":3,"options":{"items":"full","smuggling":false,"prophecy":false,"effects-optional":false,"talk":false,"rounds":1,"turn-cap":0},"increment":0.0}}');
INSERT INTO "entries" VALUES('kwj6ga2mmb',2,1.79511948080498647687e+09,'{"kind":"sat","seat":0,"user":"e4015ef231e98fb4","name":"Ada","program":0.0}');
INSERT INTO "entries" VALUES('kwj6ga2mmb',3,1.79511948082565522192e+09,'{"kind":"admitted","user":"aaeca3652aab1b22","name":"Bob"}');
INSERT INTO "entries" VALUES('kwj6ga2mmb',4,1.79511948083551788326e+09,'{"kind":"sat","seat":1,"user":"aaeca3652aab1b22","name":"Bob","program":0.0}');
INSERT INTO "entries" VALUES('kwj6ga2mmb',5,1.795119480853503704e+09,'{"kind":"admitted","user":"4c4da81dcd583367","name":"Cleo"}');
INSERT INTO "entries" VALUES('kwj6ga2mmb',6,1.79511948085551309578e+09,'{"kind":"sat","seat":2,"user":"4c4da81dcd583367","name":"Cleo","program":0.0}');
INSERT INTO "entries" VALUES('kwj6ga2mmb',7,1.79511948085852217674e+09,'{"kind":"began","chance":["* start 2","* occupation grandmaster","* occupation thug","* occupation bodyguard","* faction brotherhood","* faction order","* faction brotherhood","* key-bag 0","* goblet-bag 0","* deal whip","* deal knives","* deal key","* deal goblet"]}');
INSERT INTO "entries" VALUES('kwj6ga2mmb',8,1.79511948087155413624e+09,'{"kind":"answer","seat":2,"number":1,"move":"pass"}');
INSERT INTO "entries" VALUES('kwj6ga2mmb',9,1.79511948087848401071e+09,'{"kind":"answer","seat":0,"number":2,"move":"trade"}');
INSERT INTO "entries" VALUES('kwj6ga2mmb',10,1.79511948088769030572e+09,'{"kind":"answer","seat":0,"number":3,"move":"to 1"}');
INSERT INTO "entries" VALUES('kwj6ga2mmb',11,1.79511948090325474738e+09,'{"kind":"answer","seat":0,"number":4,"move":"give bag_goblet"}');
INSERT INTO "entries" VALUES('kwj6ga2mmb',12,1.79511948092073678967e+09,'{"kind":"answer","seat":1,"number":5,"move":"return knives"}');
INSERT INTO "entries" VALUES('kwj6ga2mmb',13,1.79511948093100452425e+09,'{"kind":"answer","seat":0,"number":6,"move":"pass","chance":["* draw goblet"]}');
INSERT INTO "entries" VALUES('kwj6ga2mmb',14,1.79511948095553946491e+09,'{"kind":"answer","seat":1,"number":7,"move":"pass"}');
INSERT INTO "entries" VALUES('x46vgvwvk6',1,1.79511948300406432152e+09,'{"kind":"opened","host":"e4015ef231e98fb4","setup":{"game":"parlour","seats":2,"increment":0.0}}');
INSERT INTO "entries" VALUES('x46vgvwvk6',2,1.79511948300406432152e+09,'{"kind":"sat","seat":0,"user":"e4015ef231e98fb4","name":"Ada","program":0.0}');
INSERT INTO "entries" VALUES('x46vgvwvk6',3,1.79511948301175951964e+09,'{"kind":"admitted","user":"aaeca3652aab1b22","name":"Bob"}');
INSERT INTO "entries" VALUES('x46vgvwvk6',4,1.79511948301247501371e+09,'{"kind":"sat","seat":1,"user":"aaeca3652aab1b22","name":"Bob","program":0.0}');
INSERT INTO "entries" VALUES('x46vgvwvk6',5,1.7951194830172805786e+09,'{"kind":"began","chance":["* draw 2","* draw 1","* draw 6","* draw 1"]}');
INSERT INTO "entries" VALUES('x46vgvwvk6',6,1.79511948302550554271e+09,'{"kind":"answer","seat":0,"number":1,"move":"pass"}');
INSERT INTO "entries" VALUES('x46vgvwvk6',7,1.79511948303665685652e+09,'{"kind":"answer","seat":1,"number":2,"move":"pass"}');
INSERT INTO "entries" VALUES('x46vgvwvk6',8,1.79511948304436373714e+09,'{"kind":"answer","seat":0,"number":3,"move":"bid 2"}');
INSERT INTO "entries" VALUES('x46vgvwvk6',9,1795119483.04695,'{"kind":"answer","seat":1,"number":3,"move":"bid 1","chance":["* draw 6","* draw 5"]}');
INSERT INTO "entries" VALUES('x46vgvwvk6',10,1.79511948305322599408e+09,'{"kind":"answer","seat":0,"number":4,"move":"pass"}');
INSERT INTO "entries" VALUES('x46vgvwvk6',11,1.79511948306247878077e+09,'{"kind":"answer","seat":1,"number":5,"move":"pass"}');
INSERT INTO "entries" VALUES('x46vgvwvk6',12,1.79511948306823110581e+09,'{"kind":"answer","seat":0,"number":6,"move":"bid 6"}');
INSERT INTO "entries" VALUES('x46vgvwvk6',13,1.79511948307108855252e+09,'{"kind":"answer","seat":1,"number":6,"move":"bid 1","chance":["* draw 4","* draw 5"]}');
INSERT INTO "entries" VALUES('xtmhmtha9a',1,1.79511948224706459047e+09,'{"kind":"opened","host":"e4015ef231e98fb4","setup":{"game":"age-of-thieves","seats":3,"options":{"specials":true,"thieves":"dealt"},"increment":0.0}}');
INSERT INTO "entries" VALUES('xtmhmtha9a',2,1.79511948224706459047e+09,'{"kind":"sat","seat":0,"user":"e4015ef231e98fb4","name":"Ada","program":0.0}');
INSERT INTO "entries" VALUES('xtmhmtha9a',3,1.79511948224957728391e+09,'{"kind":"admitted","user":"aaeca3652aab1b22","name":"Bob"}');
INSERT INTO "entries" VALUES('xtmhmtha9a',4,1.79511948225059223176e+09,'{"kind":"sat","seat":1,"user":"aaeca3652aab1b22","name":"Bob","program":0.0}');
INSERT INTO "entries" VALUES('xtmhmtha9a',5,1.79511948226078629493e+09,'{"kind":"admitted","user":"4c4da81dcd583367","name":"Cleo"}');
INSERT INTO "entries" VALUES('xtmhmtha9a',6,1.79511948226215314861e+09,'{"kind":"sat","seat":2,"user":"4c4da81dcd583367","name":"Cleo","program":0.0}');
INSERT INTO "entries" VALUES('xtmhmtha9a',7,1.79511948227297854418e+09,'{"kind":"began","chance":["* deal morius","* deal jasmine","* deal noiron","* draw G02","* draw G03","* draw G26","* draw G14","* draw G07","* draw G12","* roll 4","* roll 5","* roll 3"]}');
INSERT INTO "entries" VALUES('xtmhmtha9a',8,1.79511948241191697118e+09,'{"kind":"answer","seat":1,"number":1,"move":"start N"}');
INSERT INTO "entries" VALUES('xtmhmtha9a',9,1.79511948253601217274e+09,'{"kind":"answer","seat":2,"number":2,"move":"start S"}');
INSERT INTO "entries" VALUES('xtmhmtha9a',10,1.79511948257225179676e+09,'{"kind":"answer","seat":0,"number":3,"move":"start E","chance":["* event C11"]}');
INSERT INTO "entries" VALUES('xtmhmtha9a',11,1.79511948267343330381e+09,'{"kind":"answer","seat":1,"number":4,"move":"at Sa9","chance":["* roll 6 1","* draw G21","* draw G04","* draw G25"]}');
INSERT INTO "entries" VALUES('xtmhmtha9a',12,1.79511948285454726219e+09,'{"kind":"answer","seat":0,"number":5,"move":"declare ambush:1"}');
INSERT INTO "entries" VALUES('xtmhmtha9a',13,1.79511948288938474656e+09,'{"kind":"answer","seat":1,"number":5,"move":"declare ambush:1"}');
INSERT INTO "entries" VALUES('xtmhmtha9a',14,1.79511948291011357308e+09,'{"kind":"answer","seat":2,"number":5,"move":"declare ambush:1"}');
INSERT INTO "entries" VALUES('xtmhmtha9a',15,1.79511948294766783716e+09,'{"kind":"answer","seat":1,"number":6,"move":"decline"}');
INSERT INTO "entries" VALUES('xtmhmtha9a',16,1.7951194829612505436e+09,'{"kind":"answer","seat":2,"number":7,"move":"cunning"}');
INSERT INTO "entries" VALUES('xtmhmtha9a',17,1.7951194829702794552e+09,'{"kind":"answer","seat":2,"number":8,"move":"points"}');
INSERT INTO "entries" VALUES('xtmhmtha9a',18,1.79511948297747898103e+09,'{"kind":"answer","seat":0,"number":9,"move":"decline","chance":["* event C06"]}');
INSERT INTO "entries" VALUES('xtmhmtha9a',19,1.79511948299176597593e+09,'{"kind":"answer","seat":2,"number":10,"move":"at Ee0","chance":["* roll 2","* draw G04","* draw G26","* draw G19"]}');
INSERT INTO "entries" VALUES('xtmhmtha9a',20,1.79511948299879431725e+09,'{"kind":"said","user":"aaeca3652aab1b22","name":"Bob","seat":1,"text":"szia"}');
CREATE TABLE passes (
	hash TEXT NOT NULL, 
	kind TEXT NOT NULL, 
	person_id TEXT NOT NULL, 
	data TEXT NOT NULL, 
	created DOUBLE NOT NULL, 
	until DOUBLE NOT NULL, 
	PRIMARY KEY (hash)
);
INSERT INTO "passes" VALUES('74657d1adcffc7504683633159eb20911b7255205396d5dc7fa47c1d8d9e7976','admin','','',1.79511947941139626502e+09,1.79520587941139626508e+09);
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
INSERT INTO "people" VALUES('e4015ef231e98fb4','Ada','ada','$argon2id$v=19$m=65536,t=3,p=4$1D6UG3vsugPfeMd8RPdVyg$cYeyAXhRnj1Ygb3cOjkSPkhszhi8n8bkiWdAXZ/D5Nc','en','{}',1.79511948009664320949e+09,'ada',NULL,NULL,NULL,NULL,NULL);
INSERT INTO "people" VALUES('aaeca3652aab1b22','Bob',NULL,NULL,'hu','{}',1.79511948012781190871e+09,NULL,NULL,NULL,NULL,NULL,NULL);
INSERT INTO "people" VALUES('4c4da81dcd583367','Cleo',NULL,NULL,'pl','{}',1.79511948013627839091e+09,NULL,NULL,NULL,NULL,NULL,NULL);
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
INSERT INTO "pulse" VALUES(1,1.79511948328572845459e+09);
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
INSERT INTO "seats" VALUES('e4015ef231e98fb4','3yyg6dhd5w');
INSERT INTO "seats" VALUES('aaeca3652aab1b22','3yyg6dhd5w');
INSERT INTO "seats" VALUES('4c4da81dcd583367','3yyg6dhd5w');
INSERT INTO "seats" VALUES('e4015ef231e98fb4','kwj6ga2mmb');
INSERT INTO "seats" VALUES('aaeca3652aab1b22','kwj6ga2mmb');
INSERT INTO "seats" VALUES('4c4da81dcd583367','kwj6ga2mmb');
INSERT INTO "seats" VALUES('e4015ef231e98fb4','6c7sdn7zx7');
INSERT INTO "seats" VALUES('aaeca3652aab1b22','6c7sdn7zx7');
INSERT INTO "seats" VALUES('4c4da81dcd583367','6c7sdn7zx7');
INSERT INTO "seats" VALUES('e4015ef231e98fb4','5zp8gdgmgr');
INSERT INTO "seats" VALUES('aaeca3652aab1b22','5zp8gdgmgr');
INSERT INTO "seats" VALUES('4c4da81dcd583367','5zp8gdgmgr');
INSERT INTO "seats" VALUES('e4015ef231e98fb4','xtmhmtha9a');
INSERT INTO "seats" VALUES('aaeca3652aab1b22','xtmhmtha9a');
INSERT INTO "seats" VALUES('4c4da81dcd583367','xtmhmtha9a');
INSERT INTO "seats" VALUES('e4015ef231e98fb4','x46vgvwvk6');
INSERT INTO "seats" VALUES('aaeca3652aab1b22','x46vgvwvk6');
INSERT INTO "seats" VALUES('4c4da81dcd583367','h9f5r3s8b2');
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
INSERT INTO "sessions" VALUES('94492197630f8c081702703125e1192527a698f74fb02460d3e8abdbd6b91d88','233653663a4d','e4015ef231e98fb4','web','',1.79511948009718418119e+09,1.82967948009718418119e+09);
INSERT INTO "sessions" VALUES('db2179d4cd60d4580c031c056112301b2aa91e1a8889071c28b50e9c35eb6dd6','61149490f57b','aaeca3652aab1b22','web','',1.7951194801280281544e+09,1.8296794801280281544e+09);
INSERT INTO "sessions" VALUES('78851cf2bbd973a43c65799d548ae87edbda71a540ac7e7f0b454e546ecea23c','e6caf884df50','4c4da81dcd583367','web','',1.79511948013644218446e+09,1.82967948013644218447e+09);
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
	card TEXT NOT NULL, 
	PRIMARY KEY (id)
);
INSERT INTO "tables" VALUES('3yyg6dhd5w','thiefs-market',1,'e54dc29da53b287e09f0917943b7832a7d8800010fc3474fd8fcd47ba1f0b443','pCwHhiz3vWu29QzGiEDckg','playing',0,1.79511948062079906458e+09,NULL,'{"id":"3yyg6dhd5w","game":"thiefs-market","status":"playing","mode":"live","public":false,"created":1795119480.620799,"seats":[{"name":"Ada","bot":null,"free":false,"user_id":"e4015ef231e98fb4","quitter":null},{"name":"Bob","bot":null,"free":false,"user_id":"aaeca3652aab1b22","quitter":null},{"name":"Cleo","bot":null,"free":false,"user_id":"4c4da81dcd583367","quitter":null}],"host":"e4015ef231e98fb4","waiting":[0],"winners":[],"ended":0.0,"ranks":[],"scores":[],"options":{},"bank":null,"turn_limit":null,"ranked":false}');
INSERT INTO "tables" VALUES('kwj6ga2mmb','castle-of-the-devil',4,'29fb847bd289d7cd141bd70d04714cbfa6af76d6a159bb705a9dd1b8078f597f','D8YCNSPwfa1YuWyiVUbpzQ','playing',0,1.79511948080498647687e+09,NULL,'{"id":"kwj6ga2mmb","game":"castle-of-the-devil","status":"playing","mode":"live","public":false,"created":1795119480.8049865,"seats":[{"name":"Ada","bot":null,"free":false,"user_id":"e4015ef231e98fb4","quitter":null},{"name":"Bob","bot":null,"free":false,"user_id":"aaeca3652aab1b22","quitter":null},{"name":"Cleo","bot":null,"free":false,"user_id":"4c4da81dcd583367","quitter":null}],"host":"e4015ef231e98fb4","waiting":[2],"winners":[],"ended":0.0,"ranks":[],"scores":[],"options":{},"bank":null,"turn_limit":null,"ranked":false}');
INSERT INTO "tables" VALUES('6c7sdn7zx7','thieves-den',2,'6ea29e76b40154899bead501227ed8873b9b03a71b78dabecd4afb00ef22702d','UNE6HphV5sdvPL8jmUiO6g','playing',0,1.79511948105579066279e+09,NULL,'{"id":"6c7sdn7zx7","game":"thieves-den","status":"playing","mode":"live","public":false,"created":1795119481.0557907,"seats":[{"name":"Ada","bot":null,"free":false,"user_id":"e4015ef231e98fb4","quitter":null},{"name":"Bob","bot":null,"free":false,"user_id":"aaeca3652aab1b22","quitter":null},{"name":"Cleo","bot":null,"free":false,"user_id":"4c4da81dcd583367","quitter":null}],"host":"e4015ef231e98fb4","waiting":[0,1,2],"winners":[],"ended":0.0,"ranks":[],"scores":[],"options":{},"bank":null,"turn_limit":null,"ranked":false}');
INSERT INTO "tables" VALUES('5zp8gdgmgr','enclave',2,'a93adcbe4db93760ecd365d6e56d10f0bf08bb43522ba85d60a547bb082fbdff','tAULJhvODe0Raihfi8Ykrg','playing',0,1.79511948203673267366e+09,NULL,'{"id":"5zp8gdgmgr","game":"enclave","status":"playing","mode":"live","public":false,"created":1795119482.0367327,"seats":[{"name":"Ada","bot":null,"free":false,"user_id":"e4015ef231e98fb4","quitter":null},{"name":"Bob","bot":null,"free":false,"user_id":"aaeca3652aab1b22","quitter":null},{"name":"Cleo","bot":null,"free":false,"user_id":"4c4da81dcd583367","quitter":null}],"host":"e4015ef231e98fb4","waiting":[2],"winners":[],"ended":0.0,"ranks":[],"scores":[],"options":{},"bank":null,"turn_limit":null,"ranked":false}');
INSERT INTO "tables" VALUES('xtmhmtha9a','age-of-thieves',4,'b0d225f5cf7223a61b3f722880390e6b97fc398029bc205afb16582507fecc29','fMuvni4G9q46bXvTRcnCmg','playing',0,1.79511948224706459047e+09,NULL,'{"id":"xtmhmtha9a","game":"age-of-thieves","status":"playing","mode":"live","public":false,"created":1795119482.2470646,"seats":[{"name":"Ada","bot":null,"free":false,"user_id":"e4015ef231e98fb4","quitter":null},{"name":"Bob","bot":null,"free":false,"user_id":"aaeca3652aab1b22","quitter":null},{"name":"Cleo","bot":null,"free":false,"user_id":"4c4da81dcd583367","quitter":null}],"host":"e4015ef231e98fb4","waiting":[1],"winners":[],"ended":0.0,"ranks":[],"scores":[],"options":{},"bank":null,"turn_limit":null,"ranked":false}');
INSERT INTO "tables" VALUES('x46vgvwvk6','parlour',1,'673c6ab4ca8d724731ee33e8244509f8a1bf281873b9a3085a9db548fce50ca6','qdmrbf5EiyLclGpWsQF-VQ','over',0,1.79511948300406432152e+09,NULL,'{"id":"x46vgvwvk6","game":"parlour","status":"over","mode":"live","public":false,"created":1795119483.0040643,"seats":[{"name":"Ada","bot":null,"free":false,"user_id":"e4015ef231e98fb4","quitter":null},{"name":"Bob","bot":null,"free":false,"user_id":"aaeca3652aab1b22","quitter":null}],"host":"e4015ef231e98fb4","waiting":[],"winners":[0],"ended":1795119483.0710886,"ranks":[1,2],"scores":[2,0],"options":{},"bank":null,"turn_limit":null,"ranked":false}');
INSERT INTO "tables" VALUES('h9f5r3s8b2','thieves-den',2,'6f9555cc18f8ccdf1a8c63f0edb4d89e3c160af14f67695b9a1363110046a797','mgJPDu4VFBscf6AreTG9Zw','waiting',1,1.7951194830783507824e+09,NULL,'{"id":"h9f5r3s8b2","game":"thieves-den","status":"waiting","mode":"live","public":true,"created":1795119483.0783508,"seats":[{"name":"Cleo","bot":null,"free":false,"user_id":"4c4da81dcd583367","quitter":null},{"name":"","bot":null,"free":true,"user_id":null,"quitter":null},{"name":"","bot":null,"free":true,"user_id":null,"quitter":null}],"host":"4c4da81dcd583367","waiting":[],"winners":[],"ended":0.0,"ranks":[],"scores":[],"options":{},"bank":null,"turn_limit":null,"ranked":false}');
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
CREATE INDEX ix_results_at ON results (bad, at, table_id);
CREATE INDEX ix_ratings_shown ON ratings (pool, shown, person_id);
CREATE INDEX ix_rated_person ON rated (person_id, at);
CREATE INDEX ix_alike_other ON alike (other_id);
CREATE INDEX ix_alike_at ON alike (at);
