import { anyCase } from '../text/any-case.ts';
import { CASELESS } from '../text/caseless.ts';
import { matchesIn } from '../text/matches.ts';
import { mayRefuse, refuses } from './refusals.ts';

/** What may stand between "I would" and what one would do. */
const DEGREE = String.raw`(?:\p{L}+ ){0,3}?`;

/** What one does with what one has chosen, in German, where the verb stands last. */
const GERMAN_DEEDS =
  '(?:kaufen|nehmen|wählen|buchen|bestellen|beauftragen|empfehlen|anrufen|abschließen|hingehen|essen gehen|übernachten|mieten|vertrauen|setzen|ausgeben|investieren|zurückkehren|verwenden|nutzen|einsetzen|bezahlen|zahlen|besuchen|holen|anschaffen|unterschreiben|raten|anfassen)';

/** What tells not to take something, whatever it is, per language: en, de, fr, es, it, pt, nl, pl, cs, ru and uk, tr, id and vi, sv, da, no and fi, ro, hu, el. */
const AGAINST = [
  `(?:I|we)(?:['’]d| would) ${DEGREE}(?:avoid|skip|pass on|steer clear|stay (?:away|clear)|be (?:careful|cautious|wary)|think twice)`,
  `(?:wouldn['’]t|would not|couldn['’]t|can['’]t|cannot|don['’]t|do not|shouldn['’]t|should not) ${DEGREE}(?:recommend|buy|choose|pick|suggest|bother|touch|pay for|advise)`,
  String.raw`(?:not|never|hardly) (?:\p{L}+ )?(?:recommend(?:ed|able)?|advisable)|advise against|steer clear|stay away|keep away|best avoided|better avoided`,
  String.raw`(?:würde|rate|raten) ${DEGREE}(?:abraten|ab|meiden|(?<!nicht )verzichten|nicht (?:empfehlen|kaufen|nehmen|wählen))|(?:empfehle|empfehlen) ${DEGREE}nicht|nicht (?:\p{L}+ )?(?:empfehlenswert|zu empfehlen|empfohlen|empfehlen)|lieber (?:meiden|nicht)|finger (?:weg|davon)|abzuraten`,
  String.raw`déconseill\p{L}+|éviterai[st]?|à éviter|(?:je|on) ne (?:\p{L}+ |l['’])?(?:recommand|conseill|prendr|choisir|achèter)\p{L}* pas|pas (?:recommand|conseill)\p{L}*`,
  String.raw`no (?:\p{L}{1,4} )?(?:recomiend\p{L}+|recomendamos|recomendaría|compraría|elegiría|aconsej\p{L}+|recomendables?|recomendad[oa]s?)|evitaría|desaconsej\p{L}+`,
  String.raw`non (?:\p{L}{1,4} )?(?:consigli\p{L}+|comprerei|prenderei|sceglierei|raccomando)|eviterei|sconsigli\p{L}+|da evitare`,
  String.raw`não (?:\p{L}{1,4} )?(?:recomend\p{L}+|compraria|escolheria|aconselh\p{L}+)|evitaria|desaconselh\p{L}+`,
  String.raw`(?:raad|raden) ${DEGREE}af|afgeraden|afraden|(?:zou|zouden) ${DEGREE}(?:vermijden|overslaan|laten liggen|niet (?:\p{L}+ )?(?:kopen|kiezen|nemen|aanraden))|niet aan te raden`,
  String.raw`nie (?:\p{L}+ )?(?:polec\p{L}+|warto|kupowa\p{L}+|kupił\p{L}*|wybra\p{L}+|brał\p{L}*)|(?:bym|byśmy) unikał\p{L}*|unikał(?:a|o)?bym|odradz\p{L}+`,
  String.raw`nedoporuč\p{L}+|(?:nekoupil|nebral|nevybral)a? bych|vyhnula? bych|bych se (?:\p{L}+ )?(?:vyhnul|vyhýbal)a?|bych ${DEGREE}(?:vynechala?|oželela?|vyškrtla?|obešla?|přeskočila?)`,
  // What one would not do, whatever it is: pt, nl, pl, cs, ru, uk, tr; not what one would not miss or think over.
  String.raw`não (?:[oa]s? |me |lhes? )?(?!perd|deix|hesit|dispens|pens|abri|esquec|mud|pod|seri|haver|ter|troc|precis|dever|falt|cust)\p{L}+ria`,
  String.raw`zou(?:den)? (?:ik|we|wij) ${DEGREE}(?:niet (?!aarzel|twijfel|willen|missen|overslaan|vergeten|verder|alleen|meteen|direct|lang|lange|laten|te )\p{L}+|(?:ver |weg|vandaan |af)\p{L}*blijven)|(?:ik|wij|we) ${DEGREE}niet zou(?:den)?(?! (?:\p{L}+ )?(?:missen|overslaan|vergeten|aarzelen|twijfelen))`,
  String.raw`nie (?!(?:za)?waha|pomin|przegap|szuka|zastanawia|zapomn|odpu[sś]|odmówi)\p{L}+(?:ł|ła|li)(?:bym|byśmy)|(?:bym|byśmy) ${DEGREE}nie (?!(?:za)?waha|pomin|przegap|szuka|zastanawia|zapomn|odpu[sś]|odmówi)\p{L}+`,
  String.raw`bych ${DEGREE}ne(?!váh|vynech|zapom|minul|přehl|opom|odmít|hled|chal)\p{L}+la?|ne(?!váh|vynech|zapom|minul|přehl|opom|odmít|hled|chal)\p{L}+la? bych`,
  String.raw`(?<!если |хотелось )бы ${DEGREE}не (?!пропу|упус|раздумыв|сомнева|колеба|забы|про(?:шел|шёл|ходил) мимо|отказ)\p{L}+л(?:а|ся|ась)?|держ\p{L}+ (?:\p{L}+ ){0,3}(?:подальше|подалі)`,
  String.raw`(?:б|би) ${DEGREE}не (?!пропу|вага|сумніва|забу|мину|омин|відмов)\p{L}+(?:в|ла|вся|лася|лась)`,
  String.raw`(?<!tereddüt )(?!kaçır|atla|vazgeç|geç|düşün|unut)\p{L}{2,}m[ae]zd[ıi]m`,
  // Labels that say nothing else.
  String.raw`(?<=^[^\p{L}]*)(?:melhor não|liever niet|beter niet|lepiej nie|raczej nie|лучше не надо|лучше не стоит|краще не треба|краще ні|almasanız iyi|raději ne|radši ne)(?=[^\p{L}]*$)`,
  String.raw`не (?:\p{L}+ )?(?:рекоменд\p{L}+|совет\p{L}+|стал\p{L}* бы|брал\p{L}* бы|покупал\p{L}* бы|радив\p{L}*|раджу|купував\p{L}*)|не стоит (?:брать|покупать)|избегала? бы|(?:бы|б) (?:избегал|обош[её]л|уникав|уникала)\p{L}*`,
  String.raw`(?:önerm(?:e[mz]|iyor|edi|eyiz|eyece|eyen)|önerilm(?:e[mz]|iyor|eyen)|tavsiye etm(?:e[mz]|iyor|edi|eyiz|eyece|eyen))\p{L}*|uzak dur\p{L}*|almazdım`,
  String.raw`tidak (?:\p{L}+ )?(?:me)?(?:rekomendasi|sarankan|direkomendasikan|disarankan)\p{L}*|không (?:nên (?:mua|chọn|dùng)|khuyên|khuyến nghị)|nên tránh|tránh xa|(?<!không )nên bỏ qua`,
  String.raw`(?:skulle|ville) ${DEGREE}(?:undvika|undgå|unngå|avstå|styre utenom|hoppa över)|avråd\p{L}+|fraråd\p{L}*|(?:inte|ikke) (?:rekommender\p{L}+|anbefal\p{L}+|köpa|købe|välja|vælge|kjøp\p{L}*|velg\p{L}*)|frarå\p{L}*|en suosittel\p{L}+|emme suosittele|ei suositella|välttäisin|jättäisin väliin`,
  String.raw`nu (?:aș |v-aș )?(?:recomand\p{L}*|cumpăra|alege)|aș evita|de evitat|nem (?:\p{L}+ )?(?:ajánl\p{L}+|venném|választanám)|(?:el)?kerülném|kerülendő\p{L}*|δεν (?:θα )?(?:συνιστ\p{L}+|πρότεινα|προτείν\p{L}+|αγόραζα|επέλεγα)|θα απέφευγα|αποφύγετε|προς αποφυγή`,
  String.raw`håll(?:a|er)? (?:mig|dig|er|sig|oss) (?:\p{L}+ ){0,2}?(?:borta|undan|ifrån)|hold(?:e|er|t)? (?:mig|dig|jer|sig|os|meg|deg|dere|seg|oss) (?:\p{L}+ ){0,2}?(?:væk|fra|unna)|(?<!(?:inte|ikke|aldrig|aldri) )(?:hoppa över|springe? over|hoppe? over)`,
  String.raw`pysy\p{L}* (?:\p{L}+ ){0,2}?(?:kaukana|erossa|poissa)|(?:en|emme) (?:\p{L}+ )?(?:ostaisi|valitsisi|varaisi|tilaisi|menisi|maksaisi)(?:mme)?|(?<!(?:älä|älkää) )jätä(?:kää)? (?:\p{L}+ )?väliin|(?<!ei (?:kannata|voi|saa|pidä) )jättää (?:\p{L}+ )?väliin`,
  String.raw`(?:nu|n)[ -](?:[\p{L}-]+ ){0,2}?recomand\p{L}*|tart\p{L}+ (?:\p{L}+ )?távol\p{L}*|távol (?:\p{L}+ )?(?:tart|marad)\p{L}+|(?<!ne )hagy(?:d|ja|játok) ki|δεν? (?:θα )?(?:τ[αο] |τις |τους |την? |τον )?(?:συνιστ|προτείν|πρότειν|συστήν|σύστην|επέλεγ|διάλεγ|αγόραζ|έπαιρν|πήγαιν|έκλειν|πλήρων|ξόδευ|εμπιστευ)\p{L}*`,
  // What one would not do, in en, de, fr, es and it; "I wouldn't miss it" is praise.
  `(?:wouldn['’]t|would not|won['’]t|will not|would never) ${DEGREE}(?:book|order|hire|rent|use|trust|send|rely|return|go back|be back|go near|call|sign|spend|invest|shop|stay at|eat at|visit again|put my|put money|switch to)(?!\\p{L})|(?:I|we)(?:['’]d| would) ${DEGREE}(?:leave (?:out|off)|rule out|cross off|warn|walk away|run from|save (?:my|your) money|not (?:\\p{L}+ )?(?:book|order|hire|rent|use|trust|buy|choose|recommend))`,
  `würden? ${DEGREE}(?:nicht|nie|niemals|nichts|kein(?:e|en|er)?)(?: mehr)? (?:\\p{L}+ ){0,3}?(?:${GERMAN_DEEDS})|(?:nicht|nie|niemals)(?: mehr)? (?:\\p{L}+ ){0,2}?(?:${GERMAN_DEEDS}) würden?|würden? ${DEGREE}(?:auslassen|weglassen|liegen ?lassen|stehen ?lassen|überspringen|streichen|ausschließen|aussortieren|ignorieren)|(?:auslassen|weglassen|liegen ?lassen|aussortieren|überspringen|ausschließen|streichen|meiden) würden?|(?:überzeug|rechn|lohn|taug)\\p{L}+ ${DEGREE}nicht(?! nur)`,
  `(?:je|on|nous|j['’]) ?n(?:e |['’])(?:l['’]|(?:les?|la|leur|lui|y|vous|en) )?(?:réserv|command|achèt|prend|chois|recommand|conseill|i|investi|confie|mett|retourn|pai|loue|souscri|utilise|mise|opte|fe|compte)r?(?:er)?(?:ais|ait|ions) (?:pas|plus|jamais|rien)`,
  `(?:no|nunca|jamás|tampoco) (?:(?:me|te|les?|l[oa]s?|l[oa]) ){0,2}(?:contrataría|reservaría|pagaría|iría|usaría|gastaría|pediría|alquilaría|confiaría|apostaría|fiaría|volvería|repetiría|invertiría|escogería|compraría|elegiría|recomendaría|aconsejaría|sugeriría|tendría en cuenta)(?:mos)?`,
  `(?:non|mai|nemmeno|neanche) (?:(?:mi|ci|ti|vi|l[oaei]|li|gli|ne) ){0,2}(?:prenoterei|ordinerei|tornerei|andrei|spenderei|affiderei|pagherei|userei|consiglierei|suggerirei|raccomanderei|noleggerei|investirei|fiderei|punterei|metterei|comprerei|prenderei|sceglierei|acquisterei|prenderei in considerazione)`,
  // What disappoints, unless it never does.
  String.raw`(?<!(?:not|without|no|never|n['’]t|nicht|ohne|keine?|nie|sans|ne|pas|jamais|rarement|sin|nunca|jamás|ni|non|mai|senza|raramente) (?:(?:a|any|us|me|you|real|te|nos|vi|ti|mi|vous|nous) )?)(?:tourist traps?|rip-?offs?|ripped off|let (?:me|us) down|touristenfallen?|abzocke\p{L}*|unseriös\p{L}*|überteuert\p{L}*|überbewertet\p{L}*|überschätzt\p{L}*|gehypt\p{L}*|déçoi\p{L}+|déçu\p{L}*|décevant\p{L}*|décept\p{L}*|arnaques?|pièges? à touristes|trop chère?s?|decepcion\p{L}+|defraud\p{L}+|delud\p{L}+|deluso|delusi|delusioni?|troppo car[oaie])(?! (?:pas|jamais|nicht))`,
].join('|');

