import { loadBrand } from '../ingest/brands/ingest-brand.ts';
import { dollars, total } from '../plans/prices.ts';
import { spentInMonth } from '../plans/usage.ts';
import { ENGINES, type EngineId } from '../providers/index.ts';
import { enginesWithKey, type Planning } from './plan-day.ts';
import type { RunKey } from './questions.ts';
import { questionsToAsk } from './run-plan.ts';

interface EnginePreview {
  readonly engine: EngineId;
  readonly questions: number;
  /** US dollars; null where the price is not known. */
  readonly cost: number | null;
}

/** Questions that a brand's run would ask if it were planned now, or planned again, and their likely cost. */
export interface RunPreview {
  readonly brand: string;
  readonly questions: number;
  readonly cost: number | null;
  readonly engines: readonly EnginePreview[];
}

/** Previews a run: nothing is asked and nothing written. Null where the brand does not exist any more. */
export async function previewRun(planning: Planning, run: RunKey): Promise<RunPreview | null> {
  const { postgres, settings, maxQuestions } = planning;
  const brand = await loadBrand(postgres, run.brandId);
  if (!brand) return null;
  const [asked, spent] = await Promise.all([
    questionsToAsk(planning, brand, run, { engines: enginesWithKey(settings), maxQuestions }),
    spentInMonth(postgres, brand, run.date),
  ]);
  const engines = ENGINES.flatMap(({ id }) => {
    const questions = asked.filter((engine) => engine === id).length;
    const { each } = spent(id);
    return questions === 0
      ? []
      : [{ engine: id, questions, micros: each === null ? null : each * questions }];
  });
  return {
    brand: run.brandId,
    questions: asked.length,
    cost: dollars(total(engines.map(({ micros }) => micros))),
    engines: engines.map(({ engine, questions, micros }) => ({ engine, questions, cost: dollars(micros) })),
  };
}
