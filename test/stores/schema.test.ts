import { readFile } from 'node:fs/promises';
import path from 'node:path';
import { expect, it } from 'vitest';
import { databaseOf } from '../../src/stores/clickhouse.ts';
import { missingMigrations } from '../../src/stores/migrations/applied-migrations.ts';
import { clickhouseSchema, postgresSchema, SCHEMA_FILE } from '../../src/stores/migrations/schema.ts';
import { closeAfterTest, createTestStores } from '../helpers/stores.ts';

const written = (store: string) =>
  readFile(path.join(import.meta.dirname, '../..', store, SCHEMA_FILE), 'utf8');

const TOLD = 'is not what the migrations make: run "npm run -s schema"';

// Another version of a server tells the same in other words.
it.skipIf(process.env.TEST_STORES === 'containers' || process.env.DATABASE_URL)(
  'is written beside the migrations as they make it, and is none of them',
  async () => {
    const stores = await createTestStores();
    closeAfterTest(stores);
    const { postgres, clickhouse, environment } = stores;
    expect(await missingMigrations(stores)).toEqual([]);
    expect(await postgresSchema(postgres), `postgres/${SCHEMA_FILE} ${TOLD}`).toBe(await written('postgres'));
    expect(
      await clickhouseSchema(clickhouse, databaseOf(environment.CLICKHOUSE_URL)),
      `clickhouse/${SCHEMA_FILE} ${TOLD}`,
    ).toBe(await written('clickhouse'));
  },
);
