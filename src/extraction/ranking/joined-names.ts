import { knownStart } from '../names/head-names.ts';
import { CASELESS } from '../text/caseless.ts';
import type { Span } from '../text/span.ts';
import { visibleText } from '../text/visible-text.ts';
import type { WordUses } from '../text/word-uses.ts';
import { takenLength } from './choice-labels.ts';
import { hasNoOther, isCaselessCompound, isKnownCompound, standTogether } from './compound-names.ts';
import { isTitle } from './heads.ts';
import { isBetween, isForeign, JOINTS, type Joint, jointIn, partsAt } from './joints.ts';
import { nameForm } from './name-form.ts';
import type { NameForm } from './name-signs.ts';
import {
  areAlike,
  areModels,
  areModelsOfKind,
  areProducts,
  haveOneArticle,
  isDomain,
  isNameWithDomain,
  isShortPair,
} from './stroked-names.ts';

const MAX_PARTS = 8;
const MAX_WORDS = 4;

/** What names are joined in: the head of an item, what a label says, or examples behind one. */
type Named = 'head' | 'label' | 'examples';

/** A head that may join names. */
interface JoinedHead extends Span {
  /** What it says in the text, and without the "and others" of an enumeration. */
  readonly listed: string;
  readonly written: string;
  /** The latter with what stands in brackets filled. */
  readonly raw: string;
  readonly named: Named;
  readonly caseless: boolean;
  /** Its names are in bold type, and what joins them is not. */
  readonly bold: boolean;
}

