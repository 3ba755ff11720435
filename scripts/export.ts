import { CommandError, print, readOptions, runCommand } from '../src/commands/command.ts';
import { readDays } from '../src/commands/days.ts';
import { laterProgress } from '../src/commands/progress.ts';
import { requireBrand } from '../src/commands/require-brand.ts';
import { stopSignal } from '../src/commands/stop-signal.ts';
import { exportBrand } from '../src/exports/export.ts';
import { KIND_NAMES, type Kind } from '../src/exports/kinds.ts';
import { openTarget } from '../src/exports/open-target.ts';
import { loadConfig } from '../src/runtime/config.ts';
import type { FileFormat } from '../src/shared/row-output.ts';

const FORMATS: readonly string[] = ['parquet', 'csv', 'ndjson'] satisfies FileFormat[];

function oneOf<T extends string>(option: string, text: string, allowed: readonly string[]): T {
  if (allowed.includes(text)) return text as T;
  throw new CommandError(
    'invalid_option',
    `${option} must be one of ${allowed.join(', ')}, not ${JSON.stringify(text)}`,
  );
}

await runCommand(async (withStores) => {
  const { options } = readOptions(
    {
      brand: { type: 'id', required: true },
      'start-date': { type: 'text', required: true, value: 'YYYY-MM-DD' },
      'end-date': { type: 'text', required: true, value: 'YYYY-MM-DD' },
      format: { type: 'text', required: true, value: FORMATS.join('|') },
      out: { type: 'text', required: true, value: 'DIR' },
      only: { type: 'text', value: KIND_NAMES.join(',') },
    },
    process.argv.slice(2),
    {
      help: {
        name: 'export',
        about:
          'Writes the answers, mentions and citations of some days of a brand to files, and its prompts and competitors.',
      },
    },
  );
  const range = readDays(options['start-date'], options['end-date']);
  const format = oneOf<FileFormat>('--format', options.format, FORMATS);
  const only = options.only?.split(',').map((kind) => oneOf<Kind>('--only', kind.trim(), KIND_NAMES));
  const { EXPORT_LAYOUT: layout } = loadConfig(process.env);
  const signal = stopSignal('stopped; run it again to continue');
  return withStores(async (stores) => {
    const brand = await requireBrand(stores.postgres, options.brand);
    const progress = laterProgress('Exporting', 'files');
    const files = await exportBrand(
      stores,
      brand,
      () => openTarget(stores.clickhouse, options.out, brand.brandId),
      {
        range,
        kinds: KIND_NAMES.filter((kind) => only?.includes(kind) ?? true),
        format,
        layout,
        signal,
        onProgress: progress.update,
      },
    );
    progress.stop();
    print({ files: files.map(({ location, rows, sha256 }) => ({ path: location, rows, sha256 })) });
    return 0;
  });
});
