import { readFileSync } from 'node:fs';
import {
  type Tool as ListedTool,
  ProtocolError,
  ProtocolErrorCode,
  Server,
} from '@modelcontextprotocol/server';
import manifest from '../../package.json' with { type: 'json' };
import { argumentsOf, filledIn, GUIDES } from './guides.ts';
import type { Arguments, Call, Tool } from './tool.ts';
import { mayCall, TOOLS } from './tools.ts';

const INFO = { name: 'answer-visibility', title: 'Answer Visibility', version: manifest.version };

const OPTIONS = {
  capabilities: { tools: {}, prompts: {} },
  instructions: readFileSync(new URL('instructions.md', import.meta.url), 'utf8').trim(),
};

const listed = ({ name, title, description, inputSchema, permission }: Tool): ListedTool => {
  const reads = permission === undefined;
  return {
    name,
    title,
    description,
    // The package's type names JSON values, which a schema of zod is only known to be at run time.
    inputSchema: inputSchema as unknown as ListedTool['inputSchema'],
    annotations: {
      title,
      readOnlyHint: reads,
      destructiveHint: false,
      idempotentHint: true,
      openWorldHint: false,
    },
  };
};

const LISTED = TOOLS.map((tool) => ({ tool, entry: listed(tool) }));
const BY_NAME = new Map(TOOLS.map((tool) => [tool.name, tool]));

const PROMPTS = GUIDES.map((guide) => ({
  name: guide.name,
  title: guide.title,
  description: guide.description,
  arguments: argumentsOf(guide),
}));

/** End of a call: the text of its result, or of its problem. */
export interface Outcome {
  readonly text: string;
  readonly isError: boolean;
}

/** Error of a request that names what does not exist, with what does. */
const unknown = (what: string, name: string, all: readonly string[]) =>
  new ProtocolError(
    ProtocolErrorCode.InvalidParams,
    `There is no ${what} ${JSON.stringify(name.slice(0, 60))}; there are ${all.join(', ')}`,
  );

/**
 * Server of one request. It keeps nothing between requests.
 * @param run calls a tool; problems are outcomes, it does not throw.
 */
export function createServer(
  { caller }: Pick<Call, 'caller'>,
  run: (tool: Tool, input: Arguments) => Promise<Outcome>,
): Server {
  const server = new Server(INFO, OPTIONS);
  server.setRequestHandler('tools/list', () => ({
    tools: LISTED.flatMap(({ tool, entry }) => (mayCall(caller, tool) ? [entry] : [])),
  }));
  server.setRequestHandler('tools/call', async ({ params }) => {
    const tool = BY_NAME.get(params.name);
    if (!tool) {
      throw unknown(
        'tool',
        params.name,
        TOOLS.filter((one) => mayCall(caller, one)).map(({ name }) => name),
      );
    }
    const { text, isError } = await run(tool, params.arguments ?? {});
    return { content: [{ type: 'text', text }], ...(isError ? { isError } : {}) };
  });
  server.setRequestHandler('prompts/list', () => ({ prompts: PROMPTS }));
  server.setRequestHandler('prompts/get', ({ params }) => {
    const guide = GUIDES.find(({ name }) => name === params.name);
    if (!guide)
      throw unknown(
        'prompt',
        params.name,
        GUIDES.map(({ name }) => name),
      );
    const text = filledIn(guide, params.arguments);
    return { description: guide.description, messages: [{ role: 'user', content: { type: 'text', text } }] };
  });
  return server;
}
