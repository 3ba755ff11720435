import type { AdditionName } from './additions.ts';
import { DIMENSIONS } from './dimensions.ts';
import type { FilterName } from './filters.ts';
import { ATTRIBUTE, keyOf } from './meanings.ts';
import {
  BRANDS_METRICS,
  CITATIONS_METRICS,
  KINDS_METRICS,
  SEARCHES_METRICS,
  VISIBILITY_METRICS,
} from './metrics.ts';
import type { Column, Dimension, Label, Meaning, Metric } from './types.ts';
import {
  type AddedColumns,
  BRANDS_CHANGE,
  BRANDS_INTERVALS,
  VISIBILITY_CHANGE,
  VISIBILITY_INTERVALS,
} from './uncertainty.ts';

export interface ReportDefinition {
  readonly name: 'visibility' | 'brands' | 'citations' | 'searches';
  readonly summary: string;
  readonly dimensions: readonly Dimension[];
  /** Columns that identify the rows of a group, after the dimensions. */
  readonly labels: readonly Label[];
  readonly metrics: readonly Metric[];
  /** The additions it takes, and what each adds at the end of its rows. */
  readonly additions: Readonly<Partial<Record<AdditionName, AddedColumns>>>;
  /** The filters it takes, in the order of its parameters. */
  readonly filters: readonly FilterName[];
  /** The default order after the time dimension. */
  readonly defaultOrder: string;
  /** Columns that settle the order of rows after the requested columns and the dimensions. */
  readonly tieBreakers: readonly string[];
}

const label = (
  name: string,
  type: Column['type'],
  nullable: boolean,
  meaning: Meaning,
  description: string,
): Label => ({ name, type, nullable, description, ...meaning });

/** Filters that every report takes; they decide which answers count. */
export const EVERY_REPORT_FILTERS = [
  'engine',
  'country',
  'prompt_id',
  'intent',
  'topic',
  'tag',
  'language',
  'brand_mentioned',
  'mentioned_competitor_id',
  'competitor_position',
  'not_mentioned_competitor_id',
  'competitor_mentioned',
] as const satisfies readonly FilterName[];

const GENERAL = DIMENSIONS.filter(({ kind }) => kind !== 'source');
const isOfSearches = ({ needs }: Dimension) => needs.includes('query');
const SEARCHES = DIMENSIONS.filter(isOfSearches);
const SOURCES = DIMENSIONS.filter((one) => one.kind === 'source' && !isOfSearches(one));

const NO_METRICS: AddedColumns = { metrics: [] };

/** Columns of what is known of a cited site. */
const SITES: AddedColumns = {
  metrics: [],
  labels: [
    label('site_type', 'text', true, ATTRIBUTE, 'The type of site, with sites=true; null where unknown.'),
    label(
      'site_owner_id',
      'uuid',
      true,
      ATTRIBUTE,
      "The competitor that the site belongs to, or the brand's own competitor_id, with sites=true; null for neither.",
    ),
    label('site_owner_name', 'text', true, ATTRIBUTE, "Today's name of the owner, with sites=true."),
  ],
};

export const REPORTS = {
  visibility: {
    name: 'visibility',
    summary: 'Visibility, position and sentiment of the own brand',
    dimensions: GENERAL,
    labels: [],
    metrics: VISIBILITY_METRICS,
    additions: { labels: NO_METRICS, intervals: VISIBILITY_INTERVALS, compare: VISIBILITY_CHANGE },
    filters: EVERY_REPORT_FILTERS,
    defaultOrder: 'answers',
    tieBreakers: [],
  },
  brands: {
    name: 'brands',
    summary: 'The own brand and its tracked competitors side by side',
    dimensions: GENERAL,
    labels: [
      label(
        'competitor_id',
        'uuid',
        false,
        keyOf('competitors'),
        "The competitor, or the brand's own competitor_id.",
      ),
      label('competitor_name', 'text', false, ATTRIBUTE, "Today's name."),
      label('is_self', 'boolean', false, ATTRIBUTE, 'true for the own brand.'),
    ],
    metrics: BRANDS_METRICS,
    additions: { labels: NO_METRICS, intervals: BRANDS_INTERVALS, compare: BRANDS_CHANGE },
    filters: [...EVERY_REPORT_FILTERS, 'competitor_id'],
    defaultOrder: 'share_of_voice',
    tieBreakers: ['competitor_name', 'competitor_id'],
  },
  citations: {
    name: 'citations',
    summary: 'The domains or pages that answers cite',
    dimensions: [...SOURCES, ...GENERAL],
    labels: [
      label('is_own_domain', 'boolean', false, ATTRIBUTE, "true where the domain is one of the brand's."),
      label(
        'domain_rating',
        'number',
        true,
        { ...ATTRIBUTE, unit: 'rating' },
        '0 to 100, one decimal; null where unknown.',
      ),
    ],
    metrics: CITATIONS_METRICS,
    additions: { labels: NO_METRICS, kinds: { metrics: KINDS_METRICS }, sites: SITES },
    filters: [...EVERY_REPORT_FILTERS, 'domain', 'is_own_domain', 'content_type', 'site_owner'],
    defaultOrder: 'citations',
    tieBreakers: [],
  },
  searches: {
    name: 'searches',
    summary: 'Searches of engines before they answered',
    dimensions: [...SEARCHES, ...GENERAL],
    labels: [],
    metrics: SEARCHES_METRICS,
    additions: { labels: NO_METRICS },
    filters: EVERY_REPORT_FILTERS,
    defaultOrder: 'searches',
    tieBreakers: [],
  },
} as const satisfies Record<string, ReportDefinition>;

export type ReportName = keyof typeof REPORTS;
