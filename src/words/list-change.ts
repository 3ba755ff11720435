import { invalid } from './refusal.ts';

/** What is added to a list of texts, and what is taken out of it. */
export interface ListChange {
  readonly add: readonly string[];
  readonly remove: readonly string[];
}

/**
 * A list after a change, in its order, what is new at its end; each text once.
 * @param field is at fault where something is to go that is not there.
 * @throws Refusal `invalid_value`
 */
export function changedList(
  field: string,
  list: readonly string[],
  { add, remove }: ListChange,
): readonly string[] {
  const stranger = remove.find((text) => !list.includes(text));
  if (stranger !== undefined) {
    throw invalid(field, `must be one of ${list.join(', ') || 'none'}, not ${JSON.stringify(stranger)}`);
  }
  return [...new Set([...list.filter((text) => !remove.includes(text)), ...add])];
}
