import { inBothScripts } from '../text/chinese-scripts.ts';
import { LetterTree } from '../text/letter-tree.ts';
import { classOf, fold, WORD } from '../text/letters.ts';
import type { ToneLanguage } from './languages/tone-language.ts';

/** What an entry of a language's lists does. */
export type Role =
  | 'rates'
  | 'diverts'
  | 'proposes'
  | 'proposesBehind'
  | 'expected'
  | 'topics'
  | 'negates'
  | 'negatesBefore'
  | 'negatesEither'
  | 'scales'
  | 'turns'
  | 'than'
  | 'thanBehind'
  | 'beats'
  | 'loses'
  | 'joins'
  | 'conditions'
  | 'merits'
  | 'flaws'
  | 'shuns'
  | 'neutral';

export interface Entry {
  readonly role: Role;
  /** Of what rates, also where a title or a negation does: -3 to 3; of what scales: by how much. */
  readonly weight: number;
  /** It stands for every word that begins so. */
  readonly open: boolean;
  /** It is no part of a longer word, whatever the language. */
  readonly whole: boolean;
  /** It is found where a word begins only. */
  readonly begins: boolean;
  /** It begins with a negation, as "no complaints", or goes with one, as "二度と": no other turns it. */
  readonly settled: boolean;
}

/** A language's lists as a tree of characters. */
export interface Lexicon {
  readonly code: string;
  readonly joined: boolean;
  readonly entries: LetterTree<Entry>;
}

/** The lexicon of a language, and the one that tells what it proposes: "is worth a look" praises, too. */
export interface ToneLexicon extends Lexicon {
  readonly proposals: Lexicon;
}

const WEIGHTS: readonly (readonly [keyof ToneLanguage, Role, number])[] = [
  ['urges', 'rates', 3],
  ['praises', 'rates', 2],
  ['likes', 'rates', 1],
  ['dislikes', 'rates', -1],
  ['faults', 'rates', -2],
  ['warns', 'rates', -3],
  ['diverts', 'diverts', -3],
  ['expected', 'expected', 0],
  ['topics', 'topics', 0],
  ['negates', 'negates', 0],
  ['negatesBefore', 'negatesBefore', 0],
  ['boosts', 'scales', 1.4],
  ['weakens', 'scales', 0.6],
  ['turns', 'turns', 0],
  ['than', 'than', 0],
  ['thanBehind', 'thanBehind', 0],
  ['beats', 'beats', 2],
  ['loses', 'loses', -2],
  ['joins', 'joins', 0],
  ['conditions', 'conditions', 0],
  ['merits', 'merits', 0],
  ['flaws', 'flaws', 0],
  ['neutral', 'neutral', 0],
  ['shuns', 'shuns', 0],
];

/** The lists by which proposals are told. */
const PROPOSING: typeof WEIGHTS = [
  ['proposes', 'proposes', 0],
  ['proposesBehind', 'proposesBehind', 0],
  ...WEIGHTS.filter(([, role]) =>
    ['negates', 'negatesBefore', 'than', 'thanBehind', 'conditions', 'joins', 'turns'].includes(role),
  ),
];

/** What a word that names what to avoid weighs in a sentence, if no other list has it: "I left out Acme". */
const SHUNS = -2.5;

/** What a word of a condition weighs that stands before it: faults behind such a word are supposed, not told ("if it breaks"). */
const SUPPOSES = 1;

/** What may rate as well, by another list. */
const RATING_TOO: ReadonlySet<Role> = new Set<Role>(['merits', 'flaws', 'shuns', 'negates']);

