import type { EngineId } from '../../src/providers/index.ts';

/* Small responses of our own, as the providers document them. */

export const openai = (over: object = {}) => ({
  id: 'resp_1',
  object: 'response',
  status: 'completed',
  error: null,
  incomplete_details: null,
  model: 'gpt-test-2026',
  output: [
    { type: 'reasoning', id: 'rs_1', summary: [] },
    {
      type: 'web_search_call',
      id: 'ws_1',
      status: 'completed',
      action: {
        type: 'search',
        query: 'best laptops',
        sources: [
          { type: 'url', url: 'https://a.example/laptops' },
          { type: 'url', url: 'https://b.example/tests' },
          { type: 'api', name: 'oai-finance' },
        ],
      },
    },
    { type: 'web_search_call', id: 'ws_2', status: 'completed', action: { type: 'open_page' } },
    openaiMessage('**Dell XPS 13** ([A](https://a.example/laptops?utm_source=openai)).', [
      cites('https://a.example/laptops?utm_source=openai', 'Laptops | A'),
      cites('https://a.example/laptops?utm_source=openai', 'Laptops | A'),
      { type: 'file_citation', file_id: 'f' },
    ]),
  ],
  usage: { input_tokens: 1200, output_tokens: 340, total_tokens: 1540 },
  ...over,
});

const cites = (url: string, title: string) => ({
  type: 'url_citation',
  url,
  title,
  start_index: 0,
  end_index: 1,
});

export const openaiMessage = (text: string, annotations: readonly object[] = []) => ({
  type: 'message',
  role: 'assistant',
  status: 'completed',
  content: [{ type: 'output_text', text, annotations }],
});

export const redirect = (token: string) =>
  `https://vertexaisearch.cloud.google.com/grounding-api-redirect/${token}`;

export const gemini = (over: object = {}, candidate: object = {}) => ({
  candidates: [
    {
      index: 0,
      finishReason: 'STOP',
      content: {
        role: 'model',
        parts: [
          { text: 'Let me think.', thought: true },
          { text: 'The **Dell XPS 13** ' },
          { text: 'is best.' },
        ],
      },
      groundingMetadata: {
        webSearchQueries: ['best laptop', 'laptop test'],
        groundingChunks: [
          { web: { uri: redirect('AAA'), title: 'a.example' } },
          { maps: { uri: 'https://maps.example', title: 'a shop' } },
          { web: { uri: redirect('CCC'), title: 'c.example' } },
          { web: { uri: 'https://d.example/page', title: 'Page D' } },
        ],
        groundingSupports: [
          { segment: { endIndex: 5 }, groundingChunkIndices: [2, 1] },
          { segment: { endIndex: 9 } },
        ],
      },
      ...candidate,
    },
  ],
  modelVersion: 'gemini-test',
  usageMetadata: {
    promptTokenCount: 10,
    toolUsePromptTokenCount: 5,
    candidatesTokenCount: 30,
    thoughtsTokenCount: 7,
  },
  ...over,
});

export const perplexity = (over: object = {}, choice: object = {}) => ({
  id: 'x',
  model: 'sonar-test',
  choices: [
    {
      index: 0,
      finish_reason: 'stop',
      message: { role: 'assistant', content: 'The **Dell XPS 13**.[1][3]' },
      ...choice,
    },
  ],
  citations: ['https://a.example/1', 'https://b.example/2', 'https://c.example/3'],
  search_results: [
    { title: 'A', url: 'https://a.example/1', date: null },
    { title: 'B', url: 'https://b.example/2' },
    { title: null, url: 'https://c.example/3' },
  ],
  usage: {
    prompt_tokens: 8,
    completion_tokens: 178,
    num_search_queries: 2,
    cost: { request_cost: 0.005, total_cost: 0.00519 },
  },
  ...over,
});

