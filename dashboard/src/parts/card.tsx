import { type ComponentChildren, createContext } from 'preact';
import { useState } from 'preact/hooks';
import type { Problem } from '../data/request.ts';
import { type Loaded, refresh } from '../data/use-data.ts';
import { fieldOf } from './field.tsx';

/** Element at the top right of the card around a component, for its controls; null outside of a card. */
export const CardTools = createContext<HTMLElement | null>(null);

export interface CardProps {
  readonly title?: ComponentChildren;
  /** A sentence below the title. */
  readonly hint?: ComponentChildren;
  /** Beside the title: links and buttons. */
  readonly actions?: ComponentChildren;
  readonly className?: string;
  /** Anchor for links to it. */
  readonly id?: string;
  /** State of `useData` for its data: an error, or a pending replacement. */
  readonly loaded?: Partial<Loaded<unknown>>;
  /** Approximate number of rows, for the placeholder. */
  readonly waiting?: number;
  readonly children: ComponentChildren;
}

export function Card({
  title,
  hint,
  actions,
  className = '',
  id,
  loaded = {},
  waiting,
  children,
}: CardProps) {
  const { stale = false } = loaded;
  const [slot, setSlot] = useState<HTMLElement | null>(null);
  const corner = (
    <div class="card-actions">
      <span class="card-tools" ref={setSlot} />
      {actions}
    </div>
  );
  return (
    <section id={id} class={`card ${className}`} aria-busy={stale}>
      {title || actions ? (
        <header class="card-head">
          <div>
            {title && <h2>{title}</h2>}
            {hint && <p class="hint">{hint}</p>}
          </div>
          {corner}
        </header>
      ) : (
        corner
      )}
      <div class={stale ? 'card-body stale' : 'card-body'}>
        <Waiting {...loaded} rows={waiting} />
        <CardTools.Provider value={slot}>{children}</CardTools.Provider>
      </div>
    </section>
  );
}

interface ProblemNoteProps {
  readonly problem: Problem | null | undefined;
  /** True where the fault of a field is shown elsewhere. */
  readonly isTold?: (parameter: string) => boolean;
}

/** Description of a problem with its remedy. */
export function ProblemNote({ problem, isTold = () => false }: ProblemNoteProps) {
  if (!problem) return null;
  const errors = problem.errors.filter(({ parameter }) => !isTold(parameter));
  if (problem.errors.length > 0 && errors.length === 0) return null;
  return (
    <div class="note bad" role="alert">
      {errors.length > 0 ? (
        errors.map(({ parameter, message }) => (
          <p key={parameter + message}>
            <b>{fieldOf(parameter).replaceAll('_', ' ')}</b> {message}
          </p>
        ))
      ) : (
        <p>{problem.message}</p>
      )}
    </div>
  );
}

/** Placeholder of the same height as the data. */
export function Skeleton({ rows = 3 }: { readonly rows?: number }) {
  return (
    <div class="skeleton" aria-hidden="true">
      {Array.from({ length: rows }, (_, index) => (
        <span key={index} />
      ))}
    </div>
  );
}

interface WaitingProps {
  readonly error?: Problem | undefined;
  /** Data once it is there. */
  readonly data?: unknown;
  /** Approximate number of rows of the placeholder; without it there is no placeholder. */
  readonly rows?: number | undefined;
}

/** Error of a read with a button to retry, or a placeholder until the data is there. */
export function Waiting({ error, data, rows }: WaitingProps) {
  const [tried, setTried] = useState<Problem>();
  if (!error) return data || !rows ? null : <Skeleton rows={rows} />;
  const retry = () => {
    setTried(error);
    refresh();
  };
  return (
    <div class="failed">
      <ProblemNote problem={error} />
      <button type="button" onClick={retry}>
        {tried === error ? 'Trying again…' : 'Try again'}
      </button>
    </div>
  );
}

/** Shown for empty data, with the reason and a remedy. */
export function Empty({
  title,
  children,
}: {
  readonly title: string;
  readonly children?: ComponentChildren;
}) {
  return (
    <div class="empty">
      <p class="empty-title">{title}</p>
      {children && <p class="hint">{children}</p>}
    </div>
  );
}
