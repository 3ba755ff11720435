import { createMcpHandler, validateOriginHeader } from '@modelcontextprotocol/server';
import type { FastifyReply, FastifyRequest } from 'fastify';
import { callerOf } from '../http/caller.ts';
import { Problem, problemBody } from '../http/problems.ts';
import { abortOfClient } from '../http/responses/client-abort.ts';
import { problemOf } from '../http/responses/errors.ts';
import { revisedTag } from '../http/responses/etags.ts';
import { LARGEST } from '../http/responses/response-cache.ts';
import type { App, SharedDependencies } from '../routes/dependencies.ts';
import { createServer, type Outcome } from './server.ts';
import type { Arguments, Call, Tool } from './tool.ts';
import { mayCall } from './tools.ts';

const LOOPBACK = ['localhost', '127.0.0.1', '[::1]'];

/**
 * Refuses requests that a page of another host sends, as the protocol demands: a name that leads to this machine later on
 * would make the page one of this host.
 * @throws Problem `cross_origin`.
 */
function requireKnownOrigin({ headers }: FastifyRequest, publicUrl: string | undefined): void {
  const hosts = publicUrl === undefined ? LOOPBACK : [...LOOPBACK, new URL(publicUrl).hostname];
  if (validateOriginHeader(headers.origin, hosts).ok) return;
  throw new Problem('cross_origin', { detail: 'Pages of other hosts may not send requests here.' });
}

/** Calls a tool; its result is remembered like a response of /v1. */
async function answerOf(request: FastifyRequest, call: Call, tool: Tool, input: Arguments): Promise<string> {
  const { memory } = call.dependencies;
  const keeps = tool.revised === true && call.caller.revision !== null;
  const tag = keeps ? revisedTag(request, call.caller, call.origin, tool.name, input) : '';
  const known = keeps ? memory.get(tag) : undefined;
  if (known) {
    request.fromMemory = true;
    request.rowsSent = () => known.rows ?? 0;
    return known.body.toString();
  }
  const { body, rows = null } = await tool.run(call, input);
  if (rows !== null) request.rowsSent = () => rows;
  const text = JSON.stringify(body);
  if (keeps && text.length <= LARGEST) memory.set(tag, { headers: {}, body: Buffer.from(text), rows });
  return text;
}

/** Calls a tool; a problem becomes the text of an error. */
async function outcomeOf(
  request: FastifyRequest,
  call: Call,
  tool: Tool,
  input: Arguments,
): Promise<Outcome> {
  const used = { name: tool.name, code: 'ok' };
  request.tool = used;
  try {
    if (!mayCall(call.caller, tool)) {
      const detail = `The tool ${tool.name} requires a key with the permission read-and-write.`;
      throw new Problem('insufficient_permission', { detail });
    }
    return { text: await answerOf(request, call, tool, input), isError: false };
  } catch (error) {
    const problem = problemOf(error as Error, request);
    used.code = problem.code;
    if (problem.status >= 500 && !call.signal.aborted) request.log.error({ err: error }, problem.code);
    const { retryAfter } = problem.details;
    const told = { ...problemBody(problem, request.id), ...(retryAfter ? { retry_after: retryAfter } : {}) };
    return { text: JSON.stringify(told), isError: true };
  }
}

/** Headers that the protocol knows; the key is none of them, so that no code of a tool ever sees it. */
const OF_PROTOCOL = /^(?:accept|content-type|mcp-.*)$/;

/** Address of requests inside of this process, whatever their header Host holds. */
const ADDRESS = 'http://localhost/mcp';

/** Request as the protocol's package takes it; the body is passed beside it. */
function webRequest({ headers, method }: FastifyRequest): Request {
  const sent = new Headers();
  for (const [name, value] of Object.entries(headers)) {
    if (value !== undefined && OF_PROTOCOL.test(name)) sent.set(name, [value].flat().join(', '));
  }
  return new Request(ADDRESS, { method, headers: sent });
}

/** Serves /mcp, the Model Context Protocol over Streamable HTTP, without sessions. */
export async function mcpRoutes(app: App, dependencies: SharedDependencies): Promise<void> {
  const answer = async (request: FastifyRequest, reply: FastifyReply): Promise<Buffer | null> => {
    requireKnownOrigin(request, dependencies.publicUrl);
    if (Array.isArray(request.body)) {
      throw new Problem('invalid_body', { detail: 'Send one message per request, not a list of them.' });
    }
    const signal = abortOfClient(reply);
    const origin = dependencies.publicUrl?.replace(/\/$/, '') ?? `${request.protocol}://${request.host}`;
    const call: Call = { caller: callerOf(request), dependencies, origin, signal };
    const handler = createMcpHandler(
      () => createServer(call, (tool, input) => outcomeOf(request, call, tool, input)),
      // Nothing here changes while a client listens, so that streams of changes would tell nothing.
      { maxSubscriptions: 0, keepAliveMs: 0, onerror: (error) => request.log.debug({ err: error }, 'mcp') },
    );
    const response = await handler.fetch(webRequest(request), { parsedBody: request.body });
    reply.code(response.status);
    for (const [name, value] of response.headers) reply.header(name, value);
    return response.body === null ? null : Buffer.from(await response.arrayBuffer());
  };

  app.post('/', { schema: { hide: true } }, answer);
}
