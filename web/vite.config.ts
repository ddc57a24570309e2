import { defaultClientConditions, defineConfig, type Plugin } from 'vite';
import react from '@vitejs/plugin-react';

/** The two faces every first screen needs; the browser would otherwise learn of them only after the style sheet. */
const FIRST_FONTS = /(?:roboto|vollkorn)-latin-wght-normal-.*\.woff2$/;

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

// Relative addresses: the page's <base> alone decides under which path prefix the app lives.
export default defineConfig({
  base: './',
  plugins: [react(), preloadFonts()],
  resolve: { conditions: ['@larder/source', ...defaultClientConditions] },
  build: { target: 'es2022', assetsInlineLimit: 0, reportCompressedSize: false },
  server: { proxy: { '/api': process.env.LARDER_API ?? 'http://127.0.0.1:9000' } },
});
