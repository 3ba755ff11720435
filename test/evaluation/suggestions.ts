import { candidateKey, createExtractor, nameKey } from '../../src/extraction/index.ts';
import { EVIDENCE, EVIDENCE_BITS } from '../../src/extraction/unknown/evidence.ts';
import {
  type CandidateSums,
  isNamedEnough,
  type NamedIn,
  rareCandidates,
  suggestedOf,
} from '../../src/extraction/unknown/suggested.ts';
import type { Answer, KnownBrand } from './labels.ts';
import { readOnce } from './read-once.ts';

/** What may be a brand, as one answer has it. */
export interface Sighting {
  readonly answer: string;
  readonly prompt: string;
  readonly name: string;
  readonly domain: string | null;
  readonly evidence: number;
}

export interface Thresholds {
  readonly answers: number;
  readonly prompts: number;
}

/** The item that occurs most; among equals the greatest, as argMax over (count, item) takes it. */
function mostFrequent(items: readonly string[]): string | null {
  const counts = new Map<string, number>();
  for (const item of items) counts.set(item, (counts.get(item) ?? 0) + 1);
  const [first] = [...counts].sort(([a, m], [b, n]) => n - m || (a < b ? 1 : -1));
  return first?.[0] ?? null;
}

/**
 * What a brand that holds these answers would choose suggestions from, merged and counted as
 * src/ingest/reprocess/suggestions.ts does it in SQL: by domain where a name was seen with one, else by the name's key.
 */
export function countedCandidates(
  sightings: readonly Sighting[],
  thresholds: Thresholds,
): readonly CandidateSums[] {
  const byKey = Map.groupBy(sightings, ({ name }) => candidateKey(name));
  const domainOf = new Map(
    [...byKey].map(([key, seen]) => [key, mostFrequent(seen.flatMap(({ domain }) => domain ?? []))]),
  );
  const brands = Map.groupBy(sightings, ({ name }) => domainOf.get(candidateKey(name)) ?? candidateKey(name));
  return [...brands.values()]
    .map((seen) => ({
      name: mostFrequent(seen.map(({ name }) => name)) ?? '',
      names: [...new Set(seen.map(({ name }) => name))],
      domain: domainOf.get(candidateKey(seen[0]?.name ?? '')) ?? null,
      answers: new Set(seen.map(({ answer }) => answer)).size,
      prompts: new Set(seen.map(({ prompt }) => prompt)).size,
      evidence: EVIDENCE_BITS.map(
        (bit) =>
          new Set(seen.flatMap(({ answer, evidence }) => (evidence & EVIDENCE[bit] ? answer : []))).size,
      ),
    }))
    .filter(({ answers, prompts }) => answers >= thresholds.answers && prompts >= thresholds.prompts)
    .sort((a, b) => b.answers - a.answers || (a.name < b.name ? -1 : 1));
}

/** What was seen in the answers of a history, which is asked at several thresholds. */
const sightingsOf = new WeakMap<readonly Answer[], readonly Sighting[]>();

function sightingsIn(answers: readonly Answer[], known: readonly KnownBrand[]): readonly Sighting[] {
  const extract = createExtractor(known.map((brand) => ({ ...brand, id: brand.name })));
  return answers.flatMap((one) => {
    const { answer, read } = readOnce(one);
    return extract(answer, read).unknown.map(
      ({ name, domain, evidence }): Sighting => ({
        answer: one.hash,
        prompt: one.prompt_text,
        name,
        domain,
        evidence,
      }),
    );
  });
}

/** In how many answers one of some names stands, as src/ingest/reprocess/suggestions.ts counts it in SQL. */
function namedIn(answers: readonly Answer[], names: readonly string[]): NamedIn {
  const naming = answers.filter(({ text }) => names.some((name) => text.includes(name)));
  return { answers: naming.length, prompts: new Set(naming.map((one) => one.prompt_text)).size };
}

/** Without those that go by a name of one before them, as `BrandDirectory.unheard` leaves them out. */
function firstOfEach(candidates: readonly CandidateSums[]): readonly CandidateSums[] {
  const given = new Set<string>();
  return candidates.filter(({ name, names }) => {
    const keys = [name, ...names].map(nameKey);
    if (keys.some((key) => given.has(key))) return false;
    for (const key of keys) given.add(key);
    return true;
  });
}

/**
 * The names that are suggested to a brand which holds these answers and is told of these brands. The only place where
 * the evaluation knows how suggestions come about.
 */
export function suggest(
  answers: readonly Answer[],
  known: readonly KnownBrand[],
  thresholds: Thresholds,
): readonly string[] {
  const seen = sightingsOf.get(answers) ?? sightingsIn(answers, known);
  sightingsOf.set(answers, seen);
  const isEnough = (of: NamedIn) => of.answers >= thresholds.answers && of.prompts >= thresholds.prompts;
  const candidates = countedCandidates(seen, { answers: 1, prompts: 1 });
  const rare = rareCandidates(candidates, isEnough).filter((candidate) =>
    isNamedEnough(candidate, namedIn(answers, candidate.names), isEnough),
  );
  const sure = suggestedOf(candidates, isEnough);
  return firstOfEach([...sure, ...rare]).map(({ name }) => name);
}
