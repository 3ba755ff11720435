import { mkdtemp, rm, writeFile } from 'node:fs/promises';
import os from 'node:os';
import path from 'node:path';
import { rollupMigration } from '../src/catalogue/rollup-migration.ts';
import { CommandError, print, readOptions, runCommand } from '../src/commands/command.ts';
import { isRollupChange } from '../src/ingest/rollup-changes.ts';
import { loadConfig } from '../src/runtime/config.ts';
import { openStores } from '../src/stores/index.ts';
import { migrate } from '../src/stores/migrate.ts';
import { filesOf } from '../src/stores/migration-files.ts';

/*
 * npm run -s rollups -- NAME: writes clickhouse/NNNN_measures_NAME.sql, the migration that a change of
 * src/catalogue/measures.ts needs. It is compared with stores of its own, made anew from the migrations there are.
 */
await runCommand(async () => {
  const { positionals } = readOptions({}, process.argv.slice(2), {
    help: {
      name: 'rollups',
      about: 'Writes the migration that a change of src/catalogue/measures.ts needs.',
    },
    words: 'NAME',
  });
  const [name = ''] = positionals;
  const newest = Number((await filesOf('clickhouse')).at(-1)?.slice(0, 4));
  const file = `${String(newest + 1).padStart(4, '0')}_measures_${name}.sql`;
  if (!/^[a-z][a-z0-9_]*$/.test(name) || !isRollupChange(file)) {
    throw new CommandError('invalid_option', 'give one NAME of small letters, digits and underscores');
  }
  const dataDir = await mkdtemp(path.join(os.tmpdir(), 'answer-visibility-rollups-'));
  try {
    const stores = await openStores(loadConfig({ DATA_DIR: dataDir }), { role: 'command' });
    const statements = await migrate(stores)
      .then(() => rollupMigration(stores.clickhouse))
      .finally(() => stores.close());
    if (statements.length > 0) {
      const head =
        '-- Written by npm run -s rollups: a measure of src/catalogue/measures.ts has changed. Each brand is rewritten after it.\n';
      await writeFile(
        path.join('clickhouse', file),
        `${head}${statements.map((one) => `${one};\n`).join('\n')}`,
      );
    }
    print({ written: statements.length > 0 ? `clickhouse/${file}` : null, statements: statements.length });
    return 0;
  } finally {
    await rm(dataDir, { recursive: true, force: true });
  }
});
