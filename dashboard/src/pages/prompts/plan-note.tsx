import type { Usage } from '../../data/shapes.ts';
import { dataUrl, useSource } from '../../data/source.ts';
import { useData } from '../../data/use-data.ts';
import { count, counted, money } from '../../words/numbers.ts';
import { DemoNote } from '../demo-note.tsx';

/** Room left in the plan, and the cost of active prompts. */
export function PlanNote() {
  const source = useSource();
  const { data: usage } = useData<Usage>(dataUrl(source, 'usage'));
  if (!usage) return <p class="hint">&nbsp;</p>;
  const left = usage.prompt_limit - usage.prompts_used;
  return (
    <>
      <p class="hint">
        {count(usage.prompts_used)} of {count(usage.prompt_limit)} prompts of the plan “{usage.plan}” are
        used, {left > 0 ? `${count(left)} left` : 'none left'}. A prompt counts once per country. This brand
        asks {counted(usage.daily_questions, 'question')} a day
        {usage.daily_cost === null
          ? ', at a cost that is not known for every engine'
          : ` for ${money(usage.daily_cost)}`}
        {usage.forecast_cost !== null && `; projected this month: ${money(usage.forecast_cost)}`}.
      </p>
      <DemoNote />
    </>
  );
}
