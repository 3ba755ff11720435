import { getDomain, getDomainWithoutSuffix } from 'tldts';
import { isJoint } from '../languages/forms.ts';
import { lowerBound } from '../languages/hits.ts';
import { isNameWord } from '../languages/name-words.ts';
import type { NamedEntry } from '../lists/named-list.ts';
import type { Naming } from '../names/find-names.ts';
import { nameKey } from '../names/name-key.ts';
import type { Ranking } from '../places/ranking.ts';
import type { Span } from '../text/blocks.ts';
import { isWord } from '../text/characters.ts';
import { type Document, visible } from '../text/document.ts';
import { BOLD, HIDDEN, LINK, MARKUP } from '../text/inline.ts';
import { candidateKey, isSmallWord, type Name, runOf } from './candidate-name.ts';
import { capitalRuns } from './capital-runs.ts';
import { EVIDENCE } from './evidence.ts';
import { addUncased } from './uncased-names.ts';

/** A name that may be a brand nobody tracks; many answers together decide (`suggestedOf`). */
export interface UnknownBrand {
  readonly name: string;
  /** Key that its spellings share. */
  readonly key: string;
  /** Registrable domain of a link or source that spells it. */
  readonly domain: string | null;
  /** Place in the answer's ranking, from 1. */
  readonly position: number | null;
  /** Bits of `EVIDENCE`. */
  readonly evidence: number;
}

/** A text, parsed, with what it ranks. */
interface Read {
  readonly document: Document;
  readonly ranking: Ranking;
}

/** An answer's text as it was given, with its sources. */
interface Cited {
  readonly text: string;
  readonly sources: readonly { readonly url: string }[];
}

