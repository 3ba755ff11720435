import { print, readOptions, runCommand, tell } from '../src/commands/command.ts';
import { readDays } from '../src/commands/days.ts';
import { startProgress } from '../src/commands/progress.ts';
import { requireBrand } from '../src/commands/require-brand.ts';
import { tellUnread } from '../src/commands/tell-unread.ts';
import { ALL_DAYS, reextractBrand } from '../src/ingest/reextract.ts';
import { removeOldRows } from '../src/ingest/rewrite.ts';
import { suggestCompetitors } from '../src/ingest/suggestions.ts';
import { createReader } from '../src/providers/reader/index.ts';
import { loadConfig } from '../src/runtime/config.ts';

await runCommand(async (withStores) => {
  const { options } = readOptions(
    {
      brand: { type: 'id', required: true },
      'start-date': { type: 'text', value: 'YYYY-MM-DD' },
      'end-date': { type: 'text', value: 'YYYY-MM-DD' },
    },
    process.argv.slice(2),
    {
      help: {
        name: 'reextract',
        about: "Reads stored texts with today's names and rules, those of all days or of some.",
      },
    },
  );
  const days = readDays(options['start-date'] ?? ALL_DAYS.start, options['end-date'] ?? ALL_DAYS.end);
  const config = loadConfig(process.env);
  const reader = createReader(config);
  if (reader) tell(`Answers are read by the ${reader.name}, asked once for each`);
  return withStores(async (stores) => {
    const brand = await requireBrand(stores.postgres, options.brand);
    await removeOldRows(stores, brand);
    const progress = startProgress('Extracting', null, 'answers');
    const counts = await reextractBrand(stores, brand, {
      ...days,
      reader,
      onProgress: progress.update,
      onUnread: tellUnread,
    });
    progress.stop();
    const suggested = await suggestCompetitors(stores, brand, config, { reader, onUnread: tellUnread });
    print({ ...counts, suggested });
    return 0;
  });
});
