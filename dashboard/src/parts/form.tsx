import type { ComponentChildren } from 'preact';
import type { Problem } from '../data/request.ts';
import { ProblemNote } from './card.tsx';

interface FormProps {
  /** What `useAction` gives for what is done with the form. */
  readonly action: {
    readonly problem: Problem | null;
    readonly run: (form: HTMLFormElement) => Promise<void>;
  };
  readonly className?: string;
  readonly children: ComponentChildren;
}

/** A form that runs an action when it is sent, and says first what went wrong with it. */
export function Form({ action: { problem, run }, className, children }: FormProps) {
  return (
    <form
      class={className}
      onSubmit={(event) => {
        event.preventDefault();
        void run(event.currentTarget);
      }}
    >
      <ProblemNote problem={problem} />
      {children}
    </form>
  );
}
