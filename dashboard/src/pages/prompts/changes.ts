import { Problem, request } from '../../data/request.ts';
import type { Prompt, PromptStatus } from '../../data/shapes.ts';
import { dataUrl, type Source } from '../../data/source.ts';
import { amend } from '../../data/use-data.ts';
import { counted } from '../../words/numbers.ts';

/* Changes of one prompt or of many, and taking them back. */

/** Prompts of one request at the most. */
const AT_ONCE = 500;

/** Tabs of the page: prompts with answers in the range, and those of each status. */
export type PromptTab = PromptStatus | 'answered';

const STATUSES: Readonly<Record<PromptTab, string>> = {
  answered: 'active,paused',
  active: 'active',
  paused: 'paused',
  archived: 'archived',
};

/** The address of the prompts that a tab shows some of. */
export const listUrl = (source: Source, tab: PromptTab): string =>
  dataUrl(source, `prompts?status=${STATUSES[tab]}`);

/**
 * Changes many prompts alike: all of a request, or none.
 * @throws Problem
 */
export async function changeAlike(source: Source, prompts: readonly Prompt[], change: object): Promise<void> {
  for (let first = 0; first < prompts.length; first += AT_ONCE) {
    const ids = prompts.slice(first, first + AT_ONCE).map(({ id }) => id);
    await request('PATCH', dataUrl(source, 'prompts/bulk'), { ids, ...change });
  }
}

/**
 * Changes prompts one after the other, each in its own way.
 * @param onEach is told how many are done.
 * @throws Problem that says how many were changed before.
 */
export async function changeEach(
  source: Source,
  prompts: readonly Prompt[],
  changeOf: (prompt: Prompt) => object,
  onEach: (done: number) => void = () => {},
): Promise<void> {
  for (const [done, prompt] of prompts.entries()) {
    try {
      await request('PATCH', dataUrl(source, `prompts/${prompt.id}`), changeOf(prompt));
    } catch (error) {
      if (!(error instanceof Problem) || done === 0) throw error;
      const detail = `${counted(done, 'prompt')} of ${prompts.length} changed, then: ${error.message}`;
      throw new Problem(error.status, { ...error.body, code: error.code, detail });
    }
    onEach(done + 1);
  }
}

/**
 * Gives prompts another status, and shows it at once: refreshed lists arrive later, with the figures of their rows.
 * @throws Problem
 */
export async function changeStatus(
  source: Source,
  prompts: readonly Prompt[],
  status: PromptStatus,
): Promise<void> {
  await changeAlike(source, prompts, { status });
  const ids = new Set(prompts.map(({ id }) => id));
  for (const was of new Set(prompts.map((prompt) => prompt.status))) {
    amend<readonly Prompt[]>(listUrl(source, was), (rows) => rows.filter(({ id }) => !ids.has(id)));
  }
  amend<readonly Prompt[]>(listUrl(source, 'answered'), (rows) =>
    rows.flatMap((row) => (!ids.has(row.id) ? [row] : status === 'archived' ? [] : [{ ...row, status }])),
  );
}

/**
 * Gives prompts back the status that they had.
 * @param status the one that they have got
 * @throws Problem
 */
export async function restoreStatus(
  source: Source,
  prompts: readonly Prompt[],
  status: PromptStatus,
): Promise<void> {
  const of = (was: PromptStatus) => prompts.filter((prompt) => prompt.status === was);
  // Archived prompts become active first: they cannot be paused.
  if (status === 'archived') await changeAlike(source, of('paused'), { status: 'active' });
  for (const was of ['archived', 'paused', 'active'] as const) {
    await changeAlike(source, of(was), { status: was });
  }
}

/** Changes of a status, as buttons name them. */
export const STATUS_ACTIONS: readonly {
  readonly text: string;
  readonly to: PromptStatus;
  readonly from: readonly PromptStatus[];
}[] = [
  { text: 'Pause', to: 'paused', from: ['active'] },
  { text: 'Resume', to: 'active', from: ['paused'] },
  { text: 'Unarchive', to: 'active', from: ['archived'] },
  { text: 'Archive', to: 'archived', from: ['active', 'paused'] },
];
