import { EMOJI_STYLE, KEYCAP } from '../../shared/characters.ts';
import { flattenedStarts } from './flattened.ts';
import { matchesIn } from './matches.ts';
import { numberIn } from './numbering.ts';

/** Behind what a lost line begins: a space, or the end of a sentence or clause; none inside "9.2. It is …". */
const BEHIND = String.raw`(?<=[\s:：;；,，、。.!?！？)）])(?<!\d[.,])`;

/** Numbers inside a line, by how they are written: "1. ", "**1. ", "1) ", "(1) ", "#1 ", "a) ", "①", "1️⃣". */
const NUMBERINGS: readonly RegExp[] = [
  new RegExp(String.raw`${BEHIND}\d{1,2}\.\s(?=[\p{L}\d*«“"])`, 'gu'),
  new RegExp(String.raw`${BEHIND}\*\*\d{1,2}\.\s(?=[\p{L}\d])`, 'gu'),
  new RegExp(String.raw`${BEHIND}\d{1,2}\)\s(?=[\p{L}\d*«“"])`, 'gu'),
  new RegExp(String.raw`${BEHIND}[(（]\d{1,2}[)）]\s?(?=[\p{L}\d*«“"])`, 'gu'),
  new RegExp(String.raw`${BEHIND}#\d{1,2}[:.]?\s(?=[\p{L}\d*«“"])`, 'gu'),
  new RegExp(String.raw`${BEHIND}[a-h]\)\s(?=[\p{L}\d*«“"])`, 'gu'),
  new RegExp(String.raw`${BEHIND}\d{1,2}、(?=[\p{L}*])`, 'gu'),
  /【\d{1,2}】/gu,
  /[①-⑳]/gu,
  new RegExp(String.raw`\d${EMOJI_STYLE}?${KEYCAP}`, 'gu'),
];

/** What stands before a list: nothing, or the end of a clause. Inside a clause numbers tell what it speaks of. */
const BEFORE_LIST = /^$|[:：.;!?。；！？]["”’»)）*]*$/u;
/** So much of it is looked at. */
const REACH = 20;

/** Where the items of one numbering begin, from 1 on without gaps; none where there are no two. */
function numbered(line: string, numbering: RegExp): number[] {
  const starts: number[] = [];
  for (const { 0: written, index } of matchesIn(` ${line}`, numbering))
    if (numberIn(written) === starts.length + 1) starts.push(Math.max(0, index - 1));
  return starts.length > 1 && BEFORE_LIST.test(line.slice(0, starts[0]).trimEnd().slice(-REACH))
    ? starts
    : [];
}

/** Bullets and headings behind the end of a sentence: "…: - **Acme**: … - **Nova**: …", "… ### Acme". */
const MARKED =
  /(?<=[:：.;!?。！？)）]\s?)[-–*]\s{1,4}(?=\*\*[^*\n]{2,60}\*\*|[^.!?:：\n]{1,50}(?::|：|\s[–—-])\s)|(?<=[:：]\s?|^)[•●▪◦‣]\s?|(?<=[\p{L}\p{N}.)])[•▪◦‣](?=\s?\p{Lu})|(?<=\s)[•●▪◦‣]\s|(?<=\s)#{2,4}\s(?=\S)|(?<=\s)\*\s{1,4}(?=\S)/gu;
/** What leads over to the first of such bullets, and ends no sentence: "Other picks - Acme — … - Nova — …". */
const LED = /(?<=[.!?;:。！？)]\s{1,4})\p{Lu}[^.!?:;\n–—]{10,80}?\s[-–*]\s(?=[^.!?:\n]{1,50}\s[–—]\s)/gu;

/** Where bullets begin, and the lines that lead over to them. */
function bulletStarts(line: string): number[] {
  const marked = several(line, MARKED);
  if (marked.length === 0) return marked;
  const led = matchesIn(line, LED).flatMap(({ 0: lead, index }) => [index, index + lead.length - 2]);
  return [...new Set([...marked, ...led])].sort((a, b) => a - b);
}

