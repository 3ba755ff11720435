import { Agent, request } from 'node:http';
import { upgrade } from '../../src/ingest/reprocess/upgrade.ts';
import { createKey } from '../../src/keys/keys.ts';
import { loadConfig } from '../../src/runtime/config.ts';
import { openStores } from '../../src/runtime/open-stores.ts';
import { createAnsweredBrand, ENTERPRISE } from '../helpers/answers.ts';
import { startService } from '../helpers/service.ts';

/*
 * node test/lists/bench.ts [requests]: how long pages of the lists take on a brand with 945,000 answers,
 * by offset and filter, over HTTP with one client: the least and the median, in milliseconds. DATA_DIR (or
 * DATABASE_URL and CLICKHOUSE_URL) names the stores; the brand is made in them unless they have it, and stays.
 */

const LAST_DAY = '2026-03-31';
const RANGE = 'start_date=2026-01-01&end_date=2026-03-31';

const requests = Number(process.argv[2] ?? 21);
const stores = await openStores(loadConfig(process.env), { role: 'command' });
await upgrade(stores);
const { postgres } = stores;

const known = await postgres.query<{ id: string; no: number }>(
  "SELECT id, no FROM brands WHERE name = 'Generated'",
);
if (!known.rows[0]) {
  const begin = performance.now();
  await createAnsweredBrand(stores, ENTERPRISE, LAST_DAY);
  process.stdout.write(`made the brand in ${Math.round((performance.now() - begin) / 1000)} s\n`);
}
const { rows: brands } = await postgres.query<{ id: string; competitor_id: string }>(
  "SELECT id, competitor_id FROM brands WHERE name = 'Generated'",
);
const { id: brandId = '', competitor_id: ownId = '' } = brands[0] ?? {};
const prompts = await postgres.query<{ id: string }>(
  'SELECT id FROM prompts WHERE brand_id = $1 ORDER BY no',
  [brandId],
);
await postgres.query('DELETE FROM api_keys WHERE brand_id = $1', [brandId]);
const { key } = await createKey(postgres, { brandId, name: 'bench', permission: 'read' });
const settings = ['DATA_DIR', 'DATABASE_URL', 'CLICKHOUSE_URL'].flatMap((name) => {
  const value = process.env[name];
  return value ? [[name, value]] : [];
});
const service = await startService({ ...Object.fromEntries(settings), RATE_LIMIT_PER_MINUTE: '1000000' });
const agent = new Agent({ keepAlive: true });

interface Page {
  readonly milliseconds: number;
  readonly body: { data: { id: string }[]; meta: { total: number } };
}

const get = (path: string): Promise<Page> =>
  new Promise((resolve, reject) => {
    const begin = performance.now();
    request(service.url + path, { headers: { authorization: `Bearer ${key}` }, agent }, (response) => {
      const chunks: Buffer[] = [];
      response.on('data', (chunk) => chunks.push(chunk));
      response.on('end', () => {
        const milliseconds = performance.now() - begin;
        const body = JSON.parse(Buffer.concat(chunks).toString());
        if (response.statusCode === 200) resolve({ milliseconds, body });
        else reject(new Error(`${path}: ${JSON.stringify(body)}`));
      });
    })
      .on('error', reject)
      .end();
  });

/** Times paths in turns, so that what else the machine does meets them all: least and median, milliseconds. */
async function time(paths: readonly string[]): Promise<string[]> {
  const times = paths.map((): number[] => []);
  for (let round = 0; round < requests + 1; round++) {
    for (const [index, path] of paths.entries()) {
      const { milliseconds } = await get(path);
      if (round > 0) times[index]?.push(milliseconds);
    }
  }
  return times.map((all) => {
    all.sort((x, y) => x - y);
    return `${all[0]?.toFixed(0)}/${all[Math.floor(all.length / 2)]?.toFixed(0)}`;
  });
}

async function measure(list: string, filter = ''): Promise<void> {
  const path = `/v1/${list}?${RANGE}${filter}`;
  const { total } = (await get(path)).body.meta;
  const offsets = [0, 100_000, 1_000_000, 5_000_000].filter((offset) => offset < total);
  if (total > 100) offsets.push(total - 50);
  const cells = await time(offsets.map((offset) => `${path}&offset=${offset}`));
  const name = `${list}${filter.length > 60 ? `${filter.slice(0, 57)}...` : filter}`;
  process.stdout.write(
    `${name}  total ${total}\n    ${offsets.map((offset, index) => `${offset}: ${cells[index]}`).join('   ')}\n`,
  );
}

const manyPrompts = prompts.rows.slice(0, 100).map(({ id }) => id);
const archive = (count: number) =>
  postgres.query(
    `UPDATE prompts SET status = CASE WHEN no IN (SELECT no FROM prompts WHERE brand_id = $1 ORDER BY no DESC LIMIT $2)
     THEN 'archived' ELSE 'active' END WHERE brand_id = $1`,
    [brandId, count],
  );

async function measureAll(): Promise<void> {
  await measure('mentions');
  await measure('mentions', '&engine=chatgpt,gemini');
  await measure('mentions', '&country=us');
  await measure('mentions', `&competitor_id=${ownId}`);
  await measure('mentions', `&competitor_id=${ownId}&engine=claude`);
  await measure('mentions', `&prompt_id=${manyPrompts[0]}`);
  await measure('mentions', `&prompt_id=${manyPrompts}`);
  await measure('citations');
  await measure('citations', '&engine=chatgpt');
  await measure('citations', '&domain=site0.example');
  await measure('citations', '&domain=site15000.example');
  await measure('citations', '&domain=site15000.example&engine=chatgpt');
  await measure('answers');
  await measure('answers', '&brand_mentioned=true&engine=claude');
}

try {
  await archive(0);
  await measureAll();
  const { data } = (await get(`/v1/answers?${RANGE}&offset=500000&limit=1`)).body;
  process.stdout.write(`answers/{id}  ${await time([`/v1/answers/${data[0]?.id}`])}\n`);
  await archive(50);
  process.stdout.write('\nwith 50 of 500 prompts archived\n');
  await measureAll();
} finally {
  await archive(0);
  agent.destroy();
  await service.close();
  await stores.close();
}
