import http from 'node:http';
import https from 'node:https';
import {
  type ClickHouseClient,
  ClickHouseLogLevel,
  type ClickHouseSettings,
  createClient,
} from '@clickhouse/client';
import type { CompiledQuery } from './brand-scope.ts';
import { CLUSTER_SETTINGS, type Cluster } from './cluster.ts';
import { createLivenessProbe } from './liveness-probe.ts';
import { createResultReader, type RawResult } from './result-reader.ts';

/** The store of answers; `cluster` is null where it is a single server. */
export interface ClickHouse extends ClickHouseClient {
  readonly cluster: Cluster | null;
  /**
   * Runs a query whose result is streamed; its FORMAT is part of it. When `signal` aborts, the query is
   * stopped in ClickHouse and the stream breaks off.
   * @throws ClickHouseError with ClickHouse's code; the error of the connection, or of the abort.
   */
  read(query: CompiledQuery, settings: ClickHouseSettings, signal: AbortSignal): Promise<RawResult>;
}

/** Maximum time of one query, in seconds; also sent to ClickHouse, which stops it by itself. */
export const QUERY_SECONDS = 30;

/**
 * Timeout in milliseconds without a byte for statements without a time limit (`max_execution_time: 0`), which
 * send nothing before they are done: with the usual 35 s, an audit, a restore or a migration of a large store
 * was cut off. A day is enough, as the server is pinged meanwhile.
 */
const ANY_TIME = 86_400_000;

/** Milliseconds until the server is pinged during a long statement, and for its reply. */
const LONG = { suspicious: 30_000, patience: 30_000 };

/** Milliseconds for which a connection is kept between two statements: servers close it after 3 s or 10 s. */
const IDLE = 2_500;

/**
 * Connections for statements of one kind. Node.js closes idle ones: the client's own timers
 * (`idle_socket_ttl`, @clickhouse/client 1.23.1) forget one where a caller aborts before its statement has a
 * connection, and close the connection 2.5 s later under the next user.
 */
function agentFor(clickhouseUrl: string, maxSockets: number): http.Agent {
  const { Agent } = new URL(clickhouseUrl).protocol === 'https:' ? https : http;
  return new Agent({ keepAlive: true, maxSockets, timeout: IDLE });
}

/** The database an address names. */
export const databaseOf = (clickhouseUrl: string): string =>
  decodeURIComponent(new URL(clickhouseUrl).pathname.slice(1)) || 'default';

export interface ClickHouseOptions {
  /** Number of results read, and of other queries running, at once from this process. */
  readonly connections?: number;
  /** The name of the cluster that the server is a node of. */
  readonly cluster?: string | undefined;
  /** Postgres server of its dictionaries: where that hangs, queries are cancelled. */
  readonly databaseUrl?: string;
  /** Milliseconds without a byte after which a query with a time limit has failed. */
  readonly patience?: number;
}

/** Name of this client in ClickHouse's query log. */
const APPLICATION = 'answer-visibility';

/**
 * Settings of every query: those that change a result or a format and whose defaults differ between versions.
 */
const SETTINGS: ClickHouseSettings = {
  max_execution_time: QUERY_SECONDS,
  date_time_output_format: 'iso',
  output_format_json_quote_64bit_integers: 0,
  output_format_json_quote_denormals: 0,
  output_format_json_escape_forward_slashes: 0,
  join_use_nulls: 1,
};

type Statements = Pick<ClickHouseClient, 'query' | 'command' | 'exec' | 'close'>;

/** The statements of a client as they are, for who puts others in their place. */
const statementsOf = (client: ClickHouseClient): Statements => ({
  query: client.query.bind(client),
  command: client.command.bind(client),
  exec: client.exec.bind(client),
  close: client.close.bind(client),
});

interface Abortable {
  abort_signal?: AbortSignal;
}

/** Runs what is sent with some parameters, which may get another signal. */
type QueryRun = <Params extends Abortable, T>(
  params: Params,
  run: (sent: Params) => Promise<T>,
) => Promise<T>;

/** Runs what is sent for as long as ClickHouse is there. */
const watchedBy =
  ({ whileThere }: ReturnType<typeof createLivenessProbe>): QueryRun =>
  (params, run) =>
    whileThere(params.abort_signal, (abort_signal) => run({ ...params, abort_signal }));

interface Results {
  read(query: CompiledQuery, settings: ClickHouseSettings, signal: AbortSignal): Promise<RawResult>;
  close(): void;
}

/** Senders of statements with the same time limit. */
interface Clients {
  readonly statements: Statements;
  readonly results: Results;
  /** Runner of changing statements; reading ones are always watched. */
  readonly changing: QueryRun;
}

/** A client of the store of answers. */
export function openClickHouse(
  clickhouseUrl: string,
  {
    connections = 16,
    cluster: name,
    databaseUrl,
    patience = (QUERY_SECONDS + 5) * 1000,
  }: ClickHouseOptions = {},
): ClickHouse {
  const cluster = name === undefined ? null : { name, database: databaseOf(clickhouseUrl) };
  const settings = { ...SETTINGS, ...(cluster === null ? {} : CLUSTER_SETTINGS) };
  const pulse = createLivenessProbe(clickhouseUrl, { databaseUrl });
  const connect = (request_timeout: number) =>
    createClient({
      url: clickhouseUrl,
      application: APPLICATION,
      http_agent: agentFor(clickhouseUrl, connections),
      request_timeout,
      keep_alive: { enabled: true, idle_socket_ttl: 0 },
      log: { level: ClickHouseLogLevel.OFF },
      clickhouse_settings: settings,
    });
  // Results have connections of their own, since streamed ones stay there for as long as their readers take.
  const resultsWithin = (patience: number): Results => {
    const agent = agentFor(clickhouseUrl, connections);
    const database = databaseOf(clickhouseUrl);
    const options = { agent, application: APPLICATION, database, settings, patience, watch: pulse.watch };
    return { read: createResultReader(clickhouseUrl, options), close: () => agent.destroy() };
  };
  const client = connect(patience);
  const reading = watchedBy(pulse);
  const usual: Clients = {
    statements: statementsOf(client),
    results: resultsWithin(patience),
    changing: (params, run) => run(params),
  };
  const patient: Clients = {
    statements: connect(ANY_TIME),
    results: resultsWithin(ANY_TIME),
    changing: watchedBy(createLivenessProbe(clickhouseUrl, LONG)),
  };
  const clientsFor = (settings: ClickHouseSettings | undefined) =>
    settings?.max_execution_time === 0 ? patient : usual;
  return Object.assign(client, {
    cluster,
    read: (query: CompiledQuery, settings: ClickHouseSettings, signal: AbortSignal) =>
      clientsFor(settings).results.read(query, settings, signal),
    query: ((params) => {
      const { statements } = clientsFor(params.clickhouse_settings);
      return reading(params, (sent) => statements.query(sent));
    }) as typeof client.query,
    command: ((params) => {
      const { statements, changing } = clientsFor(params.clickhouse_settings);
      return changing(params, (sent) => statements.command(sent));
    }) as typeof client.command,
    exec: ((params) => {
      const { statements, changing } = clientsFor(params.clickhouse_settings);
      return changing(params, (sent) => statements.exec(sent));
    }) as typeof client.exec,
    close: async () => {
      const all = [usual, patient].flatMap(({ statements, results }) => [statements, results]);
      await Promise.all(all.map((one) => one.close()));
    },
  });
}
