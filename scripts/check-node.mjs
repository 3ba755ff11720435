/*
 * npm ci ends with this, run by the Node.js that the scripts of package.json find: the one that came along as an
 * optional dependency, or the machine's own where npm left that out. npm does so without a word where it could
 * not be fetched, and an older Node.js then fails over TypeScript, or does nothing.
 */

/** The first version with all that the project uses; the last to come was import.meta.main. */
const FIRST = [24, 2];

const [major = 0, minor = 0] = process.versions.node.split('.').map(Number);
if (major < FIRST[0] || (major === FIRST[0] && minor < FIRST[1])) {
  process.stderr.write(
    `This project runs on Node.js ${FIRST.join('.')} or newer, and npm has not installed the one that it brings along ` +
      `for ${process.platform}-${process.arch} (found: ${process.version}). Run "npm ci" again with the optional ` +
      'dependencies (not --omit=optional), or install Node.js 24.\n',
  );
  process.exitCode = 1;
}
