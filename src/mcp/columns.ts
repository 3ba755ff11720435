import type { z } from 'zod';
import { UNITS, type Unit } from '../catalogue/units.ts';

/** A column as a description of a tool tells of it. */
interface DescribedColumn {
  readonly name: string;
  readonly description: string;
  readonly unit?: Unit | null;
}

/** Columns of rows by the schema that describes them. */
export const columnsOf = ({ shape }: { readonly shape: z.ZodRawShape }): readonly DescribedColumn[] =>
  Object.entries(shape).map(([name, schema]) => ({
    name,
    description: (schema as z.ZodType).description ?? '',
  }));

/** Units of some columns with their meaning. */
function unitsOf(columns: readonly DescribedColumn[]): string {
  const used = [...new Set(columns.flatMap(({ unit }) => unit ?? []))];
  return used.map((unit) => `${unit}: ${UNITS[unit]}`).join('; ');
}

/** Columns with unit and meaning, one a line, and then what the units mean. */
export function columnsText(head: string, columns: readonly DescribedColumn[]): string {
  const lines = columns.map(
    ({ name, unit, description }) => `- ${name}${unit ? ` [${unit}]` : ''}: ${description}`,
  );
  const units = unitsOf(columns);
  return [head, ...lines, ...(units === '' ? [] : [`Units: ${units}.`])].join('\n');
}
