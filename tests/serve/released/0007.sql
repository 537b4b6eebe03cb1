CREATE TABLE alembic_version (
	version_num VARCHAR(32) NOT NULL, 
	CONSTRAINT alembic_version_pkc PRIMARY KEY (version_num)
);
INSERT INTO "alembic_version" VALUES('0007');
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
	round_at DOUBLE NOT NULL, 
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
INSERT INTO "entries" VALUES('6huc2cq2hy',1,1.79513188101404809948e+09,'{"kind":"opened","host":"f2d47466f37799c3","setup":{"game":"thieves-den","seats":3,"options":{"start":"random"},"increment":0.0,"public":true}}');
INSERT INTO "entries" VALUES('6huc2cq2hy',2,1.79513188101404809948e+09,'{"kind":"sat","seat":0,"user":"f2d47466f37799c3","name":"Cleo","program":0.0}');
INSERT INTO "entries" VALUES('894ng2c5wh',1,1.79513187975931310649e+09,'{"kind":"opened","host":"1b8326b745f372fc","setup":{"game":"enclave","seats":3,"options":{"order_method":"draw","tree_setup":"random","thief_choice":"random"},"increment":0.0}}');
INSERT INTO "entries" VALUES('894ng2c5wh',2,1.79513187975931310649e+09,'{"kind":"sat","seat":0,"user":"1b8326b745f372fc","name":"Ada","program":0.0}');
INSERT INTO "entries" VALUES('894ng2c5wh',3,1.795131879763995409e+09,'{"kind":"admitted","user":"7e0de34982490226","name":"Bob"}');
INSERT INTO "entries" VALUES('894ng2c5wh',4,1.79513187976462340348e+09,'{"kind":"sat","seat":1,"user":"7e0de34982490226","name":"Bob","program":0.0}');
INSERT INTO "entries" VALUES('894ng2c5wh',5,1.79513187976669621472e+09,'{"kind":"admitted","user":"f2d47466f37799c3","name":"Cleo"}');
INSERT INTO "entries" VALUES('894ng2c5wh',6,1.79513187976727581025e+09,'{"kind":"sat","seat":2,"user":"f2d47466f37799c3","name":"Cleo","program":0.0}');
INSERT INTO "entries" VALUES('894ng2c5wh',7,1.79513187977200126647e+09,'{"kind":"began","chance":["* thief yellow","* thief blue","* thief red","* order 1 0 2","* draw MO11","* draw MO03","* draw MO08","* draw MO02","* draw SD24","* draw SD32","* draw SD21","* draw SD23","* draw EM09","* draw EM11","* draw EM05","* tree TC1C","* tree TC2A","* tree TC3B","* tree TC4A","* tree TC5B"]}');
INSERT INTO "entries" VALUES('894ng2c5wh',8,1.79513187979844903948e+09,'{"kind":"answer","seat":1,"number":1,"move":"tile 1 shepherd"}');
INSERT INTO "entries" VALUES('894ng2c5wh',9,1.79513187983191108707e+09,'{"kind":"answer","seat":0,"number":2,"move":"tile 2 outlet"}');
INSERT INTO "entries" VALUES('894ng2c5wh',10,1795131879.92423,'{"kind":"answer","seat":2,"number":3,"move":"tile 3 crossing"}');
INSERT INTO "entries" VALUES('894ng2c5wh',11,1.79513187999204230308e+09,'{"kind":"answer","seat":1,"number":4,"move":"tile 5 square"}');
INSERT INTO "entries" VALUES('894ng2c5wh',12,1.79513188003125596049e+09,'{"kind":"answer","seat":0,"number":5,"move":"plan crossing"}');
INSERT INTO "entries" VALUES('894ng2c5wh',13,1.79513188006022667885e+09,'{"kind":"answer","seat":1,"number":5,"move":"plan crossing"}');
INSERT INTO "entries" VALUES('894ng2c5wh',14,1.79513188008227324481e+09,'{"kind":"answer","seat":2,"number":5,"move":"plan crossing"}');
INSERT INTO "entries" VALUES('894ng2c5wh',15,1.79513188011729192734e+09,'{"kind":"answer","seat":0,"number":6,"move":"plan shepherd"}');
INSERT INTO "entries" VALUES('894ng2c5wh',16,1.79513188014820837977e+09,'{"kind":"answer","seat":1,"number":6,"move":"plan shepherd"}');
INSERT INTO "entries" VALUES('894ng2c5wh',17,1.79513188015407085416e+09,'{"kind":"answer","seat":2,"number":6,"move":"plan shepherd"}');
INSERT INTO "entries" VALUES('894ng2c5wh',18,1.79513188017233705521e+09,'{"kind":"answer","seat":0,"number":7,"move":"plan square"}');
INSERT INTO "entries" VALUES('894ng2c5wh',19,1.7951318801879930496e+09,'{"kind":"answer","seat":1,"number":7,"move":"plan square"}');
INSERT INTO "entries" VALUES('894ng2c5wh',20,1.79513188019347357752e+09,'{"kind":"answer","seat":2,"number":7,"move":"plan square"}');
INSERT INTO "entries" VALUES('894ng2c5wh',21,1.79513188022952151299e+09,'{"kind":"answer","seat":0,"number":8,"move":"plan outlet"}');
INSERT INTO "entries" VALUES('894ng2c5wh',22,1.79513188023517894749e+09,'{"kind":"answer","seat":1,"number":8,"move":"plan outlet"}');
INSERT INTO "entries" VALUES('894ng2c5wh',23,1.79513188024198198314e+09,'{"kind":"answer","seat":2,"number":8,"move":"plan outlet"}');
INSERT INTO "entries" VALUES('894ng2c5wh',24,1.79513188028436398505e+09,'{"kind":"answer","seat":1,"number":9,"move":"buy MO02","chance":["* draw MO09"]}');
INSERT INTO "entries" VALUES('894ng2c5wh',25,1.79513188029605937003e+09,'{"kind":"said","user":"7e0de34982490226","name":"Bob","seat":1,"text":"szia"}');
INSERT INTO "entries" VALUES('9dzchfhtw2',1,1.79513187875679731367e+09,'{"kind":"opened","host":"1b8326b745f372fc","setup":{"game":"castle-of-the-devil","seats":3,"options":{"items":"full","smuggling":false,"prophecy":false,"effects-optional":false,"talk":false,"rounds":1,"turn-cap":0},"increment":0.0}}');
INSERT INTO "entries" VALUES('9dzchfhtw2',2,1.79513187875679731367e+09,'{"kind":"sat","seat":0,"user":"1b8326b745f372fc","name":"Ada","program":0.0}');
INSERT INTO "entries" VALUES('9dzchfhtw2',3,1.79513187877588915822e+09,'{"kind":"admitted","user":"7e0de34982490226","name":"Bob"}');
INSERT INTO "entries" VALUES('9dzchfhtw2',4,1.79513187877651786807e+09,'{"kind":"sat","seat":1,"user":"7e0de34982490226","name":"Bob","program":0.0}');
INSERT INTO "entries" VALUES('9dzchfhtw2',5,1.79513187877846384053e+09,'{"kind":"admitted","user":"f2d47466f37799c3","name":"Cleo"}');
INSERT INTO "entries" VALUES('9dzchfhtw2',6,1.79513187877899193763e+09,'{"kind":"sat","seat":2,"user":"f2d47466f37799c3","name":"Cleo","program":0.0}');
INSERT INTO "entries" VALUES('9dzchfhtw2',7,1.79513187878100204464e+09,'{"kind":"began","chance":["* start 2","* occupation priest","* occupation poisoner","* occupation clairvoyant","* faction brotherhood","* faction order","* faction brotherhood","* key-bag 1","* goblet-bag 2","* deal key","* deal dagger","* deal goblet","* deal key"]}');
INSERT INTO "entries" VALUES('9dzchfhtw2',8,1.79513187879992985721e+09,'{"kind":"answer","seat":2,"number":1,"move":"pass"}');
INSERT INTO "entries" VALUES('9dzchfhtw2',9,1.79513187882754969592e+09,'{"kind":"answer","seat":0,"number":2,"move":"trade"}');
INSERT INTO "entries" VALUES('9dzchfhtw2',10,1795131878.85949,'{"kind":"answer","seat":0,"number":3,"move":"to 1"}');
INSERT INTO "entries" VALUES('9dzchfhtw2',11,1.79513187889407920842e+09,'{"kind":"answer","seat":0,"number":4,"move":"give dagger"}');
INSERT INTO "entries" VALUES('9dzchfhtw2',12,1.79513187894804024692e+09,'{"kind":"answer","seat":1,"number":5,"move":"return goblet"}');
INSERT INTO "entries" VALUES('9dzchfhtw2',13,1.79513187897736835483e+09,'{"kind":"answer","seat":1,"number":6,"move":"fight"}');
INSERT INTO "entries" VALUES('9dzchfhtw2',14,1.79513187900752902033e+09,'{"kind":"answer","seat":1,"number":7,"move":"to 0"}');
INSERT INTO "entries" VALUES('ac7wskg7wg',1,1.79513188077018642427e+09,'{"kind":"opened","host":"1b8326b745f372fc","setup":{"game":"parlour","seats":2,"increment":0.0}}');
INSERT INTO "entries" VALUES('ac7wskg7wg',2,1.79513188077018642427e+09,'{"kind":"sat","seat":0,"user":"1b8326b745f372fc","name":"Ada","program":0.0}');
INSERT INTO "entries" VALUES('ac7wskg7wg',3,1.79513188077257800101e+09,'{"kind":"admitted","user":"7e0de34982490226","name":"Bob"}');
INSERT INTO "entries" VALUES('ac7wskg7wg',4,1.79513188077508163446e+09,'{"kind":"sat","seat":1,"user":"7e0de34982490226","name":"Bob","program":0.0}');
INSERT INTO "entries" VALUES('ac7wskg7wg',5,1.79513188077780675884e+09,'{"kind":"began","chance":["* draw 6","* draw 2","* draw 5","* draw 3"]}');
INSERT INTO "entries" VALUES('ac7wskg7wg',6,1.79513188079009485247e+09,'{"kind":"answer","seat":0,"number":1,"move":"pass"}');
INSERT INTO "entries" VALUES('ac7wskg7wg',7,1.79513188081544828415e+09,'{"kind":"answer","seat":1,"number":2,"move":"pass"}');
INSERT INTO "entries" VALUES('ac7wskg7wg',8,1.79513188087302017208e+09,'{"kind":"answer","seat":0,"number":3,"move":"bid 5"}');
INSERT INTO "entries" VALUES('ac7wskg7wg',9,1.79513188088193893429e+09,'{"kind":"answer","seat":1,"number":3,"move":"bid 2","chance":["* draw 5","* draw 1"]}');
INSERT INTO "entries" VALUES('ac7wskg7wg',10,1.79513188090512323382e+09,'{"kind":"answer","seat":0,"number":4,"move":"pass"}');
INSERT INTO "entries" VALUES('ac7wskg7wg',11,1.79513188096361684794e+09,'{"kind":"answer","seat":1,"number":5,"move":"pass"}');
INSERT INTO "entries" VALUES('ac7wskg7wg',12,1.79513188098665213586e+09,'{"kind":"answer","seat":0,"number":6,"move":"bid 5"}');
INSERT INTO "entries" VALUES('ac7wskg7wg',13,1.79513188099236893659e+09,'{"kind":"answer","seat":1,"number":6,"move":"bid 1","chance":["* draw 3","* draw 6"]}');
INSERT INTO "entries" VALUES('eg4fa27w4k',1,1.79513187906467175476e+09,'{"kind":"opened","host":"1b8326b745f372fc","setup":{"game":"thieves-den","seats":3,"options":{"start":"random"},"increment":0.0}}');
INSERT INTO "entries" VALUES('eg4fa27w4k',2,1.79513187906467175476e+09,'{"kind":"sat","seat":0,"user":"1b8326b745f372fc","name":"Ada","program":0.0}');
INSERT INTO "entries" VALUES('eg4fa27w4k',3,1.79513187906949734685e+09,'{"kind":"admitted","user":"7e0de34982490226","name":"Bob"}');
INSERT INTO "entries" VALUES('eg4fa27w4k',4,1.79513187907003235813e+09,'{"kind":"sat","seat":1,"user":"7e0de34982490226","name":"Bob","program":0.0}');
INSERT INTO "entries" VALUES('eg4fa27w4k',5,1.79513187907163953779e+09,'{"kind":"admitted","user":"f2d47466f37799c3","name":"Cleo"}');
INSERT INTO "entries" VALUES('eg4fa27w4k',6,1.79513187907212090491e+09,'{"kind":"sat","seat":2,"user":"f2d47466f37799c3","name":"Cleo","program":0.0}');
INSERT INTO "entries" VALUES('eg4fa27w4k',7,1.79513187907417368885e+09,'{"kind":"began","chance":["* scheme S01","* scheme S04","* scheme S08","* turn PW07","* turn PW04","* turn PW06","* fence TI1B","* fence PE2B","* fence AG3A","* fence ME2B","* fence PE2A","* fence AG2A","* first 2","* draw L04B","* draw L15B","* draw L29B","* draw L20A","* draw L24A","* draw L10B","* draw L02A","* draw L27A","* draw L05A","* draw L15A","* draw L14A","* draw L06B"]}');
INSERT INTO "entries" VALUES('eg4fa27w4k',8,1.7951318790990202427e+09,'{"kind":"answer","seat":0,"number":1,"move":"pick L14A"}');
INSERT INTO "entries" VALUES('eg4fa27w4k',9,1.79513187910695385936e+09,'{"kind":"answer","seat":1,"number":1,"move":"pick L05A"}');
INSERT INTO "entries" VALUES('eg4fa27w4k',10,1.79513187911601066588e+09,'{"kind":"answer","seat":2,"number":1,"move":"pick L02A"}');
INSERT INTO "entries" VALUES('eg4fa27w4k',11,1.79513187915634799007e+09,'{"kind":"answer","seat":0,"number":2,"move":"pick L20A"}');
INSERT INTO "entries" VALUES('eg4fa27w4k',12,1.79513187916107344634e+09,'{"kind":"answer","seat":1,"number":2,"move":"pick L27A"}');
INSERT INTO "entries" VALUES('eg4fa27w4k',13,1.79513187920639848711e+09,'{"kind":"answer","seat":2,"number":2,"move":"pick L10B"}');
INSERT INTO "entries" VALUES('eg4fa27w4k',14,1.79513187926802253715e+09,'{"kind":"answer","seat":0,"number":3,"move":"pick L06B"}');
INSERT INTO "entries" VALUES('eg4fa27w4k',15,1.79513187929514551159e+09,'{"kind":"answer","seat":1,"number":3,"move":"pick L15A"}');
INSERT INTO "entries" VALUES('eg4fa27w4k',16,1.79513187930560874942e+09,'{"kind":"answer","seat":2,"number":3,"move":"pick L24A"}');
INSERT INTO "entries" VALUES('eg4fa27w4k',17,1.7951318794110398293e+09,'{"kind":"answer","seat":2,"number":4,"move":"rob L15A"}');
INSERT INTO "entries" VALUES('eg4fa27w4k',18,1.79513187944714450831e+09,'{"kind":"answer","seat":0,"number":5,"move":"rob L27A"}');
INSERT INTO "entries" VALUES('eg4fa27w4k',19,1.795131879588574171e+09,'{"kind":"answer","seat":1,"number":6,"move":"power PW07 gem","chance":["* draw L13B"]}');
INSERT INTO "entries" VALUES('eg4fa27w4k',20,1.79513187962845754625e+09,'{"kind":"answer","seat":1,"number":7,"move":"decline"}');
INSERT INTO "entries" VALUES('eg4fa27w4k',21,1.79513187974019050594e+09,'{"kind":"answer","seat":2,"number":8,"move":"power PW04 artifact"}');
INSERT INTO "entries" VALUES('eg4fa27w4k',22,1.79513187975636887548e+09,'{"kind":"said","user":"7e0de34982490226","name":"Bob","seat":1,"text":"szia"}');
INSERT INTO "entries" VALUES('xht7ky3wjs',1,1.79513187853627038002e+09,'{"kind":"opened","host":"1b8326b745f372fc","setup":{"game":"thiefs-market","seats":3,"options":{"promo":false,"start":"random","open-infamy":false,"gold-limit":0,"last-tie":"shared"},"increment":0.0}}');
INSERT INTO "entries" VALUES('xht7ky3wjs',2,1.79513187853627038002e+09,'{"kind":"sat","seat":0,"user":"1b8326b745f372fc","name":"Ada","program":0.0}');
INSERT INTO "entries" VALUES('xht7ky3wjs',3,1.79513187857748174672e+09,'{"kind":"admitted","user":"7e0de34982490226","name":"Bob"}');
INSERT INTO "entries" VALUES('xht7ky3wjs',4,1.79513187857937026028e+09,'{"kind":"sat","seat":1,"user":"7e0de34982490226","name":"Bob","program":0.0}');
INSERT INTO "entries" VALUES('xht7ky3wjs',5,1.79513187858278107636e+09,'{"kind":"admitted","user":"f2d47466f37799c3","name":"Cleo"}');
INSERT INTO "entries" VALUES('xht7ky3wjs',6,1.79513187858727025982e+09,'{"kind":"sat","seat":2,"user":"f2d47466f37799c3","name":"Cleo","program":0.0}');
INSERT INTO "entries" VALUES('xht7ky3wjs',7,1.79513187859028029444e+09,'{"kind":"began","chance":["* first 0","* draw A13","* draw A16","* draw A06","* draw A04","* draw A03","* roll R R B W Y W Y R I G"]}');
INSERT INTO "entries" VALUES('xht7ky3wjs',8,1.79513187860408353802e+09,'{"kind":"answer","seat":0,"number":1,"move":"take red"}');
INSERT INTO "entries" VALUES('xht7ky3wjs',9,1.79513187867114186284e+09,'{"kind":"answer","seat":1,"number":2,"move":"take red red"}');
INSERT INTO "entries" VALUES('xht7ky3wjs',10,1.79513187871608734125e+09,'{"kind":"answer","seat":2,"number":3,"move":"take white white blue green bag bag mask marker"}');
INSERT INTO "entries" VALUES('xht7ky3wjs',11,1.7951318787247521877e+09,'{"kind":"answer","seat":2,"number":4,"move":"buy A06"}');
INSERT INTO "entries" VALUES('xht7ky3wjs',12,1.7951318787337286472e+09,'{"kind":"answer","seat":0,"number":5,"move":"buy A03 gold blue"}');
INSERT INTO "entries" VALUES('xht7ky3wjs',13,1.79513187874615454675e+09,'{"kind":"answer","seat":1,"number":6,"move":"buy A16"}');
INSERT INTO "entries" VALUES('xht7ky3wjs',14,1.79513187875345396997e+09,'{"kind":"said","user":"7e0de34982490226","name":"Bob","seat":1,"text":"szia"}');
INSERT INTO "entries" VALUES('zugwyj7g88',1,1.79513188030372619627e+09,'{"kind":"opened","host":"1b8326b745f372fc","setup":{"game":"age-of-thieves","seats":3,"options":{"specials":true,"thieves":"dealt"},"increment":0.0}}');
INSERT INTO "entries" VALUES('zugwyj7g88',2,1.79513188030372619627e+09,'{"kind":"sat","seat":0,"user":"1b8326b745f372fc","name":"Ada","program":0.0}');
INSERT INTO "entries" VALUES('zugwyj7g88',3,1.79513188031201553337e+09,'{"kind":"admitted","user":"7e0de34982490226","name":"Bob"}');
INSERT INTO "entries" VALUES('zugwyj7g88',4,1.7951318803128323555e+09,'{"kind":"sat","seat":1,"user":"7e0de34982490226","name":"Bob","program":0.0}');
INSERT INTO "entries" VALUES('zugwyj7g88',5,1.79513188032001233095e+09,'{"kind":"admitted","user":"f2d47466f37799c3","name":"Cleo"}');
INSERT INTO "entries" VALUES('zugwyj7g88',6,1.79513188032060933118e+09,'{"kind":"sat","seat":2,"user":"f2d47466f37799c3","name":"Cleo","program":0.0}');
INSERT INTO "entries" VALUES('zugwyj7g88',7,1.79513188032255291935e+09,'{"kind":"began","chance":["* deal nikolai","* deal noiron","* deal jasmine","* draw G26","* draw G07","* draw G04","* draw G04","* draw G11","* draw G03","* roll 7","* roll 2","* roll 6"]}');
INSERT INTO "entries" VALUES('zugwyj7g88',8,1.79513188033879709246e+09,'{"kind":"answer","seat":0,"number":1,"move":"start N"}');
INSERT INTO "entries" VALUES('zugwyj7g88',9,1.79513188038522601124e+09,'{"kind":"answer","seat":1,"number":2,"move":"start S"}');
INSERT INTO "entries" VALUES('zugwyj7g88',10,1.79513188043995380403e+09,'{"kind":"answer","seat":2,"number":3,"move":"start E","chance":["* event C02"]}');
INSERT INTO "entries" VALUES('zugwyj7g88',11,1.79513188045745801925e+09,'{"kind":"answer","seat":0,"number":4,"move":"at Eb5","chance":["* roll 3","* draw G12","* draw G27"]}');
INSERT INTO "entries" VALUES('zugwyj7g88',12,1.79513188047816801069e+09,'{"kind":"answer","seat":0,"number":5,"move":"discard G12","chance":["* draw G09","* draw G14"]}');
INSERT INTO "entries" VALUES('zugwyj7g88',13,1.79513188056014752385e+09,'{"kind":"answer","seat":0,"number":6,"move":"declare move:1"}');
INSERT INTO "entries" VALUES('zugwyj7g88',14,1.79513188057482290268e+09,'{"kind":"answer","seat":1,"number":6,"move":"declare G09:2"}');
INSERT INTO "entries" VALUES('zugwyj7g88',15,1.79513188060366415976e+09,'{"kind":"answer","seat":2,"number":6,"move":"declare move:1"}');
INSERT INTO "entries" VALUES('zugwyj7g88',16,1.79513188062396049499e+09,'{"kind":"answer","seat":0,"number":7,"move":"watch Nc3"}');
INSERT INTO "entries" VALUES('zugwyj7g88',17,1.79513188067267537122e+09,'{"kind":"answer","seat":0,"number":8,"move":"watch Sc3"}');
INSERT INTO "entries" VALUES('zugwyj7g88',18,1.79513188071966028206e+09,'{"kind":"answer","seat":1,"number":9,"move":"resolve"}');
INSERT INTO "entries" VALUES('zugwyj7g88',19,1.79513188076007366173e+09,'{"kind":"answer","seat":1,"number":10,"move":"none"}');
INSERT INTO "entries" VALUES('zugwyj7g88',20,1.79513188076802206044e+09,'{"kind":"said","user":"7e0de34982490226","name":"Bob","seat":1,"text":"szia"}');
CREATE TABLE passes (
	hash TEXT NOT NULL, 
	kind TEXT NOT NULL, 
	person_id TEXT NOT NULL, 
	data TEXT NOT NULL, 
	created DOUBLE NOT NULL, 
	until DOUBLE NOT NULL, 
	PRIMARY KEY (hash)
);
INSERT INTO "passes" VALUES('3324e5676fe55ef60ebbdade04d7be4c7d84894825e4a16964fc520873d74254','admin','','',1.79513187682231497763e+09,1.79521827682231497769e+09);
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
INSERT INTO "people" VALUES('1b8326b745f372fc','Ada','ada','$argon2id$v=19$m=65536,t=3,p=4$qyX51BAlhUdKpRgIimSYJA$oYzuM6VRGaneg8bDg2UTu4GsEquSmctG27MxwPo1zfo','en','{}',1.79513187776803803449e+09,'ada',NULL,NULL,NULL,NULL,NULL);
INSERT INTO "people" VALUES('7e0de34982490226','Bob',NULL,NULL,'hu','{}',1.79513187779004240035e+09,NULL,NULL,NULL,NULL,NULL,NULL);
INSERT INTO "people" VALUES('f2d47466f37799c3','Cleo',NULL,NULL,'pl','{}',1.79513187780904078481e+09,NULL,NULL,NULL,NULL,NULL,NULL);
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
INSERT INTO "pulse" VALUES(1,1.79513188142031693455e+09);
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
INSERT INTO "seats" VALUES('1b8326b745f372fc','xht7ky3wjs');
INSERT INTO "seats" VALUES('7e0de34982490226','xht7ky3wjs');
INSERT INTO "seats" VALUES('f2d47466f37799c3','xht7ky3wjs');
INSERT INTO "seats" VALUES('1b8326b745f372fc','9dzchfhtw2');
INSERT INTO "seats" VALUES('7e0de34982490226','9dzchfhtw2');
INSERT INTO "seats" VALUES('f2d47466f37799c3','9dzchfhtw2');
INSERT INTO "seats" VALUES('1b8326b745f372fc','eg4fa27w4k');
INSERT INTO "seats" VALUES('7e0de34982490226','eg4fa27w4k');
INSERT INTO "seats" VALUES('f2d47466f37799c3','eg4fa27w4k');
INSERT INTO "seats" VALUES('1b8326b745f372fc','894ng2c5wh');
INSERT INTO "seats" VALUES('7e0de34982490226','894ng2c5wh');
INSERT INTO "seats" VALUES('f2d47466f37799c3','894ng2c5wh');
INSERT INTO "seats" VALUES('1b8326b745f372fc','zugwyj7g88');
INSERT INTO "seats" VALUES('7e0de34982490226','zugwyj7g88');
INSERT INTO "seats" VALUES('f2d47466f37799c3','zugwyj7g88');
INSERT INTO "seats" VALUES('1b8326b745f372fc','ac7wskg7wg');
INSERT INTO "seats" VALUES('7e0de34982490226','ac7wskg7wg');
INSERT INTO "seats" VALUES('f2d47466f37799c3','6huc2cq2hy');
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
INSERT INTO "sessions" VALUES('3343e9e9c84585047db716ba90293845d8eab31ea56e4eb79e989d1414281173','b1113f32b428','1b8326b745f372fc','web','',1.79513187776847696307e+09,1.82969187776847696299e+09);
INSERT INTO "sessions" VALUES('e547522b9cd1b38bfc1c0fc6ff441bf13651bdec6df1a53502c11f685b5753ec','7298017ea0b6','7e0de34982490226','web','',1.79513187779017901416e+09,1.82969187779017901417e+09);
INSERT INTO "sessions" VALUES('7282ea4cb0c038c9640c486d66094b8c5fe354da041ecc8500ad2de095aaf95b','dbcd96f647e7','f2d47466f37799c3','web','',1.79513187780917835238e+09,1.82969187780917835238e+09);
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
INSERT INTO "tables" VALUES('xht7ky3wjs','thiefs-market',1,'e58910d4a7d635d68760dcb62ff3a5074030d83f5e0e012dcbb7cef892756c35','MGRSt_FActzJT_ivsb3F5w','playing',0,1.79513187853627038002e+09,NULL,'{"id":"xht7ky3wjs","game":"thiefs-market","status":"playing","mode":"live","public":false,"created":1795131878.5362704,"seats":[{"name":"Ada","bot":null,"free":false,"user_id":"1b8326b745f372fc","quitter":null},{"name":"Bob","bot":null,"free":false,"user_id":"7e0de34982490226","quitter":null},{"name":"Cleo","bot":null,"free":false,"user_id":"f2d47466f37799c3","quitter":null}],"host":"1b8326b745f372fc","waiting":[0],"winners":[],"ended":0.0,"ranks":[],"scores":[],"options":{},"bank":null,"turn_limit":null,"ranked":false}');
INSERT INTO "tables" VALUES('9dzchfhtw2','castle-of-the-devil',4,'078f05cd65bede02b51152fa21faae8b676175c5db6e92e2385c24a4d75dba23','KbvGVO0pWYLr0R8nKJyTAg','playing',0,1.79513187875679731367e+09,NULL,'{"id":"9dzchfhtw2","game":"castle-of-the-devil","status":"playing","mode":"live","public":false,"created":1795131878.7567973,"seats":[{"name":"Ada","bot":null,"free":false,"user_id":"1b8326b745f372fc","quitter":null},{"name":"Bob","bot":null,"free":false,"user_id":"7e0de34982490226","quitter":null},{"name":"Cleo","bot":null,"free":false,"user_id":"f2d47466f37799c3","quitter":null}],"host":"1b8326b745f372fc","waiting":[2],"winners":[],"ended":0.0,"ranks":[],"scores":[],"options":{},"bank":null,"turn_limit":null,"ranked":false}');
INSERT INTO "tables" VALUES('eg4fa27w4k','thieves-den',2,'1b5739c5bb15462b4bea7eb6afcb15b680eee0183cf562b3087a8c82caa9e472','CRQk2Y8tEsDiKOOV_9jDuA','playing',0,1.79513187906467175476e+09,NULL,'{"id":"eg4fa27w4k","game":"thieves-den","status":"playing","mode":"live","public":false,"created":1795131879.0646718,"seats":[{"name":"Ada","bot":null,"free":false,"user_id":"1b8326b745f372fc","quitter":null},{"name":"Bob","bot":null,"free":false,"user_id":"7e0de34982490226","quitter":null},{"name":"Cleo","bot":null,"free":false,"user_id":"f2d47466f37799c3","quitter":null}],"host":"1b8326b745f372fc","waiting":[0,1,2],"winners":[],"ended":0.0,"ranks":[],"scores":[],"options":{},"bank":null,"turn_limit":null,"ranked":false}');
INSERT INTO "tables" VALUES('894ng2c5wh','enclave',2,'bcbd8766cccc485428597b2eca675d4a61dbca22d45f92360a31a4e4f5682e98','x2R7rIKQiZEontVbiyw3rQ','playing',0,1.79513187975931310649e+09,NULL,'{"id":"894ng2c5wh","game":"enclave","status":"playing","mode":"live","public":false,"created":1795131879.759313,"seats":[{"name":"Ada","bot":null,"free":false,"user_id":"1b8326b745f372fc","quitter":null},{"name":"Bob","bot":null,"free":false,"user_id":"7e0de34982490226","quitter":null},{"name":"Cleo","bot":null,"free":false,"user_id":"f2d47466f37799c3","quitter":null}],"host":"1b8326b745f372fc","waiting":[1],"winners":[],"ended":0.0,"ranks":[],"scores":[],"options":{},"bank":null,"turn_limit":null,"ranked":false}');
INSERT INTO "tables" VALUES('zugwyj7g88','age-of-thieves',4,'ff81f87636bafd944e54359b88467c4ce0e2045e92d305d6536ded56e04c33b5','IiCYmLDZI1zYFsWfSPktYQ','playing',0,1.79513188030372619627e+09,NULL,'{"id":"zugwyj7g88","game":"age-of-thieves","status":"playing","mode":"live","public":false,"created":1795131880.3037262,"seats":[{"name":"Ada","bot":null,"free":false,"user_id":"1b8326b745f372fc","quitter":null},{"name":"Bob","bot":null,"free":false,"user_id":"7e0de34982490226","quitter":null},{"name":"Cleo","bot":null,"free":false,"user_id":"f2d47466f37799c3","quitter":null}],"host":"1b8326b745f372fc","waiting":[0],"winners":[],"ended":0.0,"ranks":[],"scores":[],"options":{},"bank":null,"turn_limit":null,"ranked":false}');
INSERT INTO "tables" VALUES('ac7wskg7wg','parlour',1,'85638f07260b154b6e284376d8bb8dfeb69e97943df137a4935830c6accb1d5f','r2ey6VBclGtCib9aiW4XNg','over',0,1.79513188077018642427e+09,NULL,'{"id":"ac7wskg7wg","game":"parlour","status":"over","mode":"live","public":false,"created":1795131880.7701864,"seats":[{"name":"Ada","bot":null,"free":false,"user_id":"1b8326b745f372fc","quitter":null},{"name":"Bob","bot":null,"free":false,"user_id":"7e0de34982490226","quitter":null}],"host":"1b8326b745f372fc","waiting":[],"winners":[0],"ended":1795131880.992369,"ranks":[1,2],"scores":[2,0],"options":{},"bank":null,"turn_limit":null,"ranked":false}');
INSERT INTO "tables" VALUES('6huc2cq2hy','thieves-den',2,'991c85796bced83930db0b8ea4c8d5e7c38b0e0d2441ef1e9f5588e86c06adab','kZibudAfJAWPz6S6kPa1_Q','waiting',1,1.79513188101404809948e+09,NULL,'{"id":"6huc2cq2hy","game":"thieves-den","status":"waiting","mode":"live","public":true,"created":1795131881.014048,"seats":[{"name":"Cleo","bot":null,"free":false,"user_id":"f2d47466f37799c3","quitter":null},{"name":"","bot":null,"free":true,"user_id":null,"quitter":null},{"name":"","bot":null,"free":true,"user_id":null,"quitter":null}],"host":"f2d47466f37799c3","waiting":[],"winners":[],"ended":0.0,"ranks":[],"scores":[],"options":{},"bank":null,"turn_limit":null,"ranked":false}');
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
CREATE INDEX ix_cups_status ON cups (status, created);
CREATE INDEX ix_cups_host ON cups (host_id, status);
CREATE INDEX ix_cup_people_person ON cup_people (person_id);
CREATE INDEX ix_cup_games_open ON cup_games (result, cup_id);
