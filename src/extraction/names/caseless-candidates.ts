import { LEGAL_FORM, type Name, nameOf } from './candidate-words.ts';
import { EVIDENCE } from './evidence.ts';
import { LEGAL_FORMS } from './legal-forms.ts';

/* Names in scripts without capitals are told by what is around them. */

const MAX_LENGTH = 24;
const CASELESS =
  /[\p{Script=Han}\p{Script=Hiragana}\p{Script=Katakana}\p{Script=Hangul}\p{Script=Thai}\p{Script=Arabic}\p{Script=Hebrew}\p{Script=Devanagari}]/u;
const MARKED =
  /\*\*([^*\n]{2,40})\*\*|「([^「」\n]{2,24})」|『([^『』\n]{2,24})』|\[([^[\]\n]{2,40})\]\(|(?:^|\|)[ \t]*([^|\n*]{2,24}?)[ \t]*(?=\|)/gmu;
const NAMED = String.raw`(?:[\p{Script=Katakana}\p{Script=Han}A-Za-z0-9・ー&.]){2,20}`;
const LEGAL = new RegExp(
  String.raw`(?:${LEGAL_FORMS})\s?([A-Z][A-Za-z]+ [A-Z][A-Za-z]+|${NAMED})|(${NAMED})(?:${LEGAL_FORMS})`,
  'gu',
);
const ENUMERATED =
  /(?<![\p{L}\p{N}])([\p{Script=Hangul}\p{Script=Han}\p{Script=Katakana}ーA-Za-z0-9・&.+]{2,16}(?: [\p{Script=Hangul}A-Za-z0-9]{2,10})?)(?:(?:,\s|、|・|\s?\/\s?)([\p{Script=Hangul}\p{Script=Han}\p{Script=Katakana}ーA-Za-z0-9&.+]{2,16}(?: [\p{Script=Hangul}A-Za-z0-9]{2,10})?)){2,}/gu;
/** Phrases rather than names. */
const PHRASE =
  /[ぁ-ん]|[的是在了吗呢把被对]|(?:하기|하는|되는|있는|없는|좋은|많은|위한|위해|따라|경우|까지|에서|으로|에게|니다|어요|세요|하고|보다)(?=\s|$)|[?？!！。]/u;

/** A name in a script without capitals, without legal forms and asides; null for what is a phrase. */
export function caselessName(label: string): Name | null {
  const name = label
    .replace(/[(（【[][^()（）【】[\]]{0,80}[)）】\]]?/gu, ' ')
    .replace(LEGAL_FORM, ' ')
    .replace(/[「」『』“”"«»*_`\\]/gu, '')
    .replace(/^[\s\d.)①-⑳:：-]+|[\s:：,、–—-]+$/gu, '')
    .trim();
  if (name.length < 2 || name.length > MAX_LENGTH || !CASELESS.test(name) || PHRASE.test(name)) return null;
  return name.split(/\s+/).length > 4 ? null : nameOf(name);
}

/** Adds what heads, marks, legal forms and enumerations say of names. */
export function addCaseless(
  found: { readonly add: (name: Name, evidence: number) => void },
  text: string,
  labels: readonly string[],
): void {
  const heads = new Set(labels.map(caselessName).filter((name) => name !== null));
  for (const name of heads) found.add(name, EVIDENCE.head | EVIDENCE.whole);
  for (const [, ...groups] of text.matchAll(MARKED)) {
    const name = caselessName(groups.find((group) => group !== undefined) ?? '');
    if (name !== null) found.add(name, EVIDENCE.marked | EVIDENCE.whole);
  }
  for (const [, behind, ahead] of text.matchAll(LEGAL))
    found.add(nameOf(behind ?? ahead ?? ''), EVIDENCE.acting | EVIDENCE.whole);
  for (const [run] of text.matchAll(ENUMERATED)) {
    const names = run.split(/,\s|、|・|\s?\/\s?/u).map(caselessName);
    const beside = names.some((name) => name !== null && heads.has(name)) ? EVIDENCE.beside : 0;
    for (const name of names) if (name !== null) found.add(name, EVIDENCE.listed | EVIDENCE.whole | beside);
  }
}
