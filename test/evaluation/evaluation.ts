import { createExtractor } from '../../src/extraction/index.ts';
import { KNOWN_NAMES } from '../../src/extraction/names/known-names.ts';
import { nameKey } from '../../src/extraction/names/name-key.ts';
import type { Answer, KnownBrand, Label, Opinion, RealBrand } from './data.ts';
import { createIdentity, folded } from './names.ts';
import { classOf, type Failure, type Figures, type Found, type Judged, score } from './scoring.ts';
import { type Sighting, suggestedNames } from './suggestions.ts';

/** How many answers and prompts rank a brand before it is suggested, unless the settings say otherwise. */
const THRESHOLDS = { answers: 3, prompts: 2 };

export type Part = Label['part'] | 'all';

/** Names suggested over all answers, labelled or not, and how many of them are brands. */
export interface SuggestedFigures {
  readonly names: number;
  readonly precision: number | null;
  readonly false_names: readonly string[];
}

export interface Evaluation {
  readonly figures: Readonly<Record<Part, Figures>> & {
    /** At the thresholds of the product. */
    readonly suggested: SuggestedFigures;
    /** Every name of any answer: what the thresholds keep away, and a firmer count. */
    readonly suggested_once: SuggestedFigures;
  };
  readonly failures: Readonly<Record<Part, readonly Failure[]>>;
}

function suggestedFigures(
  sightings: readonly Sighting[],
  thresholds: typeof THRESHOLDS,
  isBrand: (name: string) => boolean,
): SuggestedFigures {
  const names = suggestedNames(sightings, thresholds).map(({ name }) => name);
  const wrong = names.filter((name) => !isBrand(name));
  const precision =
    names.length === 0 ? null : Math.round((10_000 * (names.length - wrong.length)) / names.length) / 10_000;
  return { names: names.length, precision, false_names: wrong };
}

const ofPart = (judged: readonly Judged[], part: Label['part']) =>
  judged.filter(({ label }) => label.part === part);

/**
 * Runs the extraction over all answers and compares the labelled ones with their labels.
 * @throws Error where an answer that has a label is not among the answers.
 */
export function evaluate(
  answers: readonly Answer[],
  {
    labels,
    brands,
    realBrands,
  }: {
    readonly labels: ReadonlyMap<string, Label>;
    readonly brands: readonly KnownBrand[];
    readonly realBrands: readonly RealBrand[];
  },
): Evaluation {
  const extract = createExtractor(brands.map((brand) => ({ ...brand, id: brand.name })));
  const sightings: Sighting[] = [];
  const found = new Map<string, Found>();
  for (const { hash, prompt_text: prompt, text, text_format: textFormat, citations } of answers) {
    const { mentions, unknown } = extract({ text, textFormat, sources: citations });
    sightings.push(...unknown.map(({ name, domain }) => ({ answer: hash, prompt, name, domain })));
    found.set(hash, {
      brands: Object.fromEntries(
        mentions.map(({ brandId, position, sentiment }): [string, Opinion] => [
          brandId,
          { position, sentiment: classOf(sentiment) },
        ]),
      ),
      unknown: unknown.map(({ name }) => name),
    });
  }

  const judged = [...labels].map(([hash, label]): Judged => {
    const of = found.get(hash);
    if (!of) throw new Error(`the answers lack ${hash}, which has a label`);
    return { hash, label, found: of };
  });
  const identity = createIdentity(realBrands);
  const names = {
    same: (name: string) => identity(name) ?? folded(name),
    listed: (name: string) => KNOWN_NAMES.has(nameKey(name)),
  };
  const isBrand = (name: string) => identity(name) !== null;
  const parts: Record<Part, ReturnType<typeof score>> = {
    tuning: score(ofPart(judged, 'tuning'), names),
    held_out: score(ofPart(judged, 'held_out'), names),
    second: score(ofPart(judged, 'second'), names),
    all: score(judged, names),
  };
  return {
    figures: {
      tuning: parts.tuning.figures,
      held_out: parts.held_out.figures,
      second: parts.second.figures,
      all: parts.all.figures,
      suggested: suggestedFigures(sightings, THRESHOLDS, isBrand),
      suggested_once: suggestedFigures(sightings, { answers: 1, prompts: 1 }, isBrand),
    },
    failures: {
      tuning: parts.tuning.failures,
      held_out: parts.held_out.failures,
      second: parts.second.failures,
      all: parts.all.failures,
    },
  };
}
