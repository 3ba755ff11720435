import { anyCase } from '../text/any-case.ts';
import { CASELESS } from '../text/caseless.ts';
import { eitherScript } from '../text/chinese-scripts.ts';
import { remembered } from '../text/remembered.ts';

/** What begins a condition of a choice ("Si eres", "Om du har"), per language: en, de, fr, es, it, pt, nl, pl, cs, ru, uk, tr, id, vi, sv, da, no, fi, ro, hu, el. */
const IF =
  "if|when you|wenn|falls|si (?:vous|tu|votre|l['’]on|on|elle|ils?)|s['’](?:ils?|elle|agit)|si|cuando|se (?:você|voce|tu|sei|hai|vuoi|cerchi|ti|le|il)|quando|als|wanneer|jeśli|jeżeli|gdy|pokud|když|если|когда|якщо|eğer|jika|kalau|bila|nếu|om (?:du|ni|man)|hvis|dersom|når (?:du|man)|jos|dacă|când|ha (?:az?|egy|ön|sok|fontos|csak|kevés|nem|inkább|gyakran|olcsó\\p{L}*|nagy|kis|most)|αν|εάν|όταν";
/** What tells for whom or what a choice is, in the same languages. */
const FOR = 'for|für|pour|para|per|voor|dla|pro|для|untuk|cho|dành cho|för|til|till|pentru|για';
/** What praises a choice for something ("Ideal for", "Am besten für"), behind it "for" in its language. */
const FIT = String.raw`(?:the |am |le |la |el |il |o |a |de |det |den |το |η |ο )?(?:best\p{L}*|bäst\p{L}*|bedst\p{L}*|beste\p{L}*|ideal\p{L}*|idéal\p{L}*|ideaal|idealn\p{L}*|idealne|perfe[ck]\p{L}*|parfait\p{L}*|perfett\p{L}*|great|good|excellent|suited|suitable|recommended|gut|geeignet|empfohlen|bon\p{L}*|bien|bueno|buena|adapté\p{L}*|recommandé\p{L}*|recomendad[oa]|indicad[oa]|consigliat[oa]|adatt[oa]|bom|boa|geschikt|goed|dobr\p{L}*|świetn\p{L}*|vhodn\p{L}*|nejlepší|najlepsz\p{L}*|лучш\p{L}*|идеальн\p{L}*|подходит|найкращ\p{L}*|cocok|terbaik|tốt nhất|phù hợp|bra|god|egnet|velegnet|passer|anbefal(?:t|es)|lämplig\p{L}*|cel mai bun|cea mai bună|cele mai bune|potrivit[ăe]?|recomandat[ăe]?|ιδανικ\p{L}*|καλύτερ\p{L}*|κατάλληλ\p{L}*)`;

