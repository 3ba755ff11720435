import { z } from 'zod';
import { rowShape } from '../catalogue/list-columns.ts';
import { LISTS, type ListName } from '../catalogue/lists.ts';

const EXAMPLE_ANSWER = {
  id: '7d1f8f3e-1c6b-4b1e-9d8a-2f4f5a6b7c8d',
  prompt_id: '0192d3f4-5a6b-4c8d-9e0f-1a2b3c4d5e6f',
  prompt_text: 'What is the best project management tool for small teams?',
  engine: 'chatgpt',
  country: 'US',
  answered_at: '2026-11-02T04:10:00.000Z',
  brand_mentioned: true,
  brand_position: 2,
  brand_sentiment: 0.4215,
  brands_ranked: 4,
  citation_count: 3,
  text: '1. **Orbit** …\n2. **Acme** …',
  text_format: 'markdown',
  search_queries: [
    'best project management tools small teams 2026',
    'project management software comparison',
  ],
} as const;

const EXAMPLE_OF_ANSWER = {
  answer_id: EXAMPLE_ANSWER.id,
  answered_at: EXAMPLE_ANSWER.answered_at,
  engine: EXAMPLE_ANSWER.engine,
  country: EXAMPLE_ANSWER.country,
  prompt_id: EXAMPLE_ANSWER.prompt_id,
} as const;

const answerSchema = z.object(rowShape(LISTS.answers.columns)).meta({
  id: 'Answer',
  description: 'Answer of one engine to one prompt in one country at one time.',
  examples: [EXAMPLE_ANSWER],
});

const EXAMPLE_MENTION = {
  ...EXAMPLE_OF_ANSWER,
  competitor_id: '5b0f1c2d-3e4f-4a5b-8c6d-7e8f9a0b1c2d',
  competitor_name: 'Orbit',
  is_self: false,
  position: 1,
  sentiment: 0.3,
} as const;

const mentionSchema = z.object(rowShape(LISTS.mentions.columns)).meta({
  id: 'Mention',
  description: 'A brand that an answer ranks or names.',
  examples: [EXAMPLE_MENTION],
});

const EXAMPLE_CITATION = {
  ...EXAMPLE_OF_ANSWER,
  url: 'https://www.reviews.example/project-management',
  domain: 'reviews.example',
  title: 'The best project management tools',
  position: 1,
  kind: 'linked',
  is_own_domain: false,
} as const;

const citationSchema = z
  .object(rowShape(LISTS.citations.columns))
  .meta({ id: 'Citation', description: 'A source that an answer cites.', examples: [EXAMPLE_CITATION] });

/** The schema of a row of each list. */
export const ROW_SCHEMAS: Readonly<Record<ListName, z.ZodType>> = {
  answers: answerSchema,
  mentions: mentionSchema,
  citations: citationSchema,
};

export const EXAMPLE_FULL_ANSWER = {
  ...EXAMPLE_ANSWER,
  mentions: [EXAMPLE_MENTION],
  citations: [EXAMPLE_CITATION],
} as const;

export const fullAnswerSchema = z
  .object({
    ...rowShape(LISTS.answers.columns),
    mentions: z.array(mentionSchema).describe('Brands that it ranks or names, ranked ones first.'),
    citations: z.array(citationSchema).describe('Cited sources, in order.'),
  })
  .meta({
    id: 'FullAnswer',
    description: 'An answer with its mentions and citations.',
    examples: [EXAMPLE_FULL_ANSWER],
  });
