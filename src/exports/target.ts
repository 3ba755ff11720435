import type { FileFormat } from '../shared/row-output.ts';
import type { RowsQuery } from '../stores/file-rows.ts';

/** ClickHouse limits for one file: any time and number of rows, bounded memory, as two are written at once. */
export const EXPORT_LIMITS = { max_memory_usage: '2000000000', max_execution_time: 0 } as const;

/**
 * Destination of exported files. Names are relative to it, with forward slashes; each file is there whole or
 * not at all.
 */
export interface Target {
  /** A name as people find it. */
  locationOf(name: string): string;
  /** A small text; null where there is none. */
  read(name: string): Promise<string | null>;
  /** In bytes; null where there is no such file. */
  size(name: string): Promise<number | null>;
  writeText(name: string, text: string): Promise<void>;
  /** Writes the rows of a query as ClickHouse formats them, in constant memory here. */
  writeRows(
    name: string,
    query: RowsQuery,
    format: FileFormat,
    signal: AbortSignal,
  ): Promise<{ readonly rows: number; readonly bytes: number; readonly sha256: string }>;
  remove(name: string): Promise<void>;
}
