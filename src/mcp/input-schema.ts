import { z } from 'zod';
import { NAMED, type NamedParameter } from '../catalogue/named.ts';
import { LIST_ITEMS } from '../shared/parameters.ts';
import type { InputSchema, JsonSchema } from './tool.ts';

/** Parameters of /v1 for the form of the response, which tools decide themselves. */
const OF_RESPONSES: ReadonlySet<string> = new Set(['format', 'bom']);

type Shape = Readonly<Record<string, z.ZodType>>;

/** True for a parameter that may be left out. */
export const isOptional = (schema: z.ZodType) =>
  schema instanceof z.ZodOptional || schema instanceof z.ZodPrefault || schema instanceof z.ZodDefault;

/** A parameter's own schema, inside of what makes it optional. */
const inside = (schema: z.ZodType): z.ZodType =>
  schema instanceof z.ZodOptional || schema instanceof z.ZodPrefault || schema instanceof z.ZodDefault
    ? inside(schema.unwrap() as z.ZodType)
    : schema;

/** The lookup by name of a parameter that holds ids; undefined for every other parameter. */
export const namesOf = (name: string) =>
  name in NAMED
    ? (NAMED[name as NamedParameter] as { byName?: typeof NAMED.prompt_id.byName }).byName
    : undefined;

/** Description, and the names that it takes beside ids. */
const described = (name: string, text: string) => {
  const names = namesOf(name);
  const asList = text.replace(/^Comma list/, 'List');
  return names === undefined ? asList : `${asList} Takes ids, and names of a ${names.noun} or parts of them.`;
};

/** A parameter of a query as a property: a comma list is an array, with the items that it takes. */
function propertyOf(name: string, parameter: z.ZodType): JsonSchema {
  const schema = inside(parameter);
  const { example: _, id: __, description = '', format, type, ...meta } = schema.meta() ?? {};
  const text = described(name, description);
  const list = LIST_ITEMS.get(schema);
  if (list) {
    const { default: fallback, ...more } = meta;
    return {
      type: 'array',
      items: { type: 'string', ...(list.allowed ? { enum: list.allowed } : {}) },
      ...more,
      ...(typeof fallback === 'string' ? { default: fallback.split(',') } : {}),
      description: text,
    };
  }
  const isId = namesOf(name) !== undefined;
  return { type, ...(format === undefined || isId ? {} : { format }), ...meta, description: text };
}

const objectOf = (properties: Readonly<Record<string, JsonSchema>>, required: string[]): InputSchema => ({
  type: 'object',
  properties,
  ...(required.length > 0 ? { required } : {}),
  additionalProperties: false,
});

/** The parameters of a query that tools take. */
export const taken = (shape: Shape): Shape =>
  Object.fromEntries(Object.entries(shape).filter(([name]) => !OF_RESPONSES.has(name)));

/** Input of a tool that takes the parameters of a query. */
export function inputOfQuery(shape: Shape): InputSchema {
  const entries = Object.entries(taken(shape));
  return objectOf(
    Object.fromEntries(entries.map(([name, schema]) => [name, propertyOf(name, schema)])),
    entries.flatMap(([name, schema]) => (isOptional(schema) ? [] : [name])),
  );
}

/** A property without `anyOf`: one that may be null has both types, as not all clients read alternatives. */
function flat({ anyOf, ...property }: JsonSchema): JsonSchema {
  const [one, ...others] = (anyOf ?? []) as readonly JsonSchema[];
  if (!one) return property;
  return { ...one, ...property, type: [one.type, ...others.map(({ type }) => type)] };
}

/** Properties of the body of a request, as its schema describes them. */
export function bodyProperties(schema: z.ZodType): Readonly<Record<string, JsonSchema>> {
  const { properties = {} } = z.toJSONSchema(schema, { io: 'input', unrepresentable: 'any' });
  return Object.fromEntries(
    Object.entries(properties).map(([name, property]) => [name, flat(property as JsonSchema)]),
  );
}

/** Input of a tool with these properties. */
export const inputOf = objectOf;
