import { z } from 'zod';
import { callerOf } from '../http/caller.ts';
import { readUsage } from '../plans/usage.ts';
import { ENGINES } from '../providers/index.ts';
import type { App, AppDependencies } from './dependencies.ts';

const EXAMPLE = {
  plan: 'pro',
  prompt_limit: 500,
  prompts_used: 84,
  month: '2026-11',
  questions: 3528,
  cost: null,
  forecast_questions: 5040,
  forecast_cost: null,
  daily_questions: 168,
  daily_cost: null,
  next_month_questions: 5208,
  next_month_cost: null,
  readings: 0,
  reading_cost: 0,
  forecast_reading_cost: 0,
  next_month_reading_cost: 0,
  prices_of: '2026-06-26',
  engines: [
    {
      engine: 'chatgpt',
      questions: 1764,
      cost: 211.68,
      forecast_questions: 2520,
      forecast_cost: 302.4,
      next_month_questions: 2604,
      next_month_cost: 312.48,
    },
    {
      engine: 'gemini',
      questions: 1764,
      cost: null,
      forecast_questions: 2520,
      forecast_cost: null,
      next_month_questions: 2604,
      next_month_cost: null,
    },
  ],
} as const;

const money = (description: string) => z.number().min(0).nullable().describe(description);
const asked = z
  .int()
  .min(0)
  .describe('Questions asked this month (UTC), by runs and at once from the dashboard.');
const forecast = z
  .int()
  .min(0)
  .describe(
    'Questions of the whole month by active prompts, countries and engines, without future questions from the dashboard.',
  );

const next = z.int().min(0).describe('The same for the whole of the next month.');

export const usageSchema = z
  .object({
    plan: z.string().describe('The plan of the organization.'),
    prompt_limit: z.int().min(0).describe('Active prompts that it allows, each counted once per country.'),
    prompts_used: z
      .int()
      .min(0)
      .describe('Active prompts of all brands of the organization, each counted once per country.'),
    month: z.string().describe('The month, YYYY-MM.'),
    questions: asked,
    cost: money('US dollars of all engines and of the readings; null where a part of them is.'),
    forecast_questions: forecast,
    forecast_cost: money('US dollars for all of these; null where a part of them is.'),
    daily_questions: z.int().min(0).describe('Questions of a day, by active prompts, countries and engines.'),
    daily_cost: money('US dollars for these; null where a part of them is.'),
    next_month_questions: next,
    next_month_cost: money('US dollars for these; null where a part of them is.'),
    readings: z
      .int()
      .min(0)
      .describe("Answers of this month that a model read; 0 where the service's own rules read all of them."),
    reading_cost: money(
      'US dollars for what a model read in this month, answers of earlier ones too; null where its price, or what a reading took, is not known.',
    ),
    forecast_reading_cost: money(
      'The same and what it is still to read this month, where it is switched on: an answer for each question that is left. In forecast_cost.',
    ),
    next_month_reading_cost: money('The same for the whole of the next month. In next_month_cost.'),
    prices_of: z.iso.date().describe('Date of the known prices.'),
    engines: z
      .array(
        z.object({
          engine: z.enum(ENGINES.map(({ id }) => id)).describe('The engine.'),
          questions: asked,
          cost: money(
            'US dollars, as the provider told or by its prices, for their answers and for attempts that brought none but whose response told what they took (an answer that was refused, cut short, too long or unreadable). Of an attempt whose response tells nothing, or that got none, nothing is counted. 0 where nothing was paid; null where a price, or what an answer took, is not known.',
          ),
          forecast_questions: forecast,
          forecast_cost: money('US dollars for all of these; null where the price is not known.'),
          next_month_questions: next,
          next_month_cost: money('US dollars for these; null where the price is not known.'),
        }),
      )
      .describe("The brand's engines."),
  })
  .meta({
    id: 'Usage',
    description: 'Questions of a brand in this month, and their cost.',
    examples: [EXAMPLE],
  });

export async function usageRoutes(app: App, stores: AppDependencies): Promise<void> {
  app.get(
    '/usage',
    {
      schema: {
        tags: ['Brand'],
        operationId: 'getUsage',
        summary: 'Questions of this month, their cost and a forecast',
        querystring: z.strictObject({}),
        response: { 200: usageSchema },
      },
    },
    async (request) => readUsage(stores, callerOf(request)),
  );
}
