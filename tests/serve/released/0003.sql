CREATE TABLE alembic_version (
	version_num VARCHAR(32) NOT NULL, 
	CONSTRAINT alembic_version_pkc PRIMARY KEY (version_num)
);
INSERT INTO "alembic_version" VALUES('0003');
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
INSERT INTO "entries" VALUES('5drcd8xjs3',1,1.79503860826174449919e+09,'{"kind":"opened","host":"18da88a986cc39c2","setup":{"game":"thieves-den","seats":3,"options":{"start":"random"},"increment":0.0}}');
INSERT INTO "entries" VALUES('5drcd8xjs3',2,1.79503860826174449919e+09,'{"kind":"sat","seat":0,"user":"18da88a986cc39c2","name":"Ada"}');
INSERT INTO "entries" VALUES('5drcd8xjs3',3,1.79503860829132223125e+09,'{"kind":"admitted","user":"8f5b719bb2d14705","name":"Bob"}');
INSERT INTO "entries" VALUES('5drcd8xjs3',4,1.79503860830780196189e+09,'{"kind":"sat","seat":1,"user":"8f5b719bb2d14705","name":"Bob"}');
INSERT INTO "entries" VALUES('5drcd8xjs3',5,1.79503860833695483203e+09,'{"kind":"admitted","user":"cc3555e49fe65171","name":"Cleo"}');
INSERT INTO "entries" VALUES('5drcd8xjs3',6,1.79503860840426373484e+09,'{"kind":"sat","seat":2,"user":"cc3555e49fe65171","name":"Cleo"}');
INSERT INTO "entries" VALUES('5drcd8xjs3',7,1.79503860844027853015e+09,'{"kind":"began","chance":["* scheme S04","* scheme S08","* scheme S01","* turn PW12","* turn PW05","* turn PW09","* fence AG1B","* fence AG3A","* fence CO1A","* fence TI2A","* fence TI3B","* fence TI1A","* first 2","* draw L06B","* draw L10B","* draw L03B","* draw L16A","* draw L21A","* draw L01B","* draw L19A","* draw L28B","* draw L15B","* draw L12A","* draw L08A","* draw L05A"]}');
INSERT INTO "entries" VALUES('5drcd8xjs3',8,1.79503860859921956063e+09,'{"kind":"answer","seat":0,"number":1,"move":"pick L08A"}');
INSERT INTO "entries" VALUES('5drcd8xjs3',9,1.79503860861411476137e+09,'{"kind":"answer","seat":1,"number":1,"move":"pick L05A"}');
INSERT INTO "entries" VALUES('5drcd8xjs3',10,1.79503860862758541109e+09,'{"kind":"answer","seat":2,"number":1,"move":"pick L12A"}');
INSERT INTO "entries" VALUES('5drcd8xjs3',11,1.79503860868191313744e+09,'{"kind":"answer","seat":0,"number":2,"move":"pick L19A"}');
INSERT INTO "entries" VALUES('5drcd8xjs3',12,1795038608.68882,'{"kind":"answer","seat":1,"number":2,"move":"pick L10B"}');
INSERT INTO "entries" VALUES('5drcd8xjs3',13,1.79503860869191861153e+09,'{"kind":"answer","seat":2,"number":2,"move":"pick L03B"}');
INSERT INTO "entries" VALUES('5drcd8xjs3',14,1.7950386087026290894e+09,'{"kind":"answer","seat":0,"number":3,"move":"pick L01B"}');
INSERT INTO "entries" VALUES('5drcd8xjs3',15,1.79503860873780512813e+09,'{"kind":"answer","seat":1,"number":3,"move":"pick L16A"}');
INSERT INTO "entries" VALUES('5drcd8xjs3',16,1.79503860889222455025e+09,'{"kind":"answer","seat":2,"number":3,"move":"pick L21A"}');
INSERT INTO "entries" VALUES('5drcd8xjs3',17,1.79503860906245470046e+09,'{"kind":"answer","seat":2,"number":4,"move":"rob L19A"}');
INSERT INTO "entries" VALUES('5drcd8xjs3',18,1.79503860936842942232e+09,'{"kind":"answer","seat":0,"number":5,"move":"rob L01B"}');
INSERT INTO "entries" VALUES('5drcd8xjs3',19,1.79503861047786569598e+09,'{"kind":"answer","seat":1,"number":6,"move":"rob L10B"}');
INSERT INTO "entries" VALUES('5drcd8xjs3',20,1.79503861053681087493e+09,'{"kind":"answer","seat":1,"number":7,"move":"destroy 2 codex"}');
INSERT INTO "entries" VALUES('5drcd8xjs3',21,1.79503861093876338006e+09,'{"kind":"answer","seat":2,"number":8,"move":"power PW12 artifact"}');
INSERT INTO "entries" VALUES('5drcd8xjs3',22,1.79503861095858764651e+09,'{"kind":"said","user":"8f5b719bb2d14705","name":"Bob","seat":1,"text":"szia"}');
INSERT INTO "entries" VALUES('8czrt2mm7w',1,1.79503861843794298167e+09,'{"kind":"opened","host":"cc3555e49fe65171","setup":{"game":"thieves-den","seats":3,"options":{"start":"random"},"increment":0.0,"public":true}}');
INSERT INTO "entries" VALUES('8czrt2mm7w',2,1.79503861843794298167e+09,'{"kind":"sat","seat":0,"user":"cc3555e49fe65171","name":"Cleo"}');
INSERT INTO "entries" VALUES('9ff9ufs53p',1,1.79503860674390697477e+09,'{"kind":"opened","host":"18da88a986cc39c2","setup":{"game":"castle-of-the-devil","seats":3,"options":{"items":"full","smuggling":false,"prophecy":false,"effects-optional":false,"talk":false,"rounds":1,"turn-cap":0},"increment":0.0}}');
INSERT INTO "entries" VALUES('9ff9ufs53p',2,1.79503860674390697477e+09,'{"kind":"sat","seat":0,"user":"18da88a986cc39c2","name":"Ada"}');
INSERT INTO "entries" VALUES('9ff9ufs53p',3,1.79503860675476551054e+09,'{"kind":"admitted","user":"8f5b719bb2d14705","name":"Bob"}');
INSERT INTO "entries" VALUES('9ff9ufs53p',4,1.79503860676253652571e+09,'{"kind":"sat","seat":1,"user":"8f5b719bb2d14705","name":"Bob"}');
INSERT INTO "entries" VALUES('9ff9ufs53p',5,1.79503860677817440039e+09,'{"kind":"admitted","user":"cc3555e49fe65171","name":"Cleo"}');
INSERT INTO "entries" VALUES('9ff9ufs53p',6,1.7950386067829055786e+09,'{"kind":"sat","seat":2,"user":"cc3555e49fe65171","name":"Cleo"}');
INSERT INTO "entries" VALUES('9ff9ufs53p',7,1.79503860678817772859e+09,'{"kind":"began","chance":["* start 2","* occupation priest","* occupation poisoner","* occupation grandmaster","* faction order","* faction brotherhood","* faction order","* key-bag 0","* goblet-bag 2","* deal goblet","* deal monocle","* deal goblet","* deal privilege"]}');
INSERT INTO "entries" VALUES('9ff9ufs53p',8,1.79503860712933063512e+09,'{"kind":"answer","seat":2,"number":1,"move":"pass"}');
INSERT INTO "entries" VALUES('9ff9ufs53p',9,1.79503860728206062315e+09,'{"kind":"answer","seat":0,"number":2,"move":"trade"}');
INSERT INTO "entries" VALUES('9ff9ufs53p',10,1.79503860741795325276e+09,'{"kind":"answer","seat":0,"number":3,"move":"to 1"}');
INSERT INTO "entries" VALUES('9ff9ufs53p',11,1.79503860747999024385e+09,'{"kind":"answer","seat":0,"number":4,"move":"give bag_key"}');
INSERT INTO "entries" VALUES('9ff9ufs53p',12,1.7950386078046822548e+09,'{"kind":"answer","seat":1,"number":5,"move":"return goblet"}');
INSERT INTO "entries" VALUES('9ff9ufs53p',13,1.79503860788078022005e+09,'{"kind":"answer","seat":0,"number":6,"move":"pass","chance":["* draw whip"]}');
INSERT INTO "entries" VALUES('9ff9ufs53p',14,1.79503860798916959761e+09,'{"kind":"answer","seat":1,"number":7,"move":"pass"}');
INSERT INTO "entries" VALUES('du653a8y2w',1,1.79503861344389534001e+09,'{"kind":"opened","host":"18da88a986cc39c2","setup":{"game":"age-of-thieves","seats":3,"options":{"specials":true,"thieves":"dealt"},"increment":0.0}}');
INSERT INTO "entries" VALUES('du653a8y2w',2,1.79503861344389534001e+09,'{"kind":"sat","seat":0,"user":"18da88a986cc39c2","name":"Ada"}');
INSERT INTO "entries" VALUES('du653a8y2w',3,1.79503861344814014434e+09,'{"kind":"admitted","user":"8f5b719bb2d14705","name":"Bob"}');
INSERT INTO "entries" VALUES('du653a8y2w',4,1.79503861344899153709e+09,'{"kind":"sat","seat":1,"user":"8f5b719bb2d14705","name":"Bob"}');
INSERT INTO "entries" VALUES('du653a8y2w',5,1.79503861345096611974e+09,'{"kind":"admitted","user":"cc3555e49fe65171","name":"Cleo"}');
INSERT INTO "entries" VALUES('du653a8y2w',6,1795038613.45162,'{"kind":"sat","seat":2,"user":"cc3555e49fe65171","name":"Cleo"}');
INSERT INTO "entries" VALUES('du653a8y2w',7,1.79503861345394849771e+09,'{"kind":"began","chance":["* deal jasmine","* deal noiron","* deal nikolai","* draw G13","* draw G17","* draw G07","* draw G04","* draw G02","* draw G02","* roll 3","* roll 6","* roll 7"]}');
INSERT INTO "entries" VALUES('du653a8y2w',8,1.79503861472118544581e+09,'{"kind":"answer","seat":2,"number":1,"move":"start N"}');
INSERT INTO "entries" VALUES('du653a8y2w',9,1.79503861474833583834e+09,'{"kind":"answer","seat":0,"number":2,"move":"start S"}');
INSERT INTO "entries" VALUES('du653a8y2w',10,1.79503861501489615443e+09,'{"kind":"answer","seat":1,"number":3,"move":"start E","chance":["* event C11"]}');
INSERT INTO "entries" VALUES('du653a8y2w',11,1.79503861613974428175e+09,'{"kind":"answer","seat":2,"number":4,"move":"at Sa9","chance":["* roll 2 6","* draw G10","* draw G24"]}');
INSERT INTO "entries" VALUES('du653a8y2w',12,1.79503861617706751826e+09,'{"kind":"answer","seat":2,"number":5,"move":"discard G10","chance":["* draw G11","* draw G05"]}');
INSERT INTO "entries" VALUES('du653a8y2w',13,1.79503861624569964407e+09,'{"kind":"answer","seat":0,"number":6,"move":"declare move:1"}');
INSERT INTO "entries" VALUES('du653a8y2w',14,1.79503861625828075405e+09,'{"kind":"answer","seat":1,"number":6,"move":"declare move:1"}');
INSERT INTO "entries" VALUES('du653a8y2w',15,1.7950386163236653805e+09,'{"kind":"answer","seat":2,"number":6,"move":"declare G24:2"}');
INSERT INTO "entries" VALUES('du653a8y2w',16,1.79503861652251553533e+09,'{"kind":"answer","seat":2,"number":7,"move":"resolve"}');
INSERT INTO "entries" VALUES('du653a8y2w',17,1.79503861670976161955e+09,'{"kind":"answer","seat":0,"number":8,"move":"run"}');
INSERT INTO "entries" VALUES('du653a8y2w',18,1.79503861674135851856e+09,'{"kind":"answer","seat":0,"number":9,"move":"stop"}');
INSERT INTO "entries" VALUES('du653a8y2w',19,1.79503861678881669041e+09,'{"kind":"answer","seat":1,"number":10,"move":"sneak"}');
INSERT INTO "entries" VALUES('du653a8y2w',20,1.79503861681171154969e+09,'{"kind":"said","user":"8f5b719bb2d14705","name":"Bob","seat":1,"text":"szia"}');
INSERT INTO "entries" VALUES('pe88g2awe8',1,1.7950386110795092583e+09,'{"kind":"opened","host":"18da88a986cc39c2","setup":{"game":"enclave","seats":3,"options":{"order_method":"draw","tree_setup":"random","thief_choice":"random"},"increment":0.0}}');
INSERT INTO "entries" VALUES('pe88g2awe8',2,1.7950386110795092583e+09,'{"kind":"sat","seat":0,"user":"18da88a986cc39c2","name":"Ada"}');
INSERT INTO "entries" VALUES('pe88g2awe8',3,1.79503861113958287235e+09,'{"kind":"admitted","user":"8f5b719bb2d14705","name":"Bob"}');
INSERT INTO "entries" VALUES('pe88g2awe8',4,1.79503861114339804648e+09,'{"kind":"sat","seat":1,"user":"8f5b719bb2d14705","name":"Bob"}');
INSERT INTO "entries" VALUES('pe88g2awe8',5,1.79503861115132808687e+09,'{"kind":"admitted","user":"cc3555e49fe65171","name":"Cleo"}');
INSERT INTO "entries" VALUES('pe88g2awe8',6,1.79503861116027617459e+09,'{"kind":"sat","seat":2,"user":"cc3555e49fe65171","name":"Cleo"}');
INSERT INTO "entries" VALUES('pe88g2awe8',7,1.79503861142874240877e+09,'{"kind":"began","chance":["* thief blue","* thief green","* thief red","* order 1 2 0","* draw MO11","* draw MO02","* draw MO09","* draw MO08","* draw SD22","* draw SD29","* draw SD26","* draw SD33","* draw EM08","* draw EM15","* draw EM17","* tree TC1A","* tree TC2B","* tree TC3C","* tree TC4A","* tree TC5B"]}');
INSERT INTO "entries" VALUES('pe88g2awe8',8,1.79503861192287445065e+09,'{"kind":"answer","seat":1,"number":1,"move":"tile 1 shepherd"}');
INSERT INTO "entries" VALUES('pe88g2awe8',9,1.79503861271494340894e+09,'{"kind":"answer","seat":2,"number":2,"move":"tile 2 outlet"}');
INSERT INTO "entries" VALUES('pe88g2awe8',10,1.79503861279565596581e+09,'{"kind":"answer","seat":0,"number":3,"move":"tile 3 crossing"}');
INSERT INTO "entries" VALUES('pe88g2awe8',11,1.79503861334787869451e+09,'{"kind":"answer","seat":1,"number":4,"move":"tile 5 square"}');
INSERT INTO "entries" VALUES('pe88g2awe8',12,1.79503861336948084825e+09,'{"kind":"answer","seat":0,"number":5,"move":"plan crossing"}');
INSERT INTO "entries" VALUES('pe88g2awe8',13,1.79503861337274146078e+09,'{"kind":"answer","seat":1,"number":5,"move":"plan crossing"}');
INSERT INTO "entries" VALUES('pe88g2awe8',14,1.7950386133756115436e+09,'{"kind":"answer","seat":2,"number":5,"move":"plan crossing"}');
INSERT INTO "entries" VALUES('pe88g2awe8',15,1.79503861338326120371e+09,'{"kind":"answer","seat":0,"number":6,"move":"plan shepherd"}');
INSERT INTO "entries" VALUES('pe88g2awe8',16,1.7950386133873355389e+09,'{"kind":"answer","seat":1,"number":6,"move":"plan shepherd"}');
INSERT INTO "entries" VALUES('pe88g2awe8',17,1.79503861339134359364e+09,'{"kind":"answer","seat":2,"number":6,"move":"plan shepherd"}');
INSERT INTO "entries" VALUES('pe88g2awe8',18,1795038613.40093,'{"kind":"answer","seat":0,"number":7,"move":"plan square"}');
INSERT INTO "entries" VALUES('pe88g2awe8',19,1.79503861340510344505e+09,'{"kind":"answer","seat":1,"number":7,"move":"plan square"}');
INSERT INTO "entries" VALUES('pe88g2awe8',20,1.79503861340949130058e+09,'{"kind":"answer","seat":2,"number":7,"move":"plan square"}');
INSERT INTO "entries" VALUES('pe88g2awe8',21,1.79503861341700792311e+09,'{"kind":"answer","seat":0,"number":8,"move":"plan outlet"}');
INSERT INTO "entries" VALUES('pe88g2awe8',22,1.79503861341983485221e+09,'{"kind":"answer","seat":1,"number":8,"move":"plan outlet"}');
INSERT INTO "entries" VALUES('pe88g2awe8',23,1.79503861342257070542e+09,'{"kind":"answer","seat":2,"number":8,"move":"plan outlet"}');
INSERT INTO "entries" VALUES('pe88g2awe8',24,1.79503861343288207059e+09,'{"kind":"answer","seat":1,"number":9,"move":"buy MO08","chance":["* draw MO06"]}');
INSERT INTO "entries" VALUES('pe88g2awe8',25,1.79503861344156384464e+09,'{"kind":"said","user":"8f5b719bb2d14705","name":"Bob","seat":1,"text":"szia"}');
INSERT INTO "entries" VALUES('r4rx35qa93',1,1.79503861686334347728e+09,'{"kind":"opened","host":"18da88a986cc39c2","setup":{"game":"parlour","seats":2,"increment":0.0}}');
INSERT INTO "entries" VALUES('r4rx35qa93',2,1.79503861686334347728e+09,'{"kind":"sat","seat":0,"user":"18da88a986cc39c2","name":"Ada"}');
INSERT INTO "entries" VALUES('r4rx35qa93',3,1.79503861687876820562e+09,'{"kind":"admitted","user":"8f5b719bb2d14705","name":"Bob"}');
INSERT INTO "entries" VALUES('r4rx35qa93',4,1.79503861695212960244e+09,'{"kind":"sat","seat":1,"user":"8f5b719bb2d14705","name":"Bob"}');
INSERT INTO "entries" VALUES('r4rx35qa93',5,1.79503861701605153082e+09,'{"kind":"began","chance":["* draw 6","* draw 2","* draw 3","* draw 3"]}');
INSERT INTO "entries" VALUES('r4rx35qa93',6,1.7950386175442328453e+09,'{"kind":"answer","seat":0,"number":1,"move":"pass"}');
INSERT INTO "entries" VALUES('r4rx35qa93',7,1.79503861777554631238e+09,'{"kind":"answer","seat":1,"number":2,"move":"pass"}');
INSERT INTO "entries" VALUES('r4rx35qa93',8,1.7950386178672792911e+09,'{"kind":"answer","seat":0,"number":3,"move":"bid 3"}');
INSERT INTO "entries" VALUES('r4rx35qa93',9,1.79503861788369393345e+09,'{"kind":"answer","seat":1,"number":3,"move":"bid 2","chance":["* draw 4","* draw 1"]}');
INSERT INTO "entries" VALUES('r4rx35qa93',10,1.79503861792451143266e+09,'{"kind":"answer","seat":0,"number":4,"move":"pass"}');
INSERT INTO "entries" VALUES('r4rx35qa93',11,1.79503861816396474834e+09,'{"kind":"answer","seat":1,"number":5,"move":"pass"}');
INSERT INTO "entries" VALUES('r4rx35qa93',12,1.7950386183138167858e+09,'{"kind":"answer","seat":0,"number":6,"move":"bid 4"}');
INSERT INTO "entries" VALUES('r4rx35qa93',13,1.79503861837479829783e+09,'{"kind":"answer","seat":1,"number":6,"move":"bid 1","chance":["* draw 4","* draw 2"]}');
INSERT INTO "entries" VALUES('v342eartst',1,1.795038605046667099e+09,'{"kind":"opened","host":"18da88a986cc39c2","setup":{"game":"thiefs-market","seats":3,"options":{"promo":false,"start":"random","open-infamy":false,"gold-limit":0,"last-tie":"shared"},"increment":0.0}}');
INSERT INTO "entries" VALUES('v342eartst',2,1.795038605046667099e+09,'{"kind":"sat","seat":0,"user":"18da88a986cc39c2","name":"Ada"}');
INSERT INTO "entries" VALUES('v342eartst',3,1.79503860505404448516e+09,'{"kind":"admitted","user":"8f5b719bb2d14705","name":"Bob"}');
INSERT INTO "entries" VALUES('v342eartst',4,1.79503860505509257317e+09,'{"kind":"sat","seat":1,"user":"8f5b719bb2d14705","name":"Bob"}');
INSERT INTO "entries" VALUES('v342eartst',5,1.79503860505781078337e+09,'{"kind":"admitted","user":"cc3555e49fe65171","name":"Cleo"}');
INSERT INTO "entries" VALUES('v342eartst',6,1.79503860505849146839e+09,'{"kind":"sat","seat":2,"user":"cc3555e49fe65171","name":"Cleo"}');
INSERT INTO "entries" VALUES('v342eartst',7,1.79503860507776856429e+09,'{"kind":"began","chance":["* first 1","* draw A11","* draw A09","* draw A16","* draw A10","* draw A02","* roll G I W W I W W R G W"]}');
INSERT INTO "entries" VALUES('v342eartst',8,1.79503860533413910861e+09,'{"kind":"answer","seat":1,"number":1,"move":"take red"}');
INSERT INTO "entries" VALUES('v342eartst',9,1.79503860590798664095e+09,'{"kind":"answer","seat":2,"number":2,"move":"take white white"}');
INSERT INTO "entries" VALUES('v342eartst',10,1.79503860610010933882e+09,'{"kind":"answer","seat":0,"number":3,"move":"take white white white green green mask mask marker"}');
INSERT INTO "entries" VALUES('v342eartst',11,1.79503860631535863872e+09,'{"kind":"answer","seat":0,"number":4,"move":"buy A09"}');
INSERT INTO "entries" VALUES('v342eartst',12,1.79503860636968970302e+09,'{"kind":"answer","seat":0,"number":5,"move":"end"}');
INSERT INTO "entries" VALUES('v342eartst',13,1.79503860671397662165e+09,'{"kind":"answer","seat":1,"number":6,"move":"end"}');
INSERT INTO "entries" VALUES('v342eartst',14,1.79503860672697687153e+09,'{"kind":"said","user":"8f5b719bb2d14705","name":"Bob","seat":1,"text":"szia"}');
CREATE TABLE people (
	id TEXT NOT NULL, 
	name TEXT NOT NULL, 
	login TEXT, 
	password TEXT, 
	lang TEXT NOT NULL, 
	prefs TEXT NOT NULL, 
	created DOUBLE NOT NULL, looks TEXT, seen DOUBLE, card TEXT, 
	PRIMARY KEY (id), 
	UNIQUE (login)
);
INSERT INTO "people" VALUES('18da88a986cc39c2','Ada','ada','$argon2id$v=19$m=65536,t=3,p=4$i/411JrNu7jgd4CWukA2bw$OlDSPrus0L5RPF2jvagVWtlQ5t3OgNTEH2hnELjrAhk','en','{}',1.79503860410602474216e+09,'ada',NULL,NULL);
INSERT INTO "people" VALUES('8f5b719bb2d14705','Bob',NULL,NULL,'hu','{}',1.79503860413136172293e+09,NULL,NULL,NULL);
INSERT INTO "people" VALUES('cc3555e49fe65171','Cleo',NULL,NULL,'pl','{}',1.7950386041925311089e+09,NULL,NULL,NULL);
CREATE TABLE pulse (
	id INTEGER NOT NULL, 
	at DOUBLE NOT NULL, 
	PRIMARY KEY (id)
);
INSERT INTO "pulse" VALUES(1,1.79503861866976523404e+09);
CREATE TABLE seats (
	person_id TEXT NOT NULL, 
	table_id TEXT NOT NULL, 
	PRIMARY KEY (person_id, table_id)
);
INSERT INTO "seats" VALUES('18da88a986cc39c2','v342eartst');
INSERT INTO "seats" VALUES('8f5b719bb2d14705','v342eartst');
INSERT INTO "seats" VALUES('cc3555e49fe65171','v342eartst');
INSERT INTO "seats" VALUES('18da88a986cc39c2','9ff9ufs53p');
INSERT INTO "seats" VALUES('8f5b719bb2d14705','9ff9ufs53p');
INSERT INTO "seats" VALUES('cc3555e49fe65171','9ff9ufs53p');
INSERT INTO "seats" VALUES('18da88a986cc39c2','5drcd8xjs3');
INSERT INTO "seats" VALUES('8f5b719bb2d14705','5drcd8xjs3');
INSERT INTO "seats" VALUES('cc3555e49fe65171','5drcd8xjs3');
INSERT INTO "seats" VALUES('18da88a986cc39c2','pe88g2awe8');
INSERT INTO "seats" VALUES('8f5b719bb2d14705','pe88g2awe8');
INSERT INTO "seats" VALUES('cc3555e49fe65171','pe88g2awe8');
INSERT INTO "seats" VALUES('18da88a986cc39c2','du653a8y2w');
INSERT INTO "seats" VALUES('8f5b719bb2d14705','du653a8y2w');
INSERT INTO "seats" VALUES('cc3555e49fe65171','du653a8y2w');
INSERT INTO "seats" VALUES('18da88a986cc39c2','r4rx35qa93');
INSERT INTO "seats" VALUES('8f5b719bb2d14705','r4rx35qa93');
INSERT INTO "seats" VALUES('cc3555e49fe65171','8czrt2mm7w');
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
INSERT INTO "sessions" VALUES('20d3ad1cf214ccb2229d4821ffde658fcbd5346e055aa1551d5764354bf9624c','63897929a4c1','18da88a986cc39c2','web','',1.79503860410657858849e+09,1.82959860410657858854e+09);
INSERT INTO "sessions" VALUES('8014cd61939834a5ae4079044851a2bbc1653f2a8dbb613effb1bb2e0c33952e','0a0c2f4b08ba','8f5b719bb2d14705','web','',1.79503860414331626888e+09,1.82959860414331626889e+09);
INSERT INTO "sessions" VALUES('fecbe35d5be4919e52634ea652b0d9ccab397e736361d7b7a8c5efdfde9077f3','e438c41d60c7','cc3555e49fe65171','web','',1.79503860419275164603e+09,1.82959860419275164604e+09);
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
INSERT INTO "tables" VALUES('v342eartst','thiefs-market',1,'ed5b6bd2e020c33387f13819267ecbe33f28b8996e5bbeb4e6eaad8c0f4fe8d9','L-_Gurlhv2jsoCcWL55aMQ','playing',0,1.795038605046667099e+09,NULL,'{"id":"v342eartst","game":"thiefs-market","status":"playing","mode":"live","public":false,"created":1795038605.046667,"seats":[{"name":"Ada","bot":null,"free":false,"user_id":"18da88a986cc39c2","quitter":null},{"name":"Bob","bot":null,"free":false,"user_id":"8f5b719bb2d14705","quitter":null},{"name":"Cleo","bot":null,"free":false,"user_id":"cc3555e49fe65171","quitter":null}],"host":"18da88a986cc39c2","waiting":[1],"winners":[],"ended":0.0,"ranks":[],"scores":[],"options":{},"bank":null,"turn_limit":null}');
INSERT INTO "tables" VALUES('9ff9ufs53p','castle-of-the-devil',3,'c7b2f702871c0804626e98787a56b08a4e0c14a1dc03ee613ca70b32a435555f','gMWI4G06pFij8Up0siG2pg','playing',0,1.79503860674390697477e+09,NULL,'{"id":"9ff9ufs53p","game":"castle-of-the-devil","status":"playing","mode":"live","public":false,"created":1795038606.743907,"seats":[{"name":"Ada","bot":null,"free":false,"user_id":"18da88a986cc39c2","quitter":null},{"name":"Bob","bot":null,"free":false,"user_id":"8f5b719bb2d14705","quitter":null},{"name":"Cleo","bot":null,"free":false,"user_id":"cc3555e49fe65171","quitter":null}],"host":"18da88a986cc39c2","waiting":[2],"winners":[],"ended":0.0,"ranks":[],"scores":[],"options":{},"bank":null,"turn_limit":null}');
INSERT INTO "tables" VALUES('5drcd8xjs3','thieves-den',2,'f3cd130b836b83fd97e9895971ac29097d1c7ffc175f58dd303b3f313c21a58f','IkRFOaG0EQHQ4cxQEMZ4ag','playing',0,1.79503860826174449919e+09,NULL,'{"id":"5drcd8xjs3","game":"thieves-den","status":"playing","mode":"live","public":false,"created":1795038608.2617445,"seats":[{"name":"Ada","bot":null,"free":false,"user_id":"18da88a986cc39c2","quitter":null},{"name":"Bob","bot":null,"free":false,"user_id":"8f5b719bb2d14705","quitter":null},{"name":"Cleo","bot":null,"free":false,"user_id":"cc3555e49fe65171","quitter":null}],"host":"18da88a986cc39c2","waiting":[0,1,2],"winners":[],"ended":0.0,"ranks":[],"scores":[],"options":{},"bank":null,"turn_limit":null}');
INSERT INTO "tables" VALUES('pe88g2awe8','enclave',2,'212de6308b3a04366d9600752ae1a68f21063829fb9a7e4f699fa4e6497f2770','y1cl-0ITv4Wzr4yRy29L4g','playing',0,1.7950386110795092583e+09,NULL,'{"id":"pe88g2awe8","game":"enclave","status":"playing","mode":"live","public":false,"created":1795038611.0795093,"seats":[{"name":"Ada","bot":null,"free":false,"user_id":"18da88a986cc39c2","quitter":null},{"name":"Bob","bot":null,"free":false,"user_id":"8f5b719bb2d14705","quitter":null},{"name":"Cleo","bot":null,"free":false,"user_id":"cc3555e49fe65171","quitter":null}],"host":"18da88a986cc39c2","waiting":[1],"winners":[],"ended":0.0,"ranks":[],"scores":[],"options":{},"bank":null,"turn_limit":null}');
INSERT INTO "tables" VALUES('du653a8y2w','age-of-thieves',4,'df0136a294ce603256aa2e01136f70b01fa332372fc92666488f655fb73010a6','I-6lMb3YrZc9UKREpBCbkw','playing',0,1.79503861344389534001e+09,NULL,'{"id":"du653a8y2w","game":"age-of-thieves","status":"playing","mode":"live","public":false,"created":1795038613.4438953,"seats":[{"name":"Ada","bot":null,"free":false,"user_id":"18da88a986cc39c2","quitter":null},{"name":"Bob","bot":null,"free":false,"user_id":"8f5b719bb2d14705","quitter":null},{"name":"Cleo","bot":null,"free":false,"user_id":"cc3555e49fe65171","quitter":null}],"host":"18da88a986cc39c2","waiting":[2],"winners":[],"ended":0.0,"ranks":[],"scores":[],"options":{},"bank":null,"turn_limit":null}');
INSERT INTO "tables" VALUES('r4rx35qa93','parlour',1,'b65b19fc6a2903ff6fa4037da459fb22c523ba370db611e29100e2d967f83ce2','06mDR03xpgbj70DqmyHHyA','over',0,1.79503861686334347728e+09,NULL,'{"id":"r4rx35qa93","game":"parlour","status":"over","mode":"live","public":false,"created":1795038616.8633435,"seats":[{"name":"Ada","bot":null,"free":false,"user_id":"18da88a986cc39c2","quitter":null},{"name":"Bob","bot":null,"free":false,"user_id":"8f5b719bb2d14705","quitter":null}],"host":"18da88a986cc39c2","waiting":[],"winners":[0],"ended":1795038618.3747983,"ranks":[1,2],"scores":[2,0],"options":{},"bank":null,"turn_limit":null}');
INSERT INTO "tables" VALUES('8czrt2mm7w','thieves-den',2,'23ba531a96a2091f0e745324cbb93d2eadef6f2f765e79c7c0b8e0b7ea539884','LIbbxZw5ya9l-oAoAB9HFg','waiting',1,1.79503861843794298167e+09,NULL,'{"id":"8czrt2mm7w","game":"thieves-den","status":"waiting","mode":"live","public":true,"created":1795038618.437943,"seats":[{"name":"Cleo","bot":null,"free":false,"user_id":"cc3555e49fe65171","quitter":null},{"name":"","bot":null,"free":true,"user_id":null,"quitter":null},{"name":"","bot":null,"free":true,"user_id":null,"quitter":null}],"host":"cc3555e49fe65171","waiting":[],"winners":[],"ended":0.0,"ranks":[],"scores":[],"options":{},"bank":null,"turn_limit":null}');
CREATE INDEX ix_sessions_person_id ON sessions (person_id);
CREATE INDEX ix_tables_due ON tables (due);
CREATE INDEX ix_tables_open ON tables (public, status, created);
CREATE INDEX ix_people_looks ON people (looks);
CREATE UNIQUE INDEX ix_people_card ON people (card);
CREATE INDEX ix_bonds_other ON bonds (other_id, kind);
CREATE INDEX ix_calls_table ON calls (table_id);
CREATE INDEX ix_seekers_waiting ON seekers (table_id, since);
