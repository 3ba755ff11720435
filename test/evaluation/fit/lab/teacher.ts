import { writeFileSync } from 'node:fs';
import { readLabels, HELD_LABELS, answersIn } from '../../labels.ts';
import { outcomeOf } from '../../outcomes.ts';
import { readText } from '../../../../src/extraction/index.ts';
import { nameStart } from '../../../../src/extraction/ranking/ranked-items.ts';
const held = process.argv[2] === 'held';
const { readings } = readLabels(held ? [HELD_LABELS] : undefined);
const out: string[] = [];
let exact = 0, asked = 0;
for (const reading of readings) {
  const { set, label, answer, known, expected } = reading;
  const read = readText({ text: answer.text, textFormat: answer.text_format });
  const heads = read.placed.flatMap(({ slots }) => slots.map((slot) => ({ start: read.startBefore(nameStart(read.text, slot)), end: read.endBefore(slot.end), place: slot.place, label: slot.label })));
  const outcome = outcomeOf(reading, false);
  const isAsked = [...expected.values()].every(({ position }) => position !== undefined);
  const right = [...new Set([...expected.keys(), ...outcome.found.keys()])].every((name) => (expected.get(name)?.position ?? null) === (outcome.found.get(name)?.position ?? null));
  const ranks = [...expected.values()].some(({position})=>position) || [...outcome.found.values()].some(({position})=>position);
  if (isAsked && ranks) { asked++; if (right) exact++; }
  out.push(JSON.stringify({ id: `${set}/${label.id}`, part: set, kind: label.kind, language: label.language, file: label.file ?? '', text: answer.text, format: answer.text_format, sources: answer.citations, known: known.map((k, at) => ({ id: String(at), ...k })), expected: Object.fromEntries([...expected].map(([name, b]) => [name, { position: b.position, tone: b.sentiment }])), heads, found: Object.fromEntries([...outcome.found].map(([n, f]) => [n, f.position])), right: isAsked && right, asked: isAsked, suggested: label.suggested }));
}
console.log(readings.length, asked, exact, exact / asked);
writeFileSync(process.argv[3]!, out.join('\n') + '\n');
