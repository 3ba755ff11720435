import { useState } from 'preact/hooks';
import { Problem } from '../data/request.ts';
import { refresh } from '../data/use-data.ts';
import { say } from './status.tsx';

/**
 * Something that changes data: while it runs `busy` says so, what goes wrong is `problem`, and what is shown is read
 * again after it. `run` resolves with whether it went well.
 * @param done what is said where it did, of what is not seen where it was asked for; what went wrong is said there, too.
 */
export function useAction<Arguments extends unknown[]>(
  work: (...args: Arguments) => Promise<void>,
  done?: (...args: Arguments) => string,
) {
  const [busy, setBusy] = useState(false);
  const [problem, setProblem] = useState<Problem | null>(null);
  const run = async (...args: Arguments): Promise<boolean> => {
    setBusy(true);
    setProblem(null);
    try {
      await work(...args);
      if (done) say(done(...args));
      return true;
    } catch (error) {
      const told = error instanceof Problem ? error : new Problem(0, {});
      setProblem(told);
      if (done) say(told.message, 30);
      if (!(error instanceof Problem)) throw error;
      return false;
    } finally {
      setBusy(false);
      // What was refused may have been changed elsewhere, and what was done in part is done.
      refresh();
    }
  };
  return { busy, problem, run };
}
