import { execFileSync } from 'node:child_process';
import { availableParallelism } from 'node:os';
import Tinypool from 'tinypool';
import { expect, it, vi } from 'vitest';
import type { AnswerText, NamedBrand } from '../../../src/extraction/index.ts';
import type { ReadingTask } from '../../../src/ingest/brands/reading-thread.ts';
import { readOneText, readTexts } from '../../../src/ingest/brands/reading-threads.ts';
import { compileRules } from '../../../src/ingest/brands/rules.ts';

const brand = (name: string, no: number): NamedBrand => ({ id: String(no), name, aliases: [], domains: [] });

/** Names, and how often a text was read with them on this thread. */
function directoryOf(names: readonly string[]) {
  const named = names.map(brand);
  const read = compileRules(named);
  let calls = 0;
  return {
    named,
    extract: (answer: AnswerText) => {
      calls += 1;
      return read(answer);
    },
    calls: () => calls,
  };
}

const MAKERS = ['Acme', 'Nova', 'Zeta', 'Sony', 'Bose', 'Élan', '삼성', 'ソニー'];

/** An answer of some 2,500 characters, each another one: emoji, a text from right to left, a table, sources. */
const answerOf = (index: number): AnswerText => {
  const [first = '', second = '', third = ''] = [0, 3, 5].map((by) => MAKERS[(index + by) % MAKERS.length]);
  return {
    text: `## 🎧 The best of ${index}

1. **${first}**: great sound, ${index} hours. شركة ${third} ممتازة.
2. **${second}**: overpriced, and the app is buggy.

| Maker | Price |
|---|---|
| ${third} | ${index} |

${'What others say of comfort, price and support differs from shop to shop. '.repeat(30)}`,
    textFormat: 'markdown',
    sources: [
      { url: `https://www.example.com/${index}`, title: `${first} review` },
      { url: 'https://nova.example/' },
    ],
  };
};

const answersOf = (count: number) => Array.from({ length: count }, (_, index) => answerOf(index));
const MANY = 150;

it('reads many texts on threads, in their order, and as they are read on this one', async () => {
  const directory = directoryOf(['Acme', 'Nova']);
  const answers = answersOf(MANY);
  const told = await readTexts(directory, answers);
  expect(directory.calls()).toBe(availableParallelism() > 1 ? 0 : MANY);
  expect(told).toEqual(answers.map(directory.extract));
});

it('reads few on this one', async () => {
  const directory = directoryOf(['Acme', 'Nova']);
  const answers = answersOf(20);
  const told = await readTexts(directory, answers);
  expect(directory.calls()).toBe(answers.length);
  expect(told).toEqual(answers.map(directory.extract));
});

it('reads with the names it is given, of two lists at once and of one that has changed', async () => {
  const directories = [['Acme'], ['Nova', 'Zeta'], ['Zeta', 'Nova']].map(directoryOf);
  const answers = answersOf(MANY);
  const told = await Promise.all(directories.map((directory) => readTexts(directory, answers)));
  expect(told).toEqual(directories.map((directory) => answers.map(directory.extract)));
});

it.each([MANY, 3])('tells of %i texts which one cannot be read, and reads the others', async (count) => {
  const directory = directoryOf(['Acme']);
  const answers = answersOf(count).map((answer, index) =>
    index === 1 ? { ...answer, sources: null as never } : answer,
  );
  const told = await readTexts(directory, answers);
  expect(told.map((one) => one instanceof Error)).toEqual(answers.map((_, index) => index === 1));
});

it.runIf(availableParallelism() > 1)(
  'tells of the one text that its thread ends of, and reads the others',
  async () => {
    const { run } = Tinypool.prototype;
    const running = vi.spyOn(Tinypool.prototype, 'run').mockImplementation(function (this: Tinypool, task) {
      const { answers } = task as ReadingTask;
      return answers.some(({ text }) => text === 'too much')
        ? Promise.reject(new Error('Worker terminated due to reaching memory limit'))
        : run.call(this, task);
    });
    const directory = directoryOf(['Acme']);
    const answers = answersOf(MANY).map((answer, index) =>
      index === 30 ? { ...answer, text: 'too much' } : answer,
    );
    const told = await readTexts(directory, answers).finally(() => running.mockRestore());
    expect(told[30]).toEqual(new Error('Worker terminated due to reaching memory limit'));
    expect(told.with(30, { mentions: [], unknown: [] })).toEqual(answers.map(directory.extract));
  },
);

it.runIf(process.platform === 'linux')(
  'keeps a lower priority of the process, which only root may raise',
  () => {
    const thread = new URL('../../../src/ingest/brands/reading-thread.ts', import.meta.url).href;
    const script = `await import('${thread}'); console.log(require('node:os').getPriority())`;
    const told = execFileSync('nice', ['-n', '10', process.execPath, '-e', `(async () => { ${script} })()`]);
    expect(Number(told)).toBeGreaterThanOrEqual(10);
  },
);

it('ends where whoever waits has gone', async () => {
  const gone = new AbortController();
  const directory = directoryOf(['Acme']);
  const reading = readTexts(directory, answersOf(40), gone.signal);
  gone.abort(new Error('gone'));
  await expect(reading).rejects.toThrow('gone');
  expect(directory.calls()).toBeLessThan(40);
});

it.runIf(availableParallelism() > 1)('gives threads nothing more where whoever waits has gone', async () => {
  const running = vi.spyOn(Tinypool.prototype, 'run');
  const gone = new AbortController();
  const many = 20 * availableParallelism();
  const reading = readTexts(directoryOf(['Acme']), answersOf(many * 20), gone.signal);
  gone.abort(new Error('gone'));
  await expect(reading).rejects.toThrow('gone');
  expect(running.mock.calls.length).toBeLessThan(many / 2);
  running.mockRestore();
});

it('reads nothing of nothing', async () => {
  expect(await readTexts(directoryOf(['Acme']), [])).toEqual([]);
});

it('reads a single long text on a thread, so that this one goes on, and as it is read on this one', async () => {
  const directory = directoryOf(['Acme', 'Nova']);
  const long = {
    ...answerOf(1),
    text: Array.from({ length: 40 }, (_, at) => answerOf(at).text).join('\n\n'),
  };
  let turns = 0;
  const clock = setInterval(() => {
    turns += 1;
  }, 5);
  const told = await readOneText(directory, long);
  clearInterval(clock);
  expect(directory.calls()).toBe(0);
  expect(turns).toBeGreaterThan(1);
  expect(told).toEqual(directory.extract(long));
  expect(await readOneText(directory, answerOf(2))).toEqual(directory.extract(answerOf(2)));
  expect(directory.calls()).toBe(3);
});
