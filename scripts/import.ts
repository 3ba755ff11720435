import { CommandError, print, readOptions, runCommand, tell } from '../src/commands/command.ts';
import { startProgress } from '../src/commands/progress.ts';
import { importLines } from '../src/ingest/importer.ts';
import { loadBrand } from '../src/ingest/ingest-brand.ts';
import { rereadBrand } from '../src/ingest/rereading.ts';
import { readSourceLines, totalBytes } from '../src/ingest/source-lines.ts';
import { suggestCompetitors } from '../src/ingest/suggestions.ts';
import { createReader } from '../src/providers/reader/index.ts';
import { loadConfig } from '../src/runtime/config.ts';

/* npm run -s import -- --brand ID [--prompts paused|active] FILE.ndjson [more files, or - for standard input] */

const tellLine = (source: string, number: number, reason: string) => tell(`${source}:${number}: ${reason}`);

await runCommand(async (withStores) => {
  const { options, positionals } = readOptions(
    {
      brand: { type: 'id', required: true, value: 'ID' },
      prompts: { type: 'text', value: 'paused|active' },
    },
    process.argv.slice(2),
    Number.POSITIVE_INFINITY,
  );
  if (positionals.length === 0) {
    throw new CommandError('invalid_option', 'name at least one FILE.ndjson, or - for standard input');
  }
  if (positionals.filter((input) => input === '-').length > 1) {
    throw new CommandError('invalid_option', 'standard input (-) is named more than once');
  }
  const { prompts = 'paused' } = options;
  if (prompts !== 'paused' && prompts !== 'active') {
    throw new CommandError(
      'invalid_option',
      `--prompts must be paused or active, not ${JSON.stringify(prompts)}: what becomes of prompts that the import creates`,
    );
  }
  const config = loadConfig(process.env);
  const bytes = await totalBytes(positionals).catch((error: Error) => {
    throw new CommandError('invalid_file', error.message);
  });
  const counts = await withStores(async (stores) => {
    const brand = await loadBrand(stores.postgres, options.brand);
    if (!brand) throw new CommandError('not_found', `there is no brand ${options.brand}`);
    const progress = startProgress('Importing', bytes, 'bytes');
    let read = 0;
    try {
      const counts = await importLines(stores, {
        brand,
        lines: readSourceLines(positionals, (length) => {
          read += length;
          progress.update(read);
        }),
        prompts,
        onReject: tellLine,
        onDrop: tellLine,
      });
      progress.stop();
      const reading = startProgress('Reading stored answers with new names', null, 'answers');
      const options = {
        reader: createReader(config),
        onProgress: (done: number) => reading.update(done),
      };
      const suggested = await suggestCompetitors(stores, brand, config, options);
      // Also where the file itself brought names.
      await rereadBrand(stores, brand, options);
      reading.stop();
      if (suggested.length > 0) tell(`Suggested competitors: ${suggested.join(', ')}`);
      return counts;
    } finally {
      progress.stop();
    }
  });
  print(counts);
  return counts.rejected > 0 ? 1 : 0;
});
