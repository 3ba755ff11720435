import type { Piece } from './block-tree.ts';
import { isWhiteSpace } from './letters.ts';
import { isOffers, numberedStarts } from './lost-breaks.ts';
import { matchesIn } from './matches.ts';

/** Shorter paragraphs have their line ends, as far as anybody can tell. */
const MIN_LENGTH = 300;
/** So many sentences must begin right behind another one: "a good camera.OnePlus 13R:If you …". */
const MIN_GLUED = 3;

/** A sentence that begins right behind another, or behind the rating of a card ("4.5(450)OnePlus"). */
const GLUED =
  /(?<=(?:[\p{Ll}\d)\]"”%®™]|\d\p{Lu}|\p{Lu}{3})[.!?]|\(\d[\d.k,]{0,5}\+?\))(?=\p{Lu}[\p{L}\d’'-]|\p{Ll}[\p{L}\d]{1,12}(?:\s[\p{L}\d+.-]{1,12}){0,5}:)/gu;
/** What is called out in a name: "1. Fritz!Box 7590", "Yahoo!Finance". */
const CALLS = /(?:^|[.)]\s|\n)\p{Lu}\p{Ll}{1,9}!$/u;

/** Where sentences of a text begin right behind others. */
const gluedStarts = (text: string): number[] =>
  matchesIn(text, GLUED)
    .map(({ index }) => index)
    .filter((at) => !CALLS.test(text.slice(Math.max(0, at - 14), at)));

/** Whether sentences of a text begin right behind others, as where its line ends were lost. */
export const isGlued = (text: string): boolean =>
  text.length >= MIN_LENGTH && gluedStarts(text).length >= MIN_GLUED;

/** Words before a dot that ends no sentence: "10-qt.", "4500 Sq. Ft.". */
const ABBREVIATED = String.raw`[\s.!?)](?:\d+-)?(?:[Qq]t|[Oo]z|[Ff]t|[Ii]n|[Ll]bs?|vs|[Ss]q|approx|incl|St|Dr|Mrs?|\d)\.`;
/** Text of a label. */
const LABEL = String.raw`(?:[^.!?:\n]|\.(?<=${ABBREVIATED}))`;
/** What a colon ends at the start of a sentence, or behind the rating of a card: a section's title, or an item's name. */
const LABELLED = new RegExp(
  String.raw`(?<=(?:[.!?:]["”’)]?|\(\d[\d.k,]{0,5}\+?\))\s)(?<!${ABBREVIATED}\s)(?=(?:\d{1,2}\.\s?)?(?:\p{Ll}{1,2})?[\p{Lu}\d]${LABEL}{1,70}:(?:\s|\p{Lu}|\d))`,
  'gu',
);
/** What sections of choices are called, and others. */
const CHOICES =
  'Picks?|Options?|Choices?|Recommendations?|Considerations?|Contenders|Alternatives|Brands|Tips|Mentions';
const ASIDES =
  '(?:Things|Factors|What)\\s(?:to\\s)?(?:Consider|Look\\sFor|Keep\\sin\\sMind)|Recommendations?|Conclusion|Summary|Bottom\\sLine|In\\s(?:Summary|Conclusion)|Disclaimer|Note';
/** The first label of a section may follow its title without a colon ("Top Picks Acme Pan: This pan …"). */
const SECTION = new RegExp(
  [
    `^(?:(?:Top|Best|Other|More|Additional|Key|Our|Great|Good|Excellent|Popular|Notable|Final|Quick)\\s){1,3}(?:${CHOICES})\\s(?=\\p{Lu})`,
    String.raw`^(?:Recommended|Popular|Other|More|Additional|Top|Notable)\s(?:(?!(?:[Ff]or|[Ii]f)\s)[\p{L}'’&-]+\s){0,5}[\p{L}-]+s:\s?(?=\p{L})`,
    `^(?:${ASIDES}):\\s?(?=\\p{Lu})`,
    String.raw`^(?:Things|Factors|What)\s(?:to\s)?(?:Consider|Look\sFor|Keep\sin\sMind)\s(?=\p{Lu})`,
  ].join('|'),
  'u',
);
/** A section's title: another label follows it. */
const TITLE = new RegExp(
  String.raw`^(?:\d{1,2}\.\s?)?[^.!?:\n]{1,70}:\s?(?=[\p{L}\d]${LABEL}{0,60}:(?:\s|\p{Lu}))`,
  'u',
);

/** The number of an item, behind which none begins. */
const NUMBER = /^\s*\d{1,2}[.)]\s?$/u;
/** Longer runs of text before a colon are sentences. */
const REACH = 160;

/**
 * Cuts a paragraph whose line ends were lost, as when it was copied from a page, where its lines began: sentences
 * that begin right behind others, and labels. A label with another one behind it becomes a heading. The paragraph
 * itself where nothing shows that line ends are missing. Linear.
 */
export function splitRunOn(text: string, piece: Piece): Piece[] {
  if (piece.kind !== 'paragraph') return [piece];
  const written = text.slice(piece.start, piece.end);
  if (isOffers(written)) return [piece];
  const cuts = [...numberedStarts(written)];
  if (piece.end - piece.start >= MIN_LENGTH) {
    const glued = gluedStarts(written);
    if (glued.length >= MIN_GLUED)
      cuts.push(...glued, ...matchesIn(written, LABELLED).map(({ index }) => index));
  }
  if (cuts.length === 0) return [piece];
  const starts = [...new Set([0, ...cuts])]
    .sort((a, b) => a - b)
    .filter((at, index, all) => !NUMBER.test(written.slice(Math.max(all[index - 1] ?? at, at - 6), at)));
  const pieces: Piece[] = [];
  const add = (kind: Piece['kind'], from: number, to: number) => {
    let [start, end] = [piece.start + from, piece.start + to];
    while (start < end && isWhiteSpace(text.charCodeAt(start))) start += 1;
    while (end > start && isWhiteSpace(text.charCodeAt(end - 1))) end -= 1;
    if (end > start) pieces.push({ ...piece, kind, start, end, depth: kind === 'heading' ? 6 : 0 });
  };
  for (const [at, start] of starts.entries()) {
    const end = starts[at + 1] ?? written.length;
    const begun = written.slice(start, Math.min(written.length, start + REACH));
    const title = (SECTION.exec(begun) ?? TITLE.exec(begun))?.[0];
    if (title !== undefined && start + title.length <= end) {
      add('heading', start, start + title.length);
      add('paragraph', start + title.length, end);
    } else add('paragraph', start, end);
  }
  return pieces;
}