/** The same in scripts without capitals: ja, ko, zh, ar, he, hi, th. */
const CASELESS_AGAINST = [
  '(?:おすすめ|お勧め|オススメ|推奨)(?:は)?(?:でき|し)(?:ません|ない|かね|にく|づら)|避け(?:た(?:い|方|ほう)|るべき|てください|ましょう)|やめてお|見送',
  String.raw`(?:추천|권장|권)하지(?:는)? (?:않|못)|(?:추천|권)하기 (?:어렵|힘들)|권해 ?드리지 않|비추천(?! ?대상)|피하(?:세요|시길|시는|는 게(?=\s)|는 것이|길 )|거르(?:세요|는 게)`,
  '不(?:太|是很|怎么|大)?(?:建议|推荐|考虑)|(?:别|不要)(?:买|选|碰|入)|避开|慎(?:买|选|入)|劝退',
  'لا (?:أنصح|ننصح|أوصي|يُنصح|ينصح)|(?:سأتجنب)|לא (?:מומלץ|מומלצת|ממליץ|ממליצה)|(?:अनुशंसा|सिफ़ारिश|सलाह) नहीं',
  'ไม่(?:ขอ|อยาก)?แนะนำ|ควร(?:หลีก)?เลี่ยง|(?:อย่า|ไม่ควร)(?:ซื้อ|เลือก|ใช้)',
].join('|');