/** What labels of choices begin with ("Best overall", "For students", "Lightest", "Si eres"), unlike those of features. */
const BEGINNINGS = String.raw`
  the best|best|top|most|for|budget|premium|runners?(?:-up)?|(?:under|below|up to|less than|over|more than|around) [$€£¥₹]?\d[^:]*|overall|upgrade|splurge|bargain|steal|value|winner|editor\p{L}*|our|alternative\p{L}*|options?|high|mid|entry|recommend\p{L}*|honorable|also|cheapest|luxury|want|need|looking|(?:cheap|light|small|fast|quick|quiet|eas[iy]|simpl|strong|larg|new|saf|tough|warm|cool|thin|slim|short|long|high|low|soft|hard|great|fin|clean|clear|smart|bright|loud|comf[iy]|heav[iy]|big{1,2}|sturd[iy]|healthi|tast[iy]|friendli|fanci|smooth|quirki|broad|wid|deep|rich|nic|kind|lean|clos|near|old|young|roomi|hardi|handi|stealthi|speedi|thrifti|pric[iy]|sleek|plain|plush|crisp|sharp|mild|strict|clever|gentl|slow|steadi|stabl)est|
  für|beste\p{L}*|günstigste\p{L}*|wer|am \p{L}+sten|preissieger|testsieger|\p{L}+tipp|\p{L}+sieger|\p{L}+empfehlung|preis-leistung\p{L}*|(?:unter|bis|bis zu|über|ab|moins de|plus de|jusqu['’]à|sous|menos de|más de|hasta|meno di|più di|fino a|sotto i|até|abaixo de|mais de|onder|tot|do|poniżej|до) [$€£¥₹]?\d[^:]*|ohne limit|sans limite|sin límite|
  pour|(?:premier|second|petit|gros|meilleur) (?:choix|budget)|le meilleur|la meilleure|les meilleur\p{L}*|meilleure?s?|(?:le|la|les) (?:plus|moins)|
  para|mejor|(?:opción|alternativa) \p{L}{4,}$|el mejor|la mejor|lo mejor|(?:el|la|los|las|lo) más|quien(?:es)?|
  melhor|(?:o|a) melhor|(?:o|a) mais|mais \p{L}+[ao]$|opção \p{L}{4,}$|quem|migliore?|miglior|scelta \p{L}{4,}$|più \p{L}+[aoe]$|(?:il|la) miglior\p{L}*|(?:il|la) più|per|se|chi|
  voor|\p{L}+keuze|(?:goed|voordel)\p{L}*(?:koopste|igste)|wie|dla|najlepsz\p{L}*|najta\p{L}*|pro|nejlepší|для|лучш\p{L}*|самый|için|untuk|terbaik|tốt nhất|cho|dành cho|phù hợp(?: nhất)? (?:với|cho)|rẻ nhất|för|til|
  bedst\p{L}*|(?:den|det) (?:bedste|beste|billigste|rimeligste)|billigst\p{L}*|rimeligst\p{L}*|paras|parhaa\p{L}+|halvin|edullisin|luotettavin|helpoin|kevyin|monipuolisin|
  ce(?:l|a|i|le) mai|pentru|a leg\p{L}{4,}|leg(?:jobb|olcsóbb|megbízhatóbb|kedvezőbb|kényelmesebb|gyorsabb|csendesebb|tartósabb|könnyebb)\p{L}*|
  καλύτερ\p{L}*|(?:το|η|ο|τα|οι) (?:καλύτερ\p{L}*|πιο)|για|οικονομικ\p{L}*|φθηνότερ\p{L}*|
  الأفضل|أفضل|إذا|للـ?\p{L}*|הכי|הטוב\p{L}*|אם|#\d{1,2}`;
