import { z } from 'zod';
import { NESTED_ROWS, SEQUENCE } from '../catalogue/change-feed.ts';
import { rowShape } from '../catalogue/list-columns.ts';
import { LISTS } from '../catalogue/lists.ts';
import { afterParameter, EXAMPLE_CURSOR } from '../shared/feed-cursor.ts';
import { boolean, integer } from '../shared/parameters.ts';
import { type FileFormat, formatParameter } from '../shared/row-output.ts';
import { EXAMPLE_FULL_ANSWER, ROW_SCHEMAS } from './list-schemas.ts';

/** Answers of a page at the most. */
const MAX_CHANGES = 1_000;

/** Request of the change feed, with every default filled in. */
export interface ChangesRequest {
  /** The cursor behind which it begins; undefined for the first answer. */
  readonly after: string | undefined;
  readonly limit: number;
  /** True where answers come with their text. */
  readonly text: boolean;
  readonly format: Exclude<FileFormat, 'csv'> | undefined;
}

/** The query parameters of the change feed. */
export const changesQuery = z
  .strictObject({
    after: afterParameter(
      'meta.next of an earlier response: only what follows is sent. Without it the feed begins with the first answer.',
    ),
    limit: integer(1, MAX_CHANGES, 500, 'Answers of this page; fewer come where these would pass 16 MB.'),
    text: boolean('false leaves out the texts of answers.', { default: true }).prefault('true'),
    format: formatParameter(['ndjson', 'parquet']),
  })
  .transform(
    (query): ChangesRequest => Object.freeze({ ...query, after: query.after, format: query.format }),
  );

const { text, ...answerShape } = rowShape(LISTS.answers.columns);

const changeSchema = z
  .object({
    sequence: SEQUENCE.schema,
    ...answerShape,
    text: z.string().optional().describe('The whole text of the answer; left out with text=false.'),
    mentions: z.array(ROW_SCHEMAS.mentions).describe(NESTED_ROWS.mentions),
    citations: z.array(ROW_SCHEMAS.citations).describe(NESTED_ROWS.citations),
  })
  .meta({
    id: 'Change',
    description: 'An answer as it is now: whoever keeps a copy replaces all rows of its id.',
    examples: [{ sequence: 1, ...EXAMPLE_FULL_ANSWER }],
  });

export const changesSchema = z
  .object({
    data: z.array(changeSchema).describe('The answers of this page, by sequence.'),
    meta: z
      .object({
        limit: z.int().min(1).describe('The limit in force.'),
        next: z
          .string()
          .describe(
            'The cursor behind this page, also of the last one: send it as after, at once or tomorrow.',
          ),
        has_more: z.boolean().describe('Whether answers follow this page already.'),
        complete_through: z.iso
          .datetime()
          .nullable()
          .describe(
            'Every answer that was accepted before this time has been sent by the end of this page; null while has_more is true.',
          ),
      })
      .describe('Where the page ends.'),
  })
  .meta({
    id: 'ChangePage',
    description: 'A page of the change feed.',
    examples: [
      {
        data: [{ sequence: 1, ...EXAMPLE_FULL_ANSWER }],
        meta: {
          limit: 500,
          next: EXAMPLE_CURSOR,
          has_more: false,
          complete_through: '2026-11-02T04:12:31.000Z',
        },
      },
    ],
  });
