import { randomUUID } from 'node:crypto';
import fc from 'fast-check';
import { beforeAll, describe, expect, it } from 'vitest';
import { type DataColumn, type DataSet, dataSchema } from '../../src/catalogue/data-schema.ts';
import { COMPETITOR_STATUSES } from '../../src/competitors/create-competitor.ts';
import { PROMPT_STATUSES } from '../../src/prompts/prompt.ts';
import { addDays } from '../../src/shared/dates.ts';
import type { TestApi } from '../helpers/api.ts';
import { callScript } from '../helpers/command.ts';
import { sharedApi } from '../helpers/shared.ts';
import { answerArbitrary, type WorldAnswer } from '../reports/world.ts';

/*
 * Statements of the schema on columns, against the responses for a brand with random answers: types, nulls, units,
 * keys, and which figures may be summed.
 */

type Value = string | number | boolean | null | readonly unknown[];
type Row = Readonly<Record<string, Value>>;

const START = '2026-03-04';
const END = '2026-04-14';
const BEFORE = '2026-02-10';
const RANGE = `start_date=${START}&end_date=${END}&include_archived=true`;

const { tables, reports } = dataSchema();

let api: TestApi;
let key: string;
const rowsOf = new Map<string, readonly Row[]>();

/** All rows of a path, page by page. */
async function readRows(path: string, limit: number): Promise<readonly Row[]> {
  const rows: Row[] = [];
  for (;;) {
    const { status, body } = await api.get(`${path}&limit=${limit}&offset=${rows.length}`, key);
    expect(status, JSON.stringify(body)).toBe(200);
    rows.push(...body.data);
    if (!body.meta.has_more) return rows;
  }
}

const ask = (report: string, query: string) => readRows(`/v1/reports/${report}?${RANGE}&${query}`, 10_000);

const STATUSES: Readonly<Record<string, string>> = {
  prompts: PROMPT_STATUSES.join(','),
  competitors: COMPETITOR_STATUSES.join(','),
};

/** A line of an import, whose text links every other source. */
const lineOf = (answer: WorldAnswer, prompts: readonly string[], competitors: readonly string[]) => {
  const urls = answer.citations.map(({ domain, path }) => `https://${domain}${path}`);
  return JSON.stringify({
    id: answer.id,
    prompt_id: prompts[answer.prompt],
    engine: answer.engine,
    country: answer.country,
    answered_at: new Date(answer.at).toISOString(),
    text: urls.map((url, index) => (index % 2 === 0 ? `[page](${url})` : 'no page')).join('\n') || 'Nothing.',
    mentions: answer.mentions.map(({ brand, position, sentiment }) => ({
      ...(brand === 0 ? { name: 'Acme' } : { competitor_id: competitors[brand - 1] }),
      position,
      sentiment: sentiment / 10_000,
    })),
    citations: urls.map((url) => ({ url, title: 'title' })),
    ...(answer.searches == null ? {} : { search_queries: answer.searches }),
  });
};

beforeAll(async () => {
  api = await sharedApi();
  const brand = await api.brand({ domains: ['own.example'], engines: ['chatgpt', 'gemini', 'claude'] });
  key = brand.key;
  const each = <T>(names: readonly T[], make: (name: T) => Promise<string>) => Promise.all(names.map(make));
  const prompts = await each(['a', 'b', 'c', 'd'], (text) => api.prompt(brand, `Question ${text}`));
  const competitors = await each(['tracked', 'suggested', 'dismissed', 'tracked'] as const, (status) =>
    api.competitor(brand, `Brand ${randomUUID()}`, { status }),
  );
  const days = [BEFORE, ...[0, 3, 7, 30, 41].map((n) => addDays(START, n))];
  const answers = fc.sample(answerArbitrary(days, 4, 4), { numRuns: 300, seed: 48 });
  const lines = answers.map((answer) => lineOf(answer, prompts, competitors));
  const { output, errors } = await callScript(
    'import',
    ['--brand', brand.id, '-'],
    api.stores.environment,
    lines.join('\n'),
  );
  expect(output, errors).toMatchObject([{ answers: 300, rejected: 0 }]);
  for (const { name, path } of tables) {
    if (name === 'changes') rowsOf.set(name, (await api.get(`${path}?limit=1000`, key)).body.data);
    else if (name in STATUSES) rowsOf.set(name, await readRows(`${path}?status=${STATUSES[name]}`, 200));
    else rowsOf.set(name, await readRows(`${path}?${RANGE}`, 100));
  }
});

const table = (name: string) => rowsOf.get(name) ?? [];

