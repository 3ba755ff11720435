import { useState } from 'preact/hooks';
import { request } from '../../data/request.ts';
import type { Key, List, NewKey, Permission } from '../../data/shapes.ts';
import { useSource } from '../../data/source.ts';
import { useData } from '../../data/use-data.ts';
import { Empty, ProblemNote } from '../../parts/card.tsx';
import { Confirmed } from '../../parts/confirm.tsx';
import { Dialog } from '../../parts/dialog.tsx';
import { Choice, Field, valuesOf } from '../../parts/field.tsx';
import { Form } from '../../parts/form.tsx';
import { Secret } from '../../parts/secret.tsx';
import type { Column } from '../../parts/table.tsx';
import { TableCard } from '../../parts/table-card.tsx';
import { useAction } from '../../parts/use-action.ts';
import { longDate, timeText } from '../../words/dates.ts';

const ACCESS: readonly (readonly [Permission, string])[] = [
  ['read', 'Read'],
  ['read-and-write', 'Read & write'],
];

function AddKey({ onClose }: { readonly onClose: () => void }) {
  const source = useSource();
  const [permission, setPermission] = useState<Permission>('read');
  const [made, setMade] = useState<NewKey | null>(null);
  const action = useAction(async (form: HTMLFormElement) => {
    const { name } = valuesOf(form);
    setMade(await request<NewKey>('POST', `${source.base}/keys`, { name, permission }));
  });
  return (
    <Dialog title="Create an API key" onClose={onClose}>
      {made === null ? (
        <Form action={action} submit="Create">
          <Field label="Name" name="name" placeholder="Warehouse" hint="The system that uses it" required />
          <Choice label="Access" value={permission} options={ACCESS} onChange={setPermission} />
        </Form>
      ) : (
        <div class="form">
          <Secret label="API key, shown only once" value={made.key} />
          {made.note && <p>{made.note}</p>}
        </div>
      )}
    </Dialog>
  );
}

function KeyActions({ apiKey }: { readonly apiKey: Key }) {
  const source = useSource();
  const url = `${source.base}/keys/${apiKey.id}`;
  const change = useAction(
    async (permission: Permission) => {
      await request('PATCH', url, { permission });
    },
    () => `The access of ${apiKey.name} has been changed.`,
  );
  if (apiKey.revoked_at !== null)
    return <span class="badge">revoked {longDate(apiKey.revoked_at)} (UTC)</span>;
  return (
    <div class="actions">
      <Choice
        label={`Access of ${apiKey.name}`}
        hidden
        value={apiKey.permission}
        options={ACCESS}
        onChange={(permission) => void change.run(permission)}
      />
      <Confirmed
        label={`Revoke ${apiKey.name}`}
        title={`Revoke ${apiKey.name}?`}
        text="Requests with it will be refused at once. This cannot be undone."
        submit="Revoke the key"
        work={() => request('DELETE', url)}
      >
        Revoke
      </Confirmed>
      <ProblemNote problem={change.problem} />
    </div>
  );
}

const COLUMNS: readonly Column<Key>[] = [
  { name: 'name', title: 'Name', cell: ({ name }) => <b>{name}</b> },
  {
    name: 'key',
    title: 'Key',
    cell: ({ first_characters, last_characters }) => (
      <code>
        {first_characters}…{last_characters}
      </code>
    ),
  },
  {
    name: 'created',
    title: 'Created (UTC)',
    spare: true,
    cell: ({ created_by, created_at }) => `${longDate(created_at)}${created_by ? ` by ${created_by}` : ''}`,
  },
  {
    name: 'used',
    title: 'Last used',
    spare: true,
    cell: ({ last_used_at }) => (last_used_at === null ? 'never' : timeText(last_used_at)),
  },
  { name: 'access', title: 'Access', cell: (key) => <KeyActions apiKey={key} /> },
];

export function Keys() {
  const source = useSource();
  const [adding, setAdding] = useState(false);
  return (
    <TableCard
      title="API keys"
      hint="Each key works for this brand only; at most 10 can be active."
      actions={
        <button type="button" class="primary" onClick={() => setAdding(true)}>
          Create a key
        </button>
      }
      loaded={useData<List<Key>>(`${source.base}/keys`)}
      columns={COLUMNS}
      keyOf={({ id }) => id}
      empty={<Empty title="No keys yet">Create one to read this brand over the API.</Empty>}
      foot={adding && <AddKey onClose={() => setAdding(false)} />}
    />
  );
}
