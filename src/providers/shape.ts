import { z } from 'zod';
import type { Bill } from './bill.ts';
import { EngineFault, withBill } from './faults.ts';

/** A value as its schema says. @throws EngineFault `wrong_shape` that names where it differs, never the value */
export function read<S extends z.ZodType>(schema: S, value: unknown): z.output<S> {
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
    () => ({ ...answerOf(read(schema, sent)), ...bill }),
  );
}

/** One of a list of things of different types, of which we know some. Its other fields are kept. */
export const typed = z.looseObject({ type: z.string() });

export type Typed = z.output<typeof typed>;

/** The things of one type, read by their schema. @throws EngineFault `wrong_shape` */
export const ofType = <S extends z.ZodType>(
  items: readonly Typed[],
  type: string,
  schema: S,
): z.output<S>[] => items.filter((item) => item.type === type).map((item) => read(schema, item));
