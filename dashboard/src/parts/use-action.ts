import { useState } from 'preact/hooks';
import { Problem } from '../data/request.ts';
import { refresh } from '../data/use-data.ts';
import { say } from './status.tsx';

/**
 * Action that changes data: `busy` is true while it runs, `problem` holds its error, and afterwards
 * everything shown is read again. `run` resolves to true on success.
 * @param done status message of a success that is not visible where it was requested; an error is then shown
 * there, too.
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
      // A refused change may have been made elsewhere, and a part may be done.
      refresh();
    }
  };
  return { busy, problem, run };
}
