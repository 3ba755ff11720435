import { json, type Received, type Reply } from './provider.ts';
import { COMPLETE, gemini } from './responses.ts';

type Id = keyof typeof COMPLETE;

/** The engine that a request to a stand-in for all providers is meant for, and what it is asked. */
export function asked({ path, query, body }: Received): { engine: Id; text: string } {
  if (path === '/v1/responses') return { engine: 'chatgpt', text: body.input };
  if (path === '/v1/messages') return { engine: 'claude', text: body.messages[0].content };
  if (path === '/chat/completions') return { engine: 'perplexity', text: body.messages.at(-1).content };
  if (path.startsWith('/v1beta/models/')) return { engine: 'gemini', text: body.contents[0].parts[0].text };
  if (path !== '/search.json') throw new Error(`nobody listens at ${path}`);
  const engine = (
    { google_ai_mode: 'ai_mode', bing_copilot: 'copilot', google: 'google_ai_overview' } as const
  )[query.engine as 'google'];
  return { engine, text: (query.q ?? '').replace(/ \(I am in .*\)$/, '') };
}

const BODIES = {
  ...COMPLETE,
  // Without links that are to be followed.
  gemini: gemini({}, { groundingMetadata: {} }),
};

/** Answers as the engine that is asked. */
export const everyone: Reply = (response, request) => json(BODIES[asked(request).engine])(response, request);

/** Answers as it is told, but only when told to. */
export function held(then: Reply = everyone): { reply: Reply; release: () => void } {
  const waiting: (() => void)[] = [];
  let open = false;
  return {
    reply: (response, request) => {
      const answer = () => then(response, request);
      if (open) answer();
      else waiting.push(answer);
    },
    release: () => {
      open = true;
      for (const answer of waiting) answer();
    },
  };
}
