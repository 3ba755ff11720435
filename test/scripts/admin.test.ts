import { mkdtemp, rm, writeFile } from 'node:fs/promises';
import os from 'node:os';
import path from 'node:path';
import { afterAll, beforeAll, describe, expect, inject, test } from 'vitest';
import { readAuditLog } from '../../src/people/audit-log.ts';
import { createTestApi, type TestApi } from '../helpers/api.ts';
import { openBrowser, PASSWORD } from '../helpers/browser.ts';
import { callForText, callScript, runScript } from '../helpers/command.ts';
import { NIGHTLY } from '../helpers/nightly.ts';
import { line } from '../ingest/lines.ts';

let api: TestApi;
let folder: string;
beforeAll(async () => {
  api = await createTestApi();
  folder = await mkdtemp(path.join(os.tmpdir(), 'answer-visibility-admin-'));
});
afterAll(async () => {
  await rm(folder, { recursive: true, force: true });
  await api?.close();
});

const admin = (...args: string[]) => callScript('admin', args, api.stores.environment);

/** The one JSON object a command prints. */
async function done(...args: string[]) {
  const { code, output, errors } = await admin(...args);
  expect([code, output.length], errors).toEqual([0, 1]);
  return output[0];
}

/** The error a command ends with: one line of JSON on standard error, nothing on standard output. */
async function refused(...args: string[]): Promise<{ code: string; detail: string }> {
  const { code, output, errors } = await admin(...args);
  expect([code, output], errors).toEqual([1, []]);
  const lines = errors.trimEnd().split('\n');
  expect(lines).toHaveLength(1);
  const error = JSON.parse(lines[0] ?? '');
  expect(Object.keys(error).sort()).toEqual(['code', 'detail']);
  return error;
}

test('from an organization to an answered request', async () => {
  const organization = await done('organization', 'create', '--name', 'Acme Inc.', '--plan', 'free');
  expect(organization).toEqual({ id: expect.any(String), name: 'Acme Inc.', plan: 'free' });
  const brand = await done(
    ...['brand', 'create', '--organization', organization.id, '--name', 'Acme', '--include-subdomains'],
    ...['--domain', 'www.Acme.example', '--domain', 'ACME.test', '--alias', 'Acme Corp'],
    ...['--country', 'us', '--engine', 'gemini, chatgpt'],
  );
  expect(brand).toMatchObject({ id: expect.any(String), competitor_id: expect.any(String) });
  const key = await done('key', 'create', '--brand', brand.id, '--name', 'CI', '--permission', 'read');
  expect(key).toMatchObject({ id: expect.any(String), key: expect.stringMatching(/^avk_[A-Za-z0-9]{40}$/) });
  expect((await api.get('/v1/brand', key.key)).body.code).toBe('plan_upgrade_required');

  expect(await done('organization', 'set-plan', '--organization', organization.id, '--plan', 'pro')).toEqual({
    ...organization,
    plan: 'pro',
  });
  const { body } = await api.get('/v1/brand', key.key);
  expect(body).toMatchObject({
    name: 'Acme',
    aliases: ['Acme Corp'],
    domains: ['acme.example', 'acme.test'],
    include_subdomains: true,
    primary_country: 'US',
    engines: [
      { id: 'chatgpt', name: 'ChatGPT' },
      { id: 'gemini', name: 'Gemini' },
    ],
    api_key: { id: key.id, name: 'CI', permission: 'read' },
  });

  const competitor = await done(
    ...['competitor', 'create', '--brand', brand.id, '--name', 'Globex', '--domain', 'globex.example'],
    ...['--alias', 'GBX', '--status', 'suggested'],
  );
  expect((await api.get(`/v1/competitors/${competitor.id}`, key.key)).body).toMatchObject({
    name: 'Globex',
    aliases: ['GBX'],
    domain: 'globex.example',
    status: 'suggested',
  });
  for (const [name, code] of [
    ['GLOBEX', 'competitor_already_exists'],
    ['gbx', 'competitor_already_exists'],
    ['ACME corp', 'own_brand_not_a_competitor'],
  ] as const) {
    expect((await refused('competitor', 'create', '--brand', brand.id, '--name', name)).code).toBe(code);
  }

  await done('key', 'set-permission', '--key', key.id, '--permission', 'read-and-write');
  expect((await api.request('POST', '/v1/prompts', { key: key.key, body: { text: 'x' } })).status).toBe(201);
  const list = await admin('key', 'list', '--brand', brand.id);
  expect(list.output).toMatchObject([
    { id: key.id, first_characters: key.key.slice(0, 8), permission: 'read-and-write', revoked_at: null },
  ]);
  expect(JSON.stringify(list.output)).not.toContain(key.key);
  await done('key', 'revoke', '--key', key.id);
  expect((await api.get('/v1/brand', key.key)).body.code).toBe('api_key_invalid');
});

