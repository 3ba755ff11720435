import { anyCase } from '../text/any-case.ts';
import { inBothScripts } from '../text/chinese-scripts.ts';

/*
 * Verbs of choosing that are negated, and verbs of leaving, per language: "don't order here", "예약하지 마세요".
 * What such a clause is about stands before it, so that it ends with the verb: "don't buy the refills" is no warning.
 */

/** What may end a clause. */
const END = String.raw`(?=[\s*_]*(?:[.,;:!…)|。，、；：！）」→–—]|$))`;

/** Per language: en, de, fr, es, it, pt, nl, pl, cs, ru and uk, sv, da and no, fi, ro, hu, el, tr, id, vi. */
const CASED = [
  String.raw`(?<!(?:you|they|who|people|that|we|I) )(?:don['’]t|do not|never|wouldn['’]t|would not|shouldn['’]t) (?:buy|choose|use|order|book|sign up|pick|rent|hire|subscribe|trust|shop|go|enrol)(?: (?:it|them|this one|here|there|from them|with them))?|(?:I|we)(?:['’]d| would) (?:leave|rule|cross|drop) (?:it|them|this one|that one) ?(?:out|off|alone|aside|behind)?(?: at this size| for now)?|not worth (?:it|buying|the money)|(?:so|better) leave it|think again|(?:leave|left) (?:it |them |this one )?on the shelf|(?:best|better) skipped(?: for \p{L}+ \p{L}+)?|(?:I|we)(?:['’]d| would) say no to|not a fan of|to steer around|to move away from`,
  String.raw`(?:nicht|nie|niemals|nichts) (?:mehr )?(?:kaufen|bestellen|buchen|nehmen|wählen|abschließen|nutzen|mieten|beauftragen|anmelden)|würde(?:n)? (?:ich|wir) (?:\p{L}+ ){0,2}meiden|lohnt (?:sich )?nicht`,
  String.raw`n(?:e |['’])(?:l['’]|(?:le|la|les|y|en) )?(?:achet|réserv|choisiss|command|pren|utilis|all|souscriv|inscriv)\p{L}* (?:pas|rien|jamais)(?: (?:ici|chez eux|là))?|ne (?:pas|rien|jamais) (?:acheter|réserver|choisir|commander|prendre|utiliser)(?: ici)?|passez votre chemin|laisse(?:z|rais) tomber|à laisser (?:en rayon|de côté|tomber)|méfiance`,
  'no (?:l[oae]s? )?(?:compr|elij|us|reserv|pid|contrat)(?:e|es|en|as|a|an|ar|ir)(?: (?:aquí|ahí|allí))?|mejor (?:olvidar(?:se|l[oae]s?)|dejarl[oa]s?)|no (?:vale|merece) la pena|(?:dejaría|dejaríamos) (?:fuera|de lado)',
  'non (?:compra|ordina|prenota|usa|sceglie)(?:te|re|tel[oaie])(?: (?:qui|lì|da loro))?|lasc(?:erei|iate(?:l[oaie])?|iarl[oaie]) perdere|non (?:ne )?vale la pena',
  'não (?:[oa]s? )?(?:compre|compres|escolha|use|reserve|peça|contrate|comprar|usar|reservar)(?:m)?(?: (?:aqui|ali|lá))?|dispensável|passaria longe|deixaria(?:mos)? (?:de lado|de fora)|não vale a pena',
  'zou ik (?:hier |er )?(?:niet|niets|nooit) (?:kopen|bestellen|boeken|kiezen|nemen|gebruiken)|(?:koop|bestel|boek|kies|neem|gebruik) (?:hier |daar |dit |deze |ze )?(?:niet|niets|nooit)(?: hier)?|laat (?:hem|ze|deze|dit) (?:liggen|lopen)',
  'nie (?:zamawiaj|kupuj|wybieraj|rezerwuj|korzystaj|używaj)(?:cie)?(?: (?:tam|tu|tutaj|ich|go|jej))?|nie warto|ne(?:kupuj|objednávej|používej|ber|vybírej|rezervuj)te(?: (?:tam|zde|ho|ji))?|nevyplatí se',
  'не (?:заказывай|покупай|бери|выбирай|бронируй|пользуй|используй|замовляй|купуй|бронюй)(?:те)?(?:сь)?(?: (?:здесь|там|тут|у них|его|е[её]|их|им|ею))?|не стоит|обойти стороной|держитесь подальше',
  '(?:köp|beställ|boka|välj|använd|køb|bestil|vælg|brug|kjøp|velg|bruk) (?:den |det |dem |här |her )?(?:inte|ikke|aldrig|aldri)(?: (?:här|her|den|det|dem))?|älkää (?:ostako|tilatko|varatko|valitko|käyttäkö)|älä (?:osta|tilaa|varaa|valitse|käytä)',
  String.raw`nu (?:cumpăra|comanda|alege|rezerva|folosi)(?:ți)?(?: (?:de )?aici)?|ne (?:vegy|vedd|rendelj|válassz|foglalj|használj)\p{L}*|μην? (?:αγορά|παραγγείλ|κλείσ|επιλέξ|χρησιμοποιήσ)\p{L}+`,
  '(?:kullan|satın al|seç|sipariş ver|tercih et|rezervasyon yap|güven)m[ae]y[ıi]n(?:[ıi]z)?|uzak dur(?:un|unuz)?|jangan (?:beli|pesan|pakai|pilih|gunakan)(?: di (?:sini|sana))?|đừng (?:mua|chọn|dùng|đặt|sử dụng)(?: ở (?:đây|đó))?',
].join('|');

