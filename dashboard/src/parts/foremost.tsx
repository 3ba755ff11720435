import { counted } from '../words/numbers.ts';

/** Rows that are shown where there is little room, beside the own one. */
const MOST = 10;

/** Of many rows the first ones, and the own one. */
export const foremost = <Row,>(rows: readonly Row[], isOwn: (row: Row) => boolean): readonly Row[] =>
  rows.filter((row, index) => index < MOST || isOwn(row));

/** Number of rows of a list that are not shown. */
export const Others = ({ all, shown }: Readonly<Record<'all' | 'shown', { readonly length: number }>>) =>
  all.length > shown.length && <li class="hint">and {counted(all.length - shown.length, 'other')}</li>;
