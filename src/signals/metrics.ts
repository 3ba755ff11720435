import type { SIGNALLED } from '../events/event-types.ts';
import type { CellSums } from './read-sums.ts';

/** A figure that is looked at: a ratio of sums over prompts. */
export interface SignalMetric {
  readonly name: string;
  readonly about: string;
  readonly y: keyof CellSums;
  readonly n: keyof CellSums;
  /** Number by which the ratio is divided: sentiments are summed in ten-thousandths. */
  readonly unit: number;
  /** False for what competitors have no figure of. */
  readonly ofCompetitors: boolean;
}

/** Figures that are looked at each night. */
export const SIGNAL_METRICS = [
  {
    name: 'visibility',
    about: 'share of the answers that mention the brand',
    y: 'mentions',
    n: 'answers',
    unit: 1,
    ofCompetitors: true,
  },
  {
    name: 'share_of_voice',
    about: 'share of the rankings of all compared brands',
    y: 'ranked',
    n: 'group_ranked',
    unit: 1,
    ofCompetitors: true,
  },
  {
    name: 'sentiment',
    about: 'mean sentiment of the answers that mention the brand, -1 to 1',
    y: 'sentiment_sum',
    n: 'mentions',
    unit: 10_000,
    ofCompetitors: true,
  },
  {
    name: 'own_citation_rate',
    about: 'share of the answers that cite a domain of the brand',
    y: 'own_cited',
    n: 'answers',
    unit: 1,
    ofCompetitors: false,
  },
] as const satisfies readonly (SignalMetric & { readonly name: (typeof SIGNALLED)[number] })[];

export type SignalMetricName = (typeof SIGNAL_METRICS)[number]['name'];

export const SIGNAL_METRIC_NAMES = SIGNAL_METRICS.map(({ name }) => name);
