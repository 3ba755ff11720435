import { spawn } from 'node:child_process';
import { once } from 'node:events';
import { mkdtemp, rm, writeFile } from 'node:fs/promises';
import os from 'node:os';
import path from 'node:path';
import { setTimeout as sleep } from 'node:timers/promises';
import { afterAll, beforeAll, describe, expect, it } from 'vitest';
import { type IngestBrand, loadBrand } from '../../src/ingest/brands/ingest-brand.ts';
import { takingTurn } from '../../src/ingest/brands/reread-turn.ts';
import { reconcileBrand } from '../../src/ingest/ledger/reconcile.ts';
import { reconcileLedger } from '../../src/ingest/ledger/reconcile-ledger.ts';
import { flushOutbox, outboxLag } from '../../src/ingest/outbox/outbox.ts';
import { removeOldRows, rewriteBrand } from '../../src/ingest/reprocess/rewrite.ts';
import { type ClickHouse, openClickHouse } from '../../src/stores/clickhouse.ts';
import { createTestApi, type TestApi, type TestBrand } from '../helpers/api.ts';
import { childEnvironment } from '../helpers/child-environment.ts';
import { callScript, runScript } from '../helpers/command.ts';
import { NIGHTLY, pauseByDay, tries } from '../helpers/nightly.ts';
import { acceptResolved } from './accepting.ts';
import { differencesOf } from './differences.ts';
import { manyLines, ndjson } from './lines.ts';
import { resolvedAnswers } from './resolved.ts';

/** Rounds of killing; set KILL_ROUNDS for a longer loop. */
const ROUNDS = Number(process.env.KILL_ROUNDS ?? 1);

/** Lines of a round; more than the 5,000 that are accepted at once, so that the first is killed between two of these. */
const LINES = tries(6_000, 3_000);
const RANGE = 'start_date=2026-02-01&end_date=2026-04-15';

let api: TestApi;
let folder: string;

beforeAll(async () => {
  api = await createTestApi();
  folder = await mkdtemp(path.join(os.tmpdir(), 'answer-visibility-once-'));
});

afterAll(async () => {
  await api.close();
  await rm(folder, { recursive: true, force: true });
});

const epochOf = async (brand: TestBrand) => {
  const { rows } = await api.stores.postgres.query<{ epoch: number }>(
    'SELECT epoch FROM brands WHERE id = $1',
    [brand.brandId],
  );
  return rows[0]?.epoch ?? 0;
};

const acceptedOf = async (brand: TestBrand) => {
  const { rows } = await api.stores.postgres.query<{ answers: number }>(
    'SELECT coalesce(sum(answers), 0)::int AS answers FROM ledger WHERE brand_id = $1',
    [brand.brandId],
  );
  return rows[0]?.answers ?? 0;
};

const auditOf = async (brand: TestBrand) =>
  reconcileBrand(api.stores, { ...brand, epoch: await epochOf(brand) });

async function fileOf(lines: readonly unknown[]): Promise<string> {
  const file = path.join(folder, `${Math.random()}.ndjson`);
  await writeFile(file, ndjson(lines));
  return file;
}

const importFile = (brand: TestBrand, file: string, by = callScript) =>
  by('import', ['--brand', brand.id, file], api.stores.environment);

/** What an independent ledger of the lines says the totals are. */
const ledger = (lines: ReturnType<typeof manyLines>) => ({
  answers: lines.length,
  mentions: lines.reduce((sum, { mentions }) => sum + (mentions as unknown[]).length, 0),
  citations: lines.reduce((sum, { citations }) => sum + (citations as unknown[]).length, 0),
});

const totals = async (brand: TestBrand) => {
  const total = async (list: string) =>
    (await api.get(`/v1/${list}?${RANGE}&limit=1`, brand)).body.meta.total;
  return {
    answers: await total('answers'),
    mentions: await total('mentions'),
    citations: await total('citations'),
  };
};

