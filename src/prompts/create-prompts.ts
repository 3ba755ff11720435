import { z } from 'zod';
import { type ChangedBrand, enterOfBrand } from '../people/audit-log.ts';
import { Refusal } from '../shared/refusal.ts';
import { type BrandScope, scoped } from '../stores/brand-scope.ts';
import { type Postgres, type PostgresClient, transaction } from '../stores/postgres.ts';
import { maybeRow, oneRow, rowsOf } from '../stores/rows.ts';
import { createClassifier } from './intents.ts';
import { LIMIT_COLUMNS, lockPrompts, PromptLimit, pauseBeyond, requirePromptRoom } from './limit.ts';
import { type NewPrompt, PROMPT_COLUMNS, type Prompt, PromptRow, promptOf } from './prompt.ts';
import { groupsOf } from './topics.ts';

const NamesAndLimit = PromptLimit.extend({ name: z.string(), aliases: z.array(z.string()) });
const Circumstances = NamesAndLimit.extend({ existing: z.string().nullable(), primary_country: z.string() });

const CIRCUMSTANCES = `
SELECT
  b.name, b.aliases, b.primary_country,
  (SELECT id FROM prompts WHERE brand_id = b.id AND text_sha256(text) = text_sha256($2)) AS existing,
  ${LIMIT_COLUMNS}
FROM brands b WHERE b.id = $1`;

// Reads the clock under the lock: creation times follow the order of creation, so a page of the list never
// shifts.
const INSERT = `
INSERT INTO prompts (brand_id, text, countries, intent, status, topic, tags, created_at, updated_at)
SELECT $1, $2, $3, $4, $5, $6, $7, now, now FROM clock_timestamp() AS now
RETURNING ${PROMPT_COLUMNS}`;

/** Status of a new prompt; a paused one is not asked and does not count against the plan. */
export type NewStatus = 'active' | 'paused';

/**
 * Creates a prompt inside a transaction of the caller's, whose first statement was `lockPrompts`.
 * @throws Refusal `prompt_already_exists` with the existing prompt's id, `prompt_limit_exceeded`.
 */
async function insertPrompt(
  client: PostgresClient,
  brand: ChangedBrand,
  { text, countries, intent, topic = null, tags = [] }: NewPrompt,
  status: NewStatus,
): Promise<Prompt> {
  const result = await client.query({
    name: 'new-prompt',
    ...scoped(brand, { text: CIRCUMSTANCES, values: [text] }),
  });
  const found = maybeRow(Circumstances, result);
  if (!found) throw new Refusal('not_found');
  if (found.existing !== null) throw new Refusal('prompt_already_exists', { prompt_id: found.existing });
  const asked = countries ?? [found.primary_country];
  requirePromptRoom(found, status === 'active' ? asked.length : 0);
  const created = await client.query({
    name: 'insert-prompt',
    ...scoped(brand, {
      text: INSERT,
      values: [
        text,
        asked,
        intent ?? createClassifier([found.name, ...found.aliases])(text),
        status,
        topic,
        tags,
      ],
    }),
  });
  const prompt = promptOf(oneRow(PromptRow, created));
  await enterOfBrand(client, brand, {
    action: 'prompt.created',
    subject: prompt.text,
    changes: { status, countries: asked, intent: prompt.intent, ...groupsOf(prompt) },
  });
  return prompt;
}

const Known = z.object({ id: z.string(), text: z.string() });

/** The ids of a brand's prompts that have one of some texts, by text. */
export async function idsByText(
  client: PostgresClient,
  brand: BrandScope,
  texts: readonly string[],
): Promise<Map<string, string>> {
  const text = 'SELECT id, text FROM prompts WHERE brand_id = $1 AND text = ANY ($2)';
  const known = rowsOf(Known, await client.query(scoped(brand, { text, values: [texts] })));
  return new Map(known.map((prompt) => [prompt.text, prompt.id]));
}

const INSERT_MANY = `
INSERT INTO prompts (brand_id, text, countries, intent, status, topic, tags, created_at, updated_at)
SELECT $1, new.text, new.countries, new.intent, new.status, new.topic, new.tags, now, now
FROM clock_timestamp() AS now,
  ROWS FROM (jsonb_to_recordset($2) AS (
    text text, countries text[], intent text, status text, topic text, tags text[]
  )) WITH ORDINALITY AS new (text, countries, intent, status, topic, tags, place)
ORDER BY new.place`;

/** A prompt of one country that an import may create. */
export interface ImportedPrompt {
  readonly text: string;
  readonly country: string;
  readonly topic: string | null;
  readonly tags: readonly string[];
}

/**
 * Creates prompts of one country each, in their order; existing ones stay as they are.
 * @returns the number of those that were to be active and are paused, since the plan allows no more.
 */
export const createPrompts = (
  postgres: Postgres,
  brand: BrandScope,
  prompts: readonly ImportedPrompt[],
  status: NewStatus,
): Promise<number> =>
  transaction(postgres, async (client) => {
    await lockPrompts(client, brand);
    const result = await client.query(
      scoped(brand, {
        text: `SELECT b.name, b.aliases, ${LIMIT_COLUMNS} FROM brands b WHERE b.id = $1`,
        values: [],
      }),
    );
    const found = maybeRow(NamesAndLimit, result);
    if (!found) throw new Refusal('not_found');
    // Another process may have created some since the caller looked; they must not count twice.
    const known = await idsByText(
      client,
      brand,
      prompts.map(({ text }) => text),
    );
    const unknown = prompts.filter(({ text }) => !known.has(text));
    const wanted = unknown.map(({ country, ...prompt }) => ({ ...prompt, countries: [country], status }));
    const { prompts: fitting, paused } = pauseBeyond(found, wanted);
    const intentOf = createClassifier([found.name, ...found.aliases]);
    await client.query(
      scoped(brand, {
        text: INSERT_MANY,
        values: [JSON.stringify(fitting.map((prompt) => ({ ...prompt, intent: intentOf(prompt.text) })))],
      }),
    );
    return paused;
  });

/** Creates a prompt (see `insertPrompt`). */
export const createPrompt = (
  postgres: Postgres,
  brand: ChangedBrand,
  prompt: NewPrompt,
  status: NewStatus = 'active',
): Promise<Prompt> =>
  transaction(postgres, async (client) => {
    await lockPrompts(client, brand);
    return insertPrompt(client, brand, prompt, status);
  });
