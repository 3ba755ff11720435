import { expect } from 'vitest';
import { makeDigest, organizationOf } from '../../src/digest/make.ts';
import { lastWeekBefore } from '../../src/digest/week.ts';
import { loadBrand } from '../../src/ingest/brands/ingest-brand.ts';
import { importLines } from '../../src/ingest/import/import-lines.ts';
import { drainOutbox } from '../../src/ingest/outbox/outbox.ts';
import { addDays } from '../../src/shared/dates.ts';
import type { TestApi, TestBrand } from '../helpers/api.ts';
import { line } from '../ingest/lines.ts';
import { PUBLIC_URL } from '../webhooks/delivering.ts';

/** A Monday, and the week before it. */
export const MONDAY = '2026-03-30';
export const WEEK = lastWeekBefore(MONDAY);

const DAYS = 35;
const ENGINES = ['chatgpt', 'gemini'];

/** Place of an answer: a prompt, an engine, and one of 35 days, the last 7 of which are the week. */
export interface Place {
  readonly prompt: number;
  readonly engine: string;
  readonly day: number;
  readonly isLate: boolean;
}

export interface Said {
  readonly names?: readonly string[];
  readonly cites?: readonly string[];
}

/** Imports answers of a brand, and waits until reports count them. */
export async function importInto(
  stores: TestApi['stores'],
  brand: TestBrand,
  lines: readonly object[],
): Promise<void> {
  const loaded = await loadBrand(stores.postgres, brand.id);
  if (!loaded) throw new Error('the brand is gone');
  await importLines(stores, {
    brand: loaded,
    lines: lines.map((one, number) => ({ source: 't', number, text: JSON.stringify(one) })),
    onReject: (...fault) => expect(fault).toBeNull(),
  });
  await drainOutbox(stores.postgres, stores.clickhouse, brand);
}

/**
 * Imports the answers of the week and the 28 days before.
 * @param say null for an answer that is not there.
 */
export async function answer(
  { stores }: TestApi,
  brand: TestBrand,
  prompts: number,
  say: (place: Place) => Said | null,
): Promise<void> {
  const lines = Array.from({ length: DAYS }, (_, day) => day).flatMap((day) =>
    Array.from({ length: prompts }, (_, prompt) => prompt).flatMap((prompt) =>
      ENGINES.flatMap((engine) => {
        const said = say({ prompt, engine, day, isLate: day >= DAYS - 7 });
        if (said === null) return [];
        const date = addDays(WEEK.end, day + 1 - DAYS);
        return line({
          prompt_text: `prompt ${prompt}`,
          engine,
          answered_at: `${date}T04:${String(prompt).padStart(2, '0')}:00Z`,
          mentions: (said.names ?? []).map((name, index) => ({ name, position: index + 1, sentiment: 0.1 })),
          citations: (said.cites ?? []).map((domain) => ({ url: `https://${domain}/a`, title: 'A' })),
        });
      }),
    ),
  );
  await importInto(stores, brand, lines);
}

/** An organization that is older than the week. */
export async function oldOrganization(api: TestApi): Promise<string> {
  const id = await api.organization();
  await api.stores.postgres.query("UPDATE organizations SET created_at = '2026-01-01' WHERE id = $1", [id]);
  return id;
}

/** A brand of such an organization in whose week nothing moved: too few prompts for signals, always the same sources. */
export async function quietBrand(api: TestApi, name: string, organizationId: string): Promise<TestBrand> {
  const brand = await api.brand({ name, organizationId, domains: [], engines: ENGINES as never });
  await answer(api, brand, 2, () => ({ names: [name], cites: ['same.example'] }));
  return brand;
}

/** Makes the digest of the week. @returns the number of mails; null where it was made before. */
export const make = async (
  { stores }: TestApi,
  organizationId: string,
  publicUrl: string | null = PUBLIC_URL,
) =>
  makeDigest(stores, await organizationOf(stores.postgres, { organization: organizationId }), WEEK, {
    date: MONDAY,
    publicUrl,
    signal: new AbortController().signal,
  });
