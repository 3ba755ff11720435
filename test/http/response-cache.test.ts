import { expect, it } from 'vitest';
import { createResponseCache, LARGEST } from '../../src/http/responses/response-cache.ts';

it('keeps nothing but what it counts: of small responses no pieces of larger buffers, of large ones not all', () => {
  const memory = createResponseCache();
  memory.set('small', { headers: {}, body: Buffer.from('{"data":[]}'), rows: 0 });
  const small = memory.get('small')?.body;
  expect([small?.toString(), small?.buffer.byteLength]).toEqual(['{"data":[]}', 11]);
  for (let n = 0; n < 80; n += 1) memory.set(`${n}`, { headers: {}, body: Buffer.alloc(LARGEST), rows: 1 });
  expect(memory.bytes()).toBeLessThanOrEqual(64 * LARGEST);
  expect(memory.get('small')).toBeUndefined();
  expect(memory.get('79')?.body.length).toBe(LARGEST);
  memory.set('too large', { headers: {}, body: Buffer.alloc(LARGEST + 1_025), rows: 1 });
  expect(memory.get('too large')).toBeUndefined();
});