/** Names in bold type that are set off behind the end of a sentence. */
const BOLD = /(?<=[:：.;!?。！？)）]\s?)\*\*(?=[^*\n]{2,60}(?:[:：]\*\*|\*\*\s?(?:[:：–—-]|[(（])))/gu;
/** An emoji before a label. */
const EMOJI =
  /(?<=^|[\s。！])(?![©®™✓✔★☆])\p{Extended_Pictographic}\u{FE0F}?\s?(?=(?:\*\*)?[^:：\n.!?]{2,40}(?:[:：]|\s[–—-]\s))/gu;
/** Cards whose price stands right before the next name: "Price: $74.99Acme Nova: …". */
const PRICED = /(?<=[$€£¥]\d{1,5}(?:[.,]\d{2})?)(?=\p{Lu}[\p{L}\d’'-]*[^.!?:\n]{0,60}:)/gu;
/** A strip of offers, as pages show them: "Acme Nova$9.50•Shop + othersAcme Zeta$12•Shop". Who sells is no list of choices. */
const OFFERS = /(?:[$€£¥₹]\d[\d.,]{0,9}\s?•[^$€£¥₹\n]{2,140}){3}/u;

/** Whether a line is a strip of what is on offer where. */
export const isOffers = (line: string): boolean => line.includes('•') && OFFERS.test(line);

/** A clause that says one thing of one label: "Best for teams: Acme." */
const CLAUSE =
  /(?<=^|[.;:：；。!?！？—]\s?)[^.;:：；。!?！？—\n|]{2,60}[:：]\s?(?!\/\/)[^.;:：；。!?！？\n|]{1,60}(?:[.;；。]\s?|$)/gu;
const MIN_CLAUSES = 3;

/** Where at least three clauses with a label each begin, one right behind another. */
function labelled(line: string): number[] {
  const runs: number[][] = [[]];
  let end = -1;
  for (const { 0: clause, index } of matchesIn(line, CLAUSE)) {
    if (index !== end) runs.push([]);
    runs.at(-1)?.push(index);
    end = index + clause.length;
  }
  return runs.filter(({ length }) => length >= MIN_CLAUSES).flat();
}

const several = (line: string, sign: RegExp): number[] => {
  const starts = matchesIn(line, sign).map(({ index }) => index);
  return starts.length > 1 ? starts : [];
};

/** Signs without which a line has none of the lists above; most lines have no such sign, and are not looked at closer. */
const SECOND = /(?<!\d)2(?:[.)）、】]|\u{FE0F}|\u{20E3})|#2|b\)|②/u;
const BULLET = /[-–*•●▪◦‣#]\s|[•●▪◦‣]/u;
const SYMBOL = /[\u2600-\u27BF\uD83C-\uD83E]/;
const CURRENCY = /[$€£¥]\d/;
const COLON_TWICE = /[:：][^:：]+[:：][^:：]+[:：]/u;

/** What a list's item begins with; inside one no other kind of list is looked for. */
const ITEM = /^\s*(?:[-*+•●▪◦‣]\s|\d{1,9}[.)]\s|[①-⑳]|\|)/u;
/** Shorter lines hold no list. */
const MIN_LENGTH = 24;

/** Where items that are numbered inside a line begin; none where there are no two. */
export function numberedStarts(line: string): readonly number[] {
  for (const numbering of SECOND.test(line) ? NUMBERINGS : []) {
    const starts = numbered(line, numbering);
    if (starts.length > 0) return starts;
  }
  return [];
}

function breaksIn(line: string): readonly number[] {
  const flattened = flattenedStarts(line);
  if (flattened.length > 0) return flattened;
  if (isOffers(line)) return [];
  const start = line.length - line.trimStart().length;
  const isItem = ITEM.test(line);
  const items = numberedStarts(line);
  if (items.length > 0 && (!isItem || items[0] === start)) return items;
  const marked = BULLET.test(line) ? bulletStarts(line) : [];
  if (marked.length > 0 && (!isItem || /^\s*[-*•●▪◦‣]\s/u.test(line))) return marked;
  if (isItem || /^\s*(?:#|\*\*)/u.test(line)) return [];
  const leads = line.includes('**') ? several(line, BOLD) : [];
  if (leads.length > 0) return leads;
  const cards = CURRENCY.test(line) ? several(line, PRICED) : [];
  if (cards.length > 0) return cards;
  const emoji = SYMBOL.test(line) ? several(line, EMOJI) : [];
  return emoji.length > 0 || !COLON_TWICE.test(line) ? emoji : labelled(line);
}

/**
 * Where lines of a text begin whose line ends were lost, as when a list was copied into one line: "1. Acme … 2. Nova …",
 * "- **Acme**: … - **Nova**: …", "Best for teams: Acme. Best price: Nova. …". In rising order.
 */
export function lostBreaks(text: string): readonly number[] {
  const breaks: number[] = [];
  for (let start = 0; start < text.length; ) {
    const newline = text.indexOf('\n', start);
    const end = newline < 0 ? text.length : newline;
    if (end - start >= MIN_LENGTH) {
      const line = text.slice(start, end);
      for (const at of breaksIn(line)) if (line.slice(0, at).trim() !== '') breaks.push(start + at);
    }
    start = end + 1;
  }
  return breaks;
}
