import { mkdtempSync, rmSync, writeFileSync } from 'node:fs';
import os from 'node:os';
import path from 'node:path';
import { afterAll, expect, it } from 'vitest';
import { isSecret, loadConfig, SETTING_NAMES } from '../../src/runtime/config.ts';

const folder = mkdtempSync(path.join(os.tmpdir(), 'answer-visibility-secrets-'));
afterAll(() => rmSync(folder, { recursive: true }));

const inFile = (content: string) => {
  const file = path.join(folder, 'secret');
  writeFileSync(file, content);
  return file;
};

it('every secret can be in a file, less its last line end', () => {
  const file = inFile('postgres://user:pass word@host/database \n');
  expect(loadConfig({ DATABASE_URL_FILE: file }).DATABASE_URL).toBe(
    'postgres://user:pass word@host/database ',
  );
  expect(loadConfig({ OPENAI_API_KEY_FILE: inFile('key\r\n') }).OPENAI_API_KEY).toBe('key');
  expect(loadConfig({ OPENAI_API_KEY_FILE: inFile('\n') }).OPENAI_API_KEY).toBeUndefined();
  const others = SETTING_NAMES.filter((name) => !isSecret(name));
  expect(others).toEqual(
    expect.arrayContaining(['PORT', 'EXPORT_DIR', 'OPENAI_BASE_URL', 'POSTGRES_API_USER']),
  );
  expect(SETTING_NAMES.filter(isSecret)).toEqual(
    expect.arrayContaining([
      'ANTHROPIC_API_KEY',
      'CLICKHOUSE_READER_PASSWORD',
      'CLICKHOUSE_URL',
      'CLICKHOUSE_WRITER_PASSWORD',
      'DATABASE_URL',
      'GEMINI_API_KEY',
      'OPENAI_API_KEY',
      'PERPLEXITY_API_KEY',
      'POSTGRES_API_PASSWORD',
      'POSTGRES_DICTIONARY_PASSWORD',
      'POSTGRES_WORKER_PASSWORD',
      'SERPAPI_API_KEY',
    ]),
  );
});

it('a file that is not there, or a value beside it, is told; what is no secret is read from no file', () => {
  expect(() => loadConfig({ OPENAI_API_KEY_FILE: path.join(folder, 'none') })).toThrow(
    /^OPENAI_API_KEY_FILE: cannot be read: ENOENT/,
  );
  const both = { OPENAI_API_KEY: 'secret', OPENAI_API_KEY_FILE: inFile('other') };
  expect(() => loadConfig(both)).toThrow('OPENAI_API_KEY_FILE: set it or OPENAI_API_KEY, not both');
  expect(loadConfig({ PORT_FILE: inFile('1') }).PORT).toBe(8080);
});
