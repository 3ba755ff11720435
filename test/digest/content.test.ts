import { AxeBuilder } from '@axe-core/playwright';
import { afterAll, beforeAll, describe, expect, it } from 'vitest';
import { enterRun } from '../../src/demo/seed.ts';
import { digestMail, organizationOf, readDigest } from '../../src/digest/make.ts';
import type { Digest } from '../../src/digest/view.ts';
import { lastWeekBefore } from '../../src/digest/week.ts';
import { addDays } from '../../src/shared/dates.ts';
import type { TestApi, TestBrand } from '../helpers/api.ts';
import { chromiumPath, startChromium } from '../helpers/chromium.ts';
import { sharedApi } from '../helpers/shared.ts';
import { PUBLIC_URL } from '../webhooks/delivering.ts';
import { EXAMPLE } from './example.ts';
import { answer, MONDAY, make, oldOrganization, quietBrand, WEEK } from './world.ts';

/* Digests of weeks whose answers are known, against the reports; and as programs of mail show them. */

const TURN_OFF = `${PUBLIC_URL}/unsubscribe/token`;
const found = await chromiumPath();

let api: TestApi;
beforeAll(async () => {
  api = await sharedApi();
});

async function digestOf(organizationId: string, brandId?: string): Promise<Digest> {
  const { stores } = api;
  const organization = await organizationOf(stores.postgres, { organization: organizationId });
  const signal = new AbortController().signal;
  return readDigest(stores, organization, WEEK, { date: MONDAY, signal, ...(brandId ? { brandId } : {}) });
}

const mailOf = (digest: Digest, locale: string | null = null) => {
  const {
    text,
    subject,
    html = '',
  } = digestMail(digest, { email: 'a@people.example', locale }, PUBLIC_URL)(TURN_OFF);
  return { text, subject, html };
};

