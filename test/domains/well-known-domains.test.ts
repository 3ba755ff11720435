import { readFile } from 'node:fs/promises';
import path from 'node:path';
import { parse } from 'tldts';
import { expect, it } from 'vitest';
import { CONTENT_TYPES } from '../../src/domains/domains.ts';
import { requireDomain } from '../../src/shared/names.ts';
import { filesOf } from '../../src/stores/migrations/migration-files.ts';
import { closeAfterTest, createTestStores } from '../helpers/stores.ts';

/** The lists `('type', 'domain domain')` of every migration that adds well-known domains. */
async function listed(): Promise<(readonly [domain: string, type: string])[]> {
  const lines: [string, string][] = [];
  for (const file of await filesOf('postgres')) {
    const sql = await readFile(path.join(import.meta.dirname, '../../postgres', file), 'utf8');
    const lists = sql.match(/INSERT INTO well_known_domains[\s\S]*?;\n/)?.[0] ?? '';
    for (const [, type, domains] of lists.matchAll(/\('(\w+)', '([^']+)'\)/g)) {
      for (const domain of domains?.trim().split(/\s+/) ?? []) lines.push([domain, type ?? '']);
    }
  }
  return lines;
}

it('are listed once each, as domains are stored, under a type there is', async () => {
  const lines = await listed();
  expect(lines.length).toBeGreaterThan(8_000);
  const domains = lines.map(([domain]) => domain);
  expect(domains.filter((domain, at) => domains.indexOf(domain) !== at)).toEqual([]);
  const odd = lines.filter(([domain, type]) => {
    const { domain: registrable, isIp } = parse(domain);
    return (
      requireDomain('domain', domain) !== domain ||
      domain !== domain.toLowerCase() ||
      domain.startsWith('www.') ||
      // What is registered below gov.uk or police.uk is a government's, too; below warszawa.pl are anybody's names.
      (registrable === null && type !== 'government') ||
      isIp ||
      type === 'brand' ||
      !(CONTENT_TYPES as readonly string[]).includes(type)
    );
  });
  expect(odd).toEqual([]);
});

it('stand in the table as the last migration that names them has it', async () => {
  const stores = await createTestStores();
  closeAfterTest(stores);
  const { rows } = await stores.postgres.query<{ domain: string; type: string }>(
    'SELECT domain, content_type AS type FROM well_known_domains',
  );
  const stored = new Map(rows.map(({ domain, type }) => [domain, type]));
  const others = (await listed()).flatMap(([domain, type]) =>
    stored.get(domain) === type ? [] : [[domain, type, stored.get(domain) ?? null]],
  );
  // What 0054 corrects of 0010.
  expect(others).toEqual([
    ['zhihu.com', 'social_media', 'community'],
    ['naver.com', 'social_media', null],
    ['nerdwallet.com', 'blog', 'news'],
    ['searchengineland.com', 'blog', 'news'],
    ['searchenginejournal.com', 'blog', 'news'],
    ['switchbacktravel.com', 'blog', 'news'],
    ['outdoorgearlab.com', 'blog', 'news'],
    ['strategist.com', 'news', null],
  ]);
});
