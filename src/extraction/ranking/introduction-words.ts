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
    minha escolha, minhas escolhas, meus favoritos, minhas favoritas, meu favorito, minha favorita, queridinhos, selecionei, selecionamos, apostaria,
    escolheria, compraria, contrataria, reservaria, vencedor*, campeões, imperdíve*, mais vendid*, mais procurad*, bem avaliad*, mais votad*, mais elogiad*,
    vale cada centavo, valem cada centavo, valem a pena, valem o investimento, valem o preço, custo-benefício, custo benefício, se destacam, destacam-se,
    merecem destaque, não decepcionam, não desiludem, apostas seguras, aposta segura, onde comer, onde jantar, onde almoçar, onde dormir, onde se hospedar, onde
    ficar em, onde ficar no, onde ficar na, onde beber, bons e baratos, boas e baratas, topkeuze*, toppers, uitschieters, favoriet*, uitspringen, springen
    eruit, springt eruit, moeite waard, het overwegen waard, zou ik kiezen, zou ik boeken, zou ik kopen, ga ik voor, kies ik voor, kies een van, kijk dan bij,
    kijk eens bij, mijn keuze, mijn keus, onze keuze, prijs-kwaliteit, prijs-kwaliteitverhouding, best beoordeeld*, hoogst gewaardeerd*, goed beoordeeld*, waar
    voor je geld, je geld waard, fijnste, leukste, lekkerste, stellen niet teleur, waar eten, waar overnachten, waar slapen, goed aangeschreven, kanshebbers,
    koplopers, propozycje, propozycji, wziąłbym, wzięłabym, wybrałbym, wybrałabym, kupiłbym, kupiłabym, postawiłbym, postawiłabym, poszłabym, sięgnąłbym, moje
    typy, faworyt*, ulubion*, godne polecenia, godne uwagi, godnych polecenia, warto rozważyć, warto zajrzeć, warto odwiedzić, warto spróbować, warto
    wypróbować, warto się przyjrzeć, warto zarezerwować, warte uwagi, warte swojej ceny, warte polecenia, zasługują na uwagę, wyróżniają się, najlepiej
    wypadają, najlepiej ocenian*, wysoko ocenian*, najczęściej wybieran*, najczęściej kupowan*, bestseller*, zwycięzc*, pewniak*, rekomenduję, gdzie zjeść,
    gdzie spać, gdzie nocować, gdzie się zatrzymać, gdzie na kolację, zacznij od tych, zacząć od tych, tanie i dobre, dobre i tanie, порекоменд*, стоит
    рассмотреть, рассмотрел*, стоит попробовать, стоит посетить, стоит заглянуть, стоит сходить, стоит внимания, заслуживают внимания, достойные, достойных,
    лидируют, лидеры, лидер, выделяются, мой выбор, выбор редакции, взял бы, взяла бы, выбрал бы, выбрала бы, купил бы, купила бы, пошел бы, пошла бы, поехал
    бы, заказал бы, начал бы с, начала бы с, бы выбрал*, бы взял*, бы купил*, победител*, хиты продаж, любимые, любимых, проверенные, надежные, надежных, с
    хорошей репутацией, с хорошими отзывами, цена-качество, цена качество, цены и качества, где остановиться, где поесть, где поужинать, где пообедать, где
    позавтракать, где переночевать, куда сходить, недорогие и хорошие, варто розглянути, розглянув, розглянула, варто спробувати, варто відвідати, варто
    завітати, варті уваги, заслуговують на увагу, лідери, лідирують, вирізняються, виділяються, мій вибір, вибір редакції, обрав би, обрала б, вибрав би,
    вибрала б, купив би, купила б, узяв би, взяв би, пішов би, почав би з, б обрав*, б вибрав*, б узяв*, б взяв*, б купив*, переможц*, хіти продажів, улюблені,
    перевірені, надійні, надійних, з гарною репутацією, з хорошими відгуками, ціни та якості, ціна-якість, де зупинитися, де поїсти, де повечеряти, де
    пообідати, недорого й надійно, tercihim, tercihlerim, tercih ederdim, tercih edilen*, seçerdim, alırdım, favoriler*, öne çıkanlar, göze çarpan*, göz atın,
    göz atabilir*, göz atmaya değer, bakmaya değer, denemeye değer, görülmeye değer, gitmeye değer, gidebileceğiniz, dikkate değer, değerlendirmeye değer,
    parasını hak eden*, fiyat/performans, fiyat performans, fiyat-performans, bütçe dostu, en çok satan*, en beğenilen*, kazananlar, kısa listem, nerede
    kalınır, nerede yenir, nerede konaklamalı, ilk tercih*, gönül rahatlığıyla, adaylar, moje volba, moje volby, zvolil bych, zvolila bych, bych zvolil*, bych
    vybral*, bych volil*, bych koupil*, bych zvážil*, bych sáhl*, bych šel, bych šla, koupil bych, vybral bych, sáhl bych, podíval*, začal bych, vyplatí se
    zvážit, vyplatí se navštívit, stojí za zvážení, stojí za pozornost, stojí za návštěvu, stojí za vyzkoušení, stojí za to, favorit*, oblíben*, vítěz*, nejlépe
    hodnocen*, dobře hodnocen*, nejprodávanějš*, osvědčené, spolehlivé, cena/výkon, poměr ceny, kde se najíst, kde jíst, kde bydlet, kde se ubytovat, kam zajít,
    levné a dobré, dobré a levné, nezklamou, посмотрите на эти, öne çıkanları, iria nestas, iria nestes, minha lista curta, minha seleção, não pode perder, não
    podem faltar, não pode faltar, sem arrependimento, vale gastar, vale pagar mais, ligaria primeiro, niet te missen, mag je niet missen, niet mag missen, als
    eerste bellen, zou ik bellen, zou ik als eerste, geld waard, prijs waard, nie do przegapienia, nie można przegapić, nie przegap, nie można pominąć, nie
    można ominąć, nie sposób ominąć, warto dopłacić, moja krótka lista, bym postawił*, bym poszedł, bym poszła, bym zadzwonił*, bym wybrał*, bym wziął, bym
    wzięła, bym kupił*, bym rozważył*, zadzwoniłbym, zadzwoniłabym, короткий список, шорт-лист, шортлист, бы позвонил*, позвонил бы, позвонила бы, стоят своих
    денег, стоит своих денег, остановить выбор, нельзя пропустить, не пропустите, стоит доплатить, нельзя пройти мимо, нельзя обойти, не варто пропускати, не
    пропустіть, не можна пропустити, варто доплатити, варті своїх грошей, шорт-ліст, зателефонував би, kısa liste*, kaçırmayın, kaçırılmaması gereken,
    kaçırmamanız, harcamaya değer, parasına değer, ilk arayacağım, bych oslovil*, bych zavolal*, užší výběr, nevynechejte, nenechte si ujít, vyplatí se
    připlatit, stojí za příplatek, nie wahałbym się, nie wahałabym się, neváhal bych, bych neváhal, не раздумывал бы, бы не раздумывал*, hiç düşünmeden, não
    hesitaria, zou ik niet twijfelen,
    topp, topplist*, rekommend*, favorit, favoriter, favoriterna, favoritt*, kandidater, kandidaterna, kandidaten, mina förslag, mina val, mitt val,
    mina tips på, budgetval*, premiumval*, lyxval*, toppval*, förstahandsval*, förstaval*, prisvärd*, värt pengarna, värda pengarna, värda priset,
    värda att besöka, värda att testa, värt att testa, värda ett besök, värt ett besök, värda en titt, värt en titt, värda att kolla, sticker ut, utmärker sig,
    säkra kort, säkert kort, mest använda, mest omtyckta, mest sålda, högst betyg, bäst betyg, bästsälj*, storsälj*, populära, populäraste, populärast, kolla in,
    spana in, någon av de här, något av de här, någon av dessa, något av dessa, skulle jag välja, hade jag valt, skulle jag satsa, skulle jag börja,
    skulle jag ringa, skulle jag vända, titta närmare på, kika närmare på, räcker gott, lite lyxigare, lyxigare, verktyg, verktygen, leverantör*,
    anbefalinger, bud på, gode bud på, stærkeste bud, bedste bud, topvalg, førstevalg*, budgetvalg*, luksusvalg*, budgetvenlig*, mest for pengene,
    valuta for pengene, pengene værd, et besøg værd, et kig værd, værd at besøge, værd at prøve, værd at kigge, værd at overveje, prøv et af, prøv en af,
    prøv disse, en af disse, et af disse, et af de her, en af de her, skiller sig ud, udmærker sig, klarer sig bedst, klarer sig godt, oplagte, oplagt valg,
    mest populære, mest brugte, mest solgte, højest vurdere*, bedst vurdere*, bestsellere, bestselgere, ville jeg vælge, ville jeg starte, ville jeg ringe,
    kigge nærmere, værktøj, værktøjerne, forkæle, forkæl, luksus, luksuriøs*, verdt pengene, verdt et besøk, verdt å prøve, verdt å vurdere, verdt å sjekke,
    verdt en titt, skiller seg ut, utmerker seg, ville jeg valgt, ville jeg gått for, ville jeg kjøpt, hadde jeg valgt, hadde jeg gått, fungerer godt,
    fungerer bra, verktøyene, prøv en av, prøv et av, en av disse, et av disse, toppvalg*, budsjettvalg*, budsjettvennlig*, unne deg, skjem bort, trygge valg,
    trygt valg, sikre valg, sikkert valg,
    ehdokas, ehdokka*, ehdotuk*, suosikk*, ykköset, ykkösvalin*, kärkikolmik*, kärkiviisik*, budjettivalin*, budjettivaihtoeh*, ykkösvaihtoeh*,
    kannattaa kokeilla, kannattaa tutustua, kannattaa harkita, kannattaa vilkaista, kannattaa katsastaa, kokeile näitä, kokeile jotakin näistä,
    kokeile jotain näistä, tutustu näihin, katso näitä, harkitse näitä, harkitsemisen arvoi*, kokeilemisen arvoi*, tutustumisen arvoi*, vierailun arvoi*,
    käymisen arvoi*, hintansa väärti, hintansa arvoi*, lisähinnan arvoi*, sopivat hyvin, toimivat hyvin, erottuvat edukse*, nousevat esiin, nousevat esille,
    pärjäävät, pärjäsivät, luotettavim*, laadukkaim*, edullisim*, halvim*, hintavam*, vahvim*, kestävim*, käytetyim*, tunnetuim*, arvostetuim*, myydyim*,
    pidetyim*, monipuolisim*, kiinnostavim*, varteenotett*, luksusta, ylellis*, hemmotella, hemmottele*, hemmotteluun, jokin näistä, joku näistä, jotakin näistä,
    näistä jokin, itse valitsisin, itse ostaisin, itse harkitsisin, tutustuisin, kokeilisin, harkitsisin,
    candidați, candidații, propuneri, propunerile, sugestiile mele, preferatele, preferații, favoriți, favoritele, varianta, alegerea mea, alegerile mele,
    prima alegere, lua în calcul, de luat în considerare, luate în considerare, de încercat, încearcă unul, încearcă una, încercați unul, încercați una,
    încearcă aceste, unul dintre acest*, una dintre acest*, unul dintre locurile, ies în evidență, iese în evidență, se remarcă, se disting, se evidențiază,
    merg bine, funcționează bine, se descurcă bine, fiabil*, de încredere, foarte apreciat*, mai apreciat*, bine cotat*, mai bine cotat*, mai vândut*,
    mai cunoscut*, mai folosit*, mai puternici, merită banii, merită prețul, merită încercat*, merită vizitat*, merită o vizită, merită luat*, merită o privire,
    mai mult decât suficient*, cu buget redus, cu buget mic, de lux, răsfăț, să te răsfeți, aș merge pe, aș paria pe, te poți adresa, poți apela la, apelează la,
    apelați la, raport calitate-preț,
    jelölt, jelöltek, jelöltjeim, javasl*, javaslat*, kiemelked*, kitűnnek, legmegbízható*, legkedveltebb*, legismertebb*, legolcsóbb*, legkedvezőbb*,
    pénztárcabarát*, pénztárcakímélő*, ár-érték arány*, megéri a felárat, megéri az ár*, megéri a pénz*, megérik az ár*, megérik a pénz*, megéri kipróbál*,
    felárat, luxus, luxuskategóri*, prémium kategóri*, exkluzív*, beváltak, váltak be, jól működ*, jól teljesít*, jól szerepel*, bőven elég*, megnéznék,
    megnézném, kipróbálnék, kipróbálnám, választanék, vennék, venném, fordulnék, felhívnám, foglalnék, próbáld ki, próbálja ki, próbáljátok ki,
    érdemes kipróbál*, érdemes megnéz*, érdemes felkeres*, érdemes ellátogat*, érdemes meglátogat*, érdemes fontoló*, érdemes betér*, ezek valamelyik*,
    ezek egyik*, ezek közül valamelyik*, fordulhatsz, fordulhat, első számú, élmezőny*, befutó*, nyertes*, listavezető*, minőségi választás*, legnépszerűbb*,
    legerősebb*,
    υποψήφι*, υποψηφιότητ*, ξεχωρίζουν, ξεχωρίζει, ξεχώρισ*, ξεχωρίζω, διακρίνονται, διακρίθηκ*, αξιόπιστα, αξιόπιστες, αξιόπιστοι, αξιόλογα, αξιόλογες,
    αξιόλογοι, αγαπημέν*, φαβορί, συστήν*, προτίμησης, προτιμήσεις, θα έπαιρνα, θα κοιτούσα, θα διάλεγα, θα δοκίμαζα, θα αγόραζα, θα πήγαινα, θα ξεκινούσα,
    θα εξέταζα, θα έκλεινα, θα απευθυνόμουν, θα τηλεφωνούσα, δοκίμασε κάποι*, δοκίμασε έν*, δοκιμάστε κάποι*, δοκιμάστε έν*, κάποιο από αυτ*, κάποια από αυτ*,
    κάποιον από αυτ*, ένα από αυτ*, έναν από αυτ*, μία από αυτ*, μια από αυτ*, δες αυτ*, δείτε αυτ*, δοκίμασε αυτ*, δοκιμάστε αυτ*, ρίξε μια ματιά,
    ρίξτε μια ματιά, αξίζουν, αξίζει να δοκιμάσ*, αξίζει να επισκεφ*, αξίζει να εξετάσ*, απευθυνθείς σε, απευθυνθείτε σε, απευθύνσου σ*, πολυτελή, πολυτελείς,
    πολυτελ*, πολυτέλει*, υπεραρκ*, value for money, δυνατά χαρτιά, σίγουρες λύσεις, τα εξής εργαλεία, πιο οικονομικ*,
    (?<!(?:لا|ما) )أنصح, أقترح, اقتراحاتي, اقتراحات, ترشيحات, المرشّ?حين, المرشّ?حون, مرشّ?حين, (?<!لا )أرشّ?ح(?!\\p{L}), سأختار, اخترتها, اخترتُ? لك, المفضّ?لة,
    مفضّ?لاتي, (?<!لا )(?:ت|ي)ستحقّ? (?:التجربة|الزيارة|الاهتمام|النظر|السعر|الشراء|المال|الثمن|الدفع|التفكير|المتابعة), جديرة بال(?:تجربة|زيارة|اهتمام|ثقة),
    (?<!لا )تناسبك, الأنسب, الأقوى, أقوى المرش, جرّ?ب أحد, جرّ?ب إحدى, جرّ?ب واحد, أحد هذه, إحدى هذه, واحد من هذه, يمكنك التواصل مع, يمكنك اللجوء إلى,
    يمكنك الاعتماد على, يمكنك التوجه إلى, لمن يبحث عن, لمن يريد(?:ون)?, لعشّ?اق, الفئة (?:الفاخرة|المتوسطة|الاقتصادية|العليا|الراقية), فاخرة, الفخامة,
    الخيار (?:الاقتصادي|الفاخر|الأول|الذهبي|المتوسط|الأذكى|الآمن), خيار (?:اقتصادي|فاخر|ممتاز|مثالي|آمن),
    الأكثر (?:مبيعً?ا|اعتمادية|موثوقية|استخدامً?ا|طلبً?ا|شهرة), اعتمادية, تتصدّ?ر, في الصدارة, تفي بالغرض,
    (?<!לא )הייתי (?:קונה|בוחר|הולך|לוקח|מתחיל|פונה|מזמין|בודק|שוקל|מנסה)(?!\\p{L}), אח(?:ת|ד) מאל, בולטים לטובה, בולטות לטובה, הבולטים, הבולטות,
    ביקורות (?:מצוינות|טובות|מעולות|חיוביות), (?<!לא )שווה (?:לנסות|ביקור|לשקול|את הכסף|את המחיר|להכיר|הצצה),
    (?<!לא )שווים (?:ביקור|הצצה|את הכסף|את המחיר|בדיקה), כדאי (?:לנסות|לשקול|להכיר|לבקר), המועדפים, המועדפות, פייבוריט, הבחירות שלי, הבחירה שלי, ההצעות שלי,
    המועמדים, המועמדות, יצרנים, יצרניות, יצרני, פרימיום, יוקרתי, יוקרה, להתפנק, לפנק, (?<!לא )אמינים, (?<!לא )אמינות, המובילים, המובילות, הנמכרים, חסכוניים,
    משתלמים, משתלמות, שמות מוכרים, אפשר לפנות ל,
    मेरी पसंद, मेरे पसंदीदा, पसंदीदा, भरोसेमंद(?! नहीं), विश्वसनीय, सबसे अच्छ, सबसे बढ़िया, सबसे अलग, सबसे भरोसेमंद, सबसे दमदार, अलग दिख, अच्छी जगह, बढ़िया जगह,
    शीर्ष, प्रीमियम, लग्ज़?री, लक्ज़?री, पैसा वसूल, दावेदार, (?<!नहीं )चुनूँगा, (?<!नहीं )चुनूंगा, (?<!नहीं )चुनूँगी, (?<!नहीं )ख़?रीदूँगा,
    इनमें से (?:कोई|किसी|एक), इन में से (?:कोई|किसी|एक), आज़?मा(?:एँ|एं|ने लायक|ने के लायक|कर देख), देखने लायक, जाने लायक, लेने लायक(?! नहीं), अच्छी रेटिंग,
    रेटिंग मिली, अच्छे रिव्यू, सुझाऊँगा, सुझाऊंगा, सलाह दूँगा, सलाह दूंगा, मशहूर, किफ़?ायती, बजट-फ़?्रेंडली, कम बजट में, ज़?्यादा ख़?र्च करना हो,
    topptips, topptipsen, mina topptips, valuta för pengarna, mest för pengarna, mycket för pengarna, lokalborna, värd att lägga, värda extra,
    värt att betala extra, lyxa till, liten budget, stram budget, säkra val, säkert val, trygga val, tryggt val, här äter, passar dig bäst, vinnare, vinnaren,
    vinnarna,
    de lokales, spiser de lokale, de lokale spiser, koste ekstra, betale ekstra, ekstra værd, stramt budget, lille budget, sikkert bud, vinderen, vindere,
    vinderne, ringe til først, topfavorit*, toppfavoritt*, værdt å prøve, stramt budsjett, lite budsjett, lavt budsjett, ringt først, ringe først,
    mye for pengene, vinneren, vinnere, vinnerne, verdt å betale, verdt å legge,
    rahalle vastinet*, vastinetta rahalle, aloittaisin, soittaisin, paikalliset, paikallisten, pienellä budjetilla, tiukalla budjetilla, tiukkaan budjettiin,
    varma valinta, varmat valinnat, voittaja, voittajat, kannattaa maksaa, kannattaa käydä, kannattaa panostaa, missä syödä, missä yöpyä,
    localnicii, localnicilor, i-aș suna, aș suna, primii pe care, alegeri sigure, alegere sigură, buget strâns, buget limitat, merită să plătești,
    merită cheltuiala, merită investiția, unde să mănânci, unde să stai, unde să te cazezi, câștigătorul, câștigătorii, câștigători,
    helyiek, hívnám fel, hívnám, biztos tipp*, biztos pont, kis költségvetés*, szűkös költségvetés*, alacsony költségvetés*, jó vétel*, hol együnk, hol egyél,
    hol szállj*, érdemes rákölteni, megér egy, legjobb vétel*, győztes, győztesek,
    ντόπιοι, έπαιρνα πρώτ*, θα έπαιρνα τηλέφωνο, σίγουρη λύση, περιορισμένο μπάτζετ, χαμηλό προϋπολογισμό, πού να φας, πού να φάτε, πού να μείν*, τους νικητές,
    νικητής, νικητές, αξίζουν το κάτι,
    أهل المدينة, السكان المحليون, السكان المحليين, سأتصل ب, سأبدأ ب, أبدأ بها, سأتواصل مع, بميزانية محدودة, للميزانية المحدودة, ميزانية محدودة, رهان آمن,
    أين تأكل, أين تقيم, الفائز, الفائزون, (?:ت|ي)ستحق أن تدفع,
    המקומיים (?:אוכל|הולכ|קונ), הייתי (?:מתקשר|מצלצל|מרים), תקציב מצומצם, תקציב נמוך, בחירה בטוחה, הימור בטוח, איפה לאכול, איפה לישון, הזוכה, הזוכים, תמורה מלאה,
    स्थानीय लोग, लोकल लोग, फ़?ोन करूँगा, फ़?ोन करूंगा, कॉल करूँगा, शुरुआत करूँगा, सुरक्षित विकल्प, सीमित बजट, तंग बजट, कहाँ खाएँ, कहाँ खाएं, कहाँ ठहरें,
    कहाँ रुकें, विजेता,
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
    gama média, gama alta, gama de entrada, topo de gama, topo de linha, faixa intermediária, premium, luxo, para quem quer, para quem busca, para quem procura,
    para quem está a começar, orçamento apertado, orçamento limitado, baratos, baratas, acessíveis, código aberto, open source, separei, reuni, livros para,
    pousadas, bares, imobiliárias, escritórios, middenklasse, instapmodel*, budgetkeuze, budgetvriendelijk, luxe, topsegment, middensegment, voordelig,
    goedkoop, goedkope, voor beginners, voor gezinnen, voor studenten, voor stellen, klein budget, krap budget, snel antwoord, plekken, adressen, adresjes,
    praktijken, namen die, średnia półka, wyższej półki, wyższa półka, niższa półka, klasa premium, budżetowe, ekonomiczne, tanie, niedrogie, w tym budżecie, na
    każdą kieszeń, dla początkujących, dla rodzin, dla par, dla studentów, noclegi, pensjonaty, kluby, kancelarie, knajpy, lokale, miejscówki, uczelnie, средний
    сегмент, средний ценовой, премиум, премиум-класс, бюджетные, бюджетный, недорогие, недорого, эконом-класс, доступные, для начинающих, для семьи, для семей,
    для двоих, в этом бюджете, кафе, бары, заведения, гостиниц*, клиники, фирмы, интернет-магазин*, фитнес-клуб*, клубы, вузы, марки, преміум, середній сегмент,
    бюджетні, недорогі, доступні, для початківців, для родин, для сімей, для двох, заклади, клініки, сервіси, фірми, клуби, бренди, моделі, orta segment, üst
    segment, giriş seviyesi, lüks, ekonomik, uygun fiyatlı, hesaplı, tl altı, yeni başlayanlar için, aileler için, çiftler için, öğrenciler için, açık kaynak,
    lokantalar, pansiyonlar, klinikler, kulüpler, firmaları, firmalar, mekanlar, danışmanları, střední třída, vyšší třída, nižší třída, prémiové, levné, cenově
    dostupné, luxusní, pro začátečníky, pro rodiny, pro páry, hospody, penziony, kanceláře, podniky, programy, sugiro, sugeriria, sugestões, kies voor, kies
    dan, советую, посоветую, посоветовал*, предлагаю, пропоную, берите, беріть, öne çıkan, rekomendacja, rekomendacje, suggesties, присмотр*, придивит*,
    порадив*, пораджу, poszedłbym, ben olsam, koho bych, kam bych, кого б я, кому бы я, gdzie bym, na te bym,
    förslag, forslag, alternativ, ställen, ställena, ställe, platser, aktörer, aktörerna, firmor, modellerna, produkterna, apparna, programmen, gratis program,
    gratisprogram, gratis appar, gratis verktyg, byråer, tillverkare, tillverkarna, plattformar, operatörer, i närheten, gångavstånd, nära centrum,
    nära centralstationen, nära stationen, pålitliga, pålitligaste, populär, välkända, omtyckta, starkaste, billigaste, billigast, fungerar bra, passar bra,
    passar bäst, vända dig till, nybörjare, nybörjaren, barnfamiljer, barnfamiljen, unna dig, unna er, lyx, lyxigt, håller länge,
    steder, sted, stederne, stedene, aktører, aktørerne, aktørene, firmaer, programmerne, programmene, disse programmer, udbyderne, mærkerne, merkene, tjenester,
    tjenesterne, tjenestene, i nærheden, i nærheten, gåafstand, gangavstand, tæt på centrum, tæt på hovedbanegård*, disse steder, de vigtigste, pålidelige,
    pålidelig*, pålitelig*, kendte, kjente, billigste, rimeligste, stærkeste, sterkeste, koste lidt mere, koste litt mer, koster lidt mere, begyndere,
    nybegynnere, småbørnsfamilier, barnefamilier, børnefamilier, hadde jeg, gå for,
    paikat, paikkoja, paikoista, paikkaa, juhlapaik*, ohjelmat, ohjelmia, ohjelmista, ilmaiset, maksuttomat, palvelut, palveluja, palveluita, palveluista,
    alustat, alustoja, tuotteista, malleista, merkkejä, merkeistä, brändit, brändejä, yrityksistä, firmat, firmoja, toimijat, toimijoita, toimittajat,
    toimittajia, liikkeet, liikkeitä, kohteet, kohteita, lähellä, lähistöllä, lähistön, kävelymatkan, kävelyetäisyy*, luotettavi*, laadukkai*, edullisi*,
    tunnettuja, tunnetut, lapsiperheille, lapsiperheelle, aloittelijalle, aloittelijoille, aloittelevalle, aloitteleville, ostaisin, ottaisin, katsoisin,
    menisin, varaisin, tilaisin, kääntyisin, käyttäisin, sopivat, kuten,
    locuri, locurile, locații, locațiile, programe gratuite, programele, aplicațiile, platformele, serviciile, firmele, companiile, furnizorii, magazinele,
    brandurile, mărcile, produsele, modelele, instrumentele, aproape de, în apropiere, din apropiere, lângă, din zonă, în zona, cunoscute, apreciate, accesibile,
    ieftine, pentru începători, pentru familii, pentru investitori, aș lua, le-aș lua, l-aș lua, le-aș alege, le-aș încerca, aș încerca, aș cumpăra,
    aș începe cu, m-aș uita, m-aș duce, m-aș orienta, aș suna,
    helyek, helyeket, helyeken, programok, programokat, szoftverek, szoftvereket, appok, cégeket, termékeket, modelleket, márkákat, megbízható*, kedvelt, ismert,
    olcsó, olcsóbb*, különleges*, igényesebb*, drágább*, ingyenes programok, ingyenes, közelében, közelben, környékén, környéken, sétatávolság*, gyalogtávolság*,
    mennék, elmennék, keresnék, hívnék, kezdőknek, családoknak,
    μέρη, λύσεις, προγράμματα, λογισμικά, χώροι, χώρους, στέκια, κοντά σε, κοντά στο, κοντά στη, κοντά στην, κοντά στον, κοντά στα, στη γειτονιά, στην περιοχή,
    δωρεάν, ταιριάζουν, φτάνουν, αρκούν, γνωστές, γνωστά, οικονομικές, οικονομικά, αξιόπιστ*, για αρχάριους, για οικογένειες,
    أماكن, الأماكن, قريبة من, بالقرب من, مشهورة, معروفة, شهيرة, ممتازة, (?<!(?:ليست|غير) )جيدة, رائعة, (?<!غير )موثوقة, مجانية, للمبتدئ, للعائلات, للطلاب, وسطاء,
    מקומות, משרדים, משרדי, חינמי, בחינם, למשפחות, למתחילים, לסטודנטים, מצוינים, מצוינות, מעולים, מעולות, מוכרים, קרובים ל, קרובות ל, במרחק הליכה,
    अच्छे, अच्छी, बढ़िया, शानदार, जगहें, जगहों, फ़?र्म, संस्थान, प्रमुख, प्रसिद्ध, चर्चित, सस्ते, मुफ़?्त,
    (?:परिवार|परिवारों|शुरुआती लोगों|शुरुआत करने वालों|नए लोगों|छात्रों|बच्चों|बुज़?ुर्गों|पेशेवरों|विद्यार्थियों|यात्रियों|कपल्स|निवेशकों) के लिए, के आसपास,
    के पास की, के नज़?दीक,
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
    alcune, ecco qualche, tra i più, tra le più, fra i più, fra le più, residenti,
    ならこちら, ならここ, ならこれ, ならコレ, ならコチラ, はこちら, がこちら, はこのあたり, 使えるもの, イチオシ, いちおし, 一押し, 一推し, イチ推し, 本命, 本格派, 鉄板, 王道, ハズレなし, 外れなし, ミドルレンジ, ミドルクラス, エントリーモデル, エントリークラス,
    エントリー機, ハイエンド, フラッグシップ, 最上位, ちょうどいい, ちょうど良い, ぴったり, 最適な, 評価が高い, 評価の高い, 評判が良い, 評判の良い, 評判がいい, 評判のいい, 評判がよい, 評判のよい, 高評価, 口コミの良い, 口コミが良い, 口コミで人気, 信頼できる, 信頼のおける,
    安心して任せ, 実績のある, 実績豊富, 実績が豊富, 定評のある, 定評がある, 狙い目, コスパ最強, コスパの良い, コスパが良い, コスパ抜群, コスパ重視, お手頃, 手頃な価格の, プチプラ, 格安, 激安, 無料で使える, 初心者でも使い, 初心者にも, 行きたい, 行ってほしい, 訪れたい,
    泊まりたい, 食べたい, 買いたい, 使いたい, 頼みたい, 読んでおきたい, 買うなら, 選ぶなら, 頼むなら, 行くなら, 泊まるなら, 食べるなら, 通うなら, 習うなら, 使うなら, 始めるなら, 贈るなら, 迷ったら, 私なら, 私が選ぶ, 私の推し,
    ベスト(?!プラクティス|シーズン|タイミング|な時期), 第[1-5１-５一二三]位, 名店, 名品, 逸品, 優良, 老舗, 穴場, 売れ筋, ロングセラー, 愛用, 贈り物に, ギフトに, プレゼントに, 検討したい, 検討に値, 試してみたい, 試す価値, 買う価値, 行く価値, 訪れる価値,
    相談できる, 相談したい, 依頼できる, 依頼したい, 任せられる, 任せたい, よく選ばれ, 支持され, 愛されて, 広く使われ, よく使われ, 知られてい, 現実的, 良さそう, よさそう, 合いそう, 得意とする, 得意な会社,
    [0-9０-９一二三四五六七八九十](?:社|店|軒|校|台|冊|機種|モデル|ブランド|院|サービス|銘柄)(?=です|を|が|は|に|[:：]|$),
    高端, 中端, 旗舰, 入门款, 入门级, 轻奢, 平价, 平價, [几两三四五六七八九十\\d]款, 这款(?!的?(?:理由|原因|优|缺|特)), 性价比之选, 性价比最高, 性价比高, 性价比首选, 性价比王, 之选, 优选, 精选, 严选, 甄选, 必买, 必去, 必吃, 必入, 必住, 必逛,
    必玩, 值得入手, 值得买, 值得去, 值得一试, 值得一去, 值得关注, 值得考虑, 值得信赖, 值得尝试, 值得选择, 值得收藏, 值得打卡, 值得拥有, 值得投资, 值得留意, 值得一看, 口碑好, 口碑不错, 口碑较好, 口碑佳, 口碑之选, 评价不错, 评价很高, 评价高, 评价较高, 评价最高,
    评价好, 靠谱的, 好用的, 好吃的, 好喝的, 好玩的, 专业玩家, 专业级, 发烧友, 发烧级, 新手友好, 看这里, 看这几, 优先考虑, 优先看, 我会选, 我会去, 我会买, 我的选择, 我自己会, 私藏, 心头好, 心水, 爱用, 常去, 老字号, 老牌, 可以考虑, 可考虑, 可以看看,
    可以试试, 不妨试试, 不错的, 筛选了, 筛选出, 挑选了, 挑了, 选出了, 预算有限, 预算充足, 预算不多, 不差钱, 学生党, 上班族, 颜值党, 小户型, 可用的(?!功能|选项|优惠), 用得比较多, 用得较多, 用得最多, 主流, 头部, 第一梯队, 第二梯队, 第[一二三]名, 前[三五十][名款家], 冠军,
    天花板, 黑马, 元以内, 元以下, 中價位, 高價位, 低價位, 價位帶, 小資, 入門款, 高階, 中階, CP值, 回購, 口袋名單, 大推, 激推, 真心推, 首推, 排隊名店, 人氣,
    베스트, 꼽은, 꼽았, 프리미엄, 하이엔드, 플래그십, 보급형, 입문용, 입문자용, 초보자용, 전문가용, 가정용, 업무용, 중급기, 고급형, 중급형, 가성비, 갓성비, 하기 좋은, 가기 좋은, 먹기 좋은, 쓰기 좋은, 묵기 좋은, 사기 좋은, 타기 좋은, 배우기 좋은,
    지내기 좋은, 시작하기 좋은, 선물하기 좋은, 현실적입니다, 현실적이에요, 현실적인 선택, 후기가 (?:특히 )?좋은, 평이 좋은, 평판이 좋은, 평가가 좋은, 리뷰가 좋은, 후기 좋은, 평 좋은, 많이 선택하는, 많이 쓰는, 많이 쓰이는, 많이 찾는, 많이 이용하는,
    많이 가는, 솔루션은, 모델들이, 딱 맞는, 잘 맞는, 알맞은, 어울리는, 제격, 믿을 만한, 믿을만한, 믿고 맡길, 믿고 쓰는, 검증된, 실력 있는, 소문난, 입소문, 이름난, 유명한, 손꼽히는, 사랑받는, 잘나가는, 잘하는, 가볼 만한, 가볼만한, 써볼 만한, 써볼만한,
    살 만한, 살만한, 먹어볼 만한, 해볼 만한, 볼 만한 (?:곳|제품), 눈여겨볼(?! 점| 부분| 사항), 갈 만한, 맡길 만한, 고려할 만한 (?:곳|제품|업체), 저라면, 제가 고른, 제가 고르, 제 선택, 골라 봤, 골라봤, 골랐습니다, 골랐어요, 추려 봤, 추려봤,
    추렸, 엄선, 선정했, 뽑은, 뽑아 봤, 뽑아봤, 명단, 명소, 맛집, 명가, 강자, 우승, 최강, 갓생템, 꿀템, 추천템, 필수템, 인생템, 스테디셀러, 베스트셀러, 1위, 최상위, 예산대별, 만 ?원 이하, 만 ?원대, 만 ?원 이내, 저렴한 (?:곳|제품|모델),
    이런 곳들이, 이런 곳이, 이런 제품들이, 이런 제품이, 이런 업체들이, 중시한다면, 원한다면, 원하신다면, 찾는다면, 찾으신다면, 무난한, 후회 없는,
    ระดับกลาง, ระดับเริ่มต้น, ระดับพรีเมียม, ระดับสูง, ระดับมืออาชีพ, พรีเมียม, รุ่นท็อป, เรือธง, งบจำกัด, งบน้อย, งบไม่เกิน, งบประหยัด, ราคาประหยัด,
    ราคาไม่แพง, ราคาเป็นมิตร, สายประหยัด, สบายกระเป๋า, ใช้ฟรี, เหมาะกับ, เหมาะสำหรับ, สำหรับมือใหม่, สำหรับมือโปร, สำหรับครอบครัว, เจ้านี้, เจ้าเหล่านี้,
    \\d+ ?(?:เจ้า|ร้าน|แห่ง|รุ่น|ยี่ห้อ|แบรนด์|ค่าย), รุ่นเหล่านี้, ร้านเหล่านี้, ที่เหล่านี้, จะเลือก, ขอเลือก, ตัวท็อป, ตัวเด็ด, เด็ดๆ, ห้ามพลาด, ไม่ควรพลาด,
    ต้องลอง, ต้องไป, น่าลอง, น่าซื้อ, น่าใช้, น่าพัก, น่ากิน, น่าเที่ยว, น่าจอง, น่าเรียน, น่าโดน, น่าเชื่อถือ, ไว้ใจได้, เชื่อถือได้, เจ้าเก่า, เจ้าดัง,
    ชื่อดัง, ขึ้นชื่อ, ยอดฮิต, สุดฮิต, ขายดี, นิยมใช้, คนนิยม, รีวิวดี, คะแนนสูง, ติดอันดับ, อันดับ ?(?:1|หนึ่ง|ต้น), คัดมาแล้ว, คัดมาให้, คัดมาฝาก,
    รายชื่อ(?!ผู้), เข้ารอบ, ตอบโจทย์, ตรงโจทย์, คุ้มสุด, คุ้มราคา, คุ้มค่าที่สุด, ดีสุด, ฝีมือดี, บริการดี, มือหนึ่ง, ในดวงใจ, ตัวเต็ง,
    xếp hạng, phân khúc, tầm trung, cao cấp, giá rẻ, bình dân, tầm giá, uy tín, phù hợp, phù hợp nhất, mẫu sau, vài mẫu, những mẫu, các mẫu, mẫu nào,
    phương án, gồm có, nếu bạn ưu tiên, nếu ưu tiên, nếu bạn muốn, nếu bạn thích, nếu bạn cần, dành cho, cho dân, cho người mới, đáng mua, đáng thử, đáng tiền,
    đáng tin, đáng cân nhắc, đáng xem, đáng ghé, đáng đi, đáng trải nghiệm, đáng đầu tư, đáng chú ý, nên thử, nên mua, nên ghé, nên đến, nên đi, nên chọn,
    tin cậy, tin dùng, nổi tiếng, được yêu thích, yêu thích nhất, được đánh giá cao, đánh giá cao nhất, đánh giá tốt, đánh giá tốt nhất, ưa chuộng, ưa thích,
    bán chạy, ổn nhất, ngon nhất, rẻ nhất, đẹp nhất, hợp lý nhất, hợp nhất, chất lượng nhất, ổn áp, lý tưởng, cái tên, đơn vị, những địa chỉ, các địa chỉ,
    vài địa chỉ, địa chỉ uy tín, địa chỉ đáng, một số nơi, những nơi, vài nơi, vài chỗ, những chỗ, mình chọn, mình sẽ chọn, tôi chọn, tôi sẽ chọn, tôi sẽ gọi,
    mình hay, mình thích, tôi thích, quán quân, ngôi đầu, đứng đầu, dẫn đầu, ngân sách eo hẹp, ngân sách hạn chế, ngân sách thoải mái, tiết kiệm nhất,
    dưới 1 triệu, bỏ túi, không thể bỏ qua, không nên bỏ qua, đừng bỏ lỡ, không thể bỏ lỡ, muốn luyện, muốn học, muốn ăn, giàu kinh nghiệm, có kinh nghiệm,
    có tiếng,
    peringkat, kelas menengah, kelas premium, kelas atas, kelas bawah, segmen menengah, terpercaya, tepercaya, berpengalaman, andalan, ternama, terkenal,
    terlaris, laris, terjangkau, murah, murah meriah, ramah kantong, budget terbatas, budget minim, budget longgar, dana terbatas, mewah, antara lain, jasa,
    wajib coba, wajib dicoba, wajib dikunjungi, wajib mampir, bisa dicoba, bisa dipertimbangkan, bisa dilirik, bisa dipilih, bisa didatangi, saya pilih,
    saya sarankan, saya akan pilih, akan saya pilih, saya andalkan, saya hubungi, juara, jempolan, jagoan, idaman, kekinian, paling laris, paling enak,
    paling bagus, paling murah, paling cocok, paling pas, paling masuk akal, paling aman, paling direkomendasikan, pas buat, pas untuk, ideal untuk,
    untuk pemula, untuk profesional, untuk keluarga, untuk pelajar, untuk mahasiswa, buat pemula, buat keluarga, untuk budget, untuk dana, bagi pemula,
    ulasan bagus, ulasan positif, rating tinggi, bintang lima, kandidat, jawara, nomor satu, ini beberapa, berikut beberapa, ada beberapa nama, sejumlah nama,
    nama-nama, nama berikut, tempat, tidak boleh dilewatkan, jangan dilewatkan, siap pakai, bergengsi, legendaris, bereputasi`,
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
    também merece*, também vale*, também boa, também boas, também bom, também bons, também são boas, também são bons, também recomend*, também interessant*,
    também considere, também gosto, vale mencionar, vale citar, vale também, valem também, merecem menção, merece menção, menção honrosa, menções honrosas,
    menções, outras alternativas, outras sugestões, outras marcas, outras escolhas, outras ferramentas, outras empresas, outras lojas, outras casas, outras
    possibilidades, outras recomendações, outras indicações, outras boas, outros nomes, outros modelos, outros candidatos, outros lugares, outros sítios, outros
    hotéis, outros restaurantes, outros concorrentes, outros favoritos, outros destaques, outros bons, demais opções, demais alternativas, restantes opções,
    mais opções, mais alternativas, mais sugestões, mais nomes, mais algumas opções, plano b, planos b, segunda opção, segundas opções, segunda escolha,
    segundas escolhas, se nenhum dest*, se nenhuma dest*, se nenhum dess*, se nenhuma dess*, se nada dis*, quase entraram, quase entrou, por pouco não, por
    pouco ficaram, correm por fora, suplentes, também no radar, opções de reserva, ook goed, ook goede, ook prima, ook fijn, ook fijne, ook leuk, ook leuke, ook
    sterk, ook populair, ook interessant*, ook de moeite, ook een aanrader, ook aan te raden, ook het bekijken, ook het overwegen, ook vermeld*, ook
    noemenswaard*, ook eens, ook overwegen, ook kijken naar, kijk dan ook, kijk ook, verdienen ook, verdient ook, eervolle vermelding*, vermeldenswaard*,
    noemenswaard*, het vermelden waard, overige alternatieven, overige opties, overige aanbieders, overige aanraders, overige merken, overige modellen, overige
    keuzes, overige kandidaten, overige suggesties, meer opties, meer aanbieders, meer alternatieven, meer aanraders, meer adressen, meer namen, meer merken,
    meer modellen, meer suggesties, meer keuzes, nog een paar opties, nog een paar namen, nog een paar adressen, nog een paar goede, nog enkele opties, verdere
    opties, tweede keus, tweede keuze, plan b, reservelijst, reservebank, net buiten de, net buiten mijn, het net niet, net niet gehaald, net niet de, niets
    voor je bij, niets voor u bij, zit er niets, niets naar wens, geen van deze, subtoppers, subtop, achter de hand, goede tweede, als alternatief, również
    dobre, również warte, również godne, również polecan*, również ciekaw*, także dobre, także warto rozważyć, także godne, też dobre, też niezłe, też fajne,
    też ciekawe, też warte, wyróżnienie, wyróżnienia, pozostałe propozycje, pozostałe opcje, pozostałe marki, pozostałe modele, pozostałe alternatywy, pozostałe
    polecan*, pozostałe warte, pozostali kandydaci, inne warte, inne godne, inne marki, inne modele, inne firmy, inne sklepy, inne hotele, inne restauracje,
    inne miejsca, inne narzędzia, inne dobre, inne ciekawe, inne możliwości, inne alternatywy, inne polecan*, inni kandydaci, inni producenci, inni dostawcy,
    kolejne propozycje, kolejne opcje, dodatkowe propozycje, dodatkowe opcje, więcej opcji, więcej propozycji, jeszcze kilka propozycji, jeszcze kilka opcji,
    jeszcze kilka nazw, jeszcze kilka miejsc, lista rezerwowa, liście rezerwowej, opcje rezerwowe, opcja rezerwowa, ławka rezerwowych, ławce rezerwowych, w
    odwodzie, poza podium, tuż za podium, niewiele zabrakło, otarły się o, warto też rozważyć, warto też zerknąć, warto też zajrzeć, warto też spojrzeć, warto
    też wspomnieć, warto także rozważyć, warto także zerknąć, warto także wspomnieć, warto również rozważyć, warto również wspomnieć, zasługują na wzmiankę, na
    wzmiankę zasługują, drugi wybór, jeśli żadna z, jeśli żaden z, jeśli żadne z, jeśli nic z, gdyby żadn*, poza tym często polec*, poza tym często wybier*,
    polecane są jeszcze, polecane są też, тоже неплох*, тоже хорош*, тоже достойн*, тоже стоит рассмотреть, тоже стоит внимания, тоже стоят внимания, тоже
    заслужива*, тоже годн*, тоже вариант*, тоже интересн*, тоже рекоменд*, также стоит рассмотреть, также стоит присмотреться, также стоит упомянуть, также
    достойн*, также хорош*, также неплох*, также заслужива*, также рекоменд*, также популярн*, также можно рассмотреть, также можно присмотреться, обратите
    внимание также, почетные упоминания, почетное упоминание, достойны упоминания, заслуживают упоминания, отдельного упоминания, стоит упомянуть, остальные
    варианты, остальные кандидаты, остальные бренды, остальные модели, остальные участники, другие бренды, другие модели, другие компании, другие сервисы,
    другие магазины, другие отели, другие места, другие хорошие, другие достойные, другие кандидаты, другие рестораны, другие популярные, другие заведения,
    прочие варианты, еще вариант*, еще несколько вариантов, еще несколько имен, еще несколько мест, еще несколько моделей, еще несколько названий, еще пара
    вариантов, еще можно рассмотреть, еще можно присмотреться, еще стоит рассмотреть, еще стоит посмотреть, еще неплох*, больше вариантов, дополнительные
    варианты, дополнительно из, запасные варианты, запасной вариант, план б, скамейка запасных, на скамейке запасных, чуть не дотян*, немного не дотян*, почти
    вошли, едва не вошли, немного уступ*, чуть уступ*, если ничего из, если ни один, если ни одна, второй эшелон, второго эшелона, теж непоган*, теж хорош*, теж
    добр*, теж варті, теж гідн*, теж цікав*, також варто розглянути, також варто згадати, також варті, також гідн*, також непоган*, також хорош*, також
    заслуговують, також можна розглянути, почесні згадки, почесна згадка, варто згадати, заслуговують на згадку, решта варіантів, решта моделей, решта брендів,
    решта кандидатів, інші бренди, інші моделі, інші компанії, інші сервіси, інші магазини, інші готелі, інші місця, інші хороші, інші гідні, інші кандидати,
    інші заклади, інші ресторани, інші можливості, інші пропозиції, інші популярні, ще варіант*, ще кілька варіантів, ще кілька назв, ще кілька місць, ще кілька
    моделей, ще можна розглянути, ще варто розглянути, більше варіантів, додаткові варіанти, запасні варіанти, запасний варіант, лава запасних, якщо нічого з,
    якщо жоден, якщо жодна, трохи не дотяг*, ледь не потрапили, майже потрапили, трохи поступа*, другий ешелон, bunlar da iyi, bunlar da değerlendir*, bunlar da
    olur, bunlara da bak*, bir de bunlara, bir de şunlara, bunlara da göz, diğer seçenek*, diğer öneri*, diğer markalar, diğer modeller, diğer firmalar, diğer
    yerler, diğer adresler, diğer iyi, diğer güçlü, diğer popüler, diğer adaylar, diğer mekanlar, diğer oteller, diğer isimler, diğer tercihler, diğer favori*,
    mansiyon*, yedek seçenek*, yedek plan*, yedek liste*, yedek tercih*, yedekler, b planı, ayrıca bakabil*, ayrıca değerlendir*, ayrıca göz at*, de göz at*, da
    göz at*, da bakabilir*, de bakabilir*, de düşünülebilir, da düşünülebilir, de değerlendirilebilir, da değerlendirilebilir, başka seçenek*, başka öneri*,
    başka isim*, ek seçenek*, ek öneri*, daha fazla seçenek*, seçenek daha, isim daha, öneri daha, mekan daha, kıl payı, az farkla, ilk üçe giremeyen*, listeye
    giremese*, yukarıdakiler size uymaz*, hiçbiri uymaz*, hiçbiri size, hiçbiri içinize, geri kalan seçenek*, kalan seçenek*, ikinci tercih*, anılmaya değer*,
    bahsetmeye değer*, değinmeye değer*, fena değil, také dobré, také dobrý, také stojí, také zkuste, také zvažte, také zajímav*, také doporuč*, také oblíben*,
    taky dobré, taky fajn, taky stojí, rovněž dobré, rovněž stojí, stojí za zmínku, za zmínku stojí, čestné uznání, čestná uznání, ostatní alternativy, ostatní
    možnosti, ostatní značky, ostatní modely, ostatní kandidáti, ostatní varianty, další alternativy, další značky, další modely, další firmy, další hotely,
    další restaurace, další podniky, další místa, další obchody, další dobré, další zajímavé, další kandidáti, další nástroje, další aplikace, další služby,
    další varianty, další volby, další jména, další adresy, jiné možnosti, jiné alternativy, jiné varianty, jiné značky, náhradní varianty, náhradní volby,
    náhradní možnosti, záložní volby, záložní varianty, záložní možnosti, záložní plán, v záloze, těsně pod, těsně za, o fous, pokud vám nic, pokud nic z, pokud
    žádn*, kdyby nic, ještě pár možností, ještě pár jmen, ještě několik možností, více možností, como alternativa, mais hotéis, mais restaurantes, mais lugares,
    mais sítios, mais marcas, mais ferramentas, mais modelos, mais lojas, mais empresas, quase lá, também na corrida, tudo cheio, estiver lotado, estiverem
    lotados, ficaram perto, igualmente bons, igualmente boas, igualmente recomend*, igualmente válid*, correndo por fora, ook een blik, een blik waard, en
    verder, verder nog goed, bovenstaande vol, volgeboekt, net geen, bubbling under, eveneens goed, eveneens de moeite, inne które warto, inni których warto,
    blisko podium, pod podium, gdyby było pełno, gdyby brakowało, w drugiej kolejności, w dalszej kolejności, ewentualnie, na dokładkę, dalsze propozycje,
    równie dobre, równie warte, еще стоит взглянуть, если мест нет, если нет мест, если все занято, близко к победе, что еще посмотреть, что еще попробовать,
    что еще рассмотреть, кого еще рассмотреть, также в поле зрения, на примете, чуть ниже в списке, во вторую очередь, не хуже, ще кілька гідних, ще кілька
    хороших, ще кілька непоганих, що ще подивитися, що ще спробувати, що ще розглянути, якщо місць немає, якщо немає місць, у другу чергу, не гірші, ayrıca
    bunlar, ayrıca şunlar, yer bulamazsanız, doluysa, hemen dışında kalan*, listenin devamı, bir adım geride, další které stojí, další kteří stojí, kdyby bylo
    plno, když bude plno, pokud bude plno, stupně vítězů, těsně mimo, v druhé řadě, jako alternativa, stejně dobré,
    hedersomnämn*, hedrande omnämn*, fler bra, fler val, fler kandidater, fler alternativ, fler förslag, fler favoriter, fler som, fler ställen,
    fler att överväga, fler att kolla, några fler, några till som, ett par till, övriga kandidater, övriga alternativ, övriga val, övriga förslag,
    övriga favoriter, övriga bra, övriga rekommend*, andra kandidater, andra bra, andra val, andra förslag, andra favoriter, andra att överväga, andra som,
    också värda, också värt, också bra, också intressanta, även värda, även bra, även värt, bubblare, bubblarna, strax utanför topp*, strax utanför listan,
    strax utanför pallen, precis utanför topp*, precis utanför listan, precis utanför pallen, utanför topplistan, utanför pallen, utanför topp, kom nästan med,
    nästan kom med, platsade nästan, nästan platsade, nästan på listan, nära att komma med, var nära att, snubblande nära, missade precis, missade listan,
    missade topp*, missade pallen, värda att nämna, värt att nämna, värd att nämna, värda ett omnämn*, förtjänar att nämn*, förtjänar ett omnämn*,
    bör också nämnas, bör nämnas, reservalternativ*, andrahandsval*, näst bäst*, dessutom värda, ytterligare alternativ, ytterligare förslag,
    ytterligare kandidater, ytterligare några, ytterligare tips på ställen, överväg också, överväg även, kolla även in,
    hæderlig omtale, hæderlige omtaler, hæderlig omtale til, hædrende omtale*, flere bud, flere forslag, flere kandidater, flere steder, flere favoritter,
    flere der, flere som, øvrige kandidater, øvrige bud, øvrige forslag, øvrige alternativer, øvrige favoritter, øvrige muligheder, øvrige valg, øvrige anbefal*,
    andre kandidater, andre bud, andre forslag, andre steder, andre valg, andre favoritter, andre anbefal*, andre der er værd, også gode, også værd,
    også et kig værd, også et godt bud, også et besøg værd, også fine, lige uden for listen, lige uden for top*, lige uden for podiet, lige uden for skamlen,
    uden for listen, uden for toplisten, uden for podiet, tæt på at komme med, tæt på listen, tæt på toppen, nåede næsten, kom næsten med, næsten med på,
    lige ved og næsten, missede lige, glippede lige, værd at nævne, værd at nævnes, fortjener at blive nævnt, fortjener at nævnes, fortjener en omtale,
    fortjener omtale, fortjener også, bør også nævnes, bør nævnes, boblere, reservevalg, næstbedst*, nogle flere, et par flere, et par stykker mere,
    yderligere muligheder, yderligere forslag, yderligere bud, yderligere kandidater, overvej også, kig også på, kan også overvejes,
    hederlig omtale, hederlige omtaler, hederlige nevnelser, noen flere, noen til som, flere gode, flere alternativ, andre som, andre alternativ,
    øvrige alternativ, fortjener en titt, fortjener å nevnes, fortjener å bli nevnt, fortjener å bli lagt, også verdt, også bra, verdt å nevne, verdt å nevnes,
    bør også nevnes, bør nevnes, rett utenfor listen, rett utenfor lista, rett utenfor topp*, rett utenfor pallen, like utenfor listen, like utenfor lista,
    like utenfor topp*, like utenfor pallen, utenfor pallen, utenfor topplisten, utenfor topplista, kom nesten med, nesten med på, nådde nesten,
    nådde ikke helt opp, nesten på listen, nesten på lista, så vidt utenfor, reservebenken, et par til, nest best*, nestbest*, ytterligere alternativ*,
    ytterligere forslag, ytterligere kandidater, vurder også, se også på, kan også vurderes, snublende nær,
    kunniamainin*, lisää hyviä, lisää vaihtoeh*, lisää suosituk*, lisää ehdokk*, lisää suosikk*, muut ehdokkaat, muita ehdokkaita, muita suosituk*,
    muut suosituk*, muut hyvät, muita varteenotett*, muut varteenotett*, muita mainitsemi*, muita kokeilemi*, muita harkitsemi*, muita suosikk*, muut suosikit,
    muita paikkoja, muita tutustumi*, hyviä myös, hyvä myös, myös hyviä, myös hyvä, myös hyvät, myös harkitsemi*, myös mainitsemi*, myös tutustumi*,
    myös kokeilemi*, myös varteenotett*, mainitsemisen arvoi*, maininnan ansaits*, maininnan arvoi*, ansaitsevat maininnan, ansaitsee maininnan,
    ansaitsevat myös, kärjen ulkopuol*, listan ulkopuol*, palkintosijojen ulkopuol*, niukasti ulkopuol*, niukasti listan, niukasti listalta, niukasti kärjen,
    niukasti pois, täpärästi, juuri ja juuri ulkopuol*, melkein listalle, melkein mukaan, melkein pääsi*, lähellä pääsyä, varavaihtoeh*, varasuunnitelma*,
    varalle, kakkosvaihtoeh*, toiseksi paras, toiseksi parhaat, muutama lisää, muutama muu, vielä muutama, vielä pari, pari muuta, harkitse myös, kokeile myös,
    katso myös näitä, kannattaa myös harkita, ehdolla olivat, ehdolla myös,
    mențiuni onor*, mențiune onor*, mențiuni special*, mențiune special*, mențiuni de onoare, merită menționat*, merită amintit*, merită o mențiune,
    alți candidați, alte alternative, alte recomandări, alte propuneri, alte alegeri, alte locuri, alte nume, alte modele, alte mărci, alte branduri, alte firme,
    alte sugestii de locuri, alți favoriți, alte favorite, alte soluții, celelalte opțiuni, celelalte variante, ceilalți candidați, restul candidaților,
    restul opțiunilor, restul variantelor, restul listei, de asemenea bune, de asemenea bun*, de asemenea recomand*, tot bune, la fel de bune, și ele bune,
    bune și acestea, merită și, mai merită, aproape de top, aproape de podium, la un pas de, aproape au intrat, au ratat la mustață, la mustață, cât pe ce,
    n-au prins topul, nu au prins topul, n-au încăput, nu au încăput, în afara topului, în afara podiumului, planul b, variante de rezervă, variantă de rezervă,
    opțiuni de rezervă, opțiune de rezervă, alternative de rezervă, alegeri de rezervă, încă câteva, încă două, încă trei, mai multe opțiuni, mai multe variante,
    opțiuni suplimentare, variante suplimentare, recomandări suplimentare, ia în calcul și, luați în calcul și, încearcă și, a doua opțiune,
    említésre méltó*, említést érdem*, megemlítendő*, megemlíteni való*, érdemes megemlíten*, megemlíteném, érdemel említést, dicséretes említés*,
    tiszteletbeli említés*, különdíj*, még néhány jó, még néhány név, még pár jó, még egy-két, néhány további, pár további, további jó, további javasl*,
    további ajánl*, további jelölt*, további választás*, további opció*, további hely*, további kedvenc*, további név, további nevek, egyéb jelölt*,
    egyéb alternatív*, egyéb jó, egyéb ajánl*, egyéb javasl*, egyéb opció*, egyéb választás*, többi jelölt*, többi ajánl*, többi opció*, más lehetőség*,
    más alternatív*, más jelölt*, más opció*, szintén jó*, szintén ajánl*, szintén érdemes, szintén remek*, szintén kiváló*, szintén megfontol*,
    szintén megbízható*, szintén figyelem*, is jó választás*, is megfontol*, épphogy lemarad*, épp lemarad*, éppen lemarad*, épp csak lemarad*, épphogy kimarad*,
    épp csak kimarad*, hajszállal, hajszál híján, lemaradtak a dobogó*, dobogóról, dobogó mögött, majdnem felkerül*, majdnem bekerül*, majdnem dobogó*,
    kevéssel lemarad*, kicsivel lemarad*, tartaléknak, tartalék opció*, tartalék megoldás*, tartaléklist*, b terv, b-terv, második legjobb*, megfontolandó*,
    érdemes még megnéz*, érdemes még kipróbál*, érdemes még megfontol*, érdemes még mérlegel*, ezeket is érdemes,
    τιμητικές αναφορές, τιμητική αναφορά, τιμητικές μνείες, τιμητική μνεία, τιμητικές διακρίσεις, εύφημη μνεία, εύφημος μνεία, εύφημες μνείες, αξίζουν αναφορά,
    αξίζει αναφορά, αξίζουν μια αναφορά, αξίζουν μνεία, αξίζουν επίσης, αξίζουν και, αξίζει να αναφερθ*, περισσότερες καλές, περισσότερες επιλογές,
    περισσότερες προτάσεις, επίσης καλ*, επίσης αξιόλογα, επίσης αξιόλογες, επίσης αξίζ*, επίσης προτείν*, επίσης εξαιρετικ*, επίσης δυνατ*, εξίσου καλ*,
    υπόλοιποι υποψήφιοι, υπόλοιπες υποψηφιότητες, υπόλοιπες επιλογές, υπόλοιπες προτάσεις, λοιποί υποψήφιοι, λοιπές επιλογές, άλλοι υποψήφιοι,
    άλλες υποψηφιότητες, άλλες καλές, άλλα καλά, άλλοι καλοί, άλλες αξιόλογες, άλλα αξιόλογα, άλλοι αξιόλογοι, άλλες εναλλακτικές, άλλα μέρη, άλλες μάρκες,
    άλλες εταιρείες, άλλα μοντέλα, άλλα ονόματα, έμειναν εκτός λίστας, έμειναν έξω για λίγο, λίγο έμειναν, λίγο δεν μπήκαν, εκτός λίστας για λίγο,
    εκτός πεντάδας, εκτός τριάδας, εκτός βάθρου, παραλίγο, παρά τρίχα, οριακά εκτός, μόλις εκτός, λίγο έλειψε, σχεδόν μπήκαν, κοντά στην κορυφή,
    εφεδρικές επιλογές, εφεδρική επιλογή, εφεδρικές λύσεις, εφεδρική λύση, δεύτερη επιλογή, δεύτερες επιλογές, επιλαχόντες, επιλαχούσες, μερικές ακόμα,
    μερικά ακόμα, μερικοί ακόμα, μερικές ακόμη, μερικά ακόμη, ακόμα μερικ*, ακόμη μερικ*, λίγες ακόμα, λίγα ακόμα, επιπλέον επιλογές, επιπλέον προτάσεις,
    πρόσθετες επιλογές, σκέψου και, δοκίμασε και, δείτε και,
    تنويه خاص, تنويهات, (?:ي|ت)ستحقّ? الذكر, جدير بالذكر, جديرة بالذكر, إشادة خاصة, ذكر مشرّ?ف, إشارة خاصة,
    المزيد من (?:ال)?(?:خيارات|أسماء|أماكن|اقتراحات|ترشيحات|بدائل), خيارات (?:إضافية|أخر|بديلة), أسماء أخرى, أسماء إضافية, أماكن أخرى, اقتراحات أخرى,
    اقتراحات إضافية, ترشيحات أخرى, ترشيحات إضافية, توصيات أخرى, توصيات إضافية, مرشّ?حون آخرون, بقيّ?ة (?:المرشحين|الخيارات|الأسماء|الترشيحات),
    باقي (?:المرشحين|الخيارات|الأسماء|الترشيحات), جيدة كذلك, جيدة أيضً?ا, جيد أيضً?ا, ممتازة أيضً?ا, كذلك جيدة, أيضً?ا (?:جيدة|ممتازة|تستحق), تستحق أيضً?ا,
    اقترب(?:ت|وا) من (?:دخول|القائمة|الصدارة), كادت (?:أن )?(?:تدخل|تصل|تنضم), كاد أن يدخل, قاب قوسين, على أعتاب القائمة, بفارق (?:بسيط|ضئيل|طفيف), خيار احتياطي,
    خيارات احتياطية, خطة بديلة, المرتبة الثانية, لم تدخل القائمة, خارج المراكز الأولى, فكّ?ر أيضً?ا, جرّ?ب أيضً?ا, وهناك أيضً?ا,
    ציון לשבח, ציונים לשבח, ראוי(?:ים|ות|ה)? לציון, אזכור(?:ים|י)? (?:של )?(?:ל)?כבוד, אזכורי כבוד, אזכור מכובד, ראויים לאזכור, ראויה לאזכור, שווים אזכור,
    כמעט (?:ש)?(?:נכנס|הגיע|עלה|עלו), כמעט ברשימה, על סף הרשימה, מחוץ לפודיום, פספסו את הרשימה, עוד כמה(?! (?:טיפ|דבר|נקוד|שאל|עצ|הער)), עוד שמות, עוד אפשרוי,
    עוד מומלצ, עוד המלצות, עוד אופציות, אופציות נוספות, מועמדים נוספים, שאר המועמד, יתר המועמד, שאר האפשרויות, יתר האפשרויות, בחירות נוספות, המלצות נוספות,
    שמות נוספים, מקומות נוספים, גם טובים, גם טובות, גם הם טובים, גם הן טובות, טובים גם, גם שווה, גם שווים, גם מומלצ, שווה להזכיר, במקום השני,
    (?:भी|का|की) (?:ज़?िक्र|उल्लेख) (?:ज़?रूरी|के लायक|करना|बनता), ज़?िक्र के (?:लायक|काबिल), उल्लेखनीय नाम, सम्मानजनक उल्लेख, विशेष उल्लेख, ख़?ास ज़?िक्र,
    ऑनरेबल मेंशन, कुछ और (?:नाम|विकल्प|ब्रांड|अच्छ|जगह|दावेदार|बढ़िया), अन्य (?:अच्छ|दावेदार|नाम|जगह|उम्मीदवार|ब्रांड|पसंद), और (?:भी )?विकल्प,
    बाक़?ी (?:विकल्प|दावेदार|नाम|उम्मीदवार), दूसरे (?:विकल्प|अच्छ|नाम|दावेदार), और भी (?:अच्छ|नाम|बढ़िया), ये भी (?:अच्छ|बढ़िया|देख|ठीक|बुरे नहीं), यह भी अच्छ,
    (?:लिस्ट|सूची) में आते, (?:लिस्ट|सूची) में जगह नहीं, आते-आते रह, लिस्ट से बाहर रह, सूची से बाहर रह, मामूली अंतर, बाल-बाल, बैकअप विकल्प, दूसरी पसंद, रनर-?अप,
    उपविजेता, अतिरिक्त विकल्प, इन पर भी (?:नज़?र|विचार|ग़?ौर), इन्हें भी (?:देख|आज़?मा),
    jag övervägde också, övervägde också, övervägde även, funderade också, tittade också på, var också med, fanns också med, om favoriterna är, goda alternativ,
    fler tips på, hamnade strax, nästan lika bra, nära prispallen, på andra plats,
    overvejede også, kiggede også på, var også med, også i spil, også med i opløbet, næsten lige så gode, flere tips til steder, vurderte også, så også på,
    også med i vurderingen, også med i vurderinga, også aktuelle, nesten like gode, nesten like bra, verdt omtale,
    harkitsin myös, katsoin myös, mukana olivat myös, myös nämä ovat, mukana kisassa, melkein yhtä hyv*, lähes yhtä hyv*, toinen vaihtoehto, jos suosikit,
    jatkoon pääsivät, varalla,
    m-am gândit și, am luat în calcul și, m-am uitat și, am mai analizat, aproape la fel de bune, aproape la fel de bun*, pe locul următor, și acestea sunt bune,
    szóba jöhetnek, szóba jöhet, szóba került*, is szóba, majdnem ugyanilyen jó*, majdnem olyan jó*, második kör*, ha betelt, ezeket is nézd*, még jók,
    ide kívánkozik,
    σκέφτηκα επίσης, σκέφτηκα και, εξέτασα επίσης, εξέτασα και, κοίταξα επίσης, σχεδόν εξίσου, εξίσου αξιόλογα, εξίσου αξιόλογες, αν δεν βρεις, υπάρχουν ακόμα,
    ήταν κοντά,
    فكرت أيضً?ا, نظرت أيضً?ا, درست أيضً?ا, ونظرت في, تكاد توازي, لا تقل جودة, في حال نفاد, إن لم تجد, قريبة من القائمة, كانت قريبة, ولا بأس ب,
    שקלתי גם, בדקתי גם, גם היו ברשימה, כמעט באותה רמה, לא פחות טובים, אם אין מקום, היו קרובים, היו בין המועמד,
    इन पर भी विचार, पर भी विचार किया, लगभग उतने ही, उतने ही अच्छ, बस थोड़ा पीछे, थोड़ा ही पीछे,
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
    anche, più defilat*,
    次点, 惜しくも, あと一歩, 甲乙つけがたい, 僅差, 選に漏れ, 選から漏れ, 紹介しきれな, 入りきらな, 上記以外, これ以外に, 以外にも, 以外では, 以外なら,
    (?:他|ほか|その他|そのほか|この他|このほか)にも(?!.*(?:注意|ポイント|コツ|方法|こと|点|メリット|理由|質問|費用)), その他のおすすめ, その他おすすめ, その他の選択肢, その他の(?:サービス|製品|ブランド|お店|会社|ツール|メーカー|モデル), 他のおすすめ,
    ほかのおすすめ, 別の選択肢, 別の候補, も候補に, も選択肢に, も候補です, もおすすめ, も有力, も視野に, も見逃せ, も捨てがた, も良い選択, もよい選択, もいい選択, も悪くな, も要チェック, もチェックして, も検討して, も検討する価値, もアリ, 条件が合えば, 条件付き,
    条件次第, 用途によっては, 場合によっては, 番外, 補欠, 第二候補, 第2候補, 第三候補, セカンドチョイス, サブ候補, 対抗馬, 代わりになる, 代わりの候補, 予備の候補, 追加候補, 追加の候補, 追加でおすすめ, あわせて検討, 併せて検討, 合わせて検討, あわせてチェック,
    併せてチェック, 予算に余裕, もう少し予算, 満席なら, 満席の場合, 満室なら, 満室の場合, 予約が取れな, 売り切れなら, 在庫がなければ,
    候补, 次选, 其它选择, 其他推荐, 其它推荐, 其他不错, 其他值得, 其他可以, 其他品牌, 除此之外, 除了(?:以上|上面|上述|这)(?!.*(?:注意|费用|因素|问题)), 也可以考虑, 也可考虑, 也值得, 也不错, 也很不错, 也可以看看, 也可以试, 也可以作为, 也可以列入,
    也可以留意, 也推荐, 也很推荐, 也在考虑, 也适合, 也可能适合, 还可以考虑, 还可以看看, 还有这些(?!注意|问题), 还有几家, 还有几款, 补充推荐, 补充选择, 遗憾落选, 遗珠, 落选, 差一点入选, 差点入选, 差一点就, 惜败, 荣誉提名, 特别提名, 备用, 后备, 第二选择, 次优,
    替补, 平替, 番外, 附加推荐, 额外推荐, 追加推荐, 订不到, 订满, 客满, 满房, 没位, 没有位, 缺货, 预算再高, 预算宽裕, 加点预算, 预算可以再, 同样值得, 同样不错, 亦可考虑, 备案, 遺珠, 入圍, 不妨看看, 不妨考虑, 纳入考虑, 列入考虑,
    아쉽게, 아깝게, 차선책, 차선의, 차점, 차순위, 후순위, [23]순위, 추가 후보, 추가로 (?:추천|고려|볼|살펴볼|소개), 추가 추천, 추가 선택지, 그 외(?! ?(?:주의|참고|유의|비용|사항|팁|기능|확인|궁금)), 그 밖에(?!.*(?:사항|비용|점)),
    이 밖에(?!.*(?:사항|비용|점)), (?:업체|제품|브랜드|서비스|곳|모델|호텔|식당|병원|학원|앱|툴|후보|이) ?외에도?(?!.*(?:사항|비용|점)), 말고도, 도 고려, 도 괜찮, 도 좋은 선택, 도 후보, 도 추천, 도 살펴볼 만, 도 볼 만, 도 검토,
    도 눈여겨, 도 나쁘지 않, 도 대안, 예비 후보, 예비로, 대체재, 대체할, 번외, 플랜 ?B, 함께 고려, 같이 고려, 함께 검토, 함께 볼 만, 조건부 추천, 순위 밖, 들지 못한, 들지 못했, 들지는 못했, 아쉬운 탈락, 아쉬운 후보, 다른 옵션, 다른 제품,
    다른 업체, 다른 추천, 다른 선택, 다른 브랜드, 또 다른 (?:곳|제품|업체|선택), 여유가 있다면, 예산이 더, 예산을 조금 더, 예산을 더, 만석이, 만실이, 예약이 (?:꽉|다 )?찼, 예약이 안 되, 매진, 품절이, 놓치기 아까운, 빼기 아까운, 언급할 만한,
    상황에 따라 (?:고려|선택|추천), 용도에 따라서는,
    ตัวเลือกสำรอง, ตัวเลือกเสริม, ตัวเลือกเพิ่มเติม, ตัวเลือกรอง, ทางเลือกสำรอง, ทางเลือกรอง, แผนสำรอง, สำรองไว้, เผื่อไว้, เผื่อเลือก, นอกจากนี้ยัง,
    นอกเหนือจาก, นอกจาก(?:ที่กล่าว|ร้าน|แบรนด์|รุ่น|รายชื่อ|ตัวเลือก|ข้างต้น|ด้านบน), อื่น ?ๆ ?ที่(?:น่า|ดี|แนะนำ), เกือบติด, เกือบเข้า, เกือบได้, พลาดไปนิด,
    พลาดอันดับ, รองลงมา, รองชนะเลิศ, รางวัลชมเชย, ชมเชย, ก็น่าสนใจ, ก็น่าลอง, ก็น่าไป, ก็ดีไม่แพ้, ไม่แพ้กัน, ก็โอเค, ก็เข้าท่า, ก็ใช้ได้, ก็เป็นตัวเลือก,
    ก็เป็นทางเลือก, เพิ่มงบ, งบเพิ่ม, ขยับงบ, ถ้าเต็ม, หากเต็ม, ถ้าคิวเต็ม, ถ้าจองไม่ได้, ถ้าของหมด, เหล่านี้ด้วย, พิจารณาเพิ่ม, ดูเพิ่ม, น่าสนใจเช่นกัน,
    น่าสนใจไม่แพ้,
    ngoài những, ngoài các, ngoài danh sách, ngoài ra còn, ngoài ra bạn có thể, bên cạnh những, bên cạnh các, lựa chọn thay thế, phương án thay thế,
    thay thế cho, dự phòng, dự bị, bổ sung thêm, gợi ý bổ sung, lựa chọn bổ sung, cũng đáng, cũng tốt, cũng ổn, cũng hay, cũng phù hợp, cũng có thể phù hợp,
    cũng hợp, cũng nên xem, cũng nên thử, cũng nên cân nhắc, cũng được đánh giá, cũng khá, cũng không tệ, cũng có thể cân nhắc, tham khảo thêm, cân nhắc thêm,
    xem thêm, gợi ý thêm, đề xuất thêm, lựa chọn thêm, thử thêm, suýt lọt, suýt vào, suýt nữa, suýt được, suýt có mặt, chưa lọt top, á quân, giải khuyến khích,
    phương án khác, cái tên khác, địa chỉ khác, gợi ý khác, đề xuất khác, thương hiệu khác, đáng nhắc đến, đáng được nhắc, nếu hết chỗ, nếu hết phòng,
    nếu hết hàng, nếu kín lịch, nếu hết bàn, phương án b, phương án hai, lựa chọn thứ hai, lựa chọn phụ, nếu thêm ngân sách, nếu tăng ngân sách,
    nyaris masuk, hampir masuk, nyaris lolos, hampir lolos, nyaris terpilih, hampir terpilih, selain yang di atas, selain di atas, selain yang sudah,
    selain daftar, selain nama, selain itu ada, di luar daftar, juga bisa, bisa juga, juga layak, juga patut, juga bagus, juga menarik, juga oke, juga cocok,
    juga boleh, juga recommended, juga direkomendasikan, juga mempertimbangkan, juga dipertimbangkan, pertimbangkan juga, lirik juga, coba juga, cek juga,
    cadangan, pilihan tambahan, opsi tambahan, rekomendasi tambahan, kandidat tambahan, pilihan lain, pilihan lainnya, opsi lainnya, rekomendasi lain,
    rekomendasi lainnya, nama lain, nama-nama lain, merek lain, tempat lain, kandidat lain, juara harapan, patut disebut, layak disebut, rencana b, plan b,
    kalau penuh, jika penuh, kalau sudah penuh, kalau habis, jika habis, kalau kehabisan, jika kehabisan, pilihan kedua, opsi kedua, tak kalah, tidak kalah,
    kalau budget lebih, jika budget lebih, pengganti`,
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
    quanto custa*, faixas de preço, faixa de preço, documentos necessários, sinais de alerta, sinal de alerta, posso ajudar*, tipos de, erros comuns, erros
    frequentes, verifique se, verifique sempre, confirme se, certifique-se, pontos de atenção, o que observar, o que verificar, o que avaliar, o que levar em
    conta, o que perguntar, quando contratar, quando faz sentido, quando ir, custos escondidos, custos ocultos, manutenção, devoluções, passo a passo, antes de
    contratar, antes de assinar, antes de comprar, metodologia, glossário, diga-me, me diga, me conte, veelgemaakte fouten, veelgestelde vragen, wat kost*,
    prijsindicatie*, verborgen kosten, bespaartip*, selectiecriteri*, specificaties, benodigde documenten, waarschuwingssignalen, rode vlaggen, waar je op let,
    op letten, let op, vraag altijd, vraag bij, controleer, welke maat, wanneer is, wanneer loont, wanneer schakel, garantie, onderhoud, retourneren,
    stappenplan, volgende stappen, samenvatting, voordat je, voor je boekt, voor je tekent, kan ik je ook helpen, werkwijze, zo heb ik, laat me weten, ile
    kosztuje, ile to kosztuje, ile kosztują, ukryte koszty, dodatkowe koszty, najczęstsze błędy, częste błędy, typowe błędy, najczęstsze pytania, często
    zadawane pytania, potrzebne dokumenty, wymagane dokumenty, kluczowe funkcje, gwarancja, konserwacja, co obejmuje, kiedy warto, kiedy najlepiej, kiedy
    lepiej, o co zapytać, o co pytać, na co uważać, na co patrzeć, co sprawdzić, co zabrać, co wziąć pod uwagę, co warto wiedzieć, sprawdź czy, upewnij się,
    zwróć uwagę na, sygnały ostrzegawcze, czerwone flagi, zanim podpiszesz, zanim kupisz, przed zakupem, mogę też pomóc, plusy i minusy, napisz mi, сколько
    стоит, сколько стоят, сколько это стоит, стоимость зависит, цена зависит, типичные ошибки, частые ошибки, распространенные ошибки, ошибки при, документы
    понадобятся, необходимые документы, какие документы, ключевые функции, скрытые расходы, скрытые платежи, гарантия, обслуживание и, что покрывает, что
    входит, что проверить, что учесть, что учитывать, что спросить, что уточнить, о чем спросить, на что смотреть, на что обращать, проверьте, убедитесь,
    уточните, подскажите, расскажите, сообщите, могу также помочь, могу помочь, тревожные признаки, тревожные сигналы, красные флаги, перед покупкой, перед
    подписанием, прежде чем, пошагов*, плюсы, минусы, инструкция, памятка, чек-лист, глоссарий, итоги, как составлял*, скільки коштує, скільки це коштує,
    скільки коштують, вартість залежить, ціна залежить, типові помилки, часті помилки, поширені помилки, поширені запитання, запитання, які документи, необхідні
    документи, приховані витрати, приховані платежі, гарантія, що покриває, що входить, що перевірити, що врахувати, що запитати, на що дивитися, на що
    звертати, звернути увагу, перевірте, переконайтеся, уточніть, підкажіть, розкажіть, можу також допомогти, можу допомогти, тривожні ознаки, тривожні сигнали,
    перед покупкою, перед підписанням, перш ніж, покроков*, плюси, мінуси, інструкція, чеклист, кому підійде, глосарій, підсумок, підсумки, ne kadar, ortalama
    fiyat*, fiyatı belirleyen, fiyat aralığı, sık yapılan hatalar, yaygın hatalar, sık sorulan*, sıkça sorulan*, gerekli belgeler, gerekli evrak*, gizli
    maliyet*, ek maliyet*, gizli ücret*, garanti ve, neleri kapsı*, neler dahil, nelere bakmalı, neye bakmalı, sorulması gereken, sormanız gereken*, kontrol
    edin, emin olun, bilmeniz gereken*, bilmem gerekiyor, yardımcı olabilirim, uyarı işaretleri, kırmızı bayrak*, satın almadan önce, imzalamadan önce, karar
    vermeden, artıları, eksileri, üçe ayrılır, ikiye ayrılır, ne zaman, kontrol listesi, kolik stojí, kolik to stojí, cena závisí, skryté náklady, skryté
    poplatky, nejčastější chyby, časté chyby, chyby při, nejčastější dotazy, časté dotazy, potřebné dokumenty, potřebné doklady, co zahrnuje, co kryje, co
    ověřit, co zkontrolovat, co vzít v úvahu, na co myslet, na co se ptát, na co se zeptat, na co dát pozor, ověřte, zkontrolujte, ujistěte, zeptejte, napište
    mi, mohu také pomoci, varovné signály, než koupíte, než podepíšete, než se rozhodnete, před koupí, před podpisem, klady a zápory, shrnutí, metodika,
    slovníček, kdy se vyplatí, pro koho se hodí, obvykle to,
    vad du bör, vad du ska, vad kostar, vad ingår, innan du, så gör du, så gjorde jag, gör så här, steg för steg, tumregler, tumregel, passar dig som,
    passar inte dig, talar för, talar emot, vanliga misstag, misstag att, fallgropar, kom ihåg, tänk på, bästa tiden, bästa tidpunkten, bästa sättet, när är det,
    så väljer du, så jämför du, så har jag, bra att veta, beror på, praktiska råd, goda råd, varningssignal*, varningstecken, räkna med, brukar ingå,
    ingår i priset, vanliga frågor, frågor att ställa, checklista, sammanfattning, slutsats, källor, nästa steg, ordlista,
    hvad koster, hvad du skal, hvad du bør, hvad skal du, før du, gør sådan, trin for trin, tommelfingerregl*, passer til dig, det taler for, det taler imod,
    typiske fejl, almindelige fejl, faldgruber, husk at, bedste tidspunkt, bedst at købe, hvornår, hvorfor, sådan har jeg, sådan gør du, sådan sammenligner,
    godt at vide, afhænger af, praktiske tips, praktiske råd, faresignal*, advarselstegn, regne med, med i prisen, ofte stillede spørgsmål, næste skridt,
    hva koster, hva du bør, hva bør du, vanlige feil, fallgruver, gjør slik, slik gjør du, slik har jeg, slik sammenligner, steg for steg, trinn for trinn,
    tommelfingerregel, passer for deg som, passer best for deg, beste tidspunkt, beste tidspunktet, beste tiden, når bør, når lønner, godt å vite, avhenger av,
    kommer an på, sparetips, varselsignal*, regn med, vanligvis inkludert, inkludert i prisen, ofte stilte spørsmål, neste steg, ordliste, si gjerne,
    paras ajankohta, paras aika, parhaaseen aikaan, parasta aikaa, paras tapa, milloin, paljonko, mitä maksaa, mitä sisältyy, mitä sopimuks*, mitä kuuluu,
    ennen ostoa, ennen ostamista, ennen kuin, toimi näin, näin arvioin, näin valitset, näin vertailet, näin säästät, nyrkkisään*, muistilista, tarkistuslista,
    käytännön neuvo*, sopii sinulle jos, puhuu puolesta, puhuu vastaan, yleisimmät virheet, yleisiä virheitä, tavallisimmat virheet, sudenkuop*, varoitusmerk*,
    hälytysmerk*, valintaan vaikut*, riippuu, hintaan sisältyy, hintaan sisältyvät, hintaan kuuluu, varaudu, ota huomioon, hyvä tietää, usein kysyt*,
    seuraavat askeleet, seuraavaksi, sanasto, miksi,
    când trebuie, când este, când e bine, când merită, când să, cât costă, ce include, ce clauze, ce trebuie, ce documente, cel mai bun moment,
    cea mai bună perioadă, cel mai bun timp, cea mai bună metodă, cele mai bune momente, înainte să, înainte de a, pas cu pas, reguli simple, reguli de bază,
    regulă de aur, ți se potrivește dacă, nu ți se potrivește, greșeli, greșeli frecvente, greșeli comune, capcane de evitat, semne că, semnale de alarmă,
    depinde de, depinde mai ales, în preț sunt incluse, este inclus, sunt incluse, te poți aștepta, vei avea nevoie, bine de știut, întrebări frecvente,
    pașii următori, glosar, dosarul trebuie, sfaturi practice, cum am făcut, cum am ales,
    mennyibe kerül, mikor, mit tartalmaz, aminek szerepeln*, lépésről lépésre, ökölszabály*, neked való ha, nem neked való, mellette szól, ellene szól,
    gyakori hibák, tipikus hibák, buktatók, hibák, vásárlás előtt, szerződéskötés előtt, előtt ellenőrizd, érdemes venni, így csináld, így értékelt*,
    így választottam, jó tudni, attól függ, múlik, függ, az ár tartalmazza, ár tartalmazza, költségekkel számolj, iratokra, csatolni kell, miért,
    legjobb időpont, legjobb időszak, legjobb mód*, gyakori kérdések, következő lépések, figyelmeztető jel*, intő jel*, gyakorlati tanács*, szószedet,
    πότε, πόσο κοστίζει, τι περιλαμβάνει, τι πρέπει να, τι χρειάζεται, πριν αγοράσ*, πριν υπογράψ*, πριν κλείσ*, πριν αποφασίσ*, έλεγξε, ελέγξτε, βήμα προς βήμα,
    κανόνες, σου ταιριάζει αν, σας ταιριάζει αν, δεν σου ταιριάζει, τα θετικά, τα αρνητικά, συχνά λάθη, συνηθισμένα λάθη, λάθη, καλύτερη εποχή, καλύτερη στιγμή,
    καλύτερος χρόνος, καλύτερος τρόπος, εξαρτάται, περιλαμβάνονται, περιλαμβάνεται, δικαιολογητικά, υπολόγισε, γιατί, καλό είναι να ξέρ*, χρήσιμο να ξέρ*,
    συχνές ερωτήσεις, επόμενα βήματα, προειδοποιητικ*, κόκκινες σημαίες, γλωσσάρι,
    أفضل (?:وقت|موعد|توقيت|طريقة|الأوقات|طرق), متى, كم التكلفة, كم تكلّ?ف, كم سعر, ماذا يشمل, ما الذي, ما يجب, السعر يشمل, يشمل السعر, قبل الشراء, قبل التوقيع,
    قبل توقيع, قبل أن ت, تأكّ?د من, اتبع هذه, خطوة بخطوة, أخطاء شائعة, أخطاء, يناسبك إذا, لا يناسبك, نقاط القوة, نقاط الضعف, قواعد بسيطة, قواعد عامة,
    يعتمد الاختيار, يعتمد على, المستندات, يُ?رفق مع, لماذا, علامات تحذير, إشارات تحذير, أسئلة شائعة, الخطوات التالية, قائمة تحقق, مسرد,
    מתי כדאי, הזמן הטוב ביותר, הזמן הכי טוב, הדרך הטובה ביותר, כמה (?:זה )?עולה, מה חייב, מה כולל, מה צריך, לפני ש(?:את|חות|קונ|מזמ|בוח|סוגר), לפני הקנייה,
    לפני החתימה, שימו לב, צעד אחר צעד, שלב אחר שלב, טעויות, מתאים לך אם, לא מתאים לך אם, כללי אצבע, הבחירה תלויה, תלוי ב, כולל בדרך כלל, ספר לי(?!\\p{L}),
    ספרו לי(?!\\p{L}), צ'ק ?ליסט, רשימת בדיקה, למה כדאי, מדוע, נורות אזהרה, סימני אזהרה, דגלים אדומים, נורות אדומות, שאלות נפוצות, הצעדים הבאים, מילון מונחים,
    מה לבדוק, על מה לשים לב,
    सबसे अच्छा (?:समय|तरीका|तरीक़ा|वक़?्त|मौका), सही समय, कब ख़?रीद, कब बदल, कितना ख़?र्च, क्या शामिल, क्या लिखा, क्या देख, क्या पूछ, ख़?रीदने से पहले,
    करने से पहले, लेने से पहले, कदम दर कदम, स्टेप बाय स्टेप, आम गलतियाँ, आम ग़लतियाँ, गलतियाँ, गलतियां, ग़लतियाँ, टिप्स, चेकलिस्ट, आपके लिए सही है अगर,
    आपके लिए नहीं है, निर्भर करता, निर्भर करती, शामिल होता, शामिल होती, मुझे यह बता, मुझे बता, ज़?रूरी दस्तावेज़?, दस्तावेज़?, क्यों, चेतावनी के संकेत,
    ख़?तरे के संकेत, रेड फ़?्लैग, अक्सर पूछे, अगले कदम,
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
    da, regole per, regole da, costi nascosti, spese nascoste, mi sono basat*, basato su, basata su, metodologia, come ho scelto, come li ho, come le ho,
    次の点を, 次の点に, 以下の点, 次のポイント, 以下のポイント, 次の項目, 以下の項目, 次の要素, 次のことを, 以下のことを, しておくこと, ておきたいこと, べきこと, よくある失敗, 内訳, 混雑状況, お手入れ,
    물어보세요, 알려 주세요, 알려주세요, 말씀해 주세요, 이유는, 절차, 사항, 아끼는 (?:법|방법), 고르는 (?:법|방법|기준), 알아둘 점, 알아두면, 준비물, 흔한 실수, 자주 하는 실수,
    以下几点, 这几点, 几个方面, 这些方面, 这些好处, 以下好处, 的理由, 的原因, 取决于, 注意事项, 告诉我, 省钱, 怎么选, 如何选, 如何判断, 常见错误, 常犯的错误, 小贴士, 准备工作,
    บอกข้อมูล, ขอข้อมูลเพิ่ม, ให้ลองทดสอบ, คำถามที่ควร, เหตุผลที่, ข้อควรรู้, ข้อควรระวัง, สิ่งที่ควร, สิ่งที่ต้อง, ค่าใช้จ่าย, เคล็ดลับ, วิธีเลือก, ขั้นตอน,
    lý do, hãy kiểm tra, cần kiểm tra, cần lưu ý, lưu ý khi, bao gồm những gì, gồm những gì, câu hỏi, mẹo, kinh nghiệm chọn, kinh nghiệm mua, sai lầm,
    cách chọn, cách nhận biết, các bước, chi phí, hãy hỏi, cho mình biết, cho tôi biết, những điều cần,
    alasan, cek bagian, periksa, tanyakan, pertanyaan, hal-hal, yang perlu diperhatikan, yang perlu diketahui, kesalahan, supaya tidak, agar tidak,
    langkah-langkah, estimasi biaya, biaya tersembunyi, beri tahu saya, kasih tahu saya, apa saja yang`,
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
    sämst, dårligst*, außer konkurrenz, hors liste, fuera de la lista, fuori lista, fora da lista, señales de alarma, (?<!惜しくも)選外, 対象外, 제외, nen tranh, can tranh, te nhat, تجنب, لا أنصح, أسوأ, להימנע, לא מומלצ, גרוע, बचें, से बचना, अनुशंसित नहीं, 避けるべき, おすすめしない, おすすめできない, 避けた方, 不推荐, 避免, 避雷, 避坑, 最差, 피해야, 비추천, 추천하지 않,
    peor, pior, pire, nicht fur dich, nicht fur sie, nicht fur anfanger, pas pour vous, pas pour toi, no para ti, non per te, niet voor jou, leave these, leave those, leave alone, a miss, less convinc*, weniger uberzeug*, moins convain*, peu convain*, meno convin*, poco convin*, menos convin*, minder overtuig*, mniej przekon*, with caution, with care, be careful, careful with, think twice, left out, leave out, ruled out, didn't make, did not make, less suit*, not suit*, not for you, overhyped, overpriced, rather not, probably not, hands off, cross off, leave to the, not for beginners, eher nicht, lieber nicht, besser nicht, raději ne, laisser en rayon, mijd, disappoint*, problematic, mit vorsicht, vorsichtig, nicht geeignet*, weniger geeignet*, ungeeignet*, weniger empfehl*, enttausch*, aussortiert,
    avec prudence, avec precaution, moins adapt*, peu adapt*, moins recommand*, ecarte*, prudence, con cautela, con precaucion, menos adecuad*, poco adecuad*, menos recomend*, descartar*, descartad*, descarte, scarterei, ecarterais, laisserais de cote, con attenzione, con prudenza, meno adatt*, poco adatt*, scartat*, deludent*, com cautela, menos indicad*, pouco indicad*, minder geschikt*, niet geschikt*, afgevallen, voorzichtig,
    ostroznie, ostroznosci*, mniej polecan*, odrzuci*, opatrne, s opatrnosti, осторожн*, с осторожностью, не подойд*, обережн*, dikkatli, hati-hati, forsikti*, mindre lampli*, 注意したい, 慎重に, 外した, 見送った, 向かない, 조심, 거르, 제외한, 제외했, 뺀, 걸러, 谨慎, 不适合, 踩雷, 排除,
    fraråd*, unngå, unngås, undgås, frarå*, välttää, vältettäv*, ei suositel*, huonoim*, de evitat, evitați, nerecomandat*, nu recomand*, cele mai proaste, kerülendő*, elkerül*, nem ajánl*, legrosszabb*, αποφύγετε, αποφεύγετε, προς αποφυγή, δεν συνιστ*, δεν προτείν*, χειρότερ*, ควรหลีกเลี่ยง, ไม่แนะนำ, ควรเลี่ยง, แย่ที่สุด, ควรระวัง,
    fuja destas, fuja destes, fuja dessas, fuja desses, fuja delas, fuja deles, fugiria, das quais fugir, dos quais fugir, evite est*, evite ess*, evitaria,
    evitaríamos, não compensa, não compensam, não vale a pena, não valem, não vale o preço, não vale o investimento, não vale o que custa, não vale o dinheiro,
    não merece, não merecem, não servem, não serve para, não atendem, não é para você, não são para você, não são para si, não se adequam, não são indicad*, não
    é indicad*, não indico, não indicaria, não sugiro, não sugeriria, não compraria, não escolheria, não contrataria, não reservaria, não usaria, não ficaria,
    não iria, não voltaria, não gastaria, não investiria, não apostaria, não confio, não confiaria, não aconselho, não aconselharia, não pediria, não pagaria,
    não me convenc*, não convenc*, não são a melhor, não é a melhor, não entraria*, não caia, deixaria de fora, deixaria de lado, deixei de fora, deixamos de
    fora, deixe de lado, deixar de lado, deixaria passar, que ficaram de fora, quem ficou de fora, o que ficou de fora, passaria longe, passe longe, passar
    longe, mantenha distância, manter distância, manteria distância, fique longe, ficar longe, ficaria longe, mantenha-se longe, afaste-se, cilada, ciladas,
    furada, furadas, armadilha, armadilhas, superestimad*, sobrevalorizad*, supervalorizad*, pega-turista*, dispensáveis, dispensável, dispensaria, pularia,
    pode pular, podem pular, melhor pular, saltaria, pode saltar, melhor esquecer, esqueceria, pé atrás, desconfie, desconfiaria, muitas reclamações, muitas
    queixas, excesso de reclamações, volume de reclamações, número de reclamações, má reputação, má fama, mal avaliad*, que decepcionam, que desiludem,
    decepções, desilusões, dinheiro jogado fora, dinheiro deitado fora, desperdício de dinheiro, poupe o seu dinheiro, nem pensar, lista negra, riscaria,
    afrader*, raad ik af, raden wij af, raden we af, raad ik niet aan, niet aan te raden, niet aan te bevelen, wegblijven, blijf weg, weg te blijven, uit de
    buurt blijven, blijf uit de buurt, uit de buurt te blijven, grote boog, wijde boog, boog omheen, beter overslaan, kunt overslaan, kun je overslaan, kan je
    overslaan, zou overslaan, zou ik overslaan, sla ik over, sla je over, over te slaan, sla je beter over, laat liggen, laat ik liggen, laat je liggen, laten
    schieten, vermijd, vermijdt, mijden, te mijden, geld niet waard, prijs niet waard, moeite niet waard, niet de moeite, niet waard, niet waarmaken, zonde van
    je, zonde van het geld, weggegooid geld, geldverspilling, tegenvallers, tegenvaller, tegenvallend*, vielen tegen, viel tegen, vallen tegen, valt tegen,
    miskoop, miskopen, missers, afknapper*, teleurstellend*, teleurstellingen, overschat*, overgewaardeerd*, toeristenval*, toeristenfuik*, zou ik niet kiezen,
    zou ik niet kopen, zou ik niet boeken, zou ik niet nemen, zou ik niet voor gaan, zou ik niet voor kiezen, zou ik niet snel, zou ik niet naartoe, zou ik niet
    heen, zou ik niet gebruiken, zou ik niet meer, zou ik niet huren, zou ik niet inhuren, zou ik niet in zee, zou ik niet eten, ik niet zou kiezen, ik niet zou
    kopen, ik niet zou boeken, ik niet zou nemen, ik niet zou aanraden, ik zou mijden, ik zou overslaan, koop ik niet, boek ik niet, niet doen, beter van niet,
    beter maar niet, deze liever niet, liever niet kopen, liever niet kiezen, liever niet boeken, trap er niet in, afvallers, afvaller, vallen af, valt af,
    vielen af, haalden het niet, haalden de lijst niet, buiten beschouwing, geschrapt, schrap ik, streep door, wantrouw*, oplichter*, oplichting, malafide,
    onbetrouwba*, veel klachten, vanwege klachten, vele klachten, aantal klachten, slechte reputatie, slechte ervaringen, slechte reviews, slecht beoordeeld*,
    slechtst*, slechte keuze*, slechte keus, geen goede keuze, geen goede keus, geen goed idee, minder goede keuze*, zwarte lijst, terughoudend, oppassen,
    omijaj, omijajcie, omijać, omijał*, omijam, szerokim łukiem, trzymaj się z dala, trzymaj się z daleka, trzymać się z dala, trzymać się z daleka, trzymałbym
    się z, trzymałabym się z, odpuść, odpuścić, odpuściłbym, odpuściłabym, odpuszcz*, daruj sobie, darować sobie, sobie darować, sobie daruj, darowałbym,
    darowałabym, zrezygnowałbym, zrezygnowałabym, lepiej zrezygnować, nie polec*, nie rekomend*, odradz*, niewart*, nie warte, nie są warte, nie brałbym, nie
    brałabym, nie wziąłbym, nie wzięłabym, nie kupiłbym, nie kupiłabym, nie kupowałbym, nie kupowałabym, nie wybrałbym, nie wybrałabym, nie wybierałbym, nie
    zamówiłbym, nie zamówiłabym, nie zamawiałbym, nie zarezerwowałbym, nie zarezerwowałabym, nie rezerwowałbym, nie poszedłbym, nie poszłabym, nie pojechałbym,
    nie zdecydowałbym, nie zdecydowałabym, nie skorzystałbym, nie skorzystałabym, nie korzystałbym, nie zaufałbym, nie zaufałabym, nie wydałbym, nie stawiałbym,
    nie postawiłbym, nie kupuj, nie kupujcie, nie daj się nabrać, lepiej nie kup*, lepiej nie bra*, lepiej nie wybier*, lepiej nie rezerw*, lepiej nie zamaw*,
    lepiej nie ufa*, lepiej nie korzyst*, lepiej omij*, lepiej omin*, lepiej pomin*, lepiej odpu*, przereklamowan*, rozczarowani*, rozczarowując*, naciągac*,
    pułapk*, wpadki, niewypał*, bubel, buble, bubli, oszust*, słaby wybór, słabe wybory, słabe opcje, najsłabsz*, kiepski wybór, kiepskie wybory, kiepskie
    opcje, zły wybór, złe wybory, gorszy wybór, gorsze wybory, czarna lista, czarnej liście, czarnej listy, złe opinie, złymi opiniami, złych opinii, zła
    reputacja, złą reputacj*, złej reputacji, wielu skarg, dużo skarg, liczbę skarg, licznych skarg, liczne skargi, powodu skarg, nie nadają się, nie nadaje
    się, nie sprawdzą się, nie sprawdzi się, nie sprawdzają się, skreślił*, skreślam, wykreślił*, pominąłbym, pominęłabym, pominąłem, pominęłam, uważaj na,
    uważajcie na, uważałbym, uważałabym, wystrzega*, stroniłbym, ostrzegam*, szkoda pieniędzy, szkoda kasy, strata pieniędzy, wyrzucone pieniądze, unikał,
    unikała, unikałbym, unikałabym, unikałoby, antyranking*, обходил*, обходите, обхожу, обходить, обойти стороной, обошел бы, обошла бы, держаться подальше,
    держитесь подальше, держался бы, держалась бы, лучше пропустить, можно пропустить, пропустил бы, пропустила бы, лучше отказаться, стоит отказаться,
    отказался бы, отказалась бы, лучше не брать, лучше не покупать, лучше не заказывать, лучше не связываться, лучше не ходить, лучше не бронировать, лучше не
    останавливаться, лучше не выбирать, лучше не обращаться, лучше не рисковать, лучше не тратить, лучше не надо, лучше не ехать, не связывался бы, не
    связывалась бы, не связывайтесь, не стоит брать, не стоит покупать, не стоит заказывать, не стоит бронировать, не стоит выбирать, не стоит тратить, не стоит
    связываться, не стоит рассматривать, не стоит доверять, не стоит обращаться, не стоит идти, не стоит ехать, не стоит ходить, не стоит своих, не стоят, того
    не стоит, не советую, не советовал*, не советуем, не посовет*, не порекоменд*, не взял бы, не взяла бы, не купил бы, не купила бы, не выбрал бы, не выбрала
    бы, не пошел бы, не пошла бы, не поехал бы, не стал бы, не стала бы, не рискнул*, не доверил*, не тратил бы, не тратила бы, не брал бы, не брала бы, не
    заказал бы, бы не взял*, бы не купил*, бы не выбрал*, бы не выбирал*, бы не стал*, бы не пошел, бы не пошла, бы не брал*, бы не покупал*, бы не советовал*,
    бы не заказывал*, бы не связывал*, бы не рискнул*, бы не доверял*, бы не доверил*, бы не бронировал*, бы не рекомендовал*, бы не обращал*, бы не
    останавливал*, бы не тратил бы, бы не ходил*, бы не платил*, бы не рассматривал*, не берите, не покупайте, не заказывайте, не ведитесь, не бронируйте, не
    обращайтесь, не доверяйте, переоцен*, перехвален*, разочаровани*, разочаровывающ*, неудачн*, плохой выбор, плохие варианты, слабые варианты, слабый выбор,
    наихудш*, антирейтинг*, антитоп, черный список, черного списка, черном списке, не оправдыва*, не оправдал*, которые вам не, которые не подходят, ловушк*,
    мошенн*, недобросовестн*, сомнительн*, ненадежн*, много жалоб, множества жалоб, множество жалоб, количества жалоб, из-за жалоб, плохими отзывами, плохие
    отзывы, плохой репутацией, негативных отзывов, вычеркн*, вычеркива*, отсеял*, отбраков*, проходите мимо, прошел бы мимо, прошла бы мимо, лучше пройти мимо,
    деньги на ветер, пустая трата, трата денег, выброшенные деньги, что не вошло, кто не вошел, не прошли отбор, с опаской, поостерег*, воздержа*, воздержитесь,
    насторажива*, настороженн*, скептич*, обходив, обходити, обходьте, обійти стороною, обійшов би, обійшла б, оминав, оминала, оминати, оминайте, обминав,
    обминала, обминати, обминайте, уникав, уникала, уникай, уникайте, не радив, не радила, не радимо, не раджу, не порадив, не порадила, не варто брати, не
    варто купувати, не варто замовляти, не варто бронювати, не варто обирати, не варто вибирати, не варто витрачати, не варто довіряти, не варто звертатися, не
    варто йти, не варто їхати, не варто розглядати, не варті, краще не брати, краще не купувати, краще не замовляти, краще не обирати, краще не вибирати, краще
    не звертатися, краще не ходити, краще не бронювати, краще не ризикувати, краще не витрачати, краще пропустити, можна пропустити, пропустив би, пропустила б,
    краще відмовитися, відмовився б, відмовився би, відмовилася б, варто відмовитися, не брав би, не брала б, не взяв би, не взяла б, не купив би, не купила б,
    не купував би, не купувала б, не обрав би, не обрала б, не вибрав би, не вибрала б, не став би, не стала б, не звертався б, не довіряв би, не пішов би, б не
    брав*, б не взяв*, б не купив*, б не купував*, б не обрав*, б не обирав*, б не вибрав*, б не вибирав*, б не став*, б не радив*, б не звертав*, б не
    замовляв*, б не довіряв*, б не бронював*, б не рекомендував*, б не пішов, б не пішла, б не ризикував*, б не витрачав*, не беріть, не купуйте, не замовляйте,
    не ведіться, не бронюйте, не звертайтеся, не довіряйте, тримайтеся подалі, триматися подалі, тримався б, трималася б, трималась б, переоцінен*,
    розчарування, невдал*, сумнівн*, ненадійн*, шахра*, недобросовісн*, пастк*, чорний список, чорному списку, гроші на вітер, марна трата, не виправдову*, не
    виправда*, багато скарг, через скарги, кількість скарг, численні скарги, численних скарг, погані відгуки, поганими відгуками, поганою репутацією, поганий
    вибір, погані варіанти, остерігал*, остерігав*, остерігай*, утримався б, утрималася б, утримайтеся, які вам не, викреслив*, відсіяв*, проходьте повз,
    насторож*, almayın, almayınız, almazdım, almamanız, almamalı*, satın almayın, satın almayınız, satın almayacağ*, tercih etmezdim, tercih etmeyin, tercih
    etmeyeceğim, tercih etmiyorum, seçmezdim, seçmeyin, önermem, önermiyor*, önermezdim, önermeyiz, önermeyeceğ*, önermeyen*, önermediğ*, tavsiye etmi*, tavsiye
    etmem, tavsiye etmez*, tavsiye etmedi*, tavsiye etmeyiz, tavsiye etmeyeceğ*, tavsiye edilmey*, tavsiye edilmez, önerilmez, uzak dur*, uzak kal*, mesafeli,
    pas geçerdim, pas geçebilir*, pas geçin, pas geçilebil*, es geçerdim, es geçebilir*, es geçin, es geçilebil*, atlardım, atlayabilir*, vazgeçerdim, değmez,
    değmezler, değmeyen*, değmiyor*, hak etmiyor*, hak etmeyen*, karşılığını vermey*, karşılığını vermi*, karşılığını verem*, parasını hak etm*, para israfı,
    boşa para, abartılan*, abartılmış, hayal kırıklığı yaratan*, hayal kırıklıkları, uygun olmayan*, uygun değil, size uymayan*, size göre değil, çok şikayet*,
    çok fazla şikayet*, yoğun şikayet*, şikayetler nedeniyle, şikayetler yüzünden, şikayet alan*, güvenmeyin, güvenmem, güvenmezdim, güvenilmez*, güven
    vermeyen*, turist tuzağı, turist tuzak*, tuzaklar, dolandırıcı*, kara liste*, gitmezdim, gitmeyin, kalmazdım, kullanmazdım, kullanmayın, bulaşmayın,
    bulaşmazdım, rezervasyon yapmazdım, rezervasyon yaptırmazdım, sipariş etmezdim, sipariş vermezdim, para vermezdim, para harcamazdım, para harcamayın,
    harcamazdım, başvurmazdım, bakmazdım, listeme almazdım, listeye almad*, liste dışı, elediğim*, elediklerim*, elenenler, temkinli, temkinle, zayıf seçenek*,
    zayıf kalan*, kötü seçenek*, kötü tercih*, kötü seçim*, yanlış tercih*, yanlış seçim*, yaklaşmazdım, sınıfta kal*, vyhnul, vyhnula, vyhněte, vyhýbal*,
    vyhýbejte, vyhýbat, vyhýbám, obloukem, vynechte, vynechejte, vynechal, vynechala, vynechali, raději vynechat, klidně vynechat, můžete vynechat, lze
    vynechat, přeskoč*, nekoupil*, nekupujte, nebral*, neberte, nevybral*, nezvolil*, nevolil*, nesáhl*, neobjednal*, neobjednávejte, nerezervoval*, nešel bych,
    nešla bych, bych nešel, bych nešla, nejel bych, nedůvěřoval*, neutrácel*, neutrácejte, nenajal*, nechoďte, nestojí za, nemá cenu, nemají cenu, nevyplat*,
    nevyplácí, nevyplácejí, peníze nestojí, ruce pryč, pozor na, držte se dál, držet dál, držel bych se, držela bych se, přeceňovan*, předražen*, zklamání,
    zklamal*, zklamou, raději nekup*, radši ne, podvodn*, turistické pasti, turistická past, množství stížností, hodně stížností, mnoho stížností, spousta
    stížností, řadu stížností, kvůli stížnostem, častým stížnostem, nevhodn*, které se nehodí, vyřadil*, vyškrtl*, nezařadil*, odrazoval*, odrazuj*, varoval*,
    varuji, špatné volby, špatná volba, špatný výběr, slabší volba, slabší volby, horší volba, horší volby, nedůvěryhodn*, pochybn*, nespolehliv*, černá
    listina, černé listině, vyhozené peníze, škoda peněz, zbytečně drah*, špatné recenze, špatnými recenzemi, špatnou pověstí, opatrný, opatrná, obezřetn*,
    nechal bych být, nechala bych být, nejslabší, não perca dinheiro, não gaste dinheiro, pense duas vezes, pensaria duas vezes, olho aberto, sinal vermelho,
    geld niet aan, niet mijn eerste keus, niet mijn eerste keuze, links liggen, denk twee keer, denk er twee keer, twee keer nadenken, af zou blijven, vandaan
    blijven, vandaan zou blijven, afblijven, door de mand, dwa razy bym, zastanów się dwa razy, dwa razy się zastanów, zastanowiłbym się dwa, budzą wątpliwości,
    budzą moje, budzi wątpliwości, mam wątpliwości, wątpliwe, lepiej uważać, szkoda czasu, дважды подумайте, подумайте дважды, подумал бы дважды, подумала бы
    дважды, нет смысла переплачивать, не вижу смысла, нет смысла брать, не тратьте деньги, слабый вариант, отзывы плохие, двічі подумайте, подумайте двічі,
    двічі подумав би, не витрачайте гроші, немає сенсу переплачувати, не бачу сенсу, слабкі варіанти, слабкий вибір, para vermeyin, zaman kaybı, iki kez
    düşünün, iki kere düşünün, iki kez düşünürdüm, iki kere düşünürdüm, gereksiz pahalı, gereksiz yere, dvakrát si to, dvakrát rozmysl*, rozmyslel*, dal pozor,
    dala pozor, slabší kusy, ztráta času, ztráta peněz, onde não gastar, não perca tempo com, nie marnuj pieniędzy, не тратьте время на эти, beter laten liggen,
    kunt laten liggen, kun je laten liggen, links laten liggen,
    inte att rekommendera, rekommenderas inte, rekommenderar inte, rekommenderar jag inte, inte rekommender*, kan inte rekommendera, svårt att rekommendera,
    svåra att rekommendera, avråd*, hålla mig borta, håll dig borta, håll er borta, hålla dig borta, hålla sig borta, hålla mig undan, håll dig undan,
    hålla mig ifrån, hålla dig ifrån, hålla mig från, håll dig ifrån, hålla sig ifrån, hålla mig långt borta, styra bort från, skulle jag hoppa över,
    hoppar jag över, hoppar över, skippa, inte välja, inte köpa, inte boka, inte anlita, köp inte, skulle jag inte välja, skulle jag inte köpa,
    skulle jag inte boka, skulle jag inte anlita, skulle jag inte betala, skulle jag inte lägga, skulle jag inte gå, skulle jag inte beställa,
    skulle jag inte rekommendera, skulle jag inte lita, skulle jag inte satsa, skulle jag inte äta, lägg inte pengar*, slösa inte, kasta inte bort,
    lägg inte tid, slöseri med, bortkastade pengar, inte värda, inte värt, inte värd, ej värda, ej rekommend*, inte prisvärda, turistfäll*, överskatta*,
    överprissatt*, överhypa*, håll avstånd, hålla avstånd, låt bli, skulle jag låta bli, skulle stå över, passa dig för, passa er för, se upp med, se upp för,
    varning för, varningslista*, oseriös*, tvivelaktig*, dåliga val, dåligt val, sämre val, sämsta, gör dig besviken, besvikelse*, lever inte upp, väljer bort,
    välja bort, valde bort, valt bort, valts bort, bortvalda, svartlist*, akta dig för, akta er för, boka inte, välj inte, beställ inte, anlita inte,
    gå inte till, nej tack till, tveksamma, mindre lyckade, i en vid båge, avstå från, avstår från, skulle avstå, inte mina pengar, inte för dig, passar inte,
    vänd dig inte till, lita inte på,
    kan ikke anbefale*, ikke anbefale*, anbefales ikke, anbefaler ikke, anbefaler jeg ikke, holde mig fra, holde mig væk, holde mig langt fra,
    holde mig langt væk, hold dig fra, hold dig væk, hold dig langt, hold jer fra, hold jer væk, holde dig fra, holde dig væk, holde sig fra, holde sig væk,
    styre uden om, styr uden om, gå uden om, gå udenom, styr udenom, styre udenom, langt uden om, stor bue, sprunget over, springer over, droppe, drop disse,
    drop dem, spild ikke, spild af penge, spildte penge, pengespild, brug ikke, ikke pengene værd, ikke værd, ikke prisen værd, turistfælde*, overvurder*,
    overpris*, overhype*, pas på, vogt dig, tag dig i agt, advarsel mod, advarer mod, advare mod, useriøs*, dårlige valg, dårligt valg, dårlige køb, dårligt køb,
    værste, fravælg*, fravalgt*, ville jeg vælge fra, valgt fra, valgte fra, køb ikke, ville jeg ikke vælge, ville jeg ikke købe, ville jeg ikke bruge,
    ville jeg ikke bestille, ville jeg ikke anbefale, ville jeg ikke tage, ville jeg ikke booke, ville jeg ikke betale, ville jeg ikke gå, ville jeg ikke lægge,
    ville jeg ikke satse, ville jeg ikke spise, bestil ikke, book ikke, vælg ikke, ikke købe, ikke vælge, ikke bestille, ikke booke, ikke bruge penge, skuffende,
    skuffelse*, mindre egnet, mindre egnede, ikke egnet, ikke egnede, uegnet, uegnede, egner sig ikke, lad være med, lade ligge, lad dem ligge, nej tak til,
    tvivlsom*, sortlist*, ikke sagen, passer ikke, gå ikke i fælden, hold afstand, holde afstand, hold fingrene fra, fingrene fra,
    styr unna, styre unna, styrer unna, styrt unna, holde meg unna, holdt meg unna, holder meg unna, hold deg unna, hold dere unna, holde seg unna,
    holde deg unna, ligge unna, ligg unna, ligget unna, ikke verdt, ikke verd, ikke anbefalt, ikke anbefales, hoppet over, hopper over, droppet, dropp,
    kast ikke bort, ikke kast bort, ikke bruk penger, ikke bruk pengene, ikke kjøp, ville jeg ikke kjøpt, ville jeg ikke valgt, ville jeg ikke brukt,
    ville jeg ikke booket, ville jeg ikke bestilt, ville jeg ikke betalt, ville jeg ikke anbefalt, ville jeg ikke gått, ville jeg ikke lagt,
    ville jeg ikke stolt, ville jeg ikke tatt, ville jeg ikke spist, ville jeg ikke bodd, ikke bestill, ikke velg, ikke sløs, sløs ikke, bortkast*, sløsing med,
    turistfelle*, overvurdert*, overprisede, oppskrytt*, oppskrytte, pass deg for, se opp for, pass opp for, advarer mot, advare mot, advarsel mot, dårlig valg,
    dårlige kjøp, dårlig kjøp, verste, velge bort, valgt bort, velger bort, valgte bort, velg bort, la være, la ligge, lite egnet, lite egnede, takke nei,
    takket nei, takker nei, gå utenom, styre utenom, styr utenom, langt utenom, hold avstand, holde avstand, ikke stol på, svartelist*,
    vältä, vältän, vältäthän, välttele*, välttelisin, välttäisin, välttäisimme, vältettäisiin, kierrä kaukaa, kierrä nämä, kiertäisin, kiertää kaukaa,
    kierrän kaukaa, kiertäkää, pysy kaukana, pysy erossa, pysy poissa, pysykää kaukana, pysyttele kaukana, pysyttele erossa, pysyttelisin, pysyisin kaukana,
    pysyisin itse kaukana, pysyisin erossa, pysyisin itse erossa, pysyisin poissa, en suosittel*, en voi suositella, emme suosittele, emme voi suositella,
    en suosittelisi, ei voi suositella, en ostaisi, en itse ostaisi, en valitsisi, en itse valitsisi, en varaisi, en tilaisi, en menisi, en käyttäisi,
    en maksaisi, en ottaisi, en luottaisi, en laittaisi, en sijoittaisi, älä osta, älä tilaa, älä varaa, älä tuhlaa, älä haaskaa, älä käytä rahaa, älä valitse,
    älä maksa, älä mene, älä luota, älä lankea, älä sorru, rahat hukkaan, rahanhukka*, rahan tuhlau*, rahan haasku*, rahanhaasku*, turhaa rahaa, turistians*,
    turistirys*, yliarvostet*, yliarvostettuja, ylihinnoitel*, ylihintai*, ylihypetet*, ylimainostet*, huono valinta, huonot valinnat, huonoja valintoja,
    huono ostos, huonot ostokset, huonoja ostoksia, ei kannata ostaa, ei kannata valita, ei kannata varata, ei kannata tilata, ei kannata maksaa,
    ei kannata mennä, ei kannata käyttää, ei kannata tuhlata, ei kannata haaskata, eivät ole hintansa, ei ole hintansa, eivät hintansa, ei hintansa,
    eivät ole rahan, ei ole rahan, ei rahan arvo*, eivät rahan arvo*, jättäisin väliin, jättäisin itse väliin, jätän väliin, jättäkää väliin,
    jättäisin ostamatta, jätä ostamatta, jättäisin hyllyyn, jätä hyllyyn, kartettav*, karttaisin, varo näitä, varokaa näitä, varoituslista, epäluotettav*,
    epäilyttäv*, huijar*, pettymykset, hylkäisin, ei sovi, eivät sovi, soveltumat*, sopivat huonosti, näpit irti, mustalla listalla,
    evita aceste, aș evita, le-aș evita, l-aș evita, i-aș evita, evită, evitat, evitate, evit, de ocolit, ocolește, ocoliți, ocoli, ocolesc, nu le recomand*,
    nu îl recomand*, nu o recomand*, nu îi recomand*, nu aș recomand*, n-aș recomand*, nu le-aș recomand*, nu sunt recomandat*, nu se recomand*,
    nu pot recomand*, nu v-aș recomand*, nu ți-aș recomand*, m-aș feri, ne-am feri, ferește-te, feriți-vă, să te ferești, să vă feriți, de ferit, stai departe,
    stați departe, aș sta departe, m-aș ține departe, ține-te departe, țineți-vă departe, te ții departe, nu cumpăra, nu cumpărați, nu aș cumpăra, n-aș cumpăra,
    nu le-aș cumpăra, nu aș alege, n-aș alege, nu le-aș alege, nu aș merge, n-aș merge, nu aș lua, n-aș lua, nu aș rezerva, n-aș rezerva, nu aș da, n-aș da,
    nu aș plăti, n-aș plăti, nu aș apela, n-aș apela, nu-ți cheltui*, nu cheltui*, nu vă cheltui*, nu-ți irosi*, nu irosi*, nu vă irosi*, nu arunca*,
    nu-ți arunca*, nu da bani*, nu dați bani*, nu plăti*, nu rezerva, nu alege, nu te păcăli, bani aruncați, nu merită, nu-și merită, nu își merită,
    nu fac banii, nu-și fac banii, capcane turistice, capcane pentru, capcană pentru, capcanele, supraevaluat*, supraapreciat*, supralicitat*, cele mai slabe,
    cei mai slabi, cel mai slab, cea mai slabă, alegeri proaste, alegere proastă, alegeri slabe, alegeri nepotrivite, aș sări peste, le-aș sări, sari peste,
    săriți peste, de sărit, le-aș exclude, neserioase, neserioși, țepari, țepe, înșelăto*, nepotrivit*, mai puțin potrivit*, mai puțin recomandat*,
    contraindicat*, listă neagră, lista neagră, semnale de alarmă, semne de alarmă, aș renunța la, nu mă conving, nu m-au convins, nu mi-au plăcut, dezamăgitor,
    dezamăgitoare, dezamăgiri, pierdere de bani, pierdere de timp, nu te lăsa,
    kerüld, kerüljük, kerülj, kerülje, kerüljétek, kerülném, kerülnék, kerülni kell, kerülni érdemes, érdemes kerülni, érdemes elkerülni, nem javasl*,
    nem javasol*, nem tanácsol*, nem vennék, nem venném, nem választanám, nem választanék, nem foglalnék, nem mennék, nem rendelnék, nem költenék, nem fizetnék,
    nem bíznám, nem vásároln*, nem próbálnám, ne vedd, ne vegyél, ne vegye, ne válaszd, ne válassz, ne válassza, ne foglalj, ne foglaljon, ne rendelj,
    ne rendeljen, ne költs*, ne költsd, ne pazarol*, ne dobd ki, ne dobjon ki, ne fizess, ne menj, ne bízz, ne dőlj be, kár pénzt, kár értük, kár rájuk,
    kár költeni, kár időt, pénzkidobás*, pénzpazarlás*, kidobott pénz, ablakon kidobott, nem éri meg, nem érik meg, nem ér annyit, nem érnek annyit, távol magad,
    tartsd távol, tartsa távol, tartsd magad távol, tartanám magam távol, távol tartanám, távol maradn*, maradj távol, maradjon távol, nagy ívben, kihagynám,
    kihagynék, kihagyandó*, átugranám, túlértékelt*, túlárazott*, túlhájpolt*, túlreklámozott*, turistacsapd*, turistalehúz*, csalódást okoz*, rossz választás*,
    gyenge választás*, rossz vétel*, óvakodj*, óvakodn*, vigyázz ezekkel, óvatosan, legyél óvatos, kevésbé ajánl*, kevésbé alkalmas*, nem alkalmas*,
    alkalmatlan*, nem neked való*, nem önnek való*, feketelist*, tiltólist*, lebeszél*, felejtsd el, felejtős*, megbízhatatlan*, lehúzós*, inkább ne,
    inkább kihagy*, hanyagold, hanyagolnám, mellőz*, mellőzném, nem jó választás, nem szívesen ajánl*,
    αποφυγ*, αποφευγ*, απεφευγ*, δεν τα συνιστ*, δεν τις συνιστ*, δεν τους συνιστ*, δεν το συνιστ*, δεν την συνιστ*, δεν τη συνιστ*, δε συνιστ*, δε τα συνιστ*,
    δεν θα συνιστ*, δεν θα τα συνιστ*, δεν τα προτειν*, δεν τις προτειν*, δεν τους προτειν*, δεν το προτειν*, δεν θα προτειν*, δεν θα τα προτειν*,
    δεν θα τις προτειν*, δεν συστην*, δεν τα συστην*, δεν θα συστην*, δεν θα επέλεγα, δεν θα διάλεγα, δεν θα αγόραζα, δεν θα έπαιρνα, δεν θα πήγαινα,
    δεν θα έκλεινα, δεν θα έδινα, δεν θα πλήρωνα, δεν θα ξόδευα, δεν θα εμπιστευ*, δεν θα τα έπαιρνα, δεν θα τα επέλεγα, κρατούσα αποστάσεις, κράτα αποστάσεις,
    κρατήστε αποστάσεις, κρατάω αποστάσεις, κράτα απόσταση, κρατήστε απόσταση, μακριά από αυτ*, μακριά απ αυτ*, μείνε μακριά, μείνετε μακριά, έμενα μακριά,
    κρατήσου μακριά, κρατηθείτε μακριά, μη δώσ*, μην δώσ*, μη δίν*, μην δίν*, μη ξοδ*, μην ξοδ*, μη χαλάσ*, μην χαλάσ*, μη χαλάς, μην χαλάς, μη σπαταλ*,
    μην σπαταλ*, μη πετάξ*, μην πετάξ*, μην πετάς, μη πληρώσ*, μην πληρώσ*, μην αγοράσ*, μην αγοράζ*, μην πάρ*, μην κλείσ*, μην πας, μην πάτε, μην επιλέξ*,
    μη διαλέξ*, μην διαλέξ*, μην εμπιστευτ*, μην την πατήσ*, δεν αξίζ*, δεν τα αξίζ*, παγίδες, παγίδα, υπερτιμημέν*, υπερεκτιμημέν*, πεταμένα, απογοητευτικ*,
    απογοήτευση, απογοητεύσεις, προσπερνούσα, άφηνα εκτός, άφηνα έξω, παρέλειπα, απέρριψα, απατεων*, ακατάλληλ*, λιγότερο κατάλληλ*, δεν ταιριάζ*,
    κακές επιλογές, κακή επιλογή, κακή αγορά, κακές αγορές, μαύρη λίστα, με επιφύλαξη, αναξιόπιστ*, αφερέγγυ*, καλύτερα όχι, όχι για εσ*,
    تجنّب, اجتناب, اجتنب, غير موصى, غير مستحسن, لا أوصي, لا نوصي, لا نن?صح, لا يُ?نصح, ما أنصح, لا أرشّ?ح, لا أقترح, لا أفضّ?ل,
    لن أ(?:ختار|شتري|حجز|نصح|دفع|ذهب|تعامل|طلب|وصي), ما كنت ل?أ(?:ختار|شتري|حجز), أحذّ?رك, أحذّ?ر من, احذر, الحذر من, كن حذرًا من, تحذير من, ابتعد عن, ابتعدوا,
    أبتعد عن, سأبتعد, تبتعد عن(?:ها|هم|ه(?!\\p{L})| هذ), الابتعاد عن(?:ها|هم| هذ), لا تضيّ?ع, لا تُ?هدر, لا تدفع, لا تُ?نفق, لا تصرف, لا تختر, لا تتعامل,
    لا تذهب, لا تثق, لا (?:ت|ي)ستحقّ?, لا (?:ت|ي)ستاهل, ما (?:ت|ي)ستاهل, ليست جديرة, غير جديرة, لا تناسبك, غير مناسب, غير ملائم, فخ سياحي, فخاخ, أفخاخ, مصائد,
    مبالَ?غ في, مخيّ?ب, مخيّبة, سيّ?ئة السمعة, خيارات سيئة, خيار سيئ, أضعف الخيارات, لم تقنعني, لا تقنعني, سأستبعد, أستبعد, احتيال, محتال, مشبوه, غير موثوق,
    مضيعة لل, إهدار لل, سأتجاوز, سأتخطّ?ى, القائمة السوداء, قائمة سوداء, لا تغرّ?ك, لا تنخدع,
    הימנע, תימנע, נמנע מ, מתרחק, להתרחק, התרחק, תתרחק, שמרו מרחק, לשמור מרחק, לשמור מהם, לא שוו(?:ה|ים|ות)(?!\\p{L}), אינם שווים, אינן שוות,
    לא הייתי (?:קונה|בוחר|מזמין|הולך|ממלי|לוקח|משלם|סומך|מתקרב|משקיע|מבזבז|נכנס), לא נמליץ, לא אמליץ, לא ממלי, אינם מומלצ, אינן מומלצ, אינו מומלץ, אין להזמין,
    אל ת(?:קנו|קנה|זמינו|זמין|בחרו|בחר|בזבז|שלמו|שלם|לכו|לך|יפלו|יפול|תפתו|תפתה|סמכו)(?!\\p{L}), אל תבזבזו, מלכוד(?:ו)?ת,
    (?<!לא )הייתי (?:מדלג|נמנע|מוותר|פוסל|מתרחק), (?<!אפשר |לא |כדאי |אסור )לדלג עלי, דלגו על, (?<!אפשר |לא |כדאי |אסור |קשה )לוותר עלי,
    עדיף (?:לוותר|לדלג|להימנע|שלא), ותרו על, לא כדאי (?!לפספס|להחמיץ|לוותר|לדלג), חבל על (?:ה)?כסף, חבל על הזמן ו, בזבוז (?:של )?(?:כסף|זמן), יקרים מדי,
    מוערכים מדי, יתר על המידה, אוברייטד, (?<!לא )מאכזב, (?<!לא )אכזבו אותי, היזהר, להיזהר, הזהרו, תיזהר, זהירות מ, אזהרה, אזהרות, פחות מומלצ, פחות מתאימ,
    לא מתאימ, בחירות גרועות, בחירה גרועה, נפסלו, פסלתי, רשימה שחורה, נוכלים, לא אמינ, מפוקפק, תתרחקו,
    दूर (?:ही )?रह(?:ें|ूँ|ूं|ना|ने|िए|ो|ता|ती), दूरी (?:ही )?(?:बना|रख), लायक नहीं, लायक़ नहीं, पैसे? की बर्बादी, पैस[ाे] बर्बाद, बर्बाद (?:न|मत|ना),
    क़?ीमत के (?:हिसाब से )?(?:सही )?नहीं, नहीं (?:खरीद|ख़रीद|चुन|ल|जा|दे|कर)(?:ूँगा|ूंगा|ऊँगा|ऊंगा|ूँगी|ूंगी|ऊँगी|ऊंगी), सलाह नहीं, सुझाव नहीं, सिफ़?ारिश नहीं,
    अनुशंसा नहीं, रिकमेंड नहीं, रेकमेंड नहीं,
    (?<![\\p{L}\\p{M}])(?:न|ना|मत) (?:ख़?रीदें|लें|जाएँ|जाएं|चुनें|फँसें|फंसें|लगाएँ|लगाएं|करें खर्च|ख़?रीदिए|लीजिए|जाइए), बचना चाहिए, बचना ही, बचकर, बचूँगा,
    बचूंगा, बचूँगी, बचूंगी, बचिए, बचने (?:की सलाह|लायक|योग्य), परहेज़?, टालना बेहतर, टालें, छोड़ दें, छोड़ दूँगा, छोड़ना बेहतर, टूरिस्ट ट्रैप, ओवररेटेड,
    ओवर-रेटेड, ओवरप्राइस, ज़?रूरत से ज़?्यादा (?:महँगे|महंगे|महँगी|महंगी), निराश (?:कर|किया|हो), निराशाजनक, सबसे ख़?राब, सबसे बुर, सबसे घटिया, घटिया,
    ख़?राब विकल्प, ग़?लत विकल्प, चेतावनी, सावधान रह, धोखाधड़ी, फ़?र्ज़?ी, ठग(?:ी|ों|ने), नज़?र ?अंदाज़? करें, पैसे न लगाएँ, भरोसेमंद नहीं,
    tänka två gånger, tänk två gånger, mig för två gånger, dig för två gånger, jag inte skulle boka, jag inte skulle välja, jag inte skulle köpa,
    jag inte skulle rekommendera, jag inte skulle anlita, jag aldrig skulle, får underkänt, underkänt, underkända, aldrig välja, aldrig köpa, aldrig boka,
    aldrig igen, många klagomål, dåliga recensioner, dåliga omdömen, inte längre rekommend*, bäst att undvika, svikit, håller inte måttet, lovar för mycket,
    sämst betyg, lägst betyg, för dyra för, går bort, strök jag, strukna, ratade, dissade,
    om to gange, dig to gange, aldrig vælge, aldrig købe, aldrig booke, jeg aldrig ville, ville jeg aldrig, mange klager, dårlige anmeldelser, dårligst i test,
    dumpede, dumper, lover for meget, lever ikke op, dårligst vurdere*, jeg ikke ville vælge, jeg ikke ville købe, jeg ikke ville anbefale, om to ganger,
    deg to ganger, aldri igjen, jeg aldri ville, ville jeg aldri, dårlige omtaler, strykkarakter, stryk i test, lover for mye, lever ikke opp,
    jeg ikke ville valgt, jeg ikke ville kjøpt, jeg ikke ville booket, jeg ville droppe,
    harkitse kahdesti, harkitsisin kahdesti, harkitse kahteen kertaan, mieti kahdesti, miettisin kahdesti, en palaisi, en menisi uudestaan, paljon valituksia,
    huonot arvostelut, huonoja arvosteluja, lupaavat liikaa, lupaa liikaa, pettivät odotukset, eivät vakuuttaneet, eivät lunasta, testin häntäpää,
    testin heikoim*, heikoimmat, surkeim*, jättäisin rauhaan, jättäisin kauppaan, en koskisi, pidä näpit, pidä varasi, pidä kaukana,
    gândește-te de două ori, gândiți-vă de două ori, m-aș gândi de două ori, peste care aș trece, aș trece peste, nu m-aș întoarce, multe plângeri,
    multe reclamații, recenzii proaste, recenzii slabe, promit prea mult, nu se ridică, nu țin promisiun*, m-au lăsat rece, nu m-aș atinge, mai bine nu,
    mai bine lipsă, mai bine eviți, păcăleli, păcăleală,
    kétszer is gondold, kétszer is gondolja, kétszer gondold, soha többé, sok panasz*, rossz értékelés*, gyenge értékelés*, túl sokat ígér*, nem váltják be,
    nem győztek meg, nem győzött meg, nem mennék vissza, elkerülném, ne tedd, ne itt, messze elkerül*, hozzá se nyúl*, nem nyúlnék, inkább mást,
    σκέψου το δύο φορές, σκεφτείτε το δύο φορές, σκεφτόμουν δύο φορές, το δύο φορές, ποτέ ξανά, δεν θα ξαναπ*, πολλά παράπονα, κακές κριτικές,
    κακές αξιολογήσεις, υπόσχονται πολλά, δεν με έπεισ*, δεν με έπεισαν, δεν ανταποκρίν*, τσάμπα λεφτά, καλύτερα να λείπ*, ούτε να τα, μην μπεις, μην τα πάρ*,
    مرتين قبل, شكاوى كثيرة, كثرة الشكاوى, شكاوى متكررة, تقييمات سيئة, تقييماتها سيئة, تقييمات سلبية, لن أعود, لن أكرر, لا أعود إلي, لم ترق, دون المستوى,
    أقل من المتوقع, خيبة أمل, وعود كاذبة, لا أثق, من الأفضل تركها, الأفضل عدم, عدم التعامل, لا داعي ل,
    פעמיים לפני, לחשוב פעמיים, תחשבו פעמיים, לא הייתי חוזר, לעולם לא, תלונות רבות, הרבה תלונות, ביקורות גרועות, ביקורות שליליות, לא עומדים ב, לא מצדיק,
    לא השתכנעתי, לא שכנעו, לא הייתי נוגע,
    दो बार सोच, नहीं (?:जाऊँगा|जाऊंगा|जाऊँगी|जाऊंगी|लूँगा|लूंगा|चुनूँगा|खरीदूँगा|दूँगा), दोबारा नहीं, बहुत शिकायत, शिकायतें बहुत, ख़?राब रिव्यू, ख़?राब रेटिंग,
    पैसे न लगाए, पैसे मत लगा, पैसे न गँवा, भरोसा न करें, उम्मीद पर खर, न ही लें, हाथ न लगाएँ,
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
    desiderare, lascia a desiderare,
    ostroznie, ostroznosci*, mniej polecan*, odrzuci*, opatrne, s opatrnosti, осторожн*, с осторожностью, не подойд*, обережн*, dikkatli, hati-hati, forsikti*, mindre lampli*, 注意したい, 慎重に, 外した, 見送った, 向かない, 조심, 거르, 제외한, 제외했, 뺀, 걸러, 谨慎, 不适合, (?<!不|不会|不易|不容易|避免|零)踩雷, 排除,
    fraråd*, unngå, unngås, undgås, frarå*, välttää, vältettäv*, ei suositel*, huonoim*, de evitat, evitați, nerecomandat*, nu recomand*, cele mai proaste, kerülendő*, elkerül*, nem ajánl*, legrosszabb*, αποφύγετε, αποφεύγετε, προς αποφυγή, δεν συνιστ*, δεν προτείν*, χειρότερ*, ควรหลีกเลี่ยง, ไม่แนะนำ, ควรเลี่ยง, แย่ที่สุด, ควรระวัง,
    避けた(?:ほう|方)が, (?<!を)避けたい(?!人|方|なら|場合|とき|時), (?<!を)避けて(?:ください|おき), (?<!を)避けましょう, (?<!を)避けるのが, 避けるほうが, ない(?:ほう|方)が(?:いい|よい|良い|無難|賢明|得策|安全|安心|身のため|よさそう|良さそう),
    やめておいた, やめておく, やめておきたい, やめた(?:ほう|方)が, やめとけ, 向きません, 向いていません, 向いていない, 向かなかった, 不向き, 適しません, 適していません, 適していない, 適さない, 合わなかった,
    (?:すすめ|勧め|薦め)(?:は)?(?:しません|できません|しない|できない|しかね|しにく|しづら|られな|ません|にくい), オススメ(?:は)?(?:しません|できません|しない|できない), 推奨(?:は)?(?:しません|できません|しない|できない), 見送り(?=ました|たい|に|$),
    見送る, 候補から外, リストから外, 対象から外, 選択肢から外, 今回は外, 外しました, 除外しました, 除外した, 候補外, 選びませんでした, 選ばなかった, 選びません, 買ってはいけない, 買うべきでは?ない, 買わないで, 選んではいけない, 行ってはいけない, 使ってはいけない,
    注意が必要な(?:会社|業者|サービス|商品|製品|店|ブランド|メーカー|ところ|もの), 要注意, コスパが悪い, コスパの悪い, 割に合わない, 値段に見合わない, 価格に見合わない, 期待外れ, 期待はずれ, 残念だった, イマイチ, いまいち, 後悔した(?!くな), 後悔しやすい, 地雷,
    ワースト(?!ケース), 悪評, 評判が悪い, 評判の悪い, 悪質, 怪しい(?:業者|会社|サイト|店), ぼったくり(?!なし|の?ない), 手を出さない, 手を出しては, 距離を置, 敬遠, 過大評価, 優先度が低い, 優先度は低い, 優先順位が低い, 優先順位は低い, NGな, NG業者,
    スルーして(?:いい|よい|OK), パスしたい, パスした(?!くな), 二度と(?:行|買|使|頼),
    不太适合, 不太合适, 不合适, 不大适合, 不怎么适合, 并不适合, 不推荐, 不太推荐, 不建议, 不考虑, 不予考虑, 不值得, 不值这个, 不值那个, 别买, 别选, 别去, 别碰, 别踩, 勿入, 勿买, 避雷(?!针), 雷区, 雷店, 雷品, 劝退, 慎选, 慎入, 慎买, 拔草, 智商税,
    黑名单, 剔除, 淘汰, 没有入选, 未入选, 没入选, 不会选, 不会买, 不会去, 不会推荐, 不想推荐, 不敢推荐, 不再推荐, 没有推荐, 不列入, 未列入, 没列入, 不纳入, 未纳入, 没有选, 性价比低, 性价比不高, 性价比较低, 性价比偏低, 性价比差, 口碑差, 口碑不佳, 口碑较差,
    口碑不好, 评价较差, 评价差, 评价不好, 评价不佳, 差评, (?<!不)宰客, 不靠谱, 不划算, 名不副实, 名过其实, 华而不实, 言过其实, 过誉, 高估, 虚有其表, (?<!不会?|不易|零|不容易)翻车, (?<!不会?|不让[人你您]|不让大家|不)失望,
    (?<!不会?|不让[人你您]|绝不|零|不)后悔(?!药), 警惕, 远离(?=的|这|以下|$), 绕道, 绕开, 敬而远之, (?:可以|直接|建议|应该?|请|先|会)(?:跳过|略过), (?:要|应该?|该|最好|建议|尽量|会|请|需要)避开(?!人|高峰|排队|拥挤|尖峰),
    想避开的(?=[品产店商公平餐酒机业]), 暂不考虑, 没必要买, 不必买, 不用买, 最差的?(?=[品产店商公平餐酒机业几]), 垫底, 劣质, 黑心, 不尽如人意, 不尽人意, 表现不佳, 不够理想, 踩雷名單, 不優, 不推薦, 當盤子,
    피하는 (?:것이|게|편이), (?<![을를] )피해야 ?(?:할|하는|합니다), (?<![을를] )피하고 싶은, (?<![을를] )피했으면, (?<![을를] )피하세요, 거르는 (?:게|것이|편이), 거르세요, 거를, 걸렀, 비추천, 비추입니다, 비추예요,
    추천하지 ?(?:는 )?않, 추천드리지 않, 추천해 ?드리지 않, 추천하기 (?:어려|힘든|힘들), 추천드리기 (?:어려|힘든|힘들), 추천에서 빠, 추천에서 뺐, 추천 안 하, 안 추천, 권하지 않, 권해 ?드리지 않, 권장하지 않, 권하기 어려, 맞지 않(?!다면),
    맞지는 않, 안 맞는, 어울리지 않, 적합하지 않, 적합하지는 않, 적합하지 못, 부적합, (?<![가-힣])별로(?:인|였|입니다|예요| 추천), 실망(?:한(?! 분)|스러|했(?!거나|던 분)|이 컸), 돈 아까운, 돈이 아까, 과대평가, 최악, 워스트, 멀리하,
    (?:사지|가지|쓰지|예약하지|구매하지|선택하지|고르지|이용하지|맡기지) (?:마|말|않을|않는 게|않는 편|않았), (?:사면|가면|쓰면|맡기면) 안 ?되, 안 사는 게, 안 가는 게, 안 사요, 안 갑니다, 다시 안 (?:갈|살|쓸), 두 번은 안, 다시는 안, 손절,
    제외된, 제외하, 제외할, 뺐습니다, 뺐어요, 뺐, 빠진 이유, 주의가 필요한 (?:업체|제품|곳|브랜드|서비스), 주의해야 할 (?:업체|제품|곳|브랜드|서비스), 먹튀, (?:평이|평판이|후기가|평가가|리뷰가) (?:나쁜|안 좋|좋지 않|나빴),
    가성비가? ?(?:떨어|나쁜|안 좋|낮은), 값을 못하, 값 못하는, 비싸기만, 굳이 (?:살|갈|쓸|선택할|추천|고를|안), 패스(?:해도|하세요|할|하는|하겠), 우선순위가 낮, 우선순위에서 밀, 말리고 싶, 기대 이하, 기대에 못 미, 돈 낭비(?! 없), 지뢰,
    블랙리스트, 후보에서 (?:뺀|뺐|제외|탈락), 목록에서 (?:뺀|뺐|제외), 리스트에서 (?:뺀|뺐|제외), 넣지 않은, 넣지 않았,
    ไม่แนะนำ, ไม่ค่อยแนะนำ, ไม่ขอแนะนำ, ไม่อยากแนะนำ, ยังไม่แนะนำ, ควรเลี่ยง, เลี่ยงดีกว่า, ควรหลีก, ให้หลีกเลี่ยง, จะหลีกเลี่ยง, ขอเลี่ยง, จะเลี่ยง,
    น่าเลี่ยง, ไม่คุ้ม, ไม่ค่อยคุ้ม, ไม่เหมาะ, ไม่ค่อยเหมาะ, ไม่น่า(?:ซื้อ|ไป|ใช้|จอง|เชื่อถือ|ลอง|เลือก), ไม่ควร(?:ซื้อ|ไป|เลือก|ใช้|จอง|จ้าง),
    อย่า(?:ซื้อ|ไป|เลือก|จอง|จ้าง|หลงซื้อ), จะไม่(?:เลือก|ซื้อ|ไป|จอง|ใช้|จ้าง|แนะนำ|กลับ), ขอข้าม, ข้ามไป(?:ก่อน|ได้|เลย), ข้ามได้, ควรข้าม, ตัดออก, ตัดทิ้ง,
    คัดออก, แย่ที่สุด, ห่วย, น่าผิดหวัง, (?<!ไม่|ทำให้|ไม่ทำให้)ผิดหวัง, เสียดายเงิน, โอเวอร์เรต, เกินจริง, แพงเกินไป, แพงเกินจริง, ไม่สมราคา, ไม่ผ่านเกณฑ์,
    ถอยห่าง, อยู่ให้ห่าง, อยู่ห่างจาก, หนีให้ไกล, บอกผ่าน, ขอผ่าน, ไม่ประทับใจ, รีวิวไม่ดี, รีวิวแย่, ไม่ตอบโจทย์, ไม่ค่อยตอบโจทย์,
    ไม่เลือก(?!ปฏิบัติ|งาน|ได้), ไม่เข้าตา, บัญชีดำ, แบล็กลิสต์, ต้องระวัง(?=$|[:： ]),
    tránh xa, cần tránh, nên né, cần né, sẽ bỏ qua, xin bỏ qua, hãy bỏ qua, có thể bỏ qua, tạm bỏ qua, không nên mua, không nên chọn, không nên dùng,
    không nên đặt, không nên đi, không nên ghé, không nên thuê, không nên đến, không nên ở, không nên sử dụng, không nên đầu tư, không khuyến khích,
    không khuyên, không khuyến nghị, không đề xuất, không gợi ý, không giới thiệu, không hợp, không phù hợp, không thích hợp, không thực sự phù hợp,
    chưa phù hợp, ít phù hợp, kém phù hợp, không đáng, chưa đáng, không xứng, không bõ, đừng mua, đừng chọn, đừng dùng, đừng đặt, đừng ghé, đừng thuê,
    loại khỏi, đã loại, bị loại khỏi, loại ra, gạch tên, gạch khỏi, gạt ra, bỏ ra khỏi danh sách, dè chừng, cảnh giác với, cẩn thận với, cẩn trọng với,
    gây thất vọng, đáng thất vọng, hơi thất vọng, thất vọng nhất, tệ nhất, kém nhất, dở nhất, tai tiếng, tiếng xấu, chặt chém, đắt vô lý, quá đắt so với,
    không tin cậy, không đáng tin, không uy tín, kém uy tín, thiếu uy tín, kém chất lượng, sẽ không chọn, sẽ không mua, sẽ không đặt, sẽ không quay lại,
    không chọn, thổi phồng, danh sách đen, phí tiền, tốn tiền vô ích, không được khuyên, không được khuyến khích,
    sebaiknya dihindari, sebaiknya hindari, lewati saja, lewatkan saja, lewati dulu, sebaiknya dilewati, sebaiknya dilewatkan, bisa dilewati, saya lewati,
    saya lewatkan, saya hindari, tidak disarankan, tidak saya rekomendasikan, tidak saya sarankan, tidak kami rekomendasikan, tidak merekomendasikan,
    tidak menyarankan, kurang direkomendasikan, kurang disarankan, tidak dianjurkan, tidak recommended, kurang recommended, kurang cocok, tidak cocok,
    nggak cocok, gak cocok, tidak sesuai, kurang sesuai, kurang tepat, kurang ideal, tidak ideal, tidak sepadan, kurang sepadan, tidak worth it,
    kurang worth it, nggak worth it, gak worth it, ga worth it, tidak layak, kurang layak, belum layak, jangan beli, jangan pilih, jangan pesan, jangan pakai,
    jangan sewa, jangan dibeli, jangan dipilih, tidak akan saya, tidak saya pilih, tidak saya masukkan, tidak kami masukkan, saya coret, kami coret, dicoret,
    coret dari, dikeluarkan dari daftar, keluarkan dari daftar, tersingkir, paling buruk, yang mengecewakan, cukup mengecewakan, paling mengecewakan,
    terlalu mahal, kemahalan, waspadai, perlu diwaspadai, waspada dengan, waspada terhadap, berhati-hati, jauhi, dijauhi, abaikan saja, reputasi buruk,
    ulasan buruk, daftar hitam, tidak terpercaya, kurang terpercaya, bermasalah, pikir dua kali, pikir ulang, pikirkan ulang, buang-buang uang, bikin kapok,
    tidak sebanding, kurang sebanding, tidak memenuhi`,
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
