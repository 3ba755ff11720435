import type { ComponentChildren } from 'preact';
import type { Problem } from '../data/request.ts';
import { ProblemNote } from './card.tsx';

interface FormProps {
  /** What `useAction` gives for what is done with the form. */
  readonly action: {
    readonly busy: boolean;
    readonly problem: Problem | null;
    readonly run: (form: HTMLFormElement) => Promise<void>;
  };
  /** What its button says; a form without has one of its own. */
  readonly submit?: string | undefined;
  /** Whether something is missing that it cannot be sent without. */
  readonly incomplete?: boolean;
  readonly children: ComponentChildren;
}

/** A form that runs an action when it is sent, and says first what went wrong with it. */
export function Form({ action: { busy, problem, run }, submit, incomplete = false, children }: FormProps) {
  return (
    <form
      class="form"
      onSubmit={(event) => {
        event.preventDefault();
        void run(event.currentTarget);
      }}
    >
      <ProblemNote problem={problem} />
      {children}
      {submit && (
        <button type="submit" class="primary" disabled={busy || incomplete}>
          {submit}
        </button>
      )}
    </form>
  );
}
