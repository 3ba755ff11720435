import { describe, expect, it } from 'vitest';
import { positionsOf, readText } from '../../../src/extraction/index.ts';
import { compileNames } from '../../../src/extraction/names/find-names.ts';
import { sentimentsOf } from '../../../src/extraction/sentiment/sentiment.ts';

/** Scores of some brands in a text, by name. */
function scoresOf(text: string, ...names: string[]): Record<string, number> {
  const read = readText({ text, textFormat: 'markdown', sources: [] });
  const brands = names.map((name) => ({ id: name, name, aliases: [], domains: [] }));
  const namings = compileNames(brands)(read.document);
  const sentiments = sentimentsOf(read, namings, positionsOf(read, namings));
  return Object.fromEntries([...sentiments].map(([brand, { score }]) => [names[brand] ?? '', score]));
}

const verdictOf = (score = 0) => (score >= 0.25 ? 'positive' : score <= -0.25 ? 'negative' : 'neutral');
const verdicts = (text: string, ...names: string[]) =>
  Object.fromEntries(
    Object.entries(scoresOf(text, ...names)).map(([name, score]) => [name, verdictOf(score)]),
  );

const LIST = `Here are the best project tools for a small team:

1. **Velora** – excellent support, a clean interface and a generous free plan.
2. **Quantio** – reliable, fast and easy to learn.
3. **Brightum** – great reports and outstanding value.

## Avoid

- **Sloppix** – it crashes often, support never answers, and I would stay away from it.
`;

describe('sentimentsOf', () => {
  it('praises the entries of a list of recommended choices, and blames what it advises against', () => {
    expect(verdicts(LIST, 'Velora', 'Quantio', 'Brightum', 'Sloppix')).toEqual({
      Velora: 'positive',
      Quantio: 'positive',
      Brightum: 'positive',
      Sloppix: 'negative',
    });
  });

  it('takes a plain list for less than a list of choices', () => {
    const plain =
      'These companies offer the service:\n\n- Velora: founded in 1998, based in Lyon\n- Quantio: 40 employees\n- Brightum: subsidiary of a bank\n';
    const [said, best] = [
      scoresOf(plain, 'Velora', 'Quantio', 'Brightum'),
      scoresOf(LIST, 'Velora', 'Quantio', 'Brightum'),
    ];
    for (const [name, score] of Object.entries(said)) expect(score).toBeLessThan((best[name] ?? 0) - 0.1);
    expect(verdictOf(said.Quantio)).toBe('neutral');
  });

  it('is neutral where it only describes, and for what stands beside in a sentence', () => {
    expect(verdicts('The export works with Velora and Quantio.', 'Velora', 'Quantio')).toEqual({
      Velora: 'neutral',
      Quantio: 'neutral',
    });
    expect(
      verdicts(
        'I highly recommend Velora. It is excellent. Invoices are sent through Quantio.',
        'Velora',
        'Quantio',
      ),
    ).toEqual({ Velora: 'positive', Quantio: 'neutral' });
  });

  it('turns words around that are denied', () => {
    const [praised, denied] = ['I recommend Velora.', 'I do not recommend Velora.'].map(
      (text) => scoresOf(text, 'Velora').Velora ?? 0,
    );
    expect(praised).toBeGreaterThan(denied ?? 0);
    expect(verdictOf(denied)).toBe('negative');
  });

  it('says less of a brand with good and bad sides in parallel than of one that is only praised', () => {
    const both =
      '## Velora\n\nPros:\n- excellent reports\n\nCons:\n- slow\n- poor support\n\n## Quantio\n\nPros:\n- excellent reports\n\nCons:\n- unreliable\n- poor support\n';
    const { Velora = 0, Quantio = 0 } = scoresOf(both, 'Velora', 'Quantio');
    const best = scoresOf(LIST, 'Velora', 'Quantio');
    expect(Velora).toBeLessThan(best.Velora ?? 0);
    expect(Quantio).toBeLessThan(best.Quantio ?? 0);
    expect(verdictOf(Quantio)).toBe('neutral');
  });

  it('blames nobody for being compared', () => {
    expect(verdictOf(scoresOf('Velora is faster than Quantio.', 'Velora', 'Quantio').Quantio)).toBe(
      'neutral',
    );
  });

  it('reads each side of a contrast by itself', () => {
    const { Velora = 0, Sloppix = 0 } = scoresOf(
      'Velora is excellent and reliable, but Sloppix is terrible and crashes constantly.',
      'Velora',
      'Sloppix',
    );
    expect(Velora).toBeGreaterThan(Sloppix + 0.3);
  });

  it('gives words as reasons, at most ten, that lie in the text', () => {
    const read = readText({ text: LIST, textFormat: 'markdown', sources: [] });
    const namings = compileNames([{ id: 'a', name: 'Sloppix', aliases: [], domains: [] }])(read.document);
    const reasons = sentimentsOf(read, namings, new Map()).get(0)?.reasons ?? [];
    expect(reasons.map(({ start, end }) => LIST.slice(start, end))).toContain('stay away');
    expect(reasons.length).toBeLessThanOrEqual(10);
  });
});

describe('a score', () => {
  it('is the same for the same text, within bounds, and has four decimals', () => {
    const [first, second] = [scoresOf(LIST, 'Velora', 'Sloppix'), scoresOf(LIST, 'Velora', 'Sloppix')];
    expect(first).toEqual(second);
    for (const score of Object.values(first)) {
      expect(Math.abs(score)).toBeLessThanOrEqual(1);
      expect(Math.round(score * 10_000) / 10_000).toBe(score);
    }
  });

  it('depends neither on the order of brands nor on brands of other entries', () => {
    const all = scoresOf(LIST, 'Velora', 'Quantio', 'Brightum', 'Sloppix');
    expect(scoresOf(LIST, 'Sloppix', 'Brightum', 'Quantio', 'Velora')).toEqual(all);
    for (const [name, score] of Object.entries(all)) expect(scoresOf(LIST, name)[name]).toBe(score);
  });

  it('does not change with emphasis on single words', () => {
    const plain = 'Velora has excellent support. Sloppix crashes often and is not recommended.';
    const marked = 'Velora has *excellent* support. Sloppix **crashes** often and is not *recommended*.';
    expect(scoresOf(marked, 'Velora', 'Sloppix')).toEqual(scoresOf(plain, 'Velora', 'Sloppix'));
  });

  it.each([
    ['one sentence without end', 'Velora is good and Sloppix crashes '],
    ['lines', '- Velora is excellent, Sloppix is not\n'],
    ['entries', '1. **Velora** – excellent\n\n'],
    ['labels', 'Pros:\n- Velora is excellent\n'],
  ])('takes time in line with the length: %s', (_, part) => {
    const time = (count: number) => {
      const read = readText({ text: part.repeat(count), textFormat: 'markdown', sources: [] });
      const namings = compileNames([
        { id: 'a', name: 'Velora', aliases: [], domains: [] },
        { id: 'b', name: 'Sloppix', aliases: [], domains: [] },
      ])(read.document);
      const positions = positionsOf(read, namings);
      return Math.min(
        ...[0, 1, 2, 3, 4].map(() => {
          const start = performance.now();
          sentimentsOf(read, namings, positions);
          return performance.now() - start;
        }),
      );
    };
    time(500);
    expect(time(1_000)).toBeLessThan(30 * time(125) + 15);
  });
});