const KOREAN =
  '(?:사|쓰|예약하|구매하|구입하|이용하|선택하|고르|주문하|가입하|등록하|신청하|계약하|사용하|맡기)지';
const JAPANESE = '(?:買|使|選|登録|予約|注文|契約|利用|購入|申し込|頼|贈)(?!を)[ぁ-ん]{0,2}';
const chinese = (words: string): string => inBothScripts(words.split(' ')).join('|');
const CHINESE_NOT = chinese('别');
const CHINESE_AGAINST = chinese('不要 切勿 不建议 不推荐 不值得');
const CHINESE = chinese('购买 买 选择 选 使用 入手 下单 预订 考虑');

/** Per script without capitals: ko, ja, zh, th, ar, he, hi. */
const CASELESS = [
  `(?<![을를은는] )${KOREAN}(?: ?(?:마세요|마십시오|말아야|마시길|말 것)| 않는 (?:것|게|편)이)|멀리하(?:세요|십시오)`,
  `${JAPANESE}(?:ないでください|ない(?:ほう|方)が|べきでは|[てで]はいけ|[てで]はなら)|(?:すすめ|勧め|薦め)(?:にくい|られない|られません)`,
  `(?<![\\p{L}](?:人|者))(?:(?<!\\p{L})(?:${CHINESE_NOT})|${CHINESE_AGAINST})再?(?:${CHINESE})${END}`,
  `(?:อย่า|ไม่ควร)(?:ซื้อ|สั่ง|เลือก|ใช้|จอง)${END}`,
  String.raw`لا (?:تشتر|تحجز|تطلب|تستخدم|تختر)[\p{L}\p{M}]*(?: (?:منه|منها|منهم|هنا))?${END}|אל (?:תקנו|תזמינו|תבחרו|תשתמשו)${END}|(?:न|मत) (?:खरीदें|चुनें|लें|बुक करें)`,
].join('|');

const REFUSAL = anyCase(String.raw`(?<![\p{L}\p{N}])(?:${CASED})(?!\p{L})${END}|${CASELESS}`);

/** Under which nobody is to choose, whatever it is, or what need not be done: these are tips. */
const TIP =
  /(?<!\p{L})(?:before|without|until|only|just|yet|bevor|vor|ohne|nur|müssen|musst?|brauch\p{L}*|lässt|sans|avant|seulement|sin|antes|sol[oa]|senza|prima|sem|só|zonder|voordat|hoef\p{L}*|bez|przed|zanim|без|перед|пока|только|utan|innan|uden|før|uten|ennen|ilman|fără|înainte|nélkül|χωρίς|πριν|olmadan|önce|tanpa|sebelum|trước|nicht nur)(?!\p{L})|없이|전에는?|때는?|[가-힣]면|まま|前に|ずに|なしで|之前|ก่อน|โดยไม่/iu;

/** Whether a sentence or title says not to choose what it is about: "Nie zamawiaj tam", "買ってはいけない椅子". */
export const refuses = (sentence: string): boolean =>
  REFUSAL.test(sentence) && !TIP.test(sentence) && !/[?？]/u.test(sentence);

/** Whether a sentence of a text may: most texts have none, and are not looked at closer. */
export const mayRefuse = (text: string): boolean => REFUSAL.test(text);
