import type { ClickHouseSettings } from '@clickhouse/client';

/*
 * With what the two kinds of INSERT into `answers` are sent: those of answers that were accepted, and those that write a
 * brand anew.
 */

/**
 * The views behind `answers` have grouped their rows by the keys of the tables they fill. That ClickHouse looks for rows
 * to add up once more took a tenth of an INSERT's processor time (20,000 answers: 2.39 and 2.14 s, medians of five in turns).
 */
const AS_GROUPED = { optimize_on_insert: 0 } as const;

/**
 * Settings that make an INSERT one step that can be repeated: the token stands for the batch in `answers` and, with
 * the second setting, in every table the views fill; one block in, so that the blocks of a repetition are
 * the same. The defaults of all of these differ between versions.
 */
export const EXACTLY_ONCE = {
  ...AS_GROUPED,
  insert_deduplicate: 1,
  // Overrides the one above since it exists.
  deduplicate_insert: 'enable',
  deduplicate_blocks_in_dependent_materialized_views: 1,
  async_insert: 0,
  input_format_parallel_parsing: 0,
  max_insert_block_size: '10000000',
  min_insert_block_size_rows: '10000000',
  min_insert_block_size_bytes: '10000000000',
  max_partitions_per_insert_block: '0',
  max_insert_threads: '1',
  parallel_view_processing: 0,
} as const;

/** Rows of a new epoch were never written before, so there is nothing they could repeat. */
export const NEW_EPOCH: ClickHouseSettings & Record<string, string | number> = {
  ...AS_GROUPED,
  insert_deduplicate: 0,
  deduplicate_insert_select: 'disable',
  max_execution_time: 0,
  max_insert_threads: '1',
  // Ids of a span's answers stand in the text.
  max_query_size: '100000000',
};