describe('a week in which much moved', () => {
  let brand: TestBrand;
  let rival: string;
  let digest: Digest;

  beforeAll(async () => {
    brand = await api.brand({
      name: 'Falling',
      domains: [],
      organizationId: await oldOrganization(api),
      engines: ['chatgpt', 'gemini'],
    });
    rival = await api.competitor(brand, 'Globex');
    await answer(api, brand, 13, ({ prompt, engine, day, isLate }) => {
      // Asked in the week alone: what it cites is not gained by the brand.
      if (prompt === 12) return isLate ? { cites: ['unpaired.example'] } : null;
      const share = isLate && engine === 'gemini' ? 2 : 8;
      const names = (prompt * 7 + day * 3) % 10 < share ? ['Falling', 'Globex'] : ['Globex', 'Newcomer'];
      return {
        names,
        cites: [
          'same.example',
          ...(isLate && prompt < 3 ? ['gained.example'] : []),
          ...(!isLate && prompt < 3 ? ['lost.example'] : []),
          // One answer, one prompt, and less than three a week: nothing to tell.
          ...(isLate && prompt === 4 && engine === 'gemini' ? ['one-prompt.example'] : []),
          ...(prompt === 5 && day === 34 ? ['once.example'] : []),
          ...(prompt < 2 && day < 2 ? ['seldom.example'] : []),
        ],
      };
    });
    const { postgres } = api.stores;
    await postgres.query(
      "UPDATE competitors SET created_at = '2026-03-25', status = 'suggested' WHERE brand_id = $1 AND name = 'Newcomer'",
      [brand.id],
    );
    for (const date of [WEEK.end, addDays(WEEK.start, -1), MONDAY]) await enterRun(postgres, brand.id, date);
    digest = await digestOf(brand.organizationId);
  });

  it('has the figures of the reports, of the days of the week alone', async () => {
    const [week] = digest.brands;
    const range = `start_date=${WEEK.start}&end_date=${WEEK.end}`;
    const { body: report } = await api.get(`/v1/reports/visibility?${range}`, brand);
    const before = `start_date=${addDays(WEEK.start, -28)}&end_date=${addDays(WEEK.start, -1)}`;
    const { body: earlier } = await api.get(`/v1/reports/visibility?${before}`, brand);
    expect(week?.answers).toBe(report.data[0].answers);
    expect(week?.visibility?.after).toBeCloseTo(report.data[0].visibility, 4);
    expect(week?.visibility?.before).toBeCloseTo(earlier.data[0].visibility, 4);
    const { rows } = await api.stores.postgres.query(
      'SELECT sum(cost_micros)::float8 / 1e6 AS cost FROM questions WHERE brand_id = $1 AND date = $2',
      [brand.id, WEEK.end],
    );
    expect(week?.cost).toBeCloseTo(rows[0].cost, 6);
    expect(week?.cost).toBeGreaterThan(0);
  });

  it('has the signals of the week, of which the list of signals knows', async () => {
    const [week] = digest.brands;
    const { body } = await api.get(`/v1/signals?start_date=${WEEK.start}&end_date=${WEEK.end}`, brand);
    expect(week?.opened.map(({ id }) => id).sort()).toEqual(
      body.data.map(({ id }: { id: string }) => id).sort(),
    );
    const names = week?.opened.map(({ metric, value, direction }) => `${metric} ${value} ${direction}`);
    expect(names).toContain('visibility gemini down');
    const { text } = mailOf(digest);
    const [signal] = (week?.opened ?? []).filter(
      ({ metric, value }) => metric === 'visibility' && value === 'gemini',
    );
    const shown = (rate = 0) => `${(rate * 100).toFixed(1)}%`;
    expect(text).toContain(
      `Visibility on Gemini down, from ${shown(signal?.before)} to ${shown(signal?.after)}`,
    );
    expect(text).toContain(
      `${PUBLIC_URL}/brands/${brand.id}/answers?engine=gemini&start_date=${WEEK.start}&end_date=${WEEK.end}`,
    );
  });

  it('has sources that came or went for prompts that were asked all the time, and no chance ones', () => {
    expect(digest.brands[0]).toMatchObject({
      gained: [{ domain: 'gained.example', answers: 3 * 2 * 7 }],
      gainedTotal: 1,
      lost: [{ domain: 'lost.example', answers: 3 * 2 * 28 }],
      lostTotal: 1,
    });
  });

  it('has suggested competitors, and figures that are links', () => {
    const { subject, text, html } = mailOf(digest);
    expect(subject).toMatch(
      /^Falling: \d+ figures moved, 1 suggested competitor, 1 source gained, 1 source lost$/,
    );
    expect(text).toContain('- Newcomer');
    expect(text).not.toContain('Nothing moved');
    const links = [...html.matchAll(/href="([^"]+)"/g)].map(([, href = '']) => href.replaceAll('&amp;', '&'));
    for (const href of links) expect(href.startsWith(`${PUBLIC_URL}/`), href).toBe(true);
    const lost = `sources/cited?domain=lost.example&start_date=2026-02-23&end_date=2026-03-22`;
    for (const page of ['overview?', 'answers?brand_mentioned=true&', 'settings?tab=usage', lost]) {
      expect(
        links.some((href) => href.includes(`/brands/${brand.id}/${page}`)),
        page,
      ).toBe(true);
    }
    // A link in one is an address in the other.
    for (const href of links.filter((one) => !one.includes('tab=usage') && !one.includes('brand_mentioned')))
      if (!href.includes('/answers?start_date')) expect(text).toContain(href);
    expect(html).not.toMatch(/<script|<img|url\(|@import|<link/i);
    expect(Buffer.byteLength(html)).toBeLessThan(100_000);
  });

  it('is an event of the brand with the same figures, told once', async () => {
    expect(await make(api, brand.organizationId, null)).toBe(0);
    expect(await make(api, brand.organizationId, null)).toBeNull();
    const [week] = digest.brands;
    const { body } = await api.get('/v1/events?type=digest.weekly', brand);
    expect(body.data).toMatchObject([
      {
        data: {
          start_date: WEEK.start,
          end_date: WEEK.end,
          answers: week?.answers,
          signals_opened: week?.opened.length,
          competitors_suggested: 1,
          suggested: [{ name: 'Newcomer' }],
          gained: [{ domain: 'gained.example', answers: 42 }],
          lost: [{ domain: 'lost.example', answers: 168 }],
          cost: week?.cost,
        },
      },
    ]);
    // Competitors of the roster are no suggestions.
    expect(JSON.stringify(body.data)).not.toContain(rival);
  });
});

describe('a week in which nothing moved', () => {
  it('says so, and one without answers says that', async () => {
    const organizationId = await oldOrganization(api);
    await quietBrand(api, 'Quiet', organizationId);
    const silent = await api.brand({ name: 'Silent', organizationId, domains: [] });
    await answer(api, silent, 2, ({ isLate }) => (isLate ? null : { names: ['Silent'] }));
    await api.brand({ name: 'Never asked', organizationId, domains: [] });
    const { text, subject } = mailOf(await digestOf(organizationId));
    expect(subject).toMatch(/: nothing moved$/);
    expect(text).toMatch(/== Quiet ==.*Nothing moved\..*== Silent ==.*There are no answers in this week\./s);
    expect(text).not.toContain('Never asked');
    expect((await digestOf(await oldOrganization(api))).brands).toEqual([]);
  });

  it('has dates as the person writes them', async () => {
    const organizationId = await oldOrganization(api);
    await quietBrand(api, 'Dated', organizationId);
    const digest = await digestOf(organizationId);
    const dates = (locale: string | null) => mailOf(digest, locale).text.split('\n')[0];
    expect(dates(null)).toContain('23 – 29 March 2026'.replaceAll(' – ', '\u2009–\u2009'));
    expect(dates('de')).toContain('23.–29. März 2026');
    expect(dates('ja')).toContain('2026/03/23～2026/03/29');
    expect(dates('ar-EG')).toMatch(/\u2068.*٢٣.*\u2069/);
  });
});

it('a week ends on the Sunday before', () => {
  expect(lastWeekBefore('2026-03-29')).toEqual({ start: '2026-03-16', end: '2026-03-22' });
  for (const date of ['2026-03-30', '2026-04-01', '2026-04-05']) expect(lastWeekBefore(date)).toEqual(WEEK);
});

it('has the words of what it tells, in text as in HTML', () => {
  const { text, html, subject } = mailOf(EXAMPLE);
  expect(subject).toBe(
    'Bright Holding: 2 figures moved, 1 signal over, 1 suggested competitor, 1 source gained, 1 source lost',
  );
  for (const said of [
    'Share of voice of Zendesk up, from 21.0% to 27.9% (since 19 November, still so)',
    'Own citation rate up, from 11.0% to 19.0% (from 4 November; over since 20 November)',
    '1 earlier signal is still open',
    'news.example in 14 answers of the week, none of the 28 days before',
    'Cost $58.80 (of the week)\nForecast $252.00 (of this month)',
  ])
    expect(text).toContain(said);
  for (const said of ['Zendesk', 'HelpHarbor', 'forum.example', '$252.00', 'Nothing moved.', TURN_OFF])
    expect(html).toContain(said);
  const [brand] = EXAMPLE.brands;
  const [opened] = brand?.opened ?? [];
  const ofTopic = { dimension: 'topic', value: 'Price, "fair"', name: 'Price, "fair"' };
  const brands = brand && opened ? [{ ...brand, opened: [{ ...opened, ...ofTopic }] }] : [];
  const { text: topical } = mailOf({ ...EXAMPLE, brands });
  expect(topical).toContain('Visibility on Price, "fair" down, from');
  const topic = `"Price, ""fair"""`;
  expect(topical).toContain(`/answers?${new URLSearchParams({ topic })}&`);
  // Brands with something to tell come first, and beyond a dozen the comparison has them.
  const many = { ...EXAMPLE, brands: Array.from({ length: 30 }, () => EXAMPLE.brands).flat() };
  const long = mailOf(many);
  const comparison = `${PUBLIC_URL}/organizations/${EXAMPLE.organization.id}/compare`;
  const [, left] = /(\d+) more brands in the comparison: (.*)/.exec(long.text) ?? [];
  expect(long.text).toContain(`${left} more brands in the comparison: ${comparison}`);
  expect(Number(left)).toBe(60 - long.text.split('== Brightdesk ==').length + 1);
  expect(Number(left)).toBeLessThan(54);
  expect(long.text).not.toContain('Plantry');
  expect(Buffer.byteLength(long.html)).toBeLessThan(100_000);
});

describe.skipIf(found === null)('names of strangers', () => {
  const NAMES = [
    '<script>document.title = "x"</script><img src=x onerror=alert(1)>',
    'شركة <b>الاختبار</b> 🦊',
    'a"b\'c&amp;d]]>--><!--[if mso]>',
    'Zeile\r\nBcc: all@people.example',
    'umgekehrt \u202egnp.exe',
    '👩‍👩‍👧‍👦'.repeat(90),
  ];
  let browser: Awaited<ReturnType<typeof startChromium>>;
  beforeAll(async () => {
    browser = await startChromium();
  });
  afterAll(() => browser?.close());

  const week = {
    answers: 5,
    visibility: null,
    opened: [],
    closed: [],
    stillOpen: 0,
    cost: null,
    forecast: 1,
  };
  const sources = { gained: [], gainedTotal: 0, lost: [], lostTotal: 0, suggestedTotal: NAMES.length };
  const digest = {
    organization: { id: 'o', name: NAMES[0] ?? '' },
    week: WEEK,
    brands: NAMES.map((name, index) => ({
      ...{ ...week, ...sources, id: String(index), name },
      suggested: NAMES.map((one, id) => ({ id: String(id), name: one })),
      gained: [{ domain: 'xn--e1afmkfd.example', answers: 3 }],
      gainedTotal: 1,
    })),
  } satisfies Digest;

  it('are text in the mail, on every width, light and dark, and can be read by everybody', async () => {
    const { html, subject, text } = mailOf(digest, 'ar');
    expect(subject).not.toMatch(/[\r\n]/);
    expect(text).not.toMatch(/^Bcc/m);
    expect(text + html).not.toContain('\u202e');
    for (const colorScheme of ['light', 'dark'] as const) {
      for (const width of [360, 640]) {
        const context = await browser.newContext({ viewport: { width, height: 800 }, colorScheme });
        const page = await context.newPage();
        const asked: string[] = [];
        page.on('request', (request) => asked.push(request.url()));
        await page.setContent(html);
        const look = (of: string) => page.evaluate(of);
        expect(await look('document.querySelectorAll("script, img, link, iframe").length')).toBe(0);
        expect(await look('document.title')).toContain('<script>');
        const shown = String(await look('document.body.innerText'));
        for (const name of NAMES.slice(0, 3)) expect(shown).toContain(name);
        expect(await look('document.documentElement.scrollWidth')).toBe(width);
        expect(await look('getComputedStyle(document.body).backgroundColor')).toBe(
          colorScheme === 'dark' ? 'rgb(16, 17, 20)' : 'rgb(248, 248, 247)',
        );
        // Mail has no landmarks.
        const axe = new AxeBuilder({ page }).setLegacyMode().disableRules(['region', 'landmark-one-main']);
        const { violations } = await axe.analyze();
        expect(violations.map(({ id, nodes }) => `${id} ${nodes[0]?.html}`)).toEqual([]);
        expect(asked).toEqual([]);
        await context.close();
      }
    }
  });

  it('end where a sign ends', () => {
    const { text } = mailOf(digest);
    expect(text).toContain(`${'👩‍👩‍👧‍👦'.repeat(80)}…`);
    expect(text.isWellFormed()).toBe(true);
  });
});
