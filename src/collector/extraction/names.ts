/** A brand as it may be named. */
export interface NamedBrand {
  readonly id: string;
  readonly name: string;
  readonly aliases: readonly string[];
  readonly domains: readonly string[];
}

/** A place where a text names a brand. */
export interface Naming {
  readonly brandId: string;
  readonly start: number;
  readonly end: number;
}

/** Brand names that are also words: they need the capitals they are given with. */
const WORDS = new Set(
  'apple surface columbia dell target gap shell orange visa oracle amazon square block slack notion figma monday zoom box stripe ring nest sage ford tide dove crest gain bounce pledge dawn all puma jaguar delta united spirit frontier alaska virgin chase discover ally best fossil guess express coach vans champion reebok intel ray north face arc patagonia marmot mammut bolt wish meta twitch medium canvas linear ghost wave mint acorns robin hood'.split(
    ' ',
  ),
);

const escaped = (text: string) => text.replace(/[.*+?^${}()|[\]\\/-]/g, '\\$&');

/** Scripts written without spaces between words: no boundary is asked for beside such letters. */
const SPACELESS =
  /[\p{Script=Han}\p{Script=Hiragana}\p{Script=Katakana}\p{Script=Thai}\p{Script=Lao}\p{Script=Khmer}]/u;

const fold = (text: string) => text.normalize('NFKD').replace(/\p{M}/gu, '').toLowerCase();

/** One name as a pattern: any white space or hyphen where it has one, diacritics optional. */
function patternOf(name: string): string {
  const letters = [...name.normalize('NFC').trim()].map((letter) => {
    if (/[\s\u2010-\u2015-]/u.test(letter)) return '[\\s\\u00a0\\u2010-\\u2015-]+';
    if (letter === '&') return '(?:&|and|&amp;)';
    if (letter === "'" || letter === '’') return "['’]?";
    const plain = letter.normalize('NFD').replace(/\p{M}/gu, '');
    return plain !== letter && plain !== '' ? `(?:${escaped(letter)}|${escaped(plain)})` : escaped(letter);
  });
  const before = SPACELESS.test(name[0] ?? '') ? '' : '(?<![\\p{L}\\p{N}_@#/])';
  const after = SPACELESS.test(name.at(-1) ?? '') ? '' : '(?![\\p{L}\\p{N}_])';
  return `${before}${letters.join('')}${after}`;
}

/** Whether a name must be written with its own capitals to count. */
const needsCapitals = (name: string) => name.length <= 3 || WORDS.has(fold(name));

/**
 * Compiles the names of brands into one function that finds where a text names them. The longest name at a
 * place wins; a name that two brands share goes to the one given first. URLs do not name anybody.
 */
export function compileNames(brands: readonly NamedBrand[]): (text: string) => Naming[] {
  const owners = new Map<string, { brandId: string; name: string }>();
  for (const { id, name, aliases, domains } of brands) {
    for (const one of [name, ...aliases, ...domains]) {
      const key = fold(one)
        .replace(/[\s\u2010-\u2015-]+/gu, ' ')
        .replace(/&amp;|&/g, 'and')
        .replace(/['’]/g, '');
      if (key.trim() !== '' && !owners.has(key)) owners.set(key, { brandId: id, name: one });
    }
  }
  const names = [...owners.values()].sort((a, b) => b.name.length - a.name.length);
  if (names.length === 0) return () => [];
  const pattern = new RegExp(names.map(({ name }) => `(${patternOf(name)})`).join('|'), 'giu');
  return (text) => {
    const found: Naming[] = [];
    for (const match of text
      .replace(/https?:\/\/[^\s)\]>"']+/g, (url) => ' '.repeat(url.length))
      .matchAll(pattern)) {
      const owner = names[match.findIndex((group, index) => index > 0 && group !== undefined) - 1];
      if (!owner) continue;
      if (needsCapitals(owner.name) && match[0].normalize('NFC')[0] !== owner.name[0]) continue;
      if (owner.name.length <= 3 && match[0] !== owner.name) continue;
      found.push({ brandId: owner.brandId, start: match.index, end: match.index + match[0].length });
    }
    return found;
  };
}
