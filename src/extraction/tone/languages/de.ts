import type { ToneLanguage } from './tone-language.ts';

export const german: ToneLanguage = {
  code: 'de',
  smallWords:
    'der die das und ist sind mit für ein eine einen einem einer nicht von zu auf im den dem des sich auch als bei es aber wird werden oder wenn sie ich zum zur nur wie sehr noch nach hat aus man wir uns',
  urges: `beste, bester, bestes, besten, am besten, testsieger*, preis-leistungs-sieger*, unsere empfehlung, meine
    empfehlung, klare empfehlung, top-empfehlung*, unser favorit, mein favorit, unser tipp, mein tipp,
    top-wahl, erste wahl, beste wahl, sehr empfehlenswert, absolut empfehlenswert, uneingeschränkt empfehl*,
    wärmstens, unschlagbar*, unübertroffen*, konkurrenzlos*, ausgezeichnet*, hervorragend*, herausragend*,
    erstklassig*, exzellent*, überragend*, großartig*, fantastisch*, spitzenklasse, spitzenreiter, nichts
    falsch, goldstandard, das nonplusultra, maßstab, maßstäbe, sehr zu empfehlen, rundum zufrieden, rundum
    gelungen, weit voraus, mit abstand, rundum überzeug*, auf ganzer linie, erste sahne, das maß der dinge,
    unerreicht*, weltklasse, setzt maßstäbe, ohne wenn und aber, klarer sieger, eine klasse für sich, die
    sicherste wahl, sicherste wahl, naheliegendste wahl, meine erste wahl, mein vorschlag, würde ich nehmen,
    würde ich wählen, würde ich kaufen, ich würde mit, allen voran, referenz, die referenz, klassenbester,
    klassenbeste,
    # plain words, and how short items tell
    {nichts/niemand/keiner/kaum etwas/kaum jemand} {besser/schlägt ihn/schlägt sie/schlägt es/kommt heran/kommt
    da ran/kommt ran/macht es besser/kann mithalten}, würde ich buchen, würde ich bestellen, würde ich
    empfehlen, würde ich anfangen, würde ich beginnen, ich würde {nehmen/kaufen/wählen}, weit vorn, seit jahren
    vorn, meine wahl, die erste adresse, maß der dinge, für mich die`,
  praises: `empfehl*, empfohlen*, empfiehlt, zu empfehlen, lohnt sich, lohnenswert, lohnend, überzeug*, glänz*,
    punktet, punkten, besticht, bestechen, begeister*, beeindruck*, perfekt*, ideal, ideale, idealer, ideales,
    optimal*, zuverlässig*, verlässlich*, hochwertig*, robust*, langlebig*, stabil, stabile, stabiler,
    stabiles, solide gebaut, gut verarbeitet, benutzerfreundlich*, bedienungsfreundlich*, intuitiv*,
    kinderleicht, mühelos, problemlos*, reibungslos*, leistungsstark*, leistungsfähig*, vielseitig*,
    beliebteste*, sehr gut*, gute wahl, solide wahl, kluge wahl, richtige wahl, guter griff, top, spitze,
    klasse, toll*, super, prima, wunderbar*, herrlich*, köstlich*, lecker*, gelungen*, sensationell*,
    brillant*, makellos*, tadellos*, einwandfrei*, vorbildlich*, bewährt*, renommiert*, angesehen*, hoch
    angesehen, vertrauenswürdig*, seriös*, marktführer*, führend*, preisgekrönt*, mehrfach ausgezeichnet,
    gelobt, lob, lobt, loben, zufrieden, sehr zufrieden, hochzufrieden, zufriedene, zufriedenheit,
    freundlich*, kompetent*, hilfsbereit*, zuvorkommend*, blitzschnell, superschnell, pünktlich*, wie
    versprochen, hält, hält was, nichts auszusetzen, nichts zu meckern, nichts zu beanstanden, keine probleme,
    kein problem, keinerlei probleme, nie probleme, ohne probleme, keine beschwerden, kein grund zur klage,
    nie im stich gelassen, lässt keine wünsche offen, keine wünsche offen, jeden cent wert, jeden euro wert,
    sein geld wert, ihr geld wert, gutes preis-leistungs-verhältnis, gutem preis-leistungs-verhältnis,
    preis-leistung, übertrifft, überlegen, besser, hängt ab, schlägt, hat die nase vorn, die nase vorn,
    deutlich vorn, sticht heraus, stechen heraus, hebt sich ab, zieht vorbei, leiser, komfortabel*, bequem*,
    gemütlich*, elegant*, stilvoll*, wunderschön*, präzise*, kristallklar*, innovativ*, modernste*,
    effizient*, sparsam*, liebevoll*, geschmackvoll*, saftig*, leise*, flüsterleise, herzlich*, schnörkellos*,
    pfeilschnell*, großzügig*, unkompliziert*, ein hit, liebling*, für einsteiger geeignet, sofort gelöst,
    gleich gelöst, sofort geholfen, schnell geholfen, alles richtig, macht alles richtig, alles, was man
    braucht, alles was ich brauche, wie am ersten tag, wie neu, läuft und läuft, noch nie enttäuscht, nie
    enttäuscht, nicht enttäuscht, kein vergleich, kommt niemand heran, kann niemand das wasser reichen, das
    wasser reichen, übertroffen, alle erwartungen, meine erwartungen, positiv überrascht, angenehm überrascht,
    ein traum, traumhaft*, ein genuss, ein gedicht, eine wohltat, eine freude, macht spaß, macht freude,
    goldrichtig, gold wert, jederzeit wieder, immer wieder gerne, gerne wieder, komme wieder, kommen wieder,
    würde wieder, wieder kaufen, weiterempfehl*, schnäppchen, unverwüstlich*, unkaputtbar*, butterweich,
    seidenweich, federleicht, kinderleicht*, im handumdrehen, auf anhieb, aufmerksam*, zugewandt*,
    einfühlsam*, ehrlich*, faire preise, keine versteckten, keine überraschungen, kaum zu schlagen, schwer zu
    schlagen, schwer zu toppen, nicht zu toppen, sucht seinesgleichen, sauber verarbeitet, akkurat*,
    sorgfältig*, gründlich*, verlässt sich, verlassen kann, kann man sich verlassen, auf verlass, verlass,
    fünf sterne, volle punktzahl, daumen hoch, glücklich, happy, erleichtert, zeitersparnis, spart zeit, spart
    viel zeit, ausdauernd*, bestechend*, glänzt, brilliert, verwöhn*, meistert, mühelos*, anstandslos,
    blitzschnell*, beim ersten versuch, in wenigen minuten, innerhalb {einer stunde/weniger minuten/von
    minuten/weniger stunden/eines tages}, prompt*, kulant*, geduldig*, fachkundig*, kaum zu hören, unhörbar,
    butterweich*, samtig*, aromatisch*, knusprig*, himmlisch*, ein segen, goldstück, schmuckstück,
    glücksgriff, volltreffer, geheimtipp, lieblings*, fairer preis, bombenfest, läuft rund, läuft seit jahren,
    hält ewig, hält jahre, hält jahrelang, hält tagelang, hält dicht, sitzt wie angegossen, sitzt perfekt, wie
    angegossen, kuschelig*, anschmiegsam*, wohltuend*, gestochen scharf, glasklar*, satter klang, ausgereift*,
    clever*, edel*, nimmt mir, möchte ich nicht missen, nicht mehr missen, immer wieder gern*, hat mich
    überzeugt, angetan, besser als erwartet, mustergültig*, liebe zum detail, zufriedene kunden, bewertet am
    besten, gut bewertet*, bestbewertet*, bestnote*, spitzenbewertung*, spitzenplatz*, testsieg*, bestseller*,
    dauerbrenner*, klassiker im, lohnt, passt gut, passt perfekt, passt am besten, gut aufgehoben, richtige
    adresse, empfehlenswert*, vorbild*, ausgereift, hochgelobt*, gelobt wird, gelobt werden, am günstigsten,
    am meisten für ihr geld, viel fürs geld, viel für ihr geld,
    # Fachurteile
    ausgewogen*, durchweg gut*, stimmig*, souverän*, wertig*, gut ausgestattet*, bestens ausgestattet, gut
    dokumentiert*, gut durchdacht*, praxiserprobt*, praxistauglich*, alltagstauglich*, zukunftssicher*, rundum
    sorglos*, sorgenfrei*, stressfrei*, überzeugt auf, weiß zu überzeugen, liefert konstant*, liefert
    zuverlässig*, verdient gelobt, gute noten, bestnoten, top-bewertung*, hohe kundenzufriedenheit, hohe
    zufriedenheit, seinen preis wert, ihren preis wert, den aufpreis wert, den preis wert, rechtfertigt den
    preis, fairstes, fairster, stressfreie*, angenehm leise, kaum reparaturanfällig, wertstabil*, lob von,
    sehr beliebt*, kinderleichte*, gehört zu den besten, zählt zu den besten, macht vieles richtig, gute
    figur, hoher schlafkomfort, hoher tragekomfort, stark im,
    nimmt einem, nimmt ihnen, nimmt den schrecken, nimmt arbeit ab, nehmen arbeit ab, erspart, hält seit,
    hält auch nach, hält noch immer, läuft seit, läuft auch nach, läuft noch immer, läuft wie,
    funktioniert seit, funktioniert einwandfrei, funktioniert tadellos, funktioniert wie,
    funktioniert zuverlässig, funktioniert auf anhieb, macht was es soll, macht seine sache,
    macht ihre sache, macht einen guten job, macht einen sehr guten, macht einen guten eindruck,
    macht eine gute figur, sehr gute noten, beste noten, note sehr gut, note gut, mit sehr gut,
    mit gut bewertet, hervorragende noten, spitzennoten, schneidet gut ab, schneidet sehr gut ab,
    schneidet am besten ab, schnitt gut ab, schnitt am besten, schneiden gut ab, vorn dabei, vorne dabei,
    ganz vorn, ganz vorne, ganz oben, an der spitze, an erster stelle, auf platz eins, platz 1, auf platz 1,
    führt die liste, führt das feld, führt die rangliste, liegt vorn, liegt vorne, liegt an der spitze,
    spielt ganz oben mit, spielt in der ersten liga, in der ersten liga, oberliga, königsklasse, oberklasse,
    spitzengruppe, spitzenfeld, topniveau, auf hohem niveau, auf höchstem niveau, hohes niveau,
    höchstes niveau, höchste qualität, beste qualität, hohe qualität, gute qualität, sehr gute qualität,
    höchste zufriedenheit, kundenzufriedenheit ist, treue kunden, stammkunden, stammgäste, stammkundschaft,
    kommen gerne wieder, bleiben kunden, bleiben treu, schwören auf, schwört auf, schwören darauf,
    fangemeinde, viele fans, treue fangemeinde, ans herz gelegt, ans herz legen, lege ich ans herz,
    würde ich als erstes, würde ich zuerst, zuerst ansehen, zuerst anschauen, zuerst anfragen,
    als erstes ansehen, als erstes anfragen, mein erster anlaufpunkt, erste anlaufstelle, erste adresse,
    gute adresse, top-adresse, feste größe, feste bank, sichere bank, sichere nummer, sichere sache,
    sicherer tipp, sicherer hafen, auf nummer sicher, nummer sicher, mit gutem gewissen, guten gewissens,
    bedenkenlos, ohne bedenken, ohne zögern, blind empfehlen, blind kaufen, blind vertrauen,
    blind verlassen, vertrauen kann, vertraue ich, vertrauen schenken, genießt vertrauen, genießt einen,
    genießt einen guten, genießt einen ausgezeichneten, guten ruf, guter ruf, exzellenten ruf,
    ausgezeichneten ruf, hervorragenden ruf, tadellosen ruf, besten ruf, sehr guten ruf, hohes ansehen,
    großes ansehen, hohe reputation, hoch im kurs, steht hoch im kurs, sehr gefragt, beliebt bei,
    besonders beliebt, äußerst beliebt, kundenliebling, publikumsliebling, favorit der, kultstatus,
    legendär*, ikonisch*, zeitlos schön, wertarbeit, handwerkskunst, meisterlich*, meisterhaft*,
    meisterwerk, kunstwerk, solides handwerk, qualitätsarbeit, qualitätsprodukt, made in germany qualität,
    deutsche wertarbeit, wie ein uhrwerk, uhrwerk, wie geschmiert, läuft wie geschmiert, wie am schnürchen,
    am schnürchen, ohne murren, ohne mucken, ohne zicken, ohne macken, ohne schnickschnack, ohne umwege,
    ohne umstände, ohne wenn, ohne tadel, ohne fehl, ohne nennenswerte, ohne aussetzer, ohne ruckeln,
    ohne hänger, ohne ausfall, ohne ausfälle, ohne stress, sorglos*, rundum-sorglos*, entspannt*,
    bequem von, sehr durchdacht, pfiffig*, raffiniert*, ausgeklügelt*, harmonisch*, rundes paket,
    gutes gesamtpaket, bestes gesamtpaket, stimmiges gesamtpaket, gesamtpaket, rundum gut, allrounder,
    alleskönner, tausendsassa, eierlegende, arbeitstier, dauerläufer, langläufer, treuer begleiter,
    treue dienste, gute dienste, leistet gute dienste, leistet gute arbeit, leisten gute arbeit,
    gute arbeit, tolle arbeit, saubere arbeit, sauber gearbeitet, sauber ausgeführt, ordentlich gemacht,
    gut gemacht, gut gelöst, gut umgesetzt, gut umgesetzte, gut abgestimmt, gut organisiert,
    gut strukturiert, gut erklärt, gut betreut, gut beraten, gut geschult*, gut ausgebildet*, gut gedämmt,
    gut gepolstert, gut zu reinigen, gut zu bedienen, leicht zu bedienen, leicht zu reinigen,
    leicht zu installieren, leicht verständlich*, leicht bedienbar*, einfach zu bedienen,
    einfach zu installieren, einfach zu reinigen, einfach einzurichten, schnell eingerichtet,
    schnell installiert, schnell einsatzbereit, schnell geliefert, schnell gelöst, schnell repariert,
    schnell ersetzt, schnell erstattet, schnell reguliert, reguliert schnell, zahlt schnell,
    zahlt anstandslos, zahlt zuverlässig, zahlt ohne, rasch*, flott, flottes, umgehend, unverzüglich, am selben tag,
    noch am selben tag, am nächsten tag, über nacht geliefert, binnen minuten, binnen stunden,
    binnen weniger, in sekunden, in sekundenschnelle, sekundenschnell, in minuten, echter mensch,
    echte menschen, menschen am telefon, feste ansprechpartner, persönliche betreuung,
    individuelle betreuung, mit leidenschaft, mit herz, herzblut, nimmt sich zeit, nehmen sich zeit,
    nahm sich zeit, hört zu, hören zu, ernst genommen, gut aufgehoben fühlen, wohlfühl*, wie zu hause,
    wie zuhause, gastfreundlich*, familiär*, charmant*, idyllisch*, malerisch*, paradies*, oase, erholsam*,
    ruhig gelegen, sauber*, blitzsauber, picobello, gepflegt*, hygienisch*, modern eingerichtet, stilsicher,
    griffig, geschmeidig*, seidig*, warmherzig*, authentisch*, unverfälscht*, hausgemacht*,
    frisch zubereitet, feinste, fein abgestimmt, vollmundig*, würzig*, intensiv im geschmack, zart,
    zergeht auf der zunge, auf der zunge, zum reinlegen, ein erlebnis, unvergesslich*, suchtfaktor,
    macht süchtig, mitreißend*, fesselnd*, packend*, spannend*, kurzweilig*, unterhaltsam*, lehrreich*,
    inspirierend*, abwechslungsreich*,
    # plain words, and how short items tell
    prächtig*, liebenswert*, sympathisch*, erfreulich*, reicht vollkommen, reicht locker, reicht dicke, genügt
    völlig, guter kompromiss, bester kompromiss, sichere wahl, macht was, hält ein, hält den preis ein, hält
    lange, hält durch, hält stand, läuft stabil, läuft zuverlässig, läuft leise, wirklich erreichbar, immer
    erreichbar, schnell erreichbar, sofort erreichbar, trocknet schnell, trocknet bis, kein geruch, ohne geruch,
    sitzt gut, sitzt hervorragend, sitzt sehr gut, sitzt ausgezeichnet, sitzt wunderbar, sitzt prima, sitzt
    bestens, sitzt überraschend gut, sitzt erstaunlich gut, sitzt tadellos, sitzt einwandfrei, passt
    hervorragend, passt sehr gut, passt ausgezeichnet, passt wunderbar, passt prima, passt bestens, passt
    überraschend gut, passt erstaunlich gut, passt tadellos, passt einwandfrei, schmeckt gut, schmeckt
    hervorragend, schmeckt sehr gut, schmeckt ausgezeichnet, schmeckt perfekt, schmeckt wunderbar, schmeckt
    prima, schmeckt bestens, schmeckt überraschend gut, schmeckt erstaunlich gut, schmeckt tadellos, schmeckt
    einwandfrei, klingt gut, klingt hervorragend, klingt sehr gut, klingt ausgezeichnet, klingt perfekt, klingt
    wunderbar, klingt prima, klingt bestens, klingt überraschend gut, klingt erstaunlich gut, klingt tadellos,
    klingt einwandfrei, riecht gut, riecht hervorragend, riecht sehr gut, riecht ausgezeichnet, riecht perfekt,
    riecht wunderbar, riecht prima, riecht bestens, riecht überraschend gut, riecht erstaunlich gut, riecht
    tadellos, riecht einwandfrei, fährt gut, fährt hervorragend, fährt sehr gut, fährt ausgezeichnet, fährt
    perfekt, fährt wunderbar, fährt prima, fährt bestens, fährt überraschend gut, fährt erstaunlich gut, fährt
    tadellos, fährt einwandfrei, läuft gut, läuft hervorragend, läuft sehr gut, läuft ausgezeichnet, läuft
    perfekt, läuft wunderbar, läuft prima, läuft bestens, läuft überraschend gut, läuft erstaunlich gut, läuft
    tadellos, läuft einwandfrei, liegt gut, liegt hervorragend, liegt sehr gut, liegt ausgezeichnet, liegt
    perfekt, liegt wunderbar, liegt prima, liegt bestens, liegt überraschend gut, liegt erstaunlich gut, liegt
    tadellos, liegt einwandfrei, schläft gut, schläft hervorragend, schläft sehr gut, schläft ausgezeichnet,
    schläft perfekt, schläft wunderbar, schläft prima, schläft bestens, schläft überraschend gut, schläft
    erstaunlich gut, schläft tadellos, schläft einwandfrei, funktioniert gut, funktioniert hervorragend, funktioniert sehr gut,
    funktioniert ausgezeichnet, funktioniert perfekt, funktioniert wunderbar, funktioniert prima, funktioniert
    bestens, funktioniert überraschend gut, funktioniert erstaunlich gut, hält gut, hält hervorragend, hält sehr
    gut, hält ausgezeichnet, hält perfekt, hält wunderbar, hält prima, hält bestens, hält überraschend gut, hält
    erstaunlich gut, hält tadellos, hält einwandfrei, arbeitet gut, arbeitet hervorragend, arbeitet sehr gut,
    arbeitet ausgezeichnet, arbeitet perfekt, arbeitet wunderbar, arbeitet prima, arbeitet bestens, arbeitet
    überraschend gut, arbeitet erstaunlich gut, arbeitet tadellos, arbeitet einwandfrei, putzt gut, putzt
    hervorragend, putzt sehr gut, putzt ausgezeichnet, putzt perfekt, putzt wunderbar, putzt prima, putzt
    bestens, putzt überraschend gut, putzt erstaunlich gut, putzt tadellos, putzt einwandfrei, saugt gut, saugt
    hervorragend, saugt sehr gut, saugt ausgezeichnet, saugt perfekt, saugt wunderbar, saugt prima, saugt
    bestens, saugt überraschend gut, saugt erstaunlich gut, saugt tadellos, saugt einwandfrei, schneidet gut,
    schneidet hervorragend, schneidet sehr gut, schneidet ausgezeichnet, schneidet perfekt, schneidet wunderbar,
    schneidet prima, schneidet bestens, schneidet überraschend gut, schneidet erstaunlich gut, schneidet
    tadellos, schneidet einwandfrei, brät gut, brät hervorragend, brät sehr gut, brät ausgezeichnet, brät
    perfekt, brät wunderbar, brät prima, brät bestens, brät überraschend gut, brät erstaunlich gut, brät
    tadellos, brät einwandfrei, backt gut, backt hervorragend, backt sehr gut, backt ausgezeichnet, backt
    perfekt, backt wunderbar, backt prima, backt bestens, backt überraschend gut, backt erstaunlich gut, backt
    tadellos, backt einwandfrei, kocht gut, kocht hervorragend, kocht sehr gut, kocht ausgezeichnet, kocht
    perfekt, kocht wunderbar, kocht prima, kocht bestens, kocht überraschend gut, kocht erstaunlich gut, kocht
    tadellos, kocht einwandfrei, reinigt gut, reinigt hervorragend, reinigt sehr gut, reinigt ausgezeichnet,
    reinigt perfekt, reinigt wunderbar, reinigt prima, reinigt bestens, reinigt überraschend gut, reinigt
    erstaunlich gut, reinigt tadellos, reinigt einwandfrei, deckt gut, deckt hervorragend, deckt sehr gut, deckt
    ausgezeichnet, deckt perfekt, deckt wunderbar, deckt prima, deckt bestens, deckt überraschend gut, deckt
    erstaunlich gut, deckt tadellos, deckt einwandfrei, pflegt gut, pflegt hervorragend, pflegt sehr gut, pflegt
    ausgezeichnet, pflegt perfekt, pflegt wunderbar, pflegt prima, pflegt bestens, pflegt überraschend gut,
    pflegt erstaunlich gut, pflegt tadellos, pflegt einwandfrei, berät gut, berät hervorragend, berät sehr gut,
    berät ausgezeichnet, berät perfekt, berät wunderbar, berät prima, berät bestens, berät überraschend gut,
    berät erstaunlich gut, berät tadellos, berät einwandfrei, erklärt gut, erklärt hervorragend, erklärt sehr
    gut, erklärt ausgezeichnet, erklärt perfekt, erklärt wunderbar, erklärt prima, erklärt bestens, erklärt
    überraschend gut, erklärt erstaunlich gut, erklärt tadellos, erklärt einwandfrei, liefert gut, liefert
    hervorragend, liefert sehr gut, liefert ausgezeichnet, liefert perfekt, liefert wunderbar, liefert prima,
    liefert bestens, liefert überraschend gut, liefert erstaunlich gut, liefert tadellos, liefert einwandfrei,
    gibt spürbar nach, kaum hörbar, nicht zu hören, flüsterleise*, schnell erklärt, schnell geklärt, schnell und
    unkompliziert, ohne ärger, ohne theater, kaum zu toppen, geht auf wünsche, spart stunden, spart viel, spart
    nerven, mehr fürs geld, fürs geld, für das geld, jeden cent, jeden euro, macht glücklich, macht alles, kann
    alles, kann fast alles, lässt kaum wünsche, lässt keine wünsche, wenig auszusetzen, kaum beschwerden, wenig
    beschwerden, kaum ausfälle, selten ausfälle, am leisesten, am zuverlässigsten, am einfachsten, am
    schnellsten, am bequemsten, am sichersten, am stärksten, am genauesten, am vielseitigsten, am meisten für`,
  likes: `gut, gute, guter, gutes, guten, solide*, ordentlich*, ganz gut, brauchbar*, okay, beliebt*, bekannt für,
    populär*, günstig*, preiswert*, preisgünstig*, erschwinglich*, bezahlbar*, kostengünstig*, kostenlos*,
    schnell*, leicht, leichte, leichter, leichtes, kompakt*, praktisch*, flexibel, flexible*, sicher,
    sichere*, große auswahl, breite auswahl, hochauflösend*, gut geeignet, geeignet für, bestens geeignet,
    fair*, transparent*, übersichtlich*, durchdacht*, nachhaltig*, energieeffizient*, etabliert*, erfahren*,
    professionell*, stärke, stärken, vorteil*, angenehm*, schick, schickes, schön, schöne, schönes, schöner, reicht
    völlig, völlig ausreichend, reicht aus, erfüllt seinen zweck, tut, tut was, frisch*, persönlich*,
    attraktiv*, ansprechend*, nützlich*, hilfreich*, verbessert*, starker, starkes, große community, gerne,
    regional produziert, regional*, bio-zertifiziert, demeter*, zertifiziert*, geprüft*, tüv*, made in
    germany, spezialisiert*, spezialist*, fachbetrieb*, meisterbetrieb*, familienbetrieb*, familiengeführt*,
    inhabergeführt*, langjährig*, jahrzehntelang*, deutschlandweit*, bundesweit*, flächendeckend*, dichtes
    netz, viele filialen, eigene werkstatt, eigene monteure, festpreis*, keine vertragsbindung, monatlich
    kündbar, keine mindestlaufzeit, kostenloser versand, kostenlose rückgabe, lange garantie, garantie,
    lebenslange garantie, ohne wartezeit, sofort verfügbar, einfach*, einfache bedienung, leicht zu, schnell
    aufgebaut, klappbar*, faltbar*, handlich*, wasserdicht*, waschbar*, pflegeleicht*, spülmaschinen*, große
    reichweite, lange akkulaufzeit, hohe reichweite, hoher fleischanteil, ohne zucker, getreidefrei*, ohne
    zuckerzusatz, deutschsprachig*, persönlicher ansprechpartner, fester ansprechpartner, rund um
    die uhr, umfangreich*, umfassend*, vielfältig*, individuell*, maßgeschneidert*, moderne, modern,
    modernes, moderner, verdoppelt, hohe erstattung, volle erstattung, ohne gesundheitsfragen, starke
    leistung, leistungsfähig, günstigste*, gut erreichbar, barrierefrei*, großzügig, ruhig, ruhige,
    familienfreundlich*, interessant*, innerhalb von zwei wochen, komplett per app, per app, auch sonntags,
    auch samstags, mehrsprachig*,
    schnelle lieferung, kurze lieferzeit*, kulanz, einsteigerfreundlich*, bedienfreundlich*, gute bewertungen,
    gute verfügbarkeit, verständlich*, wartungsarm*, hochwertiger, jederzeit kündbar*, täglich kündbar, klar
    strukturiert*, gute beratung, gute passform,
    flexibler, kündbar, ohne mindestlaufzeit, ohne vertragsbindung, ohne laufzeit, ohne grundgebühr,
    ohne aufpreis, gebührenfrei, provisionsfrei, versandkostenfrei, probemonat, testmonat, 30 tage testen,
    kostenlos testen, kostenlose testphase, kostenlose rücksendung, kostenlose lieferung, kostenfreie,
    geld-zurück, jahre garantie, 5 jahre garantie, 10 jahre garantie, erweiterte garantie,
    ersatzteile verfügbar, ersatzteile lieferbar, reparierbar, gut reparierbar, umweltfreundlich*,
    recycelt*, klimaneutral*, handgemacht*, handgefertigt*, langjährige erfahrung,
    jahrzehntelange erfahrung, tüv-geprüft*, serverstandort deutschland, server in deutschland stehen,
    dsgvo-konform*, datenschutzfreundlich*, datenschutzkonform*, open source, quelloffen, werbefrei,
    ohne werbung, riesige auswahl, großes sortiment, breites sortiment, gute abdeckung, hohe abdeckung,
    gute lage, zentrale lage, zentral gelegen, gute anbindung, gut angebunden, große zimmer, geräumig*,
    helle zimmer, gutes frühstück, reichhaltiges frühstück, kostenlose parkplätze, kinderfreundlich*,
    hundefreundlich*, starker akku, großer akku, schnelles laden, schnell geladen, geringer verbrauch,
    niedriger verbrauch, geringes gewicht, leichtgewicht, kompakter, zusammenklappbar, spülmaschinenfest*,
    wasserfest*, wetterfest*, rutschfest*, rostfrei, kratzfest, atmungsaktiv*, gut gepolstert*,
    ergonomisch*, verstellbar*, höhenverstellbar, individuell anpassbar, erweiterbar, viele integrationen,
    viele vorlagen, viele funktionen, großer funktionsumfang, regelmäßige updates, häufige updates,
    lange updates, lange mit updates, aktive community, gute dokumentation, deutsche oberfläche,
    deutschsprachiger support, deutscher support, telefonischer support, support per telefon, 24/7-support,
    schnelle antwort, schnelle antworten, schnelle bearbeitung, schnelle abwicklung, fester preis,
    feste preise, fair kalkuliert, niedrige gebühren, niedrige kosten, niedriger preis, niedrige preise,
    kleine gruppen, kleingruppen, einzelunterricht, muttersprachler*, praxisnah*, gut verständlich,
    hautfreundlich*, hautverträglich*, gut verträglich*, magenfreundlich, ohne zusatzstoffe, zuckerfrei,
    viel fleisch, frische zutaten, regionale zutaten, große portionen, ordentliche portionen,
    # plain words, and how short items tell
    stabil*, flott*, netter, gut für einsteiger, gut für anfänger, auch am
    wochenende`,
  dislikes: `teuer*, teure*, kostspielig*, hochpreisig*, schwer zu, schwerer, klobig*, sperrig*, eingeschränkt*,
    begrenzt*, fehlt, fehlen, mangelt, basic, veraltet*, umständlich*, kompliziert*, komplex*,
    unübersichtlich*, gewöhnungsbedürftig*, steile lernkurve, steilere, lernkurve, lernaufwand, nachteil*,
    schwäche, schwächen, manko, mankos, kritikpunkt*, kompromiss*, abstriche*, einschränkung*, weniger
    leistungsfähig, weniger gut, durchschnittlich*, mittelmäßig*, mäßig*, laut, laute, lauter, kurze
    akkulaufzeit, ausbaufähig*, verbesserungswürdig*, könnte besser, nicht ideal, nicht optimal, nicht für
    jeden, erstaunlich wenig, zu wenig, wenig leistung, überdimensioniert*, gehobene preise, erfordert,
    uneinheitlich*, nur bedingt, vergleichsweise wenig, niemand*, keiner geht, spärlich*, mau, maue, lieblos,
    durchwachsen*, zwiespältig*, zäh*, fummelig*, hakelig, pingelig*, happig*, gesalzen*, stolzer preis, für
    das gebotene, für den preis zu, nichts besonderes, austauschbar*, blass, blasser, halbgar*, {nach/schon
    nach/bereits nach} {einer/zwei/drei/vier/fünf/sechs/acht/zehn/wenigen/ein paar/2/3/4/5/6}
    {tag/tagen/woche/wochen/monat/monaten}, nach {einem/einem halben/kaum einem} {tag/monat/jahr}, nach
    kurzem, eher nicht, hoher preis, hohe preise, höherer preis, kleine schalen, kein direktvertrieb,
    niedriger, niedrigere, geringe*, knapp bemessen, lange lieferzeit*, lieferzeiten, aufpreis, bleibt vage,
    vage, wartelisten, mindestvertragslaufzeit, nur für, nur wenn, gesundheitsfragen, nicht enthalten, nicht
    verfügbar, nicht kompatibel,
    # Preis und Gebühren
    nicht billig*, nicht günstig*, nicht ganz billig*, nicht gerade günstig*, nicht gerade billig*, kein
    schnäppchen, stolze*, saftige preise, saftige gebühren, saftiger aufpreis, gehen ins geld, ins geld gehen,
    hohe gebühren, hohe kosten, hohe zinsen, hohe provision*, hohe selbstbeteiligung, hoher selbstbehalt, hohe
    beiträge, hoher beitrag, hoher einstiegspreis, hohe anschaffungskosten, hohe folgekosten, hohe
    betriebskosten, hohe versandkosten, hoher stromverbrauch, hoher wasserverbrauch, hoher verbrauch,
    folgekosten, mehrkosten, mehrpreis, preisaufschlag*, zusatzgebühren, zusätzliche kosten, zusätzliche
    gebühren, kostet extra, kosten extra, nur gegen aufpreis, gegen aufpreis, kosten summieren, kosten
    läppern, läppert sich, schwer zu rechtfertigen, kaum zu rechtfertigen, preislich unattraktiv, wenig fürs
    geld, wenig für das geld, wenig leistung fürs geld, schlechteres preis-leistungs-verhältnis,
    preis-leistungs-verhältnis ist schwach, preislich im oberen, oberen preissegment, teurer als nötig,
    undurchsichtige preise, preise steigen, preis steigt, deutlich teurer, spürbar teurer, vergleichsweise
    teuer, verdoppelt sich der preis, preis verdoppelt sich, verdoppeln sich die, kommt man erst nach, kommt
    man kaum, kommt man schwer,
    # Vertrag
    vertragsbindung, lange vertragslaufzeit*, lange bindung, lange kündigungsfrist*, automatische
    verlängerung, verlängert sich automatisch, abo-zwang, abozwang, abo-pflicht, herstellerbindung,
    anbieterbindung, abhängigkeit, lock-in, vendor-lock-in, proprietär*, geschlossenes system, geschlossenes
    ökosystem, nur mit eigenen, nur im abo, mindestbestellwert*, mindestumsatz, schwer zu wechseln, schwer zu
    kündigen, unflexibel*, restriktiv*,
    # Service
    lange antwortzeiten, langsamer support, langsame antworten, langsamer kundenservice, langsame bearbeitung,
    lange bearbeitung*, schleppend*, träger support, support nur per, nur per e-mail, nur per mail, nur per
    chat, nur über tickets, nur englischsprachig*, nur auf englisch, support auf englisch, kein
    deutschsprachig*, mäßiger support, mäßiger service, support könnte, support ist
    {langsam/mäßig/dürftig/ausbaufähig/durchwachsen/überlastet}, wechselnde ansprechpartner, überlastet*,
    wenig persönlich*, unpersönlich*, lange warteschlange*, schwer zu erreichen, schwierig zu erreichen,
    # Bedienung
    einarbeitung*, lange einarbeitung, einarbeitungszeit, schwierig zu, mühsam*, mühselig*, zeitaufwendig*,
    zeitaufwändig*, zeitraubend*, aufwendige einrichtung, aufwändige einrichtung, aufwendige installation,
    aufwendige reinigung, hoher wartungsaufwand, hoher aufwand, hoher einrichtungsaufwand, wartungsintensiv*,
    pflegeintensiv*, nicht intuitiv*, wenig intuitiv*, nicht selbsterklärend*, erklärungsbedürftig*,
    technisches vorwissen, erfordert vorwissen, setzt vorwissen voraus, nichts für anfänger, nichts für
    einsteiger, nicht für anfänger, nicht für einsteiger, erschlagend*, erschlägt, überfordert anfänger,
    überfordert einsteiger, unhandlich*, schwerfällig*, angestaubt*, verschachtelte menüs, viele klicks, zu
    viele klicks,
    # Grenzen
    nur eingeschränkt*, nur begrenzt*, gedeckelt*, deckelt, obergrenze*, nur im teuren, nur im teuersten, nur
    in der teuren, nur in der teuersten, nur in den teuren, erst im teuren, erst ab dem, hinter einer
    bezahlschranke, bezahlschranke, abgespeckt*, rudimentär*, oberflächlich*, dünne dokumentation,
    lückenhaft*, funktionslücken, wenige funktionen, weniger funktionen, wenig funktionen, wenig auswahl,
    kleine auswahl, geringe auswahl, wenig integrationen, weniger integrationen, kleines sortiment, kleines
    netz, wenige filialen, kaum filialen, kaum auswahl, kaum funktionen, kaum anpass*, kaum integrationen,
    fehlende*, mangelnd*, lässt vermissen,
    # Bau und Gebrauch
    zu klobig, zu sperrig, zu langsam, zu kompliziert, zu komplex, zu umständlich, zu weich, zu hart, zu fest,
    zu dünn, zu dick, zu eng, zu weit, zu kurz, zu lang, zu dunkel, zu hell, zu heiß, zu kalt, zu warm, zu
    schwach, zu stark, zu süß, zu salzig, zu trocken, zu fettig, zu schmal, zu breit, zu oft, zu häufig, zu
    selten, zu viel plastik, zu viele, zu knapp, zu leise, zu unflexibel, zu oberflächlich, zu riskant, fällt
    klein aus, fallen klein aus, fällt groß aus, wirkt billig, wirken billig, wirkt altbacken, wirkt veraltet,
    wirkt überladen, wirkt lieblos, wirkt instabil, wirkt unausgereift, wirkt träge, plastiklastig*, viel
    plastik, viel kunststoff, wackliger, wacklig, nicht wasserdicht*, nicht spülmaschinen*, nicht besonders,
    nicht sonderlich, nicht gerade, nicht das beste, nicht der beste, nicht die beste, nicht die erste, nicht
    überragend, nicht für jedermann, nicht durchgehend, wird warm, lüftergeräusch*, relativ laut, ziemlich
    laut, recht laut, kurze laufzeit*, kurze lebensdauer, geringe lebensdauer, kurze garantie, schwacher akku,
    schwache akkulaufzeit, mittelprächtig*, unterdurchschnittlich*, dürfte besser, nicht auf dem niveau, nicht
    auf augenhöhe, nicht ganz so, nicht so
    {gut/schnell/leise/stark/zuverlässig/stabil/flexibel/robust/präzise/umfangreich/komfortabel/ausgereift/intuitiv/haltbar},
    weniger
    {flexibel/robust/zuverlässig/stabil/präzise/umfangreich/komfortabel/ausgereift/intuitiv/haltbar/überzeugend/attraktiv/transparent/empfehlenswert/geeignet/sinnvoll/interessant},
    schwankend*, schwankt, schwanken, qualität schwankt, qualitätsschwankungen, qualität variiert,
    unbeständig*, glückssache, lotteriespiel, kommt in die jahre, in die jahre gekommen, nicht mehr aktuell,
    nicht mehr der neueste,
    # Verfügbarkeit
    schwer erhältlich, schwer zu bekommen, kaum erhältlich, kaum verfügbar, oft ausverkauft, häufig
    ausverkauft, vergriffen, nicht lieferbar, lange lieferzeiten, lange wartezeit*, lange wartezeiten,
    warteliste, nur online erhältlich, nur in wenigen, nur als import, importware, begrenzte verfügbarkeit,
    nicht in deutschland, nicht flächendeckend, nicht überall,
    # Ruf und Eignung
    gemischte bewertungen, gemischte kritiken, gemischte erfahrungen, gemischtes bild, geteiltes echo,
    geteilter meinung, gespalten*, umstritten*, polarisiert, wenig bekannt*, kaum bekannt, unbekannte marke,
    wenig erfahrungsberichte, bewertungen sind gemischt, fraglich*, fragwürdig*, mit vorbehalt, vorbehalte,
    nicht frei von, mit abstrichen, der haken, kleiner haken, wermutstropfen, knackpunkt*, stolperstein*,
    kritisch sehen, kritisch zu sehen, kritisch gesehen, wird kritisiert, häufiger kritikpunkt, häufige
    kritik, hauptkritik*, bemängel*, moniert, monieren, kritisieren, beklagen, beklagt, luft nach oben,
    verbesserungspotenzial, verbesserungsbedarf, nachholbedarf, nachbesserungsbedarf, nachbessern, bleibt
    hinter, bleiben hinter, blieb hinter, hinter der konkurrenz, hinter den erwartungen, nicht auf der höhe,
    verliert an, verlieren an, nachzügler, im mittelfeld, hintere plätze, abgeschlagen, zweite wahl, nur
    zweite wahl, notlösung, nischenprodukt, überkandidelt, überflüssig für, mehr als nötig, mehr als man
    braucht, mehr als sie brauchen, nur sinnvoll, nur sinnvoll wenn, lohnt nur, lohnt sich nur, lohnt sich
    kaum, lohnt kaum, lohnt sich erst, rechnet sich nicht, rechnet sich kaum, rechnet sich erst, ungünstig*,
    unvorteilhaft*, unpassend*, weniger passend*, passt weniger, nicht ideal für, wenig geeignet, kaum
    geeignet, nur bedingt geeignet, bedingt geeignet, bedingt empfehlenswert, nur eingeschränkt
    empfehlenswert, mit einschränkungen, keine ideale, nicht optimal für, fehl am platz,
    # enger, weil das bloße Wort harmlos ist
    unter umständen teuer, hohe komplexität, limitierte funktionen, wirtschaftlich angeschlagen, etwas plump,
    übertrieben teuer,
    hat seinen preis, haben ihren preis, hat ihren preis, alles andere als billig, alles andere als günstig,
    verhältnismäßig teuer, relativ teuer, eher teuer, recht teuer, ziemlich teuer, am teuersten,
    höhere kosten, höhere gebühren, höhere beiträge, hohen preis, hohe prämien, zusatzgebühr*,
    servicegebühr*, bearbeitungsgebühr*, einrichtungsgebühr*, anschlussgebühr*, kontoführungsgebühr*,
    mindestabnahme, mindestlaufzeit, lange laufzeit*, langer vertrag, lange verträge, 24 monate laufzeit,
    24 monate bindung, an den hersteller gebunden, herstellerabhängig*, nur mit den eigenen,
    nur mit originalen, nur in der bezahlversion, nur in der pro-version, nur in der premium-version,
    nur im premium-tarif, nur im pro-tarif, nur im business-tarif, nur mit abo, abo nötig, abo erforderlich,
    abopflichtig, kontozwang, registrierungspflicht, kostenpflichtig*, separat zu, separat erhältlich,
    muss man extra, muss extra, muss separat, müssen separat, müssen extra, extra bezahlen, extra kaufen,
    dazukaufen, zukaufen, nicht inklusive, nicht inbegriffen, nicht im lieferumfang, nicht vorgesehen,
    nicht vorhanden, nicht unterstützt, nicht kombinierbar, nicht anpassbar, nicht wechselbar,
    nicht austauschbar, nicht reparierbar, nicht erweiterbar, nicht wetterfest, nicht spülmaschinenfest,
    nicht abnehmbar, nicht klappbar, nicht beleuchtet, nicht zertifiziert, nicht getestet, kaum anpassbar,
    kaum erweiterbar, kaum zu bekommen, kaum erfahrungsberichte, kaum bewertungen, wenige bewertungen,
    wenig bewertungen, wenige erfahrungsberichte, wenig platz, wenig komfort, wenig spielraum,
    wenig flexibel, wenig transparent, wenig innovativ, wenig individuell, wenig attraktiv,
    wenig spektakulär, wenig abwechslung, zu wenige, zu einfach, zu simpel, zu technisch, zu scharf,
    zu allgemein, zu speziell, zu groß für, zu klein für, zu viel für, zu viele funktionen,
    zu viel des guten, oversized, überfrachtet*, überambitioniert*, kanonen auf spatzen, mit kanonen,
    mehr als du brauchst, übers ziel hinaus, schießt übers ziel,
    etwas {laut/schwer/klobig/träge/langsam/teuer/steif/hart/weich/eng/knapp/dünn/fummelig/umständlich/unübersichtlich/altmodisch/gewöhnungsbedürftig/unflexibel/dunkel/wackelig/zäh/fade/trocken},
    recht {laut/schwer/klobig/träge/langsam/steif/hart/weich/eng/knapp/dünn/fummelig/umständlich/komplex/kompliziert/dunkel/einfach gehalten/karg},
    ziemlich {laut/schwer/klobig/träge/langsam/steif/hart/weich/eng/knapp/dünn/fummelig/umständlich/komplex/kompliziert/dunkel},
    relativ {laut/schwer/klobig/träge/langsam/steif/hart/eng/knapp/dünn/umständlich/komplex/kompliziert},
    vergleichsweise {laut/schwer/klobig/träge/langsam/steif/hart/eng/knapp/dünn/umständlich/komplex/kompliziert/wenig/kurz/klein/schwach},
    eher {laut/schwer/klobig/träge/langsam/steif/hart/eng/knapp/dünn/umständlich/komplex/kompliziert/schwach/mittelmäßig/durchschnittlich/mau/dürftig/selten/ungeeignet/nichts für},
    eingewöhnung,
    erfordert {übung/einarbeitung/geduld/fachwissen/vorkenntnisse/technisches/programmier/zeit/viel/etwas},
    braucht {übung/einarbeitung/geduld/fachwissen/vorkenntnisse/zeit/viel/lange/etwas übung},
    benötigt {übung/einarbeitung/geduld/fachwissen/vorkenntnisse/viel/lange},
    setzt {vorkenntnisse/fachwissen/erfahrung} voraus, vorkenntnisse nötig, zeitintensiv*, aufwendig zu,
    aufwändig zu, wuchtig*, unförmig*, platzraubend*, viel platz, großer platzbedarf, hoher platzbedarf,
    hohes gewicht, hohes eigengewicht, stromfresser, spritfresser, durstig, kurze reichweite, kurzes kabel,
    geringe reichweite, geringe leistung, geringe kapazität, geringe lautstärke, geringe helligkeit,
    geringe saugkraft, geringer funktionsumfang, geringer spielraum, kleines display, kleiner akku,
    kleiner tank, kleine zimmer, enge zimmer, enge sitze, dünne wände, dünnes netz, löchriges netz,
    netzlücken, funkloch, funklöcher, einige lücken,
    schwache {abdeckung/akkulaufzeit/leistung/kamera/saugleistung/performance/verarbeitung/helligkeit/dokumentation},
    schwacher {akku/empfang/motor/klang/bass/support/service},
    schwaches {display/signal/netz/licht/mikrofon/wlan},
    magere {ausstattung/auswahl/dokumentation/garantie}, nur das nötigste, auf das nötigste, reduziert auf,
    nur grundfunktionen, nur basisfunktionen, limitiert auf, beschränkt*, gedrosselt*, drosselung,
    datenlimit, bedingt tauglich,
    weniger {intuitiv/komfortabel/flexibel/robust/stabil/hochwertig/präzise/zuverlässig/leistungsstark/überzeugend/gut/schön/geeignet/sinnvoll/attraktiv/transparent/ausgereift/übersichtlich/sparsam/leise/handlich/vielseitig/elegant/persönlich/modern/kulant/ideal/passend/empfehlenswert/umfangreich},
    nicht so {gut/intuitiv/komfortabel/flexibel/robust/stabil/hochwertig/präzise/zuverlässig/leistungsstark/schnell/leise/umfangreich/übersichtlich/ausgereift/stark/schön/handlich/sparsam/vielseitig},
    nicht {immer zuverlässig/ganz/sonderlich/besonders/wirklich/durchgehend/optimal/ideal/perfekt/ausreichend/genug/schnell genug/stark genug/groß genug/gut genug/das beste/die beste/der beste/das schnellste/die schnellste/der schnellste/das leiseste/unbedingt/für jeden/für alle/für anfänger/für einsteiger/jedermanns/jedermanns sache/nach jedermanns geschmack},
    geschmackssache, durchwachsene bewertungen, gemischte gefühle, gehen auseinander, scheiden sich,
    kontrovers*, schwankende qualität, qualitätsschwankung*, mal so, je nach filiale, je nach standort,
    je nach mitarbeiter, hängt stark vom, hängt stark von, steht und fällt, nicht konstant, mittelmaß,
    durchschnittsware, unspektakulär*, langweilig*, eintönig*, monoton*, kühl wirkend, anonym*, bieder*,
    blutleer*, verbesserungsfähig*, da geht mehr, nachbesser*, optimierungsbedarf, optimierungspotenzial,
    noch nicht ausgereift, steckt noch, in den kinderschuhen, kinderkrankheit*, kleinere macken,
    kleine macken, macken, eigenheiten, schwachpunkt*, schwachstelle, abzüge, punktabzug, schattenseite*,
    kehrseite, nachteil ist, minuspunkt*, einziges manko, stört, stören, vermisst, vermissen, fehlte,
    fehlender, fehlendes, es fehlt, dauert länger, dauert lange, dauert etwas, langer lieferzeit,
    lange warteliste*, lange schlange*, schnell ausverkauft, lieferengpass*, lieferengpässe,
    schwer zu finden, schwer verfügbar, selten verfügbar, nur online, nur telefonisch, kein deutscher,
    weit weg, weit außerhalb, abgelegen*, schlecht angebunden, schlecht erreichbar mit, keine parkplätze,
    wenige parkplätze, parkplatzmangel, parkplatzsuche, ältere zimmer, ältere technik, ältere version,
    älteres modell, älteres design, vorgängermodell, vorjahresmodell, in die jahre, leicht veraltet,
    etwas veraltet, veraltete oberfläche, wirkt etwas,
    fühlt sich {billig/altbacken/veraltet/träge/schwammig/wackelig} an, plastikgehäuse, kunststoffgehäuse,
    lautes betriebsgeräusch, laute lüfter, lauter lüfter, hörbare lüfter,
    nichts für {anfänger/einsteiger/schwache/ungeduldige/puristen/jeden/große/kleine/familien/empfindliche},
    eher etwas für, nur für profis, nur für geübte, nur für fortgeschrittene, an seine grenzen, stößt an,
    stößt an grenzen, stoßen an grenzen, kommt an grenzen, grenzwertig*, schnell an grenzen, kaum für,
    weniger für, hölzern*, schwammig*, unruhig*, hektisch*, überlaufen, stark frequentiert, laut bei,
    laut im, laut unter last,
    # plain words, and how short items tell
    auf störung, meldete sich erst, meldete sich nie, meldete sich kaum, meldet sich erst, meldet sich kaum,
    meldeten sich erst, meldeten sich nicht, meldeten sich nie, meldeten sich kaum, melden sich erst, melden
    sich nie, melden sich kaum, erst nach zwei, erst nach drei, erst nach vier, erst nach fünf, erst nach sechs,
    erst nach zehn, erst nach tagen, erst nach mehreren, endet bei, nur bis, läuft alles über, nur über chat,
    geht nur, gibt es nur, fehlt leider, weit ausgelegt, schiefgegangen, schief gegangen, ging schief, gekaufte
    sterne, platzten, wurde verkauft, verkauft an, subunternehmer*, wurde teurer, preise gestiegen, nur gegen,
    nicht mehr verfügbar, nicht mehr im handel, eher für`,
  faults: `lösten sich, löste sich, stellt sich quer, stellte sich, stellen sich quer, schlecht*, mangelhaft*,
    ungenügend*, miserabel*, miserable*, katastroph*, grauenhaft*, furchtbar*, schrecklich*, enttäusch*,
    ärger*, nervt, nervig*, nervend*, frustrier*, unzuverlässig*, unbrauchbar*, nutzlos*, wertlos*, billig
    verarbeitet, billig, billige, billiges, klapprig*, klappert, wackelig*, wackelt, quietsch*, knarz*,
    knarr*, undicht*, tropft, leckt, ausgelaufen, kaputt*, defekt*, mangel, gerissen, reißt, gebrochen,
    bricht, abgebrochen, brach, brachen, verschlissen, verschleiß*, rostet, rostig*, rostet*, überhitz*, wird
    heiß, wird schnell heiß, abgestürzt, absturz*, abstürze*, stürzt, hängt sich auf, ruckelt, ruckel*, friert
    ein, hakt, hakelig*, störanfällig*, fehleranfällig*, fehlerhaft*, buggy, bugs, langsam*, träge, zäh,
    lahm, lahme, lahmes, überteuert*, abzocke*, wucher*, versteckte kosten, versteckte gebühren, mogelpackung*, zahlt man
    für den namen, überbewertet*, beschwer*, reklam*, unzufrieden*, unfreundlich*, unhöflich*, patzig*,
    inkompetent*, unprofessionell*, unseriös*, unverschämt*, nicht erreichbar, schwer erreichbar, kaum
    erreichbar, unerreichbar*, keine antwort, keine rückmeldung, nie eine antwort, nicht reagiert, reagiert
    nicht, wartezeit*, warteschleife*, wochenlang*, monatelang*, ewig gewartet, nie angekommen, nicht
    angekommen, kam nie, nie geliefert, zu spät, verspät*, verzögert*, verzögerung*, storniert*, falsch
    geliefert, falsche, verloren, verschwunden, ausgefallen, ausfälle*, ausfall, fällt aus, fielen aus, fällt
    ständig aus, versagt*, scheitert*, problem, probleme*, problematisch*, störend*, verwirrend*,
    irreführend*, gefährlich*, unsicher*, schädlich*, bedenklich*, gesundheitsgefähr*, rückruf*, klage,
    klagen, anwalt, mahnung*, abmahn*, stinkt, schmutzig*, dreckig*, verdreckt*, schimmel*, fade,
    geschmacklos*, ungenießbar*, zäh wie, versalzen*, lauwarm*, kratzt, drückt, unbequem*, unterlegen,
    schwächer*, schwach, schwache*, schlechter*, hinkt hinterher, fällt ab, fällt zurück, zieht den kürzeren,
    lässt zu wünschen, zu wünschen übrig, lässt nach, im stich gelassen, im stich, nicht wert, nicht haltbar,
    hält nicht, hielt nicht, hielt nur, gab den geist auf, gibt den geist auf, den geist aufgegeben, nach
    wenigen wochen, nach wenigen tagen, schon nach zwei, nach kurzer zeit, aufgegeben, zurückgeschickt,
    zurückgegeben, leider, mies*, ramsch, schrott*, murks, flop, reinfall, frechheit, zumutung, verarscht,
    unausgereift*, lieblos*, instabil*, bruchstück*, löchrig*, teurer geworden, preiserhöhung*, ungenau*,
    unscharf*, verrauscht*, ausgerissen, gerissen ist, aus dem leim, löst sich, lösen sich, abgefallen,
    abgeplatzt, blättert ab, abgeblättert, verbogen, verkratzt, zerkratzt, verfärbt, ausgeblichen,
    eingelaufen, durchgelegen, durchgescheuert, klemmt, verklemmt, schleift, dröhnt, dröhnend*, brummt,
    pfeift, ohrenbetäubend*, glühend heiß, heiß, überhitzt, stinkt nach, akku leer, akku hält kaum, schnell
    leer, entlädt, trennt sich, bricht ab, bricht zusammen, zusammengebrochen, verliert die verbindung,
    verbindungsabbrüche, abbrüche, meldet sich ab, abgemeldet, gelöscht, datenverlust, daten verloren,
    datenpanne, datenleck, werbung überall, voller werbung, aufdringlich*, nötigt, hing ich, in der leitung,
    aufgelegt, legt auf, stundenlang*, tagelang*, ewig, vertröstet, hingehalten, abgewimmelt, weitergereicht,
    von einem zum anderen, niemand zuständig, geht niemand, ging niemand, nimmt niemand, meldet sich niemand,
    meldete sich niemand, niemand erreichbar, nie zurückgerufen, nicht zurückgerufen, ungefragt,
    unaufgefordert, ohne vorwarnung, ohne ankündigung, ohne grund, heimlich, zusatzkosten, nachzahlung,
    doppelt abgebucht, abgebucht, kündigung wird, unnötig schwer, kaum kündbar, kündigen kaum, kaution, erst
    nach einer klage, geld zurück, nie gesehen, aufgeschwatzt, abgezockt, gelogen, falsche versprechen, leere
    versprechen, schluderig*, schlampig*, nachlässig*, gepfuscht, pfusch, unfähig*, ahnungslos*,
    überfordert*, gleichgültig*, arrogant*, überheblich*, herablassend*, pampig*, schnippisch*, gelangweilt*,
    chaotisch*, chaos, überfüllt*, verwanzt, wanzen, haare im, kalt serviert, kaltes essen, verkocht,
    zerkocht, fettig, wässrig, angebrannt, trocken, hart wie, falsche größe, falscher artikel, fehlteile,
    beschädigt*, zerdrückt, verbeult, auf der straße, verschollen, nicht auffindbar, wochen zu spät, tage zu
    spät, dauerte wochen, dauerte monate, bereu*, mehr erwartet, hätte mehr erwartet, alptraum, albtraum,
    katastrophe, lachhaft*, lächerlich*, peinlich*, traurig, armselig*, erbärmlich*, dürftig*, unterirdisch*,
    grottig*, grottenschlecht*, unzumutbar*, unausgegoren*, unfertig*, blechern*, dumpf, verwaschen*,
    pixelig*, körnig*, spartanisch*, nachgelassen, bergab, früher besser, nicht mehr das, insolvent*, pleite,
    verklagt, bußgeld, strafe, gebrochene, verabschiedet, gab auf, gibt auf, ging kaputt, geht kaputt, ging
    entzwei, zerbroch*, zerbrach, zersprang, zersplitter*, geplatzt*, platzt, platzte, geborsten,
    durchgebrannt*, abgeraucht, abgeschmort, verschmort, qualmt*, funken, kurzschluss, riss, rissen, einriss,
    aufgerissen, aufgeplatzt, abgerissen, abgegangen, ging ab, geht ab, fiel ab, fallen ab, franst,
    ausgefranst, fusselt, pillt, verfilzt, verzieht sich, verzogen, schief, wellt sich, verklebt, verstopft,
    zugesetzt, tropfte, ausläuft, läuft aus, lief aus, saugt sich, durchnässt, nässe dringt, eingedrungen,
    beschlägt, flackert, flackern, streikt*, spinnt, zickt, muckt, bockt, stockt, stottert, kratzig*,
    scheuert, scheuerte, zwickt, kneift, rutscht ständig, juckt, ausschlag, blasen, verbrannt*, verbrannte
    mich, stromschlag, verletz*, gefähr*, giftig*, schadstoff*, patzt, patzer, verpatzt*, vermasselt,
    verbockt, versaut, verhunzt, schlampt, trödelt, verschleppt*, verbummelt, vergessen, verwechselt,
    vertauscht, verlegt, fallen gelassen, hängen gelassen, hängengelassen, sitzen gelassen, sitzengelassen,
    alleingelassen, allein gelassen, ins leere, im nirgendwo, im nichts, keinen ansprechpartner, kein
    ansprechpartner, keine hilfe, hilft niemand, nicht geholfen, nie jemand*, niemanden zu, textbaustein*,
    standardantwort*, floskel*, ausrede*, ausflüchte, schiebt die schuld, abgespeist, abserviert, hin und her
    geschickt, im kreis, bürokratisch*, uneinsichtig*, unkulant*, ruppig*, barsch*, schroff*, frech*,
    aggressiv*, belästig*, bedrängt, werbeanruf*, spam*, datenkrake, ausspioniert, spioniert, gehackt*,
    gefälscht*, fälschung*, fake*, plagiat*, lügt, lügen, betrogen, hereingelegt, reingelegt, übers ohr,
    abgezogen, ausgenommen, melkt, wucherpreis*, mondpreis*, halsabschneid*, unverschämt teuer, viel zu teuer,
    sündhaft teuer, schweineteuer, ein vermögen, teuer bezahlt, teuer erkauft, preistreib*, aufpreis für jede,
    kassiert, kostenfalle*, abofalle*, zieht einem, aus der tasche, ungerechtfertigt*, zu unrecht, versprochen
    und, versprechen nicht, nicht eingehalten, leere worte, nicht gehalten, heiße luft, viel lärm, blendet,
    blender, ernüchter*, desillusion*, verärger*, wütend*, genervt*, entnervt*, zum haareraufen, zum
    verzweifeln, verzweifel*, zum davonlaufen, tortur, horror*, drama, odyssee, fehlkauf, fehlgriff, griff ins
    klo, satz mit x, für die tonne, für die katz, müll, unrat, plunder, billigware, billigplastik, wie
    billig*, wie plastik, sparmaßnahm*, am falschen ende gespart, eklig*, ekelhaft*, widerlich*, ranzig*,
    verdorben*, muffig*, moderig*, sauer geworden, chemisch*, wie pappe, pappig*, matschig*, labbrig*,
    gummiartig*, zäh wie leder, oudbacken, altbacken*, versalzen, verwässert, laff, lasch*, übelkeit,
    bauchschmerzen von, lebensmittelvergiftung, unhygienisch*, ungepflegt*, heruntergekommen*, abgewohnt*,
    hellhörig*, zugig*, durchgesessen*, verpixelt*, ruckelig*, unlesbar*, unverständlich*, undurchsichtig*,
    intransparent*, verschachtelt*, überladen*, unlogisch*, verkorkst*, verbuggt*, hirnrissig*, sinnlos*,
    unnütz*, überflüssig*, vergeudet*, verschwendet*, umsonst gewartet, vergeblich*, alleine gelassen, nicht
    funktion*, funktionierte nie, funktioniert nicht, funktioniert nie, ging nie, nicht zu gebrauchen, taugt
    nicht*, taugt nichts, nichts taugt, kein vergleich zu früher, einpacken kann, niedriger fleischanteil,
    füllstoffe, zusatzstoffe, mangelnde*, kritisiert*, kritik an, abgemahnt, insolvenz*, insolvenzantrag,
    beschwerden, häufig beschwerden, viele beschwerden, bußgeld*, gerügt, warnt die, verbraucherzentrale
    warnt, zurückgerufen, sicherheitslücke*, fällt durch, durchgefallen, abgewertet, schneidet schlecht,
    schneiden schlecht, enttäuscht, schlechte bewertungen, negative bewertungen, hinterher, nicht mehr
    zeitgemäß, zu teuer, zu schwer, zu groß, zu klein, zu laut, passt nicht, passen nicht, abgesagt*,
    abgesagte*, kurzfristig abgesagt*,
    # Preis und Vertrag
    überhöht*, horrend*, exorbitant*, astronomisch*, gepfeffert*, maßlos*, schamlos*, völlig überzogen,
    überzogen*, preisexplosion, verdeckte kosten, verdeckte gebühren, intransparente*, lockangebot*,
    lockvogel*, knebelvertrag*, knebelverträge, untergejubelt, kündigung ignoriert, kündigungen ignoriert,
    kündigung wurde, kündigungen werden, weigert sich, weigern sich, weigerte sich, verweiger*, einbehalten*,
    behält die kaution, konto gesperrt, konten gesperrt, kontosperrung*, inkasso*, falsche abrechnung*,
    fehlerhafte abrechnung*, falsch abgerechnet, abrechnungsfehler, doppelt berechnet, unberechtigt*, lehnt
    ab, ablehnung*, abgelehnte, leistungsverweigerung, zahlt nicht, zahlen nicht, zahlte nicht, zahlt spät,
    auszahlung verzögert, kein geld zurück, kein cent zurück, auf den kosten sitzen, bleibt man sitzen,
    drückermethoden, drücker*, verkaufsdruck, aggressiver vertrieb, vertriebsdruck, haustürvertrieb,
    # Service
    schlechter service, schlechter support, mieser service, mieser support, katastrophaler service, keine
    reaktion, ohne reaktion, bleibt unbeantwortet, bleiben unbeantwortet, unbeantwortet*, ignoriert*,
    ignorieren, ignorierte, antwortet nicht, antworten nicht, antwortet nie, ruft nicht zurück, rufen nicht
    zurück, meldet sich nicht, meldet sich nie, taucht nicht auf, tauchte nicht auf, nicht erschienen, nicht
    aufgetaucht, platzen lassen, termin geplatzt, termine platzen, termine ausgefallen, unpünktlich*,
    verspätung*, terminchaos, unzuverlässige lieferung, lieferverzug, lieferverzögerung*, lieferprobleme*,
    lieferschwierigkeiten, paket verloren, nicht zugestellt, falsch zugestellt, beim nachbarn,
    widersprüchlich*, falsche auskunft, falsche auskünfte, falschauskunft, falschberatung, fehlberatung*,
    falsch beraten, schlecht beraten, fehldiagnose*, behandlungsfehler, unmotiviert*, desinteressiert*,
    lustlos*, genervte mitarbeiter, unaufmerksam*, unsensibel*, unverständnis, respektlos*, rassis*,
    diskriminier*, schikan*, hingehaltene*, warten lassen, warten gelassen, unterbesetzt*, personalmangel,
    hohe fluktuation, unorganisiert*, planlos*, konzeptlos*, unkoordiniert*, überbucht*, abgefertigt,
    massenabfertigung, fließband*,
    # Mängel
    verarbeitungsmängel, qualitätsmängel, qualitätsprobleme, qualitätsverlust, verarbeitungsfehler,
    materialfehler, serienfehler, konstruktionsfehler, produktionsfehler, montagsgerät, montagsmodell,
    kinderkrankheiten, ausfallquote, ausfallrate, hohe ausfallquote, frühe ausfälle, akkuprobleme,
    softwareprobleme, verbindungsprobleme, probleme mit, reparaturanfällig*, pannenanfällig*,
    wartungsbedürftig*, schnell kaputt, ständig kaputt, häufig defekt, gehen kaputt, gingen kaputt, nutzt sich
    ab, nutzen sich ab, abgenutzt*, abnutzung, kurzlebig*, nicht langlebig, zerfällt, zerfleddert, zerreißt,
    zerreißen, leiert aus, ausgeleiert, ausgefallen nach, undichte*, springt nicht an, startet nicht, lädt
    nicht, lädt nicht mehr, schaltet sich ab, schaltet ab, fällt oft aus, fällt regelmäßig aus, aussetzer,
    hängt sich, hängt ständig, stürzt ab, stürzte ab, stürzen ab, absturzfreudig, fehlermeldungen, lange
    ladezeiten, lädt langsam, lädt ewig, verzögerungen, unperformant*, performanceprobleme, serverprobleme,
    serverausfälle, nicht nutzbar, kaum nutzbar, kaum brauchbar, kaum zu gebrauchen, nicht brauchbar, nicht
    alltagstauglich, nicht praxistauglich, inkompatibel*, kompatibilitätsprobleme, wird eingestellt, wurde
    eingestellt, nicht mehr unterstützt, nicht mehr weiterentwickelt, nicht mehr gepflegt, nicht mehr
    hergestellt, nicht mehr erhältlich, keine updates, keine updates mehr, keine sicherheitsupdates,
    vernachlässigt*, stiefmütterlich*, überaltert*, antiquiert*, rückständig*, hoffnungslos*, abgehängte,
    # Recht, Datenschutz, Ruf
    datenschutzbedenken, datenschutzproblem*, datenschutzverstoß*, datenschutzverstöße, datenschutzskandal,
    datenschutzrechtlich bedenklich*, datenschutzrechtlich problematisch*, sicherheitsmängel,
    sicherheitsbedenken, sicherheitslücken, sicherheitsvorfall, sicherheitsvorfälle, schwachstelle*,
    unverschlüsselt*, gibt daten weiter, gibt ihre daten, sammelt daten, sammelt viele daten, verkauft daten,
    verkauft ihre daten, hackerangriff, geleakt*, in der kritik, unter kritik, in die kritik geraten, stand in
    der kritik, in verruf, verruf*, schlechter ruf, zweifelhafter ruf, zweifelhaft*, dubios*, unlauter*,
    undurchsichtige praktiken, fragwürdige praktiken, negativschlagzeilen, schlagzeilen wegen, skandal*,
    shitstorm, vorwürfe, vorwurf, beschuldigt, ermittelt gegen, strafzahlung*, geldbuße*, geldstrafe*,
    verurteilt, sammelklage*, verklagt worden, abmahnung*, verbraucherschützer warnen, stiftung warentest
    warnt, mangelhaft bewertet, note mangelhaft, mit mangelhaft, mit ausreichend bewertet, fiel durch, fiel im
    test durch, fällt im test, schlechte noten, schlechte note, schlecht bewertet*, schlechteste note, viele
    negative, überwiegend negativ*, zahlreiche beschwerden, beschwerden häufen, häufen sich, häufen sich
    beschwerden, negative erfahrungen, schlechte erfahrungen, schlechte erfahrung, ein-stern*, 1-stern*,
    verlorenes vertrauen, vertrauen verloren, vertrauensverlust, vertrauensbruch, imageschaden, pleitegeh*,
    zahlungsunfähig*, insolvenzverfahren, geschlossen worden, standorte geschlossen, filialen geschlossen,
    filialschließungen, entlassungen, lizenz entzogen, gekaufte bewertungen, gefälschte bewertungen,
    fake-bewertungen, greenwashing, irreführende werbung, leere werbeversprechen, werbeversprechen nicht,
    # Geschmack, Geruch, Hygiene, Tragen, Bild und Ton
    schmeckt nicht, schmeckt künstlich, schmeckt bitter, schmeckt fad, schmeckt nach plastik, schmeckt nach
    chemie, schmeckt wässrig, künstlicher geschmack, künstlich schmeck*, beigeschmack, nachgeschmack,
    chemischer geruch, starker geruch, unangenehmer geruch, unangenehm*, riecht nach, riecht chemisch, riecht
    unangenehm, geruchsbelästigung, stinken, müffelt, übelriechend*, breiig*, zerkochte, labberig*,
    schleimig*, bröselig*, bröckelt, klebrig*, unappetitlich*, verschmutzt*, dreckige, ungeziefer, kakerlaken,
    schmuddelig*, verwahrlost*, renovierungsbedürftig*, in die jahre gekommene, durchgelegene, scheuert auf,
    druckstellen, drückt unangenehm, schneidet ein, schweißtreibend, wärmestau, hautreizung*, reizt die haut,
    ausschläge, allergische reaktionen, rückenschmerzen verursacht, verursacht rückenschmerzen,
    unergonomisch*, schlecht ablesbar, schlechtes bild, schlechter klang, schlechter sitz, sitzt schlecht,
    sitzt nicht, verzerrt, scheppert, übersteuert, überschärft, bildrauschen, rauscht, blasse farben,
    flimmert, flimmern, spiegelt stark, akku hält nur, akku schwächelt, akku gibt, schwächelt, schwächeln,
    hält nur, hielten nur, reicht nur, reicht kaum, reicht nicht,
    # Wende zum Schlechten
    verschlechtert, verschlechterung, schlechter geworden, wird immer schlechter, immer schlechter, eingebüßt,
    büßt ein, früher gut, früher deutlich besser, nicht mehr so gut, nicht mehr zu empfehlen, nicht mehr
    empfehlenswert, nicht mehr wie früher, nicht mehr das niveau, ruht sich auf, ruhen sich auf, nur noch ein
    schatten, schatten seiner, schatten ihrer, lebt vom namen, vom guten namen, qualität hat nachgelassen,
    qualität lässt nach, qualität leidet, leidet unter, leiden unter, krankt an, krankt, auf dem absteigenden
    ast, absteigenden ast,
    # Urteile
    enttäuschung*, ernüchterung, frust, unmut, verdruss, zum ärgern, kopfschütteln, unbefriedigend*,
    unzureichend*, inakzeptabel*, nicht akzeptabel, nicht hinnehmbar, nicht zufriedenstellend*, blamabel*,
    desaster, desaströs*, debakel, fiasko, trauerspiel, armutszeugnis, lachnummer, ein witz, hanebüchen,
    haarsträubend*, untragbar*, verheerend*, stümperhaft*, dilettantisch*, halbherzig*, wirr, konfus*,
    nervenaufreibend*, kostspieliger fehler, hinausgeworfenes, verbrannt geld, verpulvert, marketing-gag,
    marketinggag, mehr schein als sein, mehr marketing als, mehr hype als, viel versprochen, verspricht mehr,
    enttäuscht auf, fällt negativ auf, negativ auf, negativ aufgefallen, unrühmlich*, kann nicht überzeugen,
    überzeugt nicht, überzeugte nicht, konnte nicht überzeugen, konnten nicht überzeugen, überzeugt kaum,
    überzeugt nur bedingt, überzeugt wenig, wenig überzeugend*, nicht überzeugend*, keine überzeugende, nicht
    mithalten, kann nicht mithalten, nicht konkurrenzfähig, nicht wettbewerbsfähig, kommt zu kurz, kommen zu
    kurz, bleibt auf der strecke, auf der strecke, rächt sich, zu kämpfen, kämpft mit, kämpfen mit, tut sich
    schwer, tun sich schwer, hapert, es hapert, krankt es, vorsicht walten, mit vorsicht zu genießen, hat das
    nachsehen, das nachsehen, schlusslicht im,
    # enger, weil das bloße Wort harmlos ist
    häufige störungen, häufige fehlermeldungen, ist lästig, sind lästig, wirkt lästig, wirkt überholt,
    technisch überholt, riecht streng, anfällig für {defekte/störungen/kratzer/fehler/risse/rost}, vermisst
    man, vermissen wir, vermissen nutzer, nutzer vermissen, laut nutzern unzuverlässig, starres, starre
    vorgaben, starre verträge,
    # geld
    saftige aufschläge, abzock*, abgezogen worden, gemolken, melkkuh, ausgenommen wie, kassiert ab, kassieren ab,
    kräftig abkassiert, abkassiert, abkassieren, zur kasse, zur kasse gebeten, bittet zur kasse, abo-falle*,
    preisfalle*, vertragsfalle*, lockpreis*, scheinrabatt*, preistreiber*, preistreiberei, preissprung,
    preissprünge, preisschock, kostenexplosion, beitragssprung, beitragssprünge, beitragserhöhung*,
    gebührenerhöhung*, verdoppelt sich, verdoppelt den preis, verdoppelte, verdreifacht,
    schnellt in die höhe, schnellen in die höhe, explodieren, explodiert, läppern sich, summiert sich,
    summieren sich, geht ins geld, reißt ein loch, teurer spaß, teures vergnügen, teuer und,
    schlicht zu teuer, maßlos teuer, für die leistung zu, der preis ist nicht, steht in keinem verhältnis,
    in keinem verhältnis, kein verhältnis zum preis, unverhältnismäßig*, zahlt man vor allem,
    bezahlt man den namen, man zahlt den namen, zahlen sie den namen, zahlst du den namen, namen mit,
    für den namen, für das logo, fürs logo, für die marke, markenaufschlag, marketingkosten, nachforderung*,
    zu viel berechnet, zu viel abgebucht, ohne zustimmung, ohne rücksprache, ohne begründung,
    ohne erklärung, ohne vorankündigung, ohne einwilligung, klammheimlich, stillschweigend, still und leise,
    durch die hintertür, kleingedruckt*, im kleingedruckten, versteckte klauseln, fallstrick*,
    stolperfalle*, pferdefuß, etikettenschwindel*, schönfärberei, augenwischerei, schönrechn*, hochstapel*,
    blendwerk, windig*, zwielichtig*, halbseiden*, unredlich*, schwindel, schwindler*, täuschend*,
    irreführ*, leere versprechungen, falsche angaben, falschangaben, geschönt*, gekaufte rezensionen,
    fake-rezensionen, fake-shop*, fälschungen, nachgemacht*, minderwertig*, billigste verarbeitung,
    billig gemacht, billige verarbeitung, billige materialien, billiges material, billiges plastik, schund,
    krempel, wegwerf*, einwegprodukt, elektroschrott, schrottig*,
    # vertrag, service
    lange vertragsbindung, knebel*, kündigung nur, kündigung ist, kündigungsbestätigung, schwer kündbar,
    schwierig zu kündigen, kommt man nicht raus, nicht aus dem vertrag, aus dem vertrag, stellt sich stur,
    stellen sich stur, mauert, mauern, blockt ab, blocken ab, wimmelt ab, abgekanzelt, abgewiesen,
    vertröst*, hinhalt*, hinhaltetaktik, verzöger*, verschlepp*, immer wieder verschoben,
    mehrfach verschoben, geplatzte termine, versetzt worden, versetzt kunden, nicht erschien, kam nicht,
    kamen nicht, kommt nicht zum termin, tauchten nicht auf, melden sich nicht, meldete sich nicht,
    niemand meldet, niemand geht ran, niemand ran, niemand hebt ab, niemand antwortet, keiner zuständig,
    fühlt sich niemand zuständig, niemand fühlt sich, niemand kümmert, kümmert sich niemand,
    kümmert sich keiner, keiner kümmert, keiner erreichbar, kaum zu erreichen, schlecht erreichbar,
    telefonisch nicht, nie erreichbar, nicht zu erreichen, läuft ins leere, laufen ins leere,
    verläuft im sande, im sande, funkstille, tote leitung, im regen, im regen stehen,
    im regen stehen lassen, lässt kunden, lassen kunden, sich selbst überlassen, auf sich gestellt,
    schieben die schuld, schiebt es auf, redet sich raus, redet sich heraus, ausreden, herausgeredet,
    weiterverbunden, von pontius, hin und her, hin- und hergeschickt, standardfloskel*, floskeln,
    vorgefertigte antworten, automatische antworten, bot-antworten, nur ein chatbot, nur chatbots,
    statt eines menschen, wartezeiten von, wartezeit von, tagelang warten, tagelang auf, ewigkeiten,
    seit wochen, seit monaten, erst nach wochen, erst nach monaten, nach wochen, nach monaten erst,
    dauert wochen, dauert monate, dauert ewig, dauern wochen, dauern monate, wochen dauern, monate dauern,
    wochen warten, monate warten, zieht sich hin, ziehen sich hin, zieht sich über, schleppt sich, behäbig*,
    im schneckentempo, schneckentempo, lahmarschig, trödel*, kommt zu spät, verspätet*, verspätete,
    fällt häufig aus, fallen häufig aus, fallen oft aus, storniert kurzfristig, kurzfristig storniert,
    kurzfristige absagen, absagen in letzter, überbuchung*, doppelt belegt, doppelt vergeben,
    falsche lieferung*, falsches produkt, unvollständig*, unvollständig geliefert, beschädigte ware,
    zerbrochen*, überlagert*, verschimmelt*, verloren gegangen, geht verloren, gehen verloren,
    verloren gingen, vergessen worden, geschlampt, verpfuscht*, stümper*, laienhaft*, dilettant*,
    unqualifiziert*, ungeschult*, personalnot, ständig wechselnde, häufig wechselnde, wechselndes personal,
    ständiger wechsel, fluktuation, hochnäsig*, von oben herab, dreist*, penetrant*, gedrängt,
    unter druck gesetzt, unter druck, übt druck, druck ausgeübt, drückermethode*, drückerkolonne*,
    haustürgeschäft*, telefonterror, werbeanrufe, werbeflut, werbeüberflutet, zugespammt, zugemüllt,
    überschüttet mit werbung, mit werbung überflutet, werbeverseucht, werbelastig*, zu viel werbung,
    nervige werbung, nerven, nervte, genervt von, geht auf die nerven, auf die nerven,
    treibt in den wahnsinn, ärgert, ärgern, ärgerlich*, nur ärger, viel ärger, ärger mit, empört*,
    frustriert*, enttäuschend*, ernüchternd*, bitter enttäuscht,
    # technik, verarbeitung
    macht schlapp, machen schlapp, schlappmacht, geben den geist auf, geist aufgegeben, geben auf,
    gibt nach kurzer, verreckt*, streiken, spinnen, zicken, verkantet, verhakt, verheddert*,
    verstopft schnell, stocken, stottern, ruckeln, ruckartig*, hängen sich auf, aufgehängt, frieren ein,
    eingefroren, störungsanfällig*, defektanfällig*, fehlfunktion*, fehlalarm*, fehlmessung*, fehlbuchung*,
    falschmeldung*, falsche ergebnisse, falsche daten, falsche werte, falsche angaben zu, unpräzise*,
    verschwommen*, flau*, farbstichig*, blass*, schrill*, scheppern, klappern, quietscht,
    quietschen, knarzt, knarzen, knarrt, rattert, rattern, surrt laut, fiept, fiepen, vibriert stark,
    wackeln, wacklig*, kippelt, kippelig*, franst aus, verbiegt, bricht leicht, bricht schnell, reißt ein,
    eingerissen, platzt ab, platzen, blättern ab, lockert sich, lockern sich, geht schnell kaputt,
    nutzt schnell ab, verschleißt, verschleißanfällig*, bleicht aus, vergilbt*, färbt ab, pilling,
    läuft ein, eingegangen, drückt auf, verrutscht, schwitzt man, schwitzig*, modrig*, chemisch riecht,
    plastikgeruch, beißend*, ausdünst*, rosten, angerostet, korrodiert*, überhitzen, überhitzung*,
    werden heiß, brandgefahr, brandgefährlich, verletzungsgefahr, verletzungsrisiko, sicherheitsrisik*,
    datenhunger, datenhungrig*, sammelt fleißig, daten verkauft, daten weitergegeben, späht, abgehört,
    kompromittiert*, offengelegt, abgegriffen, entwendet, ungeschützt*, nicht mehr aktualisiert,
    bekommt keine updates, erhält keine updates, ohne updates, seit jahren nicht, seit jahren keine,
    seit jahren unverändert, nicht weiterentwickelt, eingestellt*, eingestampft, vom markt genommen,
    vom markt verschwunden, nicht mehr produziert, nicht mehr verkauft, ausgelaufenes modell, am ende,
    am ende seiner, vor dem aus, dem ende nah, insolvenz angemeldet, pleitegegangen, konkurs, in schieflage,
    schieflage, in turbulenzen, turbulenzen, angeschlagen*, angezählt, tief in den roten zahlen,
    rote zahlen, verlustreich*, stellenabbau, filialschließung*, filialsterben, schließt filialen,
    geschlossen wurden, dichtgemacht, macht dicht, klagen gegen, musterfeststellungsklage*, rüge,
    bußgeld gegen, strafe zahlen, millionenstrafe, ermittlungen gegen, staatsanwaltschaft ermittelt,
    verbraucherzentrale klagt, verbraucherschützer kritisieren, bafin warnt, bafin rügt, rückrufaktion*,
    affäre, verrufen*, ramponiert*, beschädigter ruf, ruf gelitten, ruf ruiniert, schlechten ruf,
    zweifelhaften ruf, steht in der kritik, geriet in die kritik, hagelt kritik, hagelt beschwerden,
    häufen sich klagen, reißen nicht ab, reihenweise, massenhaft, serienweise, am laufenden band,
    immer wieder probleme, immer wieder ärger, immer wieder ausfälle, dauerbaustelle*, dauerproblem*,
    dauerärgernis, ärgernis, katastrophal*, drunter und drüber, durcheinander, kopflos*, einfallslos*,
    ideenlos*, seelenlos*, fad, schal, trocken wie, kalt geliefert, ekel*, abgewirtschaftet*,
    sanierungsbedürftig*, bauchschmerzen davon, magenprobleme, durchfall nach, hautausschlag, reizungen,
    unverträglich*, schlecht vertragen, nebenwirkung*,
    # urteil
    bleibt weit hinter, unter den erwartungen, unter erwartung, weit unter, unter wert, unter durchschnitt,
    unterm strich zu, fielen durch, note ausreichend, nur ausreichend, schlusslicht*, am unteren ende,
    auf den hinteren, hinteren plätzen, abgeschlagen*, weit abgeschlagen, abgehängt*, nachzügler*,
    läuft hinterher, laufen hinterher, hinken hinterher, weit hinterher, im rückstand, von gestern,
    aus der zeit gefallen, aus dem letzten jahrhundert, altmodisch*, verstaubt*, hat nachgelassen,
    haben nachgelassen, lassen nach, abgebaut, baut ab, stark abgebaut, wird schlechter, werden schlechter,
    zunehmend schlechter, spürbar schlechter, merklich schlechter, deutlich schlechter, war früher besser,
    war mal gut, war einmal, auf den lorbeeren, schatten seiner selbst, glanz verloren, verspielt*,
    vertrauen verspielt, das vertrauen verloren, kein vertrauen, wenig vertrauen, wenig vertrauenerweckend*,
    kundenflucht, kunden laufen davon, laufen die kunden, wandern ab, abgewandert, taugen nicht,
    taugt wenig, taugt kaum, untauglich*, zwecklos*, bringt nichts, bringen nichts, bringt wenig,
    bringt kaum, hilft nicht, hilft kaum, wirkt nicht, wirkt kaum, wirkungslos*, ohne wirkung, ohne nutzen,
    kaum nutzen, wenig nutzen, kein mehrwert, kaum mehrwert, wenig mehrwert, keinen mehrwert,
    reicht hinten und vorne, hinten und vorne, vorne und hinten, an allen ecken, an allen ecken und enden,
    spart an, gespart wurde, am falschen ende, wurde gespart, rotstift, billig wirkend, wirkt unfertig,
    nicht ausgereift, nicht zu ende gedacht, nicht durchdacht, undurchdacht*, verworren*, kryptisch*,
    unsystematisch*, mickrig*, kümmerlich*, lausig*, unterste schublade, jämmerlich*, beschämend*, blamage*,
    farce, absurd*, grotesk*, unerträglich*, unverantwortlich*, fahrlässig*, leichtsinnig*, unglaubwürdig*,
    unberechenbar*, launisch*, willkürlich*, unfair*, ungerecht*, unsauber*, unsolide*, unrentabel*,
    unwirtschaftlich*, unpraktisch*, untauglich, unverschämtheit*, unmöglich, ein unding, geht gar nicht,
    gar nicht geht, ein no-go, no-go, ausschlusskriterium, k.o.-kriterium, ko-kriterium, haken hat,
    bleibt hängen, beschädigte pakete, beschädigt geliefert, tropft nach,
    # nach Mustern
    {Preis/Preise/Gebühr/Gebühren/Kosten/Beitrag/Beiträge/Miete/Abo/Verlängerung} {verdoppelt/verdreifacht/verdoppelten/explodiert/explodieren/steigt jährlich/steigen jährlich/steigt ständig/steigen ständig/kräftig gestiegen/drastisch gestiegen},
    zum doppelten Preis, kostet das Doppelte,
    {schwer/kaum/nur schwer/mühsam/umständlich/nicht} {kündbar/zu kündigen/zu erreichen/erreichbar/loszuwerden/zu reparieren/zu reinigen/zu durchschauen/zu bedienen},
    {hakt/klemmt/ruckelt/rattert/quietscht/knarzt/leckt/streikt/spinnt/zickt/schwächelt/wackelt/eiert/bröckelt} {oft/häufig/ständig/gern/schnell/dauernd/regelmäßig/nach},
    {gespickt/überladen/vollgestopft/übersät/verseucht/durchsetzt} mit,
    nicht mehr {zeitgemäß/das was/gepflegt/aktuell/lieferbar/hergestellt/weiterentwickelt/das, was},
    {Bußgeld/Geldstrafe/Strafe/Sammelklage/Abmahnung/Klage/Ermittlungen/Razzia/Datenleck/Hackerangriff/Cyberangriff/Skandal/Rückruf} {gegen/wegen/nach/verhängt/kassiert/von},
    {verklagt/abgemahnt/gerügt/verurteilt/gehackt/gerügt worden/abgestraft} {wegen/von/worden/und},
    Opfer eines {Hackerangriffs/Datenlecks}, von {Ransomware/Hackern} getroffen, Tabellenletzter,
    auf dem letzten Platz, fiel auf wegen, {fiel/fielen} {negativ auf/bei}, war mal besser, verschlafen,
    {Filialen/Läden/Standorte} {schließen/geschlossen/dichtgemacht},
    Kunden {beklagen/ärgern sich/klagen/schimpfen/verzweifeln/berichten von/flüchten/wandern ab},
    viele {beklagen/ärgern sich/klagen über/schimpfen/berichten von},
    # plain words, and how short items tell
    viele klagen, viele klagten, viele berichten über, viele bemängeln, viele kritisieren, viele reklamationen,
    viele ausfälle, viele pannen, einige beschwerden, einige klagen, einige klagten, einige berichten von,
    einige berichten über, einige beklagen, einige bemängeln, einige kritisieren, einige ärgern sich, einige
    reklamationen, einige ausfälle, einige pannen, mehrere beschwerden, mehrere klagen, mehrere klagten, mehrere
    berichten von, mehrere berichten über, mehrere beklagen, mehrere bemängeln, mehrere kritisieren, mehrere
    ärgern sich, mehrere reklamationen, mehrere ausfälle, mehrere pannen, zahlreiche klagen, zahlreiche klagten,
    zahlreiche berichten von, zahlreiche berichten über, zahlreiche beklagen, zahlreiche bemängeln, zahlreiche
    kritisieren, zahlreiche ärgern sich, zahlreiche reklamationen, zahlreiche ausfälle, zahlreiche pannen,
    etliche beschwerden, etliche klagen, etliche klagten, etliche berichten von, etliche berichten über, etliche
    beklagen, etliche bemängeln, etliche kritisieren, etliche ärgern sich, etliche reklamationen, etliche
    ausfälle, etliche pannen, häufig klagen, häufig klagten, häufig berichten von, häufig berichten über, häufig
    beklagen, häufig bemängeln, häufig kritisieren, häufig ärgern sich, häufig reklamationen, häufig ausfälle,
    häufig pannen, immer wieder beschwerden, immer wieder klagen, immer wieder klagten, immer wieder berichten
    von, immer wieder berichten über, immer wieder beklagen, immer wieder bemängeln, immer wieder kritisieren,
    immer wieder ärgern sich, immer wieder reklamationen, immer wieder pannen, regelmäßig beschwerden,
    regelmäßig klagen, regelmäßig klagten, regelmäßig berichten von, regelmäßig berichten über, regelmäßig
    beklagen, regelmäßig bemängeln, regelmäßig kritisieren, regelmäßig ärgern sich, regelmäßig reklamationen,
    regelmäßig ausfälle, regelmäßig pannen, beschwerden häufen sich, die beschwerden, wochen gewartet, wochen
    auf antwort, wochen auf eine antwort, wochen auf den termin, wochen auf ersatz, wochen auf ersatzteile,
    wochen auf mein geld, wochen auf ihr geld, wochen in der warteschleife, monate gewartet, monate auf antwort,
    monate auf eine antwort, monate auf den termin, monate auf ersatz, monate auf ersatzteile, monate auf mein
    geld, monate auf ihr geld, monate in der warteschleife, tage warten, tage gewartet, tage auf antwort, tage
    auf eine antwort, tage auf den termin, tage auf ersatz, tage auf ersatzteile, tage auf mein geld, tage auf
    ihr geld, tage in der warteschleife, stunden warten, stunden gewartet, stunden auf antwort, stunden auf eine
    antwort, stunden auf den termin, stunden auf ersatz, stunden auf ersatzteile, stunden auf mein geld, stunden
    auf ihr geld, stunden in der warteschleife, {wartet/warten/wartete/warteten} man
    {wochen/monate/ewig/lange/stunden}, reagiert nie, reagiert kaum, reagiert gar nicht, reagiert erst nach,
    reagieren nicht, reagieren nie, reagieren kaum, reagieren gar nicht, reagieren erst nach, antwortet kaum,
    antwortet gar nicht, antwortet erst nach, antworten nie, antworten kaum, antworten gar nicht, antworten erst
    nach, meldet sich gar nicht, meldet sich erst nach, melden sich gar nicht, melden sich erst nach, ging
    verloren, ging nach wenigen, ging nach kurzer, ging nach zwei, ging nach einem, geht nach wenigen, geht nach
    kurzer, geht nach zwei, geht nach einem, gingen verloren, gingen nach wenigen, gingen nach kurzer, gingen
    nach zwei, gingen nach einem, gehen nach wenigen, gehen nach kurzer, gehen nach zwei, gehen nach einem,
    brach ab, brach nach, brach schon, brach aus, brach auseinander, brach durch, bricht nach, bricht schon,
    bricht aus, bricht auseinander, bricht durch, riss ab, riss nach, riss schon, riss aus, riss auseinander,
    riss durch, reißt ab, reißt nach, reißt schon, reißt aus, reißt auseinander, reißt durch, löste sich ab,
    löste sich nach, löste sich schon, löste sich aus, löste sich auseinander, löste sich durch, löst sich ab,
    löst sich nach, löst sich schon, löst sich aus, löst sich auseinander, löst sich durch, blätterte ab,
    blätterte nach, blätterte schon, blätterte aus, blätterte auseinander, blätterte durch, blättert nach,
    blättert schon, blättert aus, blättert auseinander, blättert durch, rostet ab, rostet nach, rostet schon,
    rostet aus, rostet auseinander, rostet durch, rostete ab, rostete nach, rostete schon, rostete aus, rostete
    auseinander, rostete durch, fällt nach, fällt schon, fällt auseinander, nach wenigen
    {wochen/monaten/tagen/wäschen} {kaputt/defekt/hinüber/undicht/stumpf}, über den tisch`,
  warns: `finger weg, hände weg, nicht empfehlenswert*, nicht zu empfehlen, nicht empfehlen, kann ich nicht
    empfehlen, keine empfehlung, nicht empfohlen, abzuraten, abraten, rate ab, raten ab, rät ab, wird
    abgeraten, abgeraten, vorsicht vor, vorsicht bei, warnen vor, warnt vor, warnung vor, gewarnt, meiden,
    meide, vermeiden sollte*, zu vermeiden, lieber nicht, besser nicht, bloß nicht, auf keinen fall, nie
    wieder, einen bogen um, einen großen bogen, weiten bogen, geldverschwendung, zeitverschwendung,
    rausgeworfenes geld, rausgeschmissenes geld, betrug*, schlechteste*, am schlechtesten, schlusslicht,
    verlierer, testverlierer, ungeeignet*, nicht geeignet, lohnt sich nicht, nicht lohnend, sein geld nicht
    wert, das geld nicht wert, nicht kaufen, spart euch, spar dir, sparen sie sich, bogen machen, einen bogen,
    lasst es, lass es, lassen sie es, tut euch das nicht, tu dir das nicht, nicht antun, hände davon, finger
    davon, weglaufen, fernhalten, fernbleiben, haltet abstand, abstand halten, abstand nehmen, nicht
    reinfallen, fallt nicht, nicht darauf rein, misstrau*, traut ihnen nicht, nicht vertrauen, nicht zu
    trauen, schwarze liste, schwarzen liste, neppt, nepp, betrüger*, gauner*, bauernfäng*, kriminell*,
    verbrecher*, kann nur warnen, warne, gewarnt sein, ausdrücklich gewarnt, niemandem empfehlen, keinem
    empfehlen, um jeden preis meiden, würde ich nie, würde ich niemals, würde ich nicht, ganz unten, letzter
    platz, totalausfall, bodenlos*, hundsmiserabel*, davon würde ich, würde ich abraten, eher abraten, würde
    ich eher abraten, würde ich verzichten, verzichten sie, lieber verzichten, nicht die erste wahl, keine
    gute wahl, nicht erste wahl, lieber ein anderes, lieber einen anderen, besser ein
    anderes, woanders, kein grund, keinen grund, sparen können sie sich, kannst du dir sparen, können sie sich
    sparen, dort würde ich mich nicht, würde ich mich nicht, nicht anmelden, nicht buchen, nicht bestellen,
    nicht beauftragen,
    # Rat dagegen
    lassen sie die finger, lass die finger, sollten sie meiden, sollte man meiden, sollte man vermeiden,
    sollten sie vermeiden, besser vermeiden, vermeiden sie, lieber vermeiden, sollte man auslassen,
    verzichtbar, kann man verzichten, kann man auslassen, können sie auslassen, kann man sich sparen, kann man
    sich schenken, können sie sich schenken, nicht einmal geschenkt, nicht mal geschenkt, rate ich ab, raten
    wir ab, rate davon ab, raten davon ab, davon abraten, eher nicht empfehlen, nur schwer empfehlen, schwer
    zu empfehlen, kaum zu empfehlen, kaum empfehlen, nicht guten gewissens, nicht uneingeschränkt empfehlen,
    empfehlen wir nicht, empfehle ich nicht, empfehle ich nur bedingt, nicht zu empfehlende, nicht ratsam,
    nicht anzuraten, keine kaufempfehlung, keine klare empfehlung, nicht meine empfehlung, würde ich nicht
    kaufen, würden wir nicht, würde ich die finger, würde ich meiden, würde ich einen bogen, würde ich eher
    nicht, würde ich nicht empfehlen, würde ich nicht nehmen, würde ich nicht wählen, würde ich davon, würde
    ich streichen, von der liste streichen, streichen sie, scheidet aus, scheiden aus, fällt raus, fliegt
    raus, kommt nicht infrage, kommt nicht in frage, kommen nicht infrage, keine option, keine alternative,
    letzte wahl, nur im notfall, notnagel, nicht noch einmal, nicht noch mal, nicht nochmal, kein zweites mal,
    nie mehr, kein weiteres mal, besser woanders, schauen sie sich anderswo, lieber woanders, suchen sie sich,
    besser fährt man mit, besser fahren sie mit, besser bedient sind sie mit, wer klug ist, geld zum fenster,
    zum fenster hinaus, hinausgeworfenes geld, verlorenes geld, verschwendetes geld, verschwendung, reine
    geldverschwendung, kauft nicht, kaufen sie nicht, bestellen sie nicht, buchen sie nicht, unterschreiben
    sie nicht, unterschreiben sie nichts, nicht unterschreiben, nicht abschließen, hüten sie sich, hütet euch,
    seien sie vorsichtig, wäre ich vorsichtig, bin ich vorsichtig, sollten sie vorsichtig, sollte man
    vorsichtig, ist vorsicht geboten, vorsicht ist, wäre ich skeptisch, distanz halten, großen bogen,
    weiträumig,
    streiche ich, habe ich gestrichen, fällt für mich raus, fällt für mich weg, fällt damit weg, fällt weg,
    fallen weg, fällt damit raus, fällt hier raus, fallen raus, ist raus, sind raus, ist damit raus,
    ist für mich raus, scheidet damit aus, scheidet für, scheidet hier aus, scheiden damit aus,
    kommt damit nicht, kommt hier nicht, kommt nicht in betracht, kommen nicht in betracht,
    kommt für mich nicht, kommt für dich nicht, kommt für sie nicht, kommt eher nicht, nicht in die engere,
    nicht in der engeren, habe ich weggelassen, habe ich ausgelassen, habe ich nicht aufgenommen,
    nicht aufgenommen, bewusst weggelassen, bewusst nicht, lasse ich weg, lasse ich außen vor,
    lassen wir außen vor, außen vor, links liegen, links liegen lassen, liegen lassen, im regal lassen,
    überspringen, würde ich überspringen, können sie überspringen, kannst du überspringen,
    kannst du vergessen, können sie vergessen, kann man vergessen, vergessen sie, vergiss,
    darauf verzichten, kannst du verzichten, können sie verzichten, ersparen sie sich, erspar dir,
    erspare dir, spar dir das geld, sparen sie sich das geld, lieber sparen, das geld lieber,
    ihr geld lieber, dein geld lieber, geld besser anlegen, besser angelegt, anderswo besser,
    woanders besser, anderswo mehr, woanders mehr, woanders bekommst, anderswo bekommen,
    bessere alternativen, bessere alternative, bessere optionen, bessere möglichkeiten, besseres für,
    besseres fürs geld, gibt bessere, gibt es bessere, gibt es besseres, gibt besseres, lieber ein gerät,
    lieber eine andere, lieber ein anderer, besser ein anderer,
    besser eine andere, besser einen anderen, die zweite wahl, bestenfalls zweite,
    allenfalls zweite, allenfalls als, bestenfalls als, nur als notlösung, lückenbüßer,
    nur wenn es nicht anders, nur wenn nichts anderes, wenn gar nichts anderes, nur im ausnahmefall,
    nur mit bauchschmerzen, mit bauchschmerzen, bauchschmerzen, mit vorbehalten, unter vorbehalt,
    nur unter vorbehalt, mit großer vorsicht, mit äußerster vorsicht, ist vorsicht angebracht,
    vorsicht angebracht, vorsicht angesagt, vorsicht angeraten, vorsicht empfohlen, zur vorsicht,
    zur vorsicht geraten, zur vorsicht raten, zurückhaltung geboten, zurückhaltung, lieber abstand,
    genau hinsehen, genau hinschauen, zweimal überlegen, gut überlegen, gründlich überlegen, lieber warten,
    besser warten, abwarten, erst abwarten, noch abwarten, würde ich abwarten, würde ich warten,
    würde noch warten, auf den nachfolger warten, auf die nächste generation, auf ein update warten,
    nicht überstürzen, falscher ansatz, falsche wahl, schlechte wahl, keine kluge wahl, keine gute idee,
    schlechte idee, keine gute entscheidung, fehlentscheidung, fehlkauf*, fehlinvestition*, fehlgriff*,
    reinfälle, flopp, rohrkrepierer, schuss in den ofen, glücksspiel, lotterie, russisches roulette,
    katze im sack, auf gut glück, rechnet sich hier nicht, lohnen sich nicht, lohnen nicht,
    lohnt hier nicht, lohnt sich hier nicht, lohnt nicht, lohnt sich für, zahlt sich nicht aus, sinnlos,
    wenig sinn, keinen sinn, macht keinen sinn, macht wenig sinn, ergibt keinen sinn, ergibt wenig sinn,
    ergibt für, kaum sinnvoll, nicht sinnvoll, wenig sinnvoll, unsinnig, unvernünftig, nicht vernünftig,
    nicht zielführend, spricht wenig für, spricht nichts für, nichts spricht für, wenig spricht für,
    sehe ich keinen, sehe keinen grund, gibt keinen grund, gibt es keinen grund, gibt wenig gründe,
    kein anlass, keine veranlassung,
    # plain words, and how short items tell
    würde ich nicht buchen, würde ich nicht bestellen, würde ich stehen lassen, würde ich liegen lassen, würde
    ich links liegen lassen, würde ich die finger lassen, würde ich {nie/niemals}
    {nehmen/kaufen/buchen/bestellen}, nicht überzeugend, besser stehen lassen, besser weglassen, besser
    auslassen, lieber stehen lassen, lieber weglassen, lieber auslassen, die finger von, macht einen bogen,
    lieber zweimal, nichts für mich, kein kauf, kein kauftipp,
    # plain words, and how short items tell
    das würde ich lassen, würde ich lassen, nicht mein fall`,
  diverts: `greifen sie lieber, nehmen sie lieber, nimm lieber, wählen sie lieber, wähl lieber, kaufen sie lieber,
    kauf lieber, setzen sie lieber, lieber auf, lieber zu, dann lieber, da lieber`,
  expected: `
    # was Käufer voraussetzen
    offline-modus, offlinemodus, dunkelmodus, app, android-app, ios-app, desktop-app, schnittstelle*, api,
    exportfunktion*, export, zwei-faktor-authentifizierung, verschlüsselung, telefonsupport, telefonischen
    support, telefonischer support, live-chat, deutschen support, deutscher support, deutschsprachigen
    support, deutschsprachiger support, kundendienst, kundenservice, hotline, ansprechpartner, rückgaberecht,
    geld-zurück-garantie, ersatzteile, gratisversion, kostenlose version, testphase, testversion,
    kopfhöreranschluss, kabelloses laden, serverstandort in deutschland, server in deutschland, parkplätze,
    klimaanlage, zertifizierung, prüfsiegel, einlagensicherung, transparenz, preistransparenz, service,
    rückerstattung*, erstattung*, beratung, updates, antwort*, rückmeldung*, reaktion*,
    # was es tun soll
    funktioniert, funktionieren, funktionierte, arbeitet, läuft, laufen, lädt, reagiert, reagieren, antwortet,
    antworten, hilft, helfen, passt, passen, halten, schließt, startet, verbindet, erkennt, gefällt, reicht,
    reichen, stimmt, stimmen, gelingt, eingehalten, erfüllt, erreichbar, zeitgemäß, kompatibel, erstattet,
    geliefert, gelöst, behoben, beantwortet, ersetzt, repariert, bezahlt, ausgezahlt, rechtfertigen,
    mithalten, unterstützt, zu unterschätzen`,
  topics: `software für, tool für, tools für, app für, plattform für, beratung bei, hilfe bei, schutz vor, schutz
    gegen, versicherung gegen, befasst sich mit, sich mit, statistiken zu, statistiken über, ratgeber zu,
    tipps zu, tipps gegen, mittel gegen, im fall von, im falle von, im fall eines, im falle eines, bei
    verdacht auf, umgang mit, entschädigung für, meldung von, erfassung von,
    # was gegen Fehler getan wird
    reduziert, reduzieren, senkt, verhindert, verhindern, vermeidet, minimiert, minimieren, verringert,
    verringern, beseitigt, beseitigen, behebt, beheben, löst, bekämpft, bekämpfen, schützt vor, schützen vor,
    hilft gegen, helfen gegen, erspart`,
  proposes: `{nimm/nehmen sie/wähle/wählen sie/probier/probieren sie}, greif zu, greifen sie zu, würde ich,
    ich würde, dann, gefolgt von, dicht dahinter, fiele meine wahl auf die, fällt die wahl auf, nehmen sie,
    schauen sie sich, schau dir, beginnen sie mit, starten sie mit, eine gute adresse ist, zweite adresse ist,
    reicht auch, reicht, ist die, wäre die, wäre das, ist das`,
  proposesBehind: `ist die richtige, ist die wahl, ist meine, wäre meine, lohnt, kommt infrage, bietet sich an,
    passt, ist die erste, ist mein`,
  negates: `unwahrscheinlich, nicht, kein, keine, keinen, keinem, keiner, keinerlei, nie, niemals, ohne, weder, noch nie, kaum, nichts, wenig, weniger, frei von, statt, anstatt, selten,
    # plain words, and how short items tell
    war früher, war mal, früher mal`,
  negatesBefore: `nicht, nicht mehr, nicht wirklich`,
  boosts: `sehr, extrem*, besonders, äußerst, absolut, wirklich, richtig, enorm, überaus, ausgesprochen, unglaublich, total, hoch, höchst`,
  weakens: `etwas, ein wenig, leicht, relativ, ziemlich, eher, teils, teilweise, manchmal, gelegentlich, halbwegs, bedingt, kann, könnte`,
  turns: `aber, jedoch, allerdings, doch, obwohl, während, hingegen, dagegen, trotz, dafür, obgleich, wobei, nur dass, wohingegen, trotzdem`,
  than: `im vergleich zu, im vergleich zum, im vergleich zur, gegenüber, anders als, im gegensatz zu, im gegensatz zum, verglichen mit`,
  beats: `besser als, schlägt, übertrifft, überflügelt, überlegen, zuverlässiger als, schneller als, günstiger als,
    vor, hängt, hat die nase vorn gegenüber, deutlich vor, klar vor, weit vor, klar an, deutlich an, locker
    an, stellt in den schatten, lässt hinter sich, zieht davon, steckt in die tasche, lässt alt aussehen, in
    den schatten, sticht, sticht aus, überragt, lässt keine chance, schlägt den rivalen, besiegt, leiser als,
    robuster als, stabiler als, haltbarer als, im vorteil gegenüber,
    leichter als, einfacher als, sicherer als, sparsamer als, bequemer als, präziser als, flexibler als,
    ausgereifter als, langlebiger als, wertiger als, deutlich besser als, hat einen vorsprung vor, liegt vor,
    landet vor, rangiert vor, lässt hinter`,
  loses: `schlechter als, hinkt, hinter, unterlegen, nicht so gut wie, kommt nicht an, reicht nicht an, langsamer
    als, schwächer als, muss sich geschlagen geben, geschlagen geben, unterliegt, verliert gegen, kommt nicht
    heran an, kann nicht mithalten mit, nicht mithalten mit, zieht den kürzeren gegen, klappriger als, lauter
    als, teurer als,
    kann nicht mithalten gegen, fällt zurück hinter, fällt ab gegen, fällt ab gegenüber, fällt gegenüber,
    kommt nicht an das niveau von, kommt nicht heran, steht hinter, rangiert hinter, landet hinter, liegt
    hinter, schwächer als der, weniger zuverlässig als, weniger robust als, weniger leise als, weniger
    flexibel als, weniger gut als, weniger präzise als, umständlicher als, komplizierter als, unzuverlässiger
    als, nicht so zuverlässig wie, nicht so leise wie, nicht so schnell wie, nicht so robust wie, nicht so
    stark wie, wird übertroffen von, geschlagen von, abgehängt von, hat das nachsehen gegen, hat das nachsehen
    gegenüber, zieht gegen`,
  joins: `und`,
  merits: `vorteile, vorteil, pros, stärken, pluspunkte, plus, positiv, das gefällt uns, gut, highlights, besonders
    geeignet für, ideal für, am besten für, geeignet für, empfohlen für, pro,
    was gefällt, was uns gefällt, das gefällt, positives, pluspunkt, dafür spricht, gründe für`,
  flaws: `nachteile, nachteil, contra, kontra, cons, schwächen, minuspunkte, minus, negativ, das gefällt uns nicht,
    kritik, einschränkungen, kritikpunkte, weniger geeignet für, nicht geeignet für,
    was weniger gut ist, was uns nicht gefällt, was nicht gefällt, was fehlt, was stört, was nervt, das stört,
    der haken, mängel, verbesserungspotenzial, negatives, minuspunkt, häufige kritik, häufige kritikpunkte,
    häufige beschwerden, kritische punkte, wo es hakt, dagegen spricht`,
  shuns: `davon würde ich eher abraten, nicht empfohlen*, besser meiden, lieber meiden, zu meiden, vorsicht,
    vorsicht geboten, mit vorsicht, nicht in die auswahl, nicht in der auswahl, aussortiert*, ausgeschlossen*,
    ausgeschieden*, durchgefallen*, weniger empfehlenswert*, würde ich auslassen, würde ich weglassen, nicht
    überzeugt, flops, schlusslichter, weniger geeignet,
    hier wäre ich vorsichtig, wo ich vorsichtig wäre, was ich meiden würde, diese marken meiden, zum
    vermeiden, zu vermeidende, nicht kaufen, die verlierer, enttäuschungen, die flops, kauftipps zum meiden,
    lieber liegen lassen, besser liegen lassen, mit vorsicht genießen, abzuraten ist,
    davon rate ich ab, davon raten wir ab, nicht zu empfehlen, würde ich nicht nehmen,
    würde ich nicht kaufen, würde ich nicht wählen, was ich auslassen würde, was ich weglassen würde,
    was ich nicht empfehle, was ich nicht nehmen würde, die ich weglassen würde, die ich auslassen würde,
    die ich nicht empfehle, die ich meiden würde, die ich eher meiden würde, eher meiden, eher nicht,
    eher nicht geeignet, weniger passend, passt weniger, nicht passend, unpassend, habe ich weggelassen,
    bewusst weggelassen, bewusst nicht dabei, nicht dabei, nicht auf der liste, nicht aufgenommen,
    warum nicht, fällt raus, fallen raus, rausgefallen, gestrichen, von der liste gestrichen, mit vorbehalt,
    unter vorbehalt, mit einschränkung, finger weg, hände weg, achtung bei, vorsicht bei, wovon ich abrate,
    wovon abzuraten ist, hier rate ich zur vorsicht, hier ist vorsicht, hier ist vorsicht geboten,
    hier wäre ich skeptisch, lieber nicht, besser nicht, die enttäuschungen, enttäuschend, die schwächsten,
    schlusslichter im test, durchgefallen im test,
    # plain words, and how short items tell
    weniger überzeugende, weniger überzeugt,
    weniger überzeugend`,
  conditions: `wenn, falls, sofern`,
  neutral: `schon
    {auf/nach/beim/bei/am/in/im/zum/ab/seit/wieder/jetzt/immer/lange/mal/der/die/das/ein/eine/vor/für/mit},
    gut zu wissen, nicht nur, guten tag, guten morgen, so gut wie, am besten vergleichen, besser verstehen,
    bessere entscheidung, best practice*, im besten fall, einfach so, kein wunder, zweifellos, keine frage,
    sicherstellen, sicherheits*, sicherheit, um probleme zu, problemlösung*, schnellladen, schnelllade*,
    günstigen fall, gut und günstig, obere mittelklasse, mittelklasse, ganz einfach, klassiker, falsche bank*,
    betrugsschutz, betrugserkennung, fehlt noch, hallo zusammen, krankheit*, schmerzen, bei schmerzen, bei
    problemen mit, starke nutzung, betrugs{prävention/bekämpfung/erkennung/schutz/fälle}*,
    krebs{versicherung/vorsorge/forschung/hilfe/früherkennung}*, schaden{s}*, schadens*, risiko*, krisen*,
    kriegs*, kampf*, unfall*, notfall*, pannen*, pannenhilfe, rückenschmerz*, kopfschmerz*, schmerzmittel,
    schmerztherap*, stressabbau, problemzone*, problemstellung*, problemhaut,
    fehler{suche/behebung/analyse/meldung}*, schimmel{entferner/käse/pilz}*, rost{schutz/entferner}*,
    flecken*, müll{beutel/abfuhr/trennung/tonne/eimer/entsorgung}*, abfall*, abnehm*, verlust*, trocken{e
    haut/haube/fleisch/obst/früchte/shampoo}*, trockene {haut/haare/weine/weißweine}, trockener
    {wein/riesling/sekt}, lärmschutz*, geräuschunterdrückung, falschgeld*, schlank*, langsam{kocher/garer}*,
    heiß{luft/getränk}*, bitter{schokolade/lemon/stoff}*, sauer{kraut/teig/stoff/rahm}*, brechreiz*,
    einbruch{schutz/sicherung}*, diebstahl*, horrorfilm*, krimi*, weltkrieg*, bruch{sicher/fest/rechnung}*,
    reißfest*, reißverschluss*, kratzfest*, stoßfest*, rutschfest*, auslaufsicher*, laut
    {test/hersteller/stiftung/umfrage/angaben/kunden/nutzern}, blasenfrei*, gefährt*, strafrecht*,
    schuldnerberatung, schulden*, tropfen, tropfschutz, vergleichen kannst du, schon
    {angeraten/begonnen/bekannt/läuft}, fleischanteil über, fleischanteil von, hohem fleischanteil, wenn
    möglich, bei fragen oder problemen, einfach {mal/nur/die/den/das/zu}, vorsicht geboten ist,
    # nennt Fehler, ohne sie zuzuschreiben
    keine versteckten {kosten/gebühren}, ohne versteckte {kosten/gebühren}, {hilft/helfen} {bei/gegen/dabei},
    {schwachstellen/beschwerde/störungs/mängel/reklamations/ausfall/verschleiß}{management/analyse/scanner/scan/meldung/melder/erfassung/stelle/teile/teil/schutz}*,
    geruchs{neutral/arm/los/filter/stopp}*, im notfall {hilft/erreichbar}, im notfall sofort, reibungs*,
    gesperrte {karte/karten}, hakenlos*, störungsfrei*, verzögerungsfrei*, wartungsfrei*, unter
    {kritischen/extremen} bedingungen, insolvenzrecht*, insolvenzverwalt*, rechtsschutz*, ermittlungs*, gegen
    aufpreis {möglich/erhältlich}, witzig*, anfällige haut, für anfällige, lückenlos*, mängelfrei*,
    fehlende {werte/daten/unterlagen/zähne/schlüssel/bauteile} {ergänzen/nachreichen},
    ohne {verzögerung/verzögerungen/rückfragen/aufpreis/umstände/zuschlag/zusatzkosten/mehrkosten},
    nicht {kompliziert/umständlich/teuer/aufdringlich/unfreundlich/laut/langweilig/überladen/überteuert},
    keine {kostenfalle/überraschungen/folgekosten/zusatzkosten/mindestlaufzeit/nebenkosten/macken/schwächen/lücken/abstriche},
    ohne {macken/schwächen/lücken/abstriche/kompromisse}, bußgeldrecht*, bußgeldbescheid*, bußgeldverfahren,
    verkehrsrecht, rückrufservice, rückruf {anfordern/vereinbaren/buchen}, rückrufbitte,
    durchfall{erkrankung/mittel}*, hautausschl*, verspätet {ankommt/kommt}, bei verspätung*,
    bei {flugverspätung/ausfall/beschädigung/diebstahl/verlust/stornierung/ausfällen/absturz},
    {flugverspätung/fluggastrecht}*, verspätungsentschädigung, täuschend echt, ausfallsicher*,
    ausfallversicherung, hörbar besser, hörbücher*, hörbuch*, aus einer hand, aus erster hand,
    rauschunterdrückung, brummkreisel, tropfsicher, tropfschutz*, auslaufmodell, sauerteig*, sauerstoff*,
    sauerland, bremst sicher, bricht nicht, reißt nicht, kratzt nicht, drückt nicht, rutscht nicht,
    wackelt nicht, klemmt nicht, hakt nicht, ruckelt nicht, tropft nicht, stinkt nicht, rostet nicht,
    verrutscht nicht, stört nicht, fehlt nicht, nervt nicht, löst sich nicht, geht nicht kaputt,
    nutzt sich nicht ab, es fehlt nichts, fehlt nichts, plastik{frei/fasten/tüten/flasche/flaschen}*,
    kunststofffrei*, weich{spüler/käse/macher}*, weichspül*, rund {um/20/30/40/50/60/70/80/90/100/200/500},
    fixkosten, fix und fertig, mehrkosten für, warteliste {setzen/eintragen},
    durchschnittlich {rund/etwa/ca}, im durchschnitt, unter vorbehalt der, abwartend*, sparsam mit,
    aufwendig gestaltet*, aufwendig verarbeitet*, aufwendig hergestellt*, nasentropfen, augentropfen,
    wert{arbeit/stoff}*, dünn{glas/schicht}*, karg{er boden}, brechreiz, brechen sie, kompromisslos*,
    unverbindlich*, unabhängig*, unbegrenzt*, uneingeschränkt*, unkompliziert*, unlimitiert*,
    nicht begrenzt, nicht beschränkt, nicht eingeschränkt, verschleiß{teile/teil}*, streikt nicht,
    schlagloch*, überladen der, insolvenz{verwalter/verfahren/recht/beratung/schutz}*, schuldner*,
    reizdarm*, reizthema, gereizte haut, empfindliche haut,
    komplexe {Spiele/Projekte/Aufgaben/Daten/Anwendungen/3D/Szenen},
    komplexen {Spielen/Projekten/Aufgaben/Daten/Anwendungen/Szenen}, laut ADAC, laut Anbieter,
    laut Bewertungen, keine Wartezeit, ohne Wartezeit,
    # plain words, and how short items tell
    keine {abzocke/betrüger/betrugsmasche}, ist keine abzocke`,
};
