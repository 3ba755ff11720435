import { CommandError, print, readOptions, runCommand, tell } from '../src/commands/command.ts';
import { readDays } from '../src/commands/days.ts';
import { startProgress } from '../src/commands/progress.ts';
import { createAnalyst } from '../src/extraction/tone/analyst.ts';
import { loadBrand } from '../src/ingest/ingest-brand.ts';
import { ALL_DAYS, reextractBrand } from '../src/ingest/reextract.ts';
import { removeOldRows } from '../src/ingest/rewrite.ts';
import { suggestCompetitors } from '../src/ingest/suggestions.ts';
import { loadConfig } from '../src/runtime/config.ts';

/* npm run -s reextract -- --brand ID [--start-date D] [--end-date D]: today's names and rules for stored texts. */
await runCommand(async (withStores) => {
  const { options } = readOptions(
    {
      brand: { type: 'id', required: true, value: 'ID' },
      'start-date': { type: 'text', value: 'YYYY-MM-DD' },
      'end-date': { type: 'text', value: 'YYYY-MM-DD' },
    },
    process.argv.slice(2),
  );
  const days = readDays(options['start-date'] ?? ALL_DAYS.start, options['end-date'] ?? ALL_DAYS.end);
  const config = loadConfig(process.env);
  const analyst = createAnalyst(config);
  if (analyst) tell(`Sentiments by the ${analyst.name}, asked once for each answer`);
  return withStores(async (stores) => {
    const brand = await loadBrand(stores.postgres, options.brand);
    if (!brand) throw new CommandError('not_found', `there is no brand ${options.brand}`);
    await removeOldRows(stores, brand);
    const progress = startProgress('Extracting', null, 'answers');
    const counts = await reextractBrand(stores, brand, {
      ...days,
      analyst,
      onProgress: (done) => progress.update(done),
    }).finally(() => progress.stop());
    const suggested = await suggestCompetitors(stores, brand, config, { analyst });
    print({ ...counts, suggested });
    return 0;
  });
});
