import { lazily } from '../../shared/lazily.ts';

/* Words that tell another thing from a brand of the same name. Word lists, as the form tells nothing: both are nouns. */

/** "Columbia University", "Target Audience", "Delta County": another name or a term. */
const OTHER_AFTER =
  /^\s(?:University|College|School|River|County|Valley|Street|Avenue|Road|City|Islands?|Lake|Bay|Creek|Park|Mountains?|Rainforest|rainforest|basin|Basin|Desert|Ocean|Forest|District|Pictures|Records|Sign|audience|Audience|market|pies?|Pies?|juice|trees?|Trees?|variant|wave|gauge|Jungle|jungle|Delta|delta|Museum|Hospital|Church|Cathedral|Square|Bridge|Tower|Hill|Hills|Beach|Harbou?r|Canal|Falls|Glacier|Peninsula|Province|Railway|Festival|tree|blossoms?|crumble|cider|sauce|orchard|cobbler|peel|zest|marmalade|application|applications|waiver|requirements?|sponsorship|officer|interview|practice|range|shooting|heart rate|weight|language)\b/u;
/** "British Columbia", "District of Columbia", "the Big Apple". */
const OTHER_BEFORE =
  /(?:British|District of|[Tt]ourist|[Ss]tudent|[Ww]ork|[Tt]ravel|[Ee]ntry|[Tt]ransit|Schengen|[Ww]arning|[Mm]ind the|wage|gender|pay|Mount|Mt\.|Fort|Lake|Saint|St\.|Big|Adam['’]s|River) $/u;

/** "Harrison Ford", "Usain Bolt", "Tim Apple": people. */
const GIVEN_NAME =
  /(?<!\p{L})(?:Harrison|Usain|Henry|Betty|Tom|Tim|James|John|Robert|Michael|William|David|Richard|Joseph|Thomas|Charles|Christopher|Daniel|Matthew|Mark|Paul|Steven|Andrew|George|Edward|Brian|Kevin|Jason|Peter|Frank|Scott|Eric|Stephen|Gregory|Jack|Martin|Mary|Patricia|Jennifer|Linda|Elizabeth|Barbara|Susan|Jessica|Sarah|Karen|Lisa|Nancy|Margaret|Emily|Anna|Emma|Laura|Julia|Kate|Fiona|Alice|Rose|Grace|Gerald|Glenn|Tommy|Steve|Bill|Bob|Mike|Jim|Joe|Sam|Ben|Max|Pierre|Jean|Marie|Hans|Klaus|Maria|José|Juan|Carlos|Luigi|Marco|Matthias|Stefan|Andreas|Jürgen|Wolfgang|Anne|Claire|François|Jacques|Philippe|Nicolas|Antoine|Luc|Sophie|Javier|Miguel|Pedro|Pablo|Luis|Diego|Lucía|Carmen|Giovanni|Giuseppe|Paolo|Francesco|Matteo|Giulia|João|Antônio|António|Ana|Rafael|Jan|Piotr|Sven|Lars|Erik|Nils|Olga|Ivan|Dmitri|Sergei|Neil|Ryan|Adam|Alan|Albert|Alex|Alexander|Alfred|Amy|Andy|Anthony|Arthur|Barack|Bruce|Carl|Chris|Dan|Dennis|Diana|Donald|Douglas|Elon|Ernest|Fred|Gary|Gordon|Graham|Greta|Harry|Helen|Hugh|Ian|Isaac|Jane|Jeff|Jerry|Jimmy|Joan|Joshua|Justin|Keith|Kenneth|Larry|Lewis|Louis|Lucy|Marcus|Marilyn|Megan|Meryl|Morgan|Nick|Nicole|Oliver|Oscar|Patrick|Philip|Rachel|Ralph|Raymond|Rebecca|Roger|Ronald|Russell|Samuel|Sean|Simon|Sophia|Stanley|Stella|Stuart|Ted|Terry|Tina|Victor|Vincent|Walter|Will|Zoe)\s$/u;
/** "Lincoln, Nebraska", "Columbia, SC": places. */
const STATE_AFTER =
  /^, (?:A[KLRZ]|C[AOT]|DE|FL|GA|HI|I[ADLN]|K[SY]|LA|M[ADEINOST]|N[CDEHJMVY]|O[HKR]|PA|RI|S[CD]|T[NX]|UT|V[AT]|W[AIVY]|Alabama|Alaska|Arizona|Arkansas|California|Colorado|Connecticut|Delaware|Florida|Georgia|Hawaii|Idaho|Illinois|Indiana|Iowa|Kansas|Kentucky|Louisiana|Maine|Maryland|Massachusetts|Michigan|Minnesota|Mississippi|Missouri|Montana|Nebraska|Nevada|New [A-Z]\p{Ll}+|North [CD]\p{Ll}+|Ohio|Oklahoma|Oregon|Pennsylvania|Rhode Island|South [CD]\p{Ll}+|Tennessee|Texas|Utah|Vermont|Virginia|Washington|West Virginia|Wisconsin|Wyoming|England|Scotland|Ontario)(?!\p{L})/u;
/**
 * "down the Amazon, pack light", "the Oracle at Delphi": no company but a thing, where no noun follows. Products have
 * the article, too: "the Kindle is light".
 */
const THINGS: ReadonlySet<string> = new Set(
  'amazon oracle target shell dove apple orange puma jaguar visa delta columbia phoenix mars mercury saturn'.split(
    ' ',
  ),
);
const THE = /(?<!\p{L})the $/u;
const NO_NOUN_AFTER = /^(?:\s(?:at|of|in|on|from|to|and|is|was|has|with|for|by)(?!\p{L})|[.,;:!?)]|$)/u;
/** "Der Ring sollte": in German a capital says nothing of a noun behind its article. */
const GERMAN_ARTICLE = /(?<!\p{L})(?:[Dd]er|[Dd]as|[Dd]em|[Dd]es|[Ee]in|[Ee]ine[mnrs]?) $/u;
const NO_CAPITAL_AFTER = /^(?:\s\p{Ll}|[.,;:!?]|$)/u;
const GERMAN_NOUNS: ReadonlySet<string> = new Set(
  'bahn ring jaguar puma golf polo boss post stern spiegel fokus focus zeit welt bild kurier kraken diesel fossil kiwi mango orange apollo tiger delta signal anker adler falke vogel otter kompass horizont magnet union block'.split(
    ' ',
  ),
);
/** "bricht sich Bahn" */
const GERMAN_IDIOM = /(?<!\p{L})(?:sich|freie)(?:\s\p{L}+){0,6}\s$/u;
/** What makes another thing of a word: "Apple Pie", "Target Customers", "Shell Script". */
const compound = (words: string) => new RegExp(`^[ -](?:${words.replaceAll(' ', '|')})s?(?!\\p{L})`, 'iu');
/** Each is compiled when its word is met: all of them take as long as a tenth of what a thread loads. */
const COMPOUNDS: ReadonlyMap<string, () => RegExp> = new Map(
  Object.entries({
    apple: 'pie juice tree cider sauce slice crumble orchard',
    orange: 'juice peel zest tree slice marmalade blossom',
    target: 'audience customer group market price weight date keyword language demographic',
    shell: 'script scripting command pasta',
    visa: 'requirement application waiver interview sponsorship processing rule',
    meta: 'description tag title keyword analysis analyses',
    zoom: 'lens level range',
    signal: 'strength loss quality processing booster',
    monday: 'morning evening afternoon night',
    square: 'foot feet meter metre inch footage root',
    fossil: 'fuel record',
    diesel: 'engine fuel car generator',
    fire: 'alarm safety pit extinguisher',
    prime: 'number time minister rib',
    polo: 'shirt neck match',
    sprint: 'planning backlog review',
    subway: 'station line map',
    safari: 'park tour lodge',
    opera: 'house singer',
    lime: 'juice wedge zest',
    mango: 'lassi smoothie chutney tree salsa',
    kiwi: 'fruit bird',
    gap: 'year analysis',
    galaxy: 'cluster',
    delta: 'variant wave',
    bolt: 'cutter action',
    ring: 'size finger binder road',
    oracle: 'bone',
    virgin: 'olive forest wool',
    staple: 'diet food',
  }).map(([word, behind]) => [word, lazily(() => compound(behind))]),
);
/** Whether a common word is part of another name or of a term: "Columbia University", "Apple Pie", "Harrison Ford". */
export function isPartOfAnother(text: string, start: number, end: number): boolean {
  const after = text.slice(end, end + 40);
  return (
    OTHER_AFTER.test(after) ||
    STATE_AFTER.test(after) ||
    OTHER_BEFORE.test(text.slice(Math.max(0, start - 16), start)) ||
    GIVEN_NAME.test(text.slice(Math.max(0, start - 14), start)) ||
    (COMPOUNDS.get(text.slice(start, end).toLowerCase())?.().test(after) ?? false)
  );
}

/** Whether what stands around a common word tells of a thing rather: "the Amazon is long", "der Ring sollte passen". */
export function isThing(text: string, start: number, end: number): boolean {
  const word = text.slice(start, end).toLowerCase();
  const before = text.slice(Math.max(0, start - 60), start);
  const after = text.slice(end, end + 40);
  if (THINGS.has(word) && THE.test(before) && NO_NOUN_AFTER.test(after)) return true;
  if (!GERMAN_NOUNS.has(word)) return false;
  return GERMAN_IDIOM.test(before) || (GERMAN_ARTICLE.test(before) && NO_CAPITAL_AFTER.test(after));
}

/** Words of scripts without capitals, each with what stands before or behind where it is no name: 小米粥 is porridge. */
const OTHER_THINGS: ReadonlyMap<string, { readonly before?: RegExp; readonly behind?: RegExp }> = new Map([
  ['小米', { before: /[煮泡熬吃喝]$/u, behind: /^[粥饭酒糕醋辣椒]/u }],
  ['苹果', { before: /[块颗斤片箱个吃切削洗榨]$/u, behind: /^[汁派树酱干泥醋皮园]/u }],
  ['大众', { behind: /^(?:化|传播|媒体|文化|口味|消费)/u }],
  ['现代', { behind: /^(?:人|化|生活|社会|科技|风格|感|简约)/u }],
  ['理想', { before: /[最很较不]$/u, behind: /^(?:的|选择|状态|情况)/u }],
  ['美的', { before: /[最完很优精]$/u }],
  ['アップル', { behind: /^(?:パイ|ジュース|ティー)/u }],
  ['ライオン', { behind: /^(?:の(?:群れ|子|赤ちゃん)|キング)/u }],
  ['キリン', { behind: /^の(?:首|赤ちゃん)/u }],
  ['明治', { behind: /^(?:時代|維新|神宮|大学|初期|末期)/u }],
  ['기아', { behind: /^ ?(?:문제|현상|대책|체험|난민|아동|상태)/u }],
  ['현대', { behind: /^(?:인|적| ?(?:사회|미술|문학|생활|과학|의학))/u }],
  ['비비고', { before: /(?:에|을|를|쓱쓱|잘|슥슥) $/u, behind: /^ (?!만두|제품|김치|왕교자|죽|브랜드)/u }],
  ['사과', { before: /개 $/u }],
]);
/** "비비고": both have to hold. */
const VERB = '비비고';

/** Whether a word of a script without capitals says something else where it stands. */
export function isOtherWord(text: string, start: number, end: number): boolean {
  const thing = OTHER_THINGS.get(text.slice(start, end));
  if (!thing) return false;
  const before = thing.before?.test(text.slice(Math.max(0, start - 4), start)) ?? false;
  const behind = thing.behind?.test(text.slice(end, end + 8)) ?? false;
  return text.slice(start, end) === VERB ? before && behind : before || behind;
}
