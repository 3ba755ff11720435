import { type BrandScope, scoped } from '../stores/brand-scope.ts';
import { type Postgres, transaction } from '../stores/postgres.ts';
import { oneRow } from '../stores/rows.ts';
import { idsByText, type NewStatus } from './create-prompts.ts';
import { LIMIT_COLUMNS, lockPrompts, PromptLimit, pauseBeyond } from './limit.ts';
import type { Prompt } from './prompt.ts';

// Kept as id where no prompt of any brand has it yet.
const INSERT = `
INSERT INTO prompts (id, brand_id, text, status, paused_reason, countries, intent, language, topic, tags, created_at, updated_at)
SELECT CASE WHEN EXISTS (SELECT FROM prompts WHERE id = new.id) THEN gen_random_uuid() ELSE new.id END,
  $1, new.text, new.status, new.paused_reason, new.countries, new.intent, new.language, new.topic,
  coalesce(new.tags, '{}'), new.created_at, new.updated_at
FROM ROWS FROM (jsonb_to_recordset($2) AS (
  id uuid, text text, status text, paused_reason text, countries text[], intent text, language text,
  topic text, tags text[], created_at timestamptz, updated_at timestamptz
)) WITH ORDINALITY AS new (
  id, text, status, paused_reason, countries, intent, language, topic, tags, created_at, updated_at, place
)
ORDER BY place
ON CONFLICT DO NOTHING`;

/**
 * Copies prompts of another installation to a brand, in their order: active ones are paused, or stay active,
 * as many as the plan allows. A text that the brand has already stays the existing prompt.
 * @returns for each of their ids the id of the prompt with this text here, and the number of prompts that
 * were to stay active and are paused, since the plan allows no more.
 */
export const adoptPrompts = (
  postgres: Postgres,
  brand: BrandScope,
  prompts: readonly Prompt[],
  status: NewStatus,
): Promise<{ readonly ids: ReadonlyMap<string, string>; readonly paused: number }> =>
  transaction(postgres, async (client) => {
    await lockPrompts(client, brand);
    const limit = await client.query(
      scoped(brand, { text: `SELECT ${LIMIT_COLUMNS} FROM brands b WHERE b.id = $1`, values: [] }),
    );
    const texts = prompts.map(({ text }) => text);
    const known = await idsByText(client, brand, texts);
    const wanted = prompts
      .filter(({ text }) => !known.has(text))
      .map((prompt) => (prompt.status === 'active' ? { ...prompt, status } : prompt));
    const { prompts: adopted, paused } = pauseBeyond(oneRow(PromptLimit, limit), wanted);
    await client.query(scoped(brand, { text: INSERT, values: [JSON.stringify(adopted)] }));
    const ids = await idsByText(client, brand, texts);
    return { ids: new Map(prompts.map(({ id, text }) => [id, ids.get(text) ?? ''])), paused };
  });
