import { matchesIn } from '../text/matches.ts';
import type { Span } from '../text/span.ts';
import type { WordUses } from '../text/word-uses.ts';

/* What joins the names in a head, in all languages, and the parts of the head between. */

/** Words for "or", which hardly any name has in it. */
const OR =
  'or|vs\\.?|versus|oder|ou|eller|tai|или|або|veya|ya da|atau|또는|혹은|または|或|或者|hoặc|lub|albo|nebo|anebo|vagy|sau|ή|או|أو|या';
/** Words for "or" that are short, and mean something else in other languages, where names have them: "Man of War". */
const SHORT_OR = 'o|of';
/** Words for "and" that the name of one brand may have in its language, and those that it hardly has. */
const AND_OF_NAMES = 'and|&|\\+|en|i|a|和|与|و|और';
const AND = 'und|et|y|e|och|og|ja|sekä|oraz|и|та|ve|dan|và|és|și|και|และ|와|과';
/** All of them. */
export const ANDS = `${AND_OF_NAMES}|${AND}`;
/** Those that stand between two words in a script without spaces. */
const UNSPACED_AND = String.raw`(?<=[\p{Script=Han}A-Za-z\d]{2})[和与](?=[\p{Script=Han}A-Za-z\d]{2})|(?<=[\p{Script=Katakana}\p{Script=Han}ーA-Za-z]{2})[とや](?=[\p{Script=Katakana}\p{Script=Han}]{2})|(?<=\p{Script=Hangul}{2})와\s(?=\S)|(?<=\p{Script=Hangul}{2})과\s(?=\S)`;

/** What joins names: a stroke or a word for "or", a comma, or a word for "and", which the name of one brand may have. */
export interface Joint {
  readonly kind: 'or' | 'comma' | 'and';
  readonly pattern: RegExp;
}

/** By how sure it is that they join the names of several brands. */
export const JOINTS: readonly Joint[] = [
  {
    kind: 'or',
    pattern: new RegExp(
      String.raw`(?<=[)）\uFFFC])\s&\s|\sand/or\s|\s/\s|\s[x×]\s|/|／|＆|＋|(?<=\p{L}{4})&(?=\p{Lu}\p{L}{3})|、|，|\s(?:${OR})\s|(?<=[\p{Script=Han}A-Za-z\d]{2})或者?(?=[\p{Script=Han}A-Za-z\d]{2})`,
      'gu',
    ),
  },
  {
    kind: 'comma',
    pattern: new RegExp(String.raw`,\s{1,2}(?:(?:${OR}|${SHORT_OR}|${ANDS})\s)?`, 'gu'),
  },
  {
    kind: 'and',
    pattern: new RegExp(String.raw`\s(?:${ANDS}|${SHORT_OR})\s|${UNSPACED_AND}`, 'gu'),
  },
];

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

/** Whether what joins in a head stands between names, whatever they look like. */
export const isBetween = (raw: string, uses: WordUses): boolean =>
  BETWEEN.test(raw) || PLUS.test(raw) || isTold(raw, uses);

/** "University of Illinois", "Acme via a Nova account" */
const AMBIGUOUS = /^(?:of|a|i|en)$/u;

/** What joins the first two names of a head, as it is written. */
export const jointIn = (raw: string, { pattern }: Joint): string => raw.match(pattern)?.[0]?.trim() ?? '';

/** Whether the small word in a head joins in another language than the text's. */
export const isForeign = (raw: string, joint: Joint, uses: WordUses): boolean =>
  AMBIGUOUS.test(jointIn(raw, joint)) && !isTold(raw, uses);

/** What stands before the last name of an enumeration. */
const LAST_JOINT = new RegExp(String.raw`\s(?:${OR}|${SHORT_OR}|${AND}|및|and|en|i|a)\s`, 'gu');

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

/** The parts of a head, which begins at `start`, between what joins them; `raw` is what the head says. */
export const partsAt = (raw: string, head: Span, { kind, pattern }: Joint): Span[] =>
  kind === 'comma' ? withLast(raw, head, split(raw, head, pattern)) : split(raw, head, pattern);
