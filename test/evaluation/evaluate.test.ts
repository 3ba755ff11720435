import { execFile } from 'node:child_process';
import { mkdtempSync, rmSync, writeFileSync } from 'node:fs';
import { tmpdir } from 'node:os';
import { join } from 'node:path';
import { promisify } from 'node:util';
import { afterAll, beforeAll, describe, expect, it } from 'vitest';
import { NIGHTLY } from '../helpers/nightly.ts';
import {
  HAS_ANSWERS,
  MORE_ANSWERS,
  REAL_ANSWERS,
  readAnswers,
  readBrands,
  readLabels,
  readRealBrands,
} from './data.ts';
import { evaluate, isToldBySample, joined, labelledMaterial, realMaterial, sampled } from './evaluation.ts';
import floor from './floor.json' with { type: 'json' };
import { type Floor, floorOf } from './floor.ts';
import { HELD_LABELS, OWN_LABELS, readLabelFiles } from './label-files.ts';
import { createIdentity, folded } from './names.ts';
import { answerOfLine, plainAnswer } from './readings.ts';

describe('labels', () => {
  const labels = readLabels();
  const brands = readBrands();

  it('are at least 80, a third of them held out, besides the second part', () => {
    const { tuning = [], held_out = [] } = Object.groupBy(labels.values(), ({ part }) => part);
    const first = tuning.length + held_out.length;
    expect(first).toBeGreaterThanOrEqual(80);
    expect(held_out.length / first).toBeCloseTo(1 / 3, 2);
  });

  it('name only brands the extraction is told of, and as unknown only others', () => {
    const known = new Set(brands.map(({ name }) => name));
    const foldedKnown = new Set(brands.flatMap(({ name, aliases }) => [name, ...aliases]).map(folded));
    const labelled = [...labels.values()];
    expect(labelled.flatMap((label) => Object.keys(label.brands)).filter((name) => !known.has(name))).toEqual(
      [],
    );
    expect(
      labelled
        .flatMap(({ unknown, optional = [] }) => [...unknown, ...optional])
        .filter((name) => foldedKnown.has(folded(name))),
    ).toEqual([]);
  });

  it('give no position twice, and leave no more gaps than unknown brands fill', () => {
    for (const [hash, { brands: named, unknown }] of labels) {
      const positions = Object.values(named).flatMap(({ position }) => position ?? []);
      expect(new Set(positions).size, hash).toBe(positions.length);
      expect(Math.max(0, ...positions), hash).toBeLessThanOrEqual(positions.length + unknown.length);
    }
  });

  it('call every labelled unknown brand a real one', () => {
    const identity = createIdentity(readRealBrands());
    const names = [...labels.values()].flatMap(({ unknown, optional = [] }) => [...unknown, ...optional]);
    expect(names.filter((name) => identity(name) === null)).toEqual([]);
  });
});

