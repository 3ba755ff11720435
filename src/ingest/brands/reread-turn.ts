import type { BrandScope } from '../../stores/brand-scope.ts';
import type { Postgres } from '../../stores/postgres.ts';
import { holdingLock, isLockFree } from '../../stores/session-lock.ts';

const lockOf = ({ brandNo }: BrandScope) => ({ name: 'reread', no: brandNo });

/** True where no rereading of the brand is under way; one may take hours, and callers need not wait for it. */
export const isTurnFree = (postgres: Postgres, brand: BrandScope): Promise<boolean> =>
  isLockFree(postgres, lockOf(brand));

/** Lets one process at a time read a brand's answers again: two rewrites beside each other end as one. */
export const takingTurn = <T>(
  postgres: Postgres,
  brand: BrandScope,
  signal: AbortSignal = new AbortController().signal,
  work: (held: AbortSignal) => Promise<T>,
): Promise<T> => holdingLock(postgres, lockOf(brand), signal, work);
