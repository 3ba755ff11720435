import { EMOJI } from '../../shared/characters.ts';
import type { Blocks } from '../text/blocks.ts';
import { visibleText } from '../text/visible-text.ts';
import { advisesAgainst, isCrossedOut } from './advice.ts';
import { isChoiceLabel } from './choice-labels.ts';
import { BITS, bitsOf } from './introduction-phrases.ts';

/** What is said of a list or table before it. */
export interface Introduction {
  /** What follows are choices. */
  readonly choices: boolean;
  /** What follows are brands. */
  readonly brands: boolean;
  /** What follows are steps, tips, questions or sources. */
  readonly others: boolean;
  /** What follows are examples. */
  readonly examples: boolean;
  /** What follows are features or prices of something. */
  readonly traits: boolean;
  /** What follows is sorted by kinds. */
  readonly sorted: boolean;
  /** What follows are shops. */
  readonly shops: boolean;
  /** What follows are shops, perhaps as choices. */
  readonly sellers: boolean;
  /** What follows is advised against. */
  readonly avoid: boolean;
  /** What follows are other choices than one that was told before. */
  readonly rest: boolean;
}

/** What a line says besides that it names a kind of things. */
const ASIDE = BITS.others | BITS.traits | BITS.shops | BITS.sellers | BITS.avoid | BITS.examples;

const readBits = (bits: number): Introduction => ({
  choices: (bits & BITS.choices) !== 0 || ((bits & BITS.kinds) !== 0 && (bits & ASIDE) === 0),
  brands: (bits & BITS.brands) !== 0,
  others: (bits & BITS.others) !== 0,
  examples: (bits & BITS.examples) !== 0,
  traits: (bits & BITS.traits) !== 0,
  sorted: (bits & BITS.sorted) !== 0,
  shops: (bits & BITS.shops) !== 0,
  sellers: (bits & BITS.sellers) !== 0,
  avoid: (bits & BITS.avoid) !== 0,
  rest: (bits & BITS.rest) !== 0,
});

/** What is said of a list before which nothing stands. */
export const NOTHING_SAID: Introduction = readBits(0);

/** Whether nothing is said of a list. */
export const saysNothing = (said: Introduction): boolean => !Object.values(said).some((kind) => kind);

/** What a line says of what follows it. */
export const introductionIn = (line: string): Introduction => readBits(bitsOf(line));

/** Lines longer than this are no titles of what follows; the heading may stand a few pieces before. */
const MAX_LENGTH = 240;
const MAX_DISTANCE = 8;

/** What leads over to a list is said last. */
const lastSentence = (line: string): string =>
  /[.!?。！？]\s*\S/u.test(line)
    ? (line.split(/[.!?]\s+|[。！？]/u).findLast((part) => part.trim() !== '') ?? line)
    : line;

const textOf = (text: string, { pieces }: Blocks, at: number) => {
  const { start, end } = pieces[at] ?? { start: 0, end: 0 };
  return end - start > MAX_LENGTH ? '' : visibleText(text, start, end);
};

/** What the headings of answers say, by their pieces: each is asked for by all lists under it. */
const titles = new WeakMap<Blocks, Map<number, number>>();

/**
 * What the headings say that a piece stands under: the nearest one, and where that says nothing, whether those above
 * it tell of steps or tips: what stands under "Steps" is one, however deep.
 */
function pathBits(text: string, blocks: Blocks, heading: number): number {
  const { pieces } = blocks;
  let bits = titleBits(text, blocks, heading);
  let depth = pieces[heading]?.depth ?? 0;
  for (let at = heading - 1; at >= 0 && bits === 0 && depth > 1; at -= 1) {
    const piece = pieces[at];
    if (piece?.kind !== 'heading' || piece.depth >= depth) continue;
    depth = piece.depth;
    // The title of the whole answer tells of all that is in it.
    if (depth < 2 || at === 0) break;
    const above = titleBits(text, blocks, at);
    bits = (above & BITS.choices) === 0 ? above & (BITS.others | BITS.avoid | BITS.shops) : 0;
    if (above !== 0) break;
  }
  return bits;
}

const REMARK_REACH = 24;
/** "[Note] Not a host, but worth a look": a remark in brackets before a title. */
const REMARK = /^(?:\d{1,2}\\?[.)]\s)?[[［【(（]([^[\]［］【】()（）]{1,12})[\]］】)）]\s*(?=\S)/u;

/** How many characters of a title are a remark that would tell it to be one of tips or sources. */
function remarkLength(title: string): number {
  const [remark = '', said = ''] = REMARK.exec(title) ?? [];
  return bitsOf(said) === BITS.others ? remark.length : 0;
}

