import { useState } from 'preact/hooks';
import { changed } from '../../data/changed.ts';
import { request } from '../../data/request.ts';
import type { Competitor } from '../../data/shapes.ts';
import { useSource } from '../../data/source.ts';
import { Dialog } from '../../parts/dialog.tsx';
import { Field, valuesOf } from '../../parts/field.tsx';
import { Form } from '../../parts/form.tsx';
import { say } from '../../parts/status.tsx';
import { useAction } from '../../parts/use-action.ts';
import { listOf } from '../../words/comma-list.ts';

/** Adds a competitor, or changes what one is called. */
export function NamesDialog({
  competitor,
  onClose,
}: {
  readonly competitor: Competitor | null;
  readonly onClose: () => void;
}) {
  const source = useSource();
  // Initial values: somebody else may change names while this is open.
  const [before] = useState(competitor);
  const action = useAction(async (form: HTMLFormElement) => {
    const { name, aliases, domain } = valuesOf(form);
    const all = { name, aliases: listOf(aliases ?? '', before?.aliases), domain: domain || null };
    const values = changed(all, before ?? { domain: null });
    if (competitor) await request('PATCH', `${source.base}/competitors/${competitor.id}`, values);
    else await request('POST', `${source.base}/competitors`, values);
    onClose();
    say(`${name} is ${competitor ? 'saved' : 'tracked'}.`);
  });
  return (
    <Dialog title={competitor ? 'Names and domain' : 'Add a competitor'} onClose={onClose}>
      <Form action={action} submit={competitor ? 'Save' : 'Add and track'}>
        <Field label="Name" name="name" defaultValue={before?.name} required />
        <Field
          label="Also known as, separated by commas"
          name="aliases"
          defaultValue={before?.aliases.join(', ')}
          hint="Stored answers are read again for a new name."
        />
        <Field
          label="Domain"
          name="domain"
          defaultValue={before?.domain ?? undefined}
          placeholder="example.com"
        />
      </Form>
    </Dialog>
  );
}
