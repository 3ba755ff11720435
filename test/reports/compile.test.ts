import { describe, expect, it } from 'vitest';
import { formulaOf, ratio } from '../../src/catalogue/formulas.ts';
import { NONE_NAMED } from '../../src/catalogue/named.ts';
import { REPORTS, type ReportDefinition } from '../../src/catalogue/reports.ts';
import type { Dimension, Metric } from '../../src/catalogue/types.ts';
import { compileReport } from '../../src/reports/compile/index.ts';
import { columnsOf } from '../../src/reports/plan/query.ts';
import { reportParameters } from '../../src/reports/report-parameters.ts';
import { reportSchema } from '../../src/reports/report-schema.ts';
import { chooseTablePlans } from '../../src/reports/run.ts';

/** Rows a day as a large brand has them, so that the planner chooses rollups. */
const STATISTICS = {
  rowsPerDay: {
    answers: 10_500,
    answers_day: 10_500,
    answers_week: 2_300,
    answers_month: 1_400,
    answers_prompt_day: 500,
    answers_total_day: 21,
    mentions: 63_000,
    mentions_day: 63_000,
    mentions_week: 35_000,
    mentions_month: 24_000,
    mentions_engine_week: 11_000,
    mentions_prompt_day: 10_500,
    mentions_prompt_week: 1_500,
    mentions_total_day: 441,
    citations: 52_500,
    citations_day: 52_300,
    citations_week: 51_500,
    citations_month: 51_000,
    citations_total_week: 26_500,
    citations_domain_day: 15_400,
    citations_domain_week: 2_900,
    citations_domain_month: 890,
  },
};

const NO_CONTEXT = { numbers: NONE_NAMED, dropsArchived: false, countsOwn: false };

function compiled(report: ReportDefinition, parameters: Record<string, string>, context = NO_CONTEXT) {
  const query = reportParameters(report).parse(parameters);
  return compileReport(query, chooseTablePlans(query, context, STATISTICS), context);
}

const shown = ({ sql, params }: ReturnType<typeof compiled>) => `${sql}\n\n-- ${JSON.stringify(params)}\n`;

const DATES = { start_date: '2026-08-20', end_date: '2026-11-15' };

describe('the SQL of a report', () => {
  it.each([
    ['visibility', 'visibility', DATES, NO_CONTEXT],
    ['visibility-week-engine', 'visibility', { ...DATES, dimensions: 'week,engine' }, NO_CONTEXT],
    [
      'visibility-prompt-archived',
      'visibility',
      { ...DATES, dimensions: 'prompt', intent: 'brand,other', country: 'us' },
      { numbers: NONE_NAMED, dropsArchived: true, countsOwn: false },
    ],
    [
      'visibility-topic-tag',
      'visibility',
      { ...DATES, dimensions: 'topic', tag: 'launch', language: 'en', topic: 'Pricing' },
      NO_CONTEXT,
    ],
    ['brands', 'brands', DATES, NO_CONTEXT],
    [
      'brands-day-prompt',
      'brands',
      { ...DATES, dimensions: 'day,prompt', order_by: 'visibility:desc,day', engine: 'claude' },
      NO_CONTEXT,
    ],
    ['citations', 'citations', DATES, NO_CONTEXT],
    [
      'citations-sites-gaps',
      'citations',
      { ...DATES, sites: 'true', site_owner: 'none', brand_mentioned: 'false', competitor_mentioned: 'true' },
      NO_CONTEXT,
    ],
    ['searches', 'searches', DATES, NO_CONTEXT],
    [
      'searches-week-evidence',
      'searches',
      { ...DATES, dimensions: 'week', brand_mentioned: 'false' },
      { numbers: NONE_NAMED, dropsArchived: true, countsOwn: false },
    ],
    [
      'citations-week-engine-share',
      'citations',
      { ...DATES, dimensions: 'week,engine', order_by: 'citation_share:desc' },
      NO_CONTEXT,
    ],
    [
      'citations-month-url',
      'citations',
      { ...DATES, dimensions: 'month,url', is_own_domain: 'true', content_type: 'news', domain: 'x.example' },
      NO_CONTEXT,
    ],
    [
      'visibility-engine-previous',
      'visibility',
      { ...DATES, start_date: '2026-10-02', dimensions: 'engine', compare: 'previous', intervals: 'true' },
      NO_CONTEXT,
    ],
    [
      'brands-week-intervals',
      'brands',
      { ...DATES, dimensions: 'week', intervals: 'true', order_by: 'visibility_low:desc' },
      NO_CONTEXT,
    ],
    [
      'citations-evidence-prompt-content-type',
      'citations',
      {
        ...DATES,
        dimensions: 'prompt,content_type',
        mentioned_competitor_id: '0192d3f4-5a6b-4c8d-9e0f-1a2b3c4d5e6f',
        competitor_position: '1',
        brand_mentioned: 'false',
        labels: 'true',
        kinds: 'true',
      },
      { numbers: { ...NONE_NAMED, mentioned_competitor_id: [7] }, dropsArchived: false, countsOwn: false },
    ],
  ] as const)('%s is as reviewed', async (name, report, parameters, context) => {
    await expect(shown(compiled(REPORTS[report], parameters, context))).toMatchFileSnapshot(
      `golden/${name}.sql`,
    );
  });

  it('holds no value of a request', () => {
    const { sql, params } = compiled(
      REPORTS.citations,
      { ...DATES, domain: 'needle.example', content_type: 'news', country: 'SJ' },
      { ...NO_CONTEXT, numbers: { ...NONE_NAMED, domain: [47110815] } },
    );
    expect(sql).not.toMatch(/needle|47110815|SJ|2026/);
    expect(params).toMatchObject({ domain_no: [47110815], content_type: ['news'], country: ['SJ'] });
  });
});