function titleBits(text: string, blocks: Blocks, piece: number): number {
  const known = titles.get(blocks) ?? new Map<number, number>();
  titles.set(blocks, known);
  const before = known.get(piece);
  if (before !== undefined) return before;
  const { start, end } = blocks.pieces[piece] ?? { start: 0, end: 0 };
  const remark = remarkLength(text.slice(start, Math.min(end, start + REMARK_REACH)));
  const heading = end - start > MAX_LENGTH ? '' : visibleText(text, start + remark, end);
  const bits = ASKS.test(heading)
    ? BITS.others
    : bitsOf(heading) |
      (isLabel(heading) ? BITS.choices : 0) |
      (advisesAgainst(heading) || isCrossedOut(heading) ? BITS.avoid : 0);
  known.set(piece, bits);
  return bits;
}

/** Whether a line is the label of a choice: "For teams:". */
const isLabel = (line: string): boolean => isChoiceLabel(line.replace(/[\s:*]+$|^[^\p{L}\p{N}#]+/gu, ''));

/** A line that goes on beyond a label. */
const SENTENCE = /[.,!?。，、！？]/u;

/** What tells whom a list has not: "Hotels I left out, as they cost more." */
const EXCLUDES =
  /(?<!\p{L})(?:left out|leave out|ruled out|excluded?|außen vor|ausgeschlossen|aussortiert|écart[ée]\p{L}*|exclu\p{L}*|descart\p{L}+|esclus\p{L}+|scartat\p{L}+|wyklucz\p{L}+|исключ\p{L}+)|제외|뺐|外し|除外|排除|不列/iu;
const ENDS_SENTENCE = /[.!?。！？]["”»)*_]*\s*$/u;

/** What ends as a line that leads over to a list: "I'd avoid:". */
const LEADS_OVER = /[:：]\s*$/u;

/**
 * What a paragraph says of a list below it: what leads over with a colon says it last. Where it ends with advice
 * instead ("Check the price before you sign"), what it says before that ("These are compared most").
 */
function paragraphBits(line: string, last: string, overItems: boolean): number {
  const bits = bitsOf(last);
  const isAdvice = (bits & (BITS.others | BITS.traits)) !== 0 && (bits & BITS.choices) === 0;
  if (!(isAdvice || (bits === 0 && overItems && last.length < line.length)) || LEADS_OVER.test(line))
    return bits;
  const before = bitsOf(line.slice(0, line.lastIndexOf(last)));
  const choices = readBits(before);
  return choices.choices && !choices.others ? before : bits;
}

/** "Look for products that are:", "Achten Sie auf Produkte, die", "Valet beror på": what follows are qualities of what is chosen, or reasons for it. */
const QUALITIES =
  /(?<!\p{L})(?:look|search|aim|opt) for (?:\p{L}+ ){1,4}?(?:that|which|with)(?!\p{L})[^.!?]{0,40}[:：]$|(?<!\p{L})(?:achten sie|achte) auf (?:\p{L}+ ){1,3}?(?:\p{L}+),? (?:die|das|der|mit)(?!\p{L})[^.!?]{0,40}[:：]$|(?:cherchez|recherchez|privilégiez) (?:un|une|des) (?:\p{L}+ ){1,3}?(?:qui|avec)(?!\p{L})[^.!?]{0,40}[:：]$|(?:busca|busque|elige) (?:un|una|unos|unas )?(?:\p{L}+ ){1,3}?(?:que|con)(?!\p{L})[^.!?]{0,40}[:：]$|(?<!\p{L})(?:beror|afhænger|avhenger|depinde|εξαρτάται)(?!\p{L})[^.!?]{0,40}[:：]$|^(?:lý do|alasan)(?!\p{L})[^.!?]*[:：]$|(?:理由|原因)(?:如下|有)?[：:]$|(?:이유는 (?:다음|아래)|사항을 )[^.!?]{0,20}[.:]?$/iu;

/** "Когда стоит нанять специалиста", "Żebym mógł doprecyzować rekomendację, napisz mi": it asks or explains, whatever it names. */
const ASKS =
  /^[^\p{L}]*(?:(?:quando (?:vale|faz|devo|compensa|contratar)|por que (?:gosto|escolhi|recomendo|est[ea]|ess[ea])|waarom (?:deze keuze|dit|ik)|wanneer (?:loont|heb|kun|moet|je)|dlaczego (?:akurat |właśnie )?(?:ten|ta|to|tę|tego|warto)|kiedy (?:warto|lepiej|najlepiej)|почему (?:именно )?(?:эта|этот|это|эту|стоит|важно|я)|когда (?:лучше|стоит|имеет)|чому (?:саме )?(?:ця|цей|це|цю|варто|я)|коли (?:краще|варто)|neden bu(?! üç)(?! \p{L}+l[ae]r)|ne zaman|proč (?:právě |zrovna )?(?:tento|tuto|tato|toto|se)|kdy (?:se vyplatí|je lepší|jet))(?!\p{L})|(?:abych|żebym|чтобы|щоб|para|om|daha|size daha)(?!\p{L})[^:.!?]*(?<!\p{L})(?:napiš|řekn|odpověz|napisz|powiedz|odpowiedz|podaj|daj znać|подскаж|расскаж|напиш|уточните|ответьте|сообщите|підкаж|розкаж|diga|me conte|responda|preciso saber|wil ik|weten|bilmem|bilmeliyim|söyle|paylaş|yanıtla))/iu;

/** "Otras alarmas que puedes valorar:", "Two more to consider:", "ほかに見ておきたいもの": others of what was told before, whatever they are called. */
const OTHERS_OF_IT =
  /^[^\p{L}]*(?:(?:(?:some|a few|two|three|four|several) )?(?:other|others|more)|(?:noch )?(?:weitere|andere)|(?:quelques |d['’])?autres|(?:y )?otr[oa]s|altr[ei]|outr[oa]s|andere|overige|inne|pozostałe|další|другие|інші|diğer|andra|andre|øvrige|muita|alte)\s\p{L}|^[^\p{L}]*(?:ほかに|他に|そのほか|その他|このほか|그 외|그 밖에|이 밖에|다른|其他|其它|另外|此外)/iu;

/** Whether what stands before names says that they are others than those that were told before. */
export const leadsToOthers = (before: string): boolean =>
  introductionIn(before).rest || OTHERS_OF_IT.test(before);

/** What a line over a list says; one of an item (`inner`) may be the label of what is in it. */
function lineBits(line: string, inner: boolean, isTitle: boolean, overItems = false): number {
  const last = lastSentence(line);
  // "I'd skip Acme." is said of Acme, and not of the list below.
  const against = ((isTitle || LEADS_OVER.test(line)) && advisesAgainst(last)) || isCrossedOut(line);
  if (QUALITIES.test(last.trimEnd()) || ASKS.test(last)) return BITS.others;
  const isExcluding = !isTitle && ENDS_SENTENCE.test(line) && EXCLUDES.test(last);
  const said = paragraphBits(line, last, overItems);
  const bits = (isExcluding ? said & ~BITS.avoid : said) | (against ? BITS.avoid : 0);
  if (bits === 0 && OTHERS_OF_IT.test(last)) return BITS.rest;
  return bits === 0 && (inner || isTitle) && !SENTENCE.test(line) && isLabel(line) ? BITS.choices : bits;
}

/** Whether a piece is a paragraph outside of lists. */
const isPlain = ({ pieces }: Blocks, at: number): boolean =>
  pieces[at]?.kind === 'paragraph' && pieces[at]?.item === -1;

/** A line in bold or italic type, perhaps behind an emoji, and nothing else: the title of what follows. */
const TITLE_LINE = new RegExp(String.raw`^(?:${EMOJI}\s?)?(\*\*|[*_])(?![*\s])[^*\n]+\1[:：]?$`, 'u');

/** Whether a paragraph is a title, behind a paragraph that tells of it. */
const isTitleLine = (text: string, blocks: Blocks, at: number): boolean => {
  const { start, end } = blocks.pieces[at] ?? { start: 0, end: 0 };
  return isPlain(blocks, at) && end - start < MAX_LENGTH && TITLE_LINE.test(text.slice(start, end));
};

/**
 * What the line right before a piece, and the heading it stands under, say of it. Where both speak the line has the
 * last word: under "How to choose" a line may lead over to choices.
 */
export function introductionOf(text: string, blocks: Blocks, piece: number): Introduction {
  const { pieces } = blocks;
  let at = piece - 1;
  while (at >= 0 && at > piece - MAX_DISTANCE && pieces[at]?.kind !== 'heading') at -= 1;
  const title = pieces[at]?.kind === 'heading' ? pathBits(text, blocks, at) : 0;
  const said =
    at === piece - 1 || pieces[piece - 1]?.kind === 'row'
      ? 0
      : lineBits(
          textOf(text, blocks, piece - 1),
          (pieces[piece - 1]?.item ?? -1) >= 0,
          isTitleLine(text, blocks, piece - 1),
          (pieces[piece]?.item ?? -1) >= 0,
        );
  const line =
    said === 0 && at < piece - 2 && isTitleLine(text, blocks, piece - 2) && isPlain(blocks, piece - 1)
      ? lineBits(textOf(text, blocks, piece - 2), false, true)
      : said;
  // "Reasons, and other options" leads over to options.
  const choices = (line & (BITS.choices | BITS.rest)) !== 0;
  return readBits(choices ? (line | title) & ~BITS.others & ~BITS.traits : title | line);
}
