import { createExtractor } from '../../../../src/extraction/index.ts';
const read = createExtractor([{ id: '1', name: 'Acme', aliases: [], domains: ['acme.com'] }]);
const shapes: Record<string, string> = { bullets: '- **Acme**: fast and cheap\n- Brio: slow\n\nText here about it.\n\n', headings: '## Acme\nGood words about Acme.\n', table: '| Acme | 1 | good |\n', para: 'Acme is great. I would take Brio over Coda, always.\n\n', nested: '1. Acme\n   - fast\n   - cheap\n', bold: 'We like **Acme** and **Brio** for this. ', glued: 'Acme Pro: A good thing that is cheap.Brio Max: Another thing that is bad.', lead: 'Acme: great\n', cjk: 'アクメ：速い。ブリオは安い。\n', heads2: '# A\n- x\n- y\n# B\n- z\n- w\n' };
for (const [name, shape] of Object.entries(shapes)) {
  const t = [30_000, 120_000].map((size) => { const text = shape.repeat(Math.ceil(size / shape.length)); const t0 = performance.now(); read({ text, textFormat: 'markdown', sources: [] }); return performance.now() - t0; });
  console.log(name, t.map((x) => x.toFixed(0)).join(' '), (t[1]! / t[0]!).toFixed(1));
}
