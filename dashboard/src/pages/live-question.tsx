import { useEffect, useState } from 'preact/hooks';
import type { Brand, Engine, List, LiveAnswer, Prompt, Run } from '../data/shapes.ts';
import { dataUrl, useSource } from '../data/source.ts';
import { useData } from '../data/use-data.ts';
import { doUserJob } from '../data/user-job.ts';
import { Card } from '../parts/card.tsx';
import { Choice, Field, valuesOf } from '../parts/field.tsx';
import { Form } from '../parts/form.tsx';
import { useAction } from '../parts/use-action.ts';
import { countryName, engineName } from '../words/names.ts';
import { AnswerParts } from './answer-parts.tsx';

/** Seconds since it is there. */
function Elapsed() {
  const [seconds, setSeconds] = useState(0);
  useEffect(() => {
    const timer = setInterval(() => setSeconds((before) => before + 1), 1000);
    return () => clearInterval(timer);
  }, []);
  return <>{seconds} s</>;
}

/** Asks one engine one question at once, and shows the answer; it is not stored. */
export function LiveQuestion({ brand, run }: { readonly brand: Brand; readonly run: Run | undefined }) {
  const source = useSource();
  const { data: prompts } = useData<List<Prompt>>(dataUrl(source, 'prompts?status=active&limit=1'));
  const engines = run?.engines ?? [];
  const [chosen, choose] = useState<Engine | null>(null);
  const engine = chosen ?? engines.find(({ ready }) => ready)?.id ?? engines[0]?.id;
  const [answer, setAnswer] = useState<LiveAnswer | null>(null);
  const action = useAction(async (form: HTMLFormElement) => {
    setAnswer(null);
    const { text } = valuesOf(form);
    const question = { text, engine, country: brand.primary_country };
    setAnswer(await doUserJob<LiveAnswer>(source.base, 'questions', question));
  });
  if (!engine) return null;
  return (
    <>
      <Card title="Ask one question now" hint="See what an engine says before the first daily run">
        <Form action={action}>
          <Field
            key={prompts?.data[0]?.id ?? ''}
            label="Question"
            name="text"
            defaultValue={prompts?.data[0]?.text ?? ''}
            maxLength={1000}
            required
          />
          <Choice
            label="Engine"
            value={engine}
            options={engines.map(
              ({ id, name, ready }) => [id, ready === false ? `${name}: no key` : name] as const,
            )}
            onChange={choose}
          />
          <div class="actions">
            <button type="submit" class="primary" disabled={action.busy}>
              Ask now
            </button>
            <span class="hint" role="status">
              {action.busy ? (
                <>
                  Asking {engineName(engine)}… <Elapsed />
                </>
              ) : answer ? (
                `Answered in ${(answer.milliseconds / 1000).toFixed(1)} s`
              ) : (
                `Asked as from ${countryName(brand.primary_country)}. It costs as much as a question of the daily run and counts in the usage of the month; the answer is not stored.`
              )}
            </span>
          </div>
        </Form>
      </Card>
      {answer && <AnswerParts answer={answer} document={answer.document} />}
    </>
  );
}