const isText = (value: unknown) => typeof value === 'string';
const matches = (pattern: RegExp) => (value: unknown) => isText(value) && pattern.test(value as string);
const isNumber = (value: unknown) => typeof value === 'number' && Number(value.toFixed(4)) === value;

const TYPES: Readonly<Record<DataColumn['type'], (value: unknown) => boolean>> = {
  date: matches(/^\d{4}-\d\d-\d\d$/),
  text: isText,
  uuid: matches(/^[0-9a-f]{8}-([0-9a-f]{4}-){3}[0-9a-f]{12}$/),
  boolean: (value) => typeof value === 'boolean',
  integer: Number.isInteger,
  rate: (value) => isNumber(value) && Number(value) >= 0 && Number(value) <= 1,
  number: isNumber,
  timestamp: matches(/^\d{4}-\d\d-\d\dT\d\d:\d\d:\d\d\.\d{3}Z$/),
  'text[]': (value) => Array.isArray(value) && value.every(isText),
  'row[]': Array.isArray,
};

const between = (low: number, high: number) => (value: number) => value >= low && value <= high;
const isCount = (value: number) => Number.isInteger(value) && value >= 0;

const UNIT_VALUES: Readonly<Record<NonNullable<DataColumn['unit']>, (value: number) => boolean>> = {
  answers: isCount,
  mentions: isCount,
  citations: isCount,
  searches: isCount,
  prompts: isCount,
  brands: isCount,
  // The ends of an interval of a change can lie beyond 1.
  fraction: Number.isFinite,
  index: between(0, 1),
  position: between(1, 5),
  sentiment: between(-1, 1),
  rating: between(0, 100),
  // Of positions of the world, and of sentiments.
  difference: between(-4, 4),
};

/** Finds in rows what contradicts their columns. */
function faultsOf(columns: readonly DataColumn[], rows: readonly Row[]): string[] {
  return columns.flatMap(({ name, type, nullable, unit }) =>
    rows.flatMap((row) => {
      const value = row[name];
      if (value === null) return nullable ? [] : [`${name} is null`];
      const isRight = TYPES[type](value) && (unit === null || UNIT_VALUES[unit](Number(value)));
      return isRight ? [] : [`${name} is ${JSON.stringify(value)}`];
    }),
  );
}

const textsOf = (rows: readonly Row[], columns: readonly string[]) =>
  rows.map((row) => JSON.stringify(columns.map((name) => row[name])));

describe.each(tables)('the table $name', ({ name, columns, primary_key, foreign_keys }) => {
  it('has the columns of its rows, in their order, of their types', () => {
    expect(table(name).length).toBeGreaterThan(0);
    for (const row of table(name)) expect(Object.keys(row)).toEqual(columns.map((one) => one.name));
    expect(faultsOf(columns, table(name))).toEqual([]);
  });

  it('has rows of other tables as these have them', () => {
    for (const { name: column, rows_of } of columns.filter(({ type }) => type === 'row[]')) {
      const nested = table(name).flatMap((row) => row[column] as readonly Row[]);
      const of = tables.find((one) => one.name === rows_of) as DataSet;
      expect(nested.length).toBeGreaterThan(0);
      for (const row of nested) expect(Object.keys(row)).toEqual(of.columns.map((one) => one.name));
    }
  });

  it('has a key that tells rows apart, and keys that other tables have', () => {
    expect(new Set(textsOf(table(name), primary_key)).size).toBe(table(name).length);
    for (const { columns: own, table: other, references, except } of foreign_keys) {
      const there = new Set(textsOf(table(other), references));
      const exempt = (row: Row) => except !== null && row[except] === true;
      expect(
        textsOf(
          table(name).filter((row) => !exempt(row)),
          own,
        ).filter((one) => !there.has(one)),
      ).toEqual([]);
      // The exception is one: own mentions name no competitor.
      expect(textsOf(table(name).filter(exempt), own).filter((one) => there.has(one))).toEqual([]);
    }
  });

  it('gives the role of keys to those alone', () => {
    const keys = new Set([...primary_key, ...foreign_keys.flatMap((one) => one.columns)]);
    const said = columns.filter(({ role }) => role === 'key').map((one) => one.name);
    expect(said.sort()).toEqual([...keys].sort());
  });
});

const sumOf = (rows: readonly Row[], column: string) =>
  rows.reduce((sum, row) => sum + Number(row[column] ?? 0), 0);
const isSame = (a: number, b: number) => Math.abs(a - b) < 1e-9;

