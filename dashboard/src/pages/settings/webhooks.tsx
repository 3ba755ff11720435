import { useState } from 'preact/hooks';
import { request } from '../../data/request.ts';
import type { NewWebhook, Webhook, Webhooks as WebhookList } from '../../data/shapes.ts';
import { useSource } from '../../data/source.ts';
import { useData } from '../../data/use-data.ts';
import { Empty, ProblemNote } from '../../parts/card.tsx';
import { Confirm } from '../../parts/confirm.tsx';
import { Dialog } from '../../parts/dialog.tsx';
import { Choice, Field, valuesOf } from '../../parts/field.tsx';
import { Form } from '../../parts/form.tsx';
import { Menu, MenuAction } from '../../parts/menu.tsx';
import { Opener } from '../../parts/opener.tsx';
import { Secret } from '../../parts/secret.tsx';
import type { Column } from '../../parts/table.tsx';
import { TableCard } from '../../parts/table-card.tsx';
import { useAction } from '../../parts/use-action.ts';
import { longDate, timeText } from '../../words/dates.ts';
import { Deliveries } from './deliveries.tsx';

type EventTypes = WebhookList['event_types'];

/** Format by its value in the API; that of the service at the address by default. */
const FORMATS: readonly (readonly [string, string])[] = [
  ['', 'By its address'],
  ['standard', 'Standard Webhooks'],
  ['slack', 'Slack'],
  ['discord', 'Discord'],
  ['teams', 'Microsoft Teams'],
];

const formatName = (format: string) => FORMATS.find(([value]) => value === format)?.[1] ?? format;

const WHY = { gone: 'it answered 410', failing: 'nothing was accepted for five days' } as const;

/** Types of events to choose from; none chosen stands for all. */
function EventChoice({ types, chosen }: { readonly types: EventTypes; readonly chosen: readonly string[] }) {
  return (
    <fieldset>
      <legend class="field-label">Events (none chosen: all)</legend>
      {types.map(({ type, about }) => (
        <label key={type} class="option" title={about}>
          <input type="checkbox" name="events" value={type} defaultChecked={chosen.includes(type)} />
          <span>
            <code>{type}</code>
          </span>
        </label>
      ))}
    </fieldset>
  );
}

const eventsIn = (form: HTMLFormElement) => new FormData(form).getAll('events').map(String);

interface DialogProps {
  readonly onClose: () => void;
}

function AddWebhook({ types, onClose }: DialogProps & { readonly types: EventTypes }) {
  const source = useSource();
  const [format, setFormat] = useState('');
  const [made, setMade] = useState<NewWebhook | null>(null);
  const action = useAction(async (form: HTMLFormElement) => {
    const { url } = valuesOf(form);
    const body = { url, events: eventsIn(form), ...(format === '' ? {} : { format }) };
    setMade(await request<NewWebhook>('POST', `${source.base}/webhooks`, body));
  });
  return (
    <Dialog title="Add a webhook" onClose={onClose}>
      {made === null ? (
        <Form action={action} submit="Add">
          <Field
            label="Address"
            name="url"
            placeholder="https://example.com/hooks/visibility"
            hint="Your own service, or the address of a channel in Slack, Discord or Teams"
            required
          />
          <Choice label="Format" value={format} options={FORMATS} onChange={setFormat} />
          <EventChoice types={types} chosen={[]} />
        </Form>
      ) : (
        <div class="form">
          <p>
            Messages are sent as {formatName(made.format)} has them
            {made.format === 'standard' && ', signed with this secret'}.
          </p>
          {made.format === 'standard' && <Secret label="Secret, shown only once" value={made.secret} />}
        </div>
      )}
    </Dialog>
  );
}

interface OfWebhook {
  readonly webhook: Webhook;
}

function ChooseEvents({ webhook, types, onClose }: OfWebhook & DialogProps & { readonly types: EventTypes }) {
  const source = useSource();
  const action = useAction(async (form: HTMLFormElement) => {
    await request('PATCH', `${source.base}/webhooks/${webhook.id}`, { events: eventsIn(form) });
    onClose();
  });
  return (
    <Dialog title="Choose events" onClose={onClose}>
      <Form action={action} submit="Save">
        <EventChoice types={types} chosen={webhook.events ?? []} />
      </Form>
    </Dialog>
  );
}

function Rotate({ webhook, onClose }: OfWebhook & DialogProps) {
  const source = useSource();
  const [made, setMade] = useState<NewWebhook | null>(null);
  const { busy, problem, run } = useAction(async () => {
    setMade(await request<NewWebhook>('POST', `${source.base}/webhooks/${webhook.id}/secret`));
  });
  return (
    <Dialog title="Make another secret?" onClose={onClose}>
      <div class="form">
        {made === null ? (
          <>
            <p>For a day messages are signed with both secrets, so that the receiver can change over.</p>
            <ProblemNote problem={problem} />
            <button type="button" class="primary" disabled={busy} onClick={() => void run()}>
              Make another secret
            </button>
          </>
        ) : (
          <Secret label="New secret, shown only once" value={made.secret} />
        )}
      </div>
    </Dialog>
  );
}

