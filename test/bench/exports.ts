import { createWriteStream } from 'node:fs';
import { rm } from 'node:fs/promises';
import path from 'node:path';
import { pipeline } from 'node:stream/promises';
import { LIST_NAMES } from '../../src/catalogue/lists.ts';
import { exportBrand } from '../../src/exports/export.ts';
import { openFolder } from '../../src/exports/folder.ts';
import { daysQuery } from '../../src/exports/kinds.ts';
import type { FileFormat } from '../../src/shared/row-output.ts';
import { formatted, type RowsQuery } from '../../src/stores/file-rows.ts';
import type { Stores } from '../../src/stores/stores.ts';
import type { BenchBrand } from './data.ts';
import { datesOf } from './requests.ts';
import { inTurns, type Samples } from './turns.ts';

/** Times of an export of 30 days, in milliseconds. */
export interface ExportTimes {
  readonly format: FileFormat;
  /** All files with their hashes and manifest, on the disk. */
  readonly exported: Samples;
  /** One SELECT of each kind, as ClickHouse writes it. */
  readonly selected: Samples;
}

/** Writes the rows of a list in a range into a file by one statement. */
async function selectInto(
  { clickhouse }: Stores,
  rows: RowsQuery,
  format: FileFormat,
  file: string,
): Promise<void> {
  const { select, format: name, settings } = formatted(rows, format);
  const { stream } = await clickhouse.exec({
    query: `${select}\nFORMAT ${name}`,
    query_params: rows.query.params,
    clickhouse_settings: { ...settings, max_execution_time: 0 },
  });
  await pipeline(stream, createWriteStream(file));
}

/** Times exports of 30 days of answers, mentions and citations, and one statement of each, in turns. */
export async function timeExports(stores: Stores, brand: BenchBrand, folder: string): Promise<ExportTimes[]> {
  const range = datesOf(30);
  const times: ExportTimes[] = [];
  for (const format of ['parquet', 'csv', 'ndjson'] as const) {
    const exported = async () => {
      const into = path.join(folder, 'month');
      await rm(into, { recursive: true, force: true });
      const begin = performance.now();
      const options = { range, kinds: LIST_NAMES, format, layout: 'flat' } as const;
      await exportBrand(stores, brand, () => openFolder(stores.clickhouse, into), {
        ...options,
        signal: new AbortController().signal,
      });
      return performance.now() - begin;
    };
    const selected = async () => {
      const begin = performance.now();
      for (const kind of LIST_NAMES) {
        const rows = daysQuery(brand, kind, range);
        await selectInto(stores, rows, format, path.join(folder, `${kind}.${format}`));
      }
      return performance.now() - begin;
    };
    times.push({ format, ...(await inTurns({ exported, selected }, { seconds: 0, rounds: 3, atLeast: 3 })) });
  }
  return times;
}
