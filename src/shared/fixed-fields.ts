import { z } from 'zod';

/** Fields that a resource has and a change of it may not: of the schema of the change. */
export const FIXED_FIELDS = z.registry<{ readonly names: readonly string[] }>();
