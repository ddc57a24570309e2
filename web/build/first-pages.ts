import type { Plugin, Rollup } from 'vite';
import { inOrder, FIRST_PAGES, FIRST_PARTS, filesOf, type Chunks } from './first-load.ts';

/** Where the page keeps the names of the files; `public/early.js` reads them. */
export const ELEMENT_ID = 'first-pages';

/** The code of the app: `early.js` fetches and runs it after the images of the shell. */
const PRELOAD = /\s*<link rel="modulepreload"[^>]*>/g;
const START = /\s*<script type="module"[^>]* src="[^"]*"><\/script>/;

/**
 * Writes into index.html which files each of the first pages needs beyond the start, so that the browser fetches them
 * together with the start and not after it; as `parts`, what is opened over them first (`src/app/start/prefetch-parts.ts`);
 * as `start`, the files that `early.js` fetches after the images of the shell and runs once these are painted, each before
 * those that need it.
 */
export function firstPages(): Plugin {
  return {
    name: 'larder:first-pages',
    transformIndexHtml: {
      order: 'post',
      handler: (html, { bundle }) =>
        bundle && {
          html: html.replace(START, '').replaceAll(PRELOAD, ''),
          tags: [{ tag: 'script', attrs: { type: 'application/json', id: ELEMENT_ID }, children: pagesText(bundle) }],
        },
    },
  };
}

function pagesText(bundle: Rollup.OutputBundle): string {
  const chunks = Object.fromEntries(
    Object.entries(bundle).flatMap(([file, part]) => (part.type === 'chunk' ? [[file, part]] : [])),
  );
  const start = startFiles(chunks);
  const beyondStart = (sources: readonly string[]) => {
    const needed = sources.flatMap((source) => filesOf(source, chunks));
    const scripts = [...new Set(needed)].filter((file) => !start.includes(file));
    return [...scripts, ...new Set(scripts.flatMap((file) => [...(chunks[file]?.viteMetadata?.importedCss ?? [])]))];
  };
  const pages = Object.entries(FIRST_PAGES).map(([name, page]) => [name, beyondStart([page])]);
  return JSON.stringify({ ...Object.fromEntries(pages), parts: beyondStart(FIRST_PARTS), start });
}

/** What index.html names already; each file after those that it imports. */
function startFiles(chunks: Chunks): string[] {
  const entries = Object.entries(chunks).filter(([, { isEntry }]) => isEntry);
  return entries.flatMap(([file]) => inOrder(file, chunks));
}
