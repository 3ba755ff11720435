import { anyCase } from '../text/any-case.ts';
import type { Span } from '../text/span.ts';

/** What every pattern below has in it; most sentences have none of these and are not looked at twice. */
const NEGATIVE = anyCase(
  String.raw`n['’]t\b|\b(?:not|no|unable|unfamiliar|absent|missing|lacks|cannot|kein\w*|nicht|pas|aucune?|ne|ningun[ao]?|nessun[ao]?|non|nenhum[a]?|não|geen|niet|nie|ingen|inte)\b|[没未無无不]|ません|なかっ|لا |لم |не|нет|לא|없|않|bulunama|bulama|değil|\byok\b|\b(?:ei|en|nem|ikke|tidak|không|nu|neexistuje|nenašel|nisam)\b|δεν|ไม่|못|架空|नहीं`,
);

const FOUND = '(?:find|locate|identify|verify|confirm|see|recall)';
const MATTER =
  '(?:information|mentions?|results?|evidence|data|details?|records?|references?|reviews?|listings?)';
const LISTED =
  '(?:among|listed|mentioned|named|ranked|featured|referenced|covered|part of|on (?:the|this|my|our|any) list|in (?:the|this|my|our) (?:list|ranking|results?|top)|included (?:in|among|on) (?:the|this|my|our|any|these|those))';

const KOREAN_MATTER = '정보|언급|자료|기록|데이터|존재|실체';

const GERMAN = String.raw`\bkeine?n? (?:\p{L}+ )?(?:Informationen|Angaben|Ergebnisse|Hinweise|Daten)\b`;

/** Before the names that are absent: "I couldn't find information about X". */
const ABSENT_AFTER = anyCase(
  [
    String.raw`\b(?:could|can|did|do|was|were|am|is|are)(?:n['’]t| ?not)(?: able to| \w+ly)? ${FOUND}\b`,
    String.raw`\bunable to ${FOUND}\b`,
    String.raw`\b(?:no|not any|any) (?:\w+ )?${MATTER} (?:was |were |is |are )?(?:found )?(?:about|of|for|on|regarding|that mentions?)\b`,
    String.raw`\b(?:do|does|did)(?:n['’]t| not) (?:have|contain|include|provide|offer|list|mention)(?: \w+){0,2} (?:${MATTER} (?:about|on|for|of|regarding))\b`,
    String.raw`\b(?:do|does|did)(?:n['’]t| not) (?:mention|list|reference)\b`,
    String.raw`\b(?:not|un)[ -]?(?:familiar|aware) (?:with|of)\b`,
    String.raw`\bno (?:mention|trace|sign) of\b`,
    String.raw`\bno (?:such )?(?:brand|company|product|service|tool|app) (?:called|named|by the name)\b`,
    GERMAN,
    String.raw`\baucune? (?:information|mention|donnée|résultat|trace|marque|entreprise)(?!\p{L})|\bpas (?:pu )?(?:trouver|trouvé)(?!\p{L})`,
    String.raw`\bno (?:he |pude |se )?(?:encuentr|encontr|hall)|\bno (?:hay|tengo) información\b`,
    String.raw`\bnon risulta(?:no)? (?:alcun|nessun|informazioni)|\bno (?:me )?consta (?:ningun|información)|\bnão consta (?:nenhum|informaç)|\bbrak (?:jakichkolwiek )?informacji o\b|\bnie ma (?:żadnej )?(?:firmy|marki) o nazwie\b|\bneznám (?:žádnou )?(?:firmu|značku)\b|\bnepodařilo se (?:mi )?(?:najít|nalézt)`,
    String.raw`\bnon ho trovato\b|\bnessuna informazione\b|\bnão (?:encontr|consegui encontrar|há informaç)\w*|\bgeen informatie\b`,
    String.raw`\bnie znalaz\p{L}+|(?<!\p{L})не (?:удалось найти|наш[её]л|найден)\w*|нет информации`,
    String.raw`\bkunde inte hitta\b|\bhittar inte\b|\bkunne ikke finde\b|\ben löytänyt\b|\bnem találtam\b|\bnenašel jsem\b|\bnisam (?:pronašao|našao)\b|\bnu am găsit\b|\bkan geen\b.{0,20}\bvinden\b|\bkunne ikke finne\b|\bfant ikke\b|\bn-am găsit\b|(?<!\p{L})δεν (?:βρήκα|βρέθηκ\p{L}+)|ไม่พบ(?:ข้อมูล|การกล่าวถึง|แบรนด์|รายชื่อ)|(?<!\p{L})(?:не знайшов|не знаш[её]л|не намерих|не нашла?)(?!\p{L})|\btidak (?:dapat )?menemukan\b`,
    '(?:没有|沒有|未能?|无法)(?:找到|提及|提到|列出|关于)(?!比)|找不到(?!比)|(?:リスト|一覧|ランキング)(?:の中)?には?[^はが、]{1,40}[はが](?:ありません|見当たりません)',
  ].join('|'),
);

