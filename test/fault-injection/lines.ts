import { createCipheriv, createHash } from 'node:crypto';
import { line } from '../ingest/lines.ts';

/*
 * Import lines that are known by their number: the hunt says "import lines 40 to 55 of this brand" to other
 * processes, and knows by itself what has to come of them. Nothing here is taken from the code under test.
 */

/** What one answer has to be in the lists and reports. */
export interface Truth {
  readonly id: string;
  /** YYYY-MM-DD; null for an answer of a run, which is of the moment it came in. */
  readonly day: string | null;
  /** By name; position is null where the brand is named only in the text. */
  readonly mentions: readonly { readonly name: string; readonly position: number | null }[];
  /** The domain of each source. */
  readonly citations: readonly string[];
}

export const OWN = 'Acme';
export const OWN_DOMAIN = 'acme.example';
/** Tracked from the start; Drift becomes a suggested competitor by the first line that names it. */
export const RIVALS = ['Borealis', 'Cumulus'];
export const NEWCOMER = 'Drift';
/** Another one, which a step merges into the newcomer; no line names both. */
export const TWIN = 'Fjord';
/** Named by texts from the start, and a competitor only once a step has made it one. */
export const LATE = 'Estuary';

/** From this number on, lines have texts of 16,000 to 32,000 characters. */
export const LARGE = 1_000_000;

/** Days that lines are from, up to yesterday: few, since an INSERT writes parts in every table for each month. */
const DAYS = 6;
const DAY_MS = 86_400_000;

const digest = (text: string) => createHash('sha256').update(text).digest();

function uuidOf(bytes: Buffer): string {
  const hex = bytes.toString('hex', 0, 16);
  return `${hex.slice(0, 8)}-${hex.slice(8, 12)}-4${hex.slice(13, 16)}-8${hex.slice(17, 20)}-${hex.slice(20)}`;
}

/** Text that packs badly and names nobody: without vowels, since a random text did say Acme once (seed 528509297). */
const filler = (bytes: Buffer, characters: number): string =>
  createCipheriv('aes-128-ctr', bytes.subarray(0, 16), bytes.subarray(16, 32))
    .update(Buffer.alloc(characters))
    .toString('base64')
    .replace(/[+/aeiou]/gi, ' ')
    .slice(0, characters);

/** A text that ranks brands in this order, for the extraction to find. */
export const ranking = (names: readonly string[]): string =>
  names.length === 1
    ? `Some people also named ${names[0]}, which sells laptops and phones to schools.`
    : [
        'The best laptops are:\n',
        ...names.map((name, index) => `${index + 1}. **${name}**: a great choice, fast and reliable.`),
      ].join('\n');

/** Who is ranked, chosen by a number: none to three brands in some order. */
function chosen(number: number, names: readonly string[]): string[] {
  const turned = [...names.slice(number % names.length), ...names.slice(0, number % names.length)];
  return turned.slice(0, (number >>> 4) % (names.length + 1));
}

/** The id of line `n` of a brand. */
export const lineId = (seed: string, n: number): string => uuidOf(digest(`${seed}/${n}`));

/**
 * Line `n` of a brand, always the same for the same seed and date.
 * @param today YYYY-MM-DD
 */
export function numberedLine(seed: string, today: string, n: number) {
  const bytes = digest(`${seed}/${n}`);
  const number = bytes.readUInt32BE(16);
  const at = Date.parse(today) - DAY_MS - (number % (DAYS * DAY_MS));
  // Every third line leaves the mentions to the extraction, and so to each re-extraction; of large texts, which take it 25 ms
  // each time, none does.
  const extracted = n % 3 === 0 && n < LARGE;
  const last = extracted ? LATE : n % 2 === 0 ? NEWCOMER : TWIN;
  const names = chosen(number, [OWN, ...RIVALS, last]);
  const citations = Array.from({ length: number % 5 }, (_, index) =>
    (number + index) % 9 === 0 ? OWN_DOMAIN : `site${(number + index) % 9}.example`,
  );
  const given = names.map((name, index) => ({
    name,
    position: number % 7 === 0 ? null : index + 1,
    sentiment: ((number >>> index) % 201) / 100 - 1,
  }));
  const head = extracted ? ranking(names) : `Answer ${n}`;
  const truth: Truth = {
    id: uuidOf(bytes),
    day: new Date(at).toISOString().slice(0, 10),
    // A list of one ranks nobody.
    mentions: extracted
      ? names.map((name, index) => ({ name, position: names.length > 1 ? index + 1 : null }))
      : given.map((one) => (one.name === TWIN ? { ...one, name: NEWCOMER } : one)),
    citations,
  };
  const text = `${head}\n\n${filler(bytes, n < LARGE ? 200 : 16_000 + (number % 16_000))}`;
  return {
    truth,
    line: line({
      id: truth.id,
      prompt_text: `Question ${number % 5}`,
      engine: ['chatgpt', 'gemini', 'claude'][number % 3],
      country: ['US', 'DE'][number % 2],
      answered_at: new Date(at).toISOString(),
      text,
      mentions: extracted ? undefined : given,
      citations: citations.map((domain, index) => ({
        url: `https://${domain}/${index}`,
        title: `Page ${index}`,
      })),
    }),
  };
}

export type NumberedLine = ReturnType<typeof numberedLine>;