it('says of which numbers of a table the sum is a figure', async () => {
  const [visibility = {}] = await ask('visibility', '');
  const brands = await ask('brands', '');
  const own = brands.find(({ is_self }) => is_self) ?? {};
  const mentions = table('mentions').filter(({ is_self }) => is_self);
  const isRanked = ({ position }: Row) => position !== null;
  const ranked = table('mentions').filter(isRanked);
  // Mentions of the brands that the report has, whose rows it sums over brands.
  const ids = brands.map(({ competitor_id }) => competitor_id);
  const compared = table('mentions').filter(({ competitor_id = null }) => ids.includes(competitor_id));
  const found: Record<string, boolean> = {
    'answers.brand_position': isSame(
      sumOf(table('answers'), 'brand_position'),
      Number(visibility.average_position),
    ),
    'answers.brand_sentiment': isSame(
      sumOf(table('answers'), 'brand_sentiment'),
      Number(visibility.sentiment),
    ),
    'answers.brands_ranked': isSame(sumOf(table('answers'), 'brands_ranked'), ranked.length),
    'answers.citation_count': isSame(sumOf(table('answers'), 'citation_count'), table('citations').length),
    'mentions.position': isSame(sumOf(mentions, 'position'), Number(own.average_position)),
    'brands.mentions': isSame(sumOf(brands, 'mentions'), compared.length),
    'brands.ranked': isSame(sumOf(brands, 'ranked'), compared.filter(isRanked).length),
    'mentions.sentiment': isSame(sumOf(mentions, 'sentiment'), Number(own.sentiment)),
  };
  const said = tables
    .filter(({ name }) => name !== 'changes')
    .flatMap(({ name, columns }) =>
      columns
        .filter(({ role }) => role === 'metric')
        .map((one): [string, boolean] => [`${name}.${one.name}`, one.additive]),
    );
  expect(found).toEqual({ ...Object.fromEntries(said), 'brands.mentions': true, 'brands.ranked': true });
});

/** Requests of a report with every addition it can have beside some dimensions. */
const additionsBeside = (report: string, dimension: string, part = '') =>
  [
    ...(report === 'citations' ? ['kinds=true'] : []),
    ...(report === 'citations' && part !== 'content_type' ? ['sites=true'] : []),
    ...(['visibility', 'brands'].includes(report) && dimension !== 'prompt' ? ['intervals=true'] : []),
    ...(['visibility', 'brands'].includes(report) && !['day', 'week', 'month'].includes(dimension)
      ? ['compare=previous']
      : []),
    ...(dimension === 'prompt' ? ['labels=true'] : []),
  ].join('&');

const GENERAL = ['day', 'week', 'month', 'engine', 'country', 'prompt', 'topic', 'language'];
/** Columns that tell rows of one group apart, by report, and the dimensions that ask for them. */
const PARTS: Readonly<Record<string, { readonly ask: readonly string[]; readonly by: readonly string[] }>> = {
  visibility: { ask: [''], by: [] },
  brands: { ask: [''], by: ['competitor_id'] },
  citations: { ask: ['domain', 'url', 'content_type'], by: ['domain', 'url', 'content_type'] },
  searches: { ask: [''], by: ['query'] },
};

const joined = (...names: readonly string[]) => names.filter(Boolean).join(',');

interface Comparison {
  readonly coarse: readonly Row[];
  readonly fine: readonly Row[];
  readonly by: readonly string[];
}

/** Rows of a report, coarse and fine, that tell of the same answers. */
async function comparisonsOf(report: string): Promise<readonly Comparison[]> {
  const found: Comparison[] = [];
  const read = (dimensions: string, additions: string) =>
    ask(report, [dimensions && `dimensions=${dimensions}`, additions].filter(Boolean).join('&'));
  const { ask: asks = [], by = [] } = PARTS[report] ?? {};
  for (const part of asks) {
    const all = await read(part, additionsBeside(report, '', part));
    const parts = by.filter((name) => all[0] && name in all[0]);
    for (const dimension of GENERAL) {
      const fine = await read(joined(part, dimension), additionsBeside(report, dimension, part));
      found.push({ coarse: all, fine, by: parts });
    }
    // Rows of one group against those of its answers, whoever is mentioned, cited or searched for.
    if (report === 'citations') {
      const domains = await read('domain', 'kinds=true');
      if (part !== 'domain') found.push({ coarse: domains, fine: all, by: [] });
    } else if (report !== 'visibility') {
      const coarse = (await ask('visibility', 'compare=previous')).map(({ answers, previous_answers }) => ({
        answers: answers ?? 0,
        previous_answers: previous_answers ?? 0,
      }));
      found.push({ coarse, fine: all, by: [] });
    }
  }
  return found;
}

