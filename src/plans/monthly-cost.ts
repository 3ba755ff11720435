import { z } from 'zod';
import { daysInRange, type IsoDate, today } from '../shared/dates.ts';
import { type BrandScope, scoped } from '../stores/brand-scope.ts';
import type { Postgres } from '../stores/postgres.ts';
import { oneRow } from '../stores/rows.ts';
import { dollars, total } from './prices.ts';
import { readReader } from './readers.ts';
import { monthOf, nextMonthOf, spentInMonth } from './usage.ts';

const Engines = z.object({ engines: z.array(z.string()) });

/** Cost of questions that are asked every day of the next month (UTC). */
export interface MonthlyCost {
  readonly monthly_questions: number;
  /** US dollars; null where a price is not known. */
  readonly monthly_cost: number | null;
}

/**
 * Cost of asking each of a brand's engines so many questions a day more, or fewer, over the next month.
 * @param perDay below zero where they are fewer.
 */
export async function monthlyCost(
  postgres: Postgres,
  brand: BrandScope,
  perDay: number,
  date: IsoDate = today(),
): Promise<MonthlyCost> {
  if (perDay === 0) return { monthly_questions: 0, monthly_cost: 0 };
  const [found, spent, reader] = await Promise.all([
    postgres.query(scoped(brand, { text: 'SELECT engines FROM brands WHERE id = $1', values: [] })),
    spentInMonth(postgres, brand, date),
    readReader(postgres, brand, monthOf(date)),
  ]);
  const { engines } = oneRow(Engines, found);
  const next = nextMonthOf(date);
  const questions = perDay * daysInRange(next.start, next.end);
  const answer = reader.isModel ? reader.each : 0;
  const costs = engines.map((engine) => {
    const each = total([spent(engine).each, answer]);
    return each === null ? null : each * questions;
  });
  return { monthly_questions: questions * engines.length, monthly_cost: dollars(total(costs)) };
}
