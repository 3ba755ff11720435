import { z } from 'zod';
import { type ChangedBrand, enterOfBrand } from '../people/audit-log.ts';
import { today } from '../shared/dates.ts';
import { invalid } from '../shared/refusal.ts';
import { type BrandScope, scoped } from '../stores/brand-scope.ts';
import { type Postgres, transaction } from '../stores/postgres.ts';
import { maybeRow } from '../stores/rows.ts';
import { dollars } from './prices.ts';
import { readReader } from './readers.ts';

/** Readers of a brand's answers: rules, or a model. */
export const READERS = ['rules', 'model'] as const;

type Reader = (typeof READERS)[number];

/** @throws Refusal `invalid_value` */
export function requireReader(text: string): Reader {
  const reader = READERS.find((one) => one === text);
  if (reader) return reader;
  throw invalid('reader', `must be ${READERS.join(' or ')}, not ${JSON.stringify(text)}`);
}

/** Of a forecast. */
const DAYS = 30;

/**
 * Reader of a brand's answers, with the actual or expected cost of a model: US dollars, null where unknown.
 */
export async function showReader(postgres: Postgres, brand: BrandScope) {
  const date = today();
  const { isModel, model, each, daily } = await readReader(postgres, brand, { start: date, end: date });
  const answers = daily * DAYS;
  return {
    reader: isModel ? ('model' as const) : ('rules' as const),
    /** PROVIDER/MODEL of the worker; null for none. */
    model,
    cost_per_answer: dollars(each),
    /** Of 30 days, by active prompts, countries and engines. */
    answers_per_month: answers,
    cost_per_month: answers === 0 ? 0 : dollars(each === null ? null : each * answers),
  };
}

const Switched = z.object({ name: z.string() });

const SWITCH = `
UPDATE brands SET read_by_model = $2 WHERE id = $1 AND read_by_model IS DISTINCT FROM $2 RETURNING name`;

/**
 * Sets the reader of a brand's future answers: the rules or the model.
 * @throws Refusal `invalid_value` of `reader` where the worker has no model.
 */
export async function switchReader(postgres: Postgres, brand: ChangedBrand, reader: Reader): Promise<void> {
  await transaction(postgres, async (client) => {
    if (reader === 'model') {
      const { rowCount } = await client.query('SELECT FROM reader WHERE model IS NOT NULL');
      if (rowCount === 0) {
        const detail =
          'must be rules while the worker has no model: set EXTRACTION_MODEL there and restart it';
        throw invalid('reader', detail);
      }
    }
    const values = [reader === 'model'];
    const switched = maybeRow(Switched, await client.query(scoped(brand, { text: SWITCH, values })));
    if (switched === null) return;
    const change = { action: 'brand.changed', subject: switched.name, changes: { reader } } as const;
    await enterOfBrand(client, brand, change);
  });
}
