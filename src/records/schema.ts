import { z } from 'zod';
import { ENGINES } from '../providers/index.ts';

const engine = z.enum(ENGINES.map(({ id }) => id)).describe('The engine that answered.');
const country = z.string().describe('ISO 3166-1 alpha-2 code of the country it was asked in.');
const answeredAt = z.iso.datetime().describe('When the engine answered (UTC).');
const promptId = z.uuid().describe('The prompt that was asked.');

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
} as const;

const ofAnswer = {
  answer_id: z.uuid().describe('The answer: its id in the list of answers.'),
  answered_at: answeredAt,
  engine,
  country,
  prompt_id: promptId,
};

const EXAMPLE_OF_ANSWER = {
  answer_id: EXAMPLE_ANSWER.id,
  answered_at: EXAMPLE_ANSWER.answered_at,
  engine: EXAMPLE_ANSWER.engine,
  country: EXAMPLE_ANSWER.country,
  prompt_id: EXAMPLE_ANSWER.prompt_id,
} as const;

const answerShape = {
  id: z.uuid().describe('The answer.'),
  prompt_id: promptId,
  prompt_text: z.string().describe('The question.'),
  engine,
  country,
  answered_at: answeredAt,
  brand_mentioned: z.boolean().meta({ description: 'Whether the answer names the own brand.' }),
  brand_position: z
    .int()
    .min(1)
    .nullable()
    .meta({ description: "The own brand's rank; null where it is not ranked." }),
  brand_sentiment: z
    .number()
    .min(-1)
    .max(1)
    .nullable()
    .meta({ description: 'About the own brand; null where it is not mentioned.' }),
  brands_ranked: z.int().min(0).meta({ description: 'How many brands the answer ranks.' }),
  citation_count: z.int().min(0).describe('How many sources it cites.'),
  text: z.string().describe('The whole text of the answer.'),
  text_format: z.enum(['markdown', 'plain']).describe('How the text is written.'),
};

export const answerSchema = z.object(answerShape).meta({
  id: 'Answer',
  description: 'One prompt asked to one engine in one country at one time.',
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

export const mentionSchema = z
  .object({
    ...ofAnswer,
    competitor_id: z.uuid().meta({ description: "The competitor, or the brand's own competitor_id." }),
    competitor_name: z.string().meta({ description: "Today's name." }),
    is_self: z.boolean().describe('Whether it is the own brand.'),
    position: z
      .int()
      .min(1)
      .nullable()
      .meta({ description: "Rank in the answer's list; null where it is only named in the text." }),
    sentiment: z
      .number()
      .min(-1)
      .max(1)
      .describe('About this brand, -1 to 1; 0 where the tone cannot be told.'),
  })
  .meta({
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

export const citationSchema = z
  .object({
    ...ofAnswer,
    url: z.string().meta({ description: 'As cited, less the fragment and tracking parameters.' }),
    domain: z.string().meta({ description: 'Lower case, without www.' }),
    title: z.string().describe('The title of the page; may be empty.'),
    position: z.int().min(1).meta({ description: "Place in the engine's list of sources." }),
    kind: z.enum(['linked', 'listed']).meta({
      description: "linked: the answer's text links the source; listed: it is only in the list of sources.",
    }),
    is_own_domain: z.boolean().describe("Whether the page is on one of the brand's domains."),
  })
  .meta({ id: 'Citation', description: 'A source that an answer cites.', examples: [EXAMPLE_CITATION] });

export const fullAnswerSchema = z
  .object({
    ...answerShape,
    mentions: z.array(mentionSchema).describe('The brands it ranks or names, ranked ones first.'),
    citations: z.array(citationSchema).describe('The sources it cites, in its order.'),
  })
  .meta({
    id: 'FullAnswer',
    description: 'An answer with its mentions and citations.',
    examples: [{ ...EXAMPLE_ANSWER, mentions: [EXAMPLE_MENTION], citations: [EXAMPLE_CITATION] }],
  });
