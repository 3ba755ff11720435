import { useState } from 'preact/hooks';
import { takeOut } from '../../data/all-pages.ts';
import { request } from '../../data/request.ts';
import type { Prompt, PromptStatus } from '../../data/shapes.ts';
import { dataUrl, type Source, useSource } from '../../data/source.ts';
import { ProblemNote } from '../../parts/card.tsx';
import { CountriesHint } from '../../parts/countries-hint.tsx';
import { Dialog } from '../../parts/dialog.tsx';
import { Field } from '../../parts/field.tsx';
import { Form } from '../../parts/form.tsx';
import { Menu, MenuAction } from '../../parts/menu.tsx';
import { useAction } from '../../parts/use-action.ts';
import { readCountries } from '../../words/countries.ts';
import { GroupsDialog } from './groups.tsx';

/** The address of the prompts of a status. */
export const listUrl = (source: Source, status: PromptStatus) => dataUrl(source, `prompts?status=${status}`);

function CountriesDialog({ prompt, onClose }: { readonly prompt: Prompt; readonly onClose: () => void }) {
  const source = useSource();
  const [text, setText] = useState(prompt.countries.join(', '));
  const countries = readCountries(text);
  const { codes, faults } = countries;
  const action = useAction(async () => {
    await request('PATCH', dataUrl(source, `prompts/${prompt.id}`), { countries: codes });
    onClose();
  });
  return (
    <Dialog title="Countries" onClose={onClose}>
      <Form action={action} submit="Save" incomplete={codes.length === 0 || faults.length > 0}>
        <p>{prompt.text}</p>
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
      </Form>
    </Dialog>
  );
}

const ARCHIVE = ['archived', 'Archive'] as const;

/** New statuses of a prompt, with the labels of their buttons. */
const STEPS: Readonly<Record<PromptStatus, readonly (readonly [PromptStatus, string])[]>> = {
  active: [['paused', 'Pause'], ARCHIVE],
  paused: [['active', 'Resume'], ARCHIVE],
  archived: [['active', 'Unarchive']],
};

/** Actions on one prompt. */
export function PromptActions({ prompt }: { readonly prompt: Prompt }) {
  const source = useSource();
  const [opened, setOpened] = useState<'countries' | 'groups' | null>(null);
  const close = () => setOpened(null);
  const { busy, problem, run } = useAction(
    async (status: PromptStatus) => {
      await request('PATCH', dataUrl(source, `prompts/${prompt.id}`), { status });
      takeOut(listUrl(source, prompt.status), prompt.id);
    },
    (status) => `“${prompt.text}” is ${status}.`,
  );
  return (
    <>
      <Menu label={<span class="hidden">Actions for {prompt.text}</span>} align="right" className="row-menu">
        <ul class="choices">
          {STEPS[prompt.status].map(([status, text]) => (
            <MenuAction key={status} disabled={busy} onClick={() => void run(status)}>
              {text}
            </MenuAction>
          ))}
          <MenuAction onClick={() => setOpened('countries')}>Countries</MenuAction>
          <MenuAction onClick={() => setOpened('groups')}>Topic and tags</MenuAction>
        </ul>
      </Menu>
      <ProblemNote problem={problem} />
      {opened === 'countries' && <CountriesDialog prompt={prompt} onClose={close} />}
      {opened === 'groups' && <GroupsDialog prompt={prompt} onClose={close} />}
    </>
  );
}
