import type { ToneLanguage } from './tone-language.ts';

export const finnish: ToneLanguage = {
  code: 'fi',
  smallWords:
    'ja on se ei että ovat kuin joka myös mutta tai hän niin sekä voi olla hyvin kanssa jotka eivät jos kun sen vain ole',
  urges: `paras, parhaan, paras valinta, parhaat, parasta, parhaita, suosikkini, suosikkimme, valintamme, ykkösvalinta, ykkönen, testivoittaja*, voittaja, voittajaksi, selvä voittaja, ylivoimai*, erinomai*, loistava*, loistavasti, fantastinen, fantastis*, huippuluok*, huippulaatu*, ensiluokkai*,
    täydelli*, vertaansa vailla, lyömätön, lyömättöm*, verraton, verrattom*, suosittelen lämpimästi, suosittelemme lämpimästi, lämpimästi, ehdottomasti, omaa luokkaansa, valitsisin, ostaisin, esimerkilli*, kultastandardi, varma nakki, poikkeukselli*`,
  praises: `viihtyvät, viihtyy, viihdyimme, siistejä, siisti*, puhdas, puhtaa*, kehutaan, kehuttiin, rehellisesti, rehelli*, kärsivälli*, hymyilevä*, tuoretta, tuoreet, kivuton, kivuttom*, perusteelli*, parhaat arviot, nopeaa,
    huolto on nopeaa, pitää sovitusta, tuoksuu, suositel*, suosittel*, suosittu valinta, luotettava*, luotettavin, toimintavarma*, kestävä*, kestävin, kestää kovaa, kestää vuosia, kestää hyvin, vankka, vankat, vankan, tukeva*, laadukas, laadukka*, korkealaatui*, hyvälaatui*, hyvä laatu, helppokäyttöi*, helppo käyttää, helppoa käyttää,
    helppo {asentaa/puhdistaa/oppia/huoltaa/koota}, vaivaton, vaivattom*, vaivattomasti, käyttäjäystävälli*, intuitiivi*, monipuoli*, tehokas, tehokka*, kattava*, ihanteelli*, arvostettu*, tunnustettu*, palkittu*, johtava*, kehuvat, kehuu, kehuttu*, kehuja, kiitosta, kiitelty*, kiittävät, kiitettävä*,
    pidetty*, tyytyväi*, erittäin hyv*, todella hyv*, hyvä valinta, hyvä vaihtoehto, varma valinta, turvallinen valinta, järkevä valinta, fiksu valinta, rahan arvoi*, hintansa arvoi*, hinnan arvoi*, hintansa väärti, ei ongelmia, ilman ongelmia, ei valittamista, ongelmaton, ongelmattom*, ongelmitta, vaikuttava, vaikuttavaa, vaikuttavan, vakuuttava*, vakuutti,
    erottuu edukseen, erottuu, erottuvat edukseen, päihittää, peittoaa, voittaa, parempi, paremmat, mukava*, mukavasti, ystävälli*, avulia*, avuliaa*, miellyttävä*, tyylikäs, tyylikkä*, kaunis, kaunii*, upea*, hieno*, herkulli*, maistuva*, innovatiivi*, ajallaan, ajoissa, vahva, vahvat, vahvan,
    # asiantuntijan sanoja
    hyvin varusteltu*, hyvin dokumentoitu*, koeteltu*, varmatoimi*, hiljaisin, huoltovapaa*, rahalle vastinetta, vastinetta rahalle, hyvä hinta-laatusuhde, hyvällä hinta-laatusuhteella, erinomainen hinta-laatusuhde, hinta-laatusuhde on, parhaiden joukossa, yksi parhaista, yksi parhaimmista, luokkansa paras, huippuarvosa*, korkeat arvosanat, hyvät
    arvostelut, hyviä arvosteluja, hyvä maine, hyvämaineinen, hyvämaineis*, vähän valituksia, toimii moitteetta, toimii moitteettomasti, toimii hyvin, toimii loistavasti, toimii täydellisesti, moitteeton, moitteettom*, virheetön, virheettöm*, pitää lupauksensa, täyttää odotukset, ylitti odotukset, ylittää odotukset,
    odotuksia parempi, yllätti positiivisesti, positiivinen yllätys, ihana*, ihastut*, rapea*, mehukas, mehukka*, kermai*, ergonomi*, ammattitaitoi*, ammattimai*, osaava*, asiantuntev*, asiantunteva*, palveluhenki*, huolehtiva*, nopea toimitus, nopeasti perillä, salamannopea*, nopea palvelu, nopeaa palvelua,
    vastaa nopeasti, vastaavat nopeasti, vastaa aina, antelia*, uraauurtava*, mestarilli*, harkittu*, toimiva*, selkeä*, sujuva*, sujuvasti, saumaton, saumattom*, reilu hinta, rakastavat, rakastaa, mitään hajonnut, mikään hajonnut, kuin uusi, kuin uude*, ei jumitu, ei petä, ei pettänyt, ei kertaakaan`,
  likes: `rauhalli*, keskei*, hyvä sijainti, runsas aamiainen, hyvä aamiainen, hyvä, hyvät, hyvän, hyvää, hyviä, hyvin, ihan hyvä, kelpo, kohtuuhintai*, edulli*, halpa, halvat, halvin, huokea*, helppo, helpot, helppoa, helposti, yksinkertai*, nopea*, nopeasti, kevyt, kevyet, kevyen, käytännölli*, kätevä*, joustava*, joustavasti, suosittu*, nykyaikai*, moderni*, kompakti*, pienikokoi*,
    turvalli*, vakaa*, hiljai*, laaja valikoima, laajan valikoiman, suuri valikoima, valtava valikoima, käyttökelpoi*, sopii, soveltuu, sopiva*, etu, etuna, ilmai*, maksuton, maksuttom*, laatu, kohtuulli*, tilava*, vedenpitävä*, vedenkestävä*, pestävä*, ladattava*, pitkä takuu, viiden vuoden takuu, takuu on viisi, elinikäinen takuu, ilmainen
    toimitus, ilmainen palautus, ei sitoutumista, ilman sitoutumista, ei määräaikaisuutta, suomenkieli*, suomeksi, kotimai*, kokenut, kokenee*, sertifioitu*, erikoistunut, erikoistunee*, perheyritys, luomu*, luonnolli*, ympäristöystävälli*, energiatehoka*, hellävarai*, kustannustehoka*, ilmaisversio, ilmainen kokeilu*, aktiivinen yhteisö, pitkä
    akunkesto, akku kestää, hyvä akunkesto, muokattav*, räätälöit*, kodikas, kodikka*, vakiintunut, ei perusmaksua, ei kuukausimaksua, ilman kuukausimaksua, matala korko, matalat kulut, kiinteä hinta, oma yhteyshenkilö, puolet halvempi`,
  dislikes: `maksaa paljon, vie paljon tilaa, ahdas, ahtaat, ahtaita, pienet huoneet, kaukana keskustasta, kallis, kallii*, kalliimpi, hintava*, hintavampi, raskas, raskaa*, rajallinen, rajallis*, rajoitettu*, rajoit*, puuttuu,
    puuttuvat, monimutkai*, sekava*, oppimiskynnys, haittapuol*, huono puoli, heikkous, heikkouks*, keskinkertai*, meluisa*, äänekäs, äänekkä*, kömpelö*, voisi olla parempi, parantamisen varaa, ei ihanteelli*,
    # hinta
    ei halpa, ei halvin, ei ihan halpa, korkea hinta, hinta on korkea, hinnat ovat korkeat, korkeat hinnat, korkeat kulut, korkea vuosimaksu, korkeat kustannukset, korkea korko, korkea omavastuu, kallis ylläpitää, maksaa ylimääräistä, lisämaksu*, lisäkustannuks*, lisähintaan, vaikea
    perustella, huono hinta-laatusuhde, epäselvät hinnat, epäselvä hinnoittelu, suolainen hinta, suolaiset hinnat, pitkä sitoutuminen, pitkä sopimus, pitkä irtisanomisaika, uusiutuu automaattisesti, suljettu ekosysteemi, joustamaton, joustamattom*, rajoittava*,
    # palvelu ja käyttö
    hidas tuki, hidas asiakaspalvelu, hidas toimitus, pitkä vastausaika, pitkät vastausajat, vastaa hitaasti, vain sähköpostitse, vain englanniksi, vaikea {käyttää/asentaa/puhdistaa/koota/ymmärtää/löytää/avata/korjata/oppia/tavoittaa/irtisanoa/saada}, hankala*, hankalasti, persoonaton, persoonattom*, aikaa
    vievä*, aikaavievä*, vaatii {harjoittelua/totuttelua/teknistä/paljon/aikaa/kärsivällisyyttä/huoltoa/opettelua}, vie aikaa, jyrkkä oppimiskäyrä, ei intuitiivi*, ei aloittelijoille, ei sovi aloittelijoille, epäkäytännölli*, vanhanaikai*, vanhentunut, vanhentunee*, vanhahtava*,
    # rajat
    saatavilla vain, toimii vain, vain kalleimmassa, maksumuurin takana, maksumuuri, karsittu*, alkeelli*, pintapuoli*, vähemmän ominaisuuksia, vähän ominaisuuksia, harva myymälä, suppea valikoima, suppea*, pieni valikoima, huono valikoima, puutteelli*, epätäydelli*, puute, puutteita, ei vedenpitävä*,
    # rakenne
    liian {raskas/suuri/iso/pieni/kovaääninen/hidas/monimutkainen/yksinkertainen/pehmeä/kova/ohut/paksu/ahdas/kapea/leveä/lyhyt/pitkä/tumma/kuuma/kylmä/heikko/makea/suolainen/kuiva/vähän/usein}, liikaa {mainoksia/muovia/melua}, muovinen, muovis*, tuntuu halvalta, tuntuvat halvoilta, halvan tuntui*, lyhyt akunkesto, huono
    akunkesto, lyhyt käyttöikä, lyhyt takuu, epätasai*, laatu vaihtelee, vaihteleva*, ei paras, ei parhaita, ei yhtä {hyvä/nopea/hiljainen/vahva/luotettava/vakaa/joustava/tarkka/mukava/kestävä}, vähemmän {luotettava/vakaa/joustava/tarkka/mukava/kestävä/vakuuttava/sopiva}, ei kovin, ei täysin vakuuta,
    loppuunmyyty*, loppu varastosta, ei varastossa, pitkä toimitusaika, pitkät toimitusajat, pitkä odotusaika, pitkät odotusajat, pitkät jonot, pitkä jono, jonotus*,
    # maine
    ristiriitai*, vaihtelevat arvostelut, vaihtelevia kokemuksia, jakaa mielipiteitä, kiistanalai*, kyseenalai*, huolestutta*, varauksin, tietyin varauksin, kritiikkiä, kritisoi*, käyttäjät valittavat, asiakkaat valittavat, akilleenkantapää, heikko kohta, odotettua heikompi, kaipaa parannusta, kaipaisi,
    jättää toivomisen varaa, toivomisen varaa, ei yllä, jää jälkeen, jää kauas, keskiarvon alapuolella, heikot arvosanat, alhainen arvosana, ei oikea valinta, ei paras valinta, ei sovi, ei sovellu, sopii huonosti, ylimitoitettu*, turha*, tarpeettoman kallis, tarpeettoman monimutkai*, ei kannata jos`,
  faults: `kaipaavat remonttia, kaipaa remonttia, remontin tarpeessa, olivat kylmiä, ei korvannut, eivät korvanneet, kieltäytyi, kieltäytyivät, kiisti, kiistivät, tahroja, tahrai*, naarmuja, meteli, metelöi, meteliä,
    jouduttiin tekemään uudelleen, ei pyydetty anteeksi, odotimme tunnin, irtoilee, irtoilivat, huono*, huonosti, huonompi, surkea*, kamala*, hirveä*, kauhea*, pettymy*, pettynyt, pettyneet, pettyi, turhauttav*, turhautu*,
    ärsyttäv*, epäluotettav*, viallinen, viallis*, rikki, rikkoutu*, rikkoontu*, hajos*, hajoaa, hajosi, hajoavat, murtui, katkesi, katkeilee, katkeilevat, pätkii, halkesi, halkeilee, vuotaa, vuoti, vuoto, ruostu*,
    nariseva*, narisee, ylikuumen*, kaatui kesken, kaatuu, kaatuilee, kaatuilevat, jumittaa, jumittuu, jumitti, jumittaminen, jumii, bugi*, virheitä, hidas, hitaat, hitaasti, epävakaa*, roska, roskaa, romu, romua, kelvoton, kelvottom*, ylihintai*, ylihinnoiteltu*, liian kallis, liian kallii*, liian kallista, piilokul*, piilomaks*, valitus, valituks*, valittavat, valittaa, valittivat, tyytymätön, tyytymättöm*,
    katuu, katuvat, kaduin, töykeä*, epäkohtelia*, epäystävälli*, epäammattimai*, ei vastaa, ei vastannut, eivät vastaa, eivät vastanneet, ei vastausta, vastaamatta, myöhässä, myöhästy*, viivästy*, ei tullut koskaan, ei saapunut, ei koskaan saapunut, peruttu*, katosi, vaurioitu*, kolhiintu*, likai*, ällöttäv*, arvoton, arvottom*,
    käyttökelvoton, käyttökelvottom*, hyödytön, hyödyttöm*, vaaralli*, harhaanjohtava*, ongelma*, ei toimi, eivät toimi, ei toiminut, lakkasi toimimasta, epäonnistu*, ei kestä, ei kestänyt, heikko, heikot, heikkoa, heikosti, yliarvostettu*, naarmuu*, naarmui*, vaivallo*,
    # hinta ja sopimukset
    kiskonta, kiskuri*, pöyristyttäv*, pilviin, kohtuuton, kohtuuttom*, järkyttävän kallis, yllättävät maksut, yllätysmaks*, odottamattomia kuluja, odottamaton lasku, hinnankorotu*, nosti hintaa, nostivat hintaa, väärä lasku, laskutusvirhe*, laskutettu kahdesti, kaksoislaskutu*, lasku oli sovittua, sovittua suurempi, kieltäytyy
    maksamasta, kieltäytyi maksamasta, ei suostu palauttamaan, ei palauttanut, rahoja ei palautettu, ei palauta rahoja, vaikea irtisanoa, mahdoton irtisanoa, aggressiivi*, tyrkyttä*, päällekäyvä*, puhelinmyynti, houkutushin*, harhautta*, katteettomat lupaukset, katteettom*, rikkoo lupauk*, epärehelli*, hämärä*, kyseenalaiset,
    # palvelu
    huono palvelu, huono asiakaspalvelu, huonoa palvelua, surkea palvelu, olematon, olemattom*, ei palaa asiaan, ei palattu, ei soittanut takaisin, ei ilmestynyt, odotin viikkoja, odotin kuukausia, viikkojen odotus, kuukausien odotus, pompottel*, pompoteltiin, epäpätev*, tietämätön, tietämättöm*, välinpitämätön,
    välinpitämättöm*, ylimieli*, huolimaton, huolimattom*, huolimattomasti, laiminlyö*, kaoottinen, kaootti*, kaaos, sekasort*, epäjärjesty*, alimiehit*, henkilöstöpula, virhediagnoo*, väärää tietoa, väärät tiedot, tiedonkulku takkuaa, takkuaa, takkuili, puutteellinen viestintä, epäonnistunut, sivuutt*, jättivät huomiotta,
    # viat ja kuluminen
    hajosi heti, hajoaa helposti, lakkaa toimimasta, irtoaa, irtosi, kuluu nopeasti, kulunut puhki, haalistu*, kutistu*, nukkaantu*, nyppyyntyy, purkautuu, ruostuu nopeasti, kitisee, kolisee, rämisee, heiluu, huojuu, vinkuu, hurisee, humisee, korviahuumaava*, oikosul*, palovaara, tulipalovaara, jää jumiin, sammuu, yhteys
    katkeilee, yhteys katkeaa, menettää yhteyden, akku kuolee, akku tyhjenee, valmistusvirhe*, suunnitteluvirhe*, lastentaut*, laatuongelm*, toistuvia {vikoja/ongelmia/katkoja/virheitä}, usein vikoja, vikakood*, vikoja, vikaantu*, ei läpäissyt, petti, pettää,
    # ohjelmat
    kaatuu usein, hidastelee, nykii, tahmea*, tahmii, pitkät latausajat, käyttökatko*, katkoja, ei synkronoi, yhteensopimaton, yhteensopimattom*, epälooginen, epälogi*, käsittämätön, käsittämättöm*, huonosti {tehty/suunniteltu/kirjoitettu/käännetty/dokumentoitu/optimoitu}, keskeneräi*, puolivalmi*, ei päivitetä, päivityksiä ei, ei
    päivityksiä, lopetettu*, ei enää tueta, ei enää myydä, ei tueta, epätark*, epätarkka*,
    # laki, tieto, maine
    tietoturva-auk*, tietoturvaongelm*, tietovuo*, tietomur*, hakkeroi*, myy tietoja, seuraa sinua, salaamaton, haastettu, oikeuteen, sakko*, sakkoja, tuomittu, tuomio, kuluttaja-asiamies, syytetty, syytetään, skandaali*, huono maine, huonomaineinen, menetti maineensa, menettänyt luottamuk*, konkurssi*, takaisinvedet*, takaisinkutsu*,
    väärennetyt arvostelut, väärennettyjä arvosteluja, ostettuja arvosteluja, huonot arvostelut, huonoja arvosteluja, kielteis*, negatiiviset arvostelut, negatiivisia arvosteluja, yhden tähden, hylätty, pohjanoteeraus, rimanalitus,
    # maku, haju, mukavuus
    mauton, mautto*, maistuu pahalta, maistuu keinotekoiselta, maistuu muovilta, sivumaku, jälkimaku, kuminen, ylikypsä*, raaka keskeltä, kylmää ruokaa, kylmä ruoka, haalea*, haaleaa, ruokamyrkyty*, haisee, haisi, löyhkä*, tunkkai*, homeinen, homei*, hometta, epähygieeni*, torakoita, lutikoita, nuhjui*, ränsisty*, epämukava*,
    hiertää, hankaa, puristaa, sattuu, rakkoja, ärsyttää ihoa, sumea*, rakeinen, rakei*, kirskuva, tunkkainen ääni, välkkyy,
    # huonompaan
    huonontu*, heikenty*, mennyt huonompaan, menee alaspäin, oli ennen parempi, ei enää entisensä, lepää laakereillaan, varjo entisestään,
    # tuomioita
    säälittäv*, katastrof*, skandaalimai*, noloa, nolo, naurettav*, painajai*, helvetti, helvettiä, fiasko, floppi, floppas*, susi, paska, roskaksi, virheostos, hutiostos, kaduttaa, ei hyväksyttäv*, riittämätön, riittämättöm*, turhautunut, vihainen, ei täytä odotuksia, ei täyttänyt odotuksia, ei vastaa
    odotuksia, ei vakuuta, ei vakuuttanut, ei vaikuta laadukkaalta, ei riitä, pelkkää markkinointia, yliampu*, ylihypetetty, hypeä, tyhjiä puheita, kertakäyttökama`,
  warns: `vältä, välttäkää, kannattaa välttää, vältettävä*, pysy kaukana, pysykää kaukana, ei suositella, en suosittele, emme suosittele, ei voi suositella, en voi suositella, emme voi suositella, älä osta, älkää ostako, varo, varokaa, varoit*, huijau*, huijar*, huijasi, petos, petosta, petki, rahan tuhlausta, rahan
    haaskausta, rahanhukkaa, ajanhukkaa, ei enää koskaan, ei koskaan enää, huonoin, huonoimmat, surkein, pahin,
    # varoittelua
    en ostaisi, en valitsisi, en luottaisi, en suosittelisi, välttäisin, jättäisin väliin, jätä väliin, jättäkää väliin, jätä ostamatta, kierrä kaukaa, kiertäkää kaukaa, älä tilaa, älä varaa, älä allekirjoita, älä tuhlaa, älä käytä rahaa, älä luota, älä sorru, vaikea suositella, valitse jokin muu, valitse toinen, etsi muualta, mieluummin
    jokin muu, ei ole rahan arvoinen, ei rahan arvoinen, ei hintansa arvoinen, ei sen arvoinen, rahat hukkaan, ole varovainen, ole varuillasi, varoitusmerkki, punainen lippu, viimeinen vaihtoehto, viimeinen oljenkorsi, viimeisellä sijalla, jumbosija*, peränpitäjä`,
  expected: `
    # mihin ostajat luottavat
    offline-tila, tumma tila, mobiilisovellus, android-sovellus, api, vientitoiminto, kaksivaiheinen tunnistautuminen, salaus, puhelintuki, suomenkielinen asiakaspalvelu, asiakaspalvelu, chat, takuu, varaosia, kuulokeliitäntä, langaton lataus, vastamelu, kokeilujakso, palautusoikeus, hyvitys, läpinäkyvyys,
    päivityksiä, vahvistus, pysäköinti, ilmastointi,
    # mitä sen pitää tehdä
    toimii, toimi, vastaa, vastasi, auttaa, käynnistyy, yhdistyy, yhteensopiva, päivitetään, ratkaisi`,
  topics: `käsittelyyn, hallintaan, ohjelmisto, ohjelmistoja, ohjelma, järjestelmä, järjestelmiä, sovellus, työkalu, apua, neuvoja, opas, vakuutus, tilastoja, korvaus, varalta, sattuessa,
    # mitä vikoja vastaan tehdään
    vähentää, estää, ehkäisee, ehkäistä, torjuu, torjua, poistaa, havaitsee, ratkaisee, suojaa`,
  negates: `ei, eivät, en, emme, et, ette, eikä, eivätkä, ilman, ei ole, eivät ole, ei ollut, tuskin, harvoin, vähemmän, koskaan, ei mitään, ei yhtään, ei lainkaan, puutetta`,
  boosts: 'erittäin, todella, hyvin, äärimmäisen, erityisen, uskomattoman, tosi, aivan, niin, varsin',
  weakens: 'hieman, vähän, melko, aika, suhteellisen, joskus, ajoittain, toisinaan, voi, kohtalaisen',
  turns: 'mutta, vaikka, kuitenkin, toisaalta, sen sijaan, valitettavasti, silti, tosin, kun taas',
  than: 'verrattuna, toisin kuin, kuin',
  beats: `parempi kuin, {nopeampi/hiljaisempi/luotettavampi/vakaampi/kestävämpi/mukavampi/helpompi/halvempi/edullisempi/kevyempi/vahvempi/turvallisempi/tarkempi/joustavampi/tehokkaampi/laadukkaampi/monipuolisempi/toimintavarmempi} kuin, selvästi parempi kuin, päihittää, peittoaa, voittaa, ohittaa, edellä, askeleen edellä`,
  loses: `huonompi kuin, {hitaampi/heikompi/kalliimpi/raskaampi/hauraampi/äänekkäämpi/epäluotettavampi/meluisampi/kömpelömpi} kuin, ei yhtä {hyvä/nopea/hiljainen/luotettava/vakaa/vahva/tarkka/kestävä/mukava} kuin, vähemmän {luotettava/vakaa/joustava/tarkka/kestävä/mukava} kuin, jää jälkeen, häviää, ei pärjää, ei yllä, kalpenee`,
  conditions: 'jos, mikäli',
  joins: 'ja',
  merits: `plussat, plussaa, plussia, plus, hyvät puolet, hyvää, edut, etuja, vahvuudet, vahvuuksia, sopii, paras, mistä pidimme, hyötyjä, hyödyt`,
  flaws: `miinukset, miinusta, miinuksia, miinus, huonot puolet, huonoa, haitat, haittoja, heikkoudet, heikkouksia, puutteet, rajoitukset, mistä emme pitäneet, mikä puuttuu, yleisiä valituksia, kritiikki, varjopuolet`,
  shuns: `vältettävät, vältettäviä, merkit joita välttää, joita kannattaa välttää, joita välttäisin, karsiutuneet, karsiutui, jäivät pois, ei suositella, ei suositeltavat, pettymykset, varauksella, näihin suhtautuisin varauksella, jätä nämä väliin, häviäjät`,
  neutral: `eikä se {jumitu/petä/kaadu/hajoa/katkea}, ei vain, ei pelkästään, parhaat käytännöt, parhaita käytäntöjä, hyvä kysymys, hyvä tietää, hyvää päivää, ongelmanratkaisu*, ratkaisee ongelmia, ratkaista ongelmia, välttääksesi, parempi käsitys, parempi yleiskuva, keskiluokka, epäilemättä, virheilmoitu*, hyvissä ajoin, niin hyvä kuin, hyvinvoint*, kestävä kehitys, kestävän kehityksen,
    heti alkuun, toimiala, pienen yrityksen,
    # viat joita vain mainitaan
    ei piilokuluja, ilman piilokuluja, ei piilomaksuja, {vika/virhe/huijaus/ruoste/home/vuoto/melu/vahinko/ongelma/valitus/reklamaatio}{ilmoitus/ilmoitusten/ilmoitukset/käsittely/suoja/suojaus/tunnistin/hälytin/vakuutus/tilanteet/tilanteissa}*, vikailmoitu*, reklamaatio*, naarmuuntumaton*, ruostumaton,
    ruostumattom*, hajuton, hajuttom*, ongelmatilan*, kuiva iho, kuivat hiukset, herkkä iho, laihdutus, kylmäsavu*, ei hajoa`,
};
