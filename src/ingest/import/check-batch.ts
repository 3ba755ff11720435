import { contentOfAnswer } from '../ledger/accept.ts';
import { type AnswerContent, conflictOf, contentOf, knownAnswers } from '../outbox/known-answers.ts';
import type { ImportState, ReadLine } from './import-state.ts';
import type { ImportLine } from './line.ts';
import { type KnownPrompt, promptTextFault } from './prompt-directory.ts';
import { idOf, mentionsFault, unknownNames } from './resolve-line.ts';

/** A line that nothing is wrong with, and its prompt. */
export interface CheckedLine extends ReadLine {
  readonly prompt: KnownPrompt;
}

/** Rejects lines whose mentions are wrong, before anything is created for them. */
function withSoundMentions(state: ImportState, batch: readonly ReadLine[]): readonly ReadLine[] {
  return batch.filter(({ at, line }) => {
    const fault = mentionsFault(state.directory, line.mentions ?? []);
    if (fault !== null) state.reject(at, fault);
    return fault === null;
  });
}

/** Content of a line beside its id; null where its prompt_id is no prompt of the brand. */
function contentOfLine({ prompts }: ImportState, line: ImportLine): AnswerContent | null {
  const { prompt_text = prompts.find(line)?.text, engine, country, answered_at, text } = line;
  return prompt_text === undefined ? null : contentOf({ prompt_text, engine, country, answered_at, text });
}

/**
 * Leaves out lines that would create a prompt or a competitor although their ids are taken: neither a duplicate nor a
 * rejected line changes anything. Within the batch only lines that differ are rejected here; equal ones are counted as
 * duplicates when the batch is accepted.
 */
async function withoutStored(state: ImportState, batch: readonly ReadLine[]): Promise<readonly ReadLine[]> {
  const { prompts, directory, counts, stores, underWay } = state;
  await prompts.lookUp(batch.map(({ line }) => line));
  const creates = ({ line }: ReadLine) =>
    prompts.find(line) === null || unknownNames(directory, line).length > 0;
  if (!batch.some(creates)) return batch;
  const read = batch.map((one) => {
    const prompt = prompts.find(one.line);
    const id = prompt ? idOf(one.line, prompt) : one.line.id;
    return { one, id, content: contentOfLine(state, one.line) };
  });
  const ids = read.flatMap(({ one, id }) => (id !== undefined && creates(one) ? id : []));
  const stored =
    ids.length === 0 ? null : await knownAnswers(stores.postgres, stores.clickhouse, directory.brand, ids);
  const earlier = new Map<string, AnswerContent>();
  return read.flatMap(({ one, id, content }) => {
    if (content === null) return one;
    const { prompt_text, engine, country, answered_at } = content;
    const key = id ?? JSON.stringify([prompt_text, engine, country, answered_at]);
    const before = underWay.get(key);
    const taken = stored?.get(key) ?? (before && contentOfAnswer(before));
    const known = taken ?? earlier.get(key);
    if (known === undefined) earlier.set(key, content);
    if (known === undefined || !creates(one)) return one;
    const conflict = conflictOf(one.line.id, known, content, one.line.given);
    if (conflict !== null) {
      state.reject(one.at, conflict);
      return [];
    }
    if (taken === undefined) return one;
    counts.duplicates += 1;
    state.done += 1;
    return [];
  });
}

/** Finds the prompts of lines, and creates those that are new. Rejects lines whose prompt_id or text is wrong. */
async function withPrompts(state: ImportState, batch: readonly ReadLine[]): Promise<readonly CheckedLine[]> {
  const { prompts, options } = state;
  const paused = await prompts.prepare(batch.map(({ line }) => line));
  if (paused > 0) options.onPaused?.(paused);
  return batch.flatMap(({ at, line }): CheckedLine | [] => {
    const prompt = prompts.find(line);
    const fault = prompt
      ? promptTextFault(prompt, line)
      : `prompt_id ${line.prompt_id} is not a prompt of this brand`;
    if (prompt && fault === null) return { at, line, prompt };
    state.reject(at, fault);
    return [];
  });
}

/** Checks a batch against the brand as it is now. @returns the lines that nothing is wrong with. */
export async function checkBatch(
  state: ImportState,
  batch: readonly ReadLine[],
): Promise<readonly CheckedLine[]> {
  await state.directory.refresh();
  return withPrompts(state, await withoutStored(state, withSoundMentions(state, batch)));
}
