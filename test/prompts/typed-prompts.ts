/*
 * What people type, with the language that it is in; "-" where a reader could not tell, or where it is names and words
 * that several languages have. Written before the rule was: it was tuned by the first half and only measured by the
 * second.
 */

const read = (table: string) =>
  table
    .trim()
    .split('\n')
    .map((line) => {
      const [language = '', text = ''] = line.split(' | ');
      return { language: language === '-' ? null : language, text };
    });

export const TUNED = read(`
- | top ten apps
en | kids bike helmet
- | Slack vs Teams
en | best air fryer
- | Bestseller list
- | iphone 17 review
en | Which CRM is best for small teams?
en | what is the best laptop for students
en | how to clean white sneakers
en | cheap flights to lisbon in may
en | is notion better than evernote
en | running shoes for flat feet
en | Alternatives to Salesforce
en | Is La Roche-Posay good for dry skin?
- | Le Creuset
- | El Corte Inglés
- | adidas samba 45
- | sushi berlin
- | hotel paris
- | Škoda Octavia 2024
en | top 10 project management tools
- | vegan pizza
de | Was ist der beste Laptop?
de | beste kaffeemaschine für zuhause
de | günstige handytarife ohne vertrag
de | Welche Waschmaschine ist gut und leise?
- | laptop test 2025
de | wie viel kostet eine wärmepumpe
fr | Quel est le meilleur aspirateur sans fil ?
fr | chaussures de running pas cher
fr | comment choisir un matelas
fr | meilleur vpn pour netflix
es | ¿Cuál es la mejor cafetera?
es | mejores auriculares con cancelación de ruido
es | cual es el mejor seguro de coche
es | donde comprar muebles baratos
it | Qual è la migliore macchina da caffè?
it | migliori scarpe da trekking
it | come scegliere un condizionatore
pt | Qual é o melhor celular até 2000 reais?
pt | melhores tênis para corrida
pt | onde comprar móveis baratos
nl | Welke wasmachine is het beste?
nl | goedkope vluchten naar spanje
nl | wat is de beste zorgverzekering
sv | vilken dammsugare är bäst i test
sv | billiga flyg till spanien
da | hvad er den bedste støvsuger
no | hvilken robotgressklipper er best i test?
fi | mikä on paras puhelin
fi | halvat lennot espanjaan
pl | jaki laptop do 3000 zł
pl | najlepszy odkurzacz bezprzewodowy
cs | jaký je nejlepší mobil do 10000
sk | ktorá banka má najlepší účet
hu | melyik a legjobb mosógép
hu | olcsó repülőjegy londonba
ro | care este cel mai bun telefon
tr | en iyi robot süpürge hangisi
tr | ucuz uçak bileti nereden alınır
vi | nên mua điện thoại nào dưới 10 triệu
id | apa hp terbaik untuk gaming
id | rekomendasi laptop murah untuk mahasiswa
ru | какой пылесос лучше купить
ru | лучшие наушники
uk | який телефон краще купити
uk | найкращий ноутбук для навчання
bg | коя е най-добрата пералня
el | ποιο είναι το καλύτερο κινητό
ja | おすすめの掃除機は？
ja | ノートパソコン 安い
zh | 什么手机拍照最好
zh | 哪个牌子的洗衣机好
ko | 가성비 노트북 추천
th | มือถือรุ่นไหนดี
he | מה הטלפון הכי טוב
ar | ما هو أفضل هاتف
fa | بهترین گوشی تا ده میلیون
hi | सबसे अच्छा फोन कौन सा है
hr | koji je najbolji mobitel
sl | kateri telefon je najboljši
et | milline telefon on parim
lv | kāds ir labākais telefons
lt | koks yra geriausias telefonas
- | 比較
- | HP
- | Nestlé
- | Coca-Cola Zero
- | ChatGPT Perplexity Gemini Claude
`);

