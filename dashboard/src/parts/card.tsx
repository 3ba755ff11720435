import type { ComponentChildren } from 'preact';
import { useState } from 'preact/hooks';
import type { Problem } from '../data/request.ts';
import { type Loaded, refresh } from '../data/use-data.ts';
import { fieldOf } from './field.tsx';

export interface CardProps {
  readonly title?: ComponentChildren;
  /** A sentence below the title. */
  readonly hint?: ComponentChildren;
  /** Beside the title: links and buttons. */
  readonly actions?: ComponentChildren;
  readonly className?: string;
  /** Where an address leads to it. */
  readonly id?: string;
  /** What `useData` gives of what it shows: why it cannot, or that it is about to be replaced. */
  readonly loaded?: Partial<Loaded<unknown>>;
  /** How many rows that will have, about, for as long as it is not there. */
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
  return (
    <section id={id} class={`card ${className}`} aria-busy={stale}>
      {(title || actions) && (
        <header class="card-head">
          <div>
            {title && <h2>{title}</h2>}
            {hint && <p class="hint">{hint}</p>}
          </div>
          {actions && <div class="card-actions">{actions}</div>}
        </header>
      )}
      <div class={stale ? 'card-body stale' : 'card-body'}>
        <Waiting {...loaded} rows={waiting} />
        {children}
      </div>
    </section>
  );
}

interface ProblemNoteProps {
  readonly problem: Problem | null | undefined;
  /** Whether what is wrong with a field is told elsewhere. */
  readonly isTold?: (parameter: string) => boolean;
}

/** What went wrong, and what to do. */
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

/** Stands where data will be, as high as it will be. */
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
  /** What there will be, once it is there. */
  readonly data?: unknown;
  /** How many rows it will have, about; nothing stands in the place of what has none. */
  readonly rows?: number | undefined;
}

/** What went wrong with something that is read, with a button that reads it again, or what stands in its place until it is there. */
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

/** Said where there is nothing to show: why, and what brings something. */
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
