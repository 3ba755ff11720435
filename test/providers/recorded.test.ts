import { afterAll, beforeAll, describe, expect, it } from 'vitest';
import type { EngineId } from '../../src/providers/index.ts';
import { answerOf, ask, engineAt, json, type StandIn, startStandIn } from './provider.ts';
import { MISSING, recorded } from './recorded.ts';

let provider: StandIn;
beforeAll(async () => {
  provider = await startStandIn();
});
afterAll(() => provider[Symbol.asyncDispose]());

describe('responses as providers sent them', () => {
  it.for<
    [
      string,
      EngineId,
      {
        sources: number;
        linked: number;
        model: string | null;
        says: string;
        page: string;
        searches?: readonly string[];
      },
    ]
  >([
    [
      'openai-1',
      'chatgpt',
      {
        sources: 16,
        linked: 7,
        model: 'gpt-5-mini-2025-08-07',
        searches: ['tech news today December 5 2025'],
        says: 'code red',
        page: 'https://www.theverge.com/podcast/838932/openai-chatgpt-code-red-vergecast',
      },
    ],
    [
      'gemini-1',
      'gemini',
      {
        searches: ['latest stable version of Ruby'],
        sources: 3,
        linked: 3,
        model: 'gemini-2.5-flash',
        says: '4.0.6',
        page: 'https://ruby-lang.org/',
      },
    ],
    [
      'gemini-2',
      'gemini',
      {
        sources: 4,
        linked: 4,
        model: 'gemini-3.5-flash',
        searches: [
          'ruby lang downloads latest stable version',
          'latest stable ruby version',
          'ruby releases august 2026',
        ],
        says: '**4.0.6**',
        page: 'https://endoflife.date/',
      },
    ],
    [
      'perplexity-1',
      'perplexity',
      {
        sources: 6,
        linked: 4,
        model: 'sonar',
        says: '**Ruby**',
        page: 'https://en.wikipedia.org/wiki/Ruby_(programming_language)',
      },
    ],
    [
      'anthropic-1',
      'claude',
      {
        sources: 10,
        linked: 2,
        model: 'claude-sonnet-4-20250514',
        searches: ['tech news today September 26 2024', '"September 26 2024" tech news breaking'],
        says: 'Chrome extension',
        page: 'https://acecomments.mu.nu/?post=411647',
      },
    ],
    [
      'anthropic-2',
      'claude',
      {
        sources: 10,
        linked: 2,
        model: 'claude-haiku-4-5-20251001',
        searches: ['latest stable Ruby version 2026'],
        says: 'The current stable version is Ruby 4.0.6, according to the official Ruby downloads page',
        page: 'https://www.ruby-lang.org/en/downloads/',
      },
    ],
    [
      'serpapi-ai-mode-1',
      'ai_mode',
      {
        // The other eight are Google's own pages of products.
        sources: 6,
        linked: 6,
        model: null,
        says: '## Casual Everyday Options',
        page: 'https://www.amazon.com/TACVASEN-Bomber-Jacket-Lightweight-Windbreaker/dp/B0DF7N67SX',
      },
    ],
    [
      'serpapi-ai-mode-2',
      'ai_mode',
      {
        sources: 13,
        linked: 13,
        model: null,
        says: 'manufacturers like [Sony](https://www.sony.com/), Samsung, or [Lenovo](',
        page: 'https://www.sony.com/',
      },
    ],
    [
      'serpapi-ai-overview-1',
      'google_ai_overview',
      {
        sources: 11,
        linked: 11,
        model: null,
        says: '- **Pepto-Bismol:** Bismuth subsalicylate',
        page: 'https://pmc.ncbi.nlm.nih.gov/articles/PMC6271281/',
      },
    ],
  ])('%s by %s', async ([name, id, { sources, linked, model, says, page, searches = null }], { skip }) => {
    skip(MISSING !== null, MISSING ?? '');
    provider.answer(json(recorded(name)));
    const answer = await answerOf(engineAt(provider.url, id));
    expect(answer.text).toContain(says);
    expect(answer.sources.map(({ url }) => url.split('#', 1)[0])).toContain(page);
    expect(answer.sources).toHaveLength(sources);
    expect(answer.sources.filter(({ kind }) => kind === 'linked')).toHaveLength(linked);
    expect(answer).toMatchObject({ searched: true, model, searchQueries: searches });
  });

  it('serpapi-ai-overview-page-token leads to the second request', async ({ skip }) => {
    skip(MISSING !== null, MISSING ?? '');
    const first = recorded('serpapi-ai-overview-page-token');
    provider.answer(json(first), json(recorded('serpapi-ai-overview-1')));
    const answer = await answerOf(engineAt(provider.url, 'google_ai_overview'));
    expect(answer.sources).toHaveLength(11);
    expect(provider.received[1]?.query).toMatchObject({
      engine: 'google_ai_overview',
      page_token: JSON.parse(first).ai_overview.page_token,
    });
  });

  it("another API's response is told as such", async ({ skip }) => {
    skip(MISSING !== null, MISSING ?? '');
    provider.answer(json(recorded('openai-chat-completions')));
    const outcome = await ask(engineAt(provider.url, 'chatgpt'));
    expect(outcome).toMatchObject({ kind: 'failed', fault: 'wrong_shape' });
  });
});
