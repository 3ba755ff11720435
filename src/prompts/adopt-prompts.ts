import { z } from 'zod';
import { type BrandKey, scoped } from '../stores/brand-scope.ts';
import { type Postgres, transaction } from '../stores/postgres.ts';
import { oneRow, rowsOf } from '../stores/rows.ts';
import type { NewStatus } from './create-prompts.ts';
import { LIMIT_COLUMNS, lockPrompts, PromptLimit } from './limit.ts';
import type { Prompt } from './prompt.ts';

// Its id is kept where no prompt of any brand has it yet; a text that the brand has stays the prompt it is.
const INSERT = `
INSERT INTO prompts (id, brand_id, text, status, paused_reason, countries, intent, language, created_at, updated_at)
SELECT CASE WHEN EXISTS (SELECT FROM prompts WHERE id = new.id) THEN gen_random_uuid() ELSE new.id END,
  $1, new.text, new.status, new.paused_reason, new.countries, new.intent, new.language, new.created_at, new.updated_at
FROM ROWS FROM (jsonb_to_recordset($2) AS (
  id uuid, text text, status text, paused_reason text, countries text[], intent text, language text,
  created_at timestamptz, updated_at timestamptz
)) WITH ORDINALITY AS new (id, text, status, paused_reason, countries, intent, language, created_at, updated_at, place)
ORDER BY place
ON CONFLICT DO NOTHING`;

const Known = z.object({ id: z.string(), text: z.string() });

/**
 * Gives a brand prompts of another installation, in their order, as they were there: those that were active are paused,
 * or stay active, as many as the plan has room for.
 * @returns for each of their ids the id that a prompt of this text has here.
 */
export const adoptPrompts = (
  postgres: Postgres,
  brand: BrandKey,
  prompts: readonly Prompt[],
  status: NewStatus,
): Promise<ReadonlyMap<string, string>> =>
  transaction(postgres, async (client) => {
    await lockPrompts(client, brand);
    const limit = await client.query(
      scoped(brand, { text: `SELECT ${LIMIT_COLUMNS} FROM brands b WHERE b.id = $1`, values: [] }),
    );
    const counted = oneRow(PromptLimit, limit);
    let room = status === 'active' ? counted.limit - counted.used : 0;
    const adopted = prompts.map((prompt) => {
      if (prompt.status !== 'active') return prompt;
      if (prompt.countries.length > room) return { ...prompt, status: 'paused' };
      room -= prompt.countries.length;
      return prompt;
    });
    await client.query(scoped(brand, { text: INSERT, values: [JSON.stringify(adopted)] }));
    const text = 'SELECT id, text FROM prompts WHERE brand_id = $1 AND text = ANY ($2)';
    const texts = prompts.map((prompt) => prompt.text);
    const known = rowsOf(Known, await client.query(scoped(brand, { text, values: [texts] })));
    const ids = new Map(known.map((prompt) => [prompt.text, prompt.id]));
    return new Map(prompts.map((prompt) => [prompt.id, ids.get(prompt.text) ?? '']));
  });
