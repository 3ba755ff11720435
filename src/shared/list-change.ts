import { invalid } from './refusal.ts';

/** Items to add to a list of texts and to remove from it; or its whole new content. */
export type ListChange =
  | readonly string[]
  | {
      readonly add: readonly string[];
      readonly remove: readonly string[];
      /** True where an item to remove may be gone already: two people may remove it at once. */
      readonly mayBeGone?: boolean;
    };

const isWhole = (change: ListChange): change is readonly string[] => Array.isArray(change);

/** The same change with its texts read by the functions: what comes in, and what goes. */
export const readChange = (
  change: ListChange,
  added: (texts: readonly string[]) => readonly string[],
  removed: (texts: readonly string[]) => readonly string[],
): ListChange =>
  isWhole(change) ? added(change) : { ...change, add: added(change.add), remove: removed(change.remove) };

/** True where a change adds and removes nothing. */
export const isNoChange = (change: ListChange): boolean =>
  !isWhole(change) && change.add.length + change.remove.length === 0;

/** The texts that a change may bring in. */
export const addedItems = (change: ListChange): readonly string[] => (isWhole(change) ? change : change.add);

/**
 * A list after a change, in its order, what is new at its end; each text once.
 * @param field is at fault where something is to go that is not there.
 * @throws Refusal `invalid_value`
 */
export function changedList(field: string, list: readonly string[], change: ListChange): readonly string[] {
  if (isWhole(change)) return [...new Set(change)];
  const { add, remove, mayBeGone = false } = change;
  const stranger = mayBeGone ? undefined : remove.find((text) => !list.includes(text));
  if (stranger !== undefined) {
    const taken = JSON.stringify(stranger);
    throw invalid(
      field,
      list.length === 0
        ? `cannot remove ${taken}, which it does not contain`
        : `must be one of ${list.join(', ')}, not ${taken}`,
    );
  }
  return [...new Set([...list.filter((text) => !remove.includes(text)), ...add])];
}