/** Most names kept of an answer: a bound for what is stored; answers have 25 on average. */
const MOST = 120;
const LONGEST_RUN = 60;
const MOST_ADDRESSES = 500;
/** Share of letters without capitals from which on a text is written in them. */
const UNCASED_SHARE = 0.1;
const REACH = 14;
const ADDRESS = /https?:\/\/[^\s<>"')\]]{3,300}/giu;

/** Registrable domains of an answer's links and sources by the keys of the names that they spell. */
function domainsOf({ text, sources }: Cited): ReadonlyMap<string, string> {
  const domains = new Map<string, string>();
  const hosts = new Set<string>();
  for (const [url] of text.matchAll(ADDRESS))
    if (hosts.size < MOST_ADDRESSES) hosts.add(url.split('/')[2] ?? '');
  for (const { url } of sources) if (hosts.size < 2 * MOST_ADDRESSES) hosts.add(url.split('/')[2] ?? '');
  for (const host of hosts) {
    const [domain, key] = [getDomain(host), nameKey(getDomainWithoutSuffix(host) ?? '')];
    if (domain === null || key === '') continue;
    for (const one of key.startsWith('the') ? [key, key.slice(3)] : [key])
      if (!domains.has(one)) domains.set(one, domain);
  }
  return domains;
}

const isUnseen = ({ flags }: Document, at: number) => ((flags[at] ?? 0) & MARKUP) !== 0;

/** The word before a place on its line, in small letters; '' where a sign stands between. */
function wordBefore(document: Document, at: number): string {
  const { text } = document;
  const first = Math.max(0, at - REACH);
  let end = at;
  while (end > first && (isUnseen(document, end - 1) || /[ ["“(„«]/.test(text[end - 1] ?? ''))) end -= 1;
  let from = end;
  while (from > first && isWord(text.charCodeAt(from - 1))) from -= 1;
  if (from < end) return text.slice(from, end);
  const example =
    /(?:\p{L}{1,5}\.\s?){1,2}(?=[,:]?$)/u.exec(text.slice(Math.max(0, end - REACH), end))?.[0] ?? '';
  const bare = example.replace(/\s/gu, '').replace(/\.$/u, '').toLowerCase();
  return isNameWord('example', bare) ? 'e.g' : '';
}

function wordBehind(document: Document, at: number): string {
  const { text } = document;
  let from = at;
  while (from < at + REACH && (isUnseen(document, from) || /[ "”)»\]]/.test(text[from] ?? ''))) from += 1;
  let to = from;
  while (from > at && to < from + 2 * REACH && isWord(text.charCodeAt(to))) to += 1;
  return text.slice(from, to);
}

/** Evidence by the words and signs around a name. */
function surroundings(document: Document, { start, end }: Span): number {
  const { text, flags } = document;
  const [before, behind] = [wordBefore(document, start), wordBehind(document, end)];
  let evidence = 0;
  if (before === 'e.g' || isNameWord('like', before) || isNameWord('acts', behind))
    evidence |= EVIDENCE.acting;
  if (isNameWord('within', before)) evidence |= EVIDENCE.place;
  if (isNameWord('method', behind)) evidence |= EVIDENCE.thing;
  const style = (flags[start] ?? 0) & (BOLD | LINK);
  const bounds = (at: number) => isUnseen(document, at) || ((flags[at] ?? 0) & (BOLD | LINK)) !== style;
  const isStyled = style !== 0 && bounds(start - 1) && (bounds(end) || /[:：]/.test(text[end] ?? ''));
  if (isStyled || (/["“„«「『]/.test(text[start - 1] ?? '') && /["”“»」』]/.test(text[end] ?? '')))
    evidence |= EVIDENCE.marked;
  return evidence;
}

/** True where a sentence, item or cell begins at a place. */
function beginsSentence(document: Document, start: number): boolean {
  const { text, flags } = document;
  let at = start - 1;
  while (at >= 0 && (((flags[at] ?? 0) & (MARKUP | HIDDEN)) !== 0 || /[ \t"“„«'([]/.test(text[at] ?? '')))
    at -= 1;
  return at < 0 || /[\n.!?:;|•·>。！？：–—]/.test(text[at] ?? '\n');
}

/** True where nothing but a comma, a stroke or a word that joins stands between two names. */
function joins(document: Document, from: number, to: number): boolean {
  if (to - from > 12) return false;
  const between = visible(document, from, to).replace(/[*_"”“()[\]]/gu, '');
  const word = /^\s?([,/、])?\s?(\p{L}*\.?)\s?$/u.exec(between);
  if (!word) return false;
  const joint = (word[2] ?? '').replace('.', '').toLowerCase();
  return joint === '' ? word[1] !== undefined : isJoint(joint) || joint === 'vs';
}

/** Head of an entry, of the ranking or of another list. */
interface EntryHead extends Span {
  readonly headEnd: number;
  readonly place: number | null;
}

/** Log odds from which on the head of an entry outside the ranking counts as a name. */
const LEAST_HEAD = 0;

/** Heads in the order of the text, each place once. */
function headsOf({ placed, lists }: Ranking): EntryHead[] {
  const heads = new Map<number, EntryHead>();
  const add = ({ head, namesEnd, odds }: NamedEntry, place: number | null) => {
    if (head && !heads.has(head.start) && (place !== null || odds >= LEAST_HEAD))
      heads.set(head.start, {
        start: head.start,
        end: Math.max(head.end, namesEnd),
        headEnd: head.end,
        place,
      });
  };
  for (const entry of placed) add(entry, entry.place);
  for (const { entries } of lists) for (const entry of entries) add(entry, null);
  const all = [...heads.values()].sort((a, b) => a.start - b.start);
  return all.filter(({ start }, at) => start >= (all[at - 1]?.headEnd ?? 0));
}

/** Evidence of a longer name that counts for its beginnings, too. */
const SHARED =
  EVIDENCE.head | EVIDENCE.inside | EVIDENCE.acting | EVIDENCE.place | EVIDENCE.thing | EVIDENCE.foreign;

interface Found extends Name {
  evidence: number;
  position: number | null;
}

/** Reads the names that an answer may give to brands nobody tracks. One pass a kind of place; linear in its length. */
export function unknownBrands(
  { document, ranking }: Read,
  namings: readonly Naming[],
  answer: Cited,
): UnknownBrand[] {
  const { text, blocks } = document;
  const { uses } = ranking;
  const domains = domainsOf(answer);
  const found = new Map<string, Found>();
  const add = ({ text: name, key }: Name, evidence: number, position: number | null = null): void => {
    const one = found.get(key);
    if (one) {
      one.evidence |= evidence;
      one.position ??= position;
    } else if (key.length > 1 && found.size < MOST) found.set(key, { text: name, key, evidence, position });
  };
  const spans = headsOf(ranking);
  const codes = blocks.filter(({ kind }) => kind === 'code');
  const uncased = text.match(/\p{Lo}/gu)?.length ?? 0;
  const foreign = uncased > UNCASED_SHARE * text.length ? EVIDENCE.foreign : 0;
  const isCased = uses.capital.size > 0;

  let enumerated: { name: Name; isTracked: boolean; isSure: boolean }[] = [];
  let introduced = 0;
  const endEnumeration = () => {
    const beside = enumerated.some(({ isSure }) => isSure) ? EVIDENCE.beside : 0;
    if (enumerated.length > 1)
      for (const { name, isTracked } of enumerated)
        if (!isTracked) add(name, EVIDENCE.listed | introduced | beside);
    enumerated = [];
  };
  let [naming, head, code, last] = [0, 0, 0, -1];
  for (const { start, end: until } of capitalRuns(document)) {
    while ((namings[naming]?.end ?? text.length) <= start) naming += 1;
    while ((spans[head]?.end ?? text.length) <= start) head += 1;
    while ((codes[code]?.end ?? text.length) <= start) code += 1;
    if ((codes[code]?.start ?? text.length) <= start) continue;
    const isJoined = last >= 0 && joins(document, last, start);
    if (!isJoined) endEnumeration();
    last = until - start > LONGEST_RUN ? -1 : until;
    if (last < 0) continue;
    const around = surroundings(document, { start, end: until });
    if (!isJoined) introduced = around & EVIDENCE.acting;
    if ((namings[naming]?.start ?? text.length) < until) {
      enumerated.push({ name: { text: '', key: '' }, isTracked: true, isSure: true });
      continue;
    }
    const span = spans[head];
    const isHead =
      span !== undefined &&
      (start <= span.start
        ? span.start < until
        : isJoined || (start < span.headEnd && beginsHead(document, span.start, start)));
    const isGenitive =
      /['’]s$/.test(text.slice(until - 2, until)) && /^ \p{L}/u.test(text.slice(until, until + 2));
    const isOpening = isHead || beginsSentence(document, start);
    const end = isGenitive ? until - 2 : until;
    const run = runOf(text.slice(start, end), isOpening && !isHead, uses);
    if (!run) continue;
    const { name, leads } = run;
    const goesOn =
      run.goesOn ||
      (isHead && until < span.headEnd && /^[ -]?[\p{L}\p{N}]/u.test(text.slice(until, until + 2)));
    const evidence =
      around |
      foreign |
      (!isOpening && isCased ? EVIDENCE.inside : 0) |
      (run.isMethod ? EVIDENCE.thing : 0) |
      (isHead ? EVIDENCE.head : 0);
    const isSmall = name.text.split(' ').every((word) => isSmallWord(word, uses));
    const isSure = isHead || domains.has(name.key);
    add(
      name,
      evidence |
        (isSmall ? EVIDENCE.small : 0) |
        (goesOn ? EVIDENCE.leads : EVIDENCE.whole) |
        (isHead && span.place !== null && !goesOn ? EVIDENCE.ranked : 0),
      isHead ? span.place : null,
    );
    for (const lead of leads) add(lead, (evidence & SHARED) | EVIDENCE.leads, isHead ? span.place : null);
    enumerated.push({ name, isTracked: false, isSure });
  }
  endEnumeration();
  const tracked = new Set(
    namings
      .filter(({ start, end }) => end - start <= LONGEST_RUN)
      .map(({ start, end }) => candidateKey(visible(document, start, end))),
  );
  const starts = namings.map(({ start }) => start);
  const heads =
    uncased === 0
      ? []
      : spans.filter(({ start, headEnd }) => (starts[lowerBound(starts, start)] ?? text.length) >= headEnd);
  const glosses = addUncased(
    add,
    document,
    ranking,
    heads.map(({ start, headEnd, place }) => ({ label: visible(document, start, headEnd), place })),
    foreign !== 0,
  );
  return [...found.values()].flatMap(({ text: name, key, evidence, position }) => {
    if (tracked.has(key) || glosses.has(key)) return [];
    const domain = domains.get(key) ?? null;
    return [{ name, key, domain, position, evidence: evidence | (domain === null ? 0 : EVIDENCE.cited) }];
  });
}

/** True where only words without capitals stand between the beginning of a head and its first name. */
const beginsHead = ({ text }: Document, from: number, start: number): boolean =>
  !/\p{Lu}/u.test(text.slice(from, start));
