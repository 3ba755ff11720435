import { useEffect, useState } from 'preact/hooks';
import { request } from '../../data/request.ts';
import type { Mails, MemberMails, Organization } from '../../data/shapes.ts';
import { useData } from '../../data/use-data.ts';
import { Card, Empty, ProblemNote } from '../../parts/card.tsx';
import type { Column } from '../../parts/table.tsx';
import { TableCard } from '../../parts/table-card.tsx';
import { useAction } from '../../parts/use-action.ts';
import { timeText } from '../../words/dates.ts';

type LastMail = NonNullable<MemberMails['last_mail']>;

const KINDS: Readonly<Record<LastMail['kind'], string>> = { digest: 'Weekly digest', notice: 'Notice' };

/** Class of a badge, by the state of a mail. */
const BADGES: Readonly<Record<LastMail['state'], string>> = {
  sent: 'positive',
  refused: 'negative',
  failed: 'negative',
  waiting: '',
  cancelled: '',
};

/** State of the last mail to a member. */
const Last = ({ mail }: { readonly mail: MemberMails['last_mail'] }) =>
  mail === null ? (
    <span class="hint">none yet</span>
  ) : (
    <span class="question">
      <span>
        <span class={`badge ${BADGES[mail.state]}`}>{mail.state}</span> {KINDS[mail.kind]},{' '}
        {timeText(mail.at)}
      </span>
      {mail.reason && <small>{mail.reason}</small>}
    </span>
  );

/** Members get no notices: they cannot see webhooks. */
const getsNotices = ({ role, notices }: MemberMails) => role !== 'member' && notices;

/** Week of an example. */
const EXAMPLE = [Date.UTC(2026, 10, 16), Date.UTC(2026, 10, 22)] as const;

/** The dates of that week, as a language writes them. */
const exampleOf = (locale: string): string =>
  new Intl.DateTimeFormat(locale, { dateStyle: 'long', timeZone: 'UTC' }).formatRange(...EXAMPLE);

type Choice = Partial<Record<'digest' | 'notices', boolean>> & { readonly locale?: string };

interface OfOrganization {
  readonly organization: Organization;
}

/** Mails that the reader gets of an organization. */
function Own({ own, organization }: OfOrganization & { readonly own: MemberMails }) {
  // Shown from the click on, until what is stored is read again.
  const [asked, setAsked] = useState<Choice>({});
  useEffect(() => setAsked({}), [own]);
  const { busy, problem, run } = useAction(
    async (change: Choice) => {
      setAsked(change);
      await request('PATCH', `/app/organizations/${organization.id}/mails`, change).catch(
        (error: unknown) => {
          setAsked({});
          throw error;
        },
      );
    },
    () => 'Saved.',
  );
  const { digest, notices, locale } = { ...own, locale: own.locale ?? 'en-GB', ...asked };
  const { language } = navigator;
  return (
    <div class="form">
      <label class="option">
        <input
          type="checkbox"
          checked={digest}
          disabled={busy}
          onChange={(event) => void run({ digest: event.currentTarget.checked })}
        />
        <span>
          Weekly digest: on Mondays, what the week has brought to the brands of <b>{organization.name}</b>
        </span>
      </label>
      {own.role !== 'member' && (
        <label class="option">
          <input
            type="checkbox"
            checked={notices}
            disabled={busy}
            onChange={(event) => void run({ notices: event.currentTarget.checked })}
          />
          <span>Notices: when a webhook is disabled</span>
        </label>
      )}
      <div class="field">
        <span class="field-label">Dates in mails</span>
        <span>
          {exampleOf(locale)} <span class="hint">({locale})</span>{' '}
          {language !== locale && (
            <button type="button" disabled={busy} onClick={() => void run({ locale: language })}>
              As in this browser ({language})
            </button>
          )}
        </span>
      </div>
      <div class="field">
        <span class="field-label">Last mail</span>
        <Last mail={own.last_mail} />
      </div>
      <ProblemNote problem={problem} />
    </div>
  );
}

const COLUMNS: readonly Column<MemberMails>[] = [
  {
    name: 'person',
    title: 'Person',
    className: 'question-cell',
    cell: ({ user, role, last_mail: last }) => (
      <span class="question">
        <b>{user.name}</b>
        <small>
          {user.email} · {role}
        </small>
        {last && BADGES[last.state] === 'negative' && (
          <small class="narrow">
            {KINDS[last.kind]} {last.state}: {last.reason}
          </small>
        )}
      </span>
    ),
  },
  { name: 'digest', title: 'Digest', cell: ({ digest }) => (digest ? 'yes' : 'no') },
  { name: 'notices', title: 'Notices', cell: (member) => (getsNotices(member) ? 'yes' : 'no') },
  {
    name: 'last',
    title: 'Last mail',
    spare: true,
    className: 'question-cell',
    cell: ({ last_mail }) => <Last mail={last_mail} />,
  },
];

const asRow = (member: MemberMails) => ({
  name: member.user.name,
  email: member.user.email,
  role: member.role,
  digest: member.digest,
  notices: getsNotices(member),
  last_mail: member.last_mail?.kind,
  last_mail_state: member.last_mail?.state,
  last_mail_at: member.last_mail?.at,
  last_mail_reason: member.last_mail?.reason,
});

/** Said where the service has no mail server; owners may know who runs it. */
const NoMailServer = ({ organization: { role } }: OfOrganization) => (
  <p class="note" role="note">
    {role === 'owner' ? (
      <>
        This service sends no mails: its operator has set no mail server. <code>SMTP_URL</code>,{' '}
        <code>MAIL_FROM</code> and <code>PUBLIC_URL</code> set one.
      </>
    ) : (
      'This service sends no mails at present. What you choose counts once it does.'
    )}
  </p>
);

export function Notifications({ organization }: OfOrganization) {
  const loaded = useData<Mails>(`/app/organizations/${organization.id}/mails`);
  const { data } = loaded;
  const members = data?.members;
  return (
    <>
      <Card title="Your mails" hint={data?.own.user.email} loaded={loaded} waiting={4}>
        {data && !data.sends_mail && <NoMailServer organization={organization} />}
        {data && <Own own={data.own} organization={organization} />}
      </Card>
      {members && (
        <TableCard
          title="Who gets what"
          hint={`Members of ${organization.name}; each chooses for themselves. A digest that an address refuses three times is turned off.`}
          loaded={{ ...loaded, data: { data: members } }}
          csv={() => members.map(asRow)}
          columns={COLUMNS}
          keyOf={({ user }) => user.id}
          empty={<Empty title="No members" />}
        />
      )}
    </>
  );
}
