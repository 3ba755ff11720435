import { z } from 'zod';
import { isOwnDomain, readSources } from '../extraction/sources/cited-sources.ts';
import { BrandDirectory } from '../ingest/brand-directory.ts';
import { type ErrandInputs, ErrandRefused } from '../ingest/errands.ts';
import type { IngestBrand } from '../ingest/ingest-brand.ts';
import { readByRules } from '../ingest/reading.ts';
import type { Author } from '../people/journal.ts';
import { enterOfBrand } from '../people/journal.ts';
import { includesApi } from '../plans/organizations.ts';
import {
  createEngines,
  type Engine,
  type EngineAnswer,
  type EngineSettings,
  enginesWithoutKey,
} from '../providers/index.ts';
import { type BrandKey, scoped } from '../stores/brand-scope.ts';
import { type Postgres, transaction } from '../stores/postgres.ts';
import { rowsOf } from '../stores/rows.ts';
import { HINDRANCES } from './questions.ts';

/** @throws ErrandRefused naming the setting that is missing */
function engineOf(settings: EngineSettings, id: string): Engine {
  const engine = [...createEngines(settings)].find(([one]) => one === id)?.[1];
  if (engine) return engine;
  const setting = enginesWithoutKey(settings).find((one) => one.id === id)?.setting;
  throw new ErrandRefused(
    'key_missing',
    `Set ${setting} where the worker runs to ask ${id}, and start it again.`,
  );
}

/** @throws ErrandRefused where the plan asks nothing */
async function requirePlan(postgres: Postgres, brand: BrandKey): Promise<void> {
  if (!(await includesApi(postgres, brand)))
    throw new ErrandRefused('plan', `Not asked: ${HINDRANCES.plan}.`);
}

const Competitor = z.object({ id: z.string(), no: z.number(), name: z.string() });

/** What an answer says of brands and cites, as a single answer of the API has it. */
async function understood(postgres: Postgres, brand: IngestBrand, answer: EngineAnswer) {
  const directory = await BrandDirectory.load(postgres, brand);
  const { mentions } = await readByRules(directory, answer);
  const text = 'SELECT id, no, name FROM competitors WHERE brand_id = $1 AND no = ANY($2)';
  const nos = mentions.map(({ competitorNo }) => competitorNo);
  const rows = rowsOf(Competitor, await postgres.query(scoped(brand, { text, values: [nos] })));
  const known = new Map([
    [0, { id: brand.competitorId, name: brand.name }],
    ...rows.map(({ no, ...one }) => [no, one] as const),
  ]);
  const told = mentions.flatMap(({ competitorNo, position, sentiment }) => {
    const one = known.get(competitorNo);
    const is_self = competitorNo === 0;
    return one ? [{ competitor_id: one.id, competitor_name: one.name, is_self, position, sentiment }] : [];
  });
  const place = ({ position }: { readonly position: number | null }) => position ?? Number.MAX_SAFE_INTEGER;
  return {
    mentions: told.toSorted((a, b) => place(a) - place(b)),
    citations: readSources(answer.sources, answer.text).map(({ url, domain, title, position, kind }) => ({
      ...{ url, domain, title, position, kind },
      is_own_domain: isOwnDomain(domain, brand.domains, brand.includeSubdomains),
    })),
  };
}

/**
 * Asks an engine one question at once, for whoever wants to see what comes of it: the answer is told, and kept nowhere.
 * @throws ErrandRefused where the engine has no key or gives no answer, or the plan asks nothing
 */
export async function askLive(
  settings: EngineSettings,
  postgres: Postgres,
  brand: IngestBrand & { readonly author: Author },
  { text, engine: id, country }: ErrandInputs['question'],
  signal: AbortSignal,
) {
  await requirePlan(postgres, brand);
  const engine = engineOf(settings, id);
  await transaction(postgres, (client) =>
    enterOfBrand(client, brand, {
      action: 'question.asked',
      subject: text,
      changes: { engine: id, country },
    }),
  );
  const started = performance.now();
  const outcome = await engine.ask({ text, country, language: null }, signal);
  if (outcome.kind !== 'complete') throw new ErrandRefused(outcome.fault, `${outcome.reason}.`);
  const { answer } = outcome;
  return {
    prompt_text: text,
    engine: id,
    country,
    milliseconds: Math.round(performance.now() - started),
    text: answer.text,
    text_format: answer.textFormat,
    search_queries: answer.searchQueries,
    ...(await understood(postgres, brand, answer)),
  };
}
