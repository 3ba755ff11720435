import type { ComponentChildren } from 'preact';
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

/** A key that was just made: this once with a request to try it. */
function MadeKey({
  made,
  onClose,
  children,
}: {
  readonly made: NewKey;
  readonly onClose: () => void;
  readonly children?: ComponentChildren;
}) {
  const url = `${window.location.origin}/v1/reports/visibility?dimensions=week`;
  return (
    <div class="form">
      {children}
      <Secret label="API key, shown only once" value={made.key} />
      {made.note && <p>{made.note}</p>}
      <Secret label="A request to try it" value={`curl -H "Authorization: Bearer ${made.key}" "${url}"`} />
      <p class="hint">
        Everything it can ask for is in the{' '}
        <a href="/openapi.json" target="_blank" rel="noreferrer">
          description of the API
        </a>{' '}
        (OpenAPI).
      </p>
      <button type="button" class="primary" onClick={onClose}>
        Done
      </button>
    </div>
  );
}

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
        <MadeKey made={made} onClose={onClose} />
      )}
    </Dialog>
  );
}

/** Times for which a rotated key goes on working, in hours. */
const GRACES = [
  ['24', 'for another day'],
  ['168', 'for another week'],
  ['1', 'for another hour'],
  ['0', 'no longer: it may be in wrong hands'],
] as const;

function RotateKey({ apiKey, onClose }: { readonly apiKey: Key; readonly onClose: () => void }) {
  const source = useSource();
  const [hours, setHours] = useState<(typeof GRACES)[number][0]>('24');
  const [made, setMade] = useState<(NewKey & { replaced_ends_at: string }) | null>(null);
  const action = useAction(async () => {
    setMade(
      await request('POST', `${source.base}/keys/${apiKey.id}/rotations`, { grace_hours: Number(hours) }),
    );
  });
  return (
    <Dialog title={`Rotate ${apiKey.name}`} onClose={onClose}>
      {made === null ? (
        <Form action={action} submit="Create the new key">
          <p>A new key with the same name and access takes the place of this one.</p>
          <Choice label="The old key works" value={hours} options={GRACES} onChange={setHours} />
        </Form>
      ) : (
        <MadeKey made={made} onClose={onClose}>
          <p>
            The old key{' '}
            {hours === '0'
              ? 'has ended.'
              : `works until ${timeText(made.replaced_ends_at)}: change over until then.`}
          </p>
        </MadeKey>
      )}
    </Dialog>
  );
}

interface KeyActionsProps {
  readonly apiKey: Key;
  readonly onRotate: (key: Key) => void;
}

function KeyActions({ apiKey, onRotate }: KeyActionsProps) {
  const source = useSource();
  const url = `${source.base}/keys/${apiKey.id}`;
  const change = useAction(
    async (permission: Permission) => {
      await request('PATCH', url, { permission });
    },
    () => `The access of ${apiKey.name} has been changed.`,
  );
  const ends = apiKey.revoked_at;
  if (ends !== null && Date.parse(ends) <= Date.now())
    return <span class="badge">revoked {longDate(ends)} (UTC)</span>;
  return (
    <div class="actions">
      <Choice
        label={`Access of ${apiKey.name}`}
        hidden
        value={apiKey.permission}
        options={ACCESS}
        onChange={(permission) => void change.run(permission)}
      />
      {ends === null ? (
        <button
          type="button"
          class="quiet"
          aria-label={`Rotate ${apiKey.name}`}
          onClick={() => onRotate(apiKey)}
        >
          Rotate
        </button>
      ) : (
        <span class="badge" title={timeText(ends)}>
          ends {longDate(ends)}
        </span>
      )}
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

const columnsOf = (onRotate: KeyActionsProps['onRotate']): readonly Column<Key>[] => [
  {
    name: 'name',
    title: 'Name',
    cell: ({ name, first_characters, last_characters }) => (
      <span class="question">
        <b>{name}</b>
        <code>
          {first_characters}…{last_characters}
        </code>
      </span>
    ),
  },
  {
    name: 'created',
    title: 'Created (UTC)',
    spare: true,
    cell: ({ created_by, created_at, last_used_at }) => (
      <span class="question">
        <span>
          {longDate(created_at)}
          {created_by && ` by ${created_by}`}
        </span>
        <small>{last_used_at === null ? 'never used' : `last used ${timeText(last_used_at)}`}</small>
      </span>
    ),
  },
  {
    name: 'access',
    title: 'Access',
    className: 'key-actions',
    cell: (key) => <KeyActions apiKey={key} onRotate={onRotate} />,
  },
];

export function Keys() {
  const source = useSource();
  const [adding, setAdding] = useState(false);
  // The row of a key that is rotated changes while its dialog shows the new one.
  const [rotated, rotate] = useState<Key | null>(null);
  return (
    <TableCard
      title="API keys"
      hint={
        <>
          Each key works for this brand only; at most 10 can be active.{' '}
          <a href="/openapi.json" target="_blank" rel="noreferrer">
            Description of the API
          </a>
        </>
      }
      actions={
        <button type="button" class="primary" onClick={() => setAdding(true)}>
          Create a key
        </button>
      }
      loaded={useData<List<Key>>(`${source.base}/keys`)}
      columns={columnsOf(rotate)}
      keyOf={({ id }) => id}
      empty={<Empty title="No keys yet">Create one to read this brand over the API.</Empty>}
      foot={
        <>
          {adding && <AddKey onClose={() => setAdding(false)} />}
          {rotated && <RotateKey apiKey={rotated} onClose={() => rotate(null)} />}
        </>
      }
    />
  );
}
