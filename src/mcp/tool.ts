import type { Caller } from '../keys/caller.ts';
import type { SharedDependencies } from '../routes/dependencies.ts';
import { readTsv } from '../shared/tsv.ts';

/** Arguments of a call as the client sends them. */
export type Arguments = Readonly<Record<string, unknown>>;

/** A JSON schema. */
export type JsonSchema = Readonly<Record<string, unknown>>;

/** JSON schema of the arguments of a tool: an object without nested objects. */
export interface InputSchema {
  readonly type: 'object';
  readonly properties: Readonly<Record<string, JsonSchema>>;
  readonly required?: string[];
  readonly additionalProperties: false;
}

/** One call of a tool. */
export interface Call {
  readonly caller: Caller;
  readonly dependencies: SharedDependencies;
  /** Address of the service as the client knows it, without a path. */
  readonly origin: string;
  /** Aborts when the client is gone. */
  readonly signal: AbortSignal;
}

/** A result, and the number of its rows where it has some. */
export interface ToolResult {
  readonly body: object;
  readonly rows?: number;
}

export interface Tool {
  readonly name: string;
  readonly title: string;
  readonly description: string;
  readonly inputSchema: InputSchema;
  /** Permission that a key needs to call it; `read` by default. */
  readonly permission?: 'read-and-write';
  /** True where results depend only on the arguments, the revision of the brand and today's date. */
  readonly revised?: true;
  /** @throws Refusal, Problem: the problems of the same request to /v1. */
  readonly run: (call: Call, input: Arguments) => Promise<ToolResult>;
}

const TEXTS = new Map(
  readTsv(new URL('tools.tsv', import.meta.url)).map(([name = '', title = '', use = '']) => [
    name,
    { title, use },
  ]),
);

/**
 * Name, title and description of a tool; the description is its entry in tools.tsv and then `more`, one paragraph each.
 * @throws Error where tools.tsv has no such entry.
 */
export function describedTool(name: string, ...more: readonly string[]) {
  const texts = TEXTS.get(name);
  if (!texts) throw new Error(`tools.tsv does not tell what the tool ${name} is for`);
  return { name, title: texts.title, description: [texts.use, ...more.filter(Boolean)].join('\n\n') };
}
