import { execFileSync } from 'node:child_process';
import { randomBytes } from 'node:crypto';
import { statfsSync } from 'node:fs';
import { mkdtemp, rm, writeFile } from 'node:fs/promises';
import os from 'node:os';
import path from 'node:path';
import { afterAll, beforeAll, expect, it } from 'vitest';
import { createBrand } from '../../src/brands/create-brand.ts';
import { upgrade } from '../../src/ingest/reprocess/upgrade.ts';
import { createOrganization } from '../../src/plans/organizations.ts';
import { loadConfig } from '../../src/runtime/config.ts';
import { openStores } from '../../src/runtime/open-stores.ts';
import { callScript, runScript } from '../helpers/command.ts';
import { NIGHTLY } from '../helpers/nightly.ts';
import { differencesOf } from './differences.ts';
import { manyLines, ndjson } from './lines.ts';

/* A real full disk: the embedded stores on a small tmpfs, which only root may mount. */

/** Bytes that are left on the disk, and lines of 88,000 bytes that go through Postgres to ClickHouse. */
const ROOM = 30_000_000;
const LINES = 450;

let folder: string;
let mounted = false;

const mount = (...options: string[]) => execFileSync('mount', options, { stdio: 'ignore' });

try {
  folder = await mkdtemp(path.join(os.tmpdir(), 'answer-visibility-full-'));
  mount('-t', 'tmpfs', '-o', 'size=130m', 'tmpfs', folder);
  mounted = true;
} catch {
  mounted = false;
}

beforeAll(async () => {
  if (mounted) await writeFile(path.join(folder, 'probe'), 'x');
});

afterAll(async () => {
  if (mounted) execFileSync('umount', ['-l', folder]);
  await rm(folder, { recursive: true, force: true });
});

it.skipIf(!mounted)(
  `a full disk loses nothing that was accepted${mounted ? '' : ' (skipped: mounting a tmpfs is not permitted here)'}`,
  async () => {
    const DATA_DIR = path.join(folder, 'data');
    const importFiles = (given: readonly string[], by = runScript) =>
      by('import', ['--brand', brand.id, ...given], { DATA_DIR });
    const open = () => openStores(loadConfig({ DATA_DIR }), { role: 'command' });
    const first = await open();
    await upgrade(first);
    const { id: organizationId } = await createOrganization(first.postgres, 'Acme', 'scale');
    const brand = await createBrand(first.postgres, {
      organizationId,
      name: 'Acme',
      domains: ['acme.example'],
      aliases: [],
      country: 'US',
      includeSubdomains: true,
      engines: ['chatgpt'],
    });
    await first.close();
    const { bavail, bsize } = statfsSync(folder);
    await writeFile(path.join(folder, 'filler'), Buffer.alloc(Math.max(0, bavail * bsize - ROOM)));
    // Texts that do not compress, more than there is room for.
    const lines = manyLines(LINES).map((one) => ({
      ...one,
      text: randomBytes(88_000).toString('base64url'),
    }));
    const files: string[] = [];
    for (let start = 0; start < lines.length; start += LINES / 2) {
      const file = path.join(os.tmpdir(), `${path.basename(folder)}-${start}.ndjson`);
      await writeFile(file, ndjson(lines.slice(start, start + LINES / 2)));
      files.push(file);
    }
    try {
      const codes: (number | null)[] = [];
      // At night each has stores that start on what the one before it has left of the disk.
      const commands = NIGHTLY ? files.map((file) => [file]) : [files];
      for (const given of commands) codes.push((await importFiles(given)).code);
      expect(codes).toContain(1);
      mount('-o', 'remount,size=2g', folder);
      const stores = await open();
      const { code, errors } = await importFiles(files, callScript);
      expect([code, errors.includes('"code"')]).toEqual([0, false]);
      const { rows } = await stores.postgres.query<{ no: number; epoch: number }>(
        'SELECT no, epoch FROM brands WHERE id = $1',
        [brand.id],
      );
      const { no = 0, epoch = 0 } = rows[0] ?? {};
      const counted = await stores.clickhouse.query({
        query: `SELECT count() AS answers, uniqExact(answer_id) AS ids FROM answers WHERE brand_no = ${no}`,
        format: 'JSONEachRow',
      });
      expect(await counted.json()).toEqual([{ answers: lines.length, ids: lines.length }]);
      expect(await differencesOf(stores, { brandId: brand.id, brandNo: no, epoch })).toEqual([]);
      await stores.close();
    } finally {
      await Promise.all(files.map((file) => rm(file, { force: true })));
    }
  },
);
