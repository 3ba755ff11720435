import { spawn } from 'node:child_process';
import { once } from 'node:events';
import path from 'node:path';
import type { BenchBrand } from './data.ts';
import type { ServiceClient } from './http-client.ts';
import { datesOf } from './requests.ts';
import { type Bounds, inTurns, type Samples } from './turns.ts';

/** Answers of a page of a pull. */
const PAGE = 1_000;

/** Times of the change feed, in milliseconds. */
export interface FeedTimes {
  readonly answers: number;
  /** All pages, one after the other, without texts. */
  readonly pull: number;
  /** The export command, of the same rows. */
  readonly exported: number;
  /** Pages at the beginning, in the middle and near the end. */
  readonly first: Samples;
  readonly middle: Samples;
  readonly deep: Samples;
  /** A page behind the last answer. */
  readonly nothingNew: Samples;
}

interface Page {
  readonly data: readonly unknown[];
  readonly meta: { readonly next: string; readonly has_more: boolean };
}

async function exportAll(
  { brandId }: BenchBrand,
  environment: Readonly<Record<string, string>>,
  folder: string,
): Promise<number> {
  const { start, end } = datesOf(90);
  const begin = performance.now();
  const child = spawn(
    process.execPath,
    [
      ...['scripts/export.ts', '--brand', brandId, '--start-date', start, '--end-date', end],
      ...['--format', 'ndjson', '--out', path.join(folder, 'exported')],
    ],
    { env: { PATH: process.env.PATH, ...environment }, stdio: ['ignore', 'ignore', 'pipe'] },
  );
  let errors = '';
  child.stderr.on('data', (chunk) => {
    errors += chunk;
  });
  const [code] = await once(child, 'close');
  if (code !== 0) throw new Error(`the export ended with ${code}: ${errors.slice(-2_000)}`);
  return performance.now() - begin;
}

/** Pulls all answers of a brand as a warehouse would, exports the same rows, and times single pages in turns. */
export async function timeFeed(
  service: ServiceClient,
  brand: BenchBrand,
  environment: Readonly<Record<string, string>>,
  folder: string,
  bounds: Bounds,
): Promise<FeedTimes> {
  const address = (after: string | null) =>
    `/v1/changes?limit=${PAGE}&text=false${after === null ? '' : `&after=${after}`}`;
  const cursors: string[] = [];
  let [answers, pull] = [0, 0];
  for (let after: string | null = null; ; ) {
    const { body, milliseconds } = await service.send(address(after));
    pull += milliseconds;
    const { data, meta } = JSON.parse(body.toString()) as Page;
    answers += data.length;
    after = meta.next;
    cursors.push(after);
    if (!meta.has_more) break;
  }
  const exported = await exportAll(brand, environment, folder);
  const at = (after: string | null) => async () => (await service.send(address(after))).milliseconds;
  const cursor = (share: number) => cursors[Math.floor(share * (cursors.length - 2))] ?? null;
  const samples = await inTurns(
    {
      first: at(null),
      middle: at(cursor(0.5)),
      deep: at(cursor(0.99)),
      nothingNew: at(cursors.at(-1) ?? null),
    },
    { atLeast: 5, ...bounds },
  );
  return { answers, pull, exported, ...samples };
}
