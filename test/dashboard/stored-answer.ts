import { randomUUID } from 'node:crypto';
import { loadBrand } from '../../src/ingest/brands/ingest-brand.ts';
import { importLines } from '../../src/ingest/import/import-lines.ts';
import type { TestApi, TestBrand } from '../helpers/api.ts';

/**
 * Imports an answer of a brand.
 * @param line overrides members of its line.
 * @returns its id.
 * @throws Error where the line is rejected.
 */
export async function storeAnswer({ stores }: TestApi, of: TestBrand, line: object): Promise<string> {
  const brand = await loadBrand(stores.postgres, of.id);
  if (!brand) throw new Error('no brand');
  const id = randomUUID();
  const given = {
    id,
    prompt_text: 'Which?',
    engine: 'chatgpt',
    country: 'US',
    answered_at: '2026-11-02T04:00:00Z',
  };
  await importLines(stores, {
    brand,
    lines: [{ source: 'test', number: 1, text: JSON.stringify({ ...given, ...line }) }],
    prompts: 'active',
    onReject: (_source, _line, reason) => {
      throw new Error(reason);
    },
  });
  return id;
}
