import { describe, expect, it } from 'vitest';
import { HAS_ANSWERS } from './data.ts';
import { figuresByGroup, labelledMaterial } from './evaluation.ts';
import { HELD_LABELS, readLabelFiles } from './label-files.ts';
import { toldOutcomes } from './told.ts';

describe('what a model told of answers that are held back', () => {
  const labels = readLabelFiles([HELD_LABELS]);
  const { readings } = labelledMaterial(HAS_ANSWERS ? labels : { ...labels, lines: [] });
  const { more, cases } = figuresByGroup(toldOutcomes(readings));

  it.each([
    { what: 'written', figures: cases, answers: 65, rate: 0.81, mentions: 0.88, isThere: true },
    { what: 'real', figures: more, answers: 71, rate: 0.88, mentions: 0.95, isThere: HAS_ANSWERS },
  ])('is taken for what it is, of $what answers', ({ figures, answers, rate, mentions, isThere }) => {
    if (!isThere) return expect(figures).toBeUndefined();
    expect(figures).toMatchObject({ answers, tones: { opposite: 0 } });
    expect(figures?.ranks.answers.rate).toBeGreaterThan(rate);
    expect(figures?.ranks.mentions.rate).toBeGreaterThan(mentions);
    expect(figures?.mentions.f1).toBeGreaterThan(0.98);
  });
});
