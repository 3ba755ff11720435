import { execFile } from 'node:child_process';
import { mkdtempSync, rmSync, writeFileSync } from 'node:fs';
import { tmpdir } from 'node:os';
import { join } from 'node:path';
import { promisify } from 'node:util';
import { afterAll, beforeAll, describe, expect, it } from 'vitest';
import {
  HAS_ANSWERS,
  MORE_ANSWERS,
  REAL_ANSWERS,
  readAnswers,
  readBrands,
  readLabels,
  readRealBrands,
} from './data.ts';
import { evaluate, joined, labelledMaterial, realMaterial } from './evaluation.ts';
import { failuresOf, figuresOf } from './figures.ts';
import floor from './floor.json' with { type: 'json' };
import { type Floor, floorOf } from './floor.ts';
import { OWN_LABELS, readLabelFiles, type Tone } from './label-files.ts';
import { createIdentity, folded } from './names.ts';
import { classOf, type Opinion, type Outcome, type RankPair } from './outcomes.ts';
import { answerOfLine, type Expected, plainAnswer } from './readings.ts';
import { judge } from './suggestion-figures.ts';
import { type Sighting, suggestedNames } from './suggestions.ts';

const opinion = (position: number | null, tone: Tone = 'neutral'): Opinion => ({ position, tone });

const outcome = (
  expected: Record<string, Expected>,
  found: Record<string, Opinion>,
  pairs: { alone?: readonly RankPair[]; among?: readonly RankPair[] } = {},
): Outcome => ({
  reading: {
    id: 'one',
    part: 'more',
    kind: 'prose',
    language: 'en',
    answer: plainAnswer('one', '', 'plain'),
    known: [],
    expected: new Map(Object.entries(expected)),
  },
  found: new Map(Object.entries(found)),
  alone: pairs.alone ?? [],
  among: pairs.among ?? [],
});

const failures = (one: Outcome) =>
  failuresOf(one).map(({ failure, name, labelled, found }) => [failure, name, labelled, found]);

describe('figures', () => {
  it('tell found, missed and false mentions apart', () => {
    const one = outcome(
      { Dell: opinion(null), Apple: opinion(null), HP: opinion(null) },
      { Dell: opinion(null), Gap: opinion(null) },
    );
    expect(figuresOf([one]).mentions).toEqual({
      labelled: 3,
      found: 2,
      precision: 0.5,
      recall: 0.3333,
      f1: 0.4,
    });
    expect(failures(one)).toEqual([
      ['missed mention', 'Apple', 'named', null],
      ['missed mention', 'HP', 'named', null],
      ['false mention', 'Gap', null, 'named'],
    ]);
  });

  it('say null, not 0 or 1, where there is nothing to count', () => {
    const none = { of: 0, rate: null };
    expect(figuresOf([outcome({}, {})])).toMatchObject({
      answers: 1,
      mentions: { labelled: 0, found: 0, precision: null, recall: null, f1: null },
      ranks: { answers: none, mentions: none },
      alone: none,
      steady: none,
      tones: { agreement: none, recall: { positive: none, neutral: none, negative: none }, opposite: 0 },
    });
  });

  it('call an answer exact only where every position of a known brand is right', () => {
    const right = { Dell: opinion(1), Apple: opinion(3), HP: opinion(null) };
    const shifted = outcome({ Dell: opinion(1), Apple: opinion(3) }, { Dell: opinion(1), Apple: opinion(2) });
    expect(figuresOf([outcome(right, right), shifted]).ranks).toEqual({
      answers: { of: 2, rate: 0.5 },
      mentions: { of: 4, rate: 0.75 },
    });
    expect(failures(shifted)).toEqual([['wrong position', 'Apple', 3, 2]]);
  });

  it('count a ranking that only the program sees, and a ranked brand it missed, as wrong', () => {
    const invented = outcome({ Dell: opinion(null) }, { Dell: opinion(1) });
    const missed = outcome({ Dell: opinion(1) }, {});
    const none = outcome({ Dell: opinion(null) }, { Dell: opinion(null) });
    expect(figuresOf([invented, missed, none]).ranks).toEqual({
      answers: { of: 2, rate: 0 },
      mentions: { of: 2, rate: 0 },
    });
  });

  it('leave ranks and tones out that the reader was not asked for', () => {
    const tones = outcome({ Dell: { position: undefined, tone: 'negative' } }, { Dell: opinion(1) });
    const ranks = outcome({ Dell: { position: 1, tone: undefined } }, { Dell: opinion(1, 'positive') });
    expect(figuresOf([tones]).ranks.mentions.of).toBe(0);
    expect(figuresOf([ranks]).tones.agreement.of).toBe(0);
  });

  it('count tones by class over the brands that both name, and opposite ones apart', () => {
    const one = outcome(
      {
        Dell: opinion(null, 'positive'),
        HP: opinion(null, 'negative'),
        LG: opinion(null),
        Acer: opinion(null),
      },
      {
        Dell: opinion(null, 'positive'),
        HP: opinion(null, 'positive'),
        LG: opinion(null, 'negative'),
        Gap: opinion(null, 'negative'),
      },
    );
    expect(figuresOf([one]).tones).toEqual({
      agreement: { of: 3, rate: 0.3333 },
      recall: {
        positive: { of: 1, rate: 1 },
        neutral: { of: 1, rate: 0 },
        negative: { of: 1, rate: 0 },
      },
      opposite: 1,
      matrix: {
        positive: { positive: 1, neutral: 0, negative: 0 },
        neutral: { positive: 0, neutral: 0, negative: 1 },
        negative: { positive: 1, neutral: 0, negative: 0 },
      },
    });
    expect(failures(one)).toContainEqual(['opposite tone', 'HP', 'negative', 'positive']);
    expect(failures(one)).toContainEqual(['wrong tone', 'LG', 'neutral', 'negative']);
  });

  it('compare the rank of a brand told alone, or among some, with the one it should have', () => {
    const one = outcome(
      { Dell: opinion(2) },
      { Dell: opinion(2) },
      {
        alone: [{ name: 'Dell', expected: 2, found: 1 }],
        among: [
          { name: 'Dell', expected: 2, found: 2 },
          { name: 'Dell', expected: 2, found: null },
        ],
      },
    );
    expect(figuresOf([one])).toMatchObject({ alone: { of: 1, rate: 0 }, steady: { of: 2, rate: 0.5 } });
    expect(failures(one)).toEqual([
      ['wrong rank alone', 'Dell', 2, 1],
      ['unsteady rank', 'Dell', 2, null],
    ]);
  });

  it('class tones at the bounds the reports use', () => {
    expect([1, 0.25, 0.2499, 0, -0.2499, -0.25, -1].map(classOf)).toEqual([
      'positive',
      'positive',
      'neutral',
      'neutral',
      'neutral',
      'negative',
      'negative',
    ]);
  });
});

