import { z } from 'zod';

const link = z.object({ text: z.string(), link: z.string() });

export type Link = z.output<typeof link>;

const cell = z.union([
  z.string(),
  z.number().transform(String),
  z.object({ snippet: z.string() }).transform(({ snippet }) => snippet),
  z.unknown().transform(() => ''),
]);

/**
 * A block of an answer as SerpApi gives it. What is in a block is told by its fields: the same ones appear
 * under several types, and types are added now and then. A field that is not as expected is left out, since
 * the rest of the answer is paid.
 */
export const block = z.object({
  type: z.string().nullish().catch(null),
  title: z.string().nullish().catch(null),
  snippet: z.string().nullish().catch(null),
  snippet_links: z.array(link).nullish().catch(null),
  reference_indexes: z.array(z.number()).nullish().catch(null),
  code: z.string().nullish().catch(null),
  language: z.string().nullish().catch(null),
  table: z.array(z.array(cell)).nullish().catch(null),
  product_labels: z.array(cell).nullish().catch(null),
  comparison: z
    .array(z.object({ feature: cell, values: z.array(cell) }))
    .nullish()
    .catch(null),
  get list() {
    return z.array(block).nullish();
  },
  get text_blocks() {
    return z.array(block).nullish();
  },
});

export type Block = z.output<typeof block>;

/** Google's links to its own searches and shops, which it puts on every product's name. */
export const isGoogles = (url: string): boolean =>
  URL.canParse(url) && /(^|\.)google\.[a-z.]{2,6}$/.test(new URL(url).hostname);

/** What blocks cite, at any depth: indexes into the references, and links in the text. */
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