/** What they end with, in any of the languages. */
const ENDINGS = `picks?|choices?|options?|alternatives?|winner|recommendations?|value|overall|use|users?|brands?`;
const CASELESS_ENDINGS = String.raw`^お?(?:すすめ|ススメ|勧め)|最有力(?:候補)?|本命|対抗|次点|大穴|차선책?|なら|なら[、,]|たら|場合は|とき|時|したい|向け|向き|(?:者|人|家庭|学生|業務|法人|個人|旅行|通勤)用|にお?すすめ|(?<!見|使い|書き|作り|やり|考え|選び|撮り)方|場合|重視|人|(?:たい|する|いる|ない|な|の)(?:チーム|会社|企業|家庭|世帯|店舗|事業者|店)|(?:チーム|会社|企業|家庭|世帯|事業者|派)(?:に|なら|には|向け)|に$|추천|선택|(?:생|자|인|가정|사무|게임|업무|여행|입문|선물|아동|개인|기업)용|에게|[은는한할된]\s?(?:분|(?<!스)팀|회사|조직|사람|가정|가구|기업|사장님)|(?:분|(?<!스)팀|사람|가정|사장님|학생|직장인|가족|기업)(?:께|에게|이라면|들께|에는|은|용)?|[가-힣]라면|[가-힣]려면|싶으면|[가-힣]이면|[가-힣]다면|원하면|목표|중요|适合.*|的(?:人|用户|朋友|家庭|话|同学|学生|宝妈)|首选|次选|备选|次推|備選|推荐|最好|最佳|最强|之选|以下|以内|以上|まで|이하|미만|이상|원대|円台|旗舰|优先|性价比.*|(?<!\p{Script=Thai})(?:เหมาะ(?:สำหรับ|กับ)|สำหรับ|ถ้า|หาก|สาย|คนที่|ดีที่สุด|คุ้ม(?:ค่า)?ที่สุด|ประหยัดที่สุด|งบ).*|(?<!\p{L})(?:総合|综合)\S*|최고의 선택|如果.*`;
/** Whom choices are for, and what they are weighed by: all that a label says, a word or two of degree aside. */
const AUDIENCES = `
  students?|beginners?|freelancers?|families|professionals?|pros|developers?|designers?|agencies|start-?ups?|enterprises?|(?:small|large|medium|local) (?:businesses|companies|teams)|businesses|teams|travell?ers|gamers|creators|bloggers|seniors|kids|parents|commuters|solopreneurs|
  einsteiger|anfänger|fortgeschrittene|studierende|studenten|familien|selbst(?:st)?ändige|freiberufler|profis|vielflieger|pendler|vereine|konzerne|gründer|kleinunternehmer|senioren|
  étudiants|débutants|familles|indépendants|professionnels|entreprises|propriétaires|locataires|freelances|agences|débutant|
  principiantes|estudiantes|familias|autónomos|avanzados|profesionales|pymes|(?:grandes|pequeñas) empresas|empresas|nivel (?:medio|inicial|avanzado|básico)|viajeros|jubilados|agencias|
  iniciantes|estudantes|famílias|autônomos|profissionais|viagens|viajantes|investimentos|lojas|(?:grandes|pequenas) empresas|custo-benefício|
  studenti|principianti|famiglie|professionisti|aziende|viaggiatori|avanzati|(?:relación )?calidad-precio|qualità-prezzo|rapport qualité-prix|preis-leistung|
  個人|法人|学生|初心者|上級者|中級者|中小企業|大企業|スタートアップ|フリーランス|個人事業主|チーム|家族|ファミリー|社会人|コスパ|開発者|
  대학생|직장인|초보자|입문자|취준생|개발자|디자이너|학생|가족|프리랜서|중소기업|대기업|스타트업|소상공인|자영업자|전문가|가성비|
  学生|新手|小白|个人|企业|大企业|小企业|中小企业|团队|小团队|程序员|开发者|设计师|上班族|家庭|老人|孩子|初学者|性价比|
  begyndere|studerende|(?:børne)?familier|(?:små|store) virksomheder|seniorer|pendlere|professionelle|nybegynnere|studenter|(?:barne)?familier|småbedrifter|(?:små|store) bedrifter|viderekomne|profesjonelle|
  aloittelijoille|aloittelijalle|opiskelijoille|opiskelijalle|perheille|perheelle|yrityksille|pienyrityksille|yrittäjille|ammattilaisille|harrastajille|senioreille|matkailijoille|pelaajille|lapsille|
  începători|studenți|familii|profesioniști|(?:firme|afaceri) mici|companii mari|freelanceri|călători|avansați|kezdők|diákok|családok|profik|haladók|(?:kis)?vállalkozások|
  αρχάριοι|αρχάριους|φοιτητές|οικογένειες|επαγγελματίες|(?:μικρές )?επιχειρήσεις|προχωρημένοι|sinh viên|người mới|gia đình|doanh nghiệp(?: nhỏ| lớn)?|dân văn phòng|
  มือใหม่|ผู้เริ่มต้น|นักศึกษา|นักเรียน|ครอบครัว|ธุรกิจขนาด(?:เล็ก|ใหญ่)|มืออาชีพ|ฟรีแลนซ์|วัยทำงาน|
  الطلاب|المبتدئين|الشركات|العائلات|סטודנטים|מתחילים|משפחות|עסקים`;

const source = (words: string) => words.replace(/\s*\n\s*/g, '');
/** What tips begin with: "Compare prices and brands". */
const TELLING =
  /^(?:compare|check|know|research|review|understand|evaluate|set|ask|read|avoid|stick|shop|explore|watch|plan|weigh)\s/iu;

