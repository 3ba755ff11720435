import { spawn, spawnSync } from 'node:child_process';
import { once } from 'node:events';
import { createServer } from 'node:http';
import type { AddressInfo } from 'node:net';
import path from 'node:path';
import { beforeAll, describe, expect, it, onTestFinished } from 'vitest';
import { dataSchema } from '../../src/catalogue/data-schema.ts';
import { COMPETITOR_STATUSES } from '../../src/competitors/create-competitor.ts';
import { PROMPT_STATUSES } from '../../src/prompts/prompt.ts';
import { addDays, today } from '../../src/shared/dates.ts';
import { childEnvironment } from '../helpers/child-environment.ts';
import { ROOT } from '../helpers/documents.ts';
import { line } from '../ingest/lines.ts';
import { ANSWERS, type ConnectedBrand, connectedBrand, importLines, rowsOf } from './brand.ts';
import { reportKey, reportOf } from './derived.ts';

/*
 * The source of dlt by Python, where the machine has one. dlt itself is not installed by npm ci: test/connectors/dlt
 * stands in for it, with tables in memory.
 */

const NO_PYTHON =
  spawnSync('python3', ['-c', 'import sys; sys.exit(sys.version_info < (3, 9))']).status !== 0;

type Row = Readonly<Record<string, unknown>>;

interface Copy {
  readonly tables: Readonly<Record<string, readonly Row[]>>;
  readonly states: Readonly<Record<string, Readonly<Record<string, string>>>>;
}

interface Run extends Copy {
  /** Rows that came, by resource. */
  readonly came: Readonly<Record<string, number>>;
  readonly keys: Readonly<Record<string, readonly string[]>>;
  readonly reports: Readonly<Record<string, readonly string[]>>;
  readonly statuses: Readonly<Record<string, string>>;
}

const python = async (args: readonly string[], input = '') => {
  const folders = ['connectors/dlt', 'test/connectors/dlt/stand-in'].map((one) => path.join(ROOT, one));
  const child = spawn('python3', args, {
    env: { ...childEnvironment, PYTHONPATH: folders.join(path.delimiter), PYTHONDONTWRITEBYTECODE: '1' },
  });
  let [output, errors] = ['', ''];
  child.stdout.on('data', (chunk) => (output += chunk));
  child.stderr.on('data', (chunk) => (errors += chunk));
  child.stdin.end(input);
  const [code] = await once(child, 'close');
  if (code !== 0) throw new Error(errors);
  return output;
};

let connected: ConnectedBrand;

/** Yesterday and the day before, which reports are copied of. */
const DAYS = [addDays(today(), -2), addDays(today(), -1)];

beforeAll(async () => {
  connected = await connectedBrand();
  const { api, brand } = connected;
  await importLines(
    api,
    brand,
    DAYS.map((day) => line({ answered_at: `${day}T01:00:00Z`, search_queries: ['laptops'] })),
  );
});

const EMPTY: Copy = { tables: {}, states: {} };

async function run(copy: Copy, options: Readonly<Record<string, unknown>> = {}): Promise<Run> {
  const { api, brand } = connected;
  const given = { ...copy, options: { url: api.url, api_key: brand.key, days: 3, ...options } };
  return JSON.parse(await python([path.join(ROOT, 'test/connectors/dlt/run.py')], JSON.stringify(given)));
}

/** Every answer of the feed, without the time-dependent order. */
async function feed(): Promise<Row[]> {
  const { status, body } = await connected.api.get('/v1/changes?limit=1000', connected.brand);
  expect([status, body.meta.has_more]).toEqual([200, false]);
  return body.data;
}

const sorted = (rows: readonly Row[] = []) => rows.map((row) => JSON.stringify(row)).sort();

