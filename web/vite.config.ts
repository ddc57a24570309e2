import { readdirSync, readFileSync, writeFileSync } from 'node:fs';
import { join } from 'node:path';
import { brotliCompressSync, gzipSync } from 'node:zlib';
import { defaultClientConditions, defineConfig, type Plugin } from 'vite';
import react from '@vitejs/plugin-react';
import { VitePWA } from 'vite-plugin-pwa';
import { budget } from './build/budget.ts';
import { sharedChunks } from './build/chunks.ts';
import { firstPages } from './build/first-pages.ts';

const WORTH_COMPRESSING = /\.(?:js|css|svg)$/;

/** Lays a `.br` and a `.gz` beside each hashed file: the server sends them as they are and never compresses twice. */
function precompress(): Plugin {
  return {
    name: 'larder:precompress',
    apply: 'build',
    writeBundle({ dir = 'dist' }) {
      const folder = join(dir, 'assets');
      for (const file of readdirSync(folder).filter((name) => WORTH_COMPRESSING.test(name))) {
        const content = readFileSync(join(folder, file));
        writeFileSync(join(folder, `${file}.br`), brotliCompressSync(content));
        writeFileSync(join(folder, `${file}.gz`), gzipSync(content, { level: 9 }));
      }
    },
  };
}

/** `service-worker/sw.ts` with the names of the app's files, which it keeps for opening without a connection. */
const serviceWorker = VitePWA({
  strategies: 'injectManifest',
  srcDir: 'service-worker',
  filename: 'sw.ts',
  injectRegister: false,
  manifest: false,
  injectManifest: { globPatterns: ['assets/*.{js,css}', '*.html', '{boot,early}.js', 'icons/{logo,shelf}.svg'] },
});

// Relative addresses: the page's <base> alone decides under which path prefix the app lives.
export default defineConfig({
  base: './',
  plugins: [react(), firstPages(), precompress(), budget(), serviceWorker],
  resolve: { conditions: ['@larder/source', ...defaultClientConditions] },
  json: { stringify: true, namedExports: false }, // JSON.parse is faster than the same as a literal
  build: {
    target: 'es2022',
    assetsInlineLimit: 0,
    reportCompressedSize: false,
    rolldownOptions: { output: { codeSplitting: { groups: sharedChunks(import.meta.dirname) } } },
  },
  server: { proxy: { '/api': process.env.LARDER_API ?? 'http://127.0.0.1:9000' } },
});
