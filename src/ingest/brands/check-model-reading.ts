import { candidateKey } from '../../extraction/index.ts';
import { documentOf, visible } from '../../extraction/text/document.ts';
import { EVIDENCE } from '../../extraction/unknown/evidence.ts';
import type { ToldBrand } from '../../providers/reader/index.ts';
import { spellingKey } from '../../shared/names.ts';
import type { ResolvedMention, UnknownBrand } from './resolved-answer.ts';

/** Brands of an answer, by the rules. */
interface RulesReading {
  readonly mentions: readonly ResolvedMention[];
  readonly unknown: readonly UnknownBrand[];
}

/** A brand that the rules have found: a model must tell of its name. */
export interface NameCandidate {
  /** As the text writes it. */
  readonly name: string;
  /** Null where it is none of the brand's own and its competitors. */
  readonly competitorNo: number | null;
}

/** One brand, or two that a name joins: what is told of all its names. */
interface Merged {
  readonly competitorNos: readonly number[];
  readonly name: string;
  readonly ranks: number[];
  readonly tones: number[];
}

const MAX_NAME = 100;

/** Letters of scripts that have spaces between words: a name begins where none of them is before it. */
const SPACED =
  /[\p{Script=Latin}\p{Script=Cyrillic}\p{Script=Greek}\p{Script=Arabic}\p{Script=Hebrew}\p{N}]/u;

const normal = (text: string) => spellingKey(text).replace(/\s+/gu, ' ');

/** True where a name stands in a text at the beginning of a word; both are normalised. */
function stands(text: string, name: string): boolean {
  const isWord = SPACED.test(name.charAt(0));
  for (let at = text.indexOf(name); at >= 0; at = text.indexOf(name, at + 1)) {
    if (!isWord || !SPACED.test(text.charAt(at - 1))) return true;
  }
  return false;
}

/** Takes those of a model's entries whose names the text has. @throws where a tone is out of range, or a name is a brand and is none */
function requireValid(text: string, candidates: readonly NameCandidate[], told: readonly ToldBrand[]) {
  const document = documentOf(text, 'markdown');
  const seen = normal(visible(document, 0, document.text.length));
  const asked = new Set(candidates.map(({ name }) => normal(name)));
  const flags = new Map<string, boolean>();
  for (const { name, brand, tone } of told) {
    if (!(tone >= -1 && tone <= 1)) throw new Error(`the tone of ${JSON.stringify(name)} is ${tone}`);
    const key = normal(name);
    if ((flags.get(key) ?? brand) !== brand)
      throw new Error(`${JSON.stringify(name)} is a brand and is none`);
    flags.set(key, brand);
  }
  return told.filter(({ name }) => {
    const key = normal(name);
    if (!/[\p{L}\p{N}]/u.test(key) || key.length > MAX_NAME) return false;
    return asked.has(key) || stands(seen, key);
  });
}

/**
 * The places of brands by the ranks that were told: gaps are closed, and those that share one follow each other.
 * @returns null where the ranks contradict themselves: one is no whole number from 1, a name has two, or three or more
 *   brands all have the same.
 */
function placesOf(brands: readonly Merged[], told: readonly ToldBrand[]): ReadonlyMap<Merged, number> | null {
  const byName = new Map<string, number | null>();
  for (const { name, rank } of told) {
    if (rank !== null && !(Number.isInteger(rank) && rank >= 1)) return null;
    const key = normal(name);
    if (byName.has(key) && byName.get(key) !== rank) return null;
    byName.set(key, rank);
  }
  const ranked = brands
    .filter(({ ranks }) => ranks.length > 0)
    .map((brand) => ({ brand, rank: Math.min(...brand.ranks) }))
    .sort((a, b) => a.rank - b.rank);
  if (ranked.length > 2 && ranked[0]?.rank === ranked.at(-1)?.rank) return null;
  return new Map(ranked.map(({ brand }, index) => [brand, index + 1]));
}

const meanTone = (values: readonly number[]) => values.reduce((sum, value) => sum + value, 0) / values.length;

/**
 * Takes a model's reading of an answer, as far as it stands in the text. Brands count once, at their first place; names that
 * were told to be no brand are none, whatever the rules say. Where the ranks contradict themselves, they are the rules'.
 * @param candidates what the rules found, each of which must have been told.
 * @param find the brands that a name names, by number.
 * @throws where a tone is out of range, a candidate is left out, or a name is told to be a brand and to be none.
 */
export function readTold(
  text: string,
  rules: RulesReading,
  candidates: readonly NameCandidate[],
  told: readonly ToldBrand[],
  find: (name: string) => readonly number[],
): RulesReading {
  const standing = requireValid(text, candidates, told);
  const known = new Map<string, number | null>();
  for (const { name, competitorNo } of candidates) {
    known.set(normal(name), competitorNo ?? known.get(normal(name)) ?? null);
  }
  const numbersOf = (name: string) => {
    const no = known.get(normal(name));
    return no === undefined ? find(name) : no === null ? [] : [no];
  };

  const merged = new Map<string, Merged>();
  const denied = new Set<string>();
  for (const { name, brand, rank, tone } of standing) {
    const competitorNos = numbersOf(name);
    const keys = competitorNos.length > 0 ? competitorNos.map(String) : [`? ${normal(name)}`];
    for (const [index, key] of keys.entries()) {
      if (!brand) {
        denied.add(key);
        continue;
      }
      const one = merged.get(key) ?? {
        competitorNos: competitorNos.slice(index, index + 1),
        name: name.trim().replace(/\s+/gu, ' '),
        ranks: [],
        tones: [],
      };
      merged.set(key, one);
      if (rank !== null) one.ranks.push(rank);
      one.tones.push(tone);
    }
  }
  const names = standing.map(({ name }) => normal(name));
  for (const { name, competitorNo } of candidates) {
    const isTold =
      competitorNo === null
        ? names.some((one) => stands(one, normal(name)))
        : merged.has(String(competitorNo)) || denied.has(String(competitorNo));
    if (!isTold) throw new Error(`nothing is told of ${JSON.stringify(name)}`);
  }

  const brands = [...merged.values()];
  const places = placesOf(
    brands,
    standing.filter(({ brand }) => brand),
  );
  const byRules = new Map(rules.mentions.map(({ competitorNo, position }) => [competitorNo, position]));
  const unknownByRules = new Map(rules.unknown.map((one) => [normal(one.name), one]));
  return {
    mentions: brands
      .flatMap((brand) =>
        brand.competitorNos.map((competitorNo) => ({
          competitorNo,
          position: (places ? places.get(brand) : byRules.get(competitorNo)) ?? null,
          sentiment: meanTone(brand.tones),
        })),
      )
      .sort((a, b) => a.competitorNo - b.competitorNo),
    unknown: brands
      .filter(({ competitorNos }) => competitorNos.length === 0)
      .map(({ name }) => {
        const byRules = unknownByRules.get(normal(name));
        const one = byRules ?? { key: candidateKey(name), name, domain: null, evidence: 0 };
        return { ...one, evidence: one.evidence | EVIDENCE.told };
      }),
  };
}
