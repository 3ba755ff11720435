import { createHash } from 'node:crypto';
import { readFileSync } from 'node:fs';
import { type Candidate } from '../../../src/extraction/lists/candidate.ts';
import { candidatesOf } from '../../../src/extraction/lists/forms.ts';
import { type WordUses, wordUsesOf } from '../../../src/extraction/lists/head-features.ts';
import { type Head, headsOf, sharedEnd } from '../../../src/extraction/lists/heads.ts';
import { type TextHits, textHits } from '../../../src/extraction/languages/hits.ts';
import { isJoint } from '../../../src/extraction/languages/forms.ts';
import { compileNames, type Naming } from '../../../src/extraction/names/find-names.ts';
import { type Document, documentOf } from '../../../src/extraction/text/document.ts';
import { citedNames } from '../../../src/extraction/names/cited-names.ts';

export interface Expected { readonly position: number | null | undefined; readonly tone: 'positive' | 'neutral' | 'negative' | undefined }

/** A name that takes a place, found by a reader whose positions were all right. */
export interface Target { readonly start: number; readonly end: number; readonly place: number }

export interface Sample {
  readonly id: string; readonly part: string; readonly kind: string; readonly language: string; readonly file: string;
  readonly document: Document; readonly namings: readonly Naming[]; readonly all: readonly Naming[]; readonly uses: WordUses; readonly hits: TextHits; readonly cited: ReadonlySet<string>;
  readonly names: readonly string[]; readonly expected: ReadonlyMap<number, Expected>;
  readonly candidates: readonly Candidate[]; readonly heads: readonly (readonly (readonly Head[])[])[];
  readonly fold: number; readonly asked: boolean; readonly targets: readonly Target[] | null; readonly known: any[]; readonly raw: any;
}

export const FOLDS = process.env.QUICK ? 3 : 5;

export function readSamples(file: string): Sample[] {
  return readFileSync(file, 'utf8').trimEnd().split('\n').map((line) => {
    const r = JSON.parse(line);
    const document = documentOf(r.text, r.format);
    r.part = r.part.startsWith('tone') && !r.part.startsWith('tones') ? 'tone' : r.part;
    const all = compileNames(r.known)(document);
    const sure = new Set(all.filter((n) => n.isSure).map((n) => n.brand));
    const candidates = candidatesOf(document);
    const namings = all.filter((n) => sure.has(n.brand));
    const heads = candidates.map((c) => c.entries.map((e) => headsOf(document, e.content)));
    const isRanked = Object.values<any>(r.expected).some(({ position }) => position);
    const targets = r.right && (isRanked || r.heads.length === 0) ? shared(r, document, targetsOf(document, r)) : null;
    if (!targets) shareEntries(r, document, namings, candidates, heads);
    return {
      id: r.id, part: r.part, kind: r.kind, language: r.language ?? 'en', file: r.file, raw: r, known: r.known, document, namings, all, uses: wordUsesOf(document), hits: textHits(document.text),
      cited: citedNames(r.text, r.sources), names: r.known.map((k: any) => k.name),
      expected: new Map(r.known.flatMap((k: any, at: number) => (k.name in r.expected ? [[at, r.expected[k.name]] as const] : []))),
      candidates, heads,
      fold: file.includes('held') ? FOLDS : createHash('sha256').update(r.text).digest()[0]! % FOLDS,
      asked: Object.values<any>(r.expected).every((e) => e.position !== undefined),
      targets,
    };
  });
}

function targetsOf(document: Document, r: any): Target[] {
  const places = new Map<number, number>();
  if (document.text !== r.text) for (let at = document.text.length; at >= 0; at -= 1) places.set(document.placeBefore(at), at);
  const to = (at: number) => (document.text === r.text ? at : (places.get(at) ?? places.get(at + 1) ?? places.get(at - 1) ?? at));
  return r.heads.map((h: any) => ({ start: to(h.start), end: to(h.end), place: h.place })).filter((h: any) => h.end > h.start).sort((a: any, b: any) => a.start - b.start);
}

/** Gives names of one entry one place (reading.md, Rank 3), in the targets and in what is expected. */
function shared(r: any, { text, blocks }: Document, targets: readonly Target[]): Target[] {
  const joined = (a: Target, b: Target) => {
    const between = text.slice(a.end, b.start).replace(/[\s*_"“”'’()[\]「」]+/gu, ' ').trim();
    if (blocks.some(({ start }) => start > a.start && start <= b.start) || between.length > 12) return false;
    const words = between.split(/[\s,，、/&+·・／]+/u).filter((word) => word !== '');
    return between !== '' && words.every((word) => isJoint(word.toLowerCase()));
  };
  const groups: Target[][] = [];
  for (const one of targets) {
    const last = groups.at(-1);
    if (last && joined(last.at(-1)!, one)) last.push(one);
    else groups.push([one]);
  }
  const places = new Map<number, number>();
  let next = 1;
  for (const group of groups.toSorted((a, b) => Math.min(...a.map(({ place }) => place)) - Math.min(...b.map(({ place }) => place)))) {
    const fresh = group.filter(({ place }) => !places.has(place));
    for (const { place } of fresh) places.set(place, next);
    if (fresh.length > 0) next += 1;
  }
  for (const one of Object.values<any>(r.expected)) if (one.position) one.position = places.get(one.position) ?? one.position;
  return targets.map((one) => ({ ...one, place: places.get(one.place) ?? one.place }));
}

export const namingsInSpan = (namings: readonly Naming[], start: number, end: number): Naming[] => namings.filter((n) => n.start >= start - 1 && n.start < end);

/**
 * Gives brands of one entry one place (reading.md, Rank 3), where labels of before counted each: "Dokan/WC Vendors". The first
 * entry that names a brand decides.
 */
function shareEntries(r: any, document: Document, namings: readonly Naming[], candidates: readonly Candidate[], heads: readonly (readonly (readonly Head[])[])[]): void {
  const firsts = candidates.flatMap(({ form }, at) => (form === 'paragraphs' || form === 'clauses' || form === 'bold names' ? [] : (heads[at] ?? []).flatMap(([head]) => (head ? [head] : []))));
  const decided = new Set<string>();
  for (const head of firsts.sort((a, b) => a.start - b.start || b.end - a.end)) {
    const inside = namingsInSpan(namings, head.start, sharedEnd(document, head, Math.min(document.text.length, head.end + 300))).filter(({ brand }) => r.expected[r.known[brand].name]?.position);
    const names: string[] = [];
    let end = -1;
    for (const one of inside) {
      const between = end < 0 ? '' : document.text.slice(end, one.start);
      if (end >= 0 && (between.length > 30 || /[.:;。：→]|\s[–—-]\s|\*\*.*\*\*/.test(between) || between.split(/[\s/,、]+/u).length > 5)) break;
      end = one.end;
      const name = r.known[one.brand].name;
      if (!names.includes(name)) names.push(name);
    }
    const isNew = names.every((name) => !decided.has(name));
    for (const name of names) decided.add(name);
    if (names.length < 2 || !isNew) continue;
    const places = [...new Set(names.map((name) => r.expected[name].position as number))].sort((a, b) => a - b);
    if (places.length < 2 || places.at(-1)! - places[0]! !== places.length - 1) continue;
    for (const one of Object.values<any>(r.expected)) if (one.position && one.position > places[0]!) one.position -= Math.min(one.position - places[0]!, places.length - 1);
  }
}
