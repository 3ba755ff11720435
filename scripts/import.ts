import path from 'node:path';
import { CommandError, print, readOptions, runCommand, tell } from '../src/commands/command.ts';
import { startProgress } from '../src/commands/progress.ts';
import { requireBrand } from '../src/commands/require-brand.ts';
import { tellUnread } from '../src/commands/tell-unread.ts';
import { unlessDeleted } from '../src/ingest/brands/deleted-meanwhile.ts';
import {
  differencesOf,
  type Exported,
  exportedBytes,
  openExported,
  requireIntact,
} from '../src/ingest/import/exported.ts';
import { adoptExported, exportedLines } from '../src/ingest/import/exported-lines.ts';
import { importLines } from '../src/ingest/import/import-lines.ts';
import { readSourceLines, totalBytes } from '../src/ingest/import/source-lines.ts';
import { rereadBrand } from '../src/ingest/reprocess/rereading.ts';
import { suggestCompetitors } from '../src/ingest/reprocess/suggestions.ts';
import { enterOfBrand } from '../src/people/audit-log.ts';
import { createReader } from '../src/providers/reader/index.ts';
import { type Config, loadConfig } from '../src/runtime/config.ts';
import { npmCommand } from '../src/runtime/npm-command.ts';
import { dashboardAddress } from '../src/runtime/service-address.ts';
import { today } from '../src/shared/dates.ts';
import { fillRange, rangeToAsk } from '../src/shared/ranges.ts';
import { transaction } from '../src/stores/postgres.ts';

const tellLine = (source: string, number: number, reason: string) => tell(`${source}:${number}: ${reason}`);

/** Adds up increments, and passes the sum on after each. */
function summed(update: (sum: number) => void): (more: number) => void {
  let sum = 0;
  return (more) => {
    sum += more;
    update(sum);
  };
}

/** Prints the number of prompts that were to be active and are paused. */
function tellPaused(prompts: number): void {
  if (prompts === 0) return;
  const paused = prompts === 1 ? '1 new prompt is paused' : `${prompts} new prompts are paused`;
  tell(
    `${paused}, since the plan allows no more active ones: activate them with a larger plan, or once others are paused or archived`,
  );
}

/** Prints how to see imported answers that lie outside the default range of lists and reports. */
function tellRange(first: number, last: number): void {
  if (first > last) return;
  const [from, to] = [today(new Date(first)), today(new Date(last))];
  const range = rangeToAsk(from, to);
  if (!range) return;
  const shown = fillRange({});
  const more = range.start > from ? ', and earlier ones in the same way, at most 90 days at a time' : '';
  tell(
    `The answers are from ${from} to ${to}; without dates, lists and reports show ${shown.start} to ${shown.end}: request them with start_date=${range.start}&end_date=${range.end}${more}`,
  );
}

/** Prints the way to the overview of the brand, over the days of the imported answers. */
function tellNext(config: Config, embedded: boolean, brandId: string, first: number, last: number): void {
  const range = first > last ? null : rangeToAsk(today(new Date(first)), today(new Date(last)));
  const days = range === null ? '' : `?start_date=${range.start}&end_date=${range.end}`;
  const { url, isRunning } = dashboardAddress(config, embedded);
  const start = isRunning ? '' : `start the service, ${npmCommand(config, 'start')}, and `;
  tell(`Next: ${start}open the overview, ${url}/brands/${brandId}/overview${days}`);
}

await runCommand(async (withStores) => {
  const { options, positionals } = readOptions(
    {
      brand: { type: 'id', required: true },
      prompts: { type: 'text', value: 'paused|active' },
    },
    process.argv.slice(2),
    {
      help: {
        name: 'import',
        about:
          'Imports answers into a brand: from files, the folder of an export, or standard input (-). Duplicates change nothing.',
      },
      words: 'FILE.ndjson…',
      most: Number.POSITIVE_INFINITY,
    },
  );
  if (positionals.length === 0) {
    throw new CommandError(
      'invalid_option',
      'name at least one FILE.ndjson, the folder of an export, or - for standard input',
    );
  }
  if (positionals.filter((input) => input === '-').length > 1) {
    throw new CommandError('invalid_option', 'standard input (-) is named more than once');
  }
  const { prompts = 'paused' } = options;
  if (prompts !== 'paused' && prompts !== 'active') {
    throw new CommandError(
      'invalid_option',
      `--prompts must be paused or active, not ${JSON.stringify(prompts)}: the status of prompts that the import creates`,
    );
  }
  const config = loadConfig(process.env);
  const folders = new Map<string, Exported>();
  for (const input of positionals) {
    const exported = await openExported(input);
    if (exported) folders.set(input, exported);
  }
  const files = positionals.filter((input) => !folders.has(input));
  const bytesOfFiles = await totalBytes(files).catch((error: Error) => {
    throw new CommandError('invalid_file', error.message);
  });
  const bytesOfFolders = [...folders.values()].reduce((sum, exported) => sum + exportedBytes(exported), 0);
  const bytes = bytesOfFiles === null ? null : bytesOfFiles + bytesOfFolders;
  const counts = await withStores(async (stores) => {
    const brand = await requireBrand(stores.postgres, options.brand);
    if (folders.size > 0) {
      const checking = startProgress('Checking', bytesOfFolders, 'bytes');
      const onBytes = summed(checking.update);
      try {
        for (const exported of folders.values()) await requireIntact(exported, onBytes);
      } finally {
        checking.stop();
      }
    }
    const progress = startProgress('Importing', bytes, 'bytes');
    const onBytes = summed(progress.update);
    let pausedPrompts = 0;
    const lines = (async function* () {
      for (const exported of folders.values()) {
        for (const difference of differencesOf(exported, brand)) tell(`Where it was exported, ${difference}`);
        const { known, paused } = await adoptExported(stores.postgres, brand, exported, prompts);
        pausedPrompts += paused;
        yield* exportedLines(stores.clickhouse, exported, known, brand, onBytes);
      }
      yield* readSourceLines(files, onBytes);
    })();
    let [first, last] = [Number.POSITIVE_INFINITY, Number.NEGATIVE_INFINITY];
    const importAll = async () => {
      const counts = await importLines(stores, {
        brand,
        lines,
        prompts,
        onAnswers(answers) {
          for (const { answeredAt } of answers) {
            [first, last] = [Math.min(first, answeredAt), Math.max(last, answeredAt)];
          }
        },
        onPaused(paused) {
          pausedPrompts += paused;
        },
        onReject: tellLine,
        onDrop: tellLine,
      });
      progress.stop();
      const subject = positionals
        .map((input) => (input === '-' ? 'standard input' : path.basename(input)))
        .join(', ');
      await transaction(stores.postgres, (client) =>
        enterOfBrand(client, brand, { action: 'import.ended', subject, changes: { ...counts } }),
      );
      const reading = startProgress('Reading stored answers with new names', null, 'answers');
      const options = {
        reader: createReader(config),
        onProgress: (done: number) => reading.update(done),
        onUnread: tellUnread,
      };
      const suggested = await suggestCompetitors(stores, brand, config, options);
      // Runs also where the file itself brought names.
      await rereadBrand(stores, brand, options);
      reading.stop();
      if (suggested.length > 0) tell(`Suggested competitors: ${suggested.join(', ')}`);
      tellRange(first, last);
      tellNext(config, stores.embedded, brand.brandId, first, last);
      return counts;
    };
    try {
      return await unlessDeleted(stores.postgres, brand, importAll);
    } finally {
      progress.stop();
      tellPaused(pausedPrompts);
    }
  });
  print(counts);
  return counts.rejected > 0 ? 1 : 0;
});
