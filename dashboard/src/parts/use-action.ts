import { useState } from 'preact/hooks';
import { Problem } from '../data/request.ts';
import { refresh } from '../data/use-data.ts';
import { say } from './status.tsx';

/** Takes an action back, and says how that went. */
async function takeBack(undo: () => Promise<unknown>): Promise<void> {
  try {
    await undo();
    say('It is undone.');
  } catch (error) {
    if (!(error instanceof Problem)) throw error;
    say(error.message, 30);
  } finally {
    refresh();
  }
}

/**
 * Action that changes data: `busy` is true while it runs, `problem` holds its error, and afterwards
 * everything shown is read again. `run` resolves to true on success.
 * @param done status message of a success that is not visible where it was requested; an error is then shown
 * there, too.
 * @param undo takes the action back, by a button beside that message.
 */
export function useAction<Arguments extends unknown[]>(
  work: (...args: Arguments) => Promise<void>,
  done?: (...args: Arguments) => string,
  undo?: (...args: Arguments) => Promise<unknown>,
) {
  const [busy, setBusy] = useState(false);
  const [problem, setProblem] = useState<Problem | null>(null);
  const run = async (...args: Arguments): Promise<boolean> => {
    setBusy(true);
    setProblem(null);
    try {
      await work(...args);
      if (done) say(done(...args), undefined, undo && (() => void takeBack(() => undo(...args))));
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
