import { useLayoutEffect, useRef, useState } from 'preact/hooks';
import { useAll } from '../data/all-pages.ts';
import { useBrand } from '../data/brand.ts';
import { Problem, request } from '../data/request.ts';
import { session } from '../data/session.ts';
import type { Prompt, Usage } from '../data/shapes.ts';
import { dataUrl, useSource } from '../data/source.ts';
import { refresh, useData } from '../data/use-data.ts';
import { keepOpen } from '../navigation/location.ts';
import { CountriesHint } from '../parts/countries-hint.tsx';
import { Dialog } from '../parts/dialog.tsx';
import { Field, valuesOf } from '../parts/field.tsx';
import { say } from '../parts/status.tsx';
import { readCountries } from '../words/countries.ts';
import { count, counted, money } from '../words/numbers.ts';
import { TopicField, useTagsOf } from './prompts/groups.tsx';
import { Suggestions } from './suggestions.tsx';

interface Outcome {
  readonly text: string;
  /** Null where it was created. */
  readonly fault: string | null;
}

const linesOf = (text: string): string[] => [
  ...new Set(
    text
      .split('\n')
      .map((line) => line.trim())
      .filter(Boolean),
  ),
];

/**
 * Results of the lines: created prompts, and the reasons of refused ones; a reason shared by several is shown
 * once.
 */
function Outcomes({ outcomes, total }: { readonly outcomes: readonly Outcome[]; readonly total: number }) {
  const kinds = new Map<string, string[]>();
  for (const { text, fault } of outcomes)
    if (fault !== null) kinds.set(fault, [...(kinds.get(fault) ?? []), text]);
  const refused = [...kinds.values()].flat().length;
  return (
    <div role="status">
      <progress max={total} value={outcomes.length} aria-label="Prompts created" />
      <p>
        {counted(outcomes.length - refused, 'prompt')} of {count(total)} created.
      </p>
      {[...kinds].map(([fault, texts]) => (
        <p key={fault} class="note bad">
          <b>{texts.length === 1 ? texts : `${counted(texts.length, 'prompt')} were not created`}</b>: {fault}
          {texts.length > 1 && kinds.size > 1 && ` ${texts.map((text) => `“${text}”`).join(', ')}`}
        </p>
      ))}
    </div>
  );
}

/** Drafts by person and brand, which survive closing the dialog. */
const drafts = new Map<string, string>();

/** Prompts of one request at the most. */
const AT_ONCE = 500;

/** Response of the service to prompts that were sent together. */
interface CreatedPrompts {
  readonly data: readonly {
    readonly status: 201 | 409 | 400;
    readonly prompt?: Prompt;
    readonly errors?: readonly { readonly parameter: string; readonly message: string }[];
  }[];
  readonly meta: { readonly monthly_questions?: number; readonly monthly_cost?: number | null };
}

/** Reason that a prompt was not created; null where it was. */
function faultOf({ status, errors = [] }: CreatedPrompts['data'][number]): string | null {
  if (status === 201) return null;
  if (status === 409) return 'This brand already has a prompt with this text.';
  return errors.map(({ parameter, message }) => `${parameter} ${message}`).join('; ');
}

interface NewPromptsProps {
  /** Initial content of the field. */
  readonly initial?: string;
  /** Is given the first prompt that was created, where nothing was refused and the dialog has closed. */
  readonly onCreated?: (first: Prompt) => void;
  readonly onClose: () => void;
}

/**
 * Creates many prompts, one per line: active, and paused those that the plan has no places for. A refused line is
 * reported, and the others are created.
 */
