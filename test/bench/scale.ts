import type { BrandSize } from '../helpers/answers.ts';

/** How much data a run makes, and how long each part of it may measure. */
export interface Scale {
  readonly name: 'small' | 'enterprise' | 'tiny';
  /** The brand that is compared in all ways. */
  readonly brand: BrandSize;
  /** A brand of 18,000 answers beside it, where that is not the one that is compared. */
  readonly small: BrandSize | null;
  /** Other brands, of so many answers a day each; then as many again. */
  readonly neighbours: number;
  readonly neighbourAnswersPerDay: number;
  /** Answers that are imported. */
  readonly imported: number;
  /** Days of the demo whose texts are read in an import. */
  readonly readDays: number;
  /** Seconds for the rounds of one request in all five ways, and for one row of the other measurements. */
  readonly caseSeconds: number;
  readonly partSeconds: number;
  /**
   * Requests by which the service's processor time is told, after as many others: within the first thousand it falls from 3.0 ms
   * to 1.7, as V8 compiles what is called often.
   */
  readonly sampled: number;
  /** The most rounds of one request. */
  readonly rounds: number;
  /** Competitors that are tracked; as many others are named. */
  readonly tracked: number;
}

/** The last day of the data; the 90 days before it begin and end inside a month and inside a week. */
export const LAST_DAY = '2026-04-08';

const SMALL: BrandSize = {
  prompts: 20,
  engines: 5,
  countries: 2,
  days: 90,
  competitors: 20,
  domains: 2_000,
};

export const SCALES: Readonly<Record<Scale['name'], Scale>> = {
  enterprise: {
    name: 'enterprise',
    brand: { prompts: 500, engines: 7, countries: 3, days: 90, competitors: 20, domains: 20_000 },
    small: SMALL,
    neighbours: 200,
    neighbourAnswersPerDay: 50,
    imported: 50_000,
    readDays: 360,
    caseSeconds: 6,
    partSeconds: 6,
    sampled: 1_000,
    rounds: 30,
    tracked: 10,
  },
  small: {
    name: 'small',
    brand: SMALL,
    small: null,
    neighbours: 10,
    neighbourAnswersPerDay: 10,
    imported: 10_000,
    readDays: 90,
    caseSeconds: 1,
    partSeconds: 2,
    sampled: 300,
    rounds: 30,
    tracked: 10,
  },
  /** For the tests. */
  tiny: {
    name: 'tiny',
    brand: { prompts: 5, engines: 2, countries: 2, days: 12, competitors: 20, domains: 100 },
    small: null,
    neighbours: 2,
    neighbourAnswersPerDay: 2,
    imported: 200,
    readDays: 1,
    caseSeconds: 0.05,
    partSeconds: 0.05,
    sampled: 3,
    rounds: 1,
    tracked: 10,
  },
};
