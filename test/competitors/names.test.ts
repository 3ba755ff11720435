import { beforeAll, expect, it } from 'vitest';
import { updateBrand } from '../../src/brands/update-brand.ts';
import { adoptCompetitors } from '../../src/competitors/adopt-competitors.ts';
import { listCompetitors, readCompetitor } from '../../src/competitors/competitor.ts';
import { createCompetitor } from '../../src/competitors/create-competitor.ts';
import { updateCompetitor } from '../../src/competitors/update-competitor.ts';
import { BrandDirectory } from '../../src/ingest/brands/brand-directory.ts';
import { type IngestBrand, loadBrand } from '../../src/ingest/brands/ingest-brand.ts';
import { suggestBrands } from '../../src/ingest/brands/suggest-brands.ts';
import { mergeCompetitors } from '../../src/ingest/reprocess/merge-competitors.ts';
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
      suggestBrands(postgres, directory, [{ name: 'Three', aliases: ['Shared'] }]).then((made) => {
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
      directories.map((directory, index) =>
        suggestBrands(postgres, directory, index === 0 ? names : names.toReversed()),
      ),
    );
    expect(made.flat()).toHaveLength(200);
    for (const directory of directories) {
      expect(new Set(names.map(({ name }) => directory.names.byName(name))).size).toBe(200);
    }
  }
});

it.each([
  ['Initech', 'Ｉｎｉｔｅｃｈ'],
  ['ストライプ', 'ｽﾄﾗｲﾌﾟ'],
  ['Finder', 'ﬁnder'],
  ['ΣΑΣ', 'σας'],
])('refuses another spelling of a name that answers are read by as the same: %s, %s', async (name, other) => {
  const { postgres } = api.stores;
  const brand = await api.brand();
  const first = await api.competitor(brand, name);
  const second = await api.competitor(brand, 'Globex');
  const create = (called: string) =>
    createCompetitor(postgres, {
      brandId: brand.id,
      name: called,
      aliases: [],
      domain: undefined,
      status: 'tracked',
    });
  await expect(create(other)).rejects.toMatchObject({
    code: 'competitor_already_exists',
    message: expect.stringContaining(first),
  });
  const taken = { code: 'name_taken', message: `${other} is a name of ${name}` };
  await expect(updateCompetitor(postgres, { id: second }, { name: other })).rejects.toMatchObject(taken);
  await expect(
    updateBrand(postgres, { brandId: brand.id }, { aliases: { add: [other], remove: [] } }),
  ).rejects.toMatchObject(taken);
  // Whoever has the name may be called by the other spelling.
  expect((await updateCompetitor(postgres, { id: first }, { name: other })).name).toBe(other);
});

it('refuses an alias that somebody goes by', async () => {
  const { postgres } = api.stores;
  const brand = await api.brand();
  await api.competitor(brand, 'Globex', { aliases: ['Globex Corporation'] });
  const create = (name: string, aliases: readonly string[]) =>
    createCompetitor(postgres, { brandId: brand.id, name, aliases, domain: undefined, status: 'tracked' });
  await expect(create('New', ['globex'])).rejects.toThrow(
    /^globex is a name of the brand's competitor Globex \([0-9a-f-]{36}\), which is tracked$/,
  );
  await expect(create('New', ['acme'])).rejects.toThrow('acme is a name of the brand itself');
  await expect(create('New', ['Newer'])).resolves.toMatchObject({ name: 'New', aliases: ['Newer'] });
});

it.each(['suggested', 'dismissed'])('says how a competitor that is %s is compared with', async (status) => {
  const brand = await api.brand();
  const id = await api.competitor(brand, 'Globex', { status });
  const again = { brandId: brand.id, name: 'globex', aliases: [], domain: undefined, status: 'tracked' };
  await expect(createCompetitor(api.stores.postgres, again)).rejects.toThrow(
    `globex is a name of the brand's competitor Globex (${id}), which is ${status}; set its status to tracked to compare with it`,
  );
});

/** Every domain that the brand and its competitors have. */
async function domainsOf({ id }: TestBrand): Promise<string[]> {
  const { rows } = await api.stores.postgres.query<{ domain: string }>(
    `SELECT unnest(domains) AS domain FROM brands WHERE id = $1
     UNION ALL SELECT domain FROM competitors WHERE brand_id = $1 AND domain IS NOT NULL ORDER BY domain`,
    [id],
  );
  return rows.map(({ domain }) => domain);
}