/** Behind them: "X is not among the brands listed". */
const ABSENT_BEFORE = anyCase(
  [
    String.raw`\b(?:is|are|was|were|been|be)(?:n['’]t| not) (?:\w+ly )?(?:${LISTED})\b`,
    String.raw`\b(?:do|does|did)(?:n['’]t| not) (?:appear|show up|feature|rank|figure) (?:in|on|among|to be (?:listed|mentioned|included))\b`,
    String.raw`\b(?:is|are|was|were) (?:absent|missing) from\b`,
    String.raw`\b(?:do|does|did)(?:n['’]t| not) (?:(?:seem|appear) to )?exist\b`,
    String.raw`\bscheint (?:es )?nicht zu (?:existieren|geben)\b|\bexistiert nicht\b|\bn['’]existe pas\b|\bne semble pas exister\b`,
    String.raw`\b(?:is|was)(?:n['’]t| not) (?:a )?(?:real|actual|genuine|known|existing) (?:brand|company|product|service|app|tool|store)\b`,
    String.raw`\b(?:gibt es|existiert) (?:offenbar |wohl |anscheinend |meines Wissens )?nicht\b(?! (?:nur|viele?|so|mehr|überall|in|bei|als|zu)\b)|\bkeine (?:echte|reale|bekannte) (?:Marke|Firma)\b|\bn['’]est pas une (?:vraie |véritable )?marque\b|\bno es una (?:marca|empresa) (?:real|conocida)\b|\bnon è un(?:a|['’]) ?(?:marca|azienda) (?:reale|esistente)\b|\bnão é uma (?:marca|empresa) (?:real|conhecida)\b`,
    String.raw`\bfinns inte\b(?! (?:i|på|hos|som|för|till|någ\p{L}+|så)\b)|\bverkar inte (?:finnas|existera)\b|\bfindes ikke\b(?! (?:i|på|hos|som|til|nog\p{L}+)\b)|\b(?:eksisterer|eksisterar|existerar) (?:ikke|inte)\b|\bei (?:näytä olevan|ole) olemassa\b|\bnem létezik\b|\bneexistuje\b|\bnu (?:pare să )?exist[ăe]\b|\bne postoji\b|\bnie wydaje się istnieć\b|\bniet te bestaan\b|(?<!\p{L})(?:не існує|не съществува|похоже, не существует)|\btidak ditemukan\b|\btidak ada (?:informasi|data|catatan|merek|perusahaan|(?:dalam|di) (?:daftar|hasil))\b|\bkhông tồn tại\b|\b(?:finnes|eksisterer) ikke\b|(?<!\p{L})(?:δεν υπάρχει|δεν φαίνεται να υπάρχει)|ไม่มีอยู่จริง`,
    String.raw`(?<!\p{L})(?:bulunamadı|bulamadım|(?<!(?:de|da|te|ta) )mevcut değil|böyle bir marka yok|gerçek bir marka değil)|غير موجود|لا (?:يبدو أن|وجود ل)|لم أجد|לא קיים|लगता नहीं`,
    '実在しな|実在しませ|架空の|并不存在|似乎不存在|査无|查无|존재하는 브랜드가 아|실존하지 않|찾지 못',
    String.raw`\bno (?:parece )?exist(?:e|ir)\b|\bnon (?:sembra )?esist(?:e|ere)\b|\bnão (?:parece )?exist(?:e|ir)\b|\bbestaat niet\b|\bnie istnieje\b|(?<!\p{L})не существует`,
    '存在しな|存在しませ|不存在|존재하지 않',
    String.raw`\bno ${MATTER} (?:was|were|is|are|could be) (?:found|available)\b`,
    String.raw`\b(?:could|can)(?:n['’]t| ?not) be (?:found|verified|located)\b|\b(?:was|were|is|are)(?:n['’]t| not) found\b`,
    String.raw`\b(?:wird|werden|wurde|wurden|ist|sind) (?:\p{L}+ ){0,5}nicht (?:\p{L}+ )?(?:erwähnt|genannt|aufgeführt|gelistet|gefunden|enthalten|dabei)\b|\bnicht finden\b|\btaucht\w* (?:\w+ ){0,3}nicht\b`,
    String.raw`\bne (?:figure|apparaît|figurent|apparaissent) pas\b|\bn['’](?:est|a|ont) pas (?:été )?(?:mentionn|cit|list|trouv|parmi)`,
    String.raw`\bno (?:aparece|existe|figura|se menciona|está (?:entre|en la lista)|es mencionad)\w*|\bnon (?:compare|figura|è (?:menzionat|elencat|tra))\w*|\bnão (?:aparece|é mencionad|está (?:entre|na lista))\w*`,
    GERMAN,
    String.raw`\bniet (?:genoemd|vermeld|gevonden)\b|(?<!\p{L})не (?:упомин|входит|указан)\w*`,
    '(?:没有|沒有|未|并未|不)(?:被)?(?:列入|提及|提到|列出|上榜|在列)|見つかりません|見つからな|(?:言及|掲載)されていません|언급되지|존재하지',
    // "年会費はありません", "送料が含まれていません" and "배송비는 없습니다" are of things that a brand does without.
    '(?:情報|言及|記載|掲載|記述|該当|データ)[はがも](?:特に)?ありません|という[^はが、]{1,12}[はが]ありません|(?<=^[^はがをにの、]{1,60}[はも](?:[^はがを]{0,20}に)?)含まれていません',
    `(?:${KOREAN_MATTER})(?:은|는|이|가|도|을|를)? (?:전혀 |따로 )?(?:없습니다|찾을 수 없|확인되지)|라는 [^은는이가,]{1,12}[은는이가] (?:없습니다|확인되지)|(?:목록|리스트|순위|결과|답변)에(?:는|도)? (?:없습니다|포함되지)|(?<=^[^은는이가을를,]{1,40}[은는이가을를] )(?:포함되지|찾을 수 없)`,
  ].join('|'),
);

