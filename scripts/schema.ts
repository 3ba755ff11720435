import { writeFile } from 'node:fs/promises';
import path from 'node:path';
import { print, readOptions, runCommand } from '../src/commands/command.ts';
import { withOwnStores } from '../src/commands/own-stores.ts';
import { migrate } from '../src/stores/migrations/migrate.ts';
import { clickhouseSchema, postgresSchema, SCHEMA_FILE } from '../src/stores/migrations/schema.ts';

await runCommand(async () => {
  readOptions({}, process.argv.slice(2), {
    help: {
      name: 'schema',
      about: 'Migrates empty stores of its own and writes their schema beside the numbered files.',
    },
  });
  const texts = await withOwnStores(async (stores) => {
    await migrate(stores);
    return {
      postgres: await postgresSchema(stores.postgres),
      clickhouse: await clickhouseSchema(stores.clickhouse, 'default'),
    };
  });
  for (const [store, text] of Object.entries(texts)) {
    await writeFile(path.join(import.meta.dirname, '..', store, SCHEMA_FILE), text);
  }
  print({ written: Object.keys(texts).map((store) => `${store}/${SCHEMA_FILE}`) });
  return 0;
});
