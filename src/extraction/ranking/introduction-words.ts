/**
 * What lines over a list say of it, per language: en, de, fr, es, it, pt, nl, pl, cs, ru, uk, tr, id, vi, ar, he,
 * hi, ja, zh, ko, da, no, fi, ro, hu, el, th. Phrases between commas, folded; `*` stands for any ending. Scripts without capitals are looked
 * for anywhere in a line, others by whole words.
 */
export const INTRODUCTIONS = {
  /** The items are choices, or of a kind that is chosen among. */
  choices: `
    best, top, recommend*, option*, pick*, alternative*, choice*, brand*, company, companies, provider*, tool*, product*, model*,
    popular, leading, platform*, service*, app, apps, software, competitor*, rank*, list of, contender*, favorite*, favourite*,
    agency, agencies, vendor*, shortlist*, retailer*, store*, shop, shops, winner*, standout*, notable, prominent, engines, plugins, themes,
    places, place to, frameworks, libraries, courses, bootcamps, schools, firms, suppliers, partners, websites, stand out, go for, go with, suggest*, adress*, worth paying for, worth trying, worth a look, i'd look at, worth looking at, worth compar*, worth knowing, worth shortlisting, worth consider*, worth check*, worth explor*, worth visiting, instead, ones i'd, ones i would, ones worth, ones to look at, narrowed, prefer*, privilegier*, bevorzug*, preferir*, preferibl*,
    beste*, empfehl*, empfohlen*, anbieter, marken, marke, hersteller, unternehmen, firmen, produkte, modelle, werkzeuge, alternativen,
    auswahl, favoriten, dienste, plattformen, agenturen, beliebt*, fuhrend*, spitzenreiter, testsieger, rangliste, vergleich,
    meilleur*, recommand*, conseille*, choix, marques, marque, entreprises, fournisseurs, outils, produits, modeles, plateformes, populaires,
    agences, logiciels, selection, incontournables, classement, moteurs, solutions,
    mejor*, recomend*, seleccion, opcion*, marcas, empresas, proveedores, herramientas, productos, modelos, plataformas, populares, agencias,
    lugares, sitios, tiendas, aplicaciones, programas, escuelas, academias, cursos, alternativas, destacad*, recursos, motores, academia, escuela, clasificacion, favoritos,
    miglior*, consigliat*, scelte, scelta, marche, aziende, fornitori, strumenti, prodotti, modelli, piattaforme, popolari, motori, agenzie, opzioni, alternative, classifica,
    melhor*, recomenda*, opcoes, fornecedores, ferramentas, produtos, plataformas, aplicativos, agencias, escolhas,
    aanbevol*, aanbevel*, aanrader*, merken, bedrijven, aanbieders, producten, modellen, keuzes, opties, populaire, hulpmiddelen, bureaus, alternatieven, plug-ins,
    najlepsz*, polecan*, polecam*, marki, firmy, dostawcy, narzedzia, produkty, modele, platformy, popularne, silniki, opcje, alternatywy, agencje, wtyczki, ranking*,
    nejlepsi, doporuc*, znacky, spolecnosti, poskytovatele, nastroje, modely, oblibene, moznosti, alternativy, agentury, motory, nejpopularn*,
    лучш*, рекоменд*, вариант*, бренд*, компани*, поставщик*, инструмент*, продукт*, модел*, платформ*, популярн*, сервис*, приложени*, агентств*,
    движк*, плагин*, тем, темы, альтернатив*, рейтинг*, топ, фаворит*,
    найкращ*, рекоменд*, варіант*, компані*, постачальник*, інструмент*, платформ*, популярн*, рушії, двигун*, агенці*, плагін*,
    en iyi, oneri*, onerilen*, marka*, sirket*, urun*, arac*, populer, platform*, secenek*, alternatif*, ajans*, eklenti*, oyun motor*, lider,
    terbaik, rekomendasi, pilihan, merek, perusahaan, penyedia, alat, produk, populer, platform, aplikasi, opsi, mesin, agensi,
    tot nhat, hang dau, goi y, thuong hieu, cong ty, nha cung cap, cong cu, san pham, pho bien, nen tang, lua chon, phan mem, dich vu, engine, đe xuat,
    أفضل, أبرز, توصي, موصى, خيارات, الخيارات, علامات, شركات, الشركات, مزود, أدوات, الأدوات, منتجات, منصات, المنصات, شعبية, بدائل, برامج, وكالات, محركات,
    הטוב, מומלצ, המלצ, אפשרויות, מותגים, חברות, ספקים, כלים, הכלים, מוצרים, פלטפורמות, פופולרי, חלופות, מנועי, סוכנויות, תוספים,
    सर्वश्रेष्ठ, बेहतरीन, अनुशंस, विकल्प, ब्रांड, कंपनि, उपकरण, उत्पाद, लोकप्रिय, प्लेटफ, सेवाए, इंजन, प्लगइन, टूल,
    おすすめ, お勧め, オススメ, 推奨, 候補, 一覧, ランキング, 人気, 会社, 企業, 業者, 代理店, ブランド, メーカー, サービス, ツール, 製品, 商品, 選択肢, パートナー, ベンダー, プラットフォーム,
    スクール, 選, 比較, 代表的, 主な, 有力, 注目, 大手, 専門,
    推荐, 推薦, 我会[^，。]?[^，。]?[^，。]?考虑, 最佳, 最好, 品牌, 公司, 厂商, 厂家, 供应商, 工具, 产品, 型号, 平台, 服务商, 软件, 应用, 排行, 排名, 榜, 首选, 候选, 选项, 热门, 流行, 知名, 对比, 替代, 插件, 主题,
    추천, 후보, 순위, 인기, 업체, 회사, 기업, 브랜드, 제품, 도구, 플랫폼, 서비스, 부트캠프, 학원, 기관, 프로그램, 비교, 대안, 앱, 목록, 리스트, 대표, 주요, 엔진, 플러그인, 캠프,
    bedste, anbefal*, gode bud, flere bud, seriøse bud, muligheder, valgmuligheder, mærker, producenter, udbydere, virksomheder, værktøjer, produkter, modeller, platforme, populære, førende, favoritter, testvindere, alternativer, bureauer, merker, produsenter, leverandører, tilbydere, selskapene, bedrifter, verktøy, produktene, plattformer, populære, ledende, testvinnere, byråer, regnskapsprogram*,
    paras, parhaat, parhaita, parhaista, suosit*, suosittel*, vaihtoeh*, valmistaj*, merkit, tuotemerk*, yritykset, yrityksiä, yhtiöt, palveluntarjoaj*, työkalu*, tuotteet, tuotteita, mallit, malleja, suosikit, suosituim*, johtav*, sovellukset, sovelluksia, ohjelmistot, ohjelmistoja, testivoittaj*,
    cel mai bun, cea mai bună, cei mai buni, cele mai bune, recomand*, opțiuni, opțiunile, variante, variantele, branduri, mărci, companii, firme, furnizori, instrumente, produse, modele, populare, platforme, agenții, alegeri, clasament*,
    legjobb*, ajánl*, lehetőség*, márka, márkák, gyártó, gyártók, cég, cégek, szolgáltató*, eszközök, termékek, modellek, népszerű*, vezető, platformok, alkalmazás*, ügynökség*, rangsor, toplista, kedvenc*, alternatíva*, alternatívák, választás*,
    καλύτερ*, προτείν*, προτάσεις, συνιστ*, επιλογ*, μάρκες, μάρκα, εταιρείες, εταιρίες, εταιρεία, πάροχοι, παρόχους, εργαλεία, προϊόντα, μοντέλα, δημοφιλ*, κορυφαί*, πλατφόρμ*, εφαρμογές, κατάταξη, εναλλακτικ*, κατασκευαστές, đáng mua, ứng viên, gợi ý,
    แนะนำ, ดีที่สุด, ยอดนิยม, น่าสนใจ, คุ้มค่า, น่าสมัคร, น่าไป, ตัวเลือก, ทางเลือก, แบรนด์, ยี่ห้อ, บริษัท, ผู้ให้บริการ, ผู้ผลิต, เครื่องมือ, ผลิตภัณฑ์, แพลตฟอร์ม, อันดับ, ชั้นนำ, น่าซื้อ, น่าใช้, น่าลอง, เอเจนซี่, ซอฟต์แวร์, ตัวท็อป, รุ่นที่,
    where to eat, where to stay, where to drink, where to dine, where to sleep, who i'd, who i’d, who i would, whom i'd, whom i’d, whom i would, who to call, who
    to contact, who to hire, who to use, i'd contact, i’d contact, i'd call, i’d call, i'd hire, i’d hire, i'd book, i’d book, i'd try, i’d try, i'd shortlist,
    i’d shortlist, i'd stay, i’d stay, i'd happily, i’d happily, i would happily, worth the splurge, worth the detour, worth the trip, worth a visit, worth a try,
    worth a trip, worth a detour, worth a stop, worth a call, worth calling, worth contacting, worth booking, worth seeking, worth testing, worth trialling, worth
    your while, must-try, must-visit, go-to, hidden gem, hidden gems, main players, key players, major players, big players, biggest players, big names, biggest
    names, household names, names to know, good bet, good bets, safe bet, safe bets, solid bet, solid bets, fit the bill, fits the bill, do the trick, tick all
    the boxes, tick the boxes, short list, long list, longlist, top-rated, highest-rated, best-rated, highly rated, highly-rated, highly regarded, well-reviewed,
    well reviewed, best-reviewed, well-regarded, well regarded, award-winning, handpicked, hand-picked, roundup, round-up, crowd-pleaser*, crowd-pleasing, cheap
    eats, fine dining, take a look at these, check out these, best-selling, bestsell*, best-known, my money on, can't go wrong, can’t go wrong, cannot go wrong,
    won't go wrong, won’t go wrong, hard to beat, swear by, come up most, come up again, get mentioned most, most often mentioned, most mentioned, most cited,
    most reviewed,
    wo essen, wo man gut isst, wo schlafen, wo übernachten, kurzliste, engere wahl, engere auswahl, engeren auswahl, engeren wahl, preistipp*, preissieger,
    geheimtipp*, insidertipp*, lieblinge, lieblingsadressen, lieblingslokale, lieblingsorte, bestbewertet*, gut bewertet*, top bewertet*, hervorragend bewertet*,
    hoch bewertet*, bestplatziert*, renommiert*, namhaft*, platzhirsch*, marktführer*, klassiker, dauerbrenner, bestseller, unter die lupe nehmen, genauer
    ansehen, näher ansehen, zuerst anrufen, zuerst ansehen, zuerst anfragen, zuerst kontaktieren, oft gelobt, häufig gelobt, viel gelobt*, vielgelobt*, oft
    genannt*, häufig genannt*, am häufigsten genannt*, einen blick wert, blick wert, besuch wert, reise wert, lohnenswert*, lohnende, sehenswert*,
    probierenswert*, gute adresse*, gute adressen, erste adresse, gute karten, nichts falsch, gut aufgehoben, in frage kommen, infrage, schwören, kommen in
    betracht, in betracht kommen, topadressen, top-adressen, ans herz legen, ans herz,
    où manger, où dormir, où loger, où boire, où sortir, où dîner, où déjeuner, coup de cœur, coups de cœur, bonne adresse, bonnes adresses, bonnes tables, valeur
    sûre, valeurs sûres, réputé*, réputés, renommé*, plébiscit*, pépite, pépites, chouchou, chouchous, poids lourds, ténors, acteurs majeurs, principaux acteurs,
    grands noms, les mieux notés, les mieux notées, mieux noté*, bien noté*, bien notés, bien notées, souvent cités, souvent citées, souvent cité*, plus cités,
    plus citées, sortent du lot, sort du lot, se démarquent, se distinguent, se détachent, valent le détour, vaut le détour, valent le coup d'œil, valent le coup
    d’œil, tirent leur épingle, yeux fermés, je retiendrais, retiendrais, je contacterais, j'appellerais, j’appellerais, je miserais, miserais, j'opterais,
    j’opterais, opterais, j'irais, j’irais, je réserverais, je testerais, mes préférés, mes préférées, nos préférés, nos préférées, préférés, préférées, palmarès,
    short-list, shortlist, vous pouvez vous tourner vers, tournez-vous vers, fleurons, têtes d'affiche, têtes d’affiche, quelques noms, quelques pistes, pistes
    concrètes, plus appréciés, plus appréciées, très appréciés, très appréciées,
    dónde comer, dónde dormir, dónde alojarse, dónde alojarte, dónde cenar, dónde desayunar, dónde quedarse, joyas ocultas, joyas escondidas, valor seguro,
    valores seguros, apuesta segura, apuestas seguras, más conocidas, más conocidos, más citados, más citadas, más valorados, más valoradas, mejor valorad*, mejor
    puntuad*, bien valorad*, más reputad*, reputad*, prestigios*, de prestigio, reconocid*, de referencia, grandes nombres, pesos pesados, líderes, líder del
    mercado, principales actores, nunca decepcionan, nunca fallan, no fallan, no decepcionan, merecen la visita, vale la visita, imprescindibles, imperdibles, me
    quedaría con, quedarme con, yo llamaría, llamaría, contactaría, yo probaría, probaría, yo iría, reservaría, apostaría por, optaría por, empezaría por, te
    sugiero, sugiero, sugeriría, mis preferid*, preferidos, preferidas, predilect*, más pedid*, más vendid*, te dejo algunos nombres, algunos nombres, buenos
    candidatos, candidatas, candidatos, finalistas, ganador, ganadora, ganadores, lista corta, encajan contigo, encajan bien, se llevan la palma, suenan más,
    dove mangiare, dove dormire, dove alloggiare, dove cenare, dove pranzare, dove soggiornare, preferiti, preferite, preferito, più conosciuti, più conosciute,
    più noti, più note, più apprezzati, più apprezzate, molto apprezzat*, più amati, più amate, molto amate, molto amati, più citati, più citate, più quotat*,
    meglio recensit*, ben recensit*, più rinomat*, rinomat*, di riferimento, grandi nomi, principali operatori, big del settore, si parla meglio, si parla bene,
    certezza, certezze, andare sul sicuro, vai sul sicuro, a colpo sicuro, chicche, gioiellini, gemme nascoste, imperdibil*, partirei, chiamerei, contatterei,
    proverei, opterei, punterei, prenoterei, sceglierei, terrei in considerazione, prenderei in considerazione, ti suggerisco, suggerisco, suggerirei, suggerit*,
    puoi affidarti, affidarti a, rivolgerti a, puoi rivolgerti, ti lascio qualche, qualche nome, qualche indirizzo, valide alternative, valide opzioni, validi
    nomi, realtà serie, convincenti, convincono di più, candidati, finalisti, vincitore, vincitori, da provare, da visitare, meritano una visita, merita una
    visita, valgono il viaggio, valgono la visita, da non perdere, spiccano, si distinguono, vanno per la maggiore`,
  /** They are of a kind that is chosen among, which other things are said of, too: choices where nothing else is said. */
  kinds: `
    banks, airlines, insurers, hotels, hostels, restaurants, cafes, bakeries, roasters, gyms, clinics, magazines, podcasts, games, sites, carriers, hosts, chains, clubs, markets, wineries, breweries, publishers, universities, colleges, hospitals, machines, kits, drinks, networks, cards, operators, boots, bikes, credit cards,
    banken, fluggesellschaften, airlines, hotels, restaurants, laden, geschafte, shops, seiten, spiele, verlage, versicherungen, versicherer, kliniken, schulen, programme, tarife, rostereien, backereien, supermarkte, geraten, die ich, wurde ich,
    banques, compagnies, assureurs, hotels, restaurants, boutiques, magasins, enseignes, sites, jeux, applications, ecoles, chaines, boulangeries, services, adresses, regarder*, choisir*,
    bancos, aerolineas, aseguradoras, hoteles, restaurantes, paginas, juegos, editoriales, supermercados, cafeterias, operadoras, companias, cadenas, apps, servicios, miraria, compararia, elegiria, consideraria,
    banche, compagnie, assicurazioni, alberghi, ristoranti, negozi, siti, giochi, app, scuole, servizi, catene, case editrici, torrefazioni, caffetterie, guarderei, valuterei, operatori,
    companhias, seguradoras, hoteis, lojas, sites, jogos, escolas, servicos, operadoras, redes, mercados, cafeterias, olharia, restaurantes, editoras, vinicolas,
    banken, luchtvaartmaatschappijen, verzekeraars, hotels, restaurants, winkels, webwinkels, sites, spellen, scholen, diensten, apps, ketens, uitgeverijen, supermarkten, koffiebranders, zou ik, ik zou,
    banki, linie lotnicze, ubezpieczyciele, hotele, restauracje, sklepy, strony, gry, szkoly, uslugi, aplikacje, sieci, wydawnictwa, kawiarnie, rozwazyl*, operatorzy,
    banky, aerolinky, pojistovny, hotely, restaurace, obchody, weby, hry, skoly, sluzby, aplikace, e-shopy, operatori, kavarny,
    банк*, авиакомпани*, страховщик*, отел*, ресторан*, магазин*, сайт*, игр*, школ*, кофейн*, сет*, издательств*, оператор*, банки, готел*, ігр*, додатк*, застосунк*, мереж*,
    banka*, havayol*, sigorta*, otel*, restoran*, magaza*, oyun*, okul*, uygulamalar*, birkac uygulama, zincir*, kargo*, oner*, kafe*,
    bank, maskapai, asuransi, hotel, restoran, toko, situs, game, sekolah, layanan, kedai, kafe, cocok, layak, patut, warung, operator,
    ngan hang, hang bay, bao hiem, khach san, nha hang, cua hang, trang web, tro choi, truong, ung dung, quan, chuoi, trung tam, dang thu, nha mang,
    banker, bolag, forsakringsbolag, hotell, restauranger, butiker, sajter, spel, skolor, appar, tjanster, kedjor, skulle jag, jag skulle, bra, bast*, varumarken, foretag, elbolag, marken, drycker,
    selskaber, elselskaber, butikker, banker, forsikringsselskaber, hoteller, apper, apps, gode, bedste, maerker, virksomheder, skoler,
    بنوك, البنوك, مطاعم, فنادق, متاجر, تطبيقات, مواقع, مدارس, مقاهي, בנקים, מלונות, מסעדות, חנויות, אפליקציות, אתרים, בתי ספר, बैंक, होटल, रेस्तरां, दुकान, ऐप, स्कूल, वेबसाइट,
    銀行, 航空, 保険, 病院, 医院, クリニック, ホテル, 旅館, 宿, カフェ, 喫茶, レストラン, 食堂, チェーン, 店舗, お店, 書店, 通販, サイト, 大学, 学校, 塾, 教室, 講座, ジム, サロン, 事務所, 工房, アプリ, ソフト, 弁当, 紹介します, 選びました, 挙げます, ご紹介, 厳選し, ピックアップ, 絞りました, [二三四五六七八九十\\d] ?(?:社|軒|校|店舗?|機種)(?!以上|から|ほど|程度), 代表モデル, おすすめモデル, モデル名, 機種,
    银行, 航空, 保险, 医院, 酒店, 民宿, 餐厅, 饭店, 火锅, 奶茶, 网站, 学校, 大学, 机构, 商家, 快递, 会员, 游戏, 课程, 书店, 咖啡, 超市, [几两三四五六七八九十\\d] ?[家款间所](?!以上), 几个, 这几, 以下几, 有这些, 有以下,
    은행, 피부과, 한의원, 약국, 카드, 통장, 사료, 국밥집, 밥집, 고깃집, 빵집, 술집, 찻집, 곳이에요, 곳입니다, 곳을 (?:골|추|소|모), (?:두|세|네|다섯|여섯|\\d) ?(?:곳|군데), 상품(?!평|명|권), 렌터카, 렌트카, 구독, 은행, 여행사, 항공, 통신사, 보험, 증권사, 카드사, 병원, 의원, 치과, 호텔, 숙소, 펜션, 리조트, 카페, 식당, 맛집, 가게, 매장, 서점, 쇼핑몰, 마트, 편의점, 프랜차이즈, 대학, 학교, 어린이집, 헬스장, 미용실, 사이트, 채널, 게임, 강좌, 무료 강의, 유료 강의, 온라인 강의, 추천 과정, 무료 과정, 유료 과정, 온라인 과정, 오프라인 과정, 국비 과정, 국비지원 과정, 대행사, 소개합니다, 소개해, 골라, 추렸, 골랐, 꼽았, 모아봤, 모았습니다,
    mobilselskaber, hoteller, restauranter, supermarkeder, kæder, klinikker, hjemmesider, ville jeg, jeg ville, selskaper, strømselskaper, forsikringsselskaper, butikker, nettbutikker, kjeder, skoler, apper, tannlegekjeder,
    pankit, pankkeja, vakuutusyhtiöt, hotellit, ravintolat, kaupat, myymälät, verkkokaupat, ketjut, koulut, hyviä, sähköyhtiöt, kahvilat, valitsisin, bănci, companii aeriene, asigurători, hoteluri, restaurante, magazine online, magazine, site-uri, școli, clinici, aplicații, servicii, lanțuri, rețele, cafenele, supermarketuri, aș alege,
    bankok, légitársaságok, biztosítók, szállodák, éttermek, boltok, üzletek, webáruházak, iskolák, klinikák, szolgáltatások, láncok, kávézók, választanám, τράπεζες, αεροπορικές, ασφαλιστικές, ξενοδοχεία, εστιατόρια, καταστήματα, μαγαζιά, σχολές, σχολεία, κλινικές, υπηρεσίες, αλυσίδες, ιστοσελίδες, θα επέλεγα,
    ธนาคาร, สายการบิน, ประกัน, โรงแรม, ร้าน, เว็บไซต์, โรงเรียน, โรงพยาบาล, คลินิก, คาเฟ่, แอป, เครือข่าย, สถาบัน, คอร์ส, เกม,
    mid-range, midrange, mid range, mid-priced, entry-level, entry level, high-end, high end, low-cost, budget-friendly, affordable, cheap, inexpensive, luxury,
    luxurious, upscale, splurge*, treat yourself, on a budget, tight budget, special occasion*, money no object, money is no object, no budget limit,
    family-friendly, kid-friendly, dog-friendly, pet-friendly, vegan-friendly, beginner-friendly, reputable, trusted, trustworthy, reliable, respected, renowned,
    acclaimed, up-and-coming, established, well-known, well known, independent, family-run, family-owned, locally owned, open now, open late, near me, near you,
    near the, close to the, close to you, in your area, within walking distance, old town, city centre, city center, town centre, downtown, off the beaten, one of
    these, any of these, these two, these three, these four, these five, here's who, here’s who, here's where, here’s where, i'd start with, i’d start with, i
    would start with, i'd go, i’d go, i'd buy, i’d buy, i'd keep, i’d keep, if i had to, take a look at, have a look at, check out, look into, do the job, good
    starting points, good place to start, come to mind, spring to mind, get good reviews, good reviews, great reviews, strong reviews, local favorites, local
    favourites,
    mittelklasse, oberklasse, einsteigerklasse, einstiegsklasse, spitzenklasse, luxusklasse, mittleres preissegment, mittlere preisklasse, gehobene preisklasse,
    untere preisklasse, preisklasse, gehoben*, preiswert*, günstig*, erschwinglich*, bezahlbar*, kleiner geldbeutel, kleines geld, kleines budget, für kleines,
    schmales budget, kleinen geldbeutel, schmalen geldbeutel, luxuriös*, etwas mehr kosten, mehr ausgeben, besonderen anlass, besondere anlässe,
    familienfreundlich*, kinderfreundlich*, hundefreundlich*, einsteigerfreundlich*, vertrauenswürdig*, seriöse, zuverlässig*, etabliert*, inhabergeführt*,
    altstadt, innenstadt, stadtzentrum, in deiner nähe, in ihrer nähe, in der nähe, fußläufig, ums eck, um die ecke, rund um, würde ich mir, würde ich zuerst,
    würde ich anrufen, würde ich buchen, würde ich kontaktieren, würde ich anfragen, würde ich beauftragen, einheimischen, auskennen, spezialisiert, spezialisten,
    ausflugsziele, lokale, diese drei, diese vier, diese fünf, diese zwei, diese beiden, eine von diesen, eines davon,
    milieu de gamme, moyen de gamme, entrée de gamme, haut de gamme, moyenne gamme, petit budget, petits budgets, petits prix, petit prix, pas cher, pas chers,
    bon marché, abordable*, se faire plaisir, vous faire plaisir, te faire plaisir, budget serré, sans se ruiner, sans vous ruiner, de luxe, grand luxe, de
    charme, grandes occasions, occasion spéciale, dans le quartier, dans le vieux, dans le centre, centre-ville, vieille ville, près de chez, près de, à deux pas,
    au cœur de, au cœur du, aux alentours, à proximité, de confiance, sérieux, sérieuses, fiable, fiables, parmi, ceux-ci, celles-ci, je regarderais, vous pouvez
    regarder, spécialisés, spécialisées, spécialistes, habitants,
    gama media, gama alta, gama baja, gama de entrada, gama básica, alta gama, económic*, asequible*, barat*, low cost, ajustad*, presupuesto ajustado, poco
    presupuesto, bolsillos ajustados, darte un capricho, darse un capricho, dar el capricho, para darse un gusto, darte un gusto, de lujo, con encanto, ocasión
    especial, ocasiones especiales, en el barrio, en el centro, casco antiguo, casco histórico, centro histórico, cerca de ti, cerca de, cerca del, de confianza,
    confiables, especializad*, especialistas, serían estos, serían estas, estas son, estos son, entre los más, entre las más, tienes estas, tienes estos, suelen
    gustar, los locales,
    fascia media, fascia alta, fascia bassa, fascia economica, fascia premium, top di gamma, alta gamma, gamma media, economic*, a buon mercato, poco prezzo,
    prezzi bassi, budget ridotto, budget limitato, senza spendere troppo, concederti, concedersi, toglierti uno sfizio, di lusso, di charme, occasione speciale,
    occasioni speciali, nel quartiere, nel centro, in centro, centro storico, in zona, zona, vicino a te, vicino al, vicino alla, nei dintorni, di fiducia,
    affidabil*, specializzat*, specialisti, sarebbero questi, sarebbero queste, questi sono, queste sono, ecco tre, ecco quattro, ecco cinque, ecco alcuni, ecco
    alcune, ecco qualche, tra i più, tra le più, fra i più, fra le più, residenti`,
  /** They are brands by name. */
  brands: `
    brands, brand, companies, makers, manufacturers, labels, vendors, providers, firms, banks, agencies, competitors, marken, hersteller, anbieter, unternehmen, firmen, agenturen,
    marques, entreprises, fournisseurs, agences, marcas, empresas, proveedores, agencias, marche, aziende, fornitori, agenzie, fornecedores, merken, bedrijven, aanbieders, bureaus, marki, firmy, dostawcy, agencje,
    znacky, spolecnosti, бренды, компании, агентства, компанії, markalar, sirketler, ajanslar, merek, perusahaan, thuong hieu, cong ty, شركات, علامات, חברות, מותגים, कंपनि, ब्रांड,
    会社, 企業, 業者, 代理店, ブランド, メーカー, ベンダー, 公司, 品牌, 厂商, 업체, 회사, 브랜드, 기업,
    mærker, merker, producenter, produsenter, virksomheder, selskaber, selskaper, bedrifter, udbydere, leverandører, bureauer, byråer, merkit, yritykset, valmistajat, yhtiöt, branduri, mărci, companii, firme, furnizori, agenții, márkák, cégek, gyártók, szolgáltatók, ügynökségek, μάρκες, εταιρείες, εταιρίες, κατασκευαστές, πάροχοι, แบรนด์, ยี่ห้อ, บริษัท, ผู้ให้บริการ, ผู้ผลิต, เอเจนซี่`,
  /** They are other choices than one that was told before. */
  rest: `
    other option*, other choice*, other candidate*, other contender*, others you'll see, others you will see, others worth, other names, other good, other picks, other models, other tools, other brands, also good, also worth, alternatives, alternative*, runner up, runners up, runner-up, runners-up, honorable mention*, honourable mention*, backup pick*, also great, also consider, weitere, alternativen, andere, autres, d'autres, d’autres, alternatives, otras opciones, otras alternativas, alternativas, altre opzioni, alternative, outras opcoes,
    andere opties, alternatieven, inne opcje, inne propozycje, alternatywy, dalsi moznosti, alternativy, другие варианты, альтернатив*, інші варіанти, diger secenekler, alternatif*, opsi lain, lua chon khac, andra alternativ, andre muligheder, خيارات أخرى, بدائل, אפשרויות נוספות, חלופות, अन्य विकल्प,
    他の選択肢, その他の候補, 他の候補, 代替, ほかの候補, 다른 선택지, 다른 후보, 그 외 선택지, 대안, 其他选择, 其他选项, 备选, 替代,
    andre gode, flere muligheder, andre alternativer, flere alternativer, andre muligheter, muita vaihtoehtoja, muut vaihtoehdot, muita hyviä, alte opțiuni, alte variante, további lehetőségek, egyéb lehetőségek, további alternatívák, alternatívák, άλλες επιλογές, άλλες προτάσεις, εναλλακτικ*, ตัวเลือกอื่น, ทางเลือกอื่น,
    narrowly missed, just missed, nearly made, almost made, didn't quite make, didn’t quite make, close second, close seconds, close third, in the running, also
    considered, also try, there are also, there is also, there's also, there’s also, also popular, also recommended, also solid, also strong, also excellent, also
    decent, also notable, also deserve*, also like, also rated, also look at, also look into, also mention*, worth mentioning, worth a mention, deserve a mention,
    deserves a mention, special mention*, other favorites, other favourites, other great, other solid, other strong, other worthy, other top, other popular, other
    places, other spots, other restaurants, other hotels, other ideas, other suggestions, other possibilities, other providers, other companies, other
    recommendations, other well-known, other notable, other ones, other reputable, other decent, others to consider, others to try, others to look at, others i,
    others i'd, others i’d, others that, others in, a few others, some others, few more options, few more names, few more places, few more picks, few more ideas,
    more options, more choices, more picks, more places to, more alternatives, more names, more recommendations, backup option*, backup choice*, as backup, as
    backups, as a backup, good backups, solid backups, plan b, second choice*, second-choice, second tier, second-tier, fallback*, further options, further
    suggestions, further recommendations, further picks, additional options, additional picks, additional choices, additional recommendations, fully booked,
    booked up, booked out, sold out, best of the rest, lesser-known, lesser known, less well known, less well-known, under the radar, wild card*, wildcard*, dark
    horse*, bonus pick*, keep an eye on, ones to watch, not far behind, close behind, near misses, near miss, still worth, equally good, just as good, next best,
    next-best,
    ebenfalls gut, ebenfalls empfehl*, ebenfalls einen blick, ebenfalls im rennen, ebenfalls interessant, ebenfalls lohn*, ebenfalls beliebt, ebenfalls stark,
    ebenfalls solide, ebenfalls sehr, ebenfalls überzeug*, ebenso gut, ebenso empfehl*, genauso gut, auch gut, auch interessant, auch empfehl*, auch einen blick,
    auch sehr gut, auch sehenswert, auch lohnenswert, außerdem interessant, außerdem empfehl*, außerdem gut, außerdem sehenswert, außerdem lohn*, außerdem noch,
    außerdem einen blick, außerdem gibt, daneben gibt, sind noch, wären noch, kommen noch, gäbe es noch, gibt es noch, noch zu nennen, zu nennen, nennenswert*,
    knapp verpasst, knapp dahinter, knapp gescheitert, knapp nicht, knapp vorbei, knapp verfehlt, dicht dahinter, dicht gefolgt, nicht weit dahinter, ehrenvolle
    erwähnung*, lobende erwähnung*, lobend erwähn*, erwähnenswert*, erwähnt seien, zweite wahl, zweite reihe, zweiten reihe, ausweichmöglichkeit*,
    ausweichoption*, ausweichen, ausgebucht, ausverkauft, weniger bekannt*, sonstige empfehl*, sonst noch, im auge behalten, auf dem schirm, im rennen,
    zusätzliche optionen, zusätzliche empfehl*, zusätzliche anbieter, mehr auswahl, noch mehr auswahl, noch mehr empfehl*, nicht unerwähnt, ersatzkandidat*,
    verfolger,
    également citer, également mentionner, également intéressant*, également recommand*, également considérer, également regarder, également penser, également
    dans, également très, également de bon*, également valable*, aussi citer, citer aussi, citer également, citons aussi, citons également, aussi mentionner, à
    considérer aussi, à considérer également, à voir aussi, à voir également, à regarder aussi, à essayer aussi, aussi intéressant*, aussi recommand*, aussi très,
    aussi valable*, aussi dans, bons aussi, bonnes aussi, très bien aussi, mention honorable, mentions honorables, mention spéciale, mentions spéciales, moins
    connu, moins connue, moins connus, moins connues, moins médiatis*, si c'est complet, si c’est complet, si tout est complet, affichent complet, affiche
    complet, plans b, de repli, solution de secours, solutions de secours, outsider, outsiders, challengers, en embuscade, pas loin derrière, juste derrière, de
    justesse, garder à l'œil, garder à l’œil, garder un œil, dans la course, en lice, second choix, seconds choix, deuxième choix, valent aussi, vaut aussi,
    méritent aussi, méritent également, mérite aussi, mérite également, méritent d'être cit*, méritent d’être cit*, méritent une mention, un peu plus loin, sans
    oublier, failli figurer, ont failli, quelques autres, reste aussi, il y a aussi, il existe aussi, existent aussi, valables aussi,
    menciones honoríficas, mención honorífica, menciones especiales, mención especial, mención de honor, menciones de honor, menos conocid*, también recomend*,
    también muy buen*, también buen*, también interesant*, también destac*, también merec*, también podrí*, también puedes mirar, también puedes considerar,
    también valen, también vale, también cabe, también hay, también están, también en la carrera, también encajan, otros nombres, otros que, otras que, otros
    sitios, otros lugares, otros buenos, otras buenas, otros candidatos, otras candidatas, otras propuestas, otros proveedores, otras marcas, otras empresas,
    otros modelos, otras herramientas, otras recomendaciones, otras posibilidades, otros favoritos, otras ideas, otros restaurantes, otros hoteles, otras apps, se
    quedaron cerca, se quedan cerca, a las puertas, segunda opción, segundas opciones, segunda fila, suplentes, de reserva, si no hay sitio, si no hay mesa, si
    están llenos, si está lleno, si están completos, si está completo, merecen mención, merece mención, merecen una mención, merece una mención, no hay que
    olvidar, sin olvidar, igualmente recom*, igualmente buen*, igualmente interesant*, igualmente válid*, un poco más lejos, algo más lejos, un poco más alejad*,
    algo más alejad*, además de estos, además de estas, más opciones, más alternativas, no muy lejos, igual de buen*, cabe mencionar, cabe citar, cabe destacar,
    por los pelos,
    menzioni d'onore, menzioni d’onore, menzione d'onore, menzione d’onore, menzioni onorevoli, menzione onorevole, menzione speciale, menzioni speciali, buoni
    anche, buone anche, ottimi anche, ottime anche, validi anche, valide anche, bene anche, anche validi, anche valide, altrettanto valid*, altrettanto buon*,
    altrettanto interessant*, meno noti, meno note, meno conosciut*, meno famos*, citare anche, segnalare anche, segnalo anche, ricordare anche, menzionare anche,
    da segnalare, meritano menzione, meritano una menzione, merita una menzione, meritano anche, merita anche, vale la pena citare, vale la pena ricordare, vale
    la pena menzionare, tenere d'occhio, tenere d’occhio, altri nomi, altri modelli, altri buoni, altri locali, altri ristoranti, altri hotel, altri indirizzi,
    altri fornitori, altri strumenti, altri marchi, altri candidati, altri che, altre che, altre proposte, altre aziende, altre possibilità, altre idee, altre
    scelte, altre valide, altre app, altri posti, altri validi, altri servizi, ci sono anche, c'è anche, c’è anche, anche questi, anche queste, di riserva, piano
    b, seconda scelta, seconde scelte, seconda fila, per un soffio, per poco, a un passo dalla, in lizza, in alternativa, se è tutto pieno, tutto esaurito, sono
    al completo, è al completo, po più lontano, po più lontani, po fuori mano, senza dimenticare, da considerare anche, considera anche, valuta anche, da valutare
    anche, più defilat*`,
  /** The items are no choices, whatever else the line says: steps, tips, things to look at, questions. */
  others: `
    best practice*, troubleshoot*, best-practice*, fehlerbehebung, fehlersuche, meilleures pratiques, depannage, mejores practicas, buenas practicas, solucion de problemas, migliori pratiche, buone pratiche,
    risoluzione dei problemi, melhores praticas, boas praticas, solucao de problemas, najlepsze praktyki, dobre praktyki, rozwiazywanie problemow, osvedcene postupy, reseni problemu, лучшие практики, устранение неполадок,
    en iyi uygulama*, sorun giderme, praktik terbaik, pemecahan masalah, khac phuc su co, أفضل الممارسات, सर्वोत्तम प्रथा, ベストプラクティス, トラブルシューティング, 最佳实践, 故障排除, 모범 사례, 문제 해결,
    strategy, strategies, strategie*, estrategia*, estrategias, strategi, strateji*, стратеги*, chien luoc, 전략(?! ?게임), 戦略(?!ゲーム), 策略(?!游戏|类), 战略(?!游戏), استراتيجي, אסטרטג, रणनीति,
    how to, how do, to choose, to ask, to ask about, att tänka på, å tenke på, at tænke på, zu fragen, à demander, que preguntar, da chiedere, a perguntar, om te vragen, choosing, to look for, look for, to consider, to prioritize, to remember, to keep in mind, to know, to check, consider when, faq, faqs, frequently asked,
    next step*, step*, steps to, tip, tips, advice, consideration*, factor, factors, criteria, checklist, red flags, questions, what to, why, takeaway*,
    sources, references, citations, further reading, conclusion, bottom line, summary, in short, before you, verdict on, use cases, tools you need, glossary,
    disclaimer, methodology, guide, recap, buying advice, making the choice, how we, mistakes, prerequisites, requirements, challenges, instructions, traits, examples of use,
    wie sie, worauf, schritt*, tipp*, hinweis*, kriterien, fragen, fazit, quellen, checkliste, voraussetzung*, auswahlkriterien, vorgehen*, zu beachten, beachten, kaufberatung, anleitung,
    comment, etape*, conseil, conseils, critere*, facteurs, questions, sources, a considerer, a verifier, guide d achat, prochaines, astuces, a prendre en compte,
    como, paso*, consejo*, criterios, factores, preguntas, fuentes, a considerar, a tener en cuenta, recomendaciones para, siguientes pasos, conclusion, tener en cuenta,
    come sceg*, come valut*, come funz*, come us*, come tro*, come si, come fare, come capire, come rispar*, come confront*, come orient*, come prepar*, come otten*, come decid*, come risolv*, come iniz*, passi, passo, passaggi, consigli, criteri, fattori, domande, fonti, considerazioni, da considerare,
    etapas, passos, dicas, conselhos, criterios, fatores, perguntas, fontes, a considerar, consideracoes, conclusao,
    stappen, stap, advies, criteria, factoren, vragen, bronnen, waarop, overwegingen, aandachtspunten, conclusie, hoe, waar moet je,
    krok*, wskazowk*, porad*, kryteri*, czynnik*, pytania, zrodla, na co zwrocic, podsumowanie, jak,
    kroky, krok, tipy, rady, kriteri*, faktor*, otazky, zdroje, na co si, zaver, jak,
    как, шаг*, совет*, критери*, фактор*, вопрос*, источник*, обратить внимание, заключение, вывод*, рекомендации по, этап*,
    як, крок*, порад*, критері*, фактор*, питання, джерела, висновок,
    nasil, adim*, ipuc*, oneri ler, kriter*, faktor*, sorular, kaynaklar, dikkat, sonuc,
    cara, langkah*, tips, saran, kriteria, faktor*, pertanyaan, sumber, pertimbangan, kesimpulan, yang perlu,
    cach, buoc, meo, loi khuyen, tieu chi, yeu to, cau hoi, nguon, luu y, can can nhac, ket luan,
    كيف, خطوات, نصائح, معايير, عوامل, أسئلة, مصادر, اعتبارات, الخلاصة,
    כיצד, איך, שלבים, טיפים, עצות, קריטריונים, שיקולים, שאלות, מקורות, סיכום,
    कैसे, चरण, सुझाव, मानदंड, कारक, प्रश्न, स्रोत, ध्यान, निष्कर्ष,
    選び方, 選ぶ, 選定, ポイント, 注意, コツ, 手順, ステップ, 流れ, 方法, チェック, 確認, 質問, 出典, (?<![供给][你您]?)参考(?!に(?!な)), 情報源, 次のアプローチ, 基準, まとめ(?!まし|てい|ます|て(?:みま|お|ご)|たの), リスク, アドバイス, とは, 理由, ヒント, よくある, 導線, 背景, 課題, 条件, 費用相場, 要点, 実務,
    如何, 怎么, 怎样, 步骤, 流程, 建议事项, 技巧, 注意事项, 标准, 因素, 问题, 来源, 参考资料, 考虑, 总结, 结论, 方法, 要点, 指南,
    고르는, 선택 기준, 판단 기준, 선택 팁, 체크리스트, 체크, 확인, 방법, 단계, 절차, 팁, 주의, 유의, 질문, 출처, 참고(?!하(?:세요|시|실|면|여)|해(?! 주의)|로 볼|할 만한), 어떻게, 조언, 핵심 포인트, 포인트, 준비(?!생|된|중), 꿀팁, 이유, 고려, 가이드, 항목, 물어볼, 물어봐야, 지킬 것, 따져볼, 들어가야,
    sådan vælger, hvordan, gode råd, vores råd, trin, kriterier, faktorer, spørgsmål, kilder, konklusion, opsummering, kort sagt, husk, vær opmærksom, tjekliste, huskeliste, fejlfinding, bedste praksis, strategier, slik velger, trinn, spørsmål, konklusjon, oppsummering, kort oppsummert, dette bør du, sjekkliste, feilsøking, beste praksis,
    miten, kuinka, vinkit, vinkkejä, vinkki, neuvot, neuvoja, ohjeet, ohjeita, askeleet, vaiheet, kriteerit, kriteerejä, tekijät, tekijöitä, kysymykset, kysymyksiä, lähteet, yhteenveto, johtopäät*, muista, huomioi, mitä kannattaa, parhaat käytännöt, vianetsintä, strategiat,
    cum să, cum alegi, cum alegeți, cum funcționează, pași, pașii, sfaturi, criterii, factori, întrebări, surse, concluzie, concluzii, de luat în calcul, de avut în vedere, de reținut, la ce să, ce să, lista de verificare, rezumat, ghid, bune practici, cele mai bune practici, depanare, strategii,
    hogyan, lépések, lépés, tippek, tanács*, szempont*, kritérium*, tényező*, kérdések, források, összegzés, összefoglalás, következtetés, mire figyelj*, mire érdemes, amire érdemes, ne feledje, ellenőrzőlista, útmutató, legjobb gyakorlat*, bevált gyakorlat*, hibaelhárítás, stratégia*, stratégiák, mit érdemes,
    πώς, βήμα, βήματα, συμβουλ*, κριτήρια, παράγοντες, ερωτήσεις, πηγές, συμπέρασμα, σύνοψη, τι να προσέξετε, τι να προσέξεις, προσέξτε, να θυμάστε, οδηγός, βέλτιστες πρακτικές, αντιμετώπιση προβλημάτων, στρατηγικ*,
    วิธี, ขั้นตอน, เคล็ดลับ, ทริค, คำแนะนำเพิ่มเติม, คำแนะนำในการ, ข้อควร, สิ่งที่ควร, ปัจจัย, เกณฑ์, คำถาม, แหล่งที่มา, อ้างอิง, สรุป, เช็กลิสต์, เช็คลิสต์, อย่างไร, ก่อนซื้อ, แนวทางปฏิบัติ, กลยุทธ์, คู่มือ, ทำไม, เหตุผล,
    it would help to know, help me narrow, tell me, let me know, i can also, i'd need to know, i’d need to know, based on the following, budget breakdown, cost
    breakdown, price breakdown, breakdown of, based on these, rules of thumb, rule of thumb, ways to, things to check, things to ask, things to watch, things to
    bring, things to note, things to think about, types of, kinds of, how much, how long, how many, how often, common questions, pitfalls, warning signs, signs
    of, signs that, signs you, myths, documents you, documents to, documents à, documents suivants, documents nécessaires, what's included, what’s included, not
    included, what is included, key differences, main differences, difference between, the process, day 1, week 1, pay attention, make sure, deal-breakers,
    dealbreakers, house rules, rules of, if you'd like, if you’d like, would you like, want me to, how i chose, how i picked, how i selected, how i ranked, fine
    print, terms and conditions, hidden fees, hidden costs, your budget is, your priorities,
    warum diese, warum ich diese, warum genau, welche arten, arten von, wie viel, wie lange, wie oft, wie hoch, wie funktioniert, wie du, wie man, wie läuft, wann
    lohnt, wann sich, wüsste ich, sag mir, sagen sie mir, teile mir, verrate mir, lass mich wissen, geben sie mir, kann ich dir auch, kann ich ihnen auch, häufige
    fehler, typische fehler, fehler beim, reisezeit, geeignet für, ablauf, unterschiede, unterschied zwischen, unterlagen, warnzeichen, warnsignale, rote flaggen,
    faustregel*, nebenkosten, budgetaufteilung, meine kriterien, nach diesen kriterien, grundlage, so habe ich, so bin ich, so wurde*, so gehst du, so gehen sie,
    so findest, so erkennst, so erkennen, was du, was sie, was kostet, was ist, das solltest du, darauf solltest, einplanen, folgende punkte, diese punkte, zu
    klären, mythen, gut zu wissen, wissenswert*,
    pourquoi ces, pourquoi cette, pourquoi ce, pourquoi choisir, combien, types de, sortes de, familles de, dites-moi, dis-moi, précisez-moi, indiquez-moi, pour
    affiner, je peux aussi, je peux également, bon à savoir, à savoir, à retenir, à vérifier, vérifiez, préparez, signaux d'alerte, signaux d’alerte, signes
    d'alerte, signes d’alerte, pièges à éviter, erreurs à, erreurs fréquentes, erreurs courantes, mode d'emploi, mode d’emploi, questions à, questions fréquentes,
    démarches, différences, différence entre, déroulement, soyez attentif, soyez attentive, faites attention, points à, points de vigilance, frais cachés, ce qui
    est inclus, ce qui est compris, règles à, règles d'or, règles d’or, idées reçues, comparez, quand réserver, quand acheter, quand partir, ma méthode,
    méthodologie, me suis basé, me suis appuyé, basé sur, basée sur,
    por qué est*, por qué elegir, cuánto, cuántos, cuántas, tipos de, para afinar, dime, cuéntame, indícame, dígame, puedo también, también puedo, conviene saber,
    a saber, bueno saber, señales de alerta, señales de que, errores comunes, errores frecuentes, errores a, preguntas frecuentes, estos documentos, documentos
    necesarios, trámites, diferencias, diferencia entre, todavía dudas, aún dudas, sigues dudando, si dudas, fíjate, ten a mano, qué incluye, qué no incluye, qué
    llevar, qué preguntar, qué mirar, cuándo, mitos, reglas de oro, reglas para, letra pequeña, costes ocultos, gastos ocultos, me he basado, me baso, basado en,
    basada en, metodología, cómo he elegido, cómo los he, así los,
    perché quest*, perché sceglier*, quanto costa, quanto costano, quanto dura, quanto tempo, quanti, quante, tipi di, tipologie di, dimmi, fammi sapere, mi
    servirebbe sapere, per darti, posso anche, buono a sapersi, da sapere, campanelli d'allarme, campanelli d’allarme, segnali d'allarme, segnali d’allarme,
    segnali di, errori comuni, errori da, errori frequenti, domande frequenti, questi documenti, documenti necessari, differenze, differenza tra, ancora indecis*,
    controlla, cosa è incluso, cosa è compreso, cosa chiedere, cosa portare, cosa controllare, cosa sapere, quando conviene, quando prenotare, quando andare, miti
    da, regole per, regole da, costi nascosti, spese nascoste, mi sono basat*, basato su, basata su, metodologia, come ho scelto, come li ho, come le ho`,
  /** They show what was told before; choices where the line also says so. */
  examples: `
    example, examples, beispiel*, exemple*, ejemplo*, esempi*, exemplo*, voorbeeld*, przyklad*, priklad*, пример*, приклад*, ornek*, contoh*, vi du, مثال, أمثلة, דוגמ, उदाहरण, 実例, 事例, 案例, 示例, 예시, 사례,
    eksempel, eksempler, esimerk*, példa, példák, például, παράδειγμα*, ตัวอย่าง`,
  /** What a thing has rather than is; choices where the line also says so. */
  traits: `
    features, feature, specification*, specs, benefits, advantages, disadvantages, pros, cons, strengths, weaknesses, highlights, details, price*, pricing, cost*, includes, including, offers, services include, capabilities,
    eigenschaften, merkmale, funktionen, vorteile, nachteile, preise, kosten, leistungen, caracteristiques, fonctionnalites, avantages, inconvenients, prix,
    caracteristicas, ventajas, desventajas, beneficios, precios, funciones, contras, caratteristiche, vantaggi, svantaggi, prezzi, funzionalita, vantagens, recursos principais,
    kenmerken, voordelen, nadelen, functies, cechy, zalety, wady, funkcje, vlastnosti, vyhody, nevyhody, funkce, особенност*, преимуществ*, недостатк*, функци*, переваг*, недолік*,
    ozellik*, avantaj*, dezavantaj*, fitur, keunggulan, kelebihan, kekurangan, tinh nang, uu diem, nhuoc diem, المميزات, المزايا, العيوب, יתרונות, חסרונות, תכונות, विशेषता, लाभ,
    特徴, 強み, 機能, メリット, デメリット, 料金, 費用, 利点, 特点, 功能, 优点, 缺点, 优势, 价格, 특징, 장점, 단점, 기능, 가격, 비용, 혜택, 커리큘럼,
    fordele, ulemper, fordeler, funktioner, funksjoner, egenskaber, egenskaper, priser, specifikationer, spesifikasjoner, styrker, svagheder, svakheter, ominaisuud*, hyödyt, hyvät puolet, huonot puolet, plussat, miinukset, hinnat, edut, haitat, caracteristici, avantaje, dezavantaje, prețuri, funcții, beneficii, puncte forte, puncte slabe,
    jellemzők, előnyök, hátrányok, árak, funkciók, tulajdonságok, χαρακτηριστικά, πλεονεκτήματα, μειονεκτήματα, τιμές, λειτουργίες, δυνατά σημεία, αδύναμα σημεία, คุณสมบัติ, ข้อดี, ข้อเสีย, ฟีเจอร์, จุดเด่น, สเปก, ค่าใช้จ่าย`,
  /** They are sorted by something, so that what stands over them are kinds. */
  sorted: `
    by type, by budget, by price, by category, by use, by need, by style, by taste, by activity, by region, by city, by occasion, sorted by, grouped by, nach art, nach typ, nach preis, nach budget, nach stil, nach kategorie, nach bedarf, nach region, nach einsatz*, sortiert nach,
    par type, par budget, par categorie, par usage, par style, par gout, par region, par ville, par prix, par besoin, por tipo, por estilo, por presupuesto, por categoria, por uso, por zona, por precio, por ciudad, por sabor, por orcamento, por preco, por cidade, por regiao, por necessidad*, por necesidad,
    per tipo, per stile, per categoria, per prezzo, per fascia, per zona, per gusto, per uso, divisi per, per type, per soort, per budget, per stijl, naar type, per categorie, wedlug, podle, по типу, по типам, по вид*, по бюджет*, по категори*, по цел*, за типом, за категорі*, за бюджет*,
    gore, berdasarkan, menurut, theo loai, theo nhu cau, theo ngan sach, theo khu vuc, efter typ, per kategori, efter type, حسب, לפי, के अनुसार, 別に, 別の, 別で, タイプ別, 用途別, 予算別, 별로, 유형별, 용도별, 按,
    efter behov, efter budget, efter kategori, etter behov, etter budsjett, etter type, etter kategori, tyypin mukaan, käyttötarkoituksen mukaan, budjetin mukaan, după tip, după buget, după nevoi, pe categorii, típus szerint, ár szerint, igény szerint, kategória szerint, ανά κατηγορία, ανά τύπο, ตามประเภท, ตามงบ, ตามการใช้งาน`,
  /** Where to get the things. */
  shops: `
    where to buy, where to find, where to shop, where to purchase, where you can buy, wo kauf*, kaufen kann*, ou achet*, donde compr*, dove compr*, onde compr*, acheter ou, comprarl*, wo kaufen, zu kaufen, kaufen kann, erhaltlich bei, ou acheter, donde comprar, dove comprare, onde comprar, waar te koop, waar kopen, gdzie kupic, kde koupit,
    где купить, де купити, nereden alinir, nereden satin, tempat membeli, di mana membeli, mua o dau, noi mua, أين تشتري, من أين, איפה לקנות, היכן לקנות, कहाँ खरीद, どこで買, 購入先, 販売店, 哪里买, 购买渠道, 购买地点, 구매처, 어디서 살, 파는 곳,
    where to book, booking sites, booking platforms, wo buchen, où réserver, dónde reservar, dove prenotare, onde reservar, gdzie zarezerwować, 予約サイト, 予約先, 预订平台, 预订网站, 預訂, 예약 사이트, 예약 플랫폼, 예약 앱, 예약처, 구입처, 구입할 곳,
    mistä ostaa, unde cumperi, unde cumpărați, unde se găse*, hol kapható, hol vásárol*, hol vehet*, πού να αγοράσ*, πού θα βρείτε, πού θα το βρείτε, ซื้อได้ที่ไหน, ซื้อที่ไหน, ช่องทางการซื้อ, ช่องทางซื้อ, หาซื้อได้`,
  /** Shops, which are choices only where nothing else is. */
  sellers: `
    available at, following retailers, these retailers, various retailers, several retailers, major retailers, at retailers, following stores, these stores, various stores, retailers like, purchase from`,
  /** Advised against. */
  avoid: `
    to avoid, avoid, not ideal, not the best for, to limit, da limitare, a limiter, a limitar, caution, no longer, not any more, i'd skip, i would skip, to skip, advise against, i'd pass on, not recommend*, don't recommend, do not buy, don't buy, worst, steer clear, stay away, skip these, overrated, be cautious, be wary, beware, watch out for, vorsicht, hute dich, cuidado con, ojo con, mefiez vous, cuidado com, attenzione a, attenti a, pas op, uwaga na, осторожно, остерег*, not worth, nicht empfohlen*, nicht empfehl*, raten wir ab, rate ich ab, abraten, meiden, finger weg, schlechteste*, vermeiden,
    a eviter, eviter, deconseill*, pires, pas recommand*, evitar, peores, no recomend*, da evitare, evitare, peggior*, sconsigli*, desaconsej*, desaconselh*, piores, nao recomend*, te vermijden, vermijden, slechtste, afgeraden, niet aanbevol*,
    unikac, unikaj, najgorsz*, niepolecan*, odradzam*, vyhnout, nedoporuc*, nejhorsi, избега*, не рекоменд*, худш*, уникат*, не рекоменду*, найгірш*, undvik*, undga, valta, kacin*, onerilmeyen*, en kotu, hindari, dihindari, terburuk, tidak direkomendasikan,
    sämst, dårligst*, außer konkurrenz, hors liste, fuera de la lista, fuori lista, fora da lista, señales de alarma, 選外, 対象外, 제외, nen tranh, can tranh, te nhat, تجنب, لا أنصح, أسوأ, להימנע, לא מומלצ, גרוע, बचें, से बचना, अनुशंसित नहीं, 避けるべき, おすすめしない, おすすめできない, 避けた方, 不推荐, 避免, 避雷, 避坑, 最差, 피해야, 비추천, 추천하지 않,
    peor, pior, pire, nicht fur dich, nicht fur sie, nicht fur anfanger, pas pour vous, pas pour toi, no para ti, non per te, niet voor jou, leave these, leave those, leave alone, a miss, less convinc*, weniger uberzeug*, moins convain*, peu convain*, meno convin*, poco convin*, menos convin*, minder overtuig*, mniej przekon*, with caution, with care, be careful, careful with, think twice, left out, leave out, ruled out, didn't make, did not make, less suit*, not suit*, not for you, overhyped, overpriced, rather not, probably not, hands off, cross off, leave to the, not for beginners, eher nicht, lieber nicht, besser nicht, raději ne, laisser en rayon, mijd, disappoint*, problematic, mit vorsicht, vorsichtig, nicht geeignet*, weniger geeignet*, ungeeignet*, weniger empfehl*, enttausch*, aussortiert,
    avec prudence, avec precaution, moins adapt*, peu adapt*, moins recommand*, ecarte*, prudence, con cautela, con precaucion, menos adecuad*, poco adecuad*, menos recomend*, descartar*, descartad*, descarte, scarterei, ecarterais, laisserais de cote, con attenzione, con prudenza, meno adatt*, poco adatt*, scartat*, deludent*, com cautela, menos indicad*, pouco indicad*, minder geschikt*, niet geschikt*, afgevallen, voorzichtig,
    ostroznie, ostroznosci*, mniej polecan*, odrzuci*, opatrne, s opatrnosti, осторожн*, с осторожностью, не подойд*, обережн*, dikkatli, hati-hati, forsikti*, mindre lampli*, 注意したい, 慎重に, 外した, 見送った, 向かない, 조심, 거르, 제외한, 제외했, 뺀, 걸러, 谨慎, 不适合, 踩雷, 排除,
    fraråd*, unngå, unngås, undgås, frarå*, välttää, vältettäv*, ei suositel*, huonoim*, de evitat, evitați, nerecomandat*, nu recomand*, cele mai proaste, kerülendő*, elkerül*, nem ajánl*, legrosszabb*, αποφύγετε, αποφεύγετε, προς αποφυγή, δεν συνιστ*, δεν προτείν*, χειρότερ*, ควรหลีกเลี่ยง, ไม่แนะนำ, ควรเลี่ยง, แย่ที่สุด, ควรระวัง,
    give a miss, give them a miss, give it a miss, wide berth, aren't worth, aren’t worth, isn't worth, isn’t worth, weren't worth, weren’t worth, wasn't worth,
    wasn’t worth, hardly worth, barely worth, don't bother, don’t bother, not bother, wouldn't bother, wouldn’t bother, don't waste, don’t waste, not waste, waste
    of money, waste of time, waste your money, waste your time, save your money, fall short, falls short, fell short, fallen short, falling short, don't live up,
    don’t live up, doesn't live up, doesn’t live up, didn't live up, didn’t live up, not live up, failed to live up, fail to live up, fails to live up,
    underwhelm*, letdown, letdowns, let-down, let-downs, over-hyped, over-rated, over-priced, overpromis*, dodgy, shady, sketchy, untrustworthy, too unreliable,
    proved unreliable, unreliable brands, unreliable models, poor reviews, bad reviews, negative reviews, terrible reviews, mixed reviews, poorly reviewed, poorly
    rated, low-rated, lowest-rated, lowest rated, worst-rated, worst-reviewed, bad reputation, poor reputation, poor track record, poor reliability, poor support,
    poor quality, poor value, bad value, poor service, too many complaints, many complaints, lots of complaints, no-go, no-gos, no-goes, left off, leave off,
    leaving off, leaving out, off my list, off the list, off this list, off our list, not on my list, not on the list, not on this list, struck off, strike off,
    crossed off, not a good fit, not a great fit, wrong fit, poor fit, bad fit, not the right fit, not the right choice, wrong choice*, bad choice*, poor choice*,
    bad bets, bad bet, bad idea, bad picks, bad deal*, hard to recommend, struggle to recommend, hesitate to recommend, hesitant to recommend, reluctant to
    recommend, hard pass, i passed on, we passed on, i'd pass, i’d pass, we'd pass, we’d pass, would pass on, hard to justify, can't justify, can’t justify,
    skeptical of, sceptical of, be skeptical, be sceptical, not convinced, unconvinced, not convincing, unconvincing, not impressed, unimpressed, unimpressive,
    failed to impress, fail to impress, i regret*, we regret*, people regret, buyers regret, you'll regret, you’ll regret, you might regret, you may regret, never
    again, thumbs down, blacklist*, naughty list, past their prime, past its prime, gone downhill, went downhill, going downhill, seen better days, skip for now,
    skip if, skip unless, skip this, skip those, skip them, i skip, i skipped, we skipped, we'd skip, we’d skip, we would skip, safely skip, safe to skip, better
    skipped, skippable, skip list, be suspicious, wary of, i'm wary, i’m wary, cautious about, careful about, cautious with, warn against, warned against, warn
    you, i'd warn, i’d warn, warning about, steer away, shy away, well clear, keep clear, keep your distance, walk away, run away from, can't vouch, can’t vouch,
    cannot vouch, couldn't vouch, couldn’t vouch, not vouch, mediocre, subpar, sub-par, lackluster, lacklustre, below par, below average, not up to scratch, not
    up to standard, not up to par, failed our, failed my, duds, weakest, least favorite*, least favourite*, less impressive, least impressive, bottom of the list,
    bottom of the pile, bottom of my, bottom of our, lowest ranked, ranked last, came last, finished last, more hype than, all hype, promise too much, promise
    more than, promises more than, cash grab*, too many downsides, too many problems, too many issues, too many drawbacks, considered but, considered and
    rejected, looked at but, tested but, rejected, discarded, dismissed, ruled them out, ruling out, rule out, don't make sense, don’t make sense, doesn't make
    sense, doesn’t make sense, not buy again, not worth,
    bogen um, bogen machen, einen bogen, großen bogen, weiten bogen, lohnen sich nicht, lohnt sich nicht, lohnt nicht, nicht lohn*, kaum lohn*, abzuraten,
    abgeraten, abrate, links liegen, abstand halten, abstand nehmen, abstand nehme, hände weg, mit skepsis, skeptisch, misstrauisch, misstrauen, warne vor, warnen
    vor, warnung vor, ich warne, würde ich warnen, gewarnt, nicht mein fall, nicht wert, geldverschwendung, zeitverschwendung, rausgeschmissenes geld,
    rausgeworfenes geld, hinausgeworfenes geld, halten nicht was, hält nicht was, nicht halten was, hielten nicht was, versprechen mehr als, verspricht mehr als,
    versprechen zu viel, verspricht zu viel, zu viel versprechen, mehr schein, nicht uneingeschränkt, bedingt empfehl*, kaum empfehl*, nicht mehr empfehl*, wenig
    empfehl*, nicht auf meiner liste, nicht auf meine liste, nicht auf die liste, liste gestrichen, gestrichen habe, streichen würde, rausgeflogen, ausgeschieden,
    außen vor, nicht berücksichtigt, verworfen, nein danke, schwarze liste, schwarzen liste, geht gar nicht, gehen gar nicht, reinfall, reinfälle, fehlkauf,
    fehlkäufe, fehlgriff*, sich sparen, dir sparen, euch sparen, spare ich mir, sparen würde, schlecht bewertet*, schlechte bewertung*, schlechten bewertung*,
    schlechte erfahrung*, schlechte wahl, schlechter ruf, schlechten ruf, schlechte kritik*, viele beschwerden, zu viele beschwerden, negativ aufgefallen,
    durchgefallen*, mangelhaft*, schlecht abgeschnitten, schwach abgeschnitten, schlechter abgeschnitten, schwächste*, schlusslicht*, testverlierer, nicht gut
    abgeschnitten, wenig überzeugend*, kaum überzeug*, nicht überzeug*, zu viel geld, nicht zu gebrauchen, unbrauchbar*, keine gute wahl, keine guten, keine
    empfehlung, nicht die richtige wahl, nicht das richtige, besser lassen, lieber lassen, bleiben lassen, besser verzichten, lieber verzichten, verzichten würde,
    außer betracht, nichts für dich, nichts für sie,
    à fuir, fuir, fuyez, à proscrire, proscrire, proscrit*, à bannir, bannir, à oublier, oubliez, laisser de côté, laissés de côté, laissées de côté, laissé de
    côté, passer votre chemin, passez votre chemin, passer son chemin, passerais mon tour, passerais mon chemin, je passe mon tour, se méfier, méfiez, me
    méfierais, me méfie, valent pas, vaut pas, valent plus, vaut plus, surcoté*, surfait*, surestimé*, surévalué*, hors de prix, attrape-touristes,
    attrape-touriste, attrape-nigaud*, douteux, douteuse*, peu fiable*, peu sérieu*, pas fiable*, pas sérieu*, mauvais avis, avis négatifs, mal notés, mal notées,
    mal noté, mauvaise réputation, mauvais choix, mauvaise expérience, mauvaises expériences, mauvais élèves, mauvaises surprises, mauvaise surprise, pas
    convaincu*, pas à la hauteur, pas ses promesses, pas leurs promesses, promettent trop, promet trop, trop promettre, promettent plus, perte de temps, perte
    d'argent, perte d’argent, argent jeté, liste noire, carton rouge, cartons rouges, rayés de, rayé de, rayer de, j'ai exclus, j’ai exclus, j'ai exclu, j’ai
    exclu, j'exclurais, j’exclurais, éliminés, éliminées, recalés, recalées, rejetés, rejetées, non retenus, non retenues, pas retenu*, pas gardé*, moins bons,
    moins bonnes, moins bien notés, moins bien notées, moins intéressant*, pas adaptés, pas adaptées, inadapté*, mieux vaut éviter, évitez, évitez-les,
    j'éviterais, j’éviterais, éviterais, éviterait, je zapperais, zapper, à zapper, je laisserais, laisserais tomber, laisser tomber, je fuirais, bannirais, pas
    la peine, ne méritent pas, ne mérite pas, méritent pas leur, mérite pas sa, nombreuses plaintes, trop de plaintes, trop de réclamations, s'abstenir,
    s’abstenir, abstenez-vous, sur la touche,
    huye, huir, huiría, aléjate, alejarse, alejaría, mantente lejos, mantenerse lejos, no merecen, no merece, no valen, no vale, sobrevalorad*, sobrestimad*,
    precios inflados, trampas para turistas, trampa para turistas, trampas turísticas, turistadas, dudos*, poco fiable*, poco serio, poco serios, poco seria, poco
    serias, poco confiable*, malas reseñas, malas opiniones, malas críticas, mala reputación, mala fama, mala experiencia, malas experiencias, mal valorad*, mal
    puntuad*, mala elección, malas elecciones, mala opción, malas opciones, mala idea, mala compra, malas compras, no convenc*, no me convenc*, no acaban de
    convencer, no terminan de convencer, no me fío, no me fiaría, no te fíes, desconfía, desconfíe, desconfiaría, desconfiar, lista negra, tarjeta roja, no
    cumplen, no cumple, a la altura de su fama, no están a la altura, no está a la altura, prometen demasiado, promete demasiado, prometen más, promete más,
    prometen mucho, promete mucho, rechazad*, descarté, descartamos, he descartado, fuera de mi lista, dejé fuera, dejo fuera, dejaría fuera, he dejado fuera,
    dejar fuera, pasaría de, pasaría de largo, pasa de largo, pasar de largo, pérdida de tiempo, pérdida de dinero, tirar el dinero, tirar dinero, dinero tirado,
    tires el dinero, flojos, flojas, no aptos, no aptas, no son para ti, no es para ti, con pinzas, con lupa, mejor no, ni de broma, ni regalado, ni regalados, ni
    regaladas, abstenerse, mantener lejos, me saltaría, saltaría, saltarse, sáltate, no repetiría, no volvería, quejas frecuentes, muchas quejas, demasiadas
    quejas, quejas constantes, menos convincentes, cautela, precaución, no están bien, no quedan bien, no compens*,
    alla larga, girare al largo, girerei al largo, stare al largo, stare lontano, stare lontani, starei lontano, stai lontano, state lontani, tenersi lontan*,
    lascerei perdere, lascia perdere, lasciate perdere, lasciar perdere, lasciare perdere, lascerei stare, lascerei fuori, lascerei da parte, lasciato fuori,
    lasciati fuori, salterei, da saltare, da scartare, da bocciare, bocciat*, boccerei, sopravvalutat*, sovrastimat*, prezzi gonfiati, trappole per turisti,
    trappola per turisti, trappole turistiche, acchiappaturisti, acchiappa-turisti, spennaturisti, spenna-turisti, fregatur*, poco affidabil*, inaffidabil*, poco
    seri, poco serie, di dubbia, pessim*, scadent*, mediocri, recensioni negative, cattive recensioni, brutte recensioni, recensioni pessime, cattiva reputazione,
    pessima fama, cattiva scelta, brutte sorprese, brutte esperienze, non valgono, non vale, non ne vale, non merita, non meritano, non convinc*, non mi convinc*,
    non mi ha convinto, non mi hanno convinto, non hanno convinto, non mi fiderei, non fidarti, non fidatevi, diffida, diffidare, diffidate, diffiderei, non
    mantengono, promettono troppo, promette troppo, promettono più, promettono molto, sotto le aspettative, sotto delle aspettative, lista nera, cartellino rosso,
    fuori dalla lista, fuori dalla mia lista, ho escluso, escluderei, da escludere, ho scartato, soldi buttati, soldi sprecati, buttare soldi, buttare i soldi,
    spreco di soldi, spreco di denaro, perdita di tempo, non adatt*, inadatt*, non fa per te, non fanno per te, con le pinze, evitate, eviterei, eviteremmo,
    meglio evitar*, meglio di no, meglio lasciar*, meglio non, troppe lamentele, molte lamentele, troppi problemi, poco consigli*, meno consigli*, lasciano a
    desiderare, lascia a desiderare`,
} as const;

