import { areChoices, mayChoose, meanForm } from './choices.ts';
import type { Group } from './group.ts';
import type { ItemReader } from './item-reader.ts';

/** What the title of a column that names brands weighs: more than how its cells are written. */
const NAMES_BRANDS = 3;

/** Of a table's columns, or its header, the one that names choices best; null where none does. */
export function bestColumn(reader: ItemReader, columns: readonly Group[]): Group | null {
  let best: Group | null = null;
  let most = 0;
  for (const [at, group] of columns.entries()) {
    if (!mayChoose(group) || group.candidates.length === 0) continue;
    const reads = reader.read(group.candidates, true);
    if (!areChoices(group, reads)) continue;
    const score =
      meanForm(reads) +
      (group.titled ? 0.7 : 0) +
      (group.introduction.brands ? NAMES_BRANDS : 0) +
      (at === 0 ? 0.3 : 0) +
      (group.first && group.titled ? 1 : 0) +
      (group.kind === 'header' ? 0.5 : 0);
    if (score > most && (!group.shops || best === null)) [best, most] = [group, score];
  }
  return best;
}
