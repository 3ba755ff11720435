import { expect, it } from 'vitest';
import type { BrandDirectory } from '../../../src/ingest/brands/brand-directory.ts';
import { RewriteSequences } from '../../../src/ingest/outbox/sequences.ts';
import { rereadAnswers } from '../../../src/ingest/reprocess/reread-answers.ts';
import type { ClickHouse } from '../../../src/stores/clickhouse.ts';

/** A stored answer, whose source has an address of so many characters. */
const stored = (text: string, addressLength: number) => ({
  answer_id: 'a',
  text,
  text_format: 'markdown',
  answered_at: '2026-11-01T00:00:00.000Z',
  mentions_given: false,
  sentiment_by: 'lexicon',
  brand_mentioned: false,
  brand_position: 0,
  brand_sentiment: 0,
  brands_ranked: 0,
  own_citations: 0,
  sequence: 1,
  'mentions.competitor_no': [],
  'mentions.position': [],
  'mentions.sentiment': [],
  'citations.url': [`https://a.example/${'x'.repeat(addressLength)}`],
  'citations.domain': ['a.example'],
  'citations.title': [''],
});

/** What of a brand's names reading needs: nobody is named. */
const NOBODY = {
  brand: { domains: [], includeSubdomains: false },
  reader: { named: [], extract: () => ({ mentions: [], unknown: [] }) },
} as unknown as BrandDirectory;

/** Has a store's answers read again; tells the characters of each INSERT, and how many answers were read before the first. */
async function reread(answers: number, answer: object) {
  const text = JSON.stringify(answer);
  let read = 0;
  let readBefore: number | null = null;
  const inserts: number[] = [];
  const clickhouse = {
    async query() {
      return {
        async *stream() {
          for (; read < answers; read++) yield [{ text, json: () => JSON.parse(text) }];
        },
      };
    },
    async exec({ values }: { values: AsyncIterable<Buffer> }) {
      let length = 0;
      for await (const value of values) {
        readBefore ??= read;
        length += value.length;
      }
      inserts.push(length);
      return { stream: { forEach: async () => {} } };
    },
  } as unknown as ClickHouse;
  const counts = { reextracted: 0, given: 0, unjudged: 0, unread: 0 };
  const write = rereadAnswers(NOBODY, { reader: null, counts });
  await write(clickhouse, { brandId: 'b', brandNo: 1, epoch: 1 }, 2, 'true', {}, new RewriteSequences(0));
  return { counts, inserts, readBefore, length: text.length };
}

it('sends no more in one INSERT than its characters, and a row', async () => {
  const { counts, inserts, length } = await reread(15, stored('Acme is fine.', 3_000_000));
  expect(counts.reextracted).toBe(15);
  expect(inserts.length).toBeGreaterThan(1);
  for (const insert of inserts) expect(insert).toBeLessThan(32_000_000 + 1.01 * length);
});

it('holds no more answers that have sources and no text than their characters allow', async () => {
  const { counts, readBefore } = await reread(2_000, stored('', 10_000));
  expect(counts.given).toBe(2_000);
  expect(readBefore).toBeLessThan(1_000);
});
