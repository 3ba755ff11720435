import { z } from 'zod';
import type { ClickHouse } from '../stores/clickhouse.ts';
import { formatted } from '../stores/file-rows.ts';
import { queryRows } from '../stores/rows.ts';
import { EXPORT_LIMITS, type Target } from './target.ts';

/** Objects are replaced, and a missing one has no rows. */
const S3 = { ...EXPORT_LIMITS, s3_truncate_on_insert: 1, s3_ignore_file_doesnt_exist: 1 } as const;

const Text = z.object({ text: z.string() });
const Size = z.object({ bytes: z.number() });
const Written = Size.extend({ sha256: z.string() });

/**
 * Bucket that the ClickHouse server writes and reads with the credentials of its own configuration: no data
 * passes through this process. An object is there whole or not at all. ClickHouse deletes no objects, so an
 * obsolete one is emptied.
 */
export function openBucket(clickhouse: ClickHouse, address: string): Target {
  const at = (name: string) => `${address.replace(/\/$/, '')}/${name}`;

  async function select<Row>(schema: z.ZodType<Row>, name: string, columns: string): Promise<Row | null> {
    const sql = `SELECT ${columns} FROM s3({url:String}, 'RawBLOB')`;
    const options = { settings: S3 };
    return (await queryRows(clickhouse, schema, { sql, params: { url: at(name) } }, options))[0] ?? null;
  }

  const writeText = async (name: string, text: string) => {
    await clickhouse.command({
      query: "INSERT INTO FUNCTION s3({url:String}, 'RawBLOB', 'raw_blob String') SELECT {text:String}",
      query_params: { url: at(name), text },
      clickhouse_settings: S3,
    });
  };

  return {
    locationOf: at,
    read: async (name) => (await select(Text, name, 'raw_blob AS text'))?.text ?? null,
    size: async (name) => (await select(Size, name, 'toUInt32(length(raw_blob)) AS bytes'))?.bytes ?? null,
    remove: (name) => writeText(name, ''),
    writeText,
    async writeRows(name, rows, format, signal) {
      const { select: query, format: formatName, settings } = formatted(rows, format);
      const { summary } = await clickhouse.command({
        query: `INSERT INTO FUNCTION s3({s3_url:String}, '${formatName}')\n${query}`,
        query_params: { ...rows.query.params, s3_url: at(name) },
        abort_signal: signal,
        clickhouse_settings: { ...S3, ...settings },
      });
      const written = await select(
        Written,
        name,
        'toUInt32(length(raw_blob)) AS bytes, lower(hex(SHA256(raw_blob))) AS sha256',
      );
      if (!written) throw new Error(`${at(name)} was written and is not there`);
      return { rows: Number(summary?.written_rows ?? 0), ...written };
    },
  };
}
