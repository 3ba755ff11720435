import type { ToneLanguage } from './tone-language.ts';

export const turkish: ToneLanguage = {
  code: 'tr',
  smallWords:
    've bir bu için ile de da en çok olan olarak daha ama gibi değil var ise veya kadar sonra göre hem ne bile çünkü her şey mı mi',
  urges: `en iyi*, en başarılı*, en kaliteli*, bizim seçimimiz, bizim önerimiz, favorim*, favorimiz, ilk tercih*,
    şiddetle tavsiye*, kesinlikle tavsiye*, kesinlikle öner*, gönül rahatlığıyla, mükemmel*, kusursuz*,
    harika*, muhteşem*, olağanüstü*, eşsiz*, rakipsiz*, rakip tanımaz, benzersiz*, üstün*, kazanan*, bir
    numara*, 1 numara*, açık ara, birinci sınıf, gözü kapalı, vazgeçilmez*, lider*, zirve*, altın standart,
    tartışmasız*, hiç düşünmeden, ilk sıra*, en beğen*, en çok tavsiye*, fark yaratan*, emsalsiz*, dört
    dörtlük*, kusur bulam*, en güvenli seçim, en güvenli tercih, ilk tercihim, benim tercihim, ben olsam,
    tercihim, referans`,
  praises: `yorulmu*, yormuyor, yormaz, tavsiye ed*, öneri*, öner*, tavsiye*, ideal*, süper*, şahane*, nefis*,
    leziz*, lezzetli*, enfes*, güvenilir*, sağlam*, dayanıklı*, uzun ömürlü*, kaliteli*, yüksek kalite*, iyi
    tasarlanmış*, özenli*, kullanımı kolay*, kullanıcı dostu*, sezgisel*, akıcı*, sorunsuz*, zahmetsiz*,
    güçlü*, çok yönlü*, etkili*, verimli*, kapsamlı*, saygın*, itibarlı*, tanınmış*, önde gelen*, öncü*,
    ödüllü*, övgü*, övülen*, sevilen*, beğeni*, beğen*, memnun*, memnuniyet*, mutlu*, çok iyi*, gayet iyi*,
    iyi bir seçim*, iyi bir seçenek*, iyi bir tercih*, doğru tercih*, parasının hakkını, parasına değer*,
    hakkını ver*, fiyat performans*, fiyat/performans*, fiyat-performans*, beklentiyi karşıl*, beklentileri
    karşıl*, sözünü tut*, hayal kırıklığına uğratma*, şikayetim yok, hiçbir sorun*, hiç sorun*, sorun
    yaşamad*, sorun çıkarmad*, problem yaşamad*, diyecek yok, diyecek bir şey yok, üzmedi, üzmez, öne çık*,
    dikkat çek*, parlıyor, fark yarat*, geride bırak*, aşıyor, yener, daha iyi*, kibar*, nazik*, ilgili*,
    güler yüzlü*, güleryüzlü*, yardımsever*, çözüm odaklı, zamanında*, rahat*, konforlu*, şık*, zarif*,
    sessiz*, yenilikçi*, cömert*, bayıldım*, bayılıyor*, hızlı ve, işini gör*, işinizi gör*, iş gör*,
    başarılı*, etkileyici*, göz dolduru*, sapasağlam*, çıtır çıtır, tam kıvamında, kıvamında, tadı damağ*,
    damağınızda, göz alıcı*, pürüzsüz*, gönül rahat*, hayran*, kusuru yok, tam not, tek seferde, ilk
    seferde, birkaç dakikada, dakikalar içinde, hemen çöz*, her şeyi çöz*, çözdü, çözdüler, sorunu çözdü,
    her şeyi yap*, ihtiyacım olan her şey, ilk günkü gibi, yeni gibi, sıfır gibi, hoş bir sürpriz,
    beklentimin üstünde, beklentilerimi aş*, beklentinin üzerinde, bir zevk, zevkle, keyifle, hazine,
    cevher, kelepir, fırsat ürün, tekrar gel*, yine gel*, tekrar al*, yine alırım, tekrar alırım, pişman
    değil*, pişman olmad*, kırılmaz, yıkılmaz, tüy gibi, göz açıp kapay*, zahmetsizce, çocuk oyuncağı,
    titiz*, özverili*, samimi*, dürüst*, adil fiyat*, gizli ücret yok, sürpriz yok, yerini tutm*, üstüne
    yok, eşi benzeri yok, üzerine tanımam, beş yıldız*, bravo, helal olsun, içim rahat, zaman kazandır*,
    hayat kurtar*, kurtarıcı*, on numara*, 10 numara*, süper ötesi, efsane*, cuk oturuyor, tertemiz*, mis
    gibi, göz kamaştır*, büyüle*, tam otur*, cuk otur*, tıkır tıkır, saat gibi, jilet gibi, ipek gibi, yağ
    gibi, kaymak gibi, bal gibi, su gibi, pamuk gibi, taş gibi, kaya gibi, çok memnun*, çok sevdi*, bayıl*,
    aşık oldu*, vazgeçem*, bağımlısı ol*, elimden düş*, yıllardır kullan*, yıllarca kullan*, yıllardır
    sorun*, hâlâ ilk gün*, aynı gün*, ertesi gün*, anında, dakikasında, bir saat içinde, hızlıca çöz*, hemen
    yanıt*, hemen cevap*, hızlı teslim*, hızlı kargo*, erken geldi, özenle paket*, sağlam paket*, güzel
    paket*, eksiksiz*, tam zamanında, söz verdiği gibi, vaat ettiği*, umduğumdan iyi, beklediğimden iyi,
    parasını hak*, her kuruşun*, her kuruşa, fiyatını hak*, cebe dost, cep dostu, ekonomik ve, cömert
    porsiyon, doyurucu*, taptaze*, çıtır*, yumuşacık*, sıcacık*, ferah*, huzur*, konfor*, ergonomik*, cam
    gibi, net ses*, canlı renk*, kristal*, fısıltı*, duyulmuyor, sessizce, uzun pil*, günlerce gid*,
    günlerce dayan*, şarjı uzun*, pili uzun*, yıllarca dayan*, bana mısın dem*, kolayca, kolaylıkla,
    anlaşılır*, akıcı, donmuyor, takılmıyor, kasmıyor, kasmadan, takılmadan, donmadan, güven ver*,
    güvenebil*, güvenle, içiniz rahat, şeffaf fiyat*, iade kolay, kolay iade, sorgusuz iade, yardımcı oldu*,
    çözüme kavuş*, ilgilendi*, ilgi gösterdi*, sabırlı*, bilgili*, uzman kadro, candan*, içten*,
    misafirperver*, hijyenik*, pırıl pırıl, bakımlı*, ustaca, ustalık*, zekice, akıllıca*, yaratıcı*,
    ilham*, gurur*, sürükleyici*, keyif ver*, mutlu et*, şaşırt*, beklenenden iyi, tatmin*, doyur*, takdir*,
    alkış*, gözde*, favori*, tavsiye ederim, öneririm, önerilir, tavsiye edilir, öneriliyor, beğenil*,
    övül*, yüksek puan*, iyi puan*, en çok satan*, çok satan*, başı çek*, birinci sırada, parasını hak,
    doğru adres, doğru tercih, iyi bir seçim, iyi bir seçenek, güçlü seçenek, sağlam`,
  likes: `iyi*, güzel*, fena değil*, fena sayılmaz, makul*, uygun fiyat*, uygun, hesaplı*, ucuz*, kolay*, basit*,
    pratik*, hızlı*, hafif*, esnek*, popüler*, bilinen*, kompakt*, güvenli*, istikrarlı*, kararlı*, geniş
    seçenek*, geniş yelpaze*, kalite*, şeffaf*, deneyimli*, tecrübeli*, profesyonel*, avantaj*, artı,
    artılar*, güçlü yön*, yeterli*, yetiyor, hoş*, keyifli*, çekici*, taze*, faydalı*, yararlı*, büyük
    topluluk*, geniş topluluk*, kullanışlı*, sigortalı*, ücretsiz*, uzman*, uzmanlaş*, sertifikalı*,
    lisanslı*, belgeli*, yetkili*, aile işletmesi, yerli, yerli üretim, uzun garanti, garanti*, ömür boyu
    garanti, ücretsiz kargo, ücretsiz deneme, taahhütsüz*, komisyonsuz*, 7/24, türkçe destek, türkçe, yaygın
    servis*, servis ağı*, şube*, çok şubeli, ülke genelinde, türkiye genelinde, uzun yıllardır, köklü*,
    yıllardır, tecrübe*, deneyim*, sabit fiyat*, fiyatı baştan sabit, katlanabilir*, taşınabilir*, su
    geçirmez*, yıkanabilir*, geniş*, merkezi*, otomatik*, doğal*, organik*, yumuşak*, uzun menzil*, uzun
    ömür*, uyumlu*, en ucuz*, düşük fiyat*, ekonomik*, kişiye özel*, birebir*, anında*, online*, yardımcı
    ol*, destek*`,
  dislikes: `pahalı*, maliyetli*, ağır*, hantal*, sınırlı*, kısıtlı*, eksik*, yetersiz*, temel düzey*, karmaşık*,
    kafa karıştır*, öğrenme eğrisi*, tutarsız*, dezavantaj*, eksi, eksiler*, zayıf yön*, zayıf nokta*,
    zayıflık*, ödün*, daha iyi olabilir*, ideal değil*, herkese göre değil, gürültülü*, sert, ortalama*,
    vasat*, daha az güçlü, zor*, gerektir*, hiç kimse, idare eder, eh işte, şöyle böyle, sıradan*, silik*,
    soluk*, donuk*, cılız*, sönük*, dağınık*, tutuk*, nazlı*, kaba saba, el yakıyor, tuzlu*,
    {bir/iki/üç/dört/beş/altı/birkaç/2/3/4/5/6} {gün/hafta/ay} {sonra/içinde/geçmeden/dolmadan},
    {bir/iki/üç/dört/altı/ilk} {ayda/haftada/günde/kullanımda/yıkamada}, daha {ilk/ikinci} *, fiyatına göre
    *, bu fiyata, bu paraya, o paraya, ortalamanın üzerinde, pahalıya, ekstra ücret*, dahil değil, uygun
    olmayabilir, bekleme süresi, uzun sür*, yalnızca, dikkat edilmeli, dikkatli`,
  faults: `kötü*, berbat*, rezalet*, felaket*, korkunç*, hayal kırıklığı*, sinir bozucu*, can sıkıcı*, güvenilmez*,
    arıza*, arızal*, bozuk*, bozul*, bozuldu*, kırıl*, kırık*, çatla*, çatlak*, yırtıl*, kopt*, kopuyor,
    sızdır*, sızınt*, akıt*, paslan*, gıcırd*, ısınıyor, aşırı ısın*, çöküyor, çöktü, donuyor, dondu,
    takılıyor, takıldı, kasıyor, kasma*, hata*, yavaş*, dengesiz*, kalitesiz*, düşük kalite*, dandik*,
    çürük*, kırılgan*, fahiş*, aşırı pahalı*, çok pahalı*, gizli ücret*, gizli maliyet*, abartıl*, şikayet*,
    memnun kalmad*, memnun değil*, memnuniyetsiz*, pişman*, kaba*, saygısız*, ilgisiz*, beceriksiz*,
    yetersiz hizmet, profesyonellikten uzak, cevap verm*, yanıt verm*, ulaşılamı*, ulaşamad*, ulaşmak
    imkansız, saat bekledi*, saatlerce*, bekledim, beklet*, yüzüme kapan*, kapattılar, geç, gecik*,
    gelmedi*, ulaşmadı*, teslim edilmedi*, iptal*, kaybol*, kaybett*, yanlış*, hasarlı*, ezilmiş*, kirli*,
    pis*, kokuyor, küf*, bayat*, tatsız*, yenmez*, soğuk geldi, işe yaramaz*, işe yaramı*, kullanışsız*,
    tehlikeli*, yanıltıcı*, aldatıcı*, sorun*, problem*, sıkıntı*, çalışmıyor*, çalışmadı*, çalışmaz oldu,
    dayanmaz oldu, dayanmıyor*, dayanmaz, bile dayanma*, başarısız*, geride kal*, geride, beklentinin
    altında*, beklentiyi karşılam*, beklentileri karşılam*, aşağı kal*, değmez*, hak etmiyor*, çabuk bozul*,
    çabuk bit*, hemen bit*, zayıf*, rahatsız*, özensiz*, bile alamad*, iade*, mağdur*, çileye, çile,
    tükeniyor, maalesef, kulakları sağır, gürültü*, yanıyor, sıkıştı, sıkışıyor, çizil*, soldu, soluyor,
    çekti, ayrıldı, söküldü, sökül*, döküldü, dökülü*, gevşe*, eğil*, şarjı çabuk, şarjı hemen, pili çabuk,
    kapanıyor, kapandı, yeniden başl*, bağlantı kop*, koptu, çekmiyor, oturumu kapat*, sildi, silindi, veri
    kaybı, sızdı, hack*, reklam dolu, reklamdan geçilmiyor, ısrarcı*, hatta bekle*, telefonu kapat*, yüzüme
    kapat*, oyalı*, oyala*, geçiştir*, oradan oraya, kimse açm*, kimse cevap, kimse ilgilen*, geri dönüş
    yapm*, geri dönmed*, dönüş yapılmadı, muhatap bul*, muhatap, görmezden, habersiz*, haber vermeden,
    izinsiz, sürpriz ücret*, ek ücret*, ücret kesi*, kesinti, iki kez çek*, fazladan, işkence*, kabus*,
    cehennem, eziyet*, çıkmak imkansız, iptal etmek imkansız, depozito*, baskı yap*, yalan*, boş vaat*,
    ihmal*, umursama*, ukala*, kibirli*, suratsız*, asık surat*, tecrübesiz*, kalabalık*, karmaşa, kaos,
    tahtakurusu, hamam böce*, kıl çık*, soğuk, soğumuş, yanmış, çiğ, yağlı, sulu, kuru, yanlış sipariş,
    yanlış beden, yanlış ürün, eksik parça*, eksik geldi, ezik, kayboldu, haftalarca, aylarca, günlerce,
    bitmek bilm*, sonsuz, daha iyisini bekl*, beklediğim gibi değil, gülünç*, komik, utanç*, acınası*,
    vasatın, özensiz, yarım yamalak, bitmemiş, kötüleş*, eskisi gibi değil, eski kalitesi*, iflas*, ceza*,
    dava*, boğuk*, bulanık*, baş ağrısı, dert, uğraştır*, zahmet*, bıktır*, illallah, çıldır*, hüsran*,
    fırladı*, yerinden çıktı*, yerinden oyna*, yerinden fırla*, elimde kaldı*, elinde kaldı*, pes etti,
    iflas et*, can verdi, öldü, göçtü, patladı*, patla*, yandı, alev*, duman*, kıvılcım*, elektrik çarp*,
    eridi, eriyor, çürüdü*, çatırd*, gıcırt*, tıkırt*, uğult*, vınl*, cızırt*, hışırt*, ötüyor, sallan*,
    gevşed*, yamul*, bükül*, burk*, çentik*, kabar*, şişt*, şişiy*, dikişi*, söküğ*, ip att*, tüylen*,
    pullan*, soyul*, dökül*, lekele*, solma*, solu*, rengi att*, rengi gitt*, su alıyor, su aldı, su kaçır*,
    damlat*, damlıyor, sızıyor, tıkan*, sıkış*, çalışmaz*, bozulup*, tekli*, tekled*, kesiliy*, kopm*,
    kopukluk*, çökme*, çöküş*, kilitlen*, kitlen*, donma*, geç açıl*, açılmıyor*, açılmad*, yüklenmiyor*,
    bağlanmıyor*, bağlanam*, eşleşmiyor*, tanımıyor*, algılamıyor*, dönen yok, dönen olmad*, dönüş yok,
    dönüş alam*, dönüş yapan yok, cevap yok, yanıt yok, cevap alam*, yanıt alam*, muhatap*, oyalan*,
    oyalad*, savsakl*, baştan savma*, umursamaz*, umursamıyor*, ciddiye alm*, lafı dolandır*, yokuşa sür*,
    top çevir*, suçu bize, suçu müşteri*, üç maymun, ses seda yok, ses yok, çözmüyor*, çözmedi*, çözülmed*,
    çözemed*, çözüm yok, çözüm üretm*, çözüm bulam*, sonuç alam*, sonuç yok, ilgilenm*, ilgilenen yok,
    ilgilenmed*, azarl*, terslen*, tersled*, bağır*, hakaret*, kabalık*, laubali*, lakayt*, sorumsuz*,
    ciddiyetsiz*, güvensiz*, güven vermi*, güven kırıc*, itibarsız*, şaibeli*, sahte*, taklit*, çakma*,
    hileli*, hile*, aldat*, aldatıld*, yalancı*, sözünde durm*, sözünü tutm*, vaatlerini tutm*, vaadini
    tutm*, yanılt*, gizlice*, sessizce zam, zam yap*, kazık*, soygun*, astronomik*, uçuk*, ateş pahası, cep
    yak*, cüzdan yak*, servet*, dünyanın para*, avuç dolusu, parasını hak etm*, fiyatını hak etm*, verilen
    paraya değm*, hak etmeyen, hiç çekilmez, çekilmez*, katlanılmaz*, dayanılmaz*, tahammül*, bezdir*,
    bunalt*, kahır*, kızdır*, öfke*, isyan*, şok*, dehşet*, iğrenç*, tiksin*, mide bulan*, midemi,
    zehirlen*, ekşi*, acımtırak, acılaş*, kupkuru, lastik gibi, taş gibi sert, kayış gibi, plastik gibi,
    karton gibi, ucuz plastik, ucuz his*, yapay*, kimyasal koku*, leş*, kokuşmuş*, nem koku*, rutubet*,
    tozlu*, bakımsız*, köhne*, dökük*, harap*, küflü*, batıyor, kaşındır*, kaşıntı*, tahriş*, alerji*, ağrı
    yap*, terlet*, vuruyor, vurdu, yaraland*, yaralı*, sağlıksız*, zararlı*, tehlike*, güvenlik açı*,
    verilerimi, bilgilerimi sat*, spam*, istenmeyen mesaj*, sürekli ar*, bıktı*, usan*, aldığıma pişman,
    aldığıma bin, keşke alma*, param çöp*, param boşa, boşa gitt*, boşuna*, ziyan*, israf*, hüsrana,
    fiyasko*, felaket, facia*, kabus gibi, yetersizdi, geride bırakıl*, sınıfta kal*, hayal kırık*, umduğumu
    bulam*, beklediğimi bulam*, hiç beğenmed*, beğenmed*, sevmed*, hoşuma gitm*, memnun etm*, tatmin etm*,
    konkordato*, geri çağır*, veri sızıntısı, olumsuz yorum*, kötü yorum*, eleştiril*, eleştiri*, son
    sırada, sonuncu, uygun değil, yerini tutmaz, çok pahalı, fazla pahalı, çok ağır, çok büyük, denetim
    yok*, denetimsiz*, iptal etmek zor, iade etmiyor`,
  warns: `tavsiye etm*, önermiyor*, önermem, önermiyoruz, önerilmez, tavsiye edilmez, uzak dur*, kaçının*,
    kaçınılmalı*, kaçının, kaçın, sakın*, almayın*, satın almayın*, bulaşmayın*, yaklaşmayın, dikkat edin,
    güvenmeyin*, dolandır*, sahtekar*, kandır*, para tuzağı, tuzak*, paranıza yazık, para israfı, paranızı
    çöpe, çöp*, zaman kaybı, bir daha asla, asla almam, en kötü*, rezil*, uzak durun, pişman olursunuz,
    emanet etmeyin, emanet etme, güvenmeyin, inanmayın, kanmayın, aldanmayın, düşmeyin, bulaşma*, uzak kal*,
    yanından geç*, yanına yaklaş*, yolunuz düş*, para verm*, para kaptır*, paranızı boşa, paranıza acıyın,
    aklınızdan bile, kimseye tavsiye, kimseye öner*, hiç kimseye tavsiye, tercih etmeyin, tercih etmem,
    gitmeyin, sipariş vermeyin, sipariş etmeyin, kullanmayın, denemeyin, kiralamayın, çalışmayın, alınmaz,
    alınmamalı, bir daha alma*, bir daha git*, bir daha çalış*, tövbe, kara liste*, kaçmanız*, tuzağına
    düş*, kurban*, tezgah*, üçkağıt*, vurgun*, firma seçmem, seçmem, seçmezdim, almazdım, kullanmazdım,
    tercih etmezdim, kaçınırdım, uzak dururdum, başka bir firma, başka bir marka, başka bir ürün, gerek yok,
    almaya değmez, değmez`,
  negates: `hiçbir, hiç, ne, asla`,
  negatesBefore: `değil*, yok, yoktur, olmayan, olmadan, olmadı, olmaz, yaşamadım, yaşamadık, görmedim, çıkmadı`,
  boosts: `çok, gerçekten, son derece, oldukça, özellikle, aşırı, inanılmaz, kesinlikle, gayet, tam`,
  weakens: `biraz, kısmen, nispeten, bazen, zaman zaman, olabilir, sayılır`,
  turns: `ama, ancak, fakat, oysa, rağmen, ise, buna karşın, yine de, lakin, ne var ki`,
  than: `kıyasla`,
  beats: `geride bırakıyor, geride bırakır, yener, üstündür, fark atar, fark atıyor, fark attı, solluyor, sollar,
    alt ediyor, alt eder, ezer, ezip geçiyor, üstün geliyor, üstün gelir, önünde, daha üstün, nal toplatıyor`,
  loses: `gerisinde, gerisinde kalıyor`,
  joins: `ve`,
  thanBehind: `'den daha, 'dan daha, 'ten daha, 'tan daha, den daha, dan daha, ten daha, tan daha, 'e göre, 'a göre, 'e kıyasla, 'a kıyasla, 'i geride, 'ı geride, 'yi geride, 'yı geride`,
  merits: `artılar, artıları, avantajlar, avantajları, avantaj, güçlü yönler, güçlü yönleri, olumlu, en uygun, kimler için`,
  flaws: `eksiler, eksileri, dezavantajlar, dezavantajları, dezavantaj, zayıf yönler, zayıf yönleri, olumsuz, sınırlamalar`,
  shuns: `kaçınılması gereken*, kaçınmanız, uzak durulması, uzak durulacak, önermediğim*, önermediklerim*,
    önerilmeyen*, tavsiye etmediğim*, tavsiye edilmeyen*, almayın, alınmaması*, alınmaması gereken*,
    elenen*, elediklerim*, listeye giremeyen*, dışarıda kalan*, dikkatli olun*, temkinli*, en kötüler`,
  conditions: `eğer, iseniz, ise, yoksa, varsa, sürece, ancak, durumunda, değilse`,
  neutral: `saatlerce {otur/kullan/dinle/çalış}*, iyi soru, sadece, iyi uygulamalar, en iyi uygulamalar, iyi
    şanslar, sorunları çöz*, sorun çözme, sorunların çöz*, hata ayıkla*, hata mesajı, önlemek için, daha iyi
    anla*, orta segment*, orta seviye*, şüphesiz, sigorta*, dolandırıcılık koruma*, geçmiş, geçerli*,
    geçiş*, geçen, iade politika*, ücretsiz iade, iptal politika*, en uygun fiyat*, güzellik*, zorunlu*,
    iyileştir*, kriz yönetimi, kanser ve, kanser {sigortası/sigortaları/tedavisi}, kaza
    {sigortası/sigortaları}, ağrı {kesici/kesiciler/tedavisi/yönetimi}, sahtecilik {önleme/tespiti}, hata
    {tespiti/yönetimi/takibi/ayıklama}, leke {çıkarıcı/çıkarıcılar}, savaş
    {filmi/filmleri/oyunu/oyunları/uçağı}, korku {filmi/filmleri}, saç dökül*, su {sızdırmaz/geçirmez}*,
    kırılmaya dayanıklı, iade {koşulları/süresi/hakkı/garantisi}, çöp {poşeti/kovası/kutusu}*, geçen yıl,
    geçtiğimiz, gece geç, zor {günler/koşullar}*, sinir sistemi, parlak değil, yumuşak değil, vurgulu*,
    riskini azalt*, riski düşük, düşük risk*, bir gün içinde, üç gün içinde teslim*, iki gün içinde teslim*,
    dikiş makine*, taklit edil*, teklif*, tekli{f/fler/fi/fini/fleri}, ortalama olarak, ortalama fiyat,
    zorunda, destekleyici*, en az, sertifika*, gerek duy*, ücretsiz değil, ücretsiz iptal, kesintisiz*, dava
    takibi`,
};
