import { knownStart } from '../names/head-names.ts';
import { nameKey } from '../names/name-key.ts';
import { CASELESS } from '../text/caseless.ts';
import { matchesIn } from '../text/matches.ts';
import type { Span } from '../text/span.ts';
import { visibleText } from '../text/visible-text.ts';
import type { WordUses } from '../text/word-uses.ts';
import { takenLength } from './choice-labels.ts';
import { isTitle } from './heads.ts';
import { nameForm } from './name-form.ts';
import type { NameForm } from './name-signs.ts';

/** Words for "or", which hardly any name has in it. */
const OR =
  'or|vs\\.?|versus|oder|ou|eller|tai|или|або|veya|ya da|atau|또는|혹은|または|或|或者|hoặc|lub|albo|nebo|anebo|vagy|sau|ή|או|أو|या';
/** Words for "or" that are short, and mean something else in other languages, where names have them: "Man of War". */
const SHORT_OR = 'o|of';
/** Words for "and" that the name of one brand may have in its language, and those that it hardly has. */
const AND_OF_NAMES = 'and|&|\\+|en|i|a|和|与|و|और';
const AND = 'und|et|y|e|och|og|ja|sekä|oraz|и|та|ve|dan|và|és|și|και|และ|와|과';
/** The same where they stand between two words in a script without spaces. */
const UNSPACED_AND = String.raw`(?<=[\p{Script=Han}A-Za-z\d]{2})[和与](?=[\p{Script=Han}A-Za-z\d]{2})|(?<=[\p{Script=Katakana}\p{Script=Han}ーA-Za-z]{2})[とや](?=[\p{Script=Katakana}\p{Script=Han}]{2})|(?<=\p{Script=Hangul}{2})와\s(?=\S)|(?<=\p{Script=Hangul}{2})과\s(?=\S)`;

/** What joins the names of two brands in a head, by how sure it is that it does. */
const JOINTS = [
  new RegExp(
    String.raw`(?<=[)）\uFFFC])\s&\s|\sand/or\s|\s/\s|\s[x×]\s|/|／|＆|＋|(?<=\p{L}{4})&(?=\p{Lu}\p{L}{3})|、|，|\s(?:${OR})\s|(?<=[\p{Script=Han}A-Za-z\d]{2})或者?(?=[\p{Script=Han}A-Za-z\d]{2})`,
    'gu',
  ),
  new RegExp(String.raw`,\s{1,2}(?:(?:${OR}|${SHORT_OR}|${AND_OF_NAMES}|${AND})\s)?`, 'gu'),
  new RegExp(String.raw`\s(?:${AND_OF_NAMES}|${AND}|${SHORT_OR})\s|${UNSPACED_AND}`, 'gu'),
];
/** Companies whose own names are joined, as common knowledge has it. */
const ONE = new Set(
  `bimba y lola, dolce e gabbana, dolce & gabbana, marks & spencer, villeroy & boch, peek & cloppenburg, riese & müller, bang & olufsen, bowers & wilkins,
  crate & barrel, barnes & noble, black & decker, smith & wesson, procter & gamble, johnson & johnson, ben & jerry's, rag & bone, bath & body works, ernst & young,
  abercrombie & fitch, scotch & soda, jack & jones, tuft & needle, fisher & paykel, holland & barrett, arm & hammer, pierre & vacances`
    .split(',')
    .map((name) => nameKey(name)),
);

const BETWEEN = new RegExp(String.raw`\s(?:${AND})\s|(?<=[\p{Script=Katakana}\p{Script=Han}]{2})[とや]`, 'u');
/** Small words that join in a language and mean something else elsewhere ("Kurs i Python", "Cours en Ligne"), and words that tell it. */
const TOLD: readonly (readonly [RegExp, RegExp])[] = [
  [/\si\s/u, /^(?:się|jest|są|najlepsze|wybór|dla|oraz|.*[łśżźćń].*)$/u],
  [/\sa\s/u, /^(?:jsou|nebo|také|.*[ěřů].*)$/u],
  [/\s(?:en|of)\s/u, /^(?:het|een|voor|goede|maar|elke)$/u],
  [/\so\s/u, /^(?:el|los|las|muy|más|il|è|più|che|sono|della)$/u],
];
/** Whether a small word joins in the language of a text. */
const isTold = (raw: string, { small }: WordUses): boolean =>
  TOLD.some(([joint, words]) => joint.test(raw) && [...small.keys()].some((word) => words.test(word)));