test('an import of days that nothing shows by itself says what to ask for', async () => {
  const brand = await api.brand();
  const file = path.join(folder, 'old.ndjson');
  const at = (day: string) => JSON.stringify(line({ answered_at: `${day}T04:00:00Z` }));
  await writeFile(file, `${at('2025-01-01')}\n${at('2025-06-01')}\n`);
  const { errors } = await callScript('import', ['--brand', brand.id, file], api.stores.environment);
  expect(errors).toContain('from 2025-01-01 to 2025-06-01');
  expect(errors).toContain(
    'request them with start_date=2025-03-04&end_date=2025-06-01, and earlier ones in the same way',
  );
  const dates = 'start_date=2025-03-04&end_date=2025-06-01';
  expect((await api.get(`/v1/answers?${dates}`, brand)).body.meta.total).toBe(1);
  await writeFile(file, at(new Date().toISOString().slice(0, 10)));
  const recent = await callScript('import', ['--brand', brand.id, file], api.stores.environment);
  expect(recent.errors).not.toContain('start_date');
});

test('the limit of a plan is data', async () => {
  expect(await done('plan', 'set', '--plan', 'starter', '--prompt-limit', '1')).toEqual({
    id: 'starter',
    prompt_limit: 1,
  });
  const brand = await api.brand({ plan: 'starter' });
  await api.prompt(brand);
  const second = await api.request('POST', '/v1/prompts', { key: brand.key, body: { text: 'x' } });
  expect(second.body.code).toBe('prompt_limit_exceeded');
});

describe('domains', () => {
  const stored = async (domain: string) => {
    const { rows } = await api.stores.postgres.query(
      'SELECT content_type, rating::float8 AS rating FROM domains WHERE domain = $1',
      [domain],
    );
    return rows[0];
  };

  test('domain set changes what is given', async () => {
    await done('domain', 'set', '--domain', 'WWW.News.example', '--content-type', 'news', '--rating', '71.5');
    expect(await stored('news.example')).toEqual({ content_type: 'news', rating: 71.5 });
    await done('domain', 'set', '--domain', 'news.example', '--rating', '0');
    expect(await stored('news.example')).toEqual({ content_type: 'news', rating: 0 });
    await done('domain', 'set', '--domain', 'www.com', '--content-type', 'blog');
    expect(await stored('www.com')).toMatchObject({ content_type: 'blog' });
  });

  test('domain import reads a CSV file', async () => {
    const file = path.join(folder, 'domains.csv');
    await writeFile(file, 'domain,rating,content_type\r\na.example,10,blog\r\n"www.B.example",,docs\r\n\r\n');
    expect(await done('domain', 'import', file)).toEqual({ domains: 2 });
    expect(await stored('a.example')).toEqual({ content_type: 'blog', rating: 10 });
    expect(await stored('b.example')).toEqual({ content_type: 'docs', rating: null });
  });

  test.each([
    ['a.example,101,blog'],
    ['a.example,x,blog'],
    ['a.example,1,magazine'],
    ['not a domain,1,blog'],
  ])('domain import names the faulty line: %s', async (line) => {
    const file = path.join(folder, 'faulty.csv');
    await writeFile(file, `good.example,1,blog\n${line}\n`);
    const { detail } = await refused('domain', 'import', file);
    expect(detail).toContain(`${file}:2`);
  });

  test('domain import tells all faulty lines, and stores none of a file that has one', async () => {
    const file = path.join(folder, 'faulty.csv');
    const good = Array.from({ length: 5_000 }, (_, i) => `early${i}.example,1,blog`);
    await writeFile(file, [...good, 'late.example,"71,5",blog', 'late.example,1,shop'].join('\n'));
    const { code, detail } = await refused('domain', 'import', file);
    expect([code, detail.split('; ')]).toEqual([
      'invalid_file',
      [
        `${file}:5001: rating must be a number from 0 to 100, not "71,5"`,
        expect.stringContaining(`${file}:5002: content_type must be one of social_media, `),
      ],
    ]);
    expect(await stored('early0.example')).toBeUndefined();
    await writeFile(file, Array.from({ length: 22 }, () => 'a..b,1,').join('\n'));
    expect((await refused('domain', 'import', file)).detail).toMatch(/:20: [^;]*; 2 more lines are wrong$/);
  });

  test('domain import takes what each of several lines of a domain says', async () => {
    const file = path.join(folder, 'twice.csv');
    await writeFile(file, 'twice.example,50,\ntwice.example,,blog\ntwice.example,60,\n');
    expect(await done('domain', 'import', file)).toEqual({ domains: 1 });
    expect(await stored('twice.example')).toEqual({ content_type: 'blog', rating: 60 });
  });

  test('domain import of a file that is not there', async () => {
    expect((await refused('domain', 'import', path.join(folder, 'none.csv'))).detail).toContain('none.csv');
  });
});

