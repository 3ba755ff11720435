import { z } from 'zod';
import type { Bill } from './bill.ts';
import { EngineFault, withBill } from './faults.ts';

/**
 * Parses a value by its schema.
 * @throws EngineFault `wrong_shape` with the path of the difference, never the value
 */
export function parseShape<S extends z.ZodType>(schema: S, value: unknown): z.output<S> {
  const result = schema.safeParse(value);
  if (result.success) return result.data;
  const [issue] = result.error.issues;
  throw new EngineFault('wrong_shape', `${issue?.path.join('.') ?? ''} ${issue?.message ?? ''}`);
}

/**
 * Count that a provider reports beside an answer, as of tokens. A malformed or infinite one (1e999) is NaN,
 * which `storableUsage` treats as unknown: the answer is paid for and must not be lost for a fault in its
 * bill.
 */
export const count = z.number().nullish().catch(Number.NaN);

/** Position in a list, also as a text. */
export const place = z.union([
  z.number(),
  z
    .string()
    .regex(/^\d{1,6}$/)
    .transform(Number),
]);

/** Name that a provider reports beside an answer, as of its model; null where it is malformed. */
export const name = z.string().nullish().catch(null);

/**
 * Parses a response that is paid for: the answer in it, with its billed amounts.
 * @throws EngineFault as `read` and `answerOf`, with the billed amounts, too
 */
export function readPaid<S extends z.ZodType, Answer>(
  sent: unknown,
  schema: S,
  billOf: (sent: unknown) => Bill,
  answerOf: (given: z.output<S>) => Answer,
): Promise<Answer & Bill> {
  const bill = billOf(sent);
  return withBill(
    () => bill,
    () => ({ ...answerOf(parseShape(schema, sent)), ...bill }),
  );
}

/** List without its malformed elements: each costs only itself. */
export const listShape = <S extends z.ZodType>(item: S) =>
  z
    .array(item.nullable().catch(null))
    .transform((items) => items.filter((one): one is NonNullable<typeof one> => one !== null));

/** As `listOf`; a list without a single valid element is a fault, described by its first element. */
export const someOf = <S extends z.ZodType>(item: S) =>
  z.array(z.unknown()).transform((items, context) => {
    const read = items.map((one) => item.safeParse(one));
    const fault = read[0]?.error?.issues[0];
    if (fault && !read.some(({ success }) => success)) {
      context.addIssue({ code: 'custom', path: [0, ...fault.path], message: fault.message });
    }
    return read.flatMap(({ success, data }) => (success ? [data as z.output<S>] : []));
  });

/** Element of a list of several types, some of which are known. Its other fields are kept. */
export const typed = z.looseObject({ type: z.string() });

export type Typed = z.output<typeof typed>;

const isOf = (type: string) => (item: Typed) => item.type === type;

/** The things of one type, read by their schema, less odd ones. */
export const ofType = <S extends z.ZodType>(items: readonly Typed[], type: string, schema: S) =>
  parseShape(listShape(schema), items.filter(isOf(type)));

/** As `ofType`. @throws EngineFault `wrong_shape` where there are some and all are odd */
export const someOfType = <S extends z.ZodType>(items: readonly Typed[], type: string, schema: S) =>
  parseShape(someOf(schema), items.filter(isOf(type)));
