import type { ToneLanguage } from './tone-language.ts';

export const danish: ToneLanguage = {
  code: 'da',
  smallWords:
    'og at det er som for på med af ikke til den har et om kan fra eller også meget men være deres der hvor ved efter uden noget mere jeg en',
  urges: `bedst, bedste, vores anbefaling, vores favorit, vores valg, førstevalg, testvinder*, bedst i test, stærkt anbefal*,
    varmt anbefal*, kan varmt anbefales, uovertruffen, uovertruffet, uovertrufne, fremragende, enestående, fantastisk*,
    suveræn*, perfekt*, førsteklasses, førsteklasse, exceptionel*, vinder, vinderen, nummer et, i særklasse, overlegen,
    topvalg, mit valg, mit førstevalg, jeg ville vælge, jeg ville købe, min anbefaling, min favorit, uden sammenligning,
    eksemplarisk*, guldstandard*, kan ikke gå galt, oplagt valg, oplagte valg, klar vinder, klare vinder, uden konkurrence,
    i topklasse, topklasse, uslåelig*, i en klasse for sig, skarpt valg`,
  praises: `grundig, grundige, til at betale, jævn varme, trives, rene værelser, pæne værelser, skønt udsyn, smilende, tålmodig*, forklarer tydeligt, forklarer prisen, smertefri*, tager sig tid, overholder aftaler, holder aftaler, dufter, frisk*, hjemmelavet, kan varmt, betaler sig, ordentlig*, anbefal*, værd at overveje, prisværdig*, pålidelig*, driftssikker*, holdbar*, slidstærk*, robust*, højkvalitet*, høj
    kvalitet, god kvalitet, kvalitetsbevidst*, velbygget, velbyggede, gennemført*, brugervenlig*, let at bruge, nem at bruge, lette at bruge, nemme at
    bruge, nemt at bruge, intuitiv*, kraftfuld*, alsidig*, effektiv*, ideel*, anerkendt*, førende,
    prisvindende, rost, roses, ros, populær blandt, vellidt*, værdsat*, tilfreds*, rigtig god*, rigtig godt, meget god*, meget
    godt, godt valg, et sikkert valg, sikkert valg, solidt valg, stærkt valg, klogt valg, pengene værd, prisen værd, alle pengene værd, hver en krone, ingen
    problemer, ingen klager, uden problemer, problemfri*, aldrig haft problemer, imponerende, imponerer, imponeret, udmærker sig, skiller sig
    ud, overgår, slår, bedre, rar, rart, venlig*, imødekommende, hjælpsom*, behagelig*, komfortabel*, elegant*, smuk*,
    flot*, lækker*, innovativ*, til tiden, favorit*, stærk, stærkt, stærke, solid*, velsmagende, smager godt, smager fantastisk,
    # fagligt
    veludstyret, veldokumenteret, velafprøvet, gennemprøvet, tryg, trygt, trygge, støjsvag*, lydsvag*, vedligeholdelsesfri*, let at
    {installere/rengøre/montere/lære/betjene/sætte op/komme i gang med}, nem at {installere/rengøre/montere/lære/betjene/sætte op/komme i gang med}, værdi for pengene, meget for pengene, meget
    udstyr for pengene, giver mest, blandt de bedste, en af de bedste, et af de bedste, klassens bedste, topkarakter*, høje
    karakterer, høj bedømmelse, høj score, gode anmeldelser, flotte anmeldelser, godt omdømme, godt ry, få klager, uden bøvl, uden besvær, ubesværet,
    fungerer fremragende, fungerer perfekt, fungerer upåklageligt, virker perfekt, upåklagelig*, fejlfri*, holder hvad, holder længe, holder i årevis,
    kører i årevis, overraskende god*, positivt overrasket, over forventning, over al forventning, vidunderlig*, dejlig*, superlækker*,
    skøn, skønt, sprød*, saftig*, cremet*, ergonomisk*, professionel*, dygtig*, kompetent*, lydhør*, serviceminded*, omsorgsfuld*, nærværende, hurtig
    levering, lynhurtig*, hurtig service, hurtigt svar, svarer hurtigt, hurtig hjælp, generøs*, nyskabende, mesterlig*, gennemtænkt*, velfungerende,
    overskuelig*, gnidningsfri*, gnidningsløs*, fair pris*, fremhæver, fremhæves, glade for, glad for, elsker, elsket, vinder på,
    dækningen er god, god dækning, fin dækning, tager telefonen, passede i størrelsen, som ny, ser ud som ny`,
  likes: `rolig*, hyggelig beliggenhed, central*, god beliggenhed, lækker morgenmad, god morgenmad, kraftige, ry for, god, godt, gode, fin, fint, fine, udmærket*, okay, billig, billigt, billige, prisvenlig*, overkommelig*, enkel, enkelt, enkle, nem, nemt, nemme, let,
    lette, hurtig, hurtigt, hurtige, praktisk*, fleksibel*, fleksible, populær*, moderne, kompakt*, sikker, sikkert, sikre, stabil*, lydløs*, stille, bredt
    udvalg, stort udvalg, kæmpe udvalg, brugbar*, passer, velegnet*, egnet, fordel*, gratis, kvalitet, rimelig*, rummelig*,
    letvægt*, vandtæt*, vaskbar*, foldbar*, sammenklappelig*, genopladelig*, lang garanti, fem års garanti, livstidsgaranti, fri fragt, gratis fragt, gratis
    retur, fri retur, ingen binding, uden binding, fuld returret, dansk support, på dansk, erfaren*, erfarne, certificeret, specialiseret, specialist*,
    familieejet, økologisk*, naturlig*, miljøvenlig*, bæredygtig*, energibesparende, skånsom*, omkostningseffektiv*,
    gratisversion, prøv gratis, gratis prøve*, aktivt fællesskab, lang batteritid, lang rækkevidde, batteriet holder, tilpasses, hyggelig*,
    veletableret, personlig rådgivning, lave gebyrer, lav rente, lave renter, lave priser, lav pris, gode priser, lave bidragssatser, fast pris, halve pris, koster det halve`,
  dislikes: `koster en del, fylder meget, trange, trangt, lille værelse, små værelser, langt fra centrum, dyr, dyre, dyrt, dyrere, bekostelig*, tung, tungt, tunge, begrænset, begrænsede, begrænsning*, mangler, kompliceret, komplicerede, kompleks*, rodet, rodede, indlæringskurve, ulempe*,
    svaghed*, middelmådig*, støjende, larmende, klodset, kunne være bedre, kan blive bedre, ikke ideel*,
    # pris
    ikke billig*, ikke den billigste, ikke ligefrem billig*, høj pris, høje priser, høje gebyrer, højt gebyr, høje omkostninger, høj præmie, høj rente,
    høj selvrisiko, dyr i drift, dyr i anskaffelse, koster ekstra, ekstra gebyr*, ekstraomkostning*, merpris, mod merbetaling, løber op, svær at
    forsvare, svært at forsvare, dårlig værdi, uklare priser, uigennemsigtig*, saftig pris, i den dyre ende, lang bindingsperiode, lang binding, langt opsigelsesvarsel,
    fornyes automatisk, automatisk fornyelse, låst til, låser dig, lukket økosystem, lukket system, ufleksibel*, restriktiv*, minimumskøb,
    # service og brug
    langsom support, langsom kundeservice, langsom levering, lang svartid, lange svartider, svarer langsomt, kun via mail, kun på mail, kun på engelsk, svær at
    {bruge/installere/rengøre/montere/forstå/finde/åbne/reparere/lære/få fat på/få fat i/skaffe/opsige}, svært at
    {bruge/installere/rengøre/montere/forstå/finde/åbne/reparere/lære/få fat på/få fat i/skaffe}, upersonlig*, tidskrævende, vedligeholdelseskrævende, kræver
    {øvelse/tilvænning/teknisk/meget/tid/tålmodighed/vedligehold}, tager tid at, stejl indlæringskurve, ikke intuitiv*, ikke begyndervenlig*, ikke for begyndere,
    overvældende, omstændelig*, upraktisk*, gammeldags, forældet, forældede, bagud,
    # grænser
    kun tilgængelig*, findes kun, fås kun, virker kun, fungerer kun, kun i den dyreste, bag betalingsmur, betalingsmur, skrabet, rudimentær*, overfladisk*, færre
    funktioner, få funktioner, få butikker, få integrationer, få værksteder, lille udvalg, begrænset udvalg, smalt udvalg, dårligt udvalg, mangelfuld*, ufuldstændig*, mangel på, ikke vandtæt*,
    # bygning og brug
    for tung*, for stor*, for lille, for små, for høj*, for larmende, for langsom*, for besværlig*, for kompliceret, for kompleks*, for enkel*, for blød*, for
    hård*, for tynd*, for tyk*, for smal*, for bred*, for kort*, for lang, for langt, for mørk*, for varm*, for kold*, for svag*, for sød*, for salt*, for tør*,
    for lidt, for ofte, for mange {klik/annoncer/trin/reklamer}, for meget {plastik/reklame/støj}, plastikagtig*, føles billig*, føles plastik*, føles gammel*, føles skrøbelig*, ret
    larmende, ret støjende, tydeligt kan høres, kort batteritid, dårlig batteritid, kort levetid, kort rækkevidde, kort garanti, ujævn*, svingende
    kvalitet, kvaliteten svinger, varierende kvalitet, ikke den bedste, ikke det bedste, ikke bedst, ikke lige så
    {god/godt/hurtig/stille/stærk/pålidelig/stabil/fleksibel/robust/præcis/behagelig/holdbar}, mindre
    {god/hurtig/stærk/pålidelig/stabil/fleksibel/robust/præcis/behagelig/holdbar/overbevisende/velegnet/generøs/interessant}, ikke helt overbevisende, ikke særlig*, ikke så
    {god/godt/hurtig/stille/stærk/pålidelig/stabil/fleksibel/holdbar}, ikke på lager, ofte udsolgt, udsolgt, lang leveringstid, lange leveringstider, lang ventetid, lange
    ventetider, ventetid*, lang kø, lange køer, venteliste*,
    # omdømme
    blandede anmeldelser, blandede oplevelser, blandet omdømme, delte meninger, omdiskuteret, kontroversiel*, tvivlsom*, bekymrende, med forbehold, kritik for, får
    kritik, kritiseres, kritiseret, kritiserer, brugere klager, kunder klager, akilleshæl, svagt punkt, ringere end ventet, kan forbedres, bør forbedres, plads til
    forbedring, lader noget tilbage, meget at ønske, når ikke op, kommer til kort, har svært ved, kæmper med, halter, sakker bagud, under middel, under gennemsnittet, lave
    karakterer, lav score, lavt bedømt, ikke det rigtige valg, ikke det bedste valg, overflødig*, overkill, passer ikke, mindre egnet, mindre velegnet, uegnet, kan ikke betale
    sig, kun hvis du, unødvendigt dyr*, unødvendigt besværlig*, visse mangler, nogle mangler, lille minus`,
  faults: `udebliver, udeblevet, uden varsel, passer sjældent, passer ikke med, begynder at ruste, hjulene løsner, afviste, nægtede, nægter, dækkede ikke, erstattede ikke, pletter, plettet, snavsede lagner,
    trænger til renovering, ventede en time, larm hele natten, laves om, gøres om, undskyldte ikke, kolde bassiner, dårlig*, ringe, værre, elendig*, forfærdelig*, frygtelig*, skuffe*, frustrerende, irriterende, upålidelig*, defekt*, ødelagt*, gik i stykker,
    går i stykker, gået i stykker, knækker, knækkede, knækket, revner, revnede, revnet, lækker vand, lækker olie, lækkede, læk, ruster, rustede, knirker, overophed*, crasher, crashede, går ned, gik ned, går ofte ned, fryser, hænger
    fast, fejlbehæftet, bugs, langsom*, sløv, sløvt, ustabil*, skrammel, skrald, underlødig*, overpris*, for dyr*, skjulte gebyrer, klage, klager over, mange klager, utilfreds*, fortryder, ubehagelig*,
    uhøflig*, grov, uprofessionel*, svarer ikke, intet svar, ikke svaret, forsink*, for sent, kom aldrig, aflyst*, forsvandt, beskadiget, beskadigede, snavset, snavsede, klam*, ulækker*,
    værdiløs*, ubrugelig*, farlig*, vildledende, problemer, problem, virker ikke, fungerer ikke, holdt op med at virke, mislyk*, halter bagefter, ikke værd, holder ikke, svag, svage,
    svagt, besværlig*, bøvlet, bøvl, larmer, larmede, støjer, støjede, overvurderet, overvurderede, ridser, ridset,
    # pris og aftaler
    ågerpris*, åger, hårrejsende, tårnhøj*, skyhøj*, svinedyr*, alt for høj*, alt for dyr*, urimelig*, skjulte omkostninger, uventede gebyrer, uventede omkostninger, prisstigning*, prishop, hæver prisen, hævede prisen, forkerte
    fakturaer, forkert faktura, fejlfaktur*, dobbelt opkræv*, opkræver dobbelt, nægter at betale, nægter at refundere, nægter at erstatte, afviste erstatning, udbetaler ikke, svær at opsige,
    svært at opsige, umulig at opsige, umuligt at opsige, aggressivt salg, aggressive sælgere, påtrængende, anmassende, telefonsalg, lokkepris*, snyd, snyder, snydt, vildledt, falsk markedsføring, falske løfter,
    tomme løfter, bryder løfter, løftebrud, useriøs*, uærlig*, lyssky, fidus, pengene tilbage uden held, fik aldrig pengene,
    # service
    dårlig service, dårlig kundeservice, dårlig support, elendig service, elendig kundeservice, ikke-eksisterende, ingen tilbagemelding, vender ikke tilbage, vendte aldrig tilbage, svarer
    aldrig, svarede aldrig, ringer ikke tilbage, ringede aldrig, dukker ikke op, dukkede aldrig op, dukkede ikke op, udeblev, ventede uger, ventede måneder, ventede {to/tre/fire/fem/seks/otte} {uger/måneder}, ugers
    ventetid, måneders ventetid, telefonkø, kastes rundt, sendt rundt, sendes rundt, inkompetent*, uvidende, nonchalant*, arrogant*, ligeglad*, uinteresseret*, uopmærksom*, respektløs*, sjusket*, sjusk, sjusker, forsømm*, kaotisk*,
    kaos, uorganiseret, underbemandet, personalemangel, misset, missede, fejlbehandl*, fejldiagnos*, forkerte oplysninger, modstridende, dårlig kommunikation, manglende
    {kommunikation/kvalitet/service/hygiejne/respekt/viden/sikkerhed/vedligehold/information/gennemsigtighed/opfølgning}, svigt*, ignorer*,
    # fejl og slid
    holder op med at virke, stoppede med at virke, stopper med at virke, døde efter, dør efter, falder af, faldt af, løsner sig, løsnede sig, slides hurtigt, slidt op, nedslidt*, ridses let,
    misfarve*, falmer, krymper, krympede, fnuller, fnulrer, flosser, ruster hurtigt, knirken, hviner, rasler, vakler, vaklende, rokker, ustabilt, overophedning, bliver varm, brandfare, kortslut*,
    brummer, hyler, øredøvende, hakker, binder, går i stå, mister forbindelsen, taber forbindelsen, mister kontakten, batteriet dør, taber kapacitet, taber hurtigt, aflades, fabrikationsfejl, produktionsfejl, konstruktionsfejl,
    børnesygdomme, kvalitetsproblemer, tilbagevendende {fejl/problemer/nedbrud/klager}, hyppige fejl, mange fejl, fejlkoder, bestod ikke, dumper, dumpede, bryder sammen, brød sammen, sammenbrud,
    # program
    crasher ofte, crash, nedbrud, lagger, hakker ofte, lange indlæsningstider, driftsstop, nede ofte, ofte nede, synkroniserer ikke, inkompatibel*, uoverskuelig*, ulogisk*, uforståelig*,
    ugennemtænkt, dårligt {bygget/skrevet/lavet/oversat/dokumenteret/optimeret/vedligeholdt}, halvfærdig*, ufærdig*, opdateres ikke, ingen opdateringer, nedlagt, lukker ned, understøttes ikke
    længere, sælges ikke længere, udgået, upræcis*, misvisende, upålideligt,
    # jura, data, omdømme
    sikkerhedsbrist*, sikkerhedshul*, datalæk*, databrud, hacket, lækket, sælger data, sælger dine, sporer dig, privatlivsproblemer, ukrypteret, sagsøgt, retssag mod, bøde, bøder, dømt, forbrugerombudsmanden,
    anklaget, anklages, skandale*, dårligt ry, dårligt omdømme, blakket ry, mistet tilliden, konkurs, gik konkurs, tilbagekald*, falske anmeldelser, købte anmeldelser, dårlige anmeldelser, negative
    anmeldelser, én stjerne, klagerne, dumpet, bundkarakter*, bundplacer*,
    # smag, lugt, komfort
    smagløs*, smager dårligt, smager kunstigt, smager af plastik, bismag, eftersmag, fad, fade, gummiagtig*, overstegt, overkogt, underkogt, kold mad, lunken, lunkne, lunkent, madforgift*, lugter dårligt, lugter
    af plastik, stinker, stank, muggen, mug, uhygiejnisk*, beskidt*, kakerlakker, væggelus, nedslidt hotel, ubekvem*, ubekvemt, gnaver, klemmer, gør ondt, vabler, irriterer huden, sløret, slørede, kornet,
    pixeleret, skinger, skinger lyd, mudret lyd, flimrer,
    # til det værre
    blevet dårligere, er blevet værre, forværre*, forringe*, dårligere og dårligere, går ned ad bakke, gået ned ad bakke, var bedre før, ikke hvad det var, ikke hvad den var, ikke som før, hviler på laurbærrene, skygge af sig,
    # domme
    skuffelse*, ynkelig*, katastrof*, sørgelig*, skandaløs*, pinlig*, latterlig*, mareridt*, helvede, fiasko, flop, floppede, møg, noget møg, værdiløst, makværk, fejlkøb, fortrød, fortryder købet, uacceptabel*, uantagelig*,
    utilstrækkelig*, duer ikke, frustration, frustreret, irriteret, vred over, lever ikke op, levede ikke op, indfrier ikke, overbeviser ikke, overbeviste ikke, imponerer ikke, slår ikke til, rækker ikke, mere markedsføring
    end, overhypet, hype, tom snak, køb og smid væk, et ben for lidt, ankom med ridser`,
  warns: `undgå, undgås, bør undgås, hold dig væk, hold dig fra, fraråd*, anbefales ikke, anbefaler ikke, kan ikke anbefale, kan ikke anbefales, køb ikke, pas på, advar*, svindel*, bedrag*, svindlet,
    spild af penge, spildte penge, spild af tid, aldrig igen, aldrig mere, dårligst, dårligste, værst, værste,
    # frarådning
    kan vi ikke anbefale, kan jeg ikke anbefale, ville ikke anbefale, vil ikke anbefale, svær at anbefale, svært at anbefale, ikke at anbefale, ikke anbefalelsesværdig*, ville undgå, bør du undgå, bør man undgå, bedst at undgå, spring over,
    ville springe over, springe den over, drop den, drop det, lad være med, lad være, hold jer væk, holder mig væk, køb den ikke, køb dem ikke, køb det ikke, køb aldrig, bestil ikke, book ikke, underskriv ikke, spild ikke,
    brug ikke penge, stol ikke på, hop ikke på, ville ikke købe, ville ikke vælge, ville ikke stole, ville aldrig, vælg ikke, vælg noget andet, vælg en anden, kig videre, led videre,
    hellere noget andet, ikke pengene værd, ikke prisen værd, ikke det værd, penge ud ad vinduet, smid ikke penge, vær forsigtig, vær på vagt, vær varsom, advarsel om, advarselstegn, rødt flag, røde flag, sidste udvej,
    sidst i test, bundskraber, jumbo, jumboplads*, sidsteplads*`,
  expected: `
    # det køberne regner med
    offlinetilstand, mørk tilstand, mobilapp, android-app, api, eksportfunktion, totrinsbekræftelse, kryptering, telefonsupport, dansk kundeservice, kundeservice, livechat, garanti, reservedele,
    hovedtelefonstik, trådløs opladning, støjreduktion, prøveperiode, returret, refusion, gennemsigtighed, opdateringer, bekræftelse, parkering, aircondition,
    # det den skal
    fungerer, fungerede, virker, virkede, svarer, svarede, hjælper, starter, forbinder, lever op, levede op, leverede, overbeviser, overbeviste, kompatibel*, opdateres, løste, betaler sig`,
  topics: `håndtering af, behandling af, system til, systemer til, program til, programmer til, app til, værktøj til, software til, arbejder med, hjælp med, hjælp til, hjælp ved, tips mod, tips til, guide til, statistik over,
    forsikring mod, i tilfælde af, midler mod, middel mod, erstatning for, anmeldelse af,
    # hvad der gøres mod fejl
    reducerer, mindsker, mindske, forhindrer, forhindre, forebygger, forebygge, modvirker, modvirke, fjerner, fjerne, eliminerer, opdager, løser, løse, beskytter mod, kendt for at undgå`,
  negates: `ikke, ingen, intet, aldrig, uden, næppe, hverken, ej, mindre, sjældent, har ingen, har intet, har ikke, tilbyder ingen, tilbyder ikke, findes ingen, findes ikke, mangel på, mangler en, mangler et, færre`,
  negatesBefore: 'ikke',
  boosts: 'meget, virkelig, ekstremt, særligt, især, utrolig, utroligt, rigtig, helt, så, yderst, super',
  weakens: 'lidt, noget, ret, temmelig, relativt, forholdsvis, nogle gange, til tider, af og til, kan',
  turns:
    'men, dog, selv om, selvom, trods, på trods af, mens, derimod, desværre, til gengæld, omvendt, alligevel',
  than: 'sammenlignet med, i forhold til, i modsætning til, modsat, til forskel fra, end',
  beats: `bedre end, slår, overgår, overlegen, mere {pålidelig/driftssikker/stabil/fleksibel/præcis/holdbar/behagelig/brugervenlig/effektiv/komfortabel/intuitiv/robust/lydsvag} end, {hurtigere/stillere/enklere/nemmere/billigere/lettere/stærkere/sikrere/smartere/roligere} end,
    klart bedre end, langt bedre end, vinder over, ligger foran, et skridt foran, overhaler, udkonkurrerer, mere driftssikker end`,
  loses: `dårligere end, ringere end, halter efter, underlegen, ikke lige så god som, ikke så god som, mindre
    {pålidelig/stabil/fleksibel/præcis/holdbar/behagelig/brugervenlig/effektiv/komfortabel/driftssikker} end, {langsommere/svagere/dyrere/tungere/skrøbeligere} end, mere {støjende/besværlig/kompliceret} end, ikke lige så
    {hurtig/stille/pålidelig/stabil/stærk/præcis} som, kan ikke måle sig med, kan ikke konkurrere med, kan ikke hamle op med, ligger bag, taber til, slås af, overgås af, overhalet af, når ikke op til`,
  conditions: 'hvis, såfremt, når du',
  joins: 'og',
  merits: `fordele, fordel, fordelene, plusser, plus, styrker, godt til, bedst til, egnet til, pluspunkter, det kan vi lide, det gode, det er godt, derfor vælger folk, positivt`,
  flaws: `ulemper, ulempe, ulemperne, minusser, minus, svagheder, begrænsninger, imod, det er mindre godt, mindre godt, det kan vi ikke lide, det dårlige, det mangler, kan blive bedre, minuspunkter, typiske klager, negativt, kritikpunkter`,
  shuns: `at undgå, mærker du bør undgå, mærker at undgå, som du bør undgå, som jeg ville undgå, som jeg ville springe over, fravalgt, fravalgte, røg ud, ikke med på listen, med forbehold, med forsigtighed, hvor jeg ville være
    forsigtig, anbefales ikke, ikke anbefalet, ikke anbefalede, skuffelser, taberne, spring disse over`,
  neutral: `ikke kun, ikke bare, bedste praksis, godt spørgsmål, løse problemer, løser problemer, problemløsning, for at undgå, bedre forståelse, bedre overblik, mellemklassen, uden tvivl, fejlmeddelelse*, så god som, godt at vide, godt i gang, god dag, gode råd, et godt råd, lige så, hurtigt i gang,
    # fejl der nævnes uden at dadle
    ingen skjulte {gebyrer/omkostninger}, uden skjulte {gebyrer/omkostninger},
    {klage/fejl/svindel/rust/skimmel/læk/støj/skade/problem}{håndtering/behandling/søgning/beskyttelse/sikring/detektor/alarm/fjerner/melding/meldinger/reduktion/dæmpning/forsikring/anmeldelse/melder}*, fejlmelding*,
    ridsefast*, slagfast*, rustfri*, lugtfri*, hjælper mod, beskyttelse mod, ved problemer, let at se, tør hud, tørt hår, følsom hud, tabe sig, vægttab, kold{røget/bryg}*, svage netværk, dyrlæge*, dyreforsikring*, dyrehandel, enkelte`,
};
