import type { Usage } from '../../data/shapes.ts';
import { dataUrl, useSource } from '../../data/source.ts';
import { useData } from '../../data/use-data.ts';
import { count, counted, money } from '../../words/numbers.ts';

/** Room left in the plan, and the cost of active prompts. */
export function PlanNote() {
  const source = useSource();
  const { data: usage } = useData<Usage>(dataUrl(source, 'usage'));
  if (!usage) return <p class="hint">&nbsp;</p>;
  const left = usage.prompt_limit - usage.prompts_used;
  return (
    <p class="hint">
      {count(usage.prompts_used)} of {count(usage.prompt_limit)} places of the plan “{usage.plan}” are used,{' '}
      {left > 0 ? `${count(left)} left` : 'none is left'}. A prompt takes one per country. This brand asks{' '}
      {counted(usage.daily_questions, 'question')} a day
      {usage.daily_cost === null
        ? ', of which not all have a price that is known'
        : ` for ${money(usage.daily_cost)}`}
      {usage.forecast_cost !== null && `; forecast of this month: ${money(usage.forecast_cost)}`}.
    </p>
  );
}
