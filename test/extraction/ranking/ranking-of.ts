import { placesOf } from '../../../src/extraction/ranking/ranking.ts';
import { readBlocks } from '../../../src/extraction/text/blocks.ts';
import type { TextFormat } from '../../../src/shared/text-format.ts';

/** What a text ranks, whoever is known: "1 Acme, 2 Nova". */
export const rankingOf = (text: string, format: TextFormat = 'markdown'): string =>
  placesOf(text, readBlocks(text, format))
    .flatMap(({ slots }) => slots.map(({ place, label }) => `${place} ${label}`))
    .join(', ');
