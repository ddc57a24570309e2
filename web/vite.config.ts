import { readdirSync, readFileSync, writeFileSync } from 'node:fs';
import { join } from 'node:path';
import { brotliCompressSync, gzipSync } from 'node:zlib';
import { defaultClientConditions, defineConfig, type Plugin } from 'vite';
import react from '@vitejs/plugin-react';
import { VitePWA } from 'vite-plugin-pwa';
import { budget } from './build/budget.ts';
import { sharedChunks } from './build/chunks.ts';
import { firstPages } from './build/first-pages.ts';
import { START_SCRIPTS, startScripts } from './build/start-scripts.ts';

const WORTH_COMPRESSING = /\.(?:js|css|svg)$/;

/**
 * Writes a `.br` and a `.gz` next to each hashed file and the scripts of index.html, which the server sends instead of
 * compressing.
 */
function precompress(): Plugin {
  return {
    name: 'larder:precompress',
    apply: 'build',
    writeBundle({ dir = 'dist' }) {
      const assets = readdirSync(join(dir, 'assets')).filter((name) => WORTH_COMPRESSING.test(name));
      const files = [
        ...assets.map((name) => join(dir, 'assets', name)),
        ...START_SCRIPTS.map((name) => join(dir, name)),
      ];
      for (const file of files) {
        const content = readFileSync(file);
        writeFileSync(`${file}.br`, brotliCompressSync(content));
        writeFileSync(`${file}.gz`, gzipSync(content, { level: 9 }));
      }
    },
  };
}

/** `service-worker/sw.ts` with the file names of the app, which it caches for offline use. */
const serviceWorker = VitePWA({
  strategies: 'injectManifest',
  srcDir: 'service-worker',
  filename: 'sw.ts',
  injectRegister: false,
  manifest: false,
  injectManifest: { globPatterns: ['assets/*.{js,css}', '*.html', '{boot,early}.js', 'icons/{logo,shelf}.svg'] },
});

// Relative URLs: the page's <base> sets the base path of the app.
export default defineConfig({
  base: './',
  plugins: [react(), firstPages(), startScripts(), precompress(), budget(), serviceWorker],
  resolve: { conditions: ['@larder/source', ...defaultClientConditions] },
  json: { stringify: true, namedExports: false }, // `JSON.parse` is faster than an object literal
  build: {
    target: 'es2022',
    assetsInlineLimit: 0,
    reportCompressedSize: false,
    rolldownOptions: { output: { codeSplitting: { groups: sharedChunks(import.meta.dirname) } } },
  },
  server: { proxy: { '/api': process.env.LARDER_API ?? 'http://127.0.0.1:9000' } },
});
