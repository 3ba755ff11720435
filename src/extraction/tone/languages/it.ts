import type { ToneLanguage } from './tone-language.ts';

export const italian: ToneLanguage = {
  code: 'it',
  smallWords:
    'il lo la gli le e è sono un una di del della per con che in non si ma come più molto anche questo questa dei delle nel nella alla al ho dopo da o ed',
  urges: `miglior, migliore, migliori, il meglio, la nostra scelta, la mia scelta, il nostro consiglio, il nostro
    preferito, prima scelta, scelta migliore, consigliatissim*, altamente consigliat*, vivamente
    consigliat*, super consigliat*, straconsigliat*, insuperabil*, imbattibil*, ineguagliabil*, senza
    eguali, non ha eguali, non hanno eguali, non ha rivali, eccezional*, eccellent*, straordinari*,
    spettacolar*, ottimo, ottima, ottimi, ottime, ottimamente, imperdibil*, irrinunciabil*, vincitore, vincitrice, numero uno, punto di
    riferimento, di gran lunga, a occhi chiusi, il top, fuoriclasse, una spanna sopra, senza rivali, da
    dieci, dieci e lode, a mani basse, al top, la scelta più sicura, scelta sicura, la mia prima scelta, io
    sceglierei, sceglierei, io prenderei, prenderei, partirei da, il riferimento`,
  praises: `consiglio, consigliat*, consigliamo, consiglierei, consigliabil*, lo consiglio, la consiglio, raccomand*, perfett*, ideal*, fantastic*, meraviglios*, magnific*, splendid*, stupend*,
    favolos*, bellissim*, buonissim*, gustos*, delizios*, squisit*, freschissim*, impeccabil*, ineccepibil*,
    affidabil*, solid*, robust*, durevol*, resistent*, di qualità, alta qualità, grande qualità, ben fatt*,
    ben progettat*, ben costruit*, curat*, facile da usare, facili da usare, semplice da usare, intuitiv*,
    fluid*, senza intoppi, potent*, versatil*, efficac*, efficiente, efficienti, efficienza, rinomat*, prestigios*, riconosciut*,
    leader*, premiat*, apprezzat*, lodat*, elogi*, acclamat*, soddisfatt*, soddisfazione, content*, felic*,
    molto buon*, molto bene, buona scelta, ottima scelta, buona opzione, ne vale la pena, vale la pena, vale
    ogni, vale il prezzo, rapporto qualità-prezzo, rapporto qualità/prezzo, qualità prezzo, qualità-prezzo,
    mantiene le promesse, all'altezza, non delude, mai deluso, mai delusa, nessun problema, mai un problema,
    mai avuto problemi, zero problemi, nessun difetto, nessuna lamentela, nulla da dire, niente da dire, nulla
    da eccepire, niente da ridire, senza problemi, si distingue, spicca, brilla, eccelle, supera, batte,
    superior*, meglio, puntual*, gentil*, cortes*, personale disponibile, staff disponibile, sempre disponibile, sempre disponibili, molto disponibili, molto disponibile, disponibilità del personale, gentile e disponibile, gentili e disponibili, cordial*, accoglient*, competent*, preparat*,
    comod*, confortevol*, elegant*, raffinat*, silenzios*, innovativ*, all'avanguardia, generos*, adoro,
    amato, amata, amati, una garanzia, garanzia di qualità, una bomba, una certezza, va a meraviglia, funziona
    benissimo, funziona bene, sempre in orario, promoss*, fa il suo dovere, fa il suo lavoro, stupisce,
    sorprend*, tornerò, ci tornerei, al primo colpo, in pochi minuti, risolto tutto, ha risolto, hanno
    risolto, risolto, fa tutto, tutto quello che serve, tutto ciò che serve, come il primo giorno, come nuov*,
    piacevolmente sorpres*, oltre le aspettative, superato le aspettative, superato le mie aspettative, un
    piacere, un lusso, una gioia, una chicca, chicca, un gioiello, gioiello, un affare, affarone, una
    scoperta, ricomprer*, lo ricompro, senza rimpianti, indistruttibil*, una piuma, in un attimo, senza
    sforzo, un gioco da ragazzi, premuros*, attento, attenta, prezzi onesti, prezzo onesto, prezzi giusti, senza costi
    nascosti, senza sorprese, difficile trovare di meglio, difficile fare meglio, non teme confronti, non ha
    paragoni, senza paragoni, a prova di, minuzios*, accurat*, cinque stelle, chapeau, bravissim*,
    gentilissim*, comodissim*, velocissim*, puntualissim*, fa risparmiare tempo, mi ha salvato,
    promosso a pieni voti, a pieni voti, pieni voti, fresc*, incantevol*, leggerissim*, silenziosissim*,
    robustissim*, facilissim*, morbidissim*, affidabilissim*, croccant*, succulent*, fragrant*, profumat*,
    genuin*, abbondant*, ben rifinit*, finiture eccellenti, dura anni, dura giorni, dura tutto il giorno, dura
    a lungo, come un orologio, liscio come l'olio, a meraviglia, alla perfezione, alla grande, al primo
    tentativo, senza pensieri, senza fatica, in {pochi minuti/un attimo/meno di un'ora/un lampo/poche ore}, il
    giorno dopo, in giornata, in anticipo, risolto in, risolvono, pazient*, di fiducia, prezzo giusto,
    meritat*, mantiene ciò che promette, supera le aspettative, soddisf*, entusiast*, innamorat*, una favola,
    una delizia, una coccola, torneremo, ricompr*, lo ricomprerei, nitid*, cristallin*, avvolgent*,
    scorrevol*, ben pensat*, ingegnos*, geniale, geniali, brill*, spiccano, eccell*, convince, convincono, convincente, convincenti, conquist*, vale
    la differenza, più venduto, più venduti, più votat*, meglio recensit*, ben recensit*, recensioni positive,
    ottime recensioni, in testa, guida la classifica, primo posto, scelta giusta, fa al caso, adatto a, adatta
    a, ideale,
    # giudizio da esperto
    ben equipaggiat*, ben dotat*, collaudat*, rodat*, all'altezza della, fa al meglio, giustifica il prezzo,
    vale il suo prezzo, vale quello che costa, soldi ben spesi, tra i migliori, tra le migliori, fra i
    migliori, fra le migliori, dei migliori, facile da installare, facile da pulire, facile da montare, facile
    da imparare, senza grattacapi, senza stress, senza preoccupazioni, pochi guasti, pochi reclami, ottima
    reputazione, buona reputazione, ottima fama, molto apprezzat*, voti alti, ottimi voti, rassicurant*,
    mantiene il valore,
    mantiene quello che promette, fa quello che promette, fa quello che deve, una sicurezza,
    scelta azzeccata, azzeccat*, scelta intelligente, scelta sensata, scelta vincente, scelta naturale,
    scelta ovvia, scelta top, ottimo acquisto, buon acquisto, acquisto azzeccato, vale ogni centesimo,
    vale ogni euro, vale tutti i, vale tutto, li vale tutti, se lo merita, merita una, merita di,
    meritevol*, da provare, da non perdere, da preferire, da prendere in considerazione, in cima alla lista,
    in cima alla classifica, al primo posto, prima in classifica, primo in classifica, tra i primi,
    un gradino sopra, un passo avanti, una marcia in più, marcia in più, fa la differenza, fa scuola,
    detta legge, riferimento nel, riferimento del settore, leader di mercato, all'avanguardia nel,
    di assoluta fiducia, massima fiducia, ispira fiducia, trasmette fiducia, ad occhi chiusi,
    senza esitazioni, senza esitare, senza dubbio la, senza dubbio il, senza un difetto, senza difetti,
    senza sbavature, senza un problema, senza brutte sorprese, zero sorprese, zero pensieri, zero difetti,
    nessuna brutta, mai un guasto, mai un ritardo, mai una lamentela, pochissimi reclami, pochissimi guasti,
    nulla da ridire, nulla da invidiare, niente da invidiare, inappuntabil*, irreprensibil*, esemplar*,
    magistral*, sublim*, stellar*, superlativ*, mozzafiato, da favola, da sogno, paradisiac*, idilliac*,
    indimenticabil*, memorabil*, emozionant*, avvincent*, appassionant*, coinvolgent*, divertentissim*,
    divertent*, spassos*, da leccarsi i baffi, leccarsi i baffi, da urlo, cotto a puntino, a puntino,
    fatto in casa, fatti in casa, saporit*, appetitos*, ricco di sapore, staff gentile, staff cordiale,
    staff preparato, personale gentile, personale cordiale, personale preparato, personale qualificato,
    professionalità, serietà, onestà, correttezza, puntualità, cura dei dettagli, cura del dettaglio,
    attenzione ai dettagli, attenzione al cliente, attenzione alle esigenze, risponde subito,
    rispondono subito, risponde in fretta, risposte rapide, risposta rapida, risolve in, risolto subito,
    risolti subito, rimborsa subito, rimborsano subito, rimborsi rapidi, consegna puntuale,
    consegne puntuali, arriva puntuale, dura una vita, durano una vita, dura nel tempo, durano nel tempo,
    resiste nel tempo, regge bene, regge il confronto, tiene il valore, va che è un piacere,
    un piacere da usare, piacevole da usare, facilissimo da, semplicissimo da, alla portata di tutti,
    a prova di bomba, un carro armato, instancabil*, clienti soddisfatti, clienti contenti,
    clienti affezionati, clientela affezionata, fidelizz*, lo ricomprerei subito, lo riprenderei,
    ci tornerei subito, ci tornerò, ci torneremo, amatissim*, apprezzatissim*, stimat*, rispettat*,
    blasonat*, titolat*, pluripremiat*, consigliatissimo, caldamente consigliat*, mi affiderei, affiderei,
    punterei su, punterei, andrei su, andrei da, opterei per, opterei, comincerei da, inizierei da,
    partirei con,
    # plain words, and how short items tell
    gradevol*, buon compromesso, tiene bene, difficile da battere, poche lamentele, il più affidabile, la più
    affidabile, il più semplice, la più semplice, il più silenzioso, la più silenziosa, il più comodo, la più
    comoda, il più completo, la più completa, vale il viaggio, fa risparmiare, ti fa risparmiare, lo
    affiancherei, lo prenderei, la prenderei, risponde in giornata, risponde in pochi minuti, risponde in poche
    ore, risponde senza problemi, risponde puntualmente, rispondono in fretta, rispondono in giornata,
    rispondono in pochi minuti, rispondono in poche ore, rispondono senza problemi, rispondono puntualmente,
    consegna subito, consegna in fretta, consegna in giornata, consegna in pochi minuti, consegna in poche ore,
    consegna senza problemi, consegna puntualmente, consegnano subito, consegnano in fretta, consegnano in
    giornata, consegnano in pochi minuti, consegnano in poche ore, consegnano senza problemi, consegnano
    puntualmente, rimborsa in fretta, rimborsa in giornata, rimborsa in pochi minuti, rimborsa in poche ore,
    rimborsa senza problemi, rimborsa puntualmente, rimborsano in fretta, rimborsano in giornata, rimborsano in
    pochi minuti, rimborsano in poche ore, rimborsano senza problemi, rimborsano puntualmente, funziona molto
    bene, funziona alla perfezione, funziona a meraviglia, pulisce bene, pulisce benissimo, pulisce molto bene,
    pulisce alla perfezione, pulisce a meraviglia, taglia bene, taglia benissimo, taglia molto bene, taglia alla
    perfezione, taglia a meraviglia, cuoce bene, cuoce benissimo, cuoce molto bene, cuoce alla perfezione, cuoce
    a meraviglia, scalda bene, scalda benissimo, scalda molto bene, scalda alla perfezione, scalda a meraviglia,
    aspira bene, aspira benissimo, aspira molto bene, aspira alla perfezione, aspira a meraviglia, tiene
    benissimo, tiene molto bene, tiene alla perfezione, tiene a meraviglia, rende bene, rende benissimo, rende
    molto bene, rende alla perfezione, rende a meraviglia`,
  likes: `buon, buono, buona, buoni, buone, bene, discret*, dignitos*, onest*, valid*, pratico, pratica, pratici, praticità, utile, utili, utilissim*, facil*,
    semplic*, veloc*, rapid*, leggero, leggera, leggeri, leggerezza, convenient*, accessibil*, flessibil*, popolar*, conosciut*, noto per,
    nota per, modern*, compatt*, sicuro, sicura, sicuri, sicure, stabile, stabili, stabilità, qualità, trasparent*, espert*, professional*, indicat*,
    vantagg*, punto di forza, punti di forza, pregio, pregi, sufficient*, piacevol*, bell, bello, bella,
    belli, belle, carin*, attraent*, sostenibil*, personalizz*, grande comunità, ricc*, ben documentat*,
    equilibrat*, rapporto, made in italy, prodotto in italia, produzione italiana, italiano, italiana,
    reversibile, semplifica, semplificano, rete di, ampia rete, rete capillare, capillare, convenzionat*,
    ampia scelta, vasta scelta, ampio, ampia, specializzat*, specialist*, certificat*, accreditat*, familiare,
    a conduzione familiare, artigianal*, garanzia lunga, garanzia estesa, anni di garanzia, garanzia a vita,
    spedizione gratuita, reso gratuito, resi gratuiti, prova gratuita, gratuit*, senza vincoli, senza costi,
    senza impegno, senza zuccheri, 24 ore su 24, 24/7, assistenza clienti, assistenza telefonica, assistenza
    rapida, in italiano, ricambi, ricambi facili, pieghevol*, richiudibil*, portatil*, impermeabil*, lavabil*,
    spazios*, luminos*, tranquill*, ben posizionat*, central*, automatic*, natural*, biologic*, delicat*,
    prezzo più basso, prezzi bassi, prezzo basso, più economic*, economic*, più leggero, più leggera, tenuta
    nel tempo, lunga autonomia, buona autonomia, su misura, personalizzat*, dedicat*, maneggevol*,
    consegna rapida, spedizione rapida, prezzo ragionevole, ragionevol*, buona garanzia, buone recensioni,
    buona assistenza, consumi bassi, bassi consumi, poca manutenzione, prezzi chiari`,
  dislikes: `car, caro, cara, cari, care, costos*, pesant*, ingombrant*, limitat*, limitazion*, limiti, manca, mancano,
    mancanza, scars*, basilar*, datat*, compless*, complicat*, confus*, curva di apprendimento, altalenant*,
    incostant*, meno potent*, meno affidabil*, meno adatt*, svantagg*, punto debole, punti deboli, debolezz*,
    difett*, migliorabil*, potrebbe essere migliore, non ideal*, non per tutti, rigid*, poco pratic*, poco
    intuitiv*, mediocr*, così così, richiede, eccessiv*, anonim*, banal*, nulla di che, niente di che, senza
    infamia, striminzit*, risicat*, per quello che offre, per quello che costa, a questo prezzo, {dopo/nel
    giro di} {un/una/due/tre/quattro/cinque/sei/pochi/poche/2/3/4/5/6}
    {giorno/giorni/settimana/settimane/mese/mesi/lavaggio/lavaggi/uso/usi/utilizzi}, al primo
    {lavaggio/utilizzo/acquazzone}, al secondo {lavaggio/utilizzo}, più pesante, più car*, più costos*, troppo
    ingombrant*, occhio al, attenzione a, attenti a, occhio a, non inclus*, non compres*, a parte, franchigia
    alta, lista d'attesa, tempi lunghi, vincolo, solo se, soltanto se, divario,
    mancanza di,
    # prezzo e costi
    non è economic*, non economic*, non costa poco, non proprio economic*, prezzo elevato, prezzi elevati,
    prezzo alto, prezzi alti, costo elevato, costi elevati, costi alti, tariffe alte, commissioni alte,
    commissioni elevate, canone alto, premio alto, premi alti, franchigia elevata, interessi alti, prezzo
    d'ingresso, costi aggiuntivi, costo aggiuntivo, costi extra, costo extra, spese extra, spese aggiuntive,
    sovraccost*, il conto sale, conto salato, conti salati, prezzo salato, prezzi salati, difficile da
    giustificare, difficile giustificare, poco convenient*, prezzi poco chiari, tariffe poco chiare, tariffe
    opache, rapporto qualità-prezzo discutibile, più dispendios*, caro per, cara per,
    # contratto
    vincolo di, vincoli di, contratto lungo, contratti lunghi, rinnovo automatico, si rinnova automaticamente,
    dipendenza dal fornitore, ti lega, ecosistema chiuso, sistema chiuso, formato proprietario, formati
    proprietari, spesa minima, rigidità, poco flessibil*, inflessibil*, restrittiv*,
    # assistenza
    assistenza {lenta/limitata/migliorabile/altalenante/scarsa/carente/solo/minima/poco}, supporto
    {lento/limitato/migliorabile/altalenante/scarso/carente/solo/minimo/in inglese}, servizio
    {lento/migliorabile/altalenante/impersonale}, risposte lente, lento a rispondere, lenta a rispondere,
    lenti a rispondere, solo via mail, solo via email, solo via chat, solo in inglese, difficile da
    contattare, difficili da contattare, documentazione {scarsa/limitata/confusa/in inglese/carente/povera},
    impersonal*, poco reattiv*,
    # uso
    difficile da
    {usare/installare/configurare/pulire/montare/gestire/capire/trasportare/aprire/mantenere/riparare/trovare/imparare/integrare/reperire},
    difficili da {usare/installare/configurare/pulire/montare/trovare/reperire}, richiede
    {pratica/tempo/competenze/formazione/molta/molto/manutenzione/uno sviluppatore}, ci vuole tempo, non è
    intuitiv*, non è semplice, non è facile, non è immediat*, non adatto ai principianti, non per
    principianti, interfaccia {datata/confusa/complessa/lenta/affollata/antiquata/vecchia/pesante/poco},
    ostic*, farragin*, poco ergonomic*,
    # limiti
    tetto di, limitato a, limitata a, si limita a, disponibile solo, disponibili solo, solo disponibile,
    funziona solo, solo nel piano, solo nei piani, funzioni limitate, meno funzioni, meno complet*, poche
    opzioni, poche integrazioni, poche funzioni, pochi negozi, poche filiali, poca scelta, poca varietà,
    scelta limitata, catalogo limitato, rudimental*, carent*, carenz*, incomplet*, castrat*, privo di, priva
    di, privi di, assenza di, si sente la mancanza, tenere il passo, non si trovano,
    # fattura e uso
    troppo
    {lento/lenta/rumoroso/rumorosa/complicato/complicata/complesso/complessa/semplice/basilare/morbido/morbida/duro/dura/rigido/rigida/sottile/stretto/stretta/largo/larga/corto/corta/lungo/lunga/scuro/scura/caldo/calda/freddo/fredda/debole/forte/dolce/salato/salata/secco/secca/tecnico/tecnica/limitato/limitata/invadente/spesso/grasso},
    troppa pubblicità, troppe pubblicità, troppi annunci, troppa plastica, troppo poco, veste piccolo, vestono
    piccolo, sensazione di plastica, finiture migliorabili, finiture scadenti, un po' rumoros*, un po'
    pesant*, un po' lent*, un po' fragil*, un po' scomod*, un po' datat*, un po' limitat*, piuttosto rumoros*,
    autonomia {limitata/scarsa/ridotta/deludente/breve/mediocre/insufficiente}, poca autonomia, poca potenza,
    poca memoria, poca durata, poco durevol*, poco duratur*, durata {limitata/breve/scarsa}, vita breve,
    garanzia breve, qualità {altalenante/variabile/discontinua/mediocre/discutibile/in calo}, qualità varia,
    discontinu*, non è il migliore, non è la migliore, non è il più, non è la più, non sono i migliori, non il
    massimo, non è il massimo, non brilla, non eccelle, non così
    {buono/buona/veloce/affidabile/potente/completo/completa/preciso/precisa/comodo/comoda/intuitivo/intuitiva/resistente/silenzioso/silenziosa},
    meno
    {intuitivo/intuitiva/preciso/precisa/comodo/comoda/solido/solida/robusto/robusta/convincente/versatile/flessibile/trasparente/interessante/generoso/generosa/curato/curata/resistente/efficace/efficiente/conveniente/raffinato/raffinata},
    invecchia male, superato dai, antiquat*, vecchiott*, appena sufficiente,
    # reperibilità
    non disponibil*, disponibilità limitata, poca disponibilità, lunghe attese, lunga attesa, code lunghe,
    lunghe code, tempi di attesa lunghi, lunghi tempi, tempi di consegna lunghi, solo online, poco diffus*,
    poco present*,
    # fama e idoneità
    recensioni miste, recensioni contrastanti, pareri contrastanti, opinioni contrastanti, giudizi
    contrastanti, controvers*, poco conosciut*, reputazione {mista/altalenante/dubbia/macchiata/rovinata},
    dubbi su, lascia dubbi, solleva dubbi, perplessità, lascia perpless*, lasciano perpless*, con riserva,
    preoccupant*, criticano, viene criticat*, vengono criticat*, si lamentano, si lamenta, pecche, pecca di,
    qualche neo, tallone d'achille, nota dolente, note dolenti, tasto dolente, margini di miglioramento,
    dovrebbe migliorare, zoppica, fatica a, faticano a, stenta, stentano, un passo indietro, un gradino sotto,
    indietro rispetto, è indietro, resta sotto, rimane sotto, perde terreno, perde punti, perde colpi, sotto
    la media, al di sotto, punteggio basso, punteggi bassi, voto basso, voti bassi, meno raccomandabil*, meno
    indicat*, non è la scelta migliore, non è la scelta giusta, non è la scelta ideale, non è indispensabile,
    superflu*, sproporzionat*, sovradimensionat*, poco util*, poco interessant*, poco convincent*, poco
    trasparent*, poco chiar*, poco curat*, poco resistent*, poco solid*, poco precis*, poco adatt*, poco
    accoglient*, poco raccomandabil*, ha senso solo se, conviene solo se, discutibil*, opinabil*,
    # più stretto, perché la sola parola non rimprovera
    qualità dubbia, troppo superficiale, spesso esaurito, spesso esaurita, costi che lievitano, prezzo
    lievita, ancora lacune, qualche lacuna, alcune lacune, divide gli utenti, divide i clienti, pecca in,
    pecca nella, pecca nel, riserve su,
    prezzo impegnativo, prezzi impegnativi, prezzo sostenuto, prezzi sostenuti, prezzo importante,
    prezzo non proprio, un po' caro, un po' cara, un po' cari, piuttosto caro, piuttosto cara,
    abbastanza caro, decisamente caro, relativamente caro, canone elevato, rata alta, quota alta,
    fuori budget, sfora il budget, oltre il budget, solo a pagamento, da pagare a parte, si paga a parte,
    si pagano a parte, venduto a parte, venduta a parte, venduti separatamente, venduto separatamente,
    solo con abbonamento, richiede un abbonamento, serve un abbonamento, serve un account,
    richiede un account, rinnovo tacito, tacito rinnovo, permanenza minima, durata minima, ordine minimo,
    spesa minima di, lock-in, legato all'ecosistema,
    serve {pratica/pazienza/tempo/un tecnico/esperienza/un po' di pratica/manutenzione},
    occorre {pratica/pazienza/tempo/esperienza},
    richiede {pazienza/un po' di/un certo/una certa/più/un tecnico/attenzione/un tempo},
    poco {maneggevole/pratico/potente/luminoso/silenzioso/stabile/intuitivo/preciso/flessibile/versatile/conosciuto/spazio/margine/supporto/personale},
    poca {luce/scelta/flessibilità/personalizzazione/potenza/varietà/copertura/esperienza},
    pochi {punti vendita/modelli/formati/colori/sportelli/posti/parcheggi/dettagli/tecnici},
    poche {recensioni/sedi/taglie/personalizzazioni/informazioni/corse/date},
    un po' {datato/datata/lento/lenta/pesante/ingombrante/rumoroso/rumorosa/complesso/complessa/macchinoso/rigido/rigida/scomodo/scomoda/limitato/limitata/spartano/spartana/impersonale/confuso/confusa/corto/stretto/debole/dolce/secco/salato},
    piuttosto {datato/datata/lento/lenta/pesante/ingombrante/rumoroso/rumorosa/complesso/complessa/rigido/rigida/limitato/limitata/spartano/debole},
    abbastanza {datato/datata/lento/lenta/pesante/ingombrante/rumoroso/rumorosa/complesso/complessa/rigido/limitato/limitata/spartano},
    non {velocissimo/leggerissimo/silenziosissimo/sempre puntuale/sempre affidabile/sempre chiaro/sempre disponibile/sempre all'altezza/del tutto/proprio/particolarmente/molto},
    non sempre {facile/chiara/puntuali/disponibili/precisa/preciso/stabile/reattivo/reattiva}, spartan*,
    ridotta autonomia, ingombr*, voluminos*, mastodontic*, occupa spazio, occupa molto, pesa molto,
    pesa più, consuma molto, consumi elevati, consumi alti, scricchiolii, in ritardo rispetto, arretrat*,
    poco aggiornat*, aggiornamenti rari, aggiornamenti lenti, da migliorare, perfettibil*,
    margine di miglioramento, potrebbe fare di più, si può fare meglio, unico neo, unico difetto,
    unica pecca, pecca, rovescio della medaglia, a scapito di, a discapito di, manca ancora, mancano ancora,
    non c'è {un/una/il/la/modo/supporto/garanzia}, non ci sono {filtri/opzioni/ricambi/parcheggi},
    non prevede, non include, non includono, non supporta, non supportano, non consente, non permette,
    non copre, non coprono, non compatibil*, liste d'attesa, file lunghe, posti limitati,
    prenotazione difficile, difficile prenotare, difficile parcheggiare, fuori mano, mal collegat*,
    camere piccole, camere datate, arredi datati, da rinnovare, pareti sottili, dipende dalla sede,
    dipende molto dal, dipende dal tecnico, a macchia di leopardo, qualità non costante, incostanz*,
    divisiv*, fa discutere, più fumo che, nella media, nella norma, monoton*, noios*, ripetitiv*,
    senza anima, senza carattere, esagerat*, eccessivo per, troppo per, fin troppo`,
  faults: `male, mal, cattiv*, pessim*, peggio, orribil*, orrend*, terribil*, disastr*, scadent*, deludent*, delus*,
    delusione, delude, frustrant*, fastidios*, irritant*, difettos*, guast*, si guasta, rott, rotto, rotta,
    rotti, rotte, si rompe, si è rott*, spezzat*, si è spezzat*, si stacca, staccat*, scucit*, crepat*, perde,
    perdita, perdite, arrugginit*, ruggine, cigola, scricchiol*, surriscald*, si blocca, bloccat*, crash, va
    in crash, errori, errore, bug, lent, lento, lenta, lenti, lente, lentezza, smesso di funzionare, non
    funziona, non funzionava, non funzionano, instabil*, inaffidabil*, poco affidabil*, fragil*, di bassa
    qualità, bassa qualità, scarsa qualità, economico nei materiali, carissim*, troppo caro, troppo cara,
    sovrapprezzo, sopravvalutat*, costi nascosti, spese nascoste, addebit*, lament*, reclam*, insoddisfatt*,
    scontent*, pentit*, maleducat*, scortes*, incompetent*, poco professional*, non risponde, non rispondono,
    nessuna risposta, nessuno risponde, senza risposta, irraggiungibil*, impossibile contattare, impossibile
    parlare, ore di attesa, attese infinite, perso un pomeriggio, perso tempo, zero soluzioni, in ritardo,
    ritard*, mai arrivat*, non è mai arrivat*, consegne sbagliate, sbagliat*, annullat*, cancellat*, pers,
    persa, persi, perse, danneggiat*, rovinat*, sporc*, scadut*, immangiabil*, insipid*, accoglienza fredda, cibo freddo, piatti freddi, arrivato freddo, arrivata fredda, servito freddo, servita fredda,
    inutilizzabil*, inutil*, inefficac*, pericolos*, ingannevol*, disonest*, problem, problema, problemi,
    problematic*, soffre di, fallisc*, obsolet*, ormai superat*, tecnologia superata, un po' superat*, lascia a desiderare, lasciano a desiderare,
    inferior*, resta indietro, rimane indietro, non vale, non dura, non regge, si consuma, scomod*, debol*,
    nemmeno, neanche, disorganizzat*, trascurat*, si scarica, si disconnette, peggiorat*, scaricabarile,
    lasciato, assordant*, frastuon*, scalda troppo, si scalda, bollente, brucia, si incepp*, inceppat*, si
    deform*, deformat*, graffiat*, scolorit*, sbiadit*, ristrett*, si scolla, scollat*, si sfald*, si è
    scollat*, batteria dura poco, batteria si scarica, si spegne, si riavvia, perde il segnale, cade la linea,
    disconness*, dati persi, cancellato i, hackerat*, pieno di pubblicità, piena di pubblicità, invadent*,
    riattacc*, un'ora al telefono, ore al telefono, in attesa, rimasto in attesa, rimbalzat*, rimpall*,
    prendono in giro, non richiamano, mai richiamat*, mai risposto, ignorat*, commissioni a sorpresa, spese a
    sorpresa, costi a sorpresa, addebitano, addebitato due volte, senza preavviso, senza avvisare, senza
    motivo, senza autorizzazione, disdire è, disdetta, impossibile disdire, odissea, calvario, incubo,
    inferno, tortura, caparra, insistent*, pressant*, bugiard*, bugie, promesse non mantenute, promesse vane,
    negligent*, svogliat*, indifferent*, arrogant*, presuntuos*, antipatic*, sgarbat*, affollat*, caotic*,
    caos, cimici, scarafaggi, capello nel, tiepid*, bruciat*, stracott*, unt, unto, acquos*, secc,
    secco, ordine sbagliato, taglia sbagliata, pezzi mancanti, mancavano pezzi, ammaccat*, schiacciat*,
    smarrit*, settimane di ritardo, settimane per, mesi di attesa, un'eternità, interminabil*, ridicol*,
    penos*, patetic*, vergognos*, imbarazzant*, indegn*, mi aspettavo di più, ci si aspetta di più, a metà,
    incompiut*, peggiora, calat*, non è più quello, fallimento, multa, multat*, sanzionat*, denunciat*, fuga
    di dati, raggirat*, metallico, ovattat*, sfocat*, sgranat*, un disastro, mal di testa, seccatura*, un
    pasticcio, rumoros*, furto, un furto, ladr*, rapina, salass*, stangat*, mazzata, a peso d'oro, un occhio
    della testa, prezzi folli, prezzo folle, alle stelle, esorbitant*, esos*, gonfiat*, spropositat*, pallini,
    pelucchi, sfilacciat*, si sfilaccia, bucat*, bucht*, strappat*, si è strappat*, lacerat*, scoppiat*,
    esplos*, fuso, si è fus*, fumo, scintille, cortocircuito, scossa, scosse, sciolt*, si scioglie, spaccat*,
    si spacca, si è spaccat*, scheggiat*, incrinat*, piegat*, stort*, traballant*, ballerin*, allentat*, si
    macchia, infiltr*, gocciola, muffa, ammuffit*, umido, fischi*, ronz*, stride, sibila, vibra troppo, si
    impalla, impallat*, si inchioda, a scatti, laggh*, lagga, non si apre, non si accende, non parte, non
    carica, non si connette, non riconosce, non va, non serve, non serve a nulla, segnalazioni, presa in
    carico, nessuna è stata, nessuno sa, nessuno aiuta, nessuno ti, nessuna soluzione, non risolv*, non hanno
    risolto, mai risolt*, risposte automatiche, risposte preconfezionate, copia e incolla, se ne lava*, lavano
    le mani, scuse, rimbalz*, muro di gomma, ti sbattono, sbattono il telefono, ti ignorano, menefreghis*,
    menefreghist*, strafottent*, cafon*, villan*, brusc*, aggressiv*, molest*, assillant*, assill*, stalking,
    spam, spia, spiano, vendono i dati, violat*, contraffatt*, falso, falsa, taroc*, mentono, bugia,
    imbroglion*, imbrogli*, raggir*, inganna*, specchietto per le allodole, fumo negli occhi, trappola,
    disgust*, schifos*, schifo, nauseant*, nausea, rancid*, amaro, gommos*, stoppos*, suola, molliccio,
    insapor*, sciap*, intossic*, allergi*, prurito, irrita, irritazion*, stringe troppo, fa male, fanno male,
    vesciche, ustion*, tossic*, nociv*, pericol*, rischio di, mi sono pentit*, pentiment*, sprecat*,
    spreco, buttat*, purtroppo, peccato, rabbia, furios*, esasper*, disper*, stufo, stufa, stancant*,
    snervant*, sfiancant*, macchinos*, farraginos*, cervellotic*, labirint*, incomprensibil*, illeggibil*,
    opac*, approssimativ*, raffazzonat*, dilettant*, mal fatt*, mal progettat*, malfatt*, fatto male, fatta
    male, plasticos*, giocattolo, di cartone, ciofeca, cesso, bidone, flop, fiasco, disastro, tragedia,
    catastrof*, non rimborsa*, nessun rimborso, mai rimborsat*, rifiutan*, rifiutat*, sparit*, spariscono,
    aspetto ancora, sto ancora aspettando, lamentano, si allentano, sanzione, antitrust, fallit*, richiamat*,
    richiamo, violazione dei dati, recensioni negative, cattive recensioni, ultimo posto, non adatt*,
    inadatt*, troppo car*, troppo pesant*, troppo grand*, troppo piccol*, difficoltà di parlare, difficile
    parlare, difficoltà a, non conviene, difficile da disdire,
    # prezzo e contratto
    prezzi assurdi, prezzi esagerati, prezzi gonfiati, pratiche scorrette, pratica scorretta, pratiche
    commerciali scorrette, pratiche dubbie, clausole vessatorie, costi occulti, spese occulte, costi non
    dichiarati, addebiti non autorizzati, addebiti indebiti, addebiti non dovuti, doppi addebiti, errori di
    fatturazione, fatture errate, fatturazione errata, bollette errate, maxi bolletta, conto bloccato, account
    bloccato, trattengono, nega il, negato il, non paga*, liquidazioni lente, liquidazione lenta, rimborso
    negato, rimborsi negati, rimborsi lenti, rimborso mai, difficile disdire, difficoltà a disdire, vendita
    aggressiva, vendite aggressive, tecniche aggressive, pubblicità ingannevole, prezzo ingiustificato,
    ingiustificat*,
    # servizio
    servizio {pessimo/scadente/inesistente/orribile/disastroso/scarso/carente}, assistenza
    {pessima/inesistente/scadente/disastrosa/nulla/assente}, supporto
    {pessimo/inesistente/scadente/assente/nullo}, inesistent*, latitante, latita, non si fanno, non si
    presenta*, mai presentat*, appuntamenti cancellati, appuntamenti saltati, in ritardo con, consegne in
    ritardo, pacchi persi, pacco perso, pacco smarrito, informazioni contraddittorie, contraddittori*,
    informazioni sbagliate, scarsa comunicazione, mancanza di
    {comunicazione/trasparenza/professionalità/serietà/personale/rispetto/igiene/chiarezza/assistenza}, scarsa
    {professionalità/trasparenza/igiene/pulizia/affidabilità/attenzione/serietà/comunicazione/cura/durata/visibilità},
    scarso {servizio/supporto/rispetto/isolamento}, carenza di personale, poco seri*, diagnosi sbagliat*, mal
    consigliat*, mal gestit*, mal organizzat*, mal tradott*, mal ottimizzat*, mal documentat*, mal isolat*,
    irrispettos*, irriguardos*, maltratt*, frettolos*, superficialità, pressappochis*, incompetenza,
    noncuranza, inadempient*, sottodimensionat*, overbooking,
    # guasti e usura
    guasti frequenti, guasti ricorrenti, problemi di
    {affidabilità/qualità/connessione/batteria/sicurezza/durata/surriscaldamento/compatibilità/prestazioni/consegna/igiene/fatturazione/stabilità/sincronizzazione},
    problemi ricorrenti, problemi frequenti, problemi noti, dà problemi, danno problemi, ha dato problemi,
    difetti di fabbrica, si rompono, si rovina, si rovinano, si consumano, si sfilano, si logora, si
    deteriora, deteriorat*, usura precoce, usura rapida, si graffia, si graffiano, si ammacca, si crepa, si
    scheggia, perde aspirazione, perde potenza, perde forma, perde la forma, perde acqua, perde aria, perde
    liquido, dura poco, durano poco, usa e getta scadente, obsolescenza programmata, irreparabil*, impossibile
    da riparare, impossibile da pulire,
    # programmi
    crash frequenti, arresti anomali, blocchi frequenti, rallentament*, interruzioni frequenti, disservizi*,
    disservizio, tempi di caricamento lunghi, lento a caricare, lenta a caricare, malfunzionament*, errori
    frequenti, non più aggiornat*, non più supportat*, non più sviluppat*, non più prodott*, non più
    disponibile, senza aggiornamenti, fuori produzione, fine supporto, incompatibil*, perdita dei dati, dati
    errati, risultati errati, errat*, imprecis*, inesatt*, inaffidabilità,
    # dati, legge, fama
    falle di sicurezza, falla di sicurezza, violazioni dei dati, furto di dati, dati esposti, vende i dati,
    vendita dei dati, raccoglie troppi dati, raccoglie molti dati, non cifrat*, attacco informatico,
    vulnerabilità note, problemi di privacy, dubbi sulla privacy, indagine dell', sotto inchiesta, sotto
    indagine, sanzionata dall, multata dall, class action, scandal*, cattiva reputazione, pessima reputazione,
    brutta fama, cattiva fama, pessima fama, perdita di fiducia, perso la fiducia, perso credibilità,
    recensioni false, recensioni comprate, recensioni pessime, pessime recensioni, brutte recensioni, una
    stella, molto criticat*, criticat*, criticatissim*, insolvent*, in fallimento, concordato preventivo,
    amministrazione straordinaria, ritirato dal mercato, ritirati dal mercato, revocata la licenza,
    greenwashing, lamentele, lamentela, molte lamentele, reclami ricorrenti,
    # gusto, odore, comodità, immagine e suono
    cattivo odore, cattivi odori, puzza, puzzano, puzzolent*, odore di plastica, odore chimico, odore di
    muffa, odore sgradevole, sgradevol*, sapore artificiale, sapore chimico, sapore sgradevole, retrogusto,
    senza sapore, troppo unto, stucchevol*, stopposa, poco cotto, poco cotta, igiene scarsa, poca igiene, poco
    pulit*, sporcizia, fatiscent*, malandat*, malconci*, trasandat*, materasso sfondato, camere vecchie, mal
    insonorizzat*, poco insonorizzat*, irrita la pelle, fa sudare, mal di schiena dopo, audio
    {scadente/metallico/gracchiante/debole/piatto}, gracchia*, immagine {sgranata/scura/sfocata/slavata},
    slavat*, sfarfall*, riflessi fastidiosi, batteria {scarsa/deludente/debole/scadente/mediocre},
    # in peggio
    è peggiorat*, sempre peggio, di male in peggio, peggioramento, calo di qualità, calo qualitativo, qualità
    è calata, qualità calata, scesa di, in declino, declino, in caduta, ha perso smalto, perso smalto, non è
    più quella, non è più quello di, non è più all'altezza, vive di rendita, vivono di rendita, campa di
    rendita, si è adagiat*, si è sedut*, ombra di sé, prima era meglio,
    # sentenze
    insoddisfacent*, inaccettabil*, intollerabil*, inammissibil*, incoerent*, illogic*, grottesc*,
    abominevol*, spaventos*, atroc*, scandalos*, obbrobri*, mediocrità, lentissim*, non convince, non
    convincono, non mi convince, non mi ha convinto, non ci ha convinto, non soddisf*, non giustifica*, non
    supera, non compete, non competitiv*, non all'altezza, non è all'altezza, non sono all'altezza, non si
    distingue, non mantien*, non rispetta*, fa acqua, lascia l'amaro, amaro in bocca, lascia con l'amaro,
    bocciatura, non passa la prova, naufraga, arranca, arrancano, ne esce male, più marketing che, solo
    marketing, tutto fumo, fumo e niente, promesse disattese, disattend*, disattes*, presa in giro, prese in
    giro, patacca, spennar*, spilla soldi, spillare soldi, mangiasoldi, raffazzon*, improvvisat*,
    dilettantesc*,
    # più stretto, perché la sola parola non rimprovera
    deludono, ritardi nelle, ritardi nei, ritardi di, ritardi frequenti, continui ritardi, insufficiente,
    abbandonato a sé, sanzionata dall'antitrust, indagata per, accusata di, accusato di, condannata per,
    condannato per, multe per, sanzioni per, denunce per, si blocca spesso, ha perso qualità, ha perso
    affidabilità, trattengono la caparra, trattiene la caparra,
    addebiti non, addebiti nascosti, addebito non autorizzato, addebita due volte, doppio addebito,
    sorprese in bolletta, sorprese in fattura, fattura gonfiata, fatture gonfiate, preventivi gonfiati,
    preventivo gonfiato, gonfia i, gonfiano i, rincari, rincaro, rincarat*, aumenti continui,
    aumenti di prezzo, aumento di prezzo, aumenti ingiustificati, raddoppia al rinnovo, raddoppia dopo,
    prezzo raddoppia, prezzi raddoppiati, salasso, una rapina, furto legalizzato, sproposito, costosissim*,
    strozzin*, usura, spillano soldi, paghi il nome, paghi il marchio, si paga il marchio, si paga il nome,
    non giustificano, non si giustifica, clausola vessatoria, in piccolo, scritto in piccolo, inganno,
    bidon*, fregat*, bufala, bufale, promesse mancate, promette molto ma, non mantiene le,
    non mantiene quanto, non mantengono, non rispettano, recensioni finte, recensioni sospette,
    contraffazione, tarocc*, taroccat*, imitazione scadente, paccottiglia, ciarpame, robaccia, senza avviso,
    senza consenso, senza spiegazioni, di nascosto, a tradimento, poca trasparenza, torbid*,
    disdetta difficile, disdetta complicata, impossibile ottenere, ostacola la disdetta,
    ostacoli alla disdetta, si rifiuta di, si rifiutano di, si è rifiutat*, rifiutano il rimborso,
    rifiuta il rimborso, nega il rimborso, negano il rimborso, negato il rimborso, non rimborsano,
    rimborsi difficili, rimborsi mai, si scaricano la, rimpallo, rimpallat*, rimbalzano, se ne lavano,
    lavarsene le mani, ti lasciano sol*, lasciati soli, lascia a piedi, lasciano a piedi, sparisc*,
    non si presentano, non si è presentat*, non si sono presentat*, non arriva, non arrivano,
    mai consegnat*, mai ricevut*, mai rispost*, non ha rispost*, non richiama, nessuno si, irreperibil*,
    introvabil*, risposte evasive, risposte copia, solo un bot, solo chatbot, settimane di attesa,
    attesa infinita, attese interminabili, ci vogliono settimane, ci vogliono mesi, ci mette settimane,
    ci mettono settimane, mesi per, con ritardo, ritardi, ritardi continui, ritardi cronici,
    annulla all'ultimo, annullano all'ultimo, cancellazioni all'ultimo, cancella voli, cancella all'ultimo,
    incompeten*, imprepara*, non professional*, poco serio, poco seria, negligen*, sciatt*, pressappochist*,
    fatti male, fatte male, mal costruit*, mal rifinit*, mal valutat*, mal recensit*, mal tenut*,
    mal ridott*, malmess*, disorganizzazione, confusionari*, un'odissea, un incubo, strazio, supplizio,
    altezzos*, indisponent*, martellant*, telefonate continue, chiamate continue, pubblicità invasiva,
    vergogna, insopportabil*, pietos*, assurd*, allucinant*, orripilant*, indecent*, schif*, maleodorant*,
    sudici*, lurid*, muffe, capelli nel, stopp*, avariat*, imbevibil*, indigest*, intossicazion*,
    mal di pancia, arrossament*, sfoghi, dermatit*, brufoli, effetti collaterali, effetti indesiderati,
    si guastano, guasti continui, si rompe facilmente, si rompe dopo, rotto dopo, si strappa, si scuce,
    si sfalda, si deforma, si consuma in fretta, si usura, si scolora, si stinge, stinge, si restringe,
    fa i pallini, arrugginisc*, si arrugginisce, si ossida, si inceppa, si inceppano, si intasa,
    si intasano, si incanta, si bloccano, si spegne da sol*, si disconnettono, disconnessioni, linea cade,
    crasha, bug frequenti, pieno di bug, piena di bug, non affidabil*, non è affidabil*,
    non ci si può fidare, non si carica, non durano, non reggono, non tiene, non tengono, inservibil*,
    non serve a, serve a poco, serve a nulla, surriscaldament*, si surriscalda*, rumorosissim*, fischia,
    traballa, fragilissim*, cedono, cedevol*, si affloscia, si infossa, sfondat*, sgangherat*,
    antidiluvian*, preistoric*, non viene aggiornat*, non più support*, bancarotta, in liquidazione,
    concordato, sull'orlo del, chiude i negozi, ha chiuso, hanno chiuso, chiuso i battenti, condannat*,
    indagat*, indagine per, agcm, garante privacy ha, scandalo, nella bufera, al centro di polemiche,
    violazioni di dati, dati rubati, vulnerabil*, falla di, cede i dati, traccia gli utenti, spia gli,
    raccoglie troppi, lamentel*, si lamentano in, reclami, raffica di reclami, valanga di reclami, proteste,
    pioggia di critiche, recensioni disastrose, voti pessimi, voto pessimo, reputazione rovinata,
    ultimo in classifica, ultima in classifica, all'ultimo posto, insufficient*,
    non raggiunge la sufficienza, sotto le aspettative, sotto le attese, al di sotto delle, lascia molto a,
    delud*, delusion*, una delusione, sono peggiorat*, va peggiorando, non sono più quelli, un tempo era,
    in caduta libera, ha perso, hanno perso, ombra di, fa acqua da, scricchiola, poco credibil*,
    poco limpid*, inspiegabil*, cibo scotto, pasta scotta,
    # per schemi
    {prezzo/prezzi/canone/rinnovo/tariffe/costi/affitto/bolletta} {raddoppia/raddoppiano/raddoppiato/raddoppiati/triplica/triplicato/alle stelle/lievitano/lievitati/schizza/schizzano/aumenta ogni/aumentano ogni},
    il doppio del prezzo, costa il doppio, al doppio del prezzo,
    {difficile/difficili/impossibile/complicato/un'impresa/un incubo/macchinoso} {da disdire/disdire/da contattare/contattare/da riparare/riparare/da pulire/da usare/farsi rimborsare/parlare con/recedere},
    {pesa/pesano} {parecchio/molto/troppo/sul/sui},
    {pieno/piena/zeppo/infarcito/costellato/infestato/carico/imbottito} di {bug/errori/pubblicità/zuccheri/additivi/difetti/spam/falsi},
    {multato/multata/sanzionato/sanzionata/denunciato/condannato/condannata/accusato/accusata/indagato/indagata/hackerato/criticato/criticata} {per/da/dall'/dal/nel/più},
    {multa/multe/sanzione/sanzioni/class action/attacco hacker/fuga di dati/scandalo} {per/da/di/nel/dell'},
    in fondo alla,
    {settimane/mesi/giorni/ore} {di attesa/di ritardo/senza risposta/per avere/per una risposta/per rispondere},
    senz'anima, abbandonat*, {visite/appuntamenti/consulenze} {frettolose/frettolosi/sbrigative},
    sbrigativ*,
    {si rompe/si rompono/si stacca/si staccano/si blocca/si bloccano/si inceppa/si surriscalda/si scolla/si usura/si usurano/cede/cedono} {spesso/presto/dopo/subito/facilmente/in/di continuo},
    {clienti/utenti/ospiti/pazienti} {scontenti/delusi/arrabbiati/lamentano/si lamentano/segnalano/denunciano/furiosi},
    provvigioni alte,
    {commissioni/provvigioni/spese/costi} {sono alte/sono alti/salate/salati/elevate/elevati/pesanti/nascoste/nascosti},
    # plain words, and how short items tell
    molte segnalazioni, molte recensioni negative, molte proteste, molte critiche, tante lamentele, tante
    segnalazioni, tante recensioni negative, tante proteste, tante critiche, troppe lamentele, troppe
    segnalazioni, troppe recensioni negative, troppe proteste, troppe critiche, numerose lamentele, numerose
    segnalazioni, numerose recensioni negative, numerose proteste, numerose critiche, diverse lamentele, diverse
    segnalazioni, diverse recensioni negative, diverse proteste, diverse critiche, resta granulos*, si rompe al,
    si rompe alla, si è rotto dopo, si è rotto al, si è rotto alla, si è rotto in, si è rotto spesso, si è rotto
    presto, si è rotta dopo, si è rotta al, si è rotta alla, si è rotta in, si è rotta spesso, si è rotta
    presto, si stacca al, si stacca alla, si è staccato dopo, si è staccato al, si è staccato alla, si è
    staccato in, si è staccato spesso, si è staccato presto, si inceppa al, si inceppa alla, si blocca al, si
    blocca alla, si surriscalda al, si surriscalda alla, bisogna fermarsi, settimane per un rimborso, mesi per
    un rimborso, giorni per un rimborso, nessuno ha risposto, nessuno si è fatto, condizioni che cambiano`,
  warns: `da evitare, meglio evitare, consiglio di evitare, evitate, evita di comprare, evita questo, evita questa, evitatel*, state alla larga, stare alla larga, stai alla larga, alla
    larga da, girate alla larga, sconsigli*, non consigli*, non lo consigli*, non la consigli*, non
    raccomand*, non compr*, non acquist*, lasciate perdere, lasciate stare, lascia perdere, diffid*, truff*,
    fregatura, fregature, soldi buttati, buttare soldi, perdita di tempo, spreco di denaro, mai più, peggior*,
    il peggio, vergogn*, spazzatura, da dimenticare, non ne vale la pena, non vale la pena, bocciat*,
    scappate, fuggite, neanche gratis, nemmeno gratis, nemmeno regalat*, neanche regalat*, non fidatevi, non
    fidarti, non cascateci, non cascarci, non fatevi, non ordinat*, non prenotat*, non andat*, non affidat*,
    risparmiate, risparmiati, girare alla larga, scappa, scappare, fuggire, lista nera, truffator*,
    delinquent*, banditi, mai fidarsi, non lo prenderei, non la prenderei, non prenderei, non lo sceglierei,
    non la sceglierei, non sceglierei, eviterei, io eviterei, meglio lasciar perdere, lascerei
    perdere, scarterei, non serve spendere, non vale la spesa,
    # consiglio contrario
    meglio evitarl*, meglio evitare se, meglio lasciar stare, meglio di no, meglio cercare, meglio cercare
    altrove, meglio scegliere altro, meglio puntare su altro, meglio guardare altrove,
    guarda altrove, guardate altrove, cercate altrove, cerca altrove, rivolgetevi altrove, rivolgiti altrove,
    lo eviterei, la eviterei, li eviterei, eviteremmo, va evitat*, vanno evitat*, è da evitare, sono da
    lo scarterei, la scarterei, scartiamo, scartatel*, da scartare, non lo comprerei, non la
    comprerei, non comprerei, non acquisterei, non spenderei, non spendete, non spendere, non sprecat*, non
    sprecare, non buttat*, non mi fiderei, non mi fido, non firmat*, non firmare, non sottoscriv*, non
    iscriv*, non ci tornerei, non tornerei, non tornerò, non ci torno, non lo rifarei, non lo ricomprerei, non
    ricomprerei, non vale i soldi, non vale il prezzo, non vale quello che, non vale quanto, non ne vale,
    difficile da consigliare, difficile consigliarl*, difficile da raccomandare, impossibile da consigliare,
    non possiamo consigliar*, non posso consigliar*, non consigliabil*, non raccomandabil*, poco
    consigliabil*, ultima spiaggia, ultima scelta, come ultima, solo come ultima, passate oltre, passa oltre,
    passare oltre, si può saltare, da saltare, saltatel*, nessun motivo per, non c'è motivo, inutile spendere,
    cattivo affare, pessimo affare, pessima scelta, pessimo acquisto, cattivo acquisto, scelta sbagliata,
    acquisto sbagliato, spreco di soldi, soldi sprecati, soldi persi, starei attent*, starei alla larga, sarei
    prudente, sarei cauto, andrei cauto, andrei con i piedi di piombo, piedi di piombo, massima cautela,
    prudenza con, cautela con, fanalino di coda, in fondo alla classifica,
    li scarterei, ho scartato, l'ho scartat*, scartato perché, scartata perché, resta fuori, restano fuori,
    rimane fuori, lo lascerei, la lascerei, lasciar perdere, lo lascerei fuori, la lascerei fuori,
    non l'ho inserit*, non lo inserirei, non lo metterei, non la metterei, non fa per te, non fa per voi,
    non fa al caso, non è adatt*, non è quello che, non è la soluzione, non è pensat*, non convengono,
    non vale il, non vale i, non vale quello, non ha senso, non hanno senso, ha poco senso, poco sensat*,
    difficile consigliare, non lo consiglio, non la consiglio, non li consiglio, non lo consiglierei,
    non la consiglierei, non consiglierei, non consiglio, non me la sento di, non mi sento di,
    non posso consigliare, non ci andrei, non ti fidare, non si fidi, non rischierei, non pagherei,
    neppure gratis, passerei oltre, evitatelo, evitatela, evitatele, evitateli, evitalo, evitala,
    meglio evitarlo, meglio evitarla, meglio lasciar, meglio altro, meglio un altro, meglio un'altra, meglio aspettare, meglio attendere, aspetterei, conviene aspettare,
    c'è di meglio, esiste di meglio, ci sono alternative migliori, ci sono opzioni migliori, esistono alternative migliori, esistono opzioni migliori,
    si trova di meglio, trovi di meglio, altri fanno meglio, la concorrenza fa meglio, come ultima spiaggia,
    solo come ripiego, un ripiego, ripiego, solo se non c'è, solo se non trovi, in mancanza di meglio,
    cattiva scelta, scelta discutibile, pessima idea, un azzardo, azzardo, un terno al lotto,
    terno al lotto, roulette russa, salto nel buio, a tuo rischio, a vostro rischio, sconsiglio, diffida,
    diffidate, diffiderei, tenersi alla larga, attenti alle truffe, con cautela, con molta cautela,
    con prudenza, con le pinze, con riserve, pensaci due volte, pensateci due volte, ci penserei,
    buttare via soldi, spreco di tempo,
    sono da evitare, lo scarterei,
    # plain words, and how short items tell
    girerei al largo, lascerei stare, non fa per me`,
  diverts: `meglio puntare su, meglio scegliere, meglio rivolgersi`,
  expected: `
    # ciò che si dà per scontato
    modalità {offline/scura/notte/silenziosa}, app mobile, app per, versione {gratuita/mobile/di
    prova/desktop}, piano gratuito, periodo di prova, api, integrazion*, esportazione, autenticazione a due
    fattori, crittografia, assistenza {telefonica/clienti/in italiano/tecnica}, supporto {telefonico/in
    italiano/tecnico}, servizio clienti, numero verde, chat dal vivo, garanzia, jack per cuffie, ricarica
    {rapida/wireless}, cancellazione del rumore, certificazion*, parcheggio, aria condizionata, rimbors*,
    trasparenza, rispost*, aggiornament*,
    # ciò che deve fare
    funzion*, rispond*, riconosc*, risolv*, giustific*, aggiornat*, compatibil*`,
  topics: `gestione di, gestione dei, gestione delle, gestione degli, gestione del, software per, programma per,
    strumento per, si occupa di, consigli contro, guida ai, guida alle, statistiche su, statistiche sui, in
    caso di, assicurazione contro, prevenzione dei, prevenzione delle, prevenzione degli, rilevamento di,
    rilevamento delle, trattamento di, rimedi contro, risarcimento per,
    # ciò che si fa contro i difetti
    riduce, ridurre, riducono, elimina, eliminare, eliminano, previene, prevenire, rileva, rilevare, corregge,
    correggere, combatte, minimizza, protegge da, protegge dalle, protegge dai`,
  proposes: `
    {scegli/scegliete/prova/provate/prendi/guarda/guardate/valuta/valutate/punta su/considera/parti da},
    prenderei, sceglierei, punterei su, partirei da, seguita da, seguito da, può guardare, la scelta è`,
  proposesBehind: `è la scelta, è una scelta, fa al caso, merita, va bene`,
  negates: `improbabile, difficilmente, non, né, mai, senza, nessun, nessuna, nessuno, niente, nulla, poco, meno,
    tutt'altro che,
    non ha, non hanno, non offre, non offrono, non c'è, non ci sono, non dispone di, non prevede, non ha una,
    non ha un, non è, non sono, mancanza di, privo di, priva di, privi di, senza una, senza un, assenza di`,
  boosts: `molto, davvero, estremamente, particolarmente, veramente, incredibilmente, assolutamente, super, così, decisamente`,
  weakens: `un po', un po, abbastanza, piuttosto, relativamente, a volte, leggermente, può essere, può risultare, potrebbe`,
  turns: `ma, però, tuttavia, sebbene, anche se, mentre, invece, al contrario, nonostante, eppure, peccato che`,
  than: `rispetto a, rispetto al, rispetto alla, a differenza di, a differenza del, in confronto a, invece di`,
  beats: `meglio di, migliore di, migliore del, migliore della, batte, supera, superiore a, superiore al, superiore
    alla, surclassa, davanti a, più affidabile di, più veloce di, una spanna sopra, batte nettamente, dà del
    filo da torcere a, straccia, surclassa nettamente, vince su, vince contro, ha la meglio su, ha la meglio
    sulla, ha la meglio sul, stacca, distanzia, mette in ombra, eclissa, fa meglio di, più silenzioso di, più
    robusto di, non teme, umilia,
    più affidabile del, più affidabile della, più facile di, più facile da usare di, più leggero di, più
    leggera di, più preciso di, più precisa di, più completo di, più completa di, più comodo di, più comoda
    di, più intuitivo di, più intuitiva di, più potente di, più sicuro di, più sicura di, più flessibile di,
    più duraturo di, più economico di, più economica di, un gradino sopra, un passo avanti a, meglio rifinito
    di`,
  loses: `peggio di, peggiore di, inferiore a, inferiore al, dietro a, meno affidabile di, non regge il confronto
    con, perde contro, perde il confronto con, non può competere con, non è all'altezza di, sfigura accanto a,
    sfigura di fronte a, soccombe a, cede il passo a, esce sconfitto da,
    peggio del, peggio della, peggiore del, peggiore della, inferiore alla, meno potente di, meno preciso di,
    meno precisa di, meno completo di, meno completa di, meno comodo di, meno comoda di, meno intuitivo di,
    meno intuitiva di, meno flessibile di, meno resistente di, meno veloce di, meno silenzioso di, meno
    silenziosa di, più lento di, più lenta di, più rumoroso di, più rumorosa di, più fragile di, più
    complicato di, più complicata di, più scomodo di, non è buono come, non è al livello di, non al livello
    di, non raggiunge il livello di, non è affidabile come, non eguaglia, non tiene il passo di, non tiene il
    passo con, non può nulla contro, resta dietro a, resta dietro, rimane dietro a, resta indietro rispetto a,
    indietro rispetto a, arriva dietro a, superato da, superata da, battuto da, battuta da, surclassato da,
    surclassata da, un passo indietro a, perde terreno rispetto a, perde il confronto contro`,
  joins: `e, ed`,
  merits: `vantaggi, vantaggio, pro, pregi, punti di forza, cosa ci piace, positivo, aspetti positivi, ideale per,
    perfetto per, consigliato per,
    punti positivi, lati positivi, lato positivo, cosa convince, cosa funziona`,
  flaws: `svantaggi, svantaggio, contro, difetti, punti deboli, cosa non ci piace, negativo, aspetti negativi,
    limiti, limitazioni, meno adatto a,
    cosa non convince, cosa non va, cosa non funziona, cosa manca, cosa migliorare, aspetti da migliorare,
    punti da migliorare, note dolenti, punti negativi, lati negativi, lato negativo, pecche, lamentele,
    lamentele frequenti, critiche frequenti`,
  shuns: `da valutare con attenzione, con attenzione, con cautela, con prudenza, che eviterei, scartat*, esclus*,
    che ho escluso, non consigliat*, sconsigliat*, non consiglierei, poco consigliat*, meno consigliat*, i
    peggiori, le peggiori, da non comprare, da lasciar perdere, lasciati fuori, rimasti fuori,
    marche da evitare, quali evitare, cosa evitare, quelle da evitare, quelli da evitare, con le pinze, da
    prendere con le pinze, dove starei attento, dove starei attenta, dove sarei cauto, quelli che scarterei,
    quelle che scarterei, che scarterei, che non comprerei, delusioni, le delusioni, i bocciati, bocciati,
    quelli che eviterei, quelle che eviterei, da evitare, meglio evitare, quelli che ho scartato,
    quelle che ho scartato, scartati, scartate, esclusi, escluse, fuori dalla lista, rimaste fuori,
    quelli che non consiglio, quelle che non consiglio, che non consiglio, che non consiglierei,
    non consigliati, non consigliate, meno consigliati, meno consigliate, meno adatti, meno adatte,
    poco adatti, non adatti, attenzione a questi, occhio a questi, da valutare con cautela, perché no,
    bocciate,
    # plain words, and how short items tell
    meno convincenti, alla larga`,
  conditions: `se, quando`,
  neutral: `buona domanda, non solo, buone pratiche, migliori pratiche, buona fortuna, va bene, bene comune, per
    evitare, aiuta a evitare, evitare errori, capire meglio, comprendere meglio, fascia media, prezzo medio,
    senza dubbio, risolvere problemi, risoluzione dei problemi, in caso di problemi, sicuramente, facilmente,
    oltre che, prevenzione delle frodi, perdita di peso, perdita di dati, care persone, carta di, più o meno,
    a meno che, almeno, negozio, veloce crescita, variante, varianti, variabil*, vario, ricarica, di solito,
    consigli per, consigli utili, alcuni consigli, ecco alcuni consigli, vantaggi competitivi, vantaggio
    competitivo, rilevare errori, correggere errori, rilevamento {frodi/delle frodi/perdite/errori},
    prevenzione {frodi/delle perdite/dei rischi/dei furti}, lotta {alla frode/contro il cancro}, assicurazione
    {furto/infortuni/vita/contro il furto}, antifurto, antifrode, mal di schiena, dolori {cronici/muscolari},
    terapia del dolore, film {di guerra/horror}, pelle {secca/sensibile}, capelli {secchi/danneggiati},
    smacchiator*, catena del freddo, bevande fredde, falsi positivi, perdita {di capelli/di udito}, pacco
    regalo, pacchi, pacco batteria, pacchetto, spiagg*, fuso orario, occhiali da vista, disponibile dal,
    disponibile da, disponibile in, disponibili in, disponibile a, mare, in questo caso, dare, a parte questo,
    bene di, beni, bella stagione,
    # difetti nominati senza rimprovero
    senza {costi nascosti/vincoli/penali/sorprese/costi aggiuntivi/supplementi}, se non
    {hai/avete/vuoi/volete/ti serve/vi serve}, difficile scelta, dividere, divide le spese, divide il conto,
    chiusura centralizzata, chiusura lampo, chiusura di sicurezza, pelle irritata, pelli irritate, sensibile e
    irritata, gestione {dei guasti/dei ritardi/delle assenze/dei disservizi/degli errori/delle criticità/delle
    lamentele}, errori di {traduzione/battitura}, non si graffia, blocchi {di/da/per/appunti}, pacco
    {batteria/regalo/da}, neo{nato/nati/nata/natale/classico}*, nei {mesi/giorni/primi}, assente dal, in calo
    {le/dei/i prezzi}, è in calo il, ritardi {dei voli/aerei}, rimborso {per ritardi/volo}, mancanza di
    {tempo/spazio/sonno/ferro}, critiche positive, ingombro ridotto, ingombri ridotti, poco ingombr*,
    senza {costi/errori/ritardi/guasti/bug/attese/code/rumore/vincoli/difetti/odori/reclami/cancellazioni/interruzioni},
    non {è caro/è rumoroso/fa rumore/si rompe/si blocca/irrita/pesa/puzza/delude/perde/si scolla/arrugginisce},
    in caso di {guasto/furto/smarrimento/incidente/ritardo/cancellazione/danni/danno/reclamo/rottura/perdita},
    contro {il furto/i furti/l'umidità/la muffa/la ruggine/i guasti/le zanzare/gli insetti/gli infortuni},
    anti{muffa/furto/ruggine/macchia/graffio/rumore/odore},
    riduce {il rumore/gli errori/le attese/i ritardi}, cancellazione del rumore, cancellazione attiva,
    riduzione del rumore, plastica riciclata, vecchio continente, città vecchia,
    pelle {irritata/secca/sensibile}, contro le irritazioni, rimborso dei voli, ritardo aereo,
    ritardi aerei, voli in ritardo, ridotto impatto, ridotte dimensioni, olio essenziale, oli essenziali,
    essenziale per, plastico, chirurgia plastica, lontano da casa, da remoto, rinuncia a, senza rinunciare,
    senza compromessi, prezzo scontato, prezzi scontati, dubbio amletico, nessun dubbio, non c'è dubbio,
    cucina casalinga, carne cruda, pesce crudo,
    {giochi/progetti/compiti/problemi/siti/prodotti/sistemi} compless*, complessiv*,
    curva di apprendimento {bassa/dolce/rapida/relativamente bassa/più bassa/veloce/breve}`,
};
