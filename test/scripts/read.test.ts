import { mkdtempSync, rmSync, writeFileSync } from 'node:fs';
import os from 'node:os';
import path from 'node:path';
import { afterAll, beforeAll, expect, it } from 'vitest';
import { callForText } from '../helpers/command.ts';

let folder: string;
let file: string;

beforeAll(() => {
  folder = mkdtempSync(path.join(os.tmpdir(), 'answer-visibility-read-'));
  file = path.join(folder, 'answer.md');
  writeFileSync(file, 'The best tools:\n\n1. **Acme** – excellent \u001b[31m\n2. **Brio**, often slow\n');
});
afterAll(() => rmSync(folder, { recursive: true, force: true }));

const refusal = async (...args: string[]) => {
  const { code, stdout, stderr } = await callForText('read', args, {});
  expect([code, stdout]).toEqual([1, '']);
  return JSON.parse(stderr);
};

it('prints how a file is read, and nothing that a terminal would obey', async () => {
  const { code, stdout } = await callForText('read', [file, '--brand', 'Acme', '--brand', 'Brio'], {});
  expect(code).toBe(0);
  expect(stdout).toMatch(/^List 2: numbers, score [\d.]+, taken$/m);
  expect(stdout).toMatch(
    /^Acme: position 1 by a list, sentiment 0\.\d+, named once\n {2}"excellent" praise/m,
  );
  expect(stdout).toMatch(/^Brio: position 2 by a list/m);
  expect(stdout).not.toContain('\u001b');
  expect(stdout.endsWith('\n')).toBe(true);
});

it('reads standard input', async () => {
  const { code, stdout } = await callForText('read', ['-', '--brand', 'Acme'], {}, 'Acme is excellent.');
  expect([code, stdout.split('\n')[2]]).toEqual([0, 'No list was found.']);
  expect(stdout).toContain('Acme: no position');
});

it('says what is wrong, and what is allowed', async () => {
  expect(await refusal()).toEqual({
    code: 'invalid_option',
    detail: 'name a FILE, or "-" for standard input',
  });
  expect(await refusal(path.join(folder, 'none.md'))).toEqual({
    code: 'invalid_file',
    detail: expect.stringContaining('no such file'),
  });
  expect(await refusal(file, '--brand', ' ')).toMatchObject({ detail: '--brand is empty' });
  expect((await refusal(file, file)).detail).toContain('allowed: [--brand NAME] [--plain] FILE');
  const latin = path.join(folder, 'latin.md');
  writeFileSync(latin, Buffer.from([0x61, 0x0a, 0xe9]));
  expect(await refusal(latin)).toMatchObject({ detail: `${latin}:2: must be in UTF-8` });
  const long = path.join(folder, 'long.md');
  writeFileSync(long, 'a'.repeat(1_000_001));
  expect((await refusal(long)).detail).toContain('has 1000001 characters; an answer has at most 1000000');
});