describe('the catalogue', () => {
  it('takes a new dimension and a new metric in one place each, and everything follows', () => {
    const quarter: Dimension = {
      name: 'example_period',
      kind: 'time',
      type: 'date',
      nullable: false,
      grains: ['raw', 'day', 'month'],
      needs: [],
      key: { raw: 'toStartOfQuarter(answered_at)', rollup: 'toStartOfQuarter(period)' },
      description: 'The first day of the quarter.',
    };
    const rankedRate: Metric = {
      name: 'example_rate',
      type: 'rate',
      nullable: true,
      unit: 'fraction',
      additive: false,
      formula: formulaOf(ratio('ranked', 'answers')),
      description: 'Share of the answers that rank the brand.',
    };
    const report: ReportDefinition = {
      ...REPORTS.visibility,
      dimensions: [...REPORTS.visibility.dimensions, quarter],
      metrics: [...REPORTS.visibility.metrics, rankedRate],
    };
    const query = reportParameters(report).parse({
      dimensions: 'example_period,engine',
      order_by: 'example_rate:desc',
    });
    expect(columnsOf(query).map(({ name }) => name)).toEqual([
      'example_period',
      'engine',
      ...REPORTS.visibility.metrics.map(({ name }) => name),
      'example_rate',
    ]);
    const { sql } = compileReport(query, chooseTablePlans(query, NO_CONTEXT, STATISTICS), NO_CONTEXT);
    expect(sql).toContain('toStartOfQuarter(period) AS key_example_period');
    expect(sql).toContain('AS example_rate');
    expect(sql).toContain(
      'ORDER BY example_rate DESC NULLS LAST, example_period ASC NULLS LAST, engine ASC NULLS LAST',
    );
    // Schemas are known by the names of their reports, in all of the process.
    const named = { ...report, name: 'example' as ReportDefinition['name'] };
    const columns = reportSchema(named).shape.data.element.shape;
    expect(columns).toHaveProperty('example_rate');
    expect(columns).toHaveProperty('example_period');
    expect(reportParameters(report).safeParse({ dimensions: 'example_period,week' }).success).toBe(false);
    expect(reportParameters(REPORTS.visibility).safeParse({ dimensions: 'example_period' }).success).toBe(
      false,
    );
  });
});
