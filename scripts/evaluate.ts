import { CommandError, print, readOptions, runCommand, tell } from '../src/commands/command.ts';
import {
  ANSWERS_FILE,
  readAnswers,
  readBrands,
  readLabels,
  readRealBrands,
} from '../test/evaluation/data.ts';
import { evaluate } from '../test/evaluation/evaluation.ts';
import type { Failure } from '../test/evaluation/scoring.ts';

/*
 * npm run -s evaluate -- [--held-out] [--second] [ANSWERS.ndjson]: how well the extraction reads answers that
 * were labelled by hand. Figures on standard output; on standard error the failures of the tuning part, or of the
 * parts that are asked for and that nothing is to be tuned on.
 */

/** One line per failure, grouped by kind; an answer is named by the first ten digits of its hash. */
function tellFailures(failures: readonly Failure[]): void {
  for (const [kind, group] of Map.groupBy(failures, (failure) => failure.kind)) {
    tell(`${kind}: ${group.length}`);
    for (const { hash, name, labelled, found } of group) {
      tell(`  ${hash.slice(0, 10)} ${name}: labelled ${labelled}, found ${found}`);
    }
  }
}

function readInput(file: string) {
  try {
    return readAnswers(file);
  } catch (error) {
    throw new CommandError('answers_unreadable', (error as Error).message);
  }
}

await runCommand(async () => {
  const { options, positionals } = readOptions(
    { 'held-out': { type: 'switch' }, second: { type: 'switch' } },
    process.argv.slice(2),
  );
  const [file = ANSWERS_FILE] = positionals;
  if (positionals.length > 1) throw new CommandError('invalid_option', 'give one file of answers');
  const { figures, failures } = evaluate(readInput(file), {
    labels: readLabels(),
    brands: readBrands(),
    realBrands: readRealBrands(),
  });
  if (options['held-out']) tellFailures(failures.held_out);
  if (options.second) tellFailures(failures.second);
  if (!options['held-out'] && !options.second) tellFailures(failures.tuning);
  print(figures);
  return 0;
});