export function NewPrompts({ initial = '', onCreated, onClose }: NewPromptsProps) {
  const source = useSource();
  const { data: brand } = useBrand();
  const { data: usage } = useData<Usage>(dataUrl(source, 'usage'));
  const draft = `${session.value?.user.id} ${source.base}`;
  const [text, setText] = useState(initial || (drafts.get(draft) ?? ''));
  const [cost, setCost] = useState<string | null>(null);
  const write = (next: string) => {
    setText(next);
    setCost(null);
    if (initial === '') drafts.set(draft, next);
  };
  const [asked, setAsked] = useState('');
  const [outcomes, setOutcomes] = useState<readonly Outcome[]>([]);
  const [busy, setBusy] = useState(false);
  const lines = linesOf(text);
  const countries = readCountries(asked);
  const { codes, faults } = countries;
  const { rows: existing } = useAll<Prompt>(dataUrl(source, 'prompts?status=active,paused,archived'));
  const known = new Set(existing?.map((prompt) => prompt.text));
  // Existing prompts are refused, and use nothing of the plan.
  const fresh = lines.filter((line) => !known.has(line));
  const each = Math.max(1, codes.length);
  const places = fresh.length * each;
  const left = usage ? Math.max(0, usage.prompt_limit - usage.prompts_used) : null;
  const fitting = left === null ? fresh.length : Math.min(fresh.length, Math.floor(left / each));
  const beyond = busy ? 0 : fresh.length - fitting;
  const isWriting = lines.length > 0 && text !== initial;
  // Runs before drawing: an effect after it would be too late where somebody leaves just then.
  useLayoutEffect(() => {
    if (!isWriting) return;
    window.addEventListener('beforeunload', keepOpen);
    return () => window.removeEventListener('beforeunload', keepOpen);
  }, [isWriting]);

  const form = useRef<HTMLFormElement>(null);
  const tagsOf = useTagsOf();
  const send = async (texts: readonly string[], path: string): Promise<CreatedPrompts> => {
    const { topic = '', tags = '' } = form.current ? valuesOf(form.current) : {};
    const common = {
      countries: codes.length > 0 ? codes : undefined,
      topic: topic || undefined,
      tags: tagsOf(tags),
    };
    return request('POST', `${source.base}/${path}`, {
      prompts: texts.map((one) => ({ text: one, ...common })),
    });
  };

  const create = async () => {
    setBusy(true);
    setOutcomes([]);
    setCost(null);
    const refused: string[] = [];
    const created: Prompt[] = [];
    const paused = new Set(fresh.slice(fitting));
    const groups = [
      { path: 'v1/prompts/bulk', texts: lines.filter((line) => !paused.has(line)) },
      { path: 'paused-prompts', texts: [...paused] },
    ];
    for (const { path, texts } of groups) {
      for (let first = 0; first < texts.length; first += AT_ONCE) {
        const some = texts.slice(first, first + AT_ONCE);
        const faults = await send(some, path).then(
          ({ data }) => {
            created.push(...data.flatMap(({ prompt = [] }) => prompt));
            return data.map(faultOf);
          },
          (error: unknown) => {
            if (error instanceof Problem) return some.map(() => error.message);
            throw error;
          },
        );
        const told = some.map((line, index): Outcome => ({ text: line, fault: faults[index] ?? null }));
        refused.push(...told.flatMap(({ text: line, fault }) => (fault === null ? [] : line)));
        setOutcomes((before) => [...before, ...told]);
      }
    }
    refresh();
    setBusy(false);
    // Refused lines stay in the field for correction.
    write(refused.join('\n'));
    const [one] = created;
    if (refused.length > 0 || !one) return;
    onClose();
    const waiting = created.filter(({ status }) => status === 'paused').length;
    say(
      `${counted(created.length, 'prompt')} created${waiting > 0 ? `, ${count(waiting)} of them paused` : ''}.`,
    );
    onCreated?.(one);
  };

  const check = async () => {
    const costs = [];
    // Paused prompts cost nothing.
    const fitted = fresh.slice(0, fitting);
    try {
      for (let first = 0; first < fitted.length; first += AT_ONCE)
        costs.push((await send(fitted.slice(first, first + AT_ONCE), 'v1/prompts/bulk?dry_run=true')).meta);
    } catch (error) {
      if (!(error instanceof Problem)) throw error;
      return setCost(error.message);
    }
    const questions = costs.reduce((sum, { monthly_questions: more = 0 }) => sum + more, 0);
    const dollars = costs.map(({ monthly_cost: more = 0 }) => more);
    const known = dollars.flatMap((more) => more ?? []);
    const all = known.length < dollars.length ? null : known.reduce((sum, more) => sum + more, 0);
    setCost(`${counted(questions, 'question')} a month${all === null ? '' : `, about ${money(all)}`}.`);
  };

  return (
    <Dialog title="Add prompts" onClose={onClose}>
      <form
        ref={form}
        onSubmit={(event) => {
          event.preventDefault();
          void create();
        }}
      >
        <div class="field">
          <label for="new-prompts">One prompt per line</label>
          <textarea
            id="new-prompts"
            rows={8}
            value={text}
            placeholder={'What is the best … for …?\nWhich … suits a small company?'}
            onInput={(event) => write(event.currentTarget.value)}
          />
        </div>
        {initial === '' && (
          <details class="suggest">
            <summary>Suggest questions</summary>
            <Suggestions onTake={(more) => write([...new Set([...lines, ...more])].join('\n'))} />
          </details>
        )}
        <Field
          label="Countries (codes, separated by commas)"
          name="countries"
          placeholder={brand?.primary_country}
          onInput={({ currentTarget }) => setAsked(currentTarget.value)}
          hint={
            <CountriesHint
              countries={asked.trim() === '' && brand ? readCountries(brand.primary_country) : countries}
            />
          }
        />
        <TopicField />
        <Field label="Tags (separated by commas)" name="tags" />
        <p class={beyond > 0 ? 'note' : 'hint'} role="status">
          {counted(fresh.length, 'new prompt')}, counted {counted(places, 'time')} against the plan
          {left !== null && `, which has ${count(left)} left`}.{' '}
          {beyond === 0
            ? 'Asked from the next daily run on.'
            : fitting === 0
              ? 'All will be paused until there is room.'
              : `The first ${count(fitting)} will be active, and ${counted(beyond, 'other')} paused until there is room.`}
        </p>
        {cost !== null && (
          <p class="hint" role="status">
            {cost}
          </p>
        )}
        {outcomes.length > 0 && (
          <Outcomes outcomes={outcomes} total={busy ? lines.length : outcomes.length} />
        )}
        <button type="submit" class="primary" disabled={busy || lines.length === 0 || faults.length > 0}>
          {busy
            ? 'Creating…'
            : beyond > 0
              ? `Create ${fitting > 0 ? `${count(fitting)} active, ` : ''}${count(beyond)} paused`
              : 'Create'}
        </button>{' '}
        <button type="button" disabled={busy || lines.length === 0 || faults.length > 0} onClick={check}>
          What it costs
        </button>
      </form>
    </Dialog>
  );
}
