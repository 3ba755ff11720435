import pino from 'pino';
import { Registry } from 'prom-client';
import { buildApp } from '../src/app.ts';
import { createFairQueue } from '../src/reports/fair-queue.ts';
import { createResponseBuffers } from '../src/reports/response-buffers.ts';
import { outliveReaders } from '../src/runtime/outputs.ts';
import { openClickHouse } from '../src/stores/clickhouse.ts';
import { openPostgres } from '../src/stores/postgres.ts';

/* npm run -s openapi: prints the OpenAPI document. It does not connect to the stores, so none need to run. */
outliveReaders();
const app = await buildApp({
  postgres: openPostgres('postgres://nobody@127.0.0.1:1/none'),
  clickhouse: openClickHouse('http://127.0.0.1:1'),
  logger: pino({ level: 'silent' }),
  rateLimitPerMinute: 1,
  dailyRun: { cron: '0 4 * * *', withoutKey: [] },
  metrics: new Registry(),
  unread: createResponseBuffers(),
  waitForTurn: createFairQueue(),
});
await app.ready();
process.stdout.write(`${JSON.stringify(app.swagger(), null, 2)}\n`);
await app.close();
