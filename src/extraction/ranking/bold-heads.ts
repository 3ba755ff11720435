import { CASELESS } from '../text/caseless.ts';
import { isDeed } from './caseless-form.ts';
import { tellsOfHead } from './head-ends.ts';
import type { ReadItem } from './items.ts';
import { withoutAsides } from './name-signs.ts';

/* Items whose head is a name in bold type. */

/** How likely a short head in bold type is a name in a list of choices, and how long it is at most. */
export const BOLD_HEAD = 1;
const MAX_BOLD = 16;
/** Of fewer items nothing is told by what they have in common. */
const MIN_ITEMS = 3;
const TOPIC = /^\s?[は은는]/u;

/** Whether the head of an item is in bold type, and is a likely name, or is as short as one in a script without capitals. */
export function isBoldHead(text: string, { head, part, labelled, form, slots: [slot] }: ReadItem): boolean {
  const name = withoutAsides(slot?.label ?? '');
  const isBold = text.startsWith('**', head.start - 2) && head.rest === head.end + 2;
  const isName = CASELESS.test(name) ? name.length <= MAX_BOLD && !isDeed(name) : form >= 1;
  return isBold && isName && !part && !labelled;
}

/** Whether the sentence goes on behind a head as behind what it is about: "**Acme** は …". */
const goesOnAsTopic = (text: string, { head, candidate }: ReadItem): boolean =>
  TOPIC.test(text.slice(head.rest, Math.min(candidate.end, head.rest + 3)));

/**
 * The items of a list of choices that each begin with a short head in bold type, in a script without capitals, whose
 * names may read like phrases ("**まごころケア食** は …"), and are no titles.
 */
export function withBoldHeads(text: string, reads: readonly ReadItem[]): readonly ReadItem[] {
  const telling = reads.filter(tellsOfHead).length;
  const named = reads.filter(({ form }) => form >= BOLD_HEAD).length * 3 >= reads.length * 2;
  const told =
    reads.length >= MIN_ITEMS &&
    telling * 2 > reads.length &&
    reads.every((read) => isBoldHead(text, read) && (named || goesOnAsTopic(text, read)));
  return told ? reads.map((read) => ({ ...read, form: Math.max(read.form, BOLD_HEAD) })) : reads;
}
