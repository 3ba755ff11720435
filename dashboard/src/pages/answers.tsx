import { useEffect, useRef, useState } from 'preact/hooks';
import { answersUrl, EVIDENCE } from '../data/answers-url.ts';
import { useBrand, useCompetitors } from '../data/brand.ts';
import { useNewest } from '../data/newest.ts';
import type { Answer, Brand } from '../data/shapes.ts';
import { pageUrl, type Source, useSource } from '../data/source.ts';
import { go, query, withQuery } from '../navigation/location.ts';
import { Card } from '../parts/card.tsx';
import { CsvLink } from '../parts/csv-link.tsx';
import { Choice } from '../parts/field.tsx';
import { Icon } from '../parts/icon.tsx';
import { Menu } from '../parts/menu.tsx';
import { Pager, pageOf } from '../parts/pager.tsx';
import { SearchedChoice } from '../parts/searched-choice.tsx';
import { shortAddress } from '../words/addresses.ts';
import { contentTypeName } from '../words/names.ts';
import { counted } from '../words/numbers.ts';
import { AnswerRow } from './answer-row.tsx';
import { NothingFound } from './nothing-found.tsx';
import { BrandPage } from './shell.tsx';

const SIZE = 25;

type Evidence = (typeof EVIDENCE)[number];

const FILTERS: readonly (readonly [
  name: Evidence,
  words: (value: string, nameOf: (id: string) => string) => string,
])[] = [
  ['brand_mentioned', (value) => (value === 'true' ? 'Mentions you' : 'Does not mention you')],
  ['brand_tone', (value) => `Tone: ${value.replaceAll(',', ', ')}`],
  ['mentioned_competitor_id', (id, nameOf) => `Mentions ${nameOf(id)}`],
  ['competitor_position', (place) => `at place ${place}`],
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

type Brands = readonly (readonly [id: string, name: string, also: string])[];

/** Filters that are set beside the lists of the bar, each removable. */
function Chosen({ brands }: { readonly brands: Brands }) {
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

const set = (changes: Partial<Record<Evidence, string | null>>, replace = false) =>
  go(withQuery({ ...changes, page: null }), { keepScroll: true, replace });

/** Fewest characters that are searched for, as the API has it. */
const LEAST_SEARCHED = 2;
/** Milliseconds after the last key until a search begins. */
const TYPING = 400;

/** Searches the texts of answers as it is typed into, or at once with Enter. */
function TextSearch() {
  const sought = query.value.get('text_contains') ?? '';
  const [text, setText] = useState(sought);
  const timer = useRef(0);
  useEffect(() => setText(sought), [sought]);
  useEffect(() => () => clearTimeout(timer.current), []);
  const search = (next: string) => {
    clearTimeout(timer.current);
    const trimmed = next.trim();
    if (trimmed !== '' && [...trimmed].length < LEAST_SEARCHED) return;
    set({ text_contains: trimmed || null }, sought !== '' && trimmed !== '');
  };
  return (
    <input
      class="text-search"
      type="search"
      placeholder="Search the answers"
      aria-label="Search the texts of answers"
      maxLength={200}
      value={text}
      onInput={({ currentTarget: { value } }) => {
        setText(value);
        clearTimeout(timer.current);
        timer.current = window.setTimeout(() => search(value), TYPING);
      }}
      onKeyDown={({ key, currentTarget: { value } }) => key === 'Enter' && search(value)}
    />
  );
}

/** Filters by what answers say: of the own brand, and of one competitor. */
function EvidenceMenu({ brand, brands }: { readonly brand: Brand | undefined; readonly brands: Brands }) {
  const named = query.value.get('mentioned_competitor_id') ?? '';
  return (
    <Menu label="Mentions" className="evidence" active={OF_MENU.some((name) => query.value.has(name))}>
      <fieldset class="form">
        <legend class="hidden">What answers say</legend>
        <Choice
          label={`${brand?.name ?? 'The brand'} is`}
          value={query.value.get('brand_mentioned') ?? ''}
          options={[
            ['', 'mentioned or not'],
            ['true', 'mentioned'],
            ['false', 'not mentioned'],
          ]}
          onChange={(value) => set({ brand_mentioned: value || null })}
        />
        <Choice
          label="Tone"
          value={query.value.get('brand_tone') ?? ''}
          options={[
            ['', 'any'],
            ...(['positive', 'neutral', 'negative'] as const).map((tone) => [tone, tone] as const),
          ]}
          onChange={(value) => set({ brand_tone: value || null })}
        />
        <SearchedChoice
          label="Mentioned"
          value={named}
          options={[['', 'any brand'], ...brands]}
          onChange={(value) => set({ mentioned_competitor_id: value || null, competitor_position: null })}
        />
        {named !== '' && (
          <Choice
            label="At place"
            value={query.value.get('competitor_position') ?? ''}
            options={[['', 'any'], ...['1', '2', '3', '4', '5'].map((place) => [place, place] as const)]}
            onChange={(value) => set({ competitor_position: value || null })}
          />
        )}
        <SearchedChoice
          label="Not mentioned"
          value={query.value.get('not_mentioned_competitor_id') ?? ''}
          options={[['', 'any brand'], ...brands]}
          onChange={(value) => set({ not_mentioned_competitor_id: value || null })}
        />
      </fieldset>
    </Menu>
  );
}

const OF_MENU: readonly Evidence[] = [
  'brand_mentioned',
  'brand_tone',
  'mentioned_competitor_id',
  'not_mentioned_competitor_id',
];

/** The list as it was shown last. */
let left = '';

/** The address of the list of answers of a brand, as it was left. */
export const leftAnswers = (source: Source): string | undefined =>
  left.startsWith(`/brands/${source.brandId}/`) ? left : pageUrl(source, 'answers');

export function Answers() {
  const source = useSource();
  left = withQuery({});
  const { data: brand } = useBrand();
  // Of any status: each of them may be what the address asks for.
  const { rows: rivals = [] } = useCompetitors();
  const brands: Brands = [
    ...(brand ? [[brand.competitor_id, brand.name, brand.aliases.join('\n')] as const] : []),
    ...rivals.map(({ id, name, aliases }) => [id, name, aliases.join('\n')] as const),
  ];
  const searched = query.value.get('text_contains') ?? '';
  const about = query.value.get('mentioned_competitor_id') ?? brand?.competitor_id;
  const names = brands
    .filter(([id]) => id === about)
    .flatMap(([, name, also]) => [name, ...also.split('\n')]);
  const url = answersUrl(source, query.value);
  const loaded = useNewest<Answer>(url, SIZE, pageOf());
  const { data } = loaded;
  const total = data?.meta.total ?? 0;
  return (
    <BrandPage
      title="Answers"
      filters={{
        names: EVIDENCE,
        fields: (
          <>
            <EvidenceMenu brand={brand} brands={brands} />
            <TextSearch />
            <Chosen brands={brands} />
          </>
        ),
      }}
    >
      <Card
        title={data ? counted(total, 'answer') : 'Answers'}
        hint="Newest first"
        loaded={loaded}
        waiting={12}
        actions={<CsvLink url={url} title="All rows, oldest first" />}
      >
        {data && total === 0 && <NothingFound title="No matching answers" />}
        {data?.data.map((answer) => (
          <AnswerRow key={answer.id} answer={answer} searched={searched} names={names} />
        ))}
        <Pager total={total} size={SIZE} />
      </Card>
    </BrandPage>
  );
}