describe('exactly once', () => {
  it('holds after the importer is killed at any moment and run again', {
    timeout: 400_000 + ROUNDS * 30_000,
  }, async () => {
    const brand = await api.brand();
    const lines = manyLines(ROUNDS * LINES);
    const file = await fileOf(lines);
    let killed = 0;
    const kill = async (moment: () => Promise<unknown>) => {
      const child = spawn(process.execPath, ['scripts/import.ts', '--brand', brand.id, file], {
        env: { ...childEnvironment, ...api.stores.environment },
        stdio: 'ignore',
      });
      const ended = once(child, 'exit');
      await Promise.race([moment(), ended]);
      if (child.exitCode === null) killed += 1;
      child.kill('SIGKILL');
      await ended;
    };
    // The first once it has something accepted: it does not end while somebody else has the turn that it takes last.
    await takingTurn(api.stores.postgres, brand, undefined, () =>
      kill(() => expect.poll(() => acceptedOf(brand), { interval: 50 }).toBeGreaterThan(0)),
    );
    for (let round = 1; round < ROUNDS; round++) await kill(() => sleep(400 + Math.random() * 1_600));
    expect(killed).toBeGreaterThan(0);
    const { code, output } = await importFile(brand, file);
    expect(code).toBe(0);
    expect(output[0].answers + output[0].duplicates).toBe(lines.length);
    expect(await outboxLag(api.stores.postgres)).toMatchObject({ answers: 0 });
    expect(await totals(brand)).toEqual(ledger(lines));
    expect(await auditOf(brand)).toEqual([]);
  });

  it('repairs with the same token what views missed when a batch failed midway, however often it is sent', async () => {
    const brand = await api.brand();
    const { clickhouse, postgres } = api.stores;
    const lines = manyLines(100, 'midway');
    const file = await fileOf(lines);
    const tablesWithRows = async () => {
      const result = await clickhouse.query({
        query: `SELECT table FROM merge(currentDatabase(), '^(answers|mentions|citations)') WHERE brand_no = ${brand.brandNo} GROUP BY _table AS table ORDER BY table`,
        format: 'JSONEachRow',
      });
      return (await result.json<{ table: string }>()).map(({ table }) => table);
    };
    // Views run in the order of their names: this one fails when some of the others have their rows already.
    await clickhouse.command({ query: 'CREATE TABLE midway (n UInt8) ENGINE = Null' });
    await clickhouse.command({
      query: `CREATE MATERIALIZED VIEW citations_of_midway TO midway AS
              SELECT throwIf(brand_no = ${brand.brandNo}, 'midway') AS n FROM answers`,
    });
    for (let attempt = 0; attempt < tries(2, 3); attempt++) {
      expect((await importFile(brand, file)).code).toBe(1);
      expect((await outboxLag(postgres)).answers).toBe(lines.length);
    }
    const partly = await tablesWithRows();
    await clickhouse.command({ query: 'DROP TABLE citations_of_midway' });
    await clickhouse.command({ query: 'DROP TABLE midway' });
    expect(await flushOutbox(postgres, clickhouse)).toBe(1);
    const wholly = await tablesWithRows();
    expect(partly.length).toBeGreaterThan(0);
    expect(partly.length).toBeLessThan(wholly.length);
    expect(await outboxLag(postgres)).toMatchObject({ answers: 0 });
    expect(await totals(brand)).toEqual(ledger(lines));
    expect(await auditOf(brand)).toEqual([]);
    expect((await importFile(brand, file)).output[0]).toMatchObject({
      answers: 0,
      duplicates: lines.length,
    });
  });

  it('has answers wait for others to be sent with, unless they are many, have waited long or are of the future', async () => {
    const { clickhouse, postgres } = api.stores;
    const brand = await api.brand();
    const known = (await loadBrand(postgres, brand.id)) as IngestBrand;
    const patience = 3_600;
    for (const [at, due] of [
      "accepted_at = now() - interval '3601 seconds'",
      "accepted_at = now() + interval '1 second'",
      'bytes = 64000000',
    ].entries()) {
      const resolved = resolvedAnswers(10, { text: `${at}` });
      await acceptResolved(api.stores, known, resolved);
      expect(await flushOutbox(postgres, clickhouse, patience)).toBe(0);
      expect(await outboxLag(postgres)).toMatchObject({ answers: 10 });
      await postgres.query(`UPDATE outbox SET ${due}`);
      expect(await flushOutbox(postgres, clickhouse, patience)).toBe(1);
      expect(await outboxLag(postgres)).toMatchObject({ answers: 0 });
      expect(await totals(brand)).toMatchObject({ answers: 10 * (at + 1) });
    }
  });

  it('sends a batch that takes longer than a statement may, and what others wait for where it cannot be sent', async () => {
    const [large, fine] = [await api.brand(), await api.brand()];
    const { clickhouse, postgres } = api.stores;
    const away = openClickHouse('http://127.0.0.1:1');
    for (const [at, brand] of [large, fine].entries()) {
      const known = (await loadBrand(postgres, brand.id)) as IngestBrand;
      const resolved = resolvedAnswers(20, { text: `${at}` });
      await acceptResolved(api.stores, known, resolved);
      await expect(flushOutbox(postgres, away)).rejects.toThrow();
    }
    await away.close();
    /** ClickHouse which sends the first batch's INSERT back, as often as it says. */
    const refusing = (code: string, times: number): ClickHouse => {
      let left = times;
      return Object.assign(Object.create(clickhouse), {
        exec: async (params: Parameters<ClickHouse['exec']>[0]) => {
          if (left === 0) return clickhouse.exec(params);
          left -= 1;
          throw Object.assign(new Error('too much'), { code });
        },
      });
    };
    await expect(flushOutbox(postgres, refusing('241', 1))).rejects.toThrow('too much');
    expect((await outboxLag(postgres)).answers).toBe(20);
    await expect(flushOutbox(postgres, refusing('159', 2))).rejects.toThrow('too much');
    expect(await flushOutbox(postgres, refusing('159', 1))).toBe(1);
    expect(await outboxLag(postgres)).toMatchObject({ answers: 0 });
    for (const brand of [large, fine]) expect((await totals(brand)).answers).toBe(20);
  });

  it('sends what others wait for when ClickHouse refuses one batch, and that one when it no longer does', async () => {
    const [stuck, fine] = [await api.brand(), await api.brand()];
    const { clickhouse } = api.stores;
    const lines = manyLines(50, 'refused');
    const file = await fileOf(lines);
    await clickhouse.command({
      query: `ALTER TABLE answers ADD CONSTRAINT refused CHECK brand_no != ${stuck.brandNo}`,
    });
    const refused = await importFile(stuck, file);
    expect([refused.code, refused.errors]).toEqual([1, expect.stringContaining('"failed"')]);
    expect((await importFile(fine, file)).code).toBe(0);
    expect(await totals(fine)).toEqual(ledger(lines));
    await clickhouse.command({ query: 'ALTER TABLE answers DROP CONSTRAINT refused' });
    expect((await importFile(stuck, file)).output[0]).toMatchObject({ answers: 0, duplicates: 50 });
    expect(await totals(stuck)).toEqual(ledger(lines));
    expect(await reconcileLedger(api.stores, stuck)).toEqual([]);
  });
});

