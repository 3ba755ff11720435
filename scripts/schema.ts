import { mkdtemp, rm, writeFile } from 'node:fs/promises';
import os from 'node:os';
import path from 'node:path';
import { print, readOptions, runCommand } from '../src/commands/command.ts';
import { openStores } from '../src/stores/index.ts';
import { migrate } from '../src/stores/migrate.ts';
import { clickhouseSchema, postgresSchema, SCHEMA_FILE } from '../src/stores/schema.ts';

await runCommand(async () => {
  readOptions({}, process.argv.slice(2), {
    help: {
      name: 'schema',
      about: 'Migrates empty stores of its own and writes their schema beside the numbered files.',
    },
  });
  const folder = await mkdtemp(path.join(os.tmpdir(), 'answer-visibility-schema-'));
  try {
    const stores = await openStores({ DATA_DIR: folder }, { role: 'command' });
    try {
      await migrate(stores);
      const texts = {
        postgres: await postgresSchema(stores.postgres),
        clickhouse: await clickhouseSchema(stores.clickhouse, 'default'),
      };
      for (const [store, text] of Object.entries(texts)) {
        await writeFile(path.join(import.meta.dirname, '..', store, SCHEMA_FILE), text);
      }
      print({ written: Object.keys(texts).map((store) => `${store}/${SCHEMA_FILE}`) });
      return 0;
    } finally {
      await stores.close();
    }
  } finally {
    await rm(folder, { recursive: true, force: true });
  }
});
