import { readFileSync } from 'node:fs';
import path from 'node:path';
import { createExtractor, type NamedBrand } from '../../src/extraction/index.ts';

/*
 * How many real answers a second one core extracts with 50 brands, a third of which occur in the texts:
 *   node test/extraction/bench.ts [answers.ndjson]
 */
const NAMES: readonly (readonly [string, ...string[]])[] = [
  ['Apple', 'MacBook', 'MacBook Air', 'MacBook Pro', 'apple.com'],
  ['Dell', 'XPS', 'Inspiron', 'Alienware', 'dell.com'],
  ['HP', 'Pavilion', 'OMEN', 'EliteBook', 'hp.com'],
  ['Lenovo', 'ThinkPad', 'IdeaPad', 'Yoga', 'lenovo.com'],
  ['Microsoft', 'Surface', 'Surface Pro', 'microsoft.com'],
  ['Asus', 'Zenbook', 'Vivobook', 'asus.com'],
  ['Acer', 'Aspire', 'Predator', 'acer.com'],
  ['Samsung', 'Galaxy Book', 'samsung.com'],
  ['Patagonia', 'patagonia.com'],
  ['Columbia', 'Columbia Sportswear', 'columbia.com'],
  ['The North Face', 'thenorthface.com'],
  ["Arc'teryx", 'arcteryx.com'],
  ['Marmot'],
  ['L.L.Bean', 'llbean.com'],
  ['Eddie Bauer'],
  ['Target'],
  ['Amazon'],
  ['Best Buy'],
];
const OTHERS = `Salesforce HubSpot Zoho Pipedrive Notion Asana Trello Basecamp Figma Canva Shopify Wix Squarespace Stripe Klarna
  Volvo Toyota Honda Nissan Hyundai Bosch Siemens Miele Philips Dyson Garmin Fitbit Peloton Canon Nikon Fujifilm Olympus`;

const brands: NamedBrand[] = [
  ...NAMES,
  ...OTHERS.trim()
    .split(/\s+/)
    .map((name): [string] => [name]),
].map(([name, ...others], id) => ({
  id: String(id),
  name,
  aliases: others.filter((one) => !one.includes('.')),
  domains: others.filter((one) => one.includes('.')),
}));
const file =
  process.argv[2] ?? path.resolve(import.meta.dirname, '../../../shared/data/real-answers.ndjson');
const answers = readFileSync(file, 'utf8')
  .trim()
  .split('\n')
  .map((line) => JSON.parse(line))
  .map(({ text, citations }) => ({ text: text as string, format: 'markdown' as const, sources: citations }));

const extract = createExtractor(brands);
const rates: number[] = [];
for (let round = 0; round < 12; round += 1) {
  // Processor time, so that others on the machine do not count.
  const before = process.cpuUsage();
  for (let again = 0; again < 4; again += 1) for (const answer of answers) extract(answer);
  const { user, system } = process.cpuUsage(before);
  rates.push((4e6 * answers.length) / (user + system));
}
const mentions = answers.reduce((sum, answer) => sum + extract(answer).mentions.length, 0);
process.stdout.write(
  `${JSON.stringify({
    brands: brands.length,
    answers: answers.length,
    mentions,
    answersPerSecond: {
      first: Math.round(rates[0] ?? 0),
      median: Math.round(rates.sort((a, b) => a - b)[6] ?? 0),
      best: Math.round(Math.max(...rates)),
    },
  })}\n`,
);
