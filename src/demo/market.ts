/*
 * An invented market: who is in it, who asks and who answers. Shares go from the demo's first day to its last.
 */

/** A share on the first day and on the last. */
type Course = readonly [first: number, last: number];

/** Shares of sentences about a brand that praise and blame it; the others do neither. */
interface Voice {
  readonly praise: number;
  readonly blame: Course;
}

export interface DemoName {
  readonly name: string;
  readonly aliases: readonly string[];
  readonly domain: string;
  /** Probability that an answer in the first country names it, and the factor for the other country. */
  readonly fame: Course;
  readonly abroad: number;
  readonly voice: Voice;
}

export const DEMO_BRAND = {
  name: 'Brightdesk',
  aliases: ['Bright Desk'],
  domain: 'brightdesk.example',
  country: 'US',
  engines: ['chatgpt', 'gemini', 'perplexity', 'google_ai_overview', 'claude'],
  fame: [0.38, 0.56],
  abroad: 0.8,
  voice: { praise: 0.5, blame: [0.1, 0.1] },
} as const;

export interface DemoCompetitor extends DemoName {
  readonly status: 'tracked' | 'suggested' | 'dismissed';
}

export const DEMO_COMPETITORS: readonly DemoCompetitor[] = [
  {
    name: 'Ticketly',
    aliases: [],
    domain: 'ticketly.example',
    status: 'tracked',
    ...{ fame: [0.78, 0.76], abroad: 0.9, voice: { praise: 0.4, blame: [0.15, 0.15] } },
  },
  // Declines: once second, with worse and worse sentiment.
  {
    name: 'HelpHarbor',
    aliases: ['Help Harbor'],
    domain: 'helpharbor.example',
    status: 'tracked',
    ...{ fame: [0.78, 0.36], abroad: 1, voice: { praise: 0.25, blame: [0.3, 0.6] } },
  },
  {
    name: 'Supportia',
    aliases: [],
    domain: 'supportia.example',
    status: 'tracked',
    ...{ fame: [0.5, 0.5], abroad: 1.1, voice: { praise: 0.4, blame: [0.2, 0.2] } },
  },
  // Rises: hardly known at first, then praised everywhere.
  {
    name: 'DeskPilot',
    aliases: [],
    domain: 'deskpilot.example',
    status: 'tracked',
    ...{ fame: [0.15, 0.7], abroad: 0.8, voice: { praise: 0.6, blame: [0.05, 0.05] } },
  },
  // Based in the second country.
  {
    name: 'Kundo Flow',
    aliases: ['KundoFlow'],
    domain: 'kundoflow.example',
    status: 'suggested',
    ...{ fame: [0.1, 0.12], abroad: 3.5, voice: { praise: 0.4, blame: [0.1, 0.1] } },
  },
];

/** Style of an engine's answers. */
export interface DemoEngine {
  /** Probability of a ranked list, and of naming a brand. */
  readonly ranks: number;
  readonly names: number;
  readonly sources: number;
  /** Number of searches that it reports; null where it reports none. */
  readonly searches: number | null;
  /** True where its texts have footnotes. */
  readonly footnotes: boolean;
  /** Brands that it names more often, or less, than others do. */
  readonly favours: Readonly<Record<string, number>>;
}

const PLAIN = { footnotes: false, searches: null };

export const DEMO_ENGINES: Readonly<Record<(typeof DEMO_BRAND.engines)[number], DemoEngine>> = {
  chatgpt: { ...PLAIN, ranks: 0.7, names: 1, sources: 2, searches: 2, favours: { Brightdesk: 1.25 } },
  gemini: { ...PLAIN, ranks: 0.85, names: 1.15, sources: 3, searches: 1, favours: { Brightdesk: 0.65 } },
  perplexity: {
    ...{ ranks: 0.55, names: 0.9, sources: 5, searches: null, footnotes: true },
    favours: { DeskPilot: 1.3 },
  },
  google_ai_overview: { ...PLAIN, ranks: 0.3, names: 0.7, sources: 4, favours: { Supportia: 1.4 } },
  claude: {
    ...PLAIN,
    ranks: 0.6,
    names: 0.85,
    sources: 1,
    searches: 1,
    favours: { Brightdesk: 1.15, HelpHarbor: 0.8 },
  },
};

/** Cost of a question to an engine, in millionths of a US dollar, and the model that answered. */
export const DEMO_COSTS: Readonly<
  Record<keyof typeof DEMO_ENGINES, { readonly model: string | null; readonly micros: number }>
