import path from 'node:path';
import { defineConfig, type Plugin } from 'vite';

/** Parts are fetched by the browser's own import: they have no styles to wait for, which Vite's wrapper is for (0.8 kB). */
const plainImports: Plugin = {
  name: 'plain-imports',
  enforce: 'pre',
  load: (id) =>
    id === '\0vite/preload-helper.js' ? 'export const __vitePreload = (load) => load();' : undefined,
};

/**
 * Where the service looks for it (src/pages). Assets carry a hash of their content in their name, and none of them is
 * inlined: the Content-Security-Policy lets nothing in that is not a file of this origin.
 */
export default defineConfig({
  root: import.meta.dirname,
  plugins: [plainImports],
  resolve: {
    alias: [
      {
        find: 'decode-named-character-reference',
        replacement: path.join(import.meta.dirname, 'src/answer-text/character-references.ts'),
      },
      {
        find: 'mdast-util-to-string',
        replacement: path.join(import.meta.dirname, 'src/answer-text/plain-text.ts'),
      },
      {
        find: 'unist-util-stringify-position',
        replacement: path.join(import.meta.dirname, 'src/answer-text/positions.ts'),
      },
      // As micromark-core-commonmark names it.
      {
        find: /^\.\/lib\/html-(flow|text)\.js$/,
        replacement: path.join(import.meta.dirname, 'src/answer-text/tags.ts'),
      },
    ],
  },
  // Plain calls take 0.6 kB less than those of the JSX runtime.
  oxc: {
    jsx: { runtime: 'classic', pragma: 'h', pragmaFrag: 'Fragment' },
    jsxInject: "import { h, Fragment } from 'preact'",
  },
  build: {
    outDir: path.join(import.meta.dirname, 'dist'),
    emptyOutDir: true,
    target: 'es2022',
    assetsInlineLimit: 0,
    modulePreload: { polyfill: false },
    reportCompressedSize: false,
    // Reading a property does nothing else here.
    rolldownOptions: { treeshake: { propertyReadSideEffects: false } },
  },
  // `npm run -s dev:dashboard`: pages as they are being written, data of the service that runs beside.
  server: { proxy: { '/app': process.env.SERVICE_URL ?? 'http://127.0.0.1:8080' } },
});
