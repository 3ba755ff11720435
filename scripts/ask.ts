import { requireCountry } from '../src/brands/create-brand.ts';
import { CommandError, print, readOptions, runCommand } from '../src/commands/command.ts';
import { createEngines, ENGINES, enginesWithoutKey } from '../src/providers/index.ts';
import { loadConfig } from '../src/runtime/config.ts';

const IDS = ENGINES.map(({ id }) => id);

function engineOf(id: string) {
  const config = loadConfig(process.env);
  const engine = [...createEngines(config).values()].find((one) => one.id === id);
  if (engine) return engine;
  const missing = enginesWithoutKey(config).find((one) => one.id === id);
  if (missing) throw new CommandError('key_missing', `set ${missing.setting} to ask ${missing.id}`);
  throw new CommandError(
    'invalid_option',
    `--engine must be one of ${IDS.join(', ')}, not ${JSON.stringify(id)}`,
  );
}

await runCommand(async () => {
  const { options, positionals } = readOptions(
    {
      engine: { type: 'text', required: true, value: IDS.join('|') },
      country: { type: 'text', required: true, value: 'US' },
      language: { type: 'text', value: 'en' },
    },
    process.argv.slice(2),
    {
      help: {
        name: 'ask',
        about: 'Asks one engine one question, at its usual price, and prints the answer with its mentions.',
      },
      words: '"QUESTION"',
    },
  );
  const country = requireCountry(options.country);
  const [text] = positionals;
  if (text === undefined) throw new CommandError('invalid_option', 'give one question, in quotes');
  const engine = engineOf(options.engine);
  const started = performance.now();
  const outcome = await engine.ask(
    { text, country, language: options.language ?? null },
    new AbortController().signal,
  );
  const milliseconds = Math.round(performance.now() - started);
  if (outcome.kind !== 'complete') {
    const { kind, ...rest } = outcome;
    print({ outcome: kind, ...rest, milliseconds });
    throw new CommandError(outcome.fault, outcome.reason);
  }
  const {
    text: answer,
    textFormat,
    sources,
    dropped,
    ownPages = 0,
    searched,
    searchQueries,
    model,
    usage,
  } = outcome.answer;
  print({
    outcome: 'complete',
    text: answer,
    format: textFormat,
    sources,
    dropped_sources: dropped + ownPages,
    searched,
    search_queries: searchQueries,
    model,
    usage,
    milliseconds,
  });
  return 0;
});
