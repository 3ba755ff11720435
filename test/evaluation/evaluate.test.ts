import { execFile } from 'node:child_process';
import { mkdtempSync, readFileSync, rmSync, writeFileSync } from 'node:fs';
import { tmpdir } from 'node:os';
import { join } from 'node:path';
import { promisify } from 'node:util';
import { afterAll, beforeAll, describe, expect, it } from 'vitest';
import { NIGHTLY } from '../helpers/nightly.ts';
import { evaluate, type Row, rowsOf, sampled } from './evaluation.ts';
import { ABSENT, answerOf, HELD_LABELS, type Label, readLabels, realBrands } from './labels.ts';
import { createIdentity, folded } from './names.ts';

const own = readLabels().readings;
const namesIn = ({ brands, suggested = [] }: Label) =>
  [...brands, ...suggested].map(({ name, aliases = [] }) => [name, ...aliases]);

const run = (...options: readonly string[]) =>
  promisify(execFile)(process.execPath, ['test/evaluation/run.ts', ...options]);

describe('label files', () => {
  let directory: string;

  beforeAll(() => {
    directory = mkdtempSync(join(tmpdir(), 'evaluate-'));
  });

  afterAll(() => rmSync(directory, { recursive: true }));

  const label = { id: 'a', kind: 'k', language: 'de', text: 'Dell.', text_format: 'plain', brands: [] };

  function written(...labels: readonly unknown[]): string {
    const file = join(directory, 'some.ndjson');
    writeFileSync(file, labels.map((one) => `${JSON.stringify(one)}\n`).join(''));
    return file;
  }

  it.each([
    ['a position of 0', { brands: [{ name: 'Dell', position: 0 }] }],
    ['an unknown field', { brand: 'Dell' }],
    ['neither text nor answer', { text: undefined, text_format: undefined }],
    ['an answer without its SHA-256', { text: undefined, file: 'more-answers.ndjson', line: 1 }],
  ])('with %s are refused with the file and the line', (_what, wrong) => {
    const file = written(label, { ...label, ...wrong });
    expect(() => readLabels([file])).toThrow(`${file}:2: `);
  });

  it('are measured by the command, of a kind and a language', async () => {
    const file = written(label, { ...label, id: 'b', kind: 'other' }, { ...label, id: 'c', language: 'fr' });
    const { stdout } = await run('--labels', file, '--kind', 'k', '--language', 'de');
    expect(stdout).toMatch(/^some +1 +1 /m);
  });

  it('that are held back are never told one by one', async () => {
    expect(readLabels([HELD_LABELS]).areHeld).toBe(true);
    await expect(run('--held', '--failures')).rejects.toMatchObject({
      code: 2,
      stderr: expect.stringContaining('held back'),
    });
  });
});

describe('the labels of the project', () => {
  it('are of one answer each, and held-back ones of no answer that is tuned on', () => {
    const all = [...own, ...readLabels([HELD_LABELS]).readings];
    const ids = all.map(({ label }) => label.id);
    expect(ids.filter((id, at) => ids.indexOf(id) !== at)).toEqual([]);
    const tunedOn = new Set(own.map(({ answer }) => answer.text));
    expect(readLabels([HELD_LABELS]).readings.filter(({ answer }) => tunedOn.has(answer.text))).toEqual([]);
  });

  it('name only what stands in the text', () => {
    // An inflected name keeps its first letters.
    const stands = (text: string, form: string) => folded(text).includes(folded(form).slice(0, 3));
    const absent = own.flatMap(({ label, answer, set }) =>
      set.startsWith('real')
        ? []
        : namesIn(label)
            .filter((forms) => !forms.some((form) => stands(answer.text, form)))
            .map((forms) => [label.id, ...forms]),
    );
    expect(absent).toEqual([]);
  });

  it('of real answers suggest real brands that are not tracked', () => {
    const brands = realBrands();
    const isTracked = createIdentity(brands.filter(({ tracked }) => tracked));
    const isReal = createIdentity(brands.filter(({ tracked }) => !tracked));
    const names = own.flatMap(({ set, label }) =>
      set.startsWith('real')
        ? [...(label.suggested ?? []).map(({ name }) => name), ...(label.optional ?? [])]
        : [],
    );
    expect(names.filter((name) => isReal(name) === null || isTracked(name) !== null)).toEqual([]);
  });
});

/** Higher is better in all. */
const FIGURES: Readonly<Record<string, (row: Row) => number | null>> = {
  'exact per answer': ({ positions }) => positions.answers.rate,
  'exact per mention': ({ positions }) => positions.mentions.rate,
  'mentions F1': ({ mentions }) => mentions.f1,
  'sentiment right': ({ sentiment }) => sentiment.right.rate,
  'negative recall': ({ sentiment }) => sentiment.negative.rate,
  'not opposite': ({ sentiment }) => 1 - (sentiment.opposite.rate ?? 1),
  'suggested precision': ({ suggested }) => suggested.precision,
  'suggested recall': ({ suggested }) => suggested.recall,
};

// The real answers lie beside the repository.
describe.skipIf(ABSENT.length > 0)(
  `the reader (skipped where ../shared/data lacks ${ABSENT.join(', ') || 'files'})`,
  () => {
    it('refuses a label of another text', () => {
      const real = own.find(({ label }) => label.file)?.label as Label;
      expect(() => answerOf({ ...real, line: 1_000_000 })).toThrow(
        `${real.id}: line 1000000 of ${real.file}`,
      );
    });

    it('reads the labelled answers as well as it did, within a tolerance', () => {
      const rows = rowsOf(evaluate(NIGHTLY ? own : sampled(own), false));
      const totals = readFileSync(new URL('totals.tsv', import.meta.url), 'utf8')
        .trimEnd()
        .split('\n')
        .slice(1);
      const reached = totals.map((line) => {
        const [name = '', figure = '', byDay, atNight, tolerance] = line.split('\t');
        const row = rows.find((one) => one.name === name) as Row;
        const value = FIGURES[figure]?.(row) ?? Number.NaN;
        const wanted = Number(NIGHTLY ? atNight : byDay);
        return { line, value, isKept: value >= wanted - Number(tolerance) };
      });
      expect(reached.length).toBeGreaterThan(0);
      expect(reached.filter(({ isKept }) => !isKept)).toEqual([]);
    });
  },
);
