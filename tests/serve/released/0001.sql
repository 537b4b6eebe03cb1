CREATE TABLE alembic_version (
	version_num VARCHAR(32) NOT NULL, 
	CONSTRAINT alembic_version_pkc PRIMARY KEY (version_num)
);
INSERT INTO "alembic_version" VALUES('0001');
CREATE TABLE entries (
	table_id TEXT NOT NULL, 
	seq INTEGER NOT NULL, 
	at DOUBLE NOT NULL, 
	data TEXT NOT NULL, 
	PRIMARY KEY (table_id, seq)
)
 WITHOUT ROWID

;
INSERT INTO "entries" VALUES('2kz6rup38b',1,1.79503866070910215371e+09,'{"kind":"opened","host":"2217cff11b57545d","setup":{"game":"thiefs-market","seats":3,"options":{"promo":false,"start":"random","open-infamy":false,"gold-limit":0,"last-tie":"shared"},"increment":0.0}}');
INSERT INTO "entries" VALUES('2kz6rup38b',2,1.79503866070910215371e+09,'{"kind":"sat","seat":0,"user":"2217cff11b57545d","name":"Ada"}');
INSERT INTO "entries" VALUES('2kz6rup38b',3,1.79503866072400879855e+09,'{"kind":"admitted","user":"3183e5c3bf2fc740"}');
INSERT INTO "entries" VALUES('2kz6rup38b',4,1.79503866072625041004e+09,'{"kind":"sat","seat":1,"user":"3183e5c3bf2fc740","name":"Bob"}');
INSERT INTO "entries" VALUES('2kz6rup38b',5,1.79503866073801350588e+09,'{"kind":"admitted","user":"026923f4fc7becf2"}');
INSERT INTO "entries" VALUES('2kz6rup38b',6,1.79503866073897576328e+09,'{"kind":"sat","seat":2,"user":"026923f4fc7becf2","name":"Cleo"}');
INSERT INTO "entries" VALUES('2kz6rup38b',7,1.79503866074229049684e+09,'{"kind":"began","chance":["* first 1","* draw A06","* draw A07","* draw A15","* draw A03","* draw A13","* roll Y G I R Y R G R Y B"]}');
INSERT INTO "entries" VALUES('2kz6rup38b',8,1.79503866149706435206e+09,'{"kind":"answer","seat":1,"number":1,"move":"take red"}');
INSERT INTO "entries" VALUES('2kz6rup38b',9,1.79503866274871778487e+09,'{"kind":"answer","seat":2,"number":2,"move":"take red red"}');
INSERT INTO "entries" VALUES('2kz6rup38b',10,1.79503866275790095329e+09,'{"kind":"answer","seat":0,"number":3,"move":"take blue green green bag bag bag mask marker"}');
INSERT INTO "entries" VALUES('2kz6rup38b',11,1.79503866276784610749e+09,'{"kind":"answer","seat":0,"number":4,"move":"buy A03","chance":["* draw A11","* roll W W W W R I B W W Y"]}');
INSERT INTO "entries" VALUES('2kz6rup38b',12,1.79503866278612828248e+09,'{"kind":"answer","seat":0,"number":5,"move":"take red white white"}');
INSERT INTO "entries" VALUES('2kz6rup38b',13,1.79503866405537891386e+09,'{"kind":"answer","seat":1,"number":6,"move":"take white blue"}');
INSERT INTO "entries" VALUES('2kz6rup38b',14,1.79503866412193393707e+09,'{"kind":"said","user":"3183e5c3bf2fc740","name":"Bob","seat":1,"text":"szia"}');
INSERT INTO "entries" VALUES('2s3k4bxqqq',1,1.79503866522978353503e+09,'{"kind":"opened","host":"2217cff11b57545d","setup":{"game":"thieves-den","seats":3,"options":{"start":"random"},"increment":0.0}}');
INSERT INTO "entries" VALUES('2s3k4bxqqq',2,1.79503866522978353503e+09,'{"kind":"sat","seat":0,"user":"2217cff11b57545d","name":"Ada"}');
INSERT INTO "entries" VALUES('2s3k4bxqqq',3,1.79503866523385787008e+09,'{"kind":"admitted","user":"3183e5c3bf2fc740"}');
INSERT INTO "entries" VALUES('2s3k4bxqqq',4,1.7950386652355532646e+09,'{"kind":"sat","seat":1,"user":"3183e5c3bf2fc740","name":"Bob"}');
INSERT INTO "entries" VALUES('2s3k4bxqqq',5,1.79503866523933649059e+09,'{"kind":"admitted","user":"026923f4fc7becf2"}');
INSERT INTO "entries" VALUES('2s3k4bxqqq',6,1.7950386652417552471e+09,'{"kind":"sat","seat":2,"user":"026923f4fc7becf2","name":"Cleo"}');
INSERT INTO "entries" VALUES('2s3k4bxqqq',7,1.79503866524962353706e+09,'{"kind":"began","chance":["* scheme S03","* scheme S08","* scheme S10","* turn PW08","* turn PW06","* turn PW11","* fence CO3B","* fence AG2A","* fence NO1B","* fence NO2A","* fence EN3A","* fence EN3B","* first 0","* draw L03B","* draw L11B","* draw L14B","* draw L28B","* draw L20B","* draw L26B","* draw L18B","* draw L02B","* draw L03A","* draw L09B","* draw L13B","* draw L19A"]}');
INSERT INTO "entries" VALUES('2s3k4bxqqq',8,1.79503866555703186992e+09,'{"kind":"answer","seat":0,"number":1,"move":"pick L03B"}');
INSERT INTO "entries" VALUES('2s3k4bxqqq',9,1.79503866558152031895e+09,'{"kind":"answer","seat":1,"number":1,"move":"pick L02B"}');
INSERT INTO "entries" VALUES('2s3k4bxqqq',10,1.79503866561798810955e+09,'{"kind":"answer","seat":2,"number":1,"move":"pick L03A"}');
INSERT INTO "entries" VALUES('2s3k4bxqqq',11,1.79503866569091701508e+09,'{"kind":"answer","seat":0,"number":2,"move":"pick L14B"}');
INSERT INTO "entries" VALUES('2s3k4bxqqq',12,1.79503866570389509203e+09,'{"kind":"answer","seat":1,"number":2,"move":"pick L18B"}');
INSERT INTO "entries" VALUES('2s3k4bxqqq',13,1.79503866571118354802e+09,'{"kind":"answer","seat":2,"number":2,"move":"pick L13B"}');
INSERT INTO "entries" VALUES('2s3k4bxqqq',14,1.79503866574620866772e+09,'{"kind":"answer","seat":0,"number":3,"move":"pick L11B"}');
INSERT INTO "entries" VALUES('2s3k4bxqqq',15,1.7950386657566769123e+09,'{"kind":"answer","seat":1,"number":3,"move":"pick L19A"}');
INSERT INTO "entries" VALUES('2s3k4bxqqq',16,1.79503866577395296095e+09,'{"kind":"answer","seat":2,"number":3,"move":"pick L09B"}');
INSERT INTO "entries" VALUES('2s3k4bxqqq',17,1.79503866582890391346e+09,'{"kind":"answer","seat":0,"number":4,"move":"rob L03B"}');
INSERT INTO "entries" VALUES('2s3k4bxqqq',18,1.79503866603862357134e+09,'{"kind":"answer","seat":1,"number":5,"move":"rob L11B"}');
INSERT INTO "entries" VALUES('2s3k4bxqqq',19,1.79503866609317231173e+09,'{"kind":"answer","seat":1,"number":6,"move":"lure 2"}');
INSERT INTO "entries" VALUES('2s3k4bxqqq',20,1.79503866653885507586e+09,'{"kind":"answer","seat":2,"number":7,"move":"vault codex"}');
INSERT INTO "entries" VALUES('2s3k4bxqqq',21,1.79503866654879593849e+09,'{"kind":"answer","seat":0,"number":8,"move":"power PW08 gem"}');
INSERT INTO "entries" VALUES('2s3k4bxqqq',22,1.79503866656062054637e+09,'{"kind":"said","user":"3183e5c3bf2fc740","name":"Bob","seat":1,"text":"szia"}');
INSERT INTO "entries" VALUES('mpuct6paaa',1,1.79503866907931065562e+09,'{"kind":"opened","host":"2217cff11b57545d","setup":{"game":"age-of-thieves","seats":3,"options":{"specials":true,"thieves":"dealt"},"increment":0.0}}');
INSERT INTO "entries" VALUES('mpuct6paaa',2,1.79503866907931065562e+09,'{"kind":"sat","seat":0,"user":"2217cff11b57545d","name":"Ada"}');
INSERT INTO "entries" VALUES('mpuct6paaa',3,1.79503866908211755755e+09,'{"kind":"admitted","user":"3183e5c3bf2fc740"}');
INSERT INTO "entries" VALUES('mpuct6paaa',4,1.79503866908283877374e+09,'{"kind":"sat","seat":1,"user":"3183e5c3bf2fc740","name":"Bob"}');
INSERT INTO "entries" VALUES('mpuct6paaa',5,1.79503866908834242826e+09,'{"kind":"admitted","user":"026923f4fc7becf2"}');
INSERT INTO "entries" VALUES('mpuct6paaa',6,1.79503866908998370175e+09,'{"kind":"sat","seat":2,"user":"026923f4fc7becf2","name":"Cleo"}');
INSERT INTO "entries" VALUES('mpuct6paaa',7,1.79503866909454798698e+09,'{"kind":"began","chance":["* deal zain","* deal morius","* deal joanne","* draw G13","* draw G05","* draw G15","* draw G17","* draw G23","* draw G03","* roll 3","* roll 1","* roll 8"]}');
INSERT INTO "entries" VALUES('mpuct6paaa',8,1.79503867002908444397e+09,'{"kind":"answer","seat":2,"number":1,"move":"start N"}');
INSERT INTO "entries" VALUES('mpuct6paaa',9,1.79503867004730081552e+09,'{"kind":"answer","seat":0,"number":2,"move":"start S"}');
INSERT INTO "entries" VALUES('mpuct6paaa',10,1.79503867013884353632e+09,'{"kind":"answer","seat":1,"number":3,"move":"start E","chance":["* event C03"]}');
INSERT INTO "entries" VALUES('mpuct6paaa',11,1.79503867047999739648e+09,'{"kind":"answer","seat":2,"number":4,"move":"at Sa9","chance":["* roll 3","* draw G22","* draw G14","* draw G09","* draw G01","* draw G03"]}');
INSERT INTO "entries" VALUES('mpuct6paaa',12,1.79503867053252625469e+09,'{"kind":"answer","seat":0,"number":5,"move":"declare G05:1"}');
INSERT INTO "entries" VALUES('mpuct6paaa',13,1.79503867054592871664e+09,'{"kind":"answer","seat":1,"number":5,"move":"declare ambush:1"}');
INSERT INTO "entries" VALUES('mpuct6paaa',14,1.79503867056430888179e+09,'{"kind":"answer","seat":2,"number":5,"move":"declare ambush:1"}');
INSERT INTO "entries" VALUES('mpuct6paaa',15,1.795038670578876257e+09,'{"kind":"answer","seat":2,"number":6,"move":"decline"}');
INSERT INTO "entries" VALUES('mpuct6paaa',16,1.79503867059204363825e+09,'{"kind":"answer","seat":0,"number":7,"move":"resolve"}');
INSERT INTO "entries" VALUES('mpuct6paaa',17,1.79503867061934971804e+09,'{"kind":"answer","seat":0,"number":8,"move":"watch Wd5"}');
INSERT INTO "entries" VALUES('mpuct6paaa',18,1.79503867064809823038e+09,'{"kind":"answer","seat":0,"number":9,"move":"at Ea4"}');
INSERT INTO "entries" VALUES('mpuct6paaa',19,1.79503867067773842814e+09,'{"kind":"answer","seat":1,"number":10,"move":"cunning"}');
INSERT INTO "entries" VALUES('mpuct6paaa',20,1.79503867069314217565e+09,'{"kind":"said","user":"3183e5c3bf2fc740","name":"Bob","seat":1,"text":"szia"}');
INSERT INTO "entries" VALUES('mtrykrdj5t',1,1.79503866656314182278e+09,'{"kind":"opened","host":"2217cff11b57545d","setup":{"game":"enclave","seats":3,"options":{"order_method":"draw","tree_setup":"random","thief_choice":"random"},"increment":0.0}}');
INSERT INTO "entries" VALUES('mtrykrdj5t',2,1.79503866656314182278e+09,'{"kind":"sat","seat":0,"user":"2217cff11b57545d","name":"Ada"}');
INSERT INTO "entries" VALUES('mtrykrdj5t',3,1.79503866656639242179e+09,'{"kind":"admitted","user":"3183e5c3bf2fc740"}');
INSERT INTO "entries" VALUES('mtrykrdj5t',4,1.79503866656715250016e+09,'{"kind":"sat","seat":1,"user":"3183e5c3bf2fc740","name":"Bob"}');
INSERT INTO "entries" VALUES('mtrykrdj5t',5,1.79503866656913399699e+09,'{"kind":"admitted","user":"026923f4fc7becf2"}');
INSERT INTO "entries" VALUES('mtrykrdj5t',6,1.79503866657115077973e+09,'{"kind":"sat","seat":2,"user":"026923f4fc7becf2","name":"Cleo"}');
INSERT INTO "entries" VALUES('mtrykrdj5t',7,1.79503866657376790049e+09,'{"kind":"began","chance":["* thief green","* thief blue","* thief red","* order 2 0 1","* draw MO01","* draw MO10","* draw MO04","* draw MO06","* draw SD23","* draw SD22","* draw SD19","* draw SD31","* draw EM03","* draw EM04","* draw EM06","* tree TC1B","* tree TC2A","* tree TC3A","* tree TC4C","* tree TC5B"]}');
INSERT INTO "entries" VALUES('mtrykrdj5t',8,1.79503866771575117111e+09,'{"kind":"answer","seat":2,"number":1,"move":"tile 1 shepherd"}');
INSERT INTO "entries" VALUES('mtrykrdj5t',9,1.79503866775399804119e+09,'{"kind":"answer","seat":0,"number":2,"move":"tile 2 outlet"}');
INSERT INTO "entries" VALUES('mtrykrdj5t',10,1.79503866862229895587e+09,'{"kind":"answer","seat":1,"number":3,"move":"tile 3 crossing"}');
INSERT INTO "entries" VALUES('mtrykrdj5t',11,1.79503866889172124859e+09,'{"kind":"answer","seat":2,"number":4,"move":"tile 5 square"}');
INSERT INTO "entries" VALUES('mtrykrdj5t',12,1.79503866891994500161e+09,'{"kind":"answer","seat":0,"number":5,"move":"plan crossing"}');
INSERT INTO "entries" VALUES('mtrykrdj5t',13,1.79503866892589354509e+09,'{"kind":"answer","seat":1,"number":5,"move":"plan crossing"}');
INSERT INTO "entries" VALUES('mtrykrdj5t',14,1.79503866893100953098e+09,'{"kind":"answer","seat":2,"number":5,"move":"plan crossing"}');
INSERT INTO "entries" VALUES('mtrykrdj5t',15,1.79503866900106835366e+09,'{"kind":"answer","seat":0,"number":6,"move":"plan shepherd"}');
INSERT INTO "entries" VALUES('mtrykrdj5t',16,1.79503866900723361966e+09,'{"kind":"answer","seat":1,"number":6,"move":"plan shepherd"}');
INSERT INTO "entries" VALUES('mtrykrdj5t',17,1.79503866901134467122e+09,'{"kind":"answer","seat":2,"number":6,"move":"plan shepherd"}');
INSERT INTO "entries" VALUES('mtrykrdj5t',18,1.79503866901981306075e+09,'{"kind":"answer","seat":0,"number":7,"move":"plan square"}');
INSERT INTO "entries" VALUES('mtrykrdj5t',19,1.79503866902795410154e+09,'{"kind":"answer","seat":1,"number":7,"move":"plan square"}');
INSERT INTO "entries" VALUES('mtrykrdj5t',20,1.79503866903933501238e+09,'{"kind":"answer","seat":2,"number":7,"move":"plan square"}');
INSERT INTO "entries" VALUES('mtrykrdj5t',21,1.79503866904656958578e+09,'{"kind":"answer","seat":0,"number":8,"move":"plan outlet"}');
INSERT INTO "entries" VALUES('mtrykrdj5t',22,1.79503866904925870892e+09,'{"kind":"answer","seat":1,"number":8,"move":"plan outlet"}');
INSERT INTO "entries" VALUES('mtrykrdj5t',23,1.79503866905186223977e+09,'{"kind":"answer","seat":2,"number":8,"move":"plan outlet"}');
INSERT INTO "entries" VALUES('mtrykrdj5t',24,1.79503866906273341179e+09,'{"kind":"answer","seat":2,"number":9,"move":"buy MO06","chance":["* draw MO02"]}');
INSERT INTO "entries" VALUES('mtrykrdj5t',25,1.79503866907707333557e+09,'{"kind":"said","user":"3183e5c3bf2fc740","name":"Bob","seat":1,"text":"szia"}');
INSERT INTO "entries" VALUES('xmktuap3n9',1,1.79503866413625240332e+09,'{"kind":"opened","host":"2217cff11b57545d","setup":{"game":"castle-of-the-devil","seats":3,"options":{"items":"full","smuggling":false,"prophecy":false,"effects-optional":false,"talk":false,"rounds":1,"turn-cap":0},"increment":0.0}}');
INSERT INTO "entries" VALUES('xmktuap3n9',2,1.79503866413625240332e+09,'{"kind":"sat","seat":0,"user":"2217cff11b57545d","name":"Ada"}');
INSERT INTO "entries" VALUES('xmktuap3n9',3,1.79503866416469025609e+09,'{"kind":"admitted","user":"3183e5c3bf2fc740"}');
INSERT INTO "entries" VALUES('xmktuap3n9',4,1.79503866417278409002e+09,'{"kind":"sat","seat":1,"user":"3183e5c3bf2fc740","name":"Bob"}');
INSERT INTO "entries" VALUES('xmktuap3n9',5,1.79503866417992210386e+09,'{"kind":"admitted","user":"026923f4fc7becf2"}');
INSERT INTO "entries" VALUES('xmktuap3n9',6,1.79503866419007921222e+09,'{"kind":"sat","seat":2,"user":"026923f4fc7becf2","name":"Cleo"}');
INSERT INTO "entries" VALUES('xmktuap3n9',7,1.79503866420702648163e+09,'{"kind":"began","chance":["* start 1","* occupation duelist","* occupation diplomat","* occupation thug","* faction order","* faction brotherhood","* faction order","* key-bag 0","* goblet-bag 1","* deal key","* deal whip","* deal privilege","* deal ring"]}');
INSERT INTO "entries" VALUES('xmktuap3n9',8,1.79503866446815276139e+09,'{"kind":"answer","seat":1,"number":1,"move":"pass"}');
INSERT INTO "entries" VALUES('xmktuap3n9',9,1.79503866464019966125e+09,'{"kind":"answer","seat":2,"number":2,"move":"trade"}');
INSERT INTO "entries" VALUES('xmktuap3n9',10,1.79503866473798441884e+09,'{"kind":"answer","seat":2,"number":3,"move":"to 1"}');
INSERT INTO "entries" VALUES('xmktuap3n9',11,1.7950386648320493698e+09,'{"kind":"answer","seat":2,"number":4,"move":"pass"}');
INSERT INTO "entries" VALUES('xmktuap3n9',12,1.79503866491137361533e+09,'{"kind":"answer","seat":0,"number":5,"move":"pass"}');
INSERT INTO "entries" VALUES('xmktuap3n9',13,1.79503866519256758682e+09,'{"kind":"answer","seat":1,"number":6,"move":"trade"}');
INSERT INTO "entries" VALUES('xmktuap3n9',14,1.79503866521156406396e+09,'{"kind":"answer","seat":1,"number":7,"move":"pass"}');
INSERT INTO "entries" VALUES('xv2a9cy57t',1,1.79503867170973968507e+09,'{"kind":"opened","host":"026923f4fc7becf2","setup":{"game":"thieves-den","seats":3,"options":{"start":"random"},"increment":0.0,"public":true}}');
INSERT INTO "entries" VALUES('xv2a9cy57t',2,1.79503867170973968507e+09,'{"kind":"sat","seat":0,"user":"026923f4fc7becf2","name":"Cleo"}');
INSERT INTO "entries" VALUES('yjm85gyb5t',1,1.79503867070187950131e+09,'{"kind":"opened","host":"2217cff11b57545d","setup":{"game":"parlour","seats":2,"increment":0.0}}');
INSERT INTO "entries" VALUES('yjm85gyb5t',2,1.79503867070187950131e+09,'{"kind":"sat","seat":0,"user":"2217cff11b57545d","name":"Ada"}');
INSERT INTO "entries" VALUES('yjm85gyb5t',3,1.7950386707112855911e+09,'{"kind":"admitted","user":"3183e5c3bf2fc740"}');
INSERT INTO "entries" VALUES('yjm85gyb5t',4,1.79503867071412205698e+09,'{"kind":"sat","seat":1,"user":"3183e5c3bf2fc740","name":"Bob"}');
INSERT INTO "entries" VALUES('yjm85gyb5t',5,1.79503867072066307071e+09,'{"kind":"began","chance":["* draw 6","* draw 5","* draw 3","* draw 2"]}');
INSERT INTO "entries" VALUES('yjm85gyb5t',6,1.795038670933785677e+09,'{"kind":"answer","seat":0,"number":1,"move":"pass"}');
INSERT INTO "entries" VALUES('yjm85gyb5t',7,1.79503867141579055788e+09,'{"kind":"answer","seat":1,"number":2,"move":"pass"}');
INSERT INTO "entries" VALUES('yjm85gyb5t',8,1.79503867144484281544e+09,'{"kind":"answer","seat":0,"number":3,"move":"bid 3"}');
INSERT INTO "entries" VALUES('yjm85gyb5t',9,1.79503867146017456052e+09,'{"kind":"answer","seat":1,"number":3,"move":"bid 2","chance":["* draw 2","* draw 4"]}');
INSERT INTO "entries" VALUES('yjm85gyb5t',10,1.79503867152703928946e+09,'{"kind":"answer","seat":0,"number":4,"move":"pass"}');
INSERT INTO "entries" VALUES('yjm85gyb5t',11,1.79503867155833363535e+09,'{"kind":"answer","seat":1,"number":5,"move":"pass"}');
INSERT INTO "entries" VALUES('yjm85gyb5t',12,1.7950386716702170372e+09,'{"kind":"answer","seat":0,"number":6,"move":"bid 2"}');
INSERT INTO "entries" VALUES('yjm85gyb5t',13,1.79503867168136048318e+09,'{"kind":"answer","seat":1,"number":6,"move":"bid 4","chance":["* draw 3","* draw 1"]}');
CREATE TABLE people (
	id TEXT NOT NULL, 
	name TEXT NOT NULL, 
	login TEXT, 
	password TEXT, 
	lang TEXT NOT NULL, 
	prefs TEXT NOT NULL, 
	created DOUBLE NOT NULL, 
	PRIMARY KEY (id), 
	UNIQUE (login)
);
INSERT INTO "people" VALUES('2217cff11b57545d','Ada','ada','$argon2id$v=19$m=65536,t=3,p=4$ZGpumsG6Nzb8VSEzFF5qiA$DKkcQ0ON3bh7tgtnxTant+8I30J8rV3QkeKmj63V5J4','en','{}',1.79503865902117395398e+09);
INSERT INTO "people" VALUES('3183e5c3bf2fc740','Bob',NULL,NULL,'hu','{}',1.79503865910952305792e+09);
INSERT INTO "people" VALUES('026923f4fc7becf2','Cleo',NULL,NULL,'pl','{}',1.79503865911295294767e+09);
CREATE TABLE seats (
	person_id TEXT NOT NULL, 
	table_id TEXT NOT NULL, 
	PRIMARY KEY (person_id, table_id)
);
INSERT INTO "seats" VALUES('2217cff11b57545d','2kz6rup38b');
INSERT INTO "seats" VALUES('3183e5c3bf2fc740','2kz6rup38b');
INSERT INTO "seats" VALUES('026923f4fc7becf2','2kz6rup38b');
INSERT INTO "seats" VALUES('2217cff11b57545d','xmktuap3n9');
INSERT INTO "seats" VALUES('3183e5c3bf2fc740','xmktuap3n9');
INSERT INTO "seats" VALUES('026923f4fc7becf2','xmktuap3n9');
INSERT INTO "seats" VALUES('2217cff11b57545d','2s3k4bxqqq');
INSERT INTO "seats" VALUES('3183e5c3bf2fc740','2s3k4bxqqq');
INSERT INTO "seats" VALUES('026923f4fc7becf2','2s3k4bxqqq');
INSERT INTO "seats" VALUES('2217cff11b57545d','mtrykrdj5t');
INSERT INTO "seats" VALUES('3183e5c3bf2fc740','mtrykrdj5t');
INSERT INTO "seats" VALUES('026923f4fc7becf2','mtrykrdj5t');
INSERT INTO "seats" VALUES('2217cff11b57545d','mpuct6paaa');
INSERT INTO "seats" VALUES('3183e5c3bf2fc740','mpuct6paaa');
INSERT INTO "seats" VALUES('026923f4fc7becf2','mpuct6paaa');
INSERT INTO "seats" VALUES('2217cff11b57545d','yjm85gyb5t');
INSERT INTO "seats" VALUES('3183e5c3bf2fc740','yjm85gyb5t');
INSERT INTO "seats" VALUES('026923f4fc7becf2','xv2a9cy57t');
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
INSERT INTO "sessions" VALUES('d4e5f8922f6cc491701ae6d0bb90d58f9f5c970b8d4293e941c3bc0c10302dae','e45cb64bc528','2217cff11b57545d','web','',1.795038659033055067e+09,1.82959865903305506701e+09);
INSERT INTO "sessions" VALUES('0632fc6041dd0c77511bbf9bb3b2c3d82caff84edad5eb46bc878a43de8fa5e9','c0ddeb28b4cd','3183e5c3bf2fc740','web','',1.79503865910982203478e+09,1.82959865910982203479e+09);
INSERT INTO "sessions" VALUES('cc07087ddb7a84c42b005aff26e074c37950835584e45609ee6cbe09dfc5d6b7','80149050fe6b','026923f4fc7becf2','web','',1.79503865911314105987e+09,1.82959865911314105988e+09);
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
INSERT INTO "tables" VALUES('2kz6rup38b','thiefs-market',1,'0810fb2321c0a7dced21ab2c21233de17906e6c0b2f46ddd7354104f90057f31','iYuMYazvWPuVgloawOa5ZQ','playing',0,1.79503866070910215371e+09,NULL,'{"id":"2kz6rup38b","game":"thiefs-market","status":"playing","mode":"live","public":false,"created":1795038660.7091022,"seats":[{"name":"Ada","bot":null,"free":false,"user_id":"2217cff11b57545d"},{"name":"Bob","bot":null,"free":false,"user_id":"3183e5c3bf2fc740"},{"name":"Cleo","bot":null,"free":false,"user_id":"026923f4fc7becf2"}],"host":"2217cff11b57545d","waiting":[1],"winners":[]}');
INSERT INTO "tables" VALUES('xmktuap3n9','castle-of-the-devil',2,'f47fc9f0370588ef7a365a4a767f708659264deb879f3abd456bf2d0f4dd70d3','WNlwYVs7kBb8g1N1s0tumA','playing',0,1.79503866413625240332e+09,NULL,'{"id":"xmktuap3n9","game":"castle-of-the-devil","status":"playing","mode":"live","public":false,"created":1795038664.1362524,"seats":[{"name":"Ada","bot":null,"free":false,"user_id":"2217cff11b57545d"},{"name":"Bob","bot":null,"free":false,"user_id":"3183e5c3bf2fc740"},{"name":"Cleo","bot":null,"free":false,"user_id":"026923f4fc7becf2"}],"host":"2217cff11b57545d","waiting":[1],"winners":[]}');
INSERT INTO "tables" VALUES('2s3k4bxqqq','thieves-den',2,'59cf87baf920d2b20e9fe097c0c0cfab8a8a7c78ee2525f58e05f8ada1f10b4b','Jfju52WFEXU4-HCzL91YlA','playing',0,1.79503866522978353503e+09,NULL,'{"id":"2s3k4bxqqq","game":"thieves-den","status":"playing","mode":"live","public":false,"created":1795038665.2297835,"seats":[{"name":"Ada","bot":null,"free":false,"user_id":"2217cff11b57545d"},{"name":"Bob","bot":null,"free":false,"user_id":"3183e5c3bf2fc740"},{"name":"Cleo","bot":null,"free":false,"user_id":"026923f4fc7becf2"}],"host":"2217cff11b57545d","waiting":[0,1,2],"winners":[]}');
INSERT INTO "tables" VALUES('mtrykrdj5t','enclave',2,'d081272ce96702b3476dc280cd1d0e6f452c56babcdfb74e606baec3a394b79b','VIEmdpvNXJ44mZjUEA0exQ','playing',0,1.79503866656314182278e+09,NULL,'{"id":"mtrykrdj5t","game":"enclave","status":"playing","mode":"live","public":false,"created":1795038666.5631418,"seats":[{"name":"Ada","bot":null,"free":false,"user_id":"2217cff11b57545d"},{"name":"Bob","bot":null,"free":false,"user_id":"3183e5c3bf2fc740"},{"name":"Cleo","bot":null,"free":false,"user_id":"026923f4fc7becf2"}],"host":"2217cff11b57545d","waiting":[2],"winners":[]}');
INSERT INTO "tables" VALUES('mpuct6paaa','age-of-thieves',3,'e4b409336346204c8a0893d915bf4c9a5d14f459b3b32ab0fb8c81cf23392243','euqQb5nFwC5l-q9leetjvQ','playing',0,1.79503866907931065562e+09,NULL,'{"id":"mpuct6paaa","game":"age-of-thieves","status":"playing","mode":"live","public":false,"created":1795038669.0793107,"seats":[{"name":"Ada","bot":null,"free":false,"user_id":"2217cff11b57545d"},{"name":"Bob","bot":null,"free":false,"user_id":"3183e5c3bf2fc740"},{"name":"Cleo","bot":null,"free":false,"user_id":"026923f4fc7becf2"}],"host":"2217cff11b57545d","waiting":[2],"winners":[]}');
INSERT INTO "tables" VALUES('yjm85gyb5t','parlour',1,'3c711b617b09ad499b2ea2bb8d03ee2b413f171e7f63e5c6d11464face18a3a0','epONGxw9cV90esmUpMS6tQ','over',0,1.79503867070187950131e+09,NULL,'{"id":"yjm85gyb5t","game":"parlour","status":"over","mode":"live","public":false,"created":1795038670.7018795,"seats":[{"name":"Ada","bot":null,"free":false,"user_id":"2217cff11b57545d"},{"name":"Bob","bot":null,"free":false,"user_id":"3183e5c3bf2fc740"}],"host":"2217cff11b57545d","waiting":[],"winners":[0,1]}');
INSERT INTO "tables" VALUES('xv2a9cy57t','thieves-den',2,'262e229f6ebcc28979819bde2c42452453a594632c2385ea14785f956270dd66','wJJZazNjR8kU9Nq1FbK9xg','waiting',1,1.79503867170973968507e+09,NULL,'{"id":"xv2a9cy57t","game":"thieves-den","status":"waiting","mode":"live","public":true,"created":1795038671.7097397,"seats":[{"name":"Cleo","bot":null,"free":false,"user_id":"026923f4fc7becf2"},{"name":"","bot":null,"free":true,"user_id":null},{"name":"","bot":null,"free":true,"user_id":null}],"host":"026923f4fc7becf2","waiting":[],"winners":[]}');
CREATE INDEX ix_sessions_person_id ON sessions (person_id);
CREATE INDEX ix_tables_due ON tables (due);
CREATE INDEX ix_tables_open ON tables (public, status, created);
