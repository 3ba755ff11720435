import { TOOLS } from '../../src/mcp/tools.ts';
import type { ServiceClient } from './http-client.ts';
import { type Bounds, inTurns, type Samples } from './turns.ts';

/* Tools of assistants beside the same requests to /v1. */

const REVISION = '2026-07-28';
const PREFIX = 'io.modelcontextprotocol';

/** Calls a tool as a client of the newest revision does. */
const call = (name: string, input: object) => ({
  method: 'POST',
  headers: {
    accept: 'application/json, text/event-stream',
    'mcp-protocol-version': REVISION,
    'mcp-method': 'tools/call',
    'mcp-name': name,
  },
  json: {
    jsonrpc: '2.0',
    id: 1,
    method: 'tools/call',
    params: {
      name,
      arguments: input,
      _meta: {
        [`${PREFIX}/protocolVersion`]: REVISION,
        [`${PREFIX}/clientInfo`]: { name: 'bench', version: '1' },
        [`${PREFIX}/clientCapabilities`]: {},
      },
    },
  },
});

/** Requests of either way before any is counted. */
const WARM = 300;

/** Milliseconds of requests to /v1, and of the tools that give the same. */
export type AssistantTimes = Readonly<
  Record<'brand' | 'brandTool' | 'report' | 'reportTool' | 'again' | 'againTool', Samples>
>;

/** Calls a tool. @throws Error where it fails. */
async function use(service: ServiceClient, name: string, input: object) {
  const { body, milliseconds } = await service.send('/mcp', call(name, input));
  const { result } = JSON.parse(body.toString());
  if (result === undefined || result.isError) throw new Error(`${name}: ${body}`);
  const text: string = result.content[0].text;
  return { milliseconds, text };
}

/**
 * Characters of the default result of each tool that reads.
 * @param dates a range with answers.
 * @throws Error where a tool fails.
 */
export async function resultSizes(service: ServiceClient, dates: object): Promise<Record<string, number>> {
  const list = JSON.parse((await use(service, 'answers', { ...dates, limit: 1 })).text);
  const sizes: Record<string, number> = {};
  for (const { name, permission, inputSchema } of TOOLS) {
    if (permission !== undefined) continue;
    const dated = 'start_date' in inputSchema.properties ? dates : {};
    const { text } = await use(service, name, name === 'answer' ? { answer_id: list.rows[0][0] } : dated);
    sizes[name] = text.length;
  }
  return sizes;
}

/**
 * The brand, and a small report anew and again, by /v1 and by tools, in turns. A report is anew where its limit has not
 * been asked for before.
 * @param path of the report, of at most 100 rows.
 * @throws Error where a tool fails.
 */
export async function timeAssistants(
  service: ServiceClient,
  path: string,
  bounds: Bounds,
): Promise<AssistantTimes> {
  const [, report = '', query = ''] = /^\/v1\/reports\/(\w+)\?(.*)$/.exec(path) ?? [];
  const parameters = Object.fromEntries(new URLSearchParams(query));
  const byPath = (limit: number) =>
    `/v1/reports/${report}?${new URLSearchParams({ ...parameters, limit: String(limit) })}`;
  const get = async (of: string) => (await service.send(of, { again: true })).milliseconds;
  const time = async (name: string, input: object) => (await use(service, name, input)).milliseconds;
  let limit = 100;
  // Both ways have their own answers in memory; limits that were used up come back after 400 requests, when other
  // answers of the run have been remembered since.
  const next = () => {
    limit = limit === 500 ? 101 : limit + 1;
    return limit;
  };
  // As long as V8 has not compiled what is called often, a tool takes twice as long.
  for (let count = 0; count < WARM; count += 1) {
    await get('/v1/brand');
    await time('brand', {});
  }
  return inTurns(
    {
      brand: () => get('/v1/brand'),
      brandTool: () => time('brand', {}),
      report: () => get(byPath(next())),
      reportTool: () => time(`${report}_report`, { ...parameters, limit: next() }),
      again: () => get(byPath(100)),
      againTool: () => time(`${report}_report`, { ...parameters, limit: 100 }),
    },
    { atLeast: 60, ...bounds },
  );
}