const create = (brand: TestBrand, name: string, domain: string, status = 'tracked') =>
  createCompetitor(api.stores.postgres, { brandId: brand.id, name, aliases: [], domain, status });

it('gives a domain once, whoever gives it at the same time', async () => {
  const { postgres } = api.stores;
  for (let round = 0; round < 10; round++) {
    const brand = await api.brand();
    const known = (await loadBrand(postgres, brand.id)) as IngestBrand;
    const competitor = await api.competitor(brand, 'Old');
    const directory = await BrandDirectory.load(postgres, known);
    const suggesting = suggestBrands(postgres, directory, [{ name: 'Three', domain: 'shared.example' }]);
    const outcomes = await Promise.allSettled([
      create(brand, 'One', 'shared.example'),
      create(brand, 'Two', 'www.Shared.example'),
      updateBrand(postgres, { brandId: brand.id }, { domains: { add: ['shared.example'], remove: [] } }),
      updateCompetitor(postgres, { id: competitor }, { domain: 'shared.example' }),
    ]);
    await suggesting;
    expect(outcomes.filter(({ status }) => status === 'fulfilled')).toHaveLength(1);
    expect(await domainsOf(brand)).toEqual(['acme.example', 'shared.example']);
  }
});

it('refuses a domain that the brand itself has, or a competitor that somebody has decided on', async () => {
  const { postgres } = api.stores;
  const brand = await api.brand();
  const globex = (await create(brand, 'Globex', 'globex.example')).id;
  await create(brand, 'Hooli', 'hooli.example', 'dismissed');
  const refusal = (detail: string) => ({ code: 'domain_taken', message: detail });
  await expect(create(brand, 'New', 'acme.example')).rejects.toMatchObject(
    refusal('acme.example is a domain of Acme, the brand itself'),
  );
  await expect(create(brand, 'New', 'globex.example')).rejects.toMatchObject(
    refusal('globex.example is a domain of Globex'),
  );
  await expect(updateCompetitor(postgres, { id: globex }, { domain: 'hooli.example' })).rejects.toMatchObject(
    refusal('hooli.example is a domain of Hooli, a dismissed competitor'),
  );
  const domains = ['acme.example', 'new.example', 'globex.example'];
  for (const change of [domains, { add: domains, remove: [] }]) {
    await expect(updateBrand(postgres, { brandId: brand.id }, { domains: change })).rejects.toMatchObject(
      refusal('globex.example is a domain of Globex'),
    );
  }
  expect(await domainsOf(brand)).toEqual(['acme.example', 'globex.example', 'hooli.example']);
  // What lies below another's is a site of its own.
  await expect(create(brand, 'Shop', 'shop.globex.example')).resolves.toMatchObject({ name: 'Shop' });
  await updateCompetitor(postgres, { id: globex }, { domain: null });
  await expect(create(brand, 'New', 'globex.example')).resolves.toMatchObject({ domain: 'globex.example' });
});

it('takes a domain from a suggested competitor for whoever gives it to another, and the journal says so', async () => {
  const { postgres } = api.stores;
  const brand = await api.brand();
  const known = (await loadBrand(postgres, brand.id)) as IngestBrand;
  const directory = await BrandDirectory.load(postgres, known);
  await suggestBrands(postgres, directory, [
    { name: 'Globex', domain: 'globex.example' },
    { name: 'Hooli', domain: 'hooli.example' },
  ]);
  const author = { kind: 'person', name: 'Ada' } as const;
  const created = await createCompetitor(
    postgres,
    { brandId: brand.id, name: 'Globex Inc', aliases: [], domain: 'globex.example', status: 'tracked' },
    author,
  );
  await updateBrand(postgres, { brandId: brand.id }, { domains: { add: ['hooli.example'], remove: [] } });
  const { data } = await listCompetitors(postgres, known, { status: ['suggested'], limit: 10, offset: 0 });
  expect(data).toMatchObject([
    { name: 'Globex', domain: null },
    { name: 'Hooli', domain: null },
  ]);
  expect(created.domain).toBe('globex.example');
  const { rows } = await postgres.query(
    "SELECT author, subject FROM journal WHERE brand_id = $1 AND action = 'competitor.changed' ORDER BY subject",
    [brand.id],
  );
  expect(rows).toEqual([
    { author: 'Ada', subject: 'Globex' },
    { author: 'command line', subject: 'Hooli' },
  ]);
});

