import { z } from 'zod';
import type { Bill } from './bill.ts';
import { EngineFault, withBill } from './faults.ts';

/** A value as its schema says. @throws EngineFault `wrong_shape` that names where it differs, never the value */
export function parseShape<S extends z.ZodType>(schema: S, value: unknown): z.output<S> {
  const result = schema.safeParse(value);
  if (result.success) return result.data;
  const [issue] = result.error.issues;
  throw new EngineFault('wrong_shape', `${issue?.path.join('.') ?? ''} ${issue?.message ?? ''}`);
}

/**
 * A count that a provider tells beside an answer, as of tokens. Told in another way, or as one beyond all numbers (1e999), it
 * is NaN, which `storableUsage` takes for not known: the answer is paid for and not to be lost for what is said of its bill.
 */
export const count = z.number().nullish().catch(Number.NaN);

/** A place in a list, also where it is written as a text. */
export const place = z.union([
  z.number(),
  z
    .string()
    .regex(/^\d{1,6}$/)
    .transform(Number),
]);

/** A name that a provider tells beside an answer, as of its model; null where it tells something else. */
export const name = z.string().nullish().catch(null);

/**
 * Reads a response that is paid for: the answer in it, with what it took.
 * @throws EngineFault as `read` and `answerOf`, with what it took, too
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

/** A list less the elements that are not as they should be: an odd one costs itself, never its neighbours. */
export const listShape = <S extends z.ZodType>(item: S) =>
  z
    .array(item.nullable().catch(null))
    .transform((items) => items.filter((one): one is NonNullable<typeof one> => one !== null));

/** As `listOf`; a list of which nothing can be read is a fault, told as that of its first element. */
export const someOf = <S extends z.ZodType>(item: S) =>
  z.array(z.unknown()).transform((items, context) => {
    const read = items.map((one) => item.safeParse(one));
    const fault = read[0]?.error?.issues[0];
    if (fault && !read.some(({ success }) => success)) {
      context.addIssue({ code: 'custom', path: [0, ...fault.path], message: fault.message });
    }
    return read.flatMap(({ success, data }) => (success ? [data as z.output<S>] : []));
  });

/** One of a list of things of different types, of which we know some. Its other fields are kept. */
export const typed = z.looseObject({ type: z.string() });

export type Typed = z.output<typeof typed>;

const isOf = (type: string) => (item: Typed) => item.type === type;

/** The things of one type, read by their schema, less odd ones. */
export const ofType = <S extends z.ZodType>(items: readonly Typed[], type: string, schema: S) =>
  parseShape(listShape(schema), items.filter(isOf(type)));

/** As `ofType`. @throws EngineFault `wrong_shape` where there are some and all are odd */
export const someOfType = <S extends z.ZodType>(items: readonly Typed[], type: string, schema: S) =>
  parseShape(someOf(schema), items.filter(isOf(type)));
