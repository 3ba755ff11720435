import type { ComponentChildren } from 'preact';
import { useEffect, useRef, useState } from 'preact/hooks';
import type { Problem } from '../data/request.ts';
import { ProblemNote } from './card.tsx';
import { Faults, fieldOf } from './field.tsx';

interface FormProps {
  /** Action of the form, from `useAction`. */
  readonly action: {
    readonly busy: boolean;
    readonly problem: Problem | null;
    readonly run: (form: HTMLFormElement) => Promise<boolean>;
  };
  /** Label of its button; a form without one brings its own button. */
  readonly submit?: string | undefined;
  /** True where a required value is missing. */
  readonly incomplete?: boolean;
  /** Message after success, for a form that stays. */
  readonly done?: string;
  readonly children: ComponentChildren;
}

/**
 * Form that runs an action when it is sent, and shows the result beside its button; faults of a field are
 * shown there (`Field`).
 */
export function Form({
  action: { busy, problem, run },
  submit,
  incomplete = false,
  done,
  children,
}: FormProps) {
  const [isDone, setDone] = useState(false);
  const form = useRef<HTMLFormElement>(null);
  useEffect(() => {
    if (problem) form.current?.querySelector<HTMLElement>('[aria-invalid]')?.focus();
  }, [problem]);
  /** Groups of choices have no place for a fault of their own. */
  const hasField = (parameter: string): boolean => {
    const input = form.current?.elements.namedItem(fieldOf(parameter));
    return input instanceof HTMLInputElement && input.type !== 'checkbox';
  };
  return (
    <form
      ref={form}
      class="form"
      onSubmit={(event) => {
        event.preventDefault();
        void run(event.currentTarget).then(setDone);
      }}
      onInput={() => setDone(false)}
    >
      <Faults.Provider value={problem?.errors ?? []}>{children}</Faults.Provider>
      <ProblemNote problem={problem} isTold={hasField} />
      {isDone && done && (
        <p class="note" role="status">
          {done}
        </p>
      )}
      {submit && (
        <button type="submit" class="primary" disabled={busy || incomplete}>
          {submit}
        </button>
      )}
    </form>
  );
}
