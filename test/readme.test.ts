import { execFile, spawnSync } from 'node:child_process';
import { mkdirSync, mkdtempSync, readFileSync, rmSync, symlinkSync, writeFileSync } from 'node:fs';
import os from 'node:os';
import path from 'node:path';
import { setTimeout as sleep } from 'node:timers/promises';
import { afterAll, beforeAll, describe, expect, it } from 'vitest';
import manifest from '../package.json' with { type: 'json' };
import { addDays, daysInRange, today } from '../src/shared/dates.ts';
import { childEnvironment } from './helpers/child-environment.ts';
import { callForText } from './helpers/command.ts';
import {
  documentsIn,
  ROOT,
  type ShownCommands,
  type ShownFile,
  stepsOf,
  textOf,
} from './helpers/documents.ts';
import { freePort } from './helpers/free-port.ts';
import { NIGHTLY } from './helpers/nightly.ts';
import {
  addressOf,
  demoWeeks,
  endStarted,
  expectPrivate,
  leftoversOf,
  type Started,
  start,
  told,
} from './helpers/npm-start.ts';

/*
 * Every command that README.md and docs/*.md show, as it is written, against one service with the demo: each must print
 * what is shown of it. UPDATE_DOCS=1 writes what it prints into the documents instead. That service is npm start as a
 * person starts it, from an empty directory to its end: making a demo takes 20 s of processor time.
 */

/** The day on which the outputs were written down; the demo ends on the day it is made. */
const WRITTEN = '2026-11-21';

/** Whoever reads them in this order has what the next one needs. */
const FIRST = [
  'README.md',
  'docs/api.md',
  // Asks the demo as it is made: administration.md tells more of its domains.
  'docs/questions.md',
  'docs/assistants.md',
  'docs/administration.md',
  'docs/import.md',
];
const DOCUMENTS = [...FIRST, ...documentsIn('docs').filter((document) => !FIRST.includes(document))];

const UPDATE = process.env.UPDATE_DOCS === '1';
const NO_CURL = spawnSync('curl', ['--version']).error !== undefined;

/** Dates, with the time of day where there is one. */
const DATES = /\b(\d{4}-\d{2}-\d{2})(?:([T ])(\d{2}:\d{2}:\d{2})(\.\d+)?)?/g;

/** The demo's answers of a day are of its first minute; what is later is the moment of the run, or so many days after. */
const FIRST_MINUTE = '00:01:00';

const timeOfDay = () => new Date().toISOString().slice(11, 19);

/** Moves all dates of a text by as many days as lie between two days, but the one that prices are of. */
const moved = (text: string, from: string, to: string) =>
  text.replace(
    new RegExp(`(?<!"prices_of":")${DATES.source}`, 'g'),
    (whole, date: string) => addDays(date, daysInRange(from, to) - 1) + whole.slice(10),
  );

/**
 * A text with everything that differs between two runs named by its kind: ids by the place where each comes first,
 * keys, hashes of files, dates by their distance from the newest day, and moments of the run.
 */
function likeness(text: string, newest: string): string {
  const ids = new Map<string, number>();
  return text
    .replace(/\b[0-9a-f]{8}(?:-[0-9a-f]{4}){3}-[0-9a-f]{12}\b/g, (id) => {
      if (!ids.has(id)) ids.set(id, ids.size + 1);
      return `<id ${ids.get(id)}>`;
    })
    .replace(/avk_(?:\w{40}|…)/g, '<key>')
    .replace(/link#(?:[\w-]{43}|…)/g, 'link#<token>')
    .replace(/whsec_(?:[\w+/]{43}=|…)/g, '<secret of a webhook>')
    .replace(/"(first|last)_characters":"\w+"/g, '"$1_characters":<of a key>')
    .replace(/\b[0-9a-f]{64}\b/g, '<sha256>')
    .replace(/"next":"[\w-]{32}"/g, '"next":"<cursor of this installation>"')
    .replace(
      /"(month|prices_of|(?:forecast|next_month)_\w+)":(?:"[^"]*"|[\d.]+|null)/g,
      '"$1":<of the day of the month>',
    )
    .replace(DATES, (_, date: string, between = '', time = '', part = '') =>
      date >= newest && time > FIRST_MINUTE
        ? `<now and ${daysInRange(newest, date) - 1} days>`
        : `<day ${daysInRange(newest, date) - 1}>${between}${time}${part}`,
    );
}

/**
 * Puts a stand-in for npm into a folder, which runs the package's scripts as npm does: npm itself takes 0.7 s of
 * processor time for each of seventy commands, so it runs at night.
 */
function writeNpm(bin: string): void {
  const scripts = Object.entries(manifest.scripts).map(
    ([name, script]) => `  ${name}) exec sh -c '${script.replaceAll("'", `'\\''`)} "$@"' sh "$@" ;;`,
  );
  const lines = [
    '#!/bin/bash',
    'shift; if [ "$1" = -s ]; then shift; fi; name=$1; shift; if [ "$1" = -- ]; then shift; fi',
    'PATH="$PWD/node_modules/.bin:$PATH"',
    'case $name in',
    ...scripts,
    '  *) echo "there is no script $name" >&2; exit 1 ;;',
    'esac',
  ];
  mkdirSync(bin);
  writeFileSync(path.join(bin, 'npm'), `${lines.join('\n')}\n`, { mode: 0o755 });
}

const steps = DOCUMENTS.flatMap((document) => stepsOf(document, textOf(document)));
const files = steps.filter((step): step is ShownFile => step.kind === 'file');
const shown = steps.filter((step): step is ShownCommands => step.kind === 'commands');

let folder: string;
let service: Started;
/** Addresses and the folder as the documents write them, and as they are. */
let places: [string, string][] = [];
/** What `npm start` shows to the person who runs it. */
let invitation: string;

beforeAll(async () => {
  // A demo is made and asked on one day, whose first minute is over.
  while (timeOfDay() > '23:58:00' || timeOfDay() < FIRST_MINUTE) await sleep(1_000);
  folder = mkdtempSync(path.join(os.tmpdir(), 'answer-visibility-readme-'));
  for (const name of ['package.json', 'node_modules', 'scripts']) {
    symlinkSync(path.join(ROOT, name), path.join(folder, name));
  }
  if (!NIGHTLY) writeNpm(path.join(folder, 'bin'));
  for (const { name, content } of files) {
    writeFileSync(path.join(folder, name), moved(content, WRITTEN, today()));
  }
  const operatorPort = await freePort();
  service = start(folder, { OPERATOR_PORT: String(operatorPort) });
  [invitation] = await told(service, /The demo brand's API key is.*\/link#[\w-]{43}\n/s);
  const url = await addressOf(service);
  places = [
    ['http://127.0.0.1:8080', url],
    ['http://127.0.0.1:9090', `http://127.0.0.1:${operatorPort}`],
    ['/home/you', folder],
  ];
});

