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
    แนะนำ, ดีที่สุด, ยอดนิยม, น่าสนใจ, คุ้มค่า, น่าสมัคร, น่าไป, ตัวเลือก, ทางเลือก, แบรนด์, ยี่ห้อ, บริษัท, ผู้ให้บริการ, ผู้ผลิต, เครื่องมือ, ผลิตภัณฑ์, แพลตฟอร์ม, อันดับ, ชั้นนำ, น่าซื้อ, น่าใช้, น่าลอง, เอเจนซี่, ซอฟต์แวร์, ตัวท็อป, รุ่นที่`,
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
    ธนาคาร, สายการบิน, ประกัน, โรงแรม, ร้าน, เว็บไซต์, โรงเรียน, โรงพยาบาล, คลินิก, คาเฟ่, แอป, เครือข่าย, สถาบัน, คอร์ส, เกม`,
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
    andre gode, flere muligheder, andre alternativer, flere alternativer, andre muligheter, muita vaihtoehtoja, muut vaihtoehdot, muita hyviä, alte opțiuni, alte variante, további lehetőségek, egyéb lehetőségek, további alternatívák, alternatívák, άλλες επιλογές, άλλες προτάσεις, εναλλακτικ*, ตัวเลือกอื่น, ทางเลือกอื่น`,
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
    วิธี, ขั้นตอน, เคล็ดลับ, ทริค, คำแนะนำเพิ่มเติม, คำแนะนำในการ, ข้อควร, สิ่งที่ควร, ปัจจัย, เกณฑ์, คำถาม, แหล่งที่มา, อ้างอิง, สรุป, เช็กลิสต์, เช็คลิสต์, อย่างไร, ก่อนซื้อ, แนวทางปฏิบัติ, กลยุทธ์, คู่มือ, ทำไม, เหตุผล`,
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
    fraråd*, unngå, unngås, undgås, frarå*, välttää, vältettäv*, ei suositel*, huonoim*, de evitat, evitați, nerecomandat*, nu recomand*, cele mai proaste, kerülendő*, elkerül*, nem ajánl*, legrosszabb*, αποφύγετε, αποφεύγετε, προς αποφυγή, δεν συνιστ*, δεν προτείν*, χειρότερ*, ควรหลีกเลี่ยง, ไม่แนะนำ, ควรเลี่ยง, แย่ที่สุด, ควรระวัง`,
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
