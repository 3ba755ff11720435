import { z } from 'zod';
import { listShape, place } from './shape.ts';

/** A link of a snippet; without its words it is a source all the same. */
const link = z.object({ text: z.string().nullish().catch(null), link: z.string() });

export type Link = z.output<typeof link>;

const cell = z.union([
  z.string(),
  z.number().transform(String),
  z.object({ snippet: z.string() }).transform(({ snippet }) => snippet),
  z.unknown().transform(() => ''),
]);

const text = z.string().nullish().catch(null);

/**
 * Block of an answer as SerpApi gives it. Its fields decide its content: the same ones appear under several
 * types, and new types are added now and then. A malformed field is left out, since the rest of the answer is
 * paid for.
 */
const own = z.object({
  type: text,
  title: text,
  snippet: text,
  snippet_links: listShape(link).nullish().catch(null),
  reference_indexes: listShape(place).nullish().catch(null),
  code: text,
  language: text,
  table: listShape(z.array(cell)).nullish().catch(null),
  product_labels: z.array(cell).nullish().catch(null),
  comparison: listShape(z.object({ feature: cell, values: z.array(cell).catch([]) }))
    .nullish()
    .catch(null),
});

export interface Block extends z.output<typeof own> {
  readonly list?: readonly Block[] | null | undefined;
  readonly text_blocks?: readonly Block[] | null | undefined;
}

/** A block with the blocks inside it. */
export const block: z.ZodType<Block> = own.extend({
  get list() {
    return listShape(block).nullish().catch(null);
  },
  get text_blocks() {
    return listShape(block).nullish().catch(null);
  },
});

/** Citations of blocks at any depth: indexes into the references, and links in the text. */
export function citedBy(blocks: readonly Block[]): {
  indexes: ReadonlySet<number>;
  links: readonly Link[];
} {
  const indexes = new Set<number>();
  const links: Link[] = [];
  const visit = (given: Block) => {
    for (const index of given.reference_indexes ?? []) indexes.add(index);
    for (const one of given.snippet_links ?? []) links.push(one);
    for (const inner of [...(given.list ?? []), ...(given.text_blocks ?? [])]) visit(inner);
  };
  blocks.forEach(visit);
  return { indexes, links };
}
