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
    // Without `browser`, under which @preact/signals has code for older ones (0.05 kB).
    conditions: ['module', 'development|production'],
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
      // Tables bring an older copy of what micromark has itself (0.2 kB).
      {
        find: './edit-map.js',
        replacement: 'micromark-util-edit-map',
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
  // Signals ask for their developers' tools at each effect.
  define: { 'window.__PREACT_SIGNALS_DEVTOOLS__': 'false' },
  build: {
    outDir: path.join(import.meta.dirname, 'dist'),
    emptyOutDir: true,
    target: 'es2022',
    assetsInlineLimit: 0,
    modulePreload: { polyfill: false },
    reportCompressedSize: false,
    // Terser, and behind it what minifies by default: each finds what the other leaves, 0.8 kB together.
    minify: 'terser',
    // Reading a property does nothing else here.
    terserOptions: {
      ecma: 2022,
      compress: { passes: 3, pure_getters: true, reduce_funcs: false, inline: 1 },
    },
    rolldownOptions: {
      output: { minify: true },
      treeshake: { propertyReadSideEffects: false },
      // It would tell of each build that minifying takes the most of it.
      checks: { pluginTimings: false },
    },
  },
  // `npm run -s dev:dashboard`: pages as they are being written, data of the service that runs beside.
  server: { proxy: { '/app': process.env.SERVICE_URL ?? 'http://127.0.0.1:8080' } },
});