afterAll(() => {
  endStarted();
  rmSync(folder, { recursive: true, force: true });
});

/** Ids that commands gave, for the words that the documents write in their place. */
const ids = new Map<string, string>();
/** Variables that a document's lines set for the ones that follow. */
const variables = new Map<string, string[]>();

/** The command as the reader of a document has to run it here and today. */
function here(command: string): string {
  let line = moved(command, WRITTEN, today());
  for (const [written, real] of places) line = line.replaceAll(written, real);
  for (const [name, id] of ids) line = line.replaceAll(name, id);
  return line;
}

const asWritten = (output: string) =>
  places.reduce((text, [written, real]) => text.replaceAll(real, written), output);

const run = (lines: readonly string[]) =>
  new Promise<{ readonly ends: boolean; readonly stdout: string; readonly stderr: string }>((resolve) => {
    const PATH = `${path.join(folder, 'bin')}${path.delimiter}${childEnvironment.PATH}`;
    const options = { cwd: folder, env: { ...childEnvironment, PATH, NO_UPDATE_NOTIFIER: '1' } };
    execFile(
      'bash',
      ['--norc', '-c', ['set -o pipefail', ...lines].join('\n')],
      options,
      (error, stdout, stderr) => resolve({ ends: error === null, stdout, stderr }),
    );
  });

/** Lines of package.json, without the names of their scripts, that have run in a process of their own, as each does once. */
const started = new Set<string>();

/**
 * The script and arguments of a line that does nothing but call one, which by day runs in this process where one like it
 * has run as it is written before: one of its own takes half a second of processor time to load what all forty load.
 * Null for any other line.
 */