/**
 * Heads of an item's parts, by which a list of them is told: "Price", "Pros", "Best for". Per language as above,
 * compared as whole heads.
 */
export const PARTS = `
    price, prices, pricing, cost, costs, pros, cons, features, key features, highlights, key highlights, best for, ideal for, good for, great for, perfect for, strengths, strength, weaknesses, weakness, downsides, downside, drawbacks, limitations,
    advantages, disadvantages, benefits, why it's good, why it’s good, why, why it’s great, why it's great, why buy, why choose, note, notes, overview, summary, details, description, specs, specifications, rating, ratings, website, location, locations, address, phone, hours,
    services, specialties, specialty, focus, industries, clients, notable clients, founded, headquarters, size, team size, display, battery, battery life, camera, performance, design, storage, memory, processor, connectivity, durability, comfort, quality, value, warranty, support, customer support,
    ease of use, functionality, compatibility, integration, integrations, security, scalability, flexibility, availability, shipping, delivery, style, material, materials, colors, fit, use case, use cases, annual fee, rewards, travel rewards, extras, includes, what it does, how it works, verdict, bottom line, examples, example, popularity, community, documentation, sources, source, references,
    learning curve, language, languages, platform, platforms, license, longevity, type, cpu, gpu, ram, motherboard, power supply, case, cooling, ssd, services offered, key services, what they do, standout feature, variety, convenience, customer service, accessibility, selection, discovery, coverage, sensors, app, noise,
    preis, preise, kosten, vorteile, nachteile, geeignet für, ideal für, eigenschaften, merkmale, funktionen, leistung, qualität, design, hinweis, beschreibung, fazit, speicher, akku, beispiel, nutzen, besonderheiten, langlebigkeit, prozessor, netzteil, gehäuse, kühlung, arbeitsspeicher, grafikkarte, stärken, schwächen, quellen,
    prix, avantages, inconvénients, points forts, points faibles, idéal pour, caractéristiques, fonctionnalités, qualité, description, remarque, langue, public, coût, longévité,
    precio, precios, ventajas, desventajas, pros y contras, contras, ideal para, características, funciones, calidad, descripción, nota, edad, edades, enfoque, modalidad, metodología, ubicación, coste, costo, duración, idioma, contenido, longevidad, requisitos, público, beneficios, tecnologías, procesador, memoria, almacenamiento, fuente de alimentación,
    prezzo, vantaggi, svantaggi, pro, contro, ideale per, caratteristiche, funzionalità, qualità, nota, processore, alimentatore, preço, preços, vantagens, desvantagens, prós, recursos, qualidade, processador, memória, armazenamento,
    prijs, voordelen, nadelen, geschikt voor, kenmerken, functies, kwaliteit, opmerking, voeding, cena, ceny, zalety, wady, cechy, jakość, opis, uwagi, procesor, pamięć, zasilacz, výhody, nevýhody, vlastnosti, kvalita, popis, poznámka, paměť, zdroj,
    цена, стоимость, плюсы, минусы, преимущества, недостатки, особенности, качество, описание, функции, процессор, память, ціна, переваги, недоліки, опис,
    fiyat, artılar, eksiler, artıları, eksileri, avantajlar, dezavantajlar, özellikler, kalite, açıklama, harga, kelebihan, kekurangan, keunggulan, fitur, kualitas, deskripsi, catatan, giá, ưu điểm, nhược điểm, tính năng, mô tả, phù hợp với, chất lượng,
    السعر, المميزات, المزايا, العيوب, الإيجابيات, السلبيات, الوصف, الخصائص, מחיר, יתרונות, חסרונות, תיאור, תכונות, कीमत, विशेषताएं, फायदे, नुकसान, लाभ, विवरण,
    特徴, 特長, 強み, 弱み, 料金, 費用, 費用感, 費用目安, 費用相場, 料金目安, 想定費用感, 価格, 実績, 対象, 期間, 利点, 欠点, メリット, デメリット, 適用例, 詳細, 概要, 備考, 向いている企業, 向いている人, おすすめの企業, おすすめポイント, こんな企業におすすめ, こんな企業に, 選定ポイント, 注意点, 機能, 対応範囲, 対応エリア, 所在地, 設立, 提供形態, 適性企業, 基本タイプ, 主な機能, サービス内容, 支援内容, 主な支援内容, 得意分野, 活用例, 公式サイト, 参考, url, 出典, 用途, 評価, 手順, 導入実績, サポート, 専門性, 支援範囲, 一言, ポイント, 主な特徴, 評判, 資本金, 公式,
    价格, 优点, 缺点, 特点, 优势, 劣势, 适合, 适合人群, 功能, 描述, 简介, 配置, 性能, 质量, 备注, 说明, 用途, 处理器, 内存, 显卡, 存储, 电源, 主板, 散热, 机箱, 总结,
    가격, 비용, 장점, 단점, 특징, 기간, 대상, 커리큘럼, 추천 대상, 설명, 기능, 위치, 지원, 과정, 수강료, 방식, 출처, 난이도, 선발, 혜택, 링크, 주의점, 참고, 강점, 약점, 교육 기간, 모집, 형태, 운영, 취업지원, 이런 사람에게 추천, 적합한 사람, 추천 이유, 한 줄 평, 트랙, 교육과정, 교육비, 주요 과정, 자부담, 비고, 핵심, 일정, 지역, 총평, 한줄평,
    fordele, ulemper, pris, priser, egenskaber, funktioner, styrker, svagheder, bedst til, velegnet til, kvalitet, holdbarhed, garanti, beskrivelse, bemærk, konklusion, kundeservice, batteritid, levering, fordeler, plusser, minuser, egenskaper, funksjoner, svakheter, passer for, holdbarhet, merk, konklusjon,
    plussat, miinukset, edut, haitat, hinta, hinnat, ominaisuudet, hyvät puolet, huonot puolet, vahvuudet, heikkoudet, sopii, kenelle, laatu, kestävyys, takuu, kuvaus, huomio, yhteenveto, asiakaspalvelu, akunkesto, toimitus,
    avantaje, dezavantaje, preț, prețuri, caracteristici, funcții, puncte forte, puncte slabe, ideal pentru, potrivit pentru, calitate, durabilitate, garanție, descriere, notă, concluzie, livrare,
    előnyök, hátrányok, ár, árak, jellemzők, funkciók, erősségek, gyengeségek, kinek ajánljuk, minőség, tartósság, garancia, leírás, megjegyzés, összegzés, ügyfélszolgálat, szállítás,
    πλεονεκτήματα, μειονεκτήματα, τιμή, τιμές, χαρακτηριστικά, λειτουργίες, δυνατά σημεία, αδύναμα σημεία, υπέρ, κατά, θετικά, αρνητικά, ιδανικό για, κατάλληλο για, ποιότητα, ανθεκτικότητα, εγγύηση, περιγραφή, σημείωση, συμπέρασμα, εξυπηρέτηση, παράδοση,
    điểm mạnh, điểm yếu, phù hợp cho, bảo hành, thiết kế, hiệu năng, độ bền, dịch vụ, giao hàng, kết luận, lưu ý,
    ข้อดี, ข้อเสีย, ราคา, คุณสมบัติ, ฟีเจอร์, จุดเด่น, จุดด้อย, จุดแข็ง, จุดอ่อน, เหมาะกับ, เหมาะสำหรับ, คุณภาพ, ความทนทาน, การรับประกัน, รายละเอียด, หมายเหตุ, สรุป, บริการ, การจัดส่ง, ดีไซน์, ประสิทธิภาพ, ขนาด`;

