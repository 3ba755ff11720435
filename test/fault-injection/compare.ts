import { createHash } from 'node:crypto';
import { addDays, today } from '../../src/shared/dates.ts';
import { send, type TestApi, type TestBrand } from '../helpers/api.ts';
import { OWN, OWN_DOMAIN, RIVALS, type Truth } from './lines.ts';
import { audited, ledgerOf } from './second-book.ts';

/* What the book says, beside what the service says: lists, reports, ledger and audit. */

// biome-ignore lint/suspicious/noExplicitAny: rows of several lists and reports
type Row = Record<string, any>;

const PAGE = 100;
const MOST_TOLD = 3;

/** How two lists differ, in words; in any order, but each as often as in the other. */
export function differences(what: string, expected: readonly string[], found: readonly string[]): string[] {
  const open = new Map<string, number>();
  for (const one of expected) open.set(one, (open.get(one) ?? 0) + 1);
  for (const one of found) open.set(one, (open.get(one) ?? 0) - 1);
  const known = new Set(expected);
  const of = (keep: (count: number, one: string) => boolean) =>
    [...open].flatMap(([one, count]) => (keep(count, one) ? [one] : []));
  const kinds = {
    missing: of((count) => count > 0),
    doubled: of((count, one) => count < 0 && known.has(one)),
    foreign: of((count, one) => count < 0 && !known.has(one)),
  };
  return Object.entries(kinds).flatMap(([kind, some]) =>
    some.length === 0
      ? []
      : [
          `${what}: ${some.length} ${kind} of ${expected.length}, such as ${some.slice(0, MOST_TOLD).join(' | ')}`,
        ],
  );
}

const count = (values: readonly string[]) => {
  const counts = new Map<string, number>();
  for (const value of values) counts.set(value, (counts.get(value) ?? 0) + 1);
  return counts;
};

export function reader({ url }: TestApi, { key }: TestBrand) {
  const end = today();
  const range = `start_date=${addDays(end, -40)}&end_date=${end}`;
  const get = async (path: string) => {
    const { status, body, text } = await send(url, 'GET', path, { key });
    if (status !== 200) throw new Error(`${path}: ${status} ${text.slice(0, 300)}`);
    return body as { data: Row[]; meta: Row };
  };
  return {
    report: async (report: string, more: string) =>
      (await get(`/v1/reports/${report}?${range}&limit=1000&${more}`)).data,
    /** All rows of a list, and the total it tells. */
    async list(list: string): Promise<{ rows: Row[]; total: number }> {
      const rows: Row[] = [];
      for (;;) {
        const { data, meta } = await get(`/v1/${list}?${range}&limit=${PAGE}&offset=${rows.length}`);
        rows.push(...data);
        if (!meta.has_more) return { rows, total: meta.total };
      }
    },
  };
}

async function lists(api: TestApi, brand: TestBrand, truths: readonly Truth[]): Promise<string[]> {
  const read = reader(api, brand);
  const [answers, mentions, citations] = [
    await read.list('answers'),
    await read.list('mentions'),
    await read.list('citations'),
  ];
  const days = new Map(truths.map(({ id, day }) => [id, day]));
  const expected = {
    answers: truths.map(({ id, day, citations: cited, mentions: named }) =>
      [id, day ?? 'of a run', named.filter(({ position }) => position !== null).length, cited.length].join(
        ' ',
      ),
    ),
    mentions: truths.flatMap(({ id, mentions: named }) =>
      named.map(({ name, position }) => `${id} ${name} ${position}`),
    ),
    citations: truths.flatMap(({ id, citations: cited }) => cited.map((domain) => `${id} ${domain}`)),
  };
  const found = {
    answers: answers.rows.map(({ id, answered_at, brands_ranked, citation_count }) =>
      [id, days.get(id) === null ? 'of a run' : answered_at.slice(0, 10), brands_ranked, citation_count].join(
        ' ',
      ),
    ),
    mentions: mentions.rows.map((row) => `${row.answer_id} ${row.competitor_name} ${row.position}`),
    citations: citations.rows.map((row) => `${row.answer_id} ${row.domain}`),
  };
  const totals = { answers, mentions, citations };
  return (['answers', 'mentions', 'citations'] as const).flatMap((list) => [
    ...differences(`GET /v1/${list}`, expected[list], found[list]),
    ...(totals[list].total === expected[list].length
      ? []
      : [`GET /v1/${list}: the total is ${totals[list].total}, not ${expected[list].length}`]),
  ]);
}

