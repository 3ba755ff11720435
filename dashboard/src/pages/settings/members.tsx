import { useState } from 'preact/hooks';
import { request } from '../../data/request.ts';
import { loadSession, session } from '../../data/session.ts';
import type { Invitation, List, MadeKey, Member, Organization, Role } from '../../data/shapes.ts';
import { useData } from '../../data/use-data.ts';
import { Empty, ProblemNote, Waiting } from '../../parts/card.tsx';
import { Confirm } from '../../parts/confirm.tsx';
import { Dialog } from '../../parts/dialog.tsx';
import { Choice, Field, valuesOf } from '../../parts/field.tsx';
import { Form } from '../../parts/form.tsx';
import { Opener } from '../../parts/opener.tsx';
import { Secret } from '../../parts/secret.tsx';
import type { Column } from '../../parts/table.tsx';
import { TableCard } from '../../parts/table-card.tsx';
import { useAction } from '../../parts/use-action.ts';
import { longDate, timeText } from '../../words/dates.ts';
import { counted } from '../../words/numbers.ts';
import { Leave } from '../leave.tsx';

const ROLES: readonly (readonly [Role, string])[] = [
  ['member', 'Member: reads everything but keys'],
  ['manager', 'Manager: changes all but members'],
  ['owner', 'Owner: everything'],
];

const SHORT_ROLES = ROLES.map(([role, text]) => [role, text.split(':')[0] ?? role] as const);

interface Team {
  readonly data: readonly Member[];
  readonly invitations: readonly Invitation[];
}

function Invite({ base, onClose }: { readonly base: string; readonly onClose: () => void }) {
  const [role, setRole] = useState<Role>('member');
  const [made, setMade] = useState<(Invitation & { link: string; sent: boolean }) | null>(null);
  const action = useAction(async (form: HTMLFormElement) => {
    setMade(await request('POST', `${base}/invitations`, { email: valuesOf(form).email, role }));
  });
  return (
    <Dialog title="Invite a teammate" onClose={onClose}>
      {made === null ? (
        <Form action={action} submit="Invite">
          <Field label="E-mail address" name="email" type="email" required />
          <Choice label="Role" value={role} options={ROLES} onChange={setRole} />
        </Form>
      ) : (
        <div class="form">
          <p>
            {made.sent
              ? `The invitation was sent to ${made.email}.`
              : `No mail server is configured: give this link to ${made.email} yourself.`}{' '}
            It works once, until {longDate(made.expires_at)} (UTC).
          </p>
          <Secret label="The link, shown only once" value={made.link} />
          <button type="button" class="primary" onClick={onClose}>
            Done
          </button>
        </div>
      )}
    </Dialog>
  );
}

/** Confirmation of a removal, with the keys that the member created, which may end with it. */
function RemoveMember({
  organization,
  user,
  url,
  onClose,
}: {
  readonly organization: Organization;
  readonly user: Member['user'];
  readonly url: string;
  readonly onClose: () => void;
}) {
  const [revokes, setRevokes] = useState(false);
  const { data, error } = useData<List<MadeKey>>(`${url}/keys`);
  const { busy, problem, run } = useAction(
    async () => {
      await request('DELETE', url, { revoke_keys: revokes });
      onClose();
    },
    () => `${user.name} is no longer a member.`,
  );
  const keys = data?.data ?? [];
  return (
    <Dialog title={`Remove ${user.name}?`} onClose={onClose}>
      <div class="form">
        <p>
          {user.email} is signed out at once and loses access to {organization.name}.
        </p>
        <Waiting data={data} error={error} rows={2} />
        {data && keys.length === 0 && <p>They created no keys that work.</p>}
        {keys.length > 0 && (
          <>
            <p>They created {counted(keys.length, 'key')}, which they may know:</p>
            <ul class="made-keys">
              {keys.map((key) => (
                <li key={key.id}>
                  <b>{key.name}</b>{' '}
                  <code>
                    {key.first_characters}…{key.last_characters}
                  </code>{' '}
                  <small>
                    {key.brand.name}, last used{' '}
                    {key.last_used_at === null ? 'never' : timeText(key.last_used_at)}
                  </small>
                </li>
              ))}
            </ul>
            <label class="option">
              <input
                type="checkbox"
                checked={revokes}
                onChange={(event) => setRevokes(event.currentTarget.checked)}
              />
              <span>Revoke {keys.length === 1 ? 'this key' : 'these keys'}, too</span>
            </label>
          </>
        )}
        <ProblemNote problem={problem} />
        <button type="button" class="primary" disabled={busy || !(data || error)} onClick={() => void run()}>
          Remove the member
        </button>
      </div>
    </Dialog>
  );
}

