import { open } from 'node:fs/promises';
import { createInterface } from 'node:readline';
import { type DomainFacts, publishDomains, storeDomains, validDomain } from '../domains/domains.ts';
import type { Stores } from '../stores/index.ts';
import { CommandError, toldOf } from './command.ts';

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
