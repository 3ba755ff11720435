import { existsSync, readdirSync, readFileSync, writeFileSync } from 'node:fs';
import path from 'node:path';
import { brotliCompressSync } from 'node:zlib';

/*
 * npm ci ends with this: it makes dashboard/dist, which the service serves (src/static-pages). Where development dependencies
 * were left out (`--omit=dev`) there is nothing to make it with, and what was made elsewhere is copied in (Dockerfile).
 * Plain JavaScript, as any Node.js from 20 on may run it.
 */

const root = path.join(import.meta.dirname, '..');
const dashboard = path.join(root, 'dashboard');

if (existsSync(path.join(root, 'node_modules/vite'))) {
  const { build } = await import('vite');
  // Packs 3 % smaller than zlib does, in a second.
  const { default: zopfli } = await import('@gfx/zopfli');
  await build({ root: dashboard, configFile: path.join(dashboard, 'vite.config.ts'), logLevel: 'warn' });
  const assets = path.join(dashboard, 'dist/assets');
  for (const name of readdirSync(assets)) {
    const content = readFileSync(path.join(assets, name));
    writeFileSync(path.join(assets, `${name}.br`), brotliCompressSync(content));
    writeFileSync(path.join(assets, `${name}.gz`), await zopfli.gzipAsync(content, {}));
  }
}
