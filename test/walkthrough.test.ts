import { existsSync, mkdtempSync, readFileSync, rmSync, writeFileSync } from 'node:fs';
import os from 'node:os';
import path from 'node:path';
import { beforeAll, describe, expect, it, onTestFinished } from 'vitest';
import type { TestApi } from './helpers/api.ts';
import { callScript, runScript } from './helpers/command.ts';
import { NIGHTLY } from './helpers/nightly.ts';
import { sharedApi } from './helpers/shared.ts';

/* A brand from its creation to its first report, with real answers: 271 of them, of two Google engines, November 2025. */

const ANSWERS = path.resolve(import.meta.dirname, '../../shared/data/real-answers.ndjson');
const missing = !existsSync(ANSWERS);

let api: TestApi;

beforeAll(async () => {
  api = await sharedApi();
});

const importInto = async (brand: string, file: string, run = callScript) => {
  const { code, output } = await run('import', ['--brand', brand, file], api.stores.environment);
  return { code, output: output[0] };
};

/** The file to import again, and how many answers it has: each is read as the first time, so by day it is some. */
function someAgain(): { readonly file: string; readonly answers: number } {
  const lines = readFileSync(ANSWERS, 'utf8').trimEnd().split('\n');
  if (NIGHTLY) return { file: ANSWERS, answers: lines.length };
  const folder = mkdtempSync(path.join(os.tmpdir(), 'answer-visibility-walk-through-'));
  onTestFinished(() => rmSync(folder, { recursive: true }));
  const file = path.join(folder, 'again.ndjson');
  const some = lines.filter((_, index) => index % 5 === 0);
  writeFileSync(file, some.join('\n'));
  return { file, answers: some.length };
}

const admin = async (...args: string[]) =>
  (await callScript('admin', args, api.stores.environment)).output[0];

/** Search pages of Google among the 3,173 sources of the file, and pages that an answer cites again. */
const OWN_PAGES = 317;
const CITED_AGAIN = 71;
const CITATIONS = 3_173 - OWN_PAGES - CITED_AGAIN;

describe(`the walk-through with real answers${missing ? ' (skipped: the sample answers are not there)' : ''}`, () => {
  it.skipIf(missing)('goes from an empty store to a weekly report, and adds nothing twice', async () => {
    const organization = await admin('organization', 'create', '--name', 'Acme', '--plan', 'pro');
    const brand = await admin(
      ...['brand', 'create', '--organization', organization.id, '--name', 'Lenovo', '--alias', 'ThinkPad'],
      ...['--domain', 'lenovo.com', '--country', 'US', '--engine', 'ai_mode,google_ai_overview'],
    );
    for (const [name = '', ...aliases] of [
      ['Apple', 'MacBook'],
      ['Dell'],
      ['HP'],
      ['Asus'],
      ['Acer'],
      ['Microsoft', 'Surface'],
    ]) {
      const named = aliases.flatMap((alias) => ['--alias', alias]);
      await admin('competitor', 'create', '--brand', brand.id, '--name', name, ...named);
    }
    const { key } = await admin('key', 'create', '--brand', brand.id, '--name', 'bi', '--permission', 'read');

    const first = await importInto(brand.id, ANSWERS, runScript);
    expect(first).toMatchObject({
      code: 0,
      output: { answers: 271, citations: CITATIONS, dropped_sources: OWN_PAGES, duplicates: 0, rejected: 0 },
    });

    const report = '/v1/reports/visibility?dimensions=week,engine&start_date=2025-11-01&end_date=2025-11-30';
    const { status, text, body } = await api.get(report, key);
    expect(status).toBe(200);
    const total = (column: string) =>
      body.data.reduce((sum: number, row: Record<string, number>) => sum + (row[column] ?? 0), 0);
    expect(total('answers')).toBe(271);
    expect(total('mentions')).toBeGreaterThan(10);
    expect(new Set(body.data.map(({ week }: { week: string }) => week))).toEqual(
      new Set(['2025-11-10', '2025-11-17', '2025-11-24']),
    );
    expect(body.meta).toMatchObject({ total: 4, data_through: '2025-11-26T02:15:37.000Z' });

    const prompts = await api.get('/v1/prompts?limit=1', key);
    expect(prompts.body.meta.total).toBe(231);
    const citations = await api.get('/v1/citations?start_date=2025-11-01&end_date=2025-11-30', key);
    expect(citations.body.meta.total).toBe(CITATIONS);

    const { file, answers } = someAgain();
    const again = await importInto(brand.id, file);
    expect(again).toMatchObject({ code: 0, output: { answers: 0, duplicates: answers, rejected: 0 } });
    expect((await api.get(report, key)).text).toBe(text);
  });
});
