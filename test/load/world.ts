import { readFileSync } from 'node:fs';
import { createBrand } from '../../src/brands/create-brand.ts';
import { createCompetitor } from '../../src/competitors/create-competitor.ts';
import { type IngestBrand, loadBrand } from '../../src/ingest/brands/ingest-brand.ts';
import { importLines } from '../../src/ingest/import/import-lines.ts';
import { createKey } from '../../src/keys/keys.ts';
import { createOrganization } from '../../src/plans/organizations.ts';
import { ENGINES } from '../../src/providers/index.ts';
import { addDays, today } from '../../src/shared/dates.ts';
import type { Stores } from '../../src/stores/stores.ts';

export interface LoadBrand {
  readonly brand: IngestBrand;
  readonly key: string;
}

const NAMES = ['Acme', 'Beta', 'Gamma', 'Delta', 'Epsilon', 'Zeta'];

/** Answers over the last 90 days, the same for the same seed. */
export function answerLines(count: number, seed: number): string[] {
  const last = today();
  return Array.from({ length: count }, (_, i) => {
    const n = (i * 2_654_435_761 + seed * 40_503) >>> 0;
    const day = addDays(last, -(i % 90));
    return JSON.stringify({
      prompt_text: `question ${i % 40}`,
      engine: ENGINES[n % ENGINES.length]?.id,
      country: ['US', 'DE', 'FR'][n % 3],
      answered_at: `${day}T${String(n % 24).padStart(2, '0')}:${String(n % 60).padStart(2, '0')}:${String((n >>> 8) % 60).padStart(2, '0')}.${String(i % 1000).padStart(3, '0')}Z`,
      text: `Answer ${i} of ${seed}. ${'Some words about it. '.repeat(20 + (n % 40))}`,
      mentions: NAMES.filter((_, index) => (n >>> index) % 3 !== 0).map((name, index) => ({
        name,
        position: index + 1,
        sentiment: ((n >>> 4) % 200) / 100 - 1,
      })),
      citations: Array.from({ length: 1 + (n % 5) }, (_, index) => ({
        url: `https://site${(n >>> index) % 500}.example/page/${n % 50}`,
      })),
    });
  });
}

export async function importAnswers(stores: Stores, brand: IngestBrand, lines: readonly string[]) {
  return importLines(stores, {
    brand,
    // The daily runs of the load ask them.
    prompts: 'active',
    lines: lines.map((text, number) => ({ source: 'load', number, text })),
    onReject: (_, number, reason) => {
      throw new Error(`line ${number}: ${reason}`);
    },
  });
}

/** Brands of an organization of their own each, with competitors, answers and a key. */
export async function makeBrands(
  stores: Stores,
  count: number,
  answers: number,
  onBrand: (done: number) => void,
): Promise<LoadBrand[]> {
  const brands: LoadBrand[] = [];
  for (let index = 0; index < count; index += 1) {
    const { id: organizationId } = await createOrganization(stores.postgres, `Load ${index}`, 'scale');
    const { id } = await createBrand(stores.postgres, {
      organizationId,
      name: 'Acme',
      aliases: [],
      domains: ['site1.example'],
      country: 'US',
      includeSubdomains: true,
      engines: ENGINES.map((engine) => engine.id),
    });
    for (const name of NAMES.slice(1)) {
      await createCompetitor(stores.postgres, {
        brandId: id,
        name,
        aliases: [],
        domain: undefined,
        status: 'tracked',
      });
    }
    const brand = await loadBrand(stores.postgres, id);
    if (!brand) throw new Error('the brand is gone');
    await importAnswers(stores, brand, answerLines(answers, index));
    const { key } = await createKey(stores.postgres, {
      brandId: id,
      name: 'load',
      permission: 'read-and-write',
      createdBy: undefined,
    });
    brands.push({ brand, key });
    onBrand(index + 1);
  }
  return brands;
}

/** Resident memory of a process in MB; null where that cannot be told. */
export function residentMegabytes(pid: number): number | null {
  try {
    const [, kilobytes] = /VmRSS:\s+(\d+)/.exec(readFileSync(`/proc/${pid}/status`, 'utf8')) ?? [];
    return kilobytes === undefined ? null : Math.round(Number(kilobytes) / 1024);
  } catch {
    return null;
  }
}
