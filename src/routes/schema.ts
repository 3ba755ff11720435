import { z } from 'zod';
import { ADDITIONS } from '../catalogue/additions.ts';
import { DATA_TYPES, type DataSchema, dataSchema } from '../catalogue/data-schema.ts';
import { COLUMN_ROLES } from '../catalogue/types.ts';
import { UNITS } from '../catalogue/units.ts';
import type { App } from './dependencies.ts';

const text = (description: string, example: string) => z.string().meta({ description, examples: [example] });

const names = (description: string, example: readonly string[]) =>
  z.array(z.string()).meta({ description, examples: [example] });

const optionOf = <const T extends readonly string[]>(values: T, description: string) =>
  z.enum(values as unknown as [string, ...string[]]).meta({ description, examples: [values[0]] });

const UNIT_NAMES = Object.keys(UNITS);

const columnSchema = z.object({
  name: text('Name of the column.', 'visibility'),
  type: optionOf(
    DATA_TYPES,
    'Type of its values. rate: a fraction from 0 to 1 with 4 decimals; number: up to 4 decimals; date and timestamp: UTC; row[]: a list of rows of rows_of.',
  ),
  nullable: z.boolean().meta({ description: 'true where values may be null.', examples: [true] }),
  unit: z
    .enum(UNIT_NAMES as [string, ...string[]])
    .nullable()
    .meta({
      description: `Unit of its numbers, null where there is none: ${Object.entries(UNITS)
        .map(([name, meaning]) => `${name} (${meaning})`)
        .join(', ')}.`,
      examples: ['fraction'],
    }),
  description: text('Meaning of the column.', 'Share of the answers that rank the brand.'),
  role: optionOf(
    COLUMN_ROLES,
    'key: identifies rows of this or another table; dimension: to group by; metric: to calculate with; attribute: describes.',
  ),
  additive: z.boolean().meta({
    description:
      'true where values may be summed over rows: the sum is the value of all of them together. Of metrics that are not, ask the report for the coarser rows.',
    examples: [false],
  }),
});

const setSchema = (name: string, path: string) =>
  z.object({
    name: text('Name of the table or report.', name),
    path: text('Path that serves it.', path),
    description: text('Content of its rows.', 'Sources that answers cite.'),
    primary_key: names(
      'Columns that together identify a row; of a report, those of them that the request has asked for.',
      ['id'],
    ),
    foreign_keys: z
      .array(
        z.object({
          columns: names('Columns of this table.', ['answer_id']),
          table: text('Table they refer to.', 'answers'),
          references: names('Columns of that table.', ['id']),
          except: z
            .string()
            .nullable()
            .meta({
              description:
                'Boolean column whose rows with true refer to none, as the own brand is no competitor; null where every row refers to one.',
              examples: ['is_self'],
            }),
        }),
      )
      .describe(
        'Columns that refer to other tables, archived prompts and competitors of every status included.',
      ),
  });

const tableColumn = columnSchema.extend({
  rows_of: z
    .string()
    .optional()
    .meta({ description: 'Of row[]: the table whose columns these rows have.', examples: ['mentions'] }),
});

const reportColumn = columnSchema.extend({
  requested_by: z
    .enum(['dimensions', ...Object.keys(ADDITIONS)])
    .nullable()
    .meta({
      description: 'Parameter that asks for the column; null where it is always there.',
      examples: ['dimensions'],
    }),
});

/** The first table and report with a few columns. */
const exampleOf = ({ tables, reports }: DataSchema) => {
  const few = <T extends { readonly columns: readonly unknown[] }>(set: T) => ({
    ...set,
    columns: set.columns.slice(0, 2),
  });
  return { tables: tables.slice(0, 1).map(few), reports: reports.slice(0, 1).map(few) };
};

/** The schema of the data, for programs that copy it or calculate with it. */
export async function schemaRoutes(app: App): Promise<void> {
  const schema = dataSchema();
  app.get(
    '/schema',
    {
      config: { isPublic: true },
      schema: {
        tags: ['Schema'],
        operationId: 'getSchema',
        summary: 'Tables and reports with the meaning of their columns',
        description:
          'What a copy of the data consists of, and which figures may be summed. The same for every brand; needs no key.',
        querystring: z.strictObject({}),
        response: {
          200: z
            .object({
              tables: z
                .array(
                  setSchema('citations', '/v1/citations').extend({
                    columns: z.array(tableColumn).describe('Columns, in the order of a row.'),
                  }),
                )
                .describe('Tables of rows.'),
              reports: z
                .array(
                  setSchema('visibility', '/v1/reports/visibility').extend({
                    columns: z.array(reportColumn).describe('Columns that a row can have, dimensions first.'),
                  }),
                )
                .describe('Reports.'),
            })
            .meta({
              id: 'Schema',
              description: 'Tables and reports with their columns and keys.',
              examples: [exampleOf(schema)],
            }),
        },
      },
    },
    async () => schema,
  );
}
