import { type AnswerText, createExtractor, type NamedBrand, type ReadText, readText } from '../index.ts';
import type { Form } from '../lists/candidate.ts';
import type { NamedList } from '../lists/named-list.ts';
import { LEAST_LIST } from '../places/ranking.ts';
import type { Span } from '../text/blocks.ts';
import { visible } from '../text/document.ts';
import { type FeatureEffect, listFeatures, rounded } from './features.ts';

/** An entry of a list: the name that was read out of it, the log odds that it is one, and its place in the answer's ranking. */
export interface ExplainedEntry extends Span {
  /** Null where nothing in the entry can be a name. */
  readonly name: string | null;
  readonly odds: number;
  readonly place: number | null;
}

/** `taken`: part of the ranking. `low`: its score is not above the bound. `overlapped`: it lies in or around a better one. */
export type Verdict = 'taken' | 'low' | 'overlapped';

/** A list that was found in a text, whether or not it ranks. */
export interface ExplainedList extends Span {
  readonly form: Form;
  /** Heading above it; null without one. */
  readonly heading: string | null;
  /** Log odds that it ranks. */
  readonly score: number;
  readonly verdict: Verdict;
  /** Index of the list that was taken in its place, where it is `overlapped`. */
  readonly taken_instead: number | null;
  readonly entries: readonly ExplainedEntry[];
  /** Features that move its score most, the strongest first. */
  readonly features: readonly FeatureEffect[];
}

/** A word that counted for the sentiment of a brand, -1 to 1. */
export interface ExplainedWord extends Span {
  readonly text: string;
  readonly class: string;
  readonly weight: number;
}

/** A brand that the text mentions. */
export interface ExplainedBrand {
  readonly id: string;
  readonly name: string;
  readonly position: number | null;
  /** Source of the position, a list or a sentence; null without one. */
  readonly position_by: 'list' | 'sentence' | null;
  readonly sentiment: number;
  /** Times that it is named. */
  readonly times_named: number;
  readonly words: readonly ExplainedWord[];
}

/** Reading of an answer with its reasons. Spans are places of the text as it was given; log odds and scores have 2 decimals. */
export interface Explanation {
  /** ISO 639-1 code of the language whose words were looked up, beside English. */
  readonly language: string;
  /** Score that a list must be above to rank. */
  readonly least_score: number;
  readonly lists: readonly ExplainedList[];
  readonly brands: readonly ExplainedBrand[];
}

/** Most lists and entries of a list that are told: what else a long text has says nothing new. */
const [MOST_LISTS, MOST_ENTRIES] = [60, 50] as const;
const MOST_NAME = 120;

const overlaps = (one: Span, other: Span): boolean => one.start < other.end && other.start < one.end;

/** Explains all lists of a text, those with the best scores where there are many, in the order of the text. */
function explainLists({ document, ranking }: ReadText): ExplainedList[] {
  const { lists, scores, chosen, placed } = ranking;
  const span = ({ start, end }: Span): Span => ({
    start: document.placeBefore(start),
    end: document.placeBefore(end),
  });
  const shown = (start: number, end: number) =>
    visible(document, start, Math.min(end, start + MOST_NAME)).trim();
  /** Names of lists that were taken are read again once they are. */
  const finals = new Map(chosen.map((list) => [list.candidate, list]));
  const places = new Map(placed.map(({ head, place }) => [`${head.start} ${head.end}`, place]));
  const told = lists
    .map((list, at) => ({ list, at, score: scores[at] ?? 0, final: finals.get(list.candidate) }))
    .sort((a, b) => Number(b.final !== undefined) - Number(a.final !== undefined) || b.score - a.score)
    .slice(0, MOST_LISTS)
    .sort((a, b) => a.list.candidate.start - b.list.candidate.start || a.at - b.at);
  const takenAt = [...told.keys()].filter((at) => told[at]?.final);
  const insteadOf = (one: Span) => takenAt.find((at) => overlaps(one, told[at]?.list.candidate ?? one));
  const entriesOf = ({ entries }: NamedList, isTaken: boolean) =>
    entries.slice(0, MOST_ENTRIES).map(
      ({ entry, head, odds }): ExplainedEntry => ({
        ...span(entry),
        name: head && shown(head.start, head.end),
        odds: rounded(odds),
        place: isTaken && head ? (places.get(`${head.start} ${head.end}`) ?? null) : null,
      }),
    );
  return told.map(({ list, at, score, final }): ExplainedList => {
    const { candidate } = list;
    const verdict = final ? 'taken' : score > LEAST_LIST ? 'overlapped' : 'low';
    const heading = document.blocks[candidate.section];
    return {
      ...span(candidate),
      form: candidate.form,
      heading: heading ? shown(heading.start, heading.end) : null,
      score: rounded(score),
      verdict,
      taken_instead: verdict === 'overlapped' ? (insteadOf(candidate) ?? null) : null,
      entries: entriesOf(final ?? list, final !== undefined),
      features: listFeatures(ranking, at),
    };
  });
}

/** Explains how an answer is read where some brands are known. Pure; time is linear in the length of the text. */
export function explain(answer: AnswerText, brands: readonly NamedBrand[]): Explanation {
  const read = readText(answer);
  const { document, ranking } = read;
  const names = new Map(brands.map(({ id, name }) => [id, name]));
  const { mentions } = createExtractor(brands)(answer, read);
  return {
    language: ranking.hits.language,
    least_score: LEAST_LIST,
    lists: explainLists(read),
    brands: mentions.map(({ brandId, position, sentiment, spans, reasons }) => ({
      id: brandId,
      name: names.get(brandId) ?? '',
      position,
      position_by: position === null ? null : ranking.placed.length > 0 ? 'list' : 'sentence',
      sentiment,
      times_named: spans.length,
      words: reasons.map(({ start, end, class: name, weight }) => ({
        start: document.placeBefore(start),
        end: document.placeBefore(end),
        text: visible(document, start, end),
        class: name,
        weight,
      })),
    })),
  };
}
