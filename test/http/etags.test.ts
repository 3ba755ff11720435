import type { FastifyRequest } from 'fastify';
import { expect, it } from 'vitest';
import { revisedTag } from '../../src/http/responses/etags.ts';
import type { Caller } from '../../src/keys/caller.ts';

it('tells the days apart that a share link was given right before midnight and right after', () => {
  const caller = { brandId: 'one', revision: '1.1' } as Caller;
  const tagOf = (end_date: string) =>
    revisedTag(
      { url: '/app/shared/token/v1/reports/brands', query: { end_date }, headers: {} } as FastifyRequest,
      caller,
    );
  expect(tagOf('2026-03-01')).toBe(tagOf('2026-03-01'));
  expect(tagOf('2026-03-01')).not.toBe(tagOf('2026-03-02'));
});
