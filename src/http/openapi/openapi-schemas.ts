/* Changes of JSON schemas as they come out of the conversion from zod, in place. */

/** The parts of an OpenAPI document that are worked on, as loose as JSON. */
export type Json = Record<string, unknown>;

export interface Media extends Json {
  schema?: Json;
  example?: unknown;
}

export interface DocumentedResponse extends Json {
  description: string;
  headers?: Json;
  content?: Record<string, Media>;
}

const isObject = (value: unknown): value is Json => typeof value === 'object' && value !== null;

/** Calls a function with each object inside a JSON value, itself included. */
export function eachSchema(value: unknown, visit: (schema: Json) => void): void {
  if (!isObject(value)) return;
  if (!Array.isArray(value)) visit(value);
  for (const part of Object.values(value)) eachSchema(part, visit);
}

/** Allows fields that are not known yet. */
export function openSchema(schema: Json): void {
  if (schema.additionalProperties === false) delete schema.additionalProperties;
}

/**
 * Drops redundant parts of a schema: the bounds of whole numbers in JavaScript, and patterns beside the
 * format that they check.
 */
export function tidySchema(schema: Json): void {
  if (schema.maximum === Number.MAX_SAFE_INTEGER) delete schema.maximum;
  if (schema.minimum === Number.MIN_SAFE_INTEGER) delete schema.minimum;
  if (schema.format !== undefined && schema.pattern !== undefined) delete schema.pattern;
}

/** Gives each field that has no example the value it has in an example of the whole. */
export function passExamplesDown(schema: unknown, example: unknown): void {
  if (!isObject(schema)) return;
  for (const [name, property] of Object.entries((schema.properties ?? {}) as Record<string, Json>)) {
    const value = isObject(example) ? example[name] : undefined;
    if (value !== undefined) property.examples ??= [value];
    passExamplesDown(property, (property.examples as unknown[] | undefined)?.[0]);
  }
  if (schema.items) passExamplesDown(schema.items, Array.isArray(example) ? example[0] : undefined);
}
