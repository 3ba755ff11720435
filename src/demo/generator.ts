/*
 * An invented brand and 90 days of answers about it. Everything here is made up; the texts are built from
 * templates by a seeded generator, so that every demo is the same up to its dates.
 */

export const DEMO_BRAND = {
  name: 'Brightdesk',
  aliases: ['Bright Desk'],
  domain: 'brightdesk.example',
  country: 'US',
  engines: ['chatgpt', 'gemini', 'perplexity', 'google_ai_overview'],
} as const;

interface DemoCompetitor {
  readonly name: string;
  readonly aliases: readonly string[];
  readonly domain: string;
  readonly status: 'tracked' | 'suggested' | 'dismissed';
  /** How likely an answer names it. */
  readonly fame: number;
}

export const DEMO_COMPETITORS: readonly DemoCompetitor[] = [
  { name: 'Ticketly', aliases: [], domain: 'ticketly.example', status: 'tracked', fame: 0.8 },
  {
    name: 'HelpHarbor',
    aliases: ['Help Harbor'],
    domain: 'helpharbor.example',
    status: 'tracked',
    fame: 0.7,
  },
  { name: 'Supportia', aliases: [], domain: 'supportia.example', status: 'tracked', fame: 0.55 },
  { name: 'DeskPilot', aliases: [], domain: 'deskpilot.example', status: 'tracked', fame: 0.4 },
  { name: 'Kundo Flow', aliases: ['KundoFlow'], domain: 'kundoflow.example', status: 'suggested', fame: 0.2 },
];

const DEMO_PROMPTS = [
  'What is the best help desk software for small teams?',
  'Brightdesk vs Ticketly: which one should I choose?',
  'How do I set up a shared support inbox?',
  'Top 5 customer support tools for online shops',
  'Alternatives to HelpHarbor for a startup',
  'Which help desk has the best reporting?',
  'Is Brightdesk good for remote teams?',
  'Customer support software with live chat',
  'How can a small company answer customers faster?',
  'What does help desk software cost per agent?',
] as const;

const COUNTRIES = ['US', 'DE'] as const;

const PRAISE = [
  'is easy to set up and loved for its clean interface',
  'has excellent reporting and great automation',
  'offers outstanding value for small teams',
];
const NEUTRAL = [
  'covers email, chat and a knowledge base',
  'is sold per agent and month',
  'connects to most shop systems',
];
const BLAME = [
  'is powerful, but the pricing is confusing and support is slow',
  'feels dated and can be frustrating to configure',
];
const SITES = ['reviews.example', 'forum.example', 'techblog.example', 'news.example', 'compare.example'];

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

const pick = <T>(random: () => number, items: readonly T[]): T =>
  items[Math.floor(random() * items.length)] as T;

function sentence(random: () => number): string {
  const mood = random();
  return pick(random, mood < 0.45 ? PRAISE : mood < 0.8 ? NEUTRAL : BLAME);
}

/** The text of one answer, in the form AI engines give: a ranking, or a paragraph that names some brands. */
function answerText(random: () => number, prompt: string, growth: number): { text: string; named: string[] } {
  const own = { name: DEMO_BRAND.name, fame: (prompt.includes(DEMO_BRAND.name) ? 0.9 : 0.3) + 0.25 * growth };
  const named = [own, ...DEMO_COMPETITORS]
    .filter(({ fame }) => random() < fame)
    .map(({ name, fame }) => ({ name, order: random() / (fame + 0.1) }))
    .sort((a, b) => a.order - b.order)
    .map(({ name }) => name);
  if (random() < 0.65 && named.length > 1) {
    const items = named.map((name, index) => `${index + 1}. **${name}**: ${name} ${sentence(random)}.`);
    return {
      text: `Here are the options worth a look:\n\n${items.join('\n')}\n\nTry two of them before you decide.`,
      named,
    };
  }
  const sentences = named.map((name) => `${name} ${sentence(random)}.`);
  return {
    text: `It depends on the size of your team. ${sentences.join(' ')} Start with a free trial.`,
    named,
  };
}

/** What an engine says that it searched for; the others do not tell. */
function searchesOf(prompt: string, engine: string): { search_queries?: string[] } {
  const words = prompt.toLowerCase().replace(/[?:]/g, '');
  if (engine === 'chatgpt') return { search_queries: [`${words} 2026`, 'help desk software reviews'] };
  return engine === 'gemini' ? { search_queries: [words] } : {};
}

/** How many answers the demo has. */
export const demoSize = (days: number): number =>
  days * DEMO_PROMPTS.length * DEMO_BRAND.engines.length * COUNTRIES.length;

/** Lines of an import file: every prompt asked to every engine in every country on each of the last days. */
export function* demoLines(today: string, days: number): Generator<string> {
  const random = seeded(20_261_101);
  const start = Date.parse(`${today}T00:00:00Z`) - (days - 1) * 86_400_000;
  for (let day = 0; day < days; day++) {
    for (const prompt of DEMO_PROMPTS) {
      for (const engine of DEMO_BRAND.engines) {
        for (const country of COUNTRIES) {
          const { text, named } = answerText(random, prompt, day / days);
          const domains = [...DEMO_COMPETITORS, DEMO_BRAND].filter(
            ({ name }) => named.includes(name) && random() < 0.4,
          );
          const sources = [...domains.map(({ domain }) => domain), pick(random, SITES), pick(random, SITES)];
          // The first minutes of the day, so that today's answers are never in the future.
          const answeredAt = new Date(start + day * 86_400_000 + Math.floor(random() * 60_000));
          yield JSON.stringify({
            prompt_text: prompt,
            engine,
            country,
            answered_at: answeredAt.toISOString(),
            text,
            ...searchesOf(prompt, engine),
            citations: sources.map((domain, index) => ({
              url: `https://www.${domain}/${index === 0 ? 'guide' : 'article'}-${1 + Math.floor(random() * 9)}?utm_source=${engine}`,
              title: `What ${domain} says`,
            })),
          });
        }
      }
    }
  }
}