describe('label files', () => {
  let directory: string;

  beforeAll(() => {
    directory = mkdtempSync(join(tmpdir(), 'evaluate-'));
  });

  afterAll(() => rmSync(directory, { recursive: true }));

  const brand = { name: 'Dell', written: ['Dell'], domain: null, position: 1, tone: 'neutral' };
  const line = { line: 1, sha256: 'b'.repeat(64), language: 'en', kind: 'prose', brands: [brand] };

  function written(...entries: readonly unknown[]): string {
    const file = join(directory, 'labels.json');
    writeFileSync(file, JSON.stringify(entries));
    return file;
  }

  it('are told apart by their entries', () => {
    const { lines, cases, tones } = readLabelFiles([
      written(
        line,
        { kind: 'k', language: 'de', text: 't', format: 'plain', brands: [] },
        { kind: 'k', language: 'de', text: 't', brands: { Dell: 'negative' } },
      ),
    ]);
    expect([lines.length, cases.map(({ id }) => id), tones.map(({ id }) => id)]).toEqual([
      1,
      ['labels:2'],
      ['labels:3'],
    ]);
  });

  it('are refused with the file and the entry that is wrong', () => {
    const file = written(line, { ...line, brands: [{ ...brand, position: 0 }] });
    expect(() => readLabelFiles([file])).toThrow(`${file}: entry 2`);
  });

  it('are refused where the line has another text', () => {
    const [label] = readLabelFiles([written(line)]).lines;
    if (!label) throw new Error('no label');
    expect(() => answerOfLine([plainAnswer('a', 'Dell.', 'plain')], label)).toThrow(
      'line 1 of the answers is not the text that was labelled',
    );
    expect(() => answerOfLine([], label)).toThrow('no line 1');
  });

  it('of the project name only what stands in the text, and give no position twice', () => {
    const { cases, lines } = readLabelFiles(OWN_LABELS);
    expect(lines.filter(({ sha256 }) => sha256 === undefined)).toEqual([]);
    for (const { id, text, brands, strangers = [] } of cases) {
      // An inflected name keeps its first letters.
      const stands = (form: string) => folded(text).includes(folded(form).slice(0, 3));
      const forms = [
        ...brands.map(({ name, aliases = [] }) => [name, ...aliases]),
        ...strangers.map((one) => (typeof one === 'string' ? [one] : one.written)),
      ];
      expect(
        forms.filter((spellings) => !spellings.some(stands)),
        id,
      ).toEqual([]);
      const positions = brands.flatMap(({ position }) => position ?? []);
      expect(new Set(positions).size, id).toBe(positions.length);
    }
  });

  it('say which answers are not there, and which line is none', () => {
    const file = join(directory, 'answers.ndjson');
    expect(() => readAnswers(file)).toThrow(`${file} is not there`);
    const answer = { prompt_text: 'q', text: 'Dell.', text_format: 'markdown', citations: [] };
    writeFileSync(file, `${JSON.stringify(answer)}\n{"text": 1}\n`);
    expect(() => readAnswers(file)).toThrow(`${file}:2 is no answer`);
  });

  it('that are held back are of texts nobody tunes on, and the command never tells where they fail', async () => {
    const held = readLabelFiles([HELD_LABELS]);
    expect(held.areHeld).toBe(true);
    const tunedOn = new Set(readLabelFiles(OWN_LABELS).lines.map(({ line }) => line));
    expect(held.lines.filter(({ line, sha256 }) => sha256 === undefined || tunedOn.has(line))).toEqual([]);
    const told = promisify(execFile)(process.execPath, ['test/evaluation/run.ts', '--held', '--failures']);
    await expect(told).rejects.toMatchObject({ code: 2, stderr: expect.stringContaining('held back') });
  });

  it('are measured by the command', async () => {
    const file = written({ kind: 'k', language: 'de', text: 'Dell.', format: 'plain', brands: [] });
    const { stdout } = await promisify(execFile)(process.execPath, [
      'test/evaluation/run.ts',
      '--labels',
      file,
    ]);
    expect(stdout).toContain('cases, kind k');
  });
});

// The answers lie beside the repository, not in it.
describe.skipIf(!HAS_ANSWERS)(`with ${REAL_ANSWERS} and others (skipped where they are absent)`, () => {
  it('finds an answer for every label', () => {
    const hashes = new Set(readAnswers(REAL_ANSWERS).map(({ hash }) => hash));
    expect([...readLabels().keys()].filter((hash) => !hashes.has(hash))).toEqual([]);
  });

  it('finds each form of a labelled brand in its line', () => {
    const answers = readAnswers(MORE_ANSWERS);
    const absent = readLabelFiles(OWN_LABELS).lines.flatMap((label) =>
      label.brands.flatMap(({ written }) =>
        written.filter((form) => !answerOfLine(answers, label).text.includes(form)),
      ),
    );
    expect(absent).toEqual([]);
  });

  it('names the brands of real brands as they stand in the answers', () => {
    const text = folded(
      readAnswers(REAL_ANSWERS)
        .map((answer) => answer.text)
        .join('\n'),
    );
    expect(readRealBrands().filter(({ name }) => !text.includes(folded(name)))).toEqual([]);
  });

  // What the extraction reached; raise the figures when it gets better, never lower one to pass.
  it('reads the answers at least as well as it did', () => {
    const all = joined([realMaterial(), labelledMaterial(readLabelFiles(OWN_LABELS))]);
    const reached = floorOf(evaluate(NIGHTLY ? all : sampled(all), NIGHTLY));
    const isTold = (path: string) =>
      isToldBySample(path.slice(0, path.indexOf(':'))) && !/: (?:rank alone|steady rank)$/.test(path);
    const lower = Object.entries(floor as Floor)
      .filter(([path]) => NIGHTLY || isTold(path))
      .filter(([path, least]) => !((reached[path] ?? -1) >= least));
    expect(Object.fromEntries(lower.map(([path]) => [path, reached[path]]))).toEqual(
      Object.fromEntries(lower),
    );
  });
});
