import { useEffect } from 'preact/hooks';
import { request } from '../../data/request.ts';
import type { Delivery, Webhook } from '../../data/shapes.ts';
import { useSource } from '../../data/source.ts';
import { refresh, useData } from '../../data/use-data.ts';
import { Empty, ProblemNote, Waiting } from '../../parts/card.tsx';
import { Dialog } from '../../parts/dialog.tsx';
import { type Column, Table } from '../../parts/table.tsx';
import { useAction } from '../../parts/use-action.ts';
import { timeText } from '../../words/dates.ts';
import { counted } from '../../words/numbers.ts';

/** Milliseconds between looks for the outcome of a first attempt. */
const LOOK_EVERY = 2_000;

/** Class of a badge, by the state of a delivery. */
const BADGES = { delivered: 'positive', failed: 'negative', waiting: '', cancelled: '' } as const;

function outcome({ state, status, reason, milliseconds, next_attempt_at, attempts }: Delivery): string {
  if (state === 'delivered') return `${status} in ${counted(milliseconds ?? 0, 'millisecond')}`;
  const next = state === 'waiting' && next_attempt_at !== null && attempts > 0;
  return [reason, next && `again at ${timeText(next_attempt_at)}`].filter(Boolean).join('; ');
}

/** Messages that were sent to a webhook, newest first, each of which can be sent again. */
export function Deliveries({
  webhook,
  onClose,
}: {
  readonly webhook: Webhook;
  readonly onClose: () => void;
}) {
  const source = useSource();
  const url = `${source.base}/webhooks/${webhook.id}/deliveries`;
  const loaded = useData<{ readonly data: readonly Delivery[] }>(url);
  const { busy, problem, run } = useAction(async (id: string) => {
    await request('POST', `${url}/${id}`);
  });
  const columns: readonly Column<Delivery>[] = [
    {
      name: 'type',
      title: 'Event',
      cell: ({ type, created_at }) => (
        <span class="question">
          <code>{type}</code>
          <small>{timeText(created_at)}</small>
        </span>
      ),
    },
    {
      name: 'state',
      title: 'Outcome',
      cell: (delivery) => (
        <span class="question">
          <span>
            <span class={`badge ${BADGES[delivery.state]}`}>{delivery.state}</span>{' '}
            {delivery.attempts > 1 && counted(delivery.attempts, 'attempt')}
          </span>
          <small>{outcome(delivery)}</small>
          <span>
            <button
              type="button"
              disabled={busy || webhook.status === 'disabled'}
              aria-label={`Send ${delivery.type} of ${timeText(delivery.created_at)} again`}
              onClick={() => void run(delivery.id)}
            >
              Send again
            </button>
          </span>
        </span>
      ),
    },
  ];
  const rows = loaded.data?.data ?? [];
  // The outcome of a first attempt is there in a moment.
  const isNew = rows.some(({ state, attempts }) => state === 'waiting' && attempts === 0);
  useEffect(refresh, []);
  useEffect(() => {
    if (!isNew) return;
    const timer = setInterval(refresh, LOOK_EVERY);
    return () => clearInterval(timer);
  }, [isNew]);
  return (
    <Dialog title={`Deliveries to ${new URL(webhook.url).host}`} onClose={onClose}>
      <Waiting {...loaded} rows={4} />
      <ProblemNote problem={problem} />
      {loaded.data && rows.length === 0 && (
        <Empty title="Nothing sent yet">A test shows whether messages arrive.</Empty>
      )}
      {rows.length > 0 && <Table caption="Deliveries" columns={columns} rows={rows} keyOf={({ id }) => id} />}
    </Dialog>
  );
}