describe('what is refused, naming the option and what is allowed', () => {
  const ID = '00000000-0000-4000-8000-000000000000';
  const brand = ['brand', 'create', '--organization', ID, '--name', 'B', '--domain', 'b.example'];
  test.each<[string, string[], string, RegExp]>([
    ['no words', [], 'unknown_command', /"npm run -s admin -- help" shows .*organization create/],
    ['no command', ['organization'], 'unknown_command', /^"organization" is .*organization create/],
    ['an unknown command', ['organization', 'ruin'], 'unknown_command', /organization create/],
    ['a missing option', ['organization', 'create', '--name', 'x'], 'invalid_option', /--plan.*free\|trial/],
    ['a missing address', ['user', 'reset'], 'invalid_option', /--email E is missing.*user list.*addresses/],
    ['a file that is not named', ['prompt', 'import'], 'invalid_option', /usage: .*--brand ID.*FILE\.csv$/],
    ['an unknown option', ['organization', 'create', '--nme', 'x'], 'invalid_option', /--nme.*--name/],
    ['an option without a value', ['key', 'list', '--brand'], 'invalid_option', /--brand/],
    ['an option given twice', ['key', 'list', '--brand', ID, '--brand', ID], 'invalid_option', /--brand/],
    [
      'an empty option',
      ['organization', 'create', '--name', ' ', '--plan', 'pro'],
      'invalid_option',
      /--name/,
    ],
    ['a stray word', ['key', 'list', 'x', '--brand', ID], 'invalid_option', /"x"/],
    [
      'an unknown plan',
      ['organization', 'create', '--name', 'x', '--plan', 'gold'],
      'invalid_option',
      /--plan.*starter/,
    ],
    [
      'an unknown organization',
      ['organization', 'set-plan', '--organization', ID, '--plan', 'pro'],
      'not_found',
      /organization/,
    ],
    [
      'an id that is none',
      ['organization', 'set-plan', '--organization', 'x', '--plan', 'pro'],
      'invalid_option',
      /--organization.*UUID/,
    ],
    [
      'a limit that is no number',
      ['plan', 'set', '--plan', 'pro', '--prompt-limit', '1e3'],
      'invalid_option',
      /--prompt-limit/,
    ],
    [
      'an unassigned country',
      [...brand, '--country', 'XX', '--engine', 'chatgpt'],
      'invalid_option',
      /--country.*ISO 3166-1/,
    ],
    [
      'an unknown engine',
      [...brand, '--country', 'US', '--engine', 'bing'],
      'invalid_option',
      /--engine.*chatgpt/,
    ],
    [
      'a domain that is none',
      [...brand, '--domain', 'a b', '--country', 'US', '--engine', 'claude'],
      'invalid_option',
      /--domain/,
    ],
    [
      'a brand of no organization',
      [...brand, '--country', 'US', '--engine', 'claude'],
      'not_found',
      /organization/,
    ],
    [
      'a competitor of no brand',
      ['competitor', 'create', '--brand', ID, '--name', 'x'],
      'not_found',
      /brand/,
    ],
    [
      'an unknown status',
      ['competitor', 'create', '--brand', ID, '--name', 'x', '--status', 'active'],
      'invalid_option',
      /--status.*dismissed/,
    ],
    [
      'an unknown permission',
      ['key', 'create', '--brand', ID, '--name', 'x', '--permission', 'write'],
      'invalid_option',
      /--permission.*read-and-write/,
    ],
    [
      'a key of no brand',
      ['key', 'create', '--brand', ID, '--name', 'x', '--permission', 'read'],
      'not_found',
      /brand/,
    ],
    ['keys of no brand', ['key', 'list', '--brand', ID], 'not_found', /brand/],
    ['people of no organization', ['user', 'list', '--organization', ID], 'not_found', /organization/],
    ['nobody', ['user', 'show', '--email', 'x@y.example'], 'not_found', /account/],
    ['an unknown key', ['key', 'revoke', '--key', ID], 'not_found', /key/],
    [
      'a domain without anything to set',
      ['domain', 'set', '--domain', 'a.example'],
      'invalid_option',
      /--content-type/,
    ],
    [
      'a rating over 100',
      ['domain', 'set', '--domain', 'a.example', '--rating', '100.1'],
      'invalid_option',
      /--rating/,
    ],
    [
      'an unknown content type',
      ['domain', 'set', '--domain', 'a.example', '--content-type', 'x'],
      'invalid_option',
      /--content-type.*community/,
    ],
    ['an import without a file', ['domain', 'import'], 'invalid_option', /FILE/],
  ])('%s', async (_, args, code, detail) => {
    const error = await refused(...args);
    expect(error.code).toBe(code);
    expect(error.detail).toMatch(detail);
  });
});

