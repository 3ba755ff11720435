import type { Compared } from './additions.ts';
import type { CaseTimes, Measurements } from './measure.ts';
import type { Scale } from './scale.ts';
import { median, type Samples } from './turns.ts';
import type { Way } from './ways.ts';

/** One line of the comparison: a figure, the target it is held to, and which measurement gave it. */
export interface Target {
  readonly what: string;
  readonly target: string;
  readonly value: number;
  /** The request that gave the figure, where several were measured: the worst one. */
  readonly worst?: string;
  /** Null where this scale is not the one the target is for. */
  readonly met: boolean | null;
}

const timeOf = ({ times }: CaseTimes, way: Way) => median(times[way] ?? []);

const ratioOf = (one: CaseTimes, way: Way, other: Way) => timeOf(one, way) / timeOf(one, other);

interface Figure {
  readonly name: string;
  readonly value: number;
}

const largest = (figures: readonly Figure[]): Figure =>
  figures.reduce(
    (worst, one) => (one.value > worst.value ? one : worst),
    figures[0] ?? { name: '', value: Number.NaN },
  );

const smallest = (figures: readonly Figure[]): Figure =>
  figures.reduce(
    (worst, one) => (one.value < worst.value ? one : worst),
    figures[0] ?? { name: '', value: Number.NaN },
  );

const ratio = (numerator: Samples, denominator: Samples) => median(numerator) / median(denominator);

/** Milliseconds that the service may add where 10 % of ClickHouse's time is less. */
const SERVICE_MS = 3;