/** A text as the lists are compared with it. */
export const plain = (text: string): string => fold(text).replace(/[’‘ʼ´`]/g, "'");

/** The entries of a list as they are written, their spaces alike; a line that begins with # is a title. */
export const entriesOf = (list: string): string[] =>
  list
    .replace(/^\s*#.*$/gm, '')
    .replace(/\s+/g, ' ')
    .split(',');

/** Characters of an entry that says too little inside a word, in languages whose words are parted by blanks. */
const SHORT = 2;

/** The spellings of an entry: "{after/within} a week" stands for two. */
export function spellingsOf(entry: string): string[] {
  if (!entry.includes('{')) return [entry];
  const [, before = '', choices, behind = ''] = /^([^{]*)\{([^}]*)\}(.*)$/su.exec(entry) ?? [];
  if (choices === undefined) return [entry];
  return choices.split('/').flatMap((one) => spellingsOf(`${before}${one}${behind}`));
}

const SHORTENED: readonly (readonly [RegExp, string])[] = [
  [/\bcan't\b/, 'cannot'],
  [/\bwon't\b/, 'will not'],
  [/n't\b/, ' not'],
  [/\b(i|we|you)'d\b/, '$1 would'],
];

/** An entry, and written out: "wouldn't buy" stands for "would not buy" and "I'd not buy", too. */
function writtenOut(entry: string): string[] {
  if (!entry.includes("'")) return [entry];
  const inFull = SHORTENED.reduce((text, [short, full]) => text.replace(short, full), entry);
  if (inFull === entry) return [entry];
  const spoken = inFull.replace(/^(?:i\s+)?would not\b/, "i'd not");
  return [entry, inFull, spoken];
}

function firstWord(text: string): string {
  const space = text.indexOf(' ');
  return space < 0 ? text : text.slice(0, space);
}

export const compileLexicon = (language: ToneLanguage): ToneLexicon => ({
  ...compileLists(language, WEIGHTS),
  proposals: compileLists(language, PROPOSING),
});

function compileLists(language: ToneLanguage, lists: typeof WEIGHTS): Lexicon {
  const entries = new LetterTree<Entry>();
  const lexicon = { code: language.code, joined: language.joined === true, entries };
  // A list is folded as a whole, in half of the time that its entries take one by one.
  const listOf = (list: string | undefined): readonly string[] => {
    const written = entriesOf(plain(list ?? '')).flatMap(spellingsOf);
    return (language.bothScripts ? inBothScripts(written) : written).map((entry) => entry.trim());
  };
  const leads = language.joined !== true;
  const negations = new Set(listOf(language.negates));
  for (const [list, role, given] of lists) {
    const written = listOf(language[list] as string | undefined);
    for (const entry of role === 'negates' ? written : written.flatMap(writtenOut)) {
      const whole = entry.startsWith('|');
      const sign = entry.charAt(entry.length - 1);
      const text = entry.slice(whole ? 1 : 0, sign === '*' || sign === '|' || sign === '!' ? -1 : undefined);
      if (text === '') continue;
      // "Drawbacks" is a title, and a word of blame in a sentence; "lacks" blames where it turns nothing.
      const rated = RATING_TOO.has(role) ? entryAt(lexicon, text, 0) : null;
      const rating = rated && (role !== 'negates' || rated.end === text.length) ? rated.entry.weight : 0;
      entries.add(text, {
        role: role === 'negatesBefore' && negations.has(text) ? 'negatesEither' : role,
        weight: given || rating || (role === 'shuns' ? SHUNS : leads && role === 'conditions' ? SUPPOSES : 0),
        open: sign === '*',
        whole,
        begins: language.parted === true && role === 'rates' && text.length <= SHORT,
        settled: sign === '!' || negations.has(firstWord(text)),
      });
    }
  }
  return lexicon;
}

const isWordAt = (text: string, at: number) => (classOf(text.charCodeAt(at)) & WORD) !== 0;

/** The longest entry that stands at a place of a plain text, and where it ends; null for none. */
export function entryAt(lexicon: Lexicon, text: string, start: number): { entry: Entry; end: number } | null {
  const { entries, joined } = lexicon;
  let node = 0;
  let found: { entry: Entry; end: number } | null = null;
  const inside = start > 0 && isWordAt(text, start - 1);
  for (let at = start; at < text.length; ) {
    node = entries.child(node, text.charCodeAt(at));
    if (node === 0) break;
    at += 1;
    const entry = entries.entryOf(node);
    if (!entry) continue;
    if (joined && !entry.whole && !(inside && entry.begins)) found = { entry, end: at };
    else if (!inside && (entry.open || !isWordAt(text, at))) found = { entry, end: at };
  }
  return found;
}