test('a database without the schema is told clearly', async () => {
  const { databaseUrl } = inject('servers');
  const environment = { ...api.stores.environment, DATABASE_URL: databaseUrl };
  const { code, errors } = await callScript(
    'admin',
    ['key', 'list', '--brand', crypto.randomUUID()],
    environment,
  );
  expect([code, JSON.parse(errors).code]).toEqual([1, 'schema_missing']);
  expect(JSON.parse(errors).detail).toContain('npm run migrate');
});

test('settings that are wrong are told clearly', async () => {
  const { code, errors } = await callScript('admin', ['key', 'list', '--brand', crypto.randomUUID()], {
    DATABASE_URL: 'x',
  });
  expect([code, JSON.parse(errors).code]).toEqual([1, 'invalid_configuration']);
});

test('embedded stores come up at the newest schema for the first command, also for two at once', async () => {
  const environment = { DATA_DIR: path.join(folder, 'data') };
  const create = (by: typeof runScript, name: string) =>
    by('admin', ['organization', 'create', '--name', name, '--plan', 'pro'], environment);
  const results = await Promise.all([create(runScript, 'one'), create(callScript, 'two')]);
  expect(results.map(({ code, output }) => [code, output[0]?.name])).toEqual([
    [0, 'one'],
    [0, 'two'],
  ]);
  // Tested for these stores by test/embedded-stores/host/join.test.ts, too: all is there after a stop.
  if (!NIGHTLY) return;
  const { output } = await callScript(
    'admin',
    ['organization', 'set-plan', '--organization', results[0]?.output[0].id, '--plan', 'free'],
    environment,
  );
  expect(output).toEqual([{ ...results[0]?.output[0], plan: 'free' }]);
});

