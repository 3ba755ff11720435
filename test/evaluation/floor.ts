import { type Evaluation, figuresByGroup, suggestionsByGroup } from './evaluation.ts';
import { type Figures, share, TONES } from './figures.ts';

/** Figures by a path such as "more, kind table: ranks per mention"; higher is better in all. */
export type Floor = Readonly<Record<string, number>>;

const figuresOfGroup = (group: string, { mentions, ranks, alone, steady, tones }: Figures) => [
  [`${group}: mentions F1`, mentions.f1],
  [`${group}: ranks per answer`, ranks.answers.rate],
  [`${group}: ranks per mention`, ranks.mentions.rate],
  [`${group}: rank alone`, alone.rate],
  [`${group}: steady rank`, steady.rate],
  ...TONES.map((tone) => [`${group}: ${tone} tone`, tones.recall[tone].rate]),
  [
    `${group}: tone not opposite`,
    tones.agreement.of === 0 ? null : share(tones.agreement.of - tones.opposite, tones.agreement.of),
  ],
];

/** What is held: all figures of each part and kind, and the suggestions of each part. */
export function floorOf({ outcomes, suggested }: Evaluation): Floor {
  const read = Object.entries(figuresByGroup(outcomes))
    .filter(([group]) => !/, (?:language|file) /.test(group))
    .flatMap(([group, figures]) => figuresOfGroup(group, figures));
  const named = Object.entries(suggested).flatMap(([threshold, histories]) =>
    Object.entries(suggestionsByGroup(histories))
      .filter(([group]) => !group.includes(', trade '))
      .flatMap(([group, { precision, recall }]) => [
        [`${group}: ${threshold} precision`, precision],
        [`${group}: ${threshold} recall`, recall],
      ]),
  );
  return Object.fromEntries([...read, ...named].filter(([, figure]) => figure !== null));
}
