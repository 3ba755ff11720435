import { hasHangulEnding } from '../languages/forms.ts';
import { classId } from '../languages/lexicon.ts';
import { endingOf, isNameWord } from '../languages/name-words.ts';
import type { Ranking } from '../places/ranking.ts';
import { type Document, visible } from '../text/document.ts';
import { BOLD, LINK, MARKUP } from '../text/inline.ts';
import { candidateKey, type Name, withoutLegalForm } from './candidate-name.ts';
import { EVIDENCE } from './evidence.ts';

const UNCASED = /\p{Lo}/u;
const LONGEST = 24;
const MOST_WORDS = 4;
const ASIDE = /[(（【[][^()（）【】[\]]{0,80}[)）】\]]?/gu;
const QUOTES = /[「」『』“”"«»*_`\\]|(?<!\p{L})['‘’]|['‘’](?!\p{L})/gu;
const EDGES = /^(?:[\s.)①-⑳:：-]|\d{1,3}[.)．、])+|[\s:：,、–—-]+$/gu;
const AMOUNT = /\d\s?\p{Lo}?\s?(?:円|元|원|[%％])/u;
const SIGN = String.raw`[\p{Script=Hangul}\p{Script=Han}\p{Script=Katakana}ーA-Za-z0-9&.+]`;
/** "구름 (goorm)", "電通（Dentsu Inc.）": a name, and how letters with capitals write it. */
const GLOSSED = new RegExp(
  String.raw`(?<![\p{L}\p{N}])(${SIGN}{2,20}(?: [\p{Script=Hangul}A-Za-z0-9]{2,12}){0,2})\s?[(（]([A-Za-z][A-Za-z0-9 .&+-]{1,30})[)）]`,
  'gu',
);
const ENUMERATED = new RegExp(
  String.raw`(?<![\p{L}\p{N}])${SIGN}{2,16}(?: [\p{Script=Hangul}A-Za-z0-9]{2,10})?(?:(?:,\s|、|・|·|\s?\/\s?)${SIGN}{2,16}(?: [\p{Script=Hangul}A-Za-z0-9]{2,10})?){2,}`,
  'gu',
);
const BETWEEN = /,\s|、|・|·|\s?\/\s?/u;
const NAMED = String.raw`[\p{Script=Katakana}\p{Script=Han}\p{Script=Hangul}A-Za-z0-9・ー&.]{2,20}`;
const BEHIND = new RegExp(String.raw`^\s?([A-Z][A-Za-z]+ [A-Z][A-Za-z]+|${NAMED})`, 'u');
const BEFORE = new RegExp(`(${NAMED})$`, 'u');
/** "freee", "kt cloud": names in small letters among words of another script. */
const SMALL = /^[a-z][a-z\d]{2,15}(?: [a-z\d]{2,12})?$/;

function isPhrase(name: string): boolean {
  if (/[\p{Script=Hiragana}?？!！。)）]/u.test(name) || AMOUNT.test(name)) return true;
  if (/\p{Script=Han}/u.test(name) && [...name].some((sign) => isNameWord('phrase', sign))) return true;
  const words = name.split(' ');
  return words.some((word, at) => {
    const ending = endingOf('phrase-end', word);
    return ending.length > 1 || (ending !== '' && word.length > 2 && at < words.length - 1);
  });
}

const nameOf = (text: string): Name => ({ text, key: candidateKey(text) });

/** A name in a script without capitals, without legal forms and asides; null for what is a phrase. */
export function uncasedName(label: string): Name | null {
  const name = withoutLegalForm(
    label.replace(ASIDE, ' ').replace(QUOTES, '').replace(EDGES, '').trim(),
  ).replace(/\s+/gu, ' ');
  if (name.length < 2 || name.length > LONGEST || !UNCASED.test(name) || name.split(' ').length > MOST_WORDS)
    return null;
  return isPhrase(name) ? null : nameOf(withoutCase(name));
}

/** A name without the particle behind it: behind letters or digits of another script any, else one of case. */
function withoutCase(name: string): string {
  const other = /^(.*[A-Za-z\d])(\p{Script=Hangul}{1,3})$/u.exec(name);
  if (other) return hasHangulEnding(other[2] ?? '') ? (other[1] ?? name) : name;
  const ending = endingOf('case', name);
  return ending !== '' && name.length > ending.length + 2 ? name.slice(0, -ending.length) : name;
}