describe('what is there is found and changed without SQL', () => {
  test('organizations and brands, by parts of their names', async () => {
    const organization = await done('organization', 'create', '--name', 'Wayne Ltd', '--plan', 'pro');
    const brand = await api.brand({
      organizationId: organization.id,
      name: 'Batmobile',
      domains: ['bat.example'],
    });
    await api.prompt(brand, 'best car', ['US', 'DE']);
    for (const part of ['wayne', 'MOBILE', 'bat.exa']) {
      expect((await admin('brand', 'list', '--name', part)).output).toMatchObject([
        { id: brand.id, organization_id: organization.id, organization: 'Wayne Ltd', newest_answers: null },
      ]);
    }
    expect((await admin('brand', 'list', '--organization', organization.id)).output).toHaveLength(1);
    expect((await admin('organization', 'list', '--name', 'wayne')).output).toMatchObject([
      { id: organization.id, plan: 'pro', brands: 1 },
    ]);
    for (const _ of ['it is another name', 'it is its name already']) {
      await done('organization', 'rename', '--organization', organization.id, '--name', 'Wayne AG');
    }
    const { data } = await readAuditLog(api.stores.postgres, organization.id, { limit: 10, offset: 0 });
    expect(data.filter(({ action }) => action === 'organization.changed')).toMatchObject([
      { author: { name: 'command line' }, subject: 'Wayne AG', changes: { name: 'Wayne AG' } },
    ]);
    expect(await done('organization', 'show', '--organization', organization.id)).toMatchObject({
      ...{ name: 'Wayne AG', plan: 'pro', api_access: true, prompts_used: 2 },
      brands: [{ id: brand.id, name: 'Batmobile', prompts_used: 2 }],
    });
    await api.competitor(brand, 'Tumbler', { status: 'suggested' });
    expect(await done('brand', 'show', '--brand', brand.id)).toMatchObject({
      organization: { name: 'Wayne AG', plan: 'pro' },
      prompts: { active: 1, paused: 0, archived: 0 },
      competitors: { tracked: 0, suggested: 1, dismissed: 0 },
      keys: 1,
      answers: { stored: 0, oldest: null, newest: null, waiting: 0 },
      rereading: false,
    });
  });

  test('a brand is set', async () => {
    const brand = await api.brand({ aliases: ['Roadrunner', 'Beep'], domains: ['a.example', 'b.example'] });
    const set = (...args: string[]) => ['brand', 'set', '--brand', brand.id, ...args];
    await done(
      ...set('--name', 'Beep', '--country', 'de', '--include-subdomains', 'no', '--engine', 'claude,chatgpt'),
      ...[
        '--alias',
        'Acme',
        '--remove-alias',
        'Roadrunner',
        '--domain',
        'C.example',
        '--remove-domain',
        'a.example',
      ],
    );
    expect((await api.get('/v1/brand', brand)).body).toMatchObject({
      ...{ name: 'Beep', aliases: ['Acme'], domains: ['b.example', 'c.example'] },
      ...{ primary_country: 'DE', include_subdomains: false },
      engines: [{ id: 'chatgpt' }, { id: 'claude' }],
    });
    for (const [args, detail] of [
      [[], /--alias or --domain/],
      [['--remove-alias', 'Nobody'], /--remove-alias must be one of Acme, not "Nobody"/],
      [['--remove-domain', 'a.example'], /--remove-domain must be one of/],
      [['--country', 'XX'], /--country/],
      [['--engine', 'bing'], /--engine/],
      [['--include-subdomains', 'true'], /yes or no/],
    ] as const) {
      expect((await refused(...set(...args))).detail).toMatch(detail);
    }
  });

  test('competitors are listed, shown and set', async () => {
    const brand = await api.brand();
    const id = await api.competitor(brand, 'Globex', { domain: 'globex.example' });
    await api.competitor(brand, 'Initech', { status: 'dismissed' });
    const set = (...args: string[]) => done('competitor', 'set', '--competitor', id, ...args);
    expect(await set('--name', 'Hooli', '--alias', 'Globex', '--status', 'dismissed')).toMatchObject({
      ...{ name: 'Hooli', aliases: ['Globex'], domain: 'globex.example', status: 'dismissed' },
    });
    expect(await set('--remove-domain', '--remove-alias', 'Globex')).toMatchObject({
      aliases: [],
      domain: null,
    });
    expect((await refused('competitor', 'set', '--competitor', id, '--remove-alias', 'Globex')).detail).toBe(
      '--remove-alias cannot remove "Globex", which it does not contain',
    );
    const names = async (...args: string[]) =>
      (await admin('competitor', 'list', '--brand', brand.id, ...args)).output.map(({ name }) => name);
    expect(await names()).toEqual(['Hooli', 'Initech']);
    expect(await names('--status', 'tracked,suggested')).toEqual([]);
    expect((await refused('competitor', 'list', '--brand', brand.id, '--status', 'x')).detail).toMatch(
      /tracked/,
    );
    expect(await done('competitor', 'show', '--competitor', id)).toMatchObject({ name: 'Hooli' });
    const taken = ['competitor', 'set', '--competitor', id, '--name', 'initech'];
    expect((await refused(...taken)).code).toBe('name_taken');
  });

  test('prompts are added one by one, from a file, and changed', async () => {
    await done('plan', 'set', '--plan', 'trial', '--prompt-limit', '6');
    const brand = await api.brand({ plan: 'trial' });
    const of = ['--brand', brand.id];
    const first = await done('prompt', 'create', ...of, '--text', ' best cars? ', '--country', 'us, DE');
    expect(first).toMatchObject({
      text: 'best cars?',
      countries: ['US', 'DE'],
      intent: 'comparison',
      status: 'active',
    });
    expect((await refused('prompt', 'create', ...of, '--text', 'best cars?')).code).toBe(
      'prompt_already_exists',
    );
    expect((await refused('prompt', 'create', ...of, '--text', 'x', '--country', 'XX')).detail).toMatch(
      /--country/,
    );
    expect((await refused('prompt', 'create', ...of, '--text', 'x', '--intent', 'y')).detail).toMatch(
      /--intent/,
    );
    const file = path.join(folder, 'prompts.csv');
    const lines = [
      'text,countries,intent',
      'best cars?',
      '"cars, vans, and ""trucks""?",us de,brand',
      'one,XX',
      '"on two\nlines",FR',
      'too many,GB FR',
    ];
    await writeFile(file, `${lines.join('\r\n')}\r\n`);
    const { code, output, errors } = await admin('prompt', 'import', ...of, file);
    expect([code, output]).toEqual([1, [{ created: 2, existing: 1, rejected: 2 }]]);
    expect(errors).toMatch(/prompts\.csv:4: countries .*ISO 3166-1/);
    expect(errors).toMatch(/prompts\.csv:7: The plan trial allows 6/);
    const listed = (await admin('prompt', 'list', ...of)).output;
    expect(listed.map(({ text, countries, intent }) => [text, countries.join(), intent])).toEqual([
      ['best cars?', 'US,DE', 'comparison'],
      ['cars, vans, and "trucks"?', 'US,DE', 'brand'],
      ['on two\nlines', 'FR', 'other'],
    ]);
    await done('prompt', 'set', '--prompt', first.id, '--status', 'archived');
    expect((await admin('prompt', 'list', ...of, '--status', 'archived')).output).toHaveLength(1);
    expect((await admin('prompt', 'import', ...of, file)).output).toEqual([
      { created: 1, existing: 3, rejected: 1 },
    ]);
  });

  test('files of spreadsheets are read with what is between their cells, and none that is not UTF-8', async () => {
    const of = ['--brand', (await api.brand()).id];
    const file = path.join(folder, 'spreadsheet.csv');
    const bom = String.fromCharCode(0xfeff);
    await writeFile(file, `${bom}Text;countries;intent\r\n"leise, leicht; günstig?";DE AT;\r\n`);
    expect(await done('prompt', 'import', ...of, file)).toEqual({ created: 1, existing: 0, rejected: 0 });
    await writeFile(file, 'text\tcountries\nquiet; light?\tUS\n');
    expect(await done('prompt', 'import', ...of, file)).toEqual({ created: 1, existing: 0, rejected: 0 });
    const listed = (await admin('prompt', 'list', ...of)).output;
    expect(listed.map(({ text, countries }) => [text, countries.join()])).toEqual([
      ['leise, leicht; günstig?', 'DE,AT'],
      ['quiet; light?', 'US'],
    ]);
    for (const [bytes, number] of [
      [Buffer.from('text\ngünstig?\n', 'latin1'), 2],
      [Buffer.from('text\nquiet?\n', 'utf16le'), 1],
    ] as const) {
      await writeFile(file, bytes);
      expect(await refused('prompt', 'import', ...of, file)).toEqual({
        code: 'invalid_file',
        detail: `${file}:${number}: must be in UTF-8`,
      });
    }
  });

  test('a file of semicolons makes no prompts of whole lines', async () => {
    const of = ['--brand', (await api.brand()).id];
    const file = path.join(folder, 'semicolons.csv');
    const texts = async () => (await admin('prompt', 'list', ...of)).output.map(({ text }) => text);
    const lines = ['leise?;DE;other', 'günstig?;DE AT', 'laut?;;how_to', 'neu?;DE,AT', 'tab?\tUS'];
    await writeFile(file, [...lines, 'Ποιο είναι καλύτερο;', 'ja; nein'].join('\r\n'));
    const { output, errors } = await admin('prompt', 'import', ...of, file);
    expect(output).toEqual([{ created: 2, existing: 0, rejected: 5 }]);
    expect(errors).toMatch(/:1: looks like cells between semicolons .* begin the file with text;countries/);
    expect(await texts()).toEqual(['Ποιο είναι καλύτερο;', 'ja; nein']);
    await writeFile(file, '\n\ntext\nor as USA; US\n');
    expect(await done('prompt', 'import', ...of, file)).toEqual({ created: 1, existing: 0, rejected: 0 });
    await writeFile(file, 'sep=;\r\nText;Countries\r\nleise?;DE\r\nbad;XX\r\n');
    const named = await admin('prompt', 'import', ...of, file);
    expect(named.output).toEqual([{ created: 1, existing: 0, rejected: 1 }]);
    expect(named.errors).toMatch(/semicolons\.csv:4: countries/);
    expect(await texts()).toEqual(['Ποιο είναι καλύτερο;', 'ja; nein', 'or as USA; US', 'leise?']);
  });

  test('a key is rotated: both work until the old one ends', async () => {
    const brand = await api.brand();
    const old = await done('key', 'create', '--brand', brand.id, '--name', 'bi', '--permission', 'read');
    const rotated = await done('key', 'rotate', '--key', old.id, '--grace', '1');
    expect(rotated).toMatchObject({ name: 'bi', permission: 'read', replaces: old.id });
    const hours = (Date.parse(rotated.replaced_ends_at) - Date.now()) / 3_600_000;
    expect(Math.abs(hours - 1)).toBeLessThan(0.1);
    const statuses = async () =>
      Promise.all([old.key, rotated.key].map(async (key) => (await api.get('/v1/brand', key)).status));
    expect(await statuses()).toEqual([200, 200]);
    expect(await refused('key', 'rotate', '--key', old.id)).toEqual({
      code: 'not_found',
      detail: `key ${old.id} is revoked as of ${rotated.replaced_ends_at}; only an active key can be rotated`,
    });
    expect((await refused('key', 'rotate', '--key', brand.id)).detail).toBe(`there is no key ${brand.id}`);
    expect((await refused('key', 'rotate', '--key', rotated.id, '--grace', '-1')).code).toBe(
      'invalid_option',
    );
    for (const grace of ['0.001', '8761']) {
      expect(await refused('key', 'rotate', '--key', rotated.id, '--grace', grace)).toEqual({
        code: 'invalid_option',
        detail: `--grace must be whole hours from 0 to 8760, not "${grace}"`,
      });
    }
    await api.stores.postgres.query(
      "UPDATE api_keys SET revoked_at = now() - interval '1 second' WHERE id = $1",
      [old.id],
    );
    expect(await statuses()).toEqual([401, 200]);
    const last = await done('key', 'rotate', '--key', rotated.id);
    await done('key', 'revoke', '--key', rotated.id);
    expect(await statuses()).toEqual([401, 401]);
    expect((await api.get('/v1/brand', last.key)).status).toBe(200);
  });

  test('what comes next is said, with the ids that are known', async () => {
    const { output, errors } = await admin('organization', 'create', '--name', 'Next', '--plan', 'free');
    expect(errors).toMatch(
      `Next: npm run -s admin -- brand create --organization ${output[0].id} --name NAME`,
    );
    for (const asked of [
      ['help', 'brand'],
      ['brand', '--help'],
      ['brand', 'set', '-h'],
    ]) {
      const { code, stdout: help, stderr } = await callForText('admin', asked, {});
      expect({ code, stderr }).toEqual({ code: 0, stderr: '' });
      expect(help).toMatch(/brand set --brand ID.*\n +Changes a brand/);
      expect(help).not.toContain('key create --brand ID --name');
    }
    const { stdout } = await callForText('admin', ['help'], {});
    expect(stdout).toContain('next: npm run -s import -- --brand BRAND_ID FILE.ndjson');
  });
});

