import { useState } from 'preact/hooks';
import type { Prompt } from '../../data/shapes.ts';
import { useSource } from '../../data/source.ts';
import { CountriesHint } from '../../parts/countries-hint.tsx';
import { Dialog } from '../../parts/dialog.tsx';
import { Choice, Field } from '../../parts/field.tsx';
import { Form } from '../../parts/form.tsx';
import { useAction } from '../../parts/use-action.ts';
import { readCountries } from '../../words/countries.ts';
import { count, counted } from '../../words/numbers.ts';
import { changeEach } from './changes.ts';

const WAYS = {
  add: {
    text: 'Add',
    of: (has: readonly string[], codes: readonly string[]) => [...new Set([...has, ...codes])],
  },
  remove: {
    text: 'Remove',
    of: (has: readonly string[], codes: readonly string[]) => has.filter((code) => !codes.includes(code)),
  },
  replace: { text: 'Replace by', of: (_has: readonly string[], codes: readonly string[]) => codes },
} as const;

type Way = keyof typeof WAYS;

interface CountriesDialogProps {
  /** One prompt, whose countries are in the field, or many. */
  readonly prompts: readonly Prompt[];
  readonly onDone?: () => void;
  readonly onClose: () => void;
}

/** Countries in which prompts are asked. */
export function CountriesDialog({ prompts, onDone, onClose }: CountriesDialogProps) {
  const source = useSource();
  const [only] = prompts.length === 1 ? prompts : [];
  const [way, setWay] = useState<Way>(only ? 'replace' : 'add');
  const [text, setText] = useState(only?.countries.join(', ') ?? '');
  const [done, setDone] = useState(0);
  const countries = readCountries(text);
  const { codes, faults } = countries;
  const nextOf = (prompt: Prompt) => WAYS[way].of(prompt.countries, codes);
  const bare = prompts.filter((prompt) => nextOf(prompt).length === 0).length;
  const changing = prompts.filter((prompt) => nextOf(prompt).join() !== prompt.countries.join());
  const what = only ? `“${only.text}”` : counted(changing.length, 'prompt');
  const action = useAction(
    async () => {
      await changeEach(source, changing, (prompt) => ({ countries: nextOf(prompt) }), setDone);
      onDone?.();
      onClose();
    },
    () => `Countries of ${what} are saved.`,
    () => changeEach(source, changing, ({ countries: before }) => ({ countries: before })),
  );
  return (
    <Dialog
      title={only ? 'Countries' : `Countries of ${counted(prompts.length, 'prompt')}`}
      onClose={onClose}
    >
      <Form
        action={action}
        submit={action.busy && !only ? `Saving ${count(done)} of ${count(changing.length)}…` : 'Save'}
        incomplete={codes.length === 0 || faults.length > 0 || bare > 0}
      >
        {only ? (
          <p>{only.text}</p>
        ) : (
          <Choice
            label="What to do"
            value={way}
            options={Object.entries(WAYS).map(([name, { text: label }]) => [name as Way, label] as const)}
            onChange={setWay}
          />
        )}
        <Field
          label="Countries (codes such as US, DE)"
          name="countries"
          defaultValue={text}
          onInput={({ currentTarget }) => setText(currentTarget.value)}
          hint={
            <>
              <CountriesHint countries={countries} /> Each country counts once against the plan.
            </>
          }
        />
        {bare > 0 && codes.length > 0 && (
          <p class="note bad" role="status">
            {counted(bare, 'prompt')} would be left without a country.
          </p>
        )}
      </Form>
    </Dialog>
  );
}
