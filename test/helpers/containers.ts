import { readFile } from 'node:fs/promises';
import path from 'node:path';
import { parse } from 'yaml';

/** Addresses of the stores of a test run. */
export interface Servers {
  readonly databaseUrl: string;
  /** The same Postgres as ClickHouse reaches it. */
  readonly dictionaryDatabaseUrl: string;
  readonly clickhouseUrl: string;
}

const ACCOUNT = { user: 'test', password: 'test', database: 'test' };

/** The images that docker-compose.yml brings up. */
async function images(): Promise<{ postgres: string; clickhouse: string }> {
  const file = path.join(import.meta.dirname, '../../docker-compose.yml');
  const { services } = parse(await readFile(file, 'utf8'));
  return { postgres: services.postgres.image, clickhouse: services.clickhouse.image };
}

/**
 * Postgres and ClickHouse of the versions that production has, in containers.
 * @throws Error of one line where no container engine answers.
 */
export async function startContainers(): Promise<Servers & { stop(): Promise<void> }> {
  const { GenericContainer, getContainerRuntimeClient, Network, Wait } = await import('testcontainers');
  await getContainerRuntimeClient().catch((error: Error) => {
    const [reason] = error.message.split('\n', 1);
    throw new Error(
      `TEST_STORES=containers: no container engine answers (${reason}). Start one, or leave TEST_STORES out to test with the embedded stores.`,
    );
  });
  const image = await images();
  const network = await new Network().start();
  const [postgres, clickhouse] = await Promise.all([
    new GenericContainer(image.postgres)
      .withNetwork(network)
      .withNetworkAliases('postgres')
      .withEnvironment({
        POSTGRES_USER: ACCOUNT.user,
        POSTGRES_PASSWORD: ACCOUNT.password,
        POSTGRES_DB: ACCOUNT.database,
      })
      .withExposedPorts(5432)
      // Its first start, which makes the database, listens on no port.
      .withWaitStrategy(Wait.forSuccessfulCommand(`pg_isready -h 127.0.0.1 -U ${ACCOUNT.user}`))
      .start(),
    new GenericContainer(image.clickhouse)
      .withNetwork(network)
      .withEnvironment({
        CLICKHOUSE_USER: ACCOUNT.user,
        CLICKHOUSE_PASSWORD: ACCOUNT.password,
        CLICKHOUSE_DB: ACCOUNT.database,
        CLICKHOUSE_DEFAULT_ACCESS_MANAGEMENT: '1',
        TZ: 'UTC',
      })
      .withUlimits({ nofile: { soft: 262_144, hard: 262_144 } })
      .withExposedPorts(8123)
      .withWaitStrategy(Wait.forHttp('/ping', 8123))
      .start(),
  ]);
  const { user, password, database } = ACCOUNT;
  const at = (protocol: string, host: string, port: number) =>
    `${protocol}://${user}:${password}@${host}:${port}/${database}`;
  return {
    databaseUrl: at('postgres', postgres.getHost(), postgres.getMappedPort(5432)),
    dictionaryDatabaseUrl: at('postgres', 'postgres', 5432),
    clickhouseUrl: at('http', clickhouse.getHost(), clickhouse.getMappedPort(8123)),
    async stop() {
      await Promise.all([postgres.stop(), clickhouse.stop()]);
      await network.stop();
    },
  };
}
