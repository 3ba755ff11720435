import type { BrandWeek, WeekSignal } from '../../src/digest/brand-week.ts';
import type { Digest } from '../../src/digest/view.ts';

/* A digest in which everything moved that can, and one brand of which there is nothing to tell. */

const signal = (values: Partial<WeekSignal>): WeekSignal => ({
  id: '3b0d5f1c-2a8e-8c4f-9d37-6a1b5e0f7c22',
  metric: 'visibility',
  dimension: 'engine',
  value: 'chatgpt',
  name: 'ChatGPT',
  direction: 'down',
  status: 'open',
  opened_on: '2026-11-19',
  seen_on: '2026-11-22',
  closed_on: null,
  before: 0.6771,
  after: 0.5312,
  change: -0.1459,
  prompts: [],
  sources: [],
  ...values,
});

const QUIET: BrandWeek = {
  id: '0d9f4a51-2f1c-4f0e-8b3c-9f5f0b8f4c11',
  name: 'Plantry',
  answers: 560,
  visibility: { before: 0.4127, after: 0.4214, hasMoved: false },
  opened: [],
  closed: [],
  stillOpen: 0,
  suggested: [],
  suggestedTotal: 0,
  gained: [],
  gainedTotal: 0,
  lost: [],
  lostTotal: 0,
  cost: 11.2,
  forecast: 48,
};

export const EXAMPLE: Digest = {
  organization: { id: '6b2c7d8e-9f10-4a1b-8c2d-3e4f5a6b7c8d', name: 'Bright Holding' },
  week: { start: '2026-11-16', end: '2026-11-22' },
  brands: [
    {
      ...QUIET,
      id: 'a4452cfa-bf8d-4d29-bdc0-59c75506ab02',
      name: 'Brightdesk',
      answers: 1_176,
      visibility: { before: 0.6402, after: 0.6122, hasMoved: false },
      opened: [
        signal({}),
        signal({
          ...{ metric: 'share_of_voice', dimension: 'competitor', value: 'c1', name: 'Zendesk' },
          ...{ direction: 'up', before: 0.21, after: 0.2789 },
        }),
      ],
      closed: [
        signal({
          ...{ metric: 'own_citation_rate', dimension: 'all', value: null, name: null, direction: 'up' },
          ...{
            opened_on: '2026-11-04',
            seen_on: '2026-11-17',
            closed_on: '2026-11-20',
            before: 0.11,
            after: 0.19,
          },
        }),
      ],
      stillOpen: 1,
      suggested: [{ id: '924ba49b-db77-4bac-98ce-a0a2cb13c584', name: 'HelpHarbor' }],
      suggestedTotal: 1,
      gained: [{ domain: 'news.example', answers: 14 }],
      gainedTotal: 1,
      lost: [{ domain: 'forum.example', answers: 31 }],
      lostTotal: 1,
      cost: 58.8,
      forecast: 252,
    },
    QUIET,
  ],
};
