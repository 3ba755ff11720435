import type { EVIDENCE } from '../data/answers-url.ts';
import { useBrand, useCompetitors } from '../data/brand.ts';
import { query, withQuery } from '../navigation/location.ts';
import { Icon } from '../parts/icon.tsx';
import { shortAddress } from '../words/addresses.ts';
import { contentTypeName } from '../words/names.ts';

export type Evidence = (typeof EVIDENCE)[number];

const FILTERS: readonly (readonly [
  name: Evidence,
  words: (value: string, nameOf: (id: string) => string) => string,
])[] = [
  ['brand_mentioned', (value) => (value === 'true' ? 'Mentions you' : 'Does not mention you')],
  [
    'competitor_mentioned',
    (value) => (value === 'true' ? 'Mentions a competitor' : 'Mentions no competitor'),
  ],
  ['brand_tone', (value) => `Tone: ${value.replaceAll(',', ', ')}`],
  ['mentioned_competitor_id', (id, nameOf) => `Mentions ${nameOf(id)}`],
  ['competitor_position', (place) => `at position ${place}`],
  ['not_mentioned_competitor_id', (id, nameOf) => `Does not mention ${nameOf(id)}`],
  ['cited_domain', (domain) => `Cites ${domain}`],
  ['cited_url', (url) => `Cites ${shortAddress(url)}`],
  [
    'cited_content_type',
    (type) => (type === 'unknown' ? 'Cites sites of unknown type' : `Cites: ${contentTypeName(type)}`),
  ],
  ['search_query', (text) => `Searched “${text}”`],
  ['include_archived', () => 'Including archived prompts'],
];

/** Filters without which others say nothing. */
const BESIDE: Partial<Record<Evidence, Evidence>> = { mentioned_competitor_id: 'competitor_position' };

/** Ids of brands with their names, and what else they are found by. */
export type NamedBrands = readonly (readonly [id: string, name: string, also: string])[];

/** Filters that are set beside the lists of the bar, each removable. */
export function ChosenFilters({ brands }: { readonly brands: NamedBrands }) {
  const nameOf = (id: string) => brands.find(([one]) => one === id)?.[1] ?? 'a brand';
  return FILTERS.map(([name, words]) => {
    const value = query.value.get(name);
    const beside = BESIDE[name];
    return (
      value && (
        <a
          key={name}
          class="chip"
          href={withQuery({ [name]: null, ...(beside ? { [beside]: null } : {}), page: null })}
        >
          <span>{words(value, nameOf)}</span>
          <Icon name="close" />
          <span class="hidden">: take this filter away</span>
        </a>
      )
    );
  });
}

/** The own brand and its competitors of any status: each of them may be what the address asks for. */
export function useNamedBrands() {
  const { data: brand } = useBrand();
  const { rows = [] } = useCompetitors();
  const brands: NamedBrands = [
    ...(brand ? [[brand.competitor_id, brand.name, brand.aliases.join('\n')] as const] : []),
    ...rows.map(({ id, name, aliases }) => [id, name, aliases.join('\n')] as const),
  ];
  return { brand, brands };
}
