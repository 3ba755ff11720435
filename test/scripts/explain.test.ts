import { text } from 'node:stream/consumers';
import { expect, it } from 'vitest';
import { createTestApi } from '../helpers/api.ts';
import { callScript, startScript } from '../helpers/command.ts';
import { closeAfterTest } from '../helpers/stores.ts';

it('tells how a report is answered just now, while stored answers are still to be read again', async () => {
  const api = await createTestApi();
  closeAfterTest(api);
  const { postgres, environment } = api.stores;
  const { id } = await api.brand();
  const explained = () => text(startScript('explain', ['--brand', id, 'visibility'], environment).stdout);
  // Sums have citations of the domains that were the brand's own when they were written.
  expect(await explained()).not.toContain('own_domains');
  await postgres.query('UPDATE brands SET names_revision = names_read + 1 WHERE id = $1', [id]);
  expect(await explained()).toContain('own_domains');
});

it('tells all that is wrong with what it is asked, and what is allowed', async () => {
  const refused = async (asked: string) => {
    const { errors } = await callScript('explain', ['--brand', crypto.randomUUID(), asked], {});
    return JSON.parse(errors);
  };
  expect(await refused('brands?start_dat=2026-11-18&limit=0')).toEqual({
    code: 'invalid_parameter',
    detail: expect.stringMatching(
      /^limit: must be .* from 1 to 10000, not "0"; start_dat: is not known; allowed are start_date, /,
    ),
  });
  expect((await refused('brand')).detail).toMatch(/\(visibility, brands, citations, searches\)/);
});
