import { beforeAll, expect, it } from 'vitest';
import { updateBrand } from '../../src/brands/update-brand.ts';
import { createCompetitor } from '../../src/competitors/create-competitor.ts';
import { updateCompetitor } from '../../src/competitors/update-competitor.ts';
import { BrandDirectory } from '../../src/ingest/brand-directory.ts';
import { type IngestBrand, loadBrand } from '../../src/ingest/ingest-brand.ts';
import type { TestApi, TestBrand } from '../helpers/api.ts';
import { sharedApi } from '../helpers/shared.ts';

let api: TestApi;

beforeAll(async () => {
  api = await sharedApi();
});

/** Every name that the brand and its competitors go by, in small letters. */
async function namesOf({ id }: TestBrand): Promise<string[]> {
  const { rows } = await api.stores.postgres.query<{ name: string }>(
    `SELECT lower(unnest(name || aliases)) AS name FROM brands WHERE id = $1
     UNION ALL SELECT lower(unnest(name || aliases)) FROM competitors WHERE brand_id = $1 ORDER BY name`,
    [id],
  );
  return rows.map(({ name }) => name);
}

it('gives a name once, whoever gives it at the same time', async () => {
  const { postgres } = api.stores;
  for (let round = 0; round < 10; round++) {
    const brand = await api.brand();
    const known = (await loadBrand(postgres, brand.id)) as IngestBrand;
    const competitor = await api.competitor(brand, 'Old');
    const directory = await BrandDirectory.load(postgres, known);
    const outcomes = await Promise.allSettled([
      createCompetitor(postgres, {
        brandId: brand.id,
        name: 'One',
        aliases: ['Shared'],
        domain: undefined,
        status: 'tracked',
      }),
      createCompetitor(postgres, {
        brandId: brand.id,
        name: 'Shared',
        aliases: ['Two'],
        domain: undefined,
        status: 'tracked',
      }),
      updateBrand(postgres, { brandId: brand.id }, { aliases: { add: ['SHARED'], remove: [] } }),
      updateCompetitor(postgres, { id: competitor }, { name: 'shared' }),
      directory.suggest([{ name: 'Three', aliases: ['Shared'] }]).then((made) => {
        if (made.length === 0) throw new Error('taken');
      }),
    ]);
    expect(outcomes.filter(({ status }) => status === 'fulfilled')).toHaveLength(1);
    const names = await namesOf(brand);
    expect(names.filter((name) => name === 'shared')).toHaveLength(1);
    expect(new Set(names).size).toBe(names.length);
  }
});

it('suggests what two imports name at once, in any order, once each', async () => {
  const { postgres } = api.stores;
  for (let round = 0; round < 10; round++) {
    const brand = await api.brand();
    const known = (await loadBrand(postgres, brand.id)) as IngestBrand;
    const names = Array.from({ length: 200 }, (_, i) => ({ name: `Name ${i}` }));
    const directories = await Promise.all([1, 2].map(() => BrandDirectory.load(postgres, known)));
    const made = await Promise.all(
      directories.map((directory, index) => directory.suggest(index === 0 ? names : names.toReversed())),
    );
    expect(made.flat()).toHaveLength(200);
    for (const directory of directories) {
      expect(new Set(names.map(({ name }) => directory.byName(name))).size).toBe(200);
    }
  }
});

it('refuses an alias that somebody goes by', async () => {
  const { postgres } = api.stores;
  const brand = await api.brand();
  await api.competitor(brand, 'Globex', { aliases: ['Globex Corporation'] });
  const create = (name: string, aliases: readonly string[]) =>
    createCompetitor(postgres, { brandId: brand.id, name, aliases, domain: undefined, status: 'tracked' });
  await expect(create('New', ['globex'])).rejects.toThrow(
    "globex is a name of the brand's competitor Globex",
  );
  await expect(create('New', ['acme'])).rejects.toThrow('acme is a name of the brand itself');
  await expect(create('New', ['Newer'])).resolves.toMatchObject({ name: 'New', aliases: ['Newer'] });
});
