import { describe, expect, it } from 'vitest';
import { rowsOf } from './evaluation.ts';
import { ABSENT, HELD_LABELS, readLabels } from './labels.ts';
import { toldOutcomes } from './told.ts';

describe('the recorded opinions of a model on answers that are held back', () => {
  const outcomes = toldOutcomes(readLabels([HELD_LABELS]).readings);
  const rows = rowsOf({ outcomes, suggested: [], atOnce: [] });

  it.each([
    { name: 'written answers', answers: 65, rate: 0.79, mentions: 0.87, isThere: true },
    { name: 'real answers', answers: 71, rate: 0.78, mentions: 0.86, isThere: ABSENT.length === 0 },
  ])('pass the checks of the service, of $answers $name', ({ name, answers, rate, mentions, isThere }) => {
    const row = rows.find((one) => one.name === name);
    if (!isThere) return expect(row).toBeUndefined();
    expect(row).toMatchObject({ answers, sentiment: { opposite: { rate: 0 } } });
    expect(row?.positions.answers.rate).toBeGreaterThan(rate);
    expect(row?.positions.mentions.rate).toBeGreaterThan(mentions);
    expect(row?.mentions.f1).toBeGreaterThan(0.98);
  });
});
