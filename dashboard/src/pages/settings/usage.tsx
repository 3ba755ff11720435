import { Bar } from '../../charts/bar.tsx';
import type { Usage as UsageShape } from '../../data/shapes.ts';
import { dataUrl, useSource } from '../../data/source.ts';
import { useData } from '../../data/use-data.ts';
import type { Column } from '../../parts/table.tsx';
import { TableCard } from '../../parts/table-card.tsx';
import { longDate } from '../../words/dates.ts';
import { engineName } from '../../words/names.ts';
import { count, counted, money } from '../../words/numbers.ts';
import { DemoNote } from '../demo-note.tsx';

type EngineUsage = UsageShape['engines'][number];

const COLUMNS: readonly Column<EngineUsage>[] = [
  { name: 'engine', title: 'Engine', cell: ({ engine }) => engineName(engine) },
  { name: 'questions', title: 'Questions', number: true, cell: ({ questions }) => count(questions) },
  { name: 'cost', title: 'Cost', number: true, cell: ({ cost }) => money(cost) },
  {
    name: 'forecast',
    title: 'Projected this month',
    number: true,
    spare: true,
    cell: ({ forecast_questions }) => count(forecast_questions),
  },
  {
    name: 'forecast_cost',
    title: 'Projected cost',
    number: true,
    spare: true,
    cell: ({ forecast_cost }) => money(forecast_cost),
  },
];

export function Usage() {
  const source = useSource();
  const { data, ...others } = useData<UsageShape>(dataUrl(source, 'usage'));
  return (
    <TableCard
      title="Usage and cost"
      caption="Questions and cost by engine"
      hint={data ? `${data.month} (UTC), plan “${data.plan}”` : undefined}
      loaded={{ ...others, data: data && { data: data.engines } }}
      columns={COLUMNS}
      keyOf={({ engine }) => engine}
      empty={<p class="hint">No engine is asked.</p>}
      foot={
        data && (
          <p class="hint">
            {counted(data.questions, 'question')} so far
            {data.cost !== null && ` for ${money(data.cost)}`}, {count(data.forecast_questions)} in the whole
            month
            {data.forecast_cost !== null && ` for ${money(data.forecast_cost)}`}.
            {data.forecast_reading_cost !== 0 &&
              ` This includes reading by a model: ${money(data.reading_cost)} so far, ${money(data.forecast_reading_cost)} in the whole month.`}{' '}
            US dollars, by prices of {longDate(data.prices_of)} (UTC), before discounts; a dash where a price
            is unknown.
          </p>
        )
      }
    >
      <DemoNote />
      {data && (
        <>
          <p>
            {count(data.prompts_used)} of {count(data.prompt_limit)} prompts of the plan are used, over all
            brands; a prompt counts once per country.
          </p>
          <Bar value={data.prompt_limit === 0 ? 0 : data.prompts_used / data.prompt_limit} />
        </>
      )}
    </TableCard>
  );
}
