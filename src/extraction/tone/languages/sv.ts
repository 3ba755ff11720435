import type { ToneLanguage } from './tone-language.ts';

export const swedish: ToneLanguage = {
  code: 'sv',
  smallWords:
    'och att det som för på med av inte till den har ett om är kan från eller också mycket men vara deras du vi jag en',
  urges: `bäst, bästa, vår rekommendation, vår favorit, vårt val, förstahandsval, testvinnare, starkt rekommend*,
    varmt rekommend*, varmt, oslagbar*, enastående, utmärkt*, fantastisk*, suverän*, perfekt*, förstklassig*,
    exceptionell*, vinnare, nummer ett, i särklass, överlägsen, överlägset, toppval,
    mitt val, mitt förstahandsval, jag skulle välja, jag skulle köpa, min rekommendation, min favorit, varmt
    rekommenderas, oöverträffad*, makalös*, exemplarisk*, guldstandard, kan inte bli fel, solklart val,
    solklar vinnare, utan konkurrens`,
  praises: `rekommend*, prisvärd*, pålitlig*, tillförlitlig*, hållbar*, slitstark*, robust*, högkvalitativ*, hög
    kvalitet, bra kvalitet, välgjord*, välbyggd*, lättanvänd*, användarvänlig*, lätt att använda, enkel att
    använda, intuitiv*, smidig*, kraftfull*, mångsidig*, effektiv*, komplett, idealisk*, välrenommerad*,
    ledande, prisbelönt*, hyllad*, hyllas, omtyckt*, uppskattad*, nöjd*, mycket bra, bra val, utmärkt val,
    värt pengarna, värd pengarna, väl värd*, inga problem, inga klagomål, aldrig haft problem, utan problem,
    imponerande, imponerar, utmärker sig, sticker ut, överträffar, slår, bättre, trevlig*, vänlig personal, vänligt bemötande, vänliga och, vänlig och, hjälpsam*,
    bekväm*, elegant*, snygg*, god, läcker*, innovativ*, i tid, favorit*, stark*,
    # fackomdöme
    välutrustad*, väldokumenterad*, gedigen*, gediget, beprövad*, tryggt, driftsäker*, lättskött*,
    lättstädad*, lättmonterad*, enkel att installera, lätt att installera, lätt att rengöra, enkel att
    rengöra, lätt att lära, prisvärt, bra värde, bra för pengarna, mycket för pengarna, värt priset, värd
    priset, värt varenda, värd varenda, motiverar priset, bland de bästa, en av de bästa, ett av de bästa,
    klassens bästa, bäst i test, höga betyg, toppbetyg, högt betyg, högt betygsatt, bra betyg, bra rykte, gott
    rykte, utmärkt rykte, få klagomål, få reklamationer, problemfri*, bekymmersfri*, utan krångel, utan strul,
    fungerar utmärkt, fungerar perfekt, fungerar felfritt, felfri*, håller vad, håller länge, håller måttet,
    överträffat, positivt överraskad*, över förväntan, imponerad*, underbar*, härlig*, ljuvlig*, jättebra,
    toppen, kanon, klockren*, välsmakande, god smak, krispig*, bekvämt, skönt, sköna, ergonomisk*, proffsig*,
    kunnig*, lyhörd*, tillmötesgående, serviceinriktad*, omtänksam*, snabb leverans, snabb service, snabbt
    svar, generös*, nyskapande, mästerlig*, gjort rätt, ett säkert kort, säkert kort, tryggt val, självklart
    val, klokt val, smart val`,
  likes: `bra, fin, fint, hygglig*, okej, billig*, prisvänlig*, överkomlig*, enkel*, enkelt, snabb*, lätt,
    praktisk*, flexibel*, populär*, modern*, kompakt*, säkerhet*, mycket säker, stabil*, tyst*, brett utbud, stort utbud,
    användbar*, passar, lämplig*, fördel*, gratis, kvalitet,
    rimlig*, rimligt, rymlig*, lättviktig*, tålig*, vattentät*, tvättbar*, vikbar*, uppladdningsbar*, lång
    garanti, livstidsgaranti, fri frakt, fria returer, ingen bindningstid, utan bindningstid, öppet köp,
    svensk support, på svenska, erfaren*, certifierad*, specialiserad*, specialist*, familjeägd*, ekologisk*,
    naturlig*, miljövänlig*, energisnål*, strömsnål*, skonsam*, kostnadseffektiv*, gratisversion, prova
    gratis, aktiv community, överskådlig*, bra batteritid, lång batteritid, lång räckvidd, anpassningsbar*,
    mysig*, prisbelönad*, väletablerad*`,
  dislikes: `dyr, dyra, dyrt, kostsam*, tung*, begränsad*, begränsning*, saknar, saknas, komplicerad*, komplex*,
    rörig*, inlärningskurva, nackdel*, svaghet*, medelmåttig*, bullrig*, högljudd*, otymplig*, kan bli bättre,
    inte idealisk*,
    # pris
    inte billig*, inte billigast, inte direkt billig*, högt pris, höga priser, höga avgifter, hög avgift, hög
    kostnad, höga kostnader, hög premie, hög ränta, hög självrisk, dyr i drift, dyr i inköp, kostar extra,
    extra kostnad*, extra avgift*, tilläggsavgift*, merkostnad*, mot tillägg, springer iväg, svårt att
    motivera, svår att motivera, dåligt prisvärd*, mindre prisvärd*, inte prisvärd*, otydliga priser, otydlig
    prissättning, saftigt pris, saftig prislapp, i dyraste laget, dyraste laget, lång bindningstid, lång
    uppsägningstid, automatisk förlängning, förnyas automatiskt, inlåsning, inlåst*, låser in, slutet
    ekosystem, stängt system, stelbent*, oflexibel*, restriktiv*, minimiköp,
    # service och användning
    långsam support, långsam kundtjänst, långsam leverans, lång svarstid, långa svarstider, svarar långsamt,
    seg support, seg kundtjänst, endast via mejl, bara via mejl, bara på engelska, endast på engelska, svår
    att nå, svårt att nå, svåra att nå, opersonlig*, svår att
    {använda/installera/rengöra/montera/förstå/hitta/öppna/reparera/lära/få tag på/bära}, svårhanterlig*,
    svårbegriplig*, svåranvänd*, svårmonterad*, svårstädad*, svårtillgänglig*, tidskrävande,
    underhållskrävande, arbetskrävande, kräver {vana/kunskap/teknisk/mycket/tid/tålamod/underhåll}, tar tid
    att, brant inlärningskurva, hög tröskel, inte intuitiv*, inte nybörjarvänlig*, inte för nybörjare,
    överväldigande, omständlig*, opraktisk*, gammaldags, daterad*, föråldrad*,
    # gränser
    endast tillgänglig*, bara tillgänglig*, finns bara, finns endast, fungerar bara, fungerar endast, bara i
    den dyraste, endast i den dyraste, bakom betalvägg, betalvägg, avskalad*, rudimentär*, ytlig*, färre
    funktioner, få funktioner, få butiker, få integrationer, litet utbud, begränsat utbud, smalt utbud, dåligt
    utbud, bristfällig*, ofullständig*, avsaknad av, brist på, inte vattentät*, inte komplett,
    # bygge och bruk
    för tung*, för stor*, för liten, för litet, för små, för högljudd*, för långsam*, för krånglig*, för
    komplicerad*, för komplex*, för enkel, för mjuk*, för hård*, för tunn*, för tjock*, för trång*, för smal*,
    för bred*, för kort*, för lång*, för mörk*, för varm*, för kall*, för svag*, för söt*, för salt*, för
    torr*, för lite, för ofta, för mycket {plast/reklam/annonser}, för många {klick/annonser/steg}, plastig*,
    känns billig*, känns plastig*, känns gammal*, känns daterad*, känns ostadig*, ganska högljudd*, rätt
    högljudd*, hörs tydligt, kort batteritid, dålig batteritid, kort livslängd, kort räckvidd, kort garanti,
    ojämn*, varierande kvalitet, kvaliteten varierar, varierar kraftigt, medioker*, medelmåttigt, inte den
    bästa, inte det bästa, inte bäst, inte lika
    {bra/snabb/snabbt/tyst/stark/pålitlig/stabil/flexibel/robust/exakt/bekväm/smidig/hållbar}, mindre
    {bra/snabb/tyst/stark/pålitlig/stabil/flexibel/robust/exakt/bekväm/smidig/hållbar/övertygande/lämplig/prisvärd/generös/intressant},
    inte helt övertygande, inte särskilt, inte så
    {bra/snabb/tyst/stark/pålitlig/stabil/flexibel/smidig/hållbar}, slut i lager, ofta slutsåld*, slutsåld*,
    svår att få tag, lång leveranstid, långa leveranstider, lång väntetid, långa väntetider, lång kö, långa
    köer, kölista,
    # rykte
    blandade omdömen, blandade recensioner, blandade betyg, blandat rykte, delade meningar, delade åsikter,
    omdiskuterad*, kontroversiell*, ifrågasatt*, tveksam*, tveksamt, tvivelaktig*, oroande, oroväckande, vissa
    förbehåll, får kritik, kritik för, kritiseras, kritiserad*, användare klagar, kunder klagar, akilleshäl,
    stötesten, svag punkt, sämre än väntat, förbättringspotential, kan förbättras, behöver förbättras, borde
    bli bättre, lämnar en del att önska, mycket att önska, en del att önska, når inte upp, kommer till korta,
    har svårt att, har svårt med, tappar mark, hamnar efter, ligger under, under medel, under snittet, låga
    betyg, lågt betyg, låg poäng, sämre betyg, inte rätt val, inte det bästa valet, inte bästa valet, inte
    aktuell, överflödig*, overkill, passar inte, mindre lämpad*, olämplig*, lönar sig bara, bara värt det om,
    endast om du,
    # snävare, för det enskilda ordet säger inget
    svårt att {använda/installera/rengöra/montera/reparera/få tag på}, onödigt dyr*, onödigt krånglig*,
    överdrivet dyr*, väcker frågetecken, några brister, vissa brister, med reservation för`,
  faults: `dålig*, sämre, usel*, urusel*, hemsk*, fruktansvärd*, besvik*, frustrerande, irriterande, opålitlig*,
    defekt*, trasig*, gick sönder, går sönder, sprucken, sprack, läcker ut, läckte, läckage, rostar, gnisslar,
    överhettas, kraschar, kraschade, hänger sig, buggar, buggig*, långsam*, seg, segt, instabil*, skräp*,
    undermålig*, överprisad*, för dyr*, dolda avgifter, klagomål, klagar, missnöjd*, ångrar, otrevlig*,
    oförskämd*, oprofessionell*, svarar inte, inget svar, försen*, sen leverans, kom aldrig, avbokad*,
    försvann, skadad*, smutsig*, äcklig*, värdelös*, oanvändbar*, farlig*, vilseledande, problem, fungerar
    inte, slutade fungera, misslyck*, ligger efter, halkar efter, inte värd*, håller inte, svag, svaga, svagt,
    krånglig*, strular, strul,
    # pris och avtal
    ockerpris*, ocker, hutlös*, skyhög*, svindyr*, överpris*, oskälig*, orimlig*, orimligt, dolda kostnader,
    oväntade avgifter, oväntade kostnader, smygande avgifter, smyghöj*, prishöjning*, höjt priset, höjde
    priset, felaktiga fakturor, felaktig faktura, felfaktur*, fakturerad två, dubbeldebiter*, debiterad två,
    vägrar betala, vägrar återbetala, vägrar ersätta, nekad ersättning, betalar inte ut, svårt att säga upp,
    svår att säga upp, omöjlig att säga upp, omöjligt att säga upp, aggressiv försäljning, aggressiva säljare,
    påträngande, påstridig*, telefonförsäljning, lockpris*, lurendrej*, lurade, lurar, vilseledde, falsk
    marknadsföring, falska löften, tomma löften, bryter löften, bluffaktur*, skojar*, oseriös*, oärlig*,
    skumma,
    # service
    dålig service, dålig kundtjänst, dålig support, usel service, usel kundtjänst, obefintlig*, ingen
    återkoppling, återkommer inte, återkom aldrig, svarar aldrig, svarade aldrig, ringer inte tillbaka, ringde
    aldrig, dyker inte upp, dök aldrig upp, dök inte upp, uteblev, uteblivna, väntade veckor, väntade månader,
    veckor av väntan, månader av väntan, telefonkö, bollas, bollades, skickas runt, hänvisas runt,
    inkompetent*, okunnig*, nonchalant*, arrogant*, ohjälpsam*, ointresserad*, oartig*, ovänlig personal, ovänligt bemötande, otrevligt,
    snorkig*, respektlös*, slarvig*, slarv, slarvar, slarvat, försumlig*, kaotisk*, kaos, rörigt,
    oorganiserad*, underbemannad*, personalbrist, hög personalomsättning, missade tider, felbehandl*,
    feldiagnos*, felaktig information, motstridig*, dålig kommunikation, bristande
    {kommunikation/kvalitet/service/hygien/respekt/kunskap/rutiner/säkerhet/underhåll/information/transparens},
    brast, brister i, ignorerade, ignorerad*,
    # fel och slitage
    går sönder snabbt, gick sönder efter, gått sönder, slutar fungera, slutat fungera, slutade ladda, dog
    efter, dör efter, lossnar, lossnade, lossnat, spricker, spruckit, trasas, slits snabbt, utsliten*, repas
    lätt, missfärg*, bleknar, krymper, krympte, krympt, noppar, noppig*, fransar, rostar snabbt, gnissel,
    gnäller, skramlar, skrammel, vinglig*, vinglar, ostadig*, sladdrig*, glappar, överhettning, blir het,
    brandrisk, kortsluter, kortslutning, bullrar, brummar, tjuter, väsnas, öronbedövande, hakar upp, kärvar,
    stannar upp, tappar anslutningen, tappar kontakten, tappar uppkoppling*, kopplas ned, kopplar ner,
    batteriet dör, laddar ur, laddas ur, urladdat, fabrikationsfel, tillverkningsfel, konstruktionsfel,
    barnsjukdomar, kvalitetsproblem, kvalitetsbrister, återkommande {fel/problem/buggar/avbrott/klagomål},
    frekventa fel, många fel, felkoder, klarade inte, havererar, havererade, haveri,
    # program
    kraschar ofta, krasch, krascher, buggigt, bugg, laggar, laggig*, fryser, frös, hänger sig ofta,
    långa laddtider, driftstopp, driftavbrott, nere ofta, ligger nere, låg nere, synkar inte, inkompatibel*,
    oöverskådlig*, ologisk*, obegriplig*, ogenomtänkt*, illa genomtänkt*, illa
    {byggd/byggt/skriven/skrivet/gjord/gjort/skött/översatt/dokumenterad/optimerad}, halvfärdig*, ofärdig*,
    undermåligt, uppdateras inte, inga uppdateringar, nedlagd*, läggs ner, lades ner, har utgått, stöds inte
    längre, säljs inte längre, utdaterad*, förlegad*, oprecis*, missvisande, opålitligt,
    # lag, data, rykte
    säkerhetsbrist*, säkerhetshål, säkerhetslucka, säkerhetsluckor, dataläcka, dataläckor, dataintrång,
    hackad*, hackades, läckta, säljer data, säljer dina, spårar dig, integritetsproblem, integritetsbrister,
    okrypterad*, stämd*, stämdes, bötfälld*, fälld av, fälldes av, konsumentverket varnar, varningslista, råd
    & rön varnar, anklagad*, anklagas, skandal*, dåligt rykte, skamfilat rykte, skadat rykte, tappat
    förtroendet, förlorat förtroende, konkurs, i konkurs, konkursad*, återkallas, återkallelse*, falska
    recensioner, falska omdömen, köpta recensioner, dåliga recensioner, dåliga omdömen, dåliga betyg, negativa
    recensioner, negativa omdömen, en stjärna, många klagomål, klagomålen, hopar sig, underkänd*, underkänt,
    bottenbetyg,
    # smak, lukt, komfort
    smaklös*, smakar illa, smakar konstgjort, smakar kemiskt, smakar plast, bismak, eftersmak, fadd, gummig*,
    seg konsistens, överstekt, överkokt, underkokt, kall mat, ljummen, ljummet, matförgift*, luktar illa,
    luktar plast, luktar kemiskt, stinker, stank, unken, unket, möglig*, ohygienisk*, ofräsch*, äckligt,
    kackerlackor, vägglöss, nedgången, nedgånget, obekväm*, obekvämt, skaver, klämmer, gör ont, skavsår,
    irriterar huden, suddig*, kornig*, pixlig*, burkig*, burkigt, skrällig*, dovt ljud, svajig*, flimrar,
    # till det sämre
    blivit sämre, försämrad*, försämrats, försämring*, försämras, allt sämre, sämre och sämre, går utför, gått
    utför, var bättre förr, inte vad det var, inte vad den var, inte som förr, vilar på gamla, gamla lagrar,
    lever på sitt namn, skugga av sitt,
    # omdömen
    besvikelse*, bedrövlig*, katastrof*, eländig*, erbarmlig*, skandalös*, pinsam*, löjlig*, skrattretande,
    mardröm*, helvete, plåga, fiasko, flopp, floppar, floppade, haveri för, magplask, kass, kasst, värdelöst,
    skräpig*, smörja, bottennapp, felköp, ångrade, ångrar köpet, oacceptabel*, oacceptabelt, otillräcklig*,
    otillräckligt, oduglig*, undermåliga, frustration, irriterad*, upprörd*, förbannad*, tyvärr inte, lever
    inte upp, levde inte upp, håller inte måttet, håller inte vad, motsvarar inte, motsvarade inte, övertygar
    inte, övertygade inte, imponerar inte, når inte hela, räcker inte till, duger inte, står sig slätt, mer
    marketing än, mer yta än, överskattad*, överhajpad*, hajp, tomt prat, slit och släng,
    # snävare, för det enskilda ordet säger inget
    vägrar byta, vägrar reparera, nekar ersättning, nekade ersättning, det går sönder, luktar konstigt, mögel
    i, smuts i, börjar läcka, läcker vatten, läcker luft, blir snabbt sliten, tappat i kvalitet, har tappat i,
    fastnar ofta, felaktiga {svar/mätningar/värden/uppgifter/debiteringar}, anmäld för, anmälningar mot, böter
    på, återkallad på grund`,
  warns: `undvik, undvika, bör undvikas, håll dig borta, avråd*, rekommenderas inte, rekommenderar inte, kan inte
    rekommendera, köp inte, akta dig, se upp för, varna*, bluff*, bedrägeri*, lurad*, slöseri med pengar,
    bortkastade pengar, slöseri med tid, aldrig mer, aldrig igen, sämst, sämsta, värsta,
    # avrådan
    rekommenderas ej, rekommenderar ej, skulle inte rekommendera, vill inte rekommendera, svår att
    rekommendera, svårt att rekommendera, inte att rekommendera, kan vi inte rekommendera, avråder, avrådan,
    skulle undvika, bör du undvika, bör man undvika, bäst att undvika, hoppa över, skulle hoppa över, skippa,
    skulle skippa, låt bli, låter bli, håll er borta, håll dig undan, håller mig borta, köp den inte, köp dem
    inte, köp aldrig, beställ inte, boka inte, anlita inte, teckna inte, skriv inte på, slösa inte, lägg inte
    pengar, lägg inte dina, lita inte, gå inte på, skulle inte köpa, skulle inte välja, skulle inte lita,
    skulle aldrig, väljer bort, välj bort, valde bort, väljs bort, välj något annat, välj en annan, leta
    vidare, titta vidare, sök vidare, hellre något annat, inte värt pengarna, inte värd pengarna, inte värt
    priset, inte värd priset, inte värt det, ej prisvärd*, pengarna i sjön, kastade pengar, bortkastat,
    bortkastad tid, var försiktig, var på din vakt, se upp med, akta er, varning för, varningsflagg*, röd
    flagga, sista utväg, sista utvägen, i sista hand, sist i test, jumbo, jumboplats, bottenplacering`,
  expected: `
    # det köpare räknar med
    offlineläge, mörkt läge, nattläge, mobilapp, android-app, api, exportfunktion, tvåfaktorsautentisering,
    kryptering, telefonsupport, svensk kundtjänst, kundtjänst, livechatt, garanti, reservdelar, hörlursuttag,
    trådlös laddning, brusreducering, provperiod, returrätt, återbetalning*, transparens, uppdateringar,
    bekräftelse, parkering, luftkonditionering,
    # det den ska göra
    fungerar, fungerade, svarar, svarade, hjälper, startar, ansluter, stämmer, lever upp, levde upp,
    levererade, övertygar, övertygade, kompatibel*, uppdateras, löste, lönar, bryr`,
  topics: `hantering av, system för, program för, app för, verktyg för, arbetar med, hjälp med, hjälp vid, tips mot,
    tips om, guide till, statistik över, statistik om, försäkring mot, i händelse av, vid fall av, behandling
    av, medel mot, ersättning för, anmälan av,
    # vad som görs mot fel
    minskar, minska, förhindrar, förhindra, förebygger, förebygga, motverkar, motverka, tar bort, eliminerar,
    upptäcker, reducerar, åtgärdar, löser, skyddar mot`,
  proposes: `{välj/ta/prova/titta på/kolla in/överväg/börja med/satsa på/köp/boka}, jag skulle ta,
    jag skulle välja, följt av`,
  proposesBehind: `är valet, passar, räcker, är ett bra`,
  negates: `inte, ingen, inget, inga, aldrig, utan, knappt, varken, ej, mindre, sällan,
    har inget, har ingen, har inga, erbjuder ingen, erbjuder inget, erbjuder inga, finns ingen, finns inget,
    finns inga, brist på, avsaknad av, saknar en, saknar ett, färre`,
  negatesBefore: `inte`,
  boosts: `mycket, väldigt, extremt, verkligen, särskilt, otroligt, riktigt, helt, så`,
  weakens: `lite, något, ganska, relativt, ibland, kan`,
  turns: `men, dock, även om, trots, medan, däremot, fast, tyvärr`,
  than: `jämfört med, till skillnad från, än`,
  beats: `bättre än, slår, överträffar, överlägsen,
    pålitligare än, snabbare än, tystare än, enklare än, billigare än, lättare än, stabilare än, säkrare än,
    smidigare än, bekvämare än, robustare än, starkare än, hållbarare än, mer exakt än, mer pålitlig än, mer
    flexibel än, vinner över, slår lätt, ligger före, ett steg före, går förbi, utklassar, bräcker`,
  loses: `sämre än, ligger efter, underlägsen, inte lika bra som,
    mindre pålitlig än, mindre stabil än, mindre flexibel än, mindre smidig än, mindre exakt än, mindre bekväm
    än, långsammare än, bullrigare än, krångligare än, svagare än, skörare än, inte lika snabb som, inte lika
    tyst som, inte lika pålitlig som, inte lika smidig som, inte lika stabil som, inte lika stark som, når
    inte upp till, kan inte mäta sig med, kan inte konkurrera med, står sig slätt mot, ligger bakom, förlorar
    mot, besegras av, slås av, överträffas av, omsprungen av, passerad av`,
  conditions: `ifall`,
  joins: `och`,
  merits: `fördelar, fördel, plus, styrkor, bra för, bäst för, passar för, för,
    pluspoäng, fördelarna, det vi gillar, vad som är bra`,
  flaws: `nackdelar, nackdel, minus, svagheter, begränsningar, emot,
    det som är sämre, mindre bra, det sämre, det vi inte gillar, vad som saknas, kan bli bättre, minuspoäng,
    nackdelarna, vanliga klagomål`,
  shuns: `att undvika, märken att undvika, vilka du bör undvika, som jag skulle undvika, som jag skulle hoppa över,
    bortvalda, bortvald, föll bort, ej med på listan, inte med på listan, med försiktighet, där jag skulle
    vara försiktig, rekommenderas inte, inte rekommenderade, besvikelser, förlorarna, hoppa över dessa`,
  neutral: `inte bara, bästa praxis, bra fråga, lösa problem, problemlösning, för att undvika, bättre förståelse,
    mellanprissegmentet, mellanklass, utan tvekan, felmeddelande*, så bra som, bra att veta,
    # fel som nämns utan klander
    inga dolda {avgifter/kostnader}, utan dolda {avgifter/kostnader},
    {klagomåls/fel/bedrägeri/rost/mögel/läckage/läck/avbrotts/fläck}{hantering/sökning/skydd/skyddad/skyddsmedel/sanering/detektor/larm/vakt/borttagare/borttagning/anmälan/anmäla}*,
    om du {inte/ej}, luktfri*, nötning*, reptålig*, rostfri*, hjälper mot, skydd mot, löser problem*, vid
    problem, kassa{skåp/system/register}*, tappa vikt, felanmäl*, torr {hud/hår}, torrt hår, känslig hud,
    kall{rökt/brygg}*`,
};
