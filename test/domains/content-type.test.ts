import { afterAll, beforeAll, describe, expect, it } from 'vitest';
import { contentType } from '../../src/domains/content-type.ts';
import { setDomain } from '../../src/domains/domains.ts';
import { importLines } from '../../src/ingest/importer.ts';
import { loadBrand } from '../../src/ingest/ingest-brand.ts';
import { withBrandConfig } from '../../src/stores/brand-config.ts';
import { createTestApi, type TestApi, type TestBrand } from '../helpers/api.ts';
import { line } from '../ingest/lines.ts';

let api: TestApi;
let brand: TestBrand;

beforeAll(async () => {
  api = await createTestApi();
  brand = await api.brand({ domains: ['acme.example'] });
  await api.competitor(brand, 'Globex', { domain: 'globex.example' });
});

afterAll(() => api.close());

async function typeOf(domain: string): Promise<string | null> {
  const result = await api.stores.clickhouse.query({
    query: withBrandConfig(
      `SELECT ${contentType('d')} AS type FROM (SELECT arrayJoin([{domain:String}, {domain:String}]) AS d)`,
    ),
    query_params: { domain, brand_no: brand.brandNo },
    format: 'JSONEachRow',
  });
  const [row] = await result.json<{ type: string | null }>();
  return row?.type ?? null;
}

describe('the content type of a domain', () => {
  it.each([
    ['reddit.com', 'community'],
    ['old.reddit.com', 'community'],
    ['en.wikipedia.org', 'education'],
    ['news.ycombinator.com', 'community'],
    ['bbc.co.uk', 'news'],
    ['sport.bbc.co.uk', 'news'],
    ['youtube.com', 'social_media'],
    ['cs.stanford.edu', 'education'],
    ['maths.unimelb.edu.au', 'education'],
    ['ox.ac.uk', 'education'],
    ['titech.ac.jp', 'education'],
    ['lincoln.k12.ca.us', 'education'],
    ['irs.gov', 'government'],
    ['data.gov.in', 'government'],
    ['economie.gouv.fr', 'government'],
    ['mhlw.go.jp', 'government'],
    ['docs.stripe.example', 'docs'],
    ['developer.shop.example', 'docs'],
    ['blog.shop.example', 'blog'],
    ['forums.shop.example', 'community'],
    ['news.shop.example', 'news'],
    ['acme.example', 'brand'],
    ['docs.acme.example', 'brand'],
    ['globex.example', 'brand'],
    ['notglobex.example', null],
    ['shop.example', null],
    ['go.it', null],
    ['education.example', null],
    ['xn--bcher-kva.example', null],
    ['localhost', null],
  ])('of %s is %s', async (domain, type) => {
    expect(await typeOf(domain)).toBe(type);
  });

  it('is what is recorded of the very domain, from then on', async () => {
    await setDomain(api.stores, { domain: 'docs.globex.example', contentType: 'docs' });
    await setDomain(api.stores, { domain: 'reddit.com', contentType: 'social_media' });
    await setDomain(api.stores, { domain: 'ox.ac.uk', rating: '90' });
    expect(await typeOf('docs.globex.example')).toBe('docs');
    expect(await typeOf('globex.example')).toBe('brand');
    expect(await typeOf('reddit.com')).toBe('social_media');
    expect(await typeOf('ox.ac.uk')).toBe('education');
  });

  it('picks rows of the citations report, past ones too', async () => {
    const ingestBrand = await loadBrand(api.stores.postgres, brand.id);
    if (!ingestBrand) throw new Error('the brand is gone');
    const text = JSON.stringify(
      line({
        citations: [
          'https://www.reddit.com/r/x',
          'https://docs.globex.example/a',
          'https://shop.example/',
          'https://blog.globex.example/',
        ].map((url) => ({ url })),
      }),
    );
    await importLines(api.stores, {
      brand: ingestBrand,
      lines: [{ source: 'test', number: 1, text }],
      onReject: (...fault) => expect(fault).toBeNull(),
    });
    const domains = async (type: string) => {
      const { body } = await api.get(
        `/v1/reports/citations?start_date=2026-02-01&end_date=2026-04-01&content_type=${type}`,
        brand,
      );
      return body.data.map(({ domain }: { domain: string }) => domain);
    };
    expect(await domains('brand')).toEqual(['blog.globex.example']);
    expect((await domains('docs,social_media')).sort()).toEqual(['docs.globex.example', 'reddit.com']);
    await setDomain(api.stores, { domain: 'shop.example', contentType: 'brand' });
    expect((await domains('brand')).sort()).toEqual(['blog.globex.example', 'shop.example']);
  });
});
