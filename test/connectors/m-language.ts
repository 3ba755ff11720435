import { DefaultSettings, type Language, TaskUtils } from '@microsoft/powerquery-parser';

/*
 * The language M of Power Query, of which no evaluator runs outside of Microsoft's programs, as far as the function of this
 * project uses it: the syntax tree of Microsoft's parser is evaluated, a variable where it is used first. Anything
 * else is an error. https://learn.microsoft.com/powerquery-m/m-spec-introduction
 */

export type Value =
  | null
  | boolean
  | number
  | string
  | readonly Value[]
  | MRecord
  | MFunction
  | MType
  | MTable
  | MBinary;

export interface MRecord {
  readonly [name: string]: Value;
}
export type MFunction = (...args: Value[]) => Promise<Value> | Value;

/** A type, as values of columns are converted to it. */
export class MType {
  readonly name: string;
  constructor(name: string) {
    this.name = name;
  }
}

export class MTable {
  readonly columns: readonly string[];
  readonly rows: readonly (readonly Value[])[];
  /** The types of the columns that have one. */
  readonly types: Readonly<Record<string, string>>;
  constructor(
    columns: readonly string[],
    rows: readonly (readonly Value[])[],
    types: Readonly<Record<string, string>> = {},
  ) {
    this.columns = columns;
    this.rows = rows;
    this.types = types;
  }
}

/** Bytes with metadata, as of a response. */
export class MBinary {
  readonly text: string;
  readonly metadata: MRecord;
  constructor(text: string, metadata: MRecord) {
    this.text = text;
    this.metadata = metadata;
  }
}

/** An error that the language raises, with the reason and the message of its record. */
export class MError extends Error {
  constructor({ reason, message }: { readonly reason: Value; readonly message: Value }) {
    super(`${reason}: ${message}`);
  }
}

type Node = Language.Ast.TNode;
type Scope = ReadonlyMap<string, () => Promise<Value>>;

/** The library functions and constants that a text may use. */
export type Library = Readonly<Record<string, Value>>;

/** Evaluates a text. @throws Error where it does not parse, or is beyond what this evaluates. */
export async function evaluate(text: string, library: Library): Promise<Value> {
  const task = await TaskUtils.tryLexParse(DefaultSettings, text);
  if (!TaskUtils.isParseStageOk(task)) throw task.error;
  const scope = new Map(Object.entries(library).map(([name, value]) => [name, async () => value]));
  return evaluated(task.ast, scope);
}

/** A value that is computed where it is asked for, once. */
function once(compute: () => Promise<Value>): () => Promise<Value> {
  let value: Promise<Value> | undefined;
  return () => {
    value ??= compute();
    return value;
  };
}

const isRecord = (value: Value): value is MRecord =>
  typeof value === 'object' &&
  value !== null &&
  !Array.isArray(value) &&
  !(value instanceof MType || value instanceof MTable || value instanceof MBinary);

const KINDS: Readonly<Record<string, (value: Value) => boolean>> = {
  text: (value) => typeof value === 'string',
  number: (value) => typeof value === 'number',
  record: isRecord,
  table: (value) => value instanceof MTable,
};

/** Checks a value against `as text` and so on. */
function checked(value: Value, type: Node | undefined): Value {
  if (type === undefined) return value;
  if (type.kind === 'AsNullablePrimitiveType') return checked(value, type.paired);
  if (type.kind === 'NullablePrimitiveType') return value === null ? value : checked(value, type.paired);
  const is = type.kind === 'PrimitiveType' ? KINDS[type.primitiveTypeKind] : undefined;
  if (is === undefined) throw new Error(`no value is known to be ${JSON.stringify(type.kind)}`);
  if (!is(value)) throw new Error(`${JSON.stringify(value)} is not of its type`);
  return value;
}

/** Nodes between commas. */
const listed = (content: { readonly elements: readonly { readonly node: Node }[] }) =>
  content.elements.map(({ node }) => node);

const literalOf = (node: Node): string => ('literal' in node ? node.literal : '');

/** The scope with pairs of names and expressions, each of which sees all of them. */
function extended(scope: Scope, pairs: readonly Node[]): Map<string, () => Promise<Value>> {
  const inner = new Map(scope);
  for (const pair of pairs) {
    if (!('key' in pair && 'value' in pair)) throw new Error(`${pair.kind} is no pair`);
    inner.set(
      literalOf(pair.key),
      once(() => evaluated(pair.value as Node, inner)),
    );
  }
  return inner;
}

const truth = async (node: Node, scope: Scope): Promise<boolean> => {
  const value = await evaluated(node, scope);
  if (typeof value !== 'boolean') throw new Error(`${JSON.stringify(value)} is not true or false`);
  return value;
};

