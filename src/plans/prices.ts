import type { EngineId, Usage } from '../providers/index.ts';

/** As of when the prices below are known, YYYY-MM-DD. */
export const PRICES_OF = '2026-06-26';

/** Billed amounts of answers. */
interface Took {
  readonly inputTokens: number;
  readonly outputTokens: number;
  readonly searches: number;
}

/** Prices in millionths of a US dollar, which for tokens are dollars per million. */
interface Price {
  /** Prefix of the names of the models with these prices. */
  readonly model: string;
  readonly inputToken: number;
  readonly outputToken: number;
  readonly search: number;
  /** Usual amounts of one question. */
  readonly usual: Took;
}

/**
 * Price of every engine, before discounts such as those for cached tokens; null where unknown, which makes the cost of
 * its questions and of every sum with them null. An engine without an entry is a type error.
 */
const PRICES: Readonly<Record<EngineId, Price | null>> = {
  chatgpt: {
    model: 'gpt-5.6-terra',
    inputToken: 2.5,
    outputToken: 15,
    search: 10_000,
    // A recorded answer took 19,681 and 3,773 tokens and one search.
    usual: { inputTokens: 20_000, outputTokens: 4_000, searches: 1 },
  },
  // It reports the cost of each answer; a recorded one: 5,190 for 8 and 178 tokens.
  perplexity: {
    model: 'sonar',
    inputToken: 1,
    outputToken: 1,
    search: 5_000,
    usual: { inputTokens: 20, outputTokens: 400, searches: 1 },
  },
  // The prices of today's models are not known to us.
  gemini: null,
  claude: null,
  // SerpApi's price of a search depends on the plan that was bought.
  ai_mode: null,
  copilot: null,
  google_ai_overview: null,
};

/** Price of an engine; null where unknown, also for an engine of another version. */
const priceOf = (engine: string): Price | null => {
  const prices: Readonly<Partial<Record<string, Price | null>>> = PRICES;
  return prices[engine] ?? null;
};

const amount = ({ inputToken, outputToken, search }: Price, took: Took) =>
  Math.round(took.inputTokens * inputToken + took.outputTokens * outputToken + took.searches * search);

/** Reported amounts of responses of one model; sums where there are several. */
interface Told {
  readonly model: string | null;
  readonly usage: { readonly [Name in keyof Usage]: Usage[Name] | null };
}

/**
 * Cost of responses of one model in millionths of a US dollar: as reported by the provider, or by its prices.
 * Null where a price or an amount is unknown.
 */
export function callCost(engine: string, { model, usage }: Told): number | null {
  const price = priceOf(engine);
  const { inputTokens = null, outputTokens = null, searches = null, costMicros = null } = usage;
  if (costMicros !== null) return costMicros;
  if (!price || !model?.startsWith(price.model)) return null;
  if (inputTokens === null || outputTokens === null || searches === null) return null;
  return amount(price, { inputTokens, outputTokens, searches });
}

/** Usual cost of one question to an engine in millionths of a US dollar, null where unknown. */
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
 * Tokens of one answer that a model reads: some 1,100 of instructions, 800 of a text with its names, and 40
 * of output for each of a dozen brands.
 */
export const USUAL_READING = { input: 2_000, output: 500 } as const;

/**
 * Cost of readings of a model that used some tokens, in millionths of a US dollar; null where its price is
 * unknown.
 * @param model PROVIDER/MODEL
 * @param own its price by the setting EXTRACTION_PRICE
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

/** Sum of parts; null where a part is unknown. */
export const total = (parts: readonly (number | null)[]): number | null =>
  parts.reduce((sum, part) => (sum === null || part === null ? null : sum + part), 0);

/** A sum of dollars, exact to a millionth. */
export const totalDollars = (parts: readonly (number | null)[]): number | null =>
  dollars(total(parts.map((part) => (part === null ? null : part * 1_000_000))));
