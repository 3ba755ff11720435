import type { Blocks } from '../text/blocks.ts';

/** How deep in items a group stands, by the item that it stands in. */
export function depthsOf({ items }: Blocks): (item: number) => number {
  const depths: number[] = [];
  for (const [at, { parent }] of items.entries()) depths[at] = (depths[parent] ?? 0) + 1;
  return (item) => depths[item] ?? 0;
}

/** How deep the heading is that each piece stands under, 0 for none. */
export function sectionsOf({ pieces }: Blocks): Uint8Array {
  const depths = new Uint8Array(pieces.length);
  let depth = 0;
  for (const [at, piece] of pieces.entries()) {
    depths[at] = depth;
    if (piece.kind === 'heading') depth = piece.depth;
  }
  return depths;
}
