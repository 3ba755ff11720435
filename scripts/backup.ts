import { backUp } from '../src/backup/backup.ts';
import { CommandError, print, readOptions, runCommand, tell } from '../src/commands/command.ts';
import { laterProgress } from '../src/commands/progress.ts';
import { loadConfig } from '../src/runtime/config.ts';
import { createLogger, logTo } from '../src/runtime/log.ts';
import { stopRequest } from '../src/runtime/stopping.ts';

await runCommand(async (withStores) => {
  const { options } = readOptions(
    { out: { type: 'text', required: true, value: 'DIR' } },
    process.argv.slice(2),
    { help: { name: 'backup', about: 'Saves both stores as of one moment, while the service runs.' } },
  );
  const stopping = new AbortController();
  void stopRequest(createLogger(loadConfig(process.env), logTo(2))).then(() =>
    stopping.abort(new CommandError('stopped', 'stopped; what is written is no backup')),
  );
  return withStores(async (stores) => {
    const progress = laterProgress('Backing up', 'brands');
    const backup = await backUp(stores, options.out, {
      signal: stopping.signal,
      onProgress: progress.update,
      onDifference: (brand_id, missing) => tell(JSON.stringify({ brand_id, missing })),
    });
    progress.stop();
    print(backup);
    if (backup.differences === 0) return 0;
    tell('The backup has what is stored, which is not what was accepted: npm run -s audit -- tells more');
    return 1;
  });
});
