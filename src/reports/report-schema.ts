import { z } from 'zod';
import { ADDITIONS } from '../catalogue/additions.ts';
import { FILTERS } from '../catalogue/filters.ts';
import type { ReportDefinition } from '../catalogue/reports.ts';
import type { Column, ColumnType } from '../catalogue/types.ts';
import { columnsAdded } from '../catalogue/uncertainty.ts';
import { capitalised } from '../shared/text.ts';
import { columnsOf } from './plan/query.ts';
import { additionsOf } from './together-faults.ts';

const TYPES: Readonly<Record<ColumnType, () => z.ZodType>> = {
  date: () => z.iso.date(),
  text: () => z.string(),
  uuid: () => z.uuid(),
  boolean: () => z.boolean(),
  integer: () => z.int(),
  rate: () => z.number().min(0).max(1),
  number: () => z.number(),
  timestamp: () => z.iso.datetime(),
};

const EXAMPLES: Readonly<Record<ColumnType, unknown>> = {
  date: '2026-11-02',
  text: 'Acme',
  uuid: 'c3b1f0a4-7b1d-4f4e-9a53-0c2f5e6d7a88',
  boolean: true,
  integer: 42,
  rate: 0.3125,
  number: 2.4,
  timestamp: '2026-11-02T04:10:00.000Z',
};

/** Columns whose values look otherwise than others of their type. */
const NAMED: Readonly<Record<string, unknown>> = {
  month: '2026-11-01',
  engine: 'chatgpt',
  country: 'US',
  domain: 'acme.example',
  url: 'https://acme.example/pricing',
  content_type: 'news',
  query: 'best help desk software 2026',
  prompt_text: 'Which help desk suits a school?',
  best_position: 1,
  sentiment: 0.3817,
  domain_rating: 71.5,
  visibility_change: 0.0425,
  visibility_change_low: 0.0149,
  visibility_change_high: 0.0701,
  share_of_voice_change: -0.0118,
  average_position_change: -0.2131,
  previous_sentiment: 0.3607,
  sentiment_change: 0.021,
};

const exampleOf = ({ name, type }: Column) => NAMED[name] ?? EXAMPLES[type];

const schemaOf = (column: Column): z.ZodType => {
  const { type, nullable, description } = column;
  const schema = nullable ? TYPES[type]().nullable() : TYPES[type]();
  return schema.meta({ description, examples: [exampleOf(column)] });
};

function metaSchema(report: ReportDefinition) {
  return z
    .object({
      report: z.literal(report.name).describe('Name of the report.'),
      start_date: z.iso.date().describe('First day of the range, inclusive.'),
      end_date: z.iso.date().describe('Last day of the range, inclusive.'),
      dimensions: z
        .array(z.enum(report.dimensions.map(({ name }) => name)))
        .describe('The dimensions in force, in the order of their columns.'),
      ...Object.fromEntries(report.filters.map((name) => [name, FILTERS[name].meta])),
      ...Object.fromEntries(additionsOf(report).map((name) => [name, ADDITIONS[name].meta])),
      include_archived: z.boolean().describe('true includes answers of archived prompts.'),
      order_by: z.array(z.string()).describe('The order in force, each as column:direction.'),
      limit: z.int().min(1).describe('The limit in force.'),
      offset: z.int().min(0).describe('Rows before this page.'),
      total: z.int().min(0).describe('Rows of all pages together.'),
      has_more: z.boolean().describe('true where more rows follow this page.'),
      data_through: z.iso
        .datetime()
        .nullable()
        .describe('Time of the newest complete answer in the range; null where there is none.'),
    })
    .describe('Request with defaults filled in, and the number of rows.');
}

/** A response to a request by week. */
function exampleOfReport(report: ReportDefinition) {
  const dimensions = report.dimensions.filter(({ name }) => ['week', 'domain', 'query'].includes(name));
  const row = columnsOf({ report, dimensions, added: {} }).map((column) => [column.name, exampleOf(column)]);
  return {
    data: [Object.fromEntries(row)],
    meta: {
      report: report.name,
      start_date: '2026-11-02',
      end_date: '2026-11-08',
      dimensions: dimensions.map(({ name }) => name),
      include_archived: false,
      order_by: ['week:asc', `${report.defaultOrder}:desc`],
      limit: 1000,
      offset: 0,
      total: 1,
      has_more: false,
      data_through: EXAMPLES.timestamp,
    },
  };
}

function makeSchema(report: ReportDefinition) {
  const optional = (column: Column): [string, z.ZodType] => [column.name, schemaOf(column).optional()];
  const always = columnsOf({ report, dimensions: [], added: {} }).map((column) => [
    column.name,
    schemaOf(column),
  ]);
  const [source, ...otherSources] = report.dimensions.filter(({ kind }) => kind === 'source');
  /** A report with a single source dimension has its column in every row. */
  const alwaysThere = otherSources.length === 0 ? source : undefined;
  const asked = report.dimensions
    .flatMap((one) => [one, ...(one.label ? [one.label] : [])])
    .map((column): [string, z.ZodType] =>
      column === alwaysThere ? [column.name, schemaOf(column)] : optional(column),
    );
  const added = Object.values(report.additions).flatMap(columnsAdded).map(optional);
  const row = z.object(Object.fromEntries([...asked, ...always, ...added]));
  return z
    .object({
      data: z.array(row).describe('The rows of this page.'),
      meta: metaSchema(report),
    })
    .meta({
      id: `${capitalised(report.name)}Report`,
      description: `${report.summary}. The columns of dimensions and of ${additionsOf(report).join(', ')} are there where the request asks for them.`,
      examples: [exampleOfReport(report)],
    });
}

const made = new WeakMap<ReportDefinition, ReturnType<typeof makeSchema>>();

/**
 * The body of a report's response; dimension columns are there where the request asks for them. One schema per
 * report: its name in OpenAPI belongs to one schema.
 */
export function reportSchema(report: ReportDefinition): ReturnType<typeof makeSchema> {
  const schema = made.get(report) ?? makeSchema(report);
  made.set(report, schema);
  return schema;
}
