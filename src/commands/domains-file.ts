import { type DomainFacts, publishDomains, storeDomains, validDomain } from '../domains/domains.ts';
import { Refusal } from '../shared/refusal.ts';
import type { Stores } from '../stores/stores.ts';
import { CommandError } from './command.ts';
import { readCsv } from './csv-file.ts';

const BATCH = 5_000;

/** Maximum number of faulty lines that are reported. */
const MOST_TOLD = 20;

/** Fault of a line's domain, with its column; null where there is none. */
function faultOf(facts: DomainFacts): string | null {
  try {
    validDomain(facts);
    return null;
  } catch (error) {
    if (!(error instanceof Refusal)) throw error;
    return `${String(error.details.field).replaceAll('-', '_')} ${error.message}`;
  }
}

/**
 * The lines of a file.
 * @throws CommandError as `importDomains`.
 */
async function read(file: string): Promise<DomainFacts[]> {
  const lines: DomainFacts[] = [];
  const faults: string[] = [];
  for await (const { number, cells, head } of readCsv(file, 'domain')) {
    if (head !== null && head[0] !== 'domain') {
      throw new CommandError('invalid_file', `${file}: the first column must be domain`);
    }
    const [domain = '', rating = '', contentType = ''] = cells;
    const facts = { domain, rating: rating || undefined, contentType: contentType || undefined };
    const fault = faultOf(facts);
    if (fault === null) lines.push(facts);
    else faults.push(`${file}:${number}: ${fault}`);
  }
  if (faults.length === 0) return lines;
  const more = faults.length > MOST_TOLD ? [`${faults.length - MOST_TOLD} more lines are wrong`] : [];
  throw new CommandError('invalid_file', [...faults.slice(0, MOST_TOLD), ...more].join('; '));
}

/**
 * Imports lines `domain,rating,content_type` (the last two may be empty; a first line "domain,…" is a head).
 * @returns how many domains they were of.
 * @throws CommandError `invalid_file` where it cannot be read, or naming the lines that are faulty. Nothing is stored then.
 */
export async function importDomains(stores: Stores, file: string): Promise<{ domains: number }> {
  const lines = await read(file);
  const domains = new Set<string>();
  for (let start = 0; start < lines.length; start += BATCH) {
    for (const { domain } of await storeDomains(stores, lines.slice(start, start + BATCH)))
      domains.add(domain);
  }
  await publishDomains(stores);
  return { domains: domains.size };
}