/** True where the sums of the fine rows are the values of the coarse ones; null where they cannot be compared. */
function addsUp({ coarse, fine, by }: Comparison, column: string): boolean | null {
  if (!coarse.some((row) => column in row) || !fine.some((row) => column in row)) return null;
  const groups = (rows: readonly Row[]) =>
    Object.groupBy(rows, (row) => JSON.stringify(by.map((name) => row[name])));
  const finer = groups(fine);
  return Object.entries(groups(coarse)).every(([group, rows = []]) =>
    isSame(sumOf(rows, column), sumOf(finer[group] ?? [], column)),
  );
}

describe.each(reports)('the report $name', ({ name, columns, primary_key, foreign_keys }) => {
  let comparisons: readonly Comparison[];

  beforeAll(async () => {
    comparisons = await comparisonsOf(name);
  });

  const all = () => comparisons.flatMap(({ coarse, fine }) => [coarse, fine]);

  it('has no other columns than it says, in their order, of their types', () => {
    const seen = new Set<string>();
    for (const rows of comparisons.map(({ fine }) => fine)) {
      const present = Object.keys(rows[0] ?? {});
      for (const column of present) seen.add(column);
      const said = columns.filter((one) => present.includes(one.name));
      expect(said.map((one) => one.name).sort()).toEqual([...present].sort());
      const always = columns.filter(({ requested_by }) => requested_by === null).map((one) => one.name);
      expect(present.filter((column) => always.includes(column))).toEqual(always);
      expect(faultsOf(said, rows)).toEqual([]);
    }
    expect([...seen].sort()).toEqual(columns.map((one) => one.name).sort());
  });

  it('has a key that tells rows apart, and keys that tables have', () => {
    for (const rows of all()) {
      const present = primary_key.filter((column) => rows[0] && column in rows[0]);
      if (present.length > 0) expect(new Set(textsOf(rows, present)).size).toBe(rows.length);
      for (const { columns: own, table: other, references, except } of foreign_keys) {
        if (!own.every((column) => rows[0] && column in rows[0])) continue;
        const there = new Set(textsOf(table(other), references));
        const bound = rows.filter((row) => except === null || row[except] !== true);
        expect(textsOf(bound, own).filter((one) => !there.has(one))).toEqual([]);
      }
    }
  });

  it.each(columns.filter(({ role }) => role === 'metric'))(
    '$name adds up where it says so, and somewhere does not where it does not',
    ({ name: column, type, additive }) => {
      const found = comparisons.map((one) => addsUp(one, column)).filter((one) => one !== null);
      expect(found.length).toBeGreaterThan(0);
      if (additive) expect(found).not.toContain(false);
      // Times and truth values have no sums.
      else if (!['timestamp', 'boolean'].includes(type)) expect(found).toContain(false);
    },
  );
});

describe('the response', () => {
  it('is the schema, without a key and with any', async () => {
    const { status, body, headers } = await api.request('GET', '/v1/schema');
    expect([status, body]).toEqual([200, JSON.parse(JSON.stringify({ tables, reports }))]);
    expect(headers.get('ratelimit-limit')).toBeNull();
    for (const other of [key, 'avk_unknown']) {
      expect((await api.get('/v1/schema', other)).text).toBe(JSON.stringify(body));
    }
    const etag = headers.get('etag') ?? '';
    const again = await api.request('GET', '/v1/schema', { headers: { 'if-none-match': etag } });
    expect(again.status).toBe(304);
  });

  it('has the tables in an order in which they can be loaded, with their keys', () => {
    expect(tables.map(({ name, primary_key }) => [name, primary_key.join()])).toEqual([
      ['prompts', 'id'],
      ['competitors', 'id'],
      ['answers', 'id'],
      ['mentions', 'answer_id,competitor_id'],
      ['citations', 'answer_id,position'],
      ['changes', 'id'],
    ]);
    for (const { name, foreign_keys } of tables) {
      const earlier = tables
        .slice(
          0,
          tables.findIndex((one) => one.name === name),
        )
        .map((one) => one.name);
      for (const { table: other } of foreign_keys) expect(earlier).toContain(other);
    }
  });

  it('takes no parameter and no other method', async () => {
    const refused = await api.request('GET', '/v1/schema?brand=1');
    expect([refused.status, refused.body.code]).toEqual([400, 'invalid_parameter']);
    const posted = await api.request('POST', '/v1/schema');
    expect([posted.status, posted.headers.get('allow')]).toEqual([405, 'GET, HEAD']);
    expect((await api.request('HEAD', '/v1/schema')).status).toBe(200);
  });
});
