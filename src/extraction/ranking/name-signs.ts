import { codesOf } from '../../shared/characters.ts';
import { LEGAL_FORMS } from '../names/legal-forms.ts';

/** Words that heads of items begin with, and how likely they are a name. */
export interface NameForm {
  /** The words of the name, perhaps with a model's behind it. */
  readonly words: readonly string[];
  /** 0 no name, 1 perhaps, 2 likely, 3 by its very form. */
  readonly form: number;
}

export const NO_NAME: NameForm = { words: [], form: 0 };

/** "HubSpot", "42/Agency", "WH-1000XM5", "Three.js", "umoren.ai", "Discover it®". */
export const SHAPED = /\p{Ll}\p{Lu}|\p{L}-\d|\p{L}\d|\d\p{L}{2}|\d\p{Lu}|\p{L}\.\p{L}{2,}|[™®]|\+$/u;

/** A number, a year, a size or the like, before a name. */
export const SIZE =
  /^(?:\d[\d.,"”″]*|\d[\d.,]*-?(?:inch|in|cm|mm|gb|tb|kg|g|lb|lbs|oz|l|ml|w|v|mp|hz|k|d|x|st|nd|rd|th|pack|piece|person|day|year|month|week|qt|quart|cup|gen|series)|\d+-in-\d+)$/iu;

/** Articles and whom a product is for, before a name. */
export const BEFORE =
  /^(?:the|men['’]?s|women['’]?s|kids['’]?|new|refurbished|renewed|der|die|das|le|la|les|el|los|las|il|lo|de|o|a)$/iu;

/** Whether a word may stand before a name: an article, a year, a size. */
export const isBeforeName = (word: string): boolean => BEFORE.test(word) || SIZE.test(word);

/** What companies are called by law, or as a group. */
export const LEGAL = new RegExp(`${LEGAL_FORMS}|集团`, 'u');

const withoutBrackets = (head: string) =>
  head
    .replace(/[(（【[](?![株주][)）])[^()（）【】[\]]{0,80}[)）】\]]?/gu, ' ')
    .replace(/[「」『』“”"«»]/gu, '');

const PARTING = codesOf(':：；;–—|-');

/** What a head says without its asides: "Max (formerly HBO Max)", "“Acme”", "Acme [1]", "Acme – $20". */
export function withoutAsides(head: string): string {
  const bare = (/[(（【[「」『』“”"«»]/u.test(head) ? withoutBrackets(head) : head).trim();
  return PARTING.has(bare.charCodeAt(bare.length - 1)) ? bare.replace(/[\s:：；;–—|-]{1,6}$/u, '') : bare;
}

/** Makers of parts, which describe other things and may be meant themselves. */
export const MAKERS = /^(?:intel|amd|nvidia|qualcomm)$/iu;