/** What stands behind it is meant instead: "did you mean Acme?" */
const MEANT =
  /\b(?:did you mean|you may (?:mean|be thinking of)|intendevi|meinten sie|vouliez[- ]vous|te refieres|chodziło|bedoelde|menade du)(?!\p{L})/iu;
/** What another subject does not have: "and a joint account does not exist there". */
const ANOTHER_SUBJECT =
  /[,;] (?:and|but|or|und|aber|et|mais|y|pero|e|ma|i|ale|en|maar) (?:an? |the |ein|une? |una? )[^,;]*$/iu;

/** Clauses are shorter; what is behind this is not looked at. */
const MAX_CLAUSE = 2_000;
/** How long a subject may be, in characters. */
const MAX_SUBJECT = 120;

/**
 * The part of a clause whose names are said to be absent: up to the words that say so, or from them on; null
 * where nothing is absent.
 */
export function absentIn(text: string, clause: Span): Span | null {
  const said = text.slice(clause.start, Math.min(clause.end, clause.start + MAX_CLAUSE));
  if (!NEGATIVE.test(said)) return null;
  const before = ABSENT_BEFORE.exec(said);
  const after = ABSENT_AFTER.exec(said);
  if (before && after) return clause;
  if (before) {
    const end = clause.start + before.index;
    const subject = ANOTHER_SUBJECT.exec(said.slice(0, before.index).slice(-MAX_SUBJECT));
    return { start: subject ? end - subject[0].length : clause.start, end };
  }
  if (!after) return null;
  const meant = said.slice(after.index).search(MEANT);
  const start = clause.start + after.index;
  return { start, end: meant < 0 ? clause.end : start + meant };
}
