import { useEffect, useRef, useState } from 'preact/hooks';
import { answersUrl, EVIDENCE } from '../data/answers-url.ts';
import { useNewest } from '../data/newest.ts';
import type { Answer, Brand } from '../data/shapes.ts';
import { pageUrl, type Source, useSource } from '../data/source.ts';
import { go, query, withQuery } from '../navigation/location.ts';
import { Card } from '../parts/card.tsx';
import { CsvLink } from '../parts/csv-link.tsx';
import { Choice } from '../parts/field.tsx';
import { Menu } from '../parts/menu.tsx';
import { Pager, pageOf } from '../parts/pager.tsx';
import { SearchedChoice } from '../parts/searched-choice.tsx';
import { counted } from '../words/numbers.ts';
import { AnswerRow } from './answer-row.tsx';
import { ChosenFilters, type Evidence, type NamedBrands, useNamedBrands } from './chosen-filters.tsx';
import { NothingFound } from './nothing-found.tsx';
import { BrandPage } from './shell.tsx';

const SIZE = 25;

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
function EvidenceMenu({
  brand,
  brands,
}: {
  readonly brand: Brand | undefined;
  readonly brands: NamedBrands;
}) {
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
            label="At position"
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
  const { brand, brands } = useNamedBrands();
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
            <ChosenFilters brands={brands} />
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
