import type { TestApi, TestBrand } from './api.ts';

/**
 * Values that the parameters of reads need; `start` to `end` has whole months and weeks, and days at the
 * edges.
 */
export interface Named {
  readonly start: string;
  readonly end: string;
  readonly promptId: string;
  readonly competitorId: string;
  readonly answerId: string;
  readonly domain: string;
}

const REPORTS = {
  visibility: [
    '',
    'day',
    'week',
    'month',
    'engine',
    'country',
    'prompt',
    'week,engine,country',
    'day,prompt',
    'engine&compare=previous',
    'week,topic,language',
    'topic&intervals=true&compare=previous',
  ],
  brands: [
    '',
    'day',
    'week',
    'month',
    'engine',
    'prompt',
    'month,country',
    'engine&intervals=true&compare=previous',
    'topic',
  ],
  citations: [
    '',
    'url',
    'day',
    'week',
    'month',
    'domain,engine',
    'url,week',
    'prompt&labels=true',
    'content_type&kinds=true',
    'url&sites=true',
    'topic,language',
  ],
  searches: ['', 'day', 'engine,country', 'prompt&labels=true', 'language,topic'],
} as const;

const OF_REPORTS = {
  visibility: [],
  brands: ['competitor_id', 'evidence'],
  citations: ['domain', 'content_type', 'site_owner', 'evidence'],
  searches: ['evidence'],
} as const;
const OF_LISTS = {
  answers: ['brand_mentioned', 'evidence', 'sources'],
  mentions: ['competitor_id'],
  citations: ['domain'],
} as const;
const GENERAL = ['engine', 'prompt_id', 'intent', 'topic', 'tag', 'language', 'include_archived', 'page'];
const FORMATS = ['application/json', 'text/csv', 'application/x-ndjson', 'application/vnd.apache.parquet'];

/** Every read of the API in every form that makes other SQL: `[path, Accept]`. */
export function reads({ start, end, promptId, competitorId, answerId, domain }: Named): [string, string][] {
  const values: Record<string, string> = {
    engine: 'engine=chatgpt,gemini',
    prompt_id: `prompt_id=${promptId}`,
    include_archived: 'include_archived=true',
    intent: 'intent=brand,other',
    topic: 'topic=Pricing,"a, b"',
    tag: 'tag=launch',
    language: 'language=en,de',
    page: 'limit=3&offset=2',
    competitor_id: `competitor_id=${competitorId}`,
    brand_mentioned: 'brand_mentioned=true',
    evidence: `mentioned_competitor_id=${competitorId}&competitor_position=1&brand_mentioned=false&competitor_mentioned=true`,
    sources: `cited_domain=${domain}&cited_content_type=brand,unknown&cited_url=https://${domain}/&search_query=x&brand_tone=neutral&text_contains=ab`,
    domain: `domain=${domain}`,
    content_type: 'content_type=brand,docs',
    site_owner: 'site_owner=competitor,none&sites=true',
  };
  const range = `start_date=${start}&end_date=${end}`;
  const filtered = (path: string, filters: readonly string[]) => [
    `${path}?${range}`,
    ...filters.map((filter) => `${path}?${range}&${values[filter]}`),
  ];
  const reports = Object.entries(REPORTS).flatMap(([report, dimensions]) => {
    const path = `/v1/reports/${report}`;
    const filters = [...GENERAL, ...OF_REPORTS[report as keyof typeof OF_REPORTS]];
    return dimensions.flatMap((some) =>
      some === ''
        ? filtered(path, filters)
        : filtered(path, ['include_archived']).map((one) => `${one}&dimensions=${some}`),
    );
  });
  const lists = Object.entries(OF_LISTS).flatMap(([list, filters]) =>
    filtered(`/v1/${list}`, [...GENERAL, ...filters]),
  );
  const formats = [
    '/v1/reports/brands',
    '/v1/reports/citations',
    '/v1/reports/searches',
    '/v1/answers',
    '/v1/mentions',
    '/v1/citations',
  ];
  const changes = [
    ...['', '?limit=2', '?text=false'].map((query): [string, string] => [
      `/v1/changes${query}`,
      FORMATS[0] ?? '',
    ]),
    ...FORMATS.slice(2).map((format): [string, string] => ['/v1/changes', format]),
  ];
  return [
    ...[...reports, ...lists].map((path): [string, string] => [path, 'application/json']),
    ...formats.flatMap((path) => FORMATS.map((format): [string, string] => [`${path}?${range}`, format])),
    ...changes,
    ...['prompts', 'competitors'].map((list): [string, string] => [
      `/v1/${list}?updated_since=2026-01-01T00:00:00Z`,
      'application/json',
    ]),
    ...[
      '/v1/brand',
      '/v1/usage',
      '/v1/events',
      '/v1/signals?start_date=2026-01-01&end_date=2026-03-31',
      '/v1/prompts',
      '/v1/competitors',
      `/v1/answers/${answerId}`,
    ].map((path): [string, string] => [path, 'application/json']),
  ];
}

/**
 * Responses of each read, by path and format; `every` takes one of so many, beginning with `first`, so that
 * several tests try different ones.
 */
export async function answersOf(
  api: TestApi,
  brand: TestBrand,
  named: Named,
  { every = 1, first = 0 }: { readonly every?: number; readonly first?: number } = {},
): Promise<Map<string, string>> {
  const told = new Map<string, string>();
  for (const [path, accept] of reads(named).filter((_, index) => index % every === first % every)) {
    const response = await fetch(api.url + path, {
      headers: { accept, authorization: `Bearer ${brand.key}` },
    });
    // The end of the feed is of this installation, and of this moment.
    const text = (await response.text()).replace(/"next":"[^"]*"|"complete_through":"[^"]*"/g, '');
    told.set(`${accept} ${path}`, `${response.status} ${text}`);
  }
  return told;
}