describe.skipIf(NO_PYTHON)(
  `the dlt source, with a stand-in for dlt${NO_PYTHON ? ' (not run: there is no python3 from 3.9 on)' : ''}`,
  () => {
    it('copies everything, by the types that the schema says', async () => {
      const { tables, came, keys, reports, statuses } = await run(EMPTY);
      expect(sorted(tables.changes)).toEqual(sorted(await feed()));
      expect(came.changes).toBe(ANSWERS + DAYS.length);
      for (const [name, status] of Object.entries(statuses)) {
        expect(tables[name]).toEqual(await rowsOf(connected, `/v1/${name}?status=${status}`, 100));
      }
      expect(statuses).toEqual({
        prompts: PROMPT_STATUSES.join(','),
        competitors: COMPETITOR_STATUSES.join(','),
      });
      expect(Object.keys(reports)).toEqual(dataSchema().reports.map(({ name }) => name));
      const range = `start_date=${DAYS[0]}&end_date=${today()}`;
      for (const [name, dimensions] of Object.entries(reports)) {
        const address = `/v1/reports/${name}?${range}&dimensions=${dimensions}`;
        const listed = await rowsOf(connected, address, 10_000);
        expect(listed.length).toBeGreaterThan(0);
        expect(sorted(tables[`${name}_report`])).toEqual(sorted(listed));
        expect(keys[`${name}_report`]).toEqual(reportKey(reportOf(name), dimensions));
      }
    });

    it('pulls only what is new the next time, and replaces days of reports', async () => {
      const first = await run(EMPTY);
      const again = await run(first);
      expect(again.came.changes).toBe(0);
      expect(again.tables).toEqual(first.tables);
      const { api, brand } = connected;
      await importLines(api, brand, [line({ answered_at: '2026-02-23T01:00:00Z', text: 'late' })]);
      const stale = { ...first.tables.brands_report?.[0], competitor_id: 'of nobody any longer' };
      const third = await run(
        {
          ...again,
          tables: { ...again.tables, brands_report: [...(again.tables.brands_report ?? []), stale] },
        },
        { reports: { brands: ['engine'] } },
      );
      expect(third.came.changes).toBe(1);
      expect(sorted(third.tables.changes)).toEqual(sorted(await feed()));
      expect(sorted(third.tables.brands_report)).toEqual(sorted(first.tables.brands_report));
    });

    it('begins anew where its cursor has expired, and keeps nothing of before', async () => {
      const first = await run(EMPTY, { reports: {} });
      const other = await connected.api.brand();
      const { body } = await connected.api.get('/v1/changes', other);
      const gone = { ...first.tables.changes?.[0], id: 'which a restore took away' };
      const { tables, came } = await run(
        {
          tables: { changes: [...(first.tables.changes ?? []), gone] },
          states: { changes: { after: body.meta.next } },
        },
        { reports: {} },
      );
      expect(came.changes).toBe(first.came.changes);
      expect(sorted(tables.changes)).toEqual(sorted(await feed()));
    });

    it('leaves texts out where it is told to', async () => {
      const { tables } = await run(EMPTY, { reports: {}, text: false });
      expect(tables.changes?.some((row) => 'text' in row)).toBe(false);
    });

    it('waits where the service is busy, and says what it refuses', async () => {
      const refused: number[] = [429, 503];
      const server = createServer(async (request, response) => {
        const status = refused.pop();
        if (status !== undefined) {
          response.writeHead(status, { 'retry-after': '0' }).end();
          return;
        }
        const { authorization = '' } = request.headers;
        const got = await fetch(connected.api.url + request.url, { headers: { authorization } });
        response.writeHead(got.status).end(await got.text());
      });
      server.listen(0, '127.0.0.1');
      await once(server, 'listening');
      onTestFinished(() => void server.close());
      const url = `http://127.0.0.1:${(server.address() as AddressInfo).port}/`;
      const { came } = await run(EMPTY, { url, reports: {} });
      expect(refused).toEqual([]);
      expect(came.competitors).toBeGreaterThan(0);
      await expect(run(EMPTY, { api_key: 'avk_unknown', reports: {} })).rejects.toThrow(
        /Refused: 401 api_key_invalid: /,
      );
      await expect(run(EMPTY, { reports: { visibility: ['moon'] } })).rejects.toThrow(
        /Refused: 400 invalid_parameter: dimensions: /,
      );
    });

    it('knows the last days in UTC', async () => {
      const script = [
        'from datetime import datetime, timezone',
        'from answer_visibility.api import last_days',
        'print(last_days(3, datetime(2026, 3, 1, 0, 30, tzinfo=timezone.utc)))',
      ];
      expect(await python(['-c', script.join('\n')])).toBe("['2026-02-27', '2026-02-28', '2026-03-01']\n");
    });
  },
);
