import { readdirSync, readFileSync, writeFileSync } from 'node:fs';
import { join } from 'node:path';
import { brotliCompressSync, gzipSync } from 'node:zlib';
import { defaultClientConditions, defineConfig, type Plugin } from 'vite';
import react from '@vitejs/plugin-react';
import { budget } from './build/budget.ts';
import { sharedChunks } from './build/chunks.ts';

/** The two faces every first screen needs; the browser would otherwise learn of them only after the style sheet. */
const FIRST_FONTS = /(?:roboto|vollkorn)-latin-wght-normal-.*\.woff2$/;
const WORTH_COMPRESSING = /\.(?:js|css|svg)$/;

/** Tells the page to fetch the first fonts at once, so that text does not jump when they arrive. */
function preloadFonts(): Plugin {
  return {
    name: 'larder:preload-fonts',
    transformIndexHtml: {
      order: 'post',
      handler: (_html, { bundle }) =>
        Object.keys(bundle ?? {})
          .filter((file) => FIRST_FONTS.test(file))
          .map((file) => ({
            tag: 'link',
            attrs: { rel: 'preload', as: 'font', type: 'font/woff2', crossorigin: true, href: `./${file}` },
            injectTo: 'head' as const,
          })),
    },
  };
}

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

// Relative addresses: the page's <base> alone decides under which path prefix the app lives.
export default defineConfig({
  base: './',
  plugins: [react(), preloadFonts(), precompress(), budget()],
  resolve: { conditions: ['@larder/source', ...defaultClientConditions] },
  build: {
    target: 'es2022',
    assetsInlineLimit: 0,
    reportCompressedSize: false,
    rolldownOptions: { output: { codeSplitting: { groups: sharedChunks(import.meta.dirname) } } },
  },
  server: { proxy: { '/api': process.env.LARDER_API ?? 'http://127.0.0.1:9000' } },
});
