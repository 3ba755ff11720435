import { createServer, type Server } from 'node:http';
import { collectDefaultMetrics, Gauge, type Registry } from 'prom-client';
import { z } from 'zod';
import { outboxLag } from '../ingest/outbox/outbox.ts';
import { openPostgres, type Postgres } from '../stores/postgres.ts';
import { maybeRow, oneRow } from '../stores/rows.ts';
import type { Stores } from '../stores/stores.ts';
import { inTime } from '../stores/time-limit.ts';
import { readiness } from './readiness.ts';

/** Milliseconds that a scrape waits for Postgres. */
const LOOK_MS = 1_000;

/** Shares one run of some work among all callers that arrive while it runs. */
function shared<T>(work: () => Promise<T>): () => Promise<T> {
  let running: Promise<T> | null = null;
  return () => {
    running ??= work().finally(() => {
      running = null;
    });
    return running;
  };
}

/** Gauges filled by one query of Postgres; they have no values while it is away. */
function observe<K extends string>(
  metrics: Registry,
  look: () => Promise<Readonly<Record<K, number>>>,
  gauges: Readonly<Record<K, { readonly name: string; readonly help: string }>>,
): void {
  const seen = shared(() => inTime(LOOK_MS, look).catch(() => null));
  for (const key of Object.keys(gauges) as K[]) {
    new Gauge({
      ...gauges[key],
      registers: [metrics],
      async collect() {
        this.set((await seen())?.[key] ?? Number.NaN);
      },
    });
  }
}

/** Gauges of the outbox. */
const observeOutbox = (postgres: Postgres, metrics: Registry) =>
  observe(metrics, () => outboxLag(postgres), {
    answers: { name: 'outbox_answers', help: 'Accepted answers that ClickHouse does not have yet' },
    oldestSeconds: { name: 'outbox_oldest_seconds', help: 'Age of the oldest of them' },
  });

const Unsent = z.object({ deliveries: z.number(), mails: z.number(), oldestMail: z.number() });

const UNSENT = `
SELECT (SELECT count(*)::int FROM deliveries WHERE state = 'waiting') AS deliveries, count(*)::int AS mails,
  coalesce(extract(epoch FROM now() - min(created_at)), 0)::float8 AS "oldestMail"
FROM mails WHERE state = 'waiting'`;

/** Gauges of messages to webhooks and of mails that wait for an attempt. */
const observeUnsent = (postgres: Postgres, metrics: Registry) =>
  observe(metrics, async () => oneRow(Unsent, await postgres.query(UNSENT)), {
    deliveries: {
      name: 'webhook_deliveries_waiting',
      help: 'Messages to webhooks that wait for their first attempt or another one',
    },
    mails: { name: 'mails_waiting', help: 'Mails that the mail server has not taken yet' },
    oldestMail: { name: 'mails_oldest_seconds', help: 'Age of the oldest of these mails' },
  });

const NewestAudit = z.object({ differences: z.number(), ended: z.number() });

const NEWEST_AUDIT = `
SELECT differences, extract(epoch FROM ended_at)::float8 AS ended FROM audits ORDER BY date DESC LIMIT 1`;

/** Gauges of the newest nightly audit, whichever process ran it. */
export const observeAudits = (postgres: Postgres, metrics: Registry) =>
  observe(
    metrics,
    async () => {
      return (
        maybeRow(NewestAudit, await postgres.query(NEWEST_AUDIT)) ?? {
          differences: Number.NaN,
          ended: Number.NaN,
        }
      );
    },
    {
      differences: {
        name: 'audit_differences',
        help: 'Differences between ClickHouse and the ledger in the newest nightly audit',
      },
      ended: { name: 'audit_ended_timestamp_seconds', help: 'End of the newest nightly audit' },
    },
  );

const NewestExport = z.object({ ended: z.number() });

const NEWEST_EXPORT =
  'SELECT extract(epoch FROM ended_at)::float8 AS ended FROM exports ORDER BY date DESC LIMIT 1';

/** Gauge with the end of the newest nightly export of all brands, whichever process ran it. */
export const observeExports = (postgres: Postgres, metrics: Registry) =>
  observe(
    metrics,
    async () => maybeRow(NewestExport, await postgres.query(NEWEST_EXPORT)) ?? { ended: Number.NaN },
    {
      ended: {
        name: 'export_ended_timestamp_seconds',
        help: 'End of the newest nightly export of all brands',
      },
    },
  );

/**
 * Operator server: GET /healthz (the process runs), /readyz (it can answer), /metrics (Prometheus). It needs
 * no key and listens on a port of its own, which must not be public. It has Postgres connections of its own,
 * so that it works while all others are in use, and a store that hangs holds up none of the service's.
 * @param isExporting true where nightly exports are configured: otherwise no metric reports their absence.
 */
export function createOperatorServer(
  stores: Stores,
  metrics: Registry,
  isDraining: () => boolean,
  { isExporting = false } = {},
): Server {
  collectDefaultMetrics({ register: metrics });
  const postgres = openPostgres(stores.databaseUrl, { connections: 3 });
  observeOutbox(postgres, metrics);
  observeUnsent(postgres, metrics);
  observeAudits(postgres, metrics);
  if (isExporting) observeExports(postgres, metrics);
  const check = shared(() => readiness({ postgres, clickhouse: stores.clickhouse }));
  const server = createServer(async (request, response) => {
    const send = (status: number, body: unknown) => {
      response.writeHead(status, { 'content-type': 'application/json' });
      response.end(`${JSON.stringify(body)}\n`);
    };
    try {
      switch (request.url?.split('?', 1)[0]) {
        case '/healthz':
          return send(200, { status: 'ok' });
        case '/readyz': {
          if (isDraining()) return send(503, { status: 'draining' });
          const checks = await check();
          const ready = Object.values(checks).every((state) => state === 'ok');
          return send(ready ? 200 : 503, { status: ready ? 'ok' : 'unavailable', ...checks });
        }
        case '/metrics': {
          const told = await metrics.metrics();
          response.writeHead(200, { 'content-type': metrics.contentType });
          response.end(told);
          return;
        }
        default:
          return send(404, { status: 'not found', paths: ['/healthz', '/readyz', '/metrics'] });
      }
    } catch (error) {
      return send(500, { status: 'error', detail: (error as Error).message });
    }
  });
  server.once('close', () => void postgres.end());
  return server;
}
