import { json, type Received, type Reply } from './provider.ts';

/** Providers whose models read answers, each with how it is asked and how it answers. */
export const READERS = {
  openai: {
    model: 'openai/gpt-reader-1',
    path: '/v1/responses',
    keyHeader: 'authorization',
    said: (text: string) => ({
      id: 'resp_1',
      created_at: 1,
      model: 'gpt-reader-1',
      status: 'completed',
      output: [
        {
          type: 'message',
          role: 'assistant',
          id: 'msg_1',
          content: [{ type: 'output_text', text, annotations: [] }],
        },
      ],
      usage: { input_tokens: 100, output_tokens: 20 },
    }),
    refused: {
      id: 'resp_1',
      created_at: 1,
      model: 'gpt-reader-1',
      status: 'completed',
      output: [
        {
          type: 'message',
          role: 'assistant',
          id: 'msg_1',
          content: [{ type: 'refusal', refusal: 'I cannot help with that.' }],
        },
      ],
      usage: { input_tokens: 100, output_tokens: 20 },
    },
  },
  anthropic: {
    model: 'anthropic/claude-sonnet-5-5',
    path: '/v1/messages',
    keyHeader: 'x-api-key',
    said: (text: string) => ({
      id: 'msg_1',
      type: 'message',
      role: 'assistant',
      model: 'claude-sonnet-5-5',
      content: [{ type: 'text', text }],
      stop_reason: 'end_turn',
      stop_sequence: null,
      usage: { input_tokens: 100, output_tokens: 20 },
    }),
    refused: {
      id: 'msg_1',
      type: 'message',
      role: 'assistant',
      model: 'claude-sonnet-5-5',
      content: [],
      stop_reason: 'refusal',
      stop_sequence: null,
      usage: { input_tokens: 100, output_tokens: 20 },
    },
  },
  google: {
    model: 'google/gemini-reader-1',
    path: '/v1beta/models/gemini-reader-1:generateContent',
    keyHeader: 'x-goog-api-key',
    said: (text: string) => ({
      candidates: [{ content: { role: 'model', parts: [{ text }] }, finishReason: 'STOP', index: 0 }],
      usageMetadata: { promptTokenCount: 100, candidatesTokenCount: 20, totalTokenCount: 120 },
      modelVersion: 'gemini-reader-1',
    }),
    refused: {
      candidates: [{ finishReason: 'SAFETY', index: 0 }],
      usageMetadata: { promptTokenCount: 100, candidatesTokenCount: 20, totalTokenCount: 120 },
      modelVersion: 'gemini-reader-1',
    },
  },
} as const;

export type ReaderProvider = keyof typeof READERS;

/** What a request asks a reader: the names and the text; null where it asks for something else. */
export function askedToRead({ body }: Received): { names: string[]; text: string } | null {
  const found = /\{\\"names\\":.*?\}(?=")/s.exec(JSON.stringify(body ?? null));
  return found ? JSON.parse(JSON.parse(`"${found[0]}"`)) : null;
}

/** A reader's reply that tells of brands. */
export const telling = (provider: ReaderProvider, brands: unknown): Reply =>
  json(READERS[provider].said(JSON.stringify({ brands })));
