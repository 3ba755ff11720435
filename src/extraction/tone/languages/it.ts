import type { ToneLanguage } from './tone-language.ts';

export const italian: ToneLanguage = {
  code: 'it',
  smallWords:
    'il lo la gli le e è sono un una di del della per con che in non si ma come più molto anche questo questa dei delle nel nella alla al ho dopo da o ed',
  urges: `miglior, migliore, migliori, il meglio, la nostra scelta, la mia scelta, il nostro consiglio, il nostro
    preferito, prima scelta, scelta migliore, consigliatissim*, altamente consigliat*, vivamente
    consigliat*, super consigliat*, straconsigliat*, insuperabil*, imbattibil*, ineguagliabil*, senza
    eguali, non ha eguali, non hanno eguali, non ha rivali, eccezional*, eccellent*, straordinari*,
    spettacolar*, ottim*, imperdibil*, irrinunciabil*, vincitore, vincitrice, numero uno, punto di
    riferimento, di gran lunga, a occhi chiusi, il top, fuoriclasse, una spanna sopra, senza rivali, da
    dieci, dieci e lode, a mani basse, al top, la scelta più sicura, scelta sicura, la mia prima scelta, io
    sceglierei, sceglierei, io prenderei, prenderei, partirei da, il riferimento`,
  praises: `consigli*, raccomand*, perfett*, ideal*, fantastic*, meraviglios*, magnific*, splendid*, stupend*,
    favolos*, bellissim*, buonissim*, gustos*, delizios*, squisit*, freschissim*, impeccabil*, ineccepibil*,
    affidabil*, solid*, robust*, durevol*, resistent*, di qualità, alta qualità, grande qualità, ben fatt*,
    ben progettat*, ben costruit*, curat*, facile da usare, facili da usare, semplice da usare, intuitiv*,
    fluid*, senza intoppi, potent*, versatil*, efficac*, efficient*, rinomat*, prestigios*, riconosciut*,
    leader*, premiat*, apprezzat*, lodat*, elogi*, acclamat*, soddisfatt*, soddisfazione, content*, felic*,
    molto buon*, molto bene, buona scelta, ottima scelta, buona opzione, ne vale la pena, vale la pena, vale
    ogni, vale il prezzo, rapporto qualità-prezzo, rapporto qualità/prezzo, qualità prezzo, qualità-prezzo,
    mantiene le promesse, all'altezza, non delude, mai deluso, mai delusa, nessun problema, mai un problema,
    mai avuto problemi, zero problemi, nessun difetto, nessuna lamentela, nulla da dire, niente da dire,
    nulla da eccepire, niente da ridire, senza problemi, si distingue, spicca, brilla, eccelle, supera,
    batte, superior*, meglio, puntual*, gentil*, cortes*, disponibil*, cordial*, accoglient*, competent*,
    preparat*, comod*, confortevol*, elegant*, raffinat*, silenzios*, innovativ*, all'avanguardia, generos*,
    adoro, amato, amata, amati, una garanzia, garanzia di qualità, una bomba, una certezza, va a meraviglia,
    funziona benissimo, funziona bene, sempre in orario, promoss*, fa il suo dovere, fa il suo lavoro,
    stupisce, sorprend*, tornerò, ci tornerei, al primo colpo, in pochi minuti, risolto tutto, ha risolto,
    hanno risolto, risolto, fa tutto, tutto quello che serve, tutto ciò che serve, come il primo giorno,
    come nuov*, piacevolmente sorpres*, oltre le aspettative, superato le aspettative, superato le mie
    aspettative, un piacere, un lusso, una gioia, una chicca, chicca, un gioiello, gioiello, un affare,
    affarone, una scoperta, ricomprer*, lo ricompro, senza rimpianti, indistruttibil*, una piuma, in un
    attimo, senza sforzo, un gioco da ragazzi, premuros*, attent*, prezzi onesti, prezzo onesto, prezzi
    giusti, senza costi nascosti, senza sorprese, difficile trovare di meglio, difficile fare meglio, non
    teme confronti, non ha paragoni, senza paragoni, a prova di, minuzios*, accurat*, cinque stelle,
    chapeau, bravissim*, gentilissim*, comodissim*, velocissim*, puntualissim*, sollevat*, fa risparmiare
    tempo, mi ha salvato, promosso a pieni voti, a pieni voti, pieni voti, fresc*, incantevol*,
    leggerissim*, silenziosissim*, robustissim*, facilissim*, morbidissim*, affidabilissim*, croccant*,
    succulent*, fragrant*, profumat*, genuin*, abbondant*, ben rifinit*, finiture eccellenti, dura anni,
    dura giorni, dura tutto il giorno, dura a lungo, come un orologio, liscio come l'olio, a meraviglia,
    alla perfezione, alla grande, al primo tentativo, senza pensieri, senza fatica, in {pochi minuti/un
    attimo/meno di un'ora/un lampo/poche ore}, il giorno dopo, in giornata, in anticipo, risolto in,
    risolvono, pazient*, di fiducia, prezzo giusto, meritat*, mantiene ciò che promette, supera le
    aspettative, soddisf*, entusiast*, innamorat*, una favola, una delizia, una coccola, torneremo,
    ricompr*, lo ricomprerei, nitid*, cristallin*, avvolgent*, scorrevol*, ben pensat*, ingegnos*, geniale,
    geniali, brill*, spiccano, eccell*, convinc*, conquist*, vale la differenza, più venduto, più venduti,
    più votat*, meglio recensit*, ben recensit*, recensioni positive, ottime recensioni, in testa, guida la
    classifica, primo posto, scelta giusta, fa al caso, adatto a, adatta a, ideale`,
  likes: `buon, buono, buona, buoni, buone, bene, discret*, dignitos*, onest*, valid*, pratic*, util*, facil*,
    semplic*, veloc*, rapid*, legger*, convenient*, accessibil*, flessibil*, popolar*, conosciut*, noto per,
    nota per, modern*, compatt*, sicur*, stabil*, qualità, trasparent*, espert*, professional*, indicat*,
    vantagg*, punto di forza, punti di forza, pregio, pregi, sufficient*, piacevol*, bell, bello, bella,
    belli, belle, carin*, attraent*, sostenibil*, personalizz*, grande comunità, ricc*, ben documentat*,
    equilibrat*, rapporto, made in italy, prodotto in italia, produzione italiana, italiano, italiana,
    reversibile, semplifica, semplificano, rete di, ampia rete, rete capillare, capillare, convenzionat*,
    ampia scelta, vasta scelta, ampio, ampia, specializzat*, specialist*, certificat*, accreditat*,
    familiare, a conduzione familiare, artigianal*, garanzia lunga, garanzia estesa, anni di garanzia,
    garanzia a vita, spedizione gratuita, reso gratuito, resi gratuiti, prova gratuita, gratuit*, senza
    vincoli, senza costi, senza impegno, senza zuccheri, 24 ore su 24, 24/7, assistenza clienti, assistenza
    telefonica, assistenza rapida, in italiano, ricambi, ricambi facili, pieghevol*, richiudibil*,
    portatil*, impermeabil*, lavabil*, spazios*, luminos*, tranquill*, ben posizionat*, central*,
    automatic*, natural*, biologic*, delicat*, prezzo più basso, prezzi bassi, prezzo basso, più economic*,
    economic*, più leggero, più leggera, tenuta nel tempo, lunga autonomia, buona autonomia, su misura,
    personalizzat*, dedicat*, maneggevol*`,
  dislikes: `car, caro, cara, cari, care, costos*, pesant*, ingombrant*, limitat*, limitazion*, limiti, manca,
    mancano, mancanza, scars*, basilar*, datat*, compless*, complicat*, confus*, curva di apprendimento,
    altalenant*, incostant*, meno potent*, meno affidabil*, meno adatt*, svantagg*, punto debole, punti
    deboli, debolezz*, difett*, migliorabil*, potrebbe essere migliore, non ideal*, non per tutti, rigid*,
    poco pratic*, poco intuitiv*, mediocr*, così così, richied*, eccessiv*, anonim*, banal*, nulla di che,
    niente di che, senza infamia, striminzit*, risicat*, per quello che offre, per quello che costa, a
    questo prezzo, {dopo/nel giro di} {un/una/due/tre/quattro/cinque/sei/pochi/poche/2/3/4/5/6}
    {giorno/giorni/settimana/settimane/mese/mesi/lavaggio/lavaggi/uso/usi/utilizzi}, al primo
    {lavaggio/utilizzo/acquazzone}, al secondo {lavaggio/utilizzo}, più pesante, più car*, più costos*,
    troppo ingombrant*, occhio al, attenzione a, attenti a, occhio a, non inclus*, non compres*, a parte,
    franchigia alta, lista d'attesa, tempi lunghi, vincolo, solo se, soltanto se, divario`,
  faults: `male, mal, cattiv*, pessim*, peggio, orribil*, orrend*, terribil*, disastr*, scadent*, deludent*,
    delus*, delusione, delude, frustrant*, fastidios*, irritant*, difettos*, guast*, si guasta, rott, rotto,
    rotta, rotti, rotte, si rompe, si è rott*, spezzat*, si è spezzat*, si stacca, staccat*, scucit*,
    crepat*, perde, perdita, perdite, arrugginit*, ruggine, cigola, scricchiol*, surriscald*, si blocca,
    bloccat*, crash, va in crash, errori, errore, bug, lent, lento, lenta, lenti, lente, lentezza, smesso di
    funzionare, non funziona, non funzionava, non funzionano, instabil*, inaffidabil*, poco affidabil*,
    fragil*, di bassa qualità, bassa qualità, scarsa qualità, economico nei materiali, carissim*, troppo
    caro, troppo cara, sovrapprezzo, sopravvalutat*, costi nascosti, spese nascoste, addebit*, lament*,
    reclam*, insoddisfatt*, scontent*, pentit*, maleducat*, scortes*, incompetent*, poco professional*, non
    risponde, non rispondono, nessuna risposta, nessuno risponde, senza risposta, irraggiungibil*,
    impossibile contattare, impossibile parlare, ore di attesa, attese infinite, perso un pomeriggio, perso
    tempo, zero soluzioni, in ritardo, ritard*, mai arrivat*, non è mai arrivat*, consegne sbagliate,
    sbagliat*, annullat*, cancellat*, pers, persa, persi, perse, danneggiat*, rovinat*, sporc*, scadut*,
    immangiabil*, insipid*, fredd*, inutilizzabil*, inutil*, inefficac*, pericolos*, ingannevol*, disonest*,
    problem, problema, problemi, problematic*, soffre di, fallisc*, obsolet*, superat*, lascia a desiderare,
    lasciano a desiderare, inferior*, resta indietro, rimane indietro, non vale, non dura, non regge, si
    consuma, scomod*, debol*, nemmeno, neanche, disorganizzat*, trascurat*, si scarica, si disconnette,
    peggiorat*, scaricabarile, lasciato, assordant*, frastuon*, scalda troppo, si scalda, bollente, brucia,
    si incepp*, inceppat*, si deform*, deformat*, graffiat*, scolorit*, sbiadit*, ristrett*, si scolla,
    scollat*, si sfald*, si è scollat*, batteria dura poco, batteria si scarica, si spegne, si riavvia,
    perde il segnale, cade la linea, disconness*, dati persi, cancellato i, hackerat*, pieno di pubblicità,
    piena di pubblicità, invadent*, riattacc*, un'ora al telefono, ore al telefono, in attesa, rimasto in
    attesa, rimbalzat*, rimpall*, prendono in giro, non richiamano, mai richiamat*, mai risposto, ignorat*,
    commissioni a sorpresa, spese a sorpresa, costi a sorpresa, addebitano, addebitato due volte, senza
    preavviso, senza avvisare, senza motivo, senza autorizzazione, disdire è, disdetta, impossibile disdire,
    odissea, calvario, incubo, inferno, tortura, caparra, insistent*, pressant*, bugiard*, bugie, promesse
    non mantenute, promesse vane, negligent*, svogliat*, indifferent*, arrogant*, presuntuos*, antipatic*,
    sgarbat*, affollat*, caotic*, caos, cimici, scarafaggi, capello nel, tiepid*, bruciat*, crud*,
    stracott*, unt, unto, acquos*, secc, secco, ordine sbagliato, taglia sbagliata, pezzi mancanti,
    mancavano pezzi, ammaccat*, schiacciat*, smarrit*, settimane di ritardo, settimane per, mesi di attesa,
    un'eternità, interminabil*, ridicol*, penos*, patetic*, vergognos*, imbarazzant*, indegn*, mi aspettavo
    di più, ci si aspetta di più, a metà, incompiut*, peggiora, calat*, non è più quello, fallimento, multa,
    multat*, sanzionat*, denunciat*, fuga di dati, raggirat*, metallico, ovattat*, sfocat*, sgranat*, un
    disastro, mal di testa, seccatura*, un pasticcio, rumoros*, furto, un furto, ladr*, rapina, salass*,
    stangat*, mazzata, a peso d'oro, un occhio della testa, prezzi folli, prezzo folle, alle stelle,
    esorbitant*, esos*, gonfiat*, spropositat*, pallini, pelucchi, sfilacciat*, si sfilaccia, bucat*,
    bucht*, strappat*, si è strappat*, lacerat*, scoppiat*, esplos*, fuso, si è fus*, fumo, scintille,
    cortocircuito, scossa, scosse, sciolt*, si scioglie, spaccat*, si spacca, si è spaccat*, scheggiat*,
    incrinat*, piegat*, stort*, traballant*, ballerin*, allentat*, si macchia, infiltr*, gocciola, muffa,
    ammuffit*, umido, fischi*, ronz*, stride, sibila, vibra troppo, si impalla, impallat*, si inchioda, a
    scatti, laggh*, lagga, non si apre, non si accende, non parte, non carica, non si connette, non
    riconosce, non va, non serve, non serve a nulla, segnalazioni, presa in carico, nessuna è stata, nessuno
    sa, nessuno aiuta, nessuno ti, nessuna soluzione, non risolv*, non hanno risolto, mai risolt*, risposte
    automatiche, risposte preconfezionate, copia e incolla, se ne lava*, lavano le mani, scuse, rimbalz*,
    muro di gomma, ti sbattono, sbattono il telefono, ti ignorano, menefreghis*, menefreghist*,
    strafottent*, cafon*, villan*, brusc*, aggressiv*, molest*, assillant*, assill*, stalking, spam, spia,
    spiano, vendono i dati, violat*, contraffatt*, falso, falsa, taroc*, mentono, bugia, imbroglion*,
    imbrogli*, raggir*, inganna*, specchietto per le allodole, fumo negli occhi, trappola, disgust*,
    schifos*, schifo, nauseant*, nausea, rancid*, amaro, gommos*, stoppos*, suola, molliccio, insapor*,
    sciap*, intossic*, allergi*, prurito, irrita, irritazion*, stringe troppo, fa male, fanno male,
    vesciche, ustion*, ferit*, tossic*, nociv*, pericol*, rischio di, mi sono pentit*, pentiment*, sprecat*,
    spreco, buttat*, purtroppo, peccato, rabbia, furios*, esasper*, disper*, stufo, stufa, stancant*,
    snervant*, sfiancant*, macchinos*, farraginos*, cervellotic*, labirint*, incomprensibil*, illeggibil*,
    opac*, approssimativ*, raffazzonat*, dilettant*, mal fatt*, mal progettat*, malfatt*, fatto male, fatta
    male, plasticos*, giocattolo, di cartone, ciofeca, cesso, bidone, flop, fiasco, disastro, tragedia,
    catastrof*, non rimborsa*, nessun rimborso, mai rimborsat*, rifiutan*, rifiutat*, sparit*, spariscono,
    aspetto ancora, sto ancora aspettando, lamentano, si allentano, sanzione, antitrust, fallit*,
    richiamat*, richiamo, violazione dei dati, recensioni negative, cattive recensioni, ultimo posto, non
    adatt*, inadatt*, troppo car*, troppo pesant*, troppo grand*, troppo piccol*, difficoltà di parlare,
    difficile parlare, difficoltà a, non conviene, difficile da disdire`,
  warns: `da evitare, evitare, evitate, evita, evitatel*, state alla larga, stare alla larga, stai alla larga,
    alla larga da, girate alla larga, sconsigli*, non consigli*, non lo consigli*, non la consigli*, non
    raccomand*, non compr*, non acquist*, lasciate perdere, lasciate stare, lascia perdere, diffid*, truff*,
    fregatura, fregature, soldi buttati, buttare soldi, perdita di tempo, spreco di denaro, mai più,
    peggior*, il peggio, vergogn*, spazzatura, da dimenticare, non ne vale la pena, non vale la pena,
    bocciat*, scappate, fuggite, neanche gratis, nemmeno gratis, nemmeno regalat*, neanche regalat*, non
    fidatevi, non fidarti, non cascateci, non cascarci, non fatevi, non ordinat*, non prenotat*, non andat*,
    non affidat*, risparmiate, risparmiati, girare alla larga, scappa, scappare, fuggire, lista nera,
    truffator*, delinquent*, banditi, mai fidarsi, non lo prenderei, non la prenderei, non prenderei, non lo
    sceglierei, non la sceglierei, non sceglierei, eviterei, io eviterei, meglio evitare, meglio lasciar
    perdere, lascerei perdere, scarterei, non serve spendere, non vale la spesa`,
  negates: `improbabile, difficilmente, non, né, mai, senza, nessun, nessuna, nessuno, niente, nulla, poco, meno, tutt'altro che`,
  boosts: `molto, davvero, estremamente, particolarmente, veramente, incredibilmente, assolutamente, super, così, decisamente`,
  weakens: `un po', un po, abbastanza, piuttosto, relativamente, a volte, leggermente, può essere, può risultare, potrebbe`,
  turns: `ma, però, tuttavia, sebbene, anche se, mentre, invece, al contrario, nonostante, eppure, peccato che`,
  than: `rispetto a, rispetto al, rispetto alla, a differenza di, a differenza del, in confronto a, invece di`,
  beats: `meglio di, migliore di, migliore del, migliore della, batte, supera, superiore a, superiore al, superiore
    alla, surclassa, davanti a, più affidabile di, più veloce di, una spanna sopra, batte nettamente, dà del
    filo da torcere a, straccia, surclassa nettamente, vince su, vince contro, ha la meglio su, ha la meglio
    sulla, ha la meglio sul, stacca, distanzia, mette in ombra, eclissa, fa meglio di, più silenzioso di, più
    robusto di, non teme, umilia`,
  loses: `peggio di, peggiore di, inferiore a, inferiore al, dietro a, meno affidabile di, non regge il confronto
    con, perde contro, perde il confronto con, non può competere con, non è all'altezza di, sfigura accanto a,
    sfigura di fronte a, soccombe a, cede il passo a, esce sconfitto da`,
  joins: `e, ed`,
  merits: `vantaggi, vantaggio, pro, pregi, punti di forza, cosa ci piace, positivo, aspetti positivi, ideale per, perfetto per, consigliato per`,
  flaws: `svantaggi, svantaggio, contro, difetti, punti deboli, cosa non ci piace, negativo, aspetti negativi, limiti, limitazioni, meno adatto a`,
  shuns: `da valutare con attenzione, con attenzione, con cautela, con prudenza, che eviterei, scartat*, esclus*,
    che ho escluso, non consigliat*, sconsigliat*, non consiglierei, poco consigliat*, meno consigliat*, i
    peggiori, le peggiori, da non comprare, da lasciar perdere, lasciati fuori, rimasti fuori`,
  conditions: `se, salvo che, quando`,
  neutral: `buona domanda, non solo, buone pratiche, migliori pratiche, buona fortuna, va bene, bene comune, per
    evitare, aiuta a evitare, evitare errori, capire meglio, comprendere meglio, fascia media, prezzo medio,
    senza dubbio, risolvere problemi, risoluzione dei problemi, in caso di problemi, sicuramente,
    facilmente, oltre che, prevenzione delle frodi, perdita di peso, perdita di dati, care persone, carta
    di, più o meno, a meno che, almeno, negozio, veloce crescita, variante, varianti, variabil*, vario,
    ricarica, di solito, consigli per, consigli utili, alcuni consigli, ecco alcuni consigli, vantaggi
    competitivi, vantaggio competitivo, rilevare errori, correggere errori, gestione degli errori, gestione
    {dei rischi/del rischio/delle crisi/dei rifiuti/dei conflitti/dei reclami/dello stress}, rilevamento
    {frodi/delle frodi/perdite/errori}, prevenzione {frodi/delle perdite/dei rischi/dei furti}, lotta {alla
    frode/contro il cancro}, assicurazione {furto/infortuni/vita/contro il furto}, antifurto, antifrode, mal
    di schiena, dolori {cronici/muscolari}, terapia del dolore, film {di guerra/horror}, pelle
    {secca/sensibile}, capelli {secchi/danneggiati}, smacchiator*, catena del freddo, bevande fredde, falsi
    positivi, perdita {di capelli/di udito}, pacco regalo, pacchi, pacco batteria, pacchetto, spiagg*, fuso
    orario, occhiali da vista, disponibile dal, disponibile da, disponibile in, disponibili in, disponibile
    a, mare, in questo caso, dare, a parte questo, bene di, beni, bella stagione`,
};
