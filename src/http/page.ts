import { z } from 'zod';
import { integer } from './parameters.ts';

const MAX_OFFSET = 2_147_483_647;

/** The parameters of a page of a list: limit and offset. */
export const pageParameters = (maxLimit: number) => ({
  limit: integer(1, maxLimit, 50, 'Rows of this page.'),
  offset: integer(0, MAX_OFFSET, 0, 'Rows before this page.'),
});

/** The body of a list's response; its example is made of the row's. */
export const listSchema = <T extends z.ZodType>(row: T) =>
  z
    .object({
      data: z.array(row),
      meta: z.object({
        total: z.int().min(0).meta({ description: 'Rows of all pages together.' }),
        limit: z.int().min(1),
        offset: z.int().min(0),
        has_more: z.boolean(),
      }),
    })
    .meta({
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
