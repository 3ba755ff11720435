import { randomUUID } from 'node:crypto';
import type { ResolvedAnswer } from '../../src/ingest/brands/resolved-answer.ts';

/** Answers that are ready to be accepted, of one day, with one mention of the own brand and one source each. */
export function resolvedAnswers(count: number, values: Partial<ResolvedAnswer> = {}): ResolvedAnswer[] {
  return Array.from({ length: count }, () => ({
    id: randomUUID(),
    prompt: { no: 1, text: 'best laptops' },
    engine: 'chatgpt',
    country: 'US',
    answeredAt: Date.UTC(2026, 2, 1, 4),
    text: 'text',
    textFormat: 'markdown',
    mentions: [{ competitorNo: 0, position: 1, sentiment: 0.5 }],
    sentimentBy: 'given',
    unknown: [],
    sources: [{ url: 'https://www.acme.example/a', title: 'A' }],
    ...values,
  }));
}
