import type { Measurements } from './measure.ts';
import type { Target } from './targets.ts';
import { median, quantile, type Samples } from './turns.ts';
import { WAYS } from './ways.ts';

/** Cells in columns, the first one to the left and the others to the right, as Markdown. */
function table(header: readonly string[], rows: readonly (readonly string[])[]): string {
  const all = [header, ...rows];
  const widths = header.map((_, column) => Math.max(...all.map((row) => (row[column] ?? '').length)));
  const line = (row: readonly string[]) =>
    `| ${widths.map((width, column) => (column === 0 ? (row[column] ?? '').padEnd(width) : (row[column] ?? '').padStart(width))).join(' | ')} |`;
  const rule = `|${widths.map((width, column) => (column === 0 ? `${'-'.repeat(width + 2)}` : `${'-'.repeat(width + 1)}:`)).join('|')}|`;
  return [line(header), rule, ...rows.map(line)].join('\n');
}

const digits = (value: number) =>
  Number.isNaN(value)
    ? ''
    : value >= 100
      ? value.toFixed(0)
      : value >= 10
        ? value.toFixed(1)
        : value.toFixed(2);

const verdict = ({ met }: Target) => (met === null ? 'not judged' : met ? 'yes' : 'NO');

const p50 = (samples: Samples | undefined) => digits(median(samples ?? []));

const p99 = (samples: Samples | undefined) => digits(quantile(samples ?? [], 0.99));

/** The ratios, then the times they come from, as Markdown. */
export function asTables(measured: Measurements, targets: readonly Target[]): string {
  const {
    cases,
    small,
    additions,
    pages,
    feed,
    exports,
    reportPages,
    again,
    assistants,
    processor,
    prompts,
    throughput,
    imported,
    memory,
  } = measured;
  const parts = [
    table(
      ['what', 'target', 'here', 'met', 'where (the worst)'],
      targets.map((one) => [one.what, one.target, digits(one.value), verdict(one), one.worst ?? '']),
    ),
    'Milliseconds per report, medians in turns; p99 of the service is of as many samples as n says:',
    table(
      [
        'report',
        'rows',
        'n',
        'service',
        'p99',
        ...WAYS.slice(1),
        'svc/ch',
        'ch/raw',
        'pg/svc',
        'duck/svc',
        'json/svc',
        'raw/duck',
      ],
      cases.map(({ request, rows, times }) => {
        const of = (one: (typeof WAYS)[number], other: (typeof WAYS)[number]) =>
          digits(median(times[one] ?? []) / median(times[other] ?? []));
        return [
          request.name,
          String(rows),
          String(times.service?.length ?? 0),
          p50(times.service),
          p99(times.service),
          ...WAYS.slice(1).map((way) => p50(times[way])),
          of('service', 'clickhouse'),
          of('clickhouse', 'raw'),
          of('postgres', 'service'),
          of('duckdb', 'service'),
          of('duckdb_json', 'service'),
          of('raw', 'duckdb'),
        ];
      }),
    ),
    'The small brand:',
    table(
      ['report', 'service', 'p99', 'clickhouse', 'SELECT 1', 'service / (2 x SELECT 1 + 8)'],
      small.map(({ request, service, clickhouse, selectOne }) => [
        request.name,
        p50(service),
        p99(service),
        p50(clickhouse),
        p50(selectOne),
        digits(median(service) / (2 * median(selectOne) + 8)),
      ]),
    ),
    'What tells more, or of fewer answers, and what it is compared with:',
    table(
      ['what', 'n', 'asked', 'compared with', 'ratio'],
      additions.map(({ name, asked, beside }) => [
        name,
        String(asked.length),
        p50(asked),
        p50(beside),
        digits(median(asked) / median(beside)),
      ]),
    ),
    'Lists and prompts over HTTP:',
    table(
      ['what', 'p50', 'p99'],
      [
        ...Object.entries(pages).flatMap(([list, { first, deep, offset, total }]) => [
          [`${list}, first page of ${total} rows`, p50(first), p99(first)],
          [`${list}, offset ${offset}`, p50(deep), p99(deep)],
        ]),
        ...(reportPages
          ? [
              ['brands by day and prompt, first 10000 rows', p50(reportPages.first), p99(reportPages.first)],
              [`the same, offset ${reportPages.offset}`, p50(reportPages.deep), p99(reportPages.deep)],
            ]
          : []),
        ['change feed, first page of 1,000 without texts', p50(feed.first), p99(feed.first)],
        ['change feed, page in the middle', p50(feed.middle), p99(feed.middle)],
        ['change feed, page near the end', p50(feed.deep), p99(feed.deep)],
        ['change feed, nothing new', p50(feed.nothingNew), p99(feed.nothingNew)],
        ...exports.flatMap(({ format, exported, selected }) => [
          [`export of 30 days, ${format}`, p50(exported), p99(exported)],
          [`one SELECT of each kind, ${format}`, p50(selected), p99(selected)],
        ]),
        ['small visibility report, anew', p50(again.anew), p99(again.anew)],
        ['the same, asked again', p50(again.again), p99(again.again)],
        ['the same, asked again by who has it (304)', p50(again.unchanged), p99(again.unchanged)],
        ...Object.entries(assistants).map(([what, samples]) => [
          `small brand, ${what}`,
          p50(samples),
          p99(samples),
        ]),
        ...Object.entries(prompts).map(([what, samples]) => [`prompts, ${what}`, p50(samples), p99(samples)]),
      ],
    ),
    [
      `Processor time of the service for a small report: ${digits(processor.anew ?? Number.NaN)} ms, ${digits(processor.again ?? Number.NaN)} asked again.`,
      `Change feed: ${feed.answers} answers pulled in ${(feed.pull / 1000).toFixed(1)} s, exported in ${(feed.exported / 1000).toFixed(1)} s.`,
      `Sixteen clients: ${digits(throughput.service)} requests a second of the service, ${digits(throughput.clickhouse)} of ClickHouse.`,
      `Import of ${imported.answers} answers: ${digits(imported.answers / (imported.imported / 1000))} a second, the INSERT alone ${digits(imported.answers / (imported.inserted / 1000))}.`,
      ...(memory
        ? [
            `Memory: ${(memory.added / 1e6).toFixed(1)} MB added for responses of ${(memory.response / 1e6).toFixed(1)} MB at once.`,
          ]
        : []),
      `Rows: ${Object.entries(measured.rows)
        .filter(([name]) => ['answers', 'mentions', 'citations'].includes(name))
        .map(([name, rows]) => `${rows.toLocaleString('en')} ${name}`)
        .join(', ')}; ${(measured.bytesOnDisk / 1e9).toFixed(2)} GB on disk.`,
    ].join('\n'),
  ];
  return parts.join('\n\n');
}