/** What stands before an answer in a sentence or two, per language. */
export const SUMMARIES = `
    tl;dr, tldr, short answer, quick answer, quick take, short version, in short, in brief, at a glance, the short answer, kurz, kurz gesagt, kurzfassung, kurzantwort, kurze antwort, auf einen blick, en bref, en résumé, réponse courte, en deux mots, l'essentiel, en resumen, en breve, resumen, respuesta corta, respuesta rápida, in breve, in sintesi, in due parole, risposta breve, em resumo, resumo, resposta curta, resposta rápida, em poucas palavras, kortom, kort gezegd, kort antwoord, samengevat, in het kort, w skrócie, krótko, krótka odpowiedź, stručně, krátce, krátká odpověď, коротко, кратко, короткий ответ, вкратце, коротка відповідь, kısaca, kısa cevap, özetle, singkatnya, jawaban singkat, tóm lại, tóm tắt, trả lời ngắn, kort sagt, kort svar, kort fortalt, sammanfattningsvis, lyhyesti, lyhyt vastaus, pe scurt, pe scurt răspunsul, răspuns scurt, röviden, rövid válasz, με λίγα λόγια, σύντομη απάντηση, باختصار, الإجابة المختصرة, בקצרה, תשובה קצרה, संक्षेप में, 짧은 답, 짧은 대답, 한 줄 요약, 한줄 요약, 요약, 결론, 결론부터, 先に答え, 先に結論, 結論, 結論から, 一言でいうと, 要約, ひとことで, 简短回答, 简单来说, 一句话, 一句话总结, 简而言之, 結論先說, 簡短回答, 一句話總結`;

