import { createServer, type Server } from 'node:http';
import { collectDefaultMetrics, Gauge, type Registry } from 'prom-client';
import { outboxLag } from './ingest/outbox.ts';
import type { Stores } from './stores/index.ts';
import { missingMigrations } from './stores/migrate.ts';

/** Whether the service can answer requests: both stores reachable and at the newest schema. */
export async function readiness(stores: Stores): Promise<Record<string, string>> {
  const checks: Record<string, () => Promise<unknown>> = {
    postgres: () => stores.postgres.query('SELECT 1'),
    clickhouse: () => stores.clickhouse.command({ query: 'SELECT 1 FORMAT Null' }),
    dictionary: () =>
      stores.clickhouse.command({
        query: "SELECT dictGetOrDefault('brand_config', 'name', tuple(toUInt32(0)), '') FORMAT Null",
      }),
    migrations: async () => {
      const missing = await missingMigrations(stores);
      if (missing.length > 0) throw new Error(`not applied: ${missing.join(', ')}; run npm run migrate`);
    },
  };
  const results = Object.entries(checks).map(async ([name, check]) => [
    name,
    await check().then(
      () => 'ok',
      (error: Error) => (name === 'migrations' ? error.message : 'cannot be reached'),
    ),
  ]);
  return Object.fromEntries(await Promise.all(results));
}

/** How much waits in the outbox, looked up when somebody asks; nothing is told while Postgres is away. */
function observeOutbox({ postgres }: Stores, metrics: Registry): void {
  const registers = [metrics];
  const answers = new Gauge({
    name: 'outbox_answers',
    help: 'Accepted answers that ClickHouse does not have yet',
    registers,
  });
  new Gauge({
    name: 'outbox_oldest_seconds',
    help: 'How long the oldest of them has waited',
    registers,
    async collect() {
      const lag = await outboxLag(postgres).catch(() => ({ answers: Number.NaN, oldestSeconds: Number.NaN }));
      answers.set(lag.answers);
      this.set(lag.oldestSeconds);
    },
  });
}

/** What the newest nightly audit found, whichever process made it. */
export function observeAudits({ postgres }: Pick<Stores, 'postgres'>, metrics: Registry): void {
  const registers = [metrics];
  const ended = new Gauge({
    name: 'audit_ended_timestamp_seconds',
    help: 'When the newest nightly audit had ended',
    registers,
  });
  new Gauge({
    name: 'audit_differences',
    help: 'Where, in the newest nightly audit, what is stored was not what was accepted',
    registers,
    async collect() {
      const newest = await postgres
        .query<{ differences: number; ended: number }>(
          'SELECT differences, extract(epoch FROM ended_at)::float8 AS ended FROM audits ORDER BY date DESC LIMIT 1',
        )
        .catch(() => ({ rows: [] }));
      const [{ differences, ended: at } = { differences: Number.NaN, ended: Number.NaN }] = newest.rows;
      this.set(differences);
      ended.set(at);
    },
  });
}

/**
 * The operator's server: GET /healthz (the process runs), /readyz (it can answer), /metrics (Prometheus).
 * It needs no key and listens on a port of its own, which is not for the outside.
 */
export function createOperatorServer(stores: Stores, metrics: Registry, isDraining: () => boolean): Server {
  collectDefaultMetrics({ register: metrics });
  observeOutbox(stores, metrics);
  observeAudits(stores, metrics);
  return createServer(async (request, response) => {
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
          const checks = await readiness(stores);
          const ready = Object.values(checks).every((state) => state === 'ok');
          return send(ready ? 200 : 503, { status: ready ? 'ok' : 'unavailable', ...checks });
        }
        case '/metrics':
          response.writeHead(200, { 'content-type': metrics.contentType });
          response.end(await metrics.metrics());
          return;
        default:
          return send(404, { status: 'not found', paths: ['/healthz', '/readyz', '/metrics'] });
      }
    } catch (error) {
      return send(500, { status: 'error', detail: (error as Error).message });
    }
  });
}