describe('further names and domains', () => {
  test('are added to a brand and to a competitor, each once', async () => {
    const brand = await api.brand({ name: 'Acme', aliases: ['ACME Corp'], domains: ['acme.example'] });
    const competitor = await api.competitor(brand, 'Globex');
    const added = ['brand', 'add', '--brand', brand.id, '--alias', 'Roadrunner', '--domain', 'www.Acme.test'];
    const expected = { aliases: ['ACME Corp', 'Roadrunner'], domains: ['acme.example', 'acme.test'] };
    expect(await done(...added)).toMatchObject(expected);
    expect(await done(...added)).toMatchObject(expected);
    expect(
      await done(
        'competitor',
        'add',
        '--competitor',
        competitor,
        '--alias',
        'GBX',
        '--domain',
        'globex.example',
      ),
    ).toMatchObject({ name: 'Globex', aliases: ['GBX'], domain: 'globex.example', status: 'tracked' });
    expect((await api.get(`/v1/competitors/${competitor}`, brand)).body).toMatchObject({ aliases: ['GBX'] });
  });

  test('are refused where somebody else of the brand goes by them, or there is nobody', async () => {
    const brand = await api.brand({ name: 'Acme', aliases: [] });
    const competitor = await api.competitor(brand, 'Globex', { aliases: ['GBX'] });
    const nobody = '00000000-0000-4000-8000-000000000000';
    expect(await refused('brand', 'add', '--brand', brand.id, '--alias', 'gbx')).toEqual({
      code: 'name_taken',
      detail: 'gbx is a name of Globex',
    });
    expect((await refused('competitor', 'add', '--competitor', competitor, '--alias', 'ACME')).code).toBe(
      'name_taken',
    );
    await done('competitor', 'add', '--competitor', competitor, '--domain', 'globex.example');
    expect(await refused('brand', 'add', '--brand', brand.id, '--domain', 'www.globex.example')).toEqual({
      code: 'domain_taken',
      detail: 'globex.example is a domain of Globex',
    });
    expect((await refused('brand', 'add', '--brand', nobody, '--alias', 'x')).code).toBe('not_found');
    expect((await refused('competitor', 'add', '--competitor', nobody, '--alias', 'x')).code).toBe(
      'not_found',
    );
    expect((await refused('brand', 'add', '--brand', brand.id)).detail).toContain('--alias or --domain');
    expect(
      (await refused('competitor', 'add', '--competitor', competitor, '--domain', 'a.b', '--domain', 'c.d'))
        .code,
    ).toBe('invalid_option');
    const other = await api.brand({ name: 'Other', aliases: [] });
    expect(await done('brand', 'add', '--brand', other.id, '--alias', 'GBX')).toMatchObject({
      aliases: ['GBX'],
    });
  });
});

