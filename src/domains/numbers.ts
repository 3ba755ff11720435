import { z } from 'zod';
import type { ClickHouse } from '../stores/clickhouse.ts';
import { dictionaryEverywhere } from '../stores/cluster.ts';
import { type Postgres, type PostgresClient, transaction } from '../stores/postgres.ts';
import { rowsOf } from '../stores/rows.ts';

/* Domains that answers cite have numbers in ClickHouse (postgres/0041_cited_domains.sql). */

/** The numbers of domains, by what they are called. */
export type DomainNumbers = ReadonlyMap<string, number>;

const Numbered = z.object({ domain: z.string(), no: z.number() });

/** Looked up by the index, whose key is shorter than the longest domains. */
const FIND = `
SELECT cited.domain, cited.no FROM unnest($1::text[]) AS wanted (domain)
JOIN cited_domains AS cited ON text_sha256(cited.domain) = text_sha256(wanted.domain)`;

/** The numbers of those of some domains that any answer has cited. */
async function numbersOf(
  postgres: Postgres | PostgresClient,
  domains: readonly string[],
): Promise<Map<string, number>> {
  const result = await postgres.query({ name: 'find-domains', text: FIND, values: [domains] });
  return new Map(rowsOf(Numbered, result).map(({ domain, no }) => [domain, no]));
}

/** Locks in a fixed order, so that two transactions that number the same domains cannot deadlock. */
const GIVE = `
INSERT INTO cited_domains (domain) SELECT new.domain FROM unnest($1::text[]) AS new (domain) ORDER BY new.domain
ON CONFLICT (text_sha256(domain)) DO NOTHING`;

/**
 * Numbers of domains; domains without one get it here. The statement commits by itself: others that cite the
 * same new domain wait no longer than that, and a reader of a number in ClickHouse can always look it up.
 */
export async function numberDomains(
  postgres: Postgres | PostgresClient,
  domains: Iterable<string>,
): Promise<DomainNumbers> {
  const wanted = [...new Set(domains)];
  if (wanted.length === 0) return new Map();
  const numbers = await numbersOf(postgres, wanted);
  const fresh = wanted.filter((domain) => !numbers.has(domain));
  if (fresh.length === 0) return numbers;
  await postgres.query(GIVE, [fresh]);
  return new Map([...numbers, ...(await numbersOf(postgres, fresh))]);
}

/** Locks in a fixed order, as forgetting domains locks them meanwhile. */
const HOLD = 'SELECT domain, no FROM cited_domains WHERE no = ANY($1::int[]) ORDER BY no FOR KEY SHARE';

/**
 * Locks the domains of a transaction that stores citations of them until it ends. A domain that was forgotten
 * since it was numbered gets another number.
 * @param known numbers that they had.
 */
export async function holdDomains(
  client: PostgresClient,
  domains: Iterable<string>,
  known: DomainNumbers,
): Promise<DomainNumbers> {
  const held = new Map<string, number>();
  let numbers = known;
  for (let wanted = [...new Set(domains)]; wanted.length > 0; ) {
    const nos = wanted.flatMap((domain) => numbers.get(domain) ?? []);
    for (const { domain, no } of rowsOf(Numbered, await client.query(HOLD, [nos]))) held.set(domain, no);
    wanted = wanted.filter((domain) => !held.has(domain));
    if (wanted.length > 0) numbers = await numberDomains(client, wanted);
  }
  return held;
}

/**
 * Deletes those domains that nobody holds and that are not cited once nobody can cite them any more: a writer
 * that cites one waits, and then finds it there or gone.
 * @param citedNow returns the numbers in use by stored rows at that moment.
 */
export const forgetDomains = (
  postgres: Postgres,
  nos: readonly number[],
  citedNow: () => Promise<ReadonlySet<number>>,
): Promise<void> =>
  transaction(postgres, async (client) => {
    await client.query('SET LOCAL statement_timeout = 0');
    const free = await client.query(
      'SELECT domain, no FROM cited_domains WHERE no = ANY($1::int[]) ORDER BY no FOR UPDATE SKIP LOCKED',
      [nos],
    );
    const cited = await citedNow();
    const unused = rowsOf(Numbered, free).flatMap(({ no }) => (cited.has(no) ? [] : no));
    await client.query('DELETE FROM cited_domains WHERE no = ANY($1::int[])', [unused]);
  });

/** The numbers of domains, known or given now. */
export type NumberDomains = (domains: Iterable<string>) => Promise<DomainNumbers>;

/** Size of the cache in characters of domains: 200,000 usual ones, 20 MB. */
const MOST_CHARACTERS = 4_000_000;

/**
 * As `numberDomains`, with a cache, since each batch of an import asks for the same domains again; a domain
 * keeps its number. The result may hold other domains, too.
 */
export function rememberingNumbers(postgres: Postgres): NumberDomains {
  let remembered = new Map<string, number>();
  let characters = 0;
  return async (domains) => {
    if (characters > MOST_CHARACTERS) {
      // A new map: earlier callers may still read the old one.
      remembered = new Map();
      characters = 0;
    }
    const known = remembered;
    const unknown = [...domains].filter((domain) => !known.has(domain));
    for (const [domain, no] of await numberDomains(postgres, unknown)) {
      known.set(domain, no);
      characters += domain.length;
    }
    return known;
  };
}

/** Numbers of the domains in a filter: a domain that no answer cites selects nothing, and is no fault. */
export async function findDomains(
  postgres: Postgres,
  domains: readonly string[],
): Promise<{ readonly nos: readonly number[]; readonly faults: readonly [] }> {
  return { nos: [...(await numbersOf(postgres, domains)).values()], faults: [] };
}

/** Makes ClickHouse look names up again after a restore of Postgres, when numbers may mean other domains. */
export async function forgetDomainNames({ clickhouse }: { readonly clickhouse: ClickHouse }): Promise<void> {
  await clickhouse.command({
    query: `SYSTEM RELOAD DICTIONARY ${dictionaryEverywhere(clickhouse.cluster, 'domain_names')}`,
  });
}
