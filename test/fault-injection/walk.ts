import { setTimeout as sleep } from 'node:timers/promises';
import type { Postgres } from '../../src/stores/postgres.ts';
import type { Kind, Session, SessionStores, Statement } from './sessions.ts';

export type Work = (stores: SessionStores) => Promise<unknown>;

/** What was done in one interleaving, in order. */
export type Trace = readonly { readonly session: number; readonly statement: Statement }[];

/** One to go with a state made for it. */
export interface Prepared {
  readonly works: readonly [Work, Work];
  /** What is wrong after both have ended, in words; null where nothing is. */
  readonly check: () => Promise<string | null>;
}

export interface Walked {
  /** Interleavings that differ in more than the order of statements that have nothing to do with each other. */
  readonly interleavings: number;
  /** Those that end wrongly. */
  readonly wrong: readonly { readonly what: string; readonly trace: Trace }[];
}

/** Whether two statements of two sessions come to the same in either order. */
function independent(one: Kind, other: Kind): boolean {
  if (one === 'clickhouse' || other === 'clickhouse') return one !== other;
  if (one === 'commit' || other === 'commit') return false;
  return one === 'read' || other === 'read';
}

/** Whoever polls for the other lets it go on after so many statements. */
const PATIENCE = 30;

/** Where there is a choice of who goes on. */
interface Decision {
  readonly options: readonly number[];
  taken: number;
}

/** Where a session could go on, and how it came to that. */
interface Situation {
  readonly trace: Trace;
  readonly statements: readonly (Statement | null)[];
  /** Sessions that stand before a statement. */
  readonly ready: readonly number[];
  /** Those of them that stood before it already when the last statement was let go. */
  readonly stood: readonly number[];
  /** How many statements the last session did in a row. */
  readonly streak: number;
  /** How often a session was interrupted that could have gone on. */
  readonly interruptions: number;
}

/** Who may go on. Whoever was last comes first, so that sessions are interrupted late at first. */
function fair({ trace, ready, streak, interruptions }: Situation, most: number): number[] {
  const last = trace.at(-1)?.session;
  if (last === undefined || !ready.includes(last)) return [...ready];
  const others = ready.filter((index) => index !== last);
  if (others.length > 0 && streak >= PATIENCE) return others;
  return interruptions < most ? [last, ...others] : [last];
}

/** Whether a session going on here is the same as its going on before the last statement, which was tried. */
function tried({ trace, statements, stood }: Situation, index: number): boolean {
  const last = trace.at(-1);
  const statement = statements[index];
  if (!last || !statement || last.session <= index || !stood.includes(index)) return false;
  return independent(last.statement.kind, statement.kind);
}

/**
 * Runs two sessions through the interleavings of their statements, one after the other, depth first.
 * @param most how often a session is interrupted that could go on. Without a bound, of the interleavings that
 * differ only in the order of neighbours that are independent one is run; with it, all.
 * @param every of how many one is run, from a random one on. Only for at most one interruption: what follows from others
 * is found by running them.
 */
export async function walk(
  sessions: readonly [Session, Session],
  postgres: Postgres,
  prepare: () => Promise<Prepared>,
  most = Number.POSITIVE_INFINITY,
  every = 1,
): Promise<Walked> {
  const wrong: Walked['wrong'][number][] = [];
  const path: Decision[] = [];
  let interleavings = 0;

  /** Runs one, along the path as far as it goes. @returns false where it is the same as an earlier one. */
  async function run({ works, check }: Prepared): Promise<boolean> {
    const trace: Trace[number][] = [];
    for (const [index, session] of sessions.entries()) session.start(works[index] as Work);
    let depth = 0;
    let [streak, interruptions] = [0, 0];
    let stood: readonly number[] = [];
    let fresh = true;
    for (;;) {
      const blocked = await Promise.all(sessions.map((session) => session.settled(postgres)));
      if (sessions.every(({ ended }) => ended)) break;
      const statements = sessions.map(({ statement }) => statement);
      const ready = [0, 1].filter((index) => !blocked[index] && statements[index]);
      if (ready.length === 0) {
        // Each waits for the other, until Postgres ends one of them.
        await sleep(2);
        continue;
      }
      const situation = { trace, statements, ready, stood, streak, interruptions };
      const all = fair(situation, most);
      const options = most < Number.POSITIVE_INFINITY ? all : all.filter((index) => !tried(situation, index));
      fresh &&= options.length > 0;
      let next = (options[0] ?? all[0]) as number;
      if (fresh && options.length > 1) {
        path[depth] ??= { options, taken: 0 };
        const decision = path[depth] as Decision;
        next = decision.options[decision.taken] as number;
        depth += 1;
      }
      const last = trace.at(-1)?.session;
      if (last !== undefined && last !== next && ready.includes(last)) interruptions += 1;
      streak = last === next ? streak + 1 : 1;
      stood = ready.filter((index) => index !== next);
      trace.push({ session: next, statement: statements[next] as Statement });
      sessions[next]?.go();
    }
    if (!fresh) return false;
    const died = sessions.flatMap(({ error }, index) =>
      error ? `${'AB'[index]} ended with: ${error.message}` : [],
    );
    const what = [...died, (await check()) ?? []].flat().join('; ');
    if (what !== '') wrong.push({ what, trace });
    return true;
  }

  let number = Math.floor(Math.random() * every);
  const isFirst = () => interleavings === 0;
  do {
    // The first finds where there are choices.
    if ((isFirst() || number % every === 0) && (await run(await prepare()))) interleavings += 1;
    number += 1;
    while (path.length > 0) {
      const decision = path.at(-1) as Decision;
      decision.taken += 1;
      if (decision.taken < decision.options.length) break;
      path.pop();
    }
  } while (path.length > 0);
  return { interleavings, wrong };
}

/** An interleaving for people. */
export const shown = (trace: Trace): string =>
  trace.map(({ session, statement }) => `    ${'AB'[session]}: ${statement.text}`).join('\n');