/** The ratios of a run beside what they are to be. */
export function targetsOf(measured: Measurements, scale: Scale): readonly Target[] {
  const {
    cases,
    small,
    additions,
    read,
    pages,
    feed,
    exports,
    reportPages,
    again,
    assistants,
    resultSizes,
    processor,
    memory,
    throughput,
    doubled,
    imported,
  } = measured;
  const enterprise = scale.name === 'enterprise';
  const named = (of: readonly CaseTimes[], value: (one: CaseTimes) => number): Figure[] =>
    of.map((one) => ({ name: one.request.name, value: value(one) }));
  const usual = cases.filter(
    ({ request }) => request.days === 90 && (request.by === 'total' || request.by === 'week,engine'),
  );
  const row = (
    what: string,
    target: string,
    { name, value }: Figure,
    isMet: (value: number) => boolean,
    judged = true,
  ): Target => ({ what, target, value, ...(name ? { worst: name } : {}), met: judged ? isMet(value) : null });
  const figure = (value: number): Figure => ({ name: '', value });

  // The service's excess in units of what it may be: 10 % or 3 ms.
  const excess = largest(
    named(cases, (one) => {
      const [service, clickhouse] = [timeOf(one, 'service'), timeOf(one, 'clickhouse')];
      return (service - clickhouse) / Math.max(SERVICE_MS, 0.1 * clickhouse);
    }),
  );
  const ofWorst = cases.find(({ request }) => request.name === excess.name);
  const totals = cases.filter(({ request }) => request.by === 'total');
  const growth = totals
    .filter(({ request }) => request.days === 90)
    .flatMap((long): Figure[] => {
      const short = totals.find(
        ({ request }) => request.days === 30 && request.report === long.request.report,
      );
      return short
        ? [{ name: long.request.name, value: timeOf(long, 'service') / timeOf(short, 'service') }]
        : [];
    });
  // DuckDB, whose data stay as they are, tells how much slower the machine has become meanwhile.
  const crowd = doubled.map(({ request, service, duckdb }): Figure => {
    const before = cases.find((one) => one.request.name === request);
    return {
      name: request,
      value: before ? ratio(service, duckdb) / ratioOf(before, 'service', 'duckdb') : 0,
    };
  });
  const large = cases.filter(({ request }) => request.name === 'brands day,prompt 90');
  const added = (kind: Compared, what: string, most: number): Target =>
    row(
      what,
      `<= ${most}`,
      largest(
        additions
          .filter((one) => one.kind === kind)
          .map(({ name, asked, beside }) => ({ name, value: ratio(asked, beside) })),
      ),
      (value) => value <= most,
      enterprise,
    );
  const rival = (way: Way, name: string, what: string, least: number): Target[] =>
    named(
      cases.filter(({ request }) => request.name === name),
      (one) => ratioOf(one, way, 'service'),
    ).map((one) =>
      row(
        `${way === 'postgres' ? 'Postgres' : 'DuckDB on raw rows'} / service, ${what}`,
        `>= ${least}`,
        one,
        (value) => value >= least,
        enterprise,
      ),
    );
  return [
    row(
      'service / ClickHouse, every report',
      '<= 1.10, or within 3 ms',
      { name: excess.name, value: ofWorst ? ratioOf(ofWorst, 'service', 'clickhouse') : Number.NaN },
      () => excess.value <= 1,
    ),
    row(
      'rollups / raw rows, 90 days, no dimension and by week and engine',
      '<= 0.30',
      largest(named(usual, (one) => ratioOf(one, 'clickhouse', 'raw'))),
      (value) => value <= 0.3,
      enterprise,
    ),
    row(
      'Postgres / service, the same',
      '>= 30',
      smallest(named(usual, (one) => ratioOf(one, 'postgres', 'service'))),
      (value) => value >= 30,
      enterprise,
    ),
    row(
      'DuckDB on raw rows / service, the same',
      '>= 2, aim at 4',
      smallest(named(usual, (one) => ratioOf(one, 'duckdb', 'service'))),
      (value) => value >= 2,
      enterprise,
    ),
    row(
      'raw rows in ClickHouse / DuckDB on raw rows, the same',
      '<= 1',
      largest(named(usual, (one) => ratioOf(one, 'raw', 'duckdb'))),
      (value) => value <= 1,
      enterprise,
    ),
    row(
      'any report of the small brand, p50 / (2 x SELECT 1 + 8 ms)',
      '<= 1',
      largest(
        small.map(({ request, service, selectOne }) => ({
          name: request.name,
          value: median(service) / (2 * median(selectOne) + 8),
        })),
      ),
      (value) => value <= 1,
    ),
    row(
      'reports of the small brand without dimension, p50 / (3 x SELECT 1 + 6 ms)',
      '<= 1',
      largest(
        small
          .filter(({ request }) => request.by === 'total')
          .map(({ request, service, selectOne }) => ({
            name: request.name,
            value: median(service) / (3 * median(selectOne) + 6),
          })),
      ),
      (value) => value <= 1,
    ),
    ...small
      .filter(({ request }) => request.name === 'brands total 30')
      .map(({ service, selectOne }) =>
        row(
          'small brands report, ms, where SELECT 1 takes 3.5',
          '<= 20',
          figure(3.5 * ratio(service, selectOne)),
          (value) => value <= 20,
        ),
      ),
    ...rival('duckdb', 'brands day,prompt 90', '10,000 rows of brands by day and prompt', 3),
    ...rival('duckdb', 'visibility day,prompt 90', '10,000 rows of visibility by day and prompt', 1.5),
    ...rival('duckdb', 'citations week,engine 90', 'citations by week and engine', 5),
    ...rival('postgres', 'citations week,engine 90', 'citations by week and engine', 25),
    ...rival('duckdb', 'citations total 90', 'citations in total', 2),
    ...rival('duckdb', 'visibility total 30', 'visibility in total, 30 days', 1.2),
    ...rival('duckdb', 'brands total 30', 'brands in total, 30 days', 1.7),
    ...rival('duckdb', 'citations total 30', 'citations in total, 30 days', 1.5),
    row(
      'DuckDB writing JSON / service, every report of 30 days',
      '>= 1',
      smallest(
        named(
          cases.filter(({ request }) => request.days === 30),
          (one) => ratioOf(one, 'duckdb_json', 'service'),
        ),
      ),
      (value) => value >= 1,
      enterprise,
    ),
    added('intervals', 'intervals=true / the same report without', 2.5),
    added('compare', 'compare=previous / the same report without', 2.5),
    added('topic', 'by topic / the same report by engine', 1.3),
    added('evidence', 'filters by evidence / raw rows of the report without', 1.5),
    row(
      '10,000 rows of brands by day and prompt, service / ClickHouse',
      '<= 1.25',
      largest(named(large, (one) => ratioOf(one, 'service', 'clickhouse'))),
      (value) => value <= 1.25,
      enterprise,
    ),
    ...(memory
      ? [
          row(
            'the same, memory added / bytes of the response',
            '<= 3',
            figure(memory.added / memory.response),
            (value) => value <= 3,
            enterprise,
          ),
        ]
      : []),
    row(
      'list page deep in the list / first page',
      '<= 2',
      largest(
        Object.entries(pages).map(([name, { offset, first, deep }]) => ({
          name: `${name} at ${offset}`,
          value: ratio(deep, first),
        })),
      ),
      (value) => value <= 2,
    ),
    row(
      'change feed, whole pull by pages of 1,000 without texts / export of the same rows',
      '<= 3',
      figure(feed.pull / feed.exported),
      (value) => value <= 3,
      enterprise,
    ),
    row(
      'change feed, page at any cursor / first page',
      '<= 1.3',
      largest([
        { name: 'in the middle', value: ratio(feed.middle, feed.first) },
        { name: 'near the end', value: ratio(feed.deep, feed.first) },
      ]),
      (value) => value <= 1.3,
    ),
    ...exports.map(({ format, exported, selected }) => {
      const most = format === 'parquet' ? 1.3 : 1.5;
      return row(
        `export of 30 days as ${format} / one SELECT of each kind`,
        `<= ${most}`,
        figure(ratio(exported, selected)),
        (value) => value <= most,
        enterprise,
      );
    }),
    row('change feed, nothing new, ms', '<= 3', figure(median(feed.nothingNew)), (value) => value <= 3),
    ...(reportPages
      ? [
          row(
            'page of brands by day and prompt at offset 100,000 / first page',
            '<= 1.5',
            figure(ratio(reportPages.deep, reportPages.first)),
            (value) => value <= 1.5,
            enterprise,
          ),
        ]
      : []),
    row(
      'brand by /mcp / by /v1',
      '<= 1.3',
      figure(ratio(assistants.brandTool, assistants.brand)),
      (value) => value <= 1.3,
    ),
    row(
      'small report by /mcp / by /v1',
      '<= 1.3',
      figure(ratio(assistants.reportTool, assistants.report)),
      (value) => value <= 1.3,
    ),
    row(
      'characters of a default result of a tool, largest',
      '<= 60000',
      largest(Object.entries(resultSizes).map(([name, value]) => ({ name, value }))),
      (value) => value <= 60_000,
    ),
    row('asked again, ms', '<= 3', figure(median(again.again)), (value) => value <= 3),
    row(
      'asked again / GET /v1/prompts',
      '<= 1.5',
      figure(ratio(again.again, again.prompts)),
      (value) => value <= 1.5,
    ),
    row(
      'asked again by who has it (304) / GET /v1/prompts',
      '<= 1.5',
      figure(ratio(again.unchanged, again.prompts)),
      (value) => value <= 1.5,
    ),
    ...(processor.anew === null
      ? []
      : [
          row(
            'processor time of the service, small visibility report, ms',
            '<= 2',
            figure(processor.anew),
            (value) => value <= 2,
          ),
        ]),
    row(
      `${2 * scale.neighbours} other brands / ${scale.neighbours}, median of the usual reports`,
      '<= 1.10',
      figure(median(crowd.map(({ value }) => value))),
      (value) => value <= 1.1,
      enterprise,
    ),
    row('90 days / 30 days, no dimension', '<= 2', largest(growth), (value) => value <= 2),
    row(
      'import, mentions given: rate / rate of one INSERT of the same rows',
      '>= 0.5',
      figure(imported.inserted / imported.imported),
      (value) => value >= 0.5,
    ),
    row(
      'import, texts read: answers a second of the processor',
      '>= 4000',
      figure((1_000 * read.answers) / read.processor),
      (value) => value >= 4_000,
    ),
    row(
      'requests a second, 16 clients, small visibility report: service / ClickHouse',
      '>= 0.8',
      figure(throughput.service / throughput.clickhouse),
      (value) => value >= 0.8,
    ),
    row(
      'bytes per mention on disk, rollups included',
      '<= 20',
      figure(measured.bytesPerMention),
      (value) => value <= 20,
      enterprise,
    ),
    row(
      'bytes per citation on disk, rollups included',
      '<= 35',
      figure(measured.bytesPerCitation),
      (value) => value <= 35,
      enterprise,
    ),
  ];
}
