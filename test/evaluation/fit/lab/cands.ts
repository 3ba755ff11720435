import { readFileSync } from 'node:fs';
import { documentOf } from '../../../../src/extraction/text/document.ts';
import { candidatesOf } from '../../../../src/extraction/lists/forms.ts';
import { headsOf } from '../../../../src/extraction/lists/heads.ts';
const ids = process.argv.slice(2);
for (const line of readFileSync(process.env.DATA!, 'utf8').trimEnd().split('\n')) { const r = JSON.parse(line); if (!ids.includes(r.id)) continue;
 const d = documentOf(r.text, r.format); console.log('##', r.id); for (const [at, b] of d.blocks.entries()) console.log('  B', at, b.kind, b.level, b.number, b.marker, 's', b.section, 'p', b.parent, JSON.stringify(d.text.slice(b.start, Math.min(b.end, b.start + 60))));
 for (const c of candidatesOf(d)) console.log('  C', c.form, 'x' + c.entries.length, 'parts', c.parts, c.start, c.end, 'sec', c.section, 'blk', c.block, c.entries.slice(0, 6).map((e) => headsOf(d, e.content).map((h) => `${h.cut}:${d.text.slice(h.start, h.end)}`).join('/')).join(' || ')); }
