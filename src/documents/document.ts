import { type AnswerText, createExtractor, type NamedBrand } from '../extraction/index.ts';
import { MOST_READ } from './bounds.ts';
import { directionOf } from './direction.ts';
import { readMarkdown } from './markdown.ts';
import { marking, type Naming } from './marks.ts';
import type { AnswerDocument } from './part.ts';
import { partsOf } from './parts.ts';
import { readPlain } from './plain.ts';

export type { AnswerDocument, Element, Part } from './part.ts';

/** A brand that an answer mentions: how it may be named, and its place in the answer's own list. */
export interface MentionedBrand extends NamedBrand {
  readonly rank: number | null;
}

export type TextOfAnswer = Pick<AnswerText, 'text' | 'textFormat'>;

/** Byte order mark, which has no width and is not counted. */
const BYTE_ORDER_MARK = /^\uFEFF/;

/** Spans of an answer that name some brands, found as the mentions were. */
function namingsOf(answer: TextOfAnswer, brands: readonly MentionedBrand[]): readonly Naming[] {
  if (brands.length === 0 || answer.text.length > MOST_READ) return [];
  const ranks = new Map(brands.map(({ id, rank }) => [id, rank]));
  return createExtractor(brands)({ ...answer, sources: [] })
    .mentions.flatMap(({ brandId: id, spans }) =>
      spans.map(({ start, end }) => ({ id, start, end, rank: ranks.get(id) ?? null })),
    )
    .toSorted((a, b) => a.start - b.start);
}

/**
 * Lays out the text of an answer, with the brands marked that it mentions. Pure; of markdown that is written for it the
 * time grows with the square of its length (`bounds.ts`).
 */
export function documentOf(answer: TextOfAnswer, brands: readonly MentionedBrand[]): AnswerDocument {
  const text = answer.text.replace(BYTE_ORDER_MARK, '');
  const isPlain = answer.textFormat === 'plain';
  const markdown = isPlain ? null : readMarkdown(text);
  const marks = marking(namingsOf({ ...answer, text }, brands));
  const parts = partsOf(text, markdown ?? readPlain(text), marks);
  marks.tellRanks();
  return { direction: directionOf(text), laid_out: isPlain || markdown !== null, parts };
}

/** The text of an answer that takes too long to be laid out, as it is written. Linear. */
export const plainDocument = ({ text, textFormat }: TextOfAnswer): AnswerDocument => ({
  ...documentOf({ text, textFormat: 'plain' }, []),
  laid_out: textFormat === 'plain',
});
