import { z } from 'zod';
import { createBrand } from '../brands/create-brand.ts';
import { createCompetitor } from '../competitors/create-competitor.ts';
import { loadBrand } from '../ingest/brands/ingest-brand.ts';
import { answerId } from '../ingest/import/answer-id.ts';
import { importLines } from '../ingest/import/import-lines.ts';
import { deleteOrganization } from '../ingest/reprocess/deletion.ts';
import { createKey } from '../keys/keys.ts';
import { makeLink } from '../people/links.ts';
import { addMember } from '../people/members.ts';
import { createOrganization } from '../plans/organizations.ts';
import { today } from '../shared/dates.ts';
import { type Postgres, transaction } from '../stores/postgres.ts';
import { maybeRow, rowsOf } from '../stores/rows.ts';
import type { Stores } from '../stores/stores.ts';
import { demoLines, demoSize } from './generator.ts';
import { DEMO_BRAND, DEMO_COMPETITORS, DEMO_COSTS } from './market.ts';

/** Account that signs in to the demo by a link, without a password. */
export const DEMO_OWNER = { email: 'owner@brightdesk.example', name: 'Demo owner', role: 'owner' } as const;

/** Days of answers, up to today. */
const DAYS = 90;

export const DEMO_ANSWERS = demoSize(DAYS);

/** Milliseconds to wait for a restore, which keeps everybody from adding an organization until it is done. */
const RESTORE_MS = 3_000;

const LOCK_NOT_AVAILABLE = '55P03';

/**
 * True where these stores hold no organization, and none is about to come from a restore.
 * @param but organization of an interrupted demo, which may be there with its own brand and no other.
 * @throws Error where a restore is under way that does not end soon.
 */
export async function isEmpty({ postgres }: Stores, but = ''): Promise<boolean> {
  return transaction(postgres, async (client) => {
    await client.query(`SET LOCAL lock_timeout = ${RESTORE_MS}`);
    await client.query('LOCK TABLE organizations IN ROW EXCLUSIVE MODE').catch((error: { code?: string }) => {
      if (error.code !== LOCK_NOT_AVAILABLE) throw error;
      throw new Error('a backup is being restored into this installation: start again once that is done');
    });
    const { rowCount } = await client.query(
      `SELECT FROM organizations AS o
       WHERE id::text <> $1 OR EXISTS (SELECT FROM brands WHERE organization_id = o.id AND name <> $2) LIMIT 1`,
      [but, DEMO_BRAND.name],
    );
    return rowCount === 0;
  });
}

/** Questions of one day and their cost, for that day's answers; one day, so that every month has the same. */
const RUN = `
INSERT INTO questions (id, brand_id, date, prompt_id, engine, country, state, attempts, asked_at, ended_at, model, cost_micros)
SELECT id, $1, $2::date, prompt_id, engine, country, 'complete', 1, $2::date, $2::date, model, micros
FROM jsonb_to_recordset($3)
  AS q (id uuid, prompt_id uuid, engine text, country text, model text, micros bigint)`;

const AskedPrompt = z.object({ id: z.string(), country: z.string() });

/** Stores questions under the ids of the daily run, which then asks none of them again. */
export const enterRun = (postgres: Postgres, brandId: string, date: string): Promise<void> =>
  transaction(postgres, async (client) => {
    const prompts = rowsOf(
      AskedPrompt,
      await client.query('SELECT id, countries[1] AS country FROM prompts WHERE brand_id = $1', [brandId]),
    );
    const questions = prompts.flatMap(({ id: promptId, country }) =>
      Object.entries(DEMO_COSTS).map(([engine, cost]) => ({
        id: answerId(promptId, engine, country, date),
        prompt_id: promptId,
        engine,
        country,
        ...cost,
      })),
    );
    await client.query(
      `INSERT INTO runs (brand_id, date, state, planned_at, ends_by, ended_at, complete, failed, skipped)
       VALUES ($1, $2::date, 'ended', $2::date, $2::date, $2::date, $3, 0, 0)`,
      [brandId, date, demoSize(1)],
    );
    await client.query(RUN, [brandId, date, JSON.stringify(questions)]);
  });

const Unfinished = z.object({ name: z.string() });

/**
 * Deletes what there is of a demo that was cut short.
 * @param organizationId of its organization, which may not be there yet.
 */
export async function removeUnfinished(stores: Stores, organizationId: string): Promise<void> {
  const result = await stores.postgres.query('SELECT name FROM organizations WHERE id::text = $1', [
    organizationId,
  ]);
  const found = maybeRow(Unfinished, result);
  if (found) await deleteOrganization(stores, organizationId, found.name);
}

/**
 * Fills empty stores with the demo brand, through the same rules and the same import as real ones.
 * @param organizationId that its organization is to have.
 * @param signal ends it between two steps, and leaves what there is of it.
 * @param days of answers, up to today; tests that need fewer make a smaller one.
 * @returns the key that reads and writes it.
 * @throws what `signal` was aborted with.
 */
export async function seedDemo(
  stores: Stores,
  organizationId: string,
  onProgress: (done: number) => void,
  signal?: AbortSignal,
  days = DAYS,
): Promise<{ key: string }> {
  const { postgres } = stores;
  await createOrganization(postgres, 'Demo', 'trial', organizationId);
  const { id: brandId } = await createBrand(postgres, {
    organizationId,
    name: DEMO_BRAND.name,
    aliases: DEMO_BRAND.aliases,
    domains: [DEMO_BRAND.domain],
    country: DEMO_BRAND.country,
    includeSubdomains: true,
    engines: DEMO_BRAND.engines,
  });
  await postgres.query('UPDATE brands SET is_demo = true WHERE id = $1', [brandId]);
  for (const { name, aliases, domain, status } of DEMO_COMPETITORS) {
    await createCompetitor(postgres, { brandId, name, aliases, domain, status });
  }
  const brand = await loadBrand(postgres, brandId);
  if (!brand) throw new Error('the demo brand is gone');
  const date = today();
  let number = 0;
  const lines = (function* () {
    for (const text of demoLines(date, days)) yield { source: 'demo', number: ++number, text };
  })();
  await importLines(stores, {
    brand,
    lines,
    prompts: 'active',
    onReject: (_source, line, reason) => {
      throw new Error(`demo line ${line}: ${reason}`);
    },
    onProgress,
    signal,
  });
  await enterRun(postgres, brandId, date);
  const { key } = await createKey(postgres, {
    brandId,
    name: 'demo',
    permission: 'read-and-write',
    createdBy: 'demo',
  });
  await addMember(postgres, organizationId, DEMO_OWNER);
  await makeLink(postgres, { kind: 'sign-in', email: DEMO_OWNER.email });
  return { key };
}