describe('the audit', () => {
  it('finds a rollup, a mention and a citation that are wrong, repairs them, and reads go on', async () => {
    const brand = await api.brand();
    const other = await api.brand();
    const { clickhouse, postgres } = api.stores;
    const lines = manyLines(200, 'audit');
    await importFile(brand, await fileOf(lines));
    await importFile(other, await fileOf(lines));
    const report = `/v1/reports/brands?${RANGE.replace('2026-04-15', '2026-03-31')}&dimensions=week,engine`;
    const before = (await api.get(report, brand)).text;

    const break_ = (query: string) =>
      clickhouse.command({ query: query.replace('$brand', `brand_no = ${brand.brandNo}`) });
    await break_('DELETE FROM mentions WHERE $brand AND position = 2');
    await break_('DELETE FROM citations_domain_week WHERE $brand');
    await break_(
      'INSERT INTO mentions_total_day (brand_no, epoch, period, engine, country, competitor_no, mentions) SELECT brand_no, epoch, period, engine, country, competitor_no, 1 FROM mentions_total_day WHERE $brand LIMIT 1',
    );
    expect(await (NIGHTLY ? auditOf(other) : reconcileLedger(api.stores, other))).toEqual([]);

    let reading = true;
    const reader = (async () => {
      let reads = 0;
      while (reading) {
        const { status, body } = await api.get(`/v1/answers?${RANGE}&limit=1`, brand);
        expect([status, body.meta.total]).toEqual([200, lines.length]);
        reads += 1;
        await pauseByDay(300);
      }
      return reads;
    })();
    const result = await callScript('audit', ['--brand', brand.id, '--repair'], api.stores.environment);
    reading = false;
    expect(await reader).toBeGreaterThan(3);
    expect(result.code).toBe(0);
    const told = Array.from(result.errors.matchAll(/"table":"(\w+)"/g), ([, table]) => table);
    expect([...new Set(told)].sort()).toEqual(['citations_domain_week', 'mentions', 'mentions_total_day']);
    expect(result.output[0].differences).toBeGreaterThan(2);
    // It has audited what it has mended.
    expect(result.output[0].repaired).toBe(result.output[0].differences);
    expect(await totals(brand)).toEqual(ledger(lines));
    expect((await api.get(report, brand)).text).toBe(before);
    expect((await importFile(brand, await fileOf(lines))).output[0]).toMatchObject({
      answers: 0,
      duplicates: lines.length,
    });

    // The rows of the old epoch stay for readers that began before, and go when none can be left.
    const rowsOf = async () => {
      const result = await clickhouse.query({
        query: `SELECT uniqExact(epoch) AS epochs FROM answers WHERE brand_no = ${brand.brandNo}`,
        format: 'JSONEachRow',
      });
      return (await result.json<{ epochs: number }>())[0]?.epochs;
    };
    await removeOldRows(api.stores, brand);
    expect(await rowsOf()).toBe(2);
    // Two minutes pass, for what changed the rollups as well: sums older than that would be refused.
    await postgres.query("UPDATE brands SET epoch_since = epoch_since - interval '2 minutes'");
    await postgres.query("UPDATE rollup_changes SET made_at = made_at - interval '2 minutes'");
    await removeOldRows(api.stores, brand);
    await expect.poll(rowsOf).toBe(1);
    expect(await totals(brand)).toEqual(ledger(lines));
    expect(await totals(other)).toEqual(ledger(lines));
  });

  it('loses nothing that is imported while a brand is rewritten', async () => {
    const brand = await api.brand();
    const lines = manyLines(1_200, 'rewrite');
    await importFile(brand, await fileOf(lines.slice(0, 600)));
    const importing = importFile(brand, await fileOf(lines.slice(400)), runScript);
    // The rewrite begins while the import sends what it has accepted.
    await expect.poll(() => acceptedOf(brand), { interval: 5 }).toBeGreaterThan(600);
    await rewriteBrand(api.stores, { ...brand, epoch: await epochOf(brand) });
    expect((await importing).output[0]).toMatchObject({ answers: 600, duplicates: 200 });
    expect(await epochOf(brand)).toBe(2);
    expect(await totals(brand)).toEqual(ledger(lines));
    expect(await differencesOf(api.stores, brand)).toEqual([]);
  });
});