/** A head whose brackets are filled, so that nothing in them joins or parts. */
function masked(head: string): string {
  if (!/[(（[]/.test(head)) return head;
  return head
    .replace(/\]\([^()]*\)?/gu, (all) => '\uFFFC'.repeat(all.length))
    .replace(/[(（][^()（）]*[)）]?/gu, (all) => '\uFFFC'.repeat(all.length));
}

/** Whether a part has one or two words, all of them in bold type that its neighbours have, too. */
const isShortBold = (text: string, { start, end }: Span): boolean =>
  /^[^\s*]+(?:\s[^\s*]+)?$/u.test(visibleText(text, start, end).replace(/[*_]+/gu, '').trim());

/** What an enumeration ends with in scripts without capitals, where it names some of many. */
const AND_OTHERS =
  /\s?(?:など|等|등)(?:\s?\[\]\([^()\n]*\)?)?$|,?\s+(?:etc\.?|u\.\s?a\.|usw\.|и др\.|itd\.|atd\.|vb\.|dll\.?|m\.\s?fl\.|ym\.|stb\.|κ\.\s?ά\.|v\.\s?v\.?)(?:\s[(（][^()（）\n]*[)）])?$/iu;

/** The head in a span of a text; null where nothing in it joins names. */
function joinedHead(text: string, { start, end }: Span, named: Named): JoinedHead | null {
  const listed = text.slice(start, end);
  // "Acme、Nova、Zetaなど"
  const written = /[、，,]/u.test(listed) ? listed.replace(AND_OTHERS, '') : listed;
  if (!/[/／、，,&＆＋+和与或とや와과]|\s\p{L}{1,6}\.?\s/u.test(written)) return null;
  return {
    start,
    end: start + written.length,
    listed,
    written,
    raw: masked(written),
    named,
    caseless: CASELESS.test(written),
    bold: /\*\*(?:,\s|\s\S{1,3}\s)\*\*/u.test(written),
  };
}

/** "Acme for animation" in "Acme for animation, and Nova if you need more": a part without what it is for. */
function withoutPurpose(text: string, { start, end }: Span): Span {
  const length = takenLength(text.slice(start, end));
  return { start, end: length > 0 ? start + length : end };
}

/** Whether a joint of a kind cannot stand between names in a head, whatever these look like. */
function isNoJoint({ raw, named }: JoinedHead, joint: Joint, uses: WordUses): boolean {
  // "Acme, Nova/Zeta": commas part more than strokes do.
  if (joint.kind === 'or') return isShortPair(raw) || (named !== 'head' && /,\s/.test(raw));
  if (joint.kind === 'comma') return false;
  // "삼성과 LG" are two names, a longer head with such an ending is a phrase.
  return (/[와과]\s/u.test(raw) && raw.split(/\s+/).length > MAX_WORDS) || isForeign(raw, joint, uses);
}

/** Fewer parts are no names; commas part two only behind a label or between names in bold type. */
const leastParts = ({ named, bold }: JoinedHead, { kind }: Joint): number =>
  kind === 'comma' && named === 'head' && !bold ? 3 : 2;

/** Whether words stand by themselves in a text: "Marks & Spencer" are always found together, "Requests and Scrapy" are not. */
function standsAlone(word: string, { written }: JoinedHead, { proper, capitals }: WordUses): boolean {
  const first = capitals.get(/\p{L}[\p{L}\p{N}]*/u.exec(written)?.[0].toLowerCase() ?? '') ?? 0;
  const key = word.toLowerCase();
  const used = capitals.get(key) ?? 0;
  return proper.has(key) || used > 1 + Math.floor(first / 2) || first > 1 + used;
}

/** "Remote OK & We Work Remotely", "Codementor & Arc.dev": what joins two words is the name of one at most. */
const areWhole = (raw: string, names: readonly NameForm[], parts: readonly string[]): boolean =>
  /\s[&+]\s/u.test(raw) &&
  (names.every(({ words }) => words.length > 1) || parts.some((part) => isDomain(part.trim())));

/** Behind a label, "Acme und Nova" are two; what "and" and "&" join may be one in any language. */
const isApart = ({ raw, named }: JoinedHead): boolean =>
  named !== 'head' && !(named === 'examples' ? /&/u : /&|\sand\s/u).test(raw);

/** Whether the parts of a head, as the text has them, are names by themselves, and enough of them likely ones. */
function areNames(
  head: JoinedHead,
  { kind }: Joint,
  names: readonly NameForm[],
  parts: readonly string[],
  uses: WordUses,
): boolean {
  const { raw, listed, written, caseless, bold } = head;
  const likely = names.filter(({ form }) => form >= (caseless ? 0.6 : 1.3)).length;
  // What ends with "and others" is an enumeration.
  const share = written === listed ? 2 : 3;
  const enough = kind === 'comma' && names.length === 2 ? likely === 2 : likely * share >= names.length;
  if (!enough) return false;
  const isTwo =
    kind === 'and' && (bold || isApart(head) || areWhole(raw, names, parts) || isBetween(raw, uses));
  const isJoinedByAnd = ({ words, form }: NameForm) =>
    (caseless && form >= 0.6) ||
    form >= 3 ||
    (form >= 1.3 && (isTwo || knownStart(words) !== null || standsAlone(words[0] ?? '', head, uses)));
  return names.every(
    (name, at) =>
      (name.words.length <= MAX_WORDS || at === names.length - 1) &&
      name.words.join('').length > 1 &&
      (kind === 'and'
        ? isJoinedByAnd(name)
        : name.form >= 0.4 || (raw.includes(' / ') && name.words.length > 1 && isTitle(name.words))),
  );
}

/** The names that joints of one kind part a head into; `one` where it names one thing, null where the joints tell nothing. */
function namesBetween(text: string, head: JoinedHead, joint: Joint, uses: WordUses): Span[] | 'one' | null {
  const { raw, listed, named, caseless, bold } = head;
  const { kind, pattern } = joint;
  if (raw.search(pattern) < 0 || isNoJoint(head, joint, uses)) return null;
  const whole = partsAt(raw, head, joint);
  const said = whole.map(({ start, end }) => text.slice(start, end));
  if (kind === 'or' && isNameWithDomain(said)) return 'one';
  if ((kind === 'or' && areModels(said)) || (kind === 'and' && hasNoOther(said))) return null;
  if (whole.length < leastParts(head, joint) || whole.length > MAX_PARTS) return null;
  if (caseless && /[&＆]/u.test(jointIn(raw, joint)) && isCaselessCompound(text, raw, listed, said))
    return null;

  const parts = named === 'label' ? whole.map((part) => withoutPurpose(text, part)) : whole;
  const names = parts.map(({ start, end }) => nameForm(visibleText(text, start, end).trim(), uses, true));
  const areBold = bold && names.some(({ form }) => form >= 2);
  // "**Lavazza** and **illy**"
  if (areBold && kind !== 'or' && parts.every((part) => isShortBold(text, part))) return parts;
  const told = parts.map(({ start, end }) => text.slice(start, end));
  if (kind === 'or' && haveOneArticle(told) && areAlike(names, caseless)) return 'one';
  if (kind === 'or' && areProducts(text, raw, names, uses)) return null;
  if (caseless && areModelsOfKind(raw, names)) return null;
  if (kind === 'and' && !bold && standTogether(text, names, jointIn(raw, joint), uses)) return null;
  return areNames(head, joint, names, told, uses) ? parts : null;
}

/**
 * The names that are joined in a head ("Acme/Zeta", "Acme or Zeta", "Acme, Zeta and Nova"), each as it stands in the
 * text; the head alone where it names one thing. "Marks & Spencer" is one: both sides must be names by themselves.
 */
export function partsOf(text: string, span: Span, uses: WordUses, named: Named = 'head'): Span[] {
  const head = joinedHead(text, span, named);
  if (!head || isKnownCompound(head.written)) return [span];
  for (const joint of JOINTS) {
    const names = namesBetween(text, head, joint, uses);
    if (names === 'one') break;
    if (names) return names;
  }
  return [span];
}