const CHOICE_LABEL = anyCase(
  `^(?:(?:the |my |our )?(?:${source(BEGINNINGS)}|${IF}|${FIT} (?:${FOR}))(?![\\p{L}-])|(?:${eitherScript(source(AUDIENCES))})$)|\\b(?:${ENDINGS})$|\\siçin$|\\p{L}{2}kn[ae]k$|(?:${eitherScript(CASELESS_ENDINGS)})$`,
);

/** First to fifth, as languages write them before "choice", "place" and the like. */
const ORDINALS: readonly (readonly [number, RegExp])[] = (
  [
    'first|erste[rns]?|premi(?:er|ère)|primer[ao]?|primeir[ao]|prim[ao]|eerste|pierwsz\\p{L}*|první|перв\\p{L}*|첫 ?번째|الأول|الخيار الأول',
    'second|zweite[rns]?|deuxième|second[ea]?|segund[ao]|second[ao]|tweede|drug\\p{L}*|druhá|втор\\p{L}*|두 ?번째|الثاني|الخيار الثاني',
    'third|dritte[rns]?|troisième|tercer[ao]?|terceir[ao]|terz[ao]|derde|trzeci\\p{L}*|třetí|трет\\p{L}*|세 ?번째|الثالث|الخيار الثالث',
    'fourth|vierte[rns]?|quatrième|cuart[ao]|quart[ao]|vierde|czwart\\p{L}*|čtvrtá|четв\\p{L}*|네 ?번째|الرابع',
    'fifth|fünfte[rns]?|cinquième|quint[ao]|vijfde|piąt\\p{L}*|pátá|пят\\p{L}*|다섯 ?번째|الخامس',
  ] as const
).map((words, at) => [
  at + 1,
  new RegExp(
    `^(?:the |my |our |die |der |la |le |el |il |a |o )?(?:${words})(?:\\s(?:choice|option|pick|place|recommendation|wahl|empfehlung|platz|choix|opción|opcion|lugar|puesto|recomendación|alternativa|opção|escolha|scelta|opzione|posto|keuze|optie|plaats|wybór|miejsce|volba|вариант|место))?$`,
    'iu',
  ),
]);