> = {
  chatgpt: { model: 'gpt-5.6-terra', micros: 119_600 },
  gemini: { model: null, micros: 14_000 },
  perplexity: { model: 'sonar', micros: 5_190 },
  google_ai_overview: { model: null, micros: 10_000 },
  claude: { model: null, micros: 31_000 },
};

/** A country with its language: who asks there, and in what words engines answer. */
export interface DemoCountry {
  readonly code: string;
  readonly prompts: readonly string[];
  readonly praise: readonly string[];
  readonly neutral: readonly string[];
  readonly blame: readonly string[];
  /** Sentences about its price, for questions about prices. */
  readonly dear: readonly string[];
  readonly lead: string;
  readonly close: string;
  readonly opening: string;
  readonly ending: string;
  readonly sites: readonly string[];
  /** Searches besides the question itself. */
  readonly searches: readonly string[];
}

/** Topics of the prompts of each country, in their order. */
export const DEMO_TOPICS = [
  'Choosing',
  'Comparisons',
  'Shared inbox',
  'Choosing',
  'Comparisons',
  'Remote teams',
  'Shared inbox',
  'Pricing',
] as const;

export const DEMO_COUNTRIES: readonly DemoCountry[] = [
  {
    code: 'US',
    prompts: [
      'What is the best help desk software for small teams?',
      'Brightdesk vs Ticketly: which one should I choose?',
      'How do I set up a shared support inbox?',
      'Top 5 customer support tools for online shops',
      'Alternatives to HelpHarbor for a startup',
      'Is Brightdesk good for remote teams?',
      'How can a small company answer customers faster?',
      'What does help desk software cost per agent?',
    ],
    praise: [
      'is easy to set up and loved for its clean interface',
      'has excellent reporting and great automation',
      'offers outstanding value for small teams',
    ],
    neutral: [
      'covers email, chat and a knowledge base',
      'is sold per agent and month',
      'connects to most shop systems',
    ],
    blame: [
      'feels dated and is frustrating to configure',
      'has slow support and loses tickets, as many users complain',
      'is unreliable, and we would not recommend it any more',
    ],
    dear: ['is expensive, and its pricing is confusing', 'costs more every year, with annoying hidden fees'],
    lead: 'Here are the options worth a look:',
    close: 'Try two of them before you decide.',
    opening: 'It depends on the size of your team.',
    ending: 'Start with a free trial.',
    sites: ['reviews.example', 'forum.example', 'techblog.example', 'news.example', 'compare.example'],
    searches: ['help desk software reviews', 'best help desk software 2026', 'help desk pricing comparison'],
  },
  {
    code: 'DE',
    prompts: [
      'Welche Helpdesk-Software ist die beste für kleine Teams?',
      'Brightdesk oder Ticketly: was passt besser zu uns?',
      'Wie richte ich ein gemeinsames Support-Postfach ein?',
      'Die 5 besten Kundenservice-Tools für Onlineshops',
      'Alternativen zu HelpHarbor für ein Start-up',
      'Eignet sich Brightdesk für Teams im Homeoffice?',
      'Wie beantwortet eine kleine Firma Anfragen schneller?',
      'Was kostet Helpdesk-Software pro Agent?',
    ],
    praise: [
      'ist einfach einzurichten und überzeugt mit einer klaren Oberfläche',
      'hat hervorragende Auswertungen und eine großartige Automatisierung',
      'ist sehr zuverlässig und für kleine Teams ideal',
    ],
    neutral: [
      'deckt E-Mail, Chat und eine Wissensdatenbank ab',
      'wird pro Agent und Monat abgerechnet',
      'lässt sich mit den meisten Shopsystemen verbinden',
    ],
    blame: [
      'wirkt veraltet und ist umständlich einzurichten',
      'hat einen langsamen Support und verliert Tickets, wie viele Nutzer beklagen',
      'ist unzuverlässig und leider nicht mehr zu empfehlen',
    ],
    dear: [
      'ist teuer, und die Preise sind verwirrend',
      'wird jedes Jahr teurer und hat ärgerliche versteckte Gebühren',
    ],
    lead: 'Diese Lösungen sind einen Blick wert:',
    close: 'Testen Sie zwei davon, bevor Sie sich entscheiden.',
    opening: 'Das hängt von der Größe des Teams ab.',
    ending: 'Beginnen Sie mit einer kostenlosen Testphase.',
    sites: ['vergleich.example', 'forum.example', 'fachblog.example', 'news.example', 'softwaretest.example'],
    searches: ['helpdesk software erfahrungen', 'beste helpdesk software 2026', 'helpdesk preise vergleich'],
  },
];
