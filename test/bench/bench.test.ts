import { mkdtemp, rm } from 'node:fs/promises';
import os from 'node:os';
import path from 'node:path';
import { expect, it, onTestFinished } from 'vitest';
import { NIGHTLY, tries } from '../helpers/nightly.ts';
import { closeAfterTest, createTestStores } from '../helpers/stores.ts';
import { ADDITIONS } from './additions.ts';
import { difference } from './agreement.ts';
import { measure } from './measure.ts';
import { REQUESTS } from './requests.ts';
import { SCALES, type Scale } from './scale.ts';
import { asTables } from './table.ts';
import { targetsOf } from './targets.ts';
import { inTurns, quantile } from './turns.ts';
import { WAYS } from './ways.ts';

/** By day some of the reports, and one addition of each kind. */
const BY_DAY = ['brands topic 90', 'visibility total 30', 'visibility total 90', 'brands day,prompt 90'];
const requests = NIGHTLY ? REQUESTS : REQUESTS.filter(({ name }) => BY_DAY.includes(name));
const compared = NIGHTLY
  ? ADDITIONS
  : ADDITIONS.filter(({ kind }, index) => kind !== ADDITIONS[index - 1]?.kind);

/** By day few days of one month: each INSERT of some days makes parts in every table for each month. */
const days = tries(5, 12);
/** 5 prompts, 2 engines and 2 countries; 2 neighbours of 2 answers a day. */
const [own, all] = [20 * days, 24 * days];
const scale: Scale = {
  ...SCALES.tiny,
  brand: { ...SCALES.tiny.brand, days },
  imported: Math.min(SCALES.tiny.imported, own),
};

it('answers every request alike in all six ways, and measures everything', async () => {
  const stores = await createTestStores();
  closeAfterTest(stores);
  const folder = await mkdtemp(path.join(os.tmpdir(), 'answer-visibility-bench-test-'));
  onTestFinished(() => rm(folder, { recursive: true, force: true }));
  const { environment } = stores;
  const told = new Set<string>();
  const measured = await measure(
    {
      stores,
      clickhouseUrl: environment.CLICKHOUSE_URL,
      environment,
      folder,
      onProgress: (what) => told.add(what),
    },
    scale,
    // Another service is started at night alone; how its memory is told of others is all that this one has of its own.
    { requests, compared, withMemory: NIGHTLY },
  );
  // `measure` throws where two ways differ.
  expect(measured.cases.map(({ request }) => request.name)).toEqual(requests.map(({ name }) => name));
  for (const { request, rows, times } of measured.cases) {
    expect(rows, request.name).toBeGreaterThan(0);
    expect(Object.keys(times).sort(), request.name).toEqual([...WAYS].sort());
  }
  expect(measured.rows).toMatchObject({ answers: all, mentions: 6 * all, citations: 5 * all });
  expect(measured.pages.mentions).toMatchObject({ total: 6 * own, offset: 6 * own - 50 });
  expect(measured.additions).toHaveLength(compared.length);
  const targets = targetsOf(measured, scale);
  for (const { what, value } of targets) expect(value, what).toBeGreaterThanOrEqual(0);
  expect(asTables(measured, targets)).toContain('| visibility total 90');
  expect(told).toContain('Reports in six ways');
});

it('tells where rows differ', () => {
  const row = {
    day: '2026-04-08',
    last_cited_at: '2026-04-08T05:00:00.123Z',
    answers: 3,
    rate: 0.3333,
    name: 'a',
  };
  const other = {
    day: new Date(2026, 3, 8),
    last_cited_at: '2026-04-08 05:00:00.123',
    answers: '3',
    rate: 0.33331,
    name: 'a',
  };
  expect(difference([row], [other])).toBeNull();
  expect(difference([row], [])).toBe('0 rows instead of 1');
  for (const [name, value] of Object.entries({
    day: new Date(2026, 3, 9),
    last_cited_at: '2026-04-08 05:00:00.124',
    answers: '4',
    rate: 0.3335,
    name: 'b',
  })) {
    expect(difference([row], [{ ...other, [name]: value }]), name).toContain(`row 0: ${name} is`);
    expect(difference([row], [{ ...other, [name]: null }]), name).toContain(`row 0: ${name} is`);
  }
});

it('takes turns, without what the first round took', async () => {
  const order: string[] = [];
  const of = (name: string) => async () => {
    order.push(name);
    return order.length;
  };
  const samples = await inTurns({ a: of('a'), b: of('b') }, { seconds: 0, rounds: 2 });
  expect(order.join('')).toBe('ababba');
  expect(samples).toEqual({ a: [3, 6], b: [4, 5] });
  expect([quantile([3, 1, 2], 0.5), quantile([3, 1, 2], 0.99), quantile([], 0.5)]).toEqual([
    2,
    3,
    Number.NaN,
  ]);
});
