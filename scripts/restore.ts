import { requireOfThisVersion, restore } from '../src/backup/restore.ts';
import { print, readOptions, runCommand, tell } from '../src/commands/command.ts';
import { laterProgress } from '../src/commands/progress.ts';
import type { Stores } from '../src/stores/stores.ts';

await runCommand(async (withStores) => {
  const { options } = readOptions(
    { from: { type: 'text', required: true, value: 'DIR' } },
    process.argv.slice(2),
    { help: { name: 'restore', about: 'Restores a backup into an empty installation, and audits it.' } },
  );
  const { sha256 } = await requireOfThisVersion(options.from);
  if (sha256 === undefined) {
    tell('The manifest is of an older version, without a checksum: damage to it goes unnoticed');
  }
  const restoreInto = async (stores: Stores) => {
    const progress = laterProgress('Restoring', 'files');
    const restored = await restore(stores, options.from, {
      onProgress: progress.update,
      onDifference: (difference) => tell(JSON.stringify(difference)),
    });
    progress.stop();
    print(restored);
    return restored.differences === 0 ? 0 : 1;
  };
  return withStores(restoreInto, { makesStores: true });
});
