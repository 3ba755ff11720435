import { z } from 'zod';
import { integer } from './parameters.ts';

const MAX_OFFSET = 2_147_483_647;

/** The parameters of a page of a list: limit and offset. */
export const pageParameters = (maxLimit: number) => ({
  limit: integer(1, maxLimit, 50, 'Rows of this page.'),
  offset: integer(0, MAX_OFFSET, 0, 'Rows before this page.'),
});

/** A page of more rows than any brand has. */
export const ALL_ROWS = { limit: 1_000_000, offset: 0 };

/** The body of a list's response, named `id` in OpenAPI; its example is made of the row's. */
export const listSchema = <T extends z.ZodType>(id: string, row: T) =>
  z
    .object({
      data: z.array(row).describe('The rows of this page.'),
      meta: z
        .object({
          total: z.int().min(0).describe('Rows of all pages together.'),
          limit: z.int().min(1).describe('The limit in force.'),
          offset: z.int().min(0).describe('Rows before this page.'),
          has_more: z.boolean().describe('true where more rows follow this page.'),
        })
        .describe('Position of the page among all rows.'),
    })
    .meta({
      id,
      description: 'A page of rows. The next one starts at offset plus limit.',
      examples: [
        {
          data: [row.meta()?.examples].flat().slice(0, 1),
          meta: { total: 1, limit: 50, offset: 0, has_more: false },
        },
      ],
    });

/** A list's response: a page and where it stands among all rows. */
export function listOf<T>(
  { data, total }: { data: readonly T[]; total: number },
  { limit, offset }: { readonly limit: number; readonly offset: number },
) {
  return { data, meta: { total, limit, offset, has_more: offset + data.length < total } };
}
