import { afterAll, beforeAll, describe, expect, it } from 'vitest';
import { createAnalyst } from '../../../src/extraction/tone/analyst.ts';
import { json, type StandIn, startStandIn } from '../../providers/provider.ts';

let provider: StandIn;

beforeAll(async () => {
  provider = await startStandIn();
});

afterAll(() => provider[Symbol.asyncDispose]());

const SIGNAL = new AbortController().signal;

/** A response of OpenAI's Responses API that holds a text. */
const saying = (text: string) =>
  json({
    id: 'resp_1',
    created_at: 1,
    model: 'judge-1',
    output: [
      {
        type: 'message',
        role: 'assistant',
        id: 'msg_1',
        content: [{ type: 'output_text', text, annotations: [] }],
      },
    ],
    usage: { input_tokens: 10, output_tokens: 5 },
  });

const judging = (brands: unknown) => saying(JSON.stringify({ brands }));

function analyst() {
  const made = createAnalyst({
    SENTIMENT_MODEL: 'judge-1',
    OPENAI_API_KEY: 'secret-key',
    OPENAI_BASE_URL: `${provider.url}/v1/`,
  });
  if (!made) throw new Error('there is no analyst');
  return made;
}

describe('the model-based analyst', () => {
  it.each([{}, { SENTIMENT_MODEL: 'judge-1' }, { OPENAI_API_KEY: 'k' }])('is off with %j', (settings) => {
    expect(createAnalyst(settings)).toBeNull();
  });

  it('gives a sentiment per brand in the order asked, whatever the order told', async () => {
    provider.answer(
      judging([
        { number: 2, sentiment: -0.33333 },
        { number: 1, sentiment: 1 },
      ]),
    );
    expect(await analyst().sentiments('Acme is great, Beta is not.', ['Acme', 'Beta'], SIGNAL)).toEqual([
      1, -0.3333,
    ]);
    const [request] = provider.received;
    expect(request).toMatchObject({ method: 'POST', path: '/v1/responses' });
    expect(request?.headers.authorization).toBe('Bearer secret-key');
    expect(request?.body).toMatchObject({ model: 'judge-1', text: { format: { type: 'json_schema' } } });
    expect(JSON.stringify(request?.body.input)).toContain('Beta is not');
  });

  it.each([
    ['leaves one out', judging([{ number: 1, sentiment: 0 }])],
    ['names one twice', judging([1, 1].map((number) => ({ number, sentiment: 0 })))],
    ['names one too many', judging([1, 2, 3].map((number) => ({ number, sentiment: 0 })))],
    ['names others', judging([5, 6].map((number) => ({ number, sentiment: 0 })))],
    ['is off the scale', judging([1, 2].map((number) => ({ number, sentiment: 2 })))],
    ['is no JSON', saying('They are both fine.')],
    ['is refused', json({ error: { message: 'no' } }, 400)],
  ])('fails where the judgement %s', async (_, reply) => {
    provider.answer(reply);
    await expect(analyst().sentiments('text', ['Acme', 'Beta'], SIGNAL)).rejects.toThrow();
  });
});
