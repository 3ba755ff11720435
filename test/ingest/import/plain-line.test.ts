import fc from 'fast-check';
import { expect, it } from 'vitest';
import { importLine } from '../../../src/ingest/import/line.ts';
import { plainLine } from '../../../src/ingest/import/plain-line.ts';
import { tries } from '../../helpers/nightly.ts';

const ID = '0192d3f4-5a6b-7c8d-9e0f-1a2b3c4d5e6f';

/** Right ones beside others that are nearly so. */
const text = (...nearly: unknown[]) =>
  fc.oneof(
    { weight: 20, arbitrary: fc.constantFrom('Acme', 'ACME', ' é ', 'e\u0301', '\u0958', 'Ω'.repeat(3)) },
    {
      weight: 1,
      arbitrary: fc.constantFrom('', ' ', 'a\0b', '\ud800', 'x'.repeat(1_001), 1, null, [], ...nearly),
    },
  );

const id = fc.oneof(
  { weight: 20, arbitrary: fc.constant(ID) },
  {
    weight: 1,
    arbitrary: fc.constantFrom(ID.toUpperCase(), 'x', null, '00000000-0000-0000-0000-000000000000', 7),
  },
);

const position = fc.oneof(
  { weight: 20, arbitrary: fc.constantFrom(1, 2, 3, 65_534) },
  { weight: 1, arbitrary: fc.constantFrom(0, -0, 1.5, 65_535, '1', null) },
);

const listOf = (item: fc.Arbitrary<unknown>) =>
  fc.oneof(
    { weight: 20, arbitrary: fc.array(item, { maxLength: 3 }) },
    { weight: 1, arbitrary: fc.constantFrom(null, {}, 'a', Array(1_001).fill({})) },
  );

/** An object of the given fields, of which some may be missing and now and then one is nobody's. */
const record = (fields: Readonly<Record<string, fc.Arbitrary<unknown>>>, needed: readonly string[]) =>
  fc
    .tuple(
      fc.record(fields, { requiredKeys: [...needed] }),
      fc.oneof(
        { weight: 30, arbitrary: fc.constant({}) },
        { weight: 1, arbitrary: fc.constant({ other: 1 }) },
      ),
    )
    .map(([own, other]) => ({ ...own, ...other }));

const line = record(
  {
    id,
    prompt_id: id,
    prompt_text: text('ﷺ'.repeat(900)),
    topic: text('x'.repeat(101), 'ﷺ'.repeat(90)),
    tags: listOf(text('launch', 'LAUNCH', 'x'.repeat(51))),
    engine: fc.constantFrom('chatgpt', 'claude', 'chatgpt', 'claude', 'chatgpt', 'claude', 'nobody'),
    country: fc.constantFrom('US', 'de', 'US', 'de', 'US', 'XK', ''),
    answered_at: fc.constantFrom(
      '2026-03-01T04:10:00Z',
      '2026-03-01T04:10:00.123456789+0530',
      '2026-03-01T04:10Z',
      '2026-02-30T04:10:00Z',
    ),
    text: text('y'.repeat(1_000_001)),
    text_format: fc.constantFrom('markdown', 'plain', 'markdown', 'plain', 'markdown', 'html'),
    mentions: listOf(
      record(
        {
          competitor_id: id,
          name: text('ö'.repeat(201)),
          position: fc.option(position),
          sentiment: fc.constantFrom(0, -1, 1, 0.5, -0, 0.5, 1, 1.01),
        },
        [],
      ),
    ),
    citations: listOf(
      record(
        {
          url: fc.constantFrom('https://a.example/x', 'ftp://b', ''),
          title: fc.option(text('z'.repeat(2_001))),
          position,
          kind: fc.constantFrom('linked', 'listed', 'linked', 'listed', 'other'),
        },
        ['url'],
      ),
    ),
    search_queries: fc.option(listOf(text('\u0007'))),
  },
  ['prompt_text', 'engine', 'country', 'answered_at', 'text'],
);

it('reads a line as the schema does, or leaves it to that', () => {
  let plain = 0;
  let right = 0;
  fc.assert(
    fc.property(line, (given) => {
      const value = JSON.parse(JSON.stringify(given));
      const read = importLine.safeParse(value);
      const quick = plainLine(value);
      if (read.success) right += 1;
      if (quick === null) return;
      plain += 1;
      expect(quick).toEqual(read.data);
    }),
    { numRuns: tries(5_000, 200_000) },
  );
  // Those that are right but rare are few.
  expect(plain).toBeGreaterThan(right * 0.7);
});

it.each([null, 1, 'a', [], {}, { __proto__: null }])('leaves %j to the schema', (value) => {
  expect(plainLine(value)).toBeNull();
});