/** A name in small Latin letters; null for what is none. */
function smallName(label: string): Name | null {
  const name = withoutLegalForm(label.replace(ASIDE, ' ').replace(EDGES, '').trim());
  return SMALL.test(name) && !isNameWord('filler', name) && !isNameWord('generic', name)
    ? nameOf(name)
    : null;
}

function leadsOf(name: string): Name[] {
  const words = name.split(' ');
  return words.slice(1).flatMap((_, at) => uncasedName(words.slice(0, at + 1).join(' ')) ?? []);
}

/** Texts of the runs that are bold or a link. */
function markedRuns(document: Document): string[] {
  const { text, flags } = document;
  const isMarked = (at: number) =>
    ((flags[at] ?? 0) & (BOLD | LINK)) !== 0 && ((flags[at] ?? 0) & MARKUP) === 0;
  const runs: string[] = [];
  for (let at = 0; at < text.length; at += 1) {
    if (!isMarked(at)) continue;
    const start = at;
    while (at < text.length && isMarked(at)) at += 1;
    if (at - start <= 2 * LONGEST) runs.push(visible(document, start, at));
  }
  return runs;
}

/**
 * Adds what a text says of names in scripts without capitals: at the heads of its lists, in bold type, links and
 * first cells, beside legal forms, before their Latin spelling, and in enumerations.
 * @returns keys of Latin spellings in parentheses, which name nobody else.
 * @param isMostly true where most of the text is in such a script: Latin letters in it are of names.
 */
export function addUncased(
  add: (name: Name, evidence: number, place?: number | null) => void,
  document: Document,
  { hits }: Ranking,
  heads: readonly { readonly label: string; readonly place: number | null }[],
  isMostly: boolean,
): ReadonlySet<string> {
  const { text, blocks } = document;
  const glosses = new Set<string>();
  if (!UNCASED.test(text)) return glosses;
  const addLabel = (label: string, evidence: number, place: number | null = null): void => {
    const name = uncasedName(label);
    const small = name === null && isMostly ? smallName(label) : null;
    if (small) add(small, evidence | EVIDENCE.foreign | EVIDENCE.whole, place);
    if (!name) return;
    add(name, evidence | EVIDENCE.whole, place);
    for (const lead of leadsOf(name.text)) add(lead, (evidence & EVIDENCE.head) | EVIDENCE.leads);
  };
  for (const { label, place } of heads)
    addLabel(label, place === null ? EVIDENCE.head : EVIDENCE.head | EVIDENCE.ranked, place);
  for (const run of markedRuns(document)) addLabel(run, EVIDENCE.marked);
  for (const { kind, cells } of blocks)
    if (kind === 'row')
      for (const { start, end } of cells.slice(0, 1))
        if (end - start <= 2 * LONGEST) addLabel(visible(document, start, end), EVIDENCE.marked);
  const known = new Set(heads.flatMap(({ label }) => uncasedName(label)?.key ?? []));
  for (const { start, end, kind } of blocks) {
    if (kind === 'code') continue;
    const content = visible(document, start, end);
    if (!UNCASED.test(content)) continue;
    for (const [, words = '', latin = ''] of content.matchAll(GLOSSED)) {
      const name = uncasedName(words);
      if (!name) continue;
      add(name, EVIDENCE.foreign | EVIDENCE.whole);
      glosses.add(candidateKey(latin));
    }
    for (const [run] of content.matchAll(ENUMERATED)) {
      const names = run.split(BETWEEN).flatMap((one) => uncasedName(one) ?? []);
      const beside = names.some(({ key }) => known.has(key)) ? EVIDENCE.beside : 0;
      for (const name of names) add(name, EVIDENCE.listed | EVIDENCE.whole | beside);
    }
  }
  const legal = classId('legalform');
  for (let at = 0; at < hits.starts.length; at += 1) {
    const [start = 0, end = 0] = [hits.starts[at], hits.ends[at]];
    if (hits.classes[at] !== legal || !UNCASED.test(text.slice(start, end))) continue;
    const found =
      BEHIND.exec(text.slice(end, end + 24))?.[1] ??
      BEFORE.exec(text.slice(Math.max(0, start - 20), start))?.[1];
    if (found) add(nameOf(found), EVIDENCE.acting | EVIDENCE.whole);
  }
  return glosses;
}
