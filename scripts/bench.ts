import { mkdtemp, rm } from 'node:fs/promises';
import os from 'node:os';
import path from 'node:path';
import { CommandError, print, readOptions, runCommand } from '../src/commands/command.ts';
import { startProgress } from '../src/commands/progress.ts';
import { joinStores } from '../src/embedded-stores/host/join.ts';
import { upgrade } from '../src/ingest/reprocess/upgrade.ts';
import { loadConfig } from '../src/runtime/config.ts';
import { openStores } from '../src/runtime/open-stores.ts';
import { machine } from '../test/bench/machine.ts';
import { measure } from '../test/bench/measure.ts';
import { SCALES } from '../test/bench/scale.ts';
import { asTables } from '../test/bench/table.ts';
import { targetsOf } from '../test/bench/targets.ts';

/* npm run -s bench -- [--scale small|enterprise] [--json]: generates data in stores of its own, measures
   the service beside ClickHouse alone, raw rows, Postgres and DuckDB, and prints ratios against their
   targets. Only ratios of one run mean anything on a shared machine. */

/** Shows each part of the work as a progress of its own. */
function showParts() {
  let part = '';
  let progress: ReturnType<typeof startProgress> | null = null;
  return {
    update(what: string, done: number, of: number) {
      if (what !== part) {
        progress?.stop();
        process.stderr.write(`${what}\n`);
        progress = startProgress(what, of, 'steps');
        part = what;
      }
      progress?.update(done);
    },
    stop: () => progress?.stop(),
  };
}

await runCommand(async () => {
  const { options } = readOptions(
    { scale: { type: 'text', value: 'small|enterprise' }, json: { type: 'switch' } },
    process.argv.slice(2),
    {
      help: {
        name: 'bench',
        about:
          'Makes data in stores of its own and measures the service beside ClickHouse, Postgres and DuckDB.',
      },
    },
  );
  const { scale: name = 'small' } = options;
  if (name !== 'small' && name !== 'enterprise') {
    throw new CommandError(
      'invalid_option',
      `--scale must be small or enterprise, not ${JSON.stringify(name)}`,
    );
  }
  const folder = await mkdtemp(path.join(os.tmpdir(), 'answer-visibility-bench-'));
  const parts = showParts();
  const begin = performance.now();
  try {
    const joined = await joinStores({ dataDir: path.join(folder, 'data'), role: 'command' });
    try {
      const environment = { DATABASE_URL: joined.databaseUrl, CLICKHOUSE_URL: joined.clickhouseUrl };
      const stores = await openStores(loadConfig(environment), { role: 'command' });
      try {
        await upgrade(stores);
        const scale = SCALES[name];
        const measured = await measure(
          { stores, clickhouseUrl: joined.clickhouseUrl, environment, folder, onProgress: parts.update },
          scale,
        );
        parts.stop();
        const targets = targetsOf(measured, scale);
        const where = {
          scale: name,
          ...(await machine(stores)),
          seconds: Math.round((performance.now() - begin) / 1000),
        };
        if (options.json) print({ ...where, targets, measured });
        else {
          const told = Object.entries(where).map(([key, value]) => `${key}: ${value}`);
          process.stdout.write(`${told.join('\n')}\n\n${asTables(measured, targets)}\n`);
        }
      } finally {
        await stores.close();
      }
    } finally {
      await joined.leave();
    }
  } finally {
    await rm(folder, { recursive: true, force: true });
  }
  return 0;
});