/** Labels that say a place: "3e place", "Platz 2", "1st place", "第1位", "Segunda opción". */
const PLACE_LABEL =
  /^(?:(?:puesto|platz|place|rang|rank|posto|lugar|position|posición|posição|opción|option|opção|opzione|optie|opcja|вариант|plaats|miejsce|místo|место|місце|sıra|peringkat|hạng|no\.?|nr\.?|#)\s?(\d{1,2})|(\d{1,2})(?:st|nd|rd|th|e|er|ère|re|ème|º|ª|°|\.|-е)?\s?(?:place|platz|puesto|lugar|posto|plaats|miejsce|místo|место|місце|sırada|位|위|순위|名))$/iu;

/** The place that a label says, 0 where it says none. */
export function placeIn(label: string): number {
  const plain = label.replace(/^第|[\s:：]+$/gu, '');
  if (!/\d/.test(plain)) return ORDINALS.find(([, words]) => words.test(plain))?.[0] ?? 0;
  const [, behind, before] = PLACE_LABEL.exec(plain) ?? [];
  return Number(behind ?? before ?? 0);
}

const LABEL_WORDS = 9;

/** What stands before a name that is written like a value: "会社名：Acme", "Company: Acme". */
const NAME_LABEL =
  /^(?:[\p{Lo}ー\s]{0,8}(?:名|名称|名前|이름)|(?:회사|업체|제품|상품|브랜드|모델|기관|서비스|매장|상호|가게|학원|병원|호텔|앱|점포|단체|프로그램|과정)\s?명|(?:name|company|brand|provider|vendor|supplier|product)(?: name)?|firma|marke|anbieter|hersteller|nom|marque|entreprise|fournisseur|nombre|marca|empresa|proveedor|nome|azienda|fornitore|fornecedor|naam|merk|bedrijf|aanbieder|nazwa|dostawca|název|značka|společnost|название|бренд|компания|назва|компанія|marka|şirket|nama|merek|perusahaan|tên|thương hiệu|công ty|namn|märke|företag|navn|mærke|merke|virksomhed|selskap|nimi|merkki|yritys|valmistaja|denumire|companie|név|márka|cég|όνομα|μάρκα|εταιρεία|ชื่อ|แบรนด์|บริษัท|الاسم|الشركة|שם|חברה|नाम|कंपनी|品牌|公司)$/iu;

/** Whether a label says that a name follows, as one of several facts. */
export const isNameLabel = (label: string): boolean => NAME_LABEL.test(label.trim());

/** Whether a head is the label of a choice rather than a name. */
export const isChoiceLabel = (numbered: string): boolean => isLabel(numbered.replace(NUMBER_BEHIND, ''));

/** "Pick #1", "추천 ①" */
const NUMBER_BEHIND = /(?<=\p{L})\s(?:#\d{1,2}|[①-⑳])$/u;

/** "0–2 years", "3–6 歲" */
const RANGE = /^(?:\p{L}{2,10}\s)?\d{1,3}\s?[–~～-]\s?\d{1,3}\s?\p{L}{1,8}$/u;

const isLabel: (label: string) => boolean = remembered(
  (label) =>
    placeIn(label) > 0 ||
    RANGE.test(label) ||
    (CHOICE_LABEL.test(label) && !TELLING.test(label) && label.split(/\s+/).length <= LABEL_WORDS),
);

/** A condition or a group of people that a comma ends, before the choice for it: "Para viajar, Acme …". */
const CONDITION = new RegExp(`^(?:${IF}|${FOR}|se)\\s[^,.:;!?\\n]{2,70},\\s`, 'iu');
const CASELESS_CONDITION =
  /^[^、，,。.:：\n*—–]{2,30}(?:なら|場合は|には|라면|다면|的话|来说)\*{0,2}[、，,]?\s?/u;

/** How many characters of a sentence tell for whom its choice is; 0 where none do. */
export const conditionLength = (sentence: string): number =>
  (CASELESS.test(sentence) ? CASELESS_CONDITION : CONDITION).exec(sentence)?.[0].length ?? 0;

const FOR_WHOM = new RegExp(`^,?\\s(?:${IF}|${FOR})(?!\\p{L})`, 'iu');

/** Whether words begin with whom something is for: " for small teams", ", si quieres". */
export const saysForWhom = (words: string): boolean => FOR_WHOM.test(words);

/** The capitalised words that a sentence begins with, perhaps behind marks. */
const CAPITALISED = /^[\s*_]*(?:[\p{Lu}\d][^\s]*\s?)+(?<=\S)/u;

/** How many characters of "Acme for its battery" are the name that is taken for something; 0 where none is. */
export function takenLength(said: string): number {
  const name = CAPITALISED.exec(said)?.[0] ?? '';
  return saysForWhom(said.slice(name.length)) ? name.length : 0;
}

/** "Choose Acme if", before a reason: the name stands between. */
const CHOOSE_IF =
  /^(?:choose|pick|go with|go for|use|get|try|buy|opt for|elige|escoge|opta por|usa|wähle|nimm|(?:wählen|nehmen) sie|choisissez|prenez|optez pour|scegli|prendi|escolha|kies|neem|wybierz|выбирайте|выберите|vælg|velg|välj|zvolte|vyberte|обирайте|виберіть|pilih(?:lah)?|valitse|alege(?:ți)?|válaszd?|válassza|επιλέξτε|διαλέξτε|(?:hãy )?chọn)\s((?=[*_"“«]*[\p{Lu}\d])[^,.:\n]{2,40}?),?\s(?:if|when|for|si|se|para|pour|per|wenn|für|als|voor|jeśli|если|якщо|pokud|pro|om|jika|bila|untuk|hvis|jos|dacă|ha|αν|nếu)(?![\p{L}])/iu;

/** Where the name stands in a head that tells to choose it ("Choose Acme if"), as offsets; null where it is no such head. */
export function chosenIn(head: string): { readonly start: number; readonly end: number } | null {
  const found = CHOOSE_IF.exec(head);
  const name = found?.[1] ?? '';
  if (!found || !/^[*_"“«]*[\p{Lu}\d]/u.test(name)) return null;
  const start = found[0].indexOf(name, found[0].search(/\s/));
  return { start, end: start + name.length };
}
