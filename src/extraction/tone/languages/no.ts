import type { ToneLanguage } from './tone-language.ts';

export const norwegian: ToneLanguage = {
  code: 'no',
  smallWords:
    'og at det er som for på med av ikke til den har et om kan fra eller også veldig men være deres mye etter blir hva noen uten bare mer jeg en',
  urges: `best, beste, vår anbefaling, vår favoritt, vårt valg, førstevalg, testvinner*, best i test, sterkt anbefal*, varmt anbefal*, anbefales på det varmeste,
    uovertruffen, uovertruffet, uovertrufne, fremragende, enestående, fantastisk*, suveren*, perfekt*, førsteklasses, eksepsjonel*, vinner, vinneren, nummer én, i særklasse,
    overlegen, overlegent, toppvalg, mitt valg, mitt førstevalg, jeg ville valgt, jeg ville kjøpt, jeg ville gått for, min anbefaling, min favoritt, uten sammenligning, eksemplarisk*, gullstandard*, kan ikke gå galt,
    opplagt valg, klar vinner, klare vinneren, uten konkurranse, i toppklasse, uslåelig*, i en klasse for seg`,
  praises: `godt fornøyde, tåler norske, holder seg pen, holder seg fin, grundig*, til å leve med, trives, rene rom, fine rom, smilende, tålmodig*, tar seg tid, smertefri*, holder avtaler, dufter, fersk*, hjemmelaget, ordentlig*,
    myk fjæring, anbefal*, verdt å vurdere, prisgunstig*, prisverdig*, pålitelig*, driftssikker*, driftssikre, holdbar*, slitesterk*, robust*, høykvalitet*, høy kvalitet, god kvalitet, velbygd*, gjennomført*, brukervennlig*, lett å
    bruke, enkel å bruke, enkelt å bruke, enkle å bruke, intuitiv*, kraftig*, allsidig*, effektiv*, ideel*, anerkjent*, ledende, prisvinnende, skryt, skryter av, roses, ros, rost, godt likt, populær blant, verdsatt*, fornøyd*, tilfreds*, veldig bra, veldig god*, svært
    god*, svært bra, kjempebra, kjempegod*, godt valg, et trygt valg, trygt valg, solid valg, solid, solide, solid*, sterkt valg, klokt valg, smart valg, verdt pengene, verdt prisen, vel verdt, verdt hver krone, ingen problemer, ingen klager, uten problemer, problemfri*, aldri hatt problemer, imponerende,
    imponerer, imponert*, utmerker seg, skiller seg ut, overgår, slår, bedre, hyggelig*, vennlig*, imøtekommende, hjelpsom*, behagelig*, komfortabel*, komfortable, elegant*, vakker*, vakre, flott*, lekker*, lekre, nydelig*, innovativ*, i tide, til tiden, holder tiden,
    favoritt*, sterk, sterkt, sterke, smaker godt, velsmakende, god smak,
    # faglig
    godt utstyrt, velutstyrt, godt dokumentert, velprøvd*, gjennomprøvd*, trygg, trygt, trygge, støysvak*, stillegående, vedlikeholdsfri*, lett å {installere/rengjøre/montere/lære/betjene/sette opp/komme i gang med}, enkel å
    {installere/rengjøre/montere/lære/betjene/sette opp/komme i gang med}, enkelt å {installere/rengjøre/montere/lære/sette opp/komme i gang}, verdi for pengene, mye for pengene, mye ski for pengene, mye {bil/utstyr/sykkel/lyd/telefon/hotell} for pengene, mest for pengene, blant de beste, en av de
    beste, et av de beste, klassens beste, toppkarakter*, høye karakterer, høy score, gode anmeldelser, gode omtaler, svært gode omtaler, godt omdømme, godt rykte, godt renommé, få klager, uten styr, uten stress, uanstrengt,
    fungerer utmerket, fungerer perfekt, fungerer feilfritt, virker perfekt, upåklagelig*, feilfri*, holder det den lover, holder hva, holder lenge, varer lenge, holder i årevis, overraskende god*, overraskende bra, positivt overrasket, over forventning, over all forventning, vidunderlig*, herlig*,
    deilig*, skjønn, skjønt, sprø, saftig*, kremet*, ergonomisk*, profesjonel*, dyktig*, flink*, kompetent*, kunnskapsrik*, lydhør*, serviceinnstilt*, omsorgsfull*, rask levering, lynrask*, lynraskt, rask service, raskt svar, raske svar, svarer raskt, rask
    hjelp, leverer raskt, leverer varene raskt, sjenerøs*, nyskapende, mesterlig*, gjennomtenkt*, velfungerende, oversiktlig*, knirkefri*, sømløs*, rimelig pris, rettferdig pris, glade for, glad i, elsker, elsket, god dekning, dekningen er god, tar telefonen, forklarer prisen, som ny, ser ut som ny, tåler hard, tåler mye, like tett,
    like god etter, vokser med`,
  likes: `rolig*, sentral*, god beliggenhet, god frokost, grei å bruke, det rimeligste, får delt, god, godt, gode, bra, fin, fint, fine, greit, ok, grei, billig*, rimelig*, overkommelig*, enkel, enkelt, enkle, lett, lette, lettkjørt*, rask, raskt, raske, praktisk*, fleksibel*, fleksible, populær*, moderne, kompakt*, sikker, sikkert, sikre, stabil*, lydløs*, stille,
    bredt utvalg, stort utvalg, enormt utvalg, brukbar*, passer, velegnet*, egnet, fordel*, gratis, kvalitet, romslig*, lettvekt*, vanntett*, vaskbar*, sammenleggbar*, oppladbar*, lang garanti, fem års garanti, livstidsgaranti, fri
    frakt, gratis frakt, gratis retur, fri retur, ingen binding, uten binding, ingen bindingstid, uten bindingstid, åpent kjøp, norsk support, på norsk, erfaren, erfarne, sertifisert*, spesialisert*, spesialist*, familieeid*, økologisk*, naturlig*,
    miljøvennlig*, bærekraftig*, energieffektiv*, strømgjerrig*, skånsom*, kostnadseffektiv*, gratisversjon, prøv gratis, gratis prøve*, aktivt fellesskap, lang batteritid, lang rekkevidde, batteriet varer, kan tilpasses, tilpasningsdyktig*, koselig*, veletablert*,
    personlig rådgivning, lave gebyrer, lav rente, lave renter, lave priser, lav pris, gode priser, fastpris, halve prisen, ryddig*, god glid`,
  dislikes: `koster litt, tar mye plass, trange, trangt, små rom, langt fra sentrum, dyr, dyre, dyrt, dyrere, kostbar*, tung, tungt, tunge, begrenset, begrensede, begrensning*, mangler, komplisert*, kompleks*, rotete, læringskurve, ulempe*, svakhet*, middelmådig*, støyende, bråkete, klumpete, kunne vært bedre, kan bli bedre, ikke ideel*,
    # pris
    ikke billig*, ikke den billigste, ikke akkurat billig*, høy pris, høye priser, høye gebyrer, høyt gebyr, høye kostnader, høy premie, høy rente, høy egenandel, høyere enn hos, dyr i drift, dyr i innkjøp, koster ekstra, ekstra gebyr*, tilleggsgebyr*,
    tilleggskostnad*, ekstrakostnad*, mot tillegg, påslag, vanskelig å forsvare, dårlig verdi, uklare priser, uoversiktlig prising, stiv pris, stive priser, i det dyreste laget, i dyreste laget, lang bindingstid, lang oppsigelsestid,
    fornyes automatisk, automatisk fornyelse, låst til, låser deg, lukket økosystem, lukket system, lite fleksibel*, ufleksibel*, restriktiv*, minstekjøp,
    # service og bruk
    treg support, treg kundeservice, treg levering, treg på, lang svartid, lange svartider, svarer tregt, svarer sent, kun via e-post, bare via e-post, bare på engelsk, kun på engelsk, vanskelig å
    {bruke/installere/rengjøre/montere/forstå/finne/åpne/reparere/lære/få tak i/nå/komme i kontakt med/si opp}, vanskelige å {bruke/nå/få tak i/forstå}, upersonlig*, tidkrevende, vedlikeholdskrevende, krever {øvelse/tilvenning/teknisk/mye/tid/tålmodighet/vedlikehold},
    tar tid å, bratt læringskurve, ikke intuitiv*, ikke nybegynnervennlig*, ikke for nybegynnere, overveldende, omstendelig*, upraktisk*, gammeldags, utdatert*, foreldet*, tungvint*, tungrodd*,
    # grenser
    kun tilgjengelig*, bare tilgjengelig*, finnes bare, finnes kun, fås bare, virker bare, fungerer bare, fungerer kun, bare i den dyreste, bak betalingsmur, betalingsmur, strippet, rudimentær*, overfladisk*, færre funksjoner, få funksjoner,
    få butikker, få integrasjoner, lite utvalg, begrenset utvalg, smalt utvalg, dårlig utvalg, mangelfull*, ufullstendig*, mangel på, ikke vanntett*,
    # bygg og bruk
    for tung*, for stor*, for liten, for lite, for små, for bråkete, for høyt, for treg*, for komplisert*, for kompleks*, for enkel*, for myk*, for hard*, for tynn*, for tykk*, for trang*, for smal*, for bred*, for kort*, for lang, for langt, for mørk*, for varm*,
    for kald*, for svak*, for søt*, for salt*, for tørr*, for ofte, for mange {klikk/annonser/steg}, for mye {plast/reklame/støy}, plastaktig*, plastikkaktig*, føles billig*, føles gammel*, føles skjør*, ganske bråkete, ganske støyende, kort batteritid, dårlig
    batteritid, kort levetid, kort rekkevidde, kort garanti, ujevn*, varierende kvalitet, kvaliteten varierer, ikke den beste, ikke det beste, ikke best, ikke like {god/godt/bra/rask/stille/sterk/pålitelig/stabil/fleksibel/robust/presis/komfortabel/holdbar}, mindre
    {god/bra/rask/sterk/pålitelig/stabil/fleksibel/robust/presis/komfortabel/holdbar/overbevisende/egnet/interessant}, ikke helt overbevisende, ikke spesielt, ikke særlig, ikke så {god/bra/rask/stille/sterk/pålitelig/stabil/fleksibel/holdbar}, ikke på lager, ofte
    utsolgt, utsolgt, lang leveringstid, lange leveringstider, lang ventetid, lange ventetider, ventetid*, lang kø, lange køer, venteliste*,
    # omdømme
    blandede anmeldelser, blandede omtaler, blandede erfaringer, blandet rykte, delte meninger, omdiskutert*, kontroversiel*, tvilsom*, bekymringsfull*, bekymrende, med forbehold, kritikk for, får kritikk, kritiseres, kritisert*, brukere klager, kunder
    klager, akilleshæl, svakt punkt, dårligere enn ventet, kan forbedres, bør forbedres, rom for forbedring, forbedringspotensial, mye å ønske, en del å ønske, når ikke opp, kommer til kort, sliter med, har problemer med, henger etter, under middels,
    under snittet, lave karakterer, lav score, ikke riktig valg, ikke det beste valget, overflødig*, overkill, passer ikke, passer dårlig, mindre egnet, uegnet, lønner seg ikke, lønner seg bare, bare hvis du, unødvendig dyr*, unødvendig komplisert*, noen mangler, visse mangler`,
  faults: `løsner, vanskelig å oppdrive, uteblir, uten varsel, stemmer sjelden, stemmer ikke, begynner å ruste, avviste, nektet, dekket ikke, erstattet ikke, flekker, flekkete, trenger oppussing, ventet en time, bråk hele natten,
    gjøres om, beklaget ikke, dårlig*, elendig*, verre, forferdelig*, fryktelig*, grusom*, skuffet, skuffende, skuffelse*, skuffer, frustrerende, irriterende, upålitelig*, defekt*, ødelagt*, gikk i stykker, går i stykker, gått i stykker, røk etter, ryker, knekker, knakk, knekt, sprekker, sprakk, sprukket, lekker vann, lekker olje, lekkasje, ruster,
    rustet, knirker, overoppheting, overopphetes, krasjer, krasjet, krasj, henger seg, fryser, feilbefengt, bugs, buggete, treg, tregt, trege, ustabil*, skrap, søppel, underlegen kvalitet, overpris*, for dyr*, skjulte gebyrer, klage, klager over, mange klager, misfornøyd*, utilfreds*, angrer,
    ubehagelig*, uhøflig*, frekk*, uprofesjonel*, svarer ikke, ikke svart, har ikke svart, intet svar, ikke noe svar, forsink*, for sent, kom aldri, avlyst*, forsvant, skadet, skadede, skitten, skittent, skitne, ekkel*, ekle, verdiløs*, ubrukelig*, farlig*, villedende, problemer, problem, virker ikke, fungerer ikke,
    sluttet å virke, sluttet å fungere, mislyk*, ligger etter, ikke verdt, holder ikke, svak, svakt, svake, bråker, bråkte, støyer, støyet, overvurdert*, plunder, trøbbel, surr, skurrer, riper, ripete,
    # pris og avtaler
    ågerpris*, åger, hårreisende, skyhøy*, svindyr*, blodpris*, altfor høy*, altfor dyr*, urimelig*, skjulte kostnader, uventede gebyrer, uventede kostnader, uventede påslag, prishopp, prisøkning*, økte prisen, setter opp prisen, feil faktura, feilfaktur*, dobbeltbelast*, belastet
    to ganger, nekter å betale, nekter å refundere, nekter å erstatte, avslag på erstatning, betaler ikke ut, umulig å si opp, umulig å få svar, nesten umulig, aggressivt salg, aggressive selgere, pågående selgere, pågående, påtrengende, masete, telefonsalg, lokkepris*, lurt,
    lurer, villedet, villedende markedsføring, falske løfter, tomme løfter, bryter løfter, løftebrudd, useriøs*, uærlig*, lyssky, fikk aldri pengene, ikke fått tilbake, ikke fått pengene, presset til, press til, ikke trengte,
    # service
    dårlig service, dårlig kundeservice, dårlig support, elendig service, elendig kundeservice, ikke-eksisterende, ingen tilbakemelding, ringer ikke tilbake, ringte aldri, svarer aldri, svarte aldri, dukker ikke opp, dukket aldri opp, dukket ikke opp, uteble,
    ventet uker, ventet måneder, ventet i {to/tre/fire/fem/seks/åtte} {uker/måneder}, ukers venting, måneders venting, telefonkø, kasteball, sendt rundt, inkompetent*, uvitende, nonsjalant*, arrogant*, likegyldig*, uinteressert*, uoppmerksom*, respektløs*, slurv*, forsømm*, kaotisk*, kaos,
    uorganisert*, underbemannet*, bemanningsproblemer, feilbehandl*, feildiagnos*, feil opplysninger, motstridende, dårlig kommunikasjon, manglende {kommunikasjon/kvalitet/service/hygiene/respekt/kunnskap/sikkerhet/vedlikehold/informasjon/åpenhet/oppfølging},
    svikt*, ignorer*, avspist,
    # feil og slitasje
    slutter å virke, døde etter, dør etter, faller av, falt av, løsnet, slites fort, slites raskt, utslitt*, lett riper, misfarg*, falmer, krymper, krympet, nupper, nuppete, rakner, raknet, ruster fort, knirk, hyler, rasler, skrangler, skranglete, vaklevoren*, vingler, vinglete, ustødig*, blir
    varm, brannfare, kortslutt*, brummer, øredøvende, hakker, stopper opp, mister forbindelsen, mister kontakten, mister stadig, faller ut, batteriet dør, tappes fort, utlades, fabrikasjonsfeil, produksjonsfeil, konstruksjonsfeil, barnesykdommer, kvalitetsproblemer, tilbakevendende
    {feil/problemer/klager}, hyppige feil, mange feil, feilkoder, besto ikke, strøk, stryker, bryter sammen, brøt sammen, sammenbrudd, går ofte tom,
    # program
    krasjer ofte, lagger, hakkete, lange lastetider, nedetid, nede ofte, ofte nede, synkroniserer ikke, inkompatibel*, uoversiktlig*, ulogisk*, uforståelig*, lite gjennomtenkt, dårlig {bygd/skrevet/laget/oversatt/dokumentert/optimalisert/vedlikeholdt}, halvferdig*, uferdig*,
    oppdateres ikke, ingen oppdateringer, lagt ned, legges ned, støttes ikke lenger, selges ikke lenger, utgått, upresis*, misvisende,
    # jus, data, omdømme
    sikkerhetsbrist*, sikkerhetshull*, datalekkasje*, datainnbrudd, hacket, lekket, selger data, selger dine, sporer deg, ukryptert*, saksøkt*, rettssak, bot, bøter, dømt, forbrukertilsynet, forbrukerrådet advarer, anklaget*, anklages, skandale*, dårlig rykte,
    dårlig omdømme, frynsete rykte, mistet tilliten, konkurs, gikk konkurs, tilbakekall*, tilbakekalt*, falske anmeldelser, falske omtaler, kjøpte omtaler, dårlige anmeldelser, dårlige omtaler, negative anmeldelser, negative omtaler, én stjerne, terningkast {1/2/en/to}, bunnkarakter*, bunnplass*,
    # smak, lukt, komfort
    smakløs*, smaker vondt, smaker kunstig, smaker plast, bismak, ettersmak, gummiaktig*, overstekt*, overkokt*, underkokt*, kald mat, lunken, lunkent, lunkne, matforgift*, lukter vondt, lukter plast, stinker, stank, muggen, mugg, uhygienisk*, kakerlakker, veggedyr, veggelus, nedslitt*, ubekvem*,
    ubehagelige, gnager, klemmer, gjør vondt, gnagsår, blemmer, irriterer huden, uskarp*, kornete, pikselert*, skarp lyd, skingrende, grumsete lyd, flimrer,
    # til det verre
    blitt dårligere, blitt verre, forverr*, forringe*, dårligere og dårligere, går nedover, gått nedover, var bedre før, ikke hva det var, ikke som før, hviler på laurbærene, skygge av seg,
    # dommer
    patetisk*, katastrof*, sørgelig*, skandaløs*, pinlig*, latterlig*, mareritt*, helvete, fiasko, flopp, floppet, møl, dritt, verdiløst, makkverk, feilkjøp, angret, angrer på kjøpet, uakseptabel*, uholdbar*, utilstrekkelig*, duger ikke, frustrasjon, frustrert*, irritert*,
    sint på, forbannet, lever ikke opp, levde ikke opp, innfrir ikke, innfridde ikke, overbeviser ikke, overbeviste ikke, imponerer ikke, strekker ikke til, holder ikke mål, mer markedsføring enn, overhypet, hype, tomprat, bruk og kast`,
  warns: `unngå, unngås, bør unngås, hold deg unna, hold dere unna, styr unna, styre unna, ligg unna, frarå*, anbefales ikke, anbefaler ikke, kan ikke anbefale, kan ikke anbefales, ikke kjøp, kjøp ikke, pass deg for, pass på, advar*, svindel*, bedrageri*, svindlet, lureri, sløsing med
    penger, bortkastede penger, bortkastet, sløsing med tid, aldri mer, aldri igjen, dårligst, dårligste, verst, verste,
    # fraråding
    kan vi ikke anbefale, kan jeg ikke anbefale, ville ikke anbefalt, vil ikke anbefale, vanskelig å anbefale, ikke å anbefale, ikke anbefalelsesverdig*, ville unngått, ville jeg unngått, bør du unngå, bør man unngå, best å unngå, hopp over, ville hoppet over, styr utenom, dropp, la være,
    la den ligge, holder meg unna, ikke kjøp den, ikke kjøp dem, kjøp aldri, ikke bestill, ikke signer, ikke kast bort, ikke bruk penger, ikke stol på, ikke gå på, ville ikke kjøpt, ville ikke valgt, ville ikke stolt, ville aldri, velg noe annet, velg en annen, let videre,
    heller noe annet, ikke verdt pengene, ikke verdt prisen, ikke verdt det, penger ut av vinduet, rett i søpla, vær forsiktig, vær på vakt, vær varsom, advarsel om, varsellampe*, rødt flagg, røde flagg, siste utvei, sist i test, jumboplass*`,
  expected: `
    # det kjøperne regner med
    frakoblet modus, mørk modus, mobilapp, android-app, api, eksportfunksjon, totrinnsbekreftelse, kryptering, telefonstøtte, norsk kundeservice, kundeservice, livechat, garanti, reservedeler, hodetelefonutgang, trådløs lading, støydemping, prøveperiode, returrett,
    refusjon, åpenhet, oppdateringer, bekreftelse, parkering, aircondition, klimaanlegg,
    # det den skal
    fungerer, fungerte, virker, virket, svarer, svarte, hjelper, starter, kobler til, lever opp, levde opp, leverte, overbeviser, overbeviste, kompatibel*, oppdateres, løste, lønner`,
  topics: `håndtering av, behandling av, system for, systemer for, program for, programmer for, programvare for, app for, verktøy for, jobber med, arbeider med, hjelp med, hjelp til, hjelp ved, tips mot, tips om, guide til, statistikk over, forsikring mot, i tilfelle, ved tilfelle av,
    middel mot, midler mot, erstatning for, melding av,
    # det som gjøres mot feil
    reduserer, redusere, minsker, hindrer, forhindrer, forhindre, forebygger, forebygge, motvirker, motvirke, fjerner, fjerne, eliminerer, oppdager, løser, løse, beskytter mot`,
  negates: `ikke, ingen, intet, ikke noe, ikke noen, aldri, uten, neppe, knapt, verken, ei, mindre, sjelden, har ingen, har ikke, tilbyr ingen, tilbyr ikke, finnes ingen, finnes ikke, mangel på, mangler en, mangler et, færre`,
  negatesBefore: 'ikke',
  boosts:
    'veldig, svært, virkelig, ekstremt, spesielt, særlig, utrolig, skikkelig, helt, så, ytterst, kjempe, super',
  weakens: 'litt, noe, ganske, relativt, forholdsvis, noen ganger, til tider, av og til, kan',
  turns:
    'men, dog, selv om, til tross for, mens, derimod, derimot, dessverre, til gjengjeld, likevel, imidlertid, på den annen side',
  than: 'sammenlignet med, i forhold til, i motsetning til, til forskjell fra, enn',
  beats: `bedre enn, slår, overgår, mer {pålitelig/driftssikker/stabil/fleksibel/presis/holdbar/komfortabel/brukervennlig/effektiv/intuitiv/robust/støysvak} enn, {raskere/stillere/enklere/billigere/lettere/sterkere/tryggere/sikrere/smartere} enn, klart bedre enn, langt bedre
    enn, mye bedre enn, vinner over, ligger foran, et skritt foran, går forbi, utklasser, utkonkurrerer`,
  loses: `dårligere enn, ligger etter, henger etter, ikke like god som, ikke like bra som, ikke så god som, mindre {pålitelig/stabil/fleksibel/presis/holdbar/komfortabel/brukervennlig/effektiv/driftssikker} enn, {tregere/svakere/dyrere/tyngre/skjørere} enn, mer
    {støyende/tungvint/komplisert} enn, ikke like {rask/stille/pålitelig/stabil/sterk/presis} som, kan ikke måle seg med, kan ikke konkurrere med, ligger bak, taper mot, taper for, slås av, overgås av, forbigått av, når ikke opp til`,
  conditions: 'hvis, dersom, når du',
  joins: 'og',
  merits: `fordeler, fordel, fordelene, plusser, pluss, plusspunkter, styrker, bra for, godt egnet for, best for, egnet for, det vi liker, det gode, positivt, dette er bra`,
  flaws: `ulemper, ulempe, ulempene, minuser, minus, minuspunkter, svakheter, begrensninger, imot, mindre bra, det vi ikke liker, det dårlige, det som mangler, kan bli bedre, vanlige klager, negativt, innvendinger`,
  shuns: `å unngå, merker du bør unngå, merker å unngå, som du bør unngå, som jeg ville unngått, som jeg ville hoppet over, valgt bort, valgte bort, falt ut, ikke med på listen, med forbehold, med forsiktighet, der jeg ville vært forsiktig, anbefales ikke, ikke anbefalt, ikke anbefalte,
    skuffelser, taperne, hopp over disse`,
  neutral: `ikke bare, ikke kun, beste praksis, godt spørsmål, løse problemer, løser problemer, problemløsning, for å unngå, bedre forståelse, bedre oversikt, mellomklassen, uten tvil, feilmelding*, så god som, godt å vite, god dag, gode råd, et godt råd, i gang, lett tilgjengelig,
    # feil som nevnes uten klander
    ingen skjulte {gebyrer/kostnader}, uten skjulte {gebyrer/kostnader},
    {klage/feil/svindel/rust/mugg/lekkasje/støy/skade/problem}{håndtering/behandling/søking/beskyttelse/sikring/detektor/alarm/fjerner/melding/meldinger/reduksjon/demping/forsikring}*, ripefri*, slagfast*, rustfri*, luktfri*, hjelper mot, beskyttelse mot, ved problemer, tørr hud,
    tørt hår, sensitiv hud, gå ned i vekt, kald{røkt/brygg}*, dyrlege*, dyreforsikring*, dyrebutikk*, botid`,
};
