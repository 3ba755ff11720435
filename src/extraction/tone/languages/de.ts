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
    klassenbeste`,
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
    figur, hoher schlafkomfort, hoher tragekomfort, stark im`,
  likes: `gut, gute, guter, gutes, guten, solide*, ordentlich*, ganz gut, brauchbar*, okay, beliebt*, bekannt für,
    populär*, günstig*, preiswert*, preisgünstig*, erschwinglich*, bezahlbar*, kostengünstig*, kostenlos*,
    schnell*, leicht, leichte, leichter, leichtes, kompakt*, praktisch*, flexibel, flexible*, sicher,
    sichere*, große auswahl, breite auswahl, hochauflösend*, gut geeignet, geeignet für, bestens geeignet,
    fair*, transparent*, übersichtlich*, durchdacht*, nachhaltig*, energieeffizient*, etabliert*, erfahren*,
    professionell*, stärke, stärken, vorteil*, angenehm*, schick*, schön, schöne, schönes, schöner, reicht
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
    zuckerzusatz, natürlich*, deutschsprachig*, persönlicher ansprechpartner, fester ansprechpartner, rund um
    die uhr, umfangreich*, umfassend*, vielfältig*, individuell*, maßgeschneidert*, digital*, moderne, modern,
    modernes, moderner, verdoppelt, hohe erstattung, volle erstattung, ohne gesundheitsfragen, starke
    leistung, leistungsfähig, günstigste*, gut erreichbar, barrierefrei*, großzügig, ruhig, ruhige,
    familienfreundlich*, interessant*, innerhalb von zwei wochen, komplett per app, per app, auch sonntags,
    auch samstags, mehrsprachig*,
    schnelle lieferung, kurze lieferzeit*, kulanz, einsteigerfreundlich*, bedienfreundlich*, gute bewertungen,
    gute verfügbarkeit, verständlich*, wartungsarm*, hochwertiger, jederzeit kündbar*, täglich kündbar, klar
    strukturiert*, gute beratung, gute passform`,
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
    übertrieben teuer`,
  faults: `lösten sich, löste sich, stellt sich quer, stellte sich, stellen sich quer, schlecht*, mangelhaft*,
    ungenügend*, miserabel*, miserable*, katastroph*, grauenhaft*, furchtbar*, schrecklich*, enttäusch*,
    ärger*, nervt, nervig*, nervend*, frustrier*, unzuverlässig*, unbrauchbar*, nutzlos*, wertlos*, billig
    verarbeitet, billig, billige, billiges, klapprig*, klappert, wackelig*, wackelt, quietsch*, knarz*,
    knarr*, undicht*, tropft, leckt, ausgelaufen, kaputt*, defekt*, mangel, gerissen, reißt, gebrochen,
    bricht, abgebrochen, brach, brachen, verschlissen, verschleiß*, rostet, rostig*, rostet*, überhitz*, wird
    heiß, wird schnell heiß, abgestürzt, absturz*, abstürze*, stürzt, hängt sich auf, ruckelt, ruckel*, friert
    ein, hakt, hakelig*, störanfällig*, fehleranfällig*, fehlerhaft*, buggy, bugs, langsam*, träge, zäh,
    lahm*, überteuert*, abzocke*, wucher*, versteckte kosten, versteckte gebühren, mogelpackung*, zahlt man
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
    versprechen, was, schluderig*, schlampig*, nachlässig*, gepfuscht, pfusch, unfähig*, ahnungslos*,
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
    vorgaben, starre verträge`,
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
    gute wahl, nicht erste wahl, greifen sie lieber, lieber ein anderes, lieber einen anderen, besser ein
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
    weiträumig`,
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
  negates: `unwahrscheinlich, nicht, kein, keine, keinen, keinem, keiner, keinerlei, nie, niemals, ohne, weder, noch nie, kaum, nichts, wenig, weniger, frei von, statt, anstatt, selten`,
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
    lieber liegen lassen, besser liegen lassen, mit vorsicht genießen, abzuraten ist`,
  conditions: `wenn, falls, sofern, außer`,
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
    aufpreis {möglich/erhältlich}, witzig*, anfällige haut, für anfällige, lückenlos*, mängelfrei*`,
};
