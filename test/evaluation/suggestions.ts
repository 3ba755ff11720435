import { createExtractor, nameKey } from '../../src/extraction/index.ts';
import type { Answer, KnownBrand } from './data.ts';

/** An unknown brand as one answer ranks it. */
export interface Sighting {
  readonly answer: string;
  readonly prompt: string;
  readonly name: string;
  readonly domain: string | null;
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
 * The names that would be suggested to a brand that holds these answers, merged and counted as
 * src/ingest/suggestions.ts does it in SQL: by domain where a name was seen with one, else by the name's key.
 */
export function suggestedNames(
  sightings: readonly Sighting[],
  thresholds: Thresholds,
): readonly { readonly name: string; readonly answers: number; readonly prompts: number }[] {
  const byKey = Map.groupBy(sightings, ({ name }) => nameKey(name));
  const domainOf = new Map(
    [...byKey].map(([key, seen]) => [key, mostFrequent(seen.flatMap(({ domain }) => domain ?? []))]),
  );
  const brands = Map.groupBy(sightings, ({ name }) => domainOf.get(nameKey(name)) ?? nameKey(name));
  return [...brands.values()]
    .map((seen) => ({
      name: mostFrequent(seen.map(({ name }) => name)) ?? '',
      answers: new Set(seen.map(({ answer }) => answer)).size,
      prompts: new Set(seen.map(({ prompt }) => prompt)).size,
    }))
    .filter(({ answers, prompts }) => answers >= thresholds.answers && prompts >= thresholds.prompts)
    .sort((a, b) => b.answers - a.answers || (a.name < b.name ? -1 : 1));
}

/** What was seen in the answers of a history, which is asked at several thresholds. */
const sightingsOf = new WeakMap<readonly Answer[], readonly Sighting[]>();

function sightingsIn(answers: readonly Answer[], known: readonly KnownBrand[]): readonly Sighting[] {
  const extract = createExtractor(known.map((brand) => ({ ...brand, id: brand.name })));
  return answers.flatMap(({ hash, prompt_text: prompt, text, text_format: textFormat, citations }) =>
    extract({ text, textFormat, sources: citations }).unknown.map(
      ({ name, domain }): Sighting => ({ answer: hash, prompt, name, domain }),
    ),
  );
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
  return suggestedNames(seen, thresholds).map(({ name }) => name);
}