/** A badge, and a line that says more. */
const Told = ({
  badge,
  kind,
  more,
}: {
  readonly badge: string;
  readonly kind: string;
  readonly more?: string;
}) => (
  <span class="question">
    <span>
      <span class={`badge ${kind}`}>{badge}</span>
    </span>
    {more && <small>{more}</small>}
  </span>
);

function Status({ webhook: { status, disabled_because: why, failing_since, last_success_at } }: OfWebhook) {
  if (status === 'disabled') return <Told badge="disabled" kind="negative" more={why ? WHY[why] : ''} />;
  if (status === 'failing') {
    return (
      <Told badge="failing" kind="negative" more={failing_since ? `since ${timeText(failing_since)}` : ''} />
    );
  }
  if (last_success_at === null) return <Told badge="nothing sent yet" kind="" />;
  return <Told badge="accepted" kind="positive" more={timeText(last_success_at)} />;
}

function Actions({ webhook, types }: OfWebhook & { readonly types: EventTypes }) {
  const source = useSource();
  const url = `${source.base}/webhooks/${webhook.id}`;
  const { host } = new URL(webhook.url);
  const [dialog, setDialog] = useState<'deliveries' | 'events' | 'secret' | 'deletion' | null>(null);
  const close = () => setDialog(null);
  const test = useAction(
    async () => {
      await request('POST', `${url}/test`);
    },
    () => `A test is on its way to ${host}; see its deliveries.`,
  );
  const enable = useAction(
    async () => {
      await request('PATCH', url, { enabled: true });
    },
    () => `Events are sent to ${host} again.`,
  );
  return (
    <>
      <Menu
        label={
          <>
            Actions<span class="hidden"> on the webhook to {host}</span>
          </>
        }
        align="right"
      >
        <ul>
          <MenuAction onClick={() => setDialog('deliveries')}>Deliveries…</MenuAction>
          {webhook.status === 'disabled' ? (
            <MenuAction disabled={enable.busy} onClick={() => void enable.run()}>
              Enable
            </MenuAction>
          ) : (
            <MenuAction disabled={test.busy} onClick={() => void test.run()}>
              Send a test
            </MenuAction>
          )}
          <MenuAction onClick={() => setDialog('events')}>Choose events…</MenuAction>
          {webhook.format === 'standard' && (
            <MenuAction onClick={() => setDialog('secret')}>Make another secret…</MenuAction>
          )}
          <MenuAction onClick={() => setDialog('deletion')}>Delete…</MenuAction>
        </ul>
      </Menu>
      {dialog === 'deliveries' && <Deliveries webhook={webhook} onClose={close} />}
      {dialog === 'events' && <ChooseEvents webhook={webhook} types={types} onClose={close} />}
      {dialog === 'secret' && <Rotate webhook={webhook} onClose={close} />}
      {dialog === 'deletion' && (
        <Confirm
          title={`Delete the webhook to ${host}?`}
          text="Events are not sent there any more, and its deliveries are gone. This cannot be undone."
          submit="Delete the webhook"
          work={() => request('DELETE', url)}
          onClose={close}
        />
      )}
    </>
  );
}

const columnsWith = (types: EventTypes): readonly Column<Webhook>[] => [
  {
    name: 'url',
    title: 'Address',
    className: 'question-cell',
    cell: ({ url, format, events }) => (
      <span class="question">
        <b>{new URL(url).host}</b>
        <small>
          {formatName(format)} · {events === null ? 'all events' : events.join(', ')}
        </small>
      </span>
    ),
  },
  { name: 'status', title: 'Status', cell: (webhook) => <Status webhook={webhook} /> },
  {
    name: 'created',
    title: 'Added (UTC)',
    spare: true,
    cell: ({ created_by, created_at }) => `${longDate(created_at)}${created_by ? ` by ${created_by}` : ''}`,
  },
  {
    name: 'actions',
    title: '',
    className: 'action-cell',
    cell: (webhook) => <Actions webhook={webhook} types={types} />,
  },
];

export function Webhooks() {
  const source = useSource();
  const loaded = useData<WebhookList>(`${source.base}/webhooks`);
  const types = loaded.data?.event_types ?? [];
  return (
    <TableCard
      title="Webhooks"
      hint="Addresses that are told what happens to this brand, as it happens; at most 10."
      actions={
        <Opener className="primary" dialog={(onClose) => <AddWebhook types={types} onClose={onClose} />}>
          Add a webhook
        </Opener>
      }
      loaded={loaded}
      columns={columnsWith(types)}
      keyOf={({ id }) => id}
      empty={
        <Empty title="No webhooks yet">
          Add one to have runs, exports and suggestions sent to your service or to a channel.
        </Empty>
      }
    />
  );
}
