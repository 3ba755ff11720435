import { writeFile } from 'node:fs/promises';
import path from 'node:path';
import { rollupMigration } from '../src/catalogue/rollup-migration.ts';
import { CommandError, print, readOptions, runCommand } from '../src/commands/command.ts';
import { withOwnStores } from '../src/commands/own-stores.ts';
import { isRollupChange } from '../src/ingest/reprocess/rollup-changes.ts';
import { migrate } from '../src/stores/migrations/migrate.ts';
import { filesOf } from '../src/stores/migrations/migration-files.ts';

/* npm run -s rollups -- NAME: writes clickhouse/NNNN_measures_NAME.sql, the migration that a change of
   src/catalogue/measures.ts needs. It compares with stores of its own, created from the existing
   migrations. */
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
  const statements = await withOwnStores(async (stores) => {
    await migrate(stores);
    return rollupMigration(stores.clickhouse);
  });
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
});
