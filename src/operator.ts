import { createServer, type Server } from 'node:http';
import { collectDefaultMetrics, Gauge, type Registry } from 'prom-client';
import { outboxLag } from './ingest/outbox.ts';
import { readiness } from './readiness.ts';
import type { Stores } from './stores/index.ts';
import { inTime } from './stores/patience.ts';
import { openPostgres, type Postgres } from './stores/postgres.ts';

/** Milliseconds that somebody who looks at the metrics waits for Postgres. */
const LOOK_MS = 1_000;

/** How much waits in the outbox, looked up when somebody asks; nothing is told while Postgres is away. */
function observeOutbox(postgres: Postgres, metrics: Registry): void {
  const registers = [metrics];
  const unknown = { answers: Number.NaN, oldestSeconds: Number.NaN };
  let looking: ReturnType<typeof outboxLag> | null = null;
  // Gauges are read side by side: both wait for the one look.
  const look = () => {
    looking ??= inTime(LOOK_MS, () => outboxLag(postgres))
      .catch(() => unknown)
      .finally(() => {
        looking = null;
      });
    return looking;
  };
  new Gauge({
    name: 'outbox_answers',
    help: 'Accepted answers that ClickHouse does not have yet',
    registers,
    async collect() {
      this.set((await look()).answers);
    },
  });
  new Gauge({
    name: 'outbox_oldest_seconds',
    help: 'How long the oldest of them has waited',
    registers,
    async collect() {
      this.set((await look()).oldestSeconds);
    },
  });
}

/**
 * The operator's server: GET /healthz (the process runs), /readyz (it can answer), /metrics (Prometheus).
 * It needs no key and listens on a port of its own, which is not for the outside. Its connections to Postgres are its
 * own, so that it can tell of a store whose connections are all in use, and a store that hangs holds up none of it.
 */
export function createOperatorServer(stores: Stores, metrics: Registry, isDraining: () => boolean): Server {
  collectDefaultMetrics({ register: metrics });
  const postgres = openPostgres(stores.databaseUrl, { connections: 3 });
  observeOutbox(postgres, metrics);
  let checking: ReturnType<typeof readiness> | null = null;
  // Whoever asks while it is being found out is told the same.
  const check = () => {
    checking ??= readiness({ postgres, clickhouse: stores.clickhouse }).finally(() => {
      checking = null;
    });
    return checking;
  };
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
  server.once('close', () => void postgres.end());
  return server;
}
