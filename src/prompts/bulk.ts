import { setImmediate } from 'node:timers/promises';
import { z } from 'zod';
import { type ChangedBrand, enterManyOfBrand } from '../people/audit-log.ts';
import { Refusal } from '../shared/refusal.ts';
import { scoped } from '../stores/brand-scope.ts';
import { type Postgres, type PostgresClient, transaction } from '../stores/postgres.ts';
import { maybeRow, rowsOf } from '../stores/rows.ts';
import { changesOf, nextState, type PromptState, weight } from './change.ts';
import { idsByText, type NewStatus } from './create-prompts.ts';
import { createClassifier } from './intents.ts';
import { LIMIT_COLUMNS, lockPrompts, PromptLimit, requirePromptRoom } from './limit.ts';
import {
  type NewPrompt,
  PROMPT_COLUMNS,
  type Prompt,
  type PromptChange,
  PromptRow,
  promptOf,
} from './prompt.ts';
import { groupsOf } from './topics.ts';

/* Many prompts at once: one lock, one look at the limit, one INSERT or UPDATE. */

/** Prompts of one request at the most. */
export const MAX_BULK = 500;

/** Outcome for a prompt that is to be created; `prompt` is missing in a dry run. */
export type BulkOutcome =
  | { readonly status: 'created'; readonly prompt?: Prompt }
  /** `id` is missing where the prompt with this text is an earlier one of a dry run. */
  | { readonly status: 'existing'; readonly id?: string };

export interface BulkOptions {
  /** Tells what would happen, and changes nothing. */
  readonly dryRun: boolean;
  /** Status of prompts that are created. */
  readonly status?: NewStatus;
}

/** Counts of what was done, or would be. */
export interface BulkResult<Outcome> {
  readonly outcomes: readonly Outcome[];
  /** Questions of a day that each engine is asked more, or fewer. */
  readonly added: number;
}

const Names = z.object({ name: z.string(), aliases: z.array(z.string()) });

/**
 * Intents of prompts, in their order. A long text takes 10 ms, so others have their turn after each, and nobody's
 * prompts are locked meanwhile.
 * @throws Refusal `not_found` where there is no such brand.
 */
async function intentsOf(
  postgres: Postgres,
  brand: ChangedBrand,
  prompts: readonly NewPrompt[],
): Promise<readonly Prompt['intent'][]> {
  const text = 'SELECT name, aliases FROM brands WHERE id = $1';
  const found = maybeRow(Names, await postgres.query(scoped(brand, { text, values: [] })));
  if (!found) throw new Refusal('not_found');
  const classify = createClassifier([found.name, ...found.aliases]);
  const intents: Prompt['intent'][] = [];
  for (const { text, intent } of prompts) {
    intents.push(intent ?? classify(text));
    if (intent === undefined) await setImmediate();
  }
  return intents;
}

const Circumstances = PromptLimit.extend({ primary_country: z.string() });

const CIRCUMSTANCES = `SELECT b.primary_country, ${LIMIT_COLUMNS} FROM brands b WHERE b.id = $1`;

// As old as their order of creation, as those that are created one by one.
const INSERT = `
INSERT INTO prompts (brand_id, text, countries, intent, status, topic, tags, created_at, updated_at)
SELECT $1, new.text, new.countries, new.intent, $3, new.topic, new.tags,
  now + (new.place - 1) * interval '1 microsecond', now + (new.place - 1) * interval '1 microsecond'
FROM clock_timestamp() AS now,
  jsonb_to_recordset($2) AS new (
    text text, countries text[], intent text, topic text, tags text[], place int
  )
ORDER BY new.place
RETURNING ${PROMPT_COLUMNS}`;

type Asked = Pick<Prompt, 'text' | 'intent' | 'topic'> & {
  readonly countries: readonly string[];
  readonly tags: readonly string[];
};

async function insertAll(
  client: PostgresClient,
  brand: ChangedBrand,
  prompts: readonly Asked[],
  status: NewStatus,
) {
  const places = prompts.map((prompt, index) => ({ ...prompt, place: index + 1 }));
  const values = [JSON.stringify(places), status];
  const created = rowsOf(PromptRow, await client.query(scoped(brand, { text: INSERT, values }))).map(
    promptOf,
  );
  const changes = created.map((prompt) => ({
    action: 'prompt.created' as const,
    subject: prompt.text,
    changes: {
      status: prompt.status,
      countries: prompt.countries,
      intent: prompt.intent,
      ...groupsOf(prompt),
    },
  }));
  await enterManyOfBrand(client, brand, changes);
  return new Map(created.map((prompt) => [prompt.text, prompt]));
}

/**
 * Creates prompts: all that are new or, where they are active and the plan has no room for all of these together, none.
 * @throws Refusal `prompt_limit_exceeded`, `not_found`.
 */