test('somebody is invited, signs in, and gets a link to set another password', async () => {
  const organization = await done('organization', 'create', '--name', 'People', '--plan', 'pro');
  const invite = (email: string, role: string) =>
    ['user', 'invite', '--organization', organization.id, '--email', email, '--role', role] as const;
  const invited = await done(...invite('Ann@People.example', 'owner'));
  expect(invited).toEqual({
    id: expect.any(String),
    link: expect.stringMatching(/^http:\/\/127\.0\.0\.1:8080\/link#[\w-]{43}$/),
  });
  const browser = openBrowser(api.url);
  const use = (link: string, body: object) => browser.post(`/app/links/${link.split('#')[1]}`, body);
  const joined = await use(invited.link, { name: 'Ann', password: PASSWORD });
  expect(joined.body.organizations).toMatchObject([{ name: 'People', role: 'owner' }]);
  const { link } = await done('user', 'reset', '--email', 'ann@people.example');
  expect((await use(link, { password: 'another password' })).status).toBe(200);

  expect(await refused(...invite('ann@people.example', 'member'))).toMatchObject({ code: 'already_member' });
  expect(await refused(...invite('x', 'member'))).toEqual({
    code: 'invalid_option',
    detail: '--email must be an e-mail address',
  });
  expect(await refused(...invite('x@y.example', 'boss'))).toEqual({
    code: 'invalid_option',
    detail: '--role must be one of member, manager, owner',
  });
  expect((await refused('user', 'reset', '--email', 'x@y.example')).code).toBe('not_found');
});
