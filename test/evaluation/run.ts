import { readOptions, runCommand, tell } from '../../src/commands/command.ts';
import { evaluate, rowsOf } from './evaluation.ts';
import { ABSENT, HELD_LABELS, type Reading, readLabels } from './labels.ts';
import { figuresByLanguage } from './prose/figures.ts';
import { readProse } from './prose/texts.ts';
import { showFailures, showProse, showRows, showSuggestionFailures } from './report.ts';
import { toldOutcomes } from './told.ts';

/*
 * npm run -s evaluate -- [--labels PATH]... [--held] [--kind KIND] [--language LANGUAGE] [--failures] [--prose | --told]
 * Compares the reader with labels and prints a table of the sets. Without --labels (files or folders) it reads test/evaluation/labels
 * and the labelled trades, with --held the sets that are held back.
 * --failures adds a line for each difference: never of sets that are held back, and of sets named "-untuned" only where --labels
 * names them. --prose measures texts of prose, --told the held-back answers of which a model's opinion is recorded.
 */

await runCommand(async () => {
  const { options } = readOptions(
    {
      labels: { type: 'texts', value: 'PATH' },
      held: { type: 'switch' },
      kind: { type: 'text', value: 'KIND' },
      language: { type: 'text', value: 'LANGUAGE' },
      failures: { type: 'switch' },
      prose: { type: 'switch' },
      told: { type: 'switch' },
    },
    process.argv.slice(2),
    { help: { name: 'evaluate', about: 'Measures the reader against labels of answers.' } },
  );
  const { kind, language } = options;
  const show = (text: string) => process.stdout.write(`${text}\n\n`);
  if (options.prose) {
    for (const part of ['dev', 'held'] as const) show(showProse(part, figuresByLanguage(readProse(part))));
    return 0;
  }
  const paths = [...options.labels, ...(options.held || options.told ? [HELD_LABELS] : [])];
  const { readings, areHeld } = readLabels(paths.length > 0 ? paths : undefined);
  if (options.failures && areHeld) {
    tell('--failures cannot be combined with labels that are held back: rules would be tuned on them');
    return 2;
  }
  if (ABSENT.length > 0) tell(`skipped the labels of ${ABSENT.join(', ')}: absent in ../shared/data`);
  const asked = readings.filter(
    ({ label }) => (kind ?? label.kind) === label.kind && (language ?? label.language) === label.language,
  );
  if (options.told) {
    const byModel = toldOutcomes(asked);
    const byReader = evaluate(
      byModel.map(({ reading }) => reading),
      false,
      [],
    );
    show(`By a model\n${showRows(rowsOf({ outcomes: byModel, suggested: [], atOnce: [] }))}`);
    show(`By the reader\n${showRows(rowsOf(byReader))}`);
    return 0;
  }
  const evaluation = evaluate(asked);
  if (options.failures) {
    const isOpen = ({ set }: Reading) => paths.length > 0 || !set.endsWith('-untuned');
    show(
      [
        ...showFailures(evaluation.outcomes.filter(({ reading }) => isOpen(reading))),
        ...showSuggestionFailures(evaluation.atOnce),
      ].join('\n'),
    );
  }
  show(showRows(rowsOf(evaluation)));
  return 0;
});