describe('identity of names', () => {
  const identity = createIdentity([{ name: 'REI', aliases: ['REI Co-op'] }, { name: 'Kühl' }]);

  it('knows the spellings of a real brand and nothing else', () => {
    expect(['rei', 'REI Co-Op', 'Kuhl', 'REI Garage', 'Battery'].map(identity)).toEqual([
      'REI',
      'REI',
      'Kühl',
      null,
      null,
    ]);
  });
});

describe('suggested names', () => {
  const seen = (answer: string, name: string, domain: string | null = null, prompt = answer): Sighting => ({
    answer,
    prompt,
    name,
    domain,
  });
  const THRESHOLDS = { answers: 3, prompts: 2 };

  it('needs both thresholds', () => {
    const sightings = [
      ...['1', '2', '3'].map((answer) => seen(answer, 'Razer')),
      ...['1', '2', '3'].map((answer) => seen(answer, 'One Prompt', null, 'same')),
      ...['1', '2'].map((answer) => seen(answer, 'Two Answers')),
      ...['1', '1', '2'].map((answer) => seen(answer, 'Seen Twice')),
    ];
    expect(suggestedNames(sightings, THRESHOLDS)).toEqual([{ name: 'Razer', answers: 3, prompts: 3 }]);
  });

  it('merges spellings by name and by domain, and takes the one used most', () => {
    const sightings = [
      seen('1', 'Kuhl', 'kuhl.com'),
      seen('2', 'KÜHL Clothing', 'kuhl.com'),
      seen('3', 'KÜHL Clothing', 'kuhl.com'),
      seen('4', 'Kuhl'),
    ];
    expect(suggestedNames([...sightings, seen('5', 'Kuhl')], THRESHOLDS)).toEqual([
      { name: 'Kuhl', answers: 5, prompts: 5 },
    ]);
  });
});

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

describe('suggestions', () => {
  const spelled = (name: string, answers: number, ...more: string[]) => ({
    name,
    spellings: new Set([name, ...more].map(folded)),
    listed: false,
    answers,
    prompts: answers,
  });

  it('are judged by any spelling, once for each brand, and not where nobody has read', () => {
    const text = ['Best boots:', '1. L.L. Bean', '2. Danner', '3. Thursday Boot', '4. Vasque'].join('\n');
    const { hits, missed, wrong, unread } = judge(
      {
        id: 'boots',
        part: 'more',
        kind: null,
        language: null,
        answers: [plainAnswer('boots', text, 'markdown')],
        known: [{ name: 'Danner', aliases: [], domains: [] }],
        due: [spelled('L.L.Bean', 1), spelled('Rocky', 1), spelled('Rare', 0)],
        isBrand: (name) => (name === 'Vasque' ? null : false),
      },
      { answers: 1, prompts: 1 },
    );
    expect(hits.map(({ name }) => name)).toEqual(['L.L.Bean']);
    expect(missed.map(({ name }) => name)).toEqual(['Rocky']);
    expect(new Set([...wrong, ...unread])).not.toContain('Danner');
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
        ...strangers.map((name) => [name]),
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
    const reached = floorOf(evaluate(joined([realMaterial(), labelledMaterial(readLabelFiles(OWN_LABELS))])));
    const lower = Object.entries(floor as Floor).filter(([path, least]) => !((reached[path] ?? -1) >= least));
    expect(Object.fromEntries(lower.map(([path]) => [path, reached[path]]))).toEqual(
      Object.fromEntries(lower),
    );
  });
});
