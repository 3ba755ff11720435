import path from 'node:path';
import { defineConfig } from 'vite';

/**
 * Where the service looks for it (src/pages). Assets carry a hash of their content in their name, and none of them is
 * inlined: the Content-Security-Policy lets nothing in that is not a file of this origin.
 */
export default defineConfig({
  root: import.meta.dirname,
  resolve: {
    alias: {
      'decode-named-character-reference': path.join(
        import.meta.dirname,
        'src/answer-text/character-references.ts',
      ),
    },
  },
  build: {
    outDir: path.join(import.meta.dirname, 'dist'),
    emptyOutDir: true,
    target: 'es2022',
    assetsInlineLimit: 0,
    modulePreload: { polyfill: false },
    reportCompressedSize: false,
  },
  // `npm run -s dev:dashboard`: pages as they are being written, data of the service that runs beside.
  server: { proxy: { '/app': process.env.SERVICE_URL ?? 'http://127.0.0.1:8080' } },
});
