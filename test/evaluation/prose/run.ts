import { writeFile } from 'node:fs/promises';
import { print, readOptions, runCommand } from '../../../src/commands/command.ts';
import { PLACES, packed, weightsFile } from '../../../src/extraction/prose/weights.ts';
import { readLabels } from '../labels.ts';
import { weightsOf } from './fit.ts';
import { examplesOf, readProse } from './texts.ts';

/*
 * npm run -s fit: fits what tells a choice in prose to the texts of test/evaluation/prose and the answers that the project has
 * labels of, without those that are held back, and writes it into src/extraction/prose. Some seconds; the same texts give
 * the same bytes.
 */

await runCommand(async () => {
  readOptions({}, process.argv.slice(2), {
    help: { name: 'fit', about: 'Fits the weights that tell which brand an answer in prose takes.' },
  });
  const { readings } = readLabels();
  for (const place of PLACES) {
    const texts = examplesOf(place, readProse('dev'), readings);
    const bytes = packed(weightsOf(texts));
    await writeFile(weightsFile(place), bytes);
    print({ place, texts: texts.length, sentences: texts.flat().length, bytes: bytes.length });
  }
  return 0;
});
