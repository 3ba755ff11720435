import type { EngineId, Usage } from '../providers/index.ts';

/** As of when the prices below are known, YYYY-MM-DD. */
export const PRICES_OF = '2026-06-26';

/** What answers took that is paid for. */
interface Took {
  readonly inputTokens: number;
  readonly outputTokens: number;
  readonly searches: number;
}

/** Prices in millionths of a US dollar, which for tokens are dollars per million. */
interface Price {
  /** What the names of the models begin with that have these prices. */
  readonly model: string;
  readonly inputToken: number;
  readonly outputToken: number;
  readonly search: number;
  /** What one question usually takes. */
  readonly usual: Took;
}

/**
 * What providers charge, before discounts such as those for cached tokens. An engine that is not here has no price that
 * is known: for Gemini and Claude we know none of today's models, and what SerpApi charges for a search is a matter of the
 * plan that was bought.
 */
const PRICES: Readonly<Partial<Record<EngineId, Price>>> = {
  chatgpt: {
    model: 'gpt-5.6-terra',
    inputToken: 2.5,
    outputToken: 15,
    search: 10_000,
    // A recorded answer took 19,681 and 3,773 tokens and one search.
    usual: { inputTokens: 20_000, outputTokens: 4_000, searches: 1 },
  },
  // It tells the cost of each answer; a recorded one: 5,190 for 8 and 178 tokens.
  perplexity: {
    model: 'sonar',
    inputToken: 1,
    outputToken: 1,
    search: 5_000,
    usual: { inputTokens: 20, outputTokens: 400, searches: 1 },
  },
};

const priceOf = (engine: string): Price | undefined => PRICES[engine as EngineId];

const amount = ({ inputToken, outputToken, search }: Price, took: Took) =>
  Math.round(took.inputTokens * inputToken + took.outputTokens * outputToken + took.searches * search);

/** What responses of one model took, as far as the provider told; sums where they are several. */
interface Told {
  readonly model: string | null;
  readonly usage: { readonly [Name in keyof Usage]: Usage[Name] | null };
}

/**
 * What responses of one model cost in millionths of a US dollar: as the provider told, or by its prices. Null where a
 * price, or what they took, is not known.
 */
export function callCost(engine: string, { model, usage }: Told): number | null {
  const price = priceOf(engine);
  const { inputTokens = null, outputTokens = null, searches = null, costMicros = null } = usage;
  if (costMicros !== null) return costMicros;
  if (!price || !model?.startsWith(price.model)) return null;
  if (inputTokens === null || outputTokens === null || searches === null) return null;
  return amount(price, { inputTokens, outputTokens, searches });
}

/** What one question to an engine usually costs in millionths of a US dollar, null where that is not known. */
export function usualCost(engine: string): number | null {
  const price = priceOf(engine);
  return price ? amount(price, price.usual) : null;
}

/** US dollars for a million tokens, which are millionths of one for each. */
export interface TokenPrice {
  readonly input: number;
  readonly output: number;
}

/**
 * Tokens of one answer that a model reads: some 1,100 of instructions, 800 of a text with its names, and 40 for each
 * of a dozen brands that it tells of.
 */
export const USUAL_READING = { input: 2_000, output: 500 } as const;

/**
 * What readings of a model cost that took some tokens, in millionths of a US dollar; null where its price is not known.
 * @param model PROVIDER/MODEL
 * @param own its price where the installation tells it
 */
export function readingCost(
  model: string,
  took: { readonly input: number; readonly output: number },
  own: TokenPrice | null,
): number | null {
  const { model: priced, inputToken, outputToken } = PRICES.chatgpt ?? {};
  const known = model.startsWith(`openai/${priced}`) && inputToken && outputToken;
  const price = own ?? (known ? { input: inputToken, output: outputToken } : null);
  return price === null ? null : took.input * price.input + took.output * price.output;
}

/** Millionths of a US dollar as dollars; a sum with an unknown part is unknown. */
export const dollars = (micros: number | null): number | null =>
  micros === null ? null : Math.round(micros) / 1_000_000;

/** A sum of which null is an unknown part. */
export const total = (parts: readonly (number | null)[]): number | null =>
  parts.reduce((sum, part) => (sum === null || part === null ? null : sum + part), 0);

/** A sum of dollars, exact to a millionth. */
export const totalDollars = (parts: readonly (number | null)[]): number | null =>
  dollars(total(parts.map((part) => (part === null ? null : part * 1_000_000))));
