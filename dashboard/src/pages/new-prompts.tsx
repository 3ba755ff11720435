import { useState } from 'preact/hooks';
import { Problem, request } from '../data/request.ts';
import type { Brand, Usage } from '../data/shapes.ts';
import { dataUrl, useSource } from '../data/source.ts';
import { refresh, useData } from '../data/use-data.ts';
import { CountriesHint } from '../parts/countries-hint.tsx';
import { Dialog } from '../parts/dialog.tsx';
import { Field } from '../parts/field.tsx';
import { readCountries } from '../words/countries.ts';
import { count, counted } from '../words/numbers.ts';
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

/** What became of each line: those that are there, and why others are not. */
function Outcomes({ outcomes, total }: { readonly outcomes: readonly Outcome[]; readonly total: number }) {
  const faults = outcomes.filter(({ fault }) => fault !== null);
  return (
    <div role="status">
      <progress max={total} value={outcomes.length} aria-label="Prompts created" />
      <p>
        {counted(outcomes.length - faults.length, 'prompt')} of {count(total)} created.
      </p>
      {faults.map(({ text, fault }) => (
        <p key={text} class="note bad">
          <b>{text}</b>: {fault}
        </p>
      ))}
    </div>
  );
}

interface NewPromptsProps {
  /** What stands in the field at first. */
  readonly initial?: string;
  readonly onClose: () => void;
}

/** Creates many prompts, one a line. A line that is refused is told, and the others are created. */
export function NewPrompts({ initial = '', onClose }: NewPromptsProps) {
  const source = useSource();
  const { data: brand } = useData<Brand>(dataUrl(source, 'brand'));
  const { data: usage } = useData<Usage>(dataUrl(source, 'usage'));
  const [text, setText] = useState(initial);
  const [asked, setAsked] = useState('');
  const [outcomes, setOutcomes] = useState<readonly Outcome[]>([]);
  const [busy, setBusy] = useState(false);
  const lines = linesOf(text);
  const countries = readCountries(asked);
  const { codes, faults } = countries;
  const places = lines.length * Math.max(1, codes.length);
  const left = usage ? usage.prompt_limit - usage.prompts_used : null;

  const create = async () => {
    setBusy(true);
    setOutcomes([]);
    const refused: string[] = [];
    for (const line of lines) {
      const fault = await request('POST', dataUrl(source, 'prompts'), {
        text: line,
        countries: codes.length > 0 ? codes : undefined,
      }).then(
        () => null,
        (error: unknown) => {
          if (error instanceof Problem) return error.message;
          throw error;
        },
      );
      if (fault !== null) refused.push(line);
      setOutcomes((before) => [...before, { text: line, fault }]);
    }
    refresh();
    setBusy(false);
    // What was refused stays, to be mended.
    setText(refused.join('\n'));
  };

  return (
    <Dialog title="Add prompts" onClose={onClose}>
      <form
        onSubmit={(event) => {
          event.preventDefault();
          void create();
        }}
      >
        <div class="field">
          <label for="new-prompts">Questions, one a line</label>
          <textarea
            id="new-prompts"
            rows={8}
            value={text}
            placeholder={'What is the best … for …?\nWhich … suits a small company?'}
            onInput={(event) => setText(event.currentTarget.value)}
          />
        </div>
        {initial === '' && (
          <details class="suggest">
            <summary>Suggest some</summary>
            <Suggestions onTake={(more) => setText([...new Set([...lines, ...more])].join('\n'))} />
          </details>
        )}
        <Field
          label="Countries (codes, with commas)"
          name="countries"
          placeholder={brand?.primary_country}
          onInput={({ currentTarget }) => setAsked(currentTarget.value)}
          hint={
            <CountriesHint
              countries={asked.trim() === '' && brand ? readCountries(brand.primary_country) : countries}
            />
          }
        />
        <p class="hint" role="status">
          {counted(lines.length, 'prompt')}, {counted(places, 'place')} of the plan
          {left !== null && `; ${count(Math.max(0, left))} left`}. Asked from the next daily run on.
        </p>
        {outcomes.length > 0 && (
          <Outcomes outcomes={outcomes} total={busy ? lines.length : outcomes.length} />
        )}
        <button type="submit" class="primary" disabled={busy || lines.length === 0 || faults.length > 0}>
          {busy ? 'Creating…' : 'Create'}
        </button>
      </form>
    </Dialog>
  );
}
