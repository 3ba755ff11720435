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

/** The body of a report's response; dimension columns are there where the request asks for them. */
export function reportSchema(report: ReportDefinition) {
  const always = columnsOf(report, []).map((column) => [column.name, schemaOf(column)]);
  const asked = columnsOf(report, report.dimensions)
    .slice(0, report.dimensions.length)
    .map((column) => [column.name, schemaOf(column).optional()]);
  const list = z.array(z.string()).optional();
  return z.object({
    data: z.array(z.object(Object.fromEntries([...asked, ...always]))),
    meta: z.object({
      report: z.literal(report.name),
      start_date: z.iso.date(),
      end_date: z.iso.date(),
      dimensions: z.array(z.enum(report.dimensions)),
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
}
