import type { ResolvedAnswer } from '../brands/resolved-answer.ts';
import { acceptAnswers, contentOfAnswer } from '../ledger/accept.ts';
import { conflictOf } from '../outbox/known-answers.ts';
import { droppedReason } from './dropped-sources.ts';
import type { ImportState, ReadLine } from './import-state.ts';
import type { ResolvedBatch } from './resolve-batch.ts';

/** Reports the sources that accepted answers have lost. */
function reportDropped(
  { counts, options }: ImportState,
  resolved: ResolvedBatch['resolved'],
  accepted: readonly ResolvedAnswer[],
): void {
  const isNew = new Set(accepted);
  for (const { at, answer, dropped } of resolved) {
    if (dropped.length === 0 || !isNew.has(answer)) continue;
    counts.dropped_sources += dropped.length;
    options.onDrop?.(at.source, at.number, droppedReason(dropped));
  }
}

/**
 * Accepts the answers of a batch, and counts them. A line whose id another answer has is rejected.
 * @returns how many answers are new.
 */
export async function acceptBatch(
  state: ImportState,
  { brand, resolved, citing }: ResolvedBatch,
): Promise<number> {
  if (resolved.length === 0) return 0;
  const { stores, counts, options } = state;
  const { accepted, taken } = await acceptAnswers(stores, brand, citing);
  const lines = new Map(resolved.map(({ answer, ...read }) => [answer, read]));
  const conflicting = new Set<ResolvedAnswer>();
  for (const { answer, known } of taken) {
    const { at, line } = lines.get(answer) as ReadLine;
    const conflict = conflictOf(line.id, known, contentOfAnswer(answer), line.given);
    if (conflict === null) continue;
    conflicting.add(answer);
    state.reject(at, conflict);
  }
  options.onAnswers?.(citing.answers.filter((answer) => !conflicting.has(answer)));
  reportDropped(state, resolved, accepted);
  counts.answers += accepted.length;
  counts.duplicates += taken.length - conflicting.size;
  for (const { mentions, cited } of accepted) {
    counts.mentions += mentions.length;
    counts.citations += cited.length;
  }
  state.done += resolved.length - conflicting.size;
  return accepted.length;
}
