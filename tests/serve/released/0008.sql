CREATE TABLE alembic_version (
	version_num VARCHAR(32) NOT NULL, 
	CONSTRAINT alembic_version_pkc PRIMARY KEY (version_num)
);
INSERT INTO "alembic_version" VALUES('0008');
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
CREATE TABLE entries (
	table_id TEXT NOT NULL, 
	seq INTEGER NOT NULL, 
	at DOUBLE NOT NULL, 
	data TEXT NOT NULL, 
	PRIMARY KEY (table_id, seq)
)
 WITHOUT ROWID

;
INSERT INTO "entries" VALUES('3p5asrw58x',1,1.79513500516431164736e+09,'{"kind":"opened","host":"222226cee4bbf3a0","setup":{"game":"thiefs-market","seats":3,"options":{"promo":false,"start":"random","open-infamy":false,"gold-limit":0,"last-tie":"shared"},"increment":0.0}}');
INSERT INTO "entries" VALUES('3p5asrw58x',2,1.79513500516431164736e+09,'{"kind":"sat","seat":0,"user":"222226cee4bbf3a0","name":"Ada","program":0.0}');
INSERT INTO "entries" VALUES('3p5asrw58x',3,1.79513500578460550305e+09,'{"kind":"admitted","user":"9acf4b13a492428d","name":"Bob"}');
INSERT INTO "entries" VALUES('3p5asrw58x',4,1.79513500588587594027e+09,'{"kind":"sat","seat":1,"user":"9acf4b13a492428d","name":"Bob","program":0.0}');
INSERT INTO "entries" VALUES('3p5asrw58x',5,1.79513500609989619253e+09,'{"kind":"admitted","user":"ab7d4db83b7d3c95","name":"Cleo"}');
INSERT INTO "entries" VALUES('3p5asrw58x',6,1.79513500617521262175e+09,'{"kind":"sat","seat":2,"user":"ab7d4db83b7d3c95","name":"Cleo","program":0.0}');
INSERT INTO "entries" VALUES('3p5asrw58x',7,1.79513500642413735388e+09,'{"kind":"began","chance":["* first 0","* draw A09","* draw A14","* draw A04","* draw A13","* draw A16","* roll I R R I I R B G W W"]}');
INSERT INTO "entries" VALUES('3p5asrw58x',8,1.79513500663979768756e+09,'{"kind":"answer","seat":0,"number":1,"move":"take red"}');
INSERT INTO "entries" VALUES('3p5asrw58x',9,1.79513500779782295222e+09,'{"kind":"answer","seat":1,"number":2,"move":"take red red"}');
INSERT INTO "entries" VALUES('3p5asrw58x',10,1.79513500917950534823e+09,'{"kind":"answer","seat":2,"number":3,"move":"take white white blue green mask mask mask marker"}');
INSERT INTO "entries" VALUES('3p5asrw58x',11,1.79513501063128519058e+09,'{"kind":"answer","seat":2,"number":4,"move":"buy A14"}');
INSERT INTO "entries" VALUES('3p5asrw58x',12,1.79513501151868224139e+09,'{"kind":"answer","seat":0,"number":5,"move":"buy A16 gold red"}');
INSERT INTO "entries" VALUES('3p5asrw58x',13,1.7951350131833856106e+09,'{"kind":"answer","seat":0,"number":6,"move":"sell A16"}');
INSERT INTO "entries" VALUES('3p5asrw58x',14,1.79513501410700654988e+09,'{"kind":"said","user":"9acf4b13a492428d","name":"Bob","seat":1,"text":"szia"}');
INSERT INTO "entries" VALUES('3z9ect7yp5',1,1.79513503881279468535e+09,'{"kind":"opened","host":"222226cee4bbf3a0","setup":{"game":"age-of-thieves","seats":3,"options":{"specials":true,"thieves":"dealt"},"increment":0.0}}');
INSERT INTO "entries" VALUES('3z9ect7yp5',2,1.79513503881279468535e+09,'{"kind":"sat","seat":0,"user":"222226cee4bbf3a0","name":"Ada","program":0.0}');
INSERT INTO "entries" VALUES('3z9ect7yp5',3,1.79513503892158317572e+09,'{"kind":"admitted","user":"9acf4b13a492428d","name":"Bob"}');
INSERT INTO "entries" VALUES('3z9ect7yp5',4,1.7951350389228532314e+09,'{"kind":"sat","seat":1,"user":"9acf4b13a492428d","name":"Bob","program":0.0}');
INSERT INTO "entries" VALUES('3z9ect7yp5',5,1.79513503893621301655e+09,'{"kind":"admitted","user":"ab7d4db83b7d3c95","name":"Cleo"}');
INSERT INTO "entries" VALUES('3z9ect7yp5',6,1.79513503893743729591e+09,'{"kind":"sat","seat":2,"user":"ab7d4db83b7d3c95","name":"Cleo","program":0.0}');
INSERT INTO "entries" VALUES('3z9ect7yp5',7,1.7951350389650418759e+09,'{"kind":"began","chance":["* deal morius","* deal jasmine","* deal zain","* draw G14","* draw G18","* draw G05","* draw G07","* draw G20","* draw G24","* roll 1","* roll 3","* roll 1"]}');
INSERT INTO "entries" VALUES('3z9ect7yp5',8,1.79513503973949384686e+09,'{"kind":"answer","seat":1,"number":1,"move":"start N"}');
INSERT INTO "entries" VALUES('3z9ect7yp5',9,1.79513504136706066134e+09,'{"kind":"answer","seat":2,"number":2,"move":"start S"}');
INSERT INTO "entries" VALUES('3z9ect7yp5',10,1.79513504170824241641e+09,'{"kind":"answer","seat":0,"number":3,"move":"start E","chance":["* event C12"]}');
INSERT INTO "entries" VALUES('3z9ect7yp5',11,1.79513504287716126441e+09,'{"kind":"answer","seat":1,"number":4,"move":"at Wa5","chance":["* roll 8","* draw G13","* draw G03","* draw G04","* draw G23","* draw G13"]}');
INSERT INTO "entries" VALUES('3z9ect7yp5',12,1.79513504502040410044e+09,'{"kind":"answer","seat":0,"number":5,"move":"declare ambush:1"}');
INSERT INTO "entries" VALUES('3z9ect7yp5',13,1.79513504561578702929e+09,'{"kind":"answer","seat":1,"number":5,"move":"declare ambush:1"}');
INSERT INTO "entries" VALUES('3z9ect7yp5',14,1.7951350459114265442e+09,'{"kind":"answer","seat":2,"number":5,"move":"declare G04:1"}');
INSERT INTO "entries" VALUES('3z9ect7yp5',15,1.79513504697653961182e+09,'{"kind":"answer","seat":1,"number":6,"move":"decline"}');
INSERT INTO "entries" VALUES('3z9ect7yp5',16,1.79513504850568509103e+09,'{"kind":"answer","seat":2,"number":7,"move":"resolve"}');
INSERT INTO "entries" VALUES('3z9ect7yp5',17,1.79513504986551761626e+09,'{"kind":"answer","seat":2,"number":8,"move":"stop"}');
INSERT INTO "entries" VALUES('3z9ect7yp5',18,1.79513505006639122966e+09,'{"kind":"answer","seat":0,"number":9,"move":"decline","chance":["* event C07"]}');
INSERT INTO "entries" VALUES('3z9ect7yp5',19,1.79513505191565394397e+09,'{"kind":"answer","seat":2,"number":10,"move":"at Sc5","chance":["* roll 4","* draw G03","* draw G03","* draw G26"]}');
INSERT INTO "entries" VALUES('3z9ect7yp5',20,1.79513505207979464535e+09,'{"kind":"said","user":"9acf4b13a492428d","name":"Bob","seat":1,"text":"szia"}');
INSERT INTO "entries" VALUES('9gnps7vaey',1,1.79513505251984882352e+09,'{"kind":"opened","host":"222226cee4bbf3a0","setup":{"game":"parlour","seats":2,"increment":0.0}}');
INSERT INTO "entries" VALUES('9gnps7vaey',2,1.79513505251984882352e+09,'{"kind":"sat","seat":0,"user":"222226cee4bbf3a0","name":"Ada","program":0.0}');
INSERT INTO "entries" VALUES('9gnps7vaey',3,1.79513505279971432681e+09,'{"kind":"admitted","user":"9acf4b13a492428d","name":"Bob"}');
INSERT INTO "entries" VALUES('9gnps7vaey',4,1.79513505281434273715e+09,'{"kind":"sat","seat":1,"user":"9acf4b13a492428d","name":"Bob","program":0.0}');
INSERT INTO "entries" VALUES('9gnps7vaey',5,1.79513505309210944175e+09,'{"kind":"began","chance":["* draw 4","* draw 1","* draw 6","* draw 3"]}');
INSERT INTO "entries" VALUES('9gnps7vaey',6,1.79513505398520326616e+09,'{"kind":"answer","seat":0,"number":1,"move":"pass"}');
INSERT INTO "entries" VALUES('9gnps7vaey',7,1.79513505469307136537e+09,'{"kind":"answer","seat":1,"number":2,"move":"pass"}');
INSERT INTO "entries" VALUES('9gnps7vaey',8,1.79513505516707491879e+09,'{"kind":"answer","seat":0,"number":3,"move":"bid 4"}');
INSERT INTO "entries" VALUES('9gnps7vaey',9,1.79513505531358218188e+09,'{"kind":"answer","seat":1,"number":3,"move":"bid 1","chance":["* draw 2","* draw 6"]}');
INSERT INTO "entries" VALUES('9gnps7vaey',10,1.79513505572951149935e+09,'{"kind":"answer","seat":0,"number":4,"move":"pass"}');
INSERT INTO "entries" VALUES('9gnps7vaey',11,1.79513505614653968815e+09,'{"kind":"answer","seat":1,"number":5,"move":"pass"}');
INSERT INTO "entries" VALUES('9gnps7vaey',12,1.79513505632878136641e+09,'{"kind":"answer","seat":0,"number":6,"move":"bid 2"}');
INSERT INTO "entries" VALUES('9gnps7vaey',13,1.79513505656774163248e+09,'{"kind":"answer","seat":1,"number":6,"move":"bid 3","chance":["* draw 2","* draw 1"]}');
INSERT INTO "entries" VALUES('dkzp3bkdg6',1,1.79513502262167167662e+09,'{"kind":"opened","host":"222226cee4bbf3a0","setup":{"game":"thieves-den","seats":3,"options":{"start":"random"},"increment":0.0}}');
INSERT INTO "entries" VALUES('dkzp3bkdg6',2,1.79513502262167167662e+09,'{"kind":"sat","seat":0,"user":"222226cee4bbf3a0","name":"Ada","program":0.0}');
INSERT INTO "entries" VALUES('dkzp3bkdg6',3,1.79513502312467575078e+09,'{"kind":"admitted","user":"9acf4b13a492428d","name":"Bob"}');
INSERT INTO "entries" VALUES('dkzp3bkdg6',4,1.79513502313916540145e+09,'{"kind":"sat","seat":1,"user":"9acf4b13a492428d","name":"Bob","program":0.0}');
INSERT INTO "entries" VALUES('dkzp3bkdg6',5,1.79513502330231952664e+09,'{"kind":"admitted","user":"ab7d4db83b7d3c95","name":"Cleo"}');
INSERT INTO "entries" VALUES('dkzp3bkdg6',6,1.79513502334105062483e+09,'{"kind":"sat","seat":2,"user":"ab7d4db83b7d3c95","name":"Cleo","program":0.0}');
INSERT INTO "entries" VALUES('dkzp3bkdg6',7,1.79513502346396923068e+09,'{"kind":"began","chance":["* scheme S03","* scheme S01","* scheme S06","* turn PW06","* turn PW03","* turn PW08","* fence EN3A","* fence ME2B","* fence PE1B","* fence AG2A","* fence PE2A","* fence CO1B","* first 1","* draw L10A","* draw L25B","* draw L18B","* draw L11A","* draw L17B","* draw L25A","* draw L04A","* draw L05A","* draw L03B","* draw L09A","* draw L07B","* draw L19A"]}');
INSERT INTO "entries" VALUES('dkzp3bkdg6',8,1.79513502405034971239e+09,'{"kind":"answer","seat":0,"number":1,"move":"pick L19A"}');
INSERT INTO "entries" VALUES('dkzp3bkdg6',9,1.79513502433240795135e+09,'{"kind":"answer","seat":1,"number":1,"move":"pick L04A"}');
INSERT INTO "entries" VALUES('dkzp3bkdg6',10,1.79513502434371805191e+09,'{"kind":"answer","seat":2,"number":1,"move":"pick L05A"}');
INSERT INTO "entries" VALUES('dkzp3bkdg6',11,1.79513502436054372783e+09,'{"kind":"answer","seat":0,"number":2,"move":"pick L17B"}');
INSERT INTO "entries" VALUES('dkzp3bkdg6',12,1.79513502436460328096e+09,'{"kind":"answer","seat":1,"number":2,"move":"pick L03B"}');
INSERT INTO "entries" VALUES('dkzp3bkdg6',13,1.7951350243687019348e+09,'{"kind":"answer","seat":2,"number":2,"move":"pick L10A"}');
INSERT INTO "entries" VALUES('dkzp3bkdg6',14,1.79513502437911939618e+09,'{"kind":"answer","seat":0,"number":3,"move":"pick L09A"}');
INSERT INTO "entries" VALUES('dkzp3bkdg6',15,1.79513502438241147989e+09,'{"kind":"answer","seat":1,"number":3,"move":"pick L07B"}');
INSERT INTO "entries" VALUES('dkzp3bkdg6',16,1795135024.38707,'{"kind":"answer","seat":2,"number":3,"move":"pick L25A"}');
INSERT INTO "entries" VALUES('dkzp3bkdg6',17,1.79513502440029287343e+09,'{"kind":"answer","seat":1,"number":4,"move":"rob L10A"}');
INSERT INTO "entries" VALUES('dkzp3bkdg6',18,1.7951350244953868389e+09,'{"kind":"answer","seat":2,"number":5,"move":"rob L25A"}');
INSERT INTO "entries" VALUES('dkzp3bkdg6',19,1.79513502454891562456e+09,'{"kind":"answer","seat":0,"number":6,"move":"rob L07B"}');
INSERT INTO "entries" VALUES('dkzp3bkdg6',20,1795135025.01714,'{"kind":"answer","seat":1,"number":7,"move":"power PW06 potion"}');
INSERT INTO "entries" VALUES('dkzp3bkdg6',21,1.7951350257850966453e+09,'{"kind":"answer","seat":1,"number":8,"move":"take artifact"}');
INSERT INTO "entries" VALUES('dkzp3bkdg6',22,1.79513502606041526789e+09,'{"kind":"said","user":"9acf4b13a492428d","name":"Bob","seat":1,"text":"szia"}');
INSERT INTO "entries" VALUES('ew7d8twvkj',1,1.7951350568057813645e+09,'{"kind":"opened","host":"ab7d4db83b7d3c95","setup":{"game":"thieves-den","seats":3,"options":{"start":"random"},"increment":0.0,"public":true}}');
INSERT INTO "entries" VALUES('ew7d8twvkj',2,1.7951350568057813645e+09,'{"kind":"sat","seat":0,"user":"ab7d4db83b7d3c95","name":"Cleo","program":0.0}');
INSERT INTO "entries" VALUES('jv364jc2dn',1,1.79513502619407701492e+09,'{"kind":"opened","host":"222226cee4bbf3a0","setup":{"game":"enclave","seats":3,"options":{"order_method":"draw","tree_setup":"random","thief_choice":"random"},"increment":0.0}}');
INSERT INTO "entries" VALUES('jv364jc2dn',2,1.79513502619407701492e+09,'{"kind":"sat","seat":0,"user":"222226cee4bbf3a0","name":"Ada","program":0.0}');
INSERT INTO "entries" VALUES('jv364jc2dn',3,1.79513502640197706227e+09,'{"kind":"admitted","user":"9acf4b13a492428d","name":"Bob"}');
INSERT INTO "entries" VALUES('jv364jc2dn',4,1.79513502641281104087e+09,'{"kind":"sat","seat":1,"user":"9acf4b13a492428d","name":"Bob","program":0.0}');
INSERT INTO "entries" VALUES('jv364jc2dn',5,1.79513502652505636215e+09,'{"kind":"admitted","user":"ab7d4db83b7d3c95","name":"Cleo"}');
INSERT INTO "entries" VALUES('jv364jc2dn',6,1.79513502660297513007e+09,'{"kind":"sat","seat":2,"user":"ab7d4db83b7d3c95","name":"Cleo","program":0.0}');
INSERT INTO "entries" VALUES('jv364jc2dn',7,1.79513502667291235926e+09,'{"kind":"began","chance":["* thief red","* thief blue","* thief green","* order 0 2 1","* draw MO11","* draw MO10","* draw MO07","* draw MO04","* draw SD24","* draw SD31","* draw SD17","* draw SD27","* draw EM14","* draw EM09","* draw EM12","* tree TC1A","* tree TC2C","* tree TC3B","* tree TC4B","* tree TC5B"]}');
INSERT INTO "entries" VALUES('jv364jc2dn',8,1.79513502723343443875e+09,'{"kind":"answer","seat":0,"number":1,"move":"tile 1 shepherd"}');
INSERT INTO "entries" VALUES('jv364jc2dn',9,1.79513502760647249223e+09,'{"kind":"answer","seat":2,"number":2,"move":"tile 2 outlet"}');
INSERT INTO "entries" VALUES('jv364jc2dn',10,1.79513502789421534539e+09,'{"kind":"answer","seat":1,"number":3,"move":"tile 3 crossing"}');
INSERT INTO "entries" VALUES('jv364jc2dn',11,1.79513502856525373457e+09,'{"kind":"answer","seat":0,"number":4,"move":"tile 5 square"}');
INSERT INTO "entries" VALUES('jv364jc2dn',12,1.79513503023959875102e+09,'{"kind":"answer","seat":0,"number":5,"move":"plan crossing"}');
INSERT INTO "entries" VALUES('jv364jc2dn',13,1.79513503038592743868e+09,'{"kind":"answer","seat":1,"number":5,"move":"plan crossing"}');
INSERT INTO "entries" VALUES('jv364jc2dn',14,1.79513503062363910674e+09,'{"kind":"answer","seat":2,"number":5,"move":"plan crossing"}');
INSERT INTO "entries" VALUES('jv364jc2dn',15,1.79513503237249040598e+09,'{"kind":"answer","seat":0,"number":6,"move":"plan shepherd"}');
INSERT INTO "entries" VALUES('jv364jc2dn',16,1.79513503261367058749e+09,'{"kind":"answer","seat":1,"number":6,"move":"plan shepherd"}');
INSERT INTO "entries" VALUES('jv364jc2dn',17,1.79513503298363685605e+09,'{"kind":"answer","seat":2,"number":6,"move":"plan shepherd"}');
INSERT INTO "entries" VALUES('jv364jc2dn',18,1.79513503354383921624e+09,'{"kind":"answer","seat":0,"number":7,"move":"plan square"}');
INSERT INTO "entries" VALUES('jv364jc2dn',19,1.79513503413321471213e+09,'{"kind":"answer","seat":1,"number":7,"move":"plan square"}');
INSERT INTO "entries" VALUES('jv364jc2dn',20,1.79513503501124262813e+09,'{"kind":"answer","seat":2,"number":7,"move":"plan square"}');
INSERT INTO "entries" VALUES('jv364jc2dn',21,1.7951350357899091243e+09,'{"kind":"answer","seat":0,"number":8,"move":"plan outlet"}');
INSERT INTO "entries" VALUES('jv364jc2dn',22,1.79513503601812887192e+09,'{"kind":"answer","seat":1,"number":8,"move":"plan outlet"}');
INSERT INTO "entries" VALUES('jv364jc2dn',23,1.79513503620597195632e+09,'{"kind":"answer","seat":2,"number":8,"move":"plan outlet"}');
INSERT INTO "entries" VALUES('jv364jc2dn',24,1.79513503770347237586e+09,'{"kind":"answer","seat":0,"number":9,"move":"buy MO04","chance":["* draw MO02"]}');
INSERT INTO "entries" VALUES('jv364jc2dn',25,1.79513503879212069514e+09,'{"kind":"said","user":"9acf4b13a492428d","name":"Bob","seat":1,"text":"szia"}');
INSERT INTO "entries" VALUES('saa2g698yj',1,1.79513501419206833844e+09,'{"kind":"opened","host":"222226cee4bbf3a0","setup":{"game":"castle-of-the-devil","seats":3,"options":{"items":"full","smuggling":false,"prophecy":false,"effects-optional":false,"talk":false,"rounds":1,"turn-cap":0},"increment":0.0}}');
INSERT INTO "entries" VALUES('saa2g698yj',2,1.79513501419206833844e+09,'{"kind":"sat","seat":0,"user":"222226cee4bbf3a0","name":"Ada","program":0.0}');
INSERT INTO "entries" VALUES('saa2g698yj',3,1.79513501449736452095e+09,'{"kind":"admitted","user":"9acf4b13a492428d","name":"Bob"}');
INSERT INTO "entries" VALUES('saa2g698yj',4,1.79513501454599881169e+09,'{"kind":"sat","seat":1,"user":"9acf4b13a492428d","name":"Bob","program":0.0}');
INSERT INTO "entries" VALUES('saa2g698yj',5,1.79513501481009054181e+09,'{"kind":"admitted","user":"ab7d4db83b7d3c95","name":"Cleo"}');
INSERT INTO "entries" VALUES('saa2g698yj',6,1.79513501491612148279e+09,'{"kind":"sat","seat":2,"user":"ab7d4db83b7d3c95","name":"Cleo","program":0.0}');
INSERT INTO "entries" VALUES('saa2g698yj',7,1.79513501504150915148e+09,'{"kind":"began","chance":["* start 1","* occupation poisoner","* occupation diplomat","* occupation clairvoyant","* faction brotherhood","* faction brotherhood","* faction order","* key-bag 0","* goblet-bag 1","* deal key","* deal privilege","* deal gloves","* deal key"]}');
INSERT INTO "entries" VALUES('saa2g698yj',8,1.79513501580762195588e+09,'{"kind":"answer","seat":1,"number":1,"move":"pass"}');
INSERT INTO "entries" VALUES('saa2g698yj',9,1.7951350167684981823e+09,'{"kind":"answer","seat":2,"number":2,"move":"trade"}');
INSERT INTO "entries" VALUES('saa2g698yj',10,1.79513501817642331121e+09,'{"kind":"answer","seat":2,"number":3,"move":"to 0"}');
INSERT INTO "entries" VALUES('saa2g698yj',11,1.79513501911265277869e+09,'{"kind":"answer","seat":2,"number":4,"move":"give gloves"}');
INSERT INTO "entries" VALUES('saa2g698yj',12,1.79513501960190629963e+09,'{"kind":"answer","seat":0,"number":5,"move":"return key"}');
INSERT INTO "entries" VALUES('saa2g698yj',13,1.79513502067878866199e+09,'{"kind":"answer","seat":0,"number":6,"move":"fight"}');
INSERT INTO "entries" VALUES('saa2g698yj',14,1.79513502171211457251e+09,'{"kind":"answer","seat":0,"number":7,"move":"to 1"}');
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
INSERT INTO "passes" VALUES('9f28bb69db3b5932274369267ab9301b528dbfa9bb6c9e5793f51885f58efe8d','admin','','',1.79513499295708131792e+09,1.79522139295708131785e+09);
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
INSERT INTO "people" VALUES('222226cee4bbf3a0','Ada','ada','$argon2id$v=19$m=65536,t=3,p=4$Jk9tkkfduSLx7CEk1jEKxw$OFUpvO9z/ur0HRwoFlUo/ZlV2MS7tuO9mA26LcR54t4','en','{}',1.79513500092652225495e+09,'ada',NULL,NULL,NULL,NULL,NULL);
INSERT INTO "people" VALUES('9acf4b13a492428d','Bob',NULL,NULL,'hu','{}',1.7951350012529387474e+09,NULL,NULL,NULL,NULL,NULL,NULL);
INSERT INTO "people" VALUES('ab7d4db83b7d3c95','Cleo',NULL,NULL,'pl','{}',1.79513500146030211446e+09,NULL,NULL,NULL,NULL,NULL,NULL);
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
INSERT INTO "pulse" VALUES(1,1795135058.82014);
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
INSERT INTO "seats" VALUES('222226cee4bbf3a0','3p5asrw58x');
INSERT INTO "seats" VALUES('9acf4b13a492428d','3p5asrw58x');
INSERT INTO "seats" VALUES('ab7d4db83b7d3c95','3p5asrw58x');
INSERT INTO "seats" VALUES('222226cee4bbf3a0','saa2g698yj');
INSERT INTO "seats" VALUES('9acf4b13a492428d','saa2g698yj');
INSERT INTO "seats" VALUES('ab7d4db83b7d3c95','saa2g698yj');
INSERT INTO "seats" VALUES('222226cee4bbf3a0','dkzp3bkdg6');
INSERT INTO "seats" VALUES('9acf4b13a492428d','dkzp3bkdg6');
INSERT INTO "seats" VALUES('ab7d4db83b7d3c95','dkzp3bkdg6');
INSERT INTO "seats" VALUES('222226cee4bbf3a0','jv364jc2dn');
INSERT INTO "seats" VALUES('9acf4b13a492428d','jv364jc2dn');
INSERT INTO "seats" VALUES('ab7d4db83b7d3c95','jv364jc2dn');
INSERT INTO "seats" VALUES('222226cee4bbf3a0','3z9ect7yp5');
INSERT INTO "seats" VALUES('9acf4b13a492428d','3z9ect7yp5');
INSERT INTO "seats" VALUES('ab7d4db83b7d3c95','3z9ect7yp5');
INSERT INTO "seats" VALUES('222226cee4bbf3a0','9gnps7vaey');
INSERT INTO "seats" VALUES('9acf4b13a492428d','9gnps7vaey');
INSERT INTO "seats" VALUES('ab7d4db83b7d3c95','ew7d8twvkj');
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
INSERT INTO "sessions" VALUES('acd04399edfa5e3a91d7bd635a0c15f7aea81a1a7d28d40484664aba69f3764e','4d07c78b7462','222226cee4bbf3a0','web','',1.79513500094649171832e+09,1.82969500094649171837e+09);
INSERT INTO "sessions" VALUES('92bc837a3ece7858e232e77aec9b2c61c80fa633febba600b6cb7dac74a8d4b9','5c6b46470f00','9acf4b13a492428d','web','',1.79513500125315594675e+09,1.82969500125315594676e+09);
INSERT INTO "sessions" VALUES('9664215fc045efb56b3114ab657e49e078a5e37e245ec0352fa7e65a63c9374b','d98d01fee9e2','ab7d4db83b7d3c95','web','',1.79513500146051406861e+09,1.82969500146051406858e+09);
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
INSERT INTO "tables" VALUES('3p5asrw58x','thiefs-market',1,'5cb4b000555281b3947d3aa2ec7b5f333856dadfbf6b5347eca5cc1c02f009fb','BaNQCi3isS9ikI87cGb60w','playing',0,1.79513500516431164736e+09,NULL,'{"id":"3p5asrw58x","game":"thiefs-market","status":"playing","mode":"live","public":false,"created":1795135005.1643116,"seats":[{"name":"Ada","bot":null,"free":false,"user_id":"222226cee4bbf3a0","quitter":null},{"name":"Bob","bot":null,"free":false,"user_id":"9acf4b13a492428d","quitter":null},{"name":"Cleo","bot":null,"free":false,"user_id":"ab7d4db83b7d3c95","quitter":null}],"host":"222226cee4bbf3a0","waiting":[0],"winners":[],"ended":0.0,"ranks":[],"scores":[],"options":{},"bank":null,"turn_limit":null,"ranked":false,"club":"","league":""}','');
INSERT INTO "tables" VALUES('saa2g698yj','castle-of-the-devil',4,'5df3459eb18df00aeae98bbeebdc82f240165339736fe11ae75bf01c2c5df659','6IWguFcY0lja6iSrhS44WQ','playing',0,1.79513501419206833844e+09,NULL,'{"id":"saa2g698yj","game":"castle-of-the-devil","status":"playing","mode":"live","public":false,"created":1795135014.1920683,"seats":[{"name":"Ada","bot":null,"free":false,"user_id":"222226cee4bbf3a0","quitter":null},{"name":"Bob","bot":null,"free":false,"user_id":"9acf4b13a492428d","quitter":null},{"name":"Cleo","bot":null,"free":false,"user_id":"ab7d4db83b7d3c95","quitter":null}],"host":"222226cee4bbf3a0","waiting":[1],"winners":[],"ended":0.0,"ranks":[],"scores":[],"options":{},"bank":null,"turn_limit":null,"ranked":false,"club":"","league":""}','');
INSERT INTO "tables" VALUES('dkzp3bkdg6','thieves-den',2,'d99c775dc47647155ed46e212014e2ba32c0ebaafa742aa4d0e080f39ec5ca86','C4eaYYZeSKhRhdsQwnTyMg','playing',0,1.79513502262167167662e+09,NULL,'{"id":"dkzp3bkdg6","game":"thieves-den","status":"playing","mode":"live","public":false,"created":1795135022.6216717,"seats":[{"name":"Ada","bot":null,"free":false,"user_id":"222226cee4bbf3a0","quitter":null},{"name":"Bob","bot":null,"free":false,"user_id":"9acf4b13a492428d","quitter":null},{"name":"Cleo","bot":null,"free":false,"user_id":"ab7d4db83b7d3c95","quitter":null}],"host":"222226cee4bbf3a0","waiting":[0,1,2],"winners":[],"ended":0.0,"ranks":[],"scores":[],"options":{},"bank":null,"turn_limit":null,"ranked":false,"club":"","league":""}','');
INSERT INTO "tables" VALUES('jv364jc2dn','enclave',2,'e3c72b968ad9efe75f14822d1cf85a1315350b79ecbea54b669b3f5e8ad66408','V0kXnKiMaPB41IAdbKa71A','playing',0,1.79513502619407701492e+09,NULL,'{"id":"jv364jc2dn","game":"enclave","status":"playing","mode":"live","public":false,"created":1795135026.194077,"seats":[{"name":"Ada","bot":null,"free":false,"user_id":"222226cee4bbf3a0","quitter":null},{"name":"Bob","bot":null,"free":false,"user_id":"9acf4b13a492428d","quitter":null},{"name":"Cleo","bot":null,"free":false,"user_id":"ab7d4db83b7d3c95","quitter":null}],"host":"222226cee4bbf3a0","waiting":[0],"winners":[],"ended":0.0,"ranks":[],"scores":[],"options":{},"bank":null,"turn_limit":null,"ranked":false,"club":"","league":""}','');
INSERT INTO "tables" VALUES('3z9ect7yp5','age-of-thieves',4,'859399d1cda8ad6b695e7a42f5ad4cad78860041b6a88063d4f384356020c729','9VYx6Fa_pmlvY84kSLTx2Q','playing',0,1.79513503881279468535e+09,NULL,'{"id":"3z9ect7yp5","game":"age-of-thieves","status":"playing","mode":"live","public":false,"created":1795135038.8127947,"seats":[{"name":"Ada","bot":null,"free":false,"user_id":"222226cee4bbf3a0","quitter":null},{"name":"Bob","bot":null,"free":false,"user_id":"9acf4b13a492428d","quitter":null},{"name":"Cleo","bot":null,"free":false,"user_id":"ab7d4db83b7d3c95","quitter":null}],"host":"222226cee4bbf3a0","waiting":[1],"winners":[],"ended":0.0,"ranks":[],"scores":[],"options":{},"bank":null,"turn_limit":null,"ranked":false,"club":"","league":""}','');
INSERT INTO "tables" VALUES('9gnps7vaey','parlour',1,'daf850b3f18f22282bdf1d584ff38097da4731efc35c3e6eefa8983068492a54','9DvxxHHXYw5BLeTgRTwsaA','over',0,1.79513505251984882352e+09,NULL,'{"id":"9gnps7vaey","game":"parlour","status":"over","mode":"live","public":false,"created":1795135052.5198488,"seats":[{"name":"Ada","bot":null,"free":false,"user_id":"222226cee4bbf3a0","quitter":null},{"name":"Bob","bot":null,"free":false,"user_id":"9acf4b13a492428d","quitter":null}],"host":"222226cee4bbf3a0","waiting":[],"winners":[0,1],"ended":1795135056.5677416,"ranks":[1,1],"scores":[],"options":{},"bank":null,"turn_limit":null,"ranked":false,"club":"","league":""}','');
INSERT INTO "tables" VALUES('ew7d8twvkj','thieves-den',2,'0e0f563bbcaf435970d16d557d7a7b6eccab9565061c6153d4ccfc7f6db1608d','8mGJZ5kveEIX_HwOOvwCEQ','waiting',1,1.7951350568057813645e+09,NULL,'{"id":"ew7d8twvkj","game":"thieves-den","status":"waiting","mode":"live","public":true,"created":1795135056.8057814,"seats":[{"name":"Cleo","bot":null,"free":false,"user_id":"ab7d4db83b7d3c95","quitter":null},{"name":"","bot":null,"free":true,"user_id":null,"quitter":null},{"name":"","bot":null,"free":true,"user_id":null,"quitter":null}],"host":"ab7d4db83b7d3c95","waiting":[],"winners":[],"ended":0.0,"ranks":[],"scores":[],"options":{},"bank":null,"turn_limit":null,"ranked":false,"club":"","league":""}','');
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
CREATE INDEX ix_tables_club ON tables (club, status, created);
CREATE INDEX ix_cups_club ON cups (club, created);
CREATE INDEX ix_clubs_door ON clubs (door, created);
CREATE INDEX ix_club_people_person ON club_people (person_id);
CREATE INDEX ix_leagues_club ON leagues (club_id, ends);
CREATE INDEX ix_league_games_league ON league_games (league_id, at);