export const anthropic = (over: object = {}) => ({
  id: 'msg_1',
  type: 'message',
  role: 'assistant',
  model: 'claude-test',
  stop_reason: 'end_turn',
  content: [
    { type: 'text', text: 'Let me look.' },
    ...anthropicSearch('s1', [
      { type: 'web_search_result', url: 'https://a.example/1', title: 'A', encrypted_content: 'E' },
      { type: 'web_search_result', url: 'https://b.example/2', title: 'B', encrypted_content: 'E' },
    ]),
    { type: 'text', text: 'The ' },
    {
      type: 'text',
      text: '**Dell XPS 13**',
      citations: [
        {
          type: 'web_search_result_location',
          url: 'https://b.example/2',
          title: 'B',
          cited_text: 'x',
          encrypted_index: 'E',
        },
      ],
    },
    { type: 'text', text: ' is best.' },
  ],
  usage: { input_tokens: 100, output_tokens: 50, server_tool_use: { web_search_requests: 1 } },
  ...over,
});

export const anthropicSearch = (id: string, content: unknown) => [
  { type: 'server_tool_use', id, name: 'web_search', input: { query: 'best laptop' } },
  { type: 'web_search_tool_result', tool_use_id: id, content },
];

export const anthropicError = (error_code: string) => ({ type: 'web_search_tool_result_error', error_code });

const found = {
  text_blocks: [
    { type: 'paragraph', snippet: 'The Dell XPS 13 is best.', reference_indexes: [1] },
    { type: 'list', list: [{ snippet: 'Light', reference_indexes: [2] }, { snippet: 'Fast' }] },
  ],
  references: [
    { title: 'A', link: 'https://a.example/1', snippet: 's', source: 'A', index: 0 },
    { title: 'B', link: 'https://b.example/2', index: 1 },
    { title: 'C', link: 'https://c.example/3', index: 2 },
  ],
};

export const succeeded = (over: object) => ({
  search_metadata: { id: '1', status: 'Success' },
  search_parameters: {},
  ...over,
});

/** AI Mode and Copilot. */
export const serpapi = (over: object = {}) => succeeded({ ...found, ...over });

export const serpapiOverview = (over: object = {}) => succeeded({ ai_overview: { ...found, ...over } });

/** A response of each engine that is a complete answer. */
export const COMPLETE = {
  chatgpt: openai(),
  gemini: gemini(),
  perplexity: perplexity(),
  ai_mode: serpapi(),
  copilot: serpapi(),
  google_ai_overview: serpapiOverview(),
  claude: anthropic(),
} as const satisfies Record<EngineId, object>;

/** A page that an answer cites. */
export interface Page {
  readonly url: string;
  readonly title: string;
}

/** Gemini's, with pages as they are: no links that are to be followed. */
export const grounded = (pages: readonly Page[]) =>
  gemini(
    {},
    { groundingMetadata: { groundingChunks: pages.map(({ url, title }) => ({ web: { uri: url, title } })) } },
  );

/** A response of each engine that cites some pages. */
export const CITING: Readonly<Record<EngineId, (pages: readonly Page[]) => object>> = {
  chatgpt: (pages) =>
    openai({
      output: [
        openaiMessage(
          'An answer.',
          pages.map((page) => ({ type: 'url_citation', ...page })),
        ),
      ],
    }),
  gemini: grounded,
  perplexity: (pages) => perplexity({ search_results: pages, citations: pages.map(({ url }) => url) }),
  ai_mode: (pages) => serpapi({ references: pages.map(({ url, title }) => ({ link: url, title })) }),
  copilot: (pages) => serpapi({ references: pages.map(({ url, title }) => ({ link: url, title })) }),
  google_ai_overview: (pages) =>
    serpapiOverview({ references: pages.map(({ url, title }) => ({ link: url, title })) }),
  claude: (pages) =>
    anthropic({
      content: [
        ...anthropicSearch(
          's1',
          pages.map((page) => ({ type: 'web_search_result', ...page })),
        ),
        { type: 'text', text: 'An answer.' },
      ],
    }),
};