function callIn(line: string): { readonly script: string; readonly args: readonly string[] } | null {
  const [, script = '', rest = ''] = /^npm run -s (\w+)(?: -- ([^|&;<>$'\\]+))?$/.exec(line) ?? [];
  if (NIGHTLY || script === '') return null;
  const lines: Readonly<Record<string, string>> = manifest.scripts;
  const alike = lines[script]?.replace(`scripts/${script}.ts`, 'scripts/NAME.ts') ?? '';
  if (!started.has(alike)) {
    started.add(alike);
    return null;
  }
  return { script, args: [...rest.matchAll(/"([^"]*)"|\S+/g)].map(([word, quoted]) => quoted ?? word) };
}

async function call({ script, args }: NonNullable<ReturnType<typeof callIn>>) {
  const before = process.cwd();
  process.chdir(folder);
  try {
    const { code, stdout, stderr } = await callForText(script, args, {
      DATA_DIR: path.join(folder, '.data'),
      // Its log would go past the outputs that are caught.
      LOG_LEVEL: 'silent',
    });
    return { ends: code === 0, stdout, stderr };
  } finally {
    process.chdir(before);
  }
}

/** Runs a line of a document. @returns what it prints, with the places that the documents write. */
async function outputOf(document: string, command: string): Promise<string> {
  if (command === 'npm ci') return '';
  if (command === 'npm start') return asWritten(invitation);
  const line = here(command);
  const before = variables.get(document) ?? [];
  if (/^[A-Z]+=/.test(line)) variables.set(document, [...before, line]);
  const called = callIn(line);
  const { ends, stdout, stderr } = await (called ? call(called) : run([...before, line]));
  if (!ends && stdout !== '') throw new Error(`${line}\n${stdout}${stderr}`);
  const [, noun, resource] = /admin -- (\w+) create|-d .* \$API\/(\w+)s$/.exec(command) ?? [];
  const made = noun ?? resource;
  if (made) ids.set(`${made.toUpperCase()}_ID`, JSON.parse(stdout).id);
  // What a command says on the side is shown where it has nothing to print, as where it was refused.
  const output = asWritten(stdout === '' ? stderr : stdout).replaceAll('\r\n', '\n');
  return output === '' || output.endsWith('\n') ? output : `${output}\n`;
}

/** Outputs that are to stand in the documents instead. */
const updates = new Map<ShownCommands, string>();

afterAll(() => {
  // From the end of each document, so that the places before stay where they are.
  for (const [{ document, output, outputAt }, printed] of [...updates].reverse()) {
    if (outputAt === null) continue;
    const text = textOf(document);
    const written = moved(printed, today(), WRITTEN)
      .replace(/avk_\w{40}/g, 'avk_…')
      .replace(/whsec_[\w+/]{43}=/g, 'whsec_…')
      .replace(/link#[\w-]{43}/g, 'link#…');
    writeFileSync(
      path.join(ROOT, document),
      text.slice(0, outputAt) + written + text.slice(outputAt + output.length),
    );
  }
});

const keyIn = (output: string) => /API key is (avk_\w{40})\n/.exec(output)?.[1] ?? '';
const linkIn = (output: string) => /http:\S+\/link#([\w-]{43})/.exec(output)?.[1];

describe('npm start', () => {
  it('makes a demo, and shows its key and a link to nobody but the person', async () => {
    const key = keyIn(invitation);
    expect(invitation).toContain('/v1/reports/visibility?dimensions=week');
    expect(readFileSync(path.join(folder, '.data/demo-key'), 'utf8').trim()).toBe(key);
    await demoWeeks(await addressOf(service), key);
    const logged = service
      .output()
      .split('\n')
      .filter((line) => line.startsWith('{'));
    const secrets = [key, linkIn(invitation) ?? key];
    expect(logged.filter((line) => secrets.some((secret) => line.includes(secret)))).toEqual([]);
    // Passwords, answers and locks are for this user alone.
    expectPrivate(path.join(folder, '.data'));
  });

  it('does not run twice in one place', async () => {
    // On the same ports, as who forgot that it runs does: there it is told what runs, not to choose others.
    const { port } = new URL(await addressOf(service));
    const second = start(folder, { PORT: port });
    expect(await second.exited).toBe(1);
    expect(second.output()).toMatch(/already runs on DATA_DIR/);
  });
});

describe(`the commands of the documents${NO_CURL ? ' (skipped: there is no curl)' : ''}`, () => {
  it('are there', () => {
    expect(shown.length).toBeGreaterThan(20);
  });

  it.skipIf(NO_CURL).each(shown)('$document:$line $commands.0', async (step) => {
    let printed = '';
    for (const command of step.commands) printed += await outputOf(step.document, command);
    const [found, told] = [likeness(printed, today()), likeness(step.output, WRITTEN)];
    if (UPDATE && found !== told && step.outputAt !== null) updates.set(step, printed);
    else expect(found).toBe(told);
  });
});

describe('npm start, after all that', () => {
  it('lets somebody in by its link, once', async () => {
    const url = await addressOf(service);
    expect(invitation).toContain(`${url}/link#`);
    const signIn = () =>
      fetch(`${url}/app/links/${linkIn(invitation)}`, {
        method: 'POST',
        headers: { 'sec-fetch-site': 'same-origin' },
      });
    const session = (await (await signIn()).json()) as { organizations: { name: string; role: string }[] };
    expect(session.organizations).toMatchObject([{ name: 'Demo', role: 'owner', plan: 'trial' }]);
    expect((await signIn()).status).toBe(404);
  });

  it('leaves no process, and has its demo when it is started again', async () => {
    const key = keyIn(invitation);
    const weeks = await demoWeeks(await addressOf(service), key);
    service.child.kill('SIGTERM');
    expect(await service.exited).toBe(0);
    expect(leftoversOf(folder)).toEqual([]);
    const again = start(folder);
    await told(again, /API key is /);
    expect(await demoWeeks(await addressOf(again), key)).toEqual(weeks);
    expect(keyIn(again.output())).toBe(key);
    expect(linkIn(again.output())).toBeUndefined();
    // Who has signed out meanwhile gets in again as the start says.
    const [, command = ''] = await told(again, /^ {2}npm run -s (admin -- user reset .*)$/m);
    const { ends, stdout } = await run([`npm run -s ${command}`]);
    expect({ ends, link: linkIn(stdout) }).toEqual({ ends: true, link: expect.any(String) });
    // At its own port, which is not set for the command.
    expect(stdout).toContain(`"${await addressOf(again)}/link#`);
    again.child.kill('SIGKILL');
    await again.exited;
    await expect.poll(() => leftoversOf(folder)).toEqual([]);
  });
});