/** "CP + Renfe" are two, "Brook + Wilde Elite" may be one. */
const PLUS = /^[^\s+]+\s\+\s[^\s+]+$/u;
const isBetween = (raw: string, uses: WordUses): boolean =>
  BETWEEN.test(raw) || PLUS.test(raw) || isTold(raw, uses);
/** "University of Illinois", "Acme via a Nova account" */
const AMBIGUOUS = /^(?:of|a|i|en)$/u;
/** What stands before the last name of an enumeration. */
const LAST_JOINT = new RegExp(String.raw`\s(?:${OR}|${SHORT_OR}|${AND}|및|and|en|i|a)\s`, 'gu');
/** What is joined to a name and is no other: how much of what, or what a house has besides. */
const NO_OTHER =
  /^\s*(?:\d[\d.,]*\s?(?:%|\p{Ll})|(?:spa|ski|sons?|co|company|partners?|associates|friends|more|beyond|bar|grill|kitchen|suites|resort|residences|restaurant|söhne|sohn|fils|figli|hijos)[.*_]*\s*$)/iu;
/** "FG830", "12 Pro". */
const MODEL = /^\s*[A-Z]{0,4}-?\d/u;
/** A stroke without room around it, and no comma: nothing but two names, or a name with two of its models. */
const STROKE_OF_TWO = /^[^,，、/／]+[^\s,，、/／][/／][^\s,，、/／][^,，、/／]*$/u;
const SHORT_PAIR =
  /(?:^|[^\p{L}\p{N}])[\p{Lu}\d]{1,2}\/(?=\S)|(?<=\S)\/[\p{Lu}\d]{1,2}(?=$|[^\p{L}\p{N}\s])|^[\p{Lu}\d]{1,2}\/\s/u;
const MAX_PARTS = 8;
const MAX_WORDS = 4;

