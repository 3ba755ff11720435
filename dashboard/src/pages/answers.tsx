import { answersUrl, type EVIDENCE } from '../data/answers-url.ts';
import { useBrand, useCompetitors } from '../data/brand.ts';
import { useNewest } from '../data/newest.ts';
import type { Answer, Brand, Competitor } from '../data/shapes.ts';
import { pageUrl, type Source, useSource } from '../data/source.ts';
import { go, query, withQuery } from '../navigation/location.ts';
import { Card } from '../parts/card.tsx';
import { CsvLink } from '../parts/csv-link.tsx';
import { Choice } from '../parts/field.tsx';
import { Icon } from '../parts/icon.tsx';
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

/** Labels of filters by source or search. */
const FOUND: readonly (readonly [name: Evidence, words: (value: string) => string])[] = [
  ['cited_domain', (domain) => `Cites ${domain}`],
  ['cited_url', (url) => `Cites ${shortAddress(url)}`],
  [
    'cited_content_type',
    (type) => (type === 'unknown' ? 'Cites sites of unknown type' : `Cites: ${contentTypeName(type)}`),
  ],
  ['search_query', (text) => `Searched “${text}”`],
  ['include_archived', () => 'Including archived prompts'],
];

/** Removable filters that came with a link from figures of other pages. */
function Found() {
  return FOUND.map(([name, words]) => {
    const value = query.value.get(name);
    return (
      value && (
        <a key={name} class="chip" href={withQuery({ [name]: null, page: null })}>
          <span>{words(value)}</span>
          <Icon name="close" />
          <span class="hidden">: take this filter away</span>
        </a>
      )
    );
  });
}

/** Filters by mentions: of the own brand, and of one competitor. */
function EvidenceBar({
  brand,
  rivals,
}: {
  readonly brand: Brand | undefined;
  readonly rivals: readonly Competitor[];
}) {
  const set = (changes: Partial<Record<Evidence, string | null>>) =>
    go(withQuery({ ...changes, page: null }), { keepScroll: true });
  const brands = [
    ...(brand ? [[brand.competitor_id, brand.name, brand.aliases.join('\n')] as const] : []),
    ...rivals.map(({ id, name, aliases }) => [id, name, aliases.join('\n')] as const),
  ];
  const named = query.value.get('mentioned_competitor_id') ?? '';
  return (
    <fieldset class="evidence">
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
      <Found />
    </fieldset>
  );
}

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
  const url = answersUrl(source, query.value);
  const loaded = useNewest<Answer>(url, SIZE, pageOf());
  const { data } = loaded;
  const total = data?.meta.total ?? 0;
  return (
    <BrandPage title="Answers">
      <EvidenceBar brand={brand} rivals={rivals} />
      <Card
        title={data ? counted(total, 'answer') : 'Answers'}
        hint="Newest first"
        loaded={loaded}
        waiting={12}
        actions={<CsvLink url={url} title="All rows, oldest first" />}
      >
        {data && total === 0 && <NothingFound title="No matching answers" />}
        {data?.data.map((answer) => (
          <AnswerRow key={answer.id} answer={answer} />
        ))}
        <Pager total={total} size={SIZE} />
      </Card>
    </BrandPage>
  );
}
