import { FOLDS, readSamples } from '../corpus.ts';
import { fitLists } from '../crossed.ts';
import { labelsOf } from '../labels.ts';
import { fitProse } from '../prose.ts';
import { rankingFrom } from '../sentiment.ts';
import { confirmed, positionsOf } from '../../../../src/extraction/index.ts';
import { Features, oddsOf } from '../../../../src/extraction/model/hashed.ts';
import { addSentence, namingSentences } from '../../../../src/extraction/places/prose.ts';
const t0 = Date.now();
const say = (text: string) => process.stderr.write(`${((Date.now() - t0) / 1000).toFixed(1)} ${text}\n`);
const samples = readSamples(process.argv[2]!).filter((s) => s.asked && s.part !== 'tone');
const HELD = process.env.HELD;
if (HELD) samples.push(...readSamples(HELD).filter((s) => s.asked));
say(`samples ${samples.length}`);
const labels = samples.map((s) => (s.fold < FOLDS ? labelsOf(s) : { lists: s.candidates.map(() => null), heads: s.heads.map((c) => c.map((e) => e.map(() => null))) }));
say('labels');
const { named: before, finals: named, scores, rows3 } = fitLists(samples, labels, say);
const prose = fitProse(new URL('../prose/dev.ndjson.gz', import.meta.url).pathname, samples, labels);
say('prose');
const bySet = new Map<string, number[]>();
const fails: any[] = [];
const proseRows: string[] = [];
const h0 = (s: any) => (s.fold >= FOLDS ? 'held ' : '');
const diag = new Map<string, number>(), diagRows: string[] = [];
for (const [at, s] of samples.entries()) {
  const judge = (sc: readonly number[]) => {
    const ranking = rankingFrom(s, before[at]!, named[at]!, sc, rows3[at]!);
    const sure = confirmed(s.all, ranking);
    const found = positionsOf({ document: s.document, ranking }, sure, prose.byFold[s.fold]);
    let [n, ok, any] = [0, 0, false];
    for (const brand of new Set([...s.expected.keys(), ...found.keys()])) {
      const want = s.expected.get(brand)?.position ?? null, got = found.get(brand) ?? null;
      if (want === null && got === null) continue;
      n += 1; if (want === got) ok += 1;
    }
    return { n, ok, found, ranking };
  };
  const a = judge(scores[at]!);
  const oracle = judge(labels[at]!.lists.map((one) => (one === 1 ? 5 : -9)));
  if (a.ranking.placed.length === 0 && h0(s) === '') {
    const features = new Features();
    const m = prose.byFold[s.fold]!;
    proseRows.push(JSON.stringify({ id: s.id, blocks: s.document.blocks.length, names: s.names.length, rows: namingSentences(s.document, confirmed(s.all, a.ranking), false).map((one) => { addSentence(features, s.document, one); return { b: one.brand, f: oddsOf(m.first, features), s: oddsOf(m.second, features), p: one.start / s.document.text.length, first: one.isFirst, last: one.isLast, t: s.document.text.slice(one.start, one.end) }; }), want: Object.fromEntries([...s.expected].flatMap(([b, e]) => e.position ? [[b, e.position]] : [])) }));
  }
  const o = [0, 0, 0, 0] as [number, number, number, number];
  for (const [brand, name] of s.names.entries()) {
    const want = s.expected.get(brand)?.position ?? null, got = s.raw.found[name] ?? null;
    if (want === null && got === null) continue;
    o[0] += 1; if (want === got) o[1] += 1;
  }
  if (o[0] > 0) { o[2] = 1; if (o[0] === o[1]) o[3] = 1; }
  if (a.n === 0 && o[0] === 0) continue;
  if (a.n === 0) { const h = s.fold >= FOLDS ? 'held ' : ''; for (const key of [`${h}all`, h + (s.file !== '' ? 'real' : 'written'), `${h}set ${s.part}`]) { const row = bySet.get(key) ?? [0, 0, 0, 0, 0, 0, 0, 0, 0]; row[5]! += o[2]; row[6]! += o[3]; row[7]! += o[0]; row[8]! += o[1]; bySet.set(key, row); } continue; }
  const h = s.fold >= FOLDS ? 'held ' : '';
  for (const key of [`${h}all`, h + (s.file !== '' ? 'real' : 'written'), `${h}set ${s.part}`]) {
    const row = bySet.get(key) ?? [0, 0, 0, 0, 0, 0, 0, 0, 0];
    row[5]! += o[2]; row[6]! += o[3]; row[7]! += o[0]; row[8]! += o[1];
    row[0]! += 1; if (a.n === a.ok) row[1]! += 1; row[2]! += a.n; row[3]! += a.ok; if (oracle.n === oracle.ok) row[4]! += 1;
    bySet.set(key, row);
  }
  if (oracle.n !== oracle.ok && h === '' && s.targets && s.targets.length > 0) {
    const { document } = s;
    const say = (kind: string, what: string) => { diag.set(kind, (diag.get(kind) ?? 0) + 1); diagRows.push(`${kind}\t${s.id}\t${what}`); };
    const inCand = (t: any) => s.candidates.some((c, ci) => labels[at]!.lists[ci] === 1 && c.entries.some((e) => e.content.start <= t.start + 1 && t.start < e.content.end));
    const firsts = s.targets.filter((t, i) => s.targets!.findIndex((o) => o.place === t.place) === i);
    const t = firsts.find((t) => !inCand(t));
    if (t) say('target in no labelled list', document.text.slice(t.start, t.end));
    else {
      const all = s.candidates.flatMap((c, ci) => labels[at]!.lists[ci] === 1 ? named[at]![ci]!.entries.map((e, ei) => ({ e, ei, ci })) : []);
      const over = (x: any, y: any) => Math.min(x.end, y.end) - Math.max(x.start, y.start) > 0;
      const missing = firsts.find((t) => !all.some(({ e }) => e.head && over(e.head, t)));
      const low = firsts.find((t) => !all.some(({ e }) => e.head && over(e.head, t) && e.odds >= -0.5));
      const extra = oracle.ranking.placed.find((p) => !s.targets!.some((t) => over(p.head, t)));
      const show = (t: any) => document.text.slice(t.start, t.end);
      if (missing) { const own = all.find(({ e }) => e.entry.content.start <= missing.start + 1 && missing.start < e.entry.content.end); const alts = own ? s.heads[own.ci]![own.ei]! : []; say(alts.some((h) => over(h, missing)) ? 'other alternative taken' : 'no alternative covers', `${show(missing)} <- ${own?.e.head ? show(own.e.head) : ''} of ${alts.map(show).join(' / ')}`); }
      else if (low) say('head below threshold', show(low));
      else if (extra) say('extra entry', show(extra.head));
      else { const wrong = oracle.ranking.placed.find((p) => !s.targets!.some((t) => over(p.head, t) && t.place === p.place)); say(wrong ? 'place differs' : 'naming', wrong ? `${show(wrong.head)} ${wrong.place} | ${oracle.ranking.placed.map((p) => p.place + ':' + show(p.head)).join(' ')} | ${s.targets!.map((t) => t.place + ':' + show(t)).join(' ')}` : [...s.expected].filter(([, e]) => e.position).map(([b, e]) => `${s.names[b]}=${e.position}`) + ' GOT ' + [...oracle.found].map(([b, p]) => `${s.names[b]}=${p}`) + ' PL ' + oracle.ranking.placed.map((p) => `${p.place}:${show(p.head)}`).join(' ')); }
    }
  }
  if (a.n !== a.ok && h === '') fails.push({ id: s.id, oracle: oracle.n === oracle.ok, want: [...s.expected].filter(([, e]) => e.position).map(([b, e]) => `${s.names[b]}=${e.position}`), got: [...a.found].map(([b, p]) => `${s.names[b]}=${p}`), placed: a.ranking.placed.map((p) => `${p.place}:${s.document.text.slice(p.head.start, p.head.end)}`), chosen: a.ranking.chosen.map((c) => `${c.candidate.form}x${c.entries.length}`), heads: s.raw.heads.map((h: any) => `${h.place}:${h.label}`), right: s.raw.right, labelled: s.candidates.flatMap((c, ci) => labels[at]!.lists[ci] === 1 ? [`${c.form}x${c.entries.length}@${c.start} ${scores[at]![ci]!.toFixed(1)}`] : []) });
}
for (const [key, [n, ok, m, mok, or, on, ook, om, omok]] of [...bySet].sort()) console.log(key.padEnd(30), n, (ok! / n!).toFixed(3), (mok! / m!).toFixed(3), 'oracle', (or! / n!).toFixed(3), '| old', on, (ook! / on!).toFixed(3), (omok! / om!).toFixed(3));
if (process.argv[3]) (await import('node:fs')).writeFileSync(process.argv[3], fails.map((f) => JSON.stringify(f)).join('\n'));

console.log(diag);
if (process.argv[3]) (await import('node:fs')).writeFileSync(process.argv[3] + '.diag', diagRows.sort().join('\n'));

if (process.argv[3]) (await import('node:fs')).writeFileSync(process.argv[3] + '.prose', proseRows.join('\n'));
