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
  praises: `polec*, rekomend*, godny polecenia, godna polecenia, godne polecenia, warto, warta uwagi, warty uwagi,
    warte uwagi, świetn*, super, idealn*, perfekcyjn*, fantastyczn*, cudown*, wspaniał*, pięknie, pyszn*,
    smaczn*, wyborn*, niezawodn*, solidn*, trwał*, wytrzymał*, wysokiej jakości, najwyższej jakości, dobrej
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
    ostry obraz, wyraźn*, głębokie brzmienie, przemyślan*, starannie, zadban*, dbałość, cudeńko,
    przyjemnoś*, rozkosz*, miłe zaskoczenie, zaskocz*, przewyższ*, przerosł*, dotrzymuj*, zadowolon*,
    zakochan*, uwielbia*, polubi*, kupię znowu, wyróżnia*, króluje, podbija, sprawdził*, spisuje się, daje
    radę, wart uwagi, najlepiej oceniany, wysoko oceniany, dobrze oceniany, wysokie oceny, świetne opinie,
    dobre opinie, bestseller*, hit, klasyk*, na czele, prowadzi, sprawdzi się, sprawdzony, sprawdzona,
    sprawdzone, chwalon*, cenion*`,
  likes: `dobr*, dobrze, fajn*, porządn*, przyzwoit*, przydatn*, praktyczn*, łatw*, szybk*, lekki, lekka, lekkie,
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
  dislikes: `drog*, kosztown*, ciężk*, nieporęczn*, ograniczon*, ograniczeni*, brak, brakuje, podstawow*,
    przestarzał*, skomplikowan*, złożon*, zagmatwan*, krzywa uczenia, nierówn*, mniej wydajn*, mniej
    niezawodn*, gorzej nadaje, wada, wady, minus, minusy, słaba strona, słabe strony, słabość, mankament*,
    kompromis*, mogłoby być lepiej, mógłby być lepszy, nie jest idealn*, nie dla każdego, głośn*, hałaśliw*,
    sztywn*, przeciętn*, średni*, niewygodn*, tward*, wymaga, trudn*, nikogo, nijak*, bez szału, bez
    rewelacji, takie sobie, taki sobie, letni, blad*, skąp*, ubog*, ciasn*, za te pieniądze, za takie
    pieniądze, jak na tę cenę, za tę cenę, {po/już po} {tygodniu/miesiącu/dwóch tygodniach/trzech
    tygodniach/dwóch miesiącach/trzech miesiącach/kilku dniach/kilku tygodniach/kilku miesiącach/roku/dwóch
    dniach/jednym praniu/pierwszym praniu/pół roku}, uważać na, droższ*, cięższ*, wyższa cena, wysoka cena,
    dopłat*, bez gwarancji, długi czas oczekiwania, kolejk*, nie obejmuje, nie zawiera, niedostępn*, tylko
    jeśli, tylko gdy, długie partie, zależy od sprzedawcy, bywa różnie`,
  faults: `zły, zła, złe, kiepsk*, marn*, fataln*, okropn*, strasz*, beznadziejn*, tragiczn*, rozczarow*, zawiódł,
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
    grzeje się, nagrzewa, gorąc*, rozgrzewa, zaciął*, zablokow*, porysowan*, wyblak*, skurczy*, odkleja*,
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
    iskrz*, zwarci*, poraził*, stopi*, pękła, pękł, pęknięt*, popękan*, stłuk*, odłama*, ułama*, urwał*,
    odpadł*, odpada, wypadł*, wypada, wyszczerb*, łuszcz*, mechac*, zmechac*, dziur*, zagię*, krzyw*,
    chwiej*, chybocz*, luzy, zaplam*, pobrudz*, przemaka*, przemok*, wilgo*, grzyb*, brzęcz*, buczy, bucz*,
    syczy, gwiżdż*, zgrzyt*, trzeszcz*, stuka, warczy, zamula*, muli, laguje, zwiesza, przymraża, nie
    ładuje*, nie otwiera*, nie włącza*, nie łączy*, nie rozpoznaje*, nie zapisuje*, nie da się, nie sposób,
    uwiera*, obciera*, ociera*, uciska*, drapie, swędz*, bolą, bolesn*, poci, duszn*, odciski, podrażni*,
    uczul*, wysypk*, poparz*, skalecz*, zrani*, toksyczn*, szkodliw*, groźn*, zagroż*, odbijają klienta,
    odbija piłeczk*, odsyłają, przerzuca*, od annasza, nic nie załatwi*, nie załatwi*, nie pomog*, nie
    pomag*, nie rozwiąza*, żadnego rozwiązania, żadnej pomocy, wymówk*, wykręt*, wykręca*, zwala winę,
    gotowe formułki, automatyczna odpowiedź, gburowat*, bezczeln*, ordynarn*, agresywn*, nękan*, nękają,
    wydzwaniaj*, spam*, szpieg*, sprzedaje dane, podróbk*, podrobion*, fałszyw*, fałsz*, ściema, ściemnia*,
    wciskanie kitu, kłamstw*, nieprawd*, zepsut*, zjełcza*, skwaśnia*, gorzki, gumowat*, rozmok*,
    rozgotowan*, mdły, mdła, obrzydliw*, ohydn*, paskudn*, wstrętn*, zatru*, mdłości, rzyga*, chemiczny
    zapach, plastikowy, plastikowa, plastikowe, jak z plastiku, badziewn*, buble, lipa, lipn*,
    amatorszczyzn*, partact*, partacz*, fuszerk*, prowizor*, zmarnowa*, marnotraw*, stracon*, strata, na
    darmo, na próżno, czekam do dziś, do dziś, do tej pory nie, nie zwróc*, nie odda*, odmów*, odmawia*,
    wściek*, złość, zdenerwow*, rozpacz*, zgroza, makabr*, masakr*, tragedi*, żenada, kpina, kpiny, farsa,
    niezrozumiał*, nieczyteln*, nieintuicyjn*, nielogiczn*, przekombinowan*, pozwy, kara uok*, uokik,
    upadłoś*, bankruct*, wycofan*, wycofano, negatywne opinie, złe opinie, słabe opinie, krytykowan*,
    krytyk*, ostatnie miejsce, nie nadają się, nie pasuje, za ciężk*, za duż*, zbyt ciężk*, zbyt duż*,
    kończy się łzami, odpada wcześniej, trudno zrezygnować, nie spełnia*, nie spełniają`,
  warns: `unikaj*, unikać, omijaj*, omijać, z daleka, trzymajcie się z daleka, trzymaj się z daleka, szerokim
    łukiem, nie polec*, odradz*, nie rekomend*, niepolecan*, nie kupuj*, nie warto, strzeż*, ostrzega*,
    przestrzeg*, oszust*, oszukal*, oszuk*, naciąg*, strata pieniędzy, wyrzucone pieniądze, strata czasu,
    szkoda pieniędzy, nigdy więcej, najgorsz*, najgorzej, porażka, dramat, skandal*, wstyd, lepiej odpuścić,
    odpuśćcie, dajcie sobie spokój, śmieć, szmelc, nie dajcie się, nie daj się, nie ufaj*, nie wierz*, nie
    zamawiaj*, nie wynajmuj*, nie idź*, nie podpisuj*, oszczędź*, nawet za darmo, uciekaj*, czarna lista,
    czarnej liście, przekręt*, kanci*, kant, bandyt*, mafia, hochsztapler*, ręce precz, nie radzę, stanowczo
    nie, odpuść*, unikał*, bym unikał, bym unikała, unikałbym, unikałabym, nie kupowałbym, nie kupił*, bym
    nie kupował, nie wybrałbym, nie brałbym, nie brał*, odradzam, odradzałbym, lepiej wybrać inn*, lepiej
    unikać, lepiej omijać, szkoda kasy, nie opłaca się`,
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
  neutral: `chroni przed, dobre pytanie, nie tylko, dobre praktyki, najlepsze praktyki, powodzenia, dobrze wiedzieć,
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
};
