import type { ToneLanguage } from './tone-language.ts';

export const dutch: ToneLanguage = {
  code: 'nl',
  smallWords:
    'de het een en is zijn van voor met die dat niet op te in ook aan als er maar of bij om naar deze dit wordt je zeer heeft worden kan uit door zo nog',
  urges: `beste, best, allerbeste, onze aanbeveling, onze favoriet, mijn favoriet, onze keuze, eerste keus,
    topkeuze, beste keuze, beste koop, sterk aanbevolen, zeker aanbevolen, een aanrader, aanrader*, echte
    aanrader, winnaar, testwinnaar, onovertroffen, ongeëvenaard*, onverslaanbaar, uitstekend*, uitmuntend*,
    voortreffelijk*, fantastisch*, geweldig*, subliem*, uitzonderlijk*, met afstand, veruit, nummer één,
    nummer 1, lekkerste, mooiste, kan niet misgaan, je zit goed, onmisbaar, een must, onverslaanbaar*, met kop
    en schouders, een absolute aanrader, dikke aanrader, blindelings, een tien, topklasse`,
  praises: `aanbevolen, aanbevelen, aan te raden, raad aan, raden aan, aangeraden, perfect*, ideaal, ideale, top,
    super, prima, prachtig*, schitterend*, heerlijk*, lekker*, smaakvol*, indrukwekkend*, verrassend goed,
    betrouwbaar, betrouwbare, degelijk*, robuust*, stevig*, duurzaam, duurzame, lang meegaat, gaat lang mee,
    hoogwaardig*, hoge kwaliteit, goede kwaliteit, topkwaliteit, goed gemaakt, goed ontworpen, goed afgewerkt,
    gebruiksvriendelijk*, gebruiksgemak, makkelijk in gebruik, eenvoudig te gebruiken, intuïtief, intuïtieve,
    soepel*, moeiteloos, probleemloos, vlekkeloos, krachtig*, veelzijdig*, effectief, effectieve, efficiënt*,
    gerenommeerd*, toonaangevend*, gerespecteerd*, vertrouwd*, marktleider, bekroond*, geprezen, geliefd*,
    gewaardeerd*, tevreden, zeer tevreden, dik tevreden, blij met, erg goed, heel goed, zeer goed, goede
    keuze, goede optie, prima keuze, slimme keuze, de moeite waard, het geld waard, waar voor je geld,
    prijs-kwaliteit, prijs-kwaliteitverhouding, prijs/kwaliteit, doet wat het belooft, doet wat hij moet doen,
    maakt waar, niets op aan te merken, niets aan te merken, niks te klagen, niets te klagen, niks op aan te
    merken, geen klachten, geen enkele klacht, geen problemen, geen enkel probleem, nooit problemen, nog nooit
    een probleem, zonder problemen, nooit in de steek, stelt nooit teleur, stelt niet teleur, valt niet tegen,
    blinkt uit, springt eruit, steekt erbovenuit, scoort goed, scoort hoog, overtreft, verslaat, wint het van,
    overklast, superieur*, beter, op tijd, keurig, keurige, vriendelijk*, behulpzaam, behulpzame, attent, attente,
    deskundig*, vakkundig*, klantvriendelijk*, comfortabel*, elegant*, stijlvol*, fluisterstil, innovatief,
    innovatieve, gul, een topper, toppers, genieten, razendsnel*, supersnel, vlot*, overzichtelijk*, blij,
    favoriet*, voor herhaling vatbaar, onberispelijk, kinderspel, uitblinker*, meteen opgelost, direct
    opgelost, loste alles, loste het, opgelost, binnen enkele minuten, binnen een paar minuten, in één keer,
    in een keer goed, doet alles, alles wat ik nodig heb, alles wat je nodig hebt, als nieuw, als op de eerste
    dag, aangenaam verrast, positief verrast, overtrof mijn verwachtingen, boven verwachting, een plezier, een
    genot, een verademing, een pareltje, pareltje, juweeltje, een koopje, koopje, buitenkans, kom terug, komen
    terug, zou het zo weer, weer kopen, opnieuw kopen, geen spijt, onverwoestbaar, oersterk, vederlicht, in
    een handomdraai, zonder moeite, fluitje van een cent, zorgzaam*, betrokken, eerlijke prijzen, eerlijke
    prijs, geen verborgen kosten, moeilijk te overtreffen, moeilijk te verslaan, kent zijn gelijke niet, zijn
    gelijke niet, zorgvuldig*, nauwkeurig*, vijf sterren, petje af, chapeau, gelukkig, opgelucht, bespaart
    tijd, scheelt tijd, tijdwinst, puik, klasse, pico bello, tiptop, toppertje, hemels*, goddelijk*,
    fabelachtig*, verrukkelijk*, overheerlijk*, smakelijk*, sappig*, knapperig*, krokant*, malse, mals, vers
    en, vlekkeloos*, moeiteloos*, probleemloos*, feilloos*, bliksemsnel*, vlug, in een mum, binnen {een
    uur/enkele minuten/een paar minuten/een dag/vijf minuten}, de volgende dag, stipt*, meteen goed, meteen
    geholpen, netjes opgelost, keurig*, hartelijk*, warm welkom, gastvrij*, beleefd*, geduldig*, meedenkend*,
    denkt mee, denken mee, oprecht*, betrouwbaarst*, elke cent waard, iedere cent waard, zijn geld waard, haar
    geld waard, gaat jaren mee, jaren mee, onverwoestbaar*, oersterk*, ijzersterk*, zo goed als nieuw, nog
    steeds als nieuw, zit als gegoten, als gegoten, zijdezacht, fluisterstil*, geruisloos*, haarscherp*,
    kraakhelder*, helder geluid, doordacht*, vernuftig*, slim bedacht, mooi afgewerkt, liefdevol*, verzorgd*,
    een feest, parel, juweel, schot in de roos, verrast, overtuig*, scoort, verwen*, dol op, verliefd op,
    verslaafd aan, nooit meer zonder, kom graag terug, ga zeker terug, koop ik weer, levensredder,
    # vakoordeel
    uitgebalanceerd*, goed uitgerust, beproefd*, bewezen kwaliteit, overtuigt, overtuigend*, zijn prijs waard,
    haar prijs waard, de prijs waard, de meerprijs waard, goed besteed, hoort bij de beste, behoort tot de
    beste, een van de beste, makkelijk te installeren, eenvoudig te installeren, makkelijk schoon te maken,
    makkelijk te monteren, makkelijk te leren, zonder gedoe, zonder stress, zonder zorgen, zorgeloos, weinig
    klachten, weinig storingen, goede reputatie, uitstekende reputatie, goede naam, goed beoordeeld*, best
    beoordeeld*, hoge waardering*, hoge scores, hoge klanttevredenheid, geruststellend*, waardevast, presteert
    goed, presteert uitstekend, levert wat, komt goed uit de test,
    doet wat het moet doen, doen wat ze beloven, maakt het waar, maken het waar, komt afspraken na,
    komen afspraken na, houdt zich aan, houden zich aan, staat garant voor, staat bekend als betrouwbaar,
    zit je goed, zit je altijd goed, goede keus, uitstekende keuze, veilige keuze, logische keuze,
    verstandige keuze, beste keus, mijn keuze, mijn eerste keuze, zou ik kiezen, ik zou kiezen,
    zou ik nemen, zou ik gaan voor, ga ik voor, ik zou gaan voor, ik zou beginnen met, zou ik als eerste,
    als eerste bekijken, als eerste bellen, absolute aanrader, van harte aanbevolen, warm aanbevolen,
    hoog aangeschreven, staat hoog aangeschreven, goed aangeschreven, sterke reputatie, vooraanstaand*,
    koploper*, kampioen*, bovenaan, staat bovenaan, op nummer een, op de eerste plaats, 
    springen eruit, valt op door, onderscheidt zich, onderscheiden zich, blinken uit, uitblink*, excelleert,
    scoren hoog, scoort uitstekend, scoort het best, hoge score, hoogste score, hoog gewaardeerd*,
    uitstekende beoordelingen, lovende recensies, lovende reviews, lovend*, lof, geroemd*, bejubeld*,
    geliefd bij, populair bij, tevreden klanten, tevreden gebruikers, tevredenheid, klanttevredenheid,
    trouwe klanten, vaste klanten, kom ik terug, komen graag terug, terugkomen, zou ik weer, zonder spijt,
    zonder poespas, zonder haperen, zonder verrassingen, zonder kleine lettertjes, foutloos*, vlotte, 
    binnen enkele uren, dezelfde dag, dezelfde dag nog, direct geholpen, snel geholpen, snel opgelost,
    snel vervangen, snel terugbetaald, betaalt snel uit, reageert snel, reageren snel, snelle reactie,
    snelle service, hulpvaardig*, servicegericht*, bevlogen*, gedreven*, vakbekwaam*, kundig*, bekwaam*,
    ervaren vakmensen, vakwerk, vakmanschap, ambachtelijk*, met zorg, met liefde, oog voor detail,
    nauwgezet*, secuur*, grondig*, gewetensvol*, integer*, rechtdoorzee, netjes*, sfeervol*,
    gezellig*, knus*, huiselijk*, rustgevend*, idyllisch*, adembenemend*, betoverend*, onvergetelijk*,
    smaakt heerlijk, om je vingers, kraakvers*, huisgemaakt*, rijk van smaak, pittig maar, goed op smaak,
    perfect gebakken, degelijke, deugdelijk*, oerdegelijk*, slijtvast*, lang mee, gaan lang mee,
    gaan jaren mee, een leven lang, levenslang mee, blijft goed, blijft stabiel, betaalbare kwaliteit,
    veel waar voor, goede prijs-kwaliteit, elke euro waard, topkoop, topper*, gouden greep, voltreffer,
    magnifiek*, sublieme, onovertroffen*, niet te verslaan, kan zich meten, maatstaf, de maatstaf,
    gouden standaard, goed doordacht, uitgekiend*, ingenieus*, ingenieuze, slim ontworpen, goed gebouwd,
    goed onderhouden, goed geregeld, goed georganiseerd, goed uitgelegd, goed geïsoleerd, goed bereikbaar,
    goed gelegen, strak vormgegeven, chic, muisstil*, glashelder*, vol geluid, warm geluid,
    # plain words, and how short items tell
    doet wat, doet zijn werk, doet precies, houdt het, lastig te verslaan, nauwelijks klachten, het
    betrouwbaarst, het stilst, het goedkoopst, het makkelijkst, het fijnst, prettiger dan, fijner dan, een
    tussenweg, wettelijk aansprakelijk, bespaart uren, scheelt uren, zou ik boeken, zou ik kopen, zou ik gaan,
    reageert vlot, reageert binnen een dag, reageert dezelfde dag, reageert binnen minuten, reageert netjes,
    reageert op tijd, antwoordt snel, antwoordt vlot, antwoordt binnen een dag, antwoordt dezelfde dag,
    antwoordt binnen minuten, antwoordt netjes, antwoordt op tijd, levert snel, levert vlot, levert binnen een
    dag, levert dezelfde dag, levert binnen minuten, levert netjes, levert op tijd, betaalt snel, betaalt vlot,
    betaalt binnen een dag, betaalt dezelfde dag, betaalt binnen minuten, betaalt netjes, betaalt op tijd,
    bezorgt snel, bezorgt vlot, bezorgt binnen een dag, bezorgt dezelfde dag, bezorgt binnen minuten, bezorgt
    netjes, bezorgt op tijd, werkt goed, werkt prima, werkt uitstekend, werkt heerlijk, werkt perfect, werkt
    lekker, werkt fantastisch, zit goed, zit prima, zit uitstekend, zit heerlijk, zit perfect, zit lekker, zit
    fantastisch, smaakt goed, smaakt prima, smaakt uitstekend, smaakt perfect, smaakt lekker, smaakt
    fantastisch, klinkt goed, klinkt prima, klinkt uitstekend, klinkt heerlijk, klinkt perfect, klinkt lekker,
    klinkt fantastisch, snijdt goed, snijdt prima, snijdt uitstekend, snijdt heerlijk, snijdt perfect, snijdt
    lekker, snijdt fantastisch, zuigt goed, zuigt prima, zuigt uitstekend, zuigt heerlijk, zuigt perfect, zuigt
    lekker, zuigt fantastisch, rijdt goed, rijdt prima, rijdt uitstekend, rijdt heerlijk, rijdt perfect, rijdt
    lekker, rijdt fantastisch, ligt goed, ligt prima, ligt uitstekend, ligt heerlijk, ligt perfect, ligt lekker,
    ligt fantastisch, past goed, past prima, past uitstekend, past heerlijk, past perfect, past lekker, past
    fantastisch, droogt goed, droogt prima, droogt uitstekend, droogt heerlijk, droogt perfect, droogt lekker,
    droogt fantastisch`,
  likes: `goed, goede, fijn, fijne, aardig*, leuk*, degelijk, handig*, praktisch*, makkelijk*, gemakkelijk*,
    eenvoudig*, snel, snelle, licht, lichte, betaalbaar, betaalbare, goedkoop, goedkope, voordelig*,
    toegankelijk*, flexibel*, populair*, populaire, bekend om, compact*, stil, stille, veilig*, stabiel*,
    ruime keuze, groot assortiment, gevarieerd*, kwaliteit, transparant*, ervaren, professioneel,
    professionele, geschikt voor, goed geschikt, voordeel, voordelen, sterk punt, sterke punten, pluspunt*,
    ruim voldoende, voldoet, prettig*, mooi*, vers, verse, aantrekkelijk*, nuttig*, eerlijk*, grote community,
    sterke, stiller, jaar garantie, lange garantie, garantie, levenslange garantie, gratis, gratis verzending,
    gratis retour, zonder abonnement, gespecialiseerd*, specialist*, gecertificeerd*, erkend*, familiebedrijf,
    nederlandstalig*, persoonlijk*, op maat, uitgebreid*, ruim, ruime, opvouwbaar*, waterdicht*, wasbaar*,
    duurzaam*, biologisch*, automatisch*, goedkoopste, goedkoper, veel winkels, landelijk*,
    overal verkrijgbaar,
    snelle levering, redelijke prijs, scherpe prijs, scherp geprijsd, goede garantie, goede reviews, goede
    beoordelingen, goede service, lage prijs, laag verbruik, zuinig*, onderhoudsarm, maandelijks opzegbaar,
    duidelijke prijzen, bruikbaar, bruikbare`,
  dislikes: `duur, dure, duurder, prijzig*, kostbaar, zwaar, zware, logge, beperkt*, beperking*, ontbreekt,
    ontbreken, mist, gebrek aan, basic, gedateerd*, complex*, ingewikkeld*, verwarrend*, leercurve,
    wisselend*, wisselvallig*, minder krachtig, minder betrouwbaar, minder geschikt, nadeel, nadelen, zwak
    punt, zwakke punten, minpunt*, kanttekening*, kan beter, voor verbetering vatbaar, niet
    ideaal, niet voor iedereen, luidruchtig*, lawaaiig*, herrie, stug, matig*, middelmatig*, omslachtig*,
    niemand, saaie, flets, flauwtjes, karig*, mager, magere, krap, krappe, zozo, niet bijzonder, niets
    bijzonders, kaal, kale, aan de prijs, voor die prijs, voor dat geld, voor zo'n, {na/al na/binnen}
    {een/één/twee/drie/vier/vijf/zes/enkele/een paar/2/3/4/5/6}
    {dag/dagen/week/weken/maand/maanden/wasbeurten},
    # prijs en kosten
    niet goedkoop, niet de goedkoopste, niet bepaald goedkoop, niet voordelig, hoge prijs, hoge prijzen,
    hogere prijs, hoge kosten, hoge tarieven, hoge premie, hoge rente, hoog eigen risico, hoge instapprijs,
    hoge aanschafprijs, hoge abonnementskosten, loopt in de papieren, lopen in de papieren, kosten lopen op,
    loopt snel op, lopen snel op, meerkosten, betaal je extra, kost extra, tegen meerprijs, tegen extra
    betaling, moeilijk te rechtvaardigen, lastig te rechtvaardigen, weinig waar voor, minder waar voor,
    slechtere prijs-kwaliteit, onduidelijke prijzen, ondoorzichtige prijzen, pittig geprijsd, pittige prijs,
    stevige prijs, flinke prijs, fors geprijsd, forse prijs, aan de dure kant, dure kant, vrij duur, vrij
    prijzig, behoorlijk duur, relatief duur,
    # contract
    lange contracten, lang contract, jaarcontract verplicht, lange opzegtermijn, automatische verlenging,
    wordt automatisch verlengd, verplicht abonnement, zit je vast, zit je aan, leveranciersafhankelijk*,
    vendor lock-in, lock-in, gesloten systeem, gesloten ecosysteem, eigen formaat, minimale afname,
    minimumbestelling, inflexibel*, weinig flexibel, restrictie*,
    # service
    trage service, trage support, trage klantenservice, trage reactie*, trage levering, langzame reactie*,
    lange reactietijd*, alleen per mail, alleen per e-mail, alleen via chat, alleen via mail, alleen in het
    engels, alleen engelstalig, moeilijk te bereiken, lastig te bereiken, onpersoonlijk*, ondersteuning is
    {traag/beperkt/matig/mager/wisselend}, support is {traag/beperkt/matig/mager/wisselend}, service is
    {traag/beperkt/matig/mager/wisselend}, klantenservice is {traag/beperkt/matig/mager/wisselend}, beperkte
    {support/ondersteuning/service/documentatie/keuze/functies/mogelijkheden/beschikbaarheid/garantie}, magere
    documentatie,
    # gebruik
    moeilijk te
    {gebruiken/installeren/reinigen/monteren/begrijpen/vinden/openen/repareren/leren/verkrijgen/tillen},
    lastig te
    {gebruiken/installeren/reinigen/monteren/begrijpen/vinden/openen/repareren/leren/verkrijgen/tillen},
    lastig schoon, moeilijk schoon, steile leercurve, kost tijd, kost veel tijd, tijdrovend*, bewerkelijk*,
    arbeidsintensief, onderhoudsgevoelig*, vergt {veel/oefening/kennis/geduld/onderhoud/training}, niet
    intuïtief, weinig intuïtief, niet gebruiksvriendelijk, niet eenvoudig, niet voor beginners, niet geschikt
    voor beginners, overweldigend*, onhandig*, onpraktisch*, gebruiksonvriendelijk*, rommelige interface,
    verouderde interface, drukke interface, ouderwets*, gedateerde interface,
    # grenzen
    maximaal toegestane, gelimiteerd tot, alleen beschikbaar, alleen te koop, alleen verkrijgbaar, alleen in
    het duurste, alleen in de duurste, alleen in de duurdere, alleen bij het duurste, achter een betaalmuur,
    betaalmuur, uitgekleed*, rudimentair*, oppervlakkig*, minder functies, minder compleet, minder volledig,
    weinig functies, weinig opties, weinig keuze, weinig integraties, weinig koppelingen, weinig winkels,
    weinig filialen, weinig vestigingen, klein assortiment, kleine keuze, onvolledig*, een gemis, missen we,
    missen wij, gemist wordt, laat het afweten,
    # bouw en gebruik
    te zwaar, te groot, te klein, te luid, te traag, te langzaam, te ingewikkeld, te complex, te beperkt, te
    simpel, te basic, te zacht, te hard, te stevig, te dun, te dik, te strak, te krap, te smal, te breed, te
    kort, te lang, te donker, te fel, te heet, te warm, te koud, te zwak, te sterk, te zoet, te zout, te
    droog, te vet, te vaak, te weinig, te veel plastic, te veel reclame, te veel advertenties, te technisch,
    te riskant, aan de kleine kant, aan de zware kant, aan de trage kant, aan de luide kant, aan de magere
    kant, valt klein uit, vallen klein uit, voelt goedkoop, voelt plasticachtig, voelt gedateerd, voelt
    verouderd, plastic behuizing, veel plastic, vrij luid, best luid, behoorlijk luid, korte accuduur, korte
    batterijduur, korte levensduur, kortere levensduur, korte garantie, matige
    {accu/batterij/kwaliteit/afwerking/service/camera/reputatie/prestaties/ondersteuning}, matig beoordeeld*,
    wisselende {kwaliteit/ervaringen/beoordelingen/service/resultaten/reviews}, kwaliteit wisselt, kwaliteit
    verschilt, inconsistent*, benedengemiddeld, niet het beste, niet de beste, niet de snelste, niet de
    stilste, niet de lichtste, niet het snelste, niet het stilste, niet bijster, niet overtuigend*, niet zo
    {goed/snel/stil/sterk/betrouwbaar/stevig/flexibel/robuust/nauwkeurig/compleet/comfortabel/intuïtief/duurzaam},
    minder
    {goed/snel/stil/sterk/stevig/flexibel/robuust/nauwkeurig/compleet/comfortabel/intuïtief/duurzaam/overtuigend/aantrekkelijk/transparant/interessant/soepel},
    raakt verouderd, op leeftijd, over zijn top, over zijn hoogtepunt,
    # beschikbaarheid
    moeilijk verkrijgbaar, slecht verkrijgbaar, beperkt verkrijgbaar, vaak uitverkocht, niet leverbaar, niet
    op voorraad, lange levertijd*, lange wachttijd*, lange wachtrij*, alleen online, niet overal, nauwelijks
    verkrijgbaar,
    # naam en geschiktheid
    gemengde reviews, gemengde beoordelingen, gemengde reacties, gemengde ervaringen, verdeelde meningen,
    meningen verdeeld, omstreden, controversieel, controversiële, weinig bekend, onbekend merk,
    twijfelachtig*, twijfels over, roept vragen op, roept twijfels op, zorgwekkend*, zorgelijk*, bedenkingen,
    voorbehoud, onder voorbehoud, kritiek op, krijgt kritiek, veelgehoorde klacht, veelgehoorde kritiek,
    klachten over, gebruikers klagen, klanten klagen, achilleshiel, struikelblok, knelpunt*, heikel punt,
    ruimte voor verbetering, verbeterpunt*, zou beter kunnen, schiet tekort, schieten tekort, schoot tekort,
    tekortkoming*, heeft moeite met, hebben moeite met, moeite om, blijft steken, haalt het niet, komt niet in
    de buurt, stapje terug, een stap terug, een tandje minder, achterhoede, in de middenmoot, middenmoot,
    middenmoter, scoort laag, scoort slecht, scoren laag, lage score*, lage beoordeling*, lage waardering*,
    laag cijfer, minder aan te raden, minder geschikt als, minder interessant voor, niet de juiste keuze, niet
    de beste keuze, niet de ideale, niet ideaal als, niet noodzakelijk, overkill, meer dan je nodig, meer dan
    nodig, alleen zinvol, alleen interessant als, alleen de moeite waard als, discutabel*, dubieus, dubieuze,
    # enger, want het losse woord zegt niets
    lange wachtlijst*, te lage resolutie, te hoge prijs, te hoge drempel, overdreven duur, onnodig
    ingewikkeld, onnodig duur, laadtijd is lang, wat uit de hoogte,
    aan de prijzige kant, aan de krappe kant, verre van goedkoop, best duur, nogal duur, hogere kosten,
    hoge premies, hoge maandlasten, hoge provisie, hoge servicekosten, meerprijs, toeslag, toeslagen,
    administratiekosten, servicekosten, afsluitkosten, tegen betaling, alleen betaald,
    alleen in de betaalde, alleen met abonnement, abonnement nodig, abonnement verplicht,
    vereist een abonnement,
    vereist {oefening/geduld/ervaring/kennis/een account/technische/veel/onderhoud/wat},
    vraagt {oefening/geduld/ervaring/kennis/veel/wat/om geduld/onderhoud},
    vergt {oefening/geduld/ervaring/kennis/veel/wat/tijd/onderhoud}, kost {tijd/moeite/even tijd/veel tijd},
    minimale looptijd, lange looptijd, jaarcontract, tweejarig contract, opzegtermijn, stilzwijgend*,
    automatisch verlengd, niet flexibel, starre, stugge, inwerktijd, wennen, even wennen, gewenning,
    lastig {te gebruiken/te installeren/schoon te maken/te vinden/te monteren/te bedienen/in te stellen/te begrijpen/te openen},
    moeilijk {te gebruiken/te installeren/schoon te maken/te vinden/te monteren/te bedienen/in te stellen/te begrijpen/verkrijgbaar/te krijgen},
    onduidelijk*,
    te {duur/zwaar/groot/klein/luid/lawaaiig/traag/langzaam/complex/ingewikkeld/eenvoudig/simpel/basic/beperkt/hard/zacht/strak/los/smal/breed/kort/lang/dun/dik/donker/fel/heet/koud/warm/zoet/zout/vet/droog/technisch/algemeen/weinig/veel reclame/specialistisch},
    wat {duur/zwaar/traag/gedateerd/krap/lawaaiig/beperkt/stijf/log/omslachtig/kaal/saai/rommelig/stroef/plastic/basic},
    vrij {zwaar/traag/gedateerd/krap/luid/lawaaiig/beperkt/stijf/log/omslachtig/basaal/complex},
    nogal {zwaar/traag/gedateerd/krap/luid/lawaaiig/beperkt/stijf/log/omslachtig/basaal/complex/saai},
    iets minder {goed/geschikt/sterk/intuïtief/flexibel/snel/stabiel/ruim},
    minder {geschikt/intuïtief/flexibel/krachtig/snel/nauwkeurig/stabiel/robuust/comfortabel/betrouwbaar/uitgebreid/bekend/overtuigend/verfijnd/persoonlijk/gebruiksvriendelijk/goed/duurzaam/functies/opties/keuze},
    niet zo {snel/sterk/goed/stil/intuïtief/flexibel/nauwkeurig/stabiel/uitgebreid/comfortabel/krachtig/duurzaam},
    niet altijd {betrouwbaar/duidelijk/even/stabiel/beschikbaar/snel/goed/consistent/nauwkeurig},
    niet de {snelste/stilste/lichtste/beste keuze/beste/krachtigste/meest},
    niet het {snelste/stilste/lichtste/beste/krachtigste/meest}, niet optimaal, niet perfect,
    niet geschikt voor, ongeschikt voor,
    weinig {keuze/opties/functies/integraties/filialen/winkels/ruimte/vermogen/reviews/recensies/informatie/aanpassingsmogelijkheden/ervaring/personeel/variatie},
    beperkte {keuze/functies/functionaliteit/opties/accuduur/garantie/dekking/ondersteuning/beschikbaarheid/openingstijden},
    beperkt aantal, beperkt tot,
    matige {accuduur/camera/kwaliteit/service/dekking/ondersteuning/helderheid},
    zwakke {accu/camera/dekking/batterij}, lomp om, volumineus*, neemt veel ruimte, veel ruimte in,
    groot formaat, zwaar in, hoorbaar*, geluid van de ventilator, niet inbegrepen, niet meegeleverd,
    niet inclusief, apart verkocht, apart aanschaffen, apart kopen, los verkrijgbaar, los te koop,
    geen {app/ondersteuning/garantie/filter/parkeerplek/parkeergelegenheid/airco/lift/nederlandse/nederlandstalige/koptelefoonaansluiting/offline},
    ontbrekende, missen, mis je, gemis, nog niet, in de kinderschoenen, kinderziektes, kinderziekten,
    lange wachttijden, lange levertijden, lange rijen, wachtlijst*, beperkt leverbaar, engelstalige support,
    ver van, afgelegen, slecht bereikbaar met, parkeren is lastig, weinig parkeerplekken, kleine kamers,
    oude kamers, gedateerde kamers, toe aan renovatie, aan vernieuwing toe, dunne muren, wisselende,
    verschilt per, hangt af van de vestiging, hangt sterk af, gemengde recensies, verdeeld over, verdeelde,
    twijfels bij, vraagtekens, vraagtekens bij, zorgen over, nadeel is, nadeel:, minpuntje, zwakke plek,
    keerzijde, wel jammer, jammer genoeg, schoonheidsfoutje, kon beter, moet inleveren, inleveren op,
    levert in op, concessies, ten koste van, doorsnee, dertien in een dozijn, weinig bijzonder,
    saai*, fantasieloos*, karakterloos*, overdreven, met een kanon`,
  faults: `slecht, slechte, slechter, belabberd*, beroerd*, waardeloos, waardeloze, verschrikkelijk*, vreselijk*, rampzalig*, ramp,
    dramatisch*, teleurstell*, teleurgesteld*, valt tegen, vielen tegen, viel tegen, tegenvall*, frustrer*,
    irritant*, ergernis*, ergerlijk*, vervelend*, onbetrouwbaar, onbetrouwbare, gebrekkig*, defect*,
    mankement*, kapot*, stuk, stukgegaan, ging stuk, gaat stuk, gebroken, brak, breekt, afgebroken,
    gescheurd*, scheurt, lekt, lekte, lekken, lekkage*, roest*, piept, kraakt, rammelt, rammel*, oververhit*,
    crasht, crashte, crashes, loopt vast, vastlopen, liep vast, hapert, haperen, storing*, bug, bugs, fouten,
    foutief, foutmelding*, traag, trage, tergend, langzaam, langzame, instabiel*, wiebel*, gammel*, fragiel,
    kwetsbaar, slordig*, goedkoop aanvoelend, rommel, troep, bagger, flut, overprijsd*, te duur, peperduur,
    verborgen kosten, woekerprijs*, overgewaardeerd*, afzetterij, klacht*, klaagt, klagen, ontevreden, spijt,
    onvriendelijk*, onbeleefd*, onbeschoft*, incompetent*, onprofessioneel*, onbereikbaar, onbereikbare, niet
    bereikbaar, slecht bereikbaar, geen antwoord, geen reactie, reageert niet, reageren niet, nooit antwoord,
    in de wacht, wachttijd*, van het kastje naar de muur, kastje naar de muur, langs elkaar heen, te laat,
    vertraging*, vertraagd, nooit aangekomen, kwam nooit, niet geleverd, geannuleerd*, kwijt, kwijtgeraakt,
    verkeerd*, beschadigd*, geplet*, gedeukt*, vies, vieze, smerig*, schimmel*, muf, smaakloos, smakeloos,
    koud, koude, onbruikbaar, onbruikbare, nutteloos, nutteloze, gevaarlijk*, misleidend*, oneerlijk*,
    rechtszaak, problem*, probleem, worstelt met, lijdt aan, faalt, falen, mislukt*, verouderd*, achterhaald*,
    loopt achter, blijft achter, laat te wensen over, te wensen over, inferieur*, onderdoen, niet waard, gaat
    niet lang mee, hield het niet, begaf het, begeeft het, gaf de geest, houdt er mee op, versleten, slijt,
    liep eraf, liep er, liep er af, oncomfortabel*, ongemakkelijk*, zwak, zwakke, zwakker*, niet eens,
    chaotisch*, in de steek, leeg na, weigert, teruggestuurd, verslechter*, helaas, onophoudelijk, flauw,
    onveilig*, over de schutting, oorverdovend*, gloeiend heet, heet, wordt heet, wordt warm, klemt,
    vastgelopen, loopt warm, bekrast, verkleurd, verbleekt, gekrompen, laat los, losgelaten, laten los, liet
    los, valt uit, viel uit, uitgevallen, leeggelopen, accu snel leer, snel leeg, batterij loopt leeg,
    verbinding valt weg, verbinding verbroken, verbroken, gegevens kwijt, gewist, gehackt, datalek, vol
    reclame, opdringerig*, opgehangen, hing op, aan de telefoon, uur aan de telefoon, uren wachten, uren aan,
    afgescheept, afgepoeierd, doorverbonden, niemand neemt op, niemand reageert, nooit teruggebeld, niet
    teruggebeld, genegeerd, onverwachte kosten, extra kosten, bijkomende kosten, dubbel afgeschreven,
    afgeschreven, zonder waarschuwing, zonder aankondiging, zonder overleg, opzeggen is, lijdensweg,
    nachtmerrie, hel, kwelling, drama, onmogelijk op te zeggen, borg, pusherig*, liegen, gelogen, valse
    beloftes, loze beloftes, nalatig*, ongeïnteresseerd*, onverschillig*, arrogant*, hooghartig*, kortaf,
    onkundig*, druk en chaotisch, overvol*, chaos, bedwantsen, kakkerlakken, haar in, lauw, aangebrand, rauw,
    taai, vettig, waterig, droog, verkeerde bestelling, verkeerde maat, ontbrekende onderdelen, zoekgeraakt,
    weken te laat, dagen te laat, duurde weken, duurde maanden, eeuwig, eindeloos, spijt van, meer verwacht,
    had meer verwacht, lachwekkend*, belachelijk*, gênant*, treurig*, bedroevend*, ondermaats*, abominabel*,
    halfbakken, onaf, achteruit gegaan, achteruitgegaan, niet meer wat het was, failliet, boete, beboet,
    aangeklaagd, misleid*, blikkerig*, dof, wazig*, korrelig*, gedoe, rompslomp, hoofdpijn, omslachtig,
    klungelig*, knullig*, prut, doorgestuurd, nooit iemand, krijg je nooit, geen mens, niemand te spreken,
    robotantwoord*, standaardantwoord*, afgekapt, smoes*, smoesjes, uitvlucht*, schuift de schuld, lost niets
    op, niet opgelost, geen oplossing, niets gedaan, doet niets, deed niets, botte, lomp, lompe, brutaal,
    brutale, nors*, chagrijnig*, snauw*, agressie*, intimider*, opgelicht, bedrogen, genept, nep, namaak*,
    vervalst*, leugen*, liegt, gesjoemel*, sjoemel*, misbruik*, spam, gestalkt, bespioneer*, verkoopt je
    gegevens, gelekt*, begaf, begeven, knapte, geknapt, kapotgegaan, kapot gegaan, brak af, brandde door,
    doorgebrand, ontplof*, vlam vatten, vatte vlam, vonken, kortsluiting, smolt, gesmolten, barst*, gebarsten, scheuren, scheurde,
    schilfer*, pluist, pluizig, rafel*, uitgerafeld, gaten in, gat in, deuk*, scheef, krom, kromgetrokken,
    verbogen, loszittend*, losgekomen, vlekken, vlekt, doorweekt, nat van binnen, schimmelt, condens, zoemt,
    bromt, fluit, tikt, piepen, krakend*, schokkerig*, stottert, bevriest, blijft hangen, hangt vast, gaat
    niet open, start niet, laadt niet, werkt niet, werkte niet, doet het niet, deed het niet, verbindt niet,
    herkent niet, belachelijk veel, schandalig duur, krankzinnig duur, veel te duur, schreeuwend duur,
    afzetters, afgezet, woeker*, uitgemolken, geldklopper*, fortuin, klauwen vol, buitensporig*, exorbitant*,
    absurd*, prijsverhoging*, verhoogde stiekem, stiekem, kleine lettertjes, sluip*, oudbakken, kleffe, klef,
    zompig*, rubberachtig*, ranzig*, bedorven, zuur geworden, chemisch*, walgelijk*, misselijk*, ziek van,
    voedselvergiftiging, allergisch*, uitslag, jeuk*, schuurt, knelt, knellen, doet pijn, pijnlijk*, blaren,
    zweet, benauwd, giftig*, schadelijk*, letsel, gewond*, jammerlijk*, boos, woedend, wanhop*, gek van, om te
    huilen, tranen, ellende, ellendig*, miserabel*, hopeloos, hopeloze, zinloos, zinloze, overbodig*,
    verspild*, weggegooid*, miskoop, flop, fiasco, mislukking, prul*, wegwerp*, plasticachtig*, als speelgoed, speelgoedkwaliteit,
    amateuristisch*, houtje-touwtje, ondoorzichtig*, onoverzichtelijk*, onlogisch*, onbegrijpelijk*,
    onleesbaar*, slap, slappe, tegenvaller, klantonvriendelijk*, klopt niets van, klopt van geen kant, wacht
    nog steeds, nog steeds niet, geen geld terug, weigeren, weigerde*,
    # prijs en contract
    schandalige prijzen, absurde prijzen, veel te hoge, onverwachte rekening*, onterechte kosten, onterecht in
    rekening, onterechte incasso*, foutieve facturen, verkeerde facturen, verkeerde factuur, factuurfouten,
    dubbel gefactureerd, dubbel in rekening, rekening geblokkeerd, account geblokkeerd, weigert terug te
    betalen, weigert te betalen, weigert uit te keren, keert niet uit, betaalt niet uit, betaalt traag, houdt
    de borg, borg niet terug, geld niet terug, moeilijk op te zeggen, lastig op te zeggen, opzeggen wordt,
    opzeggen gaat, opzegging genegeerd, agressieve verkoop*, opdringerige verkoop*, colportage, lokkertje*,
    lokprijs, lokprijzen, misleidende reclame, wurgcontract*, voorwaarden zijn onredelijk, onredelijk*, neppe
    kortingen, nepkorting*,
    # service
    slechte service, slechte klantenservice, slechte ondersteuning, belabberde service, ondermaatse service,
    onbestaande, laat op zich wachten, laten op zich wachten, reageert nooit, reageren nooit, belt niet terug,
    bellen niet terug, belde niet, komt niet opdagen, kwam niet opdagen, niet opdagen, komt afspraken niet na,
    afspraken niet na, houdt zich niet aan, houden zich niet aan, afspraak afgezegd, afgezegd, vertragingen,
    te late levering*, late levering*, levering te laat, pakket kwijt, pakketten kwijt, tegenstrijdig*,
    verkeerde informatie, foute informatie, slechte communicatie, gebrekkige communicatie, gebrek aan
    {communicatie/transparantie/kennis/hygiëne/respect/service/personeel/opvolging/professionaliteit},
    personeelstekort, onderbezet*, hoog verloop, onprofessionele, ongemotiveerd*, onoplettend*, ongeduldig*,
    onverzorgd*, respectloos, respectloze, discriminer*, onbegrip, afstandelijk*, lopende band, verkeerd
    advies, slecht advies, slecht geadviseerd, foute diagnose, verkeerde diagnose, klunzig*, onbekwaam*,
    ondeskundig*, afraffel*, afgeraffeld*, laat klanten, laten klanten wachten, laat klanten wachten, op
    antwoord wachten, rekent voor elk, rekenen voor elk,
    # gebreken
    kinderziekte*, productiefout*, fabricagefout*, constructiefout*, materiaalfout*, storingsgevoelig*,
    foutgevoelig*, hoge uitval,
    {betrouwbaarheids/kwaliteits/verbindings/software/accu/prestatie/veiligheids/leverings}problemen, veel
    storingen, regelmatig storingen, vaak kapot, snel kapot, gaan kapot, gaat snel kapot, gingen kapot, slijt
    snel, slijten snel, snelle slijtage, kort van duur, gaat kort mee, niet lang meegaan, verliest zuigkracht,
    verliest kracht, verliest zijn vorm, verliest vorm, verliest de verbinding, verliest verbinding, valt vaak
    uit, slaat af, slaat af en toe af, verstopt snel, raakt verstopt, loopt leeg, niet te repareren,
    onherstelbaar*, wegwerpkwaliteit, lekkend*, lekkages, krast snel, krasgevoelig*,
    # software
    crasht vaak, crasht regelmatig, lange laadtijden, laadt traag, laadt langzaam, bevriezend*, uitvaltijd,
    synchronisatieproblemen, foutmeldingen, slecht geoptimaliseerd*, slecht vertaald*, slecht gedocumenteerd*,
    slecht georganiseerd*, slecht geïsoleerd*, slecht beoordeeld*, slecht afgewerkt*, slecht onderhouden, niet
    meer ondersteund, niet meer bijgewerkt, niet meer ontwikkeld, niet meer leverbaar, niet meer aan te raden,
    uit productie, geen updates meer, incompatibel*, gegevensverlies, onjuist*, onnauwkeurig*, verkeerde
    resultaten, niet nauwkeurig,
    # recht, privacy, naam
    datalekken, beveiligingslek*, beveiligingsproblemen, lekken in de beveiliging, kwetsbaarheden,
    privacyproblemen, privacyzorgen, privacybezwaren, privacyschending*, verkoopt gegevens, verzamelt veel
    gegevens, onversleuteld*, hackaanval*, in opspraak, onder vuur, beticht van, beschuldigd van,
    beschuldigingen, kreeg een boete, acm-boete, rechtszaken, massaclaim*, schandalen, slechte reputatie,
    slechte naam, slechte pers, reputatieschade, vertrouwen verloren, verloren vertrouwen, vertrouwensbreuk,
    nepreviews, nep-reviews, slechte reviews, slechte beoordelingen, negatieve reviews, negatieve
    beoordelingen, één ster, 1 ster, stapelen zich op, klachten stapelen, veel klachten, talloze klachten,
    faillissement, failliet gegaan, surseance, vestigingen gesloten, vergunning ingetrokken, teruggeroepen,
    terugroepactie*, greenwashing,
    # smaak, geur, comfort, beeld en geluid
    stinkt, stinken, ruikt naar, ruikt chemisch, ruikt vies, chemische geur, plasticlucht, muffe geur, nare
    geur, vieze smaak, nare smaak, bijsmaak, nasmaak, smaakt kunstmatig, smaakt flauw, smaakt niet, oudbakken
    brood, niet gaar, te gaar, onhygiënisch*, onfris, onfrisse, verwaarloosd*, afgeleefd*, versleten kamers,
    gehorig*, doorgezakt*, doorgelegen, irriteert de huid, drukplekken, rugpijn van, zweterig*, schelle,
    kraakt het geluid, onscherp*, overbelicht, flets beeld, spiegelend scherm, zwakke
    {accu/batterij/camera/prestaties/reputatie/service/ontvangst/punten in}, accu loopt snel, batterij loopt
    snel, accu houdt het, houdt maar,
    # achteruit
    achteruitgang, gaat achteruit, ging achteruit, hard achteruit, kwaliteit gaat achteruit, wordt steeds
    slechter, steeds slechter, slechter geworden, minder geworden, verslechterd, verslechtering, niet meer wat
    het geweest, was vroeger beter, vroeger beter, teert op, teren op, schim van, glans verloren, verloren
    glans, bergafwaarts,
    # oordelen
    ontgoochel*, onbevredigend*, onacceptabel*, onaanvaardbaar*, ontoelaatbaar*, onredelijke, ridicuul,
    bespottelijk*, afgrijselijk*, afschuwelijk*, gruwelijk*, armzalig*, abominabele, droevig*, schrijnend*,
    blamage, debacle, wanprestatie, wantoestand*, wanbeheer, amateurisme, zwaktebod, aanfluiting, farce,
    overtuigt niet, overtuigde niet, kan niet overtuigen, weet niet te overtuigen, niet overtuigd, viel door
    de mand, valt door de mand, zakt door, gezakt voor, gebuisd, mist de boot, de plank mis, slaat de plank,
    stelt teleur, stelden teleur, stelde teleur, meer marketing dan, marketingpraat, gebakken lucht, loze
    belofte, belooft meer dan, maakt het niet waar, maakt niet waar, komt beloftes niet na, beloftes niet na,
    # enger, want het losse woord zegt niets
    veel uitval, na verloop van tijd slijtage, veel gebreken, onvoldoende
    {onderhouden/getest/beveiligd/bescherming/kwaliteit/service}, scoort onvoldoende, wordt stopgezet, is
    stopgezet, werd stopgezet, onterecht afgeschreven, onterecht geweigerd, raakte in opspraak, onderzoek naar
    misleiding, kreeg boetes, betaalt facturen niet,
    onterechte afschrijving*, ongevraagd*, zonder toestemming, zonder uitleg, zonder bericht, zonder opgaaf,
    heimelijk*, verrassingskosten, addertje onder het gras, addertje, adders onder het gras, woekerprijzen,
    woekerrente, belachelijk duur, peperdure, te duur voor wat, niet in verhouding, buiten proportie,
    melkkoe, uitgekleed, geldklopperij, afzetter*, oplichters, lokaanbieding, instinker, lokvogel,
    nepkortingen, nepaanbieding, neprecensies, gekochte reviews, nepproducten, vervalsing*, misleiding,
    loze beloften, lege beloftes, komen afspraken niet na, afspraken niet nagekomen, niet nagekomen,
    doet niet wat, doen niet wat, maken niet waar, prijsstijging*, fors verhoogd, prijs verdubbelt,
    verdubbelt na, premieverhoging*, opzeggen kan alleen, opzeggen kost, lastig opzeggen,
    moeilijk opzegbaar, weigert terug, weigeren te betalen, weigert garantie, kreeg geen geld,
    krijgt geen geld, niet terugbetaald, terugbetaling duurt, terugbetalingen duren, trage terugbetaling,
    trage uitbetaling, traag met uitbetalen, traag met reageren, trage afhandeling, traagheid,
    tergend langzaam, slakkengang, sloom*, stroperig*, eindeloos wachten, oneindig*, wekenlang*,
    maandenlang*, urenlang*, dagenlang*, weken wachten, maanden wachten, duurt weken, duurt maanden,
    duren weken, weken op, maanden op zich, lang op zich wachten, laat weken, komt te laat, komen te laat,
    vaak te laat, uitgesteld*, uitstel, steeds uitgesteld, zegt af, zeggen af, annuleert,
    annuleren vluchten, geannuleerd zonder, last-minute geannuleerd, komen niet opdagen, niet verschenen,
    laat je in de steek, in de kou, laat klanten in de kou, aan je lot, aan hun lot, laat je zitten,
    laten je zitten, laat zitten, neemt niet op, nemen niet op, neemt de telefoon niet, reageerde niet,
    reageert nauwelijks, antwoordt niet, antwoorden niet, geen gehoor, nul op het rekest, van het kastje,
    schuiven de schuld, afschepen, aan het lijntje, lijntje gehouden, nauwelijks bereikbaar*,
    moeilijk bereikbaar*, standaardreacties, alleen een chatbot, chatbot in plaats, robotantwoorden,
    onprofessione*, incompetentie, onervaren*, onderbemand*, slecht opgeleid*, slecht geregeld,
    slechte afwerking, slecht gemaakt, slecht ontworpen, slecht verpakt, slechte recensies,
    slechte ervaringen, slechte bereikbaarheid, gebreken, ontransparant*, niet transparant, schimmig*,
    dubieus*, louche, malafide, frauduleus*, frauduleuze, geknoei, knoeiwerk, knoei*, prutswerk,
    prutser*, pruts*, broddelwerk, beunhaas, beunhazen, rommelig*, puinhoop, een zooitje, zooitje, bende,
    een drama, neerbuigend*, denigrerend*, drammerig*, verkooppraatje*, verkooppraatjes,
    telefoonterreur, belt constant, spammen, spamt, gespamd, reclame-overlast, vol advertenties,
    opdringerige advertenties, hinderlijk*, ergert, frustratie*, frustrerend*, vallen tegen,
    valt vies tegen, klachtenregen, regen aan klachten, stapelen klachten, regelmatig klachten,
    aanhoudende klachten, terugkerende klachten, kregen kritiek, opspraak, schandaal, boete gekregen,
    boete opgelegd, kregen een boete, rechtszaak tegen, veroordeeld*, onder toezicht, afm waarschuwt,
    consumentenbond waarschuwt, waarschuwt voor, doorstart na, stopt ermee, is gestopt met, gestopt,
    stopgezet*, van de markt gehaald, niet meer verkrijgbaar, krijgt geen updates, niet bijgewerkt,
    al jaren niet, al jaren geen, stilgevallen, ten dode opgeschreven, op sterven na, sluit winkels,
    sluit filialen, ontslagrondes, gelekte gegevens, kwetsbaarheden in, lekken in, deelt gegevens,
    deelt je gegevens, verzamelt veel data, verzamelt te veel, privacyproblem*, bespioneert, gaan stuk,
    gaat snel stuk, snel stuk, gaat kapot, ging kapot, begeven het, geeft de geest, breken, bladdert,
    bladdert af, verkleurt, verkleuren, vervormt, krimpt, krimpen, pilt, roesten, verroest*, lekkage na,
    lopen vast, vastloper*, crashen, haperend*, hapering*, stokt, blijven hangen, vallen uit, valt weg,
    vallen weg, verbinding valt, verbreekt de verbinding, onstabiel*, storingen, storing na, vol fouten,
    vol bugs, buggy, werken niet, werkt nauwelijks, werkt amper, doen het niet, reageert traag,
    raakt oververhit, rammelen, kraken, kraakt al, wiebelt, wiebelig*, wankel*, breekbaar*, ondeugdelijk*,
    ondermaatse, onvoldoende, pover*, mager*, bar slecht, bedroevende, erbarmelijk*, beschamend*,
    beschamende, onverantwoord*, brandgevaar, huiduitslag, uitslag van, irriteert, irritatie door,
    bijwerking*, ziek na, droog en, rauw van, niet te eten, niet te drinken, niet te vreten, viezig*, stank,
    muffe, schimmel in, schimmelig*, goor, gore, ongedierte, uit de tijd, niet meer van deze tijd,
    lopen achter, blijven achter, achterblijv*, onderaan, helemaal onderaan, laatste plaats,
    slechtst beoordeeld, laagste score, scoren slecht, zakken voor, zakt voor de test, onder de maat,
    ondergemiddeld, onder verwachting, beneden peil, beneden de maat, gaan achteruit, verslechtert,
    niet meer wat het, vergane glorie, laten te wensen over, laat steken vallen, steken vallen, plank mis,
    stelt weinig voor, stelt niets voor, weinig soeps,
    # volgens patronen
    {prijs/prijzen/kosten/abonnement/huur/premie/tarieven/verlenging} {verdubbeld/verdubbelt/verdubbelden/verdrievoudigd/schieten omhoog/rijzen de pan uit/stijgt elk/stijgen elk/stijgt jaarlijks/stijgen jaarlijks/fors gestegen},
    het dubbele van,
    {moeilijk/lastig/nauwelijks/onmogelijk/niet te} {opzegbaar/op te zeggen/te bereiken/bereikbaar/te annuleren/te repareren/schoon te maken/te retourneren},
    {vol/bomvol/volgepropt/bezaaid/doorspekt/vergeven} {met/van} {reclame/fouten/bugs/suiker/advertenties/spam/nep},
    {beboet/aangeklaagd/veroordeeld/berispt/gehackt/bestraft/teruggefloten/op de vingers getikt} {voor/wegen/wegens/door/in/om},
    {boete/boetes/massaclaim/datalek/ransomware/hack/schandaal/terugroepactie} {van/voor/door/in/wegens/kreeg},
    zakte bij, zakte voor, zakt voor, zakte door,
    {weken/maanden/dagen/uren} {wachten/te laat/vertraging/zonder antwoord/op antwoord/op zich},
    {lopen/loopt/liepen} {uit/vast/vaak vast/achter}, zielloos,
    {gaat/gaan/ging/gingen} {snel/vaak} {stuk/kapot/los},
    {klanten/gebruikers/gasten/patiënten} {klagen/mopperen/balen/ergeren/melden/ontevreden/haken af/lopen weg},
    mopperen, gemopper, gehaast*, kamers oud, matrassen oud,
    # plain words, and how short items tell
    veel klagende klanten, veel slechte recensies, veel negatieve recensies, talloze klagende klanten, talloze
    slechte recensies, talloze negatieve recensies, tientallen klachten, tientallen klagende klanten, tientallen
    slechte recensies, tientallen negatieve recensies, honderden klachten, honderden klagende klanten, honderden
    slechte recensies, honderden negatieve recensies, te veel klachten, te veel klagende klanten, te veel
    slechte recensies, te veel negatieve recensies, klagen over, klaagt over, weken op een reactie, maanden op
    een reactie, dagen op een reactie, niemand antwoordt, geldt ongeveer hetzelfde`,
  warns: `vermijd, vermijden, te vermijden, mijd, mijden, blijf weg, blijf uit de buurt, uit de buurt, wegblijven,
    niet aanbevolen, niet aan te raden, niet aanraden, raad af, raden af, af te raden, afrader, afgeraden,
    afraden, koop niet, niet kopen, nooit kopen, pas op voor, pas op met, kijk uit, opletten met, wees op je
    hoede, oplichter*, oplicht*, oplichting, bedrog, fraude, zonde van het geld, weggegooid geld,
    geldverspilling, tijdverspilling, verspilling, nooit meer, nooit weer, de slechtste, laat links
    liggen, links liggen, met een grote boog, grote boog, handen af, geen aanrader, schandalig*, schande,
    bedonderd, trap er niet in, niet intrappen, vertrouw ze niet, niet te vertrouwen, bespaar je, bespaar
    jezelf, ren weg, verspil je, nog niet gratis, zelfs niet gratis, loop er met, ga er niet, ga hier niet,
    bestel niet, bestel hier niet, huur niet, zwarte lijst, boeven, dieven, criminel*, doe het niet, begin er
    niet,
    # raad tegen
    beter te vermijden, kun je beter vermijden, kunt u beter vermijden, beter vermijden, kun je beter
    overslaan, beter overslaan, sla over, sla deze over, sla ik over, laat deze liggen, laten liggen, zou ik
    laten, zou ik niet aanraden, zou ik niet nemen, niet mijn keuze, niet mijn aanbeveling, raad ik niet aan,
    raden we niet aan, raden wij niet aan, raad ik af, raden wij af, raden we af, kan ik niet aanraden, kunnen
    we niet aanraden, kunnen wij niet aanbevelen, moeilijk aan te raden, lastig aan te raden, moeilijk aan te
    bevelen, nauwelijks aan te raden, niet aanbevelenswaardig, geen aanbeveling, wordt afgeraden, wordt niet
    aanbevolen, worden niet aanbevolen, beter een ander, beter iets anders, beter elders, kijk elders, ga
    ergens anders, kun je beter niet, kunt u beter niet, liever geen, liever een ander, geen goede keuze, geen
    goed idee, geen verstandige keuze, verkeerde keuze, laatste keus, laatste keuze, laatste redmiddel, alleen
    in noodgeval, vallen af, viel af, valt buiten, komt niet in aanmerking, geen optie, geen reden om, heeft
    geen zin, niet de moeite waard, niet de moeite, de moeite niet waard, het geld niet waard, zijn geld niet
    waard, haar geld niet waard, de prijs niet waard, de meerprijs niet waard, geld over de balk, over de
    balk, verspilde moeite, verspild geld, tijdverlies, geef je geld, geef geen geld, teken niet, boek niet,
    boek hier niet, kies niet, betaal niet, vertrouw niet, wees voorzichtig, wees terughoudend, wees kritisch,
    zou ik voorzichtig, ben ik voorzichtig, oppassen met, oppassen voor, oppassen geblazen, voorzichtigheid
    geboden, is voorzichtigheid, hekkensluiter, rode lantaarn,
    zou ik schrappen, heb ik geschrapt, heb ik weggelaten, heb ik niet opgenomen, laat ik weg,
    laat ik buiten beschouwing, valt voor mij af, valt daarmee af, valt af, valt hierdoor af,
    afgevallen omdat, komen niet in aanmerking, past niet bij je, past niet bij uw, past hier niet,
    niet voor jou, niets voor jou, niet iets voor, is niet wat je zoekt, niet bedoeld voor,
    niet gemaakt voor, zou ik overslaan, kun je overslaan, kunt u overslaan, kun je beter laten,
    beter laten liggen, laat liggen, links laten liggen, zou ik vermijden, zou ik mijden, beter mijden,
    beter van niet, liever niet, liever een andere, beter een andere,
    beter af met, beter uit met, je kunt beter, kun je beter kiezen, beter wachten, liever wachten,
    wacht liever, wacht op de, zou ik wachten, even afwachten, nog even afwachten, zou ik niet kiezen,
    zou ik niet kopen, zou ik niet doen, zou ik niet vertrouwen, zou ik niet snel, zou ik geen, ontraad*,
    ontraden, raden het af, niet aan te bevelen, met tegenzin, met reserve, met reserves,
    met een korrel zout, korrel zout, met voorzichtigheid, wees voorzichtig met, op je hoede,
    ben ik terughoudend, terughoudend, voorzichtig met, kijk uit met, kijk uit voor, denk twee keer na,
    twee keer nadenken, goed nadenken, blijf er weg, uit de buurt blijven, trap niet in, geld weggegooid,
    zonde van je geld, zonde van de tijd, verspilling van, niet het geld waard, geen geld waard,
    is het geld niet waard, is de prijs niet waard, is het niet waard, loont niet, loont de moeite niet,
    heeft weinig zin, weinig zinvol, niet zinvol, onverstandig, geen slimme keuze, slecht idee,
    slechte keuze, foute keuze, miskopen, kat in de zak, gok, een gok, loterij, russisch roulette,
    op eigen risico, alleen als laatste, alleen als er niets, noodoplossing, bij gebrek aan beter,
    er zijn betere, zijn betere alternatieven, betere alternatieven, betere opties, betere keuzes,
    betere keus, elders beter, elders meer, zoek verder, kijk verder,
    slechtste,
    # plain words, and how short items tell
    zou ik er nooit, zou ik nooit, zou ik hier niet, zou ik laten staan, zou ik links laten liggen, laat ik
    liggen, niets voor mij, blijf weg bij, zou ik wegblijven`,
  diverts: `kies liever, neem liever, liever voor`,
  expected: `
    # wat kopers verwachten
    offline modus, offline-modus, offlinemodus, donkere modus, nachtmodus, mobiele app, gratis versie, gratis
    proefperiode, proefperiode, api, koppeling*, exportfunctie, tweestapsverificatie, versleuteling,
    telefonische ondersteuning, telefonische support, nederlandstalige ondersteuning, nederlandstalige
    klantenservice, nederlandse klantenservice, klantenservice, helpdesk, livechat, onderdelen,
    reserveonderdelen, koptelefoonaansluiting, draadloos opladen, ruisonderdrukking, keurmerk, certificering,
    parkeerplaats*, airco, terugbetaling*, restitutie, reactie*, antwoord*, updates,
    # wat het moet doen
    werkt, werken, werkte, laadt, reageert, reageren, antwoordt, antwoorden, helpt, passen, verbindt, herkent,
    voldoen, kloppen, lukt, levert, leveren, geleverd, nageleefd, nakomt, bereikbaar, uitbetaald, vergoed,
    ondersteund, meer van deze tijd, van deze tijd, compatibel, up-to-date, goed genoeg, waargemaakt,
    rechtvaardigen`,
  topics: `software voor, tool voor, app voor, platform voor, beheer van, houdt zich bezig met, hulp bij, tips tegen,
    tips over, gids voor, statistieken over, in geval van, bij een, verzekering tegen, bescherming tegen,
    aanpak van, behandeling van, middel tegen, middelen tegen, schadevergoeding voor, registratie van, melden
    van,
    # wat tegen fouten wordt gedaan
    vermindert, verminderen, voorkomt, voorkomen, elimineert, verhelpt, verhelpen, detecteert, bestrijdt,
    bestrijden, verkort, beschermt tegen, lost`,
  proposes: `{kies/neem/probeer/bekijk/overweeg/ga voor/begin met/boek/koop}, zou ik, ik zou, kijk naar,
    kijk eens naar, gevolgd door, uitkomen bij, terecht bij`,
  proposesBehind: `is de beste, is een goede, is de logische, past, voldoet, is de aangewezen, is het proberen`,
  negates: `onwaarschijnlijk, niet, geen, nooit, zonder, noch, nauwelijks, amper, niets, niks, weinig, minder,
    allesbehalve, zelden,
    heeft geen, hebben geen, biedt geen, bieden geen, bevat geen, kent geen, ontbreekt het aan, gebrek aan, er
    is geen, er zijn geen`,
  negatesBefore: `niet, niet echt`,
  boosts: `zeer, heel, erg, echt, extreem, bijzonder, ontzettend, absoluut, uiterst, super, enorm, zo`,
  weakens: `een beetje, enigszins, redelijk, vrij, relatief, soms, licht, iets, kan, zou kunnen, best wel`,
  turns: `maar, echter, hoewel, terwijl, toch, daarentegen, ondanks, wel, al is, ofschoon, helaas`,
  than: `vergeleken met, in vergelijking met, in tegenstelling tot, anders dan, tegenover`,
  beats: `beter dan, verslaat, overtreft, overklast, wint het van, superieur aan, betrouwbaarder dan, sneller dan,
    boven, ruim voor, wint het dik van, veegt de vloer aan met, laat ver achter zich, steekt met kop en
    schouders boven, is de meerdere van, troeft af, stiller dan, steviger dan, goedkoper dan, makkelijker dan,
    lichter dan, eenvoudiger dan, veiliger dan, zuiniger dan, comfortabeler dan, nauwkeuriger dan, flexibeler
    dan, robuuster dan, duurzamer dan, completer dan, sterker dan, krachtiger dan, gebruiksvriendelijker dan,
    beter afgewerkt dan, een stap voor op, loopt voor op, eindigt voor`,
  loses: `slechter dan, minder dan, onder voor, achter op, verliest het van, inferieur aan, kan niet tippen aan,
    haalt het niet bij, legt het af tegen, moet het afleggen tegen, trekt aan het kortste eind tegen, delft
    het onderspit tegen, niet opgewassen tegen, luidruchtiger dan, duurder dan,
    slechter dan de, minder goed dan, minder betrouwbaar dan, minder snel dan, minder stil dan, minder sterk
    dan, minder stevig dan, minder robuust dan, minder flexibel dan, minder compleet dan, minder comfortabel
    dan, minder nauwkeurig dan, minder intuïtief dan, minder duurzaam dan, minder krachtig dan, trager dan,
    langzamer dan, lawaaiiger dan, luider dan, ingewikkelder dan, zwakker dan, kwetsbaarder dan, niet zo goed
    als, niet zo snel als, niet zo stil als, niet zo betrouwbaar als, niet zo sterk als, niet zo compleet als,
    kan niet op tegen, kan niet concurreren met, kan niet tippen, achter bij, doet onder voor, moet onderdoen
    voor, onderdoet voor, verslagen door, overtroffen door, ingehaald door, voorbijgestreefd door, geklopt
    door, staat onder, eindigt achter`,
  joins: `en`,
  merits: `voordelen, voordeel, pro, pros, pluspunten, sterke punten, positief, wat we goed vinden, ideaal voor,
    perfect voor, geschikt voor, beste voor,
    wat goed is, wat bevalt, wat opvalt, pluspunt, pluspuntjes, waarom kiezen`,
  flaws: `nadelen, nadeel, contra, cons, minpunten, zwakke punten, negatief, wat we minder vinden, beperkingen,
    minder geschikt voor,
    wat minder is, wat kan beter, wat beter kan, wat ontbreekt, wat tegenvalt, verbeterpunten, knelpunten,
    veelgehoorde klachten, veelgehoorde kritiek, kritiekpunten, minpuntje, minpuntjes`,
  conditions: `als, indien, mits, wanneer`,
  shuns: `liever niet, beter niet, afgevallen, afvallers, niet geselecteerd, met voorzichtigheid, voorzichtig met,
    zou ik niet, zou ik vermijden, zou ik overslaan, niet zou kopen, niet zou kiezen, niet zou nemen, zou
    laten liggen, zou ik laten liggen, zou ik niet kopen, zou ik niet kiezen, om te vermijden, zou vermijden,
    links zou laten liggen, overslaan, afwijzen,
    merken om te vermijden, welke vermijden, welke te vermijden, wat te vermijden, waar ik voorzichtig, waar
    ik voorzichtig mee, hier zou ik voorzichtig, wat ik zou vermijden, die ik zou vermijden, die ik zou
    overslaan, niet kopen, tegenvallers, de tegenvallers, teleurstellingen, de verliezers,
    af te raden, afgeraden, niet aan te raden, raad ik af, die ik afraad, die ik niet aanraad,
    die ik zou mijden, wat ik zou overslaan, wat ik zou mijden, te mijden, te vermijden, beter te vermijden,
    niet doen, de afvallers, buiten de selectie, niet in de selectie, niet opgenomen, weggelaten,
    bewust weggelaten, minder geschikt, minder aan te raden, niet geschikt voor jou, pas op met,
    opletten bij, opletten met, wees voorzichtig met, met voorbehoud, onder voorbehoud, waarom niet,
    hekkensluiters,
    # plain words, and how short items tell
    minder overtuigende, afraders, overschat,
    minder overtuigend`,
  neutral: `goede vraag, niet alleen, best practice*, het beste kunt, veel succes, goed om te weten, zo goed als, net
    zo goed, om problemen te, problemen oplossen, probleemoplossing, te voorkomen, beter begrijpen, beter
    inzicht, middenklasse, middensegment, gemiddelde prijs, ongetwijfeld, bij problemen, fraudebescherming,
    fraudedetectie, snelladen, verzekering*, om fouten, foutopsporing, in stukken, niet-, lichtnet, minder
    dan, per stuk, verlies van gegevens, kwetsbaarheid*,
    {risico/crisis/afval/klachten/conflict/stress}beheer*, risicobeheer*, risicomanagement, crisismanagement,
    klachtenmanagement, fraude{detectie/preventie/bestrijding}*, bestrijding van {fraude/kanker}, pechhulp*,
    bij pech, rugpijn, hoofdpijn{klachten/tablet}*, pijnstill*, oorlogs{film/films/spel/boek}*, droge
    {huid/haren/worst}, vlekkenverwijder*, vlekken verwijder*, vuilnis*, gewichtsverlies, haarverlies, koude
    {dranken/keten/koffie}, diefstal*, inbraak*, valse positieven, rookmelder*, rookvrij*, stevige wandeling,
    los verkrijgbaar, losse, lossen, uitslagen, uur per dag, los van, start niet eerder,
    # fouten genoemd zonder verwijt
    geen {verborgen kosten/opzegtermijn/vaste looptijd/extra kosten/bijkomende
    kosten/toeslag/wachtlijst/wachttijd}, zonder {verborgen kosten/extra
    kosten/toeslag/opzegtermijn/wachtlijst},
    {uitval/storings/slijtage/lek/lekkage/vertragings/klachten/boete/ontstopping}{dienst/vergoeding/melder/detectie/vrij/beheer/registratie/vergoedingen}*,
    elders in, betaald parkeren, betaalde versie, terughoudend geprijsd, onderaan {de pagina/deze pagina},
    haaruitval, afgezegde vlucht, onderzoek naar {kanker/de markt}, boetes {vermijden/voorkomen},
    onregelmatige {werktijden/diensten}, korte {lijnen/afstanden/wandeling}, plafond{lamp/verlichting}*, aan
    het plafond, slijtvast*, smaakt naar meer, ruikt naar {lavendel/vanille/citroen/bloemen},
    zonder {fouten/storingen/vertraging/vertragingen/klachten/verborgen kosten/gedoe/lekken/haperingen},
    geen {klachten/storingen/verborgen kosten/boete/boetes/geluid},
    niet {duur/kapot/lawaaiig/opdringerig/ingewikkeld},
    bij {schade/diefstal/storing/storingen/vertraging/annulering/pech/verlies/lekkage/klachten},
    in geval van {schade/diefstal/pech/verlies},
    tegen {diefstal/schade/roest/schimmel/lekkage/inbraak/fraude}, klachtenafhandeling, klachtenprocedure,
    klachtenformulier, klachtenregistratie, klachtencommissie, storingsdienst, storingsmonteur*,
    lekdetectie, pechhulp, pechhulpverlening, anti{schimmel/roest/lek/kras}, ruisonderdrukking,
    geluiddempend*, krasbestendig*, roestvrij*, roestvast*, schimmelkaas, missen niet, vies weer,
    bijwerkingen melden, complete, complexe {projecten/vraagstukken/processen/materie}, botten, logboek,
    login, logistiek*, logisch*, logo, botox, ramp{en}bestrijding, hel{der}e,
    gemiddeld {genomen/zo'n/ongeveer/rond}, op maat, rauwkost, rauwe vis, vieze vaat, vieze was,
    verouderingsproces, huidveroudering, drama's, drama serie, dramaserie, beroepsziekte, droge huid,
    droge ogen, taaie plekken, mager vlees, magere melk, magere yoghurt, vers sap, versie*, verschil*,
    versterk*, verstelbaar*, versnelling*, rappe, rapport*`,
};
