import { Shares } from '../charts/shares.tsx';
import { useBrand } from '../data/brand.ts';
import type { Brand, Competitor, Report, VisibilityRow } from '../data/shapes.ts';
import { pageUrl, reportUrl, type Source, useSource } from '../data/source.ts';
import { useData } from '../data/use-data.ts';
import { brandColours } from '../parts/brand-colours.ts';
import { Coloured } from '../parts/brand-name.tsx';
import { Card, Empty, Waiting } from '../parts/card.tsx';
import { CsvButton, CsvLink } from '../parts/csv-link.tsx';
import { Counted } from '../parts/stat.tsx';
import { type Column, Table } from '../parts/table.tsx';
import { count } from '../words/numbers.ts';
import { RivalChoice, useRival } from './rival.tsx';

type Evidence = Readonly<Record<string, string>>;

interface Side {
  readonly name: string;
  readonly className: string;
  readonly evidence: Evidence;
}

/** Number of answers with some mentions, and the link to them. */
function useAnswers(source: Source, evidence: Evidence) {
  const { data, error, stale } = useData<Report<VisibilityRow>>(reportUrl(source, 'visibility', evidence));
  return {
    value: data && (data.data[0]?.answers ?? 0),
    href: pageUrl(source, 'answers', evidence),
    error,
    stale,
  };
}

interface Named {
  readonly name: string;
  readonly className: string;
  readonly named: ReturnType<typeof useAnswers>;
  readonly first: ReturnType<typeof useAnswers>;
}

function useNamed(source: Source, id: string, name: string, className: string): Named {
  const evidence = { mentioned_competitor_id: id };
  const named = useAnswers(source, evidence);
  return { name, className, named, first: useAnswers(source, { ...evidence, competitor_position: '1' }) };
}

const NAMED: readonly Column<Named>[] = [
  {
    name: 'brand',
    title: 'Brand',
    head: true,
    cell: ({ name, className }) => <Coloured className={className}>{name}</Coloured>,
  },
  ...(
    [
      ['named', 'Named'],
      ['first', 'Ranked first'],
    ] as const
  ).map(
    ([name, title]): Column<Named> => ({
      name,
      title,
      number: true,
      cell: ({ [name]: { value, href } }) => <Counted href={href}>{count(value)}</Counted>,
    }),
  ),
];

function Figures({
  rival,
  own,
  className,
}: {
  readonly rival: Competitor;
  readonly own: Pick<Brand, 'competitor_id' | 'name'>;
  readonly className: string;
}) {
  const source = useSource();
  const sides: readonly Side[] = [
    {
      name: `${own.name} alone`,
      className: 'own',
      evidence: { brand_mentioned: 'true', not_mentioned_competitor_id: rival.id },
    },
    {
      name: 'Both',
      className: 'both',
      evidence: { brand_mentioned: 'true', mentioned_competitor_id: rival.id },
    },
    {
      name: `${rival.name} alone`,
      className,
      evidence: { brand_mentioned: 'false', mentioned_competitor_id: rival.id },
    },
    {
      name: 'Neither',
      className: 'plain',
      evidence: { brand_mentioned: 'false', not_mentioned_competitor_id: rival.id },
    },
  ];
  const parts = sides.map(({ evidence, ...side }) => ({ ...side, ...useAnswers(source, evidence) }));
  const brands = [
    useNamed(source, own.competitor_id, own.name, 'own'),
    useNamed(source, rival.id, rival.name, className),
  ];
  const all = [...parts, ...brands.flatMap(({ named, first }) => [named, first])];
  return (
    <div class={all.some(({ stale }) => stale) ? 'stack stale' : 'stack'}>
      <Waiting error={all.find(({ error }) => error)?.error} />
      <Shares
        parts={parts.map(({ value, ...part }) => ({ ...part, value: value ?? 0, text: count(value) }))}
      />
      <Table
        caption="Named and ranked first"
        columns={NAMED}
        rows={brands}
        keyOf={({ className: key }) => key}
      />
      <p class="hint">
        <CsvButton
          name="Head to head"
          rows={() => [
            ...parts.map(({ name, value }) => ({ mentioned: name, answers: value })),
            ...brands.map(({ name, named, first }) => ({
              mentioned: name,
              answers: named.value,
              ranked_first: first.value,
            })),
          ]}
        />
      </p>
    </div>
  );
}

function MissedPrompts({ rival }: { readonly rival: Competitor }) {
  const source = useSource();
  const evidence = { brand_mentioned: 'false', mentioned_competitor_id: rival.id };
  const url = reportUrl(source, 'visibility', {
    ...evidence,
    dimensions: 'prompt',
    labels: true,
    order_by: 'answers:desc,prompt_text',
    limit: 15,
  });
  const { data, error, stale } = useData<Report<VisibilityRow>>(url);
  const columns: readonly Column<VisibilityRow>[] = [
    {
      name: 'prompt',
      title: `Where ${rival.name} is named and you are not`,
      className: 'question-cell',
      cell: (row) => (
        <span class="question">
          <a href={pageUrl(source, `prompts/${row.prompt}`)}>{row.prompt_text}</a>
        </span>
      ),
    },
    {
      name: 'answers',
      title: 'Answers',
      number: true,
      cell: (row) => (
        <Counted href={pageUrl(source, 'answers', { ...evidence, prompt_id: row.prompt })}>
          {count(row.answers)}
        </Counted>
      ),
    },
  ];
  if (!data || error) return <Waiting error={error} rows={5} />;
  if (data.data.length === 0) return <Empty title={`No answer names ${rival.name} without you`} />;
  return (
    <div class={stale ? 'stack stale' : 'stack'}>
      <Table
        caption={`Prompts that name ${rival.name} alone`}
        columns={columns}
        rows={data.data}
        keyOf={(row) => row.prompt}
      />
      <p class="hint">
        <CsvLink url={url} />
        {' · '}
        <a href={pageUrl(source, 'sources', { view: 'gaps', rival: rival.id })}>
          Sources cited in these answers
        </a>
      </p>
    </div>
  );
}

/** The own brand beside one competitor: who is named in which answers. */
export function HeadToHead() {
  const { data: brand, error } = useBrand();
  const { rival, rivals, none } = useRival();
  const colours = brandColours(rivals.map(({ id }) => ({ competitor_id: id, is_self: false })));
  return (
    <Card
      title="Head to head"
      hint="Who is named in which answers"
      actions={rival && <RivalChoice value={rival.id} rivals={rivals} />}
    >
      {!rival && none('above')}
      {rival && (
        <div key={rival.id} class="stack">
          {brand ? (
            <Figures rival={rival} own={brand} className={colours.get(rival.id) ?? 'other'} />
          ) : (
            <Waiting error={error} rows={3} />
          )}
          <MissedPrompts rival={rival} />
        </div>
      )}
    </Card>
  );
}
