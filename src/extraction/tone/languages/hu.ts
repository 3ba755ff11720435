import type { ToneLanguage } from './tone-language.ts';

export const hungarian: ToneLanguage = {
  code: 'hu',
  smallWords:
    'a az és hogy nem is egy van meg de mint csak vagy ez nagyon ami azok lehet ha pedig sem már még akkor ezt',
  urges: `legjobb*, a legjobb, legkiválóbb*, kiváló*, kitűnő*, kimagasló*, kiemelkedő*, fantasztikus*, tökéletes*, csodálatos*, nagyszerű*, remek*, pompás*, páratlan*, verhetetlen*, utolérhetetlen*, egyedülálló*, első osztályú*, elsőrangú*, csúcskategóriás*, csúcsminőség*, kategóriája legjobbja, tesztgyőztes*, győztes*, nyertes*, egyértelmű győztes, első helyezett,
    melegen ajánl*, szívből ajánl*, bátran ajánl*, erősen ajánl*, nyugodt szívvel ajánl*, csak ajánlani tud*, első számú választás, favoritunk, kedvencünk, kedvencem, választásunk, választásom, ajánlásunk, én ezt választanám, ezt választanám, választanám, ezt venném, megunhatatlan, etalon, nem lehet mellélőni, biztos választás, legmegbízhatóbb*, legtartósabb*, példaértékű*, kivételes*`,
  praises: `fájdalommentes*, türelmes*, mindent tud, mosolygós*, tiszta szobák, makulátlan*, ragyogó tiszta, pár kattintás, jól skálázható*, alapos*, frissen, friss, házi készítésű, illatos, elmagyarázza, elmagyarázták,
    betartja a határidő*, ajánl*, ajánlott*, ajánlható*, javasolt*, megbízható*, tartós*, strapabíró*, masszív*, robusztus*, időtálló*, jó minőség*, magas minőség*, minőségi*, magas színvonal*, színvonalas*, jól megépített, igényes*, könnyen
    {használható/kezelhető/telepíthető/tisztítható/szerelhető/tanulható/beállítható/karbantartható/érthető}, könnyű {használni/kezelni/telepíteni/tisztítani/megtanulni/beállítani}, egyszerűen {használható/kezelhető/telepíthető},
    egyszerű kezelés*, egyszerű használat*, felhasználóbarát*, intuitív*, sokoldalú*, hatékony*, erőteljes*, teljes körű*, ideális*, elismert*, díjnyertes*, díjazott*, piacvezető*, vezető*, dicsér*, elégedett*, nagyon
    jó*, igen jó*, kifejezetten jó*, jó választás*, remek választás, jó döntés, okos választás, megéri az árát, megéri, megéri a pénzét, minden forintot megér, megér minden forintot, nincs vele gond, gond nélkül, probléma nélkül,
    problémamentes*, zökkenőmentes*, nincs panasz, panaszmentes*, soha nem volt gond, lenyűgöz*, imponál*, kitűnik, kiemelkedik, felülmúl*, jobb, jobban, jobbak, kedves*, barátságos*, segítőkész*,
    udvarias*, kényelmes*, elegáns*, szép, szépen, szépek, szépek a, gyönyörű*, csinos*, finom*, ízletes*, ízlik, innovatív*, időben érkez*, pontos*, pontosan érkez*, kedvelt*, közkedvelt*, szeretett*, erős, erősek,
    # szakmai dicséret
    jól felszerelt*, jól dokumentált*, jól bevált*, kipróbált*, bevált*, biztonságot ad, csendes*, halk*, nesztelen*, karbantartásmentes*, jó ár-érték*, kiváló ár-érték*, ár-érték arányú, jó ár-érték arány*, kedvező ár-érték*, sokat nyújt, a legjobbak között, egyik legjobb*, az egyik legjobb*, kategóriájában a legjobb, magas pontszám*, magas értékelés*, jó értékelés*, pozitív értékelés*,
    pozitív vélemény*, jó vélemény*, jó hírnév*, jó hírű*, kevés panasz*, hibátlan*, kifogástalan*, remekül működik, tökéletesen működik, jól működik, évekig {működik/tart/bírja/használható}, évek óta gond, tartja a szavát,
    tartja az ígéretét, sokáig tart, sokáig bírja, jól bírja, meglepően jó*, kellemes meglepetés, kellemesen meglep*, várakozáson felül*, felülmúlta a várakoz*, élvezetes*, kellemes*, roppanós*, szaftos*, krémes*, ergonomikus*, profi*,
    professzionális*, szakértő*, szakszerű*, hozzáértő*, felkészült*, tapasztalt*, figyelmes*, lelkiismeretes*, odaadó*, gondos, gondosan, törődő*, gyors kiszállítás*, gyors szállítás*, villámgyors*, gyors ügyintéz*, gyors ügyfélszolgálat*, gyors kárrendez*, gyorsan válaszol*, gyors válasz*, másnapra kiszállít*, azonnal válaszol*, nagylelkű*, úttörő*, mesteri*, átgondolt*, jól átgondolt*, áttekinthető*, átlátható*,
    gördülékeny*, korrekt*, tisztességes*, imád*, szeretik, rajong*, mint az új, újszerű*, olyan, nem csalódtam, nem hagy cserben, nem romlik el, gyorsan fejlőd*`,
  likes: `nyugodt*, központi*, jó elhelyezkedés*, jó fekvés*, bőséges reggeli, jó, jók, jól, jót, rendben, tisztes*, olcsó*, kedvező*, elérhető ár*, megfizethető*, pénztárcabarát*, egyszerű*, könnyű, könnyen, könnyed*, gyors*,
    praktikus*, rugalmas*, népszerű*, modern*, kompakt*, biztonságos*, stabil*, széles választék*, nagy választék*, bő választék*, hatalmas választék*, hasznos*, alkalmas*, illik, megfelelő*, előny*,
    ingyenes*, ingyen, minőség, méltányos*, tágas*, könnyűsúly*, vízálló*, mosható*, összecsukható*, újratölthető*, hosszú garancia*, öt év garancia*, élettartam-garancia*, életre szóló garancia, ingyenes szállítás*,
    ingyenes visszaküld*, hűségidő nélkül, elköteleződés nélkül, nincs hűségidő, magyar nyelvű*, magyarul, tapasztalat*, tanúsított*, szakosodott*, családi vállalkozás*, bio, természetes*, környezetbarát*, fenntartható*,
    energiatakarékos*, kíméletes*, költséghatékony*, ingyenes verzió, ingyenes próba*, ingyenesen kipróbálható, aktív közösség, hosszú üzemidő*, jó üzemidő*, hosszú akkumulátor*, testreszabható*, személyre szabható*, hangulatos*, otthonos*, régóta működő*, alacsony díj*, kedvező kamat*, alacsony ár*, jó ár*, fix ár*, feleannyit fogyaszt, keveset fogyaszt, világszerte elfogad*`,
  dislikes: `sok helyet foglal, szűkös*, kis szobák, messze a központtól, hosszú a bevezetés, hosszú bevezetés*, drága, drágák, drágább*, drágán, költséges*, nehéz, nehezek, nehézkes*, korlátozott*, korlátoz*, hiányzik, hiányoznak, bonyolult*, összetett*, zavaros*, tanulási görbe, hátrány*, gyengeség*, gyengéje, közepes*, középszerű*, zajos*, hangos*, terjedelmes*, lehetne jobb, nem ideális*, nem a legideálisabb,
    # ár
    nem olcsó*, nem éppen olcsó, magas ár*, magas az ár*, borsos ár*, borsos*, magas díj*, magas költség*, magas kamat*, magas önrész*, drága fenntart*, felár*, felárért, felár ellenében, külön díj*, külön fizetendő*, többletköltség*, plusz költség*, extra költség*, nehezen indokolható*, átláthatatlan árazás, nem egyértelmű ár*, hosszú hűségidő, hosszú szerződés*, automatikusan megújul*, automatikus
    megújítás, zárt ökoszisztéma, zárt rendszer*, rugalmatlan*, merev*, minimális rendelés*,
    # szolgáltatás és használat
    lassú ügyfélszolgálat*, lassú szállítás*, lassú válasz*, lassan válaszol*, hosszú válaszidő*, csak e-mailben, csak angolul, csak angol nyelven,
    nehéz {használni/telepíteni/tisztítani/szerelni/megérteni/megtalálni/kinyitni/javítani/megtanulni/elérni/lemondani/beszerezni}, nehezen {használható/telepíthető/tisztítható/érthető/elérhető/kezelhető/javítható/lemondható/beszerezhető}, személytelen*, időigényes*, gyakorlatot
    igényel, időt igényel, türelmet igényel, karbantartást igényel, időbe telik, meredek tanulási*, nem intuitív*, nem kezdőknek, kezdőknek nem, túlterhelő*, körülményes*, nem praktikus*, régimódi*, elavult*, idejétmúlt*,
    # korlátok
    csak elérhető, kizárólag a legdrágább*, csak a legdrágább*, csak {budapesten/online}, fizetőfal*, lebutított*, kezdetleges*, felületes*, kevesebb funkció*, kevés funkció*, kevés üzlet*, kevés nyelv*, kevés integráció*, szűk választék*, kis választék*, korlátozott választék*, hiányos*, hiányosság*, nem teljes, nem vízálló*,
    # felépítés
    túl {nehéz/nagy/kicsi/kis/hangos/lassú/bonyolult/egyszerű/puha/kemény/vékony/vastag/szűk/keskeny/széles/rövid/hosszú/sötét/meleg/hideg/gyenge/édes/sós/száraz/kevés/gyakran/sok reklám/sok lépés}, műanyag érzet*, olcsó hatás*, olcsónak hat*, törékeny*, rövid üzemidő*, gyenge akkumulátor*, rövid élettartam*, rövid garancia*, egyenetlen*, ingadozó minőség*, változó minőség*, nem a legjobb*, nem olyan
    {jó/gyors/csendes/erős/megbízható/stabil/rugalmas/pontos/kényelmes/tartós}, kevésbé {jó/gyors/megbízható/stabil/rugalmas/pontos/kényelmes/tartós/meggyőző/alkalmas}, nem igazán, nem különösebben, nem túl, nincs raktáron, gyakran elfogy*, elfogyott, hosszú szállítási*, hosszú várakoz*, hosszú várólist*, sorban állás, hosszú sor*, várólista,
    # hírnév
    vegyes vélemény*, vegyes értékelés*, megosztó*, ellentmondásos*, vitatott*, kétes*, aggasztó*, aggályos*, fenntartások*, fenntartással, kritika érte, kritizál*, bírál*, panaszkodnak, felhasználók panaszkod*,
    ügyfelek panaszkod*, achilles-sark*, gyenge pont*, elmarad*, várakozáson alul*, javításra szorul*, van hova fejlőd*, fejleszthető, hagy kívánnivalót, kívánnivalót hagy*, nem üti meg, alulmarad*, átlag alatti*, alacsony pontszám*,
    alacsony értékelés*, nem a megfelelő választás, nem jó választás, felesleges*, feleslegesen drága, feleslegesen bonyolult, nem illik, nem megfelelő*, kevésbé ajánlott, csak akkor éri meg`,
  faults: `újra kellett, újra kell csinál*, bocsánatot sem, nem kértek bocsánatot, letagad*, tagadták, tagadja, foltos*, koszos ágynemű*, felújításra szorul*, egy órát vártunk, zaj egész éjjel, szétesett, szétesik, kilötyög*,
    rossz*, gyatra*, silány*, pocsék*, borzalmas*, szörnyű*, rettenetes*, borzasztó*, csalódás*, csalódott*, csalódtam, csalódást okoz*, frusztráló*, bosszantó*, idegesítő*, megbízhatatlan*, hibás*, hiba, hibák, hibákkal, elromlik, elromlott, elromlanak, tönkremegy, tönkrement, tönkremennek, eltörik, eltört, letörik, letört, megreped*, reped*, szivárog*, csöpög, ázik, rozsdás*, rozsdásodik, nyikorog*, túlmelegszik,
    túlmelegsz*, összeomlik, összeomlott, lefagy, lefagyott, lefagynak, kifagy, megakad, akadozik, akadozó*, eldugul*, bugos, lassú, lassan, lassúak, lassult, belassul, instabil*, szemét, vacak*, gagyi*, bóvli*, selejt*, túlárazott*, túl drága, túl drágák,
    rejtett költség*, rejtett díj*, panasz, panaszok, panaszt, sok panasz, panaszkod*, elégedetlen*, megbánt*, megbánás, kellemetlen*, udvariatlan*, goromba, bunkó*, szakszerűtlen*, amatőr munka, nem válaszol*,
    nem reagál*, válasz nélkül, nem veszik fel, nem veszi fel, senki nem veszi, késik, késett, késnek, késés, késések, késve, késedelm*, nem érkezett meg, soha nem érkez*, sosem érkez*, lemondt*, elmarad az, elmaradnak az,
    elveszett, eltűnt*, sérült*, sérülten, koszos*, mocskos*, undorító*, értéktelen*, használhatatlan*, haszontalan*, veszélyes*, félrevezető*, megtévesztő*, probléma, problémák, problémás*, gondok, nem működik, nem működött,
    nem megy, leállt, kudarc*, nem éri meg, nem bírja, gyenge, gyengék, gyengén, túlértékelt*, karcol*, karcos*, megkarcol*, zavaró*, kritikán aluli*,
    # ár és szerződés
    uzsora*, aránytalan*, arcátlan*, pofátlan*, csillagászati*, elszállt ár*, méregdrága*, irreálisan*, indokolatlan*, váratlan díj*, váratlan költség*, áremel*, árat emel*, hibás számla, hibás számlák, rossz számla, kétszer számláz*, kétszer levont*, nem fizet*, nem fizetik vissza, nem fizeti vissza, nem térít*, nem hajlandó*, megtagad*, elutasított*, ígérgeti, ígérget*, nem utalták vissza, lemondhatatlan*,
    lehetetlen lemondani, lehetetlen elérni, erőszakos*, agresszív*, tolakodó*, rámenős*, telefonos zaklatás, beugratós*, átver*, félrevezet*, hazug*, hazudik, hazudtak, üres ígéret*, be nem tartott*, hamis ígéret*, tisztességtelen*, korrupt*, kétes hírű,
    # szolgáltatás
    rossz kiszolgálás*, rossz ügyfélszolgálat*, gyenge ügyfélszolgálat*, borzalmas ügyfélszolgálat*, nem létező*, nem hívtak vissza, nem hív vissza, nem jelent meg, nem jöttek ki, hetekig vártam, hónapokig vártam,
    heteket kell várni, hónapokat kell várni, órákat kell várni, órákig, lepattint*, küldözget*, inkompetens*, hozzá nem értő*, tudatlan*, nemtörődöm*, közömbös*, arrogáns*, lekezelő*, figyelmetlen*, tiszteletlen*, hanyag*, trehány*,
    gondatlan*, kaotikus*, káosz*, szervezetlen*, létszámhiány*, félrekezel*, téves diagnózis, téves információ*, téves, ellentmondó*, rossz kommunikáció, kommunikáció hiánya, figyelmen kívül hagy*, semmibe vesz*, cserben hagy*,
    # hibák és kopás
    hamar elromlik, gyorsan elromlik, hamar tönkremegy, leégett, kiégett, leválik, levált, kiszakad*, elszakad*, szakad*, hamar kopik, gyorsan kopik, elkopik, kopott*, kifakul*, fakul, összement, bolyhosod*, szálasod*,
    hamar rozsdásodik, zörög*, csörömpöl*, billeg*, inog*, instabil, ingatag*, sípol, zúg, fülsiketítő*, zárlat*, tűzveszély*, leáll, megáll, kikapcsol magától, megszakad*, elveszíti a kapcsolat*, szakadozik,
    lemerül*, hamar merül, gyorsan merül, gyártási hiba, gyártási hibák, tervezési hiba, gyermekbetegség*, minőségi probléma, minőségi problémák, minőségi gond*, visszatérő {hiba/hibák/problémák/gondok}, gyakori hiba, gyakori hibák, sok hiba, hibakód*, meghibásod*, megbukott, elbukott, felmondta a szolgálatot,
    # programok
    gyakran lefagy, gyakran összeomlik, laggol, szaggat*, lassan tölt*, hosszú betöltés*, leállás*, szinkronizálási gond*, nem szinkronizál*, inkompatibilis*, átláthatatlan*, logikátlan*, érthetetlen*, átgondolatlan*, rosszul {megírt/megtervezett/lefordított/dokumentált/optimalizált/összeszerelt}, félkész termék, befejezetlen*, nem frissül*, nincs frissítés, megszűnt*, már nem támogat*, már nem kapható, pontatlan*,
    # jog, adat, hírnév
    biztonsági rés*, biztonsági hiba*, adatszivárgás*, adatlopás*, feltört*, kiszivárg*, eladja az adat*, nyomon követ*, titkosítatlan*, beperel*, per alatt, bírság*, megbírságol*, megbüntet*, elítélt*, gvh bírság*, vádol*, botrány*, rossz hírű*, rossz hírnév*, elvesztette a bizalm*, elveszett bizalom, csődbe, csődöt, csődbe ment, visszahív*, hamis értékelés*, vásárolt vélemény*, rossz értékelés*, rossz vélemény*,
    negatív vélemény*, negatív értékelés*, egycsillagos*, egy csillag,
    # íz, szag, kényelem
    íztelen*, ízetlen*, rossz ízű, műanyag íz*, mellékíz*, utóíz*, gumiszerű*, odaégett*, túlsült*, túlfőtt*, nyers maradt, hideg étel*, langyos*, kihűlt*, ételmérgez*, büdös*, bűzlik, műanyagszag*, áporodott*, penészes*, penész,
    dohos*, csótány*, ágyi poloska, poloskás, lepukkant*, lerobbant*, kényelmetlen*, dörzsöl*, szorít, fáj, vízhólyag*, irritálja a bőrt, homályos*, életlen*, szemcsés*, pixeles*, fémes hang*, vibrál*, villog*,
    # egyre rosszabb
    egyre rosszabb*, romlott, romlik, leromlott, lejtmen*, régen jobb volt, már nem a régi, nem az, ami volt, babérjain,
    # ítéletek
    szánalmas*, katasztrófa*, katasztrofális*, botrányos*, szégyen*, ciki, nevetséges*, rémálom*, pokol, fiaskó, bukás, bukta, szar, értékelhetetlen*, rossz vétel, elfogadhatatlan*, elégtelen*, frusztrált*, dühös*, nem felel meg*, nem váltja be, nem váltotta be, nem győz meg, nem győzött meg, nem elég, csak marketing, túlhájpol*, hájp, üres duma`,
  warns: `kerülje, kerülje el, kerüljük, kerüljétek, kerüld, kerüld el, kerülendő*, érdemes elkerülni, jobb elkerülni, elkerülném, kerülném, messziről kerül*, tartsa távol magát, maradjon távol, nem ajánl*, nem ajánlott*,
    nem ajánlom, nem ajánljuk, nem ajánlható*, nem javasol*, nem tudom ajánlani, nem tudjuk ajánlani, ne vegye meg, ne vegyétek, ne vedd, ne vásárol*, ne vegyen, ne válassz*, vigyázat*, vigyázz*, óvakodj*, óva int*, figyelmezt*, átverés*,
    csalás*, csaló*, becsap*, átvágás, lehúzás*, pénzkidobás, kidobott pénz, ablakon kidobott, pénzpocsékol*, időpocsékol*, soha többet, soha többé, legrosszabb*, leggyengébb*, leggyatrább*,
    # óvás
    nem venném, nem választanám, nem bíznék, kihagynám, hagyja ki, hagyd ki, inkább hagyja, inkább ne, felejtős, felejtse el, ne rendel*, ne foglal*, ne írjon alá, ne pazarol*, ne költs*, ne bízz*, ne dőljön be, ne dőlj be, nehéz ajánlani, válasszon mást, válassz mást, keressen mást, keress mást, inkább mást, nem éri meg a pénz*, nem éri meg az ár*, nem ér annyit, legyen óvatos, legyünk óvatosak, vészjel*,
    figyelmeztető jel*, piros zászló, végső esetben, utolsó hely*, sereghajtó*`,
  expected: `
    # amire a vevők számítanak
    offline mód, sötét mód, mobilalkalmazás, mobilapp, api, exportálás, kétfaktoros hitelesítés, titkosítás, telefonos ügyfélszolgálat, ügyfélszolgálat, élő chat, garancia, pótalkatrész, fejhallgató-csatlakozó, vezeték nélküli töltés, zajszűrés, próbaidőszak, visszaküldés, visszatérítés, átláthatóság, frissítés,
    visszaigazolás, parkoló, parkolás, légkondicionáló, klíma, számla,
    # amit tudnia kell
    működik, működött, válaszol, válaszolt, segít, segített, elindul, csatlakozik, kompatibilis, frissül, megoldotta`,
  topics: `panaszkezelő, hibabejelentő, panaszkezelés, hibakezelés, kezelése, kezelésére, kezelésében, szoftver, rendszer, alkalmazás, eszköz, tippek, útmutató, segítség, statisztika, biztosítás, esetén, ellen, kártérítés, bejelentése,
    # ami a hibák ellen van
    csökkenti, csökkentése, megelőzi, megelőzése, megakadályozza, kiszűri, felismeri, megoldja, elhárítja, elhárítása, eltávolítja, véd`,
  negates: `nem, sem, se, nincs, nincsen, nincsenek, soha, sosem, semmi, semmilyen, egyetlen sem, kevésbé, ritkán, aligha, senki, senki sem, hiánya, ne`,
  negatesBefore: 'nélkül, nincs, nélküli, mentes',
  boosts: 'nagyon, igazán, rendkívül, különösen, hihetetlenül, kifejezetten, teljesen, igen, roppant, szuper',
  weakens: 'kissé, kicsit, elég, eléggé, viszonylag, aránylag, némileg, néha, időnként, lehet, valamelyest',
  turns: 'de, viszont, azonban, bár, noha, ugyanakkor, míg, ellenben, sajnos, mégis, ezzel szemben, igaz',
  than: 'mint, ellentétben, összehasonlítva, szemben',
  thanBehind: 'képest, ellentétben, szemben',
  beats: `jobb mint, {megbízhatóbb/gyorsabb/csendesebb/halkabb/egyszerűbb/olcsóbb/könnyebb/erősebb/stabilabb/biztonságosabb/pontosabb/kényelmesebb/rugalmasabb/tartósabb/hatékonyabb} mint, sokkal jobb mint, veri, lekörözi, felülmúlja, túlszárnyalja, legyőzi`,
  loses: `rosszabb mint, gyengébb mint, {lassabb/drágább/nehezebb/zajosabb/hangosabb/bonyolultabb/törékenyebb} mint, kevésbé {jó/megbízható/stabil/pontos/kényelmes/tartós/rugalmas} mint, nem olyan {jó/gyors/csendes/megbízható/stabil/erős/pontos} mint, elmarad, alulmarad, nem veheti fel a versenyt, nem ér fel`,
  conditions: 'ha, amennyiben',
  joins: 'és',
  merits: `előnyök, előny, előnyei, előnye, pro, pozitívumok, pozitívum, plusz, pluszok, erősségek, erősségei, jó pontok, ami tetszik, ami tetszett, mellette szól, ideális, kinek ajánljuk`,
  flaws: `hátrányok, hátrány, hátrányai, hátránya, kontra, negatívumok, negatívum, mínusz, mínuszok, gyengeségek, gyengeségei, gyenge pontok, korlátok, ami nem tetszik, ami nem tetszett, ellene szól, ami hiányzik, gyakori panaszok, kinek nem ajánljuk`,
  shuns: `kerülendő, kerülendők, kerülendő márkák, amiket érdemes elkerülni, amiket elkerülnék, amit elkerülnék, amiket kihagynék, amit kihagynék, nem ajánlott, nem ajánlottak, nem ajánljuk, kiestek, kimaradtak, kihagyottak, óvatosan, fenntartással, csalódások, a vesztesek`,
  neutral: `nem csak, nemcsak, nem csupán, legjobb gyakorlat*, bevált gyakorlat*, jó kérdés, jó tudni, jó napot, jó reggelt, probléma megold*, problémamegold*, megoldja a problémá*, hogy elkerülje, hogy elkerüljük, jobb megért*, jobban átlát*, középosztály*, kétségkívül, kétségtelenül, hibaüzenet*, olyan jó mint, jó lenne, jól jön, finombeáll*, finomhangol*,
    gyorsétter*, gyorsforgalm*, erősáram*, szépség*, előnyben, jobb oldal*, jobbra, pontosabban, ajánlat*, ajánlás*, ajánló*, szerződés*, száraz bőr, száraz haj, érzékeny bőr, fogyókúr*, könnyűzen*, nehézgép*, kerülete*, kerület*, minőségbiztos*, minőségellenőrz*, vezető nélküli, cégvezető*, ügyvezető*, hideg{indítás/tűrő}*,
    # hibák, amelyeket csak említ
    rejtett költségek nélkül, nincs rejtett költség, nincsenek rejtett, {panasz/hiba/csalás/rozsda/penész/zaj/kár/probléma}{kezelő/kezelés/bejelentő/bejelentés/elhárítás/megelőzés/védelem/gátló/mentes/szűrés/szűrő/észlelés/rendezés/keresés}*, szivárgásjelző*, szivárgásérzékelő*, karcálló*, rozsdamentes*, szagtalan*, hibatűrő*`,
};
