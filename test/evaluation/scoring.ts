import type { Label, Opinion, SentimentClass } from './data.ts';

/** What the extraction made of an answer: known brands by name, and names of unknown brands. */
export interface Found {
  readonly brands: Readonly<Record<string, Opinion>>;
  readonly unknown: readonly string[];
}

export interface Judged {
  readonly hash: string;
  readonly label: Label;
  readonly found: Found;
}

export type FailureKind =
  | 'false mention'
  | 'missed mention'
  | 'wrong position'
  | 'wrong sentiment'
  | 'false suggestion'
  | 'missed suggestion';

/** One disagreement: in which answer, about which name, what the reader and what the program says. */
export interface Failure {
  readonly kind: FailureKind;
  readonly hash: string;
  readonly name: string;
  readonly labelled: string | number | null;
  readonly found: string | number | null;
}

/** Shares have 4 decimals and are null where there is nothing to count. */
export interface Figures {
  readonly answers: number;
  readonly mentions: Matches;
  readonly ranks: {
    readonly answers: number;
    readonly exact_rate: number | null;
    readonly mentions: number;
    readonly exact_mention_rate: number | null;
  };
  readonly sentiment: { readonly mentions: number; readonly agreement: number | null };
  readonly suggestions: Matches & {
    /** Of the labelled brands, those that the extraction's own list of names has, and those it must make out. */
    readonly listed_names: Recall;
    readonly other_names: Recall;
  };
}

interface Recall {
  readonly labelled: number;
  readonly recall: number | null;
}

/** How names are told apart: `same` gives all spellings of one brand one text. */
export interface NameRules {
  readonly same: (name: string) => string;
  /** Whether the extraction's own list of brands has this name. */
  readonly listed: (name: string) => boolean;
}

interface Matches {
  readonly labelled: number;
  readonly found: number;
  readonly precision: number | null;
  readonly recall: number | null;
  readonly f1: number | null;
}

/** The class of a sentiment between -1 and 1, as the product's reports count it. */
export function classOf(sentiment: number): SentimentClass {
  if (sentiment >= 0.25) return 'positive';
  return sentiment <= -0.25 ? 'negative' : 'neutral';
}

const share = (part: number, whole: number): number | null =>
  whole === 0 ? null : Math.round((10_000 * part) / whole) / 10_000;

function matches(hits: number, labelled: number, found: number): Matches {
  return {
    labelled,
    found,
    precision: share(hits, found),
    recall: share(hits, labelled),
    f1: share(2 * hits, labelled + found),
  };
}

interface Tally {
  readonly mentions: { hits: number; labelled: number; found: number };
  readonly ranks: { answers: number; exactAnswers: number; mentions: number; exactMentions: number };
  readonly sentiment: { mentions: number; agreeing: number };
  readonly suggestions: { hits: number; labelled: number; found: number };
  readonly listed: { hits: number; labelled: number };
  readonly failures: Failure[];
}

type Report = (
  kind: FailureKind,
  name: string,
  labelled: Failure['labelled'],
  found: Failure['found'],
) => void;

function scoreBrands(tally: Tally, { label, found }: Judged, report: Report): void {
  let ranked = 0;
  let exact = 0;
  for (const name of new Set([...Object.keys(label.brands), ...Object.keys(found.brands)])) {
    const [read, seen] = [label.brands[name], found.brands[name]];
    if (read) tally.mentions.labelled += 1;
    if (seen) tally.mentions.found += 1;
    const [labelled, position] = [read?.position ?? null, seen?.position ?? null];
    if (labelled !== null || position !== null) {
      ranked += 1;
      if (labelled === position) exact += 1;
      else report('wrong position', name, labelled, position);
    }
    if (!read) report('false mention', name, null, seen?.sentiment ?? null);
    else if (!seen) report('missed mention', name, read.sentiment, null);
    else {
      tally.mentions.hits += 1;
      tally.sentiment.mentions += 1;
      if (read.sentiment === seen.sentiment) tally.sentiment.agreeing += 1;
      else report('wrong sentiment', name, read.sentiment, seen.sentiment);
    }
  }
  tally.ranks.mentions += ranked;
  tally.ranks.exactMentions += exact;
  if (ranked === 0) return;
  tally.ranks.answers += 1;
  if (exact === ranked) tally.ranks.exactAnswers += 1;
}

function scoreUnknown(
  tally: Tally,
  { label, found }: Judged,
  report: Report,
  { same, listed }: NameRules,
): void {
  const expected = new Map(label.unknown.map((name): [string, string] => [same(name), name]));
  const optional = new Set((label.optional ?? []).map(same));
  const suggested = new Map(
    found.unknown.map((name): [string, string] => [same(name), name]).filter(([key]) => !optional.has(key)),
  );
  tally.suggestions.labelled += expected.size;
  tally.suggestions.found += suggested.size;
  for (const [key, name] of suggested) {
    if (!expected.has(key)) report('false suggestion', name, null, name);
  }
  for (const [key, name] of expected) {
    const hit = suggested.has(key);
    if (hit) tally.suggestions.hits += 1;
    else report('missed suggestion', name, name, null);
    if (!listed(name)) continue;
    tally.listed.labelled += 1;
    if (hit) tally.listed.hits += 1;
  }
}

/**
 * Compares what was found with the labels. An answer counts for the exact ranks where the reader or the program
 * ranks a known brand, and is exact where both give each known brand the same position.
 */
export function score(
  judged: readonly Judged[],
  names: NameRules,
): { figures: Figures; failures: readonly Failure[] } {
  const tally: Tally = {
    mentions: { hits: 0, labelled: 0, found: 0 },
    ranks: { answers: 0, exactAnswers: 0, mentions: 0, exactMentions: 0 },
    sentiment: { mentions: 0, agreeing: 0 },
    suggestions: { hits: 0, labelled: 0, found: 0 },
    listed: { hits: 0, labelled: 0 },
    failures: [],
  };
  for (const one of judged) {
    const report: Report = (kind, name, labelled, found) =>
      tally.failures.push({ kind, hash: one.hash, name, labelled, found });
    scoreBrands(tally, one, report);
    scoreUnknown(tally, one, report, names);
  }
  const { mentions, ranks, sentiment, suggestions, listed } = tally;
  const others = { hits: suggestions.hits - listed.hits, labelled: suggestions.labelled - listed.labelled };
  return {
    figures: {
      answers: judged.length,
      mentions: matches(mentions.hits, mentions.labelled, mentions.found),
      ranks: {
        answers: ranks.answers,
        exact_rate: share(ranks.exactAnswers, ranks.answers),
        mentions: ranks.mentions,
        exact_mention_rate: share(ranks.exactMentions, ranks.mentions),
      },
      sentiment: { mentions: sentiment.mentions, agreement: share(sentiment.agreeing, sentiment.mentions) },
      suggestions: {
        ...matches(suggestions.hits, suggestions.labelled, suggestions.found),
        listed_names: { labelled: listed.labelled, recall: share(listed.hits, listed.labelled) },
        other_names: { labelled: others.labelled, recall: share(others.hits, others.labelled) },
      },
    },
    failures: tally.failures,
  };
}
