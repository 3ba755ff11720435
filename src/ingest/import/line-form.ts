import { isIsoDate } from '../../shared/dates.ts';
import type { TextFormat } from '../../shared/text-format.ts';

/* Form of a line of an import file: two readers keep to it, a quick one and one that tells what is wrong. */

export const MAX_PROMPT = 2_000;
export const MAX_PROMPT_CHARACTERS = 1_000;
export const MAX_NAME = 200;
export const MAX_MENTIONS = 1_000;
export const MAX_POSITION = 65_534;

/** A line as it is read: one complete answer, its fields as docs/import.md tells them. */
export interface ImportLine {
  readonly id?: string | undefined;
  readonly prompt_id?: string | undefined;
  readonly prompt_text?: string | undefined;
  /** Topic and tags of the prompt, where the line creates it. */
  readonly topic?: string | null | undefined;
  readonly tags?: readonly string[] | undefined;
  readonly engine: string;
  readonly country: string;
  /** Milliseconds since 1970. */
  readonly answered_at: number;
  readonly text: string;
  /** Text as the line has it, where thoughts or markers of citations were taken out of it. */
  readonly given?: string;
  readonly text_format: TextFormat;
  readonly mentions?: readonly GivenMention[] | undefined;
  readonly citations: readonly GivenCitation[];
  readonly search_queries?: readonly string[] | null | undefined;
}

export interface GivenMention {
  readonly competitor_id?: string | undefined;
  readonly name?: string | undefined;
  readonly position: number | null;
  readonly sentiment: number;
}

export interface GivenCitation {
  readonly url: string;
  readonly title: string;
  readonly position?: number | undefined;
  readonly kind?: 'linked' | 'listed' | undefined;
}

/** Answers from before there were AI engines, or from tomorrow on, are mistakes of a clock or a unit. */
const EARLIEST = Date.UTC(2000, 0, 1);
const DAY_MS = 86_400_000;

const ISO = /^\d{4}-\d{2}-\d{2}T\d{2}:\d{2}(:\d{2}(\.\d{1,9})?)?(Z|[+-]\d{2}:?\d{2})$/;

export const NO_TIME = 'must be an ISO 8601 time such as 2026-11-02T04:10:00Z';

/** The milliseconds of a time, or what is wrong with it. Date.parse takes the 30th of February for the 2nd of March. */
export function timeOf(text: string): number | string {
  const at = ISO.test(text) ? Date.parse(text) : Number.NaN;
  if (Number.isNaN(at)) return NO_TIME;
  if (at < EARLIEST || at >= Date.now() + DAY_MS) return 'must lie between 2000-01-01 and one day from now';
  return isIsoDate(text.slice(0, 10)) ? at : 'must be of a day that is in the calendar';
}

export const normalizeName = (name: string): string => name.normalize('NFC').trim();

/** True where no two items have the same position. */
export function hasDistinctPositions(items: readonly { position?: number | null | undefined }[]): boolean {
  const given = items.map((item) => item.position).filter((value) => value != null);
  return new Set(given).size === given.length;
}
