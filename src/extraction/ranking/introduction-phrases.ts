import { lazily } from '../../shared/lazily.ts';
import { CASELESS } from '../text/caseless.ts';
import { inTraditional } from '../text/chinese-scripts.ts';
import { fold } from '../text/letters.ts';
import { remembered } from '../text/remembered.ts';
import { INTRODUCTIONS } from './introductions/index.ts';

type Kind = keyof typeof INTRODUCTIONS;
const KINDS = Object.keys(INTRODUCTIONS) as Kind[];
/** What lines over lists say, a bit for each kind. */
export const BITS = Object.fromEntries(KINDS.map((kind, at) => [kind, 1 << at])) as Readonly<
  Record<Kind, number>
>;

const entriesOf = (list: string): string[] => list.split(',').map((entry) => entry.trim());

/** The words of a line or phrase that is folded, without the signs between them: "cena/vykon" has two. */
export const wordsIn = (folded: string): readonly string[] =>
  folded.match(/[\p{L}\p{N}]+(?:['’-][\p{L}\p{N}]+)*/gu) ?? [];

interface Phrase {
  readonly rest: readonly string[];
  /** The last word may have any ending. */
  readonly open: boolean;
  readonly bits: number;
}

/** The phrases of scripts with capitals by their first words; behind one that may have any ending stands "*". */
const PHRASES = new Map<string, Phrase[]>();
for (const kind of KINDS) {
  const written = entriesOf(INTRODUCTIONS[kind]).filter((entry) => entry !== '' && !CASELESS.test(entry));
  // They are folded as a whole, in a third of the time that they take one by one.
  for (const entry of entriesOf(fold(written.join()))) {
    const open = entry.endsWith('*');
    const [first = '', ...rest] = wordsIn(entry);
    const key = open && rest.length === 0 ? `${first}*` : first;
    const phrase = { rest, open, bits: BITS[kind] };
    const others = PHRASES.get(key);
    if (others) others.push(phrase);
    else PHRASES.set(key, [phrase]);
  }
}

/** The phrases of a kind in scripts without capitals, and those of them that traditional characters write otherwise. */
const caselessOf = (kind: Kind): readonly (RegExp | null)[] => {
  const written = entriesOf(INTRODUCTIONS[kind]).filter((entry) => CASELESS.test(entry));
  const traditional = written.map(inTraditional).filter((entry) => !written.includes(entry));
  return [written, traditional].map((entries) =>
    entries.length > 0 ? new RegExp(entries.join('|'), 'u') : null,
  );
};
const CASELESS_PHRASES = lazily(() =>
  KINDS.map((kind) => {
    const [written, traditional] = caselessOf(kind);
    return { bits: BITS[kind], written, traditional };
  }),
);
/** Japanese writes traditional characters, and otherwise used words with some of them. */
const KANA = /[ぁ-んァ-ヶ]/u;

function caselessBits(line: string): number {
  const isChinese = !KANA.test(line);
  let found = 0;
  for (const { bits, written, traditional } of CASELESS_PHRASES())
    if (written?.test(line) || (isChinese && traditional?.test(line))) found |= bits;
  return found;
}

/** What German, Dutch and Scandinavian compounds end with that name a kind of choices: "Stromanbieter". */
const COMPOUND =
  /.{2}(?:anbieter|hersteller|marken|agenturen|firmen|programme|dienste|portale|plattformen|modelle|handler|schulen|kanzleien|banken|versicherungen|versicherer|leveranciers|aanbieders|merken|bedrijven|bureaus|winkels|leverantorer|foretag|maerker|merker|selskaber|selskaper|leverandorer|virksomheder|bedrifter|butikker)$/u;

/** Stems are no shorter, and none is longer. */
const MIN_STEM = 3;
const LONGEST_STEM = Math.max(...[...PHRASES.keys()].map((key) => key.length)) - 1;
const NO_PHRASES: readonly Phrase[] = [];

/** The phrases that may begin with a word. */
const phrasesFrom = remembered((word): readonly Phrase[] => {
  const found = [...(PHRASES.get(word) ?? [])];
  for (let end = MIN_STEM; end <= Math.min(word.length, LONGEST_STEM); end += 1) {
    const open = PHRASES.get(`${word.slice(0, end)}*`);
    if (open) found.push(...open);
  }
  if (COMPOUND.test(word)) found.push({ rest: [], open: false, bits: BITS.choices });
  return found.length > 0 ? found : NO_PHRASES;
});

/** "Où les acheter", "Wo Sie sie kaufen können": where things are to be had, whatever stands between. */
const WHERE_TO_GET =
  /(?<!\p{L})(?:(?:where|wo|où|dónde|dove|onde|waar|gdzie|kde|где|де|var|hvor|mistä|unde|hol|πού)\s(?:\p{L}+['’]?\s?){0,3}?(?:(?:to )?(?:buy|get them|order)|kaufen|bekommen|bestellen|(?:les? |la |l['’])?(?:acheter|trouver|commander)|comprar\p{L}*|adquirir\p{L}*|acquistar\p{L}*|trovar\p{L}+|encontrar\p{L}+|kopen|kupić|kupi\p{L}*|koupit|купит\p{L}*|заказать|купити|köper?|købe?|kjøpe?r?|ostaa|cumpăr\p{L}*|găs\p{L}+|kapható|vásárol\p{L}*|vehet\p{L}*|αγοράσ\p{L}*|βρείτε)|di mana (?:membeli|beli)|nereden (?:alın|satın|al)\p{L}*|mua (?:\p{L}+ )?ở đâu)(?!\p{L})/iu;

/** A longer line says more than of what kind a list is. */
const MAX_KIND_LINE = 120;

/** What takes back the words behind it: "without a rip-off", "senza finire in una trappola", "won't disappoint". */
const WITHOUT = new Set('without,ohne,sans,sin,senza,zonder,never,jamais,nunca'.split(','));
const NOT = new Set(
  "not,won't,won’t,don't,don’t,doesn't,doesn’t,aren't,aren’t,isn't,isn’t,nicht,keine,no,non".split(','),
);
const WITHOUT_REACH = 4;
const isDenied = (words: readonly string[], at: number): boolean =>
  NOT.has(words[at - 1] ?? '') ||
  words.slice(Math.max(0, at - WITHOUT_REACH), at).some((word) => WITHOUT.has(word));

/** The kinds of introduction that a line is, as bits. */
export const bitsOf: (line: string) => number = remembered((line) => {
  let bits = 0;
  const words = wordsIn(fold(line));
  for (const [at, word] of words.entries())
    for (const phrase of phrasesFrom(word)) {
      const whole = phrase.rest.every((next, index) => {
        const other = words[at + 1 + index] ?? '';
        return phrase.open && index === phrase.rest.length - 1 ? other.startsWith(next) : other === next;
      });
      if (whole && !(phrase.bits === BITS.avoid && isDenied(words, at))) bits |= phrase.bits;
    }
  if (WHERE_TO_GET.test(line)) bits |= BITS.shops;
  if (CASELESS.test(line)) bits |= caselessBits(line);
  return line.length > MAX_KIND_LINE ? bits & ~BITS.kinds : bits;
});
