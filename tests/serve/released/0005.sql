CREATE TABLE alembic_version (
	version_num VARCHAR(32) NOT NULL, 
	CONSTRAINT alembic_version_pkc PRIMARY KEY (version_num)
);
INSERT INTO "alembic_version" VALUES('0005');
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
INSERT INTO "entries" VALUES('f5pwvhec5c',1,1.79509757020075488096e+09,'{"kind":"opened","host":"86adac96dfdce35b","setup":{"game":"castle-of-the-devil","seats":3,"options":{"items":"full","smuggling":false,"prophecy":false,"effects-optional":false,"talk":false,"rounds":1,"turn-cap":0},"increment":0.0}}');
INSERT INTO "entries" VALUES('f5pwvhec5c',2,1.79509757020075488096e+09,'{"kind":"sat","seat":0,"user":"86adac96dfdce35b","name":"Ada","program":0.0}');
INSERT INTO "entries" VALUES('f5pwvhec5c',3,1.79509757022089672085e+09,'{"kind":"admitted","user":"f55c3b6c0f8de136","name":"Bob"}');
INSERT INTO "entries" VALUES('f5pwvhec5c',4,1.7950975702267165184e+09,'{"kind":"sat","seat":1,"user":"f55c3b6c0f8de136","name":"Bob","program":0.0}');
INSERT INTO "entries" VALUES('f5pwvhec5c',5,1.79509757026145887375e+09,'{"kind":"admitted","user":"ec7385fe09ab30be","name":"Cleo"}');
INSERT INTO "entries" VALUES('f5pwvhec5c',6,1.79509757026475477216e+09,'{"kind":"sat","seat":2,"user":"ec7385fe09ab30be","name":"Cleo","program":0.0}');
INSERT INTO "entries" VALUES('f5pwvhec5c',7,1.79509757026983928678e+09,'{"kind":"began","chance":["* start 1","* occupation duelist","* occupation bodyguard","* occupation poisoner","* faction brotherhood","* faction order","* faction order","* key-bag 2","* goblet-bag 1","* deal key","* deal monocle","* deal goblet","* deal gloves"]}');
INSERT INTO "entries" VALUES('f5pwvhec5c',8,1.79509757033182811743e+09,'{"kind":"answer","seat":1,"number":1,"move":"pass"}');
INSERT INTO "entries" VALUES('f5pwvhec5c',9,1795097570.37282,'{"kind":"answer","seat":2,"number":2,"move":"trade"}');
INSERT INTO "entries" VALUES('f5pwvhec5c',10,1.7950975704534375668e+09,'{"kind":"answer","seat":2,"number":3,"move":"to 0"}');
INSERT INTO "entries" VALUES('f5pwvhec5c',11,1.79509757048828554157e+09,'{"kind":"answer","seat":2,"number":4,"move":"give gloves"}');
INSERT INTO "entries" VALUES('f5pwvhec5c',12,1.7950975705253362656e+09,'{"kind":"answer","seat":0,"number":5,"move":"return key"}');
INSERT INTO "entries" VALUES('f5pwvhec5c',13,1.79509757056842184064e+09,'{"kind":"answer","seat":0,"number":6,"move":"fight"}');
INSERT INTO "entries" VALUES('f5pwvhec5c',14,1.79509757060530638697e+09,'{"kind":"answer","seat":0,"number":7,"move":"to 1"}');
INSERT INTO "entries" VALUES('kdq7tsvd8b',1,1.79509757184696245192e+09,'{"kind":"opened","host":"86adac96dfdce35b","setup":{"game":"age-of-thieves","seats":3,"options":{"specials":true,"thieves":"dealt"},"increment":0.0}}');
INSERT INTO "entries" VALUES('kdq7tsvd8b',2,1.79509757184696245192e+09,'{"kind":"sat","seat":0,"user":"86adac96dfdce35b","name":"Ada","program":0.0}');
INSERT INTO "entries" VALUES('kdq7tsvd8b',3,1.79509757199045157432e+09,'{"kind":"admitted","user":"f55c3b6c0f8de136","name":"Bob"}');
INSERT INTO "entries" VALUES('kdq7tsvd8b',4,1.7950975719959564209e+09,'{"kind":"sat","seat":1,"user":"f55c3b6c0f8de136","name":"Bob","program":0.0}');
INSERT INTO "entries" VALUES('kdq7tsvd8b',5,1.79509757207060885431e+09,'{"kind":"admitted","user":"ec7385fe09ab30be","name":"Cleo"}');
INSERT INTO "entries" VALUES('kdq7tsvd8b',6,1.79509757207184624666e+09,'{"kind":"sat","seat":2,"user":"ec7385fe09ab30be","name":"Cleo","program":0.0}');
INSERT INTO "entries" VALUES('kdq7tsvd8b',7,1.79509757207605648039e+09,'{"kind":"began","chance":["* deal nikolai","* deal jasmine","* deal zain","* draw G06","* draw G10","* draw G27","* draw G14","* draw G05","* draw G07","* roll 2","* roll 4","* roll 1"]}');
INSERT INTO "entries" VALUES('kdq7tsvd8b',8,1.79509757213205599782e+09,'{"kind":"answer","seat":1,"number":1,"move":"start N"}');
INSERT INTO "entries" VALUES('kdq7tsvd8b',9,1.79509757223823451996e+09,'{"kind":"answer","seat":2,"number":2,"move":"start S"}');
INSERT INTO "entries" VALUES('kdq7tsvd8b',10,1.79509757232952284807e+09,'{"kind":"answer","seat":0,"number":3,"move":"start E","chance":["* event C06"]}');
INSERT INTO "entries" VALUES('kdq7tsvd8b',11,1.79509757243299770358e+09,'{"kind":"answer","seat":1,"number":4,"move":"at Eb5","chance":["* roll 2","* draw G20","* draw G23","* draw G08","* draw G06","* draw G11","* draw G01"]}');
INSERT INTO "entries" VALUES('kdq7tsvd8b',12,1.79509757248006272313e+09,'{"kind":"answer","seat":0,"number":5,"move":"discard G01"}');
INSERT INTO "entries" VALUES('kdq7tsvd8b',13,1.79509757258388519284e+09,'{"kind":"answer","seat":0,"number":6,"move":"declare move:1"}');
INSERT INTO "entries" VALUES('kdq7tsvd8b',14,1795097572.60055,'{"kind":"answer","seat":1,"number":6,"move":"declare move:1"}');
INSERT INTO "entries" VALUES('kdq7tsvd8b',15,1.79509757263814544682e+09,'{"kind":"answer","seat":2,"number":6,"move":"declare G05:1"}');
INSERT INTO "entries" VALUES('kdq7tsvd8b',16,1.79509757267646265026e+09,'{"kind":"answer","seat":1,"number":7,"move":"sneak"}');
INSERT INTO "entries" VALUES('kdq7tsvd8b',17,1.79509757272584915153e+09,'{"kind":"answer","seat":1,"number":8,"move":"go Na3"}');
INSERT INTO "entries" VALUES('kdq7tsvd8b',18,1795097572.76578,'{"kind":"answer","seat":1,"number":9,"move":"go Na2"}');
INSERT INTO "entries" VALUES('kdq7tsvd8b',19,1.7950975728053307533e+09,'{"kind":"answer","seat":1,"number":10,"move":"go Na1"}');
INSERT INTO "entries" VALUES('kdq7tsvd8b',20,1.79509757281414079671e+09,'{"kind":"said","user":"f55c3b6c0f8de136","name":"Bob","seat":1,"text":"szia"}');
INSERT INTO "entries" VALUES('mdf9yxbmg4',1,1.79509757067197561267e+09,'{"kind":"opened","host":"86adac96dfdce35b","setup":{"game":"thieves-den","seats":3,"options":{"start":"random"},"increment":0.0}}');
INSERT INTO "entries" VALUES('mdf9yxbmg4',2,1.79509757067197561267e+09,'{"kind":"sat","seat":0,"user":"86adac96dfdce35b","name":"Ada","program":0.0}');
INSERT INTO "entries" VALUES('mdf9yxbmg4',3,1.79509757067453670506e+09,'{"kind":"admitted","user":"f55c3b6c0f8de136","name":"Bob"}');
INSERT INTO "entries" VALUES('mdf9yxbmg4',4,1.79509757067678761477e+09,'{"kind":"sat","seat":1,"user":"f55c3b6c0f8de136","name":"Bob","program":0.0}');
INSERT INTO "entries" VALUES('mdf9yxbmg4',5,1.79509757068585348131e+09,'{"kind":"admitted","user":"ec7385fe09ab30be","name":"Cleo"}');
INSERT INTO "entries" VALUES('mdf9yxbmg4',6,1.79509757068645811085e+09,'{"kind":"sat","seat":2,"user":"ec7385fe09ab30be","name":"Cleo","program":0.0}');
INSERT INTO "entries" VALUES('mdf9yxbmg4',7,1.79509757069839668273e+09,'{"kind":"began","chance":["* scheme S08","* scheme S10","* scheme S09","* turn PW05","* turn PW09","* turn PW04","* fence PE1A","* fence EN2A","* fence EN3B","* fence CO1B","* fence NO3A","* fence EN2B","* first 0","* draw L24A","* draw L15A","* draw L23A","* draw L28A","* draw L02A","* draw L20A","* draw L11B","* draw L05B","* draw L20B","* draw L12B","* draw L29B","* draw L25B"]}');
INSERT INTO "entries" VALUES('mdf9yxbmg4',8,1.7950975707179493904e+09,'{"kind":"answer","seat":0,"number":1,"move":"pick L24A"}');
INSERT INTO "entries" VALUES('mdf9yxbmg4',9,1.79509757072464370725e+09,'{"kind":"answer","seat":1,"number":1,"move":"pick L02A"}');
INSERT INTO "entries" VALUES('mdf9yxbmg4',10,1.79509757073501133913e+09,'{"kind":"answer","seat":2,"number":1,"move":"pick L20A"}');
INSERT INTO "entries" VALUES('mdf9yxbmg4',11,1.79509757077425169944e+09,'{"kind":"answer","seat":0,"number":2,"move":"pick L20B"}');
INSERT INTO "entries" VALUES('mdf9yxbmg4',12,1.79509757077822852135e+09,'{"kind":"answer","seat":1,"number":2,"move":"pick L11B"}');
INSERT INTO "entries" VALUES('mdf9yxbmg4',13,1.79509757079361915587e+09,'{"kind":"answer","seat":2,"number":2,"move":"pick L05B"}');
INSERT INTO "entries" VALUES('mdf9yxbmg4',14,1.79509757081813645365e+09,'{"kind":"answer","seat":0,"number":3,"move":"pick L15A"}');
INSERT INTO "entries" VALUES('mdf9yxbmg4',15,1.79509757082296490674e+09,'{"kind":"answer","seat":1,"number":3,"move":"pick L23A"}');
INSERT INTO "entries" VALUES('mdf9yxbmg4',16,1.7950975708272154331e+09,'{"kind":"answer","seat":2,"number":3,"move":"pick L28A"}');
INSERT INTO "entries" VALUES('mdf9yxbmg4',17,1.79509757084711623186e+09,'{"kind":"answer","seat":0,"number":4,"move":"rob L23A"}');
INSERT INTO "entries" VALUES('mdf9yxbmg4',18,1.79509757087236952784e+09,'{"kind":"answer","seat":0,"number":5,"move":"take potion"}');
INSERT INTO "entries" VALUES('mdf9yxbmg4',19,1.79509757093450284005e+09,'{"kind":"answer","seat":0,"number":6,"move":"take codex"}');
INSERT INTO "entries" VALUES('mdf9yxbmg4',20,1.7950975710013432503e+09,'{"kind":"answer","seat":1,"number":7,"move":"rob L20B"}');
INSERT INTO "entries" VALUES('mdf9yxbmg4',21,1.79509757109241104133e+09,'{"kind":"answer","seat":2,"number":8,"move":"vault gem"}');
INSERT INTO "entries" VALUES('mdf9yxbmg4',22,1.79509757110095715523e+09,'{"kind":"said","user":"f55c3b6c0f8de136","name":"Bob","seat":1,"text":"szia"}');
INSERT INTO "entries" VALUES('p4f79zq5h8',1,1.7950975730618295669e+09,'{"kind":"opened","host":"ec7385fe09ab30be","setup":{"game":"thieves-den","seats":3,"options":{"start":"random"},"increment":0.0,"public":true}}');
INSERT INTO "entries" VALUES('p4f79zq5h8',2,1.7950975730618295669e+09,'{"kind":"sat","seat":0,"user":"ec7385fe09ab30be","name":"Cleo","program":0.0}');
INSERT INTO "entries" VALUES('s2nnbkurtt',1,1.79509757115062379842e+09,'{"kind":"opened","host":"86adac96dfdce35b","setup":{"game":"enclave","seats":3,"options":{"order_method":"draw","tree_setup":"random","thief_choice":"random"},"increment":0.0}}');
INSERT INTO "entries" VALUES('s2nnbkurtt',2,1.79509757115062379842e+09,'{"kind":"sat","seat":0,"user":"86adac96dfdce35b","name":"Ada","program":0.0}');
INSERT INTO "entries" VALUES('s2nnbkurtt',3,1.79509757117521929741e+09,'{"kind":"admitted","user":"f55c3b6c0f8de136","name":"Bob"}');
INSERT INTO "entries" VALUES('s2nnbkurtt',4,1.7950975711876916885e+09,'{"kind":"sat","seat":1,"user":"f55c3b6c0f8de136","name":"Bob","program":0.0}');
INSERT INTO "entries" VALUES('s2nnbkurtt',5,1.79509757122421360021e+09,'{"kind":"admitted","user":"ec7385fe09ab30be","name":"Cleo"}');
INSERT INTO "entries" VALUES('s2nnbkurtt',6,1.79509757128042650225e+09,'{"kind":"sat","seat":2,"user":"ec7385fe09ab30be","name":"Cleo","program":0.0}');
INSERT INTO "entries" VALUES('s2nnbkurtt',7,1.79509757131572461131e+09,'{"kind":"began","chance":["* thief yellow","* thief red","* thief green","* order 2 1 0","* draw MO01","* draw MO04","* draw MO05","* draw MO03","* draw SD17","* draw SD34","* draw SD25","* draw SD30","* draw EM02","* draw EM07","* draw EM13","* tree TC1A","* tree TC2C","* tree TC3B","* tree TC4A","* tree TC5C"]}');
INSERT INTO "entries" VALUES('s2nnbkurtt',8,1.79509757133542037013e+09,'{"kind":"answer","seat":2,"number":1,"move":"tile 1 shepherd"}');
INSERT INTO "entries" VALUES('s2nnbkurtt',9,1.79509757134660744666e+09,'{"kind":"answer","seat":1,"number":2,"move":"tile 2 outlet"}');
INSERT INTO "entries" VALUES('s2nnbkurtt',10,1.79509757137898540496e+09,'{"kind":"answer","seat":0,"number":3,"move":"tile 3 crossing"}');
INSERT INTO "entries" VALUES('s2nnbkurtt',11,1795097571.49121,'{"kind":"answer","seat":2,"number":4,"move":"tile 5 square"}');
INSERT INTO "entries" VALUES('s2nnbkurtt',12,1.79509757151180148124e+09,'{"kind":"answer","seat":0,"number":5,"move":"plan crossing"}');
INSERT INTO "entries" VALUES('s2nnbkurtt',13,1.79509757152246308322e+09,'{"kind":"answer","seat":1,"number":5,"move":"plan crossing"}');
INSERT INTO "entries" VALUES('s2nnbkurtt',14,1.79509757154400920869e+09,'{"kind":"answer","seat":2,"number":5,"move":"plan crossing"}');
INSERT INTO "entries" VALUES('s2nnbkurtt',15,1.79509757156832599643e+09,'{"kind":"answer","seat":0,"number":6,"move":"plan shepherd"}');
INSERT INTO "entries" VALUES('s2nnbkurtt',16,1.7950975715778210163e+09,'{"kind":"answer","seat":1,"number":6,"move":"plan shepherd"}');
INSERT INTO "entries" VALUES('s2nnbkurtt',17,1.79509757160593938834e+09,'{"kind":"answer","seat":2,"number":6,"move":"plan shepherd"}');
INSERT INTO "entries" VALUES('s2nnbkurtt',18,1.79509757162602329259e+09,'{"kind":"answer","seat":0,"number":7,"move":"plan square"}');
INSERT INTO "entries" VALUES('s2nnbkurtt',19,1.79509757164123463627e+09,'{"kind":"answer","seat":1,"number":7,"move":"plan square"}');
INSERT INTO "entries" VALUES('s2nnbkurtt',20,1.795097571645383358e+09,'{"kind":"answer","seat":2,"number":7,"move":"plan square"}');
INSERT INTO "entries" VALUES('s2nnbkurtt',21,1.79509757175042676926e+09,'{"kind":"answer","seat":0,"number":8,"move":"plan outlet"}');
INSERT INTO "entries" VALUES('s2nnbkurtt',22,1.79509757175422739986e+09,'{"kind":"answer","seat":1,"number":8,"move":"plan outlet"}');
INSERT INTO "entries" VALUES('s2nnbkurtt',23,1.79509757179717683792e+09,'{"kind":"answer","seat":2,"number":8,"move":"plan outlet"}');
INSERT INTO "entries" VALUES('s2nnbkurtt',24,1.79509757181801629069e+09,'{"kind":"answer","seat":2,"number":9,"move":"buy MO03","chance":["* draw MO10"]}');
INSERT INTO "entries" VALUES('s2nnbkurtt',25,1.79509757183325886721e+09,'{"kind":"said","user":"f55c3b6c0f8de136","name":"Bob","seat":1,"text":"szia"}');
INSERT INTO "entries" VALUES('vjmykvs3jg',1,1.79509756964855575565e+09,'{"kind":"opened","host":"86adac96dfdce35b","setup":{"game":"thiefs-market","seats":3,"options":{"promo":false,"start":"random","open-infamy":false,"gold-limit":0,"last-tie":"shared"},"increment":0.0}}');
INSERT INTO "entries" VALUES('vjmykvs3jg',2,1.79509756964855575565e+09,'{"kind":"sat","seat":0,"user":"86adac96dfdce35b","name":"Ada","program":0.0}');
INSERT INTO "entries" VALUES('vjmykvs3jg',3,1.79509756967201304436e+09,'{"kind":"admitted","user":"f55c3b6c0f8de136","name":"Bob"}');
INSERT INTO "entries" VALUES('vjmykvs3jg',4,1795097569.673,'{"kind":"sat","seat":1,"user":"f55c3b6c0f8de136","name":"Bob","program":0.0}');
INSERT INTO "entries" VALUES('vjmykvs3jg',5,1.79509756967883491512e+09,'{"kind":"admitted","user":"ec7385fe09ab30be","name":"Cleo"}');
INSERT INTO "entries" VALUES('vjmykvs3jg',6,1.7950975696807165146e+09,'{"kind":"sat","seat":2,"user":"ec7385fe09ab30be","name":"Cleo","program":0.0}');
INSERT INTO "entries" VALUES('vjmykvs3jg',7,1.79509756968415522572e+09,'{"kind":"began","chance":["* first 0","* draw A01","* draw A05","* draw A08","* draw A13","* draw A09","* roll W G I Y Y W Y W G R"]}');
INSERT INTO "entries" VALUES('vjmykvs3jg',8,1.79509756972667813305e+09,'{"kind":"answer","seat":0,"number":1,"move":"take red"}');
INSERT INTO "entries" VALUES('vjmykvs3jg',9,1.79509756980789661408e+09,'{"kind":"answer","seat":1,"number":2,"move":"take white white"}');
INSERT INTO "entries" VALUES('vjmykvs3jg',10,1.79509756994590377807e+09,'{"kind":"answer","seat":2,"number":3,"move":"take white green green bag bag bag mask marker"}');
INSERT INTO "entries" VALUES('vjmykvs3jg',11,1.79509757001743125914e+09,'{"kind":"answer","seat":2,"number":4,"move":"buy A13"}');
INSERT INTO "entries" VALUES('vjmykvs3jg',12,1.79509757007434773449e+09,'{"kind":"answer","seat":0,"number":5,"move":"buy A08 gold blue"}');
INSERT INTO "entries" VALUES('vjmykvs3jg',13,1.79509757015988111496e+09,'{"kind":"answer","seat":1,"number":6,"move":"buy A05 gold red","chance":["* draw A10","* draw A07","* draw A06","* roll I I R R B R B G B I"]}');
INSERT INTO "entries" VALUES('vjmykvs3jg',14,1.79509757019023084637e+09,'{"kind":"said","user":"f55c3b6c0f8de136","name":"Bob","seat":1,"text":"szia"}');
INSERT INTO "entries" VALUES('yfnktdca6v',1,1.79509757281816411016e+09,'{"kind":"opened","host":"86adac96dfdce35b","setup":{"game":"parlour","seats":2,"increment":0.0}}');
INSERT INTO "entries" VALUES('yfnktdca6v',2,1.79509757281816411016e+09,'{"kind":"sat","seat":0,"user":"86adac96dfdce35b","name":"Ada","program":0.0}');
INSERT INTO "entries" VALUES('yfnktdca6v',3,1.79509757282590413094e+09,'{"kind":"admitted","user":"f55c3b6c0f8de136","name":"Bob"}');
INSERT INTO "entries" VALUES('yfnktdca6v',4,1.79509757282675385479e+09,'{"kind":"sat","seat":1,"user":"f55c3b6c0f8de136","name":"Bob","program":0.0}');
INSERT INTO "entries" VALUES('yfnktdca6v',5,1.79509757282876968378e+09,'{"kind":"began","chance":["* draw 1","* draw 4","* draw 4","* draw 5"]}');
INSERT INTO "entries" VALUES('yfnktdca6v',6,1.79509757283668470377e+09,'{"kind":"answer","seat":0,"number":1,"move":"pass"}');
INSERT INTO "entries" VALUES('yfnktdca6v',7,1.79509757287933826444e+09,'{"kind":"answer","seat":1,"number":2,"move":"pass"}');
INSERT INTO "entries" VALUES('yfnktdca6v',8,1.79509757289633035655e+09,'{"kind":"answer","seat":0,"number":3,"move":"bid 1"}');
INSERT INTO "entries" VALUES('yfnktdca6v',9,1.79509757291413211827e+09,'{"kind":"answer","seat":1,"number":3,"move":"bid 4","chance":["* draw 2","* draw 5"]}');
INSERT INTO "entries" VALUES('yfnktdca6v',10,1.79509757292265033725e+09,'{"kind":"answer","seat":0,"number":4,"move":"pass"}');
INSERT INTO "entries" VALUES('yfnktdca6v',11,1.79509757297550964359e+09,'{"kind":"answer","seat":1,"number":5,"move":"pass"}');
INSERT INTO "entries" VALUES('yfnktdca6v',12,1.79509757302149128917e+09,'{"kind":"answer","seat":0,"number":6,"move":"bid 2"}');
INSERT INTO "entries" VALUES('yfnktdca6v',13,1.79509757302905440324e+09,'{"kind":"answer","seat":1,"number":6,"move":"bid 5","chance":["* draw 3","* draw 1"]}');
CREATE TABLE passes (
	hash TEXT NOT NULL, 
	kind TEXT NOT NULL, 
	person_id TEXT NOT NULL, 
	data TEXT NOT NULL, 
	created DOUBLE NOT NULL, 
	until DOUBLE NOT NULL, 
	PRIMARY KEY (hash)
);
INSERT INTO "passes" VALUES('dc5fe4a7bb2148f5fba731dbb13414bed83eb3cfe234e7e4aa6be0b68f4ae185','admin','','',1.79509756821072769166e+09,1.79518396821072769159e+09);
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
INSERT INTO "people" VALUES('86adac96dfdce35b','Ada','ada','$argon2id$v=19$m=65536,t=3,p=4$9Bx4xb/mPytCkH1XjIzT9g$QDh1fpCTms396YUPp6CG4wxc5hUOjrxeoeQ2MJsUqWI','en','{}',1.79509756884096145627e+09,'ada',NULL,NULL,NULL,NULL,NULL);
INSERT INTO "people" VALUES('f55c3b6c0f8de136','Bob',NULL,NULL,'hu','{}',1.79509756901936125749e+09,NULL,NULL,NULL,NULL,NULL,NULL);
INSERT INTO "people" VALUES('ec7385fe09ab30be','Cleo',NULL,NULL,'pl','{}',1.79509756902991914747e+09,NULL,NULL,NULL,NULL,NULL,NULL);
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
INSERT INTO "pulse" VALUES(1,1.79509757332105469697e+09);
CREATE TABLE seats (
	person_id TEXT NOT NULL, 
	table_id TEXT NOT NULL, 
	PRIMARY KEY (person_id, table_id)
);
INSERT INTO "seats" VALUES('86adac96dfdce35b','vjmykvs3jg');
INSERT INTO "seats" VALUES('f55c3b6c0f8de136','vjmykvs3jg');
INSERT INTO "seats" VALUES('ec7385fe09ab30be','vjmykvs3jg');
INSERT INTO "seats" VALUES('86adac96dfdce35b','f5pwvhec5c');
INSERT INTO "seats" VALUES('f55c3b6c0f8de136','f5pwvhec5c');
INSERT INTO "seats" VALUES('ec7385fe09ab30be','f5pwvhec5c');
INSERT INTO "seats" VALUES('86adac96dfdce35b','mdf9yxbmg4');
INSERT INTO "seats" VALUES('f55c3b6c0f8de136','mdf9yxbmg4');
INSERT INTO "seats" VALUES('ec7385fe09ab30be','mdf9yxbmg4');
INSERT INTO "seats" VALUES('86adac96dfdce35b','s2nnbkurtt');
INSERT INTO "seats" VALUES('f55c3b6c0f8de136','s2nnbkurtt');
INSERT INTO "seats" VALUES('ec7385fe09ab30be','s2nnbkurtt');
INSERT INTO "seats" VALUES('86adac96dfdce35b','kdq7tsvd8b');
INSERT INTO "seats" VALUES('f55c3b6c0f8de136','kdq7tsvd8b');
INSERT INTO "seats" VALUES('ec7385fe09ab30be','kdq7tsvd8b');
INSERT INTO "seats" VALUES('86adac96dfdce35b','yfnktdca6v');
INSERT INTO "seats" VALUES('f55c3b6c0f8de136','yfnktdca6v');
INSERT INTO "seats" VALUES('ec7385fe09ab30be','p4f79zq5h8');
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
INSERT INTO "sessions" VALUES('75bb12fc6f28d3773037539566b1d0586ad8cd83b479fcd1e3e2a45016d08290','9d064da255cd','86adac96dfdce35b','web','',1.7950975688414092064e+09,1.8296575688414092064e+09);
INSERT INTO "sessions" VALUES('34090f45756c7159993c673b2042d76ff44b615a2c70cbab95da4026079b9fcb','df2372b131c8','f55c3b6c0f8de136','web','',1.79509756901954650883e+09,1.82965756901954650871e+09);
INSERT INTO "sessions" VALUES('ad70ef7b34a6938b0acca7ad8de6fd991fdf2b590abe2c99bcaeedde5e4f56cc','2a782094d5c3','ec7385fe09ab30be','web','',1.79509756903007578854e+09,1.8296575690300757885e+09);
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
INSERT INTO "tables" VALUES('vjmykvs3jg','thiefs-market',1,'75fefc089aecd59a464b0a8cce600fa54d7148fe5667a3d0574c004dad6a390e','wpJaoxfRxIesN1s12ZFYRA','playing',0,1.79509756964855575565e+09,NULL,'{"id":"vjmykvs3jg","game":"thiefs-market","status":"playing","mode":"live","public":false,"created":1795097569.6485558,"seats":[{"name":"Ada","bot":null,"free":false,"user_id":"86adac96dfdce35b","quitter":null},{"name":"Bob","bot":null,"free":false,"user_id":"f55c3b6c0f8de136","quitter":null},{"name":"Cleo","bot":null,"free":false,"user_id":"ec7385fe09ab30be","quitter":null}],"host":"86adac96dfdce35b","waiting":[0],"winners":[],"ended":0.0,"ranks":[],"scores":[],"options":{},"bank":null,"turn_limit":null}');
INSERT INTO "tables" VALUES('f5pwvhec5c','castle-of-the-devil',4,'6cbfec4b7d53a593d8d208d3b35d30002f03d070f00082515df4c15cb4e352d0','xvj5vP4I-QrbLjMftc6w5g','playing',0,1.79509757020075488096e+09,NULL,'{"id":"f5pwvhec5c","game":"castle-of-the-devil","status":"playing","mode":"live","public":false,"created":1795097570.200755,"seats":[{"name":"Ada","bot":null,"free":false,"user_id":"86adac96dfdce35b","quitter":null},{"name":"Bob","bot":null,"free":false,"user_id":"f55c3b6c0f8de136","quitter":null},{"name":"Cleo","bot":null,"free":false,"user_id":"ec7385fe09ab30be","quitter":null}],"host":"86adac96dfdce35b","waiting":[1],"winners":[],"ended":0.0,"ranks":[],"scores":[],"options":{},"bank":null,"turn_limit":null}');
INSERT INTO "tables" VALUES('mdf9yxbmg4','thieves-den',2,'e0a7a0fb30889fc480d9602e0f5304052efd50217790455351ad013bb0696e25','L5qu41cihLfdeHlCI7d6-A','playing',0,1.79509757067197561267e+09,NULL,'{"id":"mdf9yxbmg4","game":"thieves-den","status":"playing","mode":"live","public":false,"created":1795097570.6719756,"seats":[{"name":"Ada","bot":null,"free":false,"user_id":"86adac96dfdce35b","quitter":null},{"name":"Bob","bot":null,"free":false,"user_id":"f55c3b6c0f8de136","quitter":null},{"name":"Cleo","bot":null,"free":false,"user_id":"ec7385fe09ab30be","quitter":null}],"host":"86adac96dfdce35b","waiting":[0,1,2],"winners":[],"ended":0.0,"ranks":[],"scores":[],"options":{},"bank":null,"turn_limit":null}');
INSERT INTO "tables" VALUES('s2nnbkurtt','enclave',2,'96bc908e5a3ae140d29b3419f9274900d1aceb10ec95f2f1fbbe22f646daa88a','01Nse9f-EdHNzxONTDMBmw','playing',0,1.79509757115062379842e+09,NULL,'{"id":"s2nnbkurtt","game":"enclave","status":"playing","mode":"live","public":false,"created":1795097571.1506238,"seats":[{"name":"Ada","bot":null,"free":false,"user_id":"86adac96dfdce35b","quitter":null},{"name":"Bob","bot":null,"free":false,"user_id":"f55c3b6c0f8de136","quitter":null},{"name":"Cleo","bot":null,"free":false,"user_id":"ec7385fe09ab30be","quitter":null}],"host":"86adac96dfdce35b","waiting":[2],"winners":[],"ended":0.0,"ranks":[],"scores":[],"options":{},"bank":null,"turn_limit":null}');
INSERT INTO "tables" VALUES('kdq7tsvd8b','age-of-thieves',4,'55b37856c4c383a5be46ee5c3beed655169cccc0f8bcd82b5b4fcff8fcf66d47','EUvLcnZb0PbXruHHX3z5lw','playing',0,1.79509757184696245192e+09,NULL,'{"id":"kdq7tsvd8b","game":"age-of-thieves","status":"playing","mode":"live","public":false,"created":1795097571.8469625,"seats":[{"name":"Ada","bot":null,"free":false,"user_id":"86adac96dfdce35b","quitter":null},{"name":"Bob","bot":null,"free":false,"user_id":"f55c3b6c0f8de136","quitter":null},{"name":"Cleo","bot":null,"free":false,"user_id":"ec7385fe09ab30be","quitter":null}],"host":"86adac96dfdce35b","waiting":[1],"winners":[],"ended":0.0,"ranks":[],"scores":[],"options":{},"bank":null,"turn_limit":null}');
INSERT INTO "tables" VALUES('yfnktdca6v','parlour',1,'3c3e3b99e6c9551b1b4582d6a16bb38f42ddb50536cf8f69723a333172d3a03d','ZTFMlZyM6-ZCSDnxwRihKQ','over',0,1.79509757281816411016e+09,NULL,'{"id":"yfnktdca6v","game":"parlour","status":"over","mode":"live","public":false,"created":1795097572.818164,"seats":[{"name":"Ada","bot":null,"free":false,"user_id":"86adac96dfdce35b","quitter":null},{"name":"Bob","bot":null,"free":false,"user_id":"f55c3b6c0f8de136","quitter":null}],"host":"86adac96dfdce35b","waiting":[],"winners":[1],"ended":1795097573.0290544,"ranks":[2,1],"scores":[0,2],"options":{},"bank":null,"turn_limit":null}');
INSERT INTO "tables" VALUES('p4f79zq5h8','thieves-den',2,'b7ae530ece75441763d3f890057c33bd39e1a2c78d4b3f6da8f7f0fc254a5461','8z4t2Mjh16Php3l2B3FHHQ','waiting',1,1.7950975730618295669e+09,NULL,'{"id":"p4f79zq5h8","game":"thieves-den","status":"waiting","mode":"live","public":true,"created":1795097573.0618296,"seats":[{"name":"Cleo","bot":null,"free":false,"user_id":"ec7385fe09ab30be","quitter":null},{"name":"","bot":null,"free":true,"user_id":null,"quitter":null},{"name":"","bot":null,"free":true,"user_id":null,"quitter":null}],"host":"ec7385fe09ab30be","waiting":[],"winners":[],"ended":0.0,"ranks":[],"scores":[],"options":{},"bank":null,"turn_limit":null}');
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