export async function createManyPrompts(
  postgres: Postgres,
  brand: ChangedBrand,
  prompts: readonly NewPrompt[],
  { dryRun, status = 'active' }: BulkOptions,
): Promise<BulkResult<BulkOutcome>> {
  const intents = await intentsOf(postgres, brand, prompts);
  return transaction(postgres, async (client) => {
    await lockPrompts(client, brand);
    const found = maybeRow(
      Circumstances,
      await client.query(scoped(brand, { text: CIRCUMSTANCES, values: [] })),
    );
    if (!found) throw new Refusal('not_found');
    const known = await idsByText(
      client,
      brand,
      prompts.map(({ text }) => text),
    );
    const fresh = new Map<string, Asked>();
    for (const [index, prompt] of prompts.entries()) {
      const { text, countries = [found.primary_country], topic = null, tags = [] } = prompt;
      if (known.has(text) || fresh.has(text)) continue;
      fresh.set(text, { text, countries, intent: intents[index] ?? 'other', topic, tags });
    }
    const asked = status === 'active' ? [...fresh.values()] : [];
    const added = asked.reduce((sum, { countries }) => sum + countries.length, 0);
    requirePromptRoom(found, added);
    const created = dryRun
      ? new Map<string, Prompt>()
      : await insertAll(client, brand, [...fresh.values()], status);
    const outcomes = prompts.map(({ text }): BulkOutcome => {
      const prompt = created.get(text);
      // The first of some with one text is the one that is created.
      if (fresh.delete(text)) return { status: 'created', ...(prompt ? { prompt } : {}) };
      const id = known.get(text) ?? prompt?.id;
      return { status: 'existing', ...(id === undefined ? {} : { id }) };
    });
    return { outcomes, added };
  });
}

const READ = `
SELECT ${PROMPT_COLUMNS} FROM prompts WHERE brand_id = $1 AND id = ANY($2::uuid[])`;

const UPDATE = `
UPDATE prompts AS p
SET status = new.status, paused_reason = new.paused_reason, topic = new.topic, tags = new.tags,
  updated_at = clock_timestamp()
FROM jsonb_to_recordset($2) AS new (id uuid, status text, paused_reason text, topic text, tags text[])
WHERE p.brand_id = $1 AND p.id = new.id
RETURNING ${PROMPT_COLUMNS.split(', ')
  .map((column) => `p.${column}`)
  .join(', ')}`;

/** @throws Refusal `unknown_prompt` that names the ids which are no prompts of the brand. */
function requireKnown(ids: readonly string[], known: ReadonlyMap<string, PromptRow>): void {
  const errors = ids.flatMap((id, index) =>
    known.has(id) ? [] : [{ parameter: `ids.${index}`, message: `${id} is not a prompt of this brand` }],
  );
  if (errors.length === 0) return;
  throw new Refusal('unknown_prompt', { detail: 'ids names what is not a prompt of this brand.', errors });
}

/**
 * Changes the status, topic and tags of some prompts: of all of them, or of none.
 * @param ids each once.
 * @returns the prompts as they are then, or would be, in the order of the ids.
 * @throws Refusal `unknown_prompt`, `status_transition_invalid`, `prompt_limit_exceeded`, `invalid_value` for too
 * many tags.
 */
export const changeManyPrompts = (
  postgres: Postgres,
  brand: ChangedBrand,
  ids: readonly string[],
  change: Omit<PromptChange, 'countries' | 'tags'>,
  { dryRun }: BulkOptions,
): Promise<BulkResult<{ readonly prompt: Prompt; readonly isChanged: boolean }>> =>
  transaction(postgres, async (client) => {
    await lockPrompts(client, brand);
    const limit = maybeRow(
      PromptLimit,
      await client.query(
        scoped(brand, { text: `SELECT ${LIMIT_COLUMNS} FROM brands b WHERE b.id = $1`, values: [] }),
      ),
    );
    if (!limit) throw new Refusal('not_found');
    const read = rowsOf(PromptRow, await client.query(scoped(brand, { text: READ, values: [ids] })));
    const known = new Map(read.map((row) => [row.id, row]));
    requireKnown(ids, known);
    const changed = new Map<string, PromptState>();
    let added = 0;
    for (const row of read) {
      const next = nextState(row, change);
      if (next === row) continue;
      changed.set(row.id, next);
      added += weight(next) - weight(row);
    }
    requirePromptRoom(limit, added);
    if (!dryRun && changed.size > 0) {
      const values = [JSON.stringify([...changed.values()])];
      const updated = await client.query(scoped(brand, { text: UPDATE, values }));
      const rows = rowsOf(PromptRow, updated);
      for (const row of rows) known.set(row.id, row);
      const before = new Map(read.map((row) => [row.id, row]));
      const changes = rows.map((row) => ({
        action: 'prompt.changed' as const,
        subject: row.text,
        changes: changesOf(before.get(row.id) ?? row, row),
      }));
      await enterManyOfBrand(client, brand, changes);
    }
    const outcomes = ids.flatMap((id) => {
      const row = known.get(id);
      const next = changed.get(id);
      if (!row) return [];
      const { status, paused_reason, topic, tags } = next ?? row;
      return {
        prompt: promptOf({ ...row, status, paused_reason, topic, tags: [...tags] }),
        isChanged: next !== undefined,
      };
    });
    return { outcomes, added };
  });
