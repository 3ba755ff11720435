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
    overklast, superieur*, beter, op tijd, keurig, keurige, vriendelijk*, behulpzaam, behulpzame, attent*,
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
    verslaafd aan, nooit meer zonder, kom graag terug, ga zeker terug, koop ik weer, levensredder`,
  likes: `goed, goede, fijn, fijne, aardig*, leuk*, degelijk, handig*, praktisch*, makkelijk*, gemakkelijk*,
    eenvoudig*, snel, snelle, licht, lichte, betaalbaar, betaalbare, goedkoop, goedkope, voordelig*,
    toegankelijk*, flexibel*, populair*, populaire, bekend om, compact*, stil, stille, veilig*, stabiel*,
    ruime keuze, groot assortiment, gevarieerd*, kwaliteit, transparant*, ervaren, professioneel,
    professionele, geschikt voor, goed geschikt, voordeel, voordelen, sterk punt, sterke punten, pluspunt*,
    ruim voldoende, voldoet, prettig*, mooi*, vers, verse, aantrekkelijk*, nuttig*, eerlijk*, grote
    community, sterke, stiller, jaar garantie, lange garantie, garantie, levenslange garantie, gratis,
    gratis verzending, gratis retour, zonder abonnement, gespecialiseerd*, specialist*, gecertificeerd*,
    erkend*, familiebedrijf, nederlandstalig*, persoonlijk*, op maat, uitgebreid*, ruim, ruime, opvouwbaar*,
    waterdicht*, wasbaar*, duurzaam*, natuurlijk*, biologisch*, automatisch*, goedkoopste, goedkoper, veel
    winkels, landelijk*, overal verkrijgbaar`,
  dislikes: `duur, dure, duurder, prijzig*, kostbaar, zwaar, zware, log, logge, beperkt*, beperking*, ontbreekt,
    ontbreken, mist, gebrek aan, basic, gedateerd*, complex*, ingewikkeld*, verwarrend*, leercurve,
    wisselend*, wisselvallig*, minder krachtig, minder betrouwbaar, minder geschikt, nadeel, nadelen, zwak
    punt, zwakke punten, minpunt*, kanttekening*, compromis*, kan beter, voor verbetering vatbaar, niet
    ideaal, niet voor iedereen, luidruchtig*, lawaaiig*, herrie, stug, matig*, middelmatig*, omslachtig*,
    minder, niemand, saaie, flets, flauwtjes, karig*, mager, magere, krap, krappe, zozo, niet bijzonder, niets
    bijzonders, kaal, kale, aan de prijs, voor die prijs, voor dat geld, voor zo'n, {na/al na/binnen}
    {een/één/twee/drie/vier/vijf/zes/enkele/een paar/2/3/4/5/6}
    {dag/dagen/week/weken/maand/maanden/wasbeurten}`,
  faults: `slecht*, belabberd*, beroerd*, waardeloos, waardeloze, verschrikkelijk*, vreselijk*, rampzalig*, ramp,
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
    doorgebrand, ontplof*, vlam*, vonken, kortsluiting, smolt, gesmolten, barst*, gebarsten, scheur*,
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
    verspild*, weggegooid*, miskoop, flop, fiasco, mislukking, prul*, wegwerp*, plasticachtig*, speelgoed*,
    amateuristisch*, houtje-touwtje, ondoorzichtig*, onoverzichtelijk*, onlogisch*, onbegrijpelijk*,
    onleesbaar*, slap, slappe, tegenvaller, klantonvriendelijk*, klopt niets van, klopt van geen kant, wacht
    nog steeds, nog steeds niet, geen geld terug, weigeren, weigerde*`,
  warns: `vermijd, vermijden, te vermijden, mijd, mijden, blijf weg, blijf uit de buurt, uit de buurt, wegblijven,
    niet aanbevolen, niet aan te raden, niet aanraden, raad af, raden af, af te raden, afrader, afgeraden,
    afraden, koop niet, niet kopen, nooit kopen, pas op voor, pas op met, kijk uit, opletten met, wees op je
    hoede, oplichter*, oplicht*, oplichting, bedrog, fraude, zonde van het geld, weggegooid geld,
    geldverspilling, tijdverspilling, verspilling, nooit meer, nooit weer, slechtste, de slechtste, laat links
    liggen, links liggen, met een grote boog, grote boog, handen af, geen aanrader, schandalig*, schande,
    bedonderd, trap er niet in, niet intrappen, vertrouw ze niet, niet te vertrouwen, bespaar je, bespaar
    jezelf, ren weg, verspil je, nog niet gratis, zelfs niet gratis, loop er met, ga er niet, ga hier niet,
    bestel niet, bestel hier niet, huur niet, zwarte lijst, boeven, dieven, criminel*, doe het niet, begin er
    niet`,
  negates: `onwaarschijnlijk, niet, geen, nooit, zonder, noch, nauwelijks, amper, niets, niks, weinig, minder, allesbehalve, zelden`,
  negatesBefore: `niet, niet echt`,
  boosts: `zeer, heel, erg, echt, extreem, bijzonder, ontzettend, absoluut, uiterst, super, enorm, zo`,
  weakens: `een beetje, enigszins, redelijk, vrij, relatief, soms, licht, iets, kan, zou kunnen, best wel`,
  turns: `maar, echter, hoewel, terwijl, toch, daarentegen, ondanks, wel, al is, ofschoon, helaas`,
  than: `vergeleken met, in vergelijking met, in tegenstelling tot, anders dan, tegenover`,
  beats: `beter dan, verslaat, overtreft, overklast, wint het van, superieur aan, betrouwbaarder dan, sneller dan,
    boven, ruim voor, wint het dik van, veegt de vloer aan met, laat ver achter zich, steekt met kop en
    schouders boven, is de meerdere van, troeft af, stiller dan, steviger dan, goedkoper dan, makkelijker dan`,
  loses: `slechter dan, minder dan, onder voor, achter op, verliest het van, inferieur aan, kan niet tippen aan,
    haalt het niet bij, legt het af tegen, moet het afleggen tegen, trekt aan het kortste eind tegen, delft
    het onderspit tegen, niet opgewassen tegen, luidruchtiger dan, duurder dan`,
  joins: `en`,
  merits: `voordelen, voordeel, pro, pros, pluspunten, sterke punten, positief, wat we goed vinden, ideaal voor, perfect voor, geschikt voor, beste voor`,
  flaws: `nadelen, nadeel, contra, cons, minpunten, zwakke punten, negatief, wat we minder vinden, beperkingen, minder geschikt voor`,
  conditions: `als, indien, tenzij, mits, wanneer`,
  shuns: `liever niet, beter niet, afgevallen, afvallers, niet geselecteerd, met voorzichtigheid, voorzichtig met,
    zou ik niet, zou ik vermijden, zou ik overslaan, niet zou kopen, niet zou kiezen, niet zou nemen, zou
    laten liggen, zou ik laten liggen, zou ik niet kopen, zou ik niet kiezen, om te vermijden, zou
    vermijden, links zou laten liggen, overslaan, afwijzen`,
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
    los verkrijgbaar, losse, lossen, uitslagen, uur per dag, los van, start niet eerder`,
};
