import path from 'node:path';
import { defineConfig } from 'vite';

/**
 * Builds into the folder that the service serves (src/static-pages). Assets carry a hash of their content in their
 * name, and none of them is inlined: the Content-Security-Policy lets nothing in that is not a file of this origin.
 */
export default defineConfig({
  root: import.meta.dirname,
  resolve: {
    // Without `browser`, under which @preact/signals has code for older ones (0.05 kB).
    conditions: ['module', 'development|production'],
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
