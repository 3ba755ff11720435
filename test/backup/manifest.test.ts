import { cp, mkdtemp, readFile, rm, writeFile } from 'node:fs/promises';
import os from 'node:os';
import path from 'node:path';
import { afterAll, beforeAll, expect, it } from 'vitest';
import { backUp } from '../../src/backup/backup.ts';
import { readBackupManifest, writeBackupManifest } from '../../src/backup/manifest.ts';
import { restore } from '../../src/backup/restore.ts';
import { deleteBrand } from '../../src/ingest/reprocess/deletion.ts';
import { createTestApi, type TestApi, type TestBrand } from '../helpers/api.ts';
import { callScript } from '../helpers/command.ts';
import { closeAfterTest } from '../helpers/stores.ts';

/* A manifest that is damaged, of an older version, or written by somebody else. */

let folder: string;
let out: string;
let brand: TestBrand;
let gone: TestBrand;
let whole: string;

beforeAll(async () => {
  folder = await mkdtemp(path.join(os.tmpdir(), 'answer-visibility-manifest-'));
  out = path.join(folder, 'backup');
  const api = await createTestApi();
  brand = await api.brand();
  for (const text of ['one?', 'two?', 'three?']) await api.prompt(brand, text);
  gone = await api.brand({ name: 'Gone' });
  await deleteBrand(api.stores, gone.id, 'Gone');
  await backUp(api.stores, out, { signal: new AbortController().signal });
  await api.close();
  whole = await readFile(path.join(out, 'manifest.json'), 'utf8');
});
afterAll(() => rm(folder, { recursive: true, force: true }));

/** The backup with another manifest. */
async function withManifest(text: string | Uint8Array): Promise<string> {
  const copy = await mkdtemp(path.join(folder, 'copy-'));
  await cp(out, copy, { recursive: true });
  await writeFile(path.join(copy, 'manifest.json'), text);
  return copy;
}

/** A manifest as older versions write it, with other values. */
const older = (values: object) => {
  const { sha256: _none, ...rest } = JSON.parse(whole);
  return JSON.stringify({ ...rest, ...values }, null, 2);
};

it('of which any bit is flipped is refused, or says the same', async () => {
  const sound = await readBackupManifest(out);
  const copy = await withManifest(whole);
  const file = path.join(copy, 'manifest.json');
  const bytes = Buffer.from(whole);
  const [first, last] = [whole.indexOf('"sequences"'), whole.indexOf('"files"')];
  for (let at = first; at < last; at += 1) {
    const flipped = Buffer.from(bytes);
    flipped.writeUInt8(flipped.readUInt8(at) ^ (1 << (at % 8)), at);
    await writeFile(file, flipped);
    const read = await readBackupManifest(copy).catch((error) => error);
    if (!(read instanceof Error)) expect(read).toEqual(sound);
    else expect(read).toMatchObject({ code: 'backup_damaged', message: expect.stringContaining(file) });
  }
  const digit = /"prompts_no_seq": "(\d)/.exec(whole);
  const at = (digit?.index ?? 0) + (digit?.[0].length ?? 0) - 1;
  await writeFile(file, `${whole.slice(0, at)}${Number(digit?.[1]) ^ 1}${whole.slice(at + 1)}`);
  const { code, errors } = await callScript('restore', ['--from', copy], {});
  expect([code, JSON.parse(errors)]).toEqual([
    1,
    { code: 'backup_damaged', detail: `${file} is damaged: its SHA-256 differs` },
  ]);
});

it.each(['../../outside.zst', '/etc/passwd', 'postgres/../../x', 'C:\\x', ''])(
  'that names the file %j is refused before it is read',
  async (name) => {
    const { sha256: _none, ...manifest } = await readBackupManifest(out);
    const copy = await withManifest(whole);
    const [first, ...files] = manifest.files;
    await writeBackupManifest(copy, { ...manifest, files: [{ ...first, path: name } as never, ...files] });
    await expect(readBackupManifest(copy)).rejects.toThrow(
      `manifest.json names a file that is not below its folder: ${JSON.stringify(name)}`,
    );
  },
);

it('of an older version, without a checksum, is told, and no number is given twice whatever it says', async () => {
  const to = await createTestApi();
  closeAfterTest(to);
  const { sequences } = JSON.parse(whole);
  const least = Object.fromEntries(Object.keys(sequences).map((name) => [name, '1']));
  const copy = await withManifest(older({ sequences: least }));
  const { code, output, errors } = await callScript('restore', ['--from', copy], to.stores.environment);
  expect([code, output, errors]).toEqual([
    0,
    [expect.objectContaining({ brands: 1, differences: 0 })],
    expect.stringContaining('without a checksum'),
  ]);
  const body = { text: 'four?' };
  expect((await to.request('POST', '/v1/prompts', { key: brand.key, body })).status).toBe(201);
  expect((await to.brand()).brandNo).toBeGreaterThan(gone.brandNo);
});

it.each([
  ['prompts_no_seq', '9999999999', 'it gives 2147483647 at the most'],
  ['promptsOno_seq', '3', 'there is no such sequence'],
])('that says %s has given %s is refused, and nothing is restored', async (name, last, why) => {
  const to: TestApi = await createTestApi();
  closeAfterTest(to);
  const { sequences } = JSON.parse(whole);
  const copy = await withManifest(older({ sequences: { ...sequences, [name]: last } }));
  await expect(restore(to.stores, copy)).rejects.toThrow(`${name} has given ${last}: ${why}`);
  const { rows } = await to.stores.postgres.query('SELECT FROM brands');
  expect(rows).toEqual([]);
});
