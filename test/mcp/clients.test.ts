import { createMCPClient } from '@ai-sdk/mcp';
import { beforeAll, describe, expect, test } from 'vitest';
import type { TestApi, TestBrand } from '../helpers/api.ts';
import { messageOf, newClient, oldClient, post } from '../helpers/assistants.ts';
import { sharedApi } from '../helpers/shared.ts';

/* The same server as clients of three makers and both generations see it. */

let api: TestApi;
let brand: TestBrand;
let readKey: string;

const READING = [
  ...['brand', 'usage', 'visibility_report', 'brands_report', 'citations_report', 'searches_report'],
  ...['answers', 'answer', 'prompts', 'competitors', 'signals'],
];
const WRITING = ['create_prompts', 'update_prompts', 'update_competitor'];
const PROMPTS = ['engine_scorecard', 'lost_prompts', 'source_gap', 'weekly_pulse'];

beforeAll(async () => {
  api = await sharedApi();
  brand = await api.brand({ name: 'Acme' });
  readKey = await api.key(brand, 'read');
});

const names = (all: readonly { readonly name: string }[]) => all.map(({ name }) => name).sort();
const brandName = (result: object) => {
  const [{ text }] = (result as { content: [{ text: string }] }).content;
  return JSON.parse(text).name;
};

test('the official client of today speaks the newest revision', async () => {
  const client = await newClient(api.url, readKey);
  expect(client.getNegotiatedProtocolVersion()).toBe('2026-07-28');
  expect(client.getInstructions()).toContain('begin with the tool `brand`');
  expect(names((await client.listTools()).tools)).toEqual([...READING].sort());
  expect(brandName(await client.callTool({ name: 'brand', arguments: {} }))).toBe('Acme');
  expect(names((await client.listPrompts()).prompts)).toEqual(PROMPTS);
  await client.close();
});

test('the official client of the first generation speaks the revision before', async () => {
  const client = await oldClient(api.url, brand.key);
  expect(client.getServerVersion()).toMatchObject({ name: 'answer-visibility' });
  expect(names((await client.listTools()).tools)).toEqual([...READING, ...WRITING].sort());
  expect(brandName(await client.callTool({ name: 'brand', arguments: {} }))).toBe('Acme');
  const filled = await client.getPrompt({ name: 'source_gap', arguments: { competitor: 'Globex "Inc"' } });
  expect(JSON.stringify(filled.messages)).toContain('help \\"Globex \\\\\\"Inc\\\\\\"\\" and not us');
  await client.close();
});

test('the client of another maker finds the same tools', async () => {
  const client = await createMCPClient({
    transport: { type: 'http', url: `${api.url}/mcp`, headers: { authorization: `Bearer ${readKey}` } },
  });
  try {
    const tools = await client.tools();
    expect(Object.keys(tools).sort()).toEqual([...READING].sort());
    const result = await tools.brand?.execute?.({}, { toolCallId: 'one', messages: [], context: {} });
    expect(brandName(result as object)).toBe('Acme');
  } finally {
    await client.close();
  }
});

describe('plain requests', () => {
  test('of each older revision', async () => {
    for (const protocolVersion of ['2025-03-26', '2025-06-18', '2025-11-25']) {
      const capabilities = { capabilities: {}, clientInfo: { name: 'plain', version: '1' } };
      const response = await post(api.url, readKey, 'initialize', { protocolVersion, ...capabilities });
      expect((await messageOf(response)).result).toMatchObject({
        protocolVersion,
        capabilities: { tools: {} },
      });
      expect(response.headers.get('mcp-session-id')).toBeNull();
    }
  });

  test('with a tool or a prompt that does not exist are told which there are', async () => {
    const tool = await messageOf(
      await post(api.url, readKey, 'tools/call', { name: 'brandd', arguments: {} }),
    );
    expect(tool.error).toMatchObject({ code: -32602 });
    expect(tool.error.message).toContain('there are brand, usage');
    expect(tool.error.message).not.toContain('create_prompts');
    const prompt = await messageOf(await post(api.url, readKey, 'prompts/get', { name: 'x' }));
    expect(prompt.error.message).toContain('weekly_pulse');
  });

  test('for streams of changes are refused at once', async () => {
    const meta = {
      'io.modelcontextprotocol/protocolVersion': '2026-07-28',
      'io.modelcontextprotocol/clientInfo': { name: 'plain', version: '1' },
      'io.modelcontextprotocol/clientCapabilities': {},
    };
    const response = await post(
      api.url,
      readKey,
      'subscriptions/listen',
      { notifications: { toolsListChanged: true }, _meta: meta },
      { 'mcp-protocol-version': '2026-07-28', 'mcp-method': 'subscriptions/listen' },
    );
    expect((await messageOf(response)).error).toMatchObject({ message: 'Subscription limit reached' });
  });
});