const CASED_SIGNS = anyCase(String.raw`(?<![\p{L}\p{N}])(?:${AGAINST})(?!\p{L})`);
const CASELESS_SIGNS = new RegExp(CASELESS_AGAINST, 'u');

/** Whether a line over a list advises against what it holds: "Czego bym unikał", "이런 업체는 거르세요". */
export const advisesAgainst = (line: string): boolean =>
  (CASELESS.test(line) ? CASELESS_SIGNS : CASED_SIGNS).test(line) || refuses(line);

/** What ends a clause that is about the item it stands in, and advises against it: no other object is named. */
const DROPPED = [
  `(?:(?:I|we)(?:['’]d| would) ${DEGREE}(?:avoid|skip|pass on|steer clear of|stay (?:away from|clear of))|(?:wouldn['’]t|would not|can['’]t|cannot|don['’]t|do not) ${DEGREE}(?:recommend|buy|choose|pick|suggest|advise))(?: (?:it|them|this|this one|these|either))?(?= as |[.,;!)]|$)`,
  '(?:is|are|was) (?:not|no longer) (?:recommended|advisable)(?=[.,;!)]|$)|(?:stay away|steer clear|best avoided|better avoided)(?=[.,;!)]|$)',
  String.raw`(?:ich|wir) (?:würden? |kann )?(?:ihn|sie|es|das|den|dies\p{L}*) ${DEGREE}nicht (?:empfehlen|kaufen|nehmen|wählen)|(?:davon|hiervon) ${DEGREE}(?:abraten|ab)(?=[.,;!)]|$)|(?:rate|raten) (?:ich|wir) ${DEGREE}ab(?=[.,:;!)]|$)|(?:nicht empfehlenswert|nicht zu empfehlen|lieber meiden|finger weg)(?=[.,;!)]|$)`,
  String.raw`je (?:le|la|les|l['’]) ?(?:déconseill|éviter)\p{L}+|je ne (?:le|la|les) (?:recommand|conseill|prendr|choisir)\p{L}* pas|(?:à éviter|déconseillée?s?)(?=[.,;!)]|$)`,
  'no (?:lo|la|los|las) (?:recomiendo|recomendaría|compraría|elegiría|aconsejo)|(?:lo|la|los|las) (?:evitaría|desaconsejo)|(?:mejor evitarl[oa]s?|no recomendables?)(?=[.,;!)]|$)',
  String.raw`non (?:lo|la|li|le) (?:consigli\p{L}+|comprerei|prenderei|sceglierei|raccomando)|(?:lo|la|li|le) (?:eviterei|sconsigli\p{L}+)|(?:da evitare|sconsigliat[oaie])(?=[.,;!)]|$)`,
  String.raw`não (?:o|a|os|as) (?:recomend\p{L}+|compraria|escolheria|aconselh\p{L}+)|(?:evitaria|desaconselho)(?=[.,;!)]|$)`,
  String.raw`(?:zou ik|raad ik) (?:\p{L}+ )?(?:vermijden|overslaan|afraden|af|niet aanraden)(?=[.,;!)]|$)|niet aan te raden(?=[.,;!)]|$)`,
  '(?:nie polecam|odradzam|nie poleciłbym|nie poleciłabym|unikałbym|unikałabym)(?=[.,;!)]|$)|nedoporučuji(?=[.,;!)]|$)',
  '(?:не рекомендую|не советую|не рекомендуется|не раджу|не стоит (?:брать|покупать))(?=[.,;!)]|$)',
  String.raw`(?:önermiyorum|önermem|tavsiye etm\p{L}+)(?=[.,;!)]|$)`,
  `(?:kan|vil|ville) (?:vi|jeg) ${DEGREE}ikke anbefale[st]?(?=[.,;!)]|$)|(?:anbefales ikke|bør (?:undgås|unngås)|kan ikke anbefales)(?=[.,;!)]|$)|(?:en suosittele|emme suosittele|ei (?:voi )?suositella|kannattaa välttää)(?=[.,;!)]|$)`,
  String.raw`evitați-(?:l|o|i|le)(?=[\s.,:;!)]|$)|nu (?:îl|o|le|îi) recomand\p{L}*|(?:nu recomand(?:ăm)?|de evitat)(?=[.,;!)]|$)|(?:nem ajánl(?:om|juk|ott)|(?:el)?kerülendő)(?=[.,;!)]|$)|(?:δεν (?:το |την |τον )?(?:συνιστ\p{L}+|προτείν\p{L}+)|προς αποφυγή)(?=[.,;!)]|$)|(?:không nên mua|không khuyên dùng|không khuyến nghị|nên tránh)(?=[.,;!)]|$)`,
].join('|');
/** Whether what is said begins with a sign that crosses it out: "❌ **Acme**", "🚫 Leave on the shelf". */
export const isCrossedOut = (said: string): boolean => /^[\s*_#]*(?:❌|🚫|⛔|👎|🙅)/u.test(said);

/** What is to be had no more. */
const GONE = String.raw`(?:has|was|is) (?:\p{L}+ )?(?:been )?(?:shut down|discontinued)|(?:has|have) (?:\p{L}+ )?(?:stopped (?:flying|trading|operating|selling|taking orders)|ceased (?:trading|operations?|production)|closed down|gone out of business)|went (?:bust|out of business)|is (?:now )?defunct|hat (?:den|seinen|ihren) Betrieb ${DEGREE}eingestellt|a cessé (?:ses activités|toute activité)|ha (?:cerrado|dejado de operar)|ha (?:chiuso|cessato l['’]attività)|no longer (?:available|sold|in business|exists|operat\p{L}+)|(?:is|are) (?:permanently|temporarily|currently|now) closed|(?:→|–|—|-|\() ?(?:now|permanently) closed|(?:wurde )?(?:inzwischen|mittlerweile) an [^.;,\n]{2,40} verkauft|(?:is|was) (?:since )?(?:absorbed|folded) into|ceased operations|(?:ist|sind) (?:inzwischen |mittlerweile )?insolvent|wurde ${DEGREE}eingestellt|(?:dauerhaft|endgültig) geschlossen|n['’]est plus (?:\p{L}+ )?(?:vendu|disponible|produit|commercialisé)e?|ya no (?:se (?:vende|fabrica)|está disponible|existe)|non è più (?:in vendita|disponibile|in produzione)|não (?:está|é) mais (?:disponível|vendid[oa]|fabricad[oa])`;
const CASELESS_DROPPED = [
  String.raw`(?<!(?<!に|で|と|して)[はをも])(?:おすすめ|お勧め|オススメ|推奨)(?:は)?(?:でき|し)(?:ません|ない(?=[。！!\n]|$))|(?:休館|休業|休止|閉鎖)中|(?:閉館|閉店|廃業)し(?:た|まし|て)|(?:サービス|提供|販売)(?:は|を|が)?終了(?:し|済)|現在は?(?:利用|購入|予約)できません`,
  '(?<!(?:[^로에서께]는|은|을|를) (?:[가-힣]{1,8} )?)(?:추천|권장|권)하지(?:는)? (?:않|못)(?:아요|습니다|겠습니다|합니다|해요)|(?:여기서는?|리스트에서|목록에서|추천에서) (?:제외했|제외합|뺐)|(?:폐업|폐점|단종)(?:했|됐|되었|된|하였)|(?:영업|서비스|운영)(?:을|를|이|가)? 종료(?:했|됐|되었|하였)|(?:더 ?이상|현재|올해|정규 과정을|해당 과정을) (?:[가-힣]+ )?운영하지 않',
  String.raw`不(?:太|是很)?(?:建议|推荐)(?:购买|选择|考虑|入手)?(?=[。，,；;！!）)\n]|$)|已经?(?:停产|关闭|倒闭|下架|停运|停业|歇业)`,
  'ไม่(?:ขอ|อยาก)?แนะนำ(?=[\\s.!]|$)|ควรหลีกเลี่ยง(?=[\\s.!]|$)|(?:ปิดกิจการ|ปิดตัว|เลิกผลิต|เลิกจำหน่าย)แล้ว',
].join('|');
const IS_DROPPED = anyCase(
  String.raw`(?<=[;,–—-]\s|^)avoid(?=[.!]?\s*(?:\||$))|(?<![\p{L}\p{N}])(?:${DROPPED}|${GONE})(?!\p{L})|${CASELESS_DROPPED}`,
);
/** For whom or when it is not advised: others may take it. */
const CONDITIONAL =
  /(?<!\p{L})(?:if|unless|when|until|for (?:\p{L}+ ){0,3}(?:who|users?|beginners?|teams?|famil\p{L}+|people)|wenn|falls|für|si|sauf|pour|cuando|para|se|quando|per|als|voor|jeśli|dla|если|для|якщо|eğer|için|hvis|dersom|jos|dacă|pentru|ha|αν|για|nếu|cho)(?!\p{L})|[가-힣](?:라면|다면|려면|이면|으면|하면|에게|께는?)|なら|(?:人|方|場合)には|[なるいた](?:人|方|場合)は|如果|的话|(?:的人|人群|新手)|ถ้า|หาก|สำหรับ|(?:다는|라는) (?:후기|의견|평)/iu;

/** The whole list is none of recommendations. */
const NONE_OF_THEM =
  /(?:(?:haven['’]t|have not|not) ranked (?:these|them)|(?:none|any|neither|either) of (?:them|these)[^.!?\n]{0,40}(?:recommend|\bbuy\b)|(?:can['’]t|cannot|wouldn['’]t|don['’]t) (?:\p{L}+ )?recommend (?:any|either)|keine[nrs]? (?:davon|von ihnen|der genannten)[^.!?\n]{0,40}(?:empfehl|kaufen)|(?:aucune?|rien) (?:de ces|d['’]entre)[^.!?\n]{0,60}(?:recommand|conseill)|(?:ninguna|ninguno) de (?:ell|est)[^.!?\n]{0,40}recom|(?:nessuna|nessuno) di (?:quest|loro)[^.!?\n]{0,40}(?:consigl|raccomand)|(?:nenhuma?) del[ea]s[^.!?\n]{0,40}recomend|geen van (?:deze|allen|beide)[^.!?\n]{0,40}(?:aanrad|aanbevel)|żadn\p{L}+ z (?:nich|tych)[^.!?\n]{0,40}polec|どれも(?:お)?(?:すすめ|勧め)(?:でき|し)ま?せん|(?:모두|어느 곳도|어느 것도) (?:추천|권)하지 않|都不(?:推荐|建议))/iu;

/** Whether a paragraph behind a list takes it back: "I wouldn't call any of them a recommendation". */
export const takesBack = (paragraph: string): boolean => NONE_OF_THEM.test(paragraph);

const NAME = String.raw`\*{0,2}((?:\p{Ll}{1,4})?[\p{Lu}\d][^\s,;:.!?()*]*(?:\s[\p{Lu}\d][^\s,;:.!?()*]*){0,3})\*{0,2}(?=[.!;]|\s?$)`;
/** A sentence that ends with the name of what nobody is to take: "I wouldn't choose Acme." */
const NAMED = new RegExp(
  String.raw`(?<![\p{L}\p{N}])(?:(?:I|we)(?:['’]d| would) ${DEGREE}(?:avoid|skip|pass on|steer clear of|stay away from)|(?:wouldn['’]t|would not|can['’]t|cannot) ${DEGREE}(?:recommend|buy|choose|pick)|(?:je |j['’])(?:déconseille|éviterais)|(?:evitaría|no (?:recomiendo|elegiría|compraría))|(?:eviterei|sconsiglio|non (?:consiglio|sceglierei))|(?:evitaria|não (?:recomendo|escolheria))|(?:unikał(?:a)?bym|odradzam|nie polecam)) (?i:the |le |la |el |il |o |a )?${NAME}`,
  'gmu',
);

/** The names of what a text advises against wherever it says so. */
export const namesAdvisedAgainst = (text: string): string[] =>
  matchesIn(text, NAMED).map(([, name = '']) => name);

const SENTENCE = /[^.!?。！？\n]+(?:[.!?](?!\s|$)[^.!?。！？\n]*)*/gu;

/**
 * Whether what is told of an item says that it is not to be taken, whoever asks, or to be had no more; of a paragraph
 * by itself (`alone`) whoever is told not to.
 */
export function isAdvisedAgainst(told: string, alone = false): boolean {
  const plain = told.replace(/[*_]+/gu, '');
  const [dropped, refused] = [IS_DROPPED.test(told), mayRefuse(plain)];
  if (!dropped && !refused) return false;
  for (const [sentence] of matchesIn(plain, SENTENCE))
    if (
      ((dropped && IS_DROPPED.test(sentence)) || (refused && refuses(sentence))) &&
      (alone || !CONDITIONAL.test(sentence))
    )
      return true;
  return false;
}
