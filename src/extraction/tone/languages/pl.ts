import type { ToneLanguage } from './tone-language.ts';

export const polish: ToneLanguage = {
  code: 'pl',
  smallWords:
    'i w z na do jest są nie się to że dla oraz jak od po ale przez ma który która które lub jego tak bardzo za co o ich może jako u już',
  urges: `najlepsz*, najlepiej, nasza rekomendacja, nasz wybór, nasz faworyt, mój faworyt, pierwszy wybór,
    najlepszy wybór, gorąco polec*, szczerze polec*, zdecydowanie polec*, z czystym sumieniem,
    bezkonkurencyjn*, niezrównan*, nie do pobicia, bije na głowę, biją na głowę, wybitn*, znakomit*,
    doskonał*, wyśmienit*, rewelacyjn*, rewelacja, fenomenaln*, genialn*, wyjątkow*, zwycięzca, numer jeden,
    lider*, klasa sama w sobie, pewniak, strzał w dziesiątkę, w ciemno, o niebo lepsz*, mistrzostwo, nie ma
    sobie równych, bezapelacyjn*, pierwsza klasa, mistrzostw*, absolutny hit, rewelacj*, najbezpieczniejszy
    wybór, bezpieczny wybór, mój typ, mój wybór, moim zdaniem najlep*, wybrałbym, wybrałabym, wziąłbym,
    wzięłabym, postawiłbym na, zacząłbym od`,
  praises: [
    `polecam, polecamy, poleca, polecają, polecan*, polecił*, poleciłbym, poleciłabym, godny polecenia, godna polecenia, godne polecenia, rekomend*, warto, warta uwagi, warty uwagi,
    warte uwagi, świetn*, super, idealn*, perfekcyjn*, fantastyczn*, cudown*, wspaniał*, pięknie, pyszn*,
    smaczn*, wyborn*, niezawodn*, solidn*, trwały, trwała, trwałe, trwałoś*, wytrzymał*, wysokiej jakości, najwyższej jakości, dobrej
    jakości, wysoka jakość, świetna jakość, dobrze wykonan*, dobrze zaprojektowan*, dopracowan*, łatwy w
    użyciu, łatwa w użyciu, łatwe w użyciu, prosty w obsłudze, prosta w obsłudze, intuicyjn*, płynn*,
    bezproblemow*, wydajn*, potężn*, mocny, wszechstronn*, skuteczn*, efektywn*, kompletn*, renomowan*,
    ceniony, ceniona, cenione, uznany, uznana, zaufan*, wiodąc*, nagradzan*, nagrodzon*, chwal*, pochwał*,
    lubian*, zadowol*, usatysfakcjonowan*, bardzo dobr*, bardzo dobrze, dobry wybór, dobra opcja, świetny
    wybór, dobrym wyborem, warto rozważyć, warto wybrać, wart swojej ceny, warta swojej ceny, warte swojej
    ceny, wart każdej, stosunek jakości do ceny, stosunkiem jakości do ceny, spełnia oczekiwania, nie
    zawodzi, nigdy nie zawi*, nie zawiód*, bez zarzutu, bez problemu, bez problemów, żadnych problemów,
    żadnych zastrzeżeń, nie mam zastrzeżeń, nie można narzekać, nie narzekam, ani jednej awarii, ani razu,
    zero problemów, wyróżnia się, wyróżniają się, błyszczy, zachwyc*, przewyższa*, pokonuje, wygrywa,
    góruje, deklasuje, lepsz*, lepiej, punktualn*, miły, miła, miłe, miło, uprzejm*, pomocn*, życzliw*,
    kompetentn*, wygodn*, komfortow*, eleganck*, stylow*, cichy, cicha, ciche, cichutk*, innowacyjn*,
    nowoczesn*, hojn*, ulubion*, uwielbiam, kocham, zaskakująco dobr*, błyskawiczn*, ekspresow*, na czas,
    sprawdza się, sprawdzają się, nieźle, niezł*, przekonuj*, imponuj*, kusi, z przyjemnością, bomba, od
    razu, w kilka minut, od ręki, wszystko załatwi*, załatwi*, rozwiązali, pomogli, robi wszystko, wszystko,
    czego, jak nowy, jak nowa, jak nowe, jak pierwszego dnia, miło zaskocz*, pozytywnie zaskocz*, powyżej
    oczekiwań, sama przyjemność, przyjemność, perełka, perełk*, okazja, majstersztyk, cudo, skarb, wrócę,
    wrócimy, kupię ponownie, kupiłbym ponownie, nie żałuję, niezniszczaln*, nie do zdarcia, nie do
    zajechania, lekki jak piórko, w mgnieniu oka, bez wysiłku, bułka z masłem, troskliw*, uczciw*, uczciwe
    ceny, bez ukrytych opłat, bez niespodzianek, trudno o lepsz*, trudno znaleźć lepsz*, nie ma lepsz*, nie
    ma sobie, starann*, dokładn*, pięć gwiazdek, czapki z głów, brawo, szczęśliw*, oszczędza czas,
    oszczędność czasu, uratowa*, na medal, na piątkę, na szóstkę, petarda, sztos, wzorow*, bajeczn*,
    przepiękn*, piękn*, urzek*, bosk*, przepyszn*, soczyst*, chrupiąc*, aromatyczn*, świeżutk*, bez
    zastrzeżeń, nienagann*, bezbłędn*, szybciutk*, w {kilka minut/godzinę/mig/mgnieniu oka/pięć minut},
    następnego dnia, tego samego dnia, przed czasem, za pierwszym razem, serdeczn*, miła obsługa, cierpliw*,
    fachow*, rzeteln*, godn*, zaufani*, warte każdej złotówki, wart każdej złotówki, warta każdej złotówki,
    uczciwa cena, cena adekwatna, opłaca się, jak złoto, jak marzenie, jak w zegarku, jak ulał, działa od
    lat, służy od lat, starcza na, mięciutk*, miękk*, przytuln*, bezgłośn*, bezszelestn*, krystaliczn*,
    ostry obraz, głębokie brzmienie, przemyślan*, starannie, zadban*, dbałość, cudeńko,
    przyjemnoś*, rozkosz*, miłe zaskoczenie, zaskocz*, przewyższ*, przerosł*, dotrzymuj*, zadowolon*,
    zakochan*, uwielbia*, polubi*, kupię znowu, wyróżnia*, króluje, podbija, sprawdził się, sprawdziła się, sprawdziło się, sprawdziły się, sprawdzili się, spisuje się, daje
    radę, wart uwagi, najlepiej oceniany, wysoko oceniany, dobrze oceniany, wysokie oceny, świetne opinie,
    dobre opinie, bestseller*, hit, klasyk*, na czele, prowadzi, sprawdzi się, sprawdzony, sprawdzona,
    sprawdzone, chwalon*, cenion*`,
    `wysoko cenion*, wysoko oceniaj*, wysokie noty, cieszy się {uznaniem/zaufaniem/popularnością/renomą/dobrą opinią},
    cieszą się {uznaniem/zaufaniem/popularnością}, renom*, ugruntowan*, nie ustępuje, nie odstaje, bezawaryjn*,
    bezobsługow*, bez nerwów, bez stresu, bez przepłacania, dopieszczon*, dopracow*, na najwyższym poziomie,
    na wysokim poziomie, na plus, na duży plus, godny zaufania, godna zaufania, godne zaufania, mocny kandydat,
    mocna pozycja, trafiony wybór, trafny wybór, trafion*, opłacaln*, precyzyjn*, responsywn*, sprawn*, sprawnie`,
  ].join(),
  likes: [
    `dobr*, dobrze, fajn*, porządn*, przyzwoit*, przydatn*, praktyczn*, łatw*, szybk*, lekki, lekka, lekkie,
    tani, tania, tanie, niedrog*, przystępn*, ekonomiczn*, elastyczn*, popularn*, znan*, kompaktow*,
    bezpieczn*, stabiln*, szeroki wybór, duży wybór, jakość, przejrzyst*, doświadczon*, profesjonaln*,
    odpowiedni*, nadaje się, zaleta, zalety, atut*, plus, mocna strona, mocne strony, wystarcz*, przyjemn*,
    ładn*, atrakcyjn*, śwież*, ekologiczn*, duża społeczność, korzystn*, polska marka, polski producent,
    polskiej produkcji, gęsta sieć, sieć serwisów, wiele serwisów, duża sieć, w standardzie, w zestawie, w
    cenie, specjaliz*, specjalist*, certyfik*, licencjonowan*, rodzinn*, wieloletni*, długa gwarancja, lata
    gwarancji, gwarancja, dożywotnia gwarancja, darmowa dostawa, darmowy zwrot, darmowe zwroty, darmow*,
    bezpłatn*, bez umowy, bez zobowiązań, bez prowizji, bez opłat, bez cukru, całodobow*, po polsku,
    wsparcie po polsku, opiekun, indywidualn*, dopasowan*, cich*, lekk*, składan*, przenośn*, wodoodporn*,
    wodoszczeln*, zmywalny*, odporn*, mocny silnik, duży zasięg, długi czas pracy, pojemn*, przestronn*,
    automatyczn*, naturaln*, łagodn*, delikatn*, najtańsz*, tańsz*, niska cena, niskie ceny, niższa cena,
    oszczędn*, prosty, prosta, proste, krótkie partie, dla całej rodziny, regrywaln*, wciąga*`,
    `bez abonamentu, bez okresu wypowiedzenia, bez kar, bez zobowiązania, można zrezygnować,
    rezygnacja w każdej chwili, anulować w każdej chwili, niski próg, niska prowizja, niskie opłaty, niskie koszty,
    łatwo zwrócić, łatwy zwrot, czyteln*, blisko centrum, rozbudowan*, bogat*, różnorodn*, zniżk*, rabat*`,
  ].join(),
  dislikes: [
    `drog*, kosztown*, ciężk*, nieporęczn*, ograniczon*, ograniczeni*, brak, brakuje, podstawow*,
    przestarzał*, skomplikowan*, złożon*, zagmatwan*, krzywa uczenia, nierówn*, mniej wydajn*, mniej
    niezawodn*, gorzej nadaje, wada, wady, minus, minusy, słaba strona, słabe strony, słabość, mankament*,
    kompromis*, mogłoby być lepiej, mógłby być lepszy, nie jest idealn*, nie dla każdego, głośn*, hałaśliw*,
    sztywn*, przeciętn*, średnio, taki średni, niewygodn*, tward*, wymaga, trudn*, nikogo, nijak*, bez szału, bez
    rewelacji, takie sobie, taki sobie, letni, blad*, skąp*, ubog*, ciasn*, za te pieniądze, za takie
    pieniądze, jak na tę cenę, za tę cenę, {po/już po} {tygodniu/miesiącu/dwóch tygodniach/trzech
    tygodniach/dwóch miesiącach/trzech miesiącach/kilku dniach/kilku tygodniach/kilku miesiącach/roku/dwóch
    dniach/jednym praniu/pierwszym praniu/pół roku}, uważać na, droższ*, cięższ*, wyższa cena, wysoka cena,
    dopłat*, bez gwarancji, długi czas oczekiwania, kolejk*, nie obejmuje, nie zawiera, niedostępn*, tylko
    jeśli, tylko gdy, długie partie, zależy od sprzedawcy, bywa różnie`,
    // price: dear is milder than unfair
    `wysok{ie/ich/a/iej/ą} {ceny/cen/cena/ceny/cenę/koszty/kosztów/opłaty/opłat/prowizje/prowizja/prowizję/składki/raty/stawki/marża/marże},
    wyższ{a/e/ej/ych} {cena/ceny/ceny/cen/koszty/opłaty}, ceny {powyżej/wyższe},
    cena {odstrasza/powyżej/może odstraszać/jest zaporowa}, nietani*, nie jest tani*, nie jest najtańsz*,
    nie należy do {tanich/najtańszych}, dopłac*, dodatkow{a opłata/e koszty/y koszt}, dodatkowo płatn*, za dopłatą,
    płatne {dodatkowo/osobno/ekstra}, tylko w droższ*, tylko w wyższ*, tylko w płatn*, tylko w najdroższ*,
    dopiero w droższ*, dopiero w wyższ*, dopiero w płatn*, okrojon*, obciąża budżet, ponad budżet,
    nie na każdą kieszeń, pożera budżet`,
    // contracts and lock-in
    `umowa na {czas/rok/dwa/24}, długi okres {wypowiedzenia/umowy}, długa umowa, okres wypowiedzenia,
    wypowiedzenie umowy, automatyczne przedłużenie, przedłuża się automatycznie, uzależni*, uwiązan*, vendor lock-in,
    trudno {przenieść/wypowiedzieć/anulować/się skontaktować/dodzwonić/znaleźć/kupić/dostać/rozwiązać/odzyskać/naprawić/wyczyścić/zaparkować/umówić},
    ciężko {zrezygnować/przenieść/wypowiedzieć/się skontaktować/znaleźć/dostać/się dodzwonić/wyczyścić}, kara umowna,
    kary umowne, opłata za {zerwanie/rezygnację/wcześniejsze}`,
    // difficulty
    `próg wejścia, wysoki próg, stroma krzywa,
    trzeba {się przyzwyczaić/dopłacić/czekać/liczyć się/poświęcić/uzbroić/samemu/dokupić/długo},
    nie dla początkujących, dla początkujących {zbyt/może być/bywa}, dla początkujących trudn*,
    dla początkujących przytłacza*, przytłacza*, czasochłonn*, pracochłonn*, żmudn*, zawił*, mozoln*, przekombinow*,
    niełatw*, toporn*, obsługa jest {skomplikowana/trudna}, wymagając*, przeładowan*`,
    // missing features and limits
    `nie obsługuje, nie oferuj*, nie wspiera, nie posiada*, nie umożliwia, nie przewidu*, nie zapewnia*,
    nie ma {aplikacji/integracji/wsparcia/trybu/możliwości/opcji/polskiej/polskiego/gwarancji/serwisu/parkingu/windy/klimatyzacji/części/instrukcji/funkcji/porządnej/porządnego/infolinii/obsługi/języka},
    niekompatybiln*, ograniczony wybór,
    mał{y/a/e/o/ej/ego} {wybór/wyboru/oferta/zasięg/pojemność/bateria/ekran/opcji/funkcji/integracji/punktów/placówek/informacji/opinii/miejsca/porcje/pokoje/doświadczenie/pamięć/pamięci},
    niewielk{i/a/ie} {wybór/oferta/zasięg/porcje/doświadczenie/pokoje},
    wąsk{i/a/ie} {wybór/oferta/zakres/asortyment/zastosowanie}, niewystarczając*, niedostateczn*, niepełn*,
    mało elastyczn*, mało intuicyjn*, mało czyteln*, mało wydajn*, mało precyzyjn*, mało wygodn*, mało przejrzyst*,
    mało praktyczn*, mało odporn*, mało stabiln*, mało znan*, mało popularn*, mało atrakcyjn*, mało opłacaln*,
    mało skuteczn*, mało nowoczesn*, mało przyjazn*, niezbyt elastyczn*, niezbyt intuicyjn*, niezbyt czyteln*,
    niezbyt wygodn*, niezbyt przejrzyst*, niezbyt dobr*, niezbyt szybk*, niezbyt udan*, niezbyt dokładn*,
    niezbyt trwał*, niewiele {opcji/funkcji/integracji/opinii/placówek/punktów/informacji}`,
    // size, noise, comfort, places
    `zajmuje dużo miejsca, zajmują dużo miejsca, sporych rozmiarów, gabaryt*, przyciężk*, przygłośn*, wibruje,
    wibrac*, drgani*, przyciasn*, za mał*, zbyt mał*, zbyt twarde, zbyt głośn*, zbyt skomplikowan*, zbyt trudn*,
    zbyt wąsk*, zbyt sztywn*, zbyt miękk*, zbyt słod*, zbyt słon*, zbyt ostr*, zbyt krótk*, zbyt długi*, zbyt mocn*,
    zbyt agresywn*, zbyt delikatn*, zbyt ogóln*, zbyt prost*, za {twarde/mało}, za głośn*, za wąsk*, za słon*,
    za słod*, za krótk*, krótk{i/a/ie} {kabel/gwarancja/czas pracy/przewód/termin}, krótki czas,
    daleko od {centrum/morza/metra/plaży/stacji}, na uboczu, na obrzeżach, słaby dojazd, oddalon*, tłoczno, tłum*,
    długi czas {realizacji/dostawy/ładowania/odpowiedzi/reakcji/nauki}, odległe terminy, odległy termin,
    długie terminy, trudno o termin, ciasno`,
    // reviews
    `mieszane {opinie/uczucia/recenzje/oceny}, opinie są {podzielone/mieszane/różne}, opinie podzielone,
    zdania są podzielone, budzi {wątpliwości/obawy/zastrzeżenia/kontrowersje}, wątpliwości, wątpliw*, obaw*,
    zastrzeże*, niedociągnięć, niedociągnięci*, niedosyt, kontrowers*, dyskusyjn*, kuleje, kuleją, szwankuj*,
    rozczarowuj*, nierówna jakość, nierówny poziom, loteria,
    zależy od {prowadzącego/lekarza/konsultanta/placówki/oddziału/kierowcy/szczęścia/trenera}, nie zachwyc*,
    nie porywa, nie powala, nie powal*, nie imponuj*, nie przekonu*, nie rzuca na kolana, bez wyrazu,
    niczym się nie wyróżnia, niczym nie wyróżnia, wypada {przeciętnie/blado/średnio}, średnio wypada,
    poniżej {przeciętnej/średniej}`,
    // suitability, trailing, gone
    `nie jest {idealny/idealna/idealne/dla każdego/najlepszym wyborem/najlepszą opcją/najlepszy/najlepsza},
    nie jest najszybsz*, nie najlepsz*, nienajlepsz*, nie sprawdzi się,
    nie dla {osób/tych/małych/firm/rodzin/dzieci/wrażliwych}, niewskazan*, przesad*, przerost formy, na wyrost,
    zbędn*, niepotrzebn*, nadmiarow*, trudno uzasadnić, ciężko uzasadnić, trudny do uzasadnienia, nie ma sensu,
    mniejszy sens, staroświeck*, leciw*, wysłużon*, trąci myszką, nie jest już rozwijan*, nie jest już produkowan*,
    nie jest już dostępn*, nie jest już wspieran*, zakończono {produkcję/wsparcie/sprzedaż}, koniec wsparcia,
    brak aktualizacji, rzadkie aktualizacje, rzadko aktualizowan*, trudno dostępn*, chwilowo niedostępn*, wyprzedan*`,
  ].join(),
  faults: [
    `zły, zła, złe, kiepsk*, marn*, fataln*, okropn*, strasz*, beznadziejn*, tragiczn*, rozczarow*, zawiódł,
    zawiodł*, zawiedzion*, zawodzi, zawodn*, frustr*, denerwuj*, irytuj*, wadliw*, usterk*, uszkodzon*,
    zepsu*, psuje się, popsu*, awari*, pęk*, złama*, łamie się, urwa*, rozdar*, rozkleił*, odkleił*, odpad*,
    przecieka*, cieknie, przeciek*, rdzewie*, skrzyp*, piszcz*, przegrzew*, zawiesza się, zacina*, wiesza
    się, wysypuje, crash*, błęd*, bug*, wolny, wolna, wolne, wolno, powoln*, ślamazarn*, niestabiln*,
    niepewn*, tandet*, chińszczyzna, badziew*, szajs, kruch*, słabej jakości, niskiej jakości, słabo
    wykonan*, słabo, słaby, słaba, słabe, słabsz*, gorsz*, gorzej, przepłac*, zawyżon*, za drog*, zbyt
    drog*, ukryte opłaty, ukryte koszty, przereklamowan*, skarg*, skarż*, narzek*, reklamacj*, niezadowol*,
    żałuj*, nieuprzejm*, niemił*, chamsk*, opryskliw*, niekompetentn*, nieprofesjonaln*, nie odpowiad*, brak
    odpowiedzi, bez odpowiedzi, brak kontaktu, nie można się dodzwonić, nie da się dodzwonić, nie odbier*,
    opóźni*, spóźni*, nie dotarł*, nigdy nie dotarł*, nie przyszł*, odwoła*, anulowa*, zgubi*, zaginęł*,
    brudn*, śmierdz*, pleśń, niesmaczn*, niejadaln*, zimny, zimna, zimne, bezużyteczn*, bez sensu,
    niebezpieczn*, mylą*, wprowadza w błąd, nieuczciw*, problem*, kłopot*, cierpi na, nie działa*, odmawia
    posłuszeństwa, nie nadaje się, nie spełni*, nie sprawdz*, odstaje, ustępuje, pozostawia wiele do
    życzenia, do życzenia, niewart*, nie jest wart*, nie wytrzym*, szybko się zużywa, zużyw*, rozładowuje
    się, nieprzyjemn*, nawet nie, chaos, zwrotu pieniędzy, lekceważ*, nie widzę do dziś, bubel, ogłuszaj*,
    grzeje się, nagrzewa, robi się gorąc*, nagrzewa się do, rozgrzewa, zaciął*, zablokow*, porysowan*, wyblak*, skurczy*, odkleja*,
    oderwał*, poluzow*, rozpada*, rozpad*, rozlecia*, wygi*, bateria szybko, szybko się rozładowuje,
    rozłącza*, rozłączyli, wyłącza się, gubi połączenie, zrywa połączenie, traci zasięg, wylogow*, utracił*,
    utrata danych, skasowa*, wyciek danych, pełno reklam, reklamy na, nachaln*, natrętn*, godzinę na linii,
    na linii, na słuchawce, zbyw*, odsyła*, spławi*, nikt nie odbiera, nikt nie odpowiada, nikt nie
    odpisuje, nie oddzwoni*, bez odzewu, ignor*, niespodziewane opłaty, dodatkowe opłaty, dolicza, naliczy*,
    pobrali, podwójnie, bez uprzedzenia, bez zapowiedzi, bez zgody, rezygnacja to, droga przez mękę,
    koszmar*, piekło, udręk*, mordęga, gehenna, nie da się zrezygnować, kaucj*, wciska*, kłam*, puste
    obietnice, niedbał*, niechluj*, obojętn*, arogan*, niekompeten*, zatłoczon*, chaotyczn*, pluskw*,
    karaluch*, włos w, letni*, przypalon*, surow*, tłust*, wodnist*, suche, pomylili, pomyłk*, pomylon*, zły
    rozmiar, brakujące części, brakowało części, zgniecion*, wgniecion*, zaginion*, tygodnie opóźnienia,
    trwało tygodnie, czekałem tygodni*, czekałam, czekaliśmy, wieczność, bez końca, żałuję, spodziewałem się
    więcej, oczekiwałem więcej, śmieszn*, żałosn*, żenujął*, żenuj*, kompromit*, niedopracowan*,
    niedokończon*, pogorszył*, pogarsza, schodzi na psy, upadł*, kara, ukaran*, pozew, pozwan*, metaliczn*,
    stłumion*, rozmazan*, ziarnist*, bałagan, męczarni*, męcząc*, uciążliw*, wkurz*, nabra*, stała woda,
    nieszczeln*, zdzierstw*, zdzier*, złodziej*, rozbój, rabunek, kosmiczn*, horrendaln*, astronomiczn*,
    fortunę, słono, łupi*, doi*, naciągan*, podwyżk*, drobnym druczkiem, drobnym drukiem, puścił*,
    puszczają, puszcza szw*, rozpruł*, rozprut*, spruł*, pruje, strzelił*, wybuch*, spali*, spalon*, dymi*,
    iskrz*, zwarci*, poraził*, stopił*, pękła, pękł, pęknięt*, popękan*, stłuk*, odłama*, ułama*, urwał*,
    odpadł*, odpada, wypadł słabo, wypada słabo, wypadają słabo, wypadł blado, wypada blado, wypadł gorzej, wypada gorzej, wypada, wyszczerb*, łuszcz*, mechac*, zmechac*, dziur*, zagię*, krzyw*,
    chwiej*, chybocz*, luzy, zaplam*, pobrudz*, przemaka*, przemok*, wilgo*, grzyb*, brzęcz*, buczy, bucz*,
    syczy, gwiżdż*, zgrzyt*, trzeszcz*, stuka, warczy, zamula*, muli, laguje, zwiesza, przymraża, nie
    ładuje*, nie otwiera*, nie włącza*, nie łączy*, nie rozpoznaje*, nie zapisuje*, nie da się, nie sposób,
    uwiera*, obciera*, ociera*, uciska*, drapie, swędz*, bolą, bolesn*, poci, duszn*, odciski, podrażni*,
    uczul*, wysypk*, poparz*, skalecz*, zrani*, toksyczn*, szkodliw*, groźn*, stanowi zagrożenie, stwarza zagrożenie, odbijają klienta,
    odbija piłeczk*, odsyłają, przerzuca*, od annasza, nic nie załatwi*, nie załatwi*, nie pomog*, nie
    pomag*, nie rozwiąza*, żadnego rozwiązania, żadnej pomocy, wymówk*, wykręt*, wykręca*, zwala winę,
    gotowe formułki, automatyczna odpowiedź, gburowat*, bezczeln*, ordynarn*, agresywn*, nękan*, nękają,
    wydzwaniaj*, spam*, szpieg*, sprzedaje dane, podróbk*, podrobion*, fałszyw*, fałsz*, ściema, ściemnia*,
    wciskanie kitu, kłamstw*, nieprawd*, zepsut*, zjełcza*, skwaśnia*, gorzki, gumowat*, rozmok*,
    rozgotowan*, mdły, mdła, obrzydliw*, ohydn*, paskudn*, wstrętn*, zatruci*, zatruł*, mdłości, rzyga*, chemiczny
    zapach, plastikowy, plastikowa, plastikowe, jak z plastiku, badziewn*, buble, lipa, lipn*,
    amatorszczyzn*, partact*, partacz*, fuszerk*, prowizor*, zmarnowa*, marnotraw*, stracon*, strata, na
    darmo, na próżno, czekam do dziś, do dziś, do tej pory nie, nie zwróc*, nie odda*, odmów*, odmawia*,
    wściek*, złość, zdenerwow*, rozpacz*, zgroza, makabr*, masakr*, tragedi*, żenada, kpina, kpiny, farsa,
    niezrozumiał*, nieczyteln*, nieintuicyjn*, nielogiczn*, przekombinowan*, pozwy, kara uok*, uokik,
    upadłoś*, bankruct*, wycofan*, wycofano, negatywne opinie, złe opinie, słabe opinie, krytykowan*,
    krytyk*, ostatnie miejsce, nie nadają się, nie pasuje, za ciężk*, za duż*, zbyt ciężk*, zbyt duż*,
    kończy się łzami, odpada wcześniej, trudno zrezygnować, nie spełnia*, nie spełniają`,
    // what it does not do
    `nie dotrzym*, nie trzyma, nie spełnił*, nie wywiąz*, nie reaguj*, nie zareagował*, nie wróc*, nie uznaj*,
    nie uznał*, nie uwzględn*, nie przestrzega*, nie szanuj*, nie wart*, nie radzi sobie, nie radzą sobie,
    nie domaga, niedomaga*, nie nadąża*, nie dopasow*, nie przyjmuje zwrotów, nie przyjmują zwrotów,
    nie wzbudza zaufania, nie budzi zaufania, nie do przyjęcia, nie do zniesienia, nie do użytku, nie do jedzenia,
    niedopuszczaln*, nieakceptowaln*, niezgodny z opisem, niezgodne z opisem, niezgodna z opisem`,
    // price, contracts
    `nieadekwatn*, niewspółmiern*, nieuzasadnion*, wygórowan*, lichwiarsk*, ukryt{e/ych/a} koszt*,
    ukryt{e/ych/a} opłat*, ukryt{e/ych/a} prowizj*, ukryt{e/ych/a} zapis*, ukryt{e/ych/a} haczyk*,
    ukryt{e/ych/a} klauzul*, haczyk*, kruczk*, pułapk*, podniósł ceny, podnieśli ceny, podniosł{a/o} ceny,
    podwyższył{/a/o/y} cen*, podwyższył{/a/o/y} opłat*, podwyżki {cen/opłat}, podrożał*, niejasn*, nieprzejrzyst*,
    nietransparentn*, niedozwolon*, abuzywn*, niekorzystn*, potrąc*, zaniż*, nalicza*`,
    // support
    `wolna reakcja, powolna reakcja, opieszał*, przewlek*, przeciąga*, biurokra*, formalizm*, olewa*, olewcz*, zlewa*,
    ignoruj*, niegrzeczn*, nieżyczliw*, niesympatyczn*, nieuczynn*, niesłown*, niesumien*, nierzeteln*,
    nieodpowiedzialn*, niedoinformowan*, nieprzygotowan*, niedoświadczon*, niezorganizowan*, dezorganizac*,
    dezinform*,
    brak {reakcji/odzewu/wsparcia/pomocy/komunikacji/informacji/profesjonalizmu/kompetencji/szacunku/zainteresowania/higieny/kultury/empatii/zrozumienia/odpowiedzialności/konsekwencji/stabilności},
    słab{a/y/e/ej/ego/ą} {komunikacja/kontakt/wsparcie/obsługa/jakość/bateria/aparat/zasięg}, trudny kontakt,
    utrudnion*, przerzucanie, obsługa {kuleje/szwankuje/pozostawia/zawodzi}, długo czeka*,
    czeka się {długo/tygodniami/godzinami/miesiącami}`,
    // reliability, durability
    `awaryjn*, usterkow*, niedoróbk*, niedoróbek, bubl*, przestoj*, niesprawn*, rozregulow*, nietrwał*, mało trwał*,
    krótkotrwał*, krótka żywotność,
    szybko się {psuje/psują/brudzi/rysuje/niszczy/nagrzewa/ściera/nudzi/tępi/zapycha/odbarwia/odkształca/rozpada/wyciera},
    łatwo się {psuje/psują/rysuje/brudzi/łamie/gniecie/niszczy/tłucze/przewraca/zapycha/odrywa}, rysuje się,
    odkształc*, odbarwi*, płowiej*, pożółk*, żółknie, zapycha się, blokuje się, rozłącza się, gubi {zasięg/sygnał},
    przerywa, przerywają, lag{i/ów}, zwiesz*, wywala, wykrzacza*, rozjeżdża*, opóźnien*, opóźnień, pogarszając*,
    dziurawi*, przetart*, przeciera*, kulki, zbija się, plami, strzępi*, siepie*`,
    // delivery, returns
    `paczka {zaginęła/uszkodzona/nie}, uszkodzona paczka, źle zapakowan*, źle zabezpiecz*, inny towar,
    nie ten {towar/produkt/rozmiar/kolor}, odmawiają {zwrotu/uznania/wypłaty/naprawy},
    odmowa {zwrotu/wypłaty/uznania/naprawy}, odmowy {wypłaty/uznania}, utrudnia{/ją} zwrot*, problem ze zwrotem,
    zwleka*, zwłok*, przeterminowan*, zatrzymali {pieniądze/kaucję/zaliczkę}, nie wypłac*,
    liczyć się z {karą/opłatą/opóźnieniami/kosztami/dopłatą/kolejkami}`,
    // privacy, law
    `wyciek*, inwigil*, śledzi użytkownik*, podatn{y/e/a} na {ataki/atak/włamania}, właman*, narusz*, nielegaln*,
    bez licencji, bez zezwolenia, zarzut*, postępowanie uokik, postępowanie przeciw*, oskarżan*, oskarżenia o,
    pozew zbiorowy, kary finansow*, nałożył karę, nałożyła karę, nałożono karę, oszustw*, wyłudz*,
    nieuczciwe praktyki, greenwashing*, dane wyciekły, sankcj*, afera, afery, zatajan*, ukrywa{/ją}`,
    // service of people, taste
    `wciskają, wmawia*, naciska{/ją}, nachalna sprzedaż, zbędne {badania/zabiegi/usługi}, zaniedban*, niehigieniczn*,
    nieśwież*, zatęch*, stęch*, zakurzon*, smród, odór, zapach {pleśni/stęchlizny/chemii/plastiku/gumy/kanalizacji},
    przesolon*, niedogotowan*, niedopieczon*, przesuszon*, rozcieńczon*, mizern*,
    rotacja {pracowników/lektorów/nauczycieli/kadry}, częsta rotacja, duża rotacja, laniem wody, lanie wody,
    mało praktyki, oderwan{y/e/a} od praktyki, sucha teoria, powierzchown*, byle jak*, bylejak*, na odczepnego,
    po łebkach`,
    // reputation, comparison, decline
    `zła sława, zszargan*, nadszarpn*, utrata zaufania, utracił{/a/o} zaufanie, stracił{/a/o} zaufanie, brak zaufania,
    podejrzan*, wątpliwa {reputacja/jakość}, wątpliwej {jakości/reputacji}, podkoloryzow*, naciągane, kupione opinie,
    fałszywe opinie, sfabrykow*, negatywn*, niepochlebn*, niepokoi, niepokoją*, zniechęc*, odstrasza*, drażni*,
    rozczaruj*, mija się z {celem/obietnicami}, odbiega od, w tyle za, nie dorówn*, nie dotrzymuje kroku, ustępuj*,
    dużo brakuje, wiele brakuje, obniż{yła/ył/yli} {jakość/loty/poziom}, obniżyła się, obniżył się, spadek jakości,
    spadła jakość, jakość {spadła/spada/leci/kuleje/pozostawia}, lata świetności, kiedyś {było/był/była/byli} leps*,
    już nie {to samo/ten sam/ta sama/jest tak}, stracił{/a/o} {na jakości/renomę/blask},
    traci {klientów/pozycję/na jakości}, zamyka {sklepy/oddziały/placówki}, zwolnienia grupowe, na skraju`,
  ].join(),
  warns: [
    `unikaj*, unikać, omijaj*, omijać, z daleka, trzymajcie się z daleka, trzymaj się z daleka, szerokim
    łukiem, nie polec*, odradz*, nie rekomend*, niepolecan*, nie kupuj*, nie warto, strzeż*, ostrzega*,
    przestrzeg*, oszust*, oszukal*, oszuk*, naciąg*, strata pieniędzy, wyrzucone pieniądze, strata czasu,
    szkoda pieniędzy, nigdy więcej, najgorsz*, najgorzej, porażka, dramat, skandal*, wstyd, lepiej odpuścić,
    odpuśćcie, dajcie sobie spokój, śmieć, szmelc, nie dajcie się, nie daj się, nie ufaj*, nie wierz*, nie
    zamawiaj*, nie wynajmuj*, nie idź*, nie podpisuj*, oszczędź*, nawet za darmo, uciekaj*, czarna lista,
    czarnej liście, przekręt*, kanci*, kant, bandyt*, mafia, hochsztapler*, ręce precz, nie radzę, stanowczo
    nie, odpuść*, unikał*, bym unikał, bym unikała, unikałbym, unikałabym, nie kupowałbym, nie kupił*, bym
    nie kupował, nie wybrałbym, nie brałbym, nie brał*, odradzam, odradzałbym, lepiej wybrać inn*, lepiej
    unikać, lepiej omijać, szkoda kasy, nie opłaca się`,
    `nie ma sensu kupować, nie poleciłb*, nie mogę polecić, nie możemy polecić, nie da się polecić,
    trudno {polecić/rekomendować/mi polecić}, ciężko polecić, nie wybier*, nie bierz*, nie zdecydowałb*,
    nie ryzykow*, nie ryzykuj*, nie daj{/cie} się {nabrać/zwieść/naciągnąć/skusić}, nie radził*,
    lepiej {poszukać/zrezygnować/pominąć/poczekać/nie kupować/nie ryzykować/zostawić/się wstrzymać/wybrać coś/rozejrzeć},
    lepiej wybrać konkurencj*, lepiej sięgnąć po inn*, lepiej postawić na inn*, szkoda {czasu/nerwów/zachodu},
    można sobie darować, darować sobie, daruj sobie, darowałb*, pominąłbym, pominęłabym, odpuściłb*, wstrzymałb*,
    zastanów się dwa razy, dwa razy się zastan*, rozejrzyj się za, szukaj{/cie} {gdzie indziej/czegoś innego},
    szukaj{/cie} alternatyw*, warto poszukać {czegoś innego/gdzie indziej}, warto poszukać alternatyw*,
    warto rozważyć alternatyw*, warto rozważyć inn*, skreśl*, wykreśl*, z dystansem, miejcie się na baczności,
    mieć się na baczności`,
  ].join(),
  negates: `mało prawdopodobne, nie, bez, nigdy, ani, żaden, żadna, żadne, żadnych, brak, niewiele, mało, mniej, nic, daleko od`,
  boosts: `bardzo, naprawdę, niezwykle, wyjątkowo, szczególnie, niesamowicie, absolutnie, super, mega, tak`,
  weakens: `trochę, nieco, dość, dosyć, w miarę, stosunkowo, czasami, czasem, lekko, może być, mogą być, raczej`,
  turns: `ale, jednak, jednakże, natomiast, chociaż, choć, podczas gdy, mimo, lecz, zaś, niestety, za to`,
  than: `niż, w porównaniu z, w porównaniu do, w przeciwieństwie do`,
  beats: `lepszy niż, lepsza niż, lepsze niż, lepszy od, lepsza od, lepsze od, lepiej niż, bije na głowę, biją na
    głowę, przewyższa, przewyższają, pokonuje, deklasuje, wygrywa z, wyprzedza, góruje nad, rozkłada na
    łopatki, zostawia w tyle, zostawia daleko w tyle, ma przewagę nad, bierze górę nad, zjada na śniadanie,
    cichszy niż, trwalszy niż, tańszy niż, szybszy niż, szybszy od, cichszy od, trwalszy od, wyraźnie lepszy
    od`,
  loses: `gorszy niż, gorsza niż, gorsze niż, gorszy od, gorsza od, gorsze od, ustępuje, przegrywa z, odstaje od,
    nie dorasta do pięt, nie umywa się do, nie może się równać z, nie ma szans z, wypada gorzej niż, wypada
    blado przy, wypada słabiej niż, zostaje w tyle za, wolniejszy niż, głośniejszy niż, droższy niż`,
  joins: `i, oraz, a`,
  merits: `zalety, zaleta, plusy, plus, mocne strony, za, pozytywne, co nam się podoba, idealny dla, najlepszy dla, polecany dla`,
  flaws: `wady, wada, minusy, minus, słabe strony, przeciw, negatywne, ograniczenia, co nam się nie podoba, mniej odpowiedni dla`,
  shuns: `czego unikać, których unikać, bym nie kupowała, czego nie kupować, nie polecam, odrzucon*, odpadły,
    pominięt*, pominąłem, wykluczon*, z ostrożnością, ostrożnie z, z rezerwą, najgorsze`,
  conditions: `jeśli, jeżeli, gdy, o ile, chyba że, kiedy`,
  neutral: [
    `chroni przed, dobre pytanie, nie tylko, dobre praktyki, najlepsze praktyki, powodzenia, dobrze wiedzieć,
    aby uniknąć, pomaga uniknąć, uniknąć błędów, lepiej zrozumieć, lepsze zrozumienie, średnia półka,
    średniej półki, średni segment, bez wątpienia, rozwiązywanie problemów, w razie problemów, ochrona przed
    oszust*, złośliwe oprogramowanie, oszustwa i, ubezpieczeni*, mniej więcej, co najmniej, komunikat o
    błędzie, obsługa błędów, drogą, po drodze, w drodze, drogowy, wolny czas, wolny od, dobra luksusowe,
    wolne oprogramowanie, warto skonsultować, warto sprawdzić, warto pamiętać, warto zwrócić uwagę,
    zarządzanie {ryzykiem/kryzysowe/odpadami/reklamacjami}, wykrywanie
    {oszustw/błędów/awarii/nadużyć/wycieków}, zapobieganie {oszustwom/stratom/awariom}, ochrona przed
    {kradzieżą/wyciekiem/oszustami}, walka z {rakiem/oszustwami}, walce z {rakiem/oszustwami}, bólu
    {pleców/głowy}, ból pleców, filmy wojenne, gry wojenne, sucha skóra, suchej skóry, suchych włosów,
    odplamiacz*, utrata {wagi/słuchu}, zimne napoje, zimny łańcuch, worki na śmieci, kosze na śmieci, pomoc
    drogowa, w razie awarii, strata czasu minimal*, strata bagażu, zwrot w ciągu, solidne podstawy, opinii,
    warto
    {sprawdzić/porównać/zapytać/pamiętać/wiedzieć/zwrócić/rozważyć/wziąć/przetestować/zobaczyć/dopytać/upewnić},
    gwarancji nie, brak opłat, brak prowizji, brak umowy, brak cukru`,
    `list{/y/ów/em} polecon*, poleconym,
    nie ma {opłat/ukrytych/kolejek/limitu/limitów/potrzeby/konieczności/zobowiązań/prowizji/abonamentu},
    bez {obaw/wątpliwości/opóźnień/kolejek}, niezbędn*, zarządzanie {zwrotami/skargami},
    obsługa {skarg/reklamacji/zwrotów/zgłoszeń}, obsługa problem*,
    ogranicza {zużycie/ryzyko/koszty/straty/hałas/liczbę/stres}, ogranicz{yć/enie/ają} zużyci*,
    ogranicz{yć/enie/ają} ryzyk*, ogranicz{yć/enie/ają} koszt*, ogranicz{yć/enie/ają} strat*,
    ogranicz{yć/enie/ają} hałas*, ogranicz{yć/enie/ają} liczb*, ogranicz{yć/enie/ają} emisj*, eliminuj{e/ą} problem*,
    eliminuj{e/ą} błęd*, eliminuj{e/ą} opóźnieni*, eliminuj{e/ą} ryzyk*, eliminuj{e/ą} hałas*, eliminuj{e/ą} kolejk*,
    skomplikowan{ych/e/ymi} sprawach, skomplikowan{ych/e/ymi} projekt*, skomplikowan{ych/e/ymi} zabieg*,
    skomplikowan{ych/e/ymi} przypadk*, skomplikowan{ych/e/ymi} obliczeni*, skomplikowan{ych/e/ymi} proces*,
    skomplikowan{ych/e/ymi} procedur*, trudn{ych/e/ymi} spraw*, trudn{ych/e/ymi} przypadk*, trudn{ych/e/ymi} warunk*,
    trudn{ych/e/ymi} teren*, trudn{ych/e/ymi} plam*, trudn{ych/e/ymi} decyzj*, wymagających klient*,
    wymagających użytkownik*, wymagających projekt*, wymagającym klient*, wymagającym użytkownik*,
    wymagającym tereni*, tłumaczeni*, tłumacz*, tłumi*, sankcje karne, prokuratura krajowa, dopasow*,
    wysokie wymagania, wysokie kwalifikacje, wysokiej klasy, na czas określony, na czas nieokreślony,
    naruszeń prawa pracy, zwolnień, obawiać, drgania silnika są, niepotrzebnych {formalności/kosztów/opłat},
    niepotrzebnego, niepotrzebnej, zbędnych {formalności/kosztów/opłat}, zbędnego, suchej karmy, sucha karma,
    szukaj{ą/ących/ący}`,
    // faults that a product deals with
    `{obsługa/obsługi/zarządzanie/zarządzania/rejestracja/rejestracji/wykrywanie/wykrywania/analiza/analizy/monitorowanie/monitorowania/śledzenie/śledzenia/zapobieganie/zapobiegania/usuwanie/usuwania} {reklamacji/reklamacjami/skarg/skargami/zwrotów/błędów/błędami/awarii/awariom/usterek/oszustw/ryzyka/ryzykiem/opóźnień/wycieków/wyciekom/strat/nadużyć/zagrożeń/problemów/szkód/pleśni/wilgoci}`,
  ].join(),
};
