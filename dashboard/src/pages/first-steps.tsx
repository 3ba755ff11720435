import type { ComponentChildren } from 'preact';
import { useState } from 'preact/hooks';
import { useBrand, useCompetitors } from '../data/brand.ts';
import { Problem, request } from '../data/request.ts';
import type { AnswerReader, Brand, Competitor, Run } from '../data/shapes.ts';
import { useSource } from '../data/source.ts';
import { useData } from '../data/use-data.ts';
import { Card, Empty, Waiting } from '../parts/card.tsx';
import { Field, valuesOf } from '../parts/field.tsx';
import { Form } from '../parts/form.tsx';
import { Icon } from '../parts/icon.tsx';
import { useAction } from '../parts/use-action.ts';
import { listOf } from '../words/comma-list.ts';
import { timeText } from '../words/dates.ts';
import { counted } from '../words/numbers.ts';
import { Import } from './later-settings.ts';
import { LiveQuestion } from './live-question.tsx';
import { MissingEngines } from './missing-engines.tsx';
import { NewPrompts } from './new-prompts.tsx';
import { ReaderChoice } from './reader-choice.tsx';
import { Suggestions } from './suggestions.tsx';

function Step({
  done,
  title,
  children,
}: {
  readonly done: boolean;
  readonly title: string;
  readonly children: ComponentChildren;
}) {
  return (
    <Card
      title={
        <span class={done ? 'step done' : 'step'}>
          {done && <Icon name="check" />} {title}
          {done && <span class="hidden"> (done)</span>}
        </span>
      }
    >
      {children}
    </Card>
  );
}

function Rivals({ rivals }: { readonly rivals: readonly Competitor[] }) {
  const source = useSource();
  const action = useAction(async (form: HTMLFormElement) => {
    const refused: (readonly [name: string, why: string])[] = [];
    for (const name of listOf(valuesOf(form).names ?? '')) {
      try {
        await request('POST', `${source.base}/competitors`, { name, status: 'tracked' });
      } catch (error) {
        if (!(error instanceof Problem)) throw error;
        refused.push([name, error.message]);
      }
    }
    // Refused names stay in the field for correction.
    (form.elements.namedItem('names') as HTMLInputElement).value = refused.map(([name]) => name).join(', ');
    if (refused.length > 0)
      throw new Problem(409, { detail: refused.map((one) => one.join(': ')).join(' ') });
  });
  return (
    <Step done={rivals.length > 0} title="Name your competitors">
      {rivals.length > 0 && <p>{rivals.map(({ name }) => name).join(', ')}</p>}
      <Form action={action} submit="Track them">
        <Field
          label="Names, separated by commas"
          name="names"
          hint="Others are suggested once answers mention them."
          required
        />
      </Form>
    </Step>
  );
}

function Questions({ brand }: { readonly brand: Brand }) {
  const [text, setText] = useState<string | null>(null);
  const active = brand.prompt_counts.active;
  return (
    <Step done={active > 0} title="Choose the questions to ask">
      <p class="hint">
        {active > 0
          ? `Each daily run asks ${counted(active, 'prompt')}.`
          : 'What would a customer ask an AI engine?'}
      </p>
      <Suggestions onTake={(lines) => setText(lines.join('\n'))} />
      <div class="actions">
        <button type="button" onClick={() => setText('')}>
          Write my own
        </button>
      </div>
      {text !== null && <NewPrompts initial={text} onClose={() => setText(null)} />}
    </Step>
  );
}

function Engines({ run }: { readonly run: Run | undefined }) {
  if (!run) return null;
  const missing = run.engines.filter(({ ready }) => ready === false);
  return (
    <Step done={missing.length === 0} title="Have the engines set up">
      <MissingEngines engines={run.engines} />
      <p>{run.next_at === null ? run.why_none : `The next daily run is at ${timeText(run.next_at)}.`}</p>
    </Step>
  );
}

function Reading({ reader }: { readonly reader: AnswerReader | undefined }) {
  if (!reader) return null;
  return (
    <Step done={reader.reader === 'model'} title="Choose how answers are read">
      <ReaderChoice reader={reader} />
    </Step>
  );
}

/** Set-up of a brand that has no answers yet; `onEnd` shows its pages. */
export function FirstSteps({ onEnd }: { readonly onEnd: () => void }) {
  const source = useSource();
  const { data: brand, error } = useBrand();
  const { rows: rivals, error: unknown } = useCompetitors('tracked');
  const { data: run } = useData<Run>(`${source.base}/run`);
  const { data: reader } = useData<AnswerReader>(`${source.base}/reader`);
  if (!brand || !rivals) return <Waiting error={error ?? unknown} />;
  if (!source.mayChange) {
    return (
      <Card>
        <Empty title={`${brand.name} has no answers yet`}>
          An owner or manager of the organization chooses what is asked, or imports what was.
        </Empty>
      </Card>
    );
  }
  return (
    <>
      <p class="summary">
        <b>{brand.name}</b>
        {brand.data_through === null ? (
          ' has no answers yet. These steps bring the first ones.'
        ) : (
          <>
            {' has its first answers. '}
            <button type="button" class="primary" onClick={onEnd}>
              See them
            </button>
          </>
        )}
      </p>
      <div class="columns halves">
        <Rivals rivals={rivals} />
        <Questions brand={brand} />
        <Engines run={run} />
        <Reading reader={reader} />
        <Import />
      </div>
      <LiveQuestion brand={brand} run={run} />
    </>
  );
}
