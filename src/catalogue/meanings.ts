import type { DataTable, Meaning } from './types.ts';
import type { Unit } from './units.ts';

/* Meanings of columns that several entries of the catalogue share. */

const without = (role: Meaning['role']): Meaning => ({ role, unit: null, additive: false });

export const KEY = without('key');
export const DIMENSION = without('dimension');
export const ATTRIBUTE = without('attribute');

/** The key of a row of another table. */
export const keyOf = (references: DataTable): Meaning => ({ ...KEY, references });

/** A number of things: rows are counted together by adding. */
export const countOf = (unit: Unit): Meaning => ({ role: 'metric', unit, additive: true });

/** A number whose sum means nothing. */
export const valueIn = (unit: Unit): Meaning => ({ role: 'metric', unit, additive: false });
