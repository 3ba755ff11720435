import type { AnswerText, ReadText } from '../index.ts';
import type { Naming } from '../names/find-names.ts';

/** A name that may be a brand nobody tracks; many answers together decide. */
export interface UnknownBrand {
  readonly name: string;
  readonly key: string;
  readonly domain: string | null;
  readonly position: number | null;
  readonly evidence: number;
}

export function unknownBrands(
  _read: ReadText,
  _namings: readonly Naming[],
  _answer: AnswerText,
): UnknownBrand[] {
  return [];
}
