/*
 * How languages tell what one would do oneself: by the form of the verb and not by which verb it is. Per language: en,
 * de, fr, es, it, pt, nl, pl, cs, sv, da and no, fi, ru and uk, tr, ro, hu, el, vi and id. Each is the source of a regular expression.
 */

/** What one would do (the name stands behind, in the same clause), and the beginnings of what one does before or in place of choosing: to ask, check, compare, wait, avoid. */
interface Would {
  readonly would: string;
  readonly not: string;
}

export const WOULD: readonly Would[] = [
  {
    would: "I(?:['’]d| would|['’]ll| will)|my (?:own )?(?:money|vote|pick|choice|preference)",
    not: "not(?!\\p{L})|never|n['’]t|avoid|skip|pass on|hesitat|think twice|careful|cautious|wary|steer clear|stay (?:away|clear)|check|ask|compar|read|look (?:at|into|up|out)|wait|say|like to|love to|worry|expect|rather than|verify|watch|tell|see (?:if|what|how|whether)",
  },
  {
    would: 'ich würde|würde ich|nähme ich|ich nähme|ginge ich|ich ginge',
    not: 'nicht|kein|abraten|abzuraten|meiden|vermeide|verzicht|frag|prüf|vergleich|warte|achte|sage|behaupte|überleg|vorsicht|gerne wissen|erkundig|misstrau|finger',
  },
  {
    would: String.raw`(?:je |j['’])(?:(?:me|m['’]y|vous|te|y|le|la|les|lui) ?)?(?:\p{L}+ ){0,2}?\p{L}*rais|ce serait`,
    not: 'méfie|évite|vérifie|demande|compare|attend|hésite|regarde|dirais|aimer|pourr|voudr|devr|déconseill|laisser|renonc|consulter|lirais|pas(?!\\p{L})',
  },
  {
    would: String.raw`(?:yo|me|personalmente,?) (?:\p{L}+ ){0,2}?\p{L}+ría`,
    not: 'no(?!\\p{L})|evita|pregunt|comproba|comprob|mirar|verific|dudar|diría|podría|gusta|desconf|compar|esper|desaconsej|debería|querría|huiría|pensar|leería|revisar',
  },
  {
    would: String.raw`\p{L}{2,}rei`,
    not: 'non(?!\\p{L})|evit|controll|chied|verific|diffid|potrei|vorrei|direi|dovrei|confront|aspett|sconsigli|guarder|pens|legger|starei|sarei|avrei',
  },
  {
    would: String.raw`eu (?:\p{L}+ ){0,2}?\p{L}+ria`,
    not: 'não|evita|verific|pergunt|confer|poderia|diria|esper|deveria|gostaria|olharia|fugiria|teria|desconf|compara|desaconsel',
  },
  {
    would: 'ik zou|zou ik',
    not: 'niet|geen|vermijd|mijd|bekijk|vrag|controle|vergelijk|wacht|zegg|oppass|check|afrad|liever|letten|lezen|uitkijk',
  },
  {
    would: String.raw`\p{L}+ł(?:a)?bym(?: się)?`,
    not: 'nie(?!\\p{L})|sprawdzi|zapyta|unika|porówna|zastan|powiedz|uważa|poczeka|ostroż|odradz|chcia|móg|mog|przeczyt|omija',
  },
  {
    would: 'bych',
    not: 'dala? (?:si )?pozor|zepta|ověři|porovna|řekl|vyh[ný]|počka|ne\\p{L}+l|zkontrol|podív|opatrn|nedopor',
  },
  {
    would: 'jag skulle|skulle jag|jeg (?:ville|hadde|skulle)|(?:ville|hadde|skulle) jeg',
    not: 'inte|fråga|kolla|undvik|jämför|akta|vänta|säga|avråd|läsa|se upp|spørge|spurt|spør|tjekk|sjekk|undgå|unngå|ikke|sammenlign|vent|sige|passe på|frarå|læse|lese|aldri',
  },
  {
    would: String.raw`\p{L}{2,}isin`,
    not: 'en(?!\\p{L})|kysy|tarkist|vertai|vältt|sano|odott|halua|voisin|epäil|lukisin|katso',
  },
  {
    would: 'я бы?|бы?,? я',
    not: 'не(?!\\p{L})|спроси|спита|провер|перевір|сравн|порівн|избег|уник|остерег|обош|сказа|подожд|почекав|уточн|посмотр|подив|хоте|хотів|мог|міг|обход',
  },
  {
    would: 'ben olsam|yerin(?:iz)?de olsam',
    not: 'bak|sor[au]|kontrol|kaçın|karşılaştır|bekle|uzak|okur|\\p{L}*m[ae]z(?!\\p{L})',
  },
  {
    would: String.raw`aș \p{L}+`,
    not: 'nu(?!\\p{L})|evita|verific|întreb|compar|aștept|spune|vrea|putea|citi',
  },
  {
    would: String.raw`(?:én|magam) (?=[^.!?\n]{0,60}n[áé]m(?!\p{L}))(?:\p{L}+ )*?az?`,
    not: 'megnéz|megkérdez|kerül|nem(?!\\p{L})|összehasonl|ellenőriz|elolvas|vár(?:nék|nám)',
  },
  {
    would: String.raw`θα \p{L}+α`,
    not: 'δεν|απέφευγ|ρωτ|έλεγχ|κοίτα|περίμεν|σύγκριν|ήθελα|έλεγα|πρόσεχ|μπορούσα',
  },
  {
    would: String.raw`(?:tôi|mình) (?:\p{L}+ )?sẽ|saya (?:\p{L}+ )?akan`,
    not: 'không|kiểm tra|hỏi|xem|tránh|so sánh|chờ|đọc|tidak|cek|hindari|bandingkan|tanya|tunggu|baca',
  },
];

