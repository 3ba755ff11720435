import { ForeignFiles } from './foreign-files.ts';
import { attempted, type ImportState, type ReadLine } from './import-state.ts';
import { readLine } from './line.ts';

/** Bounds of a batch, in lines and characters: memory stays flat. */
const BATCH_LINES = 5_000;
const BATCH_CHARACTERS = 16_000_000;

/** Reads lines into batches. A line that is wrong by itself is rejected; a blank line is skipped. */
export async function* readBatches(state: ImportState): AsyncGenerator<readonly ReadLine[]> {
  let batch: ReadLine[] = [];
  let characters = 0;
  const foreign = new ForeignFiles();
  for await (const at of state.options.lines) {
    foreign.begin(at.number);
    if ('fault' in at) {
      state.reject(at, foreign.toldOf(at.fault));
      continue;
    }
    if (at.text.trim() === '') continue;
    const read = attempted(() => readLine(at.text));
    if (typeof read === 'string') state.reject(at, foreign.toldOf(read));
    else {
      foreign.isRight();
      // The text itself is dropped, as the line has what is wanted of it: kept, each garbage collection would copy it.
      batch.push({ at: { source: at.source, number: at.number }, line: read });
      characters += at.text.length;
    }
    if (batch.length >= BATCH_LINES || characters >= BATCH_CHARACTERS) {
      yield batch;
      batch = [];
      characters = 0;
    }
  }
  if (batch.length > 0) yield batch;
}
