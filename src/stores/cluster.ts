import type { ClickHouseSettings } from '@clickhouse/client';

/** A cluster as ClickHouse's own configuration names it, and the database that holds our tables on every node. */
export interface Cluster {
  readonly name: string;
  readonly database: string;
}

/**
 * Settings of every query on a cluster. Rows of a brand are on one shard, so reads query that one only and a
 * subquery's table means its part there. An INSERT returns once a majority of the shard's replicas has it;
 * the first replica that answers serves all reads and writes, so that an answer just written is found again.
 */
export const CLUSTER_SETTINGS = {
  optimize_skip_unused_shards: 1,
  distributed_product_mode: 'local',
  distributed_foreground_insert: 1,
  parallel_distributed_insert_select: '0',
  load_balancing: 'in_order',
  insert_quorum: 'auto',
  insert_quorum_timeout: 20_000,
} as ClickHouseSettings;

/**
 * Deduplication window for repeated batches: as many as without replicas, for a week; ClickHouse's default is
 * an hour.
 */
const DEDUPLICATION =
  'replicated_deduplication_window = 10000, replicated_deduplication_window_seconds = 604800';

/** The table on each node that holds its shard's rows. */
const local = (table: string) => `${table}_local`;

/** A table of each shard as a statement names it: where there is no cluster, the table itself. */
export const shardTable = (cluster: Cluster | null, table: string): string =>
  cluster === null ? table : `${cluster.database}.${local(table)} ON CLUSTER ${cluster.name}`;

/** A dictionary as SYSTEM statements name it: that of every node where there is a cluster. */
export const dictionaryEverywhere = (cluster: Cluster | null, dictionary: string): string =>
  cluster === null ? dictionary : `ON CLUSTER ${cluster.name} ${cluster.database}.${dictionary}`;

/** Replicas of a shard share a path; a table that is the same everywhere has one path for all nodes. */
const replicated = (mergeTree: string, everywhere: boolean) =>
  everywhere
    ? `Replicated${mergeTree}('/clickhouse/tables/all/{database}/{table}', '{shard}-{replica}')`
    : `Replicated${mergeTree}('/clickhouse/tables/{shard}/{database}/{table}', '{replica}')`;

const TABLE = /^CREATE TABLE (IF NOT EXISTS )?(\w+) (\([\s\S]+\)\s+)ENGINE = (\w*MergeTree)\b([\s\S]*)$/;
const VIEW = /^CREATE MATERIALIZED VIEW (IF NOT EXISTS )?(\w+) TO (\w+) AS\s([\s\S]+)$/;
const DICTIONARY = /^CREATE OR REPLACE DICTIONARY (\w+) ([\s\S]+)$/;
const QUERY = /^ALTER TABLE (\w+) MODIFY QUERY\s([\s\S]+)$/;
const DROP = /^DROP (TABLE|VIEW) IF EXISTS (\w+)$/;
const COLUMNS = /^ALTER TABLE (\w+)\s+((?:ADD|MODIFY|DROP) COLUMN [\s\S]+)$/;
const INDEX = /^ALTER TABLE (\w+)\s+(ADD INDEX [\s\S]+)$/;

/** The table whose rows a view takes; no view of ours joins another. */
const SOURCE = /\bFROM (\w+)\b/g;

/** The SELECT of a view as it takes the rows of its shard. */
function ofShard(view: string, select: string, database: string): string {
  const sources = [...select.matchAll(SOURCE)];
  if (sources.length !== 1) throw new Error(`the view ${view} has not exactly one table`);
  return select.replace(SOURCE, (_, source: string) => `FROM ${database}.${local(source)}`);
}

/**
 * A statement of clickhouse/*.sql as a cluster runs it, on all nodes. A table of brands becomes a replicated
 * one per shard, `…_local`, and a distributed one of its own name, sharded by brand_no; views work from local
 * table to local table. A table without brands is the same on all nodes.
 * @throws Error for a statement of another kind, so that none runs on one node only.
 */
export function onCluster(statement: string, { name: cluster, database }: Cluster): string[] {
  const table = TABLE.exec(statement);
  if (table) {
    const [, unless = '', name = '', columns = '', mergeTree = '', rest = ''] = table;
    const everywhere = !/\bbrand_no\b/.test(columns);
    const settings = rest.replace(/\bnon_replicated_deduplication_window = 10000\b/, DEDUPLICATION);
    const create = (as: string) => `CREATE TABLE ${unless}${database}.${as} ON CLUSTER ${cluster}`;
    const rows = `${create(everywhere ? name : local(name))} ${columns}ENGINE = ${replicated(mergeTree, everywhere)}${settings}`;
    if (everywhere) return [rows];
    const distributed = `Distributed(${cluster}, ${database}, ${local(name)}, brand_no)`;
    return [rows, `${create(name)} AS ${database}.${local(name)}\nENGINE = ${distributed}`];
  }
  const view = VIEW.exec(statement);
  if (view) {
    const [, unless = '', name = '', target = '', select = ''] = view;
    return [
      `CREATE MATERIALIZED VIEW ${unless}${database}.${name} ON CLUSTER ${cluster} TO ${database}.${local(target)} AS\n${ofShard(name, select, database)}`,
    ];
  }
  const query = QUERY.exec(statement);
  if (query) {
    const [, name = '', select = ''] = query;
    return [
      `ALTER TABLE ${database}.${name} ON CLUSTER ${cluster} MODIFY QUERY\n${ofShard(name, select, database)}`,
    ];
  }
  const dictionary = DICTIONARY.exec(statement);
  if (dictionary) {
    return [
      `CREATE OR REPLACE DICTIONARY ${database}.${dictionary[1]} ON CLUSTER ${cluster} ${dictionary[2]}`,
    ];
  }
  const columns = COLUMNS.exec(statement);
  if (columns) {
    const [, name = '', changes] = columns;
    return [local(name), name].map(
      (one) => `ALTER TABLE ${database}.${one} ON CLUSTER ${cluster}\n  ${changes}`,
    );
  }
  const index = INDEX.exec(statement);
  if (index) {
    // A distributed table has no rows of its own.
    return [`ALTER TABLE ${database}.${local(index[1] ?? '')} ON CLUSTER ${cluster}\n  ${index[2]}`];
  }
  const drop = DROP.exec(statement);
  if (drop) {
    const [, kind = '', name = ''] = drop;
    // SYNC: the replicas' path is free again once the statement returns.
    return (kind === 'VIEW' ? [name] : [name, local(name)]).map(
      (one) => `DROP ${kind} IF EXISTS ${database}.${one} ON CLUSTER ${cluster} SYNC`,
    );
  }
  throw new Error(`a cluster cannot run: ${statement.slice(0, 60)}…`);
}