it('leaves alone those that had one domain before', async () => {
  const { postgres } = api.stores;
  const brand = await api.brand();
  const globex = (await create(brand, 'Globex', 'globex.example')).id;
  const hooli = (await create(brand, 'Hooli', 'hooli.example')).id;
  await postgres.query("UPDATE competitors SET domain = 'acme.example' WHERE id = ANY ($1)", [
    [globex, hooli],
  ]);
  await updateCompetitor(postgres, { id: globex }, { domain: 'acme.example', aliases: ['GBX'] });
  const domains = ['acme.example', 'acme.test'];
  await updateBrand(postgres, { brandId: brand.id }, { domains });
  expect(await domainsOf(brand)).toEqual(['acme.example', 'acme.example', 'acme.example', 'acme.test']);
});

it('leaves out a taken domain of a competitor that an export brings', async () => {
  const { postgres } = api.stores;
  const there = await api.brand({ domains: ['there.example'] });
  const of = (await loadBrand(postgres, there.id)) as IngestBrand;
  const ids = [
    (await create(there, 'Own', 'acme.example')).id,
    (await create(there, 'Rival', 'globex.example')).id,
    (await create(there, 'Free', 'free.example')).id,
    (await create(there, 'Idea', 'idea.example')).id,
  ];
  const competitors = await Promise.all(ids.map((id) => readCompetitor(postgres, of, id)));
  const here = await api.brand();
  const known = (await loadBrand(postgres, here.id)) as IngestBrand;
  await create(here, 'Globex', 'globex.example');
  const directory = await BrandDirectory.load(postgres, known);
  await suggestBrands(postgres, directory, [{ name: 'Only suggested', domain: 'idea.example' }]);
  await adoptCompetitors(postgres, known, competitors);
  const { data } = await listCompetitors(postgres, known, {
    status: ['tracked', 'suggested'],
    limit: 10,
    offset: 0,
  });
  expect(data.map(({ name, domain }) => [name, domain])).toEqual([
    ['Free', 'free.example'],
    ['Globex', 'globex.example'],
    ['Idea', 'idea.example'],
    ['Only suggested', null],
    ['Own', null],
    ['Rival', null],
  ]);
});

it('verifies a domain that somebody gives, and none that answers tell', async () => {
  const { postgres } = api.stores;
  const brand = await api.brand();
  const known = (await loadBrand(postgres, brand.id)) as IngestBrand;
  const directory = await BrandDirectory.load(postgres, known);
  await suggestBrands(postgres, directory, [
    { name: 'Told', domain: 'told.example' },
    { name: 'Taken', domain: 'taken.example' },
  ]);
  const verified = async () =>
    Object.fromEntries(
      (
        await listCompetitors(postgres, known, { limit: 10, offset: 0, status: ['suggested', 'tracked'] })
      ).data.map(({ name, domain, domain_verified }) => [name, domain === null ? null : domain_verified]),
    );
  expect(await verified()).toEqual({ Told: false, Taken: false });
  const told = directory.names.byName('Told');
  const { rows } = await postgres.query('SELECT id FROM competitors WHERE brand_id = $1 AND no = $2', [
    brand.id,
    told,
  ]);
  await updateCompetitor(postgres, { id: rows[0].id }, { status: 'tracked' });
  expect(await verified()).toEqual({ Told: false, Taken: false });
  await updateCompetitor(postgres, { id: rows[0].id }, { domain: 'told.example' });
  const given = await api.competitor(brand, 'Given', { domain: 'taken.example' });
  expect(await verified()).toEqual({ Told: true, Taken: null, Given: true });
  await mergeCompetitors(api.stores, given, await api.competitor(brand, 'Kept'));
  expect(await verified()).toEqual({ Told: true, Taken: null, Kept: true });
  await updateCompetitor(postgres, { id: rows[0].id }, { domain: null });
  await directory.refresh();
  expect(await verified()).toEqual({ Told: null, Taken: null, Kept: true });
});