async function reports(api: TestApi, brand: TestBrand, truths: readonly Truth[]): Promise<string[]> {
  const read = reader(api, brand);
  const naming = (name: string) => truths.filter(({ mentions }) => mentions.some((one) => one.name === name));
  const ranking = (name: string) =>
    truths.filter(({ mentions }) => mentions.some((one) => one.name === name && one.position !== null));
  const cited = count(truths.flatMap(({ citations }) => citations));
  // Answers of runs may be of two days; the others tell theirs.
  const ofLines = truths.filter(({ day }) => day !== null);
  const perDay = count(ofLines.map(({ day }) => day ?? ''));
  const own = count(
    ofLines.flatMap(({ day, citations }) =>
      citations.flatMap((domain) => (domain === OWN_DOMAIN ? [day ?? ''] : [])),
    ),
  );
  const named = count(naming(OWN).flatMap(({ day }) => day ?? []));
  const visibility = await read.report('visibility', 'dimensions=day&order_by=day:asc');
  const brands = await read.report('brands', '');
  const domains = await read.report('citations', '');
  const [lastOfLines = ''] = [...perDay.keys()].sort().reverse();
  return [
    ...differences(
      'the visibility report by day',
      [...perDay].map(([day, answers]) => `${day} ${answers} ${named.get(day) ?? 0} ${own.get(day) ?? 0}`),
      visibility
        .filter(({ day }) => day <= lastOfLines)
        .map((row) => `${row.day} ${row.answers} ${row.mentions} ${row.own_citations}`),
    ),
    ...differences(
      'the answers of the visibility report',
      [String(truths.length)],
      [String(visibility.reduce((sum, { answers }) => sum + answers, 0))],
    ),
    ...differences(
      'the brands report',
      truths.length === 0
        ? []
        : [OWN, ...RIVALS].map(
            (name) => `${name} ${truths.length} ${naming(name).length} ${ranking(name).length}`,
          ),
      brands.map((row) => `${row.competitor_name} ${row.answers} ${row.mentions} ${row.ranked}`),
    ),
    ...differences(
      'the citations report',
      [...cited].map(([domain, citations]) => `${domain} ${citations} ${citations}`),
      domains.map((row) => `${row.domain} ${row.citations} ${row.cited_answers}`),
    ),
  ];
}

const hashOf = (id: string) => createHash('sha256').update(id).digest().readBigUInt64BE();

async function ledger(api: TestApi, brand: TestBrand, truths: readonly Truth[]): Promise<string[]> {
  const booked = await ledgerOf(api.stores, brand.id);
  // The days of lines one by one; answers of runs are of later days, all of them together.
  const byDay = Map.groupBy(truths, ({ day }) => day ?? 'of runs');
  const days = new Set(byDay.keys());
  const entry = (day: string, of: readonly { answers: number; mentions: number; citations: number }[]) => {
    const sum = (name: 'answers' | 'mentions' | 'citations') => of.reduce((all, one) => all + one[name], 0);
    return `${day} ${sum('answers')} ${sum('mentions')} ${sum('citations')}`;
  };
  const found = Map.groupBy(booked, ({ day }) => (days.has(day) ? day : 'of runs'));
  return [
    ...differences(
      'the ledger by day',
      [...byDay].map(([day, of]) =>
        entry(
          day,
          of.map(({ mentions, citations }) => ({
            ...{ answers: 1, mentions: mentions.length, citations: citations.length },
          })),
        ),
      ),
      [...found].map(([day, of]) => entry(day, of)),
    ),
    ...differences(
      'the checksums of the ledger',
      [
        String(
          BigInt.asUintN(
            64,
            truths.reduce((sum, { id }) => sum + hashOf(id), 0n),
          ),
        ),
      ],
      [
        String(
          BigInt.asUintN(
            64,
            booked.reduce((sum, { checksum }) => sum + checksum, 0n),
          ),
        ),
      ],
    ),
  ];
}

/** Everything in which the service and the book differ, in words; nothing where they agree. */
export async function compare(
  api: TestApi,
  brand: TestBrand,
  truths: readonly Truth[],
  isAudited: boolean,
): Promise<string[]> {
  const audit = isAudited ? await audited(api.stores, brand.id) : [];
  return [
    ...(await lists(api, brand, truths)),
    ...(await reports(api, brand, truths)),
    ...(await ledger(api, brand, truths)),
    ...audit.map((found) => `the audit: ${JSON.stringify(found)}`),
  ];
}