/** Actions of an owner on a member; taking a right away needs a confirmation. */
function MemberActions({
  organization,
  member: { user, role },
}: {
  readonly organization: Organization;
  readonly member: Member;
}) {
  const own = session.value?.user.id === user.id;
  const url = `/app/organizations/${organization.id}/members/${user.id}`;
  const [asked, ask] = useState<Role | null>(null);
  return (
    <>
      <div class="actions">
        <Choice label={`Role of ${user.name}`} hidden value={role} options={SHORT_ROLES} onChange={ask} />
        {own ? (
          <Leave organization={organization} />
        ) : (
          <Opener
            className="quiet danger"
            label={`Remove ${user.name}`}
            dialog={(onClose) => (
              <RemoveMember organization={organization} user={user} url={url} onClose={onClose} />
            )}
          >
            Remove
          </Opener>
        )}
      </div>
      {asked && (
        <Confirm
          title={own ? 'Change your own role?' : `Change the role of ${user.name}?`}
          text={
            own
              ? `You will be a ${asked} and no longer an owner; only another owner can reverse this.`
              : `${user.email} will be ${asked} of ${organization.name}.`
          }
          submit={own ? 'Change my role' : 'Change the role'}
          done={`${user.name} is ${asked} now.`}
          work={async () => {
            await request('PATCH', url, { role: asked });
            if (own) await loadSession();
          }}
          onClose={() => ask(null)}
        />
      )}
    </>
  );
}

function Invitations({
  base,
  invitations,
}: {
  readonly base: string;
  readonly invitations: readonly Invitation[];
}) {
  const { busy, problem, run } = useAction(async (id: string) => {
    await request('DELETE', `${base}/invitations/${id}`);
  });
  const columns: readonly Column<Invitation>[] = [
    { name: 'email', title: 'Invited', cell: ({ email }) => email },
    { name: 'role', title: 'Role', cell: ({ role }) => role },
    { name: 'until', title: 'Until (UTC)', spare: true, cell: ({ expires_at }) => longDate(expires_at) },
    {
      name: 'actions',
      title: '',
      className: 'action-cell',
      cell: ({ id }) => (
        <button type="button" class="quiet" disabled={busy} onClick={() => void run(id)}>
          Revoke
        </button>
      ),
    },
  ];
  return (
    <TableCard
      title="Open invitations"
      loaded={{ data: { data: invitations }, error: undefined }}
      columns={columns}
      keyOf={({ id }) => id}
      empty={<Empty title="No open invitations" />}
    >
      <ProblemNote problem={problem} />
    </TableCard>
  );
}

export function Members({ organization }: { readonly organization: Organization }) {
  const base = `/app/organizations/${organization.id}`;
  const [inviting, setInviting] = useState(false);
  const team = useData<Team>(`${base}/members`);
  const columns: readonly Column<Member>[] = [
    {
      name: 'name',
      title: 'Name',
      cell: ({ user }) => (
        <span class="question">
          <b>{user.name}</b>
          <small>{user.email}</small>
        </span>
      ),
    },
    { name: 'since', title: 'Since (UTC)', spare: true, cell: ({ since }) => longDate(since) },
    {
      name: 'role',
      title: 'Role',
      cell: (member) => <MemberActions organization={organization} member={member} />,
    },
  ];
  return (
    <>
      <TableCard
        title={`Members of ${organization.name}`}
        caption="Members"
        actions={
          <button type="button" class="primary" onClick={() => setInviting(true)}>
            Invite a teammate
          </button>
        }
        loaded={team}
        csv={() => (team.data?.data ?? []).map(({ user, ...member }) => ({ ...user, ...member }))}
        columns={columns}
        keyOf={({ user }) => user.id}
        empty={<Empty title="No members yet" />}
      />
      {team.data && team.data.invitations.length > 0 && (
        <Invitations base={base} invitations={team.data.invitations} />
      )}
      {inviting && <Invite base={base} onClose={() => setInviting(false)} />}
    </>
  );
}
