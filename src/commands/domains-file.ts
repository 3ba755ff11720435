import { type DomainFacts, publishDomains, storeDomains, validDomain } from '../domains/domains.ts';
import type { Stores } from '../stores/index.ts';
import { CommandError, toldOf } from './command.ts';
import { readCsv } from './csv-file.ts';

const BATCH = 5_000;

/**
 * Imports lines `domain,rating,content_type` (the last two may be empty; a first line "domain,…" is a head).
 * @returns how many lines were taken.
 * @throws CommandError `invalid_file` where it cannot be read, or naming the line that is faulty.
 */
export async function importDomains(stores: Stores, file: string): Promise<{ domains: number }> {
  let batch: DomainFacts[] = [];
  let domains = 0;
  const flush = async () => {
    if (batch.length > 0) domains += (await storeDomains(stores, batch)).length;
    batch = [];
  };
  for await (const { number, cells } of readCsv(file)) {
    const [domain = '', rating = '', contentType = ''] = cells;
    if (number === 1 && domain.toLowerCase() === 'domain') continue;
    const facts = { domain, rating: rating || undefined, contentType: contentType || undefined };
    try {
      validDomain(facts);
    } catch (error) {
      throw new CommandError('invalid_file', `${file}:${number}: ${toldOf(error).detail}`);
    }
    batch.push(facts);
    if (batch.length === BATCH) await flush();
  }
  await flush();
  await publishDomains(stores);
  return { domains };
}