/** A head whose brackets are filled, so that nothing in them joins or parts. */
function masked(head: string): string {
  if (!/[(（[]/.test(head)) return head;
  return head
    .replace(/\]\([^()]*\)?/gu, (all) => '\uFFFC'.repeat(all.length))
    .replace(/[(（][^()（）]*[)）]?/gu, (all) => '\uFFFC'.repeat(all.length));
}

const DOMAIN = /^\s*[\p{L}\p{N}-]+(?:\.[\p{L}\p{N}-]+)*\.\p{L}{2,}\s*$/u;

/** "and/or" joins, a stroke alone may part the products of one maker. */
const STROKE = /(?<!(?:^|\s)and)[/／]/u;
/** What the products of one maker are called, behind their names. */
const LINE = /(?:系列|シリーズ|시리즈|라인)$/u;

/** Whether what stands behind a stroke is a product of the maker in front of it: it is named nowhere else. */
function isLine(maker: readonly string[], product: readonly string[], { capitals }: WordUses): boolean {
  const [first = ''] = product;
  const last = maker.at(-1) ?? '';
  if ([...maker, ...product].some((word) => CASELESS.test(word))) return LINE.test(last);
  if (DOMAIN.test(first)) return false;
  return (
    last === product.at(-1) ||
    ((product.length === 1 || maker.length > 2) && (capitals.get(first.toLowerCase()) ?? 0) < 2)
  );
}

/** Whether a part has one or two words, all of them in bold type that its neighbours have, too. */
const isShortBold = (text: string, { start, end }: Span): boolean =>
  /^[^\s*]+(?:\s[^\s*]+)?$/u.test(visibleText(text, start, end).replace(/[*_]+/gu, '').trim());

/** What Korean syllables are counted from, and how many of them differ in their last consonant alone, 0 for none. */
const FIRST_SYLLABLE = 0xac00;
const FINALS = 28;

/** Whether "과" at `at` is an "and", which stands behind a consonant: "치과" and "안과" are clinics. */
const isJoining = (raw: string, at: number): boolean =>
  (raw.charCodeAt(at - 1) - FIRST_SYLLABLE) % FINALS > 0 && !'안학인신경'.includes(raw.charAt(at - 1));

function split(raw: string, { start, end }: Span, joint: RegExp): Span[] {
  const parts: Span[] = [];
  let from = start;
  for (const { 0: joined, index } of matchesIn(raw, joint)) {
    if (joined.startsWith('과') && !isJoining(raw, index)) continue;
    parts.push({ start: from, end: start + index });
    from = start + index + joined.length;
  }
  parts.push({ start: from, end });
  return parts;
}

/** "…, and shop brands like Zeta": what the last name of an enumeration is said to be one of. */
const LIKE =
  /^\p{Ll}[^,\n]{2,40}?\s(?:like|such as|wie|como|comme|come|zoals|som|kuten|precum|όπως|như|jak|как)\s(?=\p{Lu}|\d)/u;

/** "Acme, Nova and Zeta" are three: the last part of an enumeration is two names where a small word joins them. */
function withLast(raw: string, { start }: Span, parts: readonly Span[]): Span[] {
  const last = parts.at(-1);
  if (!last || parts.length < 2) return [...parts];
  const ends = split(raw.slice(last.start - start, last.end - start), last, LAST_JOINT);
  const named = ends.length === 2 ? ends : [last];
  return [
    ...parts.slice(0, -1),
    ...named.map((one) => {
      const like = LIKE.exec(raw.slice(one.start - start, one.end - start))?.[0].length ?? 0;
      return { ...one, start: one.start + like };
    }),
  ];
}

/** What an enumeration ends with in scripts without capitals, where it names some of many. */
const AND_OTHERS =
  /\s?(?:など|等|등)(?:\s?\[\]\([^()\n]*\)?)?$|,?\s+(?:etc\.?|u\.\s?a\.|usw\.|и др\.|itd\.|atd\.|vb\.|dll\.?|m\.\s?fl\.|ym\.|stb\.|κ\.\s?ά\.|v\.\s?v\.?)(?:\s[(（][^()（）\n]*[)）])?$/iu;

const PAIR = new RegExp(String.raw`([\p{L}\p{N}.'’-]+)\s(${AND_OF_NAMES}|${AND})\s([\p{L}\p{N}.'’-]+)`, 'gu');
const pairs = new WeakMap<WordUses, ReadonlyMap<string, number>>();

/** "Acme for animation" in "Acme for animation, and Nova if you need more": a part without what it is for. */
function withoutPurpose(text: string, { start, end }: Span): Span {
  const length = takenLength(text.slice(start, end));
  return { start, end: length > 0 ? start + length : end };
}

/** What joins the first two names of a head, as it is written. */
const jointIn = (raw: string, joint: RegExp): string => raw.match(joint)?.[0]?.trim() ?? '';

/** How often a text joins the first two of some names as a head does: one is written alike, two may be joined otherwise. */
function timesJoined(text: string, uses: WordUses, [one, other]: readonly NameForm[], joint: string): number {
  let counts = pairs.get(uses);
  if (!counts) {
    const found = new Map<string, number>();
    for (const [, left = '', joint = '', right = ''] of matchesIn(text, PAIR)) {
      const key = `${left} ${joint} ${right}`.toLowerCase();
      found.set(key, (found.get(key) ?? 0) + 1);
    }
    counts = found;
    pairs.set(uses, counts);
  }
  return counts.get(`${one?.words.at(-1) ?? ''} ${joint} ${other?.words[0] ?? ''}`.toLowerCase()) ?? 0;
}

const TWO_WORDS = /^\S+\s[&＆]\s\S+$/u;

/** Whether a text has each part of a head elsewhere without the others. */
function standApart(text: string, head: string, parts: readonly Span[]): boolean {
  const heads = text.split(head).length;
  return parts.every(({ start, end }) => text.split(text.slice(start, end).trim()).length > heads);
}

/**
 * The names that are joined in a head ("Acme/Zeta", "Acme or Zeta", "Acme, Zeta and Nova"), each as it stands in the
 * text; the head alone where it names one thing. "Marks & Spencer" is one: both sides must be names by themselves.
 */
export function partsOf(
  text: string,
  head: Span,
  uses: WordUses,
  named: 'head' | 'label' | 'examples' = 'head',
): Span[] {
  const labelled = named !== 'head';
  const listed = text.slice(head.start, head.end);
  // "Acme、Nova、Zetaなど"
  const written = /[、，,]/u.test(listed) ? listed.replace(AND_OTHERS, '') : listed;
  if (!/[/／、，,&＆＋+和与或とや와과]|\s\p{L}{1,6}\.?\s/u.test(written)) return [head];
  if (ONE.has(nameKey(written))) return [head];
  const raw = masked(written);
  const listedIn = { start: head.start, end: head.start + written.length };
  const caseless = CASELESS.test(written);
  const bold = /\*\*(?:,\s|\s\S{1,3}\s)\*\*/u.test(written);
  const first = uses.capitals.get(/\p{L}[\p{L}\p{N}]*/u.exec(written)?.[0].toLowerCase() ?? '') ?? 0;
  // "Marks & Spencer": both words are always found together, "Requests and Scrapy" are not.
  const standsAlone = (word: string) => {
    const key = word.toLowerCase();
    return (
      uses.proper.has(key) ||
      (uses.capitals.get(key) ?? 0) > 1 + Math.floor(first / 2) ||
      first > 1 + (uses.capitals.get(key) ?? 0)
    );
  };
  // Behind a label, "Acme und Nova" are two; what "and" and "&" join may be one in any language.
  const apart = labelled && !(named === 'examples' ? /&/u : /&|\sand\s/u).test(raw);
  for (const [at, joint] of JOINTS.entries()) {
    if (raw.search(joint) < 0) continue;
    const between = at === 2 && isBetween(raw, uses);
    const parts =
      at === 1 ? withLast(raw, listedIn, split(raw, listedIn, joint)) : split(raw, listedIn, joint);
    // "삼성과 LG" are two names, a longer head with such an ending is a phrase.
    if (at === 2 && /[와과]\s/u.test(raw) && raw.split(/\s+/).length > MAX_WORDS) continue;
    if (at === 2 && AMBIGUOUS.test(jointIn(raw, joint)) && !isTold(raw, uses)) continue;
    // "Retinol + 2% Bakuchiol" is one thing, "Hotel & Spa" another.
    if (at === 2 && parts.slice(1).some(({ start, end }) => NO_OTHER.test(text.slice(start, end)))) continue;
    // "UX/UI" is one thing.
    if (at === 0 && SHORT_PAIR.test(raw)) continue;
    // "Acme, Nova/Zeta": commas part more than strokes do.
    if (at === 0 && labelled && /,\s/.test(raw)) continue;
    // "Acme Homes / acme.co.nz": a name and its domain.
    const spelled = at > 0 ? [] : parts.map(({ start, end }) => nameKey(text.slice(start, end)));
    if (
      at === 0 &&
      spelled
        .slice(1)
        .some(
          (key, part) =>
            DOMAIN.test(text.slice(parts[part + 1]?.start, parts[part + 1]?.end)) &&
            key.slice(0, 3) === spelled[0]?.slice(0, 3),
        )
    )
      return [head];
    // "Acme FG800/FG830": two models of one brand.
    if (
      at === 0 &&
      /\d/.test(text.slice(parts[0]?.start, parts[0]?.end)) &&
      parts.slice(1).some(({ start, end }) => MODEL.test(text.slice(start, end)))
    )
      continue;
    if (
      parts.length < 2 ||
      parts.length > MAX_PARTS ||
      (at === 1 && parts.length < (labelled || bold ? 2 : 3))
    )
      continue;
    // "ペット＆ファミリー損保", but "쿠팡 & 마켓컬리": of more words only the text tells that both are names by themselves.
    if (
      caseless &&
      /[&＆]/u.test(jointIn(raw, joint)) &&
      !TWO_WORDS.test(raw) &&
      !standApart(text, listed, parts)
    )
      continue;
    if (named === 'label') for (const [part, one] of parts.entries()) parts[part] = withoutPurpose(text, one);
    const names = parts.map(({ start, end }) => nameForm(visibleText(text, start, end).trim(), uses, true));
    // "**Lavazza** and **illy**"
    if (
      bold &&
      at > 0 &&
      names.some(({ form }) => form >= 2) &&
      parts.every((part) => isShortBold(text, part))
    )
      return parts;
    // "Deco+ / Decoplus Interiors", "구름톤 / 구름 캠퍼스": one name, written twice.
    const [begun = '', ...others] = names.map(({ words }) =>
      nameKey(words[0] ?? '').replace(/[^\p{L}\p{N}]/gu, ''),
    );
    const shortest = caseless ? 2 : 4;
    // "The Warehouse / Warehouse Stationery": another form of the first would have its article, too.
    const articles = parts.filter(({ start, end }) => /^[\s*_]*the\s/iu.test(text.slice(start, end))).length;
    const alike = articles === 0 || articles === parts.length;
    if (
      at === 0 &&
      alike &&
      others.every(
        (key) =>
          Math.min(key.length, begun.length) >= shortest && (key.startsWith(begun) || begun.startsWith(key)),
      )
    )
      return [head];
    // "Oral-B Pro 500 / Vitality Pro", "Acme Basic / X-City": a maker and a product, then only another product.
    const [of = [], ...products] = names.map(({ words }) => words);
    const isProduct = (words: readonly string[]) =>
      knownStart(words) === null &&
      // "Acme Essential / Artic" where "Acme Artic" stands elsewhere.
      ((of.length > 1 && text.includes(`${of[0]} ${words[0]}`)) ||
        (of.length > 2 && knownStart(of) !== null) ||
        (products.length === 1 && STROKE.test(raw) && words.length < of.length && isLine(of, words, uses)));
    if (at === 0 && products.every(isProduct)) continue;
    // "나이키 페가수스/보메로 러닝화": a maker and two of its models, where the second has the kind of thing behind it.
    if (
      caseless &&
      of.length > 1 &&
      STROKE_OF_TWO.test(raw) &&
      products.every(([, kind]) => kind !== undefined)
    )
      continue;
    // "Bang & Olufsen": names that are joined again are two only where one stands without the other, too.
    const [least = 0] = names
      .map(({ words }) => uses.capitals.get((words[0] ?? '').toLowerCase()) ?? 0)
      .sort((a, b) => a - b);
    if (at === 2 && !bold && least > 1 && least <= timesJoined(text, uses, names, jointIn(raw, joint)))
      continue;
    // "Remote OK & We Work Remotely", "Codementor & Arc.dev": what joins two words is the name of one at most.
    const bothWhole =
      /\s[&+]\s/u.test(raw) &&
      (names.every(({ words }) => words.length > 1) ||
        parts.some(({ start, end }) => DOMAIN.test(text.slice(start, end).trim())));
    const fits = names.every(
      ({ words, form }, part) =>
        (words.length <= MAX_WORDS || part === names.length - 1) &&
        words.join('').length > 1 &&
        (at === 2
          ? (caseless && form >= 0.6) ||
            form >= 3 ||
            (form >= 1.3 &&
              (bold ||
                apart ||
                between ||
                bothWhole ||
                knownStart(words) !== null ||
                standsAlone(words[0] ?? '')))
          : form >= 0.4 || (raw.includes(' / ') && words.length > 1 && isTitle(words))),
    );
    const likely = names.filter(({ form }) => form >= (caseless ? 0.6 : 1.3)).length;
    // What ends with "and others" is an enumeration.
    const share = written === listed ? 2 : 3;
    const enough = at === 1 && parts.length === 2 ? likely === 2 : likely * share >= names.length;
    if (fits && enough) return parts;
  }
  return [head];
}
