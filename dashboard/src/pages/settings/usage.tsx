import { Bar } from '../../charts/bar.tsx';
import type { Usage as UsageShape } from '../../data/shapes.ts';
import { dataUrl, useSource } from '../../data/source.ts';
import { useData } from '../../data/use-data.ts';
import { Card, ProblemNote, Skeleton } from '../../parts/card.tsx';
import { CsvButton } from '../../parts/csv-link.tsx';
import { type Column, Table } from '../../parts/table.tsx';
import { longDate } from '../../words/dates.ts';
import { engineName } from '../../words/names.ts';
import { count, counted, money } from '../../words/numbers.ts';

type EngineUsage = UsageShape['engines'][number];

const COLUMNS: readonly Column<EngineUsage>[] = [
  { name: 'engine', title: 'Engine', cell: ({ engine }) => engineName(engine) },
  { name: 'questions', title: 'Questions', number: true, cell: ({ questions }) => count(questions) },
  { name: 'cost', title: 'Cost', number: true, cell: ({ cost }) => money(cost) },
  {
    name: 'forecast',
    title: 'Whole month',
    number: true,
    cell: ({ forecast_questions }) => count(forecast_questions),
  },
  {
    name: 'forecast_cost',
    title: 'Its cost',
    number: true,
    cell: ({ forecast_cost }) => money(forecast_cost),
  },
];

export function Usage() {
  const source = useSource();
  const { data, error } = useData<UsageShape>(dataUrl(source, 'usage'));
  return (
    <Card
      title="Usage and cost"
      hint={data ? `${data.month} (UTC), plan “${data.plan}”` : undefined}
      actions={data && <CsvButton name="usage" rows={async () => data.engines} />}
    >
      <ProblemNote problem={error} />
      {!data && !error && <Skeleton rows={5} />}
      {data && (
        <>
          <p>
            {count(data.prompts_used)} of {count(data.prompt_limit)} prompts of the plan are used, over all
            brands; a prompt counts once per country.
          </p>
          <Bar value={data.prompt_limit === 0 ? 0 : data.prompts_used / data.prompt_limit} />
          <Table
            caption="Questions and cost by engine"
            columns={COLUMNS}
            rows={data.engines}
            keyOf={({ engine }) => engine}
          />
          <p class="hint">
            {counted(data.questions, 'question')} so far
            {data.cost !== null && ` for ${money(data.cost)}`}, {count(data.forecast_questions)} in the whole
            month
            {data.forecast_cost !== null && ` for ${money(data.forecast_cost)}`}. US dollars, by prices of{' '}
            {longDate(data.prices_of)} (UTC), before discounts; a dash where a price is not known.
          </p>
        </>
      )}
    </Card>
  );
}
