import { CommandError, print, readOptions, runCommand, tell } from '../src/commands/command.ts';
import { readDays } from '../src/commands/days.ts';
import { startProgress } from '../src/commands/progress.ts';
import { requireBrand } from '../src/commands/require-brand.ts';
import { tellUnread } from '../src/commands/tell-unread.ts';
import type { IngestBrand } from '../src/ingest/brands/ingest-brand.ts';
import { ALL_DAYS, countAnswers, reextractBrand } from '../src/ingest/reprocess/reextract.ts';
import { removeOldRows } from '../src/ingest/reprocess/rewrite.ts';
import { suggestCompetitors } from '../src/ingest/reprocess/suggestions.ts';
import { dollars, type TokenPrice } from '../src/plans/prices.ts';
import { costOfReading } from '../src/plans/readers.ts';
import { READERS, requireReader } from '../src/plans/switch-reader.ts';
import { createReader, type ModelReader } from '../src/providers/reader/index.ts';
import { type Config, loadConfig } from '../src/runtime/config.ts';
import type { Stores } from '../src/stores/stores.ts';

/**
 * Requested model, or the one that the brand has switched on; null where the rules read.
 * @throws CommandError
 */
function readerOf(config: Config, brand: IngestBrand, wanted: string | undefined): ModelReader | null {
  const isWanted = wanted === undefined ? brand.readByModel : requireReader(wanted) === 'model';
  if (!isWanted) return null;
  const reader = createReader(config);
  if (reader === null && wanted !== undefined) {
    throw new CommandError('invalid_option', '--reader model needs EXTRACTION_MODEL, which names one');
  }
  return reader;
}

/** Answers to read, their reader, and the likely cost in US dollars; null where unknown. */
async function planOf(
  { postgres, clickhouse }: Stores,
  brand: IngestBrand,
  days: { readonly start: string; readonly end: string },
  reader: ModelReader | null,
  price: TokenPrice | null,
) {
  const { answers, given } = await countAnswers(clickhouse, brand, days);
  const each = reader === null ? 0 : await costOfReading(postgres, brand, reader.model, price);
  const cost = answers === 0 ? 0 : dollars(each === null ? null : each * answers);
  return { reader: reader?.model ?? 'rules', answers, given, cost };
}

await runCommand(async (withStores) => {
  const { options } = readOptions(
    {
      brand: { type: 'id', required: true },
      'start-date': { type: 'text', value: 'YYYY-MM-DD' },
      'end-date': { type: 'text', value: 'YYYY-MM-DD' },
      reader: { type: 'text', value: READERS.join('|') },
      plan: { type: 'switch' },
    },
    process.argv.slice(2),
    {
      help: {
        name: 'reextract',
        about:
          "Reads stored answers again with today's names and rules, or by the model, of all days or some; --plan shows their number and cost, and reads none.",
      },
    },
  );
  const days = readDays(options['start-date'] ?? ALL_DAYS.start, options['end-date'] ?? ALL_DAYS.end);
  const config = loadConfig(process.env);
  return withStores(async (stores) => {
    const brand = await requireBrand(stores.postgres, options.brand);
    const reader = readerOf(config, brand, options.reader);
    if (options.plan || reader !== null) {
      const plan = await planOf(stores, brand, days, reader, config.EXTRACTION_PRICE ?? null);
      if (options.plan) {
        print(plan);
        return 0;
      }
      const cost = plan.cost === null ? 'an unknown cost' : `about $${plan.cost}`;
      tell(`Answers that the ${reader?.name} is asked to read, once each: ${plan.answers}, at ${cost}`);
    }
    await removeOldRows(stores, brand);
    const progress = startProgress('Extracting', null, 'answers');
    const counts = await reextractBrand(stores, brand, {
      ...days,
      reader,
      onProgress: progress.update,
      onUnread: tellUnread,
    });
    progress.stop();
    const suggested = await suggestCompetitors(stores, brand, config, {
      ...{ reader, evenIfOff: true },
      onUnread: tellUnread,
    });
    print({ ...counts, suggested });
    return 0;
  });
});
