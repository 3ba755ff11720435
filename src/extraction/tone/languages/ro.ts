import type { ToneLanguage } from './tone-language.ts';

export const romanian: ToneLanguage = {
  code: 'ro',
  smallWords:
    'și este în de la cu un o care nu sunt pentru din mai sau pe dar foarte ca acest au sa iar prin',
  urges: `cel mai bun, cea mai bună, cei mai buni, cele mai bune, recomand cu căldură, recomandăm cu căldură, recomand cu încredere, recomandat cu căldură, alegerea noastră, recomandarea noastră, recomandarea mea, favoritul nostru, favorita mea, favoritul meu, prima alegere, alegerea numărul unu, numărul unu, excelent*, excepțional*, remarcabil*, perfect*, perfectă, fantastic*, minunat*, extraordinar*, impecabil*,
    de neegalat, imbatabil*, fără egal, fără concurență, câștigător, câștigătorul, câștigătoare, câștigătoarea, câștigător clar, de primă clasă, de top, în top, superior*, aș alege, aș cumpăra, aș merge pe, exemplar*, etalon, nu dai greș, nu dați greș, o alegere sigură, cea mai sigură alegere, vârf de gamă, într-o clasă aparte`,
  praises: `pricepuți, priceput*, îți explică, explică ce, explicații clare, nu te încarcă, curat, curate, camere curate, zâmbitor, zâmbitori, răbdător, răbdători, fără durere, nedureros, proaspăt*, de casă, meticulos,
    meticuloși, serios, serioși, serioasă, randamente bune, stabilă și, recomand, recomandăm, recomandat*, recomandă, recomandabil*, merită, merită banii, își merită banii, își merită prețul, merită fiecare ban, fiabil*,
    de încredere, durabil*, rezistent*, robust*, solid*, trainic*, de calitate, calitate bună, calitate înaltă, calitate superioară, calitate excelentă, bine construit*, bine făcut*, bine pus la punct, bine pregătiți, bine pregătit*, ușor de folosit, ușor de
    utilizat, ușor de {instalat/curățat/montat/învățat/configurat/întreținut/înțeles}, simplu de {folosit/utilizat/instalat}, prietenos, prietenoasă, prietenoși, prietenoase, intuitiv*, puternic*, versatil*, eficient*, eficace, ideal*, apreciat*, foarte apreciat*, lăudat*, laudă, laude, renumit*, recunoscut pentru, lider, premiat*, mulțumit*, satisfăcut*, încântat*, foarte
    bun, foarte bună, foarte buni, foarte bune, foarte bine, alegere bună, o alegere bună, alegere excelentă, alegere solidă, alegere inteligentă, alegere înțeleaptă, alegere sigură, fără probleme, nicio problemă, fără plângeri,
    fără reproș, fără cusur, fără griji, fără bătăi de cap, impresionant*, impresionează, se remarcă, iese în evidență, ies în evidență, depășește, mai bun, mai bună, mai buni, mai bune, plăcut*, amabil*, politicos,
    politicoși, politicoasă, săritor, săritori, confortabil*, elegant*, frumos, frumoasă, frumoase, superb*, delicios, delicioasă, delicioase, gustos, gustoasă, gustoase, savuros, savuroasă, inovator*, inovatoare, la timp, punctual*, favorit*, preferat*,
    # aprecieri de specialitate
    bine echipat*, bine documentat*, testat în timp, verificat*, sigur pe el, silențios, silențioasă, silențioase, raport calitate-preț, raport calitate preț, raport bun calitate-preț, cel mai bun raport, valoare bună pentru bani, excelent raport, printre cele mai bune, printre cei mai buni, una dintre cele mai bune, unul dintre cele mai bune, cel mai bun din
    clasa, note mari, scoruri mari, recenzii bune, recenzii excelente, recenzii pozitive, review-uri bune, păreri bune, reputație bună, reputație solidă, reputație excelentă, puține plângeri, puține reclamații, funcționează impecabil, funcționează perfect, funcționează excelent, își ține promisiunea, se țin de cuvânt, ține mult, durează mult, rezistă mult, rezistă ani, ani de zile fără, surprinzător de bun*,
    surprins plăcut, peste așteptări, depășește așteptările, încântător, încântătoare, crocant*, suculent*, cremos, ergonomic*, profesionist*, profesional*, competent*, experimentat*, atent, atenți, atentă la, dedicat*, devotat*,
    serviabil*, empatic*, prompt*, livrare rapidă, livrare promptă, livrează rapid, livrează a doua zi, răspuns rapid, răspund rapid, răspunde rapid, servicii prompte, generos, generoasă, revoluționar*, magistral*, gândit bine,
    bine gândit*, se respectă, fluid*, transparent*, preț corect, prețuri corecte, adoră, iubit de, ca noi, ca nou, arată ca noi, nu s-a stricat, nu m-a dezamăgit, nu dezamăgește, nu dă greș, mai puține erori`,
  likes: `liniștit*, central*, poziționare bună, mic dejun bogat, depunere minimă, bun, bună, buni, bune, bine, decent*, ok, ieftin*, accesibil*, convenabil*, avantajos, avantajoasă, avantajoase, simplu, simplă, simple, ușor,
    ușoară, ușoare, rapid, rapidă, rapizi, rapide, practic*, flexibil*, popular*, modern*, compact*, sigur, sigură, siguranță, stabil, stabilă, stabile, discret*, gamă largă, gamă uriașă, gamă variată, ofertă
    variată, ofertă largă, varietate mare, util*, potrivit*, se potrivește, adecvat*, avantaj*, gratuit*, calitate, rezonabil*, spațios, spațioasă, spațioase, impermeabil*, lavabil*, pliabil*, reîncărcabil*, garanție extinsă,
    garanție lungă, cinci ani garanție, garanție de cinci ani, garanție pe viață, livrare gratuită, transport gratuit, retur gratuit, retururi gratuite, retururi ușoare, fără obligații, fără contract, fără
    perioadă minimă, fără comision*, fără comisioane, fără costuri, suport în română, în limba română, cu experiență, certificat*, specializat*, specialist*, afacere de familie, ecologic*, natural*, prietenos cu mediul, sustenabil*, economic*, consum redus, consumă mai puțin, delicat*, versiune gratuită, probă gratuită, perioadă de probă, comunitate activă, autonomie mare, autonomie bună, baterie bună,
    personalizabil*, primitor*, consacrat*, tradiție, prețuri bune, preț bun, prețuri mici, preț mic, dobânzi avantajoase, dobândă mică, comisioane mici, la zi, actualizări la zi, consultanță`,
  dislikes: `ocupă mult loc, înghesuit*, strâmt*, camere mici, departe de centru, scump, scumpă, scumpi, scumpe, costisitor, costisitoare, costisitori, greu, grea, grele, greoi, greoaie, limitat*, limitări, lipsește, lipsesc,
    complicat*, complex*, dezordonat*, dezavantaj*, slăbiciune*, slăbiciuni, mediocru, mediocră, mediocre, zgomotos, zgomotoasă, zgomotoase, voluminos, voluminoasă, ar putea fi mai bun*, nu e ideal*, nu este ideal*, nu chiar ideal*, inconvenient*,
    # preț
    nu e ieftin*, nu este ieftin*, nu tocmai ieftin*, preț mare, prețuri mari, preț ridicat, prețuri ridicate, preț piperat, prețuri piperate, taxe mari, comision mare, comisioane mari, costuri mari, costuri ridicate, dobândă mare, dobânzi mari, franciză mare, scump de întreținut, costă în plus, cost suplimentar, costuri suplimentare, taxe suplimentare, contra cost, greu de justificat,
    prețuri neclare, perioadă contractuală lungă, contract lung, reînnoire automată, se reînnoiește automat, ecosistem închis, inflexibil*, rigid*, restrictiv*, comandă minimă,
    # serviciu și folosire
    suport lent, livrare lentă, răspuns lent, răspunde greu, răspund greu, timp lung de așteptare, timpi lungi, doar pe e-mail, doar prin e-mail, doar în engleză, greu de {folosit/utilizat/instalat/curățat/montat/înțeles/găsit/deschis/reparat/învățat/contactat/anulat/purtat}, dificil de {folosit/utilizat/instalat/curățat/montat/înțeles/găsit/reparat/învățat/contactat/anulat},
    dificil*, impersonal*, consumă timp, cere {timp/răbdare/experiență/cunoștințe/întreținere}, necesită {timp/răbdare/experiență/cunoștințe/întreținere}, durează până, curbă de învățare, neintuitiv*, nu e intuitiv*, nu este intuitiv*, nu pentru începători, copleșitor, copleșitoare, anevoios, nepractic*, învechit*, demodat*, depășit*,
    # limite
    disponibil doar, disponibilă doar, funcționează doar, doar în varianta scumpă, rudimentar*, superficial*, puține funcții, mai puține funcții, puține magazine, puține integrări, gamă restrânsă, ofertă restrânsă, ofertă limitată, incomplet*, deficitar*, lipsă de, lipsa, nu e impermeabil*,
    # construcție
    prea {greu/grea/mare/mic/mică/zgomotos/zgomotoasă/lent/lentă/complicat/complicată/complex/simplu/moale/tare/subțire/gros/groasă/strâmt/îngust/lat/scurt/scurtă/lung/lungă/închis/cald/rece/slab/slabă/dulce/sărat/uscat/puțin/puține/des/multă reclamă/multe reclame/mulți pași}, din plastic ieftin, pare ieftin*, pare fragil*, fragil*, destul de zgomotos, autonomie slabă, autonomie
    mică, baterie slabă, durată scurtă de viață, garanție scurtă, inegal*, calitate variabilă, calitatea variază, calitate inconsecventă, inconsecvent*, nu cel mai bun, nu cea mai bună,
    nu la fel de {bun/bună/rapid/rapidă/silențios/fiabil/fiabilă/stabil/stabilă/flexibil/precis/confortabil}, mai puțin {fiabil/fiabilă/stabil/stabilă/flexibil/flexibilă/precis/confortabil/confortabilă/potrivit/potrivită/convingător}, nu prea, nu tocmai,
    stoc epuizat, epuizat des, indisponibil*, termen lung de livrare, așteptare lungă, cozi lungi, coadă lungă, listă de așteptare, ore de așteptare,
    # reputație
    recenzii mixte, recenzii amestecate, păreri împărțite, opinii împărțite, controversat*, discutabil*, îndoielnic*, îngrijorător, îngrijorătoare, cu rezerve, criticat*, critici pentru, primește critici, utilizatorii se plâng, clienții se plâng, călcâiul lui ahile, punct slab, puncte slabe, sub așteptări, loc de mai bine, se poate îmbunătăți, ar trebui îmbunătățit*, lasă de
    dorit, nu se ridică, rămâne în urmă, sub medie, note mici, scor mic, nu e alegerea potrivită, nu este alegerea potrivită, inutil de scump, inutil de complicat*, nu se potrivește, nepotrivit*, mai puțin potrivit*, nu merită dacă, merită doar dacă`,
  faults: `zgâriat, zgâriată, au negat, a negat, neagă, nu au despăgubit, refuzat să, pete, pătat*, cearșafuri murdare, refăcut*, nu și-au cerut scuze, am așteptat o oră, gălăgie toată noaptea, se desface, renovare urgentă,
    prost, proastă, proști, proaste, rău, rea, mai prost, mai proastă, mai slab, mai slabă, groaznic*, oribil*, îngrozitor, îngrozitoare, dezamăg*, frustrant*, enervant*, iritant*, nefiabil*, neserios, neserioasă, neserioși, defect, defectă, defecte, defectuos, defectuoasă, stricat*, se strică, s-a stricat, s-au stricat, se rupe, s-a rupt, se sparge, spart*, crăpat*, crapă, fisurat*, curge, scurgeri, ruginește,
    rugină, scârțâie, se supraîncălzește, supraîncălzire, se blochează, s-a blocat, blocaje, se închide singur, cade des, pică des, pică, buguri, bug-uri, erori, lent, lentă, lenți, lente, încet, instabil*, gunoi, inferior*,
    supraevaluat*, prea scump*, taxe ascunse, costuri ascunse, comisioane ascunse, plângere*, plângeri, reclamații, reclamă ore, se plâng, nemulțumit*, nemulțumiri, regret*, neplăcut*, nepoliticos, nepoliticoși,
    nepoliticoasă, obraznic*, neprofesionist*, nu răspunde, nu răspund, nu mai răspunde, nu mi-a răspuns, fără răspuns, niciun răspuns, întârzie, întârzieri, întârziat*, cu întârziere, nu a venit, n-a venit, nu a ajuns, n-a ajuns, anulat*, dispărut*, deteriorat*, avariat*, murdar*, mizerabil*, scârbos, scârboasă, inutil*, inutilizabil*, periculos, periculoasă, periculoase, înșelător, înșelătoare,
    problemă, probleme, nu funcționează, nu merge, nu mai merge, a încetat să, eșuat*, eșuează, nu merită, nu ține, nu rezistă, slab, slabă, slabi, slabe, zgârieturi, se zgârie, zgomot mare, agasant*,
    # preț și contract
    exorbitant*, jaf, cămătar*, exagerat*, nejustificat*, astronomic*, prețuri umflate, umflat*, taxe neașteptate, costuri neașteptate, scumpiri, a scumpit, au scumpit, au mărit prețul, facturi greșite, factură greșită,
    facturat de două ori, taxat de două ori, refuză să plătească, refuză să returneze, refuză rambursarea, refuză returul, refuzat*, nu se mai returnează, nu returnează banii, nu mi-au dat banii, nu și-au primit banii,
    imposibil de anulat, imposibil de contactat, greu de reziliat, vânzări agresive, agresiv*, insistent*, telemarketing, preț momeală, reclamă mincinoasă, publicitate înșelătoare, promisiuni false, promisiuni deșarte, nu își țin promisiunile, nu se țin de cuvânt, necinstit*, dubios, dubioasă, dubioase,
    # serviciu
    serviciu prost, servicii proaste, suport prost, suport slab, relații cu clienții slabe, inexistent*, nu revin cu răspuns, nu sună înapoi, nu s-a prezentat, nu au apărut, am așteptat săptămâni, am așteptat luni, săptămâni de așteptare, luni de așteptare, ore întregi, plimbat de la, trimis de la, incompetent*, ignorant*, nepăsător, nepăsătoare, indiferent*, indiferență, arogant*, aroganță,
    neatent*, nerespectuos, lipsă de respect, neglijent*, neglijență, neglijat*, haotic*, haos, dezorganizat*, lipsă de personal, diagnostic greșit, informații greșite, informații false, contradictoriu, contradictorii, comunicare slabă, comunicare proastă, lipsa comunicării, ignorat*, ignoră,
    # defecte și uzură
    se strică repede, se strică ușor, încetează să funcționeze, s-a ars, se desprinde, se dezlipește, s-a dezlipit, se uzează repede, uzat*, se decolorează, se intră la apă, se scămoșează, se destramă, ruginește repede, zdrăngăne, se clatină, șubred*, fluieră, bâzâie, asurzitor, scurtcircuit*, risc de incendiu, se oprește singur, pierde conexiunea, pierde semnalul, conexiune instabilă, se întrerupe,
    bateria moare, se descarcă repede, defect de fabricație, defecte de fabricație, eroare de proiectare, probleme de calitate, defecțiuni, defecțiune, defectează, coduri de eroare, a picat testul, a cedat, cedează,
    # programe
    se blochează des, sacadat*, sacadează, încărcare lentă, se încarcă greu, nu se sincronizează, incompatibil*, ilogic*, de neînțeles, confuz*, prost {făcut/făcută/scris/tradus/gândit/gândită/documentat/optimizat/construit/construită}, neterminat*, nu se actualizează, fără actualizări, întrerupt*, scos din vânzare, nu mai este suportat*, imprecis*, inexact*, eronat*,
    # lege, date, reputație
    breșă de securitate, breșe de securitate, scurgere de date, scurgeri de date, hackuit*, vinde datele, te urmărește, necriptat*, dat în judecată, proces pentru, amendă, amenzi, amendat*, condamnat*, anpc a, acuzat*, scandal*,
    reputație proastă, reputație îndoielnică, și-a pierdut încrederea, faliment*, rechemat*, rechemare, recenzii false, recenzii cumpărate, recenzii proaste, recenzii negative, păreri negative, o stea, reclamațiile,
    # gust, miros, confort
    fad, fadă, fără gust, gust artificial, gust de plastic, gust neplăcut, cauciucat*, ars, prea gătit, crud la mijloc, mâncare rece, rece ca, călduț*, intoxicație, intoxicat*, miroase urât, miroase a, miros neplăcut, pute, duhoare, mucegai*, mucegăit*, neigienic*, mizerie, gândaci, ploșnițe, dărăpănat*, inconfortabil*, roade, strânge, doare, bășici, irită pielea, neclar*, pixelat*, sunet metalic, pâlpâie,
    # din ce în ce
    s-a înrăutățit, tot mai prost, tot mai slab, din ce în ce mai prost, era mai bun înainte, nu mai e ce a fost, nu mai este ce era, se culcă pe lauri,
    # verdicte
    jalnic*, catastrof*, dezastru, dezastruos, dezastruoasă, scandalos, rușinos, rușine, ridicol*, coșmar*, iad, fiasco, eșec, țeapă, porcărie, fără valoare, achiziție proastă, am regretat, inacceptabil*, insuficient*, frustrare, frustrat*, nervos, nu se ridică la, nu convinge, nu a convins, nu impresionează, nu e suficient, doar marketing, supralicitat*, vorbe goale`,
  warns: `evitați, evită, evitați-l, evitați-o, evită-l, de evitat, ar trebui evitat*, feriți-vă, ferește-te, stați departe, stai departe, nu recomand, nu recomandăm, nu se recomandă, nu este recomandat*, nu e recomandat*,
    nerecomandat*, nu pot recomanda, nu putem recomanda, nu cumpărați, nu cumpăra, nu cumpărați de, nu alegeți, nu alege, atenție la, avertiz*, escrocherie*, escroc*, înșelătorie*, înșelat*, fraudă, fraude, tepar*,
    bani aruncați, bani irosiți, pierdere de bani, pierdere de timp, niciodată din nou, nu mai cumpăr, nu mai comand, cel mai prost, cea mai proastă, cei mai proști, cele mai proaste, cel mai slab, cea mai slabă,
    # sfaturi
    nu aș recomanda, nu aș cumpăra, nu aș alege, n-aș recomanda, n-aș cumpăra, n-aș alege, aș evita, aș sări peste, săriți peste, renunțați la, mai bine evitați, greu de recomandat, nu comandați, nu semnați, nu vă irosiți,
    nu aveți încredere, nu vă lăsați păcăliți, alegeți altceva, alegeți alt, căutați altceva, căutați în altă parte, mai degrabă altceva, nu merită banii, nu merită prețul, nu își merită, bani aruncați pe
    fereastră, fiți atenți, fiți prudenți, semnal de alarmă, semne de alarmă, steag roșu, ultimă soluție, ultimul loc, codaș*`,
  expected: `
    # ce așteaptă cumpărătorii
    mod offline, mod întunecat, aplicație mobilă, api, funcție de export, autentificare în doi pași, criptare, suport telefonic, serviciu clienți, chat live, garanție, piese de schimb, mufă de căști, încărcare wireless, anularea zgomotului, perioadă de probă, drept de retur, rambursare*, transparență,
    actualizări, confirmare, parcare, aer condiționat, factură,
    # ce trebuie să facă
    funcționează, a funcționat, răspunde, răspund, ajută, pornește, se conectează, convinge, compatibil*, se actualizează, a rezolvat`,
  topics: `gestionarea, gestiunea, administrarea, managementul, software pentru, programe pentru, program pentru, aplicație pentru, sistem de, sisteme de, instrumente pentru, lucrează cu, ajutor la, ghid pentru, sfaturi pentru, statistici despre, asigurare împotriva, în caz de, în cazul, remedii pentru, despăgubiri pentru, sesizarea,
    # contra defectelor
    reduce, reduc, previne, previn, prevenirea, combate, combaterea, elimină, detectează, rezolvă, protejează împotriva, protecție împotriva, evitarea`,
  negates: `nu, nici, niciun, nicio, niciodată, fără, n-am, n-are, nu are, nu au, nu este, nu e, mai puțin, puține, rareori, rar, lipsă de, lipsit de, lipsită de, nimic, deloc`,
  boosts: 'foarte, extrem de, deosebit de, incredibil de, cu adevărat, absolut, total, extrem, super',
  weakens: 'puțin, cam, destul de, relativ, oarecum, uneori, câteodată, poate, ușor cam',
  turns:
    'dar, însă, totuși, deși, în ciuda, pe când, în schimb, din păcate, în timp ce, pe de altă parte, cu toate acestea',
  than: 'față de, spre deosebire de, comparativ cu, în comparație cu, decât',
  beats: `mai bun decât, mai bună decât, mai buni decât, mai bune decât, mai {fiabil/fiabilă/rapid/rapidă/silențios/simplu/simplă/ieftin/ieftină/ușor/ușoară/puternic/puternică/stabil/stabilă/sigur/sigură/precis/precisă/confortabil/confortabilă/flexibil/flexibilă/durabil/durabilă/rezistent/rezistentă/eficient/eficientă/intuitiv/intuitivă} decât, depășește, întrece, bate, învinge,
    superior, superioară, un pas înaintea, înaintea`,
  loses: `mai prost decât, mai proastă decât, mai slab decât, mai slabă decât, mai {lent/lentă/scump/scumpă/greu/grea/zgomotos/zgomotoasă/complicat/fragil} decât,
    mai puțin {fiabil/fiabilă/stabil/stabilă/precis/flexibil/confortabil} decât, nu la fel de {bun/bună/rapid/rapidă/silențios/fiabil/fiabilă/stabil/stabilă} ca, inferior, inferioară, rămâne în urma, pierde în fața, nu se compară cu, depășit de, depășită de, întrecut de, învins de`,
  conditions: 'dacă',
  joins: 'și',
  merits: `avantaje, avantaj, avantajele, pro, plusuri, puncte forte, puncte tari, pentru, ideal pentru, potrivit pentru, potrivită pentru, recomandat pentru, ce ne place, ce ne-a plăcut, părți bune, beneficii`,
  flaws: `dezavantaje, dezavantaj, dezavantajele, contra, minusuri, puncte slabe, slăbiciuni, limitări, ce nu ne place, ce nu ne-a plăcut, părți rele, neajunsuri, plângeri frecvente, ce lipsește, mai puțin bun`,
  shuns: `de evitat, mărci de evitat, branduri de evitat, pe care le-aș evita, pe care i-aș evita, pe care ar trebui să le evitați, nerecomandate, nerecomandat, nu recomandăm, cu prudență, cu rezerve, unde aș fi atent, dezamăgiri, eliminate, excluse, lăsate pe dinafară`,
  neutral: `nu doar, nu numai, bune practici, cele mai bune practici, bună ziua, întrebare bună, bună întrebare, bine de știut, rezolvarea problemelor, rezolvă probleme, pentru a evita, o mai bună înțelegere, mai bine informat, clasa de mijloc, fără îndoială, mesaj de eroare, mesaje de eroare, la fel de bine ca, bună ca, mai ales, mai bine spus, bune maniere, piele
    uscată, păr uscat, piele sensibilă, pierdere în greutate, prea multe opțiuni, cât mai bine,
    # defecte doar pomenite
    fără taxe ascunse, fără costuri ascunse, fără comisioane ascunse, gestionarea reclamațiilor, gestionarea defecțiunilor, gestionarea plângerilor, detectarea fraudelor, prevenirea fraudelor, protecție la zgârieturi, rezistent la zgârieturi, rezistentă la zgârieturi, anti-rugină, antimucegai, fără miros, inoxidabil*, detector de scurgeri, în caz de defecțiune, reducerea zgomotului`,
};
