import { beforeAll, beforeEach, expect, it, vi } from 'vitest';
import { loadBrand } from '../../../src/ingest/brands/ingest-brand.ts';
import { TextReader } from '../../../src/ingest/brands/text-reader.ts';
import { importLines } from '../../../src/ingest/import/import-lines.ts';
import type { TestApi } from '../../helpers/api.ts';
import { sharedApi } from '../../helpers/shared.ts';
import { line } from '../lines.ts';

/** Reading fails with what nobody has thought of. Files share their modules, which a mock of one would need to be first. */
const { extract } = TextReader.prototype;
beforeEach(() => {
  vi.spyOn(TextReader.prototype, 'extract').mockImplementation(function (this: TextReader, answer) {
    if (answer.text === 'too much') throw new RangeError('Maximum call stack size exceeded');
    return extract.call(this, answer);
  });
});

let api: TestApi;

beforeAll(async () => {
  api = await sharedApi();
});

const day = (at: number, text: string) =>
  JSON.stringify(line({ answered_at: `2026-03-0${at}T00:00:00Z`, mentions: undefined, text }));

/** A text that fails where it is looked into. */
const unreadable = { trim: () => 'x', toString: () => '{}', length: 1 } as unknown as string;

it('rejects a line that cannot be read, whatever is thrown, and imports the others', async () => {
  const brand = await loadBrand(api.stores.postgres, (await api.brand()).id);
  if (!brand) throw new Error('the brand is gone');
  const told: unknown[] = [];
  const texts = [day(1, 'a'), unreadable, day(2, 'too much'), day(3, 'b')];
  const counts = await importLines(api.stores, {
    brand,
    lines: texts.map((text, index) => ({ source: 'test', number: index + 1, text })),
    onReject: (...fault) => told.push(fault),
  });
  expect(counts).toMatchObject({ answers: 2, rejected: 2 });
  expect(told).toEqual([
    ['test', 2, expect.stringContaining('cannot be read: ')],
    ['test', 3, 'cannot be read: Maximum call stack size exceeded'],
  ]);
});

it('ends where a store is away, rather than rejecting every line', async () => {
  const brand = await loadBrand(api.stores.postgres, (await api.brand()).id);
  if (!brand) throw new Error('the brand is gone');
  const told: unknown[] = [];
  let queries = 0;
  // The first query loads the brands; the ones after find no store.
  const postgres = new Proxy(api.stores.postgres, {
    get(target, name) {
      const value = Reflect.get(target, name);
      if ((name === 'query' || name === 'connect') && ++queries > 1) {
        return () =>
          Promise.reject(Object.assign(new Error('connect ECONNREFUSED'), { code: 'ECONNREFUSED' }));
      }
      return typeof value === 'function' ? value.bind(target) : value;
    },
  });
  const importing = importLines(
    { ...api.stores, postgres },
    {
      brand,
      lines: [{ source: 'test', number: 1, text: day(1, 'a') }],
      onReject: (...fault) => told.push(fault),
    },
  );
  await expect(importing).rejects.toThrow('ECONNREFUSED');
  expect(told).toEqual([]);
});
