import { mentionsWord } from '../../catalogue/rollups.ts';
import type { AddedColumns } from '../../catalogue/uncertainty.ts';

/** Level of each step: steps without references to others are the innermost. */
function levelsOf(steps: readonly (readonly [name: string, sql: string])[]): ReadonlyMap<string, number> {
  const levels = new Map<string, number>();
  for (const [name, sql] of steps) {
    const used = [...levels].filter(([earlier]) => mentionsWord(sql, earlier));
    levels.set(name, 1 + Math.max(-1, ...used.map(([, level]) => level)));
  }
  return levels;
}

/**
 * Rows with the steps by which added metrics are computed. A step that refers to another one is a SELECT further out:
 * in one SELECT ClickHouse puts in the place of each name what it stands for, over and over, which took it 80 ms.
 */
export function withSteps(rows: string, added: readonly AddedColumns[]): string {
  const steps = [
    ...new Map(
      added.flatMap(({ steps = [] }) => steps.map(({ sql, definition }) => [sql, definition] as const)),
    ),
  ];
  const levels = levelsOf(steps);
  const outwards = Object.values(Object.groupBy(steps, ([name]) => levels.get(name) ?? 0));
  return outwards.reduce((inner, level = []) => {
    const columns = ['s.*', ...level.map(([name, sql]) => `${sql} AS ${name}`)];
    return `SELECT ${columns.join(',\n  ')}\nFROM (\n${inner}\n) AS s`;
  }, rows);
}