/** Without one of these no clause tells what one would do. */
export const WOULD_HINT =
  /I['’](?:d|ll)(?!\p{L})|I w(?:ould|ill)|\bmy (?:own )?(?:money|vote|pick|choice|pref)|würde|nähme|ginge|rais(?!\p{L})|ce serait|ría(?!\p{L})|rei(?!\p{L})|ria(?!\p{L})|zou ik|ik zou|łbym|łabym|bych|skulle|ville|hadde|isin(?!\p{L})|я бы? |бы? я|olsam|aș |(?<!\p{L})én |magam |θα |sẽ |akan /iu;

/** "if you travel": what is chosen for some who ask. */
export const FOR_SOME =
  'if(?! (?:I|it were|this were)(?!\\p{L}))|when you|unless|wenn(?! ich)|falls(?! ich)|si (?:vous|tu|votre|on|el|la|lo|su|te|quieres|buscas|necesitas|vives|eres|viajas)|se (?:você|voce|vuoi|cerchi|hai|sei|viaggi|invece|quiser|tiver)|als(?! ik)|jeśli|jeżeli|pokud|om (?:du|ni|man)|hvis(?! jeg)|jos(?! minä)|если|якщо|eğer|dacă|αν|nếu|kalau|jika';
/** What turns to somebody else: "otherwise", "sinon", "else Nova". */
export const OTHERWISE =
  /(?<!\p{L})(?:otherwise|ansonsten|andernfalls|sonst (?:eher|lieber)|sinon|en caso contrario|si no,|altrimenti|caso contrário|senão|anders (?:kies|neem)|w przeciwnym razie|jinak|annars|ellers|muuten|иначе|інакше|yoksa|altfel|egyébként|αλλιώς|nếu không)(?!\p{L})/iu;

/** The name stands before what one would do: "Acme is the framework I'd choose". */
export const IS_WHAT: readonly string[] = [
  String.raw`(?:is|would be|remains) (?:the|what|where|who) (?:\p{L}+ ){0,3}?I(?:['’]d| would)`,
  '(?:gets|has|would get|wins) my (?:vote|money)',
];
/** What points back to the name that a paragraph is about: "That's the one I'd buy". Per language as above, as far as they do. */
export const POINTS_BACK: readonly string[] = [
  String.raw`(?:that|this|it)(?:['’]s| is|['’]d be| would be) (?:the|what) (?:\p{L}+ ){0,2}?I(?:['’]d| would) (?:buy|get|take|pick|choose|go (?:with|for)|start with|order|book|use|recommend|have|spend)`,
  '(?:den|die|das|ihn|sie|es) würde ich (?:nehmen|kaufen|wählen|empfehlen|bestellen|buchen)',
  "c['’]est (?:celui|celle|lui|elle|là) que? ?(?:je|j['’]) ?(?:prendrais|choisirais|achèterais|recommande|irais)",
  '(?:es|sería) (?:el|la) que (?:yo )?(?:compraría|elegiría|escogería|recomendaría|recomiendo)',
  '(?:è|sarebbe) (?:quello|quella) che (?:prenderei|sceglierei|comprerei|consiglio)',
  '(?:é|seria) (?:o|a) que eu (?:compraria|escolheria|levaria|recomendo)',
  '(?:die|dat|hem) zou ik (?:kopen|kiezen|nemen|aanraden)',
  '(?:to )?(?:jego|ją|ten|tę|to)(?: właśnie)? (?:bym|wybrał(?:a)?bym|kupił(?:a)?bym)',
];
/** The same in languages whose verb comes second: "Bei Acme würde ich bestellen". */
export const VERB_SECOND = 'würde ich|zou ik|skulle jag|ville jeg|hadde jeg';

/** What chooses in scripts without capitals, around the name: ja, ko, zh, th, ar, hi. */
export const CASELESS_CHOOSING: readonly RegExp[] = [
  /(?<=^|[、，。！\s「]|なら|まずは?|(?<![\p{Lo}ー])[はば]|[はばと]、?)[「『*]{0,3}(?<name>[^\s、。！？!?「」『』*をにがはで]{2,24}(?:\s[^\s、。！？!?「」『』*をにがはで]{1,14}){0,2})[」』*]{0,3}(?:を|に|が|で)[^。、！？!?を\n]{0,10}?(?:選(?:びます|びたい|ぶのが|ぶと|択します|択するのが|んでおけば)|推し(?:ます|たい)|(?:おすすめ|お勧め|オススメ|推薦)(?:します|したい|いたします|です)|検討(?:するのが|すると(?:よ|良|い)|したい|しましょう|してみて)|一択|最有力|第一候補|本命(?:です|でしょう|になり)|頼み(?:ます|たい)|頼むのが|お願いし(?:ます|たい)|申し込み(?:ます|たい)|決めます|使います|買います|予約します)/gu,
  /(?:저는|저라면|전|제가 고른다면|나라면|개인적으로(?:는|론)?|결론(?:부터 말하면|적으로)|다면|라면|면|서는|에는|우선|먼저|일단|[,，]|^)[,]?\s?['"‘“*]{0,3}(?<name>[^\s,.!?'"‘’“”*]{2,16}?)['"’”*]{0,3}(?:\s?쪽)?(?:을|를|이|가|으?로|에|에게)\s(?:더 |먼저 |우선 |가장 |제일 |꼭 |적극 |첫째로 )?(?:권(?:합니다|하겠습니다|하고 싶|해 ?드|할게)|추천(?:합니다|드립니다|하겠습니다|드리겠|하고 싶|드리고 싶|해 ?드|할게)|고르(?:겠습니다|고 싶|겠어|ㄹ게)|선택(?:하겠습니다|합니다|하고 싶|할게)|꼽(?:겠습니다|습니다|고 싶)|뽑(?:겠습니다|습니다|고 싶)|택(?:하겠습니다|합니다)|밀(?:겠습니다|고 싶)|맡기(?:겠습니다|고 싶)|쓰겠습니다|가겠습니다|시작하겠습니다|예약하겠습니다|사겠습니다)/gu,
  /(?:하나만|한 곳만|딱 하나|하나를|한 군데만|하나)\s?(?:[가-힣]{1,6}\s)?[가-힣]{1,6}(?:라면|다면|자면|면)[,]?\s(?:저는 )?\*{0,2}(?<name>[^\s,.!?*]{2,16}(?:\s['"‘“]?[^\s,.!?*]{1,12}?)?)['"’”*]{0,3}(?=입니다|이에요|예요|이죠|죠)/gu,
  /(?<![不别\p{Script=Han}])(?:(?:我|個人|个人|自己)(?:个人|個人|自己)?(?:还是|還是)?(?:会|會|更|最|倾向于?|愿意|願意|肯定)|(?:更|优先|優先)?建议(?:你|您)?(?:直接|优先|首先|先)?|優先|优先|首先|不妨)(?:再|先|优先|優先|首选|直接|倾向于?)?(?:选择|選擇|选用|选|選|推荐|推薦|报名|报|使用|用|购买|买|買|去|找|考虑|考慮|预订|订|訂|入手|投|交给|交給)[「『“*]{0,3}(?<name>[^\s，。,！!（(*的、；;？?「」『』“”]{2,14}?(?:\s?[A-Za-z\d][^\s，。,！!（(*的、；;]{0,12}){0,3})(?=[」』”*，。！!（(\n]|的(?!$|[，。])|$|，)/gu,
  /(?:ผม|ฉัน|เรา|ดิฉัน|ส่วนตัว)[^\n.]{0,16}?(?<!ไม่)(?:จะ|ขอ|คง)(?:เลือก|ใช้|ซื้อ|จอง|ไปกับ|เริ่ม(?:จาก|กับ|ที่)|แนะนำ|ยกให้|สมัคร|จ้าง)\s?\*{0,2}(?<name>[^\s,.!(*]{2,24}?(?:\s[A-Z][^\s,.!(*]{1,14}){0,3})\*{0,2}(?=\s|[,.!(*]|เพราะ|เนื่องจาก|$)/gu,
  /(?<!لا |لن |\p{L})(?:(?:أنصح(?:ك|كم)?|ننصح(?:ك|كم)?|أوصي(?:ك)?|سأبدأ|أبدأ) ?ب ?ـ?ـ? ?|(?:سأختار|أختار|أفضّ?ل|أرشّ?ح|أقترح|سأشتري من|سأذهب إلى) )(?:\*\*)?(?<name>[^\s،.!(*]{2,16})/gu,
  /(?<!\p{L})मैं (?:तो |खुद |शायद )?\*{0,2}(?<name>[^\s,।*]{2,20}(?:\s[A-Z][^\s,।*]{1,14}){0,2})\*{0,2} (?:को |से |का |की |पर |ही )?(?:ही )?(?!नहीं)(?:[^\s।]+ )?[^\s।]+(?:ूँगा|ूंगा|ऊँगा|ऊंगा|ूँगी|ूंगी|ऊँगी|ऊंगी)/gu,
];

export const CASELESS_CHOOSING_HINT =
  /選|推|すすめ|勧め|検討|一択|最有力|第一候補|本命|頼|お願い|申し込|決めます|使います|買います|予約し|권[하합해할]|추천|고르|선택|꼽|뽑|택하|택합|겠습니다|하나|我|建议|優先|优先|首先|不妨|เลือก|ใช้|ซื้อ|จอง|แนะนำ|ยกให้|สมัคร|จ้าง|نصح|وصي|ختار|أفض|أرش|أقترح|سأ|मैं/u;
