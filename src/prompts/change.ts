import { type ChangedBrand, enterOfBrand } from '../people/audit-log.ts';
import { Refusal } from '../shared/refusal.ts';
import { scoped } from '../stores/brand-scope.ts';
import { type Postgres, transaction } from '../stores/postgres.ts';
import { maybeRow, oneRow } from '../stores/rows.ts';
import { LIMIT_COLUMNS, lockPrompts, PromptLimit, requirePromptRoom } from './limit.ts';
import {
  PROMPT_COLUMNS,
  type Prompt,
  type PromptChange,
  PromptRow,
  type PromptStatus,
  promptOf,
} from './prompt.ts';
import { changedTags } from './topics.ts';

const LimitedPrompt = PromptRow.extend(PromptLimit.shape);

/** Columns of a prompt that can change. */
export interface PromptState {
  readonly id: string;
  readonly status: PromptStatus;
  readonly paused_reason: string | null;
  readonly countries: readonly string[];
  readonly topic: string | null;
  readonly tags: readonly string[];
}

/** Share of the prompt limit that a prompt uses. */
export const weight = ({ status, countries }: PromptState) => (status === 'active' ? countries.length : 0);

const sameTexts = (one: readonly string[], other: readonly string[]) =>
  one.length === other.length && one.every((text, index) => text === other[index]);

/**
 * The state of a prompt after a change by its owner, by the table of transitions; the same object where
 * nothing changes.
 * @throws Refusal `status_transition_invalid` from archived to paused, `invalid_value` for too many tags.
 */
export function nextState<S extends PromptState>(state: S, change: PromptChange): S | PromptState {
  const { status = state.status, countries = state.countries, topic = state.topic } = change;
  if (state.status === 'archived' && status === 'paused') {
    throw new Refusal('status_transition_invalid', {
      detail: 'An archived prompt can only become active; it cannot be paused.',
    });
  }
  const paused_reason = status === state.status ? state.paused_reason : status === 'paused' ? 'user' : null;
  const next = { id: state.id, status, paused_reason, countries, topic, tags: changedTags(state, change) };
  return Object.keys(changesOf(state, next)).length === 0 ? state : next;
}

/** Columns that differ between two states, as they are in the second one, for the audit log. */
export function changesOf(state: PromptState, next: PromptState): Readonly<Record<string, unknown>> {
  const { status, countries, topic, tags } = next;
  return {
    ...(status === state.status ? {} : { status }),
    ...(sameTexts(countries, state.countries) ? {} : { countries }),
    ...(topic === state.topic ? {} : { topic }),
    ...(sameTexts(tags, state.tags) ? {} : { tags }),
  };
}

const READ = `
SELECT ${PROMPT_COLUMNS.split(', ')
  .map((column) => `prompts.${column}`)
  .join(', ')}, ${LIMIT_COLUMNS}
FROM prompts JOIN brands b ON b.id = prompts.brand_id
WHERE prompts.brand_id = $1 AND prompts.id = $2`;

const UPDATE = `
UPDATE prompts
SET status = $3, paused_reason = $4, countries = $5, topic = $6, tags = $7, updated_at = clock_timestamp()
WHERE brand_id = $1 AND id = $2
RETURNING ${PROMPT_COLUMNS}`;

/**
 * Changes a prompt's status, countries, topic and tags, as far as they are sent; either all of it or nothing.
 * @throws Refusal `not_found`, `status_transition_invalid`, `prompt_limit_exceeded`, `invalid_value`.
 */
export const changePrompt = (
  postgres: Postgres,
  brand: ChangedBrand,
  id: string,
  change: PromptChange,
): Promise<Prompt> =>
  transaction(postgres, async (client) => {
    await lockPrompts(client, brand);
    const found = maybeRow(LimitedPrompt, await client.query(scoped(brand, { text: READ, values: [id] })));
    if (!found) throw new Refusal('not_found');
    const { plan, limit, used, ...row } = found;
    const next = nextState(row, change);
    if (next === row) return promptOf(row);
    requirePromptRoom({ plan, limit, used }, weight(next) - weight(row));
    const updated = await client.query(
      scoped(brand, {
        text: UPDATE,
        values: [id, next.status, next.paused_reason, next.countries, next.topic, next.tags],
      }),
    );
    const prompt = oneRow(PromptRow, updated);
    await enterOfBrand(client, brand, {
      action: 'prompt.changed',
      subject: prompt.text,
      changes: changesOf(row, next),
    });
    return promptOf(prompt);
  });