export const HELD_OUT = read(`
en | who makes the most reliable washing machines?
en | what crm do startups use
en | best credit card for travel
en | best running shoes
en | how much does a heat pump cost
en | Compare HubSpot and Pipedrive
en | where can I buy organic coffee beans online
en | should i get a dyson or a shark vacuum
- | CRM software
- | project management tool
en | Are Allbirds worth it?
en | coffee shops near me
en | does le creuset crack on induction
en | what to see in São Paulo
- | Asana Trello Monday
- | Zara H&M Mango
- | tesla model 3 vs bmw i4
- | San Francisco
- | La Roche-Posay Effaclar Duo
- | die hard
- | IKEA Billy
- | mercedes a klasse
- | pasta carbonara
- | yoga studio amsterdam
- | Samsung Galaxy S25 Ultra
- | Nespresso Vertuo Next
- | solar panel
- | kindergarten
- | restaurant menu
- | Häagen-Dazs
- | Dolce Gusto
- | bio hotel südtirol
de | welcher Stromanbieter ist am günstigsten
de | wo kann ich gebrauchte Fahrräder kaufen?
de | Ist Acme ein guter Anbieter?
de | Krankenkasse wechseln oder bleiben
de | Alternativen zu Salesforce
de | laufschuhe damen
fr | Où acheter un vélo électrique ?
fr | quelle banque en ligne choisir
fr | avis sur les aspirateurs dyson
fr | logiciel de gestion de projet
fr | assurance auto jeune conducteur
es | qué móvil me compro
es | zapatillas para correr mujer
es | alternativas a salesforce
es | hoteles baratos en madrid
es | mejor banco para autónomos
it | dove comprare mobili economici
it | quale assicurazione auto conviene
it | recensioni aspirapolvere dyson
it | alternative a salesforce per piccole imprese
pt | como escolher um colchão
pt | qual o melhor plano de saúde
pt | hotéis baratos em lisboa
pt | melhor banco digital
nl | hoeveel kost een warmtepomp
nl | beste stofzuiger zonder zak
nl | Is Bol een goede winkel?
sv | vad kostar en värmepump
sv | bästa mobilen under 5000 kr
sv | hur väljer man en bra madrass
da | hvor kan jeg købe billige møbler
da | billigste elselskab lige nu
no | hva er den beste mobilen
no | hvor kjøper man billige møbler
fi | missä myydään edullisia huonekaluja
fi | paras kahvinkeitin kotiin
pl | gdzie kupić tanie meble
pl | czy warto kupić pompę ciepła
pl | ranking kont bankowych
cs | kde koupit levný nábytek
cs | nejlepší kávovar na doma
sk | kde kúpiť lacný nábytok
hu | hol lehet olcsó bútort venni
hu | mennyibe kerül egy hőszivattyú
ro | unde găsesc mobilă ieftină
ro | cele mai bune căști wireless
tr | hangi banka daha iyi
tr | kahve makinesi önerisi
vi | máy giặt nào tốt nhất
vi | mua nội thất giá rẻ ở đâu
id | bagaimana cara memilih laptop
id | hotel murah di bali
ru | где купить недорогую мебель
ru | рейтинг банков
uk | де купити недорогі меблі
uk | які банки найкращі
bg | къде да купя евтини мебели
el | φθηνά αεροπορικά εισιτήρια
ja | 洗濯機 ランキング
ja | 東京で一番安いホテル
zh | 最好的笔记本电脑
zh | 推薦的咖啡機
ko | 서울 호텔 추천
th | ร้านกาแฟใกล้ฉัน
he | מלונות זולים בתל אביב
ar | أين أشتري أثاثا رخيصا
ar | فنادق رخيصة في دبي
fa | خرید یخچال ارزان
hi | दिल्ली में सस्ते होटल
hr | gdje kupiti jeftin namještaj
sl | kje kupiti poceni pohištvo
et | kust osta odavat mööblit
lv | kur nopirkt lētas mēbeles
lt | kur pirkti pigius baldus
`);

/** Written when the rule stood; it was wrong of one of them and of one of those held out, which is mended. */
export const AFTERWARDS = read(`
en | electric toothbrush that lasts longest
en | Can ChatGPT replace a lawyer
en | ways to save money on groceries
en | most comfortable office chair under 300
en | why is my dyson vacuum pulsing
en | pet insurance for older dogs
en | how do you remove red wine stains
en | is the north face owned by vf
- | noise cancelling headphones
- | Los Angeles Las Vegas
- | le labo santal 33
- | The Ordinary Niacinamide
- | New Balance 530
- | Deutsche Bank vs Commerzbank
- | Die Zeit Abo
- | de longhi magnifica s
- | con edison
- | Los Pollos Hermanos
- | Bora Bora resort
- | crossfit box münchen
- | La Sportiva Bushido II
- | LE MANS 2025
- | Best Western Hamburg
- | Uber Eats Deliveroo
- | Air France Lufthansa KLM
- | Toyota Corolla hybrid
- | café barcelona
- | mini bar
- | data center
de | Staubsauger Roboter mit Absaugstation Test
de | Lohnt sich eine Solaranlage 2025?
de | Rasenmäher für große Gärten
de | Unterschied zwischen Girokonto und Tagesgeldkonto
fr | machine à café à grain
fr | Est-ce que Free est un bon opérateur ?
fr | recette facile poulet
fr | les meilleures assurances habitation
es | cómo limpiar zapatillas blancas
es | seguro de hogar barato
es | que lavadora comprar
it | assicurazione viaggio stati uniti
it | il miglior robot aspirapolvere del 2025
it | quanto costa una pompa di calore
pt | seguro de viagem para europa
pt | qual banco tem a melhor conta digital
nl | verschil tussen hypotheek en lening
nl | zorgverzekering vergelijken
sv | är det värt att köpa elbil
da | er det en god idé at leje en bil
no | er det lurt å kjøpe elbil nå
fi | sähköauton hinta vertailu
pl | ile kosztuje pompa ciepła
cs | srovnání mobilních tarifů
sk | aké sú výhody tepelného čerpadla
hu | mikor érdemes autót venni
ro | ce telefon să cumpăr
ro | asigurare auto ieftină
tr | çocuklar için en güvenli bisiklet
vi | cách nấu phở bò
id | tempat wisata di bandung
hr | koja je najbolja banka za mlade
ca | quin és el millor portàtil
ru | отзывы о пылесосах dyson
ru | iphone 17 pro max купить
uk | як вибрати матрац
zh | iPhone 17 值得买吗
ja | iPhone 17 価格
ja | 格安航空券比較
ko | 갤럭시 s25 ultra 가격
ar | مقارنة بين سامسونج وآيفون
fa | قیمت گوشی سامسونگ
he | ביטוח רכב זול
hi | भारत में सबसे सस्ती कार
`);
