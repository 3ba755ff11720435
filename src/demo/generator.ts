import {
  DEMO_BRAND,
  DEMO_COMPETITORS,
  DEMO_COUNTRIES,
  DEMO_ENGINES,
  DEMO_TOPICS,
  type DemoCountry,
  type DemoEngine,
  type DemoName,
} from './market.ts';

/*
 * 90 days of answers about an invented brand. The texts are built from templates by a seeded generator, so that every
 * demo is the same up to its dates.
 */

const DAY_MS = 86_400_000;
/** Time of the last day, which is not over: no answer may be in the future. */
const FIRST_MINUTE_MS = 60_000;

/** Mulberry32: a small generator whose numbers a seed fixes; from 0 up to 1. */
function seeded(seed: number): () => number {
  let state = seed >>> 0;
  return () => {
    state = (state + 0x6d2b79f5) >>> 0;
    let t = Math.imul(state ^ (state >>> 15), state | 1);
    t = (t + Math.imul(t ^ (t >>> 7), t | 61)) ^ t;
    return ((t ^ (t >>> 14)) >>> 0) / 4_294_967_296;
  };
}

type Random = () => number;

const pick = <T>(random: Random, items: readonly T[]): T => items[Math.floor(random() * items.length)] as T;

/** One question to one engine in one country, and how far the demo's days have gone, from 0 to 1. */
interface DemoQuestion {
  readonly prompt: string;
  readonly engine: DemoEngine;
  readonly country: DemoCountry;
  readonly isHome: boolean;
  readonly gone: number;
}

const between = ([first, last]: readonly [number, number], gone: number) => first + (last - first) * gone;

/** Brands that an answer names, the best known mostly first. */
function demoNames(random: Random, { prompt, engine, isHome, gone }: DemoQuestion): DemoName[] {
  const chance = ({ name, fame, abroad }: DemoName) =>
    prompt.includes(name)
      ? 0.93
      : between(fame, gone) * (isHome ? 1 : abroad) * engine.names * (engine.favours[name] ?? 1);
  return [DEMO_BRAND, ...DEMO_COMPETITORS]
    .map((brand) => ({ brand, chance: chance(brand) }))
    .filter((one) => random() < one.chance)
    .map(({ brand, chance: known }) => ({ brand, order: random() / (known + 0.1) }))
    .sort((a, b) => a.order - b.order)
    .map(({ brand }) => brand);
}

/** True for questions about a price. */
const asksForPrice = (prompt: string) => /\b(cost|kostet)\b/.test(prompt);

/** Sentence about a brand: praise, blame or a description. The own brand is called expensive. */
function sentence(
  random: Random,
  { voice }: DemoName,
  { prompt, country, gone }: DemoQuestion,
  isOwn: boolean,
): string {
  const mood = random();
  if (isOwn && asksForPrice(prompt)) return pick(random, mood < 0.6 ? country.dear : country.neutral);
  const blame = between(voice.blame, gone);
  return pick(
    random,
    mood < voice.praise ? country.praise : mood < voice.praise + blame ? country.blame : country.neutral,
  );
}

interface DemoAnswer {
  readonly text: string;
  readonly citations: readonly { readonly url: string; readonly title: string }[];
  readonly search_queries?: readonly string[];
}

/** The pages that an answer cites: of brands it names, and of sites that write about all of them. */
function demoCitations(random: Random, named: readonly DemoName[], { engine, country }: DemoQuestion) {
  const own = named.filter(() => random() < 0.4).map(({ domain }) => domain);
  const others = Array.from({ length: engine.sources }, () => pick(random, country.sites));
  return [...own, ...others].slice(0, engine.sources + 1).map((domain, index) => ({
    url: `https://www.${domain}/${index === 0 ? 'guide' : 'article'}-${1 + Math.floor(random() * 9)}`,
    title: domain,
  }));
}

/** Searches that an engine reports. */
function searchesOf(random: Random, { prompt, engine, country }: DemoQuestion) {
  if (engine.searches === null) return {};
  const own = prompt.toLowerCase().replace(/[?:]/g, '');
  return { search_queries: [own, pick(random, country.searches)].slice(0, engine.searches) };
}

/** An answer in the form AI engines give: a ranking, or a paragraph that names some brands. */
function demoAnswer(random: Random, question: DemoQuestion): DemoAnswer {
  const { engine, country } = question;
  const named = demoNames(random, question);
  const citations = demoCitations(random, named, question);
  const said = named.map((brand, index) => {
    const note = engine.footnotes && index < citations.length ? ` [${index + 1}]` : '';
    return { name: brand.name, text: `${sentence(random, brand, question, brand === DEMO_BRAND)}${note}.` };
  });
  const isRanking = random() < engine.ranks && named.length > 1;
  const text = isRanking
    ? `${country.lead}\n\n${said.map(({ name, text }, index) => `${index + 1}. **${name}**: ${name} ${text}`).join('\n')}\n\n${country.close}`
    : [country.opening, ...said.map(({ name, text }) => `${name} ${text}`), country.ending].join(' ');
  return { text, citations, ...searchesOf(random, question) };
}

/** Number of answers of the demo. */
export const demoSize = (days: number): number =>
  days * DEMO_BRAND.engines.length * DEMO_COUNTRIES.reduce((sum, { prompts }) => sum + prompts.length, 0);

/** Lines of an import file: every prompt, asked of every engine in its country on each of the last days. */
export function* demoLines(today: string, days: number): Generator<string> {
  const random = seeded(20_261_101);
  const start = Date.parse(`${today}T00:00:00Z`) - (days - 1) * DAY_MS;
  for (let day = 0; day < days; day++) {
    const moments = day === days - 1 ? FIRST_MINUTE_MS : DAY_MS;
    for (const country of DEMO_COUNTRIES) {
      for (const [index, prompt] of country.prompts.entries()) {
        for (const engine of DEMO_BRAND.engines) {
          const isHome = country.code === DEMO_BRAND.country;
          const question = { prompt, engine: DEMO_ENGINES[engine], country, isHome, gone: day / days };
          const answeredAt = new Date(start + day * DAY_MS + Math.floor(random() * moments));
          yield JSON.stringify({
            ...{
              prompt_text: prompt,
              topic: DEMO_TOPICS[index],
              engine,
              country: country.code,
              answered_at: answeredAt.toISOString(),
            },
            ...demoAnswer(random, question),
          });
        }
      }
    }
  }
}
