import { backUp } from '../src/backup/backup.ts';
import { print, readOptions, runCommand, tell } from '../src/commands/command.ts';
import { laterProgress } from '../src/commands/progress.ts';
import { stopSignal } from '../src/commands/stop-signal.ts';

await runCommand(async (withStores) => {
  const { options } = readOptions(
    { out: { type: 'text', required: true, value: 'DIR' } },
    process.argv.slice(2),
    { help: { name: 'backup', about: 'Saves both stores as of one moment, while the service runs.' } },
  );
  const signal = stopSignal('stopped; the written files are no backup');
  return withStores(async (stores) => {
    const progress = laterProgress('Backing up', 'brands');
    const backup = await backUp(stores, options.out, {
      signal,
      onProgress: progress.update,
      onDifference: (brand_id, missing) => tell(JSON.stringify({ brand_id, missing })),
    });
    progress.stop();
    print(backup);
    if (backup.brands === 0) {
      tell('The backup has no brands: are DATA_DIR, or DATABASE_URL, those of the service?');
    }
    if (backup.differences === 0) return 0;
    tell(
      'The backup holds the stored answers, which differ from the ledger: npm run -s audit shows the differences',
    );
    return 1;
  });
});