const named = (scope: Scope, name: string): Promise<Value> => {
  const value = scope.get(name);
  if (value === undefined) throw new Error(`the name ${name} is not known`);
  return value();
};

function field(of: Value, name: string, optional: boolean): Value {
  if (!isRecord(of)) throw new Error(`a field ${name} of ${JSON.stringify(of)}`);
  if (name in of) return of[name] as Value;
  if (optional) return null;
  throw new MError({
    reason: 'Expression.Error',
    message: `The field '${name}' of the record wasn't found.`,
  });
}

async function binary(operator: string, left: Value, right: () => Promise<Value>): Promise<Value> {
  if (operator === 'and' || operator === 'or') {
    if (typeof left !== 'boolean') throw new Error(`${JSON.stringify(left)} ${operator}`);
    return left === (operator === 'or') ? left : right();
  }
  const other = await right();
  if (operator === '=' || operator === '<>') {
    if (isRecord(left) && isRecord(other)) throw new Error('records are not compared');
    return (left === other) === (operator === '=');
  }
  if (operator === '&') {
    if (typeof left === 'string' && typeof other === 'string') return left + other;
    if (Array.isArray(left) && Array.isArray(other)) return [...left, ...other];
    if (isRecord(left) && isRecord(other)) return { ...left, ...other };
  }
  if (operator === '+' && typeof left === 'number' && typeof other === 'number') return left + other;
  throw new Error(`${JSON.stringify(left)} ${operator} ${JSON.stringify(other)}`);
}

/** The value behind a head: of a call, a field, an item. */
async function followed(of: Value, node: Node, scope: Scope): Promise<Value> {
  if (node.kind === 'InvokeExpression') {
    if (typeof of !== 'function') throw new Error(`${JSON.stringify(of)} is called`);
    const args = await Promise.all(listed(node.content as never).map((one) => evaluated(one, scope)));
    return of(...args);
  }
  if (node.kind === 'FieldSelector') {
    return field(of, node.content.literal, node.optionalConstant !== undefined);
  }
  if (node.kind === 'ItemAccessExpression' && Array.isArray(of)) {
    return of[(await evaluated(node.content, scope)) as number];
  }
  throw new Error(`${node.kind} is beyond these tests`);
}

async function evaluated(node: Node, scope: Scope): Promise<Value> {
  switch (node.kind) {
    case 'LetExpression':
      return evaluated(node.expression, extended(scope, listed(node.variableList as never)));
    case 'LiteralExpression':
      return JSON.parse(node.literal);
    case 'IdentifierExpression':
      return named(scope, node.identifier.literal);
    case 'IfExpression':
      return evaluated(
        (await truth(node.condition, scope)) ? node.trueExpression : node.falseExpression,
        scope,
      );
    case 'ListExpression':
      return Promise.all(listed(node.content as never).map((one) => evaluated(one, scope)));
    case 'RecordExpression': {
      const inner = extended(scope, listed(node.content as never));
      const names = listed(node.content as never).map((pair) =>
        literalOf((pair as unknown as { key: Node }).key),
      );
      const values = await Promise.all(names.map(async (name) => [name, await named(inner, name)] as const));
      return Object.fromEntries(values);
    }
    case 'FunctionExpression': {
      const parameters = listed(node.parameters.content as never) as unknown as readonly {
        readonly name: Node;
        readonly parameterType?: Node;
        readonly optionalConstant?: Node;
      }[];
      return async (...args: Value[]) => {
        const inner = new Map(scope);
        for (const [index, { name, parameterType, optionalConstant }] of parameters.entries()) {
          if (args[index] === undefined && optionalConstant === undefined)
            throw new Error(`too few arguments`);
          const value = checked(args[index] ?? null, parameterType);
          inner.set(literalOf(name), async () => value);
        }
        return checked(await evaluated(node.expression, inner), node.functionReturnType);
      };
    }
    case 'EachExpression':
      return (given: Value) => evaluated(node.paired, new Map([...scope, ['_', async () => given]]));
    case 'FieldSelector':
      return followed(await named(scope, '_'), node, scope);
    case 'RecursivePrimaryExpression': {
      let value = await evaluated(node.head, scope);
      for (const one of node.recursiveExpressions.elements) value = await followed(value, one, scope);
      return value;
    }
    case 'EqualityExpression':
    case 'ArithmeticExpression':
    case 'LogicalExpression':
      return binary(node.operatorConstant.constantKind, await evaluated(node.left, scope), () =>
        evaluated(node.right, scope),
      );
    case 'ErrorRaisingExpression':
      throw new MError((await evaluated(node.paired, scope)) as never);
    case 'TypePrimaryType':
      return new MType((node.paired as { primitiveTypeKind?: string }).primitiveTypeKind ?? '');
    default:
      throw new Error(`${node.kind} is beyond these tests`);
  }
}
