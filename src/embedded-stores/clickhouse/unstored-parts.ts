import { appendFileSync, globSync, readdirSync, readFileSync } from 'node:fs';
import path from 'node:path';

/** Operations in a record of ClickHouse's log of known blocks: its first field. */
const [ADDED, DROPPED] = ['1', '2'];

/** A part, or the blocks of a partition that it has. */
interface StoredPart {
  readonly partition: string;
  readonly first: number;
  readonly last: number;
}

/** Of 202601_40_47_1, which has the blocks 40 to 47 of January, merged once; a fifth number is that of a mutation. */
function partOf(name: string): StoredPart | null {
  const [, partition, first, last] = /^([^_]+)_(\d+)_(\d+)_\d+(?:_\d+)?$/.exec(name) ?? [];
  return partition === undefined ? null : { partition, first: Number(first), last: Number(last) };
}

/** The number in deduplication_log_2.txt. */
const numberIn = (name: string) => Number(/\d+/.exec(name)?.[0]);

/** A table's logs, oldest first; the newest may have been begun and have no record yet. */
const logsIn = (folder: string) =>
  readdirSync(folder)
    .sort((a, b) => numberIn(a) - numberIn(b))
    .map((name) => path.join(folder, name));

function isStored(table: string, { partition, first, last }: StoredPart): boolean {
  const parts = readdirSync(table).flatMap((name) => partOf(name) ?? []);
  return parts.some((part) => part.partition === partition && part.first <= first && last <= part.last);
}

/**
 * Makes ClickHouse forget blocks that it knows and has not stored. It records a block before it gives the
 * block's part its name (26.7), so a kill in between leaves a part missing for good: a repeated INSERT of the
 * block is treated as a duplicate. On a busy machine that happened in one of eight kills while an INSERT of
 * 15 months ran. Both steps are done under one lock, so in each table only the last record can be affected.
 * No ClickHouse may run there.
 * @param folder ClickHouse's data folder.
 * @returns the names of the parts that were missing.
 */
export function forgetUnstoredParts(folder: string): string[] {
  return globSync('store/*/*/deduplication_logs', { cwd: folder }).flatMap((found) => {
    const logs = logsIn(path.join(folder, found));
    const records = logs.slice(-2).flatMap((log) => readFileSync(log, 'utf8').trimEnd().split('\n'));
    const [operation, name = '', block] = records.findLast((record) => record !== '')?.split('\t') ?? [];
    const [newest, part] = [logs.at(-1), partOf(name)];
    if (newest === undefined || part === null || operation !== ADDED) return [];
    if (isStored(path.join(folder, path.dirname(found)), part)) return [];
    appendFileSync(newest, `${[DROPPED, name, block].join('\t')}\n`);
    return [name];
  });
}
