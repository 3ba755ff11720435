import { createHash } from 'node:crypto';

/** A line of an import file as tests make it; everything may be replaced. */
export const line = (values: Record<string, unknown> = {}) => ({
  prompt_text: 'best laptops',
  engine: 'chatgpt',
  country: 'US',
  answered_at: '2026-03-01T04:00:00Z',
  text: 'text',
  mentions: [{ name: 'Acme', position: 1, sentiment: 0.5 }],
  citations: [{ url: 'https://www.acme.example/a?utm_source=x#top', title: 'A' }],
  ...values,
});

export const ndjson = (lines: readonly unknown[]) =>
  `${lines.map((one) => JSON.stringify(one)).join('\n')}\n`;

/** Many different answers over several days, prompts, engines and brands; the same for the same count. */
export function manyLines(count: number, seed = ''): ReturnType<typeof line>[] {
  const step = Math.min(937_000, Math.floor((50 * 86_400_000) / count));
  return Array.from({ length: count }, (_, i) => {
    const number = createHash('sha256').update(`${seed}${i}`).digest().readUInt32BE();
    const ranked = number % 4;
    return line({
      prompt_text: `prompt ${i % 7}`,
      engine: ['chatgpt', 'gemini', 'claude'][number % 3],
      country: ['US', 'DE'][number % 2],
      answered_at: new Date(Date.UTC(2026, 1, 20) + i * step).toISOString(),
      mentions: ['Acme', 'Beta', 'Gamma'].slice(0, ranked).map((name, index) => ({
        name,
        position: number % 5 === 0 ? null : index + 1,
        sentiment: ((number >>> index) % 201) / 100 - 1,
      })),
      citations: Array.from({ length: number % 5 }, (_, index) => ({
        url: `https://site${(number + index) % 9}.example/${index}`,
        title: `Site ${index}`,
      })),
    });
  });
}
