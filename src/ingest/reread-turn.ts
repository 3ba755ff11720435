import type { BrandKey } from '../stores/brand-scope.ts';
import type { Postgres } from '../stores/postgres.ts';
import { holdingLock, isLockFree } from '../stores/session-lock.ts';

const lockOf = ({ brandNo }: BrandKey) => ({ name: 'reread', no: brandNo });

/** Whether nobody is reading a brand's answers again, which may take hours: others need not wait for that. */
export const isTurnFree = (postgres: Postgres, brand: BrandKey): Promise<boolean> =>
  isLockFree(postgres, lockOf(brand));

/** Lets one process at a time read a brand's answers again: two rewrites beside each other end as one. */
export const takingTurn = <T>(
  postgres: Postgres,
  brand: BrandKey,
  signal: AbortSignal = new AbortController().signal,
  work: (held: AbortSignal) => Promise<T>,
): Promise<T> => holdingLock(postgres, lockOf(brand), signal, work);
