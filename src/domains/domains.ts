import { open } from 'node:fs/promises';
import { createInterface } from 'node:readline';
import { requireDomain } from '../words/names.ts';
import { CommandError } from '../commands/command.ts';
import { dictionaryEverywhere } from '../stores/cluster.ts';
import type { Stores } from '../stores/index.ts';

export const CONTENT_TYPES = [
  'social_media',
  'community',
  'blog',
  'docs',
  'news',
  'education',
  'brand',
  'government',
] as const;

/** What is known of a domain; what is undefined stays as it is. */
export interface DomainFacts {
  readonly domain: string;
  readonly contentType?: string | undefined;
  readonly rating?: string | undefined;
}

function validated({ domain, contentType, rating }: DomainFacts) {
  if (contentType !== undefined && !(CONTENT_TYPES as readonly string[]).includes(contentType)) {
    throw new CommandError(
      'invalid_option',
      `--content-type must be one of ${CONTENT_TYPES.join(', ')}, not ${JSON.stringify(contentType)}`,
    );
  }
  if (rating !== undefined && !(/^\d{1,3}(\.\d+)?$/.test(rating) && Number(rating) <= 100)) {
    throw new CommandError(
      'invalid_option',
      `--rating must be a number from 0 to 100, not ${JSON.stringify(rating)}`,
    );
  }
  return {
    domain: requireDomain('--domain', domain),
    contentType: contentType ?? null,
    rating: rating ?? null,
  };
}

/** Makes reports see the table of domains as it is now. */
const reload = ({ clickhouse }: Pick<Stores, 'clickhouse'>) =>
  clickhouse.command({
    query: `SYSTEM RELOAD DICTIONARY ${dictionaryEverywhere(clickhouse.cluster, 'domain_facts')}`,
  });

/** Records what is known of a domain; it counts in every report that starts afterwards, for past dates too. */
export async function setDomain(stores: Pick<Stores, 'postgres' | 'clickhouse'>, facts: DomainFacts) {
  if (facts.contentType === undefined && facts.rating === undefined) {
    throw new CommandError('invalid_option', 'domain set needs --content-type, --rating or both');
  }
  const [stored] = await storeDomains(stores, [facts]);
  await reload(stores);
  return stored;
}

async function storeDomains({ postgres }: Pick<Stores, 'postgres'>, facts: readonly DomainFacts[]) {
  const rows = facts.map(validated);
  const { rows: stored } = await postgres.query<{
    domain: string;
    content_type: string | null;
    rating: number | null;
  }>(
    `INSERT INTO domains AS d (domain, content_type, rating)
     SELECT DISTINCT ON (domain) domain, content_type, rating
     FROM unnest($1::text[], $2::text[], $3::numeric[]) WITH ORDINALITY AS new (domain, content_type, rating, place)
     ORDER BY domain, place DESC
     ON CONFLICT (domain) DO UPDATE SET
       content_type = coalesce(excluded.content_type, d.content_type),
       rating = coalesce(excluded.rating, d.rating),
       updated_at = now()
     RETURNING domain, content_type, rating::float8 AS rating`,
    [rows.map((row) => row.domain), rows.map((row) => row.contentType), rows.map((row) => row.rating)],
  );
  return stored;
}

const BATCH = 5_000;

function unreadable(error: Error): never {
  throw new CommandError('invalid_file', error.message);
}

/**
 * Imports lines `domain,rating,content_type` (the last two may be empty; a first line "domain,…" is a head).
 * @returns how many lines were taken.
 * @throws CommandError `invalid_file` where it cannot be read, or naming the line that is faulty.
 */
export async function importDomains(stores: Stores, file: string): Promise<{ domains: number }> {
  let batch: DomainFacts[] = [];
  let domains = 0;
  let number = 0;
  const flush = async () => {
    if (batch.length > 0) domains += (await storeDomains(stores, batch)).length;
    batch = [];
  };
  const input = (await open(file).catch(unreadable)).createReadStream();
  for await (const line of createInterface({ input, crlfDelay: Number.POSITIVE_INFINITY })) {
    number += 1;
    const [domain = '', rating = '', contentType = ''] = line
      .split(',')
      .map((cell) => cell.trim().replace(/^"(.*)"$/, '$1'));
    if (line.trim() === '' || (number === 1 && domain.toLowerCase() === 'domain')) continue;
    const facts = { domain, rating: rating || undefined, contentType: contentType || undefined };
    try {
      validated(facts);
    } catch (error) {
      throw new CommandError('invalid_file', `${file}:${number}: ${(error as Error).message}`);
    }
    batch.push(facts);
    if (batch.length === BATCH) await flush();
  }
  await flush();
  await reload(stores);
  return { domains };
}