/** Titles of columns that hold parts, traits, uses or kinds rather than things. */
export const OTHER_COLUMNS = `
    you are, you want, you need, you have, if you, if you want, if you are, if you need, who, who you are, for whom, audience, persona, profile, goal, priority, best if,
    zielgruppe, für wen, wenn du, wenn sie, bedarf, profil, pour qui, si vous, besoin, perfil, para quién, si buscas, si eres, si quieres, necesitas, para quem, se você, profilo, per chi, se cerchi,
    対象者, 対象, こんな人, こんな方, 重視する点, 人群, 适用人群, 适合人群, 使用场景, 如果你, 대상, 이런 분, 이런 사람,
    feature, features, aspect, aspects, criteria, criterion, category, factor, attribute, metric, spec, use case, situation, need, needs, goal, type, question, topic, element, component, item, area, scenario, availability, processor, compatibility, platform, stage, phase, step,
    merkmal, kriterium, kriterien, aspekt, kategorie, eigenschaft, faktor, komponente, caractéristique, critère, critères, aspect, catégorie, composant, élément,
    aspecto, característica, criterio, categoría, elemento, componente, situación, necesidad, caratteristica, aspetto, categoria, critério, kenmerk, aspect, categorie, onderdeel,
    cecha, kryterium, aspekt, kategoria, element, komponent, komponenta, vlastnost, kritérium, kategorie, аспект, критерий, характеристика, категория, элемент, компонент, критерій,
    özellik, kriter, kriteria, kategori, bileşen, unsur, aspek, fitur, komponen, tiêu chí, khía cạnh, thành phần, المعيار, العنصر, الميزة, المكون, קריטריון, מאפיין, רכיב, मानदंड, विशेषता, घटक,
    比較, 比较, 对比, 비교, comparison, vergleich, comparatif, comparación, what matters, 項目, 比較項目, 観点, 評価軸, 目的, 状況, 用途, タイプ, 分類, 区分, フェーズ, 工程, 项目, 对比项, 维度, 场景, 需求, 类别, 组件, 方面, 항목, 비교 항목, 구분, 기준, 상황, 목표, 목적, 분야, 추천 분야, 유형, 단계, 조건,
    egenskab, kriterium, kriterier, faktor, behov, målgruppe, til hvem, formål, egenskap, for hvem, ominaisuus, kriteeri, kategoria, tarve, kenelle, käyttötarkoitus, caracteristică, criteriu, categorie, factor, nevoie, pentru cine, jellemző, szempont, kategória, tényező, igény, kinek, χαρακτηριστικό, κριτήριο, κατηγορία, παράγοντας, ανάγκη, για ποιον, nhu cầu, đối tượng, คุณสมบัติ, เกณฑ์, หมวดหมู่, ปัจจัย, ความต้องการ, เหมาะกับใคร, การใช้งาน, หัวข้อ`;

/** Titles of columns that number what their rows name. */
export const RANK_COLUMNS =
  /^(?:#|no\.?|nr\.?|n[º°]|rank|ranking|place|position|pos\.?|우선순위|추천 순위|おすすめ順|推荐顺序|platz|rang|puesto|posición|posizione|posição|plaats|miejsce|pořadí|место|місце|sıra|peringkat|hạng|plads|plass|sija|sijoitus|loc|locul|helyezés|θέση|อันดับ|المرتبة|דירוג|מקום|रैंक|順位|排名|名次|순위)$/iu;
