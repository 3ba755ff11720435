import { createHash } from 'node:crypto';
import { readFileSync } from 'node:fs';
import { type Candidate } from '../../../src/extraction/lists/candidate.ts';
import { candidatesOf } from '../../../src/extraction/lists/forms.ts';
import { type WordUses, wordUsesOf } from '../../../src/extraction/lists/head-features.ts';
import { type Head, headsOf, sharedEnd } from '../../../src/extraction/lists/heads.ts';
import { type TextHits, textHits } from '../../../src/extraction/languages/hits.ts';
import { compileNames, type Naming } from '../../../src/extraction/names/find-names.ts';
import { type Document, documentOf } from '../../../src/extraction/text/document.ts';
import { citedNames } from '../../../src/extraction/names/cited-names.ts';

export interface Expected { readonly position: number | null | undefined; readonly tone: 'positive' | 'neutral' | 'negative' | undefined }

export interface Sample {
  readonly id: string; readonly part: string; readonly kind: string; readonly language: string; readonly file: string;
  readonly document: Document; readonly namings: readonly Naming[]; readonly uses: WordUses; readonly hits: TextHits; readonly cited: ReadonlySet<string>;
  readonly names: readonly string[]; readonly expected: ReadonlyMap<number, Expected>;
  readonly candidates: readonly Candidate[]; readonly heads: readonly (readonly (readonly Head[])[])[];
  readonly fold: number; readonly asked: boolean; readonly known: any[]; readonly raw: any;
}

export const FOLDS = process.env.QUICK ? 3 : 5;

export function readSamples(file: string): Sample[] {
  return readFileSync(file, 'utf8').trimEnd().split('\n').map((line) => {
    const r = JSON.parse(line);
    const document = documentOf(r.text, r.format);
    const all = compileNames(r.known)(document);
    const sure = new Set(all.filter((n) => n.isSure).map((n) => n.brand));
    const candidates = candidatesOf(document);
    const namings = all.filter((n) => sure.has(n.brand));
    const heads = candidates.map((c) => c.entries.map((e) => headsOf(document, e.content)));
    if (process.env.RELABEL !== '0') shareEntries(r, document, namings, candidates, heads);
    return {
      id: r.id, part: r.part, kind: r.kind, language: r.language ?? 'en', file: r.file, raw: r, known: r.known, document, namings, uses: wordUsesOf(document), hits: textHits(document.text),
      cited: citedNames(r.text, r.sources), names: r.known.map((k: any) => k.name),
      expected: new Map(r.known.flatMap((k: any, at: number) => (k.name in r.expected ? [[at, r.expected[k.name]] as const] : []))),
      candidates, heads,
      fold: createHash('sha256').update(r.text).digest()[0]! % FOLDS,
      asked: Object.values<any>(r.expected).every((e) => e.position !== undefined),
    };
  });
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
