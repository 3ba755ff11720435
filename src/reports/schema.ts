import { z } from 'zod';
import type { ReportDefinition } from './catalogue/reports.ts';
import type { Column, ColumnType } from './catalogue/types.ts';
import { columnsOf } from './query.ts';

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

const schemaOf = ({ type, nullable, description }: Column): z.ZodType =>
  (nullable ? TYPES[type]().nullable() : TYPES[type]()).meta({ description });

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

/** A response to a request by week, made of an example per type of column. */
function exampleOf(report: ReportDefinition) {
  const dimensions = report.dimensions.filter(({ name }) => ['week', 'domain'].includes(name));
  const row = columnsOf(report, dimensions).map(({ name, type }) => [
    name,
    name === 'domain' ? 'acme.example' : EXAMPLES[type],
  ]);
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

/** The body of a report's response; dimension columns are there where the request asks for them. */
export function reportSchema(report: ReportDefinition) {
  const always = columnsOf(report, []).map((column) => [column.name, schemaOf(column)]);
  const asked = columnsOf(report, report.dimensions)
    .slice(0, report.dimensions.length)
    .map((column) => [column.name, schemaOf(column).optional()]);
  const list = z.array(z.string()).optional();
  const body = z.object({
    data: z.array(z.object(Object.fromEntries([...asked, ...always]))),
    meta: z.object({
      report: z.literal(report.name),
      start_date: z.iso.date(),
      end_date: z.iso.date(),
      dimensions: z.array(z.enum(report.dimensions.map(({ name }) => name))),
      engine: list,
      country: list,
      prompt_id: list,
      intent: list,
      ...Object.fromEntries(
        report.filters.map((name) => [name, name === 'is_own_domain' ? z.boolean().optional() : list]),
      ),
      include_archived: z.boolean(),
      order_by: z.array(z.string()),
      limit: z.int(),
      offset: z.int(),
      total: z.int(),
      has_more: z.boolean(),
      data_through: z.iso.datetime().nullable(),
    }),
  });
  return body.meta({ description: report.summary, examples: [exampleOf(report)] });
}
